import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/manifest/recipes/tools.ts
var TILTFILE = /(?:^|\/)(?:Tiltfile|[^/]+\.tiltfile)$/i;
var TOOLS = [
  {
    name: "helmfile",
    command: "helmfile template",
    file: /(?:^|\/)(?:helmfile(?:[._-][\w.-]+)?\.ya?ml|helmfile\.d\/[^/]+\.ya?ml)(?:\.gotmpl)?$/
  },
  // Its environments may stand in a file of their own (`bases`): https://helmfile.readthedocs.io/en/latest/writing-helmfile/
  {
    name: "helmfile",
    command: "helmfile template",
    file: /\.ya?ml(?:\.gotmpl)?$/,
    holds: [/^environments:/m, /^[ \t]+(?:- )?(?:values|secrets|kubeContext|missingFileHandler):/m]
  },
  {
    name: "Skaffold",
    command: "skaffold render",
    holds: [/^apiVersion:[ \t]*["']?skaffold\//m],
    // How images are built and tested, and what a developer sees of it: https://skaffold.dev/docs/references/yaml/
    idle: /^(?:build|test|verify|portForward|metadata):[^\n]*\n(?:(?:[ \t-][^\n]*)?\n)*/gm
  },
  { name: "werf", command: "werf render", file: /(?:^|\/)werf(?:-[\w-]+)?\.ya?ml$/, takes: [".helm"] },
  {
    name: "Rancher Fleet",
    command: null,
    file: /(?:^|\/)fleet\.ya?ml$/,
    holds: [
      /^(?:helm|kustomize|yaml|overlays|targetCustomizations|overrideTargets|defaultNamespace|namespace|diff|dependsOn|labels):/m
    ],
    ownsFolder: true,
    // What the bundle is called by and compared with, and how much of its past is kept: https://fleet.rancher.io/ref-fleet-yaml
    idle: /^(?:labels|diff):[^\n]*\n(?:(?:[ \t-][^\n]*)?\n)*|^ {1,2}maxHistory:[ \t]*\d+[ \t]*\n/gm
  },
  { name: "kluctl", command: "kluctl render", file: /(?:^|\/)\.kluctl\.ya?ml$/, ownsFolder: true },
  {
    name: "kluctl",
    command: "kluctl render",
    file: /(?:^|\/)(?:deployment|helm-chart)\.ya?ml$/,
    holds: [/^(?:deployments|helmChart):/m],
    ownsFolder: true
  },
  { name: "Tilt", command: null, file: TILTFILE },
  { name: "Garden", command: null, file: /(?:^|\/)(?:[\w-]+\.)?garden\.ya?ml$/, ownsFolder: true },
  {
    name: "Bazel",
    command: null,
    file: /(?:^|\/)BUILD(?:\.bazel)?$|\.bzl$/,
    holds: [
      /\b(?:k8s_\w+|kustomiz\w*|helm_\w+|rules_(?:k8s|gitops|kustomize|helm)|expand_template|kubectl)\b/
    ]
  },
  {
    name: "Kapitan",
    command: "kapitan compile",
    file: /(?:^|\/)inventory\/[^]*\.ya?ml$/,
    holds: [/^(?:parameters|classes):/m]
  },
  { name: "Pulumi", command: null, file: /(?:^|\/)Pulumi(?:\.[\w.-]+)?\.ya?ml$/ },
  { name: "ytt", command: "ytt -f", file: /\.ya?ml$/, holds: [/^[ \t]*#@[ \t]*\w/m] },
  { name: "KCL", command: "kcl run", holds: [/^kcl_(?:cli_configs|options):/m] },
  { name: "vendir", command: null, holds: [/^apiVersion:[ \t]*["']?vendir\.k14s\.io\//m] },
  {
    name: "Zarf",
    command: null,
    file: /(?:^|\/)zarf\.ya?ml$/,
    holds: [/^kind:[ \t]*["']?ZarfPackageConfig/m]
  },
  {
    name: "Tanka",
    command: "tk show",
    file: /(?:^|\/)spec\.json$/,
    holds: [/"apiVersion"\s*:\s*"tanka\.dev\//],
    ownsFolder: true
  },
  { name: "DevSpace", command: null, file: /(?:^|\/)devspace\.ya?ml$/ },
  {
    name: "Ansible",
    command: null,
    file: /\.ya?ml$/,
    holds: [
      /^([ \t]*)(?:-[ \t]+)?(?:(?:kubernetes\.core|community\.kubernetes)\.(?:k8s|helm|helm_template):|(?:ansible\.builtin\.)?(?:shell|command):(?:[^\n]*\n(?=\1[ \t]|[ \t]*\n)){0,300}?[^\n]*\b(?:kubectl|oc|helm|kustomize)\b)/m
    ],
    // Its tasks are in one folder of a role, and go by the others: https://docs.ansible.com/ansible/latest/playbook_guide/playbooks_reuse_roles.html
    takes: ["vars", "../defaults", "../vars", "../templates", "../files"],
    takesAnywhere: /(?:^|\/)(?:group_vars|host_vars)\//
  },
  // A playbook, or a file of tasks, that has roles run.
  {
    name: "Ansible",
    command: null,
    file: /\.ya?ml$/,
    holds: [
      /^[ \t]*(?:-[ \t]+)?(?:hosts:[ \t]*\S|(?:ansible\.builtin\.)?(?:import|include)_role:)/m,
      /^[ \t]*(?:-[ \t]+)?(?:roles|(?:ansible\.builtin\.)?(?:import|include)_role):/m
    ],
    namesIn: ["roles", "../roles", "../../../roles"],
    mayBeOther: true
  },
  // A function of its pipeline can change every object of the package: https://kpt.dev/reference/schema/kptfile/
  {
    name: "kpt",
    command: "kpt fn render",
    file: /(?:^|\/)Kptfile$/,
    ownsFolder: true,
    // What the package is about, and where it was once fetched from.
    idle: /^(?:info|upstream|upstreamLock):.*\n(?:[ \t].*\n|\r?\n)*/gm
  },
  {
    name: "a list of Helm releases",
    command: "helm template",
    file: /\.ya?ml(?:\.gotmpl)?$/,
    holds: [/^(?:releases|apps|charts|applications):/m, /^[ \t]+(?:- )?chart:[ \t]*\S/m]
  }
];
var SCRIPT = /(?:^|\/)(?:(?:GNUm|m|M)akefile|[^/]+\.mk|[jJ]ustfile|Taskfile[^/]*\.ya?ml|[^/]+\.(?:sh|bash|zsh|fish|ps1|nu)|package\.json|\.?mise(?:\.[\w-]+)?\.toml|Earthfile|Procfile|Rakefile|(?:[^/]+\.)?(?:Docker|Container)file(?:\.[\w-]+)?|action\.ya?ml|Jenkinsfile[^/]*|\.gitlab-ci[^/]*\.ya?ml|azure-pipelines[^/]*\.ya?ml|bitbucket-pipelines\.ya?ml|buildspec[^/]*\.ya?ml|cloudbuild[^/]*\.ya?ml|\.drone\.ya?ml)$|(?:^|\/)\.(?:github\/(?:workflows|actions)|gitlab|circleci|buildkite|woodpecker|tekton)\/[^]*\.ya?ml$/;
var PROGRAM = /^(?![^]*(?:[._](?:test|spec)\.[a-z]+|_test\.go|(?:^|\/)(?:test_|conftest)[^/]*\.py)$)[^]*\.(?:py|js|mjs|cjs|ts|rb|go|pl|groovy|kts)$/;
var COMMAND = /\bhelm\b[^\n|]*\s(?:upgrade|install|uninstall|rollback)\b|\bhelmfile\b[^\n]*\s(?:apply|sync)\b|\b(?:kubectl|oc)\b[^\n|]*\s(?:apply|replace|patch|scale|set|delete|drain|cordon|taint|label|annotate|create[^\n|]*\s(?:-f|--filename|-k)|rollout\s+(?:restart|undo|pause|resume))\b|\bkapp\b[^\n]*\sdeploy\b|\bargocd\s+app\s+(?:create|set)\b|\boc\s+process\b|\benvsubst\b|\b(?:terraform|tofu|terragrunt|apply|plan)\b[^\n|]*\s--?var(?:-file)?[ =]|\b(?=(?<renders>helm\b[^\n|]*?\stemplate\b|kustomize\b[^\n|]*?\sbuild\b|kubectl\s+kustomize\b|ytt\b))\k<renders>[^\n]*(?:>|--output(?:-dir)?\b|\|\s*(?:kubectl|tee|kapp)\b)/;
var EDIT = /\b(?:yq|sed|perl)\b[^\n|]*\s(?:--in-?place|-[A-Za-z]*i)(?=[\s.='"]|$)|\bkustomize\b[)}"]*\s+edit\s/i;
var CALL = /\buses:[ \t]*["']?\.\/([\w./-]+)/g;
function isScriptName(path) {
  return !/\.ya?ml$/.test(path) && (SCRIPT.test(path) || TILTFILE.test(path));
}

// src/manifest/delivery/generators.ts
var TERRAFORM = /\.(?:tf|tofu|hcl|tfvars|tftpl)(?:\.json)?$|\.tf\.json$/;
var PROGRAM2 = /\.(?:jsonnet|libsonnet|cue|k|dhall|pkl|star|nix|bicep|ts|js|mjs|cjs|py|go|cs|java|kt|rb)$/;
var TEMPLATE = /\.(?:tpl|gotmpl|tmpl|j2|jinja2?|erb|ejs|mustache|hbs|envsubst)$|\.(?:ya?ml|json)\.(?:in|template|dist)$/;
var TESTS = /(?:[._](?:test|spec)\.[a-z]+|_test\.go|(?:^|\/)test_[^/]*\.py)$/;
var CHART_PART = /(?:^|\/)(?:charts\/[^/]*\.tgz|Chart\.lock)$/;
var IN_TEMPLATES = /(?:^|\/)templates\//;
var KUSTOMIZATION = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;
function mayGenerate(path) {
  if (TESTS.test(path)) return false;
  if (isMiscased(path)) return true;
  return KUSTOMIZATION.test(path) || isProgram(path) || isTemplate(path) || isChartPart(path);
}
function isMiscased(path) {
  return /\.(?:ya?ml|json)$/i.test(path) && !/\.(?:ya?ml|json)$/.test(path);
}
function isProgram(path) {
  if (path.endsWith(".yaml") || path.endsWith(".yml")) return false;
  return isTerraform(path) || PROGRAM2.test(path) || isScriptName(path);
}
function isTemplate(path) {
  return TEMPLATE.test(path);
}
function isTerraform(path) {
  return TERRAFORM.test(path);
}
function isChartPart(path) {
  return CHART_PART.test(path) || /\.(?:tpl|txt)$/.test(path) && IN_TEMPLATES.test(path);
}
function isArchive(path) {
  return path.endsWith(".tgz");
}

export {
  TOOLS,
  SCRIPT,
  PROGRAM,
  COMMAND,
  EDIT,
  CALL,
  isScriptName,
  mayGenerate,
  isMiscased,
  isProgram,
  isTemplate,
  isTerraform,
  isChartPart,
  isArchive
};
