export const id = 134;
export const ids = [134,713];
export const modules = {

/***/ 4794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WB: () => (/* binding */ internalError),
/* harmony export */   cd: () => (/* binding */ runToEnd)
/* harmony export */ });
/* unused harmony export runCommand */
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3423);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5324);


const USAGE = `fleetplan: what a change of rollout policy does to a fleet, before it is merged

  fleetplan plan --head PATH... [--base PATH...] --snapshot FILE...
  fleetplan plan --head-ref REV [--base-ref REV] --snapshot FILE...
      --config FILE        limits, rules, durations (default: none, with the built-in defaults)
      --cluster NAME       plan only this cluster of the configuration
      --at INSTANT         when the rollout starts, such as 2026-11-21T08:00:00Z (default: now)
      --horizon DURATION   how far windows are shown (default: 7d)
      --scenario NAME      healthy, turns-bad (default: healthy)
      --format FORMAT      text, markdown, json, sarif, html (default: text)
      --output FILE        write the report there instead of to standard output
      --fail-on LEVEL      error, warning, never (default: error)
      --verbose            also which files were passed over, as nothing in them is planned
  fleetplan plan --when ...        when starting breaks no rule, best first
      --for DURATION       how far it looks (default: 14d)
  fleetplan gate --head PATH... --snapshot FILE...
                                   may the rollout start now, and if not, when? Options as of plan, and
      --reviewed REPORT    the JSON report of the reviewed plan, compared group by group
      --expect-digest D    the digest of the reviewed plan
  fleetplan drift --head PATH... --before FILE --snapshot FILE...
                                   effective changes without a policy edit
      --before FILE        the snapshot, or the JSON report, of the last time
  fleetplan snapshot [FILE|-]      kubectl output to a compact, redacted snapshot
  fleetplan snapshot --kubeconfig FILE [--context NAME]
                                   the same, from the API server; --in-cluster as the pod's service account
      --role               print the role that this needs instead
      --output FILE        write it there instead of to standard output
  fleetplan durations --snapshot FILE...
                                   measure rollout durations from live objects
      --by LABEL           a group for each value of this label
  fleetplan merge REPORT.json...   many clusters' reports to one; a folder or a glob will do
      --expect NAME,...    clusters that must be among them: a missing one is unknown
  fleetplan init [DIR]             looks through a repository; writes .github/fleetplan.yml and the workflow
      --dry-run            print them instead
  fleetplan rules [ID]             the catalogue, or one rule's page

With --debug an internal error prints its stack.
Exit codes: 0 pass, allow or no drift, 1 violations, deny or drift, 2 not evaluated, 3 wrong usage.
`;
const COMMANDS = {
    plan: async (argv, output) => argv.includes('--when')
        ? (await Promise.all(/* import() */[__webpack_require__.e(690), __webpack_require__.e(243), __webpack_require__.e(202), __webpack_require__.e(411), __webpack_require__.e(446), __webpack_require__.e(150), __webpack_require__.e(570), __webpack_require__.e(13), __webpack_require__.e(787), __webpack_require__.e(530), __webpack_require__.e(587), __webpack_require__.e(574), __webpack_require__.e(295)]).then(__webpack_require__.bind(__webpack_require__, 7295))).whenCommand(argv, output)
        : (await Promise.all(/* import() */[__webpack_require__.e(690), __webpack_require__.e(243), __webpack_require__.e(202), __webpack_require__.e(411), __webpack_require__.e(446), __webpack_require__.e(150), __webpack_require__.e(570), __webpack_require__.e(13), __webpack_require__.e(787), __webpack_require__.e(530), __webpack_require__.e(587), __webpack_require__.e(574), __webpack_require__.e(519)]).then(__webpack_require__.bind(__webpack_require__, 1519))).planCommand((await Promise.all(/* import() */[__webpack_require__.e(690), __webpack_require__.e(243), __webpack_require__.e(202), __webpack_require__.e(446), __webpack_require__.e(461)]).then(__webpack_require__.bind(__webpack_require__, 4317))).parsePlanArguments(argv), output),
    gate: async (argv, output) => (await Promise.all(/* import() */[__webpack_require__.e(690), __webpack_require__.e(243), __webpack_require__.e(202), __webpack_require__.e(411), __webpack_require__.e(446), __webpack_require__.e(150), __webpack_require__.e(570), __webpack_require__.e(13), __webpack_require__.e(787), __webpack_require__.e(530), __webpack_require__.e(587), __webpack_require__.e(574), __webpack_require__.e(295)]).then(__webpack_require__.bind(__webpack_require__, 7295))).gateCommand(argv, output),
    drift: async (argv, output) => (await Promise.all(/* import() */[__webpack_require__.e(690), __webpack_require__.e(243), __webpack_require__.e(202), __webpack_require__.e(411), __webpack_require__.e(446), __webpack_require__.e(150), __webpack_require__.e(570), __webpack_require__.e(13), __webpack_require__.e(787), __webpack_require__.e(530), __webpack_require__.e(587), __webpack_require__.e(574), __webpack_require__.e(953)]).then(__webpack_require__.bind(__webpack_require__, 6953))).driftCommand(argv, output),
    snapshot: async (argv, output) => (await Promise.all(/* import() */[__webpack_require__.e(243), __webpack_require__.e(411), __webpack_require__.e(570), __webpack_require__.e(787), __webpack_require__.e(257)]).then(__webpack_require__.bind(__webpack_require__, 1192))).snapshotCommand(argv, output),
    durations: async (argv, output) => (await Promise.all(/* import() */[__webpack_require__.e(690), __webpack_require__.e(243), __webpack_require__.e(202), __webpack_require__.e(411), __webpack_require__.e(446), __webpack_require__.e(150), __webpack_require__.e(570), __webpack_require__.e(13), __webpack_require__.e(787), __webpack_require__.e(55)]).then(__webpack_require__.bind(__webpack_require__, 1055))).durationsCommand(argv, output),
    merge: async (argv, output) => (await Promise.all(/* import() */[__webpack_require__.e(690), __webpack_require__.e(243), __webpack_require__.e(202), __webpack_require__.e(411), __webpack_require__.e(446), __webpack_require__.e(398)]).then(__webpack_require__.bind(__webpack_require__, 7398))).mergeCommand(argv, output),
    init: async (argv, output) => (await Promise.all(/* import() */[__webpack_require__.e(690), __webpack_require__.e(243), __webpack_require__.e(202), __webpack_require__.e(411), __webpack_require__.e(150), __webpack_require__.e(570), __webpack_require__.e(13), __webpack_require__.e(530), __webpack_require__.e(471)]).then(__webpack_require__.bind(__webpack_require__, 4933))).initCommand(argv, output),
    rules: async (argv, output) => (await __webpack_require__.e(/* import() */ 741).then(__webpack_require__.bind(__webpack_require__, 6741))).rulesCommand(argv, output),
};
async function runCommand(argv, output) {
    const [command, ...rest] = argv;
    try {
        if (['help', '--help', '-h'].includes(command ?? '') || rest.includes('--help'))
            return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_0__/* .codeAfter */ .YK)(output.print(USAGE, 'lines'), _deliver_js__WEBPACK_IMPORTED_MODULE_0__/* .PASS */ .CQ, output);
        if (command === undefined)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('no command');
        const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
        if (run === undefined)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`unknown command "${command}"`);
        return await run(rest, output);
    }
    catch (error) {
        if (!(error instanceof _options_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb))
            throw error;
        output.say(`fleetplan: ${error.message}`);
        output.say('fleetplan --help lists the commands and their options.');
        return _deliver_js__WEBPACK_IMPORTED_MODULE_0__/* .WRONG_USAGE */ .MK;
    }
}
const DEBUG = '--debug';
async function runToEnd(argv, output) {
    try {
        return await runCommand(argv.filter((argument) => argument !== DEBUG), output);
    }
    catch (error) {
        return internalError(error, argv, output);
    }
    finally {
        output.progress(null);
    }
}
function internalError(error, argv, output) {
    const isDebug = argv.includes(DEBUG);
    const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const advice = isDebug ? '' : '; run it again with --debug for the stack';
    output.say(`fleetplan: nothing was evaluated: internal error${advice} (${what})`);
    if (isDebug && error instanceof Error)
        for (const line of error.stack?.split('\n').slice(1) ?? [])
            output.say(line);
    return _deliver_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_EVALUATED */ ._q;
}


