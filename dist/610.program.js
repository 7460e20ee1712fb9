export const id=610,ids=[610,85],modules={7349:(function(__unused_webpack_module,exports,__webpack_require__){var identity=__webpack_require__(1127),Scalar=__webpack_require__(
3301),YAMLMap=__webpack_require__(4454),YAMLSeq=__webpack_require__(2223),resolveBlockMap=__webpack_require__(7103),resolveBlockSeq=__webpack_require__(334),resolveFlowCollection=__webpack_require__(
3142);function resolveCollection(CN,ctx,token,onError,tagName,tag){const coll=token.type==="block-map"?resolveBlockMap.resolveBlockMap(CN,ctx,token,onError,tag):
token.type==="block-seq"?resolveBlockSeq.resolveBlockSeq(CN,ctx,token,onError,tag):resolveFlowCollection.resolveFlowCollection(CN,ctx,token,onError,tag),Coll=coll.
constructor;return tagName==="!"||tagName===Coll.tagName?(coll.tag=Coll.tagName,coll):(tagName&&(coll.tag=tagName),coll)}function composeCollection(CN,ctx,token,props,onError){
const tagToken=props.tag,tagName=tagToken?ctx.directives.tagName(tagToken.source,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg)):null;if(token.type==="block-se\
q"){const{anchor,newlineAfterProp:nl}=props,lastProp=anchor&&tagToken?anchor.offset>tagToken.offset?anchor:tagToken:anchor??tagToken;lastProp&&(!nl||nl.offset<lastProp.
offset)&&onError(lastProp,"MISSING_CHAR","Missing newline after block sequence props")}const expType=token.type==="block-map"?"map":token.type==="block-seq"?"se\
q":token.start.source==="{"?"map":"seq";if(!tagToken||!tagName||tagName==="!"||tagName===YAMLMap.YAMLMap.tagName&&expType==="map"||tagName===YAMLSeq.YAMLSeq.tagName&&
expType==="seq")return resolveCollection(CN,ctx,token,onError,tagName);let tag=ctx.schema.tags.find(t=>t.tag===tagName&&t.collection===expType);if(!tag){const kt=ctx.
schema.knownTags[tagName];if(kt?.collection===expType)ctx.schema.tags.push(Object.assign({},kt,{default:!1})),tag=kt;else return kt?onError(tagToken,"BAD_COLLEC\
TION_TYPE",`${kt.tag} used for ${expType} collection, but expects ${kt.collection??"scalar"}`,!0):onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,
!0),resolveCollection(CN,ctx,token,onError,tagName)}const coll=resolveCollection(CN,ctx,token,onError,tagName,tag),res=tag.resolve?.(coll,msg=>onError(tagToken,
"TAG_RESOLVE_FAILED",msg),ctx.options)??coll,node=identity.isNode(res)?res:new Scalar.Scalar(res);return node.range=coll.range,node.tag=tagName,tag?.format&&(node.
format=tag.format),node}exports.composeCollection=composeCollection}),3683:(function(__unused_webpack_module,exports,__webpack_require__){var Document=__webpack_require__(
3021),composeNode=__webpack_require__(5937),resolveEnd=__webpack_require__(7788),resolveProps=__webpack_require__(4631);function composeDoc(options,directives,{
offset,start,value,end},onError){const opts=Object.assign({_directives:directives},options),doc=new Document.Document(void 0,opts),ctx={atKey:!1,atRoot:!0,directives:doc.
directives,options:doc.options,schema:doc.schema},props=resolveProps.resolveProps(start,{indicator:"doc-start",next:value??end?.[0],offset,onError,parentIndent:0,
startOnNewline:!0});props.found&&(doc.directives.docStart=!0,value&&(value.type==="block-map"||value.type==="block-seq")&&!props.hasNewline&&onError(props.end,"\
MISSING_CHAR","Block collection cannot start on same line with directives-end marker")),doc.contents=value?composeNode.composeNode(ctx,value,props,onError):composeNode.
composeEmptyNode(ctx,props.end,start,null,props,onError);const contentEnd=doc.contents.range[2],re=resolveEnd.resolveEnd(end,contentEnd,!1,onError);return re.comment&&
(doc.comment=re.comment),doc.range=[offset,contentEnd,re.offset],doc}exports.composeDoc=composeDoc}),5937:(function(__unused_webpack_module,exports,__webpack_require__){
var Alias=__webpack_require__(4065),identity=__webpack_require__(1127),composeCollection=__webpack_require__(7349),composeScalar=__webpack_require__(5413),resolveEnd=__webpack_require__(
7788),utilEmptyScalarPosition=__webpack_require__(2599);const CN={composeNode,composeEmptyNode};function composeNode(ctx,token,props,onError){const atKey=ctx.atKey,
{spaceBefore,comment,anchor,tag}=props;let node,isSrcToken=!0;switch(token.type){case"alias":node=composeAlias(ctx,token,onError),(anchor||tag)&&onError(token,"\
ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":node=composeScalar.
composeScalar(ctx,token,tag,onError),anchor&&(node.anchor=anchor.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":try{node=composeCollection.
composeCollection(CN,ctx,token,props,onError),anchor&&(node.anchor=anchor.source.substring(1))}catch(error){const message=error instanceof Error?error.message:String(
error);onError(token,"RESOURCE_EXHAUSTION",message)}break;default:{const message=token.type==="error"?token.message:`Unsupported token (type: ${token.type})`;onError(
token,"UNEXPECTED_TOKEN",message),isSrcToken=!1}}return node??(node=composeEmptyNode(ctx,token.offset,void 0,null,props,onError)),anchor&&node.anchor===""&&onError(
anchor,"BAD_ALIAS","Anchor cannot be an empty string"),atKey&&ctx.options.stringKeys&&(!identity.isScalar(node)||typeof node.value!="string"||node.tag&&node.tag!==
"tag:yaml.org,2002:str")&&onError(tag??token,"NON_STRING_KEY","With stringKeys, all keys must be strings"),spaceBefore&&(node.spaceBefore=!0),comment&&(token.type===
"scalar"&&token.source===""?node.comment=comment:node.commentBefore=comment),ctx.options.keepSourceTokens&&isSrcToken&&(node.srcToken=token),node}function composeEmptyNode(ctx,offset,before,pos,{
spaceBefore,comment,anchor,tag,end},onError){const token={type:"scalar",offset:utilEmptyScalarPosition.emptyScalarPosition(offset,before,pos),indent:-1,source:""},
node=composeScalar.composeScalar(ctx,token,tag,onError);return anchor&&(node.anchor=anchor.source.substring(1),node.anchor===""&&onError(anchor,"BAD_ALIAS","Anc\
hor cannot be an empty string")),spaceBefore&&(node.spaceBefore=!0),comment&&(node.comment=comment,node.range[2]=end),node}function composeAlias({options},{offset,
source,end},onError){const alias=new Alias.Alias(source.substring(1));alias.source===""&&onError(offset,"BAD_ALIAS","Alias cannot be an empty string"),alias.source.
endsWith(":")&&onError(offset+source.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);const valueEnd=offset+source.length,re=resolveEnd.resolveEnd(end,
valueEnd,options.strict,onError);return alias.range=[offset,valueEnd,re.offset],re.comment&&(alias.comment=re.comment),alias}exports.composeEmptyNode=composeEmptyNode,
exports.composeNode=composeNode}),5413:(function(__unused_webpack_module,exports,__webpack_require__){var identity=__webpack_require__(1127),Scalar=__webpack_require__(
3301),resolveBlockScalar=__webpack_require__(8913),resolveFlowScalar=__webpack_require__(6842);function composeScalar(ctx,token,tagToken,onError){const{value,type,
comment,range}=token.type==="block-scalar"?resolveBlockScalar.resolveBlockScalar(ctx,token,onError):resolveFlowScalar.resolveFlowScalar(token,ctx.options.strict,
onError),tagName=tagToken?ctx.directives.tagName(tagToken.source,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg)):null;let tag;ctx.options.stringKeys&&ctx.atKey?
tag=ctx.schema[identity.SCALAR]:tagName?tag=findScalarTagByName(ctx.schema,value,tagName,tagToken,onError):token.type==="scalar"?tag=findScalarTagByTest(ctx,value,
token,onError):tag=ctx.schema[identity.SCALAR];let scalar;try{const res=tag.resolve(value,msg=>onError(tagToken??token,"TAG_RESOLVE_FAILED",msg),ctx.options);scalar=
identity.isScalar(res)?res:new Scalar.Scalar(res)}catch(error){const msg=error instanceof Error?error.message:String(error);onError(tagToken??token,"TAG_RESOLVE\
_FAILED",msg),scalar=new Scalar.Scalar(value)}return scalar.range=range,scalar.source=value,type&&(scalar.type=type),tagName&&(scalar.tag=tagName),tag.format&&(scalar.
format=tag.format),comment&&(scalar.comment=comment),scalar}function findScalarTagByName(schema,value,tagName,tagToken,onError){if(tagName==="!")return schema[identity.
SCALAR];const matchWithTest=[];for(const tag of schema.tags)if(!tag.collection&&tag.tag===tagName)if(tag.default&&tag.test)matchWithTest.push(tag);else return tag;
for(const tag of matchWithTest)if(tag.test?.test(value))return tag;const kt=schema.knownTags[tagName];return kt&&!kt.collection?(schema.tags.push(Object.assign(
{},kt,{default:!1,test:void 0})),kt):(onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,tagName!=="tag:yaml.org,2002:str"),schema[identity.SCALAR])}
function findScalarTagByTest({atKey,directives,schema},value,token,onError){const tag=schema.tags.find(tag2=>(tag2.default===!0||atKey&&tag2.default==="key")&&tag2.
test?.test(value))||schema[identity.SCALAR];if(schema.compat){const compat=schema.compat.find(tag2=>tag2.default&&tag2.test?.test(value))??schema[identity.SCALAR];
if(tag.tag!==compat.tag){const ts=directives.tagString(tag.tag),cs=directives.tagString(compat.tag),msg=`Value may be parsed as either ${ts} or ${cs}`;onError(token,
"TAG_RESOLVE_FAILED",msg,!0)}}return tag}exports.composeScalar=composeScalar}),9984:(function(__unused_webpack_module,exports,__webpack_require__){var node_process=__webpack_require__(
932),directives=__webpack_require__(1342),Document=__webpack_require__(3021),errors=__webpack_require__(1464),identity=__webpack_require__(1127),composeDoc=__webpack_require__(
3683),resolveEnd=__webpack_require__(7788);function getErrorPos(src){if(typeof src=="number")return[src,src+1];if(Array.isArray(src))return src.length===2?src:[
src[0],src[1]];const{offset,source}=src;return[offset,offset+(typeof source=="string"?source.length:1)]}function parsePrelude(prelude){let comment="",atComment=!1,
afterEmptyLine=!1;for(let i=0;i<prelude.length;++i){const source=prelude[i];switch(source[0]){case"#":comment+=(comment===""?"":afterEmptyLine?`

`:`
`)+(source.substring(1)||" "),atComment=!0,afterEmptyLine=!1;break;case"%":prelude[i+1]?.[0]!=="#"&&(i+=1),atComment=!1;break;default:atComment||(afterEmptyLine=
!0),atComment=!1}}return{comment,afterEmptyLine}}class Composer{constructor(options={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=
[],this.onError=(source,code,message,warning)=>{const pos=getErrorPos(source);warning?this.warnings.push(new errors.YAMLWarning(pos,code,message)):this.errors.push(
new errors.YAMLParseError(pos,code,message))},this.directives=new directives.Directives({version:options.version||"1.2"}),this.options=options}decorate(doc,afterDoc){
const{comment,afterEmptyLine}=parsePrelude(this.prelude);if(comment){const dc=doc.contents;if(afterDoc)doc.comment=doc.comment?`${doc.comment}
${comment}`:comment;else if(afterEmptyLine||doc.directives.docStart||!dc)doc.commentBefore=comment;else if(identity.isCollection(dc)&&!dc.flow&&dc.items.length>
0){let it=dc.items[0];identity.isPair(it)&&(it=it.key);const cb=it.commentBefore;it.commentBefore=cb?`${comment}
${cb}`:comment}else{const cb=dc.commentBefore;dc.commentBefore=cb?`${comment}
${cb}`:comment}}if(afterDoc){for(let i=0;i<this.errors.length;++i)doc.errors.push(this.errors[i]);for(let i=0;i<this.warnings.length;++i)doc.warnings.push(this.
warnings[i])}else doc.errors=this.errors,doc.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:parsePrelude(this.
prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(tokens,forceDoc=!1,endOffset=-1){for(const token of tokens)yield*this.
next(token);yield*this.end(forceDoc,endOffset)}*next(token){switch(node_process.env.LOG_STREAM&&console.dir(token,{depth:null}),token.type){case"directive":this.
directives.add(token.source,(offset,message,warning)=>{const pos=getErrorPos(token);pos[0]+=offset,this.onError(pos,"BAD_DIRECTIVE",message,warning)}),this.prelude.
push(token.source),this.atDirectives=!0;break;case"document":{const doc=composeDoc.composeDoc(this.options,this.directives,token,this.onError);this.atDirectives&&
!doc.directives.docStart&&this.onError(token,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(doc,!1),this.doc&&(yield this.doc),
this.doc=doc,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(token.source);break;case"error":{const msg=token.
source?`${token.message}: ${JSON.stringify(token.source)}`:token.message,error=new errors.YAMLParseError(getErrorPos(token),"UNEXPECTED_TOKEN",msg);this.atDirectives||
!this.doc?this.errors.push(error):this.doc.errors.push(error);break}case"doc-end":{if(!this.doc){const msg="Unexpected doc-end without preceding document";this.
errors.push(new errors.YAMLParseError(getErrorPos(token),"UNEXPECTED_TOKEN",msg));break}this.doc.directives.docEnd=!0;const end=resolveEnd.resolveEnd(token.end,
token.offset+token.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),end.comment){const dc=this.doc.comment;this.doc.comment=dc?
`${dc}
${end.comment}`:end.comment}this.doc.range[2]=end.offset;break}default:this.errors.push(new errors.YAMLParseError(getErrorPos(token),"UNEXPECTED_TOKEN",`Unsuppo\
rted token ${token.type}`))}}*end(forceDoc=!1,endOffset=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(forceDoc){const opts=Object.
assign({_directives:this.directives},this.options),doc=new Document.Document(void 0,opts);this.atDirectives&&this.onError(endOffset,"MISSING_CHAR","Missing dire\
ctives-end indicator line"),doc.range=[0,endOffset,endOffset],this.decorate(doc,!1),yield doc}}}exports.Composer=Composer}),7103:(function(__unused_webpack_module,exports,__webpack_require__){
var Pair=__webpack_require__(7165),YAMLMap=__webpack_require__(4454),resolveProps=__webpack_require__(4631),utilContainsNewline=__webpack_require__(9499),utilFlowIndentCheck=__webpack_require__(
4051),utilMapIncludes=__webpack_require__(1187);const startColMsg="All mapping items must start at the same column";function resolveBlockMap({composeNode,composeEmptyNode},ctx,bm,onError,tag){
const NodeClass=tag?.nodeClass??YAMLMap.YAMLMap,map=new NodeClass(ctx.schema);ctx.atRoot&&(ctx.atRoot=!1);let offset=bm.offset,commentEnd=null;for(const collItem of bm.
items){const{start,key,sep,value}=collItem,keyProps=resolveProps.resolveProps(start,{indicator:"explicit-key-ind",next:key??sep?.[0],offset,onError,parentIndent:bm.
indent,startOnNewline:!0}),implicitKey=!keyProps.found;if(implicitKey){if(key&&(key.type==="block-seq"?onError(offset,"BLOCK_AS_IMPLICIT_KEY","A block sequence \
may not be used as an implicit map key"):"indent"in key&&key.indent!==bm.indent&&onError(offset,"BAD_INDENT",startColMsg)),!keyProps.anchor&&!keyProps.tag&&!sep){
commentEnd=keyProps.end,keyProps.comment&&(map.comment?map.comment+=`
`+keyProps.comment:map.comment=keyProps.comment);continue}(keyProps.newlineAfterProp||utilContainsNewline.containsNewline(key))&&onError(key??start[start.length-
1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else keyProps.found?.indent!==bm.indent&&onError(offset,"BAD_INDENT",startColMsg);ctx.atKey=
!0;const keyStart=keyProps.end,keyNode=key?composeNode(ctx,key,keyProps,onError):composeEmptyNode(ctx,keyStart,start,null,keyProps,onError);ctx.schema.compat&&utilFlowIndentCheck.
flowIndentCheck(bm.indent,key,onError),ctx.atKey=!1,utilMapIncludes.mapIncludes(ctx,map.items,keyNode)&&onError(keyStart,"DUPLICATE_KEY","Map keys must be uniqu\
e");const valueProps=resolveProps.resolveProps(sep??[],{indicator:"map-value-ind",next:value,offset:keyNode.range[2],onError,parentIndent:bm.indent,startOnNewline:!key||
key.type==="block-scalar"});if(offset=valueProps.end,valueProps.found){implicitKey&&(value?.type==="block-map"&&!valueProps.hasNewline&&onError(offset,"BLOCK_AS\
_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),ctx.options.strict&&keyProps.start<valueProps.found.offset-1024&&onError(keyNode.range,"KE\
Y_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));const valueNode=value?composeNode(ctx,value,valueProps,
onError):composeEmptyNode(ctx,offset,sep,null,valueProps,onError);ctx.schema.compat&&utilFlowIndentCheck.flowIndentCheck(bm.indent,value,onError),offset=valueNode.
range[2];const pair=new Pair.Pair(keyNode,valueNode);ctx.options.keepSourceTokens&&(pair.srcToken=collItem),map.items.push(pair)}else{implicitKey&&onError(keyNode.
range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),valueProps.comment&&(keyNode.comment?keyNode.comment+=`
`+valueProps.comment:keyNode.comment=valueProps.comment);const pair=new Pair.Pair(keyNode);ctx.options.keepSourceTokens&&(pair.srcToken=collItem),map.items.push(
pair)}}return commentEnd&&commentEnd<offset&&onError(commentEnd,"IMPOSSIBLE","Map comment with trailing content"),map.range=[bm.offset,offset,commentEnd??offset],
map}exports.resolveBlockMap=resolveBlockMap}),8913:(function(__unused_webpack_module,exports,__webpack_require__){var Scalar=__webpack_require__(3301);function resolveBlockScalar(ctx,scalar,onError){
const start=scalar.offset,header=parseBlockScalarHeader(scalar,ctx.options.strict,onError);if(!header)return{value:"",type:null,comment:"",range:[start,start,start]};
const type=header.mode===">"?Scalar.Scalar.BLOCK_FOLDED:Scalar.Scalar.BLOCK_LITERAL,lines=scalar.source?splitLines(scalar.source):[];let chompStart=lines.length;
for(let i=lines.length-1;i>=0;--i){const content=lines[i][1];if(content===""||content==="\r")chompStart=i;else break}if(chompStart===0){const value2=header.chomp===
"+"&&lines.length>0?`
`.repeat(Math.max(1,lines.length-1)):"";let end2=start+header.length;return scalar.source&&(end2+=scalar.source.length),{value:value2,type,comment:header.comment,
range:[start,end2,end2]}}let trimIndent=scalar.indent+header.indent,offset=scalar.offset+header.length,contentStart=0;for(let i=0;i<chompStart;++i){const[indent,
content]=lines[i];if(content===""||content==="\r")header.indent===0&&indent.length>trimIndent&&(trimIndent=indent.length);else{indent.length<trimIndent&&onError(
offset+indent.length,"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),header.indent===0&&(trimIndent=
indent.length),contentStart=i,trimIndent===0&&!ctx.atRoot&&onError(offset,"BAD_INDENT","Block scalar values in collections must be indented");break}offset+=indent.
length+content.length+1}for(let i=lines.length-1;i>=chompStart;--i)lines[i][0].length>trimIndent&&(chompStart=i+1);let value="",sep="",prevMoreIndented=!1;for(let i=0;i<
contentStart;++i)value+=lines[i][0].slice(trimIndent)+`
`;for(let i=contentStart;i<chompStart;++i){let[indent,content]=lines[i];offset+=indent.length+content.length+1;const crlf=content[content.length-1]==="\r";if(crlf&&
(content=content.slice(0,-1)),content&&indent.length<trimIndent){const message=`Block scalar lines must not be less indented than their ${header.indent?"explici\
t indentation indicator":"first line"}`;onError(offset-content.length-(crlf?2:1),"BAD_INDENT",message),indent=""}type===Scalar.Scalar.BLOCK_LITERAL?(value+=sep+
indent.slice(trimIndent)+content,sep=`
`):indent.length>trimIndent||content[0]==="	"?(sep===" "?sep=`
`:!prevMoreIndented&&sep===`
`&&(sep=`

`),value+=sep+indent.slice(trimIndent)+content,sep=`
`,prevMoreIndented=!0):content===""?sep===`
`?value+=`
`:sep=`
`:(value+=sep+content,sep=" ",prevMoreIndented=!1)}switch(header.chomp){case"-":break;case"+":for(let i=chompStart;i<lines.length;++i)value+=`
`+lines[i][0].slice(trimIndent);value[value.length-1]!==`
`&&(value+=`
`);break;default:value+=`
`}const end=start+header.length+scalar.source.length;return{value,type,comment:header.comment,range:[start,end,end]}}function parseBlockScalarHeader({offset,props},strict,onError){
if(props[0].type!=="block-scalar-header")return onError(props[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source}=props[0],mode=source[0];let indent=0,
chomp="",error=-1;for(let i=1;i<source.length;++i){const ch=source[i];if(!chomp&&(ch==="-"||ch==="+"))chomp=ch;else{const n=Number(ch);!indent&&n?indent=n:error===
-1&&(error=offset+i)}}error!==-1&&onError(error,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${source}`);let hasSpace=!1,comment="",length=source.
length;for(let i=1;i<props.length;++i){const token=props[i];switch(token.type){case"space":hasSpace=!0;case"newline":length+=token.source.length;break;case"comm\
ent":strict&&!hasSpace&&onError(token,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),length+=token.source.length,comment=
token.source.substring(1);break;case"error":onError(token,"UNEXPECTED_TOKEN",token.message),length+=token.source.length;break;default:{const message=`Unexpected\
 token in block scalar header: ${token.type}`;onError(token,"UNEXPECTED_TOKEN",message);const ts=token.source;ts&&typeof ts=="string"&&(length+=ts.length)}}}return{
mode,indent,chomp,comment,length}}function splitLines(source){const split=source.split(/\n( *)/),first=split[0],m=first.match(/^( *)/),lines=[m?.[1]?[m[1],first.
slice(m[1].length)]:["",first]];for(let i=1;i<split.length;i+=2)lines.push([split[i],split[i+1]]);return lines}exports.resolveBlockScalar=resolveBlockScalar}),334:(function(__unused_webpack_module,exports,__webpack_require__){
var YAMLSeq=__webpack_require__(2223),resolveProps=__webpack_require__(4631),utilFlowIndentCheck=__webpack_require__(4051);function resolveBlockSeq({composeNode,
composeEmptyNode},ctx,bs,onError,tag){const NodeClass=tag?.nodeClass??YAMLSeq.YAMLSeq,seq=new NodeClass(ctx.schema);ctx.atRoot&&(ctx.atRoot=!1),ctx.atKey&&(ctx.
atKey=!1);let offset=bs.offset,commentEnd=null;for(const{start,value}of bs.items){const props=resolveProps.resolveProps(start,{indicator:"seq-item-ind",next:value,
offset,onError,parentIndent:bs.indent,startOnNewline:!0});if(!props.found)if(props.anchor||props.tag||value)value?.type==="block-seq"?onError(props.end,"BAD_IND\
ENT","All sequence items must start at the same column"):onError(offset,"MISSING_CHAR","Sequence item without - indicator");else{commentEnd=props.end,props.comment&&
(seq.comment=props.comment);continue}const node=value?composeNode(ctx,value,props,onError):composeEmptyNode(ctx,props.end,start,null,props,onError);ctx.schema.compat&&
utilFlowIndentCheck.flowIndentCheck(bs.indent,value,onError),offset=node.range[2],seq.items.push(node)}return seq.range=[bs.offset,offset,commentEnd??offset],seq}
exports.resolveBlockSeq=resolveBlockSeq}),7788:(function(__unused_webpack_module,exports){function resolveEnd(end,offset,reqSpace,onError){let comment="";if(end){
let hasSpace=!1,sep="";for(const token of end){const{source,type}=token;switch(type){case"space":hasSpace=!0;break;case"comment":{reqSpace&&!hasSpace&&onError(token,
"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const cb=source.substring(1)||" ";comment?comment+=sep+cb:comment=cb,sep=
"";break}case"newline":comment&&(sep+=source),hasSpace=!0;break;default:onError(token,"UNEXPECTED_TOKEN",`Unexpected ${type} at node end`)}offset+=source.length}}
return{comment,offset}}exports.resolveEnd=resolveEnd}),3142:(function(__unused_webpack_module,exports,__webpack_require__){var identity=__webpack_require__(1127),
Pair=__webpack_require__(7165),YAMLMap=__webpack_require__(4454),YAMLSeq=__webpack_require__(2223),resolveEnd=__webpack_require__(7788),resolveProps=__webpack_require__(
4631),utilContainsNewline=__webpack_require__(9499),utilMapIncludes=__webpack_require__(1187);const blockMsg="Block collections are not allowed within flow coll\
ections",isBlock=token=>token&&(token.type==="block-map"||token.type==="block-seq");function resolveFlowCollection({composeNode,composeEmptyNode},ctx,fc,onError,tag){
const isMap=fc.start.source==="{",fcName=isMap?"flow map":"flow sequence",NodeClass=tag?.nodeClass??(isMap?YAMLMap.YAMLMap:YAMLSeq.YAMLSeq),coll=new NodeClass(ctx.
schema);coll.flow=!0;const atRoot=ctx.atRoot;atRoot&&(ctx.atRoot=!1),ctx.atKey&&(ctx.atKey=!1);let offset=fc.offset+fc.start.source.length;for(let i=0;i<fc.items.
length;++i){const collItem=fc.items[i],{start,key,sep,value}=collItem,props=resolveProps.resolveProps(start,{flow:fcName,indicator:"explicit-key-ind",next:key??
sep?.[0],offset,onError,parentIndent:fc.indent,startOnNewline:!1});if(!props.found){if(!props.anchor&&!props.tag&&!sep&&!value){i===0&&props.comma?onError(props.
comma,"UNEXPECTED_TOKEN",`Unexpected , in ${fcName}`):i<fc.items.length-1&&onError(props.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${fcName}`),props.comment&&
(coll.comment?coll.comment+=`
`+props.comment:coll.comment=props.comment),offset=props.end;continue}!isMap&&ctx.options.strict&&utilContainsNewline.containsNewline(key)&&onError(key,"MULTILI\
NE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(i===0)props.comma&&onError(props.comma,"UNEXPECTED_TOKEN",`Unexpected , \
in ${fcName}`);else if(props.comma||onError(props.start,"MISSING_CHAR",`Missing , between ${fcName} items`),props.comment){let prevItemComment="";loop:for(const st of start)
switch(st.type){case"comma":case"space":break;case"comment":prevItemComment=st.source.substring(1);break loop;default:break loop}if(prevItemComment){let prev=coll.
items[coll.items.length-1];identity.isPair(prev)&&(prev=prev.value??prev.key),prev.comment?prev.comment+=`
`+prevItemComment:prev.comment=prevItemComment,props.comment=props.comment.substring(prevItemComment.length+1)}}if(!isMap&&!sep&&!props.found){const valueNode=value?
composeNode(ctx,value,props,onError):composeEmptyNode(ctx,props.end,sep,null,props,onError);coll.items.push(valueNode),offset=valueNode.range[2],isBlock(value)&&
onError(valueNode.range,"BLOCK_IN_FLOW",blockMsg)}else{ctx.atKey=!0;const keyStart=props.end,keyNode=key?composeNode(ctx,key,props,onError):composeEmptyNode(ctx,
keyStart,start,null,props,onError);isBlock(key)&&onError(keyNode.range,"BLOCK_IN_FLOW",blockMsg),ctx.atKey=!1;const valueProps=resolveProps.resolveProps(sep??[],
{flow:fcName,indicator:"map-value-ind",next:value,offset:keyNode.range[2],onError,parentIndent:fc.indent,startOnNewline:!1});if(valueProps.found){if(!isMap&&!props.
found&&ctx.options.strict){if(sep)for(const st of sep){if(st===valueProps.found)break;if(st.type==="newline"){onError(st,"MULTILINE_IMPLICIT_KEY","Implicit keys\
 of flow sequence pairs need to be on a single line");break}}props.start<valueProps.found.offset-1024&&onError(valueProps.found,"KEY_OVER_1024_CHARS","The : ind\
icator must be at most 1024 chars after the start of an implicit flow sequence key")}}else value&&("source"in value&&value.source?.[0]===":"?onError(value,"MISS\
ING_CHAR",`Missing space after : in ${fcName}`):onError(valueProps.start,"MISSING_CHAR",`Missing , or : between ${fcName} items`));const valueNode=value?composeNode(
ctx,value,valueProps,onError):valueProps.found?composeEmptyNode(ctx,valueProps.end,sep,null,valueProps,onError):null;valueNode?isBlock(value)&&onError(valueNode.
range,"BLOCK_IN_FLOW",blockMsg):valueProps.comment&&(keyNode.comment?keyNode.comment+=`
`+valueProps.comment:keyNode.comment=valueProps.comment);const pair=new Pair.Pair(keyNode,valueNode);if(ctx.options.keepSourceTokens&&(pair.srcToken=collItem),isMap){
const map=coll;utilMapIncludes.mapIncludes(ctx,map.items,keyNode)&&onError(keyStart,"DUPLICATE_KEY","Map keys must be unique"),map.items.push(pair)}else{const map=new YAMLMap.
YAMLMap(ctx.schema);map.flow=!0,map.items.push(pair);const endRange=(valueNode??keyNode).range;map.range=[keyNode.range[0],endRange[1],endRange[2]],coll.items.push(
map)}offset=valueNode?valueNode.range[2]:valueProps.end}}const expectedEnd=isMap?"}":"]",[ce,...ee]=fc.end;let cePos=offset;if(ce?.source===expectedEnd)cePos=ce.
offset+ce.source.length;else{const name=fcName[0].toUpperCase()+fcName.substring(1),msg=atRoot?`${name} must end with a ${expectedEnd}`:`${name} in block collec\
tion must be sufficiently indented and end with a ${expectedEnd}`;onError(offset,atRoot?"MISSING_CHAR":"BAD_INDENT",msg),ce&&ce.source.length!==1&&ee.unshift(ce)}
if(ee.length>0){const end=resolveEnd.resolveEnd(ee,cePos,ctx.options.strict,onError);end.comment&&(coll.comment?coll.comment+=`
`+end.comment:coll.comment=end.comment),coll.range=[fc.offset,cePos,end.offset]}else coll.range=[fc.offset,cePos,cePos];return coll}exports.resolveFlowCollection=
resolveFlowCollection}),6842:(function(__unused_webpack_module,exports,__webpack_require__){var Scalar=__webpack_require__(3301),resolveEnd=__webpack_require__(
7788);function resolveFlowScalar(scalar,strict,onError){const{offset,type,source,end}=scalar;let _type,value;const _onError=(rel,code,msg)=>onError(offset+rel,code,
msg);switch(type){case"scalar":_type=Scalar.Scalar.PLAIN,value=plainValue(source,_onError);break;case"single-quoted-scalar":_type=Scalar.Scalar.QUOTE_SINGLE,value=
singleQuotedValue(source,_onError);break;case"double-quoted-scalar":_type=Scalar.Scalar.QUOTE_DOUBLE,value=doubleQuotedValue(source,_onError);break;default:return onError(
scalar,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${type}`),{value:"",type:null,comment:"",range:[offset,offset+source.length,offset+source.length]}}
const valueEnd=offset+source.length,re=resolveEnd.resolveEnd(end,valueEnd,strict,onError);return{value,type:_type,comment:re.comment,range:[offset,valueEnd,re.offset]}}
function plainValue(source,onError){let badChar="";switch(source[0]){case"	":badChar="a tab character";break;case",":badChar="flow indicator character ,";break;case"\
%":badChar="directive indicator character %";break;case"|":case">":{badChar=`block scalar indicator ${source[0]}`;break}case"@":case"`":{badChar=`reserved chara\
cter ${source[0]}`;break}}return badChar&&onError(0,"BAD_SCALAR_START",`Plain value cannot start with ${badChar}`),unfoldLines(source)}function singleQuotedValue(source,onError){
return(source[source.length-1]!=="'"||source.length===1)&&onError(source.length,"MISSING_CHAR","Missing closing 'quote"),unfoldLines(source.slice(1,-1)).replace(
/''/g,"'")}function unfoldLines(source){const line=/(.*?)\r?\n/sy;let match=line.exec(source);if(!match)return source;let trimEnd,trimBoth;try{trimEnd=new RegExp(
"(?<![ 	])[ 	]+$"),trimBoth=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{trimEnd=/[ \t]+$/,trimBoth=/^[ \t]+|[ \t]+$/g}let res=match[1].replace(trimEnd,""),sep="\
 ",pos=line.lastIndex;for(;match=line.exec(source);){const lm=match[1].replace(trimBoth,"");lm===""?sep===`
`?res+=sep:sep=`
`:(res+=sep+lm,sep=" "),pos=line.lastIndex}const last=/[ \t]*(.*)/sy;return last.lastIndex=pos,match=last.exec(source),res+sep+(match?.[1]??"")}function doubleQuotedValue(source,onError){
let res="";for(let i=1;i<source.length-1;++i){const ch=source[i];if(!(ch==="\r"&&source[i+1]===`
`))if(ch===`
`){const{fold,offset}=foldNewline(source,i);res+=fold,i=offset}else if(ch==="\\"){let next=source[++i];const cc=escapeCodes[next];if(cc)res+=cc;else if(next===`\

`)for(next=source[i+1];next===" "||next==="	";)next=source[++i+1];else if(next==="\r"&&source[i+1]===`
`)for(next=source[++i+1];next===" "||next==="	";)next=source[++i+1];else if(next==="x"||next==="u"||next==="U"){const length=next==="x"?2:next==="u"?4:8;res+=parseCharCode(
source,i+1,length,onError),i+=length}else{const raw=source.substr(i-1,2);onError(i-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${raw}`),res+=raw}}else if(ch===" "||
ch==="	"){const wsStart=i;let next=source[i+1];for(;next===" "||next==="	";)next=source[++i+1];next!==`
`&&!(next==="\r"&&source[i+2]===`
`)&&(res+=i>wsStart?source.slice(wsStart,i+1):ch)}else res+=ch}return(source[source.length-1]!=='"'||source.length===1)&&onError(source.length,"MISSING_CHAR",'M\
issing closing "quote'),res}function foldNewline(source,offset){let fold="",ch=source[offset+1];for(;(ch===" "||ch==="	"||ch===`
`||ch==="\r")&&!(ch==="\r"&&source[offset+2]!==`
`);)ch===`
`&&(fold+=`
`),offset+=1,ch=source[offset+1];return fold||(fold=" "),{fold,offset}}const escapeCodes={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function parseCharCode(source,offset,length,onError){const cc=source.
substr(offset,length),code=cc.length===length&&/^[0-9a-fA-F]+$/.test(cc)?parseInt(cc,16):NaN;try{return String.fromCodePoint(code)}catch{const raw=source.substr(
offset-2,length+2);return onError(offset-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${raw}`),raw}}exports.resolveFlowScalar=resolveFlowScalar}),4631:(function(__unused_webpack_module,exports){
function resolveProps(tokens,{flow,indicator,next,offset,onError,parentIndent,startOnNewline}){let spaceBefore=!1,atNewline=startOnNewline,hasSpace=startOnNewline,
comment="",commentSep="",hasNewline=!1,reqSpace=!1,tab=null,anchor=null,tag=null,newlineAfterProp=null,comma=null,found=null,start=null;for(const token of tokens)
switch(reqSpace&&(token.type!=="space"&&token.type!=="newline"&&token.type!=="comma"&&onError(token.offset,"MISSING_CHAR","Tags and anchors must be separated fr\
om the next token by white space"),reqSpace=!1),tab&&(atNewline&&token.type!=="comment"&&token.type!=="newline"&&onError(tab,"TAB_AS_INDENT","Tabs are not allow\
ed as indentation"),tab=null),token.type){case"space":!flow&&(indicator!=="doc-start"||next?.type!=="flow-collection")&&token.source.includes("	")&&(tab=token),
hasSpace=!0;break;case"comment":{hasSpace||onError(token,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const cb=token.
source.substring(1)||" ";comment?comment+=commentSep+cb:comment=cb,commentSep="",atNewline=!1;break}case"newline":atNewline?comment?comment+=token.source:(!found||
indicator!=="seq-item-ind")&&(spaceBefore=!0):commentSep+=token.source,atNewline=!0,hasNewline=!0,(anchor||tag)&&(newlineAfterProp=token),hasSpace=!0;break;case"\
anchor":anchor&&onError(token,"MULTIPLE_ANCHORS","A node can have at most one anchor"),token.source.endsWith(":")&&onError(token.offset+token.source.length-1,"B\
AD_ALIAS","Anchor ending in : is ambiguous",!0),anchor=token,start??(start=token.offset),atNewline=!1,hasSpace=!1,reqSpace=!0;break;case"tag":{tag&&onError(token,
"MULTIPLE_TAGS","A node can have at most one tag"),tag=token,start??(start=token.offset),atNewline=!1,hasSpace=!1,reqSpace=!0;break}case indicator:(anchor||tag)&&
onError(token,"BAD_PROP_ORDER",`Anchors and tags must be after the ${token.source} indicator`),found&&onError(token,"UNEXPECTED_TOKEN",`Unexpected ${token.source}\
 in ${flow??"collection"}`),found=token,atNewline=indicator==="seq-item-ind"||indicator==="explicit-key-ind",hasSpace=!1;break;case"comma":if(flow){comma&&onError(
token,"UNEXPECTED_TOKEN",`Unexpected , in ${flow}`),comma=token,atNewline=!1,hasSpace=!1;break}default:onError(token,"UNEXPECTED_TOKEN",`Unexpected ${token.type}\
 token`),atNewline=!1,hasSpace=!1}const last=tokens[tokens.length-1],end=last?last.offset+last.source.length:offset;return reqSpace&&next&&next.type!=="space"&&
next.type!=="newline"&&next.type!=="comma"&&(next.type!=="scalar"||next.source!=="")&&onError(next.offset,"MISSING_CHAR","Tags and anchors must be separated fro\
m the next token by white space"),tab&&(atNewline&&tab.indent<=parentIndent||next?.type==="block-map"||next?.type==="block-seq")&&onError(tab,"TAB_AS_INDENT","T\
abs are not allowed as indentation"),{comma,found,spaceBefore,comment,hasNewline,anchor,tag,newlineAfterProp,end,start:start??end}}exports.resolveProps=resolveProps}),
9499:(function(__unused_webpack_module,exports){function containsNewline(key){if(!key)return null;switch(key.type){case"alias":case"scalar":case"double-quoted-s\
calar":case"single-quoted-scalar":if(key.source.includes(`
`))return!0;if(key.end){for(const st of key.end)if(st.type==="newline")return!0}return!1;case"flow-collection":for(const it of key.items){for(const st of it.start)
if(st.type==="newline")return!0;if(it.sep){for(const st of it.sep)if(st.type==="newline")return!0}if(containsNewline(it.key)||containsNewline(it.value))return!0}
return!1;default:return!0}}exports.containsNewline=containsNewline}),2599:(function(__unused_webpack_module,exports){function emptyScalarPosition(offset,before,pos){
if(before){pos??(pos=before.length);for(let i=pos-1;i>=0;--i){let st=before[i];switch(st.type){case"space":case"comment":case"newline":offset-=st.source.length;
continue}for(st=before[++i];st?.type==="space";)offset+=st.source.length,st=before[++i];break}}return offset}exports.emptyScalarPosition=emptyScalarPosition}),4051:(function(__unused_webpack_module,exports,__webpack_require__){
var utilContainsNewline=__webpack_require__(9499);function flowIndentCheck(indent,fc,onError){if(fc?.type==="flow-collection"){const end=fc.end[0];end.indent===
indent&&(end.source==="]"||end.source==="}")&&utilContainsNewline.containsNewline(fc)&&onError(end,"BAD_INDENT","Flow end indicator should be more indented than\
 parent",!0)}}exports.flowIndentCheck=flowIndentCheck}),1187:(function(__unused_webpack_module,exports,__webpack_require__){var identity=__webpack_require__(1127);
function mapIncludes(ctx,items,search){const{uniqueKeys}=ctx.options;if(uniqueKeys===!1)return!1;const isEqual=typeof uniqueKeys=="function"?uniqueKeys:(a,b)=>a===
b||identity.isScalar(a)&&identity.isScalar(b)&&a.value===b.value;return items.some(pair=>isEqual(pair.key,search))}exports.mapIncludes=mapIncludes}),3021:(function(__unused_webpack_module,exports,__webpack_require__){
var Alias=__webpack_require__(4065),Collection=__webpack_require__(101),identity=__webpack_require__(1127),Pair=__webpack_require__(7165),toJS=__webpack_require__(
6424),Schema=__webpack_require__(5840),stringifyDocument=__webpack_require__(6829),anchors=__webpack_require__(1596),applyReviver=__webpack_require__(3661),createNode=__webpack_require__(
2404),directives=__webpack_require__(1342);class Document{constructor(value,replacer,options){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=
[],Object.defineProperty(this,identity.NODE_TYPE,{value:identity.DOC});let _replacer=null;typeof replacer=="function"||Array.isArray(replacer)?_replacer=replacer:
options===void 0&&replacer&&(options=replacer,replacer=void 0);const opt=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,
stringKeys:!1,uniqueKeys:!0,version:"1.2"},options);this.options=opt;let{version}=opt;options?._directives?(this.directives=options._directives.atDocument(),this.
directives.yaml.explicit&&(version=this.directives.yaml.version)):this.directives=new directives.Directives({version}),this.setSchema(version,options),this.contents=
value===void 0?null:this.createNode(value,_replacer,options)}clone(){const copy=Object.create(Document.prototype,{[identity.NODE_TYPE]:{value:identity.DOC}});return copy.
commentBefore=this.commentBefore,copy.comment=this.comment,copy.errors=this.errors.slice(),copy.warnings=this.warnings.slice(),copy.options=Object.assign({},this.
options),this.directives&&(copy.directives=this.directives.clone()),copy.schema=this.schema.clone(),copy.contents=identity.isNode(this.contents)?this.contents.clone(
copy.schema):this.contents,this.range&&(copy.range=this.range.slice()),copy}add(value){assertCollection(this.contents)&&this.contents.add(value)}addIn(path,value){
assertCollection(this.contents)&&this.contents.addIn(path,value)}createAlias(node,name){if(!node.anchor){const prev=anchors.anchorNames(this);node.anchor=!name||
prev.has(name)?anchors.findNewAnchor(name||"a",prev):name}return new Alias.Alias(node.anchor)}createNode(value,replacer,options){let _replacer;if(typeof replacer==
"function")value=replacer.call({"":value},"",value),_replacer=replacer;else if(Array.isArray(replacer)){const keyToStr=v=>typeof v=="number"||v instanceof String||
v instanceof Number,asStr=replacer.filter(keyToStr).map(String);asStr.length>0&&(replacer=replacer.concat(asStr)),_replacer=replacer}else options===void 0&&replacer&&
(options=replacer,replacer=void 0);const{aliasDuplicateObjects,anchorPrefix,flow,keepUndefined,onTagObj,tag}=options??{},{onAnchor,setAnchors,sourceObjects}=anchors.
createNodeAnchors(this,anchorPrefix||"a"),ctx={aliasDuplicateObjects:aliasDuplicateObjects??!0,keepUndefined:keepUndefined??!1,onAnchor,onTagObj,replacer:_replacer,
schema:this.schema,sourceObjects},node=createNode.createNode(value,tag,ctx);return flow&&identity.isCollection(node)&&(node.flow=!0),setAnchors(),node}createPair(key,value,options={}){
const k=this.createNode(key,null,options),v=this.createNode(value,null,options);return new Pair.Pair(k,v)}delete(key){return assertCollection(this.contents)?this.
contents.delete(key):!1}deleteIn(path){return Collection.isEmptyPath(path)?this.contents==null?!1:(this.contents=null,!0):assertCollection(this.contents)?this.contents.
deleteIn(path):!1}get(key,keepScalar){return identity.isCollection(this.contents)?this.contents.get(key,keepScalar):void 0}getIn(path,keepScalar){return Collection.
isEmptyPath(path)?!keepScalar&&identity.isScalar(this.contents)?this.contents.value:this.contents:identity.isCollection(this.contents)?this.contents.getIn(path,
keepScalar):void 0}has(key){return identity.isCollection(this.contents)?this.contents.has(key):!1}hasIn(path){return Collection.isEmptyPath(path)?this.contents!==
void 0:identity.isCollection(this.contents)?this.contents.hasIn(path):!1}set(key,value){this.contents==null?this.contents=Collection.collectionFromPath(this.schema,
[key],value):assertCollection(this.contents)&&this.contents.set(key,value)}setIn(path,value){Collection.isEmptyPath(path)?this.contents=value:this.contents==null?
this.contents=Collection.collectionFromPath(this.schema,Array.from(path),value):assertCollection(this.contents)&&this.contents.setIn(path,value)}setSchema(version,options={}){
typeof version=="number"&&(version=String(version));let opt;switch(version){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new directives.
Directives({version:"1.1"}),opt={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=version:this.directives=
new directives.Directives({version}),opt={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,opt=null;break;default:{const sv=JSON.
stringify(version);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`)}}if(options.schema instanceof Object)this.schema=options.
schema;else if(opt)this.schema=new Schema.Schema(Object.assign(opt,options));else throw new Error("With a null YAML version, the { schema: Schema } option is re\
quired")}toJS({json,jsonArg,mapAsMap,maxAliasCount,onAnchor,reviver}={}){const ctx={anchors:new Map,doc:this,keep:!json,mapAsMap:mapAsMap===!0,mapKeyWarned:!1,maxAliasCount:typeof maxAliasCount==
"number"?maxAliasCount:100},res=toJS.toJS(this.contents,jsonArg??"",ctx);if(typeof onAnchor=="function")for(const{count,res:res2}of ctx.anchors.values())onAnchor(
res2,count);return typeof reviver=="function"?applyReviver.applyReviver(reviver,{"":res},"",res):res}toJSON(jsonArg,onAnchor){return this.toJS({json:!0,jsonArg,
mapAsMap:!1,onAnchor})}toString(options={}){if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in options&&(!Number.
isInteger(options.indent)||Number(options.indent)<=0)){const s=JSON.stringify(options.indent);throw new Error(`"indent" option must be a positive integer, not ${s}`)}
return stringifyDocument.stringifyDocument(this,options)}}function assertCollection(contents){if(identity.isCollection(contents))return!0;throw new Error("Expec\
ted a YAML collection as document contents")}exports.Document=Document}),1596:(function(__unused_webpack_module,exports,__webpack_require__){var identity=__webpack_require__(
1127),visit=__webpack_require__(204);function anchorIsValid(anchor){if(/[\x00-\x19\s,[\]{}]/.test(anchor)){const msg=`Anchor must not contain whitespace or cont\
rol characters: ${JSON.stringify(anchor)}`;throw new Error(msg)}return!0}function anchorNames(root){const anchors=new Set;return visit.visit(root,{Value(_key,node){
node.anchor&&anchors.add(node.anchor)}}),anchors}function findNewAnchor(prefix,exclude){for(let i=1;;++i){const name=`${prefix}${i}`;if(!exclude.has(name))return name}}
function createNodeAnchors(doc,prefix){const aliasObjects=[],sourceObjects=new Map;let prevAnchors=null;return{onAnchor:source=>{aliasObjects.push(source),prevAnchors??
(prevAnchors=anchorNames(doc));const anchor=findNewAnchor(prefix,prevAnchors);return prevAnchors.add(anchor),anchor},setAnchors:()=>{for(const source of aliasObjects){
const ref=sourceObjects.get(source);if(typeof ref=="object"&&ref.anchor&&(identity.isScalar(ref.node)||identity.isCollection(ref.node)))ref.node.anchor=ref.anchor;else{
const error=new Error("Failed to resolve repeated object (this should not happen)");throw error.source=source,error}}},sourceObjects}}exports.anchorIsValid=anchorIsValid,
exports.anchorNames=anchorNames,exports.createNodeAnchors=createNodeAnchors,exports.findNewAnchor=findNewAnchor}),3661:(function(__unused_webpack_module,exports){
function applyReviver(reviver,obj,key,val){if(val&&typeof val=="object")if(Array.isArray(val))for(let i=0,len=val.length;i<len;++i){const v0=val[i],v1=applyReviver(
reviver,val,String(i),v0);v1===void 0?delete val[i]:v1!==v0&&(val[i]=v1)}else if(val instanceof Map)for(const k of Array.from(val.keys())){const v0=val.get(k),v1=applyReviver(
reviver,val,k,v0);v1===void 0?val.delete(k):v1!==v0&&val.set(k,v1)}else if(val instanceof Set)for(const v0 of Array.from(val)){const v1=applyReviver(reviver,val,
v0,v0);v1===void 0?val.delete(v0):v1!==v0&&(val.delete(v0),val.add(v1))}else for(const[k,v0]of Object.entries(val)){const v1=applyReviver(reviver,val,k,v0);v1===
void 0?delete val[k]:v1!==v0&&(val[k]=v1)}return reviver.call(obj,key,val)}exports.applyReviver=applyReviver}),2404:(function(__unused_webpack_module,exports,__webpack_require__){
var Alias=__webpack_require__(4065),identity=__webpack_require__(1127),Scalar=__webpack_require__(3301);const defaultTagPrefix="tag:yaml.org,2002:";function findTagObject(value,tagName,tags){
if(tagName){const match=tags.filter(t=>t.tag===tagName),tagObj=match.find(t=>!t.format)??match[0];if(!tagObj)throw new Error(`Tag ${tagName} not found`);return tagObj}
return tags.find(t=>t.identify?.(value)&&!t.format)}function createNode(value,tagName,ctx){if(identity.isDocument(value)&&(value=value.contents),identity.isNode(
value))return value;if(identity.isPair(value)){const map=ctx.schema[identity.MAP].createNode?.(ctx.schema,null,ctx);return map.items.push(value),map}(value instanceof
String||value instanceof Number||value instanceof Boolean||typeof BigInt<"u"&&value instanceof BigInt)&&(value=value.valueOf());const{aliasDuplicateObjects,onAnchor,
onTagObj,schema,sourceObjects}=ctx;let ref;if(aliasDuplicateObjects&&value&&typeof value=="object"){if(ref=sourceObjects.get(value),ref)return ref.anchor??(ref.
anchor=onAnchor(value)),new Alias.Alias(ref.anchor);ref={anchor:null,node:null},sourceObjects.set(value,ref)}tagName?.startsWith("!!")&&(tagName=defaultTagPrefix+
tagName.slice(2));let tagObj=findTagObject(value,tagName,schema.tags);if(!tagObj){if(value&&typeof value.toJSON=="function"&&(value=value.toJSON()),!value||typeof value!=
"object"){const node2=new Scalar.Scalar(value);return ref&&(ref.node=node2),node2}tagObj=value instanceof Map?schema[identity.MAP]:Symbol.iterator in Object(value)?
schema[identity.SEQ]:schema[identity.MAP]}onTagObj&&(onTagObj(tagObj),delete ctx.onTagObj);const node=tagObj?.createNode?tagObj.createNode(ctx.schema,value,ctx):
typeof tagObj?.nodeClass?.from=="function"?tagObj.nodeClass.from(ctx.schema,value,ctx):new Scalar.Scalar(value);return tagName?node.tag=tagName:tagObj.default||
(node.tag=tagObj.tag),ref&&(ref.node=node),node}exports.createNode=createNode}),1342:(function(__unused_webpack_module,exports,__webpack_require__){var identity=__webpack_require__(
1127),visit=__webpack_require__(204);const escapeChars={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},escapeTagName=tn=>tn.replace(/[!,[\]{}]/g,ch=>escapeChars[ch]);
class Directives{constructor(yaml,tags){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},Directives.defaultYaml,yaml),this.tags=Object.assign({},Directives.
defaultTags,tags)}clone(){const copy=new Directives(this.yaml,this.tags);return copy.docStart=this.docStart,copy}atDocument(){const res=new Directives(this.yaml,
this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:Directives.defaultYaml.explicit,
version:"1.2"},this.tags=Object.assign({},Directives.defaultTags);break}return res}add(line,onError){this.atNextDocument&&(this.yaml={explicit:Directives.defaultYaml.
explicit,version:"1.1"},this.tags=Object.assign({},Directives.defaultTags),this.atNextDocument=!1);const parts=line.trim().split(/[ \t]+/),name=parts.shift();switch(name){case"\
%TAG":{if(parts.length!==2&&(onError(0,"%TAG directive should contain exactly two parts"),parts.length<2))return!1;const[handle,prefix]=parts;return this.tags[handle]=
prefix,!0}case"%YAML":{if(this.yaml.explicit=!0,parts.length!==1)return onError(0,"%YAML directive should contain exactly one part"),!1;const[version]=parts;if(version===
"1.1"||version==="1.2")return this.yaml.version=version,!0;{const isValid=/^\d+\.\d+$/.test(version);return onError(6,`Unsupported YAML version ${version}`,isValid),
!1}}default:return onError(0,`Unknown directive ${name}`,!0),!1}}tagName(source,onError){if(source==="!")return"!";if(source[0]!=="!")return onError(`Not a vali\
d tag: ${source}`),null;if(source[1]==="<"){const verbatim=source.slice(2,-1);return verbatim==="!"||verbatim==="!!"?(onError(`Verbatim tags aren't resolved, so\
 ${source} is invalid.`),null):(source[source.length-1]!==">"&&onError("Verbatim tags must end with a >"),verbatim)}const[,handle,suffix]=source.match(/^(.*!)([^!]*)$/s);
suffix||onError(`The ${source} tag has no suffix`);const prefix=this.tags[handle];if(prefix)try{return prefix+decodeURIComponent(suffix)}catch(error){return onError(
String(error)),null}return handle==="!"?source:(onError(`Could not resolve tag: ${source}`),null)}tagString(tag){for(const[handle,prefix]of Object.entries(this.
tags))if(tag.startsWith(prefix))return handle+escapeTagName(tag.substring(prefix.length));return tag[0]==="!"?tag:`!<${tag}>`}toString(doc){const lines=this.yaml.
explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],tagEntries=Object.entries(this.tags);let tagNames;if(doc&&tagEntries.length>0&&identity.isNode(doc.contents)){
const tags={};visit.visit(doc.contents,(_key,node)=>{identity.isNode(node)&&node.tag&&(tags[node.tag]=!0)}),tagNames=Object.keys(tags)}else tagNames=[];for(const[
handle,prefix]of tagEntries)handle==="!!"&&prefix==="tag:yaml.org,2002:"||(!doc||tagNames.some(tn=>tn.startsWith(prefix)))&&lines.push(`%TAG ${handle} ${prefix}`);
return lines.join(`
`)}}Directives.defaultYaml={explicit:!1,version:"1.2"},Directives.defaultTags={"!!":"tag:yaml.org,2002:"},exports.Directives=Directives}),1464:(function(__unused_webpack_module,exports){
class YAMLError extends Error{constructor(name,pos,code,message){super(),this.name=name,this.code=code,this.message=message,this.pos=pos}}class YAMLParseError extends YAMLError{constructor(pos,code,message){
super("YAMLParseError",pos,code,message)}}class YAMLWarning extends YAMLError{constructor(pos,code,message){super("YAMLWarning",pos,code,message)}}const prettifyError=(src,lc)=>error=>{
if(error.pos[0]===-1)return;error.linePos=error.pos.map(pos=>lc.linePos(pos));const{line,col}=error.linePos[0];error.message+=` at line ${line}, column ${col}`;
let ci=col-1,lineStr=src.substring(lc.lineStarts[line-1],lc.lineStarts[line]).replace(/[\n\r]+$/,"");if(ci>=60&&lineStr.length>80){const trimStart=Math.min(ci-39,
lineStr.length-79);lineStr="\u2026"+lineStr.substring(trimStart),ci-=trimStart-1}if(lineStr.length>80&&(lineStr=lineStr.substring(0,79)+"\u2026"),line>1&&/^ *$/.
test(lineStr.substring(0,ci))){let prev=src.substring(lc.lineStarts[line-2],lc.lineStarts[line-1]);prev.length>80&&(prev=prev.substring(0,79)+`\u2026
`),lineStr=prev+lineStr}if(/[^ ]/.test(lineStr)){let count=1;const end=error.linePos[1];end?.line===line&&end.col>col&&(count=Math.max(1,Math.min(end.col-col,80-
ci)));const pointer=" ".repeat(ci)+"^".repeat(count);error.message+=`:

${lineStr}
${pointer}
`}};exports.YAMLError=YAMLError,exports.YAMLParseError=YAMLParseError,exports.YAMLWarning=YAMLWarning,exports.prettifyError=prettifyError}),8815:(function(__unused_webpack_module,exports,__webpack_require__){
var __webpack_unused_export__,composer=__webpack_require__(9984),Document=__webpack_require__(3021),Schema=__webpack_require__(5840),errors=__webpack_require__(
1464),Alias=__webpack_require__(4065),identity=__webpack_require__(1127),Pair=__webpack_require__(7165),Scalar=__webpack_require__(3301),YAMLMap=__webpack_require__(
4454),YAMLSeq=__webpack_require__(2223),cst=__webpack_require__(3461),lexer=__webpack_require__(361),lineCounter=__webpack_require__(6628),parser=__webpack_require__(
3456),publicApi=__webpack_require__(4047),visit=__webpack_require__(204);exports.Dk=composer.Composer,exports.yo=Document.Document,__webpack_unused_export__=Schema.
Schema,__webpack_unused_export__=errors.YAMLError,__webpack_unused_export__=errors.YAMLParseError,__webpack_unused_export__=errors.YAMLWarning,__webpack_unused_export__=
Alias.Alias,exports.Vj=identity.isAlias,__webpack_unused_export__=identity.isCollection,__webpack_unused_export__=identity.isDocument,exports.jh=identity.isMap,
exports.Ll=identity.isNode,__webpack_unused_export__=identity.isPair,exports.jn=identity.isScalar,exports.oP=identity.isSeq,__webpack_unused_export__=Pair.Pair,
__webpack_unused_export__=Scalar.Scalar,__webpack_unused_export__=YAMLMap.YAMLMap,__webpack_unused_export__=YAMLSeq.YAMLSeq,exports.DB=cst,exports.JG=lexer.Lexer,
exports.HN=lineCounter.LineCounter,exports.iX=parser.Parser,exports.qg=publicApi.parse,exports.hR=publicApi.parseAllDocuments,exports.Tp=publicApi.parseDocument,
exports.As=publicApi.stringify,__webpack_unused_export__=visit.visit,__webpack_unused_export__=visit.visitAsync}),7249:(function(__unused_webpack_module,exports,__webpack_require__){
var node_process=__webpack_require__(932);function debug(logLevel,...messages){logLevel==="debug"&&console.log(...messages)}function warn(logLevel,warning){(logLevel===
"debug"||logLevel==="warn")&&(typeof node_process.emitWarning=="function"?node_process.emitWarning(warning):console.warn(warning))}exports.debug=debug,exports.warn=
warn}),4065:(function(__unused_webpack_module,exports,__webpack_require__){var anchors=__webpack_require__(1596),visit=__webpack_require__(204),identity=__webpack_require__(
1127),Node=__webpack_require__(6673),toJS=__webpack_require__(6424);class Alias extends Node.NodeBase{constructor(source){super(identity.ALIAS),this.source=source,
Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(doc,ctx){if(ctx?.maxAliasCount===0)throw new ReferenceError("\
Alias resolution is disabled");let nodes;ctx?.aliasResolveCache?nodes=ctx.aliasResolveCache:(nodes=[],visit.visit(doc,{Node:(_key,node)=>{(identity.isAlias(node)||
identity.hasAnchor(node))&&nodes.push(node)}}),ctx&&(ctx.aliasResolveCache=nodes));let found;for(const node of nodes){if(node===this)break;node.anchor===this.source&&
(found=node)}if(found&&ctx){const{anchors:anchors2,doc:doc2,maxAliasCount}=ctx;let data=anchors2.get(found);if(data||(toJS.toJS(found,null,ctx),data=anchors2.get(
found)),data?.res===void 0){const msg="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(msg)}if(maxAliasCount>=0&&(data.count+=1,
data.aliasCount===0&&(data.aliasCount=getAliasCount(doc2,found,anchors2)),data.count*data.aliasCount>maxAliasCount)){const msg="Excessive alias count indicates \
a resource exhaustion attack";throw new ReferenceError(msg)}}return found}toJSON(_arg,ctx){if(!ctx)return{source:this.source};const source=this.resolve(ctx.doc,
ctx);if(!source){const msg=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(msg)}return ctx.anchors.get(source).
res}toString(ctx,_onComment,_onChompKeep){const src=`*${this.source}`;if(ctx){if(anchors.anchorIsValid(this.source),ctx.options.verifyAliasOrder&&!ctx.anchors.has(
this.source)){const msg=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(msg)}if(ctx.implicitKey)return`${src} `}return src}}
function getAliasCount(doc,node,anchors2){if(identity.isAlias(node)){const source=node.resolve(doc),anchor=anchors2&&source&&anchors2.get(source);return anchor?
anchor.count*anchor.aliasCount:0}else if(identity.isCollection(node)){let count=0;for(const item of node.items){const c=getAliasCount(doc,item,anchors2);c>count&&
(count=c)}return count}else if(identity.isPair(node)){const kc=getAliasCount(doc,node.key,anchors2),vc=getAliasCount(doc,node.value,anchors2);return Math.max(kc,
vc)}return 1}exports.Alias=Alias}),101:(function(__unused_webpack_module,exports,__webpack_require__){var createNode=__webpack_require__(2404),identity=__webpack_require__(
1127),Node=__webpack_require__(6673);function collectionFromPath(schema,path,value){let v=value;for(let i=path.length-1;i>=0;--i){const k=path[i];if(typeof k=="\
number"&&Number.isInteger(k)&&k>=0){const a=[];a[k]=v,v=a}else v=new Map([[k,v]])}return createNode.createNode(v,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,
onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema,sourceObjects:new Map})}const isEmptyPath=path=>path==null||typeof path=="\
object"&&!!path[Symbol.iterator]().next().done;class Collection extends Node.NodeBase{constructor(type,schema){super(type),Object.defineProperty(this,"schema",{
value:schema,configurable:!0,enumerable:!1,writable:!0})}clone(schema){const copy=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));
return schema&&(copy.schema=schema),copy.items=copy.items.map(it=>identity.isNode(it)||identity.isPair(it)?it.clone(schema):it),this.range&&(copy.range=this.range.
slice()),copy}addIn(path,value){if(isEmptyPath(path))this.add(value);else{const[key,...rest]=path,node=this.get(key,!0);if(identity.isCollection(node))node.addIn(
rest,value);else if(node===void 0&&this.schema)this.set(key,collectionFromPath(this.schema,rest,value));else throw new Error(`Expected YAML collection at ${key}\
. Remaining path: ${rest}`)}}deleteIn(path){const[key,...rest]=path;if(rest.length===0)return this.delete(key);const node=this.get(key,!0);if(identity.isCollection(
node))return node.deleteIn(rest);throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`)}getIn(path,keepScalar){const[key,...rest]=path,node=this.
get(key,!0);return rest.length===0?!keepScalar&&identity.isScalar(node)?node.value:node:identity.isCollection(node)?node.getIn(rest,keepScalar):void 0}hasAllNullValues(allowScalar){
return this.items.every(node=>{if(!identity.isPair(node))return!1;const n=node.value;return n==null||allowScalar&&identity.isScalar(n)&&n.value==null&&!n.commentBefore&&
!n.comment&&!n.tag})}hasIn(path){const[key,...rest]=path;if(rest.length===0)return this.has(key);const node=this.get(key,!0);return identity.isCollection(node)?
node.hasIn(rest):!1}setIn(path,value){const[key,...rest]=path;if(rest.length===0)this.set(key,value);else{const node=this.get(key,!0);if(identity.isCollection(node))
node.setIn(rest,value);else if(node===void 0&&this.schema)this.set(key,collectionFromPath(this.schema,rest,value));else throw new Error(`Expected YAML collectio\
n at ${key}. Remaining path: ${rest}`)}}}exports.Collection=Collection,exports.collectionFromPath=collectionFromPath,exports.isEmptyPath=isEmptyPath}),6673:(function(__unused_webpack_module,exports,__webpack_require__){
var applyReviver=__webpack_require__(3661),identity=__webpack_require__(1127),toJS=__webpack_require__(6424);class NodeBase{constructor(type){Object.defineProperty(
this,identity.NODE_TYPE,{value:type})}clone(){const copy=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.range&&(copy.
range=this.range.slice()),copy}toJS(doc,{mapAsMap,maxAliasCount,onAnchor,reviver}={}){if(!identity.isDocument(doc))throw new TypeError("A document argument is r\
equired");const ctx={anchors:new Map,doc,keep:!0,mapAsMap:mapAsMap===!0,mapKeyWarned:!1,maxAliasCount:typeof maxAliasCount=="number"?maxAliasCount:100},res=toJS.
toJS(this,"",ctx);if(typeof onAnchor=="function")for(const{count,res:res2}of ctx.anchors.values())onAnchor(res2,count);return typeof reviver=="function"?applyReviver.
applyReviver(reviver,{"":res},"",res):res}}exports.NodeBase=NodeBase}),7165:(function(__unused_webpack_module,exports,__webpack_require__){var createNode=__webpack_require__(
2404),stringifyPair=__webpack_require__(9748),addPairToJSMap=__webpack_require__(7104),identity=__webpack_require__(1127);function createPair(key,value,ctx){const k=createNode.
createNode(key,void 0,ctx),v=createNode.createNode(value,void 0,ctx);return new Pair(k,v)}class Pair{constructor(key,value=null){Object.defineProperty(this,identity.
NODE_TYPE,{value:identity.PAIR}),this.key=key,this.value=value}clone(schema){let{key,value}=this;return identity.isNode(key)&&(key=key.clone(schema)),identity.isNode(
value)&&(value=value.clone(schema)),new Pair(key,value)}toJSON(_,ctx){const pair=ctx?.mapAsMap?new Map:{};return addPairToJSMap.addPairToJSMap(ctx,pair,this)}toString(ctx,onComment,onChompKeep){
return ctx?.doc?stringifyPair.stringifyPair(this,ctx,onComment,onChompKeep):JSON.stringify(this)}}exports.Pair=Pair,exports.createPair=createPair}),3301:(function(__unused_webpack_module,exports,__webpack_require__){
var identity=__webpack_require__(1127),Node=__webpack_require__(6673),toJS=__webpack_require__(6424);const isScalarValue=value=>!value||typeof value!="function"&&
typeof value!="object";class Scalar extends Node.NodeBase{constructor(value){super(identity.SCALAR),this.value=value}toJSON(arg,ctx){return ctx?.keep?this.value:
toJS.toJS(this.value,arg,ctx)}toString(){return String(this.value)}}Scalar.BLOCK_FOLDED="BLOCK_FOLDED",Scalar.BLOCK_LITERAL="BLOCK_LITERAL",Scalar.PLAIN="PLAIN",
Scalar.QUOTE_DOUBLE="QUOTE_DOUBLE",Scalar.QUOTE_SINGLE="QUOTE_SINGLE",exports.Scalar=Scalar,exports.isScalarValue=isScalarValue}),4454:(function(__unused_webpack_module,exports,__webpack_require__){
var stringifyCollection=__webpack_require__(1212),addPairToJSMap=__webpack_require__(7104),Collection=__webpack_require__(101),identity=__webpack_require__(1127),
Pair=__webpack_require__(7165),Scalar=__webpack_require__(3301);function findPair(items,key){const k=identity.isScalar(key)?key.value:key;for(const it of items)
if(identity.isPair(it)&&(it.key===key||it.key===k||identity.isScalar(it.key)&&it.key.value===k))return it}class YAMLMap extends Collection.Collection{static get tagName(){
return"tag:yaml.org,2002:map"}constructor(schema){super(identity.MAP,schema),this.items=[]}static from(schema,obj,ctx){const{keepUndefined,replacer}=ctx,map=new this(
schema),add=(key,value)=>{if(typeof replacer=="function")value=replacer.call(obj,key,value);else if(Array.isArray(replacer)&&!replacer.includes(key))return;(value!==
void 0||keepUndefined)&&map.items.push(Pair.createPair(key,value,ctx))};if(obj instanceof Map)for(const[key,value]of obj)add(key,value);else if(obj&&typeof obj==
"object")for(const key of Object.keys(obj))add(key,obj[key]);return typeof schema.sortMapEntries=="function"&&map.items.sort(schema.sortMapEntries),map}add(pair,overwrite){
let _pair;identity.isPair(pair)?_pair=pair:!pair||typeof pair!="object"||!("key"in pair)?_pair=new Pair.Pair(pair,pair?.value):_pair=new Pair.Pair(pair.key,pair.
value);const prev=findPair(this.items,_pair.key),sortEntries=this.schema?.sortMapEntries;if(prev){if(!overwrite)throw new Error(`Key ${_pair.key} already set`);
identity.isScalar(prev.value)&&Scalar.isScalarValue(_pair.value)?prev.value.value=_pair.value:prev.value=_pair.value}else if(sortEntries){const i=this.items.findIndex(
item=>sortEntries(_pair,item)<0);i===-1?this.items.push(_pair):this.items.splice(i,0,_pair)}else this.items.push(_pair)}delete(key){const it=findPair(this.items,
key);return it?this.items.splice(this.items.indexOf(it),1).length>0:!1}get(key,keepScalar){const node=findPair(this.items,key)?.value;return(!keepScalar&&identity.
isScalar(node)?node.value:node)??void 0}has(key){return!!findPair(this.items,key)}set(key,value){this.add(new Pair.Pair(key,value),!0)}toJSON(_,ctx,Type){const map=Type?
new Type:ctx?.mapAsMap?new Map:{};ctx?.onCreate&&ctx.onCreate(map);for(const item of this.items)addPairToJSMap.addPairToJSMap(ctx,map,item);return map}toString(ctx,onComment,onChompKeep){
if(!ctx)return JSON.stringify(this);for(const item of this.items)if(!identity.isPair(item))throw new Error(`Map items must all be pairs; found ${JSON.stringify(
item)} instead`);return!ctx.allNullValues&&this.hasAllNullValues(!1)&&(ctx=Object.assign({},ctx,{allNullValues:!0})),stringifyCollection.stringifyCollection(this,
ctx,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:ctx.indent||"",onChompKeep,onComment})}}exports.YAMLMap=YAMLMap,exports.findPair=findPair}),2223:(function(__unused_webpack_module,exports,__webpack_require__){
var createNode=__webpack_require__(2404),stringifyCollection=__webpack_require__(1212),Collection=__webpack_require__(101),identity=__webpack_require__(1127),Scalar=__webpack_require__(
3301),toJS=__webpack_require__(6424);class YAMLSeq extends Collection.Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(schema){super(identity.
SEQ,schema),this.items=[]}add(value){this.items.push(value)}delete(key){const idx=asItemIndex(key);return typeof idx!="number"?!1:this.items.splice(idx,1).length>
0}get(key,keepScalar){const idx=asItemIndex(key);if(typeof idx!="number")return;const it=this.items[idx];return!keepScalar&&identity.isScalar(it)?it.value:it}has(key){
const idx=asItemIndex(key);return typeof idx=="number"&&idx<this.items.length}set(key,value){const idx=asItemIndex(key);if(typeof idx!="number")throw new Error(
`Expected a valid index, not ${key}.`);const prev=this.items[idx];identity.isScalar(prev)&&Scalar.isScalarValue(value)?prev.value=value:this.items[idx]=value}toJSON(_,ctx){
const seq=[];ctx?.onCreate&&ctx.onCreate(seq);let i=0;for(const item of this.items)seq.push(toJS.toJS(item,String(i++),ctx));return seq}toString(ctx,onComment,onChompKeep){
return ctx?stringifyCollection.stringifyCollection(this,ctx,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(ctx.indent||"")+"  ",onChompKeep,onComment}):
JSON.stringify(this)}static from(schema,obj,ctx){const{replacer}=ctx,seq=new this(schema);if(obj&&Symbol.iterator in Object(obj)){let i=0;for(let it of obj){if(typeof replacer==
"function"){const key=obj instanceof Set?it:String(i++);it=replacer.call(obj,key,it)}seq.items.push(createNode.createNode(it,void 0,ctx))}}return seq}}function asItemIndex(key){
let idx=identity.isScalar(key)?key.value:key;return idx&&typeof idx=="string"&&(idx=Number(idx)),typeof idx=="number"&&Number.isInteger(idx)&&idx>=0?idx:null}exports.
YAMLSeq=YAMLSeq}),7104:(function(__unused_webpack_module,exports,__webpack_require__){var log=__webpack_require__(7249),merge=__webpack_require__(452),stringify=__webpack_require__(
2148),identity=__webpack_require__(1127),toJS=__webpack_require__(6424);function addPairToJSMap(ctx,map,{key,value}){if(identity.isNode(key)&&key.addToJSMap)key.
addToJSMap(ctx,map,value);else if(merge.isMergeKey(ctx,key))merge.addMergeToJSMap(ctx,map,value);else{const jsKey=toJS.toJS(key,"",ctx);if(map instanceof Map)map.
set(jsKey,toJS.toJS(value,jsKey,ctx));else if(map instanceof Set)map.add(jsKey);else{const stringKey=stringifyKey(key,jsKey,ctx),jsValue=toJS.toJS(value,stringKey,
ctx);stringKey in map?Object.defineProperty(map,stringKey,{value:jsValue,writable:!0,enumerable:!0,configurable:!0}):map[stringKey]=jsValue}}return map}function stringifyKey(key,jsKey,ctx){
if(jsKey===null)return"";if(typeof jsKey!="object")return String(jsKey);if(identity.isNode(key)&&ctx?.doc){const strCtx=stringify.createStringifyContext(ctx.doc,
{});strCtx.anchors=new Set;for(const node of ctx.anchors.keys())strCtx.anchors.add(node.anchor);strCtx.inFlow=!0,strCtx.inStringifyKey=!0;const strKey=key.toString(
strCtx);if(!ctx.mapKeyWarned){let jsonStr=JSON.stringify(strKey);jsonStr.length>40&&(jsonStr=jsonStr.substring(0,36)+'..."'),log.warn(ctx.doc.options.logLevel,`\
Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`),ctx.mapKeyWarned=!0}return strKey}
return JSON.stringify(jsKey)}exports.addPairToJSMap=addPairToJSMap}),1127:(function(__unused_webpack_module,exports){const ALIAS=Symbol.for("yaml.alias"),DOC=Symbol.
for("yaml.document"),MAP=Symbol.for("yaml.map"),PAIR=Symbol.for("yaml.pair"),SCALAR=Symbol.for("yaml.scalar"),SEQ=Symbol.for("yaml.seq"),NODE_TYPE=Symbol.for("y\
aml.node.type"),isAlias=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===ALIAS,isDocument=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===DOC,isMap=node=>!!node&&
typeof node=="object"&&node[NODE_TYPE]===MAP,isPair=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===PAIR,isScalar=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===
SCALAR,isSeq=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===SEQ;function isCollection(node){if(node&&typeof node=="object")switch(node[NODE_TYPE]){case MAP:case SEQ:
return!0}return!1}function isNode(node){if(node&&typeof node=="object")switch(node[NODE_TYPE]){case ALIAS:case MAP:case SCALAR:case SEQ:return!0}return!1}const hasAnchor=node=>(isScalar(
node)||isCollection(node))&&!!node.anchor;exports.ALIAS=ALIAS,exports.DOC=DOC,exports.MAP=MAP,exports.NODE_TYPE=NODE_TYPE,exports.PAIR=PAIR,exports.SCALAR=SCALAR,
exports.SEQ=SEQ,exports.hasAnchor=hasAnchor,exports.isAlias=isAlias,exports.isCollection=isCollection,exports.isDocument=isDocument,exports.isMap=isMap,exports.
isNode=isNode,exports.isPair=isPair,exports.isScalar=isScalar,exports.isSeq=isSeq}),6424:(function(__unused_webpack_module,exports,__webpack_require__){var identity=__webpack_require__(
1127);function toJS(value,arg,ctx){if(Array.isArray(value))return value.map((v,i)=>toJS(v,String(i),ctx));if(value&&typeof value.toJSON=="function"){if(!ctx||!identity.
hasAnchor(value))return value.toJSON(arg,ctx);const data={aliasCount:0,count:1,res:void 0};ctx.anchors.set(value,data),ctx.onCreate=res2=>{data.res=res2,delete ctx.
onCreate};const res=value.toJSON(arg,ctx);return ctx.onCreate&&ctx.onCreate(res),res}return typeof value=="bigint"&&!ctx?.keep?Number(value):value}exports.toJS=
toJS}),110:(function(__unused_webpack_module,exports,__webpack_require__){var resolveBlockScalar=__webpack_require__(8913),resolveFlowScalar=__webpack_require__(
6842),errors=__webpack_require__(1464),stringifyString=__webpack_require__(3069);function resolveAsScalar(token,strict=!0,onError){if(token){const _onError=(pos,code,message)=>{
const offset=typeof pos=="number"?pos:Array.isArray(pos)?pos[0]:pos.offset;if(onError)onError(offset,code,message);else throw new errors.YAMLParseError([offset,
offset+1],code,message)};switch(token.type){case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return resolveFlowScalar.resolveFlowScalar(token,
strict,_onError);case"block-scalar":return resolveBlockScalar.resolveBlockScalar({options:{strict}},token,_onError)}}return null}function createScalarToken(value,context){
const{implicitKey=!1,indent,inFlow=!1,offset=-1,type="PLAIN"}=context,source=stringifyString.stringifyString({type,value},{implicitKey,indent:indent>0?" ".repeat(
indent):"",inFlow,options:{blockQuote:!0,lineWidth:-1}}),end=context.end??[{type:"newline",offset:-1,indent,source:`
`}];switch(source[0]){case"|":case">":{const he=source.indexOf(`
`),head=source.substring(0,he),body=source.substring(he+1)+`
`,props=[{type:"block-scalar-header",offset,indent,source:head}];return addEndtoBlockProps(props,end)||props.push({type:"newline",offset:-1,indent,source:`
`}),{type:"block-scalar",offset,indent,props,source:body}}case'"':return{type:"double-quoted-scalar",offset,indent,source,end};case"'":return{type:"single-quote\
d-scalar",offset,indent,source,end};default:return{type:"scalar",offset,indent,source,end}}}function setScalarValue(token,value,context={}){let{afterKey=!1,implicitKey=!1,
inFlow=!1,type}=context,indent="indent"in token?token.indent:null;if(afterKey&&typeof indent=="number"&&(indent+=2),!type)switch(token.type){case"single-quoted-\
scalar":type="QUOTE_SINGLE";break;case"double-quoted-scalar":type="QUOTE_DOUBLE";break;case"block-scalar":{const header=token.props[0];if(header.type!=="block-s\
calar-header")throw new Error("Invalid block scalar header");type=header.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:type="PLAIN"}const source=stringifyString.
stringifyString({type,value},{implicitKey:implicitKey||indent===null,indent:indent!==null&&indent>0?" ".repeat(indent):"",inFlow,options:{blockQuote:!0,lineWidth:-1}});
switch(source[0]){case"|":case">":setBlockScalarValue(token,source);break;case'"':setFlowScalarValue(token,source,"double-quoted-scalar");break;case"'":setFlowScalarValue(
token,source,"single-quoted-scalar");break;default:setFlowScalarValue(token,source,"scalar")}}function setBlockScalarValue(token,source){const he=source.indexOf(
`
`),head=source.substring(0,he),body=source.substring(he+1)+`
`;if(token.type==="block-scalar"){const header=token.props[0];if(header.type!=="block-scalar-header")throw new Error("Invalid block scalar header");header.source=
head,token.source=body}else{const{offset}=token,indent="indent"in token?token.indent:-1,props=[{type:"block-scalar-header",offset,indent,source:head}];addEndtoBlockProps(
props,"end"in token?token.end:void 0)||props.push({type:"newline",offset:-1,indent,source:`
`});for(const key of Object.keys(token))key!=="type"&&key!=="offset"&&delete token[key];Object.assign(token,{type:"block-scalar",indent,props,source:body})}}function addEndtoBlockProps(props,end){
if(end)for(const st of end)switch(st.type){case"space":case"comment":props.push(st);break;case"newline":return props.push(st),!0}return!1}function setFlowScalarValue(token,source,type){
switch(token.type){case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":token.type=type,token.source=source;break;case"block-scalar":{const end=token.
props.slice(1);let oa=source.length;token.props[0].type==="block-scalar-header"&&(oa-=token.props[0].source.length);for(const tok of end)tok.offset+=oa;delete token.
props,Object.assign(token,{type,source,end});break}case"block-map":case"block-seq":{const nl={type:"newline",offset:token.offset+source.length,indent:token.indent,
source:`
`};delete token.items,Object.assign(token,{type,source,end:[nl]});break}default:{const indent="indent"in token?token.indent:-1,end="end"in token&&Array.isArray(
token.end)?token.end.filter(st=>st.type==="space"||st.type==="comment"||st.type==="newline"):[];for(const key of Object.keys(token))key!=="type"&&key!=="offset"&&
delete token[key];Object.assign(token,{type,indent,source,end})}}}exports.createScalarToken=createScalarToken,exports.resolveAsScalar=resolveAsScalar,exports.setScalarValue=
setScalarValue}),1733:(function(__unused_webpack_module,exports){const stringify=cst=>"type"in cst?stringifyToken(cst):stringifyItem(cst);function stringifyToken(token){
switch(token.type){case"block-scalar":{let res="";for(const tok of token.props)res+=stringifyToken(tok);return res+token.source}case"block-map":case"block-seq":{
let res="";for(const item of token.items)res+=stringifyItem(item);return res}case"flow-collection":{let res=token.start.source;for(const item of token.items)res+=
stringifyItem(item);for(const st of token.end)res+=st.source;return res}case"document":{let res=stringifyItem(token);if(token.end)for(const st of token.end)res+=
st.source;return res}default:{let res=token.source;if("end"in token&&token.end)for(const st of token.end)res+=st.source;return res}}}function stringifyItem({start,
key,sep,value}){let res="";for(const st of start)res+=st.source;if(key&&(res+=stringifyToken(key)),sep)for(const st of sep)res+=st.source;return value&&(res+=stringifyToken(
value)),res}exports.stringify=stringify}),7715:(function(__unused_webpack_module,exports){const BREAK=Symbol("break visit"),SKIP=Symbol("skip children"),REMOVE=Symbol(
"remove item");function visit(cst,visitor){"type"in cst&&cst.type==="document"&&(cst={start:cst.start,value:cst.value}),_visit(Object.freeze([]),cst,visitor)}visit.
BREAK=BREAK,visit.SKIP=SKIP,visit.REMOVE=REMOVE,visit.itemAtPath=(cst,path)=>{let item=cst;for(const[field,index]of path){const tok=item?.[field];if(tok&&"items"in
tok)item=tok.items[index];else return}return item},visit.parentCollection=(cst,path)=>{const parent=visit.itemAtPath(cst,path.slice(0,-1)),field=path[path.length-
1][0],coll=parent?.[field];if(coll&&"items"in coll)return coll;throw new Error("Parent collection not found")};function _visit(path,item,visitor){let ctrl=visitor(
item,path);if(typeof ctrl=="symbol")return ctrl;for(const field of["key","value"]){const token=item[field];if(token&&"items"in token){for(let i=0;i<token.items.
length;++i){const ci=_visit(Object.freeze(path.concat([[field,i]])),token.items[i],visitor);if(typeof ci=="number")i=ci-1;else{if(ci===BREAK)return BREAK;ci===REMOVE&&
(token.items.splice(i,1),i-=1)}}typeof ctrl=="function"&&field==="key"&&(ctrl=ctrl(item,path))}}return typeof ctrl=="function"?ctrl(item,path):ctrl}exports.visit=
visit}),3461:(function(__unused_webpack_module,exports,__webpack_require__){var cstScalar=__webpack_require__(110),cstStringify=__webpack_require__(1733),cstVisit=__webpack_require__(
7715);const BOM="\uFEFF",DOCUMENT="",FLOW_END="",SCALAR="",isCollection=token=>!!token&&"items"in token,isScalar=token=>!!token&&(token.type==="scalar"||token.
type==="single-quoted-scalar"||token.type==="double-quoted-scalar"||token.type==="block-scalar");function prettyToken(token){switch(token){case BOM:return"<BOM>";case DOCUMENT:
return"<DOC>";case FLOW_END:return"<FLOW_END>";case SCALAR:return"<SCALAR>";default:return JSON.stringify(token)}}function tokenType(source){switch(source){case BOM:
return"byte-order-mark";case DOCUMENT:return"doc-mode";case FLOW_END:return"flow-error-end";case SCALAR:return"scalar";case"---":return"doc-start";case"...":return"\
doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow\
-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(source[0]){case" ":case"	":return"space";case"#":return"comme\
nt";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-q\
uoted-scalar";case"|":case">":return"block-scalar-header"}return null}exports.createScalarToken=cstScalar.createScalarToken,exports.resolveAsScalar=cstScalar.resolveAsScalar,
exports.setScalarValue=cstScalar.setScalarValue,exports.stringify=cstStringify.stringify,exports.visit=cstVisit.visit,exports.BOM=BOM,exports.DOCUMENT=DOCUMENT,
exports.FLOW_END=FLOW_END,exports.SCALAR=SCALAR,exports.isCollection=isCollection,exports.isScalar=isScalar,exports.prettyToken=prettyToken,exports.tokenType=tokenType}),
361:(function(__unused_webpack_module,exports,__webpack_require__){var cst=__webpack_require__(3461);function isEmpty(ch){switch(ch){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}const hexDigits=new Set("0123456789ABCDEFabcdef"),tagChars=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij\
klmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),flowIndicatorChars=new Set(",[]{}"),invalidAnchorChars=new Set(` ,[]{}
\r	`),isNotAnchorChar=ch=>!ch||invalidAnchorChars.has(ch);class Lexer{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer=
"",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(source,incomplete=!1){if(source){if(typeof source!=
"string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+source:source,this.lineEndPos=null}this.atEnd=!incomplete;let next=this.next??
"stream";for(;next&&(incomplete||this.hasChars(1));)next=yield*this.parseNext(next)}atLineEnd(){let i=this.pos,ch=this.buffer[i];for(;ch===" "||ch==="	";)ch=this.
buffer[++i];return!ch||ch==="#"||ch===`
`?!0:ch==="\r"?this.buffer[i+1]===`
`:!1}charAt(n){return this.buffer[this.pos+n]}continueScalar(offset){let ch=this.buffer[offset];if(this.indentNext>0){let indent=0;for(;ch===" ";)ch=this.buffer[++indent+
offset];if(ch==="\r"){const next=this.buffer[indent+offset+1];if(next===`
`||!next&&!this.atEnd)return offset+indent+1}return ch===`
`||indent>=this.indentNext||!ch&&!this.atEnd?offset+indent:-1}if(ch==="-"||ch==="."){const dt=this.buffer.substr(offset,3);if((dt==="---"||dt==="...")&&isEmpty(
this.buffer[offset+3]))return-1}return offset}getLine(){let end=this.lineEndPos;return(typeof end!="number"||end!==-1&&end<this.pos)&&(end=this.buffer.indexOf(`\

`,this.pos),this.lineEndPos=end),end===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[end-1]==="\r"&&(end-=1),this.buffer.substring(this.pos,end))}hasChars(n){
return this.pos+n<=this.buffer.length}setNext(state){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=state,null}peek(n){
return this.buffer.substr(this.pos,n)}*parseNext(next){switch(next){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"\
block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scal\
ar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){
let line=this.getLine();if(line===null)return this.setNext("stream");if(line[0]===cst.BOM&&(yield*this.pushCount(1),line=line.substring(1)),line[0]==="%"){let dirEnd=line.
length,cs=line.indexOf("#");for(;cs!==-1;){const ch=line[cs-1];if(ch===" "||ch==="	"){dirEnd=cs-1;break}else cs=line.indexOf("#",cs+1)}for(;;){const ch=line[dirEnd-
1];if(ch===" "||ch==="	")dirEnd-=1;else break}const n=(yield*this.pushCount(dirEnd))+(yield*this.pushSpaces(!0));return yield*this.pushCount(line.length-n),this.
pushNewline(),"stream"}if(this.atLineEnd()){const sp=yield*this.pushSpaces(!0);return yield*this.pushCount(line.length-sp),yield*this.pushNewline(),"stream"}return yield cst.
DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){const ch=this.charAt(0);if(!ch&&!this.atEnd)return this.setNext("line-start");if(ch==="-"||ch==="."){if(!this.
atEnd&&!this.hasChars(4))return this.setNext("line-start");const s=this.peek(3);if((s==="---"||s==="...")&&isEmpty(this.charAt(3)))return yield*this.pushCount(3),
this.indentValue=0,this.indentNext=0,s==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!isEmpty(this.
charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){const[ch0,ch1]=this.peek(2);if(!ch1&&!this.atEnd)return this.setNext(
"block-start");if((ch0==="-"||ch0==="?"||ch0===":")&&isEmpty(ch1)){const n=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+
1,this.indentValue+=n,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);const line=this.getLine();if(line===null)return this.setNext("doc");let n=yield*this.
pushIndicators();switch(line[n]){case"#":yield*this.pushCount(line.length-n);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"{":case"\
[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(1),"doc";case"*":return yield*this.pushUntil(
isNotAnchorChar),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return n+=yield*this.parseBlockScalarHeader(),n+=yield*this.pushSpaces(
!0),yield*this.pushCount(line.length-n),yield*this.pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){
let nl,sp,indent=-1;do nl=yield*this.pushNewline(),nl>0?(sp=yield*this.pushSpaces(!1),this.indentValue=indent=sp):sp=0,sp+=yield*this.pushSpaces(!0);while(nl+sp>
0);const line=this.getLine();if(line===null)return this.setNext("flow");if((indent!==-1&&indent<this.indentNext&&line[0]!=="#"||indent===0&&(line.startsWith("--\
-")||line.startsWith("..."))&&isEmpty(line[3]))&&!(indent===this.indentNext-1&&this.flowLevel===1&&(line[0]==="]"||line[0]==="}")))return this.flowLevel=0,yield cst.
FLOW_END,yield*this.parseLineStart();let n=0;for(;line[n]===",";)n+=yield*this.pushCount(1),n+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(n+=yield*this.pushIndicators(),
line[n]){case void 0:return"flow";case"#":return yield*this.pushCount(line.length-n),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.
flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(
isNotAnchorChar),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{const next=this.charAt(1);if(this.flowKey||isEmpty(next)||
next===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){
const quote=this.charAt(0);let end=this.buffer.indexOf(quote,this.pos+1);if(quote==="'")for(;end!==-1&&this.buffer[end+1]==="'";)end=this.buffer.indexOf("'",end+
2);else for(;end!==-1;){let n=0;for(;this.buffer[end-1-n]==="\\";)n+=1;if(n%2===0)break;end=this.buffer.indexOf('"',end+1)}const qb=this.buffer.substring(0,end);
let nl=qb.indexOf(`
`,this.pos);if(nl!==-1){for(;nl!==-1;){const cs=this.continueScalar(nl+1);if(cs===-1)break;nl=qb.indexOf(`
`,cs)}nl!==-1&&(end=nl-(qb[nl-1]==="\r"?2:1))}if(end===-1){if(!this.atEnd)return this.setNext("quoted-scalar");end=this.buffer.length}return yield*this.pushToIndex(
end+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let i=this.pos;for(;;){const ch=this.buffer[++i];
if(ch==="+")this.blockScalarKeep=!0;else if(ch>"0"&&ch<="9")this.blockScalarIndent=Number(ch)-1;else if(ch!=="-")break}return yield*this.pushUntil(ch=>isEmpty(ch)||
ch==="#")}*parseBlockScalar(){let nl=this.pos-1,indent=0,ch;loop:for(let i2=this.pos;ch=this.buffer[i2];++i2)switch(ch){case" ":indent+=1;break;case`
`:nl=i2,indent=0;break;case"\r":{const next=this.buffer[i2+1];if(!next&&!this.atEnd)return this.setNext("block-scalar");if(next===`
`)break}default:break loop}if(!ch&&!this.atEnd)return this.setNext("block-scalar");if(indent>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=indent:
this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{const cs=this.continueScalar(nl+1);if(cs===-1)break;nl=this.buffer.indexOf(`
`,cs)}while(nl!==-1);if(nl===-1){if(!this.atEnd)return this.setNext("block-scalar");nl=this.buffer.length}}let i=nl+1;for(ch=this.buffer[i];ch===" ";)ch=this.buffer[++i];
if(ch==="	"){for(;ch==="	"||ch===" "||ch==="\r"||ch===`
`;)ch=this.buffer[++i];nl=i-1}else if(!this.blockScalarKeep)do{let i2=nl-1,ch2=this.buffer[i2];ch2==="\r"&&(ch2=this.buffer[--i2]);const lastChar=i2;for(;ch2===
" ";)ch2=this.buffer[--i2];if(ch2===`
`&&i2>=this.pos&&i2+1+indent>lastChar)nl=i2;else break}while(!0);return yield cst.SCALAR,yield*this.pushToIndex(nl+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
const inFlow=this.flowLevel>0;let end=this.pos-1,i=this.pos-1,ch;for(;ch=this.buffer[++i];)if(ch===":"){const next=this.buffer[i+1];if(isEmpty(next)||inFlow&&flowIndicatorChars.
has(next))break;end=i}else if(isEmpty(ch)){let next=this.buffer[i+1];if(ch==="\r"&&(next===`
`?(i+=1,ch=`
`,next=this.buffer[i+1]):end=i),next==="#"||inFlow&&flowIndicatorChars.has(next))break;if(ch===`
`){const cs=this.continueScalar(i+1);if(cs===-1)break;i=Math.max(i,cs-2)}}else{if(inFlow&&flowIndicatorChars.has(ch))break;end=i}return!ch&&!this.atEnd?this.setNext(
"plain-scalar"):(yield cst.SCALAR,yield*this.pushToIndex(end+1,!0),inFlow?"flow":"doc")}*pushCount(n){return n>0?(yield this.buffer.substr(this.pos,n),this.pos+=
n,n):0}*pushToIndex(i,allowEmpty){const s=this.buffer.slice(this.pos,i);return s?(yield s,this.pos+=s.length,s.length):(allowEmpty&&(yield""),0)}*pushIndicators(){
let n=0;loop:for(;;){switch(this.charAt(0)){case"!":n+=yield*this.pushTag(),n+=yield*this.pushSpaces(!0);continue loop;case"&":n+=yield*this.pushUntil(isNotAnchorChar),
n+=yield*this.pushSpaces(!0);continue loop;case"-":case"?":case":":{const inFlow=this.flowLevel>0,ch1=this.charAt(1);if(isEmpty(ch1)||inFlow&&flowIndicatorChars.
has(ch1)){inFlow?this.flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,n+=yield*this.pushCount(1),n+=yield*this.pushSpaces(!0);continue loop}}}break loop}
return n}*pushTag(){if(this.charAt(1)==="<"){let i=this.pos+2,ch=this.buffer[i];for(;!isEmpty(ch)&&ch!==">";)ch=this.buffer[++i];return yield*this.pushToIndex(ch===
">"?i+1:i,!1)}else{let i=this.pos+1,ch=this.buffer[i];for(;ch;)if(tagChars.has(ch))ch=this.buffer[++i];else if(ch==="%"&&hexDigits.has(this.buffer[i+1])&&hexDigits.
has(this.buffer[i+2]))ch=this.buffer[i+=3];else break;return yield*this.pushToIndex(i,!1)}}*pushNewline(){const ch=this.buffer[this.pos];return ch===`
`?yield*this.pushCount(1):ch==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(allowTabs){let i=this.pos-1,ch;do ch=this.buffer[++i];while(ch===" "||allowTabs&&ch==="	");const n=i-this.pos;return n>0&&
(yield this.buffer.substr(this.pos,n),this.pos=i),n}*pushUntil(test){let i=this.pos,ch=this.buffer[i];for(;!test(ch);)ch=this.buffer[++i];return yield*this.pushToIndex(
i,!1)}}exports.Lexer=Lexer}),6628:(function(__unused_webpack_module,exports){class LineCounter{constructor(){this.lineStarts=[],this.addNewLine=offset=>this.lineStarts.
push(offset),this.linePos=offset=>{let low=0,high=this.lineStarts.length;for(;low<high;){const mid=low+high>>1;this.lineStarts[mid]<offset?low=mid+1:high=mid}if(this.
lineStarts[low]===offset)return{line:low+1,col:1};if(low===0)return{line:0,col:offset};const start=this.lineStarts[low-1];return{line:low,col:offset-start+1}}}}
exports.LineCounter=LineCounter}),3456:(function(__unused_webpack_module,exports,__webpack_require__){var node_process=__webpack_require__(932),cst=__webpack_require__(
3461),lexer=__webpack_require__(361);function includesToken(list,type){for(let i=0;i<list.length;++i)if(list[i].type===type)return!0;return!1}function findNonEmptyIndex(list){
for(let i=0;i<list.length;++i)switch(list[i].type){case"space":case"comment":case"newline":break;default:return i}return-1}function isFlowToken(token){switch(token?.
type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function getPrevProps(parent){
switch(parent.type){case"document":return parent.start;case"block-map":{const it=parent.items[parent.items.length-1];return it.sep??it.start}case"block-seq":return parent.
items[parent.items.length-1].start;default:return[]}}function getFirstKeyStartProps(prev){if(prev.length===0)return[];let i=prev.length;loop:for(;--i>=0;)switch(prev[i].
type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break loop}for(;prev[++i]?.type==="space";);return prev.splice(
i,prev.length)}function arrayPushArray(target,source){if(source.length<1e5)Array.prototype.push.apply(target,source);else for(let i=0;i<source.length;++i)target.
push(source[i])}function fixFlowSeqItems(fc){if(fc.start.type==="flow-seq-start")for(const it of fc.items)it.sep&&!it.value&&!includesToken(it.start,"explicit-k\
ey-ind")&&!includesToken(it.sep,"map-value-ind")&&(it.key&&(it.value=it.key),delete it.key,isFlowToken(it.value)?it.value.end?arrayPushArray(it.value.end,it.sep):
it.value.end=it.sep:arrayPushArray(it.start,it.sep),delete it.sep)}class Parser{constructor(onNewLine){this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=
0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new lexer.Lexer,this.onNewLine=onNewLine}*parse(source,incomplete=!1){this.onNewLine&&this.
offset===0&&this.onNewLine(0);for(const lexeme of this.lexer.lex(source,incomplete))yield*this.next(lexeme);incomplete||(yield*this.end())}*next(source){if(this.
source=source,node_process.env.LOG_TOKENS&&console.log("|",cst.prettyToken(source)),this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=source.length;
return}const type=cst.tokenType(source);if(type)if(type==="scalar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=type,yield*this.step(),
type){case"newline":this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+source.length);break;case"space":this.atNewLine&&source[0]===" "&&
(this.indent+=source.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=source.length);break;case"doc-mod\
e":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=source.length}else{const message=`Not a YAML token: ${source}`;yield*this.pop({type:"error",
offset:this.offset,message,source}),this.offset+=source.length}}*end(){for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.
offset,indent:this.indent,source:this.source}}*step(){const top=this.peek(1);if(this.type==="doc-end"&&top?.type!=="doc-end"){for(;this.stack.length>0;)yield*this.
pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!top)return yield*this.stream();switch(top.type){case"document":return yield*this.
document(top);case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(top);case"block-scalar":return yield*this.
blockScalar(top);case"block-map":return yield*this.blockMap(top);case"block-seq":return yield*this.blockSequence(top);case"flow-collection":return yield*this.flowCollection(
top);case"doc-end":return yield*this.documentEnd(top)}yield*this.pop()}peek(n){return this.stack[this.stack.length-n]}*pop(error){const token=error??this.stack.
pop();if(!token)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)yield token;else{const top=this.
peek(1);switch(token.type==="block-scalar"?token.indent="indent"in top?top.indent:0:token.type==="flow-collection"&&top.type==="document"&&(token.indent=0),token.
type==="flow-collection"&&fixFlowSeqItems(token),top.type){case"document":top.value=token;break;case"block-scalar":top.props.push(token);break;case"block-map":{
const it=top.items[top.items.length-1];if(it.value){top.items.push({start:[],key:token,sep:[]}),this.onKeyLine=!0;return}else if(it.sep)it.value=token;else{Object.
assign(it,{key:token,sep:[]}),this.onKeyLine=!it.explicitKey;return}break}case"block-seq":{const it=top.items[top.items.length-1];it.value?top.items.push({start:[],
value:token}):it.value=token;break}case"flow-collection":{const it=top.items[top.items.length-1];!it||it.value?top.items.push({start:[],key:token,sep:[]}):it.sep?
it.value=token:Object.assign(it,{key:token,sep:[]});return}default:yield*this.pop(),yield*this.pop(token)}if((top.type==="document"||top.type==="block-map"||top.
type==="block-seq")&&(token.type==="block-map"||token.type==="block-seq")){const last=token.items[token.items.length-1];last&&!last.sep&&!last.value&&last.start.
length>0&&findNonEmptyIndex(last.start)===-1&&(token.indent===0||last.start.every(st=>st.type!=="comment"||st.indent<token.indent))&&(top.type==="document"?top.
end=last.start:top.items.push({start:last.start}),token.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.
offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const doc={
type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&doc.start.push(this.sourceToken),this.stack.push(doc);return}}yield{type:"error",offset:this.
offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(doc){if(doc.value)return yield*this.lineEnd(doc);switch(this.type){case"\
doc-start":{findNonEmptyIndex(doc.start)!==-1?(yield*this.pop(),yield*this.step()):doc.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"\
comment":case"newline":doc.start.push(this.sourceToken);return}const bv=this.startBlockValue(doc);bv?this.stack.push(bv):yield{type:"error",offset:this.offset,message:`\
Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(scalar){if(this.type==="map-value-ind"){const prev=getPrevProps(this.peek(2)),start=getFirstKeyStartProps(
prev);let sep;scalar.end?(sep=scalar.end,sep.push(this.sourceToken),delete scalar.end):sep=[this.sourceToken];const map={type:"block-map",offset:scalar.offset,indent:scalar.
indent,items:[{start,key:scalar,sep}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=map}else yield*this.lineEnd(scalar)}*blockScalar(scalar){switch(this.type){case"\
space":case"comment":case"newline":scalar.props.push(this.sourceToken);return;case"scalar":if(scalar.source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){
let nl=this.source.indexOf(`
`)+1;for(;nl!==0;)this.onNewLine(this.offset+nl),nl=this.source.indexOf(`
`,nl)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(map){const it=map.items[map.items.length-1];switch(this.type){case"newline":
if(this.onKeyLine=!1,it.value){const end="end"in it.value?it.value.end:void 0;(Array.isArray(end)?end[end.length-1]:void 0)?.type==="comment"?end?.push(this.sourceToken):
map.items.push({start:[this.sourceToken]})}else it.sep?it.sep.push(this.sourceToken):it.start.push(this.sourceToken);return;case"space":case"comment":if(it.value)
map.items.push({start:[this.sourceToken]});else if(it.sep)it.sep.push(this.sourceToken);else{if(this.atIndentedComment(it.start,map.indent)){const end=map.items[map.
items.length-2]?.value?.end;if(Array.isArray(end)){arrayPushArray(end,it.start),end.push(this.sourceToken),map.items.pop();return}}it.start.push(this.sourceToken)}
return}if(this.indent>=map.indent){const atMapIndent=!this.onKeyLine&&this.indent===map.indent,atNextItem=atMapIndent&&(it.sep||it.explicitKey)&&this.type!=="se\
q-item-ind";let start=[];if(atNextItem&&it.sep&&!it.value){const nl=[];for(let i=0;i<it.sep.length;++i){const st=it.sep[i];switch(st.type){case"newline":nl.push(
i);break;case"space":break;case"comment":st.indent>map.indent&&(nl.length=0);break;default:nl.length=0}}nl.length>=2&&(start=it.sep.splice(nl[1]))}switch(this.type){case"\
anchor":case"tag":atNextItem||it.value?(start.push(this.sourceToken),map.items.push({start}),this.onKeyLine=!0):it.sep?it.sep.push(this.sourceToken):it.start.push(
this.sourceToken);return;case"explicit-key-ind":!it.sep&&!it.explicitKey?(it.start.push(this.sourceToken),it.explicitKey=!0):atNextItem||it.value?(start.push(this.
sourceToken),map.items.push({start,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:!0}]}),
this.onKeyLine=!0;return;case"map-value-ind":if(it.explicitKey)if(it.sep)if(it.value)map.items.push({start:[],key:null,sep:[this.sourceToken]});else if(includesToken(
it.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start,key:null,sep:[this.sourceToken]}]});else if(isFlowToken(
it.key)&&!includesToken(it.sep,"newline")){const start2=getFirstKeyStartProps(it.start),key=it.key,sep=it.sep;sep.push(this.sourceToken),delete it.key,delete it.
sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:start2,key,sep}]})}else start.length>0?it.sep=it.sep.concat(start,this.
sourceToken):it.sep.push(this.sourceToken);else if(includesToken(it.start,"newline"))Object.assign(it,{key:null,sep:[this.sourceToken]});else{const start2=getFirstKeyStartProps(
it.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:start2,key:null,sep:[this.sourceToken]}]})}else it.sep?it.value||
atNextItem?map.items.push({start,key:null,sep:[this.sourceToken]}):includesToken(it.sep,"map-value-ind")?this.stack.push({type:"block-map",offset:this.offset,indent:this.
indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):it.sep.push(this.sourceToken):Object.assign(it,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;
return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const fs=this.flowScalar(this.type);atNextItem||it.value?(map.items.push(
{start,key:fs,sep:[]}),this.onKeyLine=!0):it.sep?this.stack.push(fs):(Object.assign(it,{key:fs,sep:[]}),this.onKeyLine=!0);return}default:{const bv=this.startBlockValue(
map);if(bv){if(bv.type==="block-seq"){if(!it.explicitKey&&it.sep&&!includesToken(it.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Une\
xpected block-seq-ind on same line with key",source:this.source});return}}else atMapIndent&&map.items.push({start});this.stack.push(bv);return}}}}yield*this.pop(),
yield*this.step()}*blockSequence(seq){const it=seq.items[seq.items.length-1];switch(this.type){case"newline":if(it.value){const end="end"in it.value?it.value.end:
void 0;(Array.isArray(end)?end[end.length-1]:void 0)?.type==="comment"?end?.push(this.sourceToken):seq.items.push({start:[this.sourceToken]})}else it.start.push(
this.sourceToken);return;case"space":case"comment":if(it.value)seq.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(it.start,seq.indent)){const end=seq.
items[seq.items.length-2]?.value?.end;if(Array.isArray(end)){arrayPushArray(end,it.start),end.push(this.sourceToken),seq.items.pop();return}}it.start.push(this.
sourceToken)}return;case"anchor":case"tag":if(it.value||this.indent<=seq.indent)break;it.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==
seq.indent)break;it.value||includesToken(it.start,"seq-item-ind")?seq.items.push({start:[this.sourceToken]}):it.start.push(this.sourceToken);return}if(this.indent>
seq.indent){const bv=this.startBlockValue(seq);if(bv){this.stack.push(bv);return}}yield*this.pop(),yield*this.step()}*flowCollection(fc){const it=fc.items[fc.items.
length-1];if(this.type==="flow-error-end"){let top;do yield*this.pop(),top=this.peek(1);while(top?.type==="flow-collection")}else if(fc.end.length===0){switch(this.
type){case"comma":case"explicit-key-ind":!it||it.sep?fc.items.push({start:[this.sourceToken]}):it.start.push(this.sourceToken);return;case"map-value-ind":!it||it.
value?fc.items.push({start:[],key:null,sep:[this.sourceToken]}):it.sep?it.sep.push(this.sourceToken):Object.assign(it,{key:null,sep:[this.sourceToken]});return;case"\
space":case"comment":case"newline":case"anchor":case"tag":!it||it.value?fc.items.push({start:[this.sourceToken]}):it.sep?it.sep.push(this.sourceToken):it.start.
push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const fs=this.flowScalar(this.type);!it||it.value?
fc.items.push({start:[],key:fs,sep:[]}):it.sep?this.stack.push(fs):Object.assign(it,{key:fs,sep:[]});return}case"flow-map-end":case"flow-seq-end":fc.end.push(this.
sourceToken);return}const bv=this.startBlockValue(fc);bv?this.stack.push(bv):(yield*this.pop(),yield*this.step())}else{const parent=this.peek(2);if(parent.type===
"block-map"&&(this.type==="map-value-ind"&&parent.indent===fc.indent||this.type==="newline"&&!parent.items[parent.items.length-1].sep))yield*this.pop(),yield*this.
step();else if(this.type==="map-value-ind"&&parent.type!=="flow-collection"){const prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);fixFlowSeqItems(fc);
const sep=fc.end.splice(1,fc.end.length);sep.push(this.sourceToken);const map={type:"block-map",offset:fc.offset,indent:fc.indent,items:[{start,key:fc,sep}]};this.
onKeyLine=!0,this.stack[this.stack.length-1]=map}else yield*this.lineEnd(fc)}}flowScalar(type){if(this.onNewLine){let nl=this.source.indexOf(`
`)+1;for(;nl!==0;)this.onNewLine(this.offset+nl),nl=this.source.indexOf(`
`,nl)+1}return{type,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(parent){switch(this.type){case"alias":case"scalar":case"single-quo\
ted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,
props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.
onKeyLine=!0;const prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);return start.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.
indent,items:[{start,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;const prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);return{type:"blo\
ck-map",offset:this.offset,indent:this.indent,items:[{start,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(start,indent){return this.type!=="\
comment"||this.indent<=indent?!1:start.every(st=>st.type==="newline"||st.type==="space")}*documentEnd(docEnd){this.type!=="doc-mode"&&(docEnd.end?docEnd.end.push(
this.sourceToken):docEnd.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(token){switch(this.type){case"comma":case"doc-start":case"do\
c-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:token.end?token.
end.push(this.sourceToken):token.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}}exports.Parser=Parser}),4047:(function(__unused_webpack_module,exports,__webpack_require__){
var composer=__webpack_require__(9984),Document=__webpack_require__(3021),errors=__webpack_require__(1464),log=__webpack_require__(7249),identity=__webpack_require__(
1127),lineCounter=__webpack_require__(6628),parser=__webpack_require__(3456);function parseOptions(options){const prettyErrors=options.prettyErrors!==!1;return{
lineCounter:options.lineCounter||prettyErrors&&new lineCounter.LineCounter||null,prettyErrors}}function parseAllDocuments(source,options={}){const{lineCounter:lineCounter2,
prettyErrors}=parseOptions(options),parser$1=new parser.Parser(lineCounter2?.addNewLine),composer$1=new composer.Composer(options),docs=Array.from(composer$1.compose(
parser$1.parse(source)));if(prettyErrors&&lineCounter2)for(const doc of docs)doc.errors.forEach(errors.prettifyError(source,lineCounter2)),doc.warnings.forEach(
errors.prettifyError(source,lineCounter2));return docs.length>0?docs:Object.assign([],{empty:!0},composer$1.streamInfo())}function parseDocument(source,options={}){
const{lineCounter:lineCounter2,prettyErrors}=parseOptions(options),parser$1=new parser.Parser(lineCounter2?.addNewLine),composer$1=new composer.Composer(options);
let doc=null;for(const _doc of composer$1.compose(parser$1.parse(source),!0,source.length))if(!doc)doc=_doc;else if(doc.options.logLevel!=="silent"){doc.errors.
push(new errors.YAMLParseError(_doc.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return prettyErrors&&
lineCounter2&&(doc.errors.forEach(errors.prettifyError(source,lineCounter2)),doc.warnings.forEach(errors.prettifyError(source,lineCounter2))),doc}function parse(src,reviver,options){
let _reviver;typeof reviver=="function"?_reviver=reviver:options===void 0&&reviver&&typeof reviver=="object"&&(options=reviver);const doc=parseDocument(src,options);
if(!doc)return null;if(doc.warnings.forEach(warning=>log.warn(doc.options.logLevel,warning)),doc.errors.length>0){if(doc.options.logLevel!=="silent")throw doc.errors[0];
doc.errors=[]}return doc.toJS(Object.assign({reviver:_reviver},options))}function stringify(value,replacer,options){let _replacer=null;if(typeof replacer=="func\
tion"||Array.isArray(replacer)?_replacer=replacer:options===void 0&&replacer&&(options=replacer),typeof options=="string"&&(options=options.length),typeof options==
"number"){const indent=Math.round(options);options=indent<1?void 0:indent>8?{indent:8}:{indent}}if(value===void 0){const{keepUndefined}=options??replacer??{};if(!keepUndefined)
return}return identity.isDocument(value)&&!_replacer?value.toString(options):new Document.Document(value,_replacer,options).toString(options)}exports.parse=parse,
exports.parseAllDocuments=parseAllDocuments,exports.parseDocument=parseDocument,exports.stringify=stringify}),5840:(function(__unused_webpack_module,exports,__webpack_require__){
var identity=__webpack_require__(1127),map=__webpack_require__(7451),seq=__webpack_require__(1706),string=__webpack_require__(6464),tags=__webpack_require__(18);
const sortMapEntriesByKey=(a,b)=>a.key<b.key?-1:a.key>b.key?1:0;class Schema{constructor({compat,customTags,merge,resolveKnownTags,schema,sortMapEntries,toStringDefaults}){
this.compat=Array.isArray(compat)?tags.getTags(compat,"compat"):compat?tags.getTags(null,compat):null,this.name=typeof schema=="string"&&schema||"core",this.knownTags=
resolveKnownTags?tags.coreKnownTags:{},this.tags=tags.getTags(customTags,this.name,merge),this.toStringOptions=toStringDefaults??null,Object.defineProperty(this,
identity.MAP,{value:map.map}),Object.defineProperty(this,identity.SCALAR,{value:string.string}),Object.defineProperty(this,identity.SEQ,{value:seq.seq}),this.sortMapEntries=
typeof sortMapEntries=="function"?sortMapEntries:sortMapEntries===!0?sortMapEntriesByKey:null}clone(){const copy=Object.create(Schema.prototype,Object.getOwnPropertyDescriptors(
this));return copy.tags=this.tags.slice(),copy}}exports.Schema=Schema}),7451:(function(__unused_webpack_module,exports,__webpack_require__){var identity=__webpack_require__(
1127),YAMLMap=__webpack_require__(4454);const map={collection:"map",default:!0,nodeClass:YAMLMap.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(map2,onError){return identity.
isMap(map2)||onError("Expected a mapping for this tag"),map2},createNode:(schema,obj,ctx)=>YAMLMap.YAMLMap.from(schema,obj,ctx)};exports.map=map}),3632:(function(__unused_webpack_module,exports,__webpack_require__){
var Scalar=__webpack_require__(3301);const nullTag={identify:value=>value==null,createNode:()=>new Scalar.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,
resolve:()=>new Scalar.Scalar(null),stringify:({source},ctx)=>typeof source=="string"&&nullTag.test.test(source)?source:ctx.options.nullStr};exports.nullTag=nullTag}),
1706:(function(__unused_webpack_module,exports,__webpack_require__){var identity=__webpack_require__(1127),YAMLSeq=__webpack_require__(2223);const seq={collection:"\
seq",default:!0,nodeClass:YAMLSeq.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(seq2,onError){return identity.isSeq(seq2)||onError("Expected a sequence for this t\
ag"),seq2},createNode:(schema,obj,ctx)=>YAMLSeq.YAMLSeq.from(schema,obj,ctx)};exports.seq=seq}),6464:(function(__unused_webpack_module,exports,__webpack_require__){
var stringifyString=__webpack_require__(3069);const string={identify:value=>typeof value=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:str=>str,stringify(item,ctx,onComment,onChompKeep){
return ctx=Object.assign({actualString:!0},ctx),stringifyString.stringifyString(item,ctx,onComment,onChompKeep)}};exports.string=string}),3959:(function(__unused_webpack_module,exports,__webpack_require__){
var Scalar=__webpack_require__(3301);const boolTag={identify:value=>typeof value=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
resolve:str=>new Scalar.Scalar(str[0]==="t"||str[0]==="T"),stringify({source,value},ctx){if(source&&boolTag.test.test(source)){const sv=source[0]==="t"||source[0]===
"T";if(value===sv)return source}return value?ctx.options.trueStr:ctx.options.falseStr}};exports.boolTag=boolTag}),8405:(function(__unused_webpack_module,exports,__webpack_require__){
var Scalar=__webpack_require__(3301),stringifyNumber=__webpack_require__(8689);const floatNaN={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.o\
rg,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:str=>str.slice(-3).toLowerCase()==="nan"?NaN:str[0]==="-"?Number.NEGATIVE_INFINITY:
Number.POSITIVE_INFINITY,stringify:stringifyNumber.stringifyNumber},floatExp={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"\
EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:str=>parseFloat(str),stringify(node){const num=Number(node.value);return isFinite(num)?
num.toExponential():stringifyNumber.stringifyNumber(node)}},float={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
resolve(str){const node=new Scalar.Scalar(parseFloat(str)),dot=str.indexOf(".");return dot!==-1&&str[str.length-1]==="0"&&(node.minFractionDigits=str.length-dot-
1),node},stringify:stringifyNumber.stringifyNumber};exports.float=float,exports.floatExp=floatExp,exports.floatNaN=floatNaN}),9874:(function(__unused_webpack_module,exports,__webpack_require__){
var stringifyNumber=__webpack_require__(8689);const intIdentify=value=>typeof value=="bigint"||Number.isInteger(value),intResolve=(str,offset,radix,{intAsBigInt})=>intAsBigInt?
BigInt(str):parseInt(str.substring(offset),radix);function intStringify(node,radix,prefix){const{value}=node;return intIdentify(value)&&value>=0?prefix+value.toString(
radix):stringifyNumber.stringifyNumber(node)}const intOct={identify:value=>intIdentify(value)&&value>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,
resolve:(str,_onError,opt)=>intResolve(str,2,8,opt),stringify:node=>intStringify(node,8,"0o")},int={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",
test:/^[-+]?[0-9]+$/,resolve:(str,_onError,opt)=>intResolve(str,0,10,opt),stringify:stringifyNumber.stringifyNumber},intHex={identify:value=>intIdentify(value)&&
value>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(str,_onError,opt)=>intResolve(str,2,16,opt),stringify:node=>intStringify(
node,16,"0x")};exports.int=int,exports.intHex=intHex,exports.intOct=intOct}),896:(function(__unused_webpack_module,exports,__webpack_require__){var map=__webpack_require__(
7451),_null=__webpack_require__(3632),seq=__webpack_require__(1706),string=__webpack_require__(6464),bool=__webpack_require__(3959),float=__webpack_require__(8405),
int=__webpack_require__(9874);const schema=[map.map,seq.seq,string.string,_null.nullTag,bool.boolTag,int.intOct,int.int,int.intHex,float.floatNaN,float.floatExp,
float.float];exports.schema=schema}),3559:(function(__unused_webpack_module,exports,__webpack_require__){var Scalar=__webpack_require__(3301),map=__webpack_require__(
7451),seq=__webpack_require__(1706);function intIdentify(value){return typeof value=="bigint"||Number.isInteger(value)}const stringifyJSON=({value})=>JSON.stringify(
value),jsonScalars=[{identify:value=>typeof value=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:str=>str,stringify:stringifyJSON},{identify:value=>value==
null,createNode:()=>new Scalar.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:stringifyJSON},{identify:value=>typeof value==
"boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:str=>str==="true",stringify:stringifyJSON},{identify:intIdentify,default:!0,tag:"\
tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(str,_onError,{intAsBigInt})=>intAsBigInt?BigInt(str):parseInt(str,10),stringify:({value})=>intIdentify(
value)?value.toString():JSON.stringify(value)},{identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
resolve:str=>parseFloat(str),stringify:stringifyJSON}],jsonError={default:!0,tag:"",test:/^/,resolve(str,onError){return onError(`Unresolved plain scalar ${JSON.
stringify(str)}`),str}},schema=[map.map,seq.seq].concat(jsonScalars,jsonError);exports.schema=schema}),18:(function(__unused_webpack_module,exports,__webpack_require__){
var map=__webpack_require__(7451),_null=__webpack_require__(3632),seq=__webpack_require__(1706),string=__webpack_require__(6464),bool=__webpack_require__(3959),
float=__webpack_require__(8405),int=__webpack_require__(9874),schema=__webpack_require__(896),schema$1=__webpack_require__(3559),binary=__webpack_require__(6083),
merge=__webpack_require__(452),omap=__webpack_require__(303),pairs=__webpack_require__(8385),schema$2=__webpack_require__(5913),set=__webpack_require__(1528),timestamp=__webpack_require__(
4371);const schemas=new Map([["core",schema.schema],["failsafe",[map.map,seq.seq,string.string]],["json",schema$1.schema],["yaml11",schema$2.schema],["yaml-1.1",
schema$2.schema]]),tagsByName={binary:binary.binary,bool:bool.boolTag,float:float.float,floatExp:float.floatExp,floatNaN:float.floatNaN,floatTime:timestamp.floatTime,
int:int.int,intHex:int.intHex,intOct:int.intOct,intTime:timestamp.intTime,map:map.map,merge:merge.merge,null:_null.nullTag,omap:omap.omap,pairs:pairs.pairs,seq:seq.
seq,set:set.set,timestamp:timestamp.timestamp},coreKnownTags={"tag:yaml.org,2002:binary":binary.binary,"tag:yaml.org,2002:merge":merge.merge,"tag:yaml.org,2002:\
omap":omap.omap,"tag:yaml.org,2002:pairs":pairs.pairs,"tag:yaml.org,2002:set":set.set,"tag:yaml.org,2002:timestamp":timestamp.timestamp};function getTags(customTags,schemaName,addMergeTag){
const schemaTags=schemas.get(schemaName);if(schemaTags&&!customTags)return addMergeTag&&!schemaTags.includes(merge.merge)?schemaTags.concat(merge.merge):schemaTags.
slice();let tags=schemaTags;if(!tags)if(Array.isArray(customTags))tags=[];else{const keys=Array.from(schemas.keys()).filter(key=>key!=="yaml11").map(key=>JSON.stringify(
key)).join(", ");throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`)}if(Array.isArray(customTags))for(const tag of customTags)
tags=tags.concat(tag);else typeof customTags=="function"&&(tags=customTags(tags.slice()));return addMergeTag&&(tags=tags.concat(merge.merge)),tags.reduce((tags2,tag)=>{
const tagObj=typeof tag=="string"?tagsByName[tag]:tag;if(!tagObj){const tagName=JSON.stringify(tag),keys=Object.keys(tagsByName).map(key=>JSON.stringify(key)).join(
", ");throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`)}return tags2.includes(tagObj)||tags2.push(tagObj),tags2},[])}exports.coreKnownTags=coreKnownTags,
exports.getTags=getTags}),6083:(function(__unused_webpack_module,exports,__webpack_require__){var node_buffer=__webpack_require__(181),Scalar=__webpack_require__(
3301),stringifyString=__webpack_require__(3069);const binary={identify:value=>value instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(src,onError){
if(typeof node_buffer.Buffer=="function")return node_buffer.Buffer.from(src,"base64");if(typeof atob=="function"){const str=atob(src.replace(/[\n\r]/g,"")),buffer=new Uint8Array(
str.length);for(let i=0;i<str.length;++i)buffer[i]=str.charCodeAt(i);return buffer}else return onError("This environment does not support reading binary tags; e\
ither Buffer or atob is required"),src},stringify({comment,type,value},ctx,onComment,onChompKeep){if(!value)return"";const buf=value;let str;if(typeof node_buffer.
Buffer=="function")str=buf instanceof node_buffer.Buffer?buf.toString("base64"):node_buffer.Buffer.from(buf.buffer).toString("base64");else if(typeof btoa=="fun\
ction"){let s="";for(let i=0;i<buf.length;++i)s+=String.fromCharCode(buf[i]);str=btoa(s)}else throw new Error("This environment does not support writing binary \
tags; either Buffer or btoa is required");if(type??(type=Scalar.Scalar.BLOCK_LITERAL),type!==Scalar.Scalar.QUOTE_DOUBLE){const lineWidth=Math.max(ctx.options.lineWidth-
ctx.indent.length,ctx.options.minContentWidth),n=Math.ceil(str.length/lineWidth),lines=new Array(n);for(let i=0,o=0;i<n;++i,o+=lineWidth)lines[i]=str.substr(o,lineWidth);
str=lines.join(type===Scalar.Scalar.BLOCK_LITERAL?`
`:" ")}return stringifyString.stringifyString({comment,type,value:str},ctx,onComment,onChompKeep)}};exports.binary=binary}),8398:(function(__unused_webpack_module,exports,__webpack_require__){
var Scalar=__webpack_require__(3301);function boolStringify({value,source},ctx){return source&&(value?trueTag:falseTag).test.test(source)?source:value?ctx.options.
trueStr:ctx.options.falseStr}const trueTag={identify:value=>value===!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
resolve:()=>new Scalar.Scalar(!0),stringify:boolStringify},falseTag={identify:value=>value===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve:()=>new Scalar.Scalar(!1),stringify:boolStringify};exports.falseTag=falseTag,exports.trueTag=trueTag}),5782:(function(__unused_webpack_module,exports,__webpack_require__){
var Scalar=__webpack_require__(3301),stringifyNumber=__webpack_require__(8689);const floatNaN={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.o\
rg,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:str=>str.slice(-3).toLowerCase()==="nan"?NaN:str[0]==="-"?Number.NEGATIVE_INFINITY:
Number.POSITIVE_INFINITY,stringify:stringifyNumber.stringifyNumber},floatExp={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"\
EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:str=>parseFloat(str.replace(/_/g,"")),stringify(node){const num=Number(node.value);return isFinite(
num)?num.toExponential():stringifyNumber.stringifyNumber(node)}},float={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
resolve(str){const node=new Scalar.Scalar(parseFloat(str.replace(/_/g,""))),dot=str.indexOf(".");if(dot!==-1){const f=str.substring(dot+1).replace(/_/g,"");f[f.
length-1]==="0"&&(node.minFractionDigits=f.length)}return node},stringify:stringifyNumber.stringifyNumber};exports.float=float,exports.floatExp=floatExp,exports.
floatNaN=floatNaN}),873:(function(__unused_webpack_module,exports,__webpack_require__){var stringifyNumber=__webpack_require__(8689);const intIdentify=value=>typeof value==
"bigint"||Number.isInteger(value);function intResolve(str,offset,radix,{intAsBigInt}){const sign=str[0];if((sign==="-"||sign==="+")&&(offset+=1),str=str.substring(
offset).replace(/_/g,""),intAsBigInt){switch(radix){case 2:str=`0b${str}`;break;case 8:str=`0o${str}`;break;case 16:str=`0x${str}`;break}const n2=BigInt(str);return sign===
"-"?BigInt(-1)*n2:n2}const n=parseInt(str,radix);return sign==="-"?-1*n:n}function intStringify(node,radix,prefix){const{value}=node;if(intIdentify(value)){const str=value.
toString(radix);return value<0?"-"+prefix+str.substr(1):prefix+str}return stringifyNumber.stringifyNumber(node)}const intBin={identify:intIdentify,default:!0,tag:"\
tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(str,_onError,opt)=>intResolve(str,2,2,opt),stringify:node=>intStringify(node,2,"0b")},intOct={
identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(str,_onError,opt)=>intResolve(str,1,8,opt),stringify:node=>intStringify(
node,8,"0")},int={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(str,_onError,opt)=>intResolve(str,0,10,opt),stringify:stringifyNumber.
stringifyNumber},intHex={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(str,_onError,opt)=>intResolve(
str,2,16,opt),stringify:node=>intStringify(node,16,"0x")};exports.int=int,exports.intBin=intBin,exports.intHex=intHex,exports.intOct=intOct}),452:(function(__unused_webpack_module,exports,__webpack_require__){
var identity=__webpack_require__(1127),Scalar=__webpack_require__(3301);const MERGE_KEY="<<",merge={identify:value=>value===MERGE_KEY||typeof value=="symbol"&&value.
description===MERGE_KEY,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)),{addToJSMap:addMergeToJSMap}),
stringify:()=>MERGE_KEY},isMergeKey=(ctx,key)=>(merge.identify(key)||identity.isScalar(key)&&(!key.type||key.type===Scalar.Scalar.PLAIN)&&merge.identify(key.value))&&
ctx?.doc.schema.tags.some(tag=>tag.tag===merge.tag&&tag.default);function addMergeToJSMap(ctx,map,value){const source=resolveAliasValue(ctx,value);if(identity.isSeq(
source))for(const it of source.items)mergeValue(ctx,map,it);else if(Array.isArray(source))for(const it of source)mergeValue(ctx,map,it);else mergeValue(ctx,map,
source)}function mergeValue(ctx,map,value){const source=resolveAliasValue(ctx,value);if(!identity.isMap(source))throw new Error("Merge sources must be maps or m\
ap aliases");const srcMap=source.toJSON(null,ctx,Map);for(const[key,value2]of srcMap)map instanceof Map?map.has(key)||map.set(key,value2):map instanceof Set?map.
add(key):Object.prototype.hasOwnProperty.call(map,key)||Object.defineProperty(map,key,{value:value2,writable:!0,enumerable:!0,configurable:!0});return map}function resolveAliasValue(ctx,value){
return ctx&&identity.isAlias(value)?value.resolve(ctx.doc,ctx):value}exports.addMergeToJSMap=addMergeToJSMap,exports.isMergeKey=isMergeKey,exports.merge=merge}),
303:(function(__unused_webpack_module,exports,__webpack_require__){var identity=__webpack_require__(1127),toJS=__webpack_require__(6424),YAMLMap=__webpack_require__(
4454),YAMLSeq=__webpack_require__(2223),pairs=__webpack_require__(8385);class YAMLOMap extends YAMLSeq.YAMLSeq{constructor(){super(),this.add=YAMLMap.YAMLMap.prototype.
add.bind(this),this.delete=YAMLMap.YAMLMap.prototype.delete.bind(this),this.get=YAMLMap.YAMLMap.prototype.get.bind(this),this.has=YAMLMap.YAMLMap.prototype.has.
bind(this),this.set=YAMLMap.YAMLMap.prototype.set.bind(this),this.tag=YAMLOMap.tag}toJSON(_,ctx){if(!ctx)return super.toJSON(_);const map=new Map;ctx?.onCreate&&
ctx.onCreate(map);for(const pair of this.items){let key,value;if(identity.isPair(pair)?(key=toJS.toJS(pair.key,"",ctx),value=toJS.toJS(pair.value,key,ctx)):key=
toJS.toJS(pair,"",ctx),map.has(key))throw new Error("Ordered maps must not include duplicate keys");map.set(key,value)}return map}static from(schema,iterable,ctx){
const pairs$1=pairs.createPairs(schema,iterable,ctx),omap2=new this;return omap2.items=pairs$1.items,omap2}}YAMLOMap.tag="tag:yaml.org,2002:omap";const omap={collection:"\
seq",identify:value=>value instanceof Map,nodeClass:YAMLOMap,default:!1,tag:"tag:yaml.org,2002:omap",resolve(seq,onError){const pairs$1=pairs.resolvePairs(seq,onError),
seenKeys=[];for(const{key}of pairs$1.items)identity.isScalar(key)&&(seenKeys.includes(key.value)?onError(`Ordered maps must not include duplicate keys: ${key.value}`):
seenKeys.push(key.value));return Object.assign(new YAMLOMap,pairs$1)},createNode:(schema,iterable,ctx)=>YAMLOMap.from(schema,iterable,ctx)};exports.YAMLOMap=YAMLOMap,
exports.omap=omap}),8385:(function(__unused_webpack_module,exports,__webpack_require__){var identity=__webpack_require__(1127),Pair=__webpack_require__(7165),Scalar=__webpack_require__(
3301),YAMLSeq=__webpack_require__(2223);function resolvePairs(seq,onError){if(identity.isSeq(seq))for(let i=0;i<seq.items.length;++i){let item=seq.items[i];if(!identity.
isPair(item)){if(identity.isMap(item)){item.items.length>1&&onError("Each pair must have its own sequence indicator");const pair=item.items[0]||new Pair.Pair(new Scalar.
Scalar(null));if(item.commentBefore&&(pair.key.commentBefore=pair.key.commentBefore?`${item.commentBefore}
${pair.key.commentBefore}`:item.commentBefore),item.comment){const cn=pair.value??pair.key;cn.comment=cn.comment?`${item.comment}
${cn.comment}`:item.comment}item=pair}seq.items[i]=identity.isPair(item)?item:new Pair.Pair(item)}}else onError("Expected a sequence for this tag");return seq}function createPairs(schema,iterable,ctx){
const{replacer}=ctx,pairs2=new YAMLSeq.YAMLSeq(schema);pairs2.tag="tag:yaml.org,2002:pairs";let i=0;if(iterable&&Symbol.iterator in Object(iterable))for(let it of iterable){
typeof replacer=="function"&&(it=replacer.call(iterable,String(i++),it));let key,value;if(Array.isArray(it))if(it.length===2)key=it[0],value=it[1];else throw new TypeError(
`Expected [key, value] tuple: ${it}`);else if(it&&it instanceof Object){const keys=Object.keys(it);if(keys.length===1)key=keys[0],value=it[key];else throw new TypeError(
`Expected tuple with one key, not ${keys.length} keys`)}else key=it;pairs2.items.push(Pair.createPair(key,value,ctx))}return pairs2}const pairs={collection:"seq",
default:!1,tag:"tag:yaml.org,2002:pairs",resolve:resolvePairs,createNode:createPairs};exports.createPairs=createPairs,exports.pairs=pairs,exports.resolvePairs=resolvePairs}),
5913:(function(__unused_webpack_module,exports,__webpack_require__){var map=__webpack_require__(7451),_null=__webpack_require__(3632),seq=__webpack_require__(1706),
string=__webpack_require__(6464),binary=__webpack_require__(6083),bool=__webpack_require__(8398),float=__webpack_require__(5782),int=__webpack_require__(873),merge=__webpack_require__(
452),omap=__webpack_require__(303),pairs=__webpack_require__(8385),set=__webpack_require__(1528),timestamp=__webpack_require__(4371);const schema=[map.map,seq.seq,
string.string,_null.nullTag,bool.trueTag,bool.falseTag,int.intBin,int.intOct,int.int,int.intHex,float.floatNaN,float.floatExp,float.float,binary.binary,merge.merge,
omap.omap,pairs.pairs,set.set,timestamp.intTime,timestamp.floatTime,timestamp.timestamp];exports.schema=schema}),1528:(function(__unused_webpack_module,exports,__webpack_require__){
var identity=__webpack_require__(1127),Pair=__webpack_require__(7165),YAMLMap=__webpack_require__(4454);class YAMLSet extends YAMLMap.YAMLMap{constructor(schema){
super(schema),this.tag=YAMLSet.tag}add(key){let pair;identity.isPair(key)?pair=key:key&&typeof key=="object"&&"key"in key&&"value"in key&&key.value===null?pair=
new Pair.Pair(key.key,null):pair=new Pair.Pair(key,null),YAMLMap.findPair(this.items,pair.key)||this.items.push(pair)}get(key,keepPair){const pair=YAMLMap.findPair(
this.items,key);return!keepPair&&identity.isPair(pair)?identity.isScalar(pair.key)?pair.key.value:pair.key:pair}set(key,value){if(typeof value!="boolean")throw new Error(
`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);const prev=YAMLMap.findPair(this.items,key);prev&&!value?this.items.splice(this.
items.indexOf(prev),1):!prev&&value&&this.items.push(new Pair.Pair(key))}toJSON(_,ctx){return super.toJSON(_,ctx,Set)}toString(ctx,onComment,onChompKeep){if(!ctx)
return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},ctx,{allNullValues:!0}),onComment,onChompKeep);throw new Error("\
Set items must all have null values")}static from(schema,iterable,ctx){const{replacer}=ctx,set2=new this(schema);if(iterable&&Symbol.iterator in Object(iterable))
for(let value of iterable)typeof replacer=="function"&&(value=replacer.call(iterable,value,value)),set2.items.push(Pair.createPair(value,null,ctx));return set2}}
YAMLSet.tag="tag:yaml.org,2002:set";const set={collection:"map",identify:value=>value instanceof Set,nodeClass:YAMLSet,default:!1,tag:"tag:yaml.org,2002:set",createNode:(schema,iterable,ctx)=>YAMLSet.
from(schema,iterable,ctx),resolve(map,onError){if(identity.isMap(map)){if(map.hasAllNullValues(!0))return Object.assign(new YAMLSet,map);onError("Set items must\
 all have null values")}else onError("Expected a mapping for this tag");return map}};exports.YAMLSet=YAMLSet,exports.set=set}),4371:(function(__unused_webpack_module,exports,__webpack_require__){
var stringifyNumber=__webpack_require__(8689);function parseSexagesimal(str,asBigInt){const sign=str[0],parts=sign==="-"||sign==="+"?str.substring(1):str,num=n=>asBigInt?
BigInt(n):Number(n),res=parts.replace(/_/g,"").split(":").reduce((res2,p)=>res2*num(60)+num(p),num(0));return sign==="-"?num(-1)*res:res}function stringifySexagesimal(node){
let{value}=node,num=n=>n;if(typeof value=="bigint")num=n=>BigInt(n);else if(isNaN(value)||!isFinite(value))return stringifyNumber.stringifyNumber(node);let sign="";
value<0&&(sign="-",value*=num(-1));const _60=num(60),parts=[value%_60];return value<60?parts.unshift(0):(value=(value-parts[0])/_60,parts.unshift(value%_60),value>=
60&&(value=(value-parts[0])/_60,parts.unshift(value))),sign+parts.map(n=>String(n).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}const intTime={identify:value=>typeof value==
"bigint"||Number.isInteger(value),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(str,_onError,{intAsBigInt})=>parseSexagesimal(
str,intAsBigInt),stringify:stringifySexagesimal},floatTime={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
resolve:str=>parseSexagesimal(str,!1),stringify:stringifySexagesimal},timestamp={identify:value=>value instanceof Date,default:!0,tag:"tag:yaml.org,2002:timesta\
mp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})\
?))?)?$"),resolve(str){const match=str.match(timestamp.test);if(!match)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,year,month,
day,hour,minute,second]=match.map(Number),millisec=match[7]?Number((match[7]+"00").substr(1,3)):0;let date=Date.UTC(year,month-1,day,hour||0,minute||0,second||0,
millisec);const tz=match[8];if(tz&&tz!=="Z"){let d=parseSexagesimal(tz,!1);Math.abs(d)<30&&(d*=60),date-=6e4*d}return new Date(date)},stringify:({value})=>value?.
toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};exports.floatTime=floatTime,exports.intTime=intTime,exports.timestamp=timestamp}),4475:(function(__unused_webpack_module,exports){
const FOLD_FLOW="flow",FOLD_BLOCK="block",FOLD_QUOTED="quoted";function foldFlowLines(text,indent,mode="flow",{indentAtStart,lineWidth=80,minContentWidth=20,onFold,
onOverflow}={}){if(!lineWidth||lineWidth<0)return text;lineWidth<minContentWidth&&(minContentWidth=0);const endStep=Math.max(1+minContentWidth,1+lineWidth-indent.
length);if(text.length<=endStep)return text;const folds=[],escapedFolds={};let end=lineWidth-indent.length;typeof indentAtStart=="number"&&(indentAtStart>lineWidth-
Math.max(2,minContentWidth)?folds.push(0):end=lineWidth-indentAtStart);let split,prev,overflow=!1,i=-1,escStart=-1,escEnd=-1;mode===FOLD_BLOCK&&(i=consumeMoreIndentedLines(
text,i,indent.length),i!==-1&&(end=i+endStep));for(let ch;ch=text[i+=1];){if(mode===FOLD_QUOTED&&ch==="\\"){switch(escStart=i,text[i+1]){case"x":i+=3;break;case"\
u":i+=5;break;case"U":i+=9;break;default:i+=1}escEnd=i}if(ch===`
`)mode===FOLD_BLOCK&&(i=consumeMoreIndentedLines(text,i,indent.length)),end=i+indent.length+endStep,split=void 0;else{if(ch===" "&&prev&&prev!==" "&&prev!==`
`&&prev!=="	"){const next=text[i+1];next&&next!==" "&&next!==`
`&&next!=="	"&&(split=i)}if(i>=end)if(split)folds.push(split),end=split+endStep,split=void 0;else if(mode===FOLD_QUOTED){for(;prev===" "||prev==="	";)prev=ch,ch=
text[i+=1],overflow=!0;const j=i>escEnd+1?i-2:escStart-1;if(escapedFolds[j])return text;folds.push(j),escapedFolds[j]=!0,end=j+endStep,split=void 0}else overflow=
!0}prev=ch}if(overflow&&onOverflow&&onOverflow(),folds.length===0)return text;onFold&&onFold();let res=text.slice(0,folds[0]);for(let i2=0;i2<folds.length;++i2){
const fold=folds[i2],end2=folds[i2+1]||text.length;fold===0?res=`
${indent}${text.slice(0,end2)}`:(mode===FOLD_QUOTED&&escapedFolds[fold]&&(res+=`${text[fold]}\\`),res+=`
${indent}${text.slice(fold+1,end2)}`)}return res}function consumeMoreIndentedLines(text,i,indent){let end=i,start=i+1,ch=text[start];for(;ch===" "||ch==="	";)if(i<
start+indent)ch=text[++i];else{do ch=text[++i];while(ch&&ch!==`
`);end=i,start=i+1,ch=text[start]}return end}exports.FOLD_BLOCK=FOLD_BLOCK,exports.FOLD_FLOW=FOLD_FLOW,exports.FOLD_QUOTED=FOLD_QUOTED,exports.foldFlowLines=foldFlowLines}),
2148:(function(__unused_webpack_module,exports,__webpack_require__){var anchors=__webpack_require__(1596),identity=__webpack_require__(1127),stringifyComment=__webpack_require__(
9799),stringifyString=__webpack_require__(3069);function createStringifyContext(doc,options){const opt=Object.assign({blockQuote:!0,commentString:stringifyComment.
stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,
indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},doc.schema.toStringOptions,
options);let inFlow;switch(opt.collectionStyle){case"block":inFlow=!1;break;case"flow":inFlow=!0;break;default:inFlow=null}return{anchors:new Set,doc,flowCollectionPadding:opt.
flowCollectionPadding?" ":"",indent:"",indentStep:typeof opt.indent=="number"?" ".repeat(opt.indent):"  ",inFlow,options:opt}}function getTagObject(tags,item){if(item.
tag){const match=tags.filter(t=>t.tag===item.tag);if(match.length>0)return match.find(t=>t.format===item.format)??match[0]}let tagObj,obj;if(identity.isScalar(item)){
obj=item.value;let match=tags.filter(t=>t.identify?.(obj));if(match.length>1){const testMatch=match.filter(t=>t.test);testMatch.length>0&&(match=testMatch)}tagObj=
match.find(t=>t.format===item.format)??match.find(t=>!t.format)}else obj=item,tagObj=tags.find(t=>t.nodeClass&&obj instanceof t.nodeClass);if(!tagObj){const name=obj?.
constructor?.name??(obj===null?"null":typeof obj);throw new Error(`Tag not resolved for ${name} value`)}return tagObj}function stringifyProps(node,tagObj,{anchors:anchors$1,
doc}){if(!doc.directives)return"";const props=[],anchor=(identity.isScalar(node)||identity.isCollection(node))&&node.anchor;anchor&&anchors.anchorIsValid(anchor)&&
(anchors$1.add(anchor),props.push(`&${anchor}`));const tag=node.tag??(tagObj.default?null:tagObj.tag);return tag&&props.push(doc.directives.tagString(tag)),props.
join(" ")}function stringify(item,ctx,onComment,onChompKeep){if(identity.isPair(item))return item.toString(ctx,onComment,onChompKeep);if(identity.isAlias(item)){
if(ctx.doc.directives)return item.toString(ctx);if(ctx.resolvedAliases?.has(item))throw new TypeError("Cannot stringify circular structure without alias nodes");
ctx.resolvedAliases?ctx.resolvedAliases.add(item):ctx.resolvedAliases=new Set([item]),item=item.resolve(ctx.doc)}let tagObj;const node=identity.isNode(item)?item:
ctx.doc.createNode(item,{onTagObj:o=>tagObj=o});tagObj??(tagObj=getTagObject(ctx.doc.schema.tags,node));const props=stringifyProps(node,tagObj,ctx);props.length>
0&&(ctx.indentAtStart=(ctx.indentAtStart??0)+props.length+1);const str=typeof tagObj.stringify=="function"?tagObj.stringify(node,ctx,onComment,onChompKeep):identity.
isScalar(node)?stringifyString.stringifyString(node,ctx,onComment,onChompKeep):node.toString(ctx,onComment,onChompKeep);return props?identity.isScalar(node)||str[0]===
"{"||str[0]==="["?`${props} ${str}`:`${props}
${ctx.indent}${str}`:str}exports.createStringifyContext=createStringifyContext,exports.stringify=stringify}),1212:(function(__unused_webpack_module,exports,__webpack_require__){
var identity=__webpack_require__(1127),stringify=__webpack_require__(2148),stringifyComment=__webpack_require__(9799);function stringifyCollection(collection,ctx,options){
return(ctx.inFlow??collection.flow?stringifyFlowCollection:stringifyBlockCollection)(collection,ctx,options)}function stringifyBlockCollection({comment,items},ctx,{
blockItemPrefix,flowChars,itemIndent,onChompKeep,onComment}){const{indent,options:{commentString}}=ctx,itemCtx=Object.assign({},ctx,{indent:itemIndent,type:null});
let chompKeep=!1;const lines=[];for(let i=0;i<items.length;++i){const item=items[i];let comment2=null;if(identity.isNode(item))!chompKeep&&item.spaceBefore&&lines.
push(""),addCommentBefore(ctx,lines,item.commentBefore,chompKeep),item.comment&&(comment2=item.comment);else if(identity.isPair(item)){const ik=identity.isNode(
item.key)?item.key:null;ik&&(!chompKeep&&ik.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,ik.commentBefore,chompKeep))}chompKeep=!1;let str2=stringify.
stringify(item,itemCtx,()=>comment2=null,()=>chompKeep=!0);comment2&&(str2+=stringifyComment.lineComment(str2,itemIndent,commentString(comment2))),chompKeep&&comment2&&
(chompKeep=!1),lines.push(blockItemPrefix+str2)}let str;if(lines.length===0)str=flowChars.start+flowChars.end;else{str=lines[0];for(let i=1;i<lines.length;++i){
const line=lines[i];str+=line?`
${indent}${line}`:`
`}}return comment?(str+=`
`+stringifyComment.indentComment(commentString(comment),indent),onComment&&onComment()):chompKeep&&onChompKeep&&onChompKeep(),str}function stringifyFlowCollection({
items},ctx,{flowChars,itemIndent}){const{indent,indentStep,flowCollectionPadding:fcPadding,options:{commentString}}=ctx;itemIndent+=indentStep;const itemCtx=Object.
assign({},ctx,{indent:itemIndent,inFlow:!0,type:null});let reqNewline=!1,linesAtValue=0;const lines=[];for(let i=0;i<items.length;++i){const item=items[i];let comment=null;
if(identity.isNode(item))item.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,item.commentBefore,!1),item.comment&&(comment=item.comment);else if(identity.
isPair(item)){const ik=identity.isNode(item.key)?item.key:null;ik&&(ik.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,ik.commentBefore,!1),ik.comment&&(reqNewline=
!0));const iv=identity.isNode(item.value)?item.value:null;iv?(iv.comment&&(comment=iv.comment),iv.commentBefore&&(reqNewline=!0)):item.value==null&&ik?.comment&&
(comment=ik.comment)}comment&&(reqNewline=!0);let str=stringify.stringify(item,itemCtx,()=>comment=null);reqNewline||(reqNewline=lines.length>linesAtValue||str.
includes(`
`)),i<items.length-1?str+=",":ctx.options.trailingComma&&(ctx.options.lineWidth>0&&(reqNewline||(reqNewline=lines.reduce((sum,line)=>sum+line.length+2,2)+(str.length+
2)>ctx.options.lineWidth)),reqNewline&&(str+=",")),comment&&(str+=stringifyComment.lineComment(str,itemIndent,commentString(comment))),lines.push(str),linesAtValue=
lines.length}const{start,end}=flowChars;if(lines.length===0)return start+end;if(!reqNewline){const len=lines.reduce((sum,line)=>sum+line.length+2,2);reqNewline=
ctx.options.lineWidth>0&&len>ctx.options.lineWidth}if(reqNewline){let str=start;for(const line of lines)str+=line?`
${indentStep}${indent}${line}`:`
`;return`${str}
${indent}${end}`}else return`${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`}function addCommentBefore({indent,options:{commentString}},lines,comment,chompKeep){
if(comment&&chompKeep&&(comment=comment.replace(/^\n+/,"")),comment){const ic=stringifyComment.indentComment(commentString(comment),indent);lines.push(ic.trimStart())}}
exports.stringifyCollection=stringifyCollection}),9799:(function(__unused_webpack_module,exports){const stringifyComment=str=>str.replace(/^(?!$)(?: $)?/gm,"#");
function indentComment(comment,indent){return/^\n+$/.test(comment)?comment.substring(1):indent?comment.replace(/^(?! *$)/gm,indent):comment}const lineComment=(str,indent,comment)=>str.
endsWith(`
`)?indentComment(comment,indent):comment.includes(`
`)?`
`+indentComment(comment,indent):(str.endsWith(" ")?"":" ")+comment;exports.indentComment=indentComment,exports.lineComment=lineComment,exports.stringifyComment=
stringifyComment}),6829:(function(__unused_webpack_module,exports,__webpack_require__){var identity=__webpack_require__(1127),stringify=__webpack_require__(2148),
stringifyComment=__webpack_require__(9799);function stringifyDocument(doc,options){const lines=[];let hasDirectives=options.directives===!0;if(options.directives!==
!1&&doc.directives){const dir=doc.directives.toString(doc);dir?(lines.push(dir),hasDirectives=!0):doc.directives.docStart&&(hasDirectives=!0)}hasDirectives&&lines.
push("---");const ctx=stringify.createStringifyContext(doc,options),{commentString}=ctx.options;if(doc.commentBefore){lines.length!==1&&lines.unshift("");const cs=commentString(
doc.commentBefore);lines.unshift(stringifyComment.indentComment(cs,""))}let chompKeep=!1,contentComment=null;if(doc.contents){if(identity.isNode(doc.contents)){
if(doc.contents.spaceBefore&&hasDirectives&&lines.push(""),doc.contents.commentBefore){const cs=commentString(doc.contents.commentBefore);lines.push(stringifyComment.
indentComment(cs,""))}ctx.forceBlockIndent=!!doc.comment,contentComment=doc.contents.comment}const onChompKeep=contentComment?void 0:()=>chompKeep=!0;let body=stringify.
stringify(doc.contents,ctx,()=>contentComment=null,onChompKeep);contentComment&&(body+=stringifyComment.lineComment(body,"",commentString(contentComment))),(body[0]===
"|"||body[0]===">")&&lines[lines.length-1]==="---"?lines[lines.length-1]=`--- ${body}`:lines.push(body)}else lines.push(stringify.stringify(doc.contents,ctx));if(doc.
directives?.docEnd)if(doc.comment){const cs=commentString(doc.comment);cs.includes(`
`)?(lines.push("..."),lines.push(stringifyComment.indentComment(cs,""))):lines.push(`... ${cs}`)}else lines.push("...");else{let dc=doc.comment;dc&&chompKeep&&(dc=
dc.replace(/^\n+/,"")),dc&&((!chompKeep||contentComment)&&lines[lines.length-1]!==""&&lines.push(""),lines.push(stringifyComment.indentComment(commentString(dc),
"")))}return lines.join(`
`)+`
`}exports.stringifyDocument=stringifyDocument}),8689:(function(__unused_webpack_module,exports){function stringifyNumber({format,minFractionDigits,tag,value}){if(typeof value==
"bigint")return String(value);const num=typeof value=="number"?value:Number(value);if(!isFinite(num))return isNaN(num)?".nan":num<0?"-.inf":".inf";let n=Object.
is(value,-0)?"-0":JSON.stringify(value);if(!format&&minFractionDigits&&(!tag||tag==="tag:yaml.org,2002:float")&&/^-?\d/.test(n)&&!n.includes("e")){let i=n.indexOf(
".");i<0&&(i=n.length,n+=".");let d=minFractionDigits-(n.length-i-1);for(;d-- >0;)n+="0"}return n}exports.stringifyNumber=stringifyNumber}),9748:(function(__unused_webpack_module,exports,__webpack_require__){
var identity=__webpack_require__(1127),Scalar=__webpack_require__(3301),stringify=__webpack_require__(2148),stringifyComment=__webpack_require__(9799);function stringifyPair({
key,value},ctx,onComment,onChompKeep){const{allNullValues,doc,indent,indentStep,options:{commentString,indentSeq,simpleKeys}}=ctx;let keyComment=identity.isNode(
key)&&key.comment||null;if(simpleKeys){if(keyComment)throw new Error("With simple keys, key nodes cannot have comments");if(identity.isCollection(key)||!identity.
isNode(key)&&typeof key=="object"){const msg="With simple keys, collection cannot be used as a key value";throw new Error(msg)}}let explicitKey=!simpleKeys&&(!key||
keyComment&&value==null&&!ctx.inFlow||identity.isCollection(key)||(identity.isScalar(key)?key.type===Scalar.Scalar.BLOCK_FOLDED||key.type===Scalar.Scalar.BLOCK_LITERAL:
typeof key=="object"));ctx=Object.assign({},ctx,{allNullValues:!1,implicitKey:!explicitKey&&(simpleKeys||!allNullValues),indent:indent+indentStep});let keyCommentDone=!1,
chompKeep=!1,str=stringify.stringify(key,ctx,()=>keyCommentDone=!0,()=>chompKeep=!0);if(!explicitKey&&!ctx.inFlow&&str.length>1024){if(simpleKeys)throw new Error(
"With simple keys, single line scalar must not span more than 1024 characters");explicitKey=!0}if(ctx.inFlow){if(allNullValues||value==null)return keyCommentDone&&
onComment&&onComment(),str===""?"?":explicitKey?`? ${str}`:str}else if(allNullValues&&!simpleKeys||value==null&&explicitKey)return str=`? ${str}`,keyComment&&!keyCommentDone?
str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment)):chompKeep&&onChompKeep&&onChompKeep(),str;keyCommentDone&&(keyComment=null),explicitKey?
(keyComment&&(str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment))),str=`? ${str}
${indent}:`):(str=`${str}:`,keyComment&&(str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment))));let vsb,vcb,valueComment;identity.isNode(
value)?(vsb=!!value.spaceBefore,vcb=value.commentBefore,valueComment=value.comment):(vsb=!1,vcb=null,valueComment=null,value&&typeof value=="object"&&(value=doc.
createNode(value))),ctx.implicitKey=!1,!explicitKey&&!keyComment&&identity.isScalar(value)&&(ctx.indentAtStart=str.length+1),chompKeep=!1,!indentSeq&&indentStep.
length>=2&&!ctx.inFlow&&!explicitKey&&identity.isSeq(value)&&!value.flow&&!value.tag&&!value.anchor&&(ctx.indent=ctx.indent.substring(2));let valueCommentDone=!1;
const valueStr=stringify.stringify(value,ctx,()=>valueCommentDone=!0,()=>chompKeep=!0);let ws=" ";if(keyComment||vsb||vcb){if(ws=vsb?`
`:"",vcb){const cs=commentString(vcb);ws+=`
${stringifyComment.indentComment(cs,ctx.indent)}`}valueStr===""&&!ctx.inFlow?ws===`
`&&valueComment&&(ws=`

`):ws+=`
${ctx.indent}`}else if(!explicitKey&&identity.isCollection(value)){const vs0=valueStr[0],nl0=valueStr.indexOf(`
`),hasNewline=nl0!==-1,flow=ctx.inFlow??value.flow??value.items.length===0;if(hasNewline||!flow){let hasPropsLine=!1;if(hasNewline&&(vs0==="&"||vs0==="!")){let sp0=valueStr.
indexOf(" ");vs0==="&"&&sp0!==-1&&sp0<nl0&&valueStr[sp0+1]==="!"&&(sp0=valueStr.indexOf(" ",sp0+1)),(sp0===-1||nl0<sp0)&&(hasPropsLine=!0)}hasPropsLine||(ws=`
${ctx.indent}`)}}else(valueStr===""||valueStr[0]===`
`)&&(ws="");return str+=ws+valueStr,ctx.inFlow?valueCommentDone&&onComment&&onComment():valueComment&&!valueCommentDone?str+=stringifyComment.lineComment(str,ctx.
indent,commentString(valueComment)):chompKeep&&onChompKeep&&onChompKeep(),str}exports.stringifyPair=stringifyPair}),3069:(function(__unused_webpack_module,exports,__webpack_require__){
var Scalar=__webpack_require__(3301),foldFlowLines=__webpack_require__(4475);const getFoldOptions=(ctx,isBlock)=>({indentAtStart:isBlock?ctx.indent.length:ctx.indentAtStart,
lineWidth:ctx.options.lineWidth,minContentWidth:ctx.options.minContentWidth}),containsDocumentMarker=str=>/^(%|---|\.\.\.)/m.test(str);function lineLengthOverLimit(str,lineWidth,indentLength){
if(!lineWidth||lineWidth<0)return!1;const limit=lineWidth-indentLength,strLen=str.length;if(strLen<=limit)return!1;for(let i=0,start=0;i<strLen;++i)if(str[i]===
`
`){if(i-start>limit)return!0;if(start=i+1,strLen-start<=limit)return!1}return!0}function doubleQuotedString(value,ctx){const json=JSON.stringify(value);if(ctx.options.
doubleQuotedAsJSON)return json;const{implicitKey}=ctx,minMultiLineLength=ctx.options.doubleQuotedMinMultiLineLength,indent=ctx.indent||(containsDocumentMarker(value)?
"  ":"");let str="",start=0;for(let i=0,ch=json[i];ch;ch=json[++i])if(ch===" "&&json[i+1]==="\\"&&json[i+2]==="n"&&(str+=json.slice(start,i)+"\\ ",i+=1,start=i,
ch="\\"),ch==="\\")switch(json[i+1]){case"u":{str+=json.slice(start,i);const code=json.substr(i+2,4);switch(code){case"0000":str+="\\0";break;case"0007":str+="\\\
a";break;case"000b":str+="\\v";break;case"001b":str+="\\e";break;case"0085":str+="\\N";break;case"00a0":str+="\\_";break;case"2028":str+="\\L";break;case"2029":
str+="\\P";break;default:code.substr(0,2)==="00"?str+="\\x"+code.substr(2):str+=json.substr(i,6)}i+=5,start=i+1}break;case"n":if(implicitKey||json[i+2]==='"'||json.
length<minMultiLineLength)i+=1;else{for(str+=json.slice(start,i)+`

`;json[i+2]==="\\"&&json[i+3]==="n"&&json[i+4]!=='"';)str+=`
`,i+=2;str+=indent,json[i+2]===" "&&(str+="\\"),i+=1,start=i+1}break;default:i+=1}return str=start?str+json.slice(start):json,implicitKey?str:foldFlowLines.foldFlowLines(
str,indent,foldFlowLines.FOLD_QUOTED,getFoldOptions(ctx,!1))}function singleQuotedString(value,ctx){if(ctx.options.singleQuote===!1||ctx.implicitKey&&value.includes(
`
`)||/[ \t]\n|\n[ \t]/.test(value))return doubleQuotedString(value,ctx);const indent=ctx.indent||(containsDocumentMarker(value)?"  ":""),res="'"+value.replace(/'/g,
"''").replace(/\n+/g,`$&
${indent}`)+"'";return ctx.implicitKey?res:foldFlowLines.foldFlowLines(res,indent,foldFlowLines.FOLD_FLOW,getFoldOptions(ctx,!1))}function quotedString(value,ctx){
const{singleQuote}=ctx.options;let qs;if(singleQuote===!1)qs=doubleQuotedString;else{const hasDouble=value.includes('"'),hasSingle=value.includes("'");hasDouble&&
!hasSingle?qs=singleQuotedString:hasSingle&&!hasDouble?qs=doubleQuotedString:qs=singleQuote?singleQuotedString:doubleQuotedString}return qs(value,ctx)}let blockEndNewlines;
try{blockEndNewlines=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{blockEndNewlines=/\n+(?!\n|$)/g}function blockString({comment,type,value},ctx,onComment,onChompKeep){const{blockQuote,commentString,lineWidth}=ctx.
options;if(!blockQuote||/\n[\t ]+$/.test(value))return quotedString(value,ctx);const indent=ctx.indent||(ctx.forceBlockIndent||containsDocumentMarker(value)?"  ":
""),literal=blockQuote==="literal"?!0:blockQuote==="folded"||type===Scalar.Scalar.BLOCK_FOLDED?!1:type===Scalar.Scalar.BLOCK_LITERAL?!0:!lineLengthOverLimit(value,
lineWidth,indent.length);if(!value)return literal?`|
`:`>
`;let chomp,endStart;for(endStart=value.length;endStart>0;--endStart){const ch=value[endStart-1];if(ch!==`
`&&ch!=="	"&&ch!==" ")break}let end=value.substring(endStart);const endNlPos=end.indexOf(`
`);endNlPos===-1?chomp="-":value===end||endNlPos!==end.length-1?(chomp="+",onChompKeep&&onChompKeep()):chomp="",end&&(value=value.slice(0,-end.length),end[end.length-
1]===`
`&&(end=end.slice(0,-1)),end=end.replace(blockEndNewlines,`$&${indent}`));let startWithSpace=!1,startEnd,startNlPos=-1;for(startEnd=0;startEnd<value.length;++startEnd){
const ch=value[startEnd];if(ch===" ")startWithSpace=!0;else if(ch===`
`)startNlPos=startEnd;else break}let start=value.substring(0,startNlPos<startEnd?startNlPos+1:startEnd);start&&(value=value.substring(start.length),start=start.
replace(/\n+/g,`$&${indent}`));let header=(startWithSpace?indent?"2":"1":"")+chomp;if(comment&&(header+=" "+commentString(comment.replace(/ ?[\r\n]+/g," ")),onComment&&
onComment()),!literal){const foldedValue=value.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${indent}`);let literalFallback=!1;const foldOptions=getFoldOptions(ctx,
!0);blockQuote!=="folded"&&type!==Scalar.Scalar.BLOCK_FOLDED&&(foldOptions.onOverflow=()=>{literalFallback=!0});const body=foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`,
indent,foldFlowLines.FOLD_BLOCK,foldOptions);if(!literalFallback)return`>${header}
${indent}${body}`}return value=value.replace(/\n+/g,`$&${indent}`),`|${header}
${indent}${start}${value}${end}`}function plainString(item,ctx,onComment,onChompKeep){const{type,value}=item,{actualString,implicitKey,indent,indentStep,inFlow}=ctx;
if(implicitKey&&value.includes(`
`)||inFlow&&/[[\]{},]/.test(value))return quotedString(value,ctx);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value))
return implicitKey||inFlow||!value.includes(`
`)?quotedString(value,ctx):blockString(item,ctx,onComment,onChompKeep);if(!implicitKey&&!inFlow&&type!==Scalar.Scalar.PLAIN&&value.includes(`
`))return blockString(item,ctx,onComment,onChompKeep);if(containsDocumentMarker(value)){if(indent==="")return ctx.forceBlockIndent=!0,blockString(item,ctx,onComment,
onChompKeep);if(implicitKey&&indent===indentStep)return quotedString(value,ctx)}const str=value.replace(/\n+/g,`$&
${indent}`);if(actualString){const test=tag=>tag.default&&tag.tag!=="tag:yaml.org,2002:str"&&tag.test?.test(str),{compat,tags}=ctx.doc.schema;if(tags.some(test)||
compat?.some(test))return quotedString(value,ctx)}return implicitKey?str:foldFlowLines.foldFlowLines(str,indent,foldFlowLines.FOLD_FLOW,getFoldOptions(ctx,!1))}
function stringifyString(item,ctx,onComment,onChompKeep){const{implicitKey,inFlow}=ctx,ss=typeof item.value=="string"?item:Object.assign({},item,{value:String(item.
value)});let{type}=item;type!==Scalar.Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)&&(type=Scalar.Scalar.QUOTE_DOUBLE);const _stringify=_type=>{
switch(_type){case Scalar.Scalar.BLOCK_FOLDED:case Scalar.Scalar.BLOCK_LITERAL:return implicitKey||inFlow?quotedString(ss.value,ctx):blockString(ss,ctx,onComment,
onChompKeep);case Scalar.Scalar.QUOTE_DOUBLE:return doubleQuotedString(ss.value,ctx);case Scalar.Scalar.QUOTE_SINGLE:return singleQuotedString(ss.value,ctx);case Scalar.
Scalar.PLAIN:return plainString(ss,ctx,onComment,onChompKeep);default:return null}};let res=_stringify(type);if(res===null){const{defaultKeyType,defaultStringType}=ctx.
options,t=implicitKey&&defaultKeyType||defaultStringType;if(res=_stringify(t),res===null)throw new Error(`Unsupported default string type ${t}`)}return res}exports.
stringifyString=stringifyString}),204:(function(__unused_webpack_module,exports,__webpack_require__){var identity=__webpack_require__(1127);const BREAK=Symbol("\
break visit"),SKIP=Symbol("skip children"),REMOVE=Symbol("remove node");function visit(node,visitor){const visitor_=initVisitor(visitor);identity.isDocument(node)?
visit_(null,node.contents,visitor_,Object.freeze([node]))===REMOVE&&(node.contents=null):visit_(null,node,visitor_,Object.freeze([]))}visit.BREAK=BREAK,visit.SKIP=
SKIP,visit.REMOVE=REMOVE;function visit_(key,node,visitor,path){const ctrl=callVisitor(key,node,visitor,path);if(identity.isNode(ctrl)||identity.isPair(ctrl))return replaceNode(
key,path,ctrl),visit_(key,ctrl,visitor,path);if(typeof ctrl!="symbol"){if(identity.isCollection(node)){path=Object.freeze(path.concat(node));for(let i=0;i<node.
items.length;++i){const ci=visit_(i,node.items[i],visitor,path);if(typeof ci=="number")i=ci-1;else{if(ci===BREAK)return BREAK;ci===REMOVE&&(node.items.splice(i,
1),i-=1)}}}else if(identity.isPair(node)){path=Object.freeze(path.concat(node));const ck=visit_("key",node.key,visitor,path);if(ck===BREAK)return BREAK;ck===REMOVE&&
(node.key=null);const cv=visit_("value",node.value,visitor,path);if(cv===BREAK)return BREAK;cv===REMOVE&&(node.value=null)}}return ctrl}async function visitAsync(node,visitor){
const visitor_=initVisitor(visitor);identity.isDocument(node)?await visitAsync_(null,node.contents,visitor_,Object.freeze([node]))===REMOVE&&(node.contents=null):
await visitAsync_(null,node,visitor_,Object.freeze([]))}visitAsync.BREAK=BREAK,visitAsync.SKIP=SKIP,visitAsync.REMOVE=REMOVE;async function visitAsync_(key,node,visitor,path){
const ctrl=await callVisitor(key,node,visitor,path);if(identity.isNode(ctrl)||identity.isPair(ctrl))return replaceNode(key,path,ctrl),visitAsync_(key,ctrl,visitor,
path);if(typeof ctrl!="symbol"){if(identity.isCollection(node)){path=Object.freeze(path.concat(node));for(let i=0;i<node.items.length;++i){const ci=await visitAsync_(
i,node.items[i],visitor,path);if(typeof ci=="number")i=ci-1;else{if(ci===BREAK)return BREAK;ci===REMOVE&&(node.items.splice(i,1),i-=1)}}}else if(identity.isPair(
node)){path=Object.freeze(path.concat(node));const ck=await visitAsync_("key",node.key,visitor,path);if(ck===BREAK)return BREAK;ck===REMOVE&&(node.key=null);const cv=await visitAsync_(
"value",node.value,visitor,path);if(cv===BREAK)return BREAK;cv===REMOVE&&(node.value=null)}}return ctrl}function initVisitor(visitor){return typeof visitor=="ob\
ject"&&(visitor.Collection||visitor.Node||visitor.Value)?Object.assign({Alias:visitor.Node,Map:visitor.Node,Scalar:visitor.Node,Seq:visitor.Node},visitor.Value&&
{Map:visitor.Value,Scalar:visitor.Value,Seq:visitor.Value},visitor.Collection&&{Map:visitor.Collection,Seq:visitor.Collection},visitor):visitor}function callVisitor(key,node,visitor,path){
if(typeof visitor=="function")return visitor(key,node,path);if(identity.isMap(node))return visitor.Map?.(key,node,path);if(identity.isSeq(node))return visitor.Seq?.(
key,node,path);if(identity.isPair(node))return visitor.Pair?.(key,node,path);if(identity.isScalar(node))return visitor.Scalar?.(key,node,path);if(identity.isAlias(
node))return visitor.Alias?.(key,node,path)}function replaceNode(key,path,node){const parent=path[path.length-1];if(identity.isCollection(parent))parent.items[key]=
node;else if(identity.isPair(parent))key==="key"?parent.key=node:parent.value=node;else if(identity.isDocument(parent))parent.contents=node;else{const pt=identity.
isAlias(parent)?"alias":"scalar";throw new Error(`Cannot replace node with ${pt} parent`)}}exports.visit=visit,exports.visitAsync=visitAsync}),7196:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{MF:()=>bySomething,kW:()=>byTemplate,wd:()=>byEntry});var _visible_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3972),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9125);function bySomething(command=null){const how=command!==null&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)` (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)(command)})`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`Render it${how} in an earlier step, for base and head, and give the two folders: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)("base-path")} and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("head-path")} in the action, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("--ba\
se")} and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("--head")} on the command line.`}function byEntry(type,path){return byPolicies(`${type}: ${(0,_visible_js__WEBPACK_IMPORTED_MODULE_0__.
RK)(path)||"."}`)}function byTemplate(path,type="helm"){const at=`/${path}`.lastIndexOf("/templates/");return at<0?bySomething():byPolicies(`${type}: {chart: ${(0,_visible_js__WEBPACK_IMPORTED_MODULE_0__.
RK)(path.slice(0,Math.max(0,at-1)))||"."}}`)}function byPolicies(entry){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`List it in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)("policies")} of the configuration instead of plain files: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)(`- ${entry}`)}.`}}),5288:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{L2:()=>canonicalWithout,Mf:()=>sortedKeys,TL:()=>isSameJson,am:()=>isSameValue,dj:()=>canonicalJson,fg:()=>sha256Hex});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7598);function canonicalJson(value){return textOf(value,()=>!0)}function canonicalWithout(value,names){
return textOf(value,key=>!names.has(key))}function isSameJson(a,b){if(a===b)return!0;if(typeof a!="object"||typeof b!="object"||a===null||b===null)return canonicalJson(
a)===canonicalJson(b);if(Array.isArray(a)||Array.isArray(b))return!Array.isArray(a)||!Array.isArray(b)||a.length!==b.length?!1:a.every((item,i)=>isSameJson(item,
b[i]));const[left,right]=[a,b],keysOf=of=>Object.keys(of).filter(key=>of[key]!==void 0),keys=keysOf(left);return keys.length!==keysOf(right).length?!1:keys.every(
key=>Object.hasOwn(right,key)&&isSameJson(left[key],right[key]))}function isSameValue(a,b){return a===void 0==(b===void 0)&&isSameJson(a,b)}function textOf(value,keeps){
if(value===void 0)return"null";if(typeof value!="object"||value===null||Array.isArray(value)&&value.every(item=>typeof item=="string"))return JSON.stringify(value);
if(Array.isArray(value))return`[${value.map(item=>textOf(item,keeps)).join(",")}]`;const map=value;let text="";for(const key of sortedKeys(map)){const member=map[key];
member===void 0||!keeps(key,member)||(text+=`${text===""?"":","}${JSON.stringify(key)}:${textOf(member,keeps)}`)}return`{${text}}`}function sortedKeys(map){const keys=Object.
keys(map);return keys.every((key,i)=>i===0||(keys[i-1]??"")<=key)?keys:keys.sort()}function sha256Hex(content){return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.
createHash)("sha256").update(content).digest("hex")}}),4769:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{P:()=>isNodeClass,i:()=>isInNoNamespace});var _manifest_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4585);const KINDS=new Map(Object.
entries({"":["Namespace","Node","PersistentVolume"],"admissionregistration.k8s.io":["MutatingWebhookConfiguration","ValidatingWebhookConfiguration","MutatingAdm\
issionPolicy","MutatingAdmissionPolicyBinding","ValidatingAdmissionPolicy","ValidatingAdmissionPolicyBinding"],"apiextensions.k8s.io":["CustomResourceDefinition"],
"apiregistration.k8s.io":["APIService"],"certificates.k8s.io":["CertificateSigningRequest","ClusterTrustBundle"],"flowcontrol.apiserver.k8s.io":["FlowSchema","P\
riorityLevelConfiguration"],"networking.k8s.io":["IngressClass","IPAddress","ServiceCIDR"],"node.k8s.io":["RuntimeClass"],"rbac.authorization.k8s.io":["ClusterR\
ole","ClusterRoleBinding"],"resource.k8s.io":["DeviceClass","ResourceSlice"],"scheduling.k8s.io":["PriorityClass"],"storage.k8s.io":["CSIDriver","CSINode","Stor\
ageClass","VolumeAttachment","VolumeAttributesClass"]}));function isInNoNamespace(apiVersion,kind){return KINDS.get((0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__.
F8)(apiVersion))?.includes(kind)===!0||isNodeClass(kind)}function isNodeClass(kind){return kind.endsWith("NodeClass")}}),3549:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{D7:()=>objectIn,Ej:()=>textsIn,LF:()=>pathText,Ms:()=>entryOf,Of:()=>listIn,Po:()=>numberIn,QQ:()=>stringsIn,RV:()=>withMember,
U4:()=>parsedJson,UK:()=>fieldAt,Un:()=>itemsIn,Uq:()=>filledText,Xg:()=>objectOr,ZZ:()=>field,fK:()=>valueAt,r7:()=>textIn,xS:()=>labelsIn});var _manifest_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4585);function field(of,name){return(0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(of)&&Object.hasOwn(of,name)?of[name]:void 0}function entryOf(table,word){return Object.
hasOwn(table,word)?table[word]:void 0}function valueAt(of,path){let value=of;for(const step of path)value=Array.isArray(value)?value[Number(step)]:field(value,String(
step));return value}function fieldAt(of,...names){let value=of;for(const name of names)value=field(value,name);return value}function objectIn(of,name){const value=field(
of,name);return(0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)?value:null}function textIn(of,...names){const value=fieldAt(of,...names);return typeof value==
"string"?value:null}function numberIn(of,name){const value=field(of,name);return typeof value=="number"?value:null}function listIn(of,name){const value=field(of,
name);return Array.isArray(value)?value:null}const NO_ITEMS=[];function itemsIn(of,name){return listIn(of,name)??NO_ITEMS}function stringsIn(of,name){return itemsIn(
of,name).filter(item=>typeof item=="string")}function textsIn(of,name){const texts=Object.entries(objectIn(of,name)??{}).filter(entry=>typeof entry[1]=="string");
return objectIn(of,name)&&new Map(texts)}function labelsIn(of,name){const written=objectOr(field(of,name));if(Object.values(written).every(value=>typeof value==
"string")&&Object.getPrototypeOf(written)===null)return written;const texts=Object.fromEntries(textsIn(of,name)??[]);return Object.assign(Object.create(null),texts)}
function pathText(path){return path.map((step,index)=>typeof step=="number"?`[${step}]`:`${index===0?"":"."}${step}`).join("")}function objectOr(value){return(0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__.
Gv)(value)?value:Object.create(null)}function filledText(value){return typeof value=="string"&&value!==""?value:null}function withMember(object,name,value){const copy=Object.
assign(Object.create(null),object);return value===void 0?Reflect.deleteProperty(copy,name):copy[name]=value,copy}function parsedJson(written){try{return JSON.parse(
written)}catch{return}}}),5022:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{DN:()=>addTo,Eb:()=>present,HK:()=>remembered,Oo:()=>once,W7:()=>firstNot,bz:()=>groupedByEach,jL:()=>rememberedOfBoth,me:()=>groupedBy,nG:()=>byName,qy:()=>lazily});
function groupedBy(items,keyOf){const groups=new Map;for(const item of items){const key=keyOf(item);key!==void 0&&addTo(groups,key,item)}return groups}function groupedByEach(items,keysOf){
const groups=new Map;for(const item of items)for(const key of keysOf(item))addTo(groups,key,item);return groups}function addTo(groups,key,item){const group=groups.
get(key);group?group.push(item):groups.set(key,[item])}function once(ask){const answers=new Map;return about=>{const known=answers.get(about);return known!==void 0||
answers.has(about)?known:answers.set(about,ask(about)).get(about)}}function lazily(find){const found=once(find);return()=>found(void 0)}function remembered(make){
const known=new WeakMap;return of=>{const before=known.get(of);if(before)return before.made;const made=make(of);return known.set(of,{made}),made}}function rememberedOfBoth(make){
const withFirst=remembered(a=>remembered(b=>make(a,b)));return(a,b)=>withFirst(a)(b)}function firstNot({length},isBefore){let low=0,high=length;for(;low<high;){
const middle=Math.floor((low+high)/2);isBefore(middle)?low=middle+1:high=middle}return low}function present(items){return items.filter(item=>item!=null&&item!==
!1)}function byName(a,b){return a===b?0:a<b?-1:1}}),4585:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{F8:()=>groupOf,Gv:()=>isObject,N6:()=>namespaceOf,oQ:()=>DEFAULT_NAMESPACE});const DEFAULT_NAMESPACE="default";function namespaceOf({namespace}){
return namespace??DEFAULT_NAMESPACE}function groupOf(apiVersion){const slash=apiVersion.indexOf("/");return slash<0?"":apiVersion.slice(0,slash)}function isObject(value){
return typeof value=="object"&&value!==null&&!Array.isArray(value)}}),7085:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Ft:()=>asUnjudged,Ij:()=>infoAt,MK:()=>warningAt,Os:()=>errorAt,ProblemError:()=>ProblemError,Zw:()=>problemOf,ev:()=>unjudgedAt,
p3:()=>inBase});var _text_render_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2490);class ProblemError extends Error{problem;others;constructor(problem,others=[]){
super((0,_text_render_js__WEBPACK_IMPORTED_MODULE_0__.Ul)(problem.message)),this.problem=problem,this.others=others}}function errorAt(place,code,message){return{
severity:"error",code,message,place}}function problemOf(file,code,message,severity="error"){return{severity,code,message,place:{file,line:1,column:1}}}function warningAt(place,code,message){
return{severity:"warning",code,message,place}}function infoAt(place,code,message){return{severity:"info",code,message,place}}function unjudgedAt(place,code,message){
return asUnjudged(errorAt(place,code,message))}function asUnjudged(problem){return{...problem,severity:"warning",isUnjudged:!0}}function inBase(code){return code.
startsWith("base-")?code:`base-${code}`}}),1669:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{AA:()=>goDurationNanos,Dy:()=>goDurationMs,Hv:()=>compareQuantities,IL:()=>formatGoDuration,Lf:()=>parseQuantity,Lk:()=>isCalendarDay,QG:()=>percentOrCount,TU:()=>goInteger,
YY:()=>approximately,aK:()=>canonicalQuantity,wj:()=>scaleIntOrPercent});const NUMBER=/^([+-]?)([0-9]*)(?:\.([0-9]*))?(.*)$/s,DECIMAL_EXPONENT=/^[eE]([+-]?[0-9]+)$/,
DECIMAL_SUFFIXES=new Map(["n","u","m","","k","M","G","T","P","E"].map((suffix,index)=>[suffix,3*index-9])),BINARY_SUFFIXES=new Map(["Ki","Mi","Gi","Ti","Pi","Ei"].
map((suffix,index)=>[suffix,10n*BigInt(index+1)])),NANO=-9,MAX_EXPONENT=400;function parseQuantity(text){const[,sign="",whole="",fraction="",suffix=""]=NUMBER.exec(
text)??[];if(whole===""&&fraction==="")return null;const bits=BINARY_SUFFIXES.get(suffix)??0n,power=bits>0n?0:DECIMAL_SUFFIXES.get(suffix)??Number(DECIMAL_EXPONENT.
exec(suffix)?.[1]);if(!(Math.abs(power)<=MAX_EXPONENT))return null;let magnitude=BigInt(whole+fraction)<<bits,exponent=power-fraction.length;if(exponent<NANO){const divisor=10n**
BigInt(NANO-exponent);magnitude=magnitude/divisor+(magnitude%divisor===0n?0n:1n),exponent=NANO}return{unscaled:sign==="-"?-magnitude:magnitude,exponent}}function compareQuantities(a,b){
const exponent=Math.min(a.exponent,b.exponent),left=a.unscaled*10n**BigInt(a.exponent-exponent),right=b.unscaled*10n**BigInt(b.exponent-exponent);return left===
right?0:left<right?-1:1}function approximately(quantity){return quantity.exponent===0?Number(quantity.unscaled):Number(quantity.unscaled)*10**quantity.exponent}
function canonicalQuantity(text){const quantity=parseQuantity(text);if(!quantity)return null;let{unscaled,exponent}=quantity;if(unscaled===0n)return"0";for(;unscaled%
10n===0n;)unscaled/=10n,exponent+=1;if(text.endsWith("i")&&exponent>=0){const whole=unscaled*10n**BigInt(exponent),[suffix2,bits]=[...BINARY_SUFFIXES].findLast(
([,of])=>whole%(1n<<of)===0n)??["",0n];if(whole>=1024n||whole<=-1024n)return`${whole>>bits}${suffix2}`}for(;exponent%3!==0;)unscaled*=10n,exponent-=1;const[suffix]=[
...DECIMAL_SUFFIXES].find(([,of])=>of===exponent)??[],isExponent=suffix===void 0||/[eE][+-]?[0-9]+$/.test(text);return`${unscaled}${isExponent?exponent===0?"":`\
e${exponent}`:suffix}`}function scaleIntOrPercent(value,total,rounding){const read=percentOrCount(value);if(read===null||!read.isPercent)return read?.value??null;
const exact=read.value*total/100;return(rounding==="up"?Math.ceil(exact):Math.floor(exact))+0}function percentOrCount(value){const isPercent=typeof value=="stri\
ng";if(isPercent&&!/^[+-]?[0-9]+%$/.test(value))return null;const number=isPercent?Number(value.slice(0,-1)):value;return Number.isSafeInteger(number)?{value:number,
isPercent}:null}const GO_INT_MAX=9223372036854775807n;function goInteger(text){if(!/^[+-]?[0-9]+$/.test(text))return null;const value=BigInt(text.startsWith("+")?
text.slice(1):text);return value>GO_INT_MAX||value<-GO_INT_MAX-1n?null:value}const UNIT_NANOS=new Map([["ns",1n],["us",1000n],["\xB5s",1000n],["\u03BCs",1000n],
["ms",1000000n],["s",1000000000n],["m",60000000000n],["h",3600000000000n]]),PART=/(?:([0-9]+)(?:\.([0-9]*))?|\.([0-9]+))(ns|us|µs|μs|ms|s|m|h)/gy,MOST_FRACTION_DIGITS=18,
MAX_NANOS=9223372036854775807n;function goDurationNanos(text){const isNegative=text.startsWith("-"),body=isNegative||text.startsWith("+")?text.slice(1):text;if(body===
"0")return 0n;let total=0n,read=0;for(const[part,whole="",decimals="",bare="",unit=""]of body.matchAll(PART)){const nanos=UNIT_NANOS.get(unit)??0n;total+=BigInt(
whole||"0")*nanos+fractionNanos(decimals+bare,Number(nanos)),read+=part.length}const most=isNegative?MAX_NANOS+1n:MAX_NANOS;return read===0||read!==body.length||
total>most?null:isNegative?-total:total}function fractionNanos(digits,unitNanos){const read=digits.slice(0,MOST_FRACTION_DIGITS);return BigInt(Math.trunc(Number(
read)*(unitNanos/10**read.length)))}function goDurationMs(text){const nanos=goDurationNanos(text);return nanos===null?null:Number(nanos)/1e6}function formatGoDuration(nanos){
const sign=nanos<0n?"-":"",size=nanos<0n?-nanos:nanos;if(size===0n)return"0s";const small=["ns","\xB5s","ms"].find(unit=>size<1000n*(UNIT_NANOS.get(unit)??0n));
if(small!==void 0)return sign+inUnits(size,small);const minutes=size/60000000000n,seconds=inUnits(size%60000000000n,"s"),hours=minutes/60n;return`${sign}${hours>
0n?`${hours}h`:""}${minutes>0n?`${minutes%60n}m`:""}${seconds}`}function inUnits(size,name){const unit=UNIT_NANOS.get(name)??1n,digits=`${unit}`.length-1,fraction=`${size%
unit}`.padStart(digits,"0").replace(/0+$/,"");return`${size/unit}${fraction===""?"":`.${fraction}`}${name}`}function isCalendarDay(date){return new Date(date.slice(
0,10)).getUTCDate()===Number(date.slice(8,10))}}),9380:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{P:()=>keyText,d:()=>plainScalar});const INFINITIES=["","+","-"].flatMap(sign=>[".inf",".Inf",".INF"].map(word=>sign+word)),WORDS=new Map(
[[!0,["y","Y","yes","Yes","YES","true","True","TRUE","on","On","ON"]],[!1,["n","N","no","No","NO","false","False","FALSE","off","Off","OFF"]],[null,["","~","nul\
l","Null","NULL"]],[Number.NaN,[".nan",".NaN",".NAN",...INFINITIES]]].flatMap(([value,words])=>words.map(word=>[word,value]))),BASES=[[/^[-+]?0[xX][0-9a-fA-F]+$/,
"0x",2],[/^[-+]?0[bB][01]+$/,"0b",2],[/^[-+]?0[oO][0-7]+$/,"0o",2],[/^[-+]?0[0-7]+$/,"0o",1],[/^[-+]?(?:0|[1-9][0-9]*)$/,"",0]],FLOAT=/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/,
MAX_INT64=2n**63n-1n,MAX_UINT64=2n**64n-1n,LONGEST_INTEGER=70;function plainScalar(text){const word=WORDS.get(text);if(word!==void 0)return word;const digits=digitsOf(
text);return digits===null?text:integerOf(digits)??(FLOAT.test(digits)?Number(digits):text)}function digitsOf(text){return/^[-+0-9]/.test(text)?text.replaceAll(
"_",""):text.startsWith(".")?text.replaceAll(/(?<=[0-9])_(?=[0-9])/g,""):null}function integerOf(written){if(written.length>LONGEST_INTEGER)return null;const text=written.
replace(/^0b([-+])/,"$10b"),base=BASES.find(([pattern])=>pattern.test(text));if(base===void 0)return null;const[,prefix,skipped]=base,isSigned=/^[-+]/.test(text),
size=BigInt(prefix+text.slice((isSigned?1:0)+skipped));return text.startsWith("-")?size<=MAX_INT64+1n?-size:null:size<=(isSigned?MAX_INT64:MAX_UINT64)?size:null}
function keyText(scalar){return scalar===null||typeof scalar=="number"||typeof scalar=="bigint"&&scalar>MAX_INT64?null:String(scalar)}}),3972:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Gg:()=>titleOf,H$:()=>few,J$:()=>placedTitleOf,RK:()=>visible,hT:()=>withoutTrailing,pA:()=>nearest,q0:()=>describe});
var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9125);const INVISIBLE=/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu,MAX_LENGTH=120;
function visible(text,maxLength=MAX_LENGTH){const characters=Array.from(text.slice(0,2*(maxLength+1))),written=characters.slice(0,maxLength).join("").replace(INVISIBLE,
hidden=>`\\u{${(hidden.codePointAt(0)??0).toString(16)}}`);return characters.length>maxLength?`${written}\u2026`:written}function titleOf({kind,name}){return`${visible(
kind)}/${visible(name)}`}function placedTitleOf(of){return(of.namespace===null?[of.kind,of.name]:[of.kind,of.namespace,of.name]).map(part=>visible(part)).join("\
/")}function few(names,most=3){const more=names.length-most;return`${names.slice(0,most).join(", ")}${more>0?` and ${more} more`:""}`}function nearest(name,known){
const most=Math.min(2,Math.ceil(name.length/3)),[best]=known.filter(candidate=>Math.abs(candidate.length-name.length)<=most).map(candidate=>({candidate,errors:distance(
name.toLowerCase(),candidate.toLowerCase())})).toSorted((a,b)=>a.errors-b.errors);return best!==void 0&&best.errors<=most?best.candidate:null}function distance(a,b){
let row=Array.from({length:b.length+1},(_,j)=>j);for(let i=1;i<=a.length;i+=1){const next=[i];for(let j=1;j<=b.length;j+=1){const replaced=(row[j-1]??0)+(a[i-1]===
b[j-1]?0:1);next[j]=Math.min((row[j]??0)+1,(next[j-1]??0)+1,replaced)}row=next}return row[b.length]??0}function withoutTrailing(text,characters){let end=text.length;
for(;end>0&&characters.includes(text.charAt(end-1));)end-=1;return text.slice(0,end)}function describe(value){return value==null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
eu)("null"):Array.isArray(value)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.eu)("a list"):typeof value=="object"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
eu)("a mapping"):value===""?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.eu)("an empty text"):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`the ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
eu)(typeof value)} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)(visible(JSON.stringify(value),80))}`}}),235:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{g:()=>readYaml,p:()=>SCALARS_AS_TEXT});var yaml__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8815),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
9125),_advice_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7196),_fields_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(3549),_lookup_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
5022),_scalar_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9380),_visible_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3972);function readYaml(reading){
const forbidden=FORBIDDEN.exec(reading.text);if(forbidden!==null){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`YAML does not allow the character ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(forbidden[0]))}: parsers disagree on what it does to the line. Remove it, or write it as an escape in double quotes.`;
return reading.report(forbidden.index,"control-character",message),[]}const documents=[];for(const chunk of chunksOf(reading.text)){if(reading.limits.interest?.
skips?.(chunk.text)===!0)continue;const document=readDocument(reading,chunk);document!==null&&documents.push(document)}return documents}const FORBIDDEN=/(?![\t\n\r])\p{Cc}|[\u2028\u2029\ufeff\ufffe\uffff]|\r(?!\n)/u,
MARKER=/^---(?:[ \t]*|[ \t]+#.*)$/gm,CONTENT=/^[ \t]*[^ \t\r\n#]/m;function*chunksOf(written){let offset=0;for(const marker of[...written.matchAll(MARKER),null]){
const chunk=written.slice(offset,marker?.index);CONTENT.test(chunk)&&(yield{text:chunk,offset}),offset+=chunk.length+(marker?.[0].length??0)}}const SCALARS_AS_TEXT={
version:"1.1",schema:"failsafe",resolveKnownTags:!1,merge:!1,uniqueKeys:!1,prettyErrors:!1,logLevel:"silent"},TEMPLATE_MARK=/^[^#"'\n\r\u2028\u2029]*?(\{[{%]|%\{|<%)/m;
function readDocument(reading,chunk){const before=reading.problems.length;reading.startDocument();const document=readNodes(reading,chunk);if(!reading.hasErrorSince(
before))return document;const found=TEMPLATE_MARK.exec(chunk.text);if(found===null)return null;reading.takeBack(before);const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`This looks like a template, which is not YAML before it is rendered. ${(0,_advice_js__WEBPACK_IMPORTED_MODULE_2__.kW)(reading.file)}`;return reading.report(
chunk.offset+found.index+found[0].length-2,"helm-template",message)}function readNodes(reading,{text:written,offset}){const{tokens,scalars}=scan(reading,written,
offset),syntaxError=(says,at)=>{const end=Math.min(at,written.trimEnd().length),message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`This document is not valid YAML, and was not evaluated: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(says.replace(/\.$/,""),200))}. Correct it.`;return reading.report(offset+end,"yaml-syntax",message)},documents=[
...new yaml__WEBPACK_IMPORTED_MODULE_0__.Dk(SCALARS_AS_TEXT).compose(tokens)],[error]=documents.flatMap(({errors})=>errors).toSorted((a,b)=>a.pos[0]-b.pos[0]);if(error!==
void 0)return syntaxError(error.message,error.pos[0]);const before=reading.problems.length,root=documents[0]?.contents??null,isJson=(0,_lookup_js__WEBPACK_IMPORTED_MODULE_5__.
qy)(()=>(0,_fields_js__WEBPACK_IMPORTED_MODULE_6__.U4)(written)!==void 0),reader=new NodeReader(reading,offset,isJson),placed=root&&reader.node(root,root.range[0],
1);return reading.hasErrorSince(before)?null:reader.scalars===scalars?placed:syntaxError('Text follows "..." or is beside "---", or is where YAML does not allow\
 it',(documents[1]??root)?.range[0]??0)}const MOST_LEXEMES_PER_NODE=5,SPACE_OR_COMMENT=` 	\r
