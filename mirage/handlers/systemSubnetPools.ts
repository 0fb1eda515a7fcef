import type {
  SubnetPool,
  SubnetPoolMember,
  SubnetPoolMemberAdd,
  SubnetPoolSiloLink,
} from '#store/api/generated/types'
import { findInFleet, fleetRows } from '../access/fleet'
import { checkNamed, renamed, requireFree } from '../access/lookup'
import { requireFleet, type Role } from '../access/roles'
import { findSilo } from '../access/siloLookup'
import type { SiloRow } from '../models/silo'
import type { SubnetPoolRow } from '../models/subnetPool'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { canonicalNet, ends, hasHostBits, netOf, netText } from '../rules/cidr'
import { newRow } from '../rules/newRow'
import {
  addressesIn,
  bitsOfVersion,
  blockHasPartOf,
  overlapsMember,
  spokenVersion,
  versionOf,
} from '../rules/subnetPools'
import { exists, invalid, notFound } from '../wire/apiError'
import { pageBy, pageOf, type Order } from '../wire/pages'

// Pools of external subnets, for operators.

const toView = ({ members: _, links: __, ...pool }: SubnetPoolRow): SubnetPool => pool

const find = (region: Region, selector: string, least?: Role) =>
  findInFleet(region, region.world.subnetPools, 'subnet-pool', selector, least)

const startOf = ({ subnet }: SubnetPoolMember) => ends(netOf(subnet))[0]

/** Members by their first address. A pool has one family. */
const byAddress: Order<SubnetPoolMember> = {
  by: (member) => startOf(member).toString().padStart(40, '0'),
  mode: 'address_ascending',
}

const bySilo: Order<SubnetPoolSiloLink> = { by: ({ siloId }) => siloId, mode: 'id_ascending' }

/** The lengths of prefixes that a new member admits. @throws 400 when it cannot be added to the pool */
function checkNewMember(
  region: Region,
  { ipVersion }: SubnetPoolRow,
  { subnet, minPrefixLength, maxPrefixLength }: SubnetPoolMemberAdd,
): Pick<SubnetPoolMember, 'minPrefixLength' | 'maxPrefixLength'> {
  const block = netOf(subnet)
  const version = versionOf(block)
  if (version !== ipVersion)
    throw invalid(`Cannot add ${spokenVersion(version)} members to ${spokenVersion(ipVersion)} subnet pool`)
  if (hasHostBits(block)) throw invalid('IP subnet must be a network address, with a host ID of zero.')
  const bits = bitsOfVersion(version)
  const least = minPrefixLength ?? block.width
  const most = maxPrefixLength ?? bits
  if (least > most) throw invalid('The minimum prefix length must be no greater than the maximum')
  if (most > bits)
    throw invalid(
      `Cannot create an ${spokenVersion(version)} subnet with a max prefix length greater than ${bits}`,
    )
  if (least < block.width)
    throw invalid(
      `Min and max prefix length must be no less than the IP subnet prefix length (/${block.width})`,
    )
  const ranges = region.world.pools.all().flatMap((pool) => pool.ranges)
  if (overlapsMember(region, block) || ranges.some((range) => blockHasPartOf(block, range)))
    throw invalid(
      `The IP subnet ${netText(block)} overlaps with an existing subnet pool member or IP pool range`,
    )
  return { minPrefixLength: least, maxPrefixLength: most }
}

const externalSubnets = ({ world }: Region, { id }: SubnetPoolRow) =>
  world.externalSubnets.where(({ subnetPoolId }) => subnetPoolId === id)

/** A link as errors name it. */
const linkName = (pool: SubnetPoolRow, silo: SiloRow) => `subnet_pool_id: ${pool.id}, silo_id: ${silo.id}`

/** @throws 404 when the pool is not linked to the silo */
function requireLink(pool: SubnetPoolRow, silo: SiloRow) {
  if (!pool.links.some(({ siloId }) => siloId === silo.id))
    throw notFound('subnet-pool-silo-link', linkName(pool, silo), 'id')
}

/** The default pool of a silo for the version of a pool, if there is one. */
const defaultLike = ({ world }: Region, { ipVersion }: SubnetPoolRow, silo: SiloRow) =>
  world.subnetPools.findBy(
    (pool) =>
      pool.ipVersion === ipVersion &&
      pool.links.some(({ siloId, isDefault }) => siloId === silo.id && isDefault),
  )

/** Marks whether a linked pool is a default pool of a silo. */
function mark({ world }: Region, pool: SubnetPoolRow, silo: SiloRow, isDefault: boolean) {
  const links = pool.links.map((link) => (link.siloId === silo.id ? { ...link, isDefault } : link))
  world.subnetPools.update(pool.id, { links })
}

