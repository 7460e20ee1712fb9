export const id = 570;
export const ids = [570];
export const modules = {

/***/ 1570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CJ: () => (/* binding */ parseFile),
  Ye: () => (/* binding */ parseManifests),
  lp: () => (/* binding */ placedYaml),
  bS: () => (/* binding */ wholeYaml)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/json.js
var json = __webpack_require__(7914);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/limits.js
var manifest_limits = __webpack_require__(7228);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/fields.js
var fields = __webpack_require__(3549);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest_manifest = __webpack_require__(4585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/reading.js
var manifest_reading = __webpack_require__(4514);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/objects.js





function objectsOf(reading, document) {
    return document.value === null ? [] : objectsIn(reading, document);
}
function objectsIn(reading, placed) {
    const { value, spot } = placed;
    if (!(0,manifest_manifest/* isObject */.Gv)(value)) {
        if (!isPassed(reading, null, null)) {
            const message = (0,text_text/* text */.Qq) `Expected a Kubernetes object, found ${typeName(value)}. ${WRITE_IDENTITY}`;
            reading.report((0,manifest_reading/* offsetAt */.HA)(spot), 'not-a-manifest', message);
        }
        return [];
    }
    if (isList(value))
        return itemsOf(reading, value, placed);
    const manifest = objectOf(reading, value, placed);
    return manifest === null ? [] : [manifest];
}
function isPassed(reading, apiVersion, kind) {
    const { interest } = reading.limits;
    return interest !== undefined && !interest.concerns(apiVersion, kind);
}
function isList(value) {
    return Object.hasOwn(value, 'items') || value['kind'] === 'List';
}
function itemsOf(reading, list, { spot }) {
    const items = list['items'] ?? null;
    const itemsSpot = (0,manifest_reading/* partOf */.BU)(spot, 'items');
    const offset = (0,manifest_reading/* offsetAt */.HA)(spot, ['items']);
    if (isObjectWithItems(reading, list)) {
        const message = (0,text_text/* text */.Qq) `This object has ${(0,text_text/* code */.aY)('items')}: kubectl applies those and drops the object, other tools apply the object. Remove them, or write a List.`;
        reading.report(offset, 'list-and-object', message);
        return [];
    }
    if (items === null && itemsSpot !== undefined)
        return [];
    if (!Array.isArray(items) || itemsSpot === undefined) {
        if (!isPassed(reading, (0,fields/* filledText */.Uq)(list['apiVersion']), itemKindOf(list)))
            wrongType(reading, offset, 'items', (0,text_text/* literal */.eu)('a list'), items);
        return [];
    }
    return items.flatMap((item, index) => objectsIn(reading, { value: withKindOf(list, item), spot: (0,manifest_reading/* partOf */.BU)(itemsSpot, index) ?? itemsSpot }));
}
function isObjectWithItems(reading, list) {
    const { kind } = list;
    if (typeof kind !== 'string' || kind === '' || kind.endsWith('List'))
        return false;
    return reading.limits.interest?.concerns((0,fields/* filledText */.Uq)(list['apiVersion']), kind) === true;
}
function itemKindOf({ kind }) {
    if (typeof kind !== 'string' || kind === 'List')
        return null;
    return kind.endsWith('List') ? kind.slice(0, -'List'.length) : kind;
}
function withKindOf(list, item) {
    const { apiVersion = null, kind } = list;
    if (!(0,manifest_manifest/* isObject */.Gv)(item) || Object.hasOwn(item, 'kind') || Object.hasOwn(item, 'apiVersion'))
        return item;
    if (typeof kind !== 'string' || !kind.endsWith('List') || kind === 'List')
        return item;
    const named = Object.create(null);
    named['apiVersion'] = apiVersion;
    named['kind'] = kind.slice(0, -'List'.length);
    for (const [key, value] of Object.entries(item))
        named[key] = value;
    return named;
}
function objectOf(reading, object, { spot }) {
    const apiVersion = (0,fields/* filledText */.Uq)(object['apiVersion']);
    const kind = (0,fields/* filledText */.Uq)(object['kind']);
    const at = (...path) => (0,manifest_reading/* offsetAt */.HA)(spot, path);
    const metadata = object['metadata'] ?? null;
    const name = (0,manifest_manifest/* isObject */.Gv)(metadata) ? (0,fields/* filledText */.Uq)(metadata['name']) : null;
    const namespace = ((0,manifest_manifest/* isObject */.Gv)(metadata) ? metadata['namespace'] : null) ?? null;
    const isWhole = apiVersion !== null && kind !== null && name !== null;
    if (!isWhole || (namespace !== null && typeof namespace !== 'string')) {
        if (isPassed(reading, apiVersion, kind))
            return null;
        if (apiVersion === null || kind === null)
            return missingIdentity(reading, object, at);
        if (metadata !== null && !(0,manifest_manifest/* isObject */.Gv)(metadata))
            return wrongType(reading, at('metadata'), 'metadata', (0,text_text/* literal */.eu)('a mapping'), metadata);
        return name === null
            ? missingName(reading, metadata, at)
            : wrongType(reading, at('metadata', 'namespace'), 'metadata.namespace', TEXT, namespace);
    }
    const isScoped = namespace !== null && namespace !== '';
    const isStray = isScoped && reading.limits.isClusterScoped?.(apiVersion, kind) === true;
    if (isStray && !isPassed(reading, apiVersion, kind))
        strayNamespace(reading, at('metadata', 'namespace'), kind);
    return {
        apiVersion,
        kind,
        namespace: isScoped && !isStray ? namespace : null,
        name,
        object,
        place: reading.placeAt(at()),
        placeOf: (path) => reading.placeAt((0,manifest_reading/* offsetAt */.HA)(spot, path)),
    };
}
const WRITE_IDENTITY = (0,text_text/* text */.Qq) `Add apiVersion, kind and metadata.name.`;
const TEXT = (0,text_text/* literal */.eu)('text');
function missingIdentity(reading, object, at) {
    const has = (key) => Object.hasOwn(object, key) && object[key] !== null && object[key] !== '';
    if (!has('apiVersion') && !has('kind')) {
        const message = (0,text_text/* text */.Qq) `This is not a Kubernetes object: it has neither apiVersion nor kind. ${WRITE_IDENTITY}`;
        return reading.report(at(), 'not-a-manifest', message);
    }
    for (const [key, missing] of [
        ['apiVersion', 'missing-api-version'],
        ['kind', 'missing-kind'],
    ]) {
        if (!has(key))
            reading.report(at(key), missing, (0,text_text/* text */.Qq) `This object has no ${(0,text_text/* code */.aY)(key)}. Add one.`);
        else if (typeof object[key] !== 'string')
            wrongType(reading, at(key), key, TEXT, object[key] ?? null);
    }
    return null;
}
function missingName(reading, metadata, at) {
    const name = metadata?.['name'] ?? null;
    if (name !== null && name !== '')
        return wrongType(reading, at('metadata', 'name'), 'metadata.name', TEXT, name);
    const isGenerated = metadata !== null && Object.hasOwn(metadata, 'generateName');
    const message = isGenerated
        ? (0,text_text/* text */.Qq) `This object has a generateName, so base and head cannot be compared. Give it a metadata.name.`
        : (0,text_text/* text */.Qq) `This object has no metadata.name. Add one.`;
    return reading.report(at('metadata', isGenerated ? 'generateName' : 'name'), 'missing-name', message);
}
function strayNamespace(reading, offset, kind) {
    const message = (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(kind))} is cluster-scoped: the cluster drops this namespace. Delete the line; where a tool adds it (targetNamespace of Flux, ${(0,text_text/* code */.aY)('namespace')} of Kustomize), it is harmless.`;
    reading.report(offset, 'cluster-scoped', message, 'warning');
}
function wrongType(reading, offset, field, expected, value) {
    const advice = expected === TEXT ? (0,text_text/* literal */.eu)('Put the value in quotes.') : (0,text_text/* literal */.eu)('Correct the value.');
    const message = (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(field)} must be ${expected}, not ${typeName(value)}. ${advice}`;
    return reading.report(offset, 'wrong-type', message);
}
function typeName(value) {
    if (value === null)
        return (0,text_text/* literal */.eu)('null');
    if (Array.isArray(value))
        return (0,text_text/* literal */.eu)('a list');
    if ((0,manifest_manifest/* isObject */.Gv)(value))
        return (0,text_text/* literal */.eu)('a mapping');
    if (typeof value === 'string')
        return (0,text_text/* text */.Qq) `the text ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(value, 40))}`;
    return typeof value === 'number' ? (0,text_text/* text */.Qq) `the number ${(0,text_text/* code */.aY)(String(value))}` : (0,text_text/* literal */.eu)('a boolean');
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/problem.js
var problem = __webpack_require__(7085);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/advice.js
var advice = __webpack_require__(7196);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/scalar.js
var manifest_scalar = __webpack_require__(9380);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/yaml.js





function readYaml(reading) {
    if (hasForbidden(reading))
        return [];
    const documents = [];
    const { interest } = reading.limits;
    for (const chunk of splitDocuments(reading)) {
        if (interest?.skips?.(chunk.text) === true)
            continue;
        const document = readChunk(reading, chunk);
        if (reading.refused)
            return [];
        if (document !== null)
            documents.push(document);
    }
    return documents;
}
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\u2028\u2029\ufeff\ufffe\uffff]|\r(?!\n)/u;
function hasForbidden(reading) {
    const found = FORBIDDEN.exec(reading.text);
    if (found === null)
        return false;
    const message = (0,text_text/* text */.Qq) `YAML does not allow the character ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(found[0]))}: parsers disagree on what it does to the line. Remove it, or write it as an escape in double quotes.`;
    reading.report(found.index, 'control-character', message);
    return true;
}
const MARKER_LINE = /^---.*$/gm;
const MARKER = /^---(?:[ \t]*|[ \t]+#.*)$/;
const CONTENT = /^[ \t]*[^ \t\r\n#]/m;
const END_LINE = /^\.\.\.(?=[ \t\r\n]|$(?![^]))/m;
function splitDocuments(reading) {
    const { limits } = reading;
    const chunks = [];
    let start = 0;
    let isWanted = true;
    const add = (end) => {
        const chunk = isWanted ? contentOf(reading, reading.text.slice(start, end), start) : null;
        if (chunk === null)
            return;
        if (chunks.length === limits.documentsPerFile)
            reading.refuseDocuments(start);
        chunks.push(chunk);
    };
    for (const line of reading.text.matchAll(MARKER_LINE)) {
        add(line.index);
        if (reading.refused)
            return [];
        start = line.index + line[0].length;
        isWanted = MARKER.test(line[0]);
        if (isWanted)
            continue;
        const message = (0,text_text/* text */.Qq) `kubectl allows only a comment after ${(0,text_text/* code */.aY)('---')}; this document was not read. Move the rest to the next line.`;
        reading.report(line.index, 'document-marker', message);
    }
    add(reading.text.length);
    return reading.refused ? [] : chunks;
}
function contentOf(reading, written, offset) {
    const end = END_LINE.exec(written)?.index ?? written.length;
    const dropped = written.slice(end + '...'.length);
    const afterEnd = firstContent(dropped);
    if (afterEnd !== null) {
        const message = (0,text_text/* text */.Qq) `kubectl does not read what follows a ${(0,text_text/* code */.aY)('...')} line. Begin the next document with ${(0,text_text/* code */.aY)('---')}.`;
        reading.report(offset + written.length - dropped.length + afterEnd, 'document-end', message);
    }
    const read = written.slice(0, end);
    const first = firstContent(read);
    if (first === null)
        return null;
    if (read[first] !== '%')
        return { text: read, offset };
    const message = (0,text_text/* text */.Qq) `kubectl refuses YAML directives such as ${(0,text_text/* code */.aY)('%YAML')}; this document was not read. Remove the line.`;
    return reading.report(offset + first, 'yaml-directive', message);
}
function firstContent(written) {
    const found = CONTENT.exec(written);
    return found && found.index + found[0].length - 1;
}
function readChunk(reading, chunk) {
    const before = reading.problems.length;
    reading.startDocument();
    const syntax = parseSyntax(reading, chunk);
    if (syntax === null || (syntax.root === null && syntax.error === null))
        return null;
    if (syntax.error !== null)
        reportSyntax(reading, chunk, syntax.error);
    const document = syntax.error === null && syntax.root ? readNodes(reading, chunk.offset, syntax.root) : null;
    if (document === null && !reading.refused)
        blameTemplate(reading, chunk, before);
    return document;
}
const FIXES = new Map([
    ['TAB_AS_INDENT', 'Indent with spaces.'],
    ['BAD_INDENT', 'Give all entries of one mapping or list the same indentation.'],
    ['BAD_SCALAR_START', 'Put the value in quotes.'],
    ['BLOCK_AS_IMPLICIT_KEY', 'Put a value that holds ": " in quotes, or move the mapping to the next line.'],
    ['MULTILINE_IMPLICIT_KEY', 'Put the key and its colon on one line.'],
    ['MISSING_CHAR', 'Add what is missing.'],
]);
function reportSyntax(reading, chunk, error) {
    const fix = (0,text_text/* literal */.eu)(FIXES.get(error.code) ?? 'Correct this line.');
    const says = (0,text_text/* code */.aY)((0,visible/* visible */.RK)(error.message.replace(/\.$/, ''), 200));
    const message = (0,text_text/* text */.Qq) `This document is not valid YAML and was not read: ${says}. ${fix}`;
    reading.report(chunk.offset + Math.min(error.pos[0], chunk.text.trimEnd().length), 'yaml-syntax', message);
}
const TEMPLATE_MARK = /^[^#"'\n\r\u2028\u2029]*?(\{[{%]|%\{|<%)/m;
function blameTemplate(reading, chunk, since) {
    const found = TEMPLATE_MARK.exec(chunk.text);
    if (found === null)
        return;
    reading.takeBack(since);
    const message = (0,text_text/* text */.Qq) `This looks like a template, which is not YAML before it is rendered. ${(0,advice/* byTemplate */.kW)(reading.file)}`;
    reading.report(chunk.offset + found.index + found[0].length - 2, 'helm-template', message);
}
const OPTIONS = {
    version: '1.1',
    schema: 'failsafe',
    resolveKnownTags: false,
    merge: false,
    uniqueKeys: false,
    strict: true,
    prettyErrors: false,
    logLevel: 'silent',
};
function parseSyntax(reading, chunk) {
    const tokens = scan(reading, chunk);
    if (tokens === null)
        return null;
    const documents = [...new dist/* Composer */.Dk(OPTIONS).compose(tokens)];
    const root = documents[0]?.contents ?? null;
    const [error] = documents.flatMap(({ errors }) => errors).toSorted((a, b) => a.pos[0] - b.pos[0]);
    return { root, error: error ?? lostIn(root, tokens) };
}
const MOST_LEXEMES_PER_NODE = 5;
const SPACE_OR_COMMENT = /^[ \t\r\n#]/;
function scan(reading, chunk) {
    const parser = new dist/* Parser */.iX();
    const tokens = [];
    const { depth, nodesPerDocument } = reading.limits;
    let lexemes = 0;
    for (const lexeme of new dist/* Lexer */.JG().lex(chunk.text)) {
        if (!SPACE_OR_COMMENT.test(lexeme))
            lexemes += 1;
        tokens.push(...parser.next(lexeme));
        if (lexemes > nodesPerDocument * MOST_LEXEMES_PER_NODE)
            return reading.refuseNodes(chunk.offset + parser.offset);
        if (parser.stack.length > depth + 2)
            return reading.refuseDepth(chunk.offset + parser.offset);
    }
    tokens.push(...parser.end());
    return tokens;
}
function lostIn(root, tokens) {
    let found = 0;
    if (root !== null)
        eachNode(root, (node) => {
            if ((0,dist/* isScalar */.jn)(node) && node.range[1] > node.range[0])
                found += 1;
        });
    if (found === scalarsIn(tokens))
        return null;
    const message = 'Text is where YAML does not allow it, often below a "? key" without a ":" line';
    return { code: 'LOST', message, pos: [root?.range[0] ?? 0] };
}
function scalarsIn(tokens) {
    let scalars = 0;
    const open = [...tokens];
    while (open.length > 0) {
        const token = open.pop();
        if (!token)
            continue;
        if (dist/* CST */.DB.isScalar(token))
            scalars += token.type !== 'alias' && (token.type === 'block-scalar' || token.source !== '') ? 1 : 0;
        else if (token.type === 'document')
            open.push(token.value);
        else if ('items' in token)
            for (const item of token.items)
                open.push('key' in item ? item.key : null, item.value);
    }
    return scalars;
}
const YAML = 'tag:yaml.org,2002:';
const KINDS = new Map([
    ['bool', ['boolean']],
    ['int', ['integer']],
    ['float', ['float', 'integer', 'unbounded']],
    ['null', ['null']],
]);
const ESCAPED_BREAK = /(?<!\\)(?:\\\\)*\\\r?\n[ \t]*\r?\n/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
function readNodes(file, base, root) {
    const before = file.problems.length;
    const placed = new NodeReader(file, base, aliasTargets(root)).node(root, root.range[0], 1);
    return file.problems.slice(before).some(({ severity }) => severity === 'error') ? null : placed;
}
function eachNode(node, visit) {
    visit(node);
    if ((0,dist/* isSeq */.oP)(node))
        for (const item of node.items)
            eachNode(item, visit);
    if (!(0,dist/* isMap */.jh)(node))
        return;
    for (const { key, value } of node.items) {
        eachNode(key, visit);
        if (value !== null)
            eachNode(value, visit);
    }
}
function aliasTargets(root) {
    const anchors = new Map();
    const targets = new Map();
    eachNode(root, (node) => {
        if (!(0,dist/* isAlias */.Vj)(node)) {
            if (node.anchor !== undefined)
                anchors.set(node.anchor, node);
            return;
        }
        const target = anchors.get(node.source);
        if (target !== undefined)
            targets.set(node, target);
    });
    return targets;
}
class NodeReader {
    file;
    base;
    targets;
    open = new Set();
    uses = new Map();
    constructor(file, base, targets) {
        this.file = file;
        this.base = base;
        this.targets = targets;
    }
    node(node, at, depth) {
        if (!this.file.countNode(this.base + at))
            return null;
        const target = this.target(node);
        if (target === null)
            return null;
        if (!(0,dist/* isMap */.jh)(target) && !(0,dist/* isSeq */.oP)(target))
            return this.scalar(target, at);
        if (depth > this.file.limits.depth)
            return this.file.refuseDepth(this.base + target.range[0]);
        const { tag } = target;
        if (tag !== undefined && !['!', `${YAML}map`, `${YAML}seq`].includes(tag))
            this.unknownTag(target, tag);
        this.open.add(target);
        const placed = (0,dist/* isSeq */.oP)(target) ? this.list(target, at, depth) : this.mapping(target, at, depth);
        this.open.delete(target);
        return placed;
    }
    target(node) {
        if (!(0,dist/* isAlias */.Vj)(node))
            return node;
        const [offset] = node.range;
        const [alias, anchor] = [(0,text_text/* code */.aY)(`*${(0,visible/* visible */.RK)(node.source)}`), (0,text_text/* code */.aY)(`&${(0,visible/* visible */.RK)(node.source)}`)];
        const target = this.targets.get(node);
        if (target === undefined)
            return this.report(offset, 'bad-alias', (0,text_text/* text */.Qq) `The alias ${alias} has no anchor before it. Write ${anchor} where the value is defined.`);
        if (this.open.has(target))
            return this.report(offset, 'bad-alias', (0,text_text/* text */.Qq) `The alias ${alias} is inside its own anchor. Write the value out.`);
        const uses = (this.uses.get(target) ?? 0) + 1;
        this.uses.set(target, uses);
        const { usesPerAnchor } = this.file.limits;
        if (uses <= usesPerAnchor)
            return target;
        const message = (0,text_text/* text */.Qq) `The anchor ${anchor} is used more than ${usesPerAnchor} times in this document; this file was not read. Write the values out, or split the document.`;
        return this.file.refuse(this.base + offset, 'too-many-aliases', message);
    }
    scalar(node, at) {
        const scalar = this.tagged(node);
        if (scalar === null)
            return null;
        const offset = this.base + node.range[0];
        if (scalar.kind === 'unbounded')
            return this.file.reportNumber(offset, node.source);
        if (scalar.kind === 'string' && !this.file.isText(offset, scalar.value))
            return null;
        const value = scalar.kind === 'null' ? null : scalar.value;
        return { value: typeof value === 'bigint' ? Number(value) : value, spot: this.base + at };
    }
    list(node, at, depth) {
        const value = [];
        const items = [];
        for (const item of node.items) {
            const placed = this.node(item, item.range[0], depth + 1);
            if (this.file.refused)
                break;
            value.push(placed?.value ?? null);
            items.push(placed?.spot ?? this.base + item.range[0]);
        }
        return { value, spot: { at: this.base + at, items } };
    }
    mapping(node, at, depth) {
        const entries = { value: Object.create(null), fields: new Map() };
        this.add(node, entries, depth);
        return { value: entries.value, spot: { at: this.base + at, fields: entries.fields } };
    }
    add(node, entries, depth) {
        const written = new Map();
        for (const pair of node.items) {
            if (this.file.refused)
                return;
            if (isMergeKey(pair.key))
                this.addMerged(pair, entries, depth);
            else
                this.addField(pair, entries, written, depth);
        }
    }
    addField(pair, entries, written, depth) {
        const [at] = pair.key.range;
        const key = this.key(pair.key);
        if (key === null)
            return;
        const earlier = written.get(key);
        if (earlier !== undefined) {
            this.file.reportDuplicateKey(this.base + at, key, this.base + earlier);
            return;
        }
        written.set(key, at);
        const placed = pair.value === null ? null : this.node(pair.value, at, depth + 1);
        entries.value[key] = placed?.value ?? null;
        entries.fields.set(key, placed?.spot ?? this.base + at);
    }
    addMerged({ key, value }, entries, depth) {
        for (const node of value !== null && (0,dist/* isSeq */.oP)(value) ? value.items.toReversed() : [value]) {
            const target = node === null ? null : this.target(node);
            if (target === null && node !== null)
                continue;
            if (target === null || !(0,dist/* isMap */.jh)(target)) {
                const message = (0,text_text/* text */.Qq) `The merge key ${(0,text_text/* code */.aY)('<<')} takes a mapping or a list of mappings. Write the fields out.`;
                this.report((node ?? key).range[0], 'bad-merge', message);
                continue;
            }
            if (!this.file.countNode(this.base + target.range[0]))
                return;
            this.open.add(target);
            this.add(target, entries, depth);
            this.open.delete(target);
        }
    }
    key(node) {
        const [offset] = node.range;
        if (!this.file.countNode(this.base + offset))
            return null;
        const target = this.target(node);
        if (target === null)
            return null;
        const refused = (what) => this.report(offset, 'bad-key', (0,text_text/* text */.Qq) `A key must be text, not ${what}. Put it in quotes, or write a name.`);
        if (!(0,dist/* isScalar */.jn)(target))
            return refused((0,text_text/* literal */.eu)('a mapping or a list'));
        const scalar = this.tagged(target);
        if (scalar === null)
            return null;
        const key = (0,manifest_scalar/* keyText */.P)(scalar);
        if (key === null)
            return refused(target.source === '' ? (0,text_text/* literal */.eu)('empty') : (0,text_text/* code */.aY)((0,visible/* visible */.RK)(target.source)));
        const [, end] = target.range;
        if (target.type === 'PLAIN' && /^:[,[\]{}]/.test(this.written(end, end + 2)))
            return this.report(end, 'yaml-syntax', (0,text_text/* text */.Qq) `kubectl reads this colon as part of the key. Put a space after it.`);
        return this.file.isText(this.base + offset, key) ? key : null;
    }
    tagged(node) {
        const { tag, source } = node;
        const [start, end] = node.range;
        if (node.type === 'QUOTE_DOUBLE' && ESCAPED_BREAK.test(this.written(start, end)))
            return this.report(start, 'yaml-syntax', (0,text_text/* text */.Qq) `YAML parsers read an empty line after an escaped line break differently. Write ${(0,text_text/* code */.aY)('\\n')}.`);
        if (tag === undefined)
            return node.type === 'PLAIN' ? (0,manifest_scalar/* plainScalar */.d)(source) : { kind: 'string', value: source };
        const name = tag.startsWith(YAML) ? tag.slice(YAML.length) : '';
        const kinds = KINDS.get(name);
        if (kinds === undefined && name !== 'binary') {
            if (tag !== '!' && name !== 'str' && name !== 'timestamp')
                this.unknownTag(node, tag);
            return { kind: 'string', value: source };
        }
        const scalar = kinds === undefined ? binary(source) : (0,manifest_scalar/* plainScalar */.d)(source);
        if (scalar !== null && kinds?.includes(scalar.kind) !== false)
            return scalar;
        const message = (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(source))} is not a ${(0,text_text/* code */.aY)(`!!${name}`)}. Correct the value, or remove the tag.`;
        return this.report(start, 'bad-tag', message);
    }
    unknownTag({ range }, tag) {
        const message = (0,text_text/* text */.Qq) `kubectl ignores the tag ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(tag))} and reads the value as it is. Remove the tag.`;
        this.report(range[0], 'unknown-tag', message, 'warning');
    }
    written(start, end) {
        return this.file.text.slice(this.base + start, this.base + end);
    }
    report(offset, id, message, severity) {
        return this.file.report(this.base + offset, id, message, severity);
    }
}
function isMergeKey(key) {
    if (!(0,dist/* isScalar */.jn)(key) || key.source !== '<<')
        return false;
    return key.tag === `${YAML}merge` || (key.tag === undefined && key.type === 'PLAIN');
}
function binary(text) {
    const digits = text.replace(/[\r\n]/g, '');
    return BASE64.test(digits)
        ? { kind: 'string', value: Buffer.from(digits, 'base64').toString('utf8') }
        : null;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/parse.js







function parseManifests(written, file, limits = manifest_limits/* LIMITS */.b1) {
    const { manifests, problems } = parseFile(written, file, limits);
    return { manifests, problems };
}
function parseFile(written, file, limits, variables = {}) {
    if (written.startsWith(LFS_POINTER)) {
        const message = (0,text_text/* text */.Qq) `This is a Git LFS pointer: the content of the file is not in git. Keep manifests in git: remove the file from .gitattributes, and add it again.`;
        return { manifests: [], problems: [(0,problem/* problemOf */.Zw)(file, 'lfs-pointer', message)], nodes: 0 };
    }
    const reading = startFile(written, file, limits, variables);
    const documents = documentsOf(reading);
    const manifests = reading.refused ? [] : documents.flatMap((document) => objectsOf(reading, document));
    const isOfNone = reading.problems.length > 0 && limits.interest?.mayHold(written) === false;
    return { manifests, problems: isOfNone ? [] : listed(reading), nodes: reading.nodes };
}
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';
function placedYaml(written, file) {
    return wholeYaml(written, file).documents;
}
function wholeYaml(written, file) {
    const reading = startFile(written, file, manifest_limits/* LIMITS */.b1);
    const documents = documentsOf(reading).map(({ value, spot }) => ({
        value,
        placeOf: (path) => reading.placeAt((0,manifest_reading/* offsetAt */.HA)(spot, path)),
    }));
    const problem = reading.problems.find(({ severity }) => severity === 'error') ?? null;
    return { documents, problem };
}
function startFile(written, file, limits, variables = {}) {
    return new manifest_reading/* Reading */.zK(file, written.replace(/^\ufeff/, ''), limits, variables);
}
function documentsOf(reading) {
    const { text: written, limits } = reading;
    if (Buffer.byteLength(written) > limits.bytesPerFile) {
        const message = (0,text_text/* text */.Qq) `This file has more than ${limits.bytesPerFile} bytes; it was not read. Split it into several files.`;
        reading.refuse(null, 'too-large', message);
        return [];
    }
    const surrogate = written.search(manifest_reading/* LONE_SURROGATE */.uG);
    if (surrogate >= 0) {
        reading.isText(surrogate, written);
        return [];
    }
    if (!/^[ \t\r\n]*\{/.test(written))
        return readYaml(reading);
    if (limits.interest?.skips?.(written) === true)
        return [];
    const documents = (0,json/* readJson */.Vh)(reading);
    if (documents !== null || reading.refused)
        return documents ?? [];
    reading.takeBack(0);
    reading.nodes = 0;
    return readYaml(reading);
}
function listed(reading) {
    const line = (problem) => problem.place?.line ?? 0;
    const column = (problem) => problem.place?.column ?? 0;
    const problems = reading.problems.toSorted((a, b) => line(a) - line(b) || column(a) - column(b));
    const rest = problems.splice(manifest_limits/* PROBLEMS_PER_FILE */.kL);
    if (rest.length === 0)
        return problems;
    const severity = rest.some((problem) => problem.severity === 'error') ? 'error' : 'warning';
    const message = (0,text_text/* text */.Qq) `${rest.length} more problems of this file are not listed. Correct those above first.`;
    return [...problems, (0,problem/* problemOf */.Zw)(reading.file, 'more-problems', message, severity)];
}


/***/ })

};
