import { byArgo, byFlux, byKustomize, bySomething } from '../../manifest/advice.js';
import { isKustomization } from '../../manifest/delivery/kustomization.js';
import { identityOf } from '../../manifest/identity.js';
import { field, fieldAt, listIn, textIn } from '../../manifest/fields.js';
import { groupOf, type Manifest } from '../../manifest/manifest.js';
import { wholeYaml } from '../../manifest/parse.js';
import { folderOf } from '../../manifest/path.js';
import { errorAt, problemOf } from '../../manifest/problem.js';
import { canonicalJson } from '../../manifest/canonical.js';
import { titleOf, visible } from '../../manifest/visible.js';
import { name, type Text, text } from '../../text/text.js';
import { isCarrier } from '../objects/carrier-kinds.js';
import { keyOf } from './edits.js';
import { type FileContent, isEvaluated } from './files.js';
import type { DeclaredGap, Gap } from './gap.js';
import { type Kustomizations, mustBeBuilt } from './kustomizations.js';
import { inputOf, partsOf } from './parts.js';
import type { Side } from './side.js';

/**
 * Edited carriers of one side that no source renders: objects of Flux, Argo CD and Helm, kustomizations that must be built, and parts of
 * charts and kustomizations. Their reason is a declared one.
 */
export function unrenderedCarriers(
  { files, renderedPaths = [] }: Side,
  contents: readonly FileContent[],
  kustomizations: Kustomizations,
): Gap[] {
  const isInput = inputOf(renderedPaths);
  const edited = contents.filter(({ isEdited }) => isEdited);
  if (edited.length === 0) return [];
  const paths = new Set([...files.map(({ path }) => path), ...renderedPaths]);
  const plain = files.filter(({ path }) => !isInput(path));
  const isPart = partsOf(plain, { all: kustomizations.all.filter(({ path }) => !isInput(path)) });
  const toBuild = kustomizations.all.filter((one) => !isInput(one.path) && mustBeBuilt(one, paths));
  const byPath = new Map(toBuild.map((one) => [one.path, one]));
  return edited.flatMap((content) => {
    const { file, manifests, problems } = content;
    const objects = manifests.filter((one) => isUnrendered(one, content)).map(carrierGap);
    const kustomization = byPath.get(file.path);
    if (kustomization !== undefined) return [...objects, kustomizationGap(content)];
    const isOther = problems.length === 0 && !manifests.some(isEvaluated) && !isKustomization(file.path);
    return isOther && isPart(file.path) && !isInput(file.path) ? [...objects, partGap(content)] : objects;
  });
}

function isUnrendered(manifest: Manifest, { file: { followed = [] } }: FileContent): boolean {
  return isCarrier(manifest) && !followed.includes(groupOf(manifest.apiVersion));
}

function carrierGap(carrier: Manifest): Gap {
  const evaluated = canonicalJson(repositoriesOf(carrier));
  const declared = {
    ...UNRENDERED,
    title: name('object', titleOf(carrier)),
    fix: byEntry(carrier),
    evaluated,
  };
  return {
    key: identityOf(carrier),
    content: canonicalJson(carrier.object),
    problem: errorAt(carrier.place, 'not-rendered', messageOf(declared)),
    isCarrier: true,
    declared,
  };
}

/** The repositories that a carrier takes its objects from. */
function repositoriesOf({ object }: Manifest): unknown {
  const spec = field(object, 'spec');
  const template = fieldAt(spec, 'template', 'spec');
  const sources = [spec, template].flatMap((one) => [
    field(one, 'source'),
    ...(listIn(one, 'sources') ?? []),
  ]);
  return [
    field(spec, 'sourceRef'),
    field(spec, 'chartRef'),
    fieldAt(spec, 'chart', 'spec', 'sourceRef'),
    textIn(spec, 'repo'),
    ...sources.map((one) => textIn(one, 'repoURL')),
  ];
}

function byEntry({ apiVersion, place }: Manifest): Text {
  const group = groupOf(apiVersion);
  if (group === 'argoproj.io') return byArgo(place.file);
  return group.endsWith('fluxcd.io') ? byFlux(folderOf(place.file)) : bySomething();
}

function kustomizationGap(content: FileContent): Gap {
  const { path } = content.file;
  return fileGap(content, { title: name('file', visible(path)), fix: byKustomize(folderOf(path)) });
}

function partGap(content: FileContent): Gap {
  const fix = text`Name its folder in \`policies\` (\`- kustomize: FOLDER\`, \`- helm: {chart: FOLDER}\`).`;
  return fileGap(content, { title: name('file', visible(content.file.path)), fix, isPart: true });
}

function fileGap({ file }: FileContent, of: Pick<DeclaredGap, 'title' | 'fix' | 'isPart'>): Gap {
  const { documents, problem } = wholeYaml(file.text, file.path);
  const declared = { ...UNRENDERED, evaluated: '', ...of };
  return {
    key: keyOf(file),
    content: problem === null ? canonicalJson(documents.map(({ value }) => value)) : file.text,
    problem: problemOf(file.path, 'not-rendered', messageOf(declared)),
    isCarrier: true,
    declared,
  };
}

const UNRENDERED = { kind: 'no source renders it', reason: text`no source renders it` } as const;

function messageOf({ title, reason, fix }: DeclaredGap): Text {
  return text`${title} was not evaluated: ${reason}. ${fix}`;
}
