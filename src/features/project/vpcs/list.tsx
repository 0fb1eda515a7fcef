import { useCallback, useMemo } from 'react'
import { firewallRules } from './firewall/noun'
import type { Vpc } from '#store/api/generated/types'
import { firewallApi } from '#store/api/resources/firewall'
import { vpcsApi } from '#store/api/resources/vpcs'
import { networkCollaborator } from '#model/needs'
import { counted } from '#ui/format/counted'
import { valued } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { loadPage, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { columnsOf, createdColumn, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { described } from '#features/kit/list/described'
import { useResourceList } from '#features/kit/list/useResourceList'
import { rowAnswers } from '#features/kit/list/rowAnswers'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { deleteVpc } from './commands'
import { vpcs } from './noun'

const heads = headsOf(vpcs, {
  Name: 'other',
  'DNS name': 10,
  Description: 'text',
  'Firewall rules': 'word',
  Created: 'date',
})

const vpcColumns = (project: string) =>
  columnsOf<Vpc>()(heads, {
    Name: nameColumn((vpc) => vpcs.to.page({ project, vpc: vpc.name })),
    'DNS name': {
      id: 'dnsName',
      cell: (vpc) => <code>{vpc.dnsName}</code>,
      sortValue: (vpc) => vpc.dnsName,
    },
    Description: descriptionColumn,
    'Firewall rules': {
      id: 'rules',
      align: 'end',
      ...valued(
        rowAnswers(firewallApi.endpoints.vpcFirewallRulesView, ({ name: vpc }: Vpc) => ({ project, vpc })),
        ({ name: vpc }, query) => (
          <QueryCell query={query} width="3ch" missing={<EmptyCell />}>
            {({ rules: { length } }) => (
              <Link
                to={firewallRules.to.list({ project, vpc })}
                aria-label={`${counted(length, 'firewall rule')} of ${vpc}`}
              >
                {length}
              </Link>
            )}
          </QueryCell>
        ),
      ),
    },
    Created: createdColumn,
  })

export const loader = loadPage(vpcsApi.endpoints.vpcList, ({ project }: At<'project'>) => ({ project }))

const textOf = (vpc: Vpc) => [...described.textOf(vpc), vpc.dnsName]

/** The project's private networks; the create panel opens over it. */
export function VpcsPage() {
  const { project } = useParam('project')
  const list = useResourceList({
    ...described,
    nouns: wordsOf(vpcs),
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
      allowed(editItem(vpcs.to.edit({ project, vpc: vpc.name }), { opens: 'page' }), networkCollaborator),
      ...commandItems([deleteVpc], vpc),
    ],
    [commandItems, allowed, project],
  )
  return (
    <List
      frame="page"
      title={vpcs.title}
      list={list}
      menu={menu}
      create={createOf(vpcs, 'create', { project })}
      goTo={{ to: ({ name }) => vpcs.to.page({ project, vpc: name }) }}
      empty={{
        body: 'A VPC is a private network with its own subnets, routers, gateways and firewall.',
      }}
    />
  )
}
