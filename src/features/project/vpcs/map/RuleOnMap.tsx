import { Button } from '#ui/actions/Button'
import { Link } from '#features/kit/routing/Link'
import { firewallRules } from '../firewall/noun'
import type { MapNode } from './mapModel'
import styles from './RuleOnMap.module.css'

interface RuleOnMapProps {
  at: { project: string; vpc: string }
  /** The name of the rule in the address. */
  name: string
  /** Undefined while loading; null if the VPC has no rule of that name. */
  node: MapNode | null | undefined
  onShowAll: () => void
}

/** The firewall rule that is lit on the map, in words, and the way back to the whole map. */
export const RuleOnMap = ({ at, name, node, onShowAll }: RuleOnMapProps) => (
  <div className={styles.rule}>
    <p role="status">
      {node === null ? (
        `There is no firewall rule ${name} in ${at.vpc}.`
      ) : (
        <>
          Rule <Link to={firewallRules.to.edit({ ...at, rule: name })}>{name}</Link>
          {node && `: ${node.description}`}
        </>
      )}
    </p>
    <Button size="small" tone="ghost" onClick={onShowAll}>
      Show all of the map
    </Button>
  </div>
)
