import { paths } from '#src/paths'
import { firewallApi } from '#store/api/resources/firewall'
import type { Vpc } from '#store/api/generated/types'
import { dateOf, timeOf } from '#store/model/dates'
import { DateText } from '#ui/text/DateText'
import type { Column } from '#ui/tables/column'
import { DescriptionText } from '#ui/text/DescriptionText'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { Link } from '#features/routing/Link'
import { useRowQuery } from '#features/shared/list/useRowQuery'
import { QueryCell } from '#features/shared/QueryCell'

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
  {
    id: 'name',
    header: 'Name',
    cell: (vpc) => <Link to={paths.vpc({ project, vpc: vpc.name })}>{vpc.name}</Link>,
    sortValue: (vpc) => vpc.name,
  },
  {
    id: 'dnsName',
    header: 'DNS name',
    cell: (vpc) => <code>{vpc.dnsName}</code>,
    sortValue: (vpc) => vpc.dnsName,
  },
  {
    id: 'description',
    header: 'Description',
    isPlain: true,
    cell: (vpc) => <DescriptionText text={vpc.description} />,
  },
  {
    id: 'rules',
    header: 'Firewall rules',
    align: 'end',
    cell: (vpc) => <RuleCount project={project} vpc={vpc.name} />,
  },
  {
    id: 'timeCreated',
    header: 'Created',
    cell: (vpc) => <DateText at={dateOf(vpc, 'timeCreated')} />,
    sortValue: (vpc) => timeOf(vpc, 'timeCreated'),
  },
]
