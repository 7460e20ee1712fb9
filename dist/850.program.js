export const id = 850;
export const ids = [850,996];
export const modules = {

/***/ 91353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   ME: () => (/* binding */ parseWallClock),
/* harmony export */   MP: () => (/* binding */ writeDuration),
/* harmony export */   bI: () => (/* binding */ parseHorizon),
/* harmony export */   nV: () => (/* binding */ parseInstant),
/* harmony export */   oZ: () => (/* binding */ parseStart)
/* harmony export */ });
/* harmony import */ var _manifest_values_calendar_day_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73076);

const UNITS_MS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const LONGEST_MS = 3_660 * 86_400_000;
function parseDuration(text) {
    const match = /^(\d{1,7})(s|m|h|d)$/.exec(text);
    const unit = match?.[2] === undefined ? undefined : UNITS_MS[match[2]];
    if (!match || unit === undefined)
        return null;
    const ms = Number(match[1]) * unit;
    return ms <= LONGEST_MS ? ms : null;
}
function writeDuration(ms) {
    const [unit, size] = Object.entries(UNITS_MS).findLast(([, length]) => ms % length === 0) ?? ['s', 1_000];
    return ms === 0 ? '0s' : `${ms / size}${unit}`;
}
const CLOCK = String.raw `([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?`;
const ZONE = String.raw `(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)`;
const INSTANT = new RegExp(`^\\d{4}-\\d{2}-\\d{2}T${CLOCK}${ZONE}$`);
function parseInstant(text) {
    return INSTANT.test(text) && (0,_manifest_values_calendar_day_js__WEBPACK_IMPORTED_MODULE_0__/* .isCalendarDay */ .L)(text) ? Date.parse(text) : null;
}
const WALL_CLOCK = new RegExp(`^\\d{4}-\\d{2}-\\d{2}(T${CLOCK})?$`);
function parseWallClock(text) {
    if (!WALL_CLOCK.test(text) || !(0,_manifest_values_calendar_day_js__WEBPACK_IMPORTED_MODULE_0__/* .isCalendarDay */ .L)(text))
        return null;
    return Date.parse(text.includes('T') ? `${text}Z` : `${text}T00:00:00Z`);
}
const EARLIEST_START = Date.UTC(1970, 0, 1);
const LATEST_START = Date.UTC(2200, 0, 1);
function parseStart(text) {
    const at = parseInstant(text);
    return at !== null && at >= EARLIEST_START && at < LATEST_START ? at : null;
}
function parseHorizon(text) {
    return parseDuration(text) || null;
}


/***/ }),

