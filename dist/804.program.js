export const id = 804;
export const ids = [804];
export const modules = {

/***/ 1406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ clustersOf),
/* harmony export */   ZN: () => (/* binding */ NO_CLUSTER),
/* harmony export */   yN: () => (/* binding */ placesIn)
/* harmony export */ });
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9084);

function clustersOf(config) {
    const [first, ...rest] = config.clusters.map(({ name, policies, snapshot, namespace, variables, destination, labels }, index) => ({
        config: {
            ...config,
            cluster: name,
            policies: policies ?? config.policies,
            snapshot: snapshot ?? config.snapshot,
            namespace: namespace ?? config.namespace,
            variables: { ...config.variables, ...variables },
            clusters: [],
            waivers: (0,_waivers_js__WEBPACK_IMPORTED_MODULE_0__/* .waiversIn */ .T1)(config.waivers, config.clusters.map((one) => one.name)),
        },
        path: ['clusters', index],
        target: { name, destination, labels, others: othersThan(name, config) },
    }));
    return first ? [first, ...rest] : [{ config, path: [], target: { ...NO_CLUSTER, name: config.cluster } }];
}
const NO_CLUSTER = { name: null, destination: null, labels: null, others: [] };
function othersThan(name, config) {
    return config.clusters
        .filter((one) => one.name !== name)
        .map((one) => ({
        name: one.name,
        destination: one.destination,
        policies: one.policies ?? config.policies ?? [],
    }));
}
function placesIn(placeOf, cluster) {
    if (cluster.length === 0)
        return placeOf;
    return (path) => {
        const entry = placeOf(cluster);
        const own = placeOf([...cluster, ...path]);
        const isOwn = own.line !== entry.line || own.column !== entry.column;
        return isOwn ? own : placeOf(path);
    };
}


/***/ }),

/***/ 4804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ unchanged),
/* harmony export */   PQ: () => (/* binding */ lastReport),
/* harmony export */   YC: () => (/* binding */ legFiles),
/* harmony export */   YR: () => (/* binding */ loadReviewed),
/* harmony export */   _U: () => (/* binding */ loadLegs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(163);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3972);
/* harmony import */ var _merge_leg_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8521);
/* harmony import */ var _text_file_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2938);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9057);
/* harmony import */ var _read_folder_root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1708);
/* harmony import */ var _read_globs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1432);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1460);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7763);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4968);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9125);
/* harmony import */ var _snapshot_file_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7168);














const MIB = 1024 ** 2;
const MOST_BYTES = { leg: 64 * MIB, reviewed: 256 * MIB };
const JSON_FILE = /\.json$/;
function unchanged([first, ...rest]) {
    const both = (input) => ({ ...input, base: input.head });
    return [both(first), ...rest.map(both)];
}
async function lastReport(path, called, [input, ...others]) {
    if (isReport(path))
        return loadReviewed(path);
    if (others.length > 0)
        throw new Error(`${called} is a snapshot, which is of one cluster, and the configuration lists several; choose one of them, or give the last JSON report`);
    const { snapshot, problems } = await (0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_12__/* .loadSnapshot */ .N)([path]);
    const at = snapshot.takenAt ?? input.at;
    const run = (0,_run_js__WEBPACK_IMPORTED_MODULE_10__/* .makeRun */ .SA)([{ ...input, snapshot, snapshotProblems: problems, at }]);
    if (run.verdict === 'unknown') {
        const [first] = run.reports[0].plan.problems.filter(({ severity }) => severity === 'error');
        const why = first ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutStop */ .f6)(first.message) : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq) `it could not be evaluated`;
        return { unusable: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq) `cannot be made of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_13__/* .visible */ .RK)(path))}: ${why}` };
    }
    const last = (0,_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__/* .readReviewed */ .q)((0,_report_index_js__WEBPACK_IMPORTED_MODULE_9__/* .renderRun */ .eJ)(run, 'json'));
    if (snapshot.takenAt !== null || 'unusable' in last)
        return last;
    return { ...last, clusters: last.clusters.map((one) => ({ ...one, isUndated: true })) };
}
function isReport(path) {
    try {
        return /^\s*\{\s*"schemaVersion"/.test((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path).toString('utf8', 0, 64));
    }
    catch {
        return false;
    }
}
function loadReviewed(path) {
    const read = reportText(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path), MOST_BYTES.reviewed);
    return 'why' in read
        ? { unusable: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_13__/* .visible */ .RK)(path))} ${read.why}` }
        : (0,_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__/* .readReviewed */ .q)(read.text);
}
function loadLegs(paths, below = '.') {
    return paths
        .flatMap((path) => filesOf(path, below))
        .map((file) => {
        if (typeof file !== 'string')
            return file;
        const source = (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_13__/* .visible */ .RK)(file);
        const read = reportText(() => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(below, file), MOST_BYTES.leg);
        if ('why' in read)
            return { source, why: read.why };
        return (0,_merge_leg_js__WEBPACK_IMPORTED_MODULE_3__/* .readLegs */ .C0)(source, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file).replace(JSON_FILE, ''), read.text);
    });
}
function legFiles(paths) {
    return paths.flatMap((path) => filesOf(path, '.')).filter((file) => typeof file === 'string');
}
function filesOf(written, below) {
    const source = (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_13__/* .visible */ .RK)(written);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(below, written), { throwIfNoEntry: false });
        if (stats?.isDirectory() === false || (stats === undefined && !(0,_read_globs_js__WEBPACK_IMPORTED_MODULE_7__/* .isPattern */ .Pt)(written)))
            return [written];
        const { folder, rest } = stats === undefined ? (0,_read_globs_js__WEBPACK_IMPORTED_MODULE_7__/* .splitPattern */ .zm)(written) : { folder: written, rest: '**' };
        const { globs } = (0,_read_globs_js__WEBPACK_IMPORTED_MODULE_7__/* .compileGlobs */ .tI)([rest]);
        const found = (0,_read_folder_root_js__WEBPACK_IMPORTED_MODULE_6__/* .filesBelow */ .D)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(below, folder)).entries.map(({ path }) => path);
        const files = found.filter((path) => JSON_FILE.test(path) && globs.matches(path));
        if (files.length > 0)
            return files.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path));
        return [{ source, why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq) `contains no JSON file, so no report` }];
    }
    catch (error) {
        return [{ source, why: unreadable(error) }];
    }
}
function reportText(find, mostBytes) {
    try {
        const path = find();
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (!stats.isFile() || stats.size > mostBytes)
            return { why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq) `is not a file of at most ${mostBytes / MIB} MiB` };
        const bytes = (0,_read_file_js__WEBPACK_IMPORTED_MODULE_5__/* .bytesOf */ .$$)(path, path, { files: 1, bytesPerFile: mostBytes, bytes: mostBytes });
        if (!Buffer.isBuffer(bytes))
            return { why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq) `cannot be read by this user` };
        const decoded = (0,_read_text_js__WEBPACK_IMPORTED_MODULE_8__/* .decodeUtf8 */ ._6)(bytes);
        return decoded === null ? { why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq) `is not UTF-8 text` } : { text: decoded };
    }
    catch (error) {
        return { why: unreadable(error) };
    }
}
function unreadable(error) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq) `cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutStop */ .f6)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .foreign */ .V$)((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(error)))}`;
}


/***/ }),

/***/ 232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ey: () => (/* binding */ titleIn),
/* harmony export */   _5: () => (/* binding */ coverageOf),
/* harmony export */   fd: () => (/* binding */ contentIn),
/* harmony export */   oc: () => (/* binding */ carrierGaps)
/* harmony export */ });
/* harmony import */ var _manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7196);
/* harmony import */ var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5288);
/* harmony import */ var _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1886);
/* harmony import */ var _manifest_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5846);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4585);
/* harmony import */ var _manifest_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3315);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(83);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7085);
/* harmony import */ var _manifest_source_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7364);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3972);
/* harmony import */ var _plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9505);
/* harmony import */ var _plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4819);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9125);
/* harmony import */ var _kustomizations_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1219);















function carrierGaps(read, base) {
    const clusters = new Set(base?.coverage.map(({ outcome }) => (0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_9__/* .declaredOf */ .yN)(outcome)?.to));
    const isShown = ({ identity, outcome }) => base !== null || ENTRY.test(identity) || !(0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_9__/* .declaredOf */ .yN)(outcome);
    const carriers = read.side.coverage.filter(isShown);
    return [...carriers.flatMap((one) => coverageGap(one, clusters)), ...unrendered(read)];
}
const ENTRY = /^(?:kustomize: |helm: |flux: |argocd: |remote parts of )/;
const NAMES_NOTHING = ['no-kustomization', 'no-chart', 'no-values', 'outside'];
function coverageGap(carrier, clusters) {
    const { identity: key, outcome, digest, route, place } = carrier;
    if (outcome === 'evaluated')
        return [];
    if ('failed' in outcome) {
        const { failed: problem } = outcome;
        const namesNothing = ENTRY.test(key) && NAMES_NOTHING.includes(problem.code);
        const content = namesNothing ? null : digest + (0,_text_render_js__WEBPACK_IMPORTED_MODULE_6__/* .toPlain */ .Ul)(problem.message);
        return { of: 'carrier', key, content, problem };
    }
    const { declared, why: reason, to } = outcome;
    if (declared === 'another cluster' || declared === 'decided in the cluster')
        return [];
    const evaluated = `${declared} ${route}`;
    const of = { key, content: digest, place, title: titleIn(key), reason, evaluated };
    if (declared !== 'no plan')
        return declaredGap({ ...of, fix: (0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .bySomething */ .MF)() });
    const isPart = clusters.has(to);
    const fix = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `List the cluster in \`clusters\` of the configuration.`;
    return declaredGap({ ...of, fix, isPart, code: isPart ? 'other-destination' : 'new-destination' });
}
function titleIn(identity) {
    return /^\w+\/[^/ ]+\/[^/ ]+$/.test(identity) ? identity.replace(/\/.*\//, '/') : identity;
}
function declaredGap({ key, content, place, code = 'not-rendered', ...of }) {
    const { fix, reason = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `no source renders it`, evaluated = '', isPart = false } = of;
    const title = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .name */ .UU)('object', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_10__/* .visible */ .RK)(of.title));
    const problem = (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .errorAt */ .Os)(place, code, (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `${title} was not evaluated: ${reason}. ${fix}`);
    return { of: 'carrier', key, content, problem, declared: { title, reason, fix, evaluated, isPart } };
}
function unrendered({ side: { files, renderedPaths }, contents, kustomizations }) {
    const edited = contents.filter(({ isEdited }) => isEdited);
    if (edited.length === 0)
        return [];
    const isInput = (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_12__/* .withinAny */ .OQ)(renderedPaths);
    const paths = new Set([...files.map(({ path }) => path), ...renderedPaths]);
    const open = kustomizations.all.filter(({ path }) => !isInput(path));
    const toBuild = new Set(open.filter((one) => (0,_kustomizations_js__WEBPACK_IMPORTED_MODULE_8__/* .mustBeBuilt */ .lJ)(one, paths)).map(({ path }) => path));
    const plain = files.filter(({ path }) => !isInput(path));
    const isPart = (0,_kustomizations_js__WEBPACK_IMPORTED_MODULE_8__/* .partsOf */ .CI)(plain, open);
    const wholeGap = ({ file }, fix, isPart = false) => {
        const { path, text: written } = file;
        const place = { file: path, line: 1, column: 1 };
        const of = { key: (0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_9__/* .keyOf */ .TN)(file), content: contentIn(path, written), place };
        return declaredGap({ ...of, title: path, fix, isPart });
    };
    return edited.flatMap((content) => {
        const { file, manifests, problems } = content;
        const { path, followed = [] } = file;
        const objects = manifests.filter((one) => (0,_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .isCarrier */ .FX)(one) && !followed.includes((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_13__/* .groupOf */ .F8)(one.apiVersion)));
        const gaps = objects.map(objectGap);
        if (toBuild.has(path))
            return [...gaps, wholeGap(content, (0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .byEntry */ .wd)('kustomize', (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_12__/* .folderOf */ .yS)(path)))];
        const isOther = problems.length === 0 && !manifests.some(_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .isEvaluated */ .KN) && !(0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__/* .isKustomization */ .Sv)(path);
        if (!isOther || isInput(path) || !isPart(path))
            return gaps;
        const fix = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `Name its folder in \`policies\` (\`- kustomize: FOLDER\`, \`- helm: {chart: FOLDER}\`).`;
        return [...gaps, wholeGap(content, fix, true)];
    });
}
function contentIn(path, written) {
    const { documents, problem } = (0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeYaml */ .bS)(written, path);
    return problem === null ? (0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_14__/* .canonicalJson */ .dj)(documents.map(({ value }) => value)) : written;
}
function objectGap(carrier) {
    const { apiVersion, object, place } = carrier;
    const group = (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_13__/* .groupOf */ .F8)(apiVersion);
    const byDeliverer = group.endsWith('fluxcd.io') ? (0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .byEntry */ .wd)('flux', (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_12__/* .folderOf */ .yS)(place.file)) : (0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .bySomething */ .MF)();
    return declaredGap({
        ...{ key: (0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .identityOf */ .cu)(carrier), content: (0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_14__/* .canonicalJson */ .dj)(object), place, title: (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_10__/* .titleOf */ .Gg)(carrier) },
        fix: group === 'argoproj.io' ? (0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .byEntry */ .wd)('argocd', place.file) : byDeliverer,
        evaluated: (0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_14__/* .canonicalJson */ .dj)(repositoriesIn(object['spec'])),
    });
}
function repositoriesIn(value) {
    if (Array.isArray(value))
        return value.flatMap(repositoriesIn);
    if (!(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_13__/* .isObject */ .Gv)(value))
        return [];
    return Object.entries(value).flatMap(([key, inside]) => {
        if (['sourceRef', 'chartRef', 'repo', 'repoURL'].includes(key))
            return [inside];
        return ['values', 'helm', 'set'].includes(key) ? [] : repositoriesIn(inside);
    });
}
function coverageOf({ manifests, gaps, side: { coverage } }) {
    const carriers = coverage.flatMap(({ identity, outcome }) => {
        const reason = (0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_9__/* .declaredOf */ .yN)(outcome)?.declared;
        const isKnown = reason === 'another cluster' || reason === 'decided in the cluster';
        return outcome === 'evaluated' || isKnown ? [] : (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_10__/* .visible */ .RK)(titleIn(identity));
    });
    const objects = gaps.flatMap(({ of, key }) => {
        if (of !== 'object' && of !== 'twice')
            return [];
        const [, kind = '', , name = ''] = JSON.parse(key);
        return (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_10__/* .titleOf */ .Gg)({ kind, name });
    });
    const notEvaluated = [...new Set([...carriers, ...objects])];
    return { evaluated: manifests.filter(_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .isPlanned */ .H9).length, notEvaluated };
}


/***/ }),

/***/ 8641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ keyAt),
/* harmony export */   v: () => (/* binding */ changedObjects)
/* harmony export */ });
/* harmony import */ var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5288);
/* harmony import */ var _manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5846);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5022);



const rootsOf = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .remembered */ .HK)(({ files }) => {
    const roots = files.map(({ path, key = path }) => path.endsWith(key) ? path.slice(0, path.length - key.length) : '');
    return [...new Set(roots)].filter((root) => root !== '');
});
function keyAt(side, path) {
    const root = rootsOf(side).find((one) => path.startsWith(one)) ?? '';
    return path.slice(root.length);
}
function changedObjects(before, after, contentOf = ({ object }) => (0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(object)) {
    const [was, is] = [(0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .byIdentity */ .MU)(before), (0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .byIdentity */ .MU)(after)];
    return [
        ...after.filter((one) => {
            const earlier = was.get((0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .identityOf */ .cu)(one));
            return earlier === undefined || contentOf(earlier) !== contentOf(one);
        }),
        ...before.filter((one) => !is.has((0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .identityOf */ .cu)(one))),
    ];
}


/***/ }),

/***/ 1219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   lJ: () => (/* binding */ mustBeBuilt),
/* harmony export */   rU: () => (/* binding */ Kustomizations)
/* harmony export */ });
/* harmony import */ var _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1886);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5022);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4585);
/* harmony import */ var _manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3315);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83);
/* harmony import */ var _plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9505);
/* harmony import */ var _plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4819);







function kustomizationOf({ path, text }) {
    const found = (0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .placedYaml */ .lp)(text, path)
        .map(({ value }) => value)
        .find(_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv);
    const object = found ?? {};
    const beside = (written) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__/* .folderOf */ .yS)(path), written) ?? written;
    const files = (0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__/* .referencesIn */ .ii)(object).filter(({ isInline }) => !isInline);
    const of = (...keys) => files.flatMap(({ key, use, written }) => keys.includes(key) || keys.includes(use) ? beside(written) : []);
    return {
        path,
        resources: found === undefined ? null : of('resources', 'bases'),
        components: of('components'),
        patches: of('patch'),
        deciding: [...of('patch', 'replacements', 'transformers'), ...(0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__/* .chartValuesIn */ .kI)(object).map(beside)],
        data: of('configMapGenerator', 'secretGenerator'),
        isPlain: (0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__/* .changesIn */ .N0)(object).length === 0 && object['kind'] !== 'Component',
        transforms: (0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__/* .transformsIn */ .Bp)(object),
    };
}
class Kustomizations {
    all;
    byFile;
    constructor(files) {
        this.all = files.filter(({ path }) => (0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__/* .isKustomization */ .Sv)(path)).map(kustomizationOf);
        this.byFile = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .groupedByEach */ .bz)(this.all, ({ resources, components, patches }) => new Set([...(resources ?? []), ...components, ...patches]));
    }
    changing = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .once */ .Oo)((path) => {
        const taking = new Set(this.byFile.get(path));
        for (const one of taking)
            for (const over of this.byFile.get((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__/* .folderOf */ .yS)(one.path)) ?? [])
                taking.add(over);
        return [...taking].filter(({ transforms }) => transforms.length > 0);
    });
}
function mustBeBuilt({ isPlain, resources }, paths) {
    const isRead = (path) => paths.has(path) || _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__/* .KUSTOMIZATION_NAMES */ .H7.some((name) => paths.has((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__/* .inside */ .nx)(path, name)));
    return !isPlain || resources === null || !resources.every(isRead);
}
function partsOf(files, kustomizations) {
    const texts = new Map(files.map(({ path, text }) => [path, text]));
    const charts = files.flatMap(({ path, text }) => {
        if (!/(?:^|\/)Chart\.yaml$/.test(path))
            return [];
        const templates = files.filter((one) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__/* .inside */ .nx)((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__/* .folderOf */ .yS)(path), 'templates'), one.path));
        const isPlanned = templates.some((one) => (0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHoldPlanned */ .pR)(one.text) || (0,_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .mayHoldCarrier */ .RI)(one.text));
        return isPlanned || /^dependencies:\s*(?:#|$)/m.test(text) ? (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__/* .folderOf */ .yS)(path) : [];
    });
    const folders = [...charts, ...kustomizations.flatMap(({ components }) => components)];
    const named = new Set(kustomizations.flatMap(({ resources, deciding, data }) => {
        const takesCarrier = resources?.some((path) => (0,_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .mayHoldCarrier */ .RI)(texts.get(path) ?? ''));
        return takesCarrier === true ? [...deciding, ...data] : deciding;
    }));
    return (path) => named.has(path) || (/\.(?:ya?ml|tpl)$/.test(path) && folders.some((folder) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(folder, path)));
}


/***/ }),

/***/ 4690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ laterValues),
  V: () => (/* binding */ partialObject)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/advice.js
var advice = __webpack_require__(7196);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/canonical.js
var canonical = __webpack_require__(5288);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/delivery/decided-there.js
var decided_there = __webpack_require__(668);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/fields.js
var fields = __webpack_require__(3549);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest_manifest = __webpack_require__(4585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/delivery/unresolved.js



const PLACEHOLDER = /(?<!\$)\$(?:[A-Za-z_][A-Za-z0-9_]*|\{[^{}]*\}|\([^()]*\))|\{\{[^{}]*(?:(?:\{(?!\{)|\}(?!\}))[^{}]*)*\}\}|<%[^<%]*(?:(?:<(?!%)|%(?!>))[^<%]*)*%>|[%#]\{[^{}]*\}|\(\([^()]+\)\)|@@[^@]+@@|@[A-Z][A-Z0-9_]*@|%%[^%]+%%|__[A-Z][A-Z0-9_]*__/;
const FREE_TEXT = new Set([
    ...['annotations', 'args', 'binaryData', 'command', 'configMap', 'data', 'description'],
    ...['env', 'envFrom', 'exec'],
    ...['hostAliases', 'httpGet', 'image', 'imagePullSecrets', 'managedFields', 'message', 'serviceAccount'],
    ...['serviceAccountName', 'status', 'stringData', 'userData', 'volumeMounts', 'volumes'],
]);
function placeholderIn(manifest, freeText = []) {
    const { apiVersion, kind, name, namespace, object } = manifest;
    const passed = new Set([...FREE_TEXT, ...freeText]);
    for (const [path, text] of texts({ ...object, apiVersion, kind, metadata: { name, namespace } }, [], passed)) {
        const [written] = PLACEHOLDER.exec(text) ?? [];
        if (written === undefined)
            continue;
        return { written: (0,visible/* visible */.RK)(written, 60), field: (0,visible/* visible */.RK)((0,fields/* pathText */.LF)(path)), place: manifest.placeOf(path) };
    }
    return null;
}
function* texts(value, path, passed) {
    if (typeof value === 'string')
        yield [path, value];
    else if (Array.isArray(value))
        for (const [index, item] of value.entries())
            yield* texts(item, [...path, index], passed);
    else if ((0,manifest_manifest/* isObject */.Gv)(value))
        for (const [key, inner] of Object.entries(value)) {
            if (passed.has(key))
                continue;
            yield [[...path, key], key];
            yield* texts(inner, [...path, key], passed);
        }
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/identity.js
var identity = __webpack_require__(5846);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/path.js
var manifest_path = __webpack_require__(83);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/problem.js
var manifest_problem = __webpack_require__(7085);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/source-file.js
var source_file = __webpack_require__(7364);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/namespaces.js
var namespaces = __webpack_require__(8603);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/planned-kinds.js
var planned_kinds = __webpack_require__(4819);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/claimed.js
var claimed = __webpack_require__(6866);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/table.js
var table = __webpack_require__(377);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/later-values.js

















function laterValues(change) {
    const { base, head } = change;
    const known = new Set(base?.manifests.map(identity/* identityOf */.cu));
    const whole = head.manifests.map(identity/* identityOf */.cu);
    const added = new Set(whole.filter((one) => !known.has(one)).map(kindIn));
    const there = new Set([...whole, ...head.gaps.map(({ key }) => key)]);
    const isGone = ({ key }) => !there.has(key) && !added.has(kindIn(key));
    const objects = (0,table/* compareGaps */.L)(change, 'object', isGone).problems;
    return base === null ? objects : [...objects, ...decidedInCluster(base.side, head.side)];
}
function kindIn(identity) {
    return JSON.stringify(JSON.parse(identity).slice(0, 2));
}
const isOfYtt = (0,lookup/* remembered */.HK)(({ text: written }) => /^[ \t]*#@|[ \t]#@[ \t]/m.test(written));
function partialObject(manifest, file, changing) {
    const placeholder = placeholderIn(manifest, (0,claimed/* claimedAs */.y)(manifest)?.spec.freeText);
    const { apiVersion, kind, place, object } = manifest;
    const [isOfKind, isOfVersion] = [placeholder?.field === 'kind', placeholder?.field === 'apiVersion'];
    if (!planned_kinds/* INTEREST */.tz.concerns(isOfVersion ? null : apiVersion, isOfKind ? null : kind))
        return null;
    const of = { of: 'object', key: (0,identity/* identityOf */.cu)(manifest), content: (0,canonical/* canonicalJson */.dj)(object) };
    const title = (0,text_text/* name */.UU)('object', (0,visible/* titleOf */.Gg)(manifest));
    const by = changing.find(({ patches, transforms }) => patches.includes(place.file) ||
        transforms.some((one) => one !== 'namespace' || (0,namespaces/* isNamespacedKind */.su)(manifest)));
    if (by !== undefined) {
        const [path, keys] = [(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(by.path)), (0,text_text/* code */.aY)((0,visible/* visible */.RK)(by.transforms.join(', ')))];
        const fix = (0,advice/* byEntry */.wd)('kustomize', (0,manifest_path/* folderOf */.yS)(by.path));
        if (!by.patches.includes(place.file)) {
            const message = (0,text_text/* text */.Qq) `${title} is changed by ${path} (${keys}); the object that it makes was not evaluated. ${fix}`;
            return { ...of, problem: (0,manifest_problem/* errorAt */.Os)(place, 'kustomize-transforms', message) };
        }
        const message = (0,text_text/* text */.Qq) `${title} is a patch of ${path}; the object that it makes was not evaluated. ${fix}`;
        return { ...of, problem: (0,manifest_problem/* errorAt */.Os)(place, 'kustomize-patch', message) };
    }
    if (isOfYtt(file)) {
        const message = (0,text_text/* text */.Qq) `${title} is a template of ytt (\`#@\`); the object that it makes was not evaluated. ${(0,advice/* bySomething */.MF)('ytt -f')}`;
        return { ...of, problem: (0,manifest_problem/* errorAt */.Os)(place, 'ytt-template', message) };
    }
    if (placeholder === null)
        return null;
    const { written, field } = placeholder;
    const variable = /^\$\{([_a-zA-Z][_a-zA-Z0-9]*)/.exec(written)?.[1];
    const given = (0,text_text/* code */.aY)(`variables: {${variable ?? ''}: VALUE}`);
    const fix = variable === undefined ? (0,advice/* bySomething */.MF)() : (0,text_text/* text */.Qq) `Give its value in the configuration (${given}).`;
    const reason = (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(written))} in ${(0,text_text/* code */.aY)(field)} is put in when it is applied`;
    const message = (0,text_text/* text */.Qq) `${title} was not evaluated: ${reason}. ${fix}`;
    const problem = (0,manifest_problem/* errorAt */.Os)(placeholder.place, 'unresolved-variable', message);
    const metadata = (0,manifest_manifest/* isObject */.Gv)(object['metadata']) ? { ...object['metadata'], labels: null } : null;
    const evaluated = (0,canonical/* canonicalJson */.dj)({ ...object, metadata });
    return { ...of, problem, declared: { title, reason, fix, evaluated } };
}
function decidedInCluster(base, head) {
    const before = new Map(base.coverage.map((one) => [one.identity, one]));
    const added = new Map();
    const edited = [];
    for (const { identity, outcome, place, digest } of head.coverage) {
        const declared = (0,source_file/* declaredOf */.yN)(outcome);
        if (declared?.declared !== 'decided in the cluster')
            continue;
        const { actions = [] } = declared;
        const was = before.get(identity);
        const known = (was && (0,source_file/* declaredOf */.yN)(was.outcome)?.actions) ?? [];
        const file = (0,render/* toPlain */.Ul)(declared.why);
        const action = actions.find((written) => !known.includes(written));
        if (action !== undefined && place?.file.endsWith(file) === true) {
            const shown = (0,visible/* visible */.RK)(`${action.split('}}')[0] ?? ''}}}`);
            const message = (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('file', file)}: ${(0,text_text/* code */.aY)(shown)} depends on the cluster, the time or a random value, so the cluster may get a different object than the one that was evaluated. Use a fixed value.`;
            added.set((0,render/* toPlain */.Ul)(message), (0,manifest_problem/* errorAt */.Os)(place, 'decided-in-cluster', message));
        }
        else if (digest !== was?.digest && actions.some(decided_there/* asksLater */.$))
            edited.push({ place, file });
    }
    const [first] = edited;
    if (first === undefined)
        return [...added.values()];
    const files = (0,text_text/* fewNames */.BT)('file', [...new Set(edited.map(({ file }) => file))]);
    const message = (0,text_text/* text */.Qq) `Not evaluated: values in ${files} that depend on the cluster, the time or chance. The change edits an input of this chart and may change what is rendered in the cluster. Use a fixed value instead.`;
    return [...added.values(), (0,manifest_problem/* unjudgedAt */.ev)(first.place, 'decided-in-cluster', message)];
}


/***/ }),

/***/ 2437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: () => (/* binding */ skippedFiles),
/* harmony export */   hn: () => (/* binding */ readSides)
/* harmony export */ });
/* unused harmony export textAt */
/* harmony import */ var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(5288);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5022);
/* harmony import */ var _manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7228);
/* harmony import */ var _manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3315);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(83);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(7085);
/* harmony import */ var _manifest_source_file_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7364);
/* harmony import */ var _plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9505);
/* harmony import */ var _plan_objects_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1846);
/* harmony import */ var _plan_objects_namespaces_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8603);
/* harmony import */ var _plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4819);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9125);
/* harmony import */ var _carriers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(232);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8641);
/* harmony import */ var _kustomizations_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1219);
/* harmony import */ var _later_values_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4690);
/* harmony import */ var _twice_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3613);


















function readSides(base, head, { snapshot, config }) {
    const was = base && placedAs(base, config);
    const is = placedAs(head, config);
    const files = [...(was?.files ?? []), ...is.files];
    const [before, after] = [was && (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_13__/* .groupedBy */ .me)(was.files, _manifest_source_file_js__WEBPACK_IMPORTED_MODULE_14__/* .keyOf */ .TN), (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_13__/* .groupedBy */ .me)(is.files, _manifest_source_file_js__WEBPACK_IMPORTED_MODULE_14__/* .keyOf */ .TN)];
    const readsAll = snapshot.objects.some(({ apiVersion }) => (0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .refersToAny */ .Jt)(apiVersion)) ||
        files.some((file) => (0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .refersToAny */ .Jt)(file.text));
    const isEdited = (file) => [before, after].some((all) => !all?.get((0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_14__/* .keyOf */ .TN)(file))?.some((other) => isSame(file, other)));
    const readsSettings = was !== null && files.some((file) => (0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .holdsSettings */ .cJ)(file.text) && isEdited(file));
    const mayMatter = (written) => readsAll ||
        (0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .mentionsNeighbour */ .Fu)(written) ||
        (readsSettings && (0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .holdsSettings */ .cJ)(written)) ||
        (was === null && (0,_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .mayHoldCarrier */ .RI)(written));
    const readBase = was && readSide(was, was, { mayMatter, others: after, read: null });
    const read = readBase && new Map(readBase.contents.map((content) => [content.file, content]));
    return { base: readBase, head: readSide(is, was, { mayMatter, others: before, read }) };
}
function placedAs(side, { namespace, variables }) {
    if (namespace === null && Object.keys(variables).length === 0)
        return side;
    const files = side.files.map((file) => ({
        ...(namespace === null ? {} : { namespace }),
        ...file,
        variables: { ...variables, ...file.variables },
    }));
    return { ...side, files };
}
function isSame(a, b) {
    return a.text === b.text && (0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_15__/* .isSameJson */ .TL)(placingOf(a), placingOf(b));
}
function placingOf({ namespace, variables, renderedBy }) {
    return [namespace ?? null, variables ?? null, renderedBy !== undefined];
}
function readSide(side, base, reading) {
    const { contents, problems } = contentsOf(side.files, reading);
    const kustomizations = new _kustomizations_js__WEBPACK_IMPORTED_MODULE_10__/* .Kustomizations */ .rU(side.files);
    const isInput = (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_16__/* .withinAny */ .OQ)(side.renderedPaths);
    const whole = [];
    const gaps = [...side.problems, ...problems].map((problem) => {
        const key = (0,_change_js__WEBPACK_IMPORTED_MODULE_9__/* .keyAt */ .f)(side, problem.place?.file ?? problem.code);
        return { of: 'text', problem, key, content: problem.entry ?? null };
    });
    for (const { file, problems: found } of contents)
        for (const problem of found)
            gaps.push({ of: 'text', problem, key: (0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_14__/* .keyOf */ .TN)(file), content: textAt(file, problem) });
    for (const { file, manifests } of contents)
        for (const manifest of manifests) {
            const { place } = manifest;
            const changing = file.renderedBy === undefined ? kustomizations.changing(place.file) : [];
            if (changing.some(({ path }) => isInput(path)))
                continue;
            const gap = (0,_later_values_js__WEBPACK_IMPORTED_MODULE_11__/* .partialObject */ .V)(manifest, file, changing);
            if (gap === null)
                whole.push(manifest);
            else
                gaps.push(gap);
        }
    const read = { side, contents, kustomizations };
    const { manifests, gaps: twice } = (0,_twice_js__WEBPACK_IMPORTED_MODULE_12__/* .onceEach */ .f)(whole);
    return { ...read, manifests, gaps: [...gaps, ...twice, ...(0,_carriers_js__WEBPACK_IMPORTED_MODULE_8__/* .carrierGaps */ .oc)(read, base)] };
}
const SKIPPED = { manifests: [], problems: [], nodes: 0 };
const ANYTHING = { concerns: () => true, mayHold: () => true };
function contentsOf(files, { others, read: known, mayMatter }) {
    const contents = [];
    let nodes = 0;
    for (const file of files) {
        const { path, text: written, namespace, variables } = file;
        const counterparts = others?.get((0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_14__/* .keyOf */ .TN)(file)) ?? [];
        const same = counterparts.find((other) => isSame(file, other));
        const isNew = others !== null && same === undefined;
        const documents = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_13__/* .lazily */ .qy)(() => new Set(counterparts.flatMap((other) => other.text.split(MARKER_LINE))));
        const skips = (document) => !mayMatter(document) && (!isNew || documents().has(document));
        const parsed = () => {
            const isLost = isNew && counterparts.some((other) => known?.get(other)?.manifests.some(_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .isEvaluated */ .KN));
            const interest = { ...(isLost ? ANYTHING : _plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .INTEREST */ .tz), skips };
            return (0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseManifests */ .Ye)(written, path, { ..._manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1, isClusterScoped: _plan_objects_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_3__/* .isClusterScoped */ .Z, interest }, variables);
        };
        const earlier = same?.path === path ? known?.get(same)?.read : undefined;
        const copied = earlier && { ...earlier, manifests: earlier.manifests.map((one) => ({ ...one })) };
        const isSkipped = !isNew && !written.includes('${') && !mayMatter(written);
        const read = isSkipped ? SKIPPED : (copied ?? parsed());
        nodes += read.nodes;
        if (nodes > _manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .NODES_PER_SIDE */ .ae) {
            const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `With this file the policies hold more than ${_manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .NODES_PER_SIDE */ .ae} keys and values; none of them was read. Narrow the policy globs.`;
            return { contents: [], problems: [(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_17__/* .problemOf */ .Zw)(path, 'too-many-nodes', message)] };
        }
        const { manifests, problems } = (0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_14__/* .atOrigin */ .iP)(read, file);
        const placed = namespace === undefined ? manifests : manifests.map((one) => (0,_plan_objects_namespaces_js__WEBPACK_IMPORTED_MODULE_4__/* .inGivenNamespace */ .MU)(one, namespace));
        contents.push({ file, isEdited: same === undefined, problems, read, manifests: placed });
    }
    return { contents, problems: [] };
}
const OF_ONE_DOCUMENT = [
    ...['yaml-syntax', 'helm-template', 'duplicate-key', 'bad-number', 'not-a-manifest'],
    ...['missing-name', 'missing-kind', 'missing-api-version'],
];
const MARKER_LINE = /^---.*$/m;
const CONTROL = /\{%|%\{|<%|\{\{-?\s*(?:\/\*|if|else|range|with|end|define|block)\b/;
function textAt(file, { severity, code, message, place }) {
    if (severity !== 'error')
        return `${code} ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_6__/* .toPlain */ .Ul)(message)}`;
    const { text: written, origin } = file;
    const isOfOne = place && origin === undefined && OF_ONE_DOCUMENT.includes(code) && !CONTROL.test(written);
    const index = written.split('\n', (place?.line ?? 1) - 1).filter((one) => MARKER_LINE.test(one)).length;
    const document = written.split(MARKER_LINE)[index] ?? '';
    const about = isOfOne === true ? document.replace(/^[\r\n]+/, '').trimEnd() : written;
    return (0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_15__/* .canonicalJson */ .dj)(placingOf(file)) + about;
}
function skippedFiles({ contents }) {
    const isDelivery = ({ text: written, followed, renderedBy }) => (followed !== undefined || renderedBy !== undefined) && (0,_plan_objects_carrier_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .mayHoldCarrier */ .RI)(written);
    return contents.flatMap(({ file, manifests, problems }) => problems.length > 0 || manifests.some(_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .isEvaluated */ .KN) || isDelivery(file) ? [] : file.path);
}


/***/ }),

/***/ 377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ compareGaps)
/* harmony export */ });
/* harmony import */ var _manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5846);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5022);
/* harmony import */ var _manifest_source_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7364);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7085);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9125);






