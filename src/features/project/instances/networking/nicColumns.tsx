import type { InstanceNetworkInterface } from '#store/api/generated/types'
import { subnetsApi } from '#store/api/resources/subnets'
import { Badge } from '#ui/feedback/Badge'
import { addressesOf, transitIpsOf } from '#model/network/privateIps'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { OverflowList } from '#ui/text/OverflowList'
import { IdText } from '#ui/text/IdText'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { VpcName } from './VpcName'
import { descriptionColumn } from '#features/kit/list/columns'

/** A subnet by name; an interface has only its id. */
export function SubnetName({ id }: { id: string }) {
  const query = subnetsApi.endpoints.vpcSubnetView.useQuery({ subnet: id })
  return (
    <QueryCell query={query} missing={<Badge isMark>Deleted</Badge>}>
      {({ name }) => name}
    </QueryCell>
  )
}

/** Columns of an instance's interfaces. */
export const nicColumns = (project: string): readonly Column<InstanceNetworkInterface>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: (nic) => (
      <>
        <span>{nic.name}</span> {nic.primary && <Badge>primary</Badge>}
      </>
    ),
    sortValue: (nic) => nic.name,
  },
  descriptionColumn,
  {
    id: 'ip',
    header: 'Private IP',
    cell: (nic) => addressesOf(nic.ipStack).map((ip) => <IdText key={ip} value={ip} />),
  },
  { id: 'vpc', header: 'VPC', width: '10rem', cell: (nic) => <VpcName project={project} id={nic.vpcId} /> },
  { id: 'subnet', header: 'Subnet', width: '10rem', cell: (nic) => <SubnetName id={nic.subnetId} /> },
  {
    id: 'transitIps',
    header: 'Transit IPs',
    cell: ({ ipStack }) => {
      const [first, ...more] = transitIpsOf(ipStack)
      return first === undefined ? (
        <EmptyCell />
      ) : (
        <OverflowList heading="Other transit IPs" first={<code>{first}</code>} more={more} />
      )
    },
  },
]
