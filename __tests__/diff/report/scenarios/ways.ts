/** Ways in, and arrows that come and go by themselves. */
import { all, e, marked, n } from '../support/marked.js';
import { CREATED, DELETED, POSTGRES, RUNNING, type Scenario } from './model.js';

export const WAYS: readonly Scenario[] = [
  {
    name: 'a service with its way in',
    graph: marked(
      [
        n('tv_aws_internet.world'),
        ...all('create', 'aws_lb.front', 'aws_ecs_service.a', 'aws_ecs_service.b'),
        ...RUNNING,
      ],
      [
        e('tv_aws_internet.world', 'aws_lb.front', CREATED),
        e('aws_lb.front', 'aws_ecs_service.a', CREATED),
        e('aws_lb.front', 'aws_ecs_service.b', CREATED),
      ],
    ),
    sentence: 'Adds the public load balancer front in front of 2 new services.',
  },
  {
    name: 'a load balancer before what is there, a database replaced, a queue gone',
    graph: marked(
      [
        n('tv_aws_internet.world'),
        n('aws_lb.front', CREATED),
        n('aws_ecs_service.api'),
        n('aws_ecs_service.shop'),
        n('aws_db_instance.orders', { ...POSTGRES, change: 'replace' }),
        n('aws_sqs_queue.jobs', DELETED),
      ],
      [
        e('tv_aws_internet.world', 'aws_lb.front', CREATED),
        e('aws_lb.front', 'aws_ecs_service.api', CREATED),
        e('aws_lb.front', 'aws_ecs_service.shop', CREATED),
      ],
    ),
    sentence:
      'Removes the queue jobs, replaces the database orders and adds the public load balancer front in front of 2 services.',
  },
  {
    name: 'a port opened to the world',
    graph: marked(
      [n('tv_aws_internet.world', CREATED), n('aws_instance.bastion'), ...RUNNING],
      [e('tv_aws_internet.world', 'aws_instance.bastion', { ...CREATED, label: '22' })],
    ),
    sentence: 'Opens the EC2 instance bastion to the internet on port 22.',
  },
  {
    name: 'and closed',
    graph: marked(
      [n('tv_aws_internet.world', DELETED), n('aws_instance.bastion'), ...RUNNING],
      [e('tv_aws_internet.world', 'aws_instance.bastion', { ...DELETED, label: '22' })],
    ),
    sentence: 'Closes the EC2 instance bastion to the internet on port 22.',
  },
  {
    name: 'an arrow alone',
    graph: marked(
      [n('aws_apigatewayv2_api.shop'), n('aws_sqs_queue.jobs')],
      [e('aws_apigatewayv2_api.shop', 'aws_sqs_queue.jobs', CREATED)],
    ),
    sentence: 'Connects the API shop to the queue jobs.',
  },
  {
    name: 'arrows that go',
    graph: marked(
      [n('aws_lambda_function.a'), n('aws_lambda_function.b'), n('aws_sqs_queue.jobs')],
      [
        e('aws_lambda_function.a', 'aws_sqs_queue.jobs', DELETED),
        e('aws_lambda_function.b', 'aws_sqs_queue.jobs', DELETED),
      ],
    ),
    sentence: 'Disconnects 2 functions from the queue jobs.',
  },
  {
    name: 'another port between two',
    graph: marked(
      [n('aws_ecs_service.api'), n('aws_db_instance.orders', POSTGRES)],
      [e('aws_ecs_service.api', 'aws_db_instance.orders', { change: 'update', label: '5433' })],
    ),
    sentence: 'Changes the connection from the service api to the database orders.',
  },
  {
    name: 'an encrypted bucket: no request goes to a key',
    graph: marked(
      [n('aws_kms_key.data'), n('aws_lambda_function.api')],
      [e('aws_lambda_function.api', 'aws_kms_key.data', { ...CREATED, thin: true })],
    ),
    sentence: 'Connects the function api to the KMS key data.',
  },
  {
    name: 'who is allowed comes after who is connected',
    graph: marked(
      [n('aws_kms_key.data'), n('aws_lambda_function.api'), n('aws_vpc_endpoint.files', CREATED)],
      [e('aws_lambda_function.api', 'aws_kms_key.data', { ...CREATED, thin: true })],
    ),
    sentence: 'Adds the VPC endpoint files and connects the function api to the KMS key data.',
  },
  {
    name: 'a site opened to users, and an office cut off',
    graph: marked(
      [n('tv_aws_users.users', CREATED), n('tv_aws_onprem.office'), n('aws_lb.web'), n('aws_vpn_gateway.hq')],
      [e('tv_aws_users.users', 'aws_lb.web', CREATED), e('tv_aws_onprem.office', 'aws_vpn_gateway.hq', DELETED)],
    ),
    sentence: 'Opens the load balancer web to users and closes the VPN gateway hq to the premises.',
  },
  {
    name: 'only who is outside',
    graph: marked([n('tv_aws_users.users', CREATED), n('aws_lb.web')]),
    sentence: 'Makes 1 change.',
  },
  {
    name: 'a bucket gone, and what may use any bucket is taken to use the other one: nobody has connected that',
    graph: marked(
      [n('aws_s3_bucket.assets', DELETED), n('aws_s3_bucket.files'), n('aws_lambda_function.work')],
      [e('aws_lambda_function.work', 'aws_s3_bucket.files', { ...CREATED, provenance: 'assumed' })],
    ),
    sentence: 'Removes the bucket assets.',
  },
  {
    name: 'the line from where it was drawn before is no request',
    graph: marked(
      [n('aws_lb.web'), n('aws_ecs_service.api', CREATED), ...RUNNING.slice(2)],
      [e('aws_lb.web', 'aws_ecs_service.api', { change: 'move' })],
    ),
    sentence: 'Adds the service api.',
  },
  {
    name: 'nor an end of a connection between two',
    graph: marked(
      [n('aws_vpc.a'), n('aws_vpc.b'), n('aws_vpc.c'), n('aws_vpc_peering_connection.ab', CREATED)],
      [
        e('aws_vpc_peering_connection.ab', 'aws_vpc.a', CREATED),
        e('aws_vpc_peering_connection.ab', 'aws_vpc.b', CREATED),
        e('aws_vpc_peering_connection.ab', 'aws_vpc.c', { change: 'move' }),
      ],
    ),
    sentence: 'Adds the VPC peering ab between the VPC a and the VPC b.',
  },
];
