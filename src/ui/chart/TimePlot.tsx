import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { textScale } from '../layout/rem'
import { fullTime } from './axis'
import type { ChartPoint, ChartRange, ChartUnit } from './chart'
import { columnsOf, plotOptions, type Plotted } from './plotOptions'
import styles from './TimePlot.module.css'
import { useThemeName } from './useThemeName'

export interface TimePlotProps extends Plotted {
  /** The chart's name. */
  title: string
  /** Plots with the same key share their crosshair. */
  syncKey: string
  /** In pixels at the usual text size, axis included. */
  height: number
  /** Called to show another range. Without it, zooming is disabled. */
  onZoom?: (range: ChartRange) => void
  /** Called to reset the zoom. */
  onResetZoom?: () => void
}

/** A reading at the crosshair. Positions are in pixels of the plot. */
interface Reading {
  index: number
  left: number
  top: number
  /** The side with room for the tooltip. */
  side: 'left' | 'right'
}

const HINT =
  'Left and right arrows read the chart. Shift with an arrow selects, Enter zooms in on the selection, minus zooms out, 0 resets the zoom.'

const HINT_OF_LINES = 'Up and down arrows choose the line.'

/**
 * The drawing of a chart, with a crosshair that follows the pointer or the arrow keys. It imports the plotting library,
 * so load it lazily.
 */
export function TimePlot(props: TimePlotProps) {
  const { title, syncKey, points, range, unit, kind, limit, lines, onZoom, onResetZoom } = props
  const host = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot>(null)
  const latest = useRef(props)
  const anchor = useRef<number>(null)
  const [reading, setReading] = useState<Reading | null>(null)
  const [selectedFrom, setSelectedFrom] = useState<number | null>(null)
  const theme = useThemeName()
  const scale = textScale()
  const height = props.height * scale
  const hint = useId()

  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    const element = host.current
    if (!element) return
    const style = getComputedStyle(element)
    const made = new uPlot(
      plotOptions(
        () => latest.current,
        (name) => style.getPropertyValue(name).trim(),
        style.fontFamily,
        { width: element.clientWidth, height },
        scale,
        syncKey,
        {
          onPoint: (drawn, index) => {
            setReading(readingAt(drawn, latest.current, index))
            if (host.current?.matches(':hover')) chooseNearest(drawn, latest.current, index)
          },
          onSelect: (from, to) => latest.current.onZoom?.({ from, to }),
        },
      ),
      columnsOf(latest.current),
      element,
    )
    plot.current = made
    const observer = new ResizeObserver(() => made.setSize({ width: element.clientWidth, height }))
    observer.observe(element)
    return () => {
      observer.disconnect()
      plot.current = null
      made.destroy()
    }
    // A new theme needs a new plot: the library caches colours.
  }, [syncKey, height, scale, kind, theme, lines?.all.length])

  useEffect(() => {
    plot.current?.setData(columnsOf({ points, lines }))
  }, [points, lines, range.from, range.to, unit, limit])

  function moveTo(index: number, isSelecting: boolean) {
    const at = Math.max(0, Math.min(points.length - 1, index))
    const point = points[at]
    const drawn = plot.current
    if (!drawn || !point) return
    const left = drawn.valToPos(point.at, 'x')
    const top = drawn.valToPos(point.value ?? 0, 'y')
    if (isSelecting) anchor.current ??= reading?.index ?? at
    else anchor.current = null
    const from = points[anchor.current ?? at]
    const start = drawn.valToPos(from?.at ?? point.at, 'x')
    drawn.setSelect(
      {
        left: Math.min(start, left),
        width: Math.abs(left - start),
        top: 0,
        height: drawn.over.clientHeight,
      },
      false,
    )
    drawn.setCursor({ left, top })
    const { clientWidth, clientHeight } = drawn.over
    // Synchronised plots position their crosshairs by these values, not by pixels.
    if (drawn.cursor.sync) drawn.cursor.sync.values = [point.at, 0]
    uPlot.sync(syncKey).pub('mousemove', drawn, left, top, clientWidth, clientHeight, at)
    setSelectedFrom(anchor.current)
  }

  function leave() {
    anchor.current = null
    const drawn = plot.current
    if (!drawn) return
    drawn.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false)
    drawn.setCursor({ left: -10, top: -10 })
    uPlot.sync(syncKey).pub('mousemove', drawn, -10, -10, 0, 0, -1)
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

  function chooseBeside(step: number) {
    if (!lines) return
    const count = lines.all.length
    lines.onChoose((lines.chosen + step + count) % count)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.altKey) return
    const activeIndex = reading?.index
    const half = (range.to - range.from) / 2
    const actions: Record<string, () => void> = {
      ArrowLeft: () =>
        moveTo(activeIndex === undefined ? points.length - 1 : activeIndex - 1, event.shiftKey),
      ArrowRight: () => moveTo(activeIndex === undefined ? 0 : activeIndex + 1, event.shiftKey),
      Home: () => moveTo(0, event.shiftKey),
      End: () => moveTo(points.length - 1, event.shiftKey),
      Enter: zoomIn,
      '+': zoomIn,
      '-': () => onZoom?.({ from: range.from - half, to: range.to + half }),
      '0': () => onResetZoom?.(),
      Escape: leave,
      ...(lines && { ArrowUp: () => chooseBeside(-1), ArrowDown: () => chooseBeside(1) }),
    }
    const act = actions[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const last = points.length - 1
  const shown = reading && points[reading.index]
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
        onBlur={leave}
      >
        {/* The drawing is made after the first paint: its place is kept until then. */}
        <div ref={host} className={styles.plot} style={{ minHeight: height }} />
      </div>
      {shown && shown.value !== null && (
        <div
          className={styles.tip}
          aria-hidden
          style={{ left: reading.left, top: reading.top }}
          data-side={reading.side}
        >
          <strong>{unit.format(shown.value)}</strong>
          <span>{line ?? title}</span>
          <span>{fullTime(shown.at)}</span>
          {onZoom && <span className={styles.hint}>Drag to zoom in</span>}
        </div>
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

/** The position of a reading in the drawing, or null while the crosshair is elsewhere. */
function readingAt(plot: uPlot, { points }: Plotted, index: number | null): Reading | null {
  const point = index === null ? undefined : points[index]
  if (index === null || !point) return null
  const left = plot.over.offsetLeft + plot.valToPos(point.at, 'x')
  return {
    index,
    left,
    side: left > plot.width / 2 ? 'left' : 'right',
    top: plot.over.offsetTop + plot.valToPos(point.value ?? 0, 'y'),
  }
}

/** Chooses the line that is nearest to the pointer; of equal ones, the chosen one stays. */
function chooseNearest(plot: uPlot, { lines }: Plotted, index: number | null) {
  const top = plot.cursor.top ?? -1
  if (!lines || index === null || top < 0) return
  const value = plot.posToVal(top, 'y')
  const distanceOf = (at: number) => Math.abs((lines.all[at]?.values[index] ?? Infinity) - value)
  const nearest = lines.all.reduce(
    (best, _, at) => (distanceOf(at) < distanceOf(best) ? at : best),
    lines.chosen,
  )
  if (nearest !== lines.chosen) lines.onChoose(nearest)
}
