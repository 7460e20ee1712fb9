export const id=85,ids=[85],modules={7085:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{Ft:()=>asUnjudged,Ij:()=>infoAt,MK:()=>warningAt,Os:()=>errorAt,ProblemError:()=>ProblemError,Zw:()=>problemOf,ev:()=>unjudgedAt,p3:()=>inBase});var _text_render_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
2490);class ProblemError extends Error{problem;others;constructor(problem,others=[]){super((0,_text_render_js__WEBPACK_IMPORTED_MODULE_0__.Ul)(problem.message)),
this.problem=problem,this.others=others}}function errorAt(place,code,message){return{severity:"error",code,message,place}}function problemOf(file,code,message,severity="\
error"){return{severity,code,message,place:{file,line:1,column:1}}}function warningAt(place,code,message){return{severity:"warning",code,message,place}}function infoAt(place,code,message){
return{severity:"info",code,message,place}}function unjudgedAt(place,code,message){return asUnjudged(errorAt(place,code,message))}function asUnjudged(problem){return{
...problem,severity:"warning",isUnjudged:!0}}function inBase(code){return code.startsWith("base-")?code:`base-${code}`}})};
