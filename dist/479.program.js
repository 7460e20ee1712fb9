export const id = 479;
export const ids = [479];
export const modules = {

/***/ 1569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ gateExitCode),
/* harmony export */   W: () => (/* binding */ gateReport)
/* harmony export */ });
/* harmony import */ var _outlook_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2308);
/* harmony import */ var _search_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7374);


function gateReport(decideAt, at) {
    const decision = decideAt(at);
    return decision.gate === 'allow'
        ? { decision, outlook: (0,_outlook_js__WEBPACK_IMPORTED_MODULE_0__/* .outlookOf */ .j)(decision.run), next: null }
        : { decision, outlook: null, next: (0,_search_js__WEBPACK_IMPORTED_MODULE_1__/* .nextAllowed */ .Q1)(decision, decideAt) };
}
function gateExitCode({ gate, isUnknown }) {
    if (gate === 'allow')
        return 0;
    return isUnknown ? 2 : 1;
}


/***/ }),

/***/ 9675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ readPaths),
/* harmony export */   q: () => (/* binding */ givenFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5022);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7085);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9125);
/* harmony import */ var _file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9057);
/* harmony import */ var _folder_root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1708);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1432);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2587);
/* harmony import */ var _policy_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9223);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7531);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1911);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1460);
/* harmony import */ var _unmatched_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8310);














