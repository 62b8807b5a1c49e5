/** Code of many services: a load balancer, functions, queues and databases, ten resources each. */
export function servicesCode(services: number): string {
  const shared = `
resource "aws_vpc" "main" { cidr_block = "10.0.0.0/16" }
resource "aws_subnet" "app" {
  vpc_id     = aws_vpc.main.id
  cidr_block = "10.0.1.0/24"
}
resource "aws_kms_key" "data" {}
resource "aws_lb" "public" {
  internal        = false
  subnets         = [aws_subnet.app.id]
  security_groups = [aws_security_group.edge.id]
}
resource "aws_security_group" "edge" {
  vpc_id = aws_vpc.main.id
  ingress {
    from_port   = 443
    to_port     = 443
    protocol    = "tcp"
    cidr_blocks = ["0.0.0.0/0"]
  }
}
resource "aws_lb_listener" "public" {
  load_balancer_arn = aws_lb.public.arn
  port              = 443
  default_action {
    type             = "forward"
    target_group_arn = aws_lb_target_group.s0.arn
  }
}
`;
  return shared + Array.from({ length: services }, (_, at) => serviceCode(at)).join('');
}

const serviceCode = (at: number): string => `
resource "aws_lb_target_group" "s${at}" {
  port     = 8080
  protocol = "HTTP"
  vpc_id   = aws_vpc.main.id
}
resource "aws_lb_listener_rule" "s${at}" {
  listener_arn = aws_lb_listener.public.arn
  action {
    type             = "forward"
    target_group_arn = aws_lb_target_group.s${at}.arn
  }
}
resource "aws_instance" "s${at}" {
  subnet_id              = aws_subnet.app.id
  vpc_security_group_ids = [aws_security_group.s${at}.id]
  iam_instance_profile   = aws_iam_instance_profile.s${at}.name
  user_data              = "QUEUE=\${aws_sqs_queue.s${at}.url} DB=\${aws_db_instance.s${at}.endpoint}"
  tags = { Name = "service-${at}" }
}
resource "aws_lb_target_group_attachment" "s${at}" {
  target_group_arn = aws_lb_target_group.s${at}.arn
  target_id        = aws_instance.s${at}.id
}
resource "aws_security_group" "s${at}" {
  vpc_id = aws_vpc.main.id
  ingress {
    from_port       = 8080
    to_port         = 8080
    protocol        = "tcp"
    security_groups = [aws_security_group.edge.id]
  }
}
resource "aws_iam_role" "s${at}" {
  name               = "service-${at}-role"
  assume_role_policy = "{}"
}
resource "aws_iam_instance_profile" "s${at}" { role = aws_iam_role.s${at}.name }
resource "aws_sqs_queue" "s${at}" { name = "jobs-${at}" }
resource "aws_db_instance" "s${at}" {
  identifier     = "orders-${at}"
  engine         = "postgres"
  instance_class = "db.t4g.small"
  kms_key_id     = aws_kms_key.data.arn
}
resource "aws_lambda_function" "s${at}" {
  function_name = "worker-${at}"
  role          = aws_iam_role.s${at}.arn
  handler       = "index.handler"
  runtime       = "nodejs22.x"
  environment {
    variables = { NEXT = aws_sqs_queue.s${(at + 1) % 300}.url, TABLE = aws_db_instance.s${at}.endpoint }
  }
}
`;
