import type { ReactElement } from 'react'
import { metricsApi } from '#store/api/resources/metrics'
import type { AppStore } from '#store/store'
import { isNothingToGroup } from '#features/shared/metrics/nothingToGroup'
import type { DayLinesOf } from './dayColumn'
import { DayLine, type DayLineProps } from './DayLine'
import { dayKey, dayQueryText, daysOf, highestInDay, type Day, type DayQuery } from './dayOf'
import { isAbsent } from './isAbsent'

/** The last day of the rows of a list: its query, and how it is drawn and read. */
export interface DaySpec<Row> extends DayQuery {
  /** The project that is asked; undefined for the whole region. */
  project?: string | undefined
  /** "CPU of the last day" */
  title: string
  /** The row's values of the fields of the query. */
  valuesOf: (row: Row) => readonly [string, ...string[]]
  /** Converts a value of the response to the unit of the line; for a value of each row, see its record. */
  scale: (value: number, row: Row) => number
  format: (value: number) => string
  /** The value at the upper edge; by default the highest of all rows. All rows have the same scale. */
  most?: number
}

/** Age of an answer in seconds above which a refresh asks again. */
const KEPT_S = 300

/** The rows of a page are asked for when they have been the same for so long, in milliseconds. */
const STILL_MS = 300

type Answer = { days: ReadonlyMap<string, Day> } | 'absent' | 'failed'

/** Sends the query for some rows, through the cache. */
async function askFor<Row>(
  store: AppStore,
  spec: DaySpec<Row>,
  rows: ReadonlyMap<string, Row>,
): Promise<Answer> {
  const { project } = spec
  const firsts = [...rows.values()].map((row) => spec.valuesOf(row)[0])
  const body = { query: dayQueryText(spec, firsts) }
  const { timeseriesQuery, systemTimeseriesQuery } = metricsApi.endpoints
  const options = { forceRefetch: KEPT_S }
  const asked = store.dispatch(
    project === undefined
      ? systemTimeseriesQuery.initiate({ body }, options)
      : timeseriesQuery.initiate({ project, body }, options),
  )
  const { data, error } = await asked
  // Kept in the cache for as long as any other answer.
  asked.unsubscribe()
  if (isNothingToGroup(error)) return { days: new Map() }
  // Neither of both: the console has been reset meanwhile.
  if (error || !data) return isAbsent(error) ? 'absent' : 'failed'
  const days = daysOf(data, spec.fields, (value, key) => {
    const row = rows.get(key)
    return row === undefined ? value : spec.scale(value, row)
  })
  return { days }
}

/** The lines of a table whose rows have days as specified. Rule: MET-16. */
export const dayLinesOf =
  <Row,>(spec: DaySpec<Row>): DayLinesOf<Row> =>
  (store, cell, onCells) => {
    const keyOf = (row: Row) => dayKey(spec.valuesOf(row))
    const head = cell.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex]
    let page: ReadonlyMap<string, Row> = new Map()
    /** The rows with an answer: the day, `undefined` if nothing was measured in it, or a failure. */
    const known = new Map<string, Day | undefined | 'failed'>()
    let drawn: ReadonlyMap<string, ReactElement<DayLineProps>> = new Map()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isMissing = false
    let isLeft = false

    /**
     * Draws the cells of the rows with an answer; one with the same day keeps its element, so that its row does not render
     * again.
     */
    function draw() {
      const answered = [...page.keys()].filter((key) => known.has(key))
      const days = answered.map((key) => known.get(key)).filter((day) => typeof day === 'object')
      const most = spec.most ?? Math.max(...days.map(highestInDay))
      const now = answered.map((key) => {
        const day = known.get(key)
        // The Tab key stops at the first line of a table.
        const props = { title: spec.title, day, most, isFirst: day === days[0], format: spec.format }
        const before = drawn.get(key)
        const isSame =
          before?.props.day === day && before?.props.most === most && before.props.isFirst === props.isFirst
        return [key, isSame && before ? before : <DayLine key={key} {...props} />] as const
      })
      if (now.length === drawn.size && now.every(([key, element]) => drawn.get(key) === element)) return
      drawn = new Map(now)
      onCells((row) => drawn.get(keyOf(row)))
    }

    async function ask(keys: readonly string[]) {
      if (keys.length === 0) return
      const rows = new Map([...page].filter(([key]) => keys.includes(key)))
      const answer = await askFor(store, spec, rows)
      if (isLeft) return
      isMissing = answer === 'absent'
      head?.toggleAttribute('data-absent', isMissing)
      if (answer === 'absent') {
        known.clear()
        return draw()
      }
      for (const key of keys)
        if (answer !== 'failed') known.set(key, answer.days.get(key))
        // What is shown stays when a refresh fails.
        else if (!known.has(key)) known.set(key, answer)
      draw()
    }

    return {
      show(rows) {
        page = new Map(rows.map((row) => [keyOf(row), row]))
        clearTimeout(timer)
        if (isMissing) return
        draw()
        timer = setTimeout(() => void ask([...page.keys()].filter((key) => !known.has(key))), STILL_MS)
      },
      refresh: () => void ask([...page.keys()]),
      leave() {
        isLeft = true
        clearTimeout(timer)
      },
    }
  }
