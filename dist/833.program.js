export const id = 833;
export const ids = [833];
export const modules = {

/***/ 9662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ substitute)
/* harmony export */ });
const VARIABLE = /\$?\$\{([_a-zA-Z][_a-zA-Z0-9]*)(?:(:?[=+-]|[?]|:[?])((?:[^${}]|\$(?!\{))*))?\}/g;
function substitute(text, lookup) {
    const pieces = [];
    let result = '';
    let last = 0;
    for (const match of text.matchAll(VARIABLE)) {
        const value = valueOf(match, lookup);
        if (value === null)
            continue;
        result += text.slice(last, match.index);
        pieces.push({ at: result.length, from: match.index, length: value.length });
        result += value;
        last = match.index + match[0].length;
    }
    if (pieces.length === 0)
        return { text, originOf: (offset) => offset };
    result += text.slice(last);
    return { text: result, originOf: (offset) => originIn(pieces, text, offset) };
}
function valueOf([written, name = '', operator, fallback = ''], lookup) {
    if (written.startsWith('$$'))
        return written.slice(1);
    const value = lookup(name);
    if (value === undefined)
        return null;
    if (operator === undefined)
        return value;
    return /[=-]$/.test(operator) ? value || fallback : null;
}
function originIn(pieces, text, offset) {
    let low = 0;
    let high = pieces.length;
    while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if ((pieces[middle]?.at ?? 0) <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    const piece = pieces[low - 1];
    if (piece === undefined)
        return offset;
    const behind = offset - piece.at - piece.length;
    if (behind < 0)
        return piece.from;
    const end = text.indexOf('}', piece.from) + 1;
    return Math.min(text.length, end + behind);
}


/***/ }),

/***/ 27228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ae: () => (/* binding */ NODES_PER_SIDE),
/* harmony export */   b1: () => (/* binding */ LIMITS),
/* harmony export */   kL: () => (/* binding */ PROBLEMS_PER_FILE)
/* harmony export */ });
const LIMITS = {
    bytesPerFile: 100 * 1024 ** 2,
    documentsPerFile: 100_000,
    depth: 64,
    nodesPerFile: 2_000_000,
    nodesPerDocument: 200_000,
    usesPerAnchor: 100,
};
const NODES_PER_SIDE = 4_000_000;
const PROBLEMS_PER_FILE = 50;


/***/ }),

/***/ 27332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ firstNot)
/* harmony export */ });
function firstNot({ length }, isBefore) {
    let low = 0;
    let high = length;
    while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (isBefore(middle))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 85797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   rI: () => (/* binding */ sourceText)
/* harmony export */ });
/* harmony import */ var _words_caret_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95819);
/* harmony import */ var _delivery_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9662);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93549);
/* harmony import */ var _lookup_sorted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27332);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19125);





function sourceText(file, written, variables = {}) {
    const isPlain = Object.keys(variables).length === 0;
    const valueOf = (name) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(variables, name) ?? null;
    const substituted = isPlain ? asWritten(written) : (0,_delivery_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .substitute */ .V)(written, valueOf);
    let starts = null;
    const startOf = (line) => (starts ??= lineStarts(written))[line] ?? written.length + 1;
    const lineOf = (offset) => {
        const lines = (starts ??= lineStarts(written));
        const origin = substituted.originOf(offset);
        return Math.max(0, (0,_lookup_sorted_js__WEBPACK_IMPORTED_MODULE_3__/* .firstNot */ .W)(lines, (line) => (lines[line] ?? 0) <= origin) - 1);
    };
    return {
        file,
        text: substituted.text,
        placeAt(offset) {
            const line = lineOf(offset);
            return { file, line: line + 1, column: substituted.originOf(offset) - startOf(line) + 1 };
        },
        lineAt(offset) {
            const line = lineOf(offset);
            return written.slice(startOf(line), startOf(line + 1) - 1).replace(/\r$/, '');
        },
    };
}
function asWritten(text) {
    return { text, originOf: (offset) => offset };
}
function problemAt(source, offset, code, message, severity = 'error') {
    const place = source.placeAt(offset);
    return {
        severity,
        code,
        message: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(message),
        place,
        picture: (0,_words_caret_js__WEBPACK_IMPORTED_MODULE_4__/* .caretPicture */ .E)(source.lineAt(offset), place.column - 1),
    };
}
function problemOf(file, code, message, severity = 'error') {
    return { severity, code, message: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(message), place: { file, line: 1, column: 1 }, picture: null };
}
function lineStarts(text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
        starts.push(end + 1);
    return starts;
}


