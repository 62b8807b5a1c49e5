import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = new URL('../..', import.meta.url).pathname;
const CLI = join(ROOT, 'dist/cli.js');
const EXAMPLE = join(ROOT, 'fixtures/aws-web-shop');

/** The change of the README, by file: texts and their replacements; an empty text is the end of the file. */
const CHANGE = {
  'data.tf': [
    ['db.m7g.large', 'db.r6g.large'],
    [
      '',
      '\nresource "aws_dynamodb_table" "carts" {\n  name         = "carts"\n  billing_mode = "PAY_PER_REQUEST"\n  hash_key     = "id"\n\n  attribute {\n    name = "id"\n    type = "S"\n  }\n}\n',
    ],
  ],
  'services.tf': [
    [
      '      { name = "ORDER_EVENTS_URL"',
      '      { name = "CARTS_TABLE", value = aws_dynamodb_table.carts.name },\n      { name = "ORDER_EVENTS_URL"',
    ],
  ],
};

/**
 * Makes a repository of the example whose branch `main` is the code before the change, and calls `use` with a function that runs the
 * program in it and returns its output, and one that reads a written file.
 */
export function withShop(use) {
  const folder = mkdtempSync(join(tmpdir(), 'groundplan-shop-'));
  try {
    const git = (...args) => run('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], folder);
    for (const name of readdirSync(EXAMPLE).filter((file) => /\.(tf|yml)$/.test(file)))
      cpSync(join(EXAMPLE, name), join(folder, name));
    git('init', '--quiet', '--initial-branch=main');
    git('add', '--all');
    git('commit', '--quiet', '--message=x');
    git('switch', '--quiet', '--create=carts');
    use({
      change: () => applyChange(folder),
      groundplan: (...args) => run(process.execPath, [CLI, ...args], folder),
      read: (name) => readFileSync(join(folder, name), 'utf8'),
      folder,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function applyChange(folder) {
  for (const [name, edits] of Object.entries(CHANGE)) {
    const path = join(folder, name);
    const text = edits.reduce(
      (all, [before, after]) => (before === '' ? all + after : all.replace(before, after)),
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, text);
  }
}

/** Commits at one time have the same name in every run. */
const DATES = { GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z', GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z' };

/** Returns what a terminal shows: messages come before the output. */
function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...DATES },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return `${stderr}${stdout}`;
}
