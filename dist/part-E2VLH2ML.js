import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  printProblems
} from "./part-A7SDHDU3.js";
import {
  retryAfterMs
} from "./part-Q5KN645G.js";
import {
  createCompactReader
} from "./part-2IS2RWRI.js";
import {
  codeOf,
  reasonOf
} from "./part-VGCQTIYE.js";
import {
  parsedJson
} from "./part-C6FNRO6Y.js";
import {
  SYSTEMS
} from "./part-PWGRHSRB.js";
import {
  DEFINITION_GROUP,
  DEFINITION_KIND,
  KEPT_KINDS,
  isDefined,
  isNodeClass,
  require_dist
} from "./part-XCPVTUVG.js";
import {
  present
} from "./part-ERTRCOBU.js";
import "./part-66QZVGSS.js";
import "./part-QX2GKHS3.js";
import "./part-GV3MU4HU.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import "./part-BKFCZPHO.js";
import {
  resourceOf
} from "./part-G3VZYYLT.js";
import {
  errorAt,
  fieldAt,
  groupedBy,
  infoAt,
  isObject,
  numberIn,
  textIn,
  visible
} from "./part-MZYUQ4PG.js";
import {
  counted,
  verb
} from "./part-HGX7INL6.js";
import {
  __toESM
} from "./part-D3OZZGUA.js";

// src/edge/live-snapshot.ts
import { setTimeout as sleep } from "node:timers/promises";

// src/live/fault.ts
var LiveFault = class extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
    this.name = "LiveFault";
  }
  code;
};
function said(text) {
  const line = text.trim();
  return line === "" ? "" : ` (it says: ${visible(line, 300)})`;
}

// src/live/in-cluster.ts
import { join } from "node:path";

// src/live/credential.ts
import { resolve as resolve3 } from "node:path";

// src/live/exec-credential.ts
import { spawn } from "node:child_process";
import { resolve } from "node:path";

// src/live/part.ts
var Part = class _Part {
  constructor(value, name) {
    this.value = value;
    this.name = name;
  }
  value;
  name;
  get isThere() {
    return this.value !== void 0 && this.value !== null;
  }
  part(key) {
    const inner = isObject(this.value) && Object.hasOwn(this.value, key) ? this.value[key] : void 0;
    return new _Part(inner, this.name === "" ? key : `${this.name}.${key}`);
  }
  /** Null where it is absent or empty, which kubectl takes for the same. */
  text(key) {
    const { value, name } = this.part(key);
    if (value === void 0 || value === null || value === "") return null;
    if (typeof value === "string") return value;
    throw new LiveFault("invalid-kubeconfig", `The kubeconfig's ${name} is not a text.`);
  }
  isTrue(key) {
    return this.part(key).value === true;
  }
  list(key) {
    const { value, name } = this.part(key);
    if (value === void 0 || value === null) return [];
    if (!Array.isArray(value))
      throw new LiveFault("invalid-kubeconfig", `The kubeconfig's ${name} is not a list.`);
    return value.map((item, index) => new _Part(item, `${name}[${index}]`));
  }
  texts(key) {
    return this.list(key).map((item) => {
      if (typeof item.value === "string") return item.value;
      throw new LiveFault("invalid-kubeconfig", `The kubeconfig's ${item.name} is not a text.`);
    });
  }
  /** As it is; null where it is absent. */
  get json() {
    return this.value ?? null;
  }
  keys() {
    return isObject(this.value) ? Object.keys(this.value) : [];
  }
};

// src/live/exec-credential.ts
var TIME_MS = 6e4;
var MOST_BYTES = 1024 ** 2;
var FORMS = ["client.authentication.k8s.io/v1", "client.authentication.k8s.io/v1beta1"];
async function execCredential(exec, { folder, environment, clusterInfo }) {
  const command = exec.text("command") ?? "";
  const apiVersion = exec.text("apiVersion") ?? "";
  if (command === "" || !FORMS.includes(apiVersion))
    throw fault(
      command,
      `the kubeconfig gives it the form ${visible(apiVersion)}; ${FORMS.join(" and ")} are known`
    );
  if (exec.text("interactiveMode") === "Always")
    throw fault(
      command,
      "it must ask a person (interactiveMode: Always). Log in first, or take the snapshot with kubectl"
    );
  const added = exec.list("env").map((one) => [one.text("name") ?? "", one.text("value") ?? ""]);
  const cluster = exec.isTrue("provideClusterInfo") ? { cluster: clusterInfo } : {};
  const info = { apiVersion, kind: "ExecCredential", spec: { interactive: false, ...cluster } };
  const answer = await run(isPath(command) ? resolve(folder, command) : command, exec.texts("args"), {
    ...environment,
    ...Object.fromEntries(added),
    KUBERNETES_EXEC_INFO: JSON.stringify(info)
  });
  return credentialIn(answer, command, apiVersion);
}
function isPath(command) {
  return command.includes("/") || command.includes("\\");
}
function fault(command, why) {
  return new LiveFault(
    "credential-plugin",
    `The kubeconfig's credential program ${visible(command)} gave nothing: ${why}.`
  );
}
function run(command, args, env) {
  return new Promise((done, failed) => {
    const child = spawn(command, [...args], { env, stdio: ["ignore", "pipe", "pipe"] });
    const timer = setTimeout(() => child.kill(), TIME_MS);
    const [printed, told] = [[], []];
    let bytes = 0;
    const keep = (chunks) => (chunk) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) child.kill();
      else chunks?.push(chunk);
    };
    child.stdout.on("data", keep(printed));
    child.stderr.on("data", keep(told));
    child.on("error", (error) => {
      clearTimeout(timer);
      const code = codeOf(error);
      failed(
        fault(
          command,
          code === "ENOENT" ? "there is no such program here. Install it" : `it can not be started (${code})`
        )
      );
    });
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      const words = said(Buffer.concat(told ?? []).toString("utf8"));
      if (code === 0) done(Buffer.concat(printed ?? []).toString("utf8"));
      else if (signal !== null)
        failed(fault(command, `it was ended after a minute, or for printing too much${words}`));
      else failed(fault(command, `it ended with ${code ?? "no code"}${words}`));
    });
  });
}
function credentialIn(answer, command, apiVersion) {
  const status = statusIn(answer, apiVersion);
  if (status === null) throw fault(command, `what it printed is no ExecCredential of ${apiVersion}`);
  const token = status.text("token");
  const cert = status.text("clientCertificateData");
  const key = status.text("clientKeyData");
  if (token === null && (cert === null || key === null))
    throw fault(command, "its answer holds neither a token nor a certificate with its key");
  return {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    ...cert === null ? {} : { cert },
    ...key === null ? {} : { key }
  };
}
function statusIn(answer, apiVersion) {
  const value = parsedJson(answer);
  return isObject(value) && value["kind"] === "ExecCredential" && value["apiVersion"] === apiVersion ? new Part(value["status"], "status") : null;
}

