import { useDeferredValue, useMemo } from 'react'
import type { VpcFirewallRule } from '#store/api/generated/types'
import { firewallApi } from '#store/api/resources/firewall'
import { pairChanges } from '#model/network/reach/pairChanges'
import { Spinner } from '#ui/feedback/Spinner'
import { useForm } from '#features/kit/form/FormFields'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { withDrafts } from '../firewall/ruleDrafts'
import { ruleOf, type RuleFormValues } from '../firewall/ruleValues'
import { useVpcNetwork } from '../map/useVpcNetwork'
import { pairTexts } from './pairTexts'
import styles from './PairChangesPart.module.css'
import { reachInterfaces } from './reachInterfaces'

interface PairChangesPartProps {
  at: { project: string; vpc: string }
  /** The rule that is edited; undefined for a new one. */
  was: VpcFirewallRule | undefined
}

/** Which pairs of instances gain or lose what when the typed rule is saved. It follows what is typed. Rule: NET-21. */
export function PairChangesPart({ at, was }: PairChangesPartProps) {
  const values = useDeferredValue(useForm<RuleFormValues>().values)
  const { network, queries } = useVpcNetwork(at)
  const firewall = firewallApi.endpoints.vpcFirewallRulesView.useQuery(at)
  const rules = firewall.data?.rules
  const texts = useMemo(() => {
    if (!network || !rules) return undefined
    const now = {
      vpc: at.vpc,
      rules,
      subnets: network.subnets,
      routers: [],
      routes: new Map(),
      gateways: [],
      interfaces: reachInterfaces(network),
    }
    const after = [...rules.filter(({ name }) => name !== was?.name), ruleOf(withDrafts(values))]
    return pairTexts(pairChanges(now, after))
  }, [at.vpc, network, rules, was, values])
  const isFailed = [...queries, firewall].some(({ error }) => error !== undefined)
  return (
    <>
      <QueryFailures of={[...queries, firewall]} what="the instances of the VPC" />
      <div role="status" aria-label="What pairs gain and lose" className={styles.changes}>
        {!texts && !isFailed && (
          <p>
            <Spinner /> Comparing …
          </p>
        )}
        {texts?.length === 0 && <p>No pair of instances gains or loses anything.</p>}
        {texts && texts.length > 0 && (
          <ul>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      {texts && (
        <p className={styles.note}>
          Computed here, by the firewall alone: routes and external addresses stay as they are.
        </p>
      )}
    </>
  )
}
