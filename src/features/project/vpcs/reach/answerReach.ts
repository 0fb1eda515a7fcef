import type { VpcFirewallRuleUpdate } from '#store/api/generated/types'
import { missingRule } from '#model/network/reach/missingRule'
import type { ReachInterface, ReachNetwork } from '#model/network/reach/reachNetwork'
import { tracePacket, type Hop, type PacketTrace } from '#model/network/reach/tracePacket'
import { findEnd, trafficOf, type FoundEnd, type ReachValues } from './reachQuestion'

/** The answer to a question about a VPC. */
export type ReachAnswer =
  | { kind: 'missing'; why: string }
  | {
      kind: 'traced'
      trace: PacketTrace
      /** The addresses of the packet within the VPC. */
      source: string
      destination: string
      /** The networks outside whose addresses fare otherwise than all others. */
      exceptions: readonly { network: string; trace: PacketTrace }[]
      /** The interface that sends it, and the one that gets it. */
      from: ReachInterface | undefined
      to: ReachInterface | undefined
      /** The rule that would let it pass the firewall that stops it. */
      rule: VpcFirewallRuleUpdate | undefined
    }

/** The addresses of an end; of anywhere, one of each cell. */
const addressesOfEnd = (end: Exclude<FoundEnd, { kind: 'missing' }>) =>
  end.kind === 'anywhere' ? end.cells : [{ network: undefined, address: end.address }]

const interfaceOf = (end: FoundEnd) => (end.kind === 'interface' ? end.at : undefined)

/** The other end of a stopped packet, as a host filter names it. */
function otherEnd(hop: Hop & { kind: 'firewall' }, ends: { from: FoundEnd; to: FoundEnd }) {
  const other = hop.direction === 'inbound' ? ends.from : ends.to
  if (other.kind === 'interface') return { type: 'instance', value: other.at.instance } as const
  return other.kind === 'address' ? ({ type: 'ip', value: other.address } as const) : undefined
}

/** Answers whether one end can reach the other. Of anywhere, the answer is that of the addresses that nothing names. */
export function answerReach(values: ReachValues, network: ReachNetwork): ReachAnswer {
  const version = values.version === '4' ? 4 : 6
  const from = findEnd(values.from, version, network)
  const to = findEnd(values.to, version, network)
  if (from.kind === 'missing') return from
  if (to.kind === 'missing') return to
  if (from.kind === 'address' && from.isInside)
    return { kind: 'missing', why: `No interface of this VPC has the address ${from.address}.` }
  const traffic = trafficOf(values)
  const traces = addressesOfEnd(from).flatMap((source) =>
    addressesOfEnd(to).map((destination) => ({
      network: source.network ?? destination.network,
      source: source.address,
      destination: destination.address,
      trace: tracePacket(
        {
          source: source.address,
          from: interfaceOf(from),
          to: interfaceOf(to),
          destination: destination.address,
          traffic,
        },
        network,
      ),
    })),
  )
  const [first, ...rest] = traces
  if (!first) return { kind: 'missing', why: 'There is no such address outside of this VPC.' }
  const last = first.trace.hops.at(-1)
  return {
    kind: 'traced',
    trace: first.trace,
    source: first.source,
    destination: first.destination,
    exceptions: rest.flatMap(({ network: named, trace }) =>
      named !== undefined && trace.verdict !== first.trace.verdict ? [{ network: named, trace }] : [],
    ),
    from: interfaceOf(from),
    to: interfaceOf(to),
    rule:
      last?.kind === 'firewall' && !last.passes
        ? missingRule({ ...last, traffic, other: otherEnd(last, { from, to }) }, network.rules)
        : undefined,
  }
}

/** The ids of instances whose external addresses an answer needs and that are not read yet. */
export const neededBy = (answer: ReachAnswer): readonly string[] =>
  answer.kind === 'traced'
    ? [
        ...new Set(
          [answer.trace, ...answer.exceptions.map(({ trace }) => trace)].flatMap(({ needs }) => needs),
        ),
      ]
    : []
