import type { Config } from './config/schema.js';
import type { ReadConfig } from './config/read.js';
import { durationsOf } from './config/settings.js';
import { isSameJson } from './manifest/canonical.js';
import { once } from './manifest/lookup.js';
import type { Manifest, Place } from './manifest/manifest.js';
import type { ProblemCode } from './manifest/problem.js';
import type { IsCopied } from './plan/objects/copied.js';
import { nodeWork } from './plan/measure/fleet.js';
import { withoutUnknownFields } from './plan/objects/newer-api.js';
import type { Instant } from './rollout/controller.js';
import type { Snapshot } from './snapshot/snapshot.js';
import { Histories } from './systems/history.js';
import { kindOf } from './systems/kinds.js';
import { SYSTEMS } from './systems/index.js';
import { kubernetes } from './systems/kubernetes/index.js';
import type { Resolution, System, SystemId } from './systems/system.js';

/** One side as all systems see it. */
export type ResolvedSide = ReadonlyMap<SystemId, Resolution>;

/** The objects to resolve. */
interface SidesToResolve {
  /** Of the base; null where there is nothing to compare with. */
  readonly before: readonly Manifest[] | null;
  /** Of the head, with what could not be read there and the base holds. */
  readonly after: readonly Manifest[];
  readonly isCopied: IsCopied;
  /** Of manifests that are planned as an older version of their API than they are of. */
  readonly assumed: ReadonlySet<Place>;
  /** True where nothing but one set of files is planned: a base with the same objects is then the head itself. */
  readonly isOneSide: boolean;
}

/** The input of resolving beside the objects. */
export interface Resolving {
  readonly snapshot: Snapshot;
  readonly config: Config;
  /** Locations of the settings of the configuration; absent or null = in no file. */
  readonly configPlaces?: ReadConfig['placeOf'] | null;
  readonly at: Instant;
  readonly horizonMs: number;
}

/** Both sides as all systems see them; what is the same side twice is one value, and planned once. */
export function resolveSides(
  sides: SidesToResolve,
  input: Resolving,
): { readonly base: ResolvedSide | null; readonly head: ResolvedSide } {
  const { before, after } = sides;
  const head = resolveSystems({ ...sides, manifests: after, previous: before, comparedWith: before }, input);
  if (before === null) return { base: null, head };
  if (sides.isOneSide && isSameObjects(before, after)) return { base: head, head };
  // An object of the base is in the cluster: it follows on itself.
  return {
    base: resolveSystems({ ...sides, manifests: before, previous: before, comparedWith: after }, input),
    head,
  };
}

/** True if both lists hold the same objects: a definition in the files applies to the files, not to the objects they are compared with. */
function isSameObjects(before: readonly Manifest[], after: readonly Manifest[]): boolean {
  return (
    before.length === after.length &&
    before.every(
      (one, i) => one.definition === after[i]?.definition && isSameJson(one.object, after[i]?.object),
    )
  );
}

interface SideToResolve extends Pick<SidesToResolve, 'isCopied' | 'assumed'> {
  readonly manifests: readonly Manifest[];
  readonly previous: readonly Manifest[] | null;
  readonly comparedWith: readonly Manifest[] | null;
}

function resolveSystems(
  { manifests, previous, comparedWith, isCopied, assumed }: SideToResolve,
  input: Resolving,
): ResolvedSide {
  const durations = durationsOf(input.config);
  const resolved = once((system: System): Resolution => {
    const claimed = (list: readonly Manifest[]): Manifest[] =>
      list.filter((manifest) => kindOf(system.kinds, manifest) && !isCopied(manifest));
    const own = claimed(manifests);
    const base = previous && claimed(previous);
    const compared = comparedWith && claimed(comparedWith);
    const resolution = system.resolve({
      objects: new Histories(system.kinds, { own, base, live: input.snapshot.objects, compared }),
      neighbours: manifests,
      ...(previous ? { neighboursBefore: previous } : {}),
      copied: manifests.filter(isCopied),
      snapshot: input.snapshot,
      // Whoever drains nodes asks the same budgets.
      budgetsOver: (pod) => resolved(kubernetes).budgetsOver?.(pod) ?? [],
      workMs: (labels) => nodeWork(labels, durations).plainMs,
      options: input.config.systems[system.id],
      at: input.at,
      until: input.at + input.horizonMs,
    });
    const policies = withoutUnknownFields(resolution.policies, assumed);
    return withPlaceOfVersion({ ...resolution, policies }, system.id, input);
  });
  return new Map(SYSTEMS.map((system) => [system.id, resolved(system)]));
}

/** Problems that a system reports about its version. */
const SETTING_CODES: readonly ProblemCode[] = ['unknown-version', 'newer-version'];

/** Systems do not know where their settings stand. */
function withPlaceOfVersion(
  resolution: Resolution,
  system: SystemId,
  { configPlaces }: Resolving,
): Resolution {
  if (!configPlaces) return resolution;
  const problems = resolution.problems.map((problem) =>
    SETTING_CODES.includes(problem.code) && problem.place === null
      ? { ...problem, place: configPlaces(['systems', system, 'version']) }
      : problem,
  );
  return { ...resolution, problems };
}
