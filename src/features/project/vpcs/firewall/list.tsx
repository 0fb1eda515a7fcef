import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import { useCallback, useMemo, useState } from 'react'
import type { VpcFirewallRule, VpcFirewallRuleProtocol } from '#store/api/generated/types'
import { firewallApi } from '#store/api/resources/firewall'
import { wordsOr } from '#model/entryOf'
import { byPriority } from '#model/network/changedRules'
import { rulesThatNeverApply, type NeverApplies } from '#model/network/reach/ruleOverlap'
import { protocolName, protocolText } from '#model/network/protocolText'
import { networkCollaborator } from '#model/needs'
import { counted } from '#ui/format/counted'
import { StateMark } from '#ui/feedback/StateBadge'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { OverflowList } from '#ui/text/OverflowList'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { load, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { columnsOf, createdColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { useWholeList } from '#features/kit/list/useWholeList'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import styles from '../Cells.module.css'
import { endpointKind, EndpointLabel, endpointValue, hasName, type Endpoint } from '../EndpointLabel'
import { Badge } from '#ui/feedback/Badge'
import type { ReachAnswer } from '../reach/answerReach'
import { decidingRule } from '../reach/decidingRule'
import { ReachLine } from '../reach/ReachLine'
import { deleteRule, disableRule, enableRule } from './commands'
import { firewallRules } from './noun'

interface RulePart {
  kind: string
  value?: string | undefined
  isName?: boolean
}

/** Number of parts shown before the rest is summarised. */
const SHOWN = 2

/** The maximum length of two parts that fit beside each other in a narrow column: "TCP", "Port 9100". */
const SHORT = 14

const directions = { inbound: 'Inbound', outbound: 'Outbound' } as const
const actions = { allow: 'Allow', deny: 'Deny' } as const

/** The direction as an arrow, where its column is hidden. */
const DirectionArrow = ({ direction }: Pick<VpcFirewallRule, 'direction'>) => {
  const Arrow = direction === 'inbound' ? ArrowDownToLine : ArrowUpFromLine
  return (
    <span className={styles.arrow}>
      <Arrow size={14} aria-hidden />
      <VisuallyHidden>{wordsOr(directions, direction)}</VisuallyHidden>
    </span>
  )
}

/** The action of a rule. A mark shows it, not a colour: deny is no failure. */
const Action = ({ action, direction }: Pick<VpcFirewallRule, 'action' | 'direction'>) => (
  <span className={styles.action}>
    <DirectionArrow direction={direction} />
    {action === 'allow' ? <Check size={14} aria-hidden /> : <Ban size={14} aria-hidden />}
    {wordsOr(actions, action)}
  </span>
)

/** The status of a rule. Most are enabled, so only a disabled one has a mark, and its whole row is muted. */
const Status = ({ status }: { status: VpcFirewallRule['status'] }) => (
  <span className={`${styles.status} ${status === 'disabled' ? styles.off : styles.on}`}>
    {status === 'disabled' && <StateMark tone="off" />}
    {status}
  </span>
)

const ofEndpoint = (endpoint: Endpoint): RulePart => ({
  kind: endpointKind(endpoint.type),
  value: endpointValue(endpoint),
  isName: hasName(endpoint),
})

function ofProtocol(protocol: VpcFirewallRuleProtocol): RulePart {
  const kind = protocolName(protocol.type)
  if (!('value' in protocol) || !protocol.value) return { kind }
  const { icmpType, code } = protocol.value
  return { kind, value: code ? `type ${icmpType} code ${code}` : `type ${icmpType}` }
}

/** All filters of a rule: hosts, then protocols, then ports. */
const filterParts = ({ filters }: VpcFirewallRule): RulePart[] => [
  ...(filters.hosts ?? []).map(ofEndpoint),
  ...(filters.protocols ?? []).map(ofProtocol),
  ...(filters.ports ?? []).map((value) => ({ kind: 'Port', value })),
]

const partText = ({ kind, value }: RulePart) => (value === undefined ? kind : `${kind} ${value}`)

/** The texts of a rule that a filter searches: its cells and its description. */
const ruleText = (rule: VpcFirewallRule) => [
  rule.name,
  rule.description,
  ...[...rule.targets.map(ofEndpoint), ...filterParts(rule)].map(partText),
  ...(rule.filters.protocols ?? []).map(protocolText),
]

/** The first part, with the number of the others. */
const FirstPart = ({ parts, noun }: { parts: readonly RulePart[]; noun: string }) => {
  const [first, ...rest] = parts
  return first ? (
    <OverflowList heading={`Other ${noun}`} first={<EndpointLabel {...first} />} more={rest.map(partText)} />
  ) : (
    <EmptyCell />
  )
}

/**
 * Up to two parts in full, otherwise the first and the number of others. In a narrow column, two parts only if
 * they are short.
 */
function Parts({ parts, noun }: { parts: readonly RulePart[]; noun: string }) {
  if (parts.length !== SHOWN) return <FirstPart parts={parts} noun={noun} />
  const both = (
    <span className={styles.parts}>
      {parts.map((part) => (
        <EndpointLabel key={partText(part)} {...part} />
      ))}
    </span>
  )
  if (parts.map(partText).join('').length <= SHORT) return both
  return (
    <>
      <span className={styles.full}>{both}</span>
      <span className={styles.compact}>
        <FirstPart parts={parts} noun={noun} />
      </span>
    </>
  )
}

const heads = headsOf(firewallRules, {
  Name: 17,
  Priority: 'figure',
  Action: 7,
  Direction: 7,
  Targets: 'text',
  Filters: 'text',
  Status: 7,
  Created: 'date',
})

const neverTexts: Readonly<Record<Exclude<NeverApplies['kind'], 'covered'>, string>> = {
  otherVpc: 'it names another VPC',
  noPorts: 'its protocols have no ports',
}

/** Why a rule never decides, if so. */
const NeverNote = ({ why }: { why: NeverApplies | undefined }) =>
  why && (
    <span className={styles.never}>
      Never applies: {why.kind === 'covered' ? `${why.by} comes first` : neverTexts[why.kind]}
    </span>
  )

interface RuleMarks {
  /** The rules that never decide, by name. */
  never: ReadonlyMap<string, NeverApplies>
  /** The name of the rule that decided what was asked. */
  deciding: string | undefined
}

/** Columns of a VPC's firewall rules. */
const ruleColumns = (at: { project: string; vpc: string }, { never, deciding }: RuleMarks) =>
  columnsOf<VpcFirewallRule>()(heads, {
    Name: {
      id: 'name',
      cell: (rule) => (
        <>
          <Link
            to={firewallRules.to.edit({ ...at, rule: rule.name })}
            className={styles.name}
            preventScrollReset
          >
            {rule.name}
          </Link>
          {rule.status === 'disabled' && (
            <span className={`${styles.insteadOfStatus} ${styles.off}`}>
              <StateMark tone="off" /> Off
            </span>
          )}
          {rule.name === deciding && <Badge isMark>Decides</Badge>}
          <NeverNote why={never.get(rule.name)} />
        </>
      ),
      sortValue: (rule) => rule.name,
    },
    Priority: {
      id: 'priority',
      align: 'end',
      cell: (rule) => rule.priority,
      sortValue: (rule) => rule.priority,
    },
    Action: {
      id: 'action',
      cell: (rule) => <Action action={rule.action} direction={rule.direction} />,
      sortValue: (rule) => rule.action,
    },
    Direction: {
      id: 'direction',
      hideBelow: 'medium',
      cell: (rule) => wordsOr(directions, rule.direction),
      sortValue: (rule) => rule.direction,
    },
    Targets: {
      id: 'targets',
      cell: (rule) => <Parts parts={rule.targets.map(ofEndpoint)} noun="targets" />,
    },
    Filters: { id: 'filters', cell: (rule) => <Parts parts={filterParts(rule)} noun="filters" /> },
    Status: {
      id: 'status',
      isPlain: true,
      hideBelow: 'medium',
      cell: (rule) => <Status status={rule.status} />,
      sortValue: (rule) => rule.status,
    },
    Created: { ...createdColumn, hideBelow: 'wide' },
  })

/** The facets of firewall rules. */
const ruleFacets: readonly Facet<VpcFirewallRule>[] = [
  wordFacet('action', 'Action', (rule) => rule.action),
  wordFacet('direction', 'Direction', (rule) => rule.direction),
  wordFacet('status', 'Status', (rule) => rule.status),
  wordFacet(
    'protocol',
    'Protocol',
    ({ filters }) => (filters.protocols ?? []).map(({ type }) => type),
    protocolName,
  ),
]

export const loader = load(
  firewallApi.endpoints.vpcFirewallRulesView,
  ({ project, vpc }: At<'project' | 'vpc'>) => ({ project, vpc }),
)

// Every change of the list gives all rules new ids, so rows are keyed by name.
const nameOf = (rule: VpcFirewallRule) => rule.name
const statusOf = (rule: VpcFirewallRule) => rule.status

/** The VPC's firewall rules, in order of evaluation. */
export function FirewallTab() {
  const { project, vpc } = useParam('project', 'vpc')
  const at = useMemo(() => ({ project, vpc }), [project, vpc])
  const query = firewallApi.endpoints.vpcFirewallRulesView.useQuery(at)
  const rules = useMemo(() => query.data && [...query.data.rules].sort(byPriority), [query.data])
  const [answer, setAnswer] = useState<ReachAnswer>()
  const deciding = answer && decidingRule(answer)
  const never = useMemo(() => rulesThatNeverApply(rules ?? [], vpc), [rules, vpc])
  const list = useWholeList({
    nouns: wordsOf(firewallRules),
    rows: rules,
    queries: [query],
    base: 'priority',
    columns: useMemo(() => ruleColumns(at, { never, deciding }), [at, never, deciding]),
    facets: ruleFacets,
    rowKey: nameOf,
    nameOf,
    textOf: ruleText,
    highlightKey: statusOf,
  })
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (rule: VpcFirewallRule) => {
      const ruleAt = { ...at, rule: rule.name }
      return [
        copyId(rule.id),
        allowed(editItem(firewallRules.to.edit(ruleAt)), networkCollaborator),
        allowed(
          {
            kind: 'link',
            key: 'clone',
            label: 'Clone',
            link: <Link to={firewallRules.to.clone(ruleAt)} preventScrollReset />,
          },
          networkCollaborator,
        ),
        ...commandItems([rule.status === 'enabled' ? disableRule : enableRule, deleteRule], rule),
      ]
    },
    [commandItems, allowed, at],
  )
  return (
    <List
      frame="tab"
      title={firewallRules.title}
      tools={<ReachLine at={at} onAnswer={setAnswer} />}
      context={rules && `${counted(rules.length, 'rule')}. The lowest priority number wins.`}
      list={list}
      menu={menu}
      create={createOf(firewallRules, 'create', at)}
      goTo={{ group: 'Edit firewall rule', to: ({ name }) => firewallRules.to.edit({ ...at, rule: name }) }}
      empty={{
        body: 'Without a rule that allows it, nothing reaches the instances of this VPC, and everything may leave.',
      }}
    />
  )
}
