import { Ban, Check } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import type { VpcFirewallRule, VpcFirewallRuleProtocol } from '../../../store/api/generated/types'
import { dateOf, timeOf } from '../../../store/model/dates'
import { DateText } from '../../../ui/DateText'
import type { Column } from '../../../ui/DataTable'
import { EmptyCell } from '../../../ui/EmptyCell'
import { FewOf } from '../../../ui/FewOf'
import { StateMark } from '../../../ui/StateBadge'
import styles from '../Cells.module.css'
import { endpointKinds, Part, type Endpoint } from '../parts'

interface RulePart {
  kind: string
  value?: string | undefined
}

/** How many parts are shown before the rest hides behind a number. */
const SHOWN = 2

const directions = { inbound: 'Inbound', outbound: 'Outbound' } as const

/** What a rule does with the traffic: the one thing of it that must not be misread. */
const Action = ({ action }: { action: VpcFirewallRule['action'] }) =>
  action === 'allow' ? (
    <span className={styles.allow}>
      <Check size={14} aria-hidden />
      Allow
    </span>
  ) : (
    <span className={styles.deny}>
      <Ban size={14} aria-hidden />
      Deny
    </span>
  )

/** Most rules are enabled, so that is said quietly; the others stand out. */
const Status = ({ status }: { status: VpcFirewallRule['status'] }) => (
  <span className={status === 'enabled' ? styles.enabled : styles.disabled}>
    <StateMark tone={status === 'enabled' ? 'well' : 'attention'} />
    {status}
  </span>
)

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

/** What a text filter looks at in a rule: what stands in its row, and its description. */
export const ruleText = (rule: VpcFirewallRule) => [
  rule.name,
  rule.description,
  ...[...rule.targets.map(ofEndpoint), ...filterParts(rule)].map(partText),
]

/** Two parts in full, or the first and how many more there are. */
function Parts({ parts, noun }: { parts: readonly RulePart[]; noun: string }) {
  const [first, ...rest] = parts
  if (!first) return <EmptyCell />
  if (parts.length > SHOWN)
    return <FewOf heading={`Other ${noun}`} first={<Part {...first} />} more={rest.map(partText)} />
  return (
    <span className={styles.parts}>
      {parts.map((part) => (
        <Part key={partText(part)} {...part} />
      ))}
    </span>
  )
}

/** Columns of a VPC's firewall rules. */
export const ruleColumns = (at: { project: string; vpc: string }): readonly Column<VpcFirewallRule>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: (rule) => (
      <>
        <Link
          to={paths.firewallRuleEdit({ ...at, rule: rule.name })}
          className={styles.name}
          preventScrollReset
        >
          {rule.name}
        </Link>
        {rule.status === 'disabled' && (
          <span className={styles.insteadOfStatus}>
            <StateMark tone="attention" /> Off
          </span>
        )}
      </>
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
    cell: (rule) => <Action action={rule.action} />,
    sortValue: (rule) => rule.action,
  },
  {
    id: 'direction',
    header: 'Direction',
    cell: (rule) => directions[rule.direction],
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
    spare: 'middle',
    cell: (rule) => <Status status={rule.status} />,
    sortValue: (rule) => rule.status,
  },
  {
    id: 'timeCreated',
    header: 'Created',
    spare: 'early',
    cell: (rule) => <DateText at={dateOf(rule, 'timeCreated')} />,
    sortValue: (rule) => timeOf(rule, 'timeCreated'),
  },
]
