/** Starts a provider's program and calls it over gRPC, as Terraform does. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Client, credentials, status } from '@grpc/grpc-js';
import { decode, encode, type Fields, type Message } from '../../../src/terraform/mock-provider/protobuf.js';

/** Environment variables without which a provider does not start: https://github.com/hashicorp/terraform-plugin-go (tf5server). */
const HANDSHAKE = {
  TF_PLUGIN_MAGIC_COOKIE: 'd602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2',
  PLUGIN_PROTOCOL_VERSIONS: '5',
};

const START_MS = 60_000;

export interface Provider {
  call<Q extends Fields, R extends Fields>(
    method: string,
    messages: readonly [Q, R],
    request: Partial<Message<Q>>,
  ): Promise<Message<R>>;
  /** False after a crash or a call without an answer. */
  readonly isRunning: () => boolean;
  stop(): void;
}

/** Starts the program and waits for the line with its address. @param callMs time limit of each call */
export async function startProvider(
  path: string,
  env: Readonly<Record<string, string>>,
  callMs: number,
): Promise<Provider> {
  const child = spawn(path, [], { env: { ...process.env, ...HANDSHAKE, ...env }, stdio: ['ignore', 'pipe', 'ignore'] });
  const address = await addressOf(child);
  const client = new Client(address, credentials.createInsecure(), {
    'grpc.max_receive_message_length': -1,
    'grpc.max_send_message_length': -1,
  });
  let isRunning = true;
  return {
    isRunning: () => isRunning,
    call: (method, [question, answer], request) =>
      new Promise((resolve, reject) => {
        client.makeUnaryRequest(
          `/tfplugin5.Provider/${method}`,
          (message: Partial<Message<typeof question>>) => Buffer.from(encode(question, message)),
          (bytes: Buffer) => decode(answer, bytes),
          request,
          { deadline: Date.now() + callMs },
          (error, response) => {
            if (error === null) return resolve(response!);
            isRunning &&= error.code !== status.UNAVAILABLE && error.code !== status.DEADLINE_EXCEEDED;
            reject(error);
          },
        );
      }),
    stop: () => {
      client.close();
      child.kill('SIGKILL');
    },
  };
}

/** Reads the first line of output, `1|5|unix|/tmp/plugin1|grpc|`: https://github.com/hashicorp/go-plugin/blob/main/docs/internals.md */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the provider prints no address')), START_MS);
    const fail = (error: Error): void => {
      clearTimeout(timer);
      reject(error);
    };
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`the provider has ended with ${code}`)));
    createInterface({ input: child.stdout! }).once('line', (line) => {
      clearTimeout(timer);
      const [, version, network, address] = line.split('|');
      if (version !== '5') reject(new Error(`the provider speaks protocol ${version}`));
      else resolve(network === 'unix' ? `unix:${address}` : `${address}`);
    });
  });
}