/***/ }),

/***/ 3423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ PASS),
/* harmony export */   MK: () => (/* binding */ WRONG_USAGE),
/* harmony export */   Mr: () => (/* binding */ printProblems),
/* harmony export */   Qx: () => (/* binding */ deliverParts),
/* harmony export */   YK: () => (/* binding */ codeAfter),
/* harmony export */   Z8: () => (/* binding */ terminalOptions),
/* harmony export */   _q: () => (/* binding */ NOT_EVALUATED),
/* harmony export */   cK: () => (/* binding */ deliver)
/* harmony export */ });
/* harmony import */ var _output_file_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9836);
/* harmony import */ var _output_save_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(369);
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3499);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9125);





const PASS = 0;
const NOT_EVALUATED = 2;
const WRONG_USAGE = 3;
function codeAfter(delivery, code, output) {
    if (delivery.kind !== 'failed')
        return code;
    output.say(`fleetplan: standard output cannot be written: ${(0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(delivery.error)}`);
    return NOT_EVALUATED;
}
function deliver(path, report, kind, code, output) {
    if (path === null)
        return codeAfter(output.print(report, kind), code, output);
    return saved(path, report, output) ? code : NOT_EVALUATED;
}
function deliverParts(path, parts, kind, output) {
    if (path !== null)
        return saved(path, parts, output) ? PASS : NOT_EVALUATED;
    for (const part of parts) {
        const delivery = output.print(part, kind);
        if (delivery.kind === 'delivered')
            continue;
        if (delivery.kind === 'closed')
            output.say('fleetplan: the reader of the snapshot closed before it was complete');
        return codeAfter(delivery, NOT_EVALUATED, output);
    }
    return PASS;
}
function saved(path, report, output) {
    try {
        (0,_output_save_js__WEBPACK_IMPORTED_MODULE_1__/* .saveFile */ .O)(path, report);
        return true;
    }
    catch (error) {
        if (typeof report === 'string' && (0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$)(error) === 'EPIPE')
            return true;
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `The report cannot be written to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .name */ .UU)('file', path)}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .name */ .UU)('object', (0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(error))}`;
        printProblems([{ severity: 'error', code: 'unwritable-output', message, place: null, picture: null }], output);
        return false;
    }
}
function printProblems(problems, output) {
    for (const { place, severity, message, code, picture } of problems) {
        const where = place ? `${place.file}:${place.line}:${place.column}: ` : '';
        output.say(`${where}${severity}: ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_3__/* .toPlain */ .Ul)(message)} [${code}]`);
        for (const line of picture?.split('\n') ?? [])
            output.say(`    ${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo)(line)}`);
    }
    return NOT_EVALUATED;
}
function terminalOptions(path, output) {
    return {
        colour: path === null && output.isTerminal && !process.env['NO_COLOR'],
        width: Math.min(160, Math.max(60, output.columns)),
    };
}


