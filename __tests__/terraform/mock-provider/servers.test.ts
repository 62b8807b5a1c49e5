import type { GrpcServer, Io } from '../../../src/platform/io.js';
import { startProviders } from '../../../src/terraform/mock-provider/servers.js';
import { provider } from './schemas.js';
import { NO_ANSWERS } from './terraform.js';

const AWS = 'registry.terraform.io/hashicorp/aws';
const INNER = 'corp.example.com/team/inner';

function servers(failAt = Number.POSITIVE_INFINITY) {
  const open = new Set<string>();
  const io: Pick<Io, 'serveGrpc' | 'processId'> = {
    processId: 4711,
    serveGrpc: async ({ directory, name }): Promise<GrpcServer> => {
      if (open.size === failAt) throw Object.assign(new Error('no place'), { code: 'EACCES' });
      const address = `${directory}/${name}`;
      open.add(address);
      return { network: 'unix', address, close: async () => void open.delete(address) };
    },
  };
  return { io, open };
}

test('TF_REATTACH_PROVIDERS contains each address and forbids killing the process', async () => {
  const { io, open } = servers();
  const { reattach, close } = await startProviders([provider(AWS), provider(INNER)], NO_ANSWERS, io, '/s');
  const at = (socket: string) => ({
    Protocol: 'grpc',
    ProtocolVersion: 5,
    Pid: 4711,
    Test: true,
    Addr: { Network: 'unix', String: socket },
  });
  expect(JSON.parse(reattach)).toEqual({
    [AWS]: at('/s/0'),
    'registry.opentofu.org/hashicorp/aws': at('/s/0'),
    [INNER]: at('/s/1'),
  });
  expect([...open]).toEqual(['/s/0', '/s/1']);
  await close();
  expect([...open]).toEqual([]);
});

test('an explicit OpenTofu address takes precedence over a derived one', async () => {
  const { io } = servers();
  const tofu = 'registry.opentofu.org/hashicorp/aws';
  const { reattach } = await startProviders([provider(tofu), provider(AWS)], NO_ANSWERS, io, '/s');
  const sockets = Object.entries<{ Addr: { String: string } }>(JSON.parse(reattach)).map(([address, { Addr }]) => [
    address,
    Addr.String,
  ]);
  expect(Object.fromEntries(sockets)).toEqual({ [tofu]: '/s/0', [AWS]: '/s/1' });
});

test('all servers are closed if one cannot start', async () => {
  const { io, open } = servers(2);
  const three = [provider(AWS), provider(INNER), provider('a.b/c/d')];
  await expect(startProviders(three, NO_ANSWERS, io, '/s')).rejects.toMatchObject({ code: 'EACCES' });
  expect([...open]).toEqual([]);
});
