import { compileSteps, matchesSteps } from './globs.js';

const SOURCE_IGNORE = '.sourceignore';

/** True for a file of patterns, in whatever folder it lies. */
export function isSourceIgnore(path: string): boolean {
  return path === SOURCE_IGNORE || path.endsWith(`/${SOURCE_IGNORE}`);
}

/** A file of patterns, and the folder that they count from; '' is the root. */
interface IgnoreFile {
  readonly folder: string;
  readonly text: string;
}

const ALWAYS = '.git/\n.gitignore\n.gitmodules\n.gitattributes';
const BY_DEFAULT =
  '*.jpg\n*.jpeg\n*.gif\n*.png\n*.wmv\n*.flv\n*.tar.gz\n*.zip\n' +
  '.github/\n.circleci/\n.travis.yml\n.gitlab-ci.yml\nappveyor.yml\n.drone.yml\ncloudbuild.yaml\n' +
  'codeship-services.yml\ncodeship-steps.yml\n**/.goreleaser.yml\n**/.sops.yaml\n**/.flux.yaml';

/**
 * Tells which files of a repository Flux leaves out of what it applies: by `.sourceignore` in any folder, then `spec.ignore` of the
 * GitRepository, in the notation of .gitignore. If there is a single pattern, the defaults (CI and pictures) do not apply
 * (source-controller, `SourceIgnoreFilter`; https://fluxcd.io/flux/components/source/gitrepositories/#excluding-files).
 */
export function leftOutBy(files: readonly IgnoreFile[], ignore: string | null): (path: string) => boolean {
  const inOrder = files.toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
  const written = [...inOrder, { folder: '', text: ignore ?? '' }].flatMap(rulesIn);
  const others = written.length > 0 ? written : rulesIn({ folder: '', text: BY_DEFAULT });
  const rules = [...rulesIn({ folder: '', text: ALWAYS }), ...others];
  // The last matching line decides.
  return (path) => rules.findLast((rule) => rule.matches(path))?.isIncluded === false;
}

/** A pattern with a slash before its end counts from the folder of its file, any other matches at every depth. */
function rulesIn({ folder, text }: IgnoreFile) {
  const prefix = folder === '' ? '' : `${folder}/`;
  const lines = text.split(/\r?\n/).filter((line) => !line.startsWith('#') && line.trim() !== '');
  return lines.map((line) => {
    const isIncluded = line.startsWith('!');
    const pattern = (isIncluded ? line.slice(1) : line).replace(/(?<![\\ ]) +$|(?<=\\ ) +$/, '');
    const names = pattern.split('/').filter((name) => name !== '');
    const isAnywhere = !pattern.slice(0, -1).includes('/');
    // The name of a folder matches what is in it, not a file of that name.
    const inside = pattern.endsWith('/') ? ['**', '?*'] : ['**'];
    const steps = compileSteps([...(isAnywhere ? ['**'] : []), ...names, ...inside]);
    const matches = (path: string): boolean =>
      steps !== null && path.startsWith(prefix) && matchesSteps(steps, path.slice(prefix.length).split('/'));
    return { isIncluded, matches };
  });
}
