import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { dateParts } from '#ui/format/formatDateTime'
import styles from './DayLine.module.css'
import { dayInWords, linePath, type Day } from './dayOf'

/** The box of a line, in pixels at the usual text size. */
const BOX = { width: 64, height: 16 }

export interface DayLineProps {
  /** "CPU of the last day" */
  title: string
  /** Undefined if nothing was measured. */
  day: Day | undefined | 'failed'
  /** The value at the upper edge. */
  most: number
  /** The Tab key stops at the first line of a table; the arrow keys lead to the others. */
  isFirst: boolean
  format: (value: number) => string
}

/** The last day in a cell of a table, or why there is none. */
export function DayLine({ day, ...props }: DayLineProps) {
  if (day === 'failed') return <span className={styles.failed}>not read</span>
  return day ? <DayReader day={day} {...props} /> : <EmptyCell />
}

/** Moves the one cursor of all lines of a table; undefined removes it. */
function moveCursor(line: Element, share: number | undefined) {
  const body = line.closest('tbody')
  body?.style.setProperty('--day-cursor', share === undefined ? '0' : '1px')
  if (share !== undefined) body?.style.setProperty('--day-at', `${share * 100}%`)
}

/** The lines of the table, in the order of its rows. */
const linesAround = (line: Element): SVGElement[] => [
  ...(line.closest('tbody')?.querySelectorAll<SVGElement>(`.${styles.line}`) ?? []),
]

/**
 * A line of the last day with a cursor that follows the pointer or the arrow keys. All lines of a table have the same
 * cursor; the one that is read shows time and value.
 */
function DayReader({ title, day, most, isFirst, format }: DayLineProps & { day: Day }) {
  const [index, setIndex] = useState<number>()
  const { times, values } = day
  const last = times.length - 1
  const read = index ?? last
  const path = linePath(day, most, BOX)

  function moveTo(line: Element, wanted: number) {
    const next = Math.max(0, Math.min(last, wanted))
    setIndex(next)
    moveCursor(line, last === 0 ? 1 : next / last)
  }

  function leave(line: Element) {
    setIndex(undefined)
    moveCursor(line, undefined)
  }

  function onPointerMove({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    moveTo(currentTarget, Math.round(((clientX - left) / width) * last))
  }

  function onFocus({ currentTarget, relatedTarget }: FocusEvent<SVGElement>) {
    // From another line of the table the cursor stays where it is.
    const from = relatedTarget instanceof SVGElement ? Number(relatedTarget.ariaValueNow ?? NaN) : NaN
    const isBeside = relatedTarget instanceof SVGElement && linesAround(currentTarget).includes(relatedTarget)
    if (isBeside) moveTo(currentTarget, from)
    else if (currentTarget.matches(':focus-visible')) moveTo(currentTarget, last)
  }

  function onKeyDown(event: KeyboardEvent<SVGElement>) {
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
    const { currentTarget: line, key } = event
    const beside = (step: number) => {
      const lines = linesAround(line)
      lines[lines.indexOf(line) + step]?.focus()
    }
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => moveTo(line, read - 1),
      ArrowRight: () => moveTo(line, read + 1),
      Home: () => moveTo(line, 0),
      End: () => moveTo(line, last),
      ArrowUp: () => beside(-1),
      ArrowDown: () => beside(1),
    }
    const act = actions[key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  const value = values[read] ?? null
  const time = dateParts(new Date(times[read] ?? 0)).time
  const text = value === null ? 'not measured' : format(value)
  return (
    <>
      <svg
        className={styles.line}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        // A slider along its time axis, as a chart is, so that screen readers pass on the arrow keys.
        role="slider"
        tabIndex={isFirst ? 0 : -1}
        aria-label={dayInWords(title, day, format)}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={read}
        aria-valuetext={`${text} at ${time}`}
        onPointerMove={onPointerMove}
        onPointerLeave={({ currentTarget }) => leave(currentTarget)}
        onFocus={onFocus}
        onBlur={({ currentTarget }) => leave(currentTarget)}
        onKeyDown={onKeyDown}
      >
        <path d={path} />
      </svg>
      {index !== undefined && (
        <span className={styles.reading} aria-hidden>
          <strong>{text}</strong> {time}
        </span>
      )}
    </>
  )
}
