import { describe, expect, test } from '@jest/globals';
import { isRecipeName, recipeOf } from '../../src/manifest/recipes/recipe.js';
import { synthesizedIn } from '../../src/manifest/recipes/cdk8s.js';

describe('a file that tells a tool what to render is a recipe of that tool', () => {
  test.each([
    ['helmfile.yaml', 'releases: []\n', 'helmfile'],
    ['apps/helmfile.yaml.gotmpl', '{{ range }}\n', 'helmfile'],
    ['helmfile.d/10-web.yaml', 'releases: []\n', 'helmfile'],
    ['skaffold.yaml', 'apiVersion: skaffold/v4beta6\nkind: Config\n', 'Skaffold'],
    ['werf.yaml', 'project: a\n', 'werf'],
    ['apps/web/fleet.yaml', 'helm:\n  chart: web\n', 'Rancher Fleet'],
    ['.kluctl.yaml', 'targets: []\n', 'kluctl'],
    ['deployment.yaml', 'deployments:\n  - path: web\n', 'kluctl'],
    ['Tiltfile', "k8s_yaml('a.yaml')\n", 'Tilt'],
    ['inventory/targets/prod.yml', 'classes: [a]\n', 'Kapitan'],
    ['Pulumi.prod.yaml', 'config: {}\n', 'Pulumi'],
    ['config/values.yaml', '#@data/values\n---\na: 1\n', 'ytt'],
    ['config/overlay.yaml', '#@overlay/match by="a"\n---\nspec: {a: 1}\n', 'ytt'],
    ['config/all.yaml', '#@ load("@ytt:data", "data")\n---\na: b\n', 'ytt'],
    ['settings.yaml', 'kcl_options: []\n', 'KCL'],
    ['zarf.yaml', 'kind: ZarfPackageConfig\n', 'Zarf'],
    ['play.yml', '- tasks:\n    - kubernetes.core.k8s:\n        src: a.yaml\n', 'Ansible'],
    ['tasks/main.yml', '- name: apply\n  ansible.builtin.shell: kubectl apply -f a.yaml\n', 'Ansible'],
    ['tasks/apply.yml', '- shell: |\n    set -e\n    kubectl apply -f a.yaml\n', 'Ansible'],
    [
      'tasks/long.yml',
      `- name: apply\n  shell: |\n${'    echo a\n\n'.repeat(60)}    kubectl apply -f a.yaml\n`,
      'Ansible',
    ],
    ['tasks/argv.yml', '- command:\n    cmd: helm upgrade web charts/web\n', 'Ansible'],
    ['packages/web/Kptfile', 'pipeline:\n  mutators: []\n', 'kpt'],
    ['releases.yaml', 'releases:\n  - name: web\n    chart: ./web\n', 'a list of Helm releases'],
    ['Makefile', 'a:\n\thelm upgrade --install web charts/web\n', 'helm upgrade'],
    ['.github/workflows/a.yml', 'run: kubectl apply -f k8s/\n', 'kubectl apply'],
    ['deploy.sh', 'envsubst < a.yaml | kubectl apply -f -\n', 'envsubst'],
    ['deploy.sh', 'kubectl -n prod delete nodepool gpu\n', 'kubectl -n'],
    ['deploy.sh', 'kubectl drain --all\n', 'kubectl drain'],
    ['deploy.sh', 'oc -n web apply -f web.yaml\n', 'oc -n'],
    ['deploy.sh', 'oc process -f web.yaml --param-file prod.env | oc apply -f -\n', 'oc process'],
    ['deploy.sh', 'argocd app set web --parameter replicas=3\n', 'argocd app'],
    ['deploy.sh', 'kubectl create -n prod -f pools/\n', 'kubectl create'],
    ['deploy.sh', 'kubectl rollout restart deployment/web\n', 'kubectl rollout'],
    ['deploy.sh', 'helm -n karpenter uninstall karpenter\n', 'helm -n'],
    ['deploy.ps1', 'helm upgrade web charts/web\n', 'helm upgrade'],
    ['deploy.py', 'run(["helm", "upgrade", "web", "charts/web", "--set", "a=" + b])\n', 'helm upgrade'],
    ['ci/deploy.ts', "exec(\n  'kubectl',\n  'apply',\n  '-f',\n  'k8s/');\n", 'kubectl apply'],
    ['package.json', '{"scripts": {"deploy": "helm upgrade web charts/web"}}', 'helm upgrade'],
    ['.mise.toml', '[tasks.deploy]\nrun = "helm upgrade web charts/web"\n', 'helm upgrade'],
    ['ci/deploy.Dockerfile', 'ENTRYPOINT helm upgrade web /charts/web\n', 'helm upgrade'],
    ['Earthfile', 'deploy:\n  RUN kubectl apply -f k8s/\n', 'kubectl apply'],
    ['.github/actions/deploy/action.yml', 'run: helm upgrade web charts/web\n', 'helm upgrade'],
    ['.github/workflows/a.yml', 'uses: ./.github/actions/deploy\n', '.github/actions/deploy'],
    ['deploy.rb', 'system("kubectl apply -f k8s/")\n', 'kubectl apply'],
  ])('%s', (path, text, tool) => {
    expect(recipeOf(path, text)?.tool).toBe(tool);
  });
});