#`;function scan(reading,written,offset){const parser=new yaml__WEBPACK_IMPORTED_MODULE_0__.iX,tokens=[],{depth,nodesPerDocument}=reading.limits;let lexemes=0,scalars=0,
before="",isBlock=!1;for(const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__.JG().lex(written)){const isText=before===yaml__WEBPACK_IMPORTED_MODULE_0__.DB.SCALAR,
first=lexeme.charAt(0),isHeader=first==="|"||first===">";(isText?first!==""&&!isBlock:isHeader||first==='"'||first==="'")&&(scalars+=1),isBlock=!isText&&(isBlock||
isHeader),before=lexeme,SPACE_OR_COMMENT.includes(first)||(lexemes+=1),tokens.push(...parser.next(lexeme)),lexemes>nodesPerDocument*MOST_LEXEMES_PER_NODE&&reading.
refuseNodes(offset+parser.offset),parser.stack.length>depth+2&&reading.refuseDepth(offset+parser.offset)}return tokens.push(...parser.end()),{tokens,scalars}}const YAML="\
tag:yaml.org,2002:",COLLECTION_TAGS=[void 0,"!",`${YAML}map`,`${YAML}seq`],CONVERTING=/^tag:yaml\.org,2002:(?:binary|bool|float|int|null|timestamp)$/;class NodeReader{file;base;isJson;scalars=0;anchors=new Map;open=new Set;aliases=0;constructor(file,base,isJson){
this.file=file,this.base=base,this.isJson=isJson}node(node,at,depth){this.file.countNode(this.base+at);const target=this.target(node);return target===null?null:
(0,yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(target)?this.scalar(target,at):(depth>this.file.limits.depth&&this.file.refuseDepth(this.base+target.range[0]),COLLECTION_TAGS.
includes(target.tag)||this.unknownTag(target),this.inside(node,target,()=>{if((0,yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(target))return this.list(target,at,depth);
const value=Object.create(null),fields=new Map;return this.add(target,value,fields,depth),{value,spot:{at:this.base+at,fields}}}))}target(node){const[start]=node.
range;if(!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node))return this.aliases>0||(node.anchor!==void 0&&this.anchors.set(node.anchor,node),(0,yaml__WEBPACK_IMPORTED_MODULE_0__.
jn)(node)&&(node.type!=="PLAIN"||node.source!=="")&&(this.scalars+=1)),node;const target=this.anchors.get(node.source);if(target===void 0||this.open.has(target)){
const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`The alias ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(`*${node.source}`))} has no anchor before it, or is inside its own anchor. Write the value out.`;return this.report(start,"bad-alias",message)}return target}inside(node,target,read){
this.open.add(target),(0,yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node)&&(this.aliases+=1);const result=read();return(0,yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node)&&
(this.aliases-=1),this.open.delete(target),result}scalar(node,at){const value=this.meaning(node);if(value===void 0)return null;const offset=this.base+node.range[0];
if(typeof value=="number"&&!Number.isFinite(value)){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(node.source))} is not a number that JSON and Kubernetes can hold. Write a finite number, or put text in quotes.`;
return this.file.report(offset,"bad-number",message)}return typeof value=="string"&&!this.file.isText(offset,value)?null:{value:typeof value=="bigint"?Number(value):
value,spot:this.base+at}}list(node,at,depth){const value=[],items=[];for(const item of node.items){const placed=this.node(item,item.range[0],depth+1);value.push(
placed?.value??null),items.push(placed?.spot??this.base+item.range[0])}return{value,spot:{at:this.base+at,items}}}add(node,value,fields,depth){const written=new Map;
for(const pair of node.items){if(isMergeKey(pair.key)){this.addMerged(pair,value,fields,depth);continue}const at=pair.key.range[0],key=this.key(pair.key);if(key===
null)continue;const earlier=written.get(key);if(earlier!==void 0){const{line}=this.file.placeAt(this.base+earlier),message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`The key ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(key))} is already set on line ${line}; readers take the last value. Remove one of them.`;
this.report(at,"duplicate-key",message)}written.set(key,earlier??at);const placed=pair.value&&this.node(pair.value,at,depth+1);value[key]=placed?.value??null,fields.
set(key,placed?.spot??this.base+at)}}addMerged({key,value:merged},value,fields,depth){this.target(key);for(const node of merged!==null&&(0,yaml__WEBPACK_IMPORTED_MODULE_0__.
oP)(merged)?merged.items.toReversed():[merged]){const target=node&&this.target(node);if(!(node!==null&&target===null)){if(node===null||target===null||!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.
jh)(target)){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`The merge key ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("<<")} takes a mapping or a list of mappings. Write the fields out.`;
this.report((node??key).range[0],"bad-merge",message);continue}this.file.countNode(this.base+target.range[0]),this.inside(node,target,()=>{this.add(target,value,
fields,depth)})}}}key(node){const offset=node.range[0];this.file.countNode(this.base+offset);const target=this.target(node);if(target===null)return null;const scalar=(0,yaml__WEBPACK_IMPORTED_MODULE_0__.
jn)(target)?this.meaning(target):null;if(scalar===void 0)return null;const key=(0,_scalar_js__WEBPACK_IMPORTED_MODULE_3__.P)(scalar);return key===null?this.report(
offset,"bad-key",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`A key must be text. Put it in quotes, or write a name.`):this.file.isText(this.base+offset,key)?
key:null}meaning(node){const{tag,source}=node;if(tag===void 0){const value=node.type==="PLAIN"?(0,_scalar_js__WEBPACK_IMPORTED_MODULE_3__.d)(source):source;return(value===
1/0||value===-1/0)&&!this.isJson()?source:value}if(CONVERTING.test(tag)){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`The tag ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)(tag.replace(YAML,"!!"))} is not evaluated. Write the value without it.`;this.report(node.range[0],"bad-tag",message);return}return tag!=="!"&&tag!==`${YAML}\
str`&&this.unknownTag(node),source}unknownTag({range,tag}){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`kubectl ignores the tag ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(tag??""))} and reads the value as it is. Remove the tag.`;this.file.report(this.base+range[0],"unknown-tag",
message,"warning")}report(offset,id2,message){return this.file.report(this.base+offset,id2,message)}}function isMergeKey(key){return!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.
jn)(key)||key.source!=="<<"?!1:key.tag===`${YAML}merge`||key.tag===void 0&&key.type==="PLAIN"}}),9426:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{aR:()=>copyJson,gg:()=>hashValue,hD:()=>quote,jN:()=>isHash,vB:()=>emptyObject,z8:()=>report});var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
5288),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9125),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3972);function report(copying,id2,says){
copying.defects.push({code:id2,path:[...copying.path],says})}function emptyObject(){return Object.setPrototypeOf({},null)}const FOR_READERS=new Set(["descriptio\
n","title","example","$schema","id"]),VALUES=new Set(["default","enum"]);function copyJson(value,copying,isSchema=!1,depth=0){if(value===null||typeof value=="st\
ring"||typeof value=="boolean")return value;if(typeof value=="number")return Number.isFinite(value)?value:(report(copying,"invalid-number",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`is ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)(String(value))}, which is not a number in JSON`),null);if(depth>=copying.maxDepth)return report(copying,
"too-deep",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`is nested more than ${copying.maxDepth} levels deep`),null;const inner=(member,step)=>{copying.path.
push(step);const copy2=copyJson(member,copying,isSchema&&!VALUES.has(String(step)),depth+1);return copying.path.pop(),copy2};if(Array.isArray(value))return value.
map(inner);const copy=emptyObject();for(const[key,member]of Object.entries(value))isSchema&&FOR_READERS.has(key)&&typeof member=="string"||(copy[key]=inner(member,
key));return copy}function quote(written){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)(written,
80))}const HASH=/^sha256:[0-9a-f]{64}$/;function isHash(value){return typeof value=="string"&&HASH.test(value)}function hashValue(text){return isHash(text)?text:
`sha256:${(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__.fg)(text)}`}}),9371:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{u0:()=>DEFINITION_GROUP,hp:()=>DEFINITION_KIND,ts:()=>KEPT_KINDS,BL:()=>definesKept,cn:()=>fieldsRead,Z6:()=>isClusterScoped,
O9:()=>isDefined,gN:()=>isDefinition,sG:()=>ruleFor});var cluster_scoped=__webpack_require__(4769),fields=__webpack_require__(3549),lookup=__webpack_require__(5022),
manifest=__webpack_require__(4585);const kept_namespaceObject=JSON.parse(`{"S":[["{apiVersion,kind}","telling objects apart"],["metadata.{name,namespace}","tell\
ing objects apart"],["metadata.{creationTimestamp,deletionTimestamp}","age, order, being deleted","time"]],"E":[{"groups":[""],"kinds":["Node"],"isTarget":true,\
"fields":[["metadata.labels","selectors, failure domains","labels"],["spec.taints[].{key,value,effect}","nodes a controller will not touch"],["spec.unschedulabl\
e","nodes that are out already"],["status.conditions[type=Ready/DrainInProgress/Drained/GracefulNodeShutdownInProgress/MaintenanceInProgress/MaintenancePlanned]\
.{type,status}","nodes that are out already, or will be"],["metadata.annotations[karpenter.sh/do-not-disrupt]","Karpenter: nodes it leaves alone","text"],["meta\
data.annotations[karpenter.sh/nodepool-hash]","Karpenter: drift","text"],["metadata.annotations[karpenter.sh/nodepool-hash-version]","Karpenter: drift","text"],\
["metadata.annotations[skyhook.nvidia.com/cordon_*]","Skyhook: nodes that an interrupt has cordoned","key-only"],["metadata.annotations[nodewright.nvidia.com/co\
rdon_*]","NodeWright: nodes that an interrupt has cordoned","key-only"]]},{"groups":["skyhook.nvidia.com","nodewright.nvidia.com"],"kinds":["DeploymentPolicy"],\
"source":"NVIDIA/nodewright operator/api/v1alpha1 (v0.15 to v0.20)","isCustom":true,"isClusterScoped":true,"fields":[["metadata.generation","whether the status \
belongs to the spec"],["spec","compartments, budgets, strategies"]]},{"groups":["skyhook.nvidia.com","nodewright.nvidia.com"],"kinds":["Skyhook","NodeWright"],"\
source":"NVIDIA/nodewright operator/api/v1alpha1 (v0.15 to v0.20)","note":"Packages lose their environment.","isCustom":true,"isClusterScoped":true,"fields":[["\
metadata.generation","whether the status belongs to the spec"],["metadata.annotations[skyhook.nvidia.com/pause]","paused rollouts","text","steers"],["metadata.a\
nnotations[skyhook.nvidia.com/disable]","disabled rollouts","text","steers"],["metadata.annotations[nodewright.nvidia.com/pause]","paused rollouts","text","stee\
rs"],["metadata.annotations[nodewright.nvidia.com/disable]","disabled rollouts","text","steers"],["spec.{nodeSelectors,deploymentPolicy,deploymentPolicyOptions,\
interruptionBudget}","how many at once"],["spec.{priority,sequencing,serial}","order"],["spec.{additionalTolerations,runtimeRequired}","nodes it will not touch"\
],["spec.{runtimeRequiredCordonAfter,autoTaintNewNodes}","new nodes"],["spec.{podNonInterruptLabels,drainConfig}","waits"],["spec.packages[*].{name,version,imag\
e,containerSHA,dependsOn,resources}","what a change rolls out"],["spec.packages[*].{interrupt,configInterrupts,gracefulShutdown,stageTimeout,uninstall}","what a\
 change rolls out"],["spec.packages[*].configMap[*]","whether a configuration changed","hash"],["status.{status,observedGeneration,completeNodes,nodesInProgress\
}","a rollout that is under way"],["status.nodeStatus[*]","a rollout that is under way"],["status.nodePriority[*]","the batch at work"],["status.nodeOrderOffset\
","the batch at work"],["status.nodeState[*][*].{name,version,stage,state}","versions on the nodes"],["status.{compartmentStatuses,configUpdates}","batch sizes \
that carry over"],["status.conditions[].{type,status,reason,lastTransitionTime,observedGeneration}","a rollout that is under way"]]},{"groups":["karpenter.sh"],\
"kinds":["NodePool"],"source":"kubernetes-sigs/karpenter pkg/apis/v1 (2266468)","isCustom":true,"isClusterScoped":true,"fields":[["metadata.generation","whether\
 the status belongs to the spec"],["metadata.annotations[karpenter.sh/nodepool-hash]","Karpenter: drift","text"],["metadata.annotations[karpenter.sh/nodepool-ha\
sh-version]","Karpenter: drift","text"],["spec.{disruption,limits,weight,replicas}","budgets, static pools"],["spec.template.metadata.labels","drift","labels"],\
["spec.template.metadata.annotations[*]","whether they changed","hash"],["spec.template.spec.{requirements,taints,startupTaints,nodeClassRef}","drift"],["spec.t\
emplate.spec.{expireAfter,terminationGracePeriod}","expiry, drift"],["status.resources","whether limits leave room for a replacement"],["status.conditions[].{ty\
pe,status,reason,lastTransitionTime,observedGeneration}","whether the pool is ready"]]},{"groups":["karpenter.sh"],"kinds":["NodeClaim"],"source":"kubernetes-si\
gs/karpenter pkg/apis/v1 (2266468)","isTarget":true,"isCustom":true,"isClusterScoped":true,"fields":[["metadata.generation","whether the status belongs to the s\
pec"],["metadata.labels","selectors, failure domains","labels"],["metadata.annotations[karpenter.sh/nodepool-hash]","Karpenter: drift","text"],["metadata.annota\
tions[karpenter.sh/nodepool-hash-version]","Karpenter: drift","text"],["metadata.annotations[karpenter.sh/do-not-disrupt]","Karpenter: nodes it leaves alone","t\
ext"],["spec.{expireAfter,terminationGracePeriod}","expiry"],["spec.{requirements,nodeClassRef}","drift"],["status.nodeName","the node of a claim"],["status.las\
tPodEventTime","consolidation"],["status.conditions[].{type,status,reason,lastTransitionTime,observedGeneration}","launched, initialized, drifted, terminating"]\
]},{"groups":["*"],"kinds":["*NodeClass"],"note":"Whatever the provider calls it: EC2NodeClass, AKSNodeClass. User data may hold secrets, and tags names.","fiel\
ds":[["spec","whether it is what the files hold","hashed-map"]]},{"groups":["cluster.kubernetes-fleet.io"],"kinds":["MemberCluster"],"source":"kubefleet-dev/kub\
efleet apis/cluster (e160c1c)","isTarget":true,"isCustom":true,"isClusterScoped":true,"fields":[["metadata.labels","selectors, failure domains","labels"],["spec\
.taints[].{key,value,effect}","which clusters are picked"],["status.properties[*].value","which clusters are picked"],["status.resourceUsage.{capacity,allocatab\
le,available}","which clusters are picked"],["status.namespaces[*]","which clusters are picked","key-only"],["status.conditions[].{type,status,reason,lastTransi\
tionTime,observedGeneration}","joined or not"],["status.agentStatus[].{type,lastReceivedHeartbeat}","healthy or not"],["status.agentStatus[].conditions[].{type,\
status,reason,lastTransitionTime,observedGeneration}","healthy or not"]]},{"groups":["placement.kubernetes-fleet.io"],"kinds":["ClusterResourcePlacement","Resou\
rcePlacement"],"source":"kubefleet-dev/kubefleet apis/placement (e160c1c)","note":"Placements also report failed, drifted and diffed objects, with values from t\
he clusters: these are dropped.","isCustom":true,"fields":[["metadata.generation","whether the status belongs to the spec"],["spec","which clusters, how many at\
 once"],["status.observedResourceIndex","which version is where"],["status.selectedResources[].{group,version,kind,namespace,name}","what availability means"],[\
"status.placementStatuses[].{clusterName,observedResourceIndex}","which version is where"],["status.placementStatuses[].conditions[].{type,status,reason,lastTra\
nsitionTime,observedGeneration}","clusters that are not ready"],["status.perClusterPlacementStatuses[].{clusterName,observedResourceIndex}","which version is wh\
ere"],["status.perClusterPlacementStatuses[].conditions[].{type,status,reason,lastTransitionTime,observedGeneration}","clusters that are not ready"],["status.co\
nditions[].{type,status,reason,lastTransitionTime,observedGeneration}","a placement that is under way"]]},{"groups":["placement.kubernetes-fleet.io"],"kinds":["\
ClusterResourceBinding","ResourceBinding"],"source":"kubefleet-dev/kubefleet apis/placement (e160c1c)","isCustom":true,"fields":[["metadata.generation","whether\
 the status belongs to the spec"],["metadata.labels","selectors, failure domains","labels"],["metadata.annotations[kubernetes-fleet.io/previous-binding-state]",\
"what an unscheduled binding was","text"],["spec.{state,targetCluster,resourceSnapshotName,schedulingPolicySnapshotName}","which version is where"],["spec.{reso\
urceOverrideSnapshots,clusterResourceOverrideSnapshots}","which version is where"],["spec.clusterDecision.{clusterName,selected,clusterScore}","order of scaling\
 down"],["status.conditions[].{type,status,reason,lastTransitionTime,observedGeneration}","clusters that are not ready"]]},{"groups":["placement.kubernetes-flee\
t.io"],"kinds":["ClusterResourceSnapshot","ResourceSnapshot"],"source":"kubefleet-dev/kubefleet apis/placement (e160c1c)","note":"They hold copies of Secrets: a\
 snapshot never asks an API server for them.","isCustom":true,"isNeverAskedFor":true,"fields":[["metadata.labels","selectors, failure domains","labels"]]},{"gro\
ups":["placement.kubernetes-fleet.io"],"kinds":["ClusterStagedUpdateRun","StagedUpdateRun","ClusterApprovalRequest","ApprovalRequest"],"source":"kubefleet-dev/k\
ubefleet apis/placement (e160c1c)","isCustom":true,"fields":[["metadata.generation","whether the status belongs to the spec"],["metadata.labels","selectors, fai\
lure domains","labels"],["spec","a run that is under way"],["status.{policySnapshotIndexUsed,policyObservedClusterCount,resourceSnapshotIndexUsed}","a run that \
is under way"],["status.{appliedStrategy,stagedUpdateStrategySnapshot}","a run that is under way"],["status.stagesStatus[].{stageName,startTime,endTime}","a run\
 that is under way"],["status.stagesStatus[].conditions[].{type,status,reason,lastTransitionTime,observedGeneration}","a run that is under way"],["status.stages\
Status[].clusters[].clusterName","a run that is under way"],["status.stagesStatus[].clusters[].conditions[].{type,status,reason,lastTransitionTime,observedGener\
ation}","a run that is under way"],["status.stagesStatus[].beforeStageTaskStatus[].{type,approvalRequestName}","waits and approvals"],["status.stagesStatus[].be\
foreStageTaskStatus[].conditions[].{type,status,reason,lastTransitionTime,observedGeneration}","waits and approvals"],["status.stagesStatus[].afterStageTaskStat\
us[].{type,approvalRequestName}","waits and approvals"],["status.stagesStatus[].afterStageTaskStatus[].conditions[].{type,status,reason,lastTransitionTime,obser\
vedGeneration}","waits and approvals"],["status.deletionStageStatus.{stageName,startTime,endTime}","a run that is under way"],["status.deletionStageStatus.condi\
tions[].{type,status,reason,lastTransitionTime,observedGeneration}","a run that is under way"],["status.deletionStageStatus.clusters[].clusterName","a run that \
is under way"],["status.deletionStageStatus.clusters[].conditions[].{type,status,reason,lastTransitionTime,observedGeneration}","a run that is under way"],["sta\
tus.deletionStageStatus.beforeStageTaskStatus[].{type,approvalRequestName}","waits and approvals"],["status.deletionStageStatus.beforeStageTaskStatus[].conditio\
ns[].{type,status,reason,lastTransitionTime,observedGeneration}","waits and approvals"],["status.deletionStageStatus.afterStageTaskStatus[].{type,approvalReques\
tName}","waits and approvals"],["status.deletionStageStatus.afterStageTaskStatus[].conditions[].{type,status,reason,lastTransitionTime,observedGeneration}","wai\
ts and approvals"],["status.conditions[].{type,status,reason,lastTransitionTime,observedGeneration}","a run that is under way"]]},{"groups":["placement.kubernet\
es-fleet.io"],"kinds":["ClusterResourceOverride","ResourceOverride"],"source":"kubefleet-dev/kubefleet apis/placement (e160c1c)","note":"The values of patches m\
ay be anything, secrets too.","isCustom":true,"fields":[["metadata.generation","whether the status belongs to the spec"],["spec.{placement,clusterResourceSelect\
ors,resourceSelectors}","what is overridden"],["spec.policy.overrideRules[].{clusterSelector,overrideType}","where it is overridden"],["spec.policy.overrideRule\
s[].jsonPatchOverrides[]","whether it is what the files hold","hashed-map"]]},{"groups":["placement.kubernetes-fleet.io"],"kinds":["ClusterStagedUpdateStrategy"\
,"StagedUpdateStrategy","ClusterResourcePlacementDisruptionBudget","ResourcePlacementDisruptionBudget","ClusterResourcePlacementEviction","ResourcePlacementEvic\
tion"],"source":"kubefleet-dev/kubefleet apis/placement (e160c1c)","isCustom":true,"fields":[["metadata.generation","whether the status belongs to the spec"],["\
spec","stages, budgets, evictions"],["status.conditions[].{type,status,reason,lastTransitionTime,observedGeneration}","evictions that are done"]]},{"groups":["a\
pps"],"kinds":["Deployment","DaemonSet","StatefulSet","ReplicaSet"],"note":"Of templates a hash of the whole stays: no text of a command, a variable or a volume\
.","isTarget":true,"fields":[["metadata.generation","whether the status belongs to the spec"],["metadata.labels","selectors, failure domains","labels"],["metada\
ta.ownerReferences[].{apiVersion,kind,name,controller}","which pods belong to which workload"],["metadata.annotations[deployment.kubernetes.io/revision]","a rol\
lout that is under way","text"],["metadata.annotations[deployment.kubernetes.io/desired-replicas]","a rollout that is under way","text"],["metadata.annotations[\
deployment.kubernetes.io/max-replicas]","a rollout that is under way","text"],["spec.{replicas,strategy,updateStrategy,minReadySeconds,progressDeadlineSeconds}"\
,"how many at once"],["spec.{selector,paused,podManagementPolicy,ordinals,revisionHistoryLimit}","how many at once"],["spec.template","which ReplicaSet has the \
current template","fingerprint"],["spec.template.metadata.labels","disruption budgets","labels"],["spec.template.spec.{nodeName,nodeSelector,affinity,toleration\
s,hostNetwork}","which nodes"],["spec.template.spec.{containers,initContainers}","whether it runs what the files say","images"],["status.{observedGeneration,rep\
licas,readyReplicas,updatedReplicas,availableReplicas}","a rollout that is under way"],["status.{unavailableReplicas,fullyLabeledReplicas,currentReplicas,collis\
ionCount}","a rollout that is under way"],["status.{currentRevision,updateRevision,desiredNumberScheduled,numberReady}","a rollout that is under way"],["status.\
{currentNumberScheduled,updatedNumberScheduled,numberMisscheduled}","a rollout that is under way"],["status.{numberAvailable,numberUnavailable}","a rollout that\
 is under way"],["status.conditions[].{type,status,reason,lastTransitionTime,observedGeneration}","a rollout that is under way"]]},{"groups":["apps"],"kinds":["\
ControllerRevision"],"note":"Of templates a hash of the whole stays.","fields":[["metadata.ownerReferences[].{apiVersion,kind,name,controller}","a rollout that \
is under way"],["data.spec.template","which pods have the template that a change restores","fingerprint"]]},{"groups":[""],"kinds":["ReplicationController"],"is\
Target":true,"fields":[["metadata.ownerReferences[].{apiVersion,kind,name,controller}","which pods belong to which workload"],["spec.replicas","disruption budge\
ts"]]},{"groups":[""],"kinds":["Pod"],"isTarget":true,"fields":[["metadata.labels","selectors, failure domains","labels"],["metadata.ownerReferences[].{apiVersi\
on,kind,name,controller}","which pods belong to which workload"],["metadata.annotations[karpenter.sh/do-not-disrupt]","Karpenter: nodes it leaves alone","text"]\
,["metadata.annotations[controller.kubernetes.io/pod-deletion-cost]","Karpenter: empty nodes","text"],["spec.priority","Karpenter: empty nodes"],["spec.{nodeNam\
e,terminationGracePeriodSeconds}","drains"],["spec.restartPolicy","drains that wait for pods: whether one ever ends"],["spec.volumes[].emptyDir","drains that le\
ave local data alone","key-only"],["spec.tolerations","drains: pods that a taint does not evict"],["status.{phase,startTime}","drains"],["status.conditions[type\
=Ready].{type,status,lastTransitionTime}","drains"]]},{"groups":["policy"],"kinds":["PodDisruptionBudget"],"fields":[["metadata.generation","whether the status \
belongs to the spec"],["spec.{minAvailable,maxUnavailable,selector,unhealthyPodEvictionPolicy}","drains"],["status.{observedGeneration,expectedPods,desiredHealt\
hy,currentHealthy}","drains"],["status.{disruptionsAllowed,disruptedPods}","drains"],["status.conditions[].{type,status,reason,lastTransitionTime,observedGenera\
tion}","drains"]]},{"groups":["autoscaling"],"kinds":["HorizontalPodAutoscaler"],"fields":[["spec.scaleTargetRef.{kind,name}","replicas that no file writes"],["\
spec.minReplicas","replicas that no file writes"],["status.currentReplicas","replicas that no file writes"]]},{"groups":["keda.sh"],"kinds":["ScaledObject"],"fi\
elds":[["spec.scaleTargetRef.{kind,name}","replicas that no file writes"],["spec.minReplicaCount","replicas that no file writes"]]},{"groups":["ngn2.nvidia.com"\
],"kinds":["NotifyMaintenance"],"source":"NVIDIA/pika api/v1alpha1 (8a1803e)","note":"The topic's ARN names a cloud account, so only its hash is kept.","isCusto\
m":true,"fields":[["metadata.generation","whether the status belongs to the spec"],["metadata.labels","selectors, failure domains","labels"],["metadata.finalize\
rs","maintenances that never end"],["metadata.annotations[maintenance/*]","the next state","text"],["metadata.annotations[maintenance.ngn2.nvidia.com/*]","the n\
ext state","text"],["spec.{nodeObject,maintenanceID,maintenanceType}","which node, which maintenance"],["spec.{owner,metadataConfigmap}","whether they changed"]\
,["spec.additionalMessageChannels.amazonSNSTopicARN","whether it changed","hash"],["status.{maintenanceStatus,slaExpires,transitionTimestamps}","the state"],["s\
tatus.conditions[].{type,status,reason,lastTransitionTime,observedGeneration}","the state"]]},{"groups":["upgrade.cattle.io"],"kinds":["Plan"],"source":"rancher\
/system-upgrade-controller pkg/apis/upgrade.cattle.io/v1 (d357e230)","note":"Scripts and images are not kept.","isCustom":true,"fields":[["metadata.generation",\
"whether the status belongs to the spec"],["metadata.labels","selectors, failure domains","labels"],["metadata.annotations[upgrade.cattle.io/digest]","what make\
s finished nodes due again","text"],["spec.{version,channel,serviceAccountName}","what makes finished nodes due again"],["spec.secrets[].{name,ignoreUpdates}","\
what makes finished nodes due again"],["spec.{concurrency,nodeSelector,window,postCompleteDelay,jobActiveDeadlineSecs}","how it goes on"],["spec.{cordon,exclusi\
ve}","how it goes on"],["spec.drain","how it goes on"],["status.{applying,latestHash,latestVersion}","which nodes are done or have a place"],["status.conditions\
[].{type,status,reason,lastTransitionTime,observedGeneration}","a Job that has failed"]]},{"groups":["apiextensions.k8s.io"],"kinds":["CustomResourceDefinition"\
],"note":"Only of the planned kinds: a cluster has hundreds of definitions.","fields":[["spec.{group,scope,preserveUnknownFields}","which kind it defines"],["sp\
ec.names.{kind,plural}","which kind it defines"],["spec.conversion.strategy","whether versions of it are the same"],["spec.versions[].{name,served,storage,depre\
cated}","versions that are served"],["spec.versions[].subresources.status","whether a status in a file is dropped","key-only"],["spec.versions[].schema.openAPIV\
3Schema","what is refused, filled in and dropped","schema"]]}]}`),IDENTITY=kept_namespaceObject.S.map(fieldOf),KEPT_KINDS=kept_namespaceObject.E.map(({fields:fields2,
...kind})=>({...kind,fields:[...IDENTITY,...fields2.map(fieldOf)]}));function fieldOf([path="",neededFor="",form="as-is",steers]){return{path,neededFor,form,steers:steers!==
void 0}}const STEP=/\.?(?:\{([^}]*)\}|\[([^\]]*)\]|([^.[{]+))/gy,RULES=new Map;for(const kept of KEPT_KINDS){const keep=emptyKeep();for(const{path,form}of kept.
fields)addPath(keep,path,form);sortKeys(keep);for(const group of kept.groups)for(const kind of kept.kinds)RULES.set(`${group}/${kind}`,{kept,keep})}function ruleFor(apiVersion,kind){
return RULES.get(`${(0,manifest.F8)(apiVersion)}/${kind}`)??RULES.get((0,cluster_scoped.P)(kind)?"*/*NodeClass":"")}function fieldsRead(of){const keys=ruleFor(of.
apiVersion,of.kind)?.keep.keys;return(field,inner)=>{const part=keys?.get(field);return part===void 0||inner===null?part!==void 0:part.form!==null||part.fingerprint||
part.items!==null||part.prefixes.size>0||part.keys.has(inner)}}const DEFINITION_GROUP="apiextensions.k8s.io",DEFINITION_KIND="CustomResourceDefinition";function isDefinition({
apiVersion,kind}){return kind===DEFINITION_KIND&&(0,manifest.F8)(apiVersion)===DEFINITION_GROUP}function isDefined(group,kind){return RULES.get(`${group}/${kind}`)?.
kept.isCustom===!0||group!==""&&(0,cluster_scoped.P)(kind)}function definesKept({spec}){return isDefined((0,fields.r7)(spec,"group")??"",(0,fields.r7)((0,fields.
UK)(spec,"names"),"kind")??"")}function isClusterScoped(apiVersion,kind){const group=(0,manifest.F8)(apiVersion),isOfFleet=group==="placement.kubernetes-fleet.i\
o"&&kind.startsWith("Cluster");return RULES.get(`${group}/${kind}`)?.kept.isClusterScoped===!0||isOfFleet||(0,cluster_scoped.i)(apiVersion,kind)}function emptyKeep(){
return{form:null,fingerprint:!1,keys:new Map,prefixes:new Map,items:null,where:null}}function addPath(root,path,form){let ends=[root];for(const[,names,bracket,name=""]of path.
matchAll(STEP))ends=ends.flatMap(keep=>bracket===void 0?(names?.split(",")??[name]).map(key=>child(keep.keys,key)):descend(keep,bracket));for(const keep of ends)
form==="fingerprint"?keep.fingerprint=!0:keep.form=form}function descend(keep,bracket){if(bracket.endsWith("*"))return child(keep.prefixes,bracket.slice(0,-1));
const[key="",value]=bracket.split("=");return value===void 0&&bracket!==""?child(keep.keys,bracket):(keep.where=value===void 0?null:{key,values:value.split("/")},
keep.items??=emptyKeep())}function sortKeys({keys,prefixes,items}){const sorted=[...keys].sort(([a],[b])=>(0,lookup.nG)(a,b));keys.clear();for(const[key,inner]of sorted)
keys.set(key,inner);for(const inner of(0,lookup.Eb)([...keys.values(),...prefixes.values(),items]))sortKeys(inner)}function child(children,key){const found=children.
get(key)??emptyKeep();return children.set(key,found),found}}),3907:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{HL:()=>ANNOTATION_LENGTH,I$:()=>LABEL_VALUE_LENGTH,dR:()=>DEFAULT_LIMITS,ul:()=>LABEL_KEY_LENGTH,xt:()=>NAME_LENGTH});const DEFAULT_LIMITS={
bytes:8*1024**3,yamlBytes:10*1024**2,objectBytes:100*1024**2,nodes:2e5,objects:1e6,fleetBytes:2*1024**3,depth:64,problems:20},NAME_LENGTH=253,LABEL_KEY_LENGTH=317,
LABEL_VALUE_LENGTH=63,ANNOTATION_LENGTH=1024}),5962:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(
__webpack_exports__,{CT:()=>COPY_LABELS,JU:()=>redactManifest,lj:()=>FINGERPRINT,ll:()=>redactObject});var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3972),_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(4585),_manifest_fields_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(3549),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
9125),_copy_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9426),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5288),_status_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
6153),_kept_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9371),_limits_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(3907);const FINGERPRINT="fleet\
plan.hash",COPY_LABELS=["pod-template-hash","controller-revision-hash","pod-template-generation"];function redactObject(apiVersion,kind,object,maxDepth=_limits_js__WEBPACK_IMPORTED_MODULE_6__.
dR.depth){const rule=(0,_kept_js__WEBPACK_IMPORTED_MODULE_5__.sG)(apiVersion,kind);if(rule===void 0||(0,_kept_js__WEBPACK_IMPORTED_MODULE_5__.gN)({apiVersion,kind})&&
!(0,_kept_js__WEBPACK_IMPORTED_MODULE_5__.BL)(object))return null;const copying={maxDepth,defects:[],path:[]};return{object:projectMap(object,rule.keep,copying),
defects:copying.defects}}function redactManifest(manifest){const redacted=redactObject(manifest.apiVersion,manifest.kind,manifest.object);return redacted===null?
null:{...manifest,object:redacted.object}}function project(value,keep,step,copying){if(value==null)return;copying.path.push(step);const projected=keep.form===null?
projectPart(value,keep,copying):FORMS[keep.form](value,copying);return copying.path.pop(),projected}function projectPart(value,keep,copying){const{items,where}=keep;
if(items===null)return(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_7__.Gv)(value)?projectMap(value,keep,copying):(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.z8)(
copying,"wrong-type",isNot(value,"a mapping"));if(!Array.isArray(value))return(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.z8)(copying,"wrong-type",isNot(value,"a l\
ist"));const isWanted=item=>where===null||!(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_7__.Gv)(item)||where.values.some(one=>item[where.key]===one);return value.
map((item,index)=>isWanted(item)?project(item,items,index,copying):void 0).filter(item=>item!==void 0)}function projectMap(value,keep,copying){const kept=(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.
vB)();for(const[key,inner]of keep.keys){if(!Object.hasOwn(value,key))continue;const projected=project(value[key],inner,key,copying);isRemnant(projected,inner)||
put(kept,key,projected)}if(keep.prefixes.size>0)for(const key of Object.keys(value)){const[,inner]=[...keep.prefixes].find(([prefix])=>key.startsWith(prefix))??
[];inner&&!keep.keys.has(key)&&put(kept,key,project(value[key],inner,key,copying))}if(keep.fingerprint){const known=value[FINGERPRINT];kept[FINGERPRINT]=(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.
jN)(known)?known:fingerprint((0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.aR)(value,copying))}return kept}function isRemnant(value,keep){return Array.isArray(value)?
keep.where!==null&&value.length===0:keep.form===null&&!keep.prefixes.has("")&&(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_7__.Gv)(value)&&Object.keys(value).
length===0}function put(kept,key,value){value!==void 0&&(kept[key]=value)}function fingerprint(copy){(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_7__.Gv)(copy)&&
Reflect.deleteProperty(copy,"$patch");const metadata=(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_8__.D7)(copy,"metadata");metadata?.creationTimestamp===null&&
Reflect.deleteProperty(metadata,"creationTimestamp");for(const label of COPY_LABELS)Reflect.deleteProperty((0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_8__.D7)(
metadata??void 0,"labels")??{},label);return(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.gg)((0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_3__.dj)(copy))}const FORMS={
"as-is":(value,copying)=>(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.aR)(value,copying),schema:(value,copying)=>(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.aR)(value,
copying,!0),"key-only":()=>"",hash:(value,copying)=>hashed((0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.aR)(value,copying)),"hashed-map":(value,copying)=>hashedMap(
(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.aR)(value,copying)),images:(value,copying)=>Array.isArray(value)?value.flatMap(imageOf):(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.
z8)(copying,"wrong-type",isNot(value,"a list")),text:(value,copying)=>boundedText(value,copying,_limits_js__WEBPACK_IMPORTED_MODULE_6__.HL,"invalid-text"),time:(value,copying)=>typeof value==
"string"&&(0,_status_js__WEBPACK_IMPORTED_MODULE_4__.nV)(value)!==null?value:(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.z8)(copying,"invalid-time",isNot(value,"a \
time such as 2026-01-31T12:00:00Z")),labels:(value,copying)=>{if(!(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_7__.Gv)(value))return(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.
z8)(copying,"wrong-type",isNot(value,"a mapping of labels"));const kept=(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.vB)();for(const[key,label]of Object.entries(value)){
copying.path.push(key);const text=boundedText(label,copying,_limits_js__WEBPACK_IMPORTED_MODULE_6__.I$,"invalid-label");key===""||key.length>_limits_js__WEBPACK_IMPORTED_MODULE_6__.
ul?(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.z8)(copying,"invalid-label",isNot(key,`a key of 1 to ${_limits_js__WEBPACK_IMPORTED_MODULE_6__.ul} characters`)):put(
kept,key,text),copying.path.pop()}return kept}};function isNot(value,expected){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`is ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__.
q0)(value)}, not ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.eu)(expected)}`}function boundedText(value,copying,most,id2){return typeof value=="string"&&value.
length<=most?value:(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.z8)(copying,id2,isNot(value,`a text of at most ${most} characters; put it in quotes`))}function hashed(value){
return(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.gg)(typeof value=="string"?value:(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_3__.dj)(value))}function hashedMap(value){
if(!(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_7__.Gv)(value))return hashed(value);const kept=(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.vB)();for(const[key,
inner]of Object.entries(value))inner!==null&&(kept[key]=hashedMap(inner));return kept}function imageOf(container){if(!(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_7__.
Gv)(container)||typeof container.name!="string")return[];const{name,image}=container;return[Object.assign((0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.vB)(),{name},
typeof image=="string"?{image:(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__.gg)(image)}:{})]}}),8143:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{$1:()=>HOSTNAME_LABEL,Om:()=>taintText,VD:()=>LIFECYCLE,YW:()=>untolerated,_u:()=>readToleration,hp:()=>isTolerated,th:()=>isOut,
x9:()=>readTaint,zA:()=>isDownTaint});var _manifest_fields_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3549),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3972);const HOSTNAME_LABEL="kubernetes.io/hostname";function isOut({ready,unschedulable,deletingSince,lifecycle=[]}){const isOutBy=lifecycle.some(condition=>condition!==
"MaintenancePlanned");return ready!=="True"||unschedulable||deletingSince!==null||isOutBy}function readToleration(value){return{...readTaint(value),operator:(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_1__.
r7)(value,"operator")??""}}function readTaint(value){const text=key=>(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_1__.r7)(value,key)??"";return{key:text("key"),
value:text("value"),effect:text("effect")}}function tolerates(toleration,taint){return toleration.effect!==""&&toleration.effect!==taint.effect||toleration.key!==
""&&toleration.key!==taint.key?!1:toleration.operator==="Exists"?!0:(toleration.operator===""||toleration.operator==="Equal")&&toleration.value===taint.value}function isTolerated(taint,tolerations){
return taint!==void 0&&tolerations.some(toleration=>tolerates(toleration,taint))}function taintText({key,value,effect}){return(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__.
RK)(`${key}${value===""?"":`=${value}`}${effect===""?"":`:${effect}`}`)}function untolerated(taints,tolerations,effects){return taints.find(taint=>effects.includes(
taint.effect)&&!isTolerated(taint,tolerations))}function isDownTaint({key}){return["node.kubernetes.io/not-ready","node.kubernetes.io/unreachable"].includes(key)}
const LIFECYCLE=["DrainInProgress","Drained","GracefulNodeShutdownInProgress","MaintenanceInProgress","MaintenancePlanned"]}),6153:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{BC:()=>trueConditionIn,HJ:()=>conditionIn,Hi:()=>timeIn,Tp:()=>trueSince,Wu:()=>createdIn,Yf:()=>CLOCKS_APART_MS,nV:()=>parseInstant});
var _manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1669),_manifest_fields_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3549);const RFC3339=/^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
function parseInstant(text){const instant=RFC3339.test(text)&&(0,_manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__.Lk)(text)?Date.parse(text):-1;return instant>=
0?instant:null}function timeIn(of,name){const written=(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_1__.r7)(of,name);return written===null?null:parseInstant(written)}
const CLOCKS_APART_MS=36e5;function createdIn({metadata}){return timeIn(metadata,"creationTimestamp")}function conditionIn(of,type){return(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_1__.
Un)(of,"conditions").find(one=>(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_1__.r7)(one,"type")===type)}function trueConditionIn(of,type){const condition=conditionIn(
of,type);return(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_1__.r7)(condition,"status")==="True"?condition:void 0}function trueSince(of,type){return timeIn(trueConditionIn(
of,type),"lastTransitionTime")}})};
