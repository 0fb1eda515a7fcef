import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { uPlot } from './uPlot'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { textScale } from '../layout/rem'
import { fullTime } from './axis'
import type { ChartPoint, ChartRange, ChartUnit } from './chartLines'
import type { Plotted } from './plotOptions'
import styles from './TimePlot.module.css'
import { usePlot, type PlotReading } from './usePlot'

export interface TimePlotProps extends Plotted {
  /** The chart's name. */
  title: string
  /** Plots with the same key share their crosshair. */
  syncKey: string
  /** Called to show another range. Without it, zooming is disabled. */
  onZoom?: (range: ChartRange) => void
  /** Called to reset the zoom. */
  onResetZoom?: () => void
}

const HINT =
  'Left and right arrows read the chart. Shift with an arrow selects, Enter zooms in on the selection, minus zooms out, 0 resets the zoom.'

const HINT_OF_LINES = 'Up and down arrows choose the line.'

interface Place {
  /** The index of the point. */
  index: number
  point: ChartPoint
  /** Where the selection begins; the point itself for none. */
  start: ChartPoint
}

/** Draws the crosshair at a point, with the selection up to it, in all plots with the same key. */
function drawAt(drawn: uPlot, syncKey: string, { index, point, start }: Place) {
  const left = drawn.valToPos(point.at, 'x')
  const top = drawn.valToPos(point.value ?? 0, 'y')
  const begin = drawn.valToPos(start.at, 'x')
  const { clientWidth, clientHeight } = drawn.over
  drawn.setSelect(
    { left: Math.min(begin, left), width: Math.abs(left - begin), top: 0, height: clientHeight },
    false,
  )
  drawn.setCursor({ left, top })
  // Synchronised plots position their crosshairs by these values, not by pixels.
  if (drawn.cursor.sync) drawn.cursor.sync.values = [point.at, 0]
  uPlot.sync(syncKey).pub('mousemove', drawn, left, top, clientWidth, clientHeight, index)
}

/** Draws no crosshair and no selection. */
function drawNone(drawn: uPlot, syncKey: string) {
  drawn.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false)
  drawn.setCursor({ left: -10, top: -10 })
  uPlot.sync(syncKey).pub('mousemove', drawn, -10, -10, 0, 0, -1)
}

/** Moves the crosshair by keys, and selects between two readings. */
function useCrosshair(
  plot: RefObject<uPlot | null>,
  reading: PlotReading | null,
  { points, range, syncKey, onZoom }: Pick<TimePlotProps, 'points' | 'range' | 'syncKey' | 'onZoom'>,
) {
  const anchor = useRef<number>(null)
  const [selectedFrom, setSelectedFrom] = useState<number | null>(null)

  function moveTo(wanted: number, isSelecting: boolean) {
    const index = Math.max(0, Math.min(points.length - 1, wanted))
    const point = points[index]
    const drawn = plot.current
    if (!drawn || !point) return
    if (isSelecting) anchor.current ??= reading?.index ?? index
    else anchor.current = null
    drawAt(drawn, syncKey, { index, point, start: points[anchor.current ?? index] ?? point })
    setSelectedFrom(anchor.current)
  }

  function leave() {
    anchor.current = null
    const drawn = plot.current
    if (!drawn) return
    drawNone(drawn, syncKey)
    setSelectedFrom(null)
  }

  function zoomIn() {
    const centre = points[reading?.index ?? points.length - 1]
    const start = anchor.current === null ? undefined : points[anchor.current]
    if (!centre) return
    const quarter = (range.to - range.from) / 4
    const isSelected = start && start !== centre
    onZoom?.(
      isSelected
        ? { from: Math.min(start.at, centre.at), to: Math.max(start.at, centre.at) }
        : { from: centre.at - quarter, to: centre.at + quarter },
    )
    leave()
  }
  return { selectedFrom, moveTo, leave, zoomIn }
}

