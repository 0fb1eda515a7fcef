import type {
  Instance,
  InstanceNetworkInterface,
  InstanceNetworkInterfaceAttachment,
  InstanceNetworkInterfaceCreate,
  Ipv4Assignment,
  Ipv6Assignment,
  IpVersion,
  PrivateIpStack,
  PrivateIpStackCreate,
  PrivateIpv4StackCreate,
  PrivateIpv6StackCreate,
  VpcSubnet,
} from '#store/api/generated/types'
import { MAX_NICS } from '#model/limits'
import { addressesOf } from '#model/network/privateIps'
import { checkNamed } from '../access/lookup'
import { idOf } from '../random'
import type { Region } from '../region'
import { invalid, noCapacity, notFound } from '../wire/apiError'
import { guestAddresses, isForGuests, ipOf, netOf } from './cidr'

interface NewNic {
  instance: Instance
  subnet: VpcSubnet
  request: InstanceNetworkInterfaceCreate
  isPrimary: boolean
  now: string
  /** Addresses that are known to be free; without them, the requested ones or the lowest free ones are taken. */
  ipStack?: PrivateIpStack | undefined
}

/** The addresses of a VPC that are in use. */
function takenIn({ world }: Region, vpcId: string): Set<string> {
  const taken = new Set<string>()
  const take = (ips: readonly string[]) => ips.forEach((ip) => taken.add(ip))
  for (const nic of world.nics.all()) if (nic.vpcId === vpcId) take(addressesOf(nic.ipStack))
  for (const probe of world.probes.all())
    if (probe.vpcId === vpcId) take(addressesOf(probe.interface.ipConfig))
  return taken
}

const blockOf = ({ ipv4Block, ipv6Block }: VpcSubnet, family: IpVersion) =>
  netOf(family === 'v4' ? ipv4Block : ipv6Block)

/** The addresses of a subnet that are free now, lowest first. */
export function* freeAddresses(
  region: Region,
  subnet: VpcSubnet,
  family: IpVersion = 'v4',
): Generator<string> {
  const taken = takenIn(region, subnet.vpcId)
  for (const ip of guestAddresses(blockOf(subnet, family))) if (!taken.has(ip)) yield ip
}

/** The address of a new interface in a subnet. @throws 400 when the requested one is not free, 507 when none is */
export function addressFor(
  region: Region,
  subnet: VpcSubnet,
  family: IpVersion = 'v4',
  assignment: Ipv4Assignment | Ipv6Assignment = { type: 'auto' },
): string {
  if (assignment.type === 'auto') {
    for (const ip of freeAddresses(region, subnet, family)) return ip
    throw noCapacity('No available IP addresses for interface')
  }
  const requestedIp = assignment.value
  const ip = ipOf(requestedIp)
  if (!isForGuests(ip, blockOf(subnet, family)))
    throw invalid(`IP address ${requestedIp} is reserved or not in the subnet`)
  if (takenIn(region, subnet.vpcId).has(ip.toString()))
    throw invalid(`the IP address ${requestedIp} is not available`)
  return ip.toString()
}

/** A locally administered MAC address, derived from an id. */
export const macOf = (id: string) => `02:5A:${(id.slice(0, 8).toUpperCase().match(/../g) ?? []).join(':')}`

/** The subnet of a new interface, by the names of VPC and subnet in a project. @throws 404 */
export function subnetNamed(
  { world }: Region,
  projectId: string,
  { vpcName, subnetName }: InstanceNetworkInterfaceCreate,
): VpcSubnet {
  const vpc = world.vpcs.findBy((row) => row.projectId === projectId && row.name === vpcName)
  if (!vpc) throw notFound('vpc', vpcName, 'name')
  const subnet = world.subnets.findBy((row) => row.vpcId === vpc.id && row.name === subnetName)
  if (!subnet) throw notFound('vpc-subnet', subnetName, 'name')
  return subnet
}

