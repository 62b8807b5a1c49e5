/** Small networks with a way out, one of each cloud. */
import type { Sketch } from './build.js';

export type Sketches = Record<string, Sketch>;

export const AWS: Sketches = {
  'aws_vpc.v': {},
  'aws_internet_gateway.g': { refs: { vpc_id: 'aws_vpc.v' } },
  'aws_subnet.front': { refs: { vpc_id: 'aws_vpc.v' } },
  'aws_subnet.back': { refs: { vpc_id: 'aws_vpc.v' } },
  'aws_nat_gateway.n': { refs: { subnet_id: 'aws_subnet.front' } },
  'aws_route_table.front': { refs: { vpc_id: 'aws_vpc.v', route: 'aws_internet_gateway.g' } },
  'aws_route_table_association.front': {
    refs: { subnet_id: 'aws_subnet.front', route_table_id: 'aws_route_table.front' },
  },
  'aws_route_table.back': { refs: { vpc_id: 'aws_vpc.v' } },
  'aws_route.out': { refs: { route_table_id: 'aws_route_table.back', nat_gateway_id: 'aws_nat_gateway.n' } },
  'aws_route_table_association.back': {
    refs: { subnet_id: 'aws_subnet.back', route_table_id: 'aws_route_table.back' },
  },
  'aws_instance.web': { refs: { subnet_id: 'aws_subnet.back' } },
};

export const AZURE: Sketches = {
  'azurerm_virtual_network.v': {},
  'azurerm_subnet.back': { refs: { virtual_network_name: 'azurerm_virtual_network.v' } },
  'azurerm_subnet.hub': { refs: { virtual_network_name: 'azurerm_virtual_network.v' } },
  'azurerm_linux_virtual_machine.web': { refs: { network_interface_ids: 'azurerm_network_interface.web' } },
  'azurerm_network_interface.web': { refs: { ip_configuration: 'azurerm_subnet.back' } },
  'azurerm_route_table.r': {},
  'azurerm_subnet_route_table_association.r': {
    refs: { subnet_id: 'azurerm_subnet.back', route_table_id: 'azurerm_route_table.r' },
  },
};
export const hubWith = (address: string, sketch: Sketch = {}): Sketches => ({
  ...AZURE,
  [address]: { ...sketch, refs: { ip_configuration: 'azurerm_subnet.hub', ...sketch.refs } },
});
export const route = (sketch: Sketch): Sketches => ({
  'azurerm_route.out': { ...sketch, refs: { route_table_name: 'azurerm_route_table.r', ...sketch.refs } },
});

export const GOOGLE: Sketches = {
  'google_compute_network.v': {},
  'google_compute_subnetwork.back': { values: { region: 'r-1' }, refs: { network: 'google_compute_network.v' } },
  'google_compute_subnetwork.far': { values: { region: 'r-2' }, refs: { network: 'google_compute_network.v' } },
  'google_compute_router.r': { values: { region: 'r-1' }, refs: { network: 'google_compute_network.v' } },
  'google_compute_instance.web': { refs: { network_interface: 'google_compute_subnetwork.back' } },
  'google_compute_instance.far': { refs: { network_interface: 'google_compute_subnetwork.far' } },
};
export const nat = (sketch: Sketch): Sketches => ({
  'google_compute_router_nat.n': {
    values: { region: 'r-1', ...sketch.values },
    refs: { router: 'google_compute_router.r', ...sketch.refs },
  },
});

export const GATEWAY = 'aws_internet_gateway.g > tv_aws_internet.internet';
export const WEB = 'azurerm_linux_virtual_machine.web';
export const NAT = 'google_compute_router_nat.n';