/***/ }),

/***/ 95819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ caretPicture)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98558);

const WIDTH = 80;
const BEFORE = 50;
function caretPicture(line, position) {
    const from = Math.max(0, position - WIDTH);
    const to = position + WIDTH;
    const before = cells(line.slice(from, position));
    const after = cells(line.slice(position, to));
    const room = WIDTH - 2;
    const left = cellsThatFit(before.toReversed(), Math.max(BEFORE, room - widthOf(after))).toReversed();
    const right = cellsThatFit(after, room - widthOf(left));
    const start = from > 0 || left.length < before.length ? '…' : '';
    const end = to < line.length || right.length < after.length ? '…' : '';
    return `${start}${left.join('')}${right.join('')}${end}\n${' '.repeat(start.length + widthOf(left))}^`;
}
function cells(text) {
    return Array.from(text.replaceAll('\t', ' '), _visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleCharacter */ .mq);
}
function widthOf(shown) {
    return shown.reduce((sum, cell) => sum + Array.from(cell).length, 0);
}
function cellsThatFit(shown, width) {
    let used = 0;
    const end = shown.findIndex((cell) => (used += Array.from(cell).length) > width);
    return shown.slice(0, end < 0 ? shown.length : end);
}


/***/ }),

/***/ 50369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ saveFile),
/* harmony export */   f: () => (/* binding */ replaceFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _file_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19836);




