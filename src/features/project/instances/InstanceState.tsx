import { Suspense } from 'react'
import { regionTimeOf } from '#src/regionTime'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance } from '#store/api/generated/types'
import type { PlanView } from '#store/actors/plan/planView'
import { lastEnds, type ShownEnd } from '#store/actors/command/lastEnds'
import {
  useAllAsked,
  useAllPlans,
  useAllStalled,
  useAsked,
  useConsolePart,
  useStalledSince,
} from '#store/hooks'
import { useObservable } from '#store/observable'
import { dateOf } from '#model/dates'
import { Spinner } from '#ui/feedback/Spinner'
import { StateMark } from '#ui/feedback/StateBadge'
import { lazyPart } from '#ui/lazyPart'
import { AgeText } from '#ui/text/AgeText'
import { formatShort, shortChangesAt } from '#ui/format/age'
import { useNow } from '#ui/text/useNow'
import styles from './InstanceState.module.css'
import { PlanInRow } from '#features/kit/lifecycle/plan/PlanProgress'
import { TimeInState } from '#features/kit/lifecycle/course/TimeInState'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { useLookSince } from '#features/kit/lifecycle/stuck'
import { instanceResource } from './lifecycle'

// Few rows and pages have seen an end: the first one fetches the code.
const EndActs = lazyPart(async () => (await import('#features/kit/ledger/EndActs')).EndActs, {
  isOptional: true,
})

/** The state of an instance on its page: with its duration, or with the waiting time of a command. */
export function InstanceState({ instance }: { instance: Instance }) {
  return (
    <span className={styles.state}>
      <StateButton resource={instanceResource} row={instance} />
      <StateTime instance={instance} stalledSince={useStalledSince(instance.id)} />
    </span>
  )
}

/**
 * The activity of a row beside its state: the plan with a step for it, when its command had its last news, the label of the
 * command that the region has not answered yet, or how the last one has ended.
 */
type RowActivity = PlanView | number | string | ShownEnd | undefined

/** For the column with the states. */
export function useRowActivity() {
  const plans = useAllPlans()
  const stalled = useAllStalled()
  const asked = useAllAsked()
  const ends = useObservable(useConsolePart(lastEnds))
  return ({ id, runState }: Instance): RowActivity => {
    const end = ends.get(id)
    return plans.get(id) ?? stalled.get(id) ?? asked.get(id) ?? (end?.state === runState ? end : undefined)
  }
}

/** The state in a row: with its duration, with the waiting time of a command, or with its plan, which shows that time. */
export const StateInRow = ({ instance, activity }: { instance: Instance; activity: RowActivity }) => (
  <>
    <StateButton resource={instanceResource} row={instance} />{' '}
    <ActivityInRow instance={instance} activity={activity} />
  </>
)

function ActivityInRow({ instance, activity }: { instance: Instance; activity: RowActivity }) {
  if (typeof activity === 'string') return <Asked label={activity} />
  if (typeof activity !== 'object') return <StateTime isBrief instance={instance} stalledSince={activity} />
  if (!('words' in activity)) return <PlanInRow plan={activity} />
  return (
    <>
      <StateTime isBrief instance={instance} stalledSince={undefined} />{' '}
      <Suspense>
        <EndActs isBrief {...activity.words} />
      </Suspense>
    </>
  )
}

/** A command that was chosen, and that the region has not answered yet. */
const Asked = ({ label }: { label: string }) => (
  <span className={styles.asked}>
    <Spinner /> {label} …
  </span>
)

/**
 * The command of an instance that the region has not answered yet, or the end of the last one, on its page. In a narrow page
 * its line is there while a state leads to an end, so that nothing moves when that comes, and stays after one.
 */
export function InstanceEnd({ instance: { id, runState } }: { instance: Instance }) {
  const end = useObservable(useConsolePart(lastEnds), (ends) => ends.get(id))
  const asked = useAsked(id)
  const isEnd = end?.state === runState
  if (!end && asked === undefined && !instanceLifecycle.isTransitional(runState)) return null
  return (
    <span className={styles.end}>
      {asked !== undefined && <Asked label={asked} />}
      {isEnd && asked === undefined && (
        <>
          {end.words.says}{' '}
          <Suspense>
            <EndActs {...end.words} />
          </Suspense>
        </>
      )}
    </span>
  )
}

/** The mark of a state above the instances that are in it: amber while one of them is stuck. */
export function CountMark({ state, rows }: { state: string; rows: readonly Instance[] }) {
  const longest = Math.min(...rows.map((row) => dateOf(row, 'timeRunStateUpdated')?.getTime() ?? Infinity))
  return <StateMark {...useLookSince(instanceResource, state, longest)} />
}

interface StateTimeProps {
  instance: Instance
  stalledSince: number | undefined
  /** One unit, for lists. */
  isBrief?: boolean
}

function StateTime({ instance, stalledSince, isBrief = false }: StateTimeProps) {
  const { id, runState: state } = instance
  if (stalledSince !== undefined) return <Stalled state={state} since={stalledSince} />
  const since = dateOf(instance, 'timeRunStateUpdated')
  if (isBrief && !instanceLifecycle.isTransitional(state)) return <AgeText at={since} />
  const resource = { kind: 'instance', lifecycle: instanceLifecycle } as const
  return <TimeInState {...resource} id={id} state={state} since={since} isBrief={isBrief} />
}

/** @param props.since when the last news came, by the browser's clock */
function Stalled({ state, since: noted }: { state: string; since: number }) {
  const since = regionTimeOf(noted)
  const now = useNow((from) => shortChangesAt(since, from))
  return (
    <span className={styles.stalled}>
      still {state}, {formatShort(now - since)}
    </span>
  )
}
