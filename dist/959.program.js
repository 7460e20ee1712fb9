export const id = 959;
export const ids = [959];
export const modules = {

/***/ 81959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fromServer: () => (/* binding */ fromServer)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/problem.js
var problem = __webpack_require__(17085);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/visible.js
var visible = __webpack_require__(98558);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/fault.js

class LiveFault extends Error {
    code;
    constructor(code, message) {
        super(message);
        this.code = code;
        this.name = 'LiveFault';
    }
}
function said(text) {
    const line = text.trim();
    return line === '' ? '' : ` (it says: ${(0,visible/* visible */.RK)(line, 300)})`;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/json/parsed.js
var parsed = __webpack_require__(97856);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest = __webpack_require__(34585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/output/file-errors.js
var file_errors = __webpack_require__(19836);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/part.js


class Part {
    value;
    name;
    constructor(value, name) {
        this.value = value;
        this.name = name;
    }
    get isThere() {
        return this.value !== undefined && this.value !== null;
    }
    part(key) {
        const inner = (0,manifest/* isObject */.Gv)(this.value) && Object.hasOwn(this.value, key) ? this.value[key] : undefined;
        return new Part(inner, this.name === '' ? key : `${this.name}.${key}`);
    }
    text(key) {
        const { value, name } = this.part(key);
        if (value === undefined || value === null || value === '')
            return null;
        if (typeof value === 'string')
            return value;
        throw new LiveFault('invalid-kubeconfig', `The kubeconfig's ${name} is not a text.`);
    }
    isTrue(key) {
        return this.part(key).value === true;
    }
    list(key) {
        const { value, name } = this.part(key);
        if (value === undefined || value === null)
            return [];
        if (!Array.isArray(value))
            throw new LiveFault('invalid-kubeconfig', `The kubeconfig's ${name} is not a list.`);
        return value.map((item, index) => new Part(item, `${name}[${index}]`));
    }
    texts(key) {
        return this.list(key).map((item) => {
            if (typeof item.value === 'string')
                return item.value;
            throw new LiveFault('invalid-kubeconfig', `The kubeconfig's ${item.name} is not a text.`);
        });
    }
    get json() {
        return this.value ?? null;
    }
    keys() {
        return (0,manifest/* isObject */.Gv)(this.value) ? Object.keys(this.value) : [];
    }
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/exec-credential.js








const TIME_MS = 60_000;
const MOST_BYTES = 1024 ** 2;
const FORMS = ['client.authentication.k8s.io/v1', 'client.authentication.k8s.io/v1beta1'];
async function execCredential(exec, { folder, environment, clusterInfo }) {
    const command = exec.text('command') ?? '';
    const apiVersion = exec.text('apiVersion') ?? '';
    if (command === '' || !FORMS.includes(apiVersion))
        throw fault(command, `the kubeconfig gives it the form ${(0,visible/* visible */.RK)(apiVersion)}; ${FORMS.join(' and ')} are known`);
    if (exec.text('interactiveMode') === 'Always')
        throw fault(command, 'it must ask a person (interactiveMode: Always). Log in first, or take the snapshot with kubectl');
    const added = exec.list('env').map((one) => [one.text('name') ?? '', one.text('value') ?? '']);
    const cluster = exec.isTrue('provideClusterInfo') ? { cluster: clusterInfo } : {};
    const info = { apiVersion, kind: 'ExecCredential', spec: { interactive: false, ...cluster } };
    const answer = await run(isPath(command) ? (0,external_node_path_.resolve)(folder, command) : command, exec.texts('args'), {
        ...environment,
        ...Object.fromEntries(added),
        KUBERNETES_EXEC_INFO: JSON.stringify(info),
    });
    return credentialIn(answer, command, apiVersion);
}
function isPath(command) {
    return command.includes('/') || command.includes('\\');
}
function fault(command, why) {
    return new LiveFault('credential-plugin', `The kubeconfig's credential program ${(0,visible/* visible */.RK)(command)} gave nothing: ${why}.`);
}
function run(command, args, env) {
    return new Promise((done, failed) => {
        const child = (0,external_node_child_process_.spawn)(command, [...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
        const timer = setTimeout(() => child.kill(), TIME_MS);
        const [printed, told] = [[], []];
        let bytes = 0;
        const keep = (chunks) => (chunk) => {
            bytes += chunk.length;
            if (bytes > MOST_BYTES)
                child.kill();
            else
                chunks?.push(chunk);
        };
        child.stdout.on('data', keep(printed));
        child.stderr.on('data', keep(told));
        child.on('error', (error) => {
            clearTimeout(timer);
            const code = (0,file_errors/* codeOf */.$)(error);
            failed(fault(command, code === 'ENOENT' ? 'there is no such program here. Install it' : `it can not be started (${code})`));
        });
        child.on('close', (code, signal) => {
            clearTimeout(timer);
            const words = said(Buffer.concat(told ?? []).toString('utf8'));
            if (code === 0)
                done(Buffer.concat(printed ?? []).toString('utf8'));
            else if (signal !== null)
                failed(fault(command, `it was ended after a minute, or for printing too much${words}`));
            else
                failed(fault(command, `it ended with ${code ?? 'no code'}${words}`));
        });
    });
}
function credentialIn(answer, command, apiVersion) {
    const status = statusIn(answer, apiVersion);
    if (status === null)
        throw fault(command, `what it printed is no ExecCredential of ${apiVersion}`);
    const token = status.text('token');
    const cert = status.text('clientCertificateData');
    const key = status.text('clientKeyData');
    if (token === null && (cert === null || key === null))
        throw fault(command, 'its answer holds neither a token nor a certificate with its key');
    return {
        headers: token === null ? {} : { Authorization: `Bearer ${token}` },
        ...(cert === null ? {} : { cert }),
        ...(key === null ? {} : { key }),
    };
}
function statusIn(answer, apiVersion) {
    const value = (0,parsed/* parsedJson */.U)(answer);
    return (0,manifest/* isObject */.Gv)(value) && value['kind'] === 'ExecCredential' && value['apiVersion'] === apiVersion
        ? new Part(value['status'], 'status')
        : null;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/material.js





function material(part, key, folder) {
    const data = part.text(`${key}-data`);
    if (data !== null)
        return Buffer.from(data, 'base64');
    const path = part.text(key);
    return path === null ? null : contentOf((0,external_node_path_.resolve)(folder, path), key);
}
function contentOf(path, what) {
    try {
        return (0,external_node_fs_.readFileSync)(path);
    }
    catch (error) {
        throw new LiveFault('unreadable', `${(0,visible/* visible */.RK)(path)} (${what}) can not be read: ${(0,file_errors/* reasonOf */.A)(error)}`);
    }
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/credential.js





function credentialOf(user, surroundings) {
    const { folder } = surroundings;
    const exec = user.part('exec');
    const impersonation = impersonationOf(user);
    if (exec.isThere)
        return async () => {
            const given = await execCredential(exec, surroundings);
            return { ...given, headers: { ...impersonation, ...given.headers } };
        };
    const cert = material(user, 'client-certificate', folder);
    const key = material(user, 'client-key', folder);
    return () => Promise.resolve({
        ...(cert === null ? {} : { cert }),
        ...(key === null ? {} : { key }),
        headers: { ...impersonation, ...authorizationOf(user, folder) },
    });
}
function authorizationOf(user, folder) {
    const file = user.text('tokenFile');
    if (file !== null)
        return bearer(contentOf((0,external_node_path_.resolve)(folder, file), 'tokenFile').toString('utf8').trim());
    const token = user.text('token');
    if (token !== null)
        return bearer(token);
    const name = user.text('username');
    if (name !== null) {
        const pair = `${name}:${user.text('password') ?? ''}`;
        return { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
    }
    return legacyOf(user.part('auth-provider'));
}
function bearer(token) {
    return { Authorization: `Bearer ${token}` };
}
function legacyOf(provider) {
    if (!provider.isThere)
        return {};
    const name = provider.text('name') ?? '';
    const token = name === 'oidc' ? provider.part('config').text('id-token') : null;
    if (token !== null)
        return bearer(token);
    throw new LiveFault('unknown-credential', `The kubeconfig's user is known by the auth-provider ${(0,visible/* visible */.RK)(name)}, which is not supported. Use an exec plugin, or a token.`);
}
function impersonationOf(user) {
    const name = user.text('as');
    if (name === null)
        return {};
    const uid = user.text('as-uid');
    const groups = user.texts('as-groups');
    const extra = user.part('as-user-extra');
    return {
        'Impersonate-User': name,
        ...(uid === null ? {} : { 'Impersonate-Uid': uid }),
        ...(groups.length === 0 ? {} : { 'Impersonate-Group': groups }),
        ...Object.fromEntries(extra.keys().map((key) => [`Impersonate-Extra-${encodeURIComponent(key)}`, extra.texts(key)])),
    };
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/proxy.js



function proxyFor(server, written, environment) {
    if (written !== null)
        return proxyAt(written, 'The kubeconfig');
    const name = server.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
    const found = from(environment, name);
    if (found === '' || isPassedBy(hostOf(server), from(environment, 'no_proxy')))
        return null;
    return proxyAt(found.includes('://') ? found : `http://${found}`, `The environment's ${name.toUpperCase()}`);
}
function hostOf(url) {
    return url.hostname.replace(/^\[|\]$/g, '');
}
function from(environment, name) {
    return (environment[name.toUpperCase()] ?? environment[name] ?? '').trim();
}
function proxyAt(text, where) {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url !== null && (url.protocol === 'http:' || url.protocol === 'https:'))
        return url;
    const kind = url === null ? 'is no address' : `is of the kind ${(0,visible/* visible */.RK)(url.protocol)}`;
    throw new LiveFault('unusable-proxy', `${where} names a proxy that ${kind}. Use an http or https proxy, or take the snapshot with kubectl.`);
}
function isPassedBy(host, list) {
    if (host === 'localhost' || isLoopback(host))
        return true;
    const entries = list.split(/[\s,]+/).filter((entry) => entry !== '');
    return entries.some((entry) => entry === '*' || isWithin(host, entry.toLowerCase()));
}
function isWithin(host, entry) {
    const [network = '', bits] = entry.split('/');
    if (bits !== undefined)
        return isInNetwork(host, network, Number(bits));
    const domain = entry.replace(/^\*?\./, '').replace(/:\d+$/, '');
    return host === entry || host === domain || host.endsWith(`.${domain}`);
}
function isLoopback(host) {
    return host === '::1' || isInNetwork(host, '127.0.0.0', 8);
}
function isInNetwork(host, network, bits) {
    const family = (0,external_node_net_.isIP)(host);
    if (family === 0 || (0,external_node_net_.isIP)(network) !== family)
        return false;
    if (!Number.isInteger(bits) || bits < 0 || bits > (family === 4 ? 32 : 128))
        return false;
    const type = family === 4 ? 'ipv4' : 'ipv6';
    const block = new external_node_net_.BlockList();
    block.addSubnet(network, bits, type);
    return block.check(host, type);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/in-cluster.js





const SERVICE_ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount';
function inClusterAccess(environment, folder = SERVICE_ACCOUNT) {
    const host = environment['KUBERNETES_SERVICE_HOST'] ?? '';
    const port = environment['KUBERNETES_SERVICE_PORT'] ?? '443';
    const address = `https://${host.includes(':') ? `[${host}]` : host}:${port}`;
    if (host === '' || !URL.canParse(address))
        throw new LiveFault('not-in-cluster', 'There is no service account here (KUBERNETES_SERVICE_HOST is not set). Outside of a pod, name a --kubeconfig.');
    const server = new URL(address);
    return {
        server,
        ca: contentOf((0,external_node_path_.join)(folder, 'ca.crt'), 'certificate authority of the service account'),
        verifies: true,
        serverName: null,
        proxy: proxyFor(server, null, environment),
        credential: () => {
            const token = contentOf((0,external_node_path_.join)(folder, 'token'), 'token of the service account').toString('utf8').trim();
            return Promise.resolve({ headers: bearer(token) });
        },
    };
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/kubeconfig.js










const MAX_ALIASES = 100;
function accessOf(path, { context, environment }) {
    const files = filesOf(path);
    const name = context ?? files.map(({ content }) => content.text('current-context')).find(isThere) ?? null;
    if (name === null)
        throw new LiveFault('no-context', `${(0,visible/* visible */.RK)(path)} has no current context. Name one with --context.${namesOf(files)}`);
    const chosen = entry(files, 'contexts', name).content.part('context');
    const clusterEntry = entry(files, 'clusters', needed(chosen, 'cluster', name));
    const cluster = clusterEntry.content.part('cluster');
    const userName = chosen.text('user');
    const userEntry = userName === null ? NOBODY : entry(files, 'users', userName);
    const server = addressOf(cluster);
    const ca = material(cluster, 'certificate-authority', clusterEntry.folder);
    const proxy = cluster.text('proxy-url');
    return {
        server,
        ...(ca === null ? {} : { ca }),
        verifies: !cluster.isTrue('insecure-skip-tls-verify'),
        serverName: cluster.text('tls-server-name'),
        proxy: proxyFor(server, proxy, environment),
        credential: server.protocol === 'https:'
            ? credentialOf(userEntry.content.part('user'), {
                ...{ folder: userEntry.folder, environment },
                clusterInfo: infoOf(cluster, ca),
            })
            : () => Promise.resolve({ headers: {} }),
    };
}
const NOBODY = { content: new Part(undefined, ''), folder: '' };
function filesOf(path) {
    const listed = (0,external_node_fs_.existsSync)(path) ? [path] : path.split(external_node_path_.delimiter).filter((one) => one !== '');
    const found = listed.filter((one) => (0,external_node_fs_.existsSync)(one));
    return (found.length === 0 ? [path] : found).map((one) => ({
        content: new Part(documentOf(one, listed.length > 1), ''),
        folder: (0,external_node_path_.dirname)((0,external_node_path_.resolve)(one)),
    }));
}
function isThere(text) {
    return text !== null;
}
function documentOf(path, mayBeEmpty) {
    const text = contentOf(path, 'kubeconfig');
    if (mayBeEmpty && text.toString('utf8').trim() === '')
        return {};
    try {
        const document = (0,dist/* parse */.qg)(text.toString('utf8'), { maxAliasCount: MAX_ALIASES, logLevel: 'error' });
        if ((0,manifest/* isObject */.Gv)(document))
            return document;
    }
    catch {
    }
    throw new LiveFault('invalid-kubeconfig', `${(0,visible/* visible */.RK)(path)} is no kubeconfig: it is not a YAML map.`);
}
function namesOf(files) {
    const listed = files.flatMap(({ content }) => content.list('contexts'));
    const names = listed.flatMap((one) => one.text('name') ?? []);
    return names.length === 0
        ? ''
        : ` It has ${names
            .slice(0, 20)
            .map((name) => (0,visible/* visible */.RK)(name))
            .join(', ')}.`;
}
function entry(files, list, name) {
    for (const { content, folder } of files) {
        const found = content.list(list).find((one) => one.text('name') === name);
        if (found !== undefined)
            return { content: found, folder };
    }
    const what = list.slice(0, -1);
    const others = list === 'contexts' ? namesOf(files) : '';
    throw new LiveFault('no-context', `The kubeconfig has no ${what} ${(0,visible/* visible */.RK)(name)}.${others}`);
}
const FOR_EXEC = 'client.authentication.k8s.io/exec';
function infoOf(cluster, ca) {
    const [serverName, proxy] = [cluster.text('tls-server-name'), cluster.text('proxy-url')];
    const own = cluster.list('extensions').find((one) => one.text('name') === FOR_EXEC);
    return {
        server: cluster.text('server'),
        ...(serverName === null ? {} : { 'tls-server-name': serverName }),
        ...(cluster.isTrue('insecure-skip-tls-verify') ? { 'insecure-skip-tls-verify': true } : {}),
        ...(ca === null ? {} : { 'certificate-authority-data': ca.toString('base64') }),
        ...(proxy === null ? {} : { 'proxy-url': proxy }),
        config: own?.part('extension').json ?? null,
    };
}
function needed(part, key, context) {
    const value = part.text(key);
    if (value !== null)
        return value;
    throw new LiveFault('invalid-kubeconfig', `The kubeconfig's context ${(0,visible/* visible */.RK)(context)} names no ${key}.`);
}
function addressOf(cluster) {
    const text = cluster.text('server') ?? '';
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url !== null && (url.protocol === 'https:' || url.protocol === 'http:'))
        return url;
    throw new LiveFault('invalid-kubeconfig', `The kubeconfig's server ${(0,visible/* visible */.RK)(text)} is no https address.`);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/present.js
var present = __webpack_require__(32887);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/kept/definition.js
var definition = __webpack_require__(4683);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/plural.js
var plural = __webpack_require__(43408);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/retry-after.js
var retry_after = __webpack_require__(78842);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/patience.js
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
const MOST_LOST_MS = 120_000;
class Waits {
    patience;
    spentMs = 0;
    lostMs = 0;
    constructor(patience) {
        this.patience = patience;
    }
    async before(tries, askedMs, lostMs) {
        this.lostMs += lostMs;
        if (this.lostMs > MOST_LOST_MS)
            return false;
        const waitMs = askedMs ?? Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
        if (tries >= this.patience.tries || this.spentMs + waitMs > this.patience.budgetMs)
            return false;
        this.spentMs += waitMs;
        await this.patience.sleep(waitMs);
        return true;
    }
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/request.js







class BrokenLine extends Error {
    code;
    constructor(message, code = '') {
        super(message);
        this.code = code;
    }
}
const inflate = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
class Line {
    access;
    credential;
    limits;
    agent;
    constructor(access, credential, limits) {
        this.access = access;
        this.credential = credential;
        this.limits = limits;
        const { ca, verifies, serverName, proxy } = access;
        const options = {
            keepAlive: true,
            rejectUnauthorized: verifies,
            ...(ca === undefined ? {} : { ca }),
            ...(credential.cert === undefined ? {} : { cert: credential.cert }),
            ...(credential.key === undefined ? {} : { key: credential.key }),
            ...(serverName === null ? {} : { servername: serverName }),
        };
        if (access.server.protocol === 'http:')
            this.agent = new external_node_http_.Agent({ keepAlive: true });
        else
            this.agent = proxy === null ? new external_node_https_.Agent(options) : new TunnelAgent(options, access.server, proxy);
    }
    get(path, accept) {
        const { server } = this.access;
        const url = new URL(`${server.pathname.replace(/\/$/, '')}${path}`, server);
        const ask = server.protocol === 'http:' ? external_node_http_.request : external_node_https_.request;
        return new Promise((done, failed) => {
            const request = ask(url, {
                agent: this.agent,
                headers: {
                    ...headersOf(this.credential),
                    Accept: accept,
                    'Accept-Encoding': 'gzip',
                    'User-Agent': 'fleetplan',
                },
            });
            const fail = (error) => {
                clearTimeout(whole);
                request.destroy();
                failed(error instanceof BrokenLine ? error : new BrokenLine(messageOf(error), (0,file_errors/* codeOf */.$)(error)));
            };
            const whole = setTimeout(() => {
                fail(new BrokenLine(`no whole answer within ${this.limits.wholeMs / 1000} s`));
            }, this.limits.wholeMs);
            request.setTimeout(this.limits.idleMs, () => {
                fail(new BrokenLine(`nothing came for ${this.limits.idleMs / 1000} s`));
            });
            request.on('error', fail);
            request.on('response', (response) => {
                this.take(response).then((answer) => {
                    clearTimeout(whole);
                    done(answer);
                }, fail);
            });
            request.end();
        });
    }
    close() {
        this.agent.destroy();
    }
    async take(response) {
        const chunks = [];
        let bytes = 0;
        for await (const chunk of response) {
            bytes += chunk.length;
            if (bytes > this.limits.bytes)
                throw new BrokenLine(`more than ${this.limits.bytes} bytes in one answer`, 'TOO_LARGE');
            chunks.push(chunk);
        }
        const sent = Buffer.concat(chunks);
        const isGzip = response.headers['content-encoding'] === 'gzip';
        const body = isGzip ? await inflate(sent, { maxOutputLength: this.limits.bytes }) : sent;
        return { status: response.statusCode ?? 0, headers: response.headers, body };
    }
}
function headersOf({ headers }) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]));
}
class TunnelAgent extends external_node_https_.Agent {
    secure;
    server;
    proxy;
    constructor(secure, server, proxy) {
        super({ keepAlive: true });
        this.secure = secure;
        this.server = server;
        this.proxy = proxy;
    }
    createConnection(_options, made) {
        const { server, proxy, secure } = this;
        const target = `${server.hostname}:${server.port === '' ? '443' : server.port}`;
        const ask = proxy.protocol === 'https:' ? external_node_https_.request : external_node_http_.request;
        const user = decodeURIComponent(`${proxy.username}:${proxy.password}`);
        const request = ask({
            host: hostOf(proxy),
            port: proxy.port === '' ? (proxy.protocol === 'https:' ? 443 : 80) : proxy.port,
            method: 'CONNECT',
            path: target,
            agent: false,
            headers: {
                Host: target,
                ...(user === ':' ? {} : { 'Proxy-Authorization': `Basic ${Buffer.from(user).toString('base64')}` }),
            },
        });
        const fail = (error) => made?.(error, undefined);
        request.on('error', fail);
        request.on('connect', (response, socket) => {
            if (response.statusCode !== 200) {
                socket.destroy();
                fail(new BrokenLine(`the proxy refuses with ${response.statusCode ?? 0}`));
                return;
            }
            const host = hostOf(server);
            const names = isName(host) ? { servername: host } : {};
            made?.(null, (0,external_node_tls_.connect)({ ...names, ...secure, socket, host }));
        });
        request.end();
        return undefined;
    }
}
function isName(host) {
    return !/^[\d.]+$|:/.test(host);
}
function messageOf(error) {
    return typeof error === 'object' && error !== null && 'message' in error
        ? String(error.message)
        : 'the line broke';
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/server.js







const JSON_TYPE = 'application/json';
const LASTING = /^(?:ENOTFOUND|ERR_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_|TOO_LARGE)/;
class Server {
    access;
    limits;
    line = null;
    waits;
    constructor(access, patience, limits) {
        this.access = access;
        this.limits = limits;
        this.waits = new Waits(patience);
    }
    get address() {
        return (0,visible/* visible */.RK)(this.access.server.origin);
    }
    async get(path, accept = JSON_TYPE, isOptional = false) {
        let renewed = false;
        for (let tries = isOptional ? this.waits.patience.tries : 1;; tries++) {
            const begun = this.waits.patience.now();
            const outcome = await this.attempt(path, accept);
            if ('told' in outcome)
                return outcome.told;
            if (outcome.isUnknown === true && !renewed) {
                renewed = true;
                this.close();
                continue;
            }
            if (!outcome.isWorthAnother ||
                !(await this.waits.before(tries, outcome.askedMs, this.waits.patience.now() - begun)))
                throw new LiveFault(outcome.code, `${this.address} ${outcome.why} at ${(0,visible/* visible */.RK)(addressWithoutToken(path))}.${adviceOn(outcome)}`);
        }
    }
    close() {
        this.line?.close();
        this.line = null;
    }
    async attempt(path, accept) {
        this.line ??= new Line(this.access, await this.access.credential(), this.limits);
        try {
            return this.judged(await this.line.get(path, accept));
        }
        catch (error) {
            if (!(error instanceof BrokenLine))
                throw error;
            const why = `could not be read to the end (${(0,visible/* visible */.RK)(error.message, 200)})`;
            return { code: 'broken-line', why, isWorthAnother: !LASTING.test(error.code), askedMs: null };
        }
    }
    judged(answer) {
        const { status, headers } = answer;
        const held = (0,parsed/* parsedJson */.U)(answer.body.toString('utf8'));
        const value = (0,manifest/* isObject */.Gv)(held) ? held : null;
        const askedMs = (0,retry_after/* retryAfterMs */.V)(headers['retry-after'], this.waits.patience.now());
        const why = `answered ${status}${said(server_messageOf(value))}`;
        if (status === 401)
            return { code: 'not-logged-in', why, isWorthAnother: false, askedMs: null, isUnknown: true };
        if (status === 429)
            return { code: 'too-many-requests', why, isWorthAnother: true, askedMs };
        if (status >= 500 && !isAheadOfServer(value))
            return { code: 'server-error', why, isWorthAnother: true, askedMs };
        if (status >= 300 && status < 400)
            return { code: 'no-api-server', why, isWorthAnother: false, askedMs: null };
        if (value !== null)
            return { told: { status, value } };
        if (status !== 200)
            return { told: { status, value: {} } };
        return { code: 'no-json', why: 'answered with what is no JSON', isWorthAnother: true, askedMs: null };
    }
}
function adviceOn({ code }) {
    if (code === 'not-logged-in')
        return ' It does not take the credential of the kubeconfig: log in again.';
    if (code === 'no-api-server')
        return ' Correct the server in the kubeconfig.';
    return '';
}
function addressWithoutToken(path) {
    return path.replace(/([?&]continue=)[^&]*/, '$1…');
}
function server_messageOf(value) {
    const message = value?.['message'];
    return typeof message === 'string' ? message : '';
}
function isAheadOfServer(value) {
    const details = value?.['details'];
    const causes = (0,manifest/* isObject */.Gv)(details) ? details['causes'] : undefined;
    if (!Array.isArray(causes))
        return false;
    return causes.some((cause) => (0,manifest/* isObject */.Gv)(cause) && cause['reason'] === 'ResourceVersionTooLarge');
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/definitions.js






const DEFINITION_RESOURCE = 'customresourcedefinitions';
const TYPE = { apiVersion: `${definition/* DEFINITION_GROUP */.u0}/v1`, kind: definition/* DEFINITION_KIND */.hp };
const PATH = `/apis/${definition/* DEFINITION_GROUP */.u0}/v1/${DEFINITION_RESOURCE}`;
function definitionNames(kinds) {
    return kinds
        .filter(({ group, kind }) => (0,definition/* isDefined */.O9)(group, kind))
        .map(({ group, resource }) => `${resource}.${group}`);
}
async function readDefinitions(server, kinds, reader) {
    const forbidden = [];
    for (const name of definitionNames(kinds)) {
        const path = `${PATH}/${encodeURIComponent(name)}`;
        const { status, value } = await server.get(path);
        if (status === 403)
            forbidden.push(name);
        if (status === 403 || status === 404)
            continue;
        if (status !== 200)
            throw notAnswered(server, name, status, value);
        if (!reader.page(`${path} of ${server.address}`, [value], TYPE))
            break;
    }
    return forbidden.length === 0 ? [] : [unseen(server, forbidden)];
}
function notAnswered(server, name, status, value) {
    const message = `${server.address} answered ${status} with no definition of ${(0,visible/* visible */.RK)(name)}${said(server_messageOf(value))}.`;
    return new LiveFault('no-list', message);
}
function unseen(server, names) {
    const message = `${server.address} does not show this user the ${(0,plural/* verb */.w3)(names.length, 'definition', 'definitions')} of ${names.map((name) => (0,visible/* visible */.RK)(name)).join(', ')} (403): ` +
        'plans go by what fleetplan knows of these kinds, and not by what this cluster takes. Grant it: fleetplan snapshot --role prints the role.';
    return (0,problem/* infoAt */.Ij)(null, 'definitions-unseen', message);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/index.js + 467 modules
var systems = __webpack_require__(12851);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/kinds.js
var systems_kinds = __webpack_require__(36396);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/cluster-scoped.js
var cluster_scoped = __webpack_require__(64769);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/kept/kinds.js + 3 modules
var kinds = __webpack_require__(31289);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/kinds.js





const WANTED = kinds/* KEPT_KINDS */.ts.filter(({ isNeverAskedFor }) => isNeverAskedFor !== true).flatMap(({ groups, kinds }) => groups
    .filter((group) => group !== '*' && group !== definition/* DEFINITION_GROUP */.u0)
    .flatMap((group) => kinds
    .filter((kind) => isOfGroup(group, kind))
    .map((kind) => ({ group, kind, resource: (0,systems_kinds/* resourceOf */.KU)(kind) }))));
const WANTED_KEYS = new Set(WANTED.map(({ group, kind }) => `${group}/${kind}`));
const WANTED_GROUPS = new Set(WANTED.map(({ group }) => group));
function isWanted(group, kind) {
    return WANTED_KEYS.has(`${group}/${kind}`) || (0,cluster_scoped/* isNodeClass */.P)(kind);
}
function isWantedGroup(group) {
    return WANTED_GROUPS.has(group);
}
function isOfGroup(group, kind) {
    const specs = systems/* SYSTEMS */.L.flatMap(({ kinds }) => kinds);
    const groups = specs.filter((spec) => spec.kind === kind).map((spec) => spec.group);
    return groups.length === 0 || groups.includes(group);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/role.js




const NODE_CLASSES = [
    { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', resource: 'ec2nodeclasses' },
    { group: 'karpenter.azure.com', kind: 'AKSNodeClass', resource: 'aksnodeclasses' },
];
function roleText({ served }) {
    const groups = new Map();
    const asked = served ?? [...WANTED, ...NODE_CLASSES];
    for (const { group, resource } of asked)
        groups.set(group, (groups.get(group) ?? new Set()).add(resource));
    const rules = [...groups].flatMap(([group, resources]) => [
        `  - apiGroups: [${group === '' ? '""' : group}]`,
        '    resources:',
        ...[...resources].map((resource) => `      - ${resource}`),
        '    verbs: [get, list]',
    ]);
    return `${(0,present/* present */.E)([
        '# What fleetplan snapshot --kubeconfig reads. Nothing is written, watched or executed, and no secrets are read.',
        served === null &&
            '# Take out the groups that your clusters do not serve; a NodeClass of another provider has to be added.',
        'apiVersion: rbac.authorization.k8s.io/v1',
        'kind: ClusterRole',
        'metadata:',
        '  name: fleetplan-snapshot',
        'rules:',
        ...rules,
        ...definitionsRule(definitionNames(asked)),
        '---',
        'apiVersion: rbac.authorization.k8s.io/v1',
        'kind: ClusterRoleBinding',
        'metadata:',
        '  name: fleetplan-snapshot',
        'roleRef:',
        '  apiGroup: rbac.authorization.k8s.io',
        '  kind: ClusterRole',
        '  name: fleetplan-snapshot',
        'subjects:',
        '  - kind: ServiceAccount',
        '    name: fleetplan-snapshot # the account that takes the snapshot',
        '    namespace: fleetplan',
    ]).join('\n')}\n`;
}
function definitionsRule(names) {
    if (names.length === 0)
        return [];
    return [
        `  - apiGroups: [${definition/* DEFINITION_GROUP */.u0}]`,
        `    resources: [${DEFINITION_RESOURCE}] # what this cluster takes of these kinds; without it fleetplan goes by what it knows`,
        '    resourceNames:',
        ...names.map((name) => `      - ${name}`),
        '    verbs: [get]',
    ];
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup/grouped.js
var grouped = __webpack_require__(42687);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/discovery.js




const AGGREGATED = ['v2', 'v2beta1']
    .map((version) => `application/json;g=apidiscovery.k8s.io;v=${version};as=APIGroupDiscoveryList`)
    .concat('application/json')
    .join(',');
async function servedKinds(server) {
    const found = new Map();
    for (const version of [...(await versionsAt(server, '/api')), ...(await versionsAt(server, '/apis'))]) {
        for (const kind of await kindsOf(server, version)) {
            const key = `${kind.group}/${kind.kind}`;
            if (!found.has(key))
                found.set(key, kind);
        }
    }
    return [...found.values()].filter(({ group, kind }) => isWanted(group, kind));
}
async function versionsAt(server, path) {
    const { status, value } = await server.get(path, AGGREGATED);
    if (status === 200 && value['kind'] === 'APIGroupDiscoveryList')
        return listIn(value, 'items').flatMap(aggregated);
    if (status === 200 && value['kind'] === 'APIVersions')
        return textsIn(value, 'versions').map((version) => ({ group: '', version, kinds: null, isStale: false }));
    if (status === 200 && value['kind'] === 'APIGroupList')
        return listIn(value, 'groups').flatMap(listed);
    throw notDiscovered(server, status, path);
}
function notDiscovered(server, status, path) {
    if (status !== 403)
        return new LiveFault('no-api-server', `${server.address} is no Kubernetes API server: ${path} answered ${status} with nothing that lists APIs.`);
    const message = `${server.address} does not say which kinds it serves: ${path} answered 403. Bind the ClusterRole system:discovery to this user.`;
    return new LiveFault('forbidden', message);
}
function aggregated(item) {
    const metadata = item['metadata'];
    const group = (0,manifest/* isObject */.Gv)(metadata) ? textIn(metadata, 'name') : '';
    return listIn(item, 'versions').map((entry) => {
        const version = textIn(entry, 'version');
        const kinds = listIn(entry, 'resources').flatMap((resource) => {
            const type = resource['responseKind'];
            const kind = (0,manifest/* isObject */.Gv)(type) ? textIn(type, 'kind') : '';
            return kind === '' ? [] : [{ group, version, kind, resource: textIn(resource, 'resource') }];
        });
        return { group, version, kinds, isStale: entry['freshness'] === 'Stale' };
    });
}
function listed(item) {
    const group = textIn(item, 'name');
    const preferred = (0,manifest/* isObject */.Gv)(item['preferredVersion']) ? textIn(item['preferredVersion'], 'version') : '';
    const versions = listIn(item, 'versions').map((entry) => textIn(entry, 'version'));
    const inOrder = [
        ...versions.filter((one) => one === preferred),
        ...versions.filter((one) => one !== preferred),
    ];
    return inOrder.map((version) => ({ group, version, kinds: null, isStale: false }));
}
async function kindsOf(server, { group, version, kinds, isStale }) {
    if (isStale && isWantedGroup(group))
        throw untold(server, group, version);
    if (kinds !== null)
        return kinds;
    const path = group === '' ? `/api/${segment(version)}` : `/apis/${segment(group)}/${segment(version)}`;
    try {
        const { status, value } = await server.get(path, 'application/json', !isWantedGroup(group));
        if (status === 200 && value['kind'] === 'APIResourceList')
            return listIn(value, 'resources').flatMap((entry) => {
                const [resource, kind] = [textIn(entry, 'name'), textIn(entry, 'kind')];
                return resource.includes('/') ? [] : [{ group, version, kind, resource }];
            });
    }
    catch (error) {
        if (!(error instanceof LiveFault))
            throw error;
    }
    if (!isWantedGroup(group))
        return [];
    throw untold(server, group, version);
}
function untold(server, group, version) {
    const name = (0,visible/* visible */.RK)(group === '' ? version : `${group}/${version}`);
    return new LiveFault('discovery-failed', `${server.address} cannot say which kinds ${name} has, so some would be missing. Take the snapshot again when it can.`);
}
function segment(name) {
    return encodeURIComponent(name);
}
function listPath({ group, version, resource }) {
    const api = group === '' ? '/api' : `/apis/${segment(group)}`;
    return `${api}/${segment(version)}/${segment(resource)}`;
}
function listIn(value, key) {
    const list = value[key];
    return Array.isArray(list) ? list.filter(manifest/* isObject */.Gv) : [];
}
function textIn(value, key) {
    const text = value[key];
    return typeof text === 'string' ? text : '';
}
function textsIn(value, key) {
    const list = value[key];
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/pages.js





class Expired extends Error {
}
class Forbidden extends Error {
}
async function* pagesOf(server, kind, options) {
    let next = firstPage(server, kind, options);
    let token = '';
    const seen = new Set();
    while (next !== null) {
        const told = await next;
        if (isExpired(told) && token !== '') {
            const later = options.resumes ? tokenIn(told.value) : '';
            if (later === '' || later === token)
                throw new Expired();
            options.onResumed();
            seen.add(token);
            token = later;
            next = ask(server, kind, options.limit, { continue: later });
            continue;
        }
        const page = pageIn(server, kind, told);
        const following = tokenIn(told.value);
        seen.add(token);
        if (following !== '' && seen.has(following))
            throw new LiveFault('endless-list', `${server.address} gives the same pages of ${kind.resource} again and again.`);
        token = following;
        next = token === '' ? null : ask(server, kind, options.limit, { continue: token });
        next?.catch(() => undefined);
        yield page;
    }
}
async function firstPage(server, kind, { limit, resourceVersion }) {
    if (resourceVersion === null)
        return ask(server, kind, limit, {});
    const told = await ask(server, kind, limit, { resourceVersion, resourceVersionMatch: 'Exact' });
    const cannot = [400, 410, 422].includes(told.status) || (told.status >= 500 && isAheadOfServer(told.value));
    return cannot ? ask(server, kind, limit, {}) : told;
}
function ask(server, kind, limit, query) {
    const parameters = new URLSearchParams({ limit: String(limit), ...query });
    return server.get(`${listPath(kind)}?${parameters.toString()}`);
}
function isExpired({ status, value }) {
    return status === 410 || value['reason'] === 'Expired';
}
function pageIn(server, kind, { status, value }) {
    if (status === 403)
        throw new Forbidden();
    const name = (0,visible/* visible */.RK)(kind.group === '' ? kind.resource : `${kind.resource}.${kind.group}`);
    if (status === 404)
        throw new LiveFault('gone', `${server.address} serves ${name} no more than a moment ago it did. Take the snapshot again.`);
    const items = value['items'];
    const isList = status === 200 && isListOf(kind, value) && (Array.isArray(items) || items === null);
    if (!isList || (items ?? []).some((item) => isOfOther(kind, item)))
        throw new LiveFault('no-list', `${server.address} answered ${status} with no list of ${name}${said(server_messageOf(value))}.`);
    if (isCutShort(value))
        throw new LiveFault('no-list', `${server.address} says that more ${name} follow and gives no way to them (metadata.continue). A proxy before it may have cut the list off.`);
    return { items: items ?? [], resourceVersion: metadataText(value, 'resourceVersion') };
}
function isOfOther({ kind }, item) {
    const own = (0,manifest/* isObject */.Gv)(item) ? item['kind'] : undefined;
    return own !== undefined && own !== kind;
}
function isCutShort(value) {
    const metadata = value['metadata'];
    if (!(0,manifest/* isObject */.Gv)(metadata) || tokenIn(value) !== '')
        return false;
    const { continue: token, remainingItemCount: rest } = metadata;
    return (token ?? '') !== '' || (typeof rest === 'number' && rest > 0);
}
function isListOf(kind, { kind: list, apiVersion }) {
    return list === `${kind.kind}List` && apiVersion === typeOf(kind).apiVersion;
}
function typeOf({ group, version, kind }) {
    return { apiVersion: group === '' ? version : `${group}/${version}`, kind };
}
function tokenIn(value) {
    return metadataText(value, 'continue');
}
function metadataText(value, key) {
    const metadata = value['metadata'];
    const text = (0,manifest/* isObject */.Gv)(metadata) ? metadata[key] : undefined;
    return typeof text === 'string' ? text : '';
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/fields.js
var fields = __webpack_require__(93549);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/snapshot.js












const PAGE_SIZES = [500, 2_500, 10_000];
const REQUEST_LIMITS = { idleMs: 30_000, wholeMs: 300_000, bytes: 512 * 1024 ** 2 };
function liveSnapshot(access, options, createReader) {
    const takenAt = options.patience.now();
    return askedOf(access, options, async (server) => {
        const kinds = inOrder(await servedKinds(server));
        const result = await readAgainWhereExpired(server, kinds, options, createReader);
        return { ...result, takenAt, problems: [...absentKinds(kinds), ...result.problems] };
    });
}
function servedBy(access, options) {
    return askedOf(access, options, async (server) => inOrder(await servedKinds(server)));
}
async function askedOf(access, options, ask) {
    const server = new Server(access, options.patience, options.requests ?? REQUEST_LIMITS);
    try {
        return await ask(server);
    }
    finally {
        server.close();
    }
}
function inOrder(kinds) {
    const places = new Map(WANTED.map(({ group, kind }, index) => [`${group}/${kind}`, index]));
    const placeOf = ({ group, kind }) => places.get(`${group}/${kind}`) ?? places.size;
    return [...kinds].sort((a, b) => placeOf(a) - placeOf(b));
}
async function readAgainWhereExpired(server, kinds, options, createReader) {
    const sizes = options.pageSizes ?? PAGE_SIZES;
    for (const [index, limit] of sizes.entries()) {
        try {
            return await readAll(server, kinds, createReader(), limit, index === sizes.length - 1);
        }
        catch (error) {
            if (!(error instanceof Expired))
                throw error;
        }
    }
    const message = `${server.address} forgets a list faster than it can be read (410 Gone, ${(0,plural/* counted */.hS)(sizes.length, 'time')}). Take the snapshot when it has less to do.`;
    throw new LiveFault('expired', message);
}
async function readAll(server, kinds, reader, limit, resumes) {
    const forbidden = [];
    const ofOtherMoments = new Set();
    const seen = new Seen();
    let moment = null;
    for (const kind of kinds) {
        const onResumed = () => ofOtherMoments.add(kind.resource);
        try {
            const pages = pagesOf(server, kind, {
                limit: forbidden.length > 0 ? 1 : limit,
                resourceVersion: moment,
                resumes,
                onResumed,
            });
            for await (const { items, resourceVersion } of pages) {
                if (forbidden.length > 0)
                    break;
                moment ??= resourceVersion === '' ? null : resourceVersion;
                if (resourceVersion !== moment)
                    ofOtherMoments.add(kind.resource);
                seen.page(kind, items);
                if (!reader.page(`${listPath(kind)} of ${server.address}`, items, typeOf(kind)))
                    return reader.finish();
            }
        }
        catch (error) {
            if (!(error instanceof Forbidden))
                throw error;
            forbidden.push(kind);
        }
    }
    if (forbidden.length > 0)
        throw new LiveFault('forbidden', forbiddenMessage(server, forbidden));
    const hidden = seen.hidden();
    if (hidden !== null)
        throw new LiveFault('forbidden', hiddenMessage(server, hidden));
    const unseen = await readDefinitions(server, kinds, reader);
    const { snapshot, problems } = reader.finish();
    return { snapshot, problems: [...problems, ...momentProblem([...ofOtherMoments]), ...unseen] };
}
function hiddenMessage(server, hidden) {
    return (`${server.address} ${hidden}. A proxy before it may filter what this user sees. ` +
        'What is not seen is not an empty list: let the user see all nodes and all pods.');
}
function forbiddenMessage(server, kinds) {
    const names = kinds
        .map(({ group, resource }) => (0,visible/* visible */.RK)(group === '' ? resource : `${resource}.${group}`))
        .join(', ');
    return (`${server.address} serves ${(0,plural/* counted */.hS)(kinds.length, 'kind')} that this user may not list (403): ${names}. What is not seen is not an empty list. ` +
        'Grant it: fleetplan snapshot --role prints the role.');
}
function momentProblem(resources) {
    if (resources.length === 0)
        return [];
    const message = `The API server could not give everything as of one moment: ${resources.map((name) => (0,visible/* visible */.RK)(name)).join(', ')} are of a later moment than the rest, or of several.`;
    return [(0,problem/* infoAt */.Ij)(null, 'several-moments', message)];
}
function absentKinds(kinds) {
    const served = new Set(kinds.map(({ group, kind }) => `${group}/${kind}`));
    const missing = WANTED.filter(({ group, kind }) => !served.has(`${group}/${kind}`));
    if (missing.length === 0)
        return [];
    const names = [...(0,grouped/* groupedBy */.me)(missing, ({ group }) => group)].map(([group, absent]) => {
        const isWhole = WANTED.filter((one) => one.group === group).length === absent.length;
        return isWhole
            ? group
            : `${absent.map(({ kind }) => kind).join(', ')} of ${group === '' ? 'the core' : group}`;
    });
    const message = `The API server does not serve these, so none of them is in the snapshot: ${names.join('; ')}.`;
    return [(0,problem/* infoAt */.Ij)(null, 'not-served', message)];
}
const READY_OF = {
    Deployment: 'readyReplicas',
    StatefulSet: 'readyReplicas',
    ReplicaSet: 'readyReplicas',
    DaemonSet: 'numberReady',
};
class Seen {
    nodes = 0;
    named = null;
    withPods = new Set();
    ready = new Map();
    page({ group, kind }, items) {
        if (group === '' && kind === 'Node')
            this.nodes += items.length;
        for (const item of items) {
            if (!(0,manifest/* isObject */.Gv)(item))
                continue;
            const namespace = (0,fields/* textIn */.r7)(item['metadata'], 'namespace') ?? '';
            if (group === '' && kind === 'Pod')
                this.withPods.add(namespace);
            const field = group === 'apps' ? READY_OF[kind] : undefined;
            if (field !== undefined && ((0,fields/* numberIn */.Po)(item['status'], field) ?? 0) > 0 && !this.ready.has(namespace))
                this.ready.set(namespace, `${kind}/${namespace}/${(0,fields/* textIn */.r7)(item['metadata'], 'name') ?? ''}`);
            if (this.nodes === 0)
                this.named ??= nodeOf(kind, item);
        }
    }
    hidden() {
        if (this.nodes === 0 && this.named !== null)
            return `lists no node, and pods or node claims that stand on nodes, such as ${(0,visible/* visible */.RK)(this.named)}`;
        const [namespace, workload] = [...this.ready].find(([one]) => !this.withPods.has(one)) ?? [];
        if (namespace === undefined)
            return null;
        return `lists no pod in the namespace ${(0,visible/* visible */.RK)(namespace)}, and ${(0,visible/* visible */.RK)(workload ?? '')}, which says that pods of it are ready`;
    }
}
function nodeOf(kind, item) {
    const part = kind === 'Pod' ? 'spec' : kind === 'NodeClaim' ? 'status' : null;
    return part && (0,fields/* textIn */.r7)((0,fields/* fieldAt */.UK)(item, part), 'nodeName');
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/read.js + 16 modules
var read = __webpack_require__(16365);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/problems.js
var problems = __webpack_require__(25608);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/live-snapshot.js









const PATIENCE = { budgetMs: 300_000, tries: 7, now: () => Date.now(), sleep: (ms) => (0,promises_.setTimeout)(ms) };
async function fromServer(args, output) {
    try {
        const access = accessFor(args);
        if (access === null)
            return roleText({ served: null });
        if (args.role)
            return roleText({ served: await servedBy(access, { patience: PATIENCE }) });
        return await liveSnapshot(access, { patience: PATIENCE }, () => (0,read/* createCompactReader */.f)(args.hashNodeNames));
    }
    catch (error) {
        if (!(error instanceof LiveFault))
            throw error;
        (0,problems/* printProblems */.M)([(0,problem/* errorAt */.Os)(null, error.code, error.message)], output);
        return null;
    }
}
function accessFor({ kubeconfig, context, inCluster }) {
    if (kubeconfig !== null)
        return accessOf(kubeconfig, { context, environment: process.env });
    return inCluster ? inClusterAccess(process.env) : null;
}


/***/ }),

/***/ 78842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ retryAfterMs)
/* harmony export */ });
const SECOND_MS = 1000;
function retryAfterMs(written, nowMs) {
    if (written === undefined || written === '')
        return null;
    const seconds = Number(written);
    const ms = Number.isFinite(seconds) ? seconds * SECOND_MS : Date.parse(String(written)) - nowMs;
    return Number.isFinite(ms) ? Math.max(0, ms) : null;
}


/***/ })

};