describe('what only looks like one is none', () => {
  test.each([
    ['a workload in a file that kluctl would call its own', 'deployment.yaml', 'kind: Deployment\n'],
    ['a fleet of something else', 'fleet.yaml', 'nodes: 3\n'],
    ['a pipeline that checks and applies nothing', '.github/workflows/a.yml', 'run: helm lint charts/web\n'],
    ['a template that is only validated', 'Makefile', 'a:\n\thelm template charts/web | kubeconform\n'],
    ['a script that only waits', 'Makefile', 'a:\n\tkubectl rollout status deployment/web\n'],
    ['a script that makes a namespace', 'a.sh', 'kubectl create namespace web\n'],
    ['a script that only looks', 'a.sh', 'kubectl get nodes\nhelm list\nkubectl describe node a\n'],
    ['a workflow with actions of others', '.github/workflows/a.yml', 'uses: actions/checkout@v5\n'],
    ['scripts of a package that apply nothing', 'package.json', '{"scripts": {"test": "jest"}}'],
    ['a program that only looks', 'a.py', 'run(["kubectl", "get", "nodes"])\n'],
    ['a program that says how it is applied', 'a.go', '// kubectl apply -f k8s/\npackage a\n'],
    ['a test of a program', 'deploy_test.go', 'exec("kubectl", "apply", "-f", "k8s/")\n'],
    ['a program of tests', 'tests/e2e/install.py', 'run(["helm", "upgrade", "web", "charts/web"])\n'],
    ['values with charts in them', 'values.yaml', 'charts: 3\nhelm: {}\n'],
    ['an Application of Argo CD', 'a.yaml', 'kind: Application\nspec:\n  source:\n    helm:\n      x: 1\n'],
  ])('%s', (_claim, path, text) => {
    expect(recipeOf(path, text)).toBeNull();
  });
});

test('a script that only writes into manifests counts where these are judged, and not where it commits them', () => {
  const bump = "sed -i 's/replicas: .*/replicas: 1/' k8s/web.yaml\n";
  expect(recipeOf('bump.sh', bump)).toMatchObject({ isScript: true, mayBeOther: true });
  expect(recipeOf('bump.sh', bump)?.governs('k8s/web.yaml')).toBe(true);
  expect(recipeOf('bump.sh', `${bump}kubectl apply -f k8s/\n`)?.mayBeOther).toBe(false);
  expect(recipeOf('bump.sh', `${bump}git commit -am bump\ngit push\n`)).toBeNull();
});

