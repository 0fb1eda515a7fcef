// @kind charts
import { Suspense, useEffect, useId, useState, type CSSProperties, type ReactNode } from 'react'
import { ActionMenu } from '../actions/ActionMenu'
import type { MenuItem } from '../actions/menuItem'
import { OrbitDrawing } from '../layout/OrbitDrawing'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { axisStart, axisUnit } from './axis'
import {
  isBlank,
  type ChartLimit,
  type ChartLines,
  type ChartPoint,
  type ChartRange,
  type ChartUnit,
} from './chartLines'
import { ChartTable } from './ChartTable'
import { saveFile } from '#src/saveFile'
import { inRem } from '../layout/rem'
import { csvText } from '../format/csvText'
import styles from './TimeChart.module.css'
import { lazyPart } from '../lazyPart'

const TimePlot = lazyPart(async () => (await import('./TimePlot')).TimePlot)

interface TimeChartProps {
  title: string
  /** The title in words, if it is a key: shown in its place, and the key below. */
  heading?: string | undefined
  /** Shown below the title. */
  description?: string | undefined
  /** Undefined while the first readings load. */
  points: readonly ChartPoint[] | undefined
  /** What was asked for, which the time axis shows as a whole; without it, that of the points. */
  range: ChartRange | undefined
  unit: ChartUnit
  kind?: 'line' | 'step'
  limit?: ChartLimit
  /** Set if the chart has several lines; `points` are those of the chosen one. */
  lines?: ChartLines
  /** The values are no amounts: their axis begins near the lowest one, and the description says so. */
  isFromData?: boolean
  /** New readings are loading; these stay visible. */
  busy?: boolean
  /** Shown instead of the drawing when the readings failed to load. */
  failure?: ReactNode
  /** What is said where there is no data; "No data" by default. */
  emptyTitle?: string | undefined
  /** Why there may be no data. */
  emptyText?: string
  /** In pixels at the usual text size; the page's `--plot-height` without it. */
  height?: number
  /** Charts with the same key share their crosshair. */
  syncKey: string
  /** Additional menu entries. */
  menu?: readonly MenuItem[]
  onZoom?: (range: ChartRange) => void
  onResetZoom?: () => void
}

const fileName = (title: string) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.csv`

/** A chart's readings as CSV: timestamps in UTC, gaps empty. */
export const csvOf = (name: string, points: readonly ChartPoint[]): string =>
  csvText([['time', name], ...points.map(({ at, value }) => [new Date(at).toISOString(), value])])

/** A time series: title, drawing, summary and table. Loading, empty and failed states have the same height. */
export function TimeChart({
  title,
  heading,
  description,
  points,
  range,
  unit,
  kind = 'line',
  limit,
  lines,
  isFromData = false,
  busy = false,
  failure,
  emptyTitle = 'No data',
  emptyText = 'Nothing was measured in this time.',
  height,
  syncKey,
  menu = [],
  onZoom,
  onResetZoom,
}: TimeChartProps) {
  const id = useId()
  const keyId = useId()
  const [isTable, setIsTable] = useState(false)
  // The code that draws comes side by side with the readings.
  useEffect(() => TimePlot.preload(), [])
  const isLoading = points === undefined && failure === undefined
  // The chosen one of several lines may have no readings.
  const hasReadings = points && (lines !== undefined || !isBlank(points))
  const drawn = failure === undefined && hasReadings ? points : undefined
  const start = drawn && isFromData ? axisStart({ points: drawn, unit, limit, lines, isFromData }) : undefined
  const about = [description, start].filter(Boolean).join(' · ')
  const disabledReason = drawn ? undefined : 'There is no data'
  const items: MenuItem[] = [
    {
      kind: 'act',
      key: 'table',
      label: isTable ? 'Hide table' : 'Show as table',
      disabledReason,
      onSelect: () => setIsTable(!isTable),
    },
    {
      kind: 'act',
      key: 'csv',
      label: 'Download CSV',
      disabledReason,
      onSelect: () =>
        drawn &&
        saveFile(fileName(title), new Blob([csvOf(headingOf(title, unit), drawn)], { type: 'text/csv' })),
    },
    ...menu,
  ]
  return (
    <figure
      className={styles.chart}
      style={height === undefined ? undefined : ({ '--plot-height': inRem(height) } as CSSProperties)}
      aria-labelledby={heading ? `${id} ${keyId}` : id}
      aria-busy={busy || isLoading}
    >
      <div className={styles.head}>
        <figcaption>
          <h2 id={id}>
            {heading ?? title} <TitleUnit unit={unit} />
          </h2>
          {heading && (
            <p className={styles.key}>
              <code id={keyId}>{title}</code>
            </p>
          )}
          {about && <p>{about}</p>}
        </figcaption>
        {drawn && <Summary points={drawn} unit={unit} kind={kind} />}
        <ActionMenu label={`${title} actions`} items={items} />
      </div>
      {busy && points && <span className={styles.busy} />}
      {drawn ? (
        <>
          <Suspense fallback={<Waiting />}>
            <TimePlot
              title={title}
              syncKey={syncKey}
              points={drawn}
              range={range ?? { from: drawn[0]?.at ?? 0, to: drawn.at(-1)?.at ?? 0 }}
              unit={unit}
              kind={kind}
              limit={limit}
              lines={lines}
              isFromData={isFromData}
              onZoom={onZoom}
              onResetZoom={onResetZoom}
            />
          </Suspense>
          <ChartTable title={title} points={drawn} unit={unit} isShown={isTable} />
        </>
      ) : (
        <div className={styles.place}>
          {failure ?? (isLoading ? <Waiting /> : <NoData title={emptyTitle} text={emptyText} />)}
        </div>
      )}
    </figure>
  )
}

/** The unit beside the title, for the eye only where the labels of the axis do not have it. */
function TitleUnit({ unit }: { unit: ChartUnit }) {
  if (unit.label === '') return null
  if (axisUnit(unit) === '') return <VisuallyHidden>({unit.label})</VisuallyHidden>
  return <span className={styles.unit}>({unit.label})</span>
}

const headingOf = (title: string, unit: ChartUnit) => (unit.label ? `${title} (${unit.label})` : title)

interface SummaryProps {
  points: readonly ChartPoint[]
  unit: ChartUnit
  kind: 'line' | 'step'
}

/** The last, mean and highest reading. Levels have no mean: they are recorded when they change. */
function Summary({ points, unit, kind }: SummaryProps) {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]))
  const sum = values.reduce((total, value) => total + value, 0)
  const facts: readonly (readonly [string, number | undefined])[] = [
    ['Last', values.at(-1)],
    ...(kind === 'line' ? [['Mean', values.length === 0 ? undefined : sum / values.length] as const] : []),
    ['Max', values.length === 0 ? undefined : Math.max(...values)],
  ]
  return (
    <dl className={styles.summary}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === undefined ? '—' : unit.format(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

const Waiting = () => <div className={styles.waiting} role="status" aria-label="Chart loading" />

const NoData = ({ title, text }: { title: string; text: string }) => (
  <div className={styles.empty}>
    <OrbitDrawing size={72} />
    <strong>{title}</strong>
    <span>{text}</span>
  </div>
)