/** The action of each key at a chart. */
function keyActions(
  { points, range, lines, onZoom, onResetZoom }: TimePlotProps,
  { moveTo, leave, zoomIn }: ReturnType<typeof useCrosshair>,
  activeIndex: number | undefined,
  isSelecting: boolean,
): Readonly<Record<string, () => void>> {
  const last = points.length - 1
  const half = (range.to - range.from) / 2
  const chooseBeside = (step: number) => {
    if (!lines) return
    const count = lines.all.length
    lines.onChoose((lines.chosen + step + count) % count)
  }
  return {
    ArrowLeft: () => moveTo(activeIndex === undefined ? last : activeIndex - 1, isSelecting),
    ArrowRight: () => moveTo(activeIndex === undefined ? 0 : activeIndex + 1, isSelecting),
    Home: () => moveTo(0, isSelecting),
    End: () => moveTo(last, isSelecting),
    Enter: zoomIn,
    '+': zoomIn,
    '-': () => onZoom?.({ from: range.from - half, to: range.to + half }),
    '0': () => onResetZoom?.(),
    Escape: leave,
    ...(lines && { ArrowUp: () => chooseBeside(-1), ArrowDown: () => chooseBeside(1) }),
  }
}

interface PlotTipProps {
  reading: Pick<PlotReading, 'along' | 'end' | 'isOwn'>
  point: ChartPoint | undefined
  unit: ChartUnit
  /** The name of the chosen line, if there are several. */
  line: string | undefined
  /** Whether the tip says how to zoom. */
  canZoom: boolean
}

/**
 * The reading at the crosshair, at the upper edge of its plot: all plots show their value, only the one that is read
 * the time. Nothing where the chart has no value.
 */
export function PlotTip({ reading: { along, end, isOwn }, point, unit, line, canZoom }: PlotTipProps) {
  if (!point || point.value === null) return null
  return (
    <div
      className={styles.tip}
      aria-hidden
      // It grows from the crosshair to both sides, and ends with the plot, so that it covers no label of the axis.
      style={{ left: `${along * 100}%`, translate: `${Math.min(1, along / end) * -100}%` }}
    >
      <strong>{unit.format(point.value)}</strong>
      {line && <span>{line}</span>}
      {isOwn && <span>{fullTime(point.at)}</span>}
      {isOwn && canZoom && <span className={styles.hint}>Drag to zoom in</span>}
    </div>
  )
}

/**
 * The drawing of a chart, with a crosshair that follows the pointer or the arrow keys. It imports the plotting library,
 * so load it lazily.
 */
export function TimePlot({ onZoom, ...rest }: TimePlotProps) {
  const [hasZoomed, setHasZoomed] = useState(false)
  function zoomTo(range: ChartRange) {
    setHasZoomed(true)
    onZoom?.(range)
  }
  const props: TimePlotProps = { ...rest, onZoom: onZoom && zoomTo }
  const { title, points, unit, lines } = props
  const host = useRef<HTMLDivElement>(null)
  const [reading, setReading] = useState<PlotReading | null>(null)
  const scale = textScale()
  const hint = useId()
  const plot = usePlot(host, { ...props, scale, onReading: setReading })
  const crosshair = useCrosshair(plot, reading, props)
  const { selectedFrom } = crosshair
  const [onRead, index] = [lines?.onRead, reading?.index]
  useEffect(() => onRead?.(index), [onRead, index])

  function onKeyDown(event: KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.altKey) return
    const act = keyActions(props, crosshair, reading?.index, event.shiftKey)[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const last = points.length - 1
  const line = lines?.all[lines.chosen]?.name
  return (
    <div className={styles.frame}>
      <div
        className={styles.reader}
        // The chart is a slider along its time axis, so that screen readers pass on the arrow keys.
        role="slider"
        aria-label={`${title} chart`}
        aria-describedby={hint}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={reading?.index ?? last}
        aria-valuetext={`${line ? `${line}, ` : ''}${inWords(points, unit, reading?.index ?? last, selectedFrom)}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={crosshair.leave}
      >
        <div ref={host} className={styles.plot} />
      </div>
      {reading && (
        <PlotTip
          reading={reading}
          point={points[reading.index]}
          unit={unit}
          line={line}
          canZoom={onZoom !== undefined && !hasZoomed}
        />
      )}
      <VisuallyHidden id={hint}>{lines ? `${HINT} ${HINT_OF_LINES}` : HINT}</VisuallyHidden>
    </div>
  )
}

/** A reading as text for screen readers, with the start of the selection, if any. */
function inWords(
  points: readonly ChartPoint[],
  unit: ChartUnit,
  index: number,
  selectedFrom: number | null,
): string {
  const point = points[index]
  if (!point) return ''
  const start = selectedFrom === null || selectedFrom === index ? undefined : points[selectedFrom]
  const selection = start ? `, selected from ${fullTime(start.at)}` : ''
  return `${fullTime(point.at)}: ${point.value === null ? 'no data' : unit.format(point.value)}${selection}`
}
