import { useState, type FormEvent } from 'react'
import { Button } from '#ui/actions/Button'
import { Field } from '#ui/forms/Field'
import { Select } from '#ui/forms/Select'
import type { Chart } from '#machines/charts/chart'
import { wireWords } from '#model/case'
import { machineName } from '../../model/machineName'
import { chartSubjects } from '../../model/subjects'
import type { Seen } from '../../model/seen'
import type { PageActions } from '../../source/pageActions'
import type { Viewing } from '../debuggerView'
import styles from './SendTab.module.css'

interface ReportFormProps extends Viewing {
  seen: Seen
  charts: readonly Chart[]
  onReport: NonNullable<PageActions['report']>
}

/** The states that the lifecycle allows in a report, then the others. */
function statesFrom(chart: Chart, from: string | undefined) {
  const allowed = new Set(
    chart.edges
      .filter((edge) => edge.from === from && edge.moves.some(({ kind }) => kind === 'report'))
      .map(({ to }) => to),
  )
  const others = chart.states.filter(({ id, type }) => id !== from && type !== 'final')
  return [
    ...others.filter(({ id }) => allowed.has(id)).map(({ id }) => ({ value: id, label: wireWords(id) })),
    ...others
      .filter(({ id }) => !allowed.has(id))
      .map(({ id }) => ({ value: id, label: `${wireWords(id)} (against the law)` })),
  ]
}

/** Reports a state of a resource, as its hardware would. */
export function ReportForm({ seen, charts, onReport, view, show }: ReportFormProps) {
  const [state, setState] = useState<string>()
  const [outcome, setOutcome] = useState('')
  const [isReporting, setReporting] = useState(false)
  const withSomething = charts.filter(({ id }) => seen.resources.some(({ kind }) => kind === id))
  const chart = withSomething.find(({ id }) => id === view.chart) ?? withSomething[0]
  const subjects = chart ? chartSubjects(chart, seen).filter(({ isHere }) => isHere) : []
  const subject = subjects.find(({ of }) => of === view.of) ?? subjects[0]
  const states = chart ? statesFrom(chart, subject?.states[0]) : []
  const target = states.find(({ value }) => value === state) ?? states[0]

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!chart || !subject || !target || isReporting) return
    const { of: id, label: name } = subject
    setReporting(true)
    try {
      await onReport({ kind: chart.id, id, name }, subject.states[0] ?? '', target.value)
      setOutcome(`The page has seen ${name} ${wireWords(target.value)}.`)
    } catch (error) {
      setOutcome(error instanceof Error ? error.message : String(error))
    }
    setReporting(false)
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      aria-label="Report a state for the region"
    >
      <h2>A report of the mock region</h2>
      {!chart || !subject || !target ? (
        <p>
          The page shows no resource with a state. Open a list of instances or disks first, or watch a kind in
          its chart.
        </p>
      ) : (
        <>
          <Field label="Kind">
            {(ids) => (
              <Select
                {...ids}
                value={chart.id}
                options={withSomething.map(({ id }) => ({ value: id, label: machineName(id) }))}
                onChange={(id) => show({ chart: id, of: undefined })}
              />
            )}
          </Field>
          <Field label="Resource" hint={`It is ${wireWords(subject.states[0] ?? '')}.`}>
            {(ids) => (
              <Select
                {...ids}
                value={subject.of}
                options={subjects.map(({ of, label }) => ({ value: of, label }))}
                onChange={(of) => show({ chart: chart.id, of })}
              />
            )}
          </Field>
          <Field label="State">
            {(ids) => <Select {...ids} value={target.value} options={states} onChange={setState} />}
          </Field>
          <Button type="submit" busy={isReporting}>
            Report {wireWords(target.value)}
          </Button>
        </>
      )}
      <p role="status">{outcome}</p>
    </form>
  )
}
