import { compileSegments } from './globs.js';

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

/** A line of the file: of several that match, the last one decides. */
interface Rule {
  readonly isIncluded: boolean;
  matches(path: string): boolean;
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
  const written = [
    ...files
      .toSorted((a, b) => (a.folder < b.folder ? -1 : 1))
      .flatMap(({ folder, text }) => rulesIn(text, folder)),
    ...rulesIn(ignore ?? '', ''),
  ];
  const rules = [...rulesIn(ALWAYS, ''), ...(written.length > 0 ? written : rulesIn(BY_DEFAULT, ''))];
  return (path) => rules.findLast((rule) => rule.matches(path))?.isIncluded === false;
}

function rulesIn(text: string, folder: string): Rule[] {
  return text
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#') && line.trim() !== '')
    .map((line) => ruleOf(line, folder === '' ? '' : `${folder}/`));
}

/** A pattern with a slash before its end counts from the folder of its file, any other matches at every depth. */
function ruleOf(line: string, prefix: string): Rule {
  const isIncluded = line.startsWith('!');
  const written = (isIncluded ? line.slice(1) : line).replace(/(?<![\\ ]) +$|(?<=\\ ) +$/, '');
  const isFolder = written.endsWith('/');
  const steps = (isFolder ? written.slice(0, -1) : written).split('/');
  const pattern = compileSegments(
    steps.length === 1 ? ['**', ...steps] : steps.filter((step) => step !== ''),
  );
  return {
    isIncluded,
    // The name of a folder matches what is in it, not a file of that name.
    matches: (path) =>
      path.startsWith(prefix) &&
      pattern?.inside.test(`${path.slice(prefix.length)}${isFolder ? '' : '/'}`) === true,
  };
}
