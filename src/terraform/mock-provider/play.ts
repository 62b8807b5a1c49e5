/**
 * Plays providers to Terraform: it finds their servers in TF_REATTACH_PROVIDERS, asks no registry for them and starts
 * no program. https://developer.hashicorp.com/terraform/plugin/debugging#running-terraform-with-a-provider-in-debug-mode
 */
import type { GrpcServer, Io } from '../../platform/io.js';
import type { Answers, ProviderSchema } from './schema.js';
import { connections } from './service.js';

export interface PlayedProviders {
  /** Value of the environment variable TF_REATTACH_PROVIDERS. */
  readonly reattach: string;
  /** Only when Terraform has ended: older releases of go-plugin kill the process that it was told of when a socket is gone. */
  close(): Promise<void>;
}

/**
 * `directory` must exist and be the user's alone; a socket for each provider is made in it. Rejects as `fs` does where
 * that is not possible, with nothing left open.
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
    // A request does not say which provider it is for: each has a server of its own. Short names, see ServeGrpc.
    for (const [i, schema] of schemas.entries())
      servers.push(await io.serveGrpc({ directory, name: String(i) }, connections(schema, answers)));
  } catch (error) {
    await close();
    throw error;
  }
  const attached = schemas.map(({ address }, i) => [address, reattachment(servers[i]!, io.processId)] as const);
  const alsoForOpenTofu = attached.map(([address, at]) => [address.replace(TERRAFORM_REGISTRY, OPENTOFU_REGISTRY), at]);
  // An address that is asked for by its own name wins.
  return { reattach: JSON.stringify(Object.fromEntries([...alsoForOpenTofu, ...attached])), close };
}

/** `hashicorp/aws` without a host means another registry to OpenTofu. What is not asked for does no harm. */
const TERRAFORM_REGISTRY = /^registry\.terraform\.io\//;
const OPENTOFU_REGISTRY = 'registry.opentofu.org/';

const reattachment = ({ network, address }: GrpcServer, processId: number) => ({
  Protocol: 'grpc',
  ProtocolVersion: 5,
  // It has to live: go-plugin looks once a second, and ends all calls when it is gone.
  Pid: processId,
  // Else Terraform kills the process when it is done.
  Test: true,
  Addr: { Network: network, String: address },
});