// src/live/material.ts
import { readFileSync } from "node:fs";
import { resolve as resolve2 } from "node:path";
function material(part, key, folder) {
  const data = part.text(`${key}-data`);
  if (data !== null) return Buffer.from(data, "base64");
  const path = part.text(key);
  return path === null ? null : contentOf(resolve2(folder, path), key);
}
function contentOf(path, what) {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new LiveFault("unreadable", `${visible(path)} (${what}) can not be read: ${reasonOf(error)}`);
  }
}

// src/live/credential.ts
function credentialOf(user, surroundings) {
  const { folder } = surroundings;
  const exec = user.part("exec");
  const impersonation = impersonationOf(user);
  if (exec.isThere)
    return async () => {
      const given = await execCredential(exec, surroundings);
      return { ...given, headers: { ...impersonation, ...given.headers } };
    };
  const cert = material(user, "client-certificate", folder);
  const key = material(user, "client-key", folder);
  return () => Promise.resolve({
    ...cert === null ? {} : { cert },
    ...key === null ? {} : { key },
    headers: { ...impersonation, ...authorizationOf(user, folder) }
  });
}
function authorizationOf(user, folder) {
  const file = user.text("tokenFile");
  if (file !== null) return bearer(contentOf(resolve3(folder, file), "tokenFile").toString("utf8").trim());
  const token = user.text("token");
  if (token !== null) return bearer(token);
  const name = user.text("username");
  if (name !== null) {
    const pair = `${name}:${user.text("password") ?? ""}`;
    return { Authorization: `Basic ${Buffer.from(pair).toString("base64")}` };
  }
  return legacyOf(user.part("auth-provider"));
}
function bearer(token) {
  return { Authorization: `Bearer ${token}` };
}
function legacyOf(provider) {
  if (!provider.isThere) return {};
  const name = provider.text("name") ?? "";
  const token = name === "oidc" ? provider.part("config").text("id-token") : null;
  if (token !== null) return bearer(token);
  throw new LiveFault(
    "unknown-credential",
    `The kubeconfig's user is known by the auth-provider ${visible(name)}, which is not supported. Use an exec plugin, or a token.`
  );
}
function impersonationOf(user) {
  const name = user.text("as");
  if (name === null) return {};
  const uid = user.text("as-uid");
  const groups = user.texts("as-groups");
  const extra = user.part("as-user-extra");
  return {
    "Impersonate-User": name,
    ...uid === null ? {} : { "Impersonate-Uid": uid },
    ...groups.length === 0 ? {} : { "Impersonate-Group": groups },
    ...Object.fromEntries(
      extra.keys().map((key) => [`Impersonate-Extra-${encodeURIComponent(key)}`, extra.texts(key)])
    )
  };
}

// src/live/proxy.ts
import { BlockList, isIP } from "node:net";
function proxyFor(server, written, environment) {
  if (written !== null) return proxyAt(written, "The kubeconfig");
  const name = server.protocol === "https:" ? "https_proxy" : "http_proxy";
  const found = from(environment, name);
  if (found === "" || isPassedBy(hostOf(server), from(environment, "no_proxy"))) return null;
  return proxyAt(
    found.includes("://") ? found : `http://${found}`,
    `The environment's ${name.toUpperCase()}`
  );
}
function hostOf(url) {
  return url.hostname.replace(/^\[|\]$/g, "");
}
function from(environment, name) {
  return (environment[name.toUpperCase()] ?? environment[name] ?? "").trim();
}
function proxyAt(text, where) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && (url.protocol === "http:" || url.protocol === "https:")) return url;
  const kind = url === null ? "is no address" : `is of the kind ${visible(url.protocol)}`;
  throw new LiveFault(
    "unusable-proxy",
    `${where} names a proxy that ${kind}. Use an http or https proxy, or take the snapshot with kubectl.`
  );
}
function isPassedBy(host, list) {
  if (host === "localhost" || isLoopback(host)) return true;
  const entries = list.split(/[\s,]+/).filter((entry2) => entry2 !== "");
  return entries.some((entry2) => entry2 === "*" || isWithin(host, entry2.toLowerCase()));
}
function isWithin(host, entry2) {
  const [network = "", bits] = entry2.split("/");
  if (bits !== void 0) return isInNetwork(host, network, Number(bits));
  const domain = entry2.replace(/^\*?\./, "").replace(/:\d+$/, "");
  return host === entry2 || host === domain || host.endsWith(`.${domain}`);
}
function isLoopback(host) {
  return host === "::1" || isInNetwork(host, "127.0.0.0", 8);
}
function isInNetwork(host, network, bits) {
  const family = isIP(host);
  if (family === 0 || isIP(network) !== family) return false;
  if (!Number.isInteger(bits) || bits < 0 || bits > (family === 4 ? 32 : 128)) return false;
  const type = family === 4 ? "ipv4" : "ipv6";
  const block = new BlockList();
  block.addSubnet(network, bits, type);
  return block.check(host, type);
}

