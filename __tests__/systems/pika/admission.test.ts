import type { JsonObject } from '../../../src/manifest/manifest.js';
import { admit, type Operation } from '../../../conformance/pika/admit.js';
import { shapeOf } from '../../../src/systems/pika/admission/admit.js';
import { CLIENT, READY, VALIDATION } from '../../../src/systems/pika/objects/maintenance.js';
import type { Surroundings } from '../../../src/systems/pika/admission/webhook.js';

const SPEC = { nodeObject: 'n1', maintenanceID: 'fw-1', maintenanceType: 'planned' };
const CLUSTER: Surroundings = {
  hasNode: (name) => name === 'n1',
  hasConfigMap: (namespace, name) => namespace === 'm' && name === 'cm1',
  maintenances: [],
};

function object(spec: JsonObject, annotations: JsonObject = {}): JsonObject {
  return {
    apiVersion: 'ngn2.nvidia.com/v1alpha1',
    kind: 'NotifyMaintenance',
    metadata: { namespace: 'm', name: 'a', annotations },
    spec: { ...SPEC, ...spec },
  };
}

function created(one: JsonObject, cluster: Partial<Surroundings> = {}) {
  return admit(one, { kind: 'create', cluster: { ...CLUSTER, ...cluster } });
}

function updated(before: JsonObject, after: JsonObject) {
  return admit(after, { kind: 'update', before } satisfies Operation).webhook?.text ?? null;
}

describe('the CRD', () => {
  test('wants three fields, and nothing else', () => {
    const bare = { kind: 'NotifyMaintenance', spec: {} };
    const missing = shapeOf(bare).violations.map((one) => one.missing);
    expect(missing).toEqual(['maintenanceID', 'maintenanceType', 'nodeObject']);
  });

  test('does not even want a spec, but the webhook does', () => {
    const admission = created({ kind: 'NotifyMaintenance', metadata: { namespace: 'm', name: 'a' } });
    expect(admission.violations).toEqual([]);
    expect(admission.webhook?.text).toBe('please specify a MaintenanceID in .spec.MaintenanceID');
  });

  test.each(['a/b', 'fw 1', '-fw', 'fw-\u00fc', 'a'.repeat(64)])(
    'takes the id %j, as its pattern is not anchored; its label is illegal, so the object never leaves the empty status',
    (id) => {
      const admission = created(object({ maintenanceID: id }));
      expect(admission.isAdmitted).toBe(true);
      expect(admission.isUsable).toBe(false);
    },
  );

  test.each(['---', '', '\u00fc'])('refuses the id %j, which has no ASCII letter or digit', (id) => {
    expect(created(object({ maintenanceID: id })).violations.map((one) => one.rule)).toEqual(['pattern']);
  });

  test('drops unknown fields in silence: the sample of the project loses its only one and is refused', () => {
    const sample = { kind: 'NotifyMaintenance', metadata: {}, spec: { objects: ['test-123'] } };
    const admission = created(sample);
    expect(admission.unknownFields.map((one) => one.path)).toEqual([['spec', 'objects']]);
    expect(admission.violations.map((one) => one.missing)).toEqual([
      'maintenanceID',
      'maintenanceType',
      'nodeObject',
    ]);
  });

  test('knows what a misspelt field was meant to be', () => {
    const [unknown] = created(object({ maintenanceId: 'fw-2' })).unknownFields;
    expect(unknown).toEqual({ path: ['spec', 'maintenanceId'], suggestion: 'maintenanceID' });
  });

  test('drops the status of a manifest', () => {
    const admission = created({ ...object({}), status: { maintenanceStatus: 'Validating' } });
    expect(Object.keys(admission.stored)).not.toContain('status');
  });
});

