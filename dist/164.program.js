export const id = 164;
export const ids = [164];
export const modules = {

/***/ 214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ DEFAULT_CONFIG)
/* harmony export */ });
const DEFAULT_CONFIG = '.github/fleetplan.yml';


/***/ }),

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

/***/ 17351:
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
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/config/read.js + 1 modules
var config_read = __webpack_require__(68395);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup/grouped.js
var grouped = __webpack_require__(42687);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/path.js
var manifest_path = __webpack_require__(80083);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/plural.js
var plural = __webpack_require__(43408);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/visible.js
var visible = __webpack_require__(98558);
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
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/index.js + 470 modules
var src_systems = __webpack_require__(35104);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/kinds.js
var systems_kinds = __webpack_require__(36396);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/kinds.js



const PLANNED_KINDS = src_systems/* SYSTEMS */.L.flatMap(({ id, kinds }) => kinds
    .filter(({ only }) => only === undefined)
    .map((spec) => ({
    system: id,
    apiVersion: (0,systems_kinds/* newestApi */.xE)(spec) ?? spec.group,
    kind: spec.kind,
    isNamespaced: spec.isNamespaced,
})));
const BY_KIND = new Map(PLANNED_KINDS.toReversed().map((planned) => [planned.kind, planned]));
function systemOf(manifest) {
    return (0,claimed/* claimedAs */.y)(manifest)?.system.id ?? null;
}
function isNamespaced(kind) {
    return BY_KIND.get(kind)?.isNamespaced ?? false;
}
function plannedKind(kind) {
    return BY_KIND.get(kind) ?? null;
}
const WRITTEN_KIND = /(?:^|[\s{,"'-])kind["']?\s*[:=]\s*["']?([A-Za-z]+)/gm;
function writtenKinds(text) {
    return [...new Set(Array.from(text.matchAll(WRITTEN_KIND), (match) => match[1] ?? ''))];
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
    return [
        `# ${(0,plural/* counted */.hS)(layout.clusters.length, 'cluster')}, each with a plan of its own over a snapshot of its own.`,
        '# Take the snapshots with the command in the workflow, and merge them: they are read from the base.',
        'clusters:',
        ...layout.clusters.flatMap((cluster) => [
            `  - name: ${scalar(cluster.name ?? '')}`,
            ...(cluster.destination === undefined ? [] : [`    destination: ${scalar(cluster.destination)}`]),
            `    snapshot: ${layout.snapshotOf(cluster)}`,
            '    policies:',
            ...policyLines(layout, cluster).map((line) => `      ${line}`),
        ]),
    ];
}
function policyLines(layout, { units }) {
    const files = units.filter(({ kind }) => kind === 'file');
    const own = new Set(files.map(({ at }) => at));
    const globs = globsFor([...own], [...layout.files].filter((path) => !own.has(path)));
    const plain = globs.length === 0 ? [] : comment(`${countsOf(files)} in files that are read as written.`);
    return [...plain, ...globLines(globs), ...argoLines(units), ...withValues(units).flatMap(entryOf)];
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
    return [...units.filter(({ kind }) => kind === 'kustomize' || kind === 'flux'), ...charts.values()];
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
function entryOf(unit) {
    const { kind, at } = unit;
    const shown = at || 'The root';
    if (kind === 'flux')
        return [
            ...comment(`${shown}: Flux applies ${countsOf([unit])} from here.`),
            `- flux: ${scalar(at || '.')}`,
        ];
    if (kind === 'kustomize')
        return [
            ...comment(`${shown}: ${countsOf([unit])}, built by kustomize.`),
            `- kustomize: ${scalar(at || '.')}`,
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
    for (const { kind } of units.flatMap(({ objects, kinds }) => [...objects, ...kinds]))
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (counts.size === 0)
        return 'charts';
    return [...counts]
        .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
        .map(([kind, count]) => (0,plural/* counted */.hS)(count, plannedKind(kind) === null ? (0,visible/* visible */.RK)(kind, 60) : kind))
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
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/parse.js + 4 modules
var parse = __webpack_require__(36423);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/planned-kinds.js
var planned_kinds = __webpack_require__(4819);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/planned-objects.js






const MANIFEST = /\.(?:ya?ml|json)$/i;
function plannedObjectsOf({ path, text }) {
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
    const clusters = sent.length > 1 ? sent : byNames(toldApart(given));
    const notes = clusters.flatMap(({ units }) => conflictsIn(units.filter(({ kind }) => kind !== 'argocd')).map(([a, b]) => `${(0,visible/* visible */.RK)(a.at)} and ${(0,visible/* visible */.RK)(b.at)} hold the same object: give each an entry of \`clusters\`, or remove one.`));
    return { clusters, notes };
}
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
    const [pair] = byNames(units).flatMap((cluster) => conflictsIn(cluster.units));
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
function conflictsIn(units) {
    const held = (0,grouped/* groupedBy */.me)(units.flatMap((unit) => unit.objects.map((object) => ({ unit, identity: identityOf(object) }))), ({ identity }) => identity);
    return [...held.values()].flatMap(([{ unit }, ...others]) => {
        const other = others.find((one) => one.unit !== unit)?.unit;
        return other === undefined ? [] : [[unit, other]];
    });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/fields.js
var fields = __webpack_require__(93549);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/placed-yaml.js
var placed_yaml = __webpack_require__(80161);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/charts.js





function chartsOf({ files, below }) {
    const folders = files.flatMap(({ path }) => ((0,manifest_path/* nameOf */.Vb)(path) === 'Chart.yaml' ? (0,manifest_path/* folderOf */.yS)(path) : []));
    const outer = folders.filter((one) => !folders.some((other) => other !== one && (0,manifest_path/* isWithin */.UO)(`${other}/charts`, one)));
    return outer.map((folder) => {
        const inside = below(folder);
        const templates = inside
            .filter(({ path }) => /(?:^|\/)templates\//.test(path))
            .map(({ text }) => text ?? '');
        const hasApplications = templates.some((text) => /^kind: Application(?:Set)?$/m.test(text));
        const chart = inside.find(({ path }) => (0,manifest_path/* nameOf */.Vb)(path) === 'Chart.yaml' && (0,manifest_path/* folderOf */.yS)(path) === folder);
        return {
            folder,
            name: (0,fields/* textIn */.r7)((0,placed_yaml/* placedYaml */.l)(chart?.text ?? '', 'Chart.yaml')[0]?.value, 'name') ?? 'release',
            files: inside.map(({ path }) => path),
            kinds: templates.flatMap(writtenKinds).flatMap((kind) => plannedKind(kind) ?? []),
            hasApplications,
            text: hasApplications ? inside.map(({ text }) => text ?? '').join('\n') : '',
            values: inside
                .map(({ path }) => path)
                .filter((path) => /\.ya?ml$/.test(path) && !/(?:^|\/)(?:templates|charts|ci)\//.test(path.slice(folder.length)))
                .filter((path) => environmentOfFile(path) !== null ||
                (hasApplications && /(?:^|\/)values[-_.][^/.]+\.ya?ml$/.test(path))),
        };
    });
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/deliveries.js




const MAY_DELIVER = /toolkit\.fluxcd\.io|argoproj\.io/;
function deliveriesOf(repository, charts) {
    const folders = new Set(repository.files.map(({ path }) => (0,manifest_path/* folderOf */.yS)(path)));
    const ofCharts = charts
        .filter(({ hasApplications }) => hasApplications)
        .map((chart) => {
        const words = new Set(chart.text.match(/[\w./-]+/g));
        const isNamed = (folder) => words.has(folder) && !(0,manifest_path/* isWithin */.UO)(chart.folder, folder);
        const file = chart.files.find((path) => (0,manifest_path/* nameOf */.Vb)(path) === 'Chart.yaml') ?? chart.folder;
        return {
            by: 'argocd',
            file,
            chart,
            paths: [...folders].filter(isNamed),
            destinations: [],
            isRemote: false,
        };
    });
    const inCharts = new Set(charts.flatMap(({ files }) => files));
    const written = repository.files.flatMap(({ path, text }) => text === null || inCharts.has(path) || !MAY_DELIVER.test(text) || !/\.ya?ml$/.test(path)
        ? []
        : (0,parse/* parseManifests */.Ye)(text, path).manifests.flatMap((manifest) => deliveryOf(repository, path, manifest) ?? []));
    return [...written, ...ofCharts];
}
function deliveryOf(repository, file, { apiVersion, kind, object }) {
    const spec = (0,fields/* field */.ZZ)(object, 'spec');
    const isOfFlux = (0,manifest/* groupOf */.F8)(apiVersion).endsWith('.toolkit.fluxcd.io');
    if (isOfFlux && kind === 'Kustomization')
        return found('flux', [(0,fields/* textIn */.r7)(spec, 'path')]);
    if (isOfFlux && kind === 'HelmRelease')
        return found('flux', [(0,fields/* textIn */.r7)((0,fields/* fieldAt */.UK)(spec, 'chart', 'spec'), 'chart')]);
    if ((0,manifest/* groupOf */.F8)(apiVersion) !== 'argoproj.io' || !kind.startsWith('Application'))
        return null;
    const made = (0,fields/* fieldAt */.UK)(spec, 'template', 'spec') ?? spec;
    const sources = [...(0,fields/* itemsIn */.Un)(made, 'sources'), (0,fields/* field */.ZZ)(made, 'source') ?? null];
    const written = sources.flatMap((one) => [(0,fields/* textIn */.r7)(one, 'path'), ...valuesIn(one)]);
    const destination = (0,fields/* field */.ZZ)(made, 'destination');
    const to = (0,fields/* textIn */.r7)(destination, 'name') ?? (0,fields/* textIn */.r7)(destination, 'server');
    const own = found('argocd', [...written, ...(0,fields/* itemsIn */.Un)(spec, 'generators').flatMap(pathsIn)]);
    return {
        ...own,
        destinations: to === null || to.includes('{{') ? [] : [to],
        isRemote: own.isRemote || sources.some((one) => (0,fields/* textIn */.r7)(one, 'chart') !== null),
    };
    function found(by, paths) {
        const there = paths
            .map((path) => path?.replace(/(?:^|\/)[^/]*(?:\{\{|\*).*$/, '').replace(/^\$\w+\//, '') ?? '')
            .flatMap((path) => (0,manifest_path/* joined */.oR)('', path) || [])
            .filter((path) => repository.hasFolder(path) || repository.hasFile(path));
        return { by, file, paths: [...new Set(there)], destinations: [], isRemote: there.length === 0 };
    }
}
function valuesIn(source) {
    const files = (0,fields/* itemsIn */.Un)((0,fields/* field */.ZZ)(source, 'helm'), 'valueFiles').filter((one) => typeof one === 'string');
    return files.map((one) => (one.startsWith('$') ? one : `${(0,fields/* textIn */.r7)(source, 'path') ?? ''}/${one}`));
}
function pathsIn(generator) {
    const git = (0,fields/* field */.ZZ)(generator, 'git');
    const inner = ['matrix', 'merge'].flatMap((kind) => (0,fields/* itemsIn */.Un)((0,fields/* field */.ZZ)(generator, kind), 'generators'));
    return [
        ...[...(0,fields/* itemsIn */.Un)(git, 'directories'), ...(0,fields/* itemsIn */.Un)(git, 'files')].flatMap((one) => (0,fields/* textIn */.r7)(one, 'path') ?? []),
        ...inner.flatMap(pathsIn),
    ];
}
function deliveries_entryOf({ by, file, paths }) {
    return by === 'argocd' ? file : (paths.find((path) => (0,manifest_path/* isWithin */.UO)(path, file)) ?? (0,manifest_path/* folderOf */.yS)(file));
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/delivery/kustomization.js
var kustomization = __webpack_require__(71886);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/kustomizations.js






function kustomizationsOf(repository) {
    const files = repository.files.filter(({ path }) => (0,kustomization/* isKustomization */.Sv)(path));
    return new Map(files.map(({ path, text }) => [(0,manifest_path/* folderOf */.yS)(path), read(repository, path, text ?? '')]));
}
function read(repository, file, text) {
    const folder = (0,manifest_path/* folderOf */.yS)(file);
    const value = (0,placed_yaml/* placedYaml */.l)(text, file)[0]?.value ?? null;
    const written = (0,manifest/* isObject */.Gv)(value) ? value : {};
    const named = (0,kustomization/* referencesIn */.ii)(written)
        .filter(({ isInline }) => !isInline)
        .map((one) => ({ ...one, path: (0,manifest_path/* joined */.oR)(folder, one.written) ?? '' }));
    const isRemote = ({ key, written: name }) => (key === 'resources' || key === 'bases') && (0,kustomization/* isAddress */.PW)(name);
    return {
        folder,
        files: [file, ...named.flatMap(({ path }) => (repository.hasFile(path) ? path : []))],
        inputs: named.flatMap(({ use, path }) => (use === 'objects' ? [] : path)),
        folders: named.flatMap(({ path }) => repository.hasFolder(path) && !repository.hasFile(path) ? path : []),
        missing: named
            .filter((one) => !isRemote(one) && !repository.hasFile(one.path) && !repository.hasFolder(one.path))
            .map((one) => one.written),
        isComponent: written['kind'] === 'Component',
        namespace: (0,fields/* textIn */.r7)(written, 'namespace'),
        prefix: (0,fields/* textIn */.r7)(written, 'namePrefix') ?? '',
        suffix: (0,fields/* textIn */.r7)(written, 'nameSuffix') ?? '',
    };
}
function buildOf(start, kustomizations, objectsIn) {
    const files = [];
    const missing = [];
    const seen = new Set();
    const visit = (folder) => {
        const one = kustomizations.get(folder);
        if (one === undefined)
            missing.push(folder);
        if (one === undefined || seen.has(folder))
            return [];
        seen.add(folder);
        files.push(...one.files);
        missing.push(...one.missing);
        return [...one.files.flatMap((file) => objectsIn(file)), ...one.folders.flatMap(visit)].map((object) => ({
            ...object,
            name: `${one.prefix}${object.name}${one.suffix}`,
            namespace: isNamespaced(object.kind) ? (one.namespace ?? object.namespace) : object.namespace,
        }));
    };
    const objects = new Map(visit(start).map((object) => [`${object.kind}/${object.namespace}/${object.name}`, object]));
    return { files, objects: [...objects.values()], missing };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/repository.js

function repositoryOf(files) {
    const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
    const byPath = new Map(sorted.map((file) => [file.path, file]));
    const byFolder = new Map([['', []]]);
    for (const file of sorted) {
        for (let folder = (0,manifest_path/* folderOf */.yS)(file.path);; folder = (0,manifest_path/* folderOf */.yS)(folder)) {
            const held = byFolder.get(folder) ?? [];
            held.push(file);
            byFolder.set(folder, held);
            if (folder === '')
                break;
        }
    }
    return {
        files: sorted,
        textOf: (path) => byPath.get(path)?.text ?? null,
        hasFile: (path) => byPath.has(path),
        hasFolder: (path) => byFolder.has(path),
        below: (folder) => byFolder.get(folder) ?? [],
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/units.js









const NEVER = /(?:^|\/)(?:node_modules|vendor|third_party|testdata|\.github|\.gitlab|\.terraform)\//;
const LEFT_OUT = /(?:^|\/)(?<!(?:overlays|environments|envs?|clusters)\/)(?:__tests__|tests?|e2e|fixtures|docs?|archived?|examples?|samples?)\//i;
function unitsOf(files) {
    const all = files.filter(({ path }) => !NEVER.test(path));
    const main = unitsIn(all.filter(({ path }) => !LEFT_OUT.test(path)));
    const skipped = all.filter((file) => LEFT_OUT.test(file.path) && plannedObjectsOf(file).length > 0);
    const [first] = skipped;
    if (first === undefined)
        return main;
    if (main.units.length === 0)
        return unitsIn(all);
    const says = `${(0,plural/* counted */.hS)(skipped.length, 'file')} with planned objects in folders of tests, examples and documents: left out, the first ${(0,visible/* visible */.RK)(first.path)}.`;
    return {
        ...main,
        files: new Set([...main.files, ...skipped.map(({ path }) => path)]),
        notes: [...main.notes, says],
    };
}
function unitsIn(files) {
    const repository = repositoryOf(files);
    const charts = chartsOf(repository);
    const inCharts = new Set(charts.flatMap(({ files }) => files));
    const objects = new Map(repository.files
        .filter(({ path }) => !inCharts.has(path))
        .map((file) => [file.path, plannedObjectsOf(file)])
        .filter(([, held]) => held.length > 0));
    const objectsIn = (file) => objects.get(file) ?? [];
    const kustomizations = kustomizationsOf(repository);
    const taken = new Set([...kustomizations.values()].flatMap(({ folders }) => folders));
    const roots = [...kustomizations.values()].filter((one) => !one.isComponent && !taken.has(one.folder));
    const build = (folder) => buildOf(folder, kustomizations, objectsIn);
    const rendered = new Set();
    const units = [];
    const notes = [];
    for (const { made, files } of deliveryUnits({ repository, charts, build, objectsIn })) {
        units.push(...made);
        for (const file of files)
            rendered.add(file);
    }
    for (const { folder } of roots) {
        const { files, objects: made, missing } = build(folder);
        if (made.length === 0 || files.every((file) => rendered.has(file)))
            continue;
        const [first] = missing;
        if (first === undefined)
            units.push(unitAt('kustomize', folder, { objects: made }));
        else
            notes.push(`${(0,visible/* visible */.RK)(folder) || 'The root'} cannot be built here: it takes ${(0,visible/* visible */.RK)(first)}, which is not in this repository. Its manifests are read as they are.`);
        if (first === undefined)
            for (const file of files)
                rendered.add(file);
    }
    for (const chart of charts) {
        if (chart.kinds.length === 0 || chart.files.some((file) => rendered.has(file)))
            continue;
        units.push(...chartUnits(chart));
        for (const file of chart.files)
            rendered.add(file);
    }
    const inputs = new Set([...kustomizations.values()].flatMap((one) => one.inputs));
    const isUnused = (file) => {
        const beside = kustomizations.get((0,manifest_path/* folderOf */.yS)(file));
        return beside !== undefined && (beside.isComponent || beside.files.some((one) => rendered.has(one)));
    };
    for (const [file, held] of objects)
        if (!rendered.has(file) && !inputs.has(file) && !isUnused(file))
            units.push(unitAt('file', file, { objects: held }));
    return { units, files: new Set([...objects.keys(), ...rendered]), notes };
}
function unitAt(kind, at, more) {
    const folder = kind === 'file' || kind === 'argocd' ? (0,manifest_path/* folderOf */.yS)(at) : at;
    const own = { objects: [], kinds: [], values: [], release: '', destinations: [] };
    return { kind, at, names: environmentsIn(folder), ...own, ...more };
}
function chartUnits(chart, kind = 'helm', reach = {}) {
    const { folder, name: release, kinds, values } = chart;
    if (values.length === 0)
        return [unitAt(kind, folder, { kinds, release, ...reach })];
    return values.map((file) => unitAt(kind, folder, {
        kinds,
        release,
        values: [file],
        names: [...new Set([...environmentsIn((0,manifest_path/* folderOf */.yS)(file)), environmentOfFile(file) ?? valuesName(file)])],
        ...reach,
    }));
}
function valuesName(file) {
    return (0,manifest_path/* nameOf */.Vb)(file).replace(/^values[-_.]|\.ya?ml$/g, '');
}
function deliveryUnits(reading) {
    const all = deliveriesOf(reading.repository, reading.charts);
    const reaches = new Map(all.map((delivery) => [delivery, reachOf(delivery, all, reading)]));
    const isApplied = (one) => all.some((other) => deliveries_entryOf(other) !== deliveries_entryOf(one) && reaches.get(other)?.files.has(one.file) === true);
    const starts = all.filter((one) => !isApplied(one));
    return [...new Set(starts.map(deliveries_entryOf))].flatMap((at) => {
        const own = starts.filter((one) => deliveries_entryOf(one) === at);
        const reach = own.flatMap((one) => reaches.get(one) ?? []);
        const objects = reach.flatMap((one) => one.objects);
        const kinds = reach.flatMap((one) => one.kinds);
        const [first] = own;
        const isRemote = reach.some((one) => one.isRemote);
        if (first === undefined || (objects.length === 0 && kinds.length === 0 && !isRemote))
            return [];
        const destinations = [...new Set(reach.flatMap((one) => one.destinations))];
        const files = reach.flatMap((one) => [...one.files]);
        const found = { objects, kinds, destinations };
        const made = first.chart === undefined
            ? [unitAt(first.by, at, found)]
            : chartUnits(first.chart, 'applications', found);
        return { made, files };
    });
}
function reachOf(start, all, { repository, charts, build, objectsIn }) {
    const files = new Set([start.file]);
    const objects = new Map();
    const kinds = [];
    const deliveries = new Set([start]);
    const folders = new Set();
    for (const delivery of deliveries) {
        for (const path of delivery.paths) {
            if (folders.has(path))
                continue;
            folders.add(path);
            const chart = charts.find(({ folder }) => folder === path);
            const made = build(path);
            const inside = repository.below(path).map((file) => file.path);
            const taken = chart?.files ?? (made.files.length > 0 ? made.files : repository.hasFile(path) ? [path] : inside);
            kinds.push(...(chart?.kinds ?? charts.filter((one) => (0,manifest_path/* isWithin */.UO)(path, one.folder)).flatMap((one) => one.kinds)));
            const held = made.files.length > 0 ? made.objects : taken.flatMap((file) => objectsIn(file));
            for (const one of held)
                objects.set(`${one.kind}/${one.namespace}/${one.name}`, one);
            for (const file of taken)
                files.add(file);
        }
        for (const other of all)
            if (files.has(other.file) && other.by === start.by)
                deliveries.add(other);
    }
    return {
        files,
        objects: [...objects.values()],
        kinds,
        destinations: [...deliveries].flatMap((one) => one.destinations),
        isRemote: [...deliveries].some((one) => one.isRemote),
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/snapshots.js

const HEADER = /^\{"fleetplan":"snapshot"/;
const SNAPSHOT_HEADER_BYTES = 64;
function mayBeSnapshot(path) {
    return path.endsWith('.ndjson');
}
function snapshotsIn(files) {
    return files
        .filter(({ path, text }) => mayBeSnapshot(path) && HEADER.test(text ?? ''))
        .map(({ path }) => path)
        .filter((path) => !LEFT_OUT.test(path))
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



function layoutOf(files) {
    const found = unitsOf(files);
    if (found.units.length === 0)
        return null;
    const { clusters, notes } = clustersOf(found.units);
    const snapshots = snapshotsIn(files);
    const folder = files.some(({ path }) => path === 'fleet') ? 'snapshots' : 'fleet';
    const snapshotOf = ({ name }) => snapshotFor(name, snapshots) ?? `${folder}/${(name ?? 'cluster').replace(/[^\w.-]/g, '-')}.ndjson`;
    const used = new Set(clusters.map(snapshotOf));
    const unused = snapshots
        .filter((path) => !used.has(path))
        .map((path) => `${path} is a snapshot of an unknown cluster: it is not used.`);
    return {
        clusters,
        files: found.files,
        notes: [...found.notes, ...notes, ...unused],
        snapshotOf,
        snapshots,
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/snapshot-command.js


function snapshotPartsFor(ids, apiGroups) {
    const systems = src_systems/* SYSTEMS */.L.filter(({ id, program }) => (ids.size > 0 ? ids.has(id) : program === undefined));
    const kinds = systems
        .flatMap((system) => system.kinds)
        .filter(({ group, only }) => only === undefined && apiGroups.has(group));
    const resources = [...systems.flatMap((system) => system.resources), ...kinds.map(systems_kinds/* resourceIn */.Ol)];
    return { resources: [...new Set(resources)], definitions: kinds.filter(isCustom).map(systems_kinds/* resourceIn */.Ol) };
}
function isCustom({ group }) {
    return group.includes('.');
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/workflow.js



function workflowText(layout) {
    const { clusters } = layout;
    const commands = clusters.flatMap((cluster) => commandLines(layout, cluster));
    const tools = toolsFor(layout);
    return `${[
        '# Written by `fleetplan init`. What is planned, and over which snapshots, stands in .github/fleetplan.yml.',
        '#',
        `# It needs ${(0,plural/* counted */.hS)(clusters.length, 'snapshot')} in the repository, taken by somebody who may read the cluster and kept fresh by a job`,
        '# (docs/snapshots.md of fleetplan). Leave out of a list what the cluster does not serve, or let it find out by itself:',
        '#   node dist/cli.js snapshot --kubeconfig FILE --context NAME --output SNAPSHOT',
        ...commands,
        ...(tools.length > 0
            ? [`# The policies are rendered with ${tools.join(' and ')}, which GitHub's own runners have.`]
            : []),
        '# Configuration and snapshots are read from the base: merge all of this before it judges anything.',
        'name: fleetplan',
        'on:',
        '  pull_request:',
        '    types: [opened, synchronize, reopened, edited]',
        'permissions:',
        '  contents: read # the files of base and head',
        '  pull-requests: write # the comment',
        'concurrency:',
        '  group: fleetplan-${{ github.event.pull_request.number }}',
        '  cancel-in-progress: true',
        'jobs:',
        '  plan:',
        '    runs-on: ubuntu-latest',
        '    steps:',
        '      - uses: actions/checkout@v5',
        '        with:',
        '          fetch-depth: 2 # the merge commit and its parents',
        '      - uses: OWNER/fleetplan@COMMIT # pin the full commit id of the version you reviewed',
    ].join('\n')}\n`;
}
function toolsFor({ clusters }) {
    const kinds = new Set(clusters.flatMap(({ units }) => units.map(({ kind }) => kind)));
    const delivers = kinds.has('flux') || kinds.has('argocd') || kinds.has('applications');
    return [
        ...(kinds.has('kustomize') || delivers ? ['kustomize'] : []),
        ...(kinds.has('helm') || delivers ? ['helm'] : []),
    ];
}
function shell(name) {
    return /^[\w.-]+$/.test(name) ? name : `'${name.replace(/[^\w. -]/g, '-')}'`;
}
function commandLines(layout, cluster) {
    const objects = cluster.units.flatMap((unit) => unit.objects);
    const charts = cluster.units.flatMap(({ kinds }) => kinds);
    const systems = new Set([...objects, ...charts].map(({ system }) => system));
    const groups = new Set([...objects, ...charts].map(({ apiVersion }) => (0,manifest/* groupOf */.F8)(apiVersion)));
    const parts = snapshotPartsFor(systems, groups);
    const kubectl = `kubectl ${cluster.name === null ? '' : `--context ${shell(cluster.name)} `}get -o json`;
    const listed = `${kubectl} -A ${parts.resources.join(',')}`;
    const taken = `| node dist/cli.js snapshot - > ${layout.snapshotOf(cluster)}`;
    if (parts.definitions.length === 0)
        return [`#   ${listed} \\`, `#     ${taken}`];
    return [
        `#   { ${listed}`,
        `#     ${kubectl} --ignore-not-found crd ${parts.definitions.join(' ')}; } \\`,
        `#     ${taken}`,
    ];
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/index.js




function isOfInterest(path) {
    return (/\.(?:ya?ml|json)$|(?:^|\/)Kustomization$|(?:^|\/)templates\/.*\.tpl$/.test(path) &&
        !/(?:^|\/)(?:node_modules\/|package-lock\.json$)/.test(path));
}
function proposalFor(files) {
    const layout = layoutOf(files.toSorted((a, b) => (a.path < b.path ? -1 : 1)));
    if (layout === null)
        return null;
    return {
        configuration: configurationText(layout),
        workflow: workflowText(layout),
        snapshots: layout.clusters
            .map((cluster) => layout.snapshotOf(cluster))
            .filter((path) => !layout.snapshots.includes(path)),
        notes: layout.notes,
    };
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
var edge_problems = __webpack_require__(25608);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/file.js
var file = __webpack_require__(9057);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/git-command.js
var git_command = __webpack_require__(81883);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/limits.js
var read_limits = __webpack_require__(85855);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/problems.js
var read_problems = __webpack_require__(47531);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/folder-root.js
var folder_root = __webpack_require__(41708);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/tree.js
var tree = __webpack_require__(21287);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/repository-files.js









function repositoryFiles(root, limits = read_limits/* READ_LIMITS */.C) {
    const { paths, problems } = repository_files_pathsIn(root);
    const wanted = new Set(paths.filter(isOfInterest));
    if (wanted.size > limits.files)
        return { files: [], problems: [...problems, (0,read_problems/* countProblem */.bu)(limits)] };
    const contentOf = (path, absolute) => {
        if (mayBeSnapshot(path))
            return beginningOf(absolute);
        return wanted.has(path) ? textOf(absolute, path, limits) : null;
    };
    let bytes = 0;
    const files = [];
    for (const path of paths) {
        const read = contentOf(path, (0,external_node_path_.join)(root, path));
        bytes += read?.bytes ?? 0;
        if (bytes > limits.bytes)
            return { files: [], problems: [...problems, (0,read_problems/* totalProblem */.ue)(limits)] };
        files.push({ path, text: read?.text ?? null });
    }
    return { files, problems };
}
function beginningOf(absolute) {
    const read = (0,file/* readBeginning */.i4)(absolute, SNAPSHOT_HEADER_BYTES);
    return read && { text: read.toString('utf8'), bytes: read.length };
}
function textOf(absolute, path, limits) {
    const read = (0,file/* readText */.yR)(absolute, path, limits);
    return 'problem' in read ? null : read;
}
function repository_files_pathsIn(root) {
    const tracked = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, '.git')) ? trackedIn(root) : null;
    if (tracked !== null)
        return { paths: tracked, problems: [] };
    const { entries, problems } = (0,folder_root/* filesBelow */.D)(root);
    return { paths: entries.filter(({ mode }) => tree/* FILE_MODES */.Ce.has(mode)).map(({ path }) => path), problems };
}
function trackedIn(root) {
    const answer = (0,git_command/* runGit */.EO)(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
    if (!answer.ok)
        return null;
    const named = [...new Set(answer.stdout.toString('utf8').split('\0'))].filter((path) => path !== '');
    return named.filter((path) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path), { throwIfNoEntry: false })?.isFile() === true);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/init-command.js












const WORKFLOW = '.github/workflows/fleetplan.yml';
function initCommand(argv, output) {
    const { folder, isDryRun } = argumentsOf(argv);
    const root = (0,external_node_path_.resolve)(folder);
    if ((0,external_node_fs_.statSync)(root, { throwIfNoEntry: false })?.isDirectory() !== true)
        throw new usage_error/* UsageError */.e(`${(0,visible/* visible */.RK)(folder)} is no folder`);
    const { files, problems } = repositoryFiles(root);
    (0,edge_problems/* printProblems */.M)(problems, output);
    if (problems.length > 0)
        return exit_codes/* COULD_NOT_JUDGE */.Ge;
    const proposal = proposalFor(files);
    if (proposal === null) {
        output.say(`fleetplan: ${NOTHING}`);
        return exit_codes/* COULD_NOT_JUDGE */.Ge;
    }
    for (const sentence of proposal.notes)
        output.say(`fleetplan: ${sentence}`);
    return isDryRun ? printed(proposal, output) : written(root, proposal, output);
}
const NOTHING = 'nothing that is planned was found here: no NodePool, Skyhook, placement, workload or maintenance, and nothing that renders one. ' +
    'Name the root of the repository that holds them.';
function argumentsOf(argv) {
    const { values, positionals } = (0,usage_error/* parsedFor */.t)(argv, { 'dry-run': { type: 'boolean' } }, 'init takes DIR and --dry-run, nothing else');
    if (positionals.length > 1)
        throw new usage_error/* UsageError */.e('init takes one DIR');
    return { folder: positionals[0] ?? '.', isDryRun: values['dry-run'] === true };
}
function printed({ configuration, workflow }, output) {
    const text = `# ${default_path/* DEFAULT_CONFIG */.P}\n${configuration}\n# ${WORKFLOW}\n${workflow}`;
    return (0,exit_codes/* codeAfter */.YK)(output.print(text, 'lines'), exit_codes/* PASS */.CQ, output);
}
function written(root, { configuration, workflow, snapshots }, output) {
    const read = (0,config_read/* readConfig */.X)(configuration, default_path/* DEFAULT_CONFIG */.P);
    if ('problems' in read) {
        (0,edge_problems/* printProblems */.M)(read.problems, output);
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

function printProblems(problems, output) {
    for (const problem of problems) {
        const { place } = problem;
        const where = place ? `${place.file}:${place.line}:${place.column}: ` : '';
        output.say(`${where}${problem.severity}: ${problem.message} [${problem.code}]`);
        for (const line of problem.picture?.split('\n') ?? [])
            output.say(`    ${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo)(line)}`);
    }
}


/***/ }),

/***/ 29375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ kindsWritten),
/* harmony export */   w: () => (/* binding */ mentions)
/* harmony export */ });
/* harmony import */ var _lookup_grouped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42687);

const ESCAPES = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|\/)/g;
const CONTINUED = /\\(?:\r\n?|\n)[ \t]*/g;
const HAS_ESCAPES = /\\[xuU/\r\n]/;
const TAGGED = /!!|!<|^%/m;
const WIDE = '\0';
function mentions(words) {
    const pattern = new RegExp(anyOf(shortest(words)));
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
function anyOf(words) {
    const branches = [...(0,_lookup_grouped_js__WEBPACK_IMPORTED_MODULE_0__/* .groupedBy */ .me)(words, (word) => word.charAt(0))].map(([first, those]) => {
        const rests = those.map((word) => word.slice(1));
        return first === '' ? '' : inAnyCase(first) + anyOf(rests);
    });
    return branches.length === 1 ? branches.join('') : `(?:${branches.join('|')})`;
}
function inAnyCase(character) {
    if (/[a-z]/.test(character))
        return `[${character}${character.toUpperCase()}]`;
    return character === '.' ? '\\.' : character;
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

/***/ 80161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ wholeYaml),
/* harmony export */   l: () => (/* binding */ placedYaml)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17209);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27228);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85797);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10352);
/* harmony import */ var _words_visible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98558);
/* harmony import */ var _yaml_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48296);






function placedYaml(text, file) {
    return wholeYaml(text, file).documents;
}
function wholeYaml(text, file) {
    const source = (0,_source_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceText */ .rI)(file, text.startsWith('\ufeff') ? text.slice(1) : text);
    const reading = (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .startReading */ .Bg)(source, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1);
    if (Buffer.byteLength(text) > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.bytesPerFile) {
        const message = `${(0,_words_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(file)} is larger than ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.bytesPerFile} bytes.`;
        return { documents: [], problem: (0,_source_text_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)(file, 'too-large', message) };
    }
    const documents = (0,_yaml_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .g)(reading).map(({ value, spot }) => ({
        value,
        placeOf: (path) => source.placeAt((0,_spot_js__WEBPACK_IMPORTED_MODULE_5__/* .offsetAt */ .HA)(spot, path)),
    }));
    const problem = reading.problems.find(({ severity }) => severity === 'error') ?? null;
    return { documents, problem };
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

/***/ 86265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sX: () => (/* binding */ isMade),
/* harmony export */   tG: () => (/* binding */ namesFleet),
/* harmony export */   wL: () => (/* binding */ isOfFleet)
/* harmony export */ });
/* harmony import */ var _manifest_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93549);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34585);
/* harmony import */ var _manifest_mentions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29375);



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
/* harmony import */ var _manifest_lookup_grouped_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42687);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34585);
/* harmony import */ var _manifest_mentions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29375);
/* harmony import */ var _manifest_words_suggest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44570);
/* harmony import */ var _systems_claimed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56866);
/* harmony import */ var _systems_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35104);
/* harmony import */ var _fleet_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86265);







const PLANNED_GROUPS = new Map([...(0,_manifest_lookup_grouped_js__WEBPACK_IMPORTED_MODULE_3__/* .groupedBy */ .me)(specs(), ({ group, only }) => (only === undefined ? group : undefined))].map(([group, own]) => [group, own.map(({ kind }) => kind)]));
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
    const meant = (0,_manifest_words_suggest_js__WEBPACK_IMPORTED_MODULE_6__/* .nearest */ .p)(group, groupsOfKind(kind));
    return meant === null || meant === group ? null : `${meant}${apiVersion.slice(group.length)}`;
}
function meantKind({ apiVersion, kind }) {
    const group = (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .groupOf */ .F8)(apiVersion);
    const kinds = PLANNED_GROUPS.get(group) ?? [];
    if (!OWN.has(group))
        return sameLetters(kind, kinds);
    return kind.endsWith('List') ? null : ((0,_manifest_words_suggest_js__WEBPACK_IMPORTED_MODULE_6__/* .nearest */ .p)(kind, kinds) ?? kinds.join(' or '));
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

/***/ 41708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ filesBelow),
/* harmony export */   P: () => (/* binding */ folderRoot)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(17085);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(98558);
/* harmony import */ var _file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9057);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62587);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85855);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47531);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57478);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41460);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21287);













