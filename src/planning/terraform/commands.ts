/** The Terraform commands of a plan with real providers, with their arguments. */

import { join } from 'node:path';
import type { Budget, Io, RunResult } from '../../platform/io.js';
import { lineDiagnostics } from '../../terraform/engine/diagnostics.js';
import type { EngineCommand } from '../../terraform/engine/engine.js';
import type { Environment } from '../../terraform/engine/environment.js';
import { firstLines } from '../../terraform/engine/output-lines.js';
import * as messages from '../messages.js';

/** Everything that the commands need, apart from the directory that they run in. */
export interface Session {
  readonly io: Io;
  readonly command: EngineCommand;
  readonly env: Environment;
  readonly budget: Budget;
  /** Temporary directory for the plan and for the state that the local backend would write. */
  readonly privateDirectory: string;
  readonly onStep: (text: string) => void;
}

/** Absolute paths of variable files. */
export type VarFiles = readonly string[];

const run = (session: Session, directory: string, args: readonly string[], onLine?: (line: string) => void) =>
  session.io.run(session.command, args, {
    directory,
    env: session.env,
    seconds: session.budget.left,
    budget: session.budget,
    ...(onLine && { onLine }),
  });

/**
 * Runs `terraform init`. `-backend-config` sets the paths of the local backend, so that the override file contains no
 * path of this machine.
 *
 * @param readonly true if `init` must fail rather than change the lock file
 */
export function init(session: Session, directory: string, readonly: boolean): Promise<RunResult> {
  const { command, privateDirectory, onStep } = session;
  onStep(messages.stepCommand(command, 'init'));
  const args = [
    'init',
    '-input=false',
    '-no-color',
    '-reconfigure',
    `-backend-config=path=${join(privateDirectory, 'state', 'terraform.tfstate')}`,
    `-backend-config=workspace_dir=${join(privateDirectory, 'state', 'workspaces')}`,
    ...(readonly ? ['-lockfile=readonly'] : []),
  ];
  return run(session, directory, args, (line) => {
    if (!/^(- )?(Downloading|Installing|Finding|Using)\b/.test(line)) return;
    onStep(messages.stepInstalling(command, firstLines(line)));
  });
}

/** Creates the workspace in the private state, which has only `default`. */
export function newWorkspace(session: Session, directory: string, name: string): Promise<RunResult> {
  session.onStep(messages.stepWorkspace(session.command, name));
  return run(session, directory, ['workspace', 'new', '-no-color', name]);
}

/** Path of the plan file. */
export const planPath = ({ privateDirectory }: Session): string => join(privateDirectory, 'plan');

/** Runs `terraform plan`, and reports the number of planned resources as a step. */
export function plan(session: Session, directory: string, varFiles: VarFiles): Promise<RunResult> {
  session.onStep(messages.stepCommand(session.command, 'plan'));
  let count = 0;
  const args = [
    'plan',
    '-input=false',
    '-json',
    '-lock=false',
    `-out=${planPath(session)}`,
    ...varFiles.map((path) => `-var-file=${path}`),
  ];
  return run(session, directory, args, (line) => {
    if (line.includes('"type":"planned_change"') && lineDiagnostics(line).length === 0) {
      count++;
      session.onStep(messages.stepPlanned(session.command, count));
    }
  });
}

/** Runs `terraform show -json` on the plan. */
export function show(session: Session, directory: string): Promise<RunResult> {
  session.onStep(messages.stepCommand(session.command, 'show'));
  return run(session, directory, ['show', '-json', planPath(session)]);
}

/**
 * Runs `terraform graph` without `-plan`: since 1.7 the graph then has only resources and their references, as in the
 * code. With `-plan`, and before 1.7, it also has nodes for variables, outputs and providers. `parseDot` reads both.
 */
export function graph(session: Session, directory: string): Promise<RunResult> {
  session.onStep(messages.stepCommand(session.command, 'graph'));
  return run(session, directory, ['graph']);
}
