/** What is measured, and what it may cost: seconds, and memory in MiB. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { realPlansFolder } from '../corpus.mjs';

/** Time of 10,000 nodes over that of 1,000. */
export const RATIO_TARGET = 12;

/** Of the CPU of another version: more is slower, and not only noise. */
export const AGAINST_TARGET = 1.05;

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {number} runs
 * @property {string[]} [args] instead of a drawing; `CLI` is the program
 * @property {number} [nodes] of the synthetic graph that is drawn
 * @property {string} [plan] drawn instead
 * @property {number} [code] resources of synthetic Terraform code that is planned and drawn
 * @property {number} [resources] of a synthetic plan that is read and understood, but not drawn
 * @property {number} [statements] of policies in such a plan, and as many buckets and queues that they name
 * @property {'png'} [format] svg, where it is absent
 * @property {boolean} [native] with the native rasteriser beside the program, or surely without it
 * @property {{ seconds: number, memory?: number }} [target]
 * @property {number} [changed] every so manieth thing of the synthetic graph goes, and as many come: both are compared
 * @property {number} [overSide] the most times the wall time of drawing the larger side alone, run in turn with it
 * @property {number} [overNode] the most times the wall time of Node itself, run in turn with it
 * @property {number} [against] the most CPU, as a share of that of the program named by --against; else AGAINST_TARGET
 *
 * @returns {Row[]}
 */
export function rows() {
  const found = [
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
    { name: 'plan of 1,000, its graph', runs: 5, resources: 1000 },
    { name: 'plan of 10,000, its graph', runs: 3, resources: 10_000, target: { seconds: 3, memory: 450 } },
    { name: 'policies, 5,000, their graph', runs: 3, statements: 5000 },
    { name: 'policies, 10,000, their graph', runs: 3, statements: 10_000, target: { seconds: 5, memory: 450 } },
  ];
  const folder = realPlansFolder();
  const plan = folder === null ? null : join(folder, 'synth-10k.json');
  if (plan !== null && existsSync(plan))
    found.push({ name: 'plan of 10,000, SVG', runs: 3, plan, target: { seconds: 20, memory: 1024 } });
  return found;
}
