/** A reference to a property that does not locate its target says so. */
import { staticOf } from './read.js';

const CODE = `
resource "aws_db_instance" "d" {}
resource "aws_instance" "a" {
  user_data = aws_db_instance.d.db_name
}
resource "aws_instance" "b" {
  user_data = "\${aws_db_instance.d.address}/\${aws_db_instance.d.db_name}"
}
locals {
  port = aws_db_instance.d.port
}
resource "aws_instance" "c" {
  user_data = local.port
}
`;

test('properties and addresses of a database', async () => {
  const { references } = await staticOf({ 'main.tf': CODE });
  const read = references.map(({ from, describes }) => `${from} ${describes === true ? 'describes' : 'locates'}`);
  expect(read.sort()).toEqual([
    'aws_instance.a describes',
    'aws_instance.b describes',
    'aws_instance.b locates',
    'aws_instance.c describes',
  ]);
});
