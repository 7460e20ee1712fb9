import { describe, expect, test } from '@jest/globals';
import { nodeVersions } from '../../../src/plan/outside/node-versions.js';

function told(path: string, before: string | null, text: string | null, isTakenOut = false): string[] {
  return nodeVersions([{ path, before, text, isTakenOut }]).map(({ message }) => message);
}

describe('another version of Kubernetes in a file that nothing takes is told', () => {
  test.each<[string, string, string, string]>([
    [
      'an inventory of k3s',
      'inventory.yml',
      'k3s_cluster: {}\n  k3s_version: v1.31.2+k3s1\n',
      'k3s_version v1.31.2',
    ],
    ['of Kubespray', 'group_vars/all.yml', 'kube_version: v1.31.2\n', 'kube_version v1.31.2'],
    ['of talhelper', 'talos/talconfig.yaml', 'talosVersion: v1.31.2\n', 'talosVersion v1.31.2'],
    [
      'of a module of Terraform',
      'eks.tf',
      'module "eks" {\n  cluster_version = "1.31.2"\n}\n',
      'cluster_version 1.31.2',
    ],
    ['of an environment', 'node.env', 'export INSTALL_K3S_VERSION=v1.31.2\n', 'INSTALL_K3S_VERSION v1.31.2'],
  ])('%s', (_claim, path, before, said) => {
    expect(told(path, before, before.replace('1.31.2', '1.32.0'))).toEqual([expect.stringContaining(said)]);
  });

  test.each<[string, string, string | null, string | null]>([
    ['the same version', 'a.yml', 'k3s_version: v1.31.2\n', 'k3s_version: v1.31.2\n# why\n'],
    ['a new file', 'a.yml', null, 'k3s_version: v1.31.2\n'],
    ['a pipeline', '.github/workflows/a.yml', 'kubernetes_version: 1.31\n', 'kubernetes_version: 1.32\n'],
    ['a folder of tests', 'tests/a.yml', 'kubernetes_version: 1.31\n', 'kubernetes_version: 1.32\n'],
    ['another version', 'a.yml', 'version: 1.31\n', 'version: 1.32\n'],
    ['one that a variable says', 'a.tf', 'cluster_version = var.a\n', 'cluster_version = var.b\n'],
  ])('but not %s', (_claim, path, before, text) => {
    expect(told(path, before, text)).toEqual([]);
  });

  test('but not of one that a glob takes out', () => {
    expect(told('a.yml', 'k3s_version: v1.31.2\n', 'k3s_version: v1.32.0\n', true)).toEqual([]);
  });
});
