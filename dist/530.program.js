export const id = 530;
export const ids = [530];
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

/***/ 668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ asksLater),
/* harmony export */   rM: () => (/* binding */ decidedThere)
/* harmony export */ });
/* unused harmony export firstBetween */
const ASKS = /\b(?:lookup|getHostByName|now|ago|rand(?:Alpha|AlphaNum|Ascii|Numeric|Bytes|Int)|uuidv4|shuffle|gen(?:PrivateKey|CA|CAWithKey|SelfSignedCert|SelfSignedCertWithKey|SignedCert|SignedCertWithKey)|bcrypt|htpasswd|encryptAES|IsInstall|IsUpgrade|Revision|Capabilities)\b/;
const EVERYWHERE = /\.Capabilities\.APIVersions\.Has\s+"(?:v1|(?:apps|batch|policy|networking\.k8s\.io|rbac\.authorization\.k8s\.io|scheduling\.k8s\.io|admissionregistration\.k8s\.io|apiextensions\.k8s\.io)\/v1(?:\/\w+)?|autoscaling\/v[12](?:\/\w+)?)"/g;
const OPENS = /^(?:if|with|range|define|block)\b/;
function asksLater(part) {
    return ASKS.test(part.replaceAll(/\bCapabilities\b/g, ''));
}
function decidedThere(template) {
    const found = [];
    const open = [];
    for (const { start, end } of actionsIn(template)) {
        const written = template.slice(start, end);
        const action = written.slice(2, -2).replace(/^-?\s*/, '');
        const asks = ASKS.test(action.replace(EVERYWHERE, ''));
        const block = open.at(-1);
        if (OPENS.test(action))
            open.push({ start, asks });
        else if (/^else\b/.test(action) && block !== undefined)
            block.asks ||= asks;
        else if (/^end\b/.test(action)) {
            if (open.pop()?.asks === true && block !== undefined)
                found.push(template.slice(block.start, end));
        }
        else if (asks)
            found.push(written);
    }
    return found;
}
const COMMENT = /\{\{-?\s*\/\*/y;
function* actionsIn(template) {
    let span = firstBetween(template, '{{', '}}');
    while (span !== null) {
        COMMENT.lastIndex = span.start;
        const isComment = COMMENT.test(template);
        const whole = isComment ? firstBetween(template, '*/', '}}', COMMENT.lastIndex) : span;
        if (whole === null)
            return;
        if (!isComment)
            yield span;
        span = firstBetween(template, '{{', '}}', whole.end);
    }
}
function firstBetween(text, open, close, from = 0) {
    const start = text.indexOf(open, from);
    const closed = start < 0 ? -1 : text.indexOf(close, start + open.length);
    return closed < 0 ? null : { start, end: closed + close.length };
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
    const pattern = new RegExp(shortest(words)
        .map((word) => word.replaceAll('.', '\\.'))
        .join('|'), 'i');
    return (text) => {
        if (pattern.test(text) || isTagged(text) || text.includes(WIDE))
            return true;
        return text.includes('\\') && HAS_ESCAPES.test(text) && pattern.test(decoded(text));
    };
}
const KIND = /\bkind["']?[ \t]*:[ \t]*["']?(\w+)/g;
function kindsWritten(text) {
    return Array.from(text.matchAll(KIND), ([, kind = '']) => kind);
}
function isTagged(text) {
    return (text.includes('!') || text.includes('%')) && TAGGED.test(text);
}
function shortest(words) {
    const lower = [...new Set(words.map((word) => word.toLowerCase()))];
    return lower.filter((word) => !lower.some((other) => other !== word && word.includes(other)));
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
/* harmony export */   i: () => (/* binding */ atOrigin),
/* harmony export */   y: () => (/* binding */ declaredOf)
/* harmony export */ });
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

/***/ 4819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ mentionsNeighbour),
/* harmony export */   H3: () => (/* binding */ PLANNED_KINDS),
/* harmony export */   H9: () => (/* binding */ isPlanned),
/* harmony export */   Jt: () => (/* binding */ refersToAny),
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
/* harmony import */ var _systems_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2690);
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
const SETTINGS = /\bkind["']?[ \t]*:[ \t]*["']?(?:ConfigMap|Secret|(?:Cluster)?(?:External|Sealed|Sops|VaultStatic|VaultDynamic)Secret)\b/;
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

/***/ 7022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ atEnd)
/* harmony export */ });
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
function atEnd(clean) {
    const undo = () => {
        for (const signal of SIGNALS)
            process.off(signal, onSignal);
        process.off('exit', clean);
    };
    const onSignal = (signal) => {
        undo();
        clean();
        process.kill(process.pid, signal);
    };
    for (const signal of SIGNALS)
        process.on(signal, onSignal);
    process.on('exit', clean);
    return undo;
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
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7085);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9125);
/* harmony import */ var _file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9057);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2587);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1911);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7531);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1460);











const MOST_ENTRIES = 500_000;
const LEFT_OUT = new Set(['.git', 'node_modules']);
const EMACS_LOCK = '.#';
const FILE_MODE = '100644';
const FOLDER_MODE = '040000';
const OTHER_MODE = '000000';
function folderRoot(folder) {
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(folder);
    const ids = new Map();
    return {
        ...filesBelow(root),
        idOf({ sha }) {
            const known = ids.get(sha);
            if (known !== undefined)
                return known;
            const isLarge = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(sha).size > _root_js__WEBPACK_IMPORTED_MODULE_8__/* .READ_LIMITS */ .Cl.bytes;
            const id = isLarge ? sha : (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256').update(contentIn(root, sha)).digest('hex');
            ids.set(sha, id);
            return id;
        },
        read(wanted, limits) {
            if (wanted.length > limits.files)
                throw new _root_js__WEBPACK_IMPORTED_MODULE_8__/* .ReadError */ .F_((0,_problems_js__WEBPACK_IMPORTED_MODULE_9__/* .countProblem */ .bu)(limits));
            const contents = new Map();
            let bytes = 0;
            for (const { path, sha, mode } of wanted) {
                const content = mode === _root_js__WEBPACK_IMPORTED_MODULE_8__/* .LINK_MODE */ .BG ? targetIn(root, sha) : (0,_file_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesOf */ .$$)(sha, path, limits);
                contents.set(path, content);
                bytes += Buffer.isBuffer(content) ? content.length : 0;
                if (bytes > limits.bytes)
                    throw new _root_js__WEBPACK_IMPORTED_MODULE_8__/* .ReadError */ .F_((0,_problems_js__WEBPACK_IMPORTED_MODULE_9__/* .totalProblem */ .ue)(limits));
            }
            return contents;
        },
    };
}
function contentIn(root, absolute) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(absolute).isSymbolicLink() ? targetIn(root, absolute) : (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(absolute);
}
function targetIn(root, link) {
    const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readlinkSync)(link);
    const isOwn = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(target) && (0,_inside_js__WEBPACK_IMPORTED_MODULE_7__/* .isInside */ .F)(root, target);
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
        if (looked > MOST_ENTRIES)
            return { entries: [], problems: [tooMany(root)] };
        for (const child of children) {
            const name = (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .decodeLossy */ .bW)(child.name);
            if (LEFT_OUT.has(name) || (child.isSymbolicLink() && name.startsWith(EMACS_LOCK)))
                continue;
            const path = folder === '' ? name : `${folder}/${name}`;
            if (child.isDirectory() && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(child.name))
                folders.push(path);
            else
                entries.push({ path, mode: modeOf(child), sha: `${root}/${path}` });
        }
    }
    return { entries: (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .sortedByBytes */ .OU)(entries, ({ path }) => path), problems };
}
function childrenOf(root, folder, problems) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder), { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        problems.push((0,_problems_js__WEBPACK_IMPORTED_MODULE_9__/* .unreadableProblem */ .$Z)(folder, error));
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
function tooMany(folder) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${(0,_problems_js__WEBPACK_IMPORTED_MODULE_9__/* .pathName */ .Dt)(folder)} contains more than ${MOST_ENTRIES} files and folders; none was read. Name a smaller folder.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .errorAt */ .Os)(null, 'too-many-files', message);
}


/***/ }),

/***/ 212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ changedOutside)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7085);
/* harmony import */ var _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1886);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1432);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1911);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7531);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1460);








const MOST_FILES = 5_000;
const LIMITS = { files: MOST_FILES, bytesPerFile: 10 * 1024 ** 2, bytes: 100 * 1024 ** 2 };
function changedOutside(base, head, { read, exclusions }) {
    if (base === null)
        return { files: [], problem: null };
    const [broken] = [...base.problems, ...head.problems];
    if (broken)
        return { files: [], problem: broken };
    const pairs = pairsOf(base, head, read);
    const isPart = partsOf(pairs, head);
    const wanted = pairs
        .filter(({ path, isChanged }) => isChanged || isPart(path))
        .toSorted((a, b) => Number(b.isChanged) - Number(a.isChanged))
        .slice(0, MOST_FILES);
    try {
        const was = base.read(wanted.flatMap(({ before }) => before ?? []), LIMITS);
        const is = head.read(wanted.flatMap(({ after }) => after ?? []), LIMITS);
        const kept = (0,_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlobs */ .tI)([_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_FILE */ .WO, ...exclusions]).globs;
        const unread = wanted.filter(({ path, isChanged }) => isChanged && isManifest(path) && kept.matches(path) && [was.get(path), is.get(path)].some(isProblem));
        const files = wanted.flatMap(({ path }) => {
            const [before, text] = [textOf(was.get(path)), textOf(is.get(path))];
            return before === null && text === null
                ? []
                : [{ path, before, text, isTakenOut: !kept.matches(path) }];
        });
        return { files, problem: tooLarge(unread.map(({ path }) => path)) };
    }
    catch (error) {
        if (!(error instanceof _root_js__WEBPACK_IMPORTED_MODULE_4__/* .ReadError */ .F_))
            throw error;
        const { problem } = error;
        return { files: [], problem: problem.code === 'too-large' ? (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .asUnjudged */ .Ft)(problem) : problem };
    }
}
function pairsOf(base, head, read) {
    const filesOf = ({ entries }) => new Map(entries.flatMap((entry) => entry.mode.startsWith('100') && !read.has(entry.path) ? [[entry.path, entry]] : []));
    const [was, is] = [filesOf(base), filesOf(head)];
    return [...new Set([...is.keys(), ...was.keys()])].map((path) => {
        const [before, after] = [was.get(path) ?? null, is.get(path) ?? null];
        const isChanged = before === null || after === null || base.idOf(before) !== head.idOf(after);
        return { path, before, after, isChanged };
    });
}
function isProblem(content) {
    return content !== undefined && !Buffer.isBuffer(content);
}
function textOf(content) {
    return Buffer.isBuffer(content) ? (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .decodeMarked */ .bG)(content) : null;
}
function isManifest(path) {
    return /\.(?:ya?ml|json)$/i.test(path) && !/(?:^|[/.-])lock\.(?:ya?ml|json)$/i.test(path);
}
const PATHS_SHOWN = 3;
function tooLarge(paths) {
    if (paths.length === 0)
        return null;
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `Not evaluated, larger than ${LIMITS.bytesPerFile / 1024 ** 2} MiB: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .few */ .H$)(paths.map(_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .pathName */ .Dt), PATHS_SHOWN)}. Name in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('policies')} what a cluster gets, and exclude the rest (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('!path')}).`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .unjudgedAt */ .ev)(null, 'outside-policies', message);
}
function partsOf(pairs, { entries }) {
    const changed = pairs.filter(({ isChanged }) => isChanged);
    if (changed.length === 0)
        return () => false;
    const all = new Set(entries.map(({ path }) => path));
    const charts = new Set();
    const kustomizations = new Set();
    for (const { path } of changed) {
        const above = foldersAbove(path);
        for (const folder of above)
            if (all.has((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__/* .inside */ .nx)(folder, 'Chart.yaml')))
                charts.add(folder);
        const nearest = above.find((folder) => _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_2__/* .KUSTOMIZATION_NAMES */ .H7.some((name) => all.has((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__/* .inside */ .nx)(folder, name))));
        if (nearest !== undefined)
            kustomizations.add(nearest);
    }
    return (path) => {
        const chart = path.endsWith('Chart.yaml') ? (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(path) : /^(?:(.*?)\/)?templates\//.exec(path);
        const folder = typeof chart === 'string' ? chart : chart && (chart[1] ?? '');
        const isOfChart = folder !== null && charts.has(folder);
        return isOfChart || (kustomizations.has((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(path)) && /\.ya?ml$|(?:^|\/)Kustomization$/.test(path));
    };
}
function foldersAbove(path) {
    const folders = [(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(path)];
    for (let folder = folders[0] ?? ''; folder !== ''; folder = (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(folder))
        folders.push((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(folder));
    return folders;
}


/***/ }),

/***/ 6747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ atPrefix)
/* harmony export */ });
function atPrefix(one, prefix) {
    if (prefix === '')
        return one;
    const under = (place) => ({ ...place, file: prefix + place.file });
    if ('severity' in one)
        return one.place === null ? one : { ...one, place: under(one.place) };
    const { path, key = path, origin } = one;
    if (origin === undefined)
        return { ...one, key, path: prefix + path };
    const moved = (manifest) => {
        const found = origin(manifest);
        return { ...found, place: under(found.place), placeOf: (field) => under(found.placeOf(field)) };
    };
    return { ...one, key, path: prefix + path, origin: moved };
}


/***/ }),

/***/ 6130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ kustomizationOf),
/* harmony export */   aY: () => (/* binding */ putOver),
/* harmony export */   dq: () => (/* binding */ kustomizationIn),
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   vi: () => (/* binding */ readKustomizations)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);
/* harmony import */ var _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1886);
/* harmony import */ var _manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3549);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5022);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4585);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83);
/* harmony import */ var _manifest_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1570);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3972);
/* harmony import */ var _render_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3868);









function kustomizationIn(tree, folder) {
    const names = _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__/* .KUSTOMIZATION_NAMES */ .H7.map((name) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(folder, name));
    return names.find((name) => tree.isFile(name)) ?? null;
}
function kustomizationOf(tree, folder) {
    const file = kustomizationIn(tree, folder);
    const value = file === null ? null : tree.value(file);
    return (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(value) ? value : null;
}
const BY_NAME = new Set(['images', 'replicas']);
function putOver(own, over) {
    const result = { ...own };
    for (const [key, value] of Object.entries(over)) {
        const before = result[key];
        if (Array.isArray(value) && Array.isArray(before)) {
            const names = new Set(value.map((one) => (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .textIn */ .r7)(one, 'name')));
            const kept = BY_NAME.has(key) ? before.filter((one) => !names.has((0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .textIn */ .r7)(one, 'name'))) : before;
            result[key] = [...kept, ...value];
        }
        else
            result[key] = (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(value) && (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(before) ? { ...before, ...value } : value;
    }
    return result;
}
function given(fields) {
    const isGiven = (value) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
    return Object.fromEntries(Object.entries(fields).flatMap(([key, value]) => (isGiven(value) ? [[key, value]] : [])));
}
function readKustomizations(tree, folder, instead = null) {
    const known = graphsOf(tree);
    const key = JSON.stringify([folder, instead]);
    const graph = known.get(key) ?? graphOf(tree, folder, instead);
    known.set(key, graph);
    return graph;
}
const graphsOf = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .remembered */ .HK)((_tree) => new Map());
function graphOf(tree, folder, instead) {
    const written = kustomizationIn(tree, folder);
    const root = written ?? (instead && (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(folder, _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__/* .KUSTOMIZATION_NAMES */ .H7[0]));
    if (root === null)
        throw new _render_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RenderError */ .vH(noKustomization(folder, folder || null), [folder]);
    const reader = new Reader(tree);
    if (written !== null)
        reader.input(written);
    if (instead === null)
        reader.folder(folder, root);
    else
        reader.kustomization(folder, root, {
            value: instead,
            placeOf: () => ({ file: root, line: 1, column: 1 }),
        });
    const inputs = [...reader.inputs];
    if (reader.problem !== null)
        throw new _render_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RenderError */ .vH(reader.problem, inputs);
    return { root, inputs, kustomizations: [...reader.kustomizations.values()] };
}
const REMOTE = new Set(['resources', 'bases', 'configMapGenerator', 'secretGenerator']);
class Reader {
    tree;
    inputs = new Set();
    kustomizations = new Map();
    problem = null;
    constructor(tree) {
        this.tree = tree;
    }
    input(path) {
        if (this.tree.isFile(path))
            this.inputs.add(path);
    }
    folder(folder, file) {
        if (this.kustomizations.has(file))
            return;
        for (const name of _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__/* .KUSTOMIZATION_NAMES */ .H7)
            this.input((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(folder, name));
        for (const document of this.documents(this.tree.yaml(file), file))
            if ((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(document.value))
                this.kustomization(folder, file, document);
            else if (document.value !== null)
                this.fail('kustomize-failed', notAMapping(file), file);
    }
    kustomization(folder, file, document) {
        const value = (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(document.value) ? document.value : {};
        const one = { file, folder, value, resources: [], others: [], inner: [], remote: [] };
        this.kustomizations.set(file, one);
        this.checkCase(value, document);
        for (const key of (0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__/* .chartKeysIn */ .Sw)(value)) {
            one.remote.push({ key, written: null, place: document.placeOf([key]) });
            const files = ['charts', ...(0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__/* .chartValuesIn */ .kI)(value)].flatMap((path) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(folder, path) ?? []);
            for (const path of files.filter((path) => this.tree.isFile(path) || this.tree.isFolder(path))) {
                one.others.push(path);
                this.inputs.add(path);
            }
        }
        for (const reference of (0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__/* .referencesIn */ .ii)(value))
            this.reference(one, reference, document);
    }
    reference(one, reference, document) {
        const { written, at, use, key, isInline } = reference;
        const place = document.placeOf(at);
        if (isInline) {
            if (use === 'plugin')
                this.plugin(one, written, place);
            return;
        }
        const path = (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(one.folder, written);
        if (path === null)
            this.fail('outside', leadsOut(written), place);
        else if ((0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__/* .isAddress */ .PW)(written) || this.tree.submoduleOf(path) !== null) {
            if (REMOTE.has(key))
                one.remote.push({ key, written, place });
            else
                this.fail('remote-base', notHere(written), place);
        }
        else if (this.tree.isFile(path)) {
            this.inputs.add(path);
            (use === 'objects' ? one.resources : one.others).push(path);
            if (use === 'plugin')
                this.plugin(one, this.tree.text(path) ?? '', place);
        }
        else if (this.tree.isFolder(path)) {
            const file = kustomizationIn(this.tree, path);
            if (file === null)
                this.problem ??= noKustomization(path, place);
            else {
                one.inner.push({ folder: path, key });
                this.folder(path, file);
                if (use === 'plugin')
                    this.plugins(one, path, place, 0);
            }
        }
        else {
            this.tree.below(path);
            this.fail('remote-base', notHere(written), place);
        }
    }
    plugin(one, written, place) {
        for (const { value } of this.documents((0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeYaml */ .bS)(written, place.file), place.file)) {
            if ((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(value))
                this.checkCase(value, { value, placeOf: () => place });
            for (const path of namedBy(value))
                this.reference(one, { ...DATA, written: path }, { value, placeOf: () => place });
        }
    }
    plugins(one, folder, place, depth) {
        const file = kustomizationIn(this.tree, folder) ?? '';
        for (const { value } of this.documents(this.tree.yaml(file), file)) {
            const other = Object.keys((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(value) ? value : {}).find((key) => !LISTING.has(key));
            if (other !== undefined || depth > MAX_DEPTH) {
                const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(folder))} changes the generators or transformers that it lists (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(other ?? 'resources'))}), so their files are unknown. List them as they are.`;
                this.fail('kustomize-plugin', message, place);
                return;
            }
            const listed = (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .itemsIn */ .Un)(value, 'resources').filter((written) => typeof written === 'string');
            for (const path of listed.flatMap((written) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(folder, written) ?? []))
                if (this.tree.isFile(path))
                    for (const at of [one, { ...one, folder }])
                        this.plugin(at, this.tree.text(path) ?? '', place);
                else
                    this.plugins(one, path, place, depth + 1);
        }
    }
    documents({ documents, problem }, file) {
        if (problem !== null) {
            const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(file))} cannot be read whole, so its files are unknown: ${problem.message}`;
            this.fail('kustomize-failed', message, problem.place ?? file);
        }
        return documents;
    }
    checkCase(value, document) {
        const key = keysIn(value).find((one) => !READING.has(one) && READING.has(folded(one)));
        if (key === undefined)
            return;
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `"${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(key))}" is a key of kustomize in other letters. Write it as the documentation of kustomize does.`;
        this.fail('kustomize-failed', message, document.placeOf([]));
    }
    fail(code, message, place) {
        this.problem ??= (0,_render_error_js__WEBPACK_IMPORTED_MODULE_3__/* .renderProblem */ .yM)(code, message, place);
    }
}
const MAX_DEPTH = 16;
const LISTING = new Set(['apiVersion', 'kind', 'metadata', 'resources']);
const READING = new Set([
    ...['resources', 'bases', 'components', 'crds', 'configurations', 'generators', 'transformers'],
    ...['validators', 'patches', 'patchesStrategicMerge', 'patchesJson6902', 'replacements', 'openapi'],
    ...['configMapGenerator', 'secretGenerator', 'path', 'paths', 'files', 'envs', 'env', 'kind'],
    ...['patchesstrategicmerge', 'patchesjson6902', 'configmapgenerator', 'secretgenerator'],
]);
function folded(key) {
    return key.toLowerCase().replaceAll('\u017f', 's').replaceAll('\u212a', 'k');
}
function keysIn(value) {
    if (Array.isArray(value))
        return value.flatMap(keysIn);
    if (!(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(value))
        return [];
    return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}
const DATA = { key: 'plugin', use: 'data', at: [], isInline: false };
function namedBy(plugin) {
    const kind = (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .textIn */ .r7)(plugin, 'kind') ?? '';
    const holders = kind.startsWith('Patch') ? [plugin] : (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .itemsIn */ .Un)(plugin, 'replacements');
    const paths = holders.flatMap((one) => (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .textIn */ .r7)(one, 'path') ?? []);
    const listed = ['files', 'envs', 'env', 'paths'].flatMap((key) => (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .field */ .ZZ)(plugin, key) ?? []);
    const files = listed.filter((one) => typeof one === 'string').map((one) => one.slice(one.indexOf('=') + 1));
    return [...paths, ...files].filter((one) => !one.includes('\n'));
}
function noKustomization(folder, place) {
    const where = (0,_render_error_js__WEBPACK_IMPORTED_MODULE_3__/* .folderText */ .ON)(folder, 'The root of the repository');
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${where} holds no kustomization.yaml. Correct the folder.`;
    return (0,_render_error_js__WEBPACK_IMPORTED_MODULE_3__/* .renderProblem */ .yM)('no-kustomization', message, place);
}
function notAMapping(file) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(file))} is not a mapping, so its files are unknown. Write it as a kustomization, in UTF-8.`;
}
function leadsOut(written) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `"${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(written))}" leads out of the repository; nothing outside of it is read. Put the file into the repository.`;
}
function notHere(written) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `"${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(written))}" is not a file or folder of this repository, and remote parts of a kustomization are not fetched. Put a copy of it into the repository, or correct the path.`;
}


/***/ }),

/***/ 688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ matchesSteps),
/* harmony export */   NN: () => (/* binding */ crosses),
/* harmony export */   T4: () => (/* binding */ isPinned),
/* harmony export */   TJ: () => (/* binding */ isOtherBranch),
/* harmony export */   Vo: () => (/* binding */ alternatives)
/* harmony export */ });
const TRUNK = /^(?:HEAD|main|master|trunk)$/;
function isOtherBranch(revision, branch) {
    const name = revision.replace(/^refs\/heads\//, '');
    return branch !== null && name !== '' && name !== branch && !TRUNK.test(name);
}
function isPinned(revision) {
    return /^(?:[0-9a-f]{7,40}|v?\d+\.\d+.*)$/.test(revision);
}
function crosses(pattern, path) {
    let [at, star, retry] = [0, -1, 0];
    for (let index = 0; index < path.length;) {
        if (pattern[at] === '*') {
            star = at;
            at += 1;
            retry = index;
        }
        else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === path[index])) {
            at += 1;
            index += 1;
        }
        else if (star >= 0) {
            at = star + 1;
            retry += 1;
            index = retry;
        }
        else
            return false;
    }
    return /^\**$/.test(pattern.slice(at));
}
function matchesSteps(pattern, path) {
    const [patterns, steps] = [pattern.replace(/\/$/, '').split('/'), path.split('/')];
    return patterns.length === steps.length && steps.every((step, at) => crosses(patterns[at] ?? '', step));
}
const MOST_PATTERNS = 100;
function alternatives(pattern) {
    if (/[[\]\\]/.test(pattern))
        return null;
    let patterns = [''];
    for (const part of pattern.split(/(\{[^{}]*\})/)) {
        const choices = part.startsWith('{') ? part.slice(1, -1).split(',') : [part];
        if (choices.length === 1 && /[{}]/.test(part))
            return null;
        patterns = patterns.flatMap((before) => choices.map((choice) => before + choice));
        if (patterns.length > MOST_PATTERNS)
            return null;
    }
    return patterns;
}


