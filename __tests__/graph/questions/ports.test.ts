import { isPort, opensPort, portsIn } from '../../../src/graph/questions/ports.js';

test.each([
  ['', []],
  ['reads', []],
  ['443', ['443']],
  ['5432/tcp, 8000-8100/tcp', ['5432/tcp', '8000-8100/tcp']],
  ['reads, 53/udp', ['53/udp']],
])('ports in %p', (label, ports) => {
  expect(portsIn(label)).toEqual(ports);
});

test.each([
  ['443/tcp', '443', 'yes'],
  ['443', '443/tcp', 'yes'],
  ['53/udp', '53/tcp', 'no'],
  ['8000-8100/tcp', '8050', 'yes'],
  ['8000-8100/tcp', '8101', 'no'],
  ['22, 443', '20-25', 'yes'],
  ['reads', '443', 'unknown'],
  ['', '443', 'unknown'],
])('%p opens %s: %s', (label, port, expected) => {
  expect(opensPort(label, port)).toBe(expected);
});

test.each([
  ['443', true],
  ['1-65535/tcp', true],
  ['https', false],
  ['443/TCP', false],
  ['-1', false],
])('%p as a port: %s', (text, expected) => {
  expect(isPort(text)).toBe(expected);
});
