import type { InternetGateway, InternetGatewayIpPool } from '#store/api/generated/types'
import type { PoolRow } from '../models/pool'
import { idOf } from '../random'
import type { Region } from '../region'
import type { Table } from '../table'

// Internet gateways, and the pools that are linked to them. Rules: NET-13, NET-14.

export interface Stamps {
  timeCreated: string
  timeModified: string
}

/** The pools, or the addresses, of a gateway. */
export const linkedTo = <Row extends { id: string; internetGatewayId: string }>(
  rows: Table<Row>,
  { id }: InternetGateway,
): Row[] => rows.where((row) => row.internetGatewayId === id)

/** Links the default pool of a silo to a gateway, under the name `default` if that is free. */
export function linkPool({ world }: Region, gateway: InternetGateway, pool: PoolRow, stamps: Stamps) {
  const present = linkedTo(world.gatewayPools, gateway)
  if (present.some(({ ipPoolId }) => ipPoolId === pool.id)) return
  const row: InternetGatewayIpPool = {
    id: idOf(`gateway-pool ${gateway.id} ${pool.id}`),
    name: present.some(({ name }) => name === 'default') ? `default-${pool.id.slice(0, 8)}` : 'default',
    description: 'The default pool of the silo',
    internetGatewayId: gateway.id,
    ipPoolId: pool.id,
    ...stamps,
  }
  world.gatewayPools.insert(row)
}

/** The gateways of all VPCs of a silo. */
function gatewaysOf({ world }: Region, siloId: string): InternetGateway[] {
  return world.gateways.where(({ vpcId }) => {
    const vpc = world.vpcs.get(vpcId)
    return vpc && world.projects.get(vpc.projectId)?.siloId === siloId
  })
}

/**
 * Links a pool to the gateway `default` of each VPC of a silo. To be called when it becomes the default pool.
 */
export function linkDefaultGateways(region: Region, siloId: string, pool: PoolRow) {
  const now = region.timestamp()
  for (const gateway of gatewaysOf(region, siloId))
    if (gateway.name === 'default') linkPool(region, gateway, pool, { timeCreated: now, timeModified: now })
}

/** Unlinks a pool from every gateway of a silo. To be called when the silo loses the pool. */
export function unlinkGateways(region: Region, siloId: string, pool: PoolRow) {
  const { gatewayPools } = region.world
  for (const gateway of gatewaysOf(region, siloId))
    for (const link of linkedTo(gatewayPools, gateway))
      if (link.ipPoolId === pool.id) gatewayPools.remove(link.id)
}

/** Deletes a gateway with its pools and addresses. Routes to it stay. */
export function removeGateway({ world }: Region, gateway: InternetGateway) {
  for (const { id } of linkedTo(world.gatewayPools, gateway)) world.gatewayPools.remove(id)
  for (const { id } of linkedTo(world.gatewayAddresses, gateway)) world.gatewayAddresses.remove(id)
  world.gateways.remove(gateway.id)
}