/***/ }),

/***/ 5324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   lR: () => (/* binding */ readArguments),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

class UsageError extends Error {
}
function readArguments(argv, options, use = null) {
    const { values, positionals, tokens } = parsed(use === null ? spread(argv, options) : argv, options, use);
    const seen = new Set();
    for (const token of tokens) {
        if (token.kind !== 'option')
            continue;
        if (token.value === '')
            throw new UsageError(`${token.rawName} has an empty value; give one`);
        if (options[token.name]?.multiple === true)
            continue;
        if (seen.has(token.name))
            throw new UsageError(`${token.rawName} is specified more than once`);
        seen.add(token.name);
    }
    return { values, paths: positionals };
}
function parsed(argv, options, use) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...argv], options, allowPositionals: use !== null, tokens: true });
    }
    catch (error) {
        throw new UsageError(use ?? usageOf(error));
    }
}
function usageOf(error) {
    const { code = '', message = '' } = error;
    const option = /'([^']+)'/.exec(message)?.[1] ?? '';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
        return `unknown option ${option}`;
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
        return `"${option}" follows no option; see --help`;
    return `${option.split(' ')[0] ?? 'an option'} needs a value`;
}
function spread(argv, options) {
    let several = null;
    let isFirst = true;
    return argv.flatMap((argument) => {
        if (argument.startsWith('-') && argument !== '-') {
            several = options[argument.slice(2)]?.multiple === true ? argument : null;
            isFirst = true;
            return [argument];
        }
        const isMore = several !== null && !isFirst;
        isFirst = false;
        return isMore && several !== null ? [several, argument] : [argument];
    });
}
function oneOf(option, value, allowed) {
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined)
        throw new UsageError(`${option} must be one of ${allowed.join(', ')}, not "${value}"`);
    return found;
}


