import type { ExternalSubnet } from '#store/api/generated/types'
import { externalSubnetsApi } from '#store/api/resources/externalSubnets'
import { manyRow } from '#store/commands/many'
import { wordsOf } from '#features/kit/noun/noun'
import { held, ofProject, pagedList, type DeletedWith } from '#features/shared/thingFacts'
import { deleteExternalSubnet } from './commands'
import { externalSubnets } from './noun'

/** External subnets, as their project is taken down. */
export const deletedWith: DeletedWith = {
  externalSubnet: {
    in: 'project',
    words: wordsOf(externalSubnets),
    to: (externalSubnet, { project }) => externalSubnets.to.edit({ project, externalSubnet }),
    list: pagedList(externalSubnetsApi.endpoints.externalSubnetList, ofProject, (row: ExternalSubnet) => ({
      id: row.id,
      name: row.name,
      heldBy: held(row.instanceId),
      runs: manyRow(deleteExternalSubnet, { externalSubnet: row, instance: undefined }),
    })),
  },
}
