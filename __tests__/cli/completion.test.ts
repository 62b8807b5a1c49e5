/** Completion scripts, in the shells that they are for. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELLS } from '../../src/cli/completion.js';
import { createProgram, main } from '../../src/cli/main.js';
import { longOf, rowsOf } from '../../src/cli/options.js';
import type { Command } from '../../src/option-row.js';
import { memoryIo } from '../support/memory-io.js';
import { newTemporary } from '../support/temporary.js';
import { needs } from '../support/tools.js';

async function run(...args: string[]) {
  const io = memoryIo();
  const code = await main(['completion', ...args], io);
  return { code, out: io.out(), err: io.err() };
}

const COMMANDS = createProgram(memoryIo(), String, String).commands.map((command) => command.name() as Command);

/** A folder with a script as a file, and two entries to complete. */
async function folderWith(shell: string): Promise<string> {
  const folder = newTemporary('completion-');
  writeFileSync(join(folder, 'script'), (await run(shell)).out);
  writeFileSync(join(folder, 'plan.json'), '');
  mkdirSync(join(folder, 'plans'));
  return folder;
}

test.each(SHELLS)('the script for %s has every command and option, with its choices', async (shell) => {
  const { code, out, err } = await run(shell);
  expect([code, err]).toEqual([0, '']);
  for (const command of COMMANDS) {
    expect(out).toContain(command);
    for (const row of rowsOf(command)) {
      // fish takes the name without dashes.
      expect(out).toContain(shell === 'fish' ? `-l ${longOf(row).slice(2)} ` : longOf(row));
      for (const choice of row.choices ?? []) expect(out).toContain(choice);
    }
  }
  expect(out).toMatch(/groundplan \d+\.\d+\.\d+/);
});

test.each([
  [[], 'error: no shell is given', 'Use one of bash, zsh, fish, powershell: groundplan completion bash'],
  [['csh'], 'error: unknown shell csh', 'Use one of bash'],
  [['bash', 'zsh'], "error: unexpected argument 'zsh'", 'See groundplan completion --help.'],
])('completion %j is wrong use', async (args, line, remedy) => {
  const { code, out, err } = await run(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(line);
  expect(err).toContain(remedy);
});

test('help names each shell', async () => {
  for (const shell of SHELLS) expect((await run('--help')).out).toContain(shell);
});

/** What is typed, and what is offered. */
const OFFERS: readonly (readonly [typed: string, offered: readonly string[]])[] = [
  ['groundplan gr', ['graphdata']],
  ['groundplan draw --th', ['--theme']],
  ['groundplan draw --theme d', ['dark']],
  ['groundplan draw --theme=d', ['dark']],
  ['groundplan draw --format svg,p', ['svg,pdf', 'svg,png']],
  ['groundplan draw --source pla', ['plan.json', 'plans']],
  ['groundplan docs --outdir pla', ['plans']],
  ['groundplan docs pla', ['plans']],
  ['groundplan diff plan.j', ['plan.json']],
  ['groundplan check --no-m', ['--no-modules']],
  ['groundplan help com', ['comment', 'completion']],
  ['groundplan completion z', ['zsh']],
  ['groundplan doctor --t', []],
];

const inBash = (typed: string, cwd: string): string[] => {
  // Readline makes these words of a line.
  const words = typed.split(/ |(?<==)|(?==)/);
  const script = `source ./script; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); complete() { :; }
    compopt() { for word; do if [[ $word == dirnames ]]; then FALLBACK=directory; fi; done; case "$*" in *+o\\ default*) : "\${FALLBACK:=none}";; esac; }
    _groundplan
    if ((\${#COMPREPLY[@]} == 0)); then case "\${FALLBACK-}" in none) ;; directory) compgen -d -- "\${@: -1}";; *) compgen -f -- "\${@: -1}";; esac; fi
    printf '%s\\n' "\${COMPREPLY[@]}"`;
  const text = execFileSync('bash', ['--norc', '-c', script, 'bash', ...words], { cwd, encoding: 'utf8' });
  return text.split('\n').filter((line) => line !== '');
};

needs('bash').it.each(OFFERS)('bash: %s', async (typed, offered) => {
  expect(inBash(typed, await folderWith('bash')).sort()).toEqual(offered);
});

/** What fish offers for each line of OFFERS, all of them asked of one shell. */
let inFish: readonly string[] | null = null;

async function askFish(): Promise<readonly string[]> {
  const cwd = await folderWith('fish');
  const script = 'source script; for typed in $argv; complete -C $typed; echo ----; end';
  const text = execFileSync('fish', ['--no-config', '-c', script, ...OFFERS.map(([typed]) => typed)], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, HOME: cwd },
  });
  return text.split('----\n');
}

needs('fish').it.each(OFFERS.map((row, at) => [...row, at] as const))('fish: %s', async (_, offered, at) => {
  inFish ??= await askFish();
  expect(inFish).toHaveLength(OFFERS.length + 1);
  const text = inFish[at]!;
  const words = text.split('\n').flatMap((line) => line.split('\t')[0] || []);
  // A directory ends with a slash, and a value stands behind its option.
  expect(words.map((word) => word.replace(/\/$/, '').replace(/^--theme=/, '')).sort()).toEqual(offered);
});

/** What stands on the line after the tab key: a unique match with a blank behind it, or as much as all have in common. */
const LINES: readonly (readonly [typed: string, line: string])[] = [
  ['groundplan gr', 'groundplan graphdata '],
  ['groundplan draw --th', 'groundplan draw --theme='],
  ['groundplan draw --theme d', 'groundplan draw --theme dark '],
  ['groundplan draw --theme=d', 'groundplan draw --theme=dark '],
  // zsh removes the comma if a blank follows.
  ['groundplan draw --format svg,pd', 'groundplan draw --format svg,pdf,'],
  ['groundplan draw --source plan.j', 'groundplan draw --source plan.json '],
  ['groundplan docs --outdir p', 'groundplan docs --outdir plans/'],
  ['groundplan docs p', 'groundplan docs plans/'],
  ['groundplan completion z', 'groundplan completion zsh '],
  ['groundplan doctor --t', 'groundplan doctor --t'],
];

/** The functions that zsh comes with, found once. */
const ZSH_FUNCTIONS = join(newTemporary('completion-'), 'functions');

needs('zsh').it.each(LINES)('zsh: %s', async (typed, line) => {
  const cwd = await folderWith('zsh');
  const driver = `zmodload zsh/zpty
    zpty -b shell zsh -f -i
    zpty -w shell "PROMPT=; autoload -U compinit; compinit -u -C -d \${(q)2}; source ./script"
    zpty -w shell 'show() { print -r -- "<<$BUFFER>>"; exit }; zle -N show; bindkey "^X" show; print ready-$((1 + 1))'
    zpty -r shell text '*ready-2*'
    zpty -n -w shell "$1"$'\\t\\x18'
    zpty -r shell text '*<<*>>*'
    print -r -- "$text"`;
  const text = execFileSync('zsh', ['-f', '-c', driver, 'zsh', typed, ZSH_FUNCTIONS], {
    cwd,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(/<<(.*)>>/.exec(text)?.[1]).toBe(line);
});
