import { paths } from '#src/paths'
import { firewallApi } from '#store/api/resources/firewall'
import type { Vpc } from '#store/api/generated/types'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { Link } from '#features/routing/Link'
import { useRowQuery } from '#features/shared/list/useRowQuery'
import { QueryCell } from '#features/shared/QueryCell'
import { createdColumn, descriptionColumn, nameColumn } from '#features/shared/list/columns'

function RuleCount({ project, vpc }: { project: string; vpc: string }) {
  const { place, query } = useRowQuery(firewallApi.endpoints.vpcFirewallRulesView, { project, vpc })
  return (
    <span ref={place}>
      <QueryCell query={query} width="3ch" missing={<EmptyCell />}>
        {({ rules: { length } }) => (
          <Link to={paths.firewallRules({ project, vpc })} aria-label={`${length} firewall rules of ${vpc}`}>
            {length}
          </Link>
        )}
      </QueryCell>
    </span>
  )
}

/** Columns of the project's VPC list. */
export const vpcColumns = (project: string): readonly Column<Vpc>[] => [
  nameColumn((vpc) => paths.vpc({ project, vpc: vpc.name })),
  {
    id: 'dnsName',
    header: 'DNS name',
    cell: (vpc) => <code>{vpc.dnsName}</code>,
    sortValue: (vpc) => vpc.dnsName,
  },
  descriptionColumn,
  {
    id: 'rules',
    header: 'Firewall rules',
    align: 'end',
    cell: (vpc) => <RuleCount project={project} vpc={vpc.name} />,
  },
  createdColumn,
]