/***/ 4567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/config/default-path.js
var default_path = __webpack_require__(214);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/config/read.js
var config_read = __webpack_require__(19989);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/at-end.js
var at_end = __webpack_require__(67022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/render-error.js
var render_error = __webpack_require__(53868);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/renderer.js
var sources_renderer = __webpack_require__(15564);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/sides.js + 23 modules
var sides = __webpack_require__(49462);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/tree.js
var sources_tree = __webpack_require__(239);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/workspace.js
var sources_workspace = __webpack_require__(62478);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup/grouped.js
var grouped = __webpack_require__(42687);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/path.js
var manifest_path = __webpack_require__(80083);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(78392);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/visible.js
var visible = __webpack_require__(98558);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/patterns.js
var sources_patterns = __webpack_require__(50688);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/globs.js

function globsFor(own, others) {
    const suffixes = own.some((path) => path.endsWith('.json')) ? '.{yaml,yml,json}' : '.{yaml,yml}';
    return cover('', own, others, suffixes);
}
function cover(folder, own, others, suffixes) {
    if (own.length === 0)
        return [];
    if (folder !== '' && others.length === 0)
        return [`${inside(folder)}**/*${suffixes}`];
    const here = own.filter((path) => (0,manifest_path/* folderOf */.yS)(path) === folder);
    const isAlone = !others.some((path) => (0,manifest_path/* folderOf */.yS)(path) === folder) && (folder === '' || here.length > 1);
    const files = here.length === 0 ? [] : isAlone ? [`${inside(folder)}*${suffixes}`] : here.map(escaped);
    const apart = [
        ...files,
        ...childrenOf(folder, own).flatMap((child) => cover(child, own.filter((path) => (0,manifest_path/* isWithin */.UO)(child, path)), others.filter((path) => (0,manifest_path/* isWithin */.UO)(child, path)), suffixes)),
    ];
    if (folder === '')
        return apart;
    const all = whole(folder, own, others, suffixes);
    return all.length <= apart.length ? all : apart;
}
function whole(folder, own, others, suffixes) {
    const excluded = (at) => {
        const inAt = others.filter((path) => at === '' || (0,manifest_path/* isWithin */.UO)(at, path));
        if (inAt.length > 0 && !own.some((path) => at === '' || (0,manifest_path/* isWithin */.UO)(at, path)))
            return [at];
        return [...inAt.filter((path) => (0,manifest_path/* folderOf */.yS)(path) === at), ...childrenOf(at, inAt).flatMap(excluded)];
    };
    return [`${inside(folder)}**/*${suffixes}`, ...excluded(folder).map((path) => `!${escaped(path)}`)];
}
function childrenOf(folder, paths) {
    const start = folder === '' ? 0 : folder.length + 1;
    const names = paths.flatMap((path) => {
        const end = path.indexOf('/', start);
        return end < 0 ? [] : path.slice(0, end);
    });
    return [...new Set(names)].toSorted();
}
function inside(folder) {
    return folder === '' ? '' : `${escaped(folder)}/`;
}
function escaped(path) {
    return path.replace(/[\\*?[\]{}!]/g, '\\$&');
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/claimed.js
var claimed = __webpack_require__(56866);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/index.js + 456 modules
var systems = __webpack_require__(11081);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/kinds.js


const NAMESPACED = new Map(systems/* SYSTEMS */.L.flatMap(({ kinds }) => kinds)
    .filter(({ only }) => only === undefined)
    .toReversed()
    .map(({ kind, isNamespaced: is }) => [kind, is]));
function systemOf(manifest) {
    return (0,claimed/* claimedAs */.y)(manifest)?.system.id ?? null;
}
function isNamespaced(kind) {
    return NAMESPACED.get(kind) ?? false;
}
function isPlannedKind(kind) {
    return NAMESPACED.has(kind);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/yaml-text.js

function comment(text) {
    return [`# ${(0,visible/* visible */.RK)(text, 400)}`];
}
function scalar(text) {
    return /^[A-Za-z_][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
        ? text
        : JSON.stringify(text);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/configuration.js








function configurationText(layout) {
    const { clusters } = layout;
    const [first] = clusters;
    const lines = [
        '# Written by `fleetplan init` from the files of this repository. Change what is not so.',
        '# All settings: docs/configuration.md of fleetplan.',
        'version: 1',
        '',
        ...(first?.name === null ? oneCluster(layout, first) : severalClusters(layout)),
        ...namespaceLines(layout),
        ...variableLines(layout),
    ];
    return `${lines.join('\n')}\n`;
}
function oneCluster(layout, cluster) {
    return [
        '# Where the policies come from.',
        'policies:',
        ...policyLines(layout, cluster).map((line) => `  ${line}`),
        '',
        layout.snapshots.includes(layout.snapshotOf(cluster))
            ? '# The fleet: a snapshot that is there already. It is read from the base.'
            : '# The fleet. Take the snapshot with the command in the workflow, and merge it: it is read from the base.',
        `snapshot: ${layout.snapshotOf(cluster)}`,
    ];
}
function severalClusters(layout) {
    const lists = layout.clusters.map((cluster) => policyLines(layout, cluster));
    const [shared = []] = lists;
    const isShared = lists.every((lines) => lines.join('\n') === shared.join('\n'));
    return [
        ...(isShared
            ? ['# The same for all clusters.', 'policies:', ...shared.map((line) => `  ${line}`), '']
            : []),
        `# ${(0,plural/* counted */.hS)(layout.clusters.length, 'cluster')}, each with a plan of its own over a snapshot of its own.`,
        '# Take the snapshots with the command in the workflow, and merge them: they are read from the base.',
        'clusters:',
        ...layout.clusters.flatMap((cluster, index) => [
            `  - name: ${scalar(cluster.name ?? '')}`,
            ...(cluster.destination === undefined ? [] : [`    destination: ${scalar(cluster.destination)}`]),
            `    snapshot: ${layout.snapshotOf(cluster)}`,
            ...(isShared ? [] : ['    policies:', ...(lists[index] ?? []).map((line) => `      ${line}`)]),
        ]),
    ];
}
const MOST_COMMENTED = 24;
function policyLines(layout, { units }) {
    const files = units.filter(({ kind }) => kind === 'file');
    const own = new Set(files.map(({ at }) => at));
    const globs = globsFor([...own], [...layout.files].filter((path) => !own.has(path)));
    const plain = globs.length === 0 ? [] : comment(`${countsOf(files)} in files that are read as written.`);
    const lines = [
        ...plain,
        ...globLines(globs),
        ...argoLines(units),
        ...units.filter(({ kind }) => kind === 'flux').flatMap(entryOf),
        ...kustomizeLines(layout, units),
        ...withValues(units).flatMap(entryOf),
    ];
    return lines.length <= MOST_COMMENTED ? lines : lines.filter((line) => !line.startsWith('#'));
}
function globLines(globs) {
    if (globs.length <= 100)
        return globs.map((glob) => `- ${scalar(glob)}`);
    const excluded = globs.filter((glob) => glob.startsWith('!'));
    const taken = globs.filter((glob) => !glob.startsWith('!'));
    const size = Math.max(1, 100 - excluded.length);
    return Array.from({ length: Math.ceil(taken.length / size) }, (_, at) => [
        '- path:',
        ...[...taken.slice(at * size, (at + 1) * size), ...excluded].map((glob) => `    - ${scalar(glob)}`),
    ]).flat();
}
function withValues(units) {
    const charts = new Map();
    for (const unit of units
        .filter(({ kind }) => kind === 'helm' || kind === 'applications')
        .toSorted((a, b) => a.names.length - b.names.length))
        charts.set(unit.at, { ...unit, values: [...(charts.get(unit.at)?.values ?? []), ...unit.values] });
    return [...charts.values()];
}
function argoLines(units) {
    const own = units.filter(({ kind }) => kind === 'argocd');
    return [...new Set(own.map(({ at }) => (0,manifest_path/* folderOf */.yS)(at)))].flatMap((folder) => {
        const inside = own.filter(({ at }) => (0,manifest_path/* folderOf */.yS)(at) === folder);
        const [first] = inside;
        const glob = inside.length === 1 && first !== undefined
            ? escaped(first.at)
            : `${folder === '' ? '' : `${escaped(folder)}/`}*.{yaml,yml}`;
        return [
            ...comment(`${folder || 'The root'}: Argo CD applies ${countsOf(inside)} from here.`),
            `- argocd: ${scalar(glob)}`,
        ];
    });
}
function kustomizeLines({ kustomizations }, units) {
    const own = units.filter(({ kind }) => kind === 'kustomize');
    const folders = own.map(({ at }) => at);
    const others = kustomizations.filter((one) => !folders.includes(one));
    const patterns = own.length < FEW ? folders : patternsFor(folders, others);
    return patterns.flatMap((pattern) => {
        const inside = own.filter(({ at }) => at === pattern || (0,sources_patterns/* matchesSteps */.B6)(pattern, at));
        return [
            ...comment(`${pattern || 'The root'}: ${countsOf(inside)}, built by kustomize.`),
            `- kustomize: ${scalar(pattern || '.')}`,
        ];
    });
}
const FEW = 8;
function patternsFor(folders, others) {
    const [first] = folders;
    if (first === undefined)
        return [];
    const steps = first.split('/');
    const found = steps
        .map((_, at) => steps.map((step, index) => (index === at ? '*' : step)).join('/'))
        .filter((pattern) => !others.some((one) => (0,sources_patterns/* matchesSteps */.B6)(pattern, one)))
        .map((pattern) => ({ pattern, left: folders.filter((one) => !(0,sources_patterns/* matchesSteps */.B6)(pattern, one)) }))
        .toSorted((a, b) => a.left.length - b.left.length);
    const [best] = found;
    if (best === undefined || folders.length - best.left.length < 2)
        return [first, ...patternsFor(folders.slice(1), others)];
    return [best.pattern, ...patternsFor(best.left, others)];
}
function entryOf(unit) {
    const { kind, at } = unit;
    const shown = at || 'The root';
    if (kind === 'flux')
        return [
            ...comment(`${shown}: Flux applies ${countsOf([unit])} from here.`),
            `- flux: ${scalar(at || '.')}`,
        ];
    const fields = [
        `chart: ${scalar(at || '.')}`,
        ...(unit.values.length > 0 ? [`values: [${unit.values.map(scalar).join(', ')}]`] : []),
        `release: ${scalar(releaseName(unit.release))}`,
    ];
    const what = kind === 'helm' ? `a chart of ${countsOf([unit])}` : 'a chart of Applications';
    return [
        ...comment(`${shown}: ${what}.`),
        `- ${kind === 'helm' ? 'helm' : 'argocd'}: { ${fields.join(', ')} }`,
    ];
}
function releaseName(name) {
    const label = name
        .toLowerCase()
        .replace(/[^a-z0-9-]/g, '-')
        .slice(0, 53)
        .replace(/^-+|-+$/g, '');
    return label === '' ? 'release' : label;
}
function countsOf(units) {
    const counts = new Map();
    for (const { kind } of units.flatMap(({ objects }) => objects))
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (counts.size === 0)
        return 'charts';
    return [...counts]
        .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
        .map(([kind, count]) => (0,plural/* counted */.hS)(count, isPlannedKind(kind) ? kind : (0,visible/* visible */.RK)(kind, 60)))
        .join(', ');
}
function objectsAsWritten({ clusters }, kinds) {
    const units = new Set(clusters.flatMap((cluster) => cluster.units));
    return [...units].filter(({ kind }) => kinds.includes(kind)).flatMap(({ objects }) => objects);
}
function namespaceLines(layout) {
    const without = objectsAsWritten(layout, ['file', 'kustomize']).filter(({ namespace, kind }) => namespace === null && isNamespaced(kind));
    if (without.length === 0)
        return [];
    return [
        '',
        ...comment(`Which namespace do they go to? ${(0,plural/* counted */.hS)(without.length, 'object')} without one, the first in ${(0,visible/* visible */.RK)(without[0]?.file ?? '')}.`),
        '# Without it each is taken for the live one of its name and selector. For one entry: { path: GLOB, namespace: NAME }.',
        '# namespace: default',
    ];
}
function variableLines(layout) {
    const users = (0,grouped/* groupedByEach */.bz)(objectsAsWritten(layout, ['file']), ({ variables }) => variables);
    if (users.size === 0)
        return [];
    return [
        '',
        '# What do these stand for? Something puts values in their place before the files are applied.',
        '# variables:',
        ...[...users]
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, [object]]) => `#   ${name}: "" # in ${(0,visible/* visible */.RK)(object.file)}`),
    ];
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/delivery/kustomization.js
var kustomization = __webpack_require__(71886);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/listing.js
var listing = __webpack_require__(65904);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/environments.js

const SPELLINGS = [
    ['prod', 'production', 'prd'],
    ['staging', 'stage', 'stg'],
    ['dev', 'development', 'develop'],
    ...['preprod', 'pre-prod', 'nonprod', 'non-prod', 'qa', 'uat', 'test', 'sandbox'].map((name) => [name]),
];
const ENVIRONMENTS = new Map(SPELLINGS.flatMap((names) => names.map((name) => [name, names[0] ?? name])));
const AMONG_OTHERS = new Set([
    'testing',
    'integration',
    'int',
    'live',
    'perf',
    'demo',
    'dr',
    'canary',
    'mgmt',
    'management',
    'hub',
    'local',
].concat(['ci', 'kind', 'minikube', 'default', 'main']));
const REGION = /^(?:af|ap|ca|cn|eu|il|me|mx|sa|us|us-gov|asia|australia|europe|northamerica|southamerica)-[a-z]+-?\d[a-z]?$/;
const PARENTS = new Set([
    'clusters',
    'cluster',
    'environments',
    'environment',
    'envs',
    'env',
    'overlays',
    'stages',
    'regions',
]);
const OF_CLUSTERS = new Set(['clusters', 'environments', 'envs', 'stages', 'regions']);
function spelled(name) {
    return ENVIRONMENTS.get(name.toLowerCase()) ?? name;
}
function isEnvironment(name) {
    return ENVIRONMENTS.has(name.toLowerCase()) || REGION.test(name.toLowerCase());
}
function environmentsIn(folder) {
    const found = [];
    for (let path = folder; path !== ''; path = (0,manifest_path/* folderOf */.yS)(path)) {
        const name = (0,manifest_path/* nameOf */.Vb)(path);
        const parent = (0,manifest_path/* nameOf */.Vb)((0,manifest_path/* folderOf */.yS)(path));
        if (isEnvironment(name) || isVariant(name, parent.toLowerCase()))
            found.unshift(spelled(name));
    }
    return [...new Set(found)];
}
function isVariant(name, parent) {
    return OF_CLUSTERS.has(parent) || (PARENTS.has(parent) && AMONG_OTHERS.has(name.toLowerCase()));
}
function environmentOfFile(path) {
    const stem = (0,manifest_path/* nameOf */.Vb)(path).replace(/\.(?:ya?ml|json)$/i, '');
    const bare = stem.replace(/^values[-._]?|[-._]?values$/gi, '');
    if (bare === '')
        return null;
    return bare.split(/[-._]/).some(isEnvironment) || isEnvironment(bare) ? spelled(bare) : null;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/limits.js
var limits = __webpack_require__(27228);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest = __webpack_require__(34585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/parse.js + 2 modules
var parse = __webpack_require__(74469);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/planned-kinds.js
var planned_kinds = __webpack_require__(4819);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/planned-objects.js






const MANIFEST = /\.(?:ya?ml|json)$/i;
function plannedObjectsOf({ path, text, }) {
    if (text === null || !MANIFEST.test(path) || !(0,planned_kinds/* mayHoldPlanned */.pR)(text))
        return [];
    return (0,parse/* parseFile */.CJ)(text, path, limits/* LIMITS */.b1).manifests.flatMap((manifest) => {
        const system = systemOf(manifest);
        if (system === null)
            return [];
        const { apiVersion, kind, name, namespace } = manifest;
        return {
            system,
            apiVersion,
            kind,
            namespace: isNamespaced(kind) || (0,claimed/* claimedAs */.y)(manifest) === null ? namespace : null,
            name,
            file: path,
            variables: [...new Set(variablesIn(manifest.object))],
        };
    });
}
function identityOf({ apiVersion, kind, namespace, name }) {
    return JSON.stringify([apiVersion.split('/')[0], kind, namespace, name]);
}
const VARIABLE = /(?<!\$)\$\{([A-Za-z_]\w*)\}/g;
const FOR_PROGRAMS = new Set([
    'command',
    'args',
    'env',
    'lifecycle',
    'annotations',
    'configMap',
    'data',
]);
function variablesIn(value) {
    if (typeof value === 'string')
        return Array.from(value.matchAll(VARIABLE), (match) => match[1] ?? '');
    if (Array.isArray(value))
        return value.flatMap(variablesIn);
    if (!(0,manifest/* isObject */.Gv)(value))
        return [];
    return Object.entries(value).flatMap(([key, part]) => (FOR_PROGRAMS.has(key) ? [] : variablesIn(part)));
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/clusters.js






function clustersOf(given) {
    const sent = byDestination(byNames(given));
    const apart = byNames(toldApart(given));
    const named = apart.length > MOST_VARIANTS ? byNames(given) : apart;
    const clusters = sent.length > 1 ? sent : named;
    const kept = clusters.map((cluster) => ({ ...cluster, units: withoutConflicts(cluster.units) }));
    const left = clusters.flatMap(({ units }, at) => units.filter((unit) => kept[at]?.units.includes(unit) !== true));
    const [first] = left;
    const message = `${(0,plural/* counted */.hS)(left.length, 'source')} with objects that other sources hold too: left out, the first ${(0,visible/* visible */.RK)(first?.at ?? '')}. If they are for other clusters, give each an entry of \`clusters\`.`;
    return { clusters: kept, notes: first === undefined ? [] : [message] };
}
const MOST_VARIANTS = 12;
function byNames(units) {
    const sets = [...new Map(units.map(({ names }) => [names.join('-'), names])).values()];
    const covers = (names, some) => some.every((name) => names.includes(name) || (isEnvironment(name) && names.some((one) => one.split('-').includes(name))));
    const largest = sets.filter((names) => names.length > 0 && !sets.some((other) => other !== names && other.length > 0 && covers(other, names)));
    if (largest.length < 2)
        return [{ name: null, units }];
    return largest
        .map((names) => ({ name: names.join('-'), units: units.filter((unit) => covers(names, unit.names)) }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
function byDestination(clusters) {
    const [only, ...others] = clusters;
    const names = [...new Set(only?.units.flatMap(({ destinations }) => destinations))].toSorted();
    if (only === undefined || others.length > 0 || names.length < 2)
        return clusters;
    return names.map((written) => {
        const host = /^https?:\/\/([^/:]+)/.exec(written)?.[1];
        return {
            name: host ?? written,
            units: only.units,
            ...(host === undefined ? {} : { destination: written }),
        };
    });
}
function toldApart(units) {
    const pairs = byNames(units).flatMap((cluster) => conflictsIn(cluster.units));
    const pair = pairs.find(([one, other]) => areVariants(one.at, other.at));
    if (pair === undefined)
        return units;
    const [a, b] = pair.map(({ at }) => at.split('/'));
    const depth = a.findIndex((step, index) => step !== b[index]);
    if (depth < 0)
        return units;
    const common = a.slice(0, depth).join('/');
    const branch = ({ at }) => at.split('/')[depth]?.replace(/\.ya?ml$/, '') ?? '';
    const inside = units.filter(({ at }) => (0,manifest_path/* isWithin */.UO)(common, at));
    const branches = new Set(conflictsIn(inside).flatMap((two) => two.map(branch)));
    const named = units.map((unit) => {
        const name = branch(unit);
        if (!(0,manifest_path/* isWithin */.UO)(common, unit.at) || !branches.has(name) || name === '' || unit.names.includes(name))
            return unit;
        return { ...unit, names: [...unit.names, name] };
    });
    return named.every((unit, index) => unit === units[index]) ? units : toldApart(named);
}
function areVariants(one, other) {
    const [a, b] = [one.split('/'), other.split('/')];
    return a.length === b.length && a.filter((step, at) => step !== b[at]).length === 1;
}
function withoutConflicts(units) {
    const held = new Set();
    const kept = new Set(units.toSorted((a, b) => b.objects.length - a.objects.length).filter((unit) => isFree(unit, held)));
    return units.filter((unit) => kept.has(unit));
}
function isFree(unit, held) {
    if (unit.kind === 'argocd')
        return true;
    const own = unit.objects.map(identityOf);
    if (own.some((identity) => held.has(identity)))
        return false;
    for (const identity of own)
        held.add(identity);
    return true;
}
function conflictsIn(units) {
    const held = (0,grouped/* groupedBy */.me)(units.flatMap((unit) => unit.objects.map((object) => ({ unit, identity: identityOf(object) }))), ({ identity }) => identity);
    return [...held.values()].flatMap(([{ unit }, ...others]) => {
        const other = others.find((one) => one.unit !== unit)?.unit;
        return other === undefined ? [] : [[unit, other]];
    });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/json/parsed.js
var parsed = __webpack_require__(97856);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/fields.js
var fields = __webpack_require__(93549);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/kustomization.js
var sources_kustomization = __webpack_require__(16130);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/placed-yaml.js
var placed_yaml = __webpack_require__(80161);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/charts.js




function chartsOf(tree, files) {
    const folders = files.flatMap((path) => ((0,manifest_path/* nameOf */.Vb)(path) === 'Chart.yaml' ? (0,manifest_path/* folderOf */.yS)(path) : []));
    const outer = folders.filter((one) => !folders.some((other) => other !== one && (0,manifest_path/* isWithin */.UO)((0,manifest_path/* inside */.nx)(other, 'charts'), one)));
    return outer.flatMap((folder) => {
        const file = (0,manifest_path/* inside */.nx)(folder, 'Chart.yaml');
        const value = (0,placed_yaml/* placedYaml */.l)(tree.text(file) ?? '', file)[0]?.value;
        if ((0,fields/* textIn */.r7)(value, 'type') === 'library')
            return [];
        const own = files.filter((path) => (0,manifest_path/* isWithin */.UO)(folder, path));
        const hasApplications = own.some((path) => /(?:^|\/)templates\//.test(path) && /^kind: Application(?:Set)?$/m.test(tree.text(path) ?? ''));
        return {
            folder,
            name: (0,fields/* textIn */.r7)(value, 'name') ?? 'release',
            files: own,
            hasApplications,
            values: own.filter((path) => /\.ya?ml$/.test(path) &&
                !/(?:^|\/)(?:templates|charts|ci|crds)\//.test(path.slice(folder.length)) &&
                (environmentOfFile(path) !== null ||
                    (hasApplications && /(?:^|\/)values[-_.][^/.]+\.ya?ml$/.test(path)))),
        };
    });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(22490);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/units.js















const NEVER = /(?:^|\/)(?:node_modules|vendor|third_party|testdata|\.github|\.gitlab|\.terraform)\//;
const LEFT_OUT = /(?:^|\/)(?<!(?:overlays|environments|envs?|clusters)\/)(?:\.[\w-]+|__tests__|tests?|e2e|fixtures|docs?|archived?|examples?|samples?)\//i;
async function unitsOf(tree, render) {
    const all = tree.files().filter((path) => !NEVER.test(path));
    const main = await new Finder(tree, all.filter((path) => !LEFT_OUT.test(path)), render).find();
    const skipped = all.filter((path) => LEFT_OUT.test(path) && objectsIn(tree, path).length > 0);
    const [first] = skipped;
    if (first === undefined)
        return main;
    if (main.units.length === 0)
        return new Finder(tree, all, render).find();
    const message = `${(0,plural/* counted */.hS)(skipped.length, 'file')} with planned objects in folders of tests, examples and documents: left out, the first ${(0,visible/* visible */.RK)(first)}.`;
    return { ...main, files: new Set([...main.files, ...skipped]), notes: [...main.notes, message] };
}
function objectsIn(tree, path) {
    return /\.(?:ya?ml|json)$/.test(path) ? plannedObjectsOf({ path, text: tree.text(path) }) : [];
}
const FLUX = new Set(['kustomize.toolkit.fluxcd.io', 'helm.toolkit.fluxcd.io']);
class Finder {
    tree;
    files;
    render;
    units = [];
    rendered = new Set();
    failed = [];
    charts;
    graphs;
    constructor(tree, files, render) {
        this.tree = tree;
        this.files = files;
        this.render = render;
        this.charts = chartsOf(tree, files);
        const folders = [...new Set(files.map(manifest_path/* folderOf */.yS))].filter((one) => (0,sources_kustomization/* kustomizationIn */.dq)(tree, one) !== null);
        this.graphs = folders.toSorted().map((folder) => ({ folder, ...graphOf(tree, folder) }));
    }
    async find() {
        const manifests = this.files.filter((path) => /\.ya?ml$/.test(path) && !this.charts.some(({ files }) => files.includes(path)));
        await this.flux(manifests.filter((path) => this.tree.text(path)?.includes('toolkit.fluxcd.io') === true));
        await this.argo(manifests.filter((path) => this.tree.text(path)?.includes('argoproj.io') === true));
        await this.kustomizations();
        const byKind = this.charts.toSorted((a, b) => Number(b.hasApplications) - Number(a.hasApplications));
        for (const chart of byKind)
            await this.chart(chart);
        const plain = this.files.map((path) => [path, objectsIn(this.tree, path)]);
        const held = plain.filter(([path, objects]) => objects.length > 0 && !this.charts.some(({ files }) => files.includes(path)));
        for (const [path, objects] of held)
            if (!this.rendered.has(path) && !this.isUnused(path))
                this.units.push(unitAt('file', path, { objects }));
        const { units, failed } = this;
        const [first] = failed;
        const notes = first === undefined
            ? []
            : [
                `${(0,plural/* counted */.hS)(failed.length, 'source')} cannot be rendered and ${(0,plural/* verb */.w3)(failed.length, 'is', 'are')} left out, the first ${first}`,
            ];
        return { units, notes, files: new Set([...held.map(([path]) => path), ...this.rendered]) };
    }
    async flux(files) {
        const objects = files.flatMap((path) => (0,parse/* parseManifests */.Ye)(this.tree.text(path) ?? '', path).manifests.filter(({ apiVersion }) => FLUX.has((0,manifest/* groupOf */.F8)(apiVersion))));
        const declared = objects.flatMap((one) => selfApplied(one) ?? []);
        const others = objects.map(({ place }) => (0,manifest_path/* folderOf */.yS)(place.file));
        const byDepth = [...new Set(others)].toSorted((a, b) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1));
        const listing = this.roots().flatMap(({ folder, inputs }) => inputs.some((path) => files.includes(path)) ? folder : []);
        const found = [];
        const isApplied = (folder) => objects.some(({ object, kind, place }) => {
            const path = kind === 'Kustomization' ? (0,manifest_path/* joined */.oR)('', (0,fields/* textIn */.r7)((0,fields/* field */.ZZ)(object, 'spec'), 'path') ?? '') : null;
            return (path !== null &&
                path !== '' &&
                (0,manifest_path/* isWithin */.UO)(path, folder) &&
                !(0,manifest_path/* isWithin */.UO)(folder, place.file) &&
                !(0,manifest_path/* isWithin */.UO)(path, place.file));
        });
        const candidates = [...new Set([...declared, ...listing, ...byDepth])];
        const entries = candidates.filter((folder) => !isApplied(folder));
        for (const folder of entries.length > 0 ? entries : candidates) {
            const own = objects.filter(({ place }) => (0,manifest_path/* folderOf */.yS)(place.file) === folder);
            const isCovered = found.some(({ sourced }) => own.length > 0 && own.every(({ place }) => sourced.inputs.includes(place.file)));
            if (isCovered && !declared.includes(folder))
                continue;
            const sourced = await this.render(sourceOf({ kind: 'flux', folder: folder || '.', destination: null }));
            found.push({ folder, sourced });
        }
        for (const { folder, sourced } of found) {
            const within = objects.map(({ place }) => place.file).filter((path) => (0,manifest_path/* isWithin */.UO)(folder, path));
            const own = within.length > 0 ? within : [(0,sources_kustomization/* kustomizationIn */.dq)(this.tree, folder) ?? ''];
            const isInner = found.some((other) => other.folder !== folder &&
                own.every((path) => other.sourced.inputs.includes(path)) &&
                !(0,manifest_path/* isWithin */.UO)(folder, other.folder));
            const planned = plannedIn(sourced);
            const isEntry = planned.length > 0 || declared.includes(folder) || found.length === 1;
            if (!isInner && isEntry)
                this.keep(unitAt('flux', folder, { objects: planned }), sourced);
        }
        const paths = objects.flatMap(({ object, kind }) => kind === 'Kustomization' ? ((0,manifest_path/* joined */.oR)('', (0,fields/* textIn */.r7)((0,fields/* field */.ZZ)(object, 'spec'), 'path') ?? '') ?? []) : []);
        for (const folder of paths.filter((one) => one !== '' && (0,sources_kustomization/* kustomizationIn */.dq)(this.tree, one) === null))
            if (this.files.some((path) => (0,manifest_path/* isWithin */.UO)(folder, path) && this.rendered.has(path)))
                for (const path of this.files)
                    if ((0,manifest_path/* isWithin */.UO)(folder, path))
                        this.rendered.add(path);
    }
    async argo(files) {
        const held = files.filter((path) => (0,parse/* parseManifests */.Ye)(this.tree.text(path) ?? '', path).manifests.some(({ apiVersion, kind }) => (0,manifest/* groupOf */.F8)(apiVersion) === 'argoproj.io' && /^Application(?:Set)?$/.test(kind)));
        if (held.length === 0)
            return;
        const argocd = (globs, destination) => this.render(sourceOf({ kind: 'argocd', globs: globs.map(escaped), chart: null, destination }));
        const all = await argocd(held, null);
        const entries = held.filter((path) => !all.coverage.some(({ place, takes }) => place !== null && place.file !== path && takes.includes(path)));
        const destinations = destinationsOf(all);
        const objects = plannedIn(all);
        if (destinations.length > 1)
            for (const one of destinations)
                objects.push(...plannedIn(await argocd(held, [one])));
        if (objects.length === 0 && !isNamed(all))
            return;
        this.read([...all.inputs, ...held]);
        for (const [index, path] of entries.entries())
            this.units.push(unitAt('argocd', path, { objects: index === 0 ? objects : [], destinations }));
    }
    async kustomizations() {
        const { tree } = this;
        for (const { folder } of this.roots()) {
            if (this.rendered.has((0,sources_kustomization/* kustomizationIn */.dq)(tree, folder) ?? ''))
                continue;
            if ((0,sources_kustomization/* kustomizationOf */.Bt)(tree, folder)?.['kind'] === 'Component')
                continue;
            const sourced = await this.render(sourceOf({ kind: 'kustomize', folder: folder || '.' }));
            const [own] = sourced.coverage;
            if (own !== undefined && own.outcome !== 'evaluated') {
                const isOfInterest = sourced.inputs.some((path) => objectsIn(tree, path).length > 0);
                const why = 'failed' in own.outcome ? (0,render/* toPlain */.Ul)(own.outcome.failed.message) : own.outcome.why;
                if (isOfInterest)
                    this.failed.push(`${(0,visible/* visible */.RK)(folder) || 'the root'}: ${why}`);
                continue;
            }
            this.keep(unitAt('kustomize', folder, { objects: plannedIn(sourced) }), sourced);
        }
    }
    roots() {
        const taken = new Set(this.graphs.flatMap(({ folder, folders }) => folders.filter((one) => one !== folder)));
        return this.graphs.filter(({ folder }) => !taken.has(folder));
    }
    async chart(chart) {
        const { folder, name, values, hasApplications, files } = chart;
        if (files.some((path) => this.rendered.has(path)))
            return;
        const kind = hasApplications ? 'applications' : 'helm';
        for (const file of values.length === 0 ? [null] : values) {
            const given = file === null ? [] : [file];
            const written = { chart: folder || '.', values: given, set: {}, release: 'release', namespace: null };
            const sourced = await this.render(hasApplications
                ? sourceOf({ kind: 'argocd', globs: [], chart: written, destination: null })
                : sourceOf({ kind: 'helm', ...written }));
            const [own] = sourced.coverage;
            if (own !== undefined && own.outcome !== 'evaluated') {
                const why = 'failed' in own.outcome ? (0,render/* toPlain */.Ul)(own.outcome.failed.message) : own.outcome.why;
                this.failed.push(`the chart ${(0,visible/* visible */.RK)(folder) || 'in the root'}: ${why}`);
                return;
            }
            const names = file === null
                ? environmentsIn(folder)
                : [...new Set([...environmentsIn((0,manifest_path/* folderOf */.yS)(file)), valuesName(file)])];
            const more = {
                release: name,
                values: given,
                names,
                destinations: hasApplications ? destinationsOf(sourced) : [],
            };
            this.keep(unitAt(kind, folder, { objects: plannedIn(sourced), ...more }), sourced);
        }
    }
    keep(unit, sourced) {
        if (unit.objects.length === 0 && !isNamed(sourced))
            return;
        this.units.push(unit);
        this.read(sourced.inputs);
    }
    read(inputs) {
        const folders = inputs.filter((path) => this.tree.isFolder(path));
        for (const path of inputs)
            this.rendered.add(path);
        for (const path of this.files)
            if (folders.some((folder) => (0,manifest_path/* isWithin */.UO)(folder, path)))
                this.rendered.add(path);
    }
    isUnused(path) {
        const folder = (0,manifest_path/* folderOf */.yS)(path);
        const file = (0,sources_kustomization/* kustomizationIn */.dq)(this.tree, folder);
        if (file === null)
            return false;
        return this.rendered.has(file) || (0,sources_kustomization/* kustomizationOf */.Bt)(this.tree, folder)?.['kind'] === 'Component';
    }
}
function sourceOf(source) {
    return { namespace: null, variables: {}, ...source };
}
function unitAt(kind, at, more) {
    const folder = kind === 'file' || kind === 'argocd' ? (0,manifest_path/* folderOf */.yS)(at) : at;
    return {
        kind,
        at,
        names: environmentsIn(folder),
        objects: [],
        values: [],
        release: '',
        destinations: [],
        ...more,
    };
}
function plannedIn({ objects }) {
    return objects.flatMap(({ path, text, namespace = null }) => plannedObjectsOf({ path: `${path}.yaml`, text }).map((one) => ({
        ...one,
        file: path,
        namespace: one.namespace ?? namespace,
    })));
}
function isNamed({ coverage }) {
    return coverage.some(({ identity, outcome }) => outcome !== 'evaluated' &&
        'declared' in outcome &&
        (outcome.declared === 'not fetched' ||
            (outcome.declared === 'no source renders it' && !identity.startsWith('Application'))));
}
function destinationsOf({ coverage }) {
    const names = coverage.flatMap(({ identity, route }) => {
        const written = identity.startsWith('Application/') ? (0,parsed/* parsedJson */.U)(route) : null;
        const name = Array.isArray(written) ? written[1] : null;
        return typeof name === 'string' && !name.includes('{{') ? name : [];
    });
    return [...new Set(names)].toSorted();
}
function selfApplied({ object, kind, place }) {
    const path = (0,manifest_path/* joined */.oR)('', (0,fields/* textIn */.r7)((0,fields/* field */.ZZ)(object, 'spec'), 'path') ?? '');
    const source = (0,fields/* fieldAt */.UK)(object, 'spec', 'sourceRef', 'kind');
    const name = (0,fields/* fieldAt */.UK)(object, 'spec', 'sourceRef', 'name');
    if (kind !== 'Kustomization' || source !== 'GitRepository' || path === null)
        return null;
    if (path === '' && name !== 'flux-system')
        return null;
    return (0,manifest_path/* isWithin */.UO)(path, place.file) ? path : null;
}
function graphOf(tree, folder) {
    try {
        const { kustomizations, inputs } = (0,sources_kustomization/* readKustomizations */.vi)(tree, folder);
        return { folders: kustomizations.map((one) => one.folder), inputs };
    }
    catch (error) {
        if (!(error instanceof render_error/* RenderError */.v))
            throw error;
        const { inputs } = error;
        return { folders: inputs.filter(kustomization/* isKustomization */.Sv).map(manifest_path/* folderOf */.yS), inputs };
    }
}
function depthOf(folder) {
    return folder === '' ? 0 : folder.split('/').length;
}
function valuesName(file) {
    return environmentOfFile(file) ?? (0,manifest_path/* nameOf */.Vb)(file).replace(/^values[-_.]|\.ya?ml$/g, '');
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/snapshots.js

const HEADER = /^\{"fleetplan":"snapshot"/;
function snapshotsIn(tree) {
    return tree
        .files()
        .filter((path) => path.endsWith('.ndjson') && !LEFT_OUT.test(path))
        .filter((path) => HEADER.test(tree.bytes(path)?.toString('latin1', 0, 64) ?? ''))
        .toSorted();
}
function snapshotFor(cluster, snapshots) {
    const fitting = cluster === null
        ? snapshots
        : snapshots.filter((path) => path
            .replace(/\.ndjson$/, '')
            .split('/')
            .includes(cluster));
    return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/layout.js








async function layoutOf(tree, render) {
    const { units, files, notes: undecided } = await unitsOf(tree, render);
    if (units.length === 0)
        return null;
    const { clusters, notes } = clustersOf(units);
    const snapshots = snapshotsIn(tree);
    const folder = tree.isFile('fleet') ? 'snapshots' : 'fleet';
    const snapshotOf = ({ name }) => snapshotFor(name, snapshots) ?? `${folder}/${(name ?? 'cluster').replace(/[^\w.-]/g, '-')}.ndjson`;
    const used = new Set(clusters.map(snapshotOf));
    const unused = snapshots
        .filter((path) => !used.has(path))
        .map((path) => `${path} is a snapshot of an unknown cluster: it is not used.`);
    const objects = new Set(units.flatMap((unit) => unit.objects.map(({ kind, namespace, name }) => `${kind}/${namespace ?? ''}/${name}`)));
    const names = clusters.flatMap(({ name }) => (name === null ? [] : (0,visible/* visible */.RK)(name)));
    const of = names.length === 0 ? '1 cluster' : `${(0,plural/* counted */.hS)(names.length, 'cluster')} (${(0,listing/* listing */.R)(names)})`;
    return {
        clusters,
        files,
        kustomizations: tree.files().filter(kustomization/* isKustomization */.Sv).map(manifest_path/* folderOf */.yS),
        found: `found ${(0,plural/* counted */.hS)(objects.size, 'planned object')} in ${(0,plural/* counted */.hS)(units.length, 'source')}, for ${of}.`,
        notes: [...undecided, ...notes, ...unused],
        snapshotOf,
        snapshots,
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/workflow.js
function workflowText(layout) {
    const { clusters } = layout;
    const paths = clusters.map((cluster) => layout.snapshotOf(cluster));
    const commands = clusters.map((cluster, index) => {
        const context = cluster.name === null ? '' : ` --context ${shell(cluster.name)}`;
        return `          node .fleetplan/dist/cli.js snapshot --kubeconfig "$HOME/.kube/config"${context} --output ${shell(paths[index] ?? '')}`;
    });
    const folders = [...new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/'))))].filter((one) => one !== '');
    return `${[
        '# Written by `fleetplan init`. Replace OWNER and COMMIT: pin the full commit id of the version that you reviewed.',
        '# Configuration and snapshots are read from the base: merge this, run the workflow once by hand, then open a pull request.',
        'name: fleetplan',
        'on:',
        '  pull_request:',
        '    types: [opened, synchronize, reopened, edited]',
        '  schedule:',
        "    - cron: '17 */6 * * *'",
        '  workflow_dispatch:',
        'permissions: {}',
        'concurrency:',
        '  group: fleetplan-${{ github.event.pull_request.number || github.event_name }}',
        "  cancel-in-progress: ${{ github.event_name == 'pull_request' }}",
        'jobs:',
        '  plan:',
        "    if: github.event_name == 'pull_request'",
        '    runs-on: ubuntu-latest # with kubectl and helm, which render',
        '    permissions:',
        '      contents: read # the files of base and head',
        '      pull-requests: write # the comment',
        '    steps:',
        '      - uses: actions/checkout@v5',
        '        with:',
        '          fetch-depth: 2 # the merge commit and its parents',
        '      - uses: OWNER/fleetplan@COMMIT',
        '  snapshot:',
        "    if: github.event_name != 'pull_request'",
        '    runs-on: self-hosted # a runner whose kubeconfig may read the cluster; `fleetplan snapshot --role` prints the role',
        '    permissions:',
        '      contents: write # pushes the snapshots',
        '    steps:',
        '      - uses: actions/checkout@v5',
        '      - uses: actions/checkout@v5',
        '        with:',
        '          repository: OWNER/fleetplan',
        '          ref: COMMIT',
        '          path: .fleetplan',
        '      - run: |',
        ...(folders.length === 0 ? [] : [`          mkdir -p ${folders.map(shell).join(' ')}`]),
        ...commands,
        `          git add ${paths.map(shell).join(' ')}`,
        "          git -c user.name=fleetplan -c user.email=fleetplan@localhost commit -m 'Take snapshots' || exit 0",
        '          git push',
    ].join('\n')}\n`;
}
function shell(name) {
    return /^[\w./-]+$/.test(name) ? name : `'${name.replace(/[^\w./ -]/g, '-')}'`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/index.js










async function proposalFor(root) {
    const tree = new sources_tree/* Tree */.P(root);
    const workspace = sources_workspace/* Workspace */.a.make(tree);
    const undo = (0,at_end/* atEnd */.t)(() => {
        workspace.remove();
    });
    const renderer = (0,sources_renderer/* rendererOf */.D)(workspace);
    try {
        const absent = new Map();
        const layout = await layoutOf(tree, async (one) => {
            const sourced = await (0,sides/* renderSource */.uc)(one, renderer);
            for (const problem of sourced.problems)
                if (problem.code === 'no-tool')
                    absent.set((0,render/* toPlain */.Ul)(problem.message), problem);
            return sourced;
        });
        const [problem] = absent.values();
        if (problem !== undefined)
            throw new render_error/* RenderError */.v(problem);
        if (layout === null)
            return null;
        return {
            configuration: configurationText(layout),
            workflow: workflowText(layout),
            snapshots: layout.clusters
                .map((cluster) => layout.snapshotOf(cluster))
                .filter((path) => !layout.snapshots.includes(path)),
            found: layout.found,
            notes: layout.notes,
        };
    }
    finally {
        await renderer.idle();
        undo();
        workspace.remove();
    }
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/output/file-errors.js
var file_errors = __webpack_require__(19836);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/output/save.js
var save = __webpack_require__(50369);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/usage-error.js
var usage_error = __webpack_require__(86266);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/exit-codes.js
var exit_codes = __webpack_require__(60755);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/problems.js
var problems = __webpack_require__(25608);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/folder-root.js
var folder_root = __webpack_require__(41708);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/git-command.js
var git_command = __webpack_require__(81883);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/repository-files.js




function repositoryFiles(folder) {
    const root = (0,folder_root/* folderRoot */.P)(folder);
    const tracked = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')) ? trackedIn(folder) : null;
    return tracked === null ? root : { ...root, entries: root.entries.filter(({ path }) => tracked.has(path)) };
}
function trackedIn(root) {
    const answer = (0,git_command/* runGit */.EO)(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
    return answer.ok ? new Set(answer.stdout.toString('utf8').split('\0')) : null;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/init-command.js














const WORKFLOW = '.github/workflows/fleetplan.yml';
async function initCommand(argv, output) {
    const { folder, isDryRun } = argumentsOf(argv);
    const root = (0,external_node_path_.resolve)(folder);
    if ((0,external_node_fs_.statSync)(root, { throwIfNoEntry: false })?.isDirectory() !== true)
        throw new usage_error/* UsageError */.e(`${(0,visible/* visible */.RK)(folder)} is not a folder; name one`);
    const files = repositoryFiles(root);
    (0,problems/* printProblems */.M)(files.problems, output);
    if (files.problems.length > 0)
        return exit_codes/* COULD_NOT_JUDGE */.Ge;
    const proposal = await proposalFor(files).catch((error) => {
        if (!(error instanceof render_error/* RenderError */.v))
            throw error;
        (0,problems/* printProblems */.M)([error.problem], output);
        return undefined;
    });
    if (proposal === undefined)
        return exit_codes/* COULD_NOT_JUDGE */.Ge;
    if (proposal === null) {
        output.say(`fleetplan: ${NOTHING}`);
        return exit_codes/* COULD_NOT_JUDGE */.Ge;
    }
    output.say(`fleetplan: ${proposal.found}`);
    const notes = proposal.notes.slice(0, MOST_NOTES);
    for (const sentence of notes)
        output.say(`fleetplan: ${sentence}`);
    const more = proposal.notes.length - notes.length;
    if (more > 0)
        output.say(`fleetplan: ${(0,plural/* counted */.hS)(more, 'more note')}; --dry-run prints them as comments.`);
    return isDryRun ? printed(proposal, output) : written(root, proposal, output);
}
const MOST_NOTES = 3;
const NOTHING = 'nothing that is planned was found here: no NodePool, Skyhook, placement, workload or maintenance, and nothing that renders one. ' +
    'Name the root of the repository that holds them.';
function argumentsOf(argv) {
    const { values, positionals } = (0,usage_error/* parsedFor */.t)(argv, { 'dry-run': { type: 'boolean' } }, 'init takes DIR and --dry-run, nothing else');
    if (positionals.length > 1)
        throw new usage_error/* UsageError */.e('init takes one DIR');
    return { folder: positionals[0] ?? '.', isDryRun: values['dry-run'] === true };
}
function printed({ configuration, workflow, notes }, output) {
    const undecided = notes.map((note) => `# ${note}\n`).join('');
    const text = `# ${default_path/* DEFAULT_CONFIG */.P}\n${configuration}${undecided}\n# ${WORKFLOW}\n${workflow}`;
    return (0,exit_codes/* codeAfter */.YK)(output.print(text, 'lines'), exit_codes/* PASS */.CQ, output);
}
function written(root, { configuration, workflow, snapshots }, output) {
    const read = (0,config_read/* readConfig */.X)(configuration, default_path/* DEFAULT_CONFIG */.P);
    if ('problems' in read) {
        (0,problems/* printProblems */.M)(read.problems, output);
        return exit_codes/* COULD_NOT_JUDGE */.Ge;
    }
    const obstacle = obstacleIn(root);
    if (obstacle !== null) {
        output.say(`fleetplan: ${obstacle}; nothing was written. Move it away, or see --dry-run.`);
        return exit_codes/* COULD_NOT_JUDGE */.Ge;
    }
    for (const [path, text] of [
        [default_path/* DEFAULT_CONFIG */.P, configuration],
        [WORKFLOW, workflow],
    ]) {
        try {
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(root, path)), { recursive: true });
            (0,save/* replaceFile */.f)((0,external_node_path_.join)(root, path), text);
        }
        catch (error) {
            output.say(`fleetplan: ${path} can not be written: ${(0,file_errors/* reasonOf */.A)(error)}`);
            return exit_codes/* COULD_NOT_JUDGE */.Ge;
        }
    }
    output.say(`fleetplan: wrote ${default_path/* DEFAULT_CONFIG */.P} and ${WORKFLOW}; each choice has a comment.`);
    const take = snapshots.length === 0 ? '' : `take ${snapshots.join(', ')} with the command in the workflow, and `;
    output.say(`fleetplan: next, ${take}merge all of it.`);
    return exit_codes/* PASS */.CQ;
}
function obstacleIn(root) {
    for (const path of ['.github', '.github/workflows', default_path/* DEFAULT_CONFIG */.P, WORKFLOW]) {
        const stats = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path), { throwIfNoEntry: false });
        if (stats === undefined)
            continue;
        if (stats.isSymbolicLink())
            return `${path} is a link`;
        if (!stats.isDirectory())
            return `${path} is there already`;
    }
    return null;
}


/***/ }),

/***/ 25608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ printProblems)
/* harmony export */ });
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13499);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22490);


function printProblems(problems, output) {
    for (const problem of problems) {
        const { place } = problem;
        const where = place ? `${place.file}:${place.line}:${place.column}: ` : '';
        output.say(`${where}${problem.severity}: ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlain */ .Ul)(problem.message)} [${problem.code}]`);
        for (const line of problem.picture?.split('\n') ?? [])
            output.say(`    ${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo)(line)}`);
    }
}


/***/ }),

/***/ 97856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ parsedJson)
/* harmony export */ });
function parsedJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 44994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ withoutTrailing)
/* harmony export */ });
function withoutTrailing(text, characters) {
    let end = text.length;
    while (end > 0 && characters.includes(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}


/***/ }),

/***/ 6594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseDigest),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var _manifest_values_canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78003);
/* harmony import */ var _snapshot_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81091);


