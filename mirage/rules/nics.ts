import type {
  Instance,
  InstanceNetworkInterface,
  InstanceNetworkInterfaceAttachment,
  InstanceNetworkInterfaceCreate,
  VpcSubnet,
} from '#store/api/generated/types'
import { MAX_NICS } from '#store/model/limits'
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
  /** An address that is known to be free; without it, the requested one or the lowest free one is taken. */
  ip?: string
}

/** The addresses of a VPC that are in use. */
function takenIn({ world }: Region, vpcId: string): Set<string> {
  const taken = new Set<string>()
  for (const nic of world.nics.values()) if (nic.vpcId === vpcId) taken.add(nic.ip)
  for (const probe of world.probes.values()) if (probe.vpcId === vpcId) taken.add(probe.interface.ip)
  return taken
}

/** The addresses of a subnet that are free now, lowest first. */
export function* freeAddresses(region: Region, { vpcId, ipv4Block }: VpcSubnet): Generator<string> {
  const taken = takenIn(region, vpcId)
  for (const ip of guestAddresses(netOf(ipv4Block))) if (!taken.has(ip)) yield ip
}

/** The address of a new interface in a subnet. @throws 400 when the requested one is not free, 507 when none is */
export function addressFor(region: Region, subnet: VpcSubnet, requestedIp?: string | null): string {
  if (!requestedIp) {
    for (const ip of freeAddresses(region, subnet)) return ip
    throw noCapacity('No available IP addresses for interface')
  }
  const ip = ipOf(requestedIp)
  const block = ip.kind() === 'ipv4' ? subnet.ipv4Block : subnet.ipv6Block
  if (!isForGuests(ip, netOf(block)))
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
  const vpc = [...world.vpcs.values()].find((row) => row.projectId === projectId && row.name === vpcName)
  if (!vpc) throw notFound('vpc', vpcName, 'name')
  const subnet = [...world.subnets.values()].find((row) => row.vpcId === vpc.id && row.name === subnetName)
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

/** The row of a new interface, not yet stored. @throws 400 or 507 when it cannot have an address */
export function newNic(
  region: Region,
  { instance, subnet, request, isPrimary, now, ip = addressFor(region, subnet, request.ip) }: NewNic,
): InstanceNetworkInterface {
  const { name, description } = checkNamed(request)
  const id = idOf(`nic ${instance.id} ${name} ${now}`)
  return {
    id,
    name,
    description,
    instanceId: instance.id,
    ip,
    mac: macOf(id),
    primary: isPrimary,
    subnetId: subnet.id,
    vpcId: subnet.vpcId,
    transitIps: [],
    timeCreated: now,
    timeModified: now,
  }
}

/** The request for an interface that is assumed when the caller sends none. */
const defaultNic = ({ name }: Instance): InstanceNetworkInterfaceCreate => ({
  name: 'net0',
  description: `default primary interface for ${name}`,
  vpcName: 'default',
  subnetName: 'default',
})

/** The interfaces of a new instance: checked, not yet stored. The first one is primary. Rules: NIC-2, NIC-4, NIC-6. */
export function newNics(
  region: Region,
  instance: Instance,
  attachment: InstanceNetworkInterfaceAttachment,
): InstanceNetworkInterface[] {
  if (attachment.type === 'none') return []
  const asked = attachment.type === 'create' ? attachment.params : [defaultNic(instance)]
  const planned = asked.map((request) => ({
    request,
    subnet: subnetNamed(region, instance.projectId, request),
  }))
  checkSubnets(planned.map(({ subnet }) => subnet))
  if (new Set(asked.map(({ name }) => name)).size < asked.length)
    throw invalid('each interface of an instance needs a name of its own')
  return planned.map(({ request, subnet }, at) =>
    newNic(region, { instance, subnet, request, isPrimary: at === 0, now: instance.timeCreated }),
  )
}
