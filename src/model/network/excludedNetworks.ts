import type { IpRange } from '#store/api/generated/types'
import { allowedRange } from './allowedNetwork'
import { ipNumber, ipVersion } from './ip'

// Compares allow lists: whether a list allows a network, and which networks a new list excludes.

interface Span {
  from: bigint
  to: bigint
}

const spanOf = ({ first, last }: IpRange): Span => ({ from: ipNumber(first), to: ipNumber(last) })

/** Whether a list allows all of a network, by one entry or by several together. */
export function allowsNetwork(list: readonly string[], network: string): boolean {
  const range = allowedRange(network)
  if (!range) return false
  const version = ipVersion(range.first)
  const { from, to } = spanOf(range)
  const spans = list
    .flatMap((entry) => allowedRange(entry) ?? [])
    .filter(({ first }) => ipVersion(first) === version)
    .map(spanOf)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  let open = from
  for (const span of spans) if (span.from <= open && span.to >= open) open = span.to + 1n
  return open > to
}

/** The entries of a list that another one in its place does not allow, at least not whole. */
export const excludedNetworks = (before: readonly string[], after: readonly string[]): readonly string[] =>
  before.filter((network) => !allowsNetwork(after, network))
