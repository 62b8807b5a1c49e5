// Preloaded into a measured Node program (`node --require`): writes its usage in the format of /usr/bin/time.
const { writeFileSync } = require('node:fs');

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(process.env.USAGE_REPORT, `${userCPUTime / 1e6} ${systemCPUTime / 1e6} ${maxRSS}\n`);
});
