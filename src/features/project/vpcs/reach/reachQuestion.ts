import { object, string } from 'yup'
import { MAX_PORT } from '#model/limits'
import { isUuid } from '#model/nameOrId'
import { nameError } from '#model/names'
import { ipKey, ipVersion, type IpVersion } from '#model/network/ip'
import { outsideCells, type OutsideCell } from '#model/network/reach/outsideCells'
import {
  privateAddressOf,
  hasAddress,
  isOfVpc,
  type ReachInterface,
  type ReachNetwork,
  type Traffic,
} from '#model/network/reach/reachNetwork'
import type { Choice } from '#features/kit/form/choices'
import { judgedWith, optionalWholeNumber, typedText } from '#features/kit/form/rules'

// The question whether one end can reach another: its form, its text in the address, and what its ends stand for.

/** Any address outside of the VPC. No instance has a name with a capital. */
export const ANYWHERE = 'Anywhere'

/** An end as it is meant: the word, however it is typed, unless an instance has it as its name. */
export const meantEnd = (typed: string, ends: readonly string[]): string =>
  typed.toLowerCase() === ANYWHERE.toLowerCase() && !ends.includes(typed) ? ANYWHERE : typed

export type ReachProtocol = 'tcp' | 'udp' | 'ping'

export const reachProtocols: readonly Choice<ReachProtocol>[] = [
  { value: 'tcp', label: 'TCP' },
  { value: 'udp', label: 'UDP' },
  { value: 'ping', label: 'Ping' },
]

export const reachVersions: readonly Choice<'4' | '6'>[] = [
  { value: '4', label: 'IPv4' },
  { value: '6', label: 'IPv6' },
]

/** The values of the form. An end is {@link ANYWHERE}, an instance, "instance/interface" or an address. */
export interface ReachValues {
  from: string
  to: string
  protocol: ReachProtocol
  port: number | ''
  version: '4' | '6'
}

export const emptyReach: ReachValues = { from: ANYWHERE, to: '', protocol: 'tcp', port: 22, version: '4' }

/** The question as text: "anywhere_web-1_tcp_443_4". Neither names nor addresses have an underscore. */
export const reachText = ({ from, to, protocol, port, version }: ReachValues): string =>
  [from, to]
    .map((end) => (end === ANYWHERE ? '*' : end))
    .concat(protocol, String(port), version)
    .join('_')

/** The question of a text; undefined if it is none. */
export function readReach(text: string): ReachValues | undefined {
  const [from, to, protocol, port = '', version, ...more] = text.split('_')
  const known = reachProtocols.find(({ value }) => value === protocol)
  if (!from || !to || !known || more.length > 0 || (version !== '4' && version !== '6')) return undefined
  const number = /^\d{1,5}$/.test(port) ? Number(port) : ''
  const values: ReachValues = {
    from: from === '*' ? ANYWHERE : from,
    to: to === '*' ? ANYWHERE : to,
    protocol: known.value,
    port: number,
    version,
  }
  return reachSchema.isValidSync(values) ? values : undefined
}

/** Why a text is no end of the IP version, or undefined. */
function endError(text: string, version: string): string | undefined {
  if (text === '') return 'Enter an instance or an address'
  if (text === ANYWHERE) return undefined
  const found = ipVersion(text)
  if (found !== undefined) return String(found) === version ? undefined : `Not an IPv${version} address`
  const [instance = '', nic, ...more] = text.split('/')
  // An instance whose name is not known has its id.
  return (nameError(instance) === undefined || isUuid(instance)) &&
    (nic === undefined || nameError(nic) === undefined) &&
    more.length === 0
    ? undefined
    : 'Neither a name of an instance nor an address'
}

const end = () =>
  judgedWith(
    ['version'],
    typedText().test('end', (value, context) => {
      const error = endError(value, (context.parent as ReachValues).version)
      return error ? context.createError({ message: error }) : true
    }),
  )

/** The validation rules of the form. Whether an instance exists is part of the answer. */
export const reachSchema = object({
  from: end(),
  to: end().test('other', (value, context) => {
    const { from } = context.parent as ReachValues
    if (value !== from) return true
    const message = value === ANYWHERE ? 'One end must be in the VPC' : 'Must be another end'
    return context.createError({ message })
  }),
  protocol: string<ReachProtocol>().required(),
  port: optionalWholeNumber('Port', { min: 1, max: MAX_PORT }).test(
    'port',
    'Port is required',
    (value, context) => {
      const { protocol } = context.parent as ReachValues
      return protocol === 'ping' || value !== undefined
    },
  ),
  version: string<'4' | '6'>().required(),
})

/** The traffic of a question. A ping is the echo request of its IP version. */
export function trafficOf({ protocol, port, version }: ReachValues): Traffic {
  if (protocol !== 'ping') return { type: protocol, port: Number(port) }
  return version === '4' ? { type: 'icmp', icmpType: 8, code: 0 } : { type: 'icmp6', icmpType: 128, code: 0 }
}

/** "TCP 443", "A ping". */
export const trafficText = ({ protocol, port }: ReachValues): string =>
  protocol === 'ping' ? 'A ping' : `${protocol.toUpperCase()} ${port}`

/** The end of an interface as it is typed: the instance, and for another than the primary interface its name too. */
export const reachEndOf = ({ instance, name, isPrimary }: ReachInterface): string =>
  isPrimary ? instance : `${instance}/${name}`

/** What an end stands for. */
export type FoundEnd =
  | { kind: 'interface'; at: ReachInterface; address: string }
  | { kind: 'anywhere'; cells: readonly OutsideCell[] }
  /** An address that no interface of the VPC has. */
  | { kind: 'address'; address: string; isInside: boolean }
  /** Why it cannot be asked about. */
  | { kind: 'missing'; why: string }

/** What a typed end stands for in a VPC. */
export function findEnd(text: string, version: IpVersion, network: ReachNetwork): FoundEnd {
  if (text === ANYWHERE) return { kind: 'anywhere', cells: outsideCells(network, version) }
  if (ipVersion(text) !== undefined) {
    const at = network.interfaces.find((candidate) => hasAddress(candidate, text))
    return at
      ? { kind: 'interface', at, address: ipKey(text) }
      : { kind: 'address', address: text, isInside: isOfVpc(text, network) }
  }
  const [instance = '', nic] = text.split('/')
  const own = network.interfaces.filter((candidate) => candidate.instance === instance)
  const at =
    nic === undefined
      ? (own.find(({ isPrimary }) => isPrimary) ?? own[0])
      : own.find(({ name }) => name === nic)
  if (!at)
    return {
      kind: 'missing',
      why:
        own.length > 0
          ? `${instance} has no interface ${nic} in this VPC.`
          : `No instance called ${instance} has an interface in this VPC.`,
    }
  const address = privateAddressOf(at, version)
  return address === undefined
    ? { kind: 'missing', why: `${text} has no IPv${version} address.` }
    : { kind: 'interface', at, address }
}
