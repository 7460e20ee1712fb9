import{createRequire as __WEBPACK_EXTERNAL_createRequire}from"module";var __webpack_modules__={2613:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("assert")}),181:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer")}),5317:(function(module){module.exports=
__WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process")}),6982:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("cr\
ypto")}),4434:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("events")}),9896:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("fs")}),1943:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises")}),8611:(function(module){module.
exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("http")}),5692:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("htt\
ps")}),9278:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("net")}),4589:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("node:assert")}),6698:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks")}),4573:(function(module){
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer")}),1421:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.
url)("node:child_process")}),7540:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console")}),7598:(function(module){module.
exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto")}),3053:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)(
"node:diagnostics_channel")}),610:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns")}),1553:(function(module){module.
exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns/promises")}),8474:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.
url)("node:events")}),3024:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs")}),1455:(function(module){module.exports=
__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises")}),7067:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)(
"node:http")}),2467:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2")}),4708:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("node:https")}),7030:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net")}),8161:(function(module){module.
exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os")}),6760:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("\
node:path")}),643:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks")}),1792:(function(module){module.exports=
__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring")}),7075:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)(
"node:stream")}),8321:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers")}),8500:(function(module){module.
exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises")}),1692:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.
url)("node:tls")}),7066:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tty")}),3136:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("node:url")}),7975:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util")}),3429:(function(module){module.
exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types")}),8877:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.
url)("node:v8")}),5919:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads")}),8522:(function(module){module.
exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib")}),857:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)(
"os")}),6928:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("path")}),932:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("process")}),3193:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder")}),3557:(function(module){
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers")}),4756:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.
url)("tls")}),9023:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("util")}),8532:(function(__unused_webpack___webpack_module__,__webpack_exports__2,__nccwpck_require__2){
__nccwpck_require__2.d(__webpack_exports__2,{$W:()=>config,GT:()=>$ZodAsyncError,cV:()=>$ZodEncodeError,cr:()=>globalConfig,tm:()=>NEVER,xI:()=>$constructor});var _util_js__WEBPACK_IMPORTED_MODULE_0__=__nccwpck_require__2(
4723),_a;const NEVER=Object.freeze({status:"aborted"}),_zodDesc={value:void 0,enumerable:!1};let _E="captureStackTrace"in Error?Error:null;function newError(Definition){
const E=_E;if(E){const saved=E.stackTraceLimit;if(typeof saved=="number"){try{E.stackTraceLimit=0}catch{return _E=null,new Definition}try{return new Definition}finally{
E.stackTraceLimit=saved}}}return new Definition}function $constructor(name,initializer,proto,params){const zodProto={};function Internals(def){this.def=def,this.
constr=_,this.traits=new Set}Internals.prototype=zodProto;const protoMembers=proto,initialized=protoMembers&&new WeakSet;function init(inst,def){if(inst._zod){if(inst.
_zod.traits.has(name))return}else{_zodDesc.value=new Internals(def);try{Object.defineProperty(inst,"_zod",_zodDesc)}finally{_zodDesc.value=void 0}}if(inst._zod.
traits.add(name),initializer(inst,def),initialized){const own=Object.getPrototypeOf(inst),ctorProto=inst._zod.constr.prototype;let up=own;for(;up&&up!==ctorProto;)
up=Object.getPrototypeOf(up);const target=up??own;initialized.has(target)||(initialized.add(target),(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.ol)(target,protoMembers))}
const proto2=_.prototype;for(const k in proto2)Object.prototype.hasOwnProperty.call(proto2,k)&&(k in inst||(inst[k]=proto2[k].bind(inst)))}const Parent=params?.
Parent??Object;class Definition extends Parent{}Object.defineProperty(Definition,"name",{value:name});function _(def){const inst=params?.Parent?newError(Definition):
this;init(inst,def);const deferred=inst._zod.deferred;if(deferred){for(const fn of deferred)fn();inst._zod.deferred=void 0}const pp=globalThis.__zod_globalConfig?.
postProcessor;return pp&&pp(inst),inst}return Object.defineProperty(_,"init",{value:init}),Object.defineProperty(_,Symbol.hasInstance,{value:inst=>params?.Parent&&
inst instanceof params.Parent?!0:inst?._zod?.traits?.has(name)}),Object.defineProperty(_,"name",{value:name}),_}const $brand=null;class $ZodAsyncError extends Error{constructor(){
super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}}class $ZodEncodeError extends Error{constructor(name){super(`Encountered unid\
irectional transform during encode: ${name}`),this.name="ZodEncodeError"}}(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig={});const globalConfig=globalThis.
__zod_globalConfig;function config(newConfig){return newConfig&&Object.assign(globalConfig,newConfig),globalConfig}}),4723:(function(__unused_webpack___webpack_module__,__webpack_exports__2,__nccwpck_require__2){
__nccwpck_require__2.d(__webpack_exports__2,{A2:()=>normalizeParams,B7:()=>stringifyPrimitive,GW:()=>parsedType,Gv:()=>isObject,LG:()=>floatSafeRemainder,MO:()=>rawShape,
NM:()=>optionalKeys,NR:()=>BIGINT_FORMAT_RANGES,O7:()=>codePointLength,OH:()=>partial,PO:()=>cached,QH:()=>aborted,Qd:()=>isPlainObject,Rc:()=>getLengthableOrigin,
SS:()=>constantCatch,UQ:()=>esc,Up:()=>pick,Vy:()=>assignProp,W0:()=>safeExtend,X:()=>installLazyProp,X$:()=>extend,Yv:()=>slugify,cJ:()=>omit,cl:()=>nullish,d3:()=>attachSchema,
gx:()=>captureStackTrace,h1:()=>merge,hI:()=>allowsEval,hi:()=>sizeCaps,iR:()=>finalizeIssue,jD:()=>hide,jw:()=>joinValues,k8:()=>jsonStringifyReplacer,lQ:()=>prefixIssues,
mw:()=>required,o8:()=>clone,ol:()=>members,p6:()=>cleanRegex,qQ:()=>propertyKeyTypes,qh:()=>own,rL:()=>explicitlyAborted,sD:()=>escapeRegex,sn:()=>issue,un:()=>derived,
v5:()=>defineLazyInternal,w5:()=>getEnumValues,yG:()=>shallowClone,zH:()=>NUMBER_FORMAT_RANGES,zM:()=>mergeDefs});var _core_js__WEBPACK_IMPORTED_MODULE_0__=__nccwpck_require__2(
8532);function assertEqual(val){return val}function assertNotEqual(val){return val}function toZod(){return schema=>schema}function assertIs(_arg){}function assertNever(_x){
throw new Error("Unexpected value in exhaustive check")}function assert(_){}function getEnumValues(entries){const numericValues=Object.values(entries).filter(v=>typeof v==
"number");return Object.entries(entries).filter(([k,_])=>numericValues.indexOf(+k)===-1).map(([_,v])=>v)}function joinValues(array,separator="|"){return array.map(
val=>stringifyPrimitive(val)).join(separator)}function jsonStringifyReplacer(_,value){return typeof value=="bigint"?value.toString():value}class Cached{constructor(getter){
this._getter=getter,this._value=void 0}get value(){const getter=this._getter;return getter!==void 0&&(this._value=getter(),this._getter=void 0),this._value}}function cached(getter){
return new Cached(getter)}function nullish(input){return input==null}function cleanRegex(source){const start=source.startsWith("^")?1:0,end=source.endsWith("$")?
source.length-1:source.length;return source.slice(start,end)}function floatSafeRemainder(val,step){const ratio=val/step,roundedRatio=Math.round(ratio),tolerance=4*
Number.EPSILON*Math.max(Math.abs(ratio),1);return Math.abs(ratio-roundedRatio)<tolerance?0:ratio-roundedRatio}const EVALUATING=null;function defineLazy(object,key,getter){
let value;Object.defineProperty(object,key,{get(){if(value!==EVALUATING)return value===void 0&&(value=EVALUATING,value=getter()),value},set(v){Object.defineProperty(
object,key,{value:v})},configurable:!0})}function objectClone(obj){return Object.create(Object.getPrototypeOf(obj),Object.getOwnPropertyDescriptors(obj))}function assignProp(target,prop,value){
Object.defineProperty(target,prop,{value,writable:!0,enumerable:!0,configurable:!0})}function rawShape(def){const desc=Object.getOwnPropertyDescriptor(def,"shap\
e");return desc?.get?desc.get.raw:desc?.value}function sourceShape(schema){return rawShape(schema._zod.def)??schema._zod.def.shape}function deferProp(target,key,getter){
Object.defineProperty(target,key,{get(){const value=getter();return assignProp(this,key,value),value},enumerable:!0,configurable:!0})}function putProp(target,key,value){
key in target?assignProp(target,key,value):target[key]=value}function mirrorShape(target,source,keys,wrap){const raw=sourceShape(source);for(const key of keys){
const desc=Object.getOwnPropertyDescriptor(raw,key);desc.enumerable&&(desc.get?deferProp(target,key,()=>{const value=source._zod.def.shape[key];return wrap?wrap(
value,key):value}):putProp(target,key,wrap?wrap(desc.value,key):desc.value))}}function mirrorProps(target,source){for(const key of Reflect.ownKeys(source)){const desc=Object.
getOwnPropertyDescriptor(source,key);desc.enumerable&&(desc.get?deferProp(target,key,()=>source[key]):putProp(target,key,desc.value))}}function mergeDefs(...defs){
const mergedDescriptors={};for(const def of defs){const descriptors=Object.getOwnPropertyDescriptors(def);Object.assign(mergedDescriptors,descriptors)}return Object.
defineProperties({},mergedDescriptors)}function cloneDef(schema){return mergeDefs(schema._zod.def)}function getElementAtPath(obj,path){return path?path.reduce((acc,key)=>acc?.[key],
obj):obj}function promiseAllObject(promisesObj){const keys=Object.keys(promisesObj),promises=keys.map(key=>promisesObj[key]);return Promise.all(promises).then(results=>{
const resolvedObj={};for(let i=0;i<keys.length;i++)resolvedObj[keys[i]]=results[i];return resolvedObj})}function randomString(length=10){const chars="abcdefghij\
klmnopqrstuvwxyz";let str="";for(let i=0;i<length;i++)str+=chars[Math.floor(Math.random()*chars.length)];return str}function esc(str){return JSON.stringify(str)}
function slugify(input){return input.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const captureStackTrace="captur\
eStackTrace"in Error?Error.captureStackTrace:(..._args)=>{};function isObject(data){return typeof data=="object"&&data!==null&&!Array.isArray(data)}const allowsEval=cached(
()=>{if(_core_js__WEBPACK_IMPORTED_MODULE_0__.cr.jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{const F=Function;return new F(
""),!0}catch{return!1}});function isPlainObject(o){if(isObject(o)===!1)return!1;const ctor=o.constructor;if(ctor===void 0||typeof ctor!="function")return!0;const prot=ctor.
prototype;return!(isObject(prot)===!1||Object.prototype.hasOwnProperty.call(prot,"isPrototypeOf")===!1)}function shallowClone(o){return isPlainObject(o)?{...o}:
Array.isArray(o)?[...o]:o instanceof Map?new Map(o):o instanceof Set?new Set(o):o}function numKeys(data){let keyCount=0;for(const key in data)Object.prototype.hasOwnProperty.
call(data,key)&&keyCount++;return keyCount}const getParsedType=data=>{const t=typeof data;switch(t){case"undefined":return"undefined";case"string":return"string";case"\
number":return Number.isNaN(data)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"s\
ymbol";case"object":return Array.isArray(data)?"array":data===null?"null":data.then&&typeof data.then=="function"&&data.catch&&typeof data.catch=="function"?"pr\
omise":typeof Map<"u"&&data instanceof Map?"map":typeof Set<"u"&&data instanceof Set?"set":typeof Date<"u"&&data instanceof Date?"date":typeof File<"u"&&data instanceof
File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},propertyKeyTypes=new Set(["string","number","symbol"]),primitiveTypes=new Set(["string",
"number","bigint","boolean","symbol","undefined"]);function escapeRegex(str){return str.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function clone(inst,def,params){const cl=new inst.
_zod.constr(def??inst._zod.def);return(!def||params?.parent)&&(cl._zod.parent=inst),cl}function normalizeParams(_params){const params=_params;if(!params)return{};
if(typeof params=="string")return{error:()=>params};if(params?.message!==void 0){if(params?.error!==void 0)throw new Error("Cannot specify both `message` and `e\
rror` params");params.error=params.message}return delete params.message,typeof params.error=="string"?{...params,error:()=>params.error}:params}function createTransparentProxy(getter){
let target;return new Proxy({},{get(_,prop,receiver){return target??(target=getter()),Reflect.get(target,prop,receiver)},set(_,prop,value,receiver){return target??
(target=getter()),Reflect.set(target,prop,value,receiver)},has(_,prop){return target??(target=getter()),Reflect.has(target,prop)},deleteProperty(_,prop){return target??
(target=getter()),Reflect.deleteProperty(target,prop)},ownKeys(_){return target??(target=getter()),Reflect.ownKeys(target)},getOwnPropertyDescriptor(_,prop){return target??
(target=getter()),Reflect.getOwnPropertyDescriptor(target,prop)},defineProperty(_,prop,descriptor){return target??(target=getter()),Reflect.defineProperty(target,
prop,descriptor)}})}function stringifyPrimitive(value){return typeof value=="bigint"?value.toString()+"n":typeof value=="string"?`"${value}"`:`${value}`}function optionalKeys(shape){
return Object.keys(shape).filter(k=>shape[k]._zod.optin!==void 0&&shape[k]._zod.optout==="optional")}const NUMBER_FORMAT_RANGES={safeint:[Number.MIN_SAFE_INTEGER,
Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.
MAX_VALUE]},BIGINT_FORMAT_RANGES={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};function pick(schema,mask){
const currDef=schema._zod.def,checks=currDef.checks;if(checks&&checks.length>0)throw new Error(".pick() cannot be used on object schemas containing refinements");
const newShape={};return mirrorShape(newShape,schema,maskedKeys(schema,mask)),clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}function maskedKeys(schema,mask){
const raw=sourceShape(schema),keys=[];for(const key of Reflect.ownKeys(mask)){if(!Object.getOwnPropertyDescriptor(raw,key)?.enumerable)throw new Error(`Unrecogn\
ized key: "${String(key)}"`);mask[key]&&keys.push(key)}return keys}function omit(schema,mask){const currDef=schema._zod.def,checks=currDef.checks;if(checks&&checks.
length>0)throw new Error(".omit() cannot be used on object schemas containing refinements");const omitted=new Set(maskedKeys(schema,mask)),newShape={};return mirrorShape(
newShape,schema,Reflect.ownKeys(sourceShape(schema)).filter(key=>!omitted.has(key))),clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}function extend(schema,shape){
if(!isPlainObject(shape))throw new Error("Invalid input to extend: expected a plain object");const checks=schema._zod.def.checks;if(checks&&checks.length>0){const existingShape=sourceShape(
schema);for(const key of Reflect.ownKeys(shape))if(Object.getOwnPropertyDescriptor(existingShape,key)!==void 0)throw new Error("Cannot overwrite keys on object \
schemas containing refinements. Use `.safeExtend()` instead.")}return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function extended(schema,shape){
const newShape={};return mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema))),mirrorProps(newShape,shape),newShape}function safeExtend(schema,shape){
if(!isPlainObject(shape))throw new Error("Invalid input to safeExtend: expected a plain object");return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,
shape)}))}function merge(a,b){if(!b?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(a.
_zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");const newShape={};mirrorShape(
newShape,a,Reflect.ownKeys(sourceShape(a))),mirrorShape(newShape,b,Reflect.ownKeys(sourceShape(b)));const def=mergeDefs(a._zod.def,{shape:newShape,get catchall(){
return b._zod.def.catchall},checks:b._zod.def.checks??[]});return clone(a,def)}function partial(Class2,schema,mask,name="partial"){const checks=schema._zod.def.
checks;if(checks&&checks.length>0)throw new Error(`.${name}() cannot be used on object schemas containing refinements`);const selected=mask?new Set(maskedKeys(schema,
mask)):void 0,newShape={};return mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),Class2&&((value,key)=>selected&&!selected.has(key)?value:new Class2(
{type:"optional",innerType:value}))),clone(schema,mergeDefs(schema._zod.def,{shape:newShape,checks:[]}))}function required(Class2,schema,mask){const selected=mask?
new Set(maskedKeys(schema,mask)):void 0,newShape={};return mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),(value,key)=>selected&&!selected.has(
key)?value:new Class2({type:"nonoptional",innerType:value})),clone(schema,mergeDefs(schema._zod.def,{shape:newShape}))}function aborted(x,startIndex=0){if(x.aborted===
!0)return!0;for(let i=startIndex;i<x.issues.length;i++)if(x.issues[i]?.continue!==!0)return!0;return!1}function explicitlyAborted(x,startIndex=0){if(x.aborted===
!0)return!0;for(let i=startIndex;i<x.issues.length;i++)if(x.issues[i]?.continue===!1)return!0;return!1}function prefixIssues(path,issues){return issues.map(iss=>{
var _a;return(_a=iss).path??(_a.path=[]),iss.path.unshift(path),iss})}function unwrapMessage(message){return typeof message=="string"?message:message?.message}function sizeCaps(defChecks){
const caps=[];for(const ch of defChecks??[]){const d=ch._zod.def;if(!/_(length|size)$|_equals$/.test(d.check))break;const max=d.maximum??d.length??d.size;max>=0&&
caps.push([max,ch])}return caps}function attachSchema(issues,start,inst){var _a;for(let i=start;i<issues.length;i++)(_a=issues[i]).schema??(_a.schema=inst)}function finalizeIssue(iss,ctx,config){
var _a;const traits=iss.inst?._zod?.traits;traits?.has("$ZodType")&&(traits.has("$ZodCheck")?(_a=iss).schema??(_a.schema=iss.inst):iss.schema=iss.inst);const schemaError=iss.
schema!==iss.inst?iss.schema?._zod.def?.error:void 0,message=iss.message?iss.message:unwrapMessage(iss.inst?._zod.def?.error?.(iss))??unwrapMessage(schemaError?.(
iss))??unwrapMessage(ctx?.error?.(iss))??unwrapMessage(config.customError?.(iss))??unwrapMessage(config.localeError?.(iss))??"Invalid input",full={};for(const k of Object.
keys(iss))k==="inst"||k==="schema"||k==="continue"||k==="input"||k==="__proto__"||(full[k]=iss[k]);return full.path??(full.path=[]),full.message=message,ctx?.reportInput&&
(full.input=iss.input),full}function getSizableOrigin(input){return input instanceof Set?"set":input instanceof Map?"map":input instanceof File?"file":"unknown"}
const highSurrogate=/[\uD800-\uDBFF]/;function codePointLength(str){const units=str.length;if(!highSurrogate.test(str))return units;let count=units;for(let i=0;i<
units-1;i++)(str.charCodeAt(i)&64512)===55296&&(str.charCodeAt(i+1)&64512)===56320&&(count--,i++);return count}function getLengthableOrigin(input){return Array.
isArray(input)?"array":typeof input=="string"?"string":"unknown"}function parsedType(data){const t=typeof data;switch(t){case"number":return Number.isNaN(data)?
"nan":"number";case"object":{if(data===null)return"null";if(Array.isArray(data))return"array";const obj=data;if(obj&&Object.getPrototypeOf(obj)!==Object.prototype&&
"constructor"in obj&&obj.constructor)return obj.constructor.name}}return t}function issue(...args){const[iss,input,inst]=args;return typeof iss=="string"?{message:iss,
code:"custom",input,inst}:{...iss}}function cleanEnum(obj){return Object.entries(obj).filter(([k,_])=>Number.isNaN(Number.parseInt(k,10))).map(el=>el[1])}function base64ToUint8Array(base64){
const binaryString=atob(base64),bytes=new Uint8Array(binaryString.length);for(let i=0;i<binaryString.length;i++)bytes[i]=binaryString.charCodeAt(i);return bytes}
function uint8ArrayToBase64(bytes){let binaryString="";for(let i=0;i<bytes.length;i++)binaryString+=String.fromCharCode(bytes[i]);return btoa(binaryString)}function base64urlToUint8Array(base64url){
const base64=base64url.replace(/-/g,"+").replace(/_/g,"/"),padding="=".repeat((4-base64.length%4)%4);return base64ToUint8Array(base64+padding)}function uint8ArrayToBase64url(bytes){
return uint8ArrayToBase64(bytes).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function hexToUint8Array(hex){const cleanHex=hex.replace(/^0x/,"");if(cleanHex.
length%2!==0)throw new Error("Invalid hex string length");const bytes=new Uint8Array(cleanHex.length/2);for(let i=0;i<cleanHex.length;i+=2)bytes[i/2]=Number.parseInt(
cleanHex.slice(i,i+2),16);return bytes}function uint8ArrayToHex(bytes){return Array.from(bytes).map(b=>b.toString(16).padStart(2,"0")).join("")}class Class{constructor(..._args){}}
function members(proto,table){for(const key in table){const desc=Object.getOwnPropertyDescriptor(table,key);desc.get?Object.defineProperty(proto,key,{...desc,enumerable:!1}):
defineBound(proto,key,desc.value)}}function own(inst,key,value,enumerable=!0){return Object.defineProperty(inst,key,{configurable:!0,writable:!0,enumerable,value}),
value}function hide(inst,key,value){return own(inst,key,value,!1)}function derived(computes,table){for(const key in computes){const compute=computes[key];Object.
defineProperty(table,key,{configurable:!0,enumerable:!0,get(){return own(this,key,compute(this))},set(value){own(this,key,value)}})}return table}function defineBound(proto,key,fn){
Object.defineProperty(proto,key,{configurable:!0,get(){return this==null?fn:own(this,key,fn.bind(this))},set(value){own(this,key,value)}})}function claim(inst,sentinel){
const proto=Object.getPrototypeOf(inst);return sentinel in proto?void 0:proto}let installing,broke=!1;const breaker={configurable:!0,get(){broke=!0}};function defineLazyInternal(inst,key,compute){
const proto=Object.getPrototypeOf(inst._zod);if(key in proto&&installing!==inst._zod){installing=void 0;return}installing=inst._zod,Object.defineProperty(proto,
key,{configurable:!0,get(){Object.defineProperty(this,key,breaker);const outer=broke;broke=!1;try{const value=compute(this);return broke?delete this[key]:Object.
defineProperty(this,key,{configurable:!0,writable:!0,value}),broke=broke||outer,value}catch(err){throw delete this[key],broke=broke||outer,err}},set(value){Object.
defineProperty(this,key,{configurable:!0,writable:!0,value})}})}function installLazyProp(inst,key,make,enumerable){const proto=claim(inst,key);proto&&Object.defineProperty(
proto,key,{configurable:!0,get(){const desc={configurable:!0,writable:!0,enumerable,value:void 0};return Object.defineProperty(this,key,desc),desc.value=make(this),
Object.defineProperty(this,key,desc),desc.value},set(value){Object.defineProperty(this,key,{configurable:!0,writable:!0,enumerable,value})}})}const CONSTANT_CATCH="\
~constantCatch";function constantCatch(value){const fn=()=>value;return fn[CONSTANT_CATCH]=!0,fn}})},__webpack_module_cache__={};function __nccwpck_require__(moduleId){
var cachedModule=__webpack_module_cache__[moduleId];if(cachedModule!==void 0)return cachedModule.exports;var module=__webpack_module_cache__[moduleId]={exports:{}},
threw=!0;try{__webpack_modules__[moduleId].call(module.exports,module,module.exports,__nccwpck_require__),threw=!1}finally{threw&&delete __webpack_module_cache__[moduleId]}
return module.exports}__nccwpck_require__.m=__webpack_modules__,typeof __nccwpck_require__<"u"&&(__nccwpck_require__.ab=decodeURIComponent(new URL(".",import.meta.
url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var getProto=Object.getPrototypeOf?obj=>Object.getPrototypeOf(obj):obj=>obj.__proto__,
leafPrototypes;__nccwpck_require__.t=function(value,mode){if(mode&1&&(value=this(value)),mode&8||typeof value=="object"&&value&&(mode&4&&value.__esModule||mode&
16&&typeof value.then=="function"))return value;var ns=Object.create(null);__nccwpck_require__.r(ns);var def={};leafPrototypes=leafPrototypes||[null,getProto({}),
getProto([]),getProto(getProto)];for(var current=mode&2&&value;typeof current=="object"&&!~leafPrototypes.indexOf(current);current=getProto(current))Object.getOwnPropertyNames(
current).forEach(key=>def[key]=()=>value[key]);return def.default=()=>value,__nccwpck_require__.d(ns,def),ns}})(),__nccwpck_require__.d=(exports,definition)=>{for(var key in definition)
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
d(__webpack_exports__,{d:()=>loadAction,r:()=>runCommandLine});var zod_v4_core__WEBPACK_IMPORTED_MODULE_0__=__nccwpck_require__(8532);(0,zod_v4_core__WEBPACK_IMPORTED_MODULE_0__.
$W)({jitless:!0});async function loadAction(){return Promise.all([__nccwpck_require__.e(198),__nccwpck_require__.e(610),__nccwpck_require__.e(686),__nccwpck_require__.
e(391),__nccwpck_require__.e(424),__nccwpck_require__.e(223),__nccwpck_require__.e(868),__nccwpck_require__.e(203),__nccwpck_require__.e(343),__nccwpck_require__.
e(143),__nccwpck_require__.e(273)]).then(__nccwpck_require__.bind(__nccwpck_require__,3273))}async function runCommandLine(){const{internalError,runToEnd}=await Promise.
all([__nccwpck_require__.e(143),__nccwpck_require__.e(794)]).then(__nccwpck_require__.bind(__nccwpck_require__,4794)),{processOutput}=await __nccwpck_require__.
e(330).then(__nccwpck_require__.bind(__nccwpck_require__,5330)),argv=process.argv.slice(2),output=processOutput();process.on("uncaughtException",error=>process.
exit(internalError(error,argv,output))),process.exit(await runToEnd(argv,output))}var __webpack_exports__loadAction=__webpack_exports__.d,__webpack_exports__runCommandLine=__webpack_exports__.
r;export{__webpack_exports__loadAction as loadAction,__webpack_exports__runCommandLine as runCommandLine};