describe('the webhook on creation', () => {
  test('says only its first refusal, in a fixed order', () => {
    const wrong = object(
      { nodeObject: 'ghost', maintenanceType: 'Planned', metadataConfigmap: 'none' },
      { [READY]: 'yes', [VALIDATION]: 'ok' },
    );
    const twin = { maintenances: [{ maintenanceId: 'fw-1', node: 'ghost' }] };
    const texts: string[] = [];
    const fixes: JsonObject[] = [
      {},
      { spec: { ...SPEC, nodeObject: 'ghost', metadataConfigmap: 'none' } },
      { metadata: { namespace: 'm', name: 'a', annotations: { [READY]: 'yes' } } },
      { metadata: { namespace: 'm', name: 'a' } },
    ];
    let one = wrong;
    for (const fix of fixes) {
      one = { ...one, ...fix };
      texts.push(created(one, twin).webhook?.text ?? '');
    }
    texts.push(created(one).webhook?.text ?? '');
    texts.push(created({ ...one, spec: { ...SPEC, nodeObject: 'ghost' } }).webhook?.text ?? '');
    expect(texts).toEqual([
      'MaintenanceType can only be planned or unplanned in .spec.MaintenanceType',
      `annotation value ok is not allowed for key ${VALIDATION}`,
      `annotation value yes is not allowed for key ${READY}`,
      'nofityMainenance objects with the same maintenanceID (fw-1) cannot have the same nodeObject (ghost)',
      'ConfigMap "none" not found',
      'Node "ghost" not found',
    ]);
  });

  test('wants the type in lower case', () => {
    expect(created(object({ maintenanceType: 'Planned' })).isAdmitted).toBe(false);
    expect(created(object({ maintenanceType: 'unplanned' })).isAdmitted).toBe(true);
  });

  test('lets two ids on one node in, and one id on two nodes', () => {
    const maintenances = [
      { maintenanceId: 'bios-2', node: 'n1' },
      { maintenanceId: 'fw-1', node: 'n2' },
    ];
    expect(created(object({}), { maintenances }).isAdmitted).toBe(true);
  });

  test('looks for the ConfigMap in the namespace of the object', () => {
    expect(created(object({ metadataConfigmap: 'cm1' })).isAdmitted).toBe(true);
    const elsewhere = { ...object({ metadataConfigmap: 'cm1' }), metadata: { namespace: 'x', name: 'a' } };
    expect(created(elsewhere).webhook).toEqual({
      text: 'ConfigMap "cm1" not found',
      path: ['spec', 'metadataConfigmap'],
    });
  });

  test('lets final annotations in from the start', () => {
    expect(created(object({}, { [CLIENT]: 'incomplete', [VALIDATION]: 'failed' })).isAdmitted).toBe(true);
  });
});

describe('the webhook on an update', () => {
  test.each<[string, JsonObject, JsonObject, string | null]>([
    [
      'a final value changes',
      { [READY]: 'true' },
      { [READY]: 'false' },
      'cannot be modified from a final state',
    ],
    ['a final value goes', { [CLIENT]: 'complete' }, {}, null],
    ['a value that is not final changes', { [CLIENT]: 'inprogress' }, { [CLIENT]: 'complete' }, null],
    ['a final value stays', { [VALIDATION]: 'failed' }, { [VALIDATION]: 'failed' }, null],
    ['a value is empty', {}, { [READY]: '' }, 'annotation value  is not allowed'],
  ])('where %s', (_, before, after, text) => {
    const refusal = updated(object({}, before), object({}, after));
    if (text === null) expect(refusal).toBeNull();
    else expect(refusal).toContain(text);
  });

  test.each<[string, JsonObject, string | null]>([
    ['node', { nodeObject: 'n2' }, 'change of .spec.object in NotifyMaintenance is not allowed'],
    ['id', { maintenanceID: 'fw-2' }, 'change of .spec.maintenanceID in NotifyMaintenance is not allowed'],
    ['type', { maintenanceType: 'unplanned' }, null],
    ['owner', { owner: 'me' }, null],
    ['ConfigMap, which is not looked for again', { metadataConfigmap: 'none' }, null],
  ])('where the %s changes', (_, spec, text) => {
    expect(updated(object({}), object(spec))).toBe(text);
  });
});
