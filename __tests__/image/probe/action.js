// In the place of the action: says what it has been given, and writes where actions write.
const { appendFileSync, writeFileSync } = require('node:fs');

const inputs = Object.entries(process.env).filter(([name]) => name.startsWith('INPUT_'));
writeFileSync('drawn.txt', '');
writeFileSync(`${process.env.HOME}/cache`, '');
writeFileSync(`${process.env.RUNNER_TEMP}/file`, '');
appendFileSync(process.env.GITHUB_OUTPUT, 'svg=drawn.svg\n');
appendFileSync(process.env.GITHUB_STEP_SUMMARY, '# Drawn\n');
console.log(
  JSON.stringify({
    user: `${process.getuid()}:${process.getgid()}`,
    groups: process.getgroups(),
    home: process.env.HOME,
    folder: process.cwd(),
    inputs: Object.fromEntries(inputs),
  }),
);