/***/ }),

/***/ 6322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l1: () => (/* binding */ unpack),
/* harmony export */   oH: () => (/* binding */ packedFiles),
/* harmony export */   uZ: () => (/* binding */ MOST_BYTES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8522);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8815);
/* harmony import */ var _manifest_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3549);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1640);






const MOST_BYTES = 128 * 1024 ** 2;
const MOST_FILES = 5000;
const BLOCK = 512;
function unpack(archive, folder) {
    let root = null;
    for (const { path, content } of packedFiles(archive)) {
        const [first = '', ...steps] = path.split('/');
        if (steps.length === 0 || ![first, ...steps].every(isPlain) || (root ?? first) !== first)
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('archive');
        root = first;
        write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...steps), content);
    }
    return nameOf(folder);
}
function packedFiles(archive, mostBytes = MOST_BYTES) {
    const files = [];
    for (const file of filesOf(uncompressed(archive, mostBytes))) {
        if (files.push(file) > MOST_FILES)
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('large');
    }
    return files;
}
function uncompressed(archive, mostBytes) {
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.gunzipSync)(archive, { maxOutputLength: mostBytes });
    }
    catch (error) {
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)(error.code === 'ERR_BUFFER_TOO_LARGE' ? 'large' : 'archive');
    }
}
function write(path, content) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, content, { flag: 'wx', mode: 0o600 });
    }
    catch {
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('archive');
    }
}
function isPlain(step) {
    return step !== '' && step !== '.' && step !== '..' && step.length < 256 && !/[\\\p{Cc}]/u.test(step);
}
function* filesOf(tar) {
    let longName = null;
    for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0;) {
        const header = tar.subarray(at, at + BLOCK);
        const size = Number.parseInt(text(header, 124, 12).trim() || '0', 8);
        const end = at + BLOCK + size;
        if (!(size >= 0) || end > tar.length)
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('archive');
        const content = tar.subarray(at + BLOCK, end);
        at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
        const type = text(header, 156, 1);
        if (type === 'x')
            longName = paxPath(content) ?? longName;
        else if (type === 'L')
            longName = text(content, 0, size);
        else if (type === '' || type === '0') {
            yield { path: longName ?? nameIn(header), content };
            longName = null;
        }
        else if (type === '5')
            longName = null;
        else if (type !== 'g')
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('archive');
    }
}
function nameIn(header) {
    const prefix = text(header, 257, 5) === 'ustar' ? text(header, 345, 155) : '';
    return (prefix === '' ? '' : `${prefix}/`) + text(header, 0, 100);
}
function text(block, at, length) {
    const bytes = block.subarray(at, at + length);
    const end = bytes.indexOf(0);
    return bytes.toString('utf8', 0, end < 0 ? bytes.length : end);
}
function paxPath(records) {
    let path = null;
    for (let at = 0; at < records.length;) {
        const space = records.indexOf(' ', at);
        const length = Number.parseInt(records.toString('latin1', at, space), 10);
        if (space < 0 || !(length > 0))
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('archive');
        const [key = '', ...value] = records.toString('utf8', space + 1, at + length - 1).split('=');
        if (key === 'size' || key === 'linkpath' || key.startsWith('GNU.sparse'))
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('archive');
        if (key === 'path')
            path = value.join('=');
        at += length;
    }
    return path;
}
function nameOf(folder) {
    const chart = yamlIn(folder, 'Chart.yaml');
    const [name, version] = [(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .textIn */ .r7)(chart, 'name'), (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .textIn */ .r7)(chart, 'version')];
    if (name === null || version === null)
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('archive');
    const requirements = yamlIn(folder, 'requirements.yaml');
    const wanted = [...(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .itemsIn */ .Un)(chart, 'dependencies'), ...(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .itemsIn */ .Un)(requirements, 'dependencies')];
    const inside = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'charts')) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'charts')) : [];
    const isInside = (called) => inside.some((entry) => entry === called ||
        (entry.startsWith(`${called}-`) && entry.endsWith('.tgz')) ||
        (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .textIn */ .r7)(yamlIn(folder, `charts/${entry}/Chart.yaml`), 'name') === called);
    if (!wanted.every((one) => isInside((0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .textIn */ .r7)(one, 'name') ?? '')))
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('dependency');
    return { name, version };
}
function yamlIn(folder, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return undefined;
    try {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_3__/* .parse */ .qg)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'), { schema: 'failsafe', maxAliasCount: 10 });
    }
    catch {
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('archive');
    }
}


/***/ }),

/***/ 1640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P_: () => (/* binding */ Refusal),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   gz: () => (/* binding */ failed)
/* harmony export */ });
const DECLARED = {
    none: 'remote charts are not fetched (`remotes: none`)',
    event: 'remote charts are not fetched under pull_request_target and workflow_run',
    untouched: 'the change does not touch it',
    unlisted: 'neither the base nor `remotes` names its repository; add it to `remotes` of the configuration in a change before this one',
    credentials: 'its repository asks for credentials, and none are configured',
};
const FAILED = {
    address: 'its repository is not an address that can be fetched; use https:// or oci:// without credentials',
    insecure: 'its repository is not reached over https',
    'private-address': 'a host of its repository has an address that is not public',
    host: 'a host of its repository was not found',
    unreachable: 'its repository did not answer',
    redirect: 'its repository redirects to another host; name the new address',
    'too-many-redirects': 'its repository redirects more than 5 times',
    status: 'its repository answered with an error',
    missing: 'its repository does not hold it',
    version: 'no version in its repository satisfies the one that is asked for',
    index: 'the index of its repository could not be read',
    elsewhere: 'the index of its repository refers to an archive on another host without its digest',
    digest: 'its archive does not have the digest that the index of its repository gives',
    slow: 'its repository took too long',
    large: 'it is larger than what is fetched',
    number: 'too many charts were fetched before it',
    archive: 'its archive is not a chart: a link, a bad name, a missing file, or damage',
    dependency: 'its archive lacks a chart that it depends on',
    reference: 'its name or version is not one that Helm accepts',
    tool: 'helm is not on the PATH; install it in a step before this one',
};
class Refusal extends Error {
    reason;
    constructor(reason) {
        super('declared' in reason ? DECLARED[reason.declared] : FAILED[reason.failed]);
        this.reason = reason;
    }
}
function failed(code) {
    return new Refusal({ failed: code });
}
function textOf(reason) {
    return new Refusal(reason).message;
}


/***/ }),

/***/ 3868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ON: () => (/* binding */ folderText),
/* harmony export */   _Z: () => (/* binding */ inTree),
/* harmony export */   fK: () => (/* binding */ notRendered),
/* harmony export */   kr: () => (/* binding */ orRefusal),
/* harmony export */   pv: () => (/* binding */ NotRendered),
/* harmony export */   vH: () => (/* binding */ RenderError),
/* harmony export */   yM: () => (/* binding */ renderProblem)
/* harmony export */ });
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7085);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3972);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9125);





function renderProblem(code, message, place) {
    const where = typeof place === 'string' ? { file: place, line: 1, column: 1 } : place;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(where, code, message);
}
class RenderError extends Error {
    problem;
    inputs;
    declared;
    use;
    constructor(problem, inputs = [], declared = null, use = null) {
        super((0,_text_render_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlain */ .Ul)(problem.message));
        this.problem = problem;
        this.inputs = inputs;
        this.declared = declared;
        this.use = use;
    }
    outcomeAt(place) {
        const { problem, declared } = this;
        if (declared !== null)
            return { declared: 'not fetched', why: declared };
        return { failed: { ...problem, place: problem.place ?? place } };
    }
    after(inputs) {
        return new RenderError(this.problem, inputs, this.declared, this.use);
    }
}
class NotRendered extends Error {
    why;
    constructor(why) {
        super((0,_text_render_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlain */ .Ul)(why));
        this.why = why;
    }
}
function notRendered(literals, ...values) {
    const shown = values.map((one) => (typeof one === 'number' ? one : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(one))));
    return new NotRendered((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(literals, ...shown));
}
function orRefusal(make) {
    try {
        return make();
    }
    catch (error) {
        if (error instanceof NotRendered)
            return error;
        throw error;
    }
}
function inTree(folder, written, place, fix) {
    const path = (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(folder, written);
    if (path !== null)
        return path;
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `"${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(written))}" leads out of the repository; nothing outside of it is read. ${fix}`;
    throw new RenderError(renderProblem('outside', message, place));
}
function folderText(folder, root) {
    return folder === '' ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)(root) : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(folder));
}


/***/ }),

/***/ 1781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EH: () => (/* binding */ commitSides),
  ve: () => (/* binding */ inWorkspace),
  Ih: () => (/* binding */ isRendered),
  uc: () => (/* binding */ renderSource),
  Mm: () => (/* binding */ sidesOf),
  yG: () => (/* binding */ withOutside)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/delivery/kustomization.js
