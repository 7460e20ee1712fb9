export const id=223,ids=[223],modules={9057:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{$:()=>inPathOrder,$$:()=>bytesOf,FK:()=>isInside,Gm:()=>isOfGit,Jw:()=>isShellPipe,XO:()=>STANDARD_INPUT,Yw:()=>isBelow,_6:()=>decodeUtf8,b6:()=>textOf,bv:()=>readStream,
lQ:()=>isFolder,x0:()=>REPLACED});var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573),node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3024),node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6760),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(5022),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
7085),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(2938),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9125),_root_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
1911);const FLAGS=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW|node_fs__WEBPACK_IMPORTED_MODULE_1__.
constants.O_NONBLOCK;function bytesOf(path,shown,limits){return opened(path,shown,FLAGS,descriptor=>{const stats=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(
descriptor);if(!stats.isFile())return(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.Y0)(shown);const bytes=stats.size>limits.bytesPerFile?null:(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.
readFileSync)(descriptor);return bytes===null||bytes.length>limits.bytesPerFile?(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.bi)(shown,limits):bytes})}function opened(path,shown,flags,read){
let descriptor=null;try{return descriptor=path===STANDARD_INPUT?0:(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path,flags),read(descriptor)}catch(error){return(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.
$Z)(shown,error)}finally{descriptor&&(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor)}}function textOf(bytes,shown){if(!Buffer.isBuffer(bytes))return bytes;
const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`This file is not UTF-8 text. Convert it to UTF-8.`;return decodeUtf8(bytes)??(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.
Zw)(shown,"not-utf-8",message)}const STANDARD_INPUT="-",OPEN_ALREADY=/^\/(?:dev\/(?:fd\/\d+|stdin)|proc\/[^/]+\/fd\/\d+)$/;function isShellPipe(path){return OPEN_ALREADY.
test(path)&&(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path,{throwIfNoEntry:!1})?.isFIFO()===!0}const CHUNK_BYTES=64*1024,PAUSE_MS=10;function readStream(path,shown,limits){
const bytes=opened(path,shown,node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY,descriptor=>{const chunks=[];for(let total=0;total<=limits.bytesPerFile;){
const chunk=Buffer.alloc(CHUNK_BYTES),read=readSome(descriptor,chunk);if(read===0)return Buffer.concat(chunks);chunks.push(chunk.subarray(0,read)),total+=read}return(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.
bi)(shown,limits)}),content=textOf(bytes,shown);if(typeof content!="string"||content.trim()!=="")return content;const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`This input is empty. Run the command that writes to it alone; for no policies, write an empty List.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.
Zw)(shown,"empty-input",message)}function readSome(descriptor,chunk){for(;;)try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor,chunk)}catch(error){
const reason=(0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_4__.$)(error);if(reason==="EOF")return 0;if(reason!=="EAGAIN")throw error;Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,PAUSE_MS)}}function isFolder(path){return(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path,{throwIfNoEntry:!1})?.isDirectory()===
!0}function isBelow(path){return!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path)&&path!==".."&&!path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.
sep}`)}function isOfGit(path){return path.toLowerCase().split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).includes(".git")}function isInside(folder,path){return isBelow(
(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder,path))}const UTF_8=new TextDecoder("utf-8");function decodeUtf8(bytes){return(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.
isUtf8)(bytes)?UTF_8.decode(bytes):null}const REPLACED="\uFFFD";function inPathOrder(items){return items.toSorted((a,b)=>(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.
nG)(a.path,b.path))}}),1432:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{$h:()=>matchesPath,
NN:()=>crosses,PH:()=>expandBraces,Pt:()=>isPattern,e0:()=>MANIFEST,tI:()=>compileGlobs,xc:()=>leftOutBy,zm:()=>splitPattern});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
5022),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3972),_text_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
9125);const MAX_PATTERNS=100,MAX_LENGTH=1e3,MAX_EXPANDED=200,MANIFEST=/\.(?:ya?ml|json)$/;function compileGlobs(patterns){const problems=[],included=[],excluded=[],
[first]=patterns;if(first!==void 0&&patterns.every(pattern=>pattern.startsWith("!"))&&problems.push(badGlob(first,"it only excludes files, and no other glob inc\
ludes any")),patterns.length>MAX_PATTERNS){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`More than ${MAX_PATTERNS} policy globs. Join some of them with ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
aY)("{a,b}")}.`;problems.push((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__.Os)(null,"bad-glob",message))}for(const pattern of patterns.slice(0,MAX_PATTERNS)){
const isExclusion=pattern.startsWith("!"),compiled2=compilePattern(isExclusion?pattern.slice(1):pattern,isExclusion);typeof compiled2=="string"?problems.push(badGlob(
pattern,compiled2)):(isExclusion?excluded:included).push(...compiled2)}const isOut=names=>excluded.some(steps=>matchesSteps(steps,names)),isIn=(path,accepts)=>{
const names=path.split("/");return included.some(steps=>accepts(steps,names))&&!isOut(names)};return{globs:{matches:path=>isIn(path,matchesSteps),mayContain:folder=>isIn(
folder,leadsThrough),isExcluded:path=>isOut(path.split("/"))},problems}}function isPattern(text){return/[*?[{]/.test(text)}function splitPattern(pattern){const segments=pattern.
split("/"),first=segments.findIndex(isPattern),end=first<0?segments.length:first,folder=segments.slice(0,end).join("/");return{folder:folder===""&&pattern.startsWith(
"/")?"/":folder,rest:segments.slice(end).join("/")}}function badGlob(pattern,why){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`The policy glob ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_1__.RK)(pattern))} is invalid: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.eu)(why)}. Correct it.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__.
Os)(null,"bad-glob",message)}function compilePattern(pattern,isExclusion){if(pattern==="")return"it is empty";if(pattern.length>MAX_LENGTH)return`it is longer t\
han ${MAX_LENGTH} characters`;if(/[!?*+@]\(/.test(pattern))return"groups such as +(a|b) are not supported; use {a,b}";const expanded=expandBraces(pattern);if(expanded===
null)return`its braces are a range, or expand to more than ${MAX_EXPANDED} patterns`;const compiled2=[];for(const path of expanded){const names=path.split("/").
filter(name=>name!==""&&name!==".");if(names.includes(".."))return'it leaves the folder with ".."';const steps=compileSteps(names);if(steps===null)return"a char\
acter class in it is not of the form [abc], [a-z] or [!a-z]";const last=names.at(-1),below=[...steps,"**",MANIFEST];isExclusion?compiled2.push([...steps,"**"]):
last==="*"?compiled2.push([...steps.slice(0,-1),MANIFEST]):last===void 0||last==="**"||path.endsWith("/")?compiled2.push(below):compiled2.push([...steps],...isPattern(
path)?[]:[below])}return compiled2}const RANGE=/^-?[0-9A-Za-z]+\.\.-?[0-9A-Za-z]+(?:\.\.-?[0-9]+)?$/,GROUP=/^((?:\\[^]|[^\\])*?)\{((?:\\[^]|[^\\{}])*)\}([^]*)$/;
function expandBraces(pattern){const done=[],open=[pattern];for(let next=open.pop();next!==void 0;next=open.pop()){const[,before="",inner,after=""]=GROUP.exec(next)??
[];if(inner===void 0)done.push(next);else{if(RANGE.test(inner))return null;{const choices=inner.includes(",")?inner.split(","):[`\\{${inner}\\}`];open.push(...choices.
map(choice=>before+choice+after))}}if(done.length+open.length>MAX_EXPANDED)return null}return done}function compileSteps(segments){const steps=segments.map(segment=>segment===
"**"?segment:compileStep(segment));return steps.every(step=>step!==null)?steps:null}const TOKEN=/\\([^])|(\*+)|(\?)|\[([!^]?)(\]?[^\]]*)\]|([^])/gu;function compileStep(segment){
const parts=[""];for(const[,escaped,star,any,negation,members,plain]of segment.matchAll(TOKEN)){if(star!==void 0){parts.push("");continue}if(plain==="["||members===
""||/[[\\]/.test(members??""))return null;const source=any!==void 0?"[^]":members===void 0?(escaped??plain??"").replace(/[\\^$.*+?()[\]{}|/]/,"\\$&"):`[${negation===
""?"":"^"}${members.replace(/[\]^]/g,"\\$&")}]`;parts.push((parts.pop()??"")+source)}const[start="",...others]=parts,last=others.pop(),between=others.map((part,at)=>`\
(?=([^]*?${part}))\\${at+1}`).join("");try{return new RegExp(last===void 0?`^${start}$`:`^${start}${between}[^]*${last}$`,"u")}catch{return null}}function matchesSteps(steps,names){
let[at,open,taken]=[0,-1,0];for(let next=0;next<names.length;){const step=steps[at];if(step==="**")open=at,taken=next,at+=1;else if(step?.test(names[next]??"")===
!0)at+=1,next+=1;else if(open>=0)at=open+1,taken+=1,next=taken;else return!1}return steps.slice(at).every(step=>step==="**")}function leadsThrough(steps,names){
for(const[at,name]of names.entries()){const step=steps[at];if(step==="**")return!0;if(step===void 0||at===steps.length-1||!step.test(name))return!1}return!0}const compiled=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__.
Oo)(compileStep);function crosses(pattern,path){return compiled(pattern)?.test(path)===!0}function matchesPath(pattern,path){const[patterns,steps]=[pattern.replace(
/\/$/,"").split("/"),path.split("/")];return patterns.length===steps.length&&steps.every((step,at)=>crosses(patterns[at]??"",step))}const ALWAYS=`.git/
.gitignore
.gitmodules
.gitattributes`,BY_DEFAULT=`*.jpg
*.jpeg
*.gif
*.png
*.wmv
*.flv
*.tar.gz
*.zip
.github/
.circleci/
.travis.yml
.gitlab-ci.yml
appveyor.yml
.drone.yml
cloudbuild.yaml
codeship-services.yml
codeship-steps.yml
**/.goreleaser.yml
**/.sops.yaml
**/.flux.yaml`;function leftOutBy(files,ignore){const written=[...files.toSorted((a,b)=>a.folder<b.folder?-1:1),{folder:"",text:ignore??""}].flatMap(rulesIn),others=written.
length>0?written:rulesIn({folder:"",text:BY_DEFAULT}),rules=[...rulesIn({folder:"",text:ALWAYS}),...others];return path=>rules.findLast(rule=>rule.matches(path))?.
isIncluded===!1}function rulesIn({folder,text}){const prefix=folder===""?"":`${folder}/`;return text.split(/\r?\n/).filter(line=>!line.startsWith("#")&&line.trim()!==
"").map(line=>{const isIncluded=line.startsWith("!"),pattern=(isIncluded?line.slice(1):line).replace(/(?<![\\ ]) +$|(?<=\\ ) +$/,""),names=pattern.split("/").filter(
name=>name!==""),isAnywhere=!pattern.slice(0,-1).includes("/"),inside=pattern.endsWith("/")?["**","?*"]:["**"],steps=compileSteps([...isAnywhere?["**"]:[],...names,
...inside]);return{isIncluded,matches:path=>steps!==null&&path.startsWith(prefix)&&matchesSteps(steps,path.slice(prefix.length).split("/"))}})}}),9223:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{$V:()=>unmatchedIn,D0:()=>slipsIn,XD:()=>readRoot,lX:()=>noMatch,qF:()=>Links,qH:()=>entryProblem});var _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1886),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(5022),_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(83),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3972),_text_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9125),_file_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
9057),_globs_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(1432),_root_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(1911);function readRoot(root,patterns,{
limits=_root_js__WEBPACK_IMPORTED_MODULE_6__.Cl,isIncluded=()=>!0,prefix=""}={}){const{entries}=root,compiled=(0,_globs_js__WEBPACK_IMPORTED_MODULE_5__.tI)(patterns),
matches=path=>compiled.globs.matches(path)&&isIncluded(path),mayContain=folder=>compiled.globs.mayContain(folder)&&isIncluded(folder),unlisted=root.problems.filter(
({place})=>place===null||mayContain(place.file)),problems=[...compiled.problems,...unlisted],result=files=>({files:files.map(file=>(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.
ET)(file,prefix)),problems:(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.KE)(problems).map(problem=>(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.ET)(problem,prefix))});try{
const links=entries.some(_root_js__WEBPACK_IMPORTED_MODULE_6__.PJ)?new Links(root):null,wanted=new Map;for(const entry of entries){const isNamed=matches(entry.path);
if(!isNamed&&(_root_js__WEBPACK_IMPORTED_MODULE_6__.Ce.has(entry.mode)||!mayContain(entry.path)))continue;const problem=entryProblem(entry);if(!(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.
PJ)(entry)){problem===null?wanted.set(entry.path,entry):(isNamed||problem.code!=="not-a-file")&&problems.push(problem);continue}const found=links?.below(entry.path,
(why,{path,entry:{path:at,sha}})=>{why==="submodule"&&problems.push(submoduleProblem({path,sha}));const mayHide=matches(path)||_globs_js__WEBPACK_IMPORTED_MODULE_5__.
e0.test(path)||!/\.[A-Za-z0-9]{1,8}$/.test(path);why==="symlink"&&mayHide&&problems.push({...(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Zw)(path,"syml\
ink",LINKED),entry:`${path} ${links.target(at)}`})},path=>matches(path)||mayContain(path));for(const{path,entry:file}of found??[])_root_js__WEBPACK_IMPORTED_MODULE_6__.
Ce.has(file.mode)&&matches(path)&&!matches(file.path)&&wanted.set(path,{...file,path,real:file.path})}const folders=new Set(Array.from(wanted.keys(),_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__.
yS));for(const entry of entries){const{path,mode}=entry;_root_js__WEBPACK_IMPORTED_MODULE_6__.Ce.has(mode)&&(0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__.
Sv)(path)&&folders.has((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__.yS)(path))&&isIncluded(path)&&!compiled.globs.isExcluded(path)&&wanted.set(path,entry)}
const contents=root.read([...wanted.values()],limits),files=(0,_file_js__WEBPACK_IMPORTED_MODULE_4__.$)([...wanted.values()]).flatMap(({path,real})=>{const content=(0,_file_js__WEBPACK_IMPORTED_MODULE_4__.
b6)(contents.get(path)??Buffer.alloc(0),path);return typeof content=="string"?[{path,text:content,...real!==void 0&&{real}}]:(problems.push(content),[])});return result(
files)}catch(error){if(!(error instanceof _root_js__WEBPACK_IMPORTED_MODULE_6__.F_))throw error;return problems.push(error.problem),result([])}}const LINKED=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`This symbolic link leads out of the repository or to nothing. Replace it with the file, or exclude it with a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
aY)("!")} glob.`;function submoduleProblem({path,sha}){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`This is a submodule: its files are not in this repository. Move the policies here, or exclude it with a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
aY)("!")} glob.`;return{...(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Zw)(path,"submodule",message),entry:`${path} ${sha}`}}function entryProblem({path,
mode,sha}){return mode===_root_js__WEBPACK_IMPORTED_MODULE_6__.Fe?submoduleProblem({path,sha}):path.includes(_file_js__WEBPACK_IMPORTED_MODULE_4__.x0)?(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.
Zw)(path,"path-not-utf-8",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`This file name is not UTF-8. Rename the file.`):_root_js__WEBPACK_IMPORTED_MODULE_6__.
Ce.has(mode)?null:(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.Y0)(path)}function unmatchedIn({entries,problems:broken},patterns,isSettled){const all=(0,_globs_js__WEBPACK_IMPORTED_MODULE_5__.
tI)(patterns).globs,isDone=isSettled??(path=>all.matches(path)||all.isExcluded(path)),found=new Map;for(const glob of entries.length===0&&broken.length>0?[]:patterns){
const{globs,problems}=(0,_globs_js__WEBPACK_IMPORTED_MODULE_5__.tI)([glob]),isNamed=({path,mode})=>globs.matches(path)||!mode.startsWith("100")&&globs.mayContain(
path);if(problems.length>0||entries.some(isNamed))continue;const folder=folderIn(glob),below=entries.filter(({path})=>(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__.
UO)(folder,path)),meant=/\.ya?ml$/.test(glob)?/\.ya?ml$/:_globs_js__WEBPACK_IMPORTED_MODULE_5__.e0,others=below.filter(({path})=>meant.test(path)&&!isDone(path)).
length;folder!==""&&below.length===0?found.set(glob,null):others>0&&found.set(glob,others)}return found}function slipsIn(patterns,head,base){const[is,was]=[unmatchedIn(
head,patterns),base&&unmatchedIn(base,patterns)],problem=([glob,others])=>{const folder=folderIn(glob);return noMatch(glob,folder===""?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
eu)("the repository"):(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.Dt)(folder),others)};return{head:[...is].filter(([glob,others])=>others!==null||was===null||was.get(
glob)===null).map(problem),base:[...was??[]].filter(([glob,others])=>others!==null&&is.has(glob)).map(problem)}}function folderIn(glob){return(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__.
oR)("",(0,_globs_js__WEBPACK_IMPORTED_MODULE_5__.zm)(glob).folder.replace(/^\/+/,""))??""}function noMatch(glob,folder,others){const why=others===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`${folder} does not exist`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${folder} has ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.U9)(others,"manife\
st")} that no glob matches`,message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`The glob ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.
RK)(glob))} matches no file: ${why}. Correct or remove it.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Os)(null,"no-match",message)}const MOST_LINKS=40,
MOST_LINKED=1e6,TARGET_LIMITS={files:1e4,bytesPerFile:4096,bytes:1/0};class Links{root;byPath;folders=new Set([""]);looked=0;constructor(root){this.root=root,this.
byPath=new Map(root.entries.map(entry=>[entry.path,entry]));for(const{path}of root.entries)for(let at=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__.yS)(path);!this.
folders.has(at);at=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__.yS)(at))this.folders.add(at)}file(path){const entry=this.byPath.get(this.resolved(path)??path);
return entry===void 0||(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.PJ)(entry)||entry.mode===_root_js__WEBPACK_IMPORTED_MODULE_6__.Fe?null:entry}isFolder(path){return this.
folders.has(this.resolved(path)??path)}below(path,refuse,isEntered=()=>!0){const walk=(shown,link,through)=>{const real=this.resolved(shown);if(real===null||through.
includes(real))return link!==void 0&&refuse(real===null?"symlink":"circle",{path:shown,entry:link}),[];const entries=this.within(real);return through.length>0&&
(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.J5)(this.looked+=entries.length,0,{..._root_js__WEBPACK_IMPORTED_MODULE_6__.Cl,files:MOST_LINKED}),entries.flatMap(entry=>{
const rest=real===""?entry.path:entry.path.slice(real.length+1),found={path:rest===""?shown:(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__.nx)(shown,rest),entry};
return entry.mode===_root_js__WEBPACK_IMPORTED_MODULE_6__.Fe?(refuse("submodule",found),[]):(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.PJ)(entry)?isEntered(found.
path)?walk(found.path,entry,[...through,real]):[]:[found]})};return walk(path,this.byPath.get(path),[])}target(path){const entry=this.byPath.get(path);if(entry===
void 0||!(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.PJ)(entry))return null;const target=this.targets().get(path);return Buffer.isBuffer(target)?target.toString():
""}targets=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.qy)(()=>this.root.read(this.root.entries.filter(_root_js__WEBPACK_IMPORTED_MODULE_6__.PJ).slice(0,
TARGET_LIMITS.files),TARGET_LIMITS));within=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.Oo)(real=>{const entry=this.byPath.get(real);return entry?[entry]:
this.root.entries.filter(({path})=>(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__.UO)(real,path))});resolved=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.
Oo)(path=>{const done=[],steps=path.split("/");let links=0;for(let step=steps.shift();step!==void 0;step=steps.shift()){if(step===""||step===".")continue;if(step===
".."){if(done.pop()===void 0)return null;continue}const target=this.target([...done,step].join("/"));if(target===null)done.push(step);else{if(target===""||target.
startsWith("/")||++links>MOST_LINKS)return null;steps.unshift(...target.split("/"))}}const end=done.join("/");return this.byPath.has(end)||this.folders.has(end)?
end:null})}}),1911:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{$Z:()=>unreadableProblem,
BG:()=>LINK_MODE,Ce:()=>FILE_MODES,Cl:()=>READ_LIMITS,Dt:()=>pathName,ET:()=>atPrefix,F_:()=>ReadError,Fe:()=>SUBMODULE_MODE,J5:()=>checkLimits,KE:()=>listed,OD:()=>throughLink,
PJ:()=>isLink,Y0:()=>notAFileProblem,YP:()=>brokenRoot,bi:()=>sizeProblem});var _manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7228),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3972),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2938),_text_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
9125);const FILE_MODES=new Set(["100644","100755"]),LINK_MODE="120000",SUBMODULE_MODE="160000";function isLink({mode}){return mode===LINK_MODE}class ReadError extends _manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.
ProblemError{}function brokenRoot(problem){return{entries:[],problems:[problem],idOf:({sha})=>sha,read:()=>new Map}}const READ_LIMITS={files:5e4,bytesPerFile:_manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__.
b.bytesPerFile,bytes:_manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.bytesPerFile};function checkLimits(files,bytes,limits){if(files>limits.files){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`More than ${limits.files} files are needed; none was read. Narrow the policy paths.`;throw new ReadError((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.
Os)(null,"too-many-files",message))}if(bytes>limits.bytes){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`The files that are needed have more than ${limits.
bytes} bytes; none was read. Narrow the policy paths.`;throw new ReadError((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Os)(null,"too-large",message))}}
function pathName(path){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)(path)||".")}function throughLink(path){
const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`This path leads through a symbolic link, which is not followed. Give the path that it leads to.`;
return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Zw)(path,"symlink",message)}function notAFileProblem(path){return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.
Zw)(path,"not-a-file",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`This is not a regular file. Replace it with one.`)}function sizeProblem(path,limits){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`This file has more than ${limits.bytesPerFile} bytes. Split it into several files.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Zw)(path,"too\
-large",message)}function unreadableProblem(path,error){return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Zw)(path,"unreadable",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`This cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.eu)((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_3__.A)(error))}`)}const LISTED=200;
function listed(problems){if(problems.length<=LISTED)return problems;const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`${problems.length-LISTED} more problems with files are not listed. Fix those above first.`;
return[...problems.slice(0,LISTED),(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Os)(null,"more-problems",message)]}function atPrefix(one,prefix){if(prefix===
"")return one;const under=place=>({...place,file:prefix+place.file});if("severity"in one)return one.place===null?one:{...one,place:under(one.place)};const{path,
key=path,origin}=one;if(origin===void 0)return{...one,key,path:prefix+path};const moved=manifest=>{const found=origin(manifest);return{...found,place:under(found.
place),placeOf:field=>under(found.placeOf(field))}};return{...one,key,path:prefix+path,origin:moved}}})};
