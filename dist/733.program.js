export const id = 733;
export const ids = [733,371,995];
export const modules = {

/***/ 995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kx: () => (/* binding */ listPath),
/* harmony export */   OS: () => (/* binding */ groupVersion),
/* harmony export */   i7: () => (/* binding */ WANTED),
/* harmony export */   oR: () => (/* binding */ definitionNames),
/* harmony export */   servedKinds: () => (/* binding */ servedKinds)
/* harmony export */ });
/* harmony import */ var _manifest_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4769);
/* harmony import */ var _manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3549);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3972);
/* harmony import */ var _snapshot_kept_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9371);
/* harmony import */ var _systems_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7300);
/* harmony import */ var _systems_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6396);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9125);
/* harmony import */ var _kubectl_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1371);








function isOfGroup(group, kind) {
    const specs = _systems_index_js__WEBPACK_IMPORTED_MODULE_2__/* .SYSTEMS */ .L.flatMap(({ kinds }) => kinds).filter((spec) => spec.kind === kind);
    return specs.length === 0 || specs.some((spec) => spec.group === group);
}
const WANTED = _snapshot_kept_js__WEBPACK_IMPORTED_MODULE_1__/* .KEPT_KINDS */ .ts.flatMap(({ groups, kinds, isNeverAskedFor }) => groups
    .filter((group) => isNeverAskedFor !== true && group !== '*' && group !== _snapshot_kept_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFINITION_GROUP */ .u0)
    .flatMap((group) => kinds
    .filter((kind) => isOfGroup(group, kind))
    .map((kind) => ({ group, kind, resource: (0,_systems_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .resourceOf */ .KU)(kind) }))));
