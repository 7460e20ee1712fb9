export const id=951,ids=[951],modules={6974:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{KW:()=>destinationName,Oj:()=>deliveredBy,Sw:()=>syncsItself,Vb:()=>nameOf,gG:()=>Expansion,nE:()=>clusterEntry,ri:()=>IN_CLUSTER,sc:()=>sha256});var _manifest_annotations_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1400),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5288),_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(3549),_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
4585),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3972),_text_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
9125),_source_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(4766);const MOST_OBJECTS=2e3;function sha256(content){return(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.
fg)((0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.dj)(content))}const IN_CLUSTER="in-cluster",IN_CLUSTER_SERVER="https://kubernetes.default.svc";class Expansion{renderer;isTaken;objects=[];inputs=new Set;problems=[];carriers=new Map;first=new Map;own;isExplicit;counted=new Map;constructor(renderer,destination,isTaken){
this.renderer=renderer,this.isTaken=isTaken;const{cluster}=renderer;this.own=destination===null?namesOf(cluster):destination.map(destinationName),this.isExplicit=
(destination??cluster.destination)!==null}add({objects=[],inputs=[],coverage=[],problems=[]}){this.objects.push(...objects);for(const path of inputs)this.inputs.
add(path);for(const one of coverage)this.carriers.set(one.identity,one);this.problems.push(...problems)}isFirst({manifest,file},cluster=""){const{place,object}=manifest,
identity=nameOf(manifest),key=`${identity}/${cluster}`,first=this.first.get(key);if(first===void 0){if(this.first.size>=MOST_OBJECTS){const message2=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`More than ${MOST_OBJECTS} objects of Flux or Argo CD come from this source; nothing of it was rendered. Name fewer files or smaller folders.`;throw(0,_source_js__WEBPACK_IMPORTED_MODULE_5__.
vr)("too-many",message2,place)}return this.first.set(key,manifest),!0}if(file.deliveredBy?.includes(identity)===!0||(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.
TL)(first.object,object))return!1;const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.UU)("object",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.
Gg)(manifest))} is written twice, here and at ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.RK)(
first.place.file))}:${first.place.line}, with different content; a cluster holds one. Remove one, or name the files of one cluster at a time (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
aY)("clusters")} in the configuration, each with its ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.aY)("policies")}).`;return this.problems.push((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_2__.
Os)(place,"rendered-twice",message)),!1}async expand({file,manifest,madeBy},render){const draft={takes:[],given:null,route:null,sync:"automatic"},{place,object}=manifest;
let outcome,use=null;try{outcome=await render(draft)}catch(error){if(!(error instanceof _source_js__WEBPACK_IMPORTED_MODULE_5__.vH)||error.problem.code==="no-to\
ol")throw error;draft.takes=[...draft.takes,...error.inputs.filter(path=>this.renderer.tree.holds(path))],outcome=error.outcomeAt(place),use=error.use}if(outcome===
null)return;const{takes,given,route,sync}=draft;this.add({inputs:takes});const identity=nameOf(manifest),made=this.objects.filter(({deliveredBy:deliveredBy2})=>sync!==
"automatic"&&deliveredBy2?.at(-1)===identity),content=made.length>0?made.map(file2=>file2.text):[object,given,this.renderer.tree.digest(takes)];this.carriers.set(
identity,{identity,place,digest:use??sha256(content),route:(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.dj)(route),sync,takes,outcome,prunes:isPruning(
manifest),leaves:isLeaving(manifest,madeBy),isKept:madeBy===void 0&&(0,_manifest_annotations_js__WEBPACK_IMPORTED_MODULE_0__.mA)(manifest,file.deliveredBy?.at(-1))!==
null,...madeBy&&{madeBy:nameOf(madeBy)}})}elsewhere(names,root){const otherOf=one=>this.renderer.cluster.others.find(other2=>namesOf(other2).includes(destinationName(
one))),sure=names?.find(one=>this.isPlanned([one])||otherOf(one)!==void 0);if(names===null||sure!==void 0&&this.isPlanned([sure]))return null;const other=sure===
void 0?void 0:otherOf(sure),[to=""]=names,shown=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.UU)("cluster",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.
RK)(to));return other&&this.isTaken(other.policies,root)?{declared:"another cluster",why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`planned with ${shown}`}:
other===void 0&&!this.isExplicit?null:{declared:"no plan",why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`it applies to ${shown}, which has no plan here`,
to}}isPlanned(names){return names.some(one=>this.own.includes(destinationName(one)))}count(names,place){const[shown]=names??[];if(names===null||shown===void 0)return;
const key=this.isPlanned(names)?"":destinationName(shown);this.counted.has(key)||this.counted.set(key,{shown,place})}result(entry){const{objects,problems,counted}=this,
read={inputs:[...this.inputs],coverage:[...this.carriers.values()]},[,second]=counted.values();if(second===void 0)return{objects,problems,...read};const names=Array.
from(counted.values(),({shown})=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.UU)("cluster",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.RK)(shown))),unknown=[
...counted].flatMap(([key,{shown}])=>key===""?[]:shown),clusters=`clusters: ${JSON.stringify(unknown.map(one2=>clusterEntry((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.
RK)(one2))))}`,one=`- {${entry}, destination: ${JSON.stringify((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.RK)(unknown[0]??""))}}`,message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`Objects of this source apply to ${counted.size} clusters (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.H$)(names,5)}), and a plan covers one: none is planned. List the clusters in the configuration, each with its own snapshot: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
aY)(clusters)}; a listed cluster with another name here takes that as ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.aY)("destination")}. To plan one of them: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
aY)(one)} in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.aY)("policies")}.`;return{objects:[],problems:[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_2__.
Os)(second.place,"several-destinations",message)],...read}}}function deliveredBy(printed,{file:of,manifest,madeBy}){const{place}=manifest,origin=one=>({...one,place,
placeOf:()=>place}),file=printed.path.startsWith(_source_js__WEBPACK_IMPORTED_MODULE_5__.Bn)?{...printed,path:place.file,origin}:printed,set=madeBy===void 0?[]:
[nameOf(madeBy)],chain=[...of.deliveredBy??[],...set,nameOf(manifest)];return{...file,deliveredBy:chain,applied:appliedBy(manifest)}}function appliedBy(manifest){
const[force,options]=[(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__.UK)(manifest.object,"spec","force"),syncOptions(manifest)];return manifest.kind!=="App\
lication"?manifest.kind==="Kustomization"&&force!==!0?"server-side":"replaced":options.includes("Replace=true")?options.includes("Force=true")?"recreated":"repl\
aced":options.includes("ServerSideApply=true")?"server-side":"client-side"}function syncOptions({object}){return(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__.
Un)((0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__.UK)(object,"spec","syncPolicy"),"syncOptions")}function isPruning(manifest){const{kind,object}=manifest;
if(kind==="ApplicationSet")return/^(?:sync|create-delete)?$/.test((0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__.r7)(object,"spec","syncPolicy","applicatio\
nsSync")??"");if(kind==="Kustomization")return(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__.UK)(object,"spec","prune")===!0;if(kind!=="Application")return!0;
const prunes=(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__.UK)(object,"spec","syncPolicy","automated","prune")===!0;return(!syncsItself(manifest)||prunes)&&
!syncOptions(manifest).includes("Prune=false")}function isLeaving({kind,object},madeBy){if(kind==="ApplicationSet")return(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__.
UK)(object,"spec","syncPolicy","preserveResourcesOnDeletion")===!0;if(kind==="Application")return!(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__.Un)(object.
metadata,"finalizers").some(one=>typeof one=="string"&&one.startsWith("resources-finalizer.argocd.argoproj.io"))&&(madeBy===void 0||isLeaving(madeBy));if((0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__.
UK)(object,"spec","suspend")===!0)return!0;if(kind!=="Kustomization")return!1;const policy=(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__.r7)(object,"spec",
"deletionPolicy")??"MirrorPrune";return policy==="Orphan"||policy==="MirrorPrune"&&(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__.UK)(object,"spec","prune")!==
!0}function nameOf({kind,namespace,name}){return[kind,namespace,name].filter(one=>one!==null).join("/")}function syncsItself({object}){const automated=(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__.
UK)(object,"spec","syncPolicy","automated");return(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_7__.Gv)(automated)&&automated.enabled!==!1}function clusterEntry(written){
const host=/^https?:\/\/([^/:]+)/.exec(written)?.[1];return host===void 0?{name:written}:{name:host,destination:written}}function namesOf({name,destination}){return[
...name===null?[]:[name],...destination??[]].map(destinationName)}function destinationName(name){const short=(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.
hT)(name,"/");return short===IN_CLUSTER_SERVER?IN_CLUSTER:short}}),9951:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{filesTaken:()=>filesTaken,given:()=>given,kustomizationIn:()=>kustomizationIn,kustomizationOf:()=>kustomizationOf,
kustomize:()=>kustomize,putOver:()=>putOver,readKustomizations:()=>readKustomizations});var advice=__webpack_require__(7196),canonical=__webpack_require__(5288),
kustomization=__webpack_require__(1886),fields=__webpack_require__(3549),lookup=__webpack_require__(5022),manifest=__webpack_require__(4585),parse=__webpack_require__(
3080),manifest_path=__webpack_require__(83),manifest_problem=__webpack_require__(7085),visible=__webpack_require__(3972),text_text=__webpack_require__(9125),expansion=__webpack_require__(
6974),source=__webpack_require__(4766);const runsOf=(0,lookup.HK)(_renderer=>[]),MOST_TOGETHER=16;async function built(renderer,build){const{folder,inputs,flags}=build,
documents=isIndependent(build)?await builtTogether(renderer,build):[];if(documents.length>0)return{ok:!0,stdout:"",documents};const answer=await renderer.run("k\
ustomize",inputs,copies=>(copyInto(copies,"",build),[...flags,copies.absolute(folder)]));return{...answer,documents:answer.ok?originsIn(answer.stdout,folder):[]}}
function builtTogether(renderer,build){const{flags,inputs,namespace}=build,takes=inputs.map(path=>`${namespace??""} ${path}`),runs=runsOf(renderer),known=runs.find(
({builds,taken})=>builds.length<MOST_TOGETHER&&builds[0]?.build.flags.length===flags.length&&!takes.some(path=>taken.has(path))),run=known??{builds:[],taken:new Set};
for(const path of takes)run.taken.add(path);return known===void 0&&runs.push(run)===1&&setImmediate(()=>{for(const{builds}of runs.splice(0))runTogether(renderer,
builds)}),new Promise(give=>run.builds.push({build,give}))}async function runTogether(renderer,all){const prepare=copies=>{for(const[i,{build}]of all.entries())
copyInto(copies,`${i}/`,build);const resources=all.map(({build},i)=>(0,manifest_path.nx)(String(i),build.folder));return copies.write("kustomization.yaml",JSON.
stringify({resources,buildMetadata:["originAnnotations"]})),[...all[0]?.build.flags??[],copies.absolute("")]},answer=all.length<2?null:await renderer.run("kusto\
mize",[],prepare).catch(()=>null),documents=answer?.ok===!0?originsIn(answer.stdout,""):[],isWhole=documents.every(({origin})=>origin!==null),parts=(0,lookup.me)(
isWhole?documents:[],({origin})=>origin?.split("/",1)[0]);for(const[i,{give}]of all.entries()){const own=parts.get(String(i))??[];give(own.map(({origin,text})=>({
origin:origin?.slice(`${i}/`.length)??null,text})))}}function copyInto(copies,prefix,{inputs,replaced}){for(const path of inputs)copies.copy(path,prefix+path);for(const[
path,value]of replaced)copies.write(prefix+path,JSON.stringify(value))}const INDEPENDENT=new Set(["apiVersion","kind","metadata","resources","bases","components",
"images","patches","patchesStrategicMerge","patchesJson6902","namespace","replicas","labels","commonLabels","commonAnnotations","generatorOptions","buildMetadat\
a"]);function isIndependent({kustomizations,replaced}){return kustomizations.every(({file,value:ofTree})=>{const value=replaced.get(file)??ofTree,keepsName=one=>[
(0,fields.ZZ)(one,"options"),value.generatorOptions].some(options=>(0,fields.ZZ)(options,"disableNameSuffixHash")===!0);return(0,fields.Un)(value,"buildMetadata").
length<2&&Object.entries(value).every(([key,of])=>INDEPENDENT.has(key)||Array.isArray(of)&&(kustomization.DY.has(key)?of.every(keepsName):of.length===0))})}const ORIGIN=/^(metadata:\n(?: .*\n|\n)*?) {4}config\.kubernetes\.io\/origin: \|\n((?: {6}.*\n)+)/m;
function originsIn(printed,from){return(0,source.aV)(printed).map(document=>{const origin=ORIGIN.exec(document)?.[2]??"",written=/^ {6}(?:path|configuredIn): (.+)$/m.
exec(origin)?.[1],text=document.replace(ORIGIN,"$1").replace(/^ {2}annotations:\n(?! {4})/m,"");return{origin:written===void 0?null:(0,manifest_path.oR)(from,written),
text}})}var locations=__webpack_require__(4035);function kustomizationIn(tree,folder){return kustomization.H7.map(name=>(0,manifest_path.nx)(folder,name)).find(
path=>tree.isFile(path))??null}function kustomizationOf(tree,folder){const file=kustomizationIn(tree,folder),value=file===null?null:tree.value(file);return(0,manifest.
Gv)(value)?value:null}function putOver(own,over){const result={...own};for(const[key,value]of Object.entries(over)){const before=result[key];if(Array.isArray(value)&&
Array.isArray(before)){const names=new Set(value.map(one=>(0,fields.r7)(one,"name"))),kept=key==="images"?before.filter(one=>!names.has((0,fields.r7)(one,"name"))):
before;result[key]=[...kept,...value]}else result[key]=(0,manifest.Gv)(value)&&(0,manifest.Gv)(before)?{...before,...value}:value}return result}function given(fields2){
return Object.fromEntries(Object.entries(fields2).flatMap(([key,value=null])=>(0,kustomization.qv)(value)?[]:[[key,value]]))}function readKustomizations(tree,folder,instead=null){
const written=kustomizationIn(tree,folder),root=written??(instead&&(0,manifest_path.nx)(folder,kustomization.H7[0]));if(root===null)throw noKustomization(folder,
folder||null,[folder]);const reader=new Reader(tree);written!==null&&reader.inputs.add(written);const placeOf=()=>({file:root,line:1,column:1});reader.check(()=>{
instead===null?reader.folder(folder,root):reader.kustomization(folder,root,{value:instead,placeOf})});const kustomizations=[...reader.kustomizations.values()],inputs=[
...new Set([...reader.inputs,...kustomizations.flatMap(({others})=>others)])];if(reader.error!==null)throw new source.vH(reader.error.problem,inputs);return{root,
inputs,kustomizations}}function filesTaken(tree,folder){try{const{inputs,kustomizations}=readKustomizations(tree,folder),[root]=kustomizations;return root===void 0||
root.hasOmitted||root.value.kind==="Component"?null:(tree.load(inputs),inputs.map(path=>({path,text:tree.text(path)??""})))}catch(error){if(error instanceof source.
vH)return null;throw error}}const REMOTE=new Set(["resources","bases","configMapGenerator","secretGenerator"]),REPOSITORY=/^(?:[^?/]*:\/\/)?[^?/]*(?:\/[^?/]*){0,2}/,
OF_FIELDS=new Set(["AnnotationsTransformer","HashTransformer","ImageTagTransformer","LabelTransformer","NamespaceTransformer","PrefixTransformer","ReplicaCountT\
ransformer","SuffixTransformer"]),NAMES_FILE=/"\w*(?:path|file|env)[^"\\]*":/iu;class Reader{tree;inputs=new Set;kustomizations=new Map;error=null;constructor(tree){
this.tree=tree}check(read){try{read()}catch(error){if(!(error instanceof source.vH))throw error;this.error??=error}}folder(folder,file){const known=this.kustomizations.
get(file);if(known!==void 0)return known;for(const one of kustomization.H7.map(name=>(0,manifest_path.nx)(folder,name)))this.tree.isFile(one)&&this.inputs.add(one);
const{documents,problem}=this.tree.yaml(file),[document={value:null,placeOf:()=>({file,line:1,column:1})}]=documents;if(problem===null&&((0,manifest.Gv)(document.
value)||document.value===null))return this.kustomization(folder,file,document);const why=problem?.message??(0,text_text.Qq)`it is not a mapping in UTF-8.`,message=(0,text_text.
Qq)`${(0,text_text.UU)("file",(0,visible.RK)(file))} cannot be read, so its files are unknown: ${why}`;throw(0,source.vr)("kustomize-failed",message,problem?.place??
file)}kustomization(folder,file,document){const value=(0,manifest.Gv)(document.value)?document.value:{},one={file,folder,value,...{others:[],components:[],omitted:[]},
hasOmitted:!1};this.kustomizations.set(file,one);for(const key of(0,kustomization.Sw)(value)){one.omitted.push({at:[key],written:key,from:key,place:document.placeOf(
[key])});for(const path of["charts",...(0,kustomization.kI)(value)].flatMap(path2=>(0,manifest_path.oR)(folder,path2)??[]))this.tree.holds(path)&&one.others.push(
path)}for(const reference of(0,kustomization.ii)(value))this.check(()=>{this.reference(one,reference,document.placeOf(reference.at))});return one.hasOmitted||=one.
omitted.length>0,one}reference(one,reference,place){const{tree}=this,{written,at,use,key,isInline}=reference;if(isInline&&use==="plugin"&&this.plugin(one,reference,
null,place),isInline)return;const path=(0,source._Z)(one.folder,written,place,(0,text_text.Qq)`Put the file into the repository.`),isRemote=(0,kustomization.PW)(
written)||tree.isOfSubmodule(path);if(!isRemote&&kustomization.DY.has(key)&&!tree.holds(path)&&tree.below(path).length===0||isRemote&&REMOTE.has(key))one.omitted.
push({at,written,from:REPOSITORY.exec(written)?.[0]??"",place});else if(!isRemote&&tree.isFile(path))use==="objects"?this.inputs.add(path):one.others.push(path),
use==="plugin"&&this.plugin(one,reference,path,place);else if(!isRemote&&tree.isFolder(path)){const file=kustomizationIn(tree,path);if(file===null)throw noKustomization(
path,place);const inner=this.folder(path,file);if(one.hasOmitted||=inner.hasOmitted,key==="components"&&one.components.push(inner),use==="plugin")throw readsAnyFile(
place)}else{isRemote||tree.below(path);const message=(0,text_text.Qq)`"${(0,text_text.UU)("file",(0,visible.RK)(written))}" is not a file or folder of this repository, and remote parts of a kustomization are not fetched. Put a copy of it into the repository, or correct the path.`;
throw(0,source.vr)("remote-base",message,place)}}plugin(one,of,file,place){const{documents,problem}=file===null?(0,parse.b)(of.written,place.file):this.tree.yaml(
file),values=problem===null?documents.map(({value})=>value):[];if(values.length>0&&of.key==="generators"&&values.every(isProgram)){const kinds=JSON.stringify([one.
folder,values.map(value=>(0,fields.r7)(value,"kind"))]),from=`${kinds} ${one.omitted.filter(other=>other.from.startsWith(kinds)).length}`,folders=[one.folder,(0,manifest_path.
yS)(file??one.file)],takes=wordsIn(values).flatMap(word=>folders.flatMap(folder=>(0,manifest_path.oR)(folder,word)??[])).filter(path=>this.tree.isFile(path));one.
omitted.push({...of,from,place,takes}),one.others.push(...takes)}else if(values.length===0||!values.every(isHarmless))throw readsAnyFile(place)}}function wordsIn(value){
return typeof value!="object"?[String(value),...String(value).split(/[\s"'`=,:;|&<>{}[\]()]+/u)]:Object.entries(value??{}).flatMap(([key,inner])=>[key,...wordsIn(
inner)])}const isProgram=value=>/^[^/]+\//.test((0,fields.r7)(value,"apiVersion")??"");function isHarmless(value){const json=JSON.stringify(value);return OF_FIELDS.
has((0,fields.r7)(value,"kind")??"")||!json.includes("builtin")||!NAMES_FILE.test(json)}function readsAnyFile(place){const message=(0,text_text.Qq)`This generator or transformer may read any file, so the folder is not rendered. ${(0,advice.
MF)("kustomize build")}`;return(0,source.vr)("kustomize-plugin",message,place)}function noKustomization(folder,place,inputs=[]){const message=(0,text_text.Qq)`${(0,source.
ON)(folder,"The root of the repository")} holds no kustomization.yaml. Correct the folder.`;return(0,source.vr)("no-kustomization",message,place,inputs)}async function kustomize(renderer,folder,instead=null,readsAnywhere=!1){
const{tree}=renderer,read=readKustomizations(tree,folder,instead),{root,inputs,kustomizations}=read,flags=readsAnywhere?["--load-restrictor=LoadRestrictionsNone"]:
[],key=["kustomize",folder,JSON.stringify(instead),flags,tree.digest(inputs)];return renderer.cached(key,async()=>{const taking=kustomizations.filter(one=>one.hasOmitted),
partial=[...new Set([...taking,...taking.flatMap(({components})=>components)])],values=new Map(partial.map(one=>[one.file,withoutOmitted(tree,one)])),value=values.
get(root)??instead??(0,fields.Xg)(tree.value(root));values.set(root,{...value,buildMetadata:[...(0,fields.Un)(value,"buildMetadata"),"originAnnotations"]});const answer=await built(
renderer,{folder,inputs,kustomizations,replaced:values,namespace:(0,fields.r7)(value,"namespace"),flags}),omitted=partial.flatMap(one=>one.omitted);if(answer.ok){
const coverage=omittedCarriers(tree,root,partial);return{objects:objectsIn(tree,answer.documents,read,folder),inputs,coverage,problems:[]}}const reason=(0,visible.
RK)(answer.reason.replace(/^.*accumulating resources from (?=')/,""),600),fix=reason.includes("external plugins disabled")?(0,advice.MF)("kustomize build --enab\
le-alpha-plugins --enable-exec"):(0,text_text.Qq)`Correct it so that ${(0,text_text.aY)("kustomize build")} passes.`,message=(0,text_text.Qq)`kustomize cannot build ${(0,source.
ON)(folder,"the root")}: ${(0,text_text.aY)(reason)}. ${fix}`,place=brokenFile(tree,folder,answer.reason)??root;if(omitted[0]===void 0)throw(0,source.vr)("kusto\
mize-failed",message,place,inputs);const names=(0,visible.RK)(omitted.map(({written})=>written).join(", "),300),why=(0,text_text.Qq)`Remote and absent parts and programs of ${(0,text_text.
UU)("file",(0,visible.RK)(root))} are left out: ${(0,text_text.aY)(names)}. The rest does not build without them (${message})`,problem=(0,manifest_problem.Zw)(place,
"remote-base",(0,text_text.Qq)`${why}.`);throw new source.vH(problem,inputs,{declared:"not fetched",why})})}function brokenFile(tree,folder,reason){const[,within=folder]=/^.*recursed accumulation of path '([^']*)'/.
exec(reason)??[],[,written]=/^.*(?:accumulating|merging) resources from '([^']*)'/.exec(reason)??[],path=written===void 0||written.startsWith("../")?null:(0,manifest_path.
oR)(within,written);return path!==null&&tree.isFile(path)?path:null}function objectsIn(tree,documents,{root,kustomizations},folder){const command=`kustomize bui\
ld ${folder||"."}`,known=tree.isFile(root)?root:folder||".",patches=(0,lookup.qy)(()=>kustomizations.flatMap(({folder:folder2,value})=>(0,kustomization.ii)(value).
flatMap(({use,written})=>{const path=use==="patch"?(0,manifest_path.oR)(folder2,written):null;return path===null?[]:(0,parse.b)(tree.text(path)??"",path).documents}))),
changed=({kind,name,object},path)=>{const value=(0,fields.fK)(object,path),isSetBy=({value:patch2})=>(0,fields.r7)(patch2,"kind")===kind&&name.includes((0,fields.
r7)((0,fields.ZZ)(patch2,"metadata"),"name")??name)&&(0,canonical.am)((0,fields.fK)(patch2,path),value);return(value===void 0?void 0:patches().find(isSetBy))?.placeOf(
path)??{file:known,line:1,column:1}},locatorOf=(0,lookup.Oo)(file=>(0,locations.f)(file,tree.text(file)??"",changed));return documents.map(({origin,text})=>{const path=origin!==
null&&tree.isFile(origin)?origin:known,key=`${command} ${(0,locations.K)(text)}`;return{path,text,key,renderedBy:command,origin:locatorOf(path)}})}function omittedCarriers(tree,root,over){
const omitted=over.flatMap(one=>one.omitted),content=over.map(({value,others,omitted:omitted2})=>{const making=omitted2.some(({at})=>kustomization.DY.has(String(
at[0])))?[]:[...kustomization.DY,"generatorOptions"],apart=new Set(["components","buildMetadata",...making]);return[(0,kustomization.N0)(value).filter(key=>!apart.
has(key)).map(key=>[key,value[key]??null]),tree.digest(others)]}),digest=(0,expansion.sc)([omitted.map(({at,written})=>[at[0]??"",written]),content]);return[...(0,lookup.
me)(omitted,({from})=>from)].map(([route,parts])=>({identity:`parts of ${root}`,place:parts[0].place,digest,route,sync:"automatic",takes:parts.flatMap(({takes=[]})=>takes),
outcome:{declared:"not fetched",why:(0,text_text.Qq)`remote and absent parts are left out, programs not run`}}))}function withoutOmitted(tree,{folder,file,value,
omitted}){const{patches:_patches,patchesStrategicMerge:_merges,helmGlobals:_globals,...rest}=value,own=structuredClone(rest);for(const{at}of omitted.toReversed()){
const[key,of]=[at.at(-1)??"",(0,fields.fK)(own,at.slice(0,-1))];Array.isArray(of)?of.splice(Number(key),1):(0,manifest.Gv)(of)&&Reflect.deleteProperty(of,key)}const targeted=entry=>{
if((0,fields.ZZ)(entry,"target")!==void 0)return[entry];const inline=typeof entry=="string"?entry:(0,fields.r7)(entry,"patch")??"",named=typeof entry=="string"?
entry:(0,fields.r7)(entry,"path")??"",path=named===""||named.includes(`
`)?null:(0,manifest_path.oR)(folder,named),written=(path===null?null:tree.text(path))??inline,{path:_path,...rest2}=(0,manifest.Gv)(entry)?entry:{};return(0,parse.
b)(written,path??file).documents.map(({value:patch})=>{const[kind,metadata]=[(0,fields.r7)(patch,"kind"),(0,fields.ZZ)(patch,"metadata")],[name,namespace]=[(0,fields.
r7)(metadata,"name"),(0,fields.r7)(metadata,"namespace")];return kind===null||name===null?entry:{...rest2,target:given({kind,name,namespace}),patch:JSON.stringify(
patch)}})},patches=[...(0,fields.Un)(value,"patchesStrategicMerge"),...(0,fields.Un)(value,"patches")];return{...own,...given({patches:patches.flatMap(targeted)})}}}),
4035:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{K:()=>identityIn,f:()=>locator});
var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5288),_manifest_fields_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3549),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5022),_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3080);function identityIn(text){const metadata=/^metadata:\n((?: .*\n)*)/m.exec(text)?.[1]??
"",own=[/^apiVersion: (.*)$/m,/^kind: (.*)$/m].map(pattern=>pattern.exec(text)),named=[/^ {2}namespace: (.*)$/m,/^ {2}name: (.*)$/m].map(pattern=>pattern.exec(metadata));
return[...own,...named].map(match=>match?.[1]??"").join(" ")}function locator(file,text,changed=null){const documents=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.
qy)(()=>documentsOf(text)),byKind=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.qy)(()=>(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.me)(documents(),
({kind})=>kind)),parsed=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(one=>(0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__.Y)(one.text,file).manifests),
named=(all,name)=>all.find(one=>one.name===name)??all.find(one=>name.includes(one.name||" "));return manifest=>{const{kind,name,object}=manifest,ofKind=byKind().
get(kind)??documents(),own=named(ofKind,name)??ofKind[0]??NOTHING,isTemplate=own.text.includes("{{"),first=own.text.split(`
`).findIndex(line=>isTemplate?line.trim()===`kind: ${kind}`:!/^\s*(?:#.*)?$|^---\s*(?:#.*)?$/.test(line)),start={file,line:own.before+Math.max(first,0)+1,column:1},
written=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.qy)(()=>{const same=parsed(own).filter(one=>one.kind===kind);return same.length===1?same[0]:named(same,
name)});return{...manifest,place:start,placeOf:path=>{const from=written();if(from===void 0)return start;if(!(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__.
am)((0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_3__.fK)(from.object,path),(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_3__.fK)(object,path)))return changed?.(
manifest,path)??start;const place=from.placeOf(path);return{...place,line:place.line+own.before}}}}}const NOTHING={text:"",before:0,kind:"",name:""};function documentsOf(text){
let before=0;return text.split(/^(?=---)/m).map(part=>{const kind=/\bkind["']?:\s*["']?(\w+)/.exec(part)?.[1]??"",[,name=""]=/^ {2}name:\s*["']?([\w.-]+)/m.exec(
part)??/\bname["']?:\s*["']?([\w.-]+)/.exec(part)??[],document={text:part,before,kind,name};return before+=part.split(`
`).length-1,document})}})};
