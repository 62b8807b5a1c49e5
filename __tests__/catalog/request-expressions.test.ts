import { coversValue, isShownValue, type RequestCondition } from '../../src/catalog/request-conditions.js';
import { conditionOfExpression } from '../../src/catalog/request-expressions.js';

const OTHER: Partial<RequestCondition> = { part: 'other', comparison: 'is', isNegated: false };

test.each<[expression: string, condition: Partial<RequestCondition>]>([
  ["origin.region_code == 'RU'", { part: 'country', comparison: 'is', values: ['RU'], isNegated: false }],
  ["origin.region_code == 'RU' || origin.region_code == 'KP'", { part: 'country', values: ['RU', 'KP'] }],
  ["'RU,KP'.contains(origin.region_code)", { part: 'country', values: ['RU', 'KP'] }],
  ["origin.region_code != 'DE'", { part: 'country', values: ['DE'], isNegated: true }],
  ["!inIpRange(origin.ip, '10.0.0.0/8')", { part: 'address', values: ['10.0.0.0/8'], isNegated: true }],
  ["request.path.startsWith('/admin')", { part: 'path', comparison: 'starts', values: ['/admin'] }],
  ['(ip.src in {203.0.113.0/24 192.0.2.7})', { part: 'address', values: ['203.0.113.0/24', '192.0.2.7'] }],
  ['not (ip.src in {203.0.113.0/24})', { part: 'address', values: ['203.0.113.0/24'], isNegated: true }],
  ['(ip.geoip.country in {"RU" "KP"})', { part: 'country', values: ['RU', 'KP'] }],
  ['(http.request.uri.path contains "/wp-admin")', { part: 'path', comparison: 'contains', values: ['/wp-admin'] }],
  ['(http.request.uri.path eq "/a") or (http.request.uri.path eq "/b")', { part: 'path', values: ['/a', '/b'] }],
  ['(http.host eq "shop.example.com")', { part: 'host', values: ['shop.example.com'] }],
  // Neither lists values of one part.
  ["origin.region_code == 'RU' && request.path == '/a'", OTHER],
  ["origin.region_code == 'RU' || request.path == '/a'", OTHER],
  ["origin.region_code != 'RU' || origin.region_code != 'KP'", OTHER],
  ["evaluatePreconfiguredExpr('sqli-stable')", OTHER],
])('the condition of %s', (expression, condition) => {
  expect(conditionOfExpression(expression)).toMatchObject(condition);
});

const conditionOn = (part: RequestCondition['part'], comparison: RequestCondition['comparison'] = 'is') => ({
  ...{ part, comparison },
  ...{ isNegated: false, isPartial: false },
});

test.each<[RequestCondition, text: string, isShown: boolean]>([
  [conditionOn('address'), '203.0.113.0/24', true],
  [conditionOn('address'), '*', true],
  [conditionOn('address'), 'secret', false],
  [conditionOn('country'), 'RU', true],
  [conditionOn('path'), '/admin/users', true],
  [conditionOn('path'), '/hooks/8f14e45fceea167a5a36dedd4bea2543', false],
  [conditionOn('path', 'matches'), '/admin', false],
  [conditionOn('header'), 'partner', false],
  [conditionOn('query'), 'admin', false],
])('a value of %j: %s', (condition, text, isShown) => {
  expect(isShownValue(condition, text)).toBe(isShown);
});

test.each<[RequestCondition, outer: string, inner: string, covers: boolean]>([
  [conditionOn('path', 'starts'), '/api', '/api/v1', true],
  [conditionOn('path', 'starts'), '/api/v1', '/api', false],
  [conditionOn('path'), '/api', '/api/v1', false],
  [conditionOn('path', 'ends'), '.php', 'index.php', true],
  [conditionOn('path', 'contains'), 'admin', '/wp-admin/', true],
  [conditionOn('address'), '203.0.113.0/24', '203.0.113.7/32', true],
  [conditionOn('address'), '203.0.113.7/32', '203.0.113.0/24', false],
  [conditionOn('address'), '*', '203.0.113.0/24', true],
  [conditionOn('country'), 'RU', 'KP', false],
])('a request that %j with %s meets, and with %s', (condition, outer, inner, covers) => {
  expect(coversValue(condition, outer, inner)).toBe(covers);
});