function compareGaps({ base, head }, of, isGone = () => false) {
    const isOf = (gap) => of === 'all' || gap.of === of;
    const after = head.gaps.filter(isOf);
    if (base === null) {
        const problems = after.flatMap((gap) => (isDeclared(gap) ? [] : gap.problem));
        return { problems: [...problems, ...named(after.filter(isDeclared))], alike: [] };
    }
    const idOf = ({ key, problem }) => `${problem.code} ${key}`;
    const open = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .groupedBy */ .me)(base.gaps.filter(isOf), idOf);
    const take = (gap, sameOf) => {
        const others = open.get(idOf(gap)) ?? [];
        const same = sameOf(gap) ?? null;
        const at = same === null ? -1 : others.findIndex((one) => sameOf(one) === same);
        if (at >= 0)
            others.splice(at, 1);
        return at >= 0;
    };
    const alike = new Set(after.filter((gap) => take(gap, ({ content }) => content)));
    const others = after.filter((gap) => !alike.has(gap));
    const isNamed = (gap) => gap.declared?.isPart === true || take(gap, ({ declared }) => declared?.evaluated);
    const edited = new Set(others.filter(isNamed));
    const lost = others.filter((gap) => !edited.has(gap));
    const keys = new Set(lost.map(({ key }) => key));
    const left = [...open.values()].flat().filter(({ key }) => !keys.has(key));
    const known = keysOf(base);
    const gone = left.filter((gap) => isDeclared(gap) && isGone(gap) && gap.declared?.isPart !== true);
    const failed = left.filter((gap) => !isDeclared(gap));
    return {
        problems: [
            ...lost.map((gap) => lostProblem(gap, !known.has(gap.key))),
            ...failed.flatMap((gap) => {
                const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `Removed by this change: ${gap.problem.message}`;
                return isGone(gap) ? { ...gap.problem, message } : inTheBase(gap);
            }),
            ...named([...edited, ...gone]),
        ],
        alike: [...alike].flatMap((gap) => gap.problem.severity === 'error' && !isDeclared(gap) ? gap.problem : []),
    };
}
const keysOf = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .remembered */ .HK)(({ contents, side: { coverage } }) => new Set([
    ...contents.flatMap(({ file, manifests }) => [(0,_manifest_source_file_js__WEBPACK_IMPORTED_MODULE_4__/* .keyOf */ .TN)(file), ...manifests.map(_manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .identityOf */ .cu)]),
    ...coverage.map(({ identity }) => identity),
]));
function isDeclared({ declared, of }) {
    return declared !== undefined && of === 'carrier';
}
function lostProblem({ problem, declared, of }, isNew) {
    if (of !== 'carrier')
        return problem;
    const words = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)(isNew ? 'is new and was not evaluated' : 'has changed and was not evaluated');
    const message = declared
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${declared.title} ${words}: ${declared.reason}. ${declared.fix}`
        : problem.message;
    return isNew ? (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .asNew */ .Pd)({ ...problem, message }) : { ...problem, message };
}
function named(gaps) {
    const byReason = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .groupedBy */ .me)(gaps, ({ declared }) => declared && (0,_text_render_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlain */ .Ul)(declared.reason));
    return [...byReason.values()].map((all) => {
        const [{ problem, declared }] = all;
        const titles = all.map((one) => one.declared?.title ?? _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd);
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `Not evaluated: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .few */ .H$)(titles, 3)} (${declared?.reason ?? _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd}). ${declared?.fix ?? _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd}`;
        return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .asUnjudged */ .Ft)((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .errorAt */ .Os)(problem.place, problem.code, message));
    });
}
function inTheBase({ problem }) {
    const { severity, code, place } = problem;
    const isOfSide = code === 'unreadable' || (place === null && code !== 'more-problems');
    if ((severity !== 'error' && !isOfSide) || code === 'no-match')
        return [];
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `In the base: ${problem.message} What it holds is missing from the comparison.`;
    return [{ ...problem, severity: isOfSide ? severity : 'warning', code: (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .inBase */ .p3)(code), message }];
}


/***/ }),

/***/ 3613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ definedTwice),
/* harmony export */   f: () => (/* binding */ onceEach)
/* harmony export */ });
/* harmony import */ var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5288);
/* harmony import */ var _manifest_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4769);
/* harmony import */ var _manifest_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5846);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5022);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7085);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3972);
/* harmony import */ var _plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4819);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9125);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(377);









function definedTwice(change) {
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .compareGaps */ .L)(change, 'twice', () => true).problems;
}
function onceEach(all) {
    const isCounted = (one) => (0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .isEvaluated */ .KN)(one) || (0,_manifest_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_0__/* .isNodeClass */ .P)(one.kind);
    const groups = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .groupedBy */ .me)(all, (one) => (isCounted(one) ? (0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .identityOf */ .cu)(one) : undefined));
    const dropped = new Set();
    const gaps = [...groups].flatMap(([key, group]) => {
        const [first, ...others] = group;
        if (others.length === 0)
            return [];
        for (const one of others)
            dropped.add(one);
        const texts = new Map(group.map((one) => [(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_6__/* .canonicalJson */ .dj)(one.object), one]));
        if (texts.size === 1)
            return [];
        if ((0,_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .isEvaluated */ .KN)(first))
            dropped.add(first);
        const content = [...texts.keys()].toSorted().join('\n');
        return [{ of: 'twice', key, content, problem: duplicateProblem(first, [...texts.values()]) }];
    });
    return { manifests: dropped.size === 0 ? all : all.filter((one) => !dropped.has(one)), gaps };
}
function duplicateProblem(first, different) {
    const { file, line } = first.place;
    const { place } = different.find((one) => one.place.file !== file || one.place.line !== line) ?? first;
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)('object', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .placedTitleOf */ .J$)(first))} has another definition at ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)('file', `${file}:${line}`)}; neither was evaluated. Keep one of them, or one of the entries of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)('policies')} that give it. If they belong to different clusters, list these under ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)('clusters')} in the configuration.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .errorAt */ .Os)(place, 'duplicate-object', message);
}


/***/ }),

/***/ 2015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ editedConfiguration),
/* harmony export */   XU: () => (/* binding */ withCoverage),
/* harmony export */   t7: () => (/* binding */ editsOf)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);
/* harmony import */ var _config_clusters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1406);
/* harmony import */ var _config_waivers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9084);
/* harmony import */ var _config_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1353);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9989);
/* harmony import */ var _config_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3414);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(4585);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7085);
/* harmony import */ var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5288);
/* harmony import */ var _text_instant_text_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(5357);
/* harmony import */ var _manifest_identity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5846);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(83);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3972);
/* harmony import */ var _plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4819);
/* harmony import */ var _rules_fleet_limit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4770);
/* harmony import */ var _rules_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2150);
/* harmony import */ var _rules_evaluate_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(492);
/* harmony import */ var _rules_looser_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8048);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2437);



















async function withCoverage(proposed, { config, base, snapshot, read }) {
    if (proposed === null || proposed.text === null || base === null || proposed.isFirst)
        return proposed;
    const parsed = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfig */ .Xg)(proposed.text, proposed.file);
    if ('problems' in parsed)
        return proposed;
    const all = (0,_config_clusters_js__WEBPACK_IMPORTED_MODULE_1__/* .clustersOf */ .Dg)(parsed.config);
    const settings = all.length === 1 ? all[0] : all.find((one) => one.config.cluster === config.cluster);
    if (settings === undefined)
        return proposed;
    const sourcesOf = ({ policies, namespace, remotes }) => ({ policies, namespace, remotes });
    if ((0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_13__/* .isSameJson */ .TL)(sourcesOf(config), sourcesOf(settings.config)))
        return { ...proposed, lost: [] };
    const side = await read(settings);
    const plannedIn = (of, { namespace }) => {
        const placing = { namespace, variables: config.variables };
        return (0,_read_js__WEBPACK_IMPORTED_MODULE_12__/* .readSides */ .hn)(null, of, { snapshot, config: placing }).head.manifests.filter(_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .isPlanned */ .H9);
    };
    const after = (0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_6__/* .byIdentity */ .MU)(plannedIn(side, settings.config));
    const objects = plannedIn(base, config).flatMap((one) => {
        const is = after.get((0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_6__/* .identityOf */ .cu)(one));
        if (is === undefined)
            return (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_14__/* .placedTitleOf */ .J$)(one);
        return (0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_13__/* .isSameJson */ .TL)(is.object, one.object) ? [] : `${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_14__/* .placedTitleOf */ .J$)(one)} as it is in the base`;
    });
    const isRead = (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_15__/* .withinAny */ .OQ)([...side.renderedPaths, ...side.files.map(({ path }) => path)]);
    const sources = base.coverage.flatMap(({ identity, place, takes }) => place === null && !takes.every(isRead) ? identity : []);
    return { ...proposed, lost: [...objects, ...sources] };
}
function editsOf({ before, file, text: written, isFirst, lost, }) {
    const read = written === null
        ? { config: (0,_config_read_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultConfig */ .sb)(), placeOf: () => ({ file, line: 1, column: 1 }) }
        : (0,_config_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfig */ .Xg)(written, file);
    if ('problems' in read) {
        const problems = read.problems.map((problem) => ({
            ...problem,
            message: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `After this change the configuration cannot be used: ${problem.message}`,
        }));
        return { edits: [], problems };
    }
    const { config, placeOf } = read;
    const all = [
        ...settingDifferences(before, config),
        ..._rules_index_js__WEBPACK_IMPORTED_MODULE_9__.RULES.flatMap((rule) => ruleDifferences(rule, before, config)),
    ];
    const edits = [
        ...all.map((one) => ({ ...one, isLooser: isLooser(one, lost !== undefined) })),
        ...(0,_config_waivers_js__WEBPACK_IMPORTED_MODULE_2__/* .addedWaivers */ .sy)(before.waivers, config.waivers).map((one) => ({ ...one, isLooser: true })),
        ...(lost ?? []).map((title) => ({ path: ['policies'], before: title, after: null, isLooser: true })),
    ].map(({ path, before: was, after: is, ...rest }) => ({
        ...{ setting: path.join('.'), place: placeOf(path), ...rest },
        ...{ before: textOf(was, path), after: textOf(is, path) },
    }));
    return {
        edits: edits.filter((one) => one.isLooser || !isFirst),
        problems: (0,_config_waivers_js__WEBPACK_IMPORTED_MODULE_2__/* .brokenWaivers */ .DX)(config.waivers).map(({ path, message }) => (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_16__/* .warningAt */ .MK)(placeOf(path), 'invalid-waiver', message)),
    };
}
function editedConfiguration({ configEdits: { edits, problems } }) {
    const others = edits.filter((one) => !one.isLooser);
    const [first] = others;
    if (first === undefined)
        return problems;
    const valueText = (value) => (value === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `not set` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(value));
    const texts = others.map(({ setting, before, after }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(setting)} ${valueText(before)} → ${valueText(after)}`);
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `Configuration edits, in effect once merged: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .few */ .H$)(texts, SHOWN)}.`;
    return [...problems, (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_16__/* .infoAt */ .Ij)(first.place, 'config-edited', message)];
}
const SHOWN = 5;
function settingDifferences(before, after) {
    const ofClusters = before.clusters.flatMap((was) => {
        const is = after.clusters.find(({ name }) => name === was.name);
        return is ? differences(['clusters', was.name], withTexts(was), withTexts(is)) : [];
    });
    return [...differences([], comparable(before), comparable(after)), ...ofClusters];
}
function comparable({ clusters, rules: _rules, waivers: _waivers, remotes, ...others }) {
    const fetched = remotes === 'any' ? ['any'] : remotes;
    return {
        ...withTexts(others),
        clusters: clusters.map(({ name }) => name),
        remotes: fetched === 'none' ? [] : ['of the base', ...fetched],
    };
}
function withTexts({ policies, snapshot, ...others }) {
    return { ...others, policies: written(policies), snapshot: snapshot?.join(', ') ?? null };
}
function written(sources) {
    return (sources ?? []).flatMap(({ kind, ...source }) => {
        if (kind !== 'path' || !('globs' in source))
            return [`${kind} ${(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_13__/* .canonicalJson */ .dj)(source)}`];
        const { globs, ...placing } = source;
        const isPlain = placing.namespace === null && Object.keys(placing.variables).length === 0;
        return isPlain ? [...globs] : globs.map((glob) => `${glob} ${(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_13__/* .canonicalJson */ .dj)(placing)}`);
    });
}
function differences(path, before, after) {
    if ((0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_13__/* .isSameJson */ .TL)(before, after))
        return [];
    if (Array.isArray(before) && Array.isArray(after)) {
        const [was, is] = [before, after].map((list) => new Map(list.map((one) => [(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_13__/* .canonicalJson */ .dj)(one), one])));
        const removed = [...(was ?? [])].filter(([key]) => is?.has(key) !== true);
        const added = [...(is ?? [])].filter(([key]) => was?.has(key) !== true);
        return [
            ...removed.map(([, one]) => ({ path, before: one, after: null })),
            ...added.map(([, one]) => ({ path, before: null, after: one })),
        ];
    }
    if (!(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_17__/* .isObject */ .Gv)(before) || !(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_17__/* .isObject */ .Gv)(after) || (0,_rules_fleet_limit_js__WEBPACK_IMPORTED_MODULE_8__/* .isLimit */ .S4)(before))
        return [{ path, before, after }];
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => differences([...path, name], before[name], after[name]));
}
function ruleDifferences({ id, severity: own, options }, before, after) {
    const settingOf = ({ rules, preset }) => {
        const { severity = null, ...set } = rules[id] ?? {};
        const effective = severity ?? (0,_rules_evaluate_js__WEBPACK_IMPORTED_MODULE_10__/* .presetSeverity */ .z)(own, preset);
        return { isNamed: severity !== null, values: { severity: effective, ...options.parse({}), ...set } };
    };
    const [was, is] = [settingOf(before), settingOf(after)];
    if (was.values.severity === 'off')
        return [];
    const all = differences(['rules', id], was.values, is.values);
    return was.isNamed || is.isNamed ? all : all.filter(({ path }) => path[2] !== 'severity');
}
const SEVERITIES = ['error', 'warning', 'info', 'off'];
function isLooser({ path, before, after }, isCovered) {
    if (path.at(-1) === 'policies') {
        const isExclusion = (entry) => typeof entry === 'string' && entry.startsWith('!');
        return after === null ? !isCovered && !isExclusion(before) : isExclusion(after);
    }
    const [first, second] = path;
    const last = path.at(-1) ?? '';
    const rule = first === 'rules' ? _rules_index_js__WEBPACK_IMPORTED_MODULE_9__.RULES.find(({ id }) => id === second) : undefined;
    if (rule && last === 'severity')
        return (0,_rules_looser_js__WEBPACK_IMPORTED_MODULE_11__/* .isLooserBy */ .A)(SEVERITIES, before, after);
    const shape = rule ? rule.options.shape : _config_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .configSchema */ .Q.shape;
    const when = Object.hasOwn(shape, last) && shape[last] && _rules_looser_js__WEBPACK_IMPORTED_MODULE_11__/* .LOOSER */ .$.get(shape[last])?.when;
    if (when)
        return (0,_rules_looser_js__WEBPACK_IMPORTED_MODULE_11__/* .isLooserBy */ .A)(when, before, after);
    if (rule === undefined)
        return false;
    const isNumber = (value) => typeof value === 'number' || (0,_rules_fleet_limit_js__WEBPACK_IMPORTED_MODULE_8__/* .isLimit */ .S4)(value);
    const isSet = before === null || after === null ? 'fewer' : 'any';
    return (0,_rules_looser_js__WEBPACK_IMPORTED_MODULE_11__/* .isLooserBy */ .A)(isNumber(before) && isNumber(after) ? 'higher' : isSet, before, after);
}
const WAITS = new Set(['durations', 'systems', 'horizon']);
function textOf(value, [first = '']) {
    if (value === null || value === undefined)
        return null;
    if (typeof value === 'number' && WAITS.has(first))
        return (0,_config_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .writeDuration */ .MP)(value);
    if ((0,_rules_fleet_limit_js__WEBPACK_IMPORTED_MODULE_8__/* .isLimit */ .S4)(value))
        return (0,_rules_fleet_limit_js__WEBPACK_IMPORTED_MODULE_8__/* .limitText */ .PW)(value);
    if (typeof value === 'string')
        return (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_14__/* .visible */ .RK)(value);
    const asWritten = (_, one) => {
        if (!(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_17__/* .isObject */ .Gv)(one))
            return one ?? undefined;
        const { instant, shown } = one;
        if (typeof instant === 'number')
            return (0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_18__/* .formatInstant */ .r)(instant);
        return typeof shown === 'number' ? (0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_18__/* .formatInstant */ .r)(shown).replace(/Z$/, '') : one;
    };
    return (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_14__/* .visible */ .RK)((0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_13__/* .canonicalJson */ .dj)(JSON.parse(JSON.stringify(value, asWritten))));
}


/***/ }),

/***/ 668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ asksLater),
/* harmony export */   r: () => (/* binding */ decidedThere)
/* harmony export */ });
const ASKS = /\b(?:lookup|getHostByName|now|ago|rand(?:Alpha|AlphaNum|Ascii|Numeric|Bytes|Int)|uuidv4|shuffle|gen(?:PrivateKey|CA|CAWithKey|SelfSignedCert|SelfSignedCertWithKey|SignedCert|SignedCertWithKey)|bcrypt|htpasswd|encryptAES|IsInstall|IsUpgrade|Revision|Capabilities)\b/;
const EVERYWHERE = /\.Capabilities\.APIVersions\.Has\s+"(?:v1|(?:apps|batch|policy|networking\.k8s\.io|rbac\.authorization\.k8s\.io|scheduling\.k8s\.io|admissionregistration\.k8s\.io|apiextensions\.k8s\.io)\/v1(?:\/\w+)?|autoscaling\/v[12](?:\/\w+)?)"/g;
function asksLater(part) {
    return ASKS.test(part.replaceAll(/\bCapabilities\b/g, ''));
}
function decidedThere(template) {
    const found = [];
    const open = [];
    for (const [start, end] of actionsIn(template)) {
        const written = template.slice(start, end);
        const [, action = ''] = /^\{\{-?\s*([^]*)\}\}$/.exec(written) ?? [];
        const asks = ASKS.test(action.replace(EVERYWHERE, ''));
        const block = open.at(-1);
        const [keyword] = /^(?:if|with|range|define|block|else|end)\b/.exec(action) ?? [];
        if (keyword === 'else' && block)
            block.asks ||= asks;
        else if (keyword === 'end') {
            if (open.pop()?.asks === true && block)
                found.push(template.slice(block.start, end));
        }
        else if (keyword !== undefined && keyword !== 'else')
            open.push({ start, asks });
        else if (asks)
            found.push(written);
    }
    return found;
}
const COMMENT = /\{\{-?\s*\/\*/y;
function* actionsIn(template) {
    for (let start = template.indexOf('{{'); start >= 0;) {
        COMMENT.lastIndex = start;
        const isComment = COMMENT.test(template);
        const from = isComment ? template.indexOf('*/', COMMENT.lastIndex) : start + 2;
        const end = from < 0 ? -1 : template.indexOf('}}', from) + 2;
        if (end < 2)
            return;
        if (!isComment)
            yield [start, end];
        start = template.indexOf('{{', end);
    }
}


/***/ }),

/***/ 9375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ kindsWritten),
/* harmony export */   w: () => (/* binding */ mentions)
/* harmony export */ });
const ESCAPES = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|\/)/g;
const CONTINUED = /\\(?:\r\n?|\n)[ \t]*/g;
const HAS_ESCAPES = /\\[xuU/\r\n]/;
const TAGGED = /!!|!<|^%/m;
const WIDE = '\0';
function mentions(words) {
    const lower = [...new Set(words.map((word) => word.toLowerCase()))];
    const shortest = lower.filter((word) => !lower.some((other) => other !== word && word.includes(other)));
    const pattern = new RegExp(shortest.map((word) => word.replaceAll('.', '\\.')).join('|'), 'i');
    return (text) => {
        if (pattern.test(text) || text.includes(WIDE))
            return true;
        if ((text.includes('!') || text.includes('%')) && TAGGED.test(text))
            return true;
        return text.includes('\\') && HAS_ESCAPES.test(text) && pattern.test(decoded(text));
    };
}
const KIND = /\bkind["']?[ \t]*[:=][ \t]*["']?(\w+)/g;
function kindsWritten(text) {
    return Array.from(text.matchAll(KIND), ([, kind = '']) => kind);
}
function decoded(text) {
    return text
        .replace(CONTINUED, '')
        .replace(ESCAPES, (written, ...codes) => {
        if (written === '\\/')
            return '/';
        const code = Number.parseInt(codes.slice(0, 3).find((one) => one !== undefined) ?? '', 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : written;
    });
}


/***/ }),

/***/ 7364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   iP: () => (/* binding */ atOrigin),
/* harmony export */   yN: () => (/* binding */ declaredOf)
/* harmony export */ });
function keyOf({ key, path }) {
    return key ?? path;
}
function declaredOf(outcome) {
    return outcome !== 'evaluated' && 'declared' in outcome ? outcome : null;
}
function atOrigin(read, { origin, path }) {
    if (origin === undefined)
        return read;
    const place = { file: path, line: 1, column: 1 };
    return {
        ...read,
        manifests: read.manifests.map(origin),
        problems: read.problems.map((problem) => (problem.place === null ? problem : { ...problem, place })),
    };
}


/***/ }),

/***/ 9505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ isCarrier),
/* harmony export */   RI: () => (/* binding */ mayHoldCarrier),
/* harmony export */   __: () => (/* binding */ isSource)
/* harmony export */ });
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4585);
/* harmony import */ var _manifest_mentions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9375);


const CARRIERS = new Map([
    ['helm.toolkit.fluxcd.io', ['HelmRelease']],
    ['kustomize.toolkit.fluxcd.io', ['Kustomization']],
    ['argoproj.io', ['Application', 'ApplicationSet']],
    ['helm.cattle.io', ['HelmChart', 'HelmChartConfig']],
    ['fluxcd.controlplane.io', ['ResourceSet']],
]);
const SOURCES = 'source.toolkit.fluxcd.io';
const mayHoldCarrier = (0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .mentions */ .w)([...CARRIERS.keys(), SOURCES]);
function isSource({ apiVersion }) {
    return (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .groupOf */ .F8)(apiVersion) === SOURCES;
}
function isCarrier({ apiVersion, kind }) {
    return CARRIERS.get((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .groupOf */ .F8)(apiVersion))?.includes(kind) === true;
}


/***/ }),

/***/ 1846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isClusterScoped)
/* harmony export */ });
/* harmony import */ var _manifest_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4769);
/* harmony import */ var _systems_claimed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6866);


function isClusterScoped(apiVersion, kind) {
    return (0,_systems_claimed_js__WEBPACK_IMPORTED_MODULE_1__/* .claimedAs */ .y)({ apiVersion, kind })?.spec.isNamespaced === false || (0,_manifest_cluster_scoped_js__WEBPACK_IMPORTED_MODULE_0__/* .isInNoNamespace */ .i)(apiVersion, kind);
}


/***/ }),

/***/ 6265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sX: () => (/* binding */ isMade),
/* harmony export */   tG: () => (/* binding */ namesFleet),
/* harmony export */   wL: () => (/* binding */ isOfFleet)
/* harmony export */ });
/* harmony import */ var _manifest_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3549);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4585);
/* harmony import */ var _manifest_mentions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9375);



const MADE = {
    'karpenter.sh': ['NodeClaim'],
    'placement.kubernetes-fleet.io': [
        'ClusterResourceBinding',
        'ResourceBinding',
        'ClusterResourceSnapshot',
        'ResourceSnapshot',
        'ClusterSchedulingPolicySnapshot',
        'SchedulingPolicySnapshot',
        'Work',
        'AppliedWork',
        'ClusterApprovalRequest',
        'ApprovalRequest',
    ],
    'cluster.kubernetes-fleet.io': ['InternalMemberCluster'],
};
function isMade({ apiVersion, kind }) {
    return (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(MADE, (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .groupOf */ .F8)(apiVersion))?.includes(kind) === true;
}
function isOfFleet({ apiVersion, kind }) {
    if (kind === 'Node')
        return apiVersion === 'v1';
    return kind === 'MemberCluster' && (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .groupOf */ .F8)(apiVersion) === 'cluster.kubernetes-fleet.io';
}
const NAMED = new Set(['Node', 'MemberCluster', ...Object.values(MADE).flat()]);
function namesFleet(text) {
    return (0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_2__/* .kindsWritten */ .B)(text).some((kind) => NAMED.has(kind));
}


/***/ }),

/***/ 8603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ inNamespaces),
/* harmony export */   MU: () => (/* binding */ inGivenNamespace),
/* harmony export */   su: () => (/* binding */ isNamespacedKind)
/* harmony export */ });
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5022);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7085);
/* harmony import */ var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5288);
/* harmony import */ var _manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3549);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4585);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3972);
/* harmony import */ var _systems_claimed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6866);
/* harmony import */ var _systems_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7300);
/* harmony import */ var _systems_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6396);










