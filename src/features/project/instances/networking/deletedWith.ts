import type { InstanceNetworkInterface } from '#store/api/generated/types'
import { subnetsApi } from '#store/api/resources/subnets'
import { wordsOf } from '#features/kit/noun/noun'
import { goesWith, held, unpaged, type DeletedWith } from '#features/shared/thingFacts'
import { networkInterfaces } from './noun'

/** Network interfaces, which hold the subnets of a VPC. */
export const deletedWith: DeletedWith = {
  networkInterface: {
    in: 'subnet',
    words: wordsOf(networkInterfaces),
    list: ({ id }) =>
      unpaged(subnetsApi.endpoints.subnetInterfaces, { subnets: [id] }, (found) =>
        (found[id] ?? []).map((row: InstanceNetworkInterface) => ({
          ...goesWith(row),
          heldBy: held(row.instanceId),
        })),
      ),
  },
}
