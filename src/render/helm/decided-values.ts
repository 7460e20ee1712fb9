import { canonicalJson } from '../../manifest/values/canonical.js';
import { decidedThere } from '../../manifest/delivery/decided-there.js';
import { fieldAt } from '../../manifest/fields.js';
import type { Json } from '../../manifest/manifest.js';
import { placedYaml } from '../../manifest/placed-yaml.js';
import { visible } from '../../manifest/words/visible.js';
import { inside } from '../paths.js';
import { renderProblem } from '../problems.js';
import type { Failure, Renderer } from '../renderer.js';
import type { Workspace } from '../workspace.js';
import type { Chart } from './chart.js';
import type { Release } from './release.js';

/** Of a version, Helm takes a branch as the cluster does: what is in the other one is for clusters of another age. */
const OF_VERSION = /\.Capabilities\.KubeVersion\b[.\w]*/g;
const VALUE = /\.Values\.([\w.]+)/g;
const TEMPLATE = /(?:^|\/)templates\/.*\.(?:ya?ml|tpl)$/;

/** What of a chart nobody sees here, and what it is made of. */
interface Decided {
  readonly failures: readonly Failure[];
  /** The templates that have such parts. */
  readonly attempted: readonly string[];
}

/**
 * Values that stand in a part of a template of which the cluster decides whether it is there (`lookup`, `.Release.IsUpgrade`, an API that it
 * may have). Here that part may have printed nothing, so an edit of such a value changes what nobody has judged.
 */
export function decidedByValues(
  { workspace, mayHoldPlanned }: Pick<Renderer, 'workspace' | 'mayHoldPlanned'>,
  chart: Chart,
  release: Release,
): Decided {
  const own = `${inside(chart.folder, 'templates')}/`;
  const failures = templatesIn(workspace, chart, mayHoldPlanned).flatMap(({ path, text }): Failure | [] => {
    const parts = decidedThere(text.replace(OF_VERSION, ''));
    const names = [...parts.join('\n').matchAll(VALUE)].map(([, name = '']) => name.split('.'));
    if (names.length === 0) return [];
    // The values of a chart within it stand under its name, or another that this one gives it.
    const asked = path.startsWith(own) ? names : [[]];
    const message = `${visible(path)} writes values of the chart where only the cluster decides whether they are written, and the change edits one of them: what that does there was not judged. Decide it by a value of the chart.`;
    return {
      problem: renderProblem('decided-in-cluster', message, path),
      of: canonicalJson(valuesAt(workspace, chart, release, asked)),
      isQuiet: true,
      isHarmless: true,
      moves: path,
    };
  });
  return { failures, attempted: failures.flatMap(({ moves }) => moves ?? []) };
}

function templatesIn(
  workspace: Workspace,
  { paths }: Chart,
  mayHoldPlanned: (text: string) => boolean,
): { readonly path: string; readonly text: string }[] {
  return paths
    .flatMap((path) => workspace.below(path))
    .filter(({ path }) => TEMPLATE.test(path))
    .map(({ path }) => ({ path, text: workspace.text(path) ?? '' }))
    .filter(({ text }) => text.includes('{{') && mayHoldPlanned(text));
}

/** What each layer of the values has there; which of them is in force needs no answer to tell that none was edited. */
function valuesAt(
  workspace: Workspace,
  chart: Chart,
  release: Release,
  asked: readonly (readonly string[])[],
): Json {
  const files = [inside(chart.folder, 'values.yaml'), ...release.values];
  const texts = [...files.map((path) => workspace.text(path) ?? ''), ...(release.inline ?? [])];
  const layers = texts.map((text) => placedYaml(text, 'values.yaml')[0]?.value ?? null);
  const roots = new Set(asked.map(([root]) => root));
  const sets = [release.set, release.setString ?? {}].map((set) =>
    Object.entries(set).filter(([name]) => roots.has(undefined) || roots.has(name.split(/[.[]/)[0])),
  );
  return [asked.map((path) => layers.map((layer) => fieldAt(layer, ...path) ?? null)), sets];
}
