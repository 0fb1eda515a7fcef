import { Link } from 'react-router'
import { paths } from '../../../paths'
import type { VpcFirewallRule, VpcFirewallRuleProtocol } from '../../../store/api/generated/types'
import { DateText } from '../../../ui/DateText'
import type { Column } from '../../../ui/DataTable'
import { EmptyCell } from '../../../ui/EmptyCell'
import { StateBadge } from '../../../ui/StateBadge'
import { Tooltip } from '../../../ui/Tooltip'
import styles from '../Cells.module.css'
import { endpointKinds, Part, type Endpoint } from '../parts'

interface RulePart {
  kind: string
  value?: string | undefined
}

/** How many parts are shown before the rest hides behind a number. */
const SHOWN = 2

const words = { allow: 'Allow', deny: 'Deny', inbound: 'Inbound', outbound: 'Outbound' } as const

const ofEndpoint = (endpoint: Endpoint): RulePart => ({
  kind: endpointKinds[endpoint.type],
  value: endpoint.type === 'drop' ? undefined : endpoint.value,
})

function ofProtocol(protocol: VpcFirewallRuleProtocol): RulePart {
  const kind = protocol.type.toUpperCase()
  if (protocol.type !== 'icmp' || !protocol.value) return { kind }
  const { icmpType, code } = protocol.value
  return { kind, value: code ? `type ${icmpType} code ${code}` : `type ${icmpType}` }
}

/** Everything by which a rule narrows down: hosts, then protocols, then ports. */
const filterParts = ({ filters }: VpcFirewallRule): RulePart[] => [
  ...(filters.hosts ?? []).map(ofEndpoint),
  ...(filters.protocols ?? []).map(ofProtocol),
  ...(filters.ports ?? []).map((value) => ({ kind: 'Port', value })),
]

const partText = ({ kind, value }: RulePart) => (value === undefined ? kind : `${kind} ${value}`)

/** Two parts in full, or the first and how many more there are. */
function Parts({ parts, noun }: { parts: readonly RulePart[]; noun: string }) {
  const [first] = parts
  if (!first) return <EmptyCell />
  const shown = parts.length <= SHOWN ? parts : [first]
  const rest = parts.slice(shown.length)
  const others = `Other ${noun}: ${rest.map(partText).join(', ')}`
  return (
    <span className={styles.parts}>
      {shown.map((part) => (
        <Part key={partText(part)} {...part} />
      ))}
      {rest.length > 0 && (
        <Tooltip text={others}>
          <span tabIndex={0} role="note" aria-label={others}>
            +{rest.length}
          </span>
        </Tooltip>
      )}
    </span>
  )
}

/** Columns of a VPC's firewall rules. */
export const ruleColumns = (at: { project: string; vpc: string }): readonly Column<VpcFirewallRule>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: (rule) => (
      <Link to={paths.firewallRuleEdit({ ...at, rule: rule.name })} preventScrollReset>
        {rule.name}
      </Link>
    ),
    sortValue: (rule) => rule.name,
  },
  {
    id: 'priority',
    header: 'Priority',
    align: 'end',
    cell: (rule) => rule.priority,
    sortValue: (rule) => rule.priority,
  },
  {
    id: 'action',
    header: 'Action',
    cell: (rule) => words[rule.action],
    sortValue: (rule) => rule.action,
  },
  {
    id: 'direction',
    header: 'Direction',
    cell: (rule) => words[rule.direction],
    sortValue: (rule) => rule.direction,
  },
  {
    id: 'targets',
    header: 'Targets',
    cell: (rule) => <Parts parts={rule.targets.map(ofEndpoint)} noun="targets" />,
  },
  { id: 'filters', header: 'Filters', cell: (rule) => <Parts parts={filterParts(rule)} noun="filters" /> },
  {
    id: 'status',
    header: 'Status',
    cell: (rule) => (
      <StateBadge tone={rule.status === 'enabled' ? 'well' : 'attention'} label={rule.status} />
    ),
    sortValue: (rule) => rule.status,
  },
  {
    id: 'timeCreated',
    header: 'Created',
    cell: (rule) => <DateText iso={rule.timeCreated} />,
    sortValue: (rule) => rule.timeCreated,
  },
]
