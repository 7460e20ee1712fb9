import { joined } from '../../manifest/path.js';
import { field, itemsIn, textIn } from '../../manifest/fields.js';
import { isObject, type Json, type Manifest } from '../../manifest/manifest.js';
import type { Release } from '../helm/release.js';
import type { Workspace } from '../workspace.js';
import { isOtherBranch, PINNED } from '../../argocd/pinned.js';

/** Keys that are read here, or that change nothing of what is rendered. */
const KNOWN: ReadonlySet<string> = new Set([
  ...['releaseName', 'namespace', 'valueFiles', 'values', 'valuesObject', 'parameters', 'fileParameters'],
  ...['ignoreMissingValueFiles', 'skipCrds', 'skipTests', 'skipSchemaValidation', 'passCredentials'],
  ...['version', 'kubeVersion', 'apiVersions'],
]);

/** What tells a source of this change from others. */
interface Whose {
  /** True for the address of this repository. */
  readonly isLocal: (url: string | null) => boolean;
  /** The branch that the change goes to; null where that is not known. */
  readonly branch: string | null;
}

/** The release that an Application makes of a chart in the tree; or, as the end of a sentence, why it can not be told. */
export function releaseOf(
  app: Manifest,
  source: Json,
  chart: string,
  workspace: Workspace,
  { isLocal, branch }: Whose,
): Release | string {
  const helm = field(source, 'helm');
  const unknown = Object.keys(isObject(helm) ? helm : {}).find((key) => !KNOWN.has(key));
  if (unknown !== undefined) return `nothing is known here of helm.${unknown}`;
  const spec = field(app.object, 'spec');
  const refs = localRefs(spec, { isLocal, branch });
  const find = (written: Json): string | null => {
    const file = typeof written === 'string' ? fileOf(written, chart, refs) : null;
    return file !== null && workspace.isFile(file) ? file : null;
  };
  const files: string[] = [];
  for (const written of itemsIn(helm, 'valueFiles').filter((one) => typeof one === 'string')) {
    const file = find(written);
    if (file !== null) files.push(file);
    else if (isOfUnknownRef(written, refs))
      return `its values ${written} are not taken from what the change makes of this repository`;
    else if (field(helm, 'ignoreMissingValueFiles') !== true)
      return `its values ${written} are no file of this repository`;
  }
  const setFile: Record<string, string> = {};
  for (const one of itemsIn(helm, 'fileParameters')) {
    const file = find(field(one, 'path') ?? null);
    if (file === null) return `its file parameter ${textIn(one, 'name') ?? ''} is no file of this repository`;
    setFile[textIn(one, 'name') ?? ''] = file;
  }
  const parameters = itemsIn(helm, 'parameters');
  if (parameters.some((one) => textIn(one, 'value')?.includes('$')))
    return 'its parameters hold variables of Argo CD';
  const object = field(helm, 'valuesObject');
  const text = textIn(helm, 'values');
  return {
    chart,
    name: textIn(helm, 'releaseName') ?? app.name,
    namespace: textIn(helm, 'namespace') ?? textIn(field(spec, 'destination'), 'namespace'),
    values: files,
    inline: isObject(object) ? [JSON.stringify(object)] : text === null ? [] : [text],
    set: parametersIn(parameters, false),
    setString: parametersIn(parameters, true),
    setFile,
    includesCrds: field(helm, 'skipCrds') !== true,
    kubeVersion: textIn(helm, 'kubeVersion'),
    apiVersions: itemsIn(helm, 'apiVersions').filter((one) => typeof one === 'string'),
  };
}

function parametersIn(parameters: readonly Json[], isText: boolean): Record<string, string> {
  return Object.fromEntries(
    parameters
      .filter((one) => (field(one, 'forceString') === true) === isText)
      .map((one) => [textIn(one, 'name') ?? '', cleaned(textIn(one, 'value') ?? '')]),
  );
}

/** Argo CD takes a comma for one, but for those of a list in braces. */
function cleaned(value: string): string {
  if (value.startsWith('{') && value.endsWith('}')) return value;
  return value.replaceAll(/(?<!\\),/g, '\\,');
}

/** The names of sources that lend files of this repository as the change makes them: neither of a version nor of another branch. */
function localRefs(spec: Json | undefined, { isLocal, branch }: Whose): ReadonlySet<string> {
  const own = itemsIn(spec, 'sources').filter((one) => {
    const revision = textIn(one, 'targetRevision') ?? 'HEAD';
    return isLocal(textIn(one, 'repoURL')) && !PINNED.test(revision) && !isOtherBranch(revision, branch);
  });
  return new Set(own.flatMap((one) => textIn(one, 'ref') ?? []));
}

const REF = /^\$([^/]+)\/(.*)$/;

function isOfUnknownRef(written: string, refs: ReadonlySet<string>): boolean {
  const [, ref] = REF.exec(written) ?? [];
  return ref !== undefined && !refs.has(ref);
}

/** `$ref/...` and `/...` count from the root of the repository; null for what is elsewhere. */
function fileOf(written: string, chart: string, refs: ReadonlySet<string>): string | null {
  if (written.includes('://')) return null;
  const [, ref, path = ''] = REF.exec(written) ?? [];
  if (ref !== undefined) return refs.has(ref) ? joined('', path) : null;
  if (written.includes('$')) return null;
  return written.startsWith('/') ? joined('', written.slice(1)) : joined(chart, written);
}
