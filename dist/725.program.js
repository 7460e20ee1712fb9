export const id=725,ids=[725],modules={6725:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{renderPage:()=>renderPage});var external_node_crypto_=__webpack_require__(7598),run_report=__webpack_require__(780),text_escape=__webpack_require__(650),plural=__webpack_require__(
8392),render=__webpack_require__(2490),text_text=__webpack_require__(9125),document_document=__webpack_require__(9414);const ROWS_SHOWN=200,PLACES_SHOWN=20,COLUMNS=120,
SIGNS={pass:["✓","Passes"],warn:["!","Passes with warnings"],fail:["✕","Fails"],unknown:["?","Could not be evaluated"],allow:["✓","Allowed"],deny:["✕","\
Denied"],error:["✕","Error"],warning:["!","Warning"],info:["i","Info"],note:["i","Note"]};function documentHtml(document,source){const{title,head,entries,tail=[],
sections,foot=[]}=document,draw=new Drawing(document.mask??(shown=>shown),source),sign=title.sign??"unknown",lines=of=>of.map(line=>(0,text_escape.PT)`<p>${draw.
text(line)}</p>\n`),folds=sections.filter(({blocks})=>blocks.some(({kind})=>kind!=="picture")).map(({title:line,blocks})=>{const body=blocks.map(block=>draw.block(
block));return(0,text_escape.PT)`<details><summary>${draw.text(line)}</summary>${body}</details>\n`});return(0,text_escape.PT)`<header>
<p class="verdict ${sign}">${signOf(sign)}</p>
<h1>${draw.text(title.report??text_text.gd)} ${draw.text(title.says)}</h1>
${head.map(block=>draw.block(block))}</header>
<div class="pictures"></div>
<section class="findings">
<h2>Findings</h2>
${entries.length>0?draw.block((0,document_document.Mc)(entries)):(0,text_escape.PT)`<p>No finding of this change.</p>\n`}${lines(tail)}</section>
${folds.length>0?(0,text_escape.PT)`<section>\n<h2>Details</h2>\n${folds}</section>\n`:null}<footer>
${lines(foot)}</footer>
`}function signOf(of){const[sign,word]=SIGNS[of];return(0,text_escape.PT)`<span aria-hidden="true">${sign}</span> ${word}`}class Drawing{mask;source;constructor(mask,source){
this.mask=mask,this.source=source}text(shown){const code=written=>(0,text_escape.PT)`<code dir="auto">${written}</code>`,pieces=(0,render.Xe)(this.mask(shown)).
flatMap(({kind,text})=>kind==="literal"?[(0,text_escape.PT)`${text}`]:kind!=="foreign"?[code((0,text_escape.Fo)(text))]:(0,text_escape.Vf)(text).map(piece=>piece.
code?code(piece.text):(0,text_escape.PT)`${piece.text}`));return(0,text_escape.PT)`${pieces}`}block(block){switch(block.kind){case"paragraph":return(0,text_escape.
PT)`<p>${this.text(block.text)}</p>\n`;case"list":return this.list(block.rows,({text})=>(0,text_escape.PT)`<li>${this.text(text)}</li>\n`);case"entries":return this.
list(block.rows,entry=>this.entry(entry));case"table":return this.table(block);case"comparison":return this.table((0,document_document.Qv)(block.rows));case"fac\
ts":{const{of,facts}=block,title=of&&(0,text_escape.PT)`<h3>${this.text(of.name)}, ${this.text(of.size)}</h3>\n`,lines=facts.map(({label,text})=>(0,text_escape.
PT)`<dt>${label}</dt><dd>${this.text(text)}</dd>\n`);return(0,text_escape.PT)`${title}<dl>\n${lines}</dl>\n`}case"stack":{const{first,more}=firstOf(block.rows,all=>(0,text_escape.
PT)`${all.map(one=>this.block(one))}`);return(0,text_escape.PT)`${first}${more}`}case"picture":{const lines=block.terminal(COLUMNS,(_style,line)=>line);return lines.
length===0?(0,text_escape.PT)``:wide("Picture",(0,text_escape.PT)`<pre>${lines.join(`
`)}</pre>`)}case"document":return documentHtml(block.document,this.source)}}list(rows,rowOf){const{first,more}=firstOf(rows,rowOf);return(0,text_escape.PT)`<ul>\n${first}</ul>\n${more}`}entry({
level,id:id2,subject,places=[],says,fix,also,base}){const rule=id2===null?null:(0,text_escape.PT)` <code>${id2}</code>`,where=[...new Map(places.map(place=>[`${place.
file}:${place.line}`,place])).values()].slice(0,PLACES_SHOWN).map(place=>this.place(place)),line=(label,of)=>of&&(0,text_text.kR)(of)?(0,text_escape.PT)`<p>${label}${this.
text(of)}</p>\n`:null,lines=[(0,text_escape.PT)`<p><span class="badge ${level}">${signOf(level)}</span>${rule} ${this.text(subject??text_text.gd)}${where}</p>\n`,
(0,text_escape.PT)`${line(null,(0,text_text.Nx)(says))}${line((0,text_escape.PT)`<strong>Fix:</strong> `,fix)}`,(0,text_escape.PT)`${line(null,also)}${line((0,text_escape.
PT)`Base: `,base)}`];return(0,text_escape.PT)`<li>\n${lines}</li>\n`}place(place){const shown=this.text((0,document_document.i3)([place],!1)),url=urlOf(place,this.
source);return url===null?(0,text_escape.PT)` ${shown}`:(0,text_escape.PT)` <a href="${url}" rel="noreferrer">${shown}</a>`}table({columns,rows}){const style=i=>columns[i]?.
isNumeric===!0?"number":"",head=columns.map(({title},i)=>title===""?(0,text_escape.PT)`<td></td>`:(0,text_escape.PT)`<th scope="col" class="${style(i)}">${title}</th>`),
{first,more}=firstOf(rows,([name=text_text.gd,...cells])=>{const others=cells.map((cell,i)=>(0,text_escape.PT)`<td class="${style(i+1)}">${this.cell(cell)}</td>`);
return(0,text_escape.PT)`<tr><th scope="row" class="${style(0)}">${this.cell(name)}</th>${others}</tr>\n`}),body=(0,text_escape.PT)`<thead><tr>${head}</tr></thead>\n<tbody>\n${first}</tbody>`;
return(0,text_escape.PT)`${wide("Table",(0,text_escape.PT)`<table class="numbers">\n${body}\n</table>`)}${more}`}cell(shown){if(typeof shown=="string")return(0,text_escape.
PT)`${shown}`;if("parts"in shown)return this.text(shown);const{arrow,word,isWorse}=shown.trend;if(arrow===null||word===null)return this.text(shown.head);const style=isWorse?
"trend worse":"trend";return(0,text_escape.PT)`${this.text(shown.head)} <span class="${style}">${arrow} ${word}</span>`}}function firstOf({items,are},rowOf){const more=items.
length-ROWS_SHOWN;return{first:items.slice(0,ROWS_SHOWN).map(item=>rowOf(item())),more:more>0?(0,text_escape.PT)`<p>${(0,plural.hS)(more,`more ${are}`)} in the JSON report.</p>\n`:
null}}function wide(label,content){return(0,text_escape.PT)`<div class="wide" tabindex="0" role="group" aria-label="${label}">${content}</div>\n`}function urlOf({
file,line},source){if(line===null||!source||!/^https:\/\/[^\s"'<>]+$/.test(source.server))return null;const segments=file.split("/");if(segments.some(segment=>[
"",".",".."].includes(segment)))return null;const path=[...source.repository.split("/"),"blob",source.sha,...segments].map(segment=>encodeURIComponent(segment.replace(
/\p{Surrogate}/gu,"�")));return`${source.server}/${path.join("/")}#L${line}`}var marker=__webpack_require__(305),plan_document=__webpack_require__(2800),lookup=__webpack_require__(
5022),outcome_of=__webpack_require__(7388),system=__webpack_require__(3098),hidden_names=__webpack_require__(2448),numbers=__webpack_require__(3679),report_selection=__webpack_require__(
655),timeline=__webpack_require__(8358),words=__webpack_require__(5472);function picturesOf(report,detail){const{at,horizon,freezes,head}=report.plan,{courses}=head,
hide=(0,hidden_names.S)([report],detail),show=written=>(0,text_escape.Fo)(hide(written)),selection=(0,report_selection.Wm)(report);return{at,horizon:horizon.to-
at,freezes:freezes.map(({name,windows})=>({name:show(name),spans:windows.map(({from,to})=>[from-at,to-at])})),groups:(0,timeline.P)(selection).map(({diff,base,head:after})=>({
policy:show((0,render.yw)((0,words.wn)(diff))),name:show(after.name),unit:after.unit,next:diff.head!==null&&(0,outcome_of.qR)(diff.head),base:base&&rolloutOf(base,
at),head:rolloutOf(after,at)})),views:courses?(0,numbers.gn)(report.plan,selection.subjects).map(unit=>viewOf(unit,courses,report,selection,detail,show)):[]}}function rolloutOf({
allowed,batches},at){return{closed:[...(0,lookup.me)(allowed,({reason})=>reason).values()].map(spans=>spans.flatMap(({from,to,limit})=>limit===0?[[from-at,to-at]]:
[])),batches:batches.map(({start,end,size,failed})=>({start:start-at,end:end===null?null:end-at,size,failed}))}}function viewOf(unit,courses,{plan},{subjects},detail,show){
const since=instant=>instant-plan.at,sinceOrNull=instant=>instant===null?null:since(instant),units=plan.inventory?.units??new Map,targets=new Map;for(const[target,
of]of units)of===unit&&numberOf(targets,target);const takers=new Map,touched=new Set(subjects.map(({diff})=>(0,system.XF)(diff.ref))),written=({from,end,turnsBadAt,
stays})=>{const own=stays.filter(({target,isAside,policy})=>(units.get(target)??"node")===unit&&(!isAside||policy&&touched.has((0,system.XF)(policy))));return{from:since(
from),end:since(end),turnsBadAt:sinceOrNull(turnsBadAt),ifBegan:own.some(({isAside})=>isAside),stays:own.map(({target,policy,group,batch,from:start,to,failedAt,
holds})=>[numberOf(targets,target),group===null?-1:numberOf(takers,policy?`${(0,system.d0)(policy)} ${group}`:group),Math.max(0,batch),since(start),sinceOrNull(
to),sinceOrNull(failedAt),holds?1:0])}},[most]=subjects.flatMap(({diff,head})=>diff.head&&head?.some(group=>group.unit===unit)?[diff.head]:[]).toSorted((a,b)=>b.
effect.worstLoss-a.effect.worstLoss),worst=most&&courses.worst(most.ref),before=plan.base?.courses?.healthy(unit),scope=(0,numbers.Od)(plan.head,unit);return{unit,
head:written(courses.healthy(unit)),base:before?written(before):null,worst:worst?{policy:show((0,system.d0)(most.ref)),loss:most.effect.worstLoss,course:written(
worst)}:null,targets:targetsOf([...targets.keys()],plan,detail,show),takers:[...takers.keys()].map(show),peak:scope?.withoutNext.peakAtOnce??0,members:scope?.members??
0}}function targetsOf(names,{inventory},detail,show){const labels=(inventory?.domains??[]).map(key=>{const values=new Map,of=names.map(target=>{const own=inventory?.
labelsOf(target)??{},value=Object.hasOwn(own,key)?own[key]:void 0;return value===void 0||value===""?-1:numberOf(values,value)});return{key,values:[...values.keys()].
map(show),of}});return{count:names.length,names:detail==="full"?names.map(show):null,labels:labels.filter(({values})=>values.length>0)}}function numberOf(numbers2,name){
const known=numbers2.get(name)??numbers2.size;return numbers2.set(name,known),known}function renderPage(run,{detail,source,runUrl,assets}){const articles=(0,run_report.
l)(run).map(report=>articleOf(report,detail,source));return htmlDocument(articles,runUrl,assets)}function articleOf(report,detail,source){return{name:`${(detail===
"none"?null:report.plan.cluster)??"cluster"}: ${report.verdict}`,body:documentHtml((0,plan_document.N)(report,{detail}),source),pictures:picturesOf(report,detail)}}
function htmlDocument(articles,runUrl,{script,style}){const policy=["default-src 'none'",`script-src '${hashOf(script)}'`,`style-src '${hashOf(style)}'`,"base-u\
ri 'none'","form-action 'none'","require-trusted-types-for 'script'","trusted-types 'none'"].join("; "),run=runUrl&&(0,text_escape.PT)`<p><a href="${runUrl}" rel="noreferrer">The run that made this page</a></p> `,
parts=articles.map(({name,body})=>(0,text_escape.PT)`<article data-name="${(0,text_escape.Fo)(name)}">${body}</article> `);return`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
${marker.Ai}
<title>Rollout plan</title>
<style>${style}</style>
</head>
<body>
<main>
${(0,text_escape.PT)`${parts}${run}`.source}</main>
<script type="application/json" id="data">${scriptSafe(JSON.stringify(articles.map(({pictures})=>pictures)))}<\/script>
<script>${script}<\/script>
</body>
</html>
`}function hashOf(text){return`sha256-${(0,external_node_crypto_.createHash)("sha256").update(text,"utf8").digest("base64")}`}function scriptSafe(json){return json.
replace(/[<>&]|[^ -~]|#(?=\[)/g,unit=>`\\u${unit.charCodeAt(0).toString(16).padStart(4,"0")}`)}})};
