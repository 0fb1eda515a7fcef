// @chunk calendar
import { regionNow } from '#src/regionTime'
import { useState, type SyntheticEvent } from 'react'
import { Button } from '#ui/actions/Button'
import { Calendar } from '#ui/forms/Calendar'
import { Field } from '#ui/forms/Field'
import { TextInput } from '#ui/forms/TextInput'
import styles from './CustomRangeForm.module.css'
import type { Span } from './timeRange'
import {
  clockText,
  dayText,
  firstTimeOf,
  momentOf,
  momentText,
  rangeErrors,
  type RangeErrors,
} from './typedTime'

/** The day of a valid text. */
function dayOf(text: string): Date | undefined {
  const at = momentOf(text)
  return at === undefined ? undefined : new Date(at)
}

/** The text with another day. Keeps a typed time, without its offset, which belongs to the earlier day. */
const onDay = (text: string, day: Date, clock: string | undefined) =>
  `${dayText(day)} ${clock ?? text.trim().slice(11, 16).trim()}`

/**
 * A range by start and end, in the user's time zone: typed, or picked in a calendar. Starts with the displayed
 * range and ignores later changes from outside.
 */
export function CustomRangeForm({ range, onApply }: { range: Span; onApply: (span: Span) => void }) {
  const [start, setStart] = useState(() => momentText(range.from))
  const [end, setEnd] = useState(() => momentText(range.to))
  const [isTyped, setTyped] = useState({ start: false, end: false })
  // The first picked day, before the second is picked.
  const [first, setFirst] = useState<Date>()
  const [errors, setErrors] = useState<RangeErrors>({})
  const [today] = useState(() => new Date(regionNow()))

  function type(field: 'start' | 'end', text: string) {
    setFirst(undefined)
    setErrors({})
    setTyped({ ...isTyped, [field]: true })
    if (field === 'start') setStart(text)
    else setEnd(text)
  }
  /** Sets whole days, up to the present time; keeps a typed time. */
  function pick(from: Date, to: Date | undefined) {
    const last = to ?? from
    const endOfDay = dayText(last) === dayText(today) ? clockText(new Date(regionNow())) : '23:59'
    setErrors({})
    setFirst(to ? undefined : from)
    setStart(onDay(start, from, isTyped.start && dayOf(start) ? undefined : firstTimeOf(from)))
    setEnd(onDay(end, last, isTyped.end && dayOf(end) ? undefined : endOfDay))
  }
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const found = rangeErrors(start, end, regionNow())
    setErrors(found)
    const [from, to] = [momentOf(start), momentOf(end, 'end')]
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
        <span className={styles.zone}>Local time ({zoneName()})</span>
        <Button type="submit" tone="primary">
          Show range
        </Button>
      </div>
    </form>
  )
}

/** The user's time zone: "Europe/Berlin". Abbreviations would change with the season. */
const zoneName = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')
