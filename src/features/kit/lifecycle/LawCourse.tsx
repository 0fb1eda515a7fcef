import { stateChart } from '#features/debugger/noun'
import { Link } from '#features/kit/routing/Link'
import { Course } from './course/Course'
import { TimeInState } from './course/TimeInState'
import type { Verb } from './course/verb'
import { StateHistory } from './history/StateHistory'
import type { ResourceLaw } from './law'
import { useVerbs } from './useVerbs'

interface LawCourseProps<Row> {
  law: ResourceLaw<Row>
  row: Row
  /** Verbs that take more than the record, such as a form. */
  more?: readonly Verb[]
}

/** The course of a record with a link to its state chart, and its last changes. */
export function LawCourse<Row>({ law, row, more = [] }: LawCourseProps<Row>) {
  const { kind, lifecycle, tone } = law
  const { id, state, since } = law.read(row)
  const verbs = useVerbs()(law.commands(row))
  return (
    <>
      <Course
        // Prevents that the body of another record travels here.
        key={id}
        lifecycle={lifecycle}
        state={state}
        tone={tone(state)}
        verbs={[...verbs, ...more]}
        time={
          <TimeInState
            kind={kind}
            lifecycle={lifecycle}
            id={id}
            state={state}
            {...(since === undefined ? {} : { since })}
          />
        }
        {...(law.effect ? { effect: law.effect(row) } : {})}
      />
      <StateHistory key={`${id} history`} kind={kind} lifecycle={lifecycle} id={id}>
        <Link to={stateChart(kind, id)}>State chart</Link>
      </StateHistory>
    </>
  )
}
