/** The rows of the benchmark with their targets: seconds, and memory in MiB. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { realPlansFolder } from '../corpus.mjs';

/** Maximum time of 10,000 nodes divided by that of 1,000. */
export const RATIO_TARGET = 12;

/** Maximum CPU time divided by that of another version; a larger quotient is not only noise. */
export const AGAINST_TARGET = 1.05;

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {number} runs
 * @property {string[]} [args] arguments of Node, instead of a drawing; `CLI` is the program
 * @property {number} [nodes] draws a synthetic graph with this number of nodes
 * @property {string} [plan] draws this plan
 * @property {number} [code] plans and draws synthetic Terraform code with this number of resources
 * @property {number} [builtIn] plans and draws code of this number of resources that are built into Terraform
 * @property {number} [overTerraform] maximum CPU time divided by that of `terraform plan` and `terraform show -json`
 * @property {number} [resources] infers the graph of a synthetic plan with this number of resources
 * @property {number} [statements] infers the graph of a plan with this number of policy statements, and as many targets
 * @property {'png'} [format] default: SVG
 * @property {boolean} [native] true to use the native rasteriser
 * @property {{ seconds: number, memory?: number }} [target]
 * @property {number} [changed] compares the graph with one in which every n-th node is replaced
 * @property {number} [overSide] maximum wall time divided by that of drawing the larger side alone
 * @property {number} [overNode] maximum wall time divided by that of Node itself
 * @property {number} [against] maximum CPU time divided by that of the program of --against; default: AGAINST_TARGET
 * @returns {Row[]}
 */
export function rows() {
  const list = [
    { name: 'node itself', runs: 7, args: ['--eval', '0'] },
    { name: 'start-up (--version)', runs: 7, args: ['CLI', '--version'], target: { seconds: 0.12 } },
    { name: '30 nodes, SVG', runs: 15, nodes: 30, target: { seconds: 0.3 }, overNode: 3.5 },
    { name: '200 nodes, SVG', runs: 5, nodes: 200 },
    { name: '1,000 nodes, SVG', runs: 5, nodes: 1000, target: { seconds: 1.2 }, against: 0.8 },
    { name: '1,000 nodes, changes, SVG', runs: 5, nodes: 1000, changed: 40, overSide: 1.3 },
    { name: '10,000 nodes, SVG', runs: 3, nodes: 10_000, target: { seconds: 8, memory: 450 } },
    { name: '72 nodes, PNG, WebAssembly', runs: 7, nodes: 72, format: 'png', target: { seconds: 1.6, memory: 250 } },
    {
      name: '72 nodes, PNG, native',
      runs: 7,
      nodes: 72,
      format: 'png',
      native: true,
      target: { seconds: 0.7, memory: 250 },
    },
    { name: '200 nodes, PNG, WebAssembly', runs: 3, nodes: 200, format: 'png' },
    { name: 'code of 50, planned, SVG', runs: 7, code: 50, target: { seconds: 1 } },
    { name: 'code of 1,000, planned, SVG', runs: 5, code: 1000, target: { seconds: 4.5 } },
    { name: 'built-in, 50, planned, SVG', runs: 5, builtIn: 50 },
    { name: 'built-in, 1,000, planned, SVG', runs: 5, builtIn: 1000, overTerraform: 1.5 },
    { name: 'built-in, 5,000, planned, SVG', runs: 3, builtIn: 5000, overTerraform: 1.25 },
    { name: 'plan of 1,000, its graph', runs: 5, resources: 1000 },
    { name: 'plan of 10,000, its graph', runs: 3, resources: 10_000, target: { seconds: 3, memory: 450 } },
    { name: 'policies, 5,000, their graph', runs: 3, statements: 5000 },
    { name: 'policies, 10,000, their graph', runs: 3, statements: 10_000, target: { seconds: 5, memory: 450 } },
  ];
  const folder = realPlansFolder();
  const plan = folder === null ? null : join(folder, 'synth-10k.json');
  if (plan !== null && existsSync(plan))
    list.push({ name: 'plan of 10,000, SVG', runs: 3, plan, target: { seconds: 20, memory: 1024 } });
  return list;
}