describe('a recipe takes the files that it names', () => {
  const takes = (text: string, path: string, own = 'apps/helmfile.yaml'): boolean | undefined =>
    recipeOf(own, text)?.takes(path);
  test.each([
    ['from its own folder', 'values: [env/prod.yaml]', 'apps/env/prod.yaml'],
    ['from the root', 'values: [env/prod.yaml]', 'env/prod.yaml'],
    ['upwards', 'chart: ../charts/web', 'charts/web'],
    ['and what is in a folder', 'chart: ../charts/web', 'charts/web/values.yaml'],
    ['where something is put in', 'values: ["env/{{ .Environment.Name }}.yaml"]', 'apps/env/prod.yaml'],
    ['in the middle of a name', 'values: ["env/web-${REGION}-x.yaml"]', 'apps/env/web-eu-x.yaml'],
    ['over any number of steps', 'values: ["env/**/prod.yaml"]', 'apps/env/a/b/prod.yaml'],
    ['over no step at all', 'values: ["env/**/prod.yaml"]', 'apps/env/prod.yaml'],
    ['behind a folder that is put in', 'values: [$values/gitops/web.yaml]', 'gitops/web.yaml'],
  ])('%s', (_how, text, path) => {
    expect(takes(text, path)).toBe(true);
  });

  test.each([
    ['a file beside it', 'values: [env/prod.yaml]', 'apps/env/dev.yaml'],
    ['another folder', 'chart: ../charts/web', 'charts/web2/values.yaml'],
    ['everything, where all of a name is put in', 'values: ["{{ .File }}"]', 'apps/a.yaml'],
    ['an address', 'url: https://charts.example.com/web', 'apps/charts.example.com'],
    ['itself', 'bases: [helmfile.yaml]', 'apps/helmfile.yaml'],
    ['what leads out of the repository', 'chart: ../../charts/web', 'x/charts/web'],
  ])('but not %s', (_what, text, path) => {
    expect(takes(text, path)).toBe(false);
  });

  test('a folder of its own where the tool goes by folders', () => {
    const recipe = recipeOf('apps/web/fleet.yaml', 'namespace: shop\n');
    expect(recipe?.governs('apps/web/d.yaml')).toBe(true);
    expect(recipe?.governs('apps/api/d.yaml')).toBe(false);
  });
});

test.each([
  ['what it is called', 'name: a', 'name: b', true],
  ['which version of an action it uses', 'uses: a@v1', 'uses: a@v2', true],
  ['what it runs on', 'runs-on: a', 'runs-on: b', true],
  ['a variable', 'REPLICAS: 3', 'REPLICAS: 30', false],
])('of a workflow %s (%s, %s) decides nothing: %s', (_what, before, after, expected) => {
  const decides = (line: string): string | undefined => {
    const head = line.startsWith('name:') ? line : `env:\n    ${line}`;
    return recipeOf('.github/workflows/a.yaml', `${head}\nrun: helm upgrade web charts/web\n`)?.decides;
  };
  expect(decides(before) === decides(after)).toBe(expected);
});

test('of a script the commands decide, over several lines, and not the rest', () => {
  const script = (text: string): string | undefined => recipeOf('Makefile', text)?.decides;
  const one = 'a:\n\thelm upgrade web charts/web \\\n\t  --set replicas=3\nlint:\n\techo a\n';
  expect(script(one.replace('echo a', 'echo b'))).toBe(script(one));
  expect(script(one.replace('replicas=3', 'replicas=30'))).not.toBe(script(one));
  expect(script(`REPLICAS := 4\n${one}`)).not.toBe(script(`REPLICAS := 5\n${one}`));
});

test.each<[claim: string, text: string, isDeciding: boolean]>([
  ['a label of the bundle', 'labels: { tier: web }\nnamespace: web\n', false],
  ['labels on lines of their own', 'namespace: web\nlabels:\n  tier: web\n\n  zone: a', false],
  ['with what it is compared', 'diff:\n  comparePatches:\n  - kind: A\nnamespace: web\n', false],
  ['what stands behind labels', 'labels:\n  tier: web\nnamespace: other\n', true],
  ['labels of a target', 'namespace: web\ntargetCustomizations:\n- labels: { a: b }\n', true],
])('of a bundle of Rancher Fleet %s decides: %#', (_claim, text, isDeciding) => {
  const decides = (of: string): string | undefined => recipeOf('web/fleet.yaml', of)?.decides.trim();
  expect(decides(text) !== decides('namespace: web\n')).toBe(isDeciding);
});

