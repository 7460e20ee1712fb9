export const id = 471;
export const ids = [471];
export const modules = {

/***/ 1353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   ME: () => (/* binding */ parseWallClock),
/* harmony export */   MP: () => (/* binding */ writeDuration),
/* harmony export */   bI: () => (/* binding */ parseHorizon),
/* harmony export */   nV: () => (/* binding */ parseInstant),
/* harmony export */   oZ: () => (/* binding */ parseStart)
/* harmony export */ });
/* harmony import */ var _manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1669);

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
    return INSTANT.test(text) && (0,_manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .isCalendarDay */ .Lk)(text) ? Date.parse(text) : null;
}
const WALL_CLOCK = new RegExp(`^\\d{4}-\\d{2}-\\d{2}(T${CLOCK})?$`);
function parseWallClock(text) {
    if (!WALL_CLOCK.test(text) || !(0,_manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .isCalendarDay */ .Lk)(text))
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

/***/ 4933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(8262);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/config/read.js
var config_read = __webpack_require__(9989);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/delivery/kustomization.js
var kustomization = __webpack_require__(1886);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/path.js
var manifest_path = __webpack_require__(83);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/render-error.js
var render_error = __webpack_require__(3868);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/sides.js + 22 modules
var sides = __webpack_require__(1781);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/tree.js
var tree = __webpack_require__(239);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(8392);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/source-file.js
var source_file = __webpack_require__(7364);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/identity.js
var identity = __webpack_require__(5846);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/fields.js
var fields = __webpack_require__(3549);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/json.js
var json = __webpack_require__(7914);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest = __webpack_require__(4585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/parse.js + 2 modules
var parse = __webpack_require__(1570);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/cluster-scoped.js
var cluster_scoped = __webpack_require__(1846);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/planned-kinds.js
var planned_kinds = __webpack_require__(4819);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/kustomization.js
var sources_kustomization = __webpack_require__(6130);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/environments.js

const SPELLINGS = [
    ['prod', 'production', 'prd'],
    ['staging', 'stage', 'stg'],
    ['dev', 'development', 'develop'],
    ...['preprod', 'pre-prod', 'nonprod', 'non-prod', 'qa', 'uat', 'test', 'sandbox'].map((name) => [name]),
];
const ENVIRONMENTS = new Map(SPELLINGS.flatMap((names) => names.map((name) => [name, names[0] ?? name])));
const REGION = /^(?:af|ap|ca|cn|eu|il|me|mx|sa|us|us-gov|asia|australia|europe|northamerica|southamerica)-[a-z]+-?\d[a-z]?$/;
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
        if (isEnvironment(name) || OF_CLUSTERS.has((0,manifest_path/* nameOf */.Vb)((0,manifest_path/* folderOf */.yS)(path)).toLowerCase()))
            found.unshift(spelled(name));
    }
    return [...new Set(found)];
}
function environmentOfFile(path) {
    const stem = (0,manifest_path/* nameOf */.Vb)(path).replace(/\.(?:ya?ml|json)$/i, '');
    const bare = stem.replace(/^values[-._]?|[-._]?values$/gi, '');
    return bare.split(/[-._]/).some(isEnvironment) || isEnvironment(bare) ? spelled(bare) : null;
}

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

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/entries.js

















