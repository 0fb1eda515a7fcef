import type { VpcFirewallRule } from '#store/api/generated/types'
import { wordFacet } from '#features/shared/list/facets'
import type { Facet } from '#features/shared/list/filter'

/** The facets of firewall rules. */
export const ruleFacets: readonly Facet<VpcFirewallRule>[] = [
  wordFacet('action', 'Action', (rule) => rule.action),
  wordFacet('direction', 'Direction', (rule) => rule.direction),
  wordFacet('status', 'Status', (rule) => rule.status),
  wordFacet(
    'protocol',
    'Protocol',
    ({ filters }) => (filters.protocols ?? []).map(({ type }) => type),
    (protocol) => protocol.toUpperCase(),
  ),
]