function inNamespaces(base, head, snapshot) {
    const all = [...head, ...(base ?? [])];
    const bare = all.filter((manifest) => manifest.namespace === null && isNamespacedKind(manifest));
    if (bare.length === 0)
        return { base, head, problems: [] };
    const own = ownAnswers(bare, all, snapshot);
    const beside = new Neighbours(bare, own);
    const answers = new Map();
    for (const manifest of bare) {
        const key = keyOf(manifest);
        const answer = own.get(key) ?? whereItWorks(manifest, beside.of(manifest));
        if (answer && !answers.has(key))
            answers.set(key, answer);
    }
    for (const side of [head, base ?? []])
        withoutTaken(side, answers);
    const placed = (manifests) => manifests.flatMap((manifest) => inNamespace(manifest, answers));
    return { base: base && placed(base), head: placed(head), problems: problemsOf(bare, answers) };
}
function whereItWorks(manifest, beside) {
    const [usual, ...others] = (0,_systems_claimed_js__WEBPACK_IMPORTED_MODULE_1__/* .claimedAs */ .y)(manifest)?.spec.onlyIn ?? [];
    if (usual === undefined)
        return beside;
    const fitting = beside?.namespaces.filter((one) => one === usual || others.includes(one)) ?? [];
    return fitting.length > 0 ? { namespaces: fitting, why: 'beside' } : { namespaces: [usual], why: 'only' };
}
function isNamespacedKind({ apiVersion, kind }) {
    const claimed = (0,_systems_claimed_js__WEBPACK_IMPORTED_MODULE_1__/* .claimedAs */ .y)({ apiVersion, kind });
    const isLookedAt = ({ looksAt = [] }) => (0,_systems_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(looksAt, { apiVersion, kind })?.isNamespaced === true;
    return claimed?.spec.isNamespaced ?? _systems_index_js__WEBPACK_IMPORTED_MODULE_2__/* .SYSTEMS */ .L.some(isLookedAt);
}
function isPlanned(manifest) {
    return (0,_systems_claimed_js__WEBPACK_IMPORTED_MODULE_1__/* .claimedAs */ .y)(manifest) !== null;
}
function keyOf({ apiVersion, kind, name }) {
    return JSON.stringify([(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .groupOf */ .F8)(apiVersion), kind, name]);
}
function withoutTaken(side, answers) {
    const written = new Set(side.flatMap((one) => (one.namespace === null ? [] : [keyOf(one) + JSON.stringify(one.namespace)])));
    for (const manifest of side) {
        const key = keyOf(manifest);
        const answer = answers.get(key);
        if (manifest.namespace !== null || !answer)
            continue;
        if (answer.namespaces.some((namespace) => written.has(key + JSON.stringify(namespace))))
            answers.set(key, { namespaces: answer.namespaces, why: 'taken' });
    }
}
function isUnclear({ namespaces, why }) {
    return namespaces.length > 1 || why === 'taken';
}
function ownAnswers(bare, all, snapshot) {
    const live = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .groupedBy */ .me)(snapshot.objects, keyOf);
    const written = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .groupedBy */ .me)(all.filter(({ namespace }) => namespace !== null), keyOf);
    const answers = new Map();
    for (const [key, manifests] of (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .groupedBy */ .me)(bare, keyOf)) {
        const found = (live.get(key) ?? []).filter((one) => manifests.some((manifest) => isSame(manifest, one)));
        const isDefault = [...found, ...(written.get(key) ?? [])].some(({ namespace }) => (namespace ?? _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_NAMESPACE */ .oQ) === _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_NAMESPACE */ .oQ);
        const namespaces = isDefault ? [_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_NAMESPACE */ .oQ] : namesOf(found);
        if (namespaces.length > 0)
            answers.set(key, { namespaces, why: 'live' });
    }
    return answers;
}
function isSame(written, live) {
    const [own, other] = [selectorOf(written), selectorOf(live)];
    return own === undefined || other === undefined || (0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_6__/* .isSameJson */ .TL)(own, other);
}
function selectorOf({ object }) {
    return (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldAt */ .UK)(object, 'spec', 'selector');
}
function namesOf(manifests) {
    return [...new Set(manifests.map(({ namespace }) => namespace ?? _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_NAMESPACE */ .oQ))].sort(_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .byName */ .nG);
}
class Neighbours {
    byFile = new Map();
    byFolder = new Map();
    constructor(bare, own) {
        for (const manifest of bare) {
            const namespaces = own.get(keyOf(manifest))?.namespaces ?? [];
            add(this.byFile, manifest.place.file, namespaces);
            add(this.byFolder, folderOf(manifest), namespaces);
        }
    }
    of(manifest) {
        const found = [this.byFile.get(manifest.place.file), this.byFolder.get(folderOf(manifest))].find((one) => one !== undefined && one.size > 0);
        return found ? { namespaces: [...found].sort(_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .byName */ .nG), why: 'beside' } : null;
    }
}
function add(to, key, namespaces) {
    const known = to.get(key) ?? new Set();
    for (const namespace of namespaces)
        known.add(namespace);
    to.set(key, known);
}
function folderOf({ place }) {
    return place.file.slice(0, place.file.lastIndexOf('/') + 1);
}
function inNamespace(manifest, answers) {
    if (manifest.namespace !== null || !isNamespacedKind(manifest))
        return [manifest];
    const answer = answers.get(keyOf(manifest));
    if (!answer)
        return [manifest];
    if (isUnclear(answer))
        return isPlanned(manifest) ? [] : [manifest];
    const [namespace = _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_NAMESPACE */ .oQ] = answer.namespaces;
    return [namespace === _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_NAMESPACE */ .oQ ? manifest : withNamespace(manifest, namespace)];
}
function inGivenNamespace(manifest, namespace) {
    return manifest.namespace === null && isNamespacedKind(manifest)
        ? withNamespace(manifest, namespace)
        : manifest;
}
function withNamespace(manifest, namespace) {
    const metadata = plain({ ...(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__/* .objectIn */ .D7)(manifest.object, 'metadata'), namespace });
    return { ...manifest, namespace, object: plain({ ...manifest.object, metadata }) };
}
function plain(members) {
    return Object.assign(Object.create(null), members);
}
function problemsOf(bare, answers) {
    const planned = firsts(bare.filter(isPlanned));
    const taken = new Map();
    const unclear = [];
    for (const manifest of planned) {
        const answer = answers.get(keyOf(manifest));
        if (!answer)
            continue;
        const [namespace] = answer.namespaces;
        if (isUnclear(answer))
            unclear.push(unclearProblem(manifest, answer));
        else if (namespace !== undefined && namespace !== _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_NAMESPACE */ .oQ)
            (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .addTo */ .DN)(taken, JSON.stringify([answer.why, namespace]), manifest);
    }
    const warnings = [...taken.values()].map((manifests) => takenProblem(manifests, answers));
    return [...unclear, ...warnings];
}
function firsts(manifests) {
    return [...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .groupedBy */ .me)(manifests, keyOf).values()].map(([first]) => first);
}
function takenProblem(manifests, answers) {
    const [first] = manifests;
    const answer = first && answers.get(keyOf(first));
    const namespace = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(answer?.namespaces[0] ?? '');
    const count = manifests.length;
    const selector = first && selectorOf(first) !== undefined ? 'name and selector' : 'name';
    const it = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .verbFor */ .Tq)(count, 'it', 'them');
    const says = answer?.why === 'live'
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `the snapshot has ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .verbFor */ .Tq)(count, `one of this ${selector}`, 'those of these names')} in ${namespace}, and the plan assumes that namespace`
        : answer?.why === 'only'
            ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `the plan assumes ${namespace}, as the controller looks for ${it} nowhere else`
            : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `the snapshot does not have ${it}, and the plan assumes ${namespace}, as for the objects beside ${it}`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .warningAt */ .MK)(first?.placeOf(['metadata', 'name']) ?? null, 'namespace-assumed', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(manifests.map(titled))} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .verbFor */ .Tq)(count, 'has', 'have')} no namespace; ${says}. Set ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('metadata.namespace')}, or ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('namespace')} for the files in the configuration.`);
}
function unclearProblem(manifest, { namespaces, why }) {
    const where = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(namespaces.map(_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY));
    const selector = selectorOf(manifest) === undefined ? 'name' : 'name and selector';
    const says = why === 'live'
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `the snapshot has one of this ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu)(selector)} in each of ${where}`
        : why === 'beside'
            ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `the objects beside it are in ${where}`
            : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `the one in ${where} is in these files already`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .errorAt */ .Os)(manifest.placeOf(['metadata', 'name']), 'namespace-unclear', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${titled(manifest)} was not evaluated: it has no namespace, and ${says}. Set ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('metadata.namespace')}, or ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('namespace')} for the file in the configuration.`);
}
function titled(manifest) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)('object', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .titleOf */ .Gg)(manifest));
}


/***/ }),

/***/ 4819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ mentionsNeighbour),
/* harmony export */   H3: () => (/* binding */ PLANNED_KINDS),
/* harmony export */   H9: () => (/* binding */ isPlanned),
/* harmony export */   Jt: () => (/* binding */ refersToAny),
/* harmony export */   KN: () => (/* binding */ isEvaluated),
/* harmony export */   OS: () => (/* binding */ isMissed),
/* harmony export */   cJ: () => (/* binding */ holdsSettings),
/* harmony export */   pR: () => (/* binding */ mayHoldPlanned),
/* harmony export */   s2: () => (/* binding */ meantKind),
/* harmony export */   tz: () => (/* binding */ INTEREST),
/* harmony export */   ud: () => (/* binding */ groupsOfKind),
/* harmony export */   vE: () => (/* binding */ meantGroup),
/* harmony export */   xL: () => (/* binding */ isUnknownKind)
/* harmony export */ });
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5022);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4585);
/* harmony import */ var _manifest_mentions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9375);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3972);
/* harmony import */ var _systems_claimed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6866);
/* harmony import */ var _systems_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7300);
/* harmony import */ var _fleet_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6265);







const PLANNED_GROUPS = new Map([...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .groupedBy */ .me)(specs(), ({ group, only }) => (only === undefined ? group : undefined))].map(([group, own]) => [group, own.map(({ kind }) => kind)]));
const OWN = new Set(_systems_index_js__WEBPACK_IMPORTED_MODULE_1__/* .SYSTEMS */ .L.flatMap(({ ownGroups }) => ownGroups));
const WHOLE = new Map(_systems_index_js__WEBPACK_IMPORTED_MODULE_1__/* .SYSTEMS */ .L.flatMap(({ kinds, otherKinds = {} }) => Object.entries(otherKinds).map(([group, others]) => [
    group,
    [...others, ...kinds.flatMap((one) => (one.group === group ? one.kind : []))],
])));
const PLANNED_KINDS = [
    ...new Set([
        ...[...PLANNED_GROUPS.values()].flat(),
        ...specs().flatMap(({ only, kind }) => (only === 'former' ? [kind] : [])),
    ]),
];
const OWN_GROUPS = [...PLANNED_GROUPS.keys()].filter((group) => group.includes('.'));
const WORDS = [
    ...PLANNED_KINDS,
    ...OWN_GROUPS,
    ...[...PLANNED_GROUPS.keys()].filter((group) => !group.includes('.')).map((group) => `${group}/v`),
];
const NEIGHBOURS = ['NodeClass', 'HorizontalPodAutoscaler', 'ScaledObject', 'PersistentVolumeClaim'];
const REFERRING = _systems_index_js__WEBPACK_IMPORTED_MODULE_1__/* .SYSTEMS */ .L.flatMap(({ referringGroups = [] }) => referringGroups);
const mayHoldPlanned = (0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_4__/* .mentions */ .w)(WORDS);
const mentionsNeighbour = (0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_4__/* .mentions */ .w)([...WORDS, ...NEIGHBOURS]);
const SETTINGS = /\bkind["']?[ \t]*:[ \t]*["']?(?:Namespace|ConfigMap|Secret|(?:Cluster)?(?:External|Sealed|Sops|VaultStatic|VaultDynamic)Secret)\b/;
function holdsSettings(text) {
    return SETTINGS.test(text);
}
const refersToAny = (0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_4__/* .mentions */ .w)(REFERRING);
const INTEREST = { concerns, mayHold: (text) => mayHoldPlanned(text) || (0,_fleet_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .namesFleet */ .tG)(text) };
function concerns(apiVersion, kind) {
    if (apiVersion === null)
        return kind !== null && PLANNED_KINDS.includes(kind);
    if (kind === null)
        return PLANNED_GROUPS.has((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .groupOf */ .F8)(apiVersion));
    return isMeantToBePlanned(apiVersion, kind) || PLANNED_KINDS.includes(kind);
}
function isMeantToBePlanned(apiVersion, kind) {
    return ((0,_systems_claimed_js__WEBPACK_IMPORTED_MODULE_0__/* .claimedAs */ .y)({ apiVersion, kind }) !== null ||
        meantKind({ apiVersion, kind }) !== null ||
        isUnknownKind({ apiVersion, kind }) ||
        meantGroup({ apiVersion, kind }) !== null);
}
function isMissed(manifest) {
    if (isPlanned(manifest))
        return false;
    const { apiVersion, kind } = manifest;
    return (isMeantToBePlanned(apiVersion, kind) || (PLANNED_GROUPS.has((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .groupOf */ .F8)(apiVersion)) && /[$%{}<>]/.test(kind)));
}
function isEvaluated({ apiVersion, kind }) {
    return concerns(apiVersion, kind);
}
function isPlanned(manifest) {
    return (0,_systems_claimed_js__WEBPACK_IMPORTED_MODULE_0__/* .claimedAs */ .y)(manifest) !== null;
}
function meantGroup({ apiVersion, kind }) {
    const group = (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .groupOf */ .F8)(apiVersion);
    const meant = (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .nearest */ .pA)(group, groupsOfKind(kind));
    return meant === null || meant === group ? null : `${meant}${apiVersion.slice(group.length)}`;
}
function meantKind({ apiVersion, kind }) {
    const group = (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .groupOf */ .F8)(apiVersion);
    const kinds = PLANNED_GROUPS.get(group) ?? [];
    if (!OWN.has(group))
        return sameLetters(kind, kinds);
    return kind.endsWith('List') ? null : ((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .nearest */ .pA)(kind, kinds) ?? kinds.join(' or '));
}
function isUnknownKind({ apiVersion, kind }) {
    const known = WHOLE.get((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .groupOf */ .F8)(apiVersion));
    return known !== undefined && !known.includes(kind) && !kind.endsWith('List');
}
function groupsOfKind(kind) {
    return [...PLANNED_GROUPS].filter(([, kinds]) => kinds.includes(kind)).map(([group]) => group);
}
function specs() {
    return _systems_index_js__WEBPACK_IMPORTED_MODULE_1__/* .SYSTEMS */ .L.flatMap(({ kinds }) => kinds);
}
function sameLetters(kind, known) {
    return known.find((candidate) => candidate.toLowerCase() === kind.toLowerCase()) ?? null;
}


/***/ }),

/***/ 4254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mb: () => (/* binding */ withoutReported),
/* harmony export */   XL: () => (/* binding */ passedNotice),
/* harmony export */   eQ: () => (/* binding */ passedLines)
/* harmony export */ });
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3972);
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8392);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);



function passedLines({ reports }) {
    const files = new Set(reports.flatMap(({ passed = [] }) => passed));
    return Array.from(files, (file) => `passed over, as nothing in it is planned: ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(file)}`);
}
function withoutReported(files, { base, head }, findings) {
    const policies = [...(base?.policies ?? []), ...head.policies];
    const reported = new Set([...policies, ...findings].map(({ place }) => place?.file));
    return files.filter((file) => !reported.has(file));
}
function passedNotice(files) {
    if (files.length === 0)
        return [];
    return [
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(files.length, 'file')} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .verb */ .w3)(files.length, 'holds', 'hold'))} nothing that is planned`,
    ];
}


/***/ }),

/***/ 1708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ filesBelow),
/* harmony export */   P: () => (/* binding */ folderRoot)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5022);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(83);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7085);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9125);
/* harmony import */ var _file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9057);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2587);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7531);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1911);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1460);













const MOST_ENTRIES = 500_000;
const LEFT_OUT = new Set(['.git', 'node_modules']);
const EMACS_LOCK = '.#';
const FILE_MODE = '100644';
const FOLDER_MODE = '040000';
const OTHER_MODE = '000000';
function folderRoot(folder) {
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(folder);
    const idOf = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__/* .once */ .Oo)((file) => {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(file);
        if (stats.size > _root_js__WEBPACK_IMPORTED_MODULE_8__/* .READ_LIMITS */ .Cl.bytes)
            return file;
        const content = stats.isSymbolicLink() ? targetIn(root, file) : (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(file);
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256').update(content).digest('hex');
    });
    return {
        ...filesBelow(root),
        idOf: ({ sha }) => idOf(sha),
        read(wanted, limits) {
            (0,_root_js__WEBPACK_IMPORTED_MODULE_8__/* .checkLimits */ .J5)(wanted.length, 0, limits);
            const contents = new Map();
            let bytes = 0;
            for (const entry of wanted) {
                const { path, sha } = entry;
                const content = (0,_root_js__WEBPACK_IMPORTED_MODULE_8__/* .isLink */ .PJ)(entry) ? targetIn(root, sha) : (0,_file_js__WEBPACK_IMPORTED_MODULE_5__/* .bytesOf */ .$$)(sha, path, limits);
                contents.set(path, content);
                bytes += Buffer.isBuffer(content) ? content.length : 0;
                (0,_root_js__WEBPACK_IMPORTED_MODULE_8__/* .checkLimits */ .J5)(0, bytes, limits);
            }
            return contents;
        },
    };
}
function targetIn(root, link) {
    const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readlinkSync)(link);
    const isOwn = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(target) && (0,_inside_js__WEBPACK_IMPORTED_MODULE_6__/* .isInside */ .F)(root, target);
    return Buffer.from(isOwn ? (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(link, '..'), target) || '.' : target);
}
function filesBelow(root) {
    const entries = [];
    const problems = [];
    const folders = [''];
    let looked = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const children = childrenOf(root, folder, problems);
        looked += children.length;
        if (looked > MOST_ENTRIES) {
            const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${(0,_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .pathName */ .Dt)(root)} contains more than ${MOST_ENTRIES} files and folders; none was read. Name a smaller folder.`;
            return { entries: [], problems: [(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .errorAt */ .Os)(null, 'too-many-files', message)] };
        }
        for (const child of children) {
            const name = child.name.toString();
            if (LEFT_OUT.has(name) || (child.isSymbolicLink() && name.startsWith(EMACS_LOCK)))
                continue;
            const path = (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_12__/* .inside */ .nx)(folder, name);
            if (child.isDirectory() && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(child.name))
                folders.push(path);
            else
                entries.push({ path, mode: modeOf(child), sha: `${root}/${path}` });
        }
    }
    return { entries: (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .inPathOrder */ .$)(entries), problems };
}
function childrenOf(root, folder, problems) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder), { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        problems.push((0,_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .unreadableProblem */ .$Z)(folder, error));
        return [];
    }
}
function modeOf(child) {
    if (child.isSymbolicLink())
        return _root_js__WEBPACK_IMPORTED_MODULE_8__/* .LINK_MODE */ .BG;
    if (child.isFile())
        return FILE_MODE;
    return child.isDirectory() ? FOLDER_MODE : OTHER_MODE;
}


/***/ }),

/***/ 6357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ shortHash),
/* harmony export */   _Z: () => (/* binding */ withOneNumber),
/* harmony export */   kp: () => (/* binding */ isSize),
/* harmony export */   vg: () => (/* binding */ spoken),
/* harmony export */   zs: () => (/* binding */ byCause)
/* harmony export */ });
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5022);
/* harmony import */ var _plan_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4213);
/* harmony import */ var _plan_finding_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5249);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6594);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9125);
/* harmony import */ var _harm_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3566);