/** @throws 400 when an instance cannot have that many interfaces */
export function checkCount(count: number) {
  if (count > MAX_NICS) throw invalid(`an instance may not have more than ${MAX_NICS} network interfaces`)
}

/** @throws 400 when there are too many subnets, subnets of two VPCs, or one subnet twice */
export function checkSubnets(subnets: readonly { vpcId: string; id: string }[]) {
  checkCount(subnets.length)
  if (new Set(subnets.map(({ vpcId }) => vpcId)).size > 1)
    throw invalid('all interfaces of an instance must be in one VPC')
  if (new Set(subnets.map(({ id }) => id)).size < subnets.length)
    throw invalid('each interface of an instance needs a subnet of its own')
}

/** Free addresses of both IP versions, which an interface gets without a configuration. */
const bothFree: PrivateIpStackCreate = {
  type: 'dual_stack',
  value: { v4: { ip: { type: 'auto' } }, v6: { ip: { type: 'auto' } } },
}

/** The addresses of a new interface in a subnet. @throws 400 or 507 when it cannot have them */
function stackFor(region: Region, subnet: VpcSubnet, config: PrivateIpStackCreate): PrivateIpStack {
  const part = (family: IpVersion, { ip, transitIps }: PrivateIpv4StackCreate | PrivateIpv6StackCreate) => ({
    ip: addressFor(region, subnet, family, ip),
    transitIps: transitIps ?? [],
  })
  if (config.type !== 'dual_stack') return { type: config.type, value: part(config.type, config.value) }
  const { v4, v6 } = config.value
  return { type: config.type, value: { v4: part('v4', v4), v6: part('v6', v6) } }
}

/** The row of a new interface, not yet stored. @throws 400 or 507 when it cannot have an address */
export function newNic(
  region: Region,
  { instance, subnet, request, isPrimary, now, ipStack }: NewNic,
): InstanceNetworkInterface {
  const { name, description } = checkNamed(request)
  const id = idOf(`nic ${instance.id} ${name} ${now}`)
  return {
    id,
    name,
    description,
    instanceId: instance.id,
    ipStack: ipStack ?? stackFor(region, subnet, request.ipConfig ?? bothFree),
    mac: macOf(id),
    primary: isPrimary,
    subnetId: subnet.id,
    vpcId: subnet.vpcId,
    timeCreated: now,
    timeModified: now,
  }
}

const anyFree = { ip: { type: 'auto' } } as const
const defaultConfigs = {
  default_ipv4: { type: 'v4', value: anyFree },
  default_ipv6: { type: 'v6', value: anyFree },
  default_dual_stack: bothFree,
} as const satisfies Record<string, PrivateIpStackCreate>

/** The request for the default interface of an instance. */
const defaultNic = (
  { name }: Instance,
  type: keyof typeof defaultConfigs,
): InstanceNetworkInterfaceCreate => ({
  name: 'net0',
  description: `default primary interface for ${name}`,
  vpcName: 'default',
  subnetName: 'default',
  ipConfig: defaultConfigs[type],
})

/**
 * The interfaces of a new instance: checked, not yet stored. The first one is primary. The request asks for `default`
 * (one interface `net0` in VPC `default`, subnet `default`), a list, or none. A missing VPC or subnet is 404.
 * Rules: NIC-2, NIC-4.
 */
export function newNics(
  region: Region,
  instance: Instance,
  attachment: InstanceNetworkInterfaceAttachment,
): InstanceNetworkInterface[] {
  if (attachment.type === 'none') return []
  const asked = attachment.type === 'create' ? attachment.params : [defaultNic(instance, attachment.type)]
  const planned = asked.map((request) => ({
    request,
    subnet: subnetNamed(region, instance.projectId, request),
  }))
  checkSubnets(planned.map(({ subnet }) => subnet))
  if (new Set(asked.map(({ name }) => name)).size < asked.length)
    throw invalid('each interface of an instance needs a name of its own')
  return planned.map(({ request, subnet }, index) =>
    newNic(region, { instance, subnet, request, isPrimary: index === 0, now: instance.timeCreated }),
  )
}
