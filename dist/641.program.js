export const id = 641;
export const ids = [641];
export const modules = {

/***/ 7989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ refuseInputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3972);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9057);
/* harmony import */ var _read_git_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1883);
/* harmony import */ var _read_inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2587);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5324);







function refuseInputs(output, inputs, sides = [], isOfRevision = false) {
    if (output === null)
        return;
    const refuse = (why) => {
        throw new _options_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`--output ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(output)} ${why}; choose another file`);
    };
    const { laid, path } = followed(output);
    const isOfGit = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(output), path].some((one) => one.toLowerCase().split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes('.git'));
    if (isOfGit)
        refuse('lies in .git');
    if (laid)
        refuse('leads through a link in the work tree');
    const written = fileAt(output);
    if (written === null)
        return;
    const both = sides.filter((side) => side !== null);
    const folders = both.flatMap(({ renderedPaths }) => renderedPaths.filter((one) => (0,_read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .lQ)(one)));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && folders.some((one) => (0,_read_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(one), path)))
        refuse('is a file of a folder from which policies are rendered');
    const [top = '.'] = isOfRevision ? (0,_read_git_command_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOf */ .Dx)('.', ['rev-parse', '--show-toplevel']) : [];
    const policies = both.flatMap(({ files, problems }) => [
        ...files.map((file) => file.path),
        ...problems.flatMap(({ place }) => place?.file ?? []),
    ]);
    if ([...inputs, ...policies.map((one) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, one))].some((one) => fileAt(one) === written))
        refuse('is an input of this command');
}
const MOST_LINKS = 40;
function followed(path) {
    const here = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.cwd());
    let tree = here;
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tree, '.git')) && tree !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(tree))
        tree = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(tree);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tree, '.git')))
        tree = here;
    const steps = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    let at = path.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? node_path__WEBPACK_IMPORTED_MODULE_1__.sep : here;
    let laid = false;
    for (let links = 0; steps.length > 0 && links <= MOST_LINKS;) {
        const next = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(at, steps.shift() ?? '');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(next, { throwIfNoEntry: false })?.isSymbolicLink() !== true) {
            at = next;
            continue;
        }
        links += 1;
        laid ||= (0,_read_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)(tree, next);
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(next);
        if (target.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            at = node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
        steps.unshift(...target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    }
    return { laid, path: at };
}
function fileAt(path) {
    try {
        const stats = path === _read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .STANDARD_INPUT */ .XO ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(0, { bigint: true }) : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { bigint: true });
        return stats.isFile() ? `${stats.dev}:${stats.ino}` : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 2641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  snapshotCommand: () => (/* binding */ snapshotCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(8262);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/cluster-scoped.js
var cluster_scoped = __webpack_require__(4769);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/fields.js
var fields = __webpack_require__(3549);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/kept.js + 1 modules
var kept = __webpack_require__(9371);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/index.js + 222 modules
var systems = __webpack_require__(7300);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/kinds.js
var systems_kinds = __webpack_require__(6396);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(8321);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/json.js
var json = __webpack_require__(7914);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest = __webpack_require__(4585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/output/file-errors.js
var file_errors = __webpack_require__(9836);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/kubectl.js









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
const TRIES = 4;
const FIRST_WAIT_MS = 1000;
const REQUEST_TIMEOUT = '120s';
const PROCESS_TIMEOUT_MS = 180_000;
const MOST_BYTES = 512 * 1024 ** 2;
const NOT_JSON = 'not JSON';
const UNAUTHORIZED = 'Unauthorized';
const PASSING = new Set([
    'InternalError',
    'ServerTimeout',
    'ServiceUnavailable',
    'TooManyRequests',
    NOT_JSON,
]);
const BROKEN_CONNECTION = /connection (?:refused|reset)|was refused|EOF|timeout|timed out/i;
function kubectl({ kubeconfig, context, environment, sleep }) {
    const named = context !== null ? (0,text_text/* text */.Qq) `the context ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(context))}` : null;
    const place = kubeconfig === null ? (0,text_text/* literal */.eu)('this pod') : (0,text_text/* code */.aY)((0,visible/* visible */.RK)(kubeconfig));
    const name = (0,text_text/* text */.Qq) `The API server of ${named ?? place}`;
    const options = [
        ...(kubeconfig === null ? [] : ['--request-timeout', REQUEST_TIMEOUT]),
        ...(context === null ? [] : ['--context', context]),
    ];
    const env = { ...environment, KUBECONFIG: kubeconfig ?? '/nonexistent', KUBERC: 'off' };
    return {
        name,
        async get(path) {
            for (let tries = 1;; tries++) {
                const answer = await ask(['get', '--raw', path, ...options], env);
                if ('value' in answer)
                    return answer;
                const { reason, message } = answer;
                const isPassing = PASSING.has(reason) || (reason === '' && BROKEN_CONNECTION.test(message));
                if (!isPassing && reason !== '' && reason !== UNAUTHORIZED)
                    return answer;
                if (!isPassing || tries === TRIES)
                    throw failure(name, path, answer);
                await sleep(FIRST_WAIT_MS * 2 ** (tries - 1));
            }
        },
    };
}
async function ask(args, env) {
    const child = (0,external_node_child_process_.spawn)('kubectl', args, {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: PROCESS_TIMEOUT_MS,
        killSignal: 'SIGKILL',
        windowsHide: true,
    });
    let bytes = 0;
    for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
            bytes += chunk.length;
            if (bytes > MOST_BYTES)
                child.kill('SIGKILL');
        });
    const ended = Promise.all([(0,external_node_events_.once)(child, 'close'), (0,consumers_.text)(child.stdout), (0,consumers_.text)(child.stderr)]);
    const [, stdout, stderr] = await ended.catch((error) => {
        const reason = (0,file_errors/* codeOf */.$)(error);
        throw new LiveFault('no-tool', reason === 'ENOENT'
            ? (0,text_text/* text */.Qq) `kubectl is not found on PATH. Install it, or give a file that it printed elsewhere: ${(0,text_text/* code */.aY)('fleetplan snapshot FILE')}.`
            : (0,text_text/* text */.Qq) `kubectl could not be started (${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(reason))}).`);
    });
    if (bytes > MOST_BYTES)
        throw new LiveFault('too-large', (0,text_text/* text */.Qq) `kubectl printed more than ${MOST_BYTES / 1024 ** 2} MiB for one page and was stopped.`);
    const { exitCode, signalCode } = child;
    if (signalCode !== null)
        throw new LiveFault('broken-line', (0,text_text/* text */.Qq) `kubectl was stopped (${(0,text_text/* literal */.eu)(signalCode)}) after at most ${PROCESS_TIMEOUT_MS / 1000} seconds.`);
    if (exitCode !== 0)
        return refusal(stderr);
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
    const asked = (0,text_text/* code */.aY)((0,visible/* visible */.RK)(path.replace(/([?&]continue=)[^&]*/, '$1…')));
    if (reason === UNAUTHORIZED)
        return new LiveFault('not-logged-in', (0,text_text/* text */.Qq) `${name} does not take the credential of the kubeconfig${said(message)}. Log in again.`);
    if (reason === NOT_JSON)
        return new LiveFault('no-json', (0,text_text/* text */.Qq) `${name} at ${asked}: the answer is not JSON, or cut off. Check the server in the kubeconfig.`);
    if (reason !== '')
        return new LiveFault('server-error', (0,text_text/* text */.Qq) `${name} at ${asked}: ${(0,text_text/* code */.aY)(reason)}${said(message)}.`);
    return new LiveFault('kubectl-failed', (0,text_text/* text */.Qq) `kubectl could not read ${asked}${said(message)}. Run ${(0,text_text/* code */.aY)('kubectl get --raw /api')} with the same kubeconfig and context.`);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/discovery.js








function isOfGroup(group, kind) {
    const specs = systems/* SYSTEMS */.L.flatMap(({ kinds }) => kinds).filter((spec) => spec.kind === kind);
    return specs.length === 0 || specs.some((spec) => spec.group === group);
}
const WANTED = kept/* KEPT_KINDS */.ts.flatMap(({ groups, kinds, isNeverAskedFor }) => groups
    .filter((group) => isNeverAskedFor !== true && group !== '*' && group !== kept/* DEFINITION_GROUP */.u0)
    .flatMap((group) => kinds
    .filter((kind) => isOfGroup(group, kind))
    .map((kind) => ({ group, kind, resource: (0,systems_kinds/* resourceOf */.KU)(kind) }))));
const WANTED_GROUPS = new Set(WANTED.map(({ group }) => group));
function placeOf({ group, kind }) {
    const place = WANTED.findIndex((one) => one.group === group && one.kind === kind);
    return place < 0 ? Infinity : place;
}
function definitionNames(kinds) {
    return kinds
        .filter(({ group, kind }) => (0,kept/* isDefined */.O9)(group, kind))
        .map(({ group, resource }) => `${resource}.${group}`);
}
const PARALLEL = 4;
async function servedKinds(server) {
    const core = (0,fields/* itemsIn */.Un)(await discovery(server, '/api', 'APIVersions'), 'versions');
    const groups = (0,fields/* itemsIn */.Un)(await discovery(server, '/apis', 'APIGroupList'), 'groups').map(versionsOf);
    const found = new Map();
    const add = (kinds) => {
        for (const one of kinds) {
            const key = `${one.group}/${one.kind}`;
            if (!found.has(key) && (placeOf(one) < Infinity || (0,cluster_scoped/* isNodeClass */.P)(one.kind)))
                found.set(key, one);
        }
    };
    const wanted = core.flatMap((version) => typeof version === 'string' ? [{ group: '', version }] : []);
    for (const one of [...wanted, ...groups.flat().filter(({ group }) => WANTED_GROUPS.has(group))]) {
        const kinds = await kindsOf(server, one);
        if (kinds === null)
            throw new LiveFault('discovery-failed', (0,text_text/* text */.Qq) `${server.name} lists ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(groupVersion(one)))} and does not describe its kinds, so some would be missing. Take the snapshot again when it does.`);
        add(kinds);
    }
    const isKarpenter = [...found.values()].some(({ kind }) => kind === 'NodePool');
    const preferred = groups.flatMap(([first]) => first ?? []);
    const others = isKarpenter ? preferred.filter(({ group }) => !WANTED_GROUPS.has(group)) : [];
    for (let at = 0; at < others.length; at += PARALLEL) {
        const some = others.slice(at, at + PARALLEL).map((one) => kindsOf(server, one));
        for (const kinds of await Promise.all(some))
            add(kinds ?? []);
    }
    return [...found.values()].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : 0));
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
    const preferred = (0,fields/* textIn */.r7)((0,fields/* fieldAt */.UK)(item, 'preferredVersion'), 'version') ?? '';
    const versions = (0,fields/* itemsIn */.Un)(item, 'versions').map((entry) => (0,fields/* textIn */.r7)(entry, 'version') ?? '');
    return versions
        .sort((a, b) => Number(b === preferred) - Number(a === preferred))
        .map((version) => ({ group, version }));
}
async function kindsOf(server, of) {
    const answer = await server.get(pathOf(of)).catch((error) => {
        if (error instanceof LiveFault && error.code === 'server-error')
            return null;
        throw error;
    });
    if (answer === null || 'reason' in answer || answer.value['kind'] !== 'APIResourceList')
        return null;
    const resources = (0,fields/* itemsIn */.Un)(answer.value, 'resources').map((entry) => ({
        ...{ ...of, kind: (0,fields/* textIn */.r7)(entry, 'kind') ?? '', resource: (0,fields/* textIn */.r7)(entry, 'name') ?? '' },
    }));
    return resources.filter(({ resource }) => !resource.includes('/'));
}
function listPath(kind) {
    return `${pathOf(kind)}/${encodeURIComponent(kind.resource)}`;
}
function groupVersion({ group, version }) {
    return group === '' ? version : `${group}/${version}`;
}
function pathOf({ group, version }) {
    return `${group === '' ? '/api' : `/apis/${encodeURIComponent(group)}`}/${encodeURIComponent(version)}`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/role.js



const NODE_CLASSES = [
    { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', resource: 'ec2nodeclasses' },
    { group: 'karpenter.azure.com', kind: 'AKSNodeClass', resource: 'aksnodeclasses' },
];
function roleText(served) {
    const asked = served ?? [...WANTED, ...NODE_CLASSES];
    const rules = [...(0,lookup/* groupedBy */.me)(asked, ({ group }) => group)].map(([group, kinds]) => {
        const resources = new Set(kinds.map(({ resource }) => `      - ${resource}`));
        return `  - apiGroups: [${group === '' ? '""' : group}]
    resources:
${[...resources].join('\n')}
    verbs: [get, list]
`;
    });
    const names = definitionNames(asked).map((name) => `      - ${name}\n`);
    const definitions = names.length === 0
        ? ''
        : `  - apiGroups: [${kept/* DEFINITION_GROUP */.u0}]
    resources: [customresourcedefinitions] # what this cluster takes of these kinds; without it fleetplan goes by what it knows
    resourceNames:
${names.join('')}    verbs: [get]
`;
    return `# What fleetplan snapshot --kubeconfig reads. Nothing is written, watched or executed, and no secrets are read.
${served === null ? '# Take out the groups that your clusters do not serve; a NodeClass of another provider has to be added.\n' : ''}apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata:
  name: fleetplan-snapshot
rules:
${rules.join('')}${definitions}---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata:
  name: fleetplan-snapshot
roleRef:
  apiGroup: rbac.authorization.k8s.io
  kind: ClusterRole
  name: fleetplan-snapshot
subjects:
  - kind: ServiceAccount
    name: fleetplan-snapshot # the account that takes the snapshot
    namespace: fleetplan
`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/problem.js
var problem = __webpack_require__(7085);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/live/snapshot.js









const PAGE_SIZE = 500;
const NO_SUCH_MOMENT = new Set(['BadRequest', 'Expired', 'Gone', 'Invalid', 'Timeout']);
const PRINTS_ROLE = (0,text_text/* code */.aY)('fleetplan snapshot --role');
async function liveSnapshot(server, createReader) {
    const kinds = await servedKinds(server);
    const reader = createReader();
    const forbidden = [];
    const signs = new Signs();
    let moment = null;
    for (const kind of kinds) {
        const size = String(forbidden.length > 0 ? 1 : PAGE_SIZE);
        const ask = (query) => server.get(`${listPath(kind)}?${new URLSearchParams({ limit: size, ...query }).toString()}`);
        let answer = await ask(moment === null ? {} : { resourceVersion: moment, resourceVersionMatch: 'Exact' });
        if (moment !== null && 'reason' in answer && NO_SUCH_MOMENT.has(answer.reason))
            answer = await ask({});
        const tokens = new Set();
        for (;;) {
            const reason = 'reason' in answer ? answer.reason : '';
            if (tokens.size > 0 && ['Expired', 'Gone'].includes(reason))
                throw new LiveFault('expired', (0,text_text/* text */.Qq) `${server.name} expired the list of ${resourceName(kind)} before it was read (410 Gone). Take the snapshot again.`);
            if (reason === 'Forbidden')
                forbidden.push(kind);
            if (forbidden.length > 0)
                break;
            const { items, token, resourceVersion } = pageIn(server, kind, answer);
            if (tokens.has(token))
                throw new LiveFault('endless-list', (0,text_text/* text */.Qq) `${server.name} repeats the same pages of ${(0,text_text/* code */.aY)(kind.resource)}.`);
            moment ??= resourceVersion === '' ? null : resourceVersion;
            signs.see(kind, items);
            const type = { apiVersion: groupVersion(kind), kind: kind.kind };
            if (!reader.page(`${listPath(kind)} of ${(0,render/* toPlain */.Ul)(server.name)}`, items, type))
                return reader.finish();
            if (token === '')
                break;
            tokens.add(token);
            answer = await ask({ continue: token });
        }
    }
    if (forbidden.length > 0)
        throw new LiveFault('forbidden', (0,text_text/* text */.Qq) `${server.name} serves ${(0,text_text/* count */.U9)(forbidden.length, 'kind')} that this user may not list (403): ${(0,text_text/* few */.H$)(forbidden.map(resourceName), forbidden.length)}. Grant it: ${PRINTS_ROLE} prints the role.`);
    const hidden = signs.ofHidden();
    if (hidden !== null)
        throw new LiveFault('forbidden', (0,text_text/* text */.Qq) `${server.name} ${hidden}. A proxy before it may filter what this user sees. Let the user see all nodes and all pods.`);
    const unseen = await readDefinitions(server, kinds, reader);
    const { snapshot, problems } = reader.finish();
    return { snapshot, problems: [...absentGroups(kinds), ...problems, ...unseen] };
}
function pageIn(server, kind, answer) {
    const named = resourceName(kind);
    if ('reason' in answer)
        throw answer.reason === 'NotFound'
            ? new LiveFault('gone', (0,text_text/* text */.Qq) `${server.name} no longer serves ${named}. Take the snapshot again.`)
            : new LiveFault('no-list', (0,text_text/* text */.Qq) `${server.name} did not list ${named}: ${(0,text_text/* code */.aY)(answer.reason)}${said(answer.message)}.`);
    const { value } = answer;
    const items = (0,fields/* itemsIn */.Un)(value, 'items');
    const isOwn = (item) => !(0,manifest/* isObject */.Gv)(item) || [undefined, kind.kind].includes(item['kind']);
    const isList = value['kind'] === `${kind.kind}List` && value['apiVersion'] === groupVersion(kind);
    const hasItems = value['items'] === null || Array.isArray(value['items']);
    const metadata = (0,manifest/* isObject */.Gv)(value['metadata']) ? value['metadata'] : {};
    const { continue: token, remainingItemCount: rest } = metadata;
    const isCut = typeof token === 'string' && token !== '' ? false : Boolean(token) || Number(rest ?? 0) > 0;
    if (!isList || !hasItems || !items.every(isOwn) || isCut)
        throw new LiveFault('no-list', isCut
            ? (0,text_text/* text */.Qq) `${server.name} reports more ${named} and gives no token for them (metadata.continue). A proxy before it may have cut the list off.`
            : (0,text_text/* text */.Qq) `${server.name} answered with something other than a list of ${named}. A proxy before it may have answered.`);
    return {
        items,
        token: (0,fields/* textIn */.r7)(metadata, 'continue') ?? '',
        resourceVersion: (0,fields/* textIn */.r7)(metadata, 'resourceVersion') ?? '',
    };
}
function resourceName({ group, resource }) {
    return (0,text_text/* code */.aY)((0,visible/* visible */.RK)(group === '' ? resource : `${resource}.${group}`));
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
function absentGroups(kinds) {
    const served = new Set(kinds.map(({ group }) => group));
    const missing = [...new Set(WANTED.map(({ group }) => group))].filter((group) => !served.has(group));
    if (missing.length === 0)
        return [];
    const message = (0,text_text/* text */.Qq) `The API server does not serve these groups: ${(0,text_text/* joinTexts */.B5)(missing.map(text_text/* literal */.eu), '; ')}.`;
    return [(0,problem/* infoAt */.Ij)(null, 'not-served', message)];
}
class Signs {
    nodes = 0;
    named = null;
    withPods = new Set();
    ready = new Map();
    see({ group, kind }, items) {
        if (kind === 'Node')
            this.nodes += items.length;
        for (const item of items) {
            const [metadata, status] = [(0,fields/* fieldAt */.UK)(item, 'metadata'), (0,fields/* fieldAt */.UK)(item, 'status')];
            const namespace = (0,fields/* textIn */.r7)(metadata, 'namespace') ?? '';
            const ready = (0,fields/* numberIn */.Po)(status, 'readyReplicas') ?? (0,fields/* numberIn */.Po)(status, 'numberReady') ?? 0;
            if (kind === 'Pod')
                this.withPods.add(namespace);
            if (kind === 'Pod')
                this.named ??= (0,fields/* textIn */.r7)((0,fields/* fieldAt */.UK)(item, 'spec'), 'nodeName');
            if (kind === 'NodeClaim')
                this.named ??= (0,fields/* textIn */.r7)(status, 'nodeName');
            if (group === 'apps' && ready > 0 && !this.ready.has(namespace))
                this.ready.set(namespace, `${kind}/${namespace}/${(0,fields/* textIn */.r7)(metadata, 'name') ?? ''}`);
        }
    }
    ofHidden() {
        if (this.nodes === 0 && this.named !== null)
            return (0,text_text/* text */.Qq) `lists no node, but pods or node claims on nodes such as ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(this.named))}`;
        const [namespace, workload = ''] = [...this.ready].find(([one]) => !this.withPods.has(one)) ?? [];
        if (namespace === undefined)
            return null;
        return (0,text_text/* text */.Qq) `lists no pod in the namespace ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(namespace))}, but ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(workload))} has ready pods`;
    }
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/compact.js
var compact = __webpack_require__(1370);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/read.js + 5 modules
var read = __webpack_require__(3104);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/deliver.js
var deliver = __webpack_require__(3423);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/options.js
var options = __webpack_require__(5324);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/output-path.js
var output_path = __webpack_require__(7989);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/snapshot-file.js
var snapshot_file = __webpack_require__(7168);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/snapshot-command.js

















async function snapshotCommand(argv, output) {
    const { values, paths } = (0,options/* readArguments */.lR)('snapshot', argv);
    const { kubeconfig = null, context = null, role = false, output: path = null } = values;
    const inCluster = values['in-cluster'] === true;
    if (kubeconfig !== null && inCluster)
        throw new options/* UsageError */.eb('snapshot takes --kubeconfig or --in-cluster, not both');
    if (context !== null && kubeconfig === null)
        throw new options/* UsageError */.eb('--context needs --kubeconfig FILE');
    const isLive = kubeconfig !== null || inCluster || role;
    if (isLive && paths.length > 0)
        throw new options/* UsageError */.eb('snapshot takes either a FILE or a server');
    if (paths.length > 1)
        throw new options/* UsageError */.eb('snapshot takes one FILE, or - for standard input');
    const [file = '-'] = paths;
    (0,output_path/* refuseInputs */.g)(path, (0,lookup/* present */.Eb)([isLive ? null : file, kubeconfig]));
    const written = ({ snapshot, problems }, takenAt) => {
        (0,deliver/* printProblems */.Mr)(problems, output);
        if (problems.some(({ severity }) => severity === 'error'))
            return deliver/* NOT_EVALUATED */._q;
        return (0,deliver/* deliver */.cK)(path, (0,compact/* compactParts */.yg)(snapshot.lines, takenAt ?? Date.now()), 'json', deliver/* PASS */.CQ, output);
    };
    if (!isLive) {
        const read = await (0,snapshot_file/* loadCompact */.W)(file);
        return written(read, read.snapshot.takenAt);
    }
    try {
        if (kubeconfig === null && !inCluster)
            return (0,deliver/* deliver */.cK)(path, roleText(null), 'lines', deliver/* PASS */.CQ, output);
        if (inCluster && !process.env['KUBERNETES_SERVICE_HOST'])
            throw new LiveFault('not-in-cluster', (0,text_text/* text */.Qq) `--in-cluster works only in a pod: KUBERNETES_SERVICE_HOST is not set. Give --kubeconfig FILE.`);
        if (kubeconfig?.split(external_node_path_.delimiter).some((one) => (0,external_node_fs_.existsSync)(one)) === false)
            throw new LiveFault('kubectl-failed', (0,text_text/* text */.Qq) `The kubeconfig ${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(kubeconfig))} does not exist. Check the path of --kubeconfig.`);
        const server = kubectl({ kubeconfig, context, environment: process.env, sleep: (ms) => (0,promises_.setTimeout)(ms) });
        if (role)
            return (0,deliver/* deliver */.cK)(path, roleText(await servedKinds(server)), 'lines', deliver/* PASS */.CQ, output);
        const takenAt = Date.now();
        return written(await liveSnapshot(server, () => (0,read/* createCompactReader */.f)()), takenAt);
    }
    catch (error) {
        if (!(error instanceof LiveFault))
            throw error;
        return (0,deliver/* printProblems */.Mr)([(0,problem/* errorAt */.Os)(null, error.code, error.says)], output);
    }
}


/***/ })

};