const STREAMS = ['/dev', '/proc'];
const IN_MEMORY = '/dev/shm';
const NOT_REPLACEABLE = new Set(['EACCES', 'EPERM', 'EBUSY', 'EROFS', 'EXDEV']);
function saveFile(path, text) {
    const target = replaceable(path);
    if (target === null) {
        writeOver(path, text);
        return;
    }
    try {
        if (exists(target))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(target, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK);
        replaceFile(target, text);
    }
    catch (error) {
        if (!NOT_REPLACEABLE.has((0,_file_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$)(error)) || !exists(target))
            throw error;
        writeOver(target, text);
    }
}
function replaceFile(target, text) {
    const mode = exists(target) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(target).mode & 0o777 : null;
    const beside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), `.fleetplan-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
    try {
        writeNew(beside, text, mode);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(beside, target);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(beside, { force: true });
        throw error;
    }
}
function writeNew(path, text, mode) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'wx', mode ?? 0o666);
    try {
        if (mode !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(descriptor, mode);
        writeParts(descriptor, text);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
function writeOver(path, text) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'w');
    try {
        writeParts(descriptor, text);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
function writeParts(descriptor, text) {
    for (const part of typeof text === 'string' ? [text] : text)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(descriptor, part);
}
function replaceable(path) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    const isBelow = (folder) => absolute.startsWith(folder + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    if (STREAMS.some(isBelow) && !isBelow(IN_MEMORY))
        return null;
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolute, { throwIfNoEntry: false }) === undefined)
        return absolute;
    if (!exists(absolute) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(absolute).isFile())
        return null;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(absolute);
}
function exists(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false }) !== undefined;
}


/***/ }),

/***/ 9057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   Jw: () => (/* binding */ isShellPipe),
/* harmony export */   XO: () => (/* binding */ STANDARD_INPUT),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   bv: () => (/* binding */ readStream),
/* harmony export */   lQ: () => (/* binding */ isFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47531);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41460);



const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
function bytesOf(path, shown, limits) {
    return opened(path, shown, FLAGS, (descriptor) => {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        if (!stats.isFile())
            return (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .notAFileProblem */ .Y0)(shown);
        if (stats.size > limits.bytesPerFile)
            return (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeProblem */ .bi)(shown, limits);
        const bytes = contentOf(descriptor, stats.size);
        return bytes.length > limits.bytesPerFile ? (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeProblem */ .bi)(shown, limits) : bytes;
    });
}
function contentOf(descriptor, size) {
    if (size === 0)
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor);
    const bytes = Buffer.allocUnsafe(size);
    let filled = 0;
    for (let read = -1; read !== 0 && filled < size; filled += read)
        read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, filled, size - filled, null);
    return bytes.subarray(0, filled);
}
function opened(path, shown, flags, read) {
    try {
        const descriptor = path === STANDARD_INPUT ? 0 : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags);
        try {
            return read(descriptor);
        }
        finally {
            if (descriptor !== 0)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        }
    }
    catch (error) {
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadableProblem */ .$Z)(shown, error);
    }
}
function textOf(bytes, shown) {
    return Buffer.isBuffer(bytes) ? ((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeUtf8 */ ._6)(bytes) ?? (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .textProblem */ .Fy)(shown)) : bytes;
}
const STANDARD_INPUT = '-';
const OPEN_ALREADY = /^\/(?:dev\/(?:fd\/\d+|stdin)|proc\/[^/]+\/fd\/\d+)$/;
function isShellPipe(path) {
    if (!OPEN_ALREADY.test(path))
        return false;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFIFO() === true;
    }
    catch {
        return false;
    }
}
function readStream(path, shown, limits) {
    const bytes = opened(path, shown, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY, (descriptor) => drain(descriptor, shown, limits));
    const text = textOf(bytes, shown);
    return typeof text === 'string' && text.trim() === '' ? (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyStreamProblem */ .JA)(shown) : text;
}
const CHUNK_BYTES = 64 * 1024;
const PAUSE_MS = 10;
function drain(descriptor, shown, limits) {
    const chunks = [];
    let total = 0;
    for (;;) {
        const chunk = Buffer.alloc(CHUNK_BYTES);
        const read = readSome(descriptor, chunk);
        if (read === 0)
            return Buffer.concat(chunks);
        total += read;
        if (total > limits.bytesPerFile)
            return (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeProblem */ .bi)(shown, limits);
        chunks.push(chunk.subarray(0, read));
    }
}
function readSome(descriptor, chunk) {
    for (;;) {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, chunk);
        }
        catch (error) {
            const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
            if (code === 'EOF')
                return 0;
            if (code !== 'EAGAIN')
                throw error;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
        }
    }
}
function isFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}


/***/ }),

/***/ 81883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Et: () => (/* binding */ runGitForMuch),
/* harmony export */   iH: () => (/* binding */ fetchCommit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98558);






const TIMEOUT_MS = 120_000;
const MAX_OUTPUT_BYTES = 256 * 1024 ** 2;
const OPTIONS = [
    '--no-pager',
    '--no-replace-objects',
    '--no-optional-locks',
    ...['core.fsmonitor=false', `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_3__.devNull}`, 'core.commitGraph=false'].flatMap((set) => [
        '-c',
        set,
    ]),
    ...['protocol.allow=never', 'safe.directory=*', 'safe.bareRepository=explicit'].flatMap((set) => [
        '-c',
        set,
    ]),
];
const FATAL = 'fatal: ';
function fetchCommit(repo, commit, { repository, token }) {
    const { protocol, origin } = new URL(repository);
    const scheme = protocol.slice(0, -1);
    const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    const settings = [
        ['credential.helper', ''],
        ['http.followRedirects', 'false'],
        ['http.sslVerify', 'true'],
        [`http.${origin}/.extraheader`, ''],
        ...(token === '' ? [] : [[`http.${origin}/.extraheader`, header]]),
    ];
    const { https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY } = process.env;
    const variables = {
        ...{ https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY },
        GIT_ALLOW_PROTOCOL: scheme,
        GIT_CONFIG_COUNT: String(settings.length),
        ...Object.fromEntries(settings.flatMap(([key, value], i) => [
            [`GIT_CONFIG_KEY_${i}`, key],
            [`GIT_CONFIG_VALUE_${i}`, value],
        ])),
    };
    const options = ['--depth=1', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', '--quiet'];
    return started(repo, ['fetch', ...options, '--end-of-options', repository, commit], '', {
        variables,
    });
}
function runGit(repo, args, input = '', mostBytes = MAX_OUTPUT_BYTES) {
    return started(repo, args, input, { mostBytes });
}
function runGitForMuch(repo, args, input) {
    const file = namelessFile();
    if (file === null)
        return runGit(repo, args, input);
    try {
        const answer = started(repo, args, input, { stdout: file });
        return answer.ok ? { ok: true, stdout: contentOf(file) } : runGit(repo, args, input);
    }
    catch {
        return runGit(repo, args, input);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(file);
    }
}
function namelessFile() {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)(), `fleetplan-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)()}`);
    let file = null;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(path, 'wx+', 0o600);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.unlinkSync)(path);
        return file;
    }
    catch {
        if (file !== null) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(file);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(path, { force: true });
        }
        return null;
    }
}
function contentOf(file) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync)(file);
    if (size > MAX_OUTPUT_BYTES)
        throw new RangeError('git answered too much');
    const bytes = Buffer.allocUnsafeSlow(size);
    let filled = 0;
    while (filled < size) {
        const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync)(file, bytes, filled, size - filled, filled);
        if (read === 0)
            throw new RangeError('the answer of git became shorter');
        filled += read;
    }
    return bytes;
}
function started(repo, args, input, { stdout = 'pipe', mostBytes = MAX_OUTPUT_BYTES, variables = {}, }) {
    const answer = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', [...OPTIONS, '-C', repo, ...args], {
        stdio: ['pipe', stdout, 'pipe'],
        env: { ...environment(), ...variables },
        input,
        timeout: TIMEOUT_MS,
        maxBuffer: mostBytes,
        windowsHide: true,
    });
    if (answer.error !== undefined && !hungUp(answer))
        return { ok: false, status: null, reason: startReason(answer.error) };
    if (answer.status === 0)
        return { ok: true, stdout: answer.stdout };
    const lines = answer.stderr.toString('utf8').trim().split('\n');
    const said = (lines.find((line) => line.startsWith(FATAL)) ?? lines.at(-1) ?? '').replace(FATAL, '');
    return { ok: false, status: answer.status, reason: (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(said, 200) };
}
function hungUp({ error, status }) {
    return error !== undefined && 'code' in error && error.code === 'EPIPE' && status !== null && status !== 0;
}
function environment() {
    const { PATH, Path, SystemRoot } = process.env;
    const inherited = Object.entries({ PATH, Path, SystemRoot }).filter(([, value]) => value !== undefined);
    return {
        ...Object.fromEntries(inherited),
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_3__.devNull,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_ALLOW_PROTOCOL: 'none',
        GIT_NO_LAZY_FETCH: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_GRAFT_FILE: node_os__WEBPACK_IMPORTED_MODULE_3__.devNull,
    };
}
function startReason(error) {
    const code = 'code' in error ? String(error.code) : error.name;
    if (code === 'ENOENT')
        return 'git is not installed';
    if (code === 'ETIMEDOUT')
        return `git took longer than ${TIMEOUT_MS / 1000} seconds`;
    if (code === 'ENOBUFS')
        return `git answered more than ${MAX_OUTPUT_BYTES} bytes`;
    return `git could not be started (${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(code)})`;
}


/***/ }),

/***/ 1432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ isOfPattern),
/* harmony export */   MM: () => (/* binding */ onlyExclusions),
/* harmony export */   MT: () => (/* binding */ compileSegments),
/* harmony export */   Pt: () => (/* binding */ isPattern),
/* harmony export */   WO: () => (/* binding */ ANY_FILE),
/* harmony export */   YX: () => (/* binding */ SUFFIXES),
/* harmony export */   pV: () => (/* binding */ exactly),
/* harmony export */   tI: () => (/* binding */ compileGlobs),
/* harmony export */   zm: () => (/* binding */ splitPattern)
/* harmony export */ });
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17085);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98558);


const MAX_PATTERNS = 100;
const MAX_LENGTH = 1_000;
const MAX_EXPANDED = 200;
const SUFFIXES = ['.yaml', '.yml', '.json'];
const ANY_FILE = '**/?*';
function compileGlobs(patterns) {
    const problems = onlyExclusions(patterns);
    const included = [];
    const excluded = [];
    if (patterns.length > MAX_PATTERNS) {
        const message = `There are more than ${MAX_PATTERNS} policy globs. Join some of them with {a,b}.`;
        problems.push((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'bad-glob', message));
    }
    for (const pattern of patterns.slice(0, MAX_PATTERNS)) {
        const isExclusion = pattern.startsWith('!');
        const compiled = compilePattern(isExclusion ? pattern.slice(1) : pattern, isExclusion);
        if (typeof compiled === 'string')
            problems.push(badGlob(pattern, compiled));
        else
            (isExclusion ? excluded : included).push(...compiled);
    }
    const isExcluded = (path) => excluded.some(({ inside }) => inside.test(`${path}/`));
    const globs = {
        matches: (path) => included.some(({ file }) => file.test(path)) && !isExcluded(path),
        mayContain: (folder) => included.some(({ above }) => above.test(folder)) && !isExcluded(folder),
        isBeside: (path) => included.some(({ beside }) => beside.test(path)) && !isExcluded(path),
    };
    return { globs, problems };
}
function exactly(path) {
    return {
        matches: (candidate) => candidate === path,
        mayContain: (folder) => path.startsWith(`${folder}/`),
        isBeside: () => false,
    };
}
function isPattern(text) {
    return /[*?[{]/.test(text);
}
function splitPattern(pattern) {
    const segments = pattern.split('/');
    const first = segments.findIndex(isPattern);
    const end = first < 0 ? segments.length : first;
    const folder = segments.slice(0, end).join('/');
    return {
        folder: folder === '' && pattern.startsWith('/') ? '/' : folder,
        rest: segments.slice(end).join('/'),
    };
}
function isOfPattern(path, pattern) {
    return (SUFFIXES.some((suffix) => path.endsWith(suffix)) && !(path.endsWith('.json') && /\.ya?ml$/.test(pattern)));
}
function onlyExclusions(patterns) {
    const [first] = patterns;
    if (first === undefined || !patterns.every((pattern) => pattern.startsWith('!')))
        return [];
    return [badGlob(first, 'it only excludes files, and no other glob includes any')];
}
function badGlob(pattern, why) {
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'bad-glob', `The policy glob "${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(pattern)}" is invalid: ${why}. Correct it.`);
}
const EXTGLOB = /[!?*+@]\(/;
function compilePattern(pattern, isExclusion) {
    if (pattern === '')
        return 'it is empty';
    if (pattern.length > MAX_LENGTH)
        return `it is longer than ${MAX_LENGTH} characters`;
    if (EXTGLOB.test(pattern))
        return 'groups such as +(a|b) are not supported; use {a,b}';
    const expanded = expandBraces(pattern);
    if (expanded === null)
        return `its braces are a range, or stand for more than ${MAX_EXPANDED} patterns`;
    const compiled = [];
    for (const path of expanded) {
        const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
        if (segments.includes('..'))
            return 'it leaves the folder with ".."';
        const sources = sourcesOf(segments);
        if (sources === null)
            return 'a character class in it is not of the form [abc], [a-z] or [!a-z]';
        const variants = isExclusion ? [sources] : withManifests(path, segments, sources);
        compiled.push(...variants.map(patternOf));
    }
    return compiled;
}
function compileSegments(segments) {
    const sources = sourcesOf(segments);
    return sources && patternOf(sources);
}
function sourcesOf(segments) {
    const sources = segments.map((segment, at) => segment === '**' ? '**' : segmentSource(segment, `s${at}_`));
    return sources.every((source) => source !== null) ? sources : null;
}
const RANGE = /^-?[0-9A-Za-z]+\.\.-?[0-9A-Za-z]+(?:\.\.-?[0-9]+)?$/;
const GROUP = /^((?:\\[^]|[^\\])*?)\{((?:\\[^]|[^\\{}])*)\}([^]*)$/;
function expandBraces(pattern) {
    const done = [];
    const open = [pattern];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const [, before = '', inner, after = ''] = GROUP.exec(next) ?? [];
        if (inner === undefined)
            done.push(next);
        else if (RANGE.test(inner))
            return null;
        else {
            const choices = inner.includes(',') ? inner.split(',') : [`\\{${inner}\\}`];
            open.push(...choices.map((choice) => before + choice + after));
        }
        if (done.length + open.length > MAX_EXPANDED)
            return null;
    }
    return done;
}
const MANIFEST = `[^/]*\\.(?:${SUFFIXES.map((suffix) => suffix.slice(1)).join('|')})`;
function withManifests(path, segments, sources) {
    const last = segments.at(-1);
    if (last === '*')
        return [[...sources.slice(0, -1), MANIFEST]];
    if (last === '**')
        return [[...sources, MANIFEST]];
    const below = [...sources, '**', MANIFEST];
    if (path.endsWith('/') || segments.length === 0)
        return [below];
    return isPattern(path) ? [[...sources]] : [[...sources], below];
}
function patternOf(sources) {
    const isOpen = sources.at(-1) === '**';
    const named = isOpen ? sources.slice(0, -1) : sources;
    return {
        file: new RegExp(`^${pathSource(sources)}$`, 'u'),
        inside: new RegExp(named.length === 0 ? '^' : `^${pathSource(named)}/`, 'u'),
        above: new RegExp(`^${prefixSource(sources)}$`, 'u'),
        beside: new RegExp(`^${pathSource([...sources.slice(0, -1), '[^/]*'])}$`, 'u'),
    };
}
function pathSource(sources) {
    const [start = [], ...chunks] = chunksOf(sources);
    const last = chunks.pop();
    const open = chunks.map((chunk, at) => {
        const source = chunk.map((segment) => `${segment}/`).join('');
        return `(?=(?<p${at}>(?:[^/]+/)*?${source}))\\k<p${at}>`;
    });
    if (last === undefined)
        return start.join('/');
    return `${start.map((segment) => `${segment}/`).join('')}${open.join('')}(?:[^/]+/)*${last.join('/')}`;
}
function chunksOf(sources) {
    const chunks = [[]];
    for (const source of sources) {
        if (source === '**')
            chunks.push([]);
        else
            chunks.at(-1)?.push(source);
    }
    return chunks;
}
function prefixSource([segment, ...rest], slash = '') {
    if (segment === '**')
        return `(?:${slash}[^]*)?`;
    return segment === undefined || rest.length === 0
        ? ''
        : `(?:${slash}${segment}${prefixSource(rest, '/')})?`;
}
const TOKEN = /\\([^])|(\*+)|(\?)|\[([!^]?)(\]?[^\]]*)\]|([^])/gu;
function segmentSource(segment, prefix) {
    const parts = [''];
    for (const [, escaped, star, any, negation, members, plain] of segment.matchAll(TOKEN)) {
        if (star !== undefined) {
            parts.push('');
            continue;
        }
        if (plain === '[' || (members !== undefined && !isClass(members)))
            return null;
        const source = any !== undefined
            ? '[^/]'
            : members === undefined
                ? literal(escaped ?? plain ?? '')
                : `(?!/)[${negation === '' ? '' : '^'}${members.replace(/[\]^]/g, '\\$&')}]`;
        parts[parts.length - 1] += source;
    }
    const [start = '', ...others] = parts;
    const last = others.pop();
    if (last === undefined)
        return start;
    const between = others.map((part, at) => `(?=(?<${prefix}${at}>[^/]*?${part}))\\k<${prefix}${at}>`);
    return `${start}${between.join('')}[^/]*${last}(?=/|$)`;
}
function literal(character) {
    return character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
}
function isClass(members) {
    if (members === '' || /[[\\]/.test(members))
        return false;
    try {
        return new RegExp(`[${members.replace(/[\]^]/g, '\\$&')}]`, 'u').source !== '';
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 62587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isInside),
/* harmony export */   Y: () => (/* binding */ isBelow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function isBelow(path) {
    return !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) && path !== '..' && !path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`);
}
function isInside(folder, path) {
    return isBelow((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path));
}


