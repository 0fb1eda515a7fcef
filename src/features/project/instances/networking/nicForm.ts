import { array, object, string } from 'yup'
import type { InstanceNetworkInterfaceCreate, PrivateIpStack, VpcSubnet } from '#store/api/generated/types'
import {
  ipError,
  ipVersion,
  isInNetwork,
  enclosingNetwork,
  networkError,
  networkKey,
  networkOf,
  type IpVersion,
} from '#model/network/ip'
import { cleanText } from '#src/cleanText'
import { subnetAddressError } from '#model/network/subnetAddress'
import { draftError, withDraft, type ItemKind, type Listed } from '#features/kit/form/listDraft'
import {
  judgedWith,
  resourceDescription,
  resourceName,
  requiredText,
  typedText,
} from '#features/kit/form/rules'

export interface NewNicValues {
  name: string
  description: string
  vpcName: string
  subnetName: string
  /** The IP versions of its addresses. */
  stack: PrivateIpStack['type']
  /** Empty for any free address. */
  ip: string
  ipv6: string
}

export const emptyNic: NewNicValues = {
  name: '',
  description: '',
  vpcName: '',
  subnetName: '',
  stack: 'v4',
  ip: '',
  ipv6: '',
}

/** The IP versions of an interface as options. */
export const stackChoices: readonly { value: PrivateIpStack['type']; label: string }[] = [
  { value: 'v4', label: 'IPv4' },
  { value: 'v6', label: 'IPv6' },
  { value: 'dual_stack', label: 'IPv4 and IPv6' },
]

/** The draft fields of a new interface. */
export const nicDraft = ['name', 'description', 'vpcName', 'subnetName', 'stack', 'ip', 'ipv6'] as const

type Blocks = Pick<VpcSubnet, 'ipv4Block' | 'ipv6Block'>

/** Why a text is not an IPv6 address of the block, or undefined. The region checks the reserved addresses. */
function ipv6Error(ip: string, block: string | undefined): string | undefined {
  if (ipVersion(ip) !== 6) return 'Must be an IPv6 address'
  return block === undefined || isInNetwork(ip, block) ? undefined : `Must be in the subnet, ${block}`
}

/** @param blocksOf the blocks of a subnet, by the names of VPC and subnet, if known */
export const newNicSchema = (blocksOf: (vpcName: string, subnetName: string) => Blocks | undefined) =>
  object({
    name: resourceName(),
    description: resourceDescription(),
    vpcName: requiredText('VPC'),
    subnetName: requiredText('Subnet'),
    ip: judgedWith(
      ['vpcName', 'subnetName', 'stack'],
      typedText().test('ip', (ip, context) => {
        const { vpcName, subnetName, stack } = context.parent as NewNicValues
        if (ip === '' || stack === 'v6') return true
        const block = blocksOf(vpcName, subnetName)?.ipv4Block
        const error = ipError(ip) ?? (block && subnetAddressError(ip, block))
        return error ? context.createError({ message: error }) : true
      }),
    ),
    ipv6: judgedWith(
      ['vpcName', 'subnetName', 'stack'],
      typedText().test('ipv6', (ip, context) => {
        const { vpcName, subnetName, stack } = context.parent as NewNicValues
        if (ip === '' || stack === 'v4') return true
        const error = ipv6Error(ip, blocksOf(vpcName, subnetName)?.ipv6Block)
        return error ? context.createError({ message: error }) : true
      }),
    ),
  })

/** A typed address, or a free one. */
const partOf = (ip: string) => ({
  ip: ip === '' ? ({ type: 'auto' } as const) : { type: 'explicit' as const, value: ip },
})

/** The request for a new interface. */
export function newNicBody({ stack, ip, ipv6, ...values }: NewNicValues): InstanceNetworkInterfaceCreate {
  if (stack === 'dual_stack')
    return { ...values, ipConfig: { type: stack, value: { v4: partOf(ip), v6: partOf(ipv6) } } }
  if (stack === 'v6') return { ...values, ipConfig: { type: stack, value: partOf(ipv6) } }
  // Before the blocks of the subnet are known, an address of any version passes.
  return { ...values, ipConfig: { type: ipVersion(ip) === 6 ? 'v6' : 'v4', value: partOf(ip) } }
}

export interface NicValues {
  name: string
  description: string
  transitIps: readonly string[]
  /** A typed block that is not added yet. */
  draft: string
}

/** The IP versions that the transit IPs of an interface may have. */
export const everyIpVersion: readonly IpVersion[] = [4, 6]

/** The list of transit IPs and its draft. @param versions the allowed IP versions of a block */
export const transitKind = (versions = everyIpVersion): ItemKind<string, string> => ({
  textOf: (draft) => draft,
  withText: (_, text) => text,
  itemOf: (draft) => cleanText(draft) || undefined,
  validate: (draft) => transitBlockError(cleanText(draft), versions),
  keyOf: networkKey,
  nameOf: (block) => block,
  next: () => '',
})

/** Why a text is not a transit IP of an interface with addresses of these versions. Rule: NIC-5. */
function transitBlockError(block: string, versions: readonly IpVersion[]): string | undefined {
  const version = networkOf(block)?.version
  if (version !== undefined && !versions.includes(version))
    return `The interface has no IPv${version} address, so its transit IPs are IPv${version === 4 ? 6 : 4}`
  const meant = enclosingNetwork(block)
  return networkError(block) ?? (meant && `Must have no host bits: ${meant}`)
}

/** The transit IPs of the form with their draft. */
export const transitListed = ({ draft, transitIps }: NicValues): Listed<string, string> => ({
  draft,
  items: transitIps,
})

/** Validates the typed block too, since a submit adds it without a press of Add. */
export const nicSchema = (versions = everyIpVersion) =>
  object({
    name: resourceName(),
    description: resourceDescription(),
    transitIps: array().of(string().required()).required(),
    draft: judgedWith(
      ['transitIps'],
      string()
        .ensure()
        .test('draft', (_, context) => {
          const error = draftError(transitListed(context.parent as NicValues), transitKind(versions))
          return error ? context.createError({ message: error }) : true
        }),
    ),
  })

/** The changed fields of the interface, with what is typed and not added. */
export const nicChange = (values: NicValues) => ({
  name: values.name,
  description: values.description,
  transitIps: [...withDraft(transitListed(values), transitKind()).items],
})
