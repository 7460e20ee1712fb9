export const id=868,ids=[868],modules={1406:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{Dg:()=>clustersOf,ZN:()=>NO_CLUSTER,yN:()=>placesIn});var _waivers_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9084);function clustersOf(config){const snapshots=[
config,...config.clusters].flatMap(({snapshot})=>snapshot??[]),names=config.clusters.map(({name})=>name),all=config.clusters.map(one=>({...one,policies:one.policies??
config.policies??[]})),[first,...rest]=config.clusters.map(({name,policies,snapshot,namespace,variables,destination,labels},index)=>({config:{...config,cluster:name,
policies:policies??config.policies,snapshot:snapshot??config.snapshot,namespace:namespace??config.namespace,variables:{...config.variables,...variables},clusters:[],
waivers:(0,_waivers_js__WEBPACK_IMPORTED_MODULE_0__.T1)(config.waivers,names)},path:["clusters",index],target:{name,destination,labels,others:all.filter(one=>one.
name!==name),snapshots}})),target={...NO_CLUSTER,name:config.cluster,snapshots};return first?[first,...rest]:[{config,path:[],target}]}const NO_CLUSTER={name:null,
destination:null,labels:null,others:[]};function placesIn(placeOf,cluster){return cluster.length===0?placeOf:path=>{const entry=placeOf(cluster),own=placeOf([...cluster,
...path]);return own.line!==entry.line||own.column!==entry.column?own:placeOf(path)}}}),232:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Ey:()=>titleIn,_5:()=>coverageOf,oc:()=>carrierGaps});var _manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
7196),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5288),_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
1886),_manifest_identity_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5846),_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(4585),
_manifest_parse_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3080),_manifest_path_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(83),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
7085),_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(7364),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(3972),
_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(9505),_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
4819),_text_render_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(2490),_text_text_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(9125),_kustomizations_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(
1219);function carrierGaps(read,base){const clusters=new Set(base?.coverage.map(({outcome})=>(0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_12__.yN)(outcome)?.
to)),isShown=({identity,outcome})=>base!==null||ENTRY.test(identity)||!(0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_12__.yN)(outcome);return[...read.side.
coverage.filter(isShown).flatMap(one=>coverageGap(one,clusters)),...unrendered(read)]}const ENTRY=/^(?:kustomize: |helm: |flux: |argocd: |parts of )/,NAMES_NOTHING=[
"no-kustomization","no-chart","no-values","outside"];function coverageGap(carrier,clusters){const{identity:key,outcome,digest,route,place}=carrier;if(outcome===
"evaluated")return[];if("failed"in outcome){const{failed:problem}=outcome,content=ENTRY.test(key)&&NAMES_NOTHING.includes(problem.code)?null:digest+(0,_text_render_js__WEBPACK_IMPORTED_MODULE_9__.
Ul)(problem.message);return{of:"carrier",key,content,problem}}const{declared,why:reason,to}=outcome;if(declared==="another cluster"||declared==="decided in the \
cluster")return[];const evaluated=`${declared} ${route}`,of={key,content:digest,place,named:titleIn(key),reason,evaluated};if(declared!=="no plan")return declaredGap(
{...of,fix:(0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__.MF)()});const isPart=clusters.has(to),fix=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.Qq)`List the cluster in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.
aY)("clusters")} of the configuration.`;return declaredGap({...of,fix,isPart,code:isPart?"other-destination":"new-destination"})}function titleIn(identity){return/^\w+\/[^/ ]+\/[^/ ]+$/.
test(identity)?identity.replace(/\/.*\//,"/"):identity}function declaredGap({key,content,place,code="not-rendered",...of}){const{fix,reason=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.
Qq)`no source renders it`,evaluated="",isPart=!1}=of,title=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.UU)("object",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__.
RK)(of.named)),problem=(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_5__.Os)(place,code,(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.Qq)`${title} was not evaluated: ${reason}. ${fix}`);
return{of:"carrier",key,content,problem,declared:{title,reason,fix,evaluated,isPart}}}function unrendered({side:{files,renderedPaths},contents,kustomizations}){
const edited=contents.filter(({isEdited})=>isEdited);if(edited.length===0)return[];const isInput=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_13__.OQ)(renderedPaths),
paths=new Set([...files.map(({path})=>path),...renderedPaths]),open=kustomizations.all.filter(({path})=>!isInput(path)),isRead=path=>paths.has(path)||_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_2__.
H7.some(name=>paths.has((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_13__.nx)(path,name))),toBuild=new Set(open.flatMap(({path,isPlain,resources})=>isPlain&&resources?.
every(isRead)?[]:path)),plain=files.filter(({path})=>!isInput(path)),isPart=(0,_kustomizations_js__WEBPACK_IMPORTED_MODULE_11__.C)(plain,open),delivering=new Set(
files.flatMap(one=>one.followed?(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_13__.yS)(one.path):[]));return edited.flatMap(({file,manifests,problems})=>{const{
path,followed=[]}=file,wholeGap=(fix2,isPart2=!1)=>{const of={key:(0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_12__.TN)(file),content:(0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_4__.
fd)(path,file.text),named:path,fix:fix2,isPart:isPart2};return declaredGap({...of,place:{file:path,line:1,column:1}})},gaps=manifests.filter(one=>(0,_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_7__.
FX)(one)&&!followed.includes((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_14__.F8)(one.apiVersion))).map(one=>{const{object,place}=one,group=(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_14__.
F8)(one.apiVersion),byDeliverer=group.endsWith("fluxcd.io")?(0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__.wd)("flux",(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_13__.
yS)(place.file)):(0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__.MF)(),byArgo=file.renderedBy!==void 0&&place.file.includes("/templates/")?(0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__.
kW)(place.file,"argocd"):(0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__.wd)("argocd",place.file),fix2=group==="argoproj.io"?byArgo:byDeliverer,of={key:(0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_3__.
cu)(one),content:(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.dj)(object),place,named:(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__.Gg)(one)};return declaredGap(
{...of,fix:fix2,evaluated:(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.dj)(repositoriesIn(object.spec))})}),byBuild=delivering.has((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_13__.
yS)(path))?(0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__.MF)():(0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__.wd)("kustomize",(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_13__.
yS)(path));if(toBuild.has(path))return[...gaps,wholeGap(byBuild)];if(!(problems.length===0&&!manifests.some(_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_8__.
KN)&&!(0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_2__.Sv)(path))||isInput(path)||!isPart(path))return gaps;const fix=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.
Qq)`Name its folder in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.aY)("policies")} (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.aY)("- kustomize: FOL\
DER")}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__.aY)("- helm: {chart: FOLDER}")}).`;return[...gaps,wholeGap(fix,!0)]})}function repositoriesIn(value){return Array.
isArray(value)?value.flatMap(repositoriesIn):(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_14__.Gv)(value)?Object.entries(value).flatMap(([key,inside])=>["s\
ourceRef","chartRef","repo","repoURL"].includes(key)?[inside]:["values","helm","set"].includes(key)?[]:repositoriesIn(inside)):[]}function coverageOf({manifests,
gaps,side:{coverage}}){const carriers=coverage.flatMap(({identity,outcome})=>{const reason=(0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_12__.yN)(outcome)?.
declared;return outcome==="evaluated"||(reason==="another cluster"||reason==="decided in the cluster")?[]:(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__.RK)(
titleIn(identity))}),objects=gaps.flatMap(({of,key})=>{if(of!=="object"&&of!=="twice")return[];const[,kind="",,name=""]=JSON.parse(key);return(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__.
Gg)({kind,name})}),notEvaluated=[...new Set([...carriers,...objects])];return{evaluated:manifests.filter(_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_8__.
H9).length,notEvaluated}}}),8641:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{f:()=>keyAt,v:()=>changedObjects});var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5288),_manifest_identity_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5846),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5022);const rootsOf=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.HK)(({files})=>{
const roots=files.map(({path,key=path})=>path.endsWith(key)?path.slice(0,path.length-key.length):"");return[...new Set(roots)].filter(root=>root!=="")});function keyAt(side,path){
const root=rootsOf(side).find(one=>path.startsWith(one))??"";return path.slice(root.length)}function changedObjects(before,after,contentOf=({object})=>(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__.
dj)(object)){const[was,is]=[(0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_1__.MU)(before),(0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_1__.MU)(after)];
return[...after.filter(one=>{const earlier=was.get((0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_1__.cu)(one));return earlier===void 0||contentOf(earlier)!==
contentOf(one)}),...before.filter(one=>!is.has((0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_1__.cu)(one)))]}}),1219:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{C:()=>partsOf,r:()=>Kustomizations});var _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1886),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(5022),_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(4585),_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
9375),_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3080),_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(83),_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
9505),_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4819);function kustomizationOf({path,text}){const found=(0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__.
bS)(text,path).documents.map(({value})=>value).find(_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__.Gv),object=found??{},beside=written=>(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__.
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
UO)((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__.nx)((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__.yS)(path),"templates"),one.path)).map(one=>(0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_7__.
BK)(one.text)).some(lines=>(0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_3__.pR)(lines)||(0,_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_2__.
RI)(lines))||/^dependencies:\s*(?:#|$)/m.test(text)?(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__.yS)(path):[]:[]),...kustomizations.flatMap(({components})=>components)],
named=new Set(kustomizations.flatMap(({resources,deciding,data})=>resources?.some(path=>(0,_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_2__.RI)(texts.
get(path)??""))===!0?[...deciding,...data]:deciding));return path=>named.has(path)||/\.(?:ya?ml|tpl)$/.test(path)&&folders.some(folder=>(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__.
UO)(folder,path))}}),4690:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{L:()=>laterValues,
V:()=>partialObject});var advice=__webpack_require__(7196),canonical=__webpack_require__(5288),decided_there=__webpack_require__(668),fields=__webpack_require__(
3549),visible=__webpack_require__(3972);const PLACEHOLDER=/(?<!\$)\$(?:[A-Za-z_][A-Za-z0-9_]*|\{[^{}]*\}|\([^()]*\))|\{\{[^{}]*(?:(?:\{(?!\{)|\}(?!\}))[^{}]*)*\}\}|<%[^<%]*(?:(?:<(?!%)|%(?!>))[^<%]*)*%>|[%#]\{[^{}]*\}|\(\([^()]+\)\)|@@[^@]+@@|@[A-Z][A-Z0-9_]*@|%%[^%]+%%|__[A-Z][A-Z0-9_]*__/,
FREE_TEXT=new Set(["annotations","args","binaryData","command","configMap","data","description","env","envFrom","exec","hostAliases","httpGet","image","imagePul\
lSecrets","managedFields","message","serviceAccount","serviceAccountName","status","stringData","userData","volumeMounts","volumes"]);function placeholderIn(manifest,freeText=[]){
const{apiVersion,kind,name,namespace,object}=manifest,passed=new Set([...FREE_TEXT,...freeText]),found=firstIn({...object,apiVersion,kind,metadata:{name,namespace}},
passed);if(found===null)return null;const{written,path}=found;return{written:(0,visible.RK)(written,60),field:(0,visible.RK)((0,fields.LF)(path)),place:manifest.
placeOf(path)}}function firstIn(value,passed){if(typeof value=="string"){const[written]=PLACEHOLDER.exec(value)??[];return written===void 0?null:{written,path:[]}}
if(typeof value!="object"||value===null)return null;const isList=Array.isArray(value);for(const[key,inner]of Object.entries(value)){if(!isList&&passed.has(key))
continue;const found=(isList?null:firstIn(key,passed))??firstIn(inner,passed);if(found)return{written:found.written,path:[isList?Number(key):key,...found.path]}}
return null}var identity=__webpack_require__(5846),lookup=__webpack_require__(5022),manifest_manifest=__webpack_require__(4585),manifest_path=__webpack_require__(
83),manifest_problem=__webpack_require__(7085),source_file=__webpack_require__(7364),namespaces=__webpack_require__(8603),planned_kinds=__webpack_require__(4819),
systems=__webpack_require__(5198),render=__webpack_require__(2490),text_text=__webpack_require__(9125),table=__webpack_require__(377);function laterValues(change){
const{base,head}=change,known=new Set(base?.manifests.map(identity.cu)),whole=head.manifests.map(identity.cu),added=new Set(whole.filter(one=>!known.has(one)).map(
kindIn)),there=new Set([...whole,...head.gaps.map(({key})=>key)]),isGone=({key})=>!there.has(key)&&!added.has(kindIn(key)),objects=(0,table.L)(change,"object",isGone).
problems;return base===null?objects:[...objects,...decidedInCluster(base.side,head.side)]}function kindIn(identity2){return JSON.stringify(JSON.parse(identity2).
slice(0,2))}const isOfYtt=(0,lookup.HK)(({text:written})=>/^[ \t]*#@|[ \t]#@[ \t]/m.test(written));function partialObject(manifest,file,changing){const placeholder=placeholderIn(
manifest,(0,systems.yH)(manifest)?.spec.freeText),{place,object}=manifest;if(!mayBeEvaluated(manifest))return null;const title=(0,text_text.UU)("object",(0,visible.
Gg)(manifest)),gapOf=problem2=>({of:"object",key:(0,identity.cu)(manifest),content:(0,canonical.dj)(object),problem:problem2}),by=changing.find(({patches,transforms})=>patches.
includes(place.file)||transforms.some(one=>one!=="namespace"||(0,namespaces.su)(manifest)));if(by!==void 0){const[path,keys]=[(0,text_text.UU)("file",(0,visible.
RK)(by.path)),(0,text_text.aY)((0,visible.RK)(by.transforms.join(", ")))],isPatch=by.patches.includes(place.file),what=isPatch?(0,text_text.Qq)`is a patch of ${path}`:
(0,text_text.Qq)`is changed by ${path} (${keys})`,message2=(0,text_text.Qq)`${title} ${what}; the object that it makes was not evaluated. ${(0,advice.wd)("kusto\
mize",(0,manifest_path.yS)(by.path))}`;return gapOf((0,manifest_problem.Os)(place,isPatch?"kustomize-patch":"kustomize-transforms",message2))}if(isOfYtt(file)){
const message2=(0,text_text.Qq)`${title} is a template of ytt (${(0,text_text.aY)("#@")}); the object that it makes was not evaluated. ${(0,advice.MF)("ytt -f")}`;
return gapOf((0,manifest_problem.Os)(place,"ytt-template",message2))}if(placeholder===null)return null;const{written,field}=placeholder,variable=/^\$\{([_a-zA-Z][_a-zA-Z0-9]*)/.
exec(written)?.[1],given=(0,text_text.aY)(`variables: {${variable??""}: VALUE}`),fix=variable===void 0?(0,advice.MF)():(0,text_text.Qq)`Give its value in the configuration (${given}).`,
reason=(0,text_text.Qq)`${(0,text_text.aY)((0,visible.RK)(written))} in ${(0,text_text.aY)(field)} is put in when it is applied`,message=(0,text_text.Qq)`${title} was not evaluated: ${reason}. ${fix}`,
problem=(0,manifest_problem.Os)(placeholder.place,"unresolved-variable",message),metadata=(0,manifest_manifest.Gv)(object.metadata)?{...object.metadata,labels:null}:
null,evaluated=(0,canonical.dj)({...object,metadata});return{...gapOf(problem),declared:{title,reason,fix,evaluated}}}function mayBeEvaluated({apiVersion,kind}){
return PLACEHOLDER.test(kind)?PLACEHOLDER.test(apiVersion.split("/")[0]??"")||planned_kinds.tz.concerns(apiVersion,null):planned_kinds.tz.concerns(apiVersion,kind)}
function decidedInCluster(base,head){const before=new Map(base.coverage.map(one=>[one.identity,one])),added=new Map,edited=[];for(const{identity:identity2,outcome,
place,digest}of head.coverage){const declared=(0,source_file.yN)(outcome);if(declared?.declared!=="decided in the cluster")continue;const{actions=[]}=declared,was=before.
get(identity2),known=(0,source_file.yN)(was?.outcome)?.actions??[],file=(0,render.Ul)(declared.why),action=actions.find(written=>!known.includes(written));if(action!==
void 0&&place?.file.endsWith(file)===!0){const shown=(0,visible.RK)(`${action.split("}}")[0]??""}}}`),message2=(0,text_text.Qq)`${(0,text_text.UU)("file",file)}: ${(0,text_text.
aY)(shown)} depends on the cluster, the time or a random value, so the cluster may get a different object than the one that was evaluated. Use a fixed value.`;added.
set((0,render.Ul)(message2),(0,manifest_problem.Os)(place,"decided-in-cluster",message2))}else digest!==was?.digest&&actions.some(decided_there.$)&&edited.push(
{place,file})}const[first]=edited;if(first===void 0)return[...added.values()];const files=(0,text_text.BT)("file",[...new Set(edited.map(({file})=>file))]),message=(0,text_text.
Qq)`Not evaluated: values in ${files} that depend on the cluster, the time or chance. The change edits an input of this chart and may change what is rendered in the cluster. Use a fixed value instead.`;
return[...added.values(),(0,manifest_problem.ev)(first.place,"decided-in-cluster",message)]}}),2437:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{CT:()=>skippedFiles,hn:()=>readSides});var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5288),
_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(5022),_manifest_limits_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7228),_manifest_parse_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3080),_manifest_path_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(83),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7085),_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(
7364),_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9505),_plan_objects_namespaces_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
8603),_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4819),_text_render_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(2490),
_text_text_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(9125),_carriers_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(232),_change_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(
8641),_kustomizations_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(1219),_later_values_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(4690),_twice_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(
3613),_snapshot_kept_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(9371);function readSides(base,head,{snapshot,config}){const was=base&&placedAs(base,config),
is=placedAs(head,config),files=[...was?.files??[],...is.files],[before,after]=[was&&(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_15__.me)(was.files,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_16__.
TN),(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_15__.me)(is.files,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_16__.TN)],readsAll=snapshot.objects.some(
({apiVersion})=>(0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_6__.Jt)(apiVersion))||files.some(file=>(0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_6__.
Jt)(file.text)),isEdited=file=>[before,after].some(all=>!all?.get((0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_16__.TN)(file))?.some(other=>isSame(file,
other))),readsSettings=was!==null&&files.some(file=>(0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_6__.cJ)(file.text)&&isEdited(file)),mayMatter=written=>readsAll||
(0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_6__.Up)(written)||readsSettings&&(0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_6__.cJ)(written)||
was===null&&(0,_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_4__.RI)(written),readBase=was&&readSide(was,was,{mayMatter,others:after,read:null}),read=readBase&&
new Map(readBase.contents.map(content=>[content.file,content]));return{base:readBase,head:readSide(is,was,{mayMatter,others:before,read})}}function placedAs(side,{
namespace,variables}){if(namespace===null&&Object.keys(variables).length===0)return side;const placing=namespace===null?{}:{namespace},files=side.files.map(one=>({
...placing,...one,variables:{...variables,...one.variables}}));return{...side,files}}function isSame(a,b){return a.text===b.text&&(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__.
TL)(placingOf(a),placingOf(b))}function placingOf({namespace,variables,renderedBy}){return[namespace??null,variables??null,renderedBy!==void 0]}function readSide(side,base,reading){
const{contents,problems}=contentsOf(side.files,reading),kustomizations=new _kustomizations_js__WEBPACK_IMPORTED_MODULE_11__.r(side.files),isInput=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_17__.
OQ)(side.renderedPaths),whole=[],gaps=[...side.problems,...problems].map(problem=>{const key=(0,_change_js__WEBPACK_IMPORTED_MODULE_10__.f)(side,problem.place?.
file??problem.code);return{of:"text",problem,key,content:problem.entry??null}});for(const{file,manifests:manifests2,problems:found}of contents){for(const problem of found)
gaps.push({of:"text",problem,key:(0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_16__.TN)(file),content:textAt(file,problem)});for(const manifest of manifests2){
const changing=file.renderedBy===void 0?kustomizations.changing(manifest.place.file):[];if(changing.some(({path})=>isInput(path)))continue;const gap=(0,_later_values_js__WEBPACK_IMPORTED_MODULE_12__.
V)(manifest,file,changing);gap===null?whole.push(manifest):gaps.push(gap)}}const read={side,contents,kustomizations},{manifests,gaps:twice}=(0,_twice_js__WEBPACK_IMPORTED_MODULE_13__.
f)(whole);return{...read,manifests,gaps:[...gaps,...twice,...(0,_carriers_js__WEBPACK_IMPORTED_MODULE_9__.oc)(read,base)]}}const SKIPPED={manifests:[],problems:[],
nodes:0},ANYTHING={concerns:()=>!0,mayHold:()=>!0};function contentsOf(files,{others,read:known,mayMatter}){const contents=[];let nodes=0;for(const file of files){
const{path,text:written,namespace,variables}=file,counterparts=others?.get((0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_16__.TN)(file))??[],same=counterparts.
find(other=>isSame(file,other)),isNew=others!==null&&same===void 0,documents=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_15__.qy)(()=>new Set(counterparts.flatMap(
other=>other.text.split(MARKER_LINE)))),skips=document=>!mayMatter(document)&&(!isNew||documents().has(document)),parsed=()=>{const interest={...isNew&&counterparts.
some(other=>known?.get(other)?.manifests.some(_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_6__.KN))?ANYTHING:_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_6__.
tz,skips};return(0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_2__.Ye)(written,path,{..._manifest_limits_js__WEBPACK_IMPORTED_MODULE_1__.b,isClusterScoped:_snapshot_kept_js__WEBPACK_IMPORTED_MODULE_14__.
Z6,interest},variables)},earlier=same?.path===path?known?.get(same)?.read:void 0,copied=earlier&&{...earlier,manifests:earlier.manifests.map(one=>({...one}))},read=!isNew&&
!written.includes("${")&&!mayMatter(written)?SKIPPED:copied??parsed();if(nodes+=read.nodes,nodes>_manifest_limits_js__WEBPACK_IMPORTED_MODULE_1__.a){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.
Qq)`With this file the policies hold more than ${_manifest_limits_js__WEBPACK_IMPORTED_MODULE_1__.a} keys and values; none of them was read. Narrow the policy globs.`;
return{contents:[],problems:[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Zw)(path,"too-many-nodes",message)]}}const{manifests,problems}=(0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_16__.
iP)(read,file),placed=namespace===void 0?manifests:manifests.map(one=>(0,_plan_objects_namespaces_js__WEBPACK_IMPORTED_MODULE_5__.MU)(one,namespace));contents.push(
{file,isEdited:same===void 0,problems,read,manifests:placed})}return{contents,problems:[]}}const OF_ONE_DOCUMENT=["yaml-syntax","helm-template","duplicate-key",
"bad-number","not-a-manifest","missing-name","missing-kind","missing-api-version"],MARKER_LINE=/^---.*$/m,CONTROL=/\{%|%\{|<%|\{\{-?\s*(?:\/\*|if|else|range|with|end|define|block)\b/;
function textAt(file,{severity,code,message,place}){if(severity!=="error")return`${code} ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_7__.Ul)(message)}`;const{
text:written,origin}=file,placing=(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__.dj)(placingOf(file));if(place===null||origin!==void 0||!OF_ONE_DOCUMENT.
includes(code)||CONTROL.test(written))return placing+written;const index=written.split(`
`,place.line-1).filter(one=>MARKER_LINE.test(one)).length,document=written.split(MARKER_LINE)[index]??"";return placing+document.replace(/^[\r\n]+/,"").trimEnd()}
function skippedFiles({contents}){const isDelivery=({text:written,followed,renderedBy})=>(followed!==void 0||renderedBy!==void 0)&&(0,_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_4__.
RI)(written);return contents.flatMap(({file,manifests,problems})=>problems.length>0||manifests.some(_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_6__.
KN)||isDelivery(file)?[]:file.path)}}),377:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{A:()=>wrongAlike,L:()=>compareGaps});var _manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5846),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
5022),_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(7364),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7085),
_text_render_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2490),_text_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9125);function compareGaps({
base,head},of,isGone=()=>!1){const isOf=gap=>of==="all"||gap.of===of,after=head.gaps.filter(isOf);if(base===null)return{problems:[...after.flatMap(gap=>isDeclared(
gap)?[]:gap.problem),...named(after.filter(isDeclared))],alike:[]};const idOf=({key,problem})=>`${problem.code} ${key}`,open=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.
me)(base.gaps.filter(isOf),idOf),take=(gap,sameOf)=>{const others2=open.get(idOf(gap))??[],same=sameOf(gap)??null,at=same===null?-1:others2.findIndex(one=>sameOf(
one)===same);return at>=0&&others2.splice(at,1),at>=0},alike=new Set(after.filter(gap=>take(gap,({content})=>content))),others=after.filter(gap=>!alike.has(gap)),
isNamed=gap=>gap.declared?.isPart===!0||take(gap,({declared})=>declared?.evaluated),edited=new Set(others.filter(isNamed)),lost=others.filter(gap=>!edited.has(gap)),
keys=new Set(lost.map(({key})=>key)),left=[...open.values()].flat().filter(({key})=>!keys.has(key)),known=keysOf(base),gone=left.filter(gap=>isDeclared(gap)&&isGone(
gap)&&gap.declared?.isPart!==!0);return{problems:[...lost.map(({problem,declared,of:kind,key})=>{if(kind!=="carrier")return problem;const isNew=!known.has(key),
message=declared?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.eu)(isNew?"New":"Changed")}, not evaluated: ${declared.
title} (${declared.reason}). ${declared.fix}`:problem.message;return{...problem,message,...isNew&&{isOfNew:!0}}}),...left.flatMap(gap=>{if(isDeclared(gap))return[];
const{severity,code,place,message}=gap.problem;if(isGone(gap))return{...gap.problem,message:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`Removed by this change: ${message}`};
const isOfSide=code==="unreadable"||place===null&&code!=="more-problems";if(severity!=="error"&&!isOfSide||code==="no-match")return[];const inside=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`In the base: ${message} What it holds is missing from the comparison.`,of2={severity:isOfSide?severity:"warning",code:(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.
p3)(code)};return{...gap.problem,...of2,message:inside}}),...named([...edited,...gone])],alike:[...alike].flatMap(gap=>gap.problem.severity==="error"&&!isDeclared(
gap)?gap.problem:[])}}function wrongAlike(change){const{alike}=compareGaps(change,"all"),[first]=alike;if(first===void 0)return[];const{length}=alike,files=[...new Set(
alike.flatMap(({place})=>place?[place.file]:[]))],message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.U9)(
length,"problem")} in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.U9)(files.length,"file")} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Tq)(length,"is",
"are")} the same without this change: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.BT)("file",files)}.${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.eu)(length===
1?"":" First:")} ${first.message}`;return[{...(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.MK)(first.place,"not-judged-before",message),isPreExisting:!0}]}
const keysOf=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.HK)(({contents,side:{coverage}})=>new Set([...contents.flatMap(({file,manifests})=>[(0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_5__.
TN)(file),...manifests.map(_manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__.cu)]),...coverage.map(({identity})=>identity)]));function isDeclared({declared,of}){
return declared!==void 0&&of==="carrier"}function named(gaps){const all=gaps.flatMap(({problem,declared})=>declared?{problem,...declared}:[]);return[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.
me)(all,({reason})=>(0,_text_render_js__WEBPACK_IMPORTED_MODULE_2__.Ul)(reason)).values()].map(alike=>{const[{problem,reason,fix}]=alike,titles=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
XY)(alike.map(({title})=>title)),message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`Not evaluated: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.H$)(titles,
3)} (${reason}). ${fix}`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Ft)((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Os)(problem.place,problem.
code,message))})}}),3613:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{Q:()=>definedTwice,
f:()=>onceEach});var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5288),_manifest_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
4769),_manifest_identity_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5846),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(5022),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3972),_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
4819),_text_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9125),_table_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(377);function definedTwice(change){
return(0,_table_js__WEBPACK_IMPORTED_MODULE_7__.L)(change,"twice",()=>!0).problems}function onceEach(all){const isCounted=one=>(0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__.
KN)(one)||(0,_manifest_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_1__.P)(one.kind),groups=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.me)(all,one=>isCounted(
one)?(0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_2__.cu)(one):void 0),dropped=new Set,gaps=[...groups].flatMap(([key,group])=>{const[first,...others]=group;
if(others.length===0)return[];for(const one of others)dropped.add(one);const texts=new Map(group.map(one=>[(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__.
dj)(one.object),one]));if(texts.size===1)return[];(0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__.KN)(first)&&dropped.add(first);const content=[...texts.
keys()].toSorted().join(`
`),{file,line}=first.place,isElsewhere=({place:place2})=>place2.file!==file||place2.line!==line,{place}=[...texts.values()].find(isElsewhere)??first,message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.UU)("object",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.J$)(first))} has another definition at ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.
UU)("file",`${file}:${line}`)}; neither was evaluated. Keep one of them, or one of the entries of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.aY)("policies")} that give it. If they belong to different clusters, list these under ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.
aY)("clusters")} in the configuration.`;return[{of:"twice",key,content,problem:(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Os)(place,"duplicate-object",
message)}]});return{manifests:dropped.size===0?all:all.filter(one=>!dropped.has(one)),gaps}}}),2015:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{A_:()=>editedConfiguration,XU:()=>withCoverage,t7:()=>editsOf});var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9125),_config_clusters_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1406),_config_waivers_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9084),_config_duration_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
1353),_config_read_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9989),_config_schema_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3414),_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_19__=__webpack_require__(
4585),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(7085),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(5288),
_text_instant_text_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(5357),_manifest_identity_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(5846),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(
5022),_manifest_path_js__WEBPACK_IMPORTED_MODULE_18__=__webpack_require__(83),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(3972),_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(
4819),_rules_fleet_limit_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(4770),_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(8686),
_rules_looser_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(8048),yaml__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(8815),_read_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(
2437);async function withCoverage(proposed,of){const{config,base,snapshot,read}=of;if(proposed===null||proposed.text===null||base===null||proposed.isFirst)return proposed;
const parsed=(0,_config_read_js__WEBPACK_IMPORTED_MODULE_4__.Xg)(proposed.text,proposed.file);if("problems"in parsed)return proposed;const successors=successorsOf(
config,proposed.before,parsed.config);if(successors.length===0)return proposed;const sourcesOf=({policies,namespace,remotes})=>({policies,namespace,remotes});if(successors.
some(one=>(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_7__.TL)(sourcesOf(config),sourcesOf(one.config))))return{...proposed,lost:[]};const plannedIn=(of2,{
namespace})=>{const placing={namespace,variables:config.variables};return(0,_read_js__WEBPACK_IMPORTED_MODULE_16__.hn)(null,of2,{snapshot,config:placing}).head.
manifests.filter(_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_11__.H9)},evaluated=[],inputs=[];for(const one of successors){const side=await read(one);
evaluated.push(...plannedIn(side,one.config)),inputs.push(...side.renderedPaths,...side.files.map(({path})=>path))}const after=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_17__.
me)(evaluated,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_9__.cu),objects=plannedIn(base,config).flatMap(one=>{const is=after.get((0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_9__.
cu)(one));return is===void 0?(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_10__.J$)(one):is.some(({object})=>(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_7__.
TL)(object,one.object))?[]:`${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_10__.J$)(one)} as it is in the base`}),isRead=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_18__.
OQ)(inputs),sources=base.coverage.flatMap(({identity,place,takes})=>place===null&&!takes.every(isRead)?identity:[]);return{...proposed,lost:[...objects,...sources]}}
function editsOf(proposed){const{before,file,text:written2,isFirst,lost}=proposed,read=written2===null?{config:(0,_config_read_js__WEBPACK_IMPORTED_MODULE_4__.sb)(),
placeOf:()=>({file,line:1,column:1})}:(0,_config_read_js__WEBPACK_IMPORTED_MODULE_4__.Xg)(written2,file);if("problems"in read){const problems=read.problems.map(
problem=>({...problem,message:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`After this change the configuration cannot be used: ${problem.message}`}));return{
edits:[],problems}}const{config,placeOf}=read;return{edits:[...[...settingDifferences(before,config),..._rules_catalogue_js__WEBPACK_IMPORTED_MODULE_13__.RULES.
flatMap(rule=>ruleDifferences(rule,before,config)),...differences(["rules","custom"],ownRulesOf(before),ownRulesOf(config))].map(one=>({...one,isLooser:isLooser(
one,lost!==void 0)})),...(0,_config_waivers_js__WEBPACK_IMPORTED_MODULE_2__.sy)(before.waivers,config.waivers).map(one=>({...one,isLooser:!0})),...(lost??[]).map(
title=>({path:["policies"],before:title,after:null,isLooser:!0}))].map(({path,before:was,after:is,...rest})=>({setting:path.join("."),place:placeOf(path),...rest,
before:textOf(was,path),after:textOf(is,path)})).filter(one=>one.isLooser||!isFirst),problems:(0,_config_waivers_js__WEBPACK_IMPORTED_MODULE_2__.DX)(before.waivers,
config.waivers).map(({path,message})=>(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_6__.Os)(placeOf(path),"invalid-config",message))}}function editedConfiguration({
configEdits:{edits,problems}}){const others=edits.filter(one=>!one.isLooser),[first]=others;if(first===void 0)return problems;const valueText=value=>value===null?
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`not set`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)(value),texts=others.map(({setting,before,after})=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)(setting)} ${valueText(before)} → ${valueText(after)}`),message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`Configuration edits, in effect once merged: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.H$)(texts,5)}.`;return[...problems,(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_6__.
Ij)(first.place,"config-edited",message)]}function successorsOf(was,before,after){const all=(0,_config_clusters_js__WEBPACK_IMPORTED_MODULE_1__.Dg)(after),same=all.
filter(({config})=>config.cluster===was.cluster);if(same.length>0)return same;const known=(0,_config_clusters_js__WEBPACK_IMPORTED_MODULE_1__.Dg)(before).map(({
config})=>config.cluster),holdsFleet=({snapshot})=>(was.snapshot??[]).every(file=>snapshot?.includes(file));return all.filter(({config})=>!known.includes(config.
cluster)&&holdsFleet(config))}function settingDifferences(before,after){const ofClusters=(0,_config_clusters_js__WEBPACK_IMPORTED_MODULE_1__.Dg)(before).flatMap(
was=>{const{cluster}=was.config,isListed=was.path.length>0,[is,...more]=successorsOf(was.config,before,after);return more.length>0?[]:is===void 0&&isListed?[{path:[
"clusters"],before:cluster,after:null}]:differences(isListed?["clusters",cluster??""]:[],ofCluster(was),is?ofCluster(is):{})}),known=new Set(before.clusters.map(
({name})=>name)),added=after.clusters.flatMap(({name})=>known.has(name)?[]:name);return[...differences([],ofAll(before),ofAll(after)),...ofClusters,...added.map(
name=>({path:["clusters"],before:null,after:name}))]}const OF_CLUSTERS=["clusters","policies","snapshot","namespace","variables"];function ofAll({remotes,...config}){
const fetched=remotes==="any"?["any"]:remotes,shared=Object.entries(config).filter(([key])=>![...OF_CLUSTERS,"rules","waivers"].includes(key));return{...Object.
fromEntries(shared),remotes:fetched==="none"?[]:["of the base",...fetched]}}function ofCluster({config,target}){const{policies,snapshot,namespace,variables}=config,
{destination,labels}=target,texts={policies:written(policies),snapshot:snapshot?.join(", ")??null};return{namespace,variables,...texts,destination,labels}}function written(sources){
return(sources??[]).flatMap(source=>{const{kind,namespace,variables}=source,{destination=null}="destination"in source?source:{},entry=value=>yamlOf({[kind]:value,
destination,namespace,variables}).replace(/^\{ (.*) \}$/s,"$1"),isPlain=namespace===null&&Object.keys(variables).length===0;if(source.kind==="path")return source.
globs.map(glob=>isPlain?glob:entry(glob));if("folder"in source)return entry(source.folder);if(source.kind==="argocd")return entry(source.chart??source.globs);const{
chart,release,values,set}=source;return entry({chart,release,values,set})})}function differences(path,before,after){return(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_7__.
TL)(before,after)?[]:Array.isArray(before)&&Array.isArray(after)?[...onlyIn(before,after).map(one=>({path,before:one,after:null})),...onlyIn(after,before).map(one=>({
path,before:null,after:one}))]:!(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_19__.Gv)(before)||!(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_19__.Gv)(
after)||(0,_rules_fleet_limit_js__WEBPACK_IMPORTED_MODULE_12__.S4)(before)?[{path,before,after}]:[...new Set([...Object.keys(before),...Object.keys(after)])].flatMap(
name=>differences([...path,name],before[name],after[name]))}function onlyIn(list,other){const known=new Set(other.map(_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_7__.
dj));return[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_17__.me)(list,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_7__.dj)].flatMap(([key,[one]])=>known.
has(key)?[]:[one])}function ruleDifferences({id:id2,severity:own,options},before,after){const settingOf=({rules})=>{const{severity,...set}=rules.known[id2]??{};
return{severity:severity??own,...options.parse({}),...set}},[was,is]=[settingOf(before),settingOf(after)];return was.severity==="off"?differences(["rules",id2,"\
severity"],was.severity,is.severity):differences(["rules",id2],was,is)}function ownRulesOf({rules}){return Object.fromEntries(rules.own.map(({id:id2,...rule})=>[
id2,rule]))}function isLooser({path,before,after},isCovered){if(path.at(-1)==="policies"){const isExclusion=entry=>typeof entry=="string"&&entry.startsWith("!");
return after===null?!isCovered&&!isExclusion(before):isExclusion(after)}const[first,second,,ofRule=""]=path,last=path.at(-1)??"";if(first==="rules"&&second==="c\
ustom")return ofRule==="severity"?(0,_rules_looser_js__WEBPACK_IMPORTED_MODULE_14__.A)(["error","warning","info"],before,after):!["message","fix"].includes(ofRule)&&
(before??null)!==null;const rule=first==="rules"?_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_13__.RULES.find(({id:id2})=>id2===second):void 0;if(rule&&last==="\
severity")return(0,_rules_looser_js__WEBPACK_IMPORTED_MODULE_14__.A)(["error","warning","info","off"],before,after);const shape=rule?rule.options.shape:_config_schema_js__WEBPACK_IMPORTED_MODULE_5__.
Q.shape,when=Object.hasOwn(shape,last)&&shape[last]&&_rules_looser_js__WEBPACK_IMPORTED_MODULE_14__.$.get(shape[last])?.when;if(when)return(0,_rules_looser_js__WEBPACK_IMPORTED_MODULE_14__.
A)(when,before,after);if(rule===void 0)return!1;const isNumber=value=>typeof value=="number"||(0,_rules_fleet_limit_js__WEBPACK_IMPORTED_MODULE_12__.S4)(value),
isSet=before===null||after===null?"fewer":"any";return(0,_rules_looser_js__WEBPACK_IMPORTED_MODULE_14__.A)(isNumber(before)&&isNumber(after)?"higher":isSet,before,
after)}const WAITS=new Set(["durations","systems","horizon"]);function textOf(value,[first=""]){return value==null?null:typeof value=="number"&&WAITS.has(first)?
(0,_config_duration_js__WEBPACK_IMPORTED_MODULE_3__.MP)(value):(0,_rules_fleet_limit_js__WEBPACK_IMPORTED_MODULE_12__.S4)(value)?(0,_rules_fleet_limit_js__WEBPACK_IMPORTED_MODULE_12__.
PW)(value):(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_10__.RK)(typeof value=="string"?value:yamlOf(value))}function yamlOf(value){const plain=JSON.parse(JSON.
stringify(value,(_,one)=>{if(!(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_19__.Gv)(one))return one??void 0;const{instant,shown}=one;if(typeof instant=="nu\
mber")return(0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_8__.r4)(instant);if(typeof shown=="number")return(0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_8__.
r4)(shown).replace(/Z$/,"");const set=Object.entries(one).filter(([,inner])=>!["[]","{}"].includes(JSON.stringify(inner)));return Object.fromEntries(set)}));return(0,yaml__WEBPACK_IMPORTED_MODULE_15__.
As)(plain,{collectionStyle:"flow",lineWidth:0}).trim()}}),1400:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{AX:()=>KEEPING,XM:()=>annotationIn,mA:()=>keptBy});var _fields_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3549),_visible_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3972);const SYNC_OPTIONS="argocd.argoproj.io/sync-options",OF_HELM=["helm.sh/resource-policy",/^\s*keep\s*$/i],READ_BY={Application:[[SYNC_OPTIONS,/(?:^|,)\s*Prune=(?:false|confirm)\s*(?:,|$)/i]],
Kustomization:[["kustomize.toolkit.fluxcd.io/prune",/^\s*disabled\s*$/i]],HelmRelease:[OF_HELM]},OF_DELETED_APPLICATION=[[SYNC_OPTIONS,/(?:^|,)\s*Delete=(?:false|confirm)\s*(?:,|$)/i],
OF_HELM],KEEPING=Object.values(READ_BY).flat();function keptBy(manifest,deliverer="",isDeleted=!1){const kind=deliverer.slice(0,deliverer.indexOf("/")),read=isDeleted&&
kind==="Application"?OF_DELETED_APPLICATION:(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__.Ms)(READ_BY,kind);return read===void 0?null:annotationIn(manifest,read)}function annotationIn({
object},annotations){const own=(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__.xS)(object.metadata,"annotations");for(const[key,pattern]of annotations){const value=own[key];
if(value!==void 0&&pattern.test(value))return(0,_visible_js__WEBPACK_IMPORTED_MODULE_0__.RK)(`${key}: ${value}`)}return null}}),668:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{$:()=>asksLater,r:()=>decidedThere});const ASKS=/\b(?:lookup|getHostByName|now|ago|rand(?:Alpha|AlphaNum|Ascii|Numeric|Bytes|Int)|uuidv4|shuffle|gen(?:PrivateKey|CA|CAWithKey|SelfSignedCert|SelfSignedCertWithKey|SignedCert|SignedCertWithKey)|bcrypt|htpasswd|encryptAES|IsInstall|IsUpgrade|Revision|Capabilities)\b/,
EVERYWHERE=/\.Capabilities\.APIVersions\.Has\s+"(?:v1|(?:apps|batch|policy|networking\.k8s\.io|rbac\.authorization\.k8s\.io|scheduling\.k8s\.io|admissionregistration\.k8s\.io|apiextensions\.k8s\.io)\/v1(?:\/\w+)?|autoscaling\/v[12](?:\/\w+)?)"/g;
function asksLater(part){return ASKS.test(part.replaceAll(/\bCapabilities\b/g,""))}function decidedThere(template){const found=[],open=[];for(const[start,end]of actionsIn(
template)){const written=template.slice(start,end),[,action=""]=/^\{\{-?\s*([^]*)\}\}$/.exec(written)??[],asks=ASKS.test(action.replace(EVERYWHERE,"")),block=open.
at(-1),[keyword]=/^(?:if|with|range|define|block|else|end)\b/.exec(action)??[];keyword==="else"&&block?block.asks||=asks:keyword==="end"?open.pop()?.asks===!0&&
block&&found.push(template.slice(block.start,end)):keyword!==void 0&&keyword!=="else"?open.push({start,asks}):asks&&found.push(written)}return found}const COMMENT=/\{\{-?\s*\/\*/y;
function*actionsIn(template){for(let start=template.indexOf("{{");start>=0;){COMMENT.lastIndex=start;const isComment=COMMENT.test(template),from=isComment?template.
indexOf("*/",COMMENT.lastIndex):start+2,end=from<0?-1:template.indexOf("}}",from)+2;if(end<2)return;isComment||(yield[start,end]),start=template.indexOf("{{",end)}}}),
7364:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{TN:()=>keyOf,iP:()=>atOrigin,
yN:()=>declaredOf});function keyOf({key,path}){return key??path}function declaredOf(outcome){return typeof outcome=="object"&&"declared"in outcome?outcome:null}
function atOrigin(read,{origin,path}){if(origin===void 0)return read;const place={file:path,line:1,column:1};return{...read,manifests:read.manifests.map(origin),
problems:read.problems.map(problem=>problem.place===null?problem:{...problem,place})}}}),3868:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Ci:()=>planCluster,oS:()=>planOverLive,lD:()=>planner,sn:()=>withHeadText});var definition=__webpack_require__(8255),
freeze=__webpack_require__(3585),manifest_problem=__webpack_require__(7085),manifest_selector=__webpack_require__(9485),text_text=__webpack_require__(9125),read=__webpack_require__(
9989);function ruleSettingsOf(config,placeOf){const rules=new Map(Object.entries(config.rules.known).flatMap(([id2,setting])=>{if(!setting)return[];const{severity,
...options}=setting;return[[id2,{severity,options}]]})),waivers2=config.waivers.map((waiver,index)=>({...waiver,place:placeOf&&placeOf(["waivers",index])})).filter(
one=>one.kind==="malformed"||one.cluster===null||one.cluster===config.cluster);return{rules,waivers:waivers2}}function settingsOfNothing({production,durations,domains},placeOf,targets){
if(targets.length===0)return[];const isAny=selector=>targets.some(({labels})=>(0,manifest_selector.ko)(selector,labels)),isLabel=label=>targets.some(({labels})=>Object.
hasOwn(labels,label)),unmarked="the stricter limits of production do not apply to any node";return[...production.map((one,i)=>[["production",i],isAny(one),(0,manifest_selector.
r5)(one),unmarked]),...durations.groups.map(({selector:one},i)=>[["durations","groups",i,"selector"],isAny(one),(0,manifest_selector.r5)(one),"its duration appl\
ies to nothing"]),...domains.map((label,i)=>{const isFound=isLabel(label)||(0,read.sb)().domains.includes(label);return[["domains",i],isFound,label,"no failure \
domain of it is evaluated"]})].flatMap(([path,matches,written,so])=>matches?[]:(0,manifest_problem.MK)(placeOf&&placeOf(path),"setting-matches-nothing",(0,text_text.
Qq)`${(0,text_text.aY)(path.join("."))}: ${(0,text_text.aY)(written)} matches nothing in the snapshot, so ${(0,text_text.eu)(so)}. Check the label and its value.`))}
var carriers=__webpack_require__(232),manifest_annotations=__webpack_require__(1400),canonical=__webpack_require__(5288),fields=__webpack_require__(3549),identity=__webpack_require__(
5846),lookup=__webpack_require__(5022),visible=__webpack_require__(3972),planned_kinds=__webpack_require__(4819);const MOVED="moved-delivery";function editedDelivery({
base,head}){const before=(0,lookup.me)(base?.side.coverage??[],({identity:identity2})=>identity2),[moved,started,suspended,byHand]=[[],[],[],[]];for(const one of head.
side.coverage){const{identity:identity2,outcome,route,sync,digest}=one;if(outcome!=="evaluated")continue;const known=before.get(identity2)??[],isSame2=key=>was2=>was2[key]===
one[key],was=known.find(isSame2("digest"))??known.find(isSame2("route"))??known[0];sync==="manual"&&was&&was.digest!==digest&&byHand.push(one),!(base!==null&&was?.
outcome!=="evaluated")&&(was&&route!==was.route&&was.route!==""?moved.push(one):was&&sync==="automatic"&&was.sync!=="automatic"?started.push(one):sync==="suspen\
ded"&&digest!==was?.digest&&suspended.push(one))}return[...inOne(moved,"moved"),...inOne(started,"started"),...inOne(suspended,"suspended").map(one=>(0,manifest_problem.
Ft)({...one,code:"suspended"})),...base===null?[]:appliedOtherwise(base,head),...inOne(byHand,"byHand").map(one=>({...one,severity:"info",code:"synced-by-hand"}))]}
const SAID={moved:of=>(0,text_text.Qq)`Edited in source or destination: ${of}. What was applied before may stay in the old place or be deleted there, and this was not evaluated. Make it a change of its own.`,
started:of=>(0,text_text.Qq)`Synced automatically from this change on: ${of}, with all changes since the last sync; the plan covers this change alone. Compare the files with the cluster first (${(0,text_text.
aY)("flux diff")}, ${(0,text_text.aY)("argocd app diff")}).`,suspended:of=>(0,text_text.Qq)`Suspended: ${of}. Nothing is applied before it is resumed. The plan shows what happens then.`,
byHand:of=>(0,text_text.Qq)`Synced by hand: ${of}. Merging alone applies none of their objects. The plan shows the next sync, which applies all changes since the last one.`};
function inOne(all,what){const names=(0,text_text.BT)("object",[...new Set(all.map(({identity:identity2})=>(0,visible.RK)((0,carriers.Ey)(identity2))))]);return all[0]===
void 0?[]:[(0,manifest_problem.Os)(all[0].place,MOVED,SAID[what](names))]}function appliedOtherwise(base,head){const before=deliveredIn(base);return[...deliveredIn(
head)].flatMap(([identity2,is])=>{const{manifest,file}=is,was=before.get(identity2);if(was&&modeOf(is)==="server-side"&&keepsLimits(was,is)){const message2=(0,text_text.
Qq)`${(0,text_text.UU)("object",(0,visible.Gg)(manifest))} is applied server-side, which keeps the ${(0,text_text.aY)("rollingUpdate")} of before: ${(0,text_text.
aY)("type: Recreate")} is refused. First write ${(0,text_text.aY)("maxUnavailable")} and ${(0,text_text.aY)("maxSurge")}, applied server-side, in a change of their own.`;
return(0,manifest_problem.Os)(manifest.placeOf(["spec","strategy"]),MOVED,message2)}const earlier=was&&exceptionOf(was.manifest,was.file),exception=exceptionOf(
manifest,file),isLost=exception!==null&&earlier===null,found=exception??earlier;if(!found||!isLost&&was&&(0,canonical.TL)(was.manifest.object,manifest.object))return[];
const of=(0,text_text.Qq)`${(0,text_text.UU)("object",(0,visible.Gg)(manifest))} (${(0,text_text.aY)(found)})`,message=isLost?(0,text_text.Qq)`${of} is no longer applied as it is written, and that was not evaluated. Remove that.`:
(0,text_text.Qq)`Not evaluated: ${of} is not applied as it is written. The plan assumes a plain apply.`;return(isLost?manifest_problem.Os:manifest_problem.ev)(manifest.
place,MOVED,message)})}function deliveredIn({contents}){const all=contents.flatMap(({file,manifests})=>manifests.filter(planned_kinds.H9).map(manifest=>[(0,identity.
cu)(manifest),{manifest,file}]));return new Map(all)}const EXCEPTIONS=[["argocd.argoproj.io/hook",/./],["argocd.argoproj.io/sync-options",/^(?=.*\bForce=true\b)(?=.*\bReplace=true\b)/],
["kustomize.toolkit.fluxcd.io/reconcile",/^disabled$/i],["kustomize.toolkit.fluxcd.io/ssa",/^(?:ignore|ifnotpresent)$/i]],HELM_HOOK=["helm.sh/hook",/^(?!crd-install$)./],
OPTIONS="argocd.argoproj.io/sync-options",REPLACED=[[OPTIONS,/\bReplace=true\b/],["kustomize.toolkit.fluxcd.io/force",/^enabled$/i]],CLIENT_SIDE=[[OPTIONS,/\bServerSideApply=false\b/]],
SERVER_SIDE=[[OPTIONS,/\bServerSideApply=true\b/]];function modeOf({manifest,file:{applied}}){const has=annotations=>(0,manifest_annotations.XM)(manifest,annotations)!==
null;return has(REPLACED)?"replaced":applied==="server-side"?has(CLIENT_SIDE)?"client-side":applied:applied==="client-side"&&has(SERVER_SIDE)&&!has(CLIENT_SIDE)?
"server-side":applied}function keepsLimits(was,is){const[before,after]=[was,is].map(({manifest})=>(0,fields.UK)(manifest.object,"spec","strategy")),isRecreate=strategy=>(0,fields.
UK)(strategy,"type")==="Recreate",written=Object.keys((0,fields.Xg)((0,fields.UK)(before,"rollingUpdate"))),mode=modeOf(was),isOwned=mode==="server-side"?written.
length===2:mode!=="client-side";return is.manifest.kind==="Deployment"&&isRecreate(after)&&!isRecreate(before)&&!isOwned}function exceptionOf(manifest,{deliveredBy,
applied,renderedBy}){const hasHooks=renderedBy?.startsWith("helm ")||deliveredBy?.at(-1)?.startsWith("Application/");return(0,manifest_annotations.XM)(manifest,
hasHooks?[...EXCEPTIONS,HELM_HOOK]:EXCEPTIONS)??(applied==="recreated"?"syncOptions: [Force=true, Replace=true]":null)}var later_values=__webpack_require__(4690),
advice=__webpack_require__(7196),manifest_manifest=__webpack_require__(4585),manifest_path=__webpack_require__(83),source_file=__webpack_require__(7364),snapshot_kept=__webpack_require__(
9371),systems_ref=__webpack_require__(2290),render=__webpack_require__(2490),change=__webpack_require__(8641),guards_kustomizations=__webpack_require__(1219),cluster_scoped=__webpack_require__(
4769),kustomization=__webpack_require__(1886),limits=__webpack_require__(7228),mentions=__webpack_require__(9375),parse=__webpack_require__(3080),carrier_kinds=__webpack_require__(
9505),fleet_kinds=__webpack_require__(6265);const CODE="outside-policies";function outsideFiles({base,head}){if(base===null)return[];const{files,outside=[],renderedPaths}=head.
side,changed=changedOutside(base.side,head.side).filter(({isTakenOut})=>!isTakenOut);if(changed.length===0)return[];const[evaluated,before]=[(0,identity.MU)(head.
manifests),(0,identity.MU)(base.manifests)],isGone2=one=>before.has((0,identity.cu)(one))&&!evaluated.has((0,identity.cu)(one)),isInput=(0,manifest_path.OQ)(renderedPaths),
isOpen=({path})=>!isInput(path),others=outside.map(({path,before:was,text})=>({path,text:text??was??""})),kustomizations=[...head.kustomizations.all,...new guards_kustomizations.
r(others).all].filter(isOpen),isPart=(0,guards_kustomizations.C)([...files,...others].filter(isOpen),kustomizations),twice2=[],named=[];for(const file of changed){
const{path,isNamedElsewhere=!1}=file,[was,is]=[objectsIn(path,file.before),objectsIn(path,file.text)],objects=(0,change.v)(was,is),isSecond=one=>evaluated.has((0,identity.
cu)(one))&&!(0,identity.MU)(was).has((0,identity.cu)(one))&&!(0,carrier_kinds.FX)(one)&&!(0,carrier_kinds.__)(one),second=objects.filter(isSecond);for(const one of second){
const message2=(0,text_text.Qq)`${(0,text_text.UU)("object",(0,visible.Gg)(one))} is in ${(0,text_text.aY)("policies")} and new in ${nameOf(path)}, which no source takes; which one the cluster gets was not evaluated. Add ${nameOf(
path)} to ${(0,text_text.aY)("policies")}, or exclude it (${exclusionOf(path)}).`;twice2.push((0,manifest_problem.Os)(one.place,CODE,message2))}const isCarried=objects.
length>0||isUnread(file)||(0,kustomization.Sv)(path)||isPart(path);second.length===0&&!isNamedElsewhere&&isCarried&&!objects.some(isGone2)&&named.push(path)}const[
first]=named;if(first===void 0)return twice2;const message=(0,text_text.Qq)`Not evaluated: ${(0,text_text.U9)(named.length,"changed file")} that may hold planned objects and that no source takes: ${(0,text_text.
p_)(named.map(nameOf))}. Add what a cluster gets to ${(0,text_text.aY)("policies")}, or exclude it (${exclusionOf(first)}).`;return[...twice2,(0,manifest_problem.
ev)({file:first,line:1,column:1},CODE,message)]}const nameOf=path=>(0,text_text.UU)("file",(0,visible.RK)(path)),exclusionOf=path=>(0,text_text.aY)(`!${(0,visible.
RK)(path)}`);function changedOutside(base,{outside=[],renderedPaths}){const[wasInput,isInput]=[(0,manifest_path.OQ)(base.renderedPaths),(0,manifest_path.OQ)(renderedPaths)];
return outside.filter(file=>{const{path,was=path,before,text}=file;return(text===null?wasInput(was):isInput(path))?!1:before===null||text===null||!MANIFEST.test(
path)?before!==text:before!==text&&(0,parse.fd)(path,before)!==(0,parse.fd)(path,text)})}function objectsIn(path,text){if(text===null||!(planned_kinds.tz.mayHold(
text)||(0,planned_kinds.Up)(text)||(0,carrier_kinds.RI)(text)))return[];const kinds2=[planned_kinds.H9,fleet_kinds.wL,fleet_kinds.sX,carrier_kinds.FX,carrier_kinds.
__,planned_kinds.TS];return(0,parse.Ye)(text,path).manifests.filter(one=>(0,cluster_scoped.P)(one.kind)||kinds2.some(isOf=>isOf(one)))}const MANIFEST=/\.(?:ya?ml|json)$/i,
PROSE=/\.(?:md|mdx|txt|rst|adoc)$/i;function isUnread({path,before,text}){if(PROSE.test(path))return!1;if(!MANIFEST.test(path))return plannedKindsIn(text??before).
length>0;if(text===null||!planned_kinds.tz.mayHold((0,mentions.BK)(text)))return!1;const{manifests,problems}=(0,parse.Ye)(text,path,{...limits.b,interest:planned_kinds.
tz});return problems.some(({severity})=>severity==="error")||manifests.some(planned_kinds.OS)}function plannedKindsIn(text){return text?.includes("apiVersion")!==
!0?[]:(0,mentions.Bl)(text).filter(kind=>planned_kinds.H3.includes(kind))}const left_CODE="left-policies";function leftObjects(change2){const{base,head}=change2;
return base===null?[]:[...movedOut(base,head),...relisted(base,head),...departedNamespaces(base,change2),...replaced(base,head),...stillLive(change2)]}function movedOut(base,head){
const there=new Set([...head.manifests.map(identity.cu),...head.gaps.map(({key})=>key)]),leaving=base.manifests.filter(one=>(0,planned_kinds.KN)(one)&&!there.has(
(0,identity.cu)(one))),files=leaving.length===0?[]:changedOutside(base.side,head.side),unrun=head.side.coverage.filter(({outcome})=>(0,source_file.yN)(outcome)?.
declared==="not fetched"),taken2=new Set(unrun.flatMap(({takes})=>takes.map(path=>(0,change.f)(head.side,path)))),read2=head.side.outside?.filter(({path})=>taken2.
has((0,change.f)(head.side,path)))??[],written=(0,identity.MU)([...files,...read2].flatMap(({path,text})=>objectsIn(path,text))),found=leaving.flatMap(one=>{const moved=taken2.
has((0,change.f)(base.side,one.place.file))?one:written.get((0,identity.cu)(one)),unread=files.find(to=>isUnread(to)&&plannedKindsIn(to.text).includes(one.kind)),
file=moved?.place.file??unread?.path;if(file===void 0)return[];const[title,path]=[(0,text_text.UU)("object",(0,visible.Gg)(one)),(0,text_text.UU)("file",(0,visible.
RK)(file))],message2=moved?(0,text_text.Qq)`${title} moves out of ${(0,text_text.aY)("policies")}, to ${path}, which no source takes; that was not evaluated. Add ${path} to ${(0,text_text.
aY)("policies")}.`:(0,text_text.Qq)`${title} leaves ${(0,text_text.aY)("policies")}, and ${path}, which no source takes, defines an object of its kind; whether it moves there was not evaluated. Add what ${path} renders to ${(0,text_text.
aY)("policies")}, or make the two edits in separate changes.`;return(0,manifest_problem.Os)((moved??one).place,left_CODE,message2)}),[first]=leaving,unseen=head.
side.problems.find(({code})=>code==="outside-policies");if(first===void 0||unseen===void 0)return found;const message=(0,text_text.Qq)`${(0,text_text.UU)("objec\
t",(0,visible.Gg)(first))} leaves ${(0,text_text.aY)("policies")}, and not all changed files were read; whether it moves to one of these was not evaluated. ${unseen.
message}`;return[...found,(0,manifest_problem.Os)(first.place,left_CODE,message)]}function relisted(base,head){const[was,is]=[listedIn(base),listedIn(head)],takes=({
resources,patches},path)=>patches.includes(path)||resources?.some(resource=>(0,manifest_path.UO)(resource,path))===!0;return[...is.lists].flatMap(([key,list])=>{
const before=was.lists.get(key),path=[...is.files].find(([file,at])=>{const earlier=was.files.get(file);return earlier!==void 0&&before?.resources?takes(list,at)!==
takes(before,earlier):earlier!==void 0&&!takes(list,at)&&(0,manifest_path.yS)(file)===(0,manifest_path.yS)(key)})?.[1];if(path===void 0||list.resources===null)return[];
const does=(0,text_text.eu)(takes(list,path)?"begins to list":"does not list"),message=(0,text_text.Qq)`${(0,text_text.UU)("file",(0,visible.RK)(list.path))} ${does} ${(0,text_text.
UU)("file",(0,visible.RK)(path))}, whose objects were there before; that was not evaluated. ${(0,advice.wd)("kustomize",(0,manifest_path.yS)(list.path))}`;return(0,manifest_problem.
Zw)(list.path,left_CODE,message)})}function listedIn({side,contents,kustomizations}){const isInput=(0,manifest_path.OQ)(side.renderedPaths),plain=contents.filter(
({file})=>file.renderedBy===void 0),planned=plain.flatMap(({file,manifests})=>manifests.some(planned_kinds.H9)?file.path:[]),edited=new Set(plain.flatMap(({file,
isEdited})=>isEdited?file.path:[])),lists=kustomizations.all.filter(({path})=>edited.has(path)&&!isInput(path));return{files:new Map([...planned,...side.renderedPaths].
map(path=>[(0,change.f)(side,path),path])),lists:new Map(lists.map(one=>[(0,change.f)(side,one.path),one]))}}function departedNamespaces(base,{head,snapshot}){const[
own,kept]=[(0,identity.MU)(base.manifests),(0,identity.MU)(head.manifests)],isNamespace=({apiVersion,kind})=>apiVersion==="v1"&&kind==="Namespace",isHeld=one=>(0,planned_kinds.
H9)(one)&&!(0,snapshot_kept.Z6)(one.apiVersion,one.kind),chains=chainsIn(base),after=new Set(head.side.coverage.map(({identity:identity2})=>identity2)),isRetained=namespace=>{
const by=chains.get(namespace.place)?.at(-1);return(by?(0,manifest_annotations.mA)(namespace,by,!after.has(by)):(0,manifest_annotations.XM)(namespace,manifest_annotations.
AX))!==null},gone=base.manifests.filter(one=>!kept.has((0,identity.cu)(one))&&isNamespace(one)&&!isRetained(one));return[...(0,identity.MU)(gone).values()].flatMap(
namespace=>{const isInside=one=>isHeld(one)&&(0,manifest_manifest.N6)(one)===namespace.name,live=(0,identity.d2)(snapshot.objects,namespace.name).filter(one=>!own.
has((0,identity.cu)(one))),inside=new Set([...head.manifests,...live].filter(isInside).map(visible.J$));if(inside.size===0)return[];const objects=(0,text_text.p_)(
[...inside].map(one=>(0,text_text.UU)("object",one))),message=(0,text_text.Qq)`${(0,text_text.UU)("object",(0,visible.Gg)(namespace))} leaves the files, and ${objects} ${(0,text_text.
Tq)(inside.size,"is","are")} still in it: pruning (Argo CD, Flux) deletes these with the namespace, past every limit; that was not evaluated. Keep the namespace in the files, or annotate it so that it is retained (argocd.argoproj.io/sync-options: Prune=false, kustomize.toolkit.fluxcd.io/prune: disabled).`;
return(0,manifest_problem.Os)(namespace.place,left_CODE,message)})}function chainsIn({contents}){return new Map(contents.flatMap(({file:{deliveredBy=[]},manifests})=>manifests.
map(({place})=>[place,deliveredBy])))}function replaced(base,head){const there=(0,identity.MU)(head.manifests),after=new Map(head.side.coverage.map(one=>[one.identity,
one])),stays=({identity:identity2,madeBy})=>{const named=after.get(identity2)??head.side.coverage.find(one=>isSameDeliverer(one.identity,identity2));return named!==
void 0&&(madeBy===void 0||isSameDeliverer(named.madeBy??"",madeBy))},isDelivered=(one,deliverer)=>(0,planned_kinds.H9)(one)&&there.has((0,identity.cu)(one))&&(0,manifest_annotations.
mA)(one,deliverer,!0)===null,gone=base.side.coverage.filter(one=>one.leaves===!0||one.isKept===!0||stays(one)?!1:base.contents.some(({file:{deliveredBy=[]},manifests})=>{
const at=deliveredBy.indexOf(one.identity),parent=after.get(deliveredBy[at-1]??"");return(at===0||parent&&parent.prunes!==!1)&&manifests.some(each=>isDelivered(
each,deliveredBy.at(-1)))})),message=(0,text_text.Qq)`${(0,text_text.BT)("object",gone.map(({identity:identity2})=>identity2))} ${(0,text_text.Tq)(gone.length,"\
is","are")} deleted, and other deliverers take over what it applied. Pruning deletes these objects with it, unless another deliverer owns them by then; this was not evaluated. Let it keep its objects in an earlier change: ${(0,text_text.
aY)("prune: false")} of a Kustomization, ${(0,text_text.aY)("suspend: true")} of a HelmRelease, no finalizer of an Application, ${(0,text_text.aY)("preserveReso\
urcesOnDeletion: true")} of an ApplicationSet.`;return gone[0]?[(0,manifest_problem.Os)(gone[0].place,"moved-delivery",message)]:[]}function isSameDeliverer(one,other){
const[short,long]=one.length<other.length?[one,other]:[other,one];return short===long||short===long.replace(/\/.*\//,"/")}function stillLive({head,policies,snapshot}){
if(head.side.outside!==void 0)return[];const written=new Set(policies.head.filter(({live})=>!live).map(({ref})=>(0,systems_ref.XF)(ref))),gone=policies.base.filter(
policy=>{const hasEffect=(policy.onDelete?.targets.length??0)>0||policy.releasedPods;return policy.live||written.has((0,systems_ref.XF)(policy.ref))||hasEffect?
!1:(0,identity.MU)(snapshot.objects).has((0,identity.cu)({...policy,...policy.ref}))}),[first]=gone;if(first===void 0)return[];const names=(0,text_text.p_)(gone.
map(({ref})=>(0,text_text.UU)("policy",(0,visible.RK)((0,systems_ref.d0)(ref))))),message=(0,text_text.Qq)`${names} ${(0,text_text.Tq)(gone.length,"leaves","lea\
ve")} the files and ${(0,text_text.Tq)(gone.length,"is","are")} still in the snapshot. If moved to other files, add these to ${(0,text_text.aY)("policies")}.`;return[
(0,manifest_problem.ev)(first.place,left_CODE,message)]}function retainedObjects({base,head}){if(base===null)return{objects:[],problems:[]};const there=new Set(
head.manifests.map(identity.cu)),leaving=base.manifests.filter(one=>!there.has((0,identity.cu)(one))),chains=chainsIn(base),before=new Map(base.side.coverage.map(
one=>[one.identity,one])),after=new Map(head.side.coverage.map(one=>[one.identity,one])),causeOf=chain=>{const sent=chain.find(by=>(0,source_file.yN)(after.get(
by)?.outcome)?.declared==="another cluster");if(sent!==void 0)return(0,text_text.Qq)`${(0,text_text.UU)("object",sent)} applies to another cluster`;const at=chain.
findIndex(by=>!after.has(by)),pruner=after.get(chain.slice(0,at<0?chain.length:at).at(-1));if(pruner?.prunes===!1)return(0,text_text.Qq)`${(0,text_text.UU)("obj\
ect",pruner.identity)} does not prune`;const gone=before.get(chain[at]);return gone?.leaves!==!0?null:(0,text_text.Qq)`${(0,text_text.UU)("object",gone.identity)} leaves the files, and the objects it applied remain`},
found=leaving.flatMap(manifest=>{const chain=chains.get(manifest.place)??[],own=(0,manifest_annotations.mA)(manifest,chain.at(-1),!after.has(chain.at(-1))),cause2=own===
null?causeOf(chain):(0,text_text.aY)(own);return cause2===null?[]:{cause:cause2,manifest}}),planned=found.filter(({manifest})=>(0,planned_kinds.H9)(manifest)),problems=[
...(0,lookup.me)(planned,({cause:cause2})=>(0,render.Ul)(cause2)).values()].map(all=>{const objects=all.map(({manifest})=>manifest),of=(one,several)=>(0,text_text.
Tq)(objects.length,one,several),message=(0,text_text.Qq)`${(0,text_text.BT)("object",objects.map(visible.Gg))} ${of("leaves","leave")} the files and ${of("stays",
"stay")} in the cluster: ${all[0].cause}. Later edits do not reach ${of("it","them")}. Delete ${of("it","them")} by hand, within the limits.`,keeps=objects.map(
one=>[one.kind,(0,manifest_manifest.N6)(one),one.name].join("/"));return{...(0,manifest_problem.ev)(null,"not-pruned",message),keeps}});return{objects:found.map(
({manifest})=>manifest),problems}}var table=__webpack_require__(377);function notEvaluated(change2){const{base,head}=change2,unread=(0,table.L)(change2,"text",gap=>base!==
null&&isGone(gap,base,head)),there=new Set(head.side.coverage.map(({identity:identity2})=>identity2)),carriers2=(0,table.L)(change2,"carrier",({key})=>!there.has(
key));return[...unread.problems,...carriers2.problems]}const UNREAD=new Set(["not-utf-8","too-large","submodule"]);function isGone({problem,key},base,head){const{
code,severity}=problem,broken=base.contents.find(({problems})=>problems.includes(problem))?.file.text,isUnread2=UNREAD.has(code)&&(code==="submodule"||/\.(?:ya?ml|json)$/i.
test(key));if(severity!=="error"||broken===void 0&&!isUnread2)return!1;const known=new Set(base.manifests.map(identity.cu)),words=new Set(broken?.split(/[^\w.-]+/));
return!head.contents.some(({file,manifests})=>{const isInPlace=(0,manifest_path.UO)(key,(0,source_file.TN)(file));return manifests.some(one=>known.has((0,identity.
cu)(one))?!1:broken===void 0?isInPlace&&(0,planned_kinds.KN)(one):words.has(one.kind)&&words.has(one.name))})}const WRITTEN=[[fleet_kinds.wL,"The plan uses the \
nodes and clusters of the snapshot, and their labels and taints decide which limits apply. Apply this edit first, then take a new snapshot."],[fleet_kinds.sX,"C\
ontrollers create and maintain such objects; an edit moves the node or cluster past every limit. Remove it from the files."],[planned_kinds.TS,"The API server m\
ay store, refuse or delete the objects of this kind. Apply the definition first, then take a new snapshot."]];function fleetObjects({base,head}){if(base===null)
return[];const before=base.manifests,changed=(0,change.v)(before,head.manifests,contentOf).filter(one=>!(0,planned_kinds.TS)(one)||(0,identity.MU)(before).has((0,identity.
cu)(one)));return WRITTEN.flatMap(([isOf,why])=>{const written=changed.filter(isOf),[first]=written;if(first===void 0)return[];const names=(0,text_text.p_)(written.
map(one=>(0,text_text.UU)("object",(0,visible.Gg)(one)))),message=(0,text_text.Qq)`The change writes ${names}, which ${(0,text_text.Tq)(written.length,"was","we\
re")} not evaluated. ${(0,text_text.eu)(why)}`;return(0,manifest_problem.Os)(first.place,"fleet-object",message)})}const TEXTS=new Set(["description","caBundle"]);
function contentOf(manifest){const{metadata,spec}=manifest.object;return(0,planned_kinds.TS)(manifest)?(0,canonical.L2)(spec,TEXTS):(0,canonical.dj)([(0,fields.
UK)(metadata,"labels"),(0,fields.UK)(metadata,"annotations"),spec])}const POD_OWNERS=["Pod","ReplicationController","ReplicaSet","Job","CronJob"],not_planned_SERVER_SIDE=new Set(
["metadata","status"]);function notPlanned({base,head,policies,copied}){if(base===null)return[];const refs=[...policies.base,...policies.head].map(one=>(0,identity.
cu)({...one,...one.ref})),planned=new Set(refs),ownContentOf=({object})=>(0,canonical.L2)(object,not_planned_SERVER_SIDE),changed=(0,change.v)(base.manifests,head.
manifests,ownContentOf).filter(one=>{const group=(0,manifest_manifest.F8)(one.apiVersion),isCustom=group.includes(".")&&!/\.k8s\.io$|^source\.toolkit\.fluxcd\.io$/.
test(group),isOther=[planned_kinds.KN,fleet_kinds.wL,fleet_kinds.sX,carrier_kinds.FX].some(isOf=>isOf(one));return(isCustom||POD_OWNERS.includes(one.kind))&&!isOther&&
!copied.has(one)&&!planned.has((0,identity.cu)(one))}),[first]=changed;if(first===void 0)return[];const message=(0,text_text.Qq)`Not evaluated: ${(0,text_text.U9)(
changed.length,"changed object")} of kinds that are not planned: ${(0,text_text.BT)("object",changed.map(visible.Gg))}.`;return[(0,manifest_problem.Ij)(first.place,
"not-planned",message)]}var twice=__webpack_require__(3613),weakened=__webpack_require__(2015);const READING_GUARDS=[notEvaluated,editedDelivery,later_values.L],
GUARDS=[leftObjects,outsideFiles,twice.Q,table.A,fleetObjects,weakened.A_,notPlanned];function severityOf(problems,unjudged){return problems.map(problem=>{const{
isUnjudged,isOfNew,code}=problem;return unjudged==="error"&&isUnjudged===!0&&!(code==="suspended"||code==="not-pruned")?{...problem,severity:"error"}:unjudged===
"warn"&&isOfNew===!0?(0,manifest_problem.Ft)(problem):problem})}var guards_read=__webpack_require__(2437),copy=__webpack_require__(9426);function heldAndAsked(manifests,objects){
const live=(0,identity.MU)(objects),scaled=scaledIn(objects),pairs=manifests.map(manifest=>{const{apiVersion,kind,object}=manifest,held=live.get((0,identity.cu)(
manifest)),rule=(0,snapshot_kept.sG)(apiVersion,kind);if(held?.apiVersion!==apiVersion||!(0,manifest_manifest.Gv)(held.object.spec)||!rule)return{held:manifest,
asked:manifest};const asLive=withLiveImages(withAsked(object,held.object,rule),held.object),replicas=(0,fields.UK)(held.object,"spec","replicas"),asked=((0,fields.
UK)(object,"spec","replicas")===void 0||scaled.has(scaleKey(held)))&&replicas!==void 0?withAt(object,["spec","replicas"],replicas):object;return{held:{...manifest,
object:asLive},asked:{...manifest,object:asked}}});return{held:pairs.map(({held})=>held),asked:pairs.map(({asked})=>asked)}}function scaledIn(objects){const keys=objects.
flatMap(object=>{const target=(0,fields.UK)(object.object,"spec","scaleTargetRef"),name=(0,fields.r7)(target,"name");return name===null?[]:[scaleKey({...object,
kind:(0,fields.r7)(target,"kind")??"Deployment",name})]});return new Set(keys)}function scaleKey(object){return JSON.stringify([object.kind,(0,manifest_manifest.
N6)(object),object.name])}function withAt(object,[name="",...below],value){return(0,fields.RV)(object,name,below.length===0?value:withAt((0,fields.Xg)(object[name]),
below,value))}function withAsked(written,held,{kept,keep}){const spec=keep.keys.get("spec"),asked=spec?taken(spec,written.spec,held.spec):written.spec;return kept.
fields.filter(({steers})=>steers).reduce((object,{path})=>{const annotation=["metadata","annotations",path.slice(path.indexOf("[")+1,-1)],value=(0,fields.UK)(held,
...annotation);return value===(0,fields.UK)(object,...annotation)?object:withAt(object,annotation,value)},(0,fields.RV)(written,"spec",asked))}function withLiveImages(written,held){
const live=(0,fields.Xg)((0,fields.UK)(held,...POD_SPEC));return!Array.isArray(live.containers)||isImageSetElsewhere(written)?written:["containers","initContain\
ers"].reduce((object,list)=>{const[asked,runs]=[(0,fields.Un)((0,fields.UK)(object,...POD_SPEC),list),(0,fields.Un)(live,list)],known=asked.flatMap(container=>asRun(
container,runs)),isRenamed=known.length===0&&list==="containers";return asked.length===0?object:withAt(object,[...POD_SPEC,list],isRenamed?[...runs]:known)},written)}
const POD_SPEC=["spec","template","spec"];function asRun(container,runs){const live=runs.find(one=>(0,fields.r7)(one,"name")===(0,fields.r7)(container,"name"));
if(!live)return[];const[image,runsImage]=[(0,fields.r7)(container,"image"),(0,fields.r7)(live,"image")];return[image===null||runsImage===null||(0,copy.gg)(image)===
runsImage||isFilledIn(image)?container:(0,fields.RV)((0,fields.Xg)(container),"image",runsImage)]}function isFilledIn(image){return/^\s*$|[${}<>%()]|:\/\/|^[A-Z_]+$/.
test(image)}const IMAGE_SETTERS=["image.openshift.io/triggers","keel.sh/policy"];function isImageSetElsewhere({metadata}){return IMAGE_SETTERS.some(key=>["annot\
ations","labels"].some(map=>{const value=(0,fields.UK)(metadata,map,key);return value!==void 0&&value!=="never"}))}function taken(keep,written,held){if(keep.form===
"as-is"||keep.form==="text"||keep.form==="labels")return held;if(keep.form!==null)return written;if(keep.items)return takenItems(keep.items,written,held);if(written===
void 0&&held===void 0)return;const[own,other]=[(0,fields.Xg)(written),(0,fields.Xg)(held)];return[...new Set([...Object.keys(own),...Object.keys(other)])].reduce(
(object,name)=>{const below=keep.keys.get(name)??keep.prefixes.get("");if(!below)return object;const isGone2=other[name]===void 0&&!keep.keys.has(name);return(0,fields.
RV)(object,name,isGone2?void 0:taken(below,own[name],other[name]))},own)}function takenItems(keep,written,held){if(!Array.isArray(held))return;const own=Array.isArray(
written)?written:[];return held.map((item,i)=>taken(keep,own[i],item)??item)}var compare=__webpack_require__(6039);function nothingToPlan({base,head,policies},requirePolicies){
if(head.manifests.some(planned_kinds.H9))return[];const severity=requirePolicies?"error":"warning",isGone2=base?.manifests.some(planned_kinds.H9)===!0;if(!isGone2&&
[...policies.base,...policies.head].some(({live})=>!live))return[];const message=isGone2?(0,text_text.Qq)`No policy of the base is left in these files. If they moved, add the new paths to ${(0,text_text.
aY)("policies")}.`:(0,text_text.Qq)`No rollout policy was found in these files. Check the paths of ${(0,text_text.aY)("policies")}.`,problem={...(0,manifest_problem.
Os)(null,isGone2?"policies-gone":"no-policies",message),severity};return severity==="warning"&&isSame(base,head)?[{...problem,isPreExisting:!0}]:[problem]}function isSame(base,head){
if(base?.manifests.length!==head.manifests.length)return!1;const before=(0,identity.MU)(base.manifests);return head.manifests.every(one=>(0,canonical.TL)(before.
get((0,identity.cu)(one))?.object,one.object))}var src_systems=__webpack_require__(5198),kinds=__webpack_require__(6396);function copiedElsewhere(base,head,snapshot){
const known=new Set((base??[]).map(identity.cu)),all=[...copiesOf(base??[],snapshot),...copiesOf(head,snapshot).filter(manifest=>!known.has((0,identity.cu)(manifest)))];
if(all.length===0)return()=>!1;const isAtWork=atWork(snapshot),identities=new Set(all.filter(manifest=>!isAtWork(manifest)).map(identity.cu));return manifest=>identities.
has((0,identity.cu)(manifest))}function copiesOf(manifests,snapshot){return src_systems.LB.flatMap(system2=>system2.copies?.(manifests,snapshot)??[])}function atWork(snapshot){
const systems=src_systems.LB.map(system2=>({system:system2,isAtWork:system2.atWork?.(snapshot)}));return manifest=>{const own=systems.find(({system:system2})=>(0,kinds.
I)(system2.kinds,manifest));return own===void 0||(own.isAtWork?.(manifest)??snapshot.nodes.length>0)}}var namespaces=__webpack_require__(8603),system=__webpack_require__(
3439);function inKnownApis(manifests,base=null){const assumed=new Map;return{manifests:manifests.map(manifest=>{const newest=newestFor(manifest);if(newest===null||
!isNewer(manifest.apiVersion,newest))return manifest;(0,lookup.DN)(assumed,`${manifest.kind} ${manifest.apiVersion}`,manifest);const object=(0,fields.RV)(manifest.
object,"apiVersion",newest);return{...manifest,apiVersion:newest,object,writtenApi:manifest.apiVersion}}),assumed:new Set([...assumed.values()].flat().map(({place})=>place)),
problems:[...assumed.values()].map(all=>newerProblem(all,base))}}function withoutUnknownFields(policies,assumed){return assumed.size===0?policies:policies.map(policy=>assumed.
has(policy.place)&&!policy.byDefinition?{...policy,unknownFields:[]}:policy)}function newestFor(manifest){const claimed=(0,src_systems.yH)(manifest);return claimed&&
(0,kinds.xE)(claimed.spec)}function isNewer(apiVersion,than){const[own,other]=[rankOf(apiVersion),rankOf(than)];return(0,manifest_manifest.F8)(apiVersion)===(0,manifest_manifest.
F8)(than)&&own!==null&&other!==null&&own>other}const VERSION=/\/v(\d{1,6})(?:(alpha|beta)(\d{1,6}))?$/;function rankOf(apiVersion){const[,major,stage="",number="\
0"]=VERSION.exec(apiVersion)??[],stability={alpha:0,beta:1}[stage]??2;return major===void 0?null:(Number(major)*3+stability)*1e6+Number(number)}function newerProblem(manifests,base){
const[first]=manifests,isNew=base?.some(({kind,apiVersion})=>kind===first.kind&&apiVersion===first.apiVersion)===!1,count=manifests.length,message=(0,text_text.
Qq)`${(0,text_text.p_)(manifests.map(one=>(0,text_text.UU)("object",(0,visible.Gg)(one))))} ${(0,text_text.Tq)(count,"is","are")} of ${(0,text_text.aY)((0,visible.
RK)(first.apiVersion))}, newer than every version of this API that fleetplan knows: planned as ${(0,text_text.aY)(newestFor(first)??"")}. New fields are not evaluated.${isNew&&
(0,text_text.Qq)` A cluster that does not serve it refuses the edit and keeps the object it has.`}`;return(isNew?manifest_problem.ev:manifest_problem.MK)(first.
placeOf(["apiVersion"]),"newer-api",message)}function newerDefinitions(was,is){const before=new Map(was.map(policy=>[(0,systems_ref.XF)(policy.ref),policy])),sidesOf=policy=>[
policy,before.get((0,systems_ref.XF)(policy.ref))],isEdited=policy=>{const[{written},old]=sidesOf(policy);return[policy,old].map(side=>side?.byDefinition?.unread?.
slice(0,2)).some(part=>part&&!(0,canonical.am)((0,fields.fK)(old?.written,part),(0,fields.fK)(written,part)))},fieldsOf=one=>sidesOf(one).flatMap(side=>side?.byDefinition?.
newFields??[]),newer=is.filter(one=>fieldsOf(one).length>0||isEdited(one));return[...(0,lookup.me)(newer,({byDefinition})=>byDefinition?.definition)].map(([definition2,
policies])=>{const fields2=new Set(policies.flatMap(fieldsOf)),message=(0,text_text.Qq)`The cluster's CustomResourceDefinition ${(0,text_text.UU)("object",definition2)} accepts fields or values that no controller version known to fleetplan reads, and their effect is not planned: ${(0,text_text.
p_)([...fields2].map(text_text.aY))}.`,edited=policies.find(isEdited);return(edited?manifest_problem.Os:manifest_problem.MK)((edited??policies[0]).place,"newer-\
definition",message)})}var snapshot_status=__webpack_require__(6153);const SHOWN=3;function plannedMaintenance({nodes}){const names=nodes.flatMap(node=>node.lifecycle?.
includes("MaintenancePlanned")?node.name:[]);if(names.length===0)return[];const message=(0,text_text.Qq)`${(0,text_text.U9)(names.length,"node")} ${(0,text_text.
Tq)(names.length,"has","have")} the condition ${(0,text_text.aY)("MaintenancePlanned")} (${(0,text_text.BT)("target",names)}). Its time is not known, and no number counts it.`;
return[(0,manifest_problem.MK)(null,"maintenance-planned",message)]}function notYetCreated({nodes,objects},at){const isLater=created=>created>at+snapshot_status.
Yf,late=[...nodes.flatMap(node=>isLater(node.createdAt)?(0,text_text.UU)("target",`Node ${node.name}`):[]),...objects.flatMap(one=>isLater((0,snapshot_status.Wu)(
one.object)??0)?(0,text_text.UU)("object",(0,visible.Gg)(one)):[])];if(late.length===0)return[];const message=(0,text_text.Qq)`${(0,text_text.U9)(late.length,"o\
bject")} of the snapshot ${(0,text_text.Tq)(late.length,"was","were")} created after the planned moment, ${(0,text_text.uR)(at)} (${(0,text_text.H$)(late,SHOWN)}): the order of nodes and their expiry are wrong. Plan for a later moment (${(0,text_text.
aY)("--at")}), or take the snapshot again.`;return[(0,manifest_problem.MK)(null,"not-yet-created",message)]}function noNodes(manifests,{nodes},problems){const isReported=problems.
some(({severity})=>severity==="error"),needsNodes=manifest=>{const claimed=(0,src_systems.yH)(manifest);return claimed!==null&&(claimed.spec.needsNodes?.(manifest)??
!0)};if(nodes.length>0||isReported||!manifests.some(needsNodes))return[];const message=(0,text_text.Qq)`The snapshot holds no nodes. Take it with ${(0,text_text.
aY)("kubectl get nodes -o json")}.`;return[(0,manifest_problem.Os)(null,"no-nodes",message)]}function unknownKinds(manifests,before=null){const old=(0,lookup.me)(
before??[],identity.cu);return manifests.flatMap(manifest=>{const problem=problemOf(manifest);return problem===null?[]:[old.get((0,identity.cu)(manifest))?.some(
one=>(0,canonical.TL)(one.object,manifest.object))?{...problem,severity:"warning"}:problem]})}function problemOf(manifest){if((0,planned_kinds.H9)(manifest))return null;
const{place}=manifest,[api,kind]=[(0,text_text.aY)((0,visible.RK)(manifest.apiVersion)),(0,text_text.aY)((0,visible.RK)(manifest.kind))],problem=(id2,says)=>(0,manifest_problem.
Os)(place,id2,(0,text_text.Qq)`${(0,text_text.UU)("object",(0,visible.Gg)(manifest))} was not evaluated: ${says}`),excluded=(0,text_text.aY)((0,visible.RK)(`!${place.
file}`)),slip=(0,planned_kinds.Kj)(manifest);if(slip?.of==="group")return problem("unknown-group",(0,text_text.Qq)`${api} is not an API group of a planned kind. Write ${(0,text_text.
aY)(slip.meant)}.`);if(slip)return problem("unknown-kind",slip.meant===null?(0,text_text.Qq)`kind ${kind} of ${api} is not known. Correct the kind, or exclude the file (${excluded}).`:
(0,text_text.Qq)`${api} has no kind ${kind}. Write ${(0,text_text.aY)(slip.meant)}.`);if(!planned_kinds.H3.includes(manifest.kind))return null;const groups=(0,planned_kinds.
ud)(manifest.kind),known=(0,text_text.p_)((groups.length>0?groups:["karpenter.sh"]).map(text_text.aY));return problem("other-group",(0,text_text.Qq)`it is of ${api}, and ${kind} is planned as a kind of ${known}. Correct the API group, or exclude the file (${excluded}).`)}
var plan_passed=__webpack_require__(4254),plan=__webpack_require__(6356),refused_edits=__webpack_require__(2456),removal=__webpack_require__(9776),fleet=__webpack_require__(
8455),systems_history=__webpack_require__(5147),kubernetes=__webpack_require__(8297);function resolveSides(sides,input,known){const{before,after}=sides,head=resolveSide(
after,before,sides,input);return before===null?{base:null,head}:sides.isOneSide&&isSameObjects(before,after)?{base:head,head}:{base:known??resolveSide(before,after,
sides,input),head}}function isSameObjects(before,after){return before.length===after.length&&before.every((one,i)=>one.definition===after[i]?.definition&&(0,canonical.
TL)(one.object,after[i]?.object))}function resolveSide(manifests,comparedWith,{before,isCopied,assumed},input){const{snapshot,config,at,horizonMs,configPlaces}=input,
resolved=(0,lookup.Oo)(system2=>{const claimed=list=>list.filter(manifest=>(0,kinds.I)(system2.kinds,manifest)&&!isCopied(manifest)),own=claimed(manifests),base=before&&
claimed(before),compared=comparedWith&&claimed(comparedWith),resolution=system2.resolve({objects:new systems_history.P(system2.kinds,{own,base,live:snapshot.objects,
compared}),neighbors:manifests,...before?{neighborsBefore:before}:{},copied:manifests.filter(isCopied),snapshot,budgetsOver:pod=>resolved(kubernetes.p).budgetsOver?.(
pod)??[],workMs:labels=>(0,fleet.Qn)(labels,config.durations).plainMs,options:config.systems[system2.id],at,until:at+horizonMs});return{...resolution,policies:withoutUnknownFields(
resolution.policies,assumed),problems:resolution.problems.map(problem=>configPlaces&&problem.place===null&&VERSION_CODES.includes(problem.code)?{...problem,place:configPlaces(
["systems",system2.id,"version"])}:problem)}});return new Map(src_systems.LB.map(system2=>[system2.id,resolved(system2)]))}const VERSION_CODES=["unknown-version",
"newer-version"];var plan_canonical=__webpack_require__(6594),outcome_of=__webpack_require__(7388),finding=__webpack_require__(6029),rules_rule=__webpack_require__(
9394),cause=__webpack_require__(5881),catalogue=__webpack_require__(8686),system_rules=__webpack_require__(1699),waivers=__webpack_require__(4787);function evaluate(plan2,settings){
const rules=[...catalogue.RULES,...settings.own??[]].filter(({id:id2})=>id2!==system_rules.AW.id),each=ofParts(rules.flatMap(rule=>evaluateRule(rule,plan2,settings))),
{waived,lapses}=(0,waivers.Kw)(each.map(({finding:finding2})=>finding2),settings.waivers,plan2);return[...(0,cause.zs)((0,cause._Z)(each.filter(({finding:finding2})=>!waived.
has(finding2)))),...[...waived].map(([finding2,waiver])=>({...finding2,waiver})),...(0,cause.zs)(evaluateRule(system_rules.AW,{...plan2,lapses},settings))].sort(
(a,b)=>(0,finding.GF)(a,b)||(0,finding.Np)(a,b)||(0,catalogue.z)(a)-(0,catalogue.z)(b)||(0,lookup.nG)(a.rule,b.rule)||(b.magnitude??0)-(a.magnitude??0)||byPlace(
a.place,b.place)||(0,lookup.nG)(a.fingerprint,b.fingerprint))}function ofParts(each){const partOf=({result:{cause:cause2,subject},finding:{group,status}})=>{if(status!==
"fixed")return cause2?.field==="change"?group:cause2?.field==="together"?subject??"":void 0},parts=(0,lookup.me)(each.filter(one=>partOf(one)!==void 0),({finding:finding2})=>finding2.
fingerprint);return each.map(one=>{if(partOf(one)===void 0)return one;const{fingerprint}=one.finding,names=[...new Set((parts.get(fingerprint)??[]).map(part=>partOf(
part)??null))].sort(),evidence=one.result.cause?.field==="together"?{...one.finding.evidence,together:names.map(plan_canonical.BC)}:one.finding.evidence;return{
...one,finding:{...one.finding,evidence,fingerprint:(0,plan_canonical.BC)([fingerprint,names])}}})}function byPlace(a,b){return a===null||b===null?+(a===null)-+(b===
null):(0,lookup.nG)(a.file,b.file)||a.line-b.line||a.column-b.column}function resultsOf(rule,input,later){const{side,base,plan:plan2}=input,isEvaluated=(0,rules_rule.
co)(rule),own=rule.evaluate(input).filter(({policy})=>!policy||isEvaluated(policy.system)),worst=new Map;for(const result of[...own,...(0,system_rules.Xu)(side,
base,rule.id)]){const key=(0,canonical.dj)(resultKey(rule,result,later)),known=worst.get(key);(!known||isWorse(rule,result,known))&&worst.set(key,byClockOf(plan2,
result))}return worst}function evaluateRule(rule,plan2,settings){const{severity:configured,options}=settings.rules.get(rule.id)??{severity:null,options:defaultsOf(
rule)};if(configured==="off")return[];const later=laterKinds(plan2),before=plan2.base?resultsOf(rule,{side:plan2.base,base:null,plan:plan2,options},later):new Map,
after=resultsOf(rule,{side:plan2.head,base:plan2.base,plan:plan2,options},NO_LATER),wholeOf=({parts})=>parts&&[...before.values()].find(was=>[...parts].every(part=>was.
parts?.has(part))),known=new Set,found=[...after].map(([resultsKey,result])=>{const was=before.get(resultsKey)??wholeOf(result)??null;was&&known.add(was);const of={
fingerprint:causeKey(rule,result)};if(!was)return{result,finding:findingOf(rule,result,{...of,status:"new",before:null},configured)};const isBegun=isStarted(result,
plan2),isGradedWorse=isWorse(rule,result,was),isLarger=(result.magnitude??0)>(was.magnitude??0)||isGradedWorse&&was.isHypothetical!==!0,startedBy=isBegun?"start\
s":result.isEdited===!0?"edits":null,finding2=findingOf(rule,result,{...of,status:startedBy!==null||isLarger||isGradedWorse?"worsened":"unchanged",before:messageOf(
was,isBegun)},configured);return{result,finding:startedBy===null||isLarger?finding2:{...finding2,startedBy}}}),causes=new Set(found.map(({finding:finding2})=>finding2.
fingerprint)),fixed=[...before.values()].flatMap(result=>{const fingerprint=causeKey(rule,result,later);if(known.has(result)||causes.has(fingerprint))return[];const{
effect}=(result.policy&&(0,rules_rule.US)(plan2.head,result.policy))??{};if(result.isHypothetical&&effect?.groups.some(({follows})=>follows))return[];const compared={
status:isRefused(plan2.head,result)&&!isRefused(plan2.base,result)?"unchanged":"fixed",fingerprint,before:messageOf(result)};return{result,finding:findingOf(rule,
result,compared,configured)}});return[...found,...fixed]}function isRefused(side,{policy}){const{rejections=[]}=(policy&&(0,rules_rule.US)(side,policy))??{};return rejections.
some(({consequence})=>consequence===void 0)}function byClockOf({timeZone},result){const{parts}=result.fix;return{...result,says:(0,text_text.O0)(result.says,timeZone),
...result.why?{why:(0,text_text.O0)(result.why,timeZone)}:{},fix:{parts:parts.map(part=>"field"in part?part:(0,text_text.O0)(part,timeZone))}}}const defaultsOf=(0,lookup.
HK)(rule=>rule.options.parse({})),NO_LATER=new Map;function laterKinds({base,head}){const moved=head.policies.filter(({change:change2})=>change2?.kind==="migrat\
ion").map(({ref})=>ref),stays=new Set(head.policies.map(({ref})=>(0,system.XF)(ref))),before=(base?.policies??[]).filter(({ref})=>!stays.has((0,system.XF)(ref)));
return new Map(before.flatMap(({ref})=>{const successor=moved.find(({system:system2,name})=>system2===ref.system&&name===ref.name);return successor?[[(0,system.
XF)(ref),successor]]:[]}))}function isStarted({rolls,isOfWaiting},{base,head}){if(!rolls||!base)return!1;const isNone=isOfWaiting===!0?outcome_of.$D:outcome_of.
xB,startsOn=side=>rolls.some(ref=>{const policy=(0,rules_rule.US)(side,ref);return policy!==void 0&&!isNone(policy)});return startsOn(head)&&!startsOn(base)}function messageOf(result,isOfNextRollout=!1){
const{message}=(0,cause.vg)(textsOf(result),null);return isOfNextRollout?`${message} That is the next rollout, which is not triggered.`:message}function textsOf({
says,why=text_text.gd,about,policy}){return{subject:about===void 0?policy?(0,system.ct)(policy):null:about,says,why:(0,text_text.Im)(why)?null:why,related:[],sameIn:[]}}
function isWorse(rule,a,b){const graded=({severity,isHypothetical})=>({severity:severity??(isHypothetical?"warning":rule.severity)});return((0,finding.Np)(graded(
a),graded(b))||(b.magnitude??0)-(a.magnitude??0))<0}function resultKey(rule,result,later){return[rule.id,policyKey(result,later),result.group??null,result.subject??
""]}function causeKey(rule,result,later=NO_LATER){const{cause:cause2,group=null}=result;return cause2?cause2.field==="change"?(0,plan_canonical.BC)([cause2.field,
cause2.of]):(0,plan_canonical.BC)([cause2.field,policyKey(result,later),group,cause2.of]):(0,plan_canonical.BC)(resultKey(rule,result,later))}function policyKey({
policy,isStandIn},later){const own=policy&&!isStandIn?policy:null;return own&&(0,system.XF)(later.get((0,system.XF)(own))??own)}function findingOf(rule,result,compared,configured){
const severity=configured??result.severity??rule.severity,isCapped=result.isHypothetical===!0&&severity==="error";return{rule:rule.id,breaks:[rule.id],...isCapped?
{severity:"warning",isCapped}:{severity},...compared,...(0,cause.vg)(textsOf(result),(0,text_text.Im)((0,system.Xc)(result.fix))?null:result.fix),policy:result.
policy??null,group:result.group??null,place:result.place??null,evidence:result.evidence,magnitude:result.magnitude??null,waiver:null}}var rules_own=__webpack_require__(
8506);function verdictOf(plan2,findings,input){if(plan2.problems.some(problem=>problem.severity==="error"))return"unknown";const counted=findings.filter(one=>(0,finding.
cJ)(one)||one.status==="unchanged"&&input.failOnExisting),bar=input.failOn==="warning"?["error","warning"]:["error"];return counted.some(({severity})=>bar.includes(
severity))?"fail":plan2.problems.some(({isUnjudged})=>isUnjudged===!0)||counted.some(({severity})=>severity!=="info")?"warn":"pass"}function reportable(findings,ofSnapshot,problems){
const isError=({severity})=>severity==="error";return ofSnapshot.some(isError)?[]:problems.some(isError)?findings.filter(({status})=>status!=="fixed"):findings}
function withHeadText(input,path,text){const write=one=>one.path===path&&one.renderedBy===void 0?{...one,text}:one;return{...input,head:{...input.head,files:input.
head.files.map(write)}}}function planCluster(input){return planner(input)(input.at)}function planner(input){const read2=readChange(input);return at=>planAt(read2,
{...input,snapshot:read2.snapshot,at})}function planAt(read2,input){const change2=resolve(read2,input),measured=measure(change2,input),guarded=[...change2.guarded,
...GUARDS.flatMap(guard=>guard(change2))],problems=[...problemsOf(guarded,change2,input),...measured.problems],settings=ruleSettingsOf(input.config,input.configPlaces??
null),own=(0,rules_own.og)(measured,input.config.rules.own,()=>evaluate(measured,settings),index=>input.configPlaces?.(["rules","custom",index])??null),plan2={...measured,
problems:[...problems,...own.problems]},findings=evaluate(plan2,{...settings,own:own.rules});return reportOf(plan2,findings,read2,input)}function planOverLive(input){
const read2=readChange(input),{base,head,snapshot}=read2,{held,asked}=heldAndAsked(head.manifests,snapshot.objects),sides={base:base&&{...base,manifests:held},head:{
...head,manifests:asked},isOneSide:!1},given={...input,snapshot},change2=resolve({...read2,...sides},given);return(0,compare.y9)(change2.policies.base,change2.policies.
head).size===0?null:measure(change2,given)}function readChange({base,head,snapshot,config,proposedConfig}){const read2=(0,guards_read.hn)(base,head,{snapshot,config}),
written=inKnownApis(read2.head.manifests,read2.base&&read2.base.manifests),before=read2.base&&inKnownApis(read2.base.manifests),live={...snapshot,objects:inKnownApis(
snapshot.objects).manifests},placed=(0,namespaces.GD)(before&&before.manifests,written.manifests,live),ofCluster=(0,definition.kM)(snapshot.objects),is={...read2.
head,manifests:(0,definition.pe)(placed.head,ofCluster,(0,definition.kM)(read2.head.manifests))},was=read2.base&&{...read2.base,manifests:(0,definition.pe)(placed.
base??[],ofCluster)},objects=[...unknownKinds(is.manifests,was?.manifests),...placed.problems],guarded=READING_GUARDS.flatMap(guard=>guard({base:was,head:is})),
missing=[...guarded,...objects].filter(one=>one.isOfNew!==!0),unread=unreadOf(was?.manifests??[],is,missing),known=[...is.manifests,...unread],retained=retainedObjects(
{base:was,head:{...is,manifests:known}});return{base:was,head:{...is,manifests:[...known,...retained.objects]},guarded:[...guarded,...retained.problems],snapshot:{
...live,objects:(0,definition.pe)(live.objects,ofCluster)},assumed:new Set([...written.assumed,...before?.assumed??[]]),problems:[...unreadProblem(unread.filter(
planned_kinds.H9)),...objects,...written.problems,...(0,refused_edits.h6)(was&&was.manifests,is.manifests)],isOneSide:base===head,configEdits:proposedConfig?(0,weakened.
t7)(proposedConfig):{edits:[],problems:[]}}}function unreadOf(base,{manifests,gaps},problems){const isPartial=problems.some(({severity})=>severity==="error"),twice2=new Set(
gaps.flatMap(({of,key})=>of==="twice"?key:[])),known=new Set(manifests.map(identity.cu)),isUnread2=identity2=>!known.has(identity2)&&(isPartial||twice2.has(identity2));
return base.filter(manifest=>isUnread2((0,identity.cu)(manifest)))}function unreadProblem(unread){if(unread.length===0)return[];const message=(0,text_text.Qq)`${(0,text_text.
U9)(unread.length,"object")} from the base could not be read in the head; assumed unchanged: ${(0,text_text.BT)("object",unread.map(visible.J$),5)}.`;return[(0,manifest_problem.
MK)(null,"not-judged",message)]}function resolve(read2,input){const{base,head,snapshot,assumed,isOneSide}=read2,before=base&&base.manifests,after=head.manifests,
isCopied=copiedElsewhere(before,after,snapshot),resolved=resolveSides({before,after,isCopied,assumed,isOneSide},input,input.baseSide?.resolved?.());return{...read2,
resolved,isCopied,policies:{base:resolved.base?(0,removal.C)(resolved.base):[],head:(0,removal.C)(resolved.head)},copied:new Set([...copiesOf(before??[],snapshot),
...copiesOf(after,snapshot)])}}const FREEZES_AHEAD_MS=366*864e5,assumptionsOf=(0,lookup.HK)(({durations,domains,quorums,production})=>(0,lookup.Oo)(scenario=>({
durations,domains,quorums,production,scenario})));function measure({resolved,snapshot,configEdits},input){const{config,at,horizonMs,mostSteps,onSteps,baseSide}=input,
{timeZone,cluster}=config,until=at+Math.max(horizonMs,FREEZES_AHEAD_MS);return(0,plan.C)({...resolved,snapshot,at,horizonMs,timeZone,cluster,assumptions:assumptionsOf(
config)(input.scenario),freezes:(0,freeze._)(config.freezes,timeZone,{from:at,to:until}),charts:input.head.charts??[],configEdits:configEdits.edits,mostSteps,onSteps,
baseSide})}function problemsOf(guarded,change2,input){const{base,head,policies,snapshot,resolved,isCopied}=change2,{config,configPlaces=null,snapshotProblems,at}=input,
resolutions=[...resolved.head.values(),...resolved.base?.values()??[]],targets=[...snapshot.nodes,...resolutions.flatMap(one=>one.targets)],planned=[...head.manifests,
...base?.manifests??[]].filter(one=>!isCopied(one)),found=[...snapshotProblems,...plannedMaintenance(snapshot),...notYetCreated(snapshot,at),...settingsOfNothing(
config,configPlaces,targets),...guarded,...change2.problems,...newerDefinitions(policies.base,policies.head),...(0,refused_edits.mZ)(policies.base,policies.head),
...noNodes(planned,snapshot,snapshotProblems)],nothing=policies.head.some(one=>one.live&&one.change?.kind==="resources")||found.some(({severity})=>severity==="e\
rror")?[]:nothingToPlan(change2,config.requirePolicies);return severityOf([...found,...nothing],config.unjudged)}function reportOf(measured,all,{head},input){const standing=measured.
problems.filter(({isPreExisting})=>isPreExisting===!0),plan2={...measured,problems:measured.problems.filter(one=>!standing.includes(one))},reported=reportable(all,
input.snapshotProblems,plan2.problems),findings=reported.filter(({waiver})=>waiver===null),verdict=verdictOf(plan2,findings,input),passed=(0,plan_passed.M)((0,guards_read.
CT)(head),plan2,reported);return{plan:plan2,findings,verdict,standing,passed,coverage:(0,carriers._5)(head),waived:reported.filter(({waiver})=>waiver!==null),wouldFail:verdict===
"fail"||verdict==="unknown",failOn:input.failOn,sides:{base:input.base?.label??null,head:input.head.label},rulesFrom:input.rulesFrom,notices:[...input.notices,...standing.
map(({message})=>message)]}}}),6039:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{OF:()=>comparePolicies,bl:()=>removedPolicies,y9:()=>editedPolicies});var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(4585),_systems_system_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3439),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5288),_digest_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9002),_measure_wholes_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
1347),_outcome_of_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7388);function comparePolicies(base,head){const{twins,removed,edited}=pairUp(base?.policies??
[],head.policies),migrated=new Set(head.policies.flatMap(({change,ref})=>change?.kind==="migration"?migrationKey(ref):[])),diff=(was,is,shown)=>{const{ref,apiVersion,
place}=shown,touchedThrough=[...new Map([...was?.uses??[],...is?.uses??[]].map(one=>[(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.XF)(one),one]))].flatMap(
([key,one])=>edited.has(key)?one:[]),change=changeOf(was??void 0,is??void 0),isUntouched=change==="unchanged"&&touchedThrough.length===0,pair={base:was,head:is,
change,sameEffect:was!==null&&is!==null&&isSame(was,is,isUntouched)},isRepresented=is===null&&migrated.has(migrationKey(ref));return{ref,apiVersion,place,touchedThrough,
...pair,outcome:isRepresented?{kind:"no-effect"}:(0,_outcome_of_js__WEBPACK_IMPORTED_MODULE_3__.sG)(pair,base!==null),moved:was&&is?movedTargets(was,is):[]}};return[
...head.policies.map(policy=>diff(twins.get(policy)??null,policy,policy)),...removed.map(policy=>diff(policy,null,policy))]}function isSame(base,head,isUntouched){
const isDueAnyway=isUntouched&&(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.TL)((0,_outcome_of_js__WEBPACK_IMPORTED_MODULE_3__.IH)(base),(0,_outcome_of_js__WEBPACK_IMPORTED_MODULE_3__.
IH)(head));return!head.isDeleted&&(head.unmeasured!==!0||base.unmeasured===!0&&isDueAnyway)&&(!(0,_outcome_of_js__WEBPACK_IMPORTED_MODULE_3__.Qr)(head)||(0,_outcome_of_js__WEBPACK_IMPORTED_MODULE_3__.
Qr)(base))&&((0,_outcome_of_js__WEBPACK_IMPORTED_MODULE_3__.$D)(head)||isDueAnyway)&&head.change?.mayStart===void 0&&(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.
TL)((0,_digest_js__WEBPACK_IMPORTED_MODULE_2__.bZ)(base),(0,_digest_js__WEBPACK_IMPORTED_MODULE_2__.bZ)(head))&&(0,_digest_js__WEBPACK_IMPORTED_MODULE_2__.ap)(base.
effect,head.effect)}function migrationKey({system,name}){return`${system}/${name}`}function removedPolicies(base,head){return pairUp(base,head).removed}function editedPolicies(base,head){
const{edited}=pairUp(base??[],head),users=[...base??[],...head].filter(({uses})=>uses.some(ref=>edited.has((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.XF)(
ref))));return new Set([...edited,...users.map(({ref})=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.XF)(ref))])}function pairUp(before,after){const exactKey=({
ref,apiVersion})=>`${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.XF)(ref)} ${(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__.F8)(apiVersion)}`,exact=new Map(
before.map(policy=>[exactKey(policy),policy])),taken=new Set(after.map(exactKey)),others=before.filter(policy=>!taken.has(exactKey(policy))),moved=new Map(others.
map(policy=>[(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.XF)(policy.ref),policy])),twins=new Map;for(const policy of after){const twin=exact.get(exactKey(
policy))??moved.get((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.XF)(policy.ref));twin&&twins.set(policy,twin)}const kept=new Set(twins.values()),removed=before.
filter(policy=>!kept.has(policy)),changed=after.filter(policy=>changeOf(twins.get(policy),policy)!=="unchanged");return{twins,removed,edited:new Set([...changed,
...removed].map(({ref})=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.XF)(ref)))}}function changeOf(base,head){return base?!head||head.isDeleted||head.written===
null&&base.written!==null?"removed":base.apiVersion===head.apiVersion&&(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.TL)(base.written,head.written)?"un\
changed":"changed":"added"}function movedTargets(base,head){if(isTakenUp(base,head)||isTakenUp(head,base))return[];const[before,after]=[placesOf(base),placesOf(
head)];if((0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.TL)(before,after))return[];const byTarget=places=>new Map(places.flatMap(([group,targets2])=>targets2.
map(target=>[target,group]))),[from,to]=[byTarget(before),byTarget(after)];return[...to.keys(),...[...from.keys()].filter(target=>!to.has(target))].map(target=>({
target,from:from.get(target)??null,to:to.get(target)??null})).filter(move=>move.from!==move.to)}function isTakenUp(unused,used){const{groups}=used.effect;return unused.
effect.groups.length===0&&groups.every(({rolls})=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.XF)(rolls)!==(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.
XF)(used.ref))}function placesOf(policy){return(0,_measure_wholes_js__WEBPACK_IMPORTED_MODULE_5__.Uw)(policy.effect.groups).filter(group=>!(0,_measure_wholes_js__WEBPACK_IMPORTED_MODULE_5__.
ev)(group)&&group.unit!=="replica").map(group=>{const leaving=new Set(group.leaving);return[group.stage?.name??ownName(group),group.targets.filter(target=>!leaving.
has(target))]})}function ownName({name,rolls}){return name.startsWith(`${rolls.name}/`)?name.slice(rolls.name.length+1):name}}),9002:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Gb:()=>planDigest,ap:()=>sameEffect,bZ:()=>drainsCore});var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3439),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5288),_canonical_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6594),_measure_wholes_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
1347);function groupCore(group,limits){const{name,runs,unit,targets,strategy,expiry,batches,outBefore}=group,{peakAtOnce,worstLoss,stops,outcome}=group,isLasting=(0,_measure_wholes_js__WEBPACK_IMPORTED_MODULE_3__.
ev)(group)&&outBefore===0,lastsMs=batches.map(({start,end})=>end===null?null:end-start);return{name,runs:runs.group,unit,targets,...limits,strategy,lifetimeMs:expiry?.
lifetimeMs??null,batches:batches.map(({failed,succeeded,targets:targets2})=>({failed,succeeded,targets:targets2})),...isLasting?{lastsMs}:{},peakAtOnce,worstLoss,
stops,outcome}}function timedLimits({allowed,calendar,ceiling}){if(!calendar){const spans=allowed.map(({reason,limit,remaining})=>(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.
dj)({reason,limit,remaining}));return{ceiling,limits:[...new Set(spans)].sort()}}return{ceiling:null,limits:[...calendar.limits.map(({written,namesReasons,reasons,
schedule,durationMs})=>(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.dj)({written,reasons:namesReasons?[...reasons].sort():null,schedule,durationMs})).
sort(),...idleOf(calendar)]}}function windowsOf(group){const{allowed,calendar,ceiling}=group,pauses=group.stage?.pauses??[],spans=calendar?.spans??allowed,declared=calendar?
[...new Set(calendar.limits.map(({written})=>written))].sort():ceiling.declared??ceiling.byDefault??null;return{ceiling:{resolved:ceiling.resolved,enforced:ceiling.
enforced,declared},limits:[...spans.map(({reason,from,to,limit})=>({reason,from,to,limit})),...calendar?idleOf(calendar):[],...pauses.map(({kind,ms,guards})=>({
kind,ms,guards}))]}}function idleOf({idle}){const reasons=Object.keys(idle).sort();return reasons.length===0?[]:[{idle:reasons}]}function effectCore(effect,limitsOf){
return{groups:inOrder(effect.groups,({runs,name})=>JSON.stringify([runs.group,name])).map(group=>groupCore(group,limitsOf(group))),peakAtOnce:effect.peakAtOnce,
worstLoss:effect.worstLoss,outcome:effect.outcome}}function drainsCore(policy){const drains=policy.drainLimit;if(!drains)return null;const{held,shared:_shared,...numbers}=drains;
return{...numbers,held:held.map(({cause,pods,nodes,forGood})=>({cause,pods,nodes:nodes.length,forGood}))}}function inOrder(list,keyOf){return list.map(item=>({item,
key:keyOf(item)})).sort((a,b)=>a.key<b.key?-1:a.key>b.key?1:0).map(({item})=>item)}function sameEffect(a,b){return(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.
TL)(effectCore(a,windowsOf),effectCore(b,windowsOf))}function planDigest(side,charts=[]){const kept=side.policies.filter(({isDeleted})=>!isDeleted),policies=inOrder(
kept,({ref,apiVersion})=>`${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.XF)(ref)} ${apiVersion}`).map(policy=>({ref:policy.ref,change:policy.change?.kind??
null,rejected:policy.rejections.length>0,effect:effectCore(policy.effect,timedLimits),...policy.drainLimit?{drains:drainsCore(policy)}:{}})),{scopes,byDomain}=side.
combined,peaks=scopes.filter(({scope})=>scope.kind!=="domain"&&scope.kind!=="quorum").map(({unit,peakAtOnce})=>({unit,peakAtOnce}));return(0,_canonical_js__WEBPACK_IMPORTED_MODULE_2__.
sc)({policies,combined:{peaks,byDomain},versions:side.assumedVersions.map(({system,version})=>({system,version})),...charts.length===0?{}:{charts}})}}),5249:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{C:()=>limitsText,N:()=>findingText});var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9125);function findingText(finding){
const{subject,says,why}=finding;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${subject&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${subject}: `}${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
B5)([says,why,limitsText(finding)]," ")}`}function limitsText({related,sameIn}){if(related.length+sameIn.length===0)return null;const limits=related.map(({rule,
short})=>short?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)(rule)} (${short})`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)(rule)),parts=[limits.length>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`Also breaks: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.B5)(limits)}.`,
sameIn.length>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`The same in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.B5)(sameIn.map(_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY))}.`];return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.B5)(parts," ")}}),6029:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{GF:()=>byStatus,Np:()=>bySeverity,Vz:()=>RANK,cJ:()=>isCaused,hm:()=>worstOf});const SEVERITIES=["error","warning","i\
nfo"],STATUSES=["new","worsened","unchanged","fixed"];function bySeverity(a,b){return SEVERITIES.indexOf(a.severity)-SEVERITIES.indexOf(b.severity)}function byStatus(a,b){
return STATUSES.indexOf(a.status)-STATUSES.indexOf(b.status)}function isCaused({status}){return status==="new"||status==="worsened"}const RANK={pass:0,warn:1,fail:2,
unknown:3};function worstOf(verdicts){return verdicts.reduce((a,b)=>RANK[b]>RANK[a]?b:a)}}),930:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Y:()=>counterOf,m:()=>peakQuery});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5022),_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1592),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3439),_rollout_by_two_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5784);const counterOf={
all:"all",unit:unit=>`unit\0${unit}`,withoutNext:scope=>`without next\0${scope}`,production:"production",quorum:name=>`quorum\0${name}`,domain:(key,value)=>`dom\
ain\0${key}\0${value}`,group:group=>`group\0${(0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.$6)(group.runs)}`,groupDomain:(group,key,value)=>`${counterOf.
group(group)}\0${key}\0${value}`,policy:policy=>`policy\0${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(policy.ref)}`,isOfGroups:name=>name.startsWith(
"group\0")||name.startsWith("policy\0"),isWithoutNext:name=>name.startsWith("without next\0"),isOfAll:name=>!counterOf.isOfGroups(name)&&!counterOf.isWithoutNext(
name)};function peakQuery(policies,{outBefore,memberOf},isUntouchedNext=null){const names=[],counter=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(name=>names.
push(name)-1),ofAnyone=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(scopes=>[counterOf.all,...scopes].map(counter)),ofTouched=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.
Oo)(scopes=>[...ofAnyone(scopes),...isUntouchedNext?scopes.map(scope=>counter(counterOf.withoutNext(scope))):[]]),countersOf=group=>{const own=counter(counterOf.
group(group)),ofGroup=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(domains=>[own,...domains.map(([key,value])=>counter(counterOf.groupDomain(group,key,
value)))]),ofFleet=isUntouchedNext?.(group.rolls)===!1?ofTouched:ofAnyone,policiesOf=new Set,byDomains=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(domains=>(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.
Oo)(scopes=>[...ofGroup(domains),...policiesOf,...ofFleet(scopes)]));return{policies:policiesOf,ofGroup,ofTarget:(domains,scopes)=>byDomains(domains)(scopes)}},
groups=new _rollout_by_two_js__WEBPACK_IMPORTED_MODULE_3__.y,before=new Map;for(const policy of policies){const alone=counter(counterOf.policy(policy));for(const group of policy.
groups){const{runs,saysWhatIsOut,targets}=group,own=groups.of(runs.controller,runs.group,()=>countersOf(group));if(own.policies.add(alone),!saysWhatIsOut)for(const target of targets)
outBefore.has(target)&&before.set(target,new Set([...before.get(target)??[],alone,...own.ofGroup(memberOf(target).domains)]))}}return{outBefore,names,of:({controller,
group,target})=>{const{domains,scopes}=memberOf(target);return groups.get(controller,group)?.ofTarget(domains,scopes)??ofAnyone(scopes)},ofBefore:target=>[...before.
get(target)??[],...ofTouched(memberOf(target).scopes)]}}}),8455:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{Qn:()=>nodeWork,aP:()=>fleetOf,v7:()=>UNIT_SCOPES});var _manifest_fields_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3549),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
5022),_manifest_selector_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9485),_snapshot_snapshot_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8143),
_rollout_by_two_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5784),_counters_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(930);const CONTROL_PLANE=[
"node-role.kubernetes.io/control-plane","node-role.kubernetes.io/master"];function fleetOf(snapshot,others,assumptions,underWay=new Set){const{nodes}=snapshot;return others.
length===0&&underWay.size===0?ofNodes(nodes,assumptions):fleetWith(nodes,assumptions,others,underWay)}const ofNodes=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__.
jL)((nodes,assumptions)=>fleetWith(nodes,assumptions,[],new Set));function fleetWith(nodes,assumptions,others,underWay){const ofNode=node=>({name:node.name,unit:"\
node",labels:node.labels,outBefore:(0,_snapshot_snapshot_js__WEBPACK_IMPORTED_MODULE_1__.th)(node)&&!underWay.has(node.name)}),targets=[...nodes.map(ofNode),...others],
{domains:keys,durations,production,quorums}=assumptions,domainsBy=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__.Oo)(values=>values.split("\0").flatMap((value,i)=>value===
""?[]:[[keys[i]??"",value]])),memberWith=labels=>({domains:domainsBy(keys.map(key=>(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_4__.Ms)(labels,key)??"").join(
"\0")),work:nodeWork(labels,durations),isProduction:production.some(selector=>(0,_manifest_selector_js__WEBPACK_IMPORTED_MODULE_0__.ko)(selector,labels)),isControlPlane:CONTROL_PLANE.
some(label=>Object.hasOwn(labels,label)),scopes:[]}),members=new Map(targets.map(({name,labels})=>[name,memberWith(labels)])),joining={...memberWith({}),scopes:[
_counters_js__WEBPACK_IMPORTED_MODULE_2__.Y.unit("node")]},of=target=>members.get(target)??joining,domains=domainsIn(targets,of);return{targets,outBefore:new Set(
targets.filter(target=>target.outBefore).map(target=>target.name)),durationMs:({target,workMs,headStartMs,drain})=>{const{plainMs,drainedMs}=of(target).work;return Math.
max(0,(workMs??(drain?drainedMs:plainMs))-(headStartMs??0))},memberOf:of,domains,scopes:scopesIn(targets,domains.all,quorums,of)}}function nodeWork(labels,durations){
return workBy(durations)(durations.groups.find(({selector})=>(0,_manifest_selector_js__WEBPACK_IMPORTED_MODULE_0__.ko)(selector,labels)))}const workBy=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__.
HK)(durations=>(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__.Oo)(group=>{const plainMs=group?.duration??durations.default,steps=group?.steps??(typeof group?.
duration=="number"?null:durations.steps);if(steps===null)return{plainMs,drainedMs:plainMs,drainMs:0};const{drain,maintenance,validation,return:back}=steps;return{
plainMs,drainedMs:drain+maintenance+validation+back,drainMs:drain}})),UNIT_SCOPES=[{unit:"node",scope:{kind:"fleet"}},{unit:"cluster",scope:{kind:"clusters"}},{
unit:"replica",scope:{kind:"replicas"}}];function scopesIn(targets,domains,quorums,of){const nodes=targets.filter(({unit})=>unit==="node"),scopes=[],add=(scope,unit,key,names)=>{
scopes.push({scope,unit,key,members:names.length});for(const name of names)of(name).scopes.push(key)};for(const{unit,scope}of UNIT_SCOPES){const members=targets.
flatMap(target=>target.unit===unit?target.name:[]);(unit==="node"||members.length>0)&&add(scope,unit,_counters_js__WEBPACK_IMPORTED_MODULE_2__.Y.unit(unit),members)}
const production=nodes.flatMap(({name})=>of(name).isProduction?name:[]);production.length>0&&add({kind:"production"},"node",_counters_js__WEBPACK_IMPORTED_MODULE_2__.
Y.production,production);for(const{key,value,unit,names}of domains)add({kind:"domain",key,value},unit,_counters_js__WEBPACK_IMPORTED_MODULE_2__.Y.domain(key,value),
names);for(const[name,names]of quorumsIn(nodes,quorums))add({kind:"quorum",name},"node",_counters_js__WEBPACK_IMPORTED_MODULE_2__.Y.quorum(name),names);const alike=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__.
me)(targets,({name})=>of(name).scopes.join(""));for(const[first,...others]of alike.values())for(const{name}of others)of(name).scopes=of(first.name).scopes;return scopes}
function domainsIn(targets,of){const domains=new _rollout_by_two_js__WEBPACK_IMPORTED_MODULE_5__.y;for(const{unit}of UNIT_SCOPES)for(const target of targets)if(target.
unit===unit)for(const[key,value]of of(target.name).domains){const domain=domains.of(key,value,()=>({key,value,unit,names:[]}));domain.unit===unit&&domain.names.
push(target.name)}return domains}function quorumsIn(nodes,quorums){const all=quorums.map(({name,selector})=>{const names=nodes.filter(({labels})=>(0,_manifest_selector_js__WEBPACK_IMPORTED_MODULE_0__.
ko)(selector,labels)).map(node=>node.name);return{name,names}}),alike=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__.me)(all,({names})=>names.length===0?void 0:
JSON.stringify(names));return new Map([...alike.values()].map(of=>[of.map(({name})=>name).join(", "),of[0].names]))}}),6780:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Q0:()=>worstTogether,Zu:()=>withWorstOrders,zZ:()=>isFixed});var _rollout_by_two_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
5784);function withWorstOrders(domains,{freeOrder},{fleet,peak:shown,taken}){const peak=Math.min(shown,freeOrder?.atMost??shown),isOpen=domain=>domain.byExpiry!==
!0&&peak>domain.peakAtOnce;if(!freeOrder||isFixed(freeOrder)||!domains.some(isOpen))return domains;const{turns}=freeOrder,inside=new _rollout_by_two_js__WEBPACK_IMPORTED_MODULE_0__.
y,reached=taken();for(const[i,turn]of turns.entries())for(const target of turn)for(const[key,value]of reached.has(target)?fleet.memberOf(target).domains:[]){const counts=inside.
of(key,value,()=>[]);counts[i]=(counts[i]??0)+1}return domains.map(domain=>{if(!isOpen(domain))return domain;const counts=inside.get(domain.key,domain.value)??[],
worst=worstOfTurns(turns.map((turn,i)=>({size:turn.length,inside:counts[i]??0})),peak);return worst>domain.peakAtOnce?{...domain,worstAtOnce:worst}:domain})}function isFixed({
turns}){return turns.every(turn=>turn.length<2)}function worstTogether({turns},isInside,peak){return worstOfTurns(turns.map(turn=>({size:turn.length,inside:turn.
filter(isInside).length})),peak)}function worstOfTurns(turns,peak){let worst=0;for(const[i,begin]of turns.entries()){worst=Math.max(worst,Math.min(peak,begin.inside));
const between={size:0,inside:0};for(let last=i+1;between.size+2<=peak;last++){const end=turns[last];if(!end)break;worst=Math.max(worst,between.inside+Math.min(peak-
between.size,begin.inside+end.inside)),between.size+=end.size,between.inside+=end.inside}}return worst}}),9259:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{$x:()=>effectOf,lv:()=>goesByAgeOnly,i3:()=>measureGroup});var lookup=__webpack_require__(5022),controller=__webpack_require__(
5314),rollout_batches=__webpack_require__(1592),plural=__webpack_require__(8392),text_text=__webpack_require__(9125),by_two=__webpack_require__(5784),counters=__webpack_require__(
930),measure_expiries=__webpack_require__(732),free_order=__webpack_require__(6780),mixes=__webpack_require__(6197),wholes=__webpack_require__(1347);function partNumbers(group,course,outBefore){
const ends=endsIn(course.run),batches=course.batches.flatMap(batch=>{const targets=group.targets.filter(target=>batch.targets.includes(target));if(targets.length===
0)return[];const own=targets.flatMap(target=>ends.get(endKey(group.runs,target))??[]),failed=own.filter(end2=>end2.failed).length,end=own.length<targets.length?
null:Math.max(...own.map(({at})=>at));return{...batch,targets,size:targets.length,end,succeeded:own.length-failed,failed}}),touched=batches.reduce((sum,{size})=>sum+
size,0),peakAtOnce=Math.min(group.targets.length,Math.max(touched,outBefore)),outcome=outcomeOfPart(group,batches);return{batches,peakAtOnce,peakPercent:(0,plural.
pR)(peakAtOnce,group.targets.length),worstLoss:touched,stops:!1,start:batches[0]?.start??null,finish:outcome==="complete"?batches.at(-1)?.end??null:null,outcome,
why:text_text.gd,fix:null,extremes:null,domains:[]}}function partEffect(groups){return{peakAtOnce:groups.reduce((sum,group)=>sum+group.peakAtOnce,0),worstLoss:groups.
reduce((sum,group)=>sum+group.worstLoss,0),stops:!1}}function outcomeOfPart(group,batches){return batches.length===0?group.blocked.length>0?"stuck":"none":batches.
some(({failed})=>failed>0)?"stuck":batches.some(({end})=>end===null)?"unfinished":(0,wholes.L)(group)?"stuck":"complete"}const endsIn=(0,lookup.HK)(run=>{const ends=new Map;
for(const event of run.events){const{kind,at,target}=event;kind==="start"&&ends.delete(endKey(event,target)),(kind==="succeeded"||kind==="failed")&&ends.set(endKey(
event,target),{at,failed:kind==="failed"})}return ends});function endKey(group,target){return`${(0,rollout_batches.$6)(group)}\0${target}`}function measureGroup(group,measured,fleet){
const{targets,drains}=group,course=measured.courseOf(group),outBefore=outBeforeIn(group,course.run,fleet),members=targets.map(fleet.memberOf),workMs=members.map(
({work})=>work[drains?"drainedMs":"plainMs"]);return{...group,matched:targets.length,workMs:{shortest:workMs.reduce((a,b)=>Math.min(a,b),workMs[0]??0),longest:workMs.
reduce((a,b)=>Math.max(a,b),0)},production:members.some(({isProduction})=>isProduction),controlPlane:targets.filter((_,i)=>members[i]?.isControlPlane),outBefore,
...(0,wholes.QR)({groups:[group]})?partNumbers(group,course,outBefore):numbersOf(group,course,measured,fleet)}}function numbersOf(group,course,measured,fleet){const{
end,batches,inFlight,run}=course,{controller:controller2,group:name}=group.runs,outcome=outcomeOfGroup(group,course),loss=measured.losses.get((0,rollout_batches.
$6)(group.runs)),peak=measured.peaks.get(counters.Y.group(group)),expiries=(peak&&peak===measured.standing?.peaks.get(counters.Y.group(group))?peak.run.groups.get(
controller2)?.get(name)?.expiries:void 0)??end?.expiries,cutDrains=run.cutDrains.filter(one=>one.controller===controller2&&one.group===name);return{batches,...inFlight?
{inFlight}:{},blocked:stillBlocked(group,batches),peakAtOnce:peak?.count??0,...peak&&peak.batch>0?{peakBatch:peak.batch}:{},peakPercent:(0,plural.pR)(peak?.count??
0,group.serving??group.targets.length),worstLoss:goesByAgeOnly({outcome,batches,expiries:end?.expiries})?0:loss?.worst??0,stops:loss!==void 0&&breaksMore(loss.fromTheStart,
[{...group,batches}]),start:batches[0]?.start??null,finish:outcome==="complete"?finishOf(group,course):null,outcome,...endOf(group,outcome,course),...cutDrains.
length>0?{cutDrains}:{},...expiries?{expiries:(0,measure_expiries.KD)(expiries)}:{},domains:domainsOf(group,course,measured,fleet)}}function outcomeOfGroup(group,{
batches,end,run}){if(group.targets.length===0&&batches.length===0)return"none";const outcome=end?PHASE_OUTCOMES[end.phase]:run.cut?"unfinished":"none";return outcome===
"complete"&&group.held!==void 0?"unfinished":outcome==="complete"&&(0,wholes.L)(group)?"stuck":outcome}const PHASE_OUTCOMES={complete:"complete",stopped:"stoppe\
d",stuck:"stuck",idle:"none",working:"unfinished",waiting:"unfinished"};function endOf({lingers=[]},outcome,{end}){const reason=end?.why??text_text.gd,lingering=(0,text_text.
B5)((0,text_text.XY)(lingers.map(({why})=>why))," ");return{why:(0,wholes.$L)(outcome)?text_text.gd:(0,text_text.f6)((0,text_text.Im)(reason)?lingering:reason),
fix:(0,wholes.xx)({outcome})&&end?.fix!==void 0?end.fix:null,...!(0,wholes.$L)(outcome)&&end?.holder?{holder:end.holder}:{},...outcome==="stuck"&&end?.mayEnd?{mayEnd:!0}:
{},...end?.undone?{undone:end.undone}:{},extremes:end?.extremes??null}}function finishOf(group,{batches,inFlight,end}){const settled=batches.map(batch=>batch.end===
null?null:batch.end+(0,wholes.Z0)(group)),expired=end?.expiries?.expired.filter(({isOfRollout})=>isOfRollout)??[];return latest([...settled,...expired.map(({goneAt})=>goneAt),
inFlight?.end??null])}function goesByAgeOnly(group){return group.outcome==="stuck"&&group.batches.length===0&&group.expiries!==void 0}function stillBlocked({blocked},batches){
if(blocked.length===0)return[];const reached=new Set(batches.flatMap(({targets})=>targets));return blocked.filter(({target})=>!reached.has(target))}function breaksMore(than,groups){
const touched=new Set;return groups.some(({targets:all,leaving,batches})=>{const own=new Set(all),givenUp=new Set(leaving);return batches.some(({targets})=>targets.
some(target=>own.has(target)&&!givenUp.has(target)&&touched.add(target).size>than))})}const WORST_FIRST=["stuck","stopped","unfinished","complete","none"];function effectOf(policy,groups,measured){
const isIdle=groups.length===0,loss=isIdle?void 0:(0,mixes.je)(measured.losses,policy.ref),outcome=WORST_FIRST.find(one=>groups.some(group=>group.outcome===one))??
"none",starts=groups.flatMap(({start})=>start??[]);return{groups,peakAtOnce:isIdle?0:measured.peaks.get(counters.Y.policy(policy))?.count??0,worstLoss:!isIdle&&
groups.every(goesByAgeOnly)?0:loss?.worst??0,stops:loss!==void 0&&breaksMore(loss.fromTheStart,groups),outcome,start:starts.length>0?Math.min(...starts):null,finish:outcome===
"complete"?latest(groups.map(group=>group.finish)):null,...(0,wholes.QR)(policy)?partEffect(groups):{}}}function domainsOf(group,{batches,end},{peaks},fleet){const found=new by_two.
y;for(const[domains,targets]of(0,lookup.me)(group.targets,target=>fleet.memberOf(target).domains))for(const[key,value]of domains)found.of(key,value,()=>({key,value,
matched:0})).matched+=targets.length;const taken=()=>new Set([...batches.flatMap(({targets})=>targets),...end?.undone??[]]),shown=found.all.map(({key,value,matched})=>{
const peak=peaks.get(counters.Y.groupDomain(group,key,value)),inFleet=(0,wholes.ev)(group)?fleet.domains.get(key,value)?.names.length:void 0;return{key,value,matched:inFleet??
matched,peakAtOnce:peak?.count??0,batch:peak&&peak.batch>0?peak.batch:null,...peak?.batch===controller.Tz?{byExpiry:!0}:{}}});return(0,free_order.Zu)(shown,group,
{fleet,peak:peaks.get(counters.Y.group(group))?.count??0,taken})}function outBeforeIn({givenUp,saysWhatIsOut,targets,runs},run,fleet){return givenUp?givenUp.outAtStart:
saysWhatIsOut?outAtStart(run).get((0,rollout_batches.$6)(runs))?.length??0:targets.filter(target=>fleet.outBefore.has(target)).length}const outAtStart=(0,lookup.
HK)(({events})=>{const before=events.filter(({kind,batch})=>kind==="out"&&batch===0);return(0,lookup.me)(before,rollout_batches.$6)});function latest(ends){const known=ends.
filter(end=>end!==null);return known.length>0?known.reduce((a,b)=>Math.max(a,b)):null}}),6197:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{SN:()=>lossSums,je:()=>lossOf,ye:()=>mixesOf});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5022),_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1592),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3439);function mixesOf(policies){
const objects=successions(policies);if(objects.length===0)return run=>[run];const left=leftOutByMix(objects).map(keys=>new Set(keys.flatMap(own=>[...own])));return run=>left.
map(keys=>({...run,events:run.events.filter(event=>!keys.has((0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.$6)(event)))}))}const MOST_MIXED=4;function leftOutByMix(objects){
const firsts=objects.map(({first})=>first),seconds=objects.map(({second})=>second);if(objects.length>MOST_MIXED)return[seconds,firsts,[]];const all=2**objects.length-
1,between=Array.from({length:all-1},(_,i)=>objects.map(({first,second},at)=>i+1>>at&1?first:second));return[seconds,firsts,...between]}function successions(policies){
const all=policies.flatMap(({groups})=>groups);return[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.me)(all,({rolls,follows})=>follows?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
XF)(rolls):void 0).values()].map(groups=>({first:new Set(groups.flatMap(({follows:of})=>of?(0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.$6)(of):[])),second:new Set(
groups.map(({runs})=>(0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.$6)(runs)))}))}function lossSums(policy){const followed=new Set(policy.groups.flatMap(({
follows})=>follows?(0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.$6)(follows):[]));return followed.size===0?()=>[(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
XF)(policy.ref)]:({runs,follows})=>[...follows?[]:[(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(policy.ref)],...followed.has((0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.
$6)(runs))?[]:[secondLap(policy.ref)]]}function lossOf(losses,ref){const[first,second]=[losses.get((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(ref)),
losses.get(secondLap(ref))];return!first||!second?first??second:{...second.worst>first.worst?second:first,fromTheStart:Math.max(first.fromTheStart,second.fromTheStart)}}
function secondLap(ref){return`${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(ref)}\0second mix`}}),9505:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{FX:()=>isCarrier,RI:()=>mayHoldCarrier,__:()=>isSource});var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
4585),_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9375);const CARRIERS=new Map([["helm.toolkit.fluxcd.io",["HelmRelease"]],["kustomiz\
e.toolkit.fluxcd.io",["Kustomization"]],["argoproj.io",["Application","ApplicationSet"]],["helm.cattle.io",["HelmChart","HelmChartConfig"]],["fluxcd.controlplan\
e.io",["ResourceSet"]]]),SOURCES="source.toolkit.fluxcd.io",mayHoldCarrier=(0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_0__.wy)([...CARRIERS.keys(),SOURCES]);
function isSource({apiVersion}){return(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__.F8)(apiVersion)===SOURCES}function isCarrier({apiVersion,kind}){return CARRIERS.
get((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__.F8)(apiVersion))?.includes(kind)===!0}}),8603:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{GD:()=>inNamespaces,MU:()=>inGivenNamespace,su:()=>isNamespacedKind});var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
5288),_manifest_fields_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(3549),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(5022),_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
4585),_manifest_path_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(83),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3972),_systems_index_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5198),_systems_kinds_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(6396),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
9125),_planned_kinds_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4819);function inNamespaces(base,head,snapshot){const sides=[head,base??[]],bare=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.
me)(sides.flat().filter(isBare),keyOf);if(bare.size===0)return{base,head,problems:[]};const answers=namespacesOf(bare,sides.flat(),snapshot),written=sides.map(side=>new Set(
side.map(one=>`${keyOf(one)} ${one.namespace??""}`))),isUnclear=key=>{const[first="",...others]=answers.get(key)??[],isTaken=written.some(side=>side.has(`${key}\
 `)&&side.has(`${key} ${first}`));return others.length>0||isTaken&&first!==""},placed=manifests=>manifests.flatMap(manifest=>{const[namespace]=isBare(manifest)?
answers.get(keyOf(manifest))??[]:[];return namespace===void 0?[manifest]:isUnclear(keyOf(manifest))?(0,_planned_kinds_js__WEBPACK_IMPORTED_MODULE_6__.H9)(manifest)?
[]:[manifest]:[namespace===_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_8__.oQ?manifest:inGivenNamespace(manifest,namespace)]}),asked=[...bare].flatMap(([key,
[first]])=>{const[namespace,...others]=(0,_planned_kinds_js__WEBPACK_IMPORTED_MODULE_6__.H9)(first)?answers.get(key)??[]:[];return namespace===void 0?[]:{key,manifest:first,
namespace,others}}),unclear=asked.filter(({key})=>isUnclear(key)),assumed=asked.filter(one=>!unclear.includes(one)&&one.namespace!==_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_8__.
oQ),problems=[...unclear.map(({manifest,namespace,others})=>unclearProblem(manifest,[namespace,...others])),...[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.
me)(assumed,one=>one.namespace).values()].map(assumedProblem)];return{base:base&&placed(base),head:placed(head),problems}}function isNamespacedKind(manifest){return(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_3__.
yH)(manifest)?.spec.isNamespaced??_systems_index_js__WEBPACK_IMPORTED_MODULE_3__.LB.some(({looksAt=[]})=>(0,_systems_kinds_js__WEBPACK_IMPORTED_MODULE_4__.I)(looksAt,
manifest)?.isNamespaced===!0)}function inGivenNamespace(manifest,namespace){if(!isBare(manifest))return manifest;const metadata=(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_9__.
RV)((0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_9__.Xg)(manifest.object.metadata),"namespace",namespace);return{...manifest,namespace,object:(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_9__.
RV)(manifest.object,"metadata",metadata)}}function isBare(manifest){return manifest.namespace===null&&isNamespacedKind(manifest)}function keyOf({apiVersion,kind,
name:own}){return JSON.stringify([(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_8__.F8)(apiVersion),kind,own])}function namespacesOf(bare,all,{objects}){const inDefault=new Set(
all.flatMap(one=>one.namespace===_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_8__.oQ?keyOf(one):[])),isAsked=one=>bare.has(keyOf(one)),live=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.
me)(objects.filter(isAsked),keyOf),held=new Map([...bare].map(([key,manifests])=>{const found=(live.get(key)??[]).filter(one=>manifests.some(own=>isSame(own,one))).
map(({namespace})=>namespace??_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_8__.oQ),isDefault=inDefault.has(key)||found.includes(_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_8__.
oQ);return[key,isDefault?[_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_8__.oQ]:distinct(found)]})),namespacesBy=pathOf=>{const together=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.
me)([...bare.values()].flat(),pathOf);return(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.Oo)(path=>distinct((together.get(path)??[]).flatMap(one=>held.get(
keyOf(one))??[])))},inFile=namespacesBy(({place})=>place.file),inFolder=namespacesBy(({place})=>(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_10__.yS)(place.file)),
besideOf=({place:{file}})=>inFile(file).length>0?inFile(file):inFolder((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_10__.yS)(file));return new Map([...bare].map(
([key,manifests])=>{const own=held.get(key)??[];if(own.length>0)return[key,own];const beside=manifests.map(besideOf).find(({length})=>length>0)??[],{onlyIn}=(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_3__.
yH)(manifests[0])?.spec??{},read=onlyIn&&[...beside.filter(one=>onlyIn.includes(one)),...onlyIn.slice(0,1)];return[key,read?read.slice(0,1):beside]}))}function isSame(written,live){
const[own,other]=[written,live].map(({object})=>(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_9__.UK)(object,"spec","selector"));return own===void 0||other===
void 0||(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__.TL)(own,other)}function distinct(namespaces){return[...new Set(namespaces)].sort(_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.
nG)}function unclearProblem(manifest,namespaces){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
UU)("object",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.Gg)(manifest))} was not evaluated: it has no namespace, and may be in each of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
p_)(namespaces.map(_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY))}. ${fixFor(1)}`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Os)(manifest.placeOf(
["metadata","name"]),"namespace-unclear",message)}function assumedProblem(all){const[{manifest,namespace}]=all,titles=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
p_)(all.map(one=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.UU)("object",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.Gg)(one.manifest)))),message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${titles} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Tq)(all.length,"has","have")} no namespace; the plan assumes ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)(namespace)}. ${fixFor(all.length)}`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.MK)(manifest.placeOf(["metadata","name"]),"namespace-assumed",
message)}function fixFor(count){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`Set ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)("metadata.namesp\
ace")}, or ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)("namespace")} for the ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Tq)(count,"file","files")} in the configuration.`}}),
4254:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{M:()=>withoutReported,e:()=>passedLines});
var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3972);function passedLines({reports}){const files=new Set(reports.flatMap(({passed=[]})=>passed));
return Array.from(files,file=>`passed over, as nothing in it is planned: ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__.RK)(file)}`)}function withoutReported(files,{
base,head},findings){const policies=[...base?.policies??[],...head.policies],reported=new Set([...policies,...findings].map(({place})=>place?.file));return files.
filter(file=>!reported.has(file))}}),6356:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{S:()=>MOST_STEPS,C:()=>makePlan});var identity=__webpack_require__(5846),lookup=__webpack_require__(5022),problem=__webpack_require__(7085);class WorkUsedUp extends Error{steps;constructor(steps){
super(`the dry rollouts take more than ${steps} steps`),this.steps=steps}}const BETWEEN=2e4;class Work{most;onProgress;used=0;reportedAt=0;constructor(most,onProgress=()=>{}){
this.most=most,this.onProgress=onProgress}take(steps){if(this.used+=steps,this.used>this.most)throw new WorkUsedUp(this.most);this.used-this.reportedAt<BETWEEN||
(this.reportedAt=this.used,this.onProgress(this.steps))}get steps(){return Math.ceil(this.used)}}const UNLIMITED=new Work(1/0);var snapshot_snapshot=__webpack_require__(
8143),systems_system=__webpack_require__(3439),text_text=__webpack_require__(9125),compare=__webpack_require__(6039),digest=__webpack_require__(9002),measure_fleet=__webpack_require__(
8455),outcome_of=__webpack_require__(7388),wholes=__webpack_require__(1347);function nextRollouts(base,head){const edited=(0,compare.y9)(base,head),[nextInBase,
nextInHead]=[nextOf(base??[]),nextOf(head)],isEdited=ref2=>edited.has((0,systems_system.XF)(ref2)),started=base?startedUnits(head,nextInHead,isEdited):new Set,isBeside=({
groups})=>groups.some(({unit})=>started.has(unit)),twinsOf=twinsIn(base??[],head),isUntouchedInBase=policy=>{const twins=twinsOf(policy);return isBeside(policy)||
![policy,...twins].some(({ref:ref2})=>isEdited(ref2))||!twins.every(({ref:ref2})=>nextInHead.has((0,systems_system.XF)(ref2)))};return{base:rolloutsOf(nextInBase,
(base??[]).filter(isUntouchedInBase)),head:rolloutsOf(nextInHead,head.filter(policy=>isBeside(policy)||!isEdited(policy.ref)))}}function startedUnits(head,nextInHead,isEdited){
const groups=head.filter(({ref:ref2})=>isEdited(ref2)&&!nextInHead.has((0,systems_system.XF)(ref2))).flatMap(({groups:own})=>own.filter(({targets})=>targets.length>
0));return new Set(groups.map(({unit})=>unit))}function twinsIn(base,head){const identities=new Map(base.map(({ref:ref2,identity:identity2})=>[(0,systems_system.
XF)(ref2),identity2])),byKey=(0,lookup.me)(head,({ref:ref2})=>(0,systems_system.XF)(ref2)),byIdentity=(0,lookup.me)(head,({identity:identity2})=>identity2);return({
ref:ref2})=>{const identity2=identities.get((0,systems_system.XF)(ref2)),alike=identity2===void 0?[]:byIdentity.get(identity2)??[];return[...byKey.get((0,systems_system.
XF)(ref2))??[],...alike]}}function rolloutsOf(next,untouched){const isNext=ref2=>next.has((0,systems_system.XF)(ref2)),keys=new Set(untouched.map(({ref:ref2})=>(0,systems_system.
XF)(ref2)));return{isNext,isUntouchedNext:ref2=>isNext(ref2)&&keys.has((0,systems_system.XF)(ref2))}}function isHeld({groups}){return groups.some(({targets,held})=>targets.
length>0&&held!==void 0)}function nextOf(policies){const next=policies.filter(policy=>((0,outcome_of.$D)(policy)||isHeld(policy))&&policy.change?.kind!=="contin\
ues"&&!policy.groups.some(wholes.ev));return new Set(next.map(({ref:ref2})=>(0,systems_system.XF)(ref2)))}function partsOf(policies,{isNext,isUntouchedNext}){const rolling=rollingIn(
policies),systems2=new Set(rolling.flatMap(({rolls})=>isNext(rolls)?rolls.system:[]));return{withoutNext:rolling.every(({rolls})=>isNext(rolls)===isUntouchedNext(
rolls))?isNext:isUntouchedNext,reporting:[{isLeftOut:isNext,reports:({rolls})=>!isNext(rolls)},...[...systems2].map(id2=>({isLeftOut:({system})=>system!==id2,reports:({
rolls})=>isNext(rolls)&&rolls.system===id2}))]}}function rollingIn(policies){return policies.flatMap(({groups})=>groups).filter(({targets})=>targets.length>0)}function meet(policies,isNext,hasBudgets){
const groups=rollingIn(policies),systemsOf=of=>new Set(of.map(({rolls})=>rolls.system)).size,isNextIn=of=>of.some(({rolls})=>isNext(rolls));if(systemsOf(groups)<
2||!isNextIn(groups))return!1;const isShared=[...(0,lookup.bz)(groups,({targets})=>targets).values()].some(of=>systemsOf(of)>1&&isNextIn(of)),draining=groups.filter(
({drains:drains2})=>drains2);return isShared||hasBudgets&&systemsOf(draining)>1&&isNextIn(draining)}var rollout_batches=__webpack_require__(1592),systems=__webpack_require__(
5198),ref=__webpack_require__(2290);const STEPS_OF_TARGET=7,MOST_NAMED=3;function expectedWork(sides){const sized=sides.flatMap(policies=>[...new Map(policies.flatMap(
policy=>policy.groups.map(one=>[(0,rollout_batches.$6)(one.runs),one]))).values()]).map(group=>({group,steps:stepsOf(group)})),steps=sized.reduce((sum,one)=>sum+
one.steps,0),bySize=sized.toSorted((a,b)=>b.steps-a.steps),named=new Map(bySize.map(({group})=>[(0,rollout_batches.$6)(group.runs),group]));return{steps,largest:(0,text_text.
p_)([...named.values()].slice(0,MOST_NAMED).map(sizeText))}}function stepsOf({rolls,targets:{length},ceiling,unit}){const batches=length/Math.max(1,ceiling.enforced??
length),looks=length/((0,systems.JC)(rolls.system).lookedAtInAStep?.[unit]??1/0);return length*STEPS_OF_TARGET+batches*looks}function sizeText({rolls,targets,ceiling:{
enforced},unit}){const atOnce=enforced===null?(0,text_text.Qq)``:(0,text_text.Qq)`, ${enforced} at once`;return(0,text_text.Qq)`${(0,ref.ct)(rolls)} (${(0,text_text.
U9)(targets.length,unit)}${atOnce})`}var plan_removal=__webpack_require__(9776),render=__webpack_require__(2490);function formatTrace(run){const lines=[];for(const{
at,group,batch,kind,target}of run.events){const head=`${elapsed(at-run.from).padEnd(9)}${group}  ${(batch>0?`batch ${batch}`:"").padEnd(9)}${kind.padEnd(9)}`,last=lines.
at(-1);last?.head===head?last.targets.push(target):lines.push({head,targets:[target]})}const ends=[...run.groups.values()].flatMap(groups=>[...groups]);return[...lines.
map(({head,targets})=>`${head}${String(targets.length).padStart(4)}  ${targets.join(" ")}`),...ends.map(([name,{phase,why}])=>`${name}: ${phase}${(0,text_text.Im)(
why)?"":`, ${(0,render.Ul)(why)}`}`)].map(line=>`${line.trimEnd()}
`).join("")}function elapsed(ms){const minutes=Math.floor(ms/6e4),days=Math.floor(minutes/1440),two=n=>String(n).padStart(2,"0");return`${days>0?`${days}d `:""}${two(
Math.floor(minutes%1440/60))}:${two(minutes%60)}`}var by_two=__webpack_require__(5784),counters=__webpack_require__(930),free_order=__webpack_require__(6780),measure_mixes=__webpack_require__(
6197);const MOVES_A_STEP=50;class PairTally{work;outOf=new Map;pairs=[];pairsOf=new Map;constructor(shared,leadersOf,isPaired,work){this.work=work;const numbers=new Map(
[...new Set([...shared.values()].flat())].map((taker,number)=>[taker,number])),alike=(0,lookup.me)(shared,([,all])=>all.map(taker=>numbers.get(taker)).join());for(const targets of alike.
values()){const[[,all]]=targets,placeOf=new Map(all.map((one,place)=>[one,place])),takers={all,leaders:leadersOf(all),placeOf};for(const[target]of targets)this.
outOf.set(target,{takers,out:new Uint8Array(all.length)});all.forEach((a,place)=>{const later=pairedWith(a,takers).filter(b=>(placeOf.get(b)??0)>place);for(const b of later)
isPaired(a,b)&&this.add(a,b,targets.length)})}}get isEmpty(){return this.pairs.length===0}begin(){for(const{out}of this.outOf.values())out.fill(0);for(const pair of this.
pairs)pair.out.fill(0),pair.both=0}move(owners,target,goesOut){const{takers,out}=this.outOf.get(target)??{};if(!takers||!out)return;const isOut=taker=>out[takers.
placeOf.get(taker)??-1]===1,moved=owners.filter(own=>takers.placeOf.has(own)&&isOut(own)!==goesOut);for(const own of moved)out[takers.placeOf.get(own)??-1]=Number(
goesOut);for(const own of moved){const pairs=this.pairsOf.get(own),others=pairs===void 0?[]:pairedWith(own,takers);this.work.take(others.length/MOVES_A_STEP);for(const other of others){
const pair=pairs?.get(other);pair&&moveIn(pair,pair.takers[0]===own?0:1,goesOut,isOut(other))}}}met(){return this.pairs.filter(({together})=>together>0)}add(a,b,targets){
this.work.take(1);const ofA=this.pairsOf.get(a)??new Map,ofB=this.pairsOf.get(b)??new Map,pair=ofA.get(b)??{takers:[a,b],targets:0,out:[0,0],atOnce:[0,0],both:0,
together:0};pair.targets===0&&this.pairs.push(pair),pair.targets+=targets,this.pairsOf.set(a,ofA.set(b,pair)).set(b,ofB.set(a,pair))}}function pairedWith(taker,{
all,leaders}){return leaders.includes(taker)?all:leaders}function moveIn(pair,side,goesOut,isOutThroughBoth){const by=goesOut?1:-1;if(pair.out[side]+=by,isOutThroughBoth&&
(pair.both+=by),!goesOut)return;const[own,theirs]=[pair.out[side],pair.out[side===0?1:0]];pair.atOnce[side]=Math.max(pair.atOnce[side],own),theirs>0&&(pair.together=
Math.max(pair.together,own+theirs-pair.both))}const MOST_PAIRED=100,LEADERS=8;function overlapsOf(policies,runs,{isNext,isUntouchedNext},work=UNLIMITED){const shared=sharedTargets(
policies),owners=ownersOf(new Set([...shared.values()].flat()),policies),about=(0,lookup.Oo)(policy=>{const{ref:ref2,groups,nodeHold}=policy,is={isNext:isNext(ref2),
isUntouchedNext:isUntouchedNext(ref2)},matched=new Set(groups.flatMap(({targets})=>targets)).size,takesPods=(0,systems.JC)(ref2.system).takes==="pods";return{ref:ref2,
...is,matched,takesPods,kind:JSON.stringify([ref2.system,nodeHold,is])}}),peaks=(0,lookup.qy)(()=>peaksIn(runs,owners)),leadersOf=takers=>{if(takers.length<=MOST_PAIRED)
return takers;const kinds=(0,lookup.me)(takers,policy=>about(policy).kind),peakOf=policy=>peaks().get(policy)??0;return[...kinds.values()].flatMap(of=>of.sort((a,b)=>peakOf(
b)-peakOf(a)).slice(0,LEADERS))},isPaired=(a,b)=>(0,systems_system.XF)(a.ref)!==(0,systems_system.XF)(b.ref)&&!(about(a).takesPods&&about(b).takesPods),tally=new PairTally(
shared,leadersOf,isPaired,work);if(tally.isEmpty)return[];for(const run of runs){tally.begin();for(const{by,target,goesOut}of movesIn(run,owners))tally.move(by,
target,goesOut)}const side=(policy,atOnce)=>{const{ref:ref2,matched,isNext:isOnlyNext}=about(policy);return{ref:ref2,atOnce,matched,isNext:isOnlyNext}};return tally.
met().map(({takers:[a,b],atOnce:[ofA,ofB],targets,together})=>({policies:[side(a,ofA),side(b,ofB)],targets,togetherAtOnce:together,isPossible:about(a).isUntouchedNext||
about(b).isUntouchedNext}))}function sharedTargets(policies){const rolling=policies.filter(({ref:ref2,groups})=>groups.some(({rolls})=>(0,systems_system.XF)(rolls)===
(0,systems_system.XF)(ref2)));if(rolling.length<2)return new Map;const takers=(0,lookup.bz)(rolling,({groups})=>new Set(groups.flatMap(({targets})=>targets)));return new Map(
[...takers].filter(([,list])=>list.length>1))}function ownersOf(takers,policies){const byKey=(0,lookup.me)(takers,({ref:ref2})=>(0,systems_system.XF)(ref2)),owners=new by_two.
y;for(const{runs,rolls}of policies.flatMap(({groups})=>groups))owners.of(runs.controller,runs.group,()=>byKey.get((0,systems_system.XF)(rolls))??[]);return owners}
function*movesIn({events},owners){for(const{kind,batch,target,controller:controller2,group,holds}of events){const goesOut=kind==="start"||kind==="out"&&batch!==
0;if(!holds||!(goesOut||kind==="succeeded"||kind==="back"))continue;const by=owners.get(controller2,group)??[];by.length>0&&(yield{by,target,goesOut})}}function peaksIn(runs,owners){
const peaks=new Map;for(const run of runs){const outOf=(0,lookup.Oo)(_policy=>new Set);for(const{by,target,goesOut}of movesIn(run,owners))for(const policy of by){
const own=outOf(policy);goesOut?own.add(target):own.delete(target),peaks.set(policy,Math.max(peaks.get(policy)??0,own.size))}}return peaks}function combinedOf(policies,measured,input){
const{fleet,unit,untouchedNext}=input,contributorsAt=contributorsOf(policies,measured,input),together=(counter,scope,isLeftOut)=>{const peak2=measured.peaks.get(
counter);return{peakAtOnce:peak2?.count??0,peakAt:peak2?.at??null,contributors:peak2?contributorsAt(peak2,scope,isLeftOut):[]}},scopes=fleet.scopes.map(({key,...scope})=>{
const all=together(key,key,null),worstOrder=scope.scope.kind==="quorum"?worstOrderIn(key,policies,measured,input):null,withoutNext=untouchedNext?together(counters.
Y.withoutNext(key),key,untouchedNext):all;return{...scope,...all,withoutNext,worstOrder}}),whole=measure_fleet.v7.find(one=>one.unit===unit)?.scope.kind,peak=scopes.
find(({scope})=>scope.kind===whole),domains=scopes.flatMap(({scope,members:matched,peakAtOnce})=>scope.kind==="domain"?[{key:scope.key,value:scope.value,matched,
peakAtOnce,batch:null}]:[]);return{unit,peakAtOnce:peak?.peakAtOnce??0,peakAt:peak?.peakAt??null,contributors:peak?.contributors??[],byDomain:[...(0,lookup.me)(
domains,({key})=>key).values()].flatMap(values=>values.sort((a,b)=>a.value<b.value?-1:1)),scopes,overlaps:overlapsIn(measured,input)}}function overlapsIn({together,
withoutNext},{own,next,work}){const mixes=(0,measure_mixes.ye)(own),all=overlapsOf(own,together.runs.flatMap(mixes),next,work);return withoutNext===together?all:
[...overlapsOf(own,withoutNext.runs.flatMap(mixes),next,work).filter(({isPossible})=>!isPossible),...all.filter(({isPossible})=>isPossible)]}function contributorsOf(policies,{
agingRun},{fleet:{outBefore,memberOf},next:{isNext}}){const owners=combined_ownersOf(policies),scopesOf=target=>memberOf(target).scopes,eventsIn=(0,lookup.Oo)(run=>(0,lookup.
bz)(run.events,({target})=>scopesOf(target))),before=(0,lookup.bz)([...outBefore],scopesOf);return(peak,scope,isLeftOut)=>{const{run}=peak,isByAge=run===agingRun,
{out,left}=heldAt(peak,eventsIn(run).get(scope)??[],({controller:controller2,group})=>{const policy=owners.get(controller2,group);return policy&&!isByAge&&isLeftOut?.(
policy)?void 0:policy}),held=new Set([...out.values()].flatMap(targets=>[...targets]));return[{policy:null,out:(before.get(scope)??[]).filter(target=>!held.has(
target)&&!left.has(target)).length,isNext:!1},...[...out].map(([policy,targets])=>{const byAge=isByAge&&isNext(policy);return{policy,out:targets.size,isNext:isNext(
policy)&&!byAge,...byAge?{byAge}:{}}})].filter(entry=>entry.out>0)}}function heldAt(peak,events,ownerOf){const out=new Map,left=new Set;for(const event of events){
if(event.at>peak.at)break;event.kind==="left"&&left.add(event.target);const policy=event.holds?ownerOf(event):void 0;if(!policy)continue;const targets=out.get(policy)??
new Set;out.set(policy,targets),(event.kind==="start"||event.kind==="out")&&targets.add(event.target),(event.kind==="succeeded"||event.kind==="back")&&targets.delete(
event.target)}return{out,left}}function combined_ownersOf(policies){const groups=policies.flatMap(policy=>policy.groups),refs=new Map(groups.map(({rolls})=>[(0,systems_system.
XF)(rolls),rolls])),owners=new by_two.y;for(const{runs,rolls}of groups)owners.of(runs.controller,runs.group,()=>refs.get((0,systems_system.XF)(rolls))??rolls);return owners}
function worstOrderIn(key,policies,{peaks},{fleet,next:{isNext}}){const isMember=target=>fleet.memberOf(target).scopes.includes(key);return policies.flatMap(({groups})=>groups).
flatMap(group=>{const{freeOrder,rolls}=group,peak=peaks.get(counters.Y.group(group))?.count??0;if(!freeOrder||(0,free_order.zZ)(freeOrder)||peak<2)return[];const atOnce=(0,free_order.
Q0)(freeOrder,isMember,Math.min(peak,freeOrder.atMost??peak));return atOnce>1?[{atOnce,policy:rolls,isNext:isNext(rolls),says:freeOrder.says}]:[]}).sort((a,b)=>Number(
a.isNext)-Number(b.isNext)||b.atOnce-a.atOnce)[0]??null}function scenarios_turnsBadAt(durationMs,at){return(start,controller2,startedAt)=>{const afterMs=durationMs(
start,controller2);return start.isDoomed===!0||startedAt>=at&&start.removes!==!0?{result:"failed",afterMs:afterMs===1/0?0:afterMs}:{result:"succeeded",afterMs}}}
function healthy(durationMs){return scenarios_turnsBadAt(durationMs,1/0)}function turnsBad(durationMs){return scenarios_turnsBadAt(durationMs,-1/0)}var drains=__webpack_require__(
3177),queue=__webpack_require__(1231);const DRAIN_FAILED={result:"failed",afterMs:0},CUT_SHORT={result:"succeeded",afterMs:0},COPIED_IN_A_STEP=1e3,MOST_PASSES=1e4;
class Simulation{world;controllers;scenario;from;work;now;events=[];drains;queue=new queue.o;wakeAt=1/0;kept=new Map;constructor(world,controllers,scenario,from,drainage=null,work=UNLIMITED){
this.world=world,this.controllers=controllers,this.scenario=scenario,this.from=from,this.work=work,this.now=from,this.drains=new drains.QW(drainage)}forkWith(scenario){
this.work.take(this.world.size/COPIED_IN_A_STEP);const twins=new Map(this.controllers.map(controller2=>[controller2,controller2.fork()])),twinOf=controller2=>twins.
get(controller2)??controller2,copy=new Simulation(this.world.fork(),[...twins.values()],scenario,this.now,null,this.work);copy.wakeAt=this.wakeAt,copy.drains=this.
drains.fork(held=>{const{controller:controller2,start,startedAt}=held,outcome=startedAt===this.now?scenario(start,controller2.id,startedAt):held.outcome;return{
controller:twinOf(controller2),start,startedAt,outcome}});for(const[id2,kept]of this.kept)copy.kept.set(id2,kept);for(const pending of this.queue.entries()){this.
work.take(1);const controller2=twinOf(pending.controller);pending.startedAt===this.now?copy.schedule(controller2,pending.start):copy.queue.push(pendingOf(pending,
pending.at,controller2))}return copy}settle(){const started=[];for(let pass=0;pass<MOST_PASSES;pass++){let changed=!1;this.wakeAt=1/0;for(const controller2 of this.
controllers){const step=controller2.step(this.world,this.now);this.work.take(1+(controller2.effort?.()??0)),this.apply(controller2,step);for(const start of step.
starts)started.push({controller:controller2.id,start});changed||=step.again||step.starts.length>0||step.joins.length>0||step.leaves.length>0,step.wakeAt!==null&&
(this.wakeAt=Math.min(this.wakeAt,step.wakeAt))}if(!changed)return this.letDrain(),this.wakeAt<=this.now&&(this.wakeAt=1/0),started}throw new Error(`the control\
lers do not come to rest at ${new Date(this.now).toISOString()}`)}advance(until){const next=this.nextAt();if(next===1/0||next>=until)return!1;if(this.now=next,this.
queue.next()!==next)return!0;for(const{controller:controller2,start,outcome}of this.queue.shift())this.record(outcome.result,controller2,start.target,start),controller2.
ended(start,outcome.result,next),outcome.result==="succeeded"&&!controller2.out&&this.world.release(start.target,start.shows,familyOf(controller2));return!0}nextAt(){
return Math.min(this.queue.next()??1/0,this.wakeAt,this.drains.nextAt()??1/0)}run(until){return this.play(until),this.result()}play(until){do this.settle();while(this.
advance(until));return this.events}outNow(){return[...this.kept].flatMap(([controller2,kept])=>kept.map(out=>({...out,controller:controller2})))}result(){const groups=new Map;
for(const controller2 of this.controllers)groups.set(controller2.id,this.drains.groupsOf(controller2));return{from:this.from,end:this.events.at(-1)?.at??this.from,
events:this.events,groups,cutDrains:this.drains.cut,cut:this.queue.next()!==null||this.nextAt()!==1/0}}apply(controller2,step){for(const target of step.joins)this.
world.join(target,this.now),this.record("joined",controller2,target.name);for(const start of step.starts)controller2.out||this.world.hold(start.target,start.shows,
familyOf(controller2)),this.record("start",controller2,start.target,start),this.schedule(controller2,start);for(const name of step.leaves){const isHeld2=this.world.
isOut(name);this.world.leave(name),this.record("left",controller2,name),isHeld2&&this.cutShort(name,controller2)}const out=controller2.out?.()??controller2.outFromBefore?.();
out&&this.follow(controller2,out)}follow(controller2,list){const last=this.kept.get(controller2.id)??[];if(last===list)return;this.kept.set(controller2.id,list);
let same=0;for(;same<last.length&&last[same]?.target===list[same]?.target;)same++;const before=new Map(last.slice(same).map(out=>[out.target,out])),now=new Map(
list.slice(same).map(out=>[out.target,out]));for(const[target,out]of before)now.has(target)||(this.world.release(target),this.record("back",controller2,target,out));
for(const[target,out]of now)before.has(target)||(this.world.hold(target),this.record("out",controller2,target,out))}schedule(controller2,start){const outcome=this.
scenario(start,controller2.id,this.now),held={controller:controller2,start,startedAt:this.now,outcome};this.drains.take(held)||this.queue.push(pendingOf(held,Math.
max(this.now+outcome.afterMs,(0,drains.Jf)(start,this.now))))}cutShort(target,by){const isMeant=({controller:controller2,start})=>controller2.endsWithTarget===!0&&
start.target===target&&controller2!==by;for(const held of[...this.queue.takeOut(isMeant),...this.drains.giveBack(isMeant)])this.queue.push(pendingOf({...held,outcome:CUT_SHORT},
this.now))}letDrain(){for(const held of this.drains.release(this.now,this.world.openings()))this.queue.push(pendingOf(held,this.drains.endOf(held,this.now)));for(const held of this.
drains.giveUp(this.now))held.controller.drainFailed?.(held.start,this.now,this.drains.holdOn(held.start.target)),this.queue.push(pendingOf({...held,outcome:DRAIN_FAILED},
this.now))}record(kind,controller2,target,{group,batch}=NO_GROUP){this.work.take(1);const holds=!controller2.out||kind==="out"||kind==="back";this.events.push({
at:this.now,kind,controller:controller2.id,group,batch,target,holds})}}const NO_GROUP={group:"",batch:0};function pendingOf({controller:controller2,start,startedAt,
outcome},at,twin=controller2){return{at,controller:twin,start,startedAt,outcome}}function familyOf({family,id:id2}){return family??id2}function peaksOf(run,query){
const peaks=[],counts=[],batches=[],raised=new Set,held=(0,lookup.Oo)(_target=>new Map);let now=run.from;const comeTo=at=>{if(at!==now){for(const counter of raised){
const count=counts[counter]??0;count>(peaks[counter]?.count??0)&&(peaks[counter]={count,at:now,batch:batches[counter]??0})}raised.clear(),now=at}},goesOut=(target,counters2,batch)=>{
const own=held(target);for(const counter of counters2){const holds=own.get(counter)??0;own.set(counter,holds+1),!(holds>0)&&(counts[counter]=(counts[counter]??0)+
1,batches[counter]=batch,raised.add(counter))}},comesBack=(target,counters2)=>{const own=held(target);for(const counter of counters2){const holds=own.get(counter)??
0;holds>0&&own.set(counter,holds-1),holds===1&&(counts[counter]=(counts[counter]??0)-1)}};for(const target of query.outBefore)goesOut(target,query.ofBefore(target),
0);for(const event of run.events){const{at,kind,target,batch,holds}=event;comeTo(at),kind==="left"&&query.outBefore.has(target)&&comesBack(target,query.ofBefore(
target)),holds&&(kind==="start"||kind==="out")&&goesOut(target,query.of(event),batch),holds&&(kind==="succeeded"||kind==="back")&&comesBack(target,query.of(event))}
return comeTo(1/0),new Map(peaks.flatMap((peak,counter)=>[[query.names[counter]??"",peak]]))}var signs=__webpack_require__(4190);class World{first;signs;joined;absent;holds;replacedAt;left;turned;constructor(first,signs2,joined=new Map,absent=new Set,holds=new Map,replacedAt=new Map,left=[],turned=new Set){
this.first=first,this.signs=signs2,this.joined=joined,this.absent=absent,this.holds=holds,this.replacedAt=replacedAt,this.left=left,this.turned=turned}static of(targets,showsUnready=!1){
const list=[...targets],first=new Map(list.map(target=>[target.name,target]));if(first.size!==list.length)throw new Error("two targets of one world have the sam\
e name");const world=new World(first,new signs.j(showsUnready));for(const{name,outBefore}of list)outBefore&&world.turned.add(name);return world}fork(){return new World(
this.first,this.signs.fork(),new Map(this.joined),new Set(this.absent),new Map(this.holds),new Map(this.replacedAt),this.left.slice(),new Set(this.turned))}get size(){
return this.first.size+this.joined.size}target(name){return this.absent.has(name)?void 0:this.known(name)}isOut(name){return(this.holds.get(name)??0)>0||this.known(
name)?.outBefore===!0}openings(){const turned=[...this.turned];return this.turned.clear(),{turned,isOpen:name=>this.target(name)?.unit==="node"&&!this.isOut(name)}}look(watch){
return this.signs.look(watch)}gone(){return this.left}hold(name,sign,family=""){if(!this.known(name))throw new Error(`target ${name} is not in this world`);this.
holds.set(name,(this.holds.get(name)??0)+1),this.turned.add(name),sign&&this.signs.put(sign,name,family)}release(name,sign,family=""){const holds=this.holds.get(
name)??0;if(holds===0)throw new Error(`target ${name} is released but nothing holds it`);holds>1?this.holds.set(name,holds-1):this.holds.delete(name),this.turned.
add(name),sign&&this.signs.take(sign,name,family)}join(target,now){const{name,replaces}=target;if(this.target(name))throw new Error(`target ${name} joins twice`);
replaces!==void 0&&this.replacedAt.set(replaces,now),this.joined.set(name,target),this.absent.delete(name),this.holds.delete(name),this.turned.add(name)}leave(name){
this.absent.add(name),this.turned.add(name),this.signs.drop(name),this.left.push({name,replacedSince:this.replacedAt.get(name)??null})}known(name){return this.joined.
get(name)??this.first.get(name)}}var controller=__webpack_require__(5314);function worstLoss(simulation,bad,until,groups){const losses=new Losses(groups),started=new Set;
do{const begun=simulation.settle().map(({controller:controller2,start:{group,batch}})=>({counters:losses.of(controller2,group),batch}));for(const{counters:counters2}of begun)
started.add(counters2);if(losses.couldRise(new Set(begun.map(({counters:counters2})=>counters2)))){const fork=simulation.forkWith(bad),failed=fork.play(until).filter(
({kind,holds})=>kind==="failed"&&holds),hasStarted=({controller:controller2,group})=>started.has(losses.of(controller2,group)),out=fork.outNow().filter(one=>one.
isOld!==!0&&(one.wasOut!==!0||hasStarted(one)));losses.raise(simulation.now,[...failed,...out])}for(const{counters:counters2,batch}of begun)if(batch!==controller.
Tz)for(const counter of counters2)counter.left--}while(simulation.advance(until));return losses.raiseUnstarted(simulation.outNow()),{healthy:simulation.result(),
losses:losses.byKey}}class Losses{groups;byKey=new Map;counters=new Map;byGroup=new by_two.y;constructor(groups){this.groups=groups;const counterOf=(0,lookup.Oo)(
key=>({key,all:0,left:0,most:0}));for(const[group,{targets,sums,mostLost=targets}]of groups){const own=[group,...sums].map(counterOf);this.counters.set(group,own);
for(const counter of own)counter.all+=targets,counter.left+=targets,counter.most+=mostLost}}of(controller2,group){return this.byGroup.of(controller2,group,()=>this.
counters.get((0,rollout_batches.$6)({controller:controller2,group}))??[])}couldRise(begun){const isOpen=({key,left,most})=>{const worst=this.byKey.get(key)?.worst;
return worst===void 0?left>0:Math.min(left,most)>worst};return[...begun].some(counters2=>counters2.some(isOpen))}raise(at,lost){const targets=new Map;for(const[
group,{mayLoseNone}]of this.groups)if(at!==null&&mayLoseNone)for(const counter of this.counters.get(group)??[])targets.set(counter,new Set);for(const{controller:controller2,
group,target}of lost)for(const counter of this.of(controller2,group))targets.set(counter,(targets.get(counter)??new Set).add(target));for(const[{key,all},{size}]of targets){
const worst=Math.min(size,all),known=this.byKey.get(key)??{worst:-1,fromTheStart:worst};worst>known.worst&&this.byKey.set(key,{...known,worst,turnsBadAt:at})}}raiseUnstarted(out){
const lost=out.filter(one=>{const key=(0,rollout_batches.$6)(one);return this.groups.get(key)?.mayLoseNone===!0&&!this.byKey.has(key)&&one.isOld!==!0&&one.wasOut!==
!0});this.raise(null,lost)}}const FIRST={showsUnready:!1,isReversed:!1};function simulations({fleet,resolutions,at,until,work},isLeftOut){const drains2=resolutions.
find(({createEvictions})=>createEvictions),expectedMs=target=>fleet.memberOf(target).work.drainMs,simulation=(controllers,{showsUnready,isReversed}=FIRST,scenario=healthy(
fleet.durationMs))=>{const evictions=drains2?.createEvictions?.(),inOrder=isReversed?controllers.toReversed():controllers,world=World.of(fleet.targets,showsUnready);
return new Simulation(world,inOrder,scenario,at,evictions?{evictions,expectedMs}:null,work)},failing=(0,lookup.qy)(()=>{if(!resolutions.some(({createProbes})=>createProbes))
return new Set;const probes=resolutions.flatMap(({createControllers,createProbes=createControllers})=>createProbes(isLeftOut)),{events}=simulation(probes).run(until);
return new Set(events.flatMap(({kind,target})=>kind==="failed"?[target]:[]))});return(reading,scenario)=>simulation(resolutions.flatMap(({createControllers})=>createControllers(
isLeftOut,failing())),reading,scenario)}function dryRollout(input,{policies,untouchedNext,isLeftOut,countsLosses}){const{fleet,until}=input,simulate=simulations(
input,isLeftOut),simulation=simulate(),groups=lossGroups(countsLosses?policies:[]),{healthy:first,losses}=worstLoss(simulation,turnsBad(fleet.durationMs),until,
groups),readings=otherReadings(simulation.world.signs.unknowns),runs=[first,...readings.map(reading=>simulate(reading).run(until))],query=(0,counters.m)(policies,
fleet,untouchedNext),mixes=(0,measure_mixes.ye)(policies),peaks=new Map;let worst=first,most=-1;for(const run of runs){let count=0;for(const mix of mixes(run)){
const found=peaksOf(mix,query);count=Math.max(count,found.get(counters.Y.all)?.count??0);for(const[counter,peak]of found)peak.count>(peaks.get(counter)?.count??
0)&&peaks.set(counter,{...peak,run:mix})}(count>most||count===most&&run.end>worst.end)&&([worst,most]=[run,count])}return{runs,worst,peaks,losses}}function otherReadings({
unready,order}){if(!order)return[];const reversed={showsUnready:!1,isReversed:!0};return unready?[{showsUnready:!0,isReversed:!1},{showsUnready:!0,isReversed:!0},
reversed]:[reversed]}function lossGroups(policies){const groups=new Map;for(const policy of policies){const sumsOf=(0,measure_mixes.SN)(policy);for(const group of policy.
groups){const{runs,targets,saysWhatIsOut=!1,mostLost}=group,key=(0,rollout_batches.$6)(runs),mayLoseNone=saysWhatIsOut&&targets.length>0,known=groups.get(key)??
{targets:targets.length,sums:[],mayLoseNone,mostLost};groups.set(key,known),known.sums.push(...sumsOf(group))}}return groups}function coursesOf(policies,{withoutNext,
peaks,losses},input){const{untouchedNext}=input,courseOf=(run,turnsBadAt)=>{const{from,end}=run;return{from,end,turnsBadAt,stays:staysIn(run,policies,input.fleet.
outBefore,untouchedNext)}};return{healthy:unit=>{const whole=counters.Y.unit(unit),peak=peaks.get(untouchedNext?counters.Y.withoutNext(whole):whole);return courseOf(
peak?.run??withoutNext.worst,null)},worst:ref2=>{const loss=(0,measure_mixes.je)(losses,ref2),run=loss&&loss.worst>0?runThatTurnsBad(loss,{...input,work:UNLIMITED}):
null;return run&&courseOf(run,loss?.turnsBadAt??null)}}}function runThatTurnsBad({turnsBadAt,isLeftOut},input){if(turnsBadAt===null)return null;const scenario=scenarios_turnsBadAt(
input.fleet.durationMs,turnsBadAt);return simulations(input,isLeftOut)(void 0,scenario).run(input.until)}function staysIn({from,events},policies,outBefore,isUntouchedNext){
const groups=new Map(policies.flatMap(policy=>policy.groups.map(one=>[(0,rollout_batches.$6)(one.runs),one]))),stays=Array.from(outBefore,target=>({...BEFORE,target,
from})),open=new Map(stays.map(stay=>[stay.target,stay]));for(const event of events){const{kind,target,at,batch,holds}=event,before=open.get(target);kind==="lef\
t"&&before&&(before.to??=at);const key=`${(0,rollout_batches.$6)(event)}\0${target}\0${holds?1:0}`;if((kind==="start"||kind==="out")&&!open.has(key)){const group=groups.
get((0,rollout_batches.$6)(event)),policy=group?.rolls??null,isHypothetical=isUntouchedNext!==null&&(!policy||isUntouchedNext(policy)),name=group?.name??event.group,
stay2={...BEFORE,target,group:name,policy,batch,from:at,holds,isHypothetical};open.set(key,stay2),stays.push(stay2)}const stay=open.get(key);stay&&kind==="faile\
d"&&(stay.failedAt=at),!(!stay||kind!=="succeeded"&&kind!=="back")&&(stay.failedAt=null,stay.to??=at,open.delete(key))}return stays}const BEFORE={group:null,policy:null,
batch:0,to:null,failedAt:null,holds:!0,isHypothetical:!1};var measure_group=__webpack_require__(9259);function measureAll(policies,input){const counted=policies.
filter(policy=>!(0,wholes.QR)(policy)),{isNext}=input.next,rollouts=dryRollouts(policies,counted,input),standing=standingOf(counted,input),aging=standing&&input.
untouchedNext?agingIn(standing.worst,counted,input):null,{together,withoutNext,reporting}=rollouts,always=standing?[standing.peaks]:[];return{together,withoutNext,
standing,agingRun:aging&&standing?standing.worst:null,peaks:new Map([...highest([...reporting.map(({peaks})=>peaks),...always],counters.Y.isOfGroups),...highest(
[withoutNext.peaks,...always,...aging?[aging]:[]],counters.Y.isWithoutNext),...highest([together.peaks,...always],counters.Y.isOfAll)]),losses:worstLosses(reporting),
courseOf:courses(rollouts,isNext)}}function dryRollouts(policies,counted,input){const{next,untouchedNext,resolutions}=input,report=part=>{const reported=counted.
map(policy=>({...policy,groups:policy.groups.filter(part.reports)})),{isLeftOut}=part;return{...dryRollout(input,{policies:reported,untouchedNext,isLeftOut,countsLosses:!0}),
...part}},hasBudgets=resolutions.some(({createEvictions})=>createEvictions);if(!meet(counted,next.isNext,hasBudgets)){const all=report(EVERYTHING);if(!(policies.
some(({ref:ref2})=>next.isNext(ref2))&&isAnyStuck(all.worst,policies,next)))return{together:all,withoutNext:all,reporting:[all]}}const parts=partsOf(counted,next);
return{reporting:parts.reporting.map(report),together:dryRollout(input,{policies:counted,untouchedNext:null}),withoutNext:dryRollout(input,{policies:counted,untouchedNext,
isLeftOut:parts.withoutNext})}}const EVERYTHING={isLeftOut:void 0,reports:()=>!0};function isAnyStuck(run,policies,{isNext}){return policies.flatMap(({groups})=>groups).
some(({runs,rolls})=>!isNext(rolls)&&endIn(run,runs)?.phase==="stuck")}function endIn(run,{controller:controller2,group}){return run.groups.get(controller2)?.get(
group)}function standingOf(policies,input){const{isNext}=input.next,expires=({rolls,expiry})=>isNext(rolls)&&expiry!==void 0&&expiry.expected.length>0;return policies.
some(({groups})=>groups.some(expires))?dryRollout(input,{policies,untouchedNext:input.untouchedNext,isLeftOut:isNext}):null}function agingIn(run,policies,{fleet,
next}){const waiting=new by_two.y;for(const{rolls,runs}of policies.flatMap(({groups})=>groups))next.isNext(rolls)&&waiting.of(runs.controller,runs.group,()=>!0);
const isAging=({controller:controller2,group})=>waiting.get(controller2,group)===!0,rolling=run.events.filter(event=>event.holds&&event.group!==""&&!isAging(event)),
[first,last]=[rolling[0],rolling.at(-1)];if(!first||!last)return null;const meeting=targetsOut(run.events.filter(isAging),first.at,last.at);if(meeting.size===0)
return null;const events=run.events.filter(event=>!isAging(event)||meeting.has(event.target)),query=(0,counters.m)(policies,fleet,()=>!1);return new Map([...peaksOf(
{...run,events},query)].map(([name,peak])=>[name,{...peak,run}]))}function targetsOut(events,from,to){const found=new Set,out=new Set;for(const{at,kind,target}of events){
if(at>to)break;const goesOut=kind==="start"||kind==="out";goesOut&&out.add(target),!goesOut&&at<=from?out.delete(target):at>=from&&out.has(target)&&found.add(target)}
return new Set([...found,...out])}function highest(all,concerns){const found=new Map;for(const[name,peak]of all.flatMap(peaks=>[...peaks]))concerns(name)&&peak.
count>(found.get(name)?.count??0)&&found.set(name,peak);return found}function worstLosses(reporting){const found=new Map;for(const{isLeftOut,losses}of reporting)
for(const[key,loss]of losses)loss.worst>(found.get(key)?.worst??-1)&&found.set(key,{...loss,isLeftOut});return found}const batchesIn=(0,lookup.HK)(rollout_batches.
cS);function courseIn(run,{runs}){const batches=batchesIn(run).get((0,rollout_batches.$6)(runs))??rollout_batches.PL;return{run,...batches,end:endIn(run,runs)}}
function courses({reporting,together},isNext){const withNext=together.worst;return group=>{const{worst,runs}=reporting.find(({reports})=>reports(group))??together,
course=courseIn(worst,group);return!(endIn(withNext,group.runs)?.phase==="stuck")||worst===withNext||isNext(group.rolls)?course:[course,...runs.map(run=>courseIn(
run,group))].find(({end})=>end?.phase==="stuck")??course}}const LOOK_AHEAD_MS=366*864e5;function planSide(side){const{removal=null,snapshot,assumptions,next}=side,
resolutions=[...side.resolutions.values(),...removal?[removal]:[]],policies=resolutions.flatMap(resolution=>resolution.policies),own=policies.filter(policy=>!removal?.
policies.includes(policy)),targets=resolutions.flatMap(resolution=>resolution.targets),underWay=new Set(resolutions.flatMap(({outFromBefore})=>outFromBefore??[])),
fleet=(0,measure_fleet.aP)(snapshot,targets,assumptions,underWay),input={...side,resolutions,fleet,until:Math.max(side.until,side.at+LOOK_AHEAD_MS),untouchedNext:policies.
some(({ref:ref2})=>next.isUntouchedNext(ref2))?next.isUntouchedNext:null},measured=measureAll(policies,input),groupOf=(0,lookup.Oo)(group=>(0,measure_group.i3)(
group,measured,fleet));return{policies:own.map(policy=>({...policy,effect:(0,measure_group.$x)(policy,policy.groups.map(groupOf),measured)})),combined:combinedOf(
policies,measured,{...input,unit:side.unit,own}),resolved:()=>side.resolutions,worstRun:assumptions.scenario==="turns-bad"?worstRun(measured,input):null,courses:coursesOf(
policies,measured,input),assumedVersions:[...side.resolutions].flatMap(([system,{assumedVersion}])=>assumedVersion?[{system,...assumedVersion}]:[]),problems:resolutions.
flatMap(resolution=>resolution.problems),get spreads(){return resolutions.flatMap(({spreads})=>spreads?.()??[])}}}function worstRun({losses},input){const[worst]=[
...losses.values()].sort((a,b)=>b.worst-a.worst),run=worst&&runThatTurnsBad(worst,input);return run&&worst.turnsBadAt!==null?{turnsBadAt:worst.turnsBadAt,trace:formatTrace(
run)}:null}const MOST_STEPS=1e7;function makePlan(input){let side="base";try{return planned(input,which=>side=which)}catch(error){if(!(error instanceof WorkUsedUp))
throw error;const{largest}=expectedOf(input),message=(0,text_text.Qq)`Nothing of this change is evaluated: its dry rollouts take more than ${(0,text_text.U9)(error.
steps,"step")} (used up in the ${(0,text_text.eu)(side)}), most of them for ${largest}. Plan fewer policies at a time: narrow the paths or globs, or list each cluster with its own policies and snapshot.`,
base=input.base&&withoutPolicies(input.base),plan=planned({...input,base,head:withoutPolicies(input.head)},()=>{});return{...plan,problems:[(0,problem.Os)(null,
"too-much-work",message),...plan.problems]}}}function expectedOf({base,head}){return expectedWork((base===null||base===head?[head]:[base,head]).map(plan_removal.
C))}function withoutPolicies(side){return new Map([...side].map(([system,{problems}])=>[system,(0,systems_system.EH)(problems)]))}function planned(input,onSide){
const{snapshot,at,timeZone,freezes,cluster,configEdits}=input,until=at+input.horizonMs,before=input.base&&(0,plan_removal.C)(input.base),removal=input.base===input.
head?null:(0,plan_removal.c)(input.base,input.head),after=[...(0,plan_removal.C)(input.head),...removal?.policies??[]],next=nextRollouts(before,after),units=new Set(
[...before??[],...after].flatMap(({groups})=>groups.map(one=>one.unit))),unit=measure_fleet.v7.find(one=>units.has(one.unit))?.unit??"node",expected=expectedOf(
input);input.onSteps?.(0,expected);const work=new Work(input.mostSteps??MOST_STEPS,steps=>input.onSteps?.(steps,expected)),planOf=(which,resolutions)=>(onSide(which),
planSide({...input,work,resolutions,removal:which==="head"?removal:null,until,unit,next:next[which]})),isOneSide=input.base===input.head,compared=isOneSide?null:
input.base&&(input.baseSide??planOf("base",input.base)),head=planOf("head",input.head),base=isOneSide?head:compared;return{at,horizon:{from:at,to:until},snapshot:{
nodes:snapshot.nodes.length,ready:snapshot.nodes.filter(node=>node.ready==="True").length,clusters:snapshot.objects.filter(object=>object.kind==="MemberCluster").
length,takenAt:snapshot.takenAt,digest:snapshot.digest},configEdits,inventory:inventoryOf(input),policies:(0,compare.OF)(base,head),base,head,digest:(0,digest.Gb)(
head,input.charts),problems:head.problems,timeZone,freezes,cluster}}function inventoryOf({snapshot,base,head,assumptions}){const others=[...base?.values()??[],...head.
values()].flatMap(({targets})=>targets),labels=new Map([...others,...snapshot.nodes].map(target=>[target.name,target.labels])),nodes=snapshot.nodes.map(({name})=>[
name,"node"]);return{units:new Map([...others.map(({name,unit})=>[name,unit]),...nodes]),has:target=>labels.has(target),labelsOf:target=>labels.get(target)??{},
hasLabel:(0,lookup.Oo)(label=>[...labels.values()].some(own=>Object.hasOwn(own,label))),out:new Set(snapshot.nodes.filter(snapshot_snapshot.th).map(({name})=>name)),
get held(){return(0,identity.MU)(snapshot.objects)},domains:assumptions.domains}}}),9776:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{C:()=>policiesIn,c:()=>removalOf});var _rollout_at_once_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2829),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3439),_compare_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6039);const REMOVING={id:"removal",leaves:!1};function removalOf(base,head){const before=base?
policiesIn(base):[],removed=(0,_compare_js__WEBPACK_IMPORTED_MODULE_2__.bl)(before,policiesIn(head)).flatMap(policy=>removalOfOne(policy)??[]);if(removed.length===
0)return null;const groups=removed.flatMap(policy=>policy.groups),known=new Set(targetsIn(head).map(({name})=>name)),going=new Set(groups.flatMap(({targets})=>targets)),
taken=groups.map(({runs,targets})=>({group:runs.group,targets:targets.map(name=>({name}))}));return{policies:removed,targets:base?targetsIn(base).filter(({name})=>going.
has(name)&&!known.has(name)):[],createControllers:()=>[new _rollout_at_once_js__WEBPACK_IMPORTED_MODULE_0__.v(REMOVING,taken)],assumedVersion:null,problems:[]}}
function removalOfOne(policy){const{ref,place,onDelete,groups}=policy;if(!onDelete||onDelete.targets.length===0)return null;const{says,targets}=onDelete,own=groups.
find(({rolls})=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(rolls)===(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(ref))??groups[0],runs={controller:REMOVING.
id,group:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(ref)};return{...policy,written:null,isDeleted:!0,groups:[(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
Zb)({name:ref.name,rolls:ref,runs,unit:own?.unit??"node",targets})],change:{kind:"deleted",says,place,batched:!1,targetsAtOnce:targets.length}}}function policiesIn(resolutions){
return[...resolutions.values()].flatMap(({policies})=>policies)}function targetsIn(resolutions){return[...resolutions.values()].flatMap(({targets})=>targets)}}),
1592:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{$6:()=>groupKey,PL:()=>NO_BATCHES,
cS:()=>batchesOf});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5022);function groupKey({controller,group}){return`${controller}\0${group}`}
const NO_BATCHES={batches:[],inFlight:null},BEFORE=0;function batchesOf({events}){const names=replacementsIn(events),own=events.filter(({kind,batch})=>batch>=BEFORE&&
(kind==="start"||kind==="succeeded"||kind==="failed")),keys=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_0__.Oo)(controller=>(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_0__.
Oo)(group=>groupKey({controller,group}))),byGroup=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_0__.me)(own,({controller,group})=>keys(controller)(group));return new Map(
[...byGroup].map(([key,ofGroup])=>{const records=[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_0__.me)(ofGroup,({batch})=>batch)].map(([index,ofBatch])=>recordOf(
index,ofBatch,names)),batches=records.filter(({index})=>index!==BEFORE);return[key,{batches,inFlight:records.find(({index})=>index===BEFORE)??null}]}))}function recordOf(index,events,names){
const start=events[0].at;let last=start;const targets=[],ended={succeeded:new Set,failed:new Set};let ends=0;for(const event of events)event.kind==="succeeded"||
event.kind==="failed"?(ended[event.kind].add(event.target),last=event.at,ends++):targets.push(names.get(event)??event.target);const[succeeded,failed]=[ended.succeeded.
size,ended.failed.size],end=targets.length>ends?null:last;return{index,size:targets.length,targets,start,end,succeeded,failed}}function replacementsIn(events){const names=new Map;
if(!events.some(({kind})=>kind==="left"))return names;const left=new Set,begun=new Map;for(const event of events){const{kind,batch,target}=event;if(kind==="left"&&
left.add(target),kind!=="start"||batch<BEFORE)continue;const key=`${groupKey(event)}\0${target}`,times=begun.get(key)??0;begun.set(key,times+1),!(times===0||!left.
has(target))&&names.set(event,`${times===1?"replacement":`replacement ${times}`} of ${target}`)}return names}}),5784:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{y:()=>ByTwo});class ByTwo{byFirst=new Map;inOrder=[];get(first,second){return this.byFirst.get(first)?.get(second)}of(first,second,make){
const bySecond=this.byFirst.get(first)??new Map,known=bySecond.get(second);if(known!==void 0)return known;const made=make();return this.byFirst.set(first,bySecond.
set(second,made)),this.inOrder.push(made),made}get all(){return this.inOrder}}}),5881:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{_Z:()=>withOneNumber,kp:()=>isSize,vg:()=>spoken,zs:()=>byCause});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
5022),_plan_finding_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6029),_plan_finding_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5249),_systems_system_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3439),_text_render_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2490),_text_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9125),_catalogue_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
8686);function byCause(evaluated){return[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__.me)(evaluated,({finding:{fingerprint,status},result:{cause}})=>JSON.
stringify([fingerprint,cause&&status==="worsened"?"new":status])).values()].map(merged)}function withOneNumber(evaluated){const sizesIn=({fix:advice,severity,status})=>advice===
null||severity==="info"||status==="fixed"?[]:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.f5)(advice).filter(setting=>isSize(setting)&&Number(setting.value)>
0),keyOf=({policy,group},{field,beside})=>JSON.stringify([policy,group,field,beside]),least=new Map;for(const{finding}of evaluated)for(const setting of sizesIn(
finding)){const key=keyOf(finding,setting);least.set(key,Math.min(least.get(key)??1/0,Number(setting.value)))}return evaluated.map(({finding,result})=>{const advice=sizesIn(
finding).reduce((is,setting)=>{const value=least.get(keyOf(finding,setting))??setting.value;return is&&value!==setting.value?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
cO)(is,setting.field,value):is},finding.fix);return advice===null||advice===finding.fix?{result,finding}:{result,finding:{...finding,fix:advice,remediation:(0,_text_render_js__WEBPACK_IMPORTED_MODULE_3__.
Ul)((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Xc)(advice))}}})}function merged(all){const sorted=all.toSorted(({finding:a},{finding:b})=>(0,_plan_finding_js__WEBPACK_IMPORTED_MODULE_0__.
Np)(a,b)||(0,_catalogue_js__WEBPACK_IMPORTED_MODULE_5__.z)(a)-(0,_catalogue_js__WEBPACK_IMPORTED_MODULE_5__.z)(b)||(b.magnitude??0)-(a.magnitude??0)||(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__.
nG)(a.group??"",b.group??"")),[{finding:lead,result:leading}=all[0],...others]=sorted;if(others.length===0)return lead;const findings=sorted.map(({finding})=>finding),
groups=new Set(findings.map(({group})=>group)),isElsewhere=group=>!!group&&group!==lead.group,own=others.filter(({finding})=>finding.rule===lead.rule),numbers=own.
flatMap(({finding,result})=>finding.group===lead.group&&result.short||[]).filter(short=>!leading.short||!(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.QV)(short,
leading.short)),sameIn=own.flatMap(({finding:{group,subject}})=>isElsewhere(group)&&subject!==null?[group]:[]),known=new Set,related=others.flatMap(({finding:{rule,
group},result:{short=null}})=>{const key=JSON.stringify([rule,short]);return rule===lead.rule||known.has(short?key:rule)?[]:(known.add(rule).add(key),[{rule,short:short&&
isElsewhere(group)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`${short}, group ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.UU)("group",group)}`:short}])}),
also=numbers.length>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`Also: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.B5)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
XY)(numbers),"; ")}.`,why=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.B5)([lead.why,also]," "),texts={...lead,why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Im)(why)?null:why,related,sameIn:[...new Set(sameIn)]},ofRule=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__.me)(others,({finding})=>finding.rule);return{...lead,
breaks:[...new Set(findings.map(({rule})=>rule))],status:findings.some(({status})=>status==="worsened")?"worsened":lead.status,...spoken(texts,fixOf(findings)),
group:groups.size===1?lead.group:null,evidence:{...lead.evidence,...Object.fromEntries([...ofRule].map(([rule,[{finding}]])=>[rule,finding.evidence])),...groups.
size>1?{groups:findings.map(({group,rule,evidence})=>({group,rule,...evidence}))}:{}},before:findings.find(({before})=>before!==null)?.before??null}}function spoken({
subject,says,why,related,sameIn},advice){const texts={subject,says,why,related,sameIn};return{...texts,message:(0,_text_render_js__WEBPACK_IMPORTED_MODULE_3__.Ul)(
(0,_plan_finding_text_js__WEBPACK_IMPORTED_MODULE_1__.N)(texts)),fix:advice,remediation:advice?(0,_text_render_js__WEBPACK_IMPORTED_MODULE_3__.Ul)((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
Xc)(advice)):""}}const SIZES=new Set("concurrency count initialBatch maxConcurrency maxUnavailable nodes".split(" "));function isSize({field}){return SIZES.has(
field)}function fixOf(findings){const asked=findings.flatMap(({severity,fix:advice})=>severity==="info"?[]:advice??[]),sized=asked.filter(one=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
f5)(one).some(isSize)),replaces=one=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.f5)(one).some(({inPlaceOf})=>inPlaceOf!==void 0),chosen=sized.find(replaces)??
sized[0],own=findings[0]?.fix??null,lead=chosen?withStrictest(chosen,sized):own&&(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.f5)(own).length===0?own:null,
taken=lead?[lead]:[];for(const one of asked){const known=new Set(taken.flatMap(_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.f5).map(({field})=>field)),adds=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
f5)(one).filter(setting=>!isSize(setting)&&!known.has(setting.field));sized.includes(one)?taken.push(...adds.map(setting=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
Up)`Set ${setting}.`)):adds.length>0&&taken.push(one)}const[first,...rest]=taken;return first?rest.reduce((joined,next)=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
Up)`${joined} ${next}`,first):own}function withStrictest(chosen,sized){const own=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.f5)(chosen).find(isSize),numbers=sized.
flatMap(_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.f5).filter(isSize).flatMap(({value})=>typeof value=="number"&&value>0?[value]:[]);return own===void 0||own.
value===0||numbers.length===0?chosen:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.cO)(chosen,own.field,Math.min(...numbers))}})};