function readPaths(paths, options = {}) {
    const { limits = _root_js__WEBPACK_IMPORTED_MODULE_9__/* .READ_LIMITS */ .Cl, rootAt = _folder_root_js__WEBPACK_IMPORTED_MODULE_4__/* .folderRoot */ .P } = options;
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(options.cwd ?? '.');
    const exclusions = paths.filter((path) => path.startsWith('!'));
    const named = paths.filter((path) => !path.startsWith('!'));
    const { globs, problems } = (0,_globs_js__WEBPACK_IMPORTED_MODULE_5__/* .compileGlobs */ .tI)(named.length > 0 ? ['**', ...exclusions] : exclusions);
    const files = new Map();
    const add = (path, content) => {
        if (typeof content === 'string')
            files.set(path, { path, key: '', text: content });
        else
            problems.push(content);
    };
    const folders = new Map();
    for (const path of named) {
        try {
            const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
            const shown = path === _file_js__WEBPACK_IMPORTED_MODULE_3__/* .STANDARD_INPUT */ .XO ? 'standard input' : reportedPath(cwd, absolute);
            if (path === _file_js__WEBPACK_IMPORTED_MODULE_3__/* .STANDARD_INPUT */ .XO || (0,_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isShellPipe */ .Jw)(absolute)) {
                add(shown, (0,_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readStream */ .bv)(path === _file_js__WEBPACK_IMPORTED_MODULE_3__/* .STANDARD_INPUT */ .XO ? path : absolute, shown, limits));
                continue;
            }
            const isGlob = (0,_globs_js__WEBPACK_IMPORTED_MODULE_5__/* .isPattern */ .Pt)(path) && kindOf(absolute) === null;
            const { folder, rest } = isGlob ? (0,_globs_js__WEBPACK_IMPORTED_MODULE_5__/* .splitPattern */ .zm)(path) : { folder: path, rest: '**' };
            const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, folder);
            const kind = path === '' ? null : kindOf(target);
            const link = kind && linkOnTheWay(cwd, target);
            if (link !== null)
                problems.push(link);
            else if (kind === 'folder')
                (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_12__/* .addTo */ .DN)(folders, target, rest);
            else if (isGlob)
                problems.push((0,_unmatched_js__WEBPACK_IMPORTED_MODULE_11__/* .noMatch */ .lX)(path, (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .pathName */ .Dt)(reportedPath(cwd, target)), null));
            else if (kind === null) {
                const what = path === '' ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)('The empty path') : (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .pathName */ .Dt)(path);
                const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${what} does not exist. Check the path; a git revision is given with --head-ref or --base-ref.`;
                problems.push((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_13__/* .errorAt */ .Os)(null, 'missing-path', message));
            }
            else if (!globs.isExcluded(shown))
                add(shown, (0,_file_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)((0,_file_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOf */ .$$)(target, shown, limits), shown));
        }
        catch (error) {
            problems.push((0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .unreadableProblem */ .$Z)(path, error));
        }
    }
    const read = [...folders].map(([folder, patterns]) => {
        const [root, prefix] = [rootAt(folder), prefixOf(cwd, folder)];
        const isIncluded = (path) => !globs.isExcluded(prefix + path);
        const found = (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readRoot */ .X)(root, patterns, { limits, isIncluded, prefix });
        for (const file of found.files)
            files.set(file.path, file);
        problems.push(...found.problems);
        return { root, prefix, patterns, isIncluded, isWhole: found.problems.length === 0 };
    });
    for (const { root, prefix, patterns, isIncluded, isWhole } of read) {
        const shown = (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .pathName */ .Dt)(prefix.replace(/(?<=.)\/$/, ''));
        const isRead = (path) => files.has(prefix + path);
        const unmatched = (0,_unmatched_js__WEBPACK_IMPORTED_MODULE_11__/* .unmatchedIn */ .$V)(root.entries, patterns, (path) => isRead(path) || !isIncluded(path));
        problems.push(...unmatched.map(({ glob, others }) => (0,_unmatched_js__WEBPACK_IMPORTED_MODULE_11__/* .noMatch */ .lX)(glob, shown, others)));
        if (!isWhole || unmatched.length > 0 || root.entries.some(({ path }) => isRead(path)))
            continue;
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `The folder ${shown} contains no manifest (.yaml, .yml, .json).`;
        problems.push((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_13__/* .warningAt */ .MK)(null, 'empty-folder', message));
    }
    try {
        const bytes = Array.from(files.values(), (file) => file.text.length).reduce((sum, one) => sum + one, 0);
        (0,_root_js__WEBPACK_IMPORTED_MODULE_9__/* .checkLimits */ .J5)(files.size, bytes, limits);
    }
    catch (error) {
        if (!(error instanceof _root_js__WEBPACK_IMPORTED_MODULE_9__/* .ReadError */ .F_))
            throw error;
        return { files: [], problems: (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .listed */ .KE)([...problems, error.problem]) };
    }
    return { files: (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .inPathOrder */ .$)([...files.values()]), problems: (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .listed */ .KE)(problems) };
}
function givenFolder(folder, rootAt) {
    const [cwd, absolute] = [process.cwd(), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder)];
    const link = linkOnTheWay(cwd, absolute);
    return { root: link === null ? rootAt(absolute) : (0,_root_js__WEBPACK_IMPORTED_MODULE_9__/* .brokenRoot */ .YP)(link), prefix: prefixOf(cwd, absolute) };
}
function linkOnTheWay(cwd, absolute) {
    const isOwn = !(0,_inside_js__WEBPACK_IMPORTED_MODULE_6__/* .isInside */ .F)(cwd, absolute);
    for (let path = absolute; path !== cwd && path !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path); path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
            return (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .throughLink */ .OD)(reportedPath(cwd, path));
        if (isOwn)
            break;
    }
    return null;
}
function kindOf(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (stats === undefined)
        return null;
    return stats.isDirectory() ? 'folder' : 'other';
}
function prefixOf(cwd, folder) {
    const path = reportedPath(cwd, folder);
    return path === '' || path.endsWith('/') ? path : `${path}/`;
}
function reportedPath(cwd, absolute) {
    const path = (0,_inside_js__WEBPACK_IMPORTED_MODULE_6__/* .isInside */ .F)(cwd, absolute) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, absolute) : absolute;
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}


/***/ }),

/***/ 7772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ rulePage),
/* harmony export */   t: () => (/* binding */ pageAssets)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3136);



function rulePage(id) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(installed(), 'docs/rules');
    const file = `${id}.md`;
    if (id === 'README' || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).includes(file))
        return null;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file), 'utf8');
}
function pageAssets() {
    const dist = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(installed(), 'dist');
    return {
        script: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dist, 'page.js'), 'utf8'),
        style: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dist, 'page.css'), 'utf8'),
    };
}
function installed() {
    const [above, root] = ['..', '../..'].map((path) => (0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(new URL(path, import.meta.url)));
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above ?? '', 'docs/rules')) ? (above ?? '') : (root ?? '');
}


/***/ }),

/***/ 3380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ ClusterCharts)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1640);
/* harmony import */ var _remote_charts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8172);



const UNSAFE_EVENTS = new Set(['pull_request_target', 'workflow_run']);
class ClusterCharts {
    fetcher;
    remotes;
    event;
    allowed = new Set();
    constructor(fetcher, remotes, event) {
        this.fetcher = fetcher;
        this.remotes = remotes;
        this.event = event;
        if (typeof remotes !== 'string')
            for (const url of remotes)
                this.allow(url);
    }
    side(side, only = null) {
        const { charts, sideMs } = this.fetcher.limits;
        let left = charts;
        const found = new Set();
        const uses = new Set();
        const until = performance.now() + sideMs;
        const names = (repository) => {
            if (side === 'base')
                this.allow(repository);
        };
        const chart = async (reference, use) => {
            names(reference.repository);
            uses.add(use);
            try {
                const at = located(reference);
                const { key, isOci } = at.repository;
                this.check(isOci ? [key, `${key}/${at.name}`] : [key]);
                if (only?.has(use) === false)
                    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P_({ declared: 'untouched' });
                left -= 1;
                if (left < 0)
                    throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('number');
                const { version, tag = null } = reference;
                const result = await this.fetcher.get({ ...at, version, tag, until });
                if ('folder' in result)
                    found.add(`${key}/${at.name} ${result.version} ${result.digest}`);
                return result;
            }
            catch (error) {
                return (0,_remote_charts_js__WEBPACK_IMPORTED_MODULE_2__/* .asNotFetched */ .Tm)(error);
            }
        };
        return { names, chart, uses, resolved: () => [...found].toSorted() };
    }
    allow(repository) {
        try {
            this.allowed.add(repositoryOf(repository).key);
        }
        catch (error) {
            (0,_remote_charts_js__WEBPACK_IMPORTED_MODULE_2__/* .asNotFetched */ .Tm)(error);
        }
    }
    check(keys) {
        const { remotes, event, allowed } = this;
        if (remotes === 'none')
            throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P_({ declared: 'none' });
        if (event !== null && UNSAFE_EVENTS.has(event))
            throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P_({ declared: 'event' });
        if (remotes !== 'any' && !keys.some((key) => allowed.has(key)))
            throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P_({ declared: 'unlisted' });
    }
}
function repositoryOf(written) {
    const isOci = written.startsWith('oci://') || !written.includes('://');
    const address = isOci ? `https://${written.replace(/^oci:\/\//, '')}` : written;
    if (!URL.canParse(address))
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('address');
    const url = new URL(address);
    if (url.protocol !== 'https:')
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)(url.protocol === 'http:' ? 'insecure' : 'address');
    if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('address');
    if (/%|\/\/|\\/.test(url.pathname))
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('address');
    if (isOci && url.host === 'docker.io')
        url.host = 'registry-1.docker.io';
    return repositoryAt(url, url.pathname, isOci);
}
function repositoryAt({ host }, path, isOci) {
    const at = host + path.replace(/\/+$/, '');
    return { isOci, url: new URL(`https://${at}`), key: `${isOci ? 'oci' : 'https'}://${at}` };
}
const NAME = /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/;
function located({ repository, chart }) {
    const found = repositoryOf(repository);
    if (chart !== null) {
        if (!NAME.test(chart))
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('reference');
        return { repository: found, name: chart };
    }
    const { dir, base } = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.parse(found.url.pathname);
    if (!found.isOci || !NAME.test(base))
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('reference');
    return { repository: repositoryAt(found.url, dir, true), name: base };
}


