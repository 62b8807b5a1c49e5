import { arrowsOf, drawn, type Sketch } from './build.js';

const arrows = (sketches: Record<string, Sketch>) => arrowsOf(drawn(sketches));

test('what hosts others is one icon with them, and no arrow', () => {
  const hosting: Record<string, Sketch> = {
    'aws_ecs_cluster.c': {},
    'aws_ecs_service.s': { refs: { cluster: 'aws_ecs_cluster.c' } },
    'azurerm_service_plan.p': {},
    'azurerm_linux_web_app.a': { refs: { service_plan_id: 'azurerm_service_plan.p' } },
    'azurerm_mssql_server.s': {},
    'azurerm_mssql_database.d': { refs: { server_id: 'azurerm_mssql_server.s' } },
  };
  const graph = drawn(hosting);
  expect(graph.edges).toEqual([]);
  expect([...graph.nodes.keys()]).toEqual(['aws_ecs_service.s', 'azurerm_linux_web_app.a', 'azurerm_mssql_database.d']);
});

test('an environment and a dataset are hosts, joined with their contents by thin lines', () => {
  const graph = drawn({
    'azurerm_container_app_environment.e': {},
    'azurerm_container_app.a': { refs: { container_app_environment_id: 'azurerm_container_app_environment.e' } },
    'google_healthcare_dataset.d': {},
    'google_healthcare_fhir_store.f': { refs: { dataset: 'google_healthcare_dataset.d' } },
  });
  expect(graph.nodes.get('azurerm_container_app.a')?.runsIn).toBe('azurerm_container_app_environment.e');
  expect(graph.nodes.get('google_healthcare_fhir_store.f')?.runsIn).toBe('google_healthcare_dataset.d');
  expect(graph.edges.every(({ thin }) => thin === true)).toBe(true);
});

test('a module that seems to build a cluster hosts what its attributes put there', () => {
  const module = 'module.k.terraform_module.k';
  const inModule = (purpose: string) =>
    drawn({
      [module]: { values: { module_purpose: purpose } },
      'google_container_node_pool.p': { refs: { cluster: module } },
    }).nodes.get('google_container_node_pool.p')?.runsIn;
  expect(inModule('google/kubernetes-engine')).toBe(module);
  expect(inModule('google/pubsub')).toBeUndefined();
});

test('services that share a cluster stay apart, and a cluster that nothing runs on is drawn', () => {
  const graph = drawn({
    'aws_ecs_cluster.c': {},
    'aws_ecs_service.a': { refs: { cluster: 'aws_ecs_cluster.c' } },
    'aws_ecs_service.b': { refs: { cluster: 'aws_ecs_cluster.c' } },
    'aws_ecs_cluster.empty': {},
  });
  expect([...graph.nodes.keys()]).toEqual(['aws_ecs_cluster.empty', 'aws_ecs_service.a', 'aws_ecs_service.b']);
  expect(graph.edges).toEqual([]);
});

test('arrows to a server that several databases share go to all of them, or to the one that is named beside it', () => {
  const server = 'azurerm_mssql_server.s';
  expect(
    arrows({
      [server]: {},
      'azurerm_mssql_database.a': { refs: { server_id: server } },
      'azurerm_mssql_database.b': { refs: { server_id: server } },
      'azurerm_private_endpoint.p': { refs: { private_service_connection: server } },
      'azurerm_linux_web_app.w': { refs: { app_settings: [server, 'azurerm_mssql_database.b'] } },
    }),
  ).toEqual([
    'azurerm_linux_web_app.w > azurerm_mssql_database.b',
    'azurerm_private_endpoint.p > azurerm_mssql_database.a',
    'azurerm_private_endpoint.p > azurerm_mssql_database.b',
  ]);
});
