import { useMemo } from 'react'
import type { VpcRouter, VpcSubnet } from '#store/api/generated/types'
import { subnetsApi } from '#store/api/resources/subnets'
import { ALL_LIMIT } from '#model/paging'
import { Card } from '#ui/layout/Card'
import { copyId } from '#features/kit/commands/useCommandItems'
import { CardTable } from '#features/kit/list/CardTable'
import { subnetColumns } from '../subnets/subnetColumns'

const rowKey = ({ id }: VpcSubnet) => id
const nameOf = ({ name }: VpcSubnet) => name
const menu = ({ id }: VpcSubnet) => [copyId(id)]

interface RouterSubnetsProps {
  at: { project: string; vpc: string }
  router: VpcRouter
}

/** The subnets whose traffic looks for its way in a router: all of the VPC, or those that have chosen a custom one. */
export function RouterSubnets({ at: { project, vpc }, router: { id, kind } }: RouterSubnetsProps) {
  const query = subnetsApi.endpoints.vpcSubnetList.useQuery({ project, vpc, limit: ALL_LIMIT })
  const isCustom = kind === 'custom'
  const columns = useMemo(
    () => subnetColumns({ project, vpc }).filter((column) => !isCustom || column.id !== 'customRouter'),
    [project, vpc, isCustom],
  )
  const rows = useMemo(
    () => query.data?.items.filter(({ customRouterId }) => !isCustom || customRouterId === id),
    [query.data, isCustom, id],
  )
  const title = isCustom ? 'Subnets that use it' : 'Subnets of the VPC'
  return (
    <Card title={title}>
      <p>
        {isCustom
          ? 'They look for a route here first, and in the system router for everything without one.'
          : 'They look for a route here, unless their custom router has one.'}
      </p>
      <CardTable
        label={title}
        queries={[{ ...query, failed: 'Could not load the subnets' }]}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        nameOf={nameOf}
        menu={menu}
        empty={{
          title: 'No subnet uses it',
          body: 'Its routes have no effect until it is chosen as the custom router of a subnet.',
        }}
      />
    </Card>
  )
}
