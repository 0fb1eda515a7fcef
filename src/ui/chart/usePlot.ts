import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import { observeSize } from '../layout/observeSize'
import { uPlot } from './uPlot'
import type { ChartRange } from './chartLines'
import { plotColumns, plotOptions, weightOfSeries, type Plotted } from './plotOptions'

/** A reading at the crosshair. */
export interface PlotReading {
  index: number
  /** The place of the crosshair, in parts of the width of the drawing. */
  along: number
  /** Where the plot ends, before the labels of its axis; in the same parts. */
  end: number
  /** The pointer or the keys are at this plot; otherwise it follows another one. */
  isOwn: boolean
}

interface PlotProps extends Plotted {
  syncKey: string
  /** Of the text, to its usual size. */
  scale: number
  onZoom?: ((range: ChartRange) => void) | undefined
  /** Gets the reading at the crosshair; null while that is elsewhere. */
  onReading: (reading: PlotReading | null) => void
}

function subscribeToTheme(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The current theme. A canvas must be redrawn when it changes. */
const useThemeName = () =>
  useSyncExternalStore(subscribeToTheme, () => document.documentElement.dataset['theme'] ?? 'light')

/** The place for a drawing: style sheets give its height, by the window in some. */
const sizeOf = ({ clientWidth, clientHeight }: Element) => ({ width: clientWidth, height: clientHeight })

/** Draws a chart into an element, and fills it. @returns the plot, from the first effect on */
export function usePlot(
  host: RefObject<HTMLElement | null>,
  { scale, onReading, ...props }: PlotProps,
): RefObject<uPlot | null> {
  const { syncKey, points, range, unit, kind, limit, lines, isFromData } = props
  const plot = useRef<uPlot>(null)
  const latest = useRef(props)
  const theme = useThemeName()

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
        { colour: (name) => style.getPropertyValue(name).trim(), font: style.fontFamily, scale },
        sizeOf(element),
        syncKey,
        {
          onPoint: (drawn, index) => {
            const isPointed = element.matches(':hover')
            const isOwn = isPointed || element.matches(':focus-visible > *')
            onReading(readingAt(drawn, latest.current, index, isOwn))
            if (isPointed) chooseNearest(drawn, latest.current, index)
          },
          onSelect: (from, to) => latest.current.onZoom?.({ from, to }),
        },
      ),
      plotColumns(latest.current),
      element,
    )
    plot.current = made
    const unobserve = observeSize(() => made.setSize(sizeOf(element)), element)
    return () => {
      unobserve()
      plot.current = null
      made.destroy()
    }
    // A new theme needs a new plot: the library caches colours.
  }, [host, syncKey, scale, kind, theme, lines?.all.length, onReading])

  useEffect(() => {
    plot.current?.setData(plotColumns({ points, lines }))
  }, [points, lines, range.from, range.to, unit, limit, isFromData])

  useEffect(() => {
    if (!lines) return
    plot.current?.series.forEach((series, index) => {
      if (index > 0) Object.assign(series, weightOfSeries(index, lines))
    })
    plot.current?.redraw(false)
  }, [lines])
  return plot
}

/** The reading at the crosshair, or null while that is elsewhere. */
function readingAt(
  plot: uPlot,
  { points }: Plotted,
  index: number | null,
  isOwn: boolean,
): PlotReading | null {
  const point = index === null ? undefined : points[index]
  if (index === null || !point) return null
  const { offsetLeft, clientWidth } = plot.over
  return {
    index,
    along: (offsetLeft + plot.valToPos(point.at, 'x')) / plot.width,
    end: (offsetLeft + clientWidth) / plot.width,
    isOwn,
  }
}

/** Chooses the line that is nearest to the pointer; of equal ones, the chosen one stays. */
function chooseNearest(plot: uPlot, { lines }: Plotted, index: number | null) {
  const top = plot.cursor.top ?? -1
  if (!lines || index === null || top < 0) return
  const value = plot.posToVal(top, 'y')
  const distanceOf = (line: number) => Math.abs((lines.all[line]?.values[index] ?? Infinity) - value)
  const nearest = lines.all.reduce(
    (best, _, line) => (distanceOf(line) < distanceOf(best) ? line : best),
    lines.chosen,
  )
  if (nearest !== lines.chosen) lines.onChoose(nearest)
}
