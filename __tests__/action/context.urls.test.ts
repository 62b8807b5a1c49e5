import { artifactUrl } from '../../src/action/context.js';

test('the URL of an artifact encodes owner and name', () => {
  const event = { serverUrl: 'https://github.com', repository: { owner: 'octo', name: 'in fra' } };
  expect(artifactUrl(event, 7, 9)).toBe('https://github.com/octo/in%20fra/actions/runs/7/artifacts/9');
});