// src/live/in-cluster.ts
var SERVICE_ACCOUNT = "/var/run/secrets/kubernetes.io/serviceaccount";
function inClusterAccess(environment, folder = SERVICE_ACCOUNT) {
  const host = environment["KUBERNETES_SERVICE_HOST"] ?? "";
  const port = environment["KUBERNETES_SERVICE_PORT"] ?? "443";
  const address = `https://${host.includes(":") ? `[${host}]` : host}:${port}`;
  if (host === "" || !URL.canParse(address))
    throw new LiveFault(
      "not-in-cluster",
      "There is no service account here (KUBERNETES_SERVICE_HOST is not set). Outside of a pod, name a --kubeconfig."
    );
  const server = new URL(address);
  return {
    server,
    ca: contentOf(join(folder, "ca.crt"), "certificate authority of the service account"),
    verifies: true,
    serverName: null,
    proxy: proxyFor(server, null, environment),
    credential: () => {
      const token = contentOf(join(folder, "token"), "token of the service account").toString("utf8").trim();
      return Promise.resolve({ headers: bearer(token) });
    }
  };
}

// src/live/kubeconfig.ts
var import_yaml = __toESM(require_dist(), 1);
import { existsSync } from "node:fs";
import { delimiter, dirname, resolve as resolve4 } from "node:path";
var MAX_ALIASES = 100;
function accessOf(path, { context, environment }) {
  const files = filesOf(path);
  const name = context ?? files.map(({ content }) => content.text("current-context")).find(isThere) ?? null;
  if (name === null)
    throw new LiveFault(
      "no-context",
      `${visible(path)} has no current context. Name one with --context.${namesOf(files)}`
    );
  const chosen = entry(files, "contexts", name).content.part("context");
  const clusterEntry = entry(files, "clusters", needed(chosen, "cluster", name));
  const cluster = clusterEntry.content.part("cluster");
  const userName = chosen.text("user");
  const userEntry = userName === null ? NOBODY : entry(files, "users", userName);
  const server = addressOf(cluster);
  const ca = material(cluster, "certificate-authority", clusterEntry.folder);
  const proxy = cluster.text("proxy-url");
  return {
    server,
    ...ca === null ? {} : { ca },
    verifies: !cluster.isTrue("insecure-skip-tls-verify"),
    serverName: cluster.text("tls-server-name"),
    proxy: proxyFor(server, proxy, environment),
    // As kubectl: a credential is for nobody to read on the way.
    credential: server.protocol === "https:" ? credentialOf(userEntry.content.part("user"), {
      ...{ folder: userEntry.folder, environment },
      clusterInfo: infoOf(cluster, ca)
    }) : () => Promise.resolve({ headers: {} })
  };
}
var NOBODY = { content: new Part(void 0, ""), folder: "" };
function filesOf(path) {
  const listed2 = existsSync(path) ? [path] : path.split(delimiter).filter((one) => one !== "");
  const found = listed2.filter((one) => existsSync(one));
  return (found.length === 0 ? [path] : found).map((one) => ({
    content: new Part(documentOf(one, listed2.length > 1), ""),
    folder: dirname(resolve4(one))
  }));
}
function isThere(text) {
  return text !== null;
}
function documentOf(path, mayBeEmpty) {
  const text = contentOf(path, "kubeconfig");
  if (mayBeEmpty && text.toString("utf8").trim() === "") return {};
  try {
    const document = (0, import_yaml.parse)(text.toString("utf8"), { maxAliasCount: MAX_ALIASES, logLevel: "error" });
    if (isObject(document)) return document;
  } catch {
  }
  throw new LiveFault("invalid-kubeconfig", `${visible(path)} is no kubeconfig: it is not a YAML map.`);
}
function namesOf(files) {
  const listed2 = files.flatMap(({ content }) => content.list("contexts"));
  const names = listed2.flatMap((one) => one.text("name") ?? []);
  return names.length === 0 ? "" : ` It has ${names.slice(0, 20).map((name) => visible(name)).join(", ")}.`;
}
function entry(files, list, name) {
  for (const { content, folder } of files) {
    const found = content.list(list).find((one) => one.text("name") === name);
    if (found !== void 0) return { content: found, folder };
  }
  const what = list.slice(0, -1);
  const others = list === "contexts" ? namesOf(files) : "";
  throw new LiveFault("no-context", `The kubeconfig has no ${what} ${visible(name)}.${others}`);
}
var FOR_EXEC = "client.authentication.k8s.io/exec";
function infoOf(cluster, ca) {
  const [serverName, proxy] = [cluster.text("tls-server-name"), cluster.text("proxy-url")];
  const own = cluster.list("extensions").find((one) => one.text("name") === FOR_EXEC);
  return {
    server: cluster.text("server"),
    ...serverName === null ? {} : { "tls-server-name": serverName },
    ...cluster.isTrue("insecure-skip-tls-verify") ? { "insecure-skip-tls-verify": true } : {},
    ...ca === null ? {} : { "certificate-authority-data": ca.toString("base64") },
    ...proxy === null ? {} : { "proxy-url": proxy },
    config: own?.part("extension").json ?? null
  };
}
function needed(part, key, context) {
  const value = part.text(key);
  if (value !== null) return value;
  throw new LiveFault("invalid-kubeconfig", `The kubeconfig's context ${visible(context)} names no ${key}.`);
}
function addressOf(cluster) {
  const text = cluster.text("server") ?? "";
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && (url.protocol === "https:" || url.protocol === "http:")) return url;
  throw new LiveFault("invalid-kubeconfig", `The kubeconfig's server ${visible(text)} is no https address.`);
}

// src/live/patience.ts
var FIRST_WAIT_MS = 1e3;
var LONGEST_WAIT_MS = 3e4;
var MOST_LOST_MS = 12e4;
var Waits = class {
  constructor(patience) {
    this.patience = patience;
  }
  patience;
  spentMs = 0;
  lostMs = 0;
  /**
   * Waits for as long as the server asks, or longer each time; `lostMs` is what the try before took. False, at once, where there is no
   * more patience.
   */
  async before(tries, askedMs, lostMs) {
    this.lostMs += lostMs;
    if (this.lostMs > MOST_LOST_MS) return false;
    const waitMs = askedMs ?? Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
    if (tries >= this.patience.tries || this.spentMs + waitMs > this.patience.budgetMs) return false;
    this.spentMs += waitMs;
    await this.patience.sleep(waitMs);
    return true;
  }
};