function sha256(value) {
    return `sha256:${(0,_snapshot_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)((0,_manifest_values_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(value))}`;
}
function parseDigest(text) {
    return /^sha256:[0-9a-f]{64}$/.test(text) ? text : null;
}


/***/ }),

/***/ 4206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ begunIn)
/* harmony export */ });
function begunIn({ batches, targets, }) {
    const own = new Set(targets);
    return new Set(batches.flatMap((batch) => batch.targets).filter((target) => own.has(target)));
}


/***/ }),

/***/ 20732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ peakByAge),
/* harmony export */   J: () => (/* binding */ lastOfRollout),
/* harmony export */   KD: () => (/* binding */ plannedExpiries),
/* harmony export */   aY: () => (/* binding */ goesByAgeAt),
/* harmony export */   wM: () => (/* binding */ worstCluster)
/* harmony export */ });
function plannedExpiries(expiries) {
    const clusters = [];
    let until = -Infinity;
    for (const one of expiries.expired) {
        const last = clusters.at(-1);
        if (last && one.at < until)
            clusters[clusters.length - 1] = joined(last, one);
        else
            clusters.push(joined(null, one));
        until = Math.max(until, one.goneAt ?? Infinity);
    }
    return { ...expiries, clusters, over: clusters.filter(({ worst }) => isOver(worst)) };
}
function lastOfRollout({ expired }) {
    const ends = expired.flatMap(({ isOfRollout, goneAt }) => (isOfRollout && goneAt !== null ? [goneAt] : []));
    return ends.length === 0 ? null : ends.reduce((a, b) => Math.max(a, b));
}
function worstCluster({ clusters }) {
    return clusters.reduce((most, cluster) => (most === null || isWorse(cluster.worst, most.worst) ? cluster : most), null);
}
function peakByAge(group) {
    const { peakAtOnce, batches, outBefore, expiries } = group;
    if (!expiries || expiries.clusters.length === 0)
        return null;
    if (batches.some(({ size }) => size + outBefore >= peakAtOnce))
        return null;
    return expiries.clusters.reduce((most, one) => (one.worst.out > most.worst.out ? one : most));
}
function goesByAgeAt({ expiries }, at) {
    if (at === null)
        return false;
    return expiries?.clusters.some(({ from, to }) => from <= at && at <= to) === true;
}
function joined(cluster, { at, out, limit }) {
    const moment = { at, out, limit };
    if (!cluster)
        return { from: at, to: at, expired: 1, worst: moment };
    const { from, expired, worst } = cluster;
    return { from, to: at, expired: expired + 1, worst: isWorse(moment, worst) ? moment : worst };
}
function isWorse(a, b) {
    return isOver(a) === isOver(b) ? a.out > b.out : isOver(a);
}
function isOver({ out, limit }) {
    return limit !== null && out > limit;
}


