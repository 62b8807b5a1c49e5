/** Entrances in front of what is there, and what is new behind them. */
import { added, type Wording } from './model.js';

const BALANCER = `
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

const service = (name: string, condition: string): string => `
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

const path = (...values: readonly string[]): string =>
  `condition {\n    path_pattern {\n      values = ${JSON.stringify(values)}\n    }\n  }`;
const host = (...values: readonly string[]): string =>
  `condition {\n    host_header {\n      values = ${JSON.stringify(values)}\n    }\n  }`;

const CDN = `
resource "aws_cloudfront_distribution" "shop" {
  enabled = true
  origin {
    domain_name = aws_lb.web.dns_name
    origin_id   = "web"
  }
}
`;

const WAF = `
resource "aws_wafv2_web_acl" "shop" {
  name  = "shop"
  scope = "REGIONAL"
}
resource "aws_wafv2_web_acl_association" "shop" {
  resource_arn = aws_lb.web.arn
  web_acl_arn  = aws_wafv2_web_acl.shop.arn
}
`;

const RECORD = `
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

const API = `
resource "aws_apigatewayv2_api" "shop" {
  name          = "shop"
  protocol_type = "HTTP"
}
`;

const FUNCTION_BEHIND = `
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

const WEB_APP = `
resource "azurerm_linux_web_app" "shop" {
  name = "shop"
  site_config {}
}
`;

const FRONT_DOOR = `
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

const RUN = `
resource "google_cloud_run_v2_service" "shop" { name = "shop" }
`;

const LOAD_BALANCER = `
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

const PEERING = `
resource "aws_vpc" "a" { cidr_block = "10.0.0.0/16" }
resource "aws_vpc" "b" { cidr_block = "10.1.0.0/16" }
`;

const HUB = `
resource "azurerm_virtual_network" "hub" {
  name          = "hub"
  address_space = ["10.0.0.0/16"]
}
resource "azurerm_virtual_network" "spoke" {
  name          = "spoke"
  address_space = ["10.1.0.0/16"]
}
`;

const NETWORKS = `
resource "google_compute_network" "a" { name = "a" }
resource "google_compute_network" "b" { name = "b" }
`;

export const ENTRANCES: readonly Wording[] = [
  {
    name: 'a CDN',
    ...added(BALANCER, CDN),
    sentence: 'Puts the CDN shop in front of the load balancer web.',
    back: 'Removes the CDN shop from in front of the load balancer web, which users now reach directly.',
  },
  {
    name: 'a firewall',
    ...added(BALANCER, WAF),
    sentence: 'Puts the web application firewall shop in front of the load balancer web.',
    back: 'Removes the web application firewall shop from in front of the load balancer web, which users now reach directly.',
  },
  {
    name: 'a record',
    ...added(BALANCER, RECORD),
    sentence: 'Adds the DNS record shop.example.com for the load balancer web.',
    back: 'Removes the DNS record shop.example.com for the load balancer web.',
  },
  {
    name: 'a rule that goes takes the arrow along',
    code: BALANCER,
    edits: [
      [
        BALANCER.slice(
          BALANCER.indexOf('resource "aws_security_group_rule"'),
          BALANCER.indexOf('resource "aws_lb" "web"'),
        ),
        '',
      ],
    ],
    sentence: 'Closes port 443 of the load balancer web to the internet.',
    back: 'Opens port 443 of the load balancer web to the internet.',
  },
  {
    name: 'a service behind it, at a path',
    ...added(BALANCER, service('search', path('/search', '/search/*'))),
    sentence: 'Adds the service search behind the load balancer web, at /search.',
  },
  {
    name: 'a service behind it, at a host',
    ...added(BALANCER, service('search', host('search.example.com'))),
    sentence: 'Adds the service search behind the load balancer web, at search.example.com.',
  },
  {
    name: 'a service behind it, at a host and a path',
    ...added(BALANCER, service('search', `${host('example.com')}\n  ${path('/search/*')}`)),
    sentence: 'Adds the service search behind the load balancer web, at example.com and /search.',
  },
  {
    name: 'two services behind it',
    ...added(BALANCER, `${service('search', path('/search/*'))}${service('cart', path('/cart/*'))}`),
    sentence: 'Adds 2 services behind the load balancer web.',
  },
  {
    name: 'a function behind an API',
    ...added(API, FUNCTION_BEHIND),
    sentence: 'Adds the function search behind the API shop, at "GET /search".',
  },
  {
    name: 'Front Door before a web app',
    ...added(WEB_APP, FRONT_DOOR),
    sentence: 'Puts the Front Door profile edge in front of the web app shop.',
    back: 'Removes the Front Door profile edge from in front of the web app shop, which users now reach directly.',
  },
  {
    name: 'a load balancer before a service',
    ...added(RUN, LOAD_BALANCER),
    sentence: 'Puts the public load balancer shop in front of the service shop.',
    back: 'Removes the public load balancer shop from in front of the service shop, which users now reach directly.',
  },
  {
    name: 'two networks joined',
    ...added(
      PEERING,
      'resource "aws_vpc_peering_connection" "p" {\n  vpc_id = aws_vpc.a.id\n  peer_vpc_id = aws_vpc.b.id\n}',
    ),
    sentence: 'Adds the VPC peering p between the VPC a and the VPC b.',
    back: 'Removes the VPC peering p between the VPC a and the VPC b.',
  },
  {
    name: 'two networks joined in Azure',
    ...added(
      HUB,
      'resource "azurerm_virtual_network_peering" "p" {\n  name = "p"\n  virtual_network_name = azurerm_virtual_network.hub.name\n  remote_virtual_network_id = azurerm_virtual_network.spoke.id\n}',
    ),
    sentence: 'Adds the virtual network peering p between the virtual network hub and the virtual network spoke.',
  },
  {
    name: 'two networks joined in Google Cloud',
    ...added(
      NETWORKS,
      'resource "google_compute_network_peering" "p" {\n  name = "p"\n  network = google_compute_network.a.self_link\n  peer_network = google_compute_network.b.self_link\n}',
    ),
    sentence: 'Adds the VPC network peering p between the VPC network a and the VPC network b.',
  },
  {
    name: 'a load balancer of Kubernetes',
    ...added(
      'resource "kubernetes_deployment" "frontend" {\n  metadata { name = "frontend" }\n}',
      'resource "kubernetes_service" "frontend" {\n  metadata { name = "frontend" }\n  spec {\n    type = "LoadBalancer"\n    port { port = 443 }\n  }\n}',
    ),
    sentence: 'Opens the new service frontend to the internet and adds the service frontend.',
  },
  {
    name: 'an internal load balancer of Kubernetes',
    ...added(
      'resource "kubernetes_deployment" "frontend" {\n  metadata { name = "frontend" }\n}',
      'resource "kubernetes_service" "frontend" {\n  metadata {\n    name = "frontend"\n    annotations = { "service.beta.kubernetes.io/aws-load-balancer-internal" = "true" }\n  }\n  spec {\n    type = "LoadBalancer"\n    port { port = 443 }\n  }\n}',
    ),
    sentence: 'Adds the service frontend.',
  },
];