// src/live/request.ts
import {
  Agent as HttpAgent,
  request as httpRequest
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { connect as tlsConnect } from "node:tls";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
var BrokenLine = class extends Error {
  constructor(message, code = "") {
    super(message);
    this.code = code;
  }
  code;
};
var inflate = promisify(gunzip);
var Line = class {
  constructor(access, credential, limits) {
    this.access = access;
    this.credential = credential;
    this.limits = limits;
    const { ca, verifies, serverName, proxy } = access;
    const options = {
      keepAlive: true,
      rejectUnauthorized: verifies,
      ...ca === void 0 ? {} : { ca },
      ...credential.cert === void 0 ? {} : { cert: credential.cert },
      ...credential.key === void 0 ? {} : { key: credential.key },
      ...serverName === null ? {} : { servername: serverName }
    };
    if (access.server.protocol === "http:") this.agent = new HttpAgent({ keepAlive: true });
    else
      this.agent = proxy === null ? new HttpsAgent(options) : new TunnelAgent(options, access.server, proxy);
  }
  access;
  credential;
  limits;
  agent;
  /** One GET, answered whole or not at all. Throws BrokenLine. */
  get(path, accept) {
    const { server } = this.access;
    const url = new URL(`${server.pathname.replace(/\/$/, "")}${path}`, server);
    const ask2 = server.protocol === "http:" ? httpRequest : httpsRequest;
    return new Promise((done, failed) => {
      const request = ask2(url, {
        agent: this.agent,
        headers: {
          ...headersOf(this.credential),
          Accept: accept,
          "Accept-Encoding": "gzip",
          "User-Agent": "fleetplan"
        }
      });
      const fail = (error) => {
        clearTimeout(whole);
        request.destroy();
        failed(error instanceof BrokenLine ? error : new BrokenLine(messageOf(error), codeOf(error)));
      };
      const whole = setTimeout(() => {
        fail(new BrokenLine(`no whole answer within ${this.limits.wholeMs / 1e3} s`));
      }, this.limits.wholeMs);
      request.setTimeout(this.limits.idleMs, () => {
        fail(new BrokenLine(`nothing came for ${this.limits.idleMs / 1e3} s`));
      });
      request.on("error", fail);
      request.on("response", (response) => {
        this.take(response).then((answer) => {
          clearTimeout(whole);
          done(answer);
        }, fail);
      });
      request.end();
    });
  }
  close() {
    this.agent.destroy();
  }
  async take(response) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of response) {
      bytes += chunk.length;
      if (bytes > this.limits.bytes)
        throw new BrokenLine(`more than ${this.limits.bytes} bytes in one answer`, "TOO_LARGE");
      chunks.push(chunk);
    }
    const sent = Buffer.concat(chunks);
    const isGzip = response.headers["content-encoding"] === "gzip";
    const body = isGzip ? await inflate(sent, { maxOutputLength: this.limits.bytes }) : sent;
    return { status: response.statusCode ?? 0, headers: response.headers, body };
  }
};
function headersOf({ headers }) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === "string" ? value : [...value]])
  );
}
var TunnelAgent = class extends HttpsAgent {
  constructor(secure, server, proxy) {
    super({ keepAlive: true });
    this.secure = secure;
    this.server = server;
    this.proxy = proxy;
  }
  secure;
  server;
  proxy;
  createConnection(_options, made) {
    const { server, proxy, secure } = this;
    const target = `${server.hostname}:${server.port === "" ? "443" : server.port}`;
    const ask2 = proxy.protocol === "https:" ? httpsRequest : httpRequest;
    const user = decodeURIComponent(`${proxy.username}:${proxy.password}`);
    const request = ask2({
      host: hostOf(proxy),
      port: proxy.port === "" ? proxy.protocol === "https:" ? 443 : 80 : proxy.port,
      method: "CONNECT",
      path: target,
      agent: false,
      headers: {
        Host: target,
        ...user === ":" ? {} : { "Proxy-Authorization": `Basic ${Buffer.from(user).toString("base64")}` }
      }
    });
    const fail = (error) => made?.(error, void 0);
    request.on("error", fail);
    request.on("connect", (response, socket) => {
      if (response.statusCode !== 200) {
        socket.destroy();
        fail(new BrokenLine(`the proxy refuses with ${response.statusCode ?? 0}`));
        return;
      }
      const host = hostOf(server);
      const names = isName(host) ? { servername: host } : {};
      made?.(null, tlsConnect({ ...names, ...secure, socket, host }));
    });
    request.end();
    return void 0;
  }
};
function isName(host) {
  return !/^[\d.]+$|:/.test(host);
}
function messageOf(error) {
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : "the line broke";
}

