export const id=143,ids=[143],modules={9730:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{_L:()=>SECOND_MS,iQ:()=>HOUR_MS,kb:()=>dayOf,kg:()=>MINUTE_MS,sO:()=>DAY_MS,s_:()=>nextDay,wH:()=>startOfMonth});const SECOND_MS=1e3,MINUTE_MS=6e4,HOUR_MS=60*MINUTE_MS,
DAY_MS=24*HOUR_MS;function dayOf(at){const date=new Date(at);return{startMs:Math.floor(at/DAY_MS)*DAY_MS,year:date.getUTCFullYear(),month:date.getUTCMonth()+1,dayOfMonth:date.
getUTCDate(),dayOfWeek:date.getUTCDay()}}function nextDay({startMs}){return dayOf(startMs+DAY_MS)}function startOfMonth(year,month){const date=new Date(0);return date.
setUTCFullYear(year,month-1,1),date.getTime()}}),4091:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{FF:()=>without,Pd:()=>intersectionOf,Sj:()=>clipTo,U1:()=>firstWhere,Vk:()=>totalMs,hU:()=>covers,l7:()=>mergeIntervals,vY:()=>gapsIn});function mergeIntervals(sorted){
const merged=[];let last=null;for(const{from,to}of sorted)if(!(to<=from)){if(last&&from<=last.to){to>last.to&&(last.to=to);continue}last={from,to},merged.push(last)}
return merged}function firstWhere(low,high,holds){let[from,to]=[low,high];for(;from<to;){const middle=Math.floor((from+to)/2);holds(middle)?to=middle:from=middle+
1}return from}function firstEndingAfter(merged,at){return firstWhere(0,merged.length,place=>(merged[place]?.to??1/0)>at)}function clipTo(within,merged){if(within.
from>=within.to)return[];const clipped=[];for(const one of merged.slice(firstEndingAfter(merged,within.from))){if(one.from>=within.to)break;const isInside=one.from>=
within.from&&one.to<=within.to;clipped.push(isInside?one:{from:Math.max(one.from,within.from),to:Math.min(one.to,within.to)})}return clipped}function gapsIn(within,merged){
return without([within],clipTo(within,merged))}function covers(merged,at){const candidate=merged[firstEndingAfter(merged,at)];return candidate!==void 0&&candidate.
from<=at}function without(merged,removed){const left=[];let next=0;for(const{from,to}of merged){let free=from;for(;(removed[next]?.to??1/0)<=free;)next+=1;for(let i=next;i<
removed.length&&free<to;i+=1){const hole=removed[i];if(!hole||hole.from>=to)break;hole.from>free&&left.push({from:free,to:hole.from}),free=Math.max(free,hole.to)}
free<to&&left.push({from:free,to})}return left}function totalMs(merged){return merged.reduce((sum,{from,to})=>sum+to-from,0)}function intersectionOf(a,b){return without(
a,without(a,b))}}),7977:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{Cp:()=>spanText,
Ic:()=>hasHours,MO:()=>joinAnd,Ns:()=>spanParts,Yi:()=>clockText,mb:()=>WEEK_MS,s4:()=>weekText,uP:()=>weekdayText});var _days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9730),_zones_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6710);const WEEK_MS=7*_days_js__WEBPACK_IMPORTED_MODULE_0__.sO,WEEKDAYS=["Mon","Tue","Wed","Thu",
"Fri","Sat","Sun"],PARTS_SHOWN=6;function weekText(stretches,week,timeZone){if(coverWeek(stretches,week))return"all week";const begun=stretches.filter(({from})=>from>=
week.from&&from<week.to);if(begun.length===0){const running=stretches.find(({from,to})=>from<week.from&&to>week.from);if(!running)return"at no time of the week";
const end=(0,_zones_js__WEBPACK_IMPORTED_MODULE_1__.Am)(running.to,timeZone);return`until ${weekdayText(end)} ${clockText(end)}`}const rhythm=rhythmText(begun,timeZone);
if(rhythm!==null)return rhythm;const parts=alikeOf(begun,timeZone).map(({minute,end,days})=>`${daysText(days)} ${minuteText(minute)}${end}`),more=parts.length-PARTS_SHOWN;
return more>0?`${parts.slice(0,PARTS_SHOWN).join(", ")} and ${more} more periods`:joinAnd(parts)}function hasHours(stretches,week){return!coverWeek(stretches,week)&&
stretches.some(({from,to})=>from<week.to&&to>week.from)}function coverWeek(stretches,week){return stretches.some(({from,to})=>from<=week.from&&to>=week.to)}function rhythmText(stretches,timeZone){
const[first,second]=stretches;if(!first||!second||stretches.length<14)return null;const period=second.from-first.from,length=first.to-first.from;if(!stretches.every(
({from,to},i)=>{const before=stretches[i-1];return to-from===length&&(!before||from-before.from===period)})||period>=_days_js__WEBPACK_IMPORTED_MODULE_0__.sO/2)
return null;const minute=minuteOf((0,_zones_js__WEBPACK_IMPORTED_MODULE_1__.Am)(first.from,timeZone));if(period===_days_js__WEBPACK_IMPORTED_MODULE_0__.iQ&&length<
_days_js__WEBPACK_IMPORTED_MODULE_0__.iQ&&length%_days_js__WEBPACK_IMPORTED_MODULE_0__.kg===0)return`each hour from :${two(minute%60)} to :${two((minute+length/
_days_js__WEBPACK_IMPORTED_MODULE_0__.kg-1)%60)}`;const at=period%_days_js__WEBPACK_IMPORTED_MODULE_0__.iQ===0?`, at :${two(minute%60)}`:"";return`every ${spanText(
period)} for ${spanText(length)}${at}`}function alikeOf(stretches,timeZone){const groups=new Map;for(const{from,to}of stretches){const start=(0,_zones_js__WEBPACK_IMPORTED_MODULE_1__.
Am)(from,timeZone),end=endText(start,(0,_zones_js__WEBPACK_IMPORTED_MODULE_1__.Am)(to,timeZone)),minute=minuteOf(start),key=`${minute} ${end}`,known=groups.get(
key)??{minute,end,days:new Set};groups.set(key,known),known.days.add(mondayFirst(start))}const first=({days})=>Math.min(...days);return[...groups.values()].sort(
(a,b)=>first(a)-first(b)||a.minute-b.minute)}function endText(start,end){const startDay=(0,_days_js__WEBPACK_IMPORTED_MODULE_0__.kb)(start).startMs;return end===
startDay+_days_js__WEBPACK_IMPORTED_MODULE_0__.sO?"\u201324:00":end-startDay<_days_js__WEBPACK_IMPORTED_MODULE_0__.sO||end-startDay<2*_days_js__WEBPACK_IMPORTED_MODULE_0__.
sO&&end-start<_days_js__WEBPACK_IMPORTED_MODULE_0__.sO?`\u2013${clockText(end)}`:end-start>=WEEK_MS?` to ${new Date(end).toISOString().slice(0,10)} ${clockText(
end)}`:` to ${end-startDay>=6*_days_js__WEBPACK_IMPORTED_MODULE_0__.sO?"the next ":""}${WEEKDAYS[mondayFirst(end)]??""} ${clockText(end)}`}function daysText(days){
if(days.size===7)return"daily";const sorted=[...days].sort((a,b)=>a-b),parts=[];for(let i=0;i<sorted.length;){let last=i;for(;sorted[last+1]===(sorted[last]??0)+
1;)last+=1;const[from,to]=[WEEKDAYS[sorted[i]??0]??"",WEEKDAYS[sorted[last]??0]??""];parts.push(last===i?from:last===i+1?`${from}, ${to}`:`${from}-${to}`),i=last+
1}return parts.join(", ")}function weekdayText(shown){return WEEKDAYS[mondayFirst(shown)]??""}function clockText(shown){return minuteText(minuteOf(shown))}function minuteText(minute){
return`${two(Math.floor(minute/60))}:${two(minute%60)}`}function spanText(ms){const parts=spanParts(ms).filter(({count})=>count>0);return parts.length===0?"0 mi\
n":parts.map(({count,unit})=>`${count} ${unit}`).join(" ")}function spanParts(ms){const part=(unit,size,whole=1/0)=>({count:Math.floor(ms%whole/size),unit});return[
part("d",_days_js__WEBPACK_IMPORTED_MODULE_0__.sO),part("h",_days_js__WEBPACK_IMPORTED_MODULE_0__.iQ,_days_js__WEBPACK_IMPORTED_MODULE_0__.sO),part("min",_days_js__WEBPACK_IMPORTED_MODULE_0__.
kg,_days_js__WEBPACK_IMPORTED_MODULE_0__.iQ),part("s",_days_js__WEBPACK_IMPORTED_MODULE_0__._L,_days_js__WEBPACK_IMPORTED_MODULE_0__.kg)]}function joinAnd(parts){
const last=parts.at(-1)??"";return parts.length<2?last:`${parts.slice(0,-1).join(", ")} and ${last}`}function mondayFirst(shown){return((0,_days_js__WEBPACK_IMPORTED_MODULE_0__.
kb)(shown).dayOfWeek+6)%7}function minuteOf(shown){return Math.floor((shown-(0,_days_js__WEBPACK_IMPORTED_MODULE_0__.kb)(shown).startMs)/_days_js__WEBPACK_IMPORTED_MODULE_0__.
kg)}function two(value){return String(value).padStart(2,"0")}}),6710:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{Am:()=>toWallClock,HX:()=>fromWallClock,WT:()=>instantsShowing,Xe:()=>cityOf,aH:()=>offsetMs,kQ:()=>isTimeZone,wF:()=>zoneChanges});var _days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9730),_intervals_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4091);const formatters=new Map;function formatterOf(timeZone){const formatter=formatters.get(
timeZone)??new Intl.DateTimeFormat("en",{timeZone,timeZoneName:"longOffset"});return formatters.set(timeZone,formatter),formatter}const QUARTER_MS=15*_days_js__WEBPACK_IMPORTED_MODULE_0__.
kg,MOST_REMEMBERED=1e5,offsets=new Map;function offsetMs(at,timeZone){if(timeZone==="UTC")return 0;const known=offsets.get(timeZone)??new Map;offsets.set(timeZone,
known);const quarter=Math.floor(at/QUARTER_MS),before=known.get(quarter);if(before!==void 0)return before;known.size>=MOST_REMEMBERED&&known.clear();const offset=formattedOffsetMs(
quarter*QUARTER_MS,timeZone);return known.set(quarter,offset),offset}function formattedOffsetMs(at,timeZone){const name=formatterOf(timeZone).formatToParts(at).
find(({type})=>type==="timeZoneName")?.value,[,sign,hours=0,minutes=0,seconds=0]=/^GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(name??"")??[],ms=Number(hours)*_days_js__WEBPACK_IMPORTED_MODULE_0__.
iQ+Number(minutes)*_days_js__WEBPACK_IMPORTED_MODULE_0__.kg+Number(seconds)*_days_js__WEBPACK_IMPORTED_MODULE_0__._L;return sign==="-"?-ms:ms}function toWallClock(at,timeZone){
return at+offsetMs(at,timeZone)}function fromWallClock(shown,timeZone){return instantsShowing(shown,timeZone)[0]}function instantsShowing(shown,timeZone){const early=shown-
offsetMs(shown-_days_js__WEBPACK_IMPORTED_MODULE_0__.sO,timeZone),late=shown-offsetMs(shown+_days_js__WEBPACK_IMPORTED_MODULE_0__.sO,timeZone),[first,second]=[early,
late].filter(at=>toWallClock(at,timeZone)===shown).sort((a,b)=>a-b);return first!==void 0?second===void 0||second===first?[first]:[first,second]:[zoneChanges({from:shown-
2*_days_js__WEBPACK_IMPORTED_MODULE_0__.sO,to:shown+2*_days_js__WEBPACK_IMPORTED_MODULE_0__.sO},timeZone)[0]?.at??early]}function zoneChanges({from,to},timeZone){
if(timeZone==="UTC")return[];const changes=[];let low=from,beforeMs=offsetMs(low,timeZone);for(;low<to;){const high=Math.min(low+_days_js__WEBPACK_IMPORTED_MODULE_0__.
sO,to),[before,afterMs]=[beforeMs,offsetMs(high,timeZone)];if(afterMs!==beforeMs){const isAfter=minute=>offsetMs(minute*_days_js__WEBPACK_IMPORTED_MODULE_0__.kg,
timeZone)!==before,at=(0,_intervals_js__WEBPACK_IMPORTED_MODULE_1__.U1)(Math.floor(low/_days_js__WEBPACK_IMPORTED_MODULE_0__.kg)+1,Math.ceil(high/_days_js__WEBPACK_IMPORTED_MODULE_0__.
kg),isAfter);changes.push({at:at*_days_js__WEBPACK_IMPORTED_MODULE_0__.kg,beforeMs,afterMs})}[low,beforeMs]=[high,afterMs]}return changes}function cityOf(timeZone){
return timeZone.slice(timeZone.lastIndexOf("/")+1).replaceAll("_"," ")}function isTimeZone(name){try{return new Intl.DateTimeFormat("en",{timeZone:name}).resolvedOptions().
timeZone!==""}catch{return!1}}}),369:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{O:()=>saveFile,f:()=>replaceFile});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2938);const STREAM=/^\/(?:dev(?!\/shm\/)|proc)\//,NOT_REPLACEABLE=new Set(["EACCES",
"EPERM","EBUSY","EROFS","EXDEV"]);function saveFile(path,text){const absolute=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path),link=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
lstatSync)(absolute,{throwIfNoEntry:!1}),stats=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(absolute,{throwIfNoEntry:!1});if(STREAM.test(absolute)||link&&!stats?.
isFile()){write(path,"w",text);return}const target=link?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(absolute):absolute;try{stats&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
accessSync)(target,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK),replaceFile(target,text)}catch(error){if(!stats||!NOT_REPLACEABLE.has((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_2__.
$)(error)))throw error;write(target,"w",text)}}function replaceFile(target,text){const mode=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(target,{throwIfNoEntry:!1})?.
mode,beside=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target),`.fleetplan-${crypto.randomUUID()}.tmp`);
try{write(beside,"wx",text,mode),(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(beside,target)}catch(error){throw(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(
beside,{force:!0}),error}}const PART_LENGTH=1024**2;function*partsOf(text){for(let from=0;from<text.length;){const to=text.indexOf(`
`,from+PART_LENGTH)+1||text.length;yield text.slice(from,to),from=to}}function write(path,flag,text,mode){const descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
openSync)(path,flag);try{mode!==void 0&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(descriptor,mode&511);for(const part of typeof text=="string"?partsOf(
text):text())(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(descriptor,part);flag==="wx"&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(descriptor)}finally{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor)}}}),7772:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{g:()=>rulePage,t:()=>pageAssets});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760),node_url__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3136);function rulePage(id2){const folder=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(installed(),
"docs/rules"),file=`${id2}.md`;return id2==="README"||!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder)||!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(
folder).includes(file)?null:(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,file),"utf8")}function pageAssets(){
const dist=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(installed(),"dist");return{script:(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.
join)(dist,"page.js"),"utf8"),style:(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dist,"page.css"),"utf8")}}
function installed(){const[above,root]=["..","../.."].map(path=>(0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(new URL(path,import.meta.url)));return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above??"","dist"))?above??"":root??""}}),9764:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{ZS:()=>EMPTY_LINE,Xy:()=>NEWLINE,K$:()=>NOTHING,Hn:()=>cell,SS:()=>codeSpan,qn:()=>fixedComment,GT:()=>fixedText,AU:()=>fold,
Te:()=>gfm,UF:()=>joinMarkdown,nf:()=>markdown_link,pj:()=>plain,Vf:()=>sentencePieces,vz:()=>sourceOf,h:()=>suggestion,gC:()=>summaryCode,g5:()=>summaryText});
var visible=__webpack_require__(2040);const WORD=String.raw`\p{L}+(?:['’-]\p{L}+)*['’]?`,NUMBER=String.raw`\d{1,6}(?:[.,:]\d{1,6})*%?`,WHEN=String.raw`\d{4}-\d\d-\d\d|\d\d:\d\d[–-]\d\d:\d\d|:\d\d`,
HARMLESS=new RegExp(String.raw`^(?:\(?(?:${WORD}|${NUMBER}|${WHEN}|e\.g|i\.e)?\)?[.,;:!?]?\)?[.,;]?|→|->| +)$`,"u"),COMMIT_LIKE=/(?<![\p{L}\d])[0-9a-f]{7,40}(?![\p{L}\d])/iu,
ADDRESS_LIKE=/www\./i,TOKEN=/^(\(?)([^()]+?)(\)?[.,;]?|\)?:)$/;function wordsOf(sentence){const pieces=sentence.split(/(`[^`]+`| +)/).flatMap(token=>{if(/^`[^`]+`$/.
test(token))return[{code:!0,text:token.slice(1,-1)}];if(HARMLESS.test(token)&&!COMMIT_LIKE.test(token)&&!ADDRESS_LIKE.test(token))return[{code:!1,text:token}];const[
,open="",inner=token,close=""]=TOKEN.exec(token)??[];return[{code:!1,text:open},{code:!0,text:inner},{code:!1,text:close}]}),joined=[];for(const{code,text}of pieces.
filter(piece=>piece.text!=="")){const last=joined.at(-1);last?.code===code?joined[joined.length-1]={code,text:last.text+text}:joined.push({code,text})}return joined}
function markup(text){return text}function sourceOf(markdown){return markdown}const NOTHING="";function gfm(fixed,...parts){const filled=fixed.map((text,i)=>{const part=parts[i];
return text+(part===void 0?"":typeof part=="number"?String(part):part)});return filled.join("")}function joinMarkdown(parts,separator){return parts.map(sourceOf).
join(separator)}const NEWLINE=`
`,EMPTY_LINE=`

`;function codeSpan(text){return spanOf((0,visible.Ru)(text))}const LONGEST_FENCE=10;function spanOf(shown){const content=(shown.trim()===""?`"${shown}"`:shown).
replace(/`+/g,run=>run.length<LONGEST_FENCE?run:`\\u{60}{${run.length}}`),longest=Math.max(0,...[...content.matchAll(/`+/g)].map(run=>run[0].length)),fence="`".
repeat(longest+1),pad=/^[` ]|[` ]$/.test(content)?" ":"";return`${fence}${pad}${content}${pad}${fence}`}function plain(text){const source=sentencePieces(text).map(
piece=>piece.code?spanOf(piece.text):piece.text).join("");return source.trim().replace(/^(\d+)([.)])/,"$1\\$2")}function sentencePieces(text){return wordsOf((0,visible.
x7)(text))}function fixedText(text){return text.replace(/[\\`*_[\]<>~&]/g,"\\$&")}function cell(content){return content.replace(/\\(?=\|)/g,"\\u{5c}").replace(/\|/g,
"\\|").replace(/\s+/g,blank=>blank.includes(`
`)?" ":blank)}function suggestion(line){return!/^[\x20-\x7e]*$/.test(line)||line.includes("`")?null:["```suggestion",line,"```"].join(`
`)}function markdown_link(label,address){return/^https?:\/\/[\w.:/-]+$/.test(address)?gfm`[${label}](${address})`:null}function fixedComment(text){if(!/^[\w.:%= -]*$/.
test(text)||text.includes("--"))throw new RangeError("not a comment");return`<!-- ${text} -->`}function summaryText(text){return entities(text)}function summaryCode(text){
return`<code>${entities((0,visible.Ru)(text))}</code>`}function fold(summary,body){return gfm`<details><summary>${summary.map(part=>part).join("")}</summary>\n\n${body}\n\n</details>`}
const ENTITIES=new Map([["&","&amp;"],["<","&lt;"],[">","&gt;"],['"',"&quot;"]]);function entities(text){return text.replace(/[&<>"]/g,character=>ENTITIES.get(character)??
character)}}),2040:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{MN:()=>visibleBut,
PL:()=>columnsOf,Ru:()=>valueText,ml:()=>shorten,x7:()=>sentenceText});const VALUE_CHARACTERS=120,SENTENCE_CHARACTERS=1e3,HEAD_SHARE=2/3,HIDDEN=/\p{C}|\p{Default_Ignorable_Code_Point}|\u2800|(?! )\p{Z}|[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]|(?<!\p{L})\p{M}/gu,
PLAIN_ASCII=/^[\x20-\x7e]*$/;function visible(text){return PLAIN_ASCII.test(text)?text:text.replace(HIDDEN,codePoint)}function visibleBut(kept,text){const either=new RegExp(
`(${kept.source})|${HIDDEN.source}`,"gu");return text.replace(either,(found,stays)=>stays??codePoint(found))}function sentenceText(text){return shorten(text,SENTENCE_CHARACTERS)}
function shorten(text,characters){const bounded=text.length>4*characters?text.slice(0,2*characters)+text.slice(-2*characters):text,shown=Array.from(visible(bounded));
if(shown.length<=characters)return shown.join("");const head=Math.ceil((characters-1)*HEAD_SHARE);return`${shown.slice(0,head).join("")}\u2026${shown.slice(shown.
length-(characters-1-head)).join("")}`}function valueText(text){return shorten(text,VALUE_CHARACTERS)}function codePoint(character){return`\\u{${(character.codePointAt(
0)??0).toString(16)}}`}function columnsOf(text){return PLAIN_ASCII.test(text)?text.length:Array.from(text).length}}),2938:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{$:()=>codeOf,A:()=>reasonOf});function reasonOf(error){const code=codeOf(error);return REASONS.get(code)??`the system\
 refuses it${code===""?"":` (${code})`}. Check the path.`}function codeOf(error){return typeof error=="object"&&error!==null&&"code"in error?String(error.code):
""}const NOT_ALLOWED="this user may not. Change its permissions, or use another path.",REASONS=new Map([["ENOENT","there is no such file or folder. Check the pa\
th."],["ENOTDIR","a part of the path is a file, not a folder. Check the path."],["EISDIR","this is a folder. Name a file in it."],["EACCES",NOT_ALLOWED],["EPERM",
NOT_ALLOWED],["EROFS","the file system is read-only. Use another path."],["ENOSPC","the disk is full. Free some space, or use another path."],["EDQUOT","the quo\
ta of this user is used up. Free some space, or use another path."],["ENAMETOOLONG","the name is too long. Use a shorter one."]])}),5357:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{S5:()=>durationText,Wn:()=>minuteText,Xx:()=>instantText,f$:()=>shownText,r4:()=>formatInstant});var _calendar_week_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
7977),_calendar_zones_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6710);function formatInstant(instant){const written=new Date(instant).toISOString();return written.
endsWith(".000Z")?`${written.slice(0,-5)}Z`:written}function minuteText(instant){return`${dayText(instant)} ${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_0__.
Yi)(instant)} UTC`}function instantText(instant,timeZone){return timeZone==="UTC"?minuteText(instant):`${minuteText(instant)} (${shownText((0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_1__.
Am)(instant,timeZone),instant)} ${(0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_1__.Xe)(timeZone)})`}function shownText(shown,beside){const day=dayText(shown);
return beside!==void 0&&dayText(beside)===day?(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_0__.Yi)(shown):`${day} ${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_0__.
Yi)(shown)}`}function dayText(shown){return`${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_0__.uP)(shown)} ${new Date(shown).toISOString().slice(0,10)}`}function durationText(durationMs){
const ms=Math.max(0,durationMs);if(ms>=1e3&&ms<6e4)return`${Math.floor(ms/1e3)} s`;const parts=(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_0__.Ns)(ms).slice(0,
-1),first=parts.findIndex(({count})=>count>0);return first<0?"0 min":parts.slice(first,first+2).filter(({count})=>count>0).map(({count,unit})=>`${count} ${unit}`).
join(" ")}}),8392:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{LS:()=>plural,
Nx:()=>capital,bn:()=>allOf,fL:()=>percentText,hS:()=>counted,kO:()=>noneOf,pR:()=>percentOf,uQ:()=>spelled,w3:()=>verb});function plural(count,thing){return count===
1?thing:/[^aeiou]y$/.test(thing)?`${thing.slice(0,-1)}ies`:/(?:ch|s|x)$/.test(thing)?`${thing}es`:`${thing}s`}function spelled(value){return Number.isInteger(value)?
String(value).replace(/\B(?=(?:\d{3})+$)/g,","):value.toLocaleString("en-US")}function counted(count,thing){return`${spelled(count)} ${plural(count,thing)}`}function allOf(count,thing){
return count===2?`both ${plural(count,thing)}`:`all ${counted(count,thing)}`}function noneOf(count,thing,does){return count===1?`its only ${thing} ${NOT[does]}`:
`none of its ${counted(count,thing)} ${does}`}const NOT={is:"is not","is ever":"is never",may:"may not"},NAME_FIRST=/^[a-z]+(?:[A-Z]|[./]\w)/;function capital(text){
return NAME_FIRST.test(text)?text:text.charAt(0).toUpperCase()+text.slice(1)}function percentOf(part,whole){return whole===0?0:Math.round(part*1e3/whole)/10}function percentText(part,whole){
const percent=percentOf(part,whole);return percent===0&&part>0?"under 0.1%":percent===100&&part<whole?"over 99.9%":`${percent}%`}function verb(count,one,several){
return count===1?one:several}}),2490:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{Ul:()=>toPlain,l6:()=>toMarkdown,mC:()=>toSummary,oO:()=>markupPieces,yw:()=>toTerminal});var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9764),_escape_visible_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2040),_instant_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5357),_plural_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
8392);function toMarkdown(text){const pieces=markupPieces(text).map(({kind,text:shown})=>kind==="literal"?(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__.GT)(
shown):kind==="foreign"?(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__.pj)(shown):(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(shown));return(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__.
UF)(pieces,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__.K$)}function toTerminal(text){return piecesOf(text).map(({kind,text:shown})=>kind==="literal"?shown:
kind==="foreign"?(0,_escape_visible_js__WEBPACK_IMPORTED_MODULE_3__.x7)(shown):kind==="code"?ticked((0,_escape_visible_js__WEBPACK_IMPORTED_MODULE_3__.Ru)(shown)):
(0,_escape_visible_js__WEBPACK_IMPORTED_MODULE_3__.Ru)(shown)).join("")}function toPlain(text){return piecesOf(text).map(({kind,text:shown})=>kind==="code"?ticked(
shown):shown).join("")}function toSummary(text){return markupPieces(text).map(({kind,text:shown})=>kind==="literal"?(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__.
g5)(shown):(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__.gC)(shown))}function ticked(written){return/^[\w./:%@+-]+$/.test(written)?written:written===""?'"\
"':`\`${written}\``}function markupPieces(text){return piecesOf(text).flatMap(piece=>piece.kind==="literal"?piece.text.split("`").map((part,i)=>({kind:i%2===1?"\
code":"literal",text:part})).filter(part=>part.text!==""):[piece])}function piecesOf({parts}){return parts.map(pieceOf)}function pieceOf(part){switch(part.kind){case"\
literal":case"code":case"name":case"foreign":return part;case"number":return literalPiece((0,_plural_js__WEBPACK_IMPORTED_MODULE_2__.uQ)(part.value));case"count":
return literalPiece((0,_plural_js__WEBPACK_IMPORTED_MODULE_2__.hS)(part.count,part.unit));case"share":return literalPiece(shareText(part));case"instant":return literalPiece(
(0,_instant_text_js__WEBPACK_IMPORTED_MODULE_1__.Xx)(part.at,part.timeZone));case"duration":return literalPiece((0,_instant_text_js__WEBPACK_IMPORTED_MODULE_1__.
S5)(part.ms))}}function shareText({part,whole,unit}){if(whole===0&&unit===void 0)return(0,_plural_js__WEBPACK_IMPORTED_MODULE_2__.uQ)(part);const of=`${(0,_plural_js__WEBPACK_IMPORTED_MODULE_2__.
uQ)(part)} of ${unit===void 0?(0,_plural_js__WEBPACK_IMPORTED_MODULE_2__.uQ)(whole):(0,_plural_js__WEBPACK_IMPORTED_MODULE_2__.hS)(whole,unit)}`;return part>whole?
`${of} and their replacements`:`${of} (${(0,_plural_js__WEBPACK_IMPORTED_MODULE_2__.fL)(part,whole)})`}function literalPiece(text){return{kind:"literal",text}}}),
9125:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{B5:()=>joinTexts,BT:()=>fewNames,
H$:()=>few,Im:()=>isEmpty,Nx:()=>capital,O0:()=>inZone,QV:()=>sameText,Qq:()=>text,Tq:()=>verbFor,U9:()=>count,UU:()=>name,V$:()=>foreign,XY:()=>distinctTexts,aY:()=>code,
eu:()=>literal,f6:()=>withoutStop,gd:()=>NO_TEXT,p0:()=>duration,p_:()=>list,pc:()=>redacted,tQ:()=>textKey,uM:()=>share,uR:()=>instant});var _plural_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
8392);const NO_TEXT={parts:[]};function text(literals,...values){const parts=[];return literals.forEach((between,i)=>{between!==""&&parts.push({kind:"literal",text:between});
const value=values[i];typeof value=="number"?parts.push({kind:"number",value}):value&&parts.push(...value.parts)}),{parts}}function literal(words){return words===
""?NO_TEXT:{parts:[{kind:"literal",text:words}]}}function verbFor(n,one2,several){return literal(n===1?one2:several)}function code(written){return one({kind:"co\
de",text:written})}function name(of,written){return one({kind:"name",of,text:written})}function count(n,unit){return one({kind:"count",count:n,unit})}function share(part,whole,unit){
return one({kind:"share",part,whole,unit})}function instant(at){return one({kind:"instant",at,timeZone:"UTC"})}function duration(ms){return one({kind:"duration",
ms})}const LISTED=5;function list(items,most=LISTED){const last=items.at(-1);return items.length>most||last===void 0?few(items,most):joinTexts([joinTexts(items.
slice(0,-1)),last]," and ")}function few(items,most,all=items.length){const more=all-most,shown=joinTexts(items.slice(0,most));return more>0?text`${shown} and ${more} more`:
shown}function fewNames(of,written,most=3){const shown=written.slice(0,most).map(one2=>name(of,one2));return few(shown,most,written.length)}function foreign(written){
return written===""?NO_TEXT:one({kind:"foreign",text:written})}function one(part){return{parts:[part]}}function joinTexts(texts,separator=", "){const between=literal(
separator).parts;return{parts:texts.flatMap(one2=>one2&&!isEmpty(one2)?one2:[]).flatMap(({parts},i)=>i===0?parts:[...between,...parts])}}function capital({parts:[
first,...others]}){return first?.kind!=="literal"&&first?.kind!=="foreign"?{parts:first?[first,...others]:[]}:{parts:[{...first,text:(0,_plural_js__WEBPACK_IMPORTED_MODULE_0__.
Nx)(first.text)},...others]}}function withoutStop({parts}){const last=parts.at(-1);return last?.kind!=="literal"&&last?.kind!=="foreign"?{parts}:{parts:[...parts.
slice(0,-1),{...last,text:last.text.replace(/\.$/,"")}]}}function sameText(a,b){return textKey(a)===textKey(b)}function textKey({parts}){return JSON.stringify(parts)}
function distinctTexts(texts){return[...new Map(texts.map(one2=>[textKey(one2),one2])).values()]}function isEmpty({parts}){return parts.length===0}function redacted(shown,hide){
return{parts:shown.parts.map(part=>part.kind==="name"||part.kind==="code"||part.kind==="foreign"?{...part,text:hide(part.text)}:part)}}function inZone(shown,timeZone){
return{parts:shown.parts.map(part=>part.kind==="instant"?{...part,timeZone}:part)}}})};
