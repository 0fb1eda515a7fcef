import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import type { VpcRouter } from '../../../store/api/generated/types'
import { routersApi } from '../../../store/api/routers'
import { described } from '../../shared/list/described'
import { wordFacet } from '../../shared/list/facets'
import type { Facet } from '../../shared/list/filter'
import { ListTab } from '../../shared/list/ListPage'
import { useResourceList } from '../../shared/list/useResourceList'
import { copyId, useCommandItems } from '../../shared/useCommandItems'
import { useParam } from '../../shared/useParam'
import { routerColumns } from './columns'
import { deleteRouter } from './commands'

const facets: readonly Facet<VpcRouter>[] = [wordFacet('kind', 'Kind', (router) => router.kind)]

/** The VPC's routers; the panels open over them. */
export function RoutersTab() {
  const { project, vpc } = useParam('project', 'vpc')
  const at = useMemo(() => ({ project, vpc }), [project, vpc])
  const list = useResourceList({
    ...described,
    nouns: ['router', 'routers'],
    endpoint: routersApi.endpoints.vpcRouterList,
    args: at,
    columns: useMemo(() => routerColumns(at), [at]),
    facets,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (router: VpcRouter) => [
      copyId(router.id),
      {
        key: 'edit',
        label: 'Edit',
        link: <Link to={paths.routerEdit({ ...at, router: router.name })} preventScrollReset />,
      },
      ...commandItems([deleteRouter], router),
    ],
    [commandItems, at],
  )
  return (
    <ListTab
      title="Routers"
      list={list}
      menu={menu}
      create={{ label: 'Create router', to: paths.routersNew(at) }}
      goTo={{ group: 'Go to router', to: ({ name }) => paths.router({ ...at, router: name }) }}
      empty={{
        title: 'No routers',
        body: 'A router says where the traffic of a subnet goes, before the system router is asked.',
      }}
    />
  )
}