const MOST_ENTRIES = 500_000;
const NEVER_ENTERED = new Set(['.git', 'node_modules']);
const EMACS_LOCK = '.#';
const FILE_MODE = '100644';
const FOLDER_MODE = '040000';
const OTHER_MODE = '000000';
function folderRoot(folder) {
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(folder);
    const ids = new Map();
    let whole = null;
    return {
        get entries() {
            if (whole === null) {
                const { entries, problems } = filesBelow(root);
                const [problem] = problems;
                if (problem)
                    throw new Error(problem.message);
                whole = entries.filter(({ mode }) => mode === FILE_MODE || mode === _tree_js__WEBPACK_IMPORTED_MODULE_8__/* .LINK_MODE */ .BG);
            }
            return whole;
        },
        list: (mayEnter) => filesBelow(root, mayEnter),
        idOf({ sha }) {
            const known = ids.get(sha);
            if (known !== undefined)
                return known;
            const isLarge = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(sha).size > _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .CHECKOUT_LIMITS */ .G.bytes;
            const id = isLarge ? sha : (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256').update(bytesOf(root, sha)).digest('hex');
            ids.set(sha, id);
            return id;
        },
        sizes: (wanted) => each(wanted, (absolute) => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(absolute).size),
        read: (wanted) => each(wanted, (absolute) => bytesOf(root, absolute)),
        texts: textsOf,
    };
}
function each(entries, read) {
    const values = new Map();
    for (const { sha, path } of entries)
        try {
            values.set(sha, read(sha));
        }
        catch (error) {
            return (0,_source_js__WEBPACK_IMPORTED_MODULE_9__/* .missing */ .L)((0,_problems_js__WEBPACK_IMPORTED_MODULE_10__/* .unreadableProblem */ .$Z)(path, error));
        }
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_9__/* .found */ .F)(values);
}
function textsOf(entries, limits) {
    const texts = new Map();
    let bytes = 0;
    for (const { path, sha } of entries) {
        const read = (0,_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .yR)(sha, path, limits);
        texts.set(path, 'problem' in read ? read.problem : read.text);
        bytes += 'problem' in read ? 0 : read.bytes;
        if (bytes > limits.bytes)
            return (0,_source_js__WEBPACK_IMPORTED_MODULE_9__/* .missing */ .L)((0,_problems_js__WEBPACK_IMPORTED_MODULE_10__/* .totalProblem */ .ue)(limits));
    }
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_9__/* .found */ .F)(texts);
}
function bytesOf(root, absolute) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(absolute).isSymbolicLink() ? targetIn(root, absolute) : (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(absolute);
}
function targetIn(root, link) {
    const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readlinkSync)(link);
    const isOwn = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(target) && (0,_inside_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .F)(root, target);
    return Buffer.from(isOwn ? (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(link, '..'), target) || '.' : target);
}
function filesBelow(root, mayEnter = () => true) {
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
            const name = (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .decodeLossy */ .bW)(child.name);
            if (NEVER_ENTERED.has(name) || (child.isSymbolicLink() && name.startsWith(EMACS_LOCK)))
                continue;
            const path = folder === '' ? name : `${folder}/${name}`;
            if (child.isDirectory() && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(child.name)) {
                if (mayEnter(path))
                    folders.push(path);
            }
            else
                entries.push({ path, mode: modeOf(child), sha: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, path) });
        }
    }
    return { entries: (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .sortedByBytes */ .OU)(entries, ({ path }) => path), problems };
}
function childrenOf(root, folder, problems) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder), { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        problems.push((0,_problems_js__WEBPACK_IMPORTED_MODULE_10__/* .unreadableProblem */ .$Z)(folder === '' ? root : folder, error));
        return [];
    }
}
function modeOf(child) {
    if (child.isSymbolicLink())
        return _tree_js__WEBPACK_IMPORTED_MODULE_8__/* .LINK_MODE */ .BG;
    if (child.isFile())
        return FILE_MODE;
    return child.isDirectory() ? FOLDER_MODE : OTHER_MODE;
}
function tooMany(folder) {
    const message = `${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_11__/* .visible */ .RK)(folder)} holds more than ${MOST_ENTRIES} files and folders; none was read. Name a smaller folder.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_12__/* .errorAt */ .Os)(null, 'too-many-files', message);
}


/***/ }),

/***/ 56866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ claimedAs)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35104);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36396);


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
