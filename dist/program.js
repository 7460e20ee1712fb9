import{createRequire as __WEBPACK_EXTERNAL_createRequire}from"module";var __webpack_modules__={2613:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.
url)("assert")}),181:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer")}),5317:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("child_process")}),6982:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto")}),4434:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("events")}),9896:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs")}),1943:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("fs/promises")}),8611:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("http")}),5692:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("https")}),9278:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("net")}),4589:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("node:assert")}),6698:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks")}),4573:(module=>{module.exports=
__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer")}),1421:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_p\
rocess")}),7540:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console")}),7598:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("node:crypto")}),3053:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel")}),610:(module=>{module.
exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns")}),1553:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dn\
s/promises")}),8474:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events")}),3024:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("node:fs")}),1455:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises")}),7067:(module=>{module.exports=
__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http")}),2467:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2")}),
4708:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https")}),7030:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.
url)("node:net")}),8161:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os")}),6760:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("node:path")}),643:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks")}),1792:(module=>{module.exports=
__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring")}),7075:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:st\
ream")}),8321:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers")}),8500:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("node:timers/promises")}),1692:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls")}),7066:(module=>{module.exports=
__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tty")}),3136:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url")}),7975:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util")}),3429:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)(
"node:util/types")}),8877:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8")}),5919:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("node:worker_threads")}),8522:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib")}),857:(module=>{module.exports=
__WEBPACK_EXTERNAL_createRequire(import.meta.url)("os")}),6928:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("path")}),932:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("process")}),3193:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("s\
tring_decoder")}),3557:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers")}),4756:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("tls")}),9023:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("util")})},__webpack_module_cache__={};function __nccwpck_require__(moduleId){
var cachedModule=__webpack_module_cache__[moduleId];if(cachedModule!==void 0)return cachedModule.exports;var module=__webpack_module_cache__[moduleId]={exports:{}},
threw=!0;try{__webpack_modules__[moduleId].call(module.exports,module,module.exports,__nccwpck_require__),threw=!1}finally{threw&&delete __webpack_module_cache__[moduleId]}
return module.exports}__nccwpck_require__.m=__webpack_modules__,typeof __nccwpck_require__<"u"&&(__nccwpck_require__.ab=decodeURIComponent(new URL(".",import.meta.
url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var webpackQueues=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack\
_queues__",webpackExports=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",webpackError=typeof Symbol=="function"?Symbol("webpack error"):
"__webpack_error__",resolveQueue=queue=>{queue&&queue.d<1&&(queue.d=1,queue.forEach(fn=>fn.r--),queue.forEach(fn=>fn.r--?fn.r++:fn()))},wrapDeps=deps=>deps.map(
dep=>{if(dep!==null&&typeof dep=="object"){if(dep[webpackQueues])return dep;if(dep.then){var queue=[];queue.d=0,dep.then(r=>{obj[webpackExports]=r,resolveQueue(
queue)},e=>{obj[webpackError]=e,resolveQueue(queue)});var obj={};return obj[webpackQueues]=fn=>fn(queue),obj}}var ret={};return ret[webpackQueues]=x=>{},ret[webpackExports]=
dep,ret});__nccwpck_require__.a=(module,body,hasAwait)=>{var queue;hasAwait&&((queue=[]).d=-1);var depQueues=new Set,exports=module.exports,currentDeps,outerResolve,
reject,promise=new Promise((resolve,rej)=>{reject=rej,outerResolve=resolve});promise[webpackExports]=exports,promise[webpackQueues]=fn=>(queue&&fn(queue),depQueues.
forEach(fn),promise.catch(x=>{})),module.exports=promise,body(deps=>{currentDeps=wrapDeps(deps);var fn,getResult=()=>currentDeps.map(d=>{if(d[webpackError])throw d[webpackError];
return d[webpackExports]}),promise2=new Promise(resolve=>{fn=()=>resolve(getResult),fn.r=0;var fnQueue=q=>q!==queue&&!depQueues.has(q)&&(depQueues.add(q),q&&!q.
d&&(fn.r++,q.push(fn)));currentDeps.map(dep=>dep[webpackQueues](fnQueue))});return fn.r?promise2:getResult()},err=>(err?reject(promise[webpackError]=err):outerResolve(
exports),resolveQueue(queue))),queue&&queue.d<0&&(queue.d=0)}})(),(()=>{var getProto=Object.getPrototypeOf?obj=>Object.getPrototypeOf(obj):obj=>obj.__proto__,leafPrototypes;
__nccwpck_require__.t=function(value,mode){if(mode&1&&(value=this(value)),mode&8||typeof value=="object"&&value&&(mode&4&&value.__esModule||mode&16&&typeof value.
then=="function"))return value;var ns=Object.create(null);__nccwpck_require__.r(ns);var def={};leafPrototypes=leafPrototypes||[null,getProto({}),getProto([]),getProto(
getProto)];for(var current=mode&2&&value;typeof current=="object"&&!~leafPrototypes.indexOf(current);current=getProto(current))Object.getOwnPropertyNames(current).
forEach(key=>def[key]=()=>value[key]);return def.default=()=>value,__nccwpck_require__.d(ns,def),ns}})(),__nccwpck_require__.d=(exports,definition)=>{for(var key in definition)
__nccwpck_require__.o(definition,key)&&!__nccwpck_require__.o(exports,key)&&Object.defineProperty(exports,key,{enumerable:!0,get:definition[key]})},__nccwpck_require__.
f={},__nccwpck_require__.e=chunkId=>Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises,key)=>(__nccwpck_require__.f[key](chunkId,promises),promises),
[])),__nccwpck_require__.u=chunkId=>""+chunkId+".program.js",__nccwpck_require__.o=(obj,prop)=>Object.prototype.hasOwnProperty.call(obj,prop),__nccwpck_require__.
r=exports=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(exports,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(exports,"__esModule",
{value:!0})},(()=>{var installedChunks={792:0},installChunk=data=>{var{ids,modules,runtime}=data,moduleId,chunkId,i=0;for(moduleId in modules)__nccwpck_require__.
o(modules,moduleId)&&(__nccwpck_require__.m[moduleId]=modules[moduleId]);for(runtime&&runtime(__nccwpck_require__);i<ids.length;i++)chunkId=ids[i],__nccwpck_require__.
o(installedChunks,chunkId)&&installedChunks[chunkId]&&installedChunks[chunkId][0](),installedChunks[ids[i]]=0};__nccwpck_require__.f.j=(chunkId,promises)=>{var installedChunkData=__nccwpck_require__.
o(installedChunks,chunkId)?installedChunks[chunkId]:void 0;if(installedChunkData!==0)if(installedChunkData)promises.push(installedChunkData[1]);else{var promise=import("\
./"+__nccwpck_require__.u(chunkId)).then(installChunk,e=>{throw installedChunks[chunkId]!==0&&(installedChunks[chunkId]=void 0),e}),promise=Promise.race([promise,
new Promise(resolve=>installedChunkData=installedChunks[chunkId]=[resolve])]);promises.push(installedChunkData[1]=promise)}}})();var __webpack_exports__={};__nccwpck_require__.
d(__webpack_exports__,{d:()=>loadAction,i:()=>loadCommandLine});async function loadAction(){return await Promise.all([__nccwpck_require__.e(160),__nccwpck_require__.
e(713)]).then(__nccwpck_require__.bind(__nccwpck_require__,713)),Promise.all([__nccwpck_require__.e(652),__nccwpck_require__.e(610),__nccwpck_require__.e(798),__nccwpck_require__.
e(686),__nccwpck_require__.e(391),__nccwpck_require__.e(424),__nccwpck_require__.e(223),__nccwpck_require__.e(144),__nccwpck_require__.e(251),__nccwpck_require__.
e(241),__nccwpck_require__.e(160),__nccwpck_require__.e(366),__nccwpck_require__.e(912),__nccwpck_require__.e(273)]).then(__nccwpck_require__.bind(__nccwpck_require__,
3273))}async function loadCommandLine(){await Promise.all([__nccwpck_require__.e(160),__nccwpck_require__.e(912),__nccwpck_require__.e(134)]).then(__nccwpck_require__.
bind(__nccwpck_require__,134))}var __webpack_exports__loadAction=__webpack_exports__.d,__webpack_exports__loadCommandLine=__webpack_exports__.i;export{__webpack_exports__loadAction as loadAction,
__webpack_exports__loadCommandLine as loadCommandLine};
