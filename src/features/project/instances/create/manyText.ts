import type { InstanceNetworkInterface, Utilization, VpcSubnet } from '#store/api/generated/types'
import { countOf, namesInShort } from '#model/countedNames'
import { ipVersion, isInNetwork } from '#model/network/ip'
import { addressesOf } from '#model/network/privateIps'
import { subnetAddressError } from '#model/network/subnetAddress'
import { type TypedAddresses } from './countedValues'
import type { CreateValues } from './createValues'
import { demandOf } from './InstanceQuotaSummary'

// Sentences about many instances before they are created.

/** A subnet, and the interfaces in it. */
export interface SubnetInUse extends Pick<VpcSubnet, 'name' | 'ipv4Block' | 'ipv6Block'> {
  interfaces: readonly Pick<InstanceNetworkInterface, 'ipStack'>[]
}

/** Why counted addresses cannot be used, or undefined: one is not in its subnet, or is in use. Rule: MANY-6. */
export function addressesError(
  typed: readonly TypedAddresses[],
  subnets: readonly SubnetInUse[],
): string | undefined {
  for (const { subnetName, ips } of typed) {
    const subnet = subnets.find(({ name }) => name === subnetName)
    if (!subnet) continue
    const outside = ips.find((ip) =>
      ipVersion(ip) === 4
        ? subnetAddressError(ip, subnet.ipv4Block) !== undefined
        : !isInNetwork(ip, subnet.ipv6Block),
    )
    if (outside !== undefined)
      return `${subnetName} has too few addresses from there on: ${outside} is not free to use`
    const used = new Set(subnet.interfaces.flatMap(({ ipStack }) => addressesOf(ipStack)))
    const clashes = ips.filter((ip) => used.has(ip))
    if (clashes.length > 0) return `In use in ${subnetName}: ${namesInShort(clashes)}`
    if (new Set(ips).size < ips.length) return `${subnetName} has too few addresses from there on`
  }
  return undefined
}

/** How many of the instances fit into the quota, if not all do. */
export function fitText(
  values: CreateValues,
  { capacity, provisioned }: Pick<Utilization, 'capacity' | 'provisioned'>,
): string | undefined {
  const each = demandOf(values)
  const counted = values.start ? (['cpus', 'memory', 'storage'] as const) : (['storage'] as const)
  const fits = counted.map((key) =>
    each[key] > 0 ? Math.floor(Math.max(0, capacity[key] - provisioned[key]) / each[key]) : Infinity,
  )
  const most = Math.min(...fits)
  const count = countOf(values)
  return most < count ? `${most} of ${count} fit into the quota of the silo.` : undefined
}
