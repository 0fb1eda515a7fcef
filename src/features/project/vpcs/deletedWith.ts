import type { Vpc } from '#store/api/generated/types'
import { vpcsApi } from '#store/api/resources/vpcs'
import { manyRow } from '#store/commands/many'
import { wordsOf } from '#features/kit/noun/noun'
import { ofProject, pagedList, type DeletedWith } from '#features/shared/thingFacts'
import { deleteVpc } from './commands'
import { vpcs } from './noun'

/** VPCs, which are taken down with all that is in them. */
export const deletedWith: DeletedWith = {
  vpc: {
    in: 'project',
    words: wordsOf(vpcs),
    to: (vpc, { project }) => vpcs.to.page({ project, vpc }),
    list: pagedList(vpcsApi.endpoints.vpcList, ofProject, (row: Vpc) => ({
      ...row,
      runs: manyRow(deleteVpc, row),
    })),
  },
}
