/**
 * Simulates providers for Terraform, which finds their servers in TF_REATTACH_PROVIDERS. Terraform then contacts no registry and
 * starts no provider.
 * https://developer.hashicorp.com/terraform/plugin/debugging#running-terraform-with-a-provider-in-debug-mode
 */
import type { GrpcServer, Io } from '../../platform/io.js';
import type { Answers, ProviderSchema } from './schema.js';
import { connections } from './service.js';

export interface PlayedProviders {
  /** Value of the environment variable TF_REATTACH_PROVIDERS. */
  readonly reattach: string;
  /**
   * Closes the servers. Call only after Terraform has ended: older releases of go-plugin kill the reported process when its
   * socket
   * disappears.
   */
  close(): Promise<void>;
}

/**
 * Starts a server for each provider, on a socket in `directory`. The directory must exist and belong to the user alone.
 * Rejects with the `fs` error if a socket cannot be created, after closing all servers.
 */
export async function playProviders(
  schemas: readonly ProviderSchema[],
  answers: Answers,
  io: Pick<Io, 'serveGrpc' | 'processId'>,
  directory: string,
): Promise<PlayedProviders> {
  const servers: GrpcServer[] = [];
  const close = async () => void (await Promise.all(servers.map((server) => server.close())));
  try {
    // Each provider needs its own server, because a request does not name its provider. Short names, see ServeGrpc.
    for (const [i, schema] of schemas.entries())
      servers.push(await io.serveGrpc({ directory, name: String(i) }, connections(schema, answers)));
  } catch (error) {
    await close();
    throw error;
  }
  const attached = schemas.map(({ address }, i) => [address, reattachment(servers[i]!, io.processId)] as const);
  const alsoForOpenTofu = attached.map(([address, at]) => [address.replace(TERRAFORM_REGISTRY, OPENTOFU_REGISTRY), at]);
  // An explicitly requested address takes precedence.
  return { reattach: JSON.stringify(Object.fromEntries([...alsoForOpenTofu, ...attached])), close };
}

/** To OpenTofu, `hashicorp/aws` without a host is in another registry. Additional addresses do no harm. */
const TERRAFORM_REGISTRY = /^registry\.terraform\.io\//;
const OPENTOFU_REGISTRY = 'registry.opentofu.org/';

const reattachment = ({ network, address }: GrpcServer, processId: number) => ({
  Protocol: 'grpc',
  ProtocolVersion: 5,
  // Must be a running process: go-plugin checks once a second and ends all calls when it is gone.
  Pid: processId,
  // Otherwise Terraform kills the process when it is done.
  Test: true,
  Addr: { Network: network, String: address },
});
