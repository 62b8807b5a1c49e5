/** Real Terraform, planning against played providers. */
import { dirname } from 'node:path';
import { nodeIo } from '../../../src/platform/node.js';
import type { Answers, ProviderSchema } from '../../../src/terraform/mock-provider/schema.js';
import { startProviders } from '../../../src/terraform/mock-provider/servers.js';
import { HANG_SECONDS } from '../../support/limits.js';

export interface Planned {
  /** Of `terraform show -json`; null where the plan failed. */
  readonly plan: Plan | null;
  /** Messages of `terraform plan -json` that are errors. */
  readonly errors: readonly string[];
}

export interface Plan {
  readonly resource_changes: readonly {
    readonly address: string;
    readonly provider_name: string;
    readonly change: {
      readonly actions: readonly string[];
      readonly after: Readonly<Record<string, unknown>> | null;
      readonly after_unknown: Readonly<Record<string, unknown>>;
      readonly importing?: unknown;
    };
  }[];
  readonly planned_values: { readonly outputs?: Readonly<Record<string, { readonly value: unknown }>> };
  readonly prior_state?: {
    readonly values: {
      readonly root_module: { readonly resources: readonly { readonly address: string; readonly values: unknown }[] };
    };
  };
}

export const NO_ANSWERS: Answers = { data: () => ({}), ephemeral: () => ({}), location: (text: string) => text };

export async function plan(
  files: Readonly<Record<string, string>>,
  schemas: readonly ProviderSchema[],
  answers: Answers = NO_ANSWERS,
): Promise<Planned> {
  const io = nodeIo();
  return io.withTemporaryDirectory(async (directory) => {
    for (const [name, content] of Object.entries(files)) {
      await io.makeDirectory(dirname(`${directory}/${name}`));
      await io.writeFile(`${directory}/${name}`, content);
    }
    await io.makeDirectory(`${directory}/sockets`);
    const played = await startProviders(schemas, answers, io, `${directory}/sockets`);
    const env = {
      PATH: io.env.PATH,
      HOME: directory,
      CHECKPOINT_DISABLE: '1',
      TF_IN_AUTOMATION: '1',
      TF_REATTACH_PROVIDERS: played.reattach,
    };
    const terraform = async (...args: string[]) => {
      const result = await io.run('terraform', args, { seconds: HANG_SECONDS, directory, env });
      if (result.end !== 'exit') throw new Error(`terraform ended by ${result.end}`);
      return result;
    };
    try {
      const { code, stdout, stderr } = await terraform(
        'plan',
        '-json',
        '-input=false',
        '-lock=false',
        '-refresh=false',
        '-out=plan.out',
      );
      if (code !== 0) return { plan: null, errors: errorsOf(stdout, stderr) };
      return { plan: JSON.parse((await terraform('show', '-json', 'plan.out')).stdout), errors: [] };
    } finally {
      await played.close();
      expect(await io.list(`${directory}/sockets`)).toEqual([]);
    }
  });
}

function errorsOf(stdout: string, stderr: string): string[] {
  const found = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter((line) => line['@level'] === 'error')
    .map((line) => `${line['@message']}: ${line.diagnostic?.detail ?? ''}`);
  return stderr === '' ? found : [...found, stderr];
}

/** Changes by address: what is known, and what is not. */
export const changesOf = ({ plan, errors }: Planned): Record<string, { after: unknown; unknown: unknown }> => {
  if (plan === null) throw new Error(errors.join('\n'));
  return Object.fromEntries(
    plan.resource_changes.map(({ address, change }) => [
      address,
      { after: change.after, unknown: change.after_unknown },
    ]),
  );
};
