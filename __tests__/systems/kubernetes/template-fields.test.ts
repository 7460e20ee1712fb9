import { changedFieldsText } from '../../../src/systems/kubernetes/changes/template-fields.js';
import type { JsonObject } from '../../../src/manifest/manifest.js';

const app = (fields: JsonObject = {}): JsonObject => ({ name: 'app', image: 'example.com/app:1', ...fields });
const template = (spec: JsonObject, metadata: JsonObject = {}): JsonObject => ({
  metadata: { labels: { app: 'web' }, ...metadata },
  spec: { containers: [app()], ...spec },
});

describe('what an edit changes in a pod template', () => {
  test.each<[string, JsonObject, JsonObject, string]>([
    ['nothing', template({}), template({}), ''],
    [
      'a field of a container is named with the container',
      template({}),
      template({ containers: [app({ image: 'example.com/app:2' })] }),
      ' (spec.containers[app].image)',
    ],
    [
      'the pull policy that follows from the tag is no edit of its own',
      template({}),
      template({ containers: [app({ image: 'example.com/app:latest' })] }),
      ' (spec.containers[app].image)',
    ],
    [
      'a container that joins',
      template({}),
      template({ containers: [app(), { name: 'proxy', image: 'p:1' }] }),
      ' (spec.containers[proxy])',
    ],
    [
      'a container that goes',
      template({ containers: [app(), { name: 'proxy', image: 'p:1' }] }),
      template({}),
      ' (spec.containers[proxy])',
    ],
    [
      'another order of the same containers',
      template({ containers: [app(), { name: 'proxy', image: 'p:1' }] }),
      template({ containers: [{ name: 'proxy', image: 'p:1' }, app()] }),
      ' (spec.containers)',
    ],
    [
      'metadata, one level deep',
      template({}),
      template({}, { annotations: { 'checksum/config': 'a' } }),
      ' (metadata.annotations)',
    ],
    [
      'four fields are named',
      template({}),
      template({ nodeSelector: { a: 'b' }, hostPID: true, priorityClassName: 'x', hostIPC: true }),
      ' (spec.nodeSelector, spec.hostPID, spec.priorityClassName, spec.hostIPC)',
    ],
    [
      'of five three are, and the number of the others',
      template({}),
      template({
        nodeSelector: { a: 'b' },
        hostPID: true,
        priorityClassName: 'x',
        hostIPC: true,
        tolerations: [{ operator: 'Exists' }],
      }),
      ' (spec.nodeSelector, spec.hostPID, spec.priorityClassName and 2 more fields)',
    ],
    [
      'a container whose name no path could hold has its number',
      template({ containers: [{ name: 'a b', image: 'x:1' }] }),
      template({ containers: [{ name: 'a b', image: 'x:2' }] }),
      ' (spec.containers[0].image)',
    ],
  ])('%s', (_, before, after, says) => {
    expect(changedFieldsText(before, after)).toBe(says);
  });
});
