import type { Config } from './config/schema.js';
import type { ReadConfig } from './config/read.js';
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
  /** Manifests of the base; null if there is none to compare with. */
  readonly before: readonly Manifest[] | null;
  /** Manifests of the head, and those of the base that could not be read there. */
  readonly after: readonly Manifest[];
  readonly isCopied: IsCopied;
  /** Locations of manifests that are planned as an older version of their API. */
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

/** Both sides as all systems see them; one side twice is one value, and planned once. `known`: the base, if it is resolved already. */
export function resolveSides(
  sides: SidesToResolve,
  input: Resolving,
  known: ResolvedSide | undefined,
): { readonly base: ResolvedSide | null; readonly head: ResolvedSide } {
  const { before, after } = sides;
  const head = resolveSide(after, before, sides, input);
  if (before === null) return { base: null, head };
  if (sides.isOneSide && isSameObjects(before, after)) return { base: head, head };
  return { base: known ?? resolveSide(before, after, sides, input), head };
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

/** An object of the base is in the cluster, on both sides: it follows on itself. */
function resolveSide(
  manifests: readonly Manifest[],
  comparedWith: readonly Manifest[] | null,
  { before, isCopied, assumed }: SidesToResolve,
  input: Resolving,
): ResolvedSide {
  const { snapshot, config, at, horizonMs, configPlaces } = input;
  const resolved = once((system: System): Resolution => {
    const claimed = (list: readonly Manifest[]): Manifest[] =>
      list.filter((manifest) => kindOf(system.kinds, manifest) && !isCopied(manifest));
    const own = claimed(manifests);
    const base = before && claimed(before);
    const compared = comparedWith && claimed(comparedWith);
    const resolution = system.resolve({
      objects: new Histories(system.kinds, { own, base, live: snapshot.objects, compared }),
      neighbors: manifests,
      ...(before ? { neighborsBefore: before } : {}),
      copied: manifests.filter(isCopied),
      snapshot,
      // Whoever drains nodes asks the same budgets.
      budgetsOver: (pod) => resolved(kubernetes).budgetsOver?.(pod) ?? [],
      workMs: (labels) => nodeWork(labels, config.durations).plainMs,
      options: config.systems[system.id],
      at,
      until: at + horizonMs,
    });
    return {
      ...resolution,
      policies: withoutUnknownFields(resolution.policies, assumed),
      // Systems do not know the locations of their settings.
      problems: resolution.problems.map((problem) =>
        configPlaces && problem.place === null && VERSION_CODES.includes(problem.code)
          ? { ...problem, place: configPlaces(['systems', system.id, 'version']) }
          : problem,
      ),
    };
  });
  return new Map(SYSTEMS.map((system) => [system.id, resolved(system)]));
}

/** Problems that a system reports about its version. */
const VERSION_CODES: readonly ProblemCode[] = ['unknown-version', 'newer-version'];