/***/ }),

/***/ 134:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _schema_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(713);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4794);
/* harmony import */ var _output_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1315);



const argv = process.argv.slice(2);
const output = (0,_output_output_js__WEBPACK_IMPORTED_MODULE_2__/* .processOutput */ .X)();
process.on('uncaughtException', (error) => process.exit((0,_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .internalError */ .WB)(error, argv, output)));
process.exit(await (0,_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .runToEnd */ .cd)(argv, output));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony import */ var zod_v4_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);

(0,zod_v4_core__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W)({ jitless: true });


/***/ }),

/***/ 1315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ processOutput)
});

// UNUSED EXPORTS: outputTo

// EXTERNAL MODULE: external "node:tty"
var external_node_tty_ = __webpack_require__(7066);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/index.js + 4 modules
var text_escape = __webpack_require__(3499);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(8262);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/output/file-errors.js
var file_errors = __webpack_require__(9836);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/output/descriptor.js


const WAIT_MS = 5;
const ALARM = new Int32Array(new SharedArrayBuffer(4));
function writeWhole(descriptor, bytes) {
    let done = 0;
    while (done < bytes.length) {
        try {
            done += (0,external_node_fs_.writeSync)(descriptor, bytes, done);
        }
        catch (error) {
            const code = (0,file_errors/* codeOf */.$)(error);
            if (code === 'EPIPE')
                return { kind: 'closed' };
            if (code !== 'EAGAIN')
                return { kind: 'failed', error };
            Atomics.wait(ALARM, 0, 0, WAIT_MS);
        }
    }
    return { kind: 'delivered' };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/output/output.js



const STDOUT = 1;
const STDERR = 2;
const USUAL_COLUMNS = 100;
function outputTo({ stdout, stderr }, { isWatched, ...terminal }) {
    let isThere = false;
    const progress = (sentence) => {
        if (!isWatched || (sentence === null && !isThere))
            return;
        isThere = sentence !== null;
        const line = sentence === null ? '' : (0,text_escape/* printable */.g$)((0,text_escape/* terminalSentence */.wx)(sentence)).slice(0, PROGRESS_COLUMNS);
        stderr(Buffer.from(`\r${ERASE_LINE}${line}`));
    };
    const print = (text, kind) => {
        progress(null);
        return stdout(Buffer.from(kind === 'json' ? (0,text_escape/* jsonLogSafe */.yJ)(text) : (0,text_escape/* printable */.g$)(text)));
    };
    return {
        print,
        say: (sentence) => {
            progress(null);
            stderr(Buffer.from(`${(0,text_escape/* printable */.g$)((0,text_escape/* terminalSentence */.wx)(sentence))}\n`));
        },
        progress,
        ...terminal,
    };
}
const ERASE_LINE = '\u001b[K';
const PROGRESS_COLUMNS = 60;
function columnsAsked(text) {
    return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : null;
}
function processOutput() {
    const isTerminal = (0,external_node_tty_.isatty)(STDOUT);
    return outputTo({ stdout: (bytes) => writeWhole(STDOUT, bytes), stderr: (bytes) => writeWhole(STDERR, bytes) }, {
        isTerminal,
        columns: (isTerminal && process.stdout.columns) || columnsAsked(process.env['COLUMNS']) || USUAL_COLUMNS,
        isWatched: (0,external_node_tty_.isatty)(STDERR) && process.env['TERM'] !== 'dumb',
    });
}


/***/ })

};