// src/live/server.ts
var JSON_TYPE = "application/json";
var LASTING = /^(?:ENOTFOUND|ERR_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_|TOO_LARGE)/;
var Server = class {
  constructor(access, patience, limits) {
    this.access = access;
    this.limits = limits;
    this.waits = new Waits(patience);
  }
  access;
  limits;
  line = null;
  waits;
  get address() {
    return visible(this.access.server.origin);
  }
  /**
   * Asks for an address below that of the server; `isOptional` is not asked for twice. Throws a LiveFault where no answer can be had
   * that is whole.
   */
  async get(path, accept = JSON_TYPE, isOptional = false) {
    let renewed = false;
    for (let tries = isOptional ? this.waits.patience.tries : 1; ; tries++) {
      const begun = this.waits.patience.now();
      const outcome = await this.attempt(path, accept);
      if ("told" in outcome) return outcome.told;
      if (outcome.isUnknown === true && !renewed) {
        renewed = true;
        this.close();
        continue;
      }
      if (!outcome.isWorthAnother || !await this.waits.before(tries, outcome.askedMs, this.waits.patience.now() - begun))
        throw new LiveFault(
          outcome.code,
          `${this.address} ${outcome.why} at ${visible(addressWithoutToken(path))}.${adviceOn(outcome)}`
        );
    }
  }
  close() {
    this.line?.close();
    this.line = null;
  }
  async attempt(path, accept) {
    this.line ??= new Line(this.access, await this.access.credential(), this.limits);
    try {
      return this.judged(await this.line.get(path, accept));
    } catch (error) {
      if (!(error instanceof BrokenLine)) throw error;
      const why = `could not be read to the end (${visible(error.message, 200)})`;
      return { code: "broken-line", why, isWorthAnother: !LASTING.test(error.code), askedMs: null };
    }
  }
  judged(answer) {
    const { status, headers } = answer;
    const held = parsedJson(answer.body.toString("utf8"));
    const value = isObject(held) ? held : null;
    const askedMs = retryAfterMs(headers["retry-after"], this.waits.patience.now());
    const why = `answered ${status}${said(messageOf2(value))}`;
    if (status === 401)
      return { code: "not-logged-in", why, isWorthAnother: false, askedMs: null, isUnknown: true };
    if (status === 429) return { code: "too-many-requests", why, isWorthAnother: true, askedMs };
    if (status >= 500 && !isAheadOfServer(value))
      return { code: "server-error", why, isWorthAnother: true, askedMs };
    if (status >= 300 && status < 400)
      return { code: "no-api-server", why, isWorthAnother: false, askedMs: null };
    if (value !== null) return { told: { status, value } };
    if (status !== 200) return { told: { status, value: {} } };
    return { code: "no-json", why: "answered with what is no JSON", isWorthAnother: true, askedMs: null };
  }
};
function adviceOn({ code }) {
  if (code === "not-logged-in") return " It does not take the credential of the kubeconfig: log in again.";
  if (code === "no-api-server") return " Correct the server in the kubeconfig.";
  return "";
}
function addressWithoutToken(path) {
  return path.replace(/([?&]continue=)[^&]*/, "$1\u2026");
}
function messageOf2(value) {
  const message = value?.["message"];
  return typeof message === "string" ? message : "";
}
function isAheadOfServer(value) {
  const details = value?.["details"];
  const causes = isObject(details) ? details["causes"] : void 0;
  if (!Array.isArray(causes)) return false;
  return causes.some((cause) => isObject(cause) && cause["reason"] === "ResourceVersionTooLarge");
}

// src/live/definitions.ts
var DEFINITION_RESOURCE = "customresourcedefinitions";
var TYPE = { apiVersion: `${DEFINITION_GROUP}/v1`, kind: DEFINITION_KIND };
var PATH = `/apis/${DEFINITION_GROUP}/v1/${DEFINITION_RESOURCE}`;
function definitionNames(kinds) {
  return kinds.filter(({ group, kind }) => isDefined(group, kind)).map(({ group, resource }) => `${resource}.${group}`);
}
async function readDefinitions(server, kinds, reader) {
  const forbidden = [];
  for (const name of definitionNames(kinds)) {
    const path = `${PATH}/${encodeURIComponent(name)}`;
    const { status, value } = await server.get(path);
    if (status === 403) forbidden.push(name);
    if (status === 403 || status === 404) continue;
    if (status !== 200) throw notAnswered(server, name, status, value);
    if (!reader.page(`${path} of ${server.address}`, [value], TYPE)) break;
  }
  return forbidden.length === 0 ? [] : [unseen(server, forbidden)];
}
function notAnswered(server, name, status, value) {
  const message = `${server.address} answered ${status} with no definition of ${visible(name)}${said(messageOf2(value))}.`;
  return new LiveFault("no-list", message);
}
function unseen(server, names) {
  const message = `${server.address} does not show this user the ${verb(names.length, "definition", "definitions")} of ${names.map((name) => visible(name)).join(", ")} (403): plans go by what fleetplan knows of these kinds, and not by what this cluster takes. Grant it: fleetplan snapshot --role prints the role.`;
  return infoAt(null, "definitions-unseen", message);
}

// src/live/kinds.ts
var WANTED = KEPT_KINDS.filter(
  ({ isNeverAskedFor }) => isNeverAskedFor !== true
).flatMap(
  ({ groups, kinds }) => groups.filter((group) => group !== "*" && group !== DEFINITION_GROUP).flatMap(
    (group) => kinds.filter((kind) => isOfGroup(group, kind)).map((kind) => ({ group, kind, resource: resourceOf(kind) }))
  )
);
var WANTED_KEYS = new Set(WANTED.map(({ group, kind }) => `${group}/${kind}`));
var WANTED_GROUPS = new Set(WANTED.map(({ group }) => group));
function isWanted(group, kind, isServed) {
  if (group === "" && kind === "ConfigMap") return isServed("ngn2.nvidia.com", "NotifyMaintenance");
  return WANTED_KEYS.has(`${group}/${kind}`) || isNodeClass(kind);
}
function isWantedGroup(group) {
  return WANTED_GROUPS.has(group);
}
function isOfGroup(group, kind) {
  const specs = SYSTEMS.flatMap(({ kinds }) => kinds);
  const groups = specs.filter((spec) => spec.kind === kind).map((spec) => spec.group);
  return groups.length === 0 || groups.includes(group);
}

