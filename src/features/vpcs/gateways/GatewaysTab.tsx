import { useCallback, useMemo } from 'react'
import { paths } from '../../../paths'
import type { InternetGateway } from '../../../store/api/generated/types'
import { internetGatewaysApi } from '../../../store/api/internetGateways'
import { described } from '../../shared/list/described'
import { ListTab } from '../../shared/list/ListPage'
import { useResourceList } from '../../shared/list/useResourceList'
import { copyId, useCommandItems } from '../../shared/useCommandItems'
import { useParam } from '../../shared/useParam'
import { gatewayColumns } from './columns'
import { deleteGateway, deleteGatewayWithRoutes } from './commands'

/** The VPC's ways out to the internet. */
export function GatewaysTab() {
  const { project, vpc } = useParam('project', 'vpc')
  const at = useMemo(() => ({ project, vpc }), [project, vpc])
  const list = useResourceList({
    ...described,
    nouns: ['internet gateway', 'internet gateways'],
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
    <ListTab
      title="Internet gateways"
      list={list}
      menu={menu}
      create={{ label: 'Create internet gateway', to: paths.internetGatewaysNew(at) }}
      goTo={{
        group: 'Go to internet gateway',
        to: ({ name }) => paths.internetGateway({ ...at, gateway: name }),
      }}
      empty={{
        title: 'No internet gateways',
        body: 'A gateway lets routes lead out of the VPC, under addresses of a pool.',
      }}
    />
  )
}
