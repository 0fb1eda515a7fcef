import { useCallback, useMemo } from 'react'
import type { VpcSubnet } from '#store/api/generated/types'
import { subnetsApi } from '#store/api/resources/subnets'
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
import { deleteSubnet } from './commands'
import { subnets } from './noun'
import { subnetColumns } from './subnetColumns'

export const loader = loadPage(
  subnetsApi.endpoints.vpcSubnetList,
  ({ project, vpc }: At<'project' | 'vpc'>) => ({ project, vpc }),
)

const routerKinds: Readonly<Record<string, string>> = {
  custom: 'Custom router',
  system: 'System router only',
}
const facets: readonly Facet<VpcSubnet>[] = [
  wordFacet(
    'router',
    'Router',
    ({ customRouterId }) => (customRouterId ? 'custom' : 'system'),
    (value) => routerKinds[value] ?? value,
  ),
]
const textOf = (subnet: VpcSubnet) => [...described.textOf(subnet), subnet.ipv4Block, subnet.ipv6Block]

/** The VPC's subnets; the panels open over them. */
export function SubnetsTab() {
  const { project, vpc } = useParam('project', 'vpc')
  const at = useMemo(() => ({ project, vpc }), [project, vpc])
  const list = useResourceList({
    ...described,
    nouns: wordsOf(subnets),
    endpoint: subnetsApi.endpoints.vpcSubnetList,
    args: at,
    columns: useMemo(() => subnetColumns(at), [at]),
    facets,
    textOf,
  })
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (subnet: VpcSubnet) => [
      copyId(subnet.id),
      allowed(editItem(subnets.to.edit({ ...at, subnet: subnet.name })), networkCollaborator),
      ...commandItems([deleteSubnet], subnet),
    ],
    [commandItems, allowed, at],
  )
  return (
    <List
      frame="tab"
      title={subnets.title}
      list={list}
      menu={menu}
      create={createOf(subnets, 'create', at)}
      goTo={{ group: 'Edit subnet', to: ({ name }) => subnets.to.edit({ ...at, subnet: name }) }}
      empty={{
        body: 'A subnet is a range of private addresses for instances.',
      }}
    />
  )
}
