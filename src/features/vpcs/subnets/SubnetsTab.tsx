import { useCallback, useMemo } from 'react'
import { paths } from '#src/paths'
import type { VpcSubnet } from '#store/api/generated/types'
import { subnetsApi } from '#store/api/resources/subnets'
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
import { subnetColumns } from './columns'
import { deleteSubnet } from './commands'

const routers: Readonly<Record<string, string>> = { custom: 'Custom router', system: 'System router only' }
const facets: readonly Facet<VpcSubnet>[] = [
  wordFacet(
    'router',
    'Router',
    ({ customRouterId }) => (customRouterId ? 'custom' : 'system'),
    (value) => routers[value] ?? value,
  ),
]
const textOf = (subnet: VpcSubnet) => [...described.textOf(subnet), subnet.ipv4Block, subnet.ipv6Block]

/** The VPC's subnets; the panels open over them. */
export function SubnetsTab() {
  const { project, vpc } = useParam('project', 'vpc')
  const at = useMemo(() => ({ project, vpc }), [project, vpc])
  const list = useResourceList({
    ...described,
    nouns: ['subnet', 'subnets'],
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
      allowed({
        key: 'edit',
        label: 'Edit',
        link: <Link to={paths.subnetEdit({ ...at, subnet: subnet.name })} preventScrollReset />,
      }),
      ...commandItems([deleteSubnet], subnet),
    ],
    [commandItems, allowed, at],
  )
  return (
    <List
      frame="tab"
      title="Subnets"
      list={list}
      menu={menu}
      create={{ label: 'Create subnet', to: paths.subnetsNew(at), needs: projectCollaborator }}
      goTo={{ group: 'Edit subnet', to: ({ name }) => paths.subnetEdit({ ...at, subnet: name }) }}
      empty={{
        title: 'No subnets',
        body: 'A subnet is the range of addresses from which interfaces of instances take theirs.',
      }}
    />
  )
}
