import { useCallback, useMemo } from 'react'
import type { VpcRouter } from '#store/api/generated/types'
import { routersApi } from '#store/api/resources/routers'
import { networkCollaborator } from '#model/needs'
import { wordsOf } from '#features/kit/noun/noun'
import { loadPage, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { described } from '#features/kit/list/described'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { useResourceList } from '#features/kit/list/useResourceList'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { routerColumns } from './routerColumns'
import { deleteRouter } from './commands'
import { routers } from './noun'

export const loader = loadPage(
  routersApi.endpoints.vpcRouterList,
  ({ project, vpc }: At<'project' | 'vpc'>) => ({ project, vpc }),
)

const facets: readonly Facet<VpcRouter>[] = [wordFacet('kind', 'Kind', (router) => router.kind)]

/** The VPC's routers; the panels open over them. */
export function RoutersTab() {
  const { project, vpc } = useParam('project', 'vpc')
  const at = useMemo(() => ({ project, vpc }), [project, vpc])
  const list = useResourceList({
    ...described,
    nouns: wordsOf(routers),
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
      allowed(editItem(routers.to.edit({ ...at, router: router.name })), networkCollaborator),
      ...commandItems([deleteRouter], router),
    ],
    [commandItems, allowed, at],
  )
  return (
    <List
      frame="tab"
      title={routers.title}
      list={list}
      menu={menu}
      create={createOf(routers, 'create', at)}
      goTo={{ to: ({ name }) => routers.to.page({ ...at, router: name }) }}
      empty={{
        body: 'A router has routes of your own for a subnet. They come before those of the system router.',
      }}
    />
  )
}