var kustomization = __webpack_require__(1886);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/path.js
var manifest_path = __webpack_require__(83);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/at-end.js
var at_end = __webpack_require__(7022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/globs.js
var read_globs = __webpack_require__(1432);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/git.js + 2 modules
var git = __webpack_require__(7217);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/outside.js
var read_outside = __webpack_require__(212);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/policy-files.js
var policy_files = __webpack_require__(9223);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/prefix.js
var read_prefix = __webpack_require__(6747);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/text.js
var read_text = __webpack_require__(1460);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/unmatched.js
var unmatched = __webpack_require__(8310);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/fields.js
var manifest_fields = __webpack_require__(3549);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/parse.js + 2 modules
var parse = __webpack_require__(1570);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest_manifest = __webpack_require__(4585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/kustomization.js
var sources_kustomization = __webpack_require__(6130);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/patterns.js
var sources_patterns = __webpack_require__(688);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/render-error.js
var render_error = __webpack_require__(3868);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/application-source.js







function sourceOf(app, written, context) {
    const { tree, branch } = context;
    const repository = (0,manifest_fields/* textIn */.r7)(written, 'repoURL') ?? '';
    const chart = (0,manifest_fields/* textIn */.r7)(written, 'chart');
    const revision = (0,manifest_fields/* textIn */.r7)(written, 'targetRevision') ?? 'HEAD';
    if (chart !== null) {
        const reference = { repository, chart, version: revision === 'HEAD' ? null : revision };
        return { kind: 'helm', release: releaseOf(app, written, reference, context) };
    }
    if (!context.isLocal(repository))
        throw (0,render_error/* notRendered */.fK) `it takes a folder of another repository`;
    if ((0,sources_patterns/* isPinned */.T4)(revision))
        throw (0,render_error/* notRendered */.fK) `it takes the version ${revision}, not the one of the change`;
    if ((0,sources_patterns/* isOtherBranch */.TJ)(revision, branch))
        throw (0,render_error/* notRendered */.fK) `it follows the branch ${revision}, and the change is merged into ${branch ?? ''}`;
    const path = (0,manifest_path/* joined */.oR)('', (0,manifest_fields/* textIn */.r7)(written, 'path') ?? '');
    if (path === null || !tree.isFolder(path))
        throw (0,render_error/* notRendered */.fK) `its path ${(0,manifest_fields/* textIn */.r7)(written, 'path') ?? ''} is not a folder here (if \`repoURL\` is this repository, correct it)`;
    const over = ['.argocd-source.yaml', `.argocd-source-${app.name}.yaml`]
        .map((name) => (0,manifest_path/* inside */.nx)(path, name))
        .filter((file) => tree.isFile(file));
    let source = written;
    for (const file of over) {
        const patch = tree.value(file) ?? null;
        if (!(0,manifest_manifest/* isObject */.Gv)(patch))
            throw (0,render_error/* notRendered */.fK) `${file} overrides it, and is not a mapping`;
        source = mergePatched(source, patch);
    }
    const explicit = ['helm', 'kustomize', 'directory', 'plugin'].filter((key) => (0,manifest_manifest/* isObject */.Gv)((0,manifest_fields/* field */.ZZ)(source, key)));
    if (explicit.length > 1)
        throw (0,render_error/* notRendered */.fK) `its source is of several kinds (${explicit.join(', ')})`;
    const [kind = kindOf(tree, path)] = explicit;
    if (kind === 'plugin')
        throw (0,render_error/* notRendered */.fK) `a plugin renders it`;
    if (kind === 'helm')
        return { kind, release: releaseOf(app, source, path, context) };
    if (kind === 'kustomize')
        return { kind, folder: path, instead: kustomizationOver(tree, path, (0,manifest_fields/* field */.ZZ)(source, 'kustomize')) };
    if (over[0] !== undefined)
        throw (0,render_error/* notRendered */.fK) `${over[0]} overrides it`;
    return directoryOf(tree, path, (0,manifest_fields/* field */.ZZ)(source, 'directory'));
}
function mergePatched(target, patch) {
    if (!(0,manifest_manifest/* isObject */.Gv)(patch))
        return patch;
    const own = Object.entries((0,manifest_manifest/* isObject */.Gv)(target) ? target : {}).filter(([key]) => patch[key] !== null);
    const over = Object.entries(patch).flatMap(([key, value]) => value === null ? [] : [[key, mergePatched((0,manifest_fields/* field */.ZZ)(target, key) ?? null, value)]]);
    return Object.fromEntries([...own, ...over]);
}
function kindOf(tree, path) {
    if (tree.isFile((0,manifest_path/* inside */.nx)(path, 'Chart.yaml')))
        return 'helm';
    return (0,sources_kustomization/* kustomizationIn */.dq)(tree, path) === null ? 'directory' : 'kustomize';
}
function directoryOf(tree, folder, directory) {
    const [include, exclude] = ['include', 'exclude'].map((key) => (0,sources_patterns/* alternatives */.Vo)((0,manifest_fields/* textIn */.r7)(directory, key) ?? ''));
    if (!include || !exclude)
        throw (0,render_error/* notRendered */.fK) `its include or exclude is a pattern that is not understood here`;
    const isNamed = (patterns, path) => {
        const relative = folder === '' ? path : path.slice(folder.length + 1);
        return patterns.some((pattern) => pattern !== '' && (0,sources_patterns/* crosses */.NN)(pattern, relative));
    };
    const included = tree
        .below(folder)
        .filter((path) => [...read_globs/* SUFFIXES */.YX, '.jsonnet'].some((suffix) => path.endsWith(suffix)))
        .filter((path) => (0,manifest_fields/* field */.ZZ)(directory, 'recurse') === true || (0,manifest_path/* folderOf */.yS)(path) === folder)
        .filter((path) => include[0] === '' || isNamed(include, path));
    const excluded = included.filter((path) => isNamed(exclude, path));
    const paths = included.filter((path) => !excluded.includes(path));
    const jsonnet = paths.find((path) => path.endsWith('.jsonnet'));
    if (jsonnet !== undefined)
        throw (0,render_error/* notRendered */.fK) `it holds jsonnet (${jsonnet})`;
    return { kind: 'directory', paths, excluded };
}
function checkKeys(of, written, known) {
    const unknown = Object.keys((0,manifest_manifest/* isObject */.Gv)(written) ? written : {}).find((key) => !known.includes(key));
    if (unknown !== undefined)
        throw (0,render_error/* notRendered */.fK) `${of}.${unknown} is not supported here`;
}
const HELM_KEYS = [
    ...['releaseName', 'namespace', 'valueFiles', 'values', 'valuesObject', 'parameters', 'fileParameters'],
    ...['ignoreMissingValueFiles', 'skipCrds', 'skipTests', 'skipSchemaValidation', 'passCredentials'],
    ...['version', 'kubeVersion', 'apiVersions'],
];
function releaseOf(app, source, chart, context) {
    const helm = (0,manifest_fields/* field */.ZZ)(source, 'helm');
    checkKeys('helm', helm, HELM_KEYS);
    const spec = (0,manifest_fields/* field */.ZZ)(app.object, 'spec');
    const folder = typeof chart === 'string' ? chart : null;
    const refs = localRefs(spec, context);
    const find = (written) => {
        const file = fileOf(written, folder, refs);
        return file !== null && context.tree.isFile(file) ? file : null;
    };
    const files = [];
    for (const written of (0,manifest_fields/* itemsIn */.Un)(helm, 'valueFiles').filter((one) => typeof one === 'string')) {
        const file = find(written);
        const ref = REF.exec(written)?.[1];
        if (file !== null)
            files.push(file);
        else if (ref !== undefined && !refs.has(ref))
            throw (0,render_error/* notRendered */.fK) `its values ${written} are not taken from this repository as the change makes it`;
        else if (folder === null && ref === undefined)
            throw (0,render_error/* notRendered */.fK) `it takes the values file ${written} of a remote chart`;
        else if ((0,manifest_fields/* field */.ZZ)(helm, 'ignoreMissingValueFiles') !== true)
            throw (0,render_error/* notRendered */.fK) `its values ${written} are not a file of this repository`;
    }
    const setFile = (0,manifest_fields/* itemsIn */.Un)(helm, 'fileParameters').map((one) => {
        const [name, file] = [(0,manifest_fields/* textIn */.r7)(one, 'name') ?? '', find((0,manifest_fields/* textIn */.r7)(one, 'path') ?? '')];
        if (file === null)
            throw (0,render_error/* notRendered */.fK) `its file parameter ${name} is not a file of this repository`;
        return [name, file];
    });
    const parameters = (0,manifest_fields/* itemsIn */.Un)(helm, 'parameters');
    if (parameters.some((one) => (0,manifest_fields/* textIn */.r7)(one, 'value')?.includes('$')))
        throw (0,render_error/* notRendered */.fK) `its parameters hold variables of Argo CD`;
    const values = (0,manifest_fields/* field */.ZZ)(helm, 'valuesObject');
    return {
        chart,
        name: (0,manifest_fields/* textIn */.r7)(helm, 'releaseName') ?? app.name,
        namespace: (0,manifest_fields/* textIn */.r7)(helm, 'namespace') ?? (0,manifest_fields/* textAt */.$6)(spec, 'destination', 'namespace'),
        values: files,
        inline: [(0,manifest_manifest/* isObject */.Gv)(values) ? JSON.stringify(values) : (0,manifest_fields/* textIn */.r7)(helm, 'values')].filter((one) => one !== null),
        set: parametersIn(parameters, false),
        setString: parametersIn(parameters, true),
        setFile: Object.fromEntries(setFile),
        includesCrds: (0,manifest_fields/* field */.ZZ)(helm, 'skipCrds') !== true,
        skipsSchema: (0,manifest_fields/* field */.ZZ)(helm, 'skipSchemaValidation') === true,
        kubeVersion: (0,manifest_fields/* textIn */.r7)(helm, 'kubeVersion'),
        apiVersions: (0,manifest_fields/* itemsIn */.Un)(helm, 'apiVersions').filter((one) => typeof one === 'string'),
    };
}
function parametersIn(parameters, isText) {
    const escaped = (value) => /^\{.*\}$/s.test(value) ? value : value.replaceAll(/(?<!\\),/g, '\\,');
    return Object.fromEntries(parameters
        .filter((one) => ((0,manifest_fields/* field */.ZZ)(one, 'forceString') === true) === isText)
        .map((one) => [(0,manifest_fields/* textIn */.r7)(one, 'name') ?? '', escaped((0,manifest_fields/* textIn */.r7)(one, 'value') ?? '')]));
}
const REF = /^\$([^/]+)\/(.*)$/;
function localRefs(spec, { isLocal, branch }) {
    const own = (0,manifest_fields/* itemsIn */.Un)(spec, 'sources').filter((one) => {
        const revision = (0,manifest_fields/* textIn */.r7)(one, 'targetRevision') ?? 'HEAD';
        return isLocal((0,manifest_fields/* textIn */.r7)(one, 'repoURL')) && !(0,sources_patterns/* isPinned */.T4)(revision) && !(0,sources_patterns/* isOtherBranch */.TJ)(revision, branch);
    });
    return new Set(own.flatMap((one) => (0,manifest_fields/* textIn */.r7)(one, 'ref') ?? []));
}
function fileOf(written, folder, refs) {
    const [, ref, path = ''] = REF.exec(written) ?? [];
    if (ref !== undefined)
        return refs.has(ref) ? (0,manifest_path/* joined */.oR)('', path) : null;
    if (written.includes('://') || written.includes('$') || folder === null)
        return null;
    return written.startsWith('/') ? (0,manifest_path/* joined */.oR)('', written.slice(1)) : (0,manifest_path/* joined */.oR)(folder, written);
}
function filesNamedBy({ object }, { tree, isLocal }) {
    const spec = (0,manifest_fields/* field */.ZZ)(object, 'spec');
    const made = (0,manifest_fields/* fieldAt */.UK)(spec, 'template', 'spec') ?? spec;
    const ofSources = [...(0,manifest_fields/* itemsIn */.Un)(made, 'sources'), (0,manifest_fields/* field */.ZZ)(made, 'source') ?? null].flatMap((source) => {
        const url = (0,manifest_fields/* textIn */.r7)(source, 'repoURL');
        const isOwn = isLocal(url) || url?.includes('{{') === true;
        const path = isOwn ? ((0,manifest_fields/* textIn */.r7)(source, 'path') ?? '') : '';
        const values = (0,manifest_fields/* itemsIn */.Un)((0,manifest_fields/* field */.ZZ)(source, 'helm'), 'valueFiles').filter((one) => typeof one === 'string');
        return [
            path || [],
            ...values.map((one) => {
                if (one.startsWith('$'))
                    return one.slice(one.indexOf('/') + 1);
                return isOwn
                    ? path.includes('{{')
                        ? one.replace(/^(?:\.\.\/)+/, '')
                        : ((0,manifest_path/* joined */.oR)(path, one) ?? [])
                    : [];
            }),
        ].flat();
    });
    const fixed = [...ofSources, ...(0,manifest_fields/* itemsIn */.Un)(spec, 'generators').flatMap(pathsOfGenerator)].map((path) => {
        const at = path.search(/\{\{|[*?[{]/);
        return at < 0 ? path : path.slice(0, path.lastIndexOf('/', at) + 1);
    });
    const paths = fixed.flatMap((path) => (0,manifest_path/* joined */.oR)('', path) || []);
    return [...new Set(paths)].filter((path) => tree.holds(path)).sort();
}
function pathsOfGenerator(generator) {
    const git = (0,manifest_fields/* field */.ZZ)(generator, 'git');
    const inner = ['matrix', 'merge'].flatMap((kind) => (0,manifest_fields/* itemsIn */.Un)((0,manifest_fields/* field */.ZZ)(generator, kind), 'generators'));
    const entries = [...(0,manifest_fields/* itemsIn */.Un)(git, 'directories'), ...(0,manifest_fields/* itemsIn */.Un)(git, 'files')];
    return [...entries.map((one) => (0,manifest_fields/* textIn */.r7)(one, 'path') ?? ''), ...inner.flatMap(pathsOfGenerator)];
}
const KUSTOMIZE_KEYS = [
    ...['namePrefix', 'nameSuffix', 'namespace', 'commonAnnotations', 'replicas', 'commonLabels', 'images'],
    ...['labelWithoutSelector', 'labelIncludeTemplates', 'components', 'patches', 'version'],
    ...['forceCommonAnnotations', 'forceCommonLabels'],
];
function kustomizationOver(tree, folder, over) {
    checkKeys('kustomize', over, KUSTOMIZE_KEYS);
    const annotations = (0,manifest_fields/* objectIn */.D7)(over, 'commonAnnotations');
    if (JSON.stringify(annotations ?? {}).includes('$'))
        throw (0,render_error/* notRendered */.fK) `its commonAnnotations hold variables of Argo CD`;
    const pairs = (0,manifest_fields/* objectIn */.D7)(over, 'commonLabels');
    const labels = {
        pairs,
        includeSelectors: (0,manifest_fields/* field */.ZZ)(over, 'labelWithoutSelector') !== true,
        ...((0,manifest_fields/* field */.ZZ)(over, 'labelIncludeTemplates') === true ? { includeTemplates: true } : {}),
    };
    const asIs = ['namePrefix', 'nameSuffix', 'namespace', 'components', 'patches'];
    const set = (0,sources_kustomization/* given */.gI)({
        ...Object.fromEntries(asIs.map((key) => [key, (0,manifest_fields/* field */.ZZ)(over, key)])),
        commonAnnotations: annotations,
        replicas: (0,manifest_fields/* itemsIn */.Un)(over, 'replicas').map(withNumber),
        labels: pairs === null ? [] : [labels],
        images: (0,manifest_fields/* itemsIn */.Un)(over, 'images').flatMap((one) => (typeof one === 'string' ? [imageOf(one)] : [])),
    });
    return Object.keys(set).length === 0 ? null : (0,sources_kustomization/* putOver */.aY)((0,sources_kustomization/* kustomizationOf */.Bt)(tree, folder) ?? {}, set);
}
function withNumber(replica) {
    const count = (0,manifest_fields/* textIn */.r7)(replica, 'count') ?? '';
    return (0,manifest_manifest/* isObject */.Gv)(replica) && /^\d{1,9}$/.test(count) ? { ...replica, count: Number(count) } : replica;
}
function imageOf(written) {
    const [, name, newName = '', newTag, digest] = /^(?:([^=]*)=)?([^@]*?)(?::([^:/@]*))?(?:@(.*))?$/.exec(written) ?? [];
    const version = digest !== undefined ? { digest } : newTag !== undefined ? { newTag } : {};
    return { name: name ?? newName, newName, ...version };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/canonical.js
var canonical = __webpack_require__(5288);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/selector.js
var manifest_selector = __webpack_require__(9485);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/cluster-secrets.js




const MOST_FILES = 10_000;
const TYPE = 'argocd.argoproj.io/secret-type';
const OF_CLUSTER = { [TYPE]: 'cluster' };
class ClusterSecrets {
    tree;
    constructor(tree) {
        this.tree = tree;
    }
    of({ name, destination }) {
        const names = new Set([name ?? '', ...(destination ?? [])].map((one) => (0,visible/* withoutTrailing */.hT)(one, '/')));
        const [only, ...others] = this.all().filter((one) => names.has(one.name) || names.has((0,visible/* withoutTrailing */.hT)(one.server, '/')));
        return only === undefined || others.length > 0 ? null : only;
    }
    all = (0,lookup/* lazily */.qy)(() => {
        const paths = this.tree.files().filter((path) => /\.ya?ml$/.test(path));
        if (paths.length > MOST_FILES)
            return [];
        this.tree.load(paths);
        return paths.flatMap((path) => {
            const text = this.tree.text(path) ?? '';
            if (!text.includes(TYPE))
                return [];
            return (0,parse/* parseManifests */.Ye)(text, path).manifests.flatMap(({ object }) => secretOf(object, path) ?? []);
        });
    });
}
function secretOf(object, path) {
    const labels = (0,manifest_fields/* labelsIn */.xS)(object['metadata'], 'labels');
    if ((0,manifest_fields/* textIn */.r7)(object, 'kind') !== 'Secret' || labels[TYPE] !== 'cluster')
        return null;
    const valueOf = (key) => {
        const plain = (0,manifest_fields/* textIn */.r7)((0,manifest_fields/* objectIn */.D7)(object, 'stringData') ?? {}, key);
        const encoded = (0,manifest_fields/* textIn */.r7)((0,manifest_fields/* objectIn */.D7)(object, 'data') ?? {}, key) ?? '';
        return (plain ?? Buffer.from(encoded, 'base64').toString('utf8')).trim();
    };
    const server = valueOf('server');
    const name = valueOf('name') || server;
    return name === ''
        ? null
        : { path, name, server, labels, annotations: (0,manifest_fields/* labelsIn */.xS)(object['metadata'], 'annotations') };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/json.js
var json = __webpack_require__(7914);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/go-templates.js




function unknownTemplate() {
    return (0,render_error/* notRendered */.fK) `its templates use what only Argo CD evaluates, or ask for a parameter that its generators do not give`;
}
async function filled(renderer, value, sets, { isGo, isStrict }) {
    if (!isGo)
        return sets.map((one) => replaced(value, plainTexts(one)));
    const texts = [...new Set(textsIn(value))].filter((text) => text.includes('{{'));
    if (texts.length === 0 || sets.length === 0)
        return sets.map(() => value);
    if (isStrict && sets.some((set) => texts.some((text) => asksForMissing(text, set))))
        throw unknownTemplate();
    const results = await evaluated(renderer, texts, sets);
    return results.map((row) => {
        const byText = new Map(texts.map((text, at) => [text, row[at] ?? '']));
        return replaced(value, (text) => byText.get(text) ?? text);
    });
}
async function evaluated({ workspace, run }, texts, sets) {
    const defines = texts.map((text, at) => `{{- define "text-${at}" }}${withNormalize(text)}{{ end -}}\n`);
    const list = texts.map((_, at) => `{{ include "text-${at}" $set | toJson }}`).join(', ');
    const answer = await workspace.using((chart) => {
        chart.write('Chart.yaml', 'apiVersion: v2\nname: templates\nversion: 0.0.0\n');
        chart.write('values.yaml', JSON.stringify({ sets }));
        chart.write('templates/_texts.tpl', [NORMALIZE, ...defines].join(''));
        chart.write('templates/sets.yaml', `sets:\n{{- range $set := .Values.sets }}\n- [${list}]\n{{- end }}\n`);
        return run('helm', ['template', 'texts', chart.absolute('')]);
    });
    if (!answer.ok)
        throw unknownTemplate();
    const rows = answer.stdout
        .split('\n')
        .flatMap((line) => (line.startsWith('- ') ? [(0,json/* parsedJson */.U4)(line.slice(2))] : []));
    const isRow = (row) => Array.isArray(row) && row.every((one) => typeof one === 'string' && !one.includes('<no value>'));
    if (rows.length !== sets.length || !rows.every(isRow))
        throw unknownTemplate();
    return rows;
}
const NORMALIZE = '{{- define "normalize" }}{{ regexReplaceAll "[^a-z0-9.-]" (lower .) "-" | trunc 253 | trimAll "-." }}{{ end -}}\n';
function withNormalize(text) {
    return text.replaceAll(/\{\{[^]*?\}\}/g, (action) => action.replaceAll(/(?<![\w."$-])normalize(?![\w"-])/g, 'include "normalize"'));
}
function asksForMissing(text, set) {
    if (/\{\{-?\s*(?:range|with)\b/.test(text))
        return false;
    const actions = Array.from(text.matchAll(/\{\{([^]*?)\}\}/g), ([, action = '']) => action);
    const fields = actions
        .map((action) => action.replaceAll(/"(?:[^"\\]|\\.)*"|`[^`]*`|\/\*[^]*?\*\//g, '""'))
        .flatMap((action) => Array.from(action.matchAll(/(?<![\w)\]."$])((?:\.[A-Za-z_]\w*)+)/g), ([, path = '']) => path));
    const asked = new Set(Array.from(text.matchAll(/\bhasKey\s+[.$]\s+"(\w+)"/g), ([, key = '']) => key));
    return fields
        .map((path) => path.slice(1).split('.'))
        .some((steps) => !asked.has(steps[0] ?? '') && (0,manifest_fields/* valueAt */.fK)(set, steps) === undefined);
}
function plainTexts(parameters) {
    const flat = flattened(parameters);
    return (text) => text.replaceAll(/\{\{([^{}]*)\}\}/g, (written, name) => flat.get(name.trim()) ?? written);
}
function textsIn(value) {
    if (typeof value === 'string')
        return [value];
    if (Array.isArray(value))
        return value.flatMap(textsIn);
    return (0,manifest_manifest/* isObject */.Gv)(value) ? Object.entries(value).flatMap(([key, one]) => [key, ...textsIn(one)]) : [];
}
function replaced(value, textOf) {
    if (typeof value === 'string')
        return textOf(value);
    if (Array.isArray(value))
        return value.map((one) => replaced(one, textOf));
    if (!(0,manifest_manifest/* isObject */.Gv)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [textOf(key), replaced(one, textOf)]));
}
function flattened(value, prefix = '') {
    const flat = new Map();
    if ((0,manifest_manifest/* isObject */.Gv)(value)) {
        for (const [key, one] of Object.entries(value))
            for (const entry of flattened(one, keyIn(prefix, key)))
                flat.set(...entry);
    }
    else if (Array.isArray(value)) {
        for (const [index, one] of value.entries())
            for (const entry of flattened(one, `${prefix}[${index}]`))
                flat.set(...entry);
    }
    else if (value !== null)
        flat.set(prefix, String(value));
    return flat;
}
function keyIn(prefix, key) {
    if (key === '' || prefix === '')
        return prefix + key;
    return /^\d+$/.test(key) ? `${prefix}[${key}]` : `${prefix}.${key}`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/generators.js










const MAX_SETS = 2_000;
const KNOWN = ['list', 'git', 'clusters', 'matrix', 'merge'];
const SERVER = '{{server}}';
function asksForClusters(generator) {
    const inner = ['matrix', 'merge'].flatMap((kind) => (0,manifest_fields/* itemsIn */.Un)((0,manifest_fields/* field */.ZZ)(generator, kind), 'generators'));
    return (0,manifest_fields/* field */.ZZ)(generator, 'clusters') !== undefined || inner.some(asksForClusters);
}
async function parametersOf(generator, context) {
    const kinds = (0,manifest_manifest/* isObject */.Gv)(generator) ? Object.keys(generator).filter((key) => key !== 'selector') : [];
    const kind = KNOWN.find((one) => kinds.includes(one));
    if (kind === undefined || kinds.length > 1)
        throw (0,render_error/* notRendered */.fK) `its generator ${kinds.join(', ') || 'without a kind'} asks what is not in the repository`;
    const written = (0,manifest_fields/* field */.ZZ)(generator, kind) ?? null;
    if ((0,manifest_fields/* field */.ZZ)(written, 'template') !== undefined)
        throw (0,render_error/* notRendered */.fK) `its generator ${kind} has a template of its own`;
    const sets = await BY_KIND[kind](written, context);
    const selector = (0,manifest_fields/* field */.ZZ)(generator, 'selector');
    return selector === undefined
        ? sets
        : sets.filter((one) => isSelected(selector, Object.fromEntries(flattened(one))));
}
function isSelected(selector, labels) {
    const compiled = (0,manifest_selector/* compileSelector */.xN)(selector);
    if ('error' in compiled)
        throw (0,render_error/* notRendered */.fK) `the selector of its generator is invalid: ${compiled.error}`;
    return (0,manifest_selector/* selects */.ko)(compiled.selector, labels);
}
const BY_KIND = {
    list(written) {
        if ((0,manifest_fields/* field */.ZZ)(written, 'elementsYaml') !== undefined)
            throw (0,render_error/* notRendered */.fK) `its list generator has elementsYaml`;
        return (0,manifest_fields/* itemsIn */.Un)(written, 'elements').filter(manifest_manifest/* isObject */.Gv);
    },
    git: generators_git,
    clusters,
    matrix,
    merge,
};
async function withValues(sets, written, context) {
    const values = (0,manifest_fields/* objectIn */.D7)(written, 'values');
    if (values === null)
        return sets;
    const own = await filled(context.renderer, values, sets, context);
    return sets.map((one, at) => ({ ...one, values: own[at] ?? null }));
}
function clusters(written, context) {
    const { secrets, inputs } = context;
    const { cluster } = context.renderer;
    if (cluster.name === null)
        throw (0,render_error/* notRendered */.fK) `its generator makes an Application for each cluster that Argo CD knows, and \`clusters\` in the configuration names none`;
    if ((0,manifest_fields/* field */.ZZ)(written, 'flatList') === true)
        throw (0,render_error/* notRendered */.fK) `its clusters generator has flatList`;
    const secret = secrets.of(cluster);
    if (secret !== null)
        inputs.add(secret.path);
    const known = cluster.labels ?? secret?.labels ?? null;
    const labels = known && { ...OF_CLUSTER, ...known };
    const selector = (0,manifest_fields/* field */.ZZ)(written, 'selector');
    if ((0,manifest_manifest/* isObject */.Gv)(selector) && Object.keys(selector).length > 0) {
        if (labels === null)
            throw (0,render_error/* notRendered */.fK) `its generator picks clusters by labels, which are not in the repository (\`labels\` of the cluster in the configuration gives them)`;
        if (!isSelected(selector, labels))
            return [];
    }
    const named = (isAddress) => cluster.destination?.find((one) => one.includes('://') === isAddress);
    const name = secret?.name ?? named(false) ?? cluster.name;
    const annotations = secret === null ? {} : { annotations: { ...secret.annotations } };
    const parameters = {
        name,
        nameNormalized: normalized(name),
        server: secret?.server ?? named(true) ?? SERVER,
        ...(labels === null ? {} : { metadata: { labels, ...annotations } }),
    };
    return withValues([parameters], written, context);
}
function normalized(text) {
    return text
        .toLowerCase()
        .replaceAll(/[^a-z0-9.-]/g, '-')
        .slice(0, 253)
        .replaceAll(/^[-.]+|[-.]+$/g, '');
}
async function matrix(written, context) {
    const generators = (0,manifest_fields/* itemsIn */.Un)(written, 'generators');
    if (generators.length !== 2)
        throw (0,render_error/* notRendered */.fK) `Argo CD takes two generators in a matrix, and it has ${generators.length}`;
    let sets = [{}];
    for (const generator of generators) {
        const own = await filled(context.renderer, generator, sets, context);
        const next = [];
        for (const [at, before] of sets.entries())
            for (const one of await parametersOf(own[at] ?? null, context))
                if (next.push(context.isGo ? filledUp(before, one) : combined(before, one)) > MAX_SETS)
                    throw (0,render_error/* notRendered */.fK) `its matrix has more than ${MAX_SETS} elements`;
        sets = next;
    }
    return sets;
}
function combined(a, b) {
    const flat = flattened(a);
    const clash = [...flattened(b)].find(([key, value]) => flat.has(key) && flat.get(key) !== value);
    if (clash !== undefined)
        throw (0,render_error/* notRendered */.fK) `its matrix gives ${clash[0]} two values, and Argo CD makes no Application of it without goTemplate`;
    return joined(a, b);
}
function filledUp(a, b) {
    const both = { ...b };
    for (const [key, value] of Object.entries(a)) {
        const other = both[key];
        if ((0,manifest_manifest/* isObject */.Gv)(other) && (0,manifest_manifest/* isObject */.Gv)(value))
            both[key] = filledUp(value, other);
        else if (other === undefined || !isZero(value))
            both[key] = value;
    }
    return both;
}
function isZero(value) {
    if ((0,manifest_manifest/* isObject */.Gv)(value))
        return Object.keys(value).length === 0;
    return Array.isArray(value) ? value.length === 0 : !value;
}
function joined(a, b) {
    const both = { ...a };
    for (const [key, value] of Object.entries(b)) {
        const before = both[key];
        both[key] = (0,manifest_manifest/* isObject */.Gv)(before) && (0,manifest_manifest/* isObject */.Gv)(value) ? joined(before, value) : value;
    }
    return both;
}
async function merge(written, context) {
    const keys = (0,manifest_fields/* itemsIn */.Un)(written, 'mergeKeys').filter((one) => typeof one === 'string');
    const keyOf = (set) => {
        const flat = flattened(set);
        if (!keys.every((key) => flat.has(key)))
            throw (0,render_error/* notRendered */.fK) `its merge generator has a set without a key`;
        return (0,canonical/* canonicalJson */.dj)(keys.map((key) => flat.get(key)));
    };
    const generators = (0,manifest_fields/* itemsIn */.Un)(written, 'generators');
    if (generators.length < 2)
        throw (0,render_error/* notRendered */.fK) `its merge generator merges nothing`;
    let sets = null;
    for (const generator of generators) {
        const others = await parametersOf(generator, context);
        const byKey = new Map(others.map((one) => [keyOf(one), one]));
        if (byKey.size < others.length)
            throw (0,render_error/* notRendered */.fK) `its merge generator has two sets of one key`;
        sets = (sets ?? others).map((one) => joined(one, byKey.get(keyOf(one)) ?? {}));
    }
    return sets ?? [];
}
function generators_git(written, context) {
    const { renderer, isGo, inputs } = context;
    const { tree } = renderer;
    if (!context.isLocal((0,manifest_fields/* textIn */.r7)(written, 'repoURL')))
        throw (0,render_error/* notRendered */.fK) `its git generator reads another repository`;
    if ((0,sources_patterns/* isPinned */.T4)((0,manifest_fields/* textIn */.r7)(written, 'revision') ?? 'HEAD'))
        throw (0,render_error/* notRendered */.fK) `its git generator reads a pinned version`;
    const prefix = (0,manifest_fields/* textIn */.r7)(written, 'pathParamPrefix') ?? '';
    const asPath = (path) => (prefix === '' ? { path } : { [prefix]: { path } });
    const directories = (0,manifest_fields/* itemsIn */.Un)(written, 'directories');
    const isOfFolders = directories.length > 0;
    const entries = isOfFolders ? directories : (0,manifest_fields/* itemsIn */.Un)(written, 'files');
    const patterns = (isExcluded) => entries
        .filter((one) => ((0,manifest_fields/* field */.ZZ)(one, 'exclude') === true) === isExcluded)
        .map((one) => (0,manifest_fields/* textIn */.r7)(one, 'path') ?? '');
    const [included, excluded] = [patterns(false), patterns(true)];
    if ([...included, ...excluded].some((one) => /[[\]\\]/.test(one)))
        throw (0,render_error/* notRendered */.fK) `its git generator has a pattern with classes of characters; write the paths out`;
    const matches = isOfFolders ? sources_patterns/* matchesSteps */.B6 : sources_patterns/* crosses */.NN;
    const isAmong = (all, path) => all.some((one) => matches(one, path));
    const all = isOfFolders ? foldersIn(tree.files()) : tree.files();
    const chosen = all.filter((path) => isAmong(included, path) && !isAmong(excluded, path));
    if (isOfFolders) {
        for (const path of all)
            if (isAmong(excluded, path))
                inputs.add(path);
        const sets = chosen.map((path) => asPath(pathParameters(path, isGo)));
        return withValues(sets, written, context);
    }
    for (const path of chosen)
        inputs.add(path);
    const sets = chosen.flatMap((path) => objectsIn(tree.text(path) ?? '', path).map((content) => ({
        ...content,
        ...asPath(pathParameters((0,manifest_path/* folderOf */.yS)(path), isGo, path)),
    })));
    return withValues(sets, written, context);
}
function foldersIn(files) {
    const all = new Set();
    for (const path of files)
        for (let folder = (0,manifest_path/* folderOf */.yS)(path); folder !== '' && !all.has(folder); folder = (0,manifest_path/* folderOf */.yS)(folder))
            all.add(folder);
    return [...all].filter((folder) => !/(?:^|\/)\./.test(folder)).sort();
}
function objectsIn(text, path) {
    return (0,parse/* placedYaml */.lp)(text, path)
        .flatMap(({ value }) => value)
        .filter(manifest_manifest/* isObject */.Gv);
}
function pathParameters(path, isGo, file = null) {
    const segments = path.split('/');
    const basename = segments.at(-1) ?? '';
    const filename = file === null ? null : (0,manifest_path/* nameOf */.Vb)(file);
    return {
        ...(isGo ? { path, segments } : { '': path, ...Object.fromEntries(segments.entries()) }),
        basename,
        basenameNormalized: normalized(basename),
        ...(filename === null ? {} : { filename, filenameNormalized: normalized(filename) }),
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/application-set.js








async function applicationsOf(set, context) {
    const spec = (0,manifest_fields/* field */.ZZ)(set.object, 'spec');
    const template = (0,manifest_fields/* field */.ZZ)(spec, 'template');
    if (template === undefined)
        throw (0,render_error/* notRendered */.fK) `it has no template`;
    const sets = [];
    try {
        for (const generator of (0,manifest_fields/* itemsIn */.Un)(spec, 'generators'))
            sets.push(...(await parametersOf(generator, context)));
    }
    catch (error) {
        const application = error instanceof render_error/* NotRendered */.pv ? undecided(set, context) : null;
        if (application === null)
            throw error;
        return { made: [{ application, clusters: [] }], isUndecided: true };
    }
    const patch = (0,manifest_fields/* textIn */.r7)(spec, 'templatePatch');
    if (patch !== null && !context.isGo)
        throw (0,render_error/* notRendered */.fK) `it has a templatePatch without goTemplate`;
    const destination = (0,manifest_fields/* fieldAt */.UK)(template, 'spec', 'destination');
    const to = (0,manifest_fields/* textIn */.r7)(destination, 'name') || (0,manifest_fields/* textIn */.r7)(destination, 'server');
    const isOpen = !to || to.includes('{{');
    const results = await filled(context.renderer, [template, patch], sets, context);
    const made = results.map((result, at) => ({
        application: applicationOf(set, result),
        clusters: isOpen ? clustersIn(sets[at] ?? {}, context) : [],
    }));
    return { made, isUndecided: false };
}
function clustersIn(parameters, { renderer: { cluster } }) {
    const known = [cluster, ...cluster.others].flatMap(({ name }) => name ?? []);
    const values = new Set(flattened(parameters).values());
    const named = known.filter((one) => values.has(one));
    return named.length === 1 ? named : [];
}
const LEFT_OPEN = /\{\{\s*[A-Za-z][\w-]*(?:[.[][\w./\][-]+)?\s*\}\}/;
function applicationOf(set, result) {
    const [template, patch] = Array.isArray(result) ? result : [];
    const over = typeof patch === 'string' ? ((0,parse/* placedYaml */.lp)(patch, set.place.file)[0]?.value ?? null) : null;
    const made = (0,manifest_manifest/* isObject */.Gv)(over) && template !== undefined ? mergePatched(template, over) : template;
    const name = (0,manifest_fields/* textAt */.$6)(made, 'metadata', 'name');
    const spec = (0,manifest_fields/* objectIn */.D7)(made, 'spec') ?? {};
    const destination = { ...(0,manifest_fields/* objectIn */.D7)(spec, 'destination'), server: '' };
    const isOpen = LEFT_OPEN.test(JSON.stringify({ name, spec: { ...spec, destination } }));
    if (!(0,manifest_manifest/* isObject */.Gv)(made) || name === null || isOpen)
        throw unknownTemplate();
    return { ...set, kind: 'Application', name, object: { ...made, kind: 'Application' } };
}
function undecided(set, { renderer: { tree } }) {
    const spec = (0,manifest_fields/* field */.ZZ)(set.object, 'spec');
    const made = (0,manifest_fields/* fieldAt */.UK)(spec, 'template', 'spec');
    const generators = JSON.stringify((0,manifest_fields/* itemsIn */.Un)(spec, 'generators'));
    if (made === undefined || generators.includes('"template":') || (0,manifest_fields/* field */.ZZ)(spec, 'templatePatch') !== undefined)
        return null;
    const sources = [...(0,manifest_fields/* itemsIn */.Un)(made, 'sources'), (0,manifest_fields/* field */.ZZ)(made, 'source')].filter((one) => one !== undefined);
    const isNamedByApp = sources.some((one) => (0,manifest_fields/* textAt */.$6)(one, 'helm', 'releaseName') === null &&
        ((0,manifest_fields/* field */.ZZ)(one, 'helm') !== undefined || tree.isFile((0,manifest_path/* inside */.nx)((0,manifest_fields/* textIn */.r7)(one, 'path') ?? '', 'Chart.yaml'))));
    const decides = JSON.stringify([sources, (0,manifest_fields/* textAt */.$6)(made, 'destination', 'namespace')]);
    if (decides.includes('{{') || isNamedByApp)
        return null;
    const object = { ...set.object, kind: 'Application', spec: made };
    return { ...set, kind: 'Application', name: `${set.name}${SERVER}`, object };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/deliverers.js


function deliveredBy(file, { file: of, manifest, madeBy }) {
    const set = madeBy === undefined
        ? []
        : [{ by: nameOf(madeBy), leaves: isPreserving(madeBy), prunes: deletesApplications(madeBy) }];
    const own = {
        by: nameOf(manifest),
        leaves: isLeaving(manifest) && (madeBy === undefined || isPreserving(madeBy)),
        prunes: isPruning(manifest),
        ...(isRecreating(manifest) ? { recreates: true } : {}),
    };
    const chain = [...(of.deliveredBy ?? []), ...set, own];
    return { ...file, deliveredBy: chain };
}
function syncOptions({ object }) {
    return (0,manifest_fields/* itemsIn */.Un)((0,manifest_fields/* fieldAt */.UK)(object, 'spec', 'syncPolicy'), 'syncOptions');
}
function isPruning(manifest) {
    const { kind, object } = manifest;
    if (kind === 'Kustomization')
        return (0,manifest_fields/* fieldAt */.UK)(object, 'spec', 'prune') === true;
    if (kind !== 'Application')
        return true;
    const prunes = (0,manifest_fields/* fieldAt */.UK)(object, 'spec', 'syncPolicy', 'automated', 'prune') === true;
    return (!syncsItself(manifest) || prunes) && !syncOptions(manifest).includes('Prune=false');
}
function isRecreating(manifest) {
    const options = syncOptions(manifest);
    return (manifest.kind === 'Application' && ['Force=true', 'Replace=true'].every((one) => options.includes(one)));
}
function deletesApplications({ object }) {
    const policy = (0,manifest_fields/* textAt */.$6)(object, 'spec', 'syncPolicy', 'applicationsSync') || 'sync';
    return policy === 'sync' || policy === 'create-delete';
}
const FINALIZER = 'resources-finalizer.argocd.argoproj.io';
function isLeaving({ kind, object }) {
    if (kind === 'Application')
        return !(0,manifest_fields/* itemsIn */.Un)(object['metadata'], 'finalizers').some((one) => typeof one === 'string' && one.startsWith(FINALIZER));
    if (kind !== 'Kustomization')
        return false;
    const spec = (0,manifest_fields/* field */.ZZ)(object, 'spec');
    const policy = (0,manifest_fields/* textIn */.r7)(spec, 'deletionPolicy') ?? 'MirrorPrune';
    return policy === 'Orphan' || (policy === 'MirrorPrune' && (0,manifest_fields/* field */.ZZ)(spec, 'prune') !== true);
}
function isPreserving({ object }) {
    return (0,manifest_fields/* fieldAt */.UK)(object, 'spec', 'syncPolicy', 'preserveResourcesOnDeletion') === true;
}
function nameOf({ kind, namespace, name }) {
    return [kind, namespace, name].filter((one) => one !== null).join('/');
}
function syncsItself({ object }) {
    const automated = (0,manifest_fields/* fieldAt */.UK)(object, 'spec', 'syncPolicy', 'automated');
    return (0,manifest_manifest/* isObject */.Gv)(automated) && automated['enabled'] !== false;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/destinations.js



const IN_CLUSTER = 'in-cluster';
const IN_CLUSTER_SERVER = 'https://kubernetes.default.svc';
class Destinations {
    cluster;
    isTaken;
    own;
    isExplicit;
    counted = new Map();
    constructor(cluster, destination, isTaken) {
        this.cluster = cluster;
        this.isTaken = isTaken;
        this.own = destination === null ? namesOf(cluster) : destination.map(plain);
        this.isExplicit = (destination ?? cluster.destination) !== null;
    }
    elsewhere(names, root) {
        if (names === null)
            return null;
        const { others } = this.cluster;
        const sure = names.find((one) => this.isPlanned([one]) || others.some((each) => namesOf(each).includes(plain(one))));
        if (sure !== undefined && this.isPlanned([sure]))
            return null;
        const other = sure === undefined ? undefined : others.find((one) => namesOf(one).includes(plain(sure)));
        const to = names[0] ?? '';
        if (other && this.isTaken(other.policies, root))
            return { declared: 'another cluster', why: (0,text_text/* text */.Qq) `planned with ${(0,text_text/* name */.UU)('cluster', (0,visible/* visible */.RK)(to))}` };
        return other || this.isExplicit
            ? {
                declared: 'no plan',
                why: (0,text_text/* text */.Qq) `it applies to ${(0,text_text/* name */.UU)('cluster', (0,visible/* visible */.RK)(to))}, which has no plan here`,
                to,
            }
            : null;
    }
    isPlanned(names) {
        return names.some((one) => this.own.includes(plain(one)));
    }
    count(names, place) {
        const [shown] = names ?? [];
        if (names === null || shown === undefined)
            return;
        const key = this.isPlanned(names) ? '' : plain(shown);
        if (!this.counted.has(key))
            this.counted.set(key, { shown, place });
    }
    problem(entry) {
        if (this.counted.size < 2)
            return null;
        const found = [...this.counted];
        const all = (0,text_text/* few */.H$)(found.map(([, { shown }]) => (0,text_text/* name */.UU)('cluster', (0,visible/* visible */.RK)(shown))), 5);
        const unknown = found.filter(([key]) => key !== '').map(([, { shown }]) => shown);
        const message = (0,text_text/* text */.Qq) `What is taken here goes to ${found.length} clusters (${all}), and a plan is of one: nothing of it was planned. ${this.fix(entry, unknown)}`;
        return (0,render_error/* renderProblem */.yM)('several-destinations', message, found[1]?.[1].place ?? null);
    }
    fix(entry, unknown) {
        const listed = unknown.map(clusterEntry).join(', ');
        const destination = `destination: ${quoted(unknown[0] ?? '')}`;
        const { name: own, others } = this.cluster;
        if (own !== null && (others.length > 0 || unknown.length < this.counted.size))
            return (0,text_text/* text */.Qq) `Add to \`clusters\` of the configuration those that are not in it (${(0,text_text/* code */.aY)(listed)}); where one of them is a cluster that is in it by another name, write that there: ${(0,text_text/* code */.aY)(destination)}.`;
        return (0,text_text/* text */.Qq) `List them in the configuration, each with its own snapshot: ${(0,text_text/* code */.aY)(`clusters: [${listed}]`)}. Or have one of them planned: ${(0,text_text/* code */.aY)(`- {${entry}, ${destination}}`)} in \`policies\`.`;
    }
}
function namesOf({ name, destination }) {
    return [...(name === null ? [] : [name]), ...(destination ?? [])].map(plain);
}
function plain(name) {
    const short = (0,visible/* withoutTrailing */.hT)(name, '/');
    return short === IN_CLUSTER_SERVER ? IN_CLUSTER : short;
}
function clusterEntry(shown) {
    const host = /^https?:\/\/([^/:]+)/.exec(shown)?.[1];
    return host === undefined
        ? `{name: ${quoted(shown)}}`
        : `{name: ${quoted(host)}, destination: ${quoted(shown)}}`;
}
function quoted(text) {
    return /^[A-Za-z][\w.-]*$/.test(text) ? text : JSON.stringify((0,visible/* visible */.RK)(text));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/expansion.js






const MOST_OBJECTS = 2_000;
function sha256(content) {
    return (0,external_node_crypto_.createHash)('sha256').update((0,canonical/* canonicalJson */.dj)(content)).digest('hex');
}
class Expansion {
    tree;
    objects = [];
    inputs = new Set();
    problems = [];
    carriers = new Map();
    first = new Map();
    constructor(tree) {
        this.tree = tree;
    }
    add({ objects = [], inputs = [], coverage = [], problems = [] }) {
        this.objects.push(...objects);
        for (const path of inputs)
            this.inputs.add(path);
        for (const one of coverage)
            this.carriers.set(one.identity, one);
        this.problems.push(...problems);
    }
    isFirst(object, cluster = '') {
        const { manifest, file } = object;
        const identity = nameOf(manifest);
        const key = `${identity}/${cluster}`;
        const first = this.first.get(key)?.manifest;
        if (first !== undefined) {
            const isOwn = file.deliveredBy?.some(({ by }) => by === identity) === true;
            if (isOwn || (0,canonical/* isSameJson */.TL)(first.object, manifest.object))
                return false;
            const message = (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', (0,visible/* titleOf */.Gg)(manifest))} is written twice, here and at ${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(first.place.file))}:${first.place.line}, with different content; a cluster holds one. Name the folder or files of one cluster at a time (\`clusters\` in the configuration, each with its \`policies\`), or remove one.`;
            this.problems.push((0,render_error/* renderProblem */.yM)('rendered-twice', message, manifest.place));
            return false;
        }
        if (this.first.size >= MOST_OBJECTS) {
            const message = (0,text_text/* text */.Qq) `More than ${MOST_OBJECTS} objects of Flux or Argo CD come from this source; nothing of it was rendered. Name fewer files or smaller folders.`;
            throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('too-many', message, manifest.place));
        }
        this.first.set(key, object);
        return true;
    }
    async expand(object, render) {
        const draft = { takes: [], given: null, route: null, sync: 'automatic', made: null };
        try {
            const outcome = await render(draft);
            if (outcome !== null)
                this.record(object, outcome, draft);
        }
        catch (error) {
            if (error instanceof render_error/* NotRendered */.pv) {
                this.add({ inputs: draft.takes });
                this.record(object, { declared: 'no source renders it', why: error.why }, draft);
                return;
            }
            if (!(error instanceof render_error/* RenderError */.vH) || error.problem.code === 'no-tool')
                throw error;
            const there = error.inputs.filter((path) => this.tree.holds(path));
            this.add({ inputs: there });
            draft.takes = [...draft.takes, ...there];
            this.record(object, error.outcomeAt(object.manifest.place), draft, error.use);
        }
    }
    record({ manifest }, outcome, { takes, given, route, sync, made }, use = null) {
        const content = made === null || sync === 'automatic'
            ? [manifest.object, given, this.tree.digest(takes)]
            : made.map((file) => file.text);
        const identity = nameOf(manifest);
        const digest = use ?? sha256(content);
        const of = { identity, digest, route: (0,canonical/* canonicalJson */.dj)(route), sync, takes, outcome };
        this.carriers.set(identity, { ...of, place: manifest.place });
    }
    result(problem) {
        const { objects, problems } = this;
        const read = { inputs: [...this.inputs], coverage: [...this.carriers.values()] };
        return problem === null ? { objects, problems, ...read } : { objects: [], problems: [problem], ...read };
    }
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/refusal.js
var refusal = __webpack_require__(1640);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/chart.js








const MAX_DEPTH = 16;
async function chartOf(renderer, folder, use) {
    const { tree } = renderer;
    if (!tree.isFile((0,manifest_path/* inside */.nx)(folder, 'Chart.yaml'))) {
        const message = (0,text_text/* text */.Qq) `${(0,render_error/* folderText */.ON)(folder, 'The root of the repository')} holds no Chart.yaml. Correct the folder of the chart.`;
        throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('no-chart', message, folder || null), [folder]);
    }
    const gathered = {
        use: sha256([use, tree.digest([folder])]),
        copies: [{ from: folder, to: folder }],
        fetched: [],
    };
    await dependencies(renderer, folder, folder, gathered, 0);
    return { folder, inputs: gathered.copies.flatMap(({ from }) => rendered(tree, from)), ...gathered };
}
async function fetchedChart(renderer, reference, use) {
    const chart = await fetched(renderer, reference, use, null);
    const to = `.remote/${chart.digest.replaceAll(/\W/g, '-')}`;
    return { folder: to, inputs: [], copies: [], fetched: [{ chart, to }] };
}
function chartNameIn(tree, folder) {
    return (0,manifest_fields/* textIn */.r7)(tree.value((0,manifest_path/* inside */.nx)(folder, 'Chart.yaml')), 'name');
}
function copyChart({ copies, fetched }, inputs) {
    for (const { from, to } of copies)
        inputs.copy(from, to);
    for (const { chart, to } of fetched)
        inputs.place(chart.folder, to);
}
async function fetched({ charts }, reference, use, place) {
    const answer = (await charts?.chart(reference, use)) ?? { declared: 'none' };
    if ('folder' in answer)
        return answer;
    const name = [reference.repository, reference.chart].filter((one) => one !== null).join('/');
    const why = (0,text_text/* text */.Qq) `The chart ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(name))} was not fetched: ${(0,text_text/* literal */.eu)((0,refusal/* textOf */.b6)(answer))}`;
    const problem = (0,render_error/* renderProblem */.yM)('chart-not-fetched', (0,text_text/* text */.Qq) `${why}.`, place);
    throw new render_error/* RenderError */.vH(problem, [], 'declared' in answer ? why : null, use);
}
async function dependencies(renderer, folder, at, gathered, depth) {
    const { tree } = renderer;
    const fail = (message, place) => new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('chart-dependency', message, place), [folder]);
    if (depth > MAX_DEPTH)
        throw fail((0,text_text/* text */.Qq) `The dependencies of ${(0,render_error/* folderText */.ON)(folder, 'the chart')} form a circle. Break it.`, (0,manifest_path/* inside */.nx)(folder, 'Chart.yaml'));
    const versions = (0,lookup/* lazily */.qy)(() => lockedVersions(tree, folder, fail));
    for (const file of ['Chart.yaml', 'requirements.yaml'].map((name) => (0,manifest_path/* inside */.nx)(folder, name))) {
        const [document] = tree.yaml(file).documents;
        for (const [index, one] of ((0,manifest_fields/* listIn */.Of)(document?.value, 'dependencies') ?? []).entries()) {
            const wanted = (0,manifest_fields/* textIn */.r7)(one, 'name') ?? '';
            const place = document?.placeOf(['dependencies', index]) ?? null;
            if (!/^[A-Za-z0-9][\w.-]*$/.test(wanted))
                throw fail((0,text_text/* text */.Qq) `"${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(wanted))}" is not the name of a chart. Use letters, digits, dots and dashes.`, place);
            if (isVendored(tree, folder, wanted))
                continue;
            const to = (0,manifest_path/* inside */.nx)(at, `charts/${wanted}`);
            const repository = (0,manifest_fields/* textIn */.r7)(one, 'repository') ?? '';
            const [, path = null] = /^file:\/\/(.*)$/s.exec(repository) ?? [];
            const beside = path === null ? null : (0,manifest_path/* joined */.oR)(folder, path);
            if (beside !== null && tree.isFile((0,manifest_path/* inside */.nx)(beside, 'Chart.yaml'))) {
                gathered.copies.push({ from: beside, to });
                await dependencies(renderer, beside, to, gathered, depth + 1);
            }
            else if (/^(?:https|oci):\/\//.test(repository)) {
                const version = versions().get(wanted) ?? (0,manifest_fields/* textIn */.r7)(one, 'version');
                const reference = { repository, chart: wanted, version };
                const chart = await fetched(renderer, reference, gathered.use, place).catch((error) => {
                    throw error instanceof render_error/* RenderError */.vH ? error.after([folder]) : error;
                });
                gathered.fetched.push({ chart, to });
            }
            else
                throw fail((0,text_text/* text */.Qq) `The chart depends on "${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(wanted))}", which is not in ${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)((0,manifest_path/* inside */.nx)(folder, 'charts')))}. Run ${(0,text_text/* code */.aY)(`helm dependency build ${(0,visible/* visible */.RK)(folder) || '.'}`)} and commit the folder charts/.`, place);
        }
    }
}
function lockedVersions(tree, folder, fail) {
    const lock = (0,manifest_path/* inside */.nx)(folder, 'Chart.lock');
    if (!tree.isFile(lock))
        return new Map();
    const wanted = (0,manifest_fields/* itemsIn */.Un)(tree.value((0,manifest_path/* inside */.nx)(folder, 'Chart.yaml')), 'dependencies');
    const locked = (0,manifest_fields/* itemsIn */.Un)(tree.value(lock), 'dependencies');
    const versions = new Map(locked.map((one) => [(0,manifest_fields/* textIn */.r7)(one, 'name') ?? '', (0,manifest_fields/* textIn */.r7)(one, 'version') ?? '']));
    const isLocked = (one) => {
        const [written, version] = [(0,manifest_fields/* textIn */.r7)(one, 'version') ?? '', versions.get((0,manifest_fields/* textIn */.r7)(one, 'name') ?? '')];
        return version !== undefined && (!/^v?\d+\.\d+\.\d+/.test(written) || written === version);
    };
    if (wanted.length === locked.length && wanted.every(isLocked))
        return versions;
    const update = (0,text_text/* code */.aY)(`helm dependency update ${(0,visible/* visible */.RK)(folder) || '.'}`);
    throw fail((0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(lock))} belongs to other dependencies than those of Chart.yaml. Run ${update} and commit it.`, lock);
}
function isVendored(tree, folder, wanted) {
    const charts = (0,manifest_path/* inside */.nx)(folder, 'charts');
    return tree.below(charts).some((path) => {
        const [first = ''] = path.slice(charts.length + 1).split('/');
        if (first === wanted || (first.startsWith(`${wanted}-`) && first.endsWith('.tgz')))
            return true;
        const isChart = (0,manifest_path/* nameOf */.Vb)(path) === 'Chart.yaml' && (0,manifest_path/* folderOf */.yS)((0,manifest_path/* folderOf */.yS)(path)) === charts;
        return isChart && (0,manifest_fields/* textIn */.r7)(tree.value(path), 'name') === wanted;
    });
}
const PART = /^(?:templates|charts|crds|ci)\/|^(?:Chart|requirements)\.(?:ya?ml|lock)$|^values(?:\.schema\.json|\.ya?ml)$/;
const OTHER_VALUES = /^(?:[^/]*[-_.])?values[-_.][^/]*\.ya?ml$/i;
function rendered(tree, folder) {
    const files = tree.below(folder);
    const within = (path) => (folder === '' ? path : path.slice(folder.length + 1)).replace(/^(?:charts\/[^/]+\/)+/, '');
    const readsFiles = files.some((path) => /^templates\//.test(within(path)) && /\.Files\b/.test(tree.text(path) ?? ''));
    return files.filter((path) => PART.test(within(path)) || (readsFiles && !OTHER_VALUES.test(within(path))));
}
function writtenAt(tree, { folder, copies }, path) {
    const copied = (0,manifest_path/* inside */.nx)(folder, path);
    const copy = copies.findLast(({ to }) => (0,manifest_path/* isWithin */.UO)(to, copied));
    const written = copy && (0,manifest_path/* joined */.oR)(copy.from, copied.slice(copy.to.length).replace(/^\//, ''));
    return written !== undefined && written !== null && tree.isFile(written) ? written : null;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(8262);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/delivery/decided-there.js
var decided_there = __webpack_require__(668);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/archive.js
var archive = __webpack_require__(6322);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/chart-templates.js










const SCHEMA = 'values.schema.json';
const VALUES = 'values.yaml';
function ownPath(path) {
    return path.replace(/^(?:charts\/[^/]+\/)+/, '');
}
function isOther(path) {
    const own = ownPath(path);
    return own !== VALUES && (0,manifest_path/* nameOf */.Vb)(own) !== SCHEMA && !/^(?:templates|crds|charts)(?:\/|$)/.test(own);
}
function chartFiles(folder) {
    const files = [];
    let bytesLeft = archive/* MOST_BYTES */.uZ;
    const add = (path, content) => {
        const own = ownPath(path);
        if (/^charts\/[^/]+\.tgz$/.test(own)) {
            for (const inner of (0,archive/* packedFiles */.oH)(content(), bytesLeft)) {
                bytesLeft -= inner.content.length;
                add((0,manifest_path/* inside */.nx)((0,manifest_path/* folderOf */.yS)(path), inner.path), () => inner.content);
            }
            return;
        }
        const isRead = own === SCHEMA || own === VALUES || /^templates\/.*\.(?:ya?ml|tpl)$/.test(own);
        const text = isRead || isOther(path) ? content().toString('utf8') : '';
        if (isRead || text.includes('{{'))
            files.push({ path, text });
    };
    for (const path of (0,external_node_fs_.readdirSync)(folder, { recursive: true, encoding: 'utf8' }).toSorted())
        if ((0,external_node_fs_.statSync)((0,external_node_path_.join)(folder, path)).isFile())
            add(path, () => (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, path)));
    return files;
}
function hasRemoteSchema(files) {
    return files.some(({ path, text }) => (0,manifest_path/* nameOf */.Vb)(path) === SCHEMA && refersElsewhere((0,json/* parsedJson */.U4)(text) ?? null));
}
function refersElsewhere(schema) {
    if (Array.isArray(schema))
        return schema.some(refersElsewhere);
    if (!(0,manifest_manifest/* isObject */.Gv)(schema))
        return false;
    return Object.entries(schema).some(([key, value]) => {
        if (!/^\$(?:ref|dynamicRef|recursiveRef|schema)$/.test(key) || typeof value !== 'string')
            return refersElsewhere(value);
        return !value.startsWith('#') && !(key === '$schema' && /^https?:\/\/json-schema\.org\//.test(value));
    });
}
function clusterDependent(tree, chart) {
    const { release, files, digest, writtenAt } = chart;
    const carrier = (by, path, file, actions) => {
        const [first] = actions;
        if (first === undefined)
            return [];
        const why = (0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(file ?? path));
        return [
            {
                ...{
                    identity: `${by} ${file ?? path} of ${release}`,
                    digest,
                    route: '',
                    sync: 'automatic',
                    takes: [],
                },
                place: file === null ? chart.place : placeIn(tree, file, first),
                outcome: { declared: 'decided in the cluster', why, actions },
            },
        ];
    };
    const planned = plannedParts(files, chart.mayHoldPlanned);
    const templates = [...(0,lookup/* groupedBy */.me)(planned, ({ path }) => path)].flatMap(([path, own]) => {
        const actions = own.flatMap(({ text }) => (0,decided_there/* decidedThere */.rM)(text).filter((one) => !isAnnotation(text, one)));
        return carrier('template', path, writtenAt(path), actions);
    });
    const evaluating = planned.find(({ text }) => /\btpl\b/.test(text));
    if (evaluating === undefined)
        return templates;
    const { path } = evaluating;
    const readsFiles = planned.some(({ text }) => /\.Files\b/.test(text));
    const evaluated = files.flatMap((one) => {
        const by = isOther(one.path)
            ? readsFiles
                ? 'file'
                : null
            : (0,manifest_path/* nameOf */.Vb)(one.path) === VALUES
                ? 'values'
                : null;
        return by === null ? [] : carrier(by, one.path, writtenAt(one.path), (0,decided_there/* decidedThere */.rM)(one.text));
    });
    const given = chart.values.flatMap(({ file, text }) => carrier('values', path, file ?? writtenAt(path), (0,decided_there/* decidedThere */.rM)(text)));
    return [...templates, ...evaluated, ...given];
}
function plannedParts(files, mayHoldPlanned) {
    const isTemplate = ({ path }) => !isOther(path) && /(?:^|\/)templates\//.test(path);
    const parts = files.filter(isTemplate).flatMap(partsOf);
    const planned = new Set(parts.filter(({ text }) => mayHoldPlanned(text)));
    for (const { text } of planned) {
        const isOpen = /\b(?:include|template)\s+[^"\s]/.test(text);
        for (const part of parts)
            if (part.name !== null && (isOpen || text.includes(`"${part.name}"`)))
                planned.add(part);
    }
    return [...planned];
}
const DEFINE = /\{\{-?\s*define\s+"([^"]*)"/g;
function partsOf({ path, text }) {
    const starts = [...text.matchAll(DEFINE)];
    const ends = [...starts.map(({ index }) => index), text.length];
    const documents = text.slice(0, ends[0]).split(/^(?=---)/m);
    return [
        ...documents.map((document) => ({ path, text: document, name: null })),
        ...starts.map(({ index, 1: name = '' }, at) => ({ path, text: text.slice(index, ends[at + 1]), name })),
    ];
}
function isAnnotation(text, action) {
    const lines = text.slice(0, text.indexOf(action)).split('\n');
    let indent = (/^ */.exec(lines.pop() ?? '')?.[0] ?? '').length;
    for (const line of lines.toReversed()) {
        const [, spaces = '', key = ''] = /^( *)([\w-]+):\s*$/.exec(line) ?? [];
        if (key === '' || spaces.length >= indent)
            continue;
        if (key === 'annotations')
            return true;
        indent = spaces.length;
    }
    return false;
}
function placeIn(tree, file, action) {
    const text = tree.text(file) ?? '';
    const before = text.slice(0, Math.max(text.indexOf(action), 0));
    return { file, line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/locations.js




function identityIn(text) {
    const metadata = /^metadata:\n((?: .*\n)*)/m.exec(text)?.[1] ?? '';
    const found = [
        /^apiVersion: (.*)$/m.exec(text),
        /^kind: (.*)$/m.exec(text),
        /^ {2}namespace: (.*)$/m.exec(metadata),
        /^ {2}name: (.*)$/m.exec(metadata),
    ];
    return found.map((match) => match?.[1] ?? '').join(' ');
}
function locator(file, text) {
    const find = (0,lookup/* lazily */.qy)(() => finder(documentsOf(text)));
    const parsed = (0,lookup/* once */.Oo)((one) => (0,parse/* parseManifests */.Ye)(one.text, file).manifests);
    return (manifest) => {
        const own = find()(manifest);
        const start = { file, line: own.before + firstLine(own.text, manifest), column: 1 };
        const written = (0,lookup/* lazily */.qy)(() => counterpart(parsed(own), manifest));
        const placeOf = (path) => {
            const same = written();
            if (same === undefined || !(0,canonical/* isSameValue */.am)((0,manifest_fields/* valueAt */.fK)(same.object, path), (0,manifest_fields/* valueAt */.fK)(manifest.object, path)))
                return start;
            const place = same.placeOf(path);
            return { ...place, line: place.line + own.before };
        };
        return { ...manifest, place: start, placeOf };
    };
}
function documentsOf(text) {
    let before = 0;
    return text.split(/^(?=---)/m).map((part) => {
        const names = Array.from(part.matchAll(/\bname["']?:\s*["']?([\w.-]+)/g), ([, name = '']) => name);
        const document = { text: part, before, kind: /\bkind["']?:\s*["']?(\w+)/.exec(part)?.[1] ?? '', names };
        before += part.split('\n').length - 1;
        return document;
    });
}
function finder(documents) {
    const byName = (0,lookup/* groupedBy */.me)(documents.flatMap((one) => [...new Set(one.names)].map((name) => ({ name, one }))), ({ name }) => name);
    const byKind = (0,lookup/* groupedBy */.me)(documents, ({ kind }) => kind);
    return ({ kind, name }) => {
        const ofKind = byKind.get(kind) ?? documents;
        const [only, ...others] = ofKind;
        if (only === undefined || others.length === 0)
            return only ?? NOTHING;
        const named = byName.get(name)?.find(({ one }) => one.kind === kind);
        return named?.one ?? ofKind.find(({ names: [first = ' '] }) => name.includes(first)) ?? only;
    };
}
const NOTHING = { text: '', before: 0, kind: '', names: [] };
function firstLine(text, { kind }) {
    const lines = text.split('\n');
    const isTemplate = text.includes('{{');
    const found = lines.findIndex((line) => isTemplate ? line.trim() === `kind: ${kind}` : !/^\s*(?:#.*)?$|^---\s*(?:#.*)?$/.test(line));
    return Math.max(found, 0) + 1;
}
function counterpart(written, { kind, name }) {
    const ofKind = written.filter((one) => one.kind === kind);
    const same = ofKind.find((one) => one.name === name);
    return same ?? (ofKind.length === 1 ? ofKind[0] : ofKind.find((one) => name.includes(one.name)));
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/source.js



const source_NOTHING = { objects: [], inputs: [], coverage: [], problems: [] };
function objectOf(file, kinds) {
    const kind = /^kind: (\S+)$/m.exec(file.text)?.[1];
    if (kind === undefined || !kinds.has(kind))
        return null;
    const manifest = file.origin
        ? firstOf(file.origin)(file)
        : (0,parse/* parseManifests */.Ye)(file.text, file.path).manifests[0];
    return manifest === undefined ? null : { file, manifest };
}
const firstOf = (0,lookup/* remembered */.HK)((origin) => {
    const known = new Map();
    return ({ text, path }) => {
        const [first] = known.has(text) ? [] : (0,parse/* parseManifests */.Ye)(text, path).manifests;
        if (!known.has(text))
            known.set(text, first && origin(first));
        return known.get(text);
    };
});
function isOf({ manifest }, group, kind) {
    return (0,manifest_manifest/* groupOf */.F8)(manifest.apiVersion) === group && manifest.kind === kind;
}
function isRepository(url, repository) {
    const path = url
        .replace(/\/$/, '')
        .replace(/\.git$/, '')
        .toLowerCase();
    return [':', '/'].some((mark) => path.endsWith(mark + repository.toLowerCase()));
}
function documentsIn(printed) {
    return printed
        .split(/^---[ \t]*(?:#.*)?\r?\n/m)
        .map((text) => (/\s$/.test(text) ? `${text.trimEnd()}\n` : text))
        .filter((text) => text.trim() !== '');
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/helm.js













async function helm(renderer, release) {
    const { tree, workspace, mayHoldPlanned } = renderer;
    const texts = Object.entries(release.setFile ?? {}).map(([name, path]) => {
        if (!/^[\w./[\]-]+$/.test(name))
            throw badName(name, 'several parameters', null);
        return valuesIn(tree, path);
    });
    const written = [...release.values.map((path) => valuesIn(tree, path)), ...texts];
    const use = sha256([JSON.stringify(release), tree.digest(written)]);
    const chart = typeof release.chart === 'string'
        ? await chartOf(renderer, folderIn(release.chart), use)
        : await fetchedChart(renderer, release.chart, use);
    const inputs = [...chart.inputs, ...written];
    const content = tree.digest([...chart.copies.map(({ from }) => from), ...written]);
    const fetched = chart.fetched.map((one) => one.chart.digest);
    return renderer.cached((0,canonical/* canonicalJson */.dj)(['helm', JSON.stringify(release), content, fetched]), async () => {
        const { files, answer } = await workspace.using(async (copies) => {
            copyChart(chart, copies);
            for (const path of written)
                copies.copy(path, givenAt(path));
            if (release.replacesValues === true)
                copies.write((0,manifest_path/* inside */.nx)(chart.folder, 'values.yaml'), '{}');
            const files = filesOf(copies.absolute(chart.folder), chart);
            const skips = release.skipsSchema === true || hasRemoteSchema(files) ? ['--skip-schema-validation'] : [];
            const args = ['template', ...skips, ...argumentsOf(release, chart, copies)];
            const answer = await renderer.run('helm', args);
            return {
                files,
                answer: answer.ok ? answer : { ...answer, reason: copies.shown(answer.reason).replaceAll(GIVEN, '') },
            };
        });
        if (!answer.ok)
            throw new render_error/* RenderError */.vH(failure(tree, chart, answer.reason), inputs);
        const printed = helm_objectsIn(tree, chart, answer.stdout, release.name);
        const objects = await postRendered(renderer, printed, release.postRenderers ?? []);
        const { inline = [], set, setString = {} } = release;
        const given = [...inline, ...Object.values(set), ...Object.values(setString)];
        const file = (0,manifest_path/* inside */.nx)(chart.folder, 'Chart.yaml');
        const coverage = clusterDependent(tree, {
            release: `${release.namespace ?? ''}/${release.name}`,
            files,
            values: [
                ...written.map((path) => ({ file: path, text: tree.text(path) ?? '' })),
                ...given.map((one) => ({ file: null, text: one })),
            ],
            writtenAt: (path) => writtenAt(tree, chart, path),
            place: tree.isFile(file) ? { file, line: 1, column: 1 } : null,
            digest: sha256([JSON.stringify(release), tree.digest(inputs), ...fetched]),
            mayHoldPlanned,
        });
        return { objects, inputs, coverage, problems: [] };
    });
}
function filesOf(copy, { folder, inputs }) {
    try {
        return chartFiles(copy);
    }
    catch (error) {
        if (!(error instanceof refusal/* Refusal */.P_))
            throw error;
        const message = (0,text_text/* text */.Qq) `A packed chart in ${(0,render_error/* folderText */.ON)(folder, 'the chart')} cannot be read: ${(0,text_text/* literal */.eu)(error.message)}. Run \`helm dependency build\` and commit its result.`;
        throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('helm-failed', message, (0,manifest_path/* inside */.nx)(folder, 'Chart.yaml')), inputs);
    }
}
function argumentsOf(release, chart, copies) {
    const inline = (release.inline ?? []).map((one, at) => {
        copies.write(`.inline/${at}.yaml`, one);
        return `.inline/${at}.yaml`;
    });
    const each = (option, values = {}) => Object.entries(values).map(([name, value]) => `--${option}=${name}=${value}`);
    const files = Object.entries(release.setFile ?? {}).map(([name, path]) => [name, copies.absolute(givenAt(path))]);
    return [
        ...['--skip-tests', '--dry-run=client'],
        ...(release.namespace === null ? [] : [`--namespace=${release.namespace}`]),
        ...[...release.values.map(givenAt), ...inline].map((path) => `--values=${copies.absolute(path)}`),
        ...each('set', release.set),
        ...each('set-string', release.setString),
        ...each('set-file', Object.fromEntries(files)),
        ...(release.includesCrds === true ? ['--include-crds'] : []),
        ...(release.kubeVersion ? [`--kube-version=${release.kubeVersion}`] : []),
        ...(release.apiVersions ?? []).map((one) => `--api-versions=${one}`),
        ...['--', release.name, copies.absolute(chart.folder)],
    ];
}
const GIVEN = '.values/';
function givenAt(path) {
    return `${GIVEN}${folderIn(path)}`;
}
function folderIn(path) {
    return (0,render_error/* inTree */._Z)('', path, null, (0,text_text/* text */.Qq) `Correct the path.`);
}
function valuesIn(tree, written) {
    const path = folderIn(written);
    if (/[,"{}=\\\n\r]/.test(path))
        throw badName(path, 'several files', tree.isFile(path) ? path : null);
    if (tree.below(path).includes(path))
        return path;
    const message = (0,text_text/* text */.Qq) `The values file "${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(written))}" is not in the repository, so the chart was not rendered. Correct the path.`;
    throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('no-values', message, null));
}
function badName(written, what, place) {
    const message = (0,text_text/* text */.Qq) `Helm would take "${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(written))}" for ${(0,text_text/* literal */.eu)(what)}, so the chart was not rendered. Use letters, digits and dots.`;
    return new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('bad-path', message, place));
}
const SOURCE = /^# Source: ([^\n]+)$/m;
function helm_objectsIn(tree, chart, printed, release) {
    const command = `helm template ${release} ${chart.folder}`;
    const locatorOf = (0,lookup/* once */.Oo)((file) => locator(file, tree.text(file) ?? ''));
    return documentsIn(printed)
        .filter((text) => !text.split('\n').every((line) => /^\s*(?:#|$)/.test(line)))
        .map((text) => {
        const path = templateOf(tree, chart, SOURCE.exec(text)?.[1] ?? '');
        const key = `${command} ${identityIn(text)}`;
        return { path, text, key, renderedBy: command, origin: locatorOf(path) };
    });
}
function templateOf(tree, chart, source) {
    return writtenAt(tree, chart, source.slice(source.indexOf('/') + 1)) ?? (0,manifest_path/* inside */.nx)(chart.folder, 'Chart.yaml');
}
const SPOT = /(?:^|:)([^:]+\/templates\/[^:]+)(?::(\d+)(?::(\d+))?)?/;
function failure(tree, chart, reason) {
    const words = reason.split(/[\s()]/).map((word) => SPOT.exec(word));
    const [, template = '', line = 1, column = 1] = words.find((found) => found !== null) ?? [];
    const place = { file: templateOf(tree, chart, template), line: Number(line), column: Number(column) };
    const message = (0,text_text/* text */.Qq) `Helm cannot render this chart: ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(reason, 600))}. Correct it so that \`helm template\` passes.`;
    return (0,render_error/* renderProblem */.yM)('helm-failed', message, place);
}
async function postRendered({ workspace, run }, files, postRenderers) {
    let result = files;
    for (const one of postRenderers) {
        const [first] = result;
        const over = (0,manifest_fields/* field */.ZZ)(one, 'kustomize');
        if (over === undefined || first === undefined)
            continue;
        const [path] = (0,manifest_fields/* itemsIn */.Un)(over, 'patches').flatMap((patch) => (0,manifest_fields/* textIn */.r7)(patch, 'path') ?? []);
        if (path !== undefined) {
            const message = (0,text_text/* text */.Qq) `The postRenderers name a file (${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(path))}); helm-controller reads none. Write the patch itself.`;
            throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('outside', message, first.path));
        }
        const patches = (0,manifest_fields/* itemsIn */.Un)(over, 'patchesJson6902').map((patch) => ({
            target: (0,manifest_fields/* field */.ZZ)(patch, 'target') ?? null,
            patch: JSON.stringify((0,manifest_fields/* field */.ZZ)(patch, 'patch') ?? null),
        }));
        const kustomization = {
            resources: ['all.yaml'],
            patches: (0,manifest_fields/* itemsIn */.Un)(over, 'patches'),
            images: (0,manifest_fields/* itemsIn */.Un)(over, 'images'),
            patchesStrategicMerge: (0,manifest_fields/* itemsIn */.Un)(over, 'patchesStrategicMerge').map((patch) => JSON.stringify(patch)),
            patchesJson6902: patches,
        };
        const all = result.map((one) => one.text).join('---\n');
        const answer = await workspace.using((copies) => {
            copies.write('all.yaml', all);
            copies.write('kustomization.yaml', JSON.stringify(kustomization));
            return run('kustomize', [copies.absolute('')]);
        });
        if (!answer.ok) {
            const message = (0,text_text/* text */.Qq) `kustomize cannot put the postRenderers over this chart: ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(answer.reason, 600))}.`;
            throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('kustomize-failed', message, first.path));
        }
        const before = new Map(result.map((file) => [identityIn(file.text), file]));
        result = documentsIn(answer.stdout).map((one) => ({
            ...(before.get(identityIn(one)) ?? first),
            text: one,
        }));
    }
    return result;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/advice.js
var advice = __webpack_require__(7196);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/patches.js






const PATCHES = ['patches', 'patchesStrategicMerge', 'patchesJson6902'];
function patchLocator(tree, kustomizations) {
    const patches = (0,lookup/* lazily */.qy)(() => kustomizations.flatMap((one) => patchesIn(tree, one)));
    return (manifest, path) => {
        const value = (0,manifest_fields/* valueAt */.fK)(manifest.object, path);
        if (value === undefined)
            return null;
        for (const patch of patches()) {
            const at = isFor(patch, manifest) ? fieldIn(patch.value, path, value) : null;
            if (at !== null)
                return patch.placeOf(at);
        }
        return null;
    };
}
function patchesIn(tree, { file, folder }) {
    const [document] = tree.yaml(file).documents;
    return PATCHES.flatMap((key) => (0,manifest_fields/* itemsIn */.Un)(document?.value, key).flatMap((entry, index) => {
        const written = typeof entry === 'string' ? entry : ((0,manifest_fields/* textIn */.r7)(entry, 'path') ?? (0,manifest_fields/* textIn */.r7)(entry, 'patch') ?? '');
        const path = written.includes('\n') ? null : (0,manifest_path/* joined */.oR)(folder, written);
        const text = path === null ? null : tree.text(path);
        const target = (0,manifest_fields/* field */.ZZ)(entry, 'target');
        if (document && text === null)
            return (0,parse/* placedYaml */.lp)(written, file).map(({ value }) => ({
                ...{ value, target },
                placeOf: () => document.placeOf([key, index, 'patch']),
            }));
        return (0,parse/* placedYaml */.lp)(text ?? '', path ?? file).map((one) => ({ ...one, target }));
    }));
}
function isFor({ target, value }, { kind, name }) {
    const fits = (written, actual) => written === null || !/^[\w.-]+$/.test(written) || actual.includes(written);
    if (target !== undefined)
        return fits((0,manifest_fields/* textIn */.r7)(target, 'kind'), kind) && fits((0,manifest_fields/* textIn */.r7)(target, 'name'), name);
    return (0,manifest_fields/* textIn */.r7)(value, 'kind') === kind && fits((0,manifest_fields/* textIn */.r7)((0,manifest_fields/* field */.ZZ)(value, 'metadata'), 'name') ?? '-', name);
}
function fieldIn(patch, path, value) {
    const isName = /^(?:apiVersion|kind|metadata\/name|metadata\/namespace)$/.test(path.join('/'));
    if ((0,manifest_manifest/* isObject */.Gv)(patch))
        return !isName && (0,canonical/* isSameValue */.am)((0,manifest_fields/* valueAt */.fK)(patch, path), value) ? path : null;
    const steps = path.map(String);
    for (const [index, operation] of Array.isArray(patch) ? patch.entries() : []) {
        const pointer = ((0,manifest_fields/* textIn */.r7)(operation, 'path') ?? '').split('/').slice(1);
        const at = pointer.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
        const inside = (0,manifest_fields/* valueAt */.fK)((0,manifest_fields/* field */.ZZ)(operation, 'value'), path.slice(at.length));
        if (at.every((step, depth) => step === steps[depth]) && (0,canonical/* isSameValue */.am)(inside, value))
            return [index];
    }
    return null;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/kustomize.js
















async function kustomize(renderer, folder, { instead = null, readsAnywhere = false } = {}) {
    const { tree, workspace } = renderer;
    const graph = (0,sources_kustomization/* readKustomizations */.vi)(tree, folder, instead);
    const { root, inputs } = graph;
    const key = (0,canonical/* canonicalJson */.dj)(['kustomize', folder, instead, readsAnywhere, tree.digest(inputs)]);
    return renderer.cached(key, async () => {
        const remote = graph.kustomizations.flatMap((one) => one.remote);
        const texts = new Map([
            ...(instead === null ? [] : [[root, JSON.stringify(instead)]]),
            ...(remote.length > 0 ? withoutRemote(tree, graph) : []),
        ]);
        texts.set(root, withOrigins(tree, root, texts.get(root)));
        const build = { folder, root, flags: readsAnywhere ? ['--load-restrictor=LoadRestrictionsNone'] : [] };
        const coverage = remote.length > 0 ? [remoteCarrier(tree, graph)] : [];
        try {
            const printed = await workspace.using((copies) => {
                for (const path of inputs)
                    copies.copy(path);
                for (const [path, text] of texts)
                    copies.write(path, text);
                return printedBy(renderer, build, copies);
            });
            return { objects: kustomize_objectsIn(tree, printed, graph, folder), inputs, coverage, problems: [] };
        }
        catch (error) {
            if (!(error instanceof render_error/* RenderError */.vH) || error.problem.code === 'no-tool')
                throw error;
            const [first] = remote;
            if (first === undefined)
                throw new render_error/* RenderError */.vH(error.problem, inputs);
            const why = (0,text_text/* text */.Qq) `${remoteMessage(graph)} The rest does not build without it (${error.problem.message})`;
            throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('remote-base', (0,text_text/* text */.Qq) `${why}.`, first.place), inputs, why);
        }
    });
}
async function printedBy({ run, tree }, { folder, root, flags }, copies) {
    const answer = await run('kustomize', [...flags, copies.absolute(folder)]);
    if (answer.ok)
        return answer.stdout;
    const reason = (0,visible/* visible */.RK)(copies.shown(answer.reason), 600);
    const message = (0,text_text/* text */.Qq) `kustomize cannot build ${(0,render_error/* folderText */.ON)(folder, 'the root')}: ${(0,text_text/* code */.aY)(reason)}. ${fixOf(reason)}`;
    const place = namedIn(answer.reason, tree, folder) ?? root;
    throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('kustomize-failed', message, place));
}
function withOrigins(tree, root, instead) {
    const text = instead ?? tree.text(root) ?? '';
    const [document, ...others] = instead === undefined ? tree.yaml(root).documents : (0,parse/* placedYaml */.lp)(instead, root);
    const value = document?.value;
    const isPlain = others.length === 0 && (0,manifest_manifest/* isObject */.Gv)(value) && value['buildMetadata'] === undefined;
    if (isPlain && !/^(?:[{[]|---|\.\.\.)/m.test(text))
        return `${text}\nbuildMetadata: [originAnnotations]\n`;
    if (!(0,manifest_manifest/* isObject */.Gv)(value) || others.length > 0)
        return text;
    const buildMetadata = [...(0,manifest_fields/* itemsIn */.Un)(value, 'buildMetadata'), 'originAnnotations'];
    return JSON.stringify({ ...value, buildMetadata });
}
function fixOf(reason) {
    if (reason.includes('already registered id'))
        return (0,text_text/* text */.Qq) `If the two are for two clusters, list the clusters in \`clusters\` of the configuration, each with its own folder in \`policies\`; otherwise remove one.`;
    if (reason.includes('external plugins disabled'))
        return (0,advice/* bySomething */.MF)('kustomize build --enable-alpha-plugins --enable-exec');
    return (0,text_text/* text */.Qq) `Correct it so that \`kustomize build\` passes.`;
}
function namedIn(message, tree, folder) {
    const named = Array.from(message.matchAll(/'([^'\n]+)'|File: (\S+)/g), ([, a, b]) => a ?? b ?? '');
    return named.flatMap((one) => (0,manifest_path/* joined */.oR)(folder, one) ?? []).findLast((path) => tree.isFile(path)) ?? null;
}
const ORIGIN = /^ {4}config\.kubernetes\.io\/origin: \|\n((?: {6}.*\n)+)/m;
function kustomize_objectsIn(tree, printed, graph, folder) {
    const { root, kustomizations } = graph;
    const locatorOf = (0,lookup/* once */.Oo)((file) => locator(file, tree.text(file) ?? ''));
    const inPatch = patchLocator(tree, kustomizations);
    const command = `kustomize build ${folder || '.'}`;
    const known = tree.isFile(root) ? root : folder || '.';
    return documentsIn(printed).map((document) => {
        const origin = ORIGIN.exec(document)?.[1] ?? '';
        const written = /^ {6}(?:path|configuredIn): (.+)$/m.exec(origin)?.[1];
        const file = written === undefined ? null : (0,manifest_path/* joined */.oR)(folder, written);
        const path = file !== null && tree.isFile(file) ? file : known;
        const text = document.replace(ORIGIN, '').replace(/^ {2}annotations:\n(?! {4})/m, '');
        const located = (manifest) => {
            const found = locatorOf(path)(manifest);
            return { ...found, placeOf: (field) => inPatch(manifest, field) ?? found.placeOf(field) };
        };
        return { path, text, key: `${command} ${identityIn(text)}`, renderedBy: command, origin: located };
    });
}
function remoteMessage(graph) {
    const names = graph.kustomizations.flatMap(({ remote }) => remote.map(({ written, key }) => written ?? key));
    return (0,text_text/* text */.Qq) `Remote parts of ${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(graph.root))} are not fetched: ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(names.join(', '), 300))}.`;
}
function remoteCarrier(tree, graph) {
    const over = overRemote(graph.kustomizations);
    const remote = over.flatMap((one) => one.remote);
    const content = over.map(({ value, others }) => [
        Object.entries(value).filter(([key]) => !ADDING.has(key)),
        tree.digest(others),
    ]);
    return {
        identity: `remote parts of ${graph.root}`,
        place: remote[0]?.place ?? null,
        digest: sha256([remote.map(({ key, written }) => [key, written]), content]),
        route: [...new Set(remote.map(({ written, key }) => repositoryIn(written ?? key)))].sort().join(' '),
        sync: 'automatic',
        takes: [],
        outcome: {
            declared: 'not fetched',
            why: (0,text_text/* text */.Qq) `remote parts of ${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(graph.root))}, not fetched`,
        },
    };
}
function repositoryIn(written) {
    const [address = ''] = written.split('?');
    return address
        .split('/')
        .slice(0, address.includes('://') ? 5 : 3)
        .join('/');
}
const ADDING = new Set([
    ...['apiVersion', 'kind', 'metadata', 'sortOptions', 'buildMetadata', 'generatorOptions'],
    ...['resources', 'bases', 'components', 'configMapGenerator', 'secretGenerator'],
]);
function overRemote(all) {
    const takes = (one, through = []) => one.remote.length > 0 ||
        one.inner.some(({ folder }) => all.some((other) => other.folder === folder && !through.includes(other.file) && takes(other, [...through, one.file])));
    const over = all.filter((one) => takes(one));
    const components = over.flatMap(({ inner }) => all.filter((one) => inner.some(({ folder, key }) => key === 'components' && folder === one.folder)));
    return [...new Set([...over, ...components])];
}
function withoutData(entry, isRemote) {
    if (!(0,manifest_manifest/* isObject */.Gv)(entry))
        return entry;
    const kept = Object.entries(entry).flatMap(([key, value]) => {
        if (key === 'env' && isRemote(value))
            return [];
        const isList = (key === 'files' || key === 'envs') && Array.isArray(value);
        return [[key, isList ? value.filter((one) => !isRemote(one)) : value]];
    });
    return Object.fromEntries(kept);
}
function withoutRemote(tree, { kustomizations }) {
    const own = (0,lookup/* lazily */.qy)(() => new Set(kustomizations
        .flatMap(({ resources }) => resources)
        .flatMap((file) => (0,parse/* parseManifests */.Ye)(tree.text(file) ?? '', file).manifests)
        .map(({ kind, name }) => `${kind}/${name}`)));
    const isFor = (folder, entry) => {
        const target = (0,manifest_fields/* field */.ZZ)(entry, 'target');
        const [kind, name] = [(0,manifest_fields/* textIn */.r7)(target, 'kind') ?? '', (0,manifest_fields/* textIn */.r7)(target, 'name') ?? ''];
        if ((0,manifest_manifest/* isObject */.Gv)(target))
            return !/^\w+$/.test(kind) || !/^[\w-]+$/.test(name) || own().has(`${kind}/${name}`);
        const written = typeof entry === 'string' ? entry : ((0,manifest_fields/* textIn */.r7)(entry, 'path') ?? '');
        const path = written.includes('\n') ? null : (0,manifest_path/* joined */.oR)(folder, written);
        const text = (path === null ? null : tree.text(path)) ?? (0,manifest_fields/* textIn */.r7)(entry, 'patch') ?? written;
        return (0,parse/* parseManifests */.Ye)(text, 'patch').manifests.some((one) => own().has(`${one.kind}/${one.name}`));
    };
    return new Map(overRemote(kustomizations).map(({ file, folder, value, remote }) => {
        const charts = [...(0,kustomization/* chartKeysIn */.Sw)(value), 'helmGlobals'];
        const kept = Object.entries(value).flatMap(([key, inner]) => {
            if (charts.includes(key))
                return [];
            if (!Array.isArray(inner))
                return [[key, inner]];
            const isHere = (entry) => !remote.some((one) => one.key === key && one.written === entry) &&
                (!PATCHES.some((one) => one === key) || isFor(folder, entry));
            const isRemote = (written) => typeof written === 'string' &&
                remote.some((one) => one.key === key && one.written === written.slice(written.indexOf('=') + 1));
            return [[key, inner.filter(isHere).map((entry) => withoutData(entry, isRemote))]];
        });
        return [file, JSON.stringify(Object.fromEntries(kept))];
    }));
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/argocd.js

















const GROUP = 'argoproj.io';
const KINDS = new Set(['Application', 'ApplicationSet']);
async function argocd(renderer, { globs: patterns, chart, destination }) {
    const run = new ArgoRun(renderer, destination);
    if (chart !== null)
        await run.startChart(chart);
    const { globs } = (0,read_globs/* compileGlobs */.tI)(patterns);
    for (const path of renderer.tree.files())
        if (globs.matches(path))
            run.start(path);
    await run.rest();
    const entry = chart === null
        ? JSON.stringify(patterns.length === 1 ? patterns[0] : patterns)
        : `{chart: ${JSON.stringify(chart.chart)}}`;
    return run.result(`argocd: ${entry}`);
}
function rootOf({ chart, values }) {
    return JSON.stringify([chart, ...values]);
}
const WRITTEN = { clusters: [], isKnown: true };
class ArgoRun {
    renderer;
    expansion;
    destinations;
    queue = [];
    secrets;
    constructor(renderer, destination) {
        this.renderer = renderer;
        const { tree, cluster } = renderer;
        this.secrets = new ClusterSecrets(tree);
        this.expansion = new Expansion(tree);
        this.destinations = new Destinations(cluster, destination, isTaken);
    }
    result(entry) {
        return this.expansion.result(this.destinations.problem(entry));
    }
    start(path) {
        const text = this.renderer.tree.text(path) ?? '';
        const file = { path, text };
        if ((0,kustomization/* isKustomization */.Sv)(path)) {
            this.expansion.add({ objects: [file] });
            return;
        }
        const { manifests, problems } = (0,parse/* parseManifests */.Ye)(text, path);
        const queued = manifests.filter((manifest) => this.put({ file, manifest, ...WRITTEN, root: path }));
        const failed = problems.find(({ severity }) => severity === 'error');
        const carrier = {
            ...{ identity: `argocd file: ${path}`, place: null, digest: sha256(text), route: '' },
            ...{ sync: 'automatic', takes: [path], outcome: failed === undefined ? 'evaluated' : { failed } },
        };
        const isAll = failed !== undefined || queued.length === manifests.length;
        this.expansion.add({
            objects: isAll ? [] : [{ ...file, followed: [GROUP] }],
            inputs: [path],
            coverage: [carrier],
            problems: problems.filter(({ severity }) => severity !== 'error'),
        });
    }
    async startChart(chart) {
        const { release: name, ...release } = chart;
        const sourced = await helm(this.renderer, { ...release, name });
        const objects = sourced.objects.filter((file) => !this.queued(file, rootOf(chart)));
        this.expansion.add({ ...sourced, objects });
    }
    async rest() {
        for (let object = this.queue.shift(); object !== undefined; object = this.queue.shift()) {
            const one = object;
            await this.expansion.expand(one, (draft) => one.manifest.kind === 'ApplicationSet' ? this.applications(one, draft) : this.application(one, draft));
        }
    }
    put(object) {
        if (!isOf(object, GROUP, 'Application') && !isOf(object, GROUP, 'ApplicationSet'))
            return false;
        if (this.expansion.isFirst(object)) {
            this.queue.push(object);
            this.renderer.ahead(async () => {
                const built = this.sourcesOf(object).sources.filter(({ kind }) => kind === 'kustomize');
                await Promise.all(built.map((source) => this.bySource(source)));
            });
        }
        return true;
    }
    isLocal = (url) => {
        const { repository } = this.renderer;
        return url !== null && (repository === null || isRepository(url, repository));
    };
    sourcesOf({ manifest }) {
        const { tree, branch } = this.renderer;
        const sources = [];
        let refusal = null;
        for (const one of sourcesIn(manifest)) {
            if ((0,manifest_fields/* textIn */.r7)(one, 'ref') !== null && (0,manifest_fields/* textIn */.r7)(one, 'path') === null && (0,manifest_fields/* textIn */.r7)(one, 'chart') === null)
                continue;
            const read = (0,render_error/* orRefusal */.kr)(() => sourceOf(manifest, one, { tree, branch, isLocal: this.isLocal }));
            if (!(read instanceof render_error/* NotRendered */.pv))
                sources.push(read);
            else
                refusal ??= read;
        }
        return { sources, refusal };
    }
    takenBy({ manifest }) {
        const { tree } = this.renderer;
        return [...filesNamedBy(manifest, { tree, isLocal: this.isLocal }), ...this.secretsFor(manifest)];
    }
    secretsFor({ object }) {
        const asks = (0,manifest_fields/* itemsIn */.Un)((0,manifest_fields/* field */.ZZ)(object, 'spec'), 'generators').some(asksForClusters);
        return asks ? this.secrets.all().map(({ path }) => path) : [];
    }
    async applications(object, draft) {
        const { manifest } = object;
        const { renderer, secrets, isLocal } = this;
        const spec = (0,manifest_fields/* field */.ZZ)(manifest.object, 'spec');
        const isGo = (0,manifest_fields/* field */.ZZ)(spec, 'goTemplate') === true;
        const isStrict = (0,manifest_fields/* itemsIn */.Un)(spec, 'goTemplateOptions').includes('missingkey=error');
        const inputs = new Set();
        const context = { renderer, isLocal, isGo, isStrict, secrets, inputs };
        draft.takes = this.takenBy(object);
        const { made, isUndecided } = await applicationsOf(manifest, context).finally(() => {
            this.expansion.add({ inputs: [...inputs] });
        });
        draft.takes = [...inputs];
        if (isUndecided)
            this.undecided(object);
        for (const { application, clusters } of made)
            this.put({ ...object, manifest: application, madeBy: manifest, clusters, isKnown: !isUndecided });
        return 'evaluated';
    }
    undecided({ manifest }) {
        const takes = this.secretsFor(manifest);
        const content = [
            [...(0,manifest_fields/* itemsIn */.Un)((0,manifest_fields/* field */.ZZ)(manifest.object, 'spec'), 'generators')],
            this.renderer.tree.digest(takes),
        ];
        const message = (0,text_text/* text */.Qq) `The clusters of ${(0,text_text/* name */.UU)('object', (0,visible/* titleOf */.Gg)(manifest))} are decided outside of the repository. It is planned as if this cluster gets it. An edit of its generators is not evaluated: a cluster that is dropped loses the Application and all that it applied. List the cluster in \`clusters\` of the configuration, with its \`labels\`.`;
        const failed = (0,render_error/* renderProblem */.yM)('undecided-destination', message, manifest.place);
        const carrier = {
            ...{ identity: `generators of ${nameOf(manifest)}`, place: manifest.place, digest: sha256(content) },
            ...{ route: '', sync: 'automatic', takes, outcome: { failed } },
        };
        this.expansion.add({ coverage: [carrier] });
    }
    async application(object, draft) {
        const { manifest } = object;
        const destination = (0,manifest_fields/* fieldAt */.UK)(manifest.object, 'spec', 'destination');
        const names = object.isKnown ? destinationOf(destination, object.clusters) : null;
        const revision = (one) => (0,manifest_fields/* textIn */.r7)(one, 'chart') ?? (0,manifest_fields/* textIn */.r7)(one, 'targetRevision') ?? 'HEAD';
        draft.route = [
            sourcesIn(manifest).map((one) => [(0,manifest_fields/* textIn */.r7)(one, 'repoURL'), revision(one)]),
            (0,manifest_fields/* textIn */.r7)(destination, 'name') || (0,manifest_fields/* textIn */.r7)(destination, 'server'),
        ];
        draft.takes = this.takenBy(object);
        draft.sync = syncOf(object);
        const { sources, refusal } = this.sourcesOf(object);
        const sent = this.destinations.elsewhere(names, object.root);
        if (sent !== null) {
            if (sent.declared === 'another cluster')
                this.expansion.add({ inputs: draft.takes });
            for (const source of sources)
                await this.follow(object, source);
            return sent;
        }
        const rendered = [];
        for (const source of sources)
            rendered.push(await this.render(object, source, names));
        if (refusal !== null)
            throw refusal;
        if (sourcesIn(manifest).length === 0)
            throw (0,render_error/* notRendered */.fK) `it has no source`;
        draft.takes = rendered.flatMap(({ inputs }) => inputs);
        draft.made = rendered.flatMap(({ objects }) => objects);
        return 'evaluated';
    }
    async follow(object, source) {
        if (!this.mayHoldApplications(source))
            return;
        const { objects } = await this.bySource(source);
        for (const file of objects)
            this.queued(deliveredBy(file, object), object.root);
    }
    mayHoldApplications(source) {
        if (source.kind === 'kustomize')
            return true;
        const { tree } = this.renderer;
        if (source.kind === 'directory')
            return source.paths.some((path) => mentions(tree.text(path)));
        const { chart, values } = source.release;
        const paths = typeof chart === 'string' ? [chart, ...values] : [];
        return paths.some((path) => tree.below(path).some((file) => mentions(tree.text(file))));
    }
    async render(object, source, names) {
        const namespace = (0,manifest_fields/* textAt */.$6)(object.manifest.object, 'spec', 'destination', 'namespace');
        const placing = namespace === null ? {} : { namespace };
        const sourced = await this.bySource(source);
        const objects = sourced.objects
            .map((file) => deliveredBy({ ...file, ...placing }, object))
            .filter((file) => !this.queued(file, object.root));
        if (objects.some(holdsOthers))
            this.destinations.count(names, object.manifest.place);
        this.expansion.add({ ...sourced, objects });
        return sourced;
    }
    queued(file, root) {
        if (file.renderedBy !== undefined) {
            const object = objectOf(file, KINDS);
            return object !== null && this.put({ ...object, ...WRITTEN, root });
        }
        if (!mentions(file.text))
            return false;
        const { manifests } = (0,parse/* parseManifests */.Ye)(file.text, file.path);
        const put = manifests.filter((manifest) => this.put({ file, manifest, ...WRITTEN, root }));
        return put.length > 0 && put.length === manifests.length;
    }
    bySource(source) {
        const { renderer } = this;
        if (source.kind === 'helm')
            return helm(renderer, source.release);
        if (source.kind === 'kustomize')
            return kustomize(renderer, source.folder, source);
        const { paths, excluded } = source;
        const fileAt = (path) => ({
            path,
            text: renderer.tree.text(path) ?? '',
            followed: [GROUP],
        });
        return Promise.resolve({ ...source_NOTHING, objects: paths.map(fileAt), inputs: [...paths, ...excluded] });
    }
}
function sourcesIn({ object }) {
    const spec = (0,manifest_fields/* field */.ZZ)(object, 'spec');
    const several = (0,manifest_fields/* itemsIn */.Un)(spec, 'sources');
    return several.length > 0 ? several : [(0,manifest_fields/* field */.ZZ)(spec, 'source')].filter((one) => one !== undefined);
}
function destinationOf(destination, clusters) {
    const written = (0,manifest_fields/* textIn */.r7)(destination, 'name') || (0,manifest_fields/* textIn */.r7)(destination, 'server') || null;
    if (written === null)
        return null;
    if (written.includes('{{'))
        return clusters.length > 0 ? clusters : null;
    return (0,manifest_fields/* textIn */.r7)(destination, 'name') ? [written] : [written, ...clusters];
}
function syncOf({ manifest, madeBy }) {
    const annotations = (0,manifest_fields/* labelsIn */.xS)(manifest.object['metadata'], 'annotations');
    const isSkipped = annotations['argocd.argoproj.io/skip-reconcile'] === 'true';
    const isRolled = (0,manifest_fields/* textAt */.$6)(madeBy?.object, 'spec', 'strategy', 'type') === 'RollingSync';
    return isSkipped || (!isRolled && !syncsItself(manifest)) ? 'manual' : 'automatic';
}
function isTaken(policies, root) {
    return policies.some((one) => one.kind === 'argocd' &&
        (one.chart === null ? (0,read_globs/* compileGlobs */.tI)(one.globs).globs.matches(root) : rootOf(one.chart) === root));
}
function mentions(text) {
    return text?.includes(GROUP) === true;
}
function holdsOthers({ text }) {
    const versions = text.matchAll(/\bapiVersion["']?\s*:\s*["']?([^\s"',}]+)/g);
    return Array.from(versions).some(([, written = '']) => !mentions(written));
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/delivery/variables.js
var variables = __webpack_require__(9662);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/source-ignore.js

const SOURCE_IGNORE = '.sourceignore';
function isSourceIgnore(path) {
    return path === SOURCE_IGNORE || path.endsWith(`/${SOURCE_IGNORE}`);
}
const ALWAYS = '.git/\n.gitignore\n.gitmodules\n.gitattributes';
const BY_DEFAULT = '*.jpg\n*.jpeg\n*.gif\n*.png\n*.wmv\n*.flv\n*.tar.gz\n*.zip\n' +
    '.github/\n.circleci/\n.travis.yml\n.gitlab-ci.yml\nappveyor.yml\n.drone.yml\ncloudbuild.yaml\n' +
    'codeship-services.yml\ncodeship-steps.yml\n**/.goreleaser.yml\n**/.sops.yaml\n**/.flux.yaml';
function leftOutBy(files, ignore) {
    const written = [
        ...files
            .toSorted((a, b) => (a.folder < b.folder ? -1 : 1))
            .flatMap(({ folder, text }) => rulesIn(text, folder)),
        ...rulesIn(ignore ?? '', ''),
    ];
    const rules = [...rulesIn(ALWAYS, ''), ...(written.length > 0 ? written : rulesIn(BY_DEFAULT, ''))];
    return (path) => rules.findLast((rule) => rule.matches(path))?.isIncluded === false;
}
function rulesIn(text, folder) {
    return text
        .split(/\r?\n/)
        .filter((line) => !line.startsWith('#') && line.trim() !== '')
        .map((line) => ruleOf(line, folder === '' ? '' : `${folder}/`));
}
function ruleOf(line, prefix) {
    const isIncluded = line.startsWith('!');
    const written = (isIncluded ? line.slice(1) : line).replace(/(?<![\\ ]) +$|(?<=\\ ) +$/, '');
    const isFolder = written.endsWith('/');
    const steps = (isFolder ? written.slice(0, -1) : written).split('/');
    const pattern = (0,read_globs/* compileSegments */.MT)(steps.length === 1 ? ['**', ...steps] : steps.filter((step) => step !== ''));
    return {
        isIncluded,
        matches: (path) => path.startsWith(prefix) &&
            pattern?.inside.test(`${path.slice(prefix.length)}${isFolder ? '' : '/'}`) === true,
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/flux-objects.js






const BOOTSTRAPPED = 'flux-system';
class KnownObjects {
    repository;
    isFolder;
    objects = new Map();
    constructor(repository, isFolder) {
        this.repository = repository;
        this.isFolder = isFolder;
    }
    add(manifest) {
        this.objects.set(keyOf(manifest.kind, manifest.namespace, manifest.name), manifest);
    }
    data(reference, namespace) {
        const found = this.object(reference, namespace);
        return found && dataOf(found);
    }
    object(reference, namespace) {
        const [kind, name] = [(0,manifest_fields/* textIn */.r7)(reference, 'kind') ?? '', (0,manifest_fields/* textIn */.r7)(reference, 'name') ?? ''];
        return this.objects.get(keyOf(kind, (0,manifest_fields/* textIn */.r7)(reference, 'namespace') ?? namespace, name));
    }
    given({ object, namespace }) {
        return referencesIn(object).map((one) => {
            const data = this.data(one, namespace);
            return [(0,manifest_fields/* textIn */.r7)(one, 'kind'), (0,manifest_fields/* textIn */.r7)(one, 'name'), data ? Object.fromEntries(data) : null];
        });
    }
    lacking({ object, namespace }) {
        const source = (0,manifest_fields/* fieldAt */.UK)(object, 'spec', 'chart', 'spec', 'sourceRef');
        const charts = [
            (0,manifest_fields/* fieldAt */.UK)(object, 'spec', 'chartRef'),
            (0,manifest_fields/* textIn */.r7)(source, 'kind') === 'HelmRepository' ? source : undefined,
        ].filter((one) => one !== undefined);
        const awaited = [...referencesIn(object), ...charts];
        return awaited.filter((one) => this.object(one, namespace) === undefined);
    }
    isLocal(reference, namespace, path) {
        const kind = (0,manifest_fields/* textIn */.r7)(reference, 'kind') ?? 'GitRepository';
        const name = (0,manifest_fields/* textIn */.r7)(reference, 'name') ?? '';
        const hasPath = path !== null && this.isFolder(path);
        if (kind === 'OCIRepository')
            return name === BOOTSTRAPPED && hasPath;
        if (kind !== 'GitRepository')
            return false;
        const url = this.gitField((0,manifest_fields/* textIn */.r7)(reference, 'namespace') ?? namespace, name, 'url');
        if (url === null || name === BOOTSTRAPPED)
            return true;
        if (this.repository !== null)
            return isRepository(url, this.repository);
        const own = this.gitField(BOOTSTRAPPED, BOOTSTRAPPED, 'url');
        return own === null ? hasPath : url === own;
    }
    ignoreOf(reference, namespace) {
        const fallback = reference === undefined ? BOOTSTRAPPED : namespace;
        const name = (0,manifest_fields/* textIn */.r7)(reference, 'name') ?? BOOTSTRAPPED;
        return this.gitField((0,manifest_fields/* textIn */.r7)(reference, 'namespace') ?? fallback, name, 'ignore');
    }
    gitField(namespace, name, key) {
        return (0,manifest_fields/* textAt */.$6)(this.objects.get(keyOf('GitRepository', namespace, name))?.object, 'spec', key);
    }
}
function referencesIn(object) {
    const spec = (0,manifest_fields/* field */.ZZ)(object, 'spec');
    return [...(0,manifest_fields/* itemsIn */.Un)(spec, 'valuesFrom'), ...(0,manifest_fields/* itemsIn */.Un)((0,manifest_fields/* field */.ZZ)(spec, 'postBuild'), 'substituteFrom')];
}
function keyOf(kind, namespace, name) {
    return `${kind}/${namespace ?? manifest_manifest/* DEFAULT_NAMESPACE */.oQ}/${name}`;
}
function dataOf({ kind, object }) {
    if ((0,manifest_manifest/* isObject */.Gv)(object['sops']))
        return null;
    const textsIn = (key) => Object.entries((0,manifest_fields/* objectIn */.D7)(object, key) ?? {}).flatMap(([name, text]) => typeof text === 'string' ? [[name, text]] : []);
    const decode = (text) => kind === 'Secret' ? Buffer.from(text, 'base64').toString('utf8') : text;
    const data = textsIn('data').map(([name, text]) => [name, decode(text)]);
    return new Map([...data, ...textsIn('stringData')]);
}
function flux_objects_releaseOf({ name, namespace, object }, known) {
    const spec = (0,manifest_fields/* objectIn */.D7)(object, 'spec') ?? {};
    const chart = flux_objects_chartOf(spec, namespace, known);
    const target = (0,manifest_fields/* textIn */.r7)(spec, 'targetNamespace');
    const inline = (0,manifest_manifest/* isObject */.Gv)(spec['values']) ? [JSON.stringify(spec['values'])] : [];
    return {
        chart: chart.chart,
        name: releaseName((0,manifest_fields/* textIn */.r7)(spec, 'releaseName'), target, name),
        namespace: target ?? namespace,
        values: chart.valuesFiles.map((one) => (0,manifest_path/* joined */.oR)('', one) ?? one),
        inline: [...(0,manifest_fields/* itemsIn */.Un)(spec, 'valuesFrom').flatMap((one) => valuesFrom(one, namespace, known)), ...inline],
        set: {},
        replacesValues: chart.valuesFiles.length > 0,
        includesCrds: false,
        skipsSchema: (0,manifest_fields/* fieldAt */.UK)(spec, 'upgrade', 'disableSchemaValidation') === true,
        postRenderers: (0,manifest_fields/* itemsIn */.Un)(spec, 'postRenderers'),
    };
}
function flux_objects_chartOf(spec, namespace, known) {
    const reference = (0,manifest_fields/* field */.ZZ)(spec, 'chartRef');
    const referred = (0,manifest_fields/* fieldAt */.UK)(reference && known.object(reference, namespace)?.object, 'spec');
    if ((0,manifest_fields/* textIn */.r7)(reference, 'kind') === 'OCIRepository') {
        const repository = (0,manifest_fields/* textIn */.r7)(referred, 'url');
        if (repository === null)
            throw (0,render_error/* notRendered */.fK) `its OCIRepository is not in this repository`;
        const tag = (0,manifest_fields/* textAt */.$6)(referred, 'ref', 'digest') ?? (0,manifest_fields/* textAt */.$6)(referred, 'ref', 'tag');
        const version = (0,manifest_fields/* textAt */.$6)(referred, 'ref', 'semver');
        return { chart: { repository, chart: null, version, tag }, valuesFiles: [] };
    }
    const written = reference === undefined ? (0,manifest_fields/* fieldAt */.UK)(spec, 'chart', 'spec') : referred;
    const scope = (0,manifest_fields/* textIn */.r7)(reference, 'namespace') ?? namespace;
    const source = (0,manifest_fields/* field */.ZZ)(written, 'sourceRef');
    const kind = (0,manifest_fields/* textIn */.r7)(source, 'kind');
    const name = (0,manifest_fields/* textIn */.r7)(written, 'chart');
    if (name === null)
        throw (0,render_error/* notRendered */.fK) `its chart is not in this repository`;
    const valuesFiles = (0,manifest_fields/* itemsIn */.Un)(written, 'valuesFiles').filter((one) => typeof one === 'string');
    if (kind === 'GitRepository') {
        const folder = (0,manifest_path/* joined */.oR)('', name);
        if (!known.isLocal(source, scope, folder))
            throw (0,render_error/* notRendered */.fK) `its chart is in another repository`;
        return { chart: folder ?? name, valuesFiles };
    }
    const repository = (0,manifest_fields/* textAt */.$6)(known.object(source, scope)?.object, 'spec', 'url');
    if (kind !== 'HelmRepository' || repository === null)
        throw (0,render_error/* notRendered */.fK) `its ${kind ?? 'source'} is not in this repository`;
    if (valuesFiles.length > 0)
        throw (0,render_error/* notRendered */.fK) `it takes values files of a remote chart`;
    return { chart: { repository, chart: name, version: (0,manifest_fields/* textIn */.r7)(written, 'version') }, valuesFiles };
}
const MAX_NAME = 53;
function releaseName(written, target, name) {
    const full = written ?? (target === null ? name : `${target}-${name}`);
    if (full.length <= MAX_NAME)
        return full;
    const digest = (0,external_node_crypto_.createHash)('sha256').update(full).digest('hex').slice(0, 12);
    return `${full.slice(0, MAX_NAME - 13)}-${digest}`;
}
function valuesFrom(reference, namespace, known) {
    const data = known.data(reference, namespace);
    const text = data?.get((0,manifest_fields/* textIn */.r7)(reference, 'valuesKey') ?? 'values.yaml');
    const path = (0,manifest_fields/* textIn */.r7)(reference, 'targetPath');
    if (text === undefined && data === undefined && (0,manifest_fields/* field */.ZZ)(reference, 'optional') === true)
        return [];
    if (text === undefined || !/^(?:[\w-]+(?:\.[\w-]+)*)?$/.test(path ?? ''))
        throw (0,render_error/* notRendered */.fK) `its values are not in this repository`;
    if (path === null)
        return [text];
    const value = /^(?:true|false|null|0|-?[1-9]\d{0,14})$/.test(text)
        ? JSON.parse(text)
        : text;
    return [JSON.stringify(path.split('.').reduceRight((inner, key) => ({ [key]: inner }), value))];
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/flux-overlay.js




function overlayOf(tree, folder, spec, ignores) {
    const there = (0,sources_kustomization/* kustomizationIn */.dq)(tree, folder);
    const isThere = there !== null && !ignores(there);
    const over = overSpec(spec);
    if (isThere && Object.keys(over).length === 0)
        return null;
    const written = isThere ? (0,sources_kustomization/* kustomizationOf */.Bt)(tree, folder) : null;
    return (0,sources_kustomization/* putOver */.aY)(written ?? generated(tree, folder, ignores), over);
}
function generated(tree, folder, ignores) {
    const files = tree.below(folder).filter((path) => path !== folder && !ignores(path));
    const inner = files
        .filter((path) => /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/.test(path))
        .map((path) => path.slice(0, Math.max(path.lastIndexOf('/'), 0)))
        .filter((one) => one !== folder);
    const outermost = inner.filter((one) => !inner.some((other) => other !== one && (0,manifest_path/* isWithin */.UO)(other, one)));
    const manifests = files.filter((path) => /\.ya?ml$/.test(path) && !outermost.some((one) => (0,manifest_path/* isWithin */.UO)(one, path)));
    const relative = (path) => (folder === '' ? path : path.slice(folder.length + 1));
    return {
        apiVersion: 'kustomize.config.k8s.io/v1beta1',
        kind: 'Kustomization',
        resources: [...new Set([...manifests, ...outermost])].map(relative).sort(),
    };
}
function overSpec(spec) {
    const common = commonPatch((0,manifest_fields/* objectIn */.D7)(spec, 'commonMetadata'));
    return (0,sources_kustomization/* given */.gI)({
        namespace: (0,manifest_fields/* textIn */.r7)(spec, 'targetNamespace'),
        namePrefix: (0,manifest_fields/* textIn */.r7)(spec, 'namePrefix'),
        nameSuffix: (0,manifest_fields/* textIn */.r7)(spec, 'nameSuffix'),
        components: [...(0,manifest_fields/* itemsIn */.Un)(spec, 'components')],
        images: [...(0,manifest_fields/* itemsIn */.Un)(spec, 'images')],
        patches: [...(0,manifest_fields/* itemsIn */.Un)(spec, 'patches'), ...(common === null ? [] : [common])],
    });
}
function commonPatch(common) {
    if (common === null)
        return null;
    const metadata = { name: 'any' };
    for (const key of ['labels', 'annotations']) {
        const written = (0,manifest_fields/* field */.ZZ)(common, key);
        if ((0,manifest_manifest/* isObject */.Gv)(written))
            metadata[key] = written;
    }
    return { target: { name: '.*' }, patch: JSON.stringify({ apiVersion: 'v1', kind: 'Any', metadata }) };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/flux.js



















const KUSTOMIZE = 'kustomize.toolkit.fluxcd.io';
const HELM = 'helm.toolkit.fluxcd.io';
const flux_SOURCE = 'source.toolkit.fluxcd.io';
const SOURCES = ['GitRepository', 'HelmChart', 'HelmRepository', 'OCIRepository'];
const flux_KINDS = new Set(['Kustomization', 'HelmRelease', 'ConfigMap', 'Secret', ...SOURCES]);
async function flux(renderer, folder, destination) {
    const run = new FluxRun(renderer, folder, destination);
    await run.start();
    await run.rest();
    return run.result();
}
const LOCAL = [IN_CLUSTER];
const ROOT = { namespace: null };
class FluxRun {
    renderer;
    folder;
    expansion;
    destinations;
    known;
    queue = [];
    constructor(renderer, folder, destination) {
        this.renderer = renderer;
        this.folder = folder;
        const { tree, repository, cluster } = renderer;
        this.expansion = new Expansion(tree);
        this.known = new KnownObjects(repository, (path) => tree.isFolder(path));
        this.destinations = new Destinations(cluster, destination, (policies, root) => policies.some((one) => one.kind === 'flux' && (0,manifest_path/* joined */.oR)('', one.folder) === root));
    }
    async start() {
        const { objects } = await this.kustomize(this.folder, ROOT);
        const own = objects.map((file) => objectOf(file, flux_KINDS)).find((one) => one !== null && this.isOwn(one));
        this.expansion.add({ coverage: [this.rootCarrier(own ? nameOf(own.manifest) : '')] });
        if (own) {
            this.expansion.isFirst(own, clusterOf(own.manifest, LOCAL)[0]);
            await this.expand({ ...own, cluster: LOCAL });
        }
        else
            this.expansion.add(await this.build(this.folder, ROOT, LOCAL, null));
    }
    rootCarrier(route) {
        const of = { identity: `folder of Flux ${this.folder || '.'}`, digest: '', route, takes: [] };
        return { ...of, place: null, sync: 'automatic', outcome: 'evaluated' };
    }
    isOwn(object) {
        const spec = specOf(object.manifest);
        return (isOf(object, KUSTOMIZE, 'Kustomization') &&
            (0,manifest_path/* joined */.oR)('', (0,manifest_fields/* textIn */.r7)(spec, 'path') ?? '') === this.folder &&
            this.known.isLocal((0,manifest_fields/* field */.ZZ)(spec, 'sourceRef'), object.manifest.namespace, this.folder));
    }
    async rest() {
        for (let next = this.next(); next !== null; next = this.next()) {
            const taken = next;
            this.queue = this.queue.filter((one) => one !== taken);
            await this.expand(taken);
        }
    }
    result() {
        return this.expansion.result(this.destinations.problem(`flux: ${JSON.stringify(this.folder)}`));
    }
    next() {
        const lacks = new Map(this.queue.map((one) => [one, this.known.lacking(one.manifest).length]));
        const least = Math.min(...lacks.values());
        return this.queue.find((one) => lacks.get(one) === least) ?? null;
    }
    expand(object) {
        const { manifest } = object;
        return this.expansion.expand(object, (draft) => {
            draft.given = this.known.given(manifest);
            draft.route = routeOf(specOf(manifest));
            if ((0,manifest_fields/* field */.ZZ)(specOf(manifest), 'suspend') === true)
                draft.sync = 'suspended';
            return manifest.kind === 'HelmRelease'
                ? this.release(object, draft)
                : this.kustomization(object, draft);
        });
    }
    async kustomization(object, draft) {
        const { manifest } = object;
        const { namespace } = manifest;
        const spec = specOf(manifest);
        const cluster = clusterOf(manifest, object.cluster);
        const path = this.pathOf(spec);
        if (path === null || !this.known.isLocal((0,manifest_fields/* field */.ZZ)(spec, 'sourceRef'), namespace, path))
            throw (0,render_error/* notRendered */.fK) `its source is not this repository`;
        const sent = this.sentAway(object, cluster, [path], draft);
        if (sent !== null)
            return sent;
        if (!this.renderer.tree.isFolder(path)) {
            const message = (0,text_text/* text */.Qq) `Kustomization/${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(manifest.name))} applies ${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(path))}, which is not a folder of this repository. Correct spec.path.`;
            throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('no-folder', message, manifest.placeOf(['spec', 'path'])));
        }
        return this.applied(await this.build(path, { spec, namespace }, cluster, object), draft);
    }
    pathOf(spec) {
        const path = (0,manifest_path/* joined */.oR)('', (0,manifest_fields/* textIn */.r7)(spec, 'path') ?? '');
        const { tree } = this.renderer;
        if (path === null || tree.isFolder(path) || (0,manifest_fields/* textAt */.$6)(spec, 'sourceRef', 'kind') !== 'OCIRepository')
            return path;
        for (let root = this.folder; root !== ''; root = (0,manifest_path/* folderOf */.yS)(root))
            if (tree.isFolder((0,manifest_path/* inside */.nx)(root, path)))
                return (0,manifest_path/* inside */.nx)(root, path);
        return path;
    }
    applied(sourced, draft) {
        this.expansion.add(sourced);
        draft.takes = sourced.inputs;
        draft.made = sourced.objects;
        return 'evaluated';
    }
    sentAway(object, cluster, takes, draft) {
        if (cluster === object.cluster)
            return null;
        const isPlanned = this.destinations.isPlanned(cluster);
        const sent = this.destinations.elsewhere(cluster, this.folder) ?? (isPlanned ? null : TO_ANOTHER);
        if (sent === null)
            return null;
        draft.takes = takes.filter((path) => this.renderer.tree.isFolder(path));
        if (sent.declared === 'another cluster')
            this.expansion.add({ inputs: takes });
        return sent;
    }
    async release(object, draft) {
        const { manifest } = object;
        const cluster = clusterOf(manifest, object.cluster);
        const release = (0,render_error/* orRefusal */.kr)(() => flux_objects_releaseOf(manifest, this.known));
        const { values = [], chart = null } = release instanceof render_error/* NotRendered */.pv ? {} : release;
        const local = typeof chart === 'string' ? [chart, ...values] : values;
        const sent = this.sentAway(object, cluster, local, draft);
        if (sent !== null)
            return sent;
        if (release instanceof render_error/* NotRendered */.pv)
            throw release;
        if (!this.isHere(cluster))
            return null;
        const { name, namespace } = release;
        const from = typeof release.chart === 'string'
            ? chartNameIn(this.renderer.tree, release.chart)
            : [release.chart.repository, release.chart.chart];
        draft.route = [name, namespace, from, ...routeOf(specOf(manifest))];
        draft.takes = values;
        const sourced = await helm(this.renderer, release);
        if (sourced.objects.length > 0)
            this.destinations.count(cluster, manifest.place);
        const placing = namespace === null ? {} : { namespace };
        const objects = sourced.objects.map((file) => deliveredBy({ ...file, ...placing }, object));
        return this.applied({ ...sourced, objects }, draft);
    }
    isHere(cluster) {
        return this.destinations.elsewhere(cluster, this.folder) === null;
    }
    async build(folder, building, cluster, by) {
        const sourced = await this.kustomize(folder, building);
        const lookup = this.variablesOf((0,manifest_fields/* field */.ZZ)(building.spec, 'postBuild'), building.namespace);
        const objects = sourced.objects
            .map((file) => (lookup === null ? file : filledIn(file, lookup)))
            .map((file) => (by === null ? file : deliveredBy(file, by)))
            .filter((file) => !this.queued(file, cluster));
        if (!this.isHere(cluster))
            return { ...sourced, objects: [] };
        const applied = objects.find((file) => !CONFIGURES.test(file.text));
        if (applied !== undefined)
            this.destinations.count(cluster, { file: applied.path, line: 1, column: 1 });
        return { ...sourced, objects };
    }
    kustomize(folder, { spec, namespace }) {
        const { tree } = this.renderer;
        const ignores = this.ignores(this.known.ignoreOf((0,manifest_fields/* field */.ZZ)(spec, 'sourceRef'), namespace));
        const instead = overlayOf(tree, folder, spec, ignores);
        const { root, inputs } = (0,sources_kustomization/* readKustomizations */.vi)(tree, folder, instead);
        const lost = inputs.find((path) => ignores(path) && (instead === null || path !== root));
        if (lost !== undefined) {
            const message = (0,text_text/* text */.Qq) `${(0,render_error/* folderText */.ON)(folder, 'The root')} takes ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(lost))}, which \`.sourceignore\` or \`spec.ignore\` of the source leaves out: Flux cannot build it. Remove the file from the kustomization, or keep it in the source.`;
            throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('kustomize-failed', message, root), inputs);
        }
        return kustomize(this.renderer, folder, { instead, readsAnywhere: true });
    }
    ignoreFiles = (0,lookup/* lazily */.qy)(() => {
        const { tree } = this.renderer;
        const files = tree.files().filter(isSourceIgnore);
        return files.map((path) => ({ folder: (0,manifest_path/* folderOf */.yS)(path), text: tree.text(path) ?? '' }));
    });
    ignores = (0,lookup/* once */.Oo)((ignore) => leftOutBy(this.ignoreFiles(), ignore));
    variablesOf(postBuild, namespace) {
        if (!(0,manifest_manifest/* isObject */.Gv)(postBuild))
            return null;
        const values = new Map();
        const set = (key, value) => values.set(key, value.replaceAll('\n', ''));
        let isComplete = true;
        for (const reference of (0,manifest_fields/* itemsIn */.Un)(postBuild, 'substituteFrom')) {
            const data = this.known.data(reference, namespace);
            if (data)
                for (const [key, value] of data)
                    set(key, value);
            else if (data === null || (0,manifest_fields/* field */.ZZ)(reference, 'optional') !== true)
                isComplete = false;
        }
        for (const [key, value] of Object.entries((0,manifest_fields/* objectIn */.D7)(postBuild, 'substitute') ?? {}))
            set(key, typeof value === 'string' ? value : JSON.stringify(value));
        if (values.size === 0 && isComplete)
            return null;
        return (key) => values.get(key) ?? (isComplete ? '' : undefined);
    }
    queued(file, cluster) {
        const object = objectOf(file, flux_KINDS);
        if (object === null)
            return false;
        const { manifest } = object;
        if (isOf(object, KUSTOMIZE, 'Kustomization') || isOf(object, HELM, 'HelmRelease')) {
            if (this.expansion.isFirst(object, cluster[0])) {
                this.queue.push({ ...object, cluster });
                this.ahead(object);
            }
            return true;
        }
        const isSource = isOf(object, flux_SOURCE, manifest.kind);
        if (isSource || isOf(object, '', manifest.kind))
            this.known.add(manifest);
        const url = isSource && manifest.kind !== 'GitRepository' ? (0,manifest_fields/* textIn */.r7)(specOf(manifest), 'url') : null;
        if (url !== null)
            this.renderer.charts?.names(url);
        return false;
    }
    ahead(object) {
        const { namespace } = object.manifest;
        const spec = specOf(object.manifest);
        const path = this.pathOf(spec);
        if (!isOf(object, KUSTOMIZE, 'Kustomization') || kubeconfigOf(spec) !== null || path === null)
            return;
        if (this.known.isLocal((0,manifest_fields/* field */.ZZ)(spec, 'sourceRef'), namespace, path))
            this.renderer.ahead(() => this.kustomize(path, { spec, namespace }));
    }
}
function specOf({ object }) {
    return (0,manifest_fields/* field */.ZZ)(object, 'spec');
}
function clusterOf(manifest, holding) {
    return kubeconfigOf(specOf(manifest)) ?? holding;
}
function kubeconfigOf(spec) {
    const kubeConfig = (0,manifest_fields/* field */.ZZ)(spec, 'kubeConfig') ?? null;
    if (kubeConfig === null)
        return null;
    const name = (0,manifest_fields/* textAt */.$6)(kubeConfig, 'secretRef', 'name') ?? (0,manifest_fields/* textAt */.$6)(kubeConfig, 'configMapRef', 'name') ?? '';
    return [name, ...(name.endsWith('-kubeconfig') ? [name.slice(0, -'-kubeconfig'.length)] : [])];
}
function routeOf(spec) {
    const source = (0,manifest_fields/* field */.ZZ)(spec, 'sourceRef') ?? (0,manifest_fields/* fieldAt */.UK)(spec, 'chart', 'spec', 'sourceRef');
    return [source ?? (0,manifest_fields/* field */.ZZ)(spec, 'chartRef') ?? null, (0,manifest_fields/* field */.ZZ)(spec, 'kubeConfig') ?? null];
}
const CONFIGURES = /^apiVersion: (?:[\w.]*\.fluxcd\.io\/|v1$)/m;
const SWITCH = 'kustomize.toolkit.fluxcd.io/substitute';
function filledIn(file, lookup) {
    if (!file.text.includes('${'))
        return file;
    const kind = /^kind: (\S+)$/m.exec(file.text)?.[1] ?? '';
    const metadata = (0,manifest_fields/* field */.ZZ)(objectOf(file, new Set([kind]))?.manifest.object, 'metadata');
    const isOff = ['labels', 'annotations'].some((key) => (0,manifest_fields/* labelsIn */.xS)(metadata, key)[SWITCH] === 'disabled');
    return isOff ? file : { ...file, text: (0,variables/* substitute */.V)(file.text, lookup).text };
}
const TO_ANOTHER = {
    declared: 'no plan',
    why: (0,text_text/* text */.Qq) `its kubeConfig leads to another cluster; if that is the planned one, write the name of its Secret as \`destination\` of the entry of \`policies\``,
    to: '',
};

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/config/clusters.js
var config_clusters = __webpack_require__(1406);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/tool.js
var sources_tool = __webpack_require__(685);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/renderer.js




function rendererOf(workspace, options = {}, charts = null) {
    const { limits = sources_tool/* TOOL_LIMITS */._g, cache = new Map(), branch } = options;
    const started = [];
    return {
        tree: workspace.tree,
        workspace,
        repository: process.env['GITHUB_REPOSITORY'] ?? null,
        branch: branch ?? (process.env['GITHUB_BASE_REF'] || null),
        cluster: options.cluster ?? config_clusters/* NO_CLUSTER */.ZN,
        mayHoldPlanned: options.mayHoldPlanned ?? (() => true),
        charts,
        run(tool, args) {
            const [file, ...first] = TOOLS[tool]();
            return (0,sources_tool/* runTool */.qI)(file, [...first, ...args], workspace.home, limits);
        },
        ahead(render) {
            started.push((async () => render())().catch(() => null));
        },
        async idle() {
            await Promise.all(started);
        },
        cached(key, render) {
            const known = cache.get(key) ?? render();
            cache.set(key, known);
            return known;
        },
    };
}
const TOOLS = {
    kustomize() {
        const kustomize = (0,sources_tool/* findTool */.SG)('kustomize');
        if (kustomize !== null)
            return [kustomize, 'build'];
        const kubectl = (0,sources_tool/* findTool */.SG)('kubectl');
        if (kubectl !== null)
            return [kubectl, 'kustomize'];
        throw absent('Neither kustomize nor kubectl is', 'one of them');
    },
    helm() {
        const helm = (0,sources_tool/* findTool */.SG)('helm');
        if (helm !== null)
            return [helm];
        throw absent('helm is not', 'it');
    },
};
function absent(what, which) {
    const message = (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(what)} on the PATH of this machine, and a source in \`policies\` needs it. Install ${(0,text_text/* literal */.eu)(which)} in a step before this one.`;
    return new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('no-tool', message, null));
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/tree.js
var sources_tree = __webpack_require__(239);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/workspace.js








const MOST_BYTES = 100 * 1024 ** 2;
class Workspace {
    folder;
    tree;
    count = 0;
    constructor(folder, tree) {
        this.folder = folder;
        this.tree = tree;
    }
    static make(tree) {
        const folder = (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'fleetplan-')));
        (0,external_node_fs_.chmodSync)(folder, 0o700);
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(folder, 'home'));
        return new Workspace(folder, tree);
    }
    remove() {
        (0,external_node_fs_.rmSync)(this.folder, { recursive: true, force: true });
    }
    get home() {
        return (0,external_node_path_.join)(this.folder, 'home');
    }
    using(run) {
        return atOnce(async () => {
            this.count += 1;
            const folder = (0,external_node_path_.join)(this.folder, `inputs-${this.count}`);
            (0,external_node_fs_.mkdirSync)(folder);
            try {
                return await run(new Inputs(folder, this.tree));
            }
            finally {
                await (0,promises_.rm)(folder, { recursive: true, force: true });
            }
        });
    }
}
const atOnce = limited(Math.min(4, (0,external_node_os_.availableParallelism)()));
function limited(most) {
    const waiting = [];
    let running = 0;
    return async (run) => {
        if (running >= most)
            await new Promise((resolve) => waiting.push(resolve));
        else
            running += 1;
        try {
            return await run();
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                running -= 1;
            else
                next();
        }
    };
}
class Inputs {
    folder;
    tree;
    bytes = 0;
    made = new Set();
    constructor(folder, tree) {
        this.folder = folder;
        this.tree = tree;
    }
    absolute(path) {
        return (0,external_node_path_.join)(this.folder, path);
    }
    copy(from, to = from) {
        const wanted = this.tree.below(from);
        this.tree.load(wanted);
        for (const path of wanted) {
            const bytes = this.tree.bytes(path) ?? Buffer.alloc(0);
            this.bytes += bytes.length;
            if (this.bytes > MOST_BYTES) {
                const message = (0,text_text/* text */.Qq) `The sources need more than ${MOST_BYTES / 1024 ** 2} MiB of the repository; nothing of ${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(path))} was rendered. Name smaller folders in \`policies\`.`;
                throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('too-large', message, path));
            }
            this.write(path === from ? to : (0,manifest_path/* inside */.nx)(to, from === '' ? path : path.slice(from.length + 1)), bytes);
        }
    }
    place(from, to) {
        (0,external_node_fs_.cpSync)(from, this.absolute(to), { recursive: true, dereference: true });
    }
    write(path, content) {
        try {
            if (path.split('/').some((step) => /^(?:|\.|\.\.|\.git)$/i.test(step)))
                throw new RangeError(path);
            const folder = (0,external_node_path_.dirname)(this.absolute(path));
            if (!this.made.has(folder))
                (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
            this.made.add(folder);
            (0,external_node_fs_.writeFileSync)(this.absolute(path), content);
        }
        catch {
            const message = (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(path))} is not a path that can be written on this machine. Rename the file.`;
            throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('bad-path', message, path));
        }
    }
    shown(message) {
        return message.replaceAll(`${this.folder}/`, '').replaceAll(this.folder, '.');
    }
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/sides.js
























function isRendered(source) {
    return source.kind !== 'path' && source.kind !== 'rendered';
}
function commitSides(repo, { base, head }, policies, options) {
    const originOf = ({ commit, label }) => {
        const root = (0,git/* revisionRoot */.us)(repo, commit);
        return { label, prefix: '', readFiles: (globs) => Promise.resolve((0,policy_files/* readRoot */.X)(root, globs)), root };
    };
    return sidesOf(policies, originOf(head), base && originOf(base), options);
}
async function sidesOf(sources, head, base, options = {}) {
    const run = { ...options, cache: options.cache ?? new Map() };
    const rendered = await bothRendered(sources, head, base, run);
    const plain = sources.filter((one) => !isRendered(one) && !(sources.length > 1 && onlyExcludes(one)));
    const sideOf = async (origin, part) => {
        const files = await Promise.all(plain.map((source) => written(source, origin)));
        return joinedParts(origin.label, [...files, part]);
    };
    const was = base && rendered.base && (await sideOf(base, rendered.base));
    const both = (0,unmatched/* withUnmatched */.c)(await sideOf(head, rendered.head), was);
    const sides = withoutEchoes(both);
    if (base === null)
        return sides;
    const others = options.cluster?.others.flatMap((one) => one.policies) ?? [];
    const changed = (outside) => (0,read_outside/* changedOutside */.g)(base.root, head.root, outside);
    return withOutside(sides, sources, changed, { base: base.prefix, head: head.prefix }, others);
}
async function bothRendered(sources, head, base, options) {
    const { charts } = options;
    const renders = (origin) => {
        const tree = (0,lookup/* lazily */.qy)(() => new sources_tree/* Tree */.P(origin.root));
        return (side) => sides_rendered(sources, tree, origin.prefix, options, side);
    };
    const after = renders(head);
    if (base === null)
        return { base: null, head: await after(charts?.side('base') ?? null) };
    const before = renders(base);
    const nothing = new Set();
    const [was, is] = [charts?.side('base', nothing) ?? null, charts?.side('head', nothing) ?? null];
    const without = { base: await before(was), head: await after(is) };
    if (charts === undefined || was === null || is === null)
        return without;
    const isShared = (use) => was.uses.has(use) && is.uses.has(use);
    const only = new Set([...was.uses, ...is.uses].filter((use) => !isShared(use)));
    if (only.size === 0)
        return without;
    const ofBase = await before(charts.side('base', only));
    return { base: ofBase, head: await after(charts.side('head', only)) };
}
const NONE = { files: [], problems: [], inputs: [], coverage: [], charts: [], unmatched: [] };
function joinedParts(label, parts) {
    const [first = NONE, ...more] = parts.filter(({ files }) => files.length > 0);
    const files = more.length === 0 ? first.files : [first, ...more].flatMap((one) => one.files);
    return {
        label,
        files: (0,read_text/* inPathOrder */.$)(files),
        problems: parts.flatMap(({ problems }) => problems),
        renderedPaths: parts.flatMap(({ inputs }) => inputs),
        coverage: parts.flatMap(({ coverage }) => coverage),
        charts: parts.flatMap(({ charts }) => charts),
        unmatched: parts.flatMap(({ unmatched }) => unmatched),
    };
}
async function written(source, origin) {
    const globs = source.kind === 'path' ? source.globs : 'folder' in source ? [`${source.folder}/`] : [];
    const read = await origin.readFiles(globs);
    const inputs = source.kind === 'rendered' ? [origin.prefix + source.folder] : [];
    return { ...NONE, ...read, files: read.files.map((file) => placed(file, source)), inputs };
}
function onlyExcludes(source) {
    return source.kind === 'path' && source.globs.every((glob) => glob.startsWith('!'));
}
function placed(file, { namespace, variables }) {
    return {
        ...file,
        ...(namespace === null || file.namespace !== undefined ? {} : { namespace }),
        ...(Object.keys(variables).length === 0 ? {} : { variables: { ...variables, ...file.variables } }),
    };
}
async function sides_rendered(sources, tree, prefix, options, charts) {
    if (!sources.some(isRendered))
        return NONE;
    try {
        return await inWorkspace(tree(), options, charts, async (renderer) => {
            const wanted = sources.filter(isRendered).flatMap((source) => eachOf(source, renderer.tree));
            for (const source of wanted)
                if (source.kind === 'kustomize')
                    renderer.ahead(async () => byKind(source, renderer));
            const parts = [];
            for (const source of wanted)
                parts.push(await renderSource(source, renderer));
            return {
                files: parts.flatMap(({ objects }) => objects.map((file) => (0,read_prefix/* atPrefix */.E)(file, prefix))),
                problems: parts.flatMap(({ problems }) => problems.map((one) => (0,read_prefix/* atPrefix */.E)(one, prefix))),
                inputs: parts.flatMap(({ inputs }) => inputs.map((path) => prefix + path)),
                coverage: parts.flatMap(({ coverage }) => coverage.map((one) => carrierAt(one, prefix))),
                charts: charts?.resolved() ?? [],
                unmatched: wanted.flatMap((source) => (0,unmatched/* unmatchedIn */.$)(renderer.tree.entries, sides_namedIn(source))),
            };
        });
    }
    catch (error) {
        if (error instanceof render_error/* RenderError */.vH)
            return { ...NONE, problems: [error.problem] };
        throw error;
    }
}
async function inWorkspace(tree, options, charts, render) {
    const workspace = Workspace.make(tree);
    const undo = (0,at_end/* atEnd */.t)(() => {
        workspace.remove();
    });
    const renderer = rendererOf(workspace, options, charts);
    try {
        return await render(renderer);
    }
    finally {
        await renderer.idle();
        undo();
        workspace.remove();
    }
}
function eachOf(source, tree) {
    if (source.kind !== 'kustomize' || !source.folder.includes('*'))
        return [source];
    const files = tree.files().filter(kustomization/* isKustomization */.Sv);
    const folders = [...new Set(files.map(manifest_path/* folderOf */.yS))].filter((one) => (0,sources_patterns/* matchesSteps */.B6)(source.folder, one));
    return folders.length === 0 ? [source] : folders.toSorted().map((folder) => ({ ...source, folder }));
}
function sides_namedIn(source) {
    if (source.kind === 'flux')
        return [`${source.folder}/`];
    return source.kind === 'argocd' ? source.globs : [];
}
function carrierAt(carrier, prefix) {
    const { outcome, place, takes } = carrier;
    const isFailed = outcome !== 'evaluated' && 'failed' in outcome;
    return {
        ...carrier,
        place: place && { ...place, file: prefix + place.file },
        takes: takes.map((path) => prefix + path),
        outcome: isFailed ? { failed: (0,read_prefix/* atPrefix */.E)(outcome.failed, prefix) } : outcome,
    };
}
async function renderSource(source, renderer) {
    const { tree, mayHoldPlanned } = renderer;
    try {
        const sourced = await byKind(source, renderer);
        const objects = sourced.objects.map((file) => placed(file, source));
        const own = carrierOf(source, 'evaluated', tree.digest(sourced.inputs));
        const takes = objects.some((one) => mayHoldPlanned(one.text)) ? sourced.inputs : [];
        return { ...sourced, objects, coverage: [{ ...own, takes }, ...sourced.coverage] };
    }
    catch (error) {
        if (!(error instanceof render_error/* RenderError */.vH))
            throw error;
        const { problem } = error;
        if (problem.code === 'no-tool')
            return { ...source_NOTHING, problems: [problem] };
        const inputs = error.inputs.filter((path) => tree.holds(path));
        const own = carrierOf(source, error.outcomeAt(null), tree.digest(inputs));
        return { ...source_NOTHING, inputs, coverage: [{ ...own, place: problem.place }] };
    }
}
function byKind(source, renderer) {
    if (source.kind === 'argocd')
        return argocd(renderer, source);
    if (source.kind === 'helm')
        return helm(renderer, { ...source, name: source.release });
    const folder = (0,render_error/* inTree */._Z)('', source.folder, null, (0,text_text/* text */.Qq) `Correct \`policies\` in the configuration.`);
    return source.kind === 'kustomize'
        ? kustomize(renderer, folder)
        : flux(renderer, folder, source.destination);
}
function carrierOf(source, outcome, digest) {
    const chart = source.kind === 'helm' ? source : source.kind === 'argocd' ? source.chart : null;
    const named = chart && `${chart.chart} (release ${chart.release})`;
    const written = 'folder' in source ? source.folder : 'globs' in source ? source.globs.join(', ') : '';
    const of = { identity: `${source.kind}: ${named ?? written}`, place: null, route: '', takes: [] };
    return { ...of, digest: sha256([JSON.stringify(source), digest]), sync: 'automatic', outcome };
}
const ONCE = new Set(['no-tool', 'several-destinations']);
function withoutEchoes({ base, head }) {
    const reported = new Set();
    const once = ({ problems, ...side }) => ({
        ...side,
        problems: problems.filter(({ code: id, message }) => {
            const isEcho = ONCE.has(id) && reported.has((0,render/* toPlain */.Ul)(message));
            reported.add((0,render/* toPlain */.Ul)(message));
            return !isEcho;
        }),
    });
    const after = once(head);
    return { head: after, base: base && once(base) };
}
function withOutside(sides, sources, changed, prefixes, others = []) {
    const { base, head } = sides;
    if (base === null)
        return sides;
    const read = new Set();
    for (const [side, prefix] of [[head, prefixes.head], [base, prefixes.base]])
        for (const { path, real, renderedBy } of side.files)
            if (renderedBy === undefined)
                read.add(path.slice(prefix.length)).add(real ?? path.slice(prefix.length));
    const globs = sources.flatMap((source) => (source.kind === 'path' ? source.globs : []));
    const { files, problem } = changed({ read, exclusions: globs.filter((glob) => glob.startsWith('!')) });
    const takes = others.map(taking);
    const outside = files.map((file) => ({
        ...file,
        path: prefixes.head + file.path,
        ...(file.before === null || prefixes.base === prefixes.head ? {} : { was: prefixes.base + file.path }),
        isTakenOut: file.isTakenOut || takes.some((isTaken) => isTaken(file.path)),
    }));
    const isReported = [...head.problems, ...base.problems].some((one) => one.code === problem?.code);
    const message = (0,text_text/* text */.Qq) `Changed files that no entry of ${(0,text_text/* code */.aY)('policies')} takes could not be read: ${problem?.message ?? text_text/* NO_TEXT */.gd}`;
    const unread = problem === null || isReported ? [] : [{ ...problem, message }];
    return { ...sides, head: { ...head, problems: [...head.problems, ...unread], outside } };
}
function taking(source) {
    const chart = source.kind === 'helm' ? source : source.kind === 'argocd' ? source.chart : null;
    const named = 'folder' in source ? [source.folder] : chart === null ? [] : [chart.chart, ...chart.values];
    const folders = named.filter(read_globs/* isPattern */.Pt).map((folder) => `${folder}/**`);
    const { globs } = (0,read_globs/* compileGlobs */.tI)('globs' in source ? source.globs : folders);
    return (path) => named.some((one) => (0,manifest_path/* isWithin */.UO)(one, path)) || globs.matches(path);
}


/***/ }),

/***/ 685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SG: () => (/* binding */ findTool),
/* harmony export */   _g: () => (/* binding */ TOOL_LIMITS),
/* harmony export */   qI: () => (/* binding */ runTool)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5022);
/* harmony import */ var _read_at_end_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7022);





const SECOND_MS = 1000;
const STDERR_BYTES = 64 * 1024;
const TOOL_LIMITS = {
    timeMs: 60 * SECOND_MS,
    outputBytes: 100 * 1024 ** 2,
    memoryBytes: 4 * 1024 ** 3,
};
function findTool(name, path = process.env['PATH'] ?? '') {
    const files = path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).flatMap((folder) => ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name) : []));
    return files.find(isExecutable) ?? null;
}
function isExecutable(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}
async function runTool(tool, args, home, limits = TOOL_LIMITS) {
    const [command, ...prefix] = bounded(tool, limits);
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, [...prefix, ...args], {
        cwd: home,
        env: environment(home),
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
        windowsHide: true,
    });
    const undo = (0,_read_at_end_js__WEBPACK_IMPORTED_MODULE_3__/* .atEnd */ .t)(() => {
        killGroup(child);
    });
    return answerOf(child, limits).finally(undo);
}
function killGroup(child) {
    try {
        if (child.pid !== undefined)
            process.kill(-child.pid, 'SIGKILL');
    }
    catch {
        child.kill('SIGKILL');
    }
}
function answerOf(child, { timeMs, outputBytes }) {
    return new Promise((resolve) => {
        let failure = null;
        const stop = (reason) => {
            failure ??= reason;
            killGroup(child);
        };
        const timer = setTimeout(stop, timeMs, `it took longer than ${timeMs / SECOND_MS} seconds and was stopped`);
        const printed = collected(child.stdout, outputBytes, () => {
            stop(`it printed more than ${outputBytes} bytes and was stopped`);
        });
        const complained = collected(child.stderr, STDERR_BYTES, () => undefined);
        child.on('error', (error) => {
            clearTimeout(timer);
            failure ??= `it could not be started (${'code' in error ? String(error.code) : error.name})`;
            resolve({ ok: false, reason: failure });
        });
        child.on('close', (code, signal) => {
            clearTimeout(timer);
            killGroup(child);
            if (failure === null && code === 0)
                resolve({ ok: true, stdout: printed() });
            else
                resolve({ ok: false, reason: failure ?? complaint(complained(), signal ?? `code ${String(code)}`) });
        });
    });
}
function collected(stream, mostBytes, onMore) {
    const chunks = [];
    let bytes = 0;
    stream.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes <= mostBytes)
            chunks.push(chunk);
        else
            onMore();
    });
    return () => Buffer.concat(chunks).toString('utf8');
}
const KUBECTL_LOG = /^E\d{4} [\d:.]+ +\d+ \S+\] "command failed" err="(.*)"$/;
function complaint(stderr, end) {
    if (/out of memory|cannot allocate memory/.test(stderr))
        return 'it needed more memory than it may use';
    const lines = stderr
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !/^(?:#|warning|use --debug|level=|I\d{4}|W\d{4})/i.test(line));
    const said = lines.join(' ').replace(/^error:\s*/i, '');
    return said.replace(KUBECTL_LOG, '$1') || `it ended with ${end}`;
}
function bounded(tool, { memoryBytes, outputBytes }) {
    const prlimit = process.platform === 'linux' ? findTool('prlimit') : null;
    if (prlimit === null)
        return [tool];
    return [prlimit, `--as=${memoryBytes}`, `--fsize=${outputBytes}`, '--core=0', '--', tool];
}
const FOLDERS = {
    ...{
        PATH: 'bin',
        TMPDIR: 'tmp',
        XDG_CONFIG_HOME: 'config',
        XDG_CACHE_HOME: 'cache',
        XDG_DATA_HOME: 'data',
    },
    ...{ HELM_CONFIG_HOME: 'helm', HELM_CACHE_HOME: 'helm-cache', HELM_DATA_HOME: 'helm-data' },
    ...{ HELM_PLUGINS: 'helm-plugins', KUSTOMIZE_PLUGIN_HOME: 'kustomize-plugins' },
};
const environment = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .once */ .Oo)((home) => {
    const nobody = 'http://127.0.0.1:9';
    const folders = Object.entries(FOLDERS).map(([key, name]) => [key, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, name)]);
    for (const [, folder] of folders)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
    return {
        ...Object.fromEntries(folders),
        ...{ HOME: home, LC_ALL: 'C', KUBECONFIG: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'no-cluster'), KUBERC: 'off' },
        ...{ HTTP_PROXY: nobody, HTTPS_PROXY: nobody, ALL_PROXY: nobody, NO_PROXY: '', GOPROXY: 'off' },
        ...{ GOMEMLIMIT: '2GiB', GOGC: '400' },
    };
});


/***/ }),

/***/ 239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ Tree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5022);
/* harmony import */ var _manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1570);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3972);
/* harmony import */ var _read_root_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1911);
/* harmony import */ var _read_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9554);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1460);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9125);
/* harmony import */ var _render_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3868);










