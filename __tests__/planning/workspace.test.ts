// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language

/** The workspace that code is evaluated in, where nobody has asked for one. */
import { readCode } from '../../src/diagram/read.js';
import { directoryOf } from '../support/code.js';
import { portion } from '../support/long.js';
import { ioAtHome } from '../support/repository.js';
import { needs } from '../support/tools.js';

const CODE = [
  'resource "aws_sqs_queue" "q" {\n  name = "jobs"\n}',
  'resource "aws_sns_topic" "t" {\n  count = terraform.workspace == "prod" ? 1 : 0\n  name  = "news"\n}\n',
].join('\n');

interface Case {
  readonly selected?: string;
  readonly environment?: string;
  readonly asked?: string;
  readonly hasTopic: boolean;
}

const CASES: Readonly<Record<string, Case>> = {
  none: { hasTopic: false },
  'that of TF_WORKSPACE': { environment: 'prod', hasTopic: true },
  'the selected one': { selected: 'prod', hasTopic: true },
  'TF_WORKSPACE goes before the selected one': { selected: 'prod', environment: 'test', hasTopic: false },
  'the one asked for goes before both': { selected: 'test', environment: 'test', asked: 'prod', hasTopic: true },
};

describe.each(['static', 'offline'] as const)('planned %s', (planner) => {
  const { it } = planner === 'static' ? globalThis : needs('terraform');
  it.each(planner === 'static' ? Object.entries(CASES) : portion(Object.entries(CASES), 2))(
    '%s',
    async (_, { selected, environment, asked = null, hasTopic }) => {
      const files = { 'main.tf': CODE, ...(selected !== undefined && { '.terraform/environment': selected }) };
      const directory = directoryOf(files);
      const io = ioAtHome();
      const env = { ...io.env, ...(environment !== undefined && { TF_WORKSPACE: environment }) };
      const planning = { planner, engine: 'auto', workspace: asked, varFiles: [], seconds: 60, debug: null } as const;
      const { graph } = await readCode(
        { name: '.', directory, repository: null, planning },
        Object.assign(io, { env }),
      );
      expect([...graph.nodes.keys()].some((address) => address.startsWith('aws_sns_topic.t'))).toBe(hasTopic);
    },
  );
});
