import { useState, type SyntheticEvent } from 'react'
import { Button } from '../../../ui/Button'
import { Calendar } from '../../../ui/Calendar'
import { Field } from '../../../ui/Field'
import { TextInput } from '../../../ui/TextInput'
import styles from './CustomRangeForm.module.css'
import {
  clockText,
  dayText,
  momentOf,
  momentText,
  rangeErrors,
  type RangeErrors,
  type Span,
} from './timeRange'

/** The day of a text that is a moment. */
function dayOf(text: string): Date | undefined {
  const at = momentOf(text)
  return at === undefined ? undefined : new Date(at)
}

/** The text with another day; its time stays if it was typed. */
const onDay = (text: string, day: Date, clock: string | undefined) =>
  `${dayText(day)} ${clock ?? text.trim().slice(11)}`

/**
 * A range by its two ends, in the time zone of the reader: typed, or by days from a calendar. It begins with what is
 * shown now, and nothing that happens outside changes what is in it.
 */
export function CustomRangeForm({ range, onApply }: { range: Span; onApply: (span: Span) => void }) {
  const [start, setStart] = useState(() => momentText(range.from))
  const [end, setEnd] = useState(() => momentText(range.to))
  const [isTyped, setTyped] = useState({ start: false, end: false })
  // The day that was picked first, while its counterpart is still to be picked.
  const [first, setFirst] = useState<Date>()
  const [errors, setErrors] = useState<RangeErrors>({})
  const [today] = useState(() => new Date())

  function type(field: 'start' | 'end', text: string) {
    setFirst(undefined)
    setErrors({})
    setTyped({ ...isTyped, [field]: true })
    if (field === 'start') setStart(text)
    else setEnd(text)
  }
  /** Whole days, up to now; a time that was typed stays. */
  function pick(from: Date, to: Date | undefined) {
    const last = to ?? from
    const endOfDay = dayText(last) === dayText(today) ? clockText(new Date()) : '23:59'
    setErrors({})
    setFirst(to ? undefined : from)
    setStart(onDay(start, from, isTyped.start && dayOf(start) ? undefined : '00:00'))
    setEnd(onDay(end, last, isTyped.end && dayOf(end) ? undefined : endOfDay))
  }
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const found = rangeErrors(start, end, Date.now())
    setErrors(found)
    const [from, to] = [momentOf(start), momentOf(end)]
    if (!found.start && !found.end && from !== undefined && to !== undefined) onApply({ from, to })
  }
  const [from, to] = [dayOf(start), dayOf(end)]
  return (
    <form className={styles.form} aria-label="Custom range" noValidate onSubmit={onSubmit}>
      <div className={styles.ends}>
        <Field label="Start" error={errors.start}>
          {(ids) => (
            <TextInput
              {...ids}
              autoFocus
              value={start}
              placeholder="2026-11-20 09:00"
              onChange={(event) => type('start', event.target.value)}
            />
          )}
        </Field>
        <Field label="End" error={errors.end}>
          {(ids) => (
            <TextInput
              {...ids}
              value={end}
              placeholder="2026-11-20 10:00"
              onChange={(event) => type('end', event.target.value)}
            />
          )}
        </Field>
      </div>
      <Calendar from={first ?? from} to={first ? undefined : to} latest={today} onPick={pick} />
      <div className={styles.foot}>
        <span className={styles.zone}>Local time ({zoneName(today)})</span>
        <Button type="submit" tone="primary">
          Show range
        </Button>
      </div>
    </form>
  )
}

/** The reader's time zone, as short as there is: "CET". */
const zoneName = (at: Date): string =>
  new Intl.DateTimeFormat(undefined, { timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'
