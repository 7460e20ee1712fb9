export const id=263,ids=[263],modules={1263:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{Dx:()=>linesOf,EO:()=>runGit,M8:()=>parents,WL:()=>resolveCommit,Wd:()=>fileAt,iH:()=>fetchCommit,us:()=>revisionRoot,wu:()=>mergeBase});var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1421),node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8161),node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6760),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
5022),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(3972),_text_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9125),_policy_files_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9223),_root_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(1911);const TIMEOUT_MS=12e4,
MAX_OUTPUT_BYTES=256*1024**2,OPTIONS=["--no-pager","--no-replace-objects","--no-optional-locks",...["core.fsmonitor=false",`core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_1__.
devNull}`,"core.commitGraph=false","protocol.allow=never","safe.directory=*","safe.bareRepository=explicit"].flatMap(set=>["-c",set])],ENVIRONMENT={LC_ALL:"C",GIT_CONFIG_NOSYSTEM:"\
1",GIT_CONFIG_GLOBAL:node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,GIT_ATTR_NOSYSTEM:"1",GIT_ALLOW_PROTOCOL:"none",GIT_NO_LAZY_FETCH:"1",GIT_TERMINAL_PROMPT:"0",
GIT_GRAFT_FILE:node_os__WEBPACK_IMPORTED_MODULE_1__.devNull};function runGit(repo,args,input="",variables={}){const{PATH,Path,SystemRoot}=process.env,{error,status,
stdout,stderr}=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)("git",[...OPTIONS,"-C",repo,...args],{env:{PATH,Path,SystemRoot,...ENVIRONMENT,...variables},
input,timeout:TIMEOUT_MS,maxBuffer:MAX_OUTPUT_BYTES,windowsHide:!0}),failure=error&&"code"in error?String(error.code):error?.name;if(!(failure===void 0||failure===
"EPIPE"&&status!==null&&status!==0))return{ok:!1,reason:`git could not be run to its end (${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__.RK)(failure)})`};
if(status===0)return{ok:!0,stdout};const lines=stderr.toString("utf8").trim().split(`
`),fatal="fatal: ",said=(lines.find(line=>line.startsWith(fatal))??lines.at(-1)??"").replace(fatal,"");return{ok:!1,reason:(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__.
RK)(said,200)}}function linesOf(repo,args,input=""){const answer=runGit(repo,args,input);return(answer.ok?answer.stdout.toString("utf8").split(`
`):[]).filter(line=>line!=="")}function fetchCommit(repo,commit,{repository,token}){const{protocol,origin}=new URL(repository),header=`http.${origin}/.extrahead\
er`,settings=["credential.helper=","http.followRedirects=false","http.sslVerify=true",`${header}=`],own=token===""?[]:[`--config-env=${header}=FLEETPLAN_AUTHORI\
ZATION`],options=["--depth=1","--no-tags","--no-recurse-submodules","--no-write-fetch-head","--quiet"],args=[...settings.flatMap(set=>["-c",set]),...own,"fetch",
...options,"--end-of-options"],{https_proxy,HTTPS_PROXY,no_proxy,NO_PROXY}=process.env;return runGit(repo,[...args,repository,commit],"",{https_proxy,HTTPS_PROXY,
no_proxy,NO_PROXY,GIT_ALLOW_PROTOCOL:protocol.slice(0,-1),FLEETPLAN_AUTHORIZATION:`AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base6\
4")}`})}function revisionRoot(repo,revision){const commit=resolveCommit(repo,revision);return commit.missing?(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.YP)(commit.
problem):rootsOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(repo))(commit.value)}function fileAt(repo,revision,path,mostBytes){const root=revisionRoot(repo,
revision),entry=root.entries.find(one=>`${path}/`.startsWith(`${one.path}/`));if(entry===void 0)return{bytes:null,problems:root.problems};const problem=(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.
PJ)(entry)?(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.OD)(entry.path):(0,_policy_files_js__WEBPACK_IMPORTED_MODULE_4__.qH)(entry);if(problem!==null||entry.path!==
path)return{bytes:null,problems:(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.Eb)([problem])};try{const content=root.read([entry],{files:1,bytesPerFile:mostBytes,
bytes:mostBytes}).get(path);return Buffer.isBuffer(content)?{bytes:content,problems:[]}:{bytes:null,problems:(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.
Eb)([content])}}catch(error){if(!(error instanceof _root_js__WEBPACK_IMPORTED_MODULE_5__.F_))throw error;return{bytes:null,problems:[error.problem]}}}const rootsOf=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.
Oo)(repo=>{const contents=new Map;return(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.Oo)(commit=>{const list=(...sizes)=>runGit(repo,["ls-tree","-r",...sizes,
"-z","--full-tree",commit]),sized=list("-l"),answer=sized.ok?sized:list();if(!answer.ok)return(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.YP)(incomplete(null,answer.
reason));const entries=answer.stdout.toString().split("\0").slice(0,-1).map(line=>{const[,mode="",sha="",size="",path=""]=LINE.exec(line)??[];return{path,mode,sha,
size:Number(size)||0}});return{entries,problems:[],idOf:({sha})=>sha,read:(wanted,limits)=>{const files=wanted.filter(({mode})=>mode!==_root_js__WEBPACK_IMPORTED_MODULE_5__.
Fe),allowed=files.filter(({size=0})=>size<=limits.bytesPerFile),bytes=allowed.reduce((sum,{size=0})=>sum+size,0);return(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.
J5)(files.length,bytes,limits),readInto(contents,repo,withNext(allowed,entries,contents)),new Map(files.map(({path,sha,size=0})=>{const content=size>limits.bytesPerFile?
void 0:contents.get(sha),isTooLarge=content===void 0||content.length>limits.bytesPerFile;return[path,isTooLarge?(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.bi)(path,
limits):content]}))}}})}),LINE=/^(\d+) \w+ (\w+)(?: +(\S+))?\t([^]*)$/,ALONG=256,SMALL_BYTES=16*1024;function withNext(files,all,known2){const unread=files.filter(
({sha})=>!known2.has(sha)),first=unread.length<ALONG?all.findIndex(({sha})=>sha===unread[0]?.sha):-1,next=first<0?[]:all.slice(first,first+ALONG),isSmall=({path,
mode,size=0})=>mode.startsWith("100")&&/\.(?:ya?ml|json)$/.test(path)&&size>0&&size<=SMALL_BYTES;return[...unread,...next.filter(one=>!known2.has(one.sha)&&isSmall(
one))]}function readInto(contents,repo,blobs){const shas=[...new Set(blobs.map(({sha})=>sha))];if(shas.length===0)return;const lacking=said=>{const[sha]=/\b[0-9a-f]{40,64}\b/.
exec(said)??[];return new _root_js__WEBPACK_IMPORTED_MODULE_5__.F_(incomplete(blobs.find(one=>one.sha===sha)?.path??null,said))},answer=runGit(repo,["cat-file",
"--batch","--buffer"],`${shas.join(`
`)}
`);if(!answer.ok)throw lacking(answer.reason);const{stdout}=answer;let start=0;for(const sha of shas){const end=stdout.indexOf(`
`,start),[name,type,size]=stdout.toString("latin1",start,Math.max(start,end)).split(" ");if(name!==sha||type!=="blob")throw lacking(sha);start=end+1+Number(size),
contents.set(sha,stdout.subarray(end+1,start)),start+=1}}function incomplete(path,reason){const what=path===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.eu)(
"The files of the commit are"):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.Dt)(path)} is`,message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`${what} not in this clone (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__.RK)(reason))}). A shallow clone needs ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
aY)("fetch-depth: 2")}; a partial clone needs actions/checkout without ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.aY)("filter")}.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__.
Os)(path===null?null:{file:path,line:1,column:1},"missing-object",message)}function resolveCommit(repo,revision){const found=commitOf(repo,revision);return"sha"in
found?{missing:!1,value:found.sha}:{missing:!0,problem:found}}function parents(repo,revision){const found=commitOf(repo,revision);return"sha"in found?found.parents:
null}function mergeBase(repo,a,b){const[first,second]=[resolveCommit(repo,a),resolveCommit(repo,b)];return first.missing||second.missing?null:first.value===second.
value?first.value:linesOf(repo,["rev-parse","--is-shallow-repository"])[0]==="false"&&linesOf(repo,["merge-base",first.value,second.value])[0]||null}const known=new Map,
MAX_REVISION_LENGTH=250,REVISION=/^(?!-)(?!.*(?:\^\{\/|@\{))[^\p{Cc}\p{Cf}\s:\\?*[]+$/u,STEPS=/^(?<name>.[^~^]*)(?<steps>(?:[~^]\d*|\^\{\w*\})*)$/u,FULL_ID=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/,
SHORT_ID=/^[0-9a-f]{4,63}$/;function commitOf(repo,revision){const before=known.get(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(repo)}\0${revision}`);
if(before!==void 0)return before;const what=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`The revision ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__.
RK)(revision))}`;if(revision.length>MAX_REVISION_LENGTH||!REVISION.test(revision)){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${what} is not an accepted git revision. Give a branch, a tag or a commit.`;
return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__.Os)(null,"bad-revision",message)}const{name="",steps=""}=STEPS.exec(revision)?.groups??{},[meant,...others]=meantBy(
repo,name==="@"?"HEAD":name);if(others.length>0){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${what} is ambiguous: several branches, tags or commits have a name or id that begins so. Give the full commit id or ref name (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
aY)("refs/heads/...")}).`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__.Os)(null,"bad-revision",message)}const asked=meant===void 0?"refs/heads/.no\
where":meant+steps,answer=runGit(repo,["cat-file","--batch"],`${asked}^{commit}
`),content=answer.ok?answer.stdout.toString("latin1"):"",[,sha="",header=""]=/^(\w+) commit \d+\n(.*?)\n\n/s.exec(content)??[];if(!FULL_ID.test(sha)){const reason=answer.
ok?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.eu)("no branch, tag or commit has that name"):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__.
RK)(answer.reason)),message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${what} is not in this clone: ${reason}. Correct it, or fetch it: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
aY)("git fetch")}, or ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.aY)("fetch-depth: 2")} for actions/checkout.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__.
Os)(null,"missing-object",message)}const found={sha,parents:Array.from(header.matchAll(/^parent (\w+)$/gm),([,one=""])=>one)};return known.set(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.
resolve)(repo)}\0${sha}`,found),found}function meantBy(repo,name){if(FULL_ID.test(name))return[name];if(name==="HEAD")return linesOf(repo,["show-ref","--verify",
"--hash",name]);const isIn=folder=>name.startsWith(`${folder}/`),isWhole=["heads","tags","remotes"].some(isIn),isOfRemote=name.includes("/")&&["origin",...linesOf(
repo,["remote"])].some(isIn),remote=[`refs/remotes/${name}`,`refs/remotes/${name}/HEAD`],local=isOfRemote?[]:[`refs/heads/${name}`,`refs/tags/${name}`],places=isIn(
"refs")?[name]:isWhole?[`refs/${name}`]:[...remote,...local],lines=linesOf(repo,["for-each-ref","--format=%(refname) %(objectname)",...places]),refs=places.flatMap(
one=>lines.find(line=>line.startsWith(`${one} `))?.split(" ")[1]??[]),ids2=SHORT_ID.test(name)?linesOf(repo,["rev-parse",`--disambiguate=${name}`]):[];return name===
"FETCH_HEAD"?refs.length>0?[]:linesOf(repo,["rev-parse","--verify",name]):[...refs.slice(0,1),...ids2]}}),9554:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{q:()=>Links});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5022),_manifest_path_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
83),_root_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1911);const MOST_LINKS=40,MOST_LINKED=1e6,TARGET_LIMITS={files:1e4,bytesPerFile:4096,bytes:1/0};class Links{root;byPath;folders=new Set(
[""]);looked=0;constructor(root){this.root=root,this.byPath=new Map(root.entries.map(entry=>[entry.path,entry]));for(const{path}of root.entries)for(let at=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_1__.
yS)(path);!this.folders.has(at);at=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_1__.yS)(at))this.folders.add(at)}file(path){const entry=this.byPath.get(this.resolved(
path)??path);return entry===void 0||(0,_root_js__WEBPACK_IMPORTED_MODULE_0__.PJ)(entry)||entry.mode===_root_js__WEBPACK_IMPORTED_MODULE_0__.Fe?null:entry}isFolder(path){
return this.folders.has(this.resolved(path)??path)}below(path,refuse,isEntered=()=>!0){const walk=(shown,link,through)=>{const real=this.resolved(shown);if(real===
null||through.includes(real))return link!==void 0&&refuse(real===null?"symlink":"circle",{path:shown,entry:link}),[];const entries=this.within(real);return through.
length>0&&(0,_root_js__WEBPACK_IMPORTED_MODULE_0__.J5)(this.looked+=entries.length,0,{..._root_js__WEBPACK_IMPORTED_MODULE_0__.Cl,files:MOST_LINKED}),entries.flatMap(
entry=>{const rest=real===""?entry.path:entry.path.slice(real.length+1),found={path:rest===""?shown:(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_1__.nx)(shown,
rest),entry};return entry.mode===_root_js__WEBPACK_IMPORTED_MODULE_0__.Fe?(refuse("submodule",found),[]):(0,_root_js__WEBPACK_IMPORTED_MODULE_0__.PJ)(entry)?isEntered(
found.path)?walk(found.path,entry,[...through,real]):[]:[found]})};return walk(path,this.byPath.get(path),[])}target(path){const entry=this.byPath.get(path);if(entry===
void 0||!(0,_root_js__WEBPACK_IMPORTED_MODULE_0__.PJ)(entry))return null;const target=this.targets().get(path);return Buffer.isBuffer(target)?target.toString():
""}targets=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.qy)(()=>this.root.read(this.root.entries.filter(_root_js__WEBPACK_IMPORTED_MODULE_0__.PJ).slice(0,
TARGET_LIMITS.files),TARGET_LIMITS));within=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(real=>{const entry=this.byPath.get(real);return entry?[entry]:
this.root.entries.filter(({path})=>(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_1__.UO)(real,path))});resolved=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.
Oo)(path=>{const done=[],steps=path.split("/");let links=0;for(let step=steps.shift();step!==void 0;step=steps.shift()){if(step===""||step===".")continue;if(step===
".."){if(done.pop()===void 0)return null;continue}const target=this.target([...done,step].join("/"));if(target===null)done.push(step);else{if(target===""||target.
startsWith("/")||++links>MOST_LINKS)return null;steps.unshift(...target.split("/"))}}const end=done.join("/");return this.byPath.has(end)||this.folders.has(end)?
end:null})}}),9223:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$V:()=>unmatchedIn,
D0:()=>slipsIn,XD:()=>readRoot,lX:()=>noMatch,qH:()=>entryProblem});var _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1886),
_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(83),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
3972),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9125),_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9057),_globs_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
1432),_links_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9554),_root_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(1911);function readRoot(root,patterns,{
limits=_root_js__WEBPACK_IMPORTED_MODULE_5__.Cl,isIncluded=()=>!0,prefix=""}={}){const{entries}=root,compiled=(0,_globs_js__WEBPACK_IMPORTED_MODULE_3__.tI)(patterns),
matches=path=>compiled.globs.matches(path)&&isIncluded(path),mayContain=folder=>compiled.globs.mayContain(folder)&&isIncluded(folder),unlisted=root.problems.filter(
({place})=>place===null||mayContain(place.file)),problems=[...compiled.problems,...unlisted],result=files=>({files:files.map(file=>(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.
ET)(file,prefix)),problems:(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.KE)(problems).map(problem=>(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.ET)(problem,prefix))});try{
const links=entries.some(_root_js__WEBPACK_IMPORTED_MODULE_5__.PJ)?new _links_js__WEBPACK_IMPORTED_MODULE_4__.q(root):null,wanted=new Map;for(const entry of entries){
const isNamed=matches(entry.path);if(!isNamed&&(_root_js__WEBPACK_IMPORTED_MODULE_5__.Ce.has(entry.mode)||!mayContain(entry.path)))continue;const problem=entryProblem(
entry);if(!(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.PJ)(entry)){problem===null?wanted.set(entry.path,entry):(isNamed||problem.code!=="not-a-file")&&problems.push(
problem);continue}const found=links?.below(entry.path,(why,{path,entry:{path:at,sha}})=>{why==="submodule"&&problems.push(submoduleProblem({path,sha}));const mayHide=matches(
path)||_globs_js__WEBPACK_IMPORTED_MODULE_3__.e0.test(path)||!/\.[A-Za-z0-9]{1,8}$/.test(path);why==="symlink"&&mayHide&&problems.push({...(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_6__.
Zw)(path,"symlink",LINKED),entry:`${path} ${links.target(at)}`})},path=>matches(path)||mayContain(path));for(const{path,entry:file}of found??[])_root_js__WEBPACK_IMPORTED_MODULE_5__.
Ce.has(file.mode)&&matches(path)&&!matches(file.path)&&wanted.set(path,{...file,path,real:file.path})}const folders=new Set(Array.from(wanted.keys(),_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__.
yS));for(const entry of entries){const{path,mode}=entry;_root_js__WEBPACK_IMPORTED_MODULE_5__.Ce.has(mode)&&(0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__.
Sv)(path)&&folders.has((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__.yS)(path))&&isIncluded(path)&&!compiled.globs.isExcluded(path)&&wanted.set(path,entry)}
const contents=root.read([...wanted.values()],limits),files=(0,_file_js__WEBPACK_IMPORTED_MODULE_2__.$)([...wanted.values()]).flatMap(({path,real})=>{const content=(0,_file_js__WEBPACK_IMPORTED_MODULE_2__.
b6)(contents.get(path)??Buffer.alloc(0),path);return typeof content=="string"?[{path,text:content,...real!==void 0&&{real}}]:(problems.push(content),[])});return result(
files)}catch(error){if(!(error instanceof _root_js__WEBPACK_IMPORTED_MODULE_5__.F_))throw error;return problems.push(error.problem),result([])}}const LINKED=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`This symbolic link leads out of the repository or to nothing. Replace it with the file, or exclude it with a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)("!")} glob.`;function submoduleProblem({path,sha}){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`This is a submodule: its files are not in this repository. Move the policies here, or exclude it with a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)("!")} glob.`;return{...(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_6__.Zw)(path,"submodule",message),entry:`${path} ${sha}`}}function entryProblem({path,
mode,sha}){return mode===_root_js__WEBPACK_IMPORTED_MODULE_5__.Fe?submoduleProblem({path,sha}):path.includes(_file_js__WEBPACK_IMPORTED_MODULE_2__.x0)?(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_6__.
Zw)(path,"path-not-utf-8",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`This file name is not UTF-8. Rename the file.`):_root_js__WEBPACK_IMPORTED_MODULE_5__.
Ce.has(mode)?null:(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.Y0)(path)}function unmatchedIn({entries,problems:broken},patterns,isSettled){const all=(0,_globs_js__WEBPACK_IMPORTED_MODULE_3__.
tI)(patterns).globs,isDone=isSettled??(path=>all.matches(path)||all.isExcluded(path)),found=new Map;for(const glob of entries.length===0&&broken.length>0?[]:patterns){
const{globs,problems}=(0,_globs_js__WEBPACK_IMPORTED_MODULE_3__.tI)([glob]),isNamed=({path,mode})=>globs.matches(path)||!mode.startsWith("100")&&globs.mayContain(
path);if(problems.length>0||entries.some(isNamed))continue;const folder=folderIn(glob),below=entries.filter(({path})=>(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__.
UO)(folder,path)),meant=/\.ya?ml$/.test(glob)?/\.ya?ml$/:_globs_js__WEBPACK_IMPORTED_MODULE_3__.e0,others=below.filter(({path})=>meant.test(path)&&!isDone(path)).
length;folder!==""&&below.length===0?found.set(glob,null):others>0&&found.set(glob,others)}return found}function slipsIn(patterns,head,base){const[is,was]=[unmatchedIn(
head,patterns),base&&unmatchedIn(base,patterns)],problem=([glob,others])=>{const folder=folderIn(glob);return noMatch(glob,folder===""?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
eu)("the repository"):(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.Dt)(folder),others)};return{head:[...is].filter(([glob,others])=>others!==null||was===null||was.get(
glob)===null).map(problem),base:[...was??[]].filter(([glob,others])=>others!==null&&is.has(glob)).map(problem)}}function folderIn(glob){return(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__.
oR)("",(0,_globs_js__WEBPACK_IMPORTED_MODULE_3__.zm)(glob).folder.replace(/^\/+/,""))??""}function noMatch(glob,folder,others){const why=others===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`${folder} does not exist`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${folder} has ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(others,"manife\
st")} that no glob matches`,message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`The glob ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__.
RK)(glob))} matches no file: ${why}. Correct or remove it.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_6__.Os)(null,"no-match",message)}})};
