import type { SiloIpPool } from '#store/api/generated/types'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import { goesWith, ofSilo, pagedList, type DeletedWith } from '#features/shared/thingFacts'

/** The links of a silo to its IP pools: the pools are kept. */
export const deletedWith: DeletedWith = {
  siloPool: {
    in: 'silo',
    words: ['linked IP pool', 'linked IP pools'],
    list: pagedList(siloPoolsApi.endpoints.siloIpPoolList, ofSilo, (row: SiloIpPool) => ({
      ...goesWith(row),
      isKept: true as const,
    })),
  },
}
