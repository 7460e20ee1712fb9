import { describe, expect, test } from '@jest/globals';
import { said } from './outside-said.js';
import { POOL } from './two-sides.js';

describe('source outside of the policies that names planned kinds', () => {
  test.each<[string, string, string, string[]]>([
    ['a controller in Go is none that renders', 'cmd/main.go', 'var web = appsv1.Deployment{}\n', []],
    [
      'nor is a client in Python',
      'tools/roll.py',
      'client.V1Deployment(kind="Deployment")\nx = "kind: Deployment"\n',
      [],
    ],
    [
      'a program of cdk8s is told',
      'infra/main.ts',
      "import { App } from 'cdk8s';\nnew KubeDeployment(app, 'web');\n",
      ['warning outside-policies'],
    ],
    [
      'and so is Terraform',
      'infra/main.tf',
      'resource "kubernetes_deployment" "web" {}\n',
      ['warning outside-policies'],
    ],
  ])('%s', (_claim, path, text, expected) => {
    expect(said({ 'p/a.yaml': POOL }, { 'p/a.yaml': POOL }, { [path]: text })).toEqual(expected);
  });
});
