/** Code of AWS, of which each pair changes a word. */

export const NETWORK = `
resource "aws_vpc" "main" { cidr_block = "10.0.0.0/16" }
`;

export const DATABASE = `${NETWORK}
resource "aws_security_group" "db" {
  vpc_id = aws_vpc.main.id
  ingress {
    from_port   = 5432
    to_port     = 5432
    protocol    = "tcp"
    cidr_blocks = ["10.0.0.0/16"]
  }
}
resource "aws_db_instance" "orders" {
  engine                  = "postgres"
  engine_version          = "15.4"
  instance_class          = "db.t3.micro"
  multi_az                = true
  storage_encrypted       = true
  deletion_protection     = true
  backup_retention_period = 7
  publicly_accessible     = false
  vpc_security_group_ids  = [aws_security_group.db.id]
}
`;

export const BASTION = `${NETWORK}
resource "aws_security_group" "ssh" { vpc_id = aws_vpc.main.id }
resource "aws_vpc_security_group_ingress_rule" "ssh" {
  security_group_id = aws_security_group.ssh.id
  from_port         = 22
  to_port           = 22
  ip_protocol       = "tcp"
  cidr_ipv4         = "192.0.2.0/24"
}
resource "aws_security_group_rule" "web" {
  type              = "ingress"
  security_group_id = aws_security_group.ssh.id
  from_port         = 8080
  to_port           = 8090
  protocol          = "tcp"
  cidr_blocks       = ["10.0.0.0/16"]
}
resource "aws_instance" "bastion" {
  instance_type          = "t3.micro"
  vpc_security_group_ids = [aws_security_group.ssh.id]
}
resource "aws_instance" "worker" {
  instance_type          = "t3.micro"
  vpc_security_group_ids = [aws_security_group.ssh.id]
}
`;

/** One machine where a gateway leads, and one where nothing does. */
export const TIERS = `${NETWORK}
resource "aws_internet_gateway" "main" { vpc_id = aws_vpc.main.id }
resource "aws_subnet" "front" {
  vpc_id     = aws_vpc.main.id
  cidr_block = "10.0.1.0/24"
}
resource "aws_subnet" "back" {
  vpc_id     = aws_vpc.main.id
  cidr_block = "10.0.2.0/24"
}
resource "aws_route_table" "front" {
  vpc_id = aws_vpc.main.id
  route {
    cidr_block = "0.0.0.0/0"
    gateway_id = aws_internet_gateway.main.id
  }
}
resource "aws_nat_gateway" "main" { subnet_id = aws_subnet.front.id }
resource "aws_route_table" "back" {
  vpc_id = aws_vpc.main.id
  route {
    cidr_block     = "0.0.0.0/0"
    nat_gateway_id = aws_nat_gateway.main.id
  }
}
resource "aws_route_table_association" "front" {
  subnet_id      = aws_subnet.front.id
  route_table_id = aws_route_table.front.id
}
resource "aws_route_table_association" "back" {
  subnet_id      = aws_subnet.back.id
  route_table_id = aws_route_table.back.id
}
resource "aws_security_group" "ssh" {
  vpc_id = aws_vpc.main.id
  ingress {
    from_port   = 22
    to_port     = 22
    protocol    = "tcp"
    cidr_blocks = ["192.0.2.0/24"]
  }
}
resource "aws_instance" "bastion" {
  instance_type          = "t3.micro"
  subnet_id              = aws_subnet.front.id
  vpc_security_group_ids = [aws_security_group.ssh.id]
}
resource "aws_instance" "worker" {
  instance_type          = "t3.micro"
  subnet_id              = aws_subnet.back.id
  vpc_security_group_ids = [aws_security_group.ssh.id]
}
`;

export const BUCKET = `
resource "aws_s3_bucket" "files" { bucket = "files" }
resource "aws_s3_bucket_acl" "files" {
  bucket = aws_s3_bucket.files.id
  acl    = "private"
}
resource "aws_s3_bucket_public_access_block" "files" {
  bucket                  = aws_s3_bucket.files.id
  block_public_acls       = true
  block_public_policy     = true
  ignore_public_acls      = true
  restrict_public_buckets = true
}
resource "aws_s3_bucket_policy" "files" {
  bucket = aws_s3_bucket.files.id
  policy = jsonencode({ Statement = [{ Effect = "Allow", Principal = { AWS = "arn:aws:iam::123456789012:root" }, Action = "s3:GetObject", Resource = "*" }] })
}
`;

export const FUNCTION = `
resource "aws_iam_role" "f" {
  assume_role_policy = jsonencode({ Statement = [{ Effect = "Allow", Principal = { Service = "lambda.amazonaws.com" }, Action = "sts:AssumeRole" }] })
}
resource "aws_iam_role_policy" "f" {
  role   = aws_iam_role.f.id
  policy = jsonencode({ Statement = [{ Effect = "Allow", Action = "sqs:SendMessage", Resource = "*" }] })
}
resource "aws_lambda_function" "f" {
  function_name = "f"
  runtime       = "nodejs18.x"
  memory_size   = 128
  timeout       = 10
  role          = aws_iam_role.f.arn
}
resource "aws_lambda_function_url" "f" {
  function_name      = aws_lambda_function.f.function_name
  authorization_type = "AWS_IAM"
}
`;

export const SERVICE = `
resource "aws_ecs_cluster" "main" { name = "main" }
resource "aws_ecs_task_definition" "api" {
  family = "api"
  cpu    = 256
  memory = 512
}
resource "aws_ecs_service" "api" {
  name            = "api"
  cluster         = aws_ecs_cluster.main.id
  task_definition = aws_ecs_task_definition.api.arn
  desired_count   = 2
}
`;

export const NODES = `
resource "aws_eks_cluster" "main" {
  name     = "main"
  version  = "1.29"
  role_arn = "arn:aws:iam::123456789012:role/eks"
  vpc_config {
    endpoint_public_access = false
    subnet_ids             = ["subnet-1"]
  }
}
resource "aws_eks_node_group" "workers" {
  cluster_name = aws_eks_cluster.main.name
  scaling_config {
    desired_size = 2
    min_size     = 1
    max_size     = 4
  }
}
`;

export const SCALING = `
resource "aws_launch_template" "web" { instance_type = "t3.micro" }
resource "aws_autoscaling_group" "web" {
  min_size = 1
  max_size = 4
  launch_template {
    id = aws_launch_template.web.id
  }
}
`;

export const API = `
resource "aws_apigatewayv2_api" "shop" {
  name          = "shop"
  protocol_type = "HTTP"
}
resource "aws_apigatewayv2_route" "orders" {
  api_id             = aws_apigatewayv2_api.shop.id
  route_key          = "GET /orders"
  authorization_type = "JWT"
}
resource "aws_apigatewayv2_route" "health" {
  api_id    = aws_apigatewayv2_api.shop.id
  route_key = "GET /health"
}
`;
