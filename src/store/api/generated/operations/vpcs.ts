// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const internetGatewayCreate: Operation<'internetGatewayCreate'> = {
  name: 'internetGatewayCreate',
  method: 'POST',
  path: '/v1/internet-gateways',
  query: ['project', 'vpc'],
  body: 'json',
  status: 201,
}

export const internetGatewayDelete: Operation<'internetGatewayDelete'> = {
  name: 'internetGatewayDelete',
  method: 'DELETE',
  path: '/v1/internet-gateways/{gateway}',
  query: ['cascade', 'project', 'vpc'],
  body: null,
  status: 204,
}

export const internetGatewayIpAddressCreate: Operation<'internetGatewayIpAddressCreate'> = {
  name: 'internetGatewayIpAddressCreate',
  method: 'POST',
  path: '/v1/internet-gateway-ip-addresses',
  query: ['gateway', 'project', 'vpc'],
  body: 'json',
  status: 201,
}

export const internetGatewayIpAddressDelete: Operation<'internetGatewayIpAddressDelete'> = {
  name: 'internetGatewayIpAddressDelete',
  method: 'DELETE',
  path: '/v1/internet-gateway-ip-addresses/{address}',
  query: ['cascade', 'gateway', 'project', 'vpc'],
  body: null,
  status: 204,
}

export const internetGatewayIpAddressList: Operation<'internetGatewayIpAddressList'> = {
  name: 'internetGatewayIpAddressList',
  method: 'GET',
  path: '/v1/internet-gateway-ip-addresses',
  query: ['gateway', 'limit', 'pageToken', 'project', 'sortBy', 'vpc'],
  body: null,
  status: 200,
}

export const internetGatewayIpPoolCreate: Operation<'internetGatewayIpPoolCreate'> = {
  name: 'internetGatewayIpPoolCreate',
  method: 'POST',
  path: '/v1/internet-gateway-ip-pools',
  query: ['gateway', 'project', 'vpc'],
  body: 'json',
  status: 201,
}

export const internetGatewayIpPoolDelete: Operation<'internetGatewayIpPoolDelete'> = {
  name: 'internetGatewayIpPoolDelete',
  method: 'DELETE',
  path: '/v1/internet-gateway-ip-pools/{pool}',
  query: ['cascade', 'gateway', 'project', 'vpc'],
  body: null,
  status: 204,
}

export const internetGatewayIpPoolList: Operation<'internetGatewayIpPoolList'> = {
  name: 'internetGatewayIpPoolList',
  method: 'GET',
  path: '/v1/internet-gateway-ip-pools',
  query: ['gateway', 'limit', 'pageToken', 'project', 'sortBy', 'vpc'],
  body: null,
  status: 200,
}

export const internetGatewayList: Operation<'internetGatewayList'> = {
  name: 'internetGatewayList',
  method: 'GET',
  path: '/v1/internet-gateways',
  query: ['limit', 'pageToken', 'project', 'sortBy', 'vpc'],
  body: null,
  status: 200,
}

export const internetGatewayView: Operation<'internetGatewayView'> = {
  name: 'internetGatewayView',
  method: 'GET',
  path: '/v1/internet-gateways/{gateway}',
  query: ['project', 'vpc'],
  body: null,
  status: 200,
}

export const vpcCreate: Operation<'vpcCreate'> = {
  name: 'vpcCreate',
  method: 'POST',
  path: '/v1/vpcs',
  query: ['project'],
  body: 'json',
  status: 201,
}

export const vpcDelete: Operation<'vpcDelete'> = {
  name: 'vpcDelete',
  method: 'DELETE',
  path: '/v1/vpcs/{vpc}',
  query: ['project'],
  body: null,
  status: 204,
}

export const vpcFirewallRulesUpdate: Operation<'vpcFirewallRulesUpdate'> = {
  name: 'vpcFirewallRulesUpdate',
  method: 'PUT',
  path: '/v1/vpc-firewall-rules',
  query: ['project', 'vpc'],
  body: 'json',
  status: 200,
}

export const vpcFirewallRulesView: Operation<'vpcFirewallRulesView'> = {
  name: 'vpcFirewallRulesView',
  method: 'GET',
  path: '/v1/vpc-firewall-rules',
  query: ['project', 'vpc'],
  body: null,
  status: 200,
}

export const vpcList: Operation<'vpcList'> = {
  name: 'vpcList',
  method: 'GET',
  path: '/v1/vpcs',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}

export const vpcRouterCreate: Operation<'vpcRouterCreate'> = {
  name: 'vpcRouterCreate',
  method: 'POST',
  path: '/v1/vpc-routers',
  query: ['project', 'vpc'],
  body: 'json',
  status: 201,
}

