/** Entrances in front of what is there, and what is new behind them. */
import {
  API,
  BALANCER,
  CDN,
  FRONT_DOOR,
  FUNCTION_BEHIND,
  HUB,
  host,
  LOAD_BALANCER,
  NETWORKS,
  PEERING,
  path,
  RECORD,
  RUN,
  service,
  WAF,
  WEB_APP,
} from './entrances-code.js';
import { added, type Wording } from './model.js';

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
    name: 'a firewall taken away, and kept for something else',
    code: `${BALANCER}${WAF}`,
    edits: [[WAF.slice(WAF.indexOf('resource "aws_wafv2_web_acl_association"')), '']],
    sentence: 'Detaches the web application firewall shop from the load balancer web, which users now reach directly.',
    back: 'Puts the web application firewall shop in front of the load balancer web.',
  },
  {
    name: 'a firewall before what another one is in front of',
    code: `${BALANCER}${CDN}\n# end`,
    edits: [['# end', WAF]],
    sentence: 'Puts the web application firewall shop in front of the load balancer web.',
    back: 'Removes the web application firewall shop from in front of the load balancer web.',
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
    back: 'Removes the service search from behind the load balancer web.',
  },
  {
    name: 'a service behind it, at a host',
    ...added(BALANCER, service('search', host('search.example.com'))),
    sentence: 'Adds the service search behind the load balancer web, at search.example.com.',
  },
  {
    name: 'a service behind it, at a host and a path',
    ...added(BALANCER, service('search', `${host('example.com')}\n  ${path('/search/*')}`)),
    sentence: 'Adds the service search behind the load balancer web, at example.com/search.',
  },
  {
    name: 'two services behind it',
    ...added(BALANCER, `${service('search', path('/search/*'))}${service('cart', path('/cart/*'))}`),
    sentence: 'Adds the services cart and search behind the load balancer web.',
  },
  {
    name: 'a service behind a load balancer that is built elsewhere',
    ...added(
      'variable "listener" {}\nresource "aws_vpc" "main" { cidr_block = "10.0.0.0/16" }\nresource "aws_subnet" "private" {\n  vpc_id = aws_vpc.main.id\n}\nresource "aws_ecs_cluster" "main" { name = "main" }',
      service('search', path('/search/*')).replace('aws_lb_listener.https.arn', 'var.listener'),
    ),
    sentence: 'Adds the service search behind an existing load balancer.',
    back: 'Removes the service search from behind an existing load balancer.',
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
    sentence: 'Adds the VPC peering p between the VPC network a and the VPC network b.',
  },
  {
    name: 'a load balancer of Kubernetes',
    ...added(
      'resource "kubernetes_deployment" "frontend" {\n  metadata { name = "frontend" }\n}',
      'resource "kubernetes_service" "frontend" {\n  metadata { name = "frontend" }\n  spec {\n    type = "LoadBalancer"\n    port { port = 443 }\n  }\n}',
    ),
    sentence: 'Opens the new service frontend to the internet.',
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
