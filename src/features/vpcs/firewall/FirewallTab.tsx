import { useCallback, useMemo } from 'react'
import { paths } from '#src/paths'
import { firewallApi } from '#store/api/resources/firewall'
import type { VpcFirewallRule } from '#store/api/generated/types'
import { byPriority } from '#store/model/firewall'
import { Link } from '#features/routing/Link'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { useAllowed } from '#features/shared/useRoleReason'
import { projectCollaborator } from '#store/model/needs'
import { useParam } from '#features/routing/useParam'
import { ruleColumns, ruleText } from './columns'
import { deleteRule, disableRule, enableRule } from './commands'
import { ruleFacets } from './facets'

// Every change of the list gives all rules new ids, so rows are keyed by name.
const nameOf = (rule: VpcFirewallRule) => rule.name
const statusOf = (rule: VpcFirewallRule) => rule.status

/** The VPC's firewall rules, in order of evaluation. */
export function FirewallTab() {
  const { project, vpc } = useParam('project', 'vpc')
  const at = useMemo(() => ({ project, vpc }), [project, vpc])
  const query = firewallApi.endpoints.vpcFirewallRulesView.useQuery(at)
  const rules = useMemo(() => query.data && [...query.data.rules].sort(byPriority), [query.data])
  const list = useWholeList({
    nouns: ['firewall rule', 'firewall rules'],
    rows: rules,
    queries: [query],
    base: 'priority',
    columns: useMemo(() => ruleColumns(at), [at]),
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
        allowed({
          key: 'edit',
          label: 'Edit',
          link: <Link to={paths.firewallRuleEdit(ruleAt)} preventScrollReset />,
        }),
        allowed({
          key: 'clone',
          label: 'Clone',
          link: <Link to={paths.firewallRuleClone(ruleAt)} preventScrollReset />,
        }),
        ...commandItems([rule.status === 'enabled' ? disableRule : enableRule, deleteRule], rule),
      ]
    },
    [commandItems, allowed, at],
  )
  return (
    <List
      frame="tab"
      title="Firewall rules"
      context={
        rules &&
        `${rules.length} ${rules.length === 1 ? 'rule' : 'rules'}. Those with lower priority numbers are looked at first.`
      }
      list={list}
      menu={menu}
      create={{ label: 'Add firewall rule', to: paths.firewallRulesNew(at), needs: projectCollaborator }}
      goTo={{ group: 'Edit firewall rule', to: ({ name }) => paths.firewallRuleEdit({ ...at, rule: name }) }}
      empty={{
        title: 'No firewall rules',
        body: 'Without a rule that allows it, nothing reaches the instances of this VPC, and everything may leave.',
      }}
    />
  )
}
