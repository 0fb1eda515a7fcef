import { bitsOf, firstNumberOf, ipOf, ipVersion, networkKey, networkOf, type IpVersion } from '../ip'
import { destinationNetworks } from './findRoute'
import { blocksOf, type ReachNetwork } from './reachNetwork'

// All addresses outside of a VPC, in cells: those of one cell are the same to every rule and route.

/** The addresses of a network that are in none of the narrower networks of other cells. */
export interface OutsideCell {
  /** The network; undefined for all addresses that are in none. */
  network: string | undefined
  /** One address of the cell. */
  address: string
}

interface Span {
  first: bigint
  last: bigint
}

const spanOf = (text: string): Span | undefined => {
  const network = networkOf(text)
  if (!network) return undefined
  const first = firstNumberOf(network)
  return { first, last: first + (1n << BigInt(bitsOf(network.version) - network.width)) - 1n }
}

/** The lowest number of a span that is in none of the others, which are sorted by their first one. */
function lowestFree({ first, last }: Span, others: readonly Span[]): bigint | undefined {
  let free = first
  for (const other of others) if (other.first <= free && free <= other.last) free = other.last + 1n
  return free <= last ? free : undefined
}

/** The networks outside of a VPC that its rules and routes name, of one IP version, each once, the widest first. */
function namedNetworks(network: ReachNetwork, version: IpVersion): string[] {
  const ofHosts = network.rules.flatMap(({ filters }) =>
    (filters.hosts ?? []).flatMap(({ type, value }) => {
      if (type === 'ip_net') return [value]
      const own = type === 'ip' ? ipVersion(value) : undefined
      return own ? [`${value}/${bitsOf(own)}`] : []
    }),
  )
  const ofRoutes = [...network.routes.values()]
    .flat()
    .flatMap(({ destination }) => destinationNetworks(destination, network))
  const widths = new Map(
    [...ofHosts, ...ofRoutes].flatMap((text) => {
      const found = networkOf(text)
      return found?.version === version && found.width > 0 ? [[networkKey(text), found.width] as const] : []
    }),
  )
  return [...widths].sort(([, a], [, b]) => a - b).map(([text]) => text)
}

/** The cells of the addresses outside of a VPC that have addresses: that of all others first, then by width. */
export function outsideCells(network: ReachNetwork, version: IpVersion): OutsideCell[] {
  const named = namedNetworks(network, version).flatMap((text) => {
    const span = spanOf(text)
    return span ? [{ text, span }] : []
  })
  const own = network.subnets.flatMap((subnet) =>
    blocksOf(subnet).flatMap((block) => (networkOf(block)?.version === version ? (spanOf(block) ?? []) : [])),
  )
  const everything = { first: 0n, last: (1n << BigInt(bitsOf(version))) - 1n }
  return [{ text: undefined, span: everything }, ...named].flatMap(({ text, span }) => {
    const isNarrower = (other: Span) => other !== span && other.first >= span.first && other.last <= span.last
    const others = [...named.map((one) => one.span).filter(isNarrower), ...own].sort((a, b) =>
      a.first < b.first ? -1 : a.first > b.first ? 1 : 0,
    )
    const free = lowestFree(span, others)
    const address = free === undefined ? undefined : ipOf(free, version)
    return address === undefined ? [] : [{ network: text, address }]
  })
}
