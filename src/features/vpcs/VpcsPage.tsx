import { useCallback, useMemo } from 'react'
import { paths } from '#src/paths'
import type { Vpc } from '#store/api/generated/types'
import { vpcsApi } from '#store/api/resources/vpcs'
import { Link } from '#features/routing/Link'
import { described } from '#features/shared/list/described'
import { List } from '#features/shared/list/List'
import { useResourceList } from '#features/shared/list/useResourceList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { useAllowed } from '#features/shared/useRoleReason'
import { projectCollaborator } from '#store/model/needs'
import { useParam } from '#features/routing/useParam'
import { vpcColumns } from './columns'
import { deleteVpc } from './commands'

const textOf = (vpc: Vpc) => [...described.textOf(vpc), vpc.dnsName]

/** The project's private networks; the create panel opens over it. */
export function VpcsPage() {
  const { project } = useParam('project')
  const list = useResourceList({
    ...described,
    nouns: ['VPC', 'VPCs'],
    endpoint: vpcsApi.endpoints.vpcList,
    args: { project },
    columns: useMemo(() => vpcColumns(project), [project]),
    textOf,
  })
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (vpc: Vpc) => [
      copyId(vpc.id),
      allowed({
        key: 'edit',
        label: 'Edit',
        link: <Link to={paths.vpcEdit({ project, vpc: vpc.name })} preventScrollReset />,
      }),
      ...commandItems([deleteVpc], vpc),
    ],
    [commandItems, allowed, project],
  )
  return (
    <List
      frame="page"
      title="VPCs"
      list={list}
      menu={menu}
      create={{ label: 'Create VPC', to: paths.vpcsNew({ project }), needs: projectCollaborator }}
      goTo={{ group: 'Go to VPC', to: ({ name }) => paths.vpc({ project, vpc: name }) }}
      empty={{
        title: 'No VPCs',
        body: 'A VPC is a private network: subnets, routers, gateways and a firewall of its own.',
      }}
    />
  )
}
