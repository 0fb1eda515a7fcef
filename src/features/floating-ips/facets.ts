import type { FloatingIp } from '#store/api/generated/types'
import { attachedFacet, wordFacet } from '#features/shared/list/facets'
import type { Facet } from '#features/shared/list/filter'

type Names = ReadonlyMap<string, string>

/** The facets of the list of floating IPs. @param instances, pools names by id */
export const floatingIpFacets = (instances: Names, pools: Names): readonly Facet<FloatingIp>[] => [
  attachedFacet('Attached to', ({ instanceId }) => instanceId, instances),
  wordFacet(
    'pool',
    'IP pool',
    ({ ipPoolId }) => ipPoolId,
    (id) => pools.get(id) ?? id,
  ),
]
