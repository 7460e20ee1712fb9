export const id=995,ids=[995,371],modules={995:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{Kx:()=>listPath,OS:()=>groupVersion,oR:()=>definitionNames,roleText:()=>roleText,servedKinds:()=>servedKinds});var _manifest_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4769),_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(3549),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(5022),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3972),_snapshot_kept_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9371),_systems_index_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5198),_systems_kinds_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
6396),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9125),_kubectl_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(1371);const SPECS=_systems_index_js__WEBPACK_IMPORTED_MODULE_3__.
LB.flatMap(({kinds})=>kinds),WANTED=_snapshot_kept_js__WEBPACK_IMPORTED_MODULE_2__.ts.flatMap(({groups,kinds,isNeverAskedFor})=>groups.filter(group=>isNeverAskedFor!==
!0&&group!=="*"&&group!==_snapshot_kept_js__WEBPACK_IMPORTED_MODULE_2__.u0).flatMap(group=>kinds.filter(kind=>{const specs=SPECS.filter(spec=>spec.kind===kind);
return specs.length===0||specs.some(spec=>spec.group===group)}).map(kind=>({group,kind,resource:(0,_systems_kinds_js__WEBPACK_IMPORTED_MODULE_4__.KU)(kind)})))),
WANTED_GROUPS=new Set(WANTED.map(({group})=>group));function placeOf({group,kind}){const place=WANTED.findIndex(one=>one.group===group&&one.kind===kind);return place<
0?1/0:place}function definitionNames(kinds){return kinds.filter(({group,kind})=>(0,_snapshot_kept_js__WEBPACK_IMPORTED_MODULE_2__.O9)(group,kind)).map(({group,resource})=>`${resource}\
.${group}`)}async function servedKinds(server){const core=(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__.Un)(await discovery(server,"/api","APIVersions"),"\
versions"),groups=(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__.Un)(await discovery(server,"/apis","APIGroupList"),"groups").map(versionsOf),found=new Map,
wanted=[...core.flatMap(version=>typeof version=="string"?[{group:"",version}]:[]),...groups.flat().filter(({group})=>WANTED_GROUPS.has(group))],others=groups.flatMap(
([first])=>first??[]).filter(({group})=>!WANTED_GROUPS.has(group));for(const one of[...wanted,...others]){const isWanted=WANTED_GROUPS.has(one.group);if(!isWanted&&
![...found.values()].some(({kind})=>kind==="NodePool"))break;const kinds=await kindsOf(server,one);if(kinds===null&&isWanted){const says=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${server.name} lists ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_1__.RK)(groupVersion(one)))} and does not describe its kinds, so some would be missing. Take the snapshot again when it does.`;
throw new _kubectl_js__WEBPACK_IMPORTED_MODULE_6__.LiveFault("discovery-failed",says)}for(const served of kinds??[]){const key=`${served.group}/${served.kind}`;
!found.has(key)&&(placeOf(served)<1/0||(0,_manifest_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_0__.P)(served.kind))&&found.set(key,served)}}return[...found.values()].
sort((a,b)=>placeOf(a)<placeOf(b)?-1:placeOf(a)>placeOf(b)?1:0)}async function discovery(server,path,kind){const answer=await server.get(path);if("value"in answer&&
answer.value.kind===kind)return answer.value;if("reason"in answer&&answer.reason==="Forbidden"){const says2=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${server.
name} does not list the kinds that it serves: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(path)} is forbidden (403). Bind the ClusterRole system:discovery to this user.`;
throw new _kubectl_js__WEBPACK_IMPORTED_MODULE_6__.LiveFault("forbidden",says2)}const what="reason"in answer?(0,_kubectl_js__WEBPACK_IMPORTED_MODULE_6__.a)(answer.
message):_text_text_js__WEBPACK_IMPORTED_MODULE_5__.gd,says=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${server.name} lists no APIs at ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)(path)}${what}. Check the server in the kubeconfig.`;throw new _kubectl_js__WEBPACK_IMPORTED_MODULE_6__.LiveFault("no-api-server",says)}function versionsOf(item){
const group=(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__.r7)(item,"name")??"",preferred=(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__.r7)((0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__.
UK)(item,"preferredVersion"),"version")??"";return(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__.Un)(item,"versions").map(entry=>(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__.
r7)(entry,"version")??"").sort((a,b)=>+(b===preferred)-+(a===preferred)).map(version=>({group,version}))}async function kindsOf(server,of){const answer=await server.
get(pathOf(of));return"reason"in answer||answer.value.kind!=="APIResourceList"?null:(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__.Un)(answer.value,"resour\
ces").map(entry=>({...of,kind:(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__.r7)(entry,"kind")??"",resource:(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__.
r7)(entry,"name")??""})).filter(({resource})=>!resource.includes("/"))}function listPath(kind){return`${pathOf(kind)}/${encodeURIComponent(kind.resource)}`}function groupVersion({
group,version}){return group===""?version:`${group}/${version}`}function pathOf({group,version}){return`${group===""?"/api":`/apis/${encodeURIComponent(group)}`}\
/${encodeURIComponent(version)}`}const NODE_CLASSES=[{group:"karpenter.k8s.aws",kind:"EC2NodeClass",resource:"ec2nodeclasses"},{group:"karpenter.azure.com",kind:"\
AKSNodeClass",resource:"aksnodeclasses"}];function roleText(served){const asked=served??[...WANTED,...NODE_CLASSES],rules=[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.
me)(asked,({group})=>group)].map(([group,kinds])=>{const resources=new Set(kinds.map(({resource})=>`      - ${resource}`));return`  - apiGroups: [${group===""?'\
""':group}]
    resources:
