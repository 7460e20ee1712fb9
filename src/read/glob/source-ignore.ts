import { compileSegment, matchSegment, type Segment } from './segment.js';

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
  readonly domain: readonly string[];
  readonly steps: readonly string[];
  readonly segments: readonly (Segment | null)[];
  readonly includes: boolean;
  /** Written with `/` at its end: of files only what lies below matches. */
  readonly isFolder: boolean;
}

const ALWAYS = '.git/\n.gitignore\n.gitmodules\n.gitattributes';
const BY_DEFAULT =
  '*.jpg\n*.jpeg\n*.gif\n*.png\n*.wmv\n*.flv\n*.tar.gz\n*.zip\n' +
  '.github/\n.circleci/\n.travis.yml\n.gitlab-ci.yml\nappveyor.yml\n.drone.yml\ncloudbuild.yaml\n' +
  'codeship-services.yml\ncodeship-steps.yml\n**/.goreleaser.yml\n**/.sops.yaml\n**/.flux.yaml';

/**
 * Tells which files of a repository Flux leaves out of what it applies: by `.sourceignore` in any folder, then `spec.ignore` of the
 * GitRepository, as go-git 5 reads patterns. Where there is a single pattern, those that hold by default (CI and pictures) do not
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
  return (path) => {
    const steps = path.split('/');
    return rules.findLast((rule) => matches(rule, steps))?.includes === false;
  };
}

function rulesIn(text: string, folder: string): Rule[] {
  const domain = folder === '' ? [] : folder.split('/');
  return text
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#') && line.trim() !== '')
    .map((line) => ruleOf(line, domain));
}

function ruleOf(line: string, domain: readonly string[]): Rule {
  const includes = line.startsWith('!');
  const pattern = (includes ? line.slice(1) : line).replace(/(?<![\\ ]) +$|(?<=\\ ) +$/, '');
  const isFolder = pattern.endsWith('/');
  const steps = (isFolder ? pattern.slice(0, -1) : pattern).split('/');
  return { domain, steps, segments: steps.map(compileSegment), includes, isFolder };
}

function matches(rule: Rule, path: readonly string[]): boolean {
  const { domain, steps, isFolder } = rule;
  if (path.length <= domain.length || domain.some((step, index) => path[index] !== step)) return false;
  const inside = path.slice(domain.length);
  if (steps.length > 1) return isAlong(rule, inside);
  const at = inside.findIndex((step) => isStep(rule, 0, step));
  return at >= 0 && !(isFolder && at === inside.length - 1);
}

function isStep({ segments }: Rule, index: number, step: string): boolean {
  const segment = segments[index];
  return segment !== null && segment !== undefined && matchSegment(segment, step);
}

/** A pattern with a slash: from the first step on, and then also what lies below. `**` takes the first place where the next step fits. */
function isAlong(rule: Rule, path: readonly string[]): boolean {
  const { steps, isFolder } = rule;
  let isFound = false;
  let at = 0;
  let mayPass = false;
  for (const [index, step] of steps.entries()) {
    if (step === '') {
      mayPass = false;
      continue;
    }
    if (step === '**') {
      mayPass = true;
      continue;
    }
    if (step.includes('**') || at >= path.length) return false;
    const next = path.findIndex((one, place) => place >= at && isStep(rule, index, one));
    if (next < 0 || (next > at && !mayPass)) {
      if (!mayPass) return false;
      isFound = false;
      at = path.length;
    } else {
      // What ends before the pattern does is no match, whatever fitted so far.
      isFound = mayPass || next + 1 < path.length || index === steps.length - 1;
      at = next + 1;
    }
    mayPass = false;
  }
  return isFound && !(isFolder && at >= path.length);
}
