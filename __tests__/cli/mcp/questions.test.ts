import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newTemporary } from '../../support/temporary.js';
import { type Connected, connect } from './client.js';
import { servicesCode } from './large-root.js';

const SERVICES = 300;
const directory = newTemporary('groundplan-mcp-');
writeFileSync(join(directory, 'main.tf'), servicesCode(SERVICES));

let connected: Connected;
beforeAll(async () => {
  connected = await connect(directory);
}, 60_000);
afterAll(() => connected.close());

async function ask(name: string, given: Record<string, unknown> = {}) {
  const start = process.cpuUsage();
  const before = connected.received();
  const answer = await connected.client.callTool({
    name,
    arguments: { source: directory, planner: 'static', ...given },
  });
  const { user, system } = process.cpuUsage(start);
  const content = answer.content as { text: string }[];
  return {
    isError: answer.isError === true,
    text: content[0]!.text,
    notes: content.length - 1,
    data: answer.structuredContent as Record<string, any>,
    bytes: connected.received() - before,
    milliseconds: (user + system) / 1000,
  };
}

test('fifteen questions', async () => {
  const names: [string, Record<string, unknown>?][] = [
    ['summary'],
    ['find', { text: 'orders-7' }],
    ['find', { text: 'service-12-role' }],
    ['find', { text: 'lamdba', limit: 5 }],
    ['find', { type: 'aws_sqs_queue', limit: 5 }],
    ['find', { inside: 'aws_vpc.main', limit: 5 }],
    ['neighbours', { address: 'aws_instance.s7' }],
    ['neighbours', { address: 'aws_iam_role.s7', depth: 2 }],
    ['path', { from: 'internet', to: 'aws_db_instance.s7' }],
    ['path', { from: 'aws_lambda_function.s7', to: 'aws_sqs_queue.s8' }],
    ['reach', { address: 'aws_db_instance.s7' }],
    ['reach', { address: 'aws_db_instance.s7', port: '5432' }],
    ['reach', { address: 'internet', direction: 'from', port: '443' }],
    ['reach', { address: 'aws_kms_key.data', direction: 'dependents' }],
    ['reach', { address: 'aws_subnet.app' }],
  ];
  for (const [name, given] of names) {
    const { text, bytes, milliseconds, isError, notes } = await ask(name, given);
    console.log(name, JSON.stringify(given), { bytes, milliseconds, isError, notes }, text.slice(0, 1500));
  }
}, 120_000);