${[...resources].join(`
`)}
    verbs: [get, list]
`}),names=definitionNames(asked).map(name=>`      - ${name}
`),definitions=names.length===0?"":`  - apiGroups: [${_snapshot_kept_js__WEBPACK_IMPORTED_MODULE_2__.u0}]
    resources: [customresourcedefinitions] # what this cluster takes of these kinds; without it fleetplan uses its own definitions
    resourceNames:
${names.join("")}    verbs: [get]
`;return`# What fleetplan snapshot --kubeconfig reads. Nothing is written, watched or executed, and no secrets are read.
${served===null?`# Take out the groups that your clusters do not serve; a NodeClass of another provider has to be added.
`:""}apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata:
  name: fleetplan-snapshot
rules:
${rules.join("")}${definitions}---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata:
  name: fleetplan-snapshot
roleRef:
  apiGroup: rbac.authorization.k8s.io
  kind: ClusterRole
  name: fleetplan-snapshot
subjects:
  - kind: ServiceAccount
    name: fleetplan-snapshot # the account that takes the snapshot
    namespace: fleetplan
`}}),1371:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{LiveFault:()=>LiveFault,
a:()=>said,kubectl:()=>kubectl});var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1421),node_events__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
8474),node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8321),_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(3549),_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
4585),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3972),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
2938),_text_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9125);class LiveFault extends _manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.ProblemError{code;constructor(code,says){
super((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Os)(null,code,says)),this.code=code}}function said(written){const line=written.trim();return line===""?
_text_text_js__WEBPACK_IMPORTED_MODULE_6__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)` (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(line,300))})`}const TRIES=4,FIRST_WAIT_MS=1e3,REQUEST_TIMEOUT="120s",PROCESS_TIMEOUT_MS=18e4,MOST_BYTES=512*1024**2,NOT_JSON="not JSON",UNAUTHORIZED="Unauth\
orized",PASSING=new Set(["InternalError","ServerTimeout","ServiceUnavailable","TooManyRequests",NOT_JSON]),BROKEN_CONNECTION=/connection (?:refused|reset)|was refused|EOF|timeout|timed out/i;
function kubectl({kubeconfig,context,environment,sleep}){const place=context===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(kubeconfig)):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)`the context ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(context))}`,name=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)`The API server of ${place}`,options=["--request-timeout",REQUEST_TIMEOUT,...context===null?
[]:["--context",context]],env={...environment,KUBECONFIG:kubeconfig,KUBERC:"off"};return{name,async get(path){for(let tries=1;;tries++){const answer=await ask([
"get","--raw",path,...options],env);if("value"in answer)return answer;const{reason,message}=answer;if((PASSING.has(reason)||reason===""&&BROKEN_CONNECTION.test(
message))&&tries<TRIES)await sleep(FIRST_WAIT_MS*2**(tries-1));else{if(reason!==""&&reason!==UNAUTHORIZED)return answer;throw failure(name,path,answer)}}}}}async function ask(args,env){
const child=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("kubectl",args,{env,stdio:["ignore","pipe","pipe"],timeout:PROCESS_TIMEOUT_MS,killSignal:"\
SIGKILL",windowsHide:!0});let bytes=0;for(const stream of[child.stdout,child.stderr])stream.on("data",chunk=>{bytes+=chunk.length,bytes>MOST_BYTES&&child.kill("\
SIGKILL")});const ended=Promise.all([(0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child,"close"),(0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.text)(
child.stdout),(0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.text)(child.stderr)]),[,stdout,stderr]=await ended.catch(error=>{const reason=(0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__.
$)(error),says=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)`kubectl could not be started (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(reason))}). Install it, or give a file that it printed elsewhere: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.aY)("fleetplan snapshot FILE")}.`;throw new LiveFault(
"no-tool",says)}),{exitCode,signalCode}=child;if(signalCode!==null){const says=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)`kubectl was stopped (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.
eu)(signalCode)}): a page may take ${PROCESS_TIMEOUT_MS/1e3} seconds and ${MOST_BYTES/1048576} MiB.`;throw new LiveFault("broken-line",says)}if(exitCode!==0)return refusal(
stderr);const value=(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__.U4)(stdout);return(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_8__.Gv)(value)?{value}:
{reason:NOT_JSON,message:""}}function refusal(stderr){const[,reason="",message=""]=/^Error from server(?: \((\w+)\))?: ?(.*)$/m.exec(stderr)??[];if(reason!=="")
return{reason,message};const last=(stderr.split(`
`).filter(line=>line.trim()!==""&&!/^[EIW]\d{4} /.test(line)).at(-1)??stderr.trim()).replace(/^error: /i,"");return{reason:/logged in to the server|provide credentials/.
test(last)?UNAUTHORIZED:"",message:last}}function failure(name,path,{reason,message}){const asked=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(path.replace(/([?&]continue=)[^&]*/,"$1\u2026")));if(reason===UNAUTHORIZED){const says2=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)`${name} does not take the credential of the kubeconfig${said(
message)}. Log in again.`;return new LiveFault("not-logged-in",says2)}const says=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)`kubectl could not read ${asked}${said(
message)}. Run ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.aY)("kubectl get --raw /api")} with the same kubeconfig and context.`;return new LiveFault("kubec\
tl-failed",says)}})};