// src/live/role.ts
var NODE_CLASSES = [
  { group: "karpenter.k8s.aws", kind: "EC2NodeClass", resource: "ec2nodeclasses" },
  { group: "karpenter.azure.com", kind: "AKSNodeClass", resource: "aksnodeclasses" }
];
function roleText({ served }) {
  const groups = /* @__PURE__ */ new Map();
  const asked = served ?? [...WANTED, ...NODE_CLASSES];
  for (const { group, resource } of asked) groups.set(group, (groups.get(group) ?? /* @__PURE__ */ new Set()).add(resource));
  const rules = [...groups].flatMap(([group, resources]) => [
    `  - apiGroups: [${group === "" ? '""' : group}]`,
    "    resources:",
    ...[...resources].map((resource) => `      - ${resource}${commentOn(group, resource)}`),
    "    verbs: [get, list]"
  ]);
  return `${present([
    "# What fleetplan snapshot --kubeconfig reads. Nothing is written, watched or executed, and no secrets are read.",
    served === null && "# Take out the groups that your clusters do not serve; a NodeClass of another provider has to be added.",
    "apiVersion: rbac.authorization.k8s.io/v1",
    "kind: ClusterRole",
    "metadata:",
    "  name: fleetplan-snapshot",
    "rules:",
    ...rules,
    ...definitionsRule(definitionNames(asked)),
    "---",
    "apiVersion: rbac.authorization.k8s.io/v1",
    "kind: ClusterRoleBinding",
    "metadata:",
    "  name: fleetplan-snapshot",
    "roleRef:",
    "  apiGroup: rbac.authorization.k8s.io",
    "  kind: ClusterRole",
    "  name: fleetplan-snapshot",
    "subjects:",
    "  - kind: ServiceAccount",
    "    name: fleetplan-snapshot # the account that takes the snapshot",
    "    namespace: fleetplan"
  ]).join("\n")}
`;
}
function definitionsRule(names) {
  if (names.length === 0) return [];
  return [
    `  - apiGroups: [${DEFINITION_GROUP}]`,
    `    resources: [${DEFINITION_RESOURCE}] # what this cluster takes of these kinds; without it fleetplan goes by what it knows`,
    "    resourceNames:",
    ...names.map((name) => `      - ${name}`),
    "    verbs: [get]"
  ];
}
function commentOn(group, resource) {
  return group === "" && resource === "configmaps" ? " # only where PIKA is served, and only that they are there" : "";
}

// src/live/discovery.ts
var AGGREGATED = ["v2", "v2beta1"].map((version) => `application/json;g=apidiscovery.k8s.io;v=${version};as=APIGroupDiscoveryList`).concat("application/json").join(",");
async function servedKinds(server) {
  const found = /* @__PURE__ */ new Map();
  for (const version of [...await versionsAt(server, "/api"), ...await versionsAt(server, "/apis")]) {
    for (const kind of await kindsOf(server, version)) {
      const key = `${kind.group}/${kind.kind}`;
      if (!found.has(key)) found.set(key, kind);
    }
  }
  const isServed = (group, kind) => found.has(`${group}/${kind}`);
  return [...found.values()].filter(({ group, kind }) => isWanted(group, kind, isServed));
}
async function versionsAt(server, path) {
  const { status, value } = await server.get(path, AGGREGATED);
  if (status === 200 && value["kind"] === "APIGroupDiscoveryList")
    return listIn(value, "items").flatMap(aggregated);
  if (status === 200 && value["kind"] === "APIVersions")
    return textsIn(value, "versions").map((version) => ({ group: "", version, kinds: null, isStale: false }));
  if (status === 200 && value["kind"] === "APIGroupList") return listIn(value, "groups").flatMap(listed);
  throw notDiscovered(server, status, path);
}
function notDiscovered(server, status, path) {
  if (status !== 403)
    return new LiveFault(
      "no-api-server",
      `${server.address} is no Kubernetes API server: ${path} answered ${status} with nothing that lists APIs.`
    );
  const message = `${server.address} does not say which kinds it serves: ${path} answered 403. Bind the ClusterRole system:discovery to this user.`;
  return new LiveFault("forbidden", message);
}
function aggregated(item) {
  const metadata = item["metadata"];
  const group = isObject(metadata) ? textIn2(metadata, "name") : "";
  return listIn(item, "versions").map((entry2) => {
    const version = textIn2(entry2, "version");
    const kinds = listIn(entry2, "resources").flatMap((resource) => {
      const type = resource["responseKind"];
      const kind = isObject(type) ? textIn2(type, "kind") : "";
      return kind === "" ? [] : [{ group, version, kind, resource: textIn2(resource, "resource") }];
    });
    return { group, version, kinds, isStale: entry2["freshness"] === "Stale" };
  });
}
function listed(item) {
  const group = textIn2(item, "name");
  const preferred = isObject(item["preferredVersion"]) ? textIn2(item["preferredVersion"], "version") : "";
  const versions = listIn(item, "versions").map((entry2) => textIn2(entry2, "version"));
  const inOrder2 = [
    ...versions.filter((one) => one === preferred),
    ...versions.filter((one) => one !== preferred)
  ];
  return inOrder2.map((version) => ({ group, version, kinds: null, isStale: false }));
}
async function kindsOf(server, { group, version, kinds, isStale }) {
  if (isStale && isWantedGroup(group)) throw untold(server, group, version);
  if (kinds !== null) return kinds;
  const path = group === "" ? `/api/${segment(version)}` : `/apis/${segment(group)}/${segment(version)}`;
  try {
    const { status, value } = await server.get(path, "application/json", !isWantedGroup(group));
    if (status === 200 && value["kind"] === "APIResourceList")
      return listIn(value, "resources").flatMap((entry2) => {
        const [resource, kind] = [textIn2(entry2, "name"), textIn2(entry2, "kind")];
        return resource.includes("/") ? [] : [{ group, version, kind, resource }];
      });
  } catch (error) {
    if (!(error instanceof LiveFault)) throw error;
  }
  if (!isWantedGroup(group)) return [];
  throw untold(server, group, version);
}
function untold(server, group, version) {
  const name = visible(group === "" ? version : `${group}/${version}`);
  return new LiveFault(
    "discovery-failed",
    `${server.address} cannot say which kinds ${name} has, so some would be missing. Take the snapshot again when it can.`
  );
}
function segment(name) {
  return encodeURIComponent(name);
}
function listPath({ group, version, resource }) {
  const api = group === "" ? "/api" : `/apis/${segment(group)}`;
  return `${api}/${segment(version)}/${segment(resource)}`;
}
function listIn(value, key) {
  const list = value[key];
  return Array.isArray(list) ? list.filter(isObject) : [];
}
function textIn2(value, key) {
  const text = value[key];
  return typeof text === "string" ? text : "";
}
function textsIn(value, key) {
  const list = value[key];
  return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
}

