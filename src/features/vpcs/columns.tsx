import { Link } from 'react-router'
import { paths } from '../../paths'
import { firewallApi } from '../../store/api/firewall'
import type { Vpc } from '../../store/api/generated/types'
import { DateText } from '../../ui/DateText'
import type { Column } from '../../ui/DataTable'
import { DescriptionText } from '../../ui/DescriptionText'
import { EmptyCell } from '../../ui/EmptyCell'
import { Skeleton } from '../../ui/Skeleton'

function RuleCount({ project, vpc }: { project: string; vpc: string }) {
  const { data, isLoading } = firewallApi.endpoints.vpcFirewallRulesView.useQuery({ project, vpc })
  if (isLoading) return <Skeleton width="3ch" />
  if (!data) return <EmptyCell />
  const count = data.rules.length
  return (
    <Link to={paths.firewallRules({ project, vpc })} aria-label={`${count} firewall rules of ${vpc}`}>
      {count}
    </Link>
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
  { id: 'description', header: 'Description', cell: (vpc) => <DescriptionText text={vpc.description} /> },
  {
    id: 'rules',
    header: 'Firewall rules',
    align: 'end',
    cell: (vpc) => <RuleCount project={project} vpc={vpc.name} />,
  },
  {
    id: 'timeCreated',
    header: 'Created',
    cell: (vpc) => <DateText iso={vpc.timeCreated} />,
    sortValue: (vpc) => vpc.timeCreated,
  },
]
