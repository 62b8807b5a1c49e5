import { allPortsBut, portsInWords, portsListed, protocolAndPort } from '../../src/catalog/ports.js';

test.each([
  [{ protocol: 'tcp', from: 22, to: 22 }, 'port 22 (SSH)'],
  [{ protocol: '', from: 443, to: 443 }, 'port 443'],
  [{ protocol: 'udp', from: 22, to: 22 }, 'port 22 (UDP)'],
  [{ protocol: 'tcp', from: 8000, to: 8100 }, 'ports 8000-8100'],
  [{ protocol: '', from: 0, to: 65_535 }, 'all ports'],
  [{ protocol: 'udp', from: 1, to: 65_535 }, 'all ports (UDP)'],
  [{ protocol: 'tcp', from: 0, to: 65_535, isUnknown: true as const }, 'a port (number not known)'],
])('%j is %s', (ports, expected) => expect(portsInWords(ports)).toBe(expected));

test.each([
  [['port 443', 'port 22 (SSH)'], 'ports 22 (SSH) and 443'],
  [['ports 8000-8100', 'port 443'], 'ports 8000-8100 and port 443'],
  [[], ''],
])('%j are listed as %s', (texts, expected) => expect(portsListed(texts)).toBe(expected));

test('excepted ports and protocols', () => {
  expect(allPortsBut([{ protocol: 'tcp', from: 443, to: 443 }])).toBe('all ports but 443');
  expect(allPortsBut([{ protocol: 'udp', from: 0, to: 65_535 }])).toBe('all ports but UDP');
});

test('a protocol is named if it says more than the port', () => {
  expect(protocolAndPort(443, 'https')).toBe('HTTPS 443');
  expect(protocolAndPort(5432, 'tcp')).toBe('5432');
});