// src/live/pages.ts
var Expired = class extends Error {
};
var Forbidden = class extends Error {
};
var METADATA = "application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1,application/json";
async function* pagesOf(server, kind, options) {
  let next = firstPage(server, kind, options);
  let token = "";
  const seen = /* @__PURE__ */ new Set();
  while (next !== null) {
    const told = await next;
    if (isExpired(told) && token !== "") {
      const later = options.resumes ? tokenIn(told.value) : "";
      if (later === "" || later === token) throw new Expired();
      options.onResumed();
      seen.add(token);
      token = later;
      next = ask(server, kind, options.limit, { continue: later });
      continue;
    }
    const page = pageIn(server, kind, told);
    const following = tokenIn(told.value);
    seen.add(token);
    if (following !== "" && seen.has(following))
      throw new LiveFault(
        "endless-list",
        `${server.address} gives the same pages of ${kind.resource} again and again.`
      );
    token = following;
    next = token === "" ? null : ask(server, kind, options.limit, { continue: token });
    next?.catch(() => void 0);
    yield page;
  }
}
async function firstPage(server, kind, { limit, resourceVersion }) {
  if (resourceVersion === null) return ask(server, kind, limit, {});
  const told = await ask(server, kind, limit, { resourceVersion, resourceVersionMatch: "Exact" });
  const cannot = [400, 410, 422].includes(told.status) || told.status >= 500 && isAheadOfServer(told.value);
  return cannot ? ask(server, kind, limit, {}) : told;
}
function ask(server, kind, limit, query) {
  const accept = isMetadataEnough(kind) ? METADATA : void 0;
  const parameters = new URLSearchParams({ limit: String(limit), ...query });
  return server.get(`${listPath(kind)}?${parameters.toString()}`, accept);
}
function isMetadataEnough({ group, kind }) {
  return group === "" && kind === "ConfigMap";
}
function isExpired({ status, value }) {
  return status === 410 || value["reason"] === "Expired";
}
function pageIn(server, kind, { status, value }) {
  if (status === 403) throw new Forbidden();
  const name = visible(kind.group === "" ? kind.resource : `${kind.resource}.${kind.group}`);
  if (status === 404)
    throw new LiveFault(
      "gone",
      `${server.address} serves ${name} no more than a moment ago it did. Take the snapshot again.`
    );
  const items = value["items"];
  const isList = status === 200 && isListOf(kind, value) && (Array.isArray(items) || items === null);
  if (!isList || (items ?? []).some((item) => isOfOther(kind, item)))
    throw new LiveFault(
      "no-list",
      `${server.address} answered ${status} with no list of ${name}${said(messageOf2(value))}.`
    );
  if (isCutShort(value))
    throw new LiveFault(
      "no-list",
      `${server.address} says that more ${name} follow and gives no way to them (metadata.continue). A proxy before it may have cut the list off.`
    );
  const { apiVersion } = typeOf(kind);
  const typed = (items ?? []).map(
    (item) => isObject(item) && item["kind"] === "PartialObjectMetadata" ? { ...item, apiVersion, kind: kind.kind } : item
  );
  return { items: typed, resourceVersion: metadataText(value, "resourceVersion") };
}
function isOfOther({ kind }, item) {
  const own = isObject(item) ? item["kind"] : void 0;
  return own !== void 0 && own !== kind && own !== "PartialObjectMetadata";
}
function isCutShort(value) {
  const metadata = value["metadata"];
  if (!isObject(metadata) || tokenIn(value) !== "") return false;
  const { continue: token, remainingItemCount: rest } = metadata;
  return (token ?? "") !== "" || typeof rest === "number" && rest > 0;
}
function isListOf(kind, { kind: list, apiVersion }) {
  if (list === "PartialObjectMetadataList") return isMetadataEnough(kind);
  return list === `${kind.kind}List` && apiVersion === typeOf(kind).apiVersion;
}
function typeOf({ group, version, kind }) {
  return { apiVersion: group === "" ? version : `${group}/${version}`, kind };
}
function tokenIn(value) {
  return metadataText(value, "continue");
}
function metadataText(value, key) {
  const metadata = value["metadata"];
  const text = isObject(metadata) ? metadata[key] : void 0;
  return typeof text === "string" ? text : "";
}

