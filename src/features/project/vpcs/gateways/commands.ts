import type {
  InternetGateway,
  InternetGatewayIpAddress,
  InternetGatewayIpPool,
} from '#store/api/generated/types'
import { internetGatewaysApi } from '#store/api/resources/internetGateways'
import { networkCollaborator } from '#model/needs'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'

// Each of these exists twice, because the API has a `cascade` flag for dependent resources. The plain command
// deletes nothing else; the confirmation of the other one lists what it also deletes.

const gatewaySubject = ({ id, name }: InternetGateway) => ({ kind: 'internetGateway' as const, id, name })
const partSubject = ({ id, name }: InternetGatewayIpPool | InternetGatewayIpAddress) => ({
  kind: 'internetGatewayPart' as const,
  id,
  name,
})

export const deleteGateway = defineCommand<InternetGateway>()({
  name: 'internetGateway.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: networkCollaborator,
  endpoint: internetGatewaysApi.endpoints.internetGatewayDelete,
  toArgs: (gateway) => ({ gateway: gateway.id }),
  subject: gatewaySubject,
  confirm: (gateway, { The }) => ({
    title: phrase`Delete ${gateway.name}?`,
    body: `${The} internet gateway is deleted. This is refused while a pool or an address is attached to it.`,
    tone: 'danger',
  }),
  end: (gateway) => `Internet gateway ${gateway.name} deleted`,
  errorMessage: (gateway) => `Could not delete ${gateway.name}`,
})

export const deleteGatewayWithRoutes = defineCommand<InternetGateway>()({
  name: 'internetGateway.deleteWithRoutes',
  label: 'Delete with routes',
  deletes: true,
  many: 'repeatable',
  needs: networkCollaborator,
  endpoint: internetGatewaysApi.endpoints.internetGatewayDelete,
  toArgs: (gateway) => ({ gateway: gateway.id, cascade: true }),
  subject: gatewaySubject,
  confirm: (gateway) => ({
    title: phrase`Delete ${gateway.name} with its routes?`,
    body: 'Its pools and addresses are detached, and every route that leads to it is deleted. Instances that reach the internet through it no longer do.',
    tone: 'danger',
  }),
  end: (gateway) => `Internet gateway ${gateway.name} and the routes to it deleted`,
  errorMessage: (gateway) => `Could not delete ${gateway.name}`,
})

export const detachPool = defineCommand<InternetGatewayIpPool>()({
  name: 'internetGateway.detachPool',
  label: 'Detach',
  many: 'repeatable',
  needs: networkCollaborator,
  endpoint: internetGatewaysApi.endpoints.internetGatewayIpPoolDelete,
  toArgs: (pool) => ({ pool: pool.id }),
  subject: partSubject,
  confirm: (pool) => ({
    title: phrase`Detach ${pool.name}?`,
    body: 'This is refused while an instance uses an address of the pool and a route leads to the gateway.',
    tone: 'danger',
  }),
  end: (pool) => `IP pool ${pool.name} detached`,
  errorMessage: (pool) => `Could not detach ${pool.name}`,
})

export const detachPoolWithRoutes = defineCommand<InternetGatewayIpPool>()({
  name: 'internetGateway.detachPoolWithRoutes',
  label: 'Detach with routes',
  many: 'repeatable',
  needs: networkCollaborator,
  endpoint: internetGatewaysApi.endpoints.internetGatewayIpPoolDelete,
  toArgs: (pool) => ({ pool: pool.id, cascade: true }),
  subject: partSubject,
  confirm: (pool) => ({
    title: phrase`Detach ${pool.name} with its routes?`,
    body: 'The routes that lead to the gateway are deleted. Instances that use them no longer reach the internet.',
    tone: 'danger',
  }),
  end: (pool) => `IP pool ${pool.name} detached, and the routes to the gateway deleted`,
  errorMessage: (pool) => `Could not detach ${pool.name}`,
})

export const detachAddress = defineCommand<InternetGatewayIpAddress>()({
  name: 'internetGateway.detachAddress',
  label: 'Detach',
  many: 'repeatable',
  needs: networkCollaborator,
  endpoint: internetGatewaysApi.endpoints.internetGatewayIpAddressDelete,
  toArgs: (address) => ({ address: address.id }),
  subject: partSubject,
  confirm: (address) => ({
    title: phrase`Detach ${address.address}?`,
    body: 'This is refused while an instance uses the address and a route leads to the gateway.',
    tone: 'danger',
  }),
  end: (address) => `IP address ${address.address} detached`,
  errorMessage: (address) => `Could not detach ${address.address}`,
})

export const detachAddressWithRoutes = defineCommand<InternetGatewayIpAddress>()({
  name: 'internetGateway.detachAddressWithRoutes',
  label: 'Detach with routes',
  many: 'repeatable',
  needs: networkCollaborator,
  endpoint: internetGatewaysApi.endpoints.internetGatewayIpAddressDelete,
  toArgs: (address) => ({ address: address.id, cascade: true }),
  subject: partSubject,
  confirm: (address) => ({
    title: phrase`Detach ${address.address} with its routes?`,
    body: 'The routes that lead to the gateway are deleted. Instances that use them no longer reach the internet.',
    tone: 'danger',
  }),
  end: (address) => `IP address ${address.address} detached, and the routes to the gateway deleted`,
  errorMessage: (address) => `Could not detach ${address.address}`,
})