test.each([
  ['kubectl apply -k prod', true],
  ['ytt -f prod | kapp deploy -a a -f-', true],
  ['kustomize build prod | kubectl apply -f -', true],
  ['kubectl apply -Rf prod && echo done', true],
  ['helm upgrade --install web prod -n shop', true],
  ['helm --kube-context x upgrade -i web -n shop "prod"', true],
  ['helm upgrade --install web -n shop -f v.yaml prod', true],
  ['helm template prod | kubectl apply -f -', true],
  ['helm install $(NAME) prod', true],
  ['helm upgrade prod ./other -n shop', false],
  ['helm upgrade --install web other --namespace prod', false],
  ['helm upgrade web ./other; echo upgrade web prod', false],
  ['kubectl apply -f other', false],
  ['kubectl apply -f a.yaml --context prod', false],
])('a folder of the root is named by a bare word where a command is given it: %s', (line, isGoverned) => {
  expect(recipeOf('hack/deploy.sh', `${line}\n`)?.governs('prod/pools/a.yaml')).toBe(isGoverned);
});

test.each([
  ['what it is about', 'info:\n  description: web\n', false],
  ['where it comes from', 'upstream:\n  type: git\n  git:\n    ref: v2\n', false],
  ['a function', 'pipeline:\n  mutators:\n    - image: set-namespace\n', true],
])('of a package of kpt %s decides: %#', (_claim, text, isDeciding) => {
  const decides = (of: string): string | undefined =>
    recipeOf('web/Kptfile', `kind: Kptfile\n${of}`)?.decides;
  expect(decides(text) !== decides('')).toBe(isDeciding);
});

test('of a bundle of Rancher Fleet how much of its past is kept decides nothing, and a value of that name does', () => {
  const decides = (of: string): string | undefined => recipeOf('web/fleet.yaml', `helm:\n${of}`)?.decides;
  expect(decides('  maxHistory: 25\n')).toBe(decides('  maxHistory: 30\n'));
  expect(decides('  values:\n    maxHistory: 25\n')).not.toBe(decides('  values:\n    maxHistory: 30\n'));
});

test.each<[claim: string, text: string, isDeciding: boolean]>([
  ['an element of a matrix', '          - { env: prod, budget: 5% }', true],
  ['an element over several lines', '          - env: prod', true],
  ['a variable of one', '            budget: 5%', true],
  ['what a step is called', '      - name: Deploy', false],
  ['the action of a step', '      - uses: actions/checkout@v5', false],
])('of a pipeline that applies something, %s decides: %#', (_claim, line, isDeciding) => {
  const decides = (more: string): string | undefined =>
    recipeOf('.github/workflows/a.yml', `jobs:\n${more}\n  run: helm upgrade web charts/web\n`)?.decides;
  expect(decides(line) !== decides('')).toBe(isDeciding);
});

test('of a script the files of variables that it reads decide too', () => {
  const script = recipeOf(
    'deploy.sh',
    '. env/prod.env\nsource ./b.env\nenvsubst < a.yaml | kubectl apply -f -\n',
  );
  expect(['env/prod.env', 'b.env', 'env/dev.env'].map((path) => script?.names(path))).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  ['variables of groups', 'ops/group_vars/prod.yml', true],
  ['variables of hosts, wherever the inventory is', 'inventory/host_vars/a.yml', true],
  ['what its role puts below them', 'ops/roles/web/defaults/main.yml', true],
  ['variables of its role', 'ops/roles/web/vars/main.yml', true],
  ['templates of its role', 'ops/roles/web/templates/web.yml.j2', true],
  ['those of another role', 'ops/roles/api/defaults/main.yml', false],
  ['another file beside it', 'ops/roles/web/tasks/other.yml', false],
])('tasks of Ansible go by %s without naming them (%s): %s', (_what, path, expected) => {
  const text = '- kubernetes.core.k8s:\n    src: a.yaml\n';
  expect(recipeOf('ops/roles/web/tasks/main.yml', text)?.names(path)).toBe(expected);
});

