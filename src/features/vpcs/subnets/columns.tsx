import { paths } from '#src/paths'
import type { VpcSubnet } from '#store/api/generated/types'
import { routersApi } from '#store/api/resources/routers'
import { dateOf, timeOf } from '#store/model/dates'
import { Badge } from '#ui/feedback/Badge'
import { DateText } from '#ui/text/DateText'
import type { Column } from '#ui/tables/column'
import { DescriptionText } from '#ui/text/DescriptionText'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { Link } from '#features/routing/Link'
import { QueryCell } from '#features/shared/QueryCell'
import styles from '../Cells.module.css'

interface AtVpc {
  project: string
  vpc: string
}

/** The router by name; the subnet has only its id. */
function CustomRouter({ at, id }: { at: AtVpc; id: string }) {
  const query = routersApi.endpoints.vpcRouterView.useQuery({ router: id })
  return (
    <QueryCell query={query} missing={<Badge>Deleted</Badge>}>
      {({ name }) => <Link to={paths.router({ ...at, router: name })}>{name}</Link>}
    </QueryCell>
  )
}

/** Columns of a VPC's subnets. */
export const subnetColumns = (at: AtVpc): readonly Column<VpcSubnet>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: (subnet) => (
      <Link to={paths.subnetEdit({ ...at, subnet: subnet.name })} preventScrollReset>
        {subnet.name}
      </Link>
    ),
    sortValue: (subnet) => subnet.name,
  },
  {
    id: 'description',
    header: 'Description',
    isPlain: true,
    cell: (subnet) => <DescriptionText text={subnet.description} />,
  },
  {
    id: 'blocks',
    header: 'IP blocks',
    cell: (subnet) => (
      <span className={styles.lines}>
        <code>{subnet.ipv4Block}</code>
        <code>{subnet.ipv6Block}</code>
      </span>
    ),
    sortValue: (subnet) => subnet.ipv4Block,
  },
  {
    id: 'customRouter',
    width: '10rem',
    header: 'Custom router',
    cell: ({ customRouterId: id }) => (id ? <CustomRouter at={at} id={id} /> : <EmptyCell />),
  },
  {
    id: 'timeCreated',
    header: 'Created',
    hideBelow: 'narrow',
    cell: (subnet) => <DateText at={dateOf(subnet, 'timeCreated')} />,
    sortValue: (subnet) => timeOf(subnet, 'timeCreated'),
  },
]
