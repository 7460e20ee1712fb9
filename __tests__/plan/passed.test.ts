import type { Finding } from '../../src/plan/finding.js';
import type { Plan } from '../../src/plan/model.js';
import { withoutReported } from '../../src/plan/passed.js';

const at = (file: string) => ({ place: { file, line: 1, column: 1 } });

test('withoutReported: a file of a policy or of a finding is not counted as unplanned', () => {
  const plan = { base: null, head: { policies: [at('class.yaml')] } } as unknown as Plan;
  const findings = [at('config.yaml')] as unknown as Finding[];
  expect(withoutReported(['class.yaml', 'config.yaml', 'README.yaml'], plan, findings)).toEqual([
    'README.yaml',
  ]);
});
