/**
 * Starts servers that stand in for providers. Terraform finds them in TF_REATTACH_PROVIDERS, and then contacts no
 * registry and starts no provider. The offline planner uses them; `service.ts` answers the calls.
 * https://developer.hashicorp.com/terraform/plugin/debugging#running-terraform-with-a-provider-in-debug-mode
 */

import type { GrpcServer, Io } from '../../platform/io.js';
import type { Answers, ProviderSchema } from './schema.js';
import { providerService } from './service.js';

/** The servers of simulated providers. */
export interface RunningProviders {
  /** Value of the environment variable TF_REATTACH_PROVIDERS. */
  readonly reattach: string;
  /**
   * Closes the servers. Call only after Terraform has ended: older releases of go-plugin kill the reported process when
   * its socket disappears.
   */
  close(): Promise<void>;
}

/**
 * Starts a server for each provider, on a socket in `directory`.
 * @param directory must exist and be accessible to the user alone
 * @throws the `fs` error if a socket cannot be created, after closing all servers
 */
export async function startProviders(
  schemas: readonly ProviderSchema[],
  answers: Answers,
  io: Pick<Io, 'serveGrpc' | 'processId'>,
  directory: string,
): Promise<RunningProviders> {
  const servers: GrpcServer[] = [];
  const close = async () => void (await Promise.all(servers.map((server) => server.close())));
  try {
    // Each provider needs its own server, because a request does not name its provider. Short names, see ServeGrpc.
    for (const [index, schema] of schemas.entries())
      servers.push(await io.serveGrpc({ directory, name: String(index) }, providerService(schema, answers)));
  } catch (error) {
    await close();
    throw error;
  }
  const attached = schemas.map(({ address }, index) => [address, reattachment(servers[index]!, io.processId)] as const);
  const openTofuAddresses = attached.map(
    ([address, server]) => [address.replace(TERRAFORM_REGISTRY, OPENTOFU_REGISTRY), server] as const,
  );
  // The last one of two equal addresses is used: that of a schema takes precedence over a derived one.
  return { reattach: JSON.stringify(Object.fromEntries([...openTofuAddresses, ...attached])), close };
}

/** To OpenTofu, `hashicorp/aws` without a host is in another registry. Additional addresses do no harm. */
const TERRAFORM_REGISTRY = /^registry\.terraform\.io\//;
const OPENTOFU_REGISTRY = 'registry.opentofu.org/';

/** Returns the entry of a server in TF_REATTACH_PROVIDERS. */
const reattachment = ({ network, address }: GrpcServer, processId: number) => ({
  Protocol: 'grpc',
  ProtocolVersion: 5,
  // Must be a running process: go-plugin checks once a second and ends all calls when it is gone.
  Pid: processId,
  // Otherwise Terraform kills the process when it is done.
  Test: true,
  Addr: { Network: network, String: address },
});
