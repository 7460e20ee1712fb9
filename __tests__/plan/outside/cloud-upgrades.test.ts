import { describe, expect, test } from '@jest/globals';
import { cloudUpgrades } from '../../../src/plan/outside/cloud-upgrades.js';

function told(path: string, before: string | null, text: string | null, isTakenOut = false): string[] {
  return cloudUpgrades([{ path, before, text, isTakenOut }]).map(({ message }) => message);
}

const RUN = `resource "azurerm_kubernetes_fleet_update_run" "all" {
  name = "upgrade-all"
  managed_cluster_update {
    upgrade {
      type = "Full"
    }
  }
}
`;
const BICEP = `resource run 'Microsoft.ContainerService/fleets/updateRuns@2025-03-01' = {
  parent: fleet
  name: 'upgrade-all'
}
`;
const POOL =
  'resource "azurerm_kubernetes_cluster_node_pool" "gpu" {\n  upgrade_settings { max_surge = "10%" }\n}\n';
const GROUP = 'resource "aws_eks_node_group" "gpu" {\n  update_config {\n    max_unavailable = 1\n  }\n}\n';

describe('an edit of how a cloud upgrades nodes by itself is told', () => {
  test.each<[claim: string, path: string, before: string | null, text: string | null, said: string]>([
    [
      'an update run of a fleet that comes',
      'fleet.tf',
      null,
      RUN,
      'azurerm_kubernetes_fleet_update_run added',
    ],
    ['one that is edited', 'fleet.tf', RUN, RUN.replace('Full', 'NodeImageOnly'), 'update_run edited'],
    ['one that goes', 'fleet.tf', RUN, '', 'update_run removed'],
    ['one in Bicep', 'fleet.bicep', '', BICEP, 'fleets/updateRuns added'],
    ['the surge of a pool of AKS', 'aks.tf', POOL, POOL.replace('10%', '100%'), 'max_surge 10% -> 100%'],
    ['the limit of a group of EKS', 'eks.tf', GROUP, GROUP.replace('= 1', '= 9'), 'max_unavailable 1 -> 9'],
  ])('%s', (_claim, path, before, text, said) => {
    expect(told(path, before, text)).toEqual([expect.stringContaining(said)]);
  });

  test.each<[claim: string, path: string, before: string | null, text: string | null]>([
    ['what is aligned otherwise', 'fleet.tf', RUN, RUN.replace('name =', 'name    =')],
    ['something beside it', 'fleet.tf', RUN, `${RUN}locals { a = 1 }\n`],
    ['a pool that comes with a limit', 'aks.tf', '', POOL],
    ['a limit in a comment', 'aks.tf', '# max_surge = 1\n', '# max_surge = 2\n'],
    ['a folder of tests', 'tests/aks.tf', POOL, POOL.replace('10%', '100%')],
    ['a manifest', 'a.yaml', 'max_surge: 1\n', 'max_surge: 2\n'],
  ])('but not %s', (_claim, path, before, text) => {
    expect(told(path, before, text)).toEqual([]);
  });
});
