import { startTransition, Suspense, useCallback, useMemo, useState } from 'react'
import { saveFile } from '#src/saveFile'
import type { ChartLines, ChartUnit } from '#ui/chart/chartLines'
import { TimeChart } from '#ui/chart/TimeChart'
import { csvText } from '#ui/format/csvText'
import { lazyPart } from '#ui/lazyPart'
import { PropertyList } from '#ui/tables/PropertyList'
import { IdText } from '#ui/text/IdText'
import { isUuid } from '#model/nameOrId'
import type { TimeRangeControl } from '#features/shared/timeRange/useTimeRange'
import { drawnLines, readingRows, lineRows, type AnswerTable, type SeriesLine } from './answerTables'
import styles from './metrics.module.css'
import { SeriesTable } from './SeriesTable'

const QueryDialog = lazyPart(async () => (await import('#features/shared/metrics/QueryDialog')).QueryDialog)

/** The longest name in the drawing, in characters. */
const MOST_MARK = 24

const noUnit: ChartUnit = { label: '', format: String, axis: String }

interface AnswerChartProps {
  /** Undefined for a response without series, or before it arrives. */
  table: AnswerTable | undefined
  isLoading: boolean
  /** The names of things by their ids, as far as they are known. */
  names: ReadonlyMap<string, string>
  /** New readings are loading; the displayed ones are of another time range. */
  isBusy: boolean
  /** The query as sent to the region. */
  sent: string
  control: TimeRangeControl
  /** The query has a time range of its own, which is that of its readings. */
  hasOwnTime: boolean
}

/** One table of a response: a chart of its lines with a chosen one, its readings, and the list of all series. */
export function AnswerChart({
  table,
  isLoading,
  names,
  isBusy,
  sent,
  control,
  hasOwnTime,
}: AnswerChartProps) {
  const [picked, setPicked] = useState('')
  const [pointed, setPointed] = useState<string>()
  const [read, setRead] = useState<number>()
  // The crosshair does not wait for the list.
  const onRead = useCallback((index: number | undefined) => startTransition(() => setRead(index)), [])
  const [isQueryOpen, setQueryOpen] = useState(false)
  const rows = useMemo(() => lineRows(table?.lines ?? []), [table])
  const chosen = table?.lines.find(({ key }) => key === picked) ?? rows[0]?.line
  const points = useMemo(
    () => table && table.moments.map((at, index) => ({ at, value: chosen?.values[index] ?? null })),
    [table, chosen],
  )
  const drawn = useMemo(() => drawnLines(rows, chosen), [rows, chosen])
  const lines = useMemo<ChartLines | undefined>(() => {
    if (!chosen || drawn.length < 2) return undefined
    const index = drawn.findIndex(({ key }) => key === pointed)
    return {
      all: drawn.map((line) => ({ name: line.name, mark: markOf(line), values: line.values })),
      chosen: drawn.indexOf(chosen),
      pointed: index < 0 ? undefined : index,
      onChoose: (line) => setPicked(drawn[line]?.key ?? ''),
      onRead,
    }
  }, [drawn, chosen, pointed, onRead])
  const common = Object.entries(table?.common ?? {})
  const title = table?.name ?? 'Answer'
  return (
    <section className={styles.answer} aria-label={title}>
      <TimeChart
        title={title}
        points={isLoading ? undefined : (points ?? [])}
        range={hasOwnTime ? undefined : control.range}
        unit={table?.unit ?? noUnit}
        kind={table?.kind ?? 'line'}
        busy={isBusy}
        height={300}
        syncKey={`metrics ${title}`}
        emptyText="Nothing that the query asks for was measured in this time. Choose a longer time, or fewer conditions."
        onZoom={control.zoom}
        onResetZoom={control.resetZoom}
        heading={table?.description}
        description={table && table.lines.length > 1 ? chosen?.name : undefined}
        lines={lines}
        isFromData={table?.isFromData ?? false}
        menu={[
          ...(table && table.lines.length > 1
            ? [
                {
                  kind: 'act' as const,
                  key: 'all',
                  label: 'Download CSV of all series',
                  onSelect: () =>
                    saveFile(
                      `${table.name.replaceAll(/[^a-z0-9]+/g, '-')}-all.csv`,
                      new Blob([csvText(readingRows(table))], { type: 'text/csv' }),
                    ),
                },
              ]
            : []),
          { kind: 'act', key: 'query', label: 'View query', onSelect: () => setQueryOpen(true) },
        ]}
      />
      {table && chosen && table.lines.length > 1 && (
        <SeriesTable
          table={table}
          names={names}
          rows={rows}
          drawn={drawn}
          chosen={chosen}
          read={read}
          onPick={setPicked}
          onPoint={setPointed}
        />
      )}
      {common.length > 0 && (
        <section className={styles.common} aria-label={`Fields of ${title}`}>
          <h3>{table && table.lines.length > 1 ? 'The same in all series' : 'Fields'}</h3>
          <PropertyList
            isWide
            items={common.map(([name, value]) => ({
              label: name,
              value: isUuid(value) ? <IdText value={value} /> : <code>{value}</code>,
            }))}
          />
        </section>
      )}
      {isQueryOpen && (
        <Suspense>
          <QueryDialog title={title} query={sent} onDismiss={() => setQueryOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** As short as a name in the drawing has to be. */
const markOf = ({ mark }: SeriesLine) => (mark.length > MOST_MARK ? `${mark.slice(0, MOST_MARK - 1)}…` : mark)
