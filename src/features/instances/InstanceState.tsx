import type { ReactNode } from 'react'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance } from '#store/api/generated/types'
import { useStalledSince } from '#store/hooks'
import { dateOf } from '#store/model/dates'
import { AgeText } from '#ui/text/AgeText'
import { formatSpan, spanChangesAt } from '#ui/format/age'
import { useNow } from '#ui/text/useNow'
import styles from './InstanceState.module.css'
import { TimeInState } from '#features/kit/lifecycle/course/TimeInState'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { instanceLaw } from './law'

interface InstanceStateProps {
  instance: Instance
  /** Additional text on the same line. */
  children?: ReactNode
}

/** The state of an instance with its duration, or with the waiting time of a command. */
export function InstanceState({ instance, children }: InstanceStateProps) {
  const { id, runState } = instance
  const stalledSince = useStalledSince(id)
  return (
    <span className={styles.state}>
      <StateButton law={instanceLaw} row={instance} />
      {stalledSince === undefined ? (
        <StateAge instance={instance} />
      ) : (
        <Stalled state={runState} since={stalledSince} />
      )}
      {children}
    </span>
  )
}

function StateAge({ instance }: { instance: Instance }) {
  const { id, runState: state } = instance
  const since = dateOf(instance, 'timeRunStateUpdated')
  if (!instanceLifecycle.isTransitional(state)) return <AgeText at={since} />
  return <TimeInState kind="instance" lifecycle={instanceLifecycle} id={id} state={state} since={since} />
}

const Stalled = ({ state, since }: { state: string; since: number }) => (
  <span className={styles.stalled}>
    still {state}, {formatSpan(useNow((from) => spanChangesAt(since, from)) - since)}
  </span>
)
