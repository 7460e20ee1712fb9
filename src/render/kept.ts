import { deletesNothing } from '../argocd/applications-sync.js';
import { syncsItself } from '../argocd/automated.js';
import { field, fieldAt, itemsIn, labelsIn } from '../manifest/fields.js';
import { few } from '../manifest/words/listing.js';
import { type Manifest, namespaceOf } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { counted, verb } from '../manifest/words/plural.js';
import type { SourceFile } from '../manifest/source-file.js';
import { titleOf, visible } from '../manifest/words/visible.js';
import { type Delivering, leavesAll } from './delivered.js';
import { putsBackAspect } from './puts-back.js';
import { type Aspect, aspectOf, type Renderer } from './renderer.js';
import { type Bringing, sharedEdit } from './shared.js';

/** Whether a controller deletes what is gone from the files of an object. */
interface Pruning {
  /** That it does not, as a clause that begins with the object; null where it does. */
  readonly keepsAll: string | null;
  /** The annotation with which an object stays all the same. */
  readonly keeping: { readonly key: string; readonly value: string };
  /** The field with which it deletes what was left before as well, once it prunes; null where it knows of that no more. */
  readonly prunesLeft: string | null;
}

/** What one object brings into the cluster. */
interface Brought {
  readonly pruning: Pruning;
  readonly files: SourceFile[];
  /** All that it brings, planned or not. */
  readonly applied: SourceFile[];
  /** Files of all objects of the side. */
  readonly all: readonly SourceFile[];
}

/** What is brought by which object, so that what is gone from the files of one that prunes nothing is no deletion. */
export class Kept {
  private readonly all: SourceFile[] = [];
  private readonly brought = new Map<Delivering, Brought>();

  constructor(private readonly mayHoldPlanned: Renderer['mayHoldPlanned']) {}

  add(object: Delivering, files: readonly SourceFile[]): void {
    const known = this.brought.get(object);
    const own = known ?? { pruning: pruningOf(object.manifest), files: [], applied: [], all: this.all };
    this.brought.set(object, own);
    const planned = files.filter(({ text }) => this.mayHoldPlanned(text));
    own.files.push(...planned);
    own.applied.push(...files);
    this.all.push(...planned);
  }

  /** Of an entry of `policies`: what goes on to stay where the object that brought it is gone (`mayBeGone`, by its title), and left it. */
  ofGone(entry: string, mayBeGone: (title: string) => boolean, isThere: (title: string) => boolean): Aspect {
    const byName = new Map(
      [...this.brought].map(([object, brought]) => [titleOf(object.manifest), { object, brought }]),
    );
    return aspectOf<typeof byName | undefined>(`left in ${entry}`, byName, (was) => {
      const lost = [...(was ?? [])].filter(([title]) => !byName.has(title));
      const sent = lost.filter(([title]) => isThere(title));
      const held = lost.filter(([title, { object }]) => mayBeGone(title) && this.isHeld(object));
      const left = lost.filter(([title, { object }]) => mayBeGone(title) && leavesAll(object));
      const gone = [sent, held].find((some) => some.length > 0) ?? left;
      const files = gone.flatMap(([, { brought }]) => brought.files);
      const kept = keptOf(files, this.all, this.mayHoldPlanned, () => true);
      if (kept.length === 0) return null;
      const names = visible(few(gone.map(([title]) => title)), 300);
      if (sent.length > 0) {
        const they = `${names} ${verb(sent.length, 'goes', 'go')} to another cluster, and neither Argo CD nor Flux deletes what was applied in the old one`;
        return { says: saysKept(they, kept), isHarmless: false, keeps: kept.map(({ key }) => key) };
      }
      if (gone === held) {
        const they = `${names} ${verb(gone.length, 'is', 'are')} made no more and ${verb(gone.length, 'stays', 'stay')}, as the ApplicationSet may not delete ${verb(gone.length, 'it', 'them')} (applicationsSync)`;
        return { says: saysKept(they, kept), isHarmless: false, keeps: kept.map(({ key }) => key) };
      }
      const how = `${names} ${verb(gone.length, 'is', 'are')} gone and ${verb(gone.length, 'leaves', 'leave')} what ${verb(gone.length, 'it', 'they')} applied (no finalizer, or deletionPolicy)`;
      return { says: saysKept(how, kept), isHarmless: false, keeps: kept.map(({ key }) => key) };
    });
  }

