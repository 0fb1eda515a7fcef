import type { VpcSubnet } from '#store/api/generated/types'
import { routersApi } from '#store/api/resources/routers'
import { dateOf, timeOf } from '#model/dates'
import { ipSortKey } from '#model/network/ipRange'
import { Badge } from '#ui/feedback/Badge'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DateText } from '#ui/text/DateText'
import { DescriptionText } from '#ui/text/DescriptionText'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { Link } from '#features/kit/routing/Link'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { routers } from '../routers/noun'
import styles from '../Cells.module.css'
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

/** Columns of a VPC's subnets. */
export const subnetColumns = (at: AtVpc) =>
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
