import type { InternetGateway } from '#store/api/generated/types'
import { internetGatewaysApi } from '#store/api/resources/internetGateways'
import { manyRow } from '#store/commands/many'
import { wordsOf } from '#features/kit/noun/noun'
import { ofVpc, pagedList, type DeletedWith } from '#features/shared/thingFacts'
import { deleteGatewayWithRoutes } from './commands'
import { internetGateways } from './noun'

/** Internet gateways, as their VPC is taken down. */
export const deletedWith: DeletedWith = {
  internetGateway: {
    in: 'vpc',
    words: wordsOf(internetGateways),
    to: (gateway, { project, name: vpc }) => internetGateways.to.page({ project, vpc, gateway }),
    list: pagedList(internetGatewaysApi.endpoints.internetGatewayList, ofVpc, (row: InternetGateway) => ({
      ...row,
      runs: manyRow(deleteGatewayWithRoutes, row),
    })),
    after: ['subnet', 'router'],
  },
}