describe('of a script that applies something, what it writes into manifests before decides too', () => {
  const decides = (line: string): string | undefined =>
    recipeOf('.gitlab-ci.yml', `deploy:\n  script:\n    - ${line}\n    - kubectl apply -f k8s/\n`)?.decides;
  test.each([
    ['yq', `yq -i '.spec.replicas = 3' k8s/web.yaml`],
    ['yq with an expression first', `yq e '.spec.replicas = 3' --inplace k8s/web.yaml`],
    ['sed', 'sed -i "s/replicas: 1/replicas: 3/" k8s/web.yaml'],
    ['sed with a copy', 'sed -E -i.bak "s/replicas: 1/replicas: 3/" k8s/web.yaml'],
    ['perl', "perl -pi -e 's/replicas: 1/replicas: 3/' k8s/web.yaml"],
    ['kustomize', 'kustomize edit set replicas web=3'],
    ['kustomize of a Makefile', '$(KUSTOMIZE) edit set replicas web=3'],
  ])('%s', (_tool, line) => {
    expect(decides(line)).not.toBe(decides(line.replace('3', '30')));
  });

  test.each([
    ['sed that only prints', 'sed -n "s/v3/x/p" CHANGELOG.md'],
    ['yq that only reads', "yq '.version == 3' package.yaml"],
    ['what it prints for a person', 'echo 3'],
  ])('but not %s', (_what, line) => {
    expect(decides(line)).toBe(decides(line.replace('3', '30')));
  });

  test.each([
    ['what is handed to kubectl', 'cat <<EOF | kubectl apply -f -', true],
    ['what is written into a file', "cat > values.yaml <<-'EOF'", true],
    ['what is given to a command at its end', 'kubectl apply -f - <<EOF', true],
    ['what a comment seems to begin before', '# as in <<EOF\ncat > values.yaml <<EOF', true],
    ['what a shift of bits seems to begin before', 'n=$((1<<N))\ncat > values.yaml <<EOF', true],
    ['what a text of one word seems to begin before', 'read a <<<"yes"\ncat > values.yaml <<EOF', true],
    ['a command over two lines', 'helm upgrade a b \\\n  -f - <<EOF', true],
    ['a variable', 'values=$(cat <<EOF', true],
    ['what oc applies', 'oc apply -f - <<EOF', true],
    ['what is printed for a person', 'cat <<EOF', false],
  ])('the lines of %s: %s (%s)', (_what, begins, expected) => {
    const script = (nodes: number): string | undefined =>
      recipeOf('a.sh', `${begins}\nfor ${nodes} nodes\nEOF\nhelm upgrade a b\n`)?.decides;
    expect(script(1) !== script(2)).toBe(expected);
  });

  test.each(["'END-OF-FILE'", '\\END-OF-FILE'])('a text that ends with a mark like %s', (mark) => {
    const script = (nodes: number): string | undefined =>
      recipeOf('a.sh', `cat > a.yaml <<${mark}\nnodes ${nodes}\nEND-OF-FILE\nhelm upgrade a b\n`)?.decides;
    expect(script(1)).not.toBe(script(2));
  });
});

test('names that are recipes whatever they hold are known without reading', () => {
  const names = ['Tiltfile', 'Makefile', 'a/b.sh', 'helmfile.yaml', 'werf.yaml', '.github/workflows/a.yml'];
  expect(names.filter((name) => !isRecipeName(name))).toEqual([]);
  expect(['values.yaml', 'deployment.yaml', 'a.go'].filter(isRecipeName)).toEqual([]);
});

test('hostile text takes no longer than it is long', () => {
  const many = 50_000;
  for (const text of [
    '{{'.repeat(many),
    'sed '.repeat(many),
    '<<A\n'.repeat(many),
    '$('.repeat(many),
    'helm '.repeat(many),
    'helm template '.repeat(many / 5),
    'a/'.repeat(many),
    '*'.repeat(many),
  ])
    expect(recipeOf('Makefile', `\thelm upgrade a b\n${text}\n`)?.tool).toBe('helm upgrade');
});

test.each<[claim: string, path: string, text: string, judged: string[], expected: boolean]>([
  ['are passed over where they are judged', 'cdk8s.yaml', 'output: out\n', ['out/a.k8s.yaml'], true],
  ['lie in dist by default', 'cdk8s.yaml', 'app: a\n', ['dist/a.k8s.yaml'], true],
  ['count from the folder of the project', 'lab/cdk8s.yaml', 'output: out\n', ['out/a.k8s.yaml'], false],
  ['decide where they are not judged', 'cdk8s.yaml', 'output: out\n', ['pools/a.yaml'], false],
])('the results of a program of cdk8s %s', (_claim, path, text, judged, expected) => {
  expect(synthesizedIn([{ path, text }], judged)('charts/a.ts')).toBe(expected);
});
