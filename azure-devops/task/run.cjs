/**
 * Task of Azure Pipelines: runs `groundplan comment` with the task's inputs. The agent passes them as INPUT_<NAME>, and the token of
 * the job as ENDPOINT_AUTH_PARAMETER_SYSTEMVSSCONNECTION_ACCESSTOKEN.
 */
const { spawnSync } = require('node:child_process');
const { join } = require('node:path');

const { ENDPOINT_AUTH_PARAMETER_SYSTEMVSSCONNECTION_ACCESSTOKEN: token, ...environment } = process.env;

const input = (name) => (environment[`INPUT_${name.toUpperCase()}`] ?? '').trim();
const isOn = (name) => input(name).toLowerCase() === 'true';
const lines = (text) => text.split('\n').map((line) => line.trim()).filter((line) => line !== '');

const options = [
  ...lines(input('source')).flatMap((source) => ['--source', source]),
  ...['commentId', 'planner', 'planfile', 'title'].flatMap((name) => {
    const value = input(name);
    return value === '' ? [] : [`--${name === 'commentId' ? 'comment-id' : name}`, value];
  }),
  ...(isOn('pictures') ? [] : ['--no-pictures']),
  ...(isOn('required') ? ['--required'] : []),
];

const { status } = spawnSync(
  process.execPath,
  [join(__dirname, 'groundplan.cjs'), 'comment', '--provider', 'azure-devops', ...options],
  { stdio: 'inherit', env: { ...environment, SYSTEM_ACCESSTOKEN: environment.SYSTEM_ACCESSTOKEN ?? token ?? '' } },
);
process.exitCode = status ?? 1;
