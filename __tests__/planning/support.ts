/** Code that both planners read. */

/** What must not be seen of it. */
export const HIDDEN = 'Kn-canary-16';

/** A variable that is a secret as a whole, and whose members say how much there is of everything. */
export const SENSITIVE_OBJECT: Readonly<Record<string, string>> = {
  'main.tf': `variable "conf" {
  type = object({
    enabled  = bool
    number   = number
    name     = string
    zones    = map(object({ cidr = string }))
  })
  sensitive = true
  default = {
    enabled = true
    number  = 2
    name    = "${HIDDEN}"
    zones   = { "${HIDDEN}-a" = { cidr = "10.0.1.0/24" }, "${HIDDEN}-b" = { cidr = "10.0.2.0/24" } }
  }
}
resource "aws_sqs_queue" "q" {
  count = var.conf.number
  name  = "\${var.conf.name}-\${count.index}"
}
resource "aws_s3_bucket" "b" {
  count  = var.conf.enabled ? 1 : 0
  bucket = var.conf.name
}
resource "aws_sns_topic" "t" {
  for_each = var.conf.zones
  name     = each.key
}
module "m" {
  source = "./m"
  conf   = var.conf
}
`,
  'm/main.tf': `variable "conf" {}
resource "aws_vpc" "v" {
  count = var.conf.number > 1 ? 1 : 0
  tags  = { Name = var.conf.name }
}
resource "aws_subnet" "s" {
  for_each   = { for k, v in var.conf.zones : k => v }
  vpc_id     = aws_vpc.v[0].id
  cidr_block = each.value.cidr
}
`,
};
