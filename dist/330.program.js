export const id=330,ids=[330],modules={5330:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{processOutput:()=>processOutput});var external_node_fs_=__webpack_require__(3024),external_node_tty_=__webpack_require__(7066),lines=__webpack_require__(3085),
visible=__webpack_require__(2040),file_errors=__webpack_require__(2938);const ERASE_LINE="\r\x1B[K",COLUMNS=60,SHOWN_AFTER_MS=2e3,BETWEEN_MS=100,LEAST_PART=.02;
function progressOn(write,now){const start=now();let isShown=!1,shownAt=-1/0,begun={phase:"",at:start},timer=null;return(phase,part=0,of="")=>{if(timer&&clearTimeout(
timer),timer=null,phase===null){isShown&&write(ERASE_LINE),isShown=!1;return}const at=now();(part===0||begun.phase!==phase+of)&&(begun={phase:phase+of,at});const show=()=>{
const left=Math.ceil((at-begun.at)*(1/part-1)/1e3),done=part<LEAST_PART?"":` ${Math.floor(part*100)}%, ${left} s left`,line=(0,lines.g$)((0,visible.x7)(`fleetpl\
an: ${phase}${part>=1?"":done}${of}`));write(`${ERASE_LINE}${line.slice(0,COLUMNS)}`),[isShown,shownAt]=[!0,at]},wait=Math.max(start+SHOWN_AFTER_MS-at,shownAt+BETWEEN_MS-
at);wait<=0?show():timer=setTimeout(show,wait).unref()}}const STDOUT=1,STDERR=2,USUAL_COLUMNS=100;function outputTo({stdout,stderr},{isWatched,now=()=>performance.
now(),...terminal}){const progress=isWatched?progressOn(line=>stderr(Buffer.from(line)),now):()=>{};return{print:(text,kind)=>(progress(null),stdout(Buffer.from(
kind==="json"?(0,lines.yJ)(text):(0,lines.g$)(text)))),say:sentence=>{progress(null),stderr(Buffer.from(`${(0,lines.g$)((0,visible.x7)(sentence))}
`))},progress,...terminal}}function processOutput(){const isTerminal=(0,external_node_tty_.isatty)(STDOUT),{COLUMNS:asked="",TERM:term}=process.env,columns=isTerminal&&
process.stdout.columns||/^\d{1,4}$/.test(asked)&&Number(asked);return outputTo({stdout:bytes=>writeWhole(STDOUT,bytes),stderr:bytes=>writeWhole(STDERR,bytes)},{
isTerminal,columns:columns||USUAL_COLUMNS,isWatched:(0,external_node_tty_.isatty)(STDERR)&&term!=="dumb"})}const WAIT_MS=5,ALARM=new Int32Array(new SharedArrayBuffer(
4));function writeWhole(descriptor,bytes){let done=0;for(;done<bytes.length;)try{done+=(0,external_node_fs_.writeSync)(descriptor,bytes,done)}catch(error){const code=(0,file_errors.
$)(error);if(code==="EPIPE")return{kind:"closed"};if(code!=="EAGAIN")return{kind:"failed",error};Atomics.wait(ALARM,0,0,WAIT_MS)}return{kind:"delivered"}}}),3085:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{$$:()=>bytesOf,g$:()=>printable,sN:()=>logSafe,xr:()=>annotationText,yJ:()=>jsonLogSafe});var _visible_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
2040);function logSafe(text){return text.replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm,"$1\\u{3a}").replace(/##(?=\[)/g,"#\\u{23}")}const ESCAPE="\x1B",OURS=new RegExp(
String.raw`${ESCAPE}\[[\d;]*m|\n|\u26a0\ufe0f`,"u");function printable(text){return logSafe(/^[\n -~]*$/.test(text)?text:(0,_visible_js__WEBPACK_IMPORTED_MODULE_0__.
MN)(OURS,text))}function jsonLogSafe(json){return json.replace(/[^\n -~]+/g,run=>run.replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu,escaped)).replace(
/##(?=\[)/g,"#\\u0023")}function escaped(character){return Array.from({length:character.length},(_,i)=>character.charCodeAt(i)).map(unit=>`\\u${unit.toString(16).
padStart(4,"0")}`).join("")}function annotationText(text){return text.split(`
`).map(_visible_js__WEBPACK_IMPORTED_MODULE_0__.x7).join(`
`)}function bytesOf(text){let bytes=0;for(let i=0;i<text.length;i++){const unit=text.charCodeAt(i);bytes+=unit<128?1:unit<2048||unit>=55296&&unit<=57343?2:3}return bytes}}),
2040:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{MN:()=>visibleBut,PL:()=>columnsOf,
Ru:()=>valueText,ml:()=>shorten,x7:()=>sentenceText});const VALUE_CHARACTERS=120,SENTENCE_CHARACTERS=1e3,HEAD_SHARE=2/3,HIDDEN=/\p{C}|\p{Default_Ignorable_Code_Point}|\u2800|(?! )\p{Z}|[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]|(?<!\p{L})\p{M}/gu,
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
ta of this user is used up. Free some space, or use another path."],["ENAMETOOLONG","the name is too long. Use a shorter one."]])})};
