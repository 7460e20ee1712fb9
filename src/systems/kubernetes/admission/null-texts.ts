import { isObject, type JsonObject } from '../../../manifest/manifest.js';
import { fieldOf, objectOf } from './defaults.js';
import { type Violation, violation } from './violation.js';

const MAPS = [
  ['spec', 'selector', 'matchLabels'],
  ['spec', 'template', 'metadata', 'labels'],
  ['spec', 'template', 'spec', 'nodeSelector'],
] as const;

/**
 * A map of texts with a null in it, `nodeSelector: {gpu: }`: what an empty value of a chart leaves behind. Helm and kubectl up to
 * 1.24 refuse it (`unknown object type "nil"`), a later kubectl sends it: a patch takes the label away, and the server stores an
 * empty text. Several effects of one file, so it is taken as refused. Source: helm/helm issue 9438, kubernetes/kubernetes issue
 * 131671, kubewarden/helm-charts pull request 537.
 */
export function nullTexts(object: JsonObject): Violation[] {
  return MAPS.flatMap((path) => {
    const map = path.slice(0, -1).reduce(objectOf, object);
    const texts = fieldOf(map, path.at(-1) ?? '');
    if (!isObject(texts)) return [];
    return Object.entries(texts).flatMap(([name, value]) =>
      value === null ? [violation([...path, name], 'wrongType', `${[...path, name].join('.')} ${NULL}`)] : [],
    );
  });
}

const NULL =
  'must be a text, not null: Helm refuses it, and what kubectl makes of it is an empty text or no label at all';
