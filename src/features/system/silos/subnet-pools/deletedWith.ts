import type { SiloSubnetPool } from '#store/api/generated/types'
import { systemSubnetPoolsApi } from '#store/api/resources/systemSubnetPools'
import { goesWith, ofSilo, pagedList, type DeletedWith } from '#features/shared/thingFacts'

/** The links of a silo to its subnet pools: the pools are kept. */
export const deletedWith: DeletedWith = {
  siloSubnetPool: {
    in: 'silo',
    words: ['linked subnet pool', 'linked subnet pools'],
    list: pagedList(systemSubnetPoolsApi.endpoints.siloSubnetPoolList, ofSilo, (row: SiloSubnetPool) => ({
      ...goesWith(row),
      isKept: true as const,
    })),
  },
}
