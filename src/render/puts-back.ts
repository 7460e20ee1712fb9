import { syncsItself } from '../argocd/automated.js';
import { field, fieldAt, itemsIn, numberIn, textIn } from '../manifest/fields.js';
import { few } from '../manifest/words/listing.js';
import type { Json, Manifest } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import type { SourceFile } from '../manifest/source-file.js';
import { titleOf, visible } from '../manifest/words/visible.js';
import { type Aspect, aspectOf } from './renderer.js';

/** What has an object put back in the cluster what somebody else set there. */
interface Correcting {
  /** The field that says so; null where nothing is put back. */
  readonly by: string | null;
  readonly files: readonly SourceFile[];
}

/**
 * How it is told that replicas which an autoscaler sets are put back to those of the files, over and over. Source: argo-cd,
 * docs/user-guide/auto_sync.md (self-healing) and best_practices.md ("Leaving Room For Imperativeness"); fluxcd.io, HelmRelease, `driftDetection`.
 */
export function putsBackAspect(manifest: Manifest, files: readonly SourceFile[]): Aspect {
  return aspectOf('puts-back', { by: correctingOf(manifest), files }, putsBackEdit);
}

function correctingOf({ kind, object }: Manifest): string | null {
  const spec = field(object, 'spec');
  if (kind === 'HelmRelease') {
    const drift = field(spec, 'driftDetection');
    const isIgnored = isAboutReplicas(itemsIn(drift, 'ignore'));
    return textIn(drift, 'mode') === 'enabled' && !isIgnored ? 'spec.driftDetection' : null;
  }
  const heals = fieldAt(spec, 'syncPolicy', 'automated', 'selfHeal') === true && syncsItself({ object });
  const isIgnored = isAboutReplicas(itemsIn(spec, 'ignoreDifferences'));
  return kind === 'Application' && heals && !isIgnored ? 'spec.syncPolicy.automated.selfHeal' : null;
}

function isAboutReplicas(ignored: readonly Json[]): boolean {
  return JSON.stringify(ignored).includes('replicas');
}

function putsBackEdit(was: Correcting, is: Correcting): ReturnType<Aspect['edit']> {
  if (is.by === null) return null;
  const known = new Set(foughtOver(was).map(({ key }) => key));
  const fresh = foughtOver(is).filter(({ key }) => !known.has(key));
  const [first] = fresh;
  if (first === undefined) return null;
  const names = visible(few(fresh.map(({ title, by }) => `${title} (${by})`)), 300);
  const to = fresh.length === 1 ? `the ${first.replicas}` : 'those';
  const says = `puts back what differs from its files (${is.by}), and an autoscaler sets the replicas of ${names}: each time it does, they go back to ${to} of the files, and the pods beyond that are taken away at once, whatever the limits say. Leave spec.replicas out of the files, or have that field ignored (${is.by.startsWith('spec.drift') ? 'spec.driftDetection.ignore' : 'spec.ignoreDifferences'}).`;
  return { says, isHarmless: false };
}

/** A workload of which the files write how many replicas it has, beside an autoscaler that sets another number. */
interface FoughtOver {
  readonly key: string;
  readonly title: string;
  readonly by: string;
  readonly replicas: number;
}

function foughtOver({ by, files }: Correcting): readonly FoughtOver[] {
  const scaling = by === null ? [] : files.filter(({ text }) => AUTOSCALERS.test(text));
  if (scaling.length === 0) return [];
  const written = new Map<string, { readonly manifest: Manifest; readonly replicas: number }>(
    files
      .filter(({ text }) => /\breplicas\b/.test(text))
      .flatMap(manifestsIn)
      .flatMap((manifest) => {
        const replicas = numberIn(field(manifest.object, 'spec'), 'replicas');
        return replicas === null
          ? []
          : [[`${manifest.kind}/${manifest.name}`, { manifest, replicas }] as const];
      }),
  );
  return scaling.flatMap(manifestsIn).flatMap((autoscaler): FoughtOver[] => {
    const target = fieldAt(autoscaler.object, 'spec', 'scaleTargetRef');
    const key = `${textIn(target, 'kind') ?? 'Deployment'}/${textIn(target, 'name') ?? ''}`;
    const found = AUTOSCALERS.test(`kind: ${autoscaler.kind}`) ? written.get(key) : undefined;
    if (found === undefined) return [];
    return [{ key, title: titleOf(found.manifest), by: titleOf(autoscaler), replicas: found.replicas }];
  });
}

const AUTOSCALERS = /\bkind["']?\s*:\s*["']?(?:HorizontalPodAutoscaler|ScaledObject)\b/;

function manifestsIn({ text, path }: SourceFile): readonly Manifest[] {
  return parseManifests(text, path).manifests;
}
