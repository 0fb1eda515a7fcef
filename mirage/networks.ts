import type { Vpc, VpcRouter, VpcSubnet } from '../src/store/api/generated/types'
import { idOf } from './random'
import type { Region } from './region'

interface Home {
  id: string
  timeCreated: string
  timeModified: string
}

/** The network every project begins with: `default`, its system router and its one subnet. Source: §4.6. */
export function addDefaultVpc({ world }: Region, project: Home) {
  const id = idOf(`vpc ${project.id} default`)
  const stamps = { timeCreated: project.timeCreated, timeModified: project.timeModified }
  const router: VpcRouter = {
    id: idOf(`router ${project.id} system`),
    name: 'system',
    description: 'Routes of every VPC, kept by the region',
    kind: 'system',
    vpcId: id,
    ...stamps,
  }
  // Any unique-local prefix will do, as long as it is always the same one.
  const hex = id.replaceAll('-', '')
  const prefix = `fd${hex.slice(0, 2)}:${hex.slice(2, 6)}:${hex.slice(6, 10)}`
  const vpc: Vpc = {
    id,
    name: 'default',
    description: 'The default VPC',
    dnsName: 'default',
    ipv6Prefix: `${prefix}::/48`,
    projectId: project.id,
    systemRouterId: router.id,
    ...stamps,
  }
  const subnet: VpcSubnet = {
    id: idOf(`subnet ${project.id} default`),
    name: 'default',
    description: 'The default subnet',
    ipv4Block: '172.30.0.0/22',
    ipv6Block: `${prefix}::/64`,
    customRouterId: null,
    vpcId: id,
    ...stamps,
  }
  world.vpcs.set(vpc.id, vpc)
  world.routers.set(router.id, router)
  world.subnets.set(subnet.id, subnet)
}

/** Takes a project's networks away, with what is in them. */
export function removeVpcs({ world }: Region, projectId: string) {
  for (const vpc of world.vpcs.values()) {
    if (vpc.projectId !== projectId) continue
    for (const rows of [world.routers, world.subnets])
      for (const row of rows.values()) if (row.vpcId === vpc.id) rows.delete(row.id)
    world.vpcs.delete(vpc.id)
  }
}
