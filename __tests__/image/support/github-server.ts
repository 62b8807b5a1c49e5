/** What runs in the container of github.ts: one line with its addresses, and at the end one with what it was asked. */
import { startGitHub } from '../../action/server/server.js';

startGitHub().then((server) => {
  const env: Record<string, string> = { ...server.env() };
  process.once('SIGTERM', () => {
    console.log(JSON.stringify(server.calls()));
    server.close().finally(() => process.exit(0));
  });
  console.log(JSON.stringify({ env, token: server.token }));
});
