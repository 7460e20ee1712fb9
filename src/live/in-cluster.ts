import { join } from 'node:path';
import type { Access } from './access.js';
import { bearer } from './credential.js';
import { LiveFault } from './fault.js';
import { contentOf } from './material.js';
import { proxyFor } from './proxy.js';

/** Where Kubernetes puts the credentials of a pod. */
const SERVICE_ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount';

type Environment = Readonly<Record<string, string | undefined>>;

/** The API server of the cluster that this runs in, as its service account. The token is read anew when the old one has run out. */
export function inClusterAccess(environment: Environment, folder = SERVICE_ACCOUNT): Access {
  const host = environment['KUBERNETES_SERVICE_HOST'] ?? '';
  const port = environment['KUBERNETES_SERVICE_PORT'] ?? '443';
  const address = `https://${host.includes(':') ? `[${host}]` : host}:${port}`;
  if (host === '' || !URL.canParse(address))
    throw new LiveFault(
      'not-in-cluster',
      'There is no service account here (KUBERNETES_SERVICE_HOST is not set). Outside of a pod, name a --kubeconfig.',
    );
  const server = new URL(address);
  return {
    server,
    ca: contentOf(join(folder, 'ca.crt'), 'certificate authority of the service account'),
    verifies: true,
    serverName: null,
    proxy: proxyFor(server, null, environment),
    credential: () => {
      const token = contentOf(join(folder, 'token'), 'token of the service account').toString('utf8').trim();
      return Promise.resolve({ headers: bearer(token) });
    },
  };
}