// src/live/snapshot.ts
var PAGE_SIZES = [500, 2500, 1e4];
var REQUEST_LIMITS = { idleMs: 3e4, wholeMs: 3e5, bytes: 512 * 1024 ** 2 };
function liveSnapshot(access, options, createReader) {
  const takenAt = options.patience.now();
  return askedOf(access, options, async (server) => {
    const kinds = inOrder(await servedKinds(server));
    const result = await readAgainWhereExpired(server, kinds, options, createReader);
    return { ...result, takenAt, problems: [...absentKinds(kinds), ...result.problems] };
  });
}
function servedBy(access, options) {
  return askedOf(access, options, async (server) => inOrder(await servedKinds(server)));
}
async function askedOf(access, options, ask2) {
  const server = new Server(access, options.patience, options.requests ?? REQUEST_LIMITS);
  try {
    return await ask2(server);
  } finally {
    server.close();
  }
}
function inOrder(kinds) {
  const places = new Map(WANTED.map(({ group, kind }, index) => [`${group}/${kind}`, index]));
  const placeOf = ({ group, kind }) => places.get(`${group}/${kind}`) ?? places.size;
  return [...kinds].sort((a, b) => placeOf(a) - placeOf(b));
}
async function readAgainWhereExpired(server, kinds, options, createReader) {
  const sizes = options.pageSizes ?? PAGE_SIZES;
  for (const [index, limit] of sizes.entries()) {
    try {
      return await readAll(server, kinds, createReader(), limit, index === sizes.length - 1);
    } catch (error) {
      if (!(error instanceof Expired)) throw error;
    }
  }
  const message = `${server.address} forgets a list faster than it can be read (410 Gone, ${counted(sizes.length, "time")}). Take the snapshot when it has less to do.`;
  throw new LiveFault("expired", message);
}
async function readAll(server, kinds, reader, limit, resumes) {
  const forbidden = [];
  const ofOtherMoments = /* @__PURE__ */ new Set();
  const seen = new Seen();
  let moment = null;
  for (const kind of kinds) {
    const onResumed = () => ofOtherMoments.add(kind.resource);
    try {
      const pages = pagesOf(server, kind, {
        limit: forbidden.length > 0 ? 1 : limit,
        resourceVersion: moment,
        resumes,
        onResumed
      });
      for await (const { items, resourceVersion } of pages) {
        if (forbidden.length > 0) break;
        moment ??= resourceVersion === "" ? null : resourceVersion;
        if (resourceVersion !== moment) ofOtherMoments.add(kind.resource);
        seen.page(kind, items);
        if (!reader.page(`${listPath(kind)} of ${server.address}`, items, typeOf(kind)))
          return reader.finish();
      }
    } catch (error) {
      if (!(error instanceof Forbidden)) throw error;
      forbidden.push(kind);
    }
  }
  if (forbidden.length > 0) throw new LiveFault("forbidden", forbiddenMessage(server, forbidden));
  const hidden = seen.hidden();
  if (hidden !== null) throw new LiveFault("forbidden", hiddenMessage(server, hidden));
  const unseen2 = await readDefinitions(server, kinds, reader);
  const { snapshot, problems } = reader.finish();
  return { snapshot, problems: [...problems, ...momentProblem([...ofOtherMoments]), ...unseen2] };
}
function hiddenMessage(server, hidden) {
  return `${server.address} ${hidden}. A proxy before it may filter what this user sees. What is not seen is not an empty list: let the user see all nodes and all pods.`;
}
function forbiddenMessage(server, kinds) {
  const names = kinds.map(({ group, resource }) => visible(group === "" ? resource : `${resource}.${group}`)).join(", ");
  return `${server.address} serves ${counted(kinds.length, "kind")} that this user may not list (403): ${names}. What is not seen is not an empty list. Grant it: fleetplan snapshot --role prints the role.`;
}
function momentProblem(resources) {
  if (resources.length === 0) return [];
  const message = `The API server could not give everything as of one moment: ${resources.map((name) => visible(name)).join(", ")} are of a later moment than the rest, or of several.`;
  return [infoAt(null, "several-moments", message)];
}
function absentKinds(kinds) {
  const served = new Set(kinds.map(({ group, kind }) => `${group}/${kind}`));
  const missing = WANTED.filter(({ group, kind }) => !served.has(`${group}/${kind}`) && kind !== "ConfigMap");
  if (missing.length === 0) return [];
  const names = [...groupedBy(missing, ({ group }) => group)].map(([group, absent]) => {
    const isWhole = WANTED.filter((one) => one.group === group).length === absent.length;
    return isWhole ? group : `${absent.map(({ kind }) => kind).join(", ")} of ${group === "" ? "the core" : group}`;
  });
  const message = `The API server does not serve these, so none of them is in the snapshot: ${names.join("; ")}.`;
  return [infoAt(null, "not-served", message)];
}
var READY_OF = {
  Deployment: "readyReplicas",
  StatefulSet: "readyReplicas",
  ReplicaSet: "readyReplicas",
  DaemonSet: "numberReady"
};
var Seen = class {
  nodes = 0;
  /** The first node that something says it stands on. */
  named = null;
  withPods = /* @__PURE__ */ new Set();
  /** By its namespace, the first workload that has ready pods. */
  ready = /* @__PURE__ */ new Map();
  page({ group, kind }, items) {
    if (group === "" && kind === "Node") this.nodes += items.length;
    for (const item of items) {
      if (!isObject(item)) continue;
      const namespace = textIn(item["metadata"], "namespace") ?? "";
      if (group === "" && kind === "Pod") this.withPods.add(namespace);
      const field = group === "apps" ? READY_OF[kind] : void 0;
      if (field !== void 0 && (numberIn(item["status"], field) ?? 0) > 0 && !this.ready.has(namespace))
        this.ready.set(namespace, `${kind}/${namespace}/${textIn(item["metadata"], "name") ?? ""}`);
      if (this.nodes === 0) this.named ??= nodeOf(kind, item);
    }
  }
  /** What is there and was not listed, for a person; null where nothing shows that. */
  hidden() {
    if (this.nodes === 0 && this.named !== null)
      return `lists no node, and pods or node claims that stand on nodes, such as ${visible(this.named)}`;
    const [namespace, workload] = [...this.ready].find(([one]) => !this.withPods.has(one)) ?? [];
    if (namespace === void 0) return null;
    return `lists no pod in the namespace ${visible(namespace)}, and ${visible(workload ?? "")}, which says that pods of it are ready`;
  }
};
function nodeOf(kind, item) {
  const part = kind === "Pod" ? "spec" : kind === "NodeClaim" ? "status" : null;
  return part && textIn(fieldAt(item, part), "nodeName");
}

// src/edge/live-snapshot.ts
var PATIENCE = { budgetMs: 3e5, tries: 7, now: () => Date.now(), sleep: (ms) => sleep(ms) };
async function fromServer(args, output) {
  try {
    const access = accessFor(args);
    if (access === null) return roleText({ served: null });
    if (args.role) return roleText({ served: await servedBy(access, { patience: PATIENCE }) });
    return await liveSnapshot(access, { patience: PATIENCE }, () => createCompactReader(args.hashNodeNames));
  } catch (error) {
    if (!(error instanceof LiveFault)) throw error;
    printProblems([errorAt(null, error.code, error.message)], output);
    return null;
  }
}
function accessFor({ kubeconfig, context, inCluster }) {
  if (kubeconfig !== null) return accessOf(kubeconfig, { context, environment: process.env });
  return inCluster ? inClusterAccess(process.env) : null;
}
export {
  fromServer
};
