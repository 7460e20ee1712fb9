/** How a person may be known to the API server; what is in it is never printed. */
export interface Credential {
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly cert?: string | Buffer;
  readonly key?: string | Buffer;
}

/** Where an API server is, and how it is asked. */
export interface Access {
  readonly server: URL;
  /** Absent: the authorities that Node.js trusts. */
  readonly ca?: string | Buffer;
  /** False only where the kubeconfig says `insecure-skip-tls-verify`. */
  readonly verifies: boolean;
  /** The name in the certificate, where it is another than that in the address. */
  readonly serverName: string | null;
  readonly proxy: URL | null;
  /** Gets a credential; called again where the server no longer takes the one before. Throws a LiveFault. */
  readonly credential: () => Promise<Credential>;
}
