import { useCallback, useMemo } from 'react'
import { paths } from '#src/paths'
import type { VpcRouter } from '#store/api/generated/types'
import { routersApi } from '#store/api/resources/routers'
import { Link } from '#features/routing/Link'
import { described } from '#features/shared/list/described'
import { wordFacet } from '#features/shared/list/facets'
import type { Facet } from '#features/shared/list/filter'
import { List } from '#features/shared/list/List'
import { useResourceList } from '#features/shared/list/useResourceList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { useAllowed } from '#features/shared/useRoleReason'
import { projectCollaborator } from '#store/model/needs'
import { useParam } from '#features/routing/useParam'
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
  const allowed = useAllowed()
  const menu = useCallback(
    (router: VpcRouter) => [
      copyId(router.id),
      allowed({
        key: 'edit',
        label: 'Edit',
        link: <Link to={paths.routerEdit({ ...at, router: router.name })} preventScrollReset />,
      }),
      ...commandItems([deleteRouter], router),
    ],
    [commandItems, allowed, at],
  )
  return (
    <List
      frame="tab"
      title="Routers"
      list={list}
      menu={menu}
      create={{ label: 'Create router', to: paths.routersNew(at), needs: projectCollaborator }}
      goTo={{ group: 'Go to router', to: ({ name }) => paths.router({ ...at, router: name }) }}
      empty={{
        title: 'No routers',
        body: 'A router says where the traffic of a subnet goes, before the system router is asked.',
      }}
    />
  )
}
