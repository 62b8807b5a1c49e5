/** What the code seems to refer to, and provably does not. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of Terraform
import { pairsIn, staticOf } from './read.js';

it('names of an element only what the member holds that is read', async () => {
  const lines = pairsIn(
    await staticOf(`
      locals {
        all = {
          a = { method = "GET", table = aws_t.t.id }
          b = { method = "PUT", table = aws_u.u["y"].id }
        }
      }
      resource "aws_t" "t" {}
      resource "aws_u" "u" {
        for_each = toset(["y", "z"])
      }
      resource "aws_route" "r" {
        for_each = local.all
        key      = "\${each.value.method} /\${each.key}"
        table    = each.value.table
      }
      resource "aws_open" "o" {
        for_each = nobody.knows ? local.all : {}
        table    = each.value.table
      }`),
  );
  expect(lines.filter((line) => !line.includes(' for_each '))).toEqual([
    'aws_open.o table aws_t.t',
    'aws_open.o table aws_u.u["y"]',
    // What other members hold is waited for, and no more.
    'aws_route.r["a"] - aws_t.t',
    'aws_route.r["a"] - aws_u.u["y"]',
    'aws_route.r["a"] table aws_t.t',
    'aws_route.r["b"] - aws_t.t',
    'aws_route.r["b"] - aws_u.u["y"]',
    'aws_route.r["b"] table aws_u.u["y"]',
  ]);
});

it.each([
  ['over nothing', 'each.value ? [1] : []', [' v["a"]']],
  ['over what nobody knows', 'nobody.knows ? [1] : []', [' v["a"]', ' v["b"]']],
])('a dynamic block %s', async (_, collection, expected) => {
  const lines = pairsIn(
    await staticOf(`
      resource "aws_t" "t" {}
      resource "aws_x" "x" {
        for_each = { a = true, b = false }
        dynamic "v" {
          for_each = ${collection}
          content {
            id = aws_t.t.id
          }
        }
      }`),
  );
  expect(lines).toEqual(expected.map((line) => `aws_x.x${line.slice(2)} v.id aws_t.t`));
});