const MOST_LINKS = 40;
class Tree {
    root;
    byPath;
    folders = new Set(['']);
    contents = new Map();
    constructor(root) {
        this.root = root;
        const [problem] = root.problems;
        if (problem)
            throw new _render_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RenderError */ .vH(problem);
        this.byPath = new Map(root.entries.map((entry) => [entry.path, entry]));
        for (const { path } of root.entries)
            for (let at = (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(path); !this.folders.has(at); at = (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(at))
                this.folders.add(at);
    }
    get entries() {
        return this.root.entries;
    }
    files = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .lazily */ .qy)(() => this.entries.map(({ path }) => path).filter((path) => this.isFile(path)));
    isFile(path) {
        return this.entry(path) !== null;
    }
    isFolder(path) {
        return this.folders.has(this.resolved(path) ?? path);
    }
    holds(path) {
        return this.isFile(path) || this.isFolder(path);
    }
    bytes(path) {
        const entry = this.entry(path);
        if (entry === null)
            return null;
        if (!this.contents.has(entry.path))
            this.load([path]);
        return this.contents.get(entry.path) ?? null;
    }
    text(path) {
        const bytes = this.bytes(path);
        return bytes && (0,_read_text_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeLossy */ .bW)(bytes);
    }
    yaml = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .once */ .Oo)((path) => (0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeYaml */ .bS)(this.text(path) ?? '', path));
    value(path) {
        return this.yaml(path).documents[0]?.value;
    }
    load(paths) {
        const entries = paths.flatMap((path) => this.entry(path) ?? []);
        const wanted = entries.filter(({ path }) => !this.contents.has(path));
        for (const [path, bytes] of this.read([...new Set(wanted)]))
            this.contents.set(path, bytes);
    }
    below(path) {
        return this.walk(path, [], (code, at) => {
            const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(at))} is ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu)(WHY[code])}. The folder with it was not rendered. Put the files themselves there.`;
            throw new _render_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RenderError */ .vH((0,_render_error_js__WEBPACK_IMPORTED_MODULE_6__/* .renderProblem */ .yM)(code, message, at));
        });
    }
    digest(paths) {
        const files = [...new Set(paths.flatMap((path) => this.walk(path, [], () => [])))].sort(_read_text_js__WEBPACK_IMPORTED_MODULE_4__/* .byBytes */ .bg);
        const ids = files.map((path) => [path, this.idOf(path)]);
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(ids)).digest('hex');
    }
    submoduleOf(path) {
        return this.submodules().find((one) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__/* .isWithin */ .UO)(one, path)) ?? null;
    }
    submodules = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .lazily */ .qy)(() => this.entries.filter(({ mode }) => mode === _read_root_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBMODULE_MODE */ .Fe).map(({ path }) => path));
    idOf = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .once */ .Oo)((path) => {
        const entry = this.entry(path);
        return entry && this.root.idOf(entry);
    });
    entry(path) {
        const entry = this.byPath.get(this.resolved(path) ?? path);
        return entry === undefined || (0,_read_root_js__WEBPACK_IMPORTED_MODULE_2__/* .isLink */ .PJ)(entry) || entry.mode === _read_root_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBMODULE_MODE */ .Fe ? null : entry;
    }
    walk(path, through, refuse) {
        const real = this.resolved(path);
        if (real === null)
            return this.byPath.has(path) ? refuse('symlink', path) : [];
        if (through.includes(real))
            return refuse('symlink', path);
        return this.within(real).flatMap((entry) => {
            const shown = (path + entry.path.slice(real.length)).replace(/^\//, '');
            if (entry.mode === _read_root_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBMODULE_MODE */ .Fe)
                return refuse('submodule', shown);
            return (0,_read_root_js__WEBPACK_IMPORTED_MODULE_2__/* .isLink */ .PJ)(entry) ? this.walk(shown, [...through, real], refuse) : [shown];
        });
    }
    within = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .once */ .Oo)((real) => this.entries.filter(({ path }) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_7__/* .isWithin */ .UO)(real, path)));
    read(entries) {
        try {
            return [...this.root.read(entries, _read_root_js__WEBPACK_IMPORTED_MODULE_2__/* .READ_LIMITS */ .Cl)].map(([path, content]) => {
                if (!Buffer.isBuffer(content))
                    throw new _read_root_js__WEBPACK_IMPORTED_MODULE_2__/* .ReadError */ .F_(content);
                return [path, content];
            });
        }
        catch (error) {
            throw error instanceof _read_root_js__WEBPACK_IMPORTED_MODULE_2__/* .ReadError */ .F_ ? new _render_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RenderError */ .vH(error.problem) : error;
        }
    }
    linkText = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .once */ .Oo)((path) => {
        const entry = this.byPath.get(path);
        return entry !== undefined && (0,_read_root_js__WEBPACK_IMPORTED_MODULE_2__/* .isLink */ .PJ)(entry)
            ? (0,_read_text_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeLossy */ .bW)(this.read([entry])[0]?.[1] ?? Buffer.alloc(0))
            : null;
    });
    resolved = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .once */ .Oo)((path) => {
        const end = (0,_read_links_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutLinks */ .W)(path, MOST_LINKS, this.linkText);
        return end !== null && (this.byPath.has(end) || this.folders.has(end)) ? end : null;
    });
}
const WHY = {
    symlink: 'a symbolic link that leads out of the repository, to nothing or to itself',
    submodule: 'a submodule, and its files are not here',
};


/***/ }),

/***/ 6866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ claimedAs)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2690);
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