function byCause(evaluated) {
    const causes = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .groupedBy */ .me)(evaluated, ({ finding, result }) => JSON.stringify([finding.fingerprint, result.cause ? ageOf(finding.status) : finding.status]));
    return [...causes.values()].map(merged);
}
function withOneNumber(findings) {
    const sizeIn = ({ fix: advice, severity, status }) => advice === null || severity === 'info' || status === 'fixed'
        ? []
        : (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)(advice).filter((setting) => isSize(setting) && Number(setting.value) > 0);
    const keyOf = ({ policy, group }, { field, beside, inPlaceOf }) => JSON.stringify([policy, group, field, beside, inPlaceOf]);
    const least = new Map();
    for (const finding of findings)
        for (const setting of sizeIn(finding)) {
            const key = keyOf(finding, setting);
            least.set(key, Math.min(Number(setting.value), least.get(key) ?? Infinity));
        }
    return findings.map((finding) => {
        const advice = sizeIn(finding).reduce((is, setting) => {
            const value = least.get(keyOf(finding, setting));
            return is && value !== undefined && value !== setting.value ? (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .withValue */ .cO)(is, setting.field, value) : is;
        }, finding.fix);
        return advice === finding.fix || advice === null
            ? finding
            : { ...finding, fix: advice, remediation: (0,_text_render_js__WEBPACK_IMPORTED_MODULE_3__/* .toPlain */ .Ul)((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .fixText */ .Xc)(advice)) };
    });
}
const FINGERPRINT = 16;
function shortHash(value) {
    return (0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(value).slice('sha256:'.length, 'sha256:'.length + FINGERPRINT);
}
function ageOf(status) {
    return status === 'fixed' ? 'fixed' : status === 'unchanged' ? 'before' : 'new';
}
function merged(all) {
    const sorted = all.toSorted(({ finding: a }, { finding: b }) => (0,_harm_js__WEBPACK_IMPORTED_MODULE_5__/* .bySeverity */ .N)(a, b) ||
        (0,_harm_js__WEBPACK_IMPORTED_MODULE_5__/* .harmRank */ .z)(a) - (0,_harm_js__WEBPACK_IMPORTED_MODULE_5__/* .harmRank */ .z)(b) ||
        (b.magnitude ?? 0) - (a.magnitude ?? 0) ||
        (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .byName */ .nG)(a.group ?? '', b.group ?? ''));
    const [{ finding: lead } = all[0], ...others] = sorted;
    if (others.length === 0)
        return lead;
    const groups = new Set(sorted.map(({ finding }) => finding.group));
    const advice = fixOf(sorted);
    return {
        ...lead,
        breaks: [...new Set(sorted.map(({ finding }) => finding.rule))],
        status: sorted.find(({ finding }) => finding.status === 'worsened')?.finding.status ?? lead.status,
        ...spoken({ ...lead, related: relatedOf(lead, others), sameIn: sameIn(lead, others) }, advice),
        group: groups.size === 1 ? lead.group : null,
        evidence: evidenceOf(lead, sorted, groups.size > 1),
        before: lead.before ?? others.find(({ finding }) => finding.before !== null)?.finding.before ?? null,
    };
}
function spoken({ subject, says, why, related, sameIn: groups }, advice) {
    const whole = (0,_plan_finding_text_js__WEBPACK_IMPORTED_MODULE_1__/* .findingText */ .N)({ says, why, related, sameIn: groups });
    return {
        ...{ subject, says, why, related, sameIn: groups },
        message: (0,_text_render_js__WEBPACK_IMPORTED_MODULE_3__/* .toPlain */ .Ul)(subject ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${subject}: ${whole}` : whole),
        fix: advice,
        remediation: advice ? (0,_text_render_js__WEBPACK_IMPORTED_MODULE_3__/* .toPlain */ .Ul)((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .fixText */ .Xc)(advice)) : '',
    };
}
function relatedOf(lead, others) {
    const rest = others.filter(({ finding }) => finding.rule !== lead.rule || finding.group === lead.group);
    const seen = new Set();
    return rest.flatMap(({ finding: { rule }, result: { short = null } }) => {
        const key = JSON.stringify([rule, short]);
        if (seen.has(rule) && (!short || seen.has(key)))
            return [];
        seen.add(rule).add(key);
        return [{ rule, short }];
    });
}
function sameIn(lead, others) {
    const groups = others.flatMap(({ finding: { rule, group, subject } }) => rule === lead.rule && group !== lead.group && subject !== null && group !== null ? [group] : []);
    return [...new Set(groups)].filter((group) => group !== '');
}
function evidenceOf(lead, all, isOfSeveral) {
    const others = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .groupedBy */ .me)(all.filter(({ finding }) => finding !== lead), ({ finding }) => finding.rule);
    return {
        ...lead.evidence,
        ...Object.fromEntries([...others].map(([rule, [{ finding }]]) => [rule, finding.evidence])),
        ...(isOfSeveral
            ? { groups: all.map(({ finding: { group, rule, evidence } }) => ({ group, rule, ...evidence })) }
            : {}),
    };
}
const SIZES = new Set([
    'concurrency',
    'count',
    'initialBatch',
    'maxConcurrency',
    'maxUnavailable',
    'nodes',
]);
function fixOf(all) {
    const asked = all.flatMap(({ finding }) => (finding.severity === 'info' ? [] : (finding.fix ?? [])));
    const sized = asked.filter((one) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)(one).some(isSize));
    const taken = sized.length === 0 ? [] : [strictest(sized)];
    for (const one of asked) {
        const known = new Set(taken.flatMap(_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5).map(({ field }) => field));
        const adds = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)(one).filter((setting) => !isSize(setting) && !known.has(setting.field));
        if (adds.length > 0)
            taken.push((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)(one).some(isSize) ? setAll(adds) : one);
    }
    const [first, ...rest] = taken;
    if (!first)
        return all[0]?.finding.fix ?? null;
    return rest.reduce((joined, next) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .fix */ .Up) `${joined} ${next}`, first);
}
function setAll([first, ...others]) {
    if (!first)
        return (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .fix */ .Up) ``;
    return others.reduce((joined, next) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .fix */ .Up) `${joined} Set ${next}.`, (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .fix */ .Up) `Set ${first}.`);
}
function isSize({ field }) {
    return SIZES.has(field);
}
function strictest(fixes) {
    const settings = fixes.flatMap(_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5).filter(isSize);
    const chosen = fixes.find((one) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)(one).some(({ inPlaceOf }) => inPlaceOf !== undefined)) ??
        fixes[0] ??
        (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .fix */ .Up) ``;
    const [own] = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)(chosen).filter(isSize);
    if (own === undefined || own.value === 0)
        return chosen;
    const numbers = settings.flatMap(({ value }) => (typeof value === 'number' && value > 0 ? [value] : []));
    if (numbers.length > 0)
        return (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .withValue */ .cO)(chosen, own.field, Math.min(...numbers));
    const shares = settings.flatMap(({ value }) => typeof value === 'string' ? [Number.parseFloat(value)] : []);
    return (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .withValue */ .cO)(chosen, own.field, `${Math.min(...shares)}%`);
}


/***/ }),

/***/ 492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ evaluate),
/* harmony export */   z: () => (/* binding */ presetSeverity)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5022);
/* harmony import */ var _plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7388);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6594);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9394);
/* harmony import */ var _cause_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6357);
/* harmony import */ var _harm_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3566);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2150);
/* harmony import */ var _stated_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5123);
/* harmony import */ var _fleet_waiver_lapsed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5177);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4787);











const SEVERITIES = ['error', 'warning', 'info'];
const STATUS_ORDER = ['new', 'worsened', 'unchanged', 'fixed'];
function evaluate(plan, settings) {
    const present = systemsIn(plan);
    const rules = _index_js__WEBPACK_IMPORTED_MODULE_6__.RULES.filter((rule) => rule.id !== _fleet_waiver_lapsed_js__WEBPACK_IMPORTED_MODULE_8__/* .waiverLapsed */ .A.id &&
        (rule.systems === 'all' || (0,_stated_js__WEBPACK_IMPORTED_MODULE_7__/* .isStated */ .oE)(rule) || [...present].some((0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .judges */ .N0)(rule))));
    const each = ofGroups(rules.flatMap((rule) => evaluateRule(rule, plan, settings)));
    const { waived, lapses } = (0,_waivers_js__WEBPACK_IMPORTED_MODULE_9__/* .applyWaivers */ .Kw)(each.map(({ finding }) => finding), settings.waivers, plan);
    const findings = [
        ...(0,_cause_js__WEBPACK_IMPORTED_MODULE_4__/* .withOneNumber */ ._Z)((0,_cause_js__WEBPACK_IMPORTED_MODULE_4__/* .byCause */ .zs)(each.filter(({ finding }) => !waived.has(finding)))),
        ...[...waived].map(([finding, waiver]) => ({ ...finding, waiver })),
        ...(0,_cause_js__WEBPACK_IMPORTED_MODULE_4__/* .byCause */ .zs)(evaluateRule(_fleet_waiver_lapsed_js__WEBPACK_IMPORTED_MODULE_8__/* .waiverLapsed */ .A, { ...plan, lapses }, settings)),
    ];
    return findings.sort((a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status) ||
        (0,_harm_js__WEBPACK_IMPORTED_MODULE_5__/* .bySeverity */ .N)(a, b) ||
        (0,_harm_js__WEBPACK_IMPORTED_MODULE_5__/* .harmRank */ .z)(a) - (0,_harm_js__WEBPACK_IMPORTED_MODULE_5__/* .harmRank */ .z)(b) ||
        (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__/* .byName */ .nG)(a.rule, b.rule) ||
        (b.magnitude ?? 0) - (a.magnitude ?? 0) ||
        byPlace(a.place, b.place) ||
        (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__/* .byName */ .nG)(a.fingerprint, b.fingerprint));
}
function ofGroups(each) {
    const isOfChange = ({ result, finding }) => result.cause?.field === 'change' && finding.status !== 'fixed';
    const groups = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__/* .groupedBy */ .me)(each.filter(isOfChange), ({ finding }) => finding.fingerprint);
    return each.map((one) => {
        if (!isOfChange(one))
            return one;
        const { fingerprint } = one.finding;
        const names = [...new Set((groups.get(fingerprint) ?? []).map(({ finding }) => finding.group))].sort();
        return { ...one, finding: { ...one.finding, fingerprint: (0,_cause_js__WEBPACK_IMPORTED_MODULE_4__/* .shortHash */ .BC)([fingerprint, names]) } };
    });
}
function byPlace(a, b) {
    if (a === null || b === null)
        return Number(a === null) - Number(b === null);
    return (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__/* .byName */ .nG)(a.file, b.file) || a.line - b.line || a.column - b.column;
}
function systemsIn({ base, head }) {
    const policies = [...(base?.policies ?? []), ...head.policies];
    return new Set(policies.flatMap(({ ref, effect }) => [ref.system, ...effect.groups.map(({ rolls }) => rolls.system)]));
}
function evaluateRule(rule, plan, settings) {
    const setting = settings.rules.get(rule.id);
    if (setting?.severity === 'off')
        return [];
    const options = setting?.options ?? defaultsOf(rule);
    const results = (side, base, later) => worstOfEach(rule, [
        ...rule.evaluate({ side, base, plan, options }).filter(isOf(rule)),
        ...(0,_stated_js__WEBPACK_IMPORTED_MODULE_7__/* .statedOf */ .Nv)(side, base, rule.id),
    ].map((result) => byClockOf(plan, result)), later);
    const later = laterKinds(plan);
    const before = plan.base ? results(plan.base, null, later) : new Map();
    const after = results(plan.head, plan.base, new Map());
    const found = [...after].map(([key, result]) => {
        const was = before.get(key) ?? null;
        const isBegun = was !== null && isStarted(result, plan);
        const status = isBegun ? 'worsened' : statusOf(rule, result, was);
        const made = findingOf(rule, result, status, {
            key: causeKey(rule, result, new Map()),
            before: was && (isBegun ? onlyPossible(was, result) : saidBy(was)),
        }, settings);
        const isAsBad = was !== null && statusOf(rule, { ...result, isEdited: false }, was) === 'unchanged';
        const startedBy = isBegun
            ? startOf(result)
            : result.isEdited === true
                ? 'edits'
                : null;
        return { result, finding: isAsBad && startedBy !== null ? { ...made, startedBy } : made };
    });
    const causes = new Set([...after.values()].flatMap((result) => (result.cause ? [causeKey(rule, result, new Map())] : [])));
    const fixed = [...before]
        .filter(([key, result]) => !after.has(key) && !causes.has(causeKey(rule, result, later)))
        .map(([, result]) => ({
        result,
        finding: findingOf(rule, result, 'fixed', { key: causeKey(rule, result, later), before: saidBy(result) }, settings),
    }));
    return [...found, ...fixed];
}
function byClockOf({ timeZone }, result) {
    const { parts } = result.fix;
    return {
        ...result,
        says: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inZone */ .O0)(result.says, timeZone),
        ...(result.why ? { why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inZone */ .O0)(result.why, timeZone) } : {}),
        fix: { parts: parts.map((part) => ('field' in part ? part : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inZone */ .O0)(part, timeZone))) },
    };
}
const defaultsOf = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__/* .remembered */ .HK)((rule) => rule.options.parse({}));
function laterKinds({ base, head }) {
    const moved = head.policies.filter(({ change }) => change?.kind === 'migration').map(({ ref }) => ref);
    const stays = new Set(head.policies.map(({ ref }) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .refKey */ .XF)(ref)));
    const before = (base?.policies ?? []).filter(({ ref }) => !stays.has((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .refKey */ .XF)(ref)));
    return new Map(before.flatMap(({ ref }) => {
        const heir = moved.find(({ system, name }) => system === ref.system && name === ref.name);
        return heir ? [[(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .refKey */ .XF)(ref), heir]] : [];
    }));
}
function isStarted({ rolls, isOfWaiting }, { base, head }) {
    if (!rolls || !base)
        return false;
    const isNone = isOfWaiting === true ? _plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__/* .startsNothing */ .$D : _plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__/* .isIdle */ .xB;
    const startsOn = (side) => side.policies.some((policy) => rolls.some((ref) => (0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .sameRef */ .WY)(policy.ref, ref)) && !isNone(policy));
    return startsOn(head) && !startsOn(base);
}
function startOf({ isOfWaiting }) {
    return isOfWaiting === true ? 'asks' : 'starts';
}
function onlyPossible(was, now) {
    const before = saidBy(was);
    const isSame = before === saidBy(now);
    return isSame
        ? 'The same, but only in the next rollout, which is not triggered.'
        : `${before} That is the next rollout, which is not triggered.`;
}
function saidBy(result) {
    return (0,_cause_js__WEBPACK_IMPORTED_MODULE_4__/* .spoken */ .vg)(wordsOf(result), null).message;
}
function wordsOf(result) {
    const { says, why = _text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_TEXT */ .gd } = result;
    return {
        subject: aboutOf(result),
        says: says,
        why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmpty */ .Im)(why) ? null : why,
        related: [],
        sameIn: [],
    };
}
function aboutOf({ about, policy }) {
    return about === undefined ? (policy ? (0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .policyName */ .ct)(policy) : null) : about;
}
function isOf(rule) {
    const isJudged = (0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .judges */ .N0)(rule);
    return ({ policy }) => !policy || isJudged(policy.system);
}
function worstOfEach(rule, results, later) {
    const worst = new Map();
    for (const result of results) {
        const key = resultKey(rule, result, later);
        const known = worst.get(key);
        if (!known || isWorse(rule, result, known))
            worst.set(key, result);
    }
    return worst;
}
function isWorse(rule, a, b) {
    const rank = ({ severity, isPossible }) => SEVERITIES.indexOf(severity ?? (isPossible ? 'warning' : rule.severity));
    return rank(a) === rank(b) ? (a.magnitude ?? 0) > (b.magnitude ?? 0) : rank(a) < rank(b);
}
function resultKey(rule, result, later) {
    return (0,_cause_js__WEBPACK_IMPORTED_MODULE_4__/* .shortHash */ .BC)([rule.id, policyKey(result, later), result.group ?? null, result.subject ?? '']);
}
function causeKey(rule, result, later) {
    const { cause, group = null } = result;
    if (!cause)
        return resultKey(rule, result, later);
    if (cause.field === 'change')
        return (0,_cause_js__WEBPACK_IMPORTED_MODULE_4__/* .shortHash */ .BC)([cause.field, cause.of]);
    return (0,_cause_js__WEBPACK_IMPORTED_MODULE_4__/* .shortHash */ .BC)([cause.field, policyKey(result, later), group, cause.of]);
}
function policyKey({ policy, isStandIn }, later) {
    const own = policy && !isStandIn ? policy : null;
    return own && (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .refKey */ .XF)(later.get((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .refKey */ .XF)(own)) ?? own);
}
function statusOf(rule, now, before) {
    if (!before)
        return 'new';
    const isLarger = (now.magnitude ?? 0) > (before.magnitude ?? 0);
    return isLarger || now.isEdited === true || isWorse(rule, now, before) ? 'worsened' : 'unchanged';
}
function findingOf(rule, result, status, { key, before }, settings) {
    return {
        rule: rule.id,
        breaks: [rule.id],
        severity: severityOf(rule, result, settings),
        status,
        ...(0,_cause_js__WEBPACK_IMPORTED_MODULE_4__/* .spoken */ .vg)(wordsOf(result), fixFrom(result.fix)),
        policy: result.policy ?? null,
        group: result.group ?? null,
        place: result.place ?? null,
        fingerprint: key,
        evidence: result.evidence,
        before,
        magnitude: result.magnitude ?? null,
        waiver: null,
    };
}
function fixFrom(written) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmpty */ .Im)((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .fixText */ .Xc)(written)) ? null : written;
}
function severityOf(rule, result, settings) {
    const severity = configuredSeverity(rule, result, settings);
    return result.isPossible && severity === 'error' ? 'warning' : severity;
}
function configuredSeverity(rule, result, settings) {
    const configured = settings.rules.get(rule.id)?.severity;
    if (configured && configured !== 'off')
        return configured;
    return presetSeverity(result.severity ?? rule.severity, settings.preset);
}
function presetSeverity(graded, preset) {
    if (preset === 'observe')
        return graded === 'error' ? 'warning' : 'info';
    if (preset === 'strict')
        return graded === 'info' ? 'info' : 'error';
    return graded;
}


/***/ }),

/***/ 3566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ bySeverity),
/* harmony export */   z: () => (/* binding */ harmRank)
/* harmony export */ });
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5274);
/* harmony import */ var _stated_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5123);
/* harmony import */ var _fleet_no_progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6577);



const SEVERITIES = ['error', 'warning', 'info'];
function bySeverity(a, b) {
    return SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity);
}
function harmRank({ rule, evidence }) {
    const isHalfway = [evidence['touched'], evidence['lost']].some((count) => typeof count === 'number' && count > 0);
    const isLeft = rule === _fleet_no_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .noProgress */ .n.id && isHalfway;
    return isLeft ? rankOf(_stated_js__WEBPACK_IMPORTED_MODULE_1__/* .abandonedMidway */ .yP.id) + 0.5 : rankOf(rule);
}
function rankOf(rule) {
    return _catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .BY_HARM */ .j.findIndex(({ id }) => id === rule);
}


/***/ }),

/***/ 4968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F$: () => (/* binding */ chooseClusters),
  r$: () => (/* binding */ decider),
  FO: () => (/* binding */ exitCodeOf),
  sB: () => (/* binding */ heldByClusters),
  SA: () => (/* binding */ makeRun)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/config/clusters.js
var clusters = __webpack_require__(1406);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/finding-text.js
var finding_text = __webpack_require__(5249);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/rule.js
var rule = __webpack_require__(9394);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/rolled.js
var gate_rolled = __webpack_require__(9416);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/broken.js



const IN_FREEZE = 'in-freeze';
const STALE = 'inventory-stale';
const LAPSED = 'waiver-lapsed';
function brokenRules(report, { isSame, before }) {
    const there = report.findings.filter(({ status }) => status !== 'fixed');
    const hits = there.filter(({ severity }) => barOf(report).includes(severity));
    const counts = isCounted(report);
    const others = hits.filter((one) => one.rule !== IN_FREEZE && one.rule !== STALE && counts(one));
    const known = knownIn(report, before);
    const wasReviewed = ({ fingerprint, rule, breaks }) => (isSame && rule !== LAPSED) || breaks.every((id) => known.get(fingerprint)?.has(id) === true);
    return {
        frozen: hits.filter((one) => one.rule === IN_FREEZE && (counts(one) || isRolled(one, report))),
        broken: report.failOn === 'never' ? [] : others.filter((one) => !wasReviewed(one)),
        stale: there.filter(({ rule }) => rule === STALE),
        reviewed: others.filter(wasReviewed),
    };
}
function barOf({ failOn }) {
    return failOn === 'warning' ? ['error', 'warning'] : ['error'];
}
function isRolled({ policy, group }, { plan }) {
    return (0,gate_rolled/* rolledNow */.Lr)(plan).some(({ group: rolled }) => policy !== null && (0,rule/* sameRef */.WY)(rolled.declaredIn, policy) && rolled.name === group);
}
function knownIn(report, before) {
    const bar = barOf(report);
    const hits = (before?.findings ?? []).filter(({ severity }) => bar.includes(severity));
    const causes = (0,lookup/* groupedBy */.me)(hits, ({ fingerprint }) => fingerprint);
    return new Map([...causes].map(([cause, of]) => [cause, new Set(of.flatMap(({ rule, breaks }) => [rule, ...breaks]))]));
}
function isCounted(report) {
    const bar = barOf(report);
    const isFresh = ({ status }) => status === 'new' || status === 'worsened';
    const failsFresh = report.findings.some((one) => isFresh(one) && bar.includes(one.severity));
    return report.verdict === 'fail' && !failsFresh ? () => true : isFresh;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(8392);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(6594);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/reviewed.js
var gate_reviewed = __webpack_require__(163);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/paired.js
var paired = __webpack_require__(5881);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/compare.js








const NO_DIFFERENCE = { worse: [], moved: [] };
function compareEffects(plan, reviewed) {
    const kept = plan.head.policies.filter(({ isDeleted }) => !isDeleted);
    const now = new Map(kept.map((policy) => [(0,gate_reviewed/* policyKey */.s)({ ...policy.ref, apiVersion: policy.apiVersion }), policy]));
    const pairs = [...now].map(([key, policy]) => ({ policy, before: reviewed.policies.get(key) }));
    const groups = pairs.flatMap(({ policy, before }) => (before ? pairedGroups(plan, policy, before) : []));
    const gone = [...reviewed.policies].filter(([key]) => !now.has(key));
    return {
        worse: [
            ...pairs.flatMap(({ policy: { ref, effect }, before }) => before || (effect.peakAtOnce === 0 && effect.worstLoss === 0)
                ? []
                : (0,text_text/* text */.Qq) `${nameOf(ref)} disrupts ${(0,text_text/* count */.U9)(effect.peakAtOnce, 'target')} at once and was not in the reviewed plan.`),
            ...gone.map(([, before]) => (0,text_text/* text */.Qq) `${nameOf(before)} was in the reviewed plan and is gone.`),
            ...groups.flatMap((pair) => worseOf(pair, plan)),
            ...pairs.flatMap(({ policy, before }) => (before && worseDrains(policy, before)) ?? []),
            ...worseTogether(plan, reviewed),
        ],
        moved: groups.flatMap(({ subject, group, before }) => group && before ? (movedGroup(subject, group, before) ?? []) : []),
    };
}
function nameOf(ref) {
    return (0,text_text/* name */.UU)('policy', (0,system/* refText */.d0)(ref));
}
function pairedGroups(plan, policy, before) {
    const rolled = (0,rule/* rolledGroups */.BR)(plan.head).filter((limited) => limited.policy === policy);
    const own = (0,paired/* numbered */.jN)(rolled.map(({ group }) => group));
    const isOwn = ({ rolls }) => (0,system/* refText */.d0)(rolls) === (0,system/* refText */.d0)(before);
    const then = (0,paired/* numbered */.jN)((before.head?.groups ?? []).filter(isOwn));
    const subjectOf = (group) => (0,text_text/* text */.Qq) `${nameOf(policy.ref)} group ${(0,text_text/* name */.UU)('group', group)}`;
    return [
        ...[...own].map(([key, group]) => ({
            subject: own.size === 1 ? nameOf(policy.ref) : subjectOf(group.name),
            ...{ group, before: then.get(key) },
        })),
        ...[...then].flatMap(([key, group]) => own.has(key) ? [] : [{ subject: subjectOf(group.name), group: null, before: group }]),
    ];
}
function worseOf({ subject, group, before }, plan) {
    if (!group)
        return before?.matched === 0 ? [] : [(0,text_text/* text */.Qq) `${subject} was in the reviewed plan and is gone.`];
    if (before)
        return worseGroup(subject, group, before, plan);
    const { matched, unit } = group;
    return matched === 0 ? [] : [(0,text_text/* text */.Qq) `${subject} with ${(0,text_text/* count */.U9)(matched, unit)} was not in the reviewed plan.`];
}
const SHARE_RISES_BY = 5;
function worseGroup(subject, now, before, plan) {
    const nodes = (n) => (0,text_text/* count */.U9)(n, now.unit);
    const first = (batches) => batches[0]?.size ?? 0;
    const says = (is, worse) => (is ? [(0,text_text/* text */.Qq) `${subject}: ${worse}`] : []);
    const isMore = now.peakAtOnce > before.peakAtOnce;
    const [share, was] = [(0,text_text/* literal */.eu)(`${now.peakPercent}%`), (0,text_text/* literal */.eu)(`${before.peakPercent}%`)];
    return [
        ...says(isMore || now.peakPercent > before.peakPercent + SHARE_RISES_BY, (0,text_text/* text */.Qq) `${now.peakAtOnce} of ${nodes(now.matched)} (${share}) at once; in the reviewed plan ${before.peakAtOnce} of ${before.matched} (${was}).`),
        ...says(now.worstLoss > before.worstLoss && !((0,paired/* losesAll */.oN)(now) && (0,paired/* losesAll */.oN)(before)), (0,text_text/* text */.Qq) `${nodes(now.worstLoss)} broken if the new version is bad; in the reviewed plan ${before.worstLoss}.`),
        ...says(before.stops && !now.stops, (0,text_text/* text */.Qq) `nothing stops a bad version; in the reviewed plan the rollout stopped.`),
        ...says((0,paired/* isDone */.$L)(before.outcome) && !(0,paired/* isDone */.$L)(now.outcome), (0,text_text/* text */.Qq) `it does not complete (${(0,text_text/* literal */.eu)(now.outcome)}); in the reviewed plan it did.`),
        ...says(!isMore && first(now.batches) > first(before.batches), (0,text_text/* text */.Qq) `the first batch has ${nodes(first(now.batches))}; in the reviewed plan ${first(before.batches)}.`),
        ...says(isLooser(now, before), (0,text_text/* text */.Qq) `${ceilingText(now)}; in the reviewed plan at most ${before.ceiling.enforced ?? 0}.`),
        ...says(isOpened(now, before, plan), (0,text_text/* text */.Qq) `it is allowed at every hour; in the reviewed plan windows closed some.`),
        ...worsePauses(subject, now, before),
    ];
}
function isOpened(now, before, plan) {
    const reason = now.calendar?.rolledFor;
    const spans = before.allowed.filter((span) => reason === undefined || span.reason === reason);
    const isClosed = ({ limit }) => limit === 0;
    return spans.some(isClosed) && !spans.every(isClosed) && now.matched > 0 && (0,gate_rolled/* openTimes */.du)(now, plan) === null;
}
function isLooser({ ceiling, calendar, matched }, before) {
    if (calendar || before.ceiling.enforced === null || matched === 0)
        return false;
    return ceiling.enforced === null || ceiling.enforced > before.ceiling.enforced;
}
function ceilingText({ ceiling, unit }) {
    return ceiling.enforced === null
        ? (0,text_text/* text */.Qq) `no limit at once`
        : (0,text_text/* text */.Qq) `up to ${(0,text_text/* count */.U9)(ceiling.enforced, unit)} allowed at once`;
}
function worsePauses(subject, now, before) {
    const approvals = (pauses) => pauses.filter(({ kind }) => kind === 'approval').length;
    const own = (0,system/* factOf */.yD)(now, 'stage')?.pauses ?? [];
    const waits = own.reduce((sum, { ms }) => sum + (ms ?? 0), 0) / 1000;
    const waited = before.pauses.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
    return (0,lookup/* present */.Eb)([
        approvals(own) < approvals(before.pauses) && (0,text_text/* text */.Qq) `${subject}: an approval of the reviewed plan is gone.`,
        waits < waited &&
            (0,text_text/* text */.Qq) `${subject}: it waits ${Math.round(waits)} s between its stages; in the reviewed plan ${Math.round(waited)} s.`,
    ]);
}
function worseDrains(policy, before) {
    const { ref } = policy;
    const drains = (0,system/* factOf */.yD)(policy, 'drain-limit');
    if (!drains || !before.drains)
        return null;
    const isLower = drains.desiredHealthy < before.drains.desiredHealthy && drains.expectedPods >= before.drains.expectedPods;
    if (!isLower)
        return null;
    return (0,text_text/* text */.Qq) `${nameOf(ref)} requires ${drains.desiredHealthy} of ${(0,text_text/* count */.U9)(drains.expectedPods, 'healthy pod')}; in the reviewed plan ${before.drains.desiredHealthy}.`;
}
function worseTogether(plan, { combined }) {
    const { peakAtOnce, byDomain, unit } = plan.head.combined;
    const wasWhole = new Set(combined.byDomain.filter(isWhole).map(domainKey));
    const whole = byDomain.filter((one) => isWhole(one) && !wasWhole.has(domainKey(one)));
    return (0,lookup/* present */.Eb)([
        peakAtOnce > combined.peakAtOnce &&
            (0,text_text/* text */.Qq) `All policies together: ${(0,text_text/* count */.U9)(peakAtOnce, unit)} at once; in the reviewed plan ${combined.peakAtOnce}.`,
        ...whole.map(({ key, value, matched }) => (0,text_text/* text */.Qq) `All ${matched} of ${(0,text_text/* name */.UU)('object', key)} ${(0,text_text/* name */.UU)('object', value)} at once; in the reviewed plan not all of them.`),
    ]);
}
function isWhole({ matched, peakAtOnce }) {
    return matched > 1 && peakAtOnce >= matched;
}
function domainKey({ key, value }) {
    return JSON.stringify([key, value]);
}
function movedGroup(subject, now, before) {
    const then = new Set(before.targets);
    const own = new Set(now.targets);
    const joined = now.targets.filter((target) => !then.has(target)).length;
    const left = before.targets.filter((target) => !own.has(target)).length;
    if (joined === 0 && left === 0)
        return null;
    const parts = [joined > 0 ? (0,text_text/* text */.Qq) `${joined} joined` : text_text/* NO_TEXT */.gd, left > 0 ? (0,text_text/* text */.Qq) `${left} left` : text_text/* NO_TEXT */.gd];
    const share = before.matched === 0
        ? text_text/* NO_TEXT */.gd
        : (0,text_text/* text */.Qq) ` (${(0,text_text/* literal */.eu)((0,plural/* percentText */.fL)(joined + left, before.matched))} of those reviewed)`;
    return (0,text_text/* text */.Qq) `${subject} had ${(0,text_text/* count */.U9)(before.matched, now.unit)} and has ${now.matched}: ${(0,text_text/* joinTexts */.B5)(parts, ', ')}${share}.`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/reason.js
const REASONS = [
    'unreadable',
    'freeze',
    'closed-window',
    'worse-plan',
    'broken-rule',
    'stale-snapshot',
];
function reasonOf(code, says, more = {}) {
    return { cluster: null, fix: null, place: null, ...more, code, says };
}
function inOrder(reasons) {
    return [...reasons].sort((a, b) => REASONS.indexOf(a.code) - REASONS.indexOf(b.code));
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/expectation.js


function reviewedOf({ reviewed }, cluster) {
    if (reviewed === null || 'unusable' in reviewed)
        return null;
    return reviewed.clusters.find((one) => one.cluster === cluster) ?? null;
}
function isReviewed({ digest, reports }, expected) {
    if (expected.digest === digest)
        return true;
    return reports.every(({ plan }) => reviewedOf(expected, plan.cluster)?.digest === plan.digest);
}
function unusableReasons(run, expected) {
    const { digest, reviewed } = expected;
    const unreadable = (says, fix) => [reasonOf('unreadable', says, { fix })];
    if (reviewed === null) {
        if (digest === null || digest === run.digest)
            return [];
        const says = (0,text_text/* text */.Qq) `The digest is not the expected one. Without the reviewed report it is unknown whether the plan is worse or only the fleet changed.`;
        const fix = (0,text_text/* text */.Qq) `Give the JSON report of the reviewed plan as well (${(0,text_text/* code */.aY)('reviewed')}), or review the current plan.`;
        return [reasonOf('worse-plan', says, { fix })];
    }
    if ('unusable' in reviewed)
        return unreadable((0,text_text/* text */.Qq) `The reviewed report ${reviewed.unusable}.`, (0,text_text/* text */.Qq) `Give the JSON report that the plan wrote (${(0,text_text/* code */.aY)('report-file')}, or ${(0,text_text/* code */.aY)('--format json')}).`);
    if (digest !== null && digest !== reviewed.digest)
        return unreadable((0,text_text/* text */.Qq) `The reviewed report is of another plan than the expected digest.`, (0,text_text/* text */.Qq) `Give the report and the digest of one plan.`);
    const ours = run.reports.map(({ plan }) => plan.cluster);
    const missing = ours.find((cluster) => reviewedOf(expected, cluster) === null);
    if (missing === undefined)
        return [];
    const nameOf = (cluster) => cluster === null ? (0,text_text/* text */.Qq) `a cluster without a name` : (0,text_text/* text */.Qq) `the cluster ${(0,text_text/* name */.UU)('cluster', cluster)}`;
    const names = (0,text_text/* list */.p_)(reviewed.clusters.map(({ cluster }) => nameOf(cluster)));
    return unreadable((0,text_text/* text */.Qq) `The reviewed report is of ${names}, and this is ${nameOf(missing)}: they cannot be compared.`, (0,text_text/* text */.Qq) `Give the report of this cluster, planned under the same name.`);
}
function expectationNotes(run, expected, isWorse) {
    if (expected.digest === null && expected.reviewed === null)
        return [(0,text_text/* text */.Qq) `No reviewed plan was given; only the rules were checked.`];
    return isReviewed(run, expected) && !isWorse
        ? [(0,text_text/* text */.Qq) `The plan is the reviewed one: every effect is the same.`]
        : [];
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/freezes.js
var freezes = __webpack_require__(5300);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/outcome-of.js
var outcome_of = __webpack_require__(7388);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/window.js







const POLL_MS = 60_000;
function closedWindow(plan) {
    const rolled = (0,gate_rolled/* rolledNow */.Lr)(plan);
    const held = rolled.filter(({ group }) => (0,gate_rolled/* isHeldByWindow */.RN)(group, plan));
    const startsNow = rolled.some(({ group }) => !(0,gate_rolled/* isHeldByWindow */.RN)(group, plan) && group.start !== null && group.start <= plan.at + POLL_MS);
    const [first] = held;
    if (!first || startsNow)
        return null;
    const openings = held.flatMap(({ group }) => ((0,gate_rolled/* openTimes */.du)(group, plan) ?? []).map(({ from }) => from));
    const later = openings.filter((from) => from > plan.at);
    const until = later.length === 0
        ? (0,text_text/* text */.Qq) `and no opening is known`
        : (0,text_text/* text */.Qq) `until ${(0,text_text/* inZone */.O0)((0,text_text/* instant */.uR)(Math.min(...later)), plan.timeZone)}`;
    const others = held.length - 1;
    const more = others > 0
        ? (0,text_text/* text */.Qq) ` So ${(0,text_text/* verbFor */.Tq)(others, 'is that', 'are those')} of ${(0,text_text/* count */.U9)(others, 'other group')}.`
        : text_text/* NO_TEXT */.gd;
    const says = (0,text_text/* text */.Qq) `${(0,rule/* subjectOf */.et)(first)}: its window is closed ${until}, and nothing would start now.${more}`;
    return reasonOf('closed-window', says, { place: first.policy.place });
}
function startNotes(plan) {
    const rolled = (0,gate_rolled/* rolledNow */.Lr)(plan);
    if (rolled.length === 0)
        return [(0,text_text/* text */.Qq) `No policy has a target to roll.`];
    const held = rolled.filter(({ group }) => (0,gate_rolled/* isHeldByWindow */.RN)(group, plan)).length;
    const policies = [...new Set(rolled.map(({ policy }) => policy))];
    const isNext = policies.every(outcome_of/* isOnlyNext */.qR);
    return (0,lookup/* present */.Eb)([
        policies.every(outcome_of/* startsNothing */.$D) &&
            (isNext
                ? (0,text_text/* text */.Qq) `No rollout starts by itself; this describes the next one.`
                : (0,text_text/* text */.Qq) `Nothing new starts; rollouts in progress in the snapshot continue, whatever the gate decides.`),
        ...policies.map(({ ref, change }) => change?.held &&
            (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('policy', (0,system/* refText */.d0)(ref))} is ${(0,text_text/* literal */.eu)((0,gate_rolled/* heldText */.Dx)(change.held))}: no target is updated until a person changes that; when it completes is unknown.`),
        held > 0 &&
            held < rolled.length &&
            (0,text_text/* text */.Qq) `${held} of ${(0,text_text/* count */.U9)(rolled.length, 'group')} ${(0,text_text/* verbFor */.Tq)(held, 'waits for its', 'wait for their')} window.`,
    ]);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/decision.js









function decide(run, expected) {
    const unusable = unusableReasons(run, expected);
    const usable = unusable.length === 0 ? expected : null;
    const judged = run.reports.map((report) => judgeCluster(report, run, usable));
    const named = (note, cluster) => cluster === null || judged.every(({ notes }) => notes.some((other) => (0,text_text/* sameText */.QV)(other, note)))
        ? note
        : (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('cluster', cluster)}: ${note}`;
    const reasons = inOrder([...unusable, ...judged.flatMap((one) => one.reasons)]);
    const isWorse = reasons.some(({ code }) => code === 'worse-plan');
    return {
        at: run.reports[0].plan.at,
        gate: reasons.length === 0 ? 'allow' : 'deny',
        isUnknown: reasons.some(({ code }) => code === 'unreadable'),
        reasons,
        notes: [
            ...(usable ? expectationNotes(run, usable, isWorse) : []),
            ...judged.flatMap(({ notes }, i) => notes.map((note) => named(note, run.reports[i]?.plan.cluster ?? null))),
        ],
        run,
    };
}
function judgeCluster(report, run, expected) {
    const { plan, verdict } = report;
    const { cluster } = plan;
    const unjudged = verdict === 'unknown' ? unevaluated(plan) : plan.head.policies.length === 0 ? NO_POLICY : null;
    if (unjudged)
        return { reasons: [{ ...unjudged, cluster }], notes: [] };
    const before = expected && reviewedOf(expected, cluster);
    const { worse, moved } = before ? compareEffects(plan, before) : NO_DIFFERENCE;
    const isSame = expected !== null && before === null && isReviewed(run, expected);
    const { frozen, broken, stale, reviewed } = brokenRules(report, { isSame, before });
    const freeze = (0,freezes/* freezeAt */.N)(plan, plan.at);
    const closed = closedWindow(plan);
    const ofFindings = (code, findings) => findings.map((finding) => ofFinding(code, finding));
    const reasons = [
        ...(freeze
            ? [
                reasonOf('freeze', (0,text_text/* text */.Qq) `The freeze ${(0,text_text/* name */.UU)('object', freeze.name)} lasts until ${(0,text_text/* inZone */.O0)((0,text_text/* instant */.uR)(freeze.window.to), plan.timeZone)}.`),
            ]
            : ofFindings('freeze', frozen)),
        ...(closed ? [closed] : []),
        ...worse.map((says) => reasonOf('worse-plan', says, { fix: REVIEW })),
        ...ofFindings('broken-rule', broken),
        ...ofFindings('stale-snapshot', stale),
    ];
    const rules = [...new Set(reviewed.flatMap(({ breaks }) => breaks))];
    const known = (0,text_text/* text */.Qq) `Also broken by the reviewed plan: ${(0,text_text/* list */.p_)(rules.map(text_text/* code */.aY), rules.length)}.`;
    return {
        reasons: reasons.map((reason) => ({ ...reason, cluster })),
        notes: [
            ...[...moved, ...(rules.length > 0 ? [known] : []), ...ageNotes(plan), ...startNotes(plan)],
            ...report.notices,
        ],
    };
}
const REVIEW = (0,text_text/* text */.Qq) `Review the current plan and pass its report to the gate.`;
const NO_POLICY = reasonOf('unreadable', (0,text_text/* text */.Qq) `No policy was found.`, {
    fix: (0,text_text/* text */.Qq) `List them in ${(0,text_text/* code */.aY)('policies')} of the configuration.`,
});
function unevaluated({ problems }) {
    const [first, ...others] = problems.filter(({ severity }) => severity === 'error');
    if (!first)
        return reasonOf('unreadable', (0,text_text/* text */.Qq) `The plan could not be evaluated.`);
    const more = others.length > 0 ? (0,text_text/* text */.Qq) ` And ${(0,text_text/* count */.U9)(others.length, 'other problem')}.` : text_text/* NO_TEXT */.gd;
    return reasonOf('unreadable', (0,text_text/* text */.Qq) `${first.message}${more}`, { place: first.place });
}
function ofFinding(code, finding) {
    const { rule, subject, fix, place } = finding;
    const says = (0,text_text/* text */.Qq) `${code === 'broken-rule' ? (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(rule)}: ` : text_text/* NO_TEXT */.gd}${subject ? (0,text_text/* text */.Qq) `${subject}: ` : text_text/* NO_TEXT */.gd}${(0,finding_text/* findingText */.N)(finding)}`;
    return reasonOf(code, says, { fix: fix && (0,system/* fixText */.Xc)(fix), place });
}
function ageNotes({ at, snapshot }) {
    if (snapshot.takenAt === null)
        return [(0,text_text/* text */.Qq) `The snapshot has no timestamp; its age is unknown.`];
    return snapshot.takenAt > at ? [(0,text_text/* text */.Qq) `The snapshot was taken after the requested start.`] : [];
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/path.js
var manifest_path = __webpack_require__(83);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/config/freeze.js + 1 modules
var freeze = __webpack_require__(3585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/problem.js
var manifest_problem = __webpack_require__(7085);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/selector.js
var manifest_selector = __webpack_require__(9485);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/config/read.js
var read = __webpack_require__(9989);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/config/settings-of-nothing.js




function settingsOfNothing({ production, durations, domains }, placeOf, targets) {
    const warn = (path, what, so) => (0,manifest_problem/* warningAt */.MK)(placeOf && placeOf(path), 'setting-matches-nothing', (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(path.join('.'))}: ${what} matches nothing in the snapshot, so ${(0,text_text/* literal */.eu)(so)}. Check the label and its value.`);
    const ofSelector = (path, selector, so) => targets.some(({ labels }) => (0,manifest_selector/* selects */.ko)(selector, labels))
        ? []
        : [warn(path, (0,text_text/* text */.Qq) `the selector ${(0,text_text/* code */.aY)((0,manifest_selector/* describeSelector */.r5)(selector))}`, so)];
    const unmarked = 'it marks nothing as production and the stricter limits do not apply';
    if (targets.length === 0)
        return [];
    return [
        ...production.flatMap((selector, i) => ofSelector(['production', i], selector, unmarked)),
        ...durations.groups.flatMap(({ selector }, i) => ofSelector(['durations', 'groups', i, 'selector'], selector, 'its duration applies to nothing')),
        ...domains.flatMap((label, i) => (0,read/* defaultConfig */.sb)().domains.includes(label) || targets.some(({ labels }) => Object.hasOwn(labels, label))
            ? []
            : [warn(['domains', i], (0,text_text/* text */.Qq) `the label ${(0,text_text/* code */.aY)(label)}`, 'no failure domain of it is evaluated')]),
    ];
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/config/settings.js
const MINUTE_MS = 60_000;
function assumptionsOf(config, scenario) {
    return {
        ...durationsOf(config),
        domains: config.domains,
        quorums: config.quorums,
        production: config.production,
        scenario,
    };
}
function durationsOf({ durations, }) {
    return {
        durationMinutes: durations.default / MINUTE_MS,
        steps: durations.steps && stepsOf(durations.steps),
        durations: durations.groups.map(({ selector, duration, steps }) => ({
            selector,
            durationMinutes: duration === null ? null : duration / MINUTE_MS,
            steps: steps && stepsOf(steps),
        })),
    };
}
function stepsOf(written) {
    const { drain, maintenance, validation, return: back } = written;
    return { drainMs: drain, workMs: drain + maintenance + validation + back };
}
function ruleSettingsOf(config, placeOf) {
    const rules = new Map();
    for (const [id, setting] of Object.entries(config.rules)) {
        if (!setting)
            continue;
        const { severity, ...options } = setting;
        rules.set(id, { severity: severity, options });
    }
    const waivers = config.waivers
        .map((waiver, index) => ({ ...waiver, place: placeOf && placeOf(['waivers', index]) }))
        .filter((one) => one.kind === 'malformed' || one.cluster === null || one.cluster === config.cluster);
    return { preset: config.preset, rules, waivers };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/carriers.js
var carriers = __webpack_require__(232);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/table.js
var table = __webpack_require__(377);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/alike.js



function wrongAlike(change) {
    const { alike } = (0,table/* compareGaps */.L)(change, 'all');
    const [first] = alike;
    if (first === undefined)
        return [];
    const { length } = alike;
    const files = [...new Set(alike.flatMap(({ place }) => (place ? [place.file] : [])))];
    const message = (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(length, 'problem')} in ${(0,text_text/* count */.U9)(files.length, 'file')} ${(0,text_text/* verbFor */.Tq)(length, 'is', 'are')} the same without this change: ${(0,text_text/* fewNames */.BT)('file', files)}.${(0,text_text/* literal */.eu)(length === 1 ? '' : ' First:')} ${first.message}`;
    return [{ ...(0,manifest_problem/* warningAt */.MK)(first.place, 'not-judged-before', message), isStanding: true }];
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/canonical.js
var canonical = __webpack_require__(5288);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/identity.js
var identity = __webpack_require__(5846);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/planned-kinds.js
var planned_kinds = __webpack_require__(4819);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/advice.js
var advice = __webpack_require__(7196);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/fields.js
var fields = __webpack_require__(3549);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest_manifest = __webpack_require__(4585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/source-file.js
var source_file = __webpack_require__(7364);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/cluster-scoped.js
var cluster_scoped = __webpack_require__(1846);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/policy-ref.js
var policy_ref = __webpack_require__(9705);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/change.js
var change = __webpack_require__(8641);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/kustomizations.js
var guards_kustomizations = __webpack_require__(1219);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/cluster-scoped.js
var manifest_cluster_scoped = __webpack_require__(4769);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/delivery/kustomization.js
var kustomization = __webpack_require__(1886);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/limits.js
var limits = __webpack_require__(7228);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/mentions.js
var mentions = __webpack_require__(9375);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/parse.js + 1 modules
var parse = __webpack_require__(3315);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/carrier-kinds.js
var carrier_kinds = __webpack_require__(9505);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/kept.js + 1 modules
var kept = __webpack_require__(9371);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/definitions.js


function definesPlanned(manifest) {
    const { spec } = manifest.object;
    return ((0,kept/* isDefinition */.gN)(manifest) &&
        (0,kept/* isDefined */.O9)((0,fields/* textIn */.r7)(spec, 'group') ?? '', (0,fields/* textIn */.r7)((0,fields/* fieldAt */.UK)(spec, 'names'), 'kind') ?? ''));
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/fleet-kinds.js
var fleet_kinds = __webpack_require__(6265);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/outside.js

















const CODE = 'outside-policies';
function outsideFiles({ base, head }) {
    const { files, outside = [], renderedPaths } = head.side;
    const changed = changedOutside(base?.side ?? null, head.side).filter(({ isTakenOut }) => !isTakenOut);
    if (changed.length === 0)
        return [];
    const [evaluated, before] = [(0,identity/* byIdentity */.MU)(head.manifests), (0,identity/* byIdentity */.MU)(base?.manifests ?? [])];
    const isGone = (one) => before.has((0,identity/* identityOf */.cu)(one)) && !evaluated.has((0,identity/* identityOf */.cu)(one));
    const isInput = (0,manifest_path/* withinAny */.OQ)(renderedPaths);
    const isOpen = ({ path }) => !isInput(path);
    const others = outside.map(({ path, before: was, text }) => ({ path, text: text ?? was ?? '' }));
    const kustomizations = [...head.kustomizations.all, ...new guards_kustomizations/* Kustomizations */.rU(others).all].filter(isOpen);
    const isPart = (0,guards_kustomizations/* partsOf */.CI)([...files, ...others].filter(isOpen), kustomizations);
    const twice = [];
    const named = [];
    for (const file of changed) {
        const { path, isNamedElsewhere = false } = file;
        const [was, is] = [objectsIn(path, file.before), objectsIn(path, file.text)];
        const objects = (0,change/* changedObjects */.v)(was, is);
        const isSecond = (one) => evaluated.has((0,identity/* identityOf */.cu)(one)) &&
            !(0,identity/* byIdentity */.MU)(was).has((0,identity/* identityOf */.cu)(one)) &&
            !(0,carrier_kinds/* isCarrier */.FX)(one) &&
            !(0,carrier_kinds/* isSource */.__)(one);
        const second = objects.filter(isSecond);
        for (const one of second) {
            const message = (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', (0,visible/* titleOf */.Gg)(one))} is in \`policies\` and new in ${outside_nameOf(path)}, which no source takes; which one the cluster gets was not evaluated. Add ${outside_nameOf(path)} to \`policies\`, or exclude it (${exclusionOf(path)}).`;
            twice.push((0,manifest_problem/* errorAt */.Os)(one.place, CODE, message));
        }
        const isCarried = objects.length > 0 || isUnread(file) || (0,kustomization/* isKustomization */.Sv)(path) || isPart(path);
        if (second.length === 0 && !isNamedElsewhere && isCarried && !objects.some(isGone))
            named.push(path);
    }
    const [first] = named;
    if (first === undefined)
        return twice;
    const message = (0,text_text/* text */.Qq) `Not evaluated: ${(0,text_text/* count */.U9)(named.length, 'changed file')} that may hold planned objects and that no source takes: ${(0,text_text/* list */.p_)(named.map(outside_nameOf))}. Add what a cluster gets to \`policies\`, or exclude it (${exclusionOf(first)}).`;
    return [...twice, (0,manifest_problem/* unjudgedAt */.ev)({ file: first, line: 1, column: 1 }, CODE, message)];
}
const outside_nameOf = (path) => (0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(path));
const exclusionOf = (path) => (0,text_text/* code */.aY)(`!${(0,visible/* visible */.RK)(path)}`);
function changedOutside(base, { outside = [], renderedPaths }) {
    const [wasInput, isInput] = [(0,manifest_path/* withinAny */.OQ)(base?.renderedPaths ?? []), (0,manifest_path/* withinAny */.OQ)(renderedPaths)];
    return outside.filter((file) => {
        const { path, was = path, before, text } = file;
        if (text === null ? wasInput(was) : isInput(path))
            return false;
        if (before === null || text === null || !MANIFEST.test(path))
            return before !== text;
        return before !== text && (0,carriers/* contentIn */.fd)(path, before) !== (0,carriers/* contentIn */.fd)(path, text);
    });
}
function objectsIn(path, text) {
    if (text === null || !(planned_kinds/* INTEREST */.tz.mayHold(text) || (0,planned_kinds/* mentionsNeighbour */.Fu)(text) || (0,carrier_kinds/* mayHoldCarrier */.RI)(text)))
        return [];
    const kinds = [planned_kinds/* isPlanned */.H9, fleet_kinds/* isOfFleet */.wL, fleet_kinds/* isMade */.sX, carrier_kinds/* isCarrier */.FX, carrier_kinds/* isSource */.__, definesPlanned];
    return (0,parse/* parseManifests */.Ye)(text, path).manifests.filter((one) => (0,manifest_cluster_scoped/* isNodeClass */.P)(one.kind) || kinds.some((isOf) => isOf(one)));
}
const MANIFEST = /\.(?:ya?ml|json)$/i;
const PROSE = /\.(?:md|mdx|txt|rst|adoc)$/i;
function isUnread({ path, before, text }) {
    if (PROSE.test(path))
        return false;
    if (!MANIFEST.test(path))
        return plannedKindsIn(text ?? before).length > 0;
    if (text === null || !planned_kinds/* INTEREST */.tz.mayHold(text))
        return false;
    const { manifests, problems } = (0,parse/* parseManifests */.Ye)(text, path, { ...limits/* LIMITS */.b1, interest: planned_kinds/* INTEREST */.tz });
    return problems.some(({ severity }) => severity === 'error') || manifests.some(planned_kinds/* isMissed */.OS);
}
function plannedKindsIn(text) {
    if (text?.includes('apiVersion') !== true)
        return [];
    return (0,mentions/* kindsWritten */.B)(text).filter((kind) => planned_kinds/* PLANNED_KINDS */.H3.includes(kind));
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/left.js


















const left_CODE = 'left-policies';
function leftObjects(change) {
    const { base, head } = change;
    if (base === null)
        return [];
    return [
        ...movedOut(base, head),
        ...relisted(base, head),
        ...departedNamespaces(base, change),
        ...stillLive(change),
    ];
}
function movedOut(base, head) {
    const there = new Set([...head.manifests.map(identity/* identityOf */.cu), ...head.gaps.map(({ key }) => key)]);
    const leaving = base.manifests.filter((one) => (0,planned_kinds/* isEvaluated */.KN)(one) && !there.has((0,identity/* identityOf */.cu)(one)));
    const [first] = leaving;
    if (first === undefined)
        return [];
    const files = changedOutside(base.side, head.side);
    const written = (0,identity/* byIdentity */.MU)(files.flatMap(({ path, text }) => objectsIn(path, text)));
    const found = leaving.flatMap((one) => {
        const title = (0,text_text/* name */.UU)('object', (0,visible/* titleOf */.Gg)(one));
        const moved = written.get((0,identity/* identityOf */.cu)(one));
        const file = moved?.place.file ??
            files.find((to) => isUnread(to) && plannedKindsIn(to.text).includes(one.kind))?.path;
        if (file === undefined)
            return [];
        const path = (0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(file));
        const message = moved
            ? (0,text_text/* text */.Qq) `${title} moves out of \`policies\`, to ${path}, which no source takes; that was not evaluated. Add ${path} to \`policies\`.`
            : (0,text_text/* text */.Qq) `${title} leaves \`policies\`, and ${path}, which no source takes, defines an object of its kind; whether it moves there was not evaluated. Add what ${path} renders to \`policies\`, or make the two edits in separate changes.`;
        return (0,manifest_problem/* errorAt */.Os)((moved ?? one).place, left_CODE, message);
    });
    const unseen = head.side.problems.find(({ code }) => code === 'outside-policies');
    if (unseen === undefined)
        return found;
    const message = (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', (0,visible/* titleOf */.Gg)(first))} leaves \`policies\`, and not all changed files were read; whether it moves to one of these was not evaluated. ${unseen.message}`;
    return [...found, (0,manifest_problem/* errorAt */.Os)(first.place, left_CODE, message)];
}
function relisted(base, head) {
    const [before, after] = [takenIn(base), takenIn(head)];
    return [...after.lists].flatMap(([key, list]) => {
        const was = before.lists.get(key);
        const changed = [...after.files].find(([file, path]) => {
            const earlier = before.files.get(file);
            const isTaken = takes(list, path);
            if (earlier === undefined || !was?.resources)
                return earlier !== undefined && !isTaken && (0,manifest_path/* folderOf */.yS)(file) === (0,manifest_path/* folderOf */.yS)(key);
            return isTaken !== takes(was, earlier);
        });
        if (changed === undefined || list.resources === null)
            return [];
        const [, path] = changed;
        const does = (0,text_text/* literal */.eu)(takes(list, path) ? 'begins to list' : 'does not list');
        const message = (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(list.path))} ${does} ${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(path))}, whose objects were there before; that was not evaluated. ${(0,advice/* byEntry */.wd)('kustomize', (0,manifest_path/* folderOf */.yS)(list.path))}`;
        return (0,manifest_problem/* problemOf */.Zw)(list.path, left_CODE, message);
    });
}
function takenIn({ side, contents, kustomizations: { all } }) {
    const { renderedPaths } = side;
    const isInput = (0,manifest_path/* withinAny */.OQ)(renderedPaths);
    const plain = contents.filter(({ file }) => file.renderedBy === undefined);
    const planned = plain.flatMap(({ file, manifests }) => (manifests.some(planned_kinds/* isPlanned */.H9) ? file.path : []));
    const edited = new Set(plain.flatMap(({ file, isEdited }) => (isEdited ? file.path : [])));
    const lists = all.filter(({ path }) => edited.has(path) && !isInput(path));
    return {
        files: new Map([...planned, ...renderedPaths].map((path) => [(0,change/* keyAt */.f)(side, path), path])),
        lists: new Map(lists.map((one) => [(0,change/* keyAt */.f)(side, one.path), one])),
    };
}
function takes({ resources, patches }, path) {
    return patches.includes(path) || resources?.some((resource) => (0,manifest_path/* isWithin */.UO)(resource, path)) === true;
}
function departedNamespaces(base, { head, snapshot }) {
    const [own, kept] = [(0,identity/* byIdentity */.MU)(base.manifests), (0,identity/* byIdentity */.MU)(head.manifests)];
    const live = snapshot.objects.filter((one) => !own.has((0,identity/* identityOf */.cu)(one)));
    const isHeld = (one) => (0,planned_kinds/* isPlanned */.H9)(one) && !(0,cluster_scoped/* isClusterScoped */.Z)(one.apiVersion, one.kind);
    return base.manifests.flatMap((namespace) => {
        const { apiVersion, kind } = namespace;
        const isNamespace = apiVersion === 'v1' && kind === 'Namespace';
        if (!isNamespace || kept.has((0,identity/* identityOf */.cu)(namespace)) || ownCause(namespace) !== null)
            return [];
        const isInside = (one) => isHeld(one) && (0,manifest_manifest/* namespaceOf */.N6)(one) === namespace.name;
        const inside = new Set([...head.manifests, ...live].filter(isInside).map(visible/* placedTitleOf */.J$));
        if (inside.size === 0)
            return [];
        const objects = (0,text_text/* list */.p_)([...inside].map((one) => (0,text_text/* name */.UU)('object', one)));
        const message = (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', (0,visible/* titleOf */.Gg)(namespace))} leaves the files, and ${objects} ${(0,text_text/* verbFor */.Tq)(inside.size, 'is', 'are')} still in it: pruning (Argo CD, Flux) deletes these with the namespace, past every limit; that was not evaluated. Keep the namespace in the files, or annotate it so that it is retained (argocd.argoproj.io/sync-options: Prune=false, kustomize.toolkit.fluxcd.io/prune: disabled).`;
        return (0,manifest_problem/* errorAt */.Os)(namespace.place, left_CODE, message);
    });
}
function stillLive({ head, policies, snapshot }) {
    if (head.side.outside !== undefined)
        return [];
    const written = new Set(policies.head.filter(({ live }) => !live).map(({ ref }) => (0,policy_ref/* refKey */.X)(ref)));
    const live = (0,identity/* byIdentity */.MU)(snapshot.objects);
    const gone = policies.base.filter((policy) => {
        const hasEffect = (policy.onDelete?.targets.length ?? 0) > 0 || (0,system/* factOf */.yD)(policy, 'released-pods');
        if (policy.live || written.has((0,policy_ref/* refKey */.X)(policy.ref)) || hasEffect)
            return false;
        return live.has((0,identity/* identityOf */.cu)({ ...policy, ...policy.ref }));
    });
    const [first] = gone;
    if (first === undefined)
        return [];
    const names = (0,text_text/* list */.p_)(gone.map(({ ref }) => (0,text_text/* name */.UU)('policy', (0,visible/* visible */.RK)((0,policy_ref/* refText */.d)(ref)))));
    const { length } = gone;
    const message = (0,text_text/* text */.Qq) `${names} ${(0,text_text/* verbFor */.Tq)(length, 'leaves', 'leave')} the files and ${(0,text_text/* verbFor */.Tq)(length, 'is', 'are')} still in the snapshot. If moved to other files, add these to \`policies\`.`;
    return [(0,manifest_problem/* unjudgedAt */.ev)(first.place, left_CODE, message)];
}
function retainedObjects({ base, head }) {
    const there = new Set(head.manifests.map(identity/* identityOf */.cu));
    const leaving = new Set(base?.manifests.filter((one) => (0,planned_kinds/* isPlanned */.H9)(one) && !there.has((0,identity/* identityOf */.cu)(one))));
    const chains = new Map(base?.contents.flatMap(({ file: { deliveredBy = [] }, manifests }) => manifests.map(({ place }) => [place, deliveredBy])));
    const causeOf = causesIn(head);
    const found = [...leaving].flatMap((manifest) => {
        const chain = chains.get(manifest.place) ?? [];
        if (chain.length === 0)
            return [];
        const own = ownCause(manifest);
        const cause = own === null ? causeOf(chain) : (0,text_text/* code */.aY)(own);
        return cause === null ? [] : { cause, manifest };
    });
    const byCause = (0,lookup/* groupedBy */.me)(found, ({ cause }) => (0,render/* toPlain */.Ul)(cause));
    const problems = [...byCause.values()].map((all) => {
        const objects = all.map(({ manifest }) => manifest);
        const of = (one, several) => (0,text_text/* verbFor */.Tq)(objects.length, one, several);
        const it = of('it', 'them');
        const message = (0,text_text/* text */.Qq) `${(0,text_text/* fewNames */.BT)('object', objects.map(visible/* titleOf */.Gg))} ${of('leaves', 'leave')} the files and ${of('stays', 'stay')} in the cluster: ${all[0].cause}. Later edits do not reach ${it}. Delete ${it} by hand, within the limits.`;
        const keeps = objects.map((one) => [one.kind, (0,manifest_manifest/* namespaceOf */.N6)(one), one.name].join('/'));
        return { ...(0,manifest_problem/* unjudgedAt */.ev)(null, 'not-pruned', message), keeps };
    });
    return { objects: found.map(({ manifest }) => manifest), problems };
}
const KEEPING = [
    ['argocd.argoproj.io/sync-options', /(?:^|,)\s*Prune=(?:false|confirm)\s*(?:,|$)/i],
    ['kustomize.toolkit.fluxcd.io/prune', /^\s*disabled\s*$/i],
    ['helm.sh/resource-policy', /^\s*keep\s*$/i],
];
function ownCause(manifest) {
    return annotationIn(manifest, KEEPING);
}
function annotationIn({ object }, annotations) {
    const own = (0,fields/* labelsIn */.xS)(object['metadata'], 'annotations');
    const [key] = annotations.find(([one, value]) => value.test(own[one] ?? '')) ?? [];
    return key === undefined ? null : (0,visible/* visible */.RK)(`${key}: ${own[key] ?? ''}`);
}
function causesIn({ side: { coverage } }) {
    const carriers = new Map(coverage.map((one) => [one.identity, one]));
    const isElsewhere = ({ by }) => (0,source_file/* declaredOf */.yN)(carriers.get(by)?.outcome ?? 'evaluated')?.declared === 'another cluster';
    return (chain) => {
        const sent = chain.find(isElsewhere);
        if (sent !== undefined)
            return (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', sent.by)} applies to another cluster`;
        const at = chain.findIndex(({ by }) => !carriers.has(by));
        const pruner = chain.at(at < 0 ? -1 : at - 1);
        const prunes = pruner && (carriers.get(pruner.by)?.prunes ?? pruner.prunes);
        if (at !== 0 && pruner && prunes === false)
            return (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', pruner.by)} does not prune`;
        const gone = chain[at];
        return gone?.leaves === true
            ? (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', gone.by)} is gone, and the objects it applied remain`
            : null;
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/delivery.js









const MOVED = 'moved-delivery';
function editedDelivery({ base, head }) {
    const evaluated = head.side.coverage.filter(({ outcome }) => outcome === 'evaluated');
    if (base === null)
        return evaluated.flatMap((one) => (one.sync === 'suspended' ? suspended(one) : []));
    const all = (0,lookup/* groupedBy */.me)(base.side.coverage, ({ identity }) => identity);
    const pairs = evaluated.map((one) => {
        const known = all.get(one.identity) ?? [];
        const isSame = (key) => (was) => was[key] === one[key];
        return { one, was: known.find(isSame('digest')) ?? known.find(isSame('route')) ?? known[0] };
    });
    return [...pairs.flatMap(moved), ...syncedByHand(pairs), ...appliedOtherwise(base, head)];
}
function moved({ one, was }) {
    if (was?.outcome !== 'evaluated')
        return [];
    const { place, route, sync, digest } = one;
    const title = (0,text_text/* name */.UU)('object', (0,visible/* visible */.RK)((0,carriers/* titleIn */.Ey)(one.identity)));
    if (route !== was.route && was.route !== '') {
        const message = (0,text_text/* text */.Qq) `${title} is edited in its source or destination. What it applied before may stay in the old place or be deleted there, and this was not evaluated. Make it a change of its own.`;
        return (0,manifest_problem/* errorAt */.Os)(place, MOVED, message);
    }
    if (sync === 'automatic' && was.sync !== 'automatic') {
        const message = (0,text_text/* text */.Qq) `${title} syncs automatically from this change on, with all changes since its last sync; the plan covers this change alone. Compare its files with the cluster first (\`flux diff\`, \`argocd app diff\`).`;
        return (0,manifest_problem/* errorAt */.Os)(place, MOVED, message);
    }
    return sync === 'suspended' && digest !== was.digest ? suspended(one) : [];
}
function suspended({ identity, place }) {
    const title = (0,text_text/* name */.UU)('object', (0,visible/* visible */.RK)((0,carriers/* titleIn */.Ey)(identity)));
    const message = (0,text_text/* text */.Qq) `${title} is suspended: nothing is applied until it is resumed. The plan shows what happens then.`;
    return (0,manifest_problem/* asUnjudged */.Ft)((0,manifest_problem/* errorAt */.Os)(place, 'suspended', message));
}
function syncedByHand(pairs) {
    const edited = pairs.filter(({ one, was }) => one.sync === 'manual' && was && was.digest !== one.digest);
    const [first] = edited;
    if (first === undefined)
        return [];
    const byHand = edited.map(({ one }) => ({ by: (0,carriers/* titleIn */.Ey)(one.identity), paths: one.takes }));
    const names = (0,text_text/* fewNames */.BT)('object', byHand.map(({ by }) => (0,visible/* visible */.RK)(by)));
    const count = edited.length;
    const message = (0,text_text/* text */.Qq) `${names} ${(0,text_text/* verbFor */.Tq)(count, 'is', 'are')} synced by hand: merging does not apply ${(0,text_text/* verbFor */.Tq)(count, 'it', 'them')}. The plan shows the next sync, which applies all changes since the last one.`;
    return [{ ...(0,manifest_problem/* infoAt */.Ij)(first.one.place, 'synced-by-hand', message), byHand }];
}
function appliedOtherwise(base, head) {
    const before = deliveredIn(base);
    return [...deliveredIn(head)].flatMap(([identity, { manifest, file }]) => {
        const was = before.get(identity);
        const earlier = was && exceptionOf(was.manifest, was.file);
        const exception = exceptionOf(manifest, file);
        const isLost = exception !== null && earlier === null;
        const found = exception ?? earlier;
        if (!found || (!isLost && was && (0,canonical/* isSameJson */.TL)(was.manifest.object, manifest.object)))
            return [];
        const of = (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', (0,visible/* titleOf */.Gg)(manifest))} (${(0,text_text/* code */.aY)(found)})`;
        const message = isLost
            ? (0,text_text/* text */.Qq) `${of} is no longer applied as it is written, and that was not evaluated. Remove that.`
            : (0,text_text/* text */.Qq) `Not evaluated: ${of} is not applied as it is written. The plan assumes a plain apply.`;
        return (isLost ? manifest_problem/* errorAt */.Os : manifest_problem/* unjudgedAt */.ev)(manifest.place, MOVED, message);
    });
}
function deliveredIn({ contents }) {
    const all = contents.flatMap(({ file, manifests }) => manifests.filter(planned_kinds/* isPlanned */.H9).map((manifest) => [(0,identity/* identityOf */.cu)(manifest), { manifest, file }]));
    return new Map(all);
}
const EXCEPTIONS = [
    ['argocd.argoproj.io/hook', /./],
    ['argocd.argoproj.io/sync-options', /^(?=.*\bForce=true\b)(?=.*\bReplace=true\b)/],
    ['kustomize.toolkit.fluxcd.io/reconcile', /^disabled$/i],
    ['kustomize.toolkit.fluxcd.io/ssa', /^(?:ignore|ifnotpresent)$/i],
];
const HELM_HOOK = ['helm.sh/hook', /^(?!crd-install$)./];
function exceptionOf(manifest, { deliveredBy, renderedBy }) {
    const deliverer = deliveredBy?.at(-1);
    const hasHooks = renderedBy?.startsWith('helm ') === true || deliverer?.by.startsWith('Application/');
    const own = annotationIn(manifest, hasHooks === true ? [...EXCEPTIONS, HELM_HOOK] : EXCEPTIONS);
    return own ?? (deliverer?.recreates === true ? 'syncOptions: [Force=true, Replace=true]' : null);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/fleet-objects.js









const WRITTEN = [
    [
        fleet_kinds/* isOfFleet */.wL,
        'The plan uses the nodes and clusters of the snapshot, and their labels and taints decide which limits apply. Apply this edit first, then take a new snapshot.',
    ],
    [
        fleet_kinds/* isMade */.sX,
        'Controllers create and maintain such objects; an edit moves the node or cluster past every limit. Remove it from the files.',
    ],
    [
        definesPlanned,
        'The API server may store, refuse or delete the objects of this kind. Apply the definition first, then take a new snapshot.',
    ],
];
function fleetObjects({ base, head }) {
    const before = base?.manifests ?? [];
    const changed = (0,change/* changedObjects */.v)(before, head.manifests, contentOf).filter((one) => !definesPlanned(one) || (0,identity/* byIdentity */.MU)(before).has((0,identity/* identityOf */.cu)(one)));
    return WRITTEN.flatMap(([isOf, why]) => {
        const written = changed.filter(isOf);
        const [first] = written;
        if (first === undefined)
            return [];
        const names = (0,text_text/* list */.p_)(written.map((one) => (0,text_text/* name */.UU)('object', (0,visible/* titleOf */.Gg)(one))));
        const message = (0,text_text/* text */.Qq) `The change writes ${names}, which ${(0,text_text/* verbFor */.Tq)(written.length, 'was', 'were')} not evaluated. ${(0,text_text/* literal */.eu)(why)}`;
        return (0,manifest_problem/* errorAt */.Os)(first.place, 'fleet-object', message);
    });
}
const TEXTS = new Set(['description', 'caBundle']);
function contentOf(manifest) {
    const { metadata, spec } = manifest.object;
    if (definesPlanned(manifest))
        return (0,canonical/* canonicalWithout */.L2)(spec, TEXTS);
    return (0,canonical/* canonicalJson */.dj)([(0,fields/* fieldAt */.UK)(metadata, 'labels'), (0,fields/* fieldAt */.UK)(metadata, 'annotations'), spec]);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/later-values.js + 1 modules
var later_values = __webpack_require__(4690);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/not-evaluated.js





function notEvaluated(change) {
    const { base, head } = change;
    const unread = (0,table/* compareGaps */.L)(change, 'text', (gap) => base !== null && isGone(gap, base, head));
    const there = new Set(head.side.coverage.map(({ identity }) => identity));
    const carriers = (0,table/* compareGaps */.L)(change, 'carrier', ({ key }) => !there.has(key));
    return [...unread.problems, ...carriers.problems];
}
const UNREAD = new Set(['not-utf-8', 'too-large', 'submodule']);
function isGone({ problem, key }, base, head) {
    const { code, severity } = problem;
    const broken = base.contents.find(({ problems }) => problems.includes(problem))?.file.text;
    const isUnread = UNREAD.has(code) && (code === 'submodule' || /\.(?:ya?ml|json)$/i.test(key));
    if (severity !== 'error' || (broken === undefined && !isUnread))
        return false;
    const known = new Set(base.manifests.map(identity/* identityOf */.cu));
    const words = new Set(broken?.split(/[^\w.-]+/));
    return !head.contents.some(({ file, manifests }) => {
        const isInPlace = (0,manifest_path/* isWithin */.UO)(key, (0,source_file/* keyOf */.TN)(file));
        return manifests.some((one) => {
            if (known.has((0,identity/* identityOf */.cu)(one)))
                return false;
            if (broken === undefined)
                return isInPlace && (0,planned_kinds/* isEvaluated */.KN)(one);
            return words.has(one.kind) && words.has(one.name);
        });
    });
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/not-planned.js









const POD_OWNERS = ['Pod', 'ReplicationController', 'ReplicaSet', 'Job', 'CronJob'];
const SERVER_SIDE = new Set(['metadata', 'status']);
function notPlanned({ base, head, policies, copied }) {
    if (base === null)
        return [];
    const planned = new Set([...policies.base, ...policies.head].map(({ place }) => JSON.stringify(place)));
    const contentOf = ({ object }) => (0,canonical/* canonicalWithout */.L2)(object, SERVER_SIDE);
    const changed = (0,change/* changedObjects */.v)(base.manifests, head.manifests, contentOf).filter((one) => isNamed(one) && !copied.has(one) && !planned.has(JSON.stringify(one.place)));
    const [first] = changed;
    if (first === undefined)
        return [];
    const message = (0,text_text/* text */.Qq) `Not evaluated: ${(0,text_text/* count */.U9)(changed.length, 'changed object')} of kinds that are not planned: ${(0,text_text/* fewNames */.BT)('object', changed.map(visible/* titleOf */.Gg))}.`;
    return [(0,manifest_problem/* infoAt */.Ij)(first.place, 'not-planned', message)];
}
function isNamed(manifest) {
    const group = (0,manifest_manifest/* groupOf */.F8)(manifest.apiVersion);
    const isCustom = group.includes('.') && !group.endsWith('.k8s.io') && group !== 'source.toolkit.fluxcd.io';
    const isOther = [planned_kinds/* isEvaluated */.KN, fleet_kinds/* isOfFleet */.wL, fleet_kinds/* isMade */.sX, carrier_kinds/* isCarrier */.FX].some((isOf) => isOf(manifest));
    return (isCustom || POD_OWNERS.includes(manifest.kind)) && !isOther;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/twice.js
var twice = __webpack_require__(3613);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/weakened.js
var weakened = __webpack_require__(2015);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/index.js











const READING_GUARDS = [
    notEvaluated,
    editedDelivery,
    later_values/* laterValues */.L,
];
const GUARDS = [
    leftObjects,
    outsideFiles,
    twice/* definedTwice */.Q,
    wrongAlike,
    fleetObjects,
    weakened/* editedConfiguration */.A_,
    notPlanned,
];
function severityOf(problems, unjudged) {
    return problems.map((problem) => {
        const { severity, isUnjudged, isOfNew, code } = problem;
        if (unjudged === 'error' && isUnjudged === true && !PLANNED.includes(code))
            return { ...problem, severity: 'error' };
        return unjudged === 'warn' && isOfNew === true && severity === 'error' ? (0,manifest_problem/* asUnjudged */.Ft)(problem) : problem;
    });
}
const PLANNED = ['suspended', 'not-pruned'];

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/read.js
var guards_read = __webpack_require__(2437);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/unread.js




function unreadOf(base, head, { problems, twice }) {
    const isPartial = problems.some(({ severity }) => severity === 'error');
    const known = new Set(head.map(identity/* identityOf */.cu));
    const isUnread = (identity) => !known.has(identity) && (isPartial || twice.has(identity));
    return base.filter((manifest) => isUnread((0,identity/* identityOf */.cu)(manifest)));
}
function unreadProblem(unread) {
    if (unread.length === 0)
        return [];
    const message = (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(unread.length, 'object')} from the base could not be read in the head; assumed unchanged: ${(0,text_text/* fewNames */.BT)('object', unread.map(visible/* titleOf */.Gg), 5)}.`;
    return [(0,manifest_problem/* warningAt */.MK)(null, 'not-judged', message)];
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/hash.js
var hash = __webpack_require__(1091);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/as-live.js





function heldAndAsked(manifests, objects) {
    const live = (0,identity/* byIdentity */.MU)(objects);
    const scaled = scaledIn(objects);
    const pairs = manifests.map((manifest) => {
        const held = live.get((0,identity/* identityOf */.cu)(manifest));
        const rule = (0,kept/* ruleFor */.sG)(manifest.apiVersion, manifest.kind);
        const isTold = held?.apiVersion === manifest.apiVersion && (0,manifest_manifest/* isObject */.Gv)(held.object['spec']);
        if (!isTold || !rule)
            return { held: manifest, asked: manifest };
        return {
            held: {
                ...manifest,
                object: withLiveImages(withAsked(manifest.object, held.object, rule), held.object),
            },
            asked: isScaledElsewhere(manifest) || scaled.has(scaleKey(held)) ? withReplicas(manifest, held) : manifest,
        };
    });
    return { held: pairs.map(({ held }) => held), asked: pairs.map(({ asked }) => asked) };
}
function isScaledElsewhere({ object }) {
    return (0,fields/* objectOr */.Xg)(object['spec'])['replicas'] === undefined;
}
function scaledIn(objects) {
    const keys = objects.flatMap((object) => {
        const target = (0,fields/* fieldAt */.UK)(object.object, 'spec', 'scaleTargetRef');
        const name = (0,fields/* textIn */.r7)(target, 'name');
        return name === null ? [] : [scaleKey({ ...object, kind: (0,fields/* textIn */.r7)(target, 'kind') ?? 'Deployment', name })];
    });
    return new Set(keys);
}
function scaleKey(object) {
    return JSON.stringify([object.kind, (0,manifest_manifest/* namespaceOf */.N6)(object), object.name]);
}
function withReplicas(manifest, held) {
    const spec = (0,fields/* objectOr */.Xg)(manifest.object['spec']);
    const replicas = (0,fields/* fieldAt */.UK)(held.object, 'spec', 'replicas');
    if (replicas === undefined)
        return manifest;
    return { ...manifest, object: withMember(manifest.object, 'spec', withMember(spec, 'replicas', replicas)) };
}
function withAsked(written, held, { kept, keep }) {
    const spec = keep.keys.get('spec');
    const asked = spec ? taken(spec, written['spec'], held['spec']) : written['spec'];
    return kept.fields
        .filter(({ steers }) => steers)
        .reduce((object, field) => steered(object, held, field), withMember(written, 'spec', asked));
}
function steered(written, held, { path }) {
    const key = path.slice(path.indexOf('[') + 1, -1);
    const value = (0,fields/* fieldAt */.UK)(held, 'metadata', 'annotations', key);
    const metadata = (0,fields/* objectOr */.Xg)(written['metadata']);
    if (value === (0,fields/* fieldAt */.UK)(metadata, 'annotations', key))
        return written;
    const annotations = withMember((0,fields/* objectOr */.Xg)(metadata['annotations']), key, value);
    return withMember(written, 'metadata', withMember(metadata, 'annotations', annotations));
}
function withLiveImages(written, held) {
    const live = (0,fields/* objectOr */.Xg)((0,fields/* fieldAt */.UK)(held, ...POD_SPEC));
    if (!Array.isArray(live['containers']) || isImageSetElsewhere(written))
        return written;
    const template = (0,fields/* objectOr */.Xg)((0,fields/* fieldAt */.UK)(written, 'spec', 'template'));
    const own = (0,fields/* objectOr */.Xg)(template['spec']);
    const podSpec = ['containers', 'initContainers'].reduce((spec, list) => {
        const [asked, runs] = [(0,fields/* itemsIn */.Un)(own, list), (0,fields/* itemsIn */.Un)(live, list)];
        const known = asked.flatMap((container) => asRun(container, runs));
        const isRenamed = known.length === 0 && list === 'containers';
        return asked.length === 0 ? spec : withMember(spec, list, isRenamed ? [...runs] : known);
    }, own);
    const spec = (0,fields/* objectOr */.Xg)(written['spec']);
    return withMember(written, 'spec', withMember(spec, 'template', withMember(template, 'spec', podSpec)));
}
const POD_SPEC = ['spec', 'template', 'spec'];
function asRun(container, runs) {
    const live = runs.find((one) => (0,fields/* textIn */.r7)(one, 'name') === (0,fields/* textIn */.r7)(container, 'name'));
    if (!live)
        return [];
    const [image, runsImage] = [(0,fields/* textIn */.r7)(container, 'image'), (0,fields/* textIn */.r7)(live, 'image')];
    const isSame = image === null || runsImage === null || namesOf(image).some((one) => (0,hash/* hashValue */.gg)(one) === runsImage);
    return [isSame || !isPullable(image) ? container : withMember((0,fields/* objectOr */.Xg)(container), 'image', runsImage)];
}
function namesOf(image) {
    const names = [image, image.replace(/^(?:index\.)?docker\.io\//, '').replace(/^library\//, '')];
    const isBare = !/[:@]/.test(image.slice(image.lastIndexOf('/') + 1));
    return isBare ? names.flatMap((name) => [name, `${name}:latest`]) : names;
}
function isPullable(image) {
    return /^[a-z0-9][a-z0-9._-]*(?::\d+(?=\/))?(?:\/[a-z0-9][a-z0-9._-]*)*(?::\w[\w.-]{0,127})?(?:@[\w+.-]+:[0-9a-fA-F]+)?$/.test(image);
}
const IMAGE_SETTERS = ['image.openshift.io/triggers', 'keel.sh/policy'];
function isImageSetElsewhere({ metadata }) {
    return IMAGE_SETTERS.some((key) => ['annotations', 'labels'].some((map) => {
        const value = (0,fields/* fieldAt */.UK)(metadata, map, key);
        return value !== undefined && value !== 'never';
    }));
}
function taken(keep, written, held) {
    if (keep.form === 'as-is' || keep.form === 'text' || keep.form === 'labels')
        return held;
    if (keep.form !== null)
        return written;
    if (keep.items)
        return takenItems(keep.items, written, held);
    if (written === undefined && held === undefined)
        return undefined;
    const [own, other] = [(0,fields/* objectOr */.Xg)(written), (0,fields/* objectOr */.Xg)(held)];
    return [...new Set([...Object.keys(own), ...Object.keys(other)])].reduce((object, name) => {
        const below = keep.keys.get(name) ?? keep.prefixes.get('');
        if (!below)
            return object;
        const isGone = other[name] === undefined && !keep.keys.has(name);
        return withMember(object, name, isGone ? undefined : taken(below, own[name], other[name]));
    }, own);
}
function takenItems(keep, written, held) {
    if (!Array.isArray(held))
        return undefined;
    const own = Array.isArray(written) ? written : [];
    return held.map((item, i) => taken(keep, own[i], item) ?? item);
}
function withMember(object, name, value) {
    const copy = Object.assign(Object.create(null), object);
    if (value === undefined)
        Reflect.deleteProperty(copy, name);
    else
        copy[name] = value;
    return copy;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/canonical.js
var plan_canonical = __webpack_require__(4213);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/wholes.js
var wholes = __webpack_require__(1347);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/digest.js




function groupCore(group, { ceiling, limits }) {
    return {
        name: group.name,
        runs: group.runs.group,
        unit: group.unit,
        targets: group.targets,
        ceiling,
        strategy: group.strategy,
        limits,
        lifetimeMs: (0,system/* factOf */.yD)(group, 'expiry')?.lifetimeMs ?? null,
        batches: group.batches.map(({ targets, succeeded, failed }) => ({ targets, succeeded, failed })),
        ...lastingOf(group),
        peakAtOnce: group.peakAtOnce,
        worstLoss: group.worstLoss,
        stops: group.stops,
        outcome: group.outcome,
    };
}
function lastingOf(group) {
    if (!(0,wholes/* isNamed */.ev)(group) || group.outBefore > 0)
        return {};
    return { lastsMs: group.batches.map(({ start, end }) => (end === null ? null : end - start)) };
}
function timedLimits({ allowed, calendar, ceiling }) {
    if (!calendar) {
        const spans = allowed.map(({ reason, limit, remaining }) => (0,canonical/* canonicalJson */.dj)({ reason, limit, remaining }));
        return { ceiling, limits: [...new Set(spans)].sort() };
    }
    const limits = calendar.limits.map(({ written, namesReasons, reasons, schedule, durationMs }) => (0,canonical/* canonicalJson */.dj)({ written, reasons: namesReasons ? [...reasons].sort() : null, schedule, durationMs }));
    return { ceiling: null, limits: [...limits.sort(), ...idleOf(calendar)] };
}
function windowsOf(group) {
    const { allowed, calendar, ceiling } = group;
    const pauses = (0,system/* factOf */.yD)(group, 'stage')?.pauses ?? [];
    const spans = calendar?.spans ?? allowed;
    const declared = calendar
        ? [...new Set(calendar.limits.map(({ written }) => written))].sort()
        :
            (ceiling.declared ?? ceiling.byDefault ?? null);
    return {
        ceiling: { resolved: ceiling.resolved, enforced: ceiling.enforced, declared },
        limits: [
            ...spans.map(({ reason, from, to, limit }) => ({ reason, from, to, limit })),
            ...(calendar ? idleOf(calendar) : []),
            ...pauses.map(({ kind, ms, guards }) => ({ kind, ms, guards })),
        ],
    };
}
function idleOf({ idle }) {
    const reasons = Object.keys(idle).sort();
    return reasons.length === 0 ? [] : [{ idle: reasons }];
}
function effectCore(effect, limitsOf) {
    const groups = digest_inOrder(effect.groups, ({ runs, name }) => JSON.stringify([runs.group, name]));
    return {
        groups: groups.map((group) => groupCore(group, limitsOf(group))),
        peakAtOnce: effect.peakAtOnce,
        worstLoss: effect.worstLoss,
        outcome: effect.outcome,
    };
}
function drainsCore(policy) {
    const drains = (0,system/* factOf */.yD)(policy, 'drain-limit');
    if (!drains)
        return null;
    const { held, ...numbers } = drains;
    return {
        ...numbers,
        held: held.map(({ cause, pods, nodes, forGood }) => ({ cause, pods, nodes, forGood })),
    };
}
function digest_inOrder(list, keyOf) {
    const keyed = list.map((item) => ({ item, key: keyOf(item) }));
    return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ item }) => item);
}
function sameEffect(a, b) {
    return (0,canonical/* isSameJson */.TL)(effectCore(a, windowsOf), effectCore(b, windowsOf));
}
function planDigest(side, charts = []) {
    const kept = side.policies.filter(({ isDeleted }) => !isDeleted);
    const policies = digest_inOrder(kept, ({ ref, apiVersion }) => `${(0,system/* refKey */.XF)(ref)} ${apiVersion}`).map((policy) => ({
        ref: policy.ref,
        change: policy.change?.kind ?? null,
        rejected: policy.rejections.length > 0,
        effect: effectCore(policy.effect, timedLimits),
        ...((0,system/* factOf */.yD)(policy, 'drain-limit') ? { drains: drainsCore(policy) } : {}),
    }));
    const { scopes, byDomain } = side.combined;
    const whole = scopes.filter(({ scope }) => scope.kind !== 'domain' && scope.kind !== 'quorum');
    const peaks = whole.map(({ unit, peakAtOnce }) => ({ unit, peakAtOnce }));
    return (0,plan_canonical/* sha256 */.s)({
        policies,
        combined: { peaks, byDomain },
        versions: side.assumedVersions.map(({ system, version }) => ({ system, version })),
        ...(charts.length === 0 ? {} : { charts }),
    });
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/compare.js






function comparePolicies(base, head) {
    const before = base?.policies ?? [];
    const { twins, removed, edited } = pairUp(before, head.policies);
    const diffs = [
        ...head.policies.map((policy) => diff(twins.get(policy) ?? null, policy, policy, edited)),
        ...removed.map((policy) => diff(policy, null, policy, edited)),
    ];
    const migrated = new Set(head.policies.flatMap(({ change, ref }) => (change?.kind === 'migration' ? [migrationKey(ref)] : [])));
    return diffs.map((one) => ({
        ...one,
        outcome: one.head === null && migrated.has(migrationKey(one.ref))
            ? { kind: 'no-effect' }
            : (0,outcome_of/* outcomeOf */.sG)(one, base !== null),
    }));
}
function migrationKey({ system, name }) {
    return `${system}/${name}`;
}
function removedPolicies(base, head) {
    return pairUp(base, head).removed;
}
function editedPolicies(base, head) {
    const { edited } = pairUp(base ?? [], head);
    const users = [...(base ?? []), ...head].filter(({ uses }) => uses.some((ref) => edited.has((0,system/* refKey */.XF)(ref))));
    return new Set([...edited, ...users.map(({ ref }) => (0,system/* refKey */.XF)(ref))]);
}
function pairUp(before, after) {
    const twins = twinsOf(before, after);
    const kept = new Set(twins.values());
    const removed = before.filter((policy) => !kept.has(policy));
    const changed = after.filter((policy) => changeOf(twins.get(policy), policy) !== 'unchanged');
    return { twins, removed, edited: new Set([...changed, ...removed].map(({ ref }) => (0,system/* refKey */.XF)(ref))) };
}
function twinsOf(before, after) {
    const exactKey = ({ ref, apiVersion }) => `${(0,system/* refKey */.XF)(ref)} ${(0,manifest_manifest/* groupOf */.F8)(apiVersion)}`;
    const exact = new Map(before.map((policy) => [exactKey(policy), policy]));
    const taken = new Set(after.map(exactKey));
    const moved = new Map(before.filter((policy) => !taken.has(exactKey(policy))).map((policy) => [(0,system/* refKey */.XF)(policy.ref), policy]));
    const twins = new Map();
    for (const policy of after) {
        const twin = exact.get(exactKey(policy)) ?? moved.get((0,system/* refKey */.XF)(policy.ref));
        if (twin)
            twins.set(policy, twin);
    }
    return twins;
}
function diff(base, head, shown, edited) {
    return {
        ref: shown.ref,
        apiVersion: shown.apiVersion,
        place: shown.place,
        change: changeOf(base ?? undefined, head ?? undefined),
        touchedThrough: touchedThrough(base, head, edited),
        base,
        head,
        sameEffect: base !== null &&
            head !== null &&
            !head.isDeleted &&
            (head.unmeasured !== true || (base.unmeasured === true && isDueAnyway(base, head, edited))) &&
            (!(0,outcome_of/* isBroken */.Qr)(head) || (0,outcome_of/* isBroken */.Qr)(base)) &&
            ((0,outcome_of/* startsNothing */.$D)(head) || isDueAnyway(base, head, edited)) &&
            head.change?.mayStart === undefined &&
            isSame(base, head),
        moved: base && head ? movedTargets(base, head) : [],
    };
}
function isSame(base, head) {
    const drains = (0,canonical/* isSameJson */.TL)(drainsCore(base), drainsCore(head));
    return drains && sameEffect(base.effect, head.effect);
}
function isDueAnyway(base, head, edited) {
    const isUntouched = changeOf(base, head) === 'unchanged' && touchedThrough(base, head, edited).length === 0;
    return isUntouched && (0,canonical/* isSameJson */.TL)((0,outcome_of/* dueOf */.IH)(base), (0,outcome_of/* dueOf */.IH)(head));
}
function changeOf(base, head) {
    if (!base)
        return 'added';
    if (!head || head.isDeleted || (head.written === null && base.written !== null))
        return 'removed';
    const same = base.apiVersion === head.apiVersion && (0,canonical/* isSameJson */.TL)(base.written, head.written);
    return same ? 'unchanged' : 'changed';
}
function touchedThrough(base, head, edited) {
    const uses = new Map([...(base?.uses ?? []), ...(head?.uses ?? [])].map((ref) => [(0,system/* refKey */.XF)(ref), ref]));
    return [...uses].filter(([key]) => edited.has(key)).map(([, ref]) => ref);
}
function movedTargets(base, head) {
    if (isTakenUp(base, head) || isTakenUp(head, base))
        return [];
    const from = groupByTarget(base);
    const to = groupByTarget(head);
    const targets = [...to.keys(), ...[...from.keys()].filter((target) => !to.has(target))];
    return targets
        .map((target) => ({ target, from: from.get(target) ?? null, to: to.get(target) ?? null }))
        .filter((move) => move.from !== move.to);
}
function isTakenUp(unused, used) {
    const { groups } = used.effect;
    return unused.effect.groups.length === 0 && groups.every(({ rolls }) => (0,system/* refKey */.XF)(rolls) !== (0,system/* refKey */.XF)(used.ref));
}
function groupByTarget(policy) {
    const groups = new Map();
    for (const group of (0,wholes/* firstLap */.Uw)(policy.effect.groups)) {
        if ((0,wholes/* isNamed */.ev)(group) || group.unit === 'replica')
            continue;
        const leaving = new Set(group.leaving);
        for (const target of group.targets)
            if (!leaving.has(target))
                groups.set(target, (0,system/* factOf */.yD)(group, 'stage')?.name ?? ownName(group));
    }
    return groups;
}
function ownName({ name, rolls }) {
    return name.startsWith(`${rolls.name}/`) ? name.slice(rolls.name.length + 1) : name;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/edited-parts.js
var edited_parts = __webpack_require__(7380);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/claimed.js
var systems_claimed = __webpack_require__(6866);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/nothing-planned.js






function nothingToPlan({ base, head, policies }, requirePolicies) {
    if (head.manifests.some(planned_kinds/* isPlanned */.H9))
        return [];
    const severity = requirePolicies ? 'error' : 'warning';
    const isGone = base?.manifests.some(planned_kinds/* isPlanned */.H9) === true;
    if (!isGone && [...policies.base, ...policies.head].some(({ live }) => !live))
        return [];
    const message = isGone
        ? (0,text_text/* text */.Qq) `No policy of the base is left in these files. If they moved, add the new paths to ${(0,text_text/* code */.aY)('policies')}.`
        : (0,text_text/* text */.Qq) `No rollout policy was found in these files. Check the paths of ${(0,text_text/* code */.aY)('policies')}.`;
    const problem = { ...(0,manifest_problem/* errorAt */.Os)(null, isGone ? 'policies-gone' : 'no-policies', message), severity };
    return severity === 'warning' && nothing_planned_isSame(base, head) ? [{ ...problem, isStanding: true }] : [problem];
}
function nothing_planned_isSame(base, head) {
    if (base?.manifests.length !== head.manifests.length)
        return false;
    const before = (0,identity/* byIdentity */.MU)(base.manifests);
    return head.manifests.every((one) => (0,canonical/* isSameJson */.TL)(before.get((0,identity/* identityOf */.cu)(one))?.object, one.object));
}
function noFleet(manifests, snapshot, snapshotProblems) {
    const isReported = snapshotProblems.some(({ severity }) => severity === 'error');
    if (snapshot.nodes.length > 0 || isReported || !manifests.some(needsNodes))
        return [];
    return [
        (0,manifest_problem/* errorAt */.Os)(null, 'no-nodes', (0,text_text/* text */.Qq) `The snapshot holds no nodes. Take it with ${(0,text_text/* code */.aY)('kubectl get nodes -o json')}.`),
    ];
}
function needsNodes(manifest) {
    const claimed = (0,systems_claimed/* claimedAs */.y)(manifest);
    return claimed !== null && (claimed.spec.needsNodes?.(manifest) ?? true);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/index.js + 222 modules
var src_systems = __webpack_require__(7300);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/kinds.js
var kinds = __webpack_require__(6396);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/copied.js



function copiedElsewhere(base, head, snapshot) {
    const known = new Set((base ?? []).map(identity/* identityOf */.cu));
    const all = [
        ...copiesOf(base ?? [], snapshot),
        ...copiesOf(head, snapshot).filter((manifest) => !known.has((0,identity/* identityOf */.cu)(manifest))),
    ];
    if (all.length === 0)
        return () => false;
    const isAtWork = atWork(snapshot);
    const identities = new Set(all.filter((manifest) => !isAtWork(manifest)).map(identity/* identityOf */.cu));
    return (manifest) => identities.has((0,identity/* identityOf */.cu)(manifest));
}
function copiesOf(manifests, snapshot) {
    return src_systems/* SYSTEMS */.L.flatMap((system) => system.copies?.(manifests, snapshot) ?? []);
}
function atWork(snapshot) {
    const systems = src_systems/* SYSTEMS */.L.map((system) => ({ system, isAtWork: system.atWork?.(snapshot) }));
    return (manifest) => {
        const own = systems.find(({ system }) => (0,kinds/* kindOf */.I)(system.kinds, manifest));
        return own === undefined || (own.isAtWork?.(manifest) ?? snapshot.nodes.length > 0);
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/newer-definition.js



function newerDefinitions(policies) {
    const gaps = new Map();
    for (const policy of policies) {
        for (const { definition, newFields } of (0,system/* factsOf */.xS)(policy, 'by-definition')) {
            if (newFields.length === 0)
                continue;
            const gap = gaps.get(definition) ?? { policy, fields: new Set() };
            for (const field of newFields)
                gap.fields.add(field);
            gaps.set(definition, gap);
        }
    }
    return [...gaps].map(([definition, { policy, fields }]) => problemOf(definition, policy, [...fields]));
}
function problemOf(definition, { place }, fields) {
    return (0,manifest_problem/* warningAt */.MK)(place, 'newer-definition', (0,text_text/* text */.Qq) `The cluster's ${(0,text_text/* name */.UU)('object', definition)} accepts ${(0,text_text/* list */.p_)(fields.map(text_text/* code */.aY))}, which no controller version known to fleetplan reads: what ${(0,text_text/* verbFor */.Tq)(fields.length, 'it does', 'they do')} is not planned.`);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/status.js
var snapshot_status = __webpack_require__(6153);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/not-yet-created.js




const SHOWN = 3;
function notYetCreated({ nodes, objects }, at) {
    const isLater = (created) => created > at + snapshot_status/* CLOCKS_APART_MS */.Yf;
    const late = [
        ...nodes
            .filter(({ createdAt }) => isLater(createdAt))
            .map(({ name: node }) => (0,text_text/* name */.UU)('target', `Node ${node}`)),
        ...objects
            .filter(({ object }) => isLater((0,snapshot_status/* createdIn */.Wu)(object) ?? 0))
            .map((object) => (0,text_text/* name */.UU)('object', (0,visible/* titleOf */.Gg)(object))),
    ];
    if (late.length === 0)
        return [];
    const message = (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(late.length, 'object')} of the snapshot ${(0,text_text/* verbFor */.Tq)(late.length, 'was', 'were')} created after the planned moment, ${(0,text_text/* instant */.uR)(at)} (${(0,text_text/* few */.H$)(late, SHOWN)}): the order of nodes and their expiry are wrong. Plan for a later moment (${(0,text_text/* code */.aY)('--at')}), or take the snapshot again.`;
    return [(0,manifest_problem/* warningAt */.MK)(null, 'not-yet-created', message)];
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/planned-maintenance.js


const planned_maintenance_PLANNED = 'maintenance-planned';
const planned_maintenance_SHOWN = 3;
function plannedMaintenance({ nodes }) {
    const names = nodes
        .filter(({ lifecycle }) => lifecycle?.includes('MaintenancePlanned'))
        .map((node) => (0,text_text/* name */.UU)('target', node.name));
    if (names.length === 0)
        return [];
    const message = (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(names.length, 'node')} ${(0,text_text/* verbFor */.Tq)(names.length, 'has', 'have')} the condition ${(0,text_text/* code */.aY)('MaintenancePlanned')} (${(0,text_text/* few */.H$)(names, planned_maintenance_SHOWN)}). Its time is not known, and no number counts it.`;
    return [(0,manifest_problem/* warningAt */.MK)(null, planned_maintenance_PLANNED, message)];
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/same-object.js


function isSameObject(a, b) {
    if (a.name !== b.name || a.kind !== b.kind || (0,identity/* identityOf */.cu)(a) !== (0,identity/* identityOf */.cu)(b))
        return false;
    return a.object === b.object || (0,canonical/* isSameJson */.TL)(a.object, b.object);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/unknown-kinds.js





function unknownKinds(manifests, before = null) {
    const problems = manifests.flatMap((manifest) => problemsOf(manifest).map((problem) => ({ manifest, problem })));
    const isOld = (manifest) => before?.some((other) => isSameObject(manifest, other)) === true;
    return problems.map(({ manifest, problem }) => isOld(manifest) ? { ...problem, severity: 'warning' } : problem);
}
function problemsOf(manifest) {
    if ((0,planned_kinds/* isPlanned */.H9)(manifest))
        return [];
    const kind = (0,planned_kinds/* meantKind */.s2)(manifest);
    if (kind !== null)
        return [noSuchKind(manifest, kind)];
    if ((0,planned_kinds/* isUnknownKind */.xL)(manifest))
        return [unknownKind(manifest)];
    const group = (0,planned_kinds/* meantGroup */.vE)(manifest);
    if (group !== null)
        return [noSuchGroup(manifest, group)];
    return planned_kinds/* PLANNED_KINDS */.H3.includes(manifest.kind) ? [otherGroup(manifest)] : [];
}
function titled(manifest) {
    return (0,text_text/* name */.UU)('object', (0,visible/* titleOf */.Gg)(manifest));
}
function noSuchKind(manifest, meant) {
    const message = (0,text_text/* text */.Qq) `${titled(manifest)} was not evaluated: ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(manifest.apiVersion))} has no kind ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(manifest.kind))}. Write ${(0,text_text/* code */.aY)(meant)}.`;
    return (0,manifest_problem/* errorAt */.Os)(manifest.place, 'unknown-kind', message);
}
function unknownKind(manifest) {
    const message = (0,text_text/* text */.Qq) `${titled(manifest)} was not evaluated: kind ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(manifest.kind))} of ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(manifest.apiVersion))} is not known. Correct the kind, or exclude the file (${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(`!${manifest.place.file}`))}).`;
    return (0,manifest_problem/* errorAt */.Os)(manifest.place, 'unknown-kind', message);
}
function noSuchGroup(manifest, meant) {
    const message = (0,text_text/* text */.Qq) `${titled(manifest)} was not evaluated: ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(manifest.apiVersion))} is not an API group of a planned kind. Write ${(0,text_text/* code */.aY)(meant)}.`;
    return (0,manifest_problem/* errorAt */.Os)(manifest.place, 'unknown-group', message);
}
function otherGroup(manifest) {
    const groups = (0,planned_kinds/* groupsOfKind */.ud)(manifest.kind);
    const known = (0,text_text/* list */.p_)((groups.length > 0 ? groups : ['karpenter.sh']).map(text_text/* code */.aY));
    const message = (0,text_text/* text */.Qq) `${titled(manifest)} was not evaluated: it is of ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(manifest.apiVersion))}, and ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(manifest.kind))} is planned as a kind of ${known}. Correct the API group, or exclude the file (${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(`!${manifest.place.file}`))}).`;
    return (0,manifest_problem/* errorAt */.Os)(manifest.place, 'other-group', message);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/passed.js
var plan_passed = __webpack_require__(4254);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rollout/work.js
var rollout_work = __webpack_require__(4543);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/snapshot.js
var snapshot_snapshot = __webpack_require__(8143);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/next-rollouts.js





function nextRollouts(base, head) {
    const edited = editedPolicies(base, head);
    const nextInHead = nextOf(head);
    const nextInBase = nextOf(base ?? []);
    const isEdited = (ref) => edited.has((0,system/* refKey */.XF)(ref));
    const started = base ? startedUnits(head, nextInHead, isEdited) : new Set();
    const besides = (policies) => {
        const keys = new Set(policies
            .filter(({ groups }) => groups.some(({ unit }) => started.has(unit)))
            .map(({ ref }) => (0,system/* refKey */.XF)(ref)));
        return (ref) => keys.has((0,system/* refKey */.XF)(ref));
    };
    const [isBesideInBase, isBesideInHead] = [besides(base ?? []), besides(head)];
    const sameInHead = twinsIn(base ?? [], head);
    const staysNext = (ref) => sameInHead(ref).every((twin) => nextInHead.has((0,system/* refKey */.XF)(twin)));
    return {
        base: rolloutsOf(nextInBase, (ref) => isBesideInBase(ref) || !(isEdited(ref) || sameInHead(ref).some(isEdited)) || !staysNext(ref)),
        head: rolloutsOf(nextInHead, (ref) => isBesideInHead(ref) || !isEdited(ref)),
    };
}
function startedUnits(head, nextInHead, isEdited) {
    const starting = head.filter(({ ref }) => isEdited(ref) && !nextInHead.has((0,system/* refKey */.XF)(ref)));
    const groups = starting.flatMap(({ groups: own }) => own.filter(({ targets }) => targets.length > 0));
    return new Set(groups.map(({ unit }) => unit));
}
function twinsIn(base, head) {
    const identities = new Map(base.map(({ ref, identity }) => [(0,system/* refKey */.XF)(ref), identity]));
    const byKey = (0,lookup/* groupedBy */.me)(head, ({ ref }) => (0,system/* refKey */.XF)(ref));
    const byIdentity = (0,lookup/* groupedBy */.me)(head, ({ identity }) => identity);
    return (wanted) => {
        const identity = identities.get((0,system/* refKey */.XF)(wanted));
        const alike = identity === undefined ? [] : (byIdentity.get(identity) ?? []);
        return [...(byKey.get((0,system/* refKey */.XF)(wanted)) ?? []), ...alike].map(({ ref }) => ref);
    };
}
function rolloutsOf(next, isAside) {
    const isNext = (ref) => next.has((0,system/* refKey */.XF)(ref));
    return { isNext, isUntouchedNext: (ref) => isNext(ref) && isAside(ref) };
}
function isHeld({ groups }) {
    const rolling = groups.filter(({ targets }) => targets.length > 0);
    return rolling.length > 0 && rolling.every((group) => (0,system/* factOf */.yD)(group, 'held') !== undefined);
}
function nextOf(policies) {
    const next = policies.filter((policy) => ((0,outcome_of/* startsNothing */.$D)(policy) || isHeld(policy)) &&
        policy.change?.kind !== 'continues' &&
        !policy.groups.some(wholes/* isNamed */.ev));
    return new Set(next.map(({ ref }) => (0,system/* refKey */.XF)(ref)));
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rollout/at-once.js
var at_once = __webpack_require__(2829);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/removal.js



const REMOVING = { id: 'removal', leaves: false };
function removalOf(base, head) {
    const before = base ? policiesIn(base) : [];
    const removed = removedPolicies(before, policiesIn(head)).flatMap((policy) => goingWith(policy) ?? []);
    if (removed.length === 0)
        return null;
    const known = new Set(targetsIn(head).map(({ name }) => name));
    const going = new Set(removed.flatMap(({ groups }) => groups.flatMap(({ targets }) => targets)));
    const targets = base ? targetsIn(base).filter(({ name }) => going.has(name) && !known.has(name)) : [];
    const taken = removed
        .flatMap(({ groups }) => groups)
        .map((group) => ({ group: group.runs.group, targets: group.targets.map((name) => ({ name })) }));
    return {
        policies: removed,
        targets,
        createControllers: () => [new at_once/* AtOnceController */.v(REMOVING, taken)],
        assumedVersion: null,
        problems: [],
    };
}
function goingWith(policy) {
    const { ref, place, onDelete } = policy;
    if (!onDelete || onDelete.targets.length === 0)
        return null;
    const group = (0,system/* unlimitedGroup */.Zb)({
        name: ref.name,
        rolls: ref,
        runs: { controller: REMOVING.id, group: (0,system/* refKey */.XF)(ref) },
        unit: unitOf(policy, ref),
        targets: onDelete.targets,
    });
    const { says, targets } = onDelete;
    const change = { kind: 'deleted', says, place, batched: false, targetsAtOnce: targets.length };
    const { onDelete: _, leaves: __, ...rest } = policy;
    return {
        ...rest,
        written: null,
        isDeleted: true,
        groups: [group],
        change,
        rejections: [],
        facts: [],
        notes: [],
    };
}
function unitOf({ groups }, ref) {
    const own = groups.find(({ rolls }) => (0,system/* refKey */.XF)(rolls) === (0,system/* refKey */.XF)(ref)) ?? groups[0];
    return own?.unit ?? 'node';
}
function policiesIn(resolutions) {
    return [...resolutions.values()].flatMap(({ policies }) => policies);
}
function targetsIn(resolutions) {
    return [...resolutions.values()].flatMap(({ targets }) => targets);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/by-domain.js
var by_domain = __webpack_require__(4415);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/counters.js
var counters = __webpack_require__(930);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/scopes.js




const UNIT_SCOPES = [
    { unit: 'node', scope: { kind: 'fleet' } },
    { unit: 'cluster', scope: { kind: 'clusters' } },
    { unit: 'replica', scope: { kind: 'replicas' } },
];
function scopesIn(targets, domainsOf, quorums, isProduction) {
    const nodes = targets.filter(({ unit }) => unit === 'node');
    const domains = domainsIn(targets, domainsOf);
    const found = new Map();
    const ofTarget = new Map();
    const add = (scope, unit, key, members) => {
        found.set(key, { scope, unit, key, members: members.length });
        for (const name of members)
            (0,lookup/* addTo */.DN)(ofTarget, name, key);
    };
    for (const { unit, scope } of UNIT_SCOPES) {
        const members = targets.filter((target) => target.unit === unit).map(({ name }) => name);
        if (unit === 'node' || members.length > 0)
            add(scope, unit, counters/* counterOf */.Y.unit(unit), members);
    }
    const production = nodes.filter(isProduction).map(({ name }) => name);
    if (production.length > 0)
        add({ kind: 'production' }, 'node', counters/* counterOf */.Y.production, production);
    for (const { key, value, unit, names } of domains)
        add({ kind: 'domain', key, value }, unit, counters/* counterOf */.Y.domain(key, value), names);
    for (const { name, names } of distinct(nodes, quorums))
        add({ kind: 'quorum', name }, 'node', counters/* counterOf */.Y.quorum(name), names);
    const known = new Set(targets.map(({ name }) => name));
    const scopesOf = (target) => known.has(target) ? (ofTarget.get(target) ?? []) : [counters/* counterOf */.Y.unit('node')];
    return { scopes: [...found.values()], scopesOf, domains };
}
function domainsIn(targets, domainsOf) {
    let unit = 'node';
    const found = new by_domain/* ByDomain */.g((key, value) => ({ key, value, unit, names: [] }));
    for (const scope of UNIT_SCOPES) {
        unit = scope.unit;
        for (const target of targets) {
            if (target.unit !== unit)
                continue;
            for (const [key, value] of domainsOf(target.name)) {
                const domain = found.of(key, value);
                if (domain.unit === unit)
                    domain.names.push(target.name);
            }
        }
    }
    return found.all;
}
function distinct(nodes, quorums) {
    const byMembers = new Map();
    for (const { name, selector } of quorums) {
        const names = nodes.filter(({ labels }) => (0,manifest_selector/* selects */.ko)(selector, labels)).map((node) => node.name);
        if (names.length === 0)
            continue;
        const key = JSON.stringify(names);
        const same = byMembers.get(key);
        byMembers.set(key, { name: same ? `${same.name}, ${name}` : name, names });
    }
    return [...byMembers.values()];
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rollout/scenarios.js
var scenarios = __webpack_require__(9723);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rollout/trace.js


const MINUTE = 60_000;
function elapsed(ms) {
    const minutes = Math.floor(ms / MINUTE);
    const days = Math.floor(minutes / 1440);
    const clock = [Math.floor((minutes % 1440) / 60), minutes % 60]
        .map((n) => String(n).padStart(2, '0'))
        .join(':');
    return days > 0 ? `${days}d ${clock}` : clock;
}
function formatTrace(run) {
    const lines = [];
    for (const { head, targets } of together(run)) {
        lines.push(`${head}${String(targets.length).padStart(4)}  ${targets.join(' ')}`);
    }
    for (const groups of run.groups.values()) {
        for (const [name, { phase, why }] of groups)
            lines.push(`${name}: ${phase}${(0,text_text/* hasWords */.kR)(why) ? `, ${(0,render/* toPlain */.Ul)(why)}` : ''}`);
    }
    return lines.map((line) => `${line.trimEnd()}\n`).join('');
}
function together(run) {
    const lines = [];
    for (const event of run.events) {
        const batch = event.batch > 0 ? `batch ${event.batch}` : '';
        const when = elapsed(event.at - run.from).padEnd(9);
        const head = `${when}${event.group}  ${batch.padEnd(9)}${event.kind.padEnd(9)}`;
        const last = lines.at(-1);
        if (last?.head === head)
            last.targets.push(event.target);
        else
            lines.push({ head, targets: [event.target] });
    }
    return lines;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/contributors.js



function contributorsOf({ policies, runOf, fleet, isNext, isByAge = () => false, }) {
    const { outBefore, scopesOf } = fleet;
    const owners = ownersOf(policies);
    const scopedEvents = new Map();
    const eventsIn = (run, scope) => {
        const known = scopedEvents.get(run) ?? (0,lookup/* groupedByEach */.bz)(run.events, ({ target }) => scopesOf(target));
        scopedEvents.set(run, known);
        return known.get(scope) ?? [];
    };
    const before = (0,lookup/* groupedByEach */.bz)([...outBefore], scopesOf);
    return (peak, scope, isLeftOut = null) => {
        const run = runOf(peak);
        const byAge = isByAge(run);
        const { out, left } = heldAt(peak, eventsIn(run, scope), (event) => {
            const policy = owners.get(event.controller)?.get(event.group);
            return policy && !byAge && isLeftOut?.(policy) ? undefined : policy;
        });
        const held = new Set([...out.values()].flatMap((targets) => [...targets]));
        const idle = (before.get(scope) ?? []).filter((target) => !held.has(target) && !left.has(target));
        return [
            { policy: null, out: idle.length, isNext: false },
            ...[...out].map(([policy, targets]) => byAge && isNext(policy)
                ? { policy, out: targets.size, isNext: false, byAge }
                : { policy, out: targets.size, isNext: isNext(policy) }),
        ].filter((entry) => entry.out > 0);
    };
}
function heldAt(peak, events, ownerOf) {
    const out = new Map();
    const left = new Set();
    for (const event of events) {
        if (event.at > peak.at)
            break;
        if (event.kind === 'left')
            left.add(event.target);
        const policy = event.holds ? ownerOf(event) : undefined;
        if (!policy)
            continue;
        const targets = out.get(policy) ?? new Set();
        out.set(policy, targets);
        if (event.kind === 'start' || event.kind === 'out')
            targets.add(event.target);
        if (event.kind === 'succeeded' || event.kind === 'back')
            targets.delete(event.target);
    }
    return { out, left };
}
function ownersOf(policies) {
    const refs = new Map();
    const owners = new Map();
    for (const { runs, rolls } of policies.flatMap((policy) => policy.groups)) {
        const ref = refs.get((0,system/* refKey */.XF)(rolls)) ?? rolls;
        refs.set((0,system/* refKey */.XF)(rolls), ref);
        const groups = owners.get(runs.controller) ?? new Map();
        owners.set(runs.controller, groups.set(runs.group, ref));
    }
    return owners;
}
function scopePeaks(fleet, peaks, contributorsAt, isUntouchedNext, worstOrderIn) {
    const together = (peak, scope, isLeftOut) => ({
        peakAtOnce: peak?.count ?? 0,
        peakAt: peak?.at ?? null,
        contributors: peak ? contributorsAt(peak, scope, isLeftOut) : [],
    });
    return fleet.scopes.map(({ scope, unit, key, members }) => {
        const all = together(peaks.get(key), key, null);
        const withoutNext = isUntouchedNext
            ? together(peaks.get(counters/* counterOf */.Y.withoutNext(key)), key, isUntouchedNext)
            : all;
        const worstOrder = scope.kind === 'quorum' ? worstOrderIn(key) : null;
        return { scope, unit, members, ...all, withoutNext, worstOrder };
    });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/mixes.js
var measure_mixes = __webpack_require__(6197);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/shared.js


function takersOf(policies) {
    const rolling = policies.filter(({ ref, groups }) => groups.some(({ rolls }) => (0,system/* refKey */.XF)(rolls) === (0,system/* refKey */.XF)(ref)));
    if (rolling.length < 2)
        return new Map();
    const takers = (0,lookup/* groupedByEach */.bz)(rolling, ({ groups }) => new Set(groups.flatMap(({ targets }) => targets)));
    return new Map([...takers].filter(([, list]) => list.length > 1));
}
function alikeIn(lists) {
    const numbers = new Map();
    const numberOf = (item) => {
        const number = numbers.get(item) ?? numbers.size;
        numbers.set(item, number);
        return number;
    };
    const alike = new Map();
    for (const list of lists) {
        const key = list.map(numberOf).join();
        const entry = alike.get(key) ?? { list, targets: 0 };
        alike.set(key, entry);
        entry.targets++;
    }
    return alike.values();
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/pair-tally.js


class PairTally {
    policies;
    takers;
    found;
    work;
    indexesOf = new Map();
    keys;
    outOf = new Map();
    out;
    most;
    both;
    together;
    constructor(policies, takers, found, work) {
        this.policies = policies;
        this.takers = takers;
        this.found = found;
        this.work = work;
        this.keys = new Int32Array(policies.length);
        policies.forEach(({ ref }, index) => {
            const alike = this.indexesOf.get((0,system/* refKey */.XF)(ref)) ?? [];
            this.indexesOf.set((0,system/* refKey */.XF)(ref), [...alike, index]);
            this.keys[index] = alike[0] ?? index;
        });
        for (const target of takers.keys())
            this.outOf.set(target, new Uint8Array(policies.length));
        this.out = new Int32Array(2 * this.pairs);
        this.most = new Int32Array(2 * this.pairs);
        this.both = new Int32Array(this.pairs);
        this.together = new Int32Array(this.pairs);
    }
    static of(takersOf, work) {
        const indexes = new Map();
        const takers = new Map();
        for (const [target, list] of takersOf) {
            for (const policy of list)
                if (!indexes.has(policy))
                    indexes.set(policy, indexes.size);
            takers.set(target, list.map((policy) => indexes.get(policy) ?? 0));
        }
        return new PairTally([...indexes.keys()], takers, new Pairs(indexes.size, [...takers.values()], work), work);
    }
    get pairs() {
        return this.found.targets.length;
    }
    begin() {
        for (const out of this.outOf.values())
            out.fill(0);
        this.out.fill(0);
        this.both.fill(0);
    }
    move(key, target, goesOut) {
        const owners = this.indexesOf.get(key);
        const [out, takers] = [this.outOf.get(target), this.takers.get(target)];
        if (!owners || !out || !takers || (out[owners[0] ?? -1] === 1) === goesOut)
            return;
        this.work.take(takers.length / MOVES_A_STEP);
        for (const own of owners)
            out[own] = Number(goesOut);
        for (const own of owners)
            if (takers.includes(own))
                this.moveOf(own, takers, out, goesOut);
    }
    met() {
        const met = [];
        this.together.forEach((together, pair) => {
            const [a, b] = this.found.of(pair).map((index) => this.policies[index]);
            if (together === 0 || !a || !b)
                return;
            met.push({
                policies: [a, b],
                atOnce: [this.most[2 * pair] ?? 0, this.most[2 * pair + 1] ?? 0],
                targets: this.found.targets[pair] ?? 0,
                together,
            });
        });
        return met;
    }
    moveOf(own, takers, out, goesOut) {
        const { keys, found } = this;
        const row = found.rowOf(own);
        const key = keys[own];
        for (const other of takers) {
            if (keys[other] === key)
                continue;
            const pair = row[other] ?? 0;
            this.moveIn(pair, found.of(pair)[0] === own ? 0 : 1, goesOut, out[other] === 1);
        }
    }
    moveIn(pair, side, goesOut, isOutThroughBoth) {
        const [own, other] = [2 * pair + side, 2 * pair + 1 - side];
        const by = goesOut ? 1 : -1;
        const count = (this.out[own] ?? 0) + by;
        this.out[own] = count;
        if (isOutThroughBoth)
            this.both[pair] = (this.both[pair] ?? 0) + by;
        if (!goesOut)
            return;
        if (count > (this.most[own] ?? 0))
            this.most[own] = count;
        const theirs = this.out[other] ?? 0;
        if (theirs === 0)
            return;
        const together = count + theirs - (this.both[pair] ?? 0);
        if (together > (this.together[pair] ?? 0))
            this.together[pair] = together;
    }
}
const MOVES_A_STEP = 50;
class Pairs {
    targets = [];
    sides = [];
    rows;
    constructor(policies, takers, work) {
        this.rows = Array.from({ length: policies }, () => new Int32Array(policies).fill(NO_PAIR));
        for (const { list, targets } of alikeIn(takers)) {
            work.take((list.length * list.length) / 2);
            list.forEach((a, i) => {
                for (const b of list.slice(i + 1))
                    this.add(a, b, targets);
            });
        }
    }
    rowOf(policy) {
        return this.rows[policy] ?? new Int32Array();
    }
    of(pair) {
        return this.sides[pair] ?? [0, 0];
    }
    add(a, b, targets) {
        const row = this.rowOf(a);
        const known = row[b] ?? NO_PAIR;
        if (known !== NO_PAIR) {
            this.targets[known] = (this.targets[known] ?? 0) + targets;
            return;
        }
        const pair = this.targets.push(targets) - 1;
        this.sides.push([a, b]);
        row[b] = pair;
        this.rowOf(b)[a] = pair;
    }
}
const NO_PAIR = -1;

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/overlaps.js





function overlapsOf(policies, runs, { isNext, isUntouchedNext }, work = rollout_work/* UNLIMITED */.Mp) {
    const tally = PairTally.of(takersOf(policies), work);
    if (tally.pairs === 0)
        return [];
    const owners = overlaps_ownersOf(policies);
    for (const run of runs) {
        tally.begin();
        sweep(run, owners, tally);
    }
    const about = (0,lookup/* once */.Oo)((policy) => ({
        ref: policy.ref,
        matched: new Set(policy.groups.flatMap(({ targets }) => targets)).size,
        isNext: isNext(policy.ref),
        isUntouchedNext: isUntouchedNext(policy.ref),
    }));
    const side = (policy, atOnce) => {
        const { ref, matched, isNext: isOnlyNext } = about(policy);
        return { ref, atOnce, matched, isNext: isOnlyNext };
    };
    return tally.met().map(({ policies: [a, b], atOnce: [ofA, ofB], targets, together }) => ({
        policies: [side(a, ofA), side(b, ofB)],
        targets,
        togetherAtOnce: together,
        isPossible: about(a).isUntouchedNext || about(b).isUntouchedNext,
    }));
}
function sweep({ events }, owners, tally) {
    for (const { kind, batch, target, controller, group, holds } of events) {
        const goesOut = kind === 'start' || (kind === 'out' && batch !== 0);
        if (!holds || !(goesOut || kind === 'succeeded' || kind === 'back'))
            continue;
        const owner = owners.get(controller)?.get(group);
        if (owner !== undefined)
            tally.move(owner, target, goesOut);
    }
}
function overlaps_ownersOf(policies) {
    const owners = new Map();
    for (const { runs, rolls } of policies.flatMap((policy) => policy.groups)) {
        const groups = owners.get(runs.controller) ?? new Map();
        owners.set(runs.controller, groups.set(runs.group, (0,system/* refKey */.XF)(rolls)));
    }
    return owners;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/free-order.js
var free_order = __webpack_require__(6780);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/combined.js






function combinedOf(policies, measured, fleet, { unit, next, isUntouchedNext, work, own }) {
    const { runOf } = measured;
    const isByAge = (run) => run === measured.aging?.run;
    const contributorsAt = contributorsOf({ policies, runOf, fleet, isNext: next.isNext, isByAge });
    const scopes = scopePeaks(fleet, measured.peaks, contributorsAt, isUntouchedNext, (quorum) => worstOrderIn(quorum, policies, { fleet, peaks: measured.peaks, isNext: next.isNext }));
    const whole = UNIT_SCOPES.find((candidate) => candidate.unit === unit)?.scope.kind;
    const peak = scopes.find(({ scope }) => scope.kind === whole);
    return {
        unit,
        peakAtOnce: peak?.peakAtOnce ?? 0,
        peakAt: peak?.peakAt ?? null,
        contributors: peak?.contributors ?? [],
        byDomain: [...fleet.domainSizes].flatMap(([key, values]) => [...values]
            .map(([value, matched]) => ({
            key,
            value,
            matched,
            peakAtOnce: measured.peaks.get(counters/* counterOf */.Y.domain(key, value))?.count ?? 0,
            batch: null,
        }))
            .sort((a, b) => (a.value < b.value ? -1 : 1))),
        scopes,
        overlaps: overlapsIn(own, measured, next, work),
    };
}
function overlapsIn(policies, { together, withoutNext }, next, work) {
    const mixes = (0,measure_mixes/* mixesOf */.ye)(policies);
    const all = overlapsOf(policies, together.runs.flatMap(mixes), next, work);
    if (withoutNext === together)
        return all;
    const begun = overlapsOf(policies, withoutNext.runs.flatMap(mixes), next, work);
    return [...begun.filter(({ isPossible }) => !isPossible), ...all.filter(({ isPossible }) => isPossible)];
}
function worstOrderIn(key, policies, { fleet, peaks, isNext }) {
    const isMember = (target) => fleet.scopesOf(target).includes(key);
    const possible = policies
        .flatMap(({ groups }) => groups)
        .flatMap((group) => {
        const { freeOrder, rolls } = group;
        const peak = peaks.get(counters/* counterOf */.Y.group(group))?.count ?? 0;
        if (!freeOrder || (0,free_order/* isFixed */.zZ)(freeOrder) || peak < 2)
            return [];
        const atOnce = (0,free_order/* worstTogether */.Q0)(freeOrder, isMember, peak);
        return atOnce > 1 ? [{ atOnce, policy: rolls, isNext: isNext(rolls), says: freeOrder.says }] : [];
    });
    return possible.sort((a, b) => Number(a.isNext) - Number(b.isNext) || b.atOnce - a.atOnce)[0] ?? null;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rollout/batches.js
var batches = __webpack_require__(1592);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/courses.js

function courseOf(run, input, turnsBadAt = null) {
    const { from, end, cut } = run;
    const stays = new Stays(input);
    for (const target of input.outBefore)
        stays.before(target, from);
    for (const event of run.events)
        stays.take(event);
    return { from, end, cut, turnsBadAt, stays: stays.all };
}
class Stays {
    input;
    all = [];
    open = new Map();
    groups;
    constructor(input) {
        this.input = input;
        const groups = input.policies.flatMap((policy) => policy.groups);
        this.groups = new Map(groups.map((group) => [(0,batches/* groupKey */.$6)(group.runs.controller, group.runs.group), group]));
    }
    before(target, at) {
        const stay = { ...BEFORE, target, from: at };
        this.open.set(target, stay);
        this.all.push(stay);
    }
    take(event) {
        const { kind, target, at } = event;
        if (kind === 'left')
            courses_close(this.open.get(target), at);
        const key = `${(0,batches/* groupKey */.$6)(event.controller, event.group)}\u0000${target}\u0000${event.holds ? 1 : 0}`;
        if (kind === 'start' || kind === 'out')
            this.begin(key, event);
        const stay = this.open.get(key);
        if (!stay)
            return;
        if (kind === 'failed')
            stay.failedAt = at;
        if (kind !== 'succeeded' && kind !== 'back')
            return;
        stay.failedAt = null;
        courses_close(stay, at);
        this.open.delete(key);
    }
    begin(key, { target, at, batch, controller, group, holds }) {
        if (this.open.has(key))
            return;
        const known = this.groups.get((0,batches/* groupKey */.$6)(controller, group));
        const policy = known?.rolls ?? null;
        const isAside = this.input.isUntouchedNext !== null && (!policy || this.input.isUntouchedNext(policy));
        const stay = {
            ...BEFORE,
            ...{ target, group: known?.name ?? group, policy, batch, from: at, holds, isAside },
        };
        this.open.set(key, stay);
        this.all.push(stay);
    }
}
const BEFORE = {
    group: null,
    policy: null,
    batch: 0,
    to: null,
    failedAt: null,
    holds: true,
    isAside: false,
};
function courses_close(stay, at) {
    if (stay)
        stay.to ??= at;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/node-work.js

const node_work_MINUTE_MS = 60_000;
function nodeWork(labels, assumptions) {
    const group = assumptions.durations.find(({ selector }) => (0,manifest_selector/* selects */.ko)(selector, labels));
    const plainMs = (group?.durationMinutes ?? assumptions.durationMinutes) * node_work_MINUTE_MS;
    const isWritten = typeof group?.durationMinutes === 'number';
    const steps = group?.steps ?? (isWritten ? null : assumptions.steps);
    return { plainMs, drainedMs: steps?.workMs ?? plainMs, drainMs: steps?.drainMs ?? 0 };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/fleet.js





const CONTROL_PLANE = ['node-role.kubernetes.io/control-plane', 'node-role.kubernetes.io/master'];
function fleetOf(snapshot, others, assumptions, underWay = new Set()) {
    const nodes = snapshot.nodes.map((node) => ({
        name: node.name,
        unit: 'node',
        labels: node.labels,
        outBefore: (0,snapshot_snapshot/* isOut */.th)(node) && !underWay.has(node.name),
    }));
    const targets = [...nodes, ...others];
    const byName = new Map(targets.map((target) => [target.name, target]));
    const domains = new Map(targets.map((target) => [target.name, fleet_domainsIn(target, assumptions.domains)]));
    const domainsOf = (target) => domains.get(target) ?? [];
    const labelsOf = (target) => byName.get(target)?.labels ?? {};
    const workOn = (0,lookup/* once */.Oo)((target) => nodeWork(labelsOf(target), assumptions));
    const isProduction = ({ labels }) => assumptions.production.some((selector) => (0,manifest_selector/* selects */.ko)(selector, labels));
    const scopes = scopesIn(targets, domainsOf, assumptions.quorums, isProduction);
    return {
        targets,
        outBefore: new Set(targets.filter((target) => target.outBefore).map((target) => target.name)),
        durationMs: ({ target, workMs, headStartMs, drain }) => {
            const { plainMs, drainedMs } = workOn(target);
            return Math.max(0, (workMs ?? (drain ? drainedMs : plainMs)) - (headStartMs ?? 0));
        },
        workOn,
        domainsOf,
        ...scopes,
        isProduction: (target) => isProduction({ labels: labelsOf(target) }),
        isControlPlane: (target) => CONTROL_PLANE.some((label) => Object.hasOwn(labelsOf(target), label)),
        domainSizes: sizesOf(scopes.domains),
    };
}
function fleet_domainsIn(target, keys) {
    const found = [];
    for (const key of keys) {
        const value = Object.hasOwn(target.labels, key) ? target.labels[key] : undefined;
        if (value !== undefined && value !== '')
            found.push([key, value]);
    }
    return found;
}
function sizesOf(domains) {
    const sizes = new Map();
    for (const { key, value, names } of domains) {
        const values = sizes.get(key) ?? new Map();
        sizes.set(key, values.set(value, names.length));
    }
    return sizes;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/group.js + 1 modules
var measure_group = __webpack_require__(987);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/ends.js
var ends = __webpack_require__(3761);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/facts.js




class Facts {
    withNext;
    policies;
    isNext;
    courses;
    together;
    constructor(telling, withNext, policies, isNext) {
        this.withNext = withNext;
        this.policies = policies;
        this.isNext = isNext;
        this.courses = telling.map(({ play, worst, runs }) => ({
            tells: play.tells,
            in: [worst, ...runs.filter((run) => run !== worst)].map(coursesIn),
        }));
        this.together = coursesIn(withNext);
    }
    of(group) {
        const [first, ...others] = this.courses.find(({ tells }) => tells(group))?.in ?? [];
        const together = this.together(group);
        const course = first?.(group) ?? together;
        if (together.end?.phase !== 'stuck' || course.run === together.run || this.isNext(group.rolls))
            return { course };
        const readings = [course, ...others.map((courseIn) => courseIn(group))];
        const fact = readings.find(({ end }) => end?.phase === 'stuck') ?? course;
        const why = together.end.why;
        if (fact.end?.phase === 'stuck' && (0,text_text/* sameText */.QV)(fact.end.why, why))
            return { course: fact };
        return { course: fact, ifNext: { policies: this.takersOf(group), outcome: 'stuck', why } };
    }
    takersOf({ targets }) {
        const own = new Set(targets);
        const left = this.withNext.events.filter(({ kind, target }) => kind === 'left' && own.has(target));
        const isTaken = ({ runs, targets: theirs }) => left.some(({ controller, target }) => controller === runs.controller && theirs.includes(target));
        return this.policies
            .filter(({ ref, groups }) => this.isNext(ref) && groups.some(isTaken))
            .map(({ ref }) => ref);
    }
}
function isAnyStuck(run, policies, isNext) {
    const groups = policies.flatMap((policy) => policy.groups);
    return groups.some(({ runs, rolls }) => !isNext(rolls) && run.groups.get(runs.controller)?.get(runs.group)?.phase === 'stuck');
}
function coursesIn(run) {
    const read = (0,lookup/* once */.Oo)(() => ({ batches: (0,batches/* batchesOf */.cS)(run), ends: (0,ends/* endsOf */.o)(run) }));
    return ({ runs }) => ({
        run,
        ...(read(run).batches.get((0,batches/* groupKey */.$6)(runs.controller, runs.group)) ?? batches/* NO_BATCHES */.PL),
        ends: read(run).ends,
        end: run.groups.get(runs.controller)?.get(runs.group),
    });
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rollout/peaks.js
function peaksOf(run, query) {
    const tally = new Tally();
    const byAnyone = new Map();
    const byGroups = new Map();
    tally.comeTo(run.from);
    for (const target of query.outBefore) {
        tally.rise(holdOf(byAnyone, target).take(query.ofAnyone(target)), 0);
        tally.rise(holdOf(byGroups, target).take(query.ofGroupsBefore(target)), 0);
    }
    for (const event of run.events) {
        const { at, kind, target, batch, holds } = event;
        tally.comeTo(at);
        if (kind === 'left' && query.outBefore.has(target)) {
            tally.fall(holdOf(byAnyone, target).give(query.ofAnyone(target)));
            tally.fall(holdOf(byGroups, target).give(query.ofGroupsBefore(target)));
        }
        if (!holds)
            continue;
        if (kind === 'start' || kind === 'out') {
            tally.rise(holdOf(byAnyone, target).take(query.ofAnyone(target)), batch);
            tally.rise(holdOf(byGroups, target).take(query.ofGroup(event)), batch);
        }
        else if (kind === 'succeeded' || kind === 'back') {
            tally.fall(holdOf(byAnyone, target).give(query.ofAnyone(target)));
            tally.fall(holdOf(byGroups, target).give(query.ofGroup(event)));
        }
    }
    tally.comeTo(Infinity);
    return tally.peaksBy(query.names);
}
function holdOf(holds, target) {
    const known = holds.get(target);
    if (known)
        return known;
    const hold = new Hold();
    holds.set(target, hold);
    return hold;
}
const NONE = [];
class Hold {
    list = null;
    times = 0;
    byCounter = null;
    take(counters) {
        if (this.isOneList(counters))
            return this.times++ === 0 ? counters : NONE;
        return counters.filter((counter) => this.move(counter, 1) === 1);
    }
    give(counters) {
        if (this.isOneList(counters))
            return this.times-- === 1 ? counters : NONE;
        return counters.filter((counter) => this.move(counter, -1) === 0);
    }
    isOneList(counters) {
        this.list ??= counters;
        return this.list === counters && this.byCounter === null;
    }
    move(counter, by) {
        this.byCounter ??= new Map((this.list ?? NONE).map((held) => [held, this.times]));
        const times = (this.byCounter.get(counter) ?? 0) + by;
        this.byCounter.set(counter, times);
        return times;
    }
}
class Tally {
    at = -Infinity;
    counts = [];
    raised = new Set();
    batches = [];
    peaks = [];
    rise(counters, batch) {
        for (const counter of counters) {
            this.counts[counter] = (this.counts[counter] ?? 0) + 1;
            this.batches[counter] = batch;
            this.raised.add(counter);
        }
    }
    fall(counters) {
        for (const counter of counters)
            this.counts[counter] = (this.counts[counter] ?? 0) - 1;
    }
    comeTo(at) {
        if (at === this.at)
            return;
        for (const counter of this.raised) {
            const count = this.counts[counter] ?? 0;
            if (count > (this.peaks[counter]?.count ?? 0))
                this.peaks[counter] = { count, at: this.at, batch: this.batches[counter] ?? 0 };
        }
        this.raised.clear();
        this.at = at;
    }
    peaksBy(names) {
        const peaks = new Map();
        this.peaks.forEach((peak, counter) => peaks.set(names[counter] ?? '', peak));
        return peaks;
    }
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/aging.js


function agingIn({ worst: run }, policies, fleet, isNext) {
    const next = new Set(policies
        .flatMap(({ groups }) => groups)
        .filter(({ rolls }) => isNext(rolls))
        .map(({ runs }) => keyOf(runs)));
    const isAging = (event) => next.has(keyOf(event));
    const rolling = run.events.filter((event) => event.holds && event.group !== '' && !isAging(event));
    const [first, last] = [rolling[0], rolling.at(-1)];
    if (!first || !last)
        return null;
    const meeting = targetsOut(run.events.filter(isAging), { from: first.at, to: last.at });
    if (meeting.size === 0)
        return null;
    const events = run.events.filter((event) => !isAging(event) || meeting.has(event.target));
    const counted = peaksOf({ ...run, events }, (0,counters/* peakQuery */.m)(policies, fleet, () => false));
    return { peaks: new Map([...counted].filter(([name]) => counters/* counterOf */.Y.isWithoutNext(name))), run };
}
function targetsOut(events, { from, to }) {
    const found = new Set();
    const out = new Set();
    for (const { at, kind, target } of events) {
        if (at > to)
            break;
        if (kind === 'start' || kind === 'out')
            out.add(target);
        if (kind !== 'start' && kind !== 'out' && at <= from)
            out.delete(target);
        else if (at >= from && out.has(target))
            found.add(target);
    }
    return new Set([...found, ...out]);
}
function keyOf({ controller, group }) {
    return `${controller}\u0000${group}`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/part.js
var part = __webpack_require__(8530);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rollout/controller.js
var rollout_controller = __webpack_require__(5314);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rollout/worst-loss.js


function worstLoss(simulation, bad, until, groups) {
    const tally = new worst_loss_Tally(groups);
    do {
        const starts = simulation.settle();
        if (starts.size === 0)
            continue;
        if (tally.couldRise(starts)) {
            const fork = simulation.forkWith(bad);
            tally.take(simulation.now, fork.play(until), fork.outNow());
        }
        tally.pass(starts);
    } while (simulation.advance(until));
    tally.takeUnstarted(simulation.outNow());
    return { healthy: simulation.result(), losses: tally.losses };
}
class worst_loss_Tally {
    groups;
    losses = new Map();
    left = new Map();
    all;
    most = new Map();
    counters;
    constructor(groups) {
        this.groups = groups;
        this.counters = new Map([...groups].map(([key, { sums }]) => [key, [key, ...sums]]));
        for (const [key, { targets, mostLost }] of groups) {
            for (const counter of this.countersOf(key)) {
                this.left.set(counter, (this.left.get(counter) ?? 0) + targets);
                this.most.set(counter, (this.most.get(counter) ?? 0) + (mostLost ?? targets));
            }
        }
        this.all = new Map(this.left);
    }
    couldRise(starts) {
        for (const counter of this.countersIn(starts)) {
            const left = this.left.get(counter) ?? 0;
            const worst = this.losses.get(counter)?.worst ?? -1;
            if (Math.min(left, this.most.get(counter) ?? left) > Math.max(0, worst))
                return true;
            if (left > 0 && worst < 0)
                return true;
        }
        return false;
    }
    take(at, events, outAtEnd) {
        const failed = new Map();
        const broken = events.filter((event) => event.kind === 'failed' && event.holds);
        for (const [key, { mayLoseNone }] of this.groups)
            if (mayLoseNone)
                for (const counter of this.countersOf(key))
                    failed.set(counter, new Set());
        for (const event of [...broken, ...outAtEnd.filter(({ isOld }) => isOld !== true)]) {
            for (const counter of this.countersOf((0,batches/* groupKey */.$6)(event.controller, event.group))) {
                const targets = failed.get(counter) ?? new Set();
                failed.set(counter, targets.add(event.target));
            }
        }
        for (const [counter, targets] of failed)
            this.raise(counter, at, Math.min(targets.size, this.all.get(counter) ?? Infinity));
    }
    takeUnstarted(outAtEnd) {
        const gone = new Map();
        for (const { controller, group, target, isOld, wasOut } of outAtEnd) {
            const key = (0,batches/* groupKey */.$6)(controller, group);
            if (isOld === true ||
                wasOut === true ||
                this.groups.get(key)?.mayLoseNone !== true ||
                this.losses.has(key))
                continue;
            for (const counter of this.countersOf(key))
                gone.set(counter, (gone.get(counter) ?? new Set()).add(target));
        }
        for (const [counter, targets] of gone)
            this.raise(counter, null, Math.min(targets.size, this.all.get(counter) ?? Infinity));
    }
    pass(starts) {
        for (const [controller, list] of starts) {
            const begun = new Map();
            for (const { group, batch } of list) {
                if (batch !== rollout_controller/* NO_BATCH */.Tz)
                    begun.set(group, (begun.get(group) ?? 0) + 1);
            }
            for (const [group, count] of begun)
                for (const counter of this.countersOf((0,batches/* groupKey */.$6)(controller, group)))
                    this.left.set(counter, (this.left.get(counter) ?? 0) - count);
        }
    }
    raise(counter, at, count) {
        const known = this.losses.get(counter);
        if (!known)
            this.losses.set(counter, { worst: count, turnsBadAt: at, fromTheStart: count });
        else if (count > known.worst)
            this.losses.set(counter, { ...known, worst: count, turnsBadAt: at });
    }
    countersIn(starts) {
        const counters = new Set();
        for (const [controller, list] of starts) {
            for (const group of new Set(list.map((start) => start.group)))
                for (const counter of this.countersOf((0,batches/* groupKey */.$6)(controller, group)))
                    counters.add(counter);
        }
        return counters;
    }
    countersOf(key) {
        return this.counters.get(key) ?? [key];
    }
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rollout/engine.js
var engine = __webpack_require__(5208);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rollout/world.js
var rollout_world = __webpack_require__(5888);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/readings.js





function settingOf({ targets, durationMs, workOn }, { resolutions, at, until, work }, isLeftOut) {
    const all = [...resolutions.values()];
    const createDrainage = () => {
        const evictions = all.find(({ createEvictions }) => createEvictions)?.createEvictions?.();
        return evictions ? { evictions, expectedMs: (target) => workOn(target).drainMs } : null;
    };
    const shared = { targets, durationMs, createDrainage, at, until, work };
    const probe = {
        ...shared,
        createControllers: () => all.flatMap(({ createControllers, createProbes = createControllers }) => createProbes(isLeftOut)),
    };
    const isProbed = all.some(({ createProbes }) => createProbes);
    const last = (0,lookup/* lazily */.qy)(() => (isProbed ? failingIn(probe) : new Set()));
    return {
        ...shared,
        createControllers: () => all.flatMap((resolution) => resolution.createControllers(isLeftOut, last())),
    };
}
function failingIn(setting) {
    const { events } = simulationOf(setting, FIRST).run(setting.until);
    return new Set(events.flatMap(({ kind, target }) => (kind === 'failed' ? [target] : [])));
}
const FIRST = { showsUnready: false, isReversed: false };
function simulationOf(setting, { showsUnready, isReversed }, scenario = (0,scenarios/* healthy */.s2)(setting.durationMs)) {
    const controllers = [...setting.createControllers()];
    if (isReversed)
        controllers.reverse();
    const world = rollout_world/* World */.H.of(setting.targets, showsUnready);
    return new engine/* Simulation */.g(world, controllers, scenario, setting.at, setting.createDrainage(), setting.work);
}
function otherReadings(setting, unknowns) {
    const shown = unknowns.unready ? [true, false] : [false];
    const readings = shown.flatMap((showsUnready) => [false, true].map((isReversed) => ({ showsUnready, isReversed })));
    const others = readings.filter(({ showsUnready, isReversed }) => showsUnready || isReversed);
    return unknowns.order ? others.map((reading) => simulationOf(setting, reading).run(setting.until)) : [];
}
function worstOf(runs, { query, mixesOf, all }) {
    const peaks = new Map();
    const source = new Map();
    let [worst] = runs;
    let most = -1;
    for (const run of runs) {
        let count = 0;
        for (const mix of mixesOf(run)) {
            for (const [counter, peak] of peaksOf(mix, query)) {
                if (counter === all)
                    count = Math.max(count, peak.count);
                if (peak.count <= (peaks.get(counter)?.count ?? 0))
                    continue;
                peaks.set(counter, peak);
                source.set(peak, mix);
            }
        }
        if (count > most || (count === most && run.end > worst.end))
            [worst, most] = [run, count];
    }
    return { run: worst, peaks, runOf: (peak) => source.get(peak) };
}
function readingsDiffer([first, ...others]) {
    const textOf = ({ events }) => events
        .map(({ at, kind, controller, target }) => `${at} ${kind} ${controller} ${target}`)
        .sort()
        .join('\n');
    const text = others.length > 0 ? textOf(first) : '';
    return others.some((run) => run.events.length !== first.events.length || textOf(run) !== text);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/played.js







function played(play, setting, policies, query, first = ranFirst(setting)) {
    const runs = [first.run, ...otherReadings(setting, first.simulation.world.unknowns)];
    const { run, peaks, runOf } = worstOf(runs, { query, mixesOf: (0,measure_mixes/* mixesOf */.ye)(policies), all: counters/* counterOf */.Y.all });
    return { play, runs, worst: run, peaks, runOf };
}
function ranFirst(setting) {
    const simulation = simulationOf(setting, FIRST);
    return { run: simulation.run(setting.until), simulation };
}
function lossReport(simulation, fleet, until, policies) {
    try {
        return worstLoss(simulation, (0,scenarios/* turnsBad */.CT)(fleet.durationMs), until, lossGroups(policies));
    }
    catch (error) {
        throw error instanceof rollout_work/* WorkUsedUp */.kP ? reachedIn(simulation, policies, error) : error;
    }
}
function reachedIn(simulation, policies, { steps }) {
    const { groups } = simulation.result();
    const hasEnded = ({ runs }) => {
        const phase = groups.get(runs.controller)?.get(runs.group)?.phase;
        return phase !== undefined && phase !== 'working' && phase !== 'waiting';
    };
    const ended = policies.filter((policy) => policy.groups.every(hasEnded)).length;
    return new rollout_work/* WorkUsedUp */.kP(steps, { at: simulation.now, ended, policies: policies.length });
}
function lossGroups(policies) {
    const groups = new Map();
    for (const policy of policies) {
        const sumsOf = (0,measure_mixes/* lossSums */.SN)(policy);
        for (const group of policy.groups) {
            const key = (0,batches/* groupKey */.$6)(group.runs.controller, group.runs.group);
            const entry = groups.get(key) ?? {
                targets: group.targets.length,
                sums: [],
                mayLoseNone: group.saysWhatIsOut === true && group.targets.length > 0,
                mostLost: group.mostLost,
            };
            groups.set(key, entry);
            entry.sums.push(...sumsOf(group));
        }
    }
    return groups;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/plays.js
const ALL = { tells: () => true };
function playsApart(policies, { isNext, isUntouchedNext }) {
    const rolling = rollingIn(policies);
    const begun = { isLeftOut: isNext, tells: ({ rolls }) => !isNext(rolls) };
    const systems = new Set(rolling.filter(({ rolls }) => isNext(rolls)).map(({ rolls }) => rolls.system));
    const next = [...systems].map((system) => {
        return {
            isLeftOut: (policy) => policy.system !== system,
            tells: ({ rolls }) => isNext(rolls) && rolls.system === system,
        };
    });
    const isSame = rolling.every(({ rolls }) => isNext(rolls) === isUntouchedNext(rolls));
    const withoutNext = isSame ? begun : { isLeftOut: isUntouchedNext, tells: () => false };
    return { withoutNext, telling: [begun, ...next] };
}
function rollingIn(policies) {
    return policies.flatMap(({ groups }) => groups).filter(({ targets }) => targets.length > 0);
}
function meet(policies, isNext, hasBudgets) {
    const groups = rollingIn(policies);
    const next = groups.filter(({ rolls }) => isNext(rolls));
    const systems = new Set(groups.map(({ rolls }) => rolls.system));
    if (next.length === 0 || systems.size < 2)
        return false;
    const takers = new Map();
    for (const { rolls, targets } of groups)
        for (const target of targets)
            takers.set(target, (takers.get(target) ?? new Set()).add(rolls.system));
    const isShared = next.some(({ targets }) => targets.some((target) => (takers.get(target)?.size ?? 0) > 1));
    const draining = groups.filter(({ drains }) => drains);
    const isDraining = new Set(draining.map(({ rolls }) => rolls.system)).size > 1;
    return isShared || (hasBudgets && isDraining && draining.some(({ rolls }) => isNext(rolls)));
}
function toldBy(play, policies) {
    if (play === ALL)
        return policies;
    return policies.flatMap((policy) => {
        const groups = policy.groups.filter(play.tells);
        return groups.length > 0 ? [{ ...policy, groups }] : [];
    });
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/rollout.js








function measureAll(policies, fleet, input) {
    const counted = policies.filter((policy) => !(0,part/* isPart */.QR)(policy));
    const { isNext } = input.next;
    const hasBudgets = settingOf(fleet, input).createDrainage() !== null;
    if (meet(counted, isNext, hasBudgets))
        return measureApart(policies, counted, fleet, input);
    const all = tell(ALL, counted, fleet, input);
    const isUncertain = policies.some(({ ref }) => isNext(ref)) && isAnyStuck(all.worst, policies, isNext);
    if (isUncertain)
        return measureApart(policies, counted, fleet, input);
    const standing = standingOf(counted, fleet, input);
    const aging = agingOf(standing, counted, fleet, input);
    return measuredOf(policies, isNext, { together: all, withoutNext: all, telling: [all], standing, aging });
}
function standingOf(counted, fleet, input) {
    const { isNext } = input.next;
    const goesByAge = ({ rolls, facts }) => {
        const expiry = isNext(rolls) ? (0,system/* factOf */.yD)({ facts }, 'expiry') : undefined;
        return expiry !== undefined && expiry.expected.length > 0;
    };
    if (!counted.some(({ groups }) => groups.some(goesByAge)))
        return null;
    const play = { isLeftOut: isNext, tells: () => false };
    return played(play, settingOf(fleet, input, isNext), counted, (0,counters/* peakQuery */.m)(counted, fleet, input.untouchedNext));
}
function agingOf(standing, counted, fleet, { next, untouchedNext }) {
    return standing && untouchedNext ? agingIn(standing, counted, fleet, next.isNext) : null;
}
function measureApart(policies, counted, fleet, input) {
    const plays = playsApart(counted, input.next);
    const watch = (play, untouchedNext) => played(play, settingOf(fleet, input, play.isLeftOut), counted, (0,counters/* peakQuery */.m)(counted, fleet, untouchedNext));
    const telling = plays.telling.map((play) => tell(play, toldBy(play, counted), fleet, input));
    const standing = standingOf(counted, fleet, input);
    return measuredOf(policies, input.next.isNext, {
        together: watch(ALL, null),
        withoutNext: watch(plays.withoutNext, input.untouchedNext),
        telling,
        standing,
        aging: agingOf(standing, counted, fleet, input),
    });
}
function tell(play, policies, fleet, input) {
    const setting = settingOf(fleet, input, play.isLeftOut);
    const simulation = simulationOf(setting, FIRST);
    const { healthy, losses } = lossReport(simulation, fleet, input.until, policies);
    const query = (0,counters/* peakQuery */.m)(policies, fleet, input.untouchedNext);
    const all = played(play, setting, policies, query, { run: healthy, simulation });
    return { ...all, losses };
}
function measuredOf(policies, isNext, { together, withoutNext, telling, standing, aging, }) {
    const asItStands = standing === null ? [] : [standing];
    const sources = [...telling, withoutNext, together, ...asItStands];
    const { losses, playOf } = rollout_worstOf(telling);
    return {
        together,
        withoutNext,
        standing,
        aging,
        facts: new Facts(telling, together.worst, policies, isNext),
        peaks: new Map([
            ...highest([...telling, ...asItStands], counters/* counterOf */.Y.isOfGroups),
            ...highest([withoutNext, ...asItStands, ...(aging ? [aging] : [])], counters/* counterOf */.Y.isWithoutNext),
            ...highest([together, ...asItStands], counters/* counterOf */.Y.isOfAll),
        ]),
        runOf: (peak) => {
            for (const source of sources) {
                const run = source.runOf(peak);
                if (run)
                    return run;
            }
            return aging && [...aging.peaks.values()].includes(peak) ? aging.run : together.worst;
        },
        losses,
        telling: (groups) => telling.filter(({ play }) => groups.some(play.tells)),
        playOf,
    };
}
function rollout_worstOf(telling) {
    const losses = new Map();
    const plays = new Map();
    for (const { play, losses: own } of telling) {
        for (const [key, loss] of own) {
            const known = losses.get(key);
            if (known && known.worst >= loss.worst)
                continue;
            losses.set(key, loss);
            plays.set(key, play);
        }
    }
    return { losses, playOf: (key) => plays.get(key) ?? ALL };
}
function highest(all, concerns) {
    const found = new Map();
    for (const { peaks } of all)
        for (const [name, peak] of peaks)
            if (concerns(name) && peak.count > (found.get(name)?.count ?? 0))
                found.set(name, peak);
    return found;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/side.js















const LOOK_AHEAD_MS = 366 * 86_400_000;
function planSide(input) {
    const { removal = null } = input;
    const playing = new Map([
        ...input.resolutions,
        ...(removal ? [['removal', removal]] : []),
    ]);
    const resolutions = [...playing.values()];
    const policies = resolutions.flatMap((resolution) => resolution.policies);
    const own = policies.filter((policy) => !removal?.policies.includes(policy));
    const acting = { ...input, resolutions: playing, until: Math.max(input.until, input.at + LOOK_AHEAD_MS) };
    const fleet = fleetOf(input.snapshot, resolutions.flatMap((resolution) => resolution.targets), input.assumptions, new Set(resolutions.flatMap(({ outFromBefore }) => outFromBefore ?? [])));
    const { isUntouchedNext } = input.next;
    const untouchedNext = policies.some(({ ref }) => isUntouchedNext(ref)) ? isUntouchedNext : null;
    const measured = measureAll(policies, fleet, { ...acting, untouchedNext });
    const groupOf = (0,lookup/* once */.Oo)((group) => (0,measure_group/* measureGroup */.i3)(group, measured, fleet));
    const combined = combinedOf(policies, measured, fleet, {
        unit: input.unit,
        next: input.next,
        isUntouchedNext: untouchedNext,
        work: input.work,
        own,
    });
    const planned = own.map((policy) => {
        const groups = policy.groups.map((group) => groupOf(group));
        return { ...policy, effect: (0,measure_group/* effectOf */.$x)(policy, groups, measured) };
    });
    return {
        policies: withReadingNotes(planned, takersOf(own), measured),
        combined,
        worstRun: worstRun(measured, fleet, acting),
        courses: coursesOf(policies, measured, fleet, { ...acting, untouchedNext }),
        assumedVersions: [...input.resolutions].flatMap(([system, { assumedVersion }]) => assumedVersion ? [{ system, ...assumedVersion }] : []),
        problems: resolutions.flatMap((resolution) => resolution.problems),
        spreads: resolutions.flatMap(({ spreads }) => spreads ?? []),
    };
}
function worstRun(measured, fleet, input) {
    if (input.assumptions.scenario !== 'turns-bad')
        return null;
    const [worst] = [...measured.losses].sort(([, a], [, b]) => b.worst - a.worst);
    if (!worst)
        return null;
    const [key, { turnsBadAt }] = worst;
    if (turnsBadAt === null)
        return null;
    return { turnsBadAt, trace: formatTrace(runThatTurnsBad(turnsBadAt, fleet, input, measured.playOf(key))) };
}
function runThatTurnsBad(at, fleet, input, play) {
    const scenario = (0,scenarios/* turnsBadAt */.nE)(fleet.durationMs, at);
    return simulationOf(settingOf(fleet, input, play.isLeftOut), FIRST, scenario).run(input.until);
}
function coursesOf(policies, { withoutNext, peaks, runOf, losses, playOf }, fleet, input) {
    const known = { policies, outBefore: fleet.outBefore, isUntouchedNext: input.untouchedNext };
    return {
        healthy: (unit) => {
            const whole = input.untouchedNext ? counters/* counterOf */.Y.withoutNext(counters/* counterOf */.Y.unit(unit)) : counters/* counterOf */.Y.unit(unit);
            const peak = peaks.get(whole);
            return courseOf(peak ? runOf(peak) : withoutNext.worst, known);
        },
        worst: (ref) => {
            const loss = (0,measure_mixes/* lossOf */.je)(losses, ref);
            if (!loss || loss.worst === 0 || loss.turnsBadAt === null)
                return null;
            const run = runThatTurnsBad(loss.turnsBadAt, fleet, { ...input, work: rollout_work/* UNLIMITED */.Mp }, playOf((0,system/* refKey */.XF)(ref)));
            return courseOf(run, known, loss.turnsBadAt);
        },
    };
}
function withReadingNotes(policies, takers, measured) {
    const noteOf = (0,lookup/* once */.Oo)(({ runs }) => runs.length > 1 && readingsDiffer(runs) ? waysText(runs.length) : null);
    const concerned = new Set([...takers.values()].flat().map(({ ref }) => (0,system/* refKey */.XF)(ref)));
    return policies.map((policy) => {
        if (!concerned.has((0,system/* refKey */.XF)(policy.ref)))
            return policy;
        const note = measured
            .telling(policy.effect.groups)
            .map(noteOf)
            .find((one) => one !== null);
        return note === undefined ? policy : { ...policy, notes: [...policy.notes, note] };
    });
}
function waysText(ways) {
    return (0,text_text/* text */.Qq) `Whether controllers find each other's nodes not ready, and which one acts first at the same moment, is not determined: planned in ${ways} orders. Each peak is the highest of these; batches and times are those of the order with the highest combined peak.`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/unfinished.js


const MOST_STEPS = 10_000_000;
function withoutPolicies(side) {
    return new Map([...side].map(([system, { problems }]) => [
        system,
        { policies: [], targets: [], createControllers: () => [], assumedVersion: null, problems },
    ]));
}
function unfinishedProblem({ steps, reached }, side) {
    const far = reached
        ? (0,text_text/* text */.Qq) `the first had reached ${(0,text_text/* instant */.uR)(reached.at)}, with ${reached.ended} of ${(0,text_text/* count */.U9)(reached.policies, 'policy')} complete`
        : (0,text_text/* text */.Qq) `the first had ended, and those that measure losses and overlaps had not`;
    const message = (0,text_text/* text */.Qq) `Nothing of this change is judged: its dry rollouts take more than ${(0,text_text/* count */.U9)(steps, 'step')}. After that many, in the ${(0,text_text/* literal */.eu)(side)}, ${far}. Plan fewer policies at a time: narrow the paths or globs, or list each cluster with its own policies and snapshot.`;
    return (0,manifest_problem/* errorAt */.Os)(null, 'too-much-work', message);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/plan.js










function makePlan(input) {
    const planning = { side: 'base' };
    try {
        return planned(input, planning);
    }
    catch (error) {
        if (!(error instanceof rollout_work/* WorkUsedUp */.kP))
            throw error;
        const problem = unfinishedProblem(error, planning.side);
        const base = input.base && withoutPolicies(input.base);
        const head = withoutPolicies(input.head);
        return planned({ ...input, base, head, problems: [...input.problems, problem] }, planning);
    }
}
function planned(input, planning) {
    const until = input.at + input.horizonMs;
    const before = input.base && policiesIn(input.base);
    const removal = input.base === input.head ? null : removalOf(input.base, input.head);
    const after = [...policiesIn(input.head), ...(removal?.policies ?? [])];
    const next = nextRollouts(before, after);
    const unit = leadingUnit([...(before ?? []), ...after]);
    const side = (which, resolutions) => {
        planning.side = which;
        const beside = which === 'head' ? removal : null;
        return planSide({ ...input, work, resolutions, removal: beside, until, unit, next: next[which] });
    };
    const work = new rollout_work/* Work */.Qj(input.mostSteps ?? MOST_STEPS, input.onSteps);
    const isOneSide = input.base === input.head;
    const compared = isOneSide ? null : input.base && side('base', input.base);
    const head = side('head', input.head);
    const base = isOneSide ? head : compared;
    return {
        at: input.at,
        horizon: { from: input.at, to: until },
        snapshot: {
            nodes: input.snapshot.nodes.length,
            ready: input.snapshot.nodes.filter((node) => node.ready === 'True').length,
            clusters: input.snapshot.objects.filter((object) => object.kind === 'MemberCluster').length,
            takenAt: input.snapshot.takenAt,
            digest: input.snapshot.digest,
        },
        configEdits: input.configEdits,
        inventory: inventoryOf(input),
        policies: comparePolicies(base, head),
        base,
        head,
        digest: planDigest(head, input.charts),
        problems: [...input.problems, ...head.problems],
        timeZone: input.timeZone,
        freezes: input.freezes,
        cluster: input.cluster,
    };
}
function leadingUnit(policies) {
    const units = new Set(policies.flatMap(({ groups }) => groups.map(({ unit }) => unit)));
    return UNIT_SCOPES.find(({ unit }) => units.has(unit))?.unit ?? 'node';
}
function inventoryOf({ snapshot, base, head, assumptions }) {
    const others = [...(base?.values() ?? []), ...head.values()].flatMap(({ targets }) => targets);
    const labels = new Map([...others, ...snapshot.nodes].map((target) => [target.name, target.labels]));
    const nodes = snapshot.nodes.map(({ name }) => [name, 'node']);
    const units = new Map([...others.map(({ name, unit }) => [name, unit]), ...nodes]);
    return {
        units,
        has: (target) => labels.has(target),
        labelsOf: (target) => labels.get(target) ?? {},
        out: new Set(snapshot.nodes.filter(snapshot_snapshot/* isOut */.th).map(({ name }) => name)),
        held: new Set(snapshot.objects.map(identity/* identityOf */.cu)),
        domains: assumptions.domains,
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/admission/definition.js
var definition = __webpack_require__(8255);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/namespaces.js
var namespaces = __webpack_require__(8603);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/newer-api.js







function inKnownApis(manifests, base = null) {
    const assumed = new Map();
    const known = manifests.map((manifest) => {
        const newest = newestFor(manifest);
        if (newest === null || !isNewer(manifest.apiVersion, newest))
            return manifest;
        const key = `${manifest.kind} ${manifest.apiVersion}`;
        assumed.set(key, [...(assumed.get(key) ?? []), manifest]);
        return withApi(manifest, newest);
    });
    return {
        manifests: known,
        assumed: new Set([...assumed.values()].flat().map(({ place }) => place)),
        problems: [...assumed.values()].flatMap((all) => newerProblem(all, base)),
    };
}
function withoutUnknownFields(policies, assumed) {
    if (assumed.size === 0)
        return policies;
    return policies.map((policy) => assumed.has(policy.place) && !(0,system/* factOf */.yD)(policy, 'by-definition') ? { ...policy, unknownFields: [] } : policy);
}
function newestFor(manifest) {
    const claimed = (0,systems_claimed/* claimedAs */.y)(manifest);
    return claimed && (0,kinds/* newestApi */.xE)(claimed.spec);
}
function isNewer(apiVersion, than) {
    if ((0,manifest_manifest/* groupOf */.F8)(apiVersion) !== (0,manifest_manifest/* groupOf */.F8)(than))
        return false;
    const [own, other] = [rankOf(apiVersion), rankOf(than)];
    if (own === null || other === null)
        return false;
    const at = own.findIndex((part, i) => part !== other[i]);
    return at >= 0 && (own[at] ?? 0) > (other[at] ?? 0);
}
const VERSION = /\/v(\d{1,6})(?:(alpha|beta)(\d{1,6}))?$/;
function rankOf(apiVersion) {
    const match = VERSION.exec(apiVersion);
    if (!match)
        return null;
    const stability = match[2] === 'alpha' ? 0 : match[2] === 'beta' ? 1 : 2;
    return [Number(match[1]), stability, Number(match[3] ?? 0)];
}
function withApi(manifest, apiVersion) {
    const object = Object.assign(Object.create(null), manifest.object, { apiVersion });
    return { ...manifest, apiVersion, object, writtenApi: manifest.apiVersion };
}
function newerProblem(manifests, base) {
    const [first] = manifests;
    if (!first)
        return [];
    const isNew = base?.some(({ kind, apiVersion }) => kind === first.kind && apiVersion === first.apiVersion) === false;
    const count = manifests.length;
    const message = (0,text_text/* text */.Qq) `${(0,text_text/* list */.p_)(manifests.map((one) => (0,text_text/* name */.UU)('object', (0,visible/* titleOf */.Gg)(one))))} ${(0,text_text/* verbFor */.Tq)(count, 'is', 'are')} of ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(first.apiVersion))}, newer than every version of this API that fleetplan knows: planned as ${(0,text_text/* code */.aY)(newestFor(first) ?? '')}. New fields are not evaluated.${isNew ? (0,text_text/* text */.Qq) ` A cluster that does not serve it refuses the edit and keeps the object it has.` : text_text/* NO_TEXT */.gd}`;
    return [(isNew ? manifest_problem/* unjudgedAt */.ev : manifest_problem/* warningAt */.MK)(first.placeOf(['apiVersion']), 'newer-api', message)];
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/prepared.js



function prepared(base, head, snapshot) {
    const written = inKnownApis(head, base);
    const live = { ...snapshot, objects: inKnownApis(snapshot.objects).manifests };
    const before = base && inKnownApis(base);
    const placed = (0,namespaces/* inNamespaces */.GD)(before && before.manifests, written.manifests, live);
    const ofCluster = (0,definition/* definitionsIn */.kM)(snapshot.objects);
    return {
        base: placed.base && (0,definition/* withDefinitions */.pe)(placed.base, ofCluster),
        head: (0,definition/* withDefinitions */.pe)(placed.head, ofCluster, (0,definition/* definitionsIn */.kM)(head)),
        snapshot: { ...live, objects: (0,definition/* withDefinitions */.pe)(live.objects, ofCluster) },
        assumed: new Set([...written.assumed, ...(before?.assumed ?? [])]),
        unplaced: placed.problems,
        problems: written.problems,
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/refused-names.js







const API_VERSION = /^(?:[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?\/)?v\d+(?:(?:alpha|beta)\d+)?$/;
const FILLED_IN = /[${}<>%@#|]/;
function refusedNames(base, head) {
    if (base === null)
        return [];
    const before = (0,identity/* byIdentity */.MU)(base);
    return head.filter(planned_kinds/* isPlanned */.H9).flatMap((manifest) => {
        const was = before.get((0,identity/* identityOf */.cu)(manifest));
        return was !== undefined && isSameObject(manifest, was) ? [] : (faultOf(manifest) ?? []);
    });
}
function faultOf(manifest) {
    const { apiVersion, namespace } = manifest;
    if (isWrong(apiVersion, (text) => API_VERSION.test(text)))
        return problem(manifest, ['apiVersion'], apiVersion, 'such as apps/v1');
    if (isWrong(manifest.name, manifest_selector/* isDnsSubdomain */.sg))
        return problem(manifest, ['metadata', 'name'], manifest.name, 'of lower-case letters, digits, - and .');
    if (namespace !== null && isWrong(namespace, isDnsLabel))
        return problem(manifest, ['metadata', 'namespace'], namespace, 'of lower-case letters, digits and -');
    return null;
}
function isWrong(text, isTaken) {
    return !FILLED_IN.test(text) && !isTaken(text);
}
function isDnsLabel(text) {
    return text.length <= manifest_selector/* MAX_LABEL_LENGTH */.rn && !text.includes('.') && (0,manifest_selector/* isDnsSubdomain */.sg)(text);
}
function problem(manifest, path, written, form) {
    const field = (0,text_text/* code */.aY)(path.join('.'));
    const message = (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', (0,visible/* titleOf */.Gg)(manifest))}: the API server refuses the object, because ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(written))} is not a valid ${field}. Write ${field} ${(0,text_text/* literal */.eu)(form)}, without spaces.`;
    return (0,manifest_problem/* errorAt */.Os)(manifest.placeOf(path), 'refused-edit', message);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/history.js
var systems_history = __webpack_require__(5147);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/resolve.js







function resolveSides(sides, input) {
    const { before, after } = sides;
    const head = resolveSystems({ ...sides, manifests: after, previous: before, comparedWith: before }, input);
    if (before === null)
        return { base: null, head };
    if (sides.isOneSide && isSameObjects(before, after))
        return { base: head, head };
    return {
        base: resolveSystems({ ...sides, manifests: before, previous: before, comparedWith: after }, input),
        head,
    };
}
function isSameObjects(before, after) {
    return (before.length === after.length &&
        before.every((one, i) => one.definition === after[i]?.definition && (0,canonical/* isSameJson */.TL)(one.object, after[i]?.object)));
}
function resolveSystems({ manifests, previous, comparedWith, isCopied, assumed }, input) {
    const durations = durationsOf(input.config);
    return new Map(src_systems/* SYSTEMS */.L.map((system) => {
        const claimed = (list) => list.filter((manifest) => (0,kinds/* kindOf */.I)(system.kinds, manifest) && !isCopied(manifest));
        const own = claimed(manifests);
        const base = previous && claimed(previous);
        const compared = comparedWith && claimed(comparedWith);
        const resolution = system.resolve({
            objects: systems_history/* Histories */.Pk.of(system.kinds, { own, base, live: input.snapshot.objects, compared }),
            neighbours: manifests,
            ...(previous ? { neighboursBefore: previous } : {}),
            copied: manifests.filter(isCopied),
            snapshot: input.snapshot,
            workMs: (labels) => nodeWork(labels, durations).plainMs,
            options: input.config.systems[system.id],
            at: input.at,
            until: input.at + input.horizonMs,
        });
        const policies = withoutUnknownFields(resolution.policies, assumed);
        return [system.id, withPlaceOfVersion({ ...resolution, policies }, system.id, input)];
    }));
}
const SETTING_CODES = ['unknown-version', 'newer-version'];
function withPlaceOfVersion(resolution, system, { configPlaces }) {
    if (!configPlaces)
        return resolution;
    const problems = resolution.problems.map((problem) => SETTING_CODES.includes(problem.code) && problem.place === null
        ? { ...problem, place: configPlaces(['systems', system, 'version']) }
        : problem);
    return { ...resolution, problems };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/evaluate.js
var evaluate = __webpack_require__(492);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/verdict.js
function verdictOf(plan, findings, input) {
    if (plan.problems.some((problem) => problem.severity === 'error'))
        return 'unknown';
    const counted = findings.filter(({ status }) => status === 'new' || status === 'worsened' || (status === 'unchanged' && input.failOnExisting));
    const bar = input.failOn === 'warning' ? ['error', 'warning'] : ['error'];
    if (counted.some(({ severity }) => bar.includes(severity)))
        return 'fail';
    const isLost = plan.problems.some(({ isUnjudged }) => isUnjudged === true);
    return isLost || counted.some(({ severity }) => severity !== 'info') ? 'warn' : 'pass';
}
function judgeable(findings, ofSnapshot, problems) {
    const isError = ({ severity }) => severity === 'error';
    if (ofSnapshot.some(isError))
        return [];
    return problems.some(isError) ? findings.filter(({ status }) => status !== 'fixed') : findings;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan.js

























function planCluster(input) {
    return planner(input)(input.at);
}
function planner(input) {
    const read = readChange(input);
    return (at) => planAt(read, { ...input, snapshot: read.snapshot, at });
}
function planAt(read, input) {
    const change = resolve(read, input);
    const measured = measure(change, input);
    const guarded = [...change.guarded, ...GUARDS.flatMap((guard) => guard(change))];
    const plan = { ...measured, problems: [...plan_problemsOf(guarded, change, input), ...measured.problems] };
    const findings = (0,evaluate/* evaluate */._)(plan, ruleSettingsOf(input.config, input.configPlaces ?? null));
    return reportOf(plan, findings, read, input);
}
function planOverLive(input) {
    const read = overLive(readChange(input));
    const given = { ...input, snapshot: read.snapshot };
    const change = resolve(read, given);
    return editedPolicies(change.policies.base, change.policies.head).size === 0
        ? null
        : measure(change, given);
}
function readChange({ base, head, snapshot, config, proposedConfig }) {
    const read = (0,guards_read/* readSides */.hn)(base, head, { snapshot, config });
    const ready = prepared(read.base && read.base.manifests, read.head.manifests, snapshot);
    const is = { ...read.head, manifests: ready.head };
    const was = read.base && { ...read.base, manifests: ready.base ?? [] };
    const sides = { base: was, head: is };
    const objects = [...unknownKinds(is.manifests, was?.manifests), ...ready.unplaced];
    const guarded = READING_GUARDS.flatMap((guard) => guard(sides));
    const missing = [...guarded, ...objects].filter((one) => one.isOfNew !== true);
    const twice = new Set(is.gaps.flatMap(({ of, key }) => (of === 'twice' ? key : [])));
    const unread = unreadOf(was?.manifests ?? [], is.manifests, { problems: missing, twice });
    const there = { ...is, manifests: [...is.manifests, ...unread] };
    const retained = retainedObjects({ base: was, head: there });
    return {
        base: was,
        head: { ...is, manifests: [...there.manifests, ...retained.objects] },
        guarded: [...guarded, ...retained.problems],
        snapshot: ready.snapshot,
        assumed: ready.assumed,
        problems: [
            ...unreadProblem(unread),
            ...objects,
            ...ready.problems,
            ...refusedNames(was && was.manifests, is.manifests),
        ],
        isOneSide: base === head,
        configEdits: proposedConfig ? (0,weakened/* editsOf */.t7)(proposedConfig) : { edits: [], problems: [] },
    };
}
function overLive(read) {
    const { base, head, snapshot } = read;
    const { held, asked } = heldAndAsked(head.manifests, snapshot.objects);
    return {
        ...read,
        base: base && { ...base, manifests: held },
        head: { ...head, manifests: asked },
        isOneSide: false,
    };
}
function resolve(read, input) {
    const { base, head, snapshot, assumed, isOneSide } = read;
    const before = base && base.manifests;
    const after = head.manifests;
    const isCopied = copiedElsewhere(before, after, snapshot);
    const resolved = resolveSides({ before, after, isCopied, assumed, isOneSide }, input);
    return {
        ...{ ...read, resolved, isCopied },
        policies: { base: policiesOf(resolved.base), head: policiesOf(resolved.head) },
        copied: new Set([...copiesOf(before ?? [], snapshot), ...copiesOf(after, snapshot)]),
    };
}
const FREEZES_AHEAD_MS = 366 * 86_400_000;
function measure({ resolved, snapshot, configEdits }, input) {
    const { config, at, horizonMs, mostSteps, onSteps } = input;
    const { timeZone, cluster } = config;
    const until = at + Math.max(horizonMs, FREEZES_AHEAD_MS);
    return makePlan({
        ...{ ...resolved, snapshot, at, horizonMs, timeZone, cluster },
        assumptions: assumptionsOf(config, input.scenario),
        freezes: (0,freeze/* freezesOf */._)(config.freezes, timeZone, { from: at, to: until }),
        charts: input.head.charts ?? [],
        configEdits: configEdits.edits,
        problems: [],
        ...(mostSteps === undefined ? {} : { mostSteps }),
        ...(onSteps ? { onSteps } : {}),
    });
}
function plan_problemsOf(guarded, change, input) {
    const { base, head, policies, snapshot, resolved, isCopied } = change;
    const { config, configPlaces = null, snapshotProblems, at } = input;
    const resolutions = [...resolved.head.values(), ...(resolved.base?.values() ?? [])];
    const targets = [...snapshot.nodes, ...resolutions.flatMap((one) => one.targets)];
    const planned = [...head.manifests, ...(base?.manifests ?? [])].filter((one) => !isCopied(one));
    const found = [
        ...[...snapshotProblems, ...plannedMaintenance(snapshot), ...notYetCreated(snapshot, at)],
        ...settingsOfNothing(config, configPlaces, targets),
        ...guarded,
        ...[...change.problems, ...newerDefinitions(policies.head), ...(0,edited_parts/* editedParts */.m)(policies.base, policies.head)],
        ...noFleet(planned, snapshot, snapshotProblems),
    ];
    const isExplained = found.some(({ severity }) => severity === 'error') || policies.head.some(startsLive);
    const nothing = isExplained ? [] : nothingToPlan(change, config.requirePolicies);
    return severityOf([...found, ...nothing], config.unjudged);
}
function startsLive({ live, change }) {
    return live && change?.kind === 'resources';
}
function reportOf(measured, all, { head }, input) {
    const standing = measured.problems.filter(({ isStanding }) => isStanding === true);
    const plan = { ...measured, problems: measured.problems.filter((one) => !standing.includes(one)) };
    const judged = judgeable(all, input.snapshotProblems, plan.problems);
    const findings = judged.filter(({ waiver }) => waiver === null);
    const verdict = verdictOf(plan, findings, input);
    const passed = (0,plan_passed/* withoutReported */.Mb)((0,guards_read/* skippedFiles */.CT)(head), plan, judged);
    return {
        ...{ plan, findings, verdict, standing, passed, coverage: (0,carriers/* coverageOf */._5)(head) },
        waived: judged.filter(({ waiver }) => waiver !== null),
        wouldFail: verdict === 'fail' || verdict === 'unknown',
        failOn: input.failOn,
        sides: { base: input.base?.label ?? null, head: input.head.label },
        rulesFrom: input.rulesFrom,
        notices: [...input.notices, ...(0,plan_passed/* passedNotice */.XL)(passed), ...standing.map(({ message }) => message)],
    };
}
function policiesOf(side) {
    return [...(side?.values() ?? [])].flatMap(({ policies }) => policies);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/run-report.js
var run_report = __webpack_require__(780);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/run.js






function chooseClusters(config, chosen) {
    const key = chosen ?? config.cluster;
    if (config.clusters.length === 0)
        return { clusters: (0,clusters/* clustersOf */.Dg)({ ...config, cluster: key }), key };
    const all = (0,clusters/* clustersOf */.Dg)(config);
    if (chosen === null)
        return { clusters: all, key };
    const found = all.find(({ config: { cluster } }) => cluster === chosen);
    if (found)
        return { clusters: [{ ...found, target: { ...found.target, isAlone: true } }], key };
    const names = config.clusters.map(({ name }) => name);
    const meant = (0,visible/* nearest */.pA)(chosen, names);
    throw new Error(`The configuration lists no cluster ${(0,visible/* visible */.RK)(chosen)}.${meant === null ? ` It lists ${(0,visible/* visible */.RK)(names.join(', '))}.` : ` Did you mean ${(0,visible/* visible */.RK)(meant)}?`}`);
}
function makeRun(inputs) {
    return run_together(withOutsideOfRun(inputs).map(planCluster));
}
function run_together([first, ...rest]) {
    if (first === undefined)
        throw new RangeError('a run over no cluster');
    return (0,run_report/* runReport */.q)([first, ...rest]);
}
function heldByClusters(inputs) {
    return withOutsideOfRun(inputs).flatMap((input) => input.snapshot.objects.length === 0 ? [] : (planOverLive(input) ?? []));
}
function decider(inputs, expected) {
    const reporters = withOutsideOfRun(inputs).map(planner);
    return (at) => decide(run_together(reporters.map((reportAt) => reportAt(at))), expected);
}
function withOutsideOfRun(inputs) {
    if (inputs.length === 1)
        return inputs;
    const [unread, read] = [inputs.filter(run_isUnread), inputs.filter((input) => !run_isUnread(input))];
    const left = inputs[0]?.head.outside?.flatMap(({ path, isTakenOut }) => (isTakenOut ? path : []));
    const isLeft = new Set(left);
    return inputs.map((input, index) => {
        const isOwn = (0,manifest_path/* withinAny */.OQ)(inputsOf([input]));
        const isElsewhere = (0,manifest_path/* withinAny */.OQ)(inputsOf(read.filter((one) => one !== input)));
        const isUnreadElsewhere = (0,manifest_path/* withinAny */.OQ)(inputsOf(unread));
        const outside = input.head.outside
            ?.filter(({ path }) => isOwn(path) || !isElsewhere(path))
            .map((file) => index > 0 && !isUnreadElsewhere(file.path) && !isLeft.has(file.path)
            ? { ...file, isNamedElsewhere: true }
            : file);
        const head = { ...input.head, ...(outside ? { outside } : {}) };
        return { ...input, head, base: input.base === input.head ? head : input.base };
    });
}
function run_isUnread({ head: { problems, coverage } }) {
    return (problems.some(({ severity }) => severity === 'error') ||
        coverage.some(({ outcome }) => outcome !== 'evaluated' && 'failed' in outcome));
}
function inputsOf(inputs) {
    return inputs
        .flatMap(({ base, head }) => (base ? [head, base] : [head]))
        .flatMap(({ files, renderedPaths }) => [...files.map(({ path }) => path), ...renderedPaths]);
}
function exitCodeOf({ verdict, failOn }) {
    if (verdict === 'unknown')
        return 2;
    return verdict === 'fail' && failOn !== 'never' ? 1 : 0;
}


/***/ }),

/***/ 6866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ claimedAs)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7300);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6396);


function claimedAs(named) {
    for (const system of _index_js__WEBPACK_IMPORTED_MODULE_0__/* .SYSTEMS */ .L) {
        const spec = (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(system.kinds, named);
        if (spec)
            return { system, spec };
    }
    return null;
}


/***/ })

};
