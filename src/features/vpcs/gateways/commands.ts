import type {
  InternetGateway,
  InternetGatewayIpAddress,
  InternetGatewayIpPool,
} from '../../../store/api/generated/types'
import { defineCommand } from '../../../store/commands/command'
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
    title: 'Delete internet gateway',
    body: `Delete ${gateway.name}? This is refused while a pool or an address is attached to it.`,
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
    title: 'Delete internet gateway with routes',
    body: `Delete ${gateway.name}, detach its pools and addresses, and delete every route that leads to it? Instances that reach the internet through it will not any more.`,
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
    title: 'Detach IP pool',
    body: `Detach ${pool.name}? This is refused while an instance uses an address of the pool and a route leads to the gateway.`,
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
    title: 'Detach IP pool with routes',
    body: `Detach ${pool.name}, and delete the routes that lead to the gateway? Instances that use them lose their way out.`,
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
    title: 'Detach IP address',
    body: `Detach ${address.address}? This is refused while an instance uses it and a route leads to the gateway.`,
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
    title: 'Detach IP address with routes',
    body: `Detach ${address.address}, and delete the routes that lead to the gateway? Instances that use them lose their way out.`,
    tone: 'danger',
  }),
  started: (address) => `IP address ${address.address} and the routes to it detached`,
  failed: (address) => `Could not detach ${address.address}`,
})
