import type { Vpc, VpcSubnet } from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import { checkNamed, renamed, requireFree } from '../access/lookup'
import { findInVpc, findRouter, inVpc, vpcOf, type InVpc } from '../access/vpcLookup'
import { handlersOf, type Region } from '../region'
import { isPrivate, liesIn, netText, networkOf, overlap, netOf, type Cidr } from '../rules/cidr'
import { addSubnet, changeSubnet, ipv6BlockOf, removeSubnet } from '../rules/vpcNetworks'
import { newRow } from '../rules/newRow'
import { invalid } from '../wire/apiError'
import { pageOf } from '../wire/pages'

const MIN_IPV4_WIDTH = 8
const MAX_IPV4_WIDTH = 26
const IPV6_WIDTH = 64

const find = (region: Region, { subnet, ...parents }: InVpc & { subnet: string }, least?: 'collaborator') =>
  findInVpc(region, region.world.subnets, 'vpc-subnet', subnet, parents, least)

/** @throws 400 when a subnet cannot have this block */
function checkIpv4(block: Cidr) {
  if (block.width < MIN_IPV4_WIDTH || block.width > MAX_IPV4_WIDTH)
    throw invalid(
      `VPC subnet IPv4 address ranges must have prefix length between ${MIN_IPV4_WIDTH} and ${MAX_IPV4_WIDTH}, inclusive`,
    )
  if (!isPrivate(block)) throw invalid('VPC subnet IPv4 address ranges must be from a private range')
}

/** @throws 400 when a subnet of the VPC cannot have this block */
function checkIpv6(block: Cidr, vpc: Vpc) {
  if (block.width !== IPV6_WIDTH || !liesIn(block, netOf(vpc.ipv6Prefix)))
    throw invalid(
      `VPC subnet IPv6 address range "${netText(block)}" is not valid for VPC with prefix ${vpc.ipv6Prefix}`,
    )
}

/** A free /64 of the VPC, chosen at random as in the control plane. */
function freeIpv6(region: Region, vpc: Vpc, siblings: readonly VpcSubnet[]): string {
  const takenBlocks = new Set(siblings.map(({ ipv6Block }) => ipv6Block))
  let block: string
  do block = ipv6BlockOf(vpc, region.random.between(1, 0xffff))
  while (takenBlocks.has(block))
  return block
}

/** @throws 400 when the block overlaps with that of another subnet */
function requireNoOverlap(block: Cidr, siblings: readonly VpcSubnet[]) {
  const isTaken = siblings.some(({ ipv4Block, ipv6Block }) =>
    [ipv4Block, ipv6Block].some((text) => overlap(block, netOf(text))),
  )
  if (isTaken) throw invalid(`IP address range '${netText(block)}' conflicts with an existing subnet`)
}

/** The id of the custom router of a subnet; null for none. @throws 400 unless it is a custom router of the same VPC */
function customRouter(region: Region, vpcId: string, selector: string | null | undefined): string | null {
  if (!selector) return null
  const row = findRouter(region, { router: selector, vpc: isUuid(selector) ? undefined : vpcId })
  if (row.vpcId !== vpcId) throw invalid('a router can only be attached to subnets of its own VPC')
  if (row.kind === 'system') throw invalid('cannot attach a system router to a VPC subnet')
  return row.id
}

/**
 * Subnets of a VPC. The IPv6 block is a /64 inside the VPC's prefix; a free one is chosen when none is given. The blocks
 * of a subnet never change. Each subnet has a route of kind vpc_subnet in the system router, with the subnet's name, which
 * follows a rename; a subnet named like a default route gets the route's id appended. Deleting the subnet removes the
 * route. Rules: NET-3, NET-5.
 */
export const subnetHandlers = handlersOf({
  vpcSubnetList({ args, region }) {
    const vpc = vpcOf(region, args)
    return pageOf(inVpc(region.world.subnets, vpc.id), args)
  },
  vpcSubnetCreate({ args, region }) {
    const { body } = args
    const vpc = vpcOf(region, args, 'collaborator')
    const { name, description } = checkNamed(body)
    // Host bits are allowed and removed. Rule: BAD-109.
    const ipv4 = networkOf(netOf(body.ipv4Block))
    const ipv6 = body.ipv6Block ? networkOf(netOf(body.ipv6Block)) : undefined
    checkIpv4(ipv4)
    if (ipv6) checkIpv6(ipv6, vpc)
    const customRouterId = customRouter(region, vpc.id, body.customRouter)
    const siblings = inVpc(region.world.subnets, vpc.id)
    for (const block of ipv6 ? [ipv4, ipv6] : [ipv4]) requireNoOverlap(block, siblings)
    requireFree(siblings, 'vpc-subnet', name)
    const row: VpcSubnet = {
      ...newRow(region, `subnet ${vpc.id}`, { name, description }),
      ipv4Block: netText(ipv4),
      ipv6Block: ipv6 ? netText(ipv6) : freeIpv6(region, vpc, siblings),
      customRouterId,
      vpcId: vpc.id,
    }
    addSubnet(region, row)
    return row
  },
  vpcSubnetView: ({ args, region }) => find(region, args),
  vpcSubnetUpdate({ args, region }) {
    const { body } = args
    const row = find(region, args, 'collaborator')
    const { name, description } = renamed(row, body)
    const customRouterId = customRouter(region, row.vpcId, body.customRouter)
    requireFree(inVpc(region.world.subnets, row.vpcId), 'vpc-subnet', name, row.id)
    const next: VpcSubnet = { ...row, name, description, customRouterId, timeModified: region.timestamp() }
    changeSubnet(region, row, next)
    return next
  },
  vpcSubnetDelete({ args, region }) {
    const row = find(region, args, 'collaborator')
    if (region.world.nics.findBy(({ subnetId }) => subnetId === row.id))
      throw invalid('VPC subnet cannot be deleted while network interfaces in the subnet exist')
    removeSubnet(region, row)
  },
  vpcSubnetListNetworkInterfaces({ args, region }) {
    const row = find(region, args)
    const nics = region.world.nics.where(({ subnetId }) => subnetId === row.id)
    return pageOf(nics, args)
  },
})
