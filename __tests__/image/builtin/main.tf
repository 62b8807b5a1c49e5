# Needs no provider but the one that is part of Terraform.
resource "terraform_data" "only" {
  input = "drawn"
}