const WANTED_GROUPS = new Set(WANTED.map(({ group }) => group));
function placeOf({ group, kind }) {
    const place = WANTED.findIndex((one) => one.group === group && one.kind === kind);
    return place < 0 ? Infinity : place;
}
function definitionNames(kinds) {
    return kinds
        .filter(({ group, kind }) => (0,_snapshot_kept_js__WEBPACK_IMPORTED_MODULE_1__/* .isDefined */ .O9)(group, kind))
        .map(({ group, resource }) => `${resource}.${group}`);
}
const PARALLEL = 4;
async function servedKinds(server) {
    const core = (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .itemsIn */ .Un)(await discovery(server, '/api', 'APIVersions'), 'versions');
    const groups = (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .itemsIn */ .Un)(await discovery(server, '/apis', 'APIGroupList'), 'groups').map(versionsOf);
    const found = new Map();
    const add = (kinds) => {
        for (const one of kinds) {
            const key = `${one.group}/${one.kind}`;
            if (!found.has(key) && (placeOf(one) < Infinity || (0,_manifest_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_0__/* .isNodeClass */ .P)(one.kind)))
                found.set(key, one);
        }
    };
    const wanted = core.flatMap((version) => typeof version === 'string' ? [{ group: '', version }] : []);
    for (const one of [...wanted, ...groups.flat().filter(({ group }) => WANTED_GROUPS.has(group))]) {
        const kinds = await kindsOf(server, one);
        if (kinds === null)
            throw new _kubectl_js__WEBPACK_IMPORTED_MODULE_5__.LiveFault('discovery-failed', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${server.name} lists ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(groupVersion(one)))} and does not describe its kinds, so some would be missing. Take the snapshot again when it does.`);
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
        throw new _kubectl_js__WEBPACK_IMPORTED_MODULE_5__.LiveFault('forbidden', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${server.name} does not list the kinds that it serves: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(path)} is forbidden (403). Bind the ClusterRole system:discovery to this user.`);
    const what = 'reason' in answer ? (0,_kubectl_js__WEBPACK_IMPORTED_MODULE_5__/* .said */ .a)(answer.message) : _text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_TEXT */ .gd;
    throw new _kubectl_js__WEBPACK_IMPORTED_MODULE_5__.LiveFault('no-api-server', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${server.name} is not a Kubernetes API server: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(path)} lists no APIs${what}. Correct the server in the kubeconfig.`);
}
function versionsOf(item) {
    const group = (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .textIn */ .r7)(item, 'name') ?? '';
    const preferred = (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .textIn */ .r7)((0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldAt */ .UK)(item, 'preferredVersion'), 'version') ?? '';
    const versions = (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .itemsIn */ .Un)(item, 'versions').map((entry) => (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .textIn */ .r7)(entry, 'version') ?? '');
    return versions
        .sort((a, b) => Number(b === preferred) - Number(a === preferred))
        .map((version) => ({ group, version }));
}
async function kindsOf(server, of) {
    const answer = await server.get(pathOf(of)).catch((error) => {
        if (error instanceof _kubectl_js__WEBPACK_IMPORTED_MODULE_5__.LiveFault && error.code === 'server-error')
            return null;
        throw error;
    });
    if (answer === null || 'reason' in answer || answer.value['kind'] !== 'APIResourceList')
        return null;
    const resources = (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .itemsIn */ .Un)(answer.value, 'resources').map((entry) => ({
        ...{ ...of, kind: (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .textIn */ .r7)(entry, 'kind') ?? '', resource: (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .textIn */ .r7)(entry, 'name') ?? '' },
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


/***/ }),

/***/ 1371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LiveFault: () => (/* binding */ LiveFault),
/* harmony export */   a: () => (/* binding */ said),
/* harmony export */   kubectl: () => (/* binding */ kubectl)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8321);
/* harmony import */ var _manifest_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7914);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4585);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3972);
/* harmony import */ var _text_file_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2938);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9125);









class LiveFault extends Error {
    code;
    says;
    constructor(code, says) {
        super((0,_text_render_js__WEBPACK_IMPORTED_MODULE_5__/* .toPlain */ .Ul)(says));
        this.code = code;
        this.says = says;
        this.name = 'LiveFault';
    }
}
function said(written) {
    const line = written.trim();
    return line === '' ? _text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) ` (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(line, 300))})`;
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
    const named = context !== null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `the context ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(context))}` : null;
    const place = kubeconfig === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .eu)('this pod') : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(kubeconfig));
    const name = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `The API server of ${named ?? place}`;
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
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('kubectl', args, {
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
    const ended = Promise.all([(0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'close'), (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.text)(child.stdout), (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.text)(child.stderr)]);
    const [, stdout, stderr] = await ended.catch((error) => {
        const reason = (0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$)(error);
        throw new LiveFault('no-tool', reason === 'ENOENT'
            ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `kubectl is not found on PATH. Install it, or give a file that it printed elsewhere: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)('fleetplan snapshot FILE')}.`
            : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `kubectl could not be started (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(reason))}).`);
    });
    if (bytes > MOST_BYTES)
        throw new LiveFault('too-large', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `kubectl printed more than ${MOST_BYTES / 1024 ** 2} MiB for one page and was stopped.`);
    const { exitCode, signalCode } = child;
    if (signalCode !== null)
        throw new LiveFault('broken-line', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `kubectl was stopped (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .eu)(signalCode)}) after at most ${PROCESS_TIMEOUT_MS / 1000} seconds.`);
    if (exitCode !== 0)
        return refusal(stderr);
    const value = (0,_manifest_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parsedJson */ .U4)(stdout);
    return (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(value) ? { value } : { reason: NOT_JSON, message: '' };
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
    const asked = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(path.replace(/([?&]continue=)[^&]*/, '$1…')));
    if (reason === UNAUTHORIZED)
        return new LiveFault('not-logged-in', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `${name} does not take the credential of the kubeconfig${said(message)}. Log in again.`);
    if (reason === NOT_JSON)
        return new LiveFault('no-json', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `${name} at ${asked}: the answer is not JSON, or cut off. Check the server in the kubeconfig.`);
    if (reason !== '')
        return new LiveFault('server-error', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `${name} at ${asked}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(reason)}${said(message)}.`);
    return new LiveFault('kubectl-failed', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `kubectl could not read ${asked}${said(message)}. Run ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)('kubectl get --raw /api')} with the same kubeconfig and context.`);
}


/***/ }),

/***/ 733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   roleText: () => (/* binding */ roleText)
/* harmony export */ });
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5022);
/* harmony import */ var _snapshot_kept_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9371);
/* harmony import */ var _discovery_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(995);



const NODE_CLASSES = [
    { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', resource: 'ec2nodeclasses' },
    { group: 'karpenter.azure.com', kind: 'AKSNodeClass', resource: 'aksnodeclasses' },
];
function roleText(served) {
    const asked = served ?? [..._discovery_js__WEBPACK_IMPORTED_MODULE_1__/* .WANTED */ .i7, ...NODE_CLASSES];
    const rules = [...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .groupedBy */ .me)(asked, ({ group }) => group)].map(([group, kinds]) => {
        const resources = new Set(kinds.map(({ resource }) => `      - ${resource}`));
        return `  - apiGroups: [${group === '' ? '""' : group}]
    resources:
${[...resources].join('\n')}
    verbs: [get, list]
`;
    });
    const names = (0,_discovery_js__WEBPACK_IMPORTED_MODULE_1__/* .definitionNames */ .oR)(asked).map((name) => `      - ${name}\n`);
    const definitions = names.length === 0
        ? ''
        : `  - apiGroups: [${_snapshot_kept_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFINITION_GROUP */ .u0}]
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


/***/ })

};
