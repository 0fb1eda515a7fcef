import { regionNow } from '#src/regionTime'
import { Suspense, useState } from 'react'
import { stateChart } from '#features/console/debugger/noun'
import { Link } from '#features/kit/routing/Link'
import { lazyPart } from '#ui/lazyPart'
import { courseSwitched } from '#store/slices/preferences'
import { useAppDispatch, useAppSelector, useConsolePart, usePlanFor } from '#store/hooks'
import { Course } from './course/Course'
import { TimeInState } from './course/TimeInState'
import type { Verb } from './course/verb'
import type { StatefulResource } from './statefulResource'
import { LateLifecycleCard } from './lazyLifecycleCard'
import { lifecycleCards } from './openCard'
import { PlanNews, LatePlanSection } from './plan/PlanProgress'
import { useLook } from './stuck'
import { useVerbs } from './useVerbs'

const StateHistory = lazyPart(async () => (await import('./history/StateHistory')).StateHistory)

/**
 * A page that opens this soon after its record was created shows the whole course, in milliseconds. So does one while a
 * plan runs for the record, and one whose user has chosen so, which is remembered. Nothing opens or closes it while the
 * page is open.
 */
const NEW_MS = 10_000

const isNew = (created: Date | null | undefined) => !!created && regionNow() - created.getTime() < NEW_MS

interface LifecycleCourseProps<Row> {
  resource: StatefulResource<Row>
  row: Row
  /** Verbs that take more than the record, such as a form. */
  more?: readonly Verb[]
}

/** The course of a record, with its plan, its last changes and a link to the chart of its states. */
export const LifecycleCourse = <Row,>(props: LifecycleCourseProps<Row>) => (
  // Another record has a course of its own: no body travels from one to the other.
  <OneCourse key={props.resource.read(props.row).id} {...props} />
)

function OneCourse<Row>({ resource, row, more = [] }: LifecycleCourseProps<Row>) {
  const { kind, lifecycle } = resource
  const { id, state, since, created } = resource.read(row)
  const look = useLook(resource, row)
  const verbs = useVerbs()(resource.commands(row))
  const cards = useConsolePart(lifecycleCards)
  const plan = usePlanFor(id)
  const dispatch = useAppDispatch()
  const isPreferred = useAppSelector(({ preferences }) => preferences.wholeCourse)
  // Decided once, on opening the page: nothing moves by itself afterwards.
  const [isNews, setIsNews] = useState(() => plan !== undefined || isNew(created))
  return (
    <>
      <PlanNews plan={plan} />
      <Course
        lifecycle={lifecycle}
        state={state}
        look={look}
        verbs={[...verbs, ...more]}
        time={<TimeInState kind={kind} lifecycle={lifecycle} id={id} state={state} since={since} />}
        effect={resource.effect?.(row)}
        plan={
          plan && (
            <Suspense>
              <LatePlanSection plan={plan} />
            </Suspense>
          )
        }
        explain={{
          ref: (anchor) => cards.note(anchor, resource, row),
          preload: LateLifecycleCard.preload,
          open: (anchor) => cards.toggle(anchor, 'notPossible'),
        }}
        isWhole={isPreferred || isNews}
        onWhole={(isWhole) => {
          setIsNews(false)
          dispatch(courseSwitched(isWhole))
        }}
        more={
          <Suspense>
            <StateHistory kind={kind} lifecycle={lifecycle} id={id}>
              <Link to={stateChart(kind, id)}>How its states work</Link>
            </StateHistory>
          </Suspense>
        }
      />
    </>
  )
}
