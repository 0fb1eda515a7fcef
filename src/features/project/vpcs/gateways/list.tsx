import { useCallback, useMemo } from 'react'
import type { InternetGateway } from '#store/api/generated/types'
import { internetGatewaysApi } from '#store/api/resources/internetGateways'
import { wordsOf } from '#features/kit/noun/noun'
import { loadPage, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { described } from '#features/kit/list/described'
import { useResourceList } from '#features/kit/list/useResourceList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { gatewayColumns } from './gatewayColumns'
import { deleteGateway, deleteGatewayWithRoutes } from './commands'
import { internetGateways } from './noun'

export const loader = loadPage(
  internetGatewaysApi.endpoints.internetGatewayList,
  ({ project, vpc }: At<'project' | 'vpc'>) => ({ project, vpc }),
)

/** The VPC's internet gateways. */
export function GatewaysTab() {
  const { project, vpc } = useParam('project', 'vpc')
  const at = useMemo(() => ({ project, vpc }), [project, vpc])
  const list = useResourceList({
    ...described,
    nouns: wordsOf(internetGateways),
    endpoint: internetGatewaysApi.endpoints.internetGatewayList,
    args: at,
    columns: useMemo(() => gatewayColumns(at), [at]),
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (gateway: InternetGateway) => [
      copyId(gateway.id),
      ...commandItems([deleteGateway, deleteGatewayWithRoutes], gateway),
    ],
    [commandItems],
  )
  return (
    <List
      frame="tab"
      title={internetGateways.title}
      list={list}
      menu={menu}
      create={createOf(internetGateways, 'create', at)}
      goTo={{
        to: ({ name }) => internetGateways.to.page({ ...at, gateway: name }),
      }}
      empty={{
        body: 'An internet gateway lets traffic leave the VPC, with an address of an attached pool.',
      }}
    />
  )
}