/***/ }),

/***/ 71347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ reachedOf),
/* harmony export */   K3: () => (/* binding */ servingOf),
/* harmony export */   Ni: () => (/* binding */ undoneByOrder),
/* harmony export */   Uw: () => (/* binding */ firstLap),
/* harmony export */   Z0: () => (/* binding */ settlingMs),
/* harmony export */   ev: () => (/* binding */ isNamed),
/* harmony export */   l2: () => (/* binding */ wholeOf),
/* harmony export */   uq: () => (/* binding */ keptOf),
/* harmony export */   w3: () => (/* binding */ losableOf)
/* harmony export */ });
/* harmony import */ var _systems_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48408);

function isNamed(group) {
    return (0,_systems_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'named') !== undefined;
}
function settlingMs(group) {
    return ((0,_systems_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'bake')?.seconds ?? 0) * 1000;
}
function wholeOf(group) {
    return (0,_systems_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'named')?.fleet ?? group.matched;
}
function servingOf(group) {
    return group.serving ?? wholeOf(group);
}
function keptOf(group) {
    return group.matched - (group.leaving?.length ?? 0);
}
function losableOf(group) {
    return keptOf(group) + ((0,_systems_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'given-up')?.written ?? 0);
}
function firstLap(groups) {
    return groups.filter(({ follows }) => follows === undefined);
}
function reachedOf(of) {
    const groups = firstLap(of);
    const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);
    const shown = sum(groups.map(({ batches }) => doneIn(batches) - againIn(batches)));
    const byOrder = sum(groups.map(undoneByOrder));
    return { done: shown - byOrder, all: sum(groups.map(({ matched }) => matched)), byOrder };
}
function undoneByOrder({ batches, undone = [], freeOrder }) {
    if (!freeOrder || undone.length === 0)
        return 0;
    const left = new Set(undone);
    const begun = batches.flatMap(({ targets }) => targets);
    const failed = begun.length - doneIn(batches);
    return Math.max(0, begun.filter((target) => left.has(target)).length - failed);
}
function doneIn(batches) {
    return batches.reduce((sum, { succeeded }) => sum + succeeded, 0);
}
function againIn(batches) {
    const targets = batches.flatMap(({ targets: of }) => of);
    return targets.length - new Set(targets).size;
}


