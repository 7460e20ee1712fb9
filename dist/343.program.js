export const id=343,ids=[343],modules={9215:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{$:()=>isThere,c:()=>baseFile});var _read_git_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1263);function baseFile(repo,commits,path,mostBytes){const at=commit=>(0,_read_git_js__WEBPACK_IMPORTED_MODULE_0__.
Wd)(repo,commit,path,mostBytes),trusted=at(commits.trusted);if(commits.head===commits.trusted)return{trusted,head:trusted,isEdited:!1};const head=at(commits.head),
isHead=({id:id2})=>id2===head.id&&(id2!==null||head.problems.length===0),{base}=commits,isEdited=base!==null&&!isHead(trusted)&&(base===commits.trusted||!isHead(
at(base)));return{trusted,head,isEdited}}function isThere({bytes,problems}){return bytes!==null||problems.length>0}}),7641:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{g:()=>clusterInputs});var _config_clusters_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1406),_guards_weakened_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
2015),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5022);async function clusterInputs(clusters,configuration,given,readerOf){const cache=new Map,
fetcher={},{placeOf,proposed,rulesFrom}=configuration,inputs=[];for(const cluster of clusters){const{config,path}=cluster,charts=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.
qy)(async()=>{const{RemoteCharts}=await __webpack_require__.e(172).then(__webpack_require__.bind(__webpack_require__,8172)),{ClusterCharts}=await __webpack_require__.
e(380).then(__webpack_require__.bind(__webpack_require__,3380));return fetcher.used??=new RemoteCharts,new ClusterCharts(fetcher.used,config.remotes,process.env.
GITHUB_EVENT_NAME??null)}),reader=readerOf(cluster,{cache,charts}),{snapshot,problems,notices=[]}=await reader.snapshot(),sides=await reader.sides(),{baseWith}=reader;
inputs.push({...sides,snapshot,config,rulesFrom,proposedConfig:baseWith?await(0,_guards_weakened_js__WEBPACK_IMPORTED_MODULE_1__.XU)(proposed,{config,base:sides.
base,snapshot,read:baseWith}):proposed,snapshotProblems:[...configuration.problems,...problems],configPlaces:placeOf&&(0,_config_clusters_js__WEBPACK_IMPORTED_MODULE_0__.
yN)(placeOf,path),notices:[...configuration.notices,...notices],at:given.at,scenario:given.scenario,horizonMs:given.horizonMs??config.horizon,failOn:given.failOn??
config.failOn,failOnExisting:given.failOnExisting??config.failOnExisting})}return fetcher.used?.close(),inputs}}),9128:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
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
Os)(null,"invalid-config",message)],notices}}}),1263:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{Dx:()=>linesOf,EO:()=>runGit,WL:()=>resolveCommit,Wd:()=>fileAt,iH:()=>fetchCommit,us:()=>revisionRoot,wu:()=>mergeBase});var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1421),node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8161),node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6760),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
5022),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3972),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
9125),_policy_files_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9223),_root_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(1911);const TIMEOUT_MS=12e4,
MAX_OUTPUT_BYTES=256*1024**2,OPTIONS=["--no-pager","--no-replace-objects","--no-optional-locks",...["core.fsmonitor=false",`core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_1__.
devNull}`,"core.commitGraph=false","protocol.allow=never","safe.directory=*","safe.bareRepository=explicit"].flatMap(set=>["-c",set])],ENVIRONMENT={LC_ALL:"C",GIT_CONFIG_NOSYSTEM:"\
1",GIT_CONFIG_GLOBAL:node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,GIT_ATTR_NOSYSTEM:"1",GIT_ALLOW_PROTOCOL:"none",GIT_NO_LAZY_FETCH:"1",GIT_TERMINAL_PROMPT:"0",
GIT_GRAFT_FILE:node_os__WEBPACK_IMPORTED_MODULE_1__.devNull};function runGit(repo,args,input="",variables={}){const{PATH,Path,SystemRoot}=process.env,{error,status,
stdout,stderr}=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)("git",[...OPTIONS,"-C",repo,...args],{env:{PATH,Path,SystemRoot,...ENVIRONMENT,...variables},
input,timeout:TIMEOUT_MS,maxBuffer:MAX_OUTPUT_BYTES,windowsHide:!0}),failure=error&&"code"in error?String(error.code):error?.name;if(!(failure===void 0||failure===
"EPIPE"&&status!==null&&status!==0))return{ok:!1,reason:`git could not be run to its end (${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(failure)})`};
if(status===0)return{ok:!0,stdout};const lines=stderr.toString("utf8").trim().split(`
`),fatal="fatal: ",said=(lines.find(line=>line.startsWith(fatal))??lines.at(-1)??"").replace(fatal,"");return{ok:!1,reason:(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(said,200)}}function linesOf(repo,args,input=""){const answer=runGit(repo,args,input);return(answer.ok?answer.stdout.toString("utf8").split(`
`):[]).filter(line=>line!=="")}function fetchCommit(repo,commit,{repository,token}){const{protocol,origin}=new URL(repository),header=`http.${origin}/.extrahead\
er`,settings=["credential.helper=","http.followRedirects=false","http.sslVerify=true",`${header}=`],own=token===""?[]:[`--config-env=${header}=FLEETPLAN_AUTHORI\
ZATION`],options=["--depth=1","--no-tags","--no-recurse-submodules","--no-write-fetch-head","--quiet"],args=[...settings.flatMap(set=>["-c",set]),...own,"fetch",
...options,"--end-of-options"],{https_proxy,HTTPS_PROXY,no_proxy,NO_PROXY}=process.env;return runGit(repo,[...args,repository,commit],"",{https_proxy,HTTPS_PROXY,
no_proxy,NO_PROXY,GIT_ALLOW_PROTOCOL:protocol.slice(0,-1),FLEETPLAN_AUTHORIZATION:`AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base6\
4")}`})}function revisionRoot(repo,revision){const commit=resolveCommit(repo,revision);return"sha"in commit?rootsOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(
repo))(commit.sha):(0,_root_js__WEBPACK_IMPORTED_MODULE_7__.YP)(commit)}function fileAt(repo,revision,path,mostBytes){const root=revisionRoot(repo,revision),entry=root.
entries.find(one=>`${path}/`.startsWith(`${one.path}/`));if(entry===void 0)return{bytes:null,problems:root.problems,id:null};const id2=`${entry.mode.slice(0,3)}\
 ${entry.sha}`,problem=(0,_root_js__WEBPACK_IMPORTED_MODULE_7__.PJ)(entry)?(0,_root_js__WEBPACK_IMPORTED_MODULE_7__.OD)(entry.path):(0,_policy_files_js__WEBPACK_IMPORTED_MODULE_6__.
qH)(entry);if(problem!==null||entry.path!==path)return{bytes:null,problems:(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.Eb)([problem]),id:id2};try{const content=root.
read([entry],{files:1,bytesPerFile:mostBytes,bytes:mostBytes}).get(path);return Buffer.isBuffer(content)?{bytes:content,problems:[],id:id2}:{bytes:null,problems:(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.
Eb)([content]),id:id2}}catch(error){if(!(error instanceof _root_js__WEBPACK_IMPORTED_MODULE_7__.F_))throw error;return{bytes:null,problems:[error.problem],id:id2}}}
const rootsOf=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.Oo)(repo=>{const contents=new Map;return(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.Oo)(
commit=>{const list=(...sizes)=>runGit(repo,["ls-tree","-r",...sizes,"-z","--full-tree",commit]),sized=list("-l"),answer=sized.ok?sized:list();if(!answer.ok)return(0,_root_js__WEBPACK_IMPORTED_MODULE_7__.
YP)(incomplete(null,answer.reason));const entries=answer.stdout.toString().split("\0").slice(0,-1).map(line=>{const[,mode="",sha="",size="",path=""]=LINE.exec(line)??
[];return{path,mode,sha,size:Number(size)||0}});return{entries,problems:[],idOf:({sha})=>sha,read:(wanted,limits)=>{const files=wanted.filter(({mode})=>mode!==_root_js__WEBPACK_IMPORTED_MODULE_7__.
Fe),allowed=files.filter(({size=0})=>size<=limits.bytesPerFile),bytes=allowed.reduce((sum,{size=0})=>sum+size,0);return(0,_root_js__WEBPACK_IMPORTED_MODULE_7__.
J5)(files.length,bytes,limits),readInto(contents,repo,withNext(allowed,entries,contents)),new Map(files.map(({path,sha,size=0})=>{const content=size>limits.bytesPerFile?
void 0:contents.get(sha),isTooLarge=content===void 0||content.length>limits.bytesPerFile;return[path,isTooLarge?(0,_root_js__WEBPACK_IMPORTED_MODULE_7__.bi)(path,
limits):content]}))}}})}),LINE=/^(\d+) \w+ (\w+)(?: +(\S+))?\t([^]*)$/,ALONG=256,SMALL_BYTES=16*1024;function withNext(files,all,known2){const unread=files.filter(
({sha})=>!known2.has(sha)),first=unread.length<ALONG?all.findIndex(({sha})=>sha===unread[0]?.sha):-1,next=first<0?[]:all.slice(first,first+ALONG),isSmall=({path,
mode,size=0})=>mode.startsWith("100")&&/\.(?:ya?ml|json)$/.test(path)&&size>0&&size<=SMALL_BYTES;return[...unread,...next.filter(one=>!known2.has(one.sha)&&isSmall(
one))]}function readInto(contents,repo,blobs){const shas=[...new Set(blobs.map(({sha})=>sha))];if(shas.length===0)return;const lacking=said=>{const[sha]=/\b[0-9a-f]{40,64}\b/.
exec(said)??[];return new _root_js__WEBPACK_IMPORTED_MODULE_7__.F_(incomplete(blobs.find(one=>one.sha===sha)?.path??null,said))},answer=runGit(repo,["cat-file",
"--batch","--buffer"],`${shas.join(`
`)}
`);if(!answer.ok)throw lacking(answer.reason);const{stdout}=answer;let start=0;for(const sha of shas){const end=stdout.indexOf(`
`,start),[name,type,size]=stdout.toString("latin1",start,Math.max(start,end)).split(" ");if(name!==sha||type!=="blob")throw lacking(sha);start=end+1+Number(size),
contents.set(sha,stdout.subarray(end+1,start)),start+=1}}function incomplete(path,reason){const what=path===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)(
"The files of the commit are"):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${(0,_root_js__WEBPACK_IMPORTED_MODULE_7__.Dt)(path)} is`,message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${what} not in this clone (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(reason))}). A shallow clone needs ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)("fetch-depth: 2")}; a partial clone needs actions/checkout without ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)("filter")}.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.
Os)(path===null?null:{file:path,line:1,column:1},"missing-object",message)}function mergeBase(repo,a,b){const[first,second]=[resolveCommit(repo,a),resolveCommit(
repo,b)];return"sha"in first&&"sha"in second?first.sha===second.sha?first.sha:linesOf(repo,["rev-parse","--is-shallow-repository"])[0]==="false"&&linesOf(repo,[
"merge-base",first.sha,second.sha])[0]||null:null}const known=new Map,MAX_REVISION_LENGTH=250,REVISION=/^(?!-)(?!.*(?:\^\{\/|@\{))[^\p{Cc}\p{Cf}\s:\\?*[]+$/u,STEPS=/^(?<name>.[^~^]*)(?<steps>(?:[~^]\d*|\^\{\w*\})*)$/u,
FULL_ID=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/,SHORT_ID=/^[0-9a-f]{4,63}$/;function resolveCommit(repo,revision){const before=known.get(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.
resolve)(repo)}\0${revision}`);if(before!==void 0)return before;const what=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`The revision ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(revision))}`;if(revision.length>MAX_REVISION_LENGTH||!REVISION.test(revision)){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${what} is not an accepted git revision. Give a branch, a tag or a commit.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Os)(null,"bad-revisio\
n",message)}const{name="",steps=""}=STEPS.exec(revision)?.groups??{},[meant,...others]=meantBy(repo,name==="@"?"HEAD":name);if(others.length>0){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${what} is ambiguous: several branches, tags or commits have a name or id that begins so. Give the full commit id or ref name (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)("refs/heads/...")}).`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Os)(null,"bad-revision",message)}const asked=meant===void 0?"refs/heads/.no\
where":meant+steps,answer=runGit(repo,["cat-file","--batch"],`${asked}^{commit}
`),content=answer.ok?answer.stdout.toString("latin1"):"",[,sha="",header=""]=/^(\w+) commit \d+\n(.*?)\n\n/s.exec(content)??[];if(!FULL_ID.test(sha)){const reason=answer.
ok?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)("no branch, tag or commit has that name"):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(answer.reason)),message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${what} is not in this clone: ${reason}. Correct it, or fetch it: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)("git fetch")}, or ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)("fetch-depth: 2")} for actions/checkout.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.
Os)(null,"missing-object",message)}const found={sha,parents:Array.from(header.matchAll(/^parent (\w+)$/gm),([,one=""])=>one)};return known.set(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.
resolve)(repo)}\0${sha}`,found),found}function meantBy(repo,name){if(FULL_ID.test(name))return[name];if(name==="HEAD")return linesOf(repo,["show-ref","--verify",
"--hash",name]);const isIn=folder=>name.startsWith(`${folder}/`),isWhole=["heads","tags","remotes"].some(isIn),isOfRemote=name.includes("/")&&["origin",...linesOf(
repo,["remote"])].some(isIn),remote=[`refs/remotes/${name}`,`refs/remotes/${name}/HEAD`],local=isOfRemote?[]:[`refs/heads/${name}`,`refs/tags/${name}`],places=isIn(
"refs")?[name]:isWhole?[`refs/${name}`]:[...remote,...local],lines=linesOf(repo,["for-each-ref","--format=%(refname) %(objectname)",...places]),refs=places.flatMap(
one=>lines.find(line=>line.startsWith(`${one} `))?.split(" ")[1]??[]),ids2=SHORT_ID.test(name)?linesOf(repo,["rev-parse",`--disambiguate=${name}`]):[];return name===
"FETCH_HEAD"?refs.length>0?[]:linesOf(repo,["rev-parse","--verify",name]):[...refs.slice(0,1),...ids2]}}),5779:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{AC:()=>commitOrigin,Mm:()=>sidesOf,yG:()=>withOutside});var external_node_path_=__webpack_require__(6760),clusters=__webpack_require__(
1406),policy_sources=__webpack_require__(4220),kustomization=__webpack_require__(1886),manifest_path=__webpack_require__(83),file=__webpack_require__(9057),git=__webpack_require__(
1263),read_globs=__webpack_require__(1432),manifest_problem=__webpack_require__(7085),text_text=__webpack_require__(9125),root=__webpack_require__(1911);const LIMITS={
files:5e3,bytesPerFile:10*1024**2,bytes:100*1024**2};function changedOutside(base,head,read,isTakenOut){const[broken]=[...base.problems,...head.problems];if(broken)
return{files:[],problem:broken};const filesOf=({entries})=>{const files=entries.filter(({path,mode})=>mode.startsWith("100")&&!read.has(path));return new Map(files.
map(entry=>[entry.path,entry]))},[was,is]=[filesOf(base),filesOf(head)],isChanged=path=>{const[before,after]=[was.get(path),is.get(path)];return before===void 0||
after===void 0||base.idOf(before)!==head.idOf(after)},paths=[...new Set([...is.keys(),...was.keys()])],changed=new Set(paths.filter(isChanged)),isPart=partsOf(changed,
head.entries),parts=paths.filter(path=>!changed.has(path)&&isPart(path)),wanted=[...changed,...parts].slice(0,LIMITS.files),contentsIn=(root2,files)=>root2.read(
wanted.flatMap(path=>files.get(path)??[]),LIMITS);try{const[before,after]=[contentsIn(base,was),contentsIn(head,is)],files=[];let problem=null;for(const path of wanted){
const contents=[before.get(path),after.get(path)],[old=null,now=null]=contents.map(textOf);if((old!==null||now!==null)&&files.push({path,before:old,text:now,isTakenOut:isTakenOut(
path)}),!contents.some(one=>one!==void 0&&!Buffer.isBuffer(one))||!changed.has(path)||!read_globs.e0.test(path)||LOCK.test(path)||isTakenOut(path))continue;const message=(0,text_text.
Qq)`Not evaluated, larger than ${LIMITS.bytesPerFile/1024**2} MiB: ${(0,root.Dt)(path)}. Name in ${(0,text_text.aY)("policies")} what a cluster gets, and exclude the rest (${(0,text_text.
aY)("!path")}).`;problem??=(0,manifest_problem.ev)(null,"outside-policies",message)}return{files,problem}}catch(error){if(!(error instanceof root.F_))throw error;
const{problem}=error;return{files:[],problem:problem.code==="too-large"?(0,manifest_problem.Ft)(problem):problem}}}function textOf(content){if(!Buffer.isBuffer(
content))return null;const mark=content.toString("latin1",0,2);return mark==="\xFF\xFE"?new TextDecoder("utf-16le").decode(content):mark==="\xFE\xFF"?new TextDecoder(
"utf-16be").decode(content):(0,file._6)(content)}const LOCK=/(?:^|[/.-])lock\.(?:ya?ml|json)$/i;function partsOf(changed,entries){const all=new Set(entries.map(
({path})=>path)),charts=new Set,kustomizations=new Set;for(const path of changed){const above=[(0,manifest_path.yS)(path)];for(let[folder=""]=above;folder!=="";)
above.push(folder=(0,manifest_path.yS)(folder));for(const folder of above)all.has((0,manifest_path.nx)(folder,"Chart.yaml"))&&charts.add(folder);const nearest=above.
find(folder=>kustomization.H7.some(name=>all.has((0,manifest_path.nx)(folder,name))));nearest!==void 0&&kustomizations.add(nearest)}return path=>{const template=/^(?:(.*?)\/)?templates\//.
exec(path),chart=path.endsWith("Chart.yaml")?(0,manifest_path.yS)(path):template&&(template[1]??"");return chart!==null&&charts.has(chart)||kustomizations.has((0,manifest_path.
yS)(path))&&/\.ya?ml$|(?:^|\/)Kustomization$/.test(path)}}var policy_files=__webpack_require__(9223),render=__webpack_require__(2490),sources_source=__webpack_require__(
4766);function commitOrigin(repo,{commit,label}){return{label,prefix:"",root:(0,git.us)(repo,commit)}}async function sidesOf(sources,head,base,given={}){const options={
...given,cache:given.cache??new Map},rendered=await renderedParts(sources,{base,head},options),plain=sources.filter(one=>!(0,policy_sources.Ih)(one)&&!(sources.
length>1&&(0,policy_sources.p_)(one).every(glob=>glob.startsWith("!")))),slips=[...plain,...sources.filter(policy_sources.Ih)].map(source=>{const named=source.kind===
"flux"||source.kind==="rendered"?[`${source.folder}/`]:(0,policy_sources.p_)(source);return(0,policy_files.D0)(named,head.root,base?.root??null)}),sideOf=(side,{
label,root:root2,prefix})=>{const parts=plain.map(source=>{const folder=source.kind==="rendered"?source.folder:null,read=(0,policy_files.XD)(root2,folder===null?
(0,policy_sources.p_)(source):[`${folder}/`],{prefix}),files=read.files.map(file2=>(0,sources_source.GS)(file2,source));return{...sources_source.x3,...read,files,
renderedPaths:folder===null?[]:[prefix+folder]}}),{problems:problems2,...all}=joined([...parts,rendered[side]??sources_source.x3]);return{label,...all,problems:[
...problems2,...slips.flatMap(one=>one[side])]}},after=sideOf("head",head);if(base===null)return{head:after,base:null};const before=sideOf("base",base),reported=new Set(
after.problems.map(({message})=>(0,render.Ul)(message))),problems=before.problems.filter(one=>!ONCE.has(one.code)||!reported.has((0,render.Ul)(one.message))),sides={
head:after,base:{...before,problems}},found=withOutside(sides,{base,head},sources,options.cluster),isElsewhere=(0,manifest_path.OQ)(await inputsElsewhere(found.
head,sources,{head,base},options)),outside=found.head.outside?.map(file2=>({...file2,isTakenOut:file2.isTakenOut||isElsewhere(file2.text===null?file2.was??file2.
path:file2.path)}));return{...found,head:{...found.head,...outside&&{outside}}}}const ONCE=new Set(["no-tool","several-destinations"]);function joined(parts){const of=key=>parts.
flatMap(part=>part[key]);return{files:(0,file.$)(of("files")),problems:of("problems"),renderedPaths:of("renderedPaths"),coverage:of("coverage"),charts:of("chart\
s")}}async function inputsElsewhere({outside=[]},own,origins,{cluster,charts:_charts,...options}){const isOpen=outside.some(({path,isTakenOut})=>!isTakenOut&&((0,kustomization.
Sv)(path)||/\.(?:ya?ml|json|tpl)$/.test(path)));if(cluster?.isAlone!==!0||!isOpen)return[];const all=[...cluster.others,{...cluster,policies:own}],found=[];for(const other of cluster.
others){const target={...other,labels:null,others:all.filter(one=>one!==other)},parts=await renderedParts(other.policies,origins,{...options,cluster:target});found.
push(...joined([parts.head,parts.base??sources_source.x3]).renderedPaths)}return found}async function renderedParts(sources,origins,options){const wanted=sources.
filter(policy_sources.Ih);if(wanted.length===0)return{base:origins.base&&sources_source.x3,head:sources_source.x3};const{renderedSides}=await __webpack_require__.
e(184).then(__webpack_require__.bind(__webpack_require__,6184));return renderedSides(wanted,origins,options)}function withOutside(sides,{base,head},sources,{others,
snapshots=[]}=clusters.ZN){const read=new Set(["base","head"].flatMap(side=>{const start={base,head}[side].prefix.length;return sides[side].files.filter(({renderedBy})=>renderedBy===
void 0).flatMap(({path,real=path.slice(start)})=>[path.slice(start),real])})),globs=sources.flatMap(source=>source.kind==="path"?source.globs:[]),excluded=(0,read_globs.
tI)(globs.filter(glob=>glob.startsWith("!"))).globs,own=sources.map(taking),theirs=others.flatMap(({policies})=>policies.map(taking)),fleet=new Set(snapshots.map(
one=>external_node_path_.posix.normalize(one))),isTakenOut=path=>excluded.isExcluded(path)||fleet.has(head.prefix+path)||!own.some(isTaken=>isTaken(path))&&theirs.
some(isTaken=>isTaken(path)),{files,problem}=changedOutside(base.root,head.root,read,isTakenOut),outside=files.map(file2=>({...file2,path:head.prefix+file2.path,
...file2.before===null||base.prefix===head.prefix?{}:{was:base.prefix+file2.path}})),isKnown=[...sides.head.problems,...sides.base.problems].some(one=>one.code===
problem?.code),message=(0,text_text.Qq)`Changed files that no entry of ${(0,text_text.aY)("policies")} takes could not be read: ${problem?.message??text_text.gd}`,
problems=problem===null||isKnown?[]:[{...problem,message}];return{...sides,head:{...sides.head,outside,problems:[...sides.head.problems,...problems]}}}function taking(source){
const chart=(0,policy_sources.op)(source),named="folder"in source?[source.folder]:chart===null?[]:[chart.chart,...chart.values],folders=named.filter(read_globs.
Pt).map(folder=>`${folder}/**`),{globs}=(0,read_globs.tI)("globs"in source?source.globs:folders);return path=>named.some(one=>(0,manifest_path.UO)(one,path))||globs.
matches(path)}}),4766:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{Bn:()=>REMOTE,
GS:()=>placed,K$:()=>NOTHING,ON:()=>folderText,T4:()=>isPinned,Xy:()=>objectOf,Z6:()=>isRepository,_Z:()=>inTree,aV:()=>documentsIn,fK:()=>notRendered,vH:()=>RenderError,
vr:()=>renderError,x3:()=>NONE});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5022),_manifest_parse_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3080),_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(83),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3972),_text_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9125);const REMOTE=".remote/chart.tgz",NOTHING={objects:[],inputs:[],coverage:[],problems:[]},
NONE={files:[],problems:[],renderedPaths:[],coverage:[],charts:[]};function placed(file,{namespace,variables}){return{...file,...namespace===null||file.namespace!==
void 0?{}:{namespace},...Object.keys(variables).length===0?{}:{variables:{...variables,...file.variables}}}}function objectOf(file,kinds){const kind=/^kind: (\S+)$/m.
exec(file.text)?.[1],first=kind!==void 0&&kinds.has(kind)?firstIn(file.path)(file.text):void 0;return first===void 0?null:{file,manifest:file.origin?.(first)??first}}
const firstIn=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.Oo)(path=>(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.Oo)(text=>(0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_0__.
Ye)(text,path).manifests[0]));function isRepository(url,repository){if(repository===null)return!0;const path=url.replace(/\/$/,"").replace(/\.git$/,"").toLowerCase();
return[":","/"].some(mark=>path.endsWith(mark+repository.toLowerCase()))}function isPinned(revision){return/^(?:[0-9a-f]{7,40}|v?\d+\.\d+.*)$/.test(revision)}function documentsIn(printed){
return printed.split(/^---[ \t]*(?:#.*)?\r?\n/m).map(text=>/\s$/.test(text)?`${text.trimEnd()}
`:text).filter(text=>text.trim()!=="")}class RenderError extends _manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.ProblemError{inputs;declared;use;constructor(problem,inputs=[],declared=null,use=null){
super(problem),this.inputs=inputs,this.declared=declared,this.use=use}outcomeAt(place){return this.declared??{failed:{...this.problem,place:this.problem.place??
place}}}}function renderError(code,message,place,inputs=[]){const where=typeof place=="string"?{file:place,line:1,column:1}:place;return new RenderError((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.
Os)(where,code,message),inputs)}function notRendered(literals,...values){const shown=values.map(one=>typeof one=="number"?one:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)(one))),why=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(literals,...shown);return new RenderError(
(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Os)(null,"not-rendered",why),[],{declared:"no source renders it",why})}function inTree(folder,written,place,fix){
const path=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__.oR)(folder,written);if(path!==null)return path;const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`"${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)(written))}" leads out of the repository; nothing outside of it is read. ${fix}`;
throw renderError("outside",message,place)}function folderText(folder,root){return folder===""?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.eu)(root):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)(folder))}})};
