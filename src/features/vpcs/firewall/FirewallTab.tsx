import { useCallback, useMemo } from 'react'
import { Link, Outlet } from 'react-router'
import { paths } from '../../../paths'
import { firewallApi } from '../../../store/api/firewall'
import type { VpcFirewallRule } from '../../../store/api/generated/types'
import { isApiError } from '../../../store/model/apiError'
import { byPriority } from '../../../store/model/firewall'
import { DataTable } from '../../../ui/DataTable'
import { EmptyState } from '../../../ui/EmptyState'
import { usePaletteEntries } from '../../app/palette/paletteStore'
import { LinkButton } from '../../shared/LinkButton'
import { RefusalNotice } from '../../shared/RefusalNotice'
import { copyId, useCommandItems } from '../../shared/useCommandItems'
import { useParam } from '../../shared/useParam'
import { TabActions } from '../TabActions'
import { ruleColumns } from './columns'
import { deleteRule, disableRule, enableRule } from './commands'

/** The VPC's firewall, in the order in which its rules are looked at. */
export function FirewallTab() {
  const { project, vpc } = useParam('project', 'vpc')
  const at = useMemo(() => ({ project, vpc }), [project, vpc])
  const { data, error, refetch } = firewallApi.endpoints.vpcFirewallRulesView.useQuery(at)
  const rules = useMemo(() => data && [...data.rules].sort(byPriority), [data])
  usePaletteEntries(
    useMemo(
      () => [
        { label: 'New firewall rule', group: 'Actions', to: paths.firewallRulesNew(at) },
        ...(rules ?? []).map(({ name }) => ({
          label: name,
          group: 'Edit firewall rule',
          to: paths.firewallRuleEdit({ ...at, rule: name }),
        })),
      ],
      [rules, at],
    ),
  )
  const columns = useMemo(() => ruleColumns(at), [at])
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
  const newRule = (
    <LinkButton tone="primary" to={paths.firewallRulesNew(at)} preventScrollReset>
      New rule
    </LinkButton>
  )
  return (
    <>
      {isApiError(error) && (
        <RefusalNotice error={error} title="Could not load firewall rules" onRetry={() => void refetch()} />
      )}
      {rules?.length === 0 ? (
        <EmptyState
          title="No firewall rules"
          body="Without a rule that allows it, nothing reaches the instances of this VPC, and everything may leave."
          action={newRule}
        />
      ) : (
        <>
          <TabActions
            context={
              rules &&
              `${rules.length} ${rules.length === 1 ? 'rule' : 'rules'}. Those with lower priority numbers are looked at first.`
            }
          >
            {newRule}
          </TabActions>
          <DataTable
            label="Firewall rules"
            columns={columns}
            rows={rules}
            // Every change of the list gives all rules new ids; a name is what stays.
            rowKey={(rule) => rule.name}
            glowKey={(rule) => rule.status}
            menu={menu}
          />
        </>
      )}
      <Outlet />
    </>
  )
}
