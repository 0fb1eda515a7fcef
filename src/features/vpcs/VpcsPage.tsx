import { useCallback, useMemo } from 'react'
import { Link, Outlet } from 'react-router'
import { paths } from '../../paths'
import type { Vpc } from '../../store/api/generated/types'
import { vpcsApi } from '../../store/api/vpcs'
import { EmptyState } from '../../ui/EmptyState'
import { PageHeader } from '../../ui/PageHeader'
import { usePaletteEntries } from '../app/palette/paletteStore'
import { LinkButton } from '../shared/LinkButton'
import { ResourceTable } from '../shared/ResourceTable'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { usePager } from '../shared/usePager'
import { useParam } from '../shared/useParam'
import { vpcColumns } from './columns'
import { deleteVpc } from './commands'

/** The project's private networks; the create panel opens over it. */
export function VpcsPage() {
  const { project } = useParam('project')
  const pager = usePager()
  const query = vpcsApi.endpoints.vpcList.useQuery({ project, ...pager.args })
  const items = query.data?.items
  usePaletteEntries(
    useMemo(
      () => [
        { label: 'New VPC', group: 'Actions', to: paths.vpcsNew({ project }) },
        ...(items ?? []).map(({ name }) => ({
          label: name,
          group: 'Go to VPC',
          to: paths.vpc({ project, vpc: name }),
        })),
      ],
      [items, project],
    ),
  )
  const columns = useMemo(() => vpcColumns(project), [project])
  const commandItems = useCommandItems()
  const menu = useCallback(
    (vpc: Vpc) => [
      copyId(vpc.id),
      {
        key: 'edit',
        label: 'Edit',
        link: <Link to={paths.vpcEdit({ project, vpc: vpc.name })} preventScrollReset />,
      },
      ...commandItems([deleteVpc], vpc),
    ],
    [commandItems, project],
  )
  const newVpc = (
    <LinkButton tone="primary" to={paths.vpcsNew({ project })} preventScrollReset>
      New VPC
    </LinkButton>
  )
  return (
    <>
      <PageHeader title="VPCs" actions={newVpc} />
      <ResourceTable
        label="VPCs"
        query={query}
        pager={pager}
        columns={columns}
        rowKey={(vpc) => vpc.id}
        menu={menu}
        empty={
          <EmptyState
            title="No VPCs"
            body="A VPC is a private network: subnets, routers, gateways and a firewall of its own."
            action={newVpc}
          />
        }
      />
      <Outlet />
    </>
  )
}
