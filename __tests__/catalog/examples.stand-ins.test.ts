import { valuesShown } from '../../src/catalog/attributes.js';
import { isStandInOf } from '../../src/catalog/examples.js';

test.each([
  ['address_prefixes', 'azurerm_subnet.address_prefixes-0, azurerm_subnet.address_prefixes-1', true],
  ['cidr_block', 'aws_vpc.cidr_block', true],
  ['address_prefixes', '10.0.0.0/24, azurerm_subnet.address_prefixes-1', true],
  ['cidr_block', 'aws_vpc.id', false],
  ['name', 'shop_web.example', false],
  ['name', 'example.name', false],
])('%s = %s is a stand-in: %s', (attribute, text, expected) => {
  expect(isStandInOf(attribute, text)).toBe(expected);
});

test('a stand-in of a looked-up resource is never shown', () => {
  expect(valuesShown({ address_prefixes: ['azurerm_subnet.address_prefixes-0'], location: 'uksouth' })).toEqual({
    location: 'uksouth',
  });
});
