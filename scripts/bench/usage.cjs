// Loaded before the program that is measured; writes what /usr/bin/time would.
const { writeFileSync } = require('node:fs');

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(process.env.USAGE_REPORT, `${userCPUTime / 1e6} ${systemCPUTime / 1e6} ${maxRSS}\n`);
});