/***/ }),

/***/ 8172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gv: () => (/* binding */ RemoteCharts),
  Tm: () => (/* binding */ asNotFetched)
});

// UNUSED EXPORTS: FETCH_LIMITS

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(8262);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/fields.js
var fields = __webpack_require__(3549);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/at-end.js
var at_end = __webpack_require__(7022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/tool.js
var tool = __webpack_require__(685);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/archive.js
var remote_charts_archive = __webpack_require__(6322);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/download.js
var download = __webpack_require__(4366);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/refusal.js
var refusal = __webpack_require__(1640);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/gateway.js



const GATEWAY_NAME = 'chart';
async function behindGateway(upstream, run) {
    const refusals = [];
    const answer = async ({ url = '', headers, method }, response) => {
        const [, path = null] = /^\/(?:v2\/)?chart\/(.*)$/s.exec(url) ?? [];
        const served = path === null ? null : await upstream(path, headers.accept ?? '');
        if (served !== null)
            response
                .writeHead(200, { ...served.headers, 'content-length': served.body.length })
                .end(method === 'HEAD' ? undefined : served.body);
        else
            response.writeHead(url === '/v2/' ? 200 : 404).end();
    };
    const server = (0,external_node_http_.createServer)((request, response) => {
        answer(request, response).catch((error) => {
            if (error instanceof refusal/* Refusal */.P_)
                refusals.push(error);
            response.writeHead(404).end();
        });
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
        const result = await run(`127.0.0.1:${server.address().port}`);
        const [refusal] = refusals;
        if (refusal !== undefined)
            throw refusal;
        return result;
    }
    finally {
        server.closeAllConnections();
        server.close();
    }
}
const ASKED = /^(?:tags\/list(?:\?[\w=&.%+-]*)?|manifests\/[\w.:+-]+|blobs\/sha256:[0-9a-f]{64})$/;
const SMALL = 4 * 1024 ** 2;
function registryOf(load, host, path, limits) {
    let token = null;
    return async (wanted, accept) => {
        if (!ASKED.test(wanted))
            return null;
        const url = new URL(`https://${host}/v2/${path}/${wanted}`);
        const get = () => load(url, limits, { accept, ...(token === null ? {} : { authorization: `Bearer ${token}` }) });
        let answer = await get();
        if (answer.status === 401 && token === null) {
            token = await anonymousToken(load, answer.headers['www-authenticate'] ?? '', limits.until);
            answer = await get();
        }
        checkStatus(answer.status);
        const { body, headers } = answer;
        const type = /^[\w./+-]{1,100}/.exec(headers['content-type'] ?? '')?.[0];
        const next = /<[^>]*\?([\w=&.%+-]*)>;\s*rel="?next/.exec(String(headers['link'] ?? ''))?.[1];
        const digest = `sha256:${(0,external_node_crypto_.createHash)('sha256').update(body).digest('hex')}`;
        return {
            body,
            headers: {
                'content-type': type ?? 'application/octet-stream',
                ...(wanted.startsWith('tags/') ? {} : { 'docker-content-digest': digest }),
                ...(next === undefined ? {} : { link: `<list?${next}>; rel="next"` }),
            },
        };
    };
}
function checkStatus(status) {
    if (status === 401 || status === 403)
        throw new refusal/* Refusal */.P_({ declared: 'credentials' });
    if (status === 404 || status === 410)
        throw (0,refusal/* failed */.gz)('missing');
    if (status !== 200)
        throw (0,refusal/* failed */.gz)('status');
}
async function anonymousToken(load, challenge, until) {
    const fields = new Map(Array.from(challenge.matchAll(/\b(realm|service|scope)="([^"]*)"/gi), ([, key = '', text = '']) => [
        key,
        text,
    ]));
    const realm = fields.get('realm') ?? '';
    if (!/^bearer /i.test(challenge) || !URL.canParse(realm))
        throw new refusal/* Refusal */.P_({ declared: 'credentials' });
    const url = new URL(realm);
    for (const key of ['service', 'scope']) {
        const text = fields.get(key);
        if (text !== undefined)
            url.searchParams.set(key, text);
    }
    const { status, body } = await load(url, { bytes: SMALL, until });
    checkStatus(status);
    const given = /"(?:token|access_token)"\s*:\s*"([\w.~+/=-]+)"/.exec(body.toString('latin1'))?.[1];
    if (given === undefined)
        throw (0,refusal/* failed */.gz)('status');
    return given;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/remote-charts.js











const SECOND_MS = 1000;
const FETCH_LIMITS = {
    archiveBytes: 20 * 1024 ** 2,
    indexBytes: 64 * 1024 ** 2,
    totalBytes: 512 * 1024 ** 2,
    timeMs: 60 * SECOND_MS,
    sideMs: 300 * SECOND_MS,
    charts: 300,
};
const STAND_IN = '0.0.0';
const TAG = /^(?:[\w][\w.-]{0,127}|sha256:[0-9a-f]{64})$/;
const VERSION = /^[\w.*^~<>=!|,+\- ]{1,128}$/;
const EXACT = /^v?\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/;
class RemoteCharts {
    limits;
    cache;
    network;
    indexes = new Map();
    results = new Map();
    bytesLeft;
    home = null;
    forget = () => undefined;
    constructor({ cache, network, limits } = {}) {
        const caches = process.env['XDG_CACHE_HOME'] || (0,external_node_path_.join)((0,external_node_os_.homedir)(), '.cache');
        this.cache = cache ?? (0,external_node_path_.join)(caches, 'fleetplan', 'charts');
        this.network = network ?? download/* INTERNET */.aw;
        this.limits = limits ?? FETCH_LIMITS;
        this.bytesLeft = this.limits.totalBytes;
    }
    get(asked) {
        const { repository, name, version, tag } = asked;
        const key = JSON.stringify([repository.key, name, version, tag]);
        const until = Math.min(asked.until, performance.now() + this.limits.timeMs);
        const result = this.results.get(key) ?? this.fetched({ ...asked, until }).catch(asNotFetched);
        this.results.set(key, result);
        return result;
    }
    close() {
        this.forget();
        this.forget = () => undefined;
        if (this.home !== null)
            (0,external_node_fs_.rmSync)(this.home, { recursive: true, force: true });
        this.home = null;
    }
    async fetched(asked) {
        const { repository, name, version, tag } = asked;
        if ((version !== null && !VERSION.test(version)) || (tag !== null && !TAG.test(tag)))
            throw (0,refusal/* failed */.gz)('reference');
        const { key } = repository;
        const isExact = tag === null ? EXACT.test(version ?? '') : tag.startsWith('sha256:');
        const kept = (0,external_node_path_.join)(this.cache, sha256([key, name, version, tag].join('\n')));
        const before = isExact ? fromCache(kept) : null;
        const archive = before ?? (await this.pulled(asked));
        if (isExact && before === null)
            keep(kept, archive);
        const folder = (0,external_node_path_.join)(this.homeFolder(), (0,external_node_crypto_.randomUUID)());
        (0,external_node_fs_.mkdirSync)(folder);
        return { ...(0,remote_charts_archive/* unpack */.l1)(archive, folder), repository: key, digest: `sha256:${sha256(archive)}`, folder };
    }
    async pulled(asked) {
        const { repository, name, tag, until } = asked;
        const { url } = repository;
        if (repository.isOci) {
            const path = `${url.pathname.slice(1)}/${name}`.replace(/^\//, '');
            const registry = registryOf(this.load, url.host, path, { bytes: this.limits.archiveBytes, until });
            const upstream = (wanted, accept) => registry(tag !== null && wanted === `manifests/${STAND_IN}` ? `manifests/${tag}` : wanted, accept);
            return this.pull(upstream, tag === null ? asked.version : STAND_IN, (host) => [
                ...[`oci://${host}/${GATEWAY_NAME}`, '--plain-http'],
            ]);
        }
        if (tag !== null)
            throw (0,refusal/* failed */.gz)('reference');
        const entries = entriesOf(await this.index(repository, until), name);
        if (entries.length === 0)
            throw (0,refusal/* failed */.gz)('missing');
        const written = entries.map(({ version }, at) => ({ name: GATEWAY_NAME, version, urls: [`${at}.tgz`] }));
        const index = JSON.stringify({ apiVersion: 'v1', entries: { [GATEWAY_NAME]: written } });
        const upstream = async (path) => {
            if (path === 'index.yaml')
                return { body: Buffer.from(index) };
            const entry = entries[Number(/^(\d+)\.tgz$/.exec(path)?.[1] ?? -1)];
            return entry === undefined ? null : { body: await this.archiveOf(url, entry, until) };
        };
        return this.pull(upstream, asked.version, (host) => [
            ...[`--repo=http://${host}/${GATEWAY_NAME}`, '--', GATEWAY_NAME],
        ]);
    }
    async archiveOf(repository, entry, until) {
        const from = below(repository, '');
        if (!URL.canParse(entry.url, from.href))
            throw (0,refusal/* failed */.gz)('address');
        const at = new URL(entry.url, from.href);
        const answer = await this.load(at, { bytes: this.limits.archiveBytes, until });
        checkStatus(answer.status);
        if (entry.digest === null && (answer.isElsewhere || at.host !== repository.host))
            throw (0,refusal/* failed */.gz)('elsewhere');
        if (entry.digest !== null && sha256(answer.body) !== entry.digest)
            throw (0,refusal/* failed */.gz)('digest');
        return answer.body;
    }
    index(repository, until) {
        const { key } = repository;
        const download = async () => {
            const limits = { bytes: this.limits.indexBytes, until };
            const url = below(repository.url, 'index.yaml');
            const answer = await this.load(url, limits, { 'accept-encoding': 'gzip' });
            if (answer.isElsewhere)
                throw (0,refusal/* failed */.gz)('redirect');
            checkStatus(answer.status);
            return answer.body.toString('utf8');
        };
        const index = this.indexes.get(key) ?? download();
        this.indexes.set(key, index);
        return index;
    }
    load = async (url, { bytes, until }, headers) => {
        const limits = { bytes: Math.min(bytes, this.bytesLeft), until };
        const answer = await (0,download/* download */.RG)(this.network, url, limits, headers);
        this.bytesLeft -= answer.body.length;
        return answer;
    };
    async pull(upstream, version, what) {
        const helm = (0,tool/* findTool */.SG)('helm');
        if (helm === null)
            throw (0,refusal/* failed */.gz)('tool');
        const home = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(this.homeFolder(), 'pull-'));
        const limits = { ...tool/* TOOL_LIMITS */._g, timeMs: this.limits.timeMs + 5 * SECOND_MS };
        return behindGateway(upstream, async (host) => {
            const asked = version === null ? [] : [`--version=${version}`];
            await (0,tool/* runTool */.qI)(helm, ['pull', `--destination=${home}`, ...asked, ...what(host)], home, limits);
            const file = (0,external_node_fs_.readdirSync)(home).find((one) => one.endsWith('.tgz'));
            return file === undefined ? null : (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(home, file));
        }).then((archive) => archive ?? Promise.reject((0,refusal/* failed */.gz)('version')));
    }
    homeFolder() {
        if (this.home !== null)
            return this.home;
        this.forget = (0,at_end/* atEnd */.t)(() => {
            this.close();
        });
        return (this.home = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'fleetplan-charts-')));
    }
}
function asNotFetched(error) {
    if (error instanceof refusal/* Refusal */.P_)
        return error.reason;
    throw error;
}
function fromCache(folder) {
    try {
        const [file = ''] = (0,external_node_fs_.readdirSync)(folder);
        const archive = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, file));
        return file === `${sha256(archive)}.tgz` ? archive : null;
    }
    catch {
        return null;
    }
}
function keep(folder, archive) {
    const temporary = `${folder}.${(0,external_node_crypto_.randomUUID)()}`;
    try {
        (0,external_node_fs_.mkdirSync)(temporary, { recursive: true });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(temporary, `${sha256(archive)}.tgz`), archive);
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        (0,external_node_fs_.renameSync)(temporary, folder);
    }
    catch {
        (0,external_node_fs_.rmSync)(temporary, { recursive: true, force: true });
    }
}
function sha256(content) {
    return (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex');
}
function below(repository, path) {
    return new URL(`${repository.href.replace(/\/$/, '')}/${path}`);
}
function entriesOf(index, name) {
    const start = /^entries:\s*$/m.test(index) ? index.indexOf(`\n  ${name}:\n`) : -1;
    const rest = index.slice(start + 1);
    const end = rest.search(/\n {0,2}[^\s-]/);
    const part = start < 0 ? index : `entries:\n${end < 0 ? rest : rest.slice(0, end)}\n`;
    const entries = (0,fields/* field */.ZZ)((0,remote_charts_archive/* parsedYaml */.dd)(part, 'index'), 'entries');
    if (entries === undefined)
        throw (0,refusal/* failed */.gz)('index');
    return (0,fields/* itemsIn */.Un)(entries, name).flatMap((one) => {
        const [version, url] = [(0,fields/* textIn */.r7)(one, 'version'), (0,fields/* itemsIn */.Un)(one, 'urls')[0]];
        if (version === null || typeof url !== 'string')
            return [];
        const digest = (0,fields/* textIn */.r7)(one, 'digest')?.replace(/^sha256:/, '') ?? '';
        return [{ version, url, digest: /^[0-9a-f]{64}$/.test(digest) ? digest : null }];
    });
}


/***/ }),