/***/ }),

/***/ 87388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ startsNothing),
/* harmony export */   IH: () => (/* binding */ dueOf),
/* harmony export */   Qr: () => (/* binding */ isBroken),
/* harmony export */   Tt: () => (/* binding */ leftOutOf),
/* harmony export */   jb: () => (/* binding */ startsOf),
/* harmony export */   qR: () => (/* binding */ isOnlyNext),
/* harmony export */   sG: () => (/* binding */ outcomeOf),
/* harmony export */   xB: () => (/* binding */ isIdle)
/* harmony export */ });
/* harmony import */ var _manifest_values_canonical_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78003);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24705);
/* harmony import */ var _measure_wholes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71347);



function outcomeOf(diff, hasBase) {
    const { base, head, change } = diff;
    if (!head)
        return removedOf(base);
    if (change !== 'unchanged' && isRefused(head, change))
        return { kind: 'refused' };
    if (change !== 'unchanged' && isBroken(head) && head.effect.groups.every(({ matched }) => matched === 0))
        return { kind: 'cannot-work' };
    const start = startOf(base, head, hasBase);
    const stuck = stuckOf(base, head, start);
    if (diff.sameEffect && stuck?.isAsBefore !== true)
        return { kind: 'no-effect' };
    const taken = takenFrom(head);
    if (taken)
        return taken;
    if (stuck)
        return stuck;
    const by = heldBy(head);
    if (by)
        return { kind: 'held', by };
    if (limitsDrains(base) || limitsDrains(head))
        return { kind: 'drain-limit' };
    const isUnforecast = head.change?.unforecast !== undefined;
    if (start !== 'on-merge')
        return { kind: 'waits', start, isUnforecast };
    const starts = startsWith(head);
    return starts.targets.size > 0 ? starts : { kind: 'waits', start: 'next-rollout', isUnforecast };
}
function startsOf({ change, effect }) {
    if (effect.outcome === 'none' || change?.kind === 'none' || change?.replaces === 0)
        return 'never';
    return startsNothing({ change }) || change?.held !== undefined ? 'next-rollout' : 'on-merge';
}
function startsNothing({ change }) {
    return change === null || STARTS_NOTHING.has(change.kind);
}
function isOnlyNext(policy) {
    return startsNothing(policy) && policy.change?.kind !== 'continues';
}
const STARTS_NOTHING = new Set([
    'next-rollout',
    'scale',
    'migration',
    'continues',
    'none',
]);
function isBroken({ rejections }) {
    return rejections.some(({ consequence }) => consequence !== undefined);
}
function isRefused(head, change) {
    const isReadOnly = change === 'changed' && (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(head, 'legacy').some(({ refused }) => refused);
    return isReadOnly || head.rejections.some(({ consequence }) => consequence === undefined);
}
function removedOf(base) {
    return { kind: 'removed', targets: base?.onDelete?.targets.length ?? 0 };
}
const TOLD_BY_BASE = new Set([
    'first-rollout',
    'next-rollout',
    'pod-template',
    'drift',
]);
function startOf(base, head, hasBase) {
    const { change } = head;
    const isAnnounced = head.effect.groups.some(_measure_wholes_js__WEBPACK_IMPORTED_MODULE_1__/* .isNamed */ .ev);
    if (!hasBase && !isAnnounced && TOLD_BY_BASE.has(change?.kind ?? 'none'))
        return 'unknown';
    if (change?.kind === 'continues')
        return 'under-way';
    if (isIdle(head))
        return 'next-rollout';
    return base !== null && !isIdle(base) && isDueAlike(base, head) ? 'regardless' : 'on-merge';
}
function isDueAlike(base, head) {
    const [was, is] = [base.change?.replaces, head.change?.replaces];
    return (0,_manifest_values_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameJson */ .TL)(dueOf(base), dueOf(head)) || (was !== undefined && is !== undefined && is <= was);
}
function isIdle(policy) {
    return startsNothing(policy) || policy.change?.replaces === 0;
}
function dueOf({ change }) {
    return change && { ...change, place: null };
}
function takenFrom({ leaves, change, effect }) {
    if (leaves)
        return {
            kind: 'taken-away',
            targets: leaves.targets,
            how: leaves.isInTurn === true ? 'in-turn' : 'at-once',
        };
    if (change?.kind === 'deleted' && !change.batched)
        return { kind: 'taken-away', targets: change.targetsAtOnce, how: 'at-once' };
    if (change?.kind === 'eviction' && effect.outcome === 'complete')
        return { kind: 'taken-away', targets: goingIn(effect.groups).size, how: 'placed' };
    const dropped = new Set(effect.groups.flatMap(({ unit, leaving = [] }) => (unit === 'cluster' ? leaving : [])));
    return dropped.size === 0 ? null : { kind: 'taken-away', targets: dropped.size, how: 'placed' };
}
function stuckOf(base, head, start) {
    const { outcome } = head.effect;
    if (outcome !== 'stuck' && outcome !== 'stopped')
        return null;
    const reach = reachOf(head);
    const takesAll = reach.begun === reach.whole && reach.whole > 0 && !reach.isWorstOrder;
    const how = outcome === 'stopped'
        ? 'stopped'
        : head.change?.kind === 'eviction'
            ? 'not-executed'
            : takesAll && (reach.done === 0 || reach.done === reach.whole)
                ? 'endless'
                : 'stuck';
    const wasDue = base !== null && (start !== 'on-merge' || !isIdle(base));
    return { kind: 'stuck', start, how, reach, isAsBefore: wasDue && base.effect.outcome === outcome };
}
function reachOf(policy) {
    const groups = rolledGroups(policy);
    const { done, byOrder } = (0,_measure_wholes_js__WEBPACK_IMPORTED_MODULE_1__/* .reachedOf */ .Cu)(groups);
    return {
        begun: goingIn(groups).size,
        done,
        whole: targetsIn(groups).size + leftOutOf(policy),
        isWorstOrder: byOrder > 0,
    };
}
function rolledGroups({ ref, effect }) {
    const own = effect.groups.filter(({ rolls }) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .refKey */ .XF)(rolls) === (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .refKey */ .XF)(ref));
    return (0,_measure_wholes_js__WEBPACK_IMPORTED_MODULE_1__/* .firstLap */ .Uw)(own.length > 0 ? own : effect.groups);
}
function leftOutOf(policy) {
    return (policy && (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(policy, 'coverage')?.uncovered.length) ?? 0;
}
function targetsIn(groups) {
    return new Set(groups.flatMap(({ targets }) => targets));
}
function goingIn(groups) {
    const own = targetsIn(groups);
    const taken = groups.flatMap(({ batches }) => batches.flatMap(({ targets }) => targets));
    return new Set(taken.filter((target) => own.has(target)));
}
function startsWith(head) {
    const groups = head.effect.groups;
    const leaving = new Set(groups.flatMap((group) => group.leaving ?? []));
    return {
        kind: 'starts',
        targets: new Set([...goingIn(groups)].filter((target) => !leaving.has(target))),
        whole: targetsIn(groups).size,
        isReplacement: head.change?.replaces !== undefined,
        isSure: !head.change?.unsure,
    };
}
function heldBy({ change, effect }) {
    const groups = effect.groups.filter(({ matched }) => matched > 0);
    if (change?.held === 'OnDelete' && groups.some(({ batches }) => batches.length > 0))
        return undefined;
    const [first] = groups.map(holderOf);
    if (first !== undefined)
        return groups.every((group) => holderOf(group) === first) ? first : undefined;
    return effect.finish === null && effect.peakAtOnce === 0 ? change?.held : undefined;
}
function holderOf(group) {
    return (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'held') ?? ((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'stage')?.awaitsStart === true ? 'state' : undefined);
}
function limitsDrains(policy) {
    return (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(policy, 'drain-limit') !== undefined && policy?.effect.groups.length === 0;
}


/***/ })

};
