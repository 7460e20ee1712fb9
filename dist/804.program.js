export const id=804,ids=[804],modules={1406:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{Dg:()=>clustersOf,ZN:()=>NO_CLUSTER,yN:()=>placesIn});var _waivers_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9084);function clustersOf(config){const[
first,...rest]=config.clusters.map(({name,policies,snapshot,namespace,variables,destination,labels},index)=>({config:{...config,cluster:name,policies:policies??
config.policies,snapshot:snapshot??config.snapshot,namespace:namespace??config.namespace,variables:{...config.variables,...variables},clusters:[],waivers:(0,_waivers_js__WEBPACK_IMPORTED_MODULE_0__.
T1)(config.waivers,config.clusters.map(one=>one.name))},path:["clusters",index],target:{name,destination,labels,others:othersThan(name,config)}}));return first?
[first,...rest]:[{config,path:[],target:{...NO_CLUSTER,name:config.cluster}}]}const NO_CLUSTER={name:null,destination:null,labels:null,others:[]};function othersThan(name,config){
return config.clusters.filter(one=>one.name!==name).map(one=>({name:one.name,destination:one.destination,policies:one.policies??config.policies??[]}))}function placesIn(placeOf,cluster){
return cluster.length===0?placeOf:path=>{const entry=placeOf(cluster),own=placeOf([...cluster,...path]);return own.line!==entry.line||own.column!==entry.column?
own:placeOf(path)}}}),4804:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Cv:()=>unchanged,
PQ:()=>lastReport,YC:()=>legFiles,YR:()=>loadReviewed,_U:()=>loadLegs});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760),_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(163),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(3972),_merge_leg_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
8521),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(2938),_read_file_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9057),_read_folder_root_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
1708),_read_globs_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(1432),_report_index_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(7763),_run_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(
1609),_text_text_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(9125),_snapshot_file_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(7168);const MIB=1024**
2,MOST_BYTES={leg:64*MIB,reviewed:256*MIB},JSON_FILE=/\.json$/;function unchanged([first,...rest]){const both=input=>({...input,base:input.head});return[both(first),
...rest.map(both)]}async function lastReport(path,called,[input,...others]){if(isReport(path))return loadReviewed(path);if(others.length>0)throw new Error(`${called}\
 is a snapshot, which is of one cluster, and the configuration lists several; choose one of them, or give the last JSON report`);const{snapshot,problems}=await(0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_11__.
N)([path]),at=snapshot.takenAt??input.at,run=(0,_run_js__WEBPACK_IMPORTED_MODULE_9__.SA)([{...input,snapshot,snapshotProblems:problems,at}]);if(run.verdict==="u\
nknown"){const[first]=run.reports[0].plan.problems.filter(({severity})=>severity==="error"),why=first?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.f6)(first.message):
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.Qq)`it could not be evaluated`;return{unusable:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.Qq)`cannot be made of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.
UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_12__.RK)(path))}: ${why}`}}const last=(0,_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__.q)((0,_report_index_js__WEBPACK_IMPORTED_MODULE_8__.
eJ)(run,"json"));return snapshot.takenAt!==null||"unusable"in last?last:{...last,clusters:last.clusters.map(one=>({...one,isUndated:!0}))}}function isReport(path){
try{return/^\s*\{\s*"schemaVersion"/.test((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path).toString("utf8",0,64))}catch{return!0}}function loadReviewed(path){
const read=reportText(path,MOST_BYTES.reviewed,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync);return"why"in read?{unusable:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_12__.RK)(path))} ${read.why}`}:(0,_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__.
q)(read.text)}function loadLegs(paths,below="."){return paths.flatMap(path=>filesOf(path,below)).map(file=>{if(typeof file!="string")return file;const source=(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_12__.
RK)(file),read=reportText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(below,file),MOST_BYTES.leg,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync);return"w\
hy"in read?{source,why:read.why}:(0,_merge_leg_js__WEBPACK_IMPORTED_MODULE_3__.C0)(source,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file).replace(JSON_FILE,
""),read.text)})}function legFiles(paths){return paths.flatMap(path=>filesOf(path,".")).filter(file=>typeof file=="string")}function filesOf(written,below){const source=(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_12__.
RK)(written);try{const stats=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(below,written),{throwIfNoEntry:!1});
if(stats?.isDirectory()===!1||stats===void 0&&!(0,_read_globs_js__WEBPACK_IMPORTED_MODULE_7__.Pt)(written))return[written];const{folder,rest}=stats===void 0?(0,_read_globs_js__WEBPACK_IMPORTED_MODULE_7__.
zm)(written):{folder:written,rest:"**"},{globs}=(0,_read_globs_js__WEBPACK_IMPORTED_MODULE_7__.tI)([rest]),files=(0,_read_folder_root_js__WEBPACK_IMPORTED_MODULE_6__.
D)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(below,folder)).entries.map(({path})=>path).filter(path=>JSON_FILE.test(path)&&globs.matches(path));return files.
length>0?files.map(path=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,path)):[{source,why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.Qq)`contains no JSON file, so no report`}]}catch(error){
return[{source,why:unreadable(error)}]}}function reportText(path,mostBytes,statOf){try{const stats=statOf(path);if(!stats.isFile()||stats.size>mostBytes)return{
why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.Qq)`is not a file of at most ${mostBytes/MIB} MiB`};const decoded=(0,_read_file_js__WEBPACK_IMPORTED_MODULE_5__.
_6)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path));return decoded===null?{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.Qq)`is not UTF-8 text`}:
{text:decoded}}catch(error){return{why:unreadable(error)}}}function unreadable(error){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.Qq)`cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.
f6)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.V$)((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_4__.A)(error)))}`}}),232:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Ey:()=>titleIn,_5:()=>coverageOf,fd:()=>contentIn,oc:()=>carrierGaps});var _manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
7196),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(5288),_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
1886),_manifest_identity_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5846),_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(4585),
_manifest_parse_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3345),_manifest_path_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(83),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(
7085),_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(7364),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(3972),
_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9505),_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
4819),_text_render_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(2490),_text_text_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(9125),_kustomizations_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
1219);function carrierGaps(read,base){const clusters=new Set(base?.coverage.map(({outcome})=>(0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_9__.yN)(outcome)?.
to)),isShown=({identity,outcome})=>base!==null||ENTRY.test(identity)||!(0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_9__.yN)(outcome);return[...read.side.
coverage.filter(isShown).flatMap(one=>coverageGap(one,clusters)),...unrendered(read)]}const ENTRY=/^(?:kustomize: |helm: |flux: |argocd: |remote parts of )/,NAMES_NOTHING=[
"no-kustomization","no-chart","no-values","outside"];function coverageGap(carrier,clusters){const{identity:key,outcome,digest,route,place}=carrier;if(outcome===
"evaluated")return[];if("failed"in outcome){const{failed:problem}=outcome,content=ENTRY.test(key)&&NAMES_NOTHING.includes(problem.code)?null:digest+(0,_text_render_js__WEBPACK_IMPORTED_MODULE_6__.
Ul)(problem.message);return{of:"carrier",key,content,problem}}const{declared,why:reason,to}=outcome;if(declared==="another cluster"||declared==="decided in the \
cluster")return[];const evaluated=`${declared} ${route}`,of={key,content:digest,place,named:titleIn(key),reason,evaluated};if(declared!=="no plan")return declaredGap(
{...of,fix:(0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__.MF)()});const isPart=clusters.has(to),fix=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`List the cluster in \`clusters\` of the configuration.`;
return declaredGap({...of,fix,isPart,code:isPart?"other-destination":"new-destination"})}function titleIn(identity){return/^\w+\/[^/ ]+\/[^/ ]+$/.test(identity)?
identity.replace(/\/.*\//,"/"):identity}function declaredGap({key,content,place,code="not-rendered",...of}){const{fix,reason=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`no source renders it`,evaluated="",isPart=!1}=of,title=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.UU)("object",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_10__.
RK)(of.named)),problem=(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_11__.Os)(place,code,(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`${title} was not evaluated: ${reason}. ${fix}`);
return{of:"carrier",key,content,problem,declared:{title,reason,fix,evaluated,isPart}}}function unrendered({side:{files,renderedPaths},contents,kustomizations}){
const edited=contents.filter(({isEdited})=>isEdited);if(edited.length===0)return[];const isInput=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_12__.OQ)(renderedPaths),
paths=new Set([...files.map(({path})=>path),...renderedPaths]),open=kustomizations.all.filter(({path})=>!isInput(path)),isRead=path=>paths.has(path)||_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__.
H7.some(name=>paths.has((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_12__.nx)(path,name))),toBuild=new Set(open.flatMap(({path,isPlain,resources})=>isPlain&&resources?.
every(isRead)?[]:path)),plain=files.filter(({path})=>!isInput(path)),isPart=(0,_kustomizations_js__WEBPACK_IMPORTED_MODULE_8__.C)(plain,open),wholeGap=({file},fix,isPart2=!1)=>{
const{path,text:written}=file,place={file:path,line:1,column:1},of={key:(0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_9__.TN)(file),content:contentIn(path,
written),place};return declaredGap({...of,named:path,fix,isPart:isPart2})};return edited.flatMap(content=>{const{file,manifests,problems}=content,{path,followed=[]}=file,
gaps=manifests.filter(one=>(0,_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_4__.FX)(one)&&!followed.includes((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_13__.
F8)(one.apiVersion))).map(one=>{const{object,place}=one,group=(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_13__.F8)(one.apiVersion),byDeliverer=group.endsWith(
"fluxcd.io")?(0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__.wd)("flux",(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_12__.yS)(place.file)):(0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__.
MF)(),fix2=group==="argoproj.io"?(0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__.wd)("argocd",place.file):byDeliverer,evaluated=(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_14__.
dj)(repositoriesIn(object.spec)),of={key:(0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_2__.cu)(one),content:(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_14__.
dj)(object),place,named:(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_10__.Gg)(one)};return declaredGap({...of,fix:fix2,evaluated})});if(toBuild.has(path))return[
...gaps,wholeGap(content,(0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__.wd)("kustomize",(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_12__.yS)(path)))];if(!(problems.
length===0&&!manifests.some(_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__.KN)&&!(0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__.
Sv)(path))||isInput(path)||!isPart(path))return gaps;const fix=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`Name its folder in \`policies\` (\`- kustomize: FOLDER\`, \`- helm: {chart: FOLDER}\`).`;
return[...gaps,wholeGap(content,fix,!0)]})}function contentIn(path,written){const{documents,problem}=(0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_3__.bS)(written,
path);return problem===null?(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_14__.dj)(documents.map(({value})=>value)):written}function repositoriesIn(value){
return Array.isArray(value)?value.flatMap(repositoriesIn):(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_13__.Gv)(value)?Object.entries(value).flatMap(([key,
inside])=>["sourceRef","chartRef","repo","repoURL"].includes(key)?[inside]:["values","helm","set"].includes(key)?[]:repositoriesIn(inside)):[]}function coverageOf({
manifests,gaps,side:{coverage}}){const carriers=coverage.flatMap(({identity,outcome})=>{const reason=(0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_9__.yN)(
outcome)?.declared;return outcome==="evaluated"||(reason==="another cluster"||reason==="decided in the cluster")?[]:(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_10__.
RK)(titleIn(identity))}),objects=gaps.flatMap(({of,key})=>{if(of!=="object"&&of!=="twice")return[];const[,kind="",,name=""]=JSON.parse(key);return(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_10__.
Gg)({kind,name})}),notEvaluated=[...new Set([...carriers,...objects])];return{evaluated:manifests.filter(_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__.
H9).length,notEvaluated}}}),8641:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{f:()=>keyAt,
v:()=>changedObjects});var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5288),_manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
5846),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5022);const rootsOf=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_1__.HK)(({files})=>{
const roots=files.map(({path,key=path})=>path.endsWith(key)?path.slice(0,path.length-key.length):"");return[...new Set(roots)].filter(root=>root!=="")});function keyAt(side,path){
const root=rootsOf(side).find(one=>path.startsWith(one))??"";return path.slice(root.length)}function changedObjects(before,after,contentOf=({object})=>(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_2__.
dj)(object)){const[was,is]=[(0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__.MU)(before),(0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__.MU)(after)];
return[...after.filter(one=>{const earlier=was.get((0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__.cu)(one));return earlier===void 0||contentOf(earlier)!==
contentOf(one)}),...before.filter(one=>!is.has((0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__.cu)(one)))]}}),1219:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{C:()=>partsOf,r:()=>Kustomizations});var _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1886),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(5022),_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(4585),_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3345),_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(83),_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9505),
_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4819);function kustomizationOf({path,text}){const found=(0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__.
lp)(text,path).map(({value})=>value).find(_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__.Gv),object=found??{},beside=written=>(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__.
oR)((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__.yS)(path),written)??written,files=(0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__.ii)(
object).filter(({isInline})=>!isInline),of=(...keys)=>files.flatMap(({key,use,written})=>keys.includes(key)||keys.includes(use)?beside(written):[]);return{path,
resources:found===void 0?null:of("resources","bases"),components:of("components"),patches:of("patch"),deciding:[...of("patch","replacements","transformers"),...(0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__.
kI)(object).map(beside)],data:of("configMapGenerator","secretGenerator"),isPlain:(0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__.N0)(object).
length===0&&object.kind!=="Component",transforms:(0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__.Bp)(object)}}class Kustomizations{all;byFile;constructor(files){
this.all=files.filter(({path})=>(0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__.Sv)(path)).map(kustomizationOf),this.byFile=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__.
bz)(this.all,({resources,components,patches})=>new Set([...resources??[],...components,...patches]))}changing=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__.
Oo)(path=>{const taking=new Set(this.byFile.get(path));for(const one of taking)for(const over of this.byFile.get((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__.
yS)(one.path))??[])taking.add(over);return[...taking].filter(({transforms})=>transforms.length>0)})}function partsOf(files,kustomizations){const texts=new Map(files.
map(({path,text})=>[path,text])),folders=[...files.flatMap(({path,text})=>/(?:^|\/)Chart\.yaml$/.test(path)?files.filter(one=>(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__.
UO)((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__.nx)((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__.yS)(path),"templates"),one.path)).some(one=>(0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_3__.
pR)(one.text)||(0,_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_2__.RI)(one.text))||/^dependencies:\s*(?:#|$)/m.test(text)?(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__.
yS)(path):[]:[]),...kustomizations.flatMap(({components})=>components)],named=new Set(kustomizations.flatMap(({resources,deciding,data})=>resources?.some(path=>(0,_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_2__.
RI)(texts.get(path)??""))===!0?[...deciding,...data]:deciding));return path=>named.has(path)||/\.(?:ya?ml|tpl)$/.test(path)&&folders.some(folder=>(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__.
UO)(folder,path))}}),4690:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>laterValues,
V:()=>partialObject});var advice=__webpack_require__(7196),canonical=__webpack_require__(5288),decided_there=__webpack_require__(668),fields=__webpack_require__(
3549),manifest_manifest=__webpack_require__(4585),visible=__webpack_require__(3972);const PLACEHOLDER=/(?<!\$)\$(?:[A-Za-z_][A-Za-z0-9_]*|\{[^{}]*\}|\([^()]*\))|\{\{[^{}]*(?:(?:\{(?!\{)|\}(?!\}))[^{}]*)*\}\}|<%[^<%]*(?:(?:<(?!%)|%(?!>))[^<%]*)*%>|[%#]\{[^{}]*\}|\(\([^()]+\)\)|@@[^@]+@@|@[A-Z][A-Z0-9_]*@|%%[^%]+%%|__[A-Z][A-Z0-9_]*__/,
FREE_TEXT=new Set(["annotations","args","binaryData","command","configMap","data","description","env","envFrom","exec","hostAliases","httpGet","image","imagePul\
lSecrets","managedFields","message","serviceAccount","serviceAccountName","status","stringData","userData","volumeMounts","volumes"]);function placeholderIn(manifest,freeText=[]){
const{apiVersion,kind,name,namespace,object}=manifest,passed=new Set([...FREE_TEXT,...freeText]);for(const[path,text]of texts({...object,apiVersion,kind,metadata:{
name,namespace}},[],passed)){const[written]=PLACEHOLDER.exec(text)??[];if(written!==void 0)return{written:(0,visible.RK)(written,60),field:(0,visible.RK)((0,fields.
LF)(path)),place:manifest.placeOf(path)}}return null}function*texts(value,path,passed){if(typeof value=="string")yield[path,value];else if(Array.isArray(value))
for(const[index,item]of value.entries())yield*texts(item,[...path,index],passed);else if((0,manifest_manifest.Gv)(value))for(const[key,inner]of Object.entries(value))
passed.has(key)||(yield[[...path,key],key],yield*texts(inner,[...path,key],passed))}var identity=__webpack_require__(5846),lookup=__webpack_require__(5022),manifest_path=__webpack_require__(
83),manifest_problem=__webpack_require__(7085),source_file=__webpack_require__(7364),namespaces=__webpack_require__(8603),planned_kinds=__webpack_require__(4819),
systems=__webpack_require__(9271),render=__webpack_require__(2490),text_text=__webpack_require__(9125),table=__webpack_require__(377);function laterValues(change){
const{base,head}=change,known=new Set(base?.manifests.map(identity.cu)),whole=head.manifests.map(identity.cu),added=new Set(whole.filter(one=>!known.has(one)).map(
kindIn)),there=new Set([...whole,...head.gaps.map(({key})=>key)]),isGone=({key})=>!there.has(key)&&!added.has(kindIn(key)),objects=(0,table.L)(change,"object",isGone).
problems;return base===null?objects:[...objects,...decidedInCluster(base.side,head.side)]}function kindIn(identity2){return JSON.stringify(JSON.parse(identity2).
slice(0,2))}const isOfYtt=(0,lookup.HK)(({text:written})=>/^[ \t]*#@|[ \t]#@[ \t]/m.test(written));function partialObject(manifest,file,changing){const placeholder=placeholderIn(
manifest,(0,systems.yH)(manifest)?.spec.freeText),{apiVersion,kind,place,object}=manifest,[isOfKind,isOfVersion]=[placeholder?.field==="kind",placeholder?.field===
"apiVersion"];if(!planned_kinds.tz.concerns(isOfVersion?null:apiVersion,isOfKind?null:kind))return null;const of={of:"object",key:(0,identity.cu)(manifest),content:(0,canonical.
dj)(object)},title=(0,text_text.UU)("object",(0,visible.Gg)(manifest)),by=changing.find(({patches,transforms})=>patches.includes(place.file)||transforms.some(one=>one!==
"namespace"||(0,namespaces.su)(manifest)));if(by!==void 0){const[path,keys]=[(0,text_text.UU)("file",(0,visible.RK)(by.path)),(0,text_text.aY)((0,visible.RK)(by.
transforms.join(", ")))],isPatch=by.patches.includes(place.file),what=isPatch?(0,text_text.Qq)`is a patch of ${path}`:(0,text_text.Qq)`is changed by ${path} (${keys})`,
message2=(0,text_text.Qq)`${title} ${what}; the object that it makes was not evaluated. ${(0,advice.wd)("kustomize",(0,manifest_path.yS)(by.path))}`;return{...of,
problem:(0,manifest_problem.Os)(place,isPatch?"kustomize-patch":"kustomize-transforms",message2)}}if(isOfYtt(file)){const message2=(0,text_text.Qq)`${title} is a template of ytt (\`#@\`); the object that it makes was not evaluated. ${(0,advice.
MF)("ytt -f")}`;return{...of,problem:(0,manifest_problem.Os)(place,"ytt-template",message2)}}if(placeholder===null)return null;const{written,field}=placeholder,
variable=/^\$\{([_a-zA-Z][_a-zA-Z0-9]*)/.exec(written)?.[1],given=(0,text_text.aY)(`variables: {${variable??""}: VALUE}`),fix=variable===void 0?(0,advice.MF)():
(0,text_text.Qq)`Give its value in the configuration (${given}).`,reason=(0,text_text.Qq)`${(0,text_text.aY)((0,visible.RK)(written))} in ${(0,text_text.aY)(field)} is put in when it is applied`,
message=(0,text_text.Qq)`${title} was not evaluated: ${reason}. ${fix}`,problem=(0,manifest_problem.Os)(placeholder.place,"unresolved-variable",message),metadata=(0,manifest_manifest.
Gv)(object.metadata)?{...object.metadata,labels:null}:null,evaluated=(0,canonical.dj)({...object,metadata});return{...of,problem,declared:{title,reason,fix,evaluated}}}
function decidedInCluster(base,head){const before=new Map(base.coverage.map(one=>[one.identity,one])),added=new Map,edited=[];for(const{identity:identity2,outcome,
place,digest}of head.coverage){const declared=(0,source_file.yN)(outcome);if(declared?.declared!=="decided in the cluster")continue;const{actions=[]}=declared,was=before.
get(identity2),known=(was&&(0,source_file.yN)(was.outcome)?.actions)??[],file=(0,render.Ul)(declared.why),action=actions.find(written=>!known.includes(written));
if(action!==void 0&&place?.file.endsWith(file)===!0){const shown=(0,visible.RK)(`${action.split("}}")[0]??""}}}`),message2=(0,text_text.Qq)`${(0,text_text.UU)("\
file",file)}: ${(0,text_text.aY)(shown)} depends on the cluster, the time or a random value, so the cluster may get a different object than the one that was evaluated. Use a fixed value.`;
added.set((0,render.Ul)(message2),(0,manifest_problem.Os)(place,"decided-in-cluster",message2))}else digest!==was?.digest&&actions.some(decided_there.$)&&edited.
push({place,file})}const[first]=edited;if(first===void 0)return[...added.values()];const files=(0,text_text.BT)("file",[...new Set(edited.map(({file})=>file))]),
message=(0,text_text.Qq)`Not evaluated: values in ${files} that depend on the cluster, the time or chance. The change edits an input of this chart and may change what is rendered in the cluster. Use a fixed value instead.`;
return[...added.values(),(0,manifest_problem.ev)(first.place,"decided-in-cluster",message)]}}),2437:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{CT:()=>skippedFiles,hn:()=>readSides});var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(5288),
_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(5022),_manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7228),_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3345),_manifest_path_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(83),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(7085),_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(
7364),_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9505),_plan_objects_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
1846),_plan_objects_namespaces_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(8603),_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
4819),_text_render_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(2490),_text_text_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(9125),_carriers_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
232),_change_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(8641),_kustomizations_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(1219),_later_values_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(
4690),_twice_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(3613);function readSides(base,head,{snapshot,config}){const was=base&&placedAs(base,config),is=placedAs(
head,config),files=[...was?.files??[],...is.files],[before,after]=[was&&(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_13__.me)(was.files,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_14__.
TN),(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_13__.me)(is.files,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_14__.TN)],readsAll=snapshot.objects.some(
({apiVersion})=>(0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__.Jt)(apiVersion))||files.some(file=>(0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__.
Jt)(file.text)),isEdited=file=>[before,after].some(all=>!all?.get((0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_14__.TN)(file))?.some(other=>isSame(file,
other))),readsSettings=was!==null&&files.some(file=>(0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__.cJ)(file.text)&&isEdited(file)),mayMatter=written=>readsAll||
(0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__.Fu)(written)||readsSettings&&(0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__.cJ)(written)||
was===null&&(0,_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_2__.RI)(written),readBase=was&&readSide(was,was,{mayMatter,others:after,read:null}),read=readBase&&
new Map(readBase.contents.map(content=>[content.file,content]));return{base:readBase,head:readSide(is,was,{mayMatter,others:before,read})}}function placedAs(side,{
namespace,variables}){if(namespace===null&&Object.keys(variables).length===0)return side;const placing=namespace===null?{}:{namespace},files=side.files.map(one=>({
...placing,...one,variables:{...variables,...one.variables}}));return{...side,files}}function isSame(a,b){return a.text===b.text&&(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_15__.
TL)(placingOf(a),placingOf(b))}function placingOf({namespace,variables,renderedBy}){return[namespace??null,variables??null,renderedBy!==void 0]}function readSide(side,base,reading){
const{contents,problems}=contentsOf(side.files,reading),kustomizations=new _kustomizations_js__WEBPACK_IMPORTED_MODULE_10__.r(side.files),isInput=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_16__.
OQ)(side.renderedPaths),whole=[],gaps=[...side.problems,...problems].map(problem=>{const key=(0,_change_js__WEBPACK_IMPORTED_MODULE_9__.f)(side,problem.place?.file??
problem.code);return{of:"text",problem,key,content:problem.entry??null}});for(const{file,manifests:manifests2,problems:found}of contents){for(const problem of found)
gaps.push({of:"text",problem,key:(0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_14__.TN)(file),content:textAt(file,problem)});for(const manifest of manifests2){
const changing=file.renderedBy===void 0?kustomizations.changing(manifest.place.file):[];if(changing.some(({path})=>isInput(path)))continue;const gap=(0,_later_values_js__WEBPACK_IMPORTED_MODULE_11__.
V)(manifest,file,changing);gap===null?whole.push(manifest):gaps.push(gap)}}const read={side,contents,kustomizations},{manifests,gaps:twice}=(0,_twice_js__WEBPACK_IMPORTED_MODULE_12__.
f)(whole);return{...read,manifests,gaps:[...gaps,...twice,...(0,_carriers_js__WEBPACK_IMPORTED_MODULE_8__.oc)(read,base)]}}const SKIPPED={manifests:[],problems:[],
nodes:0},ANYTHING={concerns:()=>!0,mayHold:()=>!0};function contentsOf(files,{others,read:known,mayMatter}){const contents=[];let nodes=0;for(const file of files){
const{path,text:written,namespace,variables}=file,counterparts=others?.get((0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_14__.TN)(file))??[],same=counterparts.
find(other=>isSame(file,other)),isNew=others!==null&&same===void 0,documents=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_13__.qy)(()=>new Set(counterparts.flatMap(
other=>other.text.split(MARKER_LINE)))),skips=document=>!mayMatter(document)&&(!isNew||documents().has(document)),parsed=()=>{const interest={...isNew&&counterparts.
some(other=>known?.get(other)?.manifests.some(_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__.KN))?ANYTHING:_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__.
tz,skips};return(0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__.Ye)(written,path,{..._manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__.b1,isClusterScoped:_plan_objects_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_3__.
Z,interest},variables)},earlier=same?.path===path?known?.get(same)?.read:void 0,copied=earlier&&{...earlier,manifests:earlier.manifests.map(one=>({...one}))},read=!isNew&&
!written.includes("${")&&!mayMatter(written)?SKIPPED:copied??parsed();if(nodes+=read.nodes,nodes>_manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__.ae){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`With this file the policies hold more than ${_manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__.ae} keys and values; none of them was read. Narrow the policy globs.`;
return{contents:[],problems:[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_17__.Zw)(path,"too-many-nodes",message)]}}const{manifests,problems}=(0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_14__.
iP)(read,file),placed=namespace===void 0?manifests:manifests.map(one=>(0,_plan_objects_namespaces_js__WEBPACK_IMPORTED_MODULE_4__.MU)(one,namespace));contents.push(
{file,isEdited:same===void 0,problems,read,manifests:placed})}return{contents,problems:[]}}const OF_ONE_DOCUMENT=["yaml-syntax","helm-template","duplicate-key",
"bad-number","not-a-manifest","missing-name","missing-kind","missing-api-version"],MARKER_LINE=/^---.*$/m,CONTROL=/\{%|%\{|<%|\{\{-?\s*(?:\/\*|if|else|range|with|end|define|block)\b/;
function textAt(file,{severity,code,message,place}){if(severity!=="error")return`${code} ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_6__.Ul)(message)}`;const{
text:written,origin}=file,isOfOne=place&&origin===void 0&&OF_ONE_DOCUMENT.includes(code)&&!CONTROL.test(written),index=written.split(`
`,(place?.line??1)-1).filter(one=>MARKER_LINE.test(one)).length,document=written.split(MARKER_LINE)[index]??"",about=isOfOne===!0?document.replace(/^[\r\n]+/,"").
trimEnd():written;return(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_15__.dj)(placingOf(file))+about}function skippedFiles({contents}){const isDelivery=({
text:written,followed,renderedBy})=>(followed!==void 0||renderedBy!==void 0)&&(0,_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_2__.RI)(written);return contents.
flatMap(({file,manifests,problems})=>problems.length>0||manifests.some(_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__.KN)||isDelivery(file)?[]:file.
path)}}),377:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>compareGaps});var _manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
5846),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5022),_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(7364),
_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(7085),_text_render_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2490),_text_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
9125);function compareGaps({base,head},of,isGone=()=>!1){const isOf=gap=>of==="all"||gap.of===of,after=head.gaps.filter(isOf);if(base===null)return{problems:[...after.
flatMap(gap=>isDeclared(gap)?[]:gap.problem),...named(after.filter(isDeclared))],alike:[]};const idOf=({key,problem})=>`${problem.code} ${key}`,open=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__.
me)(base.gaps.filter(isOf),idOf),take=(gap,sameOf)=>{const others2=open.get(idOf(gap))??[],same=sameOf(gap)??null,at=same===null?-1:others2.findIndex(one=>sameOf(
one)===same);return at>=0&&others2.splice(at,1),at>=0},alike=new Set(after.filter(gap=>take(gap,({content})=>content))),others=after.filter(gap=>!alike.has(gap)),
isNamed=gap=>gap.declared?.isPart===!0||take(gap,({declared})=>declared?.evaluated),edited=new Set(others.filter(isNamed)),lost=others.filter(gap=>!edited.has(gap)),
keys=new Set(lost.map(({key})=>key)),left=[...open.values()].flat().filter(({key})=>!keys.has(key)),known=keysOf(base),gone=left.filter(gap=>isDeclared(gap)&&isGone(
gap)&&gap.declared?.isPart!==!0);return{problems:[...lost.map(({problem,declared,of:kind,key})=>{if(kind!=="carrier")return problem;const isNew=!known.has(key),
words=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.eu)(isNew?"is new and was not evaluated":"has changed and was not evaluated"),message=declared?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`${declared.title} ${words}: ${declared.reason}. ${declared.fix}`:problem.message;return isNew?(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__.Pd)({...problem,
message}):{...problem,message}}),...left.flatMap(gap=>{if(isDeclared(gap))return[];const{severity,code,place,message}=gap.problem;if(isGone(gap))return{...gap.problem,
message:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`Removed by this change: ${message}`};const isOfSide=code==="unreadable"||place===null&&code!=="more-pr\
oblems";if(severity!=="error"&&!isOfSide||code==="no-match")return[];const inside=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`In the base: ${message} What it holds is missing from the comparison.`,
of2={severity:isOfSide?severity:"warning",code:(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__.p3)(code)};return{...gap.problem,...of2,message:inside}}),...named(
[...edited,...gone])],alike:[...alike].flatMap(gap=>gap.problem.severity==="error"&&!isDeclared(gap)?gap.problem:[])}}const keysOf=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__.
HK)(({contents,side:{coverage}})=>new Set([...contents.flatMap(({file,manifests})=>[(0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_5__.TN)(file),...manifests.
map(_manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__.cu)]),...coverage.map(({identity})=>identity)]));function isDeclared({declared,of}){return declared!==void 0&&
of==="carrier"}function named(gaps){return[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__.me)(gaps,({declared})=>declared&&(0,_text_render_js__WEBPACK_IMPORTED_MODULE_1__.
Ul)(declared.reason)).values()].map(all=>{const[{problem,declared}]=all,titles=all.map(one=>one.declared?.title??_text_text_js__WEBPACK_IMPORTED_MODULE_2__.gd),
message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`Not evaluated: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.H$)(titles,3)} (${declared?.reason??_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
gd}). ${declared?.fix??_text_text_js__WEBPACK_IMPORTED_MODULE_2__.gd}`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__.Ft)((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__.
Os)(problem.place,problem.code,message))})}}),3613:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{Q:()=>definedTwice,f:()=>onceEach});var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(5288),_manifest_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4769),_manifest_identity_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5846),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5022),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(3972),_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
4819),_text_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9125),_table_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(377);function definedTwice(change){
return(0,_table_js__WEBPACK_IMPORTED_MODULE_4__.L)(change,"twice",()=>!0).problems}function onceEach(all){const isCounted=one=>(0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_2__.
KN)(one)||(0,_manifest_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_0__.P)(one.kind),groups=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__.me)(all,one=>isCounted(
one)?(0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_1__.cu)(one):void 0),dropped=new Set,gaps=[...groups].flatMap(([key,group])=>{const[first,...others]=group;
if(others.length===0)return[];for(const one of others)dropped.add(one);const texts=new Map(group.map(one=>[(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_6__.
dj)(one.object),one]));if(texts.size===1)return[];(0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_2__.KN)(first)&&dropped.add(first);const content=[...texts.
keys()].toSorted().join(`
`),{file,line}=first.place,isElsewhere=({place:place2})=>place2.file!==file||place2.line!==line,{place}=[...texts.values()].find(isElsewhere)??first,message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.UU)("object",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__.J$)(first))} has another definition at ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
UU)("file",`${file}:${line}`)}; neither was evaluated. Keep one of them, or one of the entries of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.aY)("policies")} that give it. If they belong to different clusters, list these under ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
aY)("clusters")} in the configuration.`;return[{of:"twice",key,content,problem:(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__.Os)(place,"duplicate-object",
message)}]});return{manifests:dropped.size===0?all:all.filter(one=>!dropped.has(one)),gaps}}}),2015:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{A_:()=>editedConfiguration,XU:()=>withCoverage,t7:()=>editsOf});var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9125),_config_clusters_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1406),_config_waivers_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9084),_config_duration_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
1353),_config_read_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9989),_config_schema_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3414),_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_18__=__webpack_require__(
4585),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(7085),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(5288),
_text_instant_text_js__WEBPACK_IMPORTED_MODULE_19__=__webpack_require__(5357),_manifest_identity_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(5846),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(
5022),_manifest_path_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(83),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(3972),_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
4819),_rules_fleet_limit_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(4770),_rules_index_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(2150),_rules_evaluate_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(
492),_rules_looser_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(8048),_read_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(2437);async function withCoverage(proposed,of){
const{config,base,snapshot,read}=of;if(proposed===null||proposed.text===null||base===null||proposed.isFirst)return proposed;const parsed=(0,_config_read_js__WEBPACK_IMPORTED_MODULE_4__.
Xg)(proposed.text,proposed.file);if("problems"in parsed)return proposed;const successors=successorsOf(config,proposed.before,parsed.config);if(successors.length===
0)return proposed;const sourcesOf=({policies,namespace,remotes})=>({policies,namespace,remotes});if(successors.some(one=>(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_13__.
TL)(sourcesOf(config),sourcesOf(one.config))))return{...proposed,lost:[]};const plannedIn=(of2,{namespace})=>{const placing={namespace,variables:config.variables};
return(0,_read_js__WEBPACK_IMPORTED_MODULE_12__.hn)(null,of2,{snapshot,config:placing}).head.manifests.filter(_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_7__.
H9)},evaluated=[],inputs=[];for(const one of successors){const side=await read(one);evaluated.push(...plannedIn(side,one.config)),inputs.push(...side.renderedPaths,
...side.files.map(({path})=>path))}const after=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_14__.me)(evaluated,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_6__.
cu),objects=plannedIn(base,config).flatMap(one=>{const is=after.get((0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_6__.cu)(one));return is===void 0?(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_15__.
J$)(one):is.some(({object})=>(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_13__.TL)(object,one.object))?[]:`${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_15__.
J$)(one)} as it is in the base`}),isRead=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_16__.OQ)(inputs),sources=base.coverage.flatMap(({identity,place,takes})=>place===
null&&!takes.every(isRead)?identity:[]);return{...proposed,lost:[...objects,...sources]}}function editsOf({before,file,text:written2,isFirst,lost}){const read=written2===
null?{config:(0,_config_read_js__WEBPACK_IMPORTED_MODULE_4__.sb)(),placeOf:()=>({file,line:1,column:1})}:(0,_config_read_js__WEBPACK_IMPORTED_MODULE_4__.Xg)(written2,
file);if("problems"in read){const problems=read.problems.map(problem=>({...problem,message:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`After this change the configuration cannot be used: ${problem.
message}`}));return{edits:[],problems}}const{config,placeOf}=read;return{edits:[...[...settingDifferences(before,config),..._rules_index_js__WEBPACK_IMPORTED_MODULE_9__.
RULES.flatMap(rule=>ruleDifferences(rule,before,config))].map(one=>({...one,isLooser:isLooser(one,lost!==void 0)})),...(0,_config_waivers_js__WEBPACK_IMPORTED_MODULE_2__.
sy)(before.waivers,config.waivers).map(one=>({...one,isLooser:!0})),...(lost??[]).map(title=>({path:["policies"],before:title,after:null,isLooser:!0}))].map(({path,
before:was,after:is,...rest})=>({setting:path.join("."),place:placeOf(path),...rest,before:textOf(was,path),after:textOf(is,path)})).filter(one=>one.isLooser||!isFirst),
problems:(0,_config_waivers_js__WEBPACK_IMPORTED_MODULE_2__.DX)(config.waivers).map(({path,message})=>(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_17__.MK)(
placeOf(path),"invalid-waiver",message))}}function editedConfiguration({configEdits:{edits,problems}}){const others=edits.filter(one=>!one.isLooser),[first]=others;
if(first===void 0)return problems;const valueText=value=>value===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`not set`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)(value),texts=others.map(({setting,before,after})=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)(setting)} ${valueText(
before)} → ${valueText(after)}`),message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`Configuration edits, in effect once merged: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
H$)(texts,5)}.`;return[...problems,(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_17__.Ij)(first.place,"config-edited",message)]}function successorsOf(was,before,after){
const all=(0,_config_clusters_js__WEBPACK_IMPORTED_MODULE_1__.Dg)(after),same=all.filter(({config})=>config.cluster===was.cluster);if(same.length>0)return same;
const known=(0,_config_clusters_js__WEBPACK_IMPORTED_MODULE_1__.Dg)(before).map(({config})=>config.cluster),holdsFleet=({snapshot})=>(was.snapshot??[]).every(file=>snapshot?.
includes(file));return all.filter(({config})=>!known.includes(config.cluster)&&holdsFleet(config))}function settingDifferences(before,after){const ofClusters=(0,_config_clusters_js__WEBPACK_IMPORTED_MODULE_1__.
Dg)(before).flatMap(was=>{const{cluster}=was.config,isListed=was.path.length>0,[is,...more]=successorsOf(was.config,before,after);return more.length>0?[]:is===void 0&&
isListed?[{path:["clusters"],before:cluster,after:null}]:differences(isListed?["clusters",cluster??""]:[],ofCluster(was),is?ofCluster(is):{})}),[old,names]=[before,
after].map(({clusters})=>clusters.map(({name})=>name)),added=(names??[]).filter(name=>old?.includes(name)!==!0);return[...differences([],ofAll(before),ofAll(after)),
...ofClusters,...added.map(name=>({path:["clusters"],before:null,after:name}))]}const OF_CLUSTERS=["clusters","policies","snapshot","namespace","variables"];function ofAll({
remotes,...config}){const fetched=remotes==="any"?["any"]:remotes,shared=Object.entries(config).filter(([key])=>![...OF_CLUSTERS,"rules","waivers"].includes(key));
return{...Object.fromEntries(shared),remotes:fetched==="none"?[]:["of the base",...fetched]}}function ofCluster({config,target}){const{policies,snapshot,namespace,
variables}=config,{destination,labels}=target,texts={policies:written(policies),snapshot:snapshot?.join(", ")??null};return{namespace,variables,...texts,destination,
labels}}function written(sources){return(sources??[]).flatMap(({kind,...source})=>{if(kind!=="path"||!("globs"in source))return[`${kind} ${(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_13__.
dj)(source)}`];const{globs,...placing}=source;return placing.namespace===null&&Object.keys(placing.variables).length===0?[...globs]:globs.map(glob=>`${glob} ${(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_13__.
dj)(placing)}`)})}function differences(path,before,after){if((0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_13__.TL)(before,after))return[];if(Array.isArray(
before)&&Array.isArray(after)){const[was,is]=[before,after].map(list=>new Map(list.map(one=>[(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_13__.dj)(one),one]))),
removed=[...was??[]].filter(([key])=>is?.has(key)!==!0),added=[...is??[]].filter(([key])=>was?.has(key)!==!0);return[...removed.map(([,one])=>({path,before:one,
after:null})),...added.map(([,one])=>({path,before:null,after:one}))]}return!(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_18__.Gv)(before)||!(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_18__.
Gv)(after)||(0,_rules_fleet_limit_js__WEBPACK_IMPORTED_MODULE_8__.S4)(before)?[{path,before,after}]:[...new Set([...Object.keys(before),...Object.keys(after)])].
flatMap(name=>differences([...path,name],before[name],after[name]))}function ruleDifferences({id:id2,severity:own,options},before,after){const settingOf=({rules,
preset})=>{const{severity=null,...set}=rules[id2]??{},effective=severity??(0,_rules_evaluate_js__WEBPACK_IMPORTED_MODULE_10__.z)(own,preset);return{isNamed:severity!==
null,values:{severity:effective,...options.parse({}),...set}}},[was,is]=[settingOf(before),settingOf(after)];if(was.values.severity==="off")return[];const all=differences(
["rules",id2],was.values,is.values);return was.isNamed||is.isNamed?all:all.filter(({path})=>path[2]!=="severity")}function isLooser({path,before,after},isCovered){
if(path.at(-1)==="policies"){const isExclusion=entry=>typeof entry=="string"&&entry.startsWith("!");return after===null?!isCovered&&!isExclusion(before):isExclusion(
after)}const[first,second]=path,last=path.at(-1)??"",rule=first==="rules"?_rules_index_js__WEBPACK_IMPORTED_MODULE_9__.RULES.find(({id:id2})=>id2===second):void 0;
if(rule&&last==="severity")return(0,_rules_looser_js__WEBPACK_IMPORTED_MODULE_11__.A)(["error","warning","info","off"],before,after);const shape=rule?rule.options.
shape:_config_schema_js__WEBPACK_IMPORTED_MODULE_5__.Q.shape,when=Object.hasOwn(shape,last)&&shape[last]&&_rules_looser_js__WEBPACK_IMPORTED_MODULE_11__.$.get(shape[last])?.
when;if(when)return(0,_rules_looser_js__WEBPACK_IMPORTED_MODULE_11__.A)(when,before,after);if(rule===void 0)return!1;const isNumber=value=>typeof value=="number"||
(0,_rules_fleet_limit_js__WEBPACK_IMPORTED_MODULE_8__.S4)(value),isSet=before===null||after===null?"fewer":"any";return(0,_rules_looser_js__WEBPACK_IMPORTED_MODULE_11__.
A)(isNumber(before)&&isNumber(after)?"higher":isSet,before,after)}const WAITS=new Set(["durations","systems","horizon"]);function textOf(value,[first=""]){if(value==
null)return null;if(typeof value=="number"&&WAITS.has(first))return(0,_config_duration_js__WEBPACK_IMPORTED_MODULE_3__.MP)(value);if((0,_rules_fleet_limit_js__WEBPACK_IMPORTED_MODULE_8__.
S4)(value))return(0,_rules_fleet_limit_js__WEBPACK_IMPORTED_MODULE_8__.PW)(value);if(typeof value=="string")return(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_15__.
RK)(value);const asWritten=(_,one)=>{if(!(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_18__.Gv)(one))return one??void 0;const{instant,shown}=one;return typeof instant==
"number"?(0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_19__.r)(instant):typeof shown=="number"?(0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_19__.r)(shown).
replace(/Z$/,""):one};return(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_15__.RK)((0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_13__.dj)(JSON.parse(JSON.
stringify(value,asWritten))))}}),668:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{$:()=>asksLater,r:()=>decidedThere});const ASKS=/\b(?:lookup|getHostByName|now|ago|rand(?:Alpha|AlphaNum|Ascii|Numeric|Bytes|Int)|uuidv4|shuffle|gen(?:PrivateKey|CA|CAWithKey|SelfSignedCert|SelfSignedCertWithKey|SignedCert|SignedCertWithKey)|bcrypt|htpasswd|encryptAES|IsInstall|IsUpgrade|Revision|Capabilities)\b/,
EVERYWHERE=/\.Capabilities\.APIVersions\.Has\s+"(?:v1|(?:apps|batch|policy|networking\.k8s\.io|rbac\.authorization\.k8s\.io|scheduling\.k8s\.io|admissionregistration\.k8s\.io|apiextensions\.k8s\.io)\/v1(?:\/\w+)?|autoscaling\/v[12](?:\/\w+)?)"/g;
function asksLater(part){return ASKS.test(part.replaceAll(/\bCapabilities\b/g,""))}function decidedThere(template){const found=[],open=[];for(const[start,end]of actionsIn(
template)){const written=template.slice(start,end),[,action=""]=/^\{\{-?\s*([^]*)\}\}$/.exec(written)??[],asks=ASKS.test(action.replace(EVERYWHERE,"")),block=open.
at(-1),[keyword]=/^(?:if|with|range|define|block|else|end)\b/.exec(action)??[];keyword==="else"&&block?block.asks||=asks:keyword==="end"?open.pop()?.asks===!0&&
block&&found.push(template.slice(block.start,end)):keyword!==void 0&&keyword!=="else"?open.push({start,asks}):asks&&found.push(written)}return found}const COMMENT=/\{\{-?\s*\/\*/y;
function*actionsIn(template){for(let start=template.indexOf("{{");start>=0;){COMMENT.lastIndex=start;const isComment=COMMENT.test(template),from=isComment?template.
indexOf("*/",COMMENT.lastIndex):start+2,end=from<0?-1:template.indexOf("}}",from)+2;if(end<2)return;isComment||(yield[start,end]),start=template.indexOf("{{",end)}}}),
9375:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B:()=>kindsWritten,w:()=>mentions});
const ESCAPES=/\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|\/)/g,CONTINUED=/\\(?:\r\n?|\n)[ \t]*/g,HAS_ESCAPES=/\\[xuU/\r\n]/,TAGGED=/!!|!<|^%/m,
WIDE="\0";function mentions(words){const lower=[...new Set(words.map(word=>word.toLowerCase()))],shortest=lower.filter(word=>!lower.some(other=>other!==word&&word.
includes(other))),pattern=new RegExp(shortest.map(word=>word.replaceAll(".","\\.")).join("|"),"i");return text=>pattern.test(text)||text.includes(WIDE)||(text.includes(
"!")||text.includes("%"))&&TAGGED.test(text)?!0:text.includes("\\")&&HAS_ESCAPES.test(text)&&pattern.test(decoded(text))}const KIND=/\bkind["']?[ \t]*[:=][ \t]*["']?(\w+)/g;
function kindsWritten(text){return Array.from(text.matchAll(KIND),([,kind=""])=>kind)}function decoded(text){return text.replace(CONTINUED,"").replace(ESCAPES,(written,...codes)=>{
if(written==="\\/")return"/";const code=Number.parseInt(codes.slice(0,3).find(one=>one!==void 0)??"",16);return code<=1114111?String.fromCodePoint(code):written})}}),
7364:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{TN:()=>keyOf,iP:()=>atOrigin,yN:()=>declaredOf});
function keyOf({key,path}){return key??path}function declaredOf(outcome){return outcome!=="evaluated"&&"declared"in outcome?outcome:null}function atOrigin(read,{
origin,path}){if(origin===void 0)return read;const place={file:path,line:1,column:1};return{...read,manifests:read.manifests.map(origin),problems:read.problems.
map(problem=>problem.place===null?problem:{...problem,place})}}}),9505:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{FX:()=>isCarrier,RI:()=>mayHoldCarrier,__:()=>isSource});var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4585),
_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9375);const CARRIERS=new Map([["helm.toolkit.fluxcd.io",["HelmRelease"]],["kustomize.tool\
kit.fluxcd.io",["Kustomization"]],["argoproj.io",["Application","ApplicationSet"]],["helm.cattle.io",["HelmChart","HelmChartConfig"]],["fluxcd.controlplane.io",
["ResourceSet"]]]),SOURCES="source.toolkit.fluxcd.io",mayHoldCarrier=(0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_0__.w)([...CARRIERS.keys(),SOURCES]);function isSource({
apiVersion}){return(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__.F8)(apiVersion)===SOURCES}function isCarrier({apiVersion,kind}){return CARRIERS.get((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__.
F8)(apiVersion))?.includes(kind)===!0}}),1846:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{Z:()=>isClusterScoped});var _manifest_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4769),_systems_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
9271);function isClusterScoped(apiVersion,kind){return(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.yH)({apiVersion,kind})?.spec.isNamespaced===!1||(0,_manifest_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_0__.
i)(apiVersion,kind)}}),6265:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{sX:()=>isMade,
tG:()=>namesFleet,wL:()=>isOfFleet});var _manifest_fields_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3549),_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
4585),_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9375);const MADE={"karpenter.sh":["NodeClaim"],"placement.kubernetes-fleet.io":["Cl\
usterResourceBinding","ResourceBinding","ClusterResourceSnapshot","ResourceSnapshot","ClusterSchedulingPolicySnapshot","SchedulingPolicySnapshot","Work","Applie\
dWork","ClusterApprovalRequest","ApprovalRequest"],"cluster.kubernetes-fleet.io":["InternalMemberCluster"]};function isMade({apiVersion,kind}){return(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_0__.
Ms)(MADE,(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__.F8)(apiVersion))?.includes(kind)===!0}function isOfFleet({apiVersion,kind}){return kind==="Node"?
apiVersion==="v1":kind==="MemberCluster"&&(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__.F8)(apiVersion)==="cluster.kubernetes-fleet.io"}const NAMED=new Set(
["Node","MemberCluster",...Object.values(MADE).flat()]);function namesFleet(text){return(0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_2__.B)(text).some(kind=>NAMED.
has(kind))}}),8603:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{GD:()=>inNamespaces,
MU:()=>inGivenNamespace,su:()=>isNamespacedKind});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5022),_text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9125),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(7085),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5288),
_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(3549),_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4585),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
3972),_systems_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9271),_systems_kinds_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6396);function inNamespaces(base,head,snapshot){
const all=[...head,...base??[]],bare=all.filter(manifest=>manifest.namespace===null&&isNamespacedKind(manifest));if(bare.length===0)return{base,head,problems:[]};
const own=ownAnswers(bare,all,snapshot),beside=new Neighbours(bare,own),answers=new Map;for(const manifest of bare){const key=keyOf(manifest),answer=own.get(key)??
whereItWorks(manifest,beside.of(manifest));answer&&!answers.has(key)&&answers.set(key,answer)}for(const side of[head,base??[]])withoutTaken(side,answers);const placed=manifests=>manifests.
flatMap(manifest=>inNamespace(manifest,answers));return{base:base&&placed(base),head:placed(head),problems:problemsOf(bare,answers)}}function whereItWorks(manifest,beside){
const[usual,...others]=(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.yH)(manifest)?.spec.onlyIn??[];if(usual===void 0)return beside;const fitting=beside?.namespaces.
filter(one=>one===usual||others.includes(one))??[];return fitting.length>0?{namespaces:fitting,why:"beside"}:{namespaces:[usual],why:"only"}}function isNamespacedKind({
apiVersion,kind}){const claimed=(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.yH)({apiVersion,kind}),isLookedAt=({looksAt=[]})=>(0,_systems_kinds_js__WEBPACK_IMPORTED_MODULE_2__.
I)(looksAt,{apiVersion,kind})?.isNamespaced===!0;return claimed?.spec.isNamespaced??_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.LB.some(isLookedAt)}function isPlanned(manifest){
return(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.yH)(manifest)!==null}function keyOf({apiVersion,kind,name}){return JSON.stringify([(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_3__.
F8)(apiVersion),kind,name])}function withoutTaken(side,answers){const written=new Set(side.flatMap(one=>one.namespace===null?[]:[keyOf(one)+JSON.stringify(one.namespace)]));
for(const manifest of side){const key=keyOf(manifest),answer=answers.get(key);manifest.namespace!==null||!answer||answer.namespaces.some(namespace=>written.has(
key+JSON.stringify(namespace)))&&answers.set(key,{namespaces:answer.namespaces,why:"taken"})}}function isUnclear({namespaces,why}){return namespaces.length>1||why===
"taken"}function ownAnswers(bare,all,snapshot){const live=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.me)(snapshot.objects,keyOf),written=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.
me)(all.filter(({namespace})=>namespace!==null),keyOf),answers=new Map;for(const[key,manifests]of(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.me)(bare,keyOf)){
const found=(live.get(key)??[]).filter(one=>manifests.some(manifest=>isSame(manifest,one))),namespaces=[...found,...written.get(key)??[]].some(({namespace})=>(namespace??
_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_3__.oQ)===_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_3__.oQ)?[_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_3__.
oQ]:namesOf(found);namespaces.length>0&&answers.set(key,{namespaces,why:"live"})}return answers}function isSame(written,live){const[own,other]=[selectorOf(written),
selectorOf(live)];return own===void 0||other===void 0||(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_5__.TL)(own,other)}function selectorOf({object}){return(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__.
UK)(object,"spec","selector")}function namesOf(manifests){return[...new Set(manifests.map(({namespace})=>namespace??_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_3__.
oQ))].sort(_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.nG)}class Neighbours{byFile=new Map;byFolder=new Map;constructor(bare,own){for(const manifest of bare){
const namespaces=own.get(keyOf(manifest))?.namespaces??[];add(this.byFile,manifest.place.file,namespaces),add(this.byFolder,folderOf(manifest),namespaces)}}of(manifest){
const found=[this.byFile.get(manifest.place.file),this.byFolder.get(folderOf(manifest))].find(one=>one!==void 0&&one.size>0);return found?{namespaces:[...found].
sort(_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.nG),why:"beside"}:null}}function add(to,key,namespaces){const known=to.get(key)??new Set;for(const namespace of namespaces)
known.add(namespace);to.set(key,known)}function folderOf({place}){return place.file.slice(0,place.file.lastIndexOf("/")+1)}function inNamespace(manifest,answers){
if(manifest.namespace!==null||!isNamespacedKind(manifest))return[manifest];const answer=answers.get(keyOf(manifest));if(!answer)return[manifest];if(isUnclear(answer))
return isPlanned(manifest)?[]:[manifest];const[namespace=_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_3__.oQ]=answer.namespaces;return[namespace===_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_3__.
oQ?manifest:withNamespace(manifest,namespace)]}function inGivenNamespace(manifest,namespace){return manifest.namespace===null&&isNamespacedKind(manifest)?withNamespace(
manifest,namespace):manifest}function withNamespace(manifest,namespace){const metadata=plain({...(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__.D7)(manifest.
object,"metadata"),namespace});return{...manifest,namespace,object:plain({...manifest.object,metadata})}}function plain(members){return Object.assign(Object.create(
null),members)}function problemsOf(bare,answers){const planned=firsts(bare.filter(isPlanned)),taken=new Map,unclear=[];for(const manifest of planned){const answer=answers.
get(keyOf(manifest));if(!answer)continue;const[namespace]=answer.namespaces;isUnclear(answer)?unclear.push(unclearProblem(manifest,answer)):namespace!==void 0&&
namespace!==_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_3__.oQ&&(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.DN)(taken,JSON.stringify([answer.why,namespace]),
manifest)}const warnings=[...taken.values()].map(manifests=>takenProblem(manifests,answers));return[...unclear,...warnings]}function firsts(manifests){return[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.
me)(manifests,keyOf).values()].map(([first])=>first)}function takenProblem(manifests,answers){const[first]=manifests,answer=first&&answers.get(keyOf(first)),namespace=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)(answer?.namespaces[0]??""),count=manifests.length,selector=first&&selectorOf(first)!==void 0?"name and selector":"name",it=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Tq)(count,"it","them"),says=answer?.why==="live"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`the snapshot has ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Tq)(count,`one of this ${selector}`,"those of these names")} in ${namespace}, and the plan assumes that namespace`:answer?.why==="only"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`the plan assumes ${namespace}, as the controller looks for ${it} nowhere else`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`the snapshot does not have ${it}, and the plan assumes ${namespace}, as for the objects beside ${it}`;
return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_7__.MK)(first?.placeOf(["metadata","name"])??null,"namespace-assumed",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.p_)(manifests.map(titled))} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Tq)(count,"has","have")} no namespace; ${says}. Set ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)("metadata.namespace")}, or ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("namespace")} for the files in the configuration.`)}function unclearProblem(manifest,{
namespaces,why}){const where=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.p_)(namespaces.map(_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)),selector=selectorOf(
manifest)===void 0?"name":"name and selector",says=why==="live"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`the snapshot has one of this ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
eu)(selector)} in each of ${where}`:why==="beside"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`the objects beside it are in ${where}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`the one in ${where} is in these files already`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_7__.Os)(manifest.placeOf(["metadata","name"]),"namespa\
ce-unclear",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${titled(manifest)} was not evaluated: it has no namespace, and ${says}. Set ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)("metadata.namespace")}, or ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("namespace")} for the file in the configuration.`)}function titled(manifest){
return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.UU)("object",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__.Gg)(manifest))}}),4819:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Fu:()=>mentionsNeighbour,H3:()=>PLANNED_KINDS,H9:()=>isPlanned,Jt:()=>refersToAny,KN:()=>isEvaluated,OS:()=>isMissed,
cJ:()=>holdsSettings,pR:()=>mayHoldPlanned,s2:()=>meantKind,tz:()=>INTEREST,ud:()=>groupsOfKind,vE:()=>meantGroup,xL:()=>isUnknownKind});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5022),_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(4585),_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9375),
_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3972),_systems_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9271),_fleet_kinds_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6265);const PLANNED_GROUPS=new Map([...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.me)(specs(),({group,only})=>only===void 0?group:void 0)].map(([group,
own])=>[group,own.map(({kind})=>kind)])),OWN=new Set(_systems_index_js__WEBPACK_IMPORTED_MODULE_0__.LB.flatMap(({ownGroups=[]})=>ownGroups)),WHOLE=new Map(_systems_index_js__WEBPACK_IMPORTED_MODULE_0__.
LB.flatMap(({kinds,otherKinds={}})=>Object.entries(otherKinds).map(([group,others])=>[group,[...others,...kinds.flatMap(one=>one.group===group?one.kind:[])]]))),
PLANNED_KINDS=[...new Set([...[...PLANNED_GROUPS.values()].flat(),...specs().flatMap(({only,kind})=>only==="former"?[kind]:[])])],OWN_GROUPS=[...PLANNED_GROUPS.
keys()].filter(group=>group.includes(".")),WORDS=[...PLANNED_KINDS,...OWN_GROUPS,...[...PLANNED_GROUPS.keys()].filter(group=>!group.includes(".")).map(group=>`${group}\
/v`)],NEIGHBOURS=["NodeClass","HorizontalPodAutoscaler","ScaledObject","PersistentVolumeClaim"],REFERRING=_systems_index_js__WEBPACK_IMPORTED_MODULE_0__.LB.flatMap(
({referringGroups=[]})=>referringGroups),mayHoldPlanned=(0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_3__.w)(WORDS),mentionsNeighbour=(0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_3__.
w)([...WORDS,...NEIGHBOURS]),SETTINGS=/\bkind["']?[ \t]*:[ \t]*["']?(?:Namespace|ConfigMap|Secret|(?:Cluster)?(?:External|Sealed|Sops|VaultStatic|VaultDynamic)Secret)\b/;
function holdsSettings(text){return SETTINGS.test(text)}const refersToAny=(0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_3__.w)(REFERRING),INTEREST={concerns,
mayHold:text=>mayHoldPlanned(text)||(0,_fleet_kinds_js__WEBPACK_IMPORTED_MODULE_1__.tG)(text)};function concerns(apiVersion,kind){return apiVersion===null?kind!==
null&&PLANNED_KINDS.includes(kind):kind===null?PLANNED_GROUPS.has((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__.F8)(apiVersion)):isMeantToBePlanned(apiVersion,
kind)||PLANNED_KINDS.includes(kind)}function isMeantToBePlanned(apiVersion,kind){return(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_0__.yH)({apiVersion,kind})!==
null||meantKind({apiVersion,kind})!==null||isUnknownKind({apiVersion,kind})||meantGroup({apiVersion,kind})!==null}function isMissed(manifest){if(isPlanned(manifest))
return!1;const{apiVersion,kind}=manifest;return isMeantToBePlanned(apiVersion,kind)||PLANNED_GROUPS.has((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__.F8)(
apiVersion))&&/[$%{}<>]/.test(kind)}function isEvaluated({apiVersion,kind}){return concerns(apiVersion,kind)}function isPlanned(manifest){return(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_0__.
yH)(manifest)!==null}function meantGroup({apiVersion,kind}){const group=(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__.F8)(apiVersion),meant=(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__.
pA)(group,groupsOfKind(kind));return meant===null||meant===group?null:`${meant}${apiVersion.slice(group.length)}`}function meantKind({apiVersion,kind}){const group=(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__.
F8)(apiVersion),kinds=PLANNED_GROUPS.get(group)??[];return OWN.has(group)?kind.endsWith("List")?null:(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__.pA)(kind,
kinds)??kinds.join(" or "):sameLetters(kind,kinds)}function isUnknownKind({apiVersion,kind}){const known=WHOLE.get((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__.
F8)(apiVersion));return known!==void 0&&!known.includes(kind)&&!kind.endsWith("List")}function groupsOfKind(kind){return[...PLANNED_GROUPS].filter(([,kinds])=>kinds.
includes(kind)).map(([group])=>group)}function specs(){return _systems_index_js__WEBPACK_IMPORTED_MODULE_0__.LB.flatMap(({kinds})=>kinds)}function sameLetters(kind,known){
return known.find(candidate=>candidate.toLowerCase()===kind.toLowerCase())??null}}),4254:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Mb:()=>withoutReported,XL:()=>passedNotice,eQ:()=>passedLines});var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3972),_text_plural_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8392),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9125);function passedLines({
reports}){const files=new Set(reports.flatMap(({passed=[]})=>passed));return Array.from(files,file=>`passed over, as nothing in it is planned: ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.
RK)(file)}`)}function withoutReported(files,{base,head},findings){const policies=[...base?.policies??[],...head.policies],reported=new Set([...policies,...findings].
map(({place})=>place?.file));return files.filter(file=>!reported.has(file))}function passedNotice(files){return files.length===0?[]:[(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(files.length,"file")} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__.
w3)(files.length,"holds","hold"))} nothing that is planned`]}}),1708:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{D:()=>filesBelow,P:()=>folderRoot});var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573),node_crypto__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
7598),node_fs__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6760),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
5022),_manifest_path_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(83),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(7085),_text_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
9125),_file_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9057),_root_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(1911);const MOST_ENTRIES=5e5,LEFT_OUT=new Set(
[".git","node_modules"]),EMACS_LOCK=".#";function folderRoot(folder){const root=(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(folder),idOf=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.
Oo)(file=>{const stats=(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(file);if(stats.size>_root_js__WEBPACK_IMPORTED_MODULE_6__.Cl.bytes)return file;const content=stats.
isSymbolicLink()?targetIn(root,file):(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(file);return(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("\
sha256").update(content).digest("hex")});return{...filesBelow(root),idOf:({sha})=>idOf(sha),read(wanted,limits){(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.J5)(wanted.
length,0,limits);const contents=new Map;let bytes=0;for(const entry of wanted){const{path,sha}=entry,content=(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.PJ)(entry)?
targetIn(root,sha):(0,_file_js__WEBPACK_IMPORTED_MODULE_5__.$$)(sha,path,limits);contents.set(path,content),bytes+=Buffer.isBuffer(content)?content.length:0,(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.
J5)(0,bytes,limits)}return contents}}}function targetIn(root,link){const target=(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readlinkSync)(link),isOwn=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.
isAbsolute)(target)&&(0,_file_js__WEBPACK_IMPORTED_MODULE_5__.FK)(root,target);return Buffer.from(isOwn?(0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.
join)(link,".."),target)||".":target)}function filesBelow(root){const entries=[],problems=[],folders=[""];let looked=0;for(let folder=folders.pop();folder!==void 0;folder=
folders.pop()){let children=[];try{children=(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root,folder),{withFileTypes:!0,
encoding:"buffer"})}catch(error){problems.push((0,_root_js__WEBPACK_IMPORTED_MODULE_6__.$Z)(folder,error))}if(looked+=children.length,looked>MOST_ENTRIES){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`${(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.Dt)(root)} contains more than ${MOST_ENTRIES} files and folders; none was read. Name a smaller folder.`;return{entries:[],
problems:[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__.Os)(null,"too-many-files",message)]}}for(const child of children){const name=child.name.toString(),
isLink=child.isSymbolicLink();if(LEFT_OUT.has(name)||isLink&&name.startsWith(EMACS_LOCK))continue;const path=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_9__.nx)(
folder,name),isFolder=child.isDirectory();isFolder&&(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(child.name)&&folders.push(path);const mode=isLink?_root_js__WEBPACK_IMPORTED_MODULE_6__.
BG:child.isFile()?"100644":isFolder?"040000":"000000";(!isFolder||!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(child.name))&&entries.push({path,mode,sha:`${root}\
/${path}`})}}return{entries:(0,_file_js__WEBPACK_IMPORTED_MODULE_5__.$)(entries),problems}}}),8262:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{BC:()=>shortHash,_Z:()=>withOneNumber,kp:()=>isSize,vg:()=>spoken,zs:()=>byCause});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
5022),_plan_canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6594),_plan_finding_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5249),_systems_system_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3098),_text_render_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2490),_text_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9125),_harm_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
3566);function byCause(evaluated){return[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__.me)(evaluated,({finding:{fingerprint,status},result:{cause}})=>JSON.
stringify([fingerprint,cause&&status==="worsened"?"new":status])).values()].map(merged)}function withOneNumber(findings){const sizeIn=({fix:advice,severity,status})=>advice===
null||severity==="info"||status==="fixed"?[]:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.f5)(advice).filter(setting=>isSize(setting)&&Number(setting.value)>
0),keyOf=({policy,group},{field,beside,inPlaceOf})=>JSON.stringify([policy,group,field,beside,inPlaceOf]),least=new Map;for(const finding of findings)for(const setting of sizeIn(
finding)){const key=keyOf(finding,setting);least.set(key,Math.min(Number(setting.value),least.get(key)??1/0))}return findings.map(finding=>{const advice=sizeIn(
finding).reduce((is,setting)=>{const value=least.get(keyOf(finding,setting));return is&&value!==void 0&&value!==setting.value?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
cO)(is,setting.field,value):is},finding.fix);return advice===finding.fix||advice===null?finding:{...finding,fix:advice,remediation:(0,_text_render_js__WEBPACK_IMPORTED_MODULE_3__.
Ul)((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Xc)(advice))}})}function shortHash(value){return(0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_0__.s)(value).
slice(7,23)}function merged(all){const sorted=all.toSorted(({finding:a},{finding:b})=>(0,_harm_js__WEBPACK_IMPORTED_MODULE_5__.N)(a,b)||(0,_harm_js__WEBPACK_IMPORTED_MODULE_5__.
z)(a)-(0,_harm_js__WEBPACK_IMPORTED_MODULE_5__.z)(b)||(b.magnitude??0)-(a.magnitude??0)||(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__.nG)(a.group??"",b.group??
"")),[{finding:lead}=all[0],...others]=sorted;if(others.length===0)return lead;const groups=new Set(sorted.map(({finding})=>finding.group)),isOwn=({finding})=>finding.
rule===lead.rule,why=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.B5)([lead.why??_text_text_js__WEBPACK_IMPORTED_MODULE_4__.gd,alsoText(lead,others.filter(isOwn))],
" "),related=relatedOf(others.filter(one=>!isOwn(one))),sameIn=others.flatMap(({finding:{rule,group,subject}})=>rule===lead.rule&&group!==lead.group&&subject!==
null&&group!==null?[group]:[]),same=[...new Set(sameIn)].filter(group=>group!==""),ofRule=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__.me)(others,({finding})=>finding.
rule);return{...lead,breaks:[...new Set(sorted.map(({finding})=>finding.rule))],status:sorted.some(({finding})=>finding.status==="worsened")?"worsened":lead.status,
...spoken({...lead,why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Im)(why)?null:why,related,sameIn:same},fixOf(sorted)),group:groups.size===1?lead.group:null,
evidence:{...lead.evidence,...Object.fromEntries([...ofRule].map(([rule,[{finding}]])=>[rule,finding.evidence])),...groups.size>1?{groups:sorted.map(({finding:{
group,rule,evidence}})=>({group,rule,...evidence}))}:{}},before:sorted.find(({finding})=>finding.before!==null)?.finding.before??null}}function spoken({subject,
says,why,related,sameIn},advice){const whole=(0,_plan_finding_text_js__WEBPACK_IMPORTED_MODULE_1__.N)({says,why,related,sameIn});return{subject,says,why,related,
sameIn,message:(0,_text_render_js__WEBPACK_IMPORTED_MODULE_3__.Ul)(subject?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`${subject}: ${whole}`:whole),fix:advice,
remediation:advice?(0,_text_render_js__WEBPACK_IMPORTED_MODULE_3__.Ul)((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Xc)(advice)):""}}function alsoText({group},own){
const numbers=own.flatMap(({finding,result:{short}})=>finding.group===group&&short||[]);return numbers.length===0?_text_text_js__WEBPACK_IMPORTED_MODULE_4__.gd:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`Also: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.B5)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.XY)(numbers),
", ")}.`}function relatedOf(others){const seen=new Set;return others.flatMap(({finding:{rule},result:{short=null}})=>{const key=JSON.stringify([rule,short]);return seen.
has(rule)&&(!short||seen.has(key))?[]:(seen.add(rule).add(key),[{rule,short}])})}const SIZES=new Set(["concurrency","count","initialBatch","maxConcurrency","max\
Unavailable","nodes"]);function fixOf(all){const asked=all.flatMap(({finding})=>finding.severity==="info"?[]:finding.fix??[]),sized=asked.filter(one=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
f5)(one).some(isSize)),taken=sized.length===0?[]:[strictest(sized)];for(const one of asked){const known=new Set(taken.flatMap(_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
f5).map(({field})=>field)),adds=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.f5)(one).filter(setting=>!isSize(setting)&&!known.has(setting.field));adds.length>
0&&taken.push((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.f5)(one).some(isSize)?setAll(adds):one)}const[first,...rest]=taken;return first?rest.reduce((joined,next)=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
Up)`${joined} ${next}`,first):all[0]?.finding.fix??null}function setAll([first,...others]){return first?others.reduce((joined,next)=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
Up)`${joined} Set ${next}.`,(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`Set ${first}.`):_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.O5}function isSize({
field}){return SIZES.has(field)}function strictest(fixes){const replaces=one=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.f5)(one).some(({inPlaceOf})=>inPlaceOf!==
void 0),chosen=fixes.find(replaces)??fixes[0]??_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.O5,[own]=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.f5)(chosen).
filter(isSize),numbers=fixes.flatMap(_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.f5).flatMap(one=>isSize(one)&&typeof one.value=="number"&&one.value>0?[one.
value]:[]);return own===void 0||own.value===0||numbers.length===0?chosen:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.cO)(chosen,own.field,Math.min(...numbers))}}),
492:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{_:()=>evaluate,z:()=>presetSeverity});
var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9125),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(5022),_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
7388),_systems_system_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3098),_rule_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9394),_cause_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
8262),_harm_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3566),_index_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(2150),_stated_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
5123),_fleet_waiver_lapsed_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(5177),_waivers_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(4787);const STATUS_ORDER=[
"new","worsened","unchanged","fixed"];function evaluate(plan,settings){const present=systemsIn(plan),rules=_index_js__WEBPACK_IMPORTED_MODULE_6__.RULES.filter(rule=>rule.
id!==_fleet_waiver_lapsed_js__WEBPACK_IMPORTED_MODULE_8__.A.id&&(rule.systems==="all"||(0,_stated_js__WEBPACK_IMPORTED_MODULE_7__.oE)(rule)||[...present].some((0,_rule_js__WEBPACK_IMPORTED_MODULE_3__.
co)(rule)))),each=ofGroups(rules.flatMap(rule=>evaluateRule(rule,plan,settings))),{waived,lapses}=(0,_waivers_js__WEBPACK_IMPORTED_MODULE_9__.Kw)(each.map(({finding})=>finding),
settings.waivers,plan);return[...(0,_cause_js__WEBPACK_IMPORTED_MODULE_4__._Z)((0,_cause_js__WEBPACK_IMPORTED_MODULE_4__.zs)(each.filter(({finding})=>!waived.has(
finding)))),...[...waived].map(([finding,waiver])=>({...finding,waiver})),...(0,_cause_js__WEBPACK_IMPORTED_MODULE_4__.zs)(evaluateRule(_fleet_waiver_lapsed_js__WEBPACK_IMPORTED_MODULE_8__.
A,{...plan,lapses},settings))].sort((a,b)=>STATUS_ORDER.indexOf(a.status)-STATUS_ORDER.indexOf(b.status)||(0,_harm_js__WEBPACK_IMPORTED_MODULE_5__.N)(a,b)||(0,_harm_js__WEBPACK_IMPORTED_MODULE_5__.
z)(a)-(0,_harm_js__WEBPACK_IMPORTED_MODULE_5__.z)(b)||(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__.nG)(a.rule,b.rule)||(b.magnitude??0)-(a.magnitude??0)||
byPlace(a.place,b.place)||(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__.nG)(a.fingerprint,b.fingerprint))}function ofGroups(each){const isOfChange=({result,
finding})=>result.cause?.field==="change"&&finding.status!=="fixed",groups=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__.me)(each.filter(isOfChange),({finding})=>finding.
fingerprint);return each.map(one=>{if(!isOfChange(one))return one;const{fingerprint}=one.finding,names=[...new Set((groups.get(fingerprint)??[]).map(({finding})=>finding.
group))].sort();return{...one,finding:{...one.finding,fingerprint:(0,_cause_js__WEBPACK_IMPORTED_MODULE_4__.BC)([fingerprint,names])}}})}function byPlace(a,b){return a===
null||b===null?+(a===null)-+(b===null):(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__.nG)(a.file,b.file)||a.line-b.line||a.column-b.column}function systemsIn({
base,head}){const policies=[...base?.policies??[],...head.policies];return new Set(policies.flatMap(({ref,effect})=>[ref.system,...effect.groups.map(({rolls})=>rolls.
system)]))}function evaluateRule(rule,plan,settings){const setting=settings.rules.get(rule.id);if(setting?.severity==="off")return[];const options=setting?.options??
defaultsOf(rule),isEvaluated=(0,_rule_js__WEBPACK_IMPORTED_MODULE_3__.co)(rule),results=(side,base,later2)=>{const own=rule.evaluate({side,base,plan,options}).filter(
({policy})=>!policy||isEvaluated(policy.system)),worst=new Map;for(const result of[...own,...(0,_stated_js__WEBPACK_IMPORTED_MODULE_7__.Nv)(side,base,rule.id)]){
const key=resultKey(rule,result,later2),known=worst.get(key);(!known||isWorse(rule,result,known))&&worst.set(key,byClockOf(plan,result))}return worst},later=laterKinds(
plan),before=plan.base?results(plan.base,null,later):new Map,after=results(plan.head,plan.base,NO_LATER),found=[...after].map(([key,result])=>{const was=before.
get(key)??null,isBegun=was!==null&&isStarted(result,plan),status=isBegun?"worsened":statusOf(rule,result,was),said=was&&(isBegun?onlyPossible(was,result):saidBy(
was)),finding=findingOf(rule,result,{status,key:causeKey(rule,result),before:said},settings),edited=result.isEdited===!0?"edits":null,startedBy=isBegun?startOf(
result,plan):edited,isAsBad=was!==null&&statusOf(rule,{...result,isEdited:!1},was)==="unchanged";return{result,finding:isAsBad&&startedBy!==null?{...finding,startedBy}:
finding}}),causes=new Set([...after.values()].flatMap(result=>result.cause?[causeKey(rule,result)]:[])),fixed=[...before].flatMap(([resultsKey,result])=>{const key=causeKey(
rule,result,later);return after.has(resultsKey)||causes.has(key)?[]:{result,finding:findingOf(rule,result,{status:"fixed",key,before:saidBy(result)},settings)}});
return[...found,...fixed]}function byClockOf({timeZone},result){const{parts}=result.fix;return{...result,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.O0)(
result.says,timeZone),...result.why?{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.O0)(result.why,timeZone)}:{},fix:{parts:parts.map(part=>"field"in part?part:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.O0)(part,timeZone))}}}const defaultsOf=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__.HK)(rule=>rule.options.
parse({})),NO_LATER=new Map;function laterKinds({base,head}){const moved=head.policies.filter(({change})=>change?.kind==="migration").map(({ref})=>ref),stays=new Set(
head.policies.map(({ref})=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.XF)(ref))),before=(base?.policies??[]).filter(({ref})=>!stays.has((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
XF)(ref)));return new Map(before.flatMap(({ref})=>{const successor=moved.find(({system,name})=>system===ref.system&&name===ref.name);return successor?[[(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
XF)(ref),successor]]:[]}))}function isStarted({rolls,isOfWaiting},{base,head}){if(!rolls||!base)return!1;const isNone=isOfWaiting===!0?_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__.
$D:_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__.xB,startsOn=side=>side.policies.some(policy=>rolls.some(ref=>(0,_rule_js__WEBPACK_IMPORTED_MODULE_3__.WY)(policy.
ref,ref))&&!isNone(policy));return startsOn(head)&&!startsOn(base)}function startOf({rolls=[],isOfWaiting},{head}){return isOfWaiting!==!0||head.policies.some(({
ref,effect})=>rolls.some(one=>(0,_rule_js__WEBPACK_IMPORTED_MODULE_3__.WY)(one,ref))&&effect.groups.some(({batches})=>batches.length>0))?"starts":"asks"}function onlyPossible(was,now){
const before=saidBy(was);return before===saidBy(now)?"The same, but only in the next rollout, which is not triggered.":`${before} That is the next rollout, whic\
h is not triggered.`}function saidBy(result){return(0,_cause_js__WEBPACK_IMPORTED_MODULE_4__.vg)(wordsOf(result),null).message}function wordsOf({says,why=_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
gd,about,policy}){return{subject:about===void 0?policy?(0,_rule_js__WEBPACK_IMPORTED_MODULE_3__.ct)(policy):null:about,says,why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Im)(why)?null:why,related:[],sameIn:[]}}function isWorse(rule,a,b){const graded=({severity,isPossible})=>({severity:severity??(isPossible?"warning":rule.severity)});
return((0,_harm_js__WEBPACK_IMPORTED_MODULE_5__.N)(graded(a),graded(b))||(b.magnitude??0)-(a.magnitude??0))<0}function resultKey(rule,result,later){return(0,_cause_js__WEBPACK_IMPORTED_MODULE_4__.
BC)([rule.id,policyKey(result,later),result.group??null,result.subject??""])}function causeKey(rule,result,later=NO_LATER){const{cause,group=null}=result;return cause?
cause.field==="change"?(0,_cause_js__WEBPACK_IMPORTED_MODULE_4__.BC)([cause.field,cause.of]):(0,_cause_js__WEBPACK_IMPORTED_MODULE_4__.BC)([cause.field,policyKey(
result,later),group,cause.of]):resultKey(rule,result,later)}function policyKey({policy,isStandIn},later){const own=policy&&!isStandIn?policy:null;return own&&(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
XF)(later.get((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.XF)(own))??own)}function statusOf(rule,now,before){return before?(now.magnitude??0)>(before.magnitude??
0)||now.isEdited===!0||isWorse(rule,now,before)?"worsened":"unchanged":"new"}function findingOf(rule,result,compared,settings){return{rule:rule.id,breaks:[rule.
id],severity:severityOf(rule,result,settings),status:compared.status,...(0,_cause_js__WEBPACK_IMPORTED_MODULE_4__.vg)(wordsOf(result),(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Im)((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Xc)(result.fix))?null:result.fix),policy:result.policy??null,group:result.group??null,place:result.place??
null,fingerprint:compared.key,evidence:result.evidence,before:compared.before,magnitude:result.magnitude??null,waiver:null}}function severityOf(rule,result,{rules,
preset}){const configured=rules.get(rule.id)?.severity,severity=configured&&configured!=="off"?configured:presetSeverity(result.severity??rule.severity,preset);
return result.isPossible&&severity==="error"?"warning":severity}function presetSeverity(graded,preset){return preset==="observe"?graded==="error"?"warning":"inf\
o":preset==="strict"?graded==="info"?"info":"error":graded}}),3566:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{N:()=>bySeverity,z:()=>harmRank});var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6953),_stated_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5123),_fleet_no_progress_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4829);const SEVERITIES=["error","warning","info"];function bySeverity(a,b){return SEVERITIES.
indexOf(a.severity)-SEVERITIES.indexOf(b.severity)}function harmRank({rule,evidence}){const isHalfway=[evidence.touched,evidence.lost].some(count=>typeof count==
"number"&&count>0);return rule===_fleet_no_progress_js__WEBPACK_IMPORTED_MODULE_2__.n.id&&isHalfway?rankOf(_stated_js__WEBPACK_IMPORTED_MODULE_1__.yP.id)+.5:rankOf(
rule)}function rankOf(rule){return _catalogue_js__WEBPACK_IMPORTED_MODULE_0__.j.findIndex(({id:id2})=>id2===rule)}}),1609:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{F$:()=>chooseClusters,r$:()=>decider,FO:()=>exitCodeOf,sB:()=>heldByClusters,SA:()=>makeRun});var clusters=__webpack_require__(
1406),finding_text=__webpack_require__(5249),text_text=__webpack_require__(9125),lookup=__webpack_require__(5022),rule=__webpack_require__(9394),gate_rolled=__webpack_require__(
9416);const IN_FREEZE="in-freeze",STALE="inventory-stale",LAPSED="waiver-lapsed";function brokenRules(report,{isSame:isSame2,before}){const there=report.findings.
filter(({status})=>status!=="fixed"),hits=there.filter(({severity})=>barOf(report).includes(severity)),counts=isCounted(report),others=hits.filter(one=>one.rule!==
IN_FREEZE&&one.rule!==STALE&&counts(one)),known=knownIn(report,before),wasReviewed=({fingerprint,rule:rule2,breaks})=>isSame2&&rule2!==LAPSED||breaks.every(id2=>known.
get(fingerprint)?.has(id2)===!0);return{frozen:hits.filter(one=>one.rule===IN_FREEZE&&(counts(one)||isRolled(one,report))),broken:report.failOn==="never"?[]:others.
filter(one=>!wasReviewed(one)),stale:there.filter(({rule:rule2})=>rule2===STALE),reviewed:others.filter(wasReviewed)}}function barOf({failOn}){return failOn==="\
warning"?["error","warning"]:["error"]}function isRolled({policy,group},{plan}){return(0,gate_rolled.Lr)(plan).some(({group:rolled})=>policy!==null&&(0,rule.WY)(
rolled.declaredIn,policy)&&rolled.name===group)}function knownIn(report,before){const bar=barOf(report),hits=(before?.findings??[]).filter(({severity})=>bar.includes(
severity)),causes=(0,lookup.me)(hits,({fingerprint})=>fingerprint);return new Map([...causes].map(([cause,of])=>[cause,new Set(of.flatMap(({rule:rule2,breaks})=>[
rule2,...breaks]))]))}function isCounted(report){const bar=barOf(report),isFresh=({status})=>status==="new"||status==="worsened",failsFresh=report.findings.some(
one=>isFresh(one)&&bar.includes(one.severity));return report.verdict==="fail"&&!failsFresh?()=>!0:isFresh}var plural=__webpack_require__(8392),system=__webpack_require__(
3098),gate_reviewed=__webpack_require__(163),paired=__webpack_require__(5881);const NO_DIFFERENCE={worse:[],moved:[]};function compareEffects(plan,reviewed){const kept2=plan.
head.policies.filter(({isDeleted})=>!isDeleted),now=new Map(kept2.map(policy=>[(0,gate_reviewed.s)({...policy.ref,apiVersion:policy.apiVersion}),policy])),pairs=[
...now].map(([key,policy])=>({policy,before:reviewed.policies.get(key)})),groups=pairs.flatMap(({policy,before})=>before?pairedGroups(plan,policy,before):[]),gone=[
...reviewed.policies].filter(([key])=>!now.has(key));return{worse:[...pairs.flatMap(({policy:{ref,effect},before})=>before||effect.peakAtOnce===0&&effect.worstLoss===
0?[]:(0,text_text.Qq)`${nameOf(ref)} disrupts ${(0,text_text.U9)(effect.peakAtOnce,"target")} at once and was not in the reviewed plan.`),...gone.map(([,before])=>(0,text_text.
Qq)`${nameOf(before)} was in the reviewed plan and is gone.`),...groups.flatMap(pair=>worseOf(pair,plan)),...pairs.flatMap(({policy,before})=>(before&&worseDrains(
policy,before))??[]),...worseTogether(plan,reviewed)],moved:groups.flatMap(({subject,group,before})=>group&&before?movedGroup(subject,group,before)??[]:[])}}function nameOf(ref){
return(0,text_text.UU)("policy",(0,system.d0)(ref))}function pairedGroups(plan,policy,before){const rolled=(0,rule.BR)(plan.head).filter(limited=>limited.policy===
policy),own=(0,paired.jN)(rolled.map(({group})=>group)),isOwn=({rolls})=>(0,system.d0)(rolls)===(0,system.d0)(before),then=(0,paired.jN)((before.head?.groups??[]).
filter(isOwn)),subjectOf=group=>(0,text_text.Qq)`${nameOf(policy.ref)} group ${(0,text_text.UU)("group",group)}`;return[...[...own].map(([key,group])=>({subject:own.
size===1?nameOf(policy.ref):subjectOf(group.name),group,before:then.get(key)})),...[...then].flatMap(([key,group])=>own.has(key)?[]:[{subject:subjectOf(group.name),
group:null,before:group}])]}function worseOf({subject,group,before},plan){if(!group)return before?.matched===0?[]:[(0,text_text.Qq)`${subject} was in the reviewed plan and is gone.`];
if(before)return worseGroup(subject,group,before,plan);const{matched,unit}=group;return matched===0?[]:[(0,text_text.Qq)`${subject} with ${(0,text_text.U9)(matched,
unit)} was not in the reviewed plan.`]}const SHARE_RISES_BY=5;function worseGroup(subject,now,before,plan){const nodes=n=>(0,text_text.U9)(n,now.unit),first=batches2=>batches2[0]?.
size??0,says=(is,worse)=>is?[(0,text_text.Qq)`${subject}: ${worse}`]:[],isMore=now.peakAtOnce>before.peakAtOnce,[share,was]=[(0,text_text.eu)(`${now.peakPercent}\
%`),(0,text_text.eu)(`${before.peakPercent}%`)];return[...says(isMore||now.peakPercent>before.peakPercent+SHARE_RISES_BY,(0,text_text.Qq)`${now.peakAtOnce} of ${nodes(
now.matched)} (${share}) at once; in the reviewed plan ${before.peakAtOnce} of ${before.matched} (${was}).`),...says(now.worstLoss>before.worstLoss&&!((0,paired.
oN)(now)&&(0,paired.oN)(before)),(0,text_text.Qq)`${nodes(now.worstLoss)} broken if the new version is bad; in the reviewed plan ${before.worstLoss}.`),...says(
before.stops&&!now.stops,(0,text_text.Qq)`nothing stops a bad version; in the reviewed plan the rollout stopped.`),...says((0,paired.$L)(before.outcome)&&!(0,paired.
$L)(now.outcome),(0,text_text.Qq)`it does not complete (${(0,text_text.eu)(now.outcome)}); in the reviewed plan it did.`),...says(!isMore&&first(now.batches)>first(
before.batches),(0,text_text.Qq)`the first batch has ${nodes(first(now.batches))}; in the reviewed plan ${first(before.batches)}.`),...says(isLooser(now,before),
(0,text_text.Qq)`${ceilingText(now)}; in the reviewed plan at most ${before.ceiling.enforced??0}.`),...says(isOpened(now,before,plan),(0,text_text.Qq)`it is allowed at every hour; in the reviewed plan windows closed some.`),
...worsePauses(subject,now,before)]}function isOpened(now,before,plan){const reason=now.calendar?.rolledFor,spans=before.allowed.filter(span=>reason===void 0||span.
reason===reason),isClosed=({limit})=>limit===0;return spans.some(isClosed)&&!spans.every(isClosed)&&now.matched>0&&(0,gate_rolled.du)(now,plan)===null}function isLooser({
ceiling,calendar,matched},before){return calendar||before.ceiling.enforced===null||matched===0?!1:ceiling.enforced===null||ceiling.enforced>before.ceiling.enforced}
function ceilingText({ceiling,unit}){return ceiling.enforced===null?(0,text_text.Qq)`no limit at once`:(0,text_text.Qq)`up to ${(0,text_text.U9)(ceiling.enforced,
unit)} allowed at once`}function worsePauses(subject,now,before){const approvals=pauses=>pauses.filter(({kind})=>kind==="approval").length,own=now.stage?.pauses??
[],waits=own.reduce((sum,{ms})=>sum+(ms??0),0)/1e3,waited=before.pauses.reduce((sum,{seconds})=>sum+(seconds??0),0);return(0,lookup.Eb)([approvals(own)<approvals(
before.pauses)&&(0,text_text.Qq)`${subject}: an approval of the reviewed plan is gone.`,waits<waited&&(0,text_text.Qq)`${subject}: it waits ${Math.round(waits)} s between its stages; in the reviewed plan ${Math.
round(waited)} s.`])}function worseDrains(policy,before){const{ref}=policy,drains=policy.drainLimit;return!drains||!before.drains||!(drains.desiredHealthy<before.
drains.desiredHealthy&&drains.expectedPods>=before.drains.expectedPods)?null:(0,text_text.Qq)`${nameOf(ref)} requires ${drains.desiredHealthy} of ${(0,text_text.
U9)(drains.expectedPods,"healthy pod")}; in the reviewed plan ${before.drains.desiredHealthy}.`}function worseTogether(plan,{combined}){const{peakAtOnce,byDomain,
unit}=plan.head.combined,wasWhole=new Set(combined.byDomain.filter(isWhole).map(domainKey)),whole=byDomain.filter(one=>isWhole(one)&&!wasWhole.has(domainKey(one)));
return(0,lookup.Eb)([peakAtOnce>combined.peakAtOnce&&(0,text_text.Qq)`All policies together: ${(0,text_text.U9)(peakAtOnce,unit)} at once; in the reviewed plan ${combined.
peakAtOnce}.`,...whole.map(({key,value,matched})=>(0,text_text.Qq)`All ${matched} of ${(0,text_text.UU)("object",key)} ${(0,text_text.UU)("object",value)} at once; in the reviewed plan not all of them.`)])}
function isWhole({matched,peakAtOnce}){return matched>1&&peakAtOnce>=matched}function domainKey({key,value}){return JSON.stringify([key,value])}function movedGroup(subject,now,before){
const then=new Set(before.targets),own=new Set(now.targets),joined=now.targets.filter(target=>!then.has(target)).length,left=before.targets.filter(target=>!own.
has(target)).length;if(joined===0&&left===0)return null;const parts=[joined>0?(0,text_text.Qq)`${joined} joined`:text_text.gd,left>0?(0,text_text.Qq)`${left} left`:
text_text.gd],share=before.matched===0?text_text.gd:(0,text_text.Qq)` (${(0,text_text.eu)((0,plural.fL)(joined+left,before.matched))} of those reviewed)`;return(0,text_text.
Qq)`${subject} had ${(0,text_text.U9)(before.matched,now.unit)} and has ${now.matched}: ${(0,text_text.B5)(parts,", ")}${share}.`}const REASONS=["unreadable","f\
reeze","closed-window","worse-plan","broken-rule","stale-snapshot"];function reasonOf(code,says,more={}){return{cluster:null,fix:null,place:null,...more,code,says}}
function inOrder(reasons){return[...reasons].sort((a,b)=>REASONS.indexOf(a.code)-REASONS.indexOf(b.code))}function reviewedOf({reviewed},cluster){return reviewed===
null||"unusable"in reviewed?null:reviewed.clusters.find(one=>one.cluster===cluster)??null}function isReviewed({digest,reports},expected){return expected.digest===
digest?!0:reports.every(({plan})=>reviewedOf(expected,plan.cluster)?.digest===plan.digest)}function unusableReasons(run,expected){const{digest,reviewed}=expected,
unreadable=(says,fix)=>[reasonOf("unreadable",says,{fix})];if(reviewed===null){if(digest===null||digest===run.digest)return[];const says=(0,text_text.Qq)`The digest is not the expected one. Without the reviewed report it is unknown whether the plan is worse or only the fleet changed.`,
fix=(0,text_text.Qq)`Give the JSON report of the reviewed plan as well (${(0,text_text.aY)("reviewed")}), or review the current plan.`;return[reasonOf("worse-pl\
an",says,{fix})]}if("unusable"in reviewed)return unreadable((0,text_text.Qq)`The reviewed report ${reviewed.unusable}.`,(0,text_text.Qq)`Give the JSON report that the plan wrote (${(0,text_text.
aY)("report-file")}, or ${(0,text_text.aY)("--format json")}).`);if(digest!==null&&digest!==reviewed.digest)return unreadable((0,text_text.Qq)`The reviewed report is of another plan than the expected digest.`,
(0,text_text.Qq)`Give the report and the digest of one plan.`);const missing=run.reports.map(({plan})=>plan.cluster).find(cluster=>reviewedOf(expected,cluster)===
null);if(missing===void 0)return[];const nameOf2=cluster=>cluster===null?(0,text_text.Qq)`a cluster without a name`:(0,text_text.Qq)`the cluster ${(0,text_text.
UU)("cluster",cluster)}`,names=(0,text_text.p_)(reviewed.clusters.map(({cluster})=>nameOf2(cluster)));return unreadable((0,text_text.Qq)`The reviewed report is of ${names}, and this is ${nameOf2(
missing)}: they cannot be compared.`,(0,text_text.Qq)`Give the report of this cluster, planned under the same name.`)}function expectationNotes(run,expected,isWorse){
return expected.digest===null&&expected.reviewed===null?[(0,text_text.Qq)`No reviewed plan was given; only the rules were checked.`]:isReviewed(run,expected)&&!isWorse?
[(0,text_text.Qq)`The plan is the reviewed one: every effect is the same.`]:[]}var freezes=__webpack_require__(5300),outcome_of=__webpack_require__(7388);const POLL_MS=6e4;
function closedWindow(plan){const rolled=(0,gate_rolled.Lr)(plan),held=rolled.filter(({group})=>(0,gate_rolled.RN)(group,plan)),startsNow=rolled.some(({group})=>!(0,gate_rolled.
RN)(group,plan)&&group.start!==null&&group.start<=plan.at+POLL_MS),[first]=held;if(!first||startsNow)return null;const later=held.flatMap(({group})=>((0,gate_rolled.
du)(group,plan)??[]).map(({from})=>from)).filter(from=>from>plan.at),until=later.length===0?(0,text_text.Qq)`and no opening is known`:(0,text_text.Qq)`until ${(0,text_text.
O0)((0,text_text.uR)(Math.min(...later)),plan.timeZone)}`,others=held.length-1,more=others>0?(0,text_text.Qq)` So ${(0,text_text.Tq)(others,"is that","are those")} of ${(0,text_text.
U9)(others,"other group")}.`:text_text.gd,says=(0,text_text.Qq)`${(0,rule.et)(first)}: its window is closed ${until}, and nothing would start now.${more}`;return reasonOf(
"closed-window",says,{place:first.policy.place})}function startNotes(plan){const rolled=(0,gate_rolled.Lr)(plan);if(rolled.length===0)return[(0,text_text.Qq)`No policy has a target to roll.`];
const held=rolled.filter(({group})=>(0,gate_rolled.RN)(group,plan)).length,policies=[...new Set(rolled.map(({policy})=>policy))],isNext=policies.every(outcome_of.
qR);return(0,lookup.Eb)([policies.every(outcome_of.$D)&&(isNext?(0,text_text.Qq)`No rollout starts by itself; this describes the next one.`:(0,text_text.Qq)`Nothing new starts; rollouts in progress in the snapshot continue, whatever the gate decides.`),
...policies.map(({ref,change:change2})=>change2?.held&&(0,text_text.Qq)`${(0,text_text.UU)("policy",(0,system.d0)(ref))} is ${(0,text_text.eu)((0,gate_rolled.Dx)(
change2.held))}: no target is updated until a person changes that; when it completes is unknown.`),held>0&&held<rolled.length&&(0,text_text.Qq)`${held} of ${(0,text_text.
U9)(rolled.length,"group")} ${(0,text_text.Tq)(held,"waits for its","wait for their")} window.`])}function decide(run,expected){const unusable=unusableReasons(run,
expected),usable=unusable.length===0?expected:null,decisions=run.reports.map(report=>decideCluster(report,run,usable)),named=(note,cluster)=>cluster===null||decisions.
every(({notes})=>notes.some(other=>(0,text_text.QV)(other,note)))?note:(0,text_text.Qq)`${(0,text_text.UU)("cluster",cluster)}: ${note}`,reasons=inOrder([...unusable,
...decisions.flatMap(one=>one.reasons)]),isWorse=reasons.some(({code})=>code==="worse-plan");return{at:run.reports[0].plan.at,gate:reasons.length===0?"allow":"d\
eny",isUnknown:reasons.some(({code})=>code==="unreadable"),reasons,notes:[...usable?expectationNotes(run,usable,isWorse):[],...decisions.flatMap(({notes},i)=>notes.
map(note=>named(note,run.reports[i]?.plan.cluster??null)))],run}}function decideCluster(report,run,expected){const{plan,verdict}=report,{cluster}=plan,unjudged=verdict===
"unknown"?unevaluated(plan):plan.head.policies.length===0?NO_POLICY:null;if(unjudged)return{reasons:[{...unjudged,cluster}],notes:[]};const before=expected&&reviewedOf(
expected,cluster),{worse,moved}=before?compareEffects(plan,before):NO_DIFFERENCE,isSame2=expected!==null&&before===null&&isReviewed(run,expected),{frozen,broken,
stale,reviewed}=brokenRules(report,{isSame:isSame2,before}),freeze2=(0,freezes.N)(plan,plan.at),closed=closedWindow(plan),ofFindings=(code,findings)=>findings.map(
finding=>ofFinding(code,finding)),reasons=[...freeze2?[reasonOf("freeze",(0,text_text.Qq)`The freeze ${(0,text_text.UU)("object",freeze2.name)} lasts until ${(0,text_text.
O0)((0,text_text.uR)(freeze2.window.to),plan.timeZone)}.`)]:ofFindings("freeze",frozen),...closed?[closed]:[],...worse.map(says=>reasonOf("worse-plan",says,{fix:REVIEW})),
...ofFindings("broken-rule",broken),...ofFindings("stale-snapshot",stale)],rules=[...new Set(reviewed.flatMap(({breaks})=>breaks))],known=(0,text_text.Qq)`Also broken by the reviewed plan: ${(0,text_text.
p_)(rules.map(text_text.aY),rules.length)}.`;return{reasons:reasons.map(reason=>({...reason,cluster})),notes:[...moved,...rules.length>0?[known]:[],...ageNotes(
plan),...startNotes(plan),...report.notices]}}const REVIEW=(0,text_text.Qq)`Review the current plan and pass its report to the gate.`,NO_POLICY=reasonOf("unread\
able",(0,text_text.Qq)`No policy was found.`,{fix:(0,text_text.Qq)`List them in ${(0,text_text.aY)("policies")} of the configuration.`});function unevaluated({problems}){
const[first,...others]=problems.filter(({severity})=>severity==="error");if(!first)return reasonOf("unreadable",(0,text_text.Qq)`The plan could not be evaluated.`);
const more=others.length>0?(0,text_text.Qq)` And ${(0,text_text.U9)(others.length,"other problem")}.`:text_text.gd;return reasonOf("unreadable",(0,text_text.Qq)`${first.
message}${more}`,{place:first.place})}function ofFinding(code,finding){const{rule:rule2,subject,fix,place}=finding,says=(0,text_text.Qq)`${code==="broken-rule"?
(0,text_text.Qq)`${(0,text_text.aY)(rule2)}: `:text_text.gd}${subject?(0,text_text.Qq)`${subject}: `:text_text.gd}${(0,finding_text.N)(finding)}`;return reasonOf(
code,says,{fix:fix&&(0,system.Xc)(fix),place})}function ageNotes({at,snapshot}){return snapshot.takenAt===null?[(0,text_text.Qq)`The snapshot has no timestamp; its age is unknown.`]:
snapshot.takenAt>at?[(0,text_text.Qq)`The snapshot was taken after the requested start.`]:[]}var manifest_path=__webpack_require__(83),visible=__webpack_require__(
3972),freeze=__webpack_require__(3585),manifest_problem=__webpack_require__(7085),manifest_selector=__webpack_require__(9485),read=__webpack_require__(9989);function settingsOfNothing({
production,durations,domains},placeOf,targets){const warn=(path,what,so)=>(0,manifest_problem.MK)(placeOf&&placeOf(path),"setting-matches-nothing",(0,text_text.
Qq)`${(0,text_text.aY)(path.join("."))}: ${what} matches nothing in the snapshot, so ${(0,text_text.eu)(so)}. Check the label and its value.`),ofSelector=(path,selector,so)=>targets.
some(({labels})=>(0,manifest_selector.ko)(selector,labels))?[]:[warn(path,(0,text_text.Qq)`the selector ${(0,text_text.aY)((0,manifest_selector.r5)(selector))}`,
so)],unmarked="it marks nothing as production and the stricter limits do not apply";return targets.length===0?[]:[...production.flatMap((selector,i)=>ofSelector(
["production",i],selector,unmarked)),...durations.groups.flatMap(({selector},i)=>ofSelector(["durations","groups",i,"selector"],selector,"its duration applies t\
o nothing")),...domains.flatMap((label,i)=>(0,read.sb)().domains.includes(label)||targets.some(({labels})=>Object.hasOwn(labels,label))?[]:[warn(["domains",i],(0,text_text.
Qq)`the label ${(0,text_text.aY)(label)}`,"no failure domain of it is evaluated")])]}const MINUTE_MS=6e4;function assumptionsOf(config,scenario){return{...durationsOf(
config),domains:config.domains,quorums:config.quorums,production:config.production,scenario}}function durationsOf({durations}){return{durationMinutes:durations.
default/MINUTE_MS,steps:durations.steps&&stepsOf(durations.steps),durations:durations.groups.map(({selector,duration,steps})=>({selector,durationMinutes:duration===
null?null:duration/MINUTE_MS,steps:steps&&stepsOf(steps)}))}}function stepsOf(written){const{drain,maintenance,validation,return:back}=written;return{drainMs:drain,
workMs:drain+maintenance+validation+back}}function ruleSettingsOf(config,placeOf){const rules=new Map;for(const[id2,setting]of Object.entries(config.rules)){if(!setting)
continue;const{severity,...options}=setting;rules.set(id2,{severity,options})}const waivers=config.waivers.map((waiver,index)=>({...waiver,place:placeOf&&placeOf(
["waivers",index])})).filter(one=>one.kind==="malformed"||one.cluster===null||one.cluster===config.cluster);return{preset:config.preset,rules,waivers}}var carriers=__webpack_require__(
232),table=__webpack_require__(377);function wrongAlike(change2){const{alike}=(0,table.L)(change2,"all"),[first]=alike;if(first===void 0)return[];const{length}=alike,
files=[...new Set(alike.flatMap(({place})=>place?[place.file]:[]))],message=(0,text_text.Qq)`${(0,text_text.U9)(length,"problem")} in ${(0,text_text.U9)(files.length,
"file")} ${(0,text_text.Tq)(length,"is","are")} the same without this change: ${(0,text_text.BT)("file",files)}.${(0,text_text.eu)(length===1?"":" First:")} ${first.
message}`;return[{...(0,manifest_problem.MK)(first.place,"not-judged-before",message),isStanding:!0}]}var canonical=__webpack_require__(5288),identity=__webpack_require__(
5846),planned_kinds=__webpack_require__(4819),advice=__webpack_require__(7196),fields=__webpack_require__(3549),manifest_manifest=__webpack_require__(4585),source_file=__webpack_require__(
7364),cluster_scoped=__webpack_require__(1846),systems_ref=__webpack_require__(2290),render=__webpack_require__(2490),change=__webpack_require__(8641),guards_kustomizations=__webpack_require__(
1219),manifest_cluster_scoped=__webpack_require__(4769),kustomization=__webpack_require__(1886),limits=__webpack_require__(7228),mentions=__webpack_require__(9375),
parse=__webpack_require__(3345),carrier_kinds=__webpack_require__(9505),kept=__webpack_require__(9371);function definesPlanned(manifest){const{spec}=manifest.object;
return(0,kept.gN)(manifest)&&(0,kept.O9)((0,fields.r7)(spec,"group")??"",(0,fields.r7)((0,fields.UK)(spec,"names"),"kind")??"")}var fleet_kinds=__webpack_require__(
6265);const CODE="outside-policies";function outsideFiles({base,head}){const{files,outside=[],renderedPaths}=head.side,changed=changedOutside(base?.side??null,head.
side).filter(({isTakenOut})=>!isTakenOut);if(changed.length===0)return[];const[evaluated,before]=[(0,identity.MU)(head.manifests),(0,identity.MU)(base?.manifests??
[])],isGone2=one=>before.has((0,identity.cu)(one))&&!evaluated.has((0,identity.cu)(one)),isInput=(0,manifest_path.OQ)(renderedPaths),isOpen=({path})=>!isInput(path),
others=outside.map(({path,before:was,text})=>({path,text:text??was??""})),kustomizations=[...head.kustomizations.all,...new guards_kustomizations.r(others).all].
filter(isOpen),isPart=(0,guards_kustomizations.C)([...files,...others].filter(isOpen),kustomizations),twice2=[],named=[];for(const file of changed){const{path,isNamedElsewhere=!1}=file,
[was,is]=[objectsIn(path,file.before),objectsIn(path,file.text)],objects=(0,change.v)(was,is),isSecond=one=>evaluated.has((0,identity.cu)(one))&&!(0,identity.MU)(
was).has((0,identity.cu)(one))&&!(0,carrier_kinds.FX)(one)&&!(0,carrier_kinds.__)(one),second=objects.filter(isSecond);for(const one of second){const message2=(0,text_text.
Qq)`${(0,text_text.UU)("object",(0,visible.Gg)(one))} is in \`policies\` and new in ${outside_nameOf(path)}, which no source takes; which one the cluster gets was not evaluated. Add ${outside_nameOf(
path)} to \`policies\`, or exclude it (${exclusionOf(path)}).`;twice2.push((0,manifest_problem.Os)(one.place,CODE,message2))}const isCarried=objects.length>0||isUnread(
file)||(0,kustomization.Sv)(path)||isPart(path);second.length===0&&!isNamedElsewhere&&isCarried&&!objects.some(isGone2)&&named.push(path)}const[first]=named;if(first===
void 0)return twice2;const message=(0,text_text.Qq)`Not evaluated: ${(0,text_text.U9)(named.length,"changed file")} that may hold planned objects and that no source takes: ${(0,text_text.
p_)(named.map(outside_nameOf))}. Add what a cluster gets to \`policies\`, or exclude it (${exclusionOf(first)}).`;return[...twice2,(0,manifest_problem.ev)({file:first,
line:1,column:1},CODE,message)]}const outside_nameOf=path=>(0,text_text.UU)("file",(0,visible.RK)(path)),exclusionOf=path=>(0,text_text.aY)(`!${(0,visible.RK)(path)}`);
function changedOutside(base,{outside=[],renderedPaths}){const[wasInput,isInput]=[(0,manifest_path.OQ)(base?.renderedPaths??[]),(0,manifest_path.OQ)(renderedPaths)];
return outside.filter(file=>{const{path,was=path,before,text}=file;return(text===null?wasInput(was):isInput(path))?!1:before===null||text===null||!MANIFEST.test(
path)?before!==text:before!==text&&(0,carriers.fd)(path,before)!==(0,carriers.fd)(path,text)})}function objectsIn(path,text){if(text===null||!(planned_kinds.tz.
mayHold(text)||(0,planned_kinds.Fu)(text)||(0,carrier_kinds.RI)(text)))return[];const kinds2=[planned_kinds.H9,fleet_kinds.wL,fleet_kinds.sX,carrier_kinds.FX,carrier_kinds.
__,definesPlanned];return(0,parse.Ye)(text,path).manifests.filter(one=>(0,manifest_cluster_scoped.P)(one.kind)||kinds2.some(isOf=>isOf(one)))}const MANIFEST=/\.(?:ya?ml|json)$/i,
PROSE=/\.(?:md|mdx|txt|rst|adoc)$/i;function isUnread({path,before,text}){if(PROSE.test(path))return!1;if(!MANIFEST.test(path))return plannedKindsIn(text??before).
length>0;if(text===null||!planned_kinds.tz.mayHold(text))return!1;const{manifests,problems}=(0,parse.Ye)(text,path,{...limits.b1,interest:planned_kinds.tz});return problems.
some(({severity})=>severity==="error")||manifests.some(planned_kinds.OS)}function plannedKindsIn(text){return text?.includes("apiVersion")!==!0?[]:(0,mentions.B)(
text).filter(kind=>planned_kinds.H3.includes(kind))}const left_CODE="left-policies";function leftObjects(change2){const{base,head}=change2;return base===null?[]:
[...movedOut(base,head),...relisted(base,head),...departedNamespaces(base,change2),...stillLive(change2)]}function movedOut(base,head){const there=new Set([...head.
manifests.map(identity.cu),...head.gaps.map(({key})=>key)]),leaving=base.manifests.filter(one=>(0,planned_kinds.KN)(one)&&!there.has((0,identity.cu)(one))),files=leaving.
length===0?[]:changedOutside(base.side,head.side),written=(0,identity.MU)(files.flatMap(({path,text})=>objectsIn(path,text))),found=leaving.flatMap(one=>{const moved=written.
get((0,identity.cu)(one)),unread=files.find(to=>isUnread(to)&&plannedKindsIn(to.text).includes(one.kind)),file=moved?.place.file??unread?.path;if(file===void 0)
return[];const[title,path]=[(0,text_text.UU)("object",(0,visible.Gg)(one)),(0,text_text.UU)("file",(0,visible.RK)(file))],message2=moved?(0,text_text.Qq)`${title} moves out of \`policies\`, to ${path}, which no source takes; that was not evaluated. Add ${path} to \`policies\`.`:
(0,text_text.Qq)`${title} leaves \`policies\`, and ${path}, which no source takes, defines an object of its kind; whether it moves there was not evaluated. Add what ${path} renders to \`policies\`, or make the two edits in separate changes.`;
return(0,manifest_problem.Os)((moved??one).place,left_CODE,message2)}),[first]=leaving,unseen=head.side.problems.find(({code})=>code==="outside-policies");if(first===
void 0||unseen===void 0)return found;const message=(0,text_text.Qq)`${(0,text_text.UU)("object",(0,visible.Gg)(first))} leaves \`policies\`, and not all changed files were read; whether it moves to one of these was not evaluated. ${unseen.
message}`;return[...found,(0,manifest_problem.Os)(first.place,left_CODE,message)]}function relisted(base,head){const[was,is]=[base,head].map(({side,contents,kustomizations})=>{
const isInput=(0,manifest_path.OQ)(side.renderedPaths),plain=contents.filter(({file})=>file.renderedBy===void 0),planned2=plain.flatMap(({file,manifests})=>manifests.
some(planned_kinds.H9)?file.path:[]),edited=new Set(plain.flatMap(({file,isEdited})=>isEdited?file.path:[])),lists=kustomizations.all.filter(({path})=>edited.has(
path)&&!isInput(path));return{files:new Map([...planned2,...side.renderedPaths].map(path=>[(0,change.f)(side,path),path])),lists:new Map(lists.map(one=>[(0,change.
f)(side,one.path),one]))}}),takes=({resources,patches},path)=>patches.includes(path)||resources?.some(resource=>(0,manifest_path.UO)(resource,path))===!0;return[
...is?.lists??[]].flatMap(([key,list])=>{const before=was?.lists.get(key),[,path]=[...is?.files??[]].find(([file,at])=>{const earlier=was?.files.get(file);return earlier!==
void 0&&before?.resources?takes(list,at)!==takes(before,earlier):earlier!==void 0&&!takes(list,at)&&(0,manifest_path.yS)(file)===(0,manifest_path.yS)(key)})??[];
if(path===void 0||list.resources===null)return[];const does=(0,text_text.eu)(takes(list,path)?"begins to list":"does not list"),message=(0,text_text.Qq)`${(0,text_text.
UU)("file",(0,visible.RK)(list.path))} ${does} ${(0,text_text.UU)("file",(0,visible.RK)(path))}, whose objects were there before; that was not evaluated. ${(0,advice.
wd)("kustomize",(0,manifest_path.yS)(list.path))}`;return(0,manifest_problem.Zw)(list.path,left_CODE,message)})}function departedNamespaces(base,{head,snapshot}){
const[own,kept2]=[(0,identity.MU)(base.manifests),(0,identity.MU)(head.manifests)],live=snapshot.objects.filter(one=>!own.has((0,identity.cu)(one))),isHeld2=one=>(0,planned_kinds.
H9)(one)&&!(0,cluster_scoped.Z)(one.apiVersion,one.kind);return base.manifests.flatMap(namespace=>{const{apiVersion,kind}=namespace;if(!(apiVersion==="v1"&&kind===
"Namespace")||kept2.has((0,identity.cu)(namespace))||annotationIn(namespace,KEEPING)!==null)return[];const isInside=one=>isHeld2(one)&&(0,manifest_manifest.N6)(
one)===namespace.name,inside=new Set([...head.manifests,...live].filter(isInside).map(visible.J$));if(inside.size===0)return[];const objects=(0,text_text.p_)([...inside].
map(one=>(0,text_text.UU)("object",one))),message=(0,text_text.Qq)`${(0,text_text.UU)("object",(0,visible.Gg)(namespace))} leaves the files, and ${objects} ${(0,text_text.
Tq)(inside.size,"is","are")} still in it: pruning (Argo CD, Flux) deletes these with the namespace, past every limit; that was not evaluated. Keep the namespace in the files, or annotate it so that it is retained (argocd.argoproj.io/sync-options: Prune=false, kustomize.toolkit.fluxcd.io/prune: disabled).`;
return(0,manifest_problem.Os)(namespace.place,left_CODE,message)})}function stillLive({head,policies,snapshot}){if(head.side.outside!==void 0)return[];const written=new Set(
policies.head.filter(({live:live2})=>!live2).map(({ref})=>(0,systems_ref.X)(ref))),live=(0,identity.MU)(snapshot.objects),gone=policies.base.filter(policy=>{const hasEffect=(policy.
onDelete?.targets.length??0)>0||policy.releasedPods;return policy.live||written.has((0,systems_ref.X)(policy.ref))||hasEffect?!1:live.has((0,identity.cu)({...policy,
...policy.ref}))}),[first]=gone;if(first===void 0)return[];const names=(0,text_text.p_)(gone.map(({ref})=>(0,text_text.UU)("policy",(0,visible.RK)((0,systems_ref.
d)(ref))))),{length}=gone,message=(0,text_text.Qq)`${names} ${(0,text_text.Tq)(length,"leaves","leave")} the files and ${(0,text_text.Tq)(length,"is","are")} still in the snapshot. If moved to other files, add these to \`policies\`.`;
return[(0,manifest_problem.ev)(first.place,left_CODE,message)]}function retainedObjects({base,head}){const there=new Set(head.manifests.map(identity.cu)),leaving=new Set(
base?.manifests.filter(one=>(0,planned_kinds.H9)(one)&&!there.has((0,identity.cu)(one)))),chains=new Map(base?.contents.flatMap(({file:{deliveredBy=[]},manifests})=>manifests.
map(({place})=>[place,deliveredBy]))),[before,after]=[base,head].map(one=>new Map(one?.side.coverage.map(carrier=>[carrier.identity,carrier]))),causeOf=chain=>{
const sent=chain.find(by=>(0,source_file.yN)(after?.get(by)?.outcome??"evaluated")?.declared==="another cluster");if(sent!==void 0)return(0,text_text.Qq)`${(0,text_text.
UU)("object",sent)} applies to another cluster`;const at=chain.findIndex(by=>after?.has(by)!==!0),pruner=at===0?void 0:after?.get(chain.at(at<0?-1:at-1)??"");if(pruner?.
prunes===!1)return(0,text_text.Qq)`${(0,text_text.UU)("object",pruner.identity)} does not prune`;const gone=before?.get(chain[at]??"");return gone?.leaves===!0?
(0,text_text.Qq)`${(0,text_text.UU)("object",gone.identity)} is gone, and the objects it applied remain`:null},found=[...leaving].flatMap(manifest=>{const chain=chains.
get(manifest.place)??[];if(chain.length===0)return[];const own=annotationIn(manifest,KEEPING),cause=own===null?causeOf(chain):(0,text_text.aY)(own);return cause===
null?[]:{cause,manifest}}),problems=[...(0,lookup.me)(found,({cause})=>(0,render.Ul)(cause)).values()].map(all=>{const objects=all.map(({manifest})=>manifest),of=(one,several)=>(0,text_text.
Tq)(objects.length,one,several),it=of("it","them"),message=(0,text_text.Qq)`${(0,text_text.BT)("object",objects.map(visible.Gg))} ${of("leaves","leave")} the files and ${of(
"stays","stay")} in the cluster: ${all[0].cause}. Later edits do not reach ${it}. Delete ${it} by hand, within the limits.`,keeps=objects.map(one=>[one.kind,(0,manifest_manifest.
N6)(one),one.name].join("/"));return{...(0,manifest_problem.ev)(null,"not-pruned",message),keeps}});return{objects:found.map(({manifest})=>manifest),problems}}const KEEPING=[
["argocd.argoproj.io/sync-options",/(?:^|,)\s*Prune=(?:false|confirm)\s*(?:,|$)/i],["kustomize.toolkit.fluxcd.io/prune",/^\s*disabled\s*$/i],["helm.sh/resource-\
policy",/^\s*keep\s*$/i]];function annotationIn({object},annotations){const own=(0,fields.xS)(object.metadata,"annotations"),[key]=annotations.find(([one,value])=>value.
test(own[one]??""))??[];return key===void 0?null:(0,visible.RK)(`${key}: ${own[key]??""}`)}const MOVED="moved-delivery";function editedDelivery({base,head}){const before=(0,lookup.
me)(base?.side.coverage??[],({identity:identity2})=>identity2),byHand=[],found=head.side.coverage.flatMap(one=>{const{identity:identity2,outcome,place,route,sync,
digest}=one;if(outcome!=="evaluated")return[];const title=(0,text_text.UU)("object",(0,visible.RK)((0,carriers.Ey)(identity2))),known=before.get(identity2)??[],
isSame2=key=>was2=>was2[key]===one[key],was=known.find(isSame2("digest"))??known.find(isSame2("route"))??known[0];if(sync==="manual"&&was&&was.digest!==digest&&
byHand.push(one),base!==null&&was?.outcome!=="evaluated")return[];if(was&&route!==was.route&&was.route!==""){const message3=(0,text_text.Qq)`${title} is edited in its source or destination. What it applied before may stay in the old place or be deleted there, and this was not evaluated. Make it a change of its own.`;
return(0,manifest_problem.Os)(place,MOVED,message3)}if(was&&sync==="automatic"&&was.sync!=="automatic"){const message3=(0,text_text.Qq)`${title} syncs automatically from this change on, with all changes since its last sync; the plan covers this change alone. Compare its files with the cluster first (\`flux diff\`, \`argocd app diff\`).`;
return(0,manifest_problem.Os)(place,MOVED,message3)}if(sync!=="suspended"||digest===was?.digest)return[];const message2=(0,text_text.Qq)`${title} is suspended: nothing is applied until it is resumed. The plan shows what happens then.`;
return(0,manifest_problem.Ft)((0,manifest_problem.Os)(place,"suspended",message2))});base!==null&&found.push(...appliedOtherwise(base,head));const[first]=byHand;
if(first===void 0)return found;const edited=byHand.map(({identity:identity2,takes})=>({by:(0,carriers.Ey)(identity2),paths:takes})),names=edited.map(({by})=>(0,visible.
RK)(by)),{length}=edited,message=(0,text_text.Qq)`${(0,text_text.BT)("object",names)} ${(0,text_text.Tq)(length,"is","are")} synced by hand: merging does not apply ${(0,text_text.
Tq)(length,"it","them")}. The plan shows the next sync, which applies all changes since the last one.`;return[...found,{...(0,manifest_problem.Ij)(first.place,"\
synced-by-hand",message),byHand:edited}]}function appliedOtherwise(base,head){const before=deliveredIn(base);return[...deliveredIn(head)].flatMap(([identity2,{manifest,
file}])=>{const was=before.get(identity2),earlier=was&&exceptionOf(was.manifest,was.file),exception=exceptionOf(manifest,file),isLost=exception!==null&&earlier===
null,found=exception??earlier;if(!found||!isLost&&was&&(0,canonical.TL)(was.manifest.object,manifest.object))return[];const of=(0,text_text.Qq)`${(0,text_text.UU)(
"object",(0,visible.Gg)(manifest))} (${(0,text_text.aY)(found)})`,message=isLost?(0,text_text.Qq)`${of} is no longer applied as it is written, and that was not evaluated. Remove that.`:
(0,text_text.Qq)`Not evaluated: ${of} is not applied as it is written. The plan assumes a plain apply.`;return(isLost?manifest_problem.Os:manifest_problem.ev)(manifest.
place,MOVED,message)})}function deliveredIn({contents}){const all=contents.flatMap(({file,manifests})=>manifests.filter(planned_kinds.H9).map(manifest=>[(0,identity.
cu)(manifest),{manifest,file}]));return new Map(all)}const EXCEPTIONS=[["argocd.argoproj.io/hook",/./],["argocd.argoproj.io/sync-options",/^(?=.*\bForce=true\b)(?=.*\bReplace=true\b)/],
["kustomize.toolkit.fluxcd.io/reconcile",/^disabled$/i],["kustomize.toolkit.fluxcd.io/ssa",/^(?:ignore|ifnotpresent)$/i]],HELM_HOOK=["helm.sh/hook",/^(?!crd-install$)./];
function exceptionOf(manifest,{deliveredBy,isRecreated,renderedBy}){const hasHooks=renderedBy?.startsWith("helm ")||deliveredBy?.at(-1)?.startsWith("Application\
/");return annotationIn(manifest,hasHooks?[...EXCEPTIONS,HELM_HOOK]:EXCEPTIONS)??(isRecreated?"syncOptions: [Force=true, Replace=true]":null)}const WRITTEN=[[fleet_kinds.
wL,"The plan uses the nodes and clusters of the snapshot, and their labels and taints decide which limits apply. Apply this edit first, then take a new snapshot\
."],[fleet_kinds.sX,"Controllers create and maintain such objects; an edit moves the node or cluster past every limit. Remove it from the files."],[definesPlanned,
"The API server may store, refuse or delete the objects of this kind. Apply the definition first, then take a new snapshot."]];function fleetObjects({base,head}){
const before=base?.manifests??[],changed=(0,change.v)(before,head.manifests,contentOf).filter(one=>!definesPlanned(one)||(0,identity.MU)(before).has((0,identity.
cu)(one)));return WRITTEN.flatMap(([isOf,why])=>{const written=changed.filter(isOf),[first]=written;if(first===void 0)return[];const names=(0,text_text.p_)(written.
map(one=>(0,text_text.UU)("object",(0,visible.Gg)(one)))),message=(0,text_text.Qq)`The change writes ${names}, which ${(0,text_text.Tq)(written.length,"was","we\
re")} not evaluated. ${(0,text_text.eu)(why)}`;return(0,manifest_problem.Os)(first.place,"fleet-object",message)})}const TEXTS=new Set(["description","caBundle"]);
function contentOf(manifest){const{metadata,spec}=manifest.object;return definesPlanned(manifest)?(0,canonical.L2)(spec,TEXTS):(0,canonical.dj)([(0,fields.UK)(metadata,
"labels"),(0,fields.UK)(metadata,"annotations"),spec])}var later_values=__webpack_require__(4690);function notEvaluated(change2){const{base,head}=change2,unread=(0,table.
L)(change2,"text",gap=>base!==null&&isGone(gap,base,head)),there=new Set(head.side.coverage.map(({identity:identity2})=>identity2)),carriers2=(0,table.L)(change2,
"carrier",({key})=>!there.has(key));return[...unread.problems,...carriers2.problems]}const UNREAD=new Set(["not-utf-8","too-large","submodule"]);function isGone({
problem:problem2,key},base,head){const{code,severity}=problem2,broken=base.contents.find(({problems})=>problems.includes(problem2))?.file.text,isUnread2=UNREAD.
has(code)&&(code==="submodule"||/\.(?:ya?ml|json)$/i.test(key));if(severity!=="error"||broken===void 0&&!isUnread2)return!1;const known=new Set(base.manifests.map(
identity.cu)),words=new Set(broken?.split(/[^\w.-]+/));return!head.contents.some(({file,manifests})=>{const isInPlace=(0,manifest_path.UO)(key,(0,source_file.TN)(
file));return manifests.some(one=>known.has((0,identity.cu)(one))?!1:broken===void 0?isInPlace&&(0,planned_kinds.KN)(one):words.has(one.kind)&&words.has(one.name))})}
const POD_OWNERS=["Pod","ReplicationController","ReplicaSet","Job","CronJob"],SERVER_SIDE=new Set(["metadata","status"]);function notPlanned({base,head,policies,
copied}){if(base===null)return[];const planned2=new Set([...policies.base,...policies.head].map(({place})=>JSON.stringify(place))),contentOf2=({object})=>(0,canonical.
L2)(object,SERVER_SIDE),changed=(0,change.v)(base.manifests,head.manifests,contentOf2).filter(one=>{const group=(0,manifest_manifest.F8)(one.apiVersion),isCustom=group.
includes(".")&&!group.endsWith(".k8s.io")&&group!=="source.toolkit.fluxcd.io",isOther=[planned_kinds.KN,fleet_kinds.wL,fleet_kinds.sX,carrier_kinds.FX].some(isOf=>isOf(
one));return(isCustom||POD_OWNERS.includes(one.kind))&&!isOther&&!copied.has(one)&&!planned2.has(JSON.stringify(one.place))}),[first]=changed;if(first===void 0)
return[];const message=(0,text_text.Qq)`Not evaluated: ${(0,text_text.U9)(changed.length,"changed object")} of kinds that are not planned: ${(0,text_text.BT)("o\
bject",changed.map(visible.Gg))}.`;return[(0,manifest_problem.Ij)(first.place,"not-planned",message)]}var twice=__webpack_require__(3613),weakened=__webpack_require__(
2015);const READING_GUARDS=[notEvaluated,editedDelivery,later_values.L],GUARDS=[leftObjects,outsideFiles,twice.Q,wrongAlike,fleetObjects,weakened.A_,notPlanned];
function severityOf(problems,unjudged){return problems.map(problem2=>{const{severity,isUnjudged,isOfNew,code}=problem2;return unjudged==="error"&&isUnjudged===!0&&
!(code==="suspended"||code==="not-pruned")?{...problem2,severity:"error"}:unjudged==="warn"&&isOfNew===!0&&severity==="error"?(0,manifest_problem.Ft)(problem2):
problem2})}var guards_read=__webpack_require__(2437);function unreadOf(base,head,{problems,twice:twice2}){const isPartial=problems.some(({severity})=>severity===
"error"),known=new Set(head.map(identity.cu)),isUnread2=identity2=>!known.has(identity2)&&(isPartial||twice2.has(identity2));return base.filter(manifest=>isUnread2(
(0,identity.cu)(manifest)))}function unreadProblem(unread){if(unread.length===0)return[];const message=(0,text_text.Qq)`${(0,text_text.U9)(unread.length,"object")} from the base could not be read in the head; assumed unchanged: ${(0,text_text.
BT)("object",unread.map(visible.J$),5)}.`;return[(0,manifest_problem.MK)(null,"not-judged",message)]}var hash=__webpack_require__(1091);function heldAndAsked(manifests,objects){
const live=(0,identity.MU)(objects),scaled=scaledIn(objects),pairs=manifests.map(manifest=>{const held=live.get((0,identity.cu)(manifest)),rule2=(0,kept.sG)(manifest.
apiVersion,manifest.kind);return!(held?.apiVersion===manifest.apiVersion&&(0,manifest_manifest.Gv)(held.object.spec))||!rule2?{held:manifest,asked:manifest}:{held:{
...manifest,object:withLiveImages(withAsked(manifest.object,held.object,rule2),held.object)},asked:isScaledElsewhere(manifest)||scaled.has(scaleKey(held))?withReplicas(
manifest,held):manifest}});return{held:pairs.map(({held})=>held),asked:pairs.map(({asked})=>asked)}}function isScaledElsewhere({object}){return(0,fields.Xg)(object.
spec).replicas===void 0}function scaledIn(objects){const keys=objects.flatMap(object=>{const target=(0,fields.UK)(object.object,"spec","scaleTargetRef"),name=(0,fields.
r7)(target,"name");return name===null?[]:[scaleKey({...object,kind:(0,fields.r7)(target,"kind")??"Deployment",name})]});return new Set(keys)}function scaleKey(object){
return JSON.stringify([object.kind,(0,manifest_manifest.N6)(object),object.name])}function withReplicas(manifest,held){const spec=(0,fields.Xg)(manifest.object.
spec),replicas=(0,fields.UK)(held.object,"spec","replicas");return replicas===void 0?manifest:{...manifest,object:withMember(manifest.object,"spec",withMember(spec,
"replicas",replicas))}}function withAsked(written,held,{kept:kept2,keep}){const spec=keep.keys.get("spec"),asked=spec?taken(spec,written.spec,held.spec):written.
spec;return kept2.fields.filter(({steers})=>steers).reduce((object,field)=>steered(object,held,field),withMember(written,"spec",asked))}function steered(written,held,{
path}){const key=path.slice(path.indexOf("[")+1,-1),value=(0,fields.UK)(held,"metadata","annotations",key),metadata=(0,fields.Xg)(written.metadata);if(value===(0,fields.
UK)(metadata,"annotations",key))return written;const annotations=withMember((0,fields.Xg)(metadata.annotations),key,value);return withMember(written,"metadata",
withMember(metadata,"annotations",annotations))}function withLiveImages(written,held){const live=(0,fields.Xg)((0,fields.UK)(held,...POD_SPEC));if(!Array.isArray(
live.containers)||isImageSetElsewhere(written))return written;const template=(0,fields.Xg)((0,fields.UK)(written,"spec","template")),own=(0,fields.Xg)(template.
spec),podSpec=["containers","initContainers"].reduce((spec2,list)=>{const[asked,runs]=[(0,fields.Un)(own,list),(0,fields.Un)(live,list)],known=asked.flatMap(container=>asRun(
container,runs)),isRenamed=known.length===0&&list==="containers";return asked.length===0?spec2:withMember(spec2,list,isRenamed?[...runs]:known)},own),spec=(0,fields.
Xg)(written.spec);return withMember(written,"spec",withMember(spec,"template",withMember(template,"spec",podSpec)))}const POD_SPEC=["spec","template","spec"];function asRun(container,runs){
const live=runs.find(one=>(0,fields.r7)(one,"name")===(0,fields.r7)(container,"name"));if(!live)return[];const[image,runsImage]=[(0,fields.r7)(container,"image"),
(0,fields.r7)(live,"image")];return[image===null||runsImage===null||namesOf(image).some(one=>(0,hash.gg)(one)===runsImage)||!isPullable(image)?container:withMember(
(0,fields.Xg)(container),"image",runsImage)]}function namesOf(image){const names=[image,image.replace(/^(?:index\.)?docker\.io\//,"").replace(/^library\//,"")];
return!/[:@]/.test(image.slice(image.lastIndexOf("/")+1))?names.flatMap(name=>[name,`${name}:latest`]):names}function isPullable(image){return/^[a-z0-9][a-z0-9._-]*(?::\d+(?=\/))?(?:\/[a-z0-9][a-z0-9._-]*)*(?::\w[\w.-]{0,127})?(?:@[\w+.-]+:[0-9a-fA-F]+)?$/.
test(image)}const IMAGE_SETTERS=["image.openshift.io/triggers","keel.sh/policy"];function isImageSetElsewhere({metadata}){return IMAGE_SETTERS.some(key=>["annot\
ations","labels"].some(map=>{const value=(0,fields.UK)(metadata,map,key);return value!==void 0&&value!=="never"}))}function taken(keep,written,held){if(keep.form===
"as-is"||keep.form==="text"||keep.form==="labels")return held;if(keep.form!==null)return written;if(keep.items)return takenItems(keep.items,written,held);if(written===
void 0&&held===void 0)return;const[own,other]=[(0,fields.Xg)(written),(0,fields.Xg)(held)];return[...new Set([...Object.keys(own),...Object.keys(other)])].reduce(
(object,name)=>{const below=keep.keys.get(name)??keep.prefixes.get("");if(!below)return object;const isGone2=other[name]===void 0&&!keep.keys.has(name);return withMember(
object,name,isGone2?void 0:taken(below,own[name],other[name]))},own)}function takenItems(keep,written,held){if(!Array.isArray(held))return;const own=Array.isArray(
written)?written:[];return held.map((item,i)=>taken(keep,own[i],item)??item)}function withMember(object,name,value){const copy=Object.assign(Object.create(null),
object);return value===void 0?Reflect.deleteProperty(copy,name):copy[name]=value,copy}var plan_canonical=__webpack_require__(6594),wholes=__webpack_require__(1347);
function groupCore(group,{ceiling,limits:limits2}){return{name:group.name,runs:group.runs.group,unit:group.unit,targets:group.targets,ceiling,strategy:group.strategy,
limits:limits2,lifetimeMs:group.expiry?.lifetimeMs??null,batches:group.batches.map(({targets,succeeded,failed})=>({targets,succeeded,failed})),...lastingOf(group),
peakAtOnce:group.peakAtOnce,worstLoss:group.worstLoss,stops:group.stops,outcome:group.outcome}}function lastingOf(group){return!(0,wholes.ev)(group)||group.outBefore>
0?{}:{lastsMs:group.batches.map(({start,end})=>end===null?null:end-start)}}function timedLimits({allowed,calendar,ceiling}){if(!calendar){const spans=allowed.map(
({reason,limit,remaining})=>(0,canonical.dj)({reason,limit,remaining}));return{ceiling,limits:[...new Set(spans)].sort()}}return{ceiling:null,limits:[...calendar.
limits.map(({written,namesReasons,reasons,schedule,durationMs})=>(0,canonical.dj)({written,reasons:namesReasons?[...reasons].sort():null,schedule,durationMs})).
sort(),...idleOf(calendar)]}}function windowsOf(group){const{allowed,calendar,ceiling}=group,pauses=group.stage?.pauses??[],spans=calendar?.spans??allowed,declared=calendar?
[...new Set(calendar.limits.map(({written})=>written))].sort():ceiling.declared??ceiling.byDefault??null;return{ceiling:{resolved:ceiling.resolved,enforced:ceiling.
enforced,declared},limits:[...spans.map(({reason,from,to,limit})=>({reason,from,to,limit})),...calendar?idleOf(calendar):[],...pauses.map(({kind,ms,guards})=>({
kind,ms,guards}))]}}function idleOf({idle}){const reasons=Object.keys(idle).sort();return reasons.length===0?[]:[{idle:reasons}]}function effectCore(effect,limitsOf){
return{groups:digest_inOrder(effect.groups,({runs,name})=>JSON.stringify([runs.group,name])).map(group=>groupCore(group,limitsOf(group))),peakAtOnce:effect.peakAtOnce,
worstLoss:effect.worstLoss,outcome:effect.outcome}}function drainsCore(policy){const drains=policy.drainLimit;if(!drains)return null;const{held,...numbers}=drains;
return{...numbers,held:held.map(({cause,pods,nodes,forGood})=>({cause,pods,nodes,forGood}))}}function digest_inOrder(list,keyOf2){return list.map(item=>({item,key:keyOf2(
item)})).sort((a,b)=>a.key<b.key?-1:a.key>b.key?1:0).map(({item})=>item)}function sameEffect(a,b){return(0,canonical.TL)(effectCore(a,windowsOf),effectCore(b,windowsOf))}
function planDigest(side,charts=[]){const kept2=side.policies.filter(({isDeleted})=>!isDeleted),policies=digest_inOrder(kept2,({ref,apiVersion})=>`${(0,system.XF)(
ref)} ${apiVersion}`).map(policy=>({ref:policy.ref,change:policy.change?.kind??null,rejected:policy.rejections.length>0,effect:effectCore(policy.effect,timedLimits),
...policy.drainLimit?{drains:drainsCore(policy)}:{}})),{scopes,byDomain}=side.combined,peaks=scopes.filter(({scope})=>scope.kind!=="domain"&&scope.kind!=="quoru\
m").map(({unit,peakAtOnce})=>({unit,peakAtOnce}));return(0,plan_canonical.s)({policies,combined:{peaks,byDomain},versions:side.assumedVersions.map(({system:system2,
version})=>({system:system2,version})),...charts.length===0?{}:{charts}})}function comparePolicies(base,head){const before=base?.policies??[],{twins,removed,edited}=pairUp(
before,head.policies),diffs=[...head.policies.map(policy=>diff(twins.get(policy)??null,policy,policy,edited)),...removed.map(policy=>diff(policy,null,policy,edited))],
migrated=new Set(head.policies.flatMap(({change:change2,ref})=>change2?.kind==="migration"?[migrationKey(ref)]:[]));return diffs.map(one=>({...one,outcome:one.head===
null&&migrated.has(migrationKey(one.ref))?{kind:"no-effect"}:(0,outcome_of.sG)(one,base!==null)}))}function migrationKey({system:system2,name}){return`${system2}\
/${name}`}function removedPolicies(base,head){return pairUp(base,head).removed}function editedPolicies(base,head){const{edited}=pairUp(base??[],head),users=[...base??
[],...head].filter(({uses})=>uses.some(ref=>edited.has((0,system.XF)(ref))));return new Set([...edited,...users.map(({ref})=>(0,system.XF)(ref))])}function pairUp(before,after){
const twins=twinsOf(before,after),kept2=new Set(twins.values()),removed=before.filter(policy=>!kept2.has(policy)),changed=after.filter(policy=>changeOf(twins.get(
policy),policy)!=="unchanged");return{twins,removed,edited:new Set([...changed,...removed].map(({ref})=>(0,system.XF)(ref)))}}function twinsOf(before,after){const exactKey=({
ref,apiVersion})=>`${(0,system.XF)(ref)} ${(0,manifest_manifest.F8)(apiVersion)}`,exact=new Map(before.map(policy=>[exactKey(policy),policy])),taken2=new Set(after.
map(exactKey)),moved=new Map(before.filter(policy=>!taken2.has(exactKey(policy))).map(policy=>[(0,system.XF)(policy.ref),policy])),twins=new Map;for(const policy of after){
const twin=exact.get(exactKey(policy))??moved.get((0,system.XF)(policy.ref));twin&&twins.set(policy,twin)}return twins}function diff(base,head,shown,edited){return{
ref:shown.ref,apiVersion:shown.apiVersion,place:shown.place,change:changeOf(base??void 0,head??void 0),touchedThrough:touchedThrough(base,head,edited),base,head,
sameEffect:base!==null&&head!==null&&!head.isDeleted&&(head.unmeasured!==!0||base.unmeasured===!0&&isDueAnyway(base,head,edited))&&(!(0,outcome_of.Qr)(head)||(0,outcome_of.
Qr)(base))&&((0,outcome_of.$D)(head)||isDueAnyway(base,head,edited))&&head.change?.mayStart===void 0&&isSame(base,head),moved:base&&head?movedTargets(base,head):
[]}}function isSame(base,head){return(0,canonical.TL)(drainsCore(base),drainsCore(head))&&sameEffect(base.effect,head.effect)}function isDueAnyway(base,head,edited){
return changeOf(base,head)==="unchanged"&&touchedThrough(base,head,edited).length===0&&(0,canonical.TL)((0,outcome_of.IH)(base),(0,outcome_of.IH)(head))}function changeOf(base,head){
return base?!head||head.isDeleted||head.written===null&&base.written!==null?"removed":base.apiVersion===head.apiVersion&&(0,canonical.TL)(base.written,head.written)?
"unchanged":"changed":"added"}function touchedThrough(base,head,edited){return[...new Map([...base?.uses??[],...head?.uses??[]].map(ref=>[(0,system.XF)(ref),ref]))].
filter(([key])=>edited.has(key)).map(([,ref])=>ref)}function movedTargets(base,head){if(isTakenUp(base,head)||isTakenUp(head,base))return[];const from=groupByTarget(
base),to=groupByTarget(head);return[...to.keys(),...[...from.keys()].filter(target=>!to.has(target))].map(target=>({target,from:from.get(target)??null,to:to.get(
target)??null})).filter(move=>move.from!==move.to)}function isTakenUp(unused,used){const{groups}=used.effect;return unused.effect.groups.length===0&&groups.every(
({rolls})=>(0,system.XF)(rolls)!==(0,system.XF)(used.ref))}function groupByTarget(policy){const groups=new Map;for(const group of(0,wholes.Uw)(policy.effect.groups)){
if((0,wholes.ev)(group)||group.unit==="replica")continue;const leaving=new Set(group.leaving);for(const target of group.targets)leaving.has(target)||groups.set(
target,group.stage?.name??ownName(group))}return groups}function ownName({name,rolls}){return name.startsWith(`${rolls.name}/`)?name.slice(rolls.name.length+1):
name}var edited_parts=__webpack_require__(7380),src_systems=__webpack_require__(9271);function nothingToPlan({base,head,policies},requirePolicies){if(head.manifests.
some(planned_kinds.H9))return[];const severity=requirePolicies?"error":"warning",isGone2=base?.manifests.some(planned_kinds.H9)===!0;if(!isGone2&&[...policies.base,
...policies.head].some(({live})=>!live))return[];const message=isGone2?(0,text_text.Qq)`No policy of the base is left in these files. If they moved, add the new paths to ${(0,text_text.
aY)("policies")}.`:(0,text_text.Qq)`No rollout policy was found in these files. Check the paths of ${(0,text_text.aY)("policies")}.`,problem2={...(0,manifest_problem.
Os)(null,isGone2?"policies-gone":"no-policies",message),severity};return severity==="warning"&&nothing_planned_isSame(base,head)?[{...problem2,isStanding:!0}]:[
problem2]}function nothing_planned_isSame(base,head){if(base?.manifests.length!==head.manifests.length)return!1;const before=(0,identity.MU)(base.manifests);return head.
manifests.every(one=>(0,canonical.TL)(before.get((0,identity.cu)(one))?.object,one.object))}function noFleet(manifests,snapshot,snapshotProblems){const isReported=snapshotProblems.
some(({severity})=>severity==="error");return snapshot.nodes.length>0||isReported||!manifests.some(needsNodes)?[]:[(0,manifest_problem.Os)(null,"no-nodes",(0,text_text.
Qq)`The snapshot holds no nodes. Take it with ${(0,text_text.aY)("kubectl get nodes -o json")}.`)]}function needsNodes(manifest){const claimed=(0,src_systems.yH)(
manifest);return claimed!==null&&(claimed.spec.needsNodes?.(manifest)??!0)}var kinds=__webpack_require__(6396);function copiedElsewhere(base,head,snapshot){const known=new Set(
(base??[]).map(identity.cu)),all=[...copiesOf(base??[],snapshot),...copiesOf(head,snapshot).filter(manifest=>!known.has((0,identity.cu)(manifest)))];if(all.length===
0)return()=>!1;const isAtWork=atWork(snapshot),identities=new Set(all.filter(manifest=>!isAtWork(manifest)).map(identity.cu));return manifest=>identities.has((0,identity.
cu)(manifest))}function copiesOf(manifests,snapshot){return src_systems.LB.flatMap(system2=>system2.copies?.(manifests,snapshot)??[])}function atWork(snapshot){
const systems=src_systems.LB.map(system2=>({system:system2,isAtWork:system2.atWork?.(snapshot)}));return manifest=>{const own=systems.find(({system:system2})=>(0,kinds.
I)(system2.kinds,manifest));return own===void 0||(own.isAtWork?.(manifest)??snapshot.nodes.length>0)}}function newerDefinitions(policies){const gaps=new Map;for(const policy of policies)
for(const{definition:definition2,newFields}of policy.byDefinition?[policy.byDefinition]:[]){if(newFields.length===0)continue;const gap=gaps.get(definition2)??{policy,
fields:new Set};for(const field of newFields)gap.fields.add(field);gaps.set(definition2,gap)}return[...gaps].map(([definition2,{policy,fields:fields2}])=>problemOf(
definition2,policy,[...fields2]))}function problemOf(definition2,{place},fields2){return(0,manifest_problem.MK)(place,"newer-definition",(0,text_text.Qq)`The cluster's ${(0,text_text.
UU)("object",definition2)} accepts ${(0,text_text.p_)(fields2.map(text_text.aY))}, which no controller version known to fleetplan reads: what ${(0,text_text.Tq)(
fields2.length,"it does","they do")} is not planned.`)}var snapshot_status=__webpack_require__(6153);const SHOWN=3;function notYetCreated({nodes,objects},at){const isLater=created=>created>
at+snapshot_status.Yf,late=[...nodes.filter(({createdAt})=>isLater(createdAt)).map(({name:node})=>(0,text_text.UU)("target",`Node ${node}`)),...objects.filter(({
object})=>isLater((0,snapshot_status.Wu)(object)??0)).map(object=>(0,text_text.UU)("object",(0,visible.Gg)(object)))];if(late.length===0)return[];const message=(0,text_text.
Qq)`${(0,text_text.U9)(late.length,"object")} of the snapshot ${(0,text_text.Tq)(late.length,"was","were")} created after the planned moment, ${(0,text_text.uR)(
at)} (${(0,text_text.H$)(late,SHOWN)}): the order of nodes and their expiry are wrong. Plan for a later moment (${(0,text_text.aY)("--at")}), or take the snapshot again.`;
return[(0,manifest_problem.MK)(null,"not-yet-created",message)]}const PLANNED="maintenance-planned",planned_maintenance_SHOWN=3;function plannedMaintenance({nodes}){
const names=nodes.filter(({lifecycle})=>lifecycle?.includes("MaintenancePlanned")).map(node=>(0,text_text.UU)("target",node.name));if(names.length===0)return[];
const message=(0,text_text.Qq)`${(0,text_text.U9)(names.length,"node")} ${(0,text_text.Tq)(names.length,"has","have")} the condition ${(0,text_text.aY)("Mainten\
ancePlanned")} (${(0,text_text.H$)(names,planned_maintenance_SHOWN)}). Its time is not known, and no number counts it.`;return[(0,manifest_problem.MK)(null,PLANNED,
message)]}function isSameObject(a,b){return a.name!==b.name||a.kind!==b.kind||(0,identity.cu)(a)!==(0,identity.cu)(b)?!1:a.object===b.object||(0,canonical.TL)(a.
object,b.object)}function unknownKinds(manifests,before=null){const problems=manifests.flatMap(manifest=>problemsOf(manifest).map(problem2=>({manifest,problem:problem2}))),
isOld=manifest=>before?.some(other=>isSameObject(manifest,other))===!0;return problems.map(({manifest,problem:problem2})=>isOld(manifest)?{...problem2,severity:"\
warning"}:problem2)}function problemsOf(manifest){if((0,planned_kinds.H9)(manifest))return[];const kind=(0,planned_kinds.s2)(manifest);if(kind!==null)return[noSuchKind(
manifest,kind)];if((0,planned_kinds.xL)(manifest))return[unknownKind(manifest)];const group=(0,planned_kinds.vE)(manifest);return group!==null?[noSuchGroup(manifest,
group)]:planned_kinds.H3.includes(manifest.kind)?[otherGroup(manifest)]:[]}function titled(manifest){return(0,text_text.UU)("object",(0,visible.Gg)(manifest))}function noSuchKind(manifest,meant){
const message=(0,text_text.Qq)`${titled(manifest)} was not evaluated: ${(0,text_text.aY)((0,visible.RK)(manifest.apiVersion))} has no kind ${(0,text_text.aY)((0,visible.
RK)(manifest.kind))}. Write ${(0,text_text.aY)(meant)}.`;return(0,manifest_problem.Os)(manifest.place,"unknown-kind",message)}function unknownKind(manifest){const message=(0,text_text.
Qq)`${titled(manifest)} was not evaluated: kind ${(0,text_text.aY)((0,visible.RK)(manifest.kind))} of ${(0,text_text.aY)((0,visible.RK)(manifest.apiVersion))} is not known. Correct the kind, or exclude the file (${(0,text_text.
aY)((0,visible.RK)(`!${manifest.place.file}`))}).`;return(0,manifest_problem.Os)(manifest.place,"unknown-kind",message)}function noSuchGroup(manifest,meant){const message=(0,text_text.
Qq)`${titled(manifest)} was not evaluated: ${(0,text_text.aY)((0,visible.RK)(manifest.apiVersion))} is not an API group of a planned kind. Write ${(0,text_text.
aY)(meant)}.`;return(0,manifest_problem.Os)(manifest.place,"unknown-group",message)}function otherGroup(manifest){const groups=(0,planned_kinds.ud)(manifest.kind),
known=(0,text_text.p_)((groups.length>0?groups:["karpenter.sh"]).map(text_text.aY)),message=(0,text_text.Qq)`${titled(manifest)} was not evaluated: it is of ${(0,text_text.
aY)((0,visible.RK)(manifest.apiVersion))}, and ${(0,text_text.aY)((0,visible.RK)(manifest.kind))} is planned as a kind of ${known}. Correct the API group, or exclude the file (${(0,text_text.
aY)((0,visible.RK)(`!${manifest.place.file}`))}).`;return(0,manifest_problem.Os)(manifest.place,"other-group",message)}var plan_passed=__webpack_require__(4254),
rollout_work=__webpack_require__(4543),snapshot_snapshot=__webpack_require__(8143);function nextRollouts(base,head){const edited=editedPolicies(base,head),nextInHead=nextOf(
head),nextInBase=nextOf(base??[]),isEdited=ref=>edited.has((0,system.XF)(ref)),started=base?startedUnits(head,nextInHead,isEdited):new Set,besides=policies=>{const keys=new Set(
policies.filter(({groups})=>groups.some(({unit})=>started.has(unit))).map(({ref})=>(0,system.XF)(ref)));return ref=>keys.has((0,system.XF)(ref))},[isBesideInBase,
isBesideInHead]=[besides(base??[]),besides(head)],sameInHead=twinsIn(base??[],head),staysNext=ref=>sameInHead(ref).every(twin=>nextInHead.has((0,system.XF)(twin)));
return{base:rolloutsOf(nextInBase,ref=>isBesideInBase(ref)||!(isEdited(ref)||sameInHead(ref).some(isEdited))||!staysNext(ref)),head:rolloutsOf(nextInHead,ref=>isBesideInHead(
ref)||!isEdited(ref))}}function startedUnits(head,nextInHead,isEdited){const groups=head.filter(({ref})=>isEdited(ref)&&!nextInHead.has((0,system.XF)(ref))).flatMap(
({groups:own})=>own.filter(({targets})=>targets.length>0));return new Set(groups.map(({unit})=>unit))}function twinsIn(base,head){const identities=new Map(base.
map(({ref,identity:identity2})=>[(0,system.XF)(ref),identity2])),byKey=(0,lookup.me)(head,({ref})=>(0,system.XF)(ref)),byIdentity=(0,lookup.me)(head,({identity:identity2})=>identity2);
return wanted=>{const identity2=identities.get((0,system.XF)(wanted)),alike=identity2===void 0?[]:byIdentity.get(identity2)??[];return[...byKey.get((0,system.XF)(
wanted))??[],...alike].map(({ref})=>ref)}}function rolloutsOf(next,isAside){const isNext=ref=>next.has((0,system.XF)(ref));return{isNext,isUntouchedNext:ref=>isNext(
ref)&&isAside(ref)}}function isHeld({groups}){const rolling=groups.filter(({targets})=>targets.length>0);return rolling.length>0&&rolling.every(group=>group.held!==
void 0)}function nextOf(policies){const next=policies.filter(policy=>((0,outcome_of.$D)(policy)||isHeld(policy))&&policy.change?.kind!=="continues"&&!policy.groups.
some(wholes.ev));return new Set(next.map(({ref})=>(0,system.XF)(ref)))}var at_once=__webpack_require__(2829);const REMOVING={id:"removal",leaves:!1};function removalOf(base,head){
const before=base?policiesIn(base):[],removed=removedPolicies(before,policiesIn(head)).flatMap(policy=>goingWith(policy)??[]);if(removed.length===0)return null;
const known=new Set(targetsIn(head).map(({name})=>name)),going=new Set(removed.flatMap(({groups})=>groups.flatMap(({targets:targets2})=>targets2))),targets=base?
targetsIn(base).filter(({name})=>going.has(name)&&!known.has(name)):[],taken2=removed.flatMap(({groups})=>groups).map(group=>({group:group.runs.group,targets:group.
targets.map(name=>({name}))}));return{policies:removed,targets,createControllers:()=>[new at_once.v(REMOVING,taken2)],assumedVersion:null,problems:[]}}function goingWith(policy){
const{ref,place,onDelete}=policy;if(!onDelete||onDelete.targets.length===0)return null;const group=(0,system.Zb)({name:ref.name,rolls:ref,runs:{controller:REMOVING.
id,group:(0,system.XF)(ref)},unit:unitOf(policy,ref),targets:onDelete.targets}),{says,targets}=onDelete,change2={kind:"deleted",says,place,batched:!1,targetsAtOnce:targets.
length},{identity:identity2,apiVersion,live,uses,leftOut,unknownFields,missingReferences,unmeasured}=policy;return{ref,identity:identity2,apiVersion,place,live,
uses,leftOut,unknownFields,missingReferences,unmeasured,written:null,isDeleted:!0,groups:[group],change:change2,rejections:[],results:[],notes:[]}}function unitOf({
groups},ref){return(groups.find(({rolls})=>(0,system.XF)(rolls)===(0,system.XF)(ref))??groups[0])?.unit??"node"}function policiesIn(resolutions){return[...resolutions.
values()].flatMap(({policies})=>policies)}function targetsIn(resolutions){return[...resolutions.values()].flatMap(({targets})=>targets)}var by_domain=__webpack_require__(
4415),counters=__webpack_require__(930);const UNIT_SCOPES=[{unit:"node",scope:{kind:"fleet"}},{unit:"cluster",scope:{kind:"clusters"}},{unit:"replica",scope:{kind:"\
replicas"}}];function scopesIn(targets,domainsOf,quorums,isProduction){const nodes=targets.filter(({unit})=>unit==="node"),domains=domainsIn(targets,domainsOf),
found=new Map,ofTarget=new Map,add=(scope,unit,key,members)=>{found.set(key,{scope,unit,key,members:members.length});for(const name of members)(0,lookup.DN)(ofTarget,
name,key)};for(const{unit,scope}of UNIT_SCOPES){const members=targets.filter(target=>target.unit===unit).map(({name})=>name);(unit==="node"||members.length>0)&&
add(scope,unit,counters.Y.unit(unit),members)}const production=nodes.filter(isProduction).map(({name})=>name);production.length>0&&add({kind:"production"},"node",
counters.Y.production,production);for(const{key,value,unit,names}of domains)add({kind:"domain",key,value},unit,counters.Y.domain(key,value),names);for(const{name,
names}of distinct(nodes,quorums))add({kind:"quorum",name},"node",counters.Y.quorum(name),names);const known=new Set(targets.map(({name})=>name)),scopesOf=target=>known.
has(target)?ofTarget.get(target)??[]:[counters.Y.unit("node")];return{scopes:[...found.values()],scopesOf,domains}}function domainsIn(targets,domainsOf){let unit="\
node";const found=new by_domain.g((key,value)=>({key,value,unit,names:[]}));for(const scope of UNIT_SCOPES){unit=scope.unit;for(const target of targets)if(target.
unit===unit)for(const[key,value]of domainsOf(target.name)){const domain=found.of(key,value);domain.unit===unit&&domain.names.push(target.name)}}return found.all}
function distinct(nodes,quorums){const byMembers=new Map;for(const{name,selector}of quorums){const names=nodes.filter(({labels})=>(0,manifest_selector.ko)(selector,
labels)).map(node=>node.name);if(names.length===0)continue;const key=JSON.stringify(names),same=byMembers.get(key);byMembers.set(key,{name:same?`${same.name}, ${name}`:
name,names})}return[...byMembers.values()]}var scenarios=__webpack_require__(9723);function formatTrace(run){const lines=[];for(const{at,group,batch,kind,target}of run.
events){const head=`${elapsed(at-run.from).padEnd(9)}${group}  ${(batch>0?`batch ${batch}`:"").padEnd(9)}${kind.padEnd(9)}`,last=lines.at(-1);last?.head===head?
last.targets.push(target):lines.push({head,targets:[target]})}const ends2=[...run.groups.values()].flatMap(groups=>[...groups]);return[...lines.map(({head,targets})=>`${head}${String(
targets.length).padStart(4)}  ${targets.join(" ")}`),...ends2.map(([name,{phase,why}])=>`${name}: ${phase}${(0,text_text.kR)(why)?`, ${(0,render.Ul)(why)}`:""}`)].
map(line=>`${line.trimEnd()}
`).join("")}function elapsed(ms){const minutes=Math.floor(ms/6e4),days=Math.floor(minutes/1440),two=n=>String(n).padStart(2,"0");return`${days>0?`${days}d `:""}${two(
Math.floor(minutes%1440/60))}:${two(minutes%60)}`}function contributorsOf({policies,runOf,fleet,isNext,isByAge=()=>!1}){const{outBefore,scopesOf}=fleet,owners=ownersOf(
policies),scopedEvents=new Map,eventsIn=(run,scope)=>{const known=scopedEvents.get(run)??(0,lookup.bz)(run.events,({target})=>scopesOf(target));return scopedEvents.
set(run,known),known.get(scope)??[]},before=(0,lookup.bz)([...outBefore],scopesOf);return(peak,scope,isLeftOut=null)=>{const run=runOf(peak),byAge=isByAge(run),
{out,left}=heldAt(peak,eventsIn(run,scope),event=>{const policy=owners.get(event.controller)?.get(event.group);return policy&&!byAge&&isLeftOut?.(policy)?void 0:
policy}),held=new Set([...out.values()].flatMap(targets=>[...targets]));return[{policy:null,out:(before.get(scope)??[]).filter(target=>!held.has(target)&&!left.
has(target)).length,isNext:!1},...[...out].map(([policy,targets])=>byAge&&isNext(policy)?{policy,out:targets.size,isNext:!1,byAge}:{policy,out:targets.size,isNext:isNext(
policy)})].filter(entry=>entry.out>0)}}function heldAt(peak,events,ownerOf){const out=new Map,left=new Set;for(const event of events){if(event.at>peak.at)break;
event.kind==="left"&&left.add(event.target);const policy=event.holds?ownerOf(event):void 0;if(!policy)continue;const targets=out.get(policy)??new Set;out.set(policy,
targets),(event.kind==="start"||event.kind==="out")&&targets.add(event.target),(event.kind==="succeeded"||event.kind==="back")&&targets.delete(event.target)}return{
out,left}}function ownersOf(policies){const refs=new Map,owners=new Map;for(const{runs,rolls}of policies.flatMap(policy=>policy.groups)){const ref=refs.get((0,system.
XF)(rolls))??rolls;refs.set((0,system.XF)(rolls),ref);const groups=owners.get(runs.controller)??new Map;owners.set(runs.controller,groups.set(runs.group,ref))}return owners}
function scopePeaks(fleet,peaks,contributorsAt,isUntouchedNext,worstOrderIn2){const together2=(peak,scope,isLeftOut)=>({peakAtOnce:peak?.count??0,peakAt:peak?.at??
null,contributors:peak?contributorsAt(peak,scope,isLeftOut):[]});return fleet.scopes.map(({scope,unit,key,members})=>{const all=together2(peaks.get(key),key,null),
withoutNext=isUntouchedNext?together2(peaks.get(counters.Y.withoutNext(key)),key,isUntouchedNext):all,worstOrder=scope.kind==="quorum"?worstOrderIn2(key):null;return{
scope,unit,members,...all,withoutNext,worstOrder}})}var measure_mixes=__webpack_require__(6197);function sharedTargets(policies){const rolling=policies.filter(({
ref,groups})=>groups.some(({rolls})=>(0,system.XF)(rolls)===(0,system.XF)(ref)));if(rolling.length<2)return new Map;const takers=(0,lookup.bz)(rolling,({groups})=>new Set(
groups.flatMap(({targets})=>targets)));return new Map([...takers].filter(([,list])=>list.length>1))}function alikeIn(lists){const numbers=new Map,numberOf=item=>{
const number=numbers.get(item)??numbers.size;return numbers.set(item,number),number},alike=new Map;for(const list of lists){const key=list.map(numberOf).join(),
entry=alike.get(key)??{list,targets:0};alike.set(key,entry),entry.targets++}return alike.values()}class PairTally{policies;rollersOf;found;work;indexesOf=new Map;keys;outOf=new Map;out;most;both;together;constructor(policies,rollersOf,found,work){
this.policies=policies,this.rollersOf=rollersOf,this.found=found,this.work=work,this.keys=new Int32Array(policies.length),policies.forEach(({ref},index)=>{const alike=this.
indexesOf.get((0,system.XF)(ref))??[];this.indexesOf.set((0,system.XF)(ref),[...alike,index]),this.keys[index]=alike[0]??index});for(const target of rollersOf.keys())
this.outOf.set(target,new Uint8Array(policies.length));this.out=new Int32Array(2*this.pairs),this.most=new Int32Array(2*this.pairs),this.both=new Int32Array(this.
pairs),this.together=new Int32Array(this.pairs)}static of(shared,work){const indexes=new Map,rollersOf=new Map;for(const[target,list]of shared){for(const policy of list)
indexes.has(policy)||indexes.set(policy,indexes.size);rollersOf.set(target,list.map(policy=>indexes.get(policy)??0))}return new PairTally([...indexes.keys()],rollersOf,
new Pairs(indexes.size,[...rollersOf.values()],work),work)}get pairs(){return this.found.targets.length}begin(){for(const out of this.outOf.values())out.fill(0);
this.out.fill(0),this.both.fill(0)}move(key,target,goesOut){const owners=this.indexesOf.get(key),[out,rollersOf]=[this.outOf.get(target),this.rollersOf.get(target)];
if(!(!owners||!out||!rollersOf||out[owners[0]??-1]===1===goesOut)){this.work.take(rollersOf.length/MOVES_A_STEP);for(const own of owners)out[own]=Number(goesOut);
for(const own of owners)rollersOf.includes(own)&&this.moveOf(own,rollersOf,out,goesOut)}}met(){const met=[];return this.together.forEach((together2,pair)=>{const[
a,b]=this.found.of(pair).map(index=>this.policies[index]);together2===0||!a||!b||met.push({policies:[a,b],atOnce:[this.most[2*pair]??0,this.most[2*pair+1]??0],targets:this.
found.targets[pair]??0,together:together2})}),met}moveOf(own,rollersOf,out,goesOut){const{keys,found}=this,row=found.rowOf(own),key=keys[own];for(const other of rollersOf){
if(keys[other]===key)continue;const pair=row[other]??0;this.moveIn(pair,found.of(pair)[0]===own?0:1,goesOut,out[other]===1)}}moveIn(pair,side,goesOut,isOutThroughBoth){
const[own,other]=[2*pair+side,2*pair+1-side],by=goesOut?1:-1,count=(this.out[own]??0)+by;if(this.out[own]=count,isOutThroughBoth&&(this.both[pair]=(this.both[pair]??
0)+by),!goesOut)return;count>(this.most[own]??0)&&(this.most[own]=count);const theirs=this.out[other]??0;if(theirs===0)return;const together2=count+theirs-(this.
both[pair]??0);together2>(this.together[pair]??0)&&(this.together[pair]=together2)}}const MOVES_A_STEP=50;class Pairs{targets=[];sides=[];rows;constructor(policies,rollersOf,work){
this.rows=Array.from({length:policies},()=>new Int32Array(policies).fill(NO_PAIR));for(const{list,targets}of alikeIn(rollersOf))work.take(list.length*list.length/
2),list.forEach((a,i)=>{for(const b of list.slice(i+1))this.add(a,b,targets)})}rowOf(policy){return this.rows[policy]??new Int32Array}of(pair){return this.sides[pair]??
[0,0]}add(a,b,targets){const row=this.rowOf(a),known=row[b]??NO_PAIR;if(known!==NO_PAIR){this.targets[known]=(this.targets[known]??0)+targets;return}const pair=this.
targets.push(targets)-1;this.sides.push([a,b]),row[b]=pair,this.rowOf(b)[a]=pair}}const NO_PAIR=-1;function overlapsOf(policies,runs,{isNext,isUntouchedNext},work=rollout_work.
Mp){const tally=PairTally.of(sharedTargets(policies),work);if(tally.pairs===0)return[];const owners=overlaps_ownersOf(policies);for(const run of runs)tally.begin(),
sweep(run,owners,tally);const about=(0,lookup.Oo)(policy=>({ref:policy.ref,matched:new Set(policy.groups.flatMap(({targets})=>targets)).size,isNext:isNext(policy.
ref),isUntouchedNext:isUntouchedNext(policy.ref)})),side=(policy,atOnce)=>{const{ref,matched,isNext:isOnlyNext}=about(policy);return{ref,atOnce,matched,isNext:isOnlyNext}};
return tally.met().map(({policies:[a,b],atOnce:[ofA,ofB],targets,together:together2})=>({policies:[side(a,ofA),side(b,ofB)],targets,togetherAtOnce:together2,isPossible:about(
a).isUntouchedNext||about(b).isUntouchedNext}))}function sweep({events},owners,tally){for(const{kind,batch,target,controller:controller2,group,holds}of events){
const goesOut=kind==="start"||kind==="out"&&batch!==0;if(!holds||!(goesOut||kind==="succeeded"||kind==="back"))continue;const owner=owners.get(controller2)?.get(
group);owner!==void 0&&tally.move(owner,target,goesOut)}}function overlaps_ownersOf(policies){const owners=new Map;for(const{runs,rolls}of policies.flatMap(policy=>policy.
groups)){const groups=owners.get(runs.controller)??new Map;owners.set(runs.controller,groups.set(runs.group,(0,system.XF)(rolls)))}return owners}var free_order=__webpack_require__(
6780);function combinedOf(policies,measured,fleet,{unit,next,isUntouchedNext,work,own}){const{runOf}=measured,isByAge=run=>run===measured.aging?.run,contributorsAt=contributorsOf(
{policies,runOf,fleet,isNext:next.isNext,isByAge}),scopes=scopePeaks(fleet,measured.peaks,contributorsAt,isUntouchedNext,quorum=>worstOrderIn(quorum,policies,{fleet,
peaks:measured.peaks,isNext:next.isNext})),whole=UNIT_SCOPES.find(candidate=>candidate.unit===unit)?.scope.kind,peak=scopes.find(({scope})=>scope.kind===whole);
return{unit,peakAtOnce:peak?.peakAtOnce??0,peakAt:peak?.peakAt??null,contributors:peak?.contributors??[],byDomain:[...fleet.domainSizes].flatMap(([key,values])=>[
...values].map(([value,matched])=>({key,value,matched,peakAtOnce:measured.peaks.get(counters.Y.domain(key,value))?.count??0,batch:null})).sort((a,b)=>a.value<b.
value?-1:1)),scopes,overlaps:overlapsIn(own,measured,next,work)}}function overlapsIn(policies,{together:together2,withoutNext},next,work){const mixes=(0,measure_mixes.
ye)(policies),all=overlapsOf(policies,together2.runs.flatMap(mixes),next,work);return withoutNext===together2?all:[...overlapsOf(policies,withoutNext.runs.flatMap(
mixes),next,work).filter(({isPossible})=>!isPossible),...all.filter(({isPossible})=>isPossible)]}function worstOrderIn(key,policies,{fleet,peaks,isNext}){const isMember=target=>fleet.
scopesOf(target).includes(key);return policies.flatMap(({groups})=>groups).flatMap(group=>{const{freeOrder,rolls}=group,peak=peaks.get(counters.Y.group(group))?.
count??0;if(!freeOrder||(0,free_order.zZ)(freeOrder)||peak<2)return[];const atOnce=(0,free_order.Q0)(freeOrder,isMember,peak);return atOnce>1?[{atOnce,policy:rolls,
isNext:isNext(rolls),says:freeOrder.says}]:[]}).sort((a,b)=>Number(a.isNext)-Number(b.isNext)||b.atOnce-a.atOnce)[0]??null}var batches=__webpack_require__(1592);
function courseOf(run,input,turnsBadAt=null){const{from,end,cut}=run,stays=new Stays(input);for(const target of input.outBefore)stays.before(target,from);for(const event of run.
events)stays.take(event);return{from,end,cut,turnsBadAt,stays:stays.all}}class Stays{input;all=[];open=new Map;groups;constructor(input){this.input=input;const groups=input.
policies.flatMap(policy=>policy.groups);this.groups=new Map(groups.map(group=>[(0,batches.$6)(group.runs.controller,group.runs.group),group]))}before(target,at){
const stay={...BEFORE,target,from:at};this.open.set(target,stay),this.all.push(stay)}take(event){const{kind,target,at}=event;kind==="left"&&courses_close(this.open.
get(target),at);const key=`${(0,batches.$6)(event.controller,event.group)}\0${target}\0${event.holds?1:0}`;(kind==="start"||kind==="out")&&this.begin(key,event);
const stay=this.open.get(key);stay&&(kind==="failed"&&(stay.failedAt=at),!(kind!=="succeeded"&&kind!=="back")&&(stay.failedAt=null,courses_close(stay,at),this.open.
delete(key)))}begin(key,{target,at,batch,controller:controller2,group,holds}){if(this.open.has(key))return;const known=this.groups.get((0,batches.$6)(controller2,
group)),policy=known?.rolls??null,isAside=this.input.isUntouchedNext!==null&&(!policy||this.input.isUntouchedNext(policy)),stay={...BEFORE,target,group:known?.name??
group,policy,batch,from:at,holds,isAside};this.open.set(key,stay),this.all.push(stay)}}const BEFORE={group:null,policy:null,batch:0,to:null,failedAt:null,holds:!0,
isAside:!1};function courses_close(stay,at){stay&&(stay.to??=at)}const node_work_MINUTE_MS=6e4;function nodeWork(labels,assumptions){const group=assumptions.durations.
find(({selector})=>(0,manifest_selector.ko)(selector,labels)),plainMs=(group?.durationMinutes??assumptions.durationMinutes)*node_work_MINUTE_MS,isWritten=typeof group?.
durationMinutes=="number",steps=group?.steps??(isWritten?null:assumptions.steps);return{plainMs,drainedMs:steps?.workMs??plainMs,drainMs:steps?.drainMs??0}}const CONTROL_PLANE=[
"node-role.kubernetes.io/control-plane","node-role.kubernetes.io/master"];function fleetOf(snapshot,others,assumptions,underWay=new Set){const targets=[...snapshot.
nodes.map(node=>({name:node.name,unit:"node",labels:node.labels,outBefore:(0,snapshot_snapshot.th)(node)&&!underWay.has(node.name)})),...others],byName=new Map(
targets.map(target=>[target.name,target])),domains=new Map(targets.map(target=>[target.name,fleet_domainsIn(target,assumptions.domains)])),domainsOf=target=>domains.
get(target)??[],labelsOf=target=>byName.get(target)?.labels??{},workOn=(0,lookup.Oo)(target=>nodeWork(labelsOf(target),assumptions)),isProduction=({labels})=>assumptions.
production.some(selector=>(0,manifest_selector.ko)(selector,labels)),scopes=scopesIn(targets,domainsOf,assumptions.quorums,isProduction);return{targets,outBefore:new Set(
targets.filter(target=>target.outBefore).map(target=>target.name)),durationMs:({target,workMs,headStartMs,drain})=>{const{plainMs,drainedMs}=workOn(target);return Math.
max(0,(workMs??(drain?drainedMs:plainMs))-(headStartMs??0))},workOn,domainsOf,...scopes,isProduction:target=>isProduction({labels:labelsOf(target)}),isControlPlane:target=>CONTROL_PLANE.
some(label=>Object.hasOwn(labelsOf(target),label)),domainSizes:sizesOf(scopes.domains)}}function fleet_domainsIn(target,keys){const found=[];for(const key of keys){
const value=Object.hasOwn(target.labels,key)?target.labels[key]:void 0;value!==void 0&&value!==""&&found.push([key,value])}return found}function sizesOf(domains){
const sizes=new Map;for(const{key,value,names}of domains){const values=sizes.get(key)??new Map;sizes.set(key,values.set(value,names.length))}return sizes}var measure_group=__webpack_require__(
987),controller=__webpack_require__(5314);function worstLoss(simulation,bad,until,groups){const losses=new Losses(groups);do{const begun=simulation.settle().map(
({controller:controller2,start:{group,batch}})=>({key:(0,batches.$6)(controller2,group),batch}));if(losses.couldRise(begun.map(({key})=>key))){const fork=simulation.
forkWith(bad),failed=fork.play(until).filter(({kind,holds})=>kind==="failed"&&holds);losses.raise(simulation.now,[...failed,...fork.outNow().filter(({isOld})=>isOld!==
!0)])}for(const{key,batch}of begun)if(batch!==controller.Tz)for(const counter of losses.countersOf(key))counter.left--}while(simulation.advance(until));return losses.
raiseUnstarted(simulation.outNow()),{healthy:simulation.result(),losses:losses.byKey}}class Losses{groups;byKey=new Map;counters=new Map;constructor(groups){this.
groups=groups;const counterOf=(0,lookup.Oo)(key=>({key,all:0,left:0,most:0}));for(const[group,{targets,sums,mostLost=targets}]of groups){const own=[group,...sums].
map(counterOf);this.counters.set(group,own);for(const counter of own)counter.all+=targets,counter.left+=targets,counter.most+=mostLost}}countersOf(group){return this.
counters.get(group)??[]}couldRise(begun){return[...new Set(begun)].flatMap(group=>this.countersOf(group)).some(({key,left,most})=>{const worst=this.byKey.get(key)?.
worst;return worst===void 0?left>0:Math.min(left,most)>worst})}raise(at,lost){const targets=new Map;for(const[group,{mayLoseNone}]of this.groups)if(at!==null&&mayLoseNone)
for(const counter of this.countersOf(group))targets.set(counter,new Set);for(const{controller:controller2,group,target}of lost)for(const counter of this.countersOf(
(0,batches.$6)(controller2,group)))targets.set(counter,(targets.get(counter)??new Set).add(target));for(const[{key,all},{size}]of targets){const worst=Math.min(
size,all),known=this.byKey.get(key)??{worst:-1,fromTheStart:worst};worst>known.worst&&this.byKey.set(key,{...known,worst,turnsBadAt:at})}}raiseUnstarted(out){const lost=out.
filter(({controller:controller2,group,isOld,wasOut})=>{const key=(0,batches.$6)(controller2,group);return this.groups.get(key)?.mayLoseNone===!0&&!this.byKey.has(
key)&&isOld!==!0&&wasOut!==!0});this.raise(null,lost)}}var ends=__webpack_require__(3761);class Facts{withNext;policies;isNext;courses;together;constructor(reporting,withNext,policies,isNext){
this.withNext=withNext,this.policies=policies,this.isNext=isNext,this.courses=reporting.map(({participants,worst,runs})=>({reports:participants.reports,in:[worst,
...runs.filter(run=>run!==worst)].map(coursesIn)})),this.together=coursesIn(withNext)}of(group){const[first,...others]=this.courses.find(({reports})=>reports(group))?.
in??[],together2=this.together(group),course=first?.(group)??together2;if(together2.end?.phase!=="stuck"||course.run===together2.run||this.isNext(group.rolls))return{
course};const fact=[course,...others.map(courseIn=>courseIn(group))].find(({end})=>end?.phase==="stuck")??course,why=together2.end.why;return fact.end?.phase===
"stuck"&&(0,text_text.QV)(fact.end.why,why)?{course:fact}:{course:fact,ifNext:{policies:this.deletersOf(group),outcome:"stuck",why}}}deletersOf({targets}){const own=new Set(
targets),left=this.withNext.events.filter(({kind,target})=>kind==="left"&&own.has(target)),isTaken=({runs,targets:theirs})=>left.some(({controller:controller2,target})=>controller2===
runs.controller&&theirs.includes(target));return this.policies.filter(({ref,groups})=>this.isNext(ref)&&groups.some(isTaken)).map(({ref})=>ref)}}function isAnyStuck(run,policies,isNext){
return policies.flatMap(policy=>policy.groups).some(({runs,rolls})=>!isNext(rolls)&&run.groups.get(runs.controller)?.get(runs.group)?.phase==="stuck")}function coursesIn(run){
const read2=(0,lookup.Oo)(()=>({batches:(0,batches.cS)(run),ends:(0,ends.o)(run)}));return({runs})=>({run,...read2(run).batches.get((0,batches.$6)(runs.controller,
runs.group))??batches.PL,ends:read2(run).ends,end:run.groups.get(runs.controller)?.get(runs.group)})}function peaksOf(run,query){const peaks=[],counts=[],batches2=[],
raised=new Set,held=new Map;let now=run.from;const comeTo=at=>{if(at!==now){for(const counter of raised){const count=counts[counter]??0;count>(peaks[counter]?.count??
0)&&(peaks[counter]={count,at:now,batch:batches2[counter]??0})}raised.clear(),now=at}},move=(target,by,counters2,batch=0)=>{const own=held.get(target)??new Map;
held.set(target,own);for(const counter of counters2){const times=(own.get(counter)??0)+by;own.set(counter,times),times===(by===1?1:0)&&(counts[counter]=(counts[counter]??
0)+by,by!==-1&&(batches2[counter]=batch,raised.add(counter)))}};for(const target of query.outBefore)move(target,1,query.ofBefore(target));for(const event of run.
events){const{at,kind,target,batch,holds}=event;comeTo(at),kind==="left"&&query.outBefore.has(target)&&move(target,-1,query.ofBefore(target)),holds&&(kind==="st\
art"||kind==="out")&&move(target,1,query.of(event),batch),holds&&(kind==="succeeded"||kind==="back")&&move(target,-1,query.of(event))}return comeTo(1/0),new Map(
peaks.flatMap((peak,counter)=>[[query.names[counter]??"",peak]]))}function agingIn({worst:run},policies,fleet,isNext){const next=new Set(policies.flatMap(({groups})=>groups).
filter(({rolls})=>isNext(rolls)).map(({runs})=>keyOf(runs))),isAging=event=>next.has(keyOf(event)),rolling=run.events.filter(event=>event.holds&&event.group!==""&&
!isAging(event)),[first,last]=[rolling[0],rolling.at(-1)];if(!first||!last)return null;const meeting=targetsOut(run.events.filter(isAging),{from:first.at,to:last.
at});if(meeting.size===0)return null;const events=run.events.filter(event=>!isAging(event)||meeting.has(event.target)),counted=peaksOf({...run,events},(0,counters.
m)(policies,fleet,()=>!1));return{peaks:new Map([...counted].filter(([name])=>counters.Y.isWithoutNext(name))),run}}function targetsOut(events,{from,to}){const found=new Set,
out=new Set;for(const{at,kind,target}of events){if(at>to)break;(kind==="start"||kind==="out")&&out.add(target),kind!=="start"&&kind!=="out"&&at<=from?out.delete(
target):at>=from&&out.has(target)&&found.add(target)}return new Set([...found,...out])}function keyOf({controller:controller2,group}){return`${controller2}\0${group}`}
var part=__webpack_require__(8530),engine=__webpack_require__(5208),rollout_world=__webpack_require__(5888);function settingOf({targets,durationMs,workOn},{resolutions,
at,until,work},isLeftOut){const all=[...resolutions.values()],shared={targets,durationMs,createDrainage:()=>{const evictions=all.find(({createEvictions})=>createEvictions)?.
createEvictions?.();return evictions?{evictions,expectedMs:target=>workOn(target).drainMs}:null},at,until,work},probe={...shared,createControllers:()=>all.flatMap(
({createControllers,createProbes=createControllers})=>createProbes(isLeftOut))},isProbed=all.some(({createProbes})=>createProbes),last=(0,lookup.qy)(()=>isProbed?
failingIn(probe):new Set);return{...shared,createControllers:()=>all.flatMap(resolution=>resolution.createControllers(isLeftOut,last()))}}function failingIn(setting){
const{events}=simulationOf(setting,FIRST).run(setting.until);return new Set(events.flatMap(({kind,target})=>kind==="failed"?[target]:[]))}const FIRST={showsUnready:!1,
isReversed:!1};function simulationOf(setting,{showsUnready,isReversed},scenario=(0,scenarios.s2)(setting.durationMs)){const controllers=[...setting.createControllers()];
isReversed&&controllers.reverse();const world=rollout_world.H.of(setting.targets,showsUnready);return new engine.g(world,controllers,scenario,setting.at,setting.
createDrainage(),setting.work)}function otherReadings(setting,unknowns){const others=(unknowns.unready?[!0,!1]:[!1]).flatMap(showsUnready=>[!1,!0].map(isReversed=>({
showsUnready,isReversed}))).filter(({showsUnready,isReversed})=>showsUnready||isReversed);return unknowns.order?others.map(reading=>simulationOf(setting,reading).
run(setting.until)):[]}function worstOf(runs,{query,mixesOf,all}){const peaks=new Map,source=new Map;let[worst]=runs,most=-1;for(const run of runs){let count=0;
for(const mix of mixesOf(run))for(const[counter,peak]of peaksOf(mix,query))counter===all&&(count=Math.max(count,peak.count)),!(peak.count<=(peaks.get(counter)?.
count??0))&&(peaks.set(counter,peak),source.set(peak,mix));(count>most||count===most&&run.end>worst.end)&&([worst,most]=[run,count])}return{run:worst,peaks,runOf:peak=>source.
get(peak)}}function readingsDiffer([first,...others]){const textOf=({events})=>events.map(({at,kind,controller:controller2,target})=>`${at} ${kind} ${controller2}\
 ${target}`).sort().join(`
`),text=others.length>0?textOf(first):"";return others.some(run=>run.events.length!==first.events.length||textOf(run)!==text)}function dryRollout(participants,setting,policies,query,first=ranFirst(
setting)){const runs=[first.run,...otherReadings(setting,first.simulation.world.signs.unknowns)],{run,peaks,runOf}=worstOf(runs,{query,mixesOf:(0,measure_mixes.
ye)(policies),all:counters.Y.all});return{participants,runs,worst:run,peaks,runOf}}function ranFirst(setting){const simulation=simulationOf(setting,FIRST);return{
run:simulation.run(setting.until),simulation}}function lossGroups(policies){const groups=new Map;for(const policy of policies){const sumsOf=(0,measure_mixes.SN)(
policy);for(const group of policy.groups){const key=(0,batches.$6)(group.runs.controller,group.runs.group),entry=groups.get(key)??{targets:group.targets.length,
sums:[],mayLoseNone:group.saysWhatIsOut===!0&&group.targets.length>0,mostLost:group.mostLost};groups.set(key,entry),entry.sums.push(...sumsOf(group))}}return groups}
const ALL={reports:()=>!0};function participantsApart(policies,{isNext,isUntouchedNext}){const rolling=rollingIn(policies),begun={isLeftOut:isNext,reports:({rolls})=>!isNext(
rolls)},next=[...new Set(rolling.filter(({rolls})=>isNext(rolls)).map(({rolls})=>rolls.system))].map(system2=>({isLeftOut:policy=>policy.system!==system2,reports:({
rolls})=>isNext(rolls)&&rolls.system===system2}));return{withoutNext:rolling.every(({rolls})=>isNext(rolls)===isUntouchedNext(rolls))?begun:{isLeftOut:isUntouchedNext,
reports:()=>!1},reporting:[begun,...next]}}function rollingIn(policies){return policies.flatMap(({groups})=>groups).filter(({targets})=>targets.length>0)}function meet(policies,isNext,hasBudgets){
const groups=rollingIn(policies),next=groups.filter(({rolls})=>isNext(rolls)),systems=new Set(groups.map(({rolls})=>rolls.system));if(next.length===0||systems.size<
2)return!1;const takers=new Map;for(const{rolls,targets}of groups)for(const target of targets)takers.set(target,(takers.get(target)??new Set).add(rolls.system));
const isShared=next.some(({targets})=>targets.some(target=>(takers.get(target)?.size??0)>1)),draining=groups.filter(({drains})=>drains),isDraining=new Set(draining.
map(({rolls})=>rolls.system)).size>1;return isShared||hasBudgets&&isDraining&&draining.some(({rolls})=>isNext(rolls))}function reportedBy(participants,policies){
return participants===ALL?policies:policies.flatMap(policy=>{const groups=policy.groups.filter(participants.reports);return groups.length>0?[{...policy,groups}]:
[]})}function measureAll(policies,fleet,input){const counted=policies.filter(policy=>!(0,part.QR)(policy)),{isNext}=input.next,hasBudgets=settingOf(fleet,input).
createDrainage()!==null;if(meet(counted,isNext,hasBudgets))return measureApart(policies,counted,fleet,input);const all=withLosses(ALL,counted,fleet,input);if(policies.
some(({ref})=>isNext(ref))&&isAnyStuck(all.worst,policies,isNext))return measureApart(policies,counted,fleet,input);const standing=standingOf(counted,fleet,input),
aging=agingOf(standing,counted,fleet,input);return measuredOf(policies,isNext,{together:all,withoutNext:all,reporting:[all],standing,aging})}function standingOf(counted,fleet,input){
const{isNext}=input.next,goesByAge=({rolls,expiry})=>isNext(rolls)&&expiry!==void 0&&expiry.expected.length>0;return counted.some(({groups})=>groups.some(goesByAge))?
dryRollout({isLeftOut:isNext,reports:()=>!1},settingOf(fleet,input,isNext),counted,(0,counters.m)(counted,fleet,input.untouchedNext)):null}function agingOf(standing,counted,fleet,{
next,untouchedNext}){return standing&&untouchedNext?agingIn(standing,counted,fleet,next.isNext):null}function measureApart(policies,counted,fleet,input){const apart=participantsApart(
counted,input.next),watch=(participants,untouchedNext)=>dryRollout(participants,settingOf(fleet,input,participants.isLeftOut),counted,(0,counters.m)(counted,fleet,
untouchedNext)),reporting=apart.reporting.map(participants=>withLosses(participants,reportedBy(participants,counted),fleet,input)),standing=standingOf(counted,fleet,
input);return measuredOf(policies,input.next.isNext,{together:watch(ALL,null),withoutNext:watch(apart.withoutNext,input.untouchedNext),reporting,standing,aging:agingOf(
standing,counted,fleet,input)})}function withLosses(participants,policies,fleet,input){const setting=settingOf(fleet,input,participants.isLeftOut),simulation=simulationOf(
setting,FIRST),{healthy,losses}=worstLoss(simulation,(0,scenarios.CT)(fleet.durationMs),input.until,lossGroups(policies)),query=(0,counters.m)(policies,fleet,input.
untouchedNext);return{...dryRollout(participants,setting,policies,query,{run:healthy,simulation}),losses}}function measuredOf(policies,isNext,{together:together2,
withoutNext,reporting,standing,aging}){const asItStands=standing===null?[]:[standing],sources=[...reporting,withoutNext,together2,...asItStands],{losses,participantsOf}=rollout_worstOf(
reporting);return{together:together2,withoutNext,standing,aging,facts:new Facts(reporting,together2.worst,policies,isNext),peaks:new Map([...highest([...reporting,
...asItStands],counters.Y.isOfGroups),...highest([withoutNext,...asItStands,...aging?[aging]:[]],counters.Y.isWithoutNext),...highest([together2,...asItStands],
counters.Y.isOfAll)]),runOf:peak=>{for(const source of sources){const run=source.runOf(peak);if(run)return run}return aging&&[...aging.peaks.values()].includes(
peak)?aging.run:together2.worst},losses,reporting:groups=>reporting.filter(({participants})=>groups.some(participants.reports)),participantsOf}}function rollout_worstOf(reporting){
const losses=new Map,participantsBy=new Map;for(const{participants,losses:own}of reporting)for(const[key,loss]of own){const known=losses.get(key);known&&known.worst>=
loss.worst||(losses.set(key,loss),participantsBy.set(key,participants))}return{losses,participantsOf:key=>participantsBy.get(key)??ALL}}function highest(all,concerns){
const found=new Map;for(const{peaks}of all)for(const[name,peak]of peaks)concerns(name)&&peak.count>(found.get(name)?.count??0)&&found.set(name,peak);return found}
const LOOK_AHEAD_MS=366*864e5;function planSide(input){const{removal=null}=input,playing=new Map([...input.resolutions,...removal?[["removal",removal]]:[]]),resolutions=[
...playing.values()],policies=resolutions.flatMap(resolution=>resolution.policies),own=policies.filter(policy=>!removal?.policies.includes(policy)),acting={...input,
resolutions:playing,until:Math.max(input.until,input.at+LOOK_AHEAD_MS)},fleet=fleetOf(input.snapshot,resolutions.flatMap(resolution=>resolution.targets),input.assumptions,
new Set(resolutions.flatMap(({outFromBefore})=>outFromBefore??[]))),{isUntouchedNext}=input.next,untouchedNext=policies.some(({ref})=>isUntouchedNext(ref))?isUntouchedNext:
null,measured=measureAll(policies,fleet,{...acting,untouchedNext}),groupOf=(0,lookup.Oo)(group=>(0,measure_group.i3)(group,measured,fleet)),combined=combinedOf(
policies,measured,fleet,{unit:input.unit,next:input.next,isUntouchedNext:untouchedNext,work:input.work,own}),planned2=own.map(policy=>{const groups=policy.groups.
map(group=>groupOf(group));return{...policy,effect:(0,measure_group.$x)(policy,groups,measured)}});return{policies:withReadingNotes(planned2,sharedTargets(own),
measured),combined,worstRun:worstRun(measured,fleet,acting),courses:coursesOf(policies,measured,fleet,{...acting,untouchedNext}),assumedVersions:[...input.resolutions].
flatMap(([system2,{assumedVersion}])=>assumedVersion?[{system:system2,...assumedVersion}]:[]),problems:resolutions.flatMap(resolution=>resolution.problems),spreads:resolutions.
flatMap(({spreads})=>spreads??[])}}function worstRun(measured,fleet,input){if(input.assumptions.scenario!=="turns-bad")return null;const[worst]=[...measured.losses].
sort(([,a],[,b])=>b.worst-a.worst);if(!worst)return null;const[key,{turnsBadAt}]=worst;return turnsBadAt===null?null:{turnsBadAt,trace:formatTrace(runThatTurnsBad(
turnsBadAt,fleet,input,measured.participantsOf(key)))}}function runThatTurnsBad(at,fleet,input,participants){const scenario=(0,scenarios.nE)(fleet.durationMs,at);
return simulationOf(settingOf(fleet,input,participants.isLeftOut),FIRST,scenario).run(input.until)}function coursesOf(policies,{withoutNext,peaks,runOf,losses,participantsOf},fleet,input){
const known={policies,outBefore:fleet.outBefore,isUntouchedNext:input.untouchedNext};return{healthy:unit=>{const whole=input.untouchedNext?counters.Y.withoutNext(
counters.Y.unit(unit)):counters.Y.unit(unit),peak=peaks.get(whole);return courseOf(peak?runOf(peak):withoutNext.worst,known)},worst:ref=>{const loss=(0,measure_mixes.
je)(losses,ref);if(!loss||loss.worst===0||loss.turnsBadAt===null)return null;const run=runThatTurnsBad(loss.turnsBadAt,fleet,{...input,work:rollout_work.Mp},participantsOf(
(0,system.XF)(ref)));return courseOf(run,known,loss.turnsBadAt)}}}function withReadingNotes(policies,takers,measured){const noteOf=(0,lookup.Oo)(({runs})=>runs.
length>1&&readingsDiffer(runs)?waysText(runs.length):null),concerned=new Set([...takers.values()].flat().map(({ref})=>(0,system.XF)(ref)));return policies.map(policy=>{
if(!concerned.has((0,system.XF)(policy.ref)))return policy;const note=measured.reporting(policy.effect.groups).map(noteOf).find(one=>one!==null);return note===void 0?
policy:{...policy,notes:[...policy.notes,note]}})}function waysText(ways){return(0,text_text.Qq)`Whether controllers find each other's nodes not ready, and which one acts first at the same moment, is not determined: planned in ${ways} orders. Each peak is the highest of these; batches and times are those of the order with the highest combined peak.`}
const MOST_STEPS=1e7;function withoutPolicies(side){return new Map([...side].map(([system2,{problems}])=>[system2,{policies:[],targets:[],createControllers:()=>[],
assumedVersion:null,problems}]))}function unfinishedProblem({steps},side){const message=(0,text_text.Qq)`Nothing of this change is evaluated: its dry rollouts take more than ${(0,text_text.
U9)(steps,"step")} (used up in the ${(0,text_text.eu)(side)}). Plan fewer policies at a time: narrow the paths or globs, or list each cluster with its own policies and snapshot.`;
return(0,manifest_problem.Os)(null,"too-much-work",message)}function makePlan(input){const planning={side:"base"};try{return planned(input,planning)}catch(error){
if(!(error instanceof rollout_work.kP))throw error;const problem2=unfinishedProblem(error,planning.side),base=input.base&&withoutPolicies(input.base),head=withoutPolicies(
input.head);return planned({...input,base,head,problems:[...input.problems,problem2]},planning)}}function planned(input,planning){const until=input.at+input.horizonMs,
before=input.base&&policiesIn(input.base),removal=input.base===input.head?null:removalOf(input.base,input.head),after=[...policiesIn(input.head),...removal?.policies??
[]],next=nextRollouts(before,after),unit=leadingUnit([...before??[],...after]),side=(which,resolutions)=>(planning.side=which,planSide({...input,work,resolutions,
removal:which==="head"?removal:null,until,unit,next:next[which]})),work=new rollout_work.Qj(input.mostSteps??MOST_STEPS,input.onSteps),isOneSide=input.base===input.
head,compared=isOneSide?null:input.base&&side("base",input.base),head=side("head",input.head),base=isOneSide?head:compared;return{at:input.at,horizon:{from:input.
at,to:until},snapshot:{nodes:input.snapshot.nodes.length,ready:input.snapshot.nodes.filter(node=>node.ready==="True").length,clusters:input.snapshot.objects.filter(
object=>object.kind==="MemberCluster").length,takenAt:input.snapshot.takenAt,digest:input.snapshot.digest},configEdits:input.configEdits,inventory:inventoryOf(input),
policies:comparePolicies(base,head),base,head,digest:planDigest(head,input.charts),problems:[...input.problems,...head.problems],timeZone:input.timeZone,freezes:input.
freezes,cluster:input.cluster}}function leadingUnit(policies){const units=new Set(policies.flatMap(({groups})=>groups.map(({unit})=>unit)));return UNIT_SCOPES.find(
({unit})=>units.has(unit))?.unit??"node"}function inventoryOf({snapshot,base,head,assumptions}){const others=[...base?.values()??[],...head.values()].flatMap(({
targets})=>targets),labels=new Map([...others,...snapshot.nodes].map(target=>[target.name,target.labels])),nodes=snapshot.nodes.map(({name})=>[name,"node"]);return{
units:new Map([...others.map(({name,unit})=>[name,unit]),...nodes]),has:target=>labels.has(target),labelsOf:target=>labels.get(target)??{},out:new Set(snapshot.
nodes.filter(snapshot_snapshot.th).map(({name})=>name)),held:new Set(snapshot.objects.map(identity.cu)),domains:assumptions.domains}}var definition=__webpack_require__(
8255),namespaces=__webpack_require__(8603);function inKnownApis(manifests,base=null){const assumed=new Map;return{manifests:manifests.map(manifest=>{const newest=newestFor(
manifest);if(newest===null||!isNewer(manifest.apiVersion,newest))return manifest;const key=`${manifest.kind} ${manifest.apiVersion}`;return assumed.set(key,[...assumed.
get(key)??[],manifest]),withApi(manifest,newest)}),assumed:new Set([...assumed.values()].flat().map(({place})=>place)),problems:[...assumed.values()].flatMap(all=>newerProblem(
all,base))}}function withoutUnknownFields(policies,assumed){return assumed.size===0?policies:policies.map(policy=>assumed.has(policy.place)&&!policy.byDefinition?
{...policy,unknownFields:[]}:policy)}function newestFor(manifest){const claimed=(0,src_systems.yH)(manifest);return claimed&&(0,kinds.xE)(claimed.spec)}function isNewer(apiVersion,than){
if((0,manifest_manifest.F8)(apiVersion)!==(0,manifest_manifest.F8)(than))return!1;const[own,other]=[rankOf(apiVersion),rankOf(than)];if(own===null||other===null)
return!1;const at=own.findIndex((part2,i)=>part2!==other[i]);return at>=0&&(own[at]??0)>(other[at]??0)}const VERSION=/\/v(\d{1,6})(?:(alpha|beta)(\d{1,6}))?$/;function rankOf(apiVersion){
const match=VERSION.exec(apiVersion);if(!match)return null;const stability=match[2]==="alpha"?0:match[2]==="beta"?1:2;return[Number(match[1]),stability,Number(match[3]??
0)]}function withApi(manifest,apiVersion){const object=Object.assign(Object.create(null),manifest.object,{apiVersion});return{...manifest,apiVersion,object,writtenApi:manifest.
apiVersion}}function newerProblem(manifests,base){const[first]=manifests;if(!first)return[];const isNew=base?.some(({kind,apiVersion})=>kind===first.kind&&apiVersion===
first.apiVersion)===!1,count=manifests.length,message=(0,text_text.Qq)`${(0,text_text.p_)(manifests.map(one=>(0,text_text.UU)("object",(0,visible.Gg)(one))))} ${(0,text_text.
Tq)(count,"is","are")} of ${(0,text_text.aY)((0,visible.RK)(first.apiVersion))}, newer than every version of this API that fleetplan knows: planned as ${(0,text_text.
aY)(newestFor(first)??"")}. New fields are not evaluated.${isNew?(0,text_text.Qq)` A cluster that does not serve it refuses the edit and keeps the object it has.`:
text_text.gd}`;return[(isNew?manifest_problem.ev:manifest_problem.MK)(first.placeOf(["apiVersion"]),"newer-api",message)]}function prepared(base,head,snapshot){
const written=inKnownApis(head,base),live={...snapshot,objects:inKnownApis(snapshot.objects).manifests},before=base&&inKnownApis(base),placed=(0,namespaces.GD)(
before&&before.manifests,written.manifests,live),ofCluster=(0,definition.kM)(snapshot.objects);return{base:placed.base&&(0,definition.pe)(placed.base,ofCluster),
head:(0,definition.pe)(placed.head,ofCluster,(0,definition.kM)(head)),snapshot:{...live,objects:(0,definition.pe)(live.objects,ofCluster)},assumed:new Set([...written.
assumed,...before?.assumed??[]]),unplaced:placed.problems,problems:written.problems}}const API_VERSION=/^(?:[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?\/)?v\d+(?:(?:alpha|beta)\d+)?$/,
FILLED_IN=/[${}<>%@#|]/;function refusedNames(base,head){if(base===null)return[];const before=(0,identity.MU)(base);return head.filter(planned_kinds.H9).flatMap(
manifest=>{const was=before.get((0,identity.cu)(manifest));return was!==void 0&&isSameObject(manifest,was)?[]:faultOf(manifest)??[]})}function faultOf(manifest){
const{apiVersion,namespace}=manifest;return isWrong(apiVersion,text=>API_VERSION.test(text))?problem(manifest,["apiVersion"],apiVersion,"such as apps/v1"):isWrong(
manifest.name,manifest_selector.sg)?problem(manifest,["metadata","name"],manifest.name,"of lower-case letters, digits, - and ."):namespace!==null&&isWrong(namespace,
isDnsLabel)?problem(manifest,["metadata","namespace"],namespace,"of lower-case letters, digits and -"):null}function isWrong(text,isTaken){return!FILLED_IN.test(
text)&&!isTaken(text)}function isDnsLabel(text){return text.length<=manifest_selector.rn&&!text.includes(".")&&(0,manifest_selector.sg)(text)}function problem(manifest,path,written,form){
const field=(0,text_text.aY)(path.join(".")),message=(0,text_text.Qq)`${(0,text_text.UU)("object",(0,visible.Gg)(manifest))}: the API server refuses the object, because ${(0,text_text.
aY)((0,visible.RK)(written))} is not a valid ${field}. Write ${field} ${(0,text_text.eu)(form)}, without spaces.`;return(0,manifest_problem.Os)(manifest.placeOf(
path),"refused-edit",message)}var systems_history=__webpack_require__(5147),kubernetes=__webpack_require__(8297);function resolveSides(sides,input){const{before,
after}=sides,head=resolveSystems({...sides,manifests:after,previous:before,comparedWith:before},input);return before===null?{base:null,head}:sides.isOneSide&&isSameObjects(
before,after)?{base:head,head}:{base:resolveSystems({...sides,manifests:before,previous:before,comparedWith:after},input),head}}function isSameObjects(before,after){
return before.length===after.length&&before.every((one,i)=>one.definition===after[i]?.definition&&(0,canonical.TL)(one.object,after[i]?.object))}function resolveSystems({
manifests,previous,comparedWith,isCopied,assumed},input){const durations=durationsOf(input.config),resolved=(0,lookup.Oo)(system2=>{const claimed=list=>list.filter(
manifest=>(0,kinds.I)(system2.kinds,manifest)&&!isCopied(manifest)),own=claimed(manifests),base=previous&&claimed(previous),compared=comparedWith&&claimed(comparedWith),
resolution=system2.resolve({objects:new systems_history.P(system2.kinds,{own,base,live:input.snapshot.objects,compared}),neighbours:manifests,...previous?{neighboursBefore:previous}:
{},copied:manifests.filter(isCopied),snapshot:input.snapshot,budgetsOver:pod=>resolved(kubernetes.p).budgetsOver?.(pod)??[],workMs:labels=>nodeWork(labels,durations).
plainMs,options:input.config.systems[system2.id],at:input.at,until:input.at+input.horizonMs}),policies=withoutUnknownFields(resolution.policies,assumed);return withPlaceOfVersion(
{...resolution,policies},system2.id,input)});return new Map(src_systems.LB.map(system2=>[system2.id,resolved(system2)]))}const SETTING_CODES=["unknown-version",
"newer-version"];function withPlaceOfVersion(resolution,system2,{configPlaces}){if(!configPlaces)return resolution;const problems=resolution.problems.map(problem2=>SETTING_CODES.
includes(problem2.code)&&problem2.place===null?{...problem2,place:configPlaces(["systems",system2,"version"])}:problem2);return{...resolution,problems}}var evaluate=__webpack_require__(
492);function verdictOf(plan,findings,input){if(plan.problems.some(problem2=>problem2.severity==="error"))return"unknown";const counted=findings.filter(({status})=>status===
"new"||status==="worsened"||status==="unchanged"&&input.failOnExisting),bar=input.failOn==="warning"?["error","warning"]:["error"];return counted.some(({severity})=>bar.
includes(severity))?"fail":plan.problems.some(({isUnjudged})=>isUnjudged===!0)||counted.some(({severity})=>severity!=="info")?"warn":"pass"}function reportable(findings,ofSnapshot,problems){
const isError=({severity})=>severity==="error";return ofSnapshot.some(isError)?[]:problems.some(isError)?findings.filter(({status})=>status!=="fixed"):findings}
function planCluster(input){return planner(input)(input.at)}function planner(input){const read2=readChange(input);return at=>planAt(read2,{...input,snapshot:read2.
snapshot,at})}function planAt(read2,input){const change2=resolve(read2,input),measured=measure(change2,input),guarded=[...change2.guarded,...GUARDS.flatMap(guard=>guard(
change2))],plan={...measured,problems:[...plan_problemsOf(guarded,change2,input),...measured.problems]},findings=(0,evaluate._)(plan,ruleSettingsOf(input.config,
input.configPlaces??null));return reportOf(plan,findings,read2,input)}function planOverLive(input){const read2=overLive(readChange(input)),given={...input,snapshot:read2.
snapshot},change2=resolve(read2,given);return editedPolicies(change2.policies.base,change2.policies.head).size===0?null:measure(change2,given)}function readChange({
base,head,snapshot,config,proposedConfig}){const read2=(0,guards_read.hn)(base,head,{snapshot,config}),ready=prepared(read2.base&&read2.base.manifests,read2.head.
manifests,snapshot),is={...read2.head,manifests:ready.head},was=read2.base&&{...read2.base,manifests:ready.base??[]},sides={base:was,head:is},objects=[...unknownKinds(
is.manifests,was?.manifests),...ready.unplaced],guarded=READING_GUARDS.flatMap(guard=>guard(sides)),missing=[...guarded,...objects].filter(one=>one.isOfNew!==!0),
twice2=new Set(is.gaps.flatMap(({of,key})=>of==="twice"?key:[])),unread=unreadOf(was?.manifests??[],is.manifests,{problems:missing,twice:twice2}),there={...is,manifests:[
...is.manifests,...unread]},retained=retainedObjects({base:was,head:there});return{base:was,head:{...is,manifests:[...there.manifests,...retained.objects]},guarded:[
...guarded,...retained.problems],snapshot:ready.snapshot,assumed:ready.assumed,problems:[...unreadProblem(unread),...objects,...ready.problems,...refusedNames(was&&
was.manifests,is.manifests)],isOneSide:base===head,configEdits:proposedConfig?(0,weakened.t7)(proposedConfig):{edits:[],problems:[]}}}function overLive(read2){const{
base,head,snapshot}=read2,{held,asked}=heldAndAsked(head.manifests,snapshot.objects);return{...read2,base:base&&{...base,manifests:held},head:{...head,manifests:asked},
isOneSide:!1}}function resolve(read2,input){const{base,head,snapshot,assumed,isOneSide}=read2,before=base&&base.manifests,after=head.manifests,isCopied=copiedElsewhere(
before,after,snapshot),resolved=resolveSides({before,after,isCopied,assumed,isOneSide},input);return{...read2,resolved,isCopied,policies:{base:policiesOf(resolved.
base),head:policiesOf(resolved.head)},copied:new Set([...copiesOf(before??[],snapshot),...copiesOf(after,snapshot)])}}const FREEZES_AHEAD_MS=366*864e5;function measure({
resolved,snapshot,configEdits},input){const{config,at,horizonMs,mostSteps,onSteps}=input,{timeZone,cluster}=config,until=at+Math.max(horizonMs,FREEZES_AHEAD_MS);
return makePlan({...resolved,snapshot,at,horizonMs,timeZone,cluster,assumptions:assumptionsOf(config,input.scenario),freezes:(0,freeze._)(config.freezes,timeZone,
{from:at,to:until}),charts:input.head.charts??[],configEdits:configEdits.edits,problems:[],...mostSteps===void 0?{}:{mostSteps},...onSteps?{onSteps}:{}})}function plan_problemsOf(guarded,change2,input){
const{base,head,policies,snapshot,resolved,isCopied}=change2,{config,configPlaces=null,snapshotProblems,at}=input,resolutions=[...resolved.head.values(),...resolved.
base?.values()??[]],targets=[...snapshot.nodes,...resolutions.flatMap(one=>one.targets)],planned2=[...head.manifests,...base?.manifests??[]].filter(one=>!isCopied(
one)),found=[...snapshotProblems,...plannedMaintenance(snapshot),...notYetCreated(snapshot,at),...settingsOfNothing(config,configPlaces,targets),...guarded,...change2.
problems,...newerDefinitions(policies.head),...(0,edited_parts.m)(policies.base,policies.head),...noFleet(planned2,snapshot,snapshotProblems)],nothing=found.some(
({severity})=>severity==="error")||policies.head.some(startsLive)?[]:nothingToPlan(change2,config.requirePolicies);return severityOf([...found,...nothing],config.
unjudged)}function startsLive({live,change:change2}){return live&&change2?.kind==="resources"}function reportOf(measured,all,{head},input){const standing=measured.
problems.filter(({isStanding})=>isStanding===!0),plan={...measured,problems:measured.problems.filter(one=>!standing.includes(one))},reported=reportable(all,input.
snapshotProblems,plan.problems),findings=reported.filter(({waiver})=>waiver===null),verdict=verdictOf(plan,findings,input),passed=(0,plan_passed.Mb)((0,guards_read.
CT)(head),plan,reported);return{plan,findings,verdict,standing,passed,coverage:(0,carriers._5)(head),waived:reported.filter(({waiver})=>waiver!==null),wouldFail:verdict===
"fail"||verdict==="unknown",failOn:input.failOn,sides:{base:input.base?.label??null,head:input.head.label},rulesFrom:input.rulesFrom,notices:[...input.notices,...(0,plan_passed.
XL)(passed),...standing.map(({message})=>message)]}}function policiesOf(side){return[...side?.values()??[]].flatMap(({policies})=>policies)}var run_report=__webpack_require__(
780);function chooseClusters(config,chosen){const key=chosen??config.cluster;if(config.clusters.length===0)return{clusters:(0,clusters.Dg)({...config,cluster:key}),
key};const all=(0,clusters.Dg)(config);if(chosen===null)return{clusters:all,key};const found=all.find(({config:{cluster}})=>cluster===chosen);if(found)return{clusters:[
{...found,target:{...found.target,isAlone:!0}}],key};const names=config.clusters.map(({name})=>name),meant=(0,visible.pA)(chosen,names);throw new Error(`The con\
figuration lists no cluster ${(0,visible.RK)(chosen)}.${meant===null?` It lists ${(0,visible.RK)(names.join(", "))}.`:` Did you mean ${(0,visible.RK)(meant)}?`}`)}
function makeRun(inputs){return together(withOutsideOfRun(inputs).map(planCluster))}function together([first,...rest]){if(first===void 0)throw new RangeError("a\
 run over no cluster");return(0,run_report.q)([first,...rest])}function heldByClusters(inputs){return withOutsideOfRun(inputs).flatMap(input=>input.snapshot.objects.
length===0?[]:planOverLive(input)??[])}function decider(inputs,expected){const reporters=withOutsideOfRun(inputs).map(planner);return at=>decide(together(reporters.
map(reportAt=>reportAt(at))),expected)}function withOutsideOfRun(inputs){if(inputs.length===1)return inputs;const left=inputs[0]?.head.outside?.flatMap(({path,isTakenOut})=>isTakenOut?
path:[]),isLeft=new Set(left);return inputs.map((input,index)=>{const isOwn=(0,manifest_path.OQ)(inputsOf([input])),isElsewhere=(0,manifest_path.OQ)(inputsOf(inputs.
filter(one=>one!==input))),outside=input.head.outside?.filter(({path})=>isOwn(path)||!isElsewhere(path)).map(file=>index>0&&!isLeft.has(file.path)?{...file,isNamedElsewhere:!0}:
file),head={...input.head,...outside?{outside}:{}};return{...input,head,base:input.base===input.head?head:input.base}})}function inputsOf(inputs){return inputs.
flatMap(({base,head})=>base?[head,base]:[head]).flatMap(({files,renderedPaths})=>[...files.map(({path})=>path),...renderedPaths])}function exitCodeOf({verdict,failOn}){
return verdict==="unknown"?2:verdict==="fail"&&failOn!=="never"?1:0}})};
