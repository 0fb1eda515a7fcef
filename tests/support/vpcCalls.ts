import { call, items, type Reply } from './region'

// Calls on the VPC `default` of the project `web`, and on the instance `db-1`, which is stopped.

export const IN_WEB = 'project=web'
export const IN_VPC = 'vpc=default&project=web'
export const IN_ROUTER = `router=way&${IN_VPC}`
export const IN_GATEWAY = `gateway=door&${IN_VPC}`
export const ON_DB = 'instance=db-1&project=web'

/** The names of a resource, and its other fields. */
export const named = (name: string, more: object = {}) => ({ name, description: '', ...more })
export const post = (path: string, body: object) => call('POST', path, body)
export const namesOf = (reply: Reply) => items(reply).map((row) => row['name'])
export const idOfReply = (reply: Reply) => String(reply.body['id'])

export const createVpc = (name: string, more: object = {}) =>
  post(`/v1/vpcs?${IN_WEB}`, named(name, { dns_name: name, ...more }))
export const createSubnet = (name: string, ipv4_block: string, more: object = {}) =>
  post(`/v1/vpc-subnets?${IN_VPC}`, named(name, { ipv4_block, ...more }))
export const createRouter = (name = 'way') => post(`/v1/vpc-routers?${IN_VPC}`, named(name))
export const createRoute = (
  name: string,
  destination: object = { type: 'ip_net', value: '10.1.0.0/16' },
  target: object = { type: 'drop' },
) => post(`/v1/vpc-router-routes?${IN_ROUTER}`, named(name, { destination, target }))
export const createGateway = (name = 'door') => post(`/v1/internet-gateways?${IN_VPC}`, named(name))
export const createNic = (name: string, subnet_name = 'default', more: object = {}) =>
  post(`/v1/network-interfaces?${ON_DB}`, named(name, { vpc_name: 'default', subnet_name, ...more }))

/** The routes of the system router. */
export const systemRoutes = async () =>
  items(await call('GET', `/v1/vpc-router-routes?router=system&${IN_VPC}`))
/** The interfaces of `db-1`. */
export const interfaces = async () => items(await call('GET', `/v1/network-interfaces?${ON_DB}`))
