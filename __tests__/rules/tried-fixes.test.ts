import { RULES } from '../../src/rules/catalogue.js';
import { makeRun } from '../../src/run.js';
import { settingsOf } from '../../src/systems/system.js';
import { triedEdit } from '../../src/tried-fixes.js';
import { inputOf } from '../plan-of.js';
import { caseOfPage } from './page-plans.js';

/** Rules whose failing example has a fix that gives fields a value. */
const WITH_EDIT = RULES.map(({ id }) => id).filter((id) => causesOf(id).length > 0);

function causesOf(id: string) {
  const { findings } = makeRun([inputOf(caseOfPage(id, 'Fails'))]).reports[0];
  return findings.filter(
    ({ breaks, status, fix }) =>
      breaks.includes(id) && status !== 'fixed' && fix !== null && settingsOf(fix).length > 0,
  );
}

test.each(WITH_EDIT)(
  'tried fixes: the fix of the failing example, applied, makes it pass without a new finding: %s',
  (id) => {
    const planned = [inputOf(caseOfPage(id, 'Fails'))] as const;
    const run = makeRun(planned);
    const causes = causesOf(id);
    for (const cause of causes) expect(triedEdit(planned, run, cause)).not.toBeNull();
  },
);
