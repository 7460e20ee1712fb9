export const id = 569;
export const ids = [569];
export const modules = {

/***/ 3950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fromServer: () => (/* binding */ fromServer)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(8262);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/problem.js
var problem = __webpack_require__(7085);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/cluster-scoped.js
var cluster_scoped = __webpack_require__(4769);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/fields.js
var fields = __webpack_require__(3549);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest = __webpack_require__(4585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/kept.js + 1 modules
var kept = __webpack_require__(9371);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/index.js + 222 modules
var systems = __webpack_require__(2690);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/kinds.js
var systems_kinds = __webpack_require__(6396);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/fault.js



class LiveFault extends Error {
    code;
    says;
    constructor(code, says) {
        super((0,render/* toPlain */.Ul)(says));
        this.code = code;
        this.says = says;
        this.name = 'LiveFault';
    }
}
function said(written) {
    const line = written.trim();
    return line === '' ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` (${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(line, 300))})`;
}
const PRINTS_ROLE = (0,text_text/* code */.aY)('fleetplan snapshot --role');

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/discovery.js









function isOfGroup(group, kind) {
    const specs = systems/* SYSTEMS */.L.flatMap(({ kinds }) => kinds).filter((spec) => spec.kind === kind);
    return specs.length === 0 || specs.some((spec) => spec.group === group);
}
const WANTED = kept/* KEPT_KINDS */.ts.flatMap(({ groups, kinds, isNeverAskedFor }) => groups.flatMap((group) => isNeverAskedFor === true || group === '*' || group === kept/* DEFINITION_GROUP */.u0
    ? []
    : kinds
        .filter((kind) => isOfGroup(group, kind))
        .map((kind) => ({ group, kind, resource: (0,systems_kinds/* resourceOf */.KU)(kind) }))));
const WANTED_PLACES = new Map(WANTED.map((kind, index) => [keyOf(kind), index]));
const WANTED_GROUPS = new Set(WANTED.map(({ group }) => group));
function isWanted(kind) {
    return WANTED_PLACES.has(keyOf(kind)) || (0,cluster_scoped/* isNodeClass */.P)(kind.kind);
}
function keyOf({ group, kind }) {
    return `${group}/${kind}`;
}
function definitionNames(kinds) {
    return kinds
        .filter(({ group, kind }) => (0,kept/* isDefined */.O9)(group, kind))
        .map(({ group, resource }) => `${resource}.${group}`);
}
const PARALLEL = 4;
async function servedKinds(server) {
    const core = (0,fields/* itemsIn */.Un)(await discovery(server, '/api', 'APIVersions'), 'versions');
    const groups = objectsIn(await discovery(server, '/apis', 'APIGroupList'), 'groups').map(versionsOf);
    const wanted = [
        ...core.flatMap((version) => (typeof version === 'string' ? [{ group: '', version }] : [])),
        ...groups.flatMap((versions) => versions.filter(({ group }) => WANTED_GROUPS.has(group))),
    ];
    const found = new Map();
    const add = (kinds) => {
        for (const one of kinds)
            if (!found.has(keyOf(one)) && isWanted(one))
                found.set(keyOf(one), one);
    };
    for (const version of wanted) {
        const kinds = await kindsOf(server, version);
        if (kinds === null)
            throw undescribed(server, version);
        add(kinds);
    }
    const others = [...found.values()].some(({ kind }) => kind === 'NodePool')
        ? groups.flatMap(([preferred]) => (preferred && !WANTED_GROUPS.has(preferred.group) ? [preferred] : []))
        : [];
    for (let at = 0; at < others.length; at += PARALLEL)
        for (const kinds of await Promise.all(others.slice(at, at + PARALLEL).map((version) => kindsOf(server, version))))
            add(kinds ?? []);
    const placeOf = (kind) => WANTED_PLACES.get(keyOf(kind)) ?? WANTED_PLACES.size;
    return [...found.values()].sort((a, b) => placeOf(a) - placeOf(b));
}
async function discovery(server, path, kind) {
    const answer = await server.get(path);
    if ('value' in answer && answer.value['kind'] === kind)
        return answer.value;
    if ('reason' in answer && answer.reason === 'Forbidden')
        throw new LiveFault('forbidden', (0,text_text/* text */.Qq) `${server.name} does not list the kinds that it serves: ${(0,text_text/* code */.aY)(path)} is forbidden (403). Bind the ClusterRole system:discovery to this user.`);
    const what = 'reason' in answer ? said(answer.message) : text_text/* NO_TEXT */.gd;
    throw new LiveFault('no-api-server', (0,text_text/* text */.Qq) `${server.name} is not a Kubernetes API server: ${(0,text_text/* code */.aY)(path)} lists no APIs${what}. Correct the server in the kubeconfig.`);
}
function versionsOf(item) {
    const group = (0,fields/* textIn */.r7)(item, 'name') ?? '';
    const preferred = (0,fields/* textIn */.r7)(item['preferredVersion'], 'version') ?? '';
    const versions = objectsIn(item, 'versions').map((entry) => (0,fields/* textIn */.r7)(entry, 'version') ?? '');
    return versions
        .sort((a, b) => Number(b === preferred) - Number(a === preferred))
        .map((version) => ({ group, version }));
}
async function kindsOf(server, { group, version }) {
    const answer = await server.get(pathOf(group, version)).catch((error) => {
        if (error instanceof LiveFault && error.code === 'server-error')
            return null;
        throw error;
    });
    if (answer === null || 'reason' in answer || answer.value['kind'] !== 'APIResourceList')
        return null;
    return objectsIn(answer.value, 'resources').flatMap((entry) => {
        const [resource, kind] = [(0,fields/* textIn */.r7)(entry, 'name') ?? '', (0,fields/* textIn */.r7)(entry, 'kind') ?? ''];
        return resource.includes('/') ? [] : [{ group, version, kind, resource }];
    });
}
function undescribed(server, { group, version }) {
    const name = (0,text_text/* code */.aY)((0,visible/* visible */.RK)(group === '' ? version : `${group}/${version}`));
    return new LiveFault('discovery-failed', (0,text_text/* text */.Qq) `${server.name} lists ${name} and does not describe its kinds, so some would be missing. Take the snapshot again when it does.`);
}
function listPath({ group, version, resource }) {
    return `${pathOf(group, version)}/${encodeURIComponent(resource)}`;
}
function pathOf(group, version) {
    return `${group === '' ? '/api' : `/apis/${encodeURIComponent(group)}`}/${encodeURIComponent(version)}`;
}
function objectsIn(value, key) {
    return (0,fields/* itemsIn */.Un)(value, key).filter(manifest/* isObject */.Gv);
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/json.js
var json = __webpack_require__(7914);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/kubectl.js






const TRIES = 4;
const FIRST_WAIT_MS = 1000;
const REQUEST_TIMEOUT = '120s';
const PROCESS_TIMEOUT_MS = 180_000;
const MOST_BYTES = 512 * 1024 ** 2;
const MOST_COMPLAINT_BYTES = 64 * 1024;
const PASSING = new Set(['InternalError', 'ServerTimeout', 'ServiceUnavailable', 'TooManyRequests']);
const BROKEN_CONNECTION = /connection (?:refused|reset)|was refused|EOF|timeout|timed out/i;
function kubectl({ kubeconfig, context, environment, sleep }) {
    const name = (0,text_text/* text */.Qq) `The API server of ${context !== null ? (0,text_text/* text */.Qq) `the context ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(context))}` : kubeconfig === null ? (0,text_text/* literal */.eu)('this pod') : (0,text_text/* code */.aY)((0,visible/* visible */.RK)(kubeconfig))}`;
    const options = [
        ...(kubeconfig === null ? [] : ['--request-timeout', REQUEST_TIMEOUT]),
        ...(context === null ? [] : ['--context', context]),
    ];
    const env = { ...environment, KUBECONFIG: kubeconfig ?? '/nonexistent', KUBERC: 'off' };
    return {
        name,
        async get(path) {
            for (let tries = 1;; tries++) {
                const ended = await run(['get', '--raw', path, ...options], env);
                const answer = ended.code === 0 ? parsed(ended.stdout) : refusal(ended.stderr);
                if ('value' in answer || isFinal(answer.reason))
                    return answer;
                if (!isPassing(answer) || tries === TRIES)
                    throw failure(name, path, answer);
                await sleep(FIRST_WAIT_MS * 2 ** (tries - 1));
            }
        },
    };
}
function isFinal(reason) {
    return !['', NOT_JSON, UNAUTHORIZED].includes(reason) && !PASSING.has(reason);
}
function isPassing({ reason, message }) {
    return PASSING.has(reason) || reason === NOT_JSON || (reason === '' && BROKEN_CONNECTION.test(message));
}
const NOT_JSON = 'not JSON';
const UNAUTHORIZED = 'Unauthorized';
function parsed(stdout) {
    const value = (0,json/* parsedJson */.U4)(stdout);
    return (0,manifest/* isObject */.Gv)(value) ? { value } : { reason: NOT_JSON, message: '' };
}
function refusal(stderr) {
    const [, reason = '', message = ''] = /^Error from server(?: \((\w+)\))?: ?(.*)$/m.exec(stderr) ?? [];
    if (reason !== '')
        return { reason, message };
    const lines = stderr.split('\n').filter((line) => line.trim() !== '' && !/^[EIW]\d{4} /.test(line));
    const last = (lines.at(-1) ?? stderr.trim()).replace(/^error: /i, '');
    const isUnknownUser = /logged in to the server|provide credentials/.test(last);
    return { reason: isUnknownUser ? UNAUTHORIZED : '', message: last };
}
function failure(name, path, { reason, message }) {
    const asked = (0,text_text/* code */.aY)((0,visible/* visible */.RK)(withoutToken(path)));
    const where = (0,text_text/* text */.Qq) `${name} at ${asked}`;
    if (reason === UNAUTHORIZED)
        return new LiveFault('not-logged-in', (0,text_text/* text */.Qq) `${name} does not take the credential of the kubeconfig${said(message)}. Log in again.`);
    if (reason === NOT_JSON)
        return new LiveFault('no-json', (0,text_text/* text */.Qq) `${where}: the answer is not JSON, or cut off. Check the server in the kubeconfig.`);
    if (reason !== '')
        return new LiveFault('server-error', (0,text_text/* text */.Qq) `${where}: ${(0,text_text/* code */.aY)(reason)}${said(message)}.`);
    return new LiveFault('kubectl-failed', (0,text_text/* text */.Qq) `kubectl could not read ${asked}${said(message)}. Run ${(0,text_text/* code */.aY)('kubectl get --raw /api')} with the same kubeconfig and context.`);
}
function withoutToken(path) {
    return path.replace(/([?&]continue=)[^&]*/, '$1…');
}
function run(args, env) {
    return new Promise((resolve, reject) => {
        const child = (0,external_node_child_process_.spawn)('kubectl', args, {
            env,
            stdio: ['ignore', 'pipe', 'pipe'],
            timeout: PROCESS_TIMEOUT_MS,
            killSignal: 'SIGKILL',
            windowsHide: true,
        });
        const stdout = [];
        let bytes = 0;
        let stderr = '';
        child.stdout.on('data', (chunk) => {
            bytes += chunk.length;
            if (bytes <= MOST_BYTES)
                stdout.push(chunk);
            else
                child.kill('SIGKILL');
        });
        child.stderr.on('data', (chunk) => {
            if (stderr.length < MOST_COMPLAINT_BYTES)
                stderr += chunk.toString('utf8');
        });
        child.on('error', (error) => {
            reject(notStarted(error));
        });
        child.on('close', (code, signal) => {
            if (bytes > MOST_BYTES)
                reject(new LiveFault('too-large', (0,text_text/* text */.Qq) `kubectl printed more than ${MOST_BYTES / 1024 ** 2} MiB for one page and was stopped.`));
            else if (signal !== null)
                reject(new LiveFault('broken-line', (0,text_text/* text */.Qq) `kubectl was stopped (${(0,text_text/* literal */.eu)(signal)}) after at most ${PROCESS_TIMEOUT_MS / 1000} seconds.`));
            else
                resolve({ code, stdout: Buffer.concat(stdout).toString('utf8'), stderr });
        });
    });
}
function notStarted(error) {
    const reason = 'code' in error ? String(error.code) : error.name;
    return reason === 'ENOENT'
        ? new LiveFault('no-tool', (0,text_text/* text */.Qq) `kubectl is not found on PATH. Install it, or give a file that it printed elsewhere: ${(0,text_text/* code */.aY)('fleetplan snapshot FILE')}.`)
        : new LiveFault('no-tool', (0,text_text/* text */.Qq) `kubectl could not be started (${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(reason))}).`);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/role.js



const NODE_CLASSES = [
    { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', resource: 'ec2nodeclasses' },
    { group: 'karpenter.azure.com', kind: 'AKSNodeClass', resource: 'aksnodeclasses' },
];
function roleText(served) {
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
    return `${(0,lookup/* present */.Eb)([
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
        `  - apiGroups: [${kept/* DEFINITION_GROUP */.u0}]`,
        `    resources: [customresourcedefinitions] # what this cluster takes of these kinds; without it fleetplan goes by what it knows`,
        '    resourceNames:',
        ...names.map((name) => `      - ${name}`),
        '    verbs: [get]',
    ];
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/pages.js






class Expired extends Error {
}
class Forbidden extends Error {
}
const NO_SUCH_MOMENT = new Set(['BadRequest', 'Expired', 'Gone', 'Invalid', 'Timeout']);
async function* pagesOf(server, kind, limit, resourceVersion) {
    const ask = (query) => server.get(`${listPath(kind)}?${new URLSearchParams({ limit: String(limit), ...query }).toString()}`);
    const seen = new Set();
    let answer = await ask(resourceVersion === null ? {} : { resourceVersion, resourceVersionMatch: 'Exact' });
    if (resourceVersion !== null && 'reason' in answer && NO_SUCH_MOMENT.has(answer.reason))
        answer = await ask({});
    for (;;) {
        if (seen.size > 0 && 'reason' in answer && ['Expired', 'Gone'].includes(answer.reason))
            throw new Expired();
        const value = listIn(server, kind, answer);
        const token = metadataText(value, 'continue');
        if (seen.has(token))
            throw new LiveFault('endless-list', (0,text_text/* text */.Qq) `${server.name} repeats the same pages of ${(0,text_text/* code */.aY)(kind.resource)}.`);
        const items = value['items'];
        const next = token === '' ? null : ask({ continue: token });
        next?.catch(() => undefined);
        yield {
            items: Array.isArray(items) ? items : [],
            resourceVersion: metadataText(value, 'resourceVersion'),
        };
        if (next === null)
            return;
        seen.add(token);
        answer = await next;
    }
}
function listIn(server, kind, answer) {
    const name = (0,text_text/* code */.aY)((0,visible/* visible */.RK)(kind.group === '' ? kind.resource : `${kind.resource}.${kind.group}`));
    if ('reason' in answer) {
        if (answer.reason === 'Forbidden')
            throw new Forbidden();
        if (answer.reason === 'NotFound')
            throw new LiveFault('gone', (0,text_text/* text */.Qq) `${server.name} no longer serves ${name}. Take the snapshot again.`);
        throw new LiveFault('no-list', (0,text_text/* text */.Qq) `${server.name} did not list ${name}: ${(0,text_text/* code */.aY)(answer.reason)}${said(answer.message)}.`);
    }
    const { value } = answer;
    const items = value['items'];
    const { apiVersion } = typeOf(kind);
    const isList = value['kind'] === `${kind.kind}List` && value['apiVersion'] === apiVersion;
    if (!isList ||
        !(Array.isArray(items) || items === null) ||
        (items ?? []).some((item) => isOfOther(kind, item)))
        throw new LiveFault('no-list', (0,text_text/* text */.Qq) `${server.name} answered with something other than a list of ${name}. A proxy before it may have answered.`);
    if (isCutShort(value))
        throw new LiveFault('no-list', (0,text_text/* text */.Qq) `${server.name} reports more ${name} and gives no token for them (metadata.continue). A proxy before it may have cut the list off.`);
    return value;
}
function isOfOther({ kind }, item) {
    const own = (0,manifest/* isObject */.Gv)(item) ? item['kind'] : undefined;
    return own !== undefined && own !== kind;
}
function isCutShort(value) {
    const metadata = value['metadata'];
    if (!(0,manifest/* isObject */.Gv)(metadata) || metadataText(value, 'continue') !== '')
        return false;
    const { continue: token, remainingItemCount: rest } = metadata;
    return (token ?? '') !== '' || (typeof rest === 'number' && rest > 0);
}
function typeOf({ group, version, kind }) {
    return { apiVersion: group === '' ? version : `${group}/${version}`, kind };
}
function metadataText(value, key) {
    return (0,fields/* textIn */.r7)(value['metadata'], key) ?? '';
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/snapshot.js











const PAGE_SIZES = [500, 2_500, 10_000];
async function liveSnapshot(server, takenAt, createReader) {
    const kinds = await servedKinds(server);
    const result = await readAgainWhereExpired(server, kinds, createReader);
    return { ...result, takenAt, problems: [...absentKinds(kinds), ...result.problems] };
}
async function readAgainWhereExpired(server, kinds, createReader) {
    for (const limit of PAGE_SIZES) {
        try {
            return await readAll(server, kinds, createReader(), limit);
        }
        catch (error) {
            if (!(error instanceof Expired))
                throw error;
        }
    }
    throw new LiveFault('expired', (0,text_text/* text */.Qq) `${server.name} expires a list before it is read (410 Gone, ${(0,text_text/* count */.U9)(PAGE_SIZES.length, 'time')}). Take the snapshot when the server is less busy.`);
}
async function readAll(server, kinds, reader, limit) {
    const forbidden = [];
    const seen = new Seen();
    let moment = null;
    for (const kind of kinds) {
        try {
            const pages = pagesOf(server, kind, forbidden.length > 0 ? 1 : limit, moment);
            for await (const { items, resourceVersion } of pages) {
                if (forbidden.length > 0)
                    break;
                moment ??= resourceVersion === '' ? null : resourceVersion;
                seen.page(kind, items);
                if (!reader.page(`${listPath(kind)} of ${(0,render/* toPlain */.Ul)(server.name)}`, items, typeOf(kind)))
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
    return { snapshot, problems: [...problems, ...unseen] };
}
function hiddenMessage(server, hidden) {
    return (0,text_text/* text */.Qq) `${server.name} ${hidden}. A proxy before it may filter what this user sees. Let the user see all nodes and all pods.`;
}
function forbiddenMessage(server, kinds) {
    const names = kinds.map(({ group, resource }) => (0,text_text/* code */.aY)((0,visible/* visible */.RK)(group === '' ? resource : `${resource}.${group}`)));
    return (0,text_text/* text */.Qq) `${server.name} serves ${(0,text_text/* count */.U9)(kinds.length, 'kind')} that this user may not list (403): ${(0,text_text/* few */.H$)(names, names.length)}. Grant it: ${PRINTS_ROLE} prints the role.`;
}
const DEFINITION = { apiVersion: `${kept/* DEFINITION_GROUP */.u0}/v1`, kind: kept/* DEFINITION_KIND */.hp };
async function readDefinitions(server, kinds, reader) {
    const forbidden = [];
    for (const name of definitionNames(kinds)) {
        const path = `/apis/${DEFINITION.apiVersion}/customresourcedefinitions/${encodeURIComponent(name)}`;
        const answer = await server.get(path);
        if ('value' in answer) {
            if (!reader.page(`${path} of ${(0,render/* toPlain */.Ul)(server.name)}`, [answer.value], DEFINITION))
                break;
        }
        else if (answer.reason === 'Forbidden')
            forbidden.push(name);
        else if (answer.reason !== 'NotFound')
            throw new LiveFault('no-list', (0,text_text/* text */.Qq) `${server.name} did not give the definition of ${(0,text_text/* code */.aY)(name)}: ${(0,text_text/* code */.aY)(answer.reason)}${said(answer.message)}.`);
    }
    if (forbidden.length === 0)
        return [];
    const message = (0,text_text/* text */.Qq) `This user may not read these definitions (403): ${(0,text_text/* few */.H$)(forbidden.map(text_text/* code */.aY), forbidden.length)}. Plans use the schemas that fleetplan ships, not those of this cluster. Grant it: ${PRINTS_ROLE} prints the role.`;
    return [(0,problem/* infoAt */.Ij)(null, 'definitions-unseen', message)];
}
function absentKinds(kinds) {
    const served = new Set(kinds.map(({ group, kind }) => `${group}/${kind}`));
    const missing = WANTED.filter(({ group, kind }) => !served.has(`${group}/${kind}`));
    if (missing.length === 0)
        return [];
    const names = [...(0,lookup/* groupedBy */.me)(missing, ({ group }) => group)].map(([group, absent]) => {
        const isWhole = WANTED.filter((one) => one.group === group).length === absent.length;
        return isWhole
            ? group
            : `${absent.map(({ kind }) => kind).join(', ')} of ${group === '' ? 'the core' : group}`;
    });
    const message = (0,text_text/* text */.Qq) `The API server does not serve these kinds: ${(0,text_text/* joinTexts */.B5)(names.map(text_text/* literal */.eu), '; ')}.`;
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
            return (0,text_text/* text */.Qq) `lists no node, but pods or node claims on nodes such as ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(this.named))}`;
        const [namespace, workload] = [...this.ready].find(([one]) => !this.withPods.has(one)) ?? [];
        if (namespace === undefined)
            return null;
        return (0,text_text/* text */.Qq) `lists no pod in the namespace ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(namespace))}, but ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(workload ?? ''))} has ready pods`;
    }
}
function nodeOf(kind, item) {
    const part = kind === 'Pod' ? 'spec' : kind === 'NodeClaim' ? 'status' : null;
    return part && (0,fields/* textIn */.r7)((0,fields/* fieldAt */.UK)(item, part), 'nodeName');
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/read.js + 7 modules
var read = __webpack_require__(3696);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/deliver.js
var deliver = __webpack_require__(3423);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/live-snapshot.js













async function fromServer(args, output) {
    try {
        const server = serverFor(args);
        if (server === null)
            return roleText(null);
        if (args.role)
            return roleText(await servedKinds(server));
        return await liveSnapshot(server, Date.now(), () => (0,read/* createCompactReader */.f)());
    }
    catch (error) {
        if (!(error instanceof LiveFault))
            throw error;
        (0,deliver/* printProblems */.Mr)([(0,problem/* errorAt */.Os)(null, error.code, error.says)], output);
        return null;
    }
}
function serverFor({ kubeconfig, context, inCluster }) {
    if (kubeconfig === null && !inCluster)
        return null;
    if (inCluster && !process.env['KUBERNETES_SERVICE_HOST'])
        throw new LiveFault('not-in-cluster', (0,text_text/* text */.Qq) `--in-cluster works only in a pod: KUBERNETES_SERVICE_HOST is not set. Give --kubeconfig FILE.`);
    if (kubeconfig?.split(external_node_path_.delimiter).some((file) => (0,external_node_fs_.existsSync)(file)) === false)
        throw new LiveFault('kubectl-failed', (0,text_text/* text */.Qq) `The kubeconfig ${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(kubeconfig))} does not exist. Check the path of --kubeconfig.`);
    return kubectl({ kubeconfig, context, environment: process.env, sleep: (ms) => (0,promises_.setTimeout)(ms) });
}


/***/ })

};
