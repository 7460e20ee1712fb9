export const id=184,ids=[184],modules={7022:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{t:()=>atEnd});const SIGNALS=["SIGINT","SIGTERM","SIGHUP"];function atEnd(clean){const undo=()=>{for(const signal of SIGNALS)process.off(signal,onSignal);process.
off("exit",clean)},onSignal=signal=>{undo(),clean(),process.kill(process.pid,signal)};for(const signal of SIGNALS)process.on(signal,onSignal);return process.on(
"exit",clean),undo}}),3731:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{KE:()=>ARGO,
ZF:()=>argocd,sU:()=>patchesApplications});var kustomization=__webpack_require__(1886),fields=__webpack_require__(3549),manifest=__webpack_require__(4585),parse=__webpack_require__(
3080),manifest_path=__webpack_require__(83),source_file=__webpack_require__(7364),read_globs=__webpack_require__(1432),manifest_selector=__webpack_require__(9485),
sources_source=__webpack_require__(4766);const MAX_SETS=2e3;async function applicationsOf(set,renderer,inputs){const spec=(0,fields.ZZ)(set.object,"spec"),context={
renderer,isGo:(0,fields.ZZ)(spec,"goTemplate")===!0,inputs},template=(0,fields.ZZ)(spec,"template");if(template===void 0)throw(0,sources_source.fK)`it has no template`;
const sets=[];for(const generator of(0,fields.Un)(spec,"generators"))sets.push(...await parametersOf(generator,context));const patch=(0,fields.r7)(spec,"templat\
ePatch");if(patch!==null&&!context.isGo)throw(0,sources_source.fK)`it has a templatePatch without goTemplate`;const destination=(0,fields.UK)(template,"spec","d\
estination"),to=(0,fields.r7)(destination,"name")||(0,fields.r7)(destination,"server"),isOpen=!to||to.includes("{{"),{cluster}=renderer,known=[cluster,...cluster.
others].flatMap(({name})=>name??[]);return(await filled(renderer,[template,patch],sets,context.isGo)).map((result,at)=>{const values=new Set(flattened(sets[at]??
{}).values()),named=isOpen?known.filter(one=>values.has(one)):[];return{application:applicationOf(set,result),clusters:named.length===1?named:[]}})}const LEFT_OPEN=/\{\{\s*[A-Za-z][\w-]*(?:[.[][\w./\][-]+)?\s*\}\}/;
function applicationOf(set,result){const[template,patch]=Array.isArray(result)?result:[],over=typeof patch=="string"?(0,parse.bS)(patch,set.place.file).documents[0]?.
value??null:null,made=(0,manifest.Gv)(over)&&template!==void 0?mergePatched(template,over):template,name=(0,fields.r7)(made,"metadata","name"),spec=(0,fields.D7)(
made,"spec")??{},destination={...(0,fields.D7)(spec,"destination"),server:"",name:""};if(!(0,manifest.Gv)(made)||name===null||LEFT_OPEN.test(JSON.stringify({...spec,
destination})))throw unknownTemplate();return{...set,kind:"Application",name,object:{...made,kind:"Application"}}}function mergePatched(target,patch){if(!(0,manifest.
Gv)(patch))return patch;const own=Object.entries((0,manifest.Gv)(target)?target:{}).filter(([key])=>patch[key]!==null),over=Object.entries(patch).flatMap(([key,
value])=>value===null?[]:[[key,mergePatched((0,fields.ZZ)(target,key)??null,value)]]);return Object.fromEntries([...own,...over])}const GENERATORS={list:written=>(0,fields.
Un)(written,"elements").filter(manifest.Gv),git,clusters,matrix},UNKNOWN=["template","elementsYaml","flatList"];async function parametersOf(generator,context){const{
selector,...rest}=(0,manifest.Gv)(generator)?generator:{},[kind="without a kind",...others]=Object.keys(rest);if(!Object.hasOwn(GENERATORS,kind)||others.length>
0)throw(0,sources_source.fK)`its generator ${[kind,...others].join(", ")} asks what is not in the repository`;const written=(0,fields.ZZ)(rest,kind)??null,unknown=UNKNOWN.
find(key=>((0,fields.ZZ)(written,key)??!1)!==!1);if(unknown!==void 0)throw(0,sources_source.fK)`its generator ${kind} has ${unknown}, which is not understood here`;
const sets=await GENERATORS[kind](written,context),values=(0,fields.D7)(written,"values"),own=values&&await filled(context.renderer,values,sets,context.isGo),all=own===
null?sets:sets.map((one,at)=>({...one,values:own[at]??null}));return selector===void 0?all:all.filter(one=>isSelected(selector,Object.fromEntries(flattened(one))))}
function isSelected(selector,labels){const compiled=(0,manifest_selector.xN)(selector);if("error"in compiled)throw(0,sources_source.fK)`the selector of its generator is invalid: ${compiled.
error}`;return(0,manifest_selector.ko)(compiled.selector,labels)}function clusters(written,{renderer:{cluster}}){const labels=cluster.labels&&{"argocd.argoproj.\
io/secret-type":"cluster",...cluster.labels},selector=(0,fields.D7)(written,"selector")??{};if(Object.keys(selector).length>0){if(labels===null)throw(0,sources_source.
fK)`its generator picks clusters by labels; list this cluster in ${"clusters"} of the configuration, with its ${"labels"}`;if(!isSelected(selector,labels))return[]}
const named=isAddress=>cluster.destination?.find(one=>one.includes("://")===isAddress),name=named(!1)??cluster.name;return[{name:name??"{{name}}",nameNormalized:name===
null?"{{nameNormalized}}":normalized(name),server:named(!0)??"{{server}}",...labels===null?{}:{metadata:{labels}}}]}function normalized(text){return text.toLowerCase().
replaceAll(/[^a-z0-9.-]/g,"-").slice(0,253).replaceAll(/^[-.]+|[-.]+$/g,"")}async function matrix(written,context){const generators=(0,fields.Un)(written,"gener\
ators");if(generators.length!==2)throw(0,sources_source.fK)`Argo CD takes two generators in a matrix, and it has ${generators.length}`;let sets=[{}];for(const generator of generators){
const own=await filled(context.renderer,generator,sets,context.isGo),next=[];for(const[at,before]of sets.entries())for(const one of await parametersOf(own[at]??
null,context)){const flat=flattened(before),clash=[...flattened(one)].find(([key,value])=>(flat.get(key)??value)!==value);if(clash!==void 0)throw(0,sources_source.
fK)`its matrix gives ${clash[0]} two values`;if(next.push(mergePatched(one,before))>MAX_SETS)throw(0,sources_source.fK)`its matrix has more than ${MAX_SETS} elements`}
sets=next}return sets}function git(written,{renderer:{tree,repository},isGo,inputs}){if(!(0,sources_source.Z6)((0,fields.r7)(written,"repoURL")??"",repository))
throw(0,sources_source.fK)`its git generator reads another repository`;if((0,sources_source.T4)((0,fields.r7)(written,"revision")??"HEAD"))throw(0,sources_source.
fK)`its git generator reads a pinned version`;const prefix=(0,fields.r7)(written,"pathParamPrefix")??"",directories=(0,fields.Un)(written,"directories"),isOfFolders=directories.
length>0,patterns=(isOfFolders?directories:(0,fields.Un)(written,"files")).map(one=>({pattern:(0,fields.r7)(one,"path")??"",excludes:(0,fields.ZZ)(one,"exclude")===
!0}));if(patterns.some(({pattern})=>/[[\]\\]/.test(pattern)))throw(0,sources_source.fK)`its git generator has a pattern with classes of characters; write the paths out`;
const matches=isOfFolders?read_globs.$h:read_globs.NN,isAmong=(path,excluded)=>patterns.some(({pattern,excludes})=>excludes===excluded&&matches(pattern,path)),all=isOfFolders?
foldersIn(tree.files()):tree.files(),chosen=all.filter(path=>isAmong(path,!1)&&!isAmong(path,!0));for(const path of isOfFolders?all.filter(one=>isAmong(one,!0)):
chosen)inputs.add(path);return chosen.flatMap(file=>{const path=isOfFolders?file:(0,manifest_path.yS)(file),[segments,basename,filename]=[path.split("/"),(0,manifest_path.
Vb)(path),(0,manifest_path.Vb)(file)],at={...isGo?{path,segments}:{"":path,...Object.fromEntries(segments.entries())},basename,basenameNormalized:normalized(basename),
...isOfFolders?{}:{filename,filenameNormalized:normalized(filename)}},own=prefix===""?{path:at}:{[prefix]:{path:at}};return isOfFolders?[own]:(0,parse.bS)(tree.
text(file)??"",file).documents.flatMap(({value})=>value).filter(manifest.Gv).map(content=>({...content,...own}))})}function foldersIn(files){const all=new Set;for(const path of files)
for(let folder=(0,manifest_path.yS)(path);folder!==""&&!all.has(folder);folder=(0,manifest_path.yS)(folder))all.add(folder);return[...all].filter(folder=>!/(?:^|\/)\./.
test(folder)).sort()}const unknownTemplate=()=>(0,sources_source.fK)`its templates use what only Argo CD evaluates, or ask for a parameter that its generators do not give`,
NORMALIZE=`{{- define "normalize" }}{{ regexReplaceAll "[^a-z0-9.-]" (lower .) "-" | trunc 253 | trimAll "-." }}{{ end -}}
`;async function filled(renderer,value,sets,isGo){if(!isGo)return sets.map(set=>{const flat=flattened(set);return replaced(value,text=>text.replaceAll(/\{\{([^{}]*)\}\}/g,
(written,name)=>flat.get(name.trim())??written))});const found=new Set;replaced(value,text=>(text.includes("{{")&&found.add(text),text));const texts=[...found];
return texts.length===0||sets.length===0?sets.map(()=>value):(await renderer.cached(["templates",texts,[...sets]],async()=>{const defines=texts.map((text,at)=>{
const known=text.replaceAll(/\{\{[^]*?\}\}/g,action=>action.replaceAll(/(?<![\w."$-])normalize(?![\w"-])/g,'include "normalize"'));return`{{- define "text-${at}\
" }}${known}{{ end -}}
`}),list=texts.map((_,at)=>`{{ include "text-${at}" $set | toJson }}`).join(", "),answer=await renderer.run("helm",[],chart=>(chart.write("Chart.yaml",`apiVersi\
on: v2
name: templates
version: 0.0.0
`),chart.write("values.yaml",JSON.stringify({sets})),chart.write("templates/_texts.tpl",[NORMALIZE,...defines].join("")),chart.write("templates/sets.yaml",`sets\
:
{{- range $set := .Values.sets }}
- [${list}]
{{- end }}
`),["template","texts",chart.absolute("")]));if(!answer.ok)throw unknownTemplate();const rows2=answer.stdout.split(`
`).flatMap(line=>line.startsWith("- ")?[(0,fields.U4)(line.slice(2))]:[]),isRow=row=>Array.isArray(row)&&row.every(one=>typeof one=="string"&&!one.includes("<no\
 value>"));if(rows2.length!==sets.length||!rows2.every(isRow))throw unknownTemplate();return rows2})).map(row=>replaced(value,text=>row[texts.indexOf(text)]??text))}
function replaced(value,textOf){return typeof value=="string"?textOf(value):Array.isArray(value)?value.map(one=>replaced(one,textOf)):(0,manifest.Gv)(value)?Object.
fromEntries(Object.entries(value).map(([key,one])=>[textOf(key),replaced(one,textOf)])):value}function flattened(value,prefix=""){if(value===null)return new Map;
if(!Array.isArray(value)&&!(0,manifest.Gv)(value))return new Map([[prefix,String(value)]]);const keyOf=key=>Array.isArray(value)||prefix!==""&&/^\d+$/.test(key)?
`${prefix}[${key}]`:key===""||prefix===""?prefix+key:`${prefix}.${key}`;return new Map(Object.entries(value).flatMap(([key,one])=>[...flattened(one,keyOf(key))]))}
var expansion=__webpack_require__(6974),helm=__webpack_require__(1891),kustomize=__webpack_require__(9951);async function argocd(renderer,{globs:patterns,chart,
destination}){const run=new ArgoRun(renderer,destination);chart!==null&&run.take(await(0,helm.Fs)(renderer,(0,helm.$f)(chart)),rootOf(chart));const{globs}=(0,read_globs.
tI)(patterns),paths=renderer.tree.files().filter(path=>globs.matches(path)),built=new Set((await Promise.all(paths.map(path=>run.build(path)))).flat());for(const path of paths)
built.has(path)||run.start(path);await run.rest();const written=chart?{chart:chart.chart}:patterns.length===1?patterns[0]:patterns;return run.expansion.result(`\
argocd: ${JSON.stringify(written)}`)}function rootOf({chart,values}){return JSON.stringify([chart,...values])}class ArgoRun{renderer;expansion;queue=[];constructor(renderer,destination){
this.renderer=renderer,this.expansion=new expansion.gG(renderer,destination,(policies,root)=>policies.some(one=>one.kind==="argocd"&&(one.chart===null?(0,read_globs.
tI)(one.globs).globs.matches(root):rootOf(one.chart)===root)))}async build(path){const{tree}=this.renderer;if(!(0,kustomization.Sv)(path)||!patchesApplications(
tree,(0,manifest_path.yS)(path)))return[];const sourced=await(0,kustomize.Et)(this.renderer,(0,manifest_path.yS)(path));return this.take(sourced,path),sourced.inputs}start(path){
const text=this.renderer.tree.text(path)??"",file={path,text};if((0,kustomization.Sv)(path)){this.expansion.add({objects:[file]});return}const{manifests,problems}=(0,parse.
Ye)(text,path),queued=manifests.filter(manifest2=>this.put({file,manifest:manifest2,clusters:[],root:path})),failed=problems.find(({severity})=>severity==="erro\
r"),carrier={identity:`argocd file: ${path}`,place:null,digest:(0,expansion.sc)(text),route:"",sync:"automatic",takes:[path],outcome:failed===void 0?"evaluated":
{failed}},isAll=failed!==void 0||queued.length===manifests.length;this.expansion.add({objects:isAll?[]:[{...file,followed:[ARGO]}],inputs:[path],coverage:[carrier],
problems:problems.filter(({severity})=>severity!=="error")})}take(sourced,root){this.expansion.add({...sourced,objects:sourced.objects.filter(file=>!this.queued(
file,root))})}async rest(){for(const object of this.queue){const{manifest:manifest2}=object;await this.expansion.expand(object,async draft=>{if(draft.takes=filesNamedBy(
manifest2,this.renderer),manifest2.kind==="Application")return this.application(object,draft);const inputs=new Set,made=await applicationsOf(manifest2,this.renderer,
inputs);draft.takes=[...inputs];for(const{application,clusters:clusters2}of made)this.put({...object,manifest:application,madeBy:manifest2,clusters:clusters2});
return"evaluated"})}}put(object){const{kind,apiVersion}=object.manifest;return(0,manifest.F8)(apiVersion)!==ARGO||!/^Application(?:Set)?$/.test(kind)?!1:(this.expansion.
isFirst(object)&&(this.queue.push(object),this.renderer.ahead(async()=>{const built=this.sourcesOf(object).sources.filter(one=>one.kind==="kustomize");await Promise.
all(built.map(source=>source.render()))})),!0)}queued(file,root){if(!file.text.includes(ARGO))return!1;const{manifests}=(0,source_file.iP)((0,parse.Ye)(file.text,
file.path),file),put=manifests.filter(manifest2=>this.put({file,manifest:manifest2,clusters:[],root}));return put.length>0&&put.length===manifests.length}sourcesOf({
manifest:manifest2}){const sources=[];let refusal=null;for(const one of sourcesIn((0,fields.ZZ)(manifest2.object,"spec")))if(!(["path","chart"].every(key=>(0,fields.
r7)(one,key)===null)&&(0,fields.r7)(one,"ref")))try{sources.push(sourceOf(manifest2,one,this.renderer))}catch(error){if(!(error instanceof sources_source.vH))throw error;
refusal??=error}return{sources,refusal}}async application(object,draft){const{manifest:manifest2,clusters:clusters2}=object,annotations=(0,fields.xS)(manifest2.
object.metadata,"annotations"),spec=(0,fields.ZZ)(manifest2.object,"spec"),destination=(0,fields.ZZ)(spec,"destination"),to=(0,fields.r7)(destination,"name")||(0,fields.
r7)(destination,"server")||null,written=sourcesIn(spec),revision=one=>(0,fields.r7)(one,"chart")??(0,fields.r7)(one,"targetRevision")??"HEAD";draft.route=[written.
map(one=>[(0,fields.r7)(one,"repoURL"),revision(one)]),to],(annotations["argocd.argoproj.io/skip-reconcile"]==="true"||!(0,expansion.Sw)(manifest2))&&(draft.sync=
"manual");const{sources,refusal}=this.sourcesOf(object),names=namesOf(to,clusters2,!!(0,fields.r7)(destination,"name")),sent=this.expansion.elsewhere(names,object.
root);if(sent!==null){const{tree}=this.renderer;for(const source of sources){const files=source.paths.flatMap(path=>tree.below(path));(source.kind==="kustomize"||
files.some(path=>tree.text(path)?.includes(ARGO)))&&await this.render(object,source)}return sent}const inputs=[];for(const source of sources){const sourced=await this.
render(object,source);sourced.objects.some(({text})=>/\bapiVersion["']?\s*:\s*["']?(?!argoproj\.io)\w/.test(text))&&this.expansion.count(names,manifest2.place),
this.expansion.add(sourced),inputs.push(...sourced.inputs)}if(refusal!==null)throw refusal;if(written.length===0)throw(0,sources_source.fK)`it has no source`;return draft.
takes=inputs,"evaluated"}async render(object,source){const namespace=(0,fields.r7)(object.manifest.object,"spec","destination","namespace"),sourced=await source.
render(),objects=sourced.objects.map(file=>(0,expansion.Oj)({...file,...namespace!==null&&{namespace}},object)).filter(file=>!this.queued(file,object.root));return{
...sourced,objects}}}function patchesApplications(tree,folder){return(0,kustomization.ii)((0,kustomize.Bt)(tree,folder)??{}).some(({use,written})=>use==="patch"&&
tree.text((0,manifest_path.oR)(folder,written)??"")?.includes(ARGO))}function namesOf(to,clusters2,isName){return to===null?null:to.includes("{{")?clusters2.length>
0?clusters2:null:isName?[to]:[to,...clusters2]}const ARGO="argoproj.io";function sourcesIn(spec){const several=(0,fields.Un)(spec,"sources");return several.length>
0?several:[(0,fields.ZZ)(spec,"source")].filter(one=>one!==void 0)}function sourceOf(app,written,renderer){const{tree}=renderer,chart=(0,fields.r7)(written,"cha\
rt");if(chart!==null){const version=(0,fields.r7)(written,"targetRevision")??"HEAD",reference={repository:(0,fields.r7)(written,"repoURL")??"",chart,version:version===
"HEAD"?null:version};return chartSource(app,written,reference,renderer)}const refusal=elsewhere(written,renderer);if(refusal!==null)throw refusal;const path=(0,manifest_path.
oR)("",(0,fields.r7)(written,"path")??"");if(path===null||!tree.isFolder(path))throw(0,sources_source.fK)`its path ${(0,fields.r7)(written,"path")??""} is not a folder here (if ${"\
repoURL"} is this repository, correct it)`;const file=[".argocd-source.yaml",`.argocd-source-${app.name}.yaml`].map(name=>(0,manifest_path.nx)(path,name)).find(
one=>tree.isFile(one));if(file!==void 0)throw(0,sources_source.fK)`${file} overrides it`;const explicit=["helm","kustomize","directory","plugin"].filter(key=>(0,manifest.
Gv)((0,fields.ZZ)(written,key)));if(explicit.length>1)throw(0,sources_source.fK)`its source is of several kinds (${explicit.join(", ")})`;const found=tree.isFile(
(0,manifest_path.nx)(path,"Chart.yaml"))?"helm":(0,kustomize.dq)(tree,path)===null?"directory":"kustomize",[kind=found]=explicit;if(kind==="plugin")throw(0,sources_source.
fK)`a plugin renders it`;if(kind==="helm")return chartSource(app,written,path,renderer);if(kind==="kustomize"){const over=overlayOf(tree,path,(0,fields.ZZ)(written,
kind));return{kind,paths:[path],render:()=>(0,kustomize.Et)(renderer,path,over)}}return directoryOf(tree,path,(0,fields.ZZ)(written,"directory"))}function elsewhere(source,{
repository,branch}){const revision=(0,fields.r7)(source,"targetRevision")??"HEAD";if(!(0,sources_source.Z6)((0,fields.r7)(source,"repoURL")??"",repository))return(0,sources_source.
fK)`it takes a folder of another repository`;if((0,sources_source.T4)(revision))return(0,sources_source.fK)`it takes the version ${revision}, not the one of the change`;
const followed=revision.replace(/^refs\/heads\//,""),isTrunk=/^(?:|HEAD|main|master|trunk)$/.test(followed);return branch===null||isTrunk||followed===branch?null:
(0,sources_source.fK)`it follows the branch ${revision}, and the change is merged into ${branch}`}function directoryOf(tree,folder,directory){const[include,exclude]=[
"include","exclude"].map(key=>{const pattern=(0,fields.r7)(directory,key)??"";return/[[\]\\]|\{[^{},]*\}/.test(pattern)?null:(0,read_globs.PH)(pattern)});if(!include||
!exclude)throw(0,sources_source.fK)`its include or exclude is a pattern that is not understood here`;const isNamed=(patterns,path)=>{const relative=folder===""?
path:path.slice(folder.length+1);return patterns.some(pattern=>pattern!==""&&(0,read_globs.NN)(pattern,relative))},included=tree.below(folder).filter(path=>read_globs.
e0.test(path)||path.endsWith(".jsonnet")).filter(path=>(0,fields.ZZ)(directory,"recurse")===!0||(0,manifest_path.yS)(path)===folder).filter(path=>include[0]===""||
isNamed(include,path)),paths=included.filter(path=>!isNamed(exclude,path)),jsonnet=paths.find(path=>path.endsWith(".jsonnet"));if(jsonnet!==void 0)throw(0,sources_source.
fK)`it holds jsonnet (${jsonnet})`;const objects=paths.map(path=>({path,text:tree.text(path)??"",followed:[ARGO]})),sourced={...sources_source.K$,objects,inputs:included};
return{kind:"directory",paths,render:()=>Promise.resolve(sourced)}}function chartSource(app,source,chart,renderer){const{tree}=renderer,helmOf=(0,fields.ZZ)(source,
"helm"),spec=(0,fields.ZZ)(app.object,"spec"),folder=typeof chart=="string"?chart:null,lending=(0,fields.Un)(spec,"sources").filter(one=>elsewhere(one,renderer)===
null),refs=new Set(lending.map(one=>(0,fields.r7)(one,"ref"))),name=(0,fields.r7)(helmOf,"releaseName")??app.name;if(name.includes("{{"))throw(0,sources_source.
fK)`its release is named after a cluster without a name`;const values=(0,fields.QQ)(helmOf,"valueFiles").flatMap(written=>{const file=fileOf(written,folder,refs);
if(file!==null&&tree.isFile(file))return file;if(file!==null&&(0,fields.ZZ)(helmOf,"ignoreMissingValueFiles")===!0)return[];throw(0,sources_source.fK)`its values ${written} are not a file of this repository as the change makes it`}),
parameters=(0,fields.Un)(helmOf,"parameters").map(one=>{const value=(0,fields.r7)(one,"value")??"";if(value.includes("$"))throw(0,sources_source.fK)`its parameters hold variables of Argo CD`;
const escaped=/^\{.*\}$/s.test(value)?value:value.replaceAll(/(?<!\\),/g,"\\,");return`--${(0,fields.ZZ)(one,"forceString")===!0?"set-string":"set"}=${(0,fields.
r7)(one,"name")??""}=${escaped}`});if((0,fields.Un)(helmOf,"fileParameters").length>0)throw(0,sources_source.fK)`it has fileParameters`;const object=(0,fields.D7)(
helmOf,"valuesObject"),inline=object===null?(0,fields.r7)(helmOf,"values"):JSON.stringify(object),kubeVersion=(0,fields.r7)(helmOf,"kubeVersion"),release={chart,
name,values,namespace:(0,fields.r7)(helmOf,"namespace")??(0,fields.r7)(spec,"destination","namespace"),inline:inline===null?[]:[inline],flags:[...parameters,...(0,fields.
ZZ)(helmOf,"skipCrds")===!0?[]:["--include-crds"],...(0,fields.ZZ)(helmOf,"skipSchemaValidation")===!0?[helm.UZ]:[],...kubeVersion?[`--kube-version=${kubeVersion}`]:
[],...(0,fields.QQ)(helmOf,"apiVersions").map(one=>`--api-versions=${one}`)]};return{kind:"helm",paths:folder===null?values:[folder,...values],render:()=>(0,helm.
Fs)(renderer,release)}}function fileOf(written,folder,refs){const[,ref,path=""]=/^\$([^/]+)\/(.*)$/.exec(written)??[];return ref!==void 0?refs.has(ref)?(0,manifest_path.
oR)("",path):null:written.includes("://")||written.includes("$")||folder===null?null:written.startsWith("/")?(0,manifest_path.oR)("",written.slice(1)):(0,manifest_path.
oR)(folder,written)}function filesNamedBy({object},{tree,repository}){const named=(value,folder)=>{if(Array.isArray(value))return value.flatMap(one=>named(one,folder));
if(!(0,manifest.Gv)(value))return[];const url=(0,fields.r7)(value,"repoURL"),path=url!==null&&!url.includes("{{")&&!(0,sources_source.Z6)(url,repository)?null:(0,fields.
r7)(value,"path")??folder,values=(0,fields.QQ)(value,"valueFiles").map(one=>one.startsWith("$")?one.slice(one.indexOf("/")+1):path?.includes("{{")===!0?one.replace(
/^(?:\.\.\/)+/,""):path&&(0,manifest_path.oR)(path,one));return[path,...values,...Object.values(value).flatMap(one=>named(one,path))]},paths=named(object.spec??
null,null).flatMap(path=>{const at=path?.search(/\{\{|[*?[{]/)??-1;return(0,manifest_path.oR)("",(at<0?path:path?.slice(0,path.lastIndexOf("/",at)+1))??"")||[]});
return[...new Set(paths)].filter(path=>tree.holds(path)).sort()}function overlayOf(tree,folder,over){const refused=["commonLabels","commonAnnotationsEnvsubst"].
find(key=>(0,fields.ZZ)(over,key)!==void 0);if(refused!==void 0)throw(0,sources_source.fK)`its source has ${refused}`;const asIs=[...["namePrefix","nameSuffix",
"namespace"],"components","patches","replicas","commonAnnotations"],set=(0,kustomize.gI)({...Object.fromEntries(asIs.map(key=>[key,(0,fields.ZZ)(over,key)])),images:(0,fields.
QQ)(over,"images").map(imageOf)});return Object.keys(set).length===0?null:(0,kustomize.aY)((0,kustomize.Bt)(tree,folder)??{},set)}function imageOf(written){const[
,name,newName="",newTag,digest]=/^(?:([^=]*)=)?([^@]*?)(?::([^:/@]*))?(?:@(.*))?$/.exec(written)??[];return{name:name??newName,newName,...digest!==void 0?{digest}:
newTag!==void 0?{newTag}:{}}}}),6974:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
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
hT)(name,"/");return short===IN_CLUSTER_SERVER?IN_CLUSTER:short}}),1891:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{$f:()=>installed,Fs:()=>helm,UZ:()=>NO_SCHEMA,bs:()=>chartNameIn});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760),_manifest_delivery_decided_there_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(668),_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(
3549),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(5022),_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(83),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3972),_text_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9125),_expansion_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
6974),_kustomize_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9951),_locations_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(4035),_remote_charts_archive_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
6322),_remote_charts_download_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(4366),_source_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(4766);const NO_SCHEMA="\
--skip-schema-validation";function installed(source){const{chart,release,namespace,values,set}=source,flags=Object.entries(set).map(([key,value])=>`--set=${key}\
=${value}`);return{chart,name:release,namespace,values,flags}}const fileOf=at=>`.values/${at}.yaml`;async function helm(renderer,release){const{tree,mayHoldPlanned}=renderer,
{inline=[],flags}=release,written=release.values.map(one=>{const path=folderIn(one);if(tree.below(path).includes(path))return path;const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`The values file "${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.RK)(one))}" is not in the repository, so the chart was not rendered. Correct the path.`;
throw(0,_source_js__WEBPACK_IMPORTED_MODULE_10__.vr)("no-values",message,null)}),use=(0,_expansion_js__WEBPACK_IMPORTED_MODULE_5__.sc)([JSON.stringify(release),
tree.digest(written,written)]),values=[...written.map(file=>({file,text:tree.text(file)??""})),...inline.map(one=>({file:null,text:one}))],source=typeof release.
chart=="string"?folderIn(release.chart):release.chart,chart={path:typeof source=="string"?source:_source_js__WEBPACK_IMPORTED_MODULE_10__.Bn,copies:[],fetched:[]};
if(typeof source!="string")await addFetched(renderer,chart,source,{use,to:_source_js__WEBPACK_IMPORTED_MODULE_10__.Bn,place:null,inputs:[]});else if(tree.isFile(
(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.nx)(source,"Chart.yaml")))await addChart(renderer,chart,{from:source,to:source,use:(0,_expansion_js__WEBPACK_IMPORTED_MODULE_5__.
sc)([use,tree.digest([source])])});else{const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`${(0,_source_js__WEBPACK_IMPORTED_MODULE_10__.ON)(source,
"The root of the repository")} holds no Chart.yaml. Correct the folder of the chart.`;throw(0,_source_js__WEBPACK_IMPORTED_MODULE_10__.vr)("no-chart",message,source||
null,[source])}const inputs=[...inputsOf(tree,chart),...written],fetched=chart.fetched.map(({digest})=>digest),content=tree.digest([...chart.copies.map(({from})=>from),
...written]),templateOf=path=>writtenAt(tree,chart,path)??(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.nx)(chart.path,"Chart.yaml");return renderer.cached(
["helm",JSON.stringify(release),content,fetched],async()=>{let files=[];const answer=await renderer.run("helm",inputs,copies=>{for(const{from,to}of chart.copies)
copies.copy(from,to);for(const{file,to}of chart.fetched)copies.place(file,to);for(const[at,one]of values.entries())copies.write(fileOf(at),one.text);release.replacesValues===
!0&&copies.write((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.nx)(chart.path,"values.yaml"),"{}"),files=chartFiles(copies.absolute(chart.path),chart.path);
const schemas=files.flatMap(({role,text})=>role==="schema"?(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__.U4)(text)??[]:[]);return["template","--skip-test\
s","--dry-run=client",...flags,...release.namespace===null?[]:[`--namespace=${release.namespace}`],...ELSEWHERE.test(JSON.stringify(schemas))?[NO_SCHEMA]:[],...values.
map((_,at)=>`--values=${copies.absolute(fileOf(at))}`),"--",release.name,copies.absolute(chart.path)]});if(!answer.ok){const reason=written.reduce((said,path,at)=>said.
replaceAll(fileOf(at),path),answer.reason),spots=reason.split(/[\s()]/).map(word=>SPOT.exec(word)),[,template="",line=1,column=1]=spots.find(found=>found!==null)??
[],place={file:templateOf(template),line:Number(line),column:Number(column)},message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`Helm cannot render this chart: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.RK)(reason,600))}. Correct it so that ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.aY)("helm templat\
e")} passes.`;throw(0,_source_js__WEBPACK_IMPORTED_MODULE_10__.vr)("helm-failed",message,place,inputs)}const command=`helm template ${release.name} ${chart.path}`,
locatorOf=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_13__.Oo)(file=>(0,_locations_js__WEBPACK_IMPORTED_MODULE_7__.f)(file,tree.text(file)??"")),printed=(0,_source_js__WEBPACK_IMPORTED_MODULE_10__.
aV)(answer.stdout).filter(one=>!one.split(`
`).every(line=>/^\s*(?:#|$)/.test(line))).map(one=>{const template=/^# Source: [^/\n]*\/?(.*)$/m.exec(one)?.[1]??"",path=templateOf(template),key=`${command} ${(0,_locations_js__WEBPACK_IMPORTED_MODULE_7__.
K)(one)}`;return{path,text:one,key,renderedBy:command,origin:locatorOf(path)}}),objects=await postRendered(renderer,printed,release.postRenderers??[]),coverage=clusterDependent(
tree,{chart,files,mayHoldPlanned,release:`${release.namespace??""}/${release.name}`,values:[...values,...flags.map(one=>({file:null,text:one}))],digest:(0,_expansion_js__WEBPACK_IMPORTED_MODULE_5__.
sc)([JSON.stringify(release),tree.digest(inputs),...fetched])});return{objects,inputs,coverage,problems:[]}})}const SPOT=/(?:^|:)[^:/]+\/((?:charts\/[^:]+\/)?templates\/[^:]+)(?::(\d+)(?::(\d+))?)?/;
function folderIn(path){return(0,_source_js__WEBPACK_IMPORTED_MODULE_10__._Z)("",path,null,(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`Correct the path.`)}
async function postRendered(renderer,files,postRenderers){const over=postRenderers.flatMap(one=>(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__.ZZ)(one,"ku\
stomize")??[]),[first]=files;if(over.length===0||first===void 0)return files;if(over.some(one=>["patchesStrategicMerge","patchesJson6902"].some(key=>(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__.
ZZ)(one,key))))throw(0,_source_js__WEBPACK_IMPORTED_MODULE_10__.fK)`its postRenderers have patches of an older API`;const kustomization={resources:["all.yaml"],
images:over.flatMap(one=>(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__.Un)(one,"images")),patches:over.flatMap(one=>(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__.
Un)(one,"patches")).map(one=>(0,_kustomize_js__WEBPACK_IMPORTED_MODULE_6__.gI)({target:(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__.ZZ)(one,"target"),patch:(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__.
ZZ)(one,"patch")}))},answer=await renderer.run("kustomize",[],copies=>(copies.write("all.yaml",files.map(({text})=>text).join(`---
`)),copies.write("kustomization.yaml",JSON.stringify(kustomization)),[copies.absolute("")]));if(!answer.ok){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`kustomize cannot put the postRenderers over this chart: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.
RK)(answer.reason,600))}.`;throw(0,_source_js__WEBPACK_IMPORTED_MODULE_10__.vr)("kustomize-failed",message,first.path)}const before=new Map(files.map(file=>[(0,_locations_js__WEBPACK_IMPORTED_MODULE_7__.
K)(file.text),file]));return(0,_source_js__WEBPACK_IMPORTED_MODULE_10__.aV)(answer.stdout).map(one=>({...before.get((0,_locations_js__WEBPACK_IMPORTED_MODULE_7__.
K)(one))??first,text:one}))}const MOST_CHARTS=256;function chartNameIn(tree,folder){return(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__.r7)(tree.value((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.
nx)(folder,"Chart.yaml")),"name")}async function addFetched({charts},chart,reference,of){try{if(charts===null)throw new _remote_charts_download_js__WEBPACK_IMPORTED_MODULE_9__.
P_("none");chart.fetched.push({...await charts.chart(reference,of.use),to:of.to})}catch(error){if(!(error instanceof _remote_charts_download_js__WEBPACK_IMPORTED_MODULE_9__.
P_))throw error;const name=[reference.repository,reference.chart].filter(one=>one!==null).join("/"),why=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`The chart ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.RK)(name))} was not fetched: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.eu)(error.message)}`,problem=(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_2__.
Os)(of.place,"chart-not-fetched",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`${why}.`),declared=error.isDeclared?{declared:"not fetched",why}:null;throw new _source_js__WEBPACK_IMPORTED_MODULE_10__.
vH(problem,of.inputs,declared,of.use)}}async function addChart(renderer,chart,{from,to:at,use}){const{tree}=renderer;if(chart.copies.push({from,to:at})>MOST_CHARTS){
const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`${(0,_source_js__WEBPACK_IMPORTED_MODULE_10__.ON)(from,"The chart")} depends on too many charts, or on itself. Break the circle.`;
throw(0,_source_js__WEBPACK_IMPORTED_MODULE_10__.vr)("chart-dependency",message,(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.nx)(from,"Chart.yaml"),[from])}
const lock=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.nx)(from,"Chart.lock"),locked=new Map((0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__.Un)(tree.
value(lock),"dependencies").map(one=>[(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__.r7)(one,"name"),(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__.
r7)(one,"version")]));for(const file of["Chart.yaml","requirements.yaml"]){const[document]=tree.yaml((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.nx)(from,
file)).documents;for(const[index,one]of(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__.Un)(document?.value,"dependencies").entries()){const wanted=(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__.
r7)(one,"name")??"";if(isVendored(tree,(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.nx)(from,"charts"),wanted))continue;const place=document?.placeOf(["de\
pendencies",index])??null,to=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.nx)(at,`charts/${wanted}`),repository=(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__.
r7)(one,"repository")??"",[,written]=/^file:\/\/(.*)$/.exec(repository)??[],beside=written===void 0?null:(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.oR)(
from,written),isName=/^[A-Za-z0-9][\w.-]*$/.test(wanted),[asked,version]=[(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_12__.r7)(one,"version"),locked.get(wanted)??
null],isCurrent=version===asked||version!==null&&!/^v?\d+\.\d+\.\d+/.test(asked??"");if(isName&&beside!==null&&tree.isFile((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.
nx)(beside,"Chart.yaml")))await addChart(renderer,chart,{from:beside,to,use});else if(isName&&/^(?:https|oci):\/\//.test(repository)&&(isCurrent||!tree.isFile(lock))){
const into={use,to:`${to}.tgz`,place,inputs:[from]};await addFetched(renderer,chart,{repository,chart:wanted,version:version??asked},into)}else{const folders=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.RK)((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.nx)(from,"charts"))),update=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
aY)(`helm dependency update ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.RK)(from)||"."}`),message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`The chart depends on "${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.RK)(wanted))}", which is neither in ${folders} nor what Chart.lock was made for. Run ${update} and commit its result.`;
throw(0,_source_js__WEBPACK_IMPORTED_MODULE_10__.vr)("chart-dependency",message,place,[from])}}}}function isVendored(tree,charts,wanted){return tree.below(charts).
some(path=>{const[first="",second]=path.slice(charts.length+1).split("/");return first===wanted||first.startsWith(`${wanted}-`)&&first.endsWith(".tgz")||second===
"Chart.yaml"&&chartNameIn(tree,(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.nx)(charts,first))===wanted})}const PART=/^(?:templates|charts|crds|ci)\/|^(?:Chart|requirements)\.(?:ya?ml|lock)$|^values(?:\.schema\.json|\.ya?ml)$/,
OTHER_VALUES=/^(?:[^/]*[-_.])?values[-_.][^/]*\.ya?ml$/i;function inputsOf(tree,{copies}){return copies.flatMap(({from})=>{const files=tree.below(from).map(path=>{
const below=from===""?path:path.slice(from.length+1);return{path,within:below.replace(/^(?:charts\/[^/]+\/)+/,"")}}),readsFiles=files.some(({path,within})=>within.
startsWith("templates/")&&/\.Files\b/.test(tree.text(path)??""));return files.flatMap(({path,within})=>PART.test(within)||readsFiles&&!OTHER_VALUES.test(within)?
path:[])})}function writtenAt(tree,{path:chart,copies},path){const copied=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.nx)(chart,path),copy=copies.findLast(
({to})=>(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.UO)(to,copied)),written=copy&&(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.oR)(copy.from,copied.
slice(copy.to.length).replace(/^\//,""));return written!=null&&tree.isFile(written)?written:null}function roleOf(path){const own=path.replace(/^(?:charts\/[^/]+\/)+/,
"");return own==="values.yaml"?"values":own==="values.schema.json"?"schema":/^templates\/.*\.(?:ya?ml|tpl)$/.test(own)?"template":/^charts\/[^/]+\.tgz$/.test(own)?
"packed":/^(?:templates|crds|charts)\//.test(own)?null:"file"}function chartFiles(copy,chart){const files=[];let bytesLeft=_remote_charts_archive_js__WEBPACK_IMPORTED_MODULE_8__.
u;const add=(path,content)=>{const role=roleOf(path);if(role==="packed")for(const inner of(0,_remote_charts_archive_js__WEBPACK_IMPORTED_MODULE_8__.o)(content(),
bytesLeft))bytesLeft-=inner.content.length,add((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.nx)((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.yS)(path),
inner.path),()=>inner.content);else if(role!==null){const text=content().toString("utf8");(role!=="file"||text.includes("{{"))&&files.push({path,text,role})}};try{
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(copy).isFile())add("charts/packed.tgz",()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(copy));else
for(const path of(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(copy,{recursive:!0,encoding:"utf8"}).toSorted())(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(
(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(copy,path)).isFile()&&add(path,()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.
join)(copy,path)));return files}catch(error){if(!(error instanceof _remote_charts_download_js__WEBPACK_IMPORTED_MODULE_9__.P_))throw error;const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`A packed chart in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.RK)((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.
nx)(chart,"charts")))} cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.eu)(error.message)}. Run ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
aY)("helm dependency build")} and commit its result.`;throw(0,_source_js__WEBPACK_IMPORTED_MODULE_10__.vr)("helm-failed",message,(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.
nx)(chart,"Chart.yaml"))}}const ELSEWHERE=/"\$(?:(?:ref|dynamicRef|recursiveRef)":"(?!#)|schema":"(?!#|https?:\/\/json-schema\.org\/))/;function clusterDependent(tree,rendered){
const{chart,release,files,digest,values,mayHoldPlanned}=rendered,planned=plannedParts(files,mayHoldPlanned),evaluating=planned.find(({text})=>/\btpl\b/.test(text)),
readsFiles=planned.some(({text})=>/\.Files\b/.test(text)),evaluated=files.filter(({role})=>role==="values"||role==="file"&&readsFiles),placeIn=path=>writtenAt(tree,
chart,path)??path,asked=planned.map(({path,text})=>({at:placeIn(path),text}));evaluating!==void 0&&(asked.push(...evaluated.map(({path,text})=>({at:placeIn(path),
text}))),asked.push(...values.map(({file,text})=>({at:file??placeIn(evaluating.path),text}))));const chartFile=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.
nx)(chart.path,"Chart.yaml"),top=tree.isFile(chartFile)?{file:chartFile,line:1,column:1}:null;return[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_13__.me)(
asked,({at})=>at)].flatMap(([at,all])=>{const actions=all.flatMap(({text:text2})=>(0,_manifest_delivery_decided_there_js__WEBPACK_IMPORTED_MODULE_14__.r)(text2).
filter(one=>!isAnnotation(text2,one)));if(actions[0]===void 0)return[];const text=tree.text(at),before=text?.slice(0,Math.max(text.indexOf(actions[0]),0))??"",[
line,column]=[before.split(`
`).length,before.length-before.lastIndexOf(`
`)];return[{identity:`${at} of ${release}`,digest,route:"",takes:[],sync:"automatic",place:text===null?top:{file:at,line,column},outcome:{declared:"decided in t\
he cluster",why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.RK)(at)),actions}}]})}function plannedParts(files,mayHoldPlanned){
const parts=files.flatMap(file=>{if(file.role!=="template")return[];const[before="",...defines]=`
${file.text}`.split(/(?=\{\{-?\s*define\s+")/);return[...before.split(/^(?=---)/m).map(text=>({...file,text,name:null})),...defines.map(text=>({...file,text,name:/define\s+"([^"]*)"/.
exec(text)?.[1]??null}))]}),planned=new Set(parts.filter(({text})=>mayHoldPlanned(text)));for(const{text}of planned){const isOpen=/\b(?:include|template)\s+[^"\s]/.
test(text);for(const part of parts)part.name!==null&&(isOpen||text.includes(`"${part.name}"`))&&planned.add(part)}return[...planned]}function isAnnotation(text,action){
const lines=text.slice(0,text.indexOf(action)).split(`
`);let indent=(/^ */.exec(lines.pop()??"")?.[0]??"").length;for(const line of lines.toReversed()){const[,spaces="",key=""]=/^( *)([\w-]+):\s*$/.exec(line)??[];if(!(key===
""||spaces.length>=indent)){if(key==="annotations")return!0;indent=spaces.length}}return!1}}),9951:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{gI:()=>given,dq:()=>kustomizationIn,Bt:()=>kustomizationOf,Et:()=>kustomize,aY:()=>putOver,vi:()=>readKustomizations});
var advice=__webpack_require__(7196),canonical=__webpack_require__(5288),kustomization=__webpack_require__(1886),fields=__webpack_require__(3549),lookup=__webpack_require__(
5022),manifest=__webpack_require__(4585),parse=__webpack_require__(3080),manifest_path=__webpack_require__(83),manifest_problem=__webpack_require__(7085),visible=__webpack_require__(
3972),text_text=__webpack_require__(9125),expansion=__webpack_require__(6974),source=__webpack_require__(4766);const runsOf=(0,lookup.HK)(_renderer=>[]),MOST_TOGETHER=16;
async function built(renderer,build){const{folder,inputs,flags}=build,documents=isIndependent(build)?await builtTogether(renderer,build):[];if(documents.length>
0)return{ok:!0,stdout:"",documents};const answer=await renderer.run("kustomize",inputs,copies=>(copyInto(copies,"",build),[...flags,copies.absolute(folder)]));return{
...answer,documents:answer.ok?originsIn(answer.stdout,folder):[]}}function builtTogether(renderer,build){const{flags,inputs,namespace}=build,takes=inputs.map(path=>`${namespace??
""} ${path}`),runs=runsOf(renderer),known=runs.find(({builds,taken})=>builds.length<MOST_TOGETHER&&builds[0]?.build.flags.length===flags.length&&!takes.some(path=>taken.
has(path))),run=known??{builds:[],taken:new Set};for(const path of takes)run.taken.add(path);return known===void 0&&runs.push(run)===1&&setImmediate(()=>{for(const{
builds}of runs.splice(0))runTogether(renderer,builds)}),new Promise(give=>run.builds.push({build,give}))}async function runTogether(renderer,all){const prepare=copies=>{
for(const[i,{build}]of all.entries())copyInto(copies,`${i}/`,build);const resources=all.map(({build},i)=>(0,manifest_path.nx)(String(i),build.folder));return copies.
write("kustomization.yaml",JSON.stringify({resources,buildMetadata:["originAnnotations"]})),[...all[0]?.build.flags??[],copies.absolute("")]},answer=all.length<
2?null:await renderer.run("kustomize",[],prepare).catch(()=>null),documents=answer?.ok===!0?originsIn(answer.stdout,""):[],isWhole=documents.every(({origin})=>origin!==
null),parts=(0,lookup.me)(isWhole?documents:[],({origin})=>origin?.split("/",1)[0]);for(const[i,{give}]of all.entries()){const own=parts.get(String(i))??[];give(
own.map(({origin,text})=>({origin:origin?.slice(`${i}/`.length)??null,text})))}}function copyInto(copies,prefix,{inputs,replaced}){for(const path of inputs)copies.
copy(path,prefix+path);for(const[path,value]of replaced)copies.write(prefix+path,JSON.stringify(value))}const INDEPENDENT=new Set(["apiVersion","kind","metadata",
"resources","bases","components","images","patches","patchesStrategicMerge","patchesJson6902","namespace","replicas","labels","commonLabels","commonAnnotations",
"generatorOptions","buildMetadata"]);function isIndependent({kustomizations,replaced}){return kustomizations.every(({file,value:ofTree})=>{const value=replaced.
get(file)??ofTree,keepsName=one=>[(0,fields.ZZ)(one,"options"),value.generatorOptions].some(options=>(0,fields.ZZ)(options,"disableNameSuffixHash")===!0);return(0,fields.
Un)(value,"buildMetadata").length<2&&Object.entries(value).every(([key,of])=>INDEPENDENT.has(key)||Array.isArray(of)&&(kustomization.DY.has(key)?of.every(keepsName):
of.length===0))})}const ORIGIN=/^(metadata:\n(?: .*\n|\n)*?) {4}config\.kubernetes\.io\/origin: \|\n((?: {6}.*\n)+)/m;function originsIn(printed,from){return(0,source.
aV)(printed).map(document=>{const origin=ORIGIN.exec(document)?.[2]??"",written=/^ {6}(?:path|configuredIn): (.+)$/m.exec(origin)?.[1],text=document.replace(ORIGIN,
"$1").replace(/^ {2}annotations:\n(?! {4})/m,"");return{origin:written===void 0?null:(0,manifest_path.oR)(from,written),text}})}var locations=__webpack_require__(
4035);function kustomizationIn(tree,folder){return kustomization.H7.map(name=>(0,manifest_path.nx)(folder,name)).find(path=>tree.isFile(path))??null}function kustomizationOf(tree,folder){
const file=kustomizationIn(tree,folder),value=file===null?null:tree.value(file);return(0,manifest.Gv)(value)?value:null}function putOver(own,over){const result={
...own};for(const[key,value]of Object.entries(over)){const before=result[key];if(Array.isArray(value)&&Array.isArray(before)){const names=new Set(value.map(one=>(0,fields.
r7)(one,"name"))),kept=key==="images"?before.filter(one=>!names.has((0,fields.r7)(one,"name"))):before;result[key]=[...kept,...value]}else result[key]=(0,manifest.
Gv)(value)&&(0,manifest.Gv)(before)?{...before,...value}:value}return result}function given(fields2){return Object.fromEntries(Object.entries(fields2).flatMap(([
key,value=null])=>(0,kustomization.qv)(value)?[]:[[key,value]]))}function readKustomizations(tree,folder,instead=null){const written=kustomizationIn(tree,folder),
root=written??(instead&&(0,manifest_path.nx)(folder,kustomization.H7[0]));if(root===null)throw noKustomization(folder,folder||null,[folder]);const reader=new Reader(
tree);written!==null&&reader.inputs.add(written);const placeOf=()=>({file:root,line:1,column:1});reader.check(()=>{instead===null?reader.folder(folder,root):reader.
kustomization(folder,root,{value:instead,placeOf})});const kustomizations=[...reader.kustomizations.values()],inputs=[...new Set([...reader.inputs,...kustomizations.
flatMap(({others})=>others)])];if(reader.error!==null)throw new source.vH(reader.error.problem,inputs);return{root,inputs,kustomizations}}const REMOTE=new Set([
"resources","bases","configMapGenerator","secretGenerator"]),REPOSITORY=/^(?:[^?/]*:\/\/)?[^?/]*(?:\/[^?/]*){0,2}/,OF_FIELDS=new Set(["AnnotationsTransformer","\
HashTransformer","ImageTagTransformer","LabelTransformer","NamespaceTransformer","PrefixTransformer","ReplicaCountTransformer","SuffixTransformer"]),NAMES_FILE=/"\w*(?:path|file|env)[^"\\]*":/iu;
class Reader{tree;inputs=new Set;kustomizations=new Map;error=null;constructor(tree){this.tree=tree}check(read){try{read()}catch(error){if(!(error instanceof source.
vH))throw error;this.error??=error}}folder(folder,file){const known=this.kustomizations.get(file);if(known!==void 0)return known;for(const one of kustomization.
H7.map(name=>(0,manifest_path.nx)(folder,name)))this.tree.isFile(one)&&this.inputs.add(one);const{documents,problem}=this.tree.yaml(file),[document={value:null,
placeOf:()=>({file,line:1,column:1})}]=documents;if(problem===null&&((0,manifest.Gv)(document.value)||document.value===null))return this.kustomization(folder,file,
document);const why=problem?.message??(0,text_text.Qq)`it is not a mapping in UTF-8.`,message=(0,text_text.Qq)`${(0,text_text.UU)("file",(0,visible.RK)(file))} cannot be read, so its files are unknown: ${why}`;
throw(0,source.vr)("kustomize-failed",message,problem?.place??file)}kustomization(folder,file,document){const value=(0,manifest.Gv)(document.value)?document.value:
{},one={file,folder,value,...{others:[],components:[],omitted:[]},hasOmitted:!1};this.kustomizations.set(file,one);for(const key of(0,kustomization.Sw)(value)){
one.omitted.push({at:[key],written:key,from:key,place:document.placeOf([key])});for(const path of["charts",...(0,kustomization.kI)(value)].flatMap(path2=>(0,manifest_path.
oR)(folder,path2)??[]))this.tree.holds(path)&&one.others.push(path)}for(const reference of(0,kustomization.ii)(value))this.check(()=>{this.reference(one,reference,
document.placeOf(reference.at))});return one.hasOmitted||=one.omitted.length>0,one}reference(one,reference,place){const{tree}=this,{written,at,use,key,isInline}=reference;
if(isInline&&use==="plugin"&&this.plugin(one,reference,null,place),isInline)return;const path=(0,source._Z)(one.folder,written,place,(0,text_text.Qq)`Put the file into the repository.`),
isRemote=(0,kustomization.PW)(written)||tree.isOfSubmodule(path);if(!isRemote&&kustomization.DY.has(key)&&!tree.holds(path)&&tree.below(path).length===0||isRemote&&
REMOTE.has(key))one.omitted.push({at,written,from:REPOSITORY.exec(written)?.[0]??"",place});else if(!isRemote&&tree.isFile(path))use==="objects"?this.inputs.add(
path):one.others.push(path),use==="plugin"&&this.plugin(one,reference,path,place);else if(!isRemote&&tree.isFolder(path)){const file=kustomizationIn(tree,path);
if(file===null)throw noKustomization(path,place);const inner=this.folder(path,file);if(one.hasOmitted||=inner.hasOmitted,key==="components"&&one.components.push(
inner),use==="plugin")throw readsAnyFile(place)}else{isRemote||tree.below(path);const message=(0,text_text.Qq)`"${(0,text_text.UU)("file",(0,visible.RK)(written))}" is not a file or folder of this repository, and remote parts of a kustomization are not fetched. Put a copy of it into the repository, or correct the path.`;
throw(0,source.vr)("remote-base",message,place)}}plugin(one,of,file,place){const{documents,problem}=file===null?(0,parse.bS)(of.written,place.file):this.tree.yaml(
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
flatMap(({use,written})=>{const path=use==="patch"?(0,manifest_path.oR)(folder2,written):null;return path===null?[]:(0,parse.bS)(tree.text(path)??"",path).documents}))),
changed=({kind,name,object},path)=>{const value=(0,fields.fK)(object,path),isSetBy=({value:patch2})=>(0,fields.r7)(patch2,"kind")===kind&&name.includes((0,fields.
r7)((0,fields.ZZ)(patch2,"metadata"),"name")??name)&&(0,canonical.am)((0,fields.fK)(patch2,path),value);return(value===void 0?void 0:patches().find(isSetBy))?.placeOf(
path)??{file:known,line:1,column:1}},locatorOf=(0,lookup.Oo)(file=>(0,locations.f)(file,tree.text(file)??"",changed));return documents.map(({origin,text})=>{const path=origin!==
null&&tree.isFile(origin)?origin:known,key=`${command} ${(0,locations.K)(text)}`;return{path,text,key,renderedBy:command,origin:locatorOf(path)}})}function omittedCarriers(tree,root,over){
const omitted=over.flatMap(one=>one.omitted),content=over.map(({folder,value,others,omitted:omitted2})=>{const making=omitted2.some(({at})=>kustomization.DY.has(
String(at[0])))?[]:[...kustomization.DY,"generatorOptions"],apart=new Set(["components","buildMetadata",...making]),keys=(0,kustomization.N0)(value).filter(key=>!apart.
has(key)),values=(0,kustomization.kI)(value).flatMap(path=>(0,manifest_path.oR)(folder,path)??[]);return[keys.map(key=>[key,value[key]??null]),tree.digest(others,
values)]}),digest=(0,expansion.sc)([omitted.map(({at,written})=>[at[0]??"",written]),content]);return[...(0,lookup.me)(omitted,({from})=>from)].map(([route,parts])=>({
identity:`parts of ${root}`,place:parts[0].place,digest,route,sync:"automatic",takes:parts.flatMap(({takes=[]})=>takes),outcome:{declared:"not fetched",why:(0,text_text.
Qq)`remote and absent parts are left out, programs not run`}}))}function withoutOmitted(tree,{folder,file,value,omitted}){const{patches:_patches,patchesStrategicMerge:_merges,
helmGlobals:_globals,...rest}=value,own=structuredClone(rest);for(const{at}of omitted.toReversed()){const[key,of]=[at.at(-1)??"",(0,fields.fK)(own,at.slice(0,-1))];
Array.isArray(of)?of.splice(Number(key),1):(0,manifest.Gv)(of)&&Reflect.deleteProperty(of,key)}const targeted=entry=>{if((0,fields.ZZ)(entry,"target")!==void 0)
return[entry];const inline=typeof entry=="string"?entry:(0,fields.r7)(entry,"patch")??"",named=typeof entry=="string"?entry:(0,fields.r7)(entry,"path")??"",path=named===
""||named.includes(`
`)?null:(0,manifest_path.oR)(folder,named),written=(path===null?null:tree.text(path))??inline,{path:_path,...rest2}=(0,manifest.Gv)(entry)?entry:{};return(0,parse.
bS)(written,path??file).documents.map(({value:patch})=>{const[kind,metadata]=[(0,fields.r7)(patch,"kind"),(0,fields.ZZ)(patch,"metadata")],[name,namespace]=[(0,fields.
r7)(metadata,"name"),(0,fields.r7)(metadata,"namespace")];return kind===null||name===null?entry:{...rest2,target:given({kind,name,namespace}),patch:JSON.stringify(
patch)}})},patches=[...(0,fields.Un)(value,"patchesStrategicMerge"),...(0,fields.Un)(value,"patches")];return{...own,...given({patches:patches.flatMap(targeted)})}}}),
4035:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{K:()=>identityIn,f:()=>locator});
var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5288),_manifest_fields_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3549),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5022),_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3080);function identityIn(text){const metadata=/^metadata:\n((?: .*\n)*)/m.exec(text)?.[1]??
"",own=[/^apiVersion: (.*)$/m,/^kind: (.*)$/m].map(pattern=>pattern.exec(text)),named=[/^ {2}namespace: (.*)$/m,/^ {2}name: (.*)$/m].map(pattern=>pattern.exec(metadata));
return[...own,...named].map(match=>match?.[1]??"").join(" ")}function locator(file,text,changed=null){const documents=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.
qy)(()=>documentsOf(text)),byKind=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.qy)(()=>(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.me)(documents(),
({kind})=>kind)),parsed=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(one=>(0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__.Ye)(one.text,file).manifests),
named=(all,name)=>all.find(one=>one.name===name)??all.find(one=>name.includes(one.name||" "));return manifest=>{const{kind,name,object}=manifest,ofKind=byKind().
get(kind)??documents(),own=named(ofKind,name)??ofKind[0]??NOTHING,isTemplate=own.text.includes("{{"),first=own.text.split(`
`).findIndex(line=>isTemplate?line.trim()===`kind: ${kind}`:!/^\s*(?:#.*)?$|^---\s*(?:#.*)?$/.test(line)),start={file,line:own.before+Math.max(first,0)+1,column:1},
written=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.qy)(()=>{const same=parsed(own).filter(one=>one.kind===kind);return same.length===1?same[0]:named(same,
name)});return{...manifest,place:start,placeOf:path=>{const from=written();if(from===void 0)return start;if(!(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__.
am)((0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_3__.fK)(from.object,path),(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_3__.fK)(object,path)))return changed?.(
manifest,path)??start;const place=from.placeOf(path);return{...place,line:place.line+own.before}}}}}const NOTHING={text:"",before:0,kind:"",name:""};function documentsOf(text){
let before=0;return text.split(/^(?=---)/m).map(part=>{const kind=/\bkind["']?:\s*["']?(\w+)/.exec(part)?.[1]??"",[,name=""]=/^ {2}name:\s*["']?([\w.-]+)/m.exec(
part)??/\bname["']?:\s*["']?([\w.-]+)/.exec(part)??[],document={text:part,before,kind,name};return before+=part.split(`
`).length-1,document})}}),6322:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{o:()=>packedFiles,u:()=>MOST_BYTES});var _download_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4366);const MOST_BYTES=128*1024**2,MOST_FILES=5e3,BLOCK=512;
function packedFiles(archive,mostBytes=MOST_BYTES){const tar=(0,_download_js__WEBPACK_IMPORTED_MODULE_0__._J)(archive,mostBytes),files=new Map;let longName=null;
for(let at=0;at+BLOCK<=tar.length&&tar[at]!==0;){const header=tar.subarray(at,at+BLOCK),size=Number.parseInt(textAt(header,124,12).trim()||"0",8),content=tar.subarray(
at+BLOCK,at+BLOCK+size);if(!(size>=0)||content.length<size)throw new _download_js__WEBPACK_IMPORTED_MODULE_0__.P_("damaged");at+=BLOCK+Math.ceil(size/BLOCK)*BLOCK;
const type=textAt(header,156,1);if(type==="x")longName=paxPath(content)??longName;else if(type==="L")longName=textAt(content,0,size);else if(type===""||type==="\
0"){const prefix=textAt(header,257,5)==="ustar"?textAt(header,345,155):"",path=longName??(prefix===""?"":`${prefix}/`)+textAt(header,0,100);if(files.has(path)||
!path.split("/").every(isPlain))throw new _download_js__WEBPACK_IMPORTED_MODULE_0__.P_("damaged");if(files.set(path,content).size>MOST_FILES)throw new _download_js__WEBPACK_IMPORTED_MODULE_0__.
P_("large");longName=null}else if(type==="5")longName=null;else if(type!=="g")throw new _download_js__WEBPACK_IMPORTED_MODULE_0__.P_("damaged")}const roots=new Set(
[...files.keys()].map(path=>path.split("/",1)[0]));if(roots.size>1||!files.has(`${[...roots].join("")}/Chart.yaml`))throw new _download_js__WEBPACK_IMPORTED_MODULE_0__.
P_("damaged");return Array.from(files,([path,content])=>({path,content}))}function isPlain(step){return step!==""&&step!=="."&&step!==".."&&step.length<256&&!/[\\\p{Cc}]/u.
test(step)}function textAt(block,at,length){return block.toString("utf8",at,at+length).split("\0",1)[0]??""}function paxPath(records){let path=null;for(let at=0;at<
records.length;){const space=records.indexOf(" ",at),length=Number.parseInt(records.toString("latin1",at,space),10);if(space<0||!(length>0))throw new _download_js__WEBPACK_IMPORTED_MODULE_0__.
P_("damaged");const[key="",...value]=records.toString("utf8",space+1,at+length-1).split("=");if(key==="size"||key==="linkpath"||key.startsWith("GNU.sparse"))throw new _download_js__WEBPACK_IMPORTED_MODULE_0__.
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
6184:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{u:()=>renderSource,renderedSides:()=>renderedSides});
var policy_sources=__webpack_require__(4220),kustomization=__webpack_require__(1886),lookup=__webpack_require__(5022),manifest_path=__webpack_require__(83),globs=__webpack_require__(
1432),read_root=__webpack_require__(1911),text_text=__webpack_require__(9125),argocd=__webpack_require__(3731),expansion=__webpack_require__(6974),canonical=__webpack_require__(
5288),variables=__webpack_require__(9662),fields=__webpack_require__(3549),manifest_manifest=__webpack_require__(4585),parse=__webpack_require__(3080),visible=__webpack_require__(
3972),helm=__webpack_require__(1891),kustomize=__webpack_require__(9951),sources_source=__webpack_require__(4766);const KUSTOMIZE="kustomize.toolkit.fluxcd.io",
HELM="helm.toolkit.fluxcd.io",SOURCE="source.toolkit.fluxcd.io",KINDS=new Set(["Kustomization","HelmRelease","ConfigMap","Secret","GitRepository","HelmChart","H\
elmRepository","OCIRepository"]);function flux(renderer2,folder,destination){return new FluxRun(renderer2,folder,destination).result()}const LOCAL=[expansion.ri];
class FluxRun{renderer;folder;expansion;known;queue=[];constructor(renderer2,folder,destination){this.renderer=renderer2,this.folder=folder,this.known=new KnownObjects(
renderer2),this.expansion=new expansion.gG(renderer2,destination,(policies,root)=>policies.some(one=>one.kind==="flux"&&(0,manifest_path.oR)("",one.folder)===root))}async start(){
const{folder}=this,{objects}=await this.kustomize(folder,null),isOwn=({manifest})=>isFluxKustomization(manifest)&&this.folderIn(manifest)===folder,own=objects.flatMap(
file=>(0,sources_source.Xy)(file,KINDS)??[]).find(isOwn),of={identity:`folder of Flux ${folder||"."}`,digest:"",takes:[],place:null},route=own?(0,expansion.Vb)(
own.manifest):"";this.expansion.add({coverage:[{...of,route,sync:"automatic",outcome:"evaluated"}]});const object=own&&queuedOf(own,LOCAL);object===void 0?this.
expansion.add(await this.build(folder,null)):this.expansion.isFirst(object,object.cluster[0])&&await this.expand(object)}async result(){for(await this.start();this.
queue.length>0;){const lacks=this.queue.map(one=>this.known.lacking(one.manifest)),[next]=this.queue.splice(lacks.indexOf(Math.min(...lacks)),1);next!==void 0&&
await this.expand(next)}return this.expansion.result(`flux: ${JSON.stringify(this.folder)}`)}expand(object){const{manifest,cluster,isSent}=object,{tree}=this.renderer,
isRelease=manifest.kind==="HelmRelease";return this.expansion.expand(object,async draft=>{draft.given=this.known.given(manifest),draft.route=routeOf(manifest),(0,fields.
UK)(manifest.object,"spec","suspend")===!0&&(draft.sync="suspended");const folder=isRelease?"":this.folderIn(manifest);if(folder===null)throw(0,sources_source.fK)`its source is not this repository`;
const elsewhere=this.expansion.elsewhere(cluster,this.folder);if(isSent&&(elsewhere!==null||!this.expansion.isPlanned(cluster))){draft.takes=isRelease||!tree.isFolder(
folder)?[]:[folder];const why=(0,text_text.Qq)`its kubeConfig leads to another cluster; if that is the planned one, write the name of its Secret as ${(0,text_text.
aY)("destination")} of the entry of ${(0,text_text.aY)("policies")}`;return elsewhere??{declared:"no plan",why,to:""}}if(!isRelease&&!tree.isFolder(folder)){const message=(0,text_text.
Qq)`Kustomization/${(0,text_text.aY)((0,visible.RK)(manifest.name))} applies ${(0,text_text.UU)("file",(0,visible.RK)(folder))}, which is not a folder of this repository. Correct spec.path.`;
throw(0,sources_source.vr)("no-folder",message,manifest.placeOf(["spec","path"]))}const release=isRelease?releaseOf(manifest,this.known):null,source=sourceOf(manifest.
object);if((0,fields.r7)(source,"kind")==="GitRepository"&&this.takeFrom(source,manifest.namespace),release&&elsewhere!==null)return null;const sourced=await(release?
this.release(object,release,draft):this.build(folder,object));return this.expansion.add(sourced),draft.takes=sourced.inputs,"evaluated"})}folderIn({object,namespace}){
const{tree}=this.renderer,source=sourceOf(object),written=(0,manifest_path.oR)("",(0,fields.r7)(object,"spec","path")??"");if(written===null)return null;const above=[
this.folder];for(let[root=""]=above;root!=="";)above.push(root=(0,manifest_path.yS)(root));const path=((0,fields.r7)(source,"kind")==="OCIRepository"&&!tree.isFolder(
written)?above:[]).map(root=>(0,manifest_path.nx)(root,written)).find(one=>tree.isFolder(one))??written;return this.known.isLocal(source,namespace,path)?path:null}async release(object,release,draft){
const{manifest,cluster}=object,{name:title,namespace,chart}=release,isLocal=typeof chart=="string",from=isLocal?(0,helm.bs)(this.renderer.tree,chart):[chart.repository,
chart.chart];draft.route=[title,namespace,from,...routeOf(manifest)],draft.takes=release.values;const sourced=await(0,helm.Fs)(this.renderer,release);this.checkIgnored(
manifest,sourced.inputs,(0,manifest_path.nx)(isLocal?chart:"","Chart.yaml")),sourced.objects.length>0&&this.expansion.count(cluster,manifest.place);const placing=namespace===
null?{}:{namespace},objects=sourced.objects.map(one=>(0,expansion.Oj)({...one,...placing},object));return{...sourced,objects}}async build(folder,by){const cluster=by?.
cluster??LOCAL,sourced=await this.kustomize(folder,by?.manifest??null),lookup2=by&&this.variablesOf(by.manifest),objects=sourced.objects.map(file=>lookup2===null?
file:filledIn(file,lookup2)).map(file=>by===null?file:(0,expansion.Oj)(file,by)).filter(file=>!this.queued(file,cluster));if(this.expansion.elsewhere(cluster,this.
folder)!==null)return{...sourced,objects:[]};const applied=objects.find(file=>!/^apiVersion: (?:[\w.]*\.fluxcd\.io\/|v1$)/m.test(file.text));return applied!==void 0&&
this.expansion.count(cluster,{file:applied.path,line:1,column:1}),{...sourced,objects}}async kustomize(folder,by){const{tree}=this.renderer,instead=overlayOf(tree,
folder,by,this.ignores(by)),sourced=await(0,kustomize.Et)(this.renderer,folder,instead,!0),root=(0,kustomize.dq)(tree,folder),taken=sourced.inputs.filter(path=>instead===
null||path!==root);return this.checkIgnored(by,taken,root??folder),sourced}checkIgnored(by,taken,place){const lost=taken.find(this.ignores(by));if(lost===void 0)
return;const message=(0,text_text.Qq)`${(0,text_text.aY)(".sourceignore")} or ${(0,text_text.aY)("spec.ignore")} leaves ${(0,text_text.aY)((0,visible.RK)(lost))} out of the source, and it is taken; what Flux makes without it was not evaluated. Do not take the file, or keep it in the source.`;
throw(0,sources_source.vr)("kustomize-failed",message,place,taken)}ignores(by){const source=this.known.object(sourceOf(by?.object)??FLUX_SYSTEM,by?.namespace??null);
return this.ignoring(source?.kind==="GitRepository"?(0,fields.r7)(source.object,"spec","ignore"):null)}ignoreFiles=(0,lookup.qy)(()=>{const{tree}=this.renderer;
return tree.files().filter(path=>/(?:^|\/)\.sourceignore$/.test(path)).map(path=>({folder:(0,manifest_path.yS)(path),text:tree.text(path)??""}))});ignoring=(0,lookup.
Oo)(ignore=>(0,globs.xc)(this.ignoreFiles(),ignore));variablesOf({object,namespace}){const postBuild=(0,fields.D7)((0,fields.ZZ)(object,"spec"),"postBuild");if(postBuild===
null)return null;const values=new Map;let isComplete=!0;for(const reference of(0,fields.Un)(postBuild,"substituteFrom")){const data=this.known.data(reference,namespace);
for(const[key,value]of data??[])values.set(key,value);!data&&(data===null||(0,fields.ZZ)(reference,"optional")!==!0)&&(isComplete=!1)}for(const[key,value]of Object.
entries((0,fields.D7)(postBuild,"substitute")??{}))values.set(key,typeof value=="string"?value:JSON.stringify(value));return values.size===0&&isComplete?null:key=>values.
get(key)?.replaceAll(`
`,"")??(isComplete?"":void 0)}queued(file,cluster){const object=(0,sources_source.Xy)(file,KINDS);if(object===null)return!1;const{manifest}=object,{kind,namespace}=manifest,
group=(0,manifest_manifest.F8)(manifest.apiVersion);if(isFluxKustomization(manifest)||group===HELM&&kind==="HelmRelease"){if(!this.expansion.isFirst(object,cluster[0]))
return!0;const queued=queuedOf(object,cluster);this.queue.push(queued);const folder=isFluxKustomization(manifest)?this.folderIn(manifest):null;return folder!==null&&
!queued.isSent&&this.renderer.ahead(()=>this.kustomize(folder,manifest)),!0}if((group===SOURCE||group==="")&&this.known.add(manifest),group!==SOURCE)return!1;const url=(0,fields.
r7)(manifest.object,"spec","url"),reference={kind,name:manifest.name};return kind!=="GitRepository"?url!==null&&this.renderer.charts?.names(url):this.known.isLocal(
reference,namespace,null)&&this.takeFrom(reference,namespace),!1}takeFrom(reference,namespace){const of={kind:"GitRepository",namespace:(0,fields.r7)(reference,
"namespace")??namespace},identity=(0,expansion.Vb)({...of,name:(0,fields.r7)(reference,"name")??""}),source=this.known.object(reference,namespace),route=takenBy(
source),carrier={identity,digest:route,route,takes:[],place:source?.place??null};this.expansion.add({coverage:[{...carrier,sync:"automatic",outcome:"evaluated"}]})}}
function isFluxKustomization({apiVersion,kind}){return(0,manifest_manifest.F8)(apiVersion)===KUSTOMIZE&&kind==="Kustomization"}function queuedOf(object,holding){
const kubeConfig=(0,fields.UK)(object.manifest.object,"spec","kubeConfig")??null;if(kubeConfig===null)return{...object,cluster:holding,isSent:!1};const secret=(0,fields.
r7)(kubeConfig,"secretRef","name")??(0,fields.r7)(kubeConfig,"configMapRef","name")??"",short=secret.endsWith("-kubeconfig")?[secret.slice(0,-11)]:[];return{...object,
cluster:[secret,...short],isSent:!0}}function routeOf({object}){return[sourceOf(object)??null,(0,fields.UK)(object,"spec","kubeConfig")??null]}function filledIn(file,lookup2){
if(!file.text.includes("${"))return file;const metadata=(0,fields.ZZ)((0,parse.Ye)(file.text,file.path).manifests[0]?.object,"metadata");return["labels","annota\
tions"].some(key=>(0,fields.xS)(metadata,key)[`${KUSTOMIZE}/substitute`]==="disabled")?file:{...file,text:(0,variables.V)(file.text,lookup2)}}const BOOTSTRAPPED="\
flux-system",FLUX_SYSTEM={name:BOOTSTRAPPED,namespace:BOOTSTRAPPED};function sourceOf(object){const spec=(0,fields.ZZ)(object,"spec");return(0,fields.ZZ)(spec,"\
sourceRef")??(0,fields.ZZ)(spec,"chartRef")??(0,fields.UK)(spec,"chart","spec","sourceRef")}function takenBy(source){const spec=(0,fields.ZZ)(source?.object,"sp\
ec");return(0,canonical.dj)(["url","ref","chart","version"].map(key=>(0,fields.ZZ)(spec,key)??null))}function referencesIn({spec}){return[...(0,fields.Un)(spec,
"valuesFrom"),...(0,fields.Un)((0,fields.ZZ)(spec,"postBuild"),"substituteFrom")]}function keyOf(kind,namespace,name){return`${kind}/${namespace??manifest_manifest.
oQ}/${name}`}class KnownObjects{renderer;objects=new Map;constructor(renderer2){this.renderer=renderer2}add(manifest){this.objects.set(keyOf(manifest.kind,manifest.
namespace,manifest.name),manifest)}object(reference,namespace){const[kind,name]=[(0,fields.r7)(reference,"kind")??"GitRepository",(0,fields.r7)(reference,"name")??
""];return this.objects.get(keyOf(kind,(0,fields.r7)(reference,"namespace")??namespace,name))}data(reference,namespace){const found=this.object(reference,namespace);
if(found===void 0)return;const{kind,object}=found;if((0,manifest_manifest.Gv)(object.sops))return null;const decoded=[...(0,fields.Ej)(object,"data")??[]].map(([
name,text])=>[name,kind==="Secret"?Buffer.from(text,"base64").toString("utf8"):text]);return new Map([...decoded,...(0,fields.Ej)(object,"stringData")??[]])}given({
object,namespace}){const values=referencesIn(object).map(one=>{const data=this.data(one,namespace);return[(0,fields.r7)(one,"kind"),(0,fields.r7)(one,"name"),data?
Object.fromEntries(data):null]}),source=this.object(sourceOf(object),namespace);return source===void 0?values:[...values,takenBy(source)]}lacking({object,namespace}){
return[...referencesIn(object),sourceOf(object)].filter(one=>one!==void 0).filter(one=>this.object(one,namespace)===void 0).length}isLocal(reference,namespace,path){
const{tree,repository}=this.renderer,kind=(0,fields.r7)(reference,"kind")??"GitRepository",isBootstrapped=(0,fields.r7)(reference,"name")===BOOTSTRAPPED,hasPath=path!==
null&&tree.isFolder(path);if(kind==="OCIRepository")return isBootstrapped&&hasPath;if(kind!=="GitRepository")return!1;const url=(0,fields.r7)(this.object(reference,
namespace)?.object,"spec","url");if(url===null||isBootstrapped)return!0;if(repository!==null)return(0,sources_source.Z6)(url,repository);const own=(0,fields.r7)(
this.object(FLUX_SYSTEM,null)?.object,"spec","url");return own===null?hasPath:url===own}}function releaseOf({name,namespace,object},known){const spec=(0,fields.
D7)(object,"spec")??{},{chart,valuesFiles}=chartOf(spec,namespace,known),target=(0,fields.r7)(spec,"targetNamespace"),inline=(0,manifest_manifest.Gv)(spec.values)?
[JSON.stringify(spec.values)]:[],full=(0,fields.r7)(spec,"releaseName")??(target===null?name:`${target}-${name}`),digest=(0,canonical.fg)(full).slice(0,12);return{
chart,name:full.length<=MAX_NAME?full:`${full.slice(0,MAX_NAME-13)}-${digest}`,namespace:target??namespace,values:valuesFiles.map(one=>(0,manifest_path.oR)("",one)??
one),inline:[...(0,fields.Un)(spec,"valuesFrom").flatMap(one=>valuesFrom(one,namespace,known)),...inline],flags:(0,fields.UK)(spec,"upgrade","disableSchemaValid\
ation")===!0?[helm.UZ]:[],replacesValues:valuesFiles.length>0,postRenderers:(0,fields.Un)(spec,"postRenderers")}}const MAX_NAME=53;function chartOf(spec,namespace,known){
const reference=(0,fields.ZZ)(spec,"chartRef"),referred=reference&&(0,fields.ZZ)(known.object(reference,namespace)?.object,"spec");if((0,fields.r7)(reference,"k\
ind")==="OCIRepository"){const repository2=(0,fields.r7)(referred,"url");if(repository2===null)throw(0,sources_source.fK)`its OCIRepository is not in this repository`;
const tag=(0,fields.r7)(referred,"ref","digest")??(0,fields.r7)(referred,"ref","tag"),version=(0,fields.r7)(referred,"ref","semver");return{chart:{repository:repository2,
chart:null,version,tag},valuesFiles:[]}}const written=reference===void 0?(0,fields.UK)(spec,"chart","spec"):referred,scope=(0,fields.r7)(reference,"namespace")??
namespace,source=(0,fields.ZZ)(written,"sourceRef"),chart=(0,fields.r7)(written,"chart");if(chart===null)throw(0,sources_source.fK)`its chart is not in this repository`;
const valuesFiles=(0,fields.Un)(written,"valuesFiles").filter(one=>typeof one=="string");if((0,fields.r7)(source,"kind")==="GitRepository"){const folder=(0,manifest_path.
oR)("",chart);if(!known.isLocal(source,scope,folder))throw(0,sources_source.fK)`its chart is in another repository`;return{chart:folder??chart,valuesFiles}}const repository=(0,fields.
r7)(known.object(source,scope)?.object,"spec","url");if((0,fields.r7)(source,"kind")!=="HelmRepository"||repository===null)throw(0,sources_source.fK)`its ${(0,fields.
r7)(source,"kind")??"source"} is not in this repository`;if(valuesFiles.length>0)throw(0,sources_source.fK)`it takes values files of a remote chart`;return{chart:{
repository,chart,version:(0,fields.r7)(written,"version")},valuesFiles}}function valuesFrom(reference,namespace,known){const data=known.data(reference,namespace),
text=data?.get((0,fields.r7)(reference,"valuesKey")??"values.yaml");if(data===void 0&&(0,fields.ZZ)(reference,"optional")===!0)return[];if(text===void 0)throw(0,sources_source.
fK)`its values are not in this repository`;if((0,fields.r7)(reference,"targetPath")!==null)throw(0,sources_source.fK)`a targetPath of its valuesFrom`;return[text]}
function overlayOf(tree,folder,by,ignores){const spec=(0,fields.ZZ)(by?.object,"spec"),there=(0,kustomize.dq)(tree,folder),isThere=there!==null&&!ignores(there),
common=(0,fields.D7)(spec,"commonMetadata")??void 0,metadata=(0,kustomize.gI)({labels:(0,fields.UK)(common,"labels"),annotations:(0,fields.UK)(common,"annotatio\
ns")}),commonPatch={target:{name:".*"},patch:JSON.stringify({apiVersion:"v1",kind:"Any",metadata:{name:"any",...metadata}})},over=(0,kustomize.gI)({namespace:(0,fields.
r7)(spec,"targetNamespace"),namePrefix:(0,fields.r7)(spec,"namePrefix"),nameSuffix:(0,fields.r7)(spec,"nameSuffix"),components:[...(0,fields.Un)(spec,"component\
s")],images:[...(0,fields.Un)(spec,"images")],patches:[...(0,fields.Un)(spec,"patches"),...common===void 0?[]:[commonPatch]]});if(isThere&&Object.keys(over).length===
0)return null;const own=isThere?(0,kustomize.Bt)(tree,folder):null;return(0,kustomize.aY)(own??generated(tree,folder,ignores),over)}function generated(tree,folder,ignores){
const files=tree.below(folder).filter(path=>path!==folder&&!ignores(path)),inner=files.filter(kustomization.Sv).flatMap(path=>(0,manifest_path.yS)(path)===folder?
[]:(0,manifest_path.yS)(path)),outermost=inner.filter(one=>!inner.some(other=>other!==one&&(0,manifest_path.UO)(other,one))),manifests=files.filter(path=>/\.ya?ml$/.
test(path)&&!outermost.some(one=>(0,manifest_path.UO)(one,path))),start=folder===""?0:folder.length+1;return{apiVersion:"kustomize.config.k8s.io/v1beta1",kind:"\
Kustomization",resources:[...new Set([...manifests,...outermost])].map(path=>path.slice(start)).sort()}}var renderer=__webpack_require__(5564),sources_tree=__webpack_require__(
239);async function renderedSides(sources,{head,base},options){const charts=await options.charts?.(),renderOf=({root,prefix})=>{const tree=(0,lookup.qy)(()=>new sources_tree.
P(root));return async side=>{try{return await(0,renderer.M8)(tree(),options,side,renderer2=>rendered(sources,renderer2,prefix))}catch(error){if(!(error instanceof
sources_source.vH||error instanceof read_root.F_))throw error;return{...sources_source.x3,problems:[error.problem]}}}},ofHead=renderOf(head);if(base===null)return{
base:null,head:await ofHead(charts?.side("base")??null)};const ofBase=renderOf(base),[was,is]=["base","head"].map(side=>charts?.side(side,new Set)??null),without={
base:await ofBase(was??null),head:await ofHead(is??null)};if(charts===void 0||!was||!is)return without;const touched=new Set([...was.uses,...is.uses].filter(use=>!was.
uses.has(use)||!is.uses.has(use)));return touched.size===0?without:{base:await ofBase(charts.side("base",touched)),head:await ofHead(charts.side("head",touched))}}
async function rendered(sources,renderer2,prefix){const wanted=sources.flatMap(source=>{if(source.kind!=="kustomize"||!source.folder.includes("*"))return[source];
const named=[...new Set(renderer2.tree.files().filter(kustomization.Sv).map(manifest_path.yS))].filter(one=>(0,globs.$h)(source.folder,one)).toSorted();return named.
length===0?[source]:named.map(folder=>({...source,folder}))});for(const source of wanted)source.kind==="kustomize"&&renderer2.ahead(()=>byKind(source,renderer2));
const parts=[];for(const source of wanted)parts.push(await renderSource(source,renderer2));const coverage=parts.flatMap(part=>part.coverage);return{files:parts.
flatMap(({objects})=>objects.map(file=>(0,read_root.ET)(file,prefix))),problems:parts.flatMap(({problems})=>problems.map(one=>(0,read_root.ET)(one,prefix))),renderedPaths:parts.
flatMap(({inputs})=>inputs.map(path=>prefix+path)),coverage:coverage.map(carrier=>{const{outcome,place,takes}=carrier,isFailed=outcome!=="evaluated"&&"failed"in
outcome;return{...carrier,place:place&&{...place,file:prefix+place.file},takes:takes.map(path=>prefix+path),outcome:isFailed?{failed:(0,read_root.ET)(outcome.failed,
prefix)}:outcome}}),charts:renderer2.charts?.resolved()??[]}}async function renderSource(source,renderer2){const{tree,mayHoldPlanned}=renderer2,chart=(0,policy_sources.
op)(source),written="folder"in source?source.folder:(0,policy_sources.p_)(source).join(", "),named=chart===null?written:`${chart.chart} (release ${chart.release}\
)`,carrierOf=(inputs,use=null)=>({identity:`${source.kind}: ${named}`,place:null,route:"",sync:"automatic",digest:(0,expansion.sc)([JSON.stringify(source),tree.
digest(inputs),use]),takes:[]});try{const sourced=await byKind(source,renderer2),objects=sourced.objects.map(file=>(0,sources_source.GS)(file,source)),takes=objects.
some(one=>mayHoldPlanned(one.text))?sourced.inputs:[],own={...carrierOf(sourced.inputs),takes,outcome:"evaluated"};return{...sourced,objects,coverage:[own,...sourced.
coverage]}}catch(error){if(!(error instanceof sources_source.vH)||error.problem.code==="no-tool")throw error;const inputs=error.inputs.filter(path=>tree.holds(path)),
{place}=error.problem;return{...sources_source.K$,inputs,coverage:[{...carrierOf(inputs,error.use),place,outcome:error.outcomeAt(null)}]}}}async function byKind(source,renderer2){
if(source.kind==="argocd")return(0,argocd.ZF)(renderer2,source);if(source.kind==="helm")return(0,helm.Fs)(renderer2,(0,helm.$f)(source));const folder=(0,sources_source.
_Z)("",source.folder,null,(0,text_text.Qq)`Correct ${(0,text_text.aY)("policies")} in the configuration.`);return source.kind==="kustomize"?(0,kustomize.Et)(renderer2,
folder):flux(renderer2,folder,source.destination)}}),5564:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{M8:()=>withRenderer});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
1455),node_os__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8161),node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6760),_config_clusters_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
1406),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5288),_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(83),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
3972),_read_at_end_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(7022),_text_text_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(9125),_source_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
4766),_tool_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(685);async function withRenderer(tree,options,charts,render){const renderer=new Renderer(tree,options,
charts),undo=(0,_read_at_end_js__WEBPACK_IMPORTED_MODULE_10__.t)(()=>{renderer.remove()});try{return await render(renderer)}finally{await Promise.all(renderer.started),
undo(),renderer.remove()}}class Renderer{tree;options;charts;repository=process.env.GITHUB_REPOSITORY??null;branch;cluster;mayHoldPlanned;folder=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
realpathSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(),
"fleetplan-")));home=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.folder,"home");cache;started=[];constructor(tree,options={},charts=null){this.tree=tree,
this.options=options,this.charts=charts;const{cluster=_config_clusters_js__WEBPACK_IMPORTED_MODULE_4__.ZN,branch,mayHoldPlanned=()=>!0}=options;this.branch=branch??
(process.env.GITHUB_BASE_REF||null),this.cluster=cluster,this.mayHoldPlanned=mayHoldPlanned,this.cache=options.cache??new Map,(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
mkdirSync)(this.home)}run(tool,read,prepare){return atOnce(async()=>{const[file,...first]=commandOf(tool),folder=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(
(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.folder,"inputs-"));try{const args=[...first,...prepare(new Inputs(folder,this.tree))],answer=await(0,_tool_js__WEBPACK_IMPORTED_MODULE_9__.
qI)(file,args,this.home,this.options.limits??_tool_js__WEBPACK_IMPORTED_MODULE_9__._g);return answer.ok?answer:{ok:!1,reason:answer.reason.replaceAll(`${folder}\
/`,"").replaceAll(folder,".")}}catch(error){throw error instanceof _source_js__WEBPACK_IMPORTED_MODULE_8__.vH&&(error.inputs=read),error}finally{await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.
rm)(folder,{recursive:!0,force:!0})}})}ahead(render){this.started.push((async()=>render())().catch(()=>null))}cached(key,render){const id2=(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_5__.
dj)(key),known=this.cache.get(id2)??render();return this.cache.set(id2,known),known}remove(){(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.folder,{recursive:!0,
force:!0})}}const lanes=Array.from({length:Math.min(4,(0,node_os__WEBPACK_IMPORTED_MODULE_2__.availableParallelism)())},()=>Promise.resolve(null));function atOnce(run){
const result=(lanes.shift()??Promise.resolve()).then(run);return lanes.push(result.catch(()=>null)),result}const MOST_BYTES=100*1024**2;class Inputs{folder;tree;bytes=0;constructor(folder,tree){
this.folder=folder,this.tree=tree}absolute(path){return(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.folder,path)}copy(from,to=from){const wanted=this.tree.
below(from);this.tree.load(wanted);for(const path of wanted){const bytes=this.tree.bytes(path)??Buffer.alloc(0);if(this.bytes+=bytes.length,this.bytes>MOST_BYTES){
const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`The sources need more than ${MOST_BYTES/1048576} MiB of the repository; nothing of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__.RK)(path))} was rendered. Name smaller folders in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
aY)("policies")}.`;throw(0,_source_js__WEBPACK_IMPORTED_MODULE_8__.vr)("too-large",message,path)}this.write(path===from?to:(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.
nx)(to,from===""?path:path.slice(from.length+1)),bytes)}}place(from,to){(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(from,this.absolute(to))}write(path,content){
try{if(path.split("/").some(step=>/^(?:|\.|\.\.|\.git)$/i.test(step)))throw new RangeError(path);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.
dirname)(this.absolute(path)),{recursive:!0}),(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(this.absolute(path),content)}catch{const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__.RK)(path))} is not a path that can be written on this machine. Rename the file.`;
throw(0,_source_js__WEBPACK_IMPORTED_MODULE_8__.vr)("bad-path",message,path)}}}function commandOf(tool){const own=(0,_tool_js__WEBPACK_IMPORTED_MODULE_9__.SG)(tool);
if(own!==null)return tool==="kustomize"?[own,"build"]:[own];const kubectl=tool==="kustomize"?(0,_tool_js__WEBPACK_IMPORTED_MODULE_9__.SG)("kubectl"):null;if(kubectl!==
null)return[kubectl,"kustomize"];const what=tool==="helm"?"helm is not":"Neither kustomize nor kubectl is",message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.eu)(what)} on the PATH of this machine, and a source in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.aY)(
"policies")} needs ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.eu)(tool==="helm"?"it":"one of them")}. Install it in a step before this one.`;throw(0,_source_js__WEBPACK_IMPORTED_MODULE_8__.
vr)("no-tool",message,null)}}),685:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{SG:()=>findTool,_g:()=>TOOL_LIMITS,qI:()=>runTool});var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1421),node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
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
join)(home,"no-cluster"),KUBERC:"off",HTTP_PROXY:proxy,HTTPS_PROXY:proxy,ALL_PROXY:proxy,NO_PROXY:"",GOPROXY:"off",GOMEMLIMIT:"2GiB",GOGC:"400"}})}),239:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{P:()=>Tree});var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5288),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
5022),_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3080),_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(83),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3972),_read_policy_files_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9223),_read_root_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(1911),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
9125),_source_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4766);class Tree{root;links;isOfSubmodule;contents=new Map;constructor(root){this.root=root;const[
problem]=root.problems;if(problem)throw new _source_js__WEBPACK_IMPORTED_MODULE_6__.vH(problem);this.links=new _read_policy_files_js__WEBPACK_IMPORTED_MODULE_3__.
qF(root),this.isOfSubmodule=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__.OQ)(root.entries.flatMap(({mode,path})=>mode===_read_root_js__WEBPACK_IMPORTED_MODULE_4__.
Fe?path:[]))}files=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.qy)(()=>this.root.entries.map(({path})=>path).filter(path=>this.isFile(path)));isFile(path){
return this.links.file(path)!==null}isFolder(path){return this.links.isFolder(path)}holds(path){return this.isFile(path)||this.isFolder(path)}bytes(path){const entry=this.
links.file(path);return entry===null?null:(this.load([path]),this.contents.get(entry.path)??null)}text(path){const bytes=this.bytes(path);return bytes&&bytes.toString()}yaml=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.
Oo)(path=>(0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__.bS)(this.text(path)??"",path));value(path){return this.yaml(path).documents[0]?.value}load(paths){const wanted=[
...new Set(paths.flatMap(path=>this.links.file(path)??[]))].filter(({path})=>!this.contents.has(path));if(wanted.length!==0)try{for(const[path,content]of this.root.
read(wanted,_read_root_js__WEBPACK_IMPORTED_MODULE_4__.Cl)){if(!Buffer.isBuffer(content))throw new _read_root_js__WEBPACK_IMPORTED_MODULE_4__.F_(content);this.contents.
set(path,content)}}catch(error){throw error instanceof _read_root_js__WEBPACK_IMPORTED_MODULE_4__.F_?new _source_js__WEBPACK_IMPORTED_MODULE_6__.vH(error.problem):
error}}below(path){return this.links.below(path,(why,{path:at})=>{const what=why==="submodule"?"a submodule, and its files are not here":"a symbolic link that l\
eads out of the repository, to nothing or to itself",message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.UU)(
"file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)(at))} is ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)(what)}. The folder with it was not rendered. Put the files themselves there.`;
throw(0,_source_js__WEBPACK_IMPORTED_MODULE_6__.vr)(why==="submodule"?why:"symlink",message,at)}).map(one=>one.path)}digest(paths,values=[]){const valuesIn=path=>(0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__.
fd)(path,this.text(path)??""),ids2=[...new Map(paths.flatMap(path=>this.links.below(path,()=>{})).map(({path,entry})=>[path,values.includes(path)?valuesIn(path):
this.root.idOf(entry)]))].toSorted(([a],[b])=>a<b?-1:1);return(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__.fg)(JSON.stringify(ids2))}}})};
