import type {
  Instance,
  InstanceNetworkInterface,
  InstanceNetworkInterfaceAttachment,
  InstanceNetworkInterfaceCreate,
  VpcSubnet,
} from '../../src/store/api/generated/types'
import { MAX_NICS } from '../../src/store/model/limits'
import { checkNamed } from '../access/lookup'
import { idOf } from '../random'
import type { Region } from '../region'
import { invalid, noCapacity, notFound } from '../wire/fault'
import { guestAddresses, isForGuests, ipOf, netOf } from './nets'

interface NewNic {
  instance: Instance
  subnet: VpcSubnet
  wanted: InstanceNetworkInterfaceCreate
  isPrimary: boolean
  now: string
}

/** The address asked for, or the lowest free one. */
function addressIn(
  { ipv4Block, ipv6Block }: VpcSubnet,
  taken: ReadonlySet<string>,
  wanted: string | null | undefined,
): string {
  if (wanted) {
    const ip = ipOf(wanted)
    const block = ip.kind() === 'ipv4' ? ipv4Block : ipv6Block
    if (!isForGuests(ip, netOf(block))) throw invalid(`IP address ${wanted} is reserved or not in the subnet`)
    if (taken.has(ip.toString())) throw invalid(`the IP address ${wanted} is not available`)
    return ip.toString()
  }
  for (const ip of guestAddresses(netOf(ipv4Block))) if (!taken.has(ip)) return ip
  throw noCapacity('No available IP addresses for interface')
}

/** The address an interface gets in a subnet. @throws 400 or 507 when it cannot have one */
export function addressFor({ world }: Region, subnet: VpcSubnet, wanted?: string | null): string {
  const inVpc = ({ vpcId }: { vpcId: string }) => vpcId === subnet.vpcId
  const nics = [...world.nics.values()].filter(inVpc)
  const probes = [...world.probes.values()].filter(inVpc)
  const taken = new Set([...nics.map(({ ip }) => ip), ...probes.map((row) => row.interface.ip)])
  return addressIn(subnet, taken, wanted)
}

/** A hardware address of our own, locally administered range, made from an id. */
export const macOf = (id: string) => `02:5A:${(id.slice(0, 8).toUpperCase().match(/../g) ?? []).join(':')}`

/** The subnet an interface is to be in, by its names in a project. @throws 404 */
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

/** @throws 400 when an instance cannot have so many interfaces */
export function checkCount(count: number) {
  if (count > MAX_NICS) throw invalid(`an instance may not have more than ${MAX_NICS} network interfaces`)
}

/** @throws 400 when an instance cannot have interfaces in all of these: too many, in two VPCs, or twice in one */
export function checkSubnets(subnets: readonly { vpcId: string; id: string }[]) {
  checkCount(subnets.length)
  if (new Set(subnets.map(({ vpcId }) => vpcId)).size > 1)
    throw invalid('all interfaces of an instance must be in one VPC')
  if (new Set(subnets.map(({ id }) => id)).size < subnets.length)
    throw invalid('each interface of an instance needs a subnet of its own')
}

/** An interface, not yet kept. @throws 400 or 507 when it cannot have an address */
export function newNic(
  region: Region,
  { instance, subnet, wanted, isPrimary, now }: NewNic,
): InstanceNetworkInterface {
  const { name, description } = checkNamed(wanted)
  const id = idOf(`nic ${instance.id} ${name} ${now}`)
  return {
    id,
    name,
    description,
    instanceId: instance.id,
    ip: addressFor(region, subnet, wanted.ip),
    mac: macOf(id),
    primary: isPrimary,
    subnetId: subnet.id,
    vpcId: subnet.vpcId,
    transitIps: [],
    timeCreated: now,
    timeModified: now,
  }
}

/** What is asked for when nothing else is. */
const defaultNic = ({ name }: Instance): InstanceNetworkInterfaceCreate => ({
  name: 'net0',
  description: `default primary interface for ${name}`,
  vpcName: 'default',
  subnetName: 'default',
})

/** The interfaces a new instance is to have, checked and not yet kept; the first is the primary one. Source: §4.5. */
export function newNics(
  region: Region,
  instance: Instance,
  attachment: InstanceNetworkInterfaceAttachment,
): InstanceNetworkInterface[] {
  if (attachment.type === 'none') return []
  const asked = attachment.type === 'create' ? attachment.params : [defaultNic(instance)]
  const places = asked.map((wanted) => ({
    wanted,
    subnet: subnetNamed(region, instance.projectId, wanted),
  }))
  checkSubnets(places.map(({ subnet }) => subnet))
  if (new Set(asked.map(({ name }) => name)).size < asked.length)
    throw invalid('each interface of an instance needs a name of its own')
  return places.map(({ wanted, subnet }, at) =>
    newNic(region, { instance, subnet, wanted, isPrimary: at === 0, now: instance.timeCreated }),
  )
}
