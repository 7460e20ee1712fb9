export const id = 342;
export const ids = [342];
export const modules = {

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
/* harmony import */ var _prefix_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6747);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7531);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1911);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1460);
/* harmony import */ var _unmatched_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8310);















function readPaths(paths, options = {}) {
    const { limits = _root_js__WEBPACK_IMPORTED_MODULE_9__/* .READ_LIMITS */ .Cl, rootAt = _folder_root_js__WEBPACK_IMPORTED_MODULE_4__/* .folderRoot */ .P } = options;
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(options.cwd ?? '.');
    const [exclusions, named] = [paths.filter(isExclusion), paths.filter((path) => !isExclusion(path))];
    const { globs, problems } = (0,_globs_js__WEBPACK_IMPORTED_MODULE_5__/* .compileGlobs */ .tI)(named.length > 0 ? ['**', ...exclusions] : exclusions);
    const files = new Map();
    const patterns = new Map();
    for (const path of named) {
        try {
            const found = find(cwd, path);
            if ('severity' in found)
                problems.push(found);
            else if ('folder' in found)
                (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_12__/* .addTo */ .DN)(patterns, found.folder, found.glob);
            else if (found.isStream || !globs.isExcluded(found.shown)) {
                const { file, shown } = found;
                const content = found.isStream
                    ? (0,_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readStream */ .bv)(file, shown, limits)
                    : (0,_file_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)((0,_file_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOf */ .$$)(file, shown, limits), shown);
                if (typeof content === 'string')
                    files.set(shown, { path: shown, key: '', text: content });
                else
                    problems.push(content);
            }
        }
        catch (error) {
            problems.push((0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .unreadableProblem */ .$Z)(path, error));
        }
    }
    const folders = [...patterns].map(([folder, written]) => {
        const prefix = prefixOf(cwd, folder);
        const root = rootAt(folder);
        const isIncluded = (path) => !globs.isExcluded(prefix + path);
        const read = readAt(root, prefix, written, { limits, isIncluded });
        for (const file of read.files)
            files.set(file.path, file);
        problems.push(...read.problems);
        return { folder, written, prefix, root, isIncluded, isEmpty: read.problems.length === 0 };
    });
    for (const { folder, written, prefix, root, isIncluded, isEmpty } of folders) {
        const shown = (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .pathName */ .Dt)(reportedPath(cwd, folder));
        const isRead = (path) => files.has(prefix + path);
        const unmatched = (0,_unmatched_js__WEBPACK_IMPORTED_MODULE_11__/* .unmatchedIn */ .$V)(root.entries, written, (path) => isRead(path) || !isIncluded(path));
        problems.push(...unmatched.map(({ glob, others }) => (0,_unmatched_js__WEBPACK_IMPORTED_MODULE_11__/* .noMatch */ .lX)(glob, shown, others)));
        if (isEmpty && unmatched.length === 0 && !root.entries.some(({ path }) => isRead(path))) {
            const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `The folder ${shown} contains no manifest (.yaml, .yml, .json).`;
            problems.push((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_13__/* .warningAt */ .MK)(null, 'empty-folder', message));
        }
    }
    try {
        const bytes = Array.from(files.values(), (file) => file.text.length);
        (0,_root_js__WEBPACK_IMPORTED_MODULE_9__/* .checkLimits */ .J5)(files.size, bytes.reduce((sum, one) => sum + one, 0), limits);
    }
    catch (error) {
        if (!(error instanceof _root_js__WEBPACK_IMPORTED_MODULE_9__/* .ReadError */ .F_))
            throw error;
        return { files: [], problems: (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .listed */ .KE)([...problems, error.problem]) };
    }
    return { files: (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .inPathOrder */ .$)([...files.values()]), problems: (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .listed */ .KE)(problems) };
}
function isExclusion(path) {
    return path.startsWith('!');
}
function find(cwd, path) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
    if (path === _file_js__WEBPACK_IMPORTED_MODULE_3__/* .STANDARD_INPUT */ .XO)
        return { file: path, shown: 'standard input', isStream: true };
    const shown = reportedPath(cwd, absolute);
    if ((0,_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isShellPipe */ .Jw)(absolute))
        return { file: absolute, shown, isStream: true };
    const kind = path === '' ? null : kindOf(absolute);
    if (kind === null && (0,_globs_js__WEBPACK_IMPORTED_MODULE_5__/* .isPattern */ .Pt)(path)) {
        const { folder: written, rest } = (0,_globs_js__WEBPACK_IMPORTED_MODULE_5__/* .splitPattern */ .zm)(path);
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, written || '.');
        const folderKind = kindOf(folder);
        const link = folderKind && linkOnTheWay(cwd, folder);
        if (link !== null)
            return link;
        return folderKind === 'folder'
            ? { folder, glob: rest }
            : (0,_unmatched_js__WEBPACK_IMPORTED_MODULE_11__/* .noMatch */ .lX)(path, (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .pathName */ .Dt)(reportedPath(cwd, folder)), null);
    }
    if (kind === null) {
        const what = path === '' ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)('The empty path') : (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .pathName */ .Dt)(path);
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${what} does not exist. Check the path; a git revision is given with --head-ref or --base-ref.`;
        return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_13__/* .errorAt */ .Os)(null, 'missing-path', message);
    }
    const link = linkOnTheWay(cwd, absolute);
    if (link !== null)
        return link;
    return kind === 'folder' ? { folder: absolute, glob: '**' } : { file: absolute, shown, isStream: false };
}
function givenFolder(folder, rootAt) {
    const [cwd, absolute] = [process.cwd(), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder)];
    const link = linkOnTheWay(cwd, absolute);
    const [root, prefix] = [link === null ? rootAt(absolute) : (0,_root_js__WEBPACK_IMPORTED_MODULE_9__/* .brokenRoot */ .YP)(link), prefixOf(cwd, absolute)];
    return { root, prefix, read: (globs) => readAt(root, prefix, globs) };
}
function readAt(root, prefix, globs, options) {
    const read = (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readRoot */ .X)(root, globs, options);
    return {
        ...read,
        files: read.files.map((file) => (0,_prefix_js__WEBPACK_IMPORTED_MODULE_14__/* .atPrefix */ .E)(file, prefix)),
        problems: read.problems.map((problem) => (0,_prefix_js__WEBPACK_IMPORTED_MODULE_14__/* .atPrefix */ .E)(problem, prefix)),
    };
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

/***/ 3380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ ClusterCharts)
/* harmony export */ });
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1640);
/* harmony import */ var _remote_charts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8172);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4066);



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
                const at = (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .located */ .t4)(reference);
                const key = (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)(at.repository);
                this.check(at.repository.isOci ? [key, `${key}/${at.name}`] : [key]);
                if (only?.has(use) === false)
                    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P_({ declared: 'untouched' });
                left -= 1;
                if (left < 0)
                    throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .failed */ .gz)('number');
                const { version, tag = null } = reference;
                const result = await this.fetcher.get({ ...at, version, tag, until });
                if ('folder' in result)
                    found.add(`${key}/${at.name} ${result.version} ${result.digest}`);
                return result;
            }
            catch (error) {
                return (0,_remote_charts_js__WEBPACK_IMPORTED_MODULE_1__/* .asNotFetched */ .Tm)(error);
            }
        };
        return { names, chart, uses, resolved: () => [...found].toSorted() };
    }
    allow(repository) {
        try {
            this.allowed.add((0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)((0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryOf */ ._M)(repository)));
        }
        catch (error) {
            (0,_remote_charts_js__WEBPACK_IMPORTED_MODULE_1__/* .asNotFetched */ .Tm)(error);
        }
    }
    check(keys) {
        const { remotes, event, allowed } = this;
        if (remotes === 'none')
            throw new _refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P_({ declared: 'none' });
        if (event !== null && UNSAFE_EVENTS.has(event))
            throw new _refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P_({ declared: 'event' });
        if (remotes !== 'any' && !keys.some((key) => allowed.has(key)))
            throw new _refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P_({ declared: 'unlisted' });
    }
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

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/repository.js
var remote_charts_repository = __webpack_require__(4066);
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
        const key = JSON.stringify([(0,remote_charts_repository/* keyOf */.TN)(repository), name, version, tag]);
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
        const key = (0,remote_charts_repository/* keyOf */.TN)(repository);
        const isExact = tag === null ? EXACT.test(version ?? '') : tag.startsWith('sha256:');
        const kept = (0,external_node_path_.join)(this.cache, sha256([key, name, version, tag].join('\n')));
        const archive = (isExact ? fromCache(kept) : null) ?? (await this.pulled(asked));
        if (isExact)
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
        const key = (0,remote_charts_repository/* keyOf */.TN)(repository);
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

/***/ 4066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   t4: () => (/* binding */ located)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1640);


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
    url.pathname = url.pathname.replace(/\/+$/, '');
    if (isOci && url.host === 'docker.io')
        url.host = 'registry-1.docker.io';
    return { isOci, url };
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
    const parent = new URL(found.url);
    parent.pathname = dir;
    return { repository: { isOci: true, url: parent }, name: base };
}
function keyOf({ isOci, url }) {
    return `${isOci ? 'oci' : 'https'}://${url.host}${url.pathname.replace(/\/+$/, '')}`;
}


/***/ })

};