export const vpcRouterDelete: Operation<'vpcRouterDelete'> = {
  name: 'vpcRouterDelete',
  method: 'DELETE',
  path: '/v1/vpc-routers/{router}',
  query: ['project', 'vpc'],
  body: null,
  status: 204,
}

export const vpcRouterList: Operation<'vpcRouterList'> = {
  name: 'vpcRouterList',
  method: 'GET',
  path: '/v1/vpc-routers',
  query: ['limit', 'pageToken', 'project', 'sortBy', 'vpc'],
  body: null,
  status: 200,
}

export const vpcRouterRouteCreate: Operation<'vpcRouterRouteCreate'> = {
  name: 'vpcRouterRouteCreate',
  method: 'POST',
  path: '/v1/vpc-router-routes',
  query: ['project', 'router', 'vpc'],
  body: 'json',
  status: 201,
}

export const vpcRouterRouteDelete: Operation<'vpcRouterRouteDelete'> = {
  name: 'vpcRouterRouteDelete',
  method: 'DELETE',
  path: '/v1/vpc-router-routes/{route}',
  query: ['project', 'router', 'vpc'],
  body: null,
  status: 204,
}

export const vpcRouterRouteList: Operation<'vpcRouterRouteList'> = {
  name: 'vpcRouterRouteList',
  method: 'GET',
  path: '/v1/vpc-router-routes',
  query: ['limit', 'pageToken', 'project', 'router', 'sortBy', 'vpc'],
  body: null,
  status: 200,
}

export const vpcRouterRouteUpdate: Operation<'vpcRouterRouteUpdate'> = {
  name: 'vpcRouterRouteUpdate',
  method: 'PUT',
  path: '/v1/vpc-router-routes/{route}',
  query: ['project', 'router', 'vpc'],
  body: 'json',
  status: 200,
}

export const vpcRouterRouteView: Operation<'vpcRouterRouteView'> = {
  name: 'vpcRouterRouteView',
  method: 'GET',
  path: '/v1/vpc-router-routes/{route}',
  query: ['project', 'router', 'vpc'],
  body: null,
  status: 200,
}

export const vpcRouterUpdate: Operation<'vpcRouterUpdate'> = {
  name: 'vpcRouterUpdate',
  method: 'PUT',
  path: '/v1/vpc-routers/{router}',
  query: ['project', 'vpc'],
  body: 'json',
  status: 200,
}

export const vpcRouterView: Operation<'vpcRouterView'> = {
  name: 'vpcRouterView',
  method: 'GET',
  path: '/v1/vpc-routers/{router}',
  query: ['project', 'vpc'],
  body: null,
  status: 200,
}

export const vpcSubnetCreate: Operation<'vpcSubnetCreate'> = {
  name: 'vpcSubnetCreate',
  method: 'POST',
  path: '/v1/vpc-subnets',
  query: ['project', 'vpc'],
  body: 'json',
  status: 201,
}

export const vpcSubnetDelete: Operation<'vpcSubnetDelete'> = {
  name: 'vpcSubnetDelete',
  method: 'DELETE',
  path: '/v1/vpc-subnets/{subnet}',
  query: ['project', 'vpc'],
  body: null,
  status: 204,
}

export const vpcSubnetList: Operation<'vpcSubnetList'> = {
  name: 'vpcSubnetList',
  method: 'GET',
  path: '/v1/vpc-subnets',
  query: ['limit', 'pageToken', 'project', 'sortBy', 'vpc'],
  body: null,
  status: 200,
}

export const vpcSubnetListNetworkInterfaces: Operation<'vpcSubnetListNetworkInterfaces'> = {
  name: 'vpcSubnetListNetworkInterfaces',
  method: 'GET',
  path: '/v1/vpc-subnets/{subnet}/network-interfaces',
  query: ['limit', 'pageToken', 'project', 'sortBy', 'vpc'],
  body: null,
  status: 200,
}

export const vpcSubnetUpdate: Operation<'vpcSubnetUpdate'> = {
  name: 'vpcSubnetUpdate',
  method: 'PUT',
  path: '/v1/vpc-subnets/{subnet}',
  query: ['project', 'vpc'],
  body: 'json',
  status: 200,
}

export const vpcSubnetView: Operation<'vpcSubnetView'> = {
  name: 'vpcSubnetView',
  method: 'GET',
  path: '/v1/vpc-subnets/{subnet}',
  query: ['project', 'vpc'],
  body: null,
  status: 200,
}

export const vpcUpdate: Operation<'vpcUpdate'> = {
  name: 'vpcUpdate',
  method: 'PUT',
  path: '/v1/vpcs/{vpc}',
  query: ['project'],
  body: 'json',
  status: 200,
}

export const vpcView: Operation<'vpcView'> = {
  name: 'vpcView',
  method: 'GET',
  path: '/v1/vpcs/{vpc}',
  query: ['project'],
  body: null,
  status: 200,
}
