/**
 * node scripts/demo.mjs [FOLDER]: writes the demo, docs/demo, with `groundplan docs` over examples of fixtures/ and the present dist/.
 * Needs Terraform. .github/workflows/pages.yml publishes it. Fails if a link of its index leads nowhere.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brokenLinks } from './demo/links.mjs';

const ROOT = new URL('..', import.meta.url).pathname;
const EXAMPLES = ['aws-web-shop', 'aws-serverless', 'aws-modules', 'azure-web-app', 'google-run-sql'];
const CODE = /\.tf$|\.tfvars$|^groundplan\.yml$|^modules$/;

function generate(target) {
  const folder = mkdtempSync(join(tmpdir(), 'groundplan-demo-'));
  try {
    for (const example of EXAMPLES)
      for (const name of readdirSync(join(ROOT, 'fixtures', example)).filter((file) => CODE.test(file)))
        cpSync(join(ROOT, 'fixtures', example, name), join(folder, example, name), { recursive: true });
    const args = ['docs', '.', '--outdir', 'out', '--title', 'Demo of groundplan', '--planner', 'offline', '--quiet'];
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'dist/cli.js'), ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    rmSync(target, { recursive: true, force: true });
    cpSync(join(folder, 'out'), target, { recursive: true });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the index as a page, for a host that shows no Markdown. The index has headings, linked pictures and lines of text. */
function pageOf(markdown) {
  const body = markdown
    .replace(/<!--.*?-->\n/gs, '')
    .replace(/^# (.*)$/gm, '<h1>$1</h1>')
    .replace(/^## (.*)$/gm, '<h2>$1</h2>')
    .replace(/\[!\[([^\]]*)\]\(([^)]*)\)\]\(([^)]*)\)/g, '<a href="$3"><img alt="$1" src="$2"></a>')
    .replace(/\[([^\]]*)\]\(([^)]*)\)/g, '<a href="$2">$1</a>')
    .replace(/^(?!<h)(.+)$/gm, '<p>$1</p>');
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Demo of groundplan</title>
<style>body{font:16px system-ui,sans-serif;max-width:1100px;margin:2rem auto;padding:0 1rem;color:#1f2328}img{max-width:100%;border:1px solid #d1d9e0;border-radius:6px}</style>
${body.trim()}
<p><a href="https://github.com/groundplan/groundplan">groundplan on GitHub</a></p>
</html>
`;
}

const target = resolve(process.argv[2] ?? join(ROOT, 'docs/demo'));
generate(target);
writeFileSync(join(target, 'index.html'), pageOf(readFileSync(join(target, 'index.md'), 'utf8')));
const broken = brokenLinks(target);
for (const line of broken) console.error(line);
process.exitCode = broken.length > 0 ? 1 : 0;
