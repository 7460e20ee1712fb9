import { counted } from '../manifest/words/plural.js';
import { folderOf } from '../manifest/path.js';
import { visible } from '../manifest/words/visible.js';
import type { Survey } from './survey.js';

/** What was found, and what something takes of it. */
interface Search {
  readonly survey: Survey;
  readonly rendered: ReadonlySet<string>;
}

/**
 * True for a file that kustomize takes nowhere: the kustomization of its folder is built and leaves it out, or only components take it
 * that nothing takes; and no script applies it. Read beside what is built it would be planned as an object of the cluster: listing it later
 * would read as nothing, and deleting it as a removal.
 */
export function isIdle({ survey, rendered }: Search, file: string): boolean {
  if (rendered.has(file) || survey.recipes.some(({ governs }) => governs(file))) return false;
  const takers = [...survey.kustomizations.values()].filter(({ files }) => files.includes(file));
  const isTaken = takers.some((one) => !one.isComponent || rendered.has(one.file));
  const beside = survey.kustomizations.get(folderOf(file));
  const isBuilt = beside !== undefined && rendered.has(beside.file);
  return !isTaken && (takers.length > 0 || isBuilt);
}

export function idleTold([first, ...others]: readonly string[]): string | null {
  if (first === undefined) return null;
  const more = others.length > 0 ? ` and ${counted(others.length, 'other file')}` : '';
  return `${visible(first)}${more}: planned objects beside a kustomization that does not take them, or of a component that nothing takes. Nothing here applies them, so they are not planned. Name them in \`policies\` where somebody applies them by hand.`;
}
