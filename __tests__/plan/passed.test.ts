import type { Finding } from '../../src/plan/finding.js';
import type { Plan } from '../../src/plan/model.js';
import { passedNotice, withoutReported } from '../../src/plan/passed.js';
import { toPlain } from '../../src/text/render.js';

const at = (file: string) => ({ place: { file, line: 1, column: 1 } });

test('withoutReported: a file of a policy or of a finding is not counted as unplanned', () => {
  const plan = { base: null, head: { policies: [at('class.yaml')] } } as unknown as Plan;
  const findings = [at('config.yaml')] as unknown as Finding[];
  expect(withoutReported(['class.yaml', 'config.yaml', 'README.yaml'], plan, findings)).toEqual([
    'README.yaml',
  ]);
});

test('passedNotice: one sentence with the number of files', () => {
  expect(passedNotice([])).toEqual([]);
  expect(
    passedNotice(Array.from({ length: 1_200 }, () => 'a.yaml')).map((notice) => toPlain(notice)),
  ).toEqual(['1,200 files hold nothing that is planned']);
});
