/** Code with entrances, and what is added to it. */

export const BALANCER = `
resource "aws_vpc" "main" { cidr_block = "10.0.0.0/16" }
resource "aws_subnet" "private" {
  vpc_id     = aws_vpc.main.id
  cidr_block = "10.0.2.0/24"
}
resource "aws_security_group" "lb" { vpc_id = aws_vpc.main.id }
resource "aws_security_group_rule" "https" {
  type              = "ingress"
  security_group_id = aws_security_group.lb.id
  from_port         = 443
  to_port           = 443
  protocol          = "tcp"
  cidr_blocks       = ["0.0.0.0/0"]
}
resource "aws_lb" "web" {
  name               = "web"
  load_balancer_type = "application"
  internal           = false
  security_groups    = [aws_security_group.lb.id]
}
resource "aws_lb_listener" "https" {
  load_balancer_arn = aws_lb.web.arn
  port              = 443
  protocol          = "HTTPS"
  default_action {
    type             = "forward"
    target_group_arn = aws_lb_target_group.shop.arn
  }
}
resource "aws_lb_target_group" "shop" {
  port   = 80
  vpc_id = aws_vpc.main.id
}
resource "aws_ecs_cluster" "main" { name = "main" }
resource "aws_ecs_service" "shop" {
  name    = "shop"
  cluster = aws_ecs_cluster.main.id
  network_configuration {
    subnets = [aws_subnet.private.id]
  }
  load_balancer {
    target_group_arn = aws_lb_target_group.shop.arn
    container_port   = 80
  }
}
`;

export const service = (name: string, condition: string): string => `
resource "aws_lb_target_group" "${name}" {
  port   = 80
  vpc_id = aws_vpc.main.id
}
resource "aws_lb_listener_rule" "${name}" {
  listener_arn = aws_lb_listener.https.arn
  action {
    type             = "forward"
    target_group_arn = aws_lb_target_group.${name}.arn
  }
  ${condition}
}
resource "aws_ecs_service" "${name}" {
  name    = "${name}"
  cluster = aws_ecs_cluster.main.id
  network_configuration {
    subnets = [aws_subnet.private.id]
  }
  load_balancer {
    target_group_arn = aws_lb_target_group.${name}.arn
    container_port   = 80
  }
}
`;

export const path = (...values: readonly string[]): string =>
  `condition {\n    path_pattern {\n      values = ${JSON.stringify(values)}\n    }\n  }`;
export const host = (...values: readonly string[]): string =>
  `condition {\n    host_header {\n      values = ${JSON.stringify(values)}\n    }\n  }`;

export const CDN = `
resource "aws_cloudfront_distribution" "shop" {
  enabled = true
  origin {
    domain_name = aws_lb.web.dns_name
    origin_id   = "web"
  }
}
`;

export const WAF = `
resource "aws_wafv2_web_acl" "shop" {
  name  = "shop"
  scope = "REGIONAL"
}
resource "aws_wafv2_web_acl_association" "shop" {
  resource_arn = aws_lb.web.arn
  web_acl_arn  = aws_wafv2_web_acl.shop.arn
}
`;

export const RECORD = `
resource "aws_route53_record" "shop" {
  zone_id = "Z1"
  name    = "shop.example.com"
  type    = "A"
  alias {
    name    = aws_lb.web.dns_name
    zone_id = aws_lb.web.zone_id
  }
}
`;

export const API = `
resource "aws_apigatewayv2_api" "shop" {
  name          = "shop"
  protocol_type = "HTTP"
}
`;

export const FUNCTION_BEHIND = `
resource "aws_lambda_function" "search" {
  function_name = "search"
  runtime       = "nodejs20.x"
}
resource "aws_apigatewayv2_integration" "search" {
  api_id           = aws_apigatewayv2_api.shop.id
  integration_type = "AWS_PROXY"
  integration_uri  = aws_lambda_function.search.invoke_arn
}
resource "aws_apigatewayv2_route" "search" {
  api_id    = aws_apigatewayv2_api.shop.id
  route_key = "GET /search"
  target    = "integrations/\${aws_apigatewayv2_integration.search.id}"
}
`;

export const WEB_APP = `
resource "azurerm_linux_web_app" "shop" {
  name = "shop"
  site_config {}
}
`;

export const FRONT_DOOR = `
resource "azurerm_cdn_frontdoor_profile" "edge" {
  name     = "edge"
  sku_name = "Standard_AzureFrontDoor"
}
resource "azurerm_cdn_frontdoor_origin_group" "shop" {
  name                     = "shop"
  cdn_frontdoor_profile_id = azurerm_cdn_frontdoor_profile.edge.id
}
resource "azurerm_cdn_frontdoor_origin" "shop" {
  name                          = "shop"
  cdn_frontdoor_origin_group_id = azurerm_cdn_frontdoor_origin_group.shop.id
  host_name                     = azurerm_linux_web_app.shop.default_hostname
}
`;

export const RUN = `
resource "google_cloud_run_v2_service" "shop" { name = "shop" }
resource "google_cloud_run_v2_service_iam_member" "shop" {
  name   = google_cloud_run_v2_service.shop.name
  role   = "roles/run.invoker"
  member = "allUsers"
}
`;

export const LOAD_BALANCER = `
resource "google_compute_region_network_endpoint_group" "shop" {
  name = "shop"
  cloud_run {
    service = google_cloud_run_v2_service.shop.name
  }
}
resource "google_compute_backend_service" "shop" {
  name = "shop"
  backend {
    group = google_compute_region_network_endpoint_group.shop.id
  }
}
resource "google_compute_url_map" "shop" {
  name            = "shop"
  default_service = google_compute_backend_service.shop.id
}
resource "google_compute_target_https_proxy" "shop" {
  name    = "shop"
  url_map = google_compute_url_map.shop.id
}
resource "google_compute_global_forwarding_rule" "shop" {
  name       = "shop"
  port_range = "443"
  target     = google_compute_target_https_proxy.shop.id
}
`;

export const PEERING = `
resource "aws_vpc" "a" { cidr_block = "10.0.0.0/16" }
resource "aws_vpc" "b" { cidr_block = "10.1.0.0/16" }
`;

export const HUB = `
resource "azurerm_virtual_network" "hub" {
  name          = "hub"
  address_space = ["10.0.0.0/16"]
}
resource "azurerm_virtual_network" "spoke" {
  name          = "spoke"
  address_space = ["10.1.0.0/16"]
}
`;

export const NETWORKS = `
resource "google_compute_network" "a" { name = "a" }
resource "google_compute_network" "b" { name = "b" }
`;
