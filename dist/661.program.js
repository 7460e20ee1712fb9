export const id=661,ids=[661],modules={1406:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{Dg:()=>clustersOf,ZN:()=>NO_CLUSTER,yN:()=>placesIn});var _waivers_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9084);function clustersOf(config){const snapshots=[
config,...config.clusters].flatMap(({snapshot})=>snapshot??[]),[first,...rest]=config.clusters.map(({name,policies,snapshot,namespace,variables,destination,labels},index)=>({
config:{...config,cluster:name,policies:policies??config.policies,snapshot:snapshot??config.snapshot,namespace:namespace??config.namespace,variables:{...config.
variables,...variables},clusters:[],waivers:(0,_waivers_js__WEBPACK_IMPORTED_MODULE_0__.T1)(config.waivers,config.clusters.map(one=>one.name))},path:["clusters",
index],target:{name,destination,labels,others:othersThan(name,config),snapshots}})),target={...NO_CLUSTER,name:config.cluster,snapshots};return first?[first,...rest]:
[{config,path:[],target}]}const NO_CLUSTER={name:null,destination:null,labels:null,others:[]};function othersThan(name,config){return config.clusters.filter(one=>one.
name!==name).map(one=>({name:one.name,destination:one.destination,policies:one.policies??config.policies??[]}))}function placesIn(placeOf,cluster){return cluster.
length===0?placeOf:path=>{const entry=placeOf(cluster),own=placeOf([...cluster,...path]);return own.line!==entry.line||own.column!==entry.column?own:placeOf(path)}}}),
409:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,
{initCommand:()=>initCommand});var external_node_fs_=__webpack_require__(3024),external_node_path_=__webpack_require__(6760),config_read=__webpack_require__(9989),
dist=__webpack_require__(8815),canonical=__webpack_require__(5288),lookup=__webpack_require__(5022),manifest_path=__webpack_require__(83),visible=__webpack_require__(
3972),renderer=__webpack_require__(5564),sides=__webpack_require__(5291),tree=__webpack_require__(239),plural=__webpack_require__(8392),expansion=__webpack_require__(
6974),kustomization=__webpack_require__(1886),fields=__webpack_require__(3549),identity=__webpack_require__(5846),manifest=__webpack_require__(4585),parse=__webpack_require__(
3080),source_file=__webpack_require__(7364),cluster_scoped=__webpack_require__(1846),planned_kinds=__webpack_require__(4819),kustomize=__webpack_require__(9951),
source=__webpack_require__(4766),render=__webpack_require__(2490);const SPELLINGS=[["prod","production","prd"],["staging","stage","stg"],["dev","development","d\
evelop"],...["preprod","pre-prod","nonprod","non-prod","qa","uat","test","sandbox"].map(name=>[name])],REGION=/^(?:af|ap|ca|cn|eu|il|me|mx|sa|us|us-gov|asia|australia|europe|northamerica|southamerica)-[a-z]+-?\d[a-z]?$/i,
OF_CLUSTERS=new Set(["clusters","environments","envs","stages","regions"]);function spelled(name){return SPELLINGS.find(names=>names.includes(name.toLowerCase()))?.[0]??
name}function isEnvironment(name){return SPELLINGS.some(names=>names.includes(name.toLowerCase()))||REGION.test(name)}function environmentsIn(folder){const steps=folder.
split("/"),isNamed=(step,at)=>isEnvironment(step)||OF_CLUSTERS.has(steps[at-1]?.toLowerCase()??"");return[...new Set(steps.filter(isNamed).map(spelled))]}function environmentOfFile(path){
const bare=(0,manifest_path.Vb)(path).replace(/\.(?:ya?ml|json)$/i,"").replace(/^values[-._]?|[-._]?values$/gi,"");return bare.split(/[-._]/).some(isEnvironment)||
isEnvironment(bare)?spelled(bare):null}const MOST_GLOBS=100;function globsFor(own,others){const suffixes=own.some(path=>path.endsWith(".json"))?".{yaml,yml,json\
}":".{yaml,yml}",isInRoot=path=>!path.includes("/"),inRoot=own.filter(isInRoot),folders=new Set(own.filter(path=>!isInRoot(path)).map(path=>path.split("/")[0]??
"")),globs=[...inRoot.length>0&&!others.some(isInRoot)?[`*${suffixes}`]:inRoot.map(escaped),...[...folders].toSorted().flatMap(folder=>{const whole=one=>`${escaped(
one)}/**/*${suffixes}`,taken=largest(folder,own,others).map(one=>own.includes(one)?escaped(one):whole(one)),left=largest(folder,others,own).map(one=>`!${escaped(
one)}`);return taken.length<=left.length?taken:[whole(folder),...left]})];return globs.length<=MOST_GLOBS||others.length===0?globs:globsFor(own,[])}function largest(folder,paths2,others){
const inside=paths2.filter(path=>(0,manifest_path.UO)(folder,path)),apart=others.filter(path=>(0,manifest_path.UO)(folder,path));if(inside.length===0||apart.length===
0||inside.includes(folder))return inside.length===0?[]:[folder];const steps=inside.map(path=>`${folder}/${path.slice(folder.length+1).split("/")[0]}`);return[...new Set(
steps)].toSorted().flatMap(step=>largest(step,inside,apart))}function escaped(path){return path.replace(/[\\*?[\]{}!]/g,"\\$&")}const NEVER=/(?:^|\/)(?:node_modules|vendor|third_party|testdata|\.github|\.gitlab|\.terraform)\//,
LEFT_OUT=/(?:^|\/)(?<!(?:overlays|environments|envs?|clusters)\/)(?:\.[\w-]+|__tests__|(?:[\w-]+-)?tests?|chainsaw|kuttl|e2e|fixtures|docs?|archived?|examples?|samples?)\//i;
async function entriesOf(tree2,render2){const all=tree2.files().filter(path=>!NEVER.test(path)),used=all.filter(path=>!LEFT_OUT.test(path)),main=await new Finder(
tree2,used,render2).find(),skipped=all.filter(path=>LEFT_OUT.test(path)&&plannedIn(tree2,path).length>0),[first]=skipped;if(first===void 0)return main;if(main.entries.
length===0)return new Finder(tree2,all,render2).find();const message=`${(0,plural.hS)(skipped.length,"file")} with planned objects in folders of tests, examples\
 and documents: left out, the first ${(0,visible.RK)(first)}.`;return{...main,files:new Set([...main.files,...skipped]),notes:[...main.notes,message]}}function plannedIn(tree2,path){
const text=/\.(?:ya?ml|json)$/.test(path)?tree2.text(path)??"":"";return(0,planned_kinds.pR)(text)?(0,parse.Y)(text,path).manifests.filter(planned_kinds.H9):[]}
class Finder{tree;files;render;entries=[];rendered=new Set;failed=[];charts;roots;constructor(tree2,files,render2){this.tree=tree2,this.files=files,this.render=
render2;const charts=files.flatMap(path=>(0,manifest_path.Vb)(path)==="Chart.yaml"?(0,manifest_path.yS)(path):[]);this.charts=charts.filter(one=>!charts.some(other=>(0,manifest_path.
UO)((0,manifest_path.nx)(other,"charts"),one))),this.roots=rootsIn(tree2,[...new Set(files.filter(kustomization.Sv).map(manifest_path.yS))].toSorted())}async find(){
await this.flux(),await this.argo(),await this.kustomizations();for(const folder of this.charts)await this.chart(folder);const held=this.files.filter(path=>!this.
isOfChart(path)).map(path=>({path,objects:plannedIn(this.tree,path)})).filter(({objects})=>objects.length>0);for(const{path,objects}of held)!this.rendered.has(path)&&
!this.isUnused(path)&&this.entries.push(entryAt("file",path,{objects}));const{entries,failed}=this,[first]=failed,left=`${(0,plural.hS)(failed.length,"source")}\
 cannot be rendered and ${(0,plural.w3)(failed.length,"is","are")} left out, the first ${first}`,files=new Set([...held.map(({path})=>path),...this.rendered]);return{
entries,notes:first===void 0?[]:[left],files}}objectsOf(...groups){return this.files.filter(path=>/\.ya?ml$/.test(path)&&!this.isOfChart(path)).flatMap(path=>{const text=this.
tree.text(path)??"";return groups.some(group=>text.includes(group))?(0,parse.Y)(text,path).manifests:[]}).filter(({apiVersion})=>groups.includes((0,manifest.F8)(
apiVersion)))}isOfChart(path){return this.charts.some(folder=>(0,manifest_path.UO)(folder,path))}async tried(kind,at,source2){const sourced=await this.render({namespace:null,
variables:{},...source2}),found={objects:plannedOf(sourced),destinations:destinationsOf(sourced)};return{entry:entryAt(kind,at,found),sourced}}async flux(){const objects=this.
objectsOf("kustomize.toolkit.fluxcd.io","helm.toolkit.fluxcd.io"),files=[...new Set(objects.map(({place})=>place.file))],declared=new Set(objects.flatMap(one=>selfApplied(
one)??[])),listing=this.roots.filter(({inputs})=>files.some(file2=>inputs.includes(file2))),depthOf=folder=>folder.split("/").length,outermost=[...listing.map(({
folder})=>folder),...files.map(manifest_path.yS)].toSorted((a,b)=>depthOf(a)-depthOf(b)||(a<b?-1:1)),isReadBy=(folder,trials2)=>{const here=files.filter(file2=>(0,manifest_path.
yS)(file2)===folder),own=here.length>0?here:[(0,kustomize.dq)(this.tree,folder)??folder];return trials2.some(({sourced})=>own.every(path=>sourced.inputs.includes(
path)))},trials=[];for(const folder of new Set([...declared,...outermost])){const source2={kind:"flux",folder:folder||".",destination:null};(declared.has(folder)||
!isReadBy(folder,trials))&&trials.push(await this.tried("flux",folder,source2))}const found=trials.filter(({entry:{at}},index)=>declared.has(at)||!isReadBy(at,trials.
slice(index+1)));for(const trial of found)(trial.entry.objects.length>0||declared.has(trial.entry.at)||found.length===1)&&this.keep(trial)}async argo(){const objects=this.
objectsOf("argoproj.io").filter(({kind})=>/^Application(?:Set)?$/.test(kind)),held=[...new Set(objects.map(({place})=>place.file))];if(held.length===0)return;const argocd=destination=>this.
tried("argocd","",{kind:"argocd",globs:held.map(escaped),chart:null,destination}),alone=await argocd(null),{destinations}=alone.entry,{entry,sourced}=destinations.
length>1?await argocd(destinations):alone;if(entry.objects.length===0&&!hasUnfetched(sourced))return;this.read([...sourced.inputs,...held]);const isApplied=path=>sourced.
coverage.some(({place,takes})=>place!==null&&place.file!==path&&takes.includes(path));for(const[index,path]of held.filter(one=>!isApplied(one)).entries())this.entries.
push(entryAt("argocd",path,{objects:index===0?entry.objects:[],destinations}))}async kustomizations(){const{tree:tree2}=this,open=this.roots.filter(({folder,inputs,
hasOmitted})=>!this.rendered.has((0,kustomize.dq)(tree2,folder)??"")&&!isComponent(tree2,folder)&&(hasOmitted||inputs.some(path=>(0,planned_kinds.pR)(tree2.text(
path)??"")))),trials=await Promise.all(open.map(({folder})=>this.tried("kustomize",folder,{kind:"kustomize",folder:folder||"."})));for(const trial of trials){const why=reasonOf(
trial.sourced);why===null?this.keep(trial):trial.sourced.inputs.some(path=>plannedIn(tree2,path).length>0)&&this.failed.push(`${(0,visible.RK)(trial.entry.at)||
"the root"}: ${why}`)}}async chart(folder){const files=this.files.filter(path=>(0,manifest_path.UO)(folder,path)),written=this.tree.value((0,manifest_path.nx)(folder,
"Chart.yaml"));if((0,fields.r7)(written,"type")==="library"||files.some(path=>this.rendered.has(path)))return;const values=files.filter(path=>/\.ya?ml$/.test(path)&&
!/(?:^|\/)(?:templates|charts|ci|crds)\//.test(path.slice(folder.length))&&environmentOfFile(path)!==null);for(const given of values.length===0?[[]]:values.map(
one=>[one])){const chart={chart:folder||".",values:given,set:{},release:"release",namespace:null},{entry,sourced}=await this.tried("helm",folder,{kind:"helm",...chart}),
why=reasonOf(sourced);if(why!==null&&!hasUnfetched(sourced)){this.failed.push(`the chart ${(0,visible.RK)(folder)||"in the root"}: ${why}`);return}const named=given.
flatMap(own=>[...environmentsIn((0,manifest_path.yS)(own)),...(0,lookup.Eb)([environmentOfFile(own)])]),names=given.length===0?entry.names:[...new Set(named)],release=(0,fields.
r7)(written,"name")??"";this.keep({entry:{...entry,values:given,release,names},sourced})}}keep({entry,sourced}){entry.objects.length===0&&!hasUnfetched(sourced)||
(this.entries.push(entry),this.read(sourced.inputs))}read(inputs){const folders=inputs.filter(path=>this.tree.isFolder(path));for(const path of inputs)this.rendered.
add(path);for(const path of this.files)folders.some(folder=>(0,manifest_path.UO)(folder,path))&&this.rendered.add(path)}isUnused(path){const folder=(0,manifest_path.
yS)(path),file2=(0,kustomize.dq)(this.tree,folder);return file2!==null&&(this.rendered.has(file2)||isComponent(this.tree,folder))}}function isComponent(tree2,folder){
return(0,kustomize.Bt)(tree2,folder)?.kind==="Component"}function rootsIn(tree2,folders){const taken=new Set;return folders.map(folder=>{try{const{kustomizations,
inputs}=(0,kustomize.vi)(tree2,folder);for(const one of kustomizations)one.folder!==folder&&taken.add(one.folder);return{folder,inputs,hasOmitted:kustomizations.
some(({omitted})=>omitted.length>0)}}catch(error){if(!(error instanceof source.vH))throw error;const{inputs}=error;for(const one of inputs.filter(kustomization.
Sv).map(manifest_path.yS))one!==folder&&taken.add(one);return{folder,inputs,hasOmitted:!0}}}).filter(({folder})=>!taken.has(folder))}function entryAt(kind,at,more){
const names=environmentsIn(kind==="file"||kind==="argocd"?(0,manifest_path.yS)(at):at);return{kind,at,names,objects:[],values:[],release:"",destinations:[],...more}}
function plannedOf({objects}){return objects.flatMap(({path,text,namespace=null})=>((0,planned_kinds.pR)(text)?(0,parse.Y)(text,path).manifests.filter(planned_kinds.
H9):[]).map(one=>({...one,namespace:one.namespace??namespace})))}function keyOf(object){const{apiVersion,kind}=object;return(0,identity.cu)((0,cluster_scoped.Z)(
apiVersion,kind)?{...object,namespace:null}:object)}function reasonOf({coverage:[own]}){return own===void 0||own.outcome==="evaluated"?null:(0,render.Ul)("faile\
d"in own.outcome?own.outcome.failed.message:own.outcome.why)}function hasUnfetched({coverage}){return coverage.some(({identity:identity2,outcome})=>{const reason=(0,source_file.
yN)(outcome)?.declared;return reason==="not fetched"||reason==="no source renders it"&&!identity2.startsWith("Application")})}function destinationsOf({coverage}){
const names=coverage.flatMap(({identity:identity2,route})=>{const written=identity2.startsWith("Application/")?(0,fields.U4)(route):null,name=Array.isArray(written)?
written[1]:null;return typeof name=="string"&&!name.includes("{{")?name:[]});return[...new Set(names)].toSorted()}function appliedBy({kind,object}){return kind===
"Kustomization"?(0,manifest_path.oR)("",(0,fields.r7)(object,"spec","path")??""):null}function selfApplied(one){const path=appliedBy(one),source2=(0,fields.UK)(
one.object,"spec","sourceRef"),isOwn=(0,fields.r7)(source2,"kind")==="GitRepository"&&(path!==""||(0,fields.r7)(source2,"name")==="flux-system");return path!==null&&
isOwn&&(0,manifest_path.UO)(path,one.place.file)?path:null}function clustersOf(entries){const named=byNames(entries),destinations=[...new Set(entries.flatMap(entry=>entry.
destinations))].toSorted(),clusters=named.length===1&&destinations.length>1?destinations.map(one=>({...(0,expansion.nE)(one),entries})):named,kept=clusters.map(
cluster=>({...cluster,entries:withoutConflicts(cluster.entries)})),left=clusters.flatMap((cluster,at)=>cluster.entries.filter(entry=>kept[at]?.entries.includes(
entry)!==!0)),[first]=left,message=`${(0,plural.hS)(left.length,"source")} with objects that other sources hold too: left out, the first ${(0,visible.RK)(first?.
at??"")}. If they are for other clusters, give each an entry of \`clusters\`.`;return{clusters:kept,notes:first===void 0?[]:[message]}}function byNames(given){const known=new Set(
given.flatMap(({names})=>names)),entries=given.map(entry=>({entry,names:entry.names.length>0?entry.names:entry.at.split("/").filter(step=>known.has(step))})),sets=[
...new Map(entries.map(({names})=>[names.join("-"),names])).values()],covers=(names,some)=>some.every(name=>names.includes(name)||isEnvironment(name)&&names.some(
one=>one.split("-").includes(name))),largest2=sets.filter(names=>names.length>0&&!sets.some(other=>other!==names&&covers(other,names)));return largest2.length<2?
[{name:null,entries:given}]:largest2.map(names=>({name:names.join("-"),entries:entries.flatMap(one=>covers(names,one.names)?one.entry:[])})).toSorted((a,b)=>a.name<
b.name?-1:1)}function withoutConflicts(entries){const held=new Set,left=new Set;for(const entry of entries.toSorted((a,b)=>b.objects.length-a.objects.length)){const own=entry.
objects.map(keyOf);if(entry.kind!=="argocd"&&own.some(key=>held.has(key)))left.add(entry);else for(const key of own)held.add(key)}return entries.filter(entry=>!left.
has(entry))}function proposalFor(root){return(0,renderer.M8)(new tree.P(root),{},null,proposed)}async function proposed(renderer2){const{tree:tree2}=renderer2,{
entries,files,notes:left}=await entriesOf(tree2,one=>(0,sides.uc)(one,renderer2));if(entries.length===0)return null;const{clusters,notes}=clustersOf(entries),objects=new Set(
entries.flatMap(one=>one.objects.map(keyOf))),names=clusters.flatMap(({name})=>name===null?[]:(0,visible.RK)(name)),of=names.length===0?"1 cluster":`${(0,plural.
hS)(names.length,"cluster")} (${(0,visible.H$)(names,5)})`;return{configuration:configurationText(clusters,files),workflow:workflowText(clusters),snapshots:clusters.
map(snapshotOf).filter(path=>!tree2.isFile(path)),found:`found ${(0,plural.hS)(objects.size,"planned object")} in ${(0,plural.hS)(entries.length,"source")}, for\
 ${of}.`,notes:[...left,...notes]}}function snapshotOf({name}){return`fleet/${(name??"cluster").replace(/[^\w.-]/g,"-")}.ndjson`}function configurationText(clusters,files){
const lists=clusters.map(({entries})=>policiesOf(files,entries)),isShared=lists.every(one=>(0,canonical.TL)(one,lists[0])),written=clusters.map((cluster,at)=>({
...cluster.name!==null&&{name:cluster.name},...cluster.destination!==void 0&&{destination:cluster.destination},snapshot:snapshotOf(cluster),...!isShared&&{policies:lists[at]}})),
settings={version:1,...isShared&&{policies:lists[0]},...clusters[0]?.name===null?written[0]:{clusters:written}};return`# Written by \`fleetplan init\` from the fi\
les of this repository. Change what is not so.
# Take the snapshots with the command in the workflow, and merge them: they are read from the base.
# All settings: docs/configuration.md of fleetplan.
${(0,dist.As)(settings,{version:"1.1",lineWidth:0})}`}function policiesOf(files,entries){const of=wanted=>entries.filter(({kind})=>kind===wanted),plain=new Set(
of("file").map(({at})=>at)),others=[...files].filter(path=>!plain.has(path)),applications=(0,lookup.me)(of("argocd"),({at})=>(0,manifest_path.yS)(at));return[...globsFor(
[...plain],others),...Array.from(applications,([folder,given])=>({argocd:globOf(folder,given)})),...of("flux").map(({at})=>({flux:at||"."})),...of("kustomize").
map(({at})=>({kustomize:at||"."})),...withValues(of("helm")).map(chartEntry)]}function globOf(folder,[first,...others]){return first!==void 0&&others.length===0?
escaped(first.at):`${folder===""?"":`${escaped(folder)}/`}*.{yaml,yml}`}function withValues(entries){const charts=new Map;for(const one of entries.toSorted((a,b)=>a.
names.length-b.names.length))charts.set(one.at,{...one,values:[...charts.get(one.at)?.values??[],...one.values]});return[...charts.values()]}function chartEntry({
at,values,release}){return{helm:{chart:at||".",...values.length>0&&{values:[...values]},release:/^[a-z0-9][a-z0-9-]{0,52}$/.test(release)?release:"release"}}}const REPOSITORY="\
OWNER/fleetplan";function workflowText(clusters){const paths2=clusters.map(snapshotOf),folders=[...new Set(paths2.map(manifest_path.yS))].filter(one=>one!==""),
prepare=folders.length===0?"":`          mkdir -p ${folders.map(shell).join(" ")}
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
return`${path} is there already`}return null}}),668:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(
__webpack_exports__,{$:()=>asksLater,r:()=>decidedThere});const ASKS=/\b(?:lookup|getHostByName|now|ago|rand(?:Alpha|AlphaNum|Ascii|Numeric|Bytes|Int)|uuidv4|shuffle|gen(?:PrivateKey|CA|CAWithKey|SelfSignedCert|SelfSignedCertWithKey|SignedCert|SignedCertWithKey)|bcrypt|htpasswd|encryptAES|IsInstall|IsUpgrade|Revision|Capabilities)\b/,
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
problems:read.problems.map(problem=>problem.place===null?problem:{...problem,place})}}}),1846:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Z:()=>isClusterScoped});var _manifest_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4769),_systems_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
8510);function isClusterScoped(apiVersion,kind){return(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.yH)({apiVersion,kind})?.spec.isNamespaced===!1||(0,_manifest_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_0__.
i)(apiVersion,kind)}})};
