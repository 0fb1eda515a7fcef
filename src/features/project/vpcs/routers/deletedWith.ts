import type { VpcRouter } from '#store/api/generated/types'
import { routersApi } from '#store/api/resources/routers'
import { manyRow } from '#store/commands/many'
import { wordsOf } from '#features/kit/noun/noun'
import { goesWith, ofVpc, pagedList, type DeletedWith } from '#features/shared/thingFacts'
import { deleteRouter } from './commands'
import { routerRoutes, routers } from './noun'

/** Routers, as their VPC is taken down. */
export const deletedWith: DeletedWith = {
  router: {
    in: 'vpc',
    words: wordsOf(routers),
    wordsGoing: ['system router', 'system routers'],
    to: (router, { project, name: vpc }) => routerRoutes.to.list({ project, vpc, router }),
    // The system router goes with its VPC; every router takes its routes with it.
    list: pagedList(routersApi.endpoints.vpcRouterList, ofVpc, (row: VpcRouter) =>
      row.kind === 'system' ? goesWith(row) : { ...row, runs: manyRow(deleteRouter, row) },
    ),
    after: ['subnet'],
  },
}