  /** Of an entry of `policies`: what one of two brings no longer. */
  shared(entry: string, mayBeGone: (title: string) => boolean): Aspect {
    const bringing = new Map(
      [...this.brought].map(([object, { pruning, applied }]): [string, Bringing] => [
        titleOf(object.manifest),
        { applied, prunes: pruning.keepsAll === null, cascades: !leavesAll(object) },
      ]),
    );
    const isTold = (manifest: Manifest): boolean =>
      manifest.kind === 'Namespace' || isPlanned(manifest, this.mayHoldPlanned);
    const keysIn = (file: SourceFile, mayGo = false): readonly string[] =>
      this.mayHoldPlanned(file.text) || file.text.includes('Namespace')
        ? objectsIn(file)
            .filter(
              ({ manifest }) => isTold(manifest) && !(mayGo && STAYING.some((one) => saysSo(manifest, one))),
            )
            .map(({ key }) => key)
        : [];
    return aspectOf<typeof bringing | undefined>(`shared in ${entry}`, bringing, (was) =>
      was === undefined ? null : sharedEdit(was, bringing, { keysIn, mayBeGone }),
    );
  }

  /** True where the ApplicationSet that made it is still there, makes others, and may not delete it. */
  private isHeld({ madeBy }: Delivering): boolean {
    const title = madeBy && titleOf(madeBy);
    return [...this.brought.keys()].some(
      ({ madeBy: set }) => set !== undefined && titleOf(set) === title && deletesNothing(set),
    );
  }

  aspects(): { readonly object: Delivering; readonly aspect: Aspect }[] {
    return [...this.brought].flatMap(([object, brought]) => [
      { object, aspect: aspectOf('pruning', brought, (was, is) => keptEdit(was, is, this.mayHoldPlanned)) },
      { object, aspect: aspectOf('prunes', brought.pruning, prunesEdit) },
      {
        object,
        aspect: aspectOf('confirms', brought, (was, is) => confirmedEdit(was, is, this.mayHoldPlanned)),
      },
      { object, aspect: putsBackAspect(object.manifest, brought.applied) },
    ]);
  }
}

/**
 * Source: argo-cd, docs/user-guide/auto_sync.md and sync-options.md (who syncs by hand decides anew each time); fluxcd.io, Kustomization, `prune`;
 * helm.sh, chart tips, `helm.sh/resource-policy`.
 */
function pruningOf({ kind, object }: Manifest): Pruning {
  if (kind === 'HelmRelease')
    return { keepsAll: null, keeping: { key: 'helm.sh/resource-policy', value: 'keep' }, prunesLeft: null };
  const says = (why: string): string => `deletes nothing that is gone from its files (${why})`;
  if (kind === 'Kustomization') {
    const keepsAll = fieldAt(object, 'spec', 'prune') === true ? null : says('spec.prune');
    // Its inventory is of what it applied last (kustomize-controller, `Status.Inventory`): what was left before is not in it.
    return {
      keepsAll,
      keeping: { key: 'kustomize.toolkit.fluxcd.io/prune', value: 'disabled' },
      prunesLeft: null,
    };
  }
  const policy = fieldAt(object, 'spec', 'syncPolicy');
  const isOff = syncsItself({ object }) && field(field(policy, 'automated'), 'prune') !== true;
  const isLeft = itemsIn(policy, 'syncOptions').includes('Prune=false');
  const why = isLeft ? 'syncOptions Prune=false' : isOff ? 'automated without prune' : null;
  return {
    keepsAll: why && says(why),
    keeping: { key: 'argocd.argoproj.io/sync-options', value: 'Prune=false' },
    prunesLeft: isOff || isLeft || !syncsItself({ object }) ? null : 'spec.syncPolicy',
  };
}

/** Argo CD knows by a label or annotation what it applied, however long ago. Source: argo-cd, docs/user-guide/resource_tracking.md. */
function prunesEdit(was: Pruning, is: Pruning): ReturnType<Aspect['edit']> {
  if (was.keepsAll === null || is.prunesLeft === null) return null;
  const says = `deletes from this change on what is gone from its files (${is.prunesLeft}): what earlier changes took out of them, and is still in the cluster, goes with it, all at once and whatever its limits say. No file tells what that is: compare with what the cluster has (\`argocd app diff\`) first.`;
  return { says, isHarmless: false };
}

const CONFIRMED: Pruning['keeping'] = { key: 'argocd.argoproj.io/sync-options', value: 'Prune=confirm' };

