export const id = 141;
export const ids = [141];
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

/***/ 5037:
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
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/renderer.js
var renderer = __webpack_require__(5564);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/sides.js + 17 modules
var sides = __webpack_require__(5285);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/tree.js
var tree = __webpack_require__(239);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(8392);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/destinations.js
var sources_destinations = __webpack_require__(9370);
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
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/parse.js + 1 modules
var parse = __webpack_require__(3315);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/cluster-scoped.js
var cluster_scoped = __webpack_require__(1846);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/planned-kinds.js
var planned_kinds = __webpack_require__(4819);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/kustomization.js
var sources_kustomization = __webpack_require__(6130);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/render-error.js
var render_error = __webpack_require__(3868);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/environments.js

const SPELLINGS = [
    ['prod', 'production', 'prd'],
    ['staging', 'stage', 'stg'],
    ['dev', 'development', 'develop'],
    ...['preprod', 'pre-prod', 'nonprod', 'non-prod', 'qa', 'uat', 'test', 'sandbox'].map((name) => [name]),
];
const REGION = /^(?:af|ap|ca|cn|eu|il|me|mx|sa|us|us-gov|asia|australia|europe|northamerica|southamerica)-[a-z]+-?\d[a-z]?$/i;
const OF_CLUSTERS = new Set(['clusters', 'environments', 'envs', 'stages', 'regions']);
function spelled(name) {
    return SPELLINGS.find((names) => names.includes(name.toLowerCase()))?.[0] ?? name;
}
function isEnvironment(name) {
    return SPELLINGS.some((names) => names.includes(name.toLowerCase())) || REGION.test(name);
}
function environmentsIn(folder) {
    const steps = folder.split('/');
    const isNamed = (step, at) => isEnvironment(step) || OF_CLUSTERS.has(steps[at - 1]?.toLowerCase() ?? '');
    return [...new Set(steps.filter(isNamed).map(spelled))];
}
function environmentOfFile(path) {
    const stem = (0,manifest_path/* nameOf */.Vb)(path).replace(/\.(?:ya?ml|json)$/i, '');
    const bare = stem.replace(/^values[-._]?|[-._]?values$/gi, '');
    return bare.split(/[-._]/).some(isEnvironment) || isEnvironment(bare) ? spelled(bare) : null;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/globs.js

function globsFor(own, others) {
    const suffixes = own.some((path) => path.endsWith('.json')) ? '.{yaml,yml,json}' : '.{yaml,yml}';
    const isInRoot = (path) => !path.includes('/');
    const inRoot = own.filter(isInRoot);
    const folders = new Set(own.filter((path) => !isInRoot(path)).map((path) => path.split('/')[0] ?? ''));
    return [
        ...(inRoot.length > 0 && !others.some(isInRoot) ? [`*${suffixes}`] : inRoot.map(escaped)),
        ...[...folders].toSorted().flatMap((folder) => {
            const whole = (one) => `${escaped(one)}/**/*${suffixes}`;
            const taken = largest(folder, own, others).map((one) => own.includes(one) ? escaped(one) : whole(one));
            const left = largest(folder, others, own).map((one) => `!${escaped(one)}`);
            return taken.length <= left.length ? taken : [whole(folder), ...left];
        }),
    ];
}
function largest(folder, paths, others) {
    const inside = paths.filter((path) => (0,manifest_path/* isWithin */.UO)(folder, path));
    const apart = others.filter((path) => (0,manifest_path/* isWithin */.UO)(folder, path));
    if (inside.length === 0 || apart.length === 0 || inside.includes(folder))
        return inside.length === 0 ? [] : [folder];
    const steps = inside.map((path) => `${folder}/${path.slice(folder.length + 1).split('/')[0]}`);
    return [...new Set(steps)].toSorted().flatMap((step) => largest(step, inside, apart));
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
class Finder {
    tree;
    files;
    render;
    entries = [];
    rendered = new Set();
    failed = [];
    charts;
    roots;
    constructor(tree, files, render) {
        this.tree = tree;
        this.files = files;
        this.render = render;
        const charts = files.flatMap((path) => ((0,manifest_path/* nameOf */.Vb)(path) === 'Chart.yaml' ? (0,manifest_path/* folderOf */.yS)(path) : []));
        this.charts = charts.filter((one) => !charts.some((other) => (0,manifest_path/* isWithin */.UO)((0,manifest_path/* inside */.nx)(other, 'charts'), one)));
        this.roots = rootsIn(tree, [...new Set(files.filter(kustomization/* isKustomization */.Sv).map(manifest_path/* folderOf */.yS))].toSorted());
    }
    async find() {
        await this.flux();
        await this.argo();
        await this.kustomizations();
        const ofApplications = this.charts.filter((folder) => this.holdsApplications(folder));
        for (const folder of new Set([...ofApplications, ...this.charts]))
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
        const left = `${(0,plural/* counted */.hS)(failed.length, 'source')} cannot be rendered and ${(0,plural/* verb */.w3)(failed.length, 'is', 'are')} left out, the first ${first}`;
        const files = new Set([...held.map(({ path }) => path), ...this.rendered]);
        return { entries, notes: first === undefined ? [] : [left], files };
    }
    objectsOf(...groups) {
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
    async tried(kind, at, source) {
        const sourced = await this.render({ namespace: null, variables: {}, ...source });
        const found = { objects: plannedOf(sourced), destinations: destinationsOf(sourced) };
        return { entry: entryAt(kind, at, found), sourced };
    }
    async flux() {
        const objects = this.objectsOf('kustomize.toolkit.fluxcd.io', 'helm.toolkit.fluxcd.io');
        const files = [...new Set(objects.map(({ place }) => place.file))];
        const declared = new Set(objects.flatMap((one) => selfApplied(one) ?? []));
        const listing = this.roots.filter(({ inputs }) => files.some((file) => inputs.includes(file)));
        const depthOf = (folder) => folder.split('/').length;
        const outermost = [...listing.map(({ folder }) => folder), ...files.map(manifest_path/* folderOf */.yS)].toSorted((a, b) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1));
        const all = [...new Set([...declared, ...outermost])];
        const isApplied = (folder) => objects.some((one) => {
            const path = appliedBy(one) || null;
            const isInside = [path, folder].some((at) => at !== null && (0,manifest_path/* isWithin */.UO)(at, one.place.file));
            return path !== null && (0,manifest_path/* isWithin */.UO)(path, folder) && !isInside;
        });
        const open = all.filter((folder) => declared.has(folder) || !isApplied(folder));
        const found = [];
        for (const folder of open.length > 0 ? open : all) {
            const here = files.filter((file) => (0,manifest_path/* folderOf */.yS)(file) === folder);
            const own = here.length > 0 ? here : [(0,sources_kustomization/* kustomizationIn */.dq)(this.tree, folder) ?? folder];
            const isRead = found.some(({ sourced }) => own.every((path) => sourced.inputs.includes(path)));
            const source = { kind: 'flux', folder: folder || '.', destination: null };
            if (declared.has(folder) || !isRead)
                found.push(await this.tried('flux', folder, source));
        }
        for (const trial of found)
            if (trial.entry.objects.length > 0 || declared.has(trial.entry.at) || found.length === 1)
                this.keep(trial);
        const isOfEntry = (folder) => this.files.some((path) => (0,manifest_path/* isWithin */.UO)(folder, path) && this.rendered.has(path));
        for (const folder of objects.flatMap((one) => appliedBy(one) || []))
            if ((0,sources_kustomization/* kustomizationIn */.dq)(this.tree, folder) === null && isOfEntry(folder))
                this.read([folder]);
    }
    async argo() {
        const objects = this.objectsOf('argoproj.io').filter(({ kind }) => /^Application(?:Set)?$/.test(kind));
        const held = [...new Set(objects.map(({ place }) => place.file))];
        if (held.length === 0)
            return;
        const argocd = (destination) => this.tried('argocd', '', { kind: 'argocd', globs: held.map(escaped), chart: null, destination });
        const { entry, sourced: all } = await argocd(null);
        const planned = [...entry.objects];
        if (entry.destinations.length > 1)
            for (const one of entry.destinations)
                planned.push(...(await argocd([one])).entry.objects);
        if (planned.length === 0 && !hasUnfetched(all))
            return;
        this.read([...all.inputs, ...held]);
        const isApplied = (path) => all.coverage.some(({ place, takes }) => place !== null && place.file !== path && takes.includes(path));
        const { destinations } = entry;
        for (const [index, path] of held.filter((one) => !isApplied(one)).entries())
            this.entries.push(entryAt('argocd', path, { objects: index === 0 ? planned : [], destinations }));
    }
    async kustomizations() {
        const { tree } = this;
        const open = this.roots.filter(({ folder, inputs, hasRemote }) => !this.rendered.has((0,sources_kustomization/* kustomizationIn */.dq)(tree, folder) ?? '') &&
            !isComponent(tree, folder) &&
            (hasRemote || inputs.some((path) => (0,planned_kinds/* mayHoldPlanned */.pR)(tree.text(path) ?? ''))));
        const trials = await Promise.all(open.map(({ folder }) => this.tried('kustomize', folder, { kind: 'kustomize', folder: folder || '.' })));
        for (const trial of trials) {
            const why = reasonOf(trial.sourced);
            if (why === null)
                this.keep(trial);
            else if (trial.sourced.inputs.some((path) => plannedIn(tree, path).length > 0))
                this.failed.push(`${(0,visible/* visible */.RK)(trial.entry.at) || 'the root'}: ${why}`);
        }
    }
    holdsApplications(chart) {
        const templates = this.files.filter((path) => (0,manifest_path/* isWithin */.UO)((0,manifest_path/* inside */.nx)(chart, 'templates'), path));
        return templates.some((path) => /^kind: Application(?:Set)?$/m.test(this.tree.text(path) ?? ''));
    }
    async chart(folder) {
        const files = this.files.filter((path) => (0,manifest_path/* isWithin */.UO)(folder, path));
        const written = this.tree.value((0,manifest_path/* inside */.nx)(folder, 'Chart.yaml'));
        if ((0,fields/* textIn */.r7)(written, 'type') === 'library' || files.some((path) => this.rendered.has(path)))
            return;
        const isRoot = this.holdsApplications(folder);
        const values = files.filter((path) => /\.ya?ml$/.test(path) &&
            !/(?:^|\/)(?:templates|charts|ci|crds)\//.test(path.slice(folder.length)) &&
            (environmentOfFile(path) !== null || (isRoot && /^values[-_.][^.]+\.ya?ml$/.test((0,manifest_path/* nameOf */.Vb)(path)))));
        for (const given of values.length === 0 ? [[]] : values.map((one) => [one])) {
            const chart = { chart: folder || '.', values: given, set: {}, release: 'release', namespace: null };
            const { entry, sourced } = isRoot
                ? await this.tried('applications', folder, { kind: 'argocd', globs: [], chart, destination: null })
                : await this.tried('helm', folder, { kind: 'helm', ...chart });
            const why = reasonOf(sourced);
            if (why !== null && !hasUnfetched(sourced)) {
                this.failed.push(`the chart ${(0,visible/* visible */.RK)(folder) || 'in the root'}: ${why}`);
                return;
            }
            const named = given.flatMap((own) => [...environmentsIn((0,manifest_path/* folderOf */.yS)(own)), valuesName(own)]);
            const names = given.length === 0 ? entry.names : [...new Set(named)];
            const release = (0,fields/* textIn */.r7)(written, 'name') ?? '';
            this.keep({ entry: { ...entry, values: given, release, names }, sourced });
        }
    }
    keep({ entry, sourced }) {
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
        return file !== null && (this.rendered.has(file) || isComponent(this.tree, folder));
    }
}
function isComponent(tree, folder) {
    return (0,sources_kustomization/* kustomizationOf */.Bt)(tree, folder)?.['kind'] === 'Component';
}
function rootsIn(tree, folders) {
    const taken = new Set();
    const graphs = folders.map((folder) => {
        try {
            const { kustomizations, inputs } = (0,sources_kustomization/* readKustomizations */.vi)(tree, folder);
            for (const one of kustomizations)
                if (one.folder !== folder)
                    taken.add(one.folder);
            return { folder, inputs, hasRemote: kustomizations.some(({ remote }) => remote.length > 0) };
        }
        catch (error) {
            if (!(error instanceof render_error/* RenderError */.vH))
                throw error;
            const { inputs } = error;
            for (const one of inputs.filter(kustomization/* isKustomization */.Sv).map(manifest_path/* folderOf */.yS))
                if (one !== folder)
                    taken.add(one);
            return { folder, inputs, hasRemote: true };
        }
    });
    return graphs.filter(({ folder }) => !taken.has(folder));
}
function entryAt(kind, at, more) {
    const names = environmentsIn(kind === 'file' || kind === 'argocd' ? (0,manifest_path/* folderOf */.yS)(at) : at);
    return { kind, at, names, objects: [], values: [], release: '', destinations: [], ...more };
}
function plannedOf({ objects }) {
    return objects.flatMap(({ path, text, namespace = null }) => {
        const planned = (0,planned_kinds/* mayHoldPlanned */.pR)(text) ? (0,parse/* parseManifests */.Ye)(text, path).manifests.filter(planned_kinds/* isPlanned */.H9) : [];
        return planned.map((one) => ({ ...one, namespace: one.namespace ?? namespace }));
    });
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
        const reason = (0,source_file/* declaredOf */.yN)(outcome)?.declared;
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
function appliedBy({ kind, object }) {
    return kind === 'Kustomization' ? (0,manifest_path/* joined */.oR)('', (0,fields/* textIn */.r7)(object, 'spec', 'path') ?? '') : null;
}
function selfApplied(one) {
    const path = appliedBy(one);
    const source = (0,fields/* fieldAt */.UK)(one.object, 'spec', 'sourceRef');
    const isOwn = (0,fields/* textIn */.r7)(source, 'kind') === 'GitRepository' && (path !== '' || (0,fields/* textIn */.r7)(source, 'name') === 'flux-system');
    return path !== null && isOwn && (0,manifest_path/* isWithin */.UO)(path, one.place.file) ? path : null;
}
function valuesName(file) {
    return environmentOfFile(file) ?? (0,manifest_path/* nameOf */.Vb)(file).replace(/^values[-_.]|\.ya?ml$/g, '');
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/clusters.js





function clustersOf(entries) {
    const named = byNames(entries);
    const destinations = [...new Set(entries.flatMap((entry) => entry.destinations))].toSorted();
    const isOne = named.length === 1 && destinations.length > 1;
    const clusters = isOne ? destinations.map((one) => ({ ...(0,sources_destinations/* clusterEntry */.nE)(one), entries })) : named;
    const kept = clusters.map((cluster) => ({ ...cluster, entries: withoutConflicts(cluster.entries) }));
    const left = clusters.flatMap((cluster, at) => cluster.entries.filter((entry) => kept[at]?.entries.includes(entry) !== true));
    const [first] = left;
    const message = `${(0,plural/* counted */.hS)(left.length, 'source')} with objects that other sources hold too: left out, the first ${(0,visible/* visible */.RK)(first?.at ?? '')}. If they are for other clusters, give each an entry of \`clusters\`.`;
    return { clusters: kept, notes: first === undefined ? [] : [message] };
}
function byNames(given) {
    const known = new Set(given.flatMap(({ names }) => names));
    const entries = given.map((entry) => ({
        entry,
        names: entry.names.length > 0 ? entry.names : entry.at.split('/').filter((step) => known.has(step)),
    }));
    const sets = [...new Map(entries.map(({ names }) => [names.join('-'), names])).values()];
    const covers = (names, some) => some.every((name) => names.includes(name) || (isEnvironment(name) && names.some((one) => one.split('-').includes(name))));
    const largest = sets.filter((names) => names.length > 0 && !sets.some((other) => other !== names && covers(other, names)));
    if (largest.length < 2)
        return [{ name: null, entries: given }];
    return largest
        .map((names) => ({
        name: names.join('-'),
        entries: entries.flatMap((one) => (covers(names, one.names) ? one.entry : [])),
    }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
function withoutConflicts(entries) {
    const held = new Set();
    const left = new Set();
    for (const entry of entries.toSorted((a, b) => b.objects.length - a.objects.length)) {
        const own = entry.objects.map(keyOf);
        if (entry.kind !== 'argocd' && own.some((key) => held.has(key)))
            left.add(entry);
        else
            for (const key of own)
                held.add(key);
    }
    return entries.filter((entry) => !left.has(entry));
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/patterns.js
var sources_patterns = __webpack_require__(688);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/configuration.js






function configurationText(layout) {
    const { clusters, snapshotOf } = layout;
    const lists = clusters.map(({ entries }) => policyLines(layout, entries)
        .map((line) => `  ${line}`)
        .join('\n'));
    const isShared = lists.every((one) => one === lists[0]);
    const parts = clusters.flatMap((cluster, at) => {
        const snapshot = `snapshot: ${scalar(snapshotOf(cluster))}`;
        if (cluster.name === null)
            return snapshot;
        const fields = [
            `- name: ${scalar(cluster.name)}`,
            ...(cluster.destination === undefined ? [] : [`  destination: ${scalar(cluster.destination)}`]),
            `  ${snapshot}`,
            ...(isShared ? [] : [`  policies:\n${lists[at]}`.replaceAll('\n', '\n    ')]),
        ];
        return [...(at === 0 ? ['clusters:'] : []), ...fields.map((line) => `  ${line}`)];
    });
    return `# Written by \`fleetplan init\` from the files of this repository. Change what is not so.
# All settings: docs/configuration.md of fleetplan.
version: 1

${isShared ? `policies:\n${lists[0]}\n\n` : ''}# Take the snapshots with the command in the workflow, and merge them: they are read from the base.
${parts.join('\n')}
`;
}
function policyLines({ files, kustomizations }, entries) {
    const of = (...kinds) => entries.filter(({ kind }) => kinds.includes(kind));
    const plain = new Set(of('file').map(({ at }) => at));
    const others = [...files].filter((path) => !plain.has(path));
    const line = (written, given) => `- ${written} # ${(0,visible/* visible */.RK)(countsOf(given), 200)}`;
    return [
        ...globLines(globsFor([...plain], others)),
        ...[...(0,lookup/* groupedBy */.me)(of('argocd'), ({ at }) => (0,manifest_path/* folderOf */.yS)(at))].map(([folder, given]) => line(`argocd: ${scalar(globOf(folder, given))}`, given)),
        ...of('flux').map((one) => line(`flux: ${scalar(one.at || '.')}`, [one])),
        ...patternsFor(of('kustomize'), kustomizations).map(([pattern, given]) => line(`kustomize: ${scalar(pattern || '.')}`, given)),
        ...withValues(of('helm', 'applications')).map((one) => line(chartEntry(one), [one])),
    ];
}
function globLines(globs) {
    if (globs.length <= 100)
        return globs.map((glob) => `- ${scalar(glob)}`);
    const excluded = globs.filter((glob) => glob.startsWith('!'));
    const size = Math.max(1, 100 - excluded.length);
    const taken = globs.filter((glob) => !glob.startsWith('!'));
    return [...(0,lookup/* groupedBy */.me)(taken, (glob) => Math.floor(taken.indexOf(glob) / size)).values()].map((some) => `- path: [${[...some, ...excluded].map(scalar).join(', ')}]`);
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
        `release: ${/^[a-z0-9][a-z0-9-]{0,52}$/.test(release) ? release : 'release'}`,
    ];
    return `${kind === 'helm' ? 'helm' : 'argocd'}: { ${fields.join(', ')} }`;
}
function patternsFor(entries, all) {
    const [first] = entries;
    if (first === undefined)
        return [];
    const foreign = all.filter((folder) => !entries.some(({ at }) => at === folder));
    const steps = first.at.split('/');
    const patterns = steps
        .map((_, at) => steps.with(at, '*').join('/'))
        .filter((pattern) => !foreign.some((folder) => (0,sources_patterns/* matchesSteps */.B6)(pattern, folder)));
    let best = [first.at, [first]];
    for (const pattern of patterns) {
        const taken = entries.filter(({ at }) => (0,sources_patterns/* matchesSteps */.B6)(pattern, at));
        if (taken.length >= FEW && taken.length > best[1].length)
            best = [pattern, taken];
    }
    return [
        best,
        ...patternsFor(entries.filter((one) => !best[1].includes(one)), all),
    ];
}
const FEW = 4;
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

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/workflow.js

function workflowText(clusters, snapshotOf) {
    const paths = clusters.map(snapshotOf);
    const folders = [...new Set(paths.map(manifest_path/* folderOf */.yS))].filter((one) => one !== '');
    const prepare = folders.length === 0 ? '' : `          mkdir -p ${folders.map(shell).join(' ')}\n`;
    const commands = clusters.map(({ name }, at) => {
        const context = name === null ? '' : ` --context ${shell(name)}`;
        return `          node .fleetplan/dist/cli.js snapshot --kubeconfig "$HOME/.kube/config"${context} --output ${shell(paths[at] ?? '')}\n`;
    });
    return `# Written by \`fleetplan init\`. Replace OWNER and COMMIT: pin the full commit id of the version that you reviewed.
# Configuration and snapshots are read from the base: merge this, run the workflow once by hand, then open a pull request.
name: fleetplan
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]
  schedule:
    - cron: '17 */6 * * *'
  workflow_dispatch:
permissions: {}
concurrency:
  group: fleetplan-\${{ github.event.pull_request.number || github.event_name }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  plan:
    if: github.event_name == 'pull_request'
    runs-on: ubuntu-latest # with kubectl and helm, which render
    permissions:
      contents: read # the files of base and head
      pull-requests: write # the comment
    steps:
      - uses: actions/checkout@v5
        with:
          fetch-depth: 2 # the merge commit and its parents
      - uses: OWNER/fleetplan@COMMIT
  snapshot:
    if: github.event_name != 'pull_request'
    runs-on: self-hosted # a runner whose kubeconfig may read the cluster; \`fleetplan snapshot --role\` prints the role
    permissions:
      contents: write # pushes the snapshots
    steps:
      - uses: actions/checkout@v5
      - uses: actions/checkout@v5
        with:
          repository: OWNER/fleetplan
          ref: COMMIT
          path: .fleetplan
      - run: |
${prepare}${commands.join('')}          git add ${paths.map(shell).join(' ')}
          git -c user.name=fleetplan -c user.email=fleetplan@localhost commit -m 'Take snapshots' || exit 0
          git push
`;
}
function shell(name) {
    return /^[\w./-]+$/.test(name) ? name : `'${name.replace(/[^\w./ -]/g, '-')}'`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/init/index.js











function proposalFor(root) {
    return (0,renderer/* withRenderer */.M8)(new tree/* Tree */.P(root), {}, null, proposed);
}
async function proposed(renderer) {
    const { tree } = renderer;
    const { entries, files, notes: left } = await entriesOf(tree, (one) => (0,sides/* renderSource */.uc)(one, renderer));
    if (entries.length === 0)
        return null;
    const { clusters, notes } = clustersOf(entries);
    const snapshotOf = ({ name }) => `fleet/${(name ?? 'cluster').replace(/[^\w.-]/g, '-')}.ndjson`;
    const objects = new Set(entries.flatMap((one) => one.objects.map(keyOf)));
    const names = clusters.flatMap(({ name }) => (name === null ? [] : (0,visible/* visible */.RK)(name)));
    const of = names.length === 0 ? '1 cluster' : `${(0,plural/* counted */.hS)(names.length, 'cluster')} (${(0,visible/* few */.H$)(names, 5)})`;
    const kustomizations = tree.files().filter(kustomization/* isKustomization */.Sv).map(manifest_path/* folderOf */.yS);
    return {
        configuration: configurationText({ clusters, files, kustomizations, snapshotOf }),
        workflow: workflowText(clusters, snapshotOf),
        snapshots: clusters.map(snapshotOf).filter((path) => !tree.isFile(path)),
        found: `found ${(0,plural/* counted */.hS)(objects.size, 'planned object')} in ${(0,plural/* counted */.hS)(entries.length, 'source')}, for ${of}.`,
        notes: [...left, ...notes],
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/file-errors.js
var file_errors = __webpack_require__(2938);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/output/save.js
var save = __webpack_require__(369);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/file.js
var file = __webpack_require__(9057);
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
async function initCommand(argv, output) {
    const { values, paths } = (0,options/* readArguments */.lR)('init', argv);
    const [folder = '.', ...more] = paths;
    if (more.length > 0)
        throw new options/* UsageError */.eb('init takes one DIR');
    const root = (0,external_node_path_.resolve)(folder);
    if (!(0,file/* isFolder */.lQ)(root))
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
    const failed = (why) => {
        output.say(`fleetplan: ${why}`);
        return deliver/* NOT_EVALUATED */._q;
    };
    if (proposal === null)
        return failed('nothing that is planned was found here: no NodePool, Skyhook, placement, workload or maintenance, and nothing that renders one. Name the root of the repository that holds them.');
    const { configuration, workflow, notes, snapshots } = proposal;
    for (const sentence of [proposal.found, ...notes.slice(0, MOST_NOTES)])
        output.say(`fleetplan: ${sentence}`);
    const unsaid = notes.length - MOST_NOTES;
    if (unsaid > 0)
        output.say(`fleetplan: ${(0,plural/* counted */.hS)(unsaid, 'more note')}; --dry-run prints them as comments.`);
    if (values['dry-run'] === true) {
        const undecided = notes.map((note) => `# ${note}\n`).join('');
        const text = `# ${config_read/* DEFAULT_CONFIG */.PV}\n${configuration}${undecided}\n# ${WORKFLOW}\n${workflow}`;
        return (0,deliver/* codeAfter */.YK)(output.print(text, 'lines'), deliver/* PASS */.CQ, output);
    }
    const read = (0,config_read/* readConfig */.Xg)(configuration, config_read/* DEFAULT_CONFIG */.PV);
    if ('problems' in read)
        return (0,deliver/* printProblems */.Mr)(read.problems, output);
    const obstacle = obstacleIn(root);
    if (obstacle !== null)
        return failed(`${obstacle}; nothing was written. Move it away, or see --dry-run.`);
    for (const [path, text] of Object.entries({ [config_read/* DEFAULT_CONFIG */.PV]: configuration, [WORKFLOW]: workflow })) {
        try {
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(root, path)), { recursive: true });
            (0,save/* replaceFile */.f)((0,external_node_path_.join)(root, path), text);
        }
        catch (error) {
            return failed(`${path} cannot be written: ${(0,file_errors/* reasonOf */.A)(error)}`);
        }
    }
    output.say(`fleetplan: wrote ${config_read/* DEFAULT_CONFIG */.PV} and ${WORKFLOW}; each entry says what it gives.`);
    const take = snapshots.length === 0 ? '' : `take ${snapshots.join(', ')} with the command in the workflow, and `;
    output.say(`fleetplan: next, ${take}merge all of it.`);
    return deliver/* PASS */.CQ;
}
function repositoryFiles(folder) {
    const root = (0,folder_root/* folderRoot */.P)(folder);
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')))
        return root;
    const answer = (0,git_command/* runGit */.EO)(folder, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
    if (!answer.ok)
        return root;
    const tracked = new Set(answer.stdout.toString('utf8').split('\0'));
    return { ...root, entries: root.entries.filter(({ path }) => tracked.has(path)) };
}
function obstacleIn(root) {
    for (const path of ['.github', '.github/workflows', config_read/* DEFAULT_CONFIG */.PV, WORKFLOW]) {
        const stats = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path), { throwIfNoEntry: false });
        if (stats?.isSymbolicLink() === true)
            return `${path} is a link`;
        if (stats !== undefined && !stats.isDirectory())
            return `${path} is there already`;
    }
    return null;
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
