/** Real plans: each one draws, or ends with a message for its reader. The table is printed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../src/cli/main.js';
import { portion } from '../support/long.js';
import { memoryIo } from '../support/memory-io.js';
import { CORPUS, has, needsCorpus } from '../support/tools.js';

const { describe: describeWithCorpus } = needsCorpus();
const plans = has('corpus') ? portion(readdirSync(join(CORPUS, 'plans')).sort(), 4) : ['none'];

interface Outcome {
  readonly file: string;
  readonly code: number;
  readonly said: string;
  readonly svg: string | undefined;
}

async function draw(file: string): Promise<Outcome> {
  const io = memoryIo({ [file]: readFileSync(join(CORPUS, 'plans', file)) });
  const code = await main(['draw', '--source', file, '--no-overview'], io);
  const svg = io.files.get('architecture.svg');
  return { file, code, said: io.err(), svg: svg === undefined ? undefined : Buffer.from(svg).toString('utf8') };
}

const row = ({ file, code, said, svg }: Outcome): string => {
  const line = svg === undefined ? said.split('\n')[0] : (/^\d+ (resource|node).*$/m.exec(said)?.[0] ?? 'drawn');
  return `${code} ${svg === undefined ? 'message' : 'drawn  '} ${file.slice(0, 60).padEnd(60)} ${line}`;
};

describeWithCorpus('the corpus', () => {
  const outcomes: Outcome[] = [];
  afterAll(() => void process.stderr.write(`${outcomes.map(row).join('\n')}\n`));

  test.each(plans)('%s draws, or says why not', async (file) => {
    const outcome = await draw(file);
    outcomes.push(outcome);
    const { code, said, svg } = outcome;
    if (svg !== undefined)
      expect({ code, picture: /<svg[\s\S]*<\/svg>/.test(svg) }).toEqual({ code: 0, picture: true });
    else expect({ code, said }).toEqual({ code: 2, said: expect.stringMatching(/^error: /) });
    const drawn = /^\d+ resources?: (\d+) drawn/m.exec(said)?.[1];
    // Never an empty picture where there is something to draw.
    if (drawn !== undefined && !said.startsWith('0 ')) expect(Number(drawn)).toBeGreaterThan(0);
  });
});
