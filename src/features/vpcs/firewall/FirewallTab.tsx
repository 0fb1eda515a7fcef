import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { firewallApi } from '../../../store/api/firewall'
import type { VpcFirewallRule } from '../../../store/api/generated/types'
import { byPriority } from '../../../store/model/firewall'
import { ListTab } from '../../shared/list/ListPage'
import { useWholeList } from '../../shared/list/useWholeList'
import { copyId, useCommandItems } from '../../shared/useCommandItems'
import { useParam } from '../../shared/useParam'
import { ruleColumns, ruleText } from './columns'
import { deleteRule, disableRule, enableRule } from './commands'
import { ruleFacets } from './facets'

// Every change of the list gives all rules new ids; a name is what stays.
const nameOf = (rule: VpcFirewallRule) => rule.name
const statusOf = (rule: VpcFirewallRule) => rule.status

/** The VPC's firewall, in the order in which its rules are looked at. */
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
    glowKey: statusOf,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (rule: VpcFirewallRule) => {
      const here = { ...at, rule: rule.name }
      return [
        copyId(rule.id),
        { key: 'edit', label: 'Edit', link: <Link to={paths.firewallRuleEdit(here)} preventScrollReset /> },
        {
          key: 'clone',
          label: 'Clone',
          link: <Link to={paths.firewallRuleClone(here)} preventScrollReset />,
        },
        ...commandItems([rule.status === 'enabled' ? disableRule : enableRule, deleteRule], rule),
      ]
    },
    [commandItems, at],
  )
  return (
    <ListTab
      title="Firewall rules"
      context={
        rules &&
        `${rules.length} ${rules.length === 1 ? 'rule' : 'rules'}. Those with lower priority numbers are looked at first.`
      }
      list={list}
      menu={menu}
      create={{ label: 'Add firewall rule', to: paths.firewallRulesNew(at) }}
      goTo={{ group: 'Edit firewall rule', to: ({ name }) => paths.firewallRuleEdit({ ...at, rule: name }) }}
      empty={{
        title: 'No firewall rules',
        body: 'Without a rule that allows it, nothing reaches the instances of this VPC, and everything may leave.',
      }}
    />
  )
}
