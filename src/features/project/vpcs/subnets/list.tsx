import { useCallback, useMemo } from 'react'
import { routers } from '../routers/noun'
import type { VpcSubnet } from '#store/api/generated/types'
import { routersApi } from '#store/api/resources/routers'
import { subnetsApi } from '#store/api/resources/subnets'
import { dateOf, timeOf } from '#model/dates'
import { ipSortKey } from '#model/network/ipRange'
import { networkCollaborator } from '#model/needs'
import { Badge } from '#ui/feedback/Badge'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DateText } from '#ui/text/DateText'
import { DescriptionText } from '#ui/text/DescriptionText'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { loadPage, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { createOf } from '#features/kit/list/CreateAction'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { List } from '#features/kit/list/List'
import { described } from '#features/kit/list/described'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { useResourceList } from '#features/kit/list/useResourceList'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import styles from '../Cells.module.css'
import { deleteSubnet } from './commands'
import { subnets } from './noun'

interface AtVpc {
  project: string
  vpc: string
}

/** The router by name; the subnet has only its id. */
function CustomRouter({ at, id }: { at: AtVpc; id: string }) {
  const query = routersApi.endpoints.vpcRouterView.useQuery({ router: id })
  return (
    <QueryCell query={query} missing={<Badge isMark>Deleted</Badge>}>
      {({ name }) => <Link to={routers.to.page({ ...at, router: name })}>{name}</Link>}
    </QueryCell>
  )
}

const heads = headsOf(subnets, {
  Name: 'other',
  Description: 'text',
  'IP blocks': 'other',
  'Custom router': 'bar',
  Created: 'date',
})

const subnetColumns = (at: AtVpc) =>
  columnsOf<VpcSubnet>()(heads, {
    Name: {
      id: 'name',
      cell: (subnet) => (
        <Link to={subnets.to.edit({ ...at, subnet: subnet.name })} preventScrollReset>
          {subnet.name}
        </Link>
      ),
      sortValue: (subnet) => subnet.name,
    },
    Description: {
      id: 'description',
      isPlain: true,
      cell: (subnet) => <DescriptionText text={subnet.description} />,
    },
    'IP blocks': {
      id: 'blocks',
      cell: (subnet) => (
        <span className={styles.lines}>
          <code>{subnet.ipv4Block}</code>
          <code>{subnet.ipv6Block}</code>
        </span>
      ),
      sortValue: (subnet) => ipSortKey(subnet.ipv4Block),
    },
    'Custom router': {
      id: 'customRouter',
      cell: ({ customRouterId: id }) => (id ? <CustomRouter at={at} id={id} /> : <EmptyCell />),
    },
    Created: {
      id: 'timeCreated',
      hideBelow: 'narrowest',
      cell: (subnet) => <DateText at={dateOf(subnet, 'timeCreated')} />,
      sortValue: (subnet) => timeOf(subnet, 'timeCreated'),
    },
  })

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