/***/ }),

/***/ 47531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ unreadableProblem),
/* harmony export */   D6: () => (/* binding */ symlinkProblem),
/* harmony export */   Fy: () => (/* binding */ textProblem),
/* harmony export */   JA: () => (/* binding */ emptyStreamProblem),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   Y0: () => (/* binding */ notAFileProblem),
/* harmony export */   bi: () => (/* binding */ sizeProblem),
/* harmony export */   bu: () => (/* binding */ countProblem),
/* harmony export */   lM: () => (/* binding */ emptyFolderProblem),
/* harmony export */   m4: () => (/* binding */ submoduleProblem),
/* harmony export */   ue: () => (/* binding */ totalProblem),
/* harmony export */   ux: () => (/* binding */ noMatchProblem),
/* harmony export */   z9: () => (/* binding */ pathProblem)
/* harmony export */ });
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17085);
/* harmony import */ var _manifest_source_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85797);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98558);



function symlinkProblem(path, entry) {
    const message = entry === undefined
        ? 'This path leads through a symbolic link, which is not followed. Give the path that it leads to.'
        : 'This symbolic link leads out of the repository or to nothing. Replace it with the file, or exclude it with a `!` glob.';
    return withEntry((0,_manifest_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(path, 'symlink', message), entry);
}
function submoduleProblem(path, entry) {
    const message = 'This is a submodule: its files are not in this repository. Move the policies here, or exclude it with a `!` glob.';
    return withEntry((0,_manifest_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(path, 'submodule', message), entry);
}
function withEntry(problem, entry) {
    return entry === undefined ? problem : { ...problem, entry };
}
function notAFileProblem(path) {
    return (0,_manifest_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(path, 'not-a-file', 'This is not a regular file. Replace it with one.');
}
function pathProblem(path) {
    return (0,_manifest_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(path, 'path-not-utf-8', 'This file name is not UTF-8. Rename the file.');
}
function textProblem(path) {
    return (0,_manifest_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(path, 'not-utf-8', 'This file is not UTF-8 text. Convert it to UTF-8.');
}
function sizeProblem(path, limits) {
    const message = `This file is larger than ${limits.bytesPerFile} bytes. Split it into several files.`;
    return (0,_manifest_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(path, 'too-large', message);
}
function unreadableProblem(path, error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown error';
    return (0,_manifest_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(path, 'unreadable', `This cannot be read (${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(code)}). Check the path and its permissions.`);
}
function emptyStreamProblem(path) {
    const message = `${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(path)} is empty. Run the command that writes to it alone; for no policies, write an empty List.`;
    return (0,_manifest_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(path, 'empty-input', message);
}
function noMatchProblem(pattern, why) {
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'no-match', `The glob ${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(pattern)} matches no file: ${why}. Correct or remove it.`);
}
function emptyFolderProblem(folder) {
    const message = `The folder ${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(folder) || '.'} contains no manifest (.yaml, .yml, .json).`;
    return { ...(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'empty-folder', message), severity: 'warning' };
}
function countProblem(limits) {
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'too-many-files', `More than ${limits.files} files are needed; none was read. Narrow the policy paths.`);
}
function totalProblem(limits) {
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'too-large', `The files that are needed have more than ${limits.bytes} bytes; none was read. Narrow the policy paths.`);
}
const LISTED = 200;
function listed(problems) {
    if (problems.length <= LISTED)
        return problems;
    const message = `${problems.length - LISTED} more problems with files are not listed. Fix those above first.`;
    return [...problems.slice(0, LISTED), (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'more-problems', message)];
}


/***/ }),

/***/ 41460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ inPathOrder),
/* harmony export */   OU: () => (/* binding */ sortedByBytes),
/* harmony export */   _6: () => (/* binding */ decodeUtf8),
/* harmony export */   bG: () => (/* binding */ decodeMarked),
/* harmony export */   bW: () => (/* binding */ decodeLossy),
/* harmony export */   bg: () => (/* binding */ byBytes),
/* harmony export */   x0: () => (/* binding */ REPLACED)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

const WITHOUT_MARK = new TextDecoder('utf-8');
const AS_IT_IS = new TextDecoder('utf-8', { ignoreBOM: true });
function decodeUtf8(bytes) {
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? WITHOUT_MARK.decode(bytes) : null;
}
function decodeMarked(bytes) {
    const [first, second] = bytes;
    if (first === 0xff && second === 0xfe)
        return new TextDecoder('utf-16le').decode(bytes);
    if (first === 0xfe && second === 0xff)
        return new TextDecoder('utf-16be').decode(bytes);
    return decodeUtf8(bytes);
}
function decodeLossy(bytes) {
    return AS_IT_IS.decode(bytes);
}
const REPLACED = '\ufffd';
const SURROGATES = /[\ud800-\udfff]/;
function byBytes(a, b) {
    if (a === b)
        return 0;
    if (SURROGATES.test(a) || SURROGATES.test(b))
        return Buffer.compare(Buffer.from(a), Buffer.from(b));
    return a < b ? -1 : 1;
}
function sortedByBytes(items, textOf) {
    if (items.some((item) => SURROGATES.test(textOf(item))))
        return items.toSorted((a, b) => byBytes(textOf(a), textOf(b)));
    return items.toSorted((a, b) => {
        const one = textOf(a);
        const other = textOf(b);
        return one === other ? 0 : one < other ? -1 : 1;
    });
}
function inPathOrder(items) {
    let last = '';
    for (const { path } of items) {
        if (path < last || SURROGATES.test(path))
            return sortedByBytes(items, (item) => item.path);
        last = path;
    }
    return items;
}


/***/ })

};
