export const id=239,ids=[239],modules={239:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{Tree:()=>Tree});var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5288),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
5022),_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3080),_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(83),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3972),_read_policy_files_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9223),_read_root_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(1911),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
9125),_source_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4766);class Tree{root;links;isOfSubmodule;contents=new Map;constructor(root){this.root=root;const[
problem]=root.problems;if(problem)throw new _source_js__WEBPACK_IMPORTED_MODULE_6__.vH(problem);this.links=new _read_policy_files_js__WEBPACK_IMPORTED_MODULE_3__.
qF(root),this.isOfSubmodule=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__.OQ)(root.entries.flatMap(({mode,path})=>mode===_read_root_js__WEBPACK_IMPORTED_MODULE_4__.
Fe?path:[]))}files=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.qy)(()=>this.root.entries.map(({path})=>path).filter(path=>this.isFile(path)));isFile(path){
return this.links.file(path)!==null}isFolder(path){return this.links.isFolder(path)}holds(path){return this.isFile(path)||this.isFolder(path)}bytes(path){const entry=this.
links.file(path);return entry===null?null:(this.load([path]),this.contents.get(entry.path)??null)}text(path){const bytes=this.bytes(path);return bytes&&bytes.toString()}yaml=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.
Oo)(path=>(0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__.b)(this.text(path)??"",path));value(path){return this.yaml(path).documents[0]?.value}load(paths){const wanted=[
...new Set(paths.flatMap(path=>this.links.file(path)??[]))].filter(({path})=>!this.contents.has(path));if(wanted.length!==0)try{for(const[path,content]of this.root.
read(wanted,_read_root_js__WEBPACK_IMPORTED_MODULE_4__.Cl)){if(!Buffer.isBuffer(content))throw new _read_root_js__WEBPACK_IMPORTED_MODULE_4__.F_(content);this.contents.
set(path,content)}}catch(error){throw error instanceof _read_root_js__WEBPACK_IMPORTED_MODULE_4__.F_?new _source_js__WEBPACK_IMPORTED_MODULE_6__.vH(error.problem):
error}}below(path){return this.links.below(path,(why,{path:at})=>{const what=why==="submodule"?"a submodule, and its files are not here":"a symbolic link that l\
eads out of the repository, to nothing or to itself",message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.UU)(
"file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)(at))} is ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)(what)}. The folder with it was not rendered. Put the files themselves there.`;
throw(0,_source_js__WEBPACK_IMPORTED_MODULE_6__.vr)(why==="submodule"?why:"symlink",message,at)}).map(one=>one.path)}digest(paths){const ids2=[...new Map(paths.
flatMap(path=>this.links.below(path,()=>{})).map(({path,entry})=>[path,this.root.idOf(entry)]))].toSorted(([a],[b])=>a<b?-1:1);return(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__.
fg)(JSON.stringify(ids2))}}})};
