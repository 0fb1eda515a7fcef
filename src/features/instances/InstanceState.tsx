import type { ReactNode } from 'react'
import { instanceLifecycle } from '../../machines/lifecycle/instanceLifecycle'
import type { Instance } from '../../store/api/generated/types'
import { dateOf } from '../../store/model/dates'
import { AgeText } from '../../ui/AgeText'
import { StateBadge } from '../../ui/StateBadge'
import styles from './InstanceState.module.css'
import { instanceTone } from '../shared/stateTones'

interface InstanceStateProps {
  instance: Pick<Instance, 'runState' | 'timeRunStateUpdated'>
  /** What there is to say besides, on the same line. */
  children?: ReactNode
}

/** The state of an instance and for how long it has been so. */
export const InstanceState = ({ instance, children }: InstanceStateProps) => (
  <span className={styles.state}>
    <StateBadge
      tone={instanceTone(instance.runState)}
      label={instance.runState}
      moving={instanceLifecycle.isTransitional(instance.runState)}
    />
    <AgeText at={dateOf(instance, 'timeRunStateUpdated')} />
    {children}
  </span>
)
