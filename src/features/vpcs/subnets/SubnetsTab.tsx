import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import type { VpcSubnet } from '../../../store/api/generated/types'
import { subnetsApi } from '../../../store/api/subnets'
import { described } from '../../shared/list/described'
import { wordFacet } from '../../shared/list/facets'
import type { Facet } from '../../shared/list/filter'
import { ListTab } from '../../shared/list/ListPage'
import { useResourceList } from '../../shared/list/useResourceList'
import { copyId, useCommandItems } from '../../shared/useCommandItems'
import { useParam } from '../../shared/useParam'
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
  const menu = useCallback(
    (subnet: VpcSubnet) => [
      copyId(subnet.id),
      {
        key: 'edit',
        label: 'Edit',
        link: <Link to={paths.subnetEdit({ ...at, subnet: subnet.name })} preventScrollReset />,
      },
      ...commandItems([deleteSubnet], subnet),
    ],
    [commandItems, at],
  )
  return (
    <ListTab
      title="Subnets"
      list={list}
      menu={menu}
      create={{ label: 'Create subnet', to: paths.subnetsNew(at) }}
      goTo={{ group: 'Edit subnet', to: ({ name }) => paths.subnetEdit({ ...at, subnet: name }) }}
      empty={{
        title: 'No subnets',
        body: 'A subnet is the range of addresses from which interfaces of instances take theirs.',
      }}
    />
  )
}
