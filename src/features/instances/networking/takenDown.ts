import type { InstanceNetworkInterface } from '#store/api/generated/types'
import { subnetsApi } from '#store/api/resources/subnets'
import { wordsOf } from '#features/kit/noun/noun'
import { goesWith, held, unpaged, type TakenDown } from '#features/take-down/exports/facts'
import { networkInterfaces } from './noun'

/** Network interfaces, which hold the subnets of a VPC. */
export const takenDown: TakenDown = {
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
