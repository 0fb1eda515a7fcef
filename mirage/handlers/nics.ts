import type {
  Instance,
  InstanceNetworkInterface,
  InstanceNetworkInterfaceAttachment,
  VpcSubnet,
} from '../../src/store/api/generated/types'
import { MAX_NICS } from '../../src/store/model/limits'
import { ipv4Number, ipv4Text, isIpv4 } from '../addresses'
import { invalid, noCapacity, notFound } from '../fault'
import { checkNamed } from '../lookup'
import { idOf } from '../random'
import type { Region } from '../region'

/** Addresses at the start of a subnet that are the region's own. Source: §4.5. */
const RESERVED = 5

/** First and last address of a block that an interface may have. */
function usable({ ipv4Block }: VpcSubnet): readonly [first: number, last: number] {
  const [address = '', width = '32'] = ipv4Block.split('/')
  const start = ipv4Number(address)
  return [start + RESERVED, start + 2 ** (32 - Number(width)) - 2]
}

/** The address asked for, or the lowest free one. */
function addressIn(subnet: VpcSubnet, taken: ReadonlySet<string>, wanted: string | null | undefined): string {
  const [first, last] = usable(subnet)
  if (wanted) {
    const number = isIpv4(wanted) ? ipv4Number(wanted) : -1
    if (number < first || number > last)
      throw invalid(`IP address ${wanted} is reserved or not in the subnet`)
    if (taken.has(wanted)) throw invalid(`the IP address ${wanted} is not available`)
    return wanted
  }
  for (let number = first; number <= last; number += 1) {
    const ip = ipv4Text(number)
    if (!taken.has(ip)) return ip
  }
  throw noCapacity('No available IP addresses for interface')
}

/** A hardware address of our own, locally administered range, made from an id. */
const macOf = (id: string) => `02:5A:${(id.slice(0, 8).toUpperCase().match(/../g) ?? []).join(':')}`

/** The interfaces a new instance is to have, checked and not yet kept; the first is the primary one. Source: §4.5. */
export function newNics(
  { world }: Region,
  instance: Instance,
  wanted: InstanceNetworkInterfaceAttachment,
): InstanceNetworkInterface[] {
  if (wanted.type === 'none') return []
  const asked =
    wanted.type === 'create'
      ? wanted.params
      : [
          {
            name: 'net0',
            description: `default primary interface for ${instance.name}`,
            vpcName: 'default',
            subnetName: 'default',
            ip: null,
          },
        ]
  if (asked.length > MAX_NICS)
    throw invalid(`an instance may not have more than ${MAX_NICS} network interfaces`)
  if (new Set(asked.map(({ vpcName }) => vpcName)).size > 1)
    throw invalid('all interfaces of an instance must be in one VPC')
  if (new Set(asked.map(({ subnetName }) => subnetName)).size < asked.length)
    throw invalid('each interface of an instance needs a subnet of its own')
  if (new Set(asked.map(({ name }) => name)).size < asked.length)
    throw invalid('each interface of an instance needs a name of its own')
  return asked.map((each, at) => {
    const { name, description } = checkNamed(each)
    const vpc = [...world.vpcs.values()].find(
      (row) => row.projectId === instance.projectId && row.name === each.vpcName,
    )
    if (!vpc) throw notFound('vpc', each.vpcName, 'name')
    const subnet = [...world.subnets.values()].find(
      (row) => row.vpcId === vpc.id && row.name === each.subnetName,
    )
    if (!subnet) throw notFound('vpc-subnet', each.subnetName, 'name')
    const taken = new Set([...world.nics.values()].filter((row) => row.vpcId === vpc.id).map(({ ip }) => ip))
    const id = idOf(`nic ${instance.id} ${name}`)
    return {
      id,
      name,
      description,
      instanceId: instance.id,
      ip: addressIn(subnet, taken, each.ip),
      mac: macOf(id),
      primary: at === 0,
      subnetId: subnet.id,
      vpcId: vpc.id,
      transitIps: [],
      timeCreated: instance.timeCreated,
      timeModified: instance.timeModified,
    }
  })
}
