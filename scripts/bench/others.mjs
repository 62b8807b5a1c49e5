/** Commands that somebody would run instead of groundplan, on the source of the same row. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toDot } from './dot.mjs';

// Not as a URL: where ELK is installed, knip would take that for an import.
const ELK = join(import.meta.dirname, '../../.cache/elk/node_modules/elkjs');
const LAY_OUT = new URL('elk.mjs', import.meta.url).pathname;

/** @typedef {{ name: string, command: string[] }} Other */

/**
 * Programs that draw or lay out a graph file, as far as they are installed.
 * @param {string} source path of a graph file @param {string} folder for their input and output
 * @returns {Other[]}
 */
export function drawers(source, folder) {
  const list = [];
  if (hasDot()) {
    writeFileSync(join(folder, 'other.dot'), toDot(JSON.parse(readFileSync(source, 'utf8'))));
    list.push({ name: 'dot', command: ['dot', '-Tsvg', '-o', join(folder, 'dot.svg'), join(folder, 'other.dot')] });
  }
  if (existsSync(ELK)) list.push({ name: 'elk, layout alone', command: [process.execPath, LAY_OUT, ELK, source] });
  return list;
}

/**
 * Terraform, which plans code of resources that are built into it; nothing has to be installed and no provider starts.
 * @param {string} directory code, which is initialised here
 * @returns {Other[]}
 */
export function planners(directory) {
  if (!hasTerraform()) return [];
  execFileSync('terraform', [`-chdir=${directory}`, 'init', '-input=false'], { stdio: 'ignore' });
  const plan = 'terraform -chdir="$0" plan -input=false -out=plan.out && terraform -chdir="$0" show -json plan.out';
  return [{ name: 'terraform plan, show -json', command: ['sh', '-c', `{ ${plan}; } > /dev/null`, directory] }];
}

const hasDot = () => spawnSync('dot', ['-V']).status === 0;
const hasTerraform = () => spawnSync('terraform', ['version']).status === 0;

/** Returns the versions of the programs that are installed. @returns {string[]} */
export function versions() {
  const list = [`Node ${process.version}`];
  if (hasTerraform()) list.push(execFileSync('terraform', ['version'], { encoding: 'utf8' }).split('\n', 1)[0]);
  if (hasDot()) list.push(`Graphviz ${/\d+(?:\.\d+)+/.exec(spawnSync('dot', ['-V'], { encoding: 'utf8' }).stderr)[0]}`);
  if (existsSync(ELK)) list.push(`elkjs ${JSON.parse(readFileSync(join(ELK, 'package.json'), 'utf8')).version}`);
  return list;
}
