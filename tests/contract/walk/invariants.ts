import ipaddr from 'ipaddr.js'
import { addressesOf } from '#model/network/privateIps'
import type { Region } from '#mirage/region'
import { isWithin } from '#mirage/rules/addresses'
import { usedBy } from '#mirage/rules/quota'
import type { Table } from '#mirage/table'

// The invariants of every world, after any calls. Each function returns the violations as text.

type World = Region['world']

/** Rows whose parent must exist: child table, field, parent table. */
const parents: readonly [child: keyof World, field: string, parent: keyof World][] = [
  ['users', 'siloId', 'silos'],
  ['groups', 'siloId', 'silos'],
  ['projects', 'siloId', 'silos'],
  ['images', 'siloId', 'silos'],
  ['certificates', 'siloId', 'silos'],
  ['identityProviders', 'siloId', 'silos'],
  ['instances', 'projectId', 'projects'],
  ['disks', 'projectId', 'projects'],
  ['snapshots', 'projectId', 'projects'],
  ['floatingIps', 'projectId', 'projects'],
  ['externalSubnets', 'projectId', 'projects'],
  ['externalSubnets', 'subnetPoolId', 'subnetPools'],
  ['multicastMembers', 'instanceId', 'instances'],
  ['multicastMembers', 'multicastGroupId', 'multicastGroups'],
  ['vpcs', 'projectId', 'projects'],
  ['affinityGroups', 'projectId', 'projects'],
  ['antiAffinityGroups', 'projectId', 'projects'],
  ['subnets', 'vpcId', 'vpcs'],
  ['routers', 'vpcId', 'vpcs'],
  ['gateways', 'vpcId', 'vpcs'],
  ['firewalls', 'id', 'vpcs'],
  ['routes', 'vpcRouterId', 'routers'],
  ['gatewayPools', 'internetGatewayId', 'gateways'],
  ['gatewayPools', 'ipPoolId', 'pools'],
  ['gatewayAddresses', 'internetGatewayId', 'gateways'],
  ['nics', 'instanceId', 'instances'],
  ['nics', 'subnetId', 'subnets'],
  ['nics', 'vpcId', 'vpcs'],
  ['tokens', 'userId', 'users'],
  ['sessions', 'userId', 'users'],
]

/** References that may be null. */
const links: readonly [child: keyof World, field: string, parent: keyof World][] = [
  ['instances', 'bootDiskId', 'disks'],
  ['floatingIps', 'instanceId', 'instances'],
  ['externalSubnets', 'instanceId', 'instances'],
  ['subnets', 'customRouterId', 'routers'],
  ['vpcs', 'systemRouterId', 'routers'],
]

type Row = Record<string, unknown> & { id: string }

const table = (world: World, name: keyof World) => world[name] as unknown as Table<Row>

function orphans(world: World): string[] {
  const out: string[] = []
  for (const [child, field, parent] of parents)
    for (const row of table(world, child).all())
      if (!table(world, parent).has(String(row[field])))
        out.push(`${child} ${row.id} has no ${parent} (${field})`)
  for (const [child, field, parent] of links)
    for (const row of table(world, child).all())
      if (typeof row[field] === 'string' && !table(world, parent).has(row[field]))
        out.push(`${child} ${row.id} points at a ${field} that is gone`)
  for (const { instanceId } of world.externalIps.all())
    if (!world.instances.has(instanceId)) out.push(`an address of the instance ${instanceId}, which is gone`)
  for (const disk of world.disks.all())
    if ('instance' in disk.state && !world.instances.has(disk.state.instance))
      out.push(`disk ${disk.name} is attached to what is gone`)
  for (const { members } of [...world.antiAffinityGroups.all(), ...world.affinityGroups.all()])
    for (const id of members) if (!world.instances.has(id)) out.push(`a group has ${id}, which is gone`)
  return out
}