export const systemSubnetPoolHandlers = handlersOf({
  systemSubnetPoolList: ({ args, region }) =>
    pageOf(fleetRows(region, region.world.subnetPools).map(toView), args),
  systemSubnetPoolView: ({ args, region }) => toView(find(region, args.pool)),
  systemSubnetPoolCreate({ args: { body }, region }) {
    requireFleet(region, 'admin')
    const { name, description } = checkNamed(body)
    requireFree(region.world.subnetPools.all(), 'subnet-pool', name)
    const row: SubnetPoolRow = {
      ...newRow(region, 'subnet-pool', { name, description }),
      ipVersion: body.ipVersion,
      members: [],
      links: [],
    }
    region.world.subnetPools.insert(row)
    return toView(row)
  },
  systemSubnetPoolUpdate({ args, region }) {
    const row = find(region, args.pool, 'admin')
    const next = { ...row, ...renamed(row, args.body), timeModified: region.timestamp() }
    requireFree(region.world.subnetPools.all(), 'subnet-pool', next.name, row.id)
    region.world.subnetPools.update(row.id, next)
    return toView(next)
  },
  systemSubnetPoolDelete({ args, region }) {
    const row = find(region, args.pool, 'admin')
    if (row.members.length)
      throw invalid(
        'Cannot delete external subnet pool while it contains members. Please delete all external subnet pool members first.',
      )
    region.world.subnetPools.remove(row.id)
  },
  systemSubnetPoolMemberList: ({ args, region }) => pageBy(find(region, args.pool).members, args, byAddress),
  systemSubnetPoolMemberAdd({ args, region }) {
    const pool = find(region, args.pool, 'admin')
    const lengths = checkNewMember(region, pool, args.body)
    const now = region.timestamp()
    const subnet = canonicalNet(args.body.subnet)
    const member: SubnetPoolMember = {
      id: idOf(`subnet-pool-member ${pool.id} ${subnet} ${now}`),
      subnetPoolId: pool.id,
      subnet,
      ...lengths,
      timeCreated: now,
    }
    const members = [...pool.members, member].toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1))
    region.world.subnetPools.update(pool.id, { members, timeModified: now })
    return member
  },
  systemSubnetPoolMemberRemove({ args, region }) {
    const pool = find(region, args.pool, 'admin')
    const subnet = canonicalNet(args.body.subnet)
    const member = pool.members.find((row) => row.subnet === subnet)
    if (!member) throw invalid(`A provided subnet pool member with subnet ${subnet} does not exist`)
    if (externalSubnets(region, pool).some(({ subnetPoolMemberId }) => subnetPoolMemberId === member.id))
      throw invalid(
        'Cannot delete external subnet pool member while it contains external subnets. Please delete all external subnets first.',
      )
    const members = pool.members.filter((row) => row !== member)
    region.world.subnetPools.update(pool.id, { members, timeModified: region.timestamp() })
  },
  systemSubnetPoolSiloList({ args, region }) {
    const { silos } = region.world
    const pool = find(region, args.pool)
    const rows = pool.links
      .filter(({ siloId }) => silos.get(siloId)?.discoverable)
      .map(({ siloId, isDefault }): SubnetPoolSiloLink => ({ subnetPoolId: pool.id, siloId, isDefault }))
    return pageBy(rows, args, bySilo)
  },
  systemSubnetPoolSiloLink({ args: { pool: selector, body }, region }) {
    const pool = find(region, selector, 'admin')
    const silo = findSilo(region, body.silo)
    const { isDefault } = body
    if (pool.links.some(({ siloId }) => siloId === silo.id))
      throw exists('subnet-pool-silo-link', linkName(pool, silo))
    if (isDefault && defaultLike(region, pool, silo))
      throw invalid(
        'Silo already has a default subnet pool for this IP version. Link the pool as non-default, then make it the default, which will demote the existing one.',
      )
    region.world.subnetPools.update(pool.id, { links: [...pool.links, { siloId: silo.id, isDefault }] })
    return { subnetPoolId: pool.id, siloId: silo.id, isDefault }
  },
  systemSubnetPoolSiloUpdate({ args, region }) {
    const pool = find(region, args.pool, 'admin')
    const silo = findSilo(region, args.silo)
    requireLink(pool, silo)
    const { isDefault } = args.body
    const before = defaultLike(region, pool, silo)
    if (isDefault && before) mark(region, before, silo, false)
    mark(region, pool, silo, isDefault)
    return { subnetPoolId: pool.id, siloId: silo.id, isDefault }
  },
  systemSubnetPoolSiloUnlink({ args, region }) {
    const pool = find(region, args.pool, 'admin')
    const silo = findSilo(region, args.silo)
    requireLink(pool, silo)
    const { projects, subnetPools } = region.world
    if (externalSubnets(region, pool).some(({ projectId }) => projects.get(projectId)?.siloId === silo.id))
      throw invalid(
        'Cannot unlink subnet pool from silo while there are external subnets allocated from the pool. Delete the subnets first, and try again.',
      )
    subnetPools.update(pool.id, { links: pool.links.filter(({ siloId }) => siloId !== silo.id) })
  },
  /** In addresses, not in subnets. */
  systemSubnetPoolUtilizationView({ args, region }) {
    const pool = find(region, args.pool)
    const sum = (rows: readonly { subnet: string }[]) =>
      rows.reduce((total, { subnet }) => total + addressesIn(subnet), 0n)
    const capacity = sum(pool.members)
    return { capacity: Number(capacity), remaining: Number(capacity - sum(externalSubnets(region, pool))) }
  },
})
