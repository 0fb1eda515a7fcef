import type {
  InternetGateway,
  InternetGatewayIpAddress,
  InternetGatewayIpPool,
} from '../../../store/api/generated/types'
import { defineCommand } from '../../../store/commands/command'
import { phrase } from '../../../store/commands/phrase'
import '../../../store/api/internetGateways'

// Each of these exists twice, because the API asks whether what depends on a thing may go with it. A person should
// not have to know: the plain verb is safe, and the other one says what it takes along.

const gatewaySubject = ({ id, name }: InternetGateway) => ({ kind: 'internetGateway', id, name })
const partSubject = ({ id, name }: InternetGatewayIpPool | InternetGatewayIpAddress) => ({
  kind: 'internetGatewayPart',
  id,
  name,
})

export const deleteGateway = defineCommand<InternetGateway, 'internetGatewayDelete'>({
  name: 'internetGateway.delete',
  label: 'Delete',
  operation: 'internetGatewayDelete',
  toArgs: (gateway) => ({ gateway: gateway.id }),
  subject: gatewaySubject,
  confirm: (gateway) => ({
    title: phrase`Delete ${gateway.name}?`,
    body: 'The internet gateway is deleted. This is refused while a pool or an address is attached to it.',
    tone: 'danger',
  }),
  started: (gateway) => `Internet gateway ${gateway.name} deleted`,
  failed: (gateway) => `Could not delete ${gateway.name}`,
})

export const deleteGatewayWithRoutes = defineCommand<InternetGateway, 'internetGatewayDelete'>({
  name: 'internetGateway.deleteWithRoutes',
  label: 'Delete with routes',
  operation: 'internetGatewayDelete',
  toArgs: (gateway) => ({ gateway: gateway.id, cascade: true }),
  subject: gatewaySubject,
  confirm: (gateway) => ({
    title: phrase`Delete ${gateway.name} with its routes?`,
    body: 'Its pools and addresses are detached, and every route that leads to it is deleted. Instances that reach the internet through it no longer do.',
    tone: 'danger',
  }),
  started: (gateway) => `Internet gateway ${gateway.name} and the routes to it deleted`,
  failed: (gateway) => `Could not delete ${gateway.name}`,
})

export const detachPool = defineCommand<InternetGatewayIpPool, 'internetGatewayIpPoolDelete'>({
  name: 'internetGateway.detachPool',
  label: 'Detach',
  operation: 'internetGatewayIpPoolDelete',
  toArgs: (pool) => ({ pool: pool.id }),
  subject: partSubject,
  confirm: (pool) => ({
    title: phrase`Detach ${pool.name}?`,
    body: 'This is refused while an instance uses an address of the pool and a route leads to the gateway.',
    tone: 'danger',
  }),
  started: (pool) => `IP pool ${pool.name} detached`,
  failed: (pool) => `Could not detach ${pool.name}`,
})

export const detachPoolWithRoutes = defineCommand<InternetGatewayIpPool, 'internetGatewayIpPoolDelete'>({
  name: 'internetGateway.detachPoolWithRoutes',
  label: 'Detach with routes',
  operation: 'internetGatewayIpPoolDelete',
  toArgs: (pool) => ({ pool: pool.id, cascade: true }),
  subject: partSubject,
  confirm: (pool) => ({
    title: phrase`Detach ${pool.name} with its routes?`,
    body: 'The routes that lead to the gateway are deleted. Instances that use them no longer reach the internet.',
    tone: 'danger',
  }),
  started: (pool) => `IP pool ${pool.name} and the routes to it detached`,
  failed: (pool) => `Could not detach ${pool.name}`,
})

export const detachAddress = defineCommand<InternetGatewayIpAddress, 'internetGatewayIpAddressDelete'>({
  name: 'internetGateway.detachAddress',
  label: 'Detach',
  operation: 'internetGatewayIpAddressDelete',
  toArgs: (address) => ({ address: address.id }),
  subject: partSubject,
  confirm: (address) => ({
    title: phrase`Detach ${address.address}?`,
    body: 'This is refused while an instance uses the address and a route leads to the gateway.',
    tone: 'danger',
  }),
  started: (address) => `IP address ${address.address} detached`,
  failed: (address) => `Could not detach ${address.address}`,
})

export const detachAddressWithRoutes = defineCommand<
  InternetGatewayIpAddress,
  'internetGatewayIpAddressDelete'
>({
  name: 'internetGateway.detachAddressWithRoutes',
  label: 'Detach with routes',
  operation: 'internetGatewayIpAddressDelete',
  toArgs: (address) => ({ address: address.id, cascade: true }),
  subject: partSubject,
  confirm: (address) => ({
    title: phrase`Detach ${address.address} with its routes?`,
    body: 'The routes that lead to the gateway are deleted. Instances that use them no longer reach the internet.',
    tone: 'danger',
  }),
  started: (address) => `IP address ${address.address} and the routes to it detached`,
  failed: (address) => `Could not detach ${address.address}`,
})
