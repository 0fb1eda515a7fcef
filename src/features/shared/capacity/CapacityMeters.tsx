import type { VirtualResourceCounts } from '#store/api/generated/types'
import { FullMark } from '#ui/feedback/FullMark'
import { Meter } from '#ui/feedback/Meter'
import styles from './CapacityMeters.module.css'
import { quotaLeftText, shareOf, shareText } from './left'
import { capacityResources, usedText } from './capacityResources'

interface CapacityMetersProps {
  provisioned: VirtualResourceCounts
  quotas: VirtualResourceCounts
  /** On a phone, each quota is in one line, without what is left. */
  isBrief?: boolean
}

/** The provisioned part of each quota, and the rest. */
export const CapacityMeters = ({ provisioned, quotas, isBrief = false }: CapacityMetersProps) => (
  <ul className={styles.meters} data-brief={isBrief || undefined}>
    {capacityResources.map((resource) => {
      const { key, label, words } = resource
      const [used, quota] = [provisioned[key], quotas[key]]
      return (
        <li key={key} className={styles.meter}>
          <Meter
            label={label}
            value={used}
            max={quota}
            text={usedText(resource, used, quota)}
            isSpent={used > quota}
            isBrief={isBrief}
          />
          <span className={used > quota ? styles.over : styles.left}>
            <span>{quotaLeftText(used, quota, words)}</span>{' '}
            <span>
              <FullMark used={shareOf(used, quota)} /> {shareText(used, quota)}
            </span>
          </span>
        </li>
      )
    })}
  </ul>
)
