import { isWithin } from '../manifest/path.js';
import { counted } from '../manifest/words/plural.js';
import { countsOf } from './counts.js';
import { type GlobLine, joinedGlobs } from './joined-globs.js';
import type { Layout } from './layout.js';
import { escaped, globsFor } from './tree.js';
import type { Unit } from './unit.js';
import { comment, scalar } from './yaml-text.js';

/** The entries for files that are read as they are, and for those that are named so that an edit of them says so. */
export function plainLines(layout: Layout, units: readonly Unit[]): string[] {
  const files = units.filter(({ source }) => source.kind === 'file');
  const watched = units.filter(({ source }) => source.kind === 'watch');
  const ownPaths = new Set(files.map(({ at }) => at));
  const others = [...layout.files].filter((path) => !ownPaths.has(path));
  const groups = new Map<string | null, Unit[]>([[null, []]]);
  for (const unit of files) {
    const into = unit.source.kind === 'file' ? unit.source.namespace : null;
    groups.set(into, [...(groups.get(into) ?? []), unit]);
  }
  const hasSeveral = [...groups.values()].filter((group) => group.length > 0).length > 1;
  return [...groups].flatMap(([namespace, group]) => {
    const own = group.map(({ at }) => at);
    const rest = [...others, ...files.filter((unit) => !group.includes(unit)).map(({ at }) => at)];
    const whole = watched
      .filter(isManifests)
      .map(({ at }) => at)
      .filter((at) => groupWith(at, groups) === namespace);
    const isManifest = (path: string): boolean => /\.(?:ya?ml|json)$/.test(path);
    const globs = globsFor({ own: own.filter(isManifest), whole, foreign: rest });
    const odd = group.filter(({ at }) => !isManifest(at));
    const lines = joinedGlobs([
      ...odd.map((unit) => ({ why: describe(unit.at, [unit], []), glob: escaped(unit.at) })),
      ...(namespace === null ? programGlobs(watched) : []),
      ...globs.include.map(({ glob, at }) => {
        // In the root only what lies right there: a glob goes no deeper.
        const isHeld = (unit: Unit): boolean => (at === '' ? !unit.at.includes('/') : isWithin(at, unit.at));
        return { why: describe(at, group.filter(isHeld), watched.filter(isManifests).filter(isHeld)), glob };
      }),
      ...globs.exclude.map((glob) => ({ why: whyNot(layout, units, glob), glob })),
    ]);
    // An exclusion of its own would take files out of all other globs of the list as well.
    return namespace === null && !hasSeveral ? listed(lines) : asEntry(lines, namespace);
  });
}

/** The namespace of the first file in a watched folder: a folder is taken once. */
function groupWith(folder: string, groups: ReadonlyMap<string | null, readonly Unit[]>): string | null {
  const inside = [...groups].find(([, group]) => group.some(({ at }) => isWithin(folder, at)));
  return inside?.[0] ?? null;
}

function listed(lines: readonly GlobLine[]): string[] {
  return lines.flatMap(({ why, glob }) => [...comment(why), `- ${scalar(glob)}`]);
}

function asEntry(lines: readonly GlobLine[], namespace: string | null): string[] {
  if (lines.length === 0) return [];
  return [
    '- path:',
    ...listed(lines).map((line) => `    ${line}`),
    ...(namespace === null ? [] : [`  namespace: ${scalar(namespace)}`]),
  ];
}

function describe(at: string, held: readonly Unit[], watched: readonly Unit[]): string {
  const objects = held.flatMap((unit) => unit.objects);
  const delivering = held.filter((unit) => unit.objects.length === 0).length;
  const parts = [
    ...(objects.length > 0 ? [`${countsOf(objects)}, read as written`] : []),
    ...(delivering > 0
      ? [`${counted(delivering, 'file')} of Flux or Argo CD for what lies elsewhere: ${UNJUDGED}`]
      : []),
    ...watched
      .filter((unit) => isWithin(at, unit.at))
      .map(({ source }) => (source.kind === 'watch' ? `${source.why}: ${UNJUDGED}` : '')),
  ];
  return `${at === '' ? 'The root' : at}: ${parts.join('; ')}.`;
}

const UNJUDGED = 'an edit is not judged, and says so';

function whyNot(layout: Layout, units: readonly Unit[], glob: string): string {
  const path = glob.slice(1).replaceAll('\\', '');
  const leftOut = layout.leftOut.find(({ folder }) => isWithin(folder, path) || isWithin(path, folder));
  if (leftOut) return `${path}: ${countsOf(leftOut.objects)} that no cluster is said to run.`;
  const renders = units.find(
    ({ at, source }) => source.kind !== 'file' && (isWithin(at, path) || isWithin(path, at)),
  );
  if (renders) return `${path}: rendered below.`;
  return layout.rendered.has(path) || [...layout.rendered].some((file) => isWithin(path, file))
    ? `${path}: read by what renders it.`
    : `${path}: of another cluster.`;
}

/** Programs of a folder, by their suffixes: the plan takes none of them for a manifest. */
function programGlobs(watched: readonly Unit[]): GlobLine[] {
  return watched.flatMap((unit) => {
    const { source, at } = unit;
    if (source.kind !== 'watch' || source.suffixes.length === 0) return [];
    const names = source.suffixes.length === 1 ? source.suffixes[0] : `{${source.suffixes.join(',')}}`;
    const glob = at === '' ? `*.${names}` : `${escaped(at)}/**/*.${names}`;
    return [{ why: describe(at, [], [unit]), glob }];
  });
}

/** True for a folder whose manifests are watched, and not its programs. */
function isManifests({ source }: Unit): boolean {
  return source.kind === 'watch' && source.suffixes.length === 0;
}
