export const id=74,ids=[74],modules={1406:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{Dg:()=>clustersOf,ZN:()=>NO_CLUSTER,yN:()=>placesIn});var _waivers_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9084);function clustersOf(config){const snapshots=[
config,...config.clusters].flatMap(({snapshot})=>snapshot??[]),names=config.clusters.map(({name})=>name),all=config.clusters.map(one=>({...one,policies:one.policies??
config.policies??[]})),[first,...rest]=config.clusters.map(({name,policies,snapshot,namespace,variables,destination,labels},index)=>({config:{...config,cluster:name,
policies:policies??config.policies,snapshot:snapshot??config.snapshot,namespace:namespace??config.namespace,variables:{...config.variables,...variables},clusters:[],
waivers:(0,_waivers_js__WEBPACK_IMPORTED_MODULE_0__.T1)(config.waivers,names)},path:["clusters",index],target:{name,destination,labels,others:all.filter(one=>one.
name!==name),snapshots}})),target={...NO_CLUSTER,name:config.cluster,snapshots};return first?[first,...rest]:[{config,path:[],target}]}const NO_CLUSTER={name:null,
destination:null,labels:null,others:[]};function placesIn(placeOf,cluster){return cluster.length===0?placeOf:path=>{const entry=placeOf(cluster),own=placeOf([...cluster,
...path]);return own.line!==entry.line||own.column!==entry.column?own:placeOf(path)}}}),409:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{initCommand:()=>initCommand});var external_node_fs_=__webpack_require__(3024),
external_node_path_=__webpack_require__(6760),config_read=__webpack_require__(9989),dist=__webpack_require__(8815),canonical=__webpack_require__(5288),lookup=__webpack_require__(
5022),manifest_path=__webpack_require__(83),visible=__webpack_require__(3972),renderer=__webpack_require__(5564),rendered=__webpack_require__(6184),tree=__webpack_require__(
239),plural=__webpack_require__(8392),expansion=__webpack_require__(6974),kustomization=__webpack_require__(1886),fields=__webpack_require__(3549),identity=__webpack_require__(
5846),manifest=__webpack_require__(4585),parse=__webpack_require__(3080),source_file=__webpack_require__(7364),planned_kinds=__webpack_require__(4819),kept=__webpack_require__(
9371),argocd=__webpack_require__(3731),kustomize=__webpack_require__(9951),source=__webpack_require__(4766),render=__webpack_require__(2490);const SPELLINGS=[["\
prod","production","prd"],["staging","stage","stg"],["dev","development","develop"],...["preprod","pre-prod","nonprod","non-prod","qa","uat","test","sandbox"].map(
name=>[name])],OTHER_THAN_TEST=SPELLINGS.flat().filter(name=>name!=="test"),REGION=/^(?:af|ap|ca|cn|eu|il|me|mx|sa|us|us-gov|asia|australia|europe|northamerica|southamerica)-[a-z]+-?\d[a-z]?$/i,
OF_CLUSTERS=new Set(["clusters","environments","envs","stages","regions"]);function spelled(name){return SPELLINGS.find(names=>names.includes(name.toLowerCase()))?.[0]??
name}function isEnvironment(name){return SPELLINGS.some(names=>names.includes(name.toLowerCase()))||REGION.test(name)}function environmentsIn(folder){const steps=folder.
split("/"),isNamed=(step,at)=>isEnvironment(step)||OF_CLUSTERS.has(steps[at-1]?.toLowerCase()??"");return[...new Set(steps.filter(isNamed).map(spelled))]}function environmentsOfFile(path,chartOfApplications){
const stem=(0,manifest_path.Vb)(path).replace(/\.(?:ya?ml|json)$/i,""),bare=stem.replace(/^values[-._]?|[-._]?values$/gi,"");return chartOfApplications===(0,manifest_path.
yS)(path)&&!["",stem].includes(bare)||bare.split(/[-._]/).some(isEnvironment)||isEnvironment(bare)?[spelled(bare)]:[]}const MOST_GLOBS=100;function globsFor(own,others,undecided=[]){
const suffixes=own.some(path=>path.endsWith(".json"))?".{yaml,yml,json}":".{yaml,yml}",isInRoot=path=>!path.includes("/"),inRoot=own.filter(isInRoot),folders=new Set(
own.filter(path=>!isInRoot(path)).map(path=>path.split("/")[0]??"")),globs=[...inRoot.length>0&&!others.some(isInRoot)?[`*${suffixes}`]:inRoot.map(escaped),...[
...folders].toSorted().flatMap(folder=>{const whole=one=>`${escaped(one)}/**/*${suffixes}`,taken=largest(folder,own,others).map(one=>own.includes(one)?escaped(one):
whole(one)),left=largest(folder,others,own).map(one=>`!${escaped(one)}`);return undecided.some(path=>(0,manifest_path.UO)(folder,path))||taken.length<=left.length?
taken:[whole(folder),...left]})];return globs.length<=MOST_GLOBS||others.length===0?globs:globsFor(own,[])}function largest(folder,paths2,others){const inside=paths2.
filter(path=>(0,manifest_path.UO)(folder,path)),apart=others.filter(path=>(0,manifest_path.UO)(folder,path));if(inside.length===0||apart.length===0||inside.includes(
folder))return inside.length===0?[]:[folder];const steps=inside.map(path=>`${folder}/${path.slice(folder.length+1).split("/")[0]}`);return[...new Set(steps)].toSorted().
flatMap(step=>largest(step,inside,apart))}function escaped(path){return path.replace(/[\\*?[\]{}!]/g,"\\$&")}const NEVER=/(?:^|\/)(?:node_modules|vendor|third_party|testdata|\.github|\.gitlab|\.terraform)\//,
LEFT_OUT=/^.*?(?:^|\/)(?<!(?:overlays|environments|envs?|clusters)\/)(?:\.[\w-]+|__tests__|(?:[\w-]+-)?tests?|chainsaw|kuttl|e2e|fixtures|docs?|archived?|examples?|samples?)\//is,
MAY_RUN=/^\.|(?:^|-)tests?$/i;async function entriesOf(tree2,render2){const all=tree2.files().filter(path=>!NEVER.test(path)),leftOutOf=path=>{const[at]=LEFT_OUT.
exec(path)??[],folder=at===void 0?null:(0,manifest_path.yS)(at),isOther=name=>tree2.isFolder((0,manifest_path.nx)((0,manifest_path.yS)(folder??""),name));return folder!==
null&&(0,manifest_path.Vb)(folder)==="test"&&OTHER_THAN_TEST.some(isOther)?null:folder},used=all.filter(path=>leftOutOf(path)===null),main=await new Finder(tree2,
used,render2).find(),skipped=all.filter(path=>leftOutOf(path)!==null&&plannedIn(tree2,path).length>0),[first]=skipped;if(first===void 0)return main;if(main.entries.
length===0)return new Finder(tree2,all,render2).find();const message=`${(0,plural.hS)(skipped.length,"file")} with planned objects in folders of tests, examples\
 and documents: left out, the first ${(0,visible.RK)(first)}.`,leftOut=(0,lookup.Eb)(skipped.map(leftOutOf)).filter(folder=>!MAY_RUN.test((0,manifest_path.Vb)(folder)));
return{...main,leftOut:[...new Set(leftOut)],notes:[...main.notes,message]}}function plannedIn(tree2,path){const text=/\.(?:ya?ml|json)$/.test(path)?tree2.text(
path)??"":"";return(0,planned_kinds.pR)(text)?(0,parse.Ye)(text,path).manifests.filter(planned_kinds.H9):[]}const LISTING=new Set(["apiVersion","kind","resource\
s"]);class Finder{tree;files;render;entries=[];rendered=new Set;failed=[];charts;roots;constructor(tree2,files,render2){this.tree=tree2,this.files=files,this.render=
render2;const charts=files.flatMap(path=>(0,manifest_path.Vb)(path)==="Chart.yaml"?(0,manifest_path.yS)(path):[]);this.charts=charts.filter(one=>!charts.some(other=>(0,manifest_path.
UO)((0,manifest_path.nx)(other,"charts"),one))),this.roots=rootsIn(tree2,[...new Set(files.filter(kustomization.Sv).map(manifest_path.yS))].toSorted())}async find(){
await this.flux(),await this.argo(),await this.kustomizations();for(const folder of this.charts.filter(one=>this.hasApplications(one)))await this.chart(folder);
for(const folder of this.charts.filter(one=>!this.hasApplications(one)))await this.chart(folder);const held=this.files.filter(path=>!this.isOfChart(path)).map(path=>({
path,objects:plannedIn(this.tree,path)})).filter(({objects})=>objects.length>0);for(const{path,objects}of held)!this.rendered.has(path)&&!this.isUnused(path)&&this.
entries.push(entryAt("file",path,{objects}));const{entries,failed}=this,[first]=failed,left=`${(0,plural.hS)(failed.length,"source")} cannot be rendered and ${(0,plural.
w3)(failed.length,"is","are")} left out, the first ${first}`,files=new Set([...held.map(({path})=>path),...this.rendered]);return{entries,notes:first===void 0?[]:
[left],files,leftOut:[]}}objectsOf(...groups){return this.files.filter(path=>/\.ya?ml$/.test(path)&&!this.isOfChart(path)).flatMap(path=>{const text=this.tree.text(
path)??"";return groups.some(group=>text.includes(group))?(0,parse.Ye)(text,path).manifests:[]}).filter(({apiVersion})=>groups.includes((0,manifest.F8)(apiVersion)))}isOfChart(path){
return this.charts.some(folder=>(0,manifest_path.UO)(folder,path))}hasApplications(chart){return this.files.filter(path=>(0,manifest_path.UO)((0,manifest_path.nx)(
chart,"templates"),path)).some(path=>/^\s*kind: Application(?:Set)?\s*$/m.test(this.tree.text(path)??""))}async tried(kind,at,source2){const sourced=await this.
render({namespace:null,variables:{},...source2}),found={objects:plannedOf(sourced),destinations:destinationsOf(sourced)};return{entry:entryAt(kind,at,found),sourced}}async flux(){
const objects=this.objectsOf("kustomize.toolkit.fluxcd.io","helm.toolkit.fluxcd.io"),files=[...new Set(objects.map(({place})=>place.file))],synced=this.objectsOf(
"fluxcd.controlplane.io").flatMap(one=>syncedBy(one)??[]),declared=new Set([...objects.flatMap(one=>selfApplied(one)??[]),...synced.filter(folder=>this.tree.isFolder(
folder))]),listing=this.roots.filter(({inputs})=>files.some(file2=>inputs.includes(file2))),depthOf=folder=>folder.split("/").length,outermost=[...listing.map(({
folder})=>folder),...files.map(manifest_path.yS)].toSorted((a,b)=>depthOf(a)-depthOf(b)||(a<b?-1:1)),isReadBy=(folder,trials2)=>{const here=files.filter(file2=>(0,manifest_path.
yS)(file2)===folder),own=here.length>0?here:[(0,kustomize.dq)(this.tree,folder)??folder];return trials2.some(({sourced})=>own.every(path=>sourced.inputs.includes(
path)))},trials=[];for(const folder of new Set([...declared,...outermost])){const source2={kind:"flux",folder:folder||".",destination:null};(declared.has(folder)||
!isReadBy(folder,trials))&&trials.push(await this.tried("flux",folder,source2))}const isPart=({sourced:{inputs}})=>trials.some(({entry:{at},sourced:{inputs:all}})=>declared.
has(at)&&all.length>inputs.length&&inputs.every(path=>all.includes(path))),found=trials.filter((trial,index)=>declared.has(trial.entry.at)?!isPart(trial):!isReadBy(
trial.entry.at,trials.slice(index+1))),isStart=({entry})=>entry.objects.length>0||declared.has(entry.at);for(const trial of found)(isStart(trial)||!found.some(isStart))&&
this.keep(trial)}async argo(){const objects=this.objectsOf(argocd.KE).filter(({kind})=>/^Application(?:Set)?$/.test(kind)),patching=this.roots.filter(({folder})=>(0,argocd.
sU)(this.tree,folder)),heldBy=path=>{const by=patching.filter(({inputs})=>inputs.includes(path));return by.length===0?[path]:by.flatMap(({folder})=>(0,kustomize.
dq)(this.tree,folder)??[])},held=[...new Set(objects.flatMap(({place})=>heldBy(place.file)))],found=[],plain=held.filter(path=>!(0,kustomization.Sv)(path)),built=held.
filter(kustomization.Sv).map(path=>[path]);for(const paths2 of plain.length>0?[plain,...built]:built){const argocd2=destination=>this.tried("argocd","",{kind:"a\
rgocd",globs:paths2.map(escaped),chart:null,destination}),alone=await argocd2(null),{destinations}=alone.entry,{entry,sourced}=destinations.length>1?await argocd2(
destinations):alone;entry.objects.length===0&&!hasUnfetched(sourced)||(this.read([...sourced.inputs,...paths2]),found.push({paths:paths2,destinations,objects:entry.
objects,coverage:sourced.coverage}))}const carriers=found.flatMap(({coverage})=>coverage),isApplied=path=>carriers.some(({place,takes})=>place!==null&&!heldBy(place.
file).includes(path)&&takes.includes(path));for(const{paths:paths2,destinations,objects:objects2}of found)for(const[index,path]of paths2.filter(one=>!isApplied(
one)).entries())this.entries.push(entryAt("argocd",path,{objects:index===0?objects2:[],destinations}))}async kustomizations(){const{tree:tree2,rendered:rendered2}=this,
isList=folder=>Object.keys((0,kustomize.Bt)(tree2,folder)??{}).every(key=>LISTING.has(key)),isKnown=(folder,path)=>rendered2.has(path)&&isList(folder),open=this.
roots.filter(({folder,inputs,hasOmitted})=>!rendered2.has((0,kustomize.dq)(tree2,folder)??"")&&!isComponent(tree2,folder)&&(hasOmitted||inputs.some(path=>!isKnown(
folder,path)&&(0,planned_kinds.pR)(tree2.text(path)??"")))),trials=await Promise.all(open.map(({folder})=>this.tried("kustomize",folder,{kind:"kustomize",folder:folder||
"."})));for(const trial of trials){const why=reasonOf(trial.sourced);why===null?this.keep(trial):trial.sourced.inputs.some(path=>plannedIn(tree2,path).length>0)&&
this.failed.push(`${(0,visible.RK)(trial.entry.at)||"the root"}: ${why}`)}}async chart(folder){const files=this.files.filter(path=>(0,manifest_path.UO)(folder,path)),
written=this.tree.value((0,manifest_path.nx)(folder,"Chart.yaml"));if((0,fields.r7)(written,"type")==="library"||files.some(path=>this.rendered.has(path)))return;
const applications=this.hasApplications(folder)?folder:null,values=files.filter(path=>/\.ya?ml$/.test(path)&&!/(?:^|\/)(?:templates|charts|ci|crds)\//.test(path.
slice(folder.length))&&environmentsOfFile(path,applications).length>0);for(const given of values.length===0?[[]]:values.map(one=>[one])){const chart={chart:folder||
".",values:given,set:{},release:"release",namespace:null},ofArgo={kind:"argocd",globs:[],chart,destination:null},plain=await this.tried("helm",folder,{kind:"hel\
m",...chart}),full=applications!==null||plain.sourced.objects.some(({text})=>text.includes(argocd.KE))?await this.tried("argocd chart",folder,ofArgo):plain,isMore=applications!==
null||full.entry.objects.length>plain.entry.objects.length,{entry,sourced}=isMore?full:plain,why=reasonOf(sourced);if(why!==null&&!hasUnfetched(sourced)){this.failed.
push(`the chart ${(0,visible.RK)(folder)||"in the root"}: ${why}`);return}const named=given.flatMap(own=>[...environmentsIn((0,manifest_path.yS)(own)),...environmentsOfFile(
own,applications)]),names=given.length===0?entry.names:[...new Set(named)],release=(0,fields.r7)(written,"name")??"";this.keep({entry:{...entry,values:given,release,
names},sourced})}}keep({entry,sourced}){entry.objects.length===0&&!hasUnfetched(sourced)||(this.entries.push(entry),this.read(sourced.inputs))}read(inputs){const folders=inputs.
filter(path=>this.tree.isFolder(path));for(const path of inputs)this.rendered.add(path);for(const path of this.files)folders.some(folder=>(0,manifest_path.UO)(folder,
path))&&this.rendered.add(path)}isUnused(path){const folder=(0,manifest_path.yS)(path),file2=(0,kustomize.dq)(this.tree,folder);return file2!==null&&(this.rendered.
has(file2)||isComponent(this.tree,folder))}}function isComponent(tree2,folder){return(0,kustomize.Bt)(tree2,folder)?.kind==="Component"}function rootsIn(tree2,folders){
const taken=new Set;return folders.map(folder=>{try{const{kustomizations,inputs}=(0,kustomize.vi)(tree2,folder);for(const one of kustomizations)one.folder!==folder&&
taken.add(one.folder);return{folder,inputs,hasOmitted:kustomizations.some(({omitted})=>omitted.length>0)}}catch(error){if(!(error instanceof source.vH))throw error;
const{inputs}=error;for(const one of inputs.filter(kustomization.Sv).map(manifest_path.yS))one!==folder&&taken.add(one);return{folder,inputs,hasOmitted:!0}}}).filter(
({folder})=>!taken.has(folder))}function entryAt(kind,at,more){const names=environmentsIn(kind==="file"||kind==="argocd"?(0,manifest_path.yS)(at):at);return{kind,
at,names,objects:[],values:[],release:"",destinations:[],...more}}function plannedOf({objects}){return objects.flatMap(({path,text,namespace=null})=>((0,planned_kinds.
pR)(text)?(0,parse.Ye)(text,path).manifests.filter(planned_kinds.H9):[]).map(one=>({...one,namespace:one.namespace??namespace})))}function keyOf(object){const{apiVersion,
kind}=object;return(0,identity.cu)((0,kept.Z6)(apiVersion,kind)?{...object,namespace:null}:object)}function reasonOf({coverage:[own]}){return own===void 0||own.
outcome==="evaluated"?null:(0,render.Ul)("failed"in own.outcome?own.outcome.failed.message:own.outcome.why)}function hasUnfetched({coverage}){return coverage.some(
({identity:identity2,outcome})=>{const reason=(0,source_file.yN)(outcome)?.declared;return reason==="not fetched"||reason==="no source renders it"&&!identity2.startsWith(
"Application")})}function destinationsOf({coverage}){const names=coverage.flatMap(({identity:identity2,route})=>{const written=identity2.startsWith("Application\
/")?(0,fields.U4)(route):null,name=Array.isArray(written)?written[1]:null;return typeof name=="string"&&!name.includes("{{")?(0,expansion.KW)(name):[]});return[
...new Set(names)].toSorted()}function selfApplied({kind,object,place}){const path=kind==="Kustomization"?(0,manifest_path.oR)("",(0,fields.r7)(object,"spec","p\
ath")??""):null,source2=(0,fields.UK)(object,"spec","sourceRef"),isOwn=(0,fields.r7)(source2,"kind")==="GitRepository"&&(path!==""||(0,fields.r7)(source2,"name")===
"flux-system");return path!==null&&isOwn&&(0,manifest_path.UO)(path,place.file)?path:null}function syncedBy({object}){const path=(0,fields.r7)(object,"spec","sy\
nc","path");return path===null?null:(0,manifest_path.oR)("",path)}function clustersOf(entries){const named=byNames(entries),destinations=[...new Set(entries.flatMap(
entry=>entry.destinations))].toSorted(),kept2=(named.length===1&&destinations.length>1?destinations.map(one=>({...(0,expansion.nE)(one),entries})):named).map(cluster=>{
const own=withoutConflicts(cluster.entries);return{...cluster,entries:own,left:cluster.entries.filter(entry=>!own.includes(entry))}}),left=kept2.flatMap(cluster=>cluster.
left),[first]=left,message=`${(0,plural.hS)(left.length,"source")} with objects that other sources hold too: left out, the first ${(0,visible.RK)(first?.at??"")}\
. If they are for other clusters, give each an entry of \`clusters\`.`;return{clusters:kept2,notes:first===void 0?[]:[message]}}function byNames(given){const known=new Set(
given.flatMap(({names})=>names)),entries=given.map(entry=>({entry,names:entry.names.length>0?entry.names:entry.at.split("/").filter(step=>known.has(step))})),sets=[
...new Map(entries.map(({names})=>[names.join("-"),names])).values()],covers=(names,some)=>some.every(name=>names.includes(name)||isEnvironment(name)&&names.some(
one=>one.split("-").includes(name))),largest2=sets.filter(names=>names.length>0&&!sets.some(other=>other!==names&&covers(other,names)));return largest2.length<2?
[{name:null,entries:given}]:largest2.map(names=>({name:names.join("-"),entries:entries.flatMap(one=>covers(names,one.names)?one.entry:[])})).toSorted((a,b)=>a.name<
b.name?-1:1)}function withoutConflicts(entries){const held=new Set,left=new Set;for(const entry of entries.toSorted((a,b)=>b.objects.length-a.objects.length)){const own=entry.
objects.map(keyOf);if(entry.kind!=="argocd"&&own.some(key=>held.has(key)))left.add(entry);else for(const key of own)held.add(key)}return entries.filter(entry=>!left.
has(entry))}function proposalFor(root){return(0,renderer.M8)(new tree.P(root),{},null,proposed)}async function proposed(renderer2){const{tree:tree2}=renderer2,found=await entriesOf(
tree2,one=>(0,rendered.u)(one,renderer2)),{entries,notes:left}=found;if(entries.length===0)return null;const{clusters,notes}=clustersOf(entries),objects=new Set(
entries.flatMap(one=>one.objects.map(keyOf))),names=clusters.flatMap(({name})=>name===null?[]:(0,visible.RK)(name)),of=names.length===0?"1 cluster":`${(0,plural.
hS)(names.length,"cluster")} (${(0,visible.H$)(names,5)})`;return{configuration:configurationText(clusters,found),workflow:workflowText(clusters),snapshots:clusters.
map(snapshotOf).filter(path=>!tree2.isFile(path)),found:`found ${(0,plural.hS)(objects.size,"planned object")} in ${(0,plural.hS)(entries.length,"source")}, for\
 ${of}.`,notes:[...left,...notes]}}function snapshotOf({name}){return`fleet/${(name??"cluster").replace(/[^\w.-]/g,"-")}.ndjson`}function configurationText(clusters,{
files,leftOut}){const without=leftOut.map(one=>`!${escaped(one)}`),lists=clusters.map(cluster=>[...policiesOf(files,cluster),...without]),isShared=lists.every(one=>(0,canonical.
TL)(one,lists[0])),written=clusters.map((cluster,at)=>({...cluster.name!==null&&{name:cluster.name},...cluster.destination!==void 0&&{destination:cluster.destination},
snapshot:snapshotOf(cluster),...!isShared&&{policies:lists[at]}})),settings={version:1,...isShared&&{policies:lists[0]},...clusters[0]?.name===null?written[0]:{
clusters:written}};return`# Written by \`fleetplan init\` from the files of this repository. Correct it where needed.
# Take the snapshots with the command in the workflow, and merge them: they are read from the base.
# All settings: docs/configuration.md of fleetplan.
${(0,dist.As)(settings,{version:"1.1",lineWidth:0})}`}function policiesOf(files,{entries,left=[]}){const of=wanted=>entries.filter(({kind})=>kind===wanted),plain=new Set(
of("file").map(({at})=>at)),others=[...files].filter(path=>!plain.has(path)),undecided=left.map(({at})=>at),applications=(0,lookup.me)(of("argocd"),({at})=>(0,manifest_path.
yS)(at));return[...globsFor([...plain],others,undecided),...Array.from(applications,([folder,given])=>({argocd:globOf(folder,given)})),...of("flux").map(({at})=>({
flux:at||"."})),...of("kustomize").map(({at})=>({kustomize:at||"."})),...withValues([...of("argocd chart"),...of("helm")]).map(chartEntry)]}function globOf(folder,[
first,...others]){return first!==void 0&&others.length===0?escaped(first.at):`${folder===""?"":`${escaped(folder)}/`}*.{yaml,yml}`}function withValues(entries){
const charts=new Map;for(const one of entries.toSorted((a,b)=>a.names.length-b.names.length))charts.set(one.at,{...one,values:[...charts.get(one.at)?.values??[],
...one.values]});return[...charts.values()]}function chartEntry({kind,at,values,release}){const helm={chart:at||".",...values.length>0&&{values:[...values]},release:/^[a-z0-9][a-z0-9-]{0,52}$/.
test(release)?release:"release"};return kind==="helm"?{helm}:{argocd:helm}}const REPOSITORY="OWNER/fleetplan";function workflowText(clusters){const paths2=clusters.
map(snapshotOf),folders=[...new Set(paths2.map(manifest_path.yS))].filter(one=>one!==""),prepare=folders.length===0?"":`          mkdir -p ${folders.map(shell).
join(" ")}
`,commands=clusters.map(({name},at)=>`          node .fleetplan/dist/cli.js snapshot --kubeconfig "$HOME/.kube/config"${name===null?"":` --context ${shell(name)}`}\
 --output ${shell(paths2[at]??"")}
`);return`# Written by \`fleetplan init\`. Replace OWNER and COMMIT: pin the full commit id of the version that you reviewed.
# Configuration and snapshots are read from the base: merge this, run the workflow once by hand, then open a pull request.
name: fleetplan
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]
  schedule:
    - cron: '17 */6 * * *'
  workflow_dispatch:
permissions: {}
concurrency:
  group: fleetplan-\${{ github.event.pull_request.number || github.event_name }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  plan:
    if: github.event_name == 'pull_request'
    runs-on: ubuntu-latest # with kubectl and helm, which render
    permissions:
      contents: read # the files of base and head
      pull-requests: write # the comment
    steps:
      - uses: actions/checkout@v5
        with:
          fetch-depth: 2 # the merge commit and its parents
      - uses: ${REPOSITORY}@COMMIT
  snapshot:
    if: github.event_name != 'pull_request'
    runs-on: self-hosted # a runner whose kubeconfig may read the cluster; \`fleetplan snapshot --role\` prints the role
    permissions:
      contents: write # pushes the snapshots
    steps:
      - uses: actions/checkout@v5
      - uses: actions/checkout@v5
        with:
          repository: ${REPOSITORY}
          ref: COMMIT
          path: .fleetplan
      - run: |
${prepare}${commands.join("")}          git add ${paths2.map(shell).join(" ")}
          git -c user.name=fleetplan -c user.email=fleetplan@localhost commit -m 'Take snapshots' || exit 0
          git push
`}function shell(name){return/^[\w./-]+$/.test(name)?name:`'${name.replace(/[^\w./ -]/g,"-")}'`}var file_errors=__webpack_require__(2938),save=__webpack_require__(
369),file=__webpack_require__(9057),paths=__webpack_require__(9675),git=__webpack_require__(1263),deliver=__webpack_require__(3423),options=__webpack_require__(
5324);const WORKFLOW=".github/workflows/fleetplan.yml";async function initCommand(argv,output){const{values,paths:paths2}=(0,options.lR)("init",argv),[folder=".",
...more]=paths2;if(more.length>0)throw new options.eb("init takes one DIR");const root=(0,external_node_path_.resolve)(folder);if(!(0,file.lQ)(root))throw new options.
eb(`${(0,visible.RK)(folder)} is not a folder; name one`);const files=repositoryFiles(root);if(files.problems.length>0)return(0,deliver.Mr)(files.problems,output);
const proposal=await proposalFor(files),failed=why=>(output.say(`fleetplan: ${why}`),deliver._q);if(proposal===null)return failed("nothing that is planned was f\
ound here: no NodePool, Skyhook, placement, workload or maintenance, and nothing that renders one. Name the root of the repository that holds them.");const{configuration,
workflow,notes,snapshots}=proposal;for(const sentence of[proposal.found,...notes])output.say(`fleetplan: ${sentence}`);if(values["dry-run"]===!0){const undecided=notes.
map(note=>`# ${note}
`).join(""),text=`# ${config_read.PV}
${configuration}${undecided}
# ${WORKFLOW}
${workflow}`;return(0,deliver.YK)(output.print(text,"lines"),deliver.CQ,output)}const read=(0,config_read.Xg)(configuration,config_read.PV);if("problems"in read)
return(0,deliver.Mr)(read.problems,output);const obstacle=obstacleIn(root);if(obstacle!==null)return failed(`${obstacle}; nothing was written. Move it away, or \
see --dry-run.`);for(const[path,text]of Object.entries({[config_read.PV]:configuration,[WORKFLOW]:workflow}))try{(0,external_node_fs_.mkdirSync)((0,external_node_path_.
dirname)((0,external_node_path_.join)(root,path)),{recursive:!0}),(0,save.f)((0,external_node_path_.join)(root,path),text)}catch(error){return failed(`${path} c\
annot be written: ${(0,file_errors.A)(error)}`)}output.say(`fleetplan: wrote ${config_read.PV} and ${WORKFLOW}.`);const take=snapshots.length===0?"":`write ${snapshots.
join(", ")} with the snapshot command, and `;return output.say(`fleetplan: next, ${take}merge all of it.`),deliver.CQ}function repositoryFiles(folder){const root=(0,paths.
Pf)(folder);if(!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder,".git")))return root;const answer=(0,git.EO)(folder,["ls-files","-z","--cac\
hed","--others","--exclude-standard"]);if(!answer.ok)return root;const tracked=new Set(answer.stdout.toString("utf8").split("\0"));return{...root,entries:root.entries.
filter(({path})=>tracked.has(path))}}function obstacleIn(root){for(const path of[".github",".github/workflows",config_read.PV,WORKFLOW]){const stats=(0,external_node_fs_.
lstatSync)((0,external_node_path_.join)(root,path),{throwIfNoEntry:!1});if(stats?.isSymbolicLink()===!0)return`${path} is a link`;if(stats!==void 0&&!stats.isDirectory())
return`${path} is there already`}return null}}),1400:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
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
problems:read.problems.map(problem=>problem.place===null?problem:{...problem,place})}}}),1263:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Dx:()=>linesOf,EO:()=>runGit,WL:()=>resolveCommit,Wd:()=>fileAt,iH:()=>fetchCommit,us:()=>revisionRoot,wu:()=>mergeBase});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1421),node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8161),node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
6760),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(5022),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
3972),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9125),_policy_files_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9223),_root_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
1911);const TIMEOUT_MS=12e4,MAX_OUTPUT_BYTES=256*1024**2,OPTIONS=["--no-pager","--no-replace-objects","--no-optional-locks",...["core.fsmonitor=false",`core.hoo\
ksPath=${node_os__WEBPACK_IMPORTED_MODULE_1__.devNull}`,"core.commitGraph=false","protocol.allow=never","safe.directory=*","safe.bareRepository=explicit"].flatMap(
set=>["-c",set])],ENVIRONMENT={LC_ALL:"C",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,GIT_ATTR_NOSYSTEM:"1",GIT_ALLOW_PROTOCOL:"\
none",GIT_NO_LAZY_FETCH:"1",GIT_TERMINAL_PROMPT:"0",GIT_GRAFT_FILE:node_os__WEBPACK_IMPORTED_MODULE_1__.devNull};function runGit(repo,args,input="",variables={}){
const{PATH,Path,SystemRoot}=process.env,{error,status,stdout,stderr}=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)("git",[...OPTIONS,"-C",repo,...args],
{env:{PATH,Path,SystemRoot,...ENVIRONMENT,...variables},input,timeout:TIMEOUT_MS,maxBuffer:MAX_OUTPUT_BYTES,windowsHide:!0}),failure=error&&"code"in error?String(
error.code):error?.name;if(!(failure===void 0||failure==="EPIPE"&&status!==null&&status!==0))return{ok:!1,reason:`git could not be run to its end (${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(failure)})`};if(status===0)return{ok:!0,stdout};const lines=stderr.toString("utf8").trim().split(`
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
"FETCH_HEAD"?refs.length>0?[]:linesOf(repo,["rev-parse","--verify",name]):[...refs.slice(0,1),...ids2]}}),9675:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{DR:()=>filesBelow,Pf:()=>folderRoot,Vv:()=>readPaths,qB:()=>givenFolder});var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4573),node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6760),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
5288),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(5022),_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(83),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
7085),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9125),_file_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9057),_globs_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
1432),_policy_files_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(9223),_root_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(1911);function readPaths(paths,options={}){
const{limits=_root_js__WEBPACK_IMPORTED_MODULE_9__.Cl,rootAt=folderRoot}=options,cwd=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(options.cwd??"."),exclusions=paths.
filter(path=>path.startsWith("!")),named=paths.filter(path=>!path.startsWith("!")),{globs,problems}=(0,_globs_js__WEBPACK_IMPORTED_MODULE_7__.tI)(named.length>0?
["**",...exclusions]:exclusions),files=new Map,folders=new Map,textAt=(path,shown)=>{const absolute=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd,path);
if(path===_file_js__WEBPACK_IMPORTED_MODULE_6__.XO||(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.Jw)(absolute))return(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.bv)(path===
_file_js__WEBPACK_IMPORTED_MODULE_6__.XO?path:absolute,shown,limits);const isGlob=(0,_globs_js__WEBPACK_IMPORTED_MODULE_7__.Pt)(path)&&statsOf(absolute)===void 0,
{folder,rest}=isGlob?(0,_globs_js__WEBPACK_IMPORTED_MODULE_7__.zm)(path):{folder:path,rest:"**"},target=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd,folder),
stats=path===""?void 0:statsOf(target);if(stats===void 0&&isGlob)return(0,_policy_files_js__WEBPACK_IMPORTED_MODULE_8__.lX)(path,(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.
Dt)(reportedPath(cwd,target)),null);if(stats===void 0){const what=path===""?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)("The empty path"):(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.
Dt)(path),message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${what} does not exist. Check the path; a git revision is given with --head-ref or --base-ref.`;
return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__.Os)(null,"missing-path",message)}const link=linkOnTheWay(cwd,target);return link!==null?link:(stats.isDirectory()&&
(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__.DN)(folders,target,rest),stats.isDirectory()||globs.isExcluded(shown)?null:(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.
b6)((0,_file_js__WEBPACK_IMPORTED_MODULE_6__.$$)(target,shown,limits),shown))};for(const path of named)try{const shown=path===_file_js__WEBPACK_IMPORTED_MODULE_6__.
XO?"standard input":reportedPath(cwd,(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd,path)),content=textAt(path,shown);typeof content=="string"?files.set(
shown,{path:shown,key:"",text:content}):content!==null&&problems.push(content)}catch(error){problems.push((0,_root_js__WEBPACK_IMPORTED_MODULE_9__.$Z)(path,error))}
const read=[...folders].map(([folder,patterns])=>{const[root,prefix]=[rootAt(folder),prefixOf(cwd,folder)],isIncluded=path=>!globs.isExcluded(prefix+path),found=(0,_policy_files_js__WEBPACK_IMPORTED_MODULE_8__.
XD)(root,patterns,{limits,isIncluded,prefix});for(const file of found.files)files.set(file.path,file);return problems.push(...found.problems),{root,prefix,patterns,
isIncluded}});for(const{root,prefix,patterns,isIncluded}of read){const isSettled=path=>files.has(prefix+path)||!isIncluded(path),shown=(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.
Dt)(prefix.replace(/(?<=.)\/$/,""));for(const[glob,others]of(0,_policy_files_js__WEBPACK_IMPORTED_MODULE_8__.$V)(root,patterns,isSettled))problems.push((0,_policy_files_js__WEBPACK_IMPORTED_MODULE_8__.
lX)(glob,shown,others))}return{files:(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.$)([...files.values()]),problems:(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.KE)(problems)}}
function givenFolder(folder,rootAt){const[cwd,absolute]=[process.cwd(),(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder)],link=linkOnTheWay(cwd,absolute);
return{root:link===null?rootAt(absolute):(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.YP)(link),prefix:prefixOf(cwd,absolute)}}function linkOnTheWay(cwd,absolute){const isOwn=!(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.
FK)(cwd,absolute);for(let path=absolute;path!==cwd&&path!==(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.
dirname)(path)){if(statsOf(path)?.isSymbolicLink()===!0)return(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.OD)(reportedPath(cwd,path));if(isOwn)break}return null}function statsOf(path){
return(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path,{throwIfNoEntry:!1})}function prefixOf(cwd,folder){const path=reportedPath(cwd,folder);return path===
""||path.endsWith("/")?path:`${path}/`}function reportedPath(cwd,absolute){return((0,_file_js__WEBPACK_IMPORTED_MODULE_6__.FK)(cwd,absolute)?(0,node_path__WEBPACK_IMPORTED_MODULE_2__.
relative)(cwd,absolute):absolute).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join("/")}const MOST_ENTRIES=5e5,LEFT_OUT=new Set([".git","node_modules"]),EMACS_LOCK="\
.#";function folderRoot(folder){const root=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder),idOf=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__.
Oo)(file=>{const stats=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file);if(stats.size>_root_js__WEBPACK_IMPORTED_MODULE_9__.Cl.bytes)return file;const content=stats.
isSymbolicLink()?targetIn(root,file):(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file);return(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_3__.fg)(
content)});return{...filesBelow(root),idOf:({sha})=>idOf(sha),read(wanted,limits){(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.J5)(wanted.length,0,limits);const contents=new Map;
let bytes=0;for(const entry of wanted){const{path,sha}=entry,content=(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.PJ)(entry)?targetIn(root,sha):(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.
$$)(sha,path,limits);contents.set(path,content),bytes+=Buffer.isBuffer(content)?content.length:0,(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.J5)(0,bytes,limits)}return contents}}}
function targetIn(root,link){const target=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(link),isOwn=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(
target)&&(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.FK)(root,target);return Buffer.from(isOwn?(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.
join)(link,".."),target)||".":target)}function filesBelow(root){const entries=[],problems=[],folders=[""];let looked=0;for(let folder=folders.pop();folder!==void 0;folder=
folders.pop()){let children=[];try{children=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,folder),{withFileTypes:!0,
encoding:"buffer"})}catch(error){problems.push((0,_root_js__WEBPACK_IMPORTED_MODULE_9__.$Z)(folder,error))}if(looked+=children.length,looked>MOST_ENTRIES){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.Dt)(root)} contains more than ${MOST_ENTRIES} files and folders; none was read. Name a smaller folder.`;return{entries:[],
problems:[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__.Os)(null,"too-many-files",message)]}}for(const child of children){const name=child.name.toString(),
isLink=child.isSymbolicLink();if(LEFT_OUT.has(name)||isLink&&name.startsWith(EMACS_LOCK))continue;const path=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.
nx)(folder,name),isFolder=child.isDirectory();isFolder&&(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(child.name)&&folders.push(path);const mode=isLink?_root_js__WEBPACK_IMPORTED_MODULE_9__.
BG:child.isFile()?"100644":isFolder?"040000":"000000";(!isFolder||!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(child.name))&&entries.push({path,mode,sha:`${root}\
/${path}`})}}return{entries:(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.$)(entries),problems}}}),4766:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Bn:()=>REMOTE,GS:()=>placed,K$:()=>NOTHING,ON:()=>folderText,T4:()=>isPinned,Xy:()=>objectOf,Z6:()=>isRepository,_Z:()=>inTree,
aV:()=>documentsIn,fK:()=>notRendered,vH:()=>RenderError,vr:()=>renderError,x3:()=>NONE});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
5022),_manifest_parse_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3080),_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(83),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3972),_text_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9125);const REMOTE="\
.remote/chart.tgz",NOTHING={objects:[],inputs:[],coverage:[],problems:[]},NONE={files:[],problems:[],renderedPaths:[],coverage:[],charts:[]};function placed(file,{
namespace,variables}){return{...file,...namespace===null||file.namespace!==void 0?{}:{namespace},...Object.keys(variables).length===0?{}:{variables:{...variables,
...file.variables}}}}function objectOf(file,kinds){const kind=/^kind: (\S+)$/m.exec(file.text)?.[1],first=kind!==void 0&&kinds.has(kind)?firstIn(file.path)(file.
text):void 0;return first===void 0?null:{file,manifest:file.origin?.(first)??first}}const firstIn=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.Oo)(path=>(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.
Oo)(text=>(0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_0__.Ye)(text,path).manifests[0]));function isRepository(url,repository){if(repository===null)return!0;const path=url.
replace(/\/$/,"").replace(/\.git$/,"").toLowerCase();return[":","/"].some(mark=>path.endsWith(mark+repository.toLowerCase()))}function isPinned(revision){return/^(?:[0-9a-f]{7,40}|v?\d+\.\d+.*)$/.
test(revision)}function documentsIn(printed){return printed.split(/^---[ \t]*(?:#.*)?\r?\n/m).map(text=>/\s$/.test(text)?`${text.trimEnd()}
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
