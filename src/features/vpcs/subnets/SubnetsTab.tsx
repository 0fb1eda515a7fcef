import { useCallback, useMemo } from 'react'
import { Link, Outlet } from 'react-router'
import { paths } from '../../../paths'
import type { VpcSubnet } from '../../../store/api/generated/types'
import { subnetsApi } from '../../../store/api/subnets'
import { EmptyState } from '../../../ui/EmptyState'
import { usePaletteEntries } from '../../app/palette/paletteStore'
import { LinkButton } from '../../shared/LinkButton'
import { ResourceTable } from '../../shared/ResourceTable'
import { copyId, useCommandItems } from '../../shared/useCommandItems'
import { usePager } from '../../shared/usePager'
import { useParam } from '../../shared/useParam'
import { TabActions } from '../TabActions'
import { subnetColumns } from './columns'
import { deleteSubnet } from './commands'

/** The VPC's subnets; the panels open over them. */
export function SubnetsTab() {
  const { project, vpc } = useParam('project', 'vpc')
  const at = useMemo(() => ({ project, vpc }), [project, vpc])
  const pager = usePager()
  const query = subnetsApi.endpoints.vpcSubnetList.useQuery({ ...at, ...pager.args })
  const items = query.data?.items
  usePaletteEntries(
    useMemo(
      () => [
        { label: 'New subnet', group: 'Actions', to: paths.subnetsNew(at) },
        ...(items ?? []).map(({ name }) => ({
          label: name,
          group: 'Edit subnet',
          to: paths.subnetEdit({ ...at, subnet: name }),
        })),
      ],
      [items, at],
    ),
  )
  const columns = useMemo(() => subnetColumns(at), [at])
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
  const newSubnet = (
    <LinkButton tone="primary" to={paths.subnetsNew(at)} preventScrollReset>
      New subnet
    </LinkButton>
  )
  const isEmpty = items?.length === 0 && !pager.hasPrevious
  return (
    <>
      {!isEmpty && <TabActions>{newSubnet}</TabActions>}
      <ResourceTable
        label="Subnets"
        query={query}
        pager={pager}
        columns={columns}
        rowKey={(subnet) => subnet.id}
        menu={menu}
        empty={
          <EmptyState
            title="No subnets"
            body="A subnet is the range of addresses from which interfaces of instances take theirs."
            action={newSubnet}
          />
        }
      />
      <Outlet />
    </>
  )
}
