import type { VpcSubnet } from '#store/api/generated/types'
import { subnetsApi } from '#store/api/resources/subnets'
import { manyRow } from '#store/commands/many'
import { wordsOf } from '#features/kit/noun/noun'
import { ofVpc, pagedList, type DeletedWith } from '#features/shared/thingFacts'
import { deleteSubnet } from './commands'
import { subnets } from './noun'

/** Subnets, as their VPC is taken down. */
export const deletedWith: DeletedWith = {
  subnet: {
    in: 'vpc',
    words: wordsOf(subnets),
    to: (subnet, { project, name: vpc }) => subnets.to.edit({ project, vpc, subnet }),
    list: pagedList(subnetsApi.endpoints.vpcSubnetList, ofVpc, (row: VpcSubnet) => ({
      ...row,
      runs: manyRow(deleteSubnet, row),
    })),
    // The interface of a probe is in a subnet, which its record does not name.
    after: ['probe'],
  },
}