/***/ 9285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wg: () => (/* binding */ lineIn),
  SH: () => (/* binding */ withTriedFixes)
});

// UNUSED EXPORTS: mends, triedEdit

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(6594);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/fix-edits.js


const THRESHOLDS = ['failureThreshold', 'safetyLimit', 'batchThreshold'];
function withFix(text, place, fix) {
    const settings = (0,system/* settingsOf */.f5)(fix);
    const scopes = scopesAt(text, place);
    if (settings.length === 0 || scopes.length === 0)
        return null;
    const replaced = settings.find(({ inPlaceOf }) => inPlaceOf !== undefined);
    const splices = replaced
        ? [strategySplice(text, scopes, replaced, settings)]
        : settings.map((setting) => spliceOf(text, scopes, setting));
    if (splices.includes(null))
        return null;
    const sorted = splices.filter((one) => one !== null).sort((a, b) => b.from - a.from);
    return sorted.reduce((edited, { from, to, text: now }) => edited.slice(0, from) + now + edited.slice(to), text);
}
function scopesAt(text, { line, column }) {
    const lines = new dist/* LineCounter */.HN();
    const documents = (0,dist/* parseAllDocuments */.hR)(text, { lineCounter: lines });
    const at = (lines.lineStarts[line - 1] ?? 0) + column - 1;
    if (!Array.isArray(documents))
        return [];
    const root = documents.find(({ contents, errors }) => errors.length === 0 && contents !== null && holds(contents, at));
    const scopes = [];
    for (let node = root?.contents ?? null; (0,dist/* isCollection */.P3)(node);) {
        scopes.unshift(node);
        const [inner, own] = innerAt(node, at);
        if (own && inner && scopes[0] !== inner)
            scopes.unshift(inner);
        if (own)
            break;
        node = inner;
    }
    return scopes;
}
function innerAt(node, at) {
    for (const item of node.items) {
        if (!(0,dist/* isPair */.tO)(item)) {
            if (holds(item, at))
                return [item, item.range?.[0] === at];
            continue;
        }
        const { key, value } = item;
        if (holds(key, at))
            return [value, true];
        if (value && holds(value, at))
            return [value, false];
    }
    return [null, false];
}
function holds({ range }, at) {
    return range !== null && range !== undefined && at >= range[0] && at < Math.max(range[2], range[0] + 1);
}
function fieldIn(scopes, name) {
    for (const scope of scopes) {
        const found = fieldsIn(scope, name);
        if (found.length > 0)
            return found.length === 1 ? (found[0] ?? null) : null;
    }
    return null;
}
function fieldsIn(node, name) {
    if (!(0,dist/* isCollection */.P3)(node))
        return [];
    return node.items.flatMap((item) => {
        if (!(0,dist/* isPair */.tO)(item))
            return fieldsIn(item, name);
        const pair = item;
        return [...((0,dist/* isScalar */.jn)(pair.key) && pair.key.value === name ? [pair] : []), ...fieldsIn(pair.value, name)];
    });
}
function spliceOf(text, scopes, setting) {
    if (setting.field === 'nodes')
        return budgetSplice(text, scopes, setting);
    const there = fieldIn(scopes, setting.field);
    if (there) {
        const range = there.value?.range;
        return range ? { from: range[0], to: range[1], text: valueText(setting) } : null;
    }
    if (!THRESHOLDS.includes(setting.field))
        return null;
    const strategy = ['fixed', 'linear', 'exponential'].flatMap((kind) => fieldIn(scopes, kind) ?? []);
    const [only, another] = strategy;
    return only && !another && (0,dist/* isMap */.jh)(only.value) ? firstInMap(only.value, (0,system/* settingText */.Su)(setting)) : null;
}
function valueText({ value, isText }) {
    return isText ? `"${value}"` : String(value);
}
function budgetSplice(text, scopes, setting) {
    const budgets = fieldIn(scopes, 'budgets')?.value;
    if (!(0,dist/* isSeq */.oP)(budgets) || !budgets.range)
        return null;
    const budget = `{${(0,system/* settingText */.Su)(setting)}}`;
    if (budgets.flow)
        return insertion(budgets.range[0] + 1, `${budget}${budgets.items.length > 0 ? ', ' : ''}`);
    const [first] = budgets.items;
    return first?.range ? insertion(first.range[0], `${budget}\n${dashBefore(text, first.range[0])}`) : null;
}
function firstInMap(map, setting) {
    if (!map.range)
        return null;
    if (map.flow)
        return insertion(map.range[0] + 1, map.items.length > 0 ? ` ${setting},` : setting);
    return null;
}
function insertion(at, text) {
    return { from: at, to: at, text };
}
function dashBefore(text, at) {
    return text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
}
function strategySplice(text, scopes, setting, all) {
    const written = fieldIn(scopes, setting.inPlaceOf ?? '');
    const [from, to] = [written?.key.range?.[0], written?.value?.range?.[1]];
    if (!written || from === undefined || to === undefined)
        return null;
    const thresholds = THRESHOLDS.flatMap((field) => {
        const set = all.find((one) => one.field === field);
        if (set)
            return [(0,system/* settingText */.Su)(set)];
        const [kept] = fieldsIn(written.value, field);
        return kept?.value?.range ? [`${field}: ${text.slice(kept.value.range[0], kept.value.range[1])}`] : [];
    });
    const ends = text.slice(from, to).endsWith('\n') ? '\n' : '';
    return {
        from,
        to,
        text: `fixed: { ${[`${setting.field}: ${setting.value}`, ...thresholds].join(', ')} }${ends}`,
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/run-report.js
var run_report = __webpack_require__(780);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/cause.js
var cause = __webpack_require__(6357);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/run.js + 57 modules
var src_run = __webpack_require__(4968);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/tried-fixes.js







const FINDINGS_TRIED = 4;
const MOST_GROUPS = 50;
const MOST_TARGETS = 2000;
function withTriedFixes(planned, run) {
    if (isLarge(run))
        return { run, edits: new Map() };
    const edits = new Map();
    let left = FINDINGS_TRIED;
    const tried = (finding) => {
        const { fix: asked, status, severity } = finding;
        const isDue = (status === 'new' || status === 'worsened') && severity !== 'info';
        if (!isDue || asked === null || left === 0 || editOf(planned, finding, asked) === null)
            return finding;
        left--;
        const edit = triedEdit(planned, run, finding);
        const now = edit?.fix === asked ? finding : { ...finding, ...spokenFix(edit?.fix ?? withoutValue(asked)) };
        if (edit?.line)
            edits.set(now, edit.line);
        return now;
    };
    const [first, ...others] = run.reports.map((report) => ({
        ...report,
        findings: report.findings.map(tried),
    }));
    return { run: first ? (0,run_report/* runReport */.q)([first, ...others]) : run, edits };
}
function isLarge({ reports }) {
    const groups = reports.flatMap(({ plan }) => plan.head.policies.flatMap(({ effect }) => effect.groups));
    return groups.length > MOST_GROUPS || groups.reduce((sum, { matched }) => sum + matched, 0) > MOST_TARGETS;
}
function spokenFix(advice) {
    return { fix: advice, remediation: (0,render/* toPlain */.Ul)((0,system/* fixText */.Xc)(advice)) };
}
function triedEdit(planned, run, finding) {
    let lessSevere = null;
    for (const candidate of finding.fix ? candidatesOf(finding.fix) : []) {
        const edit = editOf(planned, finding, candidate);
        const [first, ...others] = edit ? planned.map((input) => edited(input, edit)) : [];
        if (!edit || !first)
            continue;
        const after = (0,src_run/* makeRun */.SA)([first, ...others]);
        if (!mends(finding, run, after))
            continue;
        if (!after.reports.some(({ findings }) => findings.some((now) => isStillThere(now, finding))))
            return edit;
        lessSevere ??= edit;
    }
    return lessSevere;
}
function isStillThere(now, { fingerprint }) {
    return now.fingerprint === fingerprint && (now.status === 'new' || now.status === 'worsened');
}
function candidatesOf(asked) {
    const size = (0,system/* settingsOf */.f5)(asked).find(cause/* isSize */.kp);
    if (typeof size?.value !== 'number')
        return [asked];
    const stricter = new Set([Math.floor(size.value / 2), 1]);
    return [
        asked,
        ...[...stricter]
            .filter((value) => value > 0 && value !== size.value)
            .map((value) => (0,system/* withValue */.cO)(asked, size.field, value)),
    ];
}
function withoutValue(asked) {
    const fields = (0,system/* settingsOf */.f5)(asked).map(({ field }) => (0,text_text/* code */.aY)(field));
    return (0,system/* fix */.Up) `Change ${(0,text_text/* list */.p_)(fields)} together with the other limits: no value of it alone fixes this without another finding.`;
}
function editOf(planned, { place }, asked) {
    const file = place && fileIn(planned, place.file);
    const text = file ? withFix(file.text, place, asked) : null;
    if (!file || text === null || text === file.text)
        return null;
    return { fix: asked, file: file.path, text, line: lineEdit(file, text) };
}
function lineEdit({ path, text }, now) {
    const [was, is] = [text.split('\n'), now.split('\n')];
    const changed = was.flatMap((line, i) => (line === is[i] ? [] : [i]));
    const [only, another] = changed;
    if (was.length !== is.length || only === undefined || another !== undefined)
        return null;
    return { file: path, line: only + 1, before: was[only] ?? '', after: is[only] ?? '' };
}
function lineIn(planned, path, line) {
    return fileIn(planned, path)?.text.split('\n')[line - 1] ?? null;
}
function fileIn(planned, path) {
    const file = planned.flatMap(({ head }) => head.files).find((source) => source.path === path);
    return file?.renderedBy === undefined ? (file ?? null) : null;
}
function edited(input, { file, text }) {
    const write = (source) => source.path === file && source.renderedBy === undefined ? { ...source, text } : source;
    return { ...input, head: { ...input.head, files: input.head.files.map(write) } };
}
function mends(finding, before, after) {
    return after.reports.every(({ findings, plan, verdict }, i) => {
        const was = before.reports[i];
        if (!was || (verdict === 'unknown' && was.verdict !== 'unknown'))
            return false;
        const problems = new Set(was.plan.problems.map(({ code, message }) => `${code} ${(0,render/* toPlain */.Ul)(message)}`));
        return (plan.problems.every(({ code, message }) => problems.has(`${code} ${(0,render/* toPlain */.Ul)(message)}`)) &&
            findings
                .filter(({ status, severity }) => status !== 'fixed' && severity !== 'info')
                .every((now) => now.fingerprint === finding.fingerprint
                ? now.status === 'unchanged' || gravity(now) < gravity(finding)
                : was.findings.some((one) => one.fingerprint === now.fingerprint && isNoWorse(now, one))));
    });
}
const GRAVITY = ['info', 'warning', 'error'];
function gravity({ severity }) {
    return GRAVITY.indexOf(severity);
}
function isNoWorse(now, was) {
    return (was.status !== 'fixed' && gravity(now) <= gravity(was) && (now.magnitude ?? 0) <= (was.magnitude ?? 0));
}


/***/ })

};
