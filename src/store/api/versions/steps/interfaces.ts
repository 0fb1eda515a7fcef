import type * as Older from '../generated/v20251008'
import type * as Newer from '../generated/v2026021301'
import { NotOfferedError, without, type Conversion } from '../change'
import { familyOf } from './externalAddresses'

// Network interfaces since 2026021301: the private addresses are a stack of IPv4, IPv6 or both. The older
// versions have one address of either version, and IPv4 if a request does not name it.

type TransitIps = readonly string[] | null | undefined

const ofFamily = (family: Newer.IpVersion, transitIps: TransitIps): string[] =>
  (transitIps ?? []).filter((network) => familyOf(network) === family)

const bothStacks = () =>
  new NotOfferedError('This region has no interfaces with IPv4 and IPv6 addresses at once.')

const noAutomaticIpv6 = () =>
  new NotOfferedError('This region does not choose IPv6 addresses. Name the address.')

/** The older address fields of a stack. Of two addresses, that of IPv4. */
function flat(stack: Newer.PrivateIpStack): { ip: string; transitIps: string[] } {
  if (stack.type !== 'dual_stack') return stack.value
  const { v4, v6 } = stack.value
  // All transit IPs: an update replaces the list of both versions.
  return { ip: v4.ip, transitIps: [...v4.transitIps, ...v6.transitIps] }
}

export const instanceInterface: Conversion<Older.InstanceNetworkInterface, Newer.InstanceNetworkInterface> = {
  // All transit IPs stay in the list, also those of the other IP version: an older interface may have them, and an
  // update replaces the list.
  up: ({ ip, transitIps, ...nic }) => ({
    ...nic,
    ipStack: { type: familyOf(ip), value: { ip, transitIps: transitIps ?? [] } },
  }),
  down: ({ ipStack, ...nic }) => ({ ...nic, ...flat(ipStack) }),
}

/** Refuses an interface of which an older caller can have one address only. */
export function refuseTwoAddresses({ id, ipStack }: Pick<Newer.InstanceNetworkInterface, 'id' | 'ipStack'>) {
  if (ipStack.type === 'dual_stack') throw twoAddresses(id, ipStack.value)
}

const twoAddresses = (id: string, { v4, v6 }: { v4: { ip: string }; v6: { ip: string } }) =>
  new NotOfferedError(
    `The network interface with ID '${id}' is a dual-stack NIC, with IPv4 address '${v4.ip}' and IPv6 address '${v6.ip}'. However, the version of the client being used is unable to fully represent both IPv4 and IPv6 addresses. Update your client and retry the request.`,
  )

export const interfaceCreate: Conversion<
  Older.InstanceNetworkInterfaceCreate,
  Newer.InstanceNetworkInterfaceCreate
> = {
  up({ ip, transitIps, ...body }) {
    const type = ip ? familyOf(ip) : 'v4'
    const own = ofFamily(type, transitIps)
    if (transitIps && own.length < transitIps.length)
      throw new NotOfferedError('The transit IPs must have the IP version of the address.')
    return {
      ...body,
      ipConfig: {
        type,
        value: {
          ip: ip ? { type: 'explicit', value: ip } : { type: 'auto' },
          ...(transitIps && { transitIps: own }),
        },
      },
    }
  },
  down({ ipConfig, ...body }) {
    // A caller that leaves the choice to the region gets the choice of this region.
    if (!ipConfig) return body
    if (ipConfig.type === 'dual_stack') throw bothStacks()
    const { ip, transitIps } = ipConfig.value
    if (ipConfig.type === 'v6' && ip.type === 'auto') throw noAutomaticIpv6()
    return { ...body, ...(ip.type === 'explicit' && { ip: ip.value }), ...(transitIps && { transitIps }) }
  },
}

/**
 * An interface without an address, created by an older caller: it gets both addresses. The caller is then refused the
 * interface, which exists.
 */
export const misreadInterfaceCreate = (
  body: Older.InstanceNetworkInterfaceCreate,
): Newer.InstanceNetworkInterfaceCreate =>
  body.ip ? interfaceCreate.up(body) : without(body, 'ip', 'transitIps')

type OlderChoice = Older.InstanceNetworkInterfaceAttachment | null | undefined
type NewerChoice = Newer.InstanceNetworkInterfaceAttachment | null | undefined

/**
 * The interfaces at the creation of an instance. A newer region makes a missing field dual stack, so `up`
 * fills it.
 */
export const interfaceChoice: Conversion<OlderChoice, NewerChoice> = {
  up(choice) {
    switch (choice?.type) {
      case 'create':
        return { type: 'create', params: choice.params.map(interfaceCreate.up) }
      case 'none':
        return choice
      default:
        return { type: 'default_ipv4' }
    }
  },
  down(choice) {
    switch (choice?.type) {
      case 'create':
        return { type: 'create', params: choice.params.map(interfaceCreate.down) }
      case 'default_ipv4':
        return { type: 'default' }
      case 'default_ipv6':
        throw noAutomaticIpv6()
      case 'default_dual_stack':
        throw bothStacks()
      default:
        return choice
    }
  },
}

/** The older address fields of the configuration of a probe's interface. Of two addresses, that of IPv4. */
function flatConfig(
  config: Newer.PrivateIpConfig,
): Pick<Older.NetworkInterface, 'ip' | 'subnet' | 'transitIps'> {
  if (config.type !== 'dual_stack') return config.value
  const { v4, v6 } = config.value
  return { ...v4, transitIps: [...(v4.transitIps ?? []), ...v6.transitIps] }
}

const probeInterface: Conversion<Older.NetworkInterface, Newer.NetworkInterface> = {
  up({ ip, subnet, transitIps, ...nic }) {
    const type = familyOf(ip)
    if (familyOf(subnet) !== type)
      throw new NotOfferedError('The address of the interface is not in its subnet.', 406)
    return { ...nic, ipConfig: { type, value: { ip, subnet, transitIps: ofFamily(type, transitIps) } } }
  },
  down: ({ ipConfig, ...nic }) => ({ ...nic, ...flatConfig(ipConfig) }),
}

/** Refuses a probe whose interface has two addresses. */
export function refuseTwoAddressesOfProbe({ interface: { id, ipConfig } }: Newer.ProbeInfo) {
  if (ipConfig.type === 'dual_stack') throw twoAddresses(id, ipConfig.value)
}

export const probe: Conversion<Older.ProbeInfo, Newer.ProbeInfo> = {
  up: (info) => ({ ...info, interface: probeInterface.up(info.interface) }),
  down: (info) => ({ ...info, interface: probeInterface.down(info.interface) }),
}
