export const id = 371;
export const ids = [371];
export const modules = {

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


/***/ })

};
