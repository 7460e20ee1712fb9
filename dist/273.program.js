export const id=273,ids=[273],modules={9659:(function(__unused_webpack_module,exports,__webpack_require__){var __createBinding=this&&this.__createBinding||(Object.
create?(function(o,m,k,k2){k2===void 0&&(k2=k);var desc=Object.getOwnPropertyDescriptor(m,k);(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))&&
(desc={enumerable:!0,get:function(){return m[k]}}),Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){k2===void 0&&(k2=k),o[k2]=m[k]})),__setModuleDefault=this&&
this.__setModuleDefault||(Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}):function(o,v){o.default=v}),__importStar=this&&
this.__importStar||(function(){var ownKeys=function(o){return ownKeys=Object.getOwnPropertyNames||function(o2){var ar=[];for(var k in o2)Object.prototype.hasOwnProperty.
call(o2,k)&&(ar[ar.length]=k);return ar},ownKeys(o)};return function(mod){if(mod&&mod.__esModule)return mod;var result={};if(mod!=null)for(var k=ownKeys(mod),i=0;i<
k.length;i++)k[i]!=="default"&&__createBinding(result,mod,k[i]);return __setModuleDefault(result,mod),result}})(),__awaiter=this&&this.__awaiter||function(thisArg,_arguments,P,generator){
function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){
try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?
resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})};Object.defineProperty(exports,
"__esModule",{value:!0}),exports.HttpClient=exports.HttpClientResponse=exports.HttpClientError=exports.MediaTypes=exports.Headers=exports.HttpCodes=void 0,exports.
getProxyUrl=getProxyUrl,exports.isHttps=isHttps;const http=__importStar(__webpack_require__(8611)),https=__importStar(__webpack_require__(5692)),pm2=__importStar(
__webpack_require__(3335)),tunnel=__importStar(__webpack_require__(770)),undici_1=__webpack_require__(6752);var HttpCodes;(function(HttpCodes2){HttpCodes2[HttpCodes2.
OK=200]="OK",HttpCodes2[HttpCodes2.MultipleChoices=300]="MultipleChoices",HttpCodes2[HttpCodes2.MovedPermanently=301]="MovedPermanently",HttpCodes2[HttpCodes2.ResourceMoved=
302]="ResourceMoved",HttpCodes2[HttpCodes2.SeeOther=303]="SeeOther",HttpCodes2[HttpCodes2.NotModified=304]="NotModified",HttpCodes2[HttpCodes2.UseProxy=305]="Us\
eProxy",HttpCodes2[HttpCodes2.SwitchProxy=306]="SwitchProxy",HttpCodes2[HttpCodes2.TemporaryRedirect=307]="TemporaryRedirect",HttpCodes2[HttpCodes2.PermanentRedirect=
308]="PermanentRedirect",HttpCodes2[HttpCodes2.BadRequest=400]="BadRequest",HttpCodes2[HttpCodes2.Unauthorized=401]="Unauthorized",HttpCodes2[HttpCodes2.PaymentRequired=
402]="PaymentRequired",HttpCodes2[HttpCodes2.Forbidden=403]="Forbidden",HttpCodes2[HttpCodes2.NotFound=404]="NotFound",HttpCodes2[HttpCodes2.MethodNotAllowed=405]=
"MethodNotAllowed",HttpCodes2[HttpCodes2.NotAcceptable=406]="NotAcceptable",HttpCodes2[HttpCodes2.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",
HttpCodes2[HttpCodes2.RequestTimeout=408]="RequestTimeout",HttpCodes2[HttpCodes2.Conflict=409]="Conflict",HttpCodes2[HttpCodes2.Gone=410]="Gone",HttpCodes2[HttpCodes2.
TooManyRequests=429]="TooManyRequests",HttpCodes2[HttpCodes2.InternalServerError=500]="InternalServerError",HttpCodes2[HttpCodes2.NotImplemented=501]="NotImplem\
ented",HttpCodes2[HttpCodes2.BadGateway=502]="BadGateway",HttpCodes2[HttpCodes2.ServiceUnavailable=503]="ServiceUnavailable",HttpCodes2[HttpCodes2.GatewayTimeout=
504]="GatewayTimeout"})(HttpCodes||(exports.HttpCodes=HttpCodes={}));var Headers;(function(Headers2){Headers2.Accept="accept",Headers2.ContentType="content-type"})(
Headers||(exports.Headers=Headers={}));var MediaTypes;(function(MediaTypes2){MediaTypes2.ApplicationJson="application/json"})(MediaTypes||(exports.MediaTypes=MediaTypes=
{}));function getProxyUrl(serverUrl){const proxyUrl=pm2.getProxyUrl(new URL(serverUrl));return proxyUrl?proxyUrl.href:""}const HttpRedirectCodes=[HttpCodes.MovedPermanently,
HttpCodes.ResourceMoved,HttpCodes.SeeOther,HttpCodes.TemporaryRedirect,HttpCodes.PermanentRedirect],HttpResponseRetryCodes=[HttpCodes.BadGateway,HttpCodes.ServiceUnavailable,
HttpCodes.GatewayTimeout],RetryableHttpVerbs=["OPTIONS","GET","DELETE","HEAD"],ExponentialBackoffCeiling=10,ExponentialBackoffTimeSlice=5;class HttpClientError extends Error{constructor(message,statusCode){
super(message),this.name="HttpClientError",this.statusCode=statusCode,Object.setPrototypeOf(this,HttpClientError.prototype)}}exports.HttpClientError=HttpClientError;
class HttpClientResponse{constructor(message){this.message=message}readBody(){return __awaiter(this,void 0,void 0,function*(){return new Promise(resolve=>__awaiter(
this,void 0,void 0,function*(){let output=Buffer.alloc(0);this.message.on("data",chunk=>{output=Buffer.concat([output,chunk])}),this.message.on("end",()=>{resolve(
output.toString())})}))})}readBodyBuffer(){return __awaiter(this,void 0,void 0,function*(){return new Promise(resolve=>__awaiter(this,void 0,void 0,function*(){
const chunks=[];this.message.on("data",chunk=>{chunks.push(chunk)}),this.message.on("end",()=>{resolve(Buffer.concat(chunks))})}))})}}exports.HttpClientResponse=
HttpClientResponse;function isHttps(requestUrl){return new URL(requestUrl).protocol==="https:"}class HttpClient{constructor(userAgent,handlers,requestOptions){this.
_ignoreSslError=!1,this._allowRedirects=!0,this._allowRedirectDowngrade=!1,this._maxRedirects=50,this._allowRetries=!1,this._maxRetries=1,this._keepAlive=!1,this.
_disposed=!1,this.userAgent=this._getUserAgentWithOrchestrationId(userAgent),this.handlers=handlers||[],this.requestOptions=requestOptions,requestOptions&&(requestOptions.
ignoreSslError!=null&&(this._ignoreSslError=requestOptions.ignoreSslError),this._socketTimeout=requestOptions.socketTimeout,requestOptions.allowRedirects!=null&&
(this._allowRedirects=requestOptions.allowRedirects),requestOptions.allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=requestOptions.allowRedirectDowngrade),
requestOptions.maxRedirects!=null&&(this._maxRedirects=Math.max(requestOptions.maxRedirects,0)),requestOptions.keepAlive!=null&&(this._keepAlive=requestOptions.
keepAlive),requestOptions.allowRetries!=null&&(this._allowRetries=requestOptions.allowRetries),requestOptions.maxRetries!=null&&(this._maxRetries=requestOptions.
maxRetries))}options(requestUrl,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){return this.request("OPTIONS",requestUrl,null,additionalHeaders||
{})})}get(requestUrl,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){return this.request("GET",requestUrl,null,additionalHeaders||{})})}del(requestUrl,additionalHeaders){
return __awaiter(this,void 0,void 0,function*(){return this.request("DELETE",requestUrl,null,additionalHeaders||{})})}post(requestUrl,data,additionalHeaders){return __awaiter(
this,void 0,void 0,function*(){return this.request("POST",requestUrl,data,additionalHeaders||{})})}patch(requestUrl,data,additionalHeaders){return __awaiter(this,
void 0,void 0,function*(){return this.request("PATCH",requestUrl,data,additionalHeaders||{})})}put(requestUrl,data,additionalHeaders){return __awaiter(this,void 0,
void 0,function*(){return this.request("PUT",requestUrl,data,additionalHeaders||{})})}head(requestUrl,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){
return this.request("HEAD",requestUrl,null,additionalHeaders||{})})}sendStream(verb,requestUrl,stream,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){
return this.request(verb,requestUrl,stream,additionalHeaders)})}getJson(requestUrl_1){return __awaiter(this,arguments,void 0,function*(requestUrl,additionalHeaders={}){
additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson);const res=yield this.get(requestUrl,
additionalHeaders);return this._processResponse(res,this.requestOptions)})}postJson(requestUrl_1,obj_1){return __awaiter(this,arguments,void 0,function*(requestUrl,obj,additionalHeaders={}){
const data=JSON.stringify(obj,null,2);additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson),
additionalHeaders[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(additionalHeaders,MediaTypes.ApplicationJson);const res=yield this.post(requestUrl,
data,additionalHeaders);return this._processResponse(res,this.requestOptions)})}putJson(requestUrl_1,obj_1){return __awaiter(this,arguments,void 0,function*(requestUrl,obj,additionalHeaders={}){
const data=JSON.stringify(obj,null,2);additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson),
additionalHeaders[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(additionalHeaders,MediaTypes.ApplicationJson);const res=yield this.put(requestUrl,
data,additionalHeaders);return this._processResponse(res,this.requestOptions)})}patchJson(requestUrl_1,obj_1){return __awaiter(this,arguments,void 0,function*(requestUrl,obj,additionalHeaders={}){
const data=JSON.stringify(obj,null,2);additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson),
additionalHeaders[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(additionalHeaders,MediaTypes.ApplicationJson);const res=yield this.patch(requestUrl,
data,additionalHeaders);return this._processResponse(res,this.requestOptions)})}request(verb,requestUrl,data,headers){return __awaiter(this,void 0,void 0,function*(){
if(this._disposed)throw new Error("Client has already been disposed.");const parsedUrl=new URL(requestUrl);let info=this._prepareRequest(verb,parsedUrl,headers);
const maxTries=this._allowRetries&&RetryableHttpVerbs.includes(verb)?this._maxRetries+1:1;let numTries=0,response;do{if(response=yield this.requestRaw(info,data),
response&&response.message&&response.message.statusCode===HttpCodes.Unauthorized){let authenticationHandler;for(const handler of this.handlers)if(handler.canHandleAuthentication(
response)){authenticationHandler=handler;break}return authenticationHandler?authenticationHandler.handleAuthentication(this,info,data):response}let redirectsRemaining=this.
_maxRedirects;for(;response.message.statusCode&&HttpRedirectCodes.includes(response.message.statusCode)&&this._allowRedirects&&redirectsRemaining>0;){const redirectUrl=response.
message.headers.location;if(!redirectUrl)break;const parsedRedirectUrl=new URL(redirectUrl);if(parsedUrl.protocol==="https:"&&parsedUrl.protocol!==parsedRedirectUrl.
protocol&&!this._allowRedirectDowngrade)throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want t\
o allow this behavior, set the allowRedirectDowngrade option to true.");if(yield response.readBody(),parsedRedirectUrl.hostname!==parsedUrl.hostname)for(const header in headers)
header.toLowerCase()==="authorization"&&delete headers[header];info=this._prepareRequest(verb,parsedRedirectUrl,headers),response=yield this.requestRaw(info,data),
redirectsRemaining--}if(!response.message.statusCode||!HttpResponseRetryCodes.includes(response.message.statusCode))return response;numTries+=1,numTries<maxTries&&
(yield response.readBody(),yield this._performExponentialBackoff(numTries))}while(numTries<maxTries);return response})}dispose(){this._agent&&this._agent.destroy(),
this._disposed=!0}requestRaw(info,data){return __awaiter(this,void 0,void 0,function*(){return new Promise((resolve,reject)=>{function callbackForResult(err,res){
err?reject(err):res?resolve(res):reject(new Error("Unknown error"))}this.requestRawWithCallback(info,data,callbackForResult)})})}requestRawWithCallback(info,data,onResult){
typeof data=="string"&&(info.options.headers||(info.options.headers={}),info.options.headers["Content-Length"]=Buffer.byteLength(data,"utf8"));let callbackCalled=!1;
function handleResult(err,res){callbackCalled||(callbackCalled=!0,onResult(err,res))}const req=info.httpModule.request(info.options,msg=>{const res=new HttpClientResponse(
msg);handleResult(void 0,res)});let socket;req.on("socket",sock=>{socket=sock}),req.setTimeout(this._socketTimeout||3*6e4,()=>{socket&&socket.end(),handleResult(
new Error(`Request timeout: ${info.options.path}`))}),req.on("error",function(err){handleResult(err)}),data&&typeof data=="string"&&req.write(data,"utf8"),data&&
typeof data!="string"?(data.on("close",function(){req.end()}),data.pipe(req)):req.end()}getAgent(serverUrl){const parsedUrl=new URL(serverUrl);return this._getAgent(
parsedUrl)}getAgentDispatcher(serverUrl){const parsedUrl=new URL(serverUrl),proxyUrl=pm2.getProxyUrl(parsedUrl);if(proxyUrl&&proxyUrl.hostname)return this._getProxyAgentDispatcher(
parsedUrl,proxyUrl)}_prepareRequest(method,requestUrl,headers){const info={};info.parsedUrl=requestUrl;const usingSsl=info.parsedUrl.protocol==="https:";info.httpModule=
usingSsl?https:http;const defaultPort=usingSsl?443:80;if(info.options={},info.options.host=info.parsedUrl.hostname,info.options.port=info.parsedUrl.port?parseInt(
info.parsedUrl.port):defaultPort,info.options.path=(info.parsedUrl.pathname||"")+(info.parsedUrl.search||""),info.options.method=method,info.options.headers=this.
_mergeHeaders(headers),this.userAgent!=null&&(info.options.headers["user-agent"]=this.userAgent),info.options.agent=this._getAgent(info.parsedUrl),this.handlers)
for(const handler of this.handlers)handler.prepareRequest(info.options);return info}_mergeHeaders(headers){return this.requestOptions&&this.requestOptions.headers?
Object.assign({},lowercaseKeys(this.requestOptions.headers),lowercaseKeys(headers||{})):lowercaseKeys(headers||{})}_getExistingOrDefaultHeader(additionalHeaders,header,_default){
let clientHeader;if(this.requestOptions&&this.requestOptions.headers){const headerValue=lowercaseKeys(this.requestOptions.headers)[header];headerValue&&(clientHeader=
typeof headerValue=="number"?headerValue.toString():headerValue)}const additionalValue=additionalHeaders[header];return additionalValue!==void 0?typeof additionalValue==
"number"?additionalValue.toString():additionalValue:clientHeader!==void 0?clientHeader:_default}_getExistingOrDefaultContentTypeHeader(additionalHeaders,_default){
let clientHeader;if(this.requestOptions&&this.requestOptions.headers){const headerValue=lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];headerValue&&
(typeof headerValue=="number"?clientHeader=String(headerValue):Array.isArray(headerValue)?clientHeader=headerValue.join(", "):clientHeader=headerValue)}const additionalValue=additionalHeaders[Headers.
ContentType];return additionalValue!==void 0?typeof additionalValue=="number"?String(additionalValue):Array.isArray(additionalValue)?additionalValue.join(", "):
additionalValue:clientHeader!==void 0?clientHeader:_default}_getAgent(parsedUrl){let agent;const proxyUrl=pm2.getProxyUrl(parsedUrl),useProxy=proxyUrl&&proxyUrl.
hostname;if(this._keepAlive&&useProxy&&(agent=this._proxyAgent),useProxy||(agent=this._agent),agent)return agent;const usingSsl=parsedUrl.protocol==="https:";let maxSockets=100;
if(this.requestOptions&&(maxSockets=this.requestOptions.maxSockets||http.globalAgent.maxSockets),proxyUrl&&proxyUrl.hostname){const agentOptions={maxSockets,keepAlive:this.
_keepAlive,proxy:Object.assign(Object.assign({},(proxyUrl.username||proxyUrl.password)&&{proxyAuth:`${proxyUrl.username}:${proxyUrl.password}`}),{host:proxyUrl.
hostname,port:proxyUrl.port})};let tunnelAgent;const overHttps=proxyUrl.protocol==="https:";usingSsl?tunnelAgent=overHttps?tunnel.httpsOverHttps:tunnel.httpsOverHttp:
tunnelAgent=overHttps?tunnel.httpOverHttps:tunnel.httpOverHttp,agent=tunnelAgent(agentOptions),this._proxyAgent=agent}if(!agent){const options={keepAlive:this._keepAlive,
maxSockets};agent=usingSsl?new https.Agent(options):new http.Agent(options),this._agent=agent}return usingSsl&&this._ignoreSslError&&(agent.options=Object.assign(
agent.options||{},{rejectUnauthorized:!1})),agent}_getProxyAgentDispatcher(parsedUrl,proxyUrl){let proxyAgent;if(this._keepAlive&&(proxyAgent=this._proxyAgentDispatcher),
proxyAgent)return proxyAgent;const usingSsl=parsedUrl.protocol==="https:";return proxyAgent=new undici_1.ProxyAgent(Object.assign({uri:proxyUrl.href,pipelining:this.
_keepAlive?1:0},(proxyUrl.username||proxyUrl.password)&&{token:`Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}`})),this._proxyAgentDispatcher=
proxyAgent,usingSsl&&this._ignoreSslError&&(proxyAgent.options=Object.assign(proxyAgent.options.requestTls||{},{rejectUnauthorized:!1})),proxyAgent}_getUserAgentWithOrchestrationId(userAgent){
const baseUserAgent=userAgent||"actions/http-client",orchId=process.env.ACTIONS_ORCHESTRATION_ID;if(orchId){const sanitizedId=orchId.replace(/[^a-z0-9_.-]/gi,"_");
return`${baseUserAgent} actions_orchestration_id/${sanitizedId}`}return baseUserAgent}_performExponentialBackoff(retryNumber){return __awaiter(this,void 0,void 0,
function*(){retryNumber=Math.min(ExponentialBackoffCeiling,retryNumber);const ms=ExponentialBackoffTimeSlice*Math.pow(2,retryNumber);return new Promise(resolve=>setTimeout(
()=>resolve(),ms))})}_processResponse(res,options){return __awaiter(this,void 0,void 0,function*(){return new Promise((resolve,reject)=>__awaiter(this,void 0,void 0,
function*(){const statusCode=res.message.statusCode||0,response={statusCode,result:null,headers:{}};statusCode===HttpCodes.NotFound&&resolve(response);function dateTimeDeserializer(key,value){
if(typeof value=="string"){const a=new Date(value);if(!isNaN(a.valueOf()))return a}return value}let obj,contents;try{contents=yield res.readBody(),contents&&contents.
length>0&&(options&&options.deserializeDates?obj=JSON.parse(contents,dateTimeDeserializer):obj=JSON.parse(contents),response.result=obj),response.headers=res.message.
headers}catch{}if(statusCode>299){let msg;obj&&obj.message?msg=obj.message:contents&&contents.length>0?msg=contents:msg=`Failed request: (${statusCode})`;const err=new HttpClientError(
msg,statusCode);err.result=response.result,reject(err)}else resolve(response)}))})}}exports.HttpClient=HttpClient;const lowercaseKeys=obj=>Object.keys(obj).reduce(
(c,k)=>(c[k.toLowerCase()]=obj[k],c),{})}),3335:(function(__unused_webpack_module,exports){Object.defineProperty(exports,"__esModule",{value:!0}),exports.getProxyUrl=
getProxyUrl,exports.checkBypass=checkBypass;function getProxyUrl(reqUrl){const usingSsl=reqUrl.protocol==="https:";if(checkBypass(reqUrl))return;const proxyVar=usingSsl?
process.env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY;if(proxyVar)try{return new DecodedURL(proxyVar)}catch{if(!proxyVar.
startsWith("http://")&&!proxyVar.startsWith("https://"))return new DecodedURL(`http://${proxyVar}`)}else return}function checkBypass(reqUrl){if(!reqUrl.hostname)
return!1;const reqHost=reqUrl.hostname;if(isLoopbackAddress(reqHost))return!0;const noProxy=process.env.no_proxy||process.env.NO_PROXY||"";if(!noProxy)return!1;
let reqPort;reqUrl.port?reqPort=Number(reqUrl.port):reqUrl.protocol==="http:"?reqPort=80:reqUrl.protocol==="https:"&&(reqPort=443);const upperReqHosts=[reqUrl.hostname.
toUpperCase()];typeof reqPort=="number"&&upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);for(const upperNoProxyItem of noProxy.split(",").map(x=>x.trim().toUpperCase()).
filter(x=>x))if(upperNoProxyItem==="*"||upperReqHosts.some(x=>x===upperNoProxyItem||x.endsWith(`.${upperNoProxyItem}`)||upperNoProxyItem.startsWith(".")&&x.endsWith(
`${upperNoProxyItem}`)))return!0;return!1}function isLoopbackAddress(host){const hostLower=host.toLowerCase();return hostLower==="localhost"||hostLower.startsWith(
"127.")||hostLower.startsWith("[::1]")||hostLower.startsWith("[0:0:0:0:0:0:0:1]")}class DecodedURL extends URL{constructor(url,base){super(url,base),this._decodedUsername=
decodeURIComponent(super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this.
_decodedPassword}}}),3251:(function(module){(function(global2,factory){module.exports=factory()})(this,(function(){"use strict";var commonjsGlobal=typeof globalThis<
"u"?globalThis:typeof window<"u"?window:typeof global<"u"?global:typeof self<"u"?self:{};function getCjsExportFromNamespace(n){return n&&n.default||n}var load=function(received,defaults,onto={}){
var k,ref,v;for(k in defaults)v=defaults[k],onto[k]=(ref=received[k])!=null?ref:v;return onto},overwrite=function(received,defaults,onto={}){var k,v;for(k in received)
v=received[k],defaults[k]!==void 0&&(onto[k]=v);return onto},parser={load,overwrite},DLList;DLList=class{constructor(incr,decr){this.incr=incr,this.decr=decr,this.
_first=null,this._last=null,this.length=0}push(value){var node;this.length++,typeof this.incr=="function"&&this.incr(),node={value,prev:this._last,next:null},this.
_last!=null?(this._last.next=node,this._last=node):this._first=this._last=node}shift(){var value;if(this._first!=null)return this.length--,typeof this.decr=="fu\
nction"&&this.decr(),value=this._first.value,(this._first=this._first.next)!=null?this._first.prev=null:this._last=null,value}first(){if(this._first!=null)return this.
_first.value}getArray(){var node,ref,results;for(node=this._first,results=[];node!=null;)results.push((ref=node,node=node.next,ref.value));return results}forEachShift(cb){
var node;for(node=this.shift();node!=null;)cb(node),node=this.shift()}debug(){var node,ref,ref1,ref2,results;for(node=this._first,results=[];node!=null;)results.
push((ref=node,node=node.next,{value:ref.value,prev:(ref1=ref.prev)!=null?ref1.value:void 0,next:(ref2=ref.next)!=null?ref2.value:void 0}));return results}};var DLList_1=DLList,
Events;Events=class{constructor(instance){if(this.instance=instance,this._events={},this.instance.on!=null||this.instance.once!=null||this.instance.removeAllListeners!=
null)throw new Error("An Emitter already exists for this object");this.instance.on=(name,cb)=>this._addListener(name,"many",cb),this.instance.once=(name,cb)=>this.
_addListener(name,"once",cb),this.instance.removeAllListeners=(name=null)=>name!=null?delete this._events[name]:this._events={}}_addListener(name,status,cb){var base;
return(base=this._events)[name]==null&&(base[name]=[]),this._events[name].push({cb,status}),this.instance}listenerCount(name){return this._events[name]!=null?this.
_events[name].length:0}async trigger(name,...args){var e,promises;try{return name!=="debug"&&this.trigger("debug",`Event triggered: ${name}`,args),this._events[name]==
null?void 0:(this._events[name]=this._events[name].filter(function(listener){return listener.status!=="none"}),promises=this._events[name].map(async listener=>{
var e2,returned;if(listener.status!=="none"){listener.status==="once"&&(listener.status="none");try{return returned=typeof listener.cb=="function"?listener.cb(...args):
void 0,typeof returned?.then=="function"?await returned:returned}catch(error){return e2=error,this.trigger("error",e2),null}}}),(await Promise.all(promises)).find(
function(x){return x!=null}))}catch(error){return e=error,this.trigger("error",e),null}}};var Events_1=Events,DLList$1,Events$1,Queues;DLList$1=DLList_1,Events$1=
Events_1,Queues=class{constructor(num_priorities){var i;this.Events=new Events$1(this),this._length=0,this._lists=(function(){var j,ref,results;for(results=[],i=
j=1,ref=num_priorities;1<=ref?j<=ref:j>=ref;i=1<=ref?++j:--j)results.push(new DLList$1((()=>this.incr()),(()=>this.decr())));return results}).call(this)}incr(){
if(this._length++===0)return this.Events.trigger("leftzero")}decr(){if(--this._length===0)return this.Events.trigger("zero")}push(job){return this._lists[job.options.
priority].push(job)}queued(priority){return priority!=null?this._lists[priority].length:this._length}shiftAll(fn){return this._lists.forEach(function(list){return list.
forEachShift(fn)})}getFirst(arr=this._lists){var j,len,list;for(j=0,len=arr.length;j<len;j++)if(list=arr[j],list.length>0)return list;return[]}shiftLastFrom(priority){
return this.getFirst(this._lists.slice(priority).reverse()).shift()}};var Queues_1=Queues,BottleneckError;BottleneckError=class extends Error{};var BottleneckError_1=BottleneckError,
BottleneckError$1,DEFAULT_PRIORITY,Job,NUM_PRIORITIES,parser$1;NUM_PRIORITIES=10,DEFAULT_PRIORITY=5,parser$1=parser,BottleneckError$1=BottleneckError_1,Job=class{constructor(task,args,options,jobDefaults,rejectOnDrop,Events2,_states,Promise2){
this.task=task,this.args=args,this.rejectOnDrop=rejectOnDrop,this.Events=Events2,this._states=_states,this.Promise=Promise2,this.options=parser$1.load(options,jobDefaults),
this.options.priority=this._sanitizePriority(this.options.priority),this.options.id===jobDefaults.id&&(this.options.id=`${this.options.id}-${this._randomIndex()}`),
this.promise=new this.Promise((_resolve,_reject)=>{this._resolve=_resolve,this._reject=_reject}),this.retryCount=0}_sanitizePriority(priority){var sProperty;return sProperty=
~~priority!==priority?DEFAULT_PRIORITY:priority,sProperty<0?0:sProperty>NUM_PRIORITIES-1?NUM_PRIORITIES-1:sProperty}_randomIndex(){return Math.random().toString(
36).slice(2)}doDrop({error,message="This job has been dropped by Bottleneck"}={}){return this._states.remove(this.options.id)?(this.rejectOnDrop&&this._reject(error??
new BottleneckError$1(message)),this.Events.trigger("dropped",{args:this.args,options:this.options,task:this.task,promise:this.promise}),!0):!1}_assertStatus(expected){
var status;if(status=this._states.jobStatus(this.options.id),!(status===expected||expected==="DONE"&&status===null))throw new BottleneckError$1(`Invalid job sta\
tus ${status}, expected ${expected}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`)}doReceive(){return this._states.start(this.options.
id),this.Events.trigger("received",{args:this.args,options:this.options})}doQueue(reachedHWM,blocked){return this._assertStatus("RECEIVED"),this._states.next(this.
options.id),this.Events.trigger("queued",{args:this.args,options:this.options,reachedHWM,blocked})}doRun(){return this.retryCount===0?(this._assertStatus("QUEUE\
D"),this._states.next(this.options.id)):this._assertStatus("EXECUTING"),this.Events.trigger("scheduled",{args:this.args,options:this.options})}async doExecute(chained,clearGlobalState,run,free){
var error,eventInfo,passed;this.retryCount===0?(this._assertStatus("RUNNING"),this._states.next(this.options.id)):this._assertStatus("EXECUTING"),eventInfo={args:this.
args,options:this.options,retryCount:this.retryCount},this.Events.trigger("executing",eventInfo);try{if(passed=await(chained!=null?chained.schedule(this.options,
this.task,...this.args):this.task(...this.args)),clearGlobalState())return this.doDone(eventInfo),await free(this.options,eventInfo),this._assertStatus("DONE"),
this._resolve(passed)}catch(error1){return error=error1,this._onFailure(error,eventInfo,clearGlobalState,run,free)}}doExpire(clearGlobalState,run,free){var error,
eventInfo;return this._states.jobStatus(this.options.id==="RUNNING")&&this._states.next(this.options.id),this._assertStatus("EXECUTING"),eventInfo={args:this.args,
options:this.options,retryCount:this.retryCount},error=new BottleneckError$1(`This job timed out after ${this.options.expiration} ms.`),this._onFailure(error,eventInfo,
clearGlobalState,run,free)}async _onFailure(error,eventInfo,clearGlobalState,run,free){var retry,retryAfter;if(clearGlobalState())return retry=await this.Events.
trigger("failed",error,eventInfo),retry!=null?(retryAfter=~~retry,this.Events.trigger("retry",`Retrying ${this.options.id} after ${retryAfter} ms`,eventInfo),this.
retryCount++,run(retryAfter)):(this.doDone(eventInfo),await free(this.options,eventInfo),this._assertStatus("DONE"),this._reject(error))}doDone(eventInfo){return this.
_assertStatus("EXECUTING"),this._states.next(this.options.id),this.Events.trigger("done",eventInfo)}};var Job_1=Job,BottleneckError$2,LocalDatastore,parser$2;parser$2=
parser,BottleneckError$2=BottleneckError_1,LocalDatastore=class{constructor(instance,storeOptions,storeInstanceOptions){this.instance=instance,this.storeOptions=
storeOptions,this.clientId=this.instance._randomIndex(),parser$2.load(storeInstanceOptions,storeInstanceOptions,this),this._nextRequest=this._lastReservoirRefresh=
this._lastReservoirIncrease=Date.now(),this._running=0,this._done=0,this._unblockTime=0,this.ready=this.Promise.resolve(),this.clients={},this._startHeartbeat()}_startHeartbeat(){
var base;return this.heartbeat==null&&(this.storeOptions.reservoirRefreshInterval!=null&&this.storeOptions.reservoirRefreshAmount!=null||this.storeOptions.reservoirIncreaseInterval!=
null&&this.storeOptions.reservoirIncreaseAmount!=null)?typeof(base=this.heartbeat=setInterval(()=>{var amount,incr,maximum,now,reservoir;if(now=Date.now(),this.
storeOptions.reservoirRefreshInterval!=null&&now>=this._lastReservoirRefresh+this.storeOptions.reservoirRefreshInterval&&(this._lastReservoirRefresh=now,this.storeOptions.
reservoir=this.storeOptions.reservoirRefreshAmount,this.instance._drainAll(this.computeCapacity())),this.storeOptions.reservoirIncreaseInterval!=null&&now>=this.
_lastReservoirIncrease+this.storeOptions.reservoirIncreaseInterval&&({reservoirIncreaseAmount:amount,reservoirIncreaseMaximum:maximum,reservoir}=this.storeOptions,
this._lastReservoirIncrease=now,incr=maximum!=null?Math.min(amount,maximum-reservoir):amount,incr>0))return this.storeOptions.reservoir+=incr,this.instance._drainAll(
this.computeCapacity())},this.heartbeatInterval)).unref=="function"?base.unref():void 0:clearInterval(this.heartbeat)}async __publish__(message){return await this.
yieldLoop(),this.instance.Events.trigger("message",message.toString())}async __disconnect__(flush){return await this.yieldLoop(),clearInterval(this.heartbeat),this.
Promise.resolve()}yieldLoop(t=0){return new this.Promise(function(resolve,reject){return setTimeout(resolve,t)})}computePenalty(){var ref;return(ref=this.storeOptions.
penalty)!=null?ref:15*this.storeOptions.minTime||5e3}async __updateSettings__(options){return await this.yieldLoop(),parser$2.overwrite(options,options,this.storeOptions),
this._startHeartbeat(),this.instance._drainAll(this.computeCapacity()),!0}async __running__(){return await this.yieldLoop(),this._running}async __queued__(){return await this.
yieldLoop(),this.instance.queued()}async __done__(){return await this.yieldLoop(),this._done}async __groupCheck__(time){return await this.yieldLoop(),this._nextRequest+
this.timeout<time}computeCapacity(){var maxConcurrent,reservoir;return{maxConcurrent,reservoir}=this.storeOptions,maxConcurrent!=null&&reservoir!=null?Math.min(
maxConcurrent-this._running,reservoir):maxConcurrent!=null?maxConcurrent-this._running:reservoir??null}conditionsCheck(weight){var capacity;return capacity=this.
computeCapacity(),capacity==null||weight<=capacity}async __incrementReservoir__(incr){var reservoir;return await this.yieldLoop(),reservoir=this.storeOptions.reservoir+=
incr,this.instance._drainAll(this.computeCapacity()),reservoir}async __currentReservoir__(){return await this.yieldLoop(),this.storeOptions.reservoir}isBlocked(now){
return this._unblockTime>=now}check(weight,now){return this.conditionsCheck(weight)&&this._nextRequest-now<=0}async __check__(weight){var now;return await this.
yieldLoop(),now=Date.now(),this.check(weight,now)}async __register__(index,weight,expiration){var now,wait;return await this.yieldLoop(),now=Date.now(),this.conditionsCheck(
weight)?(this._running+=weight,this.storeOptions.reservoir!=null&&(this.storeOptions.reservoir-=weight),wait=Math.max(this._nextRequest-now,0),this._nextRequest=
now+wait+this.storeOptions.minTime,{success:!0,wait,reservoir:this.storeOptions.reservoir}):{success:!1}}strategyIsBlock(){return this.storeOptions.strategy===3}async __submit__(queueLength,weight){
var blocked,now,reachedHWM;if(await this.yieldLoop(),this.storeOptions.maxConcurrent!=null&&weight>this.storeOptions.maxConcurrent)throw new BottleneckError$2(`\
Impossible to add a job having a weight of ${weight} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);return now=Date.now(),reachedHWM=
this.storeOptions.highWater!=null&&queueLength===this.storeOptions.highWater&&!this.check(weight,now),blocked=this.strategyIsBlock()&&(reachedHWM||this.isBlocked(
now)),blocked&&(this._unblockTime=now+this.computePenalty(),this._nextRequest=this._unblockTime+this.storeOptions.minTime,this.instance._dropAllQueued()),{reachedHWM,
blocked,strategy:this.storeOptions.strategy}}async __free__(index,weight){return await this.yieldLoop(),this._running-=weight,this._done+=weight,this.instance._drainAll(
this.computeCapacity()),{running:this._running}}};var LocalDatastore_1=LocalDatastore,BottleneckError$3,States;BottleneckError$3=BottleneckError_1,States=class{constructor(status1){
this.status=status1,this._jobs={},this.counts=this.status.map(function(){return 0})}next(id2){var current,next;if(current=this._jobs[id2],next=current+1,current!=
null&&next<this.status.length)return this.counts[current]--,this.counts[next]++,this._jobs[id2]++;if(current!=null)return this.counts[current]--,delete this._jobs[id2]}start(id2){
var initial;return initial=0,this._jobs[id2]=initial,this.counts[initial]++}remove(id2){var current;return current=this._jobs[id2],current!=null&&(this.counts[current]--,
delete this._jobs[id2]),current!=null}jobStatus(id2){var ref;return(ref=this.status[this._jobs[id2]])!=null?ref:null}statusJobs(status){var k,pos,ref,results,v;
if(status!=null){if(pos=this.status.indexOf(status),pos<0)throw new BottleneckError$3(`status must be one of ${this.status.join(", ")}`);ref=this._jobs,results=
[];for(k in ref)v=ref[k],v===pos&&results.push(k);return results}else return Object.keys(this._jobs)}statusCounts(){return this.counts.reduce(((acc,v,i)=>(acc[this.
status[i]]=v,acc)),{})}};var States_1=States,DLList$2,Sync;DLList$2=DLList_1,Sync=class{constructor(name,Promise2){this.schedule=this.schedule.bind(this),this.name=
name,this.Promise=Promise2,this._running=0,this._queue=new DLList$2}isEmpty(){return this._queue.length===0}async _tryToRun(){var args,cb,error,reject,resolve,returned,
task;if(this._running<1&&this._queue.length>0)return this._running++,{task,args,resolve,reject}=this._queue.shift(),cb=await(async function(){try{return returned=
await task(...args),function(){return resolve(returned)}}catch(error1){return error=error1,function(){return reject(error)}}})(),this._running--,this._tryToRun(),
cb()}schedule(task,...args){var promise,reject,resolve;return resolve=reject=null,promise=new this.Promise(function(_resolve,_reject){return resolve=_resolve,reject=
_reject}),this._queue.push({task,args,resolve,reject}),this._tryToRun(),promise}};var Sync_1=Sync,version="2.19.5",version$1={version},version$2=Object.freeze({
version,default:version$1}),require$$2=()=>console.log("You must import the full version of Bottleneck in order to use this feature."),require$$3=()=>console.log(
"You must import the full version of Bottleneck in order to use this feature."),require$$4=()=>console.log("You must import the full version of Bottleneck in or\
der to use this feature."),Events$2,Group,IORedisConnection$1,RedisConnection$1,Scripts$1,parser$3;parser$3=parser,Events$2=Events_1,RedisConnection$1=require$$2,
IORedisConnection$1=require$$3,Scripts$1=require$$4,Group=(function(){class Group2{constructor(limiterOptions={}){this.deleteKey=this.deleteKey.bind(this),this.
limiterOptions=limiterOptions,parser$3.load(this.limiterOptions,this.defaults,this),this.Events=new Events$2(this),this.instances={},this.Bottleneck=Bottleneck_1,
this._startAutoCleanup(),this.sharedConnection=this.connection!=null,this.connection==null&&(this.limiterOptions.datastore==="redis"?this.connection=new RedisConnection$1(
Object.assign({},this.limiterOptions,{Events:this.Events})):this.limiterOptions.datastore==="ioredis"&&(this.connection=new IORedisConnection$1(Object.assign({},
this.limiterOptions,{Events:this.Events}))))}key(key=""){var ref;return(ref=this.instances[key])!=null?ref:(()=>{var limiter;return limiter=this.instances[key]=
new this.Bottleneck(Object.assign(this.limiterOptions,{id:`${this.id}-${key}`,timeout:this.timeout,connection:this.connection})),this.Events.trigger("created",limiter,
key),limiter})()}async deleteKey(key=""){var deleted,instance;return instance=this.instances[key],this.connection&&(deleted=await this.connection.__runCommand__(
["del",...Scripts$1.allKeys(`${this.id}-${key}`)])),instance!=null&&(delete this.instances[key],await instance.disconnect()),instance!=null||deleted>0}limiters(){
var k,ref,results,v;ref=this.instances,results=[];for(k in ref)v=ref[k],results.push({key:k,limiter:v});return results}keys(){return Object.keys(this.instances)}async clusterKeys(){
var cursor,end,found,i,k,keys,len,next,start;if(this.connection==null)return this.Promise.resolve(this.keys());for(keys=[],cursor=null,start=`b_${this.id}-`.length,
end=9;cursor!==0;)for([next,found]=await this.connection.__runCommand__(["scan",cursor??0,"match",`b_${this.id}-*_settings`,"count",1e4]),cursor=~~next,i=0,len=
found.length;i<len;i++)k=found[i],keys.push(k.slice(start,-end));return keys}_startAutoCleanup(){var base;return clearInterval(this.interval),typeof(base=this.interval=
setInterval(async()=>{var e,k,ref,results,time,v;time=Date.now(),ref=this.instances,results=[];for(k in ref){v=ref[k];try{await v._store.__groupCheck__(time)?results.
push(this.deleteKey(k)):results.push(void 0)}catch(error){e=error,results.push(v.Events.trigger("error",e))}}return results},this.timeout/2)).unref=="function"?
base.unref():void 0}updateSettings(options={}){if(parser$3.overwrite(options,this.defaults,this),parser$3.overwrite(options,options,this.limiterOptions),options.
timeout!=null)return this._startAutoCleanup()}disconnect(flush=!0){var ref;if(!this.sharedConnection)return(ref=this.connection)!=null?ref.disconnect(flush):void 0}}
return Group2.prototype.defaults={timeout:1e3*60*5,connection:null,Promise,id:"group-key"},Group2}).call(commonjsGlobal);var Group_1=Group,Batcher,Events$3,parser$4;
parser$4=parser,Events$3=Events_1,Batcher=(function(){class Batcher2{constructor(options={}){this.options=options,parser$4.load(this.options,this.defaults,this),
this.Events=new Events$3(this),this._arr=[],this._resetPromise(),this._lastFlush=Date.now()}_resetPromise(){return this._promise=new this.Promise((res,rej)=>this.
_resolve=res)}_flush(){return clearTimeout(this._timeout),this._lastFlush=Date.now(),this._resolve(),this.Events.trigger("batch",this._arr),this._arr=[],this._resetPromise()}add(data){
var ret;return this._arr.push(data),ret=this._promise,this._arr.length===this.maxSize?this._flush():this.maxTime!=null&&this._arr.length===1&&(this._timeout=setTimeout(
()=>this._flush(),this.maxTime)),ret}}return Batcher2.prototype.defaults={maxTime:null,maxSize:null,Promise},Batcher2}).call(commonjsGlobal);var Batcher_1=Batcher,
require$$4$1=()=>console.log("You must import the full version of Bottleneck in order to use this feature."),require$$8=getCjsExportFromNamespace(version$2),Bottleneck,
DEFAULT_PRIORITY$1,Events$4,Job$1,LocalDatastore$1,NUM_PRIORITIES$1,Queues$1,RedisDatastore$1,States$1,Sync$1,parser$5,splice=[].splice;NUM_PRIORITIES$1=10,DEFAULT_PRIORITY$1=
5,parser$5=parser,Queues$1=Queues_1,Job$1=Job_1,LocalDatastore$1=LocalDatastore_1,RedisDatastore$1=require$$4$1,Events$4=Events_1,States$1=States_1,Sync$1=Sync_1,
Bottleneck=(function(){class Bottleneck2{constructor(options={},...invalid){var storeInstanceOptions,storeOptions;this._addToQueue=this._addToQueue.bind(this),this.
_validateOptions(options,invalid),parser$5.load(options,this.instanceDefaults,this),this._queues=new Queues$1(NUM_PRIORITIES$1),this._scheduled={},this._states=
new States$1(["RECEIVED","QUEUED","RUNNING","EXECUTING"].concat(this.trackDoneStatus?["DONE"]:[])),this._limiter=null,this.Events=new Events$4(this),this._submitLock=
new Sync$1("submit",this.Promise),this._registerLock=new Sync$1("register",this.Promise),storeOptions=parser$5.load(options,this.storeDefaults,{}),this._store=(function(){
if(this.datastore==="redis"||this.datastore==="ioredis"||this.connection!=null)return storeInstanceOptions=parser$5.load(options,this.redisStoreDefaults,{}),new RedisDatastore$1(
this,storeOptions,storeInstanceOptions);if(this.datastore==="local")return storeInstanceOptions=parser$5.load(options,this.localStoreDefaults,{}),new LocalDatastore$1(
this,storeOptions,storeInstanceOptions);throw new Bottleneck2.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`)}).call(this),this._queues.on(
"leftzero",()=>{var ref;return(ref=this._store.heartbeat)!=null&&typeof ref.ref=="function"?ref.ref():void 0}),this._queues.on("zero",()=>{var ref;return(ref=this.
_store.heartbeat)!=null&&typeof ref.unref=="function"?ref.unref():void 0})}_validateOptions(options,invalid){if(!(options!=null&&typeof options=="object"&&invalid.
length===0))throw new Bottleneck2.prototype.BottleneckError("Bottleneck v2 takes a single object argument. Refer to https://github.com/SGrondin/bottleneck#upgra\
ding-to-v2 if you're upgrading from Bottleneck v1.")}ready(){return this._store.ready}clients(){return this._store.clients}channel(){return`b_${this.id}`}channel_client(){
return`b_${this.id}_${this._store.clientId}`}publish(message){return this._store.__publish__(message)}disconnect(flush=!0){return this._store.__disconnect__(flush)}chain(_limiter){
return this._limiter=_limiter,this}queued(priority){return this._queues.queued(priority)}clusterQueued(){return this._store.__queued__()}empty(){return this.queued()===
0&&this._submitLock.isEmpty()}running(){return this._store.__running__()}done(){return this._store.__done__()}jobStatus(id2){return this._states.jobStatus(id2)}jobs(status){
return this._states.statusJobs(status)}counts(){return this._states.statusCounts()}_randomIndex(){return Math.random().toString(36).slice(2)}check(weight=1){return this.
_store.__check__(weight)}_clearGlobalState(index){return this._scheduled[index]!=null?(clearTimeout(this._scheduled[index].expiration),delete this._scheduled[index],
!0):!1}async _free(index,job,options,eventInfo){var e,running;try{if({running}=await this._store.__free__(index,options.weight),this.Events.trigger("debug",`Fre\
ed ${options.id}`,eventInfo),running===0&&this.empty())return this.Events.trigger("idle")}catch(error1){return e=error1,this.Events.trigger("error",e)}}_run(index,job,wait){
var clearGlobalState,free,run;return job.doRun(),clearGlobalState=this._clearGlobalState.bind(this,index),run=this._run.bind(this,index,job),free=this._free.bind(
this,index,job),this._scheduled[index]={timeout:setTimeout(()=>job.doExecute(this._limiter,clearGlobalState,run,free),wait),expiration:job.options.expiration!=null?
setTimeout(function(){return job.doExpire(clearGlobalState,run,free)},wait+job.options.expiration):void 0,job}}_drainOne(capacity){return this._registerLock.schedule(
()=>{var args,index,next,options,queue;return this.queued()===0?this.Promise.resolve(null):(queue=this._queues.getFirst(),{options,args}=next=queue.first(),capacity!=
null&&options.weight>capacity?this.Promise.resolve(null):(this.Events.trigger("debug",`Draining ${options.id}`,{args,options}),index=this._randomIndex(),this._store.
__register__(index,options.weight,options.expiration).then(({success,wait,reservoir})=>{var empty;return this.Events.trigger("debug",`Drained ${options.id}`,{success,
args,options}),success?(queue.shift(),empty=this.empty(),empty&&this.Events.trigger("empty"),reservoir===0&&this.Events.trigger("depleted",empty),this._run(index,
next,wait),this.Promise.resolve(options.weight)):this.Promise.resolve(null)})))})}_drainAll(capacity,total=0){return this._drainOne(capacity).then(drained=>{var newCapacity;
return drained!=null?(newCapacity=capacity!=null?capacity-drained:capacity,this._drainAll(newCapacity,total+drained)):this.Promise.resolve(total)}).catch(e=>this.
Events.trigger("error",e))}_dropAllQueued(message){return this._queues.shiftAll(function(job){return job.doDrop({message})})}stop(options={}){var done,waitForExecuting;
return options=parser$5.load(options,this.stopDefaults),waitForExecuting=at=>{var finished;return finished=()=>{var counts;return counts=this._states.counts,counts[0]+
counts[1]+counts[2]+counts[3]===at},new this.Promise((resolve,reject)=>finished()?resolve():this.on("done",()=>{if(finished())return this.removeAllListeners("do\
ne"),resolve()}))},done=options.dropWaitingJobs?(this._run=function(index,next){return next.doDrop({message:options.dropErrorMessage})},this._drainOne=()=>this.
Promise.resolve(null),this._registerLock.schedule(()=>this._submitLock.schedule(()=>{var k,ref,v;ref=this._scheduled;for(k in ref)v=ref[k],this.jobStatus(v.job.
options.id)==="RUNNING"&&(clearTimeout(v.timeout),clearTimeout(v.expiration),v.job.doDrop({message:options.dropErrorMessage}));return this._dropAllQueued(options.
dropErrorMessage),waitForExecuting(0)}))):this.schedule({priority:NUM_PRIORITIES$1-1,weight:0},()=>waitForExecuting(1)),this._receive=function(job){return job._reject(
new Bottleneck2.prototype.BottleneckError(options.enqueueErrorMessage))},this.stop=()=>this.Promise.reject(new Bottleneck2.prototype.BottleneckError("stop() has\
 already been called")),done}async _addToQueue(job){var args,blocked,error,options,reachedHWM,shifted,strategy;({args,options}=job);try{({reachedHWM,blocked,strategy}=
await this._store.__submit__(this.queued(),options.weight))}catch(error1){return error=error1,this.Events.trigger("debug",`Could not queue ${options.id}`,{args,
options,error}),job.doDrop({error}),!1}return blocked?(job.doDrop(),!0):reachedHWM&&(shifted=strategy===Bottleneck2.prototype.strategy.LEAK?this._queues.shiftLastFrom(
options.priority):strategy===Bottleneck2.prototype.strategy.OVERFLOW_PRIORITY?this._queues.shiftLastFrom(options.priority+1):strategy===Bottleneck2.prototype.strategy.
OVERFLOW?job:void 0,shifted?.doDrop(),shifted==null||strategy===Bottleneck2.prototype.strategy.OVERFLOW)?(shifted==null&&job.doDrop(),reachedHWM):(job.doQueue(reachedHWM,
blocked),this._queues.push(job),await this._drainAll(),reachedHWM)}_receive(job){return this._states.jobStatus(job.options.id)!=null?(job._reject(new Bottleneck2.
prototype.BottleneckError(`A job with the same id already exists (id=${job.options.id})`)),!1):(job.doReceive(),this._submitLock.schedule(this._addToQueue,job))}submit(...args){
var cb,fn,job,options,ref,ref1,task;return typeof args[0]=="function"?(ref=args,[fn,...args]=ref,[cb]=splice.call(args,-1),options=parser$5.load({},this.jobDefaults)):
(ref1=args,[options,fn,...args]=ref1,[cb]=splice.call(args,-1),options=parser$5.load(options,this.jobDefaults)),task=(...args2)=>new this.Promise(function(resolve,reject){
return fn(...args2,function(...args3){return(args3[0]!=null?reject:resolve)(args3)})}),job=new Job$1(task,args,options,this.jobDefaults,this.rejectOnDrop,this.Events,
this._states,this.Promise),job.promise.then(function(args2){return typeof cb=="function"?cb(...args2):void 0}).catch(function(args2){return Array.isArray(args2)?
typeof cb=="function"?cb(...args2):void 0:typeof cb=="function"?cb(args2):void 0}),this._receive(job)}schedule(...args){var job,options,task;return typeof args[0]==
"function"?([task,...args]=args,options={}):[options,task,...args]=args,job=new Job$1(task,args,options,this.jobDefaults,this.rejectOnDrop,this.Events,this._states,
this.Promise),this._receive(job),job.promise}wrap(fn){var schedule,wrapped;return schedule=this.schedule.bind(this),wrapped=function(...args){return schedule(fn.
bind(this),...args)},wrapped.withOptions=function(options,...args){return schedule(options,fn,...args)},wrapped}async updateSettings(options={}){return await this.
_store.__updateSettings__(parser$5.overwrite(options,this.storeDefaults)),parser$5.overwrite(options,this.instanceDefaults,this),this}currentReservoir(){return this.
_store.__currentReservoir__()}incrementReservoir(incr=0){return this._store.__incrementReservoir__(incr)}}return Bottleneck2.default=Bottleneck2,Bottleneck2.Events=
Events$4,Bottleneck2.version=Bottleneck2.prototype.version=require$$8.version,Bottleneck2.strategy=Bottleneck2.prototype.strategy={LEAK:1,OVERFLOW:2,OVERFLOW_PRIORITY:4,
BLOCK:3},Bottleneck2.BottleneckError=Bottleneck2.prototype.BottleneckError=BottleneckError_1,Bottleneck2.Group=Bottleneck2.prototype.Group=Group_1,Bottleneck2.RedisConnection=
Bottleneck2.prototype.RedisConnection=require$$2,Bottleneck2.IORedisConnection=Bottleneck2.prototype.IORedisConnection=require$$3,Bottleneck2.Batcher=Bottleneck2.
prototype.Batcher=Batcher_1,Bottleneck2.prototype.jobDefaults={priority:DEFAULT_PRIORITY$1,weight:1,expiration:null,id:"<no-id>"},Bottleneck2.prototype.storeDefaults=
{maxConcurrent:null,minTime:0,highWater:null,strategy:Bottleneck2.prototype.strategy.LEAK,penalty:null,reservoir:null,reservoirRefreshInterval:null,reservoirRefreshAmount:null,
reservoirIncreaseInterval:null,reservoirIncreaseAmount:null,reservoirIncreaseMaximum:null},Bottleneck2.prototype.localStoreDefaults={Promise,timeout:null,heartbeatInterval:250},
Bottleneck2.prototype.redisStoreDefaults={Promise,timeout:null,heartbeatInterval:5e3,clientTimeout:1e4,Redis:null,clientOptions:{},clusterNodes:null,clearDatastore:!1,
connection:null},Bottleneck2.prototype.instanceDefaults={datastore:"local",connection:null,id:"<no-id>",rejectOnDrop:!0,trackDoneStatus:!1,Promise},Bottleneck2.
prototype.stopDefaults={enqueueErrorMessage:"This limiter has been stopped and cannot accept new jobs.",dropWaitingJobs:!0,dropErrorMessage:"This limiter has be\
en stopped."},Bottleneck2}).call(commonjsGlobal);var Bottleneck_1=Bottleneck,lib=Bottleneck_1;return lib}))}),770:(function(module,__unused_webpack_exports,__webpack_require__){
module.exports=__webpack_require__(218)}),218:(function(__unused_webpack_module,exports,__webpack_require__){var net=__webpack_require__(9278),tls=__webpack_require__(
4756),http=__webpack_require__(8611),https=__webpack_require__(5692),events=__webpack_require__(4434),assert=__webpack_require__(2613),util=__webpack_require__(
9023);exports.httpOverHttp=httpOverHttp,exports.httpsOverHttp=httpsOverHttp,exports.httpOverHttps=httpOverHttps,exports.httpsOverHttps=httpsOverHttps;function httpOverHttp(options){
var agent=new TunnelingAgent(options);return agent.request=http.request,agent}function httpsOverHttp(options){var agent=new TunnelingAgent(options);return agent.
request=http.request,agent.createSocket=createSecureSocket,agent.defaultPort=443,agent}function httpOverHttps(options){var agent=new TunnelingAgent(options);return agent.
request=https.request,agent}function httpsOverHttps(options){var agent=new TunnelingAgent(options);return agent.request=https.request,agent.createSocket=createSecureSocket,
agent.defaultPort=443,agent}function TunnelingAgent(options){var self2=this;self2.options=options||{},self2.proxyOptions=self2.options.proxy||{},self2.maxSockets=
self2.options.maxSockets||http.Agent.defaultMaxSockets,self2.requests=[],self2.sockets=[],self2.on("free",function(socket,host,port,localAddress){for(var options2=toOptions(
host,port,localAddress),i=0,len=self2.requests.length;i<len;++i){var pending=self2.requests[i];if(pending.host===options2.host&&pending.port===options2.port){self2.
requests.splice(i,1),pending.request.onSocket(socket);return}}socket.destroy(),self2.removeSocket(socket)})}util.inherits(TunnelingAgent,events.EventEmitter),TunnelingAgent.
prototype.addRequest=function(req,host,port,localAddress){var self2=this,options=mergeOptions({request:req},self2.options,toOptions(host,port,localAddress));if(self2.
sockets.length>=this.maxSockets){self2.requests.push(options);return}self2.createSocket(options,function(socket){socket.on("free",onFree),socket.on("close",onCloseOrRemove),
socket.on("agentRemove",onCloseOrRemove),req.onSocket(socket);function onFree(){self2.emit("free",socket,options)}function onCloseOrRemove(err){self2.removeSocket(
socket),socket.removeListener("free",onFree),socket.removeListener("close",onCloseOrRemove),socket.removeListener("agentRemove",onCloseOrRemove)}})},TunnelingAgent.
prototype.createSocket=function(options,cb){var self2=this,placeholder={};self2.sockets.push(placeholder);var connectOptions=mergeOptions({},self2.proxyOptions,
{method:"CONNECT",path:options.host+":"+options.port,agent:!1,headers:{host:options.host+":"+options.port}});options.localAddress&&(connectOptions.localAddress=
options.localAddress),connectOptions.proxyAuth&&(connectOptions.headers=connectOptions.headers||{},connectOptions.headers["Proxy-Authorization"]="Basic "+new Buffer(
connectOptions.proxyAuth).toString("base64")),debug("making CONNECT request");var connectReq=self2.request(connectOptions);connectReq.useChunkedEncodingByDefault=
!1,connectReq.once("response",onResponse),connectReq.once("upgrade",onUpgrade),connectReq.once("connect",onConnect),connectReq.once("error",onError),connectReq.
end();function onResponse(res){res.upgrade=!0}function onUpgrade(res,socket,head){process.nextTick(function(){onConnect(res,socket,head)})}function onConnect(res,socket,head){
if(connectReq.removeAllListeners(),socket.removeAllListeners(),res.statusCode!==200){debug("tunneling socket could not be established, statusCode=%d",res.statusCode),
socket.destroy();var error=new Error("tunneling socket could not be established, statusCode="+res.statusCode);error.code="ECONNRESET",options.request.emit("erro\
r",error),self2.removeSocket(placeholder);return}if(head.length>0){debug("got illegal response body from proxy"),socket.destroy();var error=new Error("got illeg\
al response body from proxy");error.code="ECONNRESET",options.request.emit("error",error),self2.removeSocket(placeholder);return}return debug("tunneling connect\
ion has established"),self2.sockets[self2.sockets.indexOf(placeholder)]=socket,cb(socket)}function onError(cause){connectReq.removeAllListeners(),debug(`tunneli\
ng socket could not be established, cause=%s
`,cause.message,cause.stack);var error=new Error("tunneling socket could not be established, cause="+cause.message);error.code="ECONNRESET",options.request.emit(
"error",error),self2.removeSocket(placeholder)}},TunnelingAgent.prototype.removeSocket=function(socket){var pos=this.sockets.indexOf(socket);if(pos!==-1){this.sockets.
splice(pos,1);var pending=this.requests.shift();pending&&this.createSocket(pending,function(socket2){pending.request.onSocket(socket2)})}};function createSecureSocket(options,cb){
var self2=this;TunnelingAgent.prototype.createSocket.call(self2,options,function(socket){var hostHeader=options.request.getHeader("host"),tlsOptions=mergeOptions(
{},self2.options,{socket,servername:hostHeader?hostHeader.replace(/:.*$/,""):options.host}),secureSocket=tls.connect(0,tlsOptions);self2.sockets[self2.sockets.indexOf(
socket)]=secureSocket,cb(secureSocket)})}function toOptions(host,port,localAddress){return typeof host=="string"?{host,port,localAddress}:host}function mergeOptions(target){
for(var i=1,len=arguments.length;i<len;++i){var overrides=arguments[i];if(typeof overrides=="object")for(var keys=Object.keys(overrides),j=0,keyLen=keys.length;j<
keyLen;++j){var k=keys[j];overrides[k]!==void 0&&(target[k]=overrides[k])}}return target}var debug;process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?
debug=function(){var args=Array.prototype.slice.call(arguments);typeof args[0]=="string"?args[0]="TUNNEL: "+args[0]:args.unshift("TUNNEL:"),console.error.apply(
console,args)}:debug=function(){},exports.debug=debug}),6752:(function(module,__unused_webpack_exports,__webpack_require__){const Client=__webpack_require__(3701),
Dispatcher=__webpack_require__(883),Pool=__webpack_require__(628),BalancedPool=__webpack_require__(837),Agent=__webpack_require__(7405),ProxyAgent=__webpack_require__(
6672),EnvHttpProxyAgent=__webpack_require__(3137),RetryAgent=__webpack_require__(50),errors=__webpack_require__(8707),util=__webpack_require__(3440),{InvalidArgumentError}=errors,
api=__webpack_require__(6615),buildConnector=__webpack_require__(9136),MockClient=__webpack_require__(7365),MockAgent=__webpack_require__(7501),MockPool=__webpack_require__(
4004),mockErrors=__webpack_require__(2429),RetryHandler=__webpack_require__(7816),{getGlobalDispatcher,setGlobalDispatcher}=__webpack_require__(2581),DecoratorHandler=__webpack_require__(
8155),RedirectHandler=__webpack_require__(8754),createRedirectInterceptor=__webpack_require__(5092);Object.assign(Dispatcher.prototype,api),module.exports.Dispatcher=
Dispatcher,module.exports.Client=Client,module.exports.Pool=Pool,module.exports.BalancedPool=BalancedPool,module.exports.Agent=Agent,module.exports.ProxyAgent=ProxyAgent,
module.exports.EnvHttpProxyAgent=EnvHttpProxyAgent,module.exports.RetryAgent=RetryAgent,module.exports.RetryHandler=RetryHandler,module.exports.DecoratorHandler=
DecoratorHandler,module.exports.RedirectHandler=RedirectHandler,module.exports.createRedirectInterceptor=createRedirectInterceptor,module.exports.interceptors={
redirect:__webpack_require__(1514),retry:__webpack_require__(2026),dump:__webpack_require__(8060),dns:__webpack_require__(379)},module.exports.buildConnector=buildConnector,
module.exports.errors=errors,module.exports.util={parseHeaders:util.parseHeaders,headerNameToString:util.headerNameToString};function makeDispatcher(fn){return(url,opts,handler)=>{
if(typeof opts=="function"&&(handler=opts,opts=null),!url||typeof url!="string"&&typeof url!="object"&&!(url instanceof URL))throw new InvalidArgumentError("inv\
alid url");if(opts!=null&&typeof opts!="object")throw new InvalidArgumentError("invalid opts");if(opts&&opts.path!=null){if(typeof opts.path!="string")throw new InvalidArgumentError(
"invalid opts.path");let path2=opts.path;opts.path.startsWith("/")||(path2=`/${path2}`),url=new URL(util.parseOrigin(url).origin+path2)}else opts||(opts=typeof url==
"object"?url:{}),url=util.parseURL(url);const{agent,dispatcher=getGlobalDispatcher()}=opts;if(agent)throw new InvalidArgumentError("unsupported opts.agent. Did \
you mean opts.client?");return fn.call(dispatcher,{...opts,origin:url.origin,path:url.search?`${url.pathname}${url.search}`:url.pathname,method:opts.method||(opts.
body?"PUT":"GET")},handler)}}module.exports.setGlobalDispatcher=setGlobalDispatcher,module.exports.getGlobalDispatcher=getGlobalDispatcher;const fetchImpl=__webpack_require__(
4398).fetch;module.exports.fetch=async function(init,options=void 0){try{return await fetchImpl(init,options)}catch(err){throw err&&typeof err=="object"&&Error.
captureStackTrace(err),err}},module.exports.Headers=__webpack_require__(660).Headers,module.exports.Response=__webpack_require__(9051).Response,module.exports.Request=
__webpack_require__(9967).Request,module.exports.FormData=__webpack_require__(5910).FormData,module.exports.File=globalThis.File??__webpack_require__(4573).File,
module.exports.FileReader=__webpack_require__(8355).FileReader;const{setGlobalOrigin,getGlobalOrigin}=__webpack_require__(1059);module.exports.setGlobalOrigin=setGlobalOrigin,
module.exports.getGlobalOrigin=getGlobalOrigin;const{CacheStorage}=__webpack_require__(3245),{kConstruct}=__webpack_require__(109);module.exports.caches=new CacheStorage(
kConstruct);const{deleteCookie,getCookies,getSetCookies,setCookie}=__webpack_require__(9061);module.exports.deleteCookie=deleteCookie,module.exports.getCookies=
getCookies,module.exports.getSetCookies=getSetCookies,module.exports.setCookie=setCookie;const{parseMIMEType,serializeAMimeType}=__webpack_require__(1900);module.
exports.parseMIMEType=parseMIMEType,module.exports.serializeAMimeType=serializeAMimeType;const{CloseEvent,ErrorEvent,MessageEvent}=__webpack_require__(5188);module.
exports.WebSocket=__webpack_require__(3726).WebSocket,module.exports.CloseEvent=CloseEvent,module.exports.ErrorEvent=ErrorEvent,module.exports.MessageEvent=MessageEvent,
module.exports.request=makeDispatcher(api.request),module.exports.stream=makeDispatcher(api.stream),module.exports.pipeline=makeDispatcher(api.pipeline),module.
exports.connect=makeDispatcher(api.connect),module.exports.upgrade=makeDispatcher(api.upgrade),module.exports.MockClient=MockClient,module.exports.MockPool=MockPool,
module.exports.MockAgent=MockAgent,module.exports.mockErrors=mockErrors;const{EventSource}=__webpack_require__(1238);module.exports.EventSource=EventSource}),158:(function(module,__unused_webpack_exports,__webpack_require__){
const{addAbortListener}=__webpack_require__(3440),{RequestAbortedError}=__webpack_require__(8707),kListener=Symbol("kListener"),kSignal=Symbol("kSignal");function abort(self2){
self2.abort?self2.abort(self2[kSignal]?.reason):self2.reason=self2[kSignal]?.reason??new RequestAbortedError,removeSignal(self2)}function addSignal(self2,signal){
if(self2.reason=null,self2[kSignal]=null,self2[kListener]=null,!!signal){if(signal.aborted){abort(self2);return}self2[kSignal]=signal,self2[kListener]=()=>{abort(
self2)},addAbortListener(self2[kSignal],self2[kListener])}}function removeSignal(self2){self2[kSignal]&&("removeEventListener"in self2[kSignal]?self2[kSignal].removeEventListener(
"abort",self2[kListener]):self2[kSignal].removeListener("abort",self2[kListener]),self2[kSignal]=null,self2[kListener]=null)}module.exports={addSignal,removeSignal}}),
2279:(function(module,__unused_webpack_exports,__webpack_require__){const assert=__webpack_require__(4589),{AsyncResource}=__webpack_require__(6698),{InvalidArgumentError,
SocketError}=__webpack_require__(8707),util=__webpack_require__(3440),{addSignal,removeSignal}=__webpack_require__(158);class ConnectHandler extends AsyncResource{constructor(opts,callback){
if(!opts||typeof opts!="object")throw new InvalidArgumentError("invalid opts");if(typeof callback!="function")throw new InvalidArgumentError("invalid callback");
const{signal,opaque,responseHeaders}=opts;if(signal&&typeof signal.on!="function"&&typeof signal.addEventListener!="function")throw new InvalidArgumentError("si\
gnal must be an EventEmitter or EventTarget");super("UNDICI_CONNECT"),this.opaque=opaque||null,this.responseHeaders=responseHeaders||null,this.callback=callback,
this.abort=null,addSignal(this,signal)}onConnect(abort,context){if(this.reason){abort(this.reason);return}assert(this.callback),this.abort=abort,this.context=context}onHeaders(){
throw new SocketError("bad connect",null)}onUpgrade(statusCode,rawHeaders,socket){const{callback,opaque,context}=this;removeSignal(this),this.callback=null;let headers=rawHeaders;
headers!=null&&(headers=this.responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders)),this.runInAsyncScope(callback,null,null,{statusCode,
headers,socket,opaque,context})}onError(err){const{callback,opaque}=this;removeSignal(this),callback&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(
callback,null,err,{opaque})}))}}function connect(opts,callback){if(callback===void 0)return new Promise((resolve,reject)=>{connect.call(this,opts,(err,data)=>err?
reject(err):resolve(data))});try{const connectHandler=new ConnectHandler(opts,callback);this.dispatch({...opts,method:"CONNECT"},connectHandler)}catch(err){if(typeof callback!=
"function")throw err;const opaque=opts?.opaque;queueMicrotask(()=>callback(err,{opaque}))}}module.exports=connect}),6862:(function(module,__unused_webpack_exports,__webpack_require__){
const{Readable,Duplex,PassThrough}=__webpack_require__(7075),{InvalidArgumentError,InvalidReturnValueError,RequestAbortedError}=__webpack_require__(8707),util=__webpack_require__(
3440),{AsyncResource}=__webpack_require__(6698),{addSignal,removeSignal}=__webpack_require__(158),assert=__webpack_require__(4589),kResume=Symbol("resume");class PipelineRequest extends Readable{constructor(){
super({autoDestroy:!0}),this[kResume]=null}_read(){const{[kResume]:resume}=this;resume&&(this[kResume]=null,resume())}_destroy(err,callback){this._read(),callback(
err)}}class PipelineResponse extends Readable{constructor(resume){super({autoDestroy:!0}),this[kResume]=resume}_read(){this[kResume]()}_destroy(err,callback){!err&&
!this._readableState.endEmitted&&(err=new RequestAbortedError),callback(err)}}class PipelineHandler extends AsyncResource{constructor(opts,handler){if(!opts||typeof opts!=
"object")throw new InvalidArgumentError("invalid opts");if(typeof handler!="function")throw new InvalidArgumentError("invalid handler");const{signal,method,opaque,
onInfo,responseHeaders}=opts;if(signal&&typeof signal.on!="function"&&typeof signal.addEventListener!="function")throw new InvalidArgumentError("signal must be \
an EventEmitter or EventTarget");if(method==="CONNECT")throw new InvalidArgumentError("invalid method");if(onInfo&&typeof onInfo!="function")throw new InvalidArgumentError(
"invalid onInfo callback");super("UNDICI_PIPELINE"),this.opaque=opaque||null,this.responseHeaders=responseHeaders||null,this.handler=handler,this.abort=null,this.
context=null,this.onInfo=onInfo||null,this.req=new PipelineRequest().on("error",util.nop),this.ret=new Duplex({readableObjectMode:opts.objectMode,autoDestroy:!0,
read:()=>{const{body}=this;body?.resume&&body.resume()},write:(chunk,encoding,callback)=>{const{req}=this;req.push(chunk,encoding)||req._readableState.destroyed?
callback():req[kResume]=callback},destroy:(err,callback)=>{const{body,req,res,ret,abort}=this;!err&&!ret._readableState.endEmitted&&(err=new RequestAbortedError),
abort&&err&&abort(),util.destroy(body,err),util.destroy(req,err),util.destroy(res,err),removeSignal(this),callback(err)}}).on("prefinish",()=>{const{req}=this;req.
push(null)}),this.res=null,addSignal(this,signal)}onConnect(abort,context){const{ret,res}=this;if(this.reason){abort(this.reason);return}assert(!res,"pipeline c\
annot be retried"),assert(!ret.destroyed),this.abort=abort,this.context=context}onHeaders(statusCode,rawHeaders,resume){const{opaque,handler,context}=this;if(statusCode<
200){if(this.onInfo){const headers=this.responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders);this.onInfo({statusCode,headers})}
return}this.res=new PipelineResponse(resume);let body;try{this.handler=null;const headers=this.responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(
rawHeaders);body=this.runInAsyncScope(handler,null,{statusCode,headers,opaque,body:this.res,context})}catch(err){throw this.res.on("error",util.nop),err}if(!body||
typeof body.on!="function")throw new InvalidReturnValueError("expected Readable");body.on("data",chunk=>{const{ret,body:body2}=this;!ret.push(chunk)&&body2.pause&&
body2.pause()}).on("error",err=>{const{ret}=this;util.destroy(ret,err)}).on("end",()=>{const{ret}=this;ret.push(null)}).on("close",()=>{const{ret}=this;ret._readableState.
ended||util.destroy(ret,new RequestAbortedError)}),this.body=body}onData(chunk){const{res}=this;return res.push(chunk)}onComplete(trailers){const{res}=this;res.
push(null)}onError(err){const{ret}=this;this.handler=null,util.destroy(ret,err)}}function pipeline(opts,handler){try{const pipelineHandler=new PipelineHandler(opts,
handler);return this.dispatch({...opts,body:pipelineHandler.req},pipelineHandler),pipelineHandler.ret}catch(err){return new PassThrough().destroy(err)}}module.exports=
pipeline}),4043:(function(module,__unused_webpack_exports,__webpack_require__){const assert=__webpack_require__(4589),{Readable}=__webpack_require__(9927),{InvalidArgumentError,
RequestAbortedError}=__webpack_require__(8707),util=__webpack_require__(3440),{getResolveErrorBodyCallback}=__webpack_require__(7655),{AsyncResource}=__webpack_require__(
6698);class RequestHandler extends AsyncResource{constructor(opts,callback){if(!opts||typeof opts!="object")throw new InvalidArgumentError("invalid opts");const{
signal,method,opaque,body,onInfo,responseHeaders,throwOnError,highWaterMark}=opts;try{if(typeof callback!="function")throw new InvalidArgumentError("invalid cal\
lback");if(highWaterMark&&(typeof highWaterMark!="number"||highWaterMark<0))throw new InvalidArgumentError("invalid highWaterMark");if(signal&&typeof signal.on!=
"function"&&typeof signal.addEventListener!="function")throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");if(method==="CONNECT")throw new InvalidArgumentError(
"invalid method");if(onInfo&&typeof onInfo!="function")throw new InvalidArgumentError("invalid onInfo callback");super("UNDICI_REQUEST")}catch(err){throw util.isStream(
body)&&util.destroy(body.on("error",util.nop),err),err}this.method=method,this.responseHeaders=responseHeaders||null,this.opaque=opaque||null,this.callback=callback,
this.res=null,this.abort=null,this.body=body,this.trailers={},this.context=null,this.onInfo=onInfo||null,this.throwOnError=throwOnError,this.highWaterMark=highWaterMark,
this.signal=signal,this.reason=null,this.removeAbortListener=null,util.isStream(body)&&body.on("error",err=>{this.onError(err)}),this.signal&&(this.signal.aborted?
this.reason=this.signal.reason??new RequestAbortedError:this.removeAbortListener=util.addAbortListener(this.signal,()=>{this.reason=this.signal.reason??new RequestAbortedError,
this.res?util.destroy(this.res.on("error",util.nop),this.reason):this.abort&&this.abort(this.reason),this.removeAbortListener&&(this.res?.off("close",this.removeAbortListener),
this.removeAbortListener(),this.removeAbortListener=null)}))}onConnect(abort,context){if(this.reason){abort(this.reason);return}assert(this.callback),this.abort=
abort,this.context=context}onHeaders(statusCode,rawHeaders,resume,statusMessage){const{callback,opaque,abort,context,responseHeaders,highWaterMark}=this,headers=responseHeaders===
"raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders);if(statusCode<200){this.onInfo&&this.onInfo({statusCode,headers});return}const parsedHeaders=responseHeaders===
"raw"?util.parseHeaders(rawHeaders):headers,contentType=parsedHeaders["content-type"],contentLength=parsedHeaders["content-length"],res=new Readable({resume,abort,
contentType,contentLength:this.method!=="HEAD"&&contentLength?Number(contentLength):null,highWaterMark});this.removeAbortListener&&res.on("close",this.removeAbortListener),
this.callback=null,this.res=res,callback!==null&&(this.throwOnError&&statusCode>=400?this.runInAsyncScope(getResolveErrorBodyCallback,null,{callback,body:res,contentType,
statusCode,statusMessage,headers}):this.runInAsyncScope(callback,null,null,{statusCode,headers,trailers:this.trailers,opaque,body:res,context}))}onData(chunk){return this.
res.push(chunk)}onComplete(trailers){util.parseHeaders(trailers,this.trailers),this.res.push(null)}onError(err){const{res,callback,body,opaque}=this;callback&&(this.
callback=null,queueMicrotask(()=>{this.runInAsyncScope(callback,null,err,{opaque})})),res&&(this.res=null,queueMicrotask(()=>{util.destroy(res,err)})),body&&(this.
body=null,util.destroy(body,err)),this.removeAbortListener&&(res?.off("close",this.removeAbortListener),this.removeAbortListener(),this.removeAbortListener=null)}}
function request(opts,callback){if(callback===void 0)return new Promise((resolve,reject)=>{request.call(this,opts,(err,data)=>err?reject(err):resolve(data))});try{
this.dispatch(opts,new RequestHandler(opts,callback))}catch(err){if(typeof callback!="function")throw err;const opaque=opts?.opaque;queueMicrotask(()=>callback(
err,{opaque}))}}module.exports=request,module.exports.RequestHandler=RequestHandler}),3560:(function(module,__unused_webpack_exports,__webpack_require__){const assert=__webpack_require__(
4589),{finished,PassThrough}=__webpack_require__(7075),{InvalidArgumentError,InvalidReturnValueError}=__webpack_require__(8707),util=__webpack_require__(3440),{
getResolveErrorBodyCallback}=__webpack_require__(7655),{AsyncResource}=__webpack_require__(6698),{addSignal,removeSignal}=__webpack_require__(158);class StreamHandler extends AsyncResource{constructor(opts,factory,callback){
if(!opts||typeof opts!="object")throw new InvalidArgumentError("invalid opts");const{signal,method,opaque,body,onInfo,responseHeaders,throwOnError}=opts;try{if(typeof callback!=
"function")throw new InvalidArgumentError("invalid callback");if(typeof factory!="function")throw new InvalidArgumentError("invalid factory");if(signal&&typeof signal.
on!="function"&&typeof signal.addEventListener!="function")throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");if(method==="CONNECT")
throw new InvalidArgumentError("invalid method");if(onInfo&&typeof onInfo!="function")throw new InvalidArgumentError("invalid onInfo callback");super("UNDICI_ST\
REAM")}catch(err){throw util.isStream(body)&&util.destroy(body.on("error",util.nop),err),err}this.responseHeaders=responseHeaders||null,this.opaque=opaque||null,
this.factory=factory,this.callback=callback,this.res=null,this.abort=null,this.context=null,this.trailers=null,this.body=body,this.onInfo=onInfo||null,this.throwOnError=
throwOnError||!1,util.isStream(body)&&body.on("error",err=>{this.onError(err)}),addSignal(this,signal)}onConnect(abort,context){if(this.reason){abort(this.reason);
return}assert(this.callback),this.abort=abort,this.context=context}onHeaders(statusCode,rawHeaders,resume,statusMessage){const{factory,opaque,context,callback,responseHeaders}=this,
headers=responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders);if(statusCode<200){this.onInfo&&this.onInfo({statusCode,headers});
return}this.factory=null;let res;if(this.throwOnError&&statusCode>=400){const contentType=(responseHeaders==="raw"?util.parseHeaders(rawHeaders):headers)["conte\
nt-type"];res=new PassThrough,this.callback=null,this.runInAsyncScope(getResolveErrorBodyCallback,null,{callback,body:res,contentType,statusCode,statusMessage,headers})}else{
if(factory===null)return;if(res=this.runInAsyncScope(factory,null,{statusCode,headers,opaque,context}),!res||typeof res.write!="function"||typeof res.end!="func\
tion"||typeof res.on!="function")throw new InvalidReturnValueError("expected Writable");finished(res,{readable:!1},err=>{const{callback:callback2,res:res2,opaque:opaque2,
trailers,abort}=this;this.res=null,(err||!res2.readable)&&util.destroy(res2,err),this.callback=null,this.runInAsyncScope(callback2,null,err||null,{opaque:opaque2,
trailers}),err&&abort()})}return res.on("drain",resume),this.res=res,(res.writableNeedDrain!==void 0?res.writableNeedDrain:res._writableState?.needDrain)!==!0}onData(chunk){
const{res}=this;return res?res.write(chunk):!0}onComplete(trailers){const{res}=this;removeSignal(this),res&&(this.trailers=util.parseHeaders(trailers),res.end())}onError(err){
const{res,callback,opaque,body}=this;removeSignal(this),this.factory=null,res?(this.res=null,util.destroy(res,err)):callback&&(this.callback=null,queueMicrotask(
()=>{this.runInAsyncScope(callback,null,err,{opaque})})),body&&(this.body=null,util.destroy(body,err))}}function stream(opts,factory,callback){if(callback===void 0)
return new Promise((resolve,reject)=>{stream.call(this,opts,factory,(err,data)=>err?reject(err):resolve(data))});try{this.dispatch(opts,new StreamHandler(opts,factory,
callback))}catch(err){if(typeof callback!="function")throw err;const opaque=opts?.opaque;queueMicrotask(()=>callback(err,{opaque}))}}module.exports=stream}),1882:(function(module,__unused_webpack_exports,__webpack_require__){
const{InvalidArgumentError,SocketError}=__webpack_require__(8707),{AsyncResource}=__webpack_require__(6698),util=__webpack_require__(3440),{addSignal,removeSignal}=__webpack_require__(
158),assert=__webpack_require__(4589);class UpgradeHandler extends AsyncResource{constructor(opts,callback){if(!opts||typeof opts!="object")throw new InvalidArgumentError(
"invalid opts");if(typeof callback!="function")throw new InvalidArgumentError("invalid callback");const{signal,opaque,responseHeaders}=opts;if(signal&&typeof signal.
on!="function"&&typeof signal.addEventListener!="function")throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),
this.responseHeaders=responseHeaders||null,this.opaque=opaque||null,this.callback=callback,this.abort=null,this.context=null,addSignal(this,signal)}onConnect(abort,context){
if(this.reason){abort(this.reason);return}assert(this.callback),this.abort=abort,this.context=null}onHeaders(){throw new SocketError("bad upgrade",null)}onUpgrade(statusCode,rawHeaders,socket){
assert(statusCode===101);const{callback,opaque,context}=this;removeSignal(this),this.callback=null;const headers=this.responseHeaders==="raw"?util.parseRawHeaders(
rawHeaders):util.parseHeaders(rawHeaders);this.runInAsyncScope(callback,null,null,{headers,socket,opaque,context})}onError(err){const{callback,opaque}=this;removeSignal(
this),callback&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(callback,null,err,{opaque})}))}}function upgrade(opts,callback){if(callback===void 0)
return new Promise((resolve,reject)=>{upgrade.call(this,opts,(err,data)=>err?reject(err):resolve(data))});try{const upgradeHandler=new UpgradeHandler(opts,callback);
this.dispatch({...opts,method:opts.method||"GET",upgrade:opts.protocol||"Websocket"},upgradeHandler)}catch(err){if(typeof callback!="function")throw err;const opaque=opts?.
opaque;queueMicrotask(()=>callback(err,{opaque}))}}module.exports=upgrade}),6615:(function(module,__unused_webpack_exports,__webpack_require__){module.exports.request=
__webpack_require__(4043),module.exports.stream=__webpack_require__(3560),module.exports.pipeline=__webpack_require__(6862),module.exports.upgrade=__webpack_require__(
1882),module.exports.connect=__webpack_require__(2279)}),9927:(function(module,__unused_webpack_exports,__webpack_require__){const assert=__webpack_require__(4589),
{Readable}=__webpack_require__(7075),{RequestAbortedError,NotSupportedError,InvalidArgumentError,AbortError}=__webpack_require__(8707),util=__webpack_require__(
3440),{ReadableStreamFrom}=__webpack_require__(3440),kConsume=Symbol("kConsume"),kReading=Symbol("kReading"),kBody=Symbol("kBody"),kAbort=Symbol("kAbort"),kContentType=Symbol(
"kContentType"),kContentLength=Symbol("kContentLength"),noop=()=>{};class BodyReadable extends Readable{constructor({resume,abort,contentType="",contentLength,highWaterMark=64*
1024}){super({autoDestroy:!0,read:resume,highWaterMark}),this._readableState.dataEmitted=!1,this[kAbort]=abort,this[kConsume]=null,this[kBody]=null,this[kContentType]=
contentType,this[kContentLength]=contentLength,this[kReading]=!1}destroy(err){return!err&&!this._readableState.endEmitted&&(err=new RequestAbortedError),err&&this[kAbort](),
super.destroy(err)}_destroy(err,callback){this[kReading]?callback(err):setImmediate(()=>{callback(err)})}on(ev,...args){return(ev==="data"||ev==="readable")&&(this[kReading]=
!0),super.on(ev,...args)}addListener(ev,...args){return this.on(ev,...args)}off(ev,...args){const ret=super.off(ev,...args);return(ev==="data"||ev==="readable")&&
(this[kReading]=this.listenerCount("data")>0||this.listenerCount("readable")>0),ret}removeListener(ev,...args){return this.off(ev,...args)}push(chunk){return this[kConsume]&&
chunk!==null?(consumePush(this[kConsume],chunk),this[kReading]?super.push(chunk):!0):super.push(chunk)}async text(){return consume(this,"text")}async json(){return consume(
this,"json")}async blob(){return consume(this,"blob")}async bytes(){return consume(this,"bytes")}async arrayBuffer(){return consume(this,"arrayBuffer")}async formData(){
throw new NotSupportedError}get bodyUsed(){return util.isDisturbed(this)}get body(){return this[kBody]||(this[kBody]=ReadableStreamFrom(this),this[kConsume]&&(this[kBody].
getReader(),assert(this[kBody].locked))),this[kBody]}async dump(opts){let limit=Number.isFinite(opts?.limit)?opts.limit:131072;const signal=opts?.signal;if(signal!=
null&&(typeof signal!="object"||!("aborted"in signal)))throw new InvalidArgumentError("signal must be an AbortSignal");return signal?.throwIfAborted(),this._readableState.
closeEmitted?null:await new Promise((resolve,reject)=>{this[kContentLength]>limit&&this.destroy(new AbortError);const onAbort=()=>{this.destroy(signal.reason??new AbortError)};
signal?.addEventListener("abort",onAbort),this.on("close",function(){signal?.removeEventListener("abort",onAbort),signal?.aborted?reject(signal.reason??new AbortError):
resolve(null)}).on("error",noop).on("data",function(chunk){limit-=chunk.length,limit<=0&&this.destroy()}).resume()})}}function isLocked(self2){return self2[kBody]&&
self2[kBody].locked===!0||self2[kConsume]}function isUnusable(self2){return util.isDisturbed(self2)||isLocked(self2)}async function consume(stream,type){return assert(
!stream[kConsume]),new Promise((resolve,reject)=>{if(isUnusable(stream)){const rState=stream._readableState;rState.destroyed&&rState.closeEmitted===!1?stream.on(
"error",err=>{reject(err)}).on("close",()=>{reject(new TypeError("unusable"))}):reject(rState.errored??new TypeError("unusable"))}else queueMicrotask(()=>{stream[kConsume]=
{type,stream,resolve,reject,length:0,body:[]},stream.on("error",function(err){consumeFinish(this[kConsume],err)}).on("close",function(){this[kConsume].body!==null&&
consumeFinish(this[kConsume],new RequestAbortedError)}),consumeStart(stream[kConsume])})})}function consumeStart(consume2){if(consume2.body===null)return;const{
_readableState:state}=consume2.stream;if(state.bufferIndex){const start=state.bufferIndex,end=state.buffer.length;for(let n=start;n<end;n++)consumePush(consume2,
state.buffer[n])}else for(const chunk of state.buffer)consumePush(consume2,chunk);for(state.endEmitted?consumeEnd(this[kConsume]):consume2.stream.on("end",function(){
consumeEnd(this[kConsume])}),consume2.stream.resume();consume2.stream.read()!=null;);}function chunksDecode(chunks,length){if(chunks.length===0||length===0)return"";
const buffer=chunks.length===1?chunks[0]:Buffer.concat(chunks,length),bufferLength=buffer.length,start=bufferLength>2&&buffer[0]===239&&buffer[1]===187&&buffer[2]===
191?3:0;return buffer.utf8Slice(start,bufferLength)}function chunksConcat(chunks,length){if(chunks.length===0||length===0)return new Uint8Array(0);if(chunks.length===
1)return new Uint8Array(chunks[0]);const buffer=new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);let offset=0;for(let i=0;i<chunks.length;++i){const chunk=chunks[i];
buffer.set(chunk,offset),offset+=chunk.length}return buffer}function consumeEnd(consume2){const{type,body,resolve,stream,length}=consume2;try{type==="text"?resolve(
chunksDecode(body,length)):type==="json"?resolve(JSON.parse(chunksDecode(body,length))):type==="arrayBuffer"?resolve(chunksConcat(body,length).buffer):type==="b\
lob"?resolve(new Blob(body,{type:stream[kContentType]})):type==="bytes"&&resolve(chunksConcat(body,length)),consumeFinish(consume2)}catch(err){stream.destroy(err)}}
function consumePush(consume2,chunk){consume2.length+=chunk.length,consume2.body.push(chunk)}function consumeFinish(consume2,err){consume2.body!==null&&(err?consume2.
reject(err):consume2.resolve(),consume2.type=null,consume2.stream=null,consume2.resolve=null,consume2.reject=null,consume2.length=0,consume2.body=null)}module.exports=
{Readable:BodyReadable,chunksDecode}}),7655:(function(module,__unused_webpack_exports,__webpack_require__){const assert=__webpack_require__(4589),{ResponseStatusCodeError}=__webpack_require__(
8707),{chunksDecode}=__webpack_require__(9927),CHUNK_LIMIT=128*1024;async function getResolveErrorBodyCallback({callback,body,contentType,statusCode,statusMessage,
headers}){assert(body);let chunks=[],length=0;try{for await(const chunk of body)if(chunks.push(chunk),length+=chunk.length,length>CHUNK_LIMIT){chunks=[],length=
0;break}}catch{chunks=[],length=0}const message=`Response status code ${statusCode}${statusMessage?`: ${statusMessage}`:""}`;if(statusCode===204||!contentType||
!length){queueMicrotask(()=>callback(new ResponseStatusCodeError(message,statusCode,headers)));return}const stackTraceLimit=Error.stackTraceLimit;Error.stackTraceLimit=
0;let payload;try{isContentTypeApplicationJson(contentType)?payload=JSON.parse(chunksDecode(chunks,length)):isContentTypeText(contentType)&&(payload=chunksDecode(
chunks,length))}catch{}finally{Error.stackTraceLimit=stackTraceLimit}queueMicrotask(()=>callback(new ResponseStatusCodeError(message,statusCode,headers,payload)))}
const isContentTypeApplicationJson=contentType=>contentType.length>15&&contentType[11]==="/"&&contentType[0]==="a"&&contentType[1]==="p"&&contentType[2]==="p"&&
contentType[3]==="l"&&contentType[4]==="i"&&contentType[5]==="c"&&contentType[6]==="a"&&contentType[7]==="t"&&contentType[8]==="i"&&contentType[9]==="o"&&contentType[10]===
"n"&&contentType[12]==="j"&&contentType[13]==="s"&&contentType[14]==="o"&&contentType[15]==="n",isContentTypeText=contentType=>contentType.length>4&&contentType[4]===
"/"&&contentType[0]==="t"&&contentType[1]==="e"&&contentType[2]==="x"&&contentType[3]==="t";module.exports={getResolveErrorBodyCallback,isContentTypeApplicationJson,
isContentTypeText}}),9136:(function(module,__unused_webpack_exports,__webpack_require__){const net=__webpack_require__(7030),assert=__webpack_require__(4589),util=__webpack_require__(
3440),{InvalidArgumentError,ConnectTimeoutError}=__webpack_require__(8707),timers=__webpack_require__(6603);function noop(){}let tls,SessionCache;global.FinalizationRegistry&&
!(process.env.NODE_V8_COVERAGE||process.env.UNDICI_NO_FG)?SessionCache=class{constructor(maxCachedSessions){this._maxCachedSessions=maxCachedSessions,this._sessionCache=
new Map,this._sessionRegistry=new global.FinalizationRegistry(key=>{if(this._sessionCache.size<this._maxCachedSessions)return;const ref=this._sessionCache.get(key);
ref!==void 0&&ref.deref()===void 0&&this._sessionCache.delete(key)})}get(sessionKey){const ref=this._sessionCache.get(sessionKey);return ref?ref.deref():null}set(sessionKey,session){
this._maxCachedSessions!==0&&(this._sessionCache.set(sessionKey,new WeakRef(session)),this._sessionRegistry.register(session,sessionKey))}}:SessionCache=class{constructor(maxCachedSessions){
this._maxCachedSessions=maxCachedSessions,this._sessionCache=new Map}get(sessionKey){return this._sessionCache.get(sessionKey)}set(sessionKey,session){if(this._maxCachedSessions!==
0){if(this._sessionCache.size>=this._maxCachedSessions){const{value:oldestKey}=this._sessionCache.keys().next();this._sessionCache.delete(oldestKey)}this._sessionCache.
set(sessionKey,session)}}};function buildConnector({allowH2,maxCachedSessions,socketPath,timeout,session:customSession,...opts}){if(maxCachedSessions!=null&&(!Number.
isInteger(maxCachedSessions)||maxCachedSessions<0))throw new InvalidArgumentError("maxCachedSessions must be a positive integer or zero");const options={path:socketPath,
...opts},sessionCache=new SessionCache(maxCachedSessions??100);return timeout=timeout??1e4,allowH2=allowH2??!1,function({hostname,host,protocol,port,servername,
localAddress,httpSocket},callback){let socket;if(protocol==="https:"){tls||(tls=__webpack_require__(1692)),servername=servername||options.servername||util.getServerName(
host)||null;const sessionKey=servername||hostname;assert(sessionKey);const session=customSession||sessionCache.get(sessionKey)||null;port=port||443,socket=tls.connect(
{highWaterMark:16384,...options,servername,session,localAddress,ALPNProtocols:allowH2?["http/1.1","h2"]:["http/1.1"],socket:httpSocket,port,host:hostname}),socket.
on("session",function(session2){sessionCache.set(sessionKey,session2)})}else assert(!httpSocket,"httpSocket can only be sent on TLS update"),port=port||80,socket=
net.connect({highWaterMark:64*1024,...options,localAddress,port,host:hostname});if(options.keepAlive==null||options.keepAlive){const keepAliveInitialDelay=options.
keepAliveInitialDelay===void 0?6e4:options.keepAliveInitialDelay;socket.setKeepAlive(!0,keepAliveInitialDelay)}const clearConnectTimeout=setupConnectTimeout(new WeakRef(
socket),{timeout,hostname,port});return socket.setNoDelay(!0).once(protocol==="https:"?"secureConnect":"connect",function(){if(queueMicrotask(clearConnectTimeout),
callback){const cb=callback;callback=null,cb(null,this)}}).on("error",function(err){if(queueMicrotask(clearConnectTimeout),callback){const cb=callback;callback=
null,cb(err)}}),socket}}const setupConnectTimeout=process.platform==="win32"?(socketWeakRef,opts)=>{if(!opts.timeout)return noop;let s1=null,s2=null;const fastTimer=timers.
setFastTimeout(()=>{s1=setImmediate(()=>{s2=setImmediate(()=>onConnectTimeout(socketWeakRef.deref(),opts))})},opts.timeout);return()=>{timers.clearFastTimeout(fastTimer),
clearImmediate(s1),clearImmediate(s2)}}:(socketWeakRef,opts)=>{if(!opts.timeout)return noop;let s1=null;const fastTimer=timers.setFastTimeout(()=>{s1=setImmediate(
()=>{onConnectTimeout(socketWeakRef.deref(),opts)})},opts.timeout);return()=>{timers.clearFastTimeout(fastTimer),clearImmediate(s1)}};function onConnectTimeout(socket,opts){
if(socket==null)return;let message="Connect Timeout Error";Array.isArray(socket.autoSelectFamilyAttemptedAddresses)?message+=` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.
join(", ")},`:message+=` (attempted address: ${opts.hostname}:${opts.port},`,message+=` timeout: ${opts.timeout}ms)`,util.destroy(socket,new ConnectTimeoutError(
message))}module.exports=buildConnector}),735:(function(module){const headerNameLowerCasedRecord={},wellknownHeaderNames=["Accept","Accept-Encoding","Accept-Lan\
guage","Accept-Ranges","Access-Control-Allow-Credentials","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-Co\
ntrol-Expose-Headers","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-Used","Authorizatio\
n","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Content-Language","Content-Length","Content-Location","Content-Range",
"Content-Security-Policy","Content-Security-Policy-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cross-Origi\
n-Resource-Policy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match","If-Modified-Since","If-No\
ne-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max-Forwards","Origin","Permissions-Policy","Pragma","Proxy-Authentic\
ate","Proxy-Authorization","RTT","Range","Referer","Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-WebSocket-Ke\
y","Sec-WebSocket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preload","Set-Cookie","SourceMa\
p","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Insecure-Requests","User-Agen\
t","Vary","Via","WWW-Authenticate","X-Content-Type-Options","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X-Req\
uested-With","X-XSS-Protection"];for(let i=0;i<wellknownHeaderNames.length;++i){const key=wellknownHeaderNames[i],lowerCasedKey=key.toLowerCase();headerNameLowerCasedRecord[key]=
headerNameLowerCasedRecord[lowerCasedKey]=lowerCasedKey}Object.setPrototypeOf(headerNameLowerCasedRecord,null),module.exports={wellknownHeaderNames,headerNameLowerCasedRecord}}),
2414:(function(module,__unused_webpack_exports,__webpack_require__){const diagnosticsChannel=__webpack_require__(3053),util=__webpack_require__(7975),undiciDebugLog=util.
debuglog("undici"),fetchDebuglog=util.debuglog("fetch"),websocketDebuglog=util.debuglog("websocket");let isClientSet=!1;const channels={beforeConnect:diagnosticsChannel.
channel("undici:client:beforeConnect"),connected:diagnosticsChannel.channel("undici:client:connected"),connectError:diagnosticsChannel.channel("undici:client:co\
nnectError"),sendHeaders:diagnosticsChannel.channel("undici:client:sendHeaders"),create:diagnosticsChannel.channel("undici:request:create"),bodySent:diagnosticsChannel.
channel("undici:request:bodySent"),headers:diagnosticsChannel.channel("undici:request:headers"),trailers:diagnosticsChannel.channel("undici:request:trailers"),error:diagnosticsChannel.
channel("undici:request:error"),open:diagnosticsChannel.channel("undici:websocket:open"),close:diagnosticsChannel.channel("undici:websocket:close"),socketError:diagnosticsChannel.
channel("undici:websocket:socket_error"),ping:diagnosticsChannel.channel("undici:websocket:ping"),pong:diagnosticsChannel.channel("undici:websocket:pong")};if(undiciDebugLog.
enabled||fetchDebuglog.enabled){const debuglog=fetchDebuglog.enabled?fetchDebuglog:undiciDebugLog;diagnosticsChannel.channel("undici:client:beforeConnect").subscribe(
evt=>{const{connectParams:{version,protocol,port,host}}=evt;debuglog("connecting to %s using %s%s",`${host}${port?`:${port}`:""}`,protocol,version)}),diagnosticsChannel.
channel("undici:client:connected").subscribe(evt=>{const{connectParams:{version,protocol,port,host}}=evt;debuglog("connected to %s using %s%s",`${host}${port?`:${port}`:
""}`,protocol,version)}),diagnosticsChannel.channel("undici:client:connectError").subscribe(evt=>{const{connectParams:{version,protocol,port,host},error}=evt;debuglog(
"connection to %s using %s%s errored - %s",`${host}${port?`:${port}`:""}`,protocol,version,error.message)}),diagnosticsChannel.channel("undici:client:sendHeader\
s").subscribe(evt=>{const{request:{method,path:path2,origin}}=evt;debuglog("sending request to %s %s/%s",method,origin,path2)}),diagnosticsChannel.channel("undi\
ci:request:headers").subscribe(evt=>{const{request:{method,path:path2,origin},response:{statusCode}}=evt;debuglog("received response to %s %s/%s - HTTP %d",method,
origin,path2,statusCode)}),diagnosticsChannel.channel("undici:request:trailers").subscribe(evt=>{const{request:{method,path:path2,origin}}=evt;debuglog("trailer\
s received from %s %s/%s",method,origin,path2)}),diagnosticsChannel.channel("undici:request:error").subscribe(evt=>{const{request:{method,path:path2,origin},error}=evt;
debuglog("request to %s %s/%s errored - %s",method,origin,path2,error.message)}),isClientSet=!0}if(websocketDebuglog.enabled){if(!isClientSet){const debuglog=undiciDebugLog.
enabled?undiciDebugLog:websocketDebuglog;diagnosticsChannel.channel("undici:client:beforeConnect").subscribe(evt=>{const{connectParams:{version,protocol,port,host}}=evt;
debuglog("connecting to %s%s using %s%s",host,port?`:${port}`:"",protocol,version)}),diagnosticsChannel.channel("undici:client:connected").subscribe(evt=>{const{
connectParams:{version,protocol,port,host}}=evt;debuglog("connected to %s%s using %s%s",host,port?`:${port}`:"",protocol,version)}),diagnosticsChannel.channel("\
undici:client:connectError").subscribe(evt=>{const{connectParams:{version,protocol,port,host},error}=evt;debuglog("connection to %s%s using %s%s errored - %s",host,
port?`:${port}`:"",protocol,version,error.message)}),diagnosticsChannel.channel("undici:client:sendHeaders").subscribe(evt=>{const{request:{method,path:path2,origin}}=evt;
debuglog("sending request to %s %s/%s",method,origin,path2)})}diagnosticsChannel.channel("undici:websocket:open").subscribe(evt=>{const{address:{address,port}}=evt;
websocketDebuglog("connection opened %s%s",address,port?`:${port}`:"")}),diagnosticsChannel.channel("undici:websocket:close").subscribe(evt=>{const{websocket,code,
reason}=evt;websocketDebuglog("closed connection to %s - %s %s",websocket.url,code,reason)}),diagnosticsChannel.channel("undici:websocket:socket_error").subscribe(
err=>{websocketDebuglog("connection errored - %s",err.message)}),diagnosticsChannel.channel("undici:websocket:ping").subscribe(evt=>{websocketDebuglog("ping rec\
eived")}),diagnosticsChannel.channel("undici:websocket:pong").subscribe(evt=>{websocketDebuglog("pong received")})}module.exports={channels}}),8707:(function(module){
const kUndiciError=Symbol.for("undici.error.UND_ERR");class UndiciError extends Error{constructor(message){super(message),this.name="UndiciError",this.code="UND\
_ERR"}static[Symbol.hasInstance](instance){return instance&&instance[kUndiciError]===!0}[kUndiciError]=!0}const kConnectTimeoutError=Symbol.for("undici.error.UN\
D_ERR_CONNECT_TIMEOUT");class ConnectTimeoutError extends UndiciError{constructor(message){super(message),this.name="ConnectTimeoutError",this.message=message||
"Connect Timeout Error",this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.hasInstance](instance){return instance&&instance[kConnectTimeoutError]===!0}[kConnectTimeoutError]=!0}
const kHeadersTimeoutError=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");class HeadersTimeoutError extends UndiciError{constructor(message){super(message),
this.name="HeadersTimeoutError",this.message=message||"Headers Timeout Error",this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.hasInstance](instance){return instance&&
instance[kHeadersTimeoutError]===!0}[kHeadersTimeoutError]=!0}const kHeadersOverflowError=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");class HeadersOverflowError extends UndiciError{constructor(message){
super(message),this.name="HeadersOverflowError",this.message=message||"Headers Overflow Error",this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](instance){
return instance&&instance[kHeadersOverflowError]===!0}[kHeadersOverflowError]=!0}const kBodyTimeoutError=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");class BodyTimeoutError extends UndiciError{constructor(message){
super(message),this.name="BodyTimeoutError",this.message=message||"Body Timeout Error",this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](instance){return instance&&
instance[kBodyTimeoutError]===!0}[kBodyTimeoutError]=!0}const kResponseStatusCodeError=Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_CODE");class ResponseStatusCodeError extends UndiciError{constructor(message,statusCode,headers,body){
super(message),this.name="ResponseStatusCodeError",this.message=message||"Response Status Code Error",this.code="UND_ERR_RESPONSE_STATUS_CODE",this.body=body,this.
status=statusCode,this.statusCode=statusCode,this.headers=headers}static[Symbol.hasInstance](instance){return instance&&instance[kResponseStatusCodeError]===!0}[kResponseStatusCodeError]=!0}
const kInvalidArgumentError=Symbol.for("undici.error.UND_ERR_INVALID_ARG");class InvalidArgumentError extends UndiciError{constructor(message){super(message),this.
name="InvalidArgumentError",this.message=message||"Invalid Argument Error",this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](instance){return instance&&
instance[kInvalidArgumentError]===!0}[kInvalidArgumentError]=!0}const kInvalidReturnValueError=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");class InvalidReturnValueError extends UndiciError{constructor(message){
super(message),this.name="InvalidReturnValueError",this.message=message||"Invalid Return Value Error",this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](instance){
return instance&&instance[kInvalidReturnValueError]===!0}[kInvalidReturnValueError]=!0}const kAbortError=Symbol.for("undici.error.UND_ERR_ABORT");class AbortError extends UndiciError{constructor(message){
super(message),this.name="AbortError",this.message=message||"The operation was aborted",this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](instance){return instance&&
instance[kAbortError]===!0}[kAbortError]=!0}const kRequestAbortedError=Symbol.for("undici.error.UND_ERR_ABORTED");class RequestAbortedError extends AbortError{constructor(message){
super(message),this.name="AbortError",this.message=message||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](instance){return instance&&
instance[kRequestAbortedError]===!0}[kRequestAbortedError]=!0}const kInformationalError=Symbol.for("undici.error.UND_ERR_INFO");class InformationalError extends UndiciError{constructor(message){
super(message),this.name="InformationalError",this.message=message||"Request information",this.code="UND_ERR_INFO"}static[Symbol.hasInstance](instance){return instance&&
instance[kInformationalError]===!0}[kInformationalError]=!0}const kRequestContentLengthMismatchError=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATC\
H");class RequestContentLengthMismatchError extends UndiciError{constructor(message){super(message),this.name="RequestContentLengthMismatchError",this.message=message||
"Request body length does not match content-length header",this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](instance){return instance&&
instance[kRequestContentLengthMismatchError]===!0}[kRequestContentLengthMismatchError]=!0}const kResponseContentLengthMismatchError=Symbol.for("undici.error.UND\
_ERR_RES_CONTENT_LENGTH_MISMATCH");class ResponseContentLengthMismatchError extends UndiciError{constructor(message){super(message),this.name="ResponseContentLe\
ngthMismatchError",this.message=message||"Response body length does not match content-length header",this.code="UND_ERR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.
hasInstance](instance){return instance&&instance[kResponseContentLengthMismatchError]===!0}[kResponseContentLengthMismatchError]=!0}const kClientDestroyedError=Symbol.
for("undici.error.UND_ERR_DESTROYED");class ClientDestroyedError extends UndiciError{constructor(message){super(message),this.name="ClientDestroyedError",this.message=
message||"The client is destroyed",this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](instance){return instance&&instance[kClientDestroyedError]===!0}[kClientDestroyedError]=!0}
const kClientClosedError=Symbol.for("undici.error.UND_ERR_CLOSED");class ClientClosedError extends UndiciError{constructor(message){super(message),this.name="Cl\
ientClosedError",this.message=message||"The client is closed",this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](instance){return instance&&instance[kClientClosedError]===
!0}[kClientClosedError]=!0}const kSocketError=Symbol.for("undici.error.UND_ERR_SOCKET");class SocketError extends UndiciError{constructor(message,socket){super(
message),this.name="SocketError",this.message=message||"Socket error",this.code="UND_ERR_SOCKET",this.socket=socket}static[Symbol.hasInstance](instance){return instance&&
instance[kSocketError]===!0}[kSocketError]=!0}const kNotSupportedError=Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");class NotSupportedError extends UndiciError{constructor(message){
super(message),this.name="NotSupportedError",this.message=message||"Not supported error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](instance){
return instance&&instance[kNotSupportedError]===!0}[kNotSupportedError]=!0}const kBalancedPoolMissingUpstreamError=Symbol.for("undici.error.UND_ERR_BPL_MISSING_\
UPSTREAM");class BalancedPoolMissingUpstreamError extends UndiciError{constructor(message){super(message),this.name="MissingUpstreamError",this.message=message||
"No upstream has been added to the BalancedPool",this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](instance){return instance&&instance[kBalancedPoolMissingUpstreamError]===
!0}[kBalancedPoolMissingUpstreamError]=!0}const kHTTPParserError=Symbol.for("undici.error.UND_ERR_HTTP_PARSER");class HTTPParserError extends Error{constructor(message,code,data){
super(message),this.name="HTTPParserError",this.code=code?`HPE_${code}`:void 0,this.data=data?data.toString():void 0}static[Symbol.hasInstance](instance){return instance&&
instance[kHTTPParserError]===!0}[kHTTPParserError]=!0}const kResponseExceededMaxSizeError=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");class ResponseExceededMaxSizeError extends UndiciError{constructor(message){
super(message),this.name="ResponseExceededMaxSizeError",this.message=message||"Response content exceeded max size",this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.
hasInstance](instance){return instance&&instance[kResponseExceededMaxSizeError]===!0}[kResponseExceededMaxSizeError]=!0}const kRequestRetryError=Symbol.for("und\
ici.error.UND_ERR_REQ_RETRY");class RequestRetryError extends UndiciError{constructor(message,code,{headers,data}){super(message),this.name="RequestRetryError",
this.message=message||"Request retry error",this.code="UND_ERR_REQ_RETRY",this.statusCode=code,this.data=data,this.headers=headers}static[Symbol.hasInstance](instance){
return instance&&instance[kRequestRetryError]===!0}[kRequestRetryError]=!0}const kResponseError=Symbol.for("undici.error.UND_ERR_RESPONSE");class ResponseError extends UndiciError{constructor(message,code,{
headers,data}){super(message),this.name="ResponseError",this.message=message||"Response error",this.code="UND_ERR_RESPONSE",this.statusCode=code,this.data=data,
this.headers=headers}static[Symbol.hasInstance](instance){return instance&&instance[kResponseError]===!0}[kResponseError]=!0}const kSecureProxyConnectionError=Symbol.
for("undici.error.UND_ERR_PRX_TLS");class SecureProxyConnectionError extends UndiciError{constructor(cause,message,options){super(message,{cause,...options??{}}),
this.name="SecureProxyConnectionError",this.message=message||"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",this.cause=cause}static[Symbol.hasInstance](instance){
return instance&&instance[kSecureProxyConnectionError]===!0}[kSecureProxyConnectionError]=!0}const kMessageSizeExceededError=Symbol.for("undici.error.UND_ERR_WS\
_MESSAGE_SIZE_EXCEEDED");class MessageSizeExceededError extends UndiciError{constructor(message){super(message),this.name="MessageSizeExceededError",this.message=
message||"Max decompressed message size exceeded",this.code="UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](instance){return instance&&instance[kMessageSizeExceededError]===
!0}get[kMessageSizeExceededError](){return!0}}module.exports={AbortError,HTTPParserError,UndiciError,HeadersTimeoutError,HeadersOverflowError,BodyTimeoutError,RequestContentLengthMismatchError,
ConnectTimeoutError,ResponseStatusCodeError,InvalidArgumentError,InvalidReturnValueError,RequestAbortedError,ClientDestroyedError,ClientClosedError,InformationalError,
SocketError,NotSupportedError,ResponseContentLengthMismatchError,BalancedPoolMissingUpstreamError,ResponseExceededMaxSizeError,RequestRetryError,ResponseError,SecureProxyConnectionError,
MessageSizeExceededError}}),4655:(function(module,__unused_webpack_exports,__webpack_require__){const{InvalidArgumentError,NotSupportedError}=__webpack_require__(
8707),assert=__webpack_require__(4589),{isValidHTTPToken,isValidHeaderValue,isStream,destroy,isBuffer,isFormDataLike,isIterable,isBlobLike,buildURL,validateHandler,
getServerName,normalizedMethodRecords}=__webpack_require__(3440),{channels}=__webpack_require__(2414),{headerNameLowerCasedRecord}=__webpack_require__(735),invalidPathRegex=/[^\u0021-\u00ff]/,
kHandler=Symbol("handler");class Request{constructor(origin,{path:path2,method,body,headers,query,idempotent,blocking,upgrade,headersTimeout,bodyTimeout,reset,throwOnError,
expectContinue,servername},handler){if(typeof path2!="string")throw new InvalidArgumentError("path must be a string");if(path2[0]!=="/"&&!(path2.startsWith("htt\
p://")||path2.startsWith("https://"))&&method!=="CONNECT")throw new InvalidArgumentError("path must be an absolute URL or start with a slash");if(invalidPathRegex.
test(path2))throw new InvalidArgumentError("invalid request path");if(typeof method!="string")throw new InvalidArgumentError("method must be a string");if(normalizedMethodRecords[method]===
void 0&&!isValidHTTPToken(method))throw new InvalidArgumentError("invalid request method");if(upgrade&&typeof upgrade!="string")throw new InvalidArgumentError("\
upgrade must be a string");if(upgrade&&!isValidHeaderValue(upgrade))throw new InvalidArgumentError("invalid upgrade header");if(headersTimeout!=null&&(!Number.isFinite(
headersTimeout)||headersTimeout<0))throw new InvalidArgumentError("invalid headersTimeout");if(bodyTimeout!=null&&(!Number.isFinite(bodyTimeout)||bodyTimeout<0))
throw new InvalidArgumentError("invalid bodyTimeout");if(reset!=null&&typeof reset!="boolean")throw new InvalidArgumentError("invalid reset");if(expectContinue!=
null&&typeof expectContinue!="boolean")throw new InvalidArgumentError("invalid expectContinue");if(this.headersTimeout=headersTimeout,this.bodyTimeout=bodyTimeout,
this.throwOnError=throwOnError===!0,this.method=method,this.abort=null,body==null)this.body=null;else if(isStream(body)){this.body=body;const rState=this.body._readableState;
(!rState||!rState.autoDestroy)&&(this.endHandler=function(){destroy(this)},this.body.on("end",this.endHandler)),this.errorHandler=err=>{this.abort?this.abort(err):
this.error=err},this.body.on("error",this.errorHandler)}else if(isBuffer(body))this.body=body.byteLength?body:null;else if(ArrayBuffer.isView(body))this.body=body.
buffer.byteLength?Buffer.from(body.buffer,body.byteOffset,body.byteLength):null;else if(body instanceof ArrayBuffer)this.body=body.byteLength?Buffer.from(body):
null;else if(typeof body=="string")this.body=body.length?Buffer.from(body):null;else if(isFormDataLike(body)||isIterable(body)||isBlobLike(body))this.body=body;else
throw new InvalidArgumentError("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");if(this.completed=!1,this.aborted=!1,this.
upgrade=upgrade||null,this.path=query?buildURL(path2,query):path2,this.origin=origin,this.idempotent=idempotent??(method==="HEAD"||method==="GET"),this.blocking=
blocking??!1,this.reset=reset??null,this.host=null,this.contentLength=null,this.contentType=null,this.headers=[],this.expectContinue=expectContinue??!1,Array.isArray(
headers)){if(headers.length%2!==0)throw new InvalidArgumentError("headers array must be even");for(let i=0;i<headers.length;i+=2)processHeader(this,headers[i],headers[i+
1])}else if(headers&&typeof headers=="object")if(headers[Symbol.iterator])for(const header of headers){if(!Array.isArray(header)||header.length!==2)throw new InvalidArgumentError(
"headers must be in key-value pair format");processHeader(this,header[0],header[1])}else{const keys=Object.keys(headers);for(let i=0;i<keys.length;++i)processHeader(
this,keys[i],headers[keys[i]])}else if(headers!=null)throw new InvalidArgumentError("headers must be an object or an array");validateHandler(handler,method,upgrade),
this.servername=servername||getServerName(this.host),this[kHandler]=handler,channels.create.hasSubscribers&&channels.create.publish({request:this})}onBodySent(chunk){
if(this[kHandler].onBodySent)try{return this[kHandler].onBodySent(chunk)}catch(err){this.abort(err)}}onRequestSent(){if(channels.bodySent.hasSubscribers&&channels.
bodySent.publish({request:this}),this[kHandler].onRequestSent)try{return this[kHandler].onRequestSent()}catch(err){this.abort(err)}}onConnect(abort){if(assert(!this.
aborted),assert(!this.completed),this.error)abort(this.error);else return this.abort=abort,this[kHandler].onConnect(abort)}onResponseStarted(){return this[kHandler].
onResponseStarted?.()}onHeaders(statusCode,headers,resume,statusText){assert(!this.aborted),assert(!this.completed),channels.headers.hasSubscribers&&channels.headers.
publish({request:this,response:{statusCode,headers,statusText}});try{return this[kHandler].onHeaders(statusCode,headers,resume,statusText)}catch(err){this.abort(
err)}}onData(chunk){assert(!this.aborted),assert(!this.completed);try{return this[kHandler].onData(chunk)}catch(err){return this.abort(err),!1}}onUpgrade(statusCode,headers,socket,statusText=""){
this.onFinally(),assert(!this.aborted),assert(!this.completed),statusCode!==null&&this.#publishUpgradeHeaders(statusCode,headers,statusText);const result=this[kHandler].
onUpgrade(statusCode,headers,socket);return this.aborted||(this.completed=!0,statusCode!==null&&this.#publishUpgradeTrailers()),result}onUpgradeResponse(statusCode,headers,parseHeaders,statusText=""){
assert(!this.aborted),assert(this.completed),channels.headers.hasSubscribers&&this.#publishUpgradeHeaders(statusCode,parseHeaders(headers),statusText),this.#publishUpgradeTrailers()}onUpgradeError(error){
assert(!this.aborted),assert(this.completed),channels.error.hasSubscribers&&channels.error.publish({request:this,error})}#publishUpgradeHeaders(statusCode,headers,statusText){
channels.headers.hasSubscribers&&channels.headers.publish({request:this,response:{statusCode,headers,statusText}})}#publishUpgradeTrailers(){channels.trailers.hasSubscribers&&
channels.trailers.publish({request:this,trailers:[]})}onComplete(trailers){this.onFinally(),assert(!this.aborted),this.completed=!0,channels.trailers.hasSubscribers&&
channels.trailers.publish({request:this,trailers});try{return this[kHandler].onComplete(trailers)}catch(err){this.onError(err)}}onError(error){if(this.onFinally(),
channels.error.hasSubscribers&&channels.error.publish({request:this,error}),!this.aborted)return this.aborted=!0,this[kHandler].onError(error)}onFinally(){this.
errorHandler&&(this.body.off("error",this.errorHandler),this.errorHandler=null),this.endHandler&&(this.body.off("end",this.endHandler),this.endHandler=null)}addHeader(key,value){
return processHeader(this,key,value),this}}function processHeader(request,key,val){if(val&&typeof val=="object"&&!Array.isArray(val))throw new InvalidArgumentError(
`invalid ${key} header`);if(val===void 0)return;let headerName=headerNameLowerCasedRecord[key];if(headerName===void 0&&(headerName=key.toLowerCase(),headerNameLowerCasedRecord[headerName]===
void 0&&!isValidHTTPToken(headerName)))throw new InvalidArgumentError("invalid header key");if(Array.isArray(val)){const arr=[];for(let i=0;i<val.length;i++)if(typeof val[i]==
"string"){if(!isValidHeaderValue(val[i]))throw new InvalidArgumentError(`invalid ${key} header`);arr.push(val[i])}else if(val[i]===null)arr.push("");else{if(typeof val[i]==
"object")throw new InvalidArgumentError(`invalid ${key} header`);{const str=`${val[i]}`;if(!isValidHeaderValue(str))throw new InvalidArgumentError(`invalid ${key}\
 header`);arr.push(str)}}val=arr}else if(typeof val=="string"){if(!isValidHeaderValue(val))throw new InvalidArgumentError(`invalid ${key} header`)}else if(val===
null)val="";else if(val=`${val}`,!isValidHeaderValue(val))throw new InvalidArgumentError(`invalid ${key} header`);if(headerName==="host"){if(request.host!==null)
throw new InvalidArgumentError("duplicate host header");if(typeof val!="string")throw new InvalidArgumentError("invalid host header");request.host=val}else if(headerName===
"content-length"){if(request.contentLength!==null)throw new InvalidArgumentError("duplicate content-length header");if(request.contentLength=parseInt(val,10),!Number.
isFinite(request.contentLength))throw new InvalidArgumentError("invalid content-length header")}else if(request.contentType===null&&headerName==="content-type")
request.contentType=val,request.headers.push(key,val);else{if(headerName==="transfer-encoding"||headerName==="keep-alive"||headerName==="upgrade")throw new InvalidArgumentError(
`invalid ${headerName} header`);if(headerName==="connection"){const value=typeof val=="string"?val.toLowerCase():null;if(value!=="close"&&value!=="keep-alive")throw new InvalidArgumentError(
"invalid connection header");value==="close"&&(request.reset=!0)}else{if(headerName==="expect")throw new NotSupportedError("expect header not supported");request.
headers.push(key,val)}}}module.exports=Request}),6443:(function(module){module.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("disp\
atch"),kUrl:Symbol("url"),kWriting:Symbol("writing"),kResuming:Symbol("resuming"),kQueue:Symbol("queue"),kConnect:Symbol("connect"),kConnecting:Symbol("connecti\
ng"),kKeepAliveDefaultTimeout:Symbol("default keep alive timeout"),kKeepAliveMaxTimeout:Symbol("max keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol("keep\
 alive timeout threshold"),kKeepAliveTimeoutValue:Symbol("keep alive timeout"),kKeepAlive:Symbol("keep alive"),kHeadersTimeout:Symbol("headers timeout"),kBodyTimeout:Symbol(
"body timeout"),kServerName:Symbol("server name"),kLocalAddress:Symbol("local address"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),kBody:Symbol(
"abstracted request body"),kRunning:Symbol("running"),kBlocking:Symbol("blocking"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol(
"queued"),kFree:Symbol("free"),kConnected:Symbol("connected"),kClosed:Symbol("closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol("reset"),kDestroyed:Symbol.
for("nodejs.stream.destroyed"),kResume:Symbol("resume"),kOnError:Symbol("on error"),kMaxHeadersSize:Symbol("max headers size"),kRunningIdx:Symbol("running index"),
kPendingIdx:Symbol("pending index"),kError:Symbol("error"),kClients:Symbol("clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("des\
troy callbacks"),kPipelining:Symbol("pipelining"),kSocket:Symbol("socket"),kHostHeader:Symbol("host header"),kConnector:Symbol("connector"),kStrictContentLength:Symbol(
"strict content length"),kMaxRedirections:Symbol("maxRedirections"),kMaxRequests:Symbol("maxRequestsPerClient"),kProxy:Symbol("proxy agent options"),kCounter:Symbol(
"socket request counter"),kInterceptors:Symbol("dispatch interceptors"),kMaxResponseSize:Symbol("max response size"),kHTTP2Session:Symbol("http2Session"),kHTTP2SessionState:Symbol(
"http2Session state"),kRetryHandlerDefaultRetry:Symbol("retry agent default retry"),kConstruct:Symbol("constructable"),kListeners:Symbol("listeners"),kHTTPContext:Symbol(
"http context"),kMaxConcurrentStreams:Symbol("max concurrent streams"),kNoProxyAgent:Symbol("no proxy agent"),kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol(
"https proxy agent")}}),7752:(function(module,__unused_webpack_exports,__webpack_require__){const{wellknownHeaderNames,headerNameLowerCasedRecord}=__webpack_require__(
735);class TstNode{value=null;left=null;middle=null;right=null;code;constructor(key,value,index){if(index===void 0||index>=key.length)throw new TypeError("Unrea\
chable");if((this.code=key.charCodeAt(index))>127)throw new TypeError("key must be ascii string");key.length!==++index?this.middle=new TstNode(key,value,index):
this.value=value}add(key,value){const length=key.length;if(length===0)throw new TypeError("Unreachable");let index=0,node=this;for(;;){const code=key.charCodeAt(
index);if(code>127)throw new TypeError("key must be ascii string");if(node.code===code)if(length===++index){node.value=value;break}else if(node.middle!==null)node=
node.middle;else{node.middle=new TstNode(key,value,index);break}else if(node.code<code)if(node.left!==null)node=node.left;else{node.left=new TstNode(key,value,index);
break}else if(node.right!==null)node=node.right;else{node.right=new TstNode(key,value,index);break}}}search(key){const keylength=key.length;let index=0,node=this;
for(;node!==null&&index<keylength;){let code=key[index];for(code<=90&&code>=65&&(code|=32);node!==null;){if(code===node.code){if(keylength===++index)return node;
node=node.middle;break}node=node.code<code?node.left:node.right}}return null}}class TernarySearchTree{node=null;insert(key,value){this.node===null?this.node=new TstNode(
key,value,0):this.node.add(key,value)}lookup(key){return this.node?.search(key)?.value??null}}const tree=new TernarySearchTree;for(let i=0;i<wellknownHeaderNames.
length;++i){const key=headerNameLowerCasedRecord[wellknownHeaderNames[i]];tree.insert(key,key)}module.exports={TernarySearchTree,tree}}),3440:(function(module,__unused_webpack_exports,__webpack_require__){
const assert=__webpack_require__(4589),{kDestroyed,kBodyUsed,kListeners,kBody}=__webpack_require__(6443),{IncomingMessage}=__webpack_require__(7067),stream=__webpack_require__(
7075),net=__webpack_require__(7030),{Blob:Blob2}=__webpack_require__(4573),nodeUtil=__webpack_require__(7975),{stringify}=__webpack_require__(1792),{EventEmitter:EE}=__webpack_require__(
8474),{InvalidArgumentError}=__webpack_require__(8707),{headerNameLowerCasedRecord}=__webpack_require__(735),{tree}=__webpack_require__(7752),[nodeMajor,nodeMinor]=process.
versions.node.split(".").map(v=>Number(v));class BodyAsyncIterable{constructor(body){this[kBody]=body,this[kBodyUsed]=!1}async*[Symbol.asyncIterator](){assert(!this[kBodyUsed],
"disturbed"),this[kBodyUsed]=!0,yield*this[kBody]}}function wrapRequestBody(body){return isStream(body)?(bodyLength(body)===0&&body.on("data",function(){assert(
!1)}),typeof body.readableDidRead!="boolean"&&(body[kBodyUsed]=!1,EE.prototype.on.call(body,"data",function(){this[kBodyUsed]=!0})),body):body&&typeof body.pipeTo==
"function"?new BodyAsyncIterable(body):body&&typeof body!="string"&&!ArrayBuffer.isView(body)&&isIterable(body)?new BodyAsyncIterable(body):body}function nop(){}
function isStream(obj){return obj&&typeof obj=="object"&&typeof obj.pipe=="function"&&typeof obj.on=="function"}function isBlobLike(object){if(object===null)return!1;
if(object instanceof Blob2)return!0;if(typeof object!="object")return!1;{const sTag=object[Symbol.toStringTag];return(sTag==="Blob"||sTag==="File")&&("stream"in
object&&typeof object.stream=="function"||"arrayBuffer"in object&&typeof object.arrayBuffer=="function")}}function buildURL(url,queryParams){if(url.includes("?")||
url.includes("#"))throw new Error('Query params cannot be passed when url already contains "?" or "#".');const stringified=stringify(queryParams);return stringified&&
(url+="?"+stringified),url}function isValidPort(port){const value=parseInt(port,10);return value===Number(port)&&value>=0&&value<=65535}function isHttpOrHttpsPrefixed(value){
return value!=null&&value[0]==="h"&&value[1]==="t"&&value[2]==="t"&&value[3]==="p"&&(value[4]===":"||value[4]==="s"&&value[5]===":")}function parseURL(url){if(typeof url==
"string"){if(url=new URL(url),!isHttpOrHttpsPrefixed(url.origin||url.protocol))throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `ht\
tp:` or `https:`.");return url}if(!url||typeof url!="object")throw new InvalidArgumentError("Invalid URL: The URL argument must be a non-null object.");if(!(url instanceof
URL)){if(url.port!=null&&url.port!==""&&isValidPort(url.port)===!1)throw new InvalidArgumentError("Invalid URL: port must be a valid integer or a string represe\
ntation of an integer.");if(url.path!=null&&typeof url.path!="string")throw new InvalidArgumentError("Invalid URL path: the path must be a string or null/undefi\
ned.");if(url.pathname!=null&&typeof url.pathname!="string")throw new InvalidArgumentError("Invalid URL pathname: the pathname must be a string or null/undefine\
d.");if(url.hostname!=null&&typeof url.hostname!="string")throw new InvalidArgumentError("Invalid URL hostname: the hostname must be a string or null/undefined.");
if(url.origin!=null&&typeof url.origin!="string")throw new InvalidArgumentError("Invalid URL origin: the origin must be a string or null/undefined.");if(!isHttpOrHttpsPrefixed(
url.origin||url.protocol))throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");const port=url.port!=null?url.port:
url.protocol==="https:"?443:80;let origin=url.origin!=null?url.origin:`${url.protocol||""}//${url.hostname||""}:${port}`,path2=url.path!=null?url.path:`${url.pathname||
""}${url.search||""}`;return origin[origin.length-1]==="/"&&(origin=origin.slice(0,origin.length-1)),path2&&path2[0]!=="/"&&(path2=`/${path2}`),new URL(`${origin}${path2}`)}
if(!isHttpOrHttpsPrefixed(url.origin||url.protocol))throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");return url}
function parseOrigin(url){if(url=parseURL(url),url.pathname!=="/"||url.search||url.hash)throw new InvalidArgumentError("invalid url");return url}function getHostname(host){
if(host[0]==="["){const idx2=host.indexOf("]");return assert(idx2!==-1),host.substring(1,idx2)}const idx=host.indexOf(":");return idx===-1?host:host.substring(0,
idx)}function getServerName(host){if(!host)return null;assert(typeof host=="string");const servername=getHostname(host);return net.isIP(servername)?"":servername}
function deepClone(obj){return JSON.parse(JSON.stringify(obj))}function isAsyncIterable(obj){return obj!=null&&typeof obj[Symbol.asyncIterator]=="function"}function isIterable(obj){
return obj!=null&&(typeof obj[Symbol.iterator]=="function"||typeof obj[Symbol.asyncIterator]=="function")}function bodyLength(body){if(body==null)return 0;if(isStream(
body)){const state=body._readableState;return state&&state.objectMode===!1&&state.ended===!0&&Number.isFinite(state.length)?state.length:null}else{if(isBlobLike(
body))return body.size!=null?body.size:null;if(isBuffer(body))return body.byteLength}return null}function isDestroyed(body){return body&&!!(body.destroyed||body[kDestroyed]||
stream.isDestroyed?.(body))}function destroy(stream2,err){stream2==null||!isStream(stream2)||isDestroyed(stream2)||(typeof stream2.destroy=="function"?(Object.getPrototypeOf(
stream2).constructor===IncomingMessage&&(stream2.socket=null),stream2.destroy(err)):err&&queueMicrotask(()=>{stream2.emit("error",err)}),stream2.destroyed!==!0&&
(stream2[kDestroyed]=!0))}const KEEPALIVE_TIMEOUT_EXPR=/timeout=(\d+)/;function parseKeepAliveTimeout(val){const m=val.toString().match(KEEPALIVE_TIMEOUT_EXPR);
return m?parseInt(m[1],10)*1e3:null}function headerNameToString(value){return typeof value=="string"?headerNameLowerCasedRecord[value]??value.toLowerCase():tree.
lookup(value)??value.toString("latin1").toLowerCase()}function bufferToLowerCasedHeaderName(value){return tree.lookup(value)??value.toString("latin1").toLowerCase()}
function parseHeaders(headers,obj){obj===void 0&&(obj={});for(let i=0;i<headers.length;i+=2){const key=headerNameToString(headers[i]);let val=obj[key];if(val)typeof val==
"string"&&(val=[val],obj[key]=val),val.push(headers[i+1].toString("utf8"));else{const headersValue=headers[i+1];typeof headersValue=="string"?obj[key]=headersValue:
obj[key]=Array.isArray(headersValue)?headersValue.map(x=>x.toString("utf8")):headersValue.toString("utf8")}}return"content-length"in obj&&"content-disposition"in
obj&&(obj["content-disposition"]=Buffer.from(obj["content-disposition"]).toString("latin1")),obj}function parseRawHeaders(headers){const len=headers.length,ret=new Array(
len);let hasContentLength=!1,contentDispositionIdx=-1,key,val,kLen=0;for(let n=0;n<headers.length;n+=2)key=headers[n],val=headers[n+1],typeof key!="string"&&(key=
key.toString()),typeof val!="string"&&(val=val.toString("utf8")),kLen=key.length,kLen===14&&key[7]==="-"&&(key==="content-length"||key.toLowerCase()==="content-\
length")?hasContentLength=!0:kLen===19&&key[7]==="-"&&(key==="content-disposition"||key.toLowerCase()==="content-disposition")&&(contentDispositionIdx=n+1),ret[n]=
key,ret[n+1]=val;return hasContentLength&&contentDispositionIdx!==-1&&(ret[contentDispositionIdx]=Buffer.from(ret[contentDispositionIdx]).toString("latin1")),ret}
function isBuffer(buffer){return buffer instanceof Uint8Array||Buffer.isBuffer(buffer)}function validateHandler(handler,method,upgrade){if(!handler||typeof handler!=
"object")throw new InvalidArgumentError("handler must be an object");if(typeof handler.onConnect!="function")throw new InvalidArgumentError("invalid onConnect m\
ethod");if(typeof handler.onError!="function")throw new InvalidArgumentError("invalid onError method");if(typeof handler.onBodySent!="function"&&handler.onBodySent!==
void 0)throw new InvalidArgumentError("invalid onBodySent method");if(upgrade||method==="CONNECT"){if(typeof handler.onUpgrade!="function")throw new InvalidArgumentError(
"invalid onUpgrade method")}else{if(typeof handler.onHeaders!="function")throw new InvalidArgumentError("invalid onHeaders method");if(typeof handler.onData!="f\
unction")throw new InvalidArgumentError("invalid onData method");if(typeof handler.onComplete!="function")throw new InvalidArgumentError("invalid onComplete met\
hod")}}function isDisturbed(body){return!!(body&&(stream.isDisturbed(body)||body[kBodyUsed]))}function isErrored(body){return!!(body&&stream.isErrored(body))}function isReadable(body){
return!!(body&&stream.isReadable(body))}function getSocketInfo(socket){return{localAddress:socket.localAddress,localPort:socket.localPort,remoteAddress:socket.remoteAddress,
remotePort:socket.remotePort,remoteFamily:socket.remoteFamily,timeout:socket.timeout,bytesWritten:socket.bytesWritten,bytesRead:socket.bytesRead}}function ReadableStreamFrom(iterable){
let iterator;return new ReadableStream({async start(){iterator=iterable[Symbol.asyncIterator]()},async pull(controller){const{done,value}=await iterator.next();
if(done)queueMicrotask(()=>{controller.close(),controller.byobRequest?.respond(0)});else{const buf=Buffer.isBuffer(value)?value:Buffer.from(value);buf.byteLength&&
controller.enqueue(new Uint8Array(buf))}return controller.desiredSize>0},async cancel(reason){await iterator.return()},type:"bytes"})}function isFormDataLike(object){
return object&&typeof object=="object"&&typeof object.append=="function"&&typeof object.delete=="function"&&typeof object.get=="function"&&typeof object.getAll==
"function"&&typeof object.has=="function"&&typeof object.set=="function"&&object[Symbol.toStringTag]==="FormData"}function addAbortListener(signal,listener){return"\
addEventListener"in signal?(signal.addEventListener("abort",listener,{once:!0}),()=>signal.removeEventListener("abort",listener)):(signal.addListener("abort",listener),
()=>signal.removeListener("abort",listener))}const hasToWellFormed=typeof String.prototype.toWellFormed=="function",hasIsWellFormed=typeof String.prototype.isWellFormed==
"function";function toUSVString(val){return hasToWellFormed?`${val}`.toWellFormed():nodeUtil.toUSVString(val)}function isUSVString(val){return hasIsWellFormed?`${val}`.
isWellFormed():toUSVString(val)===`${val}`}function isTokenCharCode(c){switch(c){case 34:case 40:case 41:case 44:case 47:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 91:case 92:case 93:case 123:case 125:
return!1;default:return c>=33&&c<=126}}function isValidHTTPToken(characters){if(characters.length===0)return!1;for(let i=0;i<characters.length;++i)if(!isTokenCharCode(
characters.charCodeAt(i)))return!1;return!0}const headerCharRegex=/[^\t\x20-\x7e\x80-\xff]/;function isValidHeaderValue(characters){return!headerCharRegex.test(
characters)}function parseRangeHeader(range){if(range==null||range==="")return{start:0,end:null,size:null};const m=range?range.match(/^bytes (\d+)-(\d+)\/(\d+)?$/):
null;return m?{start:parseInt(m[1]),end:m[2]?parseInt(m[2]):null,size:m[3]?parseInt(m[3]):null}:null}function addListener(obj,name,listener){return(obj[kListeners]??=
[]).push([name,listener]),obj.on(name,listener),obj}function removeAllListeners(obj){for(const[name,listener]of obj[kListeners]??[])obj.removeListener(name,listener);
obj[kListeners]=null}function errorRequest(client,request,err){try{request.onError(err),assert(request.aborted)}catch(err2){client.emit("error",err2)}}const kEnumerableProperty=Object.
create(null);kEnumerableProperty.enumerable=!0;const normalizedMethodRecordsBase={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"\
OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT"},normalizedMethodRecords={...normalizedMethodRecordsBase,patch:"patch",PATCH:"PATCH"};Object.
setPrototypeOf(normalizedMethodRecordsBase,null),Object.setPrototypeOf(normalizedMethodRecords,null),module.exports={kEnumerableProperty,nop,isDisturbed,isErrored,
isReadable,toUSVString,isUSVString,isBlobLike,parseOrigin,parseURL,getServerName,isStream,isIterable,isAsyncIterable,isDestroyed,headerNameToString,bufferToLowerCasedHeaderName,
addListener,removeAllListeners,errorRequest,parseRawHeaders,parseHeaders,parseKeepAliveTimeout,destroy,bodyLength,deepClone,ReadableStreamFrom,isBuffer,validateHandler,
getSocketInfo,isFormDataLike,buildURL,addAbortListener,isValidHTTPToken,isValidHeaderValue,isTokenCharCode,parseRangeHeader,normalizedMethodRecordsBase,normalizedMethodRecords,
isValidPort,isHttpOrHttpsPrefixed,nodeMajor,nodeMinor,safeHTTPMethods:["GET","HEAD","OPTIONS","TRACE"],wrapRequestBody}}),7405:(function(module,__unused_webpack_exports,__webpack_require__){
const{InvalidArgumentError}=__webpack_require__(8707),{kClients,kRunning,kClose,kDestroy,kDispatch,kInterceptors}=__webpack_require__(6443),DispatcherBase=__webpack_require__(
1841),Pool=__webpack_require__(628),Client=__webpack_require__(3701),util=__webpack_require__(3440),createRedirectInterceptor=__webpack_require__(5092),kOnConnect=Symbol(
"onConnect"),kOnDisconnect=Symbol("onDisconnect"),kOnConnectionError=Symbol("onConnectionError"),kMaxRedirections=Symbol("maxRedirections"),kOnDrain=Symbol("onD\
rain"),kFactory=Symbol("factory"),kOptions=Symbol("options");function defaultFactory(origin,opts){return opts&&opts.connections===1?new Client(origin,opts):new Pool(
origin,opts)}class Agent extends DispatcherBase{constructor({factory=defaultFactory,maxRedirections=0,connect,tls,...options}={}){if(typeof factory!="function")
throw new InvalidArgumentError("factory must be a function.");if(connect!=null&&typeof connect!="function"&&typeof connect!="object")throw new InvalidArgumentError(
"connect must be a function or an object");if(!Number.isInteger(maxRedirections)||maxRedirections<0)throw new InvalidArgumentError("maxRedirections must be a po\
sitive number");super(options),connect&&typeof connect!="function"&&(connect={...connect}),tls&&typeof tls!="function"&&(tls={...tls}),this[kInterceptors]=options.
interceptors?.Agent&&Array.isArray(options.interceptors.Agent)?options.interceptors.Agent:[createRedirectInterceptor({maxRedirections})],this[kOptions]={...util.
deepClone(options),connect,tls},this[kOptions].interceptors=options.interceptors?{...options.interceptors}:void 0,this[kMaxRedirections]=maxRedirections,this[kFactory]=
factory,this[kClients]=new Map,this[kOnDrain]=(origin,targets)=>{this.emit("drain",origin,[this,...targets])},this[kOnConnect]=(origin,targets)=>{this.emit("con\
nect",origin,[this,...targets])},this[kOnDisconnect]=(origin,targets,err)=>{this.emit("disconnect",origin,[this,...targets],err)},this[kOnConnectionError]=(origin,targets,err)=>{
this.emit("connectionError",origin,[this,...targets],err)}}get[kRunning](){let ret=0;for(const client of this[kClients].values())ret+=client[kRunning];return ret}[kDispatch](opts,handler){
let key;if(opts.origin&&(typeof opts.origin=="string"||opts.origin instanceof URL))key=String(opts.origin);else throw new InvalidArgumentError("opts.origin must\
 be a non-empty string or URL.");let dispatcher=this[kClients].get(key);return dispatcher||(dispatcher=this[kFactory](opts.origin,this[kOptions]).on("drain",this[kOnDrain]).
on("connect",this[kOnConnect]).on("disconnect",this[kOnDisconnect]).on("connectionError",this[kOnConnectionError]),this[kClients].set(key,dispatcher)),dispatcher.
dispatch(opts,handler)}async[kClose](){const closePromises=[];for(const client of this[kClients].values())closePromises.push(client.close());this[kClients].clear(),
await Promise.all(closePromises)}async[kDestroy](err){const destroyPromises=[];for(const client of this[kClients].values())destroyPromises.push(client.destroy(err));
this[kClients].clear(),await Promise.all(destroyPromises)}}module.exports=Agent}),837:(function(module,__unused_webpack_exports,__webpack_require__){const{BalancedPoolMissingUpstreamError,
InvalidArgumentError}=__webpack_require__(8707),{PoolBase,kClients,kNeedDrain,kAddClient,kRemoveClient,kGetDispatcher}=__webpack_require__(2128),Pool=__webpack_require__(
628),{kUrl,kInterceptors}=__webpack_require__(6443),{parseOrigin}=__webpack_require__(3440),kFactory=Symbol("factory"),kOptions=Symbol("options"),kGreatestCommonDivisor=Symbol(
"kGreatestCommonDivisor"),kCurrentWeight=Symbol("kCurrentWeight"),kIndex=Symbol("kIndex"),kWeight=Symbol("kWeight"),kMaxWeightPerServer=Symbol("kMaxWeightPerSer\
ver"),kErrorPenalty=Symbol("kErrorPenalty");function getGreatestCommonDivisor(a,b){if(a===0)return b;for(;b!==0;){const t=b;b=a%b,a=t}return a}function defaultFactory(origin,opts){
return new Pool(origin,opts)}class BalancedPool extends PoolBase{constructor(upstreams=[],{factory=defaultFactory,...opts}={}){if(super(),this[kOptions]=opts,this[kIndex]=
-1,this[kCurrentWeight]=0,this[kMaxWeightPerServer]=this[kOptions].maxWeightPerServer||100,this[kErrorPenalty]=this[kOptions].errorPenalty||15,Array.isArray(upstreams)||
(upstreams=[upstreams]),typeof factory!="function")throw new InvalidArgumentError("factory must be a function.");this[kInterceptors]=opts.interceptors?.BalancedPool&&
Array.isArray(opts.interceptors.BalancedPool)?opts.interceptors.BalancedPool:[],this[kFactory]=factory;for(const upstream of upstreams)this.addUpstream(upstream);
this._updateBalancedPoolStats()}addUpstream(upstream){const upstreamOrigin=parseOrigin(upstream).origin;if(this[kClients].find(pool2=>pool2[kUrl].origin===upstreamOrigin&&
pool2.closed!==!0&&pool2.destroyed!==!0))return this;const pool=this[kFactory](upstreamOrigin,Object.assign({},this[kOptions]));this[kAddClient](pool),pool.on("\
connect",()=>{pool[kWeight]=Math.min(this[kMaxWeightPerServer],pool[kWeight]+this[kErrorPenalty])}),pool.on("connectionError",()=>{pool[kWeight]=Math.max(1,pool[kWeight]-
this[kErrorPenalty]),this._updateBalancedPoolStats()}),pool.on("disconnect",(...args)=>{const err=args[2];err&&err.code==="UND_ERR_SOCKET"&&(pool[kWeight]=Math.
max(1,pool[kWeight]-this[kErrorPenalty]),this._updateBalancedPoolStats())});for(const client of this[kClients])client[kWeight]=this[kMaxWeightPerServer];return this.
_updateBalancedPoolStats(),this}_updateBalancedPoolStats(){let result=0;for(let i=0;i<this[kClients].length;i++)result=getGreatestCommonDivisor(this[kClients][i][kWeight],
result);this[kGreatestCommonDivisor]=result}removeUpstream(upstream){const upstreamOrigin=parseOrigin(upstream).origin,pool=this[kClients].find(pool2=>pool2[kUrl].
origin===upstreamOrigin&&pool2.closed!==!0&&pool2.destroyed!==!0);return pool&&this[kRemoveClient](pool),this}get upstreams(){return this[kClients].filter(dispatcher=>dispatcher.
closed!==!0&&dispatcher.destroyed!==!0).map(p=>p[kUrl].origin)}[kGetDispatcher](){if(this[kClients].length===0)throw new BalancedPoolMissingUpstreamError;if(!this[kClients].
find(dispatcher2=>!dispatcher2[kNeedDrain]&&dispatcher2.closed!==!0&&dispatcher2.destroyed!==!0)||this[kClients].map(pool=>pool[kNeedDrain]).reduce((a,b)=>a&&b,
!0))return;let counter=0,maxWeightIndex=this[kClients].findIndex(pool=>!pool[kNeedDrain]);for(;counter++<this[kClients].length;){this[kIndex]=(this[kIndex]+1)%this[kClients].
length;const pool=this[kClients][this[kIndex]];if(pool[kWeight]>this[kClients][maxWeightIndex][kWeight]&&!pool[kNeedDrain]&&(maxWeightIndex=this[kIndex]),this[kIndex]===
0&&(this[kCurrentWeight]=this[kCurrentWeight]-this[kGreatestCommonDivisor],this[kCurrentWeight]<=0&&(this[kCurrentWeight]=this[kMaxWeightPerServer])),pool[kWeight]>=
this[kCurrentWeight]&&!pool[kNeedDrain])return pool}return this[kCurrentWeight]=this[kClients][maxWeightIndex][kWeight],this[kIndex]=maxWeightIndex,this[kClients][maxWeightIndex]}}
module.exports=BalancedPool}),637:(function(module,__unused_webpack_exports,__webpack_require__){const assert=__webpack_require__(4589),util=__webpack_require__(
3440),{channels}=__webpack_require__(2414),timers=__webpack_require__(6603),{RequestContentLengthMismatchError,ResponseContentLengthMismatchError,RequestAbortedError,
InvalidArgumentError,HeadersTimeoutError,HeadersOverflowError,SocketError,InformationalError,BodyTimeoutError,HTTPParserError,ResponseExceededMaxSizeError}=__webpack_require__(
8707),{kUrl,kReset,kClient,kParser,kBlocking,kRunning,kPending,kSize,kWriting,kQueue,kNoRef,kKeepAliveDefaultTimeout,kHostHeader,kPendingIdx,kRunningIdx,kError,
kPipelining,kSocket,kKeepAliveTimeoutValue,kMaxHeadersSize,kKeepAliveMaxTimeout,kKeepAliveTimeoutThreshold,kHeadersTimeout,kBodyTimeout,kStrictContentLength,kMaxRequests,
kCounter,kMaxResponseSize,kOnError,kResume,kHTTPContext}=__webpack_require__(6443),constants=__webpack_require__(2824),EMPTY_BUF=Buffer.alloc(0),FastBuffer=Buffer[Symbol.
species],addListener=util.addListener,removeAllListeners=util.removeAllListeners,kIdleSocketValidation=Symbol("kIdleSocketValidation"),kIdleSocketValidationTimeout=Symbol(
"kIdleSocketValidationTimeout"),kSocketUsed=Symbol("kSocketUsed");let extractBody;async function lazyllhttp(){const llhttpWasmData=process.env.JEST_WORKER_ID?__webpack_require__(
3870):void 0;let mod;try{mod=await WebAssembly.compile(__webpack_require__(3434))}catch{mod=await WebAssembly.compile(llhttpWasmData||__webpack_require__(3870))}
return await WebAssembly.instantiate(mod,{env:{wasm_on_url:(p,at,len)=>0,wasm_on_status:(p,at,len)=>{assert(currentParser.ptr===p);const start=at-currentBufferPtr+
currentBufferRef.byteOffset;return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer,start,len))||0},wasm_on_message_begin:p=>(assert(currentParser.
ptr===p),currentParser.onMessageBegin()||0),wasm_on_header_field:(p,at,len)=>{assert(currentParser.ptr===p);const start=at-currentBufferPtr+currentBufferRef.byteOffset;
return currentParser.onHeaderField(new FastBuffer(currentBufferRef.buffer,start,len))||0},wasm_on_header_value:(p,at,len)=>{assert(currentParser.ptr===p);const start=at-
currentBufferPtr+currentBufferRef.byteOffset;return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer,start,len))||0},wasm_on_headers_complete:(p,statusCode,upgrade,shouldKeepAlive)=>(assert(
currentParser.ptr===p),currentParser.onHeadersComplete(statusCode,!!upgrade,!!shouldKeepAlive)||0),wasm_on_body:(p,at,len)=>{assert(currentParser.ptr===p);const start=at-
currentBufferPtr+currentBufferRef.byteOffset;return currentParser.onBody(new FastBuffer(currentBufferRef.buffer,start,len))||0},wasm_on_message_complete:p=>(assert(
currentParser.ptr===p),currentParser.onMessageComplete()||0)}})}let llhttpInstance=null,llhttpPromise=lazyllhttp();llhttpPromise.catch();let currentParser=null,
currentBufferRef=null,currentBufferSize=0,currentBufferPtr=null;const USE_NATIVE_TIMER=0,USE_FAST_TIMER=1,TIMEOUT_HEADERS=2|USE_FAST_TIMER,TIMEOUT_BODY=4|USE_FAST_TIMER,
TIMEOUT_KEEP_ALIVE=8|USE_NATIVE_TIMER;class Parser{constructor(client,socket,{exports}){assert(Number.isFinite(client[kMaxHeadersSize])&&client[kMaxHeadersSize]>
0),this.llhttp=exports,this.ptr=this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE),this.client=client,this.socket=socket,this.timeout=null,this.timeoutValue=null,
this.timeoutType=null,this.statusCode=null,this.statusText="",this.upgrade=!1,this.headers=[],this.headersSize=0,this.headersMaxSize=client[kMaxHeadersSize],this.
shouldKeepAlive=!1,this.paused=!1,this.resume=this.resume.bind(this),this.bytesRead=0,this.keepAlive="",this.contentLength="",this.connection="",this.maxResponseSize=
client[kMaxResponseSize]}setTimeout(delay,type){delay!==this.timeoutValue||type&USE_FAST_TIMER^this.timeoutType&USE_FAST_TIMER?(this.timeout&&(timers.clearTimeout(
this.timeout),this.timeout=null),delay&&(type&USE_FAST_TIMER?this.timeout=timers.setFastTimeout(onParserTimeout,delay,new WeakRef(this)):(this.timeout=setTimeout(
onParserTimeout,delay,new WeakRef(this)),this.timeout.unref())),this.timeoutValue=delay):this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.timeoutType=
type}resume(){this.socket.destroyed||!this.paused||(assert(this.ptr!=null),assert(currentParser==null),this.llhttp.llhttp_resume(this.ptr),assert(this.timeoutType===
TIMEOUT_BODY),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.paused=!1,this.execute(this.socket.read()||EMPTY_BUF),this.readMore())}readMore(){
for(;!this.paused&&this.ptr;){const chunk=this.socket.read();if(chunk===null)break;this.execute(chunk)}}execute(data){assert(this.ptr!=null),assert(currentParser==
null),assert(!this.paused);const{socket,llhttp}=this;data.length>currentBufferSize&&(currentBufferPtr&&llhttp.free(currentBufferPtr),currentBufferSize=Math.ceil(
data.length/4096)*4096,currentBufferPtr=llhttp.malloc(currentBufferSize)),new Uint8Array(llhttp.memory.buffer,currentBufferPtr,currentBufferSize).set(data);try{
let ret;try{currentBufferRef=data,currentParser=this,ret=llhttp.llhttp_execute(this.ptr,currentBufferPtr,data.length)}catch(err){throw err}finally{currentParser=
null,currentBufferRef=null}const offset=llhttp.llhttp_get_error_pos(this.ptr)-currentBufferPtr;if(ret!==constants.ERROR.OK){const body=data.subarray(offset);if(ret===
constants.ERROR.PAUSED_UPGRADE)this.onUpgrade(body);else if(ret===constants.ERROR.PAUSED)this.paused=!0,socket.unshift(body);else throw this.createError(ret,body)}}catch(err){
util.destroy(socket,err)}}finish(){assert(currentParser===null),assert(this.ptr!=null),assert(!this.paused);const{llhttp}=this;let ret;try{currentParser=this,ret=
llhttp.llhttp_finish(this.ptr)}finally{currentParser=null}return ret===constants.ERROR.OK?null:ret===constants.ERROR.PAUSED||ret===constants.ERROR.PAUSED_UPGRADE?
(this.paused=!0,null):this.createError(ret,EMPTY_BUF)}createError(ret,data){const{llhttp,contentLength,bytesRead}=this;if(contentLength&&bytesRead!==parseInt(contentLength,
10))return new ResponseContentLengthMismatchError;const ptr=llhttp.llhttp_get_error_reason(this.ptr);let message="";if(ptr){const len=new Uint8Array(llhttp.memory.
buffer,ptr).indexOf(0);message="Response does not match the HTTP/1.1 protocol ("+Buffer.from(llhttp.memory.buffer,ptr,len).toString()+")"}return new HTTPParserError(
message,constants.ERROR[ret],data)}destroy(){assert(this.ptr!=null),assert(currentParser==null),this.llhttp.llhttp_free(this.ptr),this.ptr=null,this.timeout&&timers.
clearTimeout(this.timeout),this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.paused=!1}onStatus(buf){this.statusText=buf.toString()}onMessageBegin(){
const{socket,client}=this;if(socket.destroyed)return-1;if(client[kRunning]===0)return util.destroy(socket,new SocketError("bad response",util.getSocketInfo(socket))),
-1;const request=client[kQueue][client[kRunningIdx]];if(!request)return-1;request.onResponseStarted()}onHeaderField(buf){const len=this.headers.length;(len&1)===
0?this.headers.push(buf):this.headers[len-1]=Buffer.concat([this.headers[len-1],buf]),this.trackHeader(buf.length)}onHeaderValue(buf){let len=this.headers.length;
(len&1)===1?(this.headers.push(buf),len+=1):this.headers[len-1]=Buffer.concat([this.headers[len-1],buf]);const key=this.headers[len-2];if(key.length===10){const headerName=util.
bufferToLowerCasedHeaderName(key);headerName==="keep-alive"?this.keepAlive+=buf.toString():headerName==="connection"&&(this.connection+=buf.toString())}else key.
length===14&&util.bufferToLowerCasedHeaderName(key)==="content-length"&&(this.contentLength+=buf.toString());this.trackHeader(buf.length)}trackHeader(len){this.
headersSize+=len,this.headersSize>=this.headersMaxSize&&util.destroy(this.socket,new HeadersOverflowError)}onUpgrade(head){const{upgrade,client,socket,headers,statusCode,
statusText}=this;assert(upgrade),assert(client[kSocket]===socket),assert(!socket.destroyed),assert(!this.paused),assert((headers.length&1)===0);const request=client[kQueue][client[kRunningIdx]];
assert(request),assert(request.upgrade||request.method==="CONNECT"),this.statusCode=null,this.statusText="",this.shouldKeepAlive=null,this.headers=[],this.headersSize=
0,socket.unshift(head),socket[kParser].destroy(),socket[kParser]=null,socket[kClient]=null,socket[kError]=null,removeAllListeners(socket),client[kSocket]=null,client[kHTTPContext]=
null,client[kQueue][client[kRunningIdx]++]=null,client.emit("disconnect",client[kUrl],[client],new InformationalError("upgrade"));try{request.onUpgrade(statusCode,
headers,socket,statusText)}catch(error){util.errorRequest(client,request,error),util.destroy(socket,error)}client[kResume]()}onHeadersComplete(statusCode,upgrade,shouldKeepAlive){
const{client,socket,headers,statusText}=this;if(socket.destroyed)return-1;if(client[kRunning]===0)return util.destroy(socket,new SocketError("bad response",util.
getSocketInfo(socket))),-1;const request=client[kQueue][client[kRunningIdx]];if(!request)return-1;if(assert(!this.upgrade),assert(this.statusCode<200),statusCode===
100)return util.destroy(socket,new SocketError("bad response",util.getSocketInfo(socket))),-1;if(upgrade&&!request.upgrade)return util.destroy(socket,new SocketError(
"bad upgrade",util.getSocketInfo(socket))),-1;if(assert(this.timeoutType===TIMEOUT_HEADERS),this.statusCode=statusCode,this.shouldKeepAlive=shouldKeepAlive||request.
method==="HEAD"&&!socket[kReset]&&this.connection.toLowerCase()==="keep-alive",this.statusCode>=200){const bodyTimeout=request.bodyTimeout!=null?request.bodyTimeout:
client[kBodyTimeout];this.setTimeout(bodyTimeout,TIMEOUT_BODY)}else this.timeout&&this.timeout.refresh&&this.timeout.refresh();if(request.method==="CONNECT")return assert(
client[kRunning]===1),this.upgrade=!0,2;if(upgrade)return assert(client[kRunning]===1),this.upgrade=!0,2;if(assert((this.headers.length&1)===0),this.headers=[],
this.headersSize=0,this.shouldKeepAlive&&client[kPipelining]){const keepAliveTimeout=this.keepAlive?util.parseKeepAliveTimeout(this.keepAlive):null;if(keepAliveTimeout!=
null){const timeout=Math.min(keepAliveTimeout-client[kKeepAliveTimeoutThreshold],client[kKeepAliveMaxTimeout]);timeout<=0?socket[kReset]=!0:client[kKeepAliveTimeoutValue]=
timeout}else client[kKeepAliveTimeoutValue]=client[kKeepAliveDefaultTimeout]}else socket[kReset]=!0;const pause=request.onHeaders(statusCode,headers,this.resume,
statusText)===!1;return request.aborted?-1:request.method==="HEAD"||statusCode<200?1:(socket[kBlocking]&&(socket[kBlocking]=!1,client[kResume]()),pause?constants.
ERROR.PAUSED:0)}onBody(buf){const{client,socket,statusCode,maxResponseSize}=this;if(socket.destroyed)return-1;const request=client[kQueue][client[kRunningIdx]];
if(assert(request),assert(this.timeoutType===TIMEOUT_BODY),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),assert(statusCode>=200),maxResponseSize>-1&&
this.bytesRead+buf.length>maxResponseSize)return util.destroy(socket,new ResponseExceededMaxSizeError),-1;if(this.bytesRead+=buf.length,request.onData(buf)===!1)
return constants.ERROR.PAUSED}onMessageComplete(){const{client,socket,statusCode,upgrade,headers,contentLength,bytesRead,shouldKeepAlive}=this;if(socket.destroyed&&
(!statusCode||shouldKeepAlive))return-1;if(upgrade)return;assert(statusCode>=100),assert((this.headers.length&1)===0);const request=client[kQueue][client[kRunningIdx]];
if(assert(request),this.statusCode=null,this.statusText="",this.bytesRead=0,this.contentLength="",this.keepAlive="",this.connection="",this.headers=[],this.headersSize=
0,!(statusCode<200)){if(request.method!=="HEAD"&&contentLength&&bytesRead!==parseInt(contentLength,10))return util.destroy(socket,new ResponseContentLengthMismatchError),
-1;if(request.onComplete(headers),client[kQueue][client[kRunningIdx]++]=null,socket[kSocketUsed]=!0,socket[kWriting])return assert(client[kRunning]===0),util.destroy(
socket,new InformationalError("reset")),constants.ERROR.PAUSED;if(shouldKeepAlive){if(socket[kReset]&&client[kRunning]===0)return util.destroy(socket,new InformationalError(
"reset")),constants.ERROR.PAUSED;client[kPipelining]==null||client[kPipelining]===1?setImmediate(()=>client[kResume]()):client[kResume]()}else return util.destroy(
socket,new InformationalError("reset")),constants.ERROR.PAUSED}}}function onParserTimeout(parser){const{socket,timeoutType,client,paused}=parser.deref();timeoutType===
TIMEOUT_HEADERS?(!socket[kWriting]||socket.writableNeedDrain||client[kRunning]>1)&&(assert(!paused,"cannot be paused while waiting for headers"),util.destroy(socket,
new HeadersTimeoutError)):timeoutType===TIMEOUT_BODY?paused||util.destroy(socket,new BodyTimeoutError):timeoutType===TIMEOUT_KEEP_ALIVE&&(assert(client[kRunning]===
0&&client[kKeepAliveTimeoutValue]),util.destroy(socket,new InformationalError("socket idle timeout")))}async function connectH1(client,socket){client[kSocket]=socket,
llhttpInstance||(llhttpInstance=await llhttpPromise,llhttpPromise=null),socket[kNoRef]=!1,socket[kWriting]=!1,socket[kReset]=!1,socket[kBlocking]=!1,socket[kIdleSocketValidation]=
0,socket[kIdleSocketValidationTimeout]=null,socket[kSocketUsed]=!1,socket[kParser]=new Parser(client,socket,llhttpInstance),addListener(socket,"error",function(err){
const parser=this[kParser];if(err.code==="ECONNRESET"&&parser.statusCode&&!parser.shouldKeepAlive){const parserErr=parser.finish();parserErr&&(this[kError]=parserErr,
this[kClient][kOnError](parserErr));return}this[kError]=err,this[kClient][kOnError](err)}),addListener(socket,"readable",function(){const parser=this[kParser];parser&&
parser.readMore()}),addListener(socket,"end",function(){const parser=this[kParser];if(parser.statusCode&&!parser.shouldKeepAlive){const parserErr=parser.finish();
parserErr&&util.destroy(this,parserErr);return}util.destroy(this,new SocketError("other side closed",util.getSocketInfo(this)))}),addListener(socket,"close",function(){
const client2=this[kClient],parser=this[kParser];clearIdleSocketValidation(this),parser&&(!this[kError]&&parser.statusCode&&!parser.shouldKeepAlive&&(this[kError]=
parser.finish()||this[kError]),this[kParser].destroy(),this[kParser]=null);const err=this[kError]||new SocketError("closed",util.getSocketInfo(this));if(client2[kSocket]=
null,client2[kHTTPContext]=null,client2.destroyed){assert(client2[kPending]===0);const requests=client2[kQueue].splice(client2[kRunningIdx]);for(let i=0;i<requests.
length;i++){const request=requests[i];util.errorRequest(client2,request,err)}}else if(client2[kRunning]>0&&err.code!=="UND_ERR_INFO"){const request=client2[kQueue][client2[kRunningIdx]];
client2[kQueue][client2[kRunningIdx]++]=null,util.errorRequest(client2,request,err)}client2[kPendingIdx]=client2[kRunningIdx],assert(client2[kRunning]===0),client2.
emit("disconnect",client2[kUrl],[client2],err),client2[kResume]()});let closed=!1;return socket.on("close",()=>{closed=!0}),{version:"h1",defaultPipelining:1,write(...args){
return writeH1(client,...args)},resume(){resumeH1(client)},destroy(err,callback){closed?queueMicrotask(callback):socket.destroy(err).on("close",callback)},get destroyed(){
return socket.destroyed},busy(request){return!!(socket[kWriting]||socket[kReset]||socket[kBlocking]||socket[kIdleSocketValidation]===1||request&&(client[kRunning]>
0&&!request.idempotent||client[kRunning]>0&&(request.upgrade||request.method==="CONNECT")||client[kRunning]>0&&util.bodyLength(request.body)!==0&&(util.isStream(
request.body)||util.isAsyncIterable(request.body)||util.isFormDataLike(request.body))))}}}function clearIdleSocketValidation(socket){socket[kIdleSocketValidationTimeout]&&
(clearImmediate(socket[kIdleSocketValidationTimeout]),socket[kIdleSocketValidationTimeout]=null),socket[kIdleSocketValidation]=0}function scheduleIdleSocketValidation(client,socket){
socket[kIdleSocketValidation]=1,socket[kIdleSocketValidationTimeout]=setImmediate(()=>{socket[kIdleSocketValidationTimeout]=null,socket[kIdleSocketValidation]=2,
client[kSocket]===socket&&!socket.destroyed&&client[kResume]()})}function resumeH1(client){const socket=client[kSocket];if(socket&&!socket.destroyed){if(client[kSize]===
0?!socket[kNoRef]&&socket.unref&&(socket.unref(),socket[kNoRef]=!0):socket[kNoRef]&&socket.ref&&(socket.ref(),socket[kNoRef]=!1),client[kRunning]===0&&client[kPending]>
0&&socket[kSocketUsed]){if(socket[kIdleSocketValidation]===0)return scheduleIdleSocketValidation(client,socket),socket[kParser].readMore(),socket.destroyed,void 0;
if(socket[kIdleSocketValidation]===1)return socket[kParser].readMore(),socket.destroyed,void 0}if(client[kRunning]===0&&(socket[kParser].readMore(),socket.destroyed))
return;if(client[kSize]===0)socket[kParser].timeoutType!==TIMEOUT_KEEP_ALIVE&&socket[kParser].setTimeout(client[kKeepAliveTimeoutValue],TIMEOUT_KEEP_ALIVE);else if(client[kRunning]>
0&&socket[kParser].statusCode<200&&socket[kParser].timeoutType!==TIMEOUT_HEADERS){const request=client[kQueue][client[kRunningIdx]],headersTimeout=request.headersTimeout!=
null?request.headersTimeout:client[kHeadersTimeout];socket[kParser].setTimeout(headersTimeout,TIMEOUT_HEADERS)}}}function shouldSendContentLength(method){return method!==
"GET"&&method!=="HEAD"&&method!=="OPTIONS"&&method!=="TRACE"&&method!=="CONNECT"}function writeH1(client,request){const{method,path:path2,host,upgrade,blocking,
reset}=request;let{body,headers,contentLength}=request;const expectsPayload=method==="PUT"||method==="POST"||method==="PATCH"||method==="QUERY"||method==="PROPF\
IND"||method==="PROPPATCH";if(util.isFormDataLike(body)){extractBody||(extractBody=__webpack_require__(4492).extractBody);const[bodyStream,contentType]=extractBody(
body);request.contentType==null&&headers.push("content-type",contentType),body=bodyStream.stream,contentLength=bodyStream.length}else if(util.isBlobLike(body)&&
request.contentType==null){const contentType=body.type;if(contentType){const contentTypeValue=`${contentType}`;if(!util.isValidHeaderValue(contentTypeValue))return util.
errorRequest(client,request,new InvalidArgumentError("invalid content-type header")),!1;headers.push("content-type",contentTypeValue)}}body&&typeof body.read=="\
function"&&body.read(0);const bodyLength=util.bodyLength(body);if(contentLength=bodyLength??contentLength,contentLength===null&&(contentLength=request.contentLength),
contentLength===0&&!expectsPayload&&(contentLength=null),shouldSendContentLength(method)&&contentLength>0&&request.contentLength!==null&&request.contentLength!==
contentLength){if(client[kStrictContentLength])return util.errorRequest(client,request,new RequestContentLengthMismatchError),!1;process.emitWarning(new RequestContentLengthMismatchError)}
const socket=client[kSocket];clearIdleSocketValidation(socket);const abort=error=>{if(!request.aborted){if(request.completed){(request.upgrade||request.method===
"CONNECT")&&util.destroy(socket,new InformationalError("aborted"));return}util.errorRequest(client,request,error||new RequestAbortedError),util.destroy(body),util.
destroy(socket,new InformationalError("aborted"))}};try{request.onConnect(abort)}catch(err){util.errorRequest(client,request,err)}if(request.aborted)return!1;method===
"HEAD"&&(socket[kReset]=!0),(upgrade||method==="CONNECT")&&(socket[kReset]=!0),reset!=null&&(socket[kReset]=reset),client[kMaxRequests]&&socket[kCounter]++>=client[kMaxRequests]&&
(socket[kReset]=!0),blocking&&(socket[kBlocking]=!0);let header=`${method} ${path2} HTTP/1.1\r
`;if(typeof host=="string"?header+=`host: ${host}\r
`:header+=client[kHostHeader],upgrade?header+=`connection: upgrade\r
upgrade: ${upgrade}\r
`:client[kPipelining]&&!socket[kReset]?header+=`connection: keep-alive\r
`:header+=`connection: close\r
`,Array.isArray(headers))for(let n=0;n<headers.length;n+=2){const key=headers[n+0],val=headers[n+1];if(Array.isArray(val))for(let i=0;i<val.length;i++)header+=`${key}\
: ${val[i]}\r
`;else header+=`${key}: ${val}\r
`}return channels.sendHeaders.hasSubscribers&&channels.sendHeaders.publish({request,headers:header,socket}),!body||bodyLength===0?writeBuffer(abort,null,client,
request,socket,contentLength,header,expectsPayload):util.isBuffer(body)?writeBuffer(abort,body,client,request,socket,contentLength,header,expectsPayload):util.isBlobLike(
body)?typeof body.stream=="function"?writeIterable(abort,body.stream(),client,request,socket,contentLength,header,expectsPayload):writeBlob(abort,body,client,request,
socket,contentLength,header,expectsPayload):util.isStream(body)?writeStream(abort,body,client,request,socket,contentLength,header,expectsPayload):util.isIterable(
body)?writeIterable(abort,body,client,request,socket,contentLength,header,expectsPayload):assert(!1),!0}function writeStream(abort,body,client,request,socket,contentLength,header,expectsPayload){
assert(contentLength!==0||client[kRunning]===0,"stream body cannot be pipelined");let finished=!1;const writer=new AsyncWriter({abort,socket,request,contentLength,
client,expectsPayload,header}),onData=function(chunk){if(!finished)try{!writer.write(chunk)&&this.pause&&this.pause()}catch(err){util.destroy(this,err)}},onDrain=function(){
finished||body.resume&&body.resume()},onClose=function(){if(queueMicrotask(()=>{body.removeListener("error",onFinished)}),!finished){const err=new RequestAbortedError;
queueMicrotask(()=>onFinished(err))}},onFinished=function(err){if(!finished){if(finished=!0,assert(socket.destroyed||socket[kWriting]&&client[kRunning]<=1),socket.
off("drain",onDrain).off("error",onFinished),body.removeListener("data",onData).removeListener("end",onFinished).removeListener("close",onClose),!err)try{writer.
end()}catch(er){err=er}writer.destroy(err),err&&(err.code!=="UND_ERR_INFO"||err.message!=="reset")?util.destroy(body,err):util.destroy(body)}};body.on("data",onData).
on("end",onFinished).on("error",onFinished).on("close",onClose),body.resume&&body.resume(),socket.on("drain",onDrain).on("error",onFinished),body.errorEmitted??
body.errored?setImmediate(()=>onFinished(body.errored)):(body.endEmitted??body.readableEnded)&&setImmediate(()=>onFinished(null)),(body.closeEmitted??body.closed)&&
setImmediate(onClose)}function writeBuffer(abort,body,client,request,socket,contentLength,header,expectsPayload){try{body?util.isBuffer(body)&&(assert(contentLength===
body.byteLength,"buffer body must have content length"),socket.cork(),socket.write(`${header}content-length: ${contentLength}\r
\r
`,"latin1"),socket.write(body),socket.uncork(),request.onBodySent(body),!expectsPayload&&request.reset!==!1&&(socket[kReset]=!0)):contentLength===0?socket.write(
`${header}content-length: 0\r
\r
`,"latin1"):(assert(contentLength===null,"no body must not have content length"),socket.write(`${header}\r
`,"latin1")),request.onRequestSent(),client[kResume]()}catch(err){abort(err)}}async function writeBlob(abort,body,client,request,socket,contentLength,header,expectsPayload){
assert(contentLength===body.size,"blob body must have content length");try{if(contentLength!=null&&contentLength!==body.size)throw new RequestContentLengthMismatchError;
const buffer=Buffer.from(await body.arrayBuffer());socket.cork(),socket.write(`${header}content-length: ${contentLength}\r
\r
`,"latin1"),socket.write(buffer),socket.uncork(),request.onBodySent(buffer),request.onRequestSent(),!expectsPayload&&request.reset!==!1&&(socket[kReset]=!0),client[kResume]()}catch(err){
abort(err)}}async function writeIterable(abort,body,client,request,socket,contentLength,header,expectsPayload){assert(contentLength!==0||client[kRunning]===0,"i\
terator body cannot be pipelined");let callback=null;function onDrain(){if(callback){const cb=callback;callback=null,cb()}}const waitForDrain=()=>new Promise((resolve,reject)=>{
assert(callback===null),socket[kError]?reject(socket[kError]):callback=resolve});socket.on("close",onDrain).on("drain",onDrain);const writer=new AsyncWriter({abort,
socket,request,contentLength,client,expectsPayload,header});try{for await(const chunk of body){if(socket[kError])throw socket[kError];writer.write(chunk)||await waitForDrain()}
writer.end()}catch(err){writer.destroy(err)}finally{socket.off("close",onDrain).off("drain",onDrain)}}class AsyncWriter{constructor({abort,socket,request,contentLength,
client,expectsPayload,header}){this.socket=socket,this.request=request,this.contentLength=contentLength,this.client=client,this.bytesWritten=0,this.expectsPayload=
expectsPayload,this.header=header,this.abort=abort,socket[kWriting]=!0}write(chunk){const{socket,request,contentLength,client,bytesWritten,expectsPayload,header}=this;
if(socket[kError])throw socket[kError];if(socket.destroyed)return!1;const len=Buffer.byteLength(chunk);if(!len)return!0;if(contentLength!==null&&bytesWritten+len>
contentLength){if(client[kStrictContentLength])throw new RequestContentLengthMismatchError;process.emitWarning(new RequestContentLengthMismatchError)}socket.cork(),
bytesWritten===0&&(!expectsPayload&&request.reset!==!1&&(socket[kReset]=!0),contentLength===null?socket.write(`${header}transfer-encoding: chunked\r
`,"latin1"):socket.write(`${header}content-length: ${contentLength}\r
\r
`,"latin1")),contentLength===null&&socket.write(`\r
${len.toString(16)}\r
`,"latin1"),this.bytesWritten+=len;const ret=socket.write(chunk);return socket.uncork(),request.onBodySent(chunk),ret||socket[kParser].timeout&&socket[kParser].
timeoutType===TIMEOUT_HEADERS&&socket[kParser].timeout.refresh&&socket[kParser].timeout.refresh(),ret}end(){const{socket,contentLength,client,bytesWritten,expectsPayload,
header,request}=this;if(request.onRequestSent(),socket[kWriting]=!1,socket[kError])throw socket[kError];if(!socket.destroyed){if(bytesWritten===0?expectsPayload?
socket.write(`${header}content-length: 0\r
\r
`,"latin1"):socket.write(`${header}\r
`,"latin1"):contentLength===null&&socket.write(`\r
0\r
\r
`,"latin1"),contentLength!==null&&bytesWritten!==contentLength){if(client[kStrictContentLength])throw new RequestContentLengthMismatchError;process.emitWarning(
new RequestContentLengthMismatchError)}socket[kParser].timeout&&socket[kParser].timeoutType===TIMEOUT_HEADERS&&socket[kParser].timeout.refresh&&socket[kParser].
timeout.refresh(),client[kResume]()}}destroy(err){const{socket,client,abort}=this;socket[kWriting]=!1,err&&(assert(client[kRunning]<=1,"pipeline should only con\
tain this request"),abort(err))}}module.exports=connectH1}),8788:(function(module,__unused_webpack_exports,__webpack_require__){const assert=__webpack_require__(
4589),{errorMonitor}=__webpack_require__(8474),{pipeline}=__webpack_require__(7075),util=__webpack_require__(3440),{RequestContentLengthMismatchError,RequestAbortedError,
SocketError,InformationalError}=__webpack_require__(8707),{kUrl,kReset,kClient,kRunning,kPending,kQueue,kPendingIdx,kRunningIdx,kError,kSocket,kStrictContentLength,
kOnError,kMaxConcurrentStreams,kHTTP2Session,kResume,kSize,kHTTPContext}=__webpack_require__(6443),kOpenStreams=Symbol("open streams");let extractBody,h2ExperimentalWarned=!1,
http2;try{http2=__webpack_require__(2467)}catch{http2={constants:{}}}const{constants:{HTTP2_HEADER_AUTHORITY,HTTP2_HEADER_METHOD,HTTP2_HEADER_PATH,HTTP2_HEADER_SCHEME,
HTTP2_HEADER_CONTENT_LENGTH,HTTP2_HEADER_EXPECT,HTTP2_HEADER_STATUS}}=http2;function parseH2Headers(headers){const result=[];for(const[name,value]of Object.entries(
headers))if(Array.isArray(value))for(const subvalue of value)result.push(Buffer.from(name),Buffer.from(subvalue));else result.push(Buffer.from(name),Buffer.from(
value));return result}function parseH2ResponseHeaders(headers){const{[HTTP2_HEADER_STATUS]:_statusCode,...realHeaders}=headers;return parseH2Headers(realHeaders)}
async function connectH2(client,socket){client[kSocket]=socket,h2ExperimentalWarned||(h2ExperimentalWarned=!0,process.emitWarning("H2 support is experimental, e\
xpect them to change at any time.",{code:"UNDICI-H2"}));const session=http2.connect(client[kUrl],{createConnection:()=>socket,peerMaxConcurrentStreams:client[kMaxConcurrentStreams]});
session[kOpenStreams]=0,session[kClient]=client,session[kSocket]=socket,util.addListener(session,"error",onHttp2SessionError),util.addListener(session,"frameErr\
or",onHttp2FrameError),util.addListener(session,"end",onHttp2SessionEnd),util.addListener(session,"goaway",onHTTP2GoAway),util.addListener(session,"close",function(){
const{[kClient]:client2}=this,{[kSocket]:socket2}=client2,err=this[kSocket][kError]||this[kError]||new SocketError("closed",util.getSocketInfo(socket2));if(client2[kHTTP2Session]=
null,client2.destroyed){assert(client2[kPending]===0);const requests=client2[kQueue].splice(client2[kRunningIdx]);for(let i=0;i<requests.length;i++){const request=requests[i];
util.errorRequest(client2,request,err)}}}),session.unref(),client[kHTTP2Session]=session,socket[kHTTP2Session]=session,util.addListener(socket,"error",function(err){
this[kError]=err,this[kClient][kOnError](err)}),util.addListener(socket,"end",function(){util.destroy(this,new SocketError("other side closed",util.getSocketInfo(
this)))}),util.addListener(socket,"close",function(){const err=this[kError]||new SocketError("closed",util.getSocketInfo(this));client[kSocket]=null,this[kHTTP2Session]!=
null&&this[kHTTP2Session].destroy(err),client[kPendingIdx]=client[kRunningIdx],assert(client[kRunning]===0),client.emit("disconnect",client[kUrl],[client],err),
client[kResume]()});let closed=!1;return socket.on("close",()=>{closed=!0}),{version:"h2",defaultPipelining:1/0,write(...args){return writeH2(client,...args)},resume(){
resumeH2(client)},destroy(err,callback){closed?queueMicrotask(callback):socket.destroy(err).on("close",callback)},get destroyed(){return socket.destroyed},busy(){
return!1}}}function resumeH2(client){const socket=client[kSocket];socket?.destroyed===!1&&(client[kSize]===0&&client[kMaxConcurrentStreams]===0?(socket.unref(),
client[kHTTP2Session].unref()):(socket.ref(),client[kHTTP2Session].ref()))}function onHttp2SessionError(err){this[kSocket][kError]=err,this[kClient][kOnError](err)}
function onHttp2FrameError(type,code,id2){if(id2===0){const err=new InformationalError(`HTTP/2: "frameError" received - type ${type}, code ${code}`);this[kSocket][kError]=
err,this[kClient][kOnError](err)}}function onHttp2SessionEnd(){const err=new SocketError("other side closed",util.getSocketInfo(this[kSocket]));this.destroy(err),
util.destroy(this[kSocket],err)}function onHTTP2GoAway(code){const err=this[kError]||new SocketError(`HTTP/2: "GOAWAY" frame received with code ${code}`,util.getSocketInfo(
this)),client=this[kClient];if(client[kSocket]=null,client[kHTTPContext]=null,this[kHTTP2Session]!=null&&(this[kHTTP2Session].destroy(err),this[kHTTP2Session]=null),
util.destroy(this[kSocket],err),client[kRunningIdx]<client[kQueue].length){const request=client[kQueue][client[kRunningIdx]];client[kQueue][client[kRunningIdx]++]=
null,util.errorRequest(client,request,err),client[kPendingIdx]=client[kRunningIdx]}assert(client[kRunning]===0),client.emit("disconnect",client[kUrl],[client],err),
client[kResume]()}function shouldSendContentLength(method){return method!=="GET"&&method!=="HEAD"&&method!=="OPTIONS"&&method!=="TRACE"&&method!=="CONNECT"}function writeH2(client,request){
const session=client[kHTTP2Session],{method,path:path2,host,upgrade,expectContinue,signal,headers:reqHeaders}=request;let{body}=request;if(upgrade)return util.errorRequest(
client,request,new Error("Upgrade not supported for H2")),!1;const headers={};for(let n=0;n<reqHeaders.length;n+=2){const key=reqHeaders[n+0],val=reqHeaders[n+1];
if(Array.isArray(val))for(let i=0;i<val.length;i++)headers[key]?headers[key]+=`,${val[i]}`:headers[key]=val[i];else headers[key]=val}let stream;const{hostname,port}=client[kUrl];
headers[HTTP2_HEADER_AUTHORITY]=host||`${hostname}${port?`:${port}`:""}`,headers[HTTP2_HEADER_METHOD]=method;const abort=error=>{if(!request.aborted){if(request.
completed){method==="CONNECT"&&stream!=null&&util.destroy(stream,error||new RequestAbortedError);return}error=error||new RequestAbortedError,util.errorRequest(client,
request,error),stream!=null&&util.destroy(stream,error),util.destroy(body,error),client[kQueue][client[kRunningIdx]++]=null,client[kResume]()}};try{request.onConnect(
abort)}catch(err){util.errorRequest(client,request,err)}if(request.aborted)return!1;if(method==="CONNECT"){session.ref(),stream=session.request(headers,{endStream:!1,
signal});let upgradeResponseFinished=!1;const onResponse=headers2=>{upgradeResponseFinished=!0,stream.off(errorMonitor,onUpgradeError),request.onUpgradeResponse(
Number(headers2[HTTP2_HEADER_STATUS]),headers2,parseH2ResponseHeaders)},onUpgradeError=error=>{upgradeResponseFinished=!0,stream.off("response",onResponse),request.
onUpgradeError(error)},onReady=()=>{try{request.onUpgrade(null,null,stream)}catch(error){stream.off("response",onResponse),abort(error);return}request.aborted||
(stream.off("error",abort),stream.once(errorMonitor,onUpgradeError),client[kQueue][client[kRunningIdx]++]=null)};return stream.once("response",onResponse),stream.
once("error",abort),++session[kOpenStreams],onReady(),stream.once("close",()=>{!upgradeResponseFinished&&request.completed&&(stream.off("response",onResponse),stream.
off(errorMonitor,onUpgradeError),request.onUpgradeError(new InformationalError(`HTTP/2: "stream error" received - code ${stream.rstCode}`))),session[kOpenStreams]-=
1,session[kOpenStreams]===0&&session.unref()}),!0}headers[HTTP2_HEADER_PATH]=path2,headers[HTTP2_HEADER_SCHEME]="https";const expectsPayload=method==="PUT"||method===
"POST"||method==="PATCH";body&&typeof body.read=="function"&&body.read(0);let contentLength=util.bodyLength(body);if(util.isFormDataLike(body)){extractBody??=__webpack_require__(
4492).extractBody;const[bodyStream,contentType]=extractBody(body);headers["content-type"]=contentType,body=bodyStream.stream,contentLength=bodyStream.length}if(contentLength==
null&&(contentLength=request.contentLength),(contentLength===0||!expectsPayload)&&(contentLength=null),shouldSendContentLength(method)&&contentLength>0&&request.
contentLength!=null&&request.contentLength!==contentLength){if(client[kStrictContentLength])return util.errorRequest(client,request,new RequestContentLengthMismatchError),
!1;process.emitWarning(new RequestContentLengthMismatchError)}contentLength!=null&&(assert(body,"no body must not have content length"),headers[HTTP2_HEADER_CONTENT_LENGTH]=
`${contentLength}`),session.ref();const shouldEndStream=method==="GET"||method==="HEAD"||body===null;return expectContinue?(headers[HTTP2_HEADER_EXPECT]="100-co\
ntinue",stream=session.request(headers,{endStream:shouldEndStream,signal}),stream.once("continue",writeBodyH2)):(stream=session.request(headers,{endStream:shouldEndStream,
signal}),writeBodyH2()),++session[kOpenStreams],stream.once("response",headers2=>{const{[HTTP2_HEADER_STATUS]:statusCode,...realHeaders}=headers2;if(request.onResponseStarted(),
request.aborted){const err=new RequestAbortedError;util.errorRequest(client,request,err),util.destroy(stream,err);return}request.onHeaders(Number(statusCode),parseH2Headers(
realHeaders),stream.resume.bind(stream),"")===!1&&stream.pause(),stream.on("data",chunk=>{request.onData(chunk)===!1&&stream.pause()})}),stream.once("end",()=>{
(stream.state?.state==null||stream.state.state<6)&&request.onComplete([]),session[kOpenStreams]===0&&session.unref(),abort(new InformationalError("HTTP/2: strea\
m half-closed (remote)")),client[kQueue][client[kRunningIdx]++]=null,client[kPendingIdx]=client[kRunningIdx],client[kResume]()}),stream.once("close",()=>{session[kOpenStreams]-=
1,session[kOpenStreams]===0&&session.unref()}),stream.once("error",function(err){abort(err)}),stream.once("frameError",(type,code)=>{abort(new InformationalError(
`HTTP/2: "frameError" received - type ${type}, code ${code}`))}),!0;function writeBodyH2(){!body||contentLength===0?writeBuffer(abort,stream,null,client,request,
client[kSocket],contentLength,expectsPayload):util.isBuffer(body)?writeBuffer(abort,stream,body,client,request,client[kSocket],contentLength,expectsPayload):util.
isBlobLike(body)?typeof body.stream=="function"?writeIterable(abort,stream,body.stream(),client,request,client[kSocket],contentLength,expectsPayload):writeBlob(
abort,stream,body,client,request,client[kSocket],contentLength,expectsPayload):util.isStream(body)?writeStream(abort,client[kSocket],expectsPayload,stream,body,
client,request,contentLength):util.isIterable(body)?writeIterable(abort,stream,body,client,request,client[kSocket],contentLength,expectsPayload):assert(!1)}}function writeBuffer(abort,h2stream,body,client,request,socket,contentLength,expectsPayload){
try{body!=null&&util.isBuffer(body)&&(assert(contentLength===body.byteLength,"buffer body must have content length"),h2stream.cork(),h2stream.write(body),h2stream.
uncork(),h2stream.end(),request.onBodySent(body)),expectsPayload||(socket[kReset]=!0),request.onRequestSent(),client[kResume]()}catch(error){abort(error)}}function writeStream(abort,socket,expectsPayload,h2stream,body,client,request,contentLength){
assert(contentLength!==0||client[kRunning]===0,"stream body cannot be pipelined");const pipe=pipeline(body,h2stream,err=>{err?(util.destroy(pipe,err),abort(err)):
(util.removeAllListeners(pipe),request.onRequestSent(),expectsPayload||(socket[kReset]=!0),client[kResume]())});util.addListener(pipe,"data",onPipeData);function onPipeData(chunk){
request.onBodySent(chunk)}}async function writeBlob(abort,h2stream,body,client,request,socket,contentLength,expectsPayload){assert(contentLength===body.size,"bl\
ob body must have content length");try{if(contentLength!=null&&contentLength!==body.size)throw new RequestContentLengthMismatchError;const buffer=Buffer.from(await body.
arrayBuffer());h2stream.cork(),h2stream.write(buffer),h2stream.uncork(),h2stream.end(),request.onBodySent(buffer),request.onRequestSent(),expectsPayload||(socket[kReset]=
!0),client[kResume]()}catch(err){abort(err)}}async function writeIterable(abort,h2stream,body,client,request,socket,contentLength,expectsPayload){assert(contentLength!==
0||client[kRunning]===0,"iterator body cannot be pipelined");let callback=null;function onDrain(){if(callback){const cb=callback;callback=null,cb()}}const waitForDrain=()=>new Promise(
(resolve,reject)=>{assert(callback===null),socket[kError]?reject(socket[kError]):callback=resolve});h2stream.on("close",onDrain).on("drain",onDrain);try{for await(const chunk of body){
if(socket[kError])throw socket[kError];const res=h2stream.write(chunk);request.onBodySent(chunk),res||await waitForDrain()}h2stream.end(),request.onRequestSent(),
expectsPayload||(socket[kReset]=!0),client[kResume]()}catch(err){abort(err)}finally{h2stream.off("close",onDrain).off("drain",onDrain)}}module.exports=connectH2}),
3701:(function(module,__unused_webpack_exports,__webpack_require__){const assert=__webpack_require__(4589),net=__webpack_require__(7030),http=__webpack_require__(
7067),util=__webpack_require__(3440),{channels}=__webpack_require__(2414),Request=__webpack_require__(4655),DispatcherBase=__webpack_require__(1841),{InvalidArgumentError,
InformationalError,ClientDestroyedError}=__webpack_require__(8707),buildConnector=__webpack_require__(9136),{kUrl,kServerName,kClient,kBusy,kConnect,kResuming,kRunning,
kPending,kSize,kQueue,kConnected,kConnecting,kNeedDrain,kKeepAliveDefaultTimeout,kHostHeader,kPendingIdx,kRunningIdx,kError,kPipelining,kKeepAliveTimeoutValue,kMaxHeadersSize,
kKeepAliveMaxTimeout,kKeepAliveTimeoutThreshold,kHeadersTimeout,kBodyTimeout,kStrictContentLength,kConnector,kMaxRedirections,kMaxRequests,kCounter,kClose,kDestroy,
kDispatch,kInterceptors,kLocalAddress,kMaxResponseSize,kOnError,kHTTPContext,kMaxConcurrentStreams,kResume}=__webpack_require__(6443),connectH1=__webpack_require__(
637),connectH2=__webpack_require__(8788);let deprecatedInterceptorWarned=!1;const kClosedResolve=Symbol("kClosedResolve"),noop=()=>{};function getPipelining(client){
return client[kPipelining]??client[kHTTPContext]?.defaultPipelining??1}class Client extends DispatcherBase{constructor(url,{interceptors,maxHeaderSize,headersTimeout,
socketTimeout,requestTimeout,connectTimeout,bodyTimeout,idleTimeout,keepAlive,keepAliveTimeout,maxKeepAliveTimeout,keepAliveMaxTimeout,keepAliveTimeoutThreshold,
socketPath,pipelining,tls,strictContentLength,maxCachedSessions,maxRedirections,connect:connect2,maxRequestsPerClient,localAddress,maxResponseSize,autoSelectFamily,
autoSelectFamilyAttemptTimeout,maxConcurrentStreams,allowH2,webSocket,eventSource}={}){if(super({webSocket,eventSource}),keepAlive!==void 0)throw new InvalidArgumentError(
"unsupported keepAlive, use pipelining=0 instead");if(socketTimeout!==void 0)throw new InvalidArgumentError("unsupported socketTimeout, use headersTimeout & bod\
yTimeout instead");if(requestTimeout!==void 0)throw new InvalidArgumentError("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");if(idleTimeout!==
void 0)throw new InvalidArgumentError("unsupported idleTimeout, use keepAliveTimeout instead");if(maxKeepAliveTimeout!==void 0)throw new InvalidArgumentError("u\
nsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");if(maxHeaderSize!=null&&!Number.isFinite(maxHeaderSize))throw new InvalidArgumentError("invali\
d maxHeaderSize");if(socketPath!=null&&typeof socketPath!="string")throw new InvalidArgumentError("invalid socketPath");if(connectTimeout!=null&&(!Number.isFinite(
connectTimeout)||connectTimeout<0))throw new InvalidArgumentError("invalid connectTimeout");if(keepAliveTimeout!=null&&(!Number.isFinite(keepAliveTimeout)||keepAliveTimeout<=
0))throw new InvalidArgumentError("invalid keepAliveTimeout");if(keepAliveMaxTimeout!=null&&(!Number.isFinite(keepAliveMaxTimeout)||keepAliveMaxTimeout<=0))throw new InvalidArgumentError(
"invalid keepAliveMaxTimeout");if(keepAliveTimeoutThreshold!=null&&!Number.isFinite(keepAliveTimeoutThreshold))throw new InvalidArgumentError("invalid keepAlive\
TimeoutThreshold");if(headersTimeout!=null&&(!Number.isInteger(headersTimeout)||headersTimeout<0))throw new InvalidArgumentError("headersTimeout must be a posit\
ive integer or zero");if(bodyTimeout!=null&&(!Number.isInteger(bodyTimeout)||bodyTimeout<0))throw new InvalidArgumentError("bodyTimeout must be a positive integ\
er or zero");if(connect2!=null&&typeof connect2!="function"&&typeof connect2!="object")throw new InvalidArgumentError("connect must be a function or an object");
if(maxRedirections!=null&&(!Number.isInteger(maxRedirections)||maxRedirections<0))throw new InvalidArgumentError("maxRedirections must be a positive number");if(maxRequestsPerClient!=
null&&(!Number.isInteger(maxRequestsPerClient)||maxRequestsPerClient<0))throw new InvalidArgumentError("maxRequestsPerClient must be a positive number");if(localAddress!=
null&&(typeof localAddress!="string"||net.isIP(localAddress)===0))throw new InvalidArgumentError("localAddress must be valid string IP address");if(maxResponseSize!=
null&&(!Number.isInteger(maxResponseSize)||maxResponseSize<-1))throw new InvalidArgumentError("maxResponseSize must be a positive number");if(autoSelectFamilyAttemptTimeout!=
null&&(!Number.isInteger(autoSelectFamilyAttemptTimeout)||autoSelectFamilyAttemptTimeout<-1))throw new InvalidArgumentError("autoSelectFamilyAttemptTimeout must\
 be a positive number");if(allowH2!=null&&typeof allowH2!="boolean")throw new InvalidArgumentError("allowH2 must be a valid boolean value");if(maxConcurrentStreams!=
null&&(typeof maxConcurrentStreams!="number"||maxConcurrentStreams<1))throw new InvalidArgumentError("maxConcurrentStreams must be a positive integer, greater t\
han 0");typeof connect2!="function"&&(connect2=buildConnector({...tls,maxCachedSessions,allowH2,socketPath,timeout:connectTimeout,...autoSelectFamily?{autoSelectFamily,
autoSelectFamilyAttemptTimeout}:void 0,...connect2})),interceptors?.Client&&Array.isArray(interceptors.Client)?(this[kInterceptors]=interceptors.Client,deprecatedInterceptorWarned||
(deprecatedInterceptorWarned=!0,process.emitWarning("Client.Options#interceptor is deprecated. Use Dispatcher#compose instead.",{code:"UNDICI-CLIENT-INTERCEPTOR\
-DEPRECATED"}))):this[kInterceptors]=[createRedirectInterceptor({maxRedirections})],this[kUrl]=util.parseOrigin(url),this[kConnector]=connect2,this[kPipelining]=
pipelining??1,this[kMaxHeadersSize]=maxHeaderSize||http.maxHeaderSize,this[kKeepAliveDefaultTimeout]=keepAliveTimeout??4e3,this[kKeepAliveMaxTimeout]=keepAliveMaxTimeout??
6e5,this[kKeepAliveTimeoutThreshold]=keepAliveTimeoutThreshold??2e3,this[kKeepAliveTimeoutValue]=this[kKeepAliveDefaultTimeout],this[kServerName]=null,this[kLocalAddress]=
localAddress??null,this[kResuming]=0,this[kNeedDrain]=0,this[kHostHeader]=`host: ${this[kUrl].hostname}${this[kUrl].port?`:${this[kUrl].port}`:""}\r
`,this[kBodyTimeout]=bodyTimeout??3e5,this[kHeadersTimeout]=headersTimeout??3e5,this[kStrictContentLength]=strictContentLength??!0,this[kMaxRedirections]=maxRedirections,
this[kMaxRequests]=maxRequestsPerClient,this[kClosedResolve]=null,this[kMaxResponseSize]=maxResponseSize>-1?maxResponseSize:-1,this[kMaxConcurrentStreams]=maxConcurrentStreams??
100,this[kHTTPContext]=null,this[kQueue]=[],this[kRunningIdx]=0,this[kPendingIdx]=0,this[kResume]=sync=>resume(this,sync),this[kOnError]=err=>onError(this,err)}get pipelining(){
return this[kPipelining]}set pipelining(value){this[kPipelining]=value,this[kResume](!0)}get[kPending](){return this[kQueue].length-this[kPendingIdx]}get[kRunning](){
return this[kPendingIdx]-this[kRunningIdx]}get[kSize](){return this[kQueue].length-this[kRunningIdx]}get[kConnected](){return!!this[kHTTPContext]&&!this[kConnecting]&&
!this[kHTTPContext].destroyed}get[kBusy](){return!!(this[kHTTPContext]?.busy(null)||this[kSize]>=(getPipelining(this)||1)||this[kPending]>0)}[kConnect](cb){connect(
this),this.once("connect",cb)}[kDispatch](opts,handler){const origin=opts.origin||this[kUrl].origin,request=new Request(origin,opts,handler);return this[kQueue].
push(request),this[kResuming]||(util.bodyLength(request.body)==null&&util.isIterable(request.body)?(this[kResuming]=1,queueMicrotask(()=>resume(this))):this[kResume](
!0)),this[kResuming]&&this[kNeedDrain]!==2&&this[kBusy]&&(this[kNeedDrain]=2),this[kNeedDrain]<2}async[kClose](){return new Promise(resolve=>{this[kSize]?this[kClosedResolve]=
resolve:resolve(null)})}async[kDestroy](err){return new Promise(resolve=>{const requests=this[kQueue].splice(this[kPendingIdx]);for(let i=0;i<requests.length;i++){
const request=requests[i];util.errorRequest(this,request,err)}const callback=()=>{this[kClosedResolve]&&(this[kClosedResolve](),this[kClosedResolve]=null),resolve(
null)};this[kHTTPContext]?(this[kHTTPContext].destroy(err,callback),this[kHTTPContext]=null):queueMicrotask(callback),this[kResume]()})}}const createRedirectInterceptor=__webpack_require__(
5092);function onError(client,err){if(client[kRunning]===0&&err.code!=="UND_ERR_INFO"&&err.code!=="UND_ERR_SOCKET"){assert(client[kPendingIdx]===client[kRunningIdx]);
const requests=client[kQueue].splice(client[kRunningIdx]);for(let i=0;i<requests.length;i++){const request=requests[i];util.errorRequest(client,request,err)}assert(
client[kSize]===0)}}async function connect(client){assert(!client[kConnecting]),assert(!client[kHTTPContext]);let{host,hostname,protocol,port}=client[kUrl];if(hostname[0]===
"["){const idx=hostname.indexOf("]");assert(idx!==-1);const ip=hostname.substring(1,idx);assert(net.isIP(ip)),hostname=ip}client[kConnecting]=!0,channels.beforeConnect.
hasSubscribers&&channels.beforeConnect.publish({connectParams:{host,hostname,protocol,port,version:client[kHTTPContext]?.version,servername:client[kServerName],
localAddress:client[kLocalAddress]},connector:client[kConnector]});try{const socket=await new Promise((resolve,reject)=>{client[kConnector]({host,hostname,protocol,
port,servername:client[kServerName],localAddress:client[kLocalAddress]},(err,socket2)=>{err?reject(err):resolve(socket2)})});if(client.destroyed){util.destroy(socket.
on("error",noop),new ClientDestroyedError);return}assert(socket);try{client[kHTTPContext]=socket.alpnProtocol==="h2"?await connectH2(client,socket):await connectH1(
client,socket)}catch(err){throw socket.destroy().on("error",noop),err}client[kConnecting]=!1,socket[kCounter]=0,socket[kMaxRequests]=client[kMaxRequests],socket[kClient]=
client,socket[kError]=null,channels.connected.hasSubscribers&&channels.connected.publish({connectParams:{host,hostname,protocol,port,version:client[kHTTPContext]?.
version,servername:client[kServerName],localAddress:client[kLocalAddress]},connector:client[kConnector],socket}),client.emit("connect",client[kUrl],[client])}catch(err){
if(client.destroyed)return;if(client[kConnecting]=!1,channels.connectError.hasSubscribers&&channels.connectError.publish({connectParams:{host,hostname,protocol,
port,version:client[kHTTPContext]?.version,servername:client[kServerName],localAddress:client[kLocalAddress]},connector:client[kConnector],error:err}),err.code===
"ERR_TLS_CERT_ALTNAME_INVALID")for(assert(client[kRunning]===0);client[kPending]>0&&client[kQueue][client[kPendingIdx]].servername===client[kServerName];){const request=client[kQueue][client[kPendingIdx]++];
util.errorRequest(client,request,err)}else onError(client,err);client.emit("connectionError",client[kUrl],[client],err)}client[kResume]()}function emitDrain(client){
client[kNeedDrain]=0,client.emit("drain",client[kUrl],[client])}function resume(client,sync){client[kResuming]!==2&&(client[kResuming]=2,_resume(client,sync),client[kResuming]=
0,client[kRunningIdx]>256&&(client[kQueue].splice(0,client[kRunningIdx]),client[kPendingIdx]-=client[kRunningIdx],client[kRunningIdx]=0))}function _resume(client,sync){
for(;;){if(client.destroyed){assert(client[kPending]===0);return}if(client[kClosedResolve]&&!client[kSize]){client[kClosedResolve](),client[kClosedResolve]=null;
return}if(client[kHTTPContext]&&client[kHTTPContext].resume(),client[kBusy])client[kNeedDrain]=2;else if(client[kNeedDrain]===2){sync?(client[kNeedDrain]=1,queueMicrotask(
()=>emitDrain(client))):emitDrain(client);continue}if(client[kPending]===0||client[kRunning]>=(getPipelining(client)||1))return;const request=client[kQueue][client[kPendingIdx]];
if(client[kUrl].protocol==="https:"&&client[kServerName]!==request.servername){if(client[kRunning]>0)return;client[kServerName]=request.servername,client[kHTTPContext]?.
destroy(new InformationalError("servername changed"),()=>{client[kHTTPContext]=null,resume(client)})}if(client[kConnecting])return;if(!client[kHTTPContext]){connect(
client);return}if(client[kHTTPContext].destroyed||client[kHTTPContext].busy(request))return;!request.aborted&&client[kHTTPContext].write(request)?client[kPendingIdx]++:
client[kQueue].splice(client[kPendingIdx],1)}}module.exports=Client}),1841:(function(module,__unused_webpack_exports,__webpack_require__){const buffer=__webpack_require__(
4573),Dispatcher=__webpack_require__(883),{ClientDestroyedError,ClientClosedError,InvalidArgumentError}=__webpack_require__(8707),{kDestroy,kClose,kClosed,kDestroyed,
kDispatch,kInterceptors}=__webpack_require__(6443),kOnDestroyed=Symbol("onDestroyed"),kOnClosed=Symbol("onClosed"),kInterceptedDispatch=Symbol("Intercepted Disp\
atch"),kWebSocketOptions=Symbol("webSocketOptions"),kEventSourceOptions=Symbol("eventSourceOptions");class DispatcherBase extends Dispatcher{constructor(opts){super(),
this[kDestroyed]=!1,this[kOnDestroyed]=null,this[kClosed]=!1,this[kOnClosed]=[],this[kWebSocketOptions]=opts?.webSocket??{},this[kEventSourceOptions]=opts?.eventSource??
{}}get webSocketOptions(){return{maxFragments:this[kWebSocketOptions].maxFragments??131072,maxPayloadSize:this[kWebSocketOptions].maxPayloadSize??128*1024*1024}}get eventSourceOptions(){
return{maxEventSize:this[kEventSourceOptions].maxEventSize??buffer.kStringMaxLength}}get destroyed(){return this[kDestroyed]}get closed(){return this[kClosed]}get interceptors(){
return this[kInterceptors]}set interceptors(newInterceptors){if(newInterceptors){for(let i=newInterceptors.length-1;i>=0;i--)if(typeof this[kInterceptors][i]!="\
function")throw new InvalidArgumentError("interceptor must be an function")}this[kInterceptors]=newInterceptors}close(callback){if(callback===void 0)return new Promise(
(resolve,reject)=>{this.close((err,data)=>err?reject(err):resolve(data))});if(typeof callback!="function")throw new InvalidArgumentError("invalid callback");if(this[kDestroyed]){
queueMicrotask(()=>callback(new ClientDestroyedError,null));return}if(this[kClosed]){this[kOnClosed]?this[kOnClosed].push(callback):queueMicrotask(()=>callback(
null,null));return}this[kClosed]=!0,this[kOnClosed].push(callback);const onClosed=()=>{const callbacks=this[kOnClosed];this[kOnClosed]=null;for(let i=0;i<callbacks.
length;i++)callbacks[i](null,null)};this[kClose]().then(()=>this.destroy()).then(()=>{queueMicrotask(onClosed)})}destroy(err,callback){if(typeof err=="function"&&
(callback=err,err=null),callback===void 0)return new Promise((resolve,reject)=>{this.destroy(err,(err2,data)=>err2?reject(err2):resolve(data))});if(typeof callback!=
"function")throw new InvalidArgumentError("invalid callback");if(this[kDestroyed]){this[kOnDestroyed]?this[kOnDestroyed].push(callback):queueMicrotask(()=>callback(
null,null));return}err||(err=new ClientDestroyedError),this[kDestroyed]=!0,this[kOnDestroyed]=this[kOnDestroyed]||[],this[kOnDestroyed].push(callback);const onDestroyed=()=>{
const callbacks=this[kOnDestroyed];this[kOnDestroyed]=null;for(let i=0;i<callbacks.length;i++)callbacks[i](null,null)};this[kDestroy](err).then(()=>{queueMicrotask(
onDestroyed)})}[kInterceptedDispatch](opts,handler){if(!this[kInterceptors]||this[kInterceptors].length===0)return this[kInterceptedDispatch]=this[kDispatch],this[kDispatch](
opts,handler);let dispatch=this[kDispatch].bind(this);for(let i=this[kInterceptors].length-1;i>=0;i--)dispatch=this[kInterceptors][i](dispatch);return this[kInterceptedDispatch]=
dispatch,dispatch(opts,handler)}dispatch(opts,handler){if(!handler||typeof handler!="object")throw new InvalidArgumentError("handler must be an object");try{if(!opts||
typeof opts!="object")throw new InvalidArgumentError("opts must be an object.");if(this[kDestroyed]||this[kOnDestroyed])throw new ClientDestroyedError;if(this[kClosed])
throw new ClientClosedError;return this[kInterceptedDispatch](opts,handler)}catch(err){if(typeof handler.onError!="function")throw new InvalidArgumentError("inv\
alid onError method");return handler.onError(err),!1}}}module.exports=DispatcherBase}),883:(function(module,__unused_webpack_exports,__webpack_require__){const EventEmitter=__webpack_require__(
8474);class Dispatcher extends EventEmitter{dispatch(){throw new Error("not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("\
not implemented")}compose(...args){const interceptors=Array.isArray(args[0])?args[0]:args;let dispatch=this.dispatch.bind(this);for(const interceptor of interceptors)
if(interceptor!=null){if(typeof interceptor!="function")throw new TypeError(`invalid interceptor, expected function received ${typeof interceptor}`);if(dispatch=
interceptor(dispatch),dispatch==null||typeof dispatch!="function"||dispatch.length!==2)throw new TypeError("invalid interceptor")}return new ComposedDispatcher(
this,dispatch)}}class ComposedDispatcher extends Dispatcher{#dispatcher=null;#dispatch=null;constructor(dispatcher,dispatch){super(),this.#dispatcher=dispatcher,
this.#dispatch=dispatch}dispatch(...args){this.#dispatch(...args)}close(...args){return this.#dispatcher.close(...args)}destroy(...args){return this.#dispatcher.
destroy(...args)}}module.exports=Dispatcher}),3137:(function(module,__unused_webpack_exports,__webpack_require__){const DispatcherBase=__webpack_require__(1841),
{kClose,kDestroy,kClosed,kDestroyed,kDispatch,kNoProxyAgent,kHttpProxyAgent,kHttpsProxyAgent}=__webpack_require__(6443),ProxyAgent=__webpack_require__(6672),Agent=__webpack_require__(
7405),DEFAULT_PORTS={"http:":80,"https:":443};let experimentalWarned=!1;class EnvHttpProxyAgent extends DispatcherBase{#noProxyValue=null;#noProxyEntries=null;#opts=null;constructor(opts={}){
super(),this.#opts=opts,experimentalWarned||(experimentalWarned=!0,process.emitWarning("EnvHttpProxyAgent is experimental, expect them to change at any time.",{
code:"UNDICI-EHPA"}));const{httpProxy,httpsProxy,noProxy,...agentOpts}=opts;this[kNoProxyAgent]=new Agent(agentOpts);const HTTP_PROXY=httpProxy??process.env.http_proxy??
process.env.HTTP_PROXY;HTTP_PROXY?this[kHttpProxyAgent]=new ProxyAgent({...agentOpts,uri:HTTP_PROXY}):this[kHttpProxyAgent]=this[kNoProxyAgent];const HTTPS_PROXY=httpsProxy??
process.env.https_proxy??process.env.HTTPS_PROXY;HTTPS_PROXY?this[kHttpsProxyAgent]=new ProxyAgent({...agentOpts,uri:HTTPS_PROXY}):this[kHttpsProxyAgent]=this[kHttpProxyAgent],
this.#parseNoProxy()}[kDispatch](opts,handler){const url=new URL(opts.origin);return this.#getProxyAgentForUrl(url).dispatch(opts,handler)}async[kClose](){await this[kNoProxyAgent].
close(),this[kHttpProxyAgent][kClosed]||await this[kHttpProxyAgent].close(),this[kHttpsProxyAgent][kClosed]||await this[kHttpsProxyAgent].close()}async[kDestroy](err){
await this[kNoProxyAgent].destroy(err),this[kHttpProxyAgent][kDestroyed]||await this[kHttpProxyAgent].destroy(err),this[kHttpsProxyAgent][kDestroyed]||await this[kHttpsProxyAgent].
destroy(err)}#getProxyAgentForUrl(url){let{protocol,host:hostname,port}=url;return hostname=hostname.replace(/:\d*$/,"").toLowerCase(),port=Number.parseInt(port,
10)||DEFAULT_PORTS[protocol]||0,this.#shouldProxy(hostname,port)?protocol==="https:"?this[kHttpsProxyAgent]:this[kHttpProxyAgent]:this[kNoProxyAgent]}#shouldProxy(hostname,port){
if(this.#noProxyChanged&&this.#parseNoProxy(),this.#noProxyEntries.length===0)return!0;if(this.#noProxyValue==="*")return!1;for(let i=0;i<this.#noProxyEntries.length;i++){
const entry=this.#noProxyEntries[i];if(!(entry.port&&entry.port!==port)){if(/^[.*]/.test(entry.hostname)){if(hostname.endsWith(entry.hostname.replace(/^\*/,"")))
return!1}else if(hostname===entry.hostname)return!1}}return!0}#parseNoProxy(){const noProxyValue=this.#opts.noProxy??this.#noProxyEnv,noProxySplit=noProxyValue.
split(/[,\s]/),noProxyEntries=[];for(let i=0;i<noProxySplit.length;i++){const entry=noProxySplit[i];if(!entry)continue;const parsed=entry.match(/^(.+):(\d+)$/);
noProxyEntries.push({hostname:(parsed?parsed[1]:entry).toLowerCase(),port:parsed?Number.parseInt(parsed[2],10):0})}this.#noProxyValue=noProxyValue,this.#noProxyEntries=
noProxyEntries}get#noProxyChanged(){return this.#opts.noProxy!==void 0?!1:this.#noProxyValue!==this.#noProxyEnv}get#noProxyEnv(){return process.env.no_proxy??process.
env.NO_PROXY??""}}module.exports=EnvHttpProxyAgent}),4660:(function(module){class FixedCircularBuffer{constructor(){this.bottom=0,this.top=0,this.list=new Array(
2048),this.next=null}isEmpty(){return this.top===this.bottom}isFull(){return(this.top+1&2047)===this.bottom}push(data){this.list[this.top]=data,this.top=this.top+
1&2047}shift(){const nextItem=this.list[this.bottom];return nextItem===void 0?null:(this.list[this.bottom]=void 0,this.bottom=this.bottom+1&2047,nextItem)}}module.
exports=class{constructor(){this.head=this.tail=new FixedCircularBuffer}isEmpty(){return this.head.isEmpty()}push(data){this.head.isFull()&&(this.head=this.head.
next=new FixedCircularBuffer),this.head.push(data)}shift(){const tail=this.tail,next=tail.shift();return tail.isEmpty()&&tail.next!==null&&(this.tail=tail.next),
next}}}),2128:(function(module,__unused_webpack_exports,__webpack_require__){const DispatcherBase=__webpack_require__(1841),FixedQueue=__webpack_require__(4660),
{kConnected,kSize,kRunning,kPending,kQueued,kBusy,kFree,kUrl,kClose,kDestroy,kDispatch}=__webpack_require__(6443),PoolStats=__webpack_require__(3246),kClients=Symbol(
"clients"),kNeedDrain=Symbol("needDrain"),kQueue=Symbol("queue"),kClosedResolve=Symbol("closed resolve"),kOnDrain=Symbol("onDrain"),kOnConnect=Symbol("onConnect"),
kOnDisconnect=Symbol("onDisconnect"),kOnConnectionError=Symbol("onConnectionError"),kGetDispatcher=Symbol("get dispatcher"),kAddClient=Symbol("add client"),kRemoveClient=Symbol(
"remove client"),kStats=Symbol("stats");class PoolBase extends DispatcherBase{constructor(opts){super(opts),this[kQueue]=new FixedQueue,this[kClients]=[],this[kQueued]=
0;const pool=this;this[kOnDrain]=function(origin,targets){const queue=pool[kQueue];let needDrain=!1;for(;!needDrain;){const item=queue.shift();if(!item)break;pool[kQueued]--,
needDrain=!this.dispatch(item.opts,item.handler)}this[kNeedDrain]=needDrain,!this[kNeedDrain]&&pool[kNeedDrain]&&(pool[kNeedDrain]=!1,pool.emit("drain",origin,[
pool,...targets])),pool[kClosedResolve]&&queue.isEmpty()&&Promise.all(pool[kClients].map(c=>c.close())).then(pool[kClosedResolve])},this[kOnConnect]=(origin,targets)=>{
pool.emit("connect",origin,[pool,...targets])},this[kOnDisconnect]=(origin,targets,err)=>{pool.emit("disconnect",origin,[pool,...targets],err)},this[kOnConnectionError]=
(origin,targets,err)=>{pool.emit("connectionError",origin,[pool,...targets],err)},this[kStats]=new PoolStats(this)}get[kBusy](){return this[kNeedDrain]}get[kConnected](){
return this[kClients].filter(client=>client[kConnected]).length}get[kFree](){return this[kClients].filter(client=>client[kConnected]&&!client[kNeedDrain]).length}get[kPending](){
let ret=this[kQueued];for(const{[kPending]:pending}of this[kClients])ret+=pending;return ret}get[kRunning](){let ret=0;for(const{[kRunning]:running}of this[kClients])
ret+=running;return ret}get[kSize](){let ret=this[kQueued];for(const{[kSize]:size}of this[kClients])ret+=size;return ret}get stats(){return this[kStats]}async[kClose](){
this[kQueue].isEmpty()?await Promise.all(this[kClients].map(c=>c.close())):await new Promise(resolve=>{this[kClosedResolve]=resolve})}async[kDestroy](err){for(;;){
const item=this[kQueue].shift();if(!item)break;item.handler.onError(err)}await Promise.all(this[kClients].map(c=>c.destroy(err)))}[kDispatch](opts,handler){const dispatcher=this[kGetDispatcher]();
return dispatcher?dispatcher.dispatch(opts,handler)||(dispatcher[kNeedDrain]=!0,this[kNeedDrain]=!this[kGetDispatcher]()):(this[kNeedDrain]=!0,this[kQueue].push(
{opts,handler}),this[kQueued]++),!this[kNeedDrain]}[kAddClient](client){return client.on("drain",this[kOnDrain]).on("connect",this[kOnConnect]).on("disconnect",
this[kOnDisconnect]).on("connectionError",this[kOnConnectionError]),this[kClients].push(client),this[kNeedDrain]&&queueMicrotask(()=>{this[kNeedDrain]&&this[kOnDrain](
client[kUrl],[this,client])}),this}[kRemoveClient](client){client.close(()=>{const idx=this[kClients].indexOf(client);idx!==-1&&this[kClients].splice(idx,1)}),this[kNeedDrain]=
this[kClients].some(dispatcher=>!dispatcher[kNeedDrain]&&dispatcher.closed!==!0&&dispatcher.destroyed!==!0)}}module.exports={PoolBase,kClients,kNeedDrain,kAddClient,
kRemoveClient,kGetDispatcher}}),3246:(function(module,__unused_webpack_exports,__webpack_require__){const{kFree,kConnected,kPending,kQueued,kRunning,kSize}=__webpack_require__(
6443),kPool=Symbol("pool");class PoolStats{constructor(pool){this[kPool]=pool}get connected(){return this[kPool][kConnected]}get free(){return this[kPool][kFree]}get pending(){
return this[kPool][kPending]}get queued(){return this[kPool][kQueued]}get running(){return this[kPool][kRunning]}get size(){return this[kPool][kSize]}}module.exports=
PoolStats}),628:(function(module,__unused_webpack_exports,__webpack_require__){const{PoolBase,kClients,kNeedDrain,kAddClient,kGetDispatcher}=__webpack_require__(
2128),Client=__webpack_require__(3701),{InvalidArgumentError}=__webpack_require__(8707),util=__webpack_require__(3440),{kUrl,kInterceptors}=__webpack_require__(
6443),buildConnector=__webpack_require__(9136),kOptions=Symbol("options"),kConnections=Symbol("connections"),kFactory=Symbol("factory");function defaultFactory(origin,opts){
return new Client(origin,opts)}class Pool extends PoolBase{constructor(origin,{connections,factory=defaultFactory,connect,connectTimeout,tls,maxCachedSessions,socketPath,
autoSelectFamily,autoSelectFamilyAttemptTimeout,allowH2,...options}={}){if(connections!=null&&(!Number.isFinite(connections)||connections<0))throw new InvalidArgumentError(
"invalid connections");if(typeof factory!="function")throw new InvalidArgumentError("factory must be a function.");if(connect!=null&&typeof connect!="function"&&
typeof connect!="object")throw new InvalidArgumentError("connect must be a function or an object");typeof connect!="function"&&(connect=buildConnector({...tls,maxCachedSessions,
allowH2,socketPath,timeout:connectTimeout,...autoSelectFamily?{autoSelectFamily,autoSelectFamilyAttemptTimeout}:void 0,...connect})),super(options),this[kInterceptors]=
options.interceptors?.Pool&&Array.isArray(options.interceptors.Pool)?options.interceptors.Pool:[],this[kConnections]=connections||null,this[kUrl]=util.parseOrigin(
origin),this[kOptions]={...util.deepClone(options),connect,allowH2},this[kOptions].interceptors=options.interceptors?{...options.interceptors}:void 0,this[kFactory]=
factory,this.on("connectionError",(origin2,targets,error)=>{for(const target of targets){const idx=this[kClients].indexOf(target);idx!==-1&&this[kClients].splice(
idx,1)}})}[kGetDispatcher](){for(const client of this[kClients])if(!client[kNeedDrain])return client;if(!this[kConnections]||this[kClients].length<this[kConnections]){
const dispatcher=this[kFactory](this[kUrl],this[kOptions]);return this[kAddClient](dispatcher),dispatcher}}}module.exports=Pool}),6672:(function(module,__unused_webpack_exports,__webpack_require__){
const{kProxy,kClose,kDestroy,kDispatch,kInterceptors}=__webpack_require__(6443),{URL:URL2}=__webpack_require__(3136),Agent=__webpack_require__(7405),Pool=__webpack_require__(
628),DispatcherBase=__webpack_require__(1841),{InvalidArgumentError,RequestAbortedError,SecureProxyConnectionError}=__webpack_require__(8707),buildConnector=__webpack_require__(
9136),Client=__webpack_require__(3701),kAgent=Symbol("proxy agent"),kClient=Symbol("proxy client"),kProxyHeaders=Symbol("proxy headers"),kRequestTls=Symbol("req\
uest tls settings"),kProxyTls=Symbol("proxy tls settings"),kConnectEndpoint=Symbol("connect endpoint function"),kTunnelProxy=Symbol("tunnel proxy");function defaultProtocolPort(protocol){
return protocol==="https:"?443:80}function defaultFactory(origin,opts){return new Pool(origin,opts)}const noop=()=>{};function defaultAgentFactory(origin,opts){
return opts.connections===1?new Client(origin,opts):new Pool(origin,opts)}class Http1ProxyWrapper extends DispatcherBase{#client;constructor(proxyUrl,{headers={},
connect,factory}){if(super(),!proxyUrl)throw new InvalidArgumentError("Proxy URL is mandatory");this[kProxyHeaders]=headers,factory?this.#client=factory(proxyUrl,
{connect}):this.#client=new Client(proxyUrl,{connect})}[kDispatch](opts,handler){const onHeaders=handler.onHeaders;handler.onHeaders=function(statusCode,data,resume){
if(statusCode===407){typeof handler.onError=="function"&&handler.onError(new InvalidArgumentError("Proxy Authentication Required (407)"));return}onHeaders&&onHeaders.
call(this,statusCode,data,resume)};const{origin,path:path2="/",headers={}}=opts;if(opts.path=origin+path2,!("host"in headers)&&!("Host"in headers)){const{host}=new URL2(
origin);headers.host=host}return opts.headers={...this[kProxyHeaders],...headers},this.#client[kDispatch](opts,handler)}async[kClose](){return this.#client.close()}async[kDestroy](err){
return this.#client.destroy(err)}}class ProxyAgent extends DispatcherBase{constructor(opts){if(super(),!opts||typeof opts=="object"&&!(opts instanceof URL2)&&!opts.
uri)throw new InvalidArgumentError("Proxy uri is mandatory");const{clientFactory=defaultFactory}=opts;if(typeof clientFactory!="function")throw new InvalidArgumentError(
"Proxy opts.clientFactory must be a function.");const{proxyTunnel=!0}=opts,url=this.#getUrl(opts),{href,origin,port,protocol,username,password,hostname:proxyHostname}=url;
if(this[kProxy]={uri:href,protocol},this[kInterceptors]=opts.interceptors?.ProxyAgent&&Array.isArray(opts.interceptors.ProxyAgent)?opts.interceptors.ProxyAgent:
[],this[kRequestTls]=opts.requestTls,this[kProxyTls]=opts.proxyTls,this[kProxyHeaders]=opts.headers||{},this[kTunnelProxy]=proxyTunnel,opts.auth&&opts.token)throw new InvalidArgumentError(
"opts.auth cannot be used in combination with opts.token");opts.auth?this[kProxyHeaders]["proxy-authorization"]=`Basic ${opts.auth}`:opts.token?this[kProxyHeaders]["\
proxy-authorization"]=opts.token:username&&password&&(this[kProxyHeaders]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(
password)}`).toString("base64")}`);const connect=buildConnector({...opts.proxyTls});this[kConnectEndpoint]=buildConnector({...opts.requestTls});const agentFactory=opts.
factory||defaultAgentFactory,factory=(origin2,options)=>{const{protocol:protocol2}=new URL2(origin2);return!this[kTunnelProxy]&&protocol2==="http:"&&this[kProxy].
protocol==="http:"?new Http1ProxyWrapper(this[kProxy].uri,{headers:this[kProxyHeaders],connect,factory:agentFactory}):agentFactory(origin2,options)};this[kClient]=
clientFactory(url,{connect}),this[kAgent]=new Agent({...opts,factory,connect:async(opts2,callback)=>{let requestedPath=opts2.host;opts2.port||(requestedPath+=`:${defaultProtocolPort(
opts2.protocol)}`);try{const{socket,statusCode}=await this[kClient].connect({origin,port,path:requestedPath,signal:opts2.signal,headers:{...this[kProxyHeaders],
host:opts2.host},servername:this[kProxyTls]?.servername||proxyHostname});if(statusCode!==200&&(socket.on("error",noop).destroy(),callback(new RequestAbortedError(
`Proxy response (${statusCode}) !== 200 when HTTP Tunneling`))),opts2.protocol!=="https:"){callback(null,socket);return}let servername;this[kRequestTls]?servername=
this[kRequestTls].servername:servername=opts2.servername,this[kConnectEndpoint]({...opts2,servername,httpSocket:socket},callback)}catch(err){err.code==="ERR_TLS\
_CERT_ALTNAME_INVALID"?callback(new SecureProxyConnectionError(err)):callback(err)}}})}dispatch(opts,handler){const headers=buildHeaders(opts.headers);if(throwIfProxyAuthIsSent(
headers),headers&&!("host"in headers)&&!("Host"in headers)){const{host}=new URL2(opts.origin);headers.host=host}return this[kAgent].dispatch({...opts,headers},handler)}#getUrl(opts){
return typeof opts=="string"?new URL2(opts):opts instanceof URL2?opts:new URL2(opts.uri)}async[kClose](){await this[kAgent].close(),await this[kClient].close()}async[kDestroy](){
await this[kAgent].destroy(),await this[kClient].destroy()}}function buildHeaders(headers){if(Array.isArray(headers)){const headersPair={};for(let i=0;i<headers.
length;i+=2)headersPair[headers[i]]=headers[i+1];return headersPair}return headers}function throwIfProxyAuthIsSent(headers){if(headers&&Object.keys(headers).find(
key=>key.toLowerCase()==="proxy-authorization"))throw new InvalidArgumentError("Proxy-Authorization should be sent in ProxyAgent constructor")}module.exports=ProxyAgent}),
50:(function(module,__unused_webpack_exports,__webpack_require__){const Dispatcher=__webpack_require__(883),RetryHandler=__webpack_require__(7816);class RetryAgent extends Dispatcher{#agent=null;#options=null;constructor(agent,options={}){
super(options),this.#agent=agent,this.#options=options}dispatch(opts,handler){const retry=new RetryHandler({...opts,retryOptions:this.#options},{dispatch:this.#agent.
dispatch.bind(this.#agent),handler});return this.#agent.dispatch(opts,retry)}close(){return this.#agent.close()}destroy(){return this.#agent.destroy()}}module.exports=
RetryAgent}),2581:(function(module,__unused_webpack_exports,__webpack_require__){const globalDispatcher=Symbol.for("undici.globalDispatcher.1"),{InvalidArgumentError}=__webpack_require__(
8707),Agent=__webpack_require__(7405);getGlobalDispatcher()===void 0&&setGlobalDispatcher(new Agent);function setGlobalDispatcher(agent){if(!agent||typeof agent.
dispatch!="function")throw new InvalidArgumentError("Argument agent must implement Agent");Object.defineProperty(globalThis,globalDispatcher,{value:agent,writable:!0,
enumerable:!1,configurable:!1})}function getGlobalDispatcher(){return globalThis[globalDispatcher]}module.exports={setGlobalDispatcher,getGlobalDispatcher}}),8155:(function(module){
module.exports=class{#handler;constructor(handler){if(typeof handler!="object"||handler===null)throw new TypeError("handler must be an object");this.#handler=handler}onConnect(...args){
return this.#handler.onConnect?.(...args)}onError(...args){return this.#handler.onError?.(...args)}onUpgrade(...args){return this.#handler.onUpgrade?.(...args)}onResponseStarted(...args){
return this.#handler.onResponseStarted?.(...args)}onHeaders(...args){return this.#handler.onHeaders?.(...args)}onData(...args){return this.#handler.onData?.(...args)}onComplete(...args){
return this.#handler.onComplete?.(...args)}onBodySent(...args){return this.#handler.onBodySent?.(...args)}}}),8754:(function(module,__unused_webpack_exports,__webpack_require__){
const util=__webpack_require__(3440),{kBodyUsed}=__webpack_require__(6443),assert=__webpack_require__(4589),{InvalidArgumentError}=__webpack_require__(8707),EE=__webpack_require__(
8474),redirectableStatusCodes=[300,301,302,303,307,308],kBody=Symbol("body");class BodyAsyncIterable{constructor(body){this[kBody]=body,this[kBodyUsed]=!1}async*[Symbol.
asyncIterator](){assert(!this[kBodyUsed],"disturbed"),this[kBodyUsed]=!0,yield*this[kBody]}}class RedirectHandler{constructor(dispatch,maxRedirections,opts,handler){
if(maxRedirections!=null&&(!Number.isInteger(maxRedirections)||maxRedirections<0))throw new InvalidArgumentError("maxRedirections must be a positive number");util.
validateHandler(handler,opts.method,opts.upgrade),this.dispatch=dispatch,this.location=null,this.abort=null,this.opts={...opts,maxRedirections:0},this.maxRedirections=
maxRedirections,this.handler=handler,this.history=[],this.redirectionLimitReached=!1,util.isStream(this.opts.body)?(util.bodyLength(this.opts.body)===0&&this.opts.
body.on("data",function(){assert(!1)}),typeof this.opts.body.readableDidRead!="boolean"&&(this.opts.body[kBodyUsed]=!1,EE.prototype.on.call(this.opts.body,"data",
function(){this[kBodyUsed]=!0}))):this.opts.body&&typeof this.opts.body.pipeTo=="function"?this.opts.body=new BodyAsyncIterable(this.opts.body):this.opts.body&&
typeof this.opts.body!="string"&&!ArrayBuffer.isView(this.opts.body)&&util.isIterable(this.opts.body)&&(this.opts.body=new BodyAsyncIterable(this.opts.body))}onConnect(abort){
this.abort=abort,this.handler.onConnect(abort,{history:this.history})}onUpgrade(statusCode,headers,socket){this.handler.onUpgrade(statusCode,headers,socket)}onError(error){
this.handler.onError(error)}onHeaders(statusCode,headers,resume,statusText){if(this.location=this.history.length>=this.maxRedirections||util.isDisturbed(this.opts.
body)?null:parseLocation(statusCode,headers),this.opts.throwOnMaxRedirect&&this.history.length>=this.maxRedirections){this.request&&this.request.abort(new Error(
"max redirects")),this.redirectionLimitReached=!0,this.abort(new Error("max redirects"));return}if(this.opts.origin&&this.history.push(new URL(this.opts.path,this.
opts.origin)),!this.location)return this.handler.onHeaders(statusCode,headers,resume,statusText);const{origin,pathname,search}=util.parseURL(new URL(this.location,
this.opts.origin&&new URL(this.opts.path,this.opts.origin))),path2=search?`${pathname}${search}`:pathname;this.opts.headers=cleanRequestHeaders(this.opts.headers,
statusCode===303,this.opts.origin!==origin),this.opts.path=path2,this.opts.origin=origin,this.opts.maxRedirections=0,this.opts.query=null,statusCode===303&&this.
opts.method!=="HEAD"&&(this.opts.method="GET",this.opts.body=null)}onData(chunk){if(!this.location)return this.handler.onData(chunk)}onComplete(trailers){this.location?
(this.location=null,this.abort=null,this.dispatch(this.opts,this)):this.handler.onComplete(trailers)}onBodySent(chunk){this.handler.onBodySent&&this.handler.onBodySent(
chunk)}}function parseLocation(statusCode,headers){if(redirectableStatusCodes.indexOf(statusCode)===-1)return null;for(let i=0;i<headers.length;i+=2)if(headers[i].
length===8&&util.headerNameToString(headers[i])==="location")return headers[i+1]}function shouldRemoveHeader(header,removeContent,unknownOrigin){if(header.length===
4)return util.headerNameToString(header)==="host";if(removeContent&&util.headerNameToString(header).startsWith("content-"))return!0;if(unknownOrigin&&(header.length===
13||header.length===6||header.length===19)){const name=util.headerNameToString(header);return name==="authorization"||name==="cookie"||name==="proxy-authorizati\
on"}return!1}function cleanRequestHeaders(headers,removeContent,unknownOrigin){const ret=[];if(Array.isArray(headers))for(let i=0;i<headers.length;i+=2)shouldRemoveHeader(
headers[i],removeContent,unknownOrigin)||ret.push(headers[i],headers[i+1]);else if(headers&&typeof headers=="object")for(const key of Object.keys(headers))shouldRemoveHeader(
key,removeContent,unknownOrigin)||ret.push(key,headers[key]);else assert(headers==null,"headers must be an object or an array");return ret}module.exports=RedirectHandler}),
7816:(function(module,__unused_webpack_exports,__webpack_require__){const assert=__webpack_require__(4589),{kRetryHandlerDefaultRetry}=__webpack_require__(6443),
{RequestRetryError}=__webpack_require__(8707),{isDisturbed,parseHeaders,parseRangeHeader,wrapRequestBody}=__webpack_require__(3440);function calculateRetryAfterHeader(retryAfter){
const current=Date.now();return new Date(retryAfter).getTime()-current}function validatePartialResponseContentLength(headers,range,statusCode,retryCount){const contentLength=headers["\
content-length"];if(contentLength==null||!Number.isFinite(range.start)||!Number.isFinite(range.end))return null;const length=Number(contentLength),expectedLength=range.
end-range.start+1;return!Number.isFinite(length)||length!==expectedLength?new RequestRetryError("Content-Length mismatch",statusCode,{headers,data:{count:retryCount}}):
null}class RetryHandler{constructor(opts,handlers){const{retryOptions,...dispatchOpts}=opts,{retry:retryFn,maxRetries,maxTimeout,minTimeout,timeoutFactor,methods,
errorCodes,retryAfter,statusCodes}=retryOptions??{};this.dispatch=handlers.dispatch,this.handler=handlers.handler,this.opts={...dispatchOpts,body:wrapRequestBody(
opts.body)},this.abort=null,this.aborted=!1,this.retryOpts={retry:retryFn??RetryHandler[kRetryHandlerDefaultRetry],retryAfter:retryAfter??!0,maxTimeout:maxTimeout??
30*1e3,minTimeout:minTimeout??500,timeoutFactor:timeoutFactor??2,maxRetries:maxRetries??5,methods:methods??["GET","HEAD","OPTIONS","PUT","DELETE","TRACE"],statusCodes:statusCodes??
[500,502,503,504,429],errorCodes:errorCodes??["ECONNRESET","ECONNREFUSED","ENOTFOUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKE\
T"]},this.retryCount=0,this.retryCountCheckpoint=0,this.start=0,this.end=null,this.etag=null,this.resume=null,this.headersSent=!1,this.handler.onConnect(reason=>{
this.aborted=!0,this.abort?this.abort(reason):this.reason=reason})}checkpointResponseEnd(headers,resume){if(this.end==null&&this.opts.method!=="HEAD"){const contentLength=headers["\
content-length"];this.end=contentLength!=null?Number(contentLength)-1:null,assert(this.end==null||Number.isFinite(this.end),"invalid content-length")}this.resume=
this.end!=null?resume:null}onRequestSent(){this.handler.onRequestSent&&this.handler.onRequestSent()}onUpgrade(statusCode,headers,socket){this.handler.onUpgrade&&
this.handler.onUpgrade(statusCode,headers,socket)}onConnect(abort){this.aborted?abort(this.reason):this.abort=abort}onBodySent(chunk){if(this.handler.onBodySent)
return this.handler.onBodySent(chunk)}static[kRetryHandlerDefaultRetry](err,{state,opts},cb){const{statusCode,code,headers}=err,{method,retryOptions}=opts,{maxRetries,
minTimeout,maxTimeout,timeoutFactor,statusCodes,errorCodes,methods}=retryOptions,{counter}=state;if(code&&code!=="UND_ERR_REQ_RETRY"&&!errorCodes.includes(code)){
cb(err);return}if(Array.isArray(methods)&&!methods.includes(method)){cb(err);return}if(statusCode!=null&&Array.isArray(statusCodes)&&!statusCodes.includes(statusCode)){
cb(err);return}if(counter>maxRetries){cb(err);return}let retryAfterHeader=headers?.["retry-after"];retryAfterHeader&&(retryAfterHeader=Number(retryAfterHeader),
retryAfterHeader=Number.isNaN(retryAfterHeader)?calculateRetryAfterHeader(retryAfterHeader):retryAfterHeader*1e3);const retryTimeout=retryAfterHeader>0?Math.min(
retryAfterHeader,maxTimeout):Math.min(minTimeout*timeoutFactor**(counter-1),maxTimeout);setTimeout(()=>cb(null),retryTimeout)}onHeaders(statusCode,rawHeaders,resume,statusMessage){
const headers=parseHeaders(rawHeaders);if(this.retryCount+=1,statusCode>=300)return!this.headersSent&&this.retryOpts.statusCodes.includes(statusCode)===!1?(this.
headersSent=!0,this.checkpointResponseEnd(headers,resume),this.handler.onHeaders(statusCode,rawHeaders,resume,statusMessage)):(this.abort(new RequestRetryError(
"Request failed",statusCode,{headers,data:{count:this.retryCount}})),!1);if(this.resume!=null){if(this.resume=null,statusCode!==206&&(this.start>0||statusCode!==
200))return this.abort(new RequestRetryError("server does not support the range header and the payload was partially consumed",statusCode,{headers,data:{count:this.
retryCount}})),!1;const contentRange=parseRangeHeader(headers["content-range"]);if(!contentRange)return this.abort(new RequestRetryError("Content-Range mismatch",
statusCode,{headers,data:{count:this.retryCount}})),!1;if(this.etag!=null&&this.etag!==headers.etag)return this.abort(new RequestRetryError("ETag mismatch",statusCode,
{headers,data:{count:this.retryCount}})),!1;const contentLengthError=validatePartialResponseContentLength(headers,contentRange,statusCode,this.retryCount);if(contentLengthError!=
null)return this.abort(contentLengthError),!1;const{start,size,end=size-1}=contentRange;return this.start!==start||this.end!=null&&this.end!==end?(this.abort(new RequestRetryError(
"Content-Range mismatch",statusCode,{headers,data:{count:this.retryCount}})),!1):(this.resume=resume,!0)}if(this.end==null){if(statusCode===206){const range=parseRangeHeader(
headers["content-range"]);if(range==null)return this.headersSent=!0,this.handler.onHeaders(statusCode,rawHeaders,resume,statusMessage);const contentLengthError=validatePartialResponseContentLength(
headers,range,statusCode,this.retryCount);if(contentLengthError!=null)return this.abort(contentLengthError),!1;const{start,size,end=size-1}=range;assert(start!=
null&&Number.isFinite(start),"content-range mismatch"),assert(end!=null&&Number.isFinite(end),"invalid content-length"),this.start=start,this.end=end}if(this.end==
null){const contentLength=headers["content-length"];this.end=contentLength!=null?Number(contentLength)-1:null}return assert(Number.isFinite(this.start)),assert(
this.end==null||Number.isFinite(this.end),"invalid content-length"),this.resume=resume,this.headersSent=!0,this.etag=headers.etag!=null?headers.etag:null,this.etag!=
null&&this.etag.startsWith("W/")&&(this.etag=null),this.handler.onHeaders(statusCode,rawHeaders,resume,statusMessage)}const err=new RequestRetryError("Request f\
ailed",statusCode,{headers,data:{count:this.retryCount}});return this.abort(err),!1}onData(chunk){return this.start+=chunk.length,this.handler.onData(chunk)}onComplete(rawTrailers){
return this.retryCount=0,this.handler.onComplete(rawTrailers)}onError(err){if(this.aborted||isDisturbed(this.opts.body)||this.headersSent&&this.resume==null)return this.
handler.onError(err);this.retryCount-this.retryCountCheckpoint>0?this.retryCount=this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint):this.retryCount+=
1,this.retryOpts.retry(err,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},onRetry.bind(this));function onRetry(err2){if(err2!=
null||this.aborted||isDisturbed(this.opts.body))return this.handler.onError(err2);if(this.start!==0){const headers={range:`bytes=${this.start}-${this.end??""}`};
this.etag!=null&&(headers["if-match"]=this.etag),this.opts={...this.opts,headers:{...this.opts.headers,...headers}}}try{this.retryCountCheckpoint=this.retryCount,
this.dispatch(this.opts,this)}catch(err3){this.handler.onError(err3)}}}}module.exports=RetryHandler}),379:(function(module,__unused_webpack_exports,__webpack_require__){
const{isIP}=__webpack_require__(7030),{lookup}=__webpack_require__(610),DecoratorHandler=__webpack_require__(8155),{InvalidArgumentError,InformationalError}=__webpack_require__(
8707),maxInt=Math.pow(2,31)-1;class DNSInstance{#maxTTL=0;#maxItems=0;#records=new Map;dualStack=!0;affinity=null;lookup=null;pick=null;constructor(opts){this.#maxTTL=
opts.maxTTL,this.#maxItems=opts.maxItems,this.dualStack=opts.dualStack,this.affinity=opts.affinity,this.lookup=opts.lookup??this.#defaultLookup,this.pick=opts.pick??
this.#defaultPick}get full(){return this.#records.size===this.#maxItems}runLookup(origin,opts,cb){const ips=this.#records.get(origin.hostname);if(ips==null&&this.
full){cb(null,origin.origin);return}const newOpts={affinity:this.affinity,dualStack:this.dualStack,lookup:this.lookup,pick:this.pick,...opts.dns,maxTTL:this.#maxTTL,
maxItems:this.#maxItems};if(ips==null)this.lookup(origin,newOpts,(err,addresses)=>{if(err||addresses==null||addresses.length===0){cb(err??new InformationalError(
"No DNS entries found"));return}this.setRecords(origin,addresses);const records=this.#records.get(origin.hostname),ip=this.pick(origin,records,newOpts.affinity);
let port;typeof ip.port=="number"?port=`:${ip.port}`:origin.port!==""?port=`:${origin.port}`:port="",cb(null,`${origin.protocol}//${ip.family===6?`[${ip.address}\
]`:ip.address}${port}`)});else{const ip=this.pick(origin,ips,newOpts.affinity);if(ip==null){this.#records.delete(origin.hostname),this.runLookup(origin,opts,cb);
return}let port;typeof ip.port=="number"?port=`:${ip.port}`:origin.port!==""?port=`:${origin.port}`:port="",cb(null,`${origin.protocol}//${ip.family===6?`[${ip.
address}]`:ip.address}${port}`)}}#defaultLookup(origin,opts,cb){lookup(origin.hostname,{all:!0,family:this.dualStack===!1?this.affinity:0,order:"ipv4first"},(err,addresses)=>{
if(err)return cb(err);const results=new Map;for(const addr of addresses)results.set(`${addr.address}:${addr.family}`,addr);cb(null,results.values())})}#defaultPick(origin,hostnameRecords,affinity){
let ip=null;const{records,offset}=hostnameRecords;let family;if(this.dualStack?(affinity==null&&(offset==null||offset===maxInt?(hostnameRecords.offset=0,affinity=
4):(hostnameRecords.offset++,affinity=(hostnameRecords.offset&1)===1?6:4)),records[affinity]!=null&&records[affinity].ips.length>0?family=records[affinity]:family=
records[affinity===4?6:4]):family=records[affinity],family==null||family.ips.length===0)return ip;family.offset==null||family.offset===maxInt?family.offset=0:family.
offset++;const position=family.offset%family.ips.length;return ip=family.ips[position]??null,ip==null?ip:Date.now()-ip.timestamp>ip.ttl?(family.ips.splice(position,
1),this.pick(origin,hostnameRecords,affinity)):ip}setRecords(origin,addresses){const timestamp=Date.now(),records={records:{4:null,6:null}};for(const record of addresses){
record.timestamp=timestamp,typeof record.ttl=="number"?record.ttl=Math.min(record.ttl,this.#maxTTL):record.ttl=this.#maxTTL;const familyRecords=records.records[record.
family]??{ips:[]};familyRecords.ips.push(record),records.records[record.family]=familyRecords}this.#records.set(origin.hostname,records)}getHandler(meta,opts){return new DNSDispatchHandler(
this,meta,opts)}}class DNSDispatchHandler extends DecoratorHandler{#state=null;#opts=null;#dispatch=null;#handler=null;#origin=null;constructor(state,{origin,handler,
dispatch},opts){super(handler),this.#origin=origin,this.#handler=handler,this.#opts={...opts},this.#state=state,this.#dispatch=dispatch}onError(err){switch(err.
code){case"ETIMEDOUT":case"ECONNREFUSED":{if(this.#state.dualStack){this.#state.runLookup(this.#origin,this.#opts,(err2,newOrigin)=>{if(err2)return this.#handler.
onError(err2);const dispatchOpts={...this.#opts,origin:newOrigin};this.#dispatch(dispatchOpts,this)});return}this.#handler.onError(err);return}case"ENOTFOUND":this.#state.
deleteRecord(this.#origin);default:this.#handler.onError(err);break}}}module.exports=interceptorOpts=>{if(interceptorOpts?.maxTTL!=null&&(typeof interceptorOpts?.
maxTTL!="number"||interceptorOpts?.maxTTL<0))throw new InvalidArgumentError("Invalid maxTTL. Must be a positive number");if(interceptorOpts?.maxItems!=null&&(typeof interceptorOpts?.
maxItems!="number"||interceptorOpts?.maxItems<1))throw new InvalidArgumentError("Invalid maxItems. Must be a positive number and greater than zero");if(interceptorOpts?.
affinity!=null&&interceptorOpts?.affinity!==4&&interceptorOpts?.affinity!==6)throw new InvalidArgumentError("Invalid affinity. Must be either 4 or 6");if(interceptorOpts?.
dualStack!=null&&typeof interceptorOpts?.dualStack!="boolean")throw new InvalidArgumentError("Invalid dualStack. Must be a boolean");if(interceptorOpts?.lookup!=
null&&typeof interceptorOpts?.lookup!="function")throw new InvalidArgumentError("Invalid lookup. Must be a function");if(interceptorOpts?.pick!=null&&typeof interceptorOpts?.
pick!="function")throw new InvalidArgumentError("Invalid pick. Must be a function");const dualStack=interceptorOpts?.dualStack??!0;let affinity;dualStack?affinity=
interceptorOpts?.affinity??null:affinity=interceptorOpts?.affinity??4;const opts={maxTTL:interceptorOpts?.maxTTL??1e4,lookup:interceptorOpts?.lookup??null,pick:interceptorOpts?.
pick??null,dualStack,affinity,maxItems:interceptorOpts?.maxItems??1/0},instance=new DNSInstance(opts);return dispatch=>function(origDispatchOpts,handler){const origin=origDispatchOpts.
origin.constructor===URL?origDispatchOpts.origin:new URL(origDispatchOpts.origin);return isIP(origin.hostname)!==0?dispatch(origDispatchOpts,handler):(instance.
runLookup(origin,origDispatchOpts,(err,newOrigin)=>{if(err)return handler.onError(err);let dispatchOpts=null;dispatchOpts={...origDispatchOpts,servername:origin.
hostname,origin:newOrigin,headers:{host:origin.hostname,...origDispatchOpts.headers}},dispatch(dispatchOpts,instance.getHandler({origin,dispatch,handler},origDispatchOpts))}),
!0)}}}),8060:(function(module,__unused_webpack_exports,__webpack_require__){const util=__webpack_require__(3440),{InvalidArgumentError,RequestAbortedError}=__webpack_require__(
8707),DecoratorHandler=__webpack_require__(8155);class DumpHandler extends DecoratorHandler{#maxSize=1024*1024;#abort=null;#dumped=!1;#aborted=!1;#size=0;#reason=null;#handler=null;constructor({
maxSize},handler){if(super(handler),maxSize!=null&&(!Number.isFinite(maxSize)||maxSize<1))throw new InvalidArgumentError("maxSize must be a number greater than \
0");this.#maxSize=maxSize??this.#maxSize,this.#handler=handler}onConnect(abort){this.#abort=abort,this.#handler.onConnect(this.#customAbort.bind(this))}#customAbort(reason){
this.#aborted=!0,this.#reason=reason}onHeaders(statusCode,rawHeaders,resume,statusMessage){const contentLength=util.parseHeaders(rawHeaders)["content-length"];if(contentLength!=
null&&contentLength>this.#maxSize)throw new RequestAbortedError(`Response size (${contentLength}) larger than maxSize (${this.#maxSize})`);return this.#aborted?
!0:this.#handler.onHeaders(statusCode,rawHeaders,resume,statusMessage)}onError(err){this.#dumped||(err=this.#reason??err,this.#handler.onError(err))}onData(chunk){
return this.#size=this.#size+chunk.length,this.#size>=this.#maxSize&&(this.#dumped=!0,this.#aborted?this.#handler.onError(this.#reason):this.#handler.onComplete(
[])),!0}onComplete(trailers){if(!this.#dumped){if(this.#aborted){this.#handler.onError(this.reason);return}this.#handler.onComplete(trailers)}}}function createDumpInterceptor({
maxSize:defaultMaxSize}={maxSize:1024*1024}){return dispatch=>function(opts,handler){const{dumpMaxSize=defaultMaxSize}=opts,dumpHandler=new DumpHandler({maxSize:dumpMaxSize},
handler);return dispatch(opts,dumpHandler)}}module.exports=createDumpInterceptor}),5092:(function(module,__unused_webpack_exports,__webpack_require__){const RedirectHandler=__webpack_require__(
8754);function createRedirectInterceptor({maxRedirections:defaultMaxRedirections}){return dispatch=>function(opts,handler){const{maxRedirections=defaultMaxRedirections}=opts;
if(!maxRedirections)return dispatch(opts,handler);const redirectHandler=new RedirectHandler(dispatch,maxRedirections,opts,handler);return opts={...opts,maxRedirections:0},
dispatch(opts,redirectHandler)}}module.exports=createRedirectInterceptor}),1514:(function(module,__unused_webpack_exports,__webpack_require__){const RedirectHandler=__webpack_require__(
8754);module.exports=opts=>{const globalMaxRedirections=opts?.maxRedirections;return dispatch=>function(opts2,handler){const{maxRedirections=globalMaxRedirections,
...baseOpts}=opts2;if(!maxRedirections)return dispatch(opts2,handler);const redirectHandler=new RedirectHandler(dispatch,maxRedirections,opts2,handler);return dispatch(
baseOpts,redirectHandler)}}}),2026:(function(module,__unused_webpack_exports,__webpack_require__){const RetryHandler=__webpack_require__(7816);module.exports=globalOpts=>dispatch=>function(opts,handler){
return dispatch(opts,new RetryHandler({...opts,retryOptions:{...globalOpts,...opts.retryOptions}},{handler,dispatch}))}}),2824:(function(__unused_webpack_module,exports,__webpack_require__){
Object.defineProperty(exports,"__esModule",{value:!0}),exports.SPECIAL_HEADERS=exports.HEADER_STATE=exports.MINOR=exports.MAJOR=exports.CONNECTION_TOKEN_CHARS=exports.
HEADER_CHARS=exports.TOKEN=exports.STRICT_TOKEN=exports.HEX=exports.URL_CHAR=exports.STRICT_URL_CHAR=exports.USERINFO_CHARS=exports.MARK=exports.ALPHANUM=exports.
NUM=exports.HEX_MAP=exports.NUM_MAP=exports.ALPHA=exports.FINISH=exports.H_METHOD_MAP=exports.METHOD_MAP=exports.METHODS_RTSP=exports.METHODS_ICE=exports.METHODS_HTTP=
exports.METHODS=exports.LENIENT_FLAGS=exports.FLAGS=exports.TYPE=exports.ERROR=void 0;const utils_1=__webpack_require__(172);var ERROR;(function(ERROR2){ERROR2[ERROR2.
OK=0]="OK",ERROR2[ERROR2.INTERNAL=1]="INTERNAL",ERROR2[ERROR2.STRICT=2]="STRICT",ERROR2[ERROR2.LF_EXPECTED=3]="LF_EXPECTED",ERROR2[ERROR2.UNEXPECTED_CONTENT_LENGTH=
4]="UNEXPECTED_CONTENT_LENGTH",ERROR2[ERROR2.CLOSED_CONNECTION=5]="CLOSED_CONNECTION",ERROR2[ERROR2.INVALID_METHOD=6]="INVALID_METHOD",ERROR2[ERROR2.INVALID_URL=
7]="INVALID_URL",ERROR2[ERROR2.INVALID_CONSTANT=8]="INVALID_CONSTANT",ERROR2[ERROR2.INVALID_VERSION=9]="INVALID_VERSION",ERROR2[ERROR2.INVALID_HEADER_TOKEN=10]=
"INVALID_HEADER_TOKEN",ERROR2[ERROR2.INVALID_CONTENT_LENGTH=11]="INVALID_CONTENT_LENGTH",ERROR2[ERROR2.INVALID_CHUNK_SIZE=12]="INVALID_CHUNK_SIZE",ERROR2[ERROR2.
INVALID_STATUS=13]="INVALID_STATUS",ERROR2[ERROR2.INVALID_EOF_STATE=14]="INVALID_EOF_STATE",ERROR2[ERROR2.INVALID_TRANSFER_ENCODING=15]="INVALID_TRANSFER_ENCODI\
NG",ERROR2[ERROR2.CB_MESSAGE_BEGIN=16]="CB_MESSAGE_BEGIN",ERROR2[ERROR2.CB_HEADERS_COMPLETE=17]="CB_HEADERS_COMPLETE",ERROR2[ERROR2.CB_MESSAGE_COMPLETE=18]="CB_\
MESSAGE_COMPLETE",ERROR2[ERROR2.CB_CHUNK_HEADER=19]="CB_CHUNK_HEADER",ERROR2[ERROR2.CB_CHUNK_COMPLETE=20]="CB_CHUNK_COMPLETE",ERROR2[ERROR2.PAUSED=21]="PAUSED",
ERROR2[ERROR2.PAUSED_UPGRADE=22]="PAUSED_UPGRADE",ERROR2[ERROR2.PAUSED_H2_UPGRADE=23]="PAUSED_H2_UPGRADE",ERROR2[ERROR2.USER=24]="USER"})(ERROR=exports.ERROR||(exports.
ERROR={}));var TYPE;(function(TYPE2){TYPE2[TYPE2.BOTH=0]="BOTH",TYPE2[TYPE2.REQUEST=1]="REQUEST",TYPE2[TYPE2.RESPONSE=2]="RESPONSE"})(TYPE=exports.TYPE||(exports.
TYPE={}));var FLAGS;(function(FLAGS2){FLAGS2[FLAGS2.CONNECTION_KEEP_ALIVE=1]="CONNECTION_KEEP_ALIVE",FLAGS2[FLAGS2.CONNECTION_CLOSE=2]="CONNECTION_CLOSE",FLAGS2[FLAGS2.
CONNECTION_UPGRADE=4]="CONNECTION_UPGRADE",FLAGS2[FLAGS2.CHUNKED=8]="CHUNKED",FLAGS2[FLAGS2.UPGRADE=16]="UPGRADE",FLAGS2[FLAGS2.CONTENT_LENGTH=32]="CONTENT_LENG\
TH",FLAGS2[FLAGS2.SKIPBODY=64]="SKIPBODY",FLAGS2[FLAGS2.TRAILING=128]="TRAILING",FLAGS2[FLAGS2.TRANSFER_ENCODING=512]="TRANSFER_ENCODING"})(FLAGS=exports.FLAGS||
(exports.FLAGS={}));var LENIENT_FLAGS;(function(LENIENT_FLAGS2){LENIENT_FLAGS2[LENIENT_FLAGS2.HEADERS=1]="HEADERS",LENIENT_FLAGS2[LENIENT_FLAGS2.CHUNKED_LENGTH=
2]="CHUNKED_LENGTH",LENIENT_FLAGS2[LENIENT_FLAGS2.KEEP_ALIVE=4]="KEEP_ALIVE"})(LENIENT_FLAGS=exports.LENIENT_FLAGS||(exports.LENIENT_FLAGS={}));var METHODS;(function(METHODS2){
METHODS2[METHODS2.DELETE=0]="DELETE",METHODS2[METHODS2.GET=1]="GET",METHODS2[METHODS2.HEAD=2]="HEAD",METHODS2[METHODS2.POST=3]="POST",METHODS2[METHODS2.PUT=4]="\
PUT",METHODS2[METHODS2.CONNECT=5]="CONNECT",METHODS2[METHODS2.OPTIONS=6]="OPTIONS",METHODS2[METHODS2.TRACE=7]="TRACE",METHODS2[METHODS2.COPY=8]="COPY",METHODS2[METHODS2.
LOCK=9]="LOCK",METHODS2[METHODS2.MKCOL=10]="MKCOL",METHODS2[METHODS2.MOVE=11]="MOVE",METHODS2[METHODS2.PROPFIND=12]="PROPFIND",METHODS2[METHODS2.PROPPATCH=13]="\
PROPPATCH",METHODS2[METHODS2.SEARCH=14]="SEARCH",METHODS2[METHODS2.UNLOCK=15]="UNLOCK",METHODS2[METHODS2.BIND=16]="BIND",METHODS2[METHODS2.REBIND=17]="REBIND",METHODS2[METHODS2.
UNBIND=18]="UNBIND",METHODS2[METHODS2.ACL=19]="ACL",METHODS2[METHODS2.REPORT=20]="REPORT",METHODS2[METHODS2.MKACTIVITY=21]="MKACTIVITY",METHODS2[METHODS2.CHECKOUT=
22]="CHECKOUT",METHODS2[METHODS2.MERGE=23]="MERGE",METHODS2[METHODS2["M-SEARCH"]=24]="M-SEARCH",METHODS2[METHODS2.NOTIFY=25]="NOTIFY",METHODS2[METHODS2.SUBSCRIBE=
26]="SUBSCRIBE",METHODS2[METHODS2.UNSUBSCRIBE=27]="UNSUBSCRIBE",METHODS2[METHODS2.PATCH=28]="PATCH",METHODS2[METHODS2.PURGE=29]="PURGE",METHODS2[METHODS2.MKCALENDAR=
30]="MKCALENDAR",METHODS2[METHODS2.LINK=31]="LINK",METHODS2[METHODS2.UNLINK=32]="UNLINK",METHODS2[METHODS2.SOURCE=33]="SOURCE",METHODS2[METHODS2.PRI=34]="PRI",METHODS2[METHODS2.
DESCRIBE=35]="DESCRIBE",METHODS2[METHODS2.ANNOUNCE=36]="ANNOUNCE",METHODS2[METHODS2.SETUP=37]="SETUP",METHODS2[METHODS2.PLAY=38]="PLAY",METHODS2[METHODS2.PAUSE=
39]="PAUSE",METHODS2[METHODS2.TEARDOWN=40]="TEARDOWN",METHODS2[METHODS2.GET_PARAMETER=41]="GET_PARAMETER",METHODS2[METHODS2.SET_PARAMETER=42]="SET_PARAMETER",METHODS2[METHODS2.
REDIRECT=43]="REDIRECT",METHODS2[METHODS2.RECORD=44]="RECORD",METHODS2[METHODS2.FLUSH=45]="FLUSH"})(METHODS=exports.METHODS||(exports.METHODS={})),exports.METHODS_HTTP=
[METHODS.DELETE,METHODS.GET,METHODS.HEAD,METHODS.POST,METHODS.PUT,METHODS.CONNECT,METHODS.OPTIONS,METHODS.TRACE,METHODS.COPY,METHODS.LOCK,METHODS.MKCOL,METHODS.
MOVE,METHODS.PROPFIND,METHODS.PROPPATCH,METHODS.SEARCH,METHODS.UNLOCK,METHODS.BIND,METHODS.REBIND,METHODS.UNBIND,METHODS.ACL,METHODS.REPORT,METHODS.MKACTIVITY,METHODS.
CHECKOUT,METHODS.MERGE,METHODS["M-SEARCH"],METHODS.NOTIFY,METHODS.SUBSCRIBE,METHODS.UNSUBSCRIBE,METHODS.PATCH,METHODS.PURGE,METHODS.MKCALENDAR,METHODS.LINK,METHODS.
UNLINK,METHODS.PRI,METHODS.SOURCE],exports.METHODS_ICE=[METHODS.SOURCE],exports.METHODS_RTSP=[METHODS.OPTIONS,METHODS.DESCRIBE,METHODS.ANNOUNCE,METHODS.SETUP,METHODS.
PLAY,METHODS.PAUSE,METHODS.TEARDOWN,METHODS.GET_PARAMETER,METHODS.SET_PARAMETER,METHODS.REDIRECT,METHODS.RECORD,METHODS.FLUSH,METHODS.GET,METHODS.POST],exports.
METHOD_MAP=utils_1.enumToMap(METHODS),exports.H_METHOD_MAP={},Object.keys(exports.METHOD_MAP).forEach(key=>{/^H/.test(key)&&(exports.H_METHOD_MAP[key]=exports.METHOD_MAP[key])});
var FINISH;(function(FINISH2){FINISH2[FINISH2.SAFE=0]="SAFE",FINISH2[FINISH2.SAFE_WITH_CB=1]="SAFE_WITH_CB",FINISH2[FINISH2.UNSAFE=2]="UNSAFE"})(FINISH=exports.
FINISH||(exports.FINISH={})),exports.ALPHA=[];for(let i=65;i<=90;i++)exports.ALPHA.push(String.fromCharCode(i)),exports.ALPHA.push(String.fromCharCode(i+32));exports.
NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9},exports.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,e:14,
f:15},exports.NUM=["0","1","2","3","4","5","6","7","8","9"],exports.ALPHANUM=exports.ALPHA.concat(exports.NUM),exports.MARK=["-","_",".","!","~","*","'","(",")"],
exports.USERINFO_CHARS=exports.ALPHANUM.concat(exports.MARK).concat(["%",";",":","&","=","+","$",","]),exports.STRICT_URL_CHAR=["!",'"',"$","%","&","'","(",")",
"*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]","^","_","`","{","|","}","~"].concat(exports.ALPHANUM),exports.URL_CHAR=exports.STRICT_URL_CHAR.concat(
["	","\f"]);for(let i=128;i<=255;i++)exports.URL_CHAR.push(i);exports.HEX=exports.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"]),exports.STRICT_TOKEN=
["!","#","$","%","&","'","*","+","-",".","^","_","`","|","~"].concat(exports.ALPHANUM),exports.TOKEN=exports.STRICT_TOKEN.concat([" "]),exports.HEADER_CHARS=["	"];
for(let i=32;i<=255;i++)i!==127&&exports.HEADER_CHARS.push(i);exports.CONNECTION_TOKEN_CHARS=exports.HEADER_CHARS.filter(c=>c!==44),exports.MAJOR=exports.NUM_MAP,
exports.MINOR=exports.MAJOR;var HEADER_STATE;(function(HEADER_STATE2){HEADER_STATE2[HEADER_STATE2.GENERAL=0]="GENERAL",HEADER_STATE2[HEADER_STATE2.CONNECTION=1]=
"CONNECTION",HEADER_STATE2[HEADER_STATE2.CONTENT_LENGTH=2]="CONTENT_LENGTH",HEADER_STATE2[HEADER_STATE2.TRANSFER_ENCODING=3]="TRANSFER_ENCODING",HEADER_STATE2[HEADER_STATE2.
UPGRADE=4]="UPGRADE",HEADER_STATE2[HEADER_STATE2.CONNECTION_KEEP_ALIVE=5]="CONNECTION_KEEP_ALIVE",HEADER_STATE2[HEADER_STATE2.CONNECTION_CLOSE=6]="CONNECTION_CL\
OSE",HEADER_STATE2[HEADER_STATE2.CONNECTION_UPGRADE=7]="CONNECTION_UPGRADE",HEADER_STATE2[HEADER_STATE2.TRANSFER_ENCODING_CHUNKED=8]="TRANSFER_ENCODING_CHUNKED"})(
HEADER_STATE=exports.HEADER_STATE||(exports.HEADER_STATE={})),exports.SPECIAL_HEADERS={connection:HEADER_STATE.CONNECTION,"content-length":HEADER_STATE.CONTENT_LENGTH,
"proxy-connection":HEADER_STATE.CONNECTION,"transfer-encoding":HEADER_STATE.TRANSFER_ENCODING,upgrade:HEADER_STATE.UPGRADE}}),3870:(function(module,__unused_webpack_exports,__webpack_require__){
const{Buffer:Buffer2}=__webpack_require__(4573);module.exports=Buffer2.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21\
fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnY\
Ud2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAA\
EBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGx\
saHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXR\
fbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZml\
uaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9\
zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWV\
udF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBh\
sbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAA\
LHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEG\
g0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgI\
MDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgA\
gBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAA\
gBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNA\
AQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAw\
GCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI\
2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEE\
BcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgI\
EQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAI\
AIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgI\
cIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACI\
DKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0G\
s0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM\
6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0\
u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwG\
MAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwH\
EAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8\
MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQt\
BMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQE\
LQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0H\
PAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGY\
LQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgt\
B8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgt\
BhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgt\
BmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgt\
BAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0H\
CAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCA\
DDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgG\
HAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgH\
DAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXB\
B7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAE\
gBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgV\
B5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAI\
gAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3\
ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCA\
CQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0\
AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgN\
FDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUc\
NxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACE\
ACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMU\
BCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiE\
DDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAAB\
B8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAF\
BAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8\
BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEY\
EQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AH\
QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCE\
KDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+Agt\
CBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgt\
CDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0E\
IcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQs\
gA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESE\
DDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhA\
gAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2\
VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiA\
BQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0A\
gAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAI\
oAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACE\
BDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWo\
iAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwR\
AIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQA\
LIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUc\
NAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQB\
rQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWo\
iAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASA\
AQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAsw\
CzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0\
AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACA\
ALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgB\
qLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8\
BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgV\
BIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAA\
tAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGo\
tAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgN\
AIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSB\
yIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUH\
EACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASA\
CLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgF\
HDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0E\
AIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQA\
AQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWo\
hAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbE\
BIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQF\
qIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIAR\
GBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswG\
zAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQG\
kAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyA\
BIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSA\
EIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJ\
AIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCA\
AQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgB\
GBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWo\
hAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACE\
DDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQA\
AQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACE\
DDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgA\
MsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJ\
AA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0A\
gAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0\
AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYE\
BIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQF\
qIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkE\
BaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiE\
BQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASE\
DIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAE\
gBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQE\
hAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU\
2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUE\
CDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQ\
LQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAE\
gBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEG\
RzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwB\
qLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQA\
ARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1\
dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0\
AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASE\
DDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwx\
aCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QE\
LIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADY\
CACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACA\
GQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQF\
qIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQF\
BJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACA\
AQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbr\
PAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGo\
tAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAAB\
HDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQs\
gAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0\
LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAE\
gBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQR\
NCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQY\
CQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQAN\
AIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAE\
tAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAA\
gAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwN\
HCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAI\
AIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQA\
AQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkE\
ANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQB\
rDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEE\
DRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0\
BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyA\
BQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAI\
gBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTY\
CAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAig\
CACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACI\
AIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQ\
gAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAAB\
ByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiE\
AIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQF\
BpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4\
VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQs\
gAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUG\
gASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4\
gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE\
2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCws\
LCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwE\
hAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQ\
M5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAig\
CBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiA\
BNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRg\
hAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACE\
DDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQ\
LOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADY\
CHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQ\
gAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSI\
ARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJ\
B0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2Ahw\
gAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQ\
gAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQA\
gAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgI\
UIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE\
2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiA\
ANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0\
AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECA\
CQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQt\
B0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA\
2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiA\
DOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADY\
CDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEE\
AIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiA\
BNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiA\
ANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzY\
CECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCA\
CIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwE\
LQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQAN\
AIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJ\
BADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQh\
xRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkH\
kEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEc\
NASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQ\
hAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAI\
oAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkE\
sNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiA\
BNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiA\
BNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkE\
ANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQR\
AQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0U\
NACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZws\
gAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQ\
EBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI\
4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACE\
DIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCA\
CQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgI\
cIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAE\
QLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAF\
BAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA\
2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAt\
BACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjY\
CHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADY\
CDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUE\
BajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU\
2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgs\
gAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQt\
BACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1\
BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEE\
BRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECA\
CQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiA\
BNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEA\
gAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyA\
BQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTY\
CAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAA\
gAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJ\
B2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA4\
2AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAAB\
HDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLws\
gAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgI\
UIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAE\
iBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQY\
MAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECg\
iAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAI\
gACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTY\
CECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgA\
LIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyA\
EIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQM\
gAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATY\
CFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJ\
BCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQM\
gAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATY\
CFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJ\
BAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWo\
hBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgw\
hACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEE\
hIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA\
6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0E\
ANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIAB\
CADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyA\
AQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwA\
gAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWF\
hYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iA\
PC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ys\
PC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCY\
PC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4\
PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQA\
tQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgN\
FDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCA\
AKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4\
BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCE\
ECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ\
2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQA\
gAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgs\
gAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACI\
JRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF\
/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCACABQcDQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0AB\
qIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AF\
NBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAaiIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATY\
CDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQACgCACIIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEB\
BjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASA\
GcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQACAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSA\
EayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDIAVJIQIgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCA\
BIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACg\
CACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZ\
BH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACIQEMAwsgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACE\
DQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNA\
AKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoAgAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiE\
CIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgBGsiAkEQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQF\
yNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ\
/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQfjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wB\
BMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQQAhAUH80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyA\
BKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0\
GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgBEHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAc\
LIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAIQMMDAtBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF\
/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgE\
NAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCAEGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00AB\
qIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAF\
rIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAU\
gBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAIAA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0\
ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCCCEBDAALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayE\
BIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUE\
DcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBwsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiA\
ANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiAEEUaiICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjY\
CBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NM\
AIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQX5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNA\
AKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiA\
BNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAM\
iACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAt\
BmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCAEGk0AAgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNI\
AaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEE\
UaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQf8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjY\
CACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgAUH///8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgA\
iAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiA\
AQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCCCAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG\
80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQRQgBygCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRR\
qIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AA\
oAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE\
2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgCHI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHE\
gBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQw\
BCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQRBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzY\
CGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAh\
BeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRB\
qJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQRB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACAB\
B3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJ\
mbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdAB\
JbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3R\
lciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmA\
gY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGx\
iYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3I\
AYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9\
jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFN\
wYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvciB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiB\
hZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyIHRva2VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3R\
lZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEl\
udmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZXItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGx\
iYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHV\
lAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB\
xdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZWQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCB\
wYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29\
tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21\
ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4\
gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiB\
QUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWN\
rIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgbWV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXV\
lc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUF\
STFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkV\
DVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5\
DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU19QT1JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9\
JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZ\
BTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUF\
URVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1I\
AU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEV\
OREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTVElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVEl\
WRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgB\
FTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9\
GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVN\
FQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU1RFTlRfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN\
0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEV\
fQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0V\
YVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9\
GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05\
PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEF\
SR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURUR\
fU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEh\
UVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEV\
EAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5\
USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05\
fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVR\
fRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AAF4TAAAmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQ\
AAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQ\
AAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFEwAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxE\
AAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgA\
CAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWV\
wLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWV\
jdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY29kaW5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQ\
EBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAA\
DAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAAAEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwM\
DAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEF\
UQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv","base64")}),3434:(function(module,__unused_webpack_exports,__webpack_require__){
const{Buffer:Buffer2}=__webpack_require__(4573);module.exports=Buffer2.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21\
fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnY\
Ud2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAA\
EBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGx\
saHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXR\
fbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZml\
uaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9\
zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWV\
udF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBh\
sbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAA\
LHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEG\
g0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgI\
MDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgA\
gBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAA\
gBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNA\
AQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAw\
GCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI\
2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEE\
BcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgI\
EQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAI\
AIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgI\
cIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACI\
DKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0G\
s0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM\
6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0\
u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwG\
MAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwH\
EAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8\
MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQt\
BMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQE\
LQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0H\
PAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGY\
LQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgt\
B8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgt\
BhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgt\
BmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgt\
BAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0H\
CAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCA\
DDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgG\
HAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgH\
DAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXB\
B7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAE\
gBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgV\
B5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAI\
gAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3\
ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCA\
CQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0\
AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgN\
FDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUc\
NxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACE\
ACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMU\
BCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiE\
DDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAAB\
B8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAF\
BAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8\
BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEY\
EQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AH\
QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCE\
KDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+Agt\
CBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgt\
CDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0E\
IcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQs\
gA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESE\
DDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhA\
gAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2\
VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiA\
BQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0A\
gAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAI\
oAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACE\
BDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWo\
iAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwR\
AIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQA\
LIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUc\
NAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQB\
rQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWo\
iAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASA\
AQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAsw\
CzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0\
AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACA\
ALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgB\
qLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8\
BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgV\
BIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAA\
tAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGo\
tAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgN\
AIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSB\
yIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUH\
EACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASA\
CLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgF\
HDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0E\
AIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQA\
AQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWo\
hAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbE\
BIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQF\
qIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIAR\
GBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswG\
zAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQG\
kAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyA\
BIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSA\
EIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJ\
AIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCA\
AQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgB\
GBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWo\
hAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACE\
DDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQA\
AQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACE\
DDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgA\
MsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJ\
AA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0A\
gAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0\
AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYE\
BIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQF\
qIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkE\
BaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiE\
BQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASE\
DIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAE\
gBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQE\
hAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU\
2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUE\
CDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQ\
LQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAE\
gBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEG\
RzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwB\
qLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQA\
ARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1\
dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0\
AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASE\
DDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwx\
aCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QE\
LIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADY\
CACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACA\
GQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQF\
qIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQF\
BJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACA\
AQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbr\
PAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGo\
tAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAAB\
HDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQs\
gAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0\
LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAE\
gBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQR\
NCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQY\
CQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQAN\
AIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAE\
tAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAA\
gAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwN\
HCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAI\
AIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQA\
AQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkE\
ANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQB\
rDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEE\
DRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0\
BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyA\
BQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAI\
gBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTY\
CAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAig\
CACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACI\
AIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQ\
gAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAAB\
ByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiE\
AIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQF\
BpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4\
VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQs\
gAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUG\
gASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4\
gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE\
2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCws\
LCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwE\
hAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQ\
M5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAig\
CBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiA\
BNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRg\
hAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACE\
DDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQ\
LOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADY\
CHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQ\
gAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSI\
ARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJ\
B0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2Ahw\
gAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQ\
gAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQA\
gAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgI\
UIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE\
2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiA\
ANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0\
AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECA\
CQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQt\
B0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA\
2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiA\
DOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADY\
CDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEE\
AIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiA\
BNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiA\
ANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzY\
CECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCA\
CIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwE\
LQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQAN\
AIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJ\
BADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQh\
xRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkH\
kEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEc\
NASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQ\
hAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAI\
oAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkE\
sNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiA\
BNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiA\
BNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkE\
ANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQR\
AQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0U\
NACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZws\
gAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQ\
EBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI\
4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACE\
DIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCA\
CQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgI\
cIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAE\
QLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAF\
BAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA\
2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAt\
BACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjY\
CHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADY\
CDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUE\
BajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU\
2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgs\
gAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQt\
BACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1\
BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEE\
BRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECA\
CQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiA\
BNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEA\
gAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyA\
BQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTY\
CAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAA\
gAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJ\
B2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA4\
2AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAAB\
HDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLws\
gAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgI\
UIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAE\
iBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQY\
MAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECg\
iAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAI\
gACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTY\
CECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgA\
LIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyA\
EIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQM\
gAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATY\
CFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJ\
BCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQM\
gAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATY\
CFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJ\
BAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWo\
hBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgw\
hACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEE\
hIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA\
6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0E\
ANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIAB\
CADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyA\
AQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwA\
gAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWF\
hYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iA\
PC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ys\
PC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCY\
PC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4\
PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQA\
tQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgN\
FDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCA\
AKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4\
BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCE\
ECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ\
2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQA\
gAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgs\
gAgtzACAAQRBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQd0BNgIcCwY\
AIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBCGpBcHFB2KrVqgVzIgU2AgBB+NMAQQA2AgBByNMAQQA2AgALQczTAEGA1AQ\
2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdj\
QAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wdBODYCAEGI1AQhCQsCQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBAXEgAHJBAXMiAkEDdCIAQbTQAGoiASAAQbzQAGooAgAiACgCCCIDRgRAQYz\
QACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiAkEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIAJrciABIAB0cWgiAEEDdCI\
CQbTQAGoiASACQbzQAGooAgAiAigCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIARqIgQgBUEBcjYCBCAIBEAgCEF4cUG\
00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCDCADIAE2AggLIAJBCGohAUGg0AAgBDYCAEGU0AAgBTYCAAwRC0GQ0AAoAgA\
iC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiAUUEQCACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAgwBCwsgACgCGCEJIAAoAgw\
iAyAARwRAQZzQACgCABogAyAAKAIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQIgAygCECIBDQALIAdBADYCAAwPC0F\
/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qCyIGQQJ0QbzSAGooAgAiAkUEQEE\
AIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoAgRBeHEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQRxakEQaigCACICRhsgASA\
HGyEBIABBAXQhACACDQALCyABIANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAAbIQUgASADIAAbIQMgASgCECIABH8\
gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCCCABIAA2AgwMDgsgA0EUaiICKAIAIgFFBEAgAygCECIBRQ0DIANBEGohAgs\
DQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIADA0LQZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIANqIAI2AgAgASAEQQNyNgI\
EDAELIAEgA0EDcjYCBCABIANqIgAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQFyNgIEQaTQACAANgIAQZjQACABNgI\
AIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTACAKQQxqQXBxQdiq1aoFczYCAEH40wBBADYCAEHI0wBBADYCAEGAgAQLIgA\
gBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiAUUNAEG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQQCQAJAIAkEQEHM0wAhAQN\
AIAEoAgAiACAJTQRAIAAgASgCBGogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQUgBkH+////B0sNBUHE0wAoAgAiAwR\
AQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAIAEoAgRqRg0DIAAhAQsCQCAGIARByABqTw0AIAFBf0YNAEHs0wAoAgAiACA\
FIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgASEADAcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0wAoAgBBBHI2AgALIAJB/v/\
//wdLDQEgAhAzIQBBABAzIQEgAEF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJAAkBBpNAAKAIAIgIEQEHM0wAhAQN\
AIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2AgBBzNMAIAA2AgBBrNAAQX82AgBBsNAAQeTTACgCADYCAEHY0wBBADYCAAN\
AIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAIAFB0NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAGogAjYCACABQSBqIgFBgAJ\
HDQALQXggAGtBD3EiASAAaiICIAZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASgCDEEIcQ0AQXggAmtBD3EiACACaiI\
DQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIEDAELIABBnNAAKAIASQRAQZzQACAANgIACyAAIAZqIQNBzNMAIQECQAJAAkA\
DQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgASgCACIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2AgQgAEF4IABrQQ9xaiIJIAR\
BA3I2AgQgA0F4IANrQQ9xaiIGIAQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEGU0ABBlNAAKAIAIAFqIgA2AgAgBCA\
AQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAcLIAIgADYCCCAAIAI2AgwMBgsgBigCGCE\
HIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiBUUEQCAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ0ACyADQQA2AgAMBAtBeCA\
Aa0EPcSIBIABqIgcgBkE4ayIDIAFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaTQACAHNgIAIANBEGpB1NMAKQIANwI\
AIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiAUsNAAsgAiADRg0AIAMgAygCBEF+cTYCBCADIAMgAmsiBTYCACACIAVBAXI\
2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFBEBBjNAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSY\
gBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAF\
BAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCA\
AIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAKAIAIgAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQwIC0EAIQFB/NMAQTA2AgA\
MBwtBACEACyAHRQ0AAkAgBigCHCICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0BCyAAIAc2AhggBigCECICBEAgACA\
CNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgBGogATYCACAEIAFBAXI2AgQgAUH/AU0EQCABQXhxQbTQAGohAAJ/QYzQACg\
CACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2AgwgACAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qIQULIAQgBTY\
CHCAEQgA3AhAgBUECdEG80gBqIQBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUEfRxt0IQUgACgCACEAAkADQCAAIgI\
oAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBCyACKAIIIgAgBDYCDCACIAQ2AgggBEEANgIYIAQgAjYCDCAEIAA2AggLIAl\
BCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAANgIAIAANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBzYCGCADKAIQIgEEQCAAIAE\
2AhAgASAANgIYCyADQRRqKAIAIgFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI2AgQgAyAEQQNyNgIEIAIgBWogBTY\
CACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiA\
FQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAF\
BH0cbdCEBIAAoAgAhBAJAA0AgBCIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJ\
BADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBkNAAIAtBfiABd3E2AgAMAgsgCUEQQRQgCSgCECAARhtqIAM2AgAgA0UNAQs\
gAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQRRqIAE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBAwBCyAAIARqIgcgBUEBcjY\
CBCAAIARBA3I2AgQgBSAHaiAFNgIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM2AgggAyABNgIMIAMgAjYCCAtBoNA\
AIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf0YEQEH80wBBMDYCAEF/DwsgAEEQdA8LAAsL3D8iAEGACAsJAQAAAAIAAAA\
DAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyIGluIHVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndGggb3ZlcmZsb3cAQ2h1bms\
gc2l6ZSBvdmVyZmxvdwBSZXNwb25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmVxdWVzdABFeHBlY3RlZCBTT1VSQ0U\
gbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9zdGF0dXMASW52YWxpZCByZXN\
wb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucwBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2hlYWRlcmAgY2FsbGJ\
hY2sgZXJyb3IAYG9uX21lc3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29tcGxldGVgIGNhbGxiYWNrIGVycm9\
yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmF\
sdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2N\
vbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXI\
ASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSB\
hZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGl\
kIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmFjdGVyIGluIENvbnRlbnQtTGVuZ3R\
oAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAEludmFsaWQgY2hhcmF\
jdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN\
0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGVhZGVyIHZhbHVlAEludmFsaWQgY2h\
hcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ5IG9uX2hlYWRlcnNfY29tcGxldGU\
ASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZGVyIHBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIHBhdXNlAG9uX3N0YXR1c19\
jb21wbGV0ZSBwYXVzZQBvbl92ZXJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGUgcGF1c2UAb25\
fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lIHBhdXNlAFVuZXhwZWN0ZWQ\
gc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgbmFtZQBQYXVzZSB\
vbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGF\
jZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABVbmV4cGV\
jdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0VTU0FCTEVfRU5USVRZAEN\
PUFkATU9WRURfUEVSTUFORU5UTFkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUVPVVQAUkVRVUVTVF9USU1FT1VUAE5\
FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUAFBPU1QATUlTRElSRUNURURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX1JFUVV\
FU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFUVVFU1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUkVTRVRfQ09OVEVOVABOT19\
DT05URU5UAFBBUlRJQUxfQ09OVEVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUNUAFBFUk1BTkVOVF9SRURJUkVDVAB\
DT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJTEFCTEVfRk9SX0xFR0FMX1JFQVNPTlMAT1BUSU9OUwBTV0lUQ0hJTkdfUFJ\
PVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDRVMASU5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0VSUk9SAElERU5USVRZX1B\
ST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUVURVIASFBFX1VTRVIAU0VFX09USEV\
SAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFRF9DT05ORUNUSU9OAEhFVVJJU1RJQ19FWFBJUkFUSU9OAERJU0NPTk5FQ1R\
FRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX0lOVkFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU5WQUxJRF9IRUFERVJfVE9\
LRU4ASU5WQUxJRF9UT0tFTgBGT1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0wASFBFX0lOVEVSTkFMAFJFUVVFU1R\
fSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfSU5WQUxJRF9DT05URU5UX0xFTkdUSABIUEVfVU5FWFBFQ1RFRF9DT05URU5\
UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HAFBST0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU19XQVJOSU5HAEhQRV9JTlZ\
BTElEX1RSQU5TRkVSX0VOQ09ESU5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFBFX0NCX0hFQURFUlNfQ09NUExFVEU\
ASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQURFUl9WQUxVRV9DT01QTEVURQBIUEVfQ0JfQ0hVTktfRVhURU5TSU9OX1Z\
BTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QTEVURQBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJfRklFTERfQ09\
NUExFVEUAREVMRVRFAEhQRV9JTlZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVBFAEdPTkUATk9UX0FDQ0VQVEFCTEU\
AU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX1NUQUxFAFBVUkdFAE1FUkdFAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09\
fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBUkdFAElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1VQR1JBREUAU09VUkNFAEF\
OTk9VTkNFAFRSQUNFAEhQRV9VTkVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5EAFVOQklORABSRUJJTkQAVU5BVVR\
IT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQVEVEAE5PVF9JTVBMRU1FTlRFRABMT09QX0RFVEVDVEVEAEhQRV9DUl9FWFB\
FQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTRUQAVElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAFBST1hZX0FVVEhFTlRJQ0F\
USU9OX1JFUVVJUkVEAE5FVFdPUktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVVJUkVEAFBBR0VfRVhQSVJFRABQUkV\
DT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEAExPQ0tFRABUUkFOU0ZPUk1BVElPTl9BUFBMSUVEAE5PVF9NT0RJRklFRAB\
OT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT1ZFUkxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5FwAA8BIAAAoQAAB1EgAArRI\
AAIITAABPFAAAfxAAAKAVAAAjFAAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAIVAACZFQAALBAAAIsZAABPDwAA1A4\
AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWAADLEwAAqg4AACgXAAAmFwAAxRMAAF0WAADoEQAAZxMAAGUTAADyFgAAcxM\
AAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+TULAQEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICAgICAgAEAAAAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgAAAAICAgI\
CAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICAgICAAACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgI\
CAgICAgICAgICAgIAAgACAEHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnAQEBAQEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC9DRS9UU1AvAEH5wgALBQE\
CAAEDAEGQwwAL4AEEAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cQ\
ACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
AQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQBB+sgACwQBAAACAEGQyQALXwMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAEH6ygA\
LBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB+swACwQBAAABAEGQzQALAQEAQZrNAAsGAgAAAAACAEG\
xzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRFNFQVJDSFJHRUNUSVZJVFl\
MRU5EQVJWRU9USUZZUFRJT05TQ0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFRQLw==","base64")}),172:(function(__unused_webpack_module,exports){
Object.defineProperty(exports,"__esModule",{value:!0}),exports.enumToMap=void 0;function enumToMap(obj){const res={};return Object.keys(obj).forEach(key=>{const value=obj[key];
typeof value=="number"&&(res[key]=value)}),res}exports.enumToMap=enumToMap}),7501:(function(module,__unused_webpack_exports,__webpack_require__){const{kClients}=__webpack_require__(
6443),Agent=__webpack_require__(7405),{kAgent,kMockAgentSet,kMockAgentGet,kDispatches,kIsMockActive,kNetConnect,kGetNetConnect,kOptions,kFactory}=__webpack_require__(
1117),MockClient=__webpack_require__(7365),MockPool=__webpack_require__(4004),{matchValue,buildMockOptions}=__webpack_require__(3397),{InvalidArgumentError,UndiciError}=__webpack_require__(
8707),Dispatcher=__webpack_require__(883),Pluralizer=__webpack_require__(1529),PendingInterceptorsFormatter=__webpack_require__(6142);class MockAgent extends Dispatcher{constructor(opts){
if(super(opts),this[kNetConnect]=!0,this[kIsMockActive]=!0,opts?.agent&&typeof opts.agent.dispatch!="function")throw new InvalidArgumentError("Argument opts.age\
nt must implement Agent");const agent=opts?.agent?opts.agent:new Agent(opts);this[kAgent]=agent,this[kClients]=agent[kClients],this[kOptions]=buildMockOptions(opts)}get(origin){
let dispatcher=this[kMockAgentGet](origin);return dispatcher||(dispatcher=this[kFactory](origin),this[kMockAgentSet](origin,dispatcher)),dispatcher}dispatch(opts,handler){
return this.get(opts.origin),this[kAgent].dispatch(opts,handler)}async close(){await this[kAgent].close(),this[kClients].clear()}deactivate(){this[kIsMockActive]=
!1}activate(){this[kIsMockActive]=!0}enableNetConnect(matcher){if(typeof matcher=="string"||typeof matcher=="function"||matcher instanceof RegExp)Array.isArray(
this[kNetConnect])?this[kNetConnect].push(matcher):this[kNetConnect]=[matcher];else if(typeof matcher>"u")this[kNetConnect]=!0;else throw new InvalidArgumentError(
"Unsupported matcher. Must be one of String|Function|RegExp.")}disableNetConnect(){this[kNetConnect]=!1}get isMockActive(){return this[kIsMockActive]}[kMockAgentSet](origin,dispatcher){
this[kClients].set(origin,dispatcher)}[kFactory](origin){const mockOptions=Object.assign({agent:this},this[kOptions]);return this[kOptions]&&this[kOptions].connections===
1?new MockClient(origin,mockOptions):new MockPool(origin,mockOptions)}[kMockAgentGet](origin){const client=this[kClients].get(origin);if(client)return client;if(typeof origin!=
"string"){const dispatcher=this[kFactory]("http://localhost:9999");return this[kMockAgentSet](origin,dispatcher),dispatcher}for(const[keyMatcher,nonExplicitDispatcher]of Array.
from(this[kClients]))if(nonExplicitDispatcher&&typeof keyMatcher!="string"&&matchValue(keyMatcher,origin)){const dispatcher=this[kFactory](origin);return this[kMockAgentSet](
origin,dispatcher),dispatcher[kDispatches]=nonExplicitDispatcher[kDispatches],dispatcher}}[kGetNetConnect](){return this[kNetConnect]}pendingInterceptors(){const mockAgentClients=this[kClients];
return Array.from(mockAgentClients.entries()).flatMap(([origin,scope])=>scope[kDispatches].map(dispatch=>({...dispatch,origin}))).filter(({pending})=>pending)}assertNoPendingInterceptors({
pendingInterceptorsFormatter=new PendingInterceptorsFormatter}={}){const pending=this.pendingInterceptors();if(pending.length===0)return;const pluralizer=new Pluralizer(
"interceptor","interceptors").pluralize(pending.length);throw new UndiciError(`
${pluralizer.count} ${pluralizer.noun} ${pluralizer.is} pending:

${pendingInterceptorsFormatter.format(pending)}
`.trim())}}module.exports=MockAgent}),7365:(function(module,__unused_webpack_exports,__webpack_require__){const{promisify}=__webpack_require__(7975),Client=__webpack_require__(
3701),{buildMockDispatch}=__webpack_require__(3397),{kDispatches,kMockAgent,kClose,kOriginalClose,kOrigin,kOriginalDispatch,kConnected}=__webpack_require__(1117),
{MockInterceptor}=__webpack_require__(1511),Symbols=__webpack_require__(6443),{InvalidArgumentError}=__webpack_require__(8707);class MockClient extends Client{constructor(origin,opts){
if(super(origin,opts),!opts||!opts.agent||typeof opts.agent.dispatch!="function")throw new InvalidArgumentError("Argument opts.agent must implement Agent");this[kMockAgent]=
opts.agent,this[kOrigin]=origin,this[kDispatches]=[],this[kConnected]=1,this[kOriginalDispatch]=this.dispatch,this[kOriginalClose]=this.close.bind(this),this.dispatch=
buildMockDispatch.call(this),this.close=this[kClose]}get[Symbols.kConnected](){return this[kConnected]}intercept(opts){return new MockInterceptor(opts,this[kDispatches])}async[kClose](){
await promisify(this[kOriginalClose])(),this[kConnected]=0,this[kMockAgent][Symbols.kClients].delete(this[kOrigin])}}module.exports=MockClient}),2429:(function(module,__unused_webpack_exports,__webpack_require__){
const{UndiciError}=__webpack_require__(8707),kMockNotMatchedError=Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED");class MockNotMatchedError extends UndiciError{constructor(message){
super(message),Error.captureStackTrace(this,MockNotMatchedError),this.name="MockNotMatchedError",this.message=message||"The request does not match any registere\
d mock dispatches",this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.hasInstance](instance){return instance&&instance[kMockNotMatchedError]===!0}[kMockNotMatchedError]=!0}
module.exports={MockNotMatchedError}}),1511:(function(module,__unused_webpack_exports,__webpack_require__){const{getResponseData,buildKey,addMockDispatch}=__webpack_require__(
3397),{kDispatches,kDispatchKey,kDefaultHeaders,kDefaultTrailers,kContentLength,kMockDispatch}=__webpack_require__(1117),{InvalidArgumentError}=__webpack_require__(
8707),{buildURL}=__webpack_require__(3440);class MockScope{constructor(mockDispatch){this[kMockDispatch]=mockDispatch}delay(waitInMs){if(typeof waitInMs!="numbe\
r"||!Number.isInteger(waitInMs)||waitInMs<=0)throw new InvalidArgumentError("waitInMs must be a valid integer > 0");return this[kMockDispatch].delay=waitInMs,this}persist(){
return this[kMockDispatch].persist=!0,this}times(repeatTimes){if(typeof repeatTimes!="number"||!Number.isInteger(repeatTimes)||repeatTimes<=0)throw new InvalidArgumentError(
"repeatTimes must be a valid integer > 0");return this[kMockDispatch].times=repeatTimes,this}}class MockInterceptor{constructor(opts,mockDispatches){if(typeof opts!=
"object")throw new InvalidArgumentError("opts must be an object");if(typeof opts.path>"u")throw new InvalidArgumentError("opts.path must be defined");if(typeof opts.
method>"u"&&(opts.method="GET"),typeof opts.path=="string")if(opts.query)opts.path=buildURL(opts.path,opts.query);else{const parsedURL=new URL(opts.path,"data:/\
/");opts.path=parsedURL.pathname+parsedURL.search}typeof opts.method=="string"&&(opts.method=opts.method.toUpperCase()),this[kDispatchKey]=buildKey(opts),this[kDispatches]=
mockDispatches,this[kDefaultHeaders]={},this[kDefaultTrailers]={},this[kContentLength]=!1}createMockScopeDispatchData({statusCode,data,responseOptions}){const responseData=getResponseData(
data),contentLength=this[kContentLength]?{"content-length":responseData.length}:{},headers={...this[kDefaultHeaders],...contentLength,...responseOptions.headers},
trailers={...this[kDefaultTrailers],...responseOptions.trailers};return{statusCode,data,headers,trailers}}validateReplyParameters(replyParameters){if(typeof replyParameters.
statusCode>"u")throw new InvalidArgumentError("statusCode must be defined");if(typeof replyParameters.responseOptions!="object"||replyParameters.responseOptions===
null)throw new InvalidArgumentError("responseOptions must be an object")}reply(replyOptionsCallbackOrStatusCode){if(typeof replyOptionsCallbackOrStatusCode=="fu\
nction"){const wrappedDefaultsCallback=opts=>{const resolvedData=replyOptionsCallbackOrStatusCode(opts);if(typeof resolvedData!="object"||resolvedData===null)throw new InvalidArgumentError(
"reply options callback must return an object");const replyParameters2={data:"",responseOptions:{},...resolvedData};return this.validateReplyParameters(replyParameters2),
{...this.createMockScopeDispatchData(replyParameters2)}},newMockDispatch2=addMockDispatch(this[kDispatches],this[kDispatchKey],wrappedDefaultsCallback);return new MockScope(
newMockDispatch2)}const replyParameters={statusCode:replyOptionsCallbackOrStatusCode,data:arguments[1]===void 0?"":arguments[1],responseOptions:arguments[2]===void 0?
{}:arguments[2]};this.validateReplyParameters(replyParameters);const dispatchData=this.createMockScopeDispatchData(replyParameters),newMockDispatch=addMockDispatch(
this[kDispatches],this[kDispatchKey],dispatchData);return new MockScope(newMockDispatch)}replyWithError(error){if(typeof error>"u")throw new InvalidArgumentError(
"error must be defined");const newMockDispatch=addMockDispatch(this[kDispatches],this[kDispatchKey],{error});return new MockScope(newMockDispatch)}defaultReplyHeaders(headers){
if(typeof headers>"u")throw new InvalidArgumentError("headers must be defined");return this[kDefaultHeaders]=headers,this}defaultReplyTrailers(trailers){if(typeof trailers>
"u")throw new InvalidArgumentError("trailers must be defined");return this[kDefaultTrailers]=trailers,this}replyContentLength(){return this[kContentLength]=!0,this}}
module.exports.MockInterceptor=MockInterceptor,module.exports.MockScope=MockScope}),4004:(function(module,__unused_webpack_exports,__webpack_require__){const{promisify}=__webpack_require__(
7975),Pool=__webpack_require__(628),{buildMockDispatch}=__webpack_require__(3397),{kDispatches,kMockAgent,kClose,kOriginalClose,kOrigin,kOriginalDispatch,kConnected}=__webpack_require__(
1117),{MockInterceptor}=__webpack_require__(1511),Symbols=__webpack_require__(6443),{InvalidArgumentError}=__webpack_require__(8707);class MockPool extends Pool{constructor(origin,opts){
if(super(origin,opts),!opts||!opts.agent||typeof opts.agent.dispatch!="function")throw new InvalidArgumentError("Argument opts.agent must implement Agent");this[kMockAgent]=
opts.agent,this[kOrigin]=origin,this[kDispatches]=[],this[kConnected]=1,this[kOriginalDispatch]=this.dispatch,this[kOriginalClose]=this.close.bind(this),this.dispatch=
buildMockDispatch.call(this),this.close=this[kClose]}get[Symbols.kConnected](){return this[kConnected]}intercept(opts){return new MockInterceptor(opts,this[kDispatches])}async[kClose](){
await promisify(this[kOriginalClose])(),this[kConnected]=0,this[kMockAgent][Symbols.kClients].delete(this[kOrigin])}}module.exports=MockPool}),1117:(function(module){
module.exports={kAgent:Symbol("agent"),kOptions:Symbol("options"),kFactory:Symbol("factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol("dispatch key"),
kDefaultHeaders:Symbol("default headers"),kDefaultTrailers:Symbol("default trailers"),kContentLength:Symbol("content length"),kMockAgent:Symbol("mock agent"),kMockAgentSet:Symbol(
"mock agent set"),kMockAgentGet:Symbol("mock agent get"),kMockDispatch:Symbol("mock dispatch"),kClose:Symbol("close"),kOriginalClose:Symbol("original agent clos\
e"),kOrigin:Symbol("origin"),kIsMockActive:Symbol("is mock active"),kNetConnect:Symbol("net connect"),kGetNetConnect:Symbol("get net connect"),kConnected:Symbol(
"connected")}}),3397:(function(module,__unused_webpack_exports,__webpack_require__){const{MockNotMatchedError}=__webpack_require__(2429),{kDispatches,kMockAgent,
kOriginalDispatch,kOrigin,kGetNetConnect}=__webpack_require__(1117),{buildURL}=__webpack_require__(3440),{STATUS_CODES}=__webpack_require__(7067),{types:{isPromise}}=__webpack_require__(
7975);function matchValue(match,value){return typeof match=="string"?match===value:match instanceof RegExp?match.test(value):typeof match=="function"?match(value)===
!0:!1}function lowerCaseEntries(headers){return Object.fromEntries(Object.entries(headers).map(([headerName,headerValue])=>[headerName.toLocaleLowerCase(),headerValue]))}
function getHeaderByName(headers,key){if(Array.isArray(headers)){for(let i=0;i<headers.length;i+=2)if(headers[i].toLocaleLowerCase()===key.toLocaleLowerCase())return headers[i+
1];return}else return typeof headers.get=="function"?headers.get(key):lowerCaseEntries(headers)[key.toLocaleLowerCase()]}function buildHeadersFromArray(headers){
const clone=headers.slice(),entries=[];for(let index=0;index<clone.length;index+=2)entries.push([clone[index],clone[index+1]]);return Object.fromEntries(entries)}
function matchHeaders(mockDispatch2,headers){if(typeof mockDispatch2.headers=="function")return Array.isArray(headers)&&(headers=buildHeadersFromArray(headers)),
mockDispatch2.headers(headers?lowerCaseEntries(headers):{});if(typeof mockDispatch2.headers>"u")return!0;if(typeof headers!="object"||typeof mockDispatch2.headers!=
"object")return!1;for(const[matchHeaderName,matchHeaderValue]of Object.entries(mockDispatch2.headers)){const headerValue=getHeaderByName(headers,matchHeaderName);
if(!matchValue(matchHeaderValue,headerValue))return!1}return!0}function safeUrl(path2){if(typeof path2!="string")return path2;const pathSegments=path2.split("?");
if(pathSegments.length!==2)return path2;const qp=new URLSearchParams(pathSegments.pop());return qp.sort(),[...pathSegments,qp.toString()].join("?")}function matchKey(mockDispatch2,{
path:path2,method,body,headers}){const pathMatch=matchValue(mockDispatch2.path,path2),methodMatch=matchValue(mockDispatch2.method,method),bodyMatch=typeof mockDispatch2.
body<"u"?matchValue(mockDispatch2.body,body):!0,headersMatch=matchHeaders(mockDispatch2,headers);return pathMatch&&methodMatch&&bodyMatch&&headersMatch}function getResponseData(data){
return Buffer.isBuffer(data)||data instanceof Uint8Array||data instanceof ArrayBuffer?data:typeof data=="object"?JSON.stringify(data):data.toString()}function getMockDispatch(mockDispatches,key){
const basePath=key.query?buildURL(key.path,key.query):key.path,resolvedPath=typeof basePath=="string"?safeUrl(basePath):basePath;let matchedMockDispatches=mockDispatches.
filter(({consumed})=>!consumed).filter(({path:path2})=>matchValue(safeUrl(path2),resolvedPath));if(matchedMockDispatches.length===0)throw new MockNotMatchedError(
`Mock dispatch not matched for path '${resolvedPath}'`);if(matchedMockDispatches=matchedMockDispatches.filter(({method})=>matchValue(method,key.method)),matchedMockDispatches.
length===0)throw new MockNotMatchedError(`Mock dispatch not matched for method '${key.method}' on path '${resolvedPath}'`);if(matchedMockDispatches=matchedMockDispatches.
filter(({body})=>typeof body<"u"?matchValue(body,key.body):!0),matchedMockDispatches.length===0)throw new MockNotMatchedError(`Mock dispatch not matched for bod\
y '${key.body}' on path '${resolvedPath}'`);if(matchedMockDispatches=matchedMockDispatches.filter(mockDispatch2=>matchHeaders(mockDispatch2,key.headers)),matchedMockDispatches.
length===0){const headers=typeof key.headers=="object"?JSON.stringify(key.headers):key.headers;throw new MockNotMatchedError(`Mock dispatch not matched for head\
ers '${headers}' on path '${resolvedPath}'`)}return matchedMockDispatches[0]}function addMockDispatch(mockDispatches,key,data){const baseData={timesInvoked:0,times:1,
persist:!1,consumed:!1},replyData=typeof data=="function"?{callback:data}:{...data},newMockDispatch={...baseData,...key,pending:!0,data:{error:null,...replyData}};
return mockDispatches.push(newMockDispatch),newMockDispatch}function deleteMockDispatch(mockDispatches,key){const index=mockDispatches.findIndex(dispatch=>dispatch.
consumed?matchKey(dispatch,key):!1);index!==-1&&mockDispatches.splice(index,1)}function buildKey(opts){const{path:path2,method,body,headers,query}=opts;return{path:path2,
method,body,headers,query}}function generateKeyValues(data){const keys=Object.keys(data),result=[];for(let i=0;i<keys.length;++i){const key=keys[i],value=data[key],
name=Buffer.from(`${key}`);if(Array.isArray(value))for(let j=0;j<value.length;++j)result.push(name,Buffer.from(`${value[j]}`));else result.push(name,Buffer.from(
`${value}`))}return result}function getStatusText(statusCode){return STATUS_CODES[statusCode]||"unknown"}async function getResponse(body){const buffers=[];for await(const data of body)
buffers.push(data);return Buffer.concat(buffers).toString("utf8")}function mockDispatch(opts,handler){const key=buildKey(opts),mockDispatch2=getMockDispatch(this[kDispatches],
key);mockDispatch2.timesInvoked++,mockDispatch2.data.callback&&(mockDispatch2.data={...mockDispatch2.data,...mockDispatch2.data.callback(opts)});const{data:{statusCode,
data,headers,trailers,error},delay,persist}=mockDispatch2,{timesInvoked,times}=mockDispatch2;if(mockDispatch2.consumed=!persist&&timesInvoked>=times,mockDispatch2.
pending=timesInvoked<times,error!==null)return deleteMockDispatch(this[kDispatches],key),handler.onError(error),!0;typeof delay=="number"&&delay>0?setTimeout(()=>{
handleReply(this[kDispatches])},delay):handleReply(this[kDispatches]);function handleReply(mockDispatches,_data=data){const optsHeaders=Array.isArray(opts.headers)?
buildHeadersFromArray(opts.headers):opts.headers,body=typeof _data=="function"?_data({...opts,headers:optsHeaders}):_data;if(isPromise(body)){body.then(newData=>handleReply(
mockDispatches,newData));return}const responseData=getResponseData(body),responseHeaders=generateKeyValues(headers),responseTrailers=generateKeyValues(trailers);
handler.onConnect?.(err=>handler.onError(err),null),handler.onHeaders?.(statusCode,responseHeaders,resume,getStatusText(statusCode)),handler.onData?.(Buffer.from(
responseData)),handler.onComplete?.(responseTrailers),deleteMockDispatch(mockDispatches,key)}function resume(){}return!0}function buildMockDispatch(){const agent=this[kMockAgent],
origin=this[kOrigin],originalDispatch=this[kOriginalDispatch];return function(opts,handler){if(agent.isMockActive)try{mockDispatch.call(this,opts,handler)}catch(error){
if(error instanceof MockNotMatchedError){const netConnect=agent[kGetNetConnect]();if(netConnect===!1)throw new MockNotMatchedError(`${error.message}: subsequent\
 request to origin ${origin} was not allowed (net.connect disabled)`);if(checkNetConnect(netConnect,origin))originalDispatch.call(this,opts,handler);else throw new MockNotMatchedError(
`${error.message}: subsequent request to origin ${origin} was not allowed (net.connect is not enabled for this origin)`)}else throw error}else originalDispatch.
call(this,opts,handler)}}function checkNetConnect(netConnect,origin){const url=new URL(origin);return netConnect===!0?!0:!!(Array.isArray(netConnect)&&netConnect.
some(matcher=>matchValue(matcher,url.host)))}function buildMockOptions(opts){if(opts){const{agent,...mockOptions}=opts;return mockOptions}}module.exports={getResponseData,
getMockDispatch,addMockDispatch,deleteMockDispatch,buildKey,generateKeyValues,matchValue,getResponse,getStatusText,mockDispatch,buildMockDispatch,checkNetConnect,
buildMockOptions,getHeaderByName,buildHeadersFromArray}}),6142:(function(module,__unused_webpack_exports,__webpack_require__){const{Transform}=__webpack_require__(
7075),{Console}=__webpack_require__(7540),PERSISTENT=process.versions.icu?"\u2705":"Y ",NOT_PERSISTENT=process.versions.icu?"\u274C":"N ";module.exports=class{constructor({
disableColors}={}){this.transform=new Transform({transform(chunk,_enc,cb){cb(null,chunk)}}),this.logger=new Console({stdout:this.transform,inspectOptions:{colors:!disableColors&&
!process.env.CI}})}format(pendingInterceptors){const withPrettyHeaders=pendingInterceptors.map(({method,path:path2,data:{statusCode},persist,times,timesInvoked,
origin})=>({Method:method,Origin:origin,Path:path2,"Status code":statusCode,Persistent:persist?PERSISTENT:NOT_PERSISTENT,Invocations:timesInvoked,Remaining:persist?
1/0:times-timesInvoked}));return this.logger.table(withPrettyHeaders),this.transform.read().toString()}}}),1529:(function(module){const singulars={pronoun:"it",
is:"is",was:"was",this:"this"},plurals={pronoun:"they",is:"are",was:"were",this:"these"};module.exports=class{constructor(singular,plural){this.singular=singular,
this.plural=plural}pluralize(count){const one=count===1,keys=one?singulars:plurals,noun=one?this.singular:this.plural;return{...keys,count,noun}}}}),6603:(function(module){
let fastNow=0;const RESOLUTION_MS=1e3,TICK_MS=(RESOLUTION_MS>>1)-1;let fastNowTimeout;const kFastTimer=Symbol("kFastTimer"),fastTimers=[],NOT_IN_LIST=-2,TO_BE_CLEARED=-1,
PENDING=0,ACTIVE=1;function onTick(){fastNow+=TICK_MS;let idx=0,len=fastTimers.length;for(;idx<len;){const timer=fastTimers[idx];timer._state===PENDING?(timer._idleStart=
fastNow-TICK_MS,timer._state=ACTIVE):timer._state===ACTIVE&&fastNow>=timer._idleStart+timer._idleTimeout&&(timer._state=TO_BE_CLEARED,timer._idleStart=-1,timer.
_onTimeout(timer._timerArg)),timer._state===TO_BE_CLEARED?(timer._state=NOT_IN_LIST,--len!==0&&(fastTimers[idx]=fastTimers[len])):++idx}fastTimers.length=len,fastTimers.
length!==0&&refreshTimeout()}function refreshTimeout(){fastNowTimeout?fastNowTimeout.refresh():(clearTimeout(fastNowTimeout),fastNowTimeout=setTimeout(onTick,TICK_MS),
fastNowTimeout.unref&&fastNowTimeout.unref())}class FastTimer{[kFastTimer]=!0;_state=NOT_IN_LIST;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(callback,delay,arg){
this._onTimeout=callback,this._idleTimeout=delay,this._timerArg=arg,this.refresh()}refresh(){this._state===NOT_IN_LIST&&fastTimers.push(this),(!fastNowTimeout||
fastTimers.length===1)&&refreshTimeout(),this._state=PENDING}clear(){this._state=TO_BE_CLEARED,this._idleStart=-1}}module.exports={setTimeout(callback,delay,arg){
return delay<=RESOLUTION_MS?setTimeout(callback,delay,arg):new FastTimer(callback,delay,arg)},clearTimeout(timeout){timeout[kFastTimer]?timeout.clear():clearTimeout(
timeout)},setFastTimeout(callback,delay,arg){return new FastTimer(callback,delay,arg)},clearFastTimeout(timeout){timeout.clear()},now(){return fastNow},tick(delay=0){
fastNow+=delay-RESOLUTION_MS+1,onTick(),onTick()},reset(){fastNow=0,fastTimers.length=0,clearTimeout(fastNowTimeout),fastNowTimeout=null},kFastTimer}}),9634:(function(module,__unused_webpack_exports,__webpack_require__){
const{kConstruct}=__webpack_require__(109),{urlEquals,getFieldValues}=__webpack_require__(6798),{kEnumerableProperty,isDisturbed}=__webpack_require__(3440),{webidl}=__webpack_require__(
5893),{Response,cloneResponse,fromInnerResponse}=__webpack_require__(9051),{Request,fromInnerRequest}=__webpack_require__(9967),{kState}=__webpack_require__(3627),
{fetching}=__webpack_require__(4398),{urlIsHttpHttpsScheme,createDeferredPromise,readAllBytes}=__webpack_require__(3168),assert=__webpack_require__(4589);class Cache{#relevantRequestResponseList;constructor(){
arguments[0]!==kConstruct&&webidl.illegalConstructor(),webidl.util.markAsUncloneable(this),this.#relevantRequestResponseList=arguments[1]}async match(request,options={}){
webidl.brandCheck(this,Cache);const prefix="Cache.match";webidl.argumentLengthCheck(arguments,1,prefix),request=webidl.converters.RequestInfo(request,prefix,"re\
quest"),options=webidl.converters.CacheQueryOptions(options,prefix,"options");const p=this.#internalMatchAll(request,options,1);if(p.length!==0)return p[0]}async matchAll(request=void 0,options={}){
webidl.brandCheck(this,Cache);const prefix="Cache.matchAll";return request!==void 0&&(request=webidl.converters.RequestInfo(request,prefix,"request")),options=webidl.
converters.CacheQueryOptions(options,prefix,"options"),this.#internalMatchAll(request,options)}async add(request){webidl.brandCheck(this,Cache);const prefix="Ca\
che.add";webidl.argumentLengthCheck(arguments,1,prefix),request=webidl.converters.RequestInfo(request,prefix,"request");const requests=[request];return await this.
addAll(requests)}async addAll(requests){webidl.brandCheck(this,Cache);const prefix="Cache.addAll";webidl.argumentLengthCheck(arguments,1,prefix);const responsePromises=[],
requestList=[];for(let request of requests){if(request===void 0)throw webidl.errors.conversionFailed({prefix,argument:"Argument 1",types:["undefined is not allo\
wed"]});if(request=webidl.converters.RequestInfo(request),typeof request=="string")continue;const r=request[kState];if(!urlIsHttpHttpsScheme(r.url)||r.method!==
"GET")throw webidl.errors.exception({header:prefix,message:"Expected http/s scheme when method is not GET."})}const fetchControllers=[];for(const request of requests){
const r=new Request(request)[kState];if(!urlIsHttpHttpsScheme(r.url))throw webidl.errors.exception({header:prefix,message:"Expected http/s scheme."});r.initiator=
"fetch",r.destination="subresource",requestList.push(r);const responsePromise=createDeferredPromise();fetchControllers.push(fetching({request:r,processResponse(response){
if(response.type==="error"||response.status===206||response.status<200||response.status>299)responsePromise.reject(webidl.errors.exception({header:"Cache.addAll",
message:"Received an invalid status code or the request failed."}));else if(response.headersList.contains("vary")){const fieldValues=getFieldValues(response.headersList.
get("vary"));for(const fieldValue of fieldValues)if(fieldValue==="*"){responsePromise.reject(webidl.errors.exception({header:"Cache.addAll",message:"invalid var\
y field value"}));for(const controller of fetchControllers)controller.abort();return}}},processResponseEndOfBody(response){if(response.aborted){responsePromise.
reject(new DOMException("aborted","AbortError"));return}responsePromise.resolve(response)}})),responsePromises.push(responsePromise.promise)}const responses=await Promise.
all(responsePromises),operations=[];let index=0;for(const response of responses){const operation={type:"put",request:requestList[index],response};operations.push(
operation),index++}const cacheJobPromise=createDeferredPromise();let errorData=null;try{this.#batchCacheOperations(operations)}catch(e){errorData=e}return queueMicrotask(
()=>{errorData===null?cacheJobPromise.resolve(void 0):cacheJobPromise.reject(errorData)}),cacheJobPromise.promise}async put(request,response){webidl.brandCheck(
this,Cache);const prefix="Cache.put";webidl.argumentLengthCheck(arguments,2,prefix),request=webidl.converters.RequestInfo(request,prefix,"request"),response=webidl.
converters.Response(response,prefix,"response");let innerRequest=null;if(request instanceof Request?innerRequest=request[kState]:innerRequest=new Request(request)[kState],
!urlIsHttpHttpsScheme(innerRequest.url)||innerRequest.method!=="GET")throw webidl.errors.exception({header:prefix,message:"Expected an http/s scheme when method\
 is not GET"});const innerResponse=response[kState];if(innerResponse.status===206)throw webidl.errors.exception({header:prefix,message:"Got 206 status"});if(innerResponse.
headersList.contains("vary")){const fieldValues=getFieldValues(innerResponse.headersList.get("vary"));for(const fieldValue of fieldValues)if(fieldValue==="*")throw webidl.
errors.exception({header:prefix,message:"Got * vary field value"})}if(innerResponse.body&&(isDisturbed(innerResponse.body.stream)||innerResponse.body.stream.locked))
throw webidl.errors.exception({header:prefix,message:"Response body is locked or disturbed"});const clonedResponse=cloneResponse(innerResponse),bodyReadPromise=createDeferredPromise();
if(innerResponse.body!=null){const reader=innerResponse.body.stream.getReader();readAllBytes(reader).then(bodyReadPromise.resolve,bodyReadPromise.reject)}else bodyReadPromise.
resolve(void 0);const operations=[],operation={type:"put",request:innerRequest,response:clonedResponse};operations.push(operation);const bytes=await bodyReadPromise.
promise;clonedResponse.body!=null&&(clonedResponse.body.source=bytes);const cacheJobPromise=createDeferredPromise();let errorData=null;try{this.#batchCacheOperations(
operations)}catch(e){errorData=e}return queueMicrotask(()=>{errorData===null?cacheJobPromise.resolve():cacheJobPromise.reject(errorData)}),cacheJobPromise.promise}async delete(request,options={}){
webidl.brandCheck(this,Cache);const prefix="Cache.delete";webidl.argumentLengthCheck(arguments,1,prefix),request=webidl.converters.RequestInfo(request,prefix,"r\
equest"),options=webidl.converters.CacheQueryOptions(options,prefix,"options");let r=null;if(request instanceof Request){if(r=request[kState],r.method!=="GET"&&
!options.ignoreMethod)return!1}else assert(typeof request=="string"),r=new Request(request)[kState];const operations=[],operation={type:"delete",request:r,options};
operations.push(operation);const cacheJobPromise=createDeferredPromise();let errorData=null,requestResponses;try{requestResponses=this.#batchCacheOperations(operations)}catch(e){
errorData=e}return queueMicrotask(()=>{errorData===null?cacheJobPromise.resolve(!!requestResponses?.length):cacheJobPromise.reject(errorData)}),cacheJobPromise.
promise}async keys(request=void 0,options={}){webidl.brandCheck(this,Cache);const prefix="Cache.keys";request!==void 0&&(request=webidl.converters.RequestInfo(request,
prefix,"request")),options=webidl.converters.CacheQueryOptions(options,prefix,"options");let r=null;if(request!==void 0)if(request instanceof Request){if(r=request[kState],
r.method!=="GET"&&!options.ignoreMethod)return[]}else typeof request=="string"&&(r=new Request(request)[kState]);const promise=createDeferredPromise(),requests=[];
if(request===void 0)for(const requestResponse of this.#relevantRequestResponseList)requests.push(requestResponse[0]);else{const requestResponses=this.#queryCache(
r,options);for(const requestResponse of requestResponses)requests.push(requestResponse[0])}return queueMicrotask(()=>{const requestList=[];for(const request2 of requests){
const requestObject=fromInnerRequest(request2,new AbortController().signal,"immutable");requestList.push(requestObject)}promise.resolve(Object.freeze(requestList))}),
promise.promise}#batchCacheOperations(operations){const cache=this.#relevantRequestResponseList,backupCache=[...cache],addedItems=[],resultList=[];try{for(const operation of operations){
if(operation.type!=="delete"&&operation.type!=="put")throw webidl.errors.exception({header:"Cache.#batchCacheOperations",message:'operation type does not match \
"delete" or "put"'});if(operation.type==="delete"&&operation.response!=null)throw webidl.errors.exception({header:"Cache.#batchCacheOperations",message:"delete \
operation should not have an associated response"});if(this.#queryCache(operation.request,operation.options,addedItems).length)throw new DOMException("???","Inv\
alidStateError");let requestResponses;if(operation.type==="delete"){if(requestResponses=this.#queryCache(operation.request,operation.options),requestResponses.length===
0)return[];for(const requestResponse of requestResponses){const idx=cache.indexOf(requestResponse);assert(idx!==-1),cache.splice(idx,1)}}else if(operation.type===
"put"){if(operation.response==null)throw webidl.errors.exception({header:"Cache.#batchCacheOperations",message:"put operation should have an associated response"});
const r=operation.request;if(!urlIsHttpHttpsScheme(r.url))throw webidl.errors.exception({header:"Cache.#batchCacheOperations",message:"expected http or https sc\
heme"});if(r.method!=="GET")throw webidl.errors.exception({header:"Cache.#batchCacheOperations",message:"not get method"});if(operation.options!=null)throw webidl.
errors.exception({header:"Cache.#batchCacheOperations",message:"options must not be defined"});requestResponses=this.#queryCache(operation.request);for(const requestResponse of requestResponses){
const idx=cache.indexOf(requestResponse);assert(idx!==-1),cache.splice(idx,1)}cache.push([operation.request,operation.response]),addedItems.push([operation.request,
operation.response])}resultList.push([operation.request,operation.response])}return resultList}catch(e){throw this.#relevantRequestResponseList.length=0,this.#relevantRequestResponseList=
backupCache,e}}#queryCache(requestQuery,options,targetStorage){const resultList=[],storage=targetStorage??this.#relevantRequestResponseList;for(const requestResponse of storage){
const[cachedRequest,cachedResponse]=requestResponse;this.#requestMatchesCachedItem(requestQuery,cachedRequest,cachedResponse,options)&&resultList.push(requestResponse)}
return resultList}#requestMatchesCachedItem(requestQuery,request,response=null,options){const queryURL=new URL(requestQuery.url),cachedURL=new URL(request.url);
if(options?.ignoreSearch&&(cachedURL.search="",queryURL.search=""),!urlEquals(queryURL,cachedURL,!0))return!1;if(response==null||options?.ignoreVary||!response.
headersList.contains("vary"))return!0;const fieldValues=getFieldValues(response.headersList.get("vary"));for(const fieldValue of fieldValues){if(fieldValue==="*")
return!1;const requestValue=request.headersList.get(fieldValue),queryValue=requestQuery.headersList.get(fieldValue);if(requestValue!==queryValue)return!1}return!0}#internalMatchAll(request,options,maxResponses=1/0){
let r=null;if(request!==void 0)if(request instanceof Request){if(r=request[kState],r.method!=="GET"&&!options.ignoreMethod)return[]}else typeof request=="string"&&
(r=new Request(request)[kState]);const responses=[];if(request===void 0)for(const requestResponse of this.#relevantRequestResponseList)responses.push(requestResponse[1]);else{
const requestResponses=this.#queryCache(r,options);for(const requestResponse of requestResponses)responses.push(requestResponse[1])}const responseList=[];for(const response of responses){
const responseObject=fromInnerResponse(response,"immutable");if(responseList.push(responseObject.clone()),responseList.length>=maxResponses)break}return Object.
freeze(responseList)}}Object.defineProperties(Cache.prototype,{[Symbol.toStringTag]:{value:"Cache",configurable:!0},match:kEnumerableProperty,matchAll:kEnumerableProperty,
add:kEnumerableProperty,addAll:kEnumerableProperty,put:kEnumerableProperty,delete:kEnumerableProperty,keys:kEnumerableProperty});const cacheQueryOptionConverters=[
{key:"ignoreSearch",converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"ignoreMethod",converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"\
ignoreVary",converter:webidl.converters.boolean,defaultValue:()=>!1}];webidl.converters.CacheQueryOptions=webidl.dictionaryConverter(cacheQueryOptionConverters),
webidl.converters.MultiCacheQueryOptions=webidl.dictionaryConverter([...cacheQueryOptionConverters,{key:"cacheName",converter:webidl.converters.DOMString}]),webidl.
converters.Response=webidl.interfaceConverter(Response),webidl.converters["sequence<RequestInfo>"]=webidl.sequenceConverter(webidl.converters.RequestInfo),module.
exports={Cache}}),3245:(function(module,__unused_webpack_exports,__webpack_require__){const{kConstruct}=__webpack_require__(109),{Cache}=__webpack_require__(9634),
{webidl}=__webpack_require__(5893),{kEnumerableProperty}=__webpack_require__(3440);class CacheStorage{#caches=new Map;constructor(){arguments[0]!==kConstruct&&webidl.
illegalConstructor(),webidl.util.markAsUncloneable(this)}async match(request,options={}){if(webidl.brandCheck(this,CacheStorage),webidl.argumentLengthCheck(arguments,
1,"CacheStorage.match"),request=webidl.converters.RequestInfo(request),options=webidl.converters.MultiCacheQueryOptions(options),options.cacheName!=null){if(this.#caches.
has(options.cacheName)){const cacheList=this.#caches.get(options.cacheName);return await new Cache(kConstruct,cacheList).match(request,options)}}else for(const cacheList of this.#caches.
values()){const response=await new Cache(kConstruct,cacheList).match(request,options);if(response!==void 0)return response}}async has(cacheName){webidl.brandCheck(
this,CacheStorage);const prefix="CacheStorage.has";return webidl.argumentLengthCheck(arguments,1,prefix),cacheName=webidl.converters.DOMString(cacheName,prefix,
"cacheName"),this.#caches.has(cacheName)}async open(cacheName){webidl.brandCheck(this,CacheStorage);const prefix="CacheStorage.open";if(webidl.argumentLengthCheck(
arguments,1,prefix),cacheName=webidl.converters.DOMString(cacheName,prefix,"cacheName"),this.#caches.has(cacheName)){const cache2=this.#caches.get(cacheName);return new Cache(
kConstruct,cache2)}const cache=[];return this.#caches.set(cacheName,cache),new Cache(kConstruct,cache)}async delete(cacheName){webidl.brandCheck(this,CacheStorage);
const prefix="CacheStorage.delete";return webidl.argumentLengthCheck(arguments,1,prefix),cacheName=webidl.converters.DOMString(cacheName,prefix,"cacheName"),this.#caches.
delete(cacheName)}async keys(){return webidl.brandCheck(this,CacheStorage),[...this.#caches.keys()]}}Object.defineProperties(CacheStorage.prototype,{[Symbol.toStringTag]:{
value:"CacheStorage",configurable:!0},match:kEnumerableProperty,has:kEnumerableProperty,open:kEnumerableProperty,delete:kEnumerableProperty,keys:kEnumerableProperty}),
module.exports={CacheStorage}}),109:(function(module,__unused_webpack_exports,__webpack_require__){module.exports={kConstruct:__webpack_require__(6443).kConstruct}}),
6798:(function(module,__unused_webpack_exports,__webpack_require__){const assert=__webpack_require__(4589),{URLSerializer}=__webpack_require__(1900),{isValidHeaderName}=__webpack_require__(
3168);function urlEquals(A,B,excludeFragment=!1){const serializedA=URLSerializer(A,excludeFragment),serializedB=URLSerializer(B,excludeFragment);return serializedA===
serializedB}function getFieldValues(header){assert(header!==null);const values=[];for(let value of header.split(","))value=value.trim(),isValidHeaderName(value)&&
values.push(value);return values}module.exports={urlEquals,getFieldValues}}),1276:(function(module){module.exports={maxAttributeValueSize:1024,maxNameValuePairSize:4096}}),
9061:(function(module,__unused_webpack_exports,__webpack_require__){const{parseSetCookie}=__webpack_require__(1978),{stringify}=__webpack_require__(7797),{webidl}=__webpack_require__(
5893),{Headers}=__webpack_require__(660);function getCookies(headers){webidl.argumentLengthCheck(arguments,1,"getCookies"),webidl.brandCheck(headers,Headers,{strict:!1});
const cookie=headers.get("cookie"),out={};if(!cookie)return out;for(const piece of cookie.split(";")){const[name,...value]=piece.split("=");out[name.trim()]=value.
join("=")}return out}function deleteCookie(headers,name,attributes){webidl.brandCheck(headers,Headers,{strict:!1});const prefix="deleteCookie";webidl.argumentLengthCheck(
arguments,2,prefix),name=webidl.converters.DOMString(name,prefix,"name"),attributes=webidl.converters.DeleteCookieAttributes(attributes),setCookie(headers,{name,
value:"",expires:new Date(0),...attributes})}function getSetCookies(headers){webidl.argumentLengthCheck(arguments,1,"getSetCookies"),webidl.brandCheck(headers,Headers,
{strict:!1});const cookies=headers.getSetCookie();return cookies?cookies.map(pair=>parseSetCookie(pair)):[]}function setCookie(headers,cookie){webidl.argumentLengthCheck(
arguments,2,"setCookie"),webidl.brandCheck(headers,Headers,{strict:!1}),cookie=webidl.converters.Cookie(cookie);const str=stringify(cookie);str&&headers.append(
"Set-Cookie",str)}webidl.converters.DeleteCookieAttributes=webidl.dictionaryConverter([{converter:webidl.nullableConverter(webidl.converters.DOMString),key:"pat\
h",defaultValue:()=>null},{converter:webidl.nullableConverter(webidl.converters.DOMString),key:"domain",defaultValue:()=>null}]),webidl.converters.Cookie=webidl.
dictionaryConverter([{converter:webidl.converters.DOMString,key:"name"},{converter:webidl.converters.DOMString,key:"value"},{converter:webidl.nullableConverter(
value=>typeof value=="number"?webidl.converters["unsigned long long"](value):new Date(value)),key:"expires",defaultValue:()=>null},{converter:webidl.nullableConverter(
webidl.converters["long long"]),key:"maxAge",defaultValue:()=>null},{converter:webidl.nullableConverter(webidl.converters.DOMString),key:"domain",defaultValue:()=>null},
{converter:webidl.nullableConverter(webidl.converters.DOMString),key:"path",defaultValue:()=>null},{converter:webidl.nullableConverter(webidl.converters.boolean),
key:"secure",defaultValue:()=>null},{converter:webidl.nullableConverter(webidl.converters.boolean),key:"httpOnly",defaultValue:()=>null},{converter:webidl.converters.
USVString,key:"sameSite",allowedValues:["Strict","Lax","None"]},{converter:webidl.sequenceConverter(webidl.converters.DOMString),key:"unparsed",defaultValue:()=>new Array(
0)}]),module.exports={getCookies,deleteCookie,getSetCookies,setCookie}}),1978:(function(module,__unused_webpack_exports,__webpack_require__){const{maxNameValuePairSize,
maxAttributeValueSize}=__webpack_require__(1276),{isCTLExcludingHtab}=__webpack_require__(7797),{collectASequenceOfCodePointsFast}=__webpack_require__(1900),assert=__webpack_require__(
4589);function parseSetCookie(header){if(isCTLExcludingHtab(header))return null;let nameValuePair="",unparsedAttributes="",name="",value="";if(header.includes("\
;")){const position={position:0};nameValuePair=collectASequenceOfCodePointsFast(";",header,position),unparsedAttributes=header.slice(position.position)}else nameValuePair=
header;if(!nameValuePair.includes("="))value=nameValuePair;else{const position={position:0};name=collectASequenceOfCodePointsFast("=",nameValuePair,position),value=
nameValuePair.slice(position.position+1)}return name=name.trim(),value=value.trim(),name.length+value.length>maxNameValuePairSize?null:{name,value,...parseUnparsedAttributes(
unparsedAttributes)}}function parseUnparsedAttributes(unparsedAttributes,cookieAttributeList={}){if(unparsedAttributes.length===0)return cookieAttributeList;assert(
unparsedAttributes[0]===";"),unparsedAttributes=unparsedAttributes.slice(1);let cookieAv="";unparsedAttributes.includes(";")?(cookieAv=collectASequenceOfCodePointsFast(
";",unparsedAttributes,{position:0}),unparsedAttributes=unparsedAttributes.slice(cookieAv.length)):(cookieAv=unparsedAttributes,unparsedAttributes="");let attributeName="",
attributeValue="";if(cookieAv.includes("=")){const position={position:0};attributeName=collectASequenceOfCodePointsFast("=",cookieAv,position),attributeValue=cookieAv.
slice(position.position+1)}else attributeName=cookieAv;if(attributeName=attributeName.trim(),attributeValue=attributeValue.trim(),attributeValue.length>maxAttributeValueSize)
return parseUnparsedAttributes(unparsedAttributes,cookieAttributeList);const attributeNameLowercase=attributeName.toLowerCase();if(attributeNameLowercase==="exp\
ires"){const expiryTime=new Date(attributeValue);cookieAttributeList.expires=expiryTime}else if(attributeNameLowercase==="max-age"){const charCode=attributeValue.
charCodeAt(0);if((charCode<48||charCode>57)&&attributeValue[0]!=="-"||!/^\d+$/.test(attributeValue))return parseUnparsedAttributes(unparsedAttributes,cookieAttributeList);
const deltaSeconds=Number(attributeValue);cookieAttributeList.maxAge=deltaSeconds}else if(attributeNameLowercase==="domain"){let cookieDomain=attributeValue;cookieDomain[0]===
"."&&(cookieDomain=cookieDomain.slice(1)),cookieDomain=cookieDomain.toLowerCase(),cookieAttributeList.domain=cookieDomain}else if(attributeNameLowercase==="path"){
let cookiePath="";attributeValue.length===0||attributeValue[0]!=="/"?cookiePath="/":cookiePath=attributeValue,cookieAttributeList.path=cookiePath}else if(attributeNameLowercase===
"secure")cookieAttributeList.secure=!0;else if(attributeNameLowercase==="httponly")cookieAttributeList.httpOnly=!0;else if(attributeNameLowercase==="samesite"){
const attributeValueLowercase=attributeValue.toLowerCase();attributeValueLowercase==="none"?cookieAttributeList.sameSite="None":attributeValueLowercase==="stric\
t"?cookieAttributeList.sameSite="Strict":attributeValueLowercase==="lax"&&(cookieAttributeList.sameSite="Lax")}else cookieAttributeList.unparsed??=[],cookieAttributeList.
unparsed.push(`${attributeName}=${attributeValue}`);return parseUnparsedAttributes(unparsedAttributes,cookieAttributeList)}module.exports={parseSetCookie,parseUnparsedAttributes}}),
7797:(function(module){function isCTLExcludingHtab(value){for(let i=0;i<value.length;++i){const code=value.charCodeAt(i);if(code>=0&&code<=8||code>=10&&code<=31||
code===127)return!0}return!1}function validateCookieName(name){for(let i=0;i<name.length;++i){const code=name.charCodeAt(i);if(code<33||code>126||code===34||code===
40||code===41||code===60||code===62||code===64||code===44||code===59||code===58||code===92||code===47||code===91||code===93||code===63||code===61||code===123||code===
125)throw new Error("Invalid cookie name")}}function validateCookieValue(value){let len=value.length,i=0;if(value[0]==='"'){if(len===1||value[len-1]!=='"')throw new Error(
"Invalid cookie value");--len,++i}for(;i<len;){const code=value.charCodeAt(i++);if(code<33||code>126||code===34||code===44||code===59||code===92)throw new Error(
"Invalid cookie value")}}function validateCookiePath(path2){for(let i=0;i<path2.length;++i){const code=path2.charCodeAt(i);if(code<32||code>126||code===59)throw new Error(
"Invalid cookie path")}}function isLetterOrDigit(code){return code>=48&&code<=57||code>=65&&code<=90||code>=97&&code<=122}function validateCookieDomain(domain){
if(domain===" ")return;if(domain.length>255)throw new Error("Invalid cookie domain");let labelLength=0;for(let i=0;i<domain.length;++i){const code=domain.charCodeAt(
i);if(code===46){if(labelLength===0)throw new Error("Invalid cookie domain");if(domain.charCodeAt(i-1)===45)throw new Error("Invalid cookie domain");labelLength=
0;continue}if(labelLength===0&&!isLetterOrDigit(code))throw new Error("Invalid cookie domain");if(!isLetterOrDigit(code)&&code!==45)throw new Error("Invalid coo\
kie domain");if(++labelLength>63)throw new Error("Invalid cookie domain")}if(labelLength===0||domain.charCodeAt(domain.length-1)===45)throw new Error("Invalid c\
ookie domain")}const IMFDays=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],IMFMonths=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"],IMFPaddedNumbers=Array(
61).fill(0).map((_,i)=>i.toString().padStart(2,"0"));function toIMFDate(date){return typeof date=="number"&&(date=new Date(date)),`${IMFDays[date.getUTCDay()]},\
 ${IMFPaddedNumbers[date.getUTCDate()]} ${IMFMonths[date.getUTCMonth()]} ${date.getUTCFullYear()} ${IMFPaddedNumbers[date.getUTCHours()]}:${IMFPaddedNumbers[date.
getUTCMinutes()]}:${IMFPaddedNumbers[date.getUTCSeconds()]} GMT`}function validateCookieMaxAge(maxAge){if(maxAge<0)throw new Error("Invalid cookie max-age")}function stringify(cookie){
if(cookie.name.length===0)return null;validateCookieName(cookie.name),validateCookieValue(cookie.value);const out=[`${cookie.name}=${cookie.value}`];cookie.name.
startsWith("__Secure-")&&(cookie.secure=!0),cookie.name.startsWith("__Host-")&&(cookie.secure=!0,cookie.domain=null,cookie.path="/"),cookie.secure&&out.push("Se\
cure"),cookie.httpOnly&&out.push("HttpOnly"),typeof cookie.maxAge=="number"&&(validateCookieMaxAge(cookie.maxAge),out.push(`Max-Age=${cookie.maxAge}`)),cookie.domain&&
(validateCookieDomain(cookie.domain),out.push(`Domain=${cookie.domain}`)),cookie.path&&(validateCookiePath(cookie.path),out.push(`Path=${cookie.path}`)),cookie.
expires&&cookie.expires.toString()!=="Invalid Date"&&out.push(`Expires=${toIMFDate(cookie.expires)}`),cookie.sameSite&&out.push(`SameSite=${cookie.sameSite}`);for(const part of cookie.
unparsed){if(!part.includes("="))throw new Error("Invalid unparsed");const[key,...value]=part.split("="),trimmedKey=key.trim(),joinedValue=value.join("=");validateCookieName(
trimmedKey),validateCookieValue(joinedValue),out.push(`${trimmedKey}=${joinedValue}`)}return out.join("; ")}module.exports={isCTLExcludingHtab,validateCookieName,
validateCookiePath,validateCookieValue,toIMFDate,stringify}}),4031:(function(module,__unused_webpack_exports,__webpack_require__){const buffer=__webpack_require__(
4573),{Transform}=__webpack_require__(7075),{isASCIINumber,isValidLastEventId}=__webpack_require__(4811),BOM=[239,187,191],LF=10,CR=13,COLON=58,SPACE=32,defaultMaxEventSize=buffer.
kStringMaxLength,DATA=Buffer.from("data"),EVENT=Buffer.from("event"),ID=Buffer.from("id"),RETRY=Buffer.from("retry"),minParserItems=1024,maxParserItems=131072,bytesPerParserItem=128;
function isASCIINumberBytes(buffer2,start){if(start>=buffer2.length)return!1;for(let i=start;i<buffer2.length;i++)if(buffer2[i]<48||buffer2[i]>57)return!1;return!0}
function isValidLastEventIdBytes(buffer2,start){for(let i=start;i<buffer2.length;i++)if(buffer2[i]===0)return!1;return!0}function isFieldName(line,length,field){
if(length!==field.length)return!1;for(let i=0;i<length;i++)if(line[i]!==field[i])return!1;return!0}function createMaxEventSizeExceededError(){const error=new Error(
"EventSource message size exceeded");return error.aborted=!1,error}class EventSourceStream extends Transform{state=null;checkBOM=!0;crlfCheck=!1;eventEndCheck=!1;chunks=[];chunkIndex=0;pos=0;lineChunkIndex=0;linePos=0;lineLength=0;eventSize=0;eventFieldSizes={
data:0,event:0,id:0,retry:0};dataLineCount=0;maxEventSize;maxDataLines;maxBufferedChunks;event={data:void 0,event:void 0,id:void 0,retry:void 0};constructor(options={}){
options.readableObjectMode=!0,super(options),this.state=options.eventSourceSettings||{},this.maxEventSize=options.maxEventSize??defaultMaxEventSize;const parserItemLimit=this.
maxEventSize>0?Math.min(maxParserItems,Math.max(minParserItems,Math.floor(this.maxEventSize/bytesPerParserItem))):0;this.maxDataLines=parserItemLimit,this.maxBufferedChunks=
parserItemLimit,options.push&&(this.push=options.push)}_transform(chunk,_encoding,callback){if(chunk.length===0){callback();return}if(this.maxEventSize>0&&this.
chunks.length>=this.maxBufferedChunks&&chunk[0]!==LF&&chunk[0]!==CR){callback(createMaxEventSizeExceededError());return}if(this.chunks.push(chunk),this.checkBOM&&
this.handleBOM()){callback();return}for(;this.hasCurrentByte();){const byte=this.currentByte();if(this.eventEndCheck){if(this.crlfCheck){if(byte===LF){this.crlfCheck=
!1,this.consumeCurrentByte();continue}this.crlfCheck=!1}if(byte===LF||byte===CR){byte===CR&&(this.crlfCheck=!0),this.consumeCurrentByte(),this.hasPendingEvent()&&
this.processEvent(this.event),this.clearEvent();continue}this.eventEndCheck=!1;continue}if(byte===LF||byte===CR){byte===CR&&(this.crlfCheck=!0);try{this.parseLine(
this.readLine(),this.event)}catch(error){callback(error);return}this.consumeCurrentByte(),this.eventEndCheck=!0;continue}if(this.maxEventSize>0&&++this.lineLength>
this.maxEventSize+7){callback(createMaxEventSizeExceededError());return}this.advanceCursor()}callback()}_destroy(error,callback){this.chunks.length=0,this.clearEvent(),
super._destroy(error,callback)}parseLine(line,event){if(line.length===0)return;const colonPosition=line.indexOf(COLON);if(colonPosition===0)return;let fieldLength=line.
length,valueStart=line.length;if(colonPosition!==-1&&(fieldLength=colonPosition,valueStart=colonPosition+1,line[valueStart]===SPACE&&++valueStart),isFieldName(line,
fieldLength,DATA)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines)throw createMaxEventSizeExceededError();const valueBytes=line.length-valueStart,
dataSize=this.eventFieldSizes.data+(event.data===void 0?0:1)+valueBytes;this.setEventFieldSize("data",dataSize);const value=line.toString("utf8",valueStart);event.
data===void 0?event.data=value:event.data+=`
${value}`,this.dataLineCount++;return}if(isFieldName(line,fieldLength,RETRY)){isASCIINumberBytes(line,valueStart)&&(this.setEventFieldSize("retry",line.length-valueStart),
event.retry=line.toString("utf8",valueStart));return}if(isFieldName(line,fieldLength,ID)){isValidLastEventIdBytes(line,valueStart)&&(this.setEventFieldSize("id",
line.length-valueStart),event.id=line.toString("utf8",valueStart));return}isFieldName(line,fieldLength,EVENT)&&valueStart<line.length&&(this.setEventFieldSize("\
event",line.length-valueStart),event.event=line.toString("utf8",valueStart))}setEventFieldSize(field,size){const eventSize=this.eventSize-this.eventFieldSizes[field]+
size;if(this.maxEventSize>0&&eventSize>this.maxEventSize)throw createMaxEventSizeExceededError();this.eventSize=eventSize,this.eventFieldSizes[field]=size}processEvent(event){
event.retry&&isASCIINumber(event.retry)&&(this.state.reconnectionTime=parseInt(event.retry,10)),event.id&&isValidLastEventId(event.id)&&(this.state.lastEventId=
event.id),event.data!==void 0&&this.push({type:event.event||"message",options:{data:event.data,lastEventId:this.state.lastEventId,origin:this.state.origin}})}clearEvent(){
this.event.data=void 0,this.event.event=void 0,this.event.id=void 0,this.event.retry=void 0,this.eventSize=0,this.dataLineCount=0,this.eventFieldSizes.data=0,this.
eventFieldSizes.event=0,this.eventFieldSizes.id=0,this.eventFieldSizes.retry=0}hasPendingEvent(){return this.event.data!==void 0||this.event.event!==void 0||this.
event.id!==void 0||this.event.retry!==void 0}hasCurrentByte(){return this.chunkIndex<this.chunks.length&&this.pos<this.chunks[this.chunkIndex].length}currentByte(){
return this.chunks[this.chunkIndex][this.pos]}consumeCurrentByte(){this.advanceCursor(),this.syncLineStartToCursor()}advanceCursor(){for(this.pos++;this.chunkIndex<
this.chunks.length&&this.pos>=this.chunks[this.chunkIndex].length;)this.chunkIndex++,this.pos=0}syncLineStartToCursor(){this.lineChunkIndex=this.chunkIndex,this.
linePos=this.pos,this.lineLength=0,this.dropConsumedChunks()}dropConsumedChunks(){if(this.lineChunkIndex>0){const consumed=this.lineChunkIndex;this.chunks.splice(
0,consumed),this.lineChunkIndex=0,this.chunkIndex-=consumed}this.chunkIndex===this.chunks.length&&(this.chunks.length=0,this.chunkIndex=0,this.pos=0,this.lineChunkIndex=
0,this.linePos=0)}readLine(){if(this.lineChunkIndex===this.chunkIndex)return this.chunks[this.chunkIndex].subarray(this.linePos,this.pos);const chunks=[];let length=0;
for(let i=this.lineChunkIndex;i<=this.chunkIndex;i++){const chunk=this.chunks[i],start=i===this.lineChunkIndex?this.linePos:0,end=i===this.chunkIndex?this.pos:chunk.
length,slice=chunk.subarray(start,end);length+=slice.length,chunks.push(slice)}return Buffer.concat(chunks,length)}peekBufferedByte(offset){let chunkIndex=this.
lineChunkIndex,pos=this.linePos;for(;chunkIndex<this.chunks.length;){const chunk=this.chunks[chunkIndex],remaining=chunk.length-pos;if(offset<remaining)return chunk[pos+
offset];offset-=remaining,chunkIndex++,pos=0}}discardLeadingBytes(count){for(;count>0&&this.lineChunkIndex<this.chunks.length;){const remaining=this.chunks[this.
lineChunkIndex].length-this.linePos;count<remaining?(this.linePos+=count,count=0):(count-=remaining,this.lineChunkIndex++,this.linePos=0)}this.chunkIndex=this.lineChunkIndex,
this.pos=this.linePos,this.dropConsumedChunks()}handleBOM(){const first=this.peekBufferedByte(0),second=this.peekBufferedByte(1),third=this.peekBufferedByte(2);
return second===void 0?(first===BOM[0]||(this.checkBOM=!1),!0):third===void 0?first===BOM[0]&&second===BOM[1]?!0:(this.checkBOM=!1,!1):(first===BOM[0]&&second===
BOM[1]&&third===BOM[2]&&this.discardLeadingBytes(3),this.checkBOM=!1,!this.hasCurrentByte())}}module.exports={EventSourceStream}}),1238:(function(module,__unused_webpack_exports,__webpack_require__){
const{pipeline}=__webpack_require__(7075),{fetching}=__webpack_require__(4398),{makeRequest}=__webpack_require__(9967),{webidl}=__webpack_require__(5893),{EventSourceStream}=__webpack_require__(
4031),{parseMIMEType}=__webpack_require__(1900),{createFastMessageEvent}=__webpack_require__(5188),{isNetworkError}=__webpack_require__(9051),{delay}=__webpack_require__(
4811),{kEnumerableProperty}=__webpack_require__(3440),{environmentSettingsObject}=__webpack_require__(3168),{getGlobalDispatcher}=__webpack_require__(2581);let experimentalWarned=!1;
const defaultReconnectionTime=3e3,CONNECTING=0,OPEN=1,CLOSED=2,ANONYMOUS="anonymous",USE_CREDENTIALS="use-credentials";class EventSource extends EventTarget{#events={
open:null,error:null,message:null};#url=null;#withCredentials=!1;#readyState=CONNECTING;#request=null;#controller=null;#dispatcher;#state;constructor(url,eventSourceInitDict={}){
super(),webidl.util.markAsUncloneable(this);const prefix="EventSource constructor";webidl.argumentLengthCheck(arguments,1,prefix),experimentalWarned||(experimentalWarned=
!0,process.emitWarning("EventSource is experimental, expect them to change at any time.",{code:"UNDICI-ES"})),url=webidl.converters.USVString(url,prefix,"url"),
eventSourceInitDict=webidl.converters.EventSourceInitDict(eventSourceInitDict,prefix,"eventSourceInitDict"),this.#dispatcher=eventSourceInitDict.dispatcher,this.#state=
{lastEventId:"",reconnectionTime:defaultReconnectionTime};const settings=environmentSettingsObject;let urlRecord;try{urlRecord=new URL(url,settings.settingsObject.
baseUrl),this.#state.origin=urlRecord.origin}catch(e){throw new DOMException(e,"SyntaxError")}this.#url=urlRecord.href;let corsAttributeState=ANONYMOUS;eventSourceInitDict.
withCredentials&&(corsAttributeState=USE_CREDENTIALS,this.#withCredentials=!0);const initRequest={redirect:"follow",keepalive:!0,mode:"cors",credentials:corsAttributeState===
"anonymous"?"same-origin":"omit",referrer:"no-referrer"};initRequest.client=environmentSettingsObject.settingsObject,initRequest.headersList=[["accept",{name:"a\
ccept",value:"text/event-stream"}]],initRequest.cache="no-store",initRequest.initiator="other",initRequest.urlList=[new URL(this.#url)],this.#request=makeRequest(
initRequest),this.#connect()}get readyState(){return this.#readyState}get url(){return this.#url}get withCredentials(){return this.#withCredentials}#connect(){if(this.#readyState===
CLOSED)return;this.#readyState=CONNECTING;const fetchParams={request:this.#request,dispatcher:this.#dispatcher},processEventSourceEndOfBody=response=>{isNetworkError(
response)&&(this.dispatchEvent(new Event("error")),this.close()),this.#reconnect()};fetchParams.processResponseEndOfBody=processEventSourceEndOfBody,fetchParams.
processResponse=response=>{if(isNetworkError(response))if(response.aborted){this.close(),this.dispatchEvent(new Event("error"));return}else{this.#reconnect();return}
const contentType=response.headersList.get("content-type",!0),mimeType=contentType!==null?parseMIMEType(contentType):"failure",contentTypeValid=mimeType!=="fail\
ure"&&mimeType.essence==="text/event-stream";if(response.status!==200||contentTypeValid===!1){this.close(),this.dispatchEvent(new Event("error"));return}this.#readyState=
OPEN,this.dispatchEvent(new Event("open")),this.#state.origin=response.urlList[response.urlList.length-1].origin;const eventSourceStream=new EventSourceStream({
eventSourceSettings:this.#state,maxEventSize:this.#dispatcher.eventSourceOptions?.maxEventSize,push:event=>{this.dispatchEvent(createFastMessageEvent(event.type,
event.options))}});pipeline(response.body.stream,eventSourceStream,error=>{error?.aborted===!1&&(this.close(),this.dispatchEvent(new Event("error")))})},this.#controller=
fetching(fetchParams)}async#reconnect(){this.#readyState!==CLOSED&&(this.#readyState=CONNECTING,this.dispatchEvent(new Event("error")),await delay(this.#state.reconnectionTime),
this.#readyState===CONNECTING&&(this.#state.lastEventId.length&&this.#request.headersList.set("last-event-id",this.#state.lastEventId,!0),this.#connect()))}close(){
webidl.brandCheck(this,EventSource),this.#readyState!==CLOSED&&(this.#readyState=CLOSED,this.#controller.abort(),this.#request=null)}get onopen(){return this.#events.
open}set onopen(fn){this.#events.open&&this.removeEventListener("open",this.#events.open),typeof fn=="function"?(this.#events.open=fn,this.addEventListener("ope\
n",fn)):this.#events.open=null}get onmessage(){return this.#events.message}set onmessage(fn){this.#events.message&&this.removeEventListener("message",this.#events.
message),typeof fn=="function"?(this.#events.message=fn,this.addEventListener("message",fn)):this.#events.message=null}get onerror(){return this.#events.error}set onerror(fn){
this.#events.error&&this.removeEventListener("error",this.#events.error),typeof fn=="function"?(this.#events.error=fn,this.addEventListener("error",fn)):this.#events.
error=null}}const constantsPropertyDescriptors={CONNECTING:{__proto__:null,configurable:!1,enumerable:!0,value:CONNECTING,writable:!1},OPEN:{__proto__:null,configurable:!1,
enumerable:!0,value:OPEN,writable:!1},CLOSED:{__proto__:null,configurable:!1,enumerable:!0,value:CLOSED,writable:!1}};Object.defineProperties(EventSource,constantsPropertyDescriptors),
Object.defineProperties(EventSource.prototype,constantsPropertyDescriptors),Object.defineProperties(EventSource.prototype,{close:kEnumerableProperty,onerror:kEnumerableProperty,
onmessage:kEnumerableProperty,onopen:kEnumerableProperty,readyState:kEnumerableProperty,url:kEnumerableProperty,withCredentials:kEnumerableProperty}),webidl.converters.
EventSourceInitDict=webidl.dictionaryConverter([{key:"withCredentials",converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"dispatcher",converter:webidl.
converters.any,defaultValue:()=>getGlobalDispatcher()}]),module.exports={EventSource,defaultReconnectionTime}}),4811:(function(module){function isValidLastEventId(value){
return value.indexOf("\0")===-1}function isASCIINumber(value){if(value.length===0)return!1;for(let i=0;i<value.length;i++)if(value.charCodeAt(i)<48||value.charCodeAt(
i)>57)return!1;return!0}function delay(ms){return new Promise(resolve=>{setTimeout(resolve,ms).unref()})}module.exports={isValidLastEventId,isASCIINumber,delay}}),
4492:(function(module,__unused_webpack_exports,__webpack_require__){const util=__webpack_require__(3440),{ReadableStreamFrom,isBlobLike,isReadableStreamLike,readableStreamClose,
createDeferredPromise,fullyReadBody,extractMimeType,utf8DecodeBytes}=__webpack_require__(3168),{FormData}=__webpack_require__(5910),{kState}=__webpack_require__(
3627),{webidl}=__webpack_require__(5893),{Blob:Blob2}=__webpack_require__(4573),assert=__webpack_require__(4589),{isErrored,isDisturbed}=__webpack_require__(7075),
{isArrayBuffer}=__webpack_require__(3429),{serializeAMimeType}=__webpack_require__(1900),{multipartFormDataParser}=__webpack_require__(116);let random;try{const crypto=__webpack_require__(
7598);random=max=>crypto.randomInt(0,max)}catch{random=max=>Math.floor(Math.random(max))}const textEncoder=new TextEncoder;function noop(){}const hasFinalizationRegistry=globalThis.
FinalizationRegistry&&process.version.indexOf("v18")!==0;let streamRegistry;hasFinalizationRegistry&&(streamRegistry=new FinalizationRegistry(weakRef=>{const stream=weakRef.
deref();stream&&!stream.locked&&!isDisturbed(stream)&&!isErrored(stream)&&stream.cancel("Response object has been garbage collected").catch(noop)}));function extractBody(object,keepalive=!1){
let stream=null;object instanceof ReadableStream?stream=object:isBlobLike(object)?stream=object.stream():stream=new ReadableStream({async pull(controller){const buffer=typeof source==
"string"?textEncoder.encode(source):source;buffer.byteLength&&controller.enqueue(buffer),queueMicrotask(()=>readableStreamClose(controller))},start(){},type:"by\
tes"}),assert(isReadableStreamLike(stream));let action=null,source=null,length=null,type=null;if(typeof object=="string")source=object,type="text/plain;charset=\
UTF-8";else if(object instanceof URLSearchParams)source=object.toString(),type="application/x-www-form-urlencoded;charset=UTF-8";else if(isArrayBuffer(object))source=
new Uint8Array(object.slice());else if(ArrayBuffer.isView(object))source=new Uint8Array(object.buffer.slice(object.byteOffset,object.byteOffset+object.byteLength));else if(util.
isFormDataLike(object)){const boundary=`----formdata-undici-0${`${random(1e11)}`.padStart(11,"0")}`,prefix=`--${boundary}\r
Content-Disposition: form-data`;const escape=str=>str.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22"),normalizeLinefeeds=value=>value.replace(/\r?\n|\r/g,
`\r
`),blobParts=[],rn=new Uint8Array([13,10]);length=0;let hasUnknownSizeValue=!1;for(const[name,value]of object)if(typeof value=="string"){const chunk2=textEncoder.
encode(prefix+`; name="${escape(normalizeLinefeeds(name))}"\r
\r
${normalizeLinefeeds(value)}\r
`);blobParts.push(chunk2),length+=chunk2.byteLength}else{const chunk2=textEncoder.encode(`${prefix}; name="${escape(normalizeLinefeeds(name))}"`+(value.name?`; \
filename="${escape(value.name)}"`:"")+`\r
Content-Type: ${value.type||"application/octet-stream"}\r
\r
`);blobParts.push(chunk2,value,rn),typeof value.size=="number"?length+=chunk2.byteLength+value.size+rn.byteLength:hasUnknownSizeValue=!0}const chunk=textEncoder.
encode(`--${boundary}--\r
`);blobParts.push(chunk),length+=chunk.byteLength,hasUnknownSizeValue&&(length=null),source=object,action=async function*(){for(const part of blobParts)part.stream?
yield*part.stream():yield part},type=`multipart/form-data; boundary=${boundary}`}else if(isBlobLike(object))source=object,length=object.size,object.type&&(type=
object.type);else if(typeof object[Symbol.asyncIterator]=="function"){if(keepalive)throw new TypeError("keepalive");if(util.isDisturbed(object)||object.locked)throw new TypeError(
"Response body object should not be disturbed or locked");stream=object instanceof ReadableStream?object:ReadableStreamFrom(object)}if((typeof source=="string"||
util.isBuffer(source))&&(length=Buffer.byteLength(source)),action!=null){let iterator;stream=new ReadableStream({async start(){iterator=action(object)[Symbol.asyncIterator]()},
async pull(controller){const{value,done}=await iterator.next();if(done)queueMicrotask(()=>{controller.close(),controller.byobRequest?.respond(0)});else if(!isErrored(
stream)){const buffer=new Uint8Array(value);buffer.byteLength&&controller.enqueue(buffer)}return controller.desiredSize>0},async cancel(reason){await iterator.return()},
type:"bytes"})}return[{stream,source,length},type]}function safelyExtractBody(object,keepalive=!1){return object instanceof ReadableStream&&(assert(!util.isDisturbed(
object),"The body has already been consumed."),assert(!object.locked,"The stream is locked.")),extractBody(object,keepalive)}function cloneBody(instance,body){const[
out1,out2]=body.stream.tee();return body.stream=out1,{stream:out2,length:body.length,source:body.source}}function throwIfAborted(state){if(state.aborted)throw new DOMException(
"The operation was aborted.","AbortError")}function bodyMixinMethods(instance){return{blob(){return consumeBody(this,bytes=>{let mimeType=bodyMimeType(this);return mimeType===
null?mimeType="":mimeType&&(mimeType=serializeAMimeType(mimeType)),new Blob2([bytes],{type:mimeType})},instance)},arrayBuffer(){return consumeBody(this,bytes=>new Uint8Array(
bytes).buffer,instance)},text(){return consumeBody(this,utf8DecodeBytes,instance)},json(){return consumeBody(this,parseJSONFromBytes,instance)},formData(){return consumeBody(
this,value=>{const mimeType=bodyMimeType(this);if(mimeType!==null)switch(mimeType.essence){case"multipart/form-data":{const parsed=multipartFormDataParser(value,
mimeType);if(parsed==="failure")throw new TypeError("Failed to parse body as FormData.");const fd=new FormData;return fd[kState]=parsed,fd}case"application/x-ww\
w-form-urlencoded":{const entries=new URLSearchParams(value.toString()),fd=new FormData;for(const[name,value2]of entries)fd.append(name,value2);return fd}}throw new TypeError(
'Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".')},instance)},bytes(){return consumeBody(this,bytes=>new Uint8Array(bytes),
instance)}}}function mixinBody(prototype){Object.assign(prototype.prototype,bodyMixinMethods(prototype))}async function consumeBody(object,convertBytesToJSValue,instance){
if(webidl.brandCheck(object,instance),bodyUnusable(object))throw new TypeError("Body is unusable: Body has already been read");throwIfAborted(object[kState]);const promise=createDeferredPromise(),
errorSteps=error=>promise.reject(error),successSteps=data=>{try{promise.resolve(convertBytesToJSValue(data))}catch(e){errorSteps(e)}};return object[kState].body==
null?(successSteps(Buffer.allocUnsafe(0)),promise.promise):(await fullyReadBody(object[kState].body,successSteps,errorSteps),promise.promise)}function bodyUnusable(object){
const body=object[kState].body;return body!=null&&(body.stream.locked||util.isDisturbed(body.stream))}function parseJSONFromBytes(bytes){return JSON.parse(utf8DecodeBytes(
bytes))}function bodyMimeType(requestOrResponse){const headers=requestOrResponse[kState].headersList,mimeType=extractMimeType(headers);return mimeType==="failur\
e"?null:mimeType}module.exports={extractBody,safelyExtractBody,cloneBody,mixinBody,streamRegistry,hasFinalizationRegistry,bodyUnusable}}),4495:(function(module){
const corsSafeListedMethods=["GET","HEAD","POST"],corsSafeListedMethodsSet=new Set(corsSafeListedMethods),nullBodyStatus=[101,204,205,304],redirectStatus=[301,302,
303,307,308],redirectStatusSet=new Set(redirectStatus),badPorts=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79",
"87","95","101","102","103","104","109","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427","465","512","513","514","515",
"526","530","531","532","540","548","554","556","563","587","601","636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","\
6000","6566","6665","6666","6667","6668","6669","6679","6697","10080"],badPortsSet=new Set(badPorts),referrerPolicy=["","no-referrer","no-referrer-when-downgrad\
e","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"],referrerPolicySet=new Set(referrerPolicy),requestRedirect=[
"follow","manual","error"],safeMethods=["GET","HEAD","OPTIONS","TRACE"],safeMethodsSet=new Set(safeMethods),requestMode=["navigate","same-origin","no-cors","cor\
s"],requestCredentials=["omit","same-origin","include"],requestCache=["default","no-store","reload","no-cache","force-cache","only-if-cached"],requestBodyHeader=[
"content-encoding","content-language","content-location","content-type","content-length"],requestDuplex=["half"],forbiddenMethods=["CONNECT","TRACE","TRACK"],forbiddenMethodsSet=new Set(
forbiddenMethods),subresource=["audio","audioworklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""],subresourceSet=new Set(
subresource);module.exports={subresource,forbiddenMethods,requestBodyHeader,referrerPolicy,requestRedirect,requestMode,requestCredentials,requestCache,redirectStatus,
corsSafeListedMethods,nullBodyStatus,safeMethods,badPorts,requestDuplex,subresourceSet,badPortsSet,redirectStatusSet,corsSafeListedMethodsSet,safeMethodsSet,forbiddenMethodsSet,
referrerPolicySet}}),1900:(function(module,__unused_webpack_exports,__webpack_require__){const assert=__webpack_require__(4589),encoder=new TextEncoder,HTTP_TOKEN_CODEPOINTS=/^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/,
HTTP_WHITESPACE_REGEX=/[\u000A\u000D\u0009\u0020]/,ASCII_WHITESPACE_REPLACE_REGEX=/[\u0009\u000A\u000C\u000D\u0020]/g,HTTP_QUOTED_STRING_TOKENS=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;
function dataURLProcessor(dataURL){assert(dataURL.protocol==="data:");let input=URLSerializer(dataURL,!0);input=input.slice(5);const position={position:0};let mimeType=collectASequenceOfCodePointsFast(
",",input,position);const mimeTypeLength=mimeType.length;if(mimeType=removeASCIIWhitespace(mimeType,!0,!0),position.position>=input.length)return"failure";position.
position++;const encodedBody=input.slice(mimeTypeLength+1);let body=stringPercentDecode(encodedBody);if(/;(\u0020){0,}base64$/i.test(mimeType)){const stringBody=isomorphicDecode(
body);if(body=forgivingBase64(stringBody),body==="failure")return"failure";mimeType=mimeType.slice(0,-6),mimeType=mimeType.replace(/(\u0020)+$/,""),mimeType=mimeType.
slice(0,-1)}mimeType.startsWith(";")&&(mimeType="text/plain"+mimeType);let mimeTypeRecord=parseMIMEType(mimeType);return mimeTypeRecord==="failure"&&(mimeTypeRecord=
parseMIMEType("text/plain;charset=US-ASCII")),{mimeType:mimeTypeRecord,body}}function URLSerializer(url,excludeFragment=!1){if(!excludeFragment)return url.href;
const href=url.href,hashLength=url.hash.length,serialized=hashLength===0?href:href.substring(0,href.length-hashLength);return!hashLength&&href.endsWith("#")?serialized.
slice(0,-1):serialized}function collectASequenceOfCodePoints(condition,input,position){let result="";for(;position.position<input.length&&condition(input[position.
position]);)result+=input[position.position],position.position++;return result}function collectASequenceOfCodePointsFast(char,input,position){const idx=input.indexOf(
char,position.position),start=position.position;return idx===-1?(position.position=input.length,input.slice(start)):(position.position=idx,input.slice(start,position.
position))}function stringPercentDecode(input){const bytes=encoder.encode(input);return percentDecode(bytes)}function isHexCharByte(byte){return byte>=48&&byte<=
57||byte>=65&&byte<=70||byte>=97&&byte<=102}function hexByteToNumber(byte){return byte>=48&&byte<=57?byte-48:(byte&223)-55}function percentDecode(input){const length=input.
length,output=new Uint8Array(length);let j=0;for(let i=0;i<length;++i){const byte=input[i];byte!==37?output[j++]=byte:byte===37&&!(isHexCharByte(input[i+1])&&isHexCharByte(
input[i+2]))?output[j++]=37:(output[j++]=hexByteToNumber(input[i+1])<<4|hexByteToNumber(input[i+2]),i+=2)}return length===j?output:output.subarray(0,j)}function parseMIMEType(input){
input=removeHTTPWhitespace(input,!0,!0);const position={position:0},type=collectASequenceOfCodePointsFast("/",input,position);if(type.length===0||!HTTP_TOKEN_CODEPOINTS.
test(type)||position.position>input.length)return"failure";position.position++;let subtype=collectASequenceOfCodePointsFast(";",input,position);if(subtype=removeHTTPWhitespace(
subtype,!1,!0),subtype.length===0||!HTTP_TOKEN_CODEPOINTS.test(subtype))return"failure";const typeLowercase=type.toLowerCase(),subtypeLowercase=subtype.toLowerCase(),
mimeType={type:typeLowercase,subtype:subtypeLowercase,parameters:new Map,essence:`${typeLowercase}/${subtypeLowercase}`};for(;position.position<input.length;){position.
position++,collectASequenceOfCodePoints(char=>HTTP_WHITESPACE_REGEX.test(char),input,position);let parameterName=collectASequenceOfCodePoints(char=>char!==";"&&
char!=="=",input,position);if(parameterName=parameterName.toLowerCase(),position.position<input.length){if(input[position.position]===";")continue;position.position++}
if(position.position>input.length)break;let parameterValue=null;if(input[position.position]==='"')parameterValue=collectAnHTTPQuotedString(input,position,!0),collectASequenceOfCodePointsFast(
";",input,position);else if(parameterValue=collectASequenceOfCodePointsFast(";",input,position),parameterValue=removeHTTPWhitespace(parameterValue,!1,!0),parameterValue.
length===0)continue;parameterName.length!==0&&HTTP_TOKEN_CODEPOINTS.test(parameterName)&&(parameterValue.length===0||HTTP_QUOTED_STRING_TOKENS.test(parameterValue))&&
!mimeType.parameters.has(parameterName)&&mimeType.parameters.set(parameterName,parameterValue)}return mimeType}function forgivingBase64(data){data=data.replace(
ASCII_WHITESPACE_REPLACE_REGEX,"");let dataLength=data.length;if(dataLength%4===0&&data.charCodeAt(dataLength-1)===61&&(--dataLength,data.charCodeAt(dataLength-
1)===61&&--dataLength),dataLength%4===1||/[^+/0-9A-Za-z]/.test(data.length===dataLength?data:data.substring(0,dataLength)))return"failure";const buffer=Buffer.from(
data,"base64");return new Uint8Array(buffer.buffer,buffer.byteOffset,buffer.byteLength)}function collectAnHTTPQuotedString(input,position,extractValue){const positionStart=position.
position;let value="";for(assert(input[position.position]==='"'),position.position++;value+=collectASequenceOfCodePoints(char=>char!=='"'&&char!=="\\",input,position),
!(position.position>=input.length);){const quoteOrBackslash=input[position.position];if(position.position++,quoteOrBackslash==="\\"){if(position.position>=input.
length){value+="\\";break}value+=input[position.position],position.position++}else{assert(quoteOrBackslash==='"');break}}return extractValue?value:input.slice(positionStart,
position.position)}function serializeAMimeType(mimeType){assert(mimeType!=="failure");const{parameters,essence}=mimeType;let serialization=essence;for(let[name,
value]of parameters.entries())serialization+=";",serialization+=name,serialization+="=",HTTP_TOKEN_CODEPOINTS.test(value)||(value=value.replace(/(\\|")/g,"\\$1"),
value='"'+value,value+='"'),serialization+=value;return serialization}function isHTTPWhiteSpace(char){return char===13||char===10||char===9||char===32}function removeHTTPWhitespace(str,leading=!0,trailing=!0){
return removeChars(str,leading,trailing,isHTTPWhiteSpace)}function isASCIIWhitespace(char){return char===13||char===10||char===9||char===12||char===32}function removeASCIIWhitespace(str,leading=!0,trailing=!0){
return removeChars(str,leading,trailing,isASCIIWhitespace)}function removeChars(str,leading,trailing,predicate){let lead=0,trail=str.length-1;if(leading)for(;lead<
str.length&&predicate(str.charCodeAt(lead));)lead++;if(trailing)for(;trail>0&&predicate(str.charCodeAt(trail));)trail--;return lead===0&&trail===str.length-1?str:
str.slice(lead,trail+1)}function isomorphicDecode(input){const length=input.length;if(65535>length)return String.fromCharCode.apply(null,input);let result="",i=0,
addition=65535;for(;i<length;)i+addition>length&&(addition=length-i),result+=String.fromCharCode.apply(null,input.subarray(i,i+=addition));return result}function minimizeSupportedMimeType(mimeType){
switch(mimeType.essence){case"application/ecmascript":case"application/javascript":case"application/x-ecmascript":case"application/x-javascript":case"text/ecmas\
cript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascript1.2":case"text/javascript1.3":case"text/javascript1.4":case"t\
ext/javascript1.5":case"text/jscript":case"text/livescript":case"text/x-ecmascript":case"text/x-javascript":return"text/javascript";case"application/json":case"\
text/json":return"application/json";case"image/svg+xml":return"image/svg+xml";case"text/xml":case"application/xml":return"application/xml"}return mimeType.subtype.
endsWith("+json")?"application/json":mimeType.subtype.endsWith("+xml")?"application/xml":""}module.exports={dataURLProcessor,URLSerializer,collectASequenceOfCodePoints,
collectASequenceOfCodePointsFast,stringPercentDecode,parseMIMEType,collectAnHTTPQuotedString,serializeAMimeType,removeChars,removeHTTPWhitespace,minimizeSupportedMimeType,
HTTP_TOKEN_CODEPOINTS,isomorphicDecode}}),6653:(function(module,__unused_webpack_exports,__webpack_require__){const{kConnected,kSize}=__webpack_require__(6443);
class CompatWeakRef{constructor(value){this.value=value}deref(){return this.value[kConnected]===0&&this.value[kSize]===0?void 0:this.value}}class CompatFinalizer{constructor(finalizer){
this.finalizer=finalizer}register(dispatcher,key){dispatcher.on&&dispatcher.on("disconnect",()=>{dispatcher[kConnected]===0&&dispatcher[kSize]===0&&this.finalizer(
key)})}unregister(key){}}module.exports=function(){return process.env.NODE_V8_COVERAGE&&process.version.startsWith("v18")?(process._rawDebug("Using compatibilit\
y WeakRef and FinalizationRegistry"),{WeakRef:CompatWeakRef,FinalizationRegistry:CompatFinalizer}):{WeakRef,FinalizationRegistry}}}),7114:(function(module,__unused_webpack_exports,__webpack_require__){
const{Blob:Blob2,File}=__webpack_require__(4573),{kState}=__webpack_require__(3627),{webidl}=__webpack_require__(5893);class FileLike{constructor(blobLike,fileName,options={}){
const n=fileName,t=options.type,d=options.lastModified??Date.now();this[kState]={blobLike,name:n,type:t,lastModified:d}}stream(...args){return webidl.brandCheck(
this,FileLike),this[kState].blobLike.stream(...args)}arrayBuffer(...args){return webidl.brandCheck(this,FileLike),this[kState].blobLike.arrayBuffer(...args)}slice(...args){
return webidl.brandCheck(this,FileLike),this[kState].blobLike.slice(...args)}text(...args){return webidl.brandCheck(this,FileLike),this[kState].blobLike.text(...args)}get size(){
return webidl.brandCheck(this,FileLike),this[kState].blobLike.size}get type(){return webidl.brandCheck(this,FileLike),this[kState].blobLike.type}get name(){return webidl.
brandCheck(this,FileLike),this[kState].name}get lastModified(){return webidl.brandCheck(this,FileLike),this[kState].lastModified}get[Symbol.toStringTag](){return"\
File"}}webidl.converters.Blob=webidl.interfaceConverter(Blob2);function isFileLike(object){return object instanceof File||object&&(typeof object.stream=="functi\
on"||typeof object.arrayBuffer=="function")&&object[Symbol.toStringTag]==="File"}module.exports={FileLike,isFileLike}}),116:(function(module,__unused_webpack_exports,__webpack_require__){
const{isUSVString,bufferToLowerCasedHeaderName}=__webpack_require__(3440),{utf8DecodeBytes}=__webpack_require__(3168),{HTTP_TOKEN_CODEPOINTS,isomorphicDecode}=__webpack_require__(
1900),{isFileLike}=__webpack_require__(7114),{makeEntry}=__webpack_require__(5910),assert=__webpack_require__(4589),{File:NodeFile}=__webpack_require__(4573),File=globalThis.
File??NodeFile,formDataNameBuffer=Buffer.from('form-data; name="'),filenameBuffer=Buffer.from("; filename"),dd=Buffer.from("--"),ddcrlf=Buffer.from(`--\r
`);function isAsciiString(chars){for(let i=0;i<chars.length;++i)if((chars.charCodeAt(i)&-128)!==0)return!1;return!0}function validateBoundary(boundary){const length=boundary.
length;if(length<27||length>70)return!1;for(let i=0;i<length;++i){const cp=boundary.charCodeAt(i);if(!(cp>=48&&cp<=57||cp>=65&&cp<=90||cp>=97&&cp<=122||cp===39||
cp===45||cp===95))return!1}return!0}function multipartFormDataParser(input,mimeType){assert(mimeType!=="failure"&&mimeType.essence==="multipart/form-data");const boundaryString=mimeType.
parameters.get("boundary");if(boundaryString===void 0)return"failure";const boundary=Buffer.from(`--${boundaryString}`,"utf8"),entryList=[],position={position:0};
for(;input[position.position]===13&&input[position.position+1]===10;)position.position+=2;let trailing=input.length;for(;input[trailing-1]===10&&input[trailing-
2]===13;)trailing-=2;for(trailing!==input.length&&(input=input.subarray(0,trailing));;){if(input.subarray(position.position,position.position+boundary.length).equals(
boundary))position.position+=boundary.length;else return"failure";if(position.position===input.length-2&&bufferStartsWith(input,dd,position)||position.position===
input.length-4&&bufferStartsWith(input,ddcrlf,position))return entryList;if(input[position.position]!==13||input[position.position+1]!==10)return"failure";position.
position+=2;const result=parseMultipartFormDataHeaders(input,position);if(result==="failure")return"failure";let{name,filename,contentType,encoding}=result;position.
position+=2;let body;{const boundaryIndex=input.indexOf(boundary.subarray(2),position.position);if(boundaryIndex===-1)return"failure";body=input.subarray(position.
position,boundaryIndex-4),position.position+=body.length,encoding==="base64"&&(body=Buffer.from(body.toString(),"base64"))}if(input[position.position]!==13||input[position.
position+1]!==10)return"failure";position.position+=2;let value;filename!==null?(contentType??="text/plain",isAsciiString(contentType)||(contentType=""),value=new File(
[body],filename,{type:contentType})):value=utf8DecodeBytes(Buffer.from(body)),assert(isUSVString(name)),assert(typeof value=="string"&&isUSVString(value)||isFileLike(
value)),entryList.push(makeEntry(name,value,filename))}}function parseMultipartFormDataHeaders(input,position){let name=null,filename=null,contentType=null,encoding=null;
for(;;){if(input[position.position]===13&&input[position.position+1]===10)return name===null?"failure":{name,filename,contentType,encoding};let headerName=collectASequenceOfBytes(
char=>char!==10&&char!==13&&char!==58,input,position);if(headerName=removeChars(headerName,!0,!0,char=>char===9||char===32),!HTTP_TOKEN_CODEPOINTS.test(headerName.
toString())||input[position.position]!==58)return"failure";switch(position.position++,collectASequenceOfBytes(char=>char===32||char===9,input,position),bufferToLowerCasedHeaderName(
headerName)){case"content-disposition":{if(name=filename=null,!bufferStartsWith(input,formDataNameBuffer,position)||(position.position+=17,name=parseMultipartFormDataName(
input,position),name===null))return"failure";if(bufferStartsWith(input,filenameBuffer,position)){let check=position.position+filenameBuffer.length;if(input[check]===
42&&(position.position+=1,check+=1),input[check]!==61||input[check+1]!==34||(position.position+=12,filename=parseMultipartFormDataName(input,position),filename===
null))return"failure"}break}case"content-type":{let headerValue=collectASequenceOfBytes(char=>char!==10&&char!==13,input,position);headerValue=removeChars(headerValue,
!1,!0,char=>char===9||char===32),contentType=isomorphicDecode(headerValue);break}case"content-transfer-encoding":{let headerValue=collectASequenceOfBytes(char=>char!==
10&&char!==13,input,position);headerValue=removeChars(headerValue,!1,!0,char=>char===9||char===32),encoding=isomorphicDecode(headerValue);break}default:collectASequenceOfBytes(
char=>char!==10&&char!==13,input,position)}if(input[position.position]!==13&&input[position.position+1]!==10)return"failure";position.position+=2}}function parseMultipartFormDataName(input,position){
assert(input[position.position-1]===34);let name=collectASequenceOfBytes(char=>char!==10&&char!==13&&char!==34,input,position);return input[position.position]!==
34?null:(position.position++,name=new TextDecoder().decode(name).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"'),name)}function collectASequenceOfBytes(condition,input,position){let start=position.position;for(;start<input.length&&
condition(input[start]);)++start;return input.subarray(position.position,position.position=start)}function removeChars(buf,leading,trailing,predicate){let lead=0,
trail=buf.length-1;if(leading)for(;lead<buf.length&&predicate(buf[lead]);)lead++;if(trailing)for(;trail>0&&predicate(buf[trail]);)trail--;return lead===0&&trail===
buf.length-1?buf:buf.subarray(lead,trail+1)}function bufferStartsWith(buffer,start,position){if(buffer.length<start.length)return!1;for(let i=0;i<start.length;i++)
if(start[i]!==buffer[position.position+i])return!1;return!0}module.exports={multipartFormDataParser,validateBoundary}}),5910:(function(module,__unused_webpack_exports,__webpack_require__){
const{isBlobLike,iteratorMixin}=__webpack_require__(3168),{kState}=__webpack_require__(3627),{kEnumerableProperty}=__webpack_require__(3440),{FileLike,isFileLike}=__webpack_require__(
7114),{webidl}=__webpack_require__(5893),{File:NativeFile}=__webpack_require__(4573),nodeUtil=__webpack_require__(7975),File=globalThis.File??NativeFile;class FormData{constructor(form){
if(webidl.util.markAsUncloneable(this),form!==void 0)throw webidl.errors.conversionFailed({prefix:"FormData constructor",argument:"Argument 1",types:["undefined"]});
this[kState]=[]}append(name,value,filename=void 0){webidl.brandCheck(this,FormData);const prefix="FormData.append";if(webidl.argumentLengthCheck(arguments,2,prefix),
arguments.length===3&&!isBlobLike(value))throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'");name=webidl.converters.
USVString(name,prefix,"name"),value=isBlobLike(value)?webidl.converters.Blob(value,prefix,"value",{strict:!1}):webidl.converters.USVString(value,prefix,"value"),
filename=arguments.length===3?webidl.converters.USVString(filename,prefix,"filename"):void 0;const entry=makeEntry(name,value,filename);this[kState].push(entry)}delete(name){
webidl.brandCheck(this,FormData);const prefix="FormData.delete";webidl.argumentLengthCheck(arguments,1,prefix),name=webidl.converters.USVString(name,prefix,"nam\
e"),this[kState]=this[kState].filter(entry=>entry.name!==name)}get(name){webidl.brandCheck(this,FormData);const prefix="FormData.get";webidl.argumentLengthCheck(
arguments,1,prefix),name=webidl.converters.USVString(name,prefix,"name");const idx=this[kState].findIndex(entry=>entry.name===name);return idx===-1?null:this[kState][idx].
value}getAll(name){webidl.brandCheck(this,FormData);const prefix="FormData.getAll";return webidl.argumentLengthCheck(arguments,1,prefix),name=webidl.converters.
USVString(name,prefix,"name"),this[kState].filter(entry=>entry.name===name).map(entry=>entry.value)}has(name){webidl.brandCheck(this,FormData);const prefix="For\
mData.has";return webidl.argumentLengthCheck(arguments,1,prefix),name=webidl.converters.USVString(name,prefix,"name"),this[kState].findIndex(entry=>entry.name===
name)!==-1}set(name,value,filename=void 0){webidl.brandCheck(this,FormData);const prefix="FormData.set";if(webidl.argumentLengthCheck(arguments,2,prefix),arguments.
length===3&&!isBlobLike(value))throw new TypeError("Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'");name=webidl.converters.USVString(
name,prefix,"name"),value=isBlobLike(value)?webidl.converters.Blob(value,prefix,"name",{strict:!1}):webidl.converters.USVString(value,prefix,"name"),filename=arguments.
length===3?webidl.converters.USVString(filename,prefix,"name"):void 0;const entry=makeEntry(name,value,filename),idx=this[kState].findIndex(entry2=>entry2.name===
name);idx!==-1?this[kState]=[...this[kState].slice(0,idx),entry,...this[kState].slice(idx+1).filter(entry2=>entry2.name!==name)]:this[kState].push(entry)}[nodeUtil.
inspect.custom](depth,options){const state=this[kState].reduce((a,b)=>(a[b.name]?Array.isArray(a[b.name])?a[b.name].push(b.value):a[b.name]=[a[b.name],b.value]:
a[b.name]=b.value,a),{__proto__:null});options.depth??=depth,options.colors??=!0;const output=nodeUtil.formatWithOptions(options,state);return`FormData ${output.
slice(output.indexOf("]")+2)}`}}iteratorMixin("FormData",FormData,kState,"name","value"),Object.defineProperties(FormData.prototype,{append:kEnumerableProperty,
delete:kEnumerableProperty,get:kEnumerableProperty,getAll:kEnumerableProperty,has:kEnumerableProperty,set:kEnumerableProperty,[Symbol.toStringTag]:{value:"FormD\
ata",configurable:!0}});function makeEntry(name,value,filename){if(typeof value!="string"){if(isFileLike(value)||(value=value instanceof Blob?new File([value],"\
blob",{type:value.type}):new FileLike(value,"blob",{type:value.type})),filename!==void 0){const options={type:value.type,lastModified:value.lastModified};value=
value instanceof NativeFile?new File([value],filename,options):new FileLike(value,filename,options)}}return{name,value}}module.exports={FormData,makeEntry}}),1059:(function(module){
const globalOrigin=Symbol.for("undici.globalOrigin.1");function getGlobalOrigin(){return globalThis[globalOrigin]}function setGlobalOrigin(newOrigin){if(newOrigin===
void 0){Object.defineProperty(globalThis,globalOrigin,{value:void 0,writable:!0,enumerable:!1,configurable:!1});return}const parsedURL=new URL(newOrigin);if(parsedURL.
protocol!=="http:"&&parsedURL.protocol!=="https:")throw new TypeError(`Only http & https urls are allowed, received ${parsedURL.protocol}`);Object.defineProperty(
globalThis,globalOrigin,{value:parsedURL,writable:!0,enumerable:!1,configurable:!1})}module.exports={getGlobalOrigin,setGlobalOrigin}}),660:(function(module,__unused_webpack_exports,__webpack_require__){
const{kConstruct}=__webpack_require__(6443),{kEnumerableProperty}=__webpack_require__(3440),{iteratorMixin,isValidHeaderName,isValidHeaderValue}=__webpack_require__(
3168),{webidl}=__webpack_require__(5893),assert=__webpack_require__(4589),util=__webpack_require__(7975),kHeadersMap=Symbol("headers map"),kHeadersSortedMap=Symbol(
"headers map sorted");function isHTTPWhiteSpaceCharCode(code){return code===10||code===13||code===9||code===32}function headerValueNormalize(potentialValue){let i=0,
j=potentialValue.length;for(;j>i&&isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(j-1));)--j;for(;j>i&&isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(i));)
++i;return i===0&&j===potentialValue.length?potentialValue:potentialValue.substring(i,j)}function fill(headers,object){if(Array.isArray(object))for(let i=0;i<object.
length;++i){const header=object[i];if(header.length!==2)throw webidl.errors.exception({header:"Headers constructor",message:`expected name/value pair to be leng\
th 2, found ${header.length}.`});appendHeader(headers,header[0],header[1])}else if(typeof object=="object"&&object!==null){const keys=Object.keys(object);for(let i=0;i<
keys.length;++i)appendHeader(headers,keys[i],object[keys[i]])}else throw webidl.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:[
"sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}function appendHeader(headers,name,value){if(value=headerValueNormalize(value),isValidHeaderName(
name)){if(!isValidHeaderValue(value))throw webidl.errors.invalidArgument({prefix:"Headers.append",value,type:"header value"})}else throw webidl.errors.invalidArgument(
{prefix:"Headers.append",value:name,type:"header name"});if(getHeadersGuard(headers)==="immutable")throw new TypeError("immutable");return getHeadersList(headers).
append(name,value,!1)}function compareHeaderName(a,b){return a[0]<b[0]?-1:1}class HeadersList{cookies=null;constructor(init){init instanceof HeadersList?(this[kHeadersMap]=
new Map(init[kHeadersMap]),this[kHeadersSortedMap]=init[kHeadersSortedMap],this.cookies=init.cookies===null?null:[...init.cookies]):(this[kHeadersMap]=new Map(init),
this[kHeadersSortedMap]=null)}contains(name,isLowerCase){return this[kHeadersMap].has(isLowerCase?name:name.toLowerCase())}clear(){this[kHeadersMap].clear(),this[kHeadersSortedMap]=
null,this.cookies=null}append(name,value,isLowerCase){this[kHeadersSortedMap]=null;const lowercaseName=isLowerCase?name:name.toLowerCase(),exists=this[kHeadersMap].
get(lowercaseName);if(exists){const delimiter=lowercaseName==="cookie"?"; ":", ";this[kHeadersMap].set(lowercaseName,{name:exists.name,value:`${exists.value}${delimiter}${value}`})}else
this[kHeadersMap].set(lowercaseName,{name,value});lowercaseName==="set-cookie"&&(this.cookies??=[]).push(value)}set(name,value,isLowerCase){this[kHeadersSortedMap]=
null;const lowercaseName=isLowerCase?name:name.toLowerCase();lowercaseName==="set-cookie"&&(this.cookies=[value]),this[kHeadersMap].set(lowercaseName,{name,value})}delete(name,isLowerCase){
this[kHeadersSortedMap]=null,isLowerCase||(name=name.toLowerCase()),name==="set-cookie"&&(this.cookies=null),this[kHeadersMap].delete(name)}get(name,isLowerCase){
return this[kHeadersMap].get(isLowerCase?name:name.toLowerCase())?.value??null}*[Symbol.iterator](){for(const{0:name,1:{value}}of this[kHeadersMap])yield[name,value]}get entries(){
const headers={};if(this[kHeadersMap].size!==0)for(const{name,value}of this[kHeadersMap].values())headers[name]=value;return headers}rawValues(){return this[kHeadersMap].
values()}get entriesList(){const headers=[];if(this[kHeadersMap].size!==0)for(const{0:lowerName,1:{name,value}}of this[kHeadersMap])if(lowerName==="set-cookie")
for(const cookie of this.cookies)headers.push([name,cookie]);else headers.push([name,value]);return headers}toSortedArray(){const size=this[kHeadersMap].size,array=new Array(
size);if(size<=32){if(size===0)return array;const iterator=this[kHeadersMap][Symbol.iterator](),firstValue=iterator.next().value;array[0]=[firstValue[0],firstValue[1].
value],assert(firstValue[1].value!==null);for(let i=1,j=0,right=0,left=0,pivot=0,x,value;i<size;++i){for(value=iterator.next().value,x=array[i]=[value[0],value[1].
value],assert(x[1]!==null),left=0,right=i;left<right;)pivot=left+(right-left>>1),array[pivot][0]<=x[0]?left=pivot+1:right=pivot;if(i!==pivot){for(j=i;j>left;)array[j]=
array[--j];array[left]=x}}if(!iterator.next().done)throw new TypeError("Unreachable");return array}else{let i=0;for(const{0:name,1:{value}}of this[kHeadersMap])
array[i++]=[name,value],assert(value!==null);return array.sort(compareHeaderName)}}}class Headers{#guard;#headersList;constructor(init=void 0){webidl.util.markAsUncloneable(
this),init!==kConstruct&&(this.#headersList=new HeadersList,this.#guard="none",init!==void 0&&(init=webidl.converters.HeadersInit(init,"Headers contructor","ini\
t"),fill(this,init)))}append(name,value){webidl.brandCheck(this,Headers),webidl.argumentLengthCheck(arguments,2,"Headers.append");const prefix="Headers.append";
return name=webidl.converters.ByteString(name,prefix,"name"),value=webidl.converters.ByteString(value,prefix,"value"),appendHeader(this,name,value)}delete(name){
if(webidl.brandCheck(this,Headers),webidl.argumentLengthCheck(arguments,1,"Headers.delete"),name=webidl.converters.ByteString(name,"Headers.delete","name"),!isValidHeaderName(
name))throw webidl.errors.invalidArgument({prefix:"Headers.delete",value:name,type:"header name"});if(this.#guard==="immutable")throw new TypeError("immutable");
this.#headersList.contains(name,!1)&&this.#headersList.delete(name,!1)}get(name){webidl.brandCheck(this,Headers),webidl.argumentLengthCheck(arguments,1,"Headers\
.get");const prefix="Headers.get";if(name=webidl.converters.ByteString(name,prefix,"name"),!isValidHeaderName(name))throw webidl.errors.invalidArgument({prefix,
value:name,type:"header name"});return this.#headersList.get(name,!1)}has(name){webidl.brandCheck(this,Headers),webidl.argumentLengthCheck(arguments,1,"Headers.\
has");const prefix="Headers.has";if(name=webidl.converters.ByteString(name,prefix,"name"),!isValidHeaderName(name))throw webidl.errors.invalidArgument({prefix,value:name,
type:"header name"});return this.#headersList.contains(name,!1)}set(name,value){webidl.brandCheck(this,Headers),webidl.argumentLengthCheck(arguments,2,"Headers.\
set");const prefix="Headers.set";if(name=webidl.converters.ByteString(name,prefix,"name"),value=webidl.converters.ByteString(value,prefix,"value"),value=headerValueNormalize(
value),isValidHeaderName(name)){if(!isValidHeaderValue(value))throw webidl.errors.invalidArgument({prefix,value,type:"header value"})}else throw webidl.errors.invalidArgument(
{prefix,value:name,type:"header name"});if(this.#guard==="immutable")throw new TypeError("immutable");this.#headersList.set(name,value,!1)}getSetCookie(){webidl.
brandCheck(this,Headers);const list=this.#headersList.cookies;return list?[...list]:[]}get[kHeadersSortedMap](){if(this.#headersList[kHeadersSortedMap])return this.#headersList[kHeadersSortedMap];
const headers=[],names=this.#headersList.toSortedArray(),cookies=this.#headersList.cookies;if(cookies===null||cookies.length===1)return this.#headersList[kHeadersSortedMap]=
names;for(let i=0;i<names.length;++i){const{0:name,1:value}=names[i];if(name==="set-cookie")for(let j=0;j<cookies.length;++j)headers.push([name,cookies[j]]);else
headers.push([name,value])}return this.#headersList[kHeadersSortedMap]=headers}[util.inspect.custom](depth,options){return options.depth??=depth,`Headers ${util.
formatWithOptions(options,this.#headersList.entries)}`}static getHeadersGuard(o){return o.#guard}static setHeadersGuard(o,guard){o.#guard=guard}static getHeadersList(o){
return o.#headersList}static setHeadersList(o,list){o.#headersList=list}}const{getHeadersGuard,setHeadersGuard,getHeadersList,setHeadersList}=Headers;Reflect.deleteProperty(
Headers,"getHeadersGuard"),Reflect.deleteProperty(Headers,"setHeadersGuard"),Reflect.deleteProperty(Headers,"getHeadersList"),Reflect.deleteProperty(Headers,"se\
tHeadersList"),iteratorMixin("Headers",Headers,kHeadersSortedMap,0,1),Object.defineProperties(Headers.prototype,{append:kEnumerableProperty,delete:kEnumerableProperty,
get:kEnumerableProperty,has:kEnumerableProperty,set:kEnumerableProperty,getSetCookie:kEnumerableProperty,[Symbol.toStringTag]:{value:"Headers",configurable:!0},
[util.inspect.custom]:{enumerable:!1}}),webidl.converters.HeadersInit=function(V,prefix,argument){if(webidl.util.Type(V)==="Object"){const iterator=Reflect.get(
V,Symbol.iterator);if(!util.types.isProxy(V)&&iterator===Headers.prototype.entries)try{return getHeadersList(V).entriesList}catch{}return typeof iterator=="func\
tion"?webidl.converters["sequence<sequence<ByteString>>"](V,prefix,argument,iterator.bind(V)):webidl.converters["record<ByteString, ByteString>"](V,prefix,argument)}
throw webidl.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})},
module.exports={fill,compareHeaderName,Headers,HeadersList,getHeadersGuard,setHeadersGuard,setHeadersList,getHeadersList}}),4398:(function(module,__unused_webpack_exports,__webpack_require__){
const{makeNetworkError,makeAppropriateNetworkError,filterResponse,makeResponse,fromInnerResponse}=__webpack_require__(9051),{HeadersList}=__webpack_require__(660),
{Request,cloneRequest}=__webpack_require__(9967),zlib=__webpack_require__(8522),{bytesMatch,makePolicyContainer,clonePolicyContainer,requestBadPort,TAOCheck,appendRequestOriginHeader,
responseLocationURL,requestCurrentURL,setRequestReferrerPolicyOnRedirect,tryUpgradeRequestToAPotentiallyTrustworthyURL,createOpaqueTimingInfo,appendFetchMetadata,
corsCheck,crossOriginResourcePolicyCheck,determineRequestsReferrer,coarsenedSharedCurrentTime,createDeferredPromise,isBlobLike,sameOrigin,isCancelled,isAborted,
isErrorLike,fullyReadBody,readableStreamClose,isomorphicEncode,urlIsLocal,urlIsHttpHttpsScheme,urlHasHttpsScheme,clampAndCoarsenConnectionTimingInfo,simpleRangeHeaderValue,
buildContentRange,createInflate,extractMimeType}=__webpack_require__(3168),{kState,kDispatcher}=__webpack_require__(3627),assert=__webpack_require__(4589),{safelyExtractBody,
extractBody}=__webpack_require__(4492),{redirectStatusSet,nullBodyStatus,safeMethodsSet,requestBodyHeader,subresourceSet}=__webpack_require__(4495),EE=__webpack_require__(
8474),{Readable,pipeline,finished}=__webpack_require__(7075),{addAbortListener,isErrored,isReadable,bufferToLowerCasedHeaderName}=__webpack_require__(3440),{dataURLProcessor,
serializeAMimeType,minimizeSupportedMimeType}=__webpack_require__(1900),{getGlobalDispatcher}=__webpack_require__(2581),{webidl}=__webpack_require__(5893),{STATUS_CODES}=__webpack_require__(
7067),GET_OR_HEAD=["GET","HEAD"],defaultUserAgent=typeof __UNDICI_IS_NODE__<"u"||typeof esbuildDetection<"u"?"node":"undici";let resolveObjectURL;class Fetch extends EE{constructor(dispatcher){
super(),this.dispatcher=dispatcher,this.connection=null,this.dump=!1,this.state="ongoing"}terminate(reason){this.state==="ongoing"&&(this.state="terminated",this.
connection?.destroy(reason),this.emit("terminated",reason))}abort(error){this.state==="ongoing"&&(this.state="aborted",error||(error=new DOMException("The opera\
tion was aborted.","AbortError")),this.serializedAbortReason=error,this.connection?.destroy(error),this.emit("terminated",error))}}function handleFetchDone(response){
finalizeAndReportTiming(response,"fetch")}function fetch(input,init=void 0){webidl.argumentLengthCheck(arguments,1,"globalThis.fetch");let p=createDeferredPromise(),
requestObject;try{requestObject=new Request(input,init)}catch(e){return p.reject(e),p.promise}const request=requestObject[kState];if(requestObject.signal.aborted)
return abortFetch(p,request,null,requestObject.signal.reason),p.promise;request.client.globalObject?.constructor?.name==="ServiceWorkerGlobalScope"&&(request.serviceWorkers=
"none");let responseObject=null,locallyAborted=!1,controller=null;return addAbortListener(requestObject.signal,()=>{locallyAborted=!0,assert(controller!=null),controller.
abort(requestObject.signal.reason);const realResponse=responseObject?.deref();abortFetch(p,request,realResponse,requestObject.signal.reason)}),controller=fetching(
{request,processResponseEndOfBody:handleFetchDone,processResponse:response=>{if(!locallyAborted){if(response.aborted){abortFetch(p,request,responseObject,controller.
serializedAbortReason);return}if(response.type==="error"){p.reject(new TypeError("fetch failed",{cause:response.error}));return}responseObject=new WeakRef(fromInnerResponse(
response,"immutable")),p.resolve(responseObject.deref()),p=null}},dispatcher:requestObject[kDispatcher]}),p.promise}function finalizeAndReportTiming(response,initiatorType="\
other"){if(response.type==="error"&&response.aborted||!response.urlList?.length)return;const originalURL=response.urlList[0];let timingInfo=response.timingInfo,
cacheState=response.cacheState;urlIsHttpHttpsScheme(originalURL)&&timingInfo!==null&&(response.timingAllowPassed||(timingInfo=createOpaqueTimingInfo({startTime:timingInfo.
startTime}),cacheState=""),timingInfo.endTime=coarsenedSharedCurrentTime(),response.timingInfo=timingInfo,markResourceTiming(timingInfo,originalURL.href,initiatorType,
globalThis,cacheState))}const markResourceTiming=performance.markResourceTiming;function abortFetch(p,request,responseObject,error){if(p&&p.reject(error),request.
body!=null&&isReadable(request.body?.stream)&&request.body.stream.cancel(error).catch(err=>{if(err.code!=="ERR_INVALID_STATE")throw err}),responseObject==null)return;
const response=responseObject[kState];response.body!=null&&isReadable(response.body?.stream)&&response.body.stream.cancel(error).catch(err=>{if(err.code!=="ERR_\
INVALID_STATE")throw err})}function fetching({request,processRequestBodyChunkLength,processRequestEndOfBody,processResponse,processResponseEndOfBody,processResponseConsumeBody,
useParallelQueue=!1,dispatcher=getGlobalDispatcher()}){assert(dispatcher);let taskDestination=null,crossOriginIsolatedCapability=!1;request.client!=null&&(taskDestination=
request.client.globalObject,crossOriginIsolatedCapability=request.client.crossOriginIsolatedCapability);const currentTime=coarsenedSharedCurrentTime(crossOriginIsolatedCapability),
timingInfo=createOpaqueTimingInfo({startTime:currentTime}),fetchParams={controller:new Fetch(dispatcher),request,timingInfo,processRequestBodyChunkLength,processRequestEndOfBody,
processResponse,processResponseConsumeBody,processResponseEndOfBody,taskDestination,crossOriginIsolatedCapability};return assert(!request.body||request.body.stream),
request.window==="client"&&(request.window=request.client?.globalObject?.constructor?.name==="Window"?request.client:"no-window"),request.origin==="client"&&(request.
origin=request.client.origin),request.policyContainer==="client"&&(request.client!=null?request.policyContainer=clonePolicyContainer(request.client.policyContainer):
request.policyContainer=makePolicyContainer()),request.headersList.contains("accept",!0)||request.headersList.append("accept","*/*",!0),request.headersList.contains(
"accept-language",!0)||request.headersList.append("accept-language","*",!0),request.priority,subresourceSet.has(request.destination),mainFetch(fetchParams).catch(
err=>{fetchParams.controller.terminate(err)}),fetchParams.controller}async function mainFetch(fetchParams,recursive=!1){const request=fetchParams.request;let response=null;
if(request.localURLsOnly&&!urlIsLocal(requestCurrentURL(request))&&(response=makeNetworkError("local URLs only")),tryUpgradeRequestToAPotentiallyTrustworthyURL(
request),requestBadPort(request)==="blocked"&&(response=makeNetworkError("bad port")),request.referrerPolicy===""&&(request.referrerPolicy=request.policyContainer.
referrerPolicy),request.referrer!=="no-referrer"&&(request.referrer=determineRequestsReferrer(request)),response===null&&(response=await(async()=>{const currentURL=requestCurrentURL(
request);return sameOrigin(currentURL,request.url)&&request.responseTainting==="basic"||currentURL.protocol==="data:"||request.mode==="navigate"||request.mode===
"websocket"?(request.responseTainting="basic",await schemeFetch(fetchParams)):request.mode==="same-origin"?makeNetworkError('request mode cannot be "same-origin\
"'):request.mode==="no-cors"?request.redirect!=="follow"?makeNetworkError('redirect mode cannot be "follow" for "no-cors" request'):(request.responseTainting="o\
paque",await schemeFetch(fetchParams)):urlIsHttpHttpsScheme(requestCurrentURL(request))?(request.responseTainting="cors",await httpFetch(fetchParams)):makeNetworkError(
"URL scheme must be a HTTP(S) scheme")})()),recursive)return response;response.status!==0&&!response.internalResponse&&(request.responseTainting,request.responseTainting===
"basic"?response=filterResponse(response,"basic"):request.responseTainting==="cors"?response=filterResponse(response,"cors"):request.responseTainting==="opaque"?
response=filterResponse(response,"opaque"):assert(!1));let internalResponse=response.status===0?response:response.internalResponse;if(internalResponse.urlList.length===
0&&internalResponse.urlList.push(...request.urlList),request.timingAllowFailed||(response.timingAllowPassed=!0),response.type==="opaque"&&internalResponse.status===
206&&internalResponse.rangeRequested&&!request.headers.contains("range",!0)&&(response=internalResponse=makeNetworkError()),response.status!==0&&(request.method===
"HEAD"||request.method==="CONNECT"||nullBodyStatus.includes(internalResponse.status))&&(internalResponse.body=null,fetchParams.controller.dump=!0),request.integrity){
const processBodyError=reason=>fetchFinale(fetchParams,makeNetworkError(reason));if(request.responseTainting==="opaque"||response.body==null){processBodyError(response.
error);return}const processBody=bytes=>{if(!bytesMatch(bytes,request.integrity)){processBodyError("integrity mismatch");return}response.body=safelyExtractBody(bytes)[0],
fetchFinale(fetchParams,response)};await fullyReadBody(response.body,processBody,processBodyError)}else fetchFinale(fetchParams,response)}function schemeFetch(fetchParams){
if(isCancelled(fetchParams)&&fetchParams.request.redirectCount===0)return Promise.resolve(makeAppropriateNetworkError(fetchParams));const{request}=fetchParams,{
protocol:scheme}=requestCurrentURL(request);switch(scheme){case"about:":return Promise.resolve(makeNetworkError("about scheme is not supported"));case"blob:":{resolveObjectURL||
(resolveObjectURL=__webpack_require__(4573).resolveObjectURL);const blobURLEntry=requestCurrentURL(request);if(blobURLEntry.search.length!==0)return Promise.resolve(
makeNetworkError("NetworkError when attempting to fetch resource."));const blob=resolveObjectURL(blobURLEntry.toString());if(request.method!=="GET"||!isBlobLike(
blob))return Promise.resolve(makeNetworkError("invalid method"));const response=makeResponse(),fullLength=blob.size,serializedFullLength=isomorphicEncode(`${fullLength}`),
type=blob.type;if(request.headersList.contains("range",!0)){response.rangeRequested=!0;const rangeHeader=request.headersList.get("range",!0),rangeValue=simpleRangeHeaderValue(
rangeHeader,!0);if(rangeValue==="failure")return Promise.resolve(makeNetworkError("failed to fetch the data URL"));let{rangeStartValue:rangeStart,rangeEndValue:rangeEnd}=rangeValue;
if(rangeStart===null)rangeStart=fullLength-rangeEnd,rangeEnd=rangeStart+rangeEnd-1;else{if(rangeStart>=fullLength)return Promise.resolve(makeNetworkError("Range\
 start is greater than the blob's size."));(rangeEnd===null||rangeEnd>=fullLength)&&(rangeEnd=fullLength-1)}const slicedBlob=blob.slice(rangeStart,rangeEnd,type),
slicedBodyWithType=extractBody(slicedBlob);response.body=slicedBodyWithType[0];const serializedSlicedLength=isomorphicEncode(`${slicedBlob.size}`),contentRange=buildContentRange(
rangeStart,rangeEnd,fullLength);response.status=206,response.statusText="Partial Content",response.headersList.set("content-length",serializedSlicedLength,!0),response.
headersList.set("content-type",type,!0),response.headersList.set("content-range",contentRange,!0)}else{const bodyWithType=extractBody(blob);response.statusText=
"OK",response.body=bodyWithType[0],response.headersList.set("content-length",serializedFullLength,!0),response.headersList.set("content-type",type,!0)}return Promise.
resolve(response)}case"data:":{const currentURL=requestCurrentURL(request),dataURLStruct=dataURLProcessor(currentURL);if(dataURLStruct==="failure")return Promise.
resolve(makeNetworkError("failed to fetch the data URL"));const mimeType=serializeAMimeType(dataURLStruct.mimeType);return Promise.resolve(makeResponse({statusText:"\
OK",headersList:[["content-type",{name:"Content-Type",value:mimeType}]],body:safelyExtractBody(dataURLStruct.body)[0]}))}case"file:":return Promise.resolve(makeNetworkError(
"not implemented... yet..."));case"http:":case"https:":return httpFetch(fetchParams).catch(err=>makeNetworkError(err));default:return Promise.resolve(makeNetworkError(
"unknown scheme"))}}function finalizeResponse(fetchParams,response){fetchParams.request.done=!0,fetchParams.processResponseDone!=null&&queueMicrotask(()=>fetchParams.
processResponseDone(response))}function fetchFinale(fetchParams,response){let timingInfo=fetchParams.timingInfo;const processResponseEndOfBody=()=>{const unsafeEndTime=Date.
now();fetchParams.request.destination==="document"&&(fetchParams.controller.fullTimingInfo=timingInfo),fetchParams.controller.reportTimingSteps=()=>{if(fetchParams.
request.url.protocol!=="https:")return;timingInfo.endTime=unsafeEndTime;let cacheState=response.cacheState;const bodyInfo=response.bodyInfo;response.timingAllowPassed||
(timingInfo=createOpaqueTimingInfo(timingInfo),cacheState="");let responseStatus=0;if(fetchParams.request.mode!=="navigator"||!response.hasCrossOriginRedirects){
responseStatus=response.status;const mimeType=extractMimeType(response.headersList);mimeType!=="failure"&&(bodyInfo.contentType=minimizeSupportedMimeType(mimeType))}
fetchParams.request.initiatorType!=null&&markResourceTiming(timingInfo,fetchParams.request.url.href,fetchParams.request.initiatorType,globalThis,cacheState,bodyInfo,
responseStatus)};const processResponseEndOfBodyTask=()=>{fetchParams.request.done=!0,fetchParams.processResponseEndOfBody!=null&&queueMicrotask(()=>fetchParams.
processResponseEndOfBody(response)),fetchParams.request.initiatorType!=null&&fetchParams.controller.reportTimingSteps()};queueMicrotask(()=>processResponseEndOfBodyTask())};
fetchParams.processResponse!=null&&queueMicrotask(()=>{fetchParams.processResponse(response),fetchParams.processResponse=null});const internalResponse=response.
type==="error"?response:response.internalResponse??response;internalResponse.body==null?processResponseEndOfBody():finished(internalResponse.body.stream,()=>{processResponseEndOfBody()})}
async function httpFetch(fetchParams){const request=fetchParams.request;let response=null,actualResponse=null;const timingInfo=fetchParams.timingInfo;if(request.
serviceWorkers,response===null){if(request.redirect==="follow"&&(request.serviceWorkers="none"),actualResponse=response=await httpNetworkOrCacheFetch(fetchParams),
request.responseTainting==="cors"&&corsCheck(request,response)==="failure")return makeNetworkError("cors failure");TAOCheck(request,response)==="failure"&&(request.
timingAllowFailed=!0)}return(request.responseTainting==="opaque"||response.type==="opaque")&&crossOriginResourcePolicyCheck(request.origin,request.client,request.
destination,actualResponse)==="blocked"?makeNetworkError("blocked"):(redirectStatusSet.has(actualResponse.status)&&(request.redirect!=="manual"&&fetchParams.controller.
connection.destroy(void 0,!1),request.redirect==="error"?response=makeNetworkError("unexpected redirect"):request.redirect==="manual"?response=actualResponse:request.
redirect==="follow"?response=await httpRedirectFetch(fetchParams,response):assert(!1)),response.timingInfo=timingInfo,response)}function httpRedirectFetch(fetchParams,response){
const request=fetchParams.request,actualResponse=response.internalResponse?response.internalResponse:response;let locationURL;try{if(locationURL=responseLocationURL(
actualResponse,requestCurrentURL(request).hash),locationURL==null)return response}catch(err){return Promise.resolve(makeNetworkError(err))}if(!urlIsHttpHttpsScheme(
locationURL))return Promise.resolve(makeNetworkError("URL scheme must be a HTTP(S) scheme"));if(request.redirectCount===20)return Promise.resolve(makeNetworkError(
"redirect count exceeded"));if(request.redirectCount+=1,request.mode==="cors"&&(locationURL.username||locationURL.password)&&!sameOrigin(request,locationURL))return Promise.
resolve(makeNetworkError('cross origin not allowed for request mode "cors"'));if(request.responseTainting==="cors"&&(locationURL.username||locationURL.password))
return Promise.resolve(makeNetworkError('URL cannot contain credentials for request mode "cors"'));if(actualResponse.status!==303&&request.body!=null&&request.body.
source==null)return Promise.resolve(makeNetworkError());if([301,302].includes(actualResponse.status)&&request.method==="POST"||actualResponse.status===303&&!GET_OR_HEAD.
includes(request.method)){request.method="GET",request.body=null;for(const headerName of requestBodyHeader)request.headersList.delete(headerName)}sameOrigin(requestCurrentURL(
request),locationURL)||(request.headersList.delete("authorization",!0),request.headersList.delete("proxy-authorization",!0),request.headersList.delete("cookie",
!0),request.headersList.delete("host",!0)),request.body!=null&&(assert(request.body.source!=null),request.body=safelyExtractBody(request.body.source)[0]);const timingInfo=fetchParams.
timingInfo;return timingInfo.redirectEndTime=timingInfo.postRedirectStartTime=coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability),timingInfo.redirectStartTime===
0&&(timingInfo.redirectStartTime=timingInfo.startTime),request.urlList.push(locationURL),setRequestReferrerPolicyOnRedirect(request,actualResponse),mainFetch(fetchParams,
!0)}async function httpNetworkOrCacheFetch(fetchParams,isAuthenticationFetch=!1,isNewConnectionFetch=!1){const request=fetchParams.request;let httpFetchParams=null,
httpRequest=null,response=null;const httpCache=null,revalidatingFlag=!1;request.window==="no-window"&&request.redirect==="error"?(httpFetchParams=fetchParams,httpRequest=
request):(httpRequest=cloneRequest(request),httpFetchParams={...fetchParams},httpFetchParams.request=httpRequest);const includeCredentials=request.credentials===
"include"||request.credentials==="same-origin"&&request.responseTainting==="basic",contentLength=httpRequest.body?httpRequest.body.length:null;let contentLengthHeaderValue=null;
if(httpRequest.body==null&&["POST","PUT"].includes(httpRequest.method)&&(contentLengthHeaderValue="0"),contentLength!=null&&(contentLengthHeaderValue=isomorphicEncode(
`${contentLength}`)),contentLengthHeaderValue!=null&&httpRequest.headersList.append("content-length",contentLengthHeaderValue,!0),contentLength!=null&&httpRequest.
keepalive,httpRequest.referrer instanceof URL&&httpRequest.headersList.append("referer",isomorphicEncode(httpRequest.referrer.href),!0),appendRequestOriginHeader(
httpRequest),appendFetchMetadata(httpRequest),httpRequest.headersList.contains("user-agent",!0)||httpRequest.headersList.append("user-agent",defaultUserAgent),httpRequest.
cache==="default"&&(httpRequest.headersList.contains("if-modified-since",!0)||httpRequest.headersList.contains("if-none-match",!0)||httpRequest.headersList.contains(
"if-unmodified-since",!0)||httpRequest.headersList.contains("if-match",!0)||httpRequest.headersList.contains("if-range",!0))&&(httpRequest.cache="no-store"),httpRequest.
cache==="no-cache"&&!httpRequest.preventNoCacheCacheControlHeaderModification&&!httpRequest.headersList.contains("cache-control",!0)&&httpRequest.headersList.append(
"cache-control","max-age=0",!0),(httpRequest.cache==="no-store"||httpRequest.cache==="reload")&&(httpRequest.headersList.contains("pragma",!0)||httpRequest.headersList.
append("pragma","no-cache",!0),httpRequest.headersList.contains("cache-control",!0)||httpRequest.headersList.append("cache-control","no-cache",!0)),httpRequest.
headersList.contains("range",!0)&&httpRequest.headersList.append("accept-encoding","identity",!0),httpRequest.headersList.contains("accept-encoding",!0)||(urlHasHttpsScheme(
requestCurrentURL(httpRequest))?httpRequest.headersList.append("accept-encoding","br, gzip, deflate",!0):httpRequest.headersList.append("accept-encoding","gzip,\
 deflate",!0)),httpRequest.headersList.delete("host",!0),httpCache==null&&(httpRequest.cache="no-store"),httpRequest.cache!=="no-store"&&httpRequest.cache,response==
null){if(httpRequest.cache==="only-if-cached")return makeNetworkError("only if cached");const forwardResponse=await httpNetworkFetch(httpFetchParams,includeCredentials,
isNewConnectionFetch);!safeMethodsSet.has(httpRequest.method)&&forwardResponse.status>=200&&forwardResponse.status<=399,revalidatingFlag&&forwardResponse.status,
response==null&&(response=forwardResponse)}if(response.urlList=[...httpRequest.urlList],httpRequest.headersList.contains("range",!0)&&(response.rangeRequested=!0),
response.requestIncludesCredentials=includeCredentials,response.status===407)return request.window==="no-window"?makeNetworkError():isCancelled(fetchParams)?makeAppropriateNetworkError(
fetchParams):makeNetworkError("proxy authentication required");if(response.status===421&&!isNewConnectionFetch&&(request.body==null||request.body.source!=null)){
if(isCancelled(fetchParams))return makeAppropriateNetworkError(fetchParams);fetchParams.controller.connection.destroy(),response=await httpNetworkOrCacheFetch(fetchParams,
isAuthenticationFetch,!0)}return response}async function httpNetworkFetch(fetchParams,includeCredentials=!1,forceNewConnection=!1){assert(!fetchParams.controller.
connection||fetchParams.controller.connection.destroyed),fetchParams.controller.connection={abort:null,destroyed:!1,destroy(err,abort=!0){this.destroyed||(this.
destroyed=!0,abort&&this.abort?.(err??new DOMException("The operation was aborted.","AbortError")))}};const request=fetchParams.request;let response=null;const timingInfo=fetchParams.
timingInfo;null==null&&(request.cache="no-store");const newConnection=forceNewConnection?"yes":"no";request.mode;let requestBody=null;if(request.body==null&&fetchParams.
processRequestEndOfBody)queueMicrotask(()=>fetchParams.processRequestEndOfBody());else if(request.body!=null){const processBodyChunk=async function*(bytes){isCancelled(
fetchParams)||(yield bytes,fetchParams.processRequestBodyChunkLength?.(bytes.byteLength))},processEndOfBody=()=>{isCancelled(fetchParams)||fetchParams.processRequestEndOfBody&&
fetchParams.processRequestEndOfBody()},processBodyError=e=>{isCancelled(fetchParams)||(e.name==="AbortError"?fetchParams.controller.abort():fetchParams.controller.
terminate(e))};requestBody=(async function*(){try{for await(const bytes of request.body.stream)yield*processBodyChunk(bytes);processEndOfBody()}catch(err){processBodyError(
err)}})()}try{const{body,status,statusText,headersList,socket}=await dispatch({body:requestBody});if(socket)response=makeResponse({status,statusText,headersList,
socket});else{const iterator=body[Symbol.asyncIterator]();fetchParams.controller.next=()=>iterator.next(),response=makeResponse({status,statusText,headersList})}}catch(err){
return err.name==="AbortError"?(fetchParams.controller.connection.destroy(),makeAppropriateNetworkError(fetchParams,err)):makeNetworkError(err)}const pullAlgorithm=async()=>{
await fetchParams.controller.resume()},cancelAlgorithm=reason=>{isCancelled(fetchParams)||fetchParams.controller.abort(reason)},stream=new ReadableStream({async start(controller){
fetchParams.controller.controller=controller},async pull(controller){await pullAlgorithm(controller)},async cancel(reason){await cancelAlgorithm(reason)},type:"\
bytes"});response.body={stream,source:null,length:null},fetchParams.controller.resume||fetchParams.controller.on("terminated",onAborted),fetchParams.controller.
resume=async()=>{for(;;){let bytes,isFailure;try{const{done,value}=await fetchParams.controller.next();if(isAborted(fetchParams))break;bytes=done?void 0:value}catch(err){
fetchParams.controller.ended&&!timingInfo.encodedBodySize?bytes=void 0:(bytes=err,isFailure=!0)}if(bytes===void 0){readableStreamClose(fetchParams.controller.controller),
finalizeResponse(fetchParams,response);return}if(timingInfo.decodedBodySize+=bytes?.byteLength??0,isFailure){fetchParams.controller.terminate(bytes);return}const buffer=new Uint8Array(
bytes);if(buffer.byteLength&&fetchParams.controller.controller.enqueue(buffer),isErrored(stream)){fetchParams.controller.terminate();return}if(fetchParams.controller.
controller.desiredSize<=0)return}};function onAborted(reason){isAborted(fetchParams)?(response.aborted=!0,isReadable(stream)&&fetchParams.controller.controller.
error(fetchParams.controller.serializedAbortReason)):isReadable(stream)&&fetchParams.controller.controller.error(new TypeError("terminated",{cause:isErrorLike(reason)?
reason:void 0})),fetchParams.controller.connection.destroy()}return response;function dispatch({body}){const url=requestCurrentURL(request),agent=fetchParams.controller.
dispatcher;return new Promise((resolve,reject)=>agent.dispatch({path:url.pathname+url.search,origin:url.origin,method:request.method,body:agent.isMockActive?request.
body&&(request.body.source||request.body.stream):body,headers:request.headersList.entries,maxRedirections:0,upgrade:request.mode==="websocket"?"websocket":void 0},
{body:null,abort:null,onConnect(abort){const{connection}=fetchParams.controller;timingInfo.finalConnectionTimingInfo=clampAndCoarsenConnectionTimingInfo(void 0,
timingInfo.postRedirectStartTime,fetchParams.crossOriginIsolatedCapability),connection.destroyed?abort(new DOMException("The operation was aborted.","AbortError")):
(fetchParams.controller.on("terminated",abort),this.abort=connection.abort=abort),timingInfo.finalNetworkRequestStartTime=coarsenedSharedCurrentTime(fetchParams.
crossOriginIsolatedCapability)},onResponseStarted(){timingInfo.finalNetworkResponseStartTime=coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability)},
onHeaders(status,rawHeaders,resume,statusText){if(status<200)return;let location="";const headersList=new HeadersList;for(let i=0;i<rawHeaders.length;i+=2)headersList.
append(bufferToLowerCasedHeaderName(rawHeaders[i]),rawHeaders[i+1].toString("latin1"),!0);location=headersList.get("location",!0);const decoders=[],willFollow=location&&
request.redirect==="follow"&&redirectStatusSet.has(status);if(request.method!=="HEAD"&&request.method!=="CONNECT"&&!nullBodyStatus.includes(status)&&!willFollow){
const contentEncoding=headersList.get("content-encoding",!0),codings=contentEncoding?contentEncoding.toLowerCase().split(","):[],maxContentEncodings=5;if(codings.
length>maxContentEncodings)return this.abort(new Error(`too many content-encodings in response: ${codings.length}, maximum allowed is ${maxContentEncodings}`)),
!0;for(let i=codings.length-1;i>=0;--i){const coding=codings[i].trim();if(coding==="x-gzip"||coding==="gzip")decoders.push(zlib.createGunzip({flush:zlib.constants.
Z_SYNC_FLUSH,finishFlush:zlib.constants.Z_SYNC_FLUSH}));else if(coding==="deflate")decoders.push(createInflate({flush:zlib.constants.Z_SYNC_FLUSH,finishFlush:zlib.
constants.Z_SYNC_FLUSH}));else if(coding==="br")decoders.push(zlib.createBrotliDecompress({flush:zlib.constants.BROTLI_OPERATION_FLUSH,finishFlush:zlib.constants.
BROTLI_OPERATION_FLUSH}));else{decoders.length=0;break}}}this.body=new Readable({read:resume});const onError=this.onError.bind(this);return resolve({status,statusText,
headersList,body:decoders.length?pipeline(this.body,...decoders,err=>{err&&this.onError(err)}).on("error",onError):this.body.on("error",onError)}),!0},onData(chunk){
if(fetchParams.controller.dump)return;const bytes=chunk;return timingInfo.encodedBodySize+=bytes.byteLength,this.body.push(bytes)},onComplete(){this.abort&&fetchParams.
controller.off("terminated",this.abort),fetchParams.controller.ended=!0,this.body.push(null)},onError(error){this.abort&&fetchParams.controller.off("terminated",
this.abort),this.body?.destroy(error),fetchParams.controller.terminate(error),reject(error)},onUpgrade(status,rawHeaders,socket){if(status!==101)return;const headersList=new HeadersList;
for(let i=0;i<rawHeaders.length;i+=2)headersList.append(bufferToLowerCasedHeaderName(rawHeaders[i]),rawHeaders[i+1].toString("latin1"),!0);return resolve({status,
statusText:STATUS_CODES[status],headersList,socket}),!0}}))}}module.exports={fetch,Fetch,fetching,finalizeAndReportTiming}}),9967:(function(module,__unused_webpack_exports,__webpack_require__){
const{extractBody,mixinBody,cloneBody,bodyUnusable}=__webpack_require__(4492),{Headers,fill:fillHeaders,HeadersList,setHeadersGuard,getHeadersGuard,setHeadersList,
getHeadersList}=__webpack_require__(660),{FinalizationRegistry:FinalizationRegistry2}=__webpack_require__(6653)(),util=__webpack_require__(3440),nodeUtil=__webpack_require__(
7975),{isValidHTTPToken,sameOrigin,environmentSettingsObject}=__webpack_require__(3168),{forbiddenMethodsSet,corsSafeListedMethodsSet,referrerPolicy,requestRedirect,
requestMode,requestCredentials,requestCache,requestDuplex}=__webpack_require__(4495),{kEnumerableProperty,normalizedMethodRecordsBase,normalizedMethodRecords}=util,
{kHeaders,kSignal,kState,kDispatcher}=__webpack_require__(3627),{webidl}=__webpack_require__(5893),{URLSerializer}=__webpack_require__(1900),{kConstruct}=__webpack_require__(
6443),assert=__webpack_require__(4589),{getMaxListeners,setMaxListeners,getEventListeners,defaultMaxListeners}=__webpack_require__(8474),kAbortController=Symbol(
"abortController"),requestFinalizer=new FinalizationRegistry2(({signal,abort})=>{signal.removeEventListener("abort",abort)}),dependentControllerMap=new WeakMap;
function buildAbort(acRef){return abort;function abort(){const ac=acRef.deref();if(ac!==void 0){requestFinalizer.unregister(abort),this.removeEventListener("abo\
rt",abort),ac.abort(this.reason);const controllerList=dependentControllerMap.get(ac.signal);if(controllerList!==void 0){if(controllerList.size!==0){for(const ref of controllerList){
const ctrl=ref.deref();ctrl!==void 0&&ctrl.abort(this.reason)}controllerList.clear()}dependentControllerMap.delete(ac.signal)}}}}let patchMethodWarning=!1;class Request{constructor(input,init={}){
if(webidl.util.markAsUncloneable(this),input===kConstruct)return;const prefix="Request constructor";webidl.argumentLengthCheck(arguments,1,prefix),input=webidl.
converters.RequestInfo(input,prefix,"input"),init=webidl.converters.RequestInit(init,prefix,"init");let request=null,fallbackMode=null;const baseUrl=environmentSettingsObject.
settingsObject.baseUrl;let signal=null;if(typeof input=="string"){this[kDispatcher]=init.dispatcher;let parsedURL;try{parsedURL=new URL(input,baseUrl)}catch(err){
throw new TypeError("Failed to parse URL from "+input,{cause:err})}if(parsedURL.username||parsedURL.password)throw new TypeError("Request cannot be constructed \
from a URL that includes credentials: "+input);request=makeRequest({urlList:[parsedURL]}),fallbackMode="cors"}else this[kDispatcher]=init.dispatcher||input[kDispatcher],
assert(input instanceof Request),request=input[kState],signal=input[kSignal];const origin=environmentSettingsObject.settingsObject.origin;let window2="client";if(request.
window?.constructor?.name==="EnvironmentSettingsObject"&&sameOrigin(request.window,origin)&&(window2=request.window),init.window!=null)throw new TypeError(`'win\
dow' option '${window2}' must be null`);"window"in init&&(window2="no-window"),request=makeRequest({method:request.method,headersList:request.headersList,unsafeRequest:request.
unsafeRequest,client:environmentSettingsObject.settingsObject,window:window2,priority:request.priority,origin:request.origin,referrer:request.referrer,referrerPolicy:request.
referrerPolicy,mode:request.mode,credentials:request.credentials,cache:request.cache,redirect:request.redirect,integrity:request.integrity,keepalive:request.keepalive,
reloadNavigation:request.reloadNavigation,historyNavigation:request.historyNavigation,urlList:[...request.urlList]});const initHasKey=Object.keys(init).length!==
0;if(initHasKey&&(request.mode==="navigate"&&(request.mode="same-origin"),request.reloadNavigation=!1,request.historyNavigation=!1,request.origin="client",request.
referrer="client",request.referrerPolicy="",request.url=request.urlList[request.urlList.length-1],request.urlList=[request.url]),init.referrer!==void 0){const referrer=init.
referrer;if(referrer==="")request.referrer="no-referrer";else{let parsedReferrer;try{parsedReferrer=new URL(referrer,baseUrl)}catch(err){throw new TypeError(`Re\
ferrer "${referrer}" is not a valid URL.`,{cause:err})}parsedReferrer.protocol==="about:"&&parsedReferrer.hostname==="client"||origin&&!sameOrigin(parsedReferrer,
environmentSettingsObject.settingsObject.baseUrl)?request.referrer="client":request.referrer=parsedReferrer}}init.referrerPolicy!==void 0&&(request.referrerPolicy=
init.referrerPolicy);let mode;if(init.mode!==void 0?mode=init.mode:mode=fallbackMode,mode==="navigate")throw webidl.errors.exception({header:"Request constructo\
r",message:"invalid request mode navigate."});if(mode!=null&&(request.mode=mode),init.credentials!==void 0&&(request.credentials=init.credentials),init.cache!==
void 0&&(request.cache=init.cache),request.cache==="only-if-cached"&&request.mode!=="same-origin")throw new TypeError("'only-if-cached' can be set only with 'sa\
me-origin' mode");if(init.redirect!==void 0&&(request.redirect=init.redirect),init.integrity!=null&&(request.integrity=String(init.integrity)),init.keepalive!==
void 0&&(request.keepalive=!!init.keepalive),init.method!==void 0){let method=init.method;const mayBeNormalized=normalizedMethodRecords[method];if(mayBeNormalized!==
void 0)request.method=mayBeNormalized;else{if(!isValidHTTPToken(method))throw new TypeError(`'${method}' is not a valid HTTP method.`);const upperCase=method.toUpperCase();
if(forbiddenMethodsSet.has(upperCase))throw new TypeError(`'${method}' HTTP method is unsupported.`);method=normalizedMethodRecordsBase[upperCase]??method,request.
method=method}!patchMethodWarning&&request.method==="patch"&&(process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATC\
H` is much more likely to succeed.",{code:"UNDICI-FETCH-patch"}),patchMethodWarning=!0)}init.signal!==void 0&&(signal=init.signal),this[kState]=request;const ac=new AbortController;
if(this[kSignal]=ac.signal,signal!=null){if(!signal||typeof signal.aborted!="boolean"||typeof signal.addEventListener!="function")throw new TypeError("Failed to\
 construct 'Request': member signal is not of type AbortSignal.");if(signal.aborted)ac.abort(signal.reason);else{this[kAbortController]=ac;const acRef=new WeakRef(
ac),abort=buildAbort(acRef);try{(typeof getMaxListeners=="function"&&getMaxListeners(signal)===defaultMaxListeners||getEventListeners(signal,"abort").length>=defaultMaxListeners)&&
setMaxListeners(1500,signal)}catch{}util.addAbortListener(signal,abort),requestFinalizer.register(ac,{signal,abort},abort)}}if(this[kHeaders]=new Headers(kConstruct),
setHeadersList(this[kHeaders],request.headersList),setHeadersGuard(this[kHeaders],"request"),mode==="no-cors"){if(!corsSafeListedMethodsSet.has(request.method))
throw new TypeError(`'${request.method} is unsupported in no-cors mode.`);setHeadersGuard(this[kHeaders],"request-no-cors")}if(initHasKey){const headersList=getHeadersList(
this[kHeaders]),headers=init.headers!==void 0?init.headers:new HeadersList(headersList);if(headersList.clear(),headers instanceof HeadersList){for(const{name,value}of headers.
rawValues())headersList.append(name,value,!1);headersList.cookies=headers.cookies}else fillHeaders(this[kHeaders],headers)}const inputBody=input instanceof Request?
input[kState].body:null;if((init.body!=null||inputBody!=null)&&(request.method==="GET"||request.method==="HEAD"))throw new TypeError("Request with GET/HEAD meth\
od cannot have body.");let initBody=null;if(init.body!=null){const[extractedBody,contentType]=extractBody(init.body,request.keepalive);initBody=extractedBody,contentType&&
!getHeadersList(this[kHeaders]).contains("content-type",!0)&&this[kHeaders].append("content-type",contentType)}const inputOrInitBody=initBody??inputBody;if(inputOrInitBody!=
null&&inputOrInitBody.source==null){if(initBody!=null&&init.duplex==null)throw new TypeError("RequestInit: duplex option is required when sending a body.");if(request.
mode!=="same-origin"&&request.mode!=="cors")throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"');request.useCORSPreflightFlag=
!0}let finalBody=inputOrInitBody;if(initBody==null&&inputBody!=null){if(bodyUnusable(input))throw new TypeError("Cannot construct a Request with a Request objec\
t that has already been used.");const identityTransform=new TransformStream;inputBody.stream.pipeThrough(identityTransform),finalBody={source:inputBody.source,length:inputBody.
length,stream:identityTransform.readable}}this[kState].body=finalBody}get method(){return webidl.brandCheck(this,Request),this[kState].method}get url(){return webidl.
brandCheck(this,Request),URLSerializer(this[kState].url)}get headers(){return webidl.brandCheck(this,Request),this[kHeaders]}get destination(){return webidl.brandCheck(
this,Request),this[kState].destination}get referrer(){return webidl.brandCheck(this,Request),this[kState].referrer==="no-referrer"?"":this[kState].referrer==="c\
lient"?"about:client":this[kState].referrer.toString()}get referrerPolicy(){return webidl.brandCheck(this,Request),this[kState].referrerPolicy}get mode(){return webidl.
brandCheck(this,Request),this[kState].mode}get credentials(){return this[kState].credentials}get cache(){return webidl.brandCheck(this,Request),this[kState].cache}get redirect(){
return webidl.brandCheck(this,Request),this[kState].redirect}get integrity(){return webidl.brandCheck(this,Request),this[kState].integrity}get keepalive(){return webidl.
brandCheck(this,Request),this[kState].keepalive}get isReloadNavigation(){return webidl.brandCheck(this,Request),this[kState].reloadNavigation}get isHistoryNavigation(){
return webidl.brandCheck(this,Request),this[kState].historyNavigation}get signal(){return webidl.brandCheck(this,Request),this[kSignal]}get body(){return webidl.
brandCheck(this,Request),this[kState].body?this[kState].body.stream:null}get bodyUsed(){return webidl.brandCheck(this,Request),!!this[kState].body&&util.isDisturbed(
this[kState].body.stream)}get duplex(){return webidl.brandCheck(this,Request),"half"}clone(){if(webidl.brandCheck(this,Request),bodyUnusable(this))throw new TypeError(
"unusable");const clonedRequest=cloneRequest(this[kState]),ac=new AbortController;if(this.signal.aborted)ac.abort(this.signal.reason);else{let list=dependentControllerMap.
get(this.signal);list===void 0&&(list=new Set,dependentControllerMap.set(this.signal,list));const acRef=new WeakRef(ac);list.add(acRef),util.addAbortListener(ac.
signal,buildAbort(acRef))}return fromInnerRequest(clonedRequest,ac.signal,getHeadersGuard(this[kHeaders]))}[nodeUtil.inspect.custom](depth,options){options.depth===
null&&(options.depth=2),options.colors??=!0;const properties={method:this.method,url:this.url,headers:this.headers,destination:this.destination,referrer:this.referrer,
referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,keepalive:this.keepalive,
isReloadNavigation:this.isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal};return`Request ${nodeUtil.formatWithOptions(options,
properties)}`}}mixinBody(Request);function makeRequest(init){return{method:init.method??"GET",localURLsOnly:init.localURLsOnly??!1,unsafeRequest:init.unsafeRequest??
!1,body:init.body??null,client:init.client??null,reservedClient:init.reservedClient??null,replacesClientId:init.replacesClientId??"",window:init.window??"client",
keepalive:init.keepalive??!1,serviceWorkers:init.serviceWorkers??"all",initiator:init.initiator??"",destination:init.destination??"",priority:init.priority??null,
origin:init.origin??"client",policyContainer:init.policyContainer??"client",referrer:init.referrer??"client",referrerPolicy:init.referrerPolicy??"",mode:init.mode??
"no-cors",useCORSPreflightFlag:init.useCORSPreflightFlag??!1,credentials:init.credentials??"same-origin",useCredentials:init.useCredentials??!1,cache:init.cache??
"default",redirect:init.redirect??"follow",integrity:init.integrity??"",cryptoGraphicsNonceMetadata:init.cryptoGraphicsNonceMetadata??"",parserMetadata:init.parserMetadata??
"",reloadNavigation:init.reloadNavigation??!1,historyNavigation:init.historyNavigation??!1,userActivation:init.userActivation??!1,taintedOrigin:init.taintedOrigin??
!1,redirectCount:init.redirectCount??0,responseTainting:init.responseTainting??"basic",preventNoCacheCacheControlHeaderModification:init.preventNoCacheCacheControlHeaderModification??
!1,done:init.done??!1,timingAllowFailed:init.timingAllowFailed??!1,urlList:init.urlList,url:init.urlList[0],headersList:init.headersList?new HeadersList(init.headersList):
new HeadersList}}function cloneRequest(request){const newRequest=makeRequest({...request,body:null});return request.body!=null&&(newRequest.body=cloneBody(newRequest,
request.body)),newRequest}function fromInnerRequest(innerRequest,signal,guard){const request=new Request(kConstruct);return request[kState]=innerRequest,request[kSignal]=
signal,request[kHeaders]=new Headers(kConstruct),setHeadersList(request[kHeaders],innerRequest.headersList),setHeadersGuard(request[kHeaders],guard),request}Object.
defineProperties(Request.prototype,{method:kEnumerableProperty,url:kEnumerableProperty,headers:kEnumerableProperty,redirect:kEnumerableProperty,clone:kEnumerableProperty,
signal:kEnumerableProperty,duplex:kEnumerableProperty,destination:kEnumerableProperty,body:kEnumerableProperty,bodyUsed:kEnumerableProperty,isHistoryNavigation:kEnumerableProperty,
isReloadNavigation:kEnumerableProperty,keepalive:kEnumerableProperty,integrity:kEnumerableProperty,cache:kEnumerableProperty,credentials:kEnumerableProperty,attribute:kEnumerableProperty,
referrerPolicy:kEnumerableProperty,referrer:kEnumerableProperty,mode:kEnumerableProperty,[Symbol.toStringTag]:{value:"Request",configurable:!0}}),webidl.converters.
Request=webidl.interfaceConverter(Request),webidl.converters.RequestInfo=function(V,prefix,argument){return typeof V=="string"?webidl.converters.USVString(V,prefix,
argument):V instanceof Request?webidl.converters.Request(V,prefix,argument):webidl.converters.USVString(V,prefix,argument)},webidl.converters.AbortSignal=webidl.
interfaceConverter(AbortSignal),webidl.converters.RequestInit=webidl.dictionaryConverter([{key:"method",converter:webidl.converters.ByteString},{key:"headers",converter:webidl.
converters.HeadersInit},{key:"body",converter:webidl.nullableConverter(webidl.converters.BodyInit)},{key:"referrer",converter:webidl.converters.USVString},{key:"\
referrerPolicy",converter:webidl.converters.DOMString,allowedValues:referrerPolicy},{key:"mode",converter:webidl.converters.DOMString,allowedValues:requestMode},
{key:"credentials",converter:webidl.converters.DOMString,allowedValues:requestCredentials},{key:"cache",converter:webidl.converters.DOMString,allowedValues:requestCache},
{key:"redirect",converter:webidl.converters.DOMString,allowedValues:requestRedirect},{key:"integrity",converter:webidl.converters.DOMString},{key:"keepalive",converter:webidl.
converters.boolean},{key:"signal",converter:webidl.nullableConverter(signal=>webidl.converters.AbortSignal(signal,"RequestInit","signal",{strict:!1}))},{key:"wi\
ndow",converter:webidl.converters.any},{key:"duplex",converter:webidl.converters.DOMString,allowedValues:requestDuplex},{key:"dispatcher",converter:webidl.converters.
any}]),module.exports={Request,makeRequest,fromInnerRequest,cloneRequest}}),9051:(function(module,__unused_webpack_exports,__webpack_require__){const{Headers,HeadersList,
fill,getHeadersGuard,setHeadersGuard,setHeadersList}=__webpack_require__(660),{extractBody,cloneBody,mixinBody,hasFinalizationRegistry,streamRegistry,bodyUnusable}=__webpack_require__(
4492),util=__webpack_require__(3440),nodeUtil=__webpack_require__(7975),{kEnumerableProperty}=util,{isValidReasonPhrase,isCancelled,isAborted,isBlobLike,serializeJavascriptValueToJSONString,
isErrorLike,isomorphicEncode,environmentSettingsObject:relevantRealm}=__webpack_require__(3168),{redirectStatusSet,nullBodyStatus}=__webpack_require__(4495),{kState,
kHeaders}=__webpack_require__(3627),{webidl}=__webpack_require__(5893),{FormData}=__webpack_require__(5910),{URLSerializer}=__webpack_require__(1900),{kConstruct}=__webpack_require__(
6443),assert=__webpack_require__(4589),{types}=__webpack_require__(7975),textEncoder=new TextEncoder("utf-8");class Response{static error(){return fromInnerResponse(
makeNetworkError(),"immutable")}static json(data,init={}){webidl.argumentLengthCheck(arguments,1,"Response.json"),init!==null&&(init=webidl.converters.ResponseInit(
init));const bytes=textEncoder.encode(serializeJavascriptValueToJSONString(data)),body=extractBody(bytes),responseObject=fromInnerResponse(makeResponse({}),"res\
ponse");return initializeResponse(responseObject,init,{body:body[0],type:"application/json"}),responseObject}static redirect(url,status=302){webidl.argumentLengthCheck(
arguments,1,"Response.redirect"),url=webidl.converters.USVString(url),status=webidl.converters["unsigned short"](status);let parsedURL;try{parsedURL=new URL(url,
relevantRealm.settingsObject.baseUrl)}catch(err){throw new TypeError(`Failed to parse URL from ${url}`,{cause:err})}if(!redirectStatusSet.has(status))throw new RangeError(
`Invalid status code ${status}`);const responseObject=fromInnerResponse(makeResponse({}),"immutable");responseObject[kState].status=status;const value=isomorphicEncode(
URLSerializer(parsedURL));return responseObject[kState].headersList.append("location",value,!0),responseObject}constructor(body=null,init={}){if(webidl.util.markAsUncloneable(
this),body===kConstruct)return;body!==null&&(body=webidl.converters.BodyInit(body)),init=webidl.converters.ResponseInit(init),this[kState]=makeResponse({}),this[kHeaders]=
new Headers(kConstruct),setHeadersGuard(this[kHeaders],"response"),setHeadersList(this[kHeaders],this[kState].headersList);let bodyWithType=null;if(body!=null){
const[extractedBody,type]=extractBody(body);bodyWithType={body:extractedBody,type}}initializeResponse(this,init,bodyWithType)}get type(){return webidl.brandCheck(
this,Response),this[kState].type}get url(){webidl.brandCheck(this,Response);const urlList=this[kState].urlList,url=urlList[urlList.length-1]??null;return url===
null?"":URLSerializer(url,!0)}get redirected(){return webidl.brandCheck(this,Response),this[kState].urlList.length>1}get status(){return webidl.brandCheck(this,
Response),this[kState].status}get ok(){return webidl.brandCheck(this,Response),this[kState].status>=200&&this[kState].status<=299}get statusText(){return webidl.
brandCheck(this,Response),this[kState].statusText}get headers(){return webidl.brandCheck(this,Response),this[kHeaders]}get body(){return webidl.brandCheck(this,
Response),this[kState].body?this[kState].body.stream:null}get bodyUsed(){return webidl.brandCheck(this,Response),!!this[kState].body&&util.isDisturbed(this[kState].
body.stream)}clone(){if(webidl.brandCheck(this,Response),bodyUnusable(this))throw webidl.errors.exception({header:"Response.clone",message:"Body has already bee\
n consumed."});const clonedResponse=cloneResponse(this[kState]);return hasFinalizationRegistry&&this[kState].body?.stream&&streamRegistry.register(this,new WeakRef(
this[kState].body.stream)),fromInnerResponse(clonedResponse,getHeadersGuard(this[kHeaders]))}[nodeUtil.inspect.custom](depth,options){options.depth===null&&(options.
depth=2),options.colors??=!0;const properties={status:this.status,statusText:this.statusText,headers:this.headers,body:this.body,bodyUsed:this.bodyUsed,ok:this.
ok,redirected:this.redirected,type:this.type,url:this.url};return`Response ${nodeUtil.formatWithOptions(options,properties)}`}}mixinBody(Response),Object.defineProperties(
Response.prototype,{type:kEnumerableProperty,url:kEnumerableProperty,status:kEnumerableProperty,ok:kEnumerableProperty,redirected:kEnumerableProperty,statusText:kEnumerableProperty,
headers:kEnumerableProperty,clone:kEnumerableProperty,body:kEnumerableProperty,bodyUsed:kEnumerableProperty,[Symbol.toStringTag]:{value:"Response",configurable:!0}}),
Object.defineProperties(Response,{json:kEnumerableProperty,redirect:kEnumerableProperty,error:kEnumerableProperty});function cloneResponse(response){if(response.
internalResponse)return filterResponse(cloneResponse(response.internalResponse),response.type);const newResponse=makeResponse({...response,body:null});return response.
body!=null&&(newResponse.body=cloneBody(newResponse,response.body)),newResponse}function makeResponse(init){return{aborted:!1,rangeRequested:!1,timingAllowPassed:!1,
requestIncludesCredentials:!1,type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",...init,headersList:init?.headersList?new HeadersList(init?.
headersList):new HeadersList,urlList:init?.urlList?[...init.urlList]:[]}}function makeNetworkError(reason){const isError=isErrorLike(reason);return makeResponse(
{type:"error",status:0,error:isError?reason:new Error(reason&&String(reason)),aborted:reason&&reason.name==="AbortError"})}function isNetworkError(response){return response.
type==="error"&&response.status===0}function makeFilteredResponse(response,state){return state={internalResponse:response,...state},new Proxy(response,{get(target,p){
return p in state?state[p]:target[p]},set(target,p,value){return assert(!(p in state)),target[p]=value,!0}})}function filterResponse(response,type){if(type==="b\
asic")return makeFilteredResponse(response,{type:"basic",headersList:response.headersList});if(type==="cors")return makeFilteredResponse(response,{type:"cors",headersList:response.
headersList});if(type==="opaque")return makeFilteredResponse(response,{type:"opaque",urlList:Object.freeze([]),status:0,statusText:"",body:null});if(type==="opa\
queredirect")return makeFilteredResponse(response,{type:"opaqueredirect",status:0,statusText:"",headersList:[],body:null});assert(!1)}function makeAppropriateNetworkError(fetchParams,err=null){
return assert(isCancelled(fetchParams)),isAborted(fetchParams)?makeNetworkError(Object.assign(new DOMException("The operation was aborted.","AbortError"),{cause:err})):
makeNetworkError(Object.assign(new DOMException("Request was cancelled."),{cause:err}))}function initializeResponse(response,init,body){if(init.status!==null&&(init.
status<200||init.status>599))throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.');if("statusText"in init&&init.statusText!=null&&
!isValidReasonPhrase(String(init.statusText)))throw new TypeError("Invalid statusText");if("status"in init&&init.status!=null&&(response[kState].status=init.status),
"statusText"in init&&init.statusText!=null&&(response[kState].statusText=init.statusText),"headers"in init&&init.headers!=null&&fill(response[kHeaders],init.headers),
body){if(nullBodyStatus.includes(response.status))throw webidl.errors.exception({header:"Response constructor",message:`Invalid response status code ${response.
status}`});response[kState].body=body.body,body.type!=null&&!response[kState].headersList.contains("content-type",!0)&&response[kState].headersList.append("cont\
ent-type",body.type,!0)}}function fromInnerResponse(innerResponse,guard){const response=new Response(kConstruct);return response[kState]=innerResponse,response[kHeaders]=
new Headers(kConstruct),setHeadersList(response[kHeaders],innerResponse.headersList),setHeadersGuard(response[kHeaders],guard),hasFinalizationRegistry&&innerResponse.
body?.stream&&streamRegistry.register(response,new WeakRef(innerResponse.body.stream)),response}webidl.converters.ReadableStream=webidl.interfaceConverter(ReadableStream),
webidl.converters.FormData=webidl.interfaceConverter(FormData),webidl.converters.URLSearchParams=webidl.interfaceConverter(URLSearchParams),webidl.converters.XMLHttpRequestBodyInit=
function(V,prefix,name){return typeof V=="string"?webidl.converters.USVString(V,prefix,name):isBlobLike(V)?webidl.converters.Blob(V,prefix,name,{strict:!1}):ArrayBuffer.
isView(V)||types.isArrayBuffer(V)?webidl.converters.BufferSource(V,prefix,name):util.isFormDataLike(V)?webidl.converters.FormData(V,prefix,name,{strict:!1}):V instanceof
URLSearchParams?webidl.converters.URLSearchParams(V,prefix,name):webidl.converters.DOMString(V,prefix,name)},webidl.converters.BodyInit=function(V,prefix,argument){
return V instanceof ReadableStream?webidl.converters.ReadableStream(V,prefix,argument):V?.[Symbol.asyncIterator]?V:webidl.converters.XMLHttpRequestBodyInit(V,prefix,
argument)},webidl.converters.ResponseInit=webidl.dictionaryConverter([{key:"status",converter:webidl.converters["unsigned short"],defaultValue:()=>200},{key:"st\
atusText",converter:webidl.converters.ByteString,defaultValue:()=>""},{key:"headers",converter:webidl.converters.HeadersInit}]),module.exports={isNetworkError,makeNetworkError,
makeResponse,makeAppropriateNetworkError,filterResponse,Response,cloneResponse,fromInnerResponse}}),3627:(function(module){module.exports={kUrl:Symbol("url"),kHeaders:Symbol(
"headers"),kSignal:Symbol("signal"),kState:Symbol("state"),kDispatcher:Symbol("dispatcher")}}),3168:(function(module,__unused_webpack_exports,__webpack_require__){
const{Transform}=__webpack_require__(7075),zlib=__webpack_require__(8522),{redirectStatusSet,referrerPolicySet:referrerPolicyTokens,badPortsSet}=__webpack_require__(
4495),{getGlobalOrigin}=__webpack_require__(1059),{collectASequenceOfCodePoints,collectAnHTTPQuotedString,removeChars,parseMIMEType}=__webpack_require__(1900),{
performance:performance2}=__webpack_require__(643),{isBlobLike,ReadableStreamFrom,isValidHTTPToken,normalizedMethodRecordsBase}=__webpack_require__(3440),assert=__webpack_require__(
4589),{isUint8Array}=__webpack_require__(3429),{webidl}=__webpack_require__(5893);let supportedHashes=[],crypto;try{crypto=__webpack_require__(7598);const possibleRelevantHashes=[
"sha256","sha384","sha512"];supportedHashes=crypto.getHashes().filter(hash=>possibleRelevantHashes.includes(hash))}catch{}function responseURL(response){const urlList=response.
urlList,length=urlList.length;return length===0?null:urlList[length-1].toString()}function responseLocationURL(response,requestFragment){if(!redirectStatusSet.has(
response.status))return null;let location=response.headersList.get("location",!0);return location!==null&&isValidHeaderValue(location)&&(isValidEncodedURL(location)||
(location=normalizeBinaryStringToUtf8(location)),location=new URL(location,responseURL(response))),location&&!location.hash&&(location.hash=requestFragment),location}
function isValidEncodedURL(url){for(let i=0;i<url.length;++i){const code=url.charCodeAt(i);if(code>126||code<32)return!1}return!0}function normalizeBinaryStringToUtf8(value){
return Buffer.from(value,"binary").toString("utf8")}function requestCurrentURL(request){return request.urlList[request.urlList.length-1]}function requestBadPort(request){
const url=requestCurrentURL(request);return urlIsHttpHttpsScheme(url)&&badPortsSet.has(url.port)?"blocked":"allowed"}function isErrorLike(object){return object instanceof
Error||object?.constructor?.name==="Error"||object?.constructor?.name==="DOMException"}function isValidReasonPhrase(statusText){for(let i=0;i<statusText.length;++i){
const c=statusText.charCodeAt(i);if(!(c===9||c>=32&&c<=126||c>=128&&c<=255))return!1}return!0}const isValidHeaderName=isValidHTTPToken;function isValidHeaderValue(potentialValue){
return(potentialValue[0]==="	"||potentialValue[0]===" "||potentialValue[potentialValue.length-1]==="	"||potentialValue[potentialValue.length-1]===" "||potentialValue.
includes(`
`)||potentialValue.includes("\r")||potentialValue.includes("\0"))===!1}function setRequestReferrerPolicyOnRedirect(request,actualResponse){const{headersList}=actualResponse,
policyHeader=(headersList.get("referrer-policy",!0)??"").split(",");let policy="";if(policyHeader.length>0)for(let i=policyHeader.length;i!==0;i--){const token=policyHeader[i-
1].trim();if(referrerPolicyTokens.has(token)){policy=token;break}}policy!==""&&(request.referrerPolicy=policy)}function crossOriginResourcePolicyCheck(){return"\
allowed"}function corsCheck(){return"success"}function TAOCheck(){return"success"}function appendFetchMetadata(httpRequest){let header=null;header=httpRequest.mode,
httpRequest.headersList.set("sec-fetch-mode",header,!0)}function appendRequestOriginHeader(request){let serializedOrigin=request.origin;if(!(serializedOrigin===
"client"||serializedOrigin===void 0)){if(request.responseTainting==="cors"||request.mode==="websocket")request.headersList.append("origin",serializedOrigin,!0);else if(request.
method!=="GET"&&request.method!=="HEAD"){switch(request.referrerPolicy){case"no-referrer":serializedOrigin=null;break;case"no-referrer-when-downgrade":case"stri\
ct-origin":case"strict-origin-when-cross-origin":request.origin&&urlHasHttpsScheme(request.origin)&&!urlHasHttpsScheme(requestCurrentURL(request))&&(serializedOrigin=
null);break;case"same-origin":sameOrigin(request,requestCurrentURL(request))||(serializedOrigin=null);break;default:}request.headersList.append("origin",serializedOrigin,
!0)}}}function coarsenTime(timestamp,crossOriginIsolatedCapability){return timestamp}function clampAndCoarsenConnectionTimingInfo(connectionTimingInfo,defaultStartTime,crossOriginIsolatedCapability){
return!connectionTimingInfo?.startTime||connectionTimingInfo.startTime<defaultStartTime?{domainLookupStartTime:defaultStartTime,domainLookupEndTime:defaultStartTime,
connectionStartTime:defaultStartTime,connectionEndTime:defaultStartTime,secureConnectionStartTime:defaultStartTime,ALPNNegotiatedProtocol:connectionTimingInfo?.
ALPNNegotiatedProtocol}:{domainLookupStartTime:coarsenTime(connectionTimingInfo.domainLookupStartTime,crossOriginIsolatedCapability),domainLookupEndTime:coarsenTime(
connectionTimingInfo.domainLookupEndTime,crossOriginIsolatedCapability),connectionStartTime:coarsenTime(connectionTimingInfo.connectionStartTime,crossOriginIsolatedCapability),
connectionEndTime:coarsenTime(connectionTimingInfo.connectionEndTime,crossOriginIsolatedCapability),secureConnectionStartTime:coarsenTime(connectionTimingInfo.secureConnectionStartTime,
crossOriginIsolatedCapability),ALPNNegotiatedProtocol:connectionTimingInfo.ALPNNegotiatedProtocol}}function coarsenedSharedCurrentTime(crossOriginIsolatedCapability){
return coarsenTime(performance2.now(),crossOriginIsolatedCapability)}function createOpaqueTimingInfo(timingInfo){return{startTime:timingInfo.startTime??0,redirectStartTime:0,
redirectEndTime:0,postRedirectStartTime:timingInfo.startTime??0,finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,
encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function makePolicyContainer(){return{referrerPolicy:"strict-origin-when-cross-origin"}}function clonePolicyContainer(policyContainer){
return{referrerPolicy:policyContainer.referrerPolicy}}function determineRequestsReferrer(request){const policy=request.referrerPolicy;assert(policy);let referrerSource=null;
if(request.referrer==="client"){const globalOrigin=getGlobalOrigin();if(!globalOrigin||globalOrigin.origin==="null")return"no-referrer";referrerSource=new URL(globalOrigin)}else
request.referrer instanceof URL&&(referrerSource=request.referrer);let referrerURL=stripURLForReferrer(referrerSource);const referrerOrigin=stripURLForReferrer(
referrerSource,!0);referrerURL.toString().length>4096&&(referrerURL=referrerOrigin);const areSameOrigin=sameOrigin(request,referrerURL),isNonPotentiallyTrustWorthy=isURLPotentiallyTrustworthy(
referrerURL)&&!isURLPotentiallyTrustworthy(request.url);switch(policy){case"origin":return referrerOrigin??stripURLForReferrer(referrerSource,!0);case"unsafe-ur\
l":return referrerURL;case"same-origin":return areSameOrigin?referrerOrigin:"no-referrer";case"origin-when-cross-origin":return areSameOrigin?referrerURL:referrerOrigin;case"\
strict-origin-when-cross-origin":{const currentURL=requestCurrentURL(request);return sameOrigin(referrerURL,currentURL)?referrerURL:isURLPotentiallyTrustworthy(
referrerURL)&&!isURLPotentiallyTrustworthy(currentURL)?"no-referrer":referrerOrigin}default:return isNonPotentiallyTrustWorthy?"no-referrer":referrerOrigin}}function stripURLForReferrer(url,originOnly){
return assert(url instanceof URL),url=new URL(url),url.protocol==="file:"||url.protocol==="about:"||url.protocol==="blank:"?"no-referrer":(url.username="",url.password=
"",url.hash="",originOnly&&(url.pathname="",url.search=""),url)}function isURLPotentiallyTrustworthy(url){if(!(url instanceof URL))return!1;if(url.href==="about\
:blank"||url.href==="about:srcdoc"||url.protocol==="data:"||url.protocol==="file:")return!0;return isOriginPotentiallyTrustworthy(url.origin);function isOriginPotentiallyTrustworthy(origin){
if(origin==null||origin==="null")return!1;const originAsURL=new URL(origin);return!!(originAsURL.protocol==="https:"||originAsURL.protocol==="wss:"||/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.
test(originAsURL.hostname)||originAsURL.hostname==="localhost"||originAsURL.hostname.includes("localhost.")||originAsURL.hostname.endsWith(".localhost"))}}function bytesMatch(bytes,metadataList){
if(crypto===void 0)return!0;const parsedMetadata=parseMetadata(metadataList);if(parsedMetadata==="no metadata"||parsedMetadata.length===0)return!0;const strongest=getStrongestMetadata(
parsedMetadata),metadata=filterMetadataListByAlgorithm(parsedMetadata,strongest);for(const item of metadata){const algorithm=item.algo,expectedValue=item.hash;let actualValue=crypto.
createHash(algorithm).update(bytes).digest("base64");if(actualValue[actualValue.length-1]==="="&&(actualValue[actualValue.length-2]==="="?actualValue=actualValue.
slice(0,-2):actualValue=actualValue.slice(0,-1)),compareBase64Mixed(actualValue,expectedValue))return!0}return!1}const parseHashWithOptions=/(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
function parseMetadata(metadata){const result=[];let empty=!0;for(const token of metadata.split(" ")){empty=!1;const parsedToken=parseHashWithOptions.exec(token);
if(parsedToken===null||parsedToken.groups===void 0||parsedToken.groups.algo===void 0)continue;const algorithm=parsedToken.groups.algo.toLowerCase();supportedHashes.
includes(algorithm)&&result.push(parsedToken.groups)}return empty===!0?"no metadata":result}function getStrongestMetadata(metadataList){let algorithm=metadataList[0].
algo;if(algorithm[3]==="5")return algorithm;for(let i=1;i<metadataList.length;++i){const metadata=metadataList[i];if(metadata.algo[3]==="5"){algorithm="sha512";
break}else{if(algorithm[3]==="3")continue;metadata.algo[3]==="3"&&(algorithm="sha384")}}return algorithm}function filterMetadataListByAlgorithm(metadataList,algorithm){
if(metadataList.length===1)return metadataList;let pos=0;for(let i=0;i<metadataList.length;++i)metadataList[i].algo===algorithm&&(metadataList[pos++]=metadataList[i]);
return metadataList.length=pos,metadataList}function compareBase64Mixed(actualValue,expectedValue){if(actualValue.length!==expectedValue.length)return!1;for(let i=0;i<
actualValue.length;++i)if(actualValue[i]!==expectedValue[i]){if(actualValue[i]==="+"&&expectedValue[i]==="-"||actualValue[i]==="/"&&expectedValue[i]==="_")continue;
return!1}return!0}function tryUpgradeRequestToAPotentiallyTrustworthyURL(request){}function sameOrigin(A,B){return A.origin===B.origin&&A.origin==="null"||A.protocol===
B.protocol&&A.hostname===B.hostname&&A.port===B.port}function createDeferredPromise(){let res,rej;return{promise:new Promise((resolve,reject)=>{res=resolve,rej=
reject}),resolve:res,reject:rej}}function isAborted(fetchParams){return fetchParams.controller.state==="aborted"}function isCancelled(fetchParams){return fetchParams.
controller.state==="aborted"||fetchParams.controller.state==="terminated"}function normalizeMethod(method){return normalizedMethodRecordsBase[method.toLowerCase()]??
method}function serializeJavascriptValueToJSONString(value){const result=JSON.stringify(value);if(result===void 0)throw new TypeError("Value is not JSON seriali\
zable");return assert(typeof result=="string"),result}const esIteratorPrototype=Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));function createIterator(name,kInternalIterator,keyIndex=0,valueIndex=1){
class FastIterableIterator{#target;#kind;#index;constructor(target,kind){this.#target=target,this.#kind=kind,this.#index=0}next(){if(typeof this!="object"||this===
null||!(#target in this))throw new TypeError(`'next' called on an object that does not implement interface ${name} Iterator.`);const index=this.#index,values=this.#target[kInternalIterator],
len=values.length;if(index>=len)return{value:void 0,done:!0};const{[keyIndex]:key,[valueIndex]:value}=values[index];this.#index=index+1;let result;switch(this.#kind){case"\
key":result=key;break;case"value":result=value;break;case"key+value":result=[key,value];break}return{value:result,done:!1}}}return delete FastIterableIterator.prototype.
constructor,Object.setPrototypeOf(FastIterableIterator.prototype,esIteratorPrototype),Object.defineProperties(FastIterableIterator.prototype,{[Symbol.toStringTag]:{
writable:!1,enumerable:!1,configurable:!0,value:`${name} Iterator`},next:{writable:!0,enumerable:!0,configurable:!0}}),function(target,kind){return new FastIterableIterator(
target,kind)}}function iteratorMixin(name,object,kInternalIterator,keyIndex=0,valueIndex=1){const makeIterator=createIterator(name,kInternalIterator,keyIndex,valueIndex),
properties={keys:{writable:!0,enumerable:!0,configurable:!0,value:function(){return webidl.brandCheck(this,object),makeIterator(this,"key")}},values:{writable:!0,
enumerable:!0,configurable:!0,value:function(){return webidl.brandCheck(this,object),makeIterator(this,"value")}},entries:{writable:!0,enumerable:!0,configurable:!0,
value:function(){return webidl.brandCheck(this,object),makeIterator(this,"key+value")}},forEach:{writable:!0,enumerable:!0,configurable:!0,value:function(callbackfn,thisArg=globalThis){
if(webidl.brandCheck(this,object),webidl.argumentLengthCheck(arguments,1,`${name}.forEach`),typeof callbackfn!="function")throw new TypeError(`Failed to execute\
 'forEach' on '${name}': parameter 1 is not of type 'Function'.`);for(const{0:key,1:value}of makeIterator(this,"key+value"))callbackfn.call(thisArg,value,key,this)}}};
return Object.defineProperties(object.prototype,{...properties,[Symbol.iterator]:{writable:!0,enumerable:!1,configurable:!0,value:properties.entries.value}})}async function fullyReadBody(body,processBody,processBodyError){
const successSteps=processBody,errorSteps=processBodyError;let reader;try{reader=body.stream.getReader()}catch(e){errorSteps(e);return}try{successSteps(await readAllBytes(
reader))}catch(e){errorSteps(e)}}function isReadableStreamLike(stream){return stream instanceof ReadableStream||stream[Symbol.toStringTag]==="ReadableStream"&&typeof stream.
tee=="function"}function readableStreamClose(controller){try{controller.close(),controller.byobRequest?.respond(0)}catch(err){if(!err.message.includes("Controll\
er is already closed")&&!err.message.includes("ReadableStream is already closed"))throw err}}const invalidIsomorphicEncodeValueRegex=/[^\x00-\xFF]/;function isomorphicEncode(input){
return assert(!invalidIsomorphicEncodeValueRegex.test(input)),input}async function readAllBytes(reader){const bytes=[];let byteLength=0;for(;;){const{done,value:chunk}=await reader.
read();if(done)return Buffer.concat(bytes,byteLength);if(!isUint8Array(chunk))throw new TypeError("Received non-Uint8Array chunk");bytes.push(chunk),byteLength+=
chunk.length}}function urlIsLocal(url){assert("protocol"in url);const protocol=url.protocol;return protocol==="about:"||protocol==="blob:"||protocol==="data:"}function urlHasHttpsScheme(url){
return typeof url=="string"&&url[5]===":"&&url[0]==="h"&&url[1]==="t"&&url[2]==="t"&&url[3]==="p"&&url[4]==="s"||url.protocol==="https:"}function urlIsHttpHttpsScheme(url){
assert("protocol"in url);const protocol=url.protocol;return protocol==="http:"||protocol==="https:"}function simpleRangeHeaderValue(value,allowWhitespace){const data=value;
if(!data.startsWith("bytes"))return"failure";const position={position:5};if(allowWhitespace&&collectASequenceOfCodePoints(char=>char==="	"||char===" ",data,position),
data.charCodeAt(position.position)!==61)return"failure";position.position++,allowWhitespace&&collectASequenceOfCodePoints(char=>char==="	"||char===" ",data,position);
const rangeStart=collectASequenceOfCodePoints(char=>{const code=char.charCodeAt(0);return code>=48&&code<=57},data,position),rangeStartValue=rangeStart.length?Number(
rangeStart):null;if(allowWhitespace&&collectASequenceOfCodePoints(char=>char==="	"||char===" ",data,position),data.charCodeAt(position.position)!==45)return"fai\
lure";position.position++,allowWhitespace&&collectASequenceOfCodePoints(char=>char==="	"||char===" ",data,position);const rangeEnd=collectASequenceOfCodePoints(
char=>{const code=char.charCodeAt(0);return code>=48&&code<=57},data,position),rangeEndValue=rangeEnd.length?Number(rangeEnd):null;return position.position<data.
length||rangeEndValue===null&&rangeStartValue===null||rangeStartValue>rangeEndValue?"failure":{rangeStartValue,rangeEndValue}}function buildContentRange(rangeStart,rangeEnd,fullLength){
let contentRange="bytes ";return contentRange+=isomorphicEncode(`${rangeStart}`),contentRange+="-",contentRange+=isomorphicEncode(`${rangeEnd}`),contentRange+="\
/",contentRange+=isomorphicEncode(`${fullLength}`),contentRange}class InflateStream extends Transform{#zlibOptions;constructor(zlibOptions){super(),this.#zlibOptions=
zlibOptions}_transform(chunk,encoding,callback){if(!this._inflateStream){if(chunk.length===0){callback();return}this._inflateStream=(chunk[0]&15)===8?zlib.createInflate(
this.#zlibOptions):zlib.createInflateRaw(this.#zlibOptions),this._inflateStream.on("data",this.push.bind(this)),this._inflateStream.on("end",()=>this.push(null)),
this._inflateStream.on("error",err=>this.destroy(err))}this._inflateStream.write(chunk,encoding,callback)}_final(callback){this._inflateStream&&(this._inflateStream.
end(),this._inflateStream=null),callback()}}function createInflate(zlibOptions){return new InflateStream(zlibOptions)}function extractMimeType(headers){let charset=null,
essence=null,mimeType=null;const values=getDecodeSplit("content-type",headers);if(values===null)return"failure";for(const value of values){const temporaryMimeType=parseMIMEType(
value);temporaryMimeType==="failure"||temporaryMimeType.essence==="*/*"||(mimeType=temporaryMimeType,mimeType.essence!==essence?(charset=null,mimeType.parameters.
has("charset")&&(charset=mimeType.parameters.get("charset")),essence=mimeType.essence):!mimeType.parameters.has("charset")&&charset!==null&&mimeType.parameters.
set("charset",charset))}return mimeType??"failure"}function gettingDecodingSplitting(value){const input=value,position={position:0},values=[];let temporaryValue="";
for(;position.position<input.length;){if(temporaryValue+=collectASequenceOfCodePoints(char=>char!=='"'&&char!==",",input,position),position.position<input.length)
if(input.charCodeAt(position.position)===34){if(temporaryValue+=collectAnHTTPQuotedString(input,position),position.position<input.length)continue}else assert(input.
charCodeAt(position.position)===44),position.position++;temporaryValue=removeChars(temporaryValue,!0,!0,char=>char===9||char===32),values.push(temporaryValue),temporaryValue=
""}return values}function getDecodeSplit(name,list){const value=list.get(name,!0);return value===null?null:gettingDecodingSplitting(value)}const textDecoder=new TextDecoder;
function utf8DecodeBytes(buffer){return buffer.length===0?"":(buffer[0]===239&&buffer[1]===187&&buffer[2]===191&&(buffer=buffer.subarray(3)),textDecoder.decode(
buffer))}class EnvironmentSettingsObjectBase{get baseUrl(){return getGlobalOrigin()}get origin(){return this.baseUrl?.origin}policyContainer=makePolicyContainer()}
class EnvironmentSettingsObject{settingsObject=new EnvironmentSettingsObjectBase}const environmentSettingsObject=new EnvironmentSettingsObject;module.exports={isAborted,
isCancelled,isValidEncodedURL,createDeferredPromise,ReadableStreamFrom,tryUpgradeRequestToAPotentiallyTrustworthyURL,clampAndCoarsenConnectionTimingInfo,coarsenedSharedCurrentTime,
determineRequestsReferrer,makePolicyContainer,clonePolicyContainer,appendFetchMetadata,appendRequestOriginHeader,TAOCheck,corsCheck,crossOriginResourcePolicyCheck,
createOpaqueTimingInfo,setRequestReferrerPolicyOnRedirect,isValidHTTPToken,requestBadPort,requestCurrentURL,responseURL,responseLocationURL,isBlobLike,isURLPotentiallyTrustworthy,
isValidReasonPhrase,sameOrigin,normalizeMethod,serializeJavascriptValueToJSONString,iteratorMixin,createIterator,isValidHeaderName,isValidHeaderValue,isErrorLike,
fullyReadBody,bytesMatch,isReadableStreamLike,readableStreamClose,isomorphicEncode,urlIsLocal,urlHasHttpsScheme,urlIsHttpHttpsScheme,readAllBytes,simpleRangeHeaderValue,
buildContentRange,parseMetadata,createInflate,extractMimeType,getDecodeSplit,utf8DecodeBytes,environmentSettingsObject}}),5893:(function(module,__unused_webpack_exports,__webpack_require__){
const{types,inspect}=__webpack_require__(7975),{markAsUncloneable}=__webpack_require__(5919),{toUSVString}=__webpack_require__(3440),webidl={};webidl.converters=
{},webidl.util={},webidl.errors={},webidl.errors.exception=function(message){return new TypeError(`${message.header}: ${message.message}`)},webidl.errors.conversionFailed=
function(context){const plural=context.types.length===1?"":" one of",message=`${context.argument} could not be converted to${plural}: ${context.types.join(", ")}\
.`;return webidl.errors.exception({header:context.prefix,message})},webidl.errors.invalidArgument=function(context){return webidl.errors.exception({header:context.
prefix,message:`"${context.value}" is an invalid ${context.type}.`})},webidl.brandCheck=function(V,I,opts){if(opts?.strict!==!1){if(!(V instanceof I)){const err=new TypeError(
"Illegal invocation");throw err.code="ERR_INVALID_THIS",err}}else if(V?.[Symbol.toStringTag]!==I.prototype[Symbol.toStringTag]){const err=new TypeError("Illegal\
 invocation");throw err.code="ERR_INVALID_THIS",err}},webidl.argumentLengthCheck=function({length},min,ctx){if(length<min)throw webidl.errors.exception({message:`${min}\
 argument${min!==1?"s":""} required, but${length?" only":""} ${length} found.`,header:ctx})},webidl.illegalConstructor=function(){throw webidl.errors.exception(
{header:"TypeError",message:"Illegal constructor"})},webidl.util.Type=function(V){switch(typeof V){case"undefined":return"Undefined";case"boolean":return"Boolea\
n";case"string":return"String";case"symbol":return"Symbol";case"number":return"Number";case"bigint":return"BigInt";case"function":case"object":return V===null?"\
Null":"Object"}},webidl.util.markAsUncloneable=markAsUncloneable||(()=>{}),webidl.util.ConvertToInt=function(V,bitLength,signedness,opts){let upperBound,lowerBound;
bitLength===64?(upperBound=Math.pow(2,53)-1,signedness==="unsigned"?lowerBound=0:lowerBound=Math.pow(-2,53)+1):signedness==="unsigned"?(lowerBound=0,upperBound=
Math.pow(2,bitLength)-1):(lowerBound=Math.pow(-2,bitLength)-1,upperBound=Math.pow(2,bitLength-1)-1);let x=Number(V);if(x===0&&(x=0),opts?.enforceRange===!0){if(Number.
isNaN(x)||x===Number.POSITIVE_INFINITY||x===Number.NEGATIVE_INFINITY)throw webidl.errors.exception({header:"Integer conversion",message:`Could not convert ${webidl.
util.Stringify(V)} to an integer.`});if(x=webidl.util.IntegerPart(x),x<lowerBound||x>upperBound)throw webidl.errors.exception({header:"Integer conversion",message:`\
Value must be between ${lowerBound}-${upperBound}, got ${x}.`});return x}return!Number.isNaN(x)&&opts?.clamp===!0?(x=Math.min(Math.max(x,lowerBound),upperBound),
Math.floor(x)%2===0?x=Math.floor(x):x=Math.ceil(x),x):Number.isNaN(x)||x===0&&Object.is(0,x)||x===Number.POSITIVE_INFINITY||x===Number.NEGATIVE_INFINITY?0:(x=webidl.
util.IntegerPart(x),x=x%Math.pow(2,bitLength),signedness==="signed"&&x>=Math.pow(2,bitLength)-1?x-Math.pow(2,bitLength):x)},webidl.util.IntegerPart=function(n){
const r=Math.floor(Math.abs(n));return n<0?-1*r:r},webidl.util.Stringify=function(V){switch(webidl.util.Type(V)){case"Symbol":return`Symbol(${V.description})`;case"\
Object":return inspect(V);case"String":return`"${V}"`;default:return`${V}`}},webidl.sequenceConverter=function(converter){return(V,prefix,argument,Iterable)=>{if(webidl.
util.Type(V)!=="Object")throw webidl.errors.exception({header:prefix,message:`${argument} (${webidl.util.Stringify(V)}) is not iterable.`});const method=typeof Iterable==
"function"?Iterable():V?.[Symbol.iterator]?.(),seq=[];let index=0;if(method===void 0||typeof method.next!="function")throw webidl.errors.exception({header:prefix,
message:`${argument} is not iterable.`});for(;;){const{done,value}=method.next();if(done)break;seq.push(converter(value,prefix,`${argument}[${index++}]`))}return seq}},
webidl.recordConverter=function(keyConverter,valueConverter){return(O,prefix,argument)=>{if(webidl.util.Type(O)!=="Object")throw webidl.errors.exception({header:prefix,
message:`${argument} ("${webidl.util.Type(O)}") is not an Object.`});const result={};if(!types.isProxy(O)){const keys2=[...Object.getOwnPropertyNames(O),...Object.
getOwnPropertySymbols(O)];for(const key of keys2){const typedKey=keyConverter(key,prefix,argument),typedValue=valueConverter(O[key],prefix,argument);result[typedKey]=
typedValue}return result}const keys=Reflect.ownKeys(O);for(const key of keys)if(Reflect.getOwnPropertyDescriptor(O,key)?.enumerable){const typedKey=keyConverter(
key,prefix,argument),typedValue=valueConverter(O[key],prefix,argument);result[typedKey]=typedValue}return result}},webidl.interfaceConverter=function(i){return(V,prefix,argument,opts)=>{
if(opts?.strict!==!1&&!(V instanceof i))throw webidl.errors.exception({header:prefix,message:`Expected ${argument} ("${webidl.util.Stringify(V)}") to be an inst\
ance of ${i.name}.`});return V}},webidl.dictionaryConverter=function(converters){return(dictionary,prefix,argument)=>{const type=webidl.util.Type(dictionary),dict={};
if(type==="Null"||type==="Undefined")return dict;if(type!=="Object")throw webidl.errors.exception({header:prefix,message:`Expected ${dictionary} to be one of: N\
ull, Undefined, Object.`});for(const options of converters){const{key,defaultValue,required,converter}=options;if(required===!0&&!Object.hasOwn(dictionary,key))
throw webidl.errors.exception({header:prefix,message:`Missing required key "${key}".`});let value=dictionary[key];const hasDefault=Object.hasOwn(options,"defaul\
tValue");if(hasDefault&&value!==null&&(value??=defaultValue()),required||hasDefault||value!==void 0){if(value=converter(value,prefix,`${argument}.${key}`),options.
allowedValues&&!options.allowedValues.includes(value))throw webidl.errors.exception({header:prefix,message:`${value} is not an accepted type. Expected one of ${options.
allowedValues.join(", ")}.`});dict[key]=value}}return dict}},webidl.nullableConverter=function(converter){return(V,prefix,argument)=>V===null?V:converter(V,prefix,
argument)},webidl.converters.DOMString=function(V,prefix,argument,opts){if(V===null&&opts?.legacyNullToEmptyString)return"";if(typeof V=="symbol")throw webidl.errors.
exception({header:prefix,message:`${argument} is a symbol, which cannot be converted to a DOMString.`});return String(V)},webidl.converters.ByteString=function(V,prefix,argument){
const x=webidl.converters.DOMString(V,prefix,argument);for(let index=0;index<x.length;index++)if(x.charCodeAt(index)>255)throw new TypeError(`Cannot convert arg\
ument to a ByteString because the character at index ${index} has a value of ${x.charCodeAt(index)} which is greater than 255.`);return x},webidl.converters.USVString=
toUSVString,webidl.converters.boolean=function(V){return!!V},webidl.converters.any=function(V){return V},webidl.converters["long long"]=function(V,prefix,argument){
return webidl.util.ConvertToInt(V,64,"signed",void 0,prefix,argument)},webidl.converters["unsigned long long"]=function(V,prefix,argument){return webidl.util.ConvertToInt(
V,64,"unsigned",void 0,prefix,argument)},webidl.converters["unsigned long"]=function(V,prefix,argument){return webidl.util.ConvertToInt(V,32,"unsigned",void 0,prefix,
argument)},webidl.converters["unsigned short"]=function(V,prefix,argument,opts){return webidl.util.ConvertToInt(V,16,"unsigned",opts,prefix,argument)},webidl.converters.
ArrayBuffer=function(V,prefix,argument,opts){if(webidl.util.Type(V)!=="Object"||!types.isAnyArrayBuffer(V))throw webidl.errors.conversionFailed({prefix,argument:`${argument}\
 ("${webidl.util.Stringify(V)}")`,types:["ArrayBuffer"]});if(opts?.allowShared===!1&&types.isSharedArrayBuffer(V))throw webidl.errors.exception({header:"ArrayBu\
ffer",message:"SharedArrayBuffer is not allowed."});if(V.resizable||V.growable)throw webidl.errors.exception({header:"ArrayBuffer",message:"Received a resizable\
 ArrayBuffer."});return V},webidl.converters.TypedArray=function(V,T,prefix,name,opts){if(webidl.util.Type(V)!=="Object"||!types.isTypedArray(V)||V.constructor.
name!==T.name)throw webidl.errors.conversionFailed({prefix,argument:`${name} ("${webidl.util.Stringify(V)}")`,types:[T.name]});if(opts?.allowShared===!1&&types.
isSharedArrayBuffer(V.buffer))throw webidl.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."});if(V.buffer.resizable||V.buffer.
growable)throw webidl.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return V},webidl.converters.DataView=function(V,prefix,name,opts){
if(webidl.util.Type(V)!=="Object"||!types.isDataView(V))throw webidl.errors.exception({header:prefix,message:`${name} is not a DataView.`});if(opts?.allowShared===
!1&&types.isSharedArrayBuffer(V.buffer))throw webidl.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."});if(V.buffer.resizable||
V.buffer.growable)throw webidl.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return V},webidl.converters.BufferSource=function(V,prefix,name,opts){
if(types.isAnyArrayBuffer(V))return webidl.converters.ArrayBuffer(V,prefix,name,{...opts,allowShared:!1});if(types.isTypedArray(V))return webidl.converters.TypedArray(
V,V.constructor,prefix,name,{...opts,allowShared:!1});if(types.isDataView(V))return webidl.converters.DataView(V,prefix,name,{...opts,allowShared:!1});throw webidl.
errors.conversionFailed({prefix,argument:`${name} ("${webidl.util.Stringify(V)}")`,types:["BufferSource"]})},webidl.converters["sequence<ByteString>"]=webidl.sequenceConverter(
webidl.converters.ByteString),webidl.converters["sequence<sequence<ByteString>>"]=webidl.sequenceConverter(webidl.converters["sequence<ByteString>"]),webidl.converters["\
record<ByteString, ByteString>"]=webidl.recordConverter(webidl.converters.ByteString,webidl.converters.ByteString),module.exports={webidl}}),2607:(function(module){
function getEncoding(label){if(!label)return"failure";switch(label.trim().toLowerCase()){case"unicode-1-1-utf-8":case"unicode11utf8":case"unicode20utf8":case"ut\
f-8":case"utf8":case"x-unicode20utf8":return"UTF-8";case"866":case"cp866":case"csibm866":case"ibm866":return"IBM866";case"csisolatin2":case"iso-8859-2":case"iso\
-ir-101":case"iso8859-2":case"iso88592":case"iso_8859-2":case"iso_8859-2:1987":case"l2":case"latin2":return"ISO-8859-2";case"csisolatin3":case"iso-8859-3":case"\
iso-ir-109":case"iso8859-3":case"iso88593":case"iso_8859-3":case"iso_8859-3:1988":case"l3":case"latin3":return"ISO-8859-3";case"csisolatin4":case"iso-8859-4":case"\
iso-ir-110":case"iso8859-4":case"iso88594":case"iso_8859-4":case"iso_8859-4:1988":case"l4":case"latin4":return"ISO-8859-4";case"csisolatincyrillic":case"cyrilli\
c":case"iso-8859-5":case"iso-ir-144":case"iso8859-5":case"iso88595":case"iso_8859-5":case"iso_8859-5:1988":return"ISO-8859-5";case"arabic":case"asmo-708":case"c\
siso88596e":case"csiso88596i":case"csisolatinarabic":case"ecma-114":case"iso-8859-6":case"iso-8859-6-e":case"iso-8859-6-i":case"iso-ir-127":case"iso8859-6":case"\
iso88596":case"iso_8859-6":case"iso_8859-6:1987":return"ISO-8859-6";case"csisolatingreek":case"ecma-118":case"elot_928":case"greek":case"greek8":case"iso-8859-7":case"\
iso-ir-126":case"iso8859-7":case"iso88597":case"iso_8859-7":case"iso_8859-7:1987":case"sun_eu_greek":return"ISO-8859-7";case"csiso88598e":case"csisolatinhebrew":case"\
hebrew":case"iso-8859-8":case"iso-8859-8-e":case"iso-ir-138":case"iso8859-8":case"iso88598":case"iso_8859-8":case"iso_8859-8:1988":case"visual":return"ISO-8859-\
8";case"csiso88598i":case"iso-8859-8-i":case"logical":return"ISO-8859-8-I";case"csisolatin6":case"iso-8859-10":case"iso-ir-157":case"iso8859-10":case"iso885910":case"\
l6":case"latin6":return"ISO-8859-10";case"iso-8859-13":case"iso8859-13":case"iso885913":return"ISO-8859-13";case"iso-8859-14":case"iso8859-14":case"iso885914":return"\
ISO-8859-14";case"csisolatin9":case"iso-8859-15":case"iso8859-15":case"iso885915":case"iso_8859-15":case"l9":return"ISO-8859-15";case"iso-8859-16":return"ISO-88\
59-16";case"cskoi8r":case"koi":case"koi8":case"koi8-r":case"koi8_r":return"KOI8-R";case"koi8-ru":case"koi8-u":return"KOI8-U";case"csmacintosh":case"mac":case"ma\
cintosh":case"x-mac-roman":return"macintosh";case"iso-8859-11":case"iso8859-11":case"iso885911":case"tis-620":case"windows-874":return"windows-874";case"cp1250":case"\
windows-1250":case"x-cp1250":return"windows-1250";case"cp1251":case"windows-1251":case"x-cp1251":return"windows-1251";case"ansi_x3.4-1968":case"ascii":case"cp12\
52":case"cp819":case"csisolatin1":case"ibm819":case"iso-8859-1":case"iso-ir-100":case"iso8859-1":case"iso88591":case"iso_8859-1":case"iso_8859-1:1987":case"l1":case"\
latin1":case"us-ascii":case"windows-1252":case"x-cp1252":return"windows-1252";case"cp1253":case"windows-1253":case"x-cp1253":return"windows-1253";case"cp1254":case"\
csisolatin5":case"iso-8859-9":case"iso-ir-148":case"iso8859-9":case"iso88599":case"iso_8859-9":case"iso_8859-9:1989":case"l5":case"latin5":case"windows-1254":case"\
x-cp1254":return"windows-1254";case"cp1255":case"windows-1255":case"x-cp1255":return"windows-1255";case"cp1256":case"windows-1256":case"x-cp1256":return"windows\
-1256";case"cp1257":case"windows-1257":case"x-cp1257":return"windows-1257";case"cp1258":case"windows-1258":case"x-cp1258":return"windows-1258";case"x-mac-cyrill\
ic":case"x-mac-ukrainian":return"x-mac-cyrillic";case"chinese":case"csgb2312":case"csiso58gb231280":case"gb2312":case"gb_2312":case"gb_2312-80":case"gbk":case"i\
so-ir-58":case"x-gbk":return"GBK";case"gb18030":return"gb18030";case"big5":case"big5-hkscs":case"cn-big5":case"csbig5":case"x-x-big5":return"Big5";case"cseucpkd\
fmtjapanese":case"euc-jp":case"x-euc-jp":return"EUC-JP";case"csiso2022jp":case"iso-2022-jp":return"ISO-2022-JP";case"csshiftjis":case"ms932":case"ms_kanji":case"\
shift-jis":case"shift_jis":case"sjis":case"windows-31j":case"x-sjis":return"Shift_JIS";case"cseuckr":case"csksc56011987":case"euc-kr":case"iso-ir-149":case"kore\
an":case"ks_c_5601-1987":case"ks_c_5601-1989":case"ksc5601":case"ksc_5601":case"windows-949":return"EUC-KR";case"csiso2022kr":case"hz-gb-2312":case"iso-2022-cn":case"\
iso-2022-cn-ext":case"iso-2022-kr":case"replacement":return"replacement";case"unicodefffe":case"utf-16be":return"UTF-16BE";case"csunicode":case"iso-10646-ucs-2":case"\
ucs-2":case"unicode":case"unicodefeff":case"utf-16":case"utf-16le":return"UTF-16LE";case"x-user-defined":return"x-user-defined";default:return"failure"}}module.
exports={getEncoding}}),8355:(function(module,__unused_webpack_exports,__webpack_require__){const{staticPropertyDescriptors,readOperation,fireAProgressEvent}=__webpack_require__(
3610),{kState,kError,kResult,kEvents,kAborted}=__webpack_require__(961),{webidl}=__webpack_require__(5893),{kEnumerableProperty}=__webpack_require__(3440);class FileReader extends EventTarget{constructor(){
super(),this[kState]="empty",this[kResult]=null,this[kError]=null,this[kEvents]={loadend:null,error:null,abort:null,load:null,progress:null,loadstart:null}}readAsArrayBuffer(blob){
webidl.brandCheck(this,FileReader),webidl.argumentLengthCheck(arguments,1,"FileReader.readAsArrayBuffer"),blob=webidl.converters.Blob(blob,{strict:!1}),readOperation(
this,blob,"ArrayBuffer")}readAsBinaryString(blob){webidl.brandCheck(this,FileReader),webidl.argumentLengthCheck(arguments,1,"FileReader.readAsBinaryString"),blob=
webidl.converters.Blob(blob,{strict:!1}),readOperation(this,blob,"BinaryString")}readAsText(blob,encoding=void 0){webidl.brandCheck(this,FileReader),webidl.argumentLengthCheck(
arguments,1,"FileReader.readAsText"),blob=webidl.converters.Blob(blob,{strict:!1}),encoding!==void 0&&(encoding=webidl.converters.DOMString(encoding,"FileReader\
.readAsText","encoding")),readOperation(this,blob,"Text",encoding)}readAsDataURL(blob){webidl.brandCheck(this,FileReader),webidl.argumentLengthCheck(arguments,1,
"FileReader.readAsDataURL"),blob=webidl.converters.Blob(blob,{strict:!1}),readOperation(this,blob,"DataURL")}abort(){if(this[kState]==="empty"||this[kState]==="\
done"){this[kResult]=null;return}this[kState]==="loading"&&(this[kState]="done",this[kResult]=null),this[kAborted]=!0,fireAProgressEvent("abort",this),this[kState]!==
"loading"&&fireAProgressEvent("loadend",this)}get readyState(){switch(webidl.brandCheck(this,FileReader),this[kState]){case"empty":return this.EMPTY;case"loadin\
g":return this.LOADING;case"done":return this.DONE}}get result(){return webidl.brandCheck(this,FileReader),this[kResult]}get error(){return webidl.brandCheck(this,
FileReader),this[kError]}get onloadend(){return webidl.brandCheck(this,FileReader),this[kEvents].loadend}set onloadend(fn){webidl.brandCheck(this,FileReader),this[kEvents].
loadend&&this.removeEventListener("loadend",this[kEvents].loadend),typeof fn=="function"?(this[kEvents].loadend=fn,this.addEventListener("loadend",fn)):this[kEvents].
loadend=null}get onerror(){return webidl.brandCheck(this,FileReader),this[kEvents].error}set onerror(fn){webidl.brandCheck(this,FileReader),this[kEvents].error&&
this.removeEventListener("error",this[kEvents].error),typeof fn=="function"?(this[kEvents].error=fn,this.addEventListener("error",fn)):this[kEvents].error=null}get onloadstart(){
return webidl.brandCheck(this,FileReader),this[kEvents].loadstart}set onloadstart(fn){webidl.brandCheck(this,FileReader),this[kEvents].loadstart&&this.removeEventListener(
"loadstart",this[kEvents].loadstart),typeof fn=="function"?(this[kEvents].loadstart=fn,this.addEventListener("loadstart",fn)):this[kEvents].loadstart=null}get onprogress(){
return webidl.brandCheck(this,FileReader),this[kEvents].progress}set onprogress(fn){webidl.brandCheck(this,FileReader),this[kEvents].progress&&this.removeEventListener(
"progress",this[kEvents].progress),typeof fn=="function"?(this[kEvents].progress=fn,this.addEventListener("progress",fn)):this[kEvents].progress=null}get onload(){
return webidl.brandCheck(this,FileReader),this[kEvents].load}set onload(fn){webidl.brandCheck(this,FileReader),this[kEvents].load&&this.removeEventListener("loa\
d",this[kEvents].load),typeof fn=="function"?(this[kEvents].load=fn,this.addEventListener("load",fn)):this[kEvents].load=null}get onabort(){return webidl.brandCheck(
this,FileReader),this[kEvents].abort}set onabort(fn){webidl.brandCheck(this,FileReader),this[kEvents].abort&&this.removeEventListener("abort",this[kEvents].abort),
typeof fn=="function"?(this[kEvents].abort=fn,this.addEventListener("abort",fn)):this[kEvents].abort=null}}FileReader.EMPTY=FileReader.prototype.EMPTY=0,FileReader.
LOADING=FileReader.prototype.LOADING=1,FileReader.DONE=FileReader.prototype.DONE=2,Object.defineProperties(FileReader.prototype,{EMPTY:staticPropertyDescriptors,
LOADING:staticPropertyDescriptors,DONE:staticPropertyDescriptors,readAsArrayBuffer:kEnumerableProperty,readAsBinaryString:kEnumerableProperty,readAsText:kEnumerableProperty,
readAsDataURL:kEnumerableProperty,abort:kEnumerableProperty,readyState:kEnumerableProperty,result:kEnumerableProperty,error:kEnumerableProperty,onloadstart:kEnumerableProperty,
onprogress:kEnumerableProperty,onload:kEnumerableProperty,onabort:kEnumerableProperty,onerror:kEnumerableProperty,onloadend:kEnumerableProperty,[Symbol.toStringTag]:{
value:"FileReader",writable:!1,enumerable:!1,configurable:!0}}),Object.defineProperties(FileReader,{EMPTY:staticPropertyDescriptors,LOADING:staticPropertyDescriptors,
DONE:staticPropertyDescriptors}),module.exports={FileReader}}),8573:(function(module,__unused_webpack_exports,__webpack_require__){const{webidl}=__webpack_require__(
5893),kState=Symbol("ProgressEvent state");class ProgressEvent extends Event{constructor(type,eventInitDict={}){type=webidl.converters.DOMString(type,"ProgressE\
vent constructor","type"),eventInitDict=webidl.converters.ProgressEventInit(eventInitDict??{}),super(type,eventInitDict),this[kState]={lengthComputable:eventInitDict.
lengthComputable,loaded:eventInitDict.loaded,total:eventInitDict.total}}get lengthComputable(){return webidl.brandCheck(this,ProgressEvent),this[kState].lengthComputable}get loaded(){
return webidl.brandCheck(this,ProgressEvent),this[kState].loaded}get total(){return webidl.brandCheck(this,ProgressEvent),this[kState].total}}webidl.converters.
ProgressEventInit=webidl.dictionaryConverter([{key:"lengthComputable",converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"loaded",converter:webidl.converters["\
unsigned long long"],defaultValue:()=>0},{key:"total",converter:webidl.converters["unsigned long long"],defaultValue:()=>0},{key:"bubbles",converter:webidl.converters.
boolean,defaultValue:()=>!1},{key:"cancelable",converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"composed",converter:webidl.converters.boolean,defaultValue:()=>!1}]),
module.exports={ProgressEvent}}),961:(function(module){module.exports={kState:Symbol("FileReader state"),kResult:Symbol("FileReader result"),kError:Symbol("File\
Reader error"),kLastProgressEventFired:Symbol("FileReader last progress event fired timestamp"),kEvents:Symbol("FileReader events"),kAborted:Symbol("FileReader \
aborted")}}),3610:(function(module,__unused_webpack_exports,__webpack_require__){const{kState,kError,kResult,kAborted,kLastProgressEventFired}=__webpack_require__(
961),{ProgressEvent}=__webpack_require__(8573),{getEncoding}=__webpack_require__(2607),{serializeAMimeType,parseMIMEType}=__webpack_require__(1900),{types}=__webpack_require__(
7975),{StringDecoder}=__webpack_require__(3193),{btoa}=__webpack_require__(4573),staticPropertyDescriptors={enumerable:!0,writable:!1,configurable:!1};function readOperation(fr,blob,type,encodingName){
if(fr[kState]==="loading")throw new DOMException("Invalid state","InvalidStateError");fr[kState]="loading",fr[kResult]=null,fr[kError]=null;const reader=blob.stream().
getReader(),bytes=[];let chunkPromise=reader.read(),isFirstChunk=!0;(async()=>{for(;!fr[kAborted];)try{const{done,value}=await chunkPromise;if(isFirstChunk&&!fr[kAborted]&&
queueMicrotask(()=>{fireAProgressEvent("loadstart",fr)}),isFirstChunk=!1,!done&&types.isUint8Array(value))bytes.push(value),(fr[kLastProgressEventFired]===void 0||
Date.now()-fr[kLastProgressEventFired]>=50)&&!fr[kAborted]&&(fr[kLastProgressEventFired]=Date.now(),queueMicrotask(()=>{fireAProgressEvent("progress",fr)})),chunkPromise=
reader.read();else if(done){queueMicrotask(()=>{fr[kState]="done";try{const result=packageData(bytes,type,blob.type,encodingName);if(fr[kAborted])return;fr[kResult]=
result,fireAProgressEvent("load",fr)}catch(error){fr[kError]=error,fireAProgressEvent("error",fr)}fr[kState]!=="loading"&&fireAProgressEvent("loadend",fr)});break}}catch(error){
if(fr[kAborted])return;queueMicrotask(()=>{fr[kState]="done",fr[kError]=error,fireAProgressEvent("error",fr),fr[kState]!=="loading"&&fireAProgressEvent("loadend",
fr)});break}})()}function fireAProgressEvent(e,reader){const event=new ProgressEvent(e,{bubbles:!1,cancelable:!1});reader.dispatchEvent(event)}function packageData(bytes,type,mimeType,encodingName){
switch(type){case"DataURL":{let dataURL="data:";const parsed=parseMIMEType(mimeType||"application/octet-stream");parsed!=="failure"&&(dataURL+=serializeAMimeType(
parsed)),dataURL+=";base64,";const decoder=new StringDecoder("latin1");for(const chunk of bytes)dataURL+=btoa(decoder.write(chunk));return dataURL+=btoa(decoder.
end()),dataURL}case"Text":{let encoding="failure";if(encodingName&&(encoding=getEncoding(encodingName)),encoding==="failure"&&mimeType){const type2=parseMIMEType(
mimeType);type2!=="failure"&&(encoding=getEncoding(type2.parameters.get("charset")))}return encoding==="failure"&&(encoding="UTF-8"),decode(bytes,encoding)}case"\
ArrayBuffer":return combineByteSequences(bytes).buffer;case"BinaryString":{let binaryString="";const decoder=new StringDecoder("latin1");for(const chunk of bytes)
binaryString+=decoder.write(chunk);return binaryString+=decoder.end(),binaryString}}}function decode(ioQueue,encoding){const bytes=combineByteSequences(ioQueue),
BOMEncoding=BOMSniffing(bytes);let slice=0;BOMEncoding!==null&&(encoding=BOMEncoding,slice=BOMEncoding==="UTF-8"?3:2);const sliced=bytes.slice(slice);return new TextDecoder(
encoding).decode(sliced)}function BOMSniffing(ioQueue){const[a,b,c]=ioQueue;return a===239&&b===187&&c===191?"UTF-8":a===254&&b===255?"UTF-16BE":a===255&&b===254?
"UTF-16LE":null}function combineByteSequences(sequences){const size=sequences.reduce((a,b)=>a+b.byteLength,0);let offset=0;return sequences.reduce((a,b)=>(a.set(
b,offset),offset+=b.byteLength,a),new Uint8Array(size))}module.exports={staticPropertyDescriptors,readOperation,fireAProgressEvent}}),6897:(function(module,__unused_webpack_exports,__webpack_require__){
const{uid,states,sentCloseFrameState,emptyBuffer,opcodes}=__webpack_require__(736),{kReadyState,kSentClose,kByteParser,kReceivedClose,kResponse}=__webpack_require__(
1216),{fireEvent,failWebsocketConnection,isClosing,isClosed,isEstablished,parseExtensions}=__webpack_require__(8625),{channels}=__webpack_require__(2414),{CloseEvent}=__webpack_require__(
5188),{makeRequest}=__webpack_require__(9967),{fetching}=__webpack_require__(4398),{Headers,getHeadersList}=__webpack_require__(660),{getDecodeSplit}=__webpack_require__(
3168),{WebsocketFrameSend}=__webpack_require__(3264);let crypto;try{crypto=__webpack_require__(7598)}catch{}function establishWebSocketConnection(url,protocols,client,ws,onEstablish,options){
const requestURL=url;requestURL.protocol=url.protocol==="ws:"?"http:":"https:";const request=makeRequest({urlList:[requestURL],client,serviceWorkers:"none",referrer:"\
no-referrer",mode:"websocket",credentials:"include",cache:"no-store",redirect:"error"});if(options.headers){const headersList=getHeadersList(new Headers(options.
headers));request.headersList=headersList}const keyValue=crypto.randomBytes(16).toString("base64");request.headersList.append("sec-websocket-key",keyValue),request.
headersList.append("sec-websocket-version","13");for(const protocol of protocols)request.headersList.append("sec-websocket-protocol",protocol);return request.headersList.
append("sec-websocket-extensions","permessage-deflate; client_max_window_bits"),fetching({request,useParallelQueue:!0,dispatcher:options.dispatcher,processResponse(response){
if(response.type==="error"||response.status!==101){failWebsocketConnection(ws,"Received network error or non-101 status code.");return}if(protocols.length!==0&&
!response.headersList.get("Sec-WebSocket-Protocol")){failWebsocketConnection(ws,"Server did not respond with sent protocols.");return}if(response.headersList.get(
"Upgrade")?.toLowerCase()!=="websocket"){failWebsocketConnection(ws,'Server did not set Upgrade header to "websocket".');return}if(response.headersList.get("Con\
nection")?.toLowerCase()!=="upgrade"){failWebsocketConnection(ws,'Server did not set Connection header to "upgrade".');return}const secWSAccept=response.headersList.
get("Sec-WebSocket-Accept"),digest=crypto.createHash("sha1").update(keyValue+uid).digest("base64");if(secWSAccept!==digest){failWebsocketConnection(ws,"Incorrec\
t hash received in Sec-WebSocket-Accept header.");return}const secExtension=response.headersList.get("Sec-WebSocket-Extensions");let extensions;if(secExtension!==
null&&(extensions=parseExtensions(secExtension),!extensions.has("permessage-deflate"))){failWebsocketConnection(ws,"Sec-WebSocket-Extensions header does not mat\
ch.");return}const secProtocol=response.headersList.get("Sec-WebSocket-Protocol");if(secProtocol!==null){const requestProtocols=getDecodeSplit("sec-websocket-pr\
otocol",request.headersList);if(requestProtocols===null||!requestProtocols.includes(secProtocol)){failWebsocketConnection(ws,"Protocol was not set in the openin\
g handshake.");return}}response.socket.on("data",onSocketData),response.socket.on("close",onSocketClose),response.socket.on("error",onSocketError),channels.open.
hasSubscribers&&channels.open.publish({address:response.socket.address(),protocol:secProtocol,extensions:secExtension}),onEstablish(response,extensions)}})}function closeWebSocketConnection(ws,code,reason,reasonByteLength){
if(!(isClosing(ws)||isClosed(ws)))if(!isEstablished(ws))failWebsocketConnection(ws,"Connection was closed before it was established."),ws[kReadyState]=states.CLOSING;else if(ws[kSentClose]===
sentCloseFrameState.NOT_SENT){ws[kSentClose]=sentCloseFrameState.PROCESSING;const frame=new WebsocketFrameSend;code!==void 0&&reason===void 0?(frame.frameData=Buffer.
allocUnsafe(2),frame.frameData.writeUInt16BE(code,0)):code!==void 0&&reason!==void 0?(frame.frameData=Buffer.allocUnsafe(2+reasonByteLength),frame.frameData.writeUInt16BE(
code,0),frame.frameData.write(reason,2,"utf-8")):frame.frameData=emptyBuffer,ws[kResponse].socket.write(frame.createFrame(opcodes.CLOSE)),ws[kSentClose]=sentCloseFrameState.
SENT,ws[kReadyState]=states.CLOSING}else ws[kReadyState]=states.CLOSING}function onSocketData(chunk){this.ws[kByteParser].write(chunk)||this.pause()}function onSocketClose(){
const{ws}=this,{[kResponse]:response}=ws;response.socket.off("data",onSocketData),response.socket.off("close",onSocketClose),response.socket.off("error",onSocketError);
const wasClean=ws[kSentClose]===sentCloseFrameState.SENT&&ws[kReceivedClose];let code=1005,reason="";const result=ws[kByteParser].closingInfo;result&&!result.error?
(code=result.code??1005,reason=result.reason):ws[kReceivedClose]||(code=1006),ws[kReadyState]=states.CLOSED,fireEvent("close",ws,(type,init)=>new CloseEvent(type,
init),{wasClean,code,reason}),channels.close.hasSubscribers&&channels.close.publish({websocket:ws,code,reason})}function onSocketError(error){const{ws}=this;ws[kReadyState]=
states.CLOSING,channels.socketError.hasSubscribers&&channels.socketError.publish(error),this.destroy()}module.exports={establishWebSocketConnection,closeWebSocketConnection}}),
736:(function(module){const uid="258EAFA5-E914-47DA-95CA-C5AB0DC85B11",staticPropertyDescriptors={enumerable:!0,writable:!1,configurable:!1},states={CONNECTING:0,
OPEN:1,CLOSING:2,CLOSED:3},sentCloseFrameState={NOT_SENT:0,PROCESSING:1,SENT:2},opcodes={CONTINUATION:0,TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10},maxUnsigned16Bit=2**
16-1,parserStates={INFO:0,PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,READ_DATA:4},emptyBuffer=Buffer.allocUnsafe(0),sendHints={string:1,typedArray:2,arrayBuffer:3,blob:4};
module.exports={uid,sentCloseFrameState,staticPropertyDescriptors,states,opcodes,maxUnsigned16Bit,parserStates,emptyBuffer,sendHints}}),5188:(function(module,__unused_webpack_exports,__webpack_require__){
const{webidl}=__webpack_require__(5893),{kEnumerableProperty}=__webpack_require__(3440),{kConstruct}=__webpack_require__(6443),{MessagePort}=__webpack_require__(
5919);class MessageEvent extends Event{#eventInit;constructor(type,eventInitDict={}){if(type===kConstruct){super(arguments[1],arguments[2]),webidl.util.markAsUncloneable(
this);return}const prefix="MessageEvent constructor";webidl.argumentLengthCheck(arguments,1,prefix),type=webidl.converters.DOMString(type,prefix,"type"),eventInitDict=
webidl.converters.MessageEventInit(eventInitDict,prefix,"eventInitDict"),super(type,eventInitDict),this.#eventInit=eventInitDict,webidl.util.markAsUncloneable(this)}get data(){
return webidl.brandCheck(this,MessageEvent),this.#eventInit.data}get origin(){return webidl.brandCheck(this,MessageEvent),this.#eventInit.origin}get lastEventId(){
return webidl.brandCheck(this,MessageEvent),this.#eventInit.lastEventId}get source(){return webidl.brandCheck(this,MessageEvent),this.#eventInit.source}get ports(){
return webidl.brandCheck(this,MessageEvent),Object.isFrozen(this.#eventInit.ports)||Object.freeze(this.#eventInit.ports),this.#eventInit.ports}initMessageEvent(type,bubbles=!1,cancelable=!1,data=null,origin="",lastEventId="",source=null,ports=[]){
return webidl.brandCheck(this,MessageEvent),webidl.argumentLengthCheck(arguments,1,"MessageEvent.initMessageEvent"),new MessageEvent(type,{bubbles,cancelable,data,
origin,lastEventId,source,ports})}static createFastMessageEvent(type,init){const messageEvent=new MessageEvent(kConstruct,type,init);return messageEvent.#eventInit=
init,messageEvent.#eventInit.data??=null,messageEvent.#eventInit.origin??="",messageEvent.#eventInit.lastEventId??="",messageEvent.#eventInit.source??=null,messageEvent.#eventInit.
ports??=[],messageEvent}}const{createFastMessageEvent}=MessageEvent;delete MessageEvent.createFastMessageEvent;class CloseEvent extends Event{#eventInit;constructor(type,eventInitDict={}){
const prefix="CloseEvent constructor";webidl.argumentLengthCheck(arguments,1,prefix),type=webidl.converters.DOMString(type,prefix,"type"),eventInitDict=webidl.converters.
CloseEventInit(eventInitDict),super(type,eventInitDict),this.#eventInit=eventInitDict,webidl.util.markAsUncloneable(this)}get wasClean(){return webidl.brandCheck(
this,CloseEvent),this.#eventInit.wasClean}get code(){return webidl.brandCheck(this,CloseEvent),this.#eventInit.code}get reason(){return webidl.brandCheck(this,CloseEvent),
this.#eventInit.reason}}class ErrorEvent extends Event{#eventInit;constructor(type,eventInitDict){const prefix="ErrorEvent constructor";webidl.argumentLengthCheck(
arguments,1,prefix),super(type,eventInitDict),webidl.util.markAsUncloneable(this),type=webidl.converters.DOMString(type,prefix,"type"),eventInitDict=webidl.converters.
ErrorEventInit(eventInitDict??{}),this.#eventInit=eventInitDict}get message(){return webidl.brandCheck(this,ErrorEvent),this.#eventInit.message}get filename(){return webidl.
brandCheck(this,ErrorEvent),this.#eventInit.filename}get lineno(){return webidl.brandCheck(this,ErrorEvent),this.#eventInit.lineno}get colno(){return webidl.brandCheck(
this,ErrorEvent),this.#eventInit.colno}get error(){return webidl.brandCheck(this,ErrorEvent),this.#eventInit.error}}Object.defineProperties(MessageEvent.prototype,
{[Symbol.toStringTag]:{value:"MessageEvent",configurable:!0},data:kEnumerableProperty,origin:kEnumerableProperty,lastEventId:kEnumerableProperty,source:kEnumerableProperty,
ports:kEnumerableProperty,initMessageEvent:kEnumerableProperty}),Object.defineProperties(CloseEvent.prototype,{[Symbol.toStringTag]:{value:"CloseEvent",configurable:!0},
reason:kEnumerableProperty,code:kEnumerableProperty,wasClean:kEnumerableProperty}),Object.defineProperties(ErrorEvent.prototype,{[Symbol.toStringTag]:{value:"Er\
rorEvent",configurable:!0},message:kEnumerableProperty,filename:kEnumerableProperty,lineno:kEnumerableProperty,colno:kEnumerableProperty,error:kEnumerableProperty}),
webidl.converters.MessagePort=webidl.interfaceConverter(MessagePort),webidl.converters["sequence<MessagePort>"]=webidl.sequenceConverter(webidl.converters.MessagePort);
const eventInit=[{key:"bubbles",converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"cancelable",converter:webidl.converters.boolean,defaultValue:()=>!1},
{key:"composed",converter:webidl.converters.boolean,defaultValue:()=>!1}];webidl.converters.MessageEventInit=webidl.dictionaryConverter([...eventInit,{key:"data",
converter:webidl.converters.any,defaultValue:()=>null},{key:"origin",converter:webidl.converters.USVString,defaultValue:()=>""},{key:"lastEventId",converter:webidl.
converters.DOMString,defaultValue:()=>""},{key:"source",converter:webidl.nullableConverter(webidl.converters.MessagePort),defaultValue:()=>null},{key:"ports",converter:webidl.
converters["sequence<MessagePort>"],defaultValue:()=>new Array(0)}]),webidl.converters.CloseEventInit=webidl.dictionaryConverter([...eventInit,{key:"wasClean",converter:webidl.
converters.boolean,defaultValue:()=>!1},{key:"code",converter:webidl.converters["unsigned short"],defaultValue:()=>0},{key:"reason",converter:webidl.converters.
USVString,defaultValue:()=>""}]),webidl.converters.ErrorEventInit=webidl.dictionaryConverter([...eventInit,{key:"message",converter:webidl.converters.DOMString,
defaultValue:()=>""},{key:"filename",converter:webidl.converters.USVString,defaultValue:()=>""},{key:"lineno",converter:webidl.converters["unsigned long"],defaultValue:()=>0},
{key:"colno",converter:webidl.converters["unsigned long"],defaultValue:()=>0},{key:"error",converter:webidl.converters.any}]),module.exports={MessageEvent,CloseEvent,
ErrorEvent,createFastMessageEvent}}),3264:(function(module,__unused_webpack_exports,__webpack_require__){const{maxUnsigned16Bit}=__webpack_require__(736),BUFFER_SIZE=16386;
let crypto,buffer=null,bufIdx=BUFFER_SIZE;try{crypto=__webpack_require__(7598)}catch{crypto={randomFillSync:function(buffer2,_offset,_size){for(let i=0;i<buffer2.
length;++i)buffer2[i]=Math.random()*255|0;return buffer2}}}function generateMask(){return bufIdx===BUFFER_SIZE&&(bufIdx=0,crypto.randomFillSync(buffer??=Buffer.
allocUnsafe(BUFFER_SIZE),0,BUFFER_SIZE)),[buffer[bufIdx++],buffer[bufIdx++],buffer[bufIdx++],buffer[bufIdx++]]}class WebsocketFrameSend{constructor(data){this.frameData=
data}createFrame(opcode){const frameData=this.frameData,maskKey=generateMask(),bodyLength=frameData?.byteLength??0;let payloadLength=bodyLength,offset=6;bodyLength>
maxUnsigned16Bit?(offset+=8,payloadLength=127):bodyLength>125&&(offset+=2,payloadLength=126);const buffer2=Buffer.allocUnsafe(bodyLength+offset);buffer2[0]=buffer2[1]=
0,buffer2[0]|=128,buffer2[0]=(buffer2[0]&240)+opcode;buffer2[offset-4]=maskKey[0],buffer2[offset-3]=maskKey[1],buffer2[offset-2]=maskKey[2],buffer2[offset-1]=maskKey[3],
buffer2[1]=payloadLength,payloadLength===126?buffer2.writeUInt16BE(bodyLength,2):payloadLength===127&&(buffer2[2]=buffer2[3]=0,buffer2.writeUIntBE(bodyLength,4,
6)),buffer2[1]|=128;for(let i=0;i<bodyLength;++i)buffer2[offset+i]=frameData[i]^maskKey[i&3];return buffer2}}module.exports={WebsocketFrameSend}}),9469:(function(module,__unused_webpack_exports,__webpack_require__){
const{createInflateRaw,Z_DEFAULT_WINDOWBITS}=__webpack_require__(8522),{isValidClientWindowBits}=__webpack_require__(8625),{MessageSizeExceededError}=__webpack_require__(
8707),tail=Buffer.from([0,0,255,255]),kBuffer=Symbol("kBuffer"),kLength=Symbol("kLength");class PerMessageDeflate{#inflate;#options={};#maxPayloadSize=0;constructor(extensions,options){
this.#options.serverNoContextTakeover=extensions.has("server_no_context_takeover"),this.#options.serverMaxWindowBits=extensions.get("server_max_window_bits"),this.#maxPayloadSize=
options.maxPayloadSize}decompress(chunk,fin,callback){if(!this.#inflate){let windowBits=Z_DEFAULT_WINDOWBITS;if(this.#options.serverMaxWindowBits){if(!isValidClientWindowBits(
this.#options.serverMaxWindowBits)){callback(new Error("Invalid server_max_window_bits"));return}windowBits=Number.parseInt(this.#options.serverMaxWindowBits)}try{
this.#inflate=createInflateRaw({windowBits})}catch(err){callback(err);return}this.#inflate[kBuffer]=[],this.#inflate[kLength]=0,this.#inflate.on("data",data=>{if(this.#inflate[kLength]+=
data.length,this.#maxPayloadSize>0&&this.#inflate[kLength]>this.#maxPayloadSize){callback(new MessageSizeExceededError),this.#inflate.removeAllListeners(),this.#inflate.
destroy(),this.#inflate=null;return}this.#inflate[kBuffer].push(data)}),this.#inflate.on("error",err=>{this.#inflate=null,callback(err)})}this.#inflate.write(chunk),
fin&&this.#inflate.write(tail),this.#inflate.flush(()=>{if(!this.#inflate)return;const full=Buffer.concat(this.#inflate[kBuffer],this.#inflate[kLength]);this.#inflate[kBuffer].
length=0,this.#inflate[kLength]=0,callback(null,full)})}}module.exports={PerMessageDeflate}}),1652:(function(module,__unused_webpack_exports,__webpack_require__){
const{Writable}=__webpack_require__(7075),assert=__webpack_require__(4589),{parserStates,opcodes,states,emptyBuffer,sentCloseFrameState}=__webpack_require__(736),
{kReadyState,kSentClose,kResponse,kReceivedClose}=__webpack_require__(1216),{channels}=__webpack_require__(2414),{isValidStatusCode,isValidOpcode,failWebsocketConnection,
websocketMessageReceived,utf8Decode,isControlFrame,isTextBinaryFrame,isContinuationFrame}=__webpack_require__(8625),{WebsocketFrameSend}=__webpack_require__(3264),
{closeWebSocketConnection}=__webpack_require__(6897),{PerMessageDeflate}=__webpack_require__(9469),{MessageSizeExceededError}=__webpack_require__(8707);function failWebsocketConnectionWithCode(ws,code,reason){
closeWebSocketConnection(ws,code,reason,Buffer.byteLength(reason)),failWebsocketConnection(ws,reason)}class ByteParser extends Writable{#buffers=[];#fragmentsBytes=0;#byteOffset=0;#loop=!1;#state=parserStates.
INFO;#info={};#fragments=[];#extensions;#maxFragments;#maxPayloadSize;constructor(ws,extensions,options={}){super(),this.ws=ws,this.#extensions=extensions??new Map,
this.#maxFragments=options.maxFragments??0,this.#maxPayloadSize=options.maxPayloadSize??0,this.#extensions.has("permessage-deflate")&&this.#extensions.set("perm\
essage-deflate",new PerMessageDeflate(extensions,options))}_write(chunk,_,callback){this.#buffers.push(chunk),this.#byteOffset+=chunk.length,this.#loop=!0,this.
run(callback)}#validatePayloadLength(){return this.#maxPayloadSize>0&&!isControlFrame(this.#info.opcode)&&this.#info.payloadLength+this.#fragmentsBytes>this.#maxPayloadSize?
(failWebsocketConnectionWithCode(this.ws,1009,"Payload size exceeds maximum allowed size"),!1):!0}run(callback){for(;this.#loop;)if(this.#state===parserStates.INFO){
if(this.#byteOffset<2)return callback();const buffer=this.consume(2),fin=(buffer[0]&128)!==0,opcode=buffer[0]&15,masked=(buffer[1]&128)===128,fragmented=!fin&&opcode!==
opcodes.CONTINUATION,payloadLength=buffer[1]&127,rsv1=buffer[0]&64,rsv2=buffer[0]&32,rsv3=buffer[0]&16;if(!isValidOpcode(opcode))return failWebsocketConnection(
this.ws,"Invalid opcode received"),callback();if(masked)return failWebsocketConnection(this.ws,"Frame cannot be masked"),callback();if(rsv1!==0&&!this.#extensions.
has("permessage-deflate")){failWebsocketConnection(this.ws,"Expected RSV1 to be clear.");return}if(rsv2!==0||rsv3!==0){failWebsocketConnection(this.ws,"RSV1, RS\
V2, RSV3 must be clear");return}if(fragmented&&!isTextBinaryFrame(opcode)){failWebsocketConnection(this.ws,"Invalid frame type was fragmented.");return}if(isTextBinaryFrame(
opcode)&&this.#fragments.length>0){failWebsocketConnection(this.ws,"Expected continuation frame");return}if(this.#info.fragmented&&fragmented){failWebsocketConnection(
this.ws,"Fragmented frame exceeded 125 bytes.");return}if((payloadLength>125||fragmented)&&isControlFrame(opcode)){failWebsocketConnection(this.ws,"Control fram\
e either too large or fragmented");return}if(isContinuationFrame(opcode)&&this.#fragments.length===0&&!this.#info.compressed){failWebsocketConnection(this.ws,"U\
nexpected continuation frame");return}if(payloadLength<=125){if(this.#info.payloadLength=payloadLength,this.#state=parserStates.READ_DATA,!this.#validatePayloadLength())
return}else payloadLength===126?this.#state=parserStates.PAYLOADLENGTH_16:payloadLength===127&&(this.#state=parserStates.PAYLOADLENGTH_64);isTextBinaryFrame(opcode)&&
(this.#info.binaryType=opcode,this.#info.compressed=rsv1!==0),this.#info.opcode=opcode,this.#info.masked=masked,this.#info.fin=fin,this.#info.fragmented=fragmented}else if(this.#state===
parserStates.PAYLOADLENGTH_16){if(this.#byteOffset<2)return callback();const buffer=this.consume(2);if(this.#info.payloadLength=buffer.readUInt16BE(0),this.#state=
parserStates.READ_DATA,!this.#validatePayloadLength())return}else if(this.#state===parserStates.PAYLOADLENGTH_64){if(this.#byteOffset<8)return callback();const buffer=this.
consume(8),upper=buffer.readUInt32BE(0),lower=buffer.readUInt32BE(4);if(upper!==0||lower>2**31-1){failWebsocketConnection(this.ws,"Received payload length > 2^3\
1 bytes.");return}if(this.#info.payloadLength=lower,this.#state=parserStates.READ_DATA,!this.#validatePayloadLength())return}else if(this.#state===parserStates.
READ_DATA){if(this.#byteOffset<this.#info.payloadLength)return callback();const body=this.consume(this.#info.payloadLength);if(isControlFrame(this.#info.opcode)){
this.#loop=this.parseControlFrame(body),this.#state=parserStates.INFO;const socket=this.ws[kResponse].socket;if(this.#loop&&socket.writableNeedDrain){this.#loop=
!1,socket.once("drain",()=>{this.destroyed||(this.#loop=!0,this.run(callback))});return}}else if(this.#info.compressed){this.#extensions.get("permessage-deflate").
decompress(body,this.#info.fin,(error,data)=>{if(error){const code=error instanceof MessageSizeExceededError?1009:1007;failWebsocketConnectionWithCode(this.ws,code,
error.message);return}if(this.writeFragments(data)){if(this.#maxPayloadSize>0&&this.#fragmentsBytes>this.#maxPayloadSize){failWebsocketConnectionWithCode(this.ws,
1009,new MessageSizeExceededError().message);return}if(!this.#info.fin){this.#state=parserStates.INFO,this.#loop=!0,this.run(callback);return}websocketMessageReceived(
this.ws,this.#info.binaryType,this.consumeFragments()),this.#loop=!0,this.#state=parserStates.INFO,this.run(callback)}}),this.#loop=!1;break}else{if(!this.writeFragments(
body))return;if(this.#maxPayloadSize>0&&this.#fragmentsBytes>this.#maxPayloadSize){failWebsocketConnectionWithCode(this.ws,1009,new MessageSizeExceededError().message);
return}!this.#info.fragmented&&this.#info.fin&&websocketMessageReceived(this.ws,this.#info.binaryType,this.consumeFragments()),this.#state=parserStates.INFO}}}consume(n){
if(n>this.#byteOffset)throw new Error("Called consume() before buffers satiated.");if(n===0)return emptyBuffer;if(this.#buffers[0].length===n)return this.#byteOffset-=
this.#buffers[0].length,this.#buffers.shift();const buffer=Buffer.allocUnsafe(n);let offset=0;for(;offset!==n;){const next=this.#buffers[0],{length}=next;if(length+
offset===n){buffer.set(this.#buffers.shift(),offset);break}else if(length+offset>n){buffer.set(next.subarray(0,n-offset),offset),this.#buffers[0]=next.subarray(
n-offset);break}else buffer.set(this.#buffers.shift(),offset),offset+=next.length}return this.#byteOffset-=n,buffer}writeFragments(fragment){return this.#maxFragments>
0&&this.#fragments.length===this.#maxFragments?(failWebsocketConnectionWithCode(this.ws,1008,"Too many message fragments"),!1):(this.#fragmentsBytes+=fragment.length,
this.#fragments.push(fragment),!0)}consumeFragments(){const fragments=this.#fragments;if(fragments.length===1)return this.#fragmentsBytes=0,fragments.shift();const output=Buffer.
concat(fragments,this.#fragmentsBytes);return this.#fragments=[],this.#fragmentsBytes=0,output}parseCloseBody(data){assert(data.length!==1);let code;if(data.length>=
2&&(code=data.readUInt16BE(0)),code!==void 0&&!isValidStatusCode(code))return{code:1002,reason:"Invalid status code",error:!0};let reason=data.subarray(2);reason[0]===
239&&reason[1]===187&&reason[2]===191&&(reason=reason.subarray(3));try{reason=utf8Decode(reason)}catch{return{code:1007,reason:"Invalid UTF-8",error:!0}}return{
code,reason,error:!1}}parseControlFrame(body){const{opcode,payloadLength}=this.#info;if(opcode===opcodes.CLOSE){if(payloadLength===1)return failWebsocketConnection(
this.ws,"Received close frame with a 1-byte body."),!1;if(this.#info.closeInfo=this.parseCloseBody(body),this.#info.closeInfo.error){const{code,reason}=this.#info.
closeInfo;return closeWebSocketConnection(this.ws,code,reason,reason.length),failWebsocketConnection(this.ws,reason),!1}if(this.ws[kSentClose]!==sentCloseFrameState.
SENT){let body2=emptyBuffer;this.#info.closeInfo.code&&(body2=Buffer.allocUnsafe(2),body2.writeUInt16BE(this.#info.closeInfo.code,0));const closeFrame=new WebsocketFrameSend(
body2);this.ws[kResponse].socket.write(closeFrame.createFrame(opcodes.CLOSE),err=>{err||(this.ws[kSentClose]=sentCloseFrameState.SENT)})}return this.ws[kReadyState]=
states.CLOSING,this.ws[kReceivedClose]=!0,!1}else if(opcode===opcodes.PING){if(!this.ws[kReceivedClose]){const frame=new WebsocketFrameSend(body);this.ws[kResponse].
socket.write(frame.createFrame(opcodes.PONG)),channels.ping.hasSubscribers&&channels.ping.publish({payload:body})}}else opcode===opcodes.PONG&&channels.pong.hasSubscribers&&
channels.pong.publish({payload:body});return!0}get closingInfo(){return this.#info.closeInfo}}module.exports={ByteParser}}),3900:(function(module,__unused_webpack_exports,__webpack_require__){
const{WebsocketFrameSend}=__webpack_require__(3264),{opcodes,sendHints}=__webpack_require__(736),FixedQueue=__webpack_require__(4660),FastBuffer=Buffer[Symbol.species];
class SendQueue{#queue=new FixedQueue;#running=!1;#socket;constructor(socket){this.#socket=socket}add(item,cb,hint){if(hint!==sendHints.blob){const frame=createFrame(
item,hint);if(!this.#running)this.#socket.write(frame,cb);else{const node2={promise:null,callback:cb,frame};this.#queue.push(node2)}return}const node={promise:item.
arrayBuffer().then(ab=>{node.promise=null,node.frame=createFrame(ab,hint)}),callback:cb,frame:null};this.#queue.push(node),this.#running||this.#run()}async#run(){
this.#running=!0;const queue=this.#queue;for(;!queue.isEmpty();){const node=queue.shift();node.promise!==null&&await node.promise,this.#socket.write(node.frame,
node.callback),node.callback=node.frame=null}this.#running=!1}}function createFrame(data,hint){return new WebsocketFrameSend(toBuffer(data,hint)).createFrame(hint===
sendHints.string?opcodes.TEXT:opcodes.BINARY)}function toBuffer(data,hint){switch(hint){case sendHints.string:return Buffer.from(data);case sendHints.arrayBuffer:case sendHints.
blob:return new FastBuffer(data);case sendHints.typedArray:return new FastBuffer(data.buffer,data.byteOffset,data.byteLength)}}module.exports={SendQueue}}),1216:(function(module){
module.exports={kWebSocketURL:Symbol("url"),kReadyState:Symbol("ready state"),kController:Symbol("controller"),kResponse:Symbol("response"),kBinaryType:Symbol("\
binary type"),kSentClose:Symbol("sent close"),kReceivedClose:Symbol("received close"),kByteParser:Symbol("byte parser")}}),8625:(function(module,__unused_webpack_exports,__webpack_require__){
const{kReadyState,kController,kResponse,kBinaryType,kWebSocketURL}=__webpack_require__(1216),{states,opcodes}=__webpack_require__(736),{ErrorEvent,createFastMessageEvent}=__webpack_require__(
5188),{isUtf8}=__webpack_require__(4573),{collectASequenceOfCodePointsFast,removeHTTPWhitespace}=__webpack_require__(1900);function isConnecting(ws){return ws[kReadyState]===
states.CONNECTING}function isEstablished(ws){return ws[kReadyState]===states.OPEN}function isClosing(ws){return ws[kReadyState]===states.CLOSING}function isClosed(ws){
return ws[kReadyState]===states.CLOSED}function fireEvent(e,target,eventFactory=(type,init)=>new Event(type,init),eventInitDict={}){const event=eventFactory(e,eventInitDict);
target.dispatchEvent(event)}function websocketMessageReceived(ws,type,data){if(ws[kReadyState]!==states.OPEN)return;let dataForEvent;if(type===opcodes.TEXT)try{
dataForEvent=utf8Decode(data)}catch{failWebsocketConnection(ws,"Received invalid UTF-8 in text frame.");return}else type===opcodes.BINARY&&(ws[kBinaryType]==="b\
lob"?dataForEvent=new Blob([data]):dataForEvent=toArrayBuffer(data));fireEvent("message",ws,createFastMessageEvent,{origin:ws[kWebSocketURL].origin,data:dataForEvent})}
function toArrayBuffer(buffer){return buffer.byteLength===buffer.buffer.byteLength?buffer.buffer:buffer.buffer.slice(buffer.byteOffset,buffer.byteOffset+buffer.
byteLength)}function isValidSubprotocol(protocol){if(protocol.length===0)return!1;for(let i=0;i<protocol.length;++i){const code=protocol.charCodeAt(i);if(code<33||
code>126||code===34||code===40||code===41||code===44||code===47||code===58||code===59||code===60||code===61||code===62||code===63||code===64||code===91||code===
92||code===93||code===123||code===125)return!1}return!0}function isValidStatusCode(code){return code>=1e3&&code<1015?code!==1004&&code!==1005&&code!==1006:code>=
3e3&&code<=4999}function failWebsocketConnection(ws,reason){const{[kController]:controller,[kResponse]:response}=ws;controller.abort(),response?.socket&&!response.
socket.destroyed&&response.socket.destroy(),reason&&fireEvent("error",ws,(type,init)=>new ErrorEvent(type,init),{error:new Error(reason),message:reason})}function isControlFrame(opcode){
return opcode===opcodes.CLOSE||opcode===opcodes.PING||opcode===opcodes.PONG}function isContinuationFrame(opcode){return opcode===opcodes.CONTINUATION}function isTextBinaryFrame(opcode){
return opcode===opcodes.TEXT||opcode===opcodes.BINARY}function isValidOpcode(opcode){return isTextBinaryFrame(opcode)||isContinuationFrame(opcode)||isControlFrame(
opcode)}function parseExtensions(extensions){const position={position:0},extensionList=new Map;for(;position.position<extensions.length;){const pair=collectASequenceOfCodePointsFast(
";",extensions,position),[name,value=""]=pair.split("=");extensionList.set(removeHTTPWhitespace(name,!0,!1),removeHTTPWhitespace(value,!1,!0)),position.position++}
return extensionList}function isValidClientWindowBits(value){if(value.length===0)return!1;for(let i=0;i<value.length;i++){const byte=value.charCodeAt(i);if(byte<
48||byte>57)return!1}const num=Number.parseInt(value,10);return num>=8&&num<=15}const hasIntl=typeof process.versions.icu=="string",fatalDecoder=hasIntl?new TextDecoder(
"utf-8",{fatal:!0}):void 0,utf8Decode=hasIntl?fatalDecoder.decode.bind(fatalDecoder):function(buffer){if(isUtf8(buffer))return buffer.toString("utf-8");throw new TypeError(
"Invalid utf-8 received.")};module.exports={isConnecting,isEstablished,isClosing,isClosed,fireEvent,isValidSubprotocol,isValidStatusCode,failWebsocketConnection,
websocketMessageReceived,utf8Decode,isControlFrame,isContinuationFrame,isTextBinaryFrame,isValidOpcode,parseExtensions,isValidClientWindowBits}}),3726:(function(module,__unused_webpack_exports,__webpack_require__){
const{webidl}=__webpack_require__(5893),{URLSerializer}=__webpack_require__(1900),{environmentSettingsObject}=__webpack_require__(3168),{staticPropertyDescriptors,
states,sentCloseFrameState,sendHints}=__webpack_require__(736),{kWebSocketURL,kReadyState,kController,kBinaryType,kResponse,kSentClose,kByteParser}=__webpack_require__(
1216),{isConnecting,isEstablished,isClosing,isValidSubprotocol,fireEvent}=__webpack_require__(8625),{establishWebSocketConnection,closeWebSocketConnection}=__webpack_require__(
6897),{ByteParser}=__webpack_require__(1652),{kEnumerableProperty,isBlobLike}=__webpack_require__(3440),{getGlobalDispatcher}=__webpack_require__(2581),{types}=__webpack_require__(
7975),{ErrorEvent,CloseEvent}=__webpack_require__(5188),{SendQueue}=__webpack_require__(3900);class WebSocket extends EventTarget{#events={open:null,error:null,
close:null,message:null};#bufferedAmount=0;#protocol="";#extensions="";#sendQueue;constructor(url,protocols=[]){super(),webidl.util.markAsUncloneable(this);const prefix="\
WebSocket constructor";webidl.argumentLengthCheck(arguments,1,prefix);const options=webidl.converters["DOMString or sequence<DOMString> or WebSocketInit"](protocols,
prefix,"options");url=webidl.converters.USVString(url,prefix,"url"),protocols=options.protocols;const baseURL=environmentSettingsObject.settingsObject.baseUrl;let urlRecord;
try{urlRecord=new URL(url,baseURL)}catch(e){throw new DOMException(e,"SyntaxError")}if(urlRecord.protocol==="http:"?urlRecord.protocol="ws:":urlRecord.protocol===
"https:"&&(urlRecord.protocol="wss:"),urlRecord.protocol!=="ws:"&&urlRecord.protocol!=="wss:")throw new DOMException(`Expected a ws: or wss: protocol, got ${urlRecord.
protocol}`,"SyntaxError");if(urlRecord.hash||urlRecord.href.endsWith("#"))throw new DOMException("Got fragment","SyntaxError");if(typeof protocols=="string"&&(protocols=
[protocols]),protocols.length!==new Set(protocols.map(p=>p.toLowerCase())).size)throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError");if(protocols.
length>0&&!protocols.every(p=>isValidSubprotocol(p)))throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError");this[kWebSocketURL]=new URL(urlRecord.
href);const client=environmentSettingsObject.settingsObject;this[kController]=establishWebSocketConnection(urlRecord,protocols,client,this,(response,extensions)=>this.#onConnectionEstablished(
response,extensions),options),this[kReadyState]=WebSocket.CONNECTING,this[kSentClose]=sentCloseFrameState.NOT_SENT,this[kBinaryType]="blob"}close(code=void 0,reason=void 0){
webidl.brandCheck(this,WebSocket);const prefix="WebSocket.close";if(code!==void 0&&(code=webidl.converters["unsigned short"](code,prefix,"code",{clamp:!0})),reason!==
void 0&&(reason=webidl.converters.USVString(reason,prefix,"reason")),code!==void 0&&code!==1e3&&(code<3e3||code>4999))throw new DOMException("invalid code","Inv\
alidAccessError");let reasonByteLength=0;if(reason!==void 0&&(reasonByteLength=Buffer.byteLength(reason),reasonByteLength>123))throw new DOMException(`Reason mu\
st be less than 123 bytes; received ${reasonByteLength}`,"SyntaxError");closeWebSocketConnection(this,code,reason,reasonByteLength)}send(data){webidl.brandCheck(
this,WebSocket);const prefix="WebSocket.send";if(webidl.argumentLengthCheck(arguments,1,prefix),data=webidl.converters.WebSocketSendData(data,prefix,"data"),isConnecting(
this))throw new DOMException("Sent before connected.","InvalidStateError");if(!(!isEstablished(this)||isClosing(this)))if(typeof data=="string"){const length=Buffer.
byteLength(data);this.#bufferedAmount+=length,this.#sendQueue.add(data,()=>{this.#bufferedAmount-=length},sendHints.string)}else types.isArrayBuffer(data)?(this.#bufferedAmount+=
data.byteLength,this.#sendQueue.add(data,()=>{this.#bufferedAmount-=data.byteLength},sendHints.arrayBuffer)):ArrayBuffer.isView(data)?(this.#bufferedAmount+=data.
byteLength,this.#sendQueue.add(data,()=>{this.#bufferedAmount-=data.byteLength},sendHints.typedArray)):isBlobLike(data)&&(this.#bufferedAmount+=data.size,this.#sendQueue.
add(data,()=>{this.#bufferedAmount-=data.size},sendHints.blob))}get readyState(){return webidl.brandCheck(this,WebSocket),this[kReadyState]}get bufferedAmount(){
return webidl.brandCheck(this,WebSocket),this.#bufferedAmount}get url(){return webidl.brandCheck(this,WebSocket),URLSerializer(this[kWebSocketURL])}get extensions(){
return webidl.brandCheck(this,WebSocket),this.#extensions}get protocol(){return webidl.brandCheck(this,WebSocket),this.#protocol}get onopen(){return webidl.brandCheck(
this,WebSocket),this.#events.open}set onopen(fn){webidl.brandCheck(this,WebSocket),this.#events.open&&this.removeEventListener("open",this.#events.open),typeof fn==
"function"?(this.#events.open=fn,this.addEventListener("open",fn)):this.#events.open=null}get onerror(){return webidl.brandCheck(this,WebSocket),this.#events.error}set onerror(fn){
webidl.brandCheck(this,WebSocket),this.#events.error&&this.removeEventListener("error",this.#events.error),typeof fn=="function"?(this.#events.error=fn,this.addEventListener(
"error",fn)):this.#events.error=null}get onclose(){return webidl.brandCheck(this,WebSocket),this.#events.close}set onclose(fn){webidl.brandCheck(this,WebSocket),
this.#events.close&&this.removeEventListener("close",this.#events.close),typeof fn=="function"?(this.#events.close=fn,this.addEventListener("close",fn)):this.#events.
close=null}get onmessage(){return webidl.brandCheck(this,WebSocket),this.#events.message}set onmessage(fn){webidl.brandCheck(this,WebSocket),this.#events.message&&
this.removeEventListener("message",this.#events.message),typeof fn=="function"?(this.#events.message=fn,this.addEventListener("message",fn)):this.#events.message=
null}get binaryType(){return webidl.brandCheck(this,WebSocket),this[kBinaryType]}set binaryType(type){webidl.brandCheck(this,WebSocket),type!=="blob"&&type!=="a\
rraybuffer"?this[kBinaryType]="blob":this[kBinaryType]=type}#onConnectionEstablished(response,parsedExtensions){this[kResponse]=response;const webSocketOptions=this[kController]?.
dispatcher?.webSocketOptions,maxFragments=webSocketOptions?.maxFragments,maxPayloadSize=webSocketOptions?.maxPayloadSize,parser=new ByteParser(this,parsedExtensions,
{maxFragments,maxPayloadSize});parser.on("drain",onParserDrain),parser.on("error",onParserError.bind(this)),response.socket.ws=this,this[kByteParser]=parser,this.#sendQueue=
new SendQueue(response.socket),this[kReadyState]=states.OPEN;const extensions=response.headersList.get("sec-websocket-extensions");extensions!==null&&(this.#extensions=
extensions);const protocol=response.headersList.get("sec-websocket-protocol");protocol!==null&&(this.#protocol=protocol),fireEvent("open",this)}}WebSocket.CONNECTING=
WebSocket.prototype.CONNECTING=states.CONNECTING,WebSocket.OPEN=WebSocket.prototype.OPEN=states.OPEN,WebSocket.CLOSING=WebSocket.prototype.CLOSING=states.CLOSING,
WebSocket.CLOSED=WebSocket.prototype.CLOSED=states.CLOSED,Object.defineProperties(WebSocket.prototype,{CONNECTING:staticPropertyDescriptors,OPEN:staticPropertyDescriptors,
CLOSING:staticPropertyDescriptors,CLOSED:staticPropertyDescriptors,url:kEnumerableProperty,readyState:kEnumerableProperty,bufferedAmount:kEnumerableProperty,onopen:kEnumerableProperty,
onerror:kEnumerableProperty,onclose:kEnumerableProperty,close:kEnumerableProperty,onmessage:kEnumerableProperty,binaryType:kEnumerableProperty,send:kEnumerableProperty,
extensions:kEnumerableProperty,protocol:kEnumerableProperty,[Symbol.toStringTag]:{value:"WebSocket",writable:!1,enumerable:!1,configurable:!0}}),Object.defineProperties(
WebSocket,{CONNECTING:staticPropertyDescriptors,OPEN:staticPropertyDescriptors,CLOSING:staticPropertyDescriptors,CLOSED:staticPropertyDescriptors}),webidl.converters["\
sequence<DOMString>"]=webidl.sequenceConverter(webidl.converters.DOMString),webidl.converters["DOMString or sequence<DOMString>"]=function(V,prefix,argument){return webidl.
util.Type(V)==="Object"&&Symbol.iterator in V?webidl.converters["sequence<DOMString>"](V):webidl.converters.DOMString(V,prefix,argument)},webidl.converters.WebSocketInit=
webidl.dictionaryConverter([{key:"protocols",converter:webidl.converters["DOMString or sequence<DOMString>"],defaultValue:()=>new Array(0)},{key:"dispatcher",converter:webidl.
converters.any,defaultValue:()=>getGlobalDispatcher()},{key:"headers",converter:webidl.nullableConverter(webidl.converters.HeadersInit)}]),webidl.converters["DO\
MString or sequence<DOMString> or WebSocketInit"]=function(V){return webidl.util.Type(V)==="Object"&&!(Symbol.iterator in V)?webidl.converters.WebSocketInit(V):
{protocols:webidl.converters["DOMString or sequence<DOMString>"](V)}},webidl.converters.WebSocketSendData=function(V){if(webidl.util.Type(V)==="Object"){if(isBlobLike(
V))return webidl.converters.Blob(V,{strict:!1});if(ArrayBuffer.isView(V)||types.isArrayBuffer(V))return webidl.converters.BufferSource(V)}return webidl.converters.
USVString(V)};function onParserDrain(){this.ws[kResponse].socket.resume()}function onParserError(err){let message,code;err instanceof CloseEvent?(message=err.reason,
code=err.code):message=err.message,fireEvent("error",this,()=>new ErrorEvent("error",{error:err,message})),closeWebSocketConnection(this,code)}module.exports={WebSocket}}),
5844:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{PQ:()=>lastReport,YC:()=>legFiles,
YR:()=>loadReviewed,_U:()=>loadLegs});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760),_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(163),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3972),_merge_leg_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
8521),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(2938),_read_file_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9057),_read_paths_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
9675),_read_globs_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(1432),_report_index_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(90),_run_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(
1570),_text_text_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(9125),_snapshot_file_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(3235);const MIB=1024**
2,MOST_BYTES={leg:64*MIB,reviewed:256*MIB},JSON_FILE=/\.json$/;async function lastReport(path2,inputs){if(isReport(path2))return loadReviewed(path2);if(inputs.length>
1)return{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.Qq)`is a snapshot, which is of one cluster, and the configuration lists several; choose one of them, or give the last JSON report`};
const{snapshot,problems}=await(0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_12__.N)([path2]),run=(0,_run_js__WEBPACK_IMPORTED_MODULE_10__.SA)(inputs.map(one=>({
...one,snapshot,snapshotProblems:problems,at:snapshot.takenAt??one.at})));if(run.verdict==="unknown"){const[first]=run.reports[0].plan.problems.filter(({severity})=>severity===
"error"),why=first?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.f6)(first.message):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.Qq)`it could not be evaluated`;
return{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.Qq)`cannot be planned from ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.
RK)(path2))}: ${why}`}}const last=(0,_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__.qC)((0,_report_index_js__WEBPACK_IMPORTED_MODULE_9__.eJ)(run,"json"));return snapshot.
takenAt!==null||"why"in last?last:{...last,clusters:last.clusters.map(one=>({...one,isUndated:!0}))}}function isReport(path2){try{return/^\s*\{\s*"schemaVersion"/.
test((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path2).toString("utf8",0,64))}catch{return!0}}function loadReviewed(path2){const read=reportText(path2,
MOST_BYTES.reviewed,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync);return"why"in read?{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.
UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.RK)(path2))} ${read.why}`}:(0,_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__.qC)(read.text)}function loadLegs(paths,below="\
."){return paths.flatMap(path2=>filesOf(path2,below)).map(file=>{if(typeof file!="string")return file;const source=(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.
RK)(file),read=reportText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(below,file),MOST_BYTES.leg,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync);return"w\
hy"in read?{source,why:read.why}:(0,_merge_leg_js__WEBPACK_IMPORTED_MODULE_4__.C0)(source,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file).replace(JSON_FILE,
""),read.text)})}function legFiles(paths){return paths.flatMap(path2=>filesOf(path2,".")).filter(file=>typeof file=="string")}function filesOf(written,below){const source=(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.
RK)(written);try{const stats=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(below,written),{throwIfNoEntry:!1});
if(stats?.isDirectory()===!1||stats===void 0&&!(0,_read_globs_js__WEBPACK_IMPORTED_MODULE_8__.Pt)(written))return[written];const{folder,rest}=stats===void 0?(0,_read_globs_js__WEBPACK_IMPORTED_MODULE_8__.
zm)(written):{folder:written,rest:"**"},{globs}=(0,_read_globs_js__WEBPACK_IMPORTED_MODULE_8__.tI)([rest]),files=(0,_read_paths_js__WEBPACK_IMPORTED_MODULE_7__.
DR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(below,folder)).entries.map(({path:path2})=>path2).filter(path2=>JSON_FILE.test(path2)&&globs.matches(path2));
return files.length>0?files.map(path2=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,path2)):[{source,why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.
Qq)`contains no JSON file, so no report`}]}catch(error){return[{source,why:unreadable(error)}]}}function reportText(path2,mostBytes,statOf){try{const stats=statOf(
path2);if(!stats.isFile()||stats.size>mostBytes)return{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.Qq)`is not a file of at most ${mostBytes/MIB} MiB`};const decoded=(0,_read_file_js__WEBPACK_IMPORTED_MODULE_6__.
_6)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path2));return decoded===null?{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.Qq)`is not UTF-8 text`}:
{text:decoded}}catch(error){return{why:unreadable(error)}}}function unreadable(error){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.Qq)`cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.
f6)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.V$)((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__.A)(error)))}`}}),3273:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{failUnforeseen:()=>failUnforeseen,run:()=>run});var platform_namespaceObject={};
__webpack_require__.r(platform_namespaceObject),__webpack_require__.d(platform_namespaceObject,{arch:()=>arch,getDetails:()=>getDetails,isLinux:()=>isLinux,isMacOS:()=>isMacOS,
isWindows:()=>isWindows,platform:()=>platform});var core_namespaceObject={};__webpack_require__.r(core_namespaceObject),__webpack_require__.d(core_namespaceObject,
{ExitCode:()=>ExitCode,addPath:()=>addPath,debug:()=>debug,endGroup:()=>endGroup,error:()=>error,exportVariable:()=>exportVariable,getBooleanInput:()=>getBooleanInput,
getIDToken:()=>getIDToken,getInput:()=>getInput,getMultilineInput:()=>getMultilineInput,getState:()=>getState,group:()=>group,info:()=>info,isDebug:()=>isDebug,
markdownSummary:()=>markdownSummary,notice:()=>notice,platform:()=>platform_namespaceObject,saveState:()=>saveState,setCommandEcho:()=>setCommandEcho,setFailed:()=>setFailed,
setOutput:()=>setOutput,setSecret:()=>setSecret,startGroup:()=>startGroup,summary:()=>summary,toPlatformPath:()=>toPlatformPath,toPosixPath:()=>toPosixPath,toWin32Path:()=>toWin32Path,
warning:()=>warning});var external_os_=__webpack_require__(857);function toCommandValue(input){return input==null?"":typeof input=="string"||input instanceof String?
input:JSON.stringify(input)}function toCommandProperties(annotationProperties){return Object.keys(annotationProperties).length?{title:annotationProperties.title,
file:annotationProperties.file,line:annotationProperties.startLine,endLine:annotationProperties.endLine,col:annotationProperties.startColumn,endColumn:annotationProperties.
endColumn}:{}}function issueCommand(command,properties,message){const cmd=new Command(command,properties,message);process.stdout.write(cmd.toString()+external_os_.
EOL)}function issue(name,message=""){issueCommand(name,{},message)}const CMD_STRING="::";class Command{constructor(command,properties,message){command||(command=
"missing.command"),this.command=command,this.properties=properties,this.message=message}toString(){let cmdStr=CMD_STRING+this.command;if(this.properties&&Object.
keys(this.properties).length>0){cmdStr+=" ";let first=!0;for(const key in this.properties)if(this.properties.hasOwnProperty(key)){const val=this.properties[key];
val&&(first?first=!1:cmdStr+=",",cmdStr+=`${key}=${escapeProperty(val)}`)}}return cmdStr+=`${CMD_STRING}${escapeData(this.message)}`,cmdStr}}function escapeData(s){
return toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(s){return toCommandValue(s).replace(/%/g,"%25").replace(
/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}var external_crypto_=__webpack_require__(6982),external_fs_=__webpack_require__(9896);
function issueFileCommand(command,message){const filePath=process.env[`GITHUB_${command}`];if(!filePath)throw new Error(`Unable to find environment variable for\
 file command ${command}`);if(!external_fs_.existsSync(filePath))throw new Error(`Missing file at path: ${filePath}`);external_fs_.appendFileSync(filePath,`${toCommandValue(
message)}${external_os_.EOL}`,{encoding:"utf8"})}function prepareKeyValueMessage(key,value){const delimiter=`ghadelimiter_${external_crypto_.randomUUID()}`,convertedValue=toCommandValue(
value);if(key.includes(delimiter))throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);if(convertedValue.includes(delimiter))
throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);return`${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.
EOL}${delimiter}`}var external_path_=__webpack_require__(6928),external_http_=__webpack_require__(8611),external_http_namespaceObject=__webpack_require__.t(external_http_,
2),external_https_=__webpack_require__(5692),external_https_namespaceObject=__webpack_require__.t(external_https_,2);function getProxyUrl(reqUrl){const usingSsl=reqUrl.
protocol==="https:";if(checkBypass(reqUrl))return;const proxyVar=usingSsl?process.env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY;
if(proxyVar)try{return new DecodedURL(proxyVar)}catch{if(!proxyVar.startsWith("http://")&&!proxyVar.startsWith("https://"))return new DecodedURL(`http://${proxyVar}`)}else
return}function checkBypass(reqUrl){if(!reqUrl.hostname)return!1;const reqHost=reqUrl.hostname;if(isLoopbackAddress(reqHost))return!0;const noProxy=process.env.
no_proxy||process.env.NO_PROXY||"";if(!noProxy)return!1;let reqPort;reqUrl.port?reqPort=Number(reqUrl.port):reqUrl.protocol==="http:"?reqPort=80:reqUrl.protocol===
"https:"&&(reqPort=443);const upperReqHosts=[reqUrl.hostname.toUpperCase()];typeof reqPort=="number"&&upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);for(const upperNoProxyItem of noProxy.
split(",").map(x=>x.trim().toUpperCase()).filter(x=>x))if(upperNoProxyItem==="*"||upperReqHosts.some(x=>x===upperNoProxyItem||x.endsWith(`.${upperNoProxyItem}`)||
upperNoProxyItem.startsWith(".")&&x.endsWith(`${upperNoProxyItem}`)))return!0;return!1}function isLoopbackAddress(host){const hostLower=host.toLowerCase();return hostLower===
"localhost"||hostLower.startsWith("127.")||hostLower.startsWith("[::1]")||hostLower.startsWith("[0:0:0:0:0:0:0:1]")}class DecodedURL extends URL{constructor(url,base){
super(url,base),this._decodedUsername=decodeURIComponent(super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){
return this._decodedPassword}}var tunnel=__webpack_require__(770),undici=__webpack_require__(6752),__awaiter=function(thisArg,_arguments,P,generator){function adopt(value){
return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(
generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve(
result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})},HttpCodes;(function(HttpCodes2){HttpCodes2[HttpCodes2.
OK=200]="OK",HttpCodes2[HttpCodes2.MultipleChoices=300]="MultipleChoices",HttpCodes2[HttpCodes2.MovedPermanently=301]="MovedPermanently",HttpCodes2[HttpCodes2.ResourceMoved=
302]="ResourceMoved",HttpCodes2[HttpCodes2.SeeOther=303]="SeeOther",HttpCodes2[HttpCodes2.NotModified=304]="NotModified",HttpCodes2[HttpCodes2.UseProxy=305]="Us\
eProxy",HttpCodes2[HttpCodes2.SwitchProxy=306]="SwitchProxy",HttpCodes2[HttpCodes2.TemporaryRedirect=307]="TemporaryRedirect",HttpCodes2[HttpCodes2.PermanentRedirect=
308]="PermanentRedirect",HttpCodes2[HttpCodes2.BadRequest=400]="BadRequest",HttpCodes2[HttpCodes2.Unauthorized=401]="Unauthorized",HttpCodes2[HttpCodes2.PaymentRequired=
402]="PaymentRequired",HttpCodes2[HttpCodes2.Forbidden=403]="Forbidden",HttpCodes2[HttpCodes2.NotFound=404]="NotFound",HttpCodes2[HttpCodes2.MethodNotAllowed=405]=
"MethodNotAllowed",HttpCodes2[HttpCodes2.NotAcceptable=406]="NotAcceptable",HttpCodes2[HttpCodes2.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",
HttpCodes2[HttpCodes2.RequestTimeout=408]="RequestTimeout",HttpCodes2[HttpCodes2.Conflict=409]="Conflict",HttpCodes2[HttpCodes2.Gone=410]="Gone",HttpCodes2[HttpCodes2.
TooManyRequests=429]="TooManyRequests",HttpCodes2[HttpCodes2.InternalServerError=500]="InternalServerError",HttpCodes2[HttpCodes2.NotImplemented=501]="NotImplem\
ented",HttpCodes2[HttpCodes2.BadGateway=502]="BadGateway",HttpCodes2[HttpCodes2.ServiceUnavailable=503]="ServiceUnavailable",HttpCodes2[HttpCodes2.GatewayTimeout=
504]="GatewayTimeout"})(HttpCodes||(HttpCodes={}));var Headers;(function(Headers2){Headers2.Accept="accept",Headers2.ContentType="content-type"})(Headers||(Headers=
{}));var MediaTypes;(function(MediaTypes2){MediaTypes2.ApplicationJson="application/json"})(MediaTypes||(MediaTypes={}));function lib_getProxyUrl(serverUrl){const proxyUrl=pm.
getProxyUrl(new URL(serverUrl));return proxyUrl?proxyUrl.href:""}const HttpRedirectCodes=[HttpCodes.MovedPermanently,HttpCodes.ResourceMoved,HttpCodes.SeeOther,
HttpCodes.TemporaryRedirect,HttpCodes.PermanentRedirect],HttpResponseRetryCodes=[HttpCodes.BadGateway,HttpCodes.ServiceUnavailable,HttpCodes.GatewayTimeout],RetryableHttpVerbs=[
"OPTIONS","GET","DELETE","HEAD"],ExponentialBackoffCeiling=10,ExponentialBackoffTimeSlice=5;class HttpClientError extends Error{constructor(message,statusCode){
super(message),this.name="HttpClientError",this.statusCode=statusCode,Object.setPrototypeOf(this,HttpClientError.prototype)}}class HttpClientResponse{constructor(message){
this.message=message}readBody(){return __awaiter(this,void 0,void 0,function*(){return new Promise(resolve=>__awaiter(this,void 0,void 0,function*(){let output=Buffer.
alloc(0);this.message.on("data",chunk=>{output=Buffer.concat([output,chunk])}),this.message.on("end",()=>{resolve(output.toString())})}))})}readBodyBuffer(){return __awaiter(
this,void 0,void 0,function*(){return new Promise(resolve=>__awaiter(this,void 0,void 0,function*(){const chunks=[];this.message.on("data",chunk=>{chunks.push(chunk)}),
this.message.on("end",()=>{resolve(Buffer.concat(chunks))})}))})}}function isHttps(requestUrl){return new URL(requestUrl).protocol==="https:"}class HttpClient{constructor(userAgent2,handlers,requestOptions){
this._ignoreSslError=!1,this._allowRedirects=!0,this._allowRedirectDowngrade=!1,this._maxRedirects=50,this._allowRetries=!1,this._maxRetries=1,this._keepAlive=!1,
this._disposed=!1,this.userAgent=this._getUserAgentWithOrchestrationId(userAgent2),this.handlers=handlers||[],this.requestOptions=requestOptions,requestOptions&&
(requestOptions.ignoreSslError!=null&&(this._ignoreSslError=requestOptions.ignoreSslError),this._socketTimeout=requestOptions.socketTimeout,requestOptions.allowRedirects!=
null&&(this._allowRedirects=requestOptions.allowRedirects),requestOptions.allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=requestOptions.allowRedirectDowngrade),
requestOptions.maxRedirects!=null&&(this._maxRedirects=Math.max(requestOptions.maxRedirects,0)),requestOptions.keepAlive!=null&&(this._keepAlive=requestOptions.
keepAlive),requestOptions.allowRetries!=null&&(this._allowRetries=requestOptions.allowRetries),requestOptions.maxRetries!=null&&(this._maxRetries=requestOptions.
maxRetries))}options(requestUrl,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){return this.request("OPTIONS",requestUrl,null,additionalHeaders||
{})})}get(requestUrl,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){return this.request("GET",requestUrl,null,additionalHeaders||{})})}del(requestUrl,additionalHeaders){
return __awaiter(this,void 0,void 0,function*(){return this.request("DELETE",requestUrl,null,additionalHeaders||{})})}post(requestUrl,data,additionalHeaders){return __awaiter(
this,void 0,void 0,function*(){return this.request("POST",requestUrl,data,additionalHeaders||{})})}patch(requestUrl,data,additionalHeaders){return __awaiter(this,
void 0,void 0,function*(){return this.request("PATCH",requestUrl,data,additionalHeaders||{})})}put(requestUrl,data,additionalHeaders){return __awaiter(this,void 0,
void 0,function*(){return this.request("PUT",requestUrl,data,additionalHeaders||{})})}head(requestUrl,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){
return this.request("HEAD",requestUrl,null,additionalHeaders||{})})}sendStream(verb,requestUrl,stream,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){
return this.request(verb,requestUrl,stream,additionalHeaders)})}getJson(requestUrl_1){return __awaiter(this,arguments,void 0,function*(requestUrl,additionalHeaders={}){
additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson);const res=yield this.get(requestUrl,
additionalHeaders);return this._processResponse(res,this.requestOptions)})}postJson(requestUrl_1,obj_1){return __awaiter(this,arguments,void 0,function*(requestUrl,obj,additionalHeaders={}){
const data=JSON.stringify(obj,null,2);additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson),
additionalHeaders[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(additionalHeaders,MediaTypes.ApplicationJson);const res=yield this.post(requestUrl,
data,additionalHeaders);return this._processResponse(res,this.requestOptions)})}putJson(requestUrl_1,obj_1){return __awaiter(this,arguments,void 0,function*(requestUrl,obj,additionalHeaders={}){
const data=JSON.stringify(obj,null,2);additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson),
additionalHeaders[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(additionalHeaders,MediaTypes.ApplicationJson);const res=yield this.put(requestUrl,
data,additionalHeaders);return this._processResponse(res,this.requestOptions)})}patchJson(requestUrl_1,obj_1){return __awaiter(this,arguments,void 0,function*(requestUrl,obj,additionalHeaders={}){
const data=JSON.stringify(obj,null,2);additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson),
additionalHeaders[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(additionalHeaders,MediaTypes.ApplicationJson);const res=yield this.patch(requestUrl,
data,additionalHeaders);return this._processResponse(res,this.requestOptions)})}request(verb,requestUrl,data,headers){return __awaiter(this,void 0,void 0,function*(){
if(this._disposed)throw new Error("Client has already been disposed.");const parsedUrl=new URL(requestUrl);let info2=this._prepareRequest(verb,parsedUrl,headers);
const maxTries=this._allowRetries&&RetryableHttpVerbs.includes(verb)?this._maxRetries+1:1;let numTries=0,response;do{if(response=yield this.requestRaw(info2,data),
response&&response.message&&response.message.statusCode===HttpCodes.Unauthorized){let authenticationHandler;for(const handler2 of this.handlers)if(handler2.canHandleAuthentication(
response)){authenticationHandler=handler2;break}return authenticationHandler?authenticationHandler.handleAuthentication(this,info2,data):response}let redirectsRemaining=this.
_maxRedirects;for(;response.message.statusCode&&HttpRedirectCodes.includes(response.message.statusCode)&&this._allowRedirects&&redirectsRemaining>0;){const redirectUrl=response.
message.headers.location;if(!redirectUrl)break;const parsedRedirectUrl=new URL(redirectUrl);if(parsedUrl.protocol==="https:"&&parsedUrl.protocol!==parsedRedirectUrl.
protocol&&!this._allowRedirectDowngrade)throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want t\
o allow this behavior, set the allowRedirectDowngrade option to true.");if(yield response.readBody(),parsedRedirectUrl.hostname!==parsedUrl.hostname)for(const header in headers)
header.toLowerCase()==="authorization"&&delete headers[header];info2=this._prepareRequest(verb,parsedRedirectUrl,headers),response=yield this.requestRaw(info2,data),
redirectsRemaining--}if(!response.message.statusCode||!HttpResponseRetryCodes.includes(response.message.statusCode))return response;numTries+=1,numTries<maxTries&&
(yield response.readBody(),yield this._performExponentialBackoff(numTries))}while(numTries<maxTries);return response})}dispose(){this._agent&&this._agent.destroy(),
this._disposed=!0}requestRaw(info2,data){return __awaiter(this,void 0,void 0,function*(){return new Promise((resolve,reject)=>{function callbackForResult(err,res){
err?reject(err):res?resolve(res):reject(new Error("Unknown error"))}this.requestRawWithCallback(info2,data,callbackForResult)})})}requestRawWithCallback(info2,data,onResult){
typeof data=="string"&&(info2.options.headers||(info2.options.headers={}),info2.options.headers["Content-Length"]=Buffer.byteLength(data,"utf8"));let callbackCalled=!1;
function handleResult(err,res){callbackCalled||(callbackCalled=!0,onResult(err,res))}const req=info2.httpModule.request(info2.options,msg=>{const res=new HttpClientResponse(
msg);handleResult(void 0,res)});let socket;req.on("socket",sock=>{socket=sock}),req.setTimeout(this._socketTimeout||3*6e4,()=>{socket&&socket.end(),handleResult(
new Error(`Request timeout: ${info2.options.path}`))}),req.on("error",function(err){handleResult(err)}),data&&typeof data=="string"&&req.write(data,"utf8"),data&&
typeof data!="string"?(data.on("close",function(){req.end()}),data.pipe(req)):req.end()}getAgent(serverUrl){const parsedUrl=new URL(serverUrl);return this._getAgent(
parsedUrl)}getAgentDispatcher(serverUrl){const parsedUrl=new URL(serverUrl),proxyUrl=getProxyUrl(parsedUrl);if(proxyUrl&&proxyUrl.hostname)return this._getProxyAgentDispatcher(
parsedUrl,proxyUrl)}_prepareRequest(method,requestUrl,headers){const info2={};info2.parsedUrl=requestUrl;const usingSsl=info2.parsedUrl.protocol==="https:";info2.
httpModule=usingSsl?external_https_namespaceObject:external_http_namespaceObject;const defaultPort=usingSsl?443:80;if(info2.options={},info2.options.host=info2.
parsedUrl.hostname,info2.options.port=info2.parsedUrl.port?parseInt(info2.parsedUrl.port):defaultPort,info2.options.path=(info2.parsedUrl.pathname||"")+(info2.parsedUrl.
search||""),info2.options.method=method,info2.options.headers=this._mergeHeaders(headers),this.userAgent!=null&&(info2.options.headers["user-agent"]=this.userAgent),
info2.options.agent=this._getAgent(info2.parsedUrl),this.handlers)for(const handler2 of this.handlers)handler2.prepareRequest(info2.options);return info2}_mergeHeaders(headers){
return this.requestOptions&&this.requestOptions.headers?Object.assign({},lowercaseKeys(this.requestOptions.headers),lowercaseKeys(headers||{})):lowercaseKeys(headers||
{})}_getExistingOrDefaultHeader(additionalHeaders,header,_default){let clientHeader;if(this.requestOptions&&this.requestOptions.headers){const headerValue=lowercaseKeys(
this.requestOptions.headers)[header];headerValue&&(clientHeader=typeof headerValue=="number"?headerValue.toString():headerValue)}const additionalValue=additionalHeaders[header];
return additionalValue!==void 0?typeof additionalValue=="number"?additionalValue.toString():additionalValue:clientHeader!==void 0?clientHeader:_default}_getExistingOrDefaultContentTypeHeader(additionalHeaders,_default){
let clientHeader;if(this.requestOptions&&this.requestOptions.headers){const headerValue=lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];headerValue&&
(typeof headerValue=="number"?clientHeader=String(headerValue):Array.isArray(headerValue)?clientHeader=headerValue.join(", "):clientHeader=headerValue)}const additionalValue=additionalHeaders[Headers.
ContentType];return additionalValue!==void 0?typeof additionalValue=="number"?String(additionalValue):Array.isArray(additionalValue)?additionalValue.join(", "):
additionalValue:clientHeader!==void 0?clientHeader:_default}_getAgent(parsedUrl){let agent;const proxyUrl=getProxyUrl(parsedUrl),useProxy=proxyUrl&&proxyUrl.hostname;
if(this._keepAlive&&useProxy&&(agent=this._proxyAgent),useProxy||(agent=this._agent),agent)return agent;const usingSsl=parsedUrl.protocol==="https:";let maxSockets=100;
if(this.requestOptions&&(maxSockets=this.requestOptions.maxSockets||external_http_.globalAgent.maxSockets),proxyUrl&&proxyUrl.hostname){const agentOptions={maxSockets,
keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(proxyUrl.username||proxyUrl.password)&&{proxyAuth:`${proxyUrl.username}:${proxyUrl.password}`}),
{host:proxyUrl.hostname,port:proxyUrl.port})};let tunnelAgent;const overHttps=proxyUrl.protocol==="https:";usingSsl?tunnelAgent=overHttps?tunnel.httpsOverHttps:
tunnel.httpsOverHttp:tunnelAgent=overHttps?tunnel.httpOverHttps:tunnel.httpOverHttp,agent=tunnelAgent(agentOptions),this._proxyAgent=agent}if(!agent){const options={
keepAlive:this._keepAlive,maxSockets};agent=usingSsl?new external_https_.Agent(options):new external_http_.Agent(options),this._agent=agent}return usingSsl&&this.
_ignoreSslError&&(agent.options=Object.assign(agent.options||{},{rejectUnauthorized:!1})),agent}_getProxyAgentDispatcher(parsedUrl,proxyUrl){let proxyAgent;if(this.
_keepAlive&&(proxyAgent=this._proxyAgentDispatcher),proxyAgent)return proxyAgent;const usingSsl=parsedUrl.protocol==="https:";return proxyAgent=new undici.ProxyAgent(
Object.assign({uri:proxyUrl.href,pipelining:this._keepAlive?1:0},(proxyUrl.username||proxyUrl.password)&&{token:`Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.
password}`).toString("base64")}`})),this._proxyAgentDispatcher=proxyAgent,usingSsl&&this._ignoreSslError&&(proxyAgent.options=Object.assign(proxyAgent.options.requestTls||
{},{rejectUnauthorized:!1})),proxyAgent}_getUserAgentWithOrchestrationId(userAgent2){const baseUserAgent=userAgent2||"actions/http-client",orchId=process.env.ACTIONS_ORCHESTRATION_ID;
if(orchId){const sanitizedId=orchId.replace(/[^a-z0-9_.-]/gi,"_");return`${baseUserAgent} actions_orchestration_id/${sanitizedId}`}return baseUserAgent}_performExponentialBackoff(retryNumber){
return __awaiter(this,void 0,void 0,function*(){retryNumber=Math.min(ExponentialBackoffCeiling,retryNumber);const ms=ExponentialBackoffTimeSlice*Math.pow(2,retryNumber);
return new Promise(resolve=>setTimeout(()=>resolve(),ms))})}_processResponse(res,options){return __awaiter(this,void 0,void 0,function*(){return new Promise((resolve,reject)=>__awaiter(
this,void 0,void 0,function*(){const statusCode=res.message.statusCode||0,response={statusCode,result:null,headers:{}};statusCode===HttpCodes.NotFound&&resolve(
response);function dateTimeDeserializer(key,value){if(typeof value=="string"){const a=new Date(value);if(!isNaN(a.valueOf()))return a}return value}let obj,contents;
try{contents=yield res.readBody(),contents&&contents.length>0&&(options&&options.deserializeDates?obj=JSON.parse(contents,dateTimeDeserializer):obj=JSON.parse(contents),
response.result=obj),response.headers=res.message.headers}catch{}if(statusCode>299){let msg;obj&&obj.message?msg=obj.message:contents&&contents.length>0?msg=contents:
msg=`Failed request: (${statusCode})`;const err=new HttpClientError(msg,statusCode);err.result=response.result,reject(err)}else resolve(response)}))})}}const lowercaseKeys=obj=>Object.
keys(obj).reduce((c,k)=>(c[k.toLowerCase()]=obj[k],c),{});var auth_awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof
P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){
reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).
then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})};class BasicCredentialHandler{constructor(username,password){this.username=
username,this.password=password}prepareRequest(options){if(!options.headers)throw Error("The request has no headers");options.headers.Authorization=`Basic ${Buffer.
from(`${this.username}:${this.password}`).toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){return auth_awaiter(this,void 0,void 0,
function*(){throw new Error("not implemented")})}}class BearerCredentialHandler{constructor(token){this.token=token}prepareRequest(options){if(!options.headers)
throw Error("The request has no headers");options.headers.Authorization=`Bearer ${this.token}`}canHandleAuthentication(){return!1}handleAuthentication(){return auth_awaiter(
this,void 0,void 0,function*(){throw new Error("not implemented")})}}class PersonalAccessTokenCredentialHandler{constructor(token){this.token=token}prepareRequest(options){
if(!options.headers)throw Error("The request has no headers");options.headers.Authorization=`Basic ${Buffer.from(`PAT:${this.token}`).toString("base64")}`}canHandleAuthentication(){
return!1}handleAuthentication(){return auth_awaiter(this,void 0,void 0,function*(){throw new Error("not implemented")})}}var oidc_utils_awaiter=function(thisArg,_arguments,P,generator){
function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){
try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?
resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})};class OidcClient{static createHttpClient(allowRetry=!0,maxRetry=10){
const requestOptions={allowRetries:allowRetry,maxRetries:maxRetry};return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(OidcClient.getRequestToken())],
requestOptions)}static getRequestToken(){const token=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;if(!token)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUES\
T_TOKEN env variable");return token}static getIDTokenUrl(){const runtimeUrl=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;if(!runtimeUrl)throw new Error("Unable to g\
et ACTIONS_ID_TOKEN_REQUEST_URL env variable");return runtimeUrl}static getCall(id_token_url){return oidc_utils_awaiter(this,void 0,void 0,function*(){var _a;const id_token=(_a=
(yield OidcClient.createHttpClient().getJson(id_token_url).catch(error2=>{throw new Error(`Failed to get ID Token. 
 
        Error Code : ${error2.statusCode}
 
        Error Message: ${error2.message}`)})).result)===null||_a===void 0?void 0:_a.value;if(!id_token)throw new Error("Response json body do not have ID Token \
field");return id_token})}static getIDToken(audience){return oidc_utils_awaiter(this,void 0,void 0,function*(){try{let id_token_url=OidcClient.getIDTokenUrl();if(audience){
const encodedAudience=encodeURIComponent(audience);id_token_url=`${id_token_url}&audience=${encodedAudience}`}debug(`ID token url is ${id_token_url}`);const id_token=yield OidcClient.
getCall(id_token_url);return setSecret(id_token),id_token}catch(error2){throw new Error(`Error message: ${error2.message}`)}})}}var summary_awaiter=function(thisArg,_arguments,P,generator){
function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){
try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?
resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})};const{access,appendFile,writeFile}=external_fs_.
promises,SUMMARY_ENV_VAR="GITHUB_STEP_SUMMARY",SUMMARY_DOCS_URL="https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-j\
ob-summary";class Summary{constructor(){this._buffer=""}filePath(){return summary_awaiter(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;
const pathFromEnv=process.env[SUMMARY_ENV_VAR];if(!pathFromEnv)throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runti\
me environment supports job summaries.`);try{yield access(pathFromEnv,external_fs_.constants.R_OK|external_fs_.constants.W_OK)}catch{throw new Error(`Unable to \
access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`)}return this._filePath=pathFromEnv,this._filePath})}wrap(tag,content,attrs={}){
const htmlAttrs=Object.entries(attrs).map(([key,value])=>` ${key}="${value}"`).join("");return content?`<${tag}${htmlAttrs}>${content}</${tag}>`:`<${tag}${htmlAttrs}\
>`}write(options){return summary_awaiter(this,void 0,void 0,function*(){const overwrite=!!options?.overwrite,filePath=yield this.filePath();return yield(overwrite?
writeFile:appendFile)(filePath,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return summary_awaiter(this,void 0,void 0,function*(){return this.emptyBuffer().
write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(text,addEOL=!1){
return this._buffer+=text,addEOL?this.addEOL():this}addEOL(){return this.addRaw(external_os_.EOL)}addCodeBlock(code,lang){const attrs=Object.assign({},lang&&{lang}),
element=this.wrap("pre",this.wrap("code",code),attrs);return this.addRaw(element).addEOL()}addList(items,ordered=!1){const tag=ordered?"ol":"ul",listItems=items.
map(item=>this.wrap("li",item)).join(""),element=this.wrap(tag,listItems);return this.addRaw(element).addEOL()}addTable(rows){const tableBody=rows.map(row=>{const cells=row.
map(cell=>{if(typeof cell=="string")return this.wrap("td",cell);const{header,data,colspan,rowspan}=cell,tag=header?"th":"td",attrs=Object.assign(Object.assign({},
colspan&&{colspan}),rowspan&&{rowspan});return this.wrap(tag,data,attrs)}).join("");return this.wrap("tr",cells)}).join(""),element=this.wrap("table",tableBody);
return this.addRaw(element).addEOL()}addDetails(label,content){const element=this.wrap("details",this.wrap("summary",label)+content);return this.addRaw(element).
addEOL()}addImage(src,alt,options){const{width,height}=options||{},attrs=Object.assign(Object.assign({},width&&{width}),height&&{height}),element=this.wrap("img",
null,Object.assign({src,alt},attrs));return this.addRaw(element).addEOL()}addHeading(text,level){const tag=`h${level}`,allowedTag=["h1","h2","h3","h4","h5","h6"].
includes(tag)?tag:"h1",element=this.wrap(allowedTag,text);return this.addRaw(element).addEOL()}addSeparator(){const element=this.wrap("hr",null);return this.addRaw(
element).addEOL()}addBreak(){const element=this.wrap("br",null);return this.addRaw(element).addEOL()}addQuote(text,cite){const attrs=Object.assign({},cite&&{cite}),
element=this.wrap("blockquote",text,attrs);return this.addRaw(element).addEOL()}addLink(text,href){const element=this.wrap("a",text,{href});return this.addRaw(element).
addEOL()}}const _summary=new Summary,markdownSummary=_summary,summary=_summary;function toPosixPath(pth){return pth.replace(/[\\]/g,"/")}function toWin32Path(pth){
return pth.replace(/[/]/g,"\\")}function toPlatformPath(pth){return pth.replace(/[/\\]/g,external_path_.sep)}var external_string_decoder_=__webpack_require__(3193),
external_events_=__webpack_require__(4434),external_child_process_=__webpack_require__(5317),external_assert_=__webpack_require__(2613),io_util_awaiter=function(thisArg,_arguments,P,generator){
function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){
try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?
resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})};const{chmod,copyFile,lstat,
mkdir,open:io_util_open,readdir,rename,rm,rmdir,stat,symlink,unlink}=external_fs_.promises,IS_WINDOWS=process.platform==="win32";function readlink(fsPath){return io_util_awaiter(
this,void 0,void 0,function*(){const result=yield fs.promises.readlink(fsPath);return IS_WINDOWS&&!result.endsWith("\\")?`${result}\\`:result})}const UV_FS_O_EXLOCK=268435456,
READONLY=external_fs_.constants.O_RDONLY;function exists(fsPath){return io_util_awaiter(this,void 0,void 0,function*(){try{yield stat(fsPath)}catch(err){if(err.
code==="ENOENT")return!1;throw err}return!0})}function isDirectory(fsPath_1){return io_util_awaiter(this,arguments,void 0,function*(fsPath,useStat=!1){return(useStat?
yield stat(fsPath):yield lstat(fsPath)).isDirectory()})}function isRooted(p){if(p=normalizeSeparators(p),!p)throw new Error('isRooted() parameter "p" cannot be \
empty');return IS_WINDOWS?p.startsWith("\\")||/^[A-Z]:/i.test(p):p.startsWith("/")}function tryGetExecutablePath(filePath,extensions){return io_util_awaiter(this,
void 0,void 0,function*(){let stats;try{stats=yield stat(filePath)}catch(err){err.code!=="ENOENT"&&console.log(`Unexpected error attempting to determine if exec\
utable file exists '${filePath}': ${err}`)}if(stats&&stats.isFile()){if(IS_WINDOWS){const upperExt=external_path_.extname(filePath).toUpperCase();if(extensions.
some(validExt=>validExt.toUpperCase()===upperExt))return filePath}else if(isUnixExecutable(stats))return filePath}const originalFilePath=filePath;for(const extension of extensions){
filePath=originalFilePath+extension,stats=void 0;try{stats=yield stat(filePath)}catch(err){err.code!=="ENOENT"&&console.log(`Unexpected error attempting to dete\
rmine if executable file exists '${filePath}': ${err}`)}if(stats&&stats.isFile()){if(IS_WINDOWS){try{const directory=external_path_.dirname(filePath),upperName=external_path_.
basename(filePath).toUpperCase();for(const actualName of yield readdir(directory))if(upperName===actualName.toUpperCase()){filePath=external_path_.join(directory,
actualName);break}}catch(err){console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`)}return filePath}else if(isUnixExecutable(
stats))return filePath}}return""})}function normalizeSeparators(p){return p=p||"",IS_WINDOWS?(p=p.replace(/\//g,"\\"),p.replace(/\\\\+/g,"\\")):p.replace(/\/\/+/g,
"/")}function isUnixExecutable(stats){return(stats.mode&1)>0||(stats.mode&8)>0&&process.getgid!==void 0&&stats.gid===process.getgid()||(stats.mode&64)>0&&process.
getuid!==void 0&&stats.uid===process.getuid()}function getCmdPath(){var _a;return(_a=process.env.COMSPEC)!==null&&_a!==void 0?_a:"cmd.exe"}var io_awaiter=function(thisArg,_arguments,P,generator){
function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){
try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?
resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})};function cp(source_1,dest_1){
return io_awaiter(this,arguments,void 0,function*(source,dest,options={}){const{force,recursive,copySourceDirectory}=readCopyOptions(options),destStat=(yield ioUtil.
exists(dest))?yield ioUtil.stat(dest):null;if(destStat&&destStat.isFile()&&!force)return;const newDest=destStat&&destStat.isDirectory()&&copySourceDirectory?path.
join(dest,path.basename(source)):dest;if(!(yield ioUtil.exists(source)))throw new Error(`no such file or directory: ${source}`);if((yield ioUtil.stat(source)).isDirectory())
if(recursive)yield cpDirRecursive(source,newDest,0,force);else throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive fl\
ag.`);else{if(path.relative(source,newDest)==="")throw new Error(`'${newDest}' and '${source}' are the same file`);yield io_copyFile(source,newDest,force)}})}function mv(source_1,dest_1){
return io_awaiter(this,arguments,void 0,function*(source,dest,options={}){if(yield ioUtil.exists(dest)){let destExists=!0;if((yield ioUtil.isDirectory(dest))&&(dest=
path.join(dest,path.basename(source)),destExists=yield ioUtil.exists(dest)),destExists)if(options.force==null||options.force)yield rmRF(dest);else throw new Error(
"Destination already exists")}yield mkdirP(path.dirname(dest)),yield ioUtil.rename(source,dest)})}function rmRF(inputPath){return io_awaiter(this,void 0,void 0,
function*(){if(ioUtil.IS_WINDOWS&&/[*"<>|]/.test(inputPath))throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');try{yield ioUtil.
rm(inputPath,{force:!0,maxRetries:3,recursive:!0,retryDelay:300})}catch(err){throw new Error(`File was unable to be removed ${err}`)}})}function mkdirP(fsPath){
return io_awaiter(this,void 0,void 0,function*(){ok(fsPath,"a path argument must be provided"),yield ioUtil.mkdir(fsPath,{recursive:!0})})}function which(tool,check){
return io_awaiter(this,void 0,void 0,function*(){if(!tool)throw new Error("parameter 'tool' is required");if(check){const result=yield which(tool,!1);if(!result)
throw IS_WINDOWS?new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory spe\
cified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`):new Error(`Unable to locate executable file: ${tool}\
. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to \
verify the file is executable.`);return result}const matches=yield findInPath(tool);return matches&&matches.length>0?matches[0]:""})}function findInPath(tool){return io_awaiter(
this,void 0,void 0,function*(){if(!tool)throw new Error("parameter 'tool' is required");const extensions=[];if(IS_WINDOWS&&process.env.PATHEXT)for(const extension of process.
env.PATHEXT.split(external_path_.delimiter))extension&&extensions.push(extension);if(isRooted(tool)){const filePath=yield tryGetExecutablePath(tool,extensions);
return filePath?[filePath]:[]}if(tool.includes(external_path_.sep))return[];const directories=[];if(process.env.PATH)for(const p of process.env.PATH.split(external_path_.
delimiter))p&&directories.push(p);const matches=[];for(const directory of directories){const filePath=yield tryGetExecutablePath(external_path_.join(directory,tool),
extensions);filePath&&matches.push(filePath)}return matches})}function readCopyOptions(options){const force=options.force==null?!0:options.force,recursive=!!options.
recursive,copySourceDirectory=options.copySourceDirectory==null?!0:!!options.copySourceDirectory;return{force,recursive,copySourceDirectory}}function cpDirRecursive(sourceDir,destDir,currentDepth,force){
return io_awaiter(this,void 0,void 0,function*(){if(currentDepth>=255)return;currentDepth++,yield mkdirP(destDir);const files=yield ioUtil.readdir(sourceDir);for(const fileName of files){
const srcFile=`${sourceDir}/${fileName}`,destFile=`${destDir}/${fileName}`;(yield ioUtil.lstat(srcFile)).isDirectory()?yield cpDirRecursive(srcFile,destFile,currentDepth,
force):yield io_copyFile(srcFile,destFile,force)}yield ioUtil.chmod(destDir,(yield ioUtil.stat(sourceDir)).mode)})}function io_copyFile(srcFile,destFile,force){
return io_awaiter(this,void 0,void 0,function*(){if((yield ioUtil.lstat(srcFile)).isSymbolicLink()){try{yield ioUtil.lstat(destFile),yield ioUtil.unlink(destFile)}catch(e){
e.code==="EPERM"&&(yield ioUtil.chmod(destFile,"0666"),yield ioUtil.unlink(destFile))}const symlinkFull=yield ioUtil.readlink(srcFile);yield ioUtil.symlink(symlinkFull,
destFile,ioUtil.IS_WINDOWS?"junction":null)}else(!(yield ioUtil.exists(destFile))||force)&&(yield ioUtil.copyFile(srcFile,destFile))})}var external_timers_=__webpack_require__(
3557),toolrunner_awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}
return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(
generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=
generator.apply(thisArg,_arguments||[])).next())})};const toolrunner_IS_WINDOWS=process.platform==="win32";class ToolRunner extends external_events_.EventEmitter{constructor(toolPath,args,options){
if(super(),!toolPath)throw new Error("Parameter 'toolPath' cannot be null or empty.");this.toolPath=toolPath,this.args=args||[],this.options=options||{}}_debug(message){
this.options.listeners&&this.options.listeners.debug&&this.options.listeners.debug(message)}_getCommandString(options,noPrefix){const toolPath=this._getSpawnFileName(),
args=this._getSpawnArgs(options);let cmd=noPrefix?"":"[command]";if(toolrunner_IS_WINDOWS)if(this._isCmdFile()){cmd+=toolPath;for(const a of args)cmd+=` ${a}`}else if(options.
windowsVerbatimArguments){cmd+=`"${toolPath}"`;for(const a of args)cmd+=` ${a}`}else{cmd+=this._windowsQuoteCmdArg(toolPath);for(const a of args)cmd+=` ${this._windowsQuoteCmdArg(
a)}`}else{cmd+=toolPath;for(const a of args)cmd+=` ${a}`}return cmd}_processLineBuffer(data,strBuffer,onLine){try{let s=strBuffer+data.toString(),n=s.indexOf(external_os_.
EOL);for(;n>-1;){const line=s.substring(0,n);onLine(line),s=s.substring(n+external_os_.EOL.length),n=s.indexOf(external_os_.EOL)}return s}catch(err){return this.
_debug(`error processing line. Failed with error ${err}`),""}}_getSpawnFileName(){return toolrunner_IS_WINDOWS&&this._isCmdFile()?process.env.COMSPEC||"cmd.exe":
this.toolPath}_getSpawnArgs(options){if(toolrunner_IS_WINDOWS&&this._isCmdFile()){let argline=`/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;for(const a of this.
args)argline+=" ",argline+=options.windowsVerbatimArguments?a:this._windowsQuoteCmdArg(a);return argline+='"',[argline]}return this.args}_endsWith(str,end){return str.
endsWith(end)}_isCmdFile(){const upperToolPath=this.toolPath.toUpperCase();return this._endsWith(upperToolPath,".CMD")||this._endsWith(upperToolPath,".BAT")}_windowsQuoteCmdArg(arg){
if(!this._isCmdFile())return this._uvQuoteCmdArg(arg);if(!arg)return'""';const cmdSpecialChars=[" ","	","&","(",")","[","]","{","}","^","=",";","!","'","+",",",
"`","~","|","<",">",'"'];let needsQuotes=!1;for(const char of arg)if(cmdSpecialChars.some(x=>x===char)){needsQuotes=!0;break}if(!needsQuotes)return arg;let reverse='\
"',quoteHit=!0;for(let i=arg.length;i>0;i--)reverse+=arg[i-1],quoteHit&&arg[i-1]==="\\"?reverse+="\\":arg[i-1]==='"'?(quoteHit=!0,reverse+='"'):quoteHit=!1;return reverse+=
'"',reverse.split("").reverse().join("")}_uvQuoteCmdArg(arg){if(!arg)return'""';if(!arg.includes(" ")&&!arg.includes("	")&&!arg.includes('"'))return arg;if(!arg.
includes('"')&&!arg.includes("\\"))return`"${arg}"`;let reverse='"',quoteHit=!0;for(let i=arg.length;i>0;i--)reverse+=arg[i-1],quoteHit&&arg[i-1]==="\\"?reverse+=
"\\":arg[i-1]==='"'?(quoteHit=!0,reverse+="\\"):quoteHit=!1;return reverse+='"',reverse.split("").reverse().join("")}_cloneExecOptions(options){options=options||
{};const result={cwd:options.cwd||process.cwd(),env:options.env||process.env,silent:options.silent||!1,windowsVerbatimArguments:options.windowsVerbatimArguments||
!1,failOnStdErr:options.failOnStdErr||!1,ignoreReturnCode:options.ignoreReturnCode||!1,delay:options.delay||1e4};return result.outStream=options.outStream||process.
stdout,result.errStream=options.errStream||process.stderr,result}_getSpawnOptions(options,toolPath){options=options||{};const result={};return result.cwd=options.
cwd,result.env=options.env,result.windowsVerbatimArguments=options.windowsVerbatimArguments||this._isCmdFile(),options.windowsVerbatimArguments&&(result.argv0=`\
"${toolPath}"`),result}exec(){return toolrunner_awaiter(this,void 0,void 0,function*(){return!isRooted(this.toolPath)&&(this.toolPath.includes("/")||toolrunner_IS_WINDOWS&&
this.toolPath.includes("\\"))&&(this.toolPath=external_path_.resolve(process.cwd(),this.options.cwd||process.cwd(),this.toolPath)),this.toolPath=yield which(this.
toolPath,!0),new Promise((resolve,reject)=>toolrunner_awaiter(this,void 0,void 0,function*(){this._debug(`exec tool: ${this.toolPath}`),this._debug("arguments:");
for(const arg of this.args)this._debug(`   ${arg}`);const optionsNonNull=this._cloneExecOptions(this.options);!optionsNonNull.silent&&optionsNonNull.outStream&&
optionsNonNull.outStream.write(this._getCommandString(optionsNonNull)+external_os_.EOL);const state=new ExecState(optionsNonNull,this.toolPath);if(state.on("deb\
ug",message=>{this._debug(message)}),this.options.cwd&&!(yield exists(this.options.cwd)))return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
const fileName=this._getSpawnFileName(),cp2=external_child_process_.spawn(fileName,this._getSpawnArgs(optionsNonNull),this._getSpawnOptions(this.options,fileName));
let stdbuffer="";cp2.stdout&&cp2.stdout.on("data",data=>{this.options.listeners&&this.options.listeners.stdout&&this.options.listeners.stdout(data),!optionsNonNull.
silent&&optionsNonNull.outStream&&optionsNonNull.outStream.write(data),stdbuffer=this._processLineBuffer(data,stdbuffer,line=>{this.options.listeners&&this.options.
listeners.stdline&&this.options.listeners.stdline(line)})});let errbuffer="";if(cp2.stderr&&cp2.stderr.on("data",data=>{state.processStderr=!0,this.options.listeners&&
this.options.listeners.stderr&&this.options.listeners.stderr(data),!optionsNonNull.silent&&optionsNonNull.errStream&&optionsNonNull.outStream&&(optionsNonNull.failOnStdErr?
optionsNonNull.errStream:optionsNonNull.outStream).write(data),errbuffer=this._processLineBuffer(data,errbuffer,line=>{this.options.listeners&&this.options.listeners.
errline&&this.options.listeners.errline(line)})}),cp2.on("error",err=>{state.processError=err.message,state.processExited=!0,state.processClosed=!0,state.CheckComplete()}),
cp2.on("exit",code=>{state.processExitCode=code,state.processExited=!0,this._debug(`Exit code ${code} received from tool '${this.toolPath}'`),state.CheckComplete()}),
cp2.on("close",code=>{state.processExitCode=code,state.processExited=!0,state.processClosed=!0,this._debug(`STDIO streams have closed for tool '${this.toolPath}\
'`),state.CheckComplete()}),state.on("done",(error2,exitCode)=>{stdbuffer.length>0&&this.emit("stdline",stdbuffer),errbuffer.length>0&&this.emit("errline",errbuffer),
cp2.removeAllListeners(),error2?reject(error2):resolve(exitCode)}),this.options.input){if(!cp2.stdin)throw new Error("child process missing stdin");cp2.stdin.end(
this.options.input)}}))})}}function argStringToArray(argString){const args=[];let inQuotes=!1,escaped=!1,arg="";function append(c){escaped&&c!=='"'&&(arg+="\\"),
arg+=c,escaped=!1}for(let i=0;i<argString.length;i++){const c=argString.charAt(i);if(c==='"'){escaped?append(c):inQuotes=!inQuotes;continue}if(c==="\\"&&escaped){
append(c);continue}if(c==="\\"&&inQuotes){escaped=!0;continue}if(c===" "&&!inQuotes){arg.length>0&&(args.push(arg),arg="");continue}append(c)}return arg.length>
0&&args.push(arg.trim()),args}class ExecState extends external_events_.EventEmitter{constructor(options,toolPath){if(super(),this.processClosed=!1,this.processError=
"",this.processExitCode=0,this.processExited=!1,this.processStderr=!1,this.delay=1e4,this.done=!1,this.timeout=null,!toolPath)throw new Error("toolPath must not\
 be empty");this.options=options,this.toolPath=toolPath,options.delay&&(this.delay=options.delay)}CheckComplete(){this.done||(this.processClosed?this._setResult():
this.processExited&&(this.timeout=(0,external_timers_.setTimeout)(ExecState.HandleTimeout,this.delay,this)))}_debug(message){this.emit("debug",message)}_setResult(){
let error2;this.processExited&&(this.processError?error2=new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indic\
ate the process failed to start. Error: ${this.processError}`):this.processExitCode!==0&&!this.options.ignoreReturnCode?error2=new Error(`The process '${this.toolPath}\
' failed with exit code ${this.processExitCode}`):this.processStderr&&this.options.failOnStdErr&&(error2=new Error(`The process '${this.toolPath}' failed becaus\
e one or more lines were written to the STDERR stream`))),this.timeout&&(clearTimeout(this.timeout),this.timeout=null),this.done=!0,this.emit("done",error2,this.
processExitCode)}static HandleTimeout(state){if(!state.done){if(!state.processClosed&&state.processExited){const message=`The STDIO streams did not close within\
 ${state.delay/1e3} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet ex\
ited.`;state._debug(message)}state._setResult()}}}var exec_awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:
new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){
reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).
then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})};function exec(commandLine,args,options){return exec_awaiter(this,void 0,
void 0,function*(){const commandArgs=argStringToArray(commandLine);if(commandArgs.length===0)throw new Error("Parameter 'commandLine' cannot be null or empty.");
const toolPath=commandArgs[0];return args=commandArgs.slice(1).concat(args||[]),new ToolRunner(toolPath,args,options).exec()})}function getExecOutput(commandLine,args,options){
return exec_awaiter(this,void 0,void 0,function*(){var _a,_b;let stdout="",stderr="";const stdoutDecoder=new external_string_decoder_.StringDecoder("utf8"),stderrDecoder=new external_string_decoder_.
StringDecoder("utf8"),originalStdoutListener=(_a=options?.listeners)===null||_a===void 0?void 0:_a.stdout,originalStdErrListener=(_b=options?.listeners)===null||
_b===void 0?void 0:_b.stderr,stdErrListener=data=>{stderr+=stderrDecoder.write(data),originalStdErrListener&&originalStdErrListener(data)},stdOutListener=data=>{
stdout+=stdoutDecoder.write(data),originalStdoutListener&&originalStdoutListener(data)},listeners=Object.assign(Object.assign({},options?.listeners),{stdout:stdOutListener,
stderr:stdErrListener}),exitCode=yield exec(commandLine,args,Object.assign(Object.assign({},options),{listeners}));return stdout+=stdoutDecoder.end(),stderr+=stderrDecoder.
end(),{exitCode,stdout,stderr}})}var platform_awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve){
resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){
try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=
generator.apply(thisArg,_arguments||[])).next())})};const getWindowsInfo=()=>platform_awaiter(void 0,void 0,void 0,function*(){const{stdout:version}=yield getExecOutput(
'powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',void 0,{silent:!0}),{stdout:name}=yield getExecOutput('powershell -command "(\
Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:!0});return{name:name.trim(),version:version.trim()}}),getMacOsInfo=()=>platform_awaiter(
void 0,void 0,void 0,function*(){var _a,_b,_c,_d;const{stdout}=yield getExecOutput("sw_vers",void 0,{silent:!0}),version=(_b=(_a=stdout.match(/ProductVersion:\s*(.+)/))===
null||_a===void 0?void 0:_a[1])!==null&&_b!==void 0?_b:"";return{name:(_d=(_c=stdout.match(/ProductName:\s*(.+)/))===null||_c===void 0?void 0:_c[1])!==null&&_d!==
void 0?_d:"",version}}),getLinuxInfo=()=>platform_awaiter(void 0,void 0,void 0,function*(){const{stdout}=yield getExecOutput("lsb_release",["-i","-r","-s"],{silent:!0}),
[name,version]=stdout.trim().split(`
`);return{name,version}}),platform=external_os_.platform(),arch=external_os_.arch(),isWindows=platform==="win32",isMacOS=platform==="darwin",isLinux=platform===
"linux";function getDetails(){return platform_awaiter(this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield isWindows?getWindowsInfo():isMacOS?
getMacOsInfo():getLinuxInfo()),{platform,arch,isWindows,isMacOS,isLinux})})}var core_awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof
P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){
reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).
then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})},ExitCode;(function(ExitCode2){ExitCode2[ExitCode2.Success=0]="Succe\
ss",ExitCode2[ExitCode2.Failure=1]="Failure"})(ExitCode||(ExitCode={}));function exportVariable(name,val){const convertedVal=toCommandValue(val);if(process.env[name]=
convertedVal,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(name,val));issueCommand("set-env",{name},convertedVal)}function setSecret(secret){
issueCommand("add-mask",{},secret)}function addPath(inputPath){process.env.GITHUB_PATH||""?issueFileCommand("PATH",inputPath):issueCommand("add-path",{},inputPath),
process.env.PATH=`${inputPath}${external_path_.delimiter}${process.env.PATH}`}function getInput(name,options){const val=process.env[`INPUT_${name.replace(/ /g,"\
_").toUpperCase()}`]||"";if(options&&options.required&&!val)throw new Error(`Input required and not supplied: ${name}`);return options&&options.trimWhitespace===
!1?val:val.trim()}function getMultilineInput(name,options){const inputs=getInput(name,options).split(`
`).filter(x=>x!=="");return options&&options.trimWhitespace===!1?inputs:inputs.map(input=>input.trim())}function getBooleanInput(name,options){const trueValue=[
"true","True","TRUE"],falseValue=["false","False","FALSE"],val=getInput(name,options);if(trueValue.includes(val))return!0;if(falseValue.includes(val))return!1;throw new TypeError(
`Input does not meet YAML 1.2 "Core Schema" specification: ${name}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function setOutput(name,value){if(process.env.GITHUB_OUTPUT||"")return issueFileCommand(
"OUTPUT",prepareKeyValueMessage(name,value));process.stdout.write(external_os_.EOL),issueCommand("set-output",{name},toCommandValue(value))}function setCommandEcho(enabled){
issue("echo",enabled?"on":"off")}function setFailed(message){process.exitCode=ExitCode.Failure,error(message)}function isDebug(){return process.env.RUNNER_DEBUG===
"1"}function debug(message){issueCommand("debug",{},message)}function error(message,properties={}){issueCommand("error",toCommandProperties(properties),message instanceof
Error?message.toString():message)}function warning(message,properties={}){issueCommand("warning",toCommandProperties(properties),message instanceof Error?message.
toString():message)}function notice(message,properties={}){issueCommand("notice",toCommandProperties(properties),message instanceof Error?message.toString():message)}
function info(message){process.stdout.write(message+external_os_.EOL)}function startGroup(name){issue("group",name)}function endGroup(){issue("endgroup")}function group(name,fn){
return core_awaiter(this,void 0,void 0,function*(){startGroup(name);let result;try{result=yield fn()}finally{endGroup()}return result})}function saveState(name,value){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(name,value));issueCommand("save-state",{name},toCommandValue(value))}function getState(name){
return process.env[`STATE_${name}`]||""}function getIDToken(aud){return core_awaiter(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(aud)})}var external_node_os_=__webpack_require__(
8161),policy_sources=__webpack_require__(4220),gate=__webpack_require__(1115),external_node_fs_=__webpack_require__(3024),external_node_path_=__webpack_require__(
6760),base_file=__webpack_require__(9215),problem=__webpack_require__(7085),file=__webpack_require__(9057),text_text=__webpack_require__(9125);const MOST_BYTES=512*
1024*1024;async function withTrustedFiles(written,commits,repo,options,use){const paths2=[],problems=[],notices=[],copies=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.
join)(options.temporary,"fleetplan-")),what=(0,text_text.eu)(options.what);try{for(const[index,path2]of written.entries()){const inside=(0,external_node_path_.relative)(
repo,(0,external_node_path_.resolve)(repo,path2)),shown2=(0,text_text.UU)("file",path2),{trusted,head,isEdited}=(0,file.Yw)(inside)?(0,base_file.c)(repo,commits,
inside,MOST_BYTES):UNTRACKED;if(trusted.bytes){const copy=(0,external_node_path_.join)(copies,`${index}-${inside.replaceAll(/[^\w.-]/g,"_")}`);(0,external_node_fs_.
writeFileSync)(copy,trusted.bytes,{flag:"wx"}),paths2.push(copy),isEdited&&notices.push((0,text_text.Qq)`This change edits the ${what} ${shown2}; the base version was used.`)}else if(trusted.
problems.length>0)problems.push(...trusted.problems);else if(head.bytes||head.problems.length>0){const message=(0,text_text.Qq)`The ${what} ${shown2} is only in this change, not in the base. Merge the ${what} first, or make it in a trusted job.`;
problems.push((0,problem.Os)(null,"inventory-from-head",message))}else if((0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(repo,path2)))if(mayBeOfHead(
(0,external_node_path_.resolve)(repo,path2),repo,options)){const message=(0,text_text.Qq)`The ${what} ${shown2} can come from the change itself: it lies in the work tree behind a symbolic link, or the event is one under which the work tree is not read (pull_request_target, workflow_run, issue_comment). Put it in the runner's temporary folder, or merge it first.`;
problems.push((0,problem.Os)(null,"inventory-from-head",message))}else paths2.push((0,external_node_path_.resolve)(repo,path2));else{const message=(0,text_text.
Qq)`The ${what} ${shown2} is neither in the base commit nor on disk.`;problems.push((0,problem.Os)(null,"missing-snapshot",message))}}return await use({paths:paths2,
problems,notices})}finally{(0,external_node_fs_.rmSync)(copies,{recursive:!0,force:!0})}}const NO_FILE={bytes:null,problems:[],id:null},UNTRACKED={trusted:NO_FILE,
head:NO_FILE,isEdited:!1};function mayBeOfHead(path2,repo,{mayReadCheckout}){const real=(0,external_node_path_.relative)((0,external_node_fs_.realpathSync)(repo),
(0,external_node_fs_.realpathSync)(path2));return(0,file.Yw)(real)?!mayReadCheckout||real!==(0,external_node_path_.relative)(repo,path2):(0,file.Yw)((0,external_node_path_.
relative)(repo,path2))}var external_node_crypto_=__webpack_require__(7598);class Context{constructor(){var _a,_b,_c;if(this.payload={},process.env.GITHUB_EVENT_PATH)
if((0,external_fs_.existsSync)(process.env.GITHUB_EVENT_PATH))this.payload=JSON.parse((0,external_fs_.readFileSync)(process.env.GITHUB_EVENT_PATH,{encoding:"utf\
8"}));else{const path2=process.env.GITHUB_EVENT_PATH;process.stdout.write(`GITHUB_EVENT_PATH ${path2} does not exist${external_os_.EOL}`)}this.eventName=process.
env.GITHUB_EVENT_NAME,this.sha=process.env.GITHUB_SHA,this.ref=process.env.GITHUB_REF,this.workflow=process.env.GITHUB_WORKFLOW,this.action=process.env.GITHUB_ACTION,
this.actor=process.env.GITHUB_ACTOR,this.job=process.env.GITHUB_JOB,this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10),this.runNumber=parseInt(process.
env.GITHUB_RUN_NUMBER,10),this.runId=parseInt(process.env.GITHUB_RUN_ID,10),this.apiUrl=(_a=process.env.GITHUB_API_URL)!==null&&_a!==void 0?_a:"https://api.gith\
ub.com",this.serverUrl=(_b=process.env.GITHUB_SERVER_URL)!==null&&_b!==void 0?_b:"https://github.com",this.graphqlUrl=(_c=process.env.GITHUB_GRAPHQL_URL)!==null&&
_c!==void 0?_c:"https://api.github.com/graphql"}get issue(){const payload=this.payload;return Object.assign(Object.assign({},this.repo),{number:(payload.issue||
payload.pull_request||payload).number})}get repo(){if(process.env.GITHUB_REPOSITORY){const[owner,repo]=process.env.GITHUB_REPOSITORY.split("/");return{owner,repo}}
if(this.payload.repository)return{owner:this.payload.repository.owner.login,repo:this.payload.repository.name};throw new Error("context.repo requires a GITHUB_R\
EPOSITORY environment variable like 'owner/repo'")}}var lib=__webpack_require__(9659),utils_awaiter=function(thisArg,_arguments,P,generator){function adopt(value){
return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(
generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve(
result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})};function getAuthString(token,options){
if(!token&&!options.auth)throw new Error("Parameter token or opts.auth is required");if(token&&options.auth)throw new Error("Parameters token and opts.auth may \
not both be specified");return typeof options.auth=="string"?options.auth:`token ${token}`}function getProxyAgent(destinationUrl){return new lib.HttpClient().getAgent(
destinationUrl)}function getProxyAgentDispatcher(destinationUrl){return new lib.HttpClient().getAgentDispatcher(destinationUrl)}function getProxyFetch(destinationUrl){
const httpDispatcher=getProxyAgentDispatcher(destinationUrl);return(url,opts)=>utils_awaiter(this,void 0,void 0,function*(){return(0,undici.fetch)(url,Object.assign(
Object.assign({},opts),{dispatcher:httpDispatcher}))})}function getApiBaseUrl(){return process.env.GITHUB_API_URL||"https://api.github.com"}function getUserAgentWithOrchestrationId(baseUserAgent){
var _a;const orchId=(_a=process.env.ACTIONS_ORCHESTRATION_ID)===null||_a===void 0?void 0:_a.trim();if(orchId){const tag=`actions_orchestration_id/${orchId.replace(
/[^a-z0-9_.-]/gi,"_")}`;return baseUserAgent?.includes(tag)?baseUserAgent:`${baseUserAgent?`${baseUserAgent} `:""}${tag}`}return baseUserAgent}function getUserAgent(){
return typeof navigator=="object"&&"userAgent"in navigator?navigator.userAgent:typeof process=="object"&&process.version!==void 0?`Node.js/${process.version.substr(
1)} (${process.platform}; ${process.arch})`:"<environment undetectable>"}function register(state,name,method,options){if(typeof method!="function")throw new Error(
"method for before hook must be a function");return options||(options={}),Array.isArray(name)?name.reverse().reduce((callback,name2)=>register.bind(null,state,name2,
callback,options),method)():Promise.resolve().then(()=>state.registry[name]?state.registry[name].reduce((method2,registered)=>registered.hook.bind(null,method2,
options),method)():method(options))}function addHook(state,kind,name,hook2){const orig=hook2;state.registry[name]||(state.registry[name]=[]),kind==="before"&&(hook2=
(method,options)=>Promise.resolve().then(orig.bind(null,options)).then(method.bind(null,options))),kind==="after"&&(hook2=(method,options)=>{let result;return Promise.
resolve().then(method.bind(null,options)).then(result_=>(result=result_,orig(result,options))).then(()=>result)}),kind==="error"&&(hook2=(method,options)=>Promise.
resolve().then(method.bind(null,options)).catch(error2=>orig(error2,options))),state.registry[name].push({hook:hook2,orig})}function removeHook(state,name,method){
if(!state.registry[name])return;const index=state.registry[name].map(registered=>registered.orig).indexOf(method);index!==-1&&state.registry[name].splice(index,
1)}const bind=Function.bind,bindable=bind.bind(bind);function bindApi(hook2,state,name){const removeHookRef=bindable(removeHook,null).apply(null,name?[state,name]:
[state]);hook2.api={remove:removeHookRef},hook2.remove=removeHookRef,["before","error","after","wrap"].forEach(kind=>{const args=name?[state,kind,name]:[state,kind];
hook2[kind]=hook2.api[kind]=bindable(addHook,null).apply(null,args)})}function Singular(){const singularHookName=Symbol("Singular"),singularHookState={registry:{}},
singularHook=register.bind(null,singularHookState,singularHookName);return bindApi(singularHook,singularHookState,singularHookName),singularHook}function Collection(){
const state={registry:{}},hook2=register.bind(null,state);return bindApi(hook2,state),hook2}const before_after_hook={Singular,Collection};var VERSION="0.0.0-dev\
elopment",userAgent=`octokit-endpoint.js/${VERSION} ${getUserAgent()}`,DEFAULTS={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.\
github.v3+json","user-agent":userAgent},mediaType:{format:""}};function dist_bundle_lowercaseKeys(object){return object?Object.keys(object).reduce((newObj,key)=>(newObj[key.
toLowerCase()]=object[key],newObj),{}):{}}function isPlainObject(value){if(typeof value!="object"||value===null||Object.prototype.toString.call(value)!=="[objec\
t Object]")return!1;const proto=Object.getPrototypeOf(value);if(proto===null)return!0;const Ctor=Object.prototype.hasOwnProperty.call(proto,"constructor")&&proto.
constructor;return typeof Ctor=="function"&&Ctor instanceof Ctor&&Function.prototype.call(Ctor)===Function.prototype.call(value)}function mergeDeep(defaults2,options){
const result=Object.assign({},defaults2);return Object.keys(options).forEach(key=>{isPlainObject(options[key])?key in defaults2?result[key]=mergeDeep(defaults2[key],
options[key]):Object.assign(result,{[key]:options[key]}):Object.assign(result,{[key]:options[key]})}),result}function removeUndefinedProperties(obj){for(const key in obj)
obj[key]===void 0&&delete obj[key];return obj}function merge(defaults2,route,options){if(typeof route=="string"){let[method,url]=route.split(" ");options=Object.
assign(url?{method,url}:{url:method},options)}else options=Object.assign({},route);options.headers=dist_bundle_lowercaseKeys(options.headers),removeUndefinedProperties(
options),removeUndefinedProperties(options.headers);const mergedOptions=mergeDeep(defaults2||{},options);return options.url==="/graphql"&&(defaults2&&defaults2.
mediaType.previews?.length&&(mergedOptions.mediaType.previews=defaults2.mediaType.previews.filter(preview=>!mergedOptions.mediaType.previews.includes(preview)).
concat(mergedOptions.mediaType.previews)),mergedOptions.mediaType.previews=(mergedOptions.mediaType.previews||[]).map(preview=>preview.replace(/-preview/,""))),
mergedOptions}function addQueryParameters(url,parameters){const separator=/\?/.test(url)?"&":"?",names=Object.keys(parameters);return names.length===0?url:url+separator+
names.map(name=>name==="q"?"q="+parameters.q.split("+").map(encodeURIComponent).join("+"):`${name}=${encodeURIComponent(parameters[name])}`).join("&")}var urlVariableRegex=/\{[^{}}]+\}/g;
function removeNonChars(variableName){return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function extractUrlVariableNames(url){const matches=url.
match(urlVariableRegex);return matches?matches.map(removeNonChars).reduce((a,b)=>a.concat(b),[]):[]}function omit(object,keysToOmit){const result={__proto__:null};
for(const key of Object.keys(object))keysToOmit.indexOf(key)===-1&&(result[key]=object[key]);return result}function encodeReserved(str){return str.split(/(%[0-9A-Fa-f]{2})/g).
map(function(part){return/%[0-9A-Fa-f]/.test(part)||(part=encodeURI(part).replace(/%5B/g,"[").replace(/%5D/g,"]")),part}).join("")}function encodeUnreserved(str){
return encodeURIComponent(str).replace(/[!'()*]/g,function(c){return"%"+c.charCodeAt(0).toString(16).toUpperCase()})}function encodeValue(operator,value,key){return value=
operator==="+"||operator==="#"?encodeReserved(value):encodeUnreserved(value),key?encodeUnreserved(key)+"="+value:value}function isDefined(value){return value!=null}
function isKeyOperator(operator){return operator===";"||operator==="&"||operator==="?"}function getValues(context2,operator,key,modifier){var value=context2[key],
result=[];if(isDefined(value)&&value!=="")if(typeof value=="string"||typeof value=="number"||typeof value=="bigint"||typeof value=="boolean")value=value.toString(),
modifier&&modifier!=="*"&&(value=value.substring(0,parseInt(modifier,10))),result.push(encodeValue(operator,value,isKeyOperator(operator)?key:""));else if(modifier===
"*")Array.isArray(value)?value.filter(isDefined).forEach(function(value2){result.push(encodeValue(operator,value2,isKeyOperator(operator)?key:""))}):Object.keys(
value).forEach(function(k){isDefined(value[k])&&result.push(encodeValue(operator,value[k],k))});else{const tmp=[];Array.isArray(value)?value.filter(isDefined).forEach(
function(value2){tmp.push(encodeValue(operator,value2))}):Object.keys(value).forEach(function(k){isDefined(value[k])&&(tmp.push(encodeUnreserved(k)),tmp.push(encodeValue(
operator,value[k].toString())))}),isKeyOperator(operator)?result.push(encodeUnreserved(key)+"="+tmp.join(",")):tmp.length!==0&&result.push(tmp.join(","))}else operator===
";"?isDefined(value)&&result.push(encodeUnreserved(key)):value===""&&(operator==="&"||operator==="?")?result.push(encodeUnreserved(key)+"="):value===""&&result.
push("");return result}function parseUrl(template){return{expand:expand.bind(null,template)}}function expand(template,context2){var operators=["+","#",".","/","\
;","?","&"];return template=template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,function(_,expression,literal){if(expression){let operator="";const values=[];if(operators.
indexOf(expression.charAt(0))!==-1&&(operator=expression.charAt(0),expression=expression.substr(1)),expression.split(/,/g).forEach(function(variable){var tmp=/([^:\*]*)(?::(\d+)|(\*))?/.
exec(variable);values.push(getValues(context2,operator,tmp[1],tmp[2]||tmp[3]))}),operator&&operator!=="+"){var separator=",";return operator==="?"?separator="&":
operator!=="#"&&(separator=operator),(values.length!==0?operator:"")+values.join(separator)}else return values.join(",")}else return encodeReserved(literal)}),template===
"/"?template:template.replace(/\/$/,"")}function parse(options){let method=options.method.toUpperCase(),url=(options.url||"/").replace(/:([a-z]\w+)/g,"{$1}"),headers=Object.
assign({},options.headers),body,parameters=omit(options,["method","baseUrl","url","headers","request","mediaType"]);const urlVariableNames=extractUrlVariableNames(
url);url=parseUrl(url).expand(parameters),/^http/.test(url)||(url=options.baseUrl+url);const omittedParameters=Object.keys(options).filter(option=>urlVariableNames.
includes(option)).concat("baseUrl"),remainingParameters=omit(parameters,omittedParameters);if(!/application\/octet-stream/i.test(headers.accept)&&(options.mediaType.
format&&(headers.accept=headers.accept.split(/,/).map(format2=>format2.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`application/vnd$1$2.${options.
mediaType.format}`)).join(",")),url.endsWith("/graphql")&&options.mediaType.previews?.length)){const previewsFromAcceptHeader=headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||
[];headers.accept=previewsFromAcceptHeader.concat(options.mediaType.previews).map(preview=>{const format2=options.mediaType.format?`.${options.mediaType.format}`:
"+json";return`application/vnd.github.${preview}-preview${format2}`}).join(",")}return["GET","HEAD"].includes(method)?url=addQueryParameters(url,remainingParameters):
"data"in remainingParameters?body=remainingParameters.data:Object.keys(remainingParameters).length&&(body=remainingParameters),!headers["content-type"]&&typeof body<
"u"&&(headers["content-type"]="application/json; charset=utf-8"),["PATCH","PUT"].includes(method)&&typeof body>"u"&&(body=""),Object.assign({method,url,headers},
typeof body<"u"?{body}:null,options.request?{request:options.request}:null)}function endpointWithDefaults(defaults2,route,options){return parse(merge(defaults2,
route,options))}function withDefaults(oldDefaults,newDefaults){const DEFAULTS2=merge(oldDefaults,newDefaults),endpoint2=endpointWithDefaults.bind(null,DEFAULTS2);
return Object.assign(endpoint2,{DEFAULTS:DEFAULTS2,defaults:withDefaults.bind(null,DEFAULTS2),merge:merge.bind(null,DEFAULTS2),parse})}var endpoint=withDefaults(
null,DEFAULTS);const SP=32,HTAB=9,SEMI=59,EQ=61,DQUOTE=34,BSLASH=92,COMMA=44,LOWER_CASE=1,OWS=2,SEMI_FLAG=4,COMMA_FLAG=8,TOKEN_FLAG=16,NON_ASCII=65280,CASE_FLAGS=LOWER_CASE|
NON_ASCII,CHAR_MAP=new Uint8Array(256);CHAR_MAP[HTAB]|=OWS,CHAR_MAP[SP]|=OWS,CHAR_MAP[SEMI]|=SEMI_FLAG,CHAR_MAP[COMMA]|=COMMA_FLAG;for(let code=128;code<=255;code++)
CHAR_MAP[code]|=LOWER_CASE;for(const char of"!#$%&'*+-.^_`|~")CHAR_MAP[char.charCodeAt(0)]|=TOKEN_FLAG;for(let code=48;code<=57;code++)CHAR_MAP[code]|=TOKEN_FLAG;
for(let code=65;code<=90;code++)CHAR_MAP[code]|=LOWER_CASE|TOKEN_FLAG;for(let code=97;code<=122;code++)CHAR_MAP[code]|=TOKEN_FLAG;const NullObject=(()=>{const C=function(){};
return C.prototype=Object.create(null),C})();function isTypeValid(type,start=0,end=type.length){let hasSlash=!1;for(let index=start;index<end;index++){const code=type.
charCodeAt(index);if(code===47){if(hasSlash||index===start||index>=end-1)return!1;hasSlash=!0}else if(!isTokenCode(code))return!1}return hasSlash}function isTokenValid(token,start=0,end=token.
length){if(start>=end)return!1;for(let index=start;index<end;index++)if(!isTokenCode(token.charCodeAt(index)))return!1;return!0}function isTokenCode(code){return(CHAR_MAP[code]&
TOKEN_FLAG)!==0}function parameterValue(str){const len=str.length;if(len===0)return'""';let index=0;for(;index<len&&isTokenCode(str.charCodeAt(index));)index++;
if(index===len)return str;let result='"',start=0;for(;index<len;){const code=str.charCodeAt(index);if(code!==HTAB&&(code<SP||code===127||code>255))throw new TypeError(
`Invalid parameter value: ${str}`);(code===34||code===92)&&(result+=`${str.slice(start,index)}\\`,start=index),index++}return`${result}${str.slice(start)}"`}function format(obj){
const{type,parameters}=obj;if(!type||!isTypeValid(type))throw new TypeError(`Invalid type: ${type}`);let result=type;if(parameters)for(const param of Object.keys(
parameters)){if(!isTokenValid(param))throw new TypeError(`Invalid parameter name: ${param}`);result+=`; ${param}=${parameterValue(parameters[param])}`}return result}
function dist_parse(header,options){const stopFlags=SEMI_FLAG|(options?.comma===!0?COMMA_FLAG:0),len=header.length;let valueStart=options?.start??0;for(;(CHAR_MAP[header.
charCodeAt(valueStart)]&OWS)!==0;)valueStart++;let index=valueStart,typeFlags=0,whitespace=-1,stop=options?.parameters===!1?COMMA_FLAG:0;for(;index<len;){const code=header.
charCodeAt(index),flags=CHAR_MAP[code];if((flags&stopFlags)!==0){stop|=flags&COMMA_FLAG;break}(flags&OWS)!==0?whitespace===-1&&(whitespace=index):whitespace=-1,
typeFlags|=code&NON_ASCII|flags,index++}const valueEnd=whitespace===-1?index:whitespace,value=header.slice(valueStart,valueEnd),type=(typeFlags&CASE_FLAGS)===0?
value:value.toLowerCase();return index===len||stop!==0?{type,index,parameters:new NullObject}:parseParameters(header,type,index,len,stopFlags)}function parseParameters(header,type,index,len,stopFlags){
const parameters=new NullObject;parameter:for(;index<len;){for(index++;(CHAR_MAP[header.charCodeAt(index)]&OWS)!==0;)index++;const keyStart=index;let keyFlags=0,
keyWhitespace=-1;for(;index<len;){const code=header.charCodeAt(index),flags=CHAR_MAP[code];if((flags&stopFlags)!==0){if((flags&COMMA_FLAG)!==0)break parameter;continue parameter}
if(code===EQ){const keyEnd=keyWhitespace===-1?index:keyWhitespace,value=header.slice(keyStart,keyEnd),key=(keyFlags&CASE_FLAGS)===0?value:value.toLowerCase();for(index++;(CHAR_MAP[header.
charCodeAt(index)]&OWS)!==0;)index++;if(index<len&&header.charCodeAt(index)===DQUOTE){const quotedStart=++index;let escaped=!1;for(;index<len;){const code2=header.
charCodeAt(index);if(code2===DQUOTE){parameters[key]===void 0&&(parameters[key]=escaped?unescapeQuotedPairs(header,quotedStart,index):header.slice(quotedStart,index)),
index++;let stop2=0;for(;index<len;){const code3=header.charCodeAt(index),flags2=CHAR_MAP[code3];if((flags2&stopFlags)!==0){stop2=flags2&COMMA_FLAG;break}index++}
if(stop2!==0)break parameter;continue parameter}if(code2===BSLASH&&index+1<len){escaped=!0,index+=2;continue}index++}continue parameter}const valueStart=index;let stop=0,
valueWhitespace=-1;for(;index<len;){const code2=header.charCodeAt(index),flags2=CHAR_MAP[code2];if((flags2&stopFlags)!==0){stop=flags2&COMMA_FLAG;break}(flags2&
OWS)!==0?valueWhitespace===-1&&(valueWhitespace=index):valueWhitespace=-1,index++}if(parameters[key]===void 0){const valueEnd=valueWhitespace===-1?index:valueWhitespace;
parameters[key]=header.slice(valueStart,valueEnd)}if(stop!==0)break parameter;continue parameter}(flags&OWS)!==0?keyWhitespace===-1&&(keyWhitespace=index):keyWhitespace=
-1,keyFlags|=code&NON_ASCII|flags,index++}}return{type,index,parameters}}function unescapeQuotedPairs(str,start,end){let result="";for(let index=start;index<end;index++)
str.charCodeAt(index)===BSLASH&&(result+=str.slice(start,index),start=++index);return result+str.slice(start,end)}const intRegex=/^-?\d+$/,noiseValue=/^-?\d+n+$/,
originalStringify=JSON.stringify,originalParse=JSON.parse,customFormat=/^-?\d+n$/,bigIntsStringify=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,noiseStringify=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,
isUnstringifiable=val=>val===void 0||typeof val=="function"||typeof val=="symbol",isRawJSON=val=>val!==null&&typeof val=="object"&&val.constructor&&val.constructor.
name==="RawJSON",stringifyIteratively=(rootValue,replacer,spaceParam)=>{let space="";typeof spaceParam=="number"?space=" ".repeat(Math.min(10,Math.max(0,Math.floor(
spaceParam)))):typeof spaceParam=="string"&&(space=spaceParam.slice(0,10));const isFunctionReplacer=typeof replacer=="function",propertyList=Array.isArray(replacer)?
new Set(replacer.map(String)):null,prepareVal=(parent,key,val)=>(val!==null&&typeof val=="object"&&typeof val.toJSON=="function"&&(val=val.toJSON(key)),typeof val==
"string"&&noiseValue.test(val)?val+"n":typeof val=="bigint"?"rawJSON"in JSON?JSON.rawJSON(val.toString()):val.toString()+"n":(isFunctionReplacer&&(val=replacer.
call(parent,key,val)),val!==null&&typeof val=="object"&&(val instanceof Number||val instanceof String||val instanceof Boolean)&&(val=val.valueOf()),val)),rootProcessed=prepareVal(
{"":rootValue},"",rootValue);if(isUnstringifiable(rootProcessed))return;const isRootPrimitive=rootProcessed===null||typeof rootProcessed!="object",isRootNativeRawJSON=isRawJSON(
rootProcessed);if(isRootPrimitive||isRootNativeRawJSON)return originalStringify(rootProcessed);const chunks=[];let level=0;const stack=[{parent:{"":rootProcessed},
key:"",val:rootProcessed,isArray:Array.isArray(rootProcessed),keys:Array.isArray(rootProcessed)?null:Object.keys(rootProcessed),index:0,first:!0}],visited=new WeakSet(
[rootProcessed]);for(;stack.length>0;){const node=stack[stack.length-1];node.index===0&&(chunks.push(node.isArray?"[":"{"),level++);let isDone=!1;if(node.isArray)
if(node.index<node.val.length){node.first||chunks.push(","),space&&chunks.push(`
`+space.repeat(level));const childRaw=node.val[node.index],childVal=prepareVal(node.val,String(node.index),childRaw);if(isUnstringifiable(childVal))chunks.push(
"null"),node.first=!1,node.index++;else{const isComplexObject=childVal!==null&&typeof childVal=="object",isNativeRaw=isRawJSON(childVal);if(isComplexObject&&!isNativeRaw){
if(visited.has(childVal))throw new TypeError("Converting circular structure to JSON");visited.add(childVal),stack.push({parent:node.val,key:String(node.index),val:childVal,
isArray:Array.isArray(childVal),keys:Array.isArray(childVal)?null:Object.keys(childVal),index:0,first:!0}),node.first=!1,node.index++}else chunks.push(originalStringify(
childVal)),node.first=!1,node.index++}}else isDone=!0;else{for(;node.index<node.keys.length;){const k=node.keys[node.index++];if(propertyList&&!propertyList.has(
k))continue;const childRaw=node.val[k],childVal=prepareVal(node.val,k,childRaw);if(isUnstringifiable(childVal))continue;node.first||chunks.push(","),space?chunks.
push(`
`+space.repeat(level)+originalStringify(k)+": "):chunks.push(originalStringify(k)+":");const isComplexObject=childVal!==null&&typeof childVal=="object",isNativeRaw=isRawJSON(
childVal);if(isComplexObject&&!isNativeRaw){if(visited.has(childVal))throw new TypeError("Converting circular structure to JSON");visited.add(childVal),stack.push(
{parent:node.val,key:k,val:childVal,isArray:Array.isArray(childVal),keys:Array.isArray(childVal)?null:Object.keys(childVal),index:0,first:!0}),node.first=!1;break}else
chunks.push(originalStringify(childVal)),node.first=!1}node.index>=node.keys.length&&stack[stack.length-1]===node&&(isDone=!0)}isDone&&(level--,!node.first&&space&&
chunks.push(`
`+space.repeat(level)),chunks.push(node.isArray?"]":"}"),visited.delete(node.val),stack.pop())}return chunks.join("")},JSONStringify=(value,replacer,space)=>{try{
return"rawJSON"in JSON?originalStringify(value,(key,val)=>typeof val=="bigint"?JSON.rawJSON(val.toString()):typeof replacer=="function"?replacer(key,val):(Array.
isArray(replacer)&&replacer.includes(key),val),space):value?originalStringify(value,(key,val)=>typeof val=="string"&&noiseValue.test(val)||typeof val=="bigint"?
val.toString()+"n":typeof replacer=="function"?replacer(key,val):(Array.isArray(replacer)&&replacer.includes(key),val),space).replace(bigIntsStringify,"$1$2$3").
replace(noiseStringify,"$1$2$3"):originalStringify(value,replacer,space)}catch(error2){if(error2 instanceof RangeError){const convertedJSON=stringifyIteratively(
value,replacer,space);return convertedJSON===void 0?void 0:"rawJSON"in JSON?convertedJSON:convertedJSON.replace(bigIntsStringify,"$1$2$3").replace(noiseStringify,
"$1$2$3")}throw error2}},featureCache=new Map,isContextSourceSupported=()=>{const parseFingerprint=JSON.parse.toString();if(featureCache.has(parseFingerprint))return featureCache.
get(parseFingerprint);try{const result=JSON.parse("1",(_,__,context2)=>!!context2?.source&&context2.source==="1");return featureCache.set(parseFingerprint,result),
result}catch{return featureCache.set(parseFingerprint,!1),!1}},convertMarkedBigIntsReviver=(key,value,context2,userReviver)=>typeof value=="string"&&customFormat.
test(value)?BigInt(value.slice(0,-1)):typeof value=="string"&&noiseValue.test(value)?value.slice(0,-1):typeof userReviver=="function"?userReviver(key,value,context2):
value,JSONParseV2=(text,reviver)=>JSON.parse(text,(key,value,context2)=>{const isNumber=typeof value=="number",isOutOfBounds=value>Number.MAX_SAFE_INTEGER||value<
Number.MIN_SAFE_INTEGER,isBigNumber=isNumber&&isOutOfBounds,isInt=context2&&intRegex.test(context2.source);return isBigNumber&&isInt?BigInt(context2.source):typeof reviver==
"function"?reviver(key,value,context2):value}),MAX_INT=Number.MAX_SAFE_INTEGER.toString(),MAX_DIGITS=MAX_INT.length,stringsOrLargeNumbers=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,
noiseValueWithQuotes=/^"-?\d+n+"$/,applyReviverIteratively=(parsed2,userReviver)=>{const rootHolder={"":parsed2},stack=[{parent:rootHolder,key:"",visited:!1}];for(;stack.
length>0;){const node=stack[stack.length-1];if(node.visited){const{parent,key}=node;let value=parent[key];typeof value=="string"&&(customFormat.test(value)?value=
BigInt(value.slice(0,-1)):noiseValue.test(value)&&(value=value.slice(0,-1))),typeof userReviver=="function"&&(value=userReviver.call(parent,key,value)),value===
void 0?delete parent[key]:parent[key]=value,stack.pop()}else{node.visited=!0;const value=node.parent[node.key];if(value!==null&&typeof value=="object"){const keys=Object.
keys(value);for(let i=keys.length-1;i>=0;i--)stack.push({parent:value,key:keys[i],visited:!1})}}}return rootHolder[""]},serializeBigInts=text=>text.replace(stringsOrLargeNumbers,
(match,digits,fractional,exponential)=>{const isString=match[0]==='"';if(isString&&noiseValueWithQuotes.test(match))return match.substring(0,match.length-1)+'n"';
const hasFractionalOrExponential=fractional||exponential,isLessThanMaxSafeInt=digits&&(digits.length<MAX_DIGITS||digits.length===MAX_DIGITS&&digits<=MAX_INT);return isString||
hasFractionalOrExponential||isLessThanMaxSafeInt?match:'"'+match+'n"'}),JSONParse=(text,reviver)=>{if(!text)return originalParse(text,reviver);try{if(isContextSourceSupported())
return JSONParseV2(text,reviver);const serializedData=serializeBigInts(text);return originalParse(serializedData,(key,value,context2)=>convertMarkedBigIntsReviver(
key,value,context2,reviver))}catch(error2){if(error2 instanceof RangeError){const serializedData=serializeBigInts(text),parsed2=originalParse(serializedData);return applyReviverIteratively(
parsed2,reviver)}throw error2}};class RequestError extends Error{name;status;request;response;constructor(message,statusCode,options){super(message,{cause:options.
cause}),this.name="HttpError",this.status=Number.parseInt(statusCode),Number.isNaN(this.status)&&(this.status=0);"response"in options&&(this.response=options.response);
const requestCopy=Object.assign({},options.request);options.request.headers.authorization&&(requestCopy.headers=Object.assign({},options.request.headers,{authorization:options.
request.headers.authorization.replace(/(?<! ) .*$/," [REDACTED]")})),requestCopy.url=requestCopy.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").
replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),this.request=requestCopy}}var dist_bundle_VERSION="10.0.16",defaults_default={headers:{"user-agent":`oc\
tokit-request.js/${dist_bundle_VERSION} ${getUserAgent()}`}};function dist_bundle_isPlainObject(value){if(typeof value!="object"||value===null||Object.prototype.
toString.call(value)!=="[object Object]")return!1;const proto=Object.getPrototypeOf(value);if(proto===null)return!0;const Ctor=Object.prototype.hasOwnProperty.call(
proto,"constructor")&&proto.constructor;return typeof Ctor=="function"&&Ctor instanceof Ctor&&Function.prototype.call(Ctor)===Function.prototype.call(value)}var noop=()=>"";
async function fetchWrapper(requestOptions){const fetch=requestOptions.request?.fetch||globalThis.fetch;if(!fetch)throw new Error("fetch is not set. Please pass\
 a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");const log2=requestOptions.request?.
log||console,parseSuccessResponseBody=requestOptions.request?.parseSuccessResponseBody!==!1,body=dist_bundle_isPlainObject(requestOptions.body)||Array.isArray(requestOptions.
body)?JSONStringify(requestOptions.body):requestOptions.body,requestHeaders=Object.fromEntries(Object.entries(requestOptions.headers).map(([name,value])=>[name,
String(value)]));let fetchResponse;try{fetchResponse=await fetch(requestOptions.url,{method:requestOptions.method,body,redirect:requestOptions.request?.redirect,
headers:requestHeaders,signal:requestOptions.request?.signal,...requestOptions.body&&{duplex:"half"}})}catch(error2){let message="Unknown Error";if(error2 instanceof
Error){if(error2.name==="AbortError")throw error2.status=500,error2;message=error2.message,error2.name==="TypeError"&&"cause"in error2&&(error2.cause instanceof
Error?message=error2.cause.message:typeof error2.cause=="string"&&(message=error2.cause))}const requestError=new RequestError(message,500,{request:requestOptions});
throw requestError.cause=error2,requestError}const status=fetchResponse.status,url=fetchResponse.url,responseHeaders={};for(const[key,value]of fetchResponse.headers)
responseHeaders[key]=value;const octokitResponse={url,status,headers:responseHeaders,data:""};if("deprecation"in responseHeaders){const matches=responseHeaders.
link&&responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/),deprecationLink=matches&&matches.pop();log2.warn(`[@octokit/request] "${requestOptions.method}\
 ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink?`. See ${deprecationLink}`:""}`)}if(status===
204||status===205)return octokitResponse;if(requestOptions.method==="HEAD"){if(status<400)return octokitResponse;throw new RequestError(fetchResponse.statusText,
status,{response:octokitResponse,request:requestOptions})}if(status===304)throw octokitResponse.data=await getResponseData(fetchResponse),new RequestError("Not \
modified",status,{response:octokitResponse,request:requestOptions});if(status>=400)throw octokitResponse.data=await getResponseData(fetchResponse),new RequestError(
toErrorMessage(octokitResponse.data),status,{response:octokitResponse,request:requestOptions});return octokitResponse.data=parseSuccessResponseBody?await getResponseData(
fetchResponse):fetchResponse.body,octokitResponse}async function getResponseData(response){const contentType=response.headers.get("content-type");if(!contentType)
return response.text().catch(noop);const mimetype=dist_parse(contentType);if(isJSONResponse(mimetype)){let text="";try{return text=await response.text(),JSONParse(
text)}catch{return text}}else return mimetype.type.startsWith("text/")||mimetype.parameters.charset?.toLowerCase()==="utf-8"&&mimetype.type!=="application/octet\
-stream"?response.text().catch(noop):response.arrayBuffer().catch(()=>new ArrayBuffer(0))}function isJSONResponse(mimetype){return mimetype.type==="application/\
json"||mimetype.type==="application/scim+json"}function toErrorMessage(data){if(typeof data=="string")return data;if(data instanceof ArrayBuffer)return"Unknown \
error";if(typeof data=="object"&&data!==null&&"message"in data){const objectData=data,suffix="documentation_url"in objectData?` - ${objectData.documentation_url}`:
"";return Array.isArray(objectData.errors)?`${objectData.message}: ${objectData.errors.map(v=>JSON.stringify(v)).join(", ")}${suffix}`:`${objectData.message}${suffix}`}
return`Unknown error: ${JSON.stringify(data)}`}function dist_bundle_withDefaults(oldEndpoint,newDefaults){const endpoint2=oldEndpoint.defaults(newDefaults);return Object.
assign(function(route,parameters){const endpointOptions=endpoint2.merge(route,parameters);if(!endpointOptions.request||!endpointOptions.request.hook)return fetchWrapper(
endpoint2.parse(endpointOptions));const request2=(route2,parameters2)=>fetchWrapper(endpoint2.parse(endpoint2.merge(route2,parameters2)));return Object.assign(request2,
{endpoint:endpoint2,defaults:dist_bundle_withDefaults.bind(null,endpoint2)}),endpointOptions.request.hook(request2,endpointOptions)},{endpoint:endpoint2,defaults:dist_bundle_withDefaults.
bind(null,endpoint2)})}var request=dist_bundle_withDefaults(endpoint,defaults_default);var graphql_dist_bundle_VERSION="0.0.0-development";function _buildMessageForResponseErrors(data){
return`Request failed due to following response errors:
`+data.errors.map(e=>` - ${e.message}`).join(`
`)}var GraphqlResponseError=class extends Error{constructor(request2,headers,response){super(_buildMessageForResponseErrors(response)),this.request=request2,this.
headers=headers,this.response=response,this.errors=response.errors,this.data=response.data,Error.captureStackTrace&&Error.captureStackTrace(this,this.constructor)}request;headers;response;name="\
GraphqlResponseError";errors;data},NON_VARIABLE_OPTIONS=["method","baseUrl","url","headers","request","query","mediaType","operationName"],FORBIDDEN_VARIABLE_OPTIONS=[
"query","method","url"],GHES_V3_SUFFIX_REGEX=/\/api\/v3\/?$/;function graphql(request2,query,options){if(options){if(typeof query=="string"&&"query"in options)return Promise.
reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(const key in options)if(FORBIDDEN_VARIABLE_OPTIONS.includes(key))return Promise.
reject(new Error(`[@octokit/graphql] "${key}" cannot be used as variable name`))}const parsedOptions=typeof query=="string"?Object.assign({query},options):query,
requestOptions=Object.keys(parsedOptions).reduce((result,key)=>NON_VARIABLE_OPTIONS.includes(key)?(result[key]=parsedOptions[key],result):(result.variables||(result.
variables={}),result.variables[key]=parsedOptions[key],result),{}),baseUrl2=parsedOptions.baseUrl||request2.endpoint.DEFAULTS.baseUrl;return GHES_V3_SUFFIX_REGEX.
test(baseUrl2)&&(requestOptions.url=baseUrl2.replace(GHES_V3_SUFFIX_REGEX,"/api/graphql")),request2(requestOptions).then(response=>{if(response.data.errors){const headers={};
for(const key of Object.keys(response.headers))headers[key]=response.headers[key];throw new GraphqlResponseError(requestOptions,headers,response.data)}return response.
data.data})}function graphql_dist_bundle_withDefaults(request2,newDefaults){const newRequest=request2.defaults(newDefaults);return Object.assign((query,options)=>graphql(
newRequest,query,options),{defaults:graphql_dist_bundle_withDefaults.bind(null,newRequest),endpoint:newRequest.endpoint})}var graphql2=graphql_dist_bundle_withDefaults(
request,{headers:{"user-agent":`octokit-graphql.js/${graphql_dist_bundle_VERSION} ${getUserAgent()}`},method:"POST",url:"/graphql"});function withCustomRequest(customRequest){
return graphql_dist_bundle_withDefaults(customRequest,{method:"POST",url:"/graphql"})}var b64url="(?:[a-zA-Z0-9_-]+)",sep="\\.",jwtRE=new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}\
$`),isJWT=jwtRE.test.bind(jwtRE);async function auth(token){const isApp=isJWT(token),isInstallation=token.startsWith("v1.")||token.startsWith("ghs_"),isUserToServer=token.
startsWith("ghu_");return{type:"token",token,tokenType:isApp?"app":isInstallation?"installation":isUserToServer?"user-to-server":"oauth"}}function withAuthorizationPrefix(token){
return token.split(/\./).length===3?`bearer ${token}`:`token ${token}`}async function hook(token,request2,route,parameters){const endpoint2=request2.endpoint.merge(
route,parameters);return endpoint2.headers.authorization=withAuthorizationPrefix(token),request2(endpoint2)}var createTokenAuth=function(token){if(!token)throw new Error(
"[@octokit/auth-token] No token passed to createTokenAuth");if(typeof token!="string")throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is \
not a string");return token=token.replace(/^(token|bearer) +/i,""),Object.assign(auth.bind(null,token),{hook:hook.bind(null,token)})};const version_VERSION="7.0\
.8",dist_src_noop=()=>{},consoleWarn=console.warn.bind(console),consoleError=console.error.bind(console);function createLogger(logger={}){return typeof logger.debug!=
"function"&&(logger.debug=dist_src_noop),typeof logger.info!="function"&&(logger.info=dist_src_noop),typeof logger.warn!="function"&&(logger.warn=consoleWarn),typeof logger.
error!="function"&&(logger.error=consoleError),logger}const userAgentTrail=`octokit-core.js/${version_VERSION} ${getUserAgent()}`;class Octokit{static VERSION=version_VERSION;static defaults(defaults2){
return class extends this{constructor(...args){const options=args[0]||{};if(typeof defaults2=="function"){super(defaults2(options));return}super(Object.assign({},
defaults2,options,options.userAgent&&defaults2.userAgent?{userAgent:`${options.userAgent} ${defaults2.userAgent}`}:null))}}}static plugins=[];static plugin(...newPlugins){
const currentPlugins=this.plugins;return class extends this{static plugins=currentPlugins.concat(newPlugins.filter(plugin=>!currentPlugins.includes(plugin)))}}constructor(options={}){
const hook2=new before_after_hook.Collection,requestDefaults={baseUrl:request.endpoint.DEFAULTS.baseUrl,headers:{},request:Object.assign({},options.request,{hook:hook2.
bind(null,"request")}),mediaType:{previews:[],format:""}};if(requestDefaults.headers["user-agent"]=options.userAgent?`${options.userAgent} ${userAgentTrail}`:userAgentTrail,
options.baseUrl&&(requestDefaults.baseUrl=options.baseUrl),options.previews&&(requestDefaults.mediaType.previews=options.previews),options.timeZone&&(requestDefaults.
headers["time-zone"]=options.timeZone),this.request=request.defaults(requestDefaults),this.graphql=withCustomRequest(this.request).defaults(requestDefaults),this.
log=createLogger(options.log),this.hook=hook2,options.authStrategy){const{authStrategy,...otherOptions}=options,auth2=authStrategy(Object.assign({request:this.request,
log:this.log,octokit:this,octokitOptions:otherOptions},options.auth));hook2.wrap("request",auth2.hook),this.auth=auth2}else if(!options.auth)this.auth=async()=>({
type:"unauthenticated"});else{const auth2=createTokenAuth(options.auth);hook2.wrap("request",auth2.hook),this.auth=auth2}const classConstructor=this.constructor;
for(let i=0;i<classConstructor.plugins.length;++i)Object.assign(this,classConstructor.plugins[i](this,options))}request;graphql;log;hook;auth}const dist_src_version_VERSION="\
17.0.0";var endpoints_default={actions:{addCustomLabelsToSelfHostedRunnerForOrg:["POST /orgs/{org}/actions/runners/{runner_id}/labels"],addCustomLabelsToSelfHostedRunnerForRepo:[
"POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],addRepoAccessToSelfHostedRunnerGroupInOrg:["PUT /orgs/{org}/actions/runner-groups/{runner_group\
_id}/repositories/{repository_id}"],addSelectedRepoToOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],addSelectedRepoToOrgVariable:[
"PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],approveWorkflowRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],cancelWorkflowRun:[
"POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],createEnvironmentVariable:["POST /repos/{owner}/{repo}/environments/{environment_name}/variables"],createHostedRunnerForOrg:[
"POST /orgs/{org}/actions/hosted-runners"],createOrUpdateEnvironmentSecret:["PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],createOrUpdateOrgSecret:[
"PUT /orgs/{org}/actions/secrets/{secret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"],createOrgVariable:["POST /\
orgs/{org}/actions/variables"],createRegistrationTokenForOrg:["POST /orgs/{org}/actions/runners/registration-token"],createRegistrationTokenForRepo:["POST /repo\
s/{owner}/{repo}/actions/runners/registration-token"],createRemoveTokenForOrg:["POST /orgs/{org}/actions/runners/remove-token"],createRemoveTokenForRepo:["POST \
/repos/{owner}/{repo}/actions/runners/remove-token"],createRepoVariable:["POST /repos/{owner}/{repo}/actions/variables"],createWorkflowDispatch:["POST /repos/{o\
wner}/{repo}/actions/workflows/{workflow_id}/dispatches"],deleteActionsCacheById:["DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],deleteActionsCacheByKey:[
"DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"],deleteArtifact:["DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],deleteCustomImageFromOrg:[
"DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],deleteCustomImageVersionFromOrg:["DELETE /orgs/{org}/actions/hosted-runners/ima\
ges/custom/{image_definition_id}/versions/{version}"],deleteEnvironmentSecret:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_nam\
e}"],deleteEnvironmentVariable:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],deleteHostedRunnerForOrg:["DELETE /orgs/{org}/a\
ctions/hosted-runners/{hosted_runner_id}"],deleteOrgSecret:["DELETE /orgs/{org}/actions/secrets/{secret_name}"],deleteOrgVariable:["DELETE /orgs/{org}/actions/v\
ariables/{name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}"],deleteRepoVariable:["DELETE /repos/{owner}/{repo}/actions/vari\
ables/{name}"],deleteSelfHostedRunnerFromOrg:["DELETE /orgs/{org}/actions/runners/{runner_id}"],deleteSelfHostedRunnerFromRepo:["DELETE /repos/{owner}/{repo}/ac\
tions/runners/{runner_id}"],deleteWorkflowRun:["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],deleteWorkflowRunLogs:["DELETE /repos/{owner}/{repo}/action\
s/runs/{run_id}/logs"],disableSelectedRepositoryGithubActionsOrganization:["DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}"],disableWorkflow:[
"PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"],downloadArtifact:["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_forma\
t}"],downloadJobLogsForWorkflowRun:["GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"],downloadWorkflowRunAttemptLogs:["GET /repos/{owner}/{repo}/actions/r\
uns/{run_id}/attempts/{attempt_number}/logs"],downloadWorkflowRunLogs:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],enableSelectedRepositoryGithubActionsOrganization:[
"PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"],enableWorkflow:["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],forceCancelWorkflowRun:[
"POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],generateRunnerJitconfigForOrg:["POST /orgs/{org}/actions/runners/generate-jitconfig"],generateRunnerJitconfigForRepo:[
"POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"],getActionsCacheList:["GET /repos/{owner}/{repo}/actions/caches"],getActionsCacheUsage:["GET /re\
pos/{owner}/{repo}/actions/cache/usage"],getActionsCacheUsageByRepoForOrg:["GET /orgs/{org}/actions/cache/usage-by-repository"],getActionsCacheUsageForOrg:["GET\
 /orgs/{org}/actions/cache/usage"],getAllowedActionsOrganization:["GET /orgs/{org}/actions/permissions/selected-actions"],getAllowedActionsRepository:["GET /rep\
os/{owner}/{repo}/actions/permissions/selected-actions"],getArtifact:["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],getCustomImageForOrg:["GET /o\
rgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],getCustomImageVersionForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom/{image\
_definition_id}/versions/{version}"],getCustomOidcSubClaimForRepo:["GET /repos/{owner}/{repo}/actions/oidc/customization/sub"],getEnvironmentPublicKey:["GET /re\
pos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],getEnvironmentSecret:["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets\
/{secret_name}"],getEnvironmentVariable:["GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],getGithubActionsDefaultWorkflowPermissionsOrganization:[
"GET /orgs/{org}/actions/permissions/workflow"],getGithubActionsDefaultWorkflowPermissionsRepository:["GET /repos/{owner}/{repo}/actions/permissions/workflow"],
getGithubActionsPermissionsOrganization:["GET /orgs/{org}/actions/permissions"],getGithubActionsPermissionsRepository:["GET /repos/{owner}/{repo}/actions/permis\
sions"],getHostedRunnerForOrg:["GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],getHostedRunnersGithubOwnedImagesForOrg:["GET /orgs/{org}/actions/ho\
sted-runners/images/github-owned"],getHostedRunnersLimitsForOrg:["GET /orgs/{org}/actions/hosted-runners/limits"],getHostedRunnersMachineSpecsForOrg:["GET /orgs\
/{org}/actions/hosted-runners/machine-sizes"],getHostedRunnersPartnerImagesForOrg:["GET /orgs/{org}/actions/hosted-runners/images/partner"],getHostedRunnersPlatformsForOrg:[
"GET /orgs/{org}/actions/hosted-runners/platforms"],getJobForWorkflowRun:["GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],getOrgPublicKey:["GET /orgs/{org}/a\
ctions/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/actions/secrets/{secret_name}"],getOrgVariable:["GET /orgs/{org}/actions/variables/{name}"],getPendingDeploymentsForRun:[
"GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],getRepoPermissions:["GET /repos/{owner}/{repo}/actions/permissions",{},{renamed:["actions",
"getGithubActionsPermissionsRepository"]}],getRepoPublicKey:["GET /repos/{owner}/{repo}/actions/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/a\
ctions/secrets/{secret_name}"],getRepoVariable:["GET /repos/{owner}/{repo}/actions/variables/{name}"],getReviewsForRun:["GET /repos/{owner}/{repo}/actions/runs/\
{run_id}/approvals"],getSelfHostedRunnerForOrg:["GET /orgs/{org}/actions/runners/{runner_id}"],getSelfHostedRunnerForRepo:["GET /repos/{owner}/{repo}/actions/ru\
nners/{runner_id}"],getWorkflow:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}"],getWorkflowAccessToRepository:["GET /repos/{owner}/{repo}/actions/\
permissions/access"],getWorkflowRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}"],getWorkflowRunAttempt:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/\
attempts/{attempt_number}"],getWorkflowRunUsage:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"],getWorkflowUsage:["GET /repos/{owner}/{repo}/actions/\
workflows/{workflow_id}/timing"],listArtifactsForRepo:["GET /repos/{owner}/{repo}/actions/artifacts"],listCustomImageVersionsForOrg:["GET /orgs/{org}/actions/ho\
sted-runners/images/custom/{image_definition_id}/versions"],listCustomImagesForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom"],listEnvironmentSecrets:[
"GET /repos/{owner}/{repo}/environments/{environment_name}/secrets"],listEnvironmentVariables:["GET /repos/{owner}/{repo}/environments/{environment_name}/variab\
les"],listGithubHostedRunnersInGroupForOrg:["GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners"],listHostedRunnersForOrg:["GET /orgs/{org}/\
actions/hosted-runners"],listJobsForWorkflowRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],listJobsForWorkflowRunAttempt:["GET /repos/{owner}/{rep\
o}/actions/runs/{run_id}/attempts/{attempt_number}/jobs"],listLabelsForSelfHostedRunnerForOrg:["GET /orgs/{org}/actions/runners/{runner_id}/labels"],listLabelsForSelfHostedRunnerForRepo:[
"GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],listOrgSecrets:["GET /orgs/{org}/actions/secrets"],listOrgVariables:["GET /orgs/{org}/actions/va\
riables"],listRepoOrganizationSecrets:["GET /repos/{owner}/{repo}/actions/organization-secrets"],listRepoOrganizationVariables:["GET /repos/{owner}/{repo}/actio\
ns/organization-variables"],listRepoSecrets:["GET /repos/{owner}/{repo}/actions/secrets"],listRepoVariables:["GET /repos/{owner}/{repo}/actions/variables"],listRepoWorkflows:[
"GET /repos/{owner}/{repo}/actions/workflows"],listRunnerApplicationsForOrg:["GET /orgs/{org}/actions/runners/downloads"],listRunnerApplicationsForRepo:["GET /r\
epos/{owner}/{repo}/actions/runners/downloads"],listSelectedReposForOrgSecret:["GET /orgs/{org}/actions/secrets/{secret_name}/repositories"],listSelectedReposForOrgVariable:[
"GET /orgs/{org}/actions/variables/{name}/repositories"],listSelectedRepositoriesEnabledGithubActionsOrganization:["GET /orgs/{org}/actions/permissions/reposito\
ries"],listSelfHostedRunnersForOrg:["GET /orgs/{org}/actions/runners"],listSelfHostedRunnersForRepo:["GET /repos/{owner}/{repo}/actions/runners"],listWorkflowRunArtifacts:[
"GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts"],listWorkflowRuns:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"],listWorkflowRunsForRepo:[
"GET /repos/{owner}/{repo}/actions/runs"],reRunJobForWorkflowRun:["POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun"],reRunWorkflow:["POST /repos/{owner}/\
{repo}/actions/runs/{run_id}/rerun"],reRunWorkflowFailedJobs:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"],removeAllCustomLabelsFromSelfHostedRunnerForOrg:[
"DELETE /orgs/{org}/actions/runners/{runner_id}/labels"],removeAllCustomLabelsFromSelfHostedRunnerForRepo:["DELETE /repos/{owner}/{repo}/actions/runners/{runner\
_id}/labels"],removeCustomLabelFromSelfHostedRunnerForOrg:["DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}"],removeCustomLabelFromSelfHostedRunnerForRepo:[
"DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/actions/secrets/{secret_name}/rep\
ositories/{repository_id}"],removeSelectedRepoFromOrgVariable:["DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],reviewCustomGatesForRun:[
"POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"],reviewPendingDeploymentsForRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}\
/pending_deployments"],setAllowedActionsOrganization:["PUT /orgs/{org}/actions/permissions/selected-actions"],setAllowedActionsRepository:["PUT /repos/{owner}/{\
repo}/actions/permissions/selected-actions"],setCustomLabelsForSelfHostedRunnerForOrg:["PUT /orgs/{org}/actions/runners/{runner_id}/labels"],setCustomLabelsForSelfHostedRunnerForRepo:[
"PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],setCustomOidcSubClaimForRepo:["PUT /repos/{owner}/{repo}/actions/oidc/customization/sub"],setGithubActionsDefaultWorkflowPermissionsOrganization:[
"PUT /orgs/{org}/actions/permissions/workflow"],setGithubActionsDefaultWorkflowPermissionsRepository:["PUT /repos/{owner}/{repo}/actions/permissions/workflow"],
setGithubActionsPermissionsOrganization:["PUT /orgs/{org}/actions/permissions"],setGithubActionsPermissionsRepository:["PUT /repos/{owner}/{repo}/actions/permis\
sions"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories"],setSelectedReposForOrgVariable:["PUT /orgs/{org}/actions/var\
iables/{name}/repositories"],setSelectedRepositoriesEnabledGithubActionsOrganization:["PUT /orgs/{org}/actions/permissions/repositories"],setWorkflowAccessToRepository:[
"PUT /repos/{owner}/{repo}/actions/permissions/access"],updateEnvironmentVariable:["PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
updateHostedRunnerForOrg:["PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],updateOrgVariable:["PATCH /orgs/{org}/actions/variables/{name}"],updateRepoVariable:[
"PATCH /repos/{owner}/{repo}/actions/variables/{name}"]},activity:{checkRepoIsStarredByAuthenticatedUser:["GET /user/starred/{owner}/{repo}"],deleteRepoSubscription:[
"DELETE /repos/{owner}/{repo}/subscription"],deleteThreadSubscription:["DELETE /notifications/threads/{thread_id}/subscription"],getFeeds:["GET /feeds"],getRepoSubscription:[
"GET /repos/{owner}/{repo}/subscription"],getThread:["GET /notifications/threads/{thread_id}"],getThreadSubscriptionForAuthenticatedUser:["GET /notifications/th\
reads/{thread_id}/subscription"],listEventsForAuthenticatedUser:["GET /users/{username}/events"],listNotificationsForAuthenticatedUser:["GET /notifications"],listOrgEventsForAuthenticatedUser:[
"GET /users/{username}/events/orgs/{org}"],listPublicEvents:["GET /events"],listPublicEventsForRepoNetwork:["GET /networks/{owner}/{repo}/events"],listPublicEventsForUser:[
"GET /users/{username}/events/public"],listPublicOrgEvents:["GET /orgs/{org}/events"],listReceivedEventsForUser:["GET /users/{username}/received_events"],listReceivedPublicEventsForUser:[
"GET /users/{username}/received_events/public"],listRepoEvents:["GET /repos/{owner}/{repo}/events"],listRepoNotificationsForAuthenticatedUser:["GET /repos/{owne\
r}/{repo}/notifications"],listReposStarredByAuthenticatedUser:["GET /user/starred"],listReposStarredByUser:["GET /users/{username}/starred"],listReposWatchedByUser:[
"GET /users/{username}/subscriptions"],listStargazersForRepo:["GET /repos/{owner}/{repo}/stargazers"],listWatchedReposForAuthenticatedUser:["GET /user/subscript\
ions"],listWatchersForRepo:["GET /repos/{owner}/{repo}/subscribers"],markNotificationsAsRead:["PUT /notifications"],markRepoNotificationsAsRead:["PUT /repos/{ow\
ner}/{repo}/notifications"],markThreadAsDone:["DELETE /notifications/threads/{thread_id}"],markThreadAsRead:["PATCH /notifications/threads/{thread_id}"],setRepoSubscription:[
"PUT /repos/{owner}/{repo}/subscription"],setThreadSubscription:["PUT /notifications/threads/{thread_id}/subscription"],starRepoForAuthenticatedUser:["PUT /user\
/starred/{owner}/{repo}"],unstarRepoForAuthenticatedUser:["DELETE /user/starred/{owner}/{repo}"]},apps:{addRepoToInstallation:["PUT /user/installations/{install\
ation_id}/repositories/{repository_id}",{},{renamed:["apps","addRepoToInstallationForAuthenticatedUser"]}],addRepoToInstallationForAuthenticatedUser:["PUT /user\
/installations/{installation_id}/repositories/{repository_id}"],checkToken:["POST /applications/{client_id}/token"],createFromManifest:["POST /app-manifests/{co\
de}/conversions"],createInstallationAccessToken:["POST /app/installations/{installation_id}/access_tokens"],deleteAuthorization:["DELETE /applications/{client_i\
d}/grant"],deleteInstallation:["DELETE /app/installations/{installation_id}"],deleteToken:["DELETE /applications/{client_id}/token"],getAuthenticated:["GET /app"],
getBySlug:["GET /apps/{app_slug}"],getInstallation:["GET /app/installations/{installation_id}"],getOrgInstallation:["GET /orgs/{org}/installation"],getRepoInstallation:[
"GET /repos/{owner}/{repo}/installation"],getSubscriptionPlanForAccount:["GET /marketplace_listing/accounts/{account_id}"],getSubscriptionPlanForAccountStubbed:[
"GET /marketplace_listing/stubbed/accounts/{account_id}"],getUserInstallation:["GET /users/{username}/installation"],getWebhookConfigForApp:["GET /app/hook/conf\
ig"],getWebhookDelivery:["GET /app/hook/deliveries/{delivery_id}"],listAccountsForPlan:["GET /marketplace_listing/plans/{plan_id}/accounts"],listAccountsForPlanStubbed:[
"GET /marketplace_listing/stubbed/plans/{plan_id}/accounts"],listInstallationReposForAuthenticatedUser:["GET /user/installations/{installation_id}/repositories"],
listInstallationRequestsForAuthenticatedApp:["GET /app/installation-requests"],listInstallations:["GET /app/installations"],listInstallationsForAuthenticatedUser:[
"GET /user/installations"],listPlans:["GET /marketplace_listing/plans"],listPlansStubbed:["GET /marketplace_listing/stubbed/plans"],listReposAccessibleToInstallation:[
"GET /installation/repositories"],listSubscriptionsForAuthenticatedUser:["GET /user/marketplace_purchases"],listSubscriptionsForAuthenticatedUserStubbed:["GET /\
user/marketplace_purchases/stubbed"],listWebhookDeliveries:["GET /app/hook/deliveries"],redeliverWebhookDelivery:["POST /app/hook/deliveries/{delivery_id}/attem\
pts"],removeRepoFromInstallation:["DELETE /user/installations/{installation_id}/repositories/{repository_id}",{},{renamed:["apps","removeRepoFromInstallationFor\
AuthenticatedUser"]}],removeRepoFromInstallationForAuthenticatedUser:["DELETE /user/installations/{installation_id}/repositories/{repository_id}"],resetToken:["\
PATCH /applications/{client_id}/token"],revokeInstallationAccessToken:["DELETE /installation/token"],scopeToken:["POST /applications/{client_id}/token/scoped"],
suspendInstallation:["PUT /app/installations/{installation_id}/suspended"],unsuspendInstallation:["DELETE /app/installations/{installation_id}/suspended"],updateWebhookConfigForApp:[
"PATCH /app/hook/config"]},billing:{getGithubActionsBillingOrg:["GET /orgs/{org}/settings/billing/actions"],getGithubActionsBillingUser:["GET /users/{username}/\
settings/billing/actions"],getGithubBillingPremiumRequestUsageReportOrg:["GET /organizations/{org}/settings/billing/premium_request/usage"],getGithubBillingPremiumRequestUsageReportUser:[
"GET /users/{username}/settings/billing/premium_request/usage"],getGithubBillingUsageReportOrg:["GET /organizations/{org}/settings/billing/usage"],getGithubBillingUsageReportUser:[
"GET /users/{username}/settings/billing/usage"],getGithubPackagesBillingOrg:["GET /orgs/{org}/settings/billing/packages"],getGithubPackagesBillingUser:["GET /us\
ers/{username}/settings/billing/packages"],getSharedStorageBillingOrg:["GET /orgs/{org}/settings/billing/shared-storage"],getSharedStorageBillingUser:["GET /use\
rs/{username}/settings/billing/shared-storage"]},campaigns:{createCampaign:["POST /orgs/{org}/campaigns"],deleteCampaign:["DELETE /orgs/{org}/campaigns/{campaig\
n_number}"],getCampaignSummary:["GET /orgs/{org}/campaigns/{campaign_number}"],listOrgCampaigns:["GET /orgs/{org}/campaigns"],updateCampaign:["PATCH /orgs/{org}\
/campaigns/{campaign_number}"]},checks:{create:["POST /repos/{owner}/{repo}/check-runs"],createSuite:["POST /repos/{owner}/{repo}/check-suites"],get:["GET /repo\
s/{owner}/{repo}/check-runs/{check_run_id}"],getSuite:["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],listAnnotations:["GET /repos/{owner}/{repo}/ch\
eck-runs/{check_run_id}/annotations"],listForRef:["GET /repos/{owner}/{repo}/commits/{ref}/check-runs"],listForSuite:["GET /repos/{owner}/{repo}/check-suites/{c\
heck_suite_id}/check-runs"],listSuitesForRef:["GET /repos/{owner}/{repo}/commits/{ref}/check-suites"],rerequestRun:["POST /repos/{owner}/{repo}/check-runs/{chec\
k_run_id}/rerequest"],rerequestSuite:["POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"],setSuitesPreferences:["PATCH /repos/{owner}/{repo}/c\
heck-suites/preferences"],update:["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]},codeScanning:{commitAutofix:["POST /repos/{owner}/{repo}/code-scanni\
ng/alerts/{alert_number}/autofix/commits"],createAutofix:["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],createVariantAnalysis:["POST\
 /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses"],deleteAnalysis:["DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delet\
e}"],deleteCodeqlDatabase:["DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],getAlert:["GET /repos/{owner}/{repo}/code-scanning/alerts/{\
alert_number}",{},{renamedParameters:{alert_id:"alert_number"}}],getAnalysis:["GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"],getAutofix:["GET\
 /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],getCodeqlDatabase:["GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],getDefaultSetup:[
"GET /repos/{owner}/{repo}/code-scanning/default-setup"],getSarif:["GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}"],getVariantAnalysis:["GET /repos/\
{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}"],getVariantAnalysisRepoTask:["GET /repos/{owner}/{repo}/code-scanning/codeql/\
variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}"],listAlertInstances:["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number\
}/instances"],listAlertsForOrg:["GET /orgs/{org}/code-scanning/alerts"],listAlertsForRepo:["GET /repos/{owner}/{repo}/code-scanning/alerts"],listAlertsInstances:[
"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",{},{renamed:["codeScanning","listAlertInstances"]}],listCodeqlDatabases:["GET /repos/{\
owner}/{repo}/code-scanning/codeql/databases"],listRecentAnalyses:["GET /repos/{owner}/{repo}/code-scanning/analyses"],updateAlert:["PATCH /repos/{owner}/{repo}\
/code-scanning/alerts/{alert_number}"],updateDefaultSetup:["PATCH /repos/{owner}/{repo}/code-scanning/default-setup"],uploadSarif:["POST /repos/{owner}/{repo}/c\
ode-scanning/sarifs"]},codeSecurity:{attachConfiguration:["POST /orgs/{org}/code-security/configurations/{configuration_id}/attach"],attachEnterpriseConfiguration:[
"POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach"],createConfiguration:["POST /orgs/{org}/code-security/configurations"],createConfigurationForEnterprise:[
"POST /enterprises/{enterprise}/code-security/configurations"],deleteConfiguration:["DELETE /orgs/{org}/code-security/configurations/{configuration_id}"],deleteConfigurationForEnterprise:[
"DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],detachConfiguration:["DELETE /orgs/{org}/code-security/configurations/detach"],
getConfiguration:["GET /orgs/{org}/code-security/configurations/{configuration_id}"],getConfigurationForRepository:["GET /repos/{owner}/{repo}/code-security-con\
figuration"],getConfigurationsForEnterprise:["GET /enterprises/{enterprise}/code-security/configurations"],getConfigurationsForOrg:["GET /orgs/{org}/code-securi\
ty/configurations"],getDefaultConfigurations:["GET /orgs/{org}/code-security/configurations/defaults"],getDefaultConfigurationsForEnterprise:["GET /enterprises/\
{enterprise}/code-security/configurations/defaults"],getRepositoriesForConfiguration:["GET /orgs/{org}/code-security/configurations/{configuration_id}/repositor\
ies"],getRepositoriesForEnterpriseConfiguration:["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories"],getSingleConfigurationForEnterprise:[
"GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],setConfigurationAsDefault:["PUT /orgs/{org}/code-security/configurations/{confi\
guration_id}/defaults"],setConfigurationAsDefaultForEnterprise:["PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults"],updateConfiguration:[
"PATCH /orgs/{org}/code-security/configurations/{configuration_id}"],updateEnterpriseConfiguration:["PATCH /enterprises/{enterprise}/code-security/configuration\
s/{configuration_id}"]},codesOfConduct:{getAllCodesOfConduct:["GET /codes_of_conduct"],getConductCode:["GET /codes_of_conduct/{key}"]},codespaces:{addRepositoryForSecretForAuthenticatedUser:[
"PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],addSelectedRepoToOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{secret_name}/reposit\
ories/{repository_id}"],checkPermissionsForDevcontainer:["GET /repos/{owner}/{repo}/codespaces/permissions_check"],codespaceMachinesForAuthenticatedUser:["GET /\
user/codespaces/{codespace_name}/machines"],createForAuthenticatedUser:["POST /user/codespaces"],createOrUpdateOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{s\
ecret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],createOrUpdateSecretForAuthenticatedUser:["PUT /user/codes\
paces/secrets/{secret_name}"],createWithPrForAuthenticatedUser:["POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"],createWithRepoForAuthenticatedUser:[
"POST /repos/{owner}/{repo}/codespaces"],deleteForAuthenticatedUser:["DELETE /user/codespaces/{codespace_name}"],deleteFromOrganization:["DELETE /orgs/{org}/mem\
bers/{username}/codespaces/{codespace_name}"],deleteOrgSecret:["DELETE /orgs/{org}/codespaces/secrets/{secret_name}"],deleteRepoSecret:["DELETE /repos/{owner}/{\
repo}/codespaces/secrets/{secret_name}"],deleteSecretForAuthenticatedUser:["DELETE /user/codespaces/secrets/{secret_name}"],exportForAuthenticatedUser:["POST /u\
ser/codespaces/{codespace_name}/exports"],getCodespacesForUserInOrg:["GET /orgs/{org}/members/{username}/codespaces"],getExportDetailsForAuthenticatedUser:["GET\
 /user/codespaces/{codespace_name}/exports/{export_id}"],getForAuthenticatedUser:["GET /user/codespaces/{codespace_name}"],getOrgPublicKey:["GET /orgs/{org}/cod\
espaces/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/codespaces/secrets/{secret_name}"],getPublicKeyForAuthenticatedUser:["GET /user/codespaces/secrets/p\
ublic-key"],getRepoPublicKey:["GET /repos/{owner}/{repo}/codespaces/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/codespaces/secrets/{secret_na\
me}"],getSecretForAuthenticatedUser:["GET /user/codespaces/secrets/{secret_name}"],listDevcontainersInRepositoryForAuthenticatedUser:["GET /repos/{owner}/{repo}\
/codespaces/devcontainers"],listForAuthenticatedUser:["GET /user/codespaces"],listInOrganization:["GET /orgs/{org}/codespaces",{},{renamedParameters:{org_id:"or\
g"}}],listInRepositoryForAuthenticatedUser:["GET /repos/{owner}/{repo}/codespaces"],listOrgSecrets:["GET /orgs/{org}/codespaces/secrets"],listRepoSecrets:["GET \
/repos/{owner}/{repo}/codespaces/secrets"],listRepositoriesForSecretForAuthenticatedUser:["GET /user/codespaces/secrets/{secret_name}/repositories"],listSecretsForAuthenticatedUser:[
"GET /user/codespaces/secrets"],listSelectedReposForOrgSecret:["GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],preFlightWithRepoForAuthenticatedUser:[
"GET /repos/{owner}/{repo}/codespaces/new"],publishForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/publish"],removeRepositoryForSecretForAuthenticatedUser:[
"DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/codespaces/secrets/{secret_na\
me}/repositories/{repository_id}"],repoMachinesForAuthenticatedUser:["GET /repos/{owner}/{repo}/codespaces/machines"],setRepositoriesForSecretForAuthenticatedUser:[
"PUT /user/codespaces/secrets/{secret_name}/repositories"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],startForAuthenticatedUser:[
"POST /user/codespaces/{codespace_name}/start"],stopForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/stop"],stopInOrganization:["POST /orgs/{org}/m\
embers/{username}/codespaces/{codespace_name}/stop"],updateForAuthenticatedUser:["PATCH /user/codespaces/{codespace_name}"]},copilot:{addCopilotSeatsForTeams:["\
POST /orgs/{org}/copilot/billing/selected_teams"],addCopilotSeatsForUsers:["POST /orgs/{org}/copilot/billing/selected_users"],cancelCopilotSeatAssignmentForTeams:[
"DELETE /orgs/{org}/copilot/billing/selected_teams"],cancelCopilotSeatAssignmentForUsers:["DELETE /orgs/{org}/copilot/billing/selected_users"],copilotMetricsForOrganization:[
"GET /orgs/{org}/copilot/metrics"],copilotMetricsForTeam:["GET /orgs/{org}/team/{team_slug}/copilot/metrics"],getCopilotOrganizationDetails:["GET /orgs/{org}/co\
pilot/billing"],getCopilotSeatDetailsForUser:["GET /orgs/{org}/members/{username}/copilot"],listCopilotSeats:["GET /orgs/{org}/copilot/billing/seats"]},credentials:{
revoke:["POST /credentials/revoke"]},dependabot:{addSelectedRepoToOrgSecret:["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],createOrUpdateOrgSecret:[
"PUT /orgs/{org}/dependabot/secrets/{secret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],deleteOrgSecret:["DE\
LETE /orgs/{org}/dependabot/secrets/{secret_name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],getAlert:["GET /repos/{ow\
ner}/{repo}/dependabot/alerts/{alert_number}"],getOrgPublicKey:["GET /orgs/{org}/dependabot/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/dependabot/secre\
ts/{secret_name}"],getRepoPublicKey:["GET /repos/{owner}/{repo}/dependabot/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/dependabot/secrets/{se\
cret_name}"],listAlertsForEnterprise:["GET /enterprises/{enterprise}/dependabot/alerts"],listAlertsForOrg:["GET /orgs/{org}/dependabot/alerts"],listAlertsForRepo:[
"GET /repos/{owner}/{repo}/dependabot/alerts"],listOrgSecrets:["GET /orgs/{org}/dependabot/secrets"],listRepoSecrets:["GET /repos/{owner}/{repo}/dependabot/secr\
ets"],listSelectedReposForOrgSecret:["GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/depen\
dabot/secrets/{secret_name}/repositories/{repository_id}"],repositoryAccessForOrg:["GET /organizations/{org}/dependabot/repository-access"],setRepositoryAccessDefaultLevel:[
"PUT /organizations/{org}/dependabot/repository-access/default-level"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositor\
ies"],updateAlert:["PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],updateRepositoryAccessForOrg:["PATCH /organizations/{org}/dependabot/reposito\
ry-access"]},dependencyGraph:{createRepositorySnapshot:["POST /repos/{owner}/{repo}/dependency-graph/snapshots"],diffRange:["GET /repos/{owner}/{repo}/dependenc\
y-graph/compare/{basehead}"],exportSbom:["GET /repos/{owner}/{repo}/dependency-graph/sbom"]},emojis:{get:["GET /emojis"]},enterpriseTeamMemberships:{add:["PUT /\
enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],bulkAdd:["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add"],bulkRemove:[
"POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove"],get:["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
list:["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships"],remove:["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{userna\
me}"]},enterpriseTeamOrganizations:{add:["PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],bulkAdd:["POST /enterprises/{enterprise}/t\
eams/{enterprise-team}/organizations/add"],bulkRemove:["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"],delete:["DELETE /enterpris\
es/{enterprise}/teams/{enterprise-team}/organizations/{org}"],getAssignment:["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],getAssignments:[
"GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"]},enterpriseTeams:{create:["POST /enterprises/{enterprise}/teams"],delete:["DELETE /enterp\
rises/{enterprise}/teams/{team_slug}"],get:["GET /enterprises/{enterprise}/teams/{team_slug}"],list:["GET /enterprises/{enterprise}/teams"],update:["PATCH /ente\
rprises/{enterprise}/teams/{team_slug}"]},gists:{checkIsStarred:["GET /gists/{gist_id}/star"],create:["POST /gists"],createComment:["POST /gists/{gist_id}/comme\
nts"],delete:["DELETE /gists/{gist_id}"],deleteComment:["DELETE /gists/{gist_id}/comments/{comment_id}"],fork:["POST /gists/{gist_id}/forks"],get:["GET /gists/{\
gist_id}"],getComment:["GET /gists/{gist_id}/comments/{comment_id}"],getRevision:["GET /gists/{gist_id}/{sha}"],list:["GET /gists"],listComments:["GET /gists/{g\
ist_id}/comments"],listCommits:["GET /gists/{gist_id}/commits"],listForUser:["GET /users/{username}/gists"],listForks:["GET /gists/{gist_id}/forks"],listPublic:[
"GET /gists/public"],listStarred:["GET /gists/starred"],star:["PUT /gists/{gist_id}/star"],unstar:["DELETE /gists/{gist_id}/star"],update:["PATCH /gists/{gist_i\
d}"],updateComment:["PATCH /gists/{gist_id}/comments/{comment_id}"]},git:{createBlob:["POST /repos/{owner}/{repo}/git/blobs"],createCommit:["POST /repos/{owner}\
/{repo}/git/commits"],createRef:["POST /repos/{owner}/{repo}/git/refs"],createTag:["POST /repos/{owner}/{repo}/git/tags"],createTree:["POST /repos/{owner}/{repo\
}/git/trees"],deleteRef:["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],getBlob:["GET /repos/{owner}/{repo}/git/blobs/{file_sha}"],getCommit:["GET /repos/{owner\
}/{repo}/git/commits/{commit_sha}"],getRef:["GET /repos/{owner}/{repo}/git/ref/{ref}"],getTag:["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],getTree:["GET /re\
pos/{owner}/{repo}/git/trees/{tree_sha}"],listMatchingRefs:["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],updateRef:["PATCH /repos/{owner}/{repo}/git/ref\
s/{ref}"]},gitignore:{getAllTemplates:["GET /gitignore/templates"],getTemplate:["GET /gitignore/templates/{name}"]},hostedCompute:{createNetworkConfigurationForOrg:[
"POST /orgs/{org}/settings/network-configurations"],deleteNetworkConfigurationFromOrg:["DELETE /orgs/{org}/settings/network-configurations/{network_configuratio\
n_id}"],getNetworkConfigurationForOrg:["GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"],getNetworkSettingsForOrg:["GET /orgs/{org}/\
settings/network-settings/{network_settings_id}"],listNetworkConfigurationsForOrg:["GET /orgs/{org}/settings/network-configurations"],updateNetworkConfigurationForOrg:[
"PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}"]},interactions:{getRestrictionsForAuthenticatedUser:["GET /user/interaction-limit\
s"],getRestrictionsForOrg:["GET /orgs/{org}/interaction-limits"],getRestrictionsForRepo:["GET /repos/{owner}/{repo}/interaction-limits"],getRestrictionsForYourPublicRepos:[
"GET /user/interaction-limits",{},{renamed:["interactions","getRestrictionsForAuthenticatedUser"]}],removeRestrictionsForAuthenticatedUser:["DELETE /user/intera\
ction-limits"],removeRestrictionsForOrg:["DELETE /orgs/{org}/interaction-limits"],removeRestrictionsForRepo:["DELETE /repos/{owner}/{repo}/interaction-limits"],
removeRestrictionsForYourPublicRepos:["DELETE /user/interaction-limits",{},{renamed:["interactions","removeRestrictionsForAuthenticatedUser"]}],setRestrictionsForAuthenticatedUser:[
"PUT /user/interaction-limits"],setRestrictionsForOrg:["PUT /orgs/{org}/interaction-limits"],setRestrictionsForRepo:["PUT /repos/{owner}/{repo}/interaction-limi\
ts"],setRestrictionsForYourPublicRepos:["PUT /user/interaction-limits",{},{renamed:["interactions","setRestrictionsForAuthenticatedUser"]}]},issues:{addAssignees:[
"POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"],addBlockedByDependency:["POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
addLabels:["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],addSubIssue:["POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],checkUserCanBeAssigned:[
"GET /repos/{owner}/{repo}/assignees/{assignee}"],checkUserCanBeAssignedToIssue:["GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"],create:[
"POST /repos/{owner}/{repo}/issues"],createComment:["POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],createLabel:["POST /repos/{owner}/{repo}/labels"],
createMilestone:["POST /repos/{owner}/{repo}/milestones"],deleteComment:["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"],deleteLabel:["DELETE /repo\
s/{owner}/{repo}/labels/{name}"],deleteMilestone:["DELETE /repos/{owner}/{repo}/milestones/{milestone_number}"],get:["GET /repos/{owner}/{repo}/issues/{issue_nu\
mber}"],getComment:["GET /repos/{owner}/{repo}/issues/comments/{comment_id}"],getEvent:["GET /repos/{owner}/{repo}/issues/events/{event_id}"],getLabel:["GET /re\
pos/{owner}/{repo}/labels/{name}"],getMilestone:["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],getParent:["GET /repos/{owner}/{repo}/issues/{issue_\
number}/parent"],list:["GET /issues"],listAssignees:["GET /repos/{owner}/{repo}/assignees"],listComments:["GET /repos/{owner}/{repo}/issues/{issue_number}/comme\
nts"],listCommentsForRepo:["GET /repos/{owner}/{repo}/issues/comments"],listDependenciesBlockedBy:["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies\
/blocked_by"],listDependenciesBlocking:["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"],listEvents:["GET /repos/{owner}/{repo}/issues/{\
issue_number}/events"],listEventsForRepo:["GET /repos/{owner}/{repo}/issues/events"],listEventsForTimeline:["GET /repos/{owner}/{repo}/issues/{issue_number}/tim\
eline"],listForAuthenticatedUser:["GET /user/issues"],listForOrg:["GET /orgs/{org}/issues"],listForRepo:["GET /repos/{owner}/{repo}/issues"],listLabelsForMilestone:[
"GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels"],listLabelsForRepo:["GET /repos/{owner}/{repo}/labels"],listLabelsOnIssue:["GET /repos/{owner}/\
{repo}/issues/{issue_number}/labels"],listMilestones:["GET /repos/{owner}/{repo}/milestones"],listSubIssues:["GET /repos/{owner}/{repo}/issues/{issue_number}/su\
b_issues"],lock:["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],removeAllLabels:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"],removeAssignees:[
"DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"],removeDependencyBlockedBy:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/bloc\
ked_by/{issue_id}"],removeLabel:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"],removeSubIssue:["DELETE /repos/{owner}/{repo}/issues/{issue\
_number}/sub_issue"],reprioritizeSubIssue:["PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority"],setLabels:["PUT /repos/{owner}/{repo}/issues\
/{issue_number}/labels"],unlock:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock"],update:["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],updateComment:[
"PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],updateLabel:["PATCH /repos/{owner}/{repo}/labels/{name}"],updateMilestone:["PATCH /repos/{owner}/{re\
po}/milestones/{milestone_number}"]},licenses:{get:["GET /licenses/{license}"],getAllCommonlyUsed:["GET /licenses"],getForRepo:["GET /repos/{owner}/{repo}/licen\
se"]},markdown:{render:["POST /markdown"],renderRaw:["POST /markdown/raw",{headers:{"content-type":"text/plain; charset=utf-8"}}]},meta:{get:["GET /meta"],getAllVersions:[
"GET /versions"],getOctocat:["GET /octocat"],getZen:["GET /zen"],root:["GET /"]},migrations:{deleteArchiveForAuthenticatedUser:["DELETE /user/migrations/{migrat\
ion_id}/archive"],deleteArchiveForOrg:["DELETE /orgs/{org}/migrations/{migration_id}/archive"],downloadArchiveForOrg:["GET /orgs/{org}/migrations/{migration_id}\
/archive"],getArchiveForAuthenticatedUser:["GET /user/migrations/{migration_id}/archive"],getStatusForAuthenticatedUser:["GET /user/migrations/{migration_id}"],
getStatusForOrg:["GET /orgs/{org}/migrations/{migration_id}"],listForAuthenticatedUser:["GET /user/migrations"],listForOrg:["GET /orgs/{org}/migrations"],listReposForAuthenticatedUser:[
"GET /user/migrations/{migration_id}/repositories"],listReposForOrg:["GET /orgs/{org}/migrations/{migration_id}/repositories"],listReposForUser:["GET /user/migr\
ations/{migration_id}/repositories",{},{renamed:["migrations","listReposForAuthenticatedUser"]}],startForAuthenticatedUser:["POST /user/migrations"],startForOrg:[
"POST /orgs/{org}/migrations"],unlockRepoForAuthenticatedUser:["DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock"],unlockRepoForOrg:["DELETE /orgs/\
{org}/migrations/{migration_id}/repos/{repo_name}/lock"]},oidc:{getOidcCustomSubTemplateForOrg:["GET /orgs/{org}/actions/oidc/customization/sub"],updateOidcCustomSubTemplateForOrg:[
"PUT /orgs/{org}/actions/oidc/customization/sub"]},orgs:{addSecurityManagerTeam:["PUT /orgs/{org}/security-managers/teams/{team_slug}",{},{deprecated:"octokit.r\
est.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team"}],assignTeamToOrgRole:["PU\
T /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],assignUserToOrgRole:["PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"],blockUser:[
"PUT /orgs/{org}/blocks/{username}"],cancelInvitation:["DELETE /orgs/{org}/invitations/{invitation_id}"],checkBlockedUser:["GET /orgs/{org}/blocks/{username}"],
checkMembershipForUser:["GET /orgs/{org}/members/{username}"],checkPublicMembershipForUser:["GET /orgs/{org}/public_members/{username}"],convertMemberToOutsideCollaborator:[
"PUT /orgs/{org}/outside_collaborators/{username}"],createArtifactStorageRecord:["POST /orgs/{org}/artifacts/metadata/storage-record"],createInvitation:["POST /\
orgs/{org}/invitations"],createIssueType:["POST /orgs/{org}/issue-types"],createWebhook:["POST /orgs/{org}/hooks"],customPropertiesForOrgsCreateOrUpdateOrganizationValues:[
"PATCH /organizations/{org}/org-properties/values"],customPropertiesForOrgsGetOrganizationValues:["GET /organizations/{org}/org-properties/values"],customPropertiesForReposCreateOrUpdateOrganizationDefinition:[
"PUT /orgs/{org}/properties/schema/{custom_property_name}"],customPropertiesForReposCreateOrUpdateOrganizationDefinitions:["PATCH /orgs/{org}/properties/schema"],
customPropertiesForReposCreateOrUpdateOrganizationValues:["PATCH /orgs/{org}/properties/values"],customPropertiesForReposDeleteOrganizationDefinition:["DELETE /\
orgs/{org}/properties/schema/{custom_property_name}"],customPropertiesForReposGetOrganizationDefinition:["GET /orgs/{org}/properties/schema/{custom_property_nam\
e}"],customPropertiesForReposGetOrganizationDefinitions:["GET /orgs/{org}/properties/schema"],customPropertiesForReposGetOrganizationValues:["GET /orgs/{org}/pr\
operties/values"],delete:["DELETE /orgs/{org}"],deleteAttestationsBulk:["POST /orgs/{org}/attestations/delete-request"],deleteAttestationsById:["DELETE /orgs/{o\
rg}/attestations/{attestation_id}"],deleteAttestationsBySubjectDigest:["DELETE /orgs/{org}/attestations/digest/{subject_digest}"],deleteIssueType:["DELETE /orgs\
/{org}/issue-types/{issue_type_id}"],deleteWebhook:["DELETE /orgs/{org}/hooks/{hook_id}"],disableSelectedRepositoryImmutableReleasesOrganization:["DELETE /orgs/\
{org}/settings/immutable-releases/repositories/{repository_id}"],enableSelectedRepositoryImmutableReleasesOrganization:["PUT /orgs/{org}/settings/immutable-rele\
ases/repositories/{repository_id}"],get:["GET /orgs/{org}"],getImmutableReleasesSettings:["GET /orgs/{org}/settings/immutable-releases"],getImmutableReleasesSettingsRepositories:[
"GET /orgs/{org}/settings/immutable-releases/repositories"],getMembershipForAuthenticatedUser:["GET /user/memberships/orgs/{org}"],getMembershipForUser:["GET /o\
rgs/{org}/memberships/{username}"],getOrgRole:["GET /orgs/{org}/organization-roles/{role_id}"],getOrgRulesetHistory:["GET /orgs/{org}/rulesets/{ruleset_id}/hist\
ory"],getOrgRulesetVersion:["GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}"],getWebhook:["GET /orgs/{org}/hooks/{hook_id}"],getWebhookConfigForOrg:[
"GET /orgs/{org}/hooks/{hook_id}/config"],getWebhookDelivery:["GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"],list:["GET /organizations"],listAppInstallations:[
"GET /orgs/{org}/installations"],listArtifactStorageRecords:["GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records"],listAttestationRepositories:[
"GET /orgs/{org}/attestations/repositories"],listAttestations:["GET /orgs/{org}/attestations/{subject_digest}"],listAttestationsBulk:["POST /orgs/{org}/attestat\
ions/bulk-list{?per_page,before,after}"],listBlockedUsers:["GET /orgs/{org}/blocks"],listFailedInvitations:["GET /orgs/{org}/failed_invitations"],listForAuthenticatedUser:[
"GET /user/orgs"],listForUser:["GET /users/{username}/orgs"],listInvitationTeams:["GET /orgs/{org}/invitations/{invitation_id}/teams"],listIssueTypes:["GET /org\
s/{org}/issue-types"],listMembers:["GET /orgs/{org}/members"],listMembershipsForAuthenticatedUser:["GET /user/memberships/orgs"],listOrgRoleTeams:["GET /orgs/{o\
rg}/organization-roles/{role_id}/teams"],listOrgRoleUsers:["GET /orgs/{org}/organization-roles/{role_id}/users"],listOrgRoles:["GET /orgs/{org}/organization-rol\
es"],listOrganizationFineGrainedPermissions:["GET /orgs/{org}/organization-fine-grained-permissions"],listOutsideCollaborators:["GET /orgs/{org}/outside_collabo\
rators"],listPatGrantRepositories:["GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"],listPatGrantRequestRepositories:["GET /orgs/{org}/personal-ac\
cess-token-requests/{pat_request_id}/repositories"],listPatGrantRequests:["GET /orgs/{org}/personal-access-token-requests"],listPatGrants:["GET /orgs/{org}/pers\
onal-access-tokens"],listPendingInvitations:["GET /orgs/{org}/invitations"],listPublicMembers:["GET /orgs/{org}/public_members"],listSecurityManagerTeams:["GET \
/orgs/{org}/security-managers",{},{deprecated:"octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-manage\
rs#list-security-manager-teams"}],listWebhookDeliveries:["GET /orgs/{org}/hooks/{hook_id}/deliveries"],listWebhooks:["GET /orgs/{org}/hooks"],pingWebhook:["POST\
 /orgs/{org}/hooks/{hook_id}/pings"],redeliverWebhookDelivery:["POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],removeMember:["DELETE /orgs\
/{org}/members/{username}"],removeMembershipForUser:["DELETE /orgs/{org}/memberships/{username}"],removeOutsideCollaborator:["DELETE /orgs/{org}/outside_collabo\
rators/{username}"],removePublicMembershipForAuthenticatedUser:["DELETE /orgs/{org}/public_members/{username}"],removeSecurityManagerTeam:["DELETE /orgs/{org}/s\
ecurity-managers/teams/{team_slug}",{},{deprecated:"octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-\
managers#remove-a-security-manager-team"}],reviewPatGrantRequest:["POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"],reviewPatGrantRequestsInBulk:[
"POST /orgs/{org}/personal-access-token-requests"],revokeAllOrgRolesTeam:["DELETE /orgs/{org}/organization-roles/teams/{team_slug}"],revokeAllOrgRolesUser:["DEL\
ETE /orgs/{org}/organization-roles/users/{username}"],revokeOrgRoleTeam:["DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],revokeOrgRoleUser:[
"DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}"],setImmutableReleasesSettings:["PUT /orgs/{org}/settings/immutable-releases"],setImmutableReleasesSettingsRepositories:[
"PUT /orgs/{org}/settings/immutable-releases/repositories"],setMembershipForUser:["PUT /orgs/{org}/memberships/{username}"],setPublicMembershipForAuthenticatedUser:[
"PUT /orgs/{org}/public_members/{username}"],unblockUser:["DELETE /orgs/{org}/blocks/{username}"],update:["PATCH /orgs/{org}"],updateIssueType:["PUT /orgs/{org}\
/issue-types/{issue_type_id}"],updateMembershipForAuthenticatedUser:["PATCH /user/memberships/orgs/{org}"],updatePatAccess:["POST /orgs/{org}/personal-access-to\
kens/{pat_id}"],updatePatAccesses:["POST /orgs/{org}/personal-access-tokens"],updateWebhook:["PATCH /orgs/{org}/hooks/{hook_id}"],updateWebhookConfigForOrg:["PA\
TCH /orgs/{org}/hooks/{hook_id}/config"]},packages:{deletePackageForAuthenticatedUser:["DELETE /user/packages/{package_type}/{package_name}"],deletePackageForOrg:[
"DELETE /orgs/{org}/packages/{package_type}/{package_name}"],deletePackageForUser:["DELETE /users/{username}/packages/{package_type}/{package_name}"],deletePackageVersionForAuthenticatedUser:[
"DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],deletePackageVersionForOrg:["DELETE /orgs/{org}/packages/{package_type}/{pa\
ckage_name}/versions/{package_version_id}"],deletePackageVersionForUser:["DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_vers\
ion_id}"],getAllPackageVersionsForAPackageOwnedByAnOrg:["GET /orgs/{org}/packages/{package_type}/{package_name}/versions",{},{renamed:["packages","getAllPackage\
VersionsForPackageOwnedByOrg"]}],getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser:["GET /user/packages/{package_type}/{package_name}/versions",{},{renamed:[
"packages","getAllPackageVersionsForPackageOwnedByAuthenticatedUser"]}],getAllPackageVersionsForPackageOwnedByAuthenticatedUser:["GET /user/packages/{package_ty\
pe}/{package_name}/versions"],getAllPackageVersionsForPackageOwnedByOrg:["GET /orgs/{org}/packages/{package_type}/{package_name}/versions"],getAllPackageVersionsForPackageOwnedByUser:[
"GET /users/{username}/packages/{package_type}/{package_name}/versions"],getPackageForAuthenticatedUser:["GET /user/packages/{package_type}/{package_name}"],getPackageForOrganization:[
"GET /orgs/{org}/packages/{package_type}/{package_name}"],getPackageForUser:["GET /users/{username}/packages/{package_type}/{package_name}"],getPackageVersionForAuthenticatedUser:[
"GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],getPackageVersionForOrganization:["GET /orgs/{org}/packages/{package_type}/{pa\
ckage_name}/versions/{package_version_id}"],getPackageVersionForUser:["GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id\
}"],listDockerMigrationConflictingPackagesForAuthenticatedUser:["GET /user/docker/conflicts"],listDockerMigrationConflictingPackagesForOrganization:["GET /orgs/\
{org}/docker/conflicts"],listDockerMigrationConflictingPackagesForUser:["GET /users/{username}/docker/conflicts"],listPackagesForAuthenticatedUser:["GET /user/p\
ackages"],listPackagesForOrganization:["GET /orgs/{org}/packages"],listPackagesForUser:["GET /users/{username}/packages"],restorePackageForAuthenticatedUser:["P\
OST /user/packages/{package_type}/{package_name}/restore{?token}"],restorePackageForOrg:["POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token\
}"],restorePackageForUser:["POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}"],restorePackageVersionForAuthenticatedUser:["POST /us\
er/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],restorePackageVersionForOrg:["POST /orgs/{org}/packages/{package_type}/{packag\
e_name}/versions/{package_version_id}/restore"],restorePackageVersionForUser:["POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_v\
ersion_id}/restore"]},privateRegistries:{createOrgPrivateRegistry:["POST /orgs/{org}/private-registries"],deleteOrgPrivateRegistry:["DELETE /orgs/{org}/private-\
registries/{secret_name}"],getOrgPrivateRegistry:["GET /orgs/{org}/private-registries/{secret_name}"],getOrgPublicKey:["GET /orgs/{org}/private-registries/publi\
c-key"],listOrgPrivateRegistries:["GET /orgs/{org}/private-registries"],updateOrgPrivateRegistry:["PATCH /orgs/{org}/private-registries/{secret_name}"]},projects:{
addItemForOrg:["POST /orgs/{org}/projectsV2/{project_number}/items"],addItemForUser:["POST /users/{username}/projectsV2/{project_number}/items"],deleteItemForOrg:[
"DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],deleteItemForUser:["DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}"],getFieldForOrg:[
"GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"],getFieldForUser:["GET /users/{username}/projectsV2/{project_number}/fields/{field_id}"],getForOrg:[
"GET /orgs/{org}/projectsV2/{project_number}"],getForUser:["GET /users/{username}/projectsV2/{project_number}"],getOrgItem:["GET /orgs/{org}/projectsV2/{project\
_number}/items/{item_id}"],getUserItem:["GET /users/{username}/projectsV2/{project_number}/items/{item_id}"],listFieldsForOrg:["GET /orgs/{org}/projectsV2/{proj\
ect_number}/fields"],listFieldsForUser:["GET /users/{username}/projectsV2/{project_number}/fields"],listForOrg:["GET /orgs/{org}/projectsV2"],listForUser:["GET \
/users/{username}/projectsV2"],listItemsForOrg:["GET /orgs/{org}/projectsV2/{project_number}/items"],listItemsForUser:["GET /users/{username}/projectsV2/{projec\
t_number}/items"],updateItemForOrg:["PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],updateItemForUser:["PATCH /users/{username}/projectsV2/{pro\
ject_number}/items/{item_id}"]},pulls:{checkIfMerged:["GET /repos/{owner}/{repo}/pulls/{pull_number}/merge"],create:["POST /repos/{owner}/{repo}/pulls"],createReplyForReviewComment:[
"POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"],createReview:["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],createReviewComment:[
"POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"],deletePendingReview:["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],deleteReviewComment:[
"DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}"],dismissReview:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"],get:[
"GET /repos/{owner}/{repo}/pulls/{pull_number}"],getReview:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],getReviewComment:["GET /repos/{\
owner}/{repo}/pulls/comments/{comment_id}"],list:["GET /repos/{owner}/{repo}/pulls"],listCommentsForReview:["GET /repos/{owner}/{repo}/pulls/{pull_number}/revie\
ws/{review_id}/comments"],listCommits:["GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],listFiles:["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],
listRequestedReviewers:["GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],listReviewComments:["GET /repos/{owner}/{repo}/pulls/{pull_number}/\
comments"],listReviewCommentsForRepo:["GET /repos/{owner}/{repo}/pulls/comments"],listReviews:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],merge:["\
PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"],removeRequestedReviewers:["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],requestReviewers:[
"POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],submitReview:["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events"],
update:["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],updateBranch:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch"],updateReview:["PUT /repo\
s/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],updateReviewComment:["PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"]},rateLimit:{get:["GET\
 /rate_limit"]},reactions:{createForCommitComment:["POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"],createForIssue:["POST /repos/{owner}/{repo}/iss\
ues/{issue_number}/reactions"],createForIssueComment:["POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],createForPullRequestReviewComment:["P\
OST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],createForRelease:["POST /repos/{owner}/{repo}/releases/{release_id}/reactions"],createForTeamDiscussionCommentInOrg:[
"POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],createForTeamDiscussionInOrg:["POST /orgs/{org}/teams/\
{team_slug}/discussions/{discussion_number}/reactions"],deleteForCommitComment:["DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"],deleteForIssue:[
"DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}"],deleteForIssueComment:["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/\
reactions/{reaction_id}"],deleteForPullRequestComment:["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}"],deleteForRelease:["DE\
LETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"],deleteForTeamDiscussion:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussio\
n_number}/reactions/{reaction_id}"],deleteForTeamDiscussionComment:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_numb\
er}/reactions/{reaction_id}"],listForCommitComment:["GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"],listForIssue:["GET /repos/{owner}/{repo}/issues\
/{issue_number}/reactions"],listForIssueComment:["GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],listForPullRequestReviewComment:["GET /repo\
s/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],listForRelease:["GET /repos/{owner}/{repo}/releases/{release_id}/reactions"],listForTeamDiscussionCommentInOrg:[
"GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],listForTeamDiscussionInOrg:["GET /orgs/{org}/teams/{tea\
m_slug}/discussions/{discussion_number}/reactions"]},repos:{acceptInvitation:["PATCH /user/repository_invitations/{invitation_id}",{},{renamed:["repos","acceptI\
nvitationForAuthenticatedUser"]}],acceptInvitationForAuthenticatedUser:["PATCH /user/repository_invitations/{invitation_id}"],addAppAccessRestrictions:["POST /r\
epos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",{},{mapToData:"apps"}],addCollaborator:["PUT /repos/{owner}/{repo}/collaborators/{username}"],
addStatusCheckContexts:["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],addTeamAccessRestrictions:[
"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",{},{mapToData:"teams"}],addUserAccessRestrictions:["POST /repos/{owner}/{repo}/bran\
ches/{branch}/protection/restrictions/users",{},{mapToData:"users"}],cancelPagesDeployment:["POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/\
cancel"],checkAutomatedSecurityFixes:["GET /repos/{owner}/{repo}/automated-security-fixes"],checkCollaborator:["GET /repos/{owner}/{repo}/collaborators/{usernam\
e}"],checkImmutableReleases:["GET /repos/{owner}/{repo}/immutable-releases"],checkPrivateVulnerabilityReporting:["GET /repos/{owner}/{repo}/private-vulnerabilit\
y-reporting"],checkVulnerabilityAlerts:["GET /repos/{owner}/{repo}/vulnerability-alerts"],codeownersErrors:["GET /repos/{owner}/{repo}/codeowners/errors"],compareCommits:[
"GET /repos/{owner}/{repo}/compare/{base}...{head}"],compareCommitsWithBasehead:["GET /repos/{owner}/{repo}/compare/{basehead}"],createAttestation:["POST /repos\
/{owner}/{repo}/attestations"],createAutolink:["POST /repos/{owner}/{repo}/autolinks"],createCommitComment:["POST /repos/{owner}/{repo}/commits/{commit_sha}/com\
ments"],createCommitSignatureProtection:["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],createCommitStatus:["POST /repos/{owner}\
/{repo}/statuses/{sha}"],createDeployKey:["POST /repos/{owner}/{repo}/keys"],createDeployment:["POST /repos/{owner}/{repo}/deployments"],createDeploymentBranchPolicy:[
"POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],createDeploymentProtectionRule:["POST /repos/{owner}/{repo}/environment\
s/{environment_name}/deployment_protection_rules"],createDeploymentStatus:["POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],createDispatchEvent:[
"POST /repos/{owner}/{repo}/dispatches"],createForAuthenticatedUser:["POST /user/repos"],createFork:["POST /repos/{owner}/{repo}/forks"],createInOrg:["POST /org\
s/{org}/repos"],createOrUpdateEnvironment:["PUT /repos/{owner}/{repo}/environments/{environment_name}"],createOrUpdateFileContents:["PUT /repos/{owner}/{repo}/c\
ontents/{path}"],createOrgRuleset:["POST /orgs/{org}/rulesets"],createPagesDeployment:["POST /repos/{owner}/{repo}/pages/deployments"],createPagesSite:["POST /r\
epos/{owner}/{repo}/pages"],createRelease:["POST /repos/{owner}/{repo}/releases"],createRepoRuleset:["POST /repos/{owner}/{repo}/rulesets"],createUsingTemplate:[
"POST /repos/{template_owner}/{template_repo}/generate"],createWebhook:["POST /repos/{owner}/{repo}/hooks"],customPropertiesForReposCreateOrUpdateRepositoryValues:[
"PATCH /repos/{owner}/{repo}/properties/values"],customPropertiesForReposGetRepositoryValues:["GET /repos/{owner}/{repo}/properties/values"],declineInvitation:[
"DELETE /user/repository_invitations/{invitation_id}",{},{renamed:["repos","declineInvitationForAuthenticatedUser"]}],declineInvitationForAuthenticatedUser:["DE\
LETE /user/repository_invitations/{invitation_id}"],delete:["DELETE /repos/{owner}/{repo}"],deleteAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{br\
anch}/protection/restrictions"],deleteAdminBranchProtection:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],deleteAnEnvironment:["D\
ELETE /repos/{owner}/{repo}/environments/{environment_name}"],deleteAutolink:["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],deleteBranchProtection:["D\
ELETE /repos/{owner}/{repo}/branches/{branch}/protection"],deleteCommitComment:["DELETE /repos/{owner}/{repo}/comments/{comment_id}"],deleteCommitSignatureProtection:[
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],deleteDeployKey:["DELETE /repos/{owner}/{repo}/keys/{key_id}"],deleteDeployment:[
"DELETE /repos/{owner}/{repo}/deployments/{deployment_id}"],deleteDeploymentBranchPolicy:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployme\
nt-branch-policies/{branch_policy_id}"],deleteFile:["DELETE /repos/{owner}/{repo}/contents/{path}"],deleteInvitation:["DELETE /repos/{owner}/{repo}/invitations/\
{invitation_id}"],deleteOrgRuleset:["DELETE /orgs/{org}/rulesets/{ruleset_id}"],deletePagesSite:["DELETE /repos/{owner}/{repo}/pages"],deletePullRequestReviewProtection:[
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],deleteRelease:["DELETE /repos/{owner}/{repo}/releases/{release_id}"],
deleteReleaseAsset:["DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"],deleteRepoRuleset:["DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}"],deleteWebhook:[
"DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],disableAutomatedSecurityFixes:["DELETE /repos/{owner}/{repo}/automated-security-fixes"],disableDeploymentProtectionRule:[
"DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],disableImmutableReleases:["DELETE /repos/{owner\
}/{repo}/immutable-releases"],disablePrivateVulnerabilityReporting:["DELETE /repos/{owner}/{repo}/private-vulnerability-reporting"],disableVulnerabilityAlerts:[
"DELETE /repos/{owner}/{repo}/vulnerability-alerts"],downloadArchive:["GET /repos/{owner}/{repo}/zipball/{ref}",{},{renamed:["repos","downloadZipballArchive"]}],
downloadTarballArchive:["GET /repos/{owner}/{repo}/tarball/{ref}"],downloadZipballArchive:["GET /repos/{owner}/{repo}/zipball/{ref}"],enableAutomatedSecurityFixes:[
"PUT /repos/{owner}/{repo}/automated-security-fixes"],enableImmutableReleases:["PUT /repos/{owner}/{repo}/immutable-releases"],enablePrivateVulnerabilityReporting:[
"PUT /repos/{owner}/{repo}/private-vulnerability-reporting"],enableVulnerabilityAlerts:["PUT /repos/{owner}/{repo}/vulnerability-alerts"],generateReleaseNotes:[
"POST /repos/{owner}/{repo}/releases/generate-notes"],get:["GET /repos/{owner}/{repo}"],getAccessRestrictions:["GET /repos/{owner}/{repo}/branches/{branch}/prot\
ection/restrictions"],getAdminBranchProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],getAllDeploymentProtectionRules:["GET /\
repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],getAllEnvironments:["GET /repos/{owner}/{repo}/environments"],getAllStatusCheckContexts:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts"],getAllTopics:["GET /repos/{owner}/{repo}/topics"],getAppsWithAccessToProtectedBranch:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"],getAutolink:["GET /repos/{owner}/{repo}/autolinks/{autolink_id}"],getBranch:["GET /r\
epos/{owner}/{repo}/branches/{branch}"],getBranchProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection"],getBranchRules:["GET /repos/{owner}/{repo\
}/rules/branches/{branch}"],getClones:["GET /repos/{owner}/{repo}/traffic/clones"],getCodeFrequencyStats:["GET /repos/{owner}/{repo}/stats/code_frequency"],getCollaboratorPermissionLevel:[
"GET /repos/{owner}/{repo}/collaborators/{username}/permission"],getCombinedStatusForRef:["GET /repos/{owner}/{repo}/commits/{ref}/status"],getCommit:["GET /rep\
os/{owner}/{repo}/commits/{ref}"],getCommitActivityStats:["GET /repos/{owner}/{repo}/stats/commit_activity"],getCommitComment:["GET /repos/{owner}/{repo}/commen\
ts/{comment_id}"],getCommitSignatureProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],getCommunityProfileMetrics:["GET /\
repos/{owner}/{repo}/community/profile"],getContent:["GET /repos/{owner}/{repo}/contents/{path}"],getContributorsStats:["GET /repos/{owner}/{repo}/stats/contrib\
utors"],getCustomDeploymentProtectionRule:["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],getDeployKey:[
"GET /repos/{owner}/{repo}/keys/{key_id}"],getDeployment:["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],getDeploymentBranchPolicy:["GET /repos/{owner\
}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],getDeploymentStatus:["GET /repos/{owner}/{repo}/deployments/{deployment\
_id}/statuses/{status_id}"],getEnvironment:["GET /repos/{owner}/{repo}/environments/{environment_name}"],getLatestPagesBuild:["GET /repos/{owner}/{repo}/pages/b\
uilds/latest"],getLatestRelease:["GET /repos/{owner}/{repo}/releases/latest"],getOrgRuleSuite:["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],getOrgRuleSuites:[
"GET /orgs/{org}/rulesets/rule-suites"],getOrgRuleset:["GET /orgs/{org}/rulesets/{ruleset_id}"],getOrgRulesets:["GET /orgs/{org}/rulesets"],getPages:["GET /repo\
s/{owner}/{repo}/pages"],getPagesBuild:["GET /repos/{owner}/{repo}/pages/builds/{build_id}"],getPagesDeployment:["GET /repos/{owner}/{repo}/pages/deployments/{p\
ages_deployment_id}"],getPagesHealthCheck:["GET /repos/{owner}/{repo}/pages/health"],getParticipationStats:["GET /repos/{owner}/{repo}/stats/participation"],getPullRequestReviewProtection:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],getPunchCardStats:["GET /repos/{owner}/{repo}/stats/punch_card"],getReadme:[
"GET /repos/{owner}/{repo}/readme"],getReadmeInDirectory:["GET /repos/{owner}/{repo}/readme/{dir}"],getRelease:["GET /repos/{owner}/{repo}/releases/{release_id}"],
getReleaseAsset:["GET /repos/{owner}/{repo}/releases/assets/{asset_id}"],getReleaseByTag:["GET /repos/{owner}/{repo}/releases/tags/{tag}"],getRepoRuleSuite:["GE\
T /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"],getRepoRuleSuites:["GET /repos/{owner}/{repo}/rulesets/rule-suites"],getRepoRuleset:["GET /repos/\
{owner}/{repo}/rulesets/{ruleset_id}"],getRepoRulesetHistory:["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history"],getRepoRulesetVersion:["GET /repos/{own\
er}/{repo}/rulesets/{ruleset_id}/history/{version_id}"],getRepoRulesets:["GET /repos/{owner}/{repo}/rulesets"],getStatusChecksProtection:["GET /repos/{owner}/{r\
epo}/branches/{branch}/protection/required_status_checks"],getTeamsWithAccessToProtectedBranch:["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrict\
ions/teams"],getTopPaths:["GET /repos/{owner}/{repo}/traffic/popular/paths"],getTopReferrers:["GET /repos/{owner}/{repo}/traffic/popular/referrers"],getUsersWithAccessToProtectedBranch:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users"],getViews:["GET /repos/{owner}/{repo}/traffic/views"],getWebhook:["GET /repos/{owner\
}/{repo}/hooks/{hook_id}"],getWebhookConfigForRepo:["GET /repos/{owner}/{repo}/hooks/{hook_id}/config"],getWebhookDelivery:["GET /repos/{owner}/{repo}/hooks/{ho\
ok_id}/deliveries/{delivery_id}"],listActivities:["GET /repos/{owner}/{repo}/activity"],listAttestations:["GET /repos/{owner}/{repo}/attestations/{subject_diges\
t}"],listAutolinks:["GET /repos/{owner}/{repo}/autolinks"],listBranches:["GET /repos/{owner}/{repo}/branches"],listBranchesForHeadCommit:["GET /repos/{owner}/{r\
epo}/commits/{commit_sha}/branches-where-head"],listCollaborators:["GET /repos/{owner}/{repo}/collaborators"],listCommentsForCommit:["GET /repos/{owner}/{repo}/\
commits/{commit_sha}/comments"],listCommitCommentsForRepo:["GET /repos/{owner}/{repo}/comments"],listCommitStatusesForRef:["GET /repos/{owner}/{repo}/commits/{r\
ef}/statuses"],listCommits:["GET /repos/{owner}/{repo}/commits"],listContributors:["GET /repos/{owner}/{repo}/contributors"],listCustomDeploymentRuleIntegrations:[
"GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"],listDeployKeys:["GET /repos/{owner}/{repo}/keys"],listDeploymentBranchPolicies:[
"GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],listDeploymentStatuses:["GET /repos/{owner}/{repo}/deployments/{deployme\
nt_id}/statuses"],listDeployments:["GET /repos/{owner}/{repo}/deployments"],listForAuthenticatedUser:["GET /user/repos"],listForOrg:["GET /orgs/{org}/repos"],listForUser:[
"GET /users/{username}/repos"],listForks:["GET /repos/{owner}/{repo}/forks"],listInvitations:["GET /repos/{owner}/{repo}/invitations"],listInvitationsForAuthenticatedUser:[
"GET /user/repository_invitations"],listLanguages:["GET /repos/{owner}/{repo}/languages"],listPagesBuilds:["GET /repos/{owner}/{repo}/pages/builds"],listPublic:[
"GET /repositories"],listPullRequestsAssociatedWithCommit:["GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"],listReleaseAssets:["GET /repos/{owner}/{repo}\
/releases/{release_id}/assets"],listReleases:["GET /repos/{owner}/{repo}/releases"],listTags:["GET /repos/{owner}/{repo}/tags"],listTeams:["GET /repos/{owner}/{\
repo}/teams"],listWebhookDeliveries:["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries"],listWebhooks:["GET /repos/{owner}/{repo}/hooks"],merge:["POST /repo\
s/{owner}/{repo}/merges"],mergeUpstream:["POST /repos/{owner}/{repo}/merge-upstream"],pingWebhook:["POST /repos/{owner}/{repo}/hooks/{hook_id}/pings"],redeliverWebhookDelivery:[
"POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],removeAppAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/pro\
tection/restrictions/apps",{},{mapToData:"apps"}],removeCollaborator:["DELETE /repos/{owner}/{repo}/collaborators/{username}"],removeStatusCheckContexts:["DELET\
E /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],removeStatusCheckProtection:["DELETE /repos/{ow\
ner}/{repo}/branches/{branch}/protection/required_status_checks"],removeTeamAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restr\
ictions/teams",{},{mapToData:"teams"}],removeUserAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",{},{mapToData:"\
users"}],renameBranch:["POST /repos/{owner}/{repo}/branches/{branch}/rename"],replaceAllTopics:["PUT /repos/{owner}/{repo}/topics"],requestPagesBuild:["POST /re\
pos/{owner}/{repo}/pages/builds"],setAdminBranchProtection:["POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],setAppAccessRestrictions:[
"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",{},{mapToData:"apps"}],setStatusCheckContexts:["PUT /repos/{owner}/{repo}/branches/{b\
ranch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],setTeamAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{branch}/protection\
/restrictions/teams",{},{mapToData:"teams"}],setUserAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",{},{mapToData:"\
users"}],testPushWebhook:["POST /repos/{owner}/{repo}/hooks/{hook_id}/tests"],transfer:["POST /repos/{owner}/{repo}/transfer"],update:["PATCH /repos/{owner}/{re\
po}"],updateBranchProtection:["PUT /repos/{owner}/{repo}/branches/{branch}/protection"],updateCommitComment:["PATCH /repos/{owner}/{repo}/comments/{comment_id}"],
updateDeploymentBranchPolicy:["PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],updateInformationAboutPagesSite:[
"PUT /repos/{owner}/{repo}/pages"],updateInvitation:["PATCH /repos/{owner}/{repo}/invitations/{invitation_id}"],updateOrgRuleset:["PUT /orgs/{org}/rulesets/{rul\
eset_id}"],updatePullRequestReviewProtection:["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],updateRelease:["PATCH /r\
epos/{owner}/{repo}/releases/{release_id}"],updateReleaseAsset:["PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"],updateRepoRuleset:["PUT /repos/{owner}\
/{repo}/rulesets/{ruleset_id}"],updateStatusCheckPotection:["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks",{},{renamed:["repo\
s","updateStatusCheckProtection"]}],updateStatusCheckProtection:["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],updateWebhook:[
"PATCH /repos/{owner}/{repo}/hooks/{hook_id}"],updateWebhookConfigForRepo:["PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"],uploadReleaseAsset:["POST /repo\
s/{owner}/{repo}/releases/{release_id}/assets{?name,label}",{baseUrl:"https://uploads.github.com"}]},search:{code:["GET /search/code"],commits:["GET /search/com\
mits"],issuesAndPullRequests:["GET /search/issues"],labels:["GET /search/labels"],repos:["GET /search/repositories"],topics:["GET /search/topics"],users:["GET /\
search/users"]},secretScanning:{createPushProtectionBypass:["POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"],getAlert:["GET /repos/{owner}\
/{repo}/secret-scanning/alerts/{alert_number}"],getScanHistory:["GET /repos/{owner}/{repo}/secret-scanning/scan-history"],listAlertsForOrg:["GET /orgs/{org}/sec\
ret-scanning/alerts"],listAlertsForRepo:["GET /repos/{owner}/{repo}/secret-scanning/alerts"],listLocationsForAlert:["GET /repos/{owner}/{repo}/secret-scanning/a\
lerts/{alert_number}/locations"],listOrgPatternConfigs:["GET /orgs/{org}/secret-scanning/pattern-configurations"],updateAlert:["PATCH /repos/{owner}/{repo}/secr\
et-scanning/alerts/{alert_number}"],updateOrgPatternConfigs:["PATCH /orgs/{org}/secret-scanning/pattern-configurations"]},securityAdvisories:{createFork:["POST \
/repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"],createPrivateVulnerabilityReport:["POST /repos/{owner}/{repo}/security-advisories/reports"],createRepositoryAdvisory:[
"POST /repos/{owner}/{repo}/security-advisories"],createRepositoryAdvisoryCveRequest:["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"],getGlobalAdvisory:[
"GET /advisories/{ghsa_id}"],getRepositoryAdvisory:["GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"],listGlobalAdvisories:["GET /advisories"],listOrgRepositoryAdvisories:[
"GET /orgs/{org}/security-advisories"],listRepositoryAdvisories:["GET /repos/{owner}/{repo}/security-advisories"],updateRepositoryAdvisory:["PATCH /repos/{owner\
}/{repo}/security-advisories/{ghsa_id}"]},teams:{addOrUpdateMembershipForUserInOrg:["PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"],addOrUpdateRepoPermissionsInOrg:[
"PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],checkPermissionsForRepoInOrg:["GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],create:["POST \
/orgs/{org}/teams"],createDiscussionCommentInOrg:["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],createDiscussionInOrg:["POST /o\
rgs/{org}/teams/{team_slug}/discussions"],deleteDiscussionCommentInOrg:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_\
number}"],deleteDiscussionInOrg:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],deleteInOrg:["DELETE /orgs/{org}/teams/{team_slug}"],getByName:[
"GET /orgs/{org}/teams/{team_slug}"],getDiscussionCommentInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],getDiscussionInOrg:[
"GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],getMembershipForUserInOrg:["GET /orgs/{org}/teams/{team_slug}/memberships/{username}"],list:[
"GET /orgs/{org}/teams"],listChildInOrg:["GET /orgs/{org}/teams/{team_slug}/teams"],listDiscussionCommentsInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions/\
{discussion_number}/comments"],listDiscussionsInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions"],listForAuthenticatedUser:["GET /user/teams"],listMembersInOrg:[
"GET /orgs/{org}/teams/{team_slug}/members"],listPendingInvitationsInOrg:["GET /orgs/{org}/teams/{team_slug}/invitations"],listReposInOrg:["GET /orgs/{org}/team\
s/{team_slug}/repos"],removeMembershipForUserInOrg:["DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}"],removeRepoInOrg:["DELETE /orgs/{org}/teams/{t\
eam_slug}/repos/{owner}/{repo}"],updateDiscussionCommentInOrg:["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
updateDiscussionInOrg:["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],updateInOrg:["PATCH /orgs/{org}/teams/{team_slug}"]},users:{addEmailForAuthenticated:[
"POST /user/emails",{},{renamed:["users","addEmailForAuthenticatedUser"]}],addEmailForAuthenticatedUser:["POST /user/emails"],addSocialAccountForAuthenticatedUser:[
"POST /user/social_accounts"],block:["PUT /user/blocks/{username}"],checkBlocked:["GET /user/blocks/{username}"],checkFollowingForUser:["GET /users/{username}/f\
ollowing/{target_user}"],checkPersonIsFollowedByAuthenticated:["GET /user/following/{username}"],createGpgKeyForAuthenticated:["POST /user/gpg_keys",{},{renamed:[
"users","createGpgKeyForAuthenticatedUser"]}],createGpgKeyForAuthenticatedUser:["POST /user/gpg_keys"],createPublicSshKeyForAuthenticated:["POST /user/keys",{},
{renamed:["users","createPublicSshKeyForAuthenticatedUser"]}],createPublicSshKeyForAuthenticatedUser:["POST /user/keys"],createSshSigningKeyForAuthenticatedUser:[
"POST /user/ssh_signing_keys"],deleteAttestationsBulk:["POST /users/{username}/attestations/delete-request"],deleteAttestationsById:["DELETE /users/{username}/a\
ttestations/{attestation_id}"],deleteAttestationsBySubjectDigest:["DELETE /users/{username}/attestations/digest/{subject_digest}"],deleteEmailForAuthenticated:[
"DELETE /user/emails",{},{renamed:["users","deleteEmailForAuthenticatedUser"]}],deleteEmailForAuthenticatedUser:["DELETE /user/emails"],deleteGpgKeyForAuthenticated:[
"DELETE /user/gpg_keys/{gpg_key_id}",{},{renamed:["users","deleteGpgKeyForAuthenticatedUser"]}],deleteGpgKeyForAuthenticatedUser:["DELETE /user/gpg_keys/{gpg_ke\
y_id}"],deletePublicSshKeyForAuthenticated:["DELETE /user/keys/{key_id}",{},{renamed:["users","deletePublicSshKeyForAuthenticatedUser"]}],deletePublicSshKeyForAuthenticatedUser:[
"DELETE /user/keys/{key_id}"],deleteSocialAccountForAuthenticatedUser:["DELETE /user/social_accounts"],deleteSshSigningKeyForAuthenticatedUser:["DELETE /user/ss\
h_signing_keys/{ssh_signing_key_id}"],follow:["PUT /user/following/{username}"],getAuthenticated:["GET /user"],getById:["GET /user/{account_id}"],getByUsername:[
"GET /users/{username}"],getContextForUser:["GET /users/{username}/hovercard"],getGpgKeyForAuthenticated:["GET /user/gpg_keys/{gpg_key_id}",{},{renamed:["users",
"getGpgKeyForAuthenticatedUser"]}],getGpgKeyForAuthenticatedUser:["GET /user/gpg_keys/{gpg_key_id}"],getPublicSshKeyForAuthenticated:["GET /user/keys/{key_id}",
{},{renamed:["users","getPublicSshKeyForAuthenticatedUser"]}],getPublicSshKeyForAuthenticatedUser:["GET /user/keys/{key_id}"],getSshSigningKeyForAuthenticatedUser:[
"GET /user/ssh_signing_keys/{ssh_signing_key_id}"],list:["GET /users"],listAttestations:["GET /users/{username}/attestations/{subject_digest}"],listAttestationsBulk:[
"POST /users/{username}/attestations/bulk-list{?per_page,before,after}"],listBlockedByAuthenticated:["GET /user/blocks",{},{renamed:["users","listBlockedByAuthe\
nticatedUser"]}],listBlockedByAuthenticatedUser:["GET /user/blocks"],listEmailsForAuthenticated:["GET /user/emails",{},{renamed:["users","listEmailsForAuthentic\
atedUser"]}],listEmailsForAuthenticatedUser:["GET /user/emails"],listFollowedByAuthenticated:["GET /user/following",{},{renamed:["users","listFollowedByAuthenti\
catedUser"]}],listFollowedByAuthenticatedUser:["GET /user/following"],listFollowersForAuthenticatedUser:["GET /user/followers"],listFollowersForUser:["GET /user\
s/{username}/followers"],listFollowingForUser:["GET /users/{username}/following"],listGpgKeysForAuthenticated:["GET /user/gpg_keys",{},{renamed:["users","listGp\
gKeysForAuthenticatedUser"]}],listGpgKeysForAuthenticatedUser:["GET /user/gpg_keys"],listGpgKeysForUser:["GET /users/{username}/gpg_keys"],listPublicEmailsForAuthenticated:[
"GET /user/public_emails",{},{renamed:["users","listPublicEmailsForAuthenticatedUser"]}],listPublicEmailsForAuthenticatedUser:["GET /user/public_emails"],listPublicKeysForUser:[
"GET /users/{username}/keys"],listPublicSshKeysForAuthenticated:["GET /user/keys",{},{renamed:["users","listPublicSshKeysForAuthenticatedUser"]}],listPublicSshKeysForAuthenticatedUser:[
"GET /user/keys"],listSocialAccountsForAuthenticatedUser:["GET /user/social_accounts"],listSocialAccountsForUser:["GET /users/{username}/social_accounts"],listSshSigningKeysForAuthenticatedUser:[
"GET /user/ssh_signing_keys"],listSshSigningKeysForUser:["GET /users/{username}/ssh_signing_keys"],setPrimaryEmailVisibilityForAuthenticated:["PATCH /user/email\
/visibility",{},{renamed:["users","setPrimaryEmailVisibilityForAuthenticatedUser"]}],setPrimaryEmailVisibilityForAuthenticatedUser:["PATCH /user/email/visibilit\
y"],unblock:["DELETE /user/blocks/{username}"],unfollow:["DELETE /user/following/{username}"],updateAuthenticated:["PATCH /user"]}};const endpointMethodsMap=new Map;
for(const[scope,endpoints]of Object.entries(endpoints_default))for(const[methodName,endpoint2]of Object.entries(endpoints)){const[route,defaults2,decorations]=endpoint2,
[method,url]=route.split(/ /),endpointDefaults=Object.assign({method,url},defaults2);endpointMethodsMap.has(scope)||endpointMethodsMap.set(scope,new Map),endpointMethodsMap.
get(scope).set(methodName,{scope,methodName,endpointDefaults,decorations})}const handler={has({scope},methodName){return endpointMethodsMap.get(scope).has(methodName)},
getOwnPropertyDescriptor(target,methodName){return{value:this.get(target,methodName),configurable:!0,writable:!0,enumerable:!0}},defineProperty(target,methodName,descriptor){
return Object.defineProperty(target.cache,methodName,descriptor),!0},deleteProperty(target,methodName){return delete target.cache[methodName],!0},ownKeys({scope}){
return[...endpointMethodsMap.get(scope).keys()]},set(target,methodName,value){return target.cache[methodName]=value},get({octokit,scope,cache},methodName){if(cache[methodName])
return cache[methodName];const method=endpointMethodsMap.get(scope).get(methodName);if(!method)return;const{endpointDefaults,decorations}=method;return decorations?
cache[methodName]=decorate(octokit,scope,methodName,endpointDefaults,decorations):cache[methodName]=octokit.request.defaults(endpointDefaults),cache[methodName]}};
function endpointsToMethods(octokit){const newMethods={};for(const scope of endpointMethodsMap.keys())newMethods[scope]=new Proxy({octokit,scope,cache:{}},handler);
return newMethods}function decorate(octokit,scope,methodName,defaults2,decorations){const requestWithDefaults=octokit.request.defaults(defaults2);function withDecorations(...args){
let options=requestWithDefaults.endpoint.merge(...args);if(decorations.mapToData)return options=Object.assign({},options,{data:options[decorations.mapToData],[decorations.
mapToData]:void 0}),requestWithDefaults(options);if(decorations.renamed){const[newScope,newMethodName]=decorations.renamed;octokit.log.warn(`octokit.${scope}.${methodName}\
() has been renamed to octokit.${newScope}.${newMethodName}()`)}if(decorations.deprecated&&octokit.log.warn(decorations.deprecated),decorations.renamedParameters){
const options2=requestWithDefaults.endpoint.merge(...args);for(const[name,alias]of Object.entries(decorations.renamedParameters))name in options2&&(octokit.log.
warn(`"${name}" parameter is deprecated for "octokit.${scope}.${methodName}()". Use "${alias}" instead`),alias in options2||(options2[alias]=options2[name]),delete options2[name]);
return requestWithDefaults(options2)}return requestWithDefaults(...args)}return Object.assign(withDecorations,requestWithDefaults)}function restEndpointMethods(octokit){
return{rest:endpointsToMethods(octokit)}}restEndpointMethods.VERSION=dist_src_version_VERSION;function legacyRestEndpointMethods(octokit){const api=endpointsToMethods(
octokit);return{...api,rest:api}}legacyRestEndpointMethods.VERSION=dist_src_version_VERSION;var plugin_paginate_rest_dist_bundle_VERSION="0.0.0-development";function normalizePaginatedListResponse(response){
if(!response.data)return{...response,data:[]};if(!(("total_count"in response.data||"total_commits"in response.data)&&!("url"in response.data)))return response;const incompleteResults=response.
data.incomplete_results,repositorySelection=response.data.repository_selection,totalCount=response.data.total_count,totalCommits=response.data.total_commits;delete response.
data.incomplete_results,delete response.data.repository_selection,delete response.data.total_count,delete response.data.total_commits;const namespaceKey=Object.
keys(response.data)[0],data=response.data[namespaceKey];return response.data=data,typeof incompleteResults<"u"&&(response.data.incomplete_results=incompleteResults),
typeof repositorySelection<"u"&&(response.data.repository_selection=repositorySelection),response.data.total_count=totalCount,response.data.total_commits=totalCommits,
response}function iterator(octokit,route,parameters){const options=typeof route=="function"?route.endpoint(parameters):octokit.request.endpoint(route,parameters),
requestMethod=typeof route=="function"?route:octokit.request,method=options.method,headers=options.headers;let url=options.url;return{[Symbol.asyncIterator]:()=>({
async next(){if(!url)return{done:!0};try{const response=await requestMethod({method,url,headers}),normalizedResponse=normalizePaginatedListResponse(response);if(url=
((normalizedResponse.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||[])[1],!url&&"total_commits"in normalizedResponse.data){const parsedUrl=new URL(normalizedResponse.
url),params=parsedUrl.searchParams,page=parseInt(params.get("page")||"1",10),per_page=parseInt(params.get("per_page")||"250",10);page*per_page<normalizedResponse.
data.total_commits&&(params.set("page",String(page+1)),url=parsedUrl.toString())}return{value:normalizedResponse}}catch(error2){if(error2.status!==409)throw error2;
return url="",{value:{status:200,headers:{},data:[]}}}}})}}function paginate(octokit,route,parameters,mapFn){return typeof parameters=="function"&&(mapFn=parameters,
parameters=void 0),gather(octokit,[],iterator(octokit,route,parameters)[Symbol.asyncIterator](),mapFn)}function gather(octokit,results,iterator2,mapFn){return iterator2.
next().then(result=>{if(result.done)return results;let earlyExit=!1;function done(){earlyExit=!0}return results=results.concat(mapFn?mapFn(result.value,done):result.
value.data),earlyExit?results:gather(octokit,results,iterator2,mapFn)})}var composePaginateRest=Object.assign(paginate,{iterator}),paginatingEndpoints=null;function isPaginatingEndpoint(arg){
return typeof arg=="string"?paginatingEndpoints.includes(arg):!1}function paginateRest(octokit){return{paginate:Object.assign(paginate.bind(null,octokit),{iterator:iterator.
bind(null,octokit)})}}paginateRest.VERSION=plugin_paginate_rest_dist_bundle_VERSION;const context=new Context,baseUrl=getApiBaseUrl(),defaults={baseUrl,request:{
agent:getProxyAgent(baseUrl),fetch:getProxyFetch(baseUrl)}},GitHub=Octokit.plugin(restEndpointMethods,paginateRest).defaults(defaults);function getOctokitOptions(token,options){
const opts=Object.assign({},options||{}),auth2=getAuthString(token,opts);auth2&&(opts.auth=auth2);const userAgent2=getUserAgentWithOrchestrationId(opts.userAgent);
return userAgent2&&(opts.userAgent=userAgent2),opts}const github_context=new Context;function getOctokit(token,options,...additionalPlugins){const GitHubWithPlugins=GitHub.
plugin(...additionalPlugins);return new GitHubWithPlugins(getOctokitOptions(token,options))}var light=__webpack_require__(3251),plugin_retry_dist_bundle_VERSION="\
0.0.0-development";function isRequestError(error2){return error2.request!==void 0}async function errorRequest(state,octokit,error2,options){if(!isRequestError(error2)||
!error2?.request.request)throw error2;if(error2.status>=400&&!state.doNotRetry.includes(error2.status)){const retries=options.request.retries!=null?options.request.
retries:state.retries,retryAfter=Math.pow((options.request.retryCount||0)+1,2);throw octokit.retry.retryRequest(error2,retries,retryAfter)}throw error2}async function wrapRequest(state,octokit,request2,options){
const limiter=new light;return limiter.on("failed",function(error2,info2){const maxRetries=~~error2.request.request?.retries,after=~~error2.request.request?.retryAfter;
if(options.request.retryCount=info2.retryCount+1,maxRetries>info2.retryCount)return after*state.retryAfterBaseValue}),limiter.schedule(requestWithGraphqlErrorHandling.
bind(null,state,octokit,request2),options)}async function requestWithGraphqlErrorHandling(state,octokit,request2,options){const response=await request2(options);
if(response.data&&response.data.errors&&response.data.errors.length>0&&/Something went wrong while executing your query/.test(response.data.errors[0].message)){
const error2=new RequestError(response.data.errors[0].message,500,{request:options,response});return errorRequest(state,octokit,error2,options)}return response}
function retry(octokit,octokitOptions){const state=Object.assign({enabled:!0,retryAfterBaseValue:1e3,doNotRetry:[400,401,403,404,410,422,451],retries:3},octokitOptions.
retry),retryPlugin={retry:{retryRequest:(error2,retries,retryAfter)=>(error2.request.request=Object.assign({},error2.request.request,{retries,retryAfter}),error2)}};
return state.enabled&&(octokit.hook.error("request",errorRequest.bind(null,state,retryPlugin)),octokit.hook.wrap("request",wrapRequest.bind(null,state,retryPlugin))),
retryPlugin}retry.VERSION=plugin_retry_dist_bundle_VERSION;var plugin_throttling_dist_bundle_VERSION="0.0.0-development",dist_bundle_noop=()=>Promise.resolve();
function dist_bundle_wrapRequest(state,request2,options){return state.retryLimiter.schedule(doRequest,state,request2,options)}async function doRequest(state,request2,options){
const{pathname}=new URL(options.url,"http://github.test"),isAuth=isAuthRequest(options.method,pathname),isWrite=!isAuth&&options.method!=="GET"&&options.method!==
"HEAD",isSearch=options.method==="GET"&&pathname.startsWith("/search/"),isGraphQL=pathname.startsWith("/graphql"),jobOptions=~~request2.retryCount>0?{priority:0,
weight:0}:{};state.clustering&&(jobOptions.expiration=1e3*60),(isWrite||isGraphQL)&&await state.write.key(state.id).schedule(jobOptions,dist_bundle_noop),isWrite&&
state.triggersNotification(pathname)&&await state.notifications.key(state.id).schedule(jobOptions,dist_bundle_noop),isSearch&&await state.search.key(state.id).schedule(
jobOptions,dist_bundle_noop);const req=(isAuth?state.auth:state.global).key(state.id).schedule(jobOptions,request2,options);if(isGraphQL){const res=await req;if(res.
data.errors!=null&&res.data.errors.some(error2=>error2.type==="RATE_LIMITED"))throw Object.assign(new Error("GraphQL Rate Limit Exceeded"),{response:res,data:res.
data})}return req}function isAuthRequest(method,pathname){return method==="PATCH"&&/^\/applications\/[^/]+\/token\/scoped$/.test(pathname)||method==="POST"&&(/^\/applications\/[^/]+\/token$/.
test(pathname)||/^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname)||pathname==="/login/oauth/access_token")}var triggers_notification_paths_default=[
"/orgs/{org}/invitations","/orgs/{org}/invitations/{invitation_id}","/orgs/{org}/teams/{team_slug}/discussions","/orgs/{org}/teams/{team_slug}/discussions/{disc\
ussion_number}/comments","/repos/{owner}/{repo}/collaborators/{username}","/repos/{owner}/{repo}/commits/{commit_sha}/comments","/repos/{owner}/{repo}/issues","\
/repos/{owner}/{repo}/issues/{issue_number}/comments","/repos/{owner}/{repo}/issues/{issue_number}/sub_issue","/repos/{owner}/{repo}/issues/{issue_number}/sub_i\
ssues/priority","/repos/{owner}/{repo}/pulls","/repos/{owner}/{repo}/pulls/{pull_number}/comments","/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_\
id}/replies","/repos/{owner}/{repo}/pulls/{pull_number}/merge","/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers","/repos/{owner}/{repo}/pulls/{pul\
l_number}/reviews","/repos/{owner}/{repo}/releases","/teams/{team_id}/discussions","/teams/{team_id}/discussions/{discussion_number}/comments"];function routeMatcher(paths2){
const regex2=`^(?:${paths2.map(path2=>path2.split("/").map(c=>c.startsWith("{")?"(?:.+?)":c).join("/")).map(r=>`(?:${r})`).join("|")})[^/]*$`;return new RegExp(
regex2,"i")}var regex=routeMatcher(triggers_notification_paths_default),triggersNotification=regex.test.bind(regex),groups={},createGroups=function(Bottleneck,common2){
groups.global=new Bottleneck.Group({id:"octokit-global",maxConcurrent:10,...common2}),groups.auth=new Bottleneck.Group({id:"octokit-auth",maxConcurrent:1,...common2}),
groups.search=new Bottleneck.Group({id:"octokit-search",maxConcurrent:1,minTime:2e3,...common2}),groups.write=new Bottleneck.Group({id:"octokit-write",maxConcurrent:1,
minTime:1e3,...common2}),groups.notifications=new Bottleneck.Group({id:"octokit-notifications",maxConcurrent:1,minTime:3e3,...common2})};function throttling(octokit,octokitOptions){
const{enabled=!0,Bottleneck=light,id:id2="no-id",timeout=1e3*60*2,connection}=octokitOptions.throttle||{};if(!enabled)return{};const common2={timeout};typeof connection<
"u"&&(common2.connection=connection);const state=Object.assign({clustering:connection!=null,triggersNotification,fallbackSecondaryRateRetryAfter:60,retryAfterBaseValue:1e3,
id:id2},octokitOptions.throttle);if(typeof state.onSecondaryRateLimit!="function"||typeof state.onRateLimit!="function")throw new Error(`octokit/plugin-throttli\
ng error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);let initialized=!1;const initializeBottleneck=()=>{if(initialized)return;initialized=!0,groups.global==null&&createGroups(Bottleneck,common2),state.global=
state.global??groups.global,state.auth=state.auth??groups.auth,state.search=state.search??groups.search,state.write=state.write??groups.write,state.notifications=
state.notifications??groups.notifications,state.retryLimiter=state.retryLimiter??new Bottleneck;const events={},emitter=new Bottleneck.Events(events);events.on(
"secondary-limit",state.onSecondaryRateLimit),events.on("rate-limit",state.onRateLimit),events.on("error",e=>octokit.log.warn("Error in throttling-plugin limit \
handler",e)),state.retryLimiter.on("failed",async function(error2,info2){const[state2,request2,options]=info2.args,{pathname}=new URL(options.url,"http://github\
.test");if(!(pathname.startsWith("/graphql")&&error2.status!==401||error2.status===403||error2.status===429))return;const retryCount=~~request2.retryCount;request2.
retryCount=retryCount,options.request.retryCount=retryCount;const{wantRetry,retryAfter=0}=await(async function(){if(/\bsecondary rate\b/i.test(error2.message)){
const retryAfter2=Number(error2.response.headers["retry-after"])||state2.fallbackSecondaryRateRetryAfter;return{wantRetry:await emitter.trigger("secondary-limit",
retryAfter2,options,octokit,retryCount),retryAfter:retryAfter2}}if(error2.response.headers!=null&&error2.response.headers["x-ratelimit-remaining"]==="0"||(error2.
response.data?.errors??[]).some(error22=>error22.type==="RATE_LIMITED")){const rateLimitReset=new Date(~~error2.response.headers["x-ratelimit-reset"]*1e3).getTime(),
retryAfter2=Math.max(Math.ceil((rateLimitReset-Date.now())/1e3)+1,0);return{wantRetry:await emitter.trigger("rate-limit",retryAfter2,options,octokit,retryCount),
retryAfter:retryAfter2}}return{}})();if(wantRetry)return request2.retryCount++,retryAfter*state2.retryAfterBaseValue})};return octokit.hook.wrap("request",(request2,options)=>(initializeBottleneck(),
dist_bundle_wrapRequest(state,request2,options))),{}}throttling.VERSION=plugin_throttling_dist_bundle_VERSION,throttling.triggersNotification=triggersNotification;
var lookup=__webpack_require__(5022);const LIMITS={budgetMs:6e4,requestMs:1e4,secondMs:1e3},MOST_TRIES=3,nothing=()=>{},SILENT={debug:nothing,info:nothing,warn:nothing,
error:nothing};function createClient(token,baseUrl2,given={}){if(token==="")throw new Error("The input repo-token is empty; leave it out for the token of the wo\
rkflow.");const{budgetMs,requestMs,secondMs}={...LIMITS,...given},deadlineMs=(0,lookup.qy)(()=>Date.now()+budgetMs),home=new URL(baseUrl2).origin,send=defaults.
request?.fetch,sendHome=(url,options)=>{if(new URL(url).origin!==home)throw new Error("The request would leave the host of GitHub.");const ms=Math.max(1,Math.min(
requestMs,deadlineMs()-Date.now()));return send(url,{...options,redirect:"manual",signal:AbortSignal.timeout(ms)})},mayWait=(seconds,_options,_octokit,tries)=>tries<
MOST_TRIES&&Date.now()+seconds*1e3<deadlineMs();return getOctokit(token,{baseUrl:baseUrl2,userAgent:"fleetplan",log:SILENT,request:{log:SILENT,fetch:sendHome},retry:{
retryAfterBaseValue:secondMs,doNotRetry:[400,401,403,404,410,422,429,451]},throttle:{onRateLimit:mayWait,onSecondaryRateLimit:mayWait,enabled:secondMs>0,retryAfterBaseValue:secondMs,
id:(0,external_node_crypto_.randomUUID)()}},octokit=>(octokit.hook.wrap("request",async(request2,options)=>{(options.method==="POST"&&!options.url.endsWith("/gr\
aphql")||Date.now()>=deadlineMs())&&(options.request={...options.request,retries:0});const{status,...rest}=await request2(options);if(status>=300)throw Object.assign(
new Error("GitHub answered with a redirect."),{status});const data=rest.data;if(status===204||typeof data=="object"&&data!==null)return{status,...rest};const broken=new Error(
"GitHub did not answer in full.",{cause:"half a response"});throw Object.assign(broken,{status:500,request:options})}),{}),retry,throttling)}function statusOf(error2){
if(typeof error2!="object"||error2===null||!("status"in error2))return null;const isOfNetwork="cause"in error2&&error2.cause!==void 0;return typeof error2.status==
"number"&&!isOfNetwork?error2.status:null}function answerOf(error2){const status=statusOf(error2);return status===null?"GitHub could not be reached":`GitHub ans\
wered ${status}`}function isEndUnknown(error2){const status=statusOf(error2);return status===null||status>=500}function refusalOf(error2){return{kind:[401,403,404].
includes(statusOf(error2)??0)?"refused":"failed",why:answerOf(error2)}}var visible=__webpack_require__(3972),git=__webpack_require__(1263),render=__webpack_require__(
2490),shipped=__webpack_require__(7772),src_report=__webpack_require__(90);const DRIFT_LABEL="fleetplan-drift",PAGE=100,MOST_PAGES=26,ACTIONS_BOT="github-action\
s[bot]";async function authorOf(octokit){try{const{viewer}=await octokit.graphql("query { viewer { login databaseId } }");return{login:viewer.login==="github-ac\
tions"?ACTIONS_BOT:viewer.login,id:viewer.databaseId??null}}catch{return{login:ACTIONS_BOT,id:null}}}async function allOf(mostPages,pageOf){const all=[];for(let page=1;page<=
mostPages;page++){const{data,headers}=await pageOf({page,per_page:PAGE});if(all.push(...data),data.length===0||!/\brel="?next\b/.test(headers.link??""))return{all,
isWhole:!0}}return{all,isWhole:!1}}async function listOwn(octokit,repository,pullNumber){const author=await authorOf(octokit),{all,isWhole}=await allOf(MOST_PAGES,
query=>pullNumber===null?octokit.rest.issues.listForRepo({...repository,...query,labels:DRIFT_LABEL,state:"all",sort:"created",direction:"asc"}):octokit.rest.issues.
listComments({...repository,...query,issue_number:pullNumber}));if(!isWhole)throw new Error("The list does not end.");const own=all.flatMap(({id:id2,number=id2,
body:written,state,user,pull_request:pull})=>{const body=written??"",mark=(0,src_report.gY)(body);return!(user?.login===author.login&&(author.id===null||user.id===
author.id))||!mark||pull!==void 0?[]:[[number,{...mark,id:number,body,isOpen:state!=="closed"}]]});return[...new Map(own).values()].sort((a,b)=>a.id-b.id)}async function addOnce(add,find){
try{return await add()}catch(error2){if(!isEndUnknown(error2))throw error2;return await find()??await add()}}function urlOfRun(){const{GITHUB_SERVER_URL:server,
GITHUB_REPOSITORY:repository,GITHUB_RUN_ID:id2}=process.env,attempt=Number(process.env.GITHUB_RUN_ATTEMPT??1);return!server||!repository||!id2?null:`${server}/${repository}\
/actions/runs/${id2}${attempt>1?`/attempts/${attempt}`:""}`}function urlOfRule(id2){const{GITHUB_SERVER_URL:server,GITHUB_ACTION_REPOSITORY:repository,GITHUB_ACTION_REF:ref}=process.
env;return!server||!repository||!ref||(0,shipped.g)(id2)===null?null:`${server}/${repository}/blob/${ref}/docs/rules/${id2}.md`}async function writeComment(octokit,{
repository,pull,key,body,mayCreate}){const list2=async()=>{const own=await listOwn(octokit,repository,pull.number);if(key!==null)return own.filter(comment2=>comment2.
key===key);const run2=urlOfRun();return own.filter(comment2=>run2===null||!comment2.body.includes(`(${run2})`))},bodyFor=comment2=>body.replace(/^<!-- fleetplan v1 key=\S+/,
()=>`<!-- fleetplan v1 key=${comment2.key}`);try{const own=await list2(),[first]=own,stale=own.filter(comment2=>comment2.body!==bodyFor(comment2));if(first&&stale.
length===0)return{kind:"unchanged",id:first.id};if(!first&&(!mayCreate||key===null))return{kind:"not-wanted"};const now=await pullNow(octokit,repository,pull.number);
if(now.headSha!==pull.headSha)return{kind:"outdated"};if(pull.baseRef!==null&&now.baseRef!==pull.baseRef)return{kind:"retargeted"};for(const comment2 of stale)await octokit.
rest.issues.updateComment({...repository,comment_id:comment2.id,body:bodyFor(comment2)});return first?{kind:"edited",id:first.id}:{kind:"created",id:await addOnce(
async()=>(await octokit.rest.issues.createComment({...repository,issue_number:pull.number,body})).data.id,async()=>(await list2())[0]?.id)}}catch(error2){return refusalOf(
error2)}}async function pullNow(octokit,repository,number){const{data}=await octokit.rest.pulls.get({...repository,pull_number:number});return{headSha:data.head.
sha,baseRef:data.base.ref}}function shortId(commit){return commit.slice(0,7)}function historyClient(octokit,repository){return{async branchTip(branch){const{data}=await octokit.
rest.git.getRef({...repository,ref:`heads/${branch}`});if(data.ref!==`refs/heads/${branch}`)throw new Error("GitHub answered with another branch.");return data.
object.sha},async mergeBase(base,head){const request2={...repository,basehead:`${base}...${head}`,per_page:1};return(await octokit.rest.repos.compareCommitsWithBasehead(
request2)).data.merge_base_commit.sha}}}async function commitsOf({trigger,defaultBranch},inputs,clone,client){const history={...clone,...client},{repo}=clone,base=inputs.
baseRef===null?null:commitNamed(repo,inputs.baseRef),head=inputs.headRef===null?null:commitNamed(repo,inputs.headRef);if(trigger.kind!=="pull-request"){const trusted=base??
trigger.trusted??await tipOf(defaultBranch,history);return{base:base??trigger.base,head:head??trigger.head,trusted}}const merge2=await mergeOf(trigger,history),
planned=head??merge2?.commit??trigger.headSha;return base!==null?{base,head:planned,trusted:base}:merge2?.commit===planned?{base:merge2.first,head:planned,trusted:merge2.
first}:{base:await commonAncestor(history,trigger.baseSha,planned),head:planned,trusted:trigger.baseSha}}async function tipOf(branch,history){if(branch===null)throw new Error(
"The configuration and the snapshot come from the default branch, and this event does not name it. Give base-ref.");try{return await history.branchTip(branch)}catch(error2){
const tracked=(0,git.WL)(history.repo,`refs/remotes/origin/${branch}`);if("sha"in tracked)return tracked.sha;throw new Error(`The configuration and the snapshot\
 come from the default branch ${(0,visible.RK)(branch)}, and its commit is unknown: this checkout does not hold it, and GitHub does not answer. Give base-ref.`,
{cause:error2})}}async function mergeOf(pull,history){const{repo,fetch}=history,commit=pull.mergeSha;if(commit===null)return null;let found=(0,git.WL)(repo,commit);
!("sha"in found)&&fetch(commit).ok&&(found=(0,git.WL)(repo,commit));const[first,second,...more]="sha"in found?found.parents:[];return first===void 0||second!==pull.
headSha||more.length>0?null:await isOfBase(pull,first,history)?{commit,first}:null}async function isOfBase(pull,commit,history){const{baseSha,baseRef}=pull,{repo}=history,
isAncestor=of=>(0,git.wu)(repo,commit,of)===commit;if(commit===baseSha||isAncestor(baseSha))return!0;if(baseRef===null)return!1;const tracked=(0,git.WL)(repo,`r\
efs/remotes/origin/${baseRef}`);if("sha"in tracked&&isAncestor(tracked.sha))return!0;try{const tip=await history.branchTip(baseRef);return tip===commit||await history.
mergeBase(tip,commit)===commit}catch{return!1}}function commitNamed(repo,revision){const commit=(0,git.WL)(repo,revision);if("sha"in commit)return commit.sha;if(/^[0-9a-f]{40}$/.
test(revision))return revision;throw new Error((0,render.Ul)(commit.message))}async function commonAncestor(history,base,head){const local=(0,git.wu)(history.repo,
base,head);if(local!==null)return local;try{return await history.mergeBase(base,head)}catch(error2){throw new Error(`The merge base of ${shortId(head)} and ${shortId(
base)}, the base that the platform names, cannot be established: this checkout does not hold their history, and GitHub does not answer. Fetch the whole history \
(fetch-depth: 0), or give base-ref.`,{cause:error2})}}function fetchMissing({repo,fetch},{trusted,base,head}){for(const commit of new Set([trusted,base,head])){
if(commit===null||"sha"in(0,git.WL)(repo,commit))continue;const answer=fetch(commit);if(!(answer.ok||commit!==trusted))throw new Error(`The checkout lacks the b\
ase commit ${shortId(trusted)}, and git fetch failed: ${answer.reason.replace(/\.$/,"")}. Give the step with actions/checkout \`with: { fetch-depth: 2 }\`.`)}}async function refuseRetargeted({
trigger},octokit,repository){if(trigger.kind!=="pull-request"||trigger.baseRef===null)return;const now=await pullNow(octokit,repository,trigger.number).catch(()=>null);
if(now!==null&&now.baseRef!==trigger.baseRef)throw new Error(`The pull request goes to another branch (${now.baseRef}) now than when this run began (${trigger.baseRef}\
), and counts against that one. ${RETARGETED}`)}const RETARGETED="Push or edit it for a new run; the workflow needs `types: [opened, synchronize, reopened, edit\
ed]` for that.";var schemas=__webpack_require__(6921),read=__webpack_require__(9989),configuration=__webpack_require__(9128);async function configOf({config:file2,
configRef},commits,repo,ofOrganisation){if(configRef!==null)return(0,configuration.AM)(await ofOrganisation(configRef),configRef,configRef);const found=(0,base_file.
c)(repo,commits,file2,configuration.BT),where=`${file2} of commit ${shortId(commits.trusted)}`;if(!(0,base_file.$)(found.trusted)&&!found.isEdited&&file2!==read.
PV)throw new Error(`There is no ${where}. Correct the input config, or leave it out.`);return(0,configuration.sW)(found,file2,where)}const REFERENCE=/^([\w.-]+)\/([\w.-]+)\/(.+)@([0-9a-f]{40})$/,
fileSchema=schemas.Ikc({type:schemas.euz("file"),encoding:schemas.YjP(),size:schemas.aig(),content:schemas.YjP()});async function organisationConfig(octokit,reference){
const[,owner,repo,path2,ref]=REFERENCE.exec(reference)??[];if(owner===void 0||repo===void 0||path2===void 0||ref===void 0)throw new Error(`The input config-ref \
must be OWNER/REPO/PATH@COMMIT with the full commit id, not "${(0,visible.RK)(reference)}".`);const answer=await octokit.rest.repos.getContent({owner,repo,path:path2,
ref}).catch(error2=>{throw new Error(`The configuration ${owner}/${repo}/${(0,visible.RK)(path2)} of config-ref cannot be read: ${answerOf(error2)}. The token m\
ust be allowed to read that repository.`,{cause:error2})}),{data:file2}=fileSchema.safeParse(answer.data);if(!file2)throw new Error(`The input config-ref does n\
ot name a file: ${(0,visible.RK)(reference)}`);const bytes=Buffer.from(file2.content,"base64");if(file2.encoding!=="base64"||bytes.length!==file2.size)throw new Error(
`GitHub sent only a part of the configuration ${(0,visible.RK)(reference)}.`);return bytes.toString("utf8")}function readRunner(environment){const path2=environment.
GITHUB_EVENT_PATH??"",{GITHUB_EVENT_NAME:eventName="",GITHUB_SHA:sha2="",GITHUB_REF:ref=""}=environment;try{const payload=path2===""?{}:JSON.parse((0,external_node_fs_.
readFileSync)(path2,"utf8"));return{eventName,payload,sha:sha2,ref}}catch(error2){const why=error2 instanceof SyntaxError?"is not whole JSON":"is missing or can\
not be read";throw new Error(`The file of the event (GITHUB_EVENT_PATH) ${why}. Run the job again.`,{cause:error2})}}const sha=schemas.YjP().regex(/^[0-9a-f]{40,64}$/,
"is not a commit id"),pullRequest=schemas.Ikc({pull_request:schemas.Ikc({number:schemas.aig().int().positive(),base:schemas.Ikc({sha,ref:schemas.YjP().min(1).optional()}),
head:schemas.Ikc({sha}),merge_commit_sha:sha.nullish()})}),mergeGroup=schemas.Ikc({merge_group:schemas.Ikc({base_sha:sha,head_sha:sha})}),push=schemas.Ikc({before:sha,
after:sha}),common=schemas.Ikc({repository:schemas.Ikc({private:schemas.zMY().optional(),default_branch:schemas.YjP().min(1).optional()}).default({})}),EVENTS=new Map(
[["pull_request",{of:"pull-request",mayReadCheckout:!0}],["pull_request_review",{of:"pull-request",mayReadCheckout:!0}],["pull_request_review_comment",{of:"pull\
-request",mayReadCheckout:!0}],["pull_request_target",{of:"pull-request"}],["merge_group",{of:"merge-group",mayReadCheckout:!0}],["push",{of:"push",onDefaultBranch:"\
by-ref",mayReadCheckout:!0}],["workflow_dispatch",{of:"commit",onDefaultBranch:"by-ref",mayReadCheckout:!0}],["schedule",{of:"commit",onDefaultBranch:"always",mayReadCheckout:!0}],
["repository_dispatch",{of:"commit",onDefaultBranch:"always"}],["deployment",{of:"commit"}],["deployment_status",{of:"commit"}],["release",{of:"commit"}]]);function readEvent(runner){
const kind=EVENTS.get(runner.eventName),{private:isPrivate=null,default_branch:branch=null}=parsed(common,runner).repository;return{trigger:triggerOf(kind??{of:"\
commit"},runner,branch),isOfItsCommit:kind!==void 0,defaultBranch:branch,isPrivate,mayReadCheckout:kind?.mayReadCheckout===!0}}function parsed(schema,{eventName,
payload}){const result=schema.safeParse(payload);if(result.success)return result.data;const[issue2]=result.error.issues;throw new Error(`The payload of the ${eventName}\
 event is not what GitHub sends: ${issue2?.path.join(".")??""} ${issue2?.message??""}`)}function triggerOf({of,onDefaultBranch},runner,defaultBranch){if(of==="p\
ull-request")return pullRequestOf(runner);if(of==="merge-group"){const{base_sha:base2,head_sha:head2}=parsed(mergeGroup,runner).merge_group;return{kind:"commits",
base:base2,head:head2,trusted:base2}}const{before,after}=of==="push"?parsed(push,runner):{before:null,after:null},isPair=before!==null&&!/^0+$/.test(before)&&!/^0+$/.
test(after),[base,head]=isPair?[before,after]:[null,runner.sha],isOfDefault=onDefaultBranch==="always"||onDefaultBranch==="by-ref"&&defaultBranch!==null&&runner.
ref===`refs/heads/${defaultBranch}`;return{kind:"commits",base,head,trusted:isOfDefault?base??runner.sha:null}}function pullRequestOf(runner){const{pull_request:pull}=parsed(
pullRequest,runner);return{kind:"pull-request",number:pull.number,mergeSha:runner.eventName==="pull_request_target"?pull.merge_commit_sha??null:runner.sha,baseSha:pull.
base.sha,baseRef:pull.base.ref??null,headSha:pull.head.sha}}var duration=__webpack_require__(1353),canonical=__webpack_require__(6594);function readInputs(){const inputs=inputsOf(),
{mode,basePath,headPath}=inputs;for(const[name,of]of Object.entries(OF_MODE))if(of!==mode&&list(name)!==null)throw new Error(`The input ${name} is for \`mode: ${of}\
\`, and the mode is ${mode}.`);if(mode==="merge"&&inputs.reports.length===0)throw new Error("`mode: merge` needs the input reports: the JSON reports of the clus\
ters.");if(mode==="drift"&&inputs.before===null)throw new Error("`mode: drift` needs the input before: the snapshot or the JSON report of the last time.");if(basePath!==
null&&headPath===null)throw new Error("The input base-path needs head-path: what the policies are after the change.");return inputs}const OF_MODE={"expect-diges\
t":"gate",reviewed:"gate",reports:"merge",expect:"merge",before:"drift"};function inputsOf(){return{mode:oneOf("mode",["plan","drift","gate","merge"])??"plan",policies:list(
"policies"),snapshot:list("snapshot"),config:pathInRepository("config")??read.PV,configRef:inputs_text("config-ref"),cluster:inputs_text("cluster"),failOn:oneOf(
"fail-on",["error","warning","never"]),failOnExisting:inputs_boolean("fail-on-existing"),commentSummary:oneOf("comment-summary-in-pr",["always","on-failure","on\
-change","never"]),commentDetail:oneOf("comment-detail",["full","counts"]),annotations:inputs_boolean("annotations"),inline:inputs_boolean("inline"),reportFile:inputs_text(
"report-file"),sarifFile:inputs_text("sarif-file"),htmlFile:inputs_text("html-file"),warnOnly:inputs_boolean("warn-only")??!1,baseRef:inputs_text("base-ref"),headRef:inputs_text(
"head-ref"),basePath:inputs_text("base-path"),headPath:inputs_text("head-path"),at:inputs_parsed("at",duration.d3),horizonMs:inputs_parsed("horizon",duration._2),
expectDigest:inputs_parsed("expect-digest",canonical.Dh),reviewed:inputs_text("reviewed"),before:inputs_text("before"),reports:list("reports")??[],expect:list("\
expect")??[],token:getInput("repo-token")}}function inputs_text(name){return getInput(name)||null}function pathInRepository(name){const written=inputs_text(name);
if(written===null)return null;const path2=external_node_path_.posix.normalize(written);if(path2===".."||path2.startsWith("../")||external_node_path_.posix.isAbsolute(
path2))throw new Error(`The input ${name} must be a path inside the repository, not "${written}".`);return path2}function list(name){const items=getInput(name).
split(/[\n,]/).map(item=>item.trim()).filter(item=>item!=="");return items.length>0?items:null}function inputs_boolean(name){const found=oneOf(name,["true","fal\
se"]);return found===null?null:found==="true"}function oneOf(name,allowed){const parse2=text=>allowed.find(candidate=>candidate===text)??null;return inputs_parsed(
name,{what:`one of ${allowed.join(", ")}`,parse:parse2})}function inputs_parsed(name,{what,parse:parse2}){const value=getInput(name);if(value==="")return null;const result=parse2(
value);if(result===null)throw new Error(`The input ${name} must be ${what}, not "${value}".`);return result}var drift_drift=__webpack_require__(691),leg=__webpack_require__(
8521),lines=__webpack_require__(3085),file_errors=__webpack_require__(2938);function annotate({level,message,title,file:file2,line,column}){const known=Object.entries(
{file:file2,startLine:line,startColumn:column}).filter(([,value])=>value!==null);core_namespaceObject[level](shown(message),{title,...Object.fromEntries(known)})}
const log={warning:safely(warning),notice:safely(notice),line:safely(info),debug:safely(debug),failure:safely(setFailed)};function safely(print){return message=>{
print(shown(message))}}function setOutputs(outputs){return whyNot(()=>{for(const[name,value]of Object.entries(outputs))setOutput(name,value)})}function addSummary(text){
const path2=process.env.GITHUB_STEP_SUMMARY??"";return(0,external_node_fs_.existsSync)(path2)?whyNot(()=>{(0,external_node_fs_.appendFileSync)(path2,text)}):"th\
e runner names no file for it."}function whyNot(write){try{return write(),null}catch(error2){return(0,file_errors.A)(error2)}}function shown(message){return(0,lines.
sN)((0,lines.xr)(message))}var finding=__webpack_require__(6029),passed=__webpack_require__(4254),run_report=__webpack_require__(780),instant_text=__webpack_require__(
5357),src_run=__webpack_require__(1570);const MOST_COMMENTS=10,inline_MOST_PAGES=2;async function writeInline(octokit,request2){const{findings}=request2;if(findings.
length===0)return null;const pull={...request2.repository,pull_number:request2.pull.number};try{const files=await allOf(inline_MOST_PAGES,query=>octokit.rest.pulls.
listFiles({...pull,...query})),diff=new Map(files.all.map(({filename,patch=""})=>[filename,newLines(patch)])),wanted=new Map(findings.flatMap(({report,finding:finding2})=>commentAt(
request2,diff,report,finding2)??[]).map(comment2=>[`${comment2.path}:${comment2.line} ${comment2.mark}`,comment2]));if(wanted.size===0)return null;const{login}=await authorOf(
octokit),marks=(await allOf(inline_MOST_PAGES,query=>octokit.rest.pulls.listReviewComments({...pull,...query,sort:"created",direction:"desc"}))).all.filter(({user,
line})=>user.login===login&&typeof line=="number").map(({body})=>body.split(/\r?\n/,1)[0]),comments=[...wanted.values()].filter(({mark})=>!marks.includes(mark)).
slice(0,MOST_COMMENTS).map(({path:path2,line,body})=>({path:path2,line,body,side:"RIGHT"}));return comments.length===0||await octokit.rest.pulls.createReview({...pull,
commit_id:request2.pull.headSha,event:"COMMENT",comments}),null}catch(error2){return`Comments at lines were perhaps not written: ${answerOf(error2)}. The annota\
tions say the same.`}}function commentAt({detail,edits,lineOf},diff,report,finding2){const at=({file:file2,line},after)=>({path:file2,line,mark:(0,src_report.Q)(
finding2.fingerprint),body:(0,src_report._)(report,finding2,detail,after)}),fix=edits.get(finding2);if(fix&&diff.get(fix.file)?.get(fix.line)===fix.before)return at(
fix,fix.after);const{place}=finding2,shown2=place&&diff.get(place.file)?.get(place.line);return place&&shown2!==void 0&&shown2===lineOf(place.file,place.line)?at(
place,null):null}function newLines(patch){const lines2=new Map;let next=0;for(const text of patch.split(`
`)){const hunk=/^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(text);hunk?next=Number(hunk[1]):next>0&&/^[ +]/.test(text)&&lines2.set(next++,text.slice(1))}return lines2}
async function writeIssues(octokit,repository,requestsOf){try{const own=await listOwn(octokit,repository,null),results=[];for(const request2 of requestsOf([...new Set(
own.map(({key})=>key))])){const ofKey=own.filter(({key})=>key===request2.key);results.push(await settle(octokit,repository,request2,ofKey).catch(resultOf))}return results}catch(error2){
return[resultOf(error2)]}}function failureIssues(sentence,clusters){return known=>(clusters?.map(src_report.s8)??known).map(key=>({key,title:null,isOpen:!0,body:(0,src_report.
Ww)(sentence,urlOfRun(),key)}))}async function settle(octokit,repository,{key,title,body,isOpen},own){const digest=(0,src_report.gY)(body)?.digest,first=own.find(
issue2=>issue2.isOpen)??own.find(issue2=>issue2.digest===digest)??own[0];if(first===void 0)return isOpen?{kind:"created",number:await addOnce(async()=>{const issue2={
...repository,title:title??"fleetplan drift",labels:[DRIFT_LABEL],body};return(await octokit.rest.issues.create(issue2)).data.number},async()=>(await listOwn(octokit,
repository,null)).find(issue2=>issue2.key===key)?.id)}:{kind:"not-wanted"};const isNews=isOpen&&first.digest!==digest,closing=own.filter(issue2=>issue2.isOpen&&
!(isOpen&&issue2===first));if(!isNews&&closing.length===0)return{kind:"unchanged",number:first.id};for(const issue2 of[...isNews?[first]:[],...closing])await octokit.
rest.issues.update({...repository,issue_number:issue2.id,body,state:isOpen&&issue2===first?"open":"closed",...title!==null&&{title}});return{kind:isOpen?"edited":
"closed",number:first.id}}function resultOf(error2){return statusOf(error2)===410?{kind:"refused",why:"issues are switched off in this repository"}:refusalOf(error2)}
var fields=__webpack_require__(3549),save=__webpack_require__(369);function foldersOfRun(){const workspace=(0,external_node_fs_.realpathSync)(process.env.GITHUB_WORKSPACE??
process.cwd());return{workspace,temporary:(0,external_node_fs_.realpathSync)(process.env.RUNNER_TEMP??workspace)}}const FILES={"report-file":["report of fleetpl\
an",hasKeys("schemaVersion","verdict")],"sarif-file":["SARIF log",hasKeys("runs","version")],"html-file":["page of fleetplan",text=>text.startsWith("<!doctype h\
tml>")&&text.includes(src_report.Ai)]};function writeRunFile(input,text,written,{workspace,temporary:temporary2}){const[older,isOurs]=FILES[input],path2=(0,external_node_path_.
resolve)(workspace,written),refuse=why=>{throw new Error(`The input ${input} ${why}`)};(0,file.Gm)(path2)&&refuse("must not lie in .git. Name another path."),(0,external_node_fs_.
mkdirSync)((0,external_node_path_.dirname)(path2),{recursive:!0});const real=(0,external_node_path_.join)((0,external_node_fs_.realpathSync)((0,external_node_path_.
dirname)(path2)),(0,external_node_path_.basename)(path2));[workspace,temporary2].some(folder=>(0,file.FK)(folder,(0,external_node_path_.dirname)(real)))||refuse(
"must lie in the workspace or in the temporary folder of the runner."),(0,file.Gm)(real)&&refuse("must not lie in .git. Name another path.");const stats=(0,external_node_fs_.
lstatSync)(real,{throwIfNoEntry:!1});return stats!==void 0&&!(stats.isFile()&&isOurs((0,external_node_fs_.readFileSync)(real,"utf8")))&&refuse(`names an existin\
g file that is no ${older}; it is not overwritten. Name another path.`),(0,save.f)(real,text),path2}function hasKeys(...keys){return text=>{const held=(0,fields.
U4)(text);return typeof held=="object"&&held!==null&&keys.every(key=>key in held)}}function detailOf({commentDetail},{isPrivate},config){return commentDetail??config??
(isPrivate===!0?"full":"counts")}function leave({inputs},summary2,report,outputs){warnOf("The job summary",addSummary(summary2));const{temporary:temporary2}=foldersOfRun(),
file2=inputs.reportFile??(0,external_node_path_.join)(temporary2,report.name),path2=leaveFile("report-file","The JSON report",file2,()=>report.json);warnOf("The\
 outputs of this step",setOutputs({...outputs,"report-path":path2??""}))}function leaveFile(input,what,path2,text){if(path2===null)return null;try{return writeRunFile(
input,text(),path2,foldersOfRun())}catch(error2){if((0,file_errors.$)(error2)==="")throw error2;return warnOf(what,(0,file_errors.A)(error2)),null}}function warnOf(what,reason){
reason!==null&&log.warning(`${what} could not be written: ${reason} The verdict is the same.`)}async function comment({octokit,repository},trigger,wanted,{key,body,
wouldFail,isChanged:isChanged2}){if(setOutputs({"comment-id":""}),trigger.kind!=="pull-request"||wanted==="never"&&!wouldFail)return null;const isWanted={always:!0,
"on-failure":wouldFail,"on-change":isChanged2,never:!1},result=await writeComment(octokit,{repository,pull:trigger,key,body:body(),mayCreate:isWanted[wanted]});
if(wanted!=="never"&&logUnwritten("comment",result),"id"in result&&setOutputs({"comment-id":result.id}),result.kind==="retargeted")throw new Error(`The pull req\
uest was moved to another base branch during this run. ${RETARGETED}`);return result}function logUnwritten(what,result){result.kind==="outdated"&&log.notice("Th\
e comment is left to the run of the newer commit."),result.kind==="failed"&&log.warning(`No ${what}: ${result.why}. See the job summary.`),result.kind==="refuse\
d"&&(what==="issue"?log.warning(`No issue: ${result.why}. The workflow needs \`issues: write\`. See the job summary.`):log.notice(`No comment: ${result.why}. Ru\
ns from forks and Dependabot have a read-only token. See the job summary.`))}function endStep({warnOnly},code,{line,broken="fleetplan: safety rules are broken; \
see the summary.",what}){const red=code===2?`fleetplan could not evaluate ${what}; see the summary.`:broken;code===0?log.line(`fleetplan: ${line}`):warnOnly?log.
warning(`${red} (warn-only is set)`):log.failure(red)}async function publishPlan(plan,to){const{run:run2,key,config,commit,lineOf,edits}=plan,{inputs,detail,octokit,
repository,event}=to,{sarifFile,htmlFile}=inputs,runUrl=urlOfRun(),json={json:(0,src_report.eJ)(run2,"json"),name:"fleetplan-report.json"};if(leave(to,(0,src_report.
qN)(run2,{detail,runUrl,ruleUrl:urlOfRule}),json,outputsOf(run2)),leaveFile("sarif-file","The SARIF file",sarifFile,()=>(0,src_report.eJ)(run2,"sarif",{detail,rulePage:shipped.
g})),htmlFile!==null){const{renderPage}=await Promise.resolve().then(__webpack_require__.bind(__webpack_require__,2651)),server=process.env.GITHUB_SERVER_URL??"\
https://github.com",of=`${repository.owner}/${repository.repo}`,source=commit===null?null:{server,repository:of,sha:commit};leaveFile("html-file","The page",htmlFile,
()=>renderPage(run2,{detail,source,runUrl,assets:(0,shipped.t)()}))}(inputs.annotations??config.annotations)&&(0,src_report.rR)(run2,detail).forEach(annotate),new Set(
run2.reports.flatMap(({notices})=>notices.map(render.Ul))).forEach(log.notice),(0,passed.e)(run2).forEach(log.debug);const result=await comment(to,event.trigger,
inputs.commentSummary??config.comment.summary,{key:plan.isConfigUsable||inputs.cluster!==null?(0,src_report.s8)(key??""):null,body:()=>(0,src_report.eJ)(run2,"m\
arkdown",{detail,key:key??"",runUrl,ruleUrl:urlOfRule,maxBytes:src_report.GJ}),wouldFail:run2.wouldFail,isChanged:isChanged(run2)});if((result===null||"id"in result||
result.kind==="not-wanted")&&inputs.inline===!0&&event.trigger.kind==="pull-request"){const request2={repository,pull:event.trigger,detail,findings:(0,src_report.
FN)(run2),edits,lineOf},failed=await writeInline(octokit,request2);failed!==null&&log.notice(failed)}endStep(inputs,(0,src_run.FO)(run2),{line:run2.verdict,what:"\
this change"})}function outputsOf(run2){const plans=run2.reports.map(({plan})=>plan),effects=plans.flatMap(({head})=>head.policies.map(policy=>policy.effect)),bar=run2.
failOn==="warning"?["error","warning"]:["error"];return{verdict:run2.verdict,"would-fail":run2.wouldFail,changed:isChanged(run2),"peak-at-once":Math.max(...plans.
map(plan=>(0,src_report.SM)(plan.head).peakAtOnce)),...ofEffects(effects,effects),violations:run2.reports.flatMap(({findings})=>findings).filter(one=>(0,finding.
cJ)(one)&&bar.includes(one.severity)).length,"plan-digest":run2.digest}}function ofEffects(effects,rollouts){const isEndless=rollouts.some(({outcome})=>!["compl\
ete","none"].includes(outcome)),finishes=rollouts.flatMap(({finish})=>finish??[]);return{"worst-loss":Math.max(0,...effects.map(({worstLoss})=>worstLoss)),finish:isEndless||
finishes.length===0?"":new Date(Math.max(...finishes)).toISOString()}}function isChanged({reports}){return reports.some(({plan})=>plan.policies.some(policy=>!policy.
sameEffect))}const MERGED_KEY="clusters";async function publishMerge(merged,to){const{inputs,detail}=to,{legs}=merged,runUrl=urlOfRun(),found=[...merged.findings,
...legs.flatMap(({findings})=>findings)],changed=legs.some(leg2=>leg2.changed>0),json={json:(0,src_report.t3)(merged,"json"),name:"fleetplan-report.json"};leave(
to,(0,src_report.t3)(merged,"markdown",{detail,runUrl,ruleUrl:urlOfRule,maxBytes:src_report.R$}),json,{verdict:merged.verdict,"would-fail":merged.wouldFail,changed,
"peak-at-once":Math.max(0,...legs.map(({peakAtOnce})=>peakAtOnce)),...ofEffects(legs,legs.flatMap(({ends})=>ends)),violations:found.filter(finding2=>(0,leg.EI)(
finding2)&&finding2.severity==="error").length,"plan-digest":merged.digest});for(const{message}of merged.problems)log.warning((0,render.Ul)(message));const key=inputs.
cluster??MERGED_KEY;await comment(to,to.event.trigger,inputs.commentSummary??"always",{key:(0,src_report.s8)(key),body:()=>(0,src_report.Gu)(merged,{detail,key,
runUrl,ruleUrl:urlOfRule,maxBytes:src_report.GJ}),wouldFail:merged.wouldFail,isChanged:changed}),endStep(inputs,merged.exitCode,{line:merged.verdict,what:"all c\
lusters"})}function publishGate(report,to){const{inputs,detail}=to,{decision,next,outlook}=report,instantOf=at=>typeof at=="number"?(0,instant_text.r4)(at):"",json={
json:(0,src_report.eh)(report,"json"),name:"fleetplan-gate.json"};leave(to,(0,src_report.eh)(report,"markdown",{detail,runUrl:urlOfRun(),ruleUrl:urlOfRule}),json,
{...outputsOf(decision.run),"would-fail":decision.gate==="deny",finish:instantOf((outlook??next?.outlook)?.finish),gate:decision.gate,"next-window":instantOf(next?.
outlook?.at)});const{headline,when,notes}=(0,src_report.WA)(report,detail);notes.forEach(log.notice),log.line(when),endStep(inputs,decision.gate==="allow"?0:1,{
line:`allow. ${headline}`,broken:`fleetplan: deny. ${headline}`,what:"this rollout"})}async function publishDrift(given,to){const{inputs,detail,octokit,repository}=to,
{run:run2,live,last}=given,drift=(0,drift_drift.CP)(given),runUrl=urlOfRun(),effects=drift.clusters.flatMap(cluster=>cluster.effects),json={json:(0,src_report.iI)(
drift,"json"),name:"fleetplan-drift.json"};leave(to,(0,src_report.iI)(drift,"markdown",{detail,runUrl,ruleUrl:urlOfRule,maxBytes:src_report.R$}),json,{...outputsOf(
run2),verdict:drift.verdict,"would-fail":(0,drift_drift.$W)(drift),changed:effects.length>0,violations:effects.filter(({isWorse})=>isWorse).length});const requests=run2.
reports.map(report=>{const own=(0,drift_drift.CP)({run:(0,run_report.q)([report]),live,last}),name=report.plan.cluster??"",issue2=(0,src_report.Zl)(own,name,{detail,
runUrl,ruleUrl:urlOfRule,maxBytes:src_report.GJ});return{key:(0,src_report.s8)(name),...issue2,isOpen:own.verdict!=="pass"}}),unjudged=failureIssues("The config\
uration cannot be used; the run says why.",inputs.cluster===null?null:[inputs.cluster]),results=await writeIssues(octokit,repository,given.isConfigUsable?()=>requests:
unjudged);for(const result of results)logUnwritten("issue",result);setOutputs({"issue-numbers":results.flatMap(one=>"number"in one?[one.number]:[]).join()});const code=drift.
verdict==="unknown"?2:(0,drift_drift.$W)(drift)?1:0;endStep(inputs,code,{line:drift.verdict,broken:"fleetplan: something changed although no policy file did; se\
e the summary.",what:"what changed"})}var planned_kinds=__webpack_require__(4819),paths=__webpack_require__(9675),sides=__webpack_require__(5779);async function sidesAt(request2){
const{repo,commits,sources,folders,cluster,cache,charts}=request2;if(folders.head!==null)return{head:fromFolder("head-path",folders.head,request2),base:folders.
base===null?null:fromFolder("base-path",folders.base,request2)};if(sources===null)throw new Error("Name the policy files: the input `policies`, or `policies` in\
 the configuration.");const{base,head}=commits;return(0,sides.Mm)(sources,(0,sides.AC)(repo,{commit:head,label:`head ${shortId(head)}`}),base===null?null:(0,sides.
AC)(repo,{commit:base,label:`base ${shortId(base)}`}),{cluster,cache,mayHoldPlanned:planned_kinds.pR,...charts&&{charts}})}function fromFolder(input,written,{repo,
temporary:temporary2}){const folder=(0,external_node_path_.resolve)(repo,written);if((0,external_node_fs_.lstatSync)(folder,{throwIfNoEntry:!1})?.isDirectory()!==
!0)throw new Error(`The input ${input} must name a folder; there is none at ${(0,visible.RK)(written)}.`);if(![repo,temporary2].some(root=>(0,file.FK)((0,external_node_fs_.
realpathSync)(root),(0,external_node_fs_.realpathSync)(folder))))throw new Error(`The input ${input} must name a folder inside the workspace or the runner's tem\
porary folder, not ${(0,visible.RK)(written)}.`);return{...(0,paths.Vv)([folder],{cwd:repo}),label:written,renderedPaths:[""],coverage:[]}}const BUDGET_MS=2e4,LONGEST=600;
async function endFailed(error2,{token,event,cluster,comment:wanted,clusters},apiUrl2,repository){const sentence=sentenceOf(error2,token);if(setOutputs({verdict:"\
unknown","would-fail":!0}),log.failure(`fleetplan could not evaluate this change: ${sentence}`),addSummary((0,src_report.zt)(sentence,urlOfRun())),token==="")return;
const octokit=createClient(token,apiUrl2,{budgetMs:BUDGET_MS});if(event?.trigger.kind==="pull-request"&&wanted!=="of-others"&&wanted!=="issues"){const trigger={
...event.trigger,baseRef:null};await comment({octokit,repository},trigger,wanted??"never",{key:cluster===null?null:(0,src_report.s8)(cluster),body:()=>(0,src_report.
SR)(sentence,urlOfRun(),cluster??""),wouldFail:!0,isChanged:!1})}if(wanted==="issues")for(const result of await writeIssues(octokit,repository,failureIssues(sentence,
clusters)))logUnwritten("issue",result)}function sentenceOf(error2,token){const status=statusOf(error2);if(status!==null)return`GitHub answered ${status} where \
this run needs an answer.`;if(error2 instanceof Error&&error2.name==="HttpError")return`${answerOf(error2)}.`;if(!(error2 instanceof Error)||error2.name!=="Erro\
r"){const kind=error2 instanceof Error?error2.name:"unknown";return`an internal error (${(0,visible.RK)(kind)}). Please report it.`}return(0,visible.RK)(token===
""?error2.message:error2.message.replaceAll(token,"***"),LONGEST)}var cluster_input=__webpack_require__(7641),report_files=__webpack_require__(5844),snapshot_file=__webpack_require__(
3235),merge_merge=__webpack_require__(8272),tried_fixes=__webpack_require__(9285);async function run(){setOutputs({verdict:"unknown","would-fail":!0});const mode=getInput(
"mode");mode==="gate"&&setOutputs({gate:"deny"});const progress={token:getInput("repo-token"),event:null,cluster:null,comment:mode==="gate"?"of-others":mode==="\
drift"?"issues":null,clusters:null};try{await runMode(progress)}catch(error2){await endFailed(error2,progress,apiUrl(),repositoryOf())}}function failUnforeseen(error2){
log.failure(`fleetplan could not evaluate this change: ${sentenceOf(error2,getInput("repo-token"))}`)}const SHORT={budgetMs:5e3,requestMs:5e3},DRIFT_MS=6e4,ISSUE_MS=4e3;
async function runMode(progress){const runner=readRunner(process.env),event=readEvent(runner);progress.event=event;const inputs=readInputs(),{mode,token}=inputs;
progress.cluster=mode==="merge"?inputs.cluster??MERGED_KEY:inputs.cluster,progress.comment??=inputs.commentSummary;const[repo,repository]=[process.env.GITHUB_WORKSPACE??
process.cwd(),repositoryOf()],octokit=createClient(token,apiUrl());if(mode==="merge"){const{expect:expected,failOn}=inputs,merged=(0,merge_merge.h)((0,report_files.
_U)(inputs.reports,repo),{expected,failOn});return publishMerge(merged,{inputs,event,octokit,repository,detail:detailOf(inputs,event,null)})}if(mode==="plan"&&!event.
isOfItsCommit&&inputs.headRef===null&&inputs.headPath===null)throw new Error(`The ${(0,visible.RK)(runner.eventName)} event is not about the commit of its run, \
which is of the default branch. Plan on pull_request, merge_group or push, or give head-ref and base-ref.`);const url=`${process.env.GITHUB_SERVER_URL||"https:/\
/github.com"}/${repository.owner}/${repository.repo}`,clone={repo,fetch:commit=>(0,git.iH)(repo,commit,{repository:url,token})};await refuseRetargeted(event,createClient(
token,apiUrl(),SHORT),repository);const commits=await commitsOf(event,inputs,clone,historyClient(octokit,repository));fetchMissing(clone,commits);const read2=await configOf(
inputs,commits,repo,reference=>organisationConfig(octokit,reference)),{config,isUsable}=read2,{clusters,key}=(0,src_run.F$)(config,inputs.cluster);progress.cluster=
key??(isUsable?"":null),isUsable&&(progress.clusters=clusters.map(one=>one.config.cluster??"")),progress.comment??=config.comment.summary;const context2={inputs,
event,commits,repo};refuseInputOfOne(inputs,clusters.length);const at=inputs.at??Date.now(),planned=await(0,cluster_input.g)(clusters,read2,{...inputs,at,scenario:"\
healthy"},(cluster,shared)=>readerOf(context2,cluster,shared)),publisher={inputs,event,repository,detail:detailOf(inputs,event,config.comment.detail),octokit:createClient(
token,apiUrl(),mode==="drift"?{budgetMs:DRIFT_MS+ISSUE_MS*clusters.length}:{})};if(mode==="plan"){const{run:tried,edits}=(0,tried_fixes.SH)(planned,(0,src_run.SA)(
planned)),commit=inputs.headPath===null?commits.head:null;return publishPlan({run:tried,key,config,isConfigUsable:isUsable,commit,edits,lineOf:(file2,line)=>(0,tried_fixes.
Wg)(planned,file2,line)},publisher)}if(mode==="drift"){const now=(0,src_run.Cv)(planned),last=await earlierFile(inputs.before,"last report",context2,path2=>(0,report_files.
PQ)(path2,now));if(last===null)throw new RangeError("a drift without the last time");const drift={run:(0,src_run.SA)(now),live:(0,src_run.sB)(now),last,isConfigUsable:isUsable};
return publishDrift(drift,publisher)}const reviewed=await earlierFile(inputs.reviewed,"reviewed report",context2,report_files.YR),decideAt=(0,src_run.r$)(planned,
{digest:inputs.expectDigest,reviewed});publishGate((0,gate.We)(decideAt,at),publisher)}async function earlierFile(written,what,{event:{mayReadCheckout},commits,
repo},read2){if(written===null)return null;const options={temporary:temporary(),mayReadCheckout,what};return withTrustedFiles([written],commits,repo,options,({problems:[
problem2],paths:[path2]})=>problem2||path2===void 0?{why:(0,text_text.Qq)`cannot be used: ${problem2?(0,text_text.f6)(problem2.message):text_text.gd}`}:read2(path2))}
function refuseInputOfOne({policies,snapshot,headPath},clusters){const ofOne=Object.entries({policies,snapshot,"head-path":headPath}),[input]=ofOne.find(([,value])=>value!==
null)??[];if(clusters>1&&input!==void 0)throw new Error(`The input ${input} is of one cluster, and the configuration lists several. Choose one with the input cl\
uster, or leave it out and write it for each cluster in the configuration.`)}function readerOf({inputs,event:{mayReadCheckout},commits,repo},{config,target},shared){
const{policies,basePath,headPath}=inputs,request2={...shared,repo,commits,cluster:target,temporary:temporary(),sources:policies===null?config.policies:[(0,policy_sources.
r)(policies)],folders:{base:basePath,head:headPath}},{base,head}=commits;return{snapshot:()=>{const written=inputs.snapshot??config.snapshot;if(written===null)throw new Error(
"Name the snapshot: the input `snapshot`, or `snapshot` in the configuration.");const options={temporary:temporary(),mayReadCheckout,what:"snapshot"};return withTrustedFiles(
written,commits,repo,options,async({paths:paths2,problems,notices})=>{const loaded=await(0,snapshot_file.N)(paths2);return{...loaded,notices,problems:[...problems,
...loaded.problems]}})},sides:()=>sidesAt(request2),baseWith:policies===null?async proposed=>{const ofBase={commits:{...commits,base:null,head:base??head},folders:{
base:null,head:basePath},cluster:proposed.target};return(await sidesAt({...request2,...ofBase,sources:proposed.config.policies})).head}:null}}function temporary(){
return process.env.RUNNER_TEMP??(0,external_node_os_.tmpdir)()}function apiUrl(){return process.env.GITHUB_API_URL||"https://api.github.com"}function repositoryOf(){
const[owner="",repo=""]=(process.env.GITHUB_REPOSITORY??"").split("/");return{owner,repo}}}),8272:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{h:()=>merge});var lookup=__webpack_require__(5022),canonical=__webpack_require__(6594),finding=__webpack_require__(6029),
text_text=__webpack_require__(9125),visible=__webpack_require__(3972);const HOUR_MS=36e5,RULE="same-window-everywhere",NAMED=5;function crossFindings(legs){return[
...windowsTogether(legs),...startsTogether(legs)]}function windowsTogether(legs){const openings=side=>legs.flatMap(({cluster,openings:of2})=>of2[side].map(one=>({
cluster,...one}))),[head,base]=[openings("head"),openings("base")],[of,before]=[head,base].map(all=>(0,lookup.me)(all,({policy})=>policy)),each=[...of??[]].map(
([policy,own])=>[own,before?.get(policy)??[]]),met=[[head,base],...each].flatMap(([is,was])=>meetings(is).map(one=>({...one,isOld:isOld(one,is,was)}))).sort((a,b)=>b.
clusters.length-a.clusters.length),worst=met.find(one=>!one.isOld)??met[0];if(!worst)return[];const{at,clusters,policies}=worst,message=(0,text_text.Qq)`${(0,text_text.
BT)("policy",policies,NAMED)}: windows open in ${(0,text_text.U9)(clusters.length,"cluster")} (${(0,text_text.BT)("cluster",clusters,NAMED)}) within an hour of ${(0,text_text.
uR)(at)}. A bad change then reaches all of them before it shows in one.`,remediation=(0,text_text.Qq)`Let the windows of clusters open more than an hour apart, so that one of them begins alone.`,
status=worst.isOld?"unchanged":meetings(base).length===0?"new":"worsened";return[findingOf({severity:"error",status,message,remediation,policy:null},"clusters")]}
function isOld({clusters},is,was){if(JSON.stringify(is)===JSON.stringify(was))return!0;const these=new Set(clusters);return meetings(was.filter(({cluster})=>these.
has(cluster))).some(one=>one.clusters.length===clusters.length)}function meetings(openings){const inOrder=[...openings].sort((a,b)=>a.at-b.at),met=new Map;let to=0;
for(const[from,{at}]of inOrder.entries()){const reached=to;for(;(inOrder[to]?.at??1/0)<at+HOUR_MS;)to+=1;if(to===reached)continue;const near=inOrder.slice(from,
to),clusters=distinct(near.map(({cluster})=>cluster)),key=clusters.join(`
`);clusters.length>1&&!met.has(key)&&met.set(key,{at,clusters,policies:distinct(near.map(({policy})=>policy))})}return[...met.values()]}function startsTogether(legs){
const merged=legs.reduce((latest,{at})=>Math.max(latest,at),0),begun=legs.flatMap(({cluster,begun:own})=>own.map(one=>({cluster,...one,at:Math.max(one.at,merged)}))),
first=[...(0,lookup.me)(begun,({isRemoved,policy})=>JSON.stringify([isRemoved,policy.system,(0,visible.J$)(policy)])).values()].flatMap(all=>firstOf(all)??[]);return[
...(0,lookup.me)(first,({isRemoved,at,clusters,of})=>JSON.stringify([isRemoved,at,clusters,of])).values()].map(togetherFinding)}function firstOf(begun){const at=Math.
min(...begun.map(one=>one.at)),clusters=distinct(begun.flatMap(one=>one.at<at+HOUR_MS?one.cluster:[])),of=distinct(begun.map(({cluster})=>cluster)).length;return clusters.
length<2||clusters.length*2<=of?null:{...begun[0],at,clusters,of}}function togetherFinding(alike){const[{policy,isRemoved,at,clusters,of}]=alike,keys=alike.map(
one=>(0,visible.J$)(one.policy)).sort(),{length}=clusters,which=length<of?(0,text_text.Qq)`${length} of ${of} clusters`:(0,text_text.Qq)`all ${length} clusters`,
message=(0,text_text.Qq)`${(0,text_text.BT)("policy",keys,NAMED)}: ${(0,text_text.eu)(isRemoved?"removed from":"the rollout starts in")} ${which} (${(0,text_text.
BT)("cluster",clusters,NAMED)}) within an hour of ${(0,text_text.uR)(at)}. No cluster shows the effect of the change before the others have it.`,remediation=isRemoved?
(0,text_text.Qq)`Remove it from one cluster first.`:(0,text_text.Qq)`Merge the change for one cluster first, or give the clusters windows that open hours apart.`,
own=keys.length===1?policy:null;return findingOf({severity:"warning",status:"new",message,remediation,policy:own},`${isRemoved?"removals":"starts"}/${(0,canonical.
sc)(keys)}`)}function findingOf(found,cause){return{rule:RULE,breaks:[RULE],before:null,waiver:null,...{group:null,file:null,line:null,column:null},...found,fingerprint:`${RULE}\
/${cause}`}}function distinct(names){return[...new Set(names)].sort()}var merge_leg=__webpack_require__(8521);function merge(read,{expected,failOn}){const all=read.
flatMap(one=>"why"in one?[]:one).sort((a,b)=>(0,lookup.nG)(a.cluster,b.cluster)),ofCluster=(0,lookup.me)(all,({cluster})=>cluster),legs=[...ofCluster.values()].
flatMap(([leg,...more])=>more.length>0?[]:failOn===null?leg:{...leg,verdict:(0,finding.hm)([leg.verdict,(0,merge_leg.Vj)(leg.findings,failOn)])}),problems=[...problemsOf(
read,ofCluster,expected),...oldReports(legs)],findings=crossFindings(legs),bar=failOn??strictest(legs),cross=(0,merge_leg.Vj)(findings,bar),verdict=problems.length>
0?"unknown":(0,finding.hm)([...legs.map(leg=>leg.verdict),cross]),isRed=cross==="fail"&&bar!=="never"||legs.some(leg=>leg.verdict==="fail"&&(failOn??leg.failOn)!==
"never");return{verdict,wouldFail:verdict==="fail"||verdict==="unknown"||legs.some(leg=>leg.wouldFail),exitCode:verdict==="unknown"?2:isRed?1:0,digest:(0,canonical.
sc)(legs.map(({cluster,digest})=>[cluster,digest])),legs,problems,findings}}function problemsOf(read,ofCluster,expected){const missing=[...new Set(expected)].filter(
cluster=>!ofCluster.has(cluster));return[...read.flatMap(one=>"why"in one?[{code:"broken-report",cluster:null,message:(0,text_text.Qq)`${(0,text_text.UU)("file",
one.source)} ${one.why}. Its cluster was not evaluated; run its job again.`}]:[]),...[...ofCluster].flatMap(([cluster,several])=>{if(several.length===1)return[];
const sources=several.map(({source})=>source),message=(0,text_text.Qq)`There are ${several.length} reports of the cluster ${(0,text_text.UU)("cluster",cluster)} (${(0,text_text.
BT)("file",sources,5)}); neither is used. Give each leg a name of its own.`;return[{code:"two-reports",cluster,message}]}),...missing.map(cluster=>{const message=(0,text_text.
Qq)`There is no report of the cluster ${(0,text_text.UU)("cluster",cluster)}: it was not evaluated. Look at its job.`;return{code:"missing-report",cluster,message}}),
...read.length===0&&expected.length===0?[{code:"missing-report",cluster:null,message:NO_REPORTS}]:[]]}const NO_REPORTS=(0,text_text.Qq)`There are no reports to merge: nothing was evaluated.`,
merge_HOUR_MS=36e5,LONGEST_APART_MS=24*merge_HOUR_MS;function oldReports(legs){const newest=legs.reduce((latest,{at})=>Math.max(latest,at),0);return legs.flatMap(
({cluster,source,at})=>{if(newest-at<=LONGEST_APART_MS)return[];const older=(0,text_text.U9)(Math.floor((newest-at)/merge_HOUR_MS),"hour"),message=(0,text_text.
Qq)`The report of the cluster ${(0,text_text.UU)("cluster",cluster)} (${(0,text_text.UU)("file",source)}) is ${older} older than the newest one, so it may be of another change and another fleet. Run its job again.`;
return[{code:"old-report",cluster,message}]})}function strictest(legs){const bars=legs.map(leg=>leg.failOn);return bars.includes("warning")?"warning":bars.includes(
"error")||bars.length===0?"error":"never"}}),9285:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{Wg:()=>lineIn,SH:()=>withTriedFixes});var dist=__webpack_require__(8815),src_edits=__webpack_require__(6539),lookup=__webpack_require__(5022),system=__webpack_require__(
3439);function withFix(file,place,fix){const{documents,lines}=parsed(file),at=(lines.lineStarts[place.line-1]??0)+place.column-1,index=documents.findLastIndex(({
contents})=>(contents?.range?.[0]??1/0)<=at),settings=(0,system.f5)(fix),fields=fieldsIn(documents[index]?.contents),around=fields.findLast(({range})=>range[0]<=
at&&at<range[1])?.path??[],isReplaced=settings.some(({inPlaceOf})=>inPlaceOf!==void 0),edits=settings.filter(({field})=>!isReplaced||!src_edits.Rm.includes(field)).
map(setting=>editOf(setting,settings,(...names)=>nearest(fields,around,names))),found=edits.filter(edit=>edit!==null);return found.length===0||found.length<edits.
length?null:(0,src_edits.QU)(file.text,all=>all[index],found,documents)}const parsed=(0,lookup.HK)(({text})=>{const lines=new dist.HN,documents=(0,dist.hR)(text,
{lineCounter:lines});return{lines,documents:documents.every(({errors})=>errors.length===0)?documents:[]}});function fieldsIn(node,above=[]){return(0,dist.oP)(node)?
node.items.flatMap((item,i)=>fieldsIn(item,[...above,i])):(0,dist.jh)(node)?node.items.flatMap(({key,value})=>{const path2=[...above,String((0,dist.jn)(key)?key.
value:key)],range=[key.range?.[0]??0,(value??key).range?.[2]??0];return[{path:path2,value,range},...fieldsIn(value,path2)]}):[]}function nearest(fields,around,names){
const named=fields.filter(({path:path2})=>names.includes(String(path2.at(-1))));for(let depth=around.length;depth>=0;depth--){const found=named.filter(({path:path2})=>around.
slice(0,depth).every((step,i)=>path2[i]===step));if(found.length>0)return found.length===1?found[0]:void 0}}function editOf({field,value,isText,beside,inPlaceOf},settings,find){
const written=isText?`"${value}"`:String(value);if(inPlaceOf!==void 0){const replaced=find(inPlaceOf),both=[...(0,dist.jh)(replaced?.value)?Object.entries(replaced.
value.toJSON()):[],...settings.map(one=>[one.field,one.value])],kept=new Map(both.filter(([name])=>src_edits.Rm.includes(name))),entries=[[field,written],...kept].
map(([name,set])=>`${name}: ${String(set)}`);return replaced?{path:replaced.path,renamed:"fixed",value:`{ ${entries.join(", ")} }`}:null}const own=find(field),budgets=field===
"nodes"&&!own?find("budgets"):void 0;if((0,dist.oP)(budgets?.value))return{path:[...budgets.path,budgets.value.items.length],value:`{nodes: ${written}${beside?`\
, ${beside}`:""}}`};const strategy=src_edits.Rm.includes(field)?find(...src_edits.YL):void 0,path2=(0,dist.jh)(strategy?.value)?[...strategy.path,field]:own?.path;
return path2?{path:path2,value:written}:null}var plan=__webpack_require__(3868),plan_finding=__webpack_require__(6029),run_report=__webpack_require__(780),cause=__webpack_require__(
5881),src_run=__webpack_require__(1570),render=__webpack_require__(2490),text_text=__webpack_require__(9125);const FIXES_TRIED=4,MOST_GROUPS=50,MOST_TARGETS=2e3;
function withTriedFixes(planned,run){if(isLarge(run))return{run,edits:new Map};const edits=new Map,trials=new Map,tried=finding=>{const{fix:asked,policy,rule,severity}=finding;
if(!(0,plan_finding.cJ)(finding)||severity==="info"||asked===null)return finding;const key=[rule,policy&&(0,system.XF)(policy),(0,render.Ul)((0,system.Xc)(asked))].
join(" "),known=trials.get(key);if(known)return withAdvice(finding,known);if(trials.size===FIXES_TRIED)return finding;const edit=triedEdit(planned,run,finding);
if(edit===void 0)return finding;const advice=edit?.fix??withoutValue(asked);trials.set(key,advice);const now=withAdvice(finding,advice);return edit?.line&&edits.
set(now,edit.line),now},reports=run.reports.map(report=>({...report,findings:report.findings.map(tried)}));return{run:(0,run_report.q)(reports),edits}}function isLarge({
reports}){const groups=reports.flatMap(({plan:plan2})=>plan2.head.policies.flatMap(({effect})=>effect.groups));return groups.length>MOST_GROUPS||groups.reduce((sum,{
matched})=>sum+matched,0)>MOST_TARGETS}function withAdvice(finding,advice){return advice===finding.fix?finding:{...finding,fix:advice,remediation:(0,render.Ul)(
(0,system.Xc)(advice))}}function triedEdit(planned,run,finding){let lessSevere=null;for(const candidate of finding.fix?candidatesOf(finding.fix):[]){const edit=tried_fixes_editOf(
planned,finding,candidate);if(!edit&&candidate===finding.fix)return;if(!edit)continue;const after=(0,src_run.SA)(planned.map((input,i)=>({...(0,plan.sn)(input,edit.
file,edit.text),baseSide:run.reports[i]?.plan.base})));if(!helps(finding,run,after))continue;const isStillThere=now=>now.fingerprint===finding.fingerprint&&(0,plan_finding.
cJ)(now);if(!after.reports.some(({findings})=>findings.some(isStillThere)))return edit;lessSevere??=edit}return lessSevere}function candidatesOf(asked){const size=(0,system.
f5)(asked).find(cause.kp);if(typeof size?.value!="number")return[asked];const{field,value}=size,stricter=[...new Set([Math.floor(value/2),1])].filter(one=>one>0&&
one!==value);return[asked,...stricter.map(one=>(0,system.cO)(asked,field,one))]}function withoutValue(asked){const fields=(0,system.f5)(asked).map(({field})=>(0,text_text.
aY)(field));return(0,system.Up)`Change ${(0,text_text.p_)(fields)} together with the other limits: no value of it alone fixes this without another finding.`}function tried_fixes_editOf(planned,{
place},asked){const file=place&&fileIn(planned,place.file),text=file?withFix(file,place,asked):null;return!file||text===null||text===file.text?null:{fix:asked,file:file.
path,text,line:lineEdit(file,text)}}function lineEdit({path:path2,text},now){const[was,is]=[text.split(`
`),now.split(`
`)],changed=was.flatMap((line,i)=>line===is[i]?[]:[i]),[only,another]=changed;return was.length!==is.length||only===void 0||another!==void 0?null:{file:path2,line:only+
1,before:was[only]??"",after:is[only]??""}}function lineIn(planned,path2,line){return fileIn(planned,path2)?.text.split(`
`)[line-1]??null}function fileIn(planned,path2){const file=planned.flatMap(({head})=>head.files).find(source=>source.path===path2);return file?.renderedBy===void 0?
file??null:null}function helps(finding,before,after){const isNoWorse=(now,was)=>was.status!=="fixed"&&(0,plan_finding.Np)(now,was)>=0&&(now.magnitude??0)<=(was.
magnitude??0);return after.reports.every(({findings,plan:plan2,verdict},i)=>{const was=before.reports[i];if(!was||verdict==="unknown"&&was.verdict!=="unknown")return!1;
const problems=new Set(was.plan.problems.map(({code,message})=>`${code} ${(0,render.Ul)(message)}`));return plan2.problems.every(({code,message})=>problems.has(
`${code} ${(0,render.Ul)(message)}`))&&findings.filter(({status,severity})=>status!=="fixed"&&severity!=="info").every(now=>now.fingerprint===finding.fingerprint?
now.status==="unchanged"||(0,plan_finding.Np)(now,finding)>0:was.findings.some(one=>one.fingerprint===now.fingerprint&&isNoWorse(now,one)))})}})};
