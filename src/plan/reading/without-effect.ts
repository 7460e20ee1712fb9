import { isKustomization } from '../../manifest/delivery/kustomization.js';
import { folderOf, nameOf } from '../../manifest/path.js';
import { placedYaml } from '../../manifest/placed-yaml.js';
import { canonicalJson } from '../../manifest/values/canonical.js';
import { few } from '../../manifest/words/listing.js';
import { verb } from '../../manifest/words/plural.js';
import { visible } from '../../manifest/words/visible.js';
import type { OutsideFile, SourceFile } from '../../manifest/source-file.js';
import { Edits } from './edits.js';
import type { Side } from './side.js';

/**
 * That kustomizations or values which the change edits make nothing else than before: an entry that matches nothing is passed over by the
 * tools without a word. Null where something that is rendered differs, or nothing of it was edited.
 */
export function withoutEffect(base: Side | null, head: Side): string | null {
  const { renderedPaths = [], outside = [] } = head;
  if (base === null || renderedPaths.length === 0) return null;
  const rendered = new Set(renderedPaths.map((path) => path.replace(/\/$/, '')));
  const edited = outside.filter((file) => decides(file.path, rendered) && isOtherYaml(file));
  if (edited.length === 0 || !isSame(base.files, head.files)) return null;
  const names = few(edited.map(({ path }) => visible(path)));
  return `The change edits ${names}, and nothing that is rendered of ${verb(edited.length, 'it', 'them')} differs. Where that was to change something, look for an entry that matches nothing: the target of a patch, the name of an image, a value that no template takes.`;
}

/** Of a chart the values of its own and those that are named: it may hold others that are for other clusters. */
function decides(path: string, rendered: ReadonlySet<string>): boolean {
  if (rendered.has(path)) return true;
  return rendered.has(folderOf(path)) && (isKustomization(path) || nameOf(path) === 'values.yaml');
}

function isOtherYaml({ path, before, text }: OutsideFile): boolean {
  if (before === null || text === null || before === text) return false;
  const valueOf = (written: string): string =>
    canonicalJson(placedYaml(written, path).map(({ value }) => value));
  return valueOf(before) !== valueOf(text);
}

function isSame(before: readonly SourceFile[], after: readonly SourceFile[]): boolean {
  const edits = new Edits(before);
  return before.length === after.length && after.every((file) => !edits.isEdited(file));
}