/** Where names are unique: a table, and the scope within it. */
const scopes: readonly [name: keyof World, within: (row: Record<string, unknown>) => string][] = [
  ['silos', () => ''],
  ['pools', () => ''],
  ['subnetPools', () => ''],
  ['multicastGroups', () => ''],
  ['projects', ({ siloId }) => String(siloId)],
  ['instances', ({ projectId }) => String(projectId)],
  ['disks', ({ projectId }) => String(projectId)],
  ['snapshots', ({ projectId }) => String(projectId)],
  ['images', ({ projectId, siloId }) => `${String(siloId)} ${String(projectId)}`],
  ['floatingIps', ({ projectId }) => String(projectId)],
  ['externalSubnets', ({ projectId }) => String(projectId)],
  ['vpcs', ({ projectId }) => String(projectId)],
  ['affinityGroups', ({ projectId }) => String(projectId)],
  ['antiAffinityGroups', ({ projectId }) => String(projectId)],
  ['subnets', ({ vpcId }) => String(vpcId)],
  ['routers', ({ vpcId }) => String(vpcId)],
  ['gateways', ({ vpcId }) => String(vpcId)],
  ['routes', ({ vpcRouterId }) => String(vpcRouterId)],
  ['gatewayPools', ({ internetGatewayId }) => String(internetGatewayId)],
  ['nics', ({ instanceId }) => String(instanceId)],
  ['sshKeys', ({ siloUserId }) => String(siloUserId)],
  ['certificates', ({ siloId }) => String(siloId)],
  ['identityProviders', ({ siloId }) => String(siloId)],
  ['addressLots', () => ''],
  ['announceSets', () => ''],
  ['bgpConfigs', () => ''],
  ['portSettings', () => ''],
  ['receivers', () => ''],
]

function twins(world: World): string[] {
  const out: string[] = []
  for (const [name, within] of scopes) {
    const seen = new Set<string>()
    for (const row of table(world, name).all()) {
      const key = `${within(row)} ${String(row['name'])}`
      if (seen.has(key)) out.push(`${name} has ${String(row['name'])} twice`)
      seen.add(key)
    }
  }
  return out
}

function addresses(world: World): string[] {
  const out: string[] = []
  const held = new Set<string>()
  const take = (key: string) => {
    if (held.has(key)) out.push(`${key} is held twice`)
    held.add(key)
  }
  const inPool = (ip: string, poolId: string) => {
    if (!world.pools.get(poolId)?.ranges.some((range) => isWithin(ip, range)))
      out.push(`${ip} is not in its pool`)
  }
  for (const { ip, ipPoolId } of world.floatingIps.all()) {
    take(ip)
    inPool(ip, ipPoolId)
  }
  for (const { ip } of world.externalIps.all()) {
    take(ip.kind === 'snat' ? `${ip.ip} ${ip.firstPort}` : ip.ip)
    inPool(ip.ip, ip.ipPoolId)
  }
  const primaries = new Map<string, number>()
  for (const nic of world.nics.all()) {
    const subnet = world.subnets.get(nic.subnetId)
    for (const ip of addressesOf(nic.ipStack)) {
      take(`${nic.vpcId} ${ip}`)
      if (!subnet || !ipaddr.isValid(ip)) continue
      const address = ipaddr.parse(ip)
      const block = address.kind() === 'ipv4' ? subnet.ipv4Block : subnet.ipv6Block
      if (!address.match(ipaddr.parseCIDR(block))) out.push(`${nic.name} has ${ip} outside its subnet`)
    }
    primaries.set(nic.instanceId, (primaries.get(nic.instanceId) ?? 0) + (nic.primary ? 1 : 0))
  }
  for (const [id, count] of primaries) if (count !== 1) out.push(`${id} has ${count} primary interfaces`)
  return out
}

/** CPUs and bytes in use, counted in another way than the mock does. */
function sums(region: Region): string[] {
  const { world } = region
  const out: string[] = []
  for (const silo of world.silos.all()) {
    const projects = new Set(world.projects.where(({ siloId }) => siloId === silo.id).map(({ id }) => id))
    const ours = <T extends { projectId: string }>(rows: Iterable<T>) =>
      [...rows].filter((row) => projects.has(row.projectId))
    const live = ours(world.instances.all()).filter(
      ({ runState }) => !['stopped', 'failed', 'destroyed'].includes(runState),
    )
    const stored = [...ours(world.disks.all()), ...ours(world.snapshots.all())]
    const used = usedBy(region, silo.id)
    const cpus = live.reduce((sum, { ncpus }) => sum + ncpus, 0)
    const storage = stored.reduce((sum, { size }) => sum + size, 0)
    if (used.cpus !== cpus || used.storage !== storage) out.push(`the sums of ${silo.name} are wrong`)
  }
  return out
}

/** The invariants that a world breaks, as text. */
export const brokenInvariants = (region: Region): string[] => [
  ...orphans(region.world),
  ...twins(region.world),
  ...addresses(region.world),
  ...sums(region),
]
