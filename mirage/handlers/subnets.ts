import type { Vpc, VpcSubnet } from '../../src/store/api/generated/types'
import { isUuid } from '../../src/store/model/names'
import { checkNamed, renamed, requireFree } from '../access/lookup'
import { findInVpc, findRouter, inVpc, vpcOf, type InVpc } from '../access/vpcLookup'
import { handlersOf, type Region } from '../region'
import { isPrivate, liesIn, netText, networkOf, overlap, netOf, type Net } from '../rules/nets'
import { addSubnet, changeSubnet, ipv6BlockOf, removeSubnet } from '../rules/networks'
import { newRow } from '../rules/newRow'
import { invalid } from '../wire/fault'
import { pageOf } from '../wire/pages'

const MIN_IPV4_WIDTH = 8
const MAX_IPV4_WIDTH = 26
const IPV6_WIDTH = 64

const find = (region: Region, { subnet, ...parents }: InVpc & { subnet: string }, least?: 'collaborator') =>
  findInVpc(region, region.world.subnets, 'vpc-subnet', subnet, parents, least)

/** @throws 400 when subnets cannot have that block */
function checkIpv4(block: Net) {
  if (block.width < MIN_IPV4_WIDTH || block.width > MAX_IPV4_WIDTH)
    throw invalid(
      `VPC subnet IPv4 address ranges must have prefix length between ${MIN_IPV4_WIDTH} and ${MAX_IPV4_WIDTH}, inclusive`,
    )
  if (!isPrivate(block)) throw invalid('VPC subnet IPv4 address ranges must be from a private range')
}

/** @throws 400 when subnets of that VPC cannot have that block */
function checkIpv6(block: Net, vpc: Vpc) {
  if (block.width !== IPV6_WIDTH || !liesIn(block, netOf(vpc.ipv6Prefix)))
    throw invalid(
      `VPC subnet IPv6 address range "${netText(block)}" is not valid for VPC with prefix ${vpc.ipv6Prefix}`,
    )
}

/** A free /64 of the VPC: by chance, as the control plane has it. */
function freeIpv6(region: Region, vpc: Vpc, siblings: readonly VpcSubnet[]): string {
  const held = new Set(siblings.map(({ ipv6Block }) => ipv6Block))
  let block: string
  do block = ipv6BlockOf(vpc, region.random.between(1, 0xffff))
  while (held.has(block))
  return block
}

/** @throws 400 when a sibling has some of these addresses */
function requireApart(block: Net, siblings: readonly VpcSubnet[]) {
  const isTaken = siblings.some(({ ipv4Block, ipv6Block }) =>
    [ipv4Block, ipv6Block].some((text) => overlap(block, netOf(text))),
  )
  if (isTaken) throw invalid(`IP address range '${netText(block)}' conflicts with an existing subnet`)
}

/** The router a subnet is to be led by: of the same VPC, made by somebody. Null for none. */
function customRouter(region: Region, vpcId: string, selector: string | null | undefined): string | null {
  if (!selector) return null
  const row = findRouter(region, { router: selector, ...(isUuid(selector) ? {} : { vpc: vpcId }) })
  if (row.vpcId !== vpcId) throw invalid('a router can only be attached to subnets of its own VPC')
  if (row.kind === 'system') throw invalid('cannot attach a system router to a VPC subnet')
  return row.id
}

/** Subnets of a VPC. Each brings a route into the system router. Source: §3.24. */
export const subnetHandlers = handlersOf({
  vpcSubnetList({ args, region }) {
    const vpc = vpcOf(region, args)
    return pageOf(inVpc(region.world.subnets, vpc.id), args)
  },
  vpcSubnetCreate({ args, region }) {
    const { body } = args
    const vpc = vpcOf(region, args, 'collaborator')
    const { name, description } = checkNamed(body)
    // Host bits are no mistake: the block is that of the network. Source: §8 row 109.
    const ipv4 = networkOf(netOf(body.ipv4Block))
    const ipv6 = body.ipv6Block ? networkOf(netOf(body.ipv6Block)) : undefined
    checkIpv4(ipv4)
    if (ipv6) checkIpv6(ipv6, vpc)
    const customRouterId = customRouter(region, vpc.id, body.customRouter)
    const siblings = inVpc(region.world.subnets, vpc.id)
    for (const block of ipv6 ? [ipv4, ipv6] : [ipv4]) requireApart(block, siblings)
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
    if ([...region.world.nics.values()].some(({ subnetId }) => subnetId === row.id))
      throw invalid('VPC subnet cannot be deleted while network interfaces in the subnet exist')
    removeSubnet(region, row)
  },
  vpcSubnetListNetworkInterfaces({ args, region }) {
    const row = find(region, args)
    const nics = [...region.world.nics.values()].filter(({ subnetId }) => subnetId === row.id)
    return pageOf(nics, args)
  },
})