/** Of what Argo CD takes away only when a person says so; the plan is of that. Source: argo-cd, docs/user-guide/sync-options.md (Prune=confirm). */
function confirmedEdit(
  was: Brought,
  is: Brought,
  mayHoldPlanned: Renderer['mayHoldPlanned'],
): ReturnType<Aspect['edit']> {
  const isAsked = is.pruning.keepsAll === null && is.pruning.keeping.key === CONFIRMED.key;
  if (!isAsked || !was.files.some(({ text }) => text.includes(CONFIRMED.value))) return null;
  const held = keptOf(was.files, is.all, mayHoldPlanned, (manifest) => saysSo(manifest, CONFIRMED));
  if (held.length === 0) return null;
  const names = visible(few(held.map(({ manifest }) => `${manifest.kind}/${manifest.name}`)), 300);
  const them = verb(held.length, 'it', 'them');
  const says = `asks a person before it takes ${names} away (${CONFIRMED.value}): merging deletes nothing of ${them} yet, and what the plan says of ${them} happens when somebody confirms.`;
  return { says, isHarmless: false };
}

function keptEdit(
  was: Brought,
  is: Brought,
  mayHoldPlanned: Renderer['mayHoldPlanned'],
): ReturnType<Aspect['edit']> {
  const { keeping } = is.pruning;
  // What stops to prune with the change may still do so before it is told.
  const keepsAll = was.pruning.keepsAll && is.pruning.keepsAll;
  if (keepsAll === null && !was.files.some(({ text }) => text.includes(keeping.key))) return null;
  const kept = keptOf(
    was.files,
    is.all,
    mayHoldPlanned,
    (manifest) => keepsAll !== null || saysSo(manifest, keeping),
  );
  if (kept.length === 0) return null;
  const how = keepsAll ?? `leaves what has the annotation ${keeping.key}: ${keeping.value}`;
  return { says: saysKept(how, kept), isHarmless: false, keeps: kept.map(({ key }) => key) };
}

function isPlanned({ apiVersion, kind }: Manifest, mayHoldPlanned: Renderer['mayHoldPlanned']): boolean {
  return mayHoldPlanned(`apiVersion: ${apiVersion}\nkind: ${kind}\n`);
}

interface KeptObject {
  readonly key: string;
  readonly manifest: Manifest;
}

/** What of planned kinds is in none of the files any more, and stays. */
function keptOf(
  files: readonly SourceFile[],
  all: readonly SourceFile[],
  mayHoldPlanned: Renderer['mayHoldPlanned'],
  stays: (manifest: Manifest) => boolean,
): KeptObject[] {
  const there = new Set(all.flatMap(objectsIn).map(({ key }) => key));
  return files.flatMap(objectsIn).filter(({ key, manifest }) => {
    return isPlanned(manifest, mayHoldPlanned) && !there.has(key) && stays(manifest);
  });
}

function saysKept(how: string, kept: readonly KeptObject[]): string {
  const names = visible(few(kept.map(({ manifest }) => `${manifest.kind}/${manifest.name}`)), 300);
  const [are, stay, they, them] = [
    verb(kept.length, 'is', 'are'),
    verb(kept.length, 'stays', 'stay'),
    verb(kept.length, 'it is', 'they are'),
    verb(kept.length, 'it', 'them'),
  ];
  return `${how}: ${names} ${are} gone from there and ${stay} in the cluster as ${they}, where nobody judges ${them} any more. Whoever prunes by hand takes ${counted(kept.length, 'object')} away at once, whatever the limits say.`;
}

/** The objects of a file, each with the key that it is known by: `kind/namespace/name`. */
export function objectsIn(file: SourceFile): KeptObject[] {
  return parseManifests(file.text, file.path).manifests.map((manifest) => {
    const where = namespaceOf({ namespace: manifest.namespace ?? file.namespace ?? null });
    return { key: `${manifest.kind}/${where}/${manifest.name}`, manifest };
  });
}

/** With one of these an object stays when what applied it has it no longer, or goes. */
const STAYING: readonly Pruning['keeping'][] = [
  { key: 'argocd.argoproj.io/sync-options', value: 'Prune=false' },
  { key: 'argocd.argoproj.io/sync-options', value: 'Delete=false' },
  { key: 'kustomize.toolkit.fluxcd.io/prune', value: 'disabled' },
  { key: 'helm.sh/resource-policy', value: 'keep' },
];

function saysSo({ object }: Manifest, { key, value }: Pruning['keeping']): boolean {
  const written = labelsIn(object['metadata'], 'annotations')[key];
  return written?.split(',').some((one) => one.trim() === value) === true;
}
