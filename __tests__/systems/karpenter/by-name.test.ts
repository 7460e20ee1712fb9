import fc from 'fast-check';
import { ByName } from '../../../src/systems/karpenter/controller/replacement/by-name.js';
import {
  type Machine,
  orderedMachine,
} from '../../../src/systems/karpenter/controller/replacement/machine.js';

const machine = (name: string): Machine =>
  orderedMachine({ pool: 'default', name, standsFor: name, expiresAt: undefined });

test('the first by name is that of the sorted list, whatever came, went and came again', () => {
  const steps = fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 30 })), { maxLength: 200 });
  fc.assert(
    fc.property(steps, (list) => {
      const all = Array.from({ length: 31 }, (_, i) => machine(`node-${i}`));
      const members = new Set<Machine>();
      const byName = new ByName();
      for (const [comes, i] of list) {
        const one = all[i];
        if (!one) continue;
        if (comes) members.add(one);
        else members.delete(one);
        if (comes) byName.add(one);
        else byName.delete(one);
        const [first] = [...members].map(({ name }) => name).sort();
        expect([byName.size, byName.has(one), byName.first()?.name]).toEqual([members.size, comes, first]);
      }
    }),
  );
});