const NEVER = /(?:^|\/)(?:node_modules|vendor|third_party|testdata|\.github|\.gitlab|\.terraform)\//;
const LEFT_OUT = /(?:^|\/)(?<!(?:overlays|environments|envs?|clusters)\/)(?:\.[\w-]+|__tests__|tests?|e2e|fixtures|docs?|archived?|examples?|samples?)\//i;
async function entriesOf(tree, render) {
    const all = tree.files().filter((path) => !NEVER.test(path));
    const used = all.filter((path) => !LEFT_OUT.test(path));
    const main = await new Finder(tree, used, render).find();
    const skipped = all.filter((path) => LEFT_OUT.test(path) && plannedIn(tree, path).length > 0);
    const [first] = skipped;
    if (first === undefined)
        return main;
    if (main.entries.length === 0)
        return new Finder(tree, all, render).find();
    const message = `${(0,plural/* counted */.hS)(skipped.length, 'file')} with planned objects in folders of tests, examples and documents: left out, the first ${(0,visible/* visible */.RK)(first)}.`;
    return { ...main, files: new Set([...main.files, ...skipped]), notes: [...main.notes, message] };
}
function plannedIn(tree, path) {
    const text = /\.(?:ya?ml|json)$/.test(path) ? (tree.text(path) ?? '') : '';
    return (0,planned_kinds/* mayHoldPlanned */.pR)(text) ? (0,parse/* parseManifests */.Ye)(text, path).manifests.filter(planned_kinds/* isPlanned */.H9) : [];
}
const FLUX = ['kustomize.toolkit.fluxcd.io', 'helm.toolkit.fluxcd.io'];
class Finder {
    tree;
    files;
    render;
    entries = [];
    rendered = new Set();
    failed = [];
    charts;
    graphs;
    constructor(tree, files, render) {
        this.tree = tree;
        this.files = files;
        this.render = render;
        const charts = files.flatMap((path) => ((0,manifest_path/* nameOf */.Vb)(path) === 'Chart.yaml' ? (0,manifest_path/* folderOf */.yS)(path) : []));
        this.charts = charts.filter((one) => !charts.some((other) => other !== one && (0,manifest_path/* isWithin */.UO)((0,manifest_path/* inside */.nx)(other, 'charts'), one)));
        const folders = [...new Set(files.filter(kustomization/* isKustomization */.Sv).map(manifest_path/* folderOf */.yS))].toSorted();
        this.graphs = folders.map((folder) => graphOf(tree, folder));
    }
    async find() {
        await this.flux();
        await this.argo();
        await this.kustomizations();
        for (const folder of this.charts)
            if (this.holdsApplications(folder))
                await this.chart(folder);
        for (const folder of this.charts)
            if (!this.holdsApplications(folder))
                await this.chart(folder);
        const held = this.files
            .filter((path) => !this.isOfChart(path))
            .map((path) => ({ path, objects: plannedIn(this.tree, path) }))
            .filter(({ objects }) => objects.length > 0);
        for (const { path, objects } of held)
            if (!this.rendered.has(path) && !this.isUnused(path))
                this.entries.push(entryAt('file', path, { objects }));
        const { entries, failed } = this;
        const [first] = failed;
        const notes = first === undefined
            ? []
            : [
                `${(0,plural/* counted */.hS)(failed.length, 'source')} cannot be rendered and ${(0,plural/* verb */.w3)(failed.length, 'is', 'are')} left out, the first ${first}`,
            ];
        return { entries, notes, files: new Set([...held.map(({ path }) => path), ...this.rendered]) };
    }
    objectsOf(groups) {
        return this.files
            .filter((path) => /\.ya?ml$/.test(path) && !this.isOfChart(path))
            .flatMap((path) => {
            const text = this.tree.text(path) ?? '';
            return groups.some((group) => text.includes(group)) ? (0,parse/* parseManifests */.Ye)(text, path).manifests : [];
        })
            .filter(({ apiVersion }) => groups.includes((0,manifest/* groupOf */.F8)(apiVersion)));
    }
    isOfChart(path) {
        return this.charts.some((folder) => (0,manifest_path/* isWithin */.UO)(folder, path));
    }
    async flux() {
        const objects = this.objectsOf(FLUX);
        const files = [...new Set(objects.map(({ place }) => place.file))];
        const declared = objects.flatMap((one) => selfApplied(one) ?? []);
        const listing = this.roots().filter(({ inputs }) => files.some((file) => inputs.includes(file)));
        const outermost = [...new Set(files.map(manifest_path/* folderOf */.yS))].toSorted((a, b) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1));
        const all = [...new Set([...declared, ...listing.map(({ folder }) => folder), ...outermost])];
        const isApplied = (folder) => objects.some((one) => {
            const path = pathOf(one) ?? '';
            const { file } = one.place;
            return path !== '' && (0,manifest_path/* isWithin */.UO)(path, folder) && !(0,manifest_path/* isWithin */.UO)(folder, file) && !(0,manifest_path/* isWithin */.UO)(path, file);
        });
        const open = all.filter((folder) => declared.includes(folder) || !isApplied(folder));
        const found = [];
        const isRead = (own, { sourced }) => own.length > 0 && own.every((path) => sourced.inputs.includes(path));
        for (const folder of open.length > 0 ? open : all) {
            const own = files.filter((file) => (0,manifest_path/* folderOf */.yS)(file) === folder);
            if (!declared.includes(folder) && found.some((other) => isRead(own, other)))
                continue;
            const source = sourceOf({ kind: 'flux', folder: folder || '.', destination: null });
            found.push({ folder, sourced: await this.render(source) });
        }
        for (const { folder, sourced } of found) {
            const isEntry = declared.includes(folder);
            const within = files.filter((file) => (0,manifest_path/* isWithin */.UO)(folder, file));
            const own = within.length > 0 ? within : [(0,sources_kustomization/* kustomizationIn */.dq)(this.tree, folder) ?? ''];
            const isInner = found.some((other) => (!isEntry || declared.includes(other.folder)) &&
                !(0,manifest_path/* isWithin */.UO)(folder, other.folder) &&
                isRead(own, other));
            const planned = plannedOf(sourced);
            if (!isInner && (planned.length > 0 || isEntry || found.length === 1))
                this.keep(entryAt('flux', folder, { objects: planned }), sourced);
        }
        for (const folder of objects.flatMap((one) => pathOf(one) ?? []))
            if (folder !== '' &&
                (0,sources_kustomization/* kustomizationIn */.dq)(this.tree, folder) === null &&
                this.files.some((path) => (0,manifest_path/* isWithin */.UO)(folder, path) && this.rendered.has(path)))
                this.read([folder]);
    }
    mentionsPlanned(path) {
        return (0,planned_kinds/* mayHoldPlanned */.pR)(this.tree.text(path) ?? '');
    }
    async argo() {
        const applications = this.objectsOf(['argoproj.io']).filter(({ kind }) => /^Application(?:Set)?$/.test(kind));
        const held = [...new Set(applications.map(({ place }) => place.file))];
        if (held.length === 0)
            return;
        const argocd = (destination) => this.render(sourceOf({ kind: 'argocd', globs: held.map(escaped), chart: null, destination }));
        const all = await argocd(null);
        const destinations = destinationsOf(all);
        const objects = plannedOf(all);
        if (destinations.length > 1)
            for (const one of destinations)
                objects.push(...plannedOf(await argocd([one])));
        if (objects.length === 0 && !hasUnfetched(all))
            return;
        this.read([...all.inputs, ...held]);
        const isApplied = (path) => all.coverage.some(({ place, takes }) => place !== null && place.file !== path && takes.includes(path));
        for (const [index, path] of held.filter((one) => !isApplied(one)).entries())
            this.entries.push(entryAt('argocd', path, { objects: index === 0 ? objects : [], destinations }));
    }
    async kustomizations() {
        const { tree } = this;
        const open = this.roots().filter(({ folder, inputs, hasRemote }) => !this.rendered.has((0,sources_kustomization/* kustomizationIn */.dq)(tree, folder) ?? '') &&
            (0,sources_kustomization/* kustomizationOf */.Bt)(tree, folder)?.['kind'] !== 'Component' &&
            (hasRemote || inputs.some((path) => this.mentionsPlanned(path))));
        const results = await Promise.all(open.map(({ folder }) => this.render(sourceOf({ kind: 'kustomize', folder: folder || '.' }))));
        for (const [at, sourced] of results.entries()) {
            const folder = open[at]?.folder ?? '';
            const why = reasonOf(sourced);
            if (why === null)
                this.keep(entryAt('kustomize', folder, { objects: plannedOf(sourced) }), sourced);
            else if (sourced.inputs.some((path) => plannedIn(tree, path).length > 0))
                this.failed.push(`${(0,visible/* visible */.RK)(folder) || 'the root'}: ${why}`);
        }
    }
    roots() {
        const taken = new Set(this.graphs.flatMap(({ folder, folders }) => folders.filter((one) => one !== folder)));
        return this.graphs.filter(({ folder }) => !taken.has(folder));
    }
    holdsApplications(folder) {
        return this.files.some((path) => (0,manifest_path/* isWithin */.UO)((0,manifest_path/* inside */.nx)(folder, 'templates'), path) &&
            /^kind: Application(?:Set)?$/m.test(this.tree.text(path) ?? ''));
    }
    async chart(folder) {
        const { tree } = this;
        const files = this.files.filter((path) => (0,manifest_path/* isWithin */.UO)(folder, path));
        const file = (0,manifest_path/* inside */.nx)(folder, 'Chart.yaml');
        const written = tree.value(file);
        if ((0,fields/* textIn */.r7)(written, 'type') === 'library' || files.some((path) => this.rendered.has(path)))
            return;
        const isRoot = this.holdsApplications(folder);
        const values = files.filter((path) => /\.ya?ml$/.test(path) &&
            !/(?:^|\/)(?:templates|charts|ci|crds)\//.test(path.slice(folder.length)) &&
            (environmentOfFile(path) !== null || (isRoot && /(?:^|\/)values[-_.][^/.]+\.ya?ml$/.test(path))));
        for (const own of values.length === 0 ? [null] : values) {
            const given = own === null ? [] : [own];
            const chart = { chart: folder || '.', values: given, set: {}, release: 'release', namespace: null };
            const sourced = await this.render(isRoot
                ? sourceOf({ kind: 'argocd', globs: [], chart, destination: null })
                : sourceOf({ kind: 'helm', ...chart }));
            const why = reasonOf(sourced);
            if (why !== null && !hasUnfetched(sourced)) {
                this.failed.push(`the chart ${(0,visible/* visible */.RK)(folder) || 'in the root'}: ${why}`);
                return;
            }
            this.keep(entryAt(isRoot ? 'applications' : 'helm', folder, {
                objects: plannedOf(sourced),
                release: (0,fields/* textIn */.r7)(written, 'name') ?? 'release',
                values: given,
                names: own === null
                    ? environmentsIn(folder)
                    : [...new Set([...environmentsIn((0,manifest_path/* folderOf */.yS)(own)), valuesName(own)])],
                destinations: isRoot ? destinationsOf(sourced) : [],
            }), sourced);
        }
    }
    keep(entry, sourced) {
        if (entry.objects.length === 0 && !hasUnfetched(sourced))
            return;
        this.entries.push(entry);
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
function graphOf(tree, folder) {
    try {
        const { kustomizations, inputs } = (0,sources_kustomization/* readKustomizations */.vi)(tree, folder);
        const hasRemote = kustomizations.some(({ remote }) => remote.length > 0);
        return { folder, folders: kustomizations.map((one) => one.folder), inputs, hasRemote };
    }
    catch (error) {
        if (!(error instanceof render_error/* RenderError */.vH))
            throw error;
        const { inputs } = error;
        return { folder, folders: inputs.filter(kustomization/* isKustomization */.Sv).map(manifest_path/* folderOf */.yS), inputs, hasRemote: true };
    }
}
function sourceOf(source) {
    return { namespace: null, variables: {}, ...source };
}
function entryAt(kind, at, more) {
    const folder = kind === 'file' || kind === 'argocd' ? (0,manifest_path/* folderOf */.yS)(at) : at;
    const none = { objects: [], values: [], release: '', destinations: [] };
    return { kind, at, names: environmentsIn(folder), ...none, ...more };
}
function plannedOf({ objects }) {
    return objects.flatMap(({ path, text, namespace = null }) => (0,planned_kinds/* mayHoldPlanned */.pR)(text)
        ? (0,parse/* parseManifests */.Ye)(text, path)
            .manifests.filter(planned_kinds/* isPlanned */.H9)
            .map((one) => ({ ...one, namespace: one.namespace ?? namespace }))
        : []);
}
function keyOf(object) {
    const { apiVersion, kind } = object;
    return (0,identity/* identityOf */.cu)((0,cluster_scoped/* isClusterScoped */.Z)(apiVersion, kind) ? { ...object, namespace: null } : object);
}
function reasonOf({ coverage: [own] }) {
    if (own === undefined || own.outcome === 'evaluated')
        return null;
    return (0,render/* toPlain */.Ul)('failed' in own.outcome ? own.outcome.failed.message : own.outcome.why);
}
function hasUnfetched({ coverage }) {
    return coverage.some(({ identity, outcome }) => {
        const reason = (0,source_file/* declaredOf */.y)(outcome)?.declared;
        return (reason === 'not fetched' || (reason === 'no source renders it' && !identity.startsWith('Application')));
    });
}
function destinationsOf({ coverage }) {
    const names = coverage.flatMap(({ identity, route }) => {
        const written = identity.startsWith('Application/') ? (0,json/* parsedJson */.U4)(route) : null;
        const name = Array.isArray(written) ? written[1] : null;
        return typeof name === 'string' && !name.includes('{{') ? name : [];
    });
    return [...new Set(names)].toSorted();
}
function pathOf({ kind, object }) {
    return kind === 'Kustomization' ? (0,manifest_path/* joined */.oR)('', (0,fields/* textIn */.r7)((0,fields/* field */.ZZ)(object, 'spec'), 'path') ?? '') : null;
}
function selfApplied(one) {
    const path = pathOf(one);
    const source = (0,fields/* fieldAt */.UK)(one.object, 'spec', 'sourceRef');
    if (path === null || (0,fields/* textIn */.r7)(source, 'kind') !== 'GitRepository')
        return null;
    if (path === '' && (0,fields/* textIn */.r7)(source, 'name') !== 'flux-system')
        return null;
    return (0,manifest_path/* isWithin */.UO)(path, one.place.file) ? path : null;
}
function depthOf(folder) {
    return folder === '' ? 0 : folder.split('/').length;
}
function valuesName(file) {
    return environmentOfFile(file) ?? (0,manifest_path/* nameOf */.Vb)(file).replace(/^values[-_.]|\.ya?ml$/g, '');
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/clusters.js






function clustersOf(given) {
    const sent = byDestination(byNames(given));
    const apart = byNames(toldApart(given));
    const named = apart.length > MOST_VARIANTS ? byNames(given) : apart;
    const clusters = sent.length > 1 ? sent : named;
    const kept = clusters.map((cluster) => ({ ...cluster, entries: withoutConflicts(cluster.entries) }));
    const left = clusters.flatMap(({ entries }, at) => entries.filter((entry) => kept[at]?.entries.includes(entry) !== true));
    const [first] = left;
    const message = `${(0,plural/* counted */.hS)(left.length, 'source')} with objects that other sources hold too: left out, the first ${(0,visible/* visible */.RK)(first?.at ?? '')}. If they are for other clusters, give each an entry of \`clusters\`.`;
    return { clusters: kept, notes: first === undefined ? [] : [message] };
}
const MOST_VARIANTS = 12;
function byNames(entries) {
    const sets = [...new Map(entries.map(({ names }) => [names.join('-'), names])).values()];
    const covers = (names, some) => some.every((name) => names.includes(name) || (isEnvironment(name) && names.some((one) => one.split('-').includes(name))));
    const largest = sets.filter((names) => names.length > 0 && !sets.some((other) => other !== names && other.length > 0 && covers(other, names)));
    if (largest.length < 2)
        return [{ name: null, entries }];
    return largest
        .map((names) => ({
        name: names.join('-'),
        entries: entries.filter((entry) => covers(names, entry.names)),
    }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
function byDestination(clusters) {
    const [only, ...others] = clusters;
    const names = [...new Set(only?.entries.flatMap(({ destinations }) => destinations))].toSorted();
    if (only === undefined || others.length > 0 || names.length < 2)
        return clusters;
    return names.map((written) => {
        const host = /^https?:\/\/([^/:]+)/.exec(written)?.[1];
        return {
            name: host ?? written,
            entries: only.entries,
            ...(host === undefined ? {} : { destination: written }),
        };
    });
}
function toldApart(entries) {
    const pairs = byNames(entries).flatMap((cluster) => conflictsIn(cluster.entries));
    const pair = pairs.find(([one, other]) => areVariants(one.at, other.at));
    if (pair === undefined)
        return entries;
    const [a, b] = pair.map(({ at }) => at.split('/'));
    const depth = a.findIndex((step, index) => step !== b[index]);
    if (depth < 0)
        return entries;
    const common = a.slice(0, depth).join('/');
    const branch = ({ at }) => at.split('/')[depth]?.replace(/\.ya?ml$/, '') ?? '';
    const inside = entries.filter(({ at }) => (0,manifest_path/* isWithin */.UO)(common, at));
    const branches = new Set(conflictsIn(inside).flatMap((two) => two.map(branch)));
    if (inside.filter((entry) => branches.has(branch(entry))).length * 2 < entries.length)
        return entries;
    const named = entries.map((entry) => {
        const name = branch(entry);
        if (!(0,manifest_path/* isWithin */.UO)(common, entry.at) || !branches.has(name) || name === '' || entry.names.includes(name))
            return entry;
        return { ...entry, names: [...entry.names, name] };
    });
    return named.every((entry, index) => entry === entries[index]) ? entries : toldApart(named);
}
function areVariants(one, other) {
    const [a, b] = [one.split('/'), other.split('/')];
    return a.length === b.length && a.filter((step, at) => step !== b[at]).length === 1;
}
function withoutConflicts(entries) {
    const held = new Set();
    const kept = new Set(entries.toSorted((a, b) => b.objects.length - a.objects.length).filter((entry) => isFree(entry, held)));
    return entries.filter((entry) => kept.has(entry));
}
function isFree(entry, held) {
    if (entry.kind === 'argocd')
        return true;
    const own = entry.objects.map(keyOf);
    if (own.some((identity) => held.has(identity)))
        return false;
    for (const identity of own)
        held.add(identity);
    return true;
}
function conflictsIn(entries) {
    const held = (0,lookup/* groupedBy */.me)(entries.flatMap((entry) => entry.objects.map((object) => ({ entry, identity: keyOf(object) }))), ({ identity }) => identity);
    return [...held.values()].flatMap(([{ entry }, ...others]) => {
        const other = others.find((one) => one.entry !== entry)?.entry;
        return other === undefined ? [] : [[entry, other]];
    });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/patterns.js
var patterns = __webpack_require__(688);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/configuration.js






function configurationText(layout) {
    const { clusters, snapshotOf } = layout;
    const lists = clusters.map((cluster) => policyLines(layout, cluster.entries));
    const [first, ...others] = lists.map((lines) => lines.join('\n'));
    const isShared = others.every((one) => one === first);
    const [only] = clusters;
    const policies = (indent, at = 0) => [
        `${indent}policies:`,
        ...(lists[at] ?? []).map((line) => `${indent}  ${line}`),
    ];
    const lines = [
        '# Written by `fleetplan init` from the files of this repository. Change what is not so.',
        '# All settings: docs/configuration.md of fleetplan.',
        'version: 1',
        '',
        ...(isShared ? [...policies(''), ''] : []),
        '# Take the snapshots with the command in the workflow, and merge them: they are read from the base.',
        ...(only === undefined || only.name === null
            ? clusters.map((cluster) => `snapshot: ${scalar(snapshotOf(cluster))}`)
            : ['clusters:']),
        ...clusters.flatMap((cluster, at) => cluster.name === null
            ? []
            : [
                `  - name: ${scalar(cluster.name)}`,
                ...(cluster.destination === undefined ? [] : [`    destination: ${scalar(cluster.destination)}`]),
                `    snapshot: ${scalar(snapshotOf(cluster))}`,
                ...(isShared ? [] : policies('    ', at)),
            ]),
    ];
    return `${lines.join('\n')}\n`;
}
function policyLines(layout, entries) {
    const of = (...kinds) => entries.filter(({ kind }) => kinds.includes(kind));
    const plain = new Set(of('file').map(({ at }) => at));
    const globs = globsFor([...plain], [...layout.files].filter((path) => !plain.has(path)));
    const line = (written, given) => `- ${written} # ${(0,visible/* visible */.RK)(countsOf(given), 200)}`;
    const charts = withValues(of('helm', 'applications'));
    return [
        ...globLines(globs),
        ...[...(0,lookup/* groupedBy */.me)(of('argocd'), ({ at }) => (0,manifest_path/* folderOf */.yS)(at))].map(([folder, given]) => line(`argocd: ${scalar(globOf(folder, given))}`, given)),
        ...of('flux').map((one) => line(`flux: ${scalar(one.at || '.')}`, [one])),
        ...patternsFor(of('kustomize'), layout.kustomizations).map(([pattern, given]) => line(`kustomize: ${scalar(pattern || '.')}`, given)),
        ...charts.map((one) => line(chartEntry(one), [one])),
    ];
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
function globOf(folder, [first, ...others]) {
    if (first !== undefined && others.length === 0)
        return escaped(first.at);
    return `${folder === '' ? '' : `${escaped(folder)}/`}*.{yaml,yml}`;
}
function withValues(entries) {
    const charts = new Map();
    for (const one of entries.toSorted((a, b) => a.names.length - b.names.length))
        charts.set(one.at, { ...one, values: [...(charts.get(one.at)?.values ?? []), ...one.values] });
    return [...charts.values()];
}
function chartEntry({ kind, at, values, release }) {
    const fields = [
        `chart: ${scalar(at || '.')}`,
        ...(values.length > 0 ? [`values: [${values.map(scalar).join(', ')}]`] : []),
        `release: ${scalar(releaseName(release))}`,
    ];
    return `${kind === 'helm' ? 'helm' : 'argocd'}: { ${fields.join(', ')} }`;
}
function releaseName(name) {
    const label = name
        .toLowerCase()
        .replace(/[^a-z0-9-]/g, '-')
        .slice(0, 53);
    return label.replace(/^-+|-+$/g, '') || 'release';
}
const FEW = 8;
function patternsFor(entries, all) {
    const [first, ...others] = entries;
    if (first === undefined)
        return [];
    if (entries.length < FEW)
        return entries.map((one) => [one.at, [one]]);
    const folders = new Set(entries.map(({ at }) => at));
    const foreign = all.filter((one) => !folders.has(one));
    const steps = first.at.split('/');
    const [best] = steps
        .map((_, at) => steps.map((step, index) => (index === at ? '*' : step)).join('/'))
        .filter((pattern) => !foreign.some((one) => (0,patterns/* matchesSteps */.B6)(pattern, one)))
        .map((pattern) => ({ pattern, taken: entries.filter(({ at }) => (0,patterns/* matchesSteps */.B6)(pattern, at)) }))
        .toSorted((a, b) => b.taken.length - a.taken.length);
    if (best === undefined || best.taken.length < 2)
        return [[first.at, [first]], ...patternsFor(others, [...all])];
    const left = entries.filter((one) => !best.taken.includes(one));
    return [[best.pattern, best.taken], ...patternsFor(left, all)];
}
function countsOf(entries) {
    const byKind = (0,lookup/* groupedBy */.me)(entries.flatMap(({ objects }) => objects), ({ kind }) => kind);
    if (byKind.size === 0)
        return 'charts';
    return [...byKind]
        .toSorted(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
        .map(([kind, { length }]) => (0,plural/* counted */.hS)(length, kind))
        .join(', ');
}
function scalar(text) {
    return /^[A-Za-z_][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
        ? text
        : JSON.stringify(text);
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

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/workflow.js
function workflowText({ clusters, snapshotOf }) {
    const paths = clusters.map(snapshotOf);
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












function proposalFor(root) {
    return (0,sides/* inWorkspace */.ve)(new tree/* Tree */.P(root), {}, null, proposed);
}
async function proposed(renderer) {
    const { tree } = renderer;
    const absent = [];
    const { entries, files, notes: undecided, } = await entriesOf(tree, async (one) => {
        const sourced = await (0,sides/* renderSource */.uc)(one, renderer);
        absent.push(...sourced.problems.filter(({ code }) => code === 'no-tool'));
        return sourced;
    });
    const [problem] = absent;
    if (problem !== undefined)
        throw new render_error/* RenderError */.vH(problem);
    if (entries.length === 0)
        return null;
    const { clusters, notes } = clustersOf(entries);
    const there = snapshotsIn(tree);
    const folder = tree.isFile('fleet') ? 'snapshots' : 'fleet';
    const snapshotOf = ({ name }) => snapshotFor(name, there) ?? `${folder}/${(name ?? 'cluster').replace(/[^\w.-]/g, '-')}.ndjson`;
    const used = clusters.map(snapshotOf);
    const unused = there
        .filter((path) => !used.includes(path))
        .map((path) => `${path} is a snapshot of an unknown cluster: it is not used.`);
    const objects = new Set(entries.flatMap((one) => one.objects.map(keyOf)));
    const names = clusters.flatMap(({ name }) => (name === null ? [] : (0,visible/* visible */.RK)(name)));
    const of = names.length === 0 ? '1 cluster' : `${(0,plural/* counted */.hS)(names.length, 'cluster')} (${(0,visible/* listing */.RR)(names)})`;
    const kustomizations = tree.files().filter(kustomization/* isKustomization */.Sv).map(manifest_path/* folderOf */.yS);
    return {
        configuration: configurationText({ clusters, files, kustomizations, snapshotOf }),
        workflow: workflowText({ clusters, snapshotOf }),
        snapshots: used.filter((path) => !there.includes(path)),
        found: `found ${(0,plural/* counted */.hS)(objects.size, 'planned object')} in ${(0,plural/* counted */.hS)(entries.length, 'source')}, for ${of}.`,
        notes: [...undecided, ...notes, ...unused],
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/output/file-errors.js
var file_errors = __webpack_require__(9836);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/output/save.js
var save = __webpack_require__(369);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/folder-root.js
var folder_root = __webpack_require__(1708);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/git-command.js
var git_command = __webpack_require__(1883);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/deliver.js
var deliver = __webpack_require__(3423);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/options.js
var options = __webpack_require__(5324);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/init-command.js













const WORKFLOW = '.github/workflows/fleetplan.yml';
const MOST_NOTES = 3;
const NOTHING = 'nothing that is planned was found here: no NodePool, Skyhook, placement, workload or maintenance, and nothing that renders one. ' +
    'Name the root of the repository that holds them.';
async function initCommand(argv, output) {
    const use = 'init takes DIR and --dry-run, nothing else';
    const { values, paths } = (0,options/* readArguments */.lR)(argv, { 'dry-run': { type: 'boolean' } }, use);
    const [folder = '.', ...more] = paths;
    if (more.length > 0)
        throw new options/* UsageError */.eb('init takes one DIR');
    const root = (0,external_node_path_.resolve)(folder);
    if ((0,external_node_fs_.statSync)(root, { throwIfNoEntry: false })?.isDirectory() !== true)
        throw new options/* UsageError */.eb(`${(0,visible/* visible */.RK)(folder)} is not a folder; name one`);
    const files = repositoryFiles(root);
    if (files.problems.length > 0)
        return (0,deliver/* printProblems */.Mr)(files.problems, output);
    const proposal = await proposalFor(files).catch((error) => {
        if (!(error instanceof render_error/* RenderError */.vH))
            throw error;
        return error.problem;
    });
    if (proposal !== null && 'severity' in proposal)
        return (0,deliver/* printProblems */.Mr)([proposal], output);
    if (proposal === null) {
        output.say(`fleetplan: ${NOTHING}`);
        return deliver/* NOT_EVALUATED */._q;
    }
    output.say(`fleetplan: ${proposal.found}`);
    for (const sentence of proposal.notes.slice(0, MOST_NOTES))
        output.say(`fleetplan: ${sentence}`);
    const unsaid = proposal.notes.length - MOST_NOTES;
    if (unsaid > 0)
        output.say(`fleetplan: ${(0,plural/* counted */.hS)(unsaid, 'more note')}; --dry-run prints them as comments.`);
    return values['dry-run'] === true ? printed(proposal, output) : written(root, proposal, output);
}
function repositoryFiles(folder) {
    const root = (0,folder_root/* folderRoot */.P)(folder);
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')))
        return root;
    const answer = (0,git_command/* runGit */.E)(folder, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
    if (!answer.ok)
        return root;
    const tracked = new Set(answer.stdout.toString('utf8').split('\0'));
    return { ...root, entries: root.entries.filter(({ path }) => tracked.has(path)) };
}
function printed({ configuration, workflow, notes }, output) {
    const undecided = notes.map((note) => `# ${note}\n`).join('');
    const text = `# ${config_read/* DEFAULT_CONFIG */.PV}\n${configuration}${undecided}\n# ${WORKFLOW}\n${workflow}`;
    return (0,deliver/* codeAfter */.YK)(output.print(text, 'lines'), deliver/* PASS */.CQ, output);
}
function written(root, { configuration, workflow, snapshots }, output) {
    const read = (0,config_read/* readConfig */.Xg)(configuration, config_read/* DEFAULT_CONFIG */.PV);
    if ('problems' in read)
        return (0,deliver/* printProblems */.Mr)(read.problems, output);
    const obstacle = obstacleIn(root);
    if (obstacle !== null) {
        output.say(`fleetplan: ${obstacle}; nothing was written. Move it away, or see --dry-run.`);
        return deliver/* NOT_EVALUATED */._q;
    }
    for (const [path, text] of Object.entries({ [config_read/* DEFAULT_CONFIG */.PV]: configuration, [WORKFLOW]: workflow })) {
        try {
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(root, path)), { recursive: true });
            (0,save/* replaceFile */.f)((0,external_node_path_.join)(root, path), text);
        }
        catch (error) {
            output.say(`fleetplan: ${path} cannot be written: ${(0,file_errors/* reasonOf */.A)(error)}`);
            return deliver/* NOT_EVALUATED */._q;
        }
    }
    output.say(`fleetplan: wrote ${config_read/* DEFAULT_CONFIG */.PV} and ${WORKFLOW}; each entry says what it gives.`);
    const take = snapshots.length === 0 ? '' : `take ${snapshots.join(', ')} with the command in the workflow, and `;
    output.say(`fleetplan: next, ${take}merge all of it.`);
    return deliver/* PASS */.CQ;
}
function obstacleIn(root) {
    for (const path of ['.github', '.github/workflows', config_read/* DEFAULT_CONFIG */.PV, WORKFLOW]) {
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

/***/ 4787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kw: () => (/* binding */ applyWaivers),
/* harmony export */   oL: () => (/* binding */ NEVER_WAIVED),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6594);


const NEVER_WAIVED = new Set(['guard-weakened', 'waiver-lapsed']);
function applyWaivers(findings, waivers, plan) {
    if (waivers.length === 0)
        return { waived: new Map(), lapses: [] };
    const whole = waivers.filter((one) => one.kind === 'whole');
    const waived = new Map();
    for (const finding of findings) {
        const found = whole.find((one) => isFor(one, finding) && isInForce(one, plan) && covers(one, finding));
        if (found && finding.status !== 'fixed')
            waived.set(finding, waiverOf(found));
    }
    const touched = touchedIn(plan);
    const lapses = waivers.flatMap((one) => {
        if (one.kind === 'malformed')
            return [{ ...lapseOf(one), kind: 'malformed', why: one.why }];
        const own = findings.filter((finding) => isFor(one, finding));
        const open = own.filter((finding) => finding.status !== 'fixed' && !waived.has(finding));
        return ofWhole(one, { own, open, touched, plan });
    });
    return { waived, lapses };
}
function ofWhole(waiver, { own, open, touched, plan }) {
    const [first] = open.toSorted((a, b) => (b.magnitude ?? 0) - (a.magnitude ?? 0));
    const lapsed = !isInForce(waiver, plan);
    if (first) {
        const isTouched = open.some(({ status, policy }) => status !== 'unchanged' || (policy !== null && touched.has((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(policy))));
        const kind = lapsed ? 'expired' : 'exceeded';
        return [{ ...lapseOf(waiver), kind, isTouched, policy: first.policy, why: whyNot(waiver, first) }];
    }
    const isUnsure = plan.problems.some(({ severity }) => severity === 'error') || own.length > 0;
    if ((isUnsure || waiver.isShared) && !lapsed)
        return [];
    return own.length > 0 ? [] : [{ ...lapseOf(waiver), kind: 'unused', why: null }];
}
function whyNot({ max }, { magnitude, status }) {
    if (max === null)
        return status === 'worsened'
            ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `it has no ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('max')}, and the change makes the finding worse`
            : _text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_TEXT */ .gd;
    if (magnitude === null)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `it has a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('max')} of ${max}, and the finding has no number to compare`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `it accepts up to ${max}, and the finding comes to ${magnitude}`;
}
function lapseOf(one) {
    return {
        rule: one.rule,
        subject: one.subject,
        owner: one.kind === 'whole' ? one.owner : null,
        expires: one.kind === 'whole' ? one.expires : null,
        isTouched: false,
        policy: null,
        place: one.place,
    };
}
function touchedIn({ policies }) {
    return new Set(policies
        .filter(({ change, touchedThrough, sameEffect }) => change !== 'unchanged' || touchedThrough.length > 0 || !sameEffect)
        .map(({ ref }) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(ref)));
}
function isFor({ rule, subject }, finding) {
    return finding.rule === rule && subjectsOf(finding).includes(subject.trim());
}
function subjectsOf({ fingerprint, policy, group }) {
    if (policy === null)
        return [fingerprint];
    const name = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refText */ .d0)(policy);
    return group === null ? [fingerprint, name] : [fingerprint, name, `${name} group "${group}"`];
}
function isInForce({ expires }, { at }) {
    return at < endOf(expires);
}
const DAY_MS = 86_400_000;
function endOf(expires) {
    return Date.parse(`${expires}T00:00:00Z`) + DAY_MS;
}
function covers({ max }, { magnitude, status }) {
    if (max === null)
        return status !== 'worsened';
    return magnitude !== null && Math.floor(magnitude) <= max;
}
function waiverOf({ rule, subject, reason, owner, expires, max }) {
    return { rule, subject, reason, owner, expires, max };
}


/***/ })

};
