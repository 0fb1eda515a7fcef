import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { PanZoom, ZoomButtons } from '#ui/canvas/PanZoom'
import { useZoom } from '#ui/canvas/useZoom'
import { textScale } from '#ui/layout/rem'
import type { Chart } from '#machines/charts/chart'
import type { Marks } from '../../model/marks'
import styles from './ChartCanvas.module.css'
import { ChartEdges } from './ChartEdges'
import { ChartLegend } from './ChartLegend'
import { StateBox } from './StateBox'
import { isWideWindow } from './wideWindow'

/**
 * The smallest zoom. A chart is whole at first, also one whose words are too small to read then; in a window in which the
 * debugger is below the page, its boxes stay large enough for a finger.
 */
const leastZoom = () => (isWideWindow() ? 0.1 : undefined)

interface ChartCanvasProps {
  chart: Chart
  label: string
  marks: Marks
  active: ReadonlySet<string>
  /** The followed resource or actor: its state stays in view. */
  followed: string | undefined
  /** How many resources are in each state, when no single one is followed. */
  counts: ReadonlyMap<string, number> | undefined
  selected: string | undefined
  onSelect: (state: string | undefined) => void
  tools?: ReactNode
}

/** A chart in its scroll area, which may be dragged and zoomed. Arrow keys move between the states. */
export function ChartCanvas({
  chart,
  label,
  marks,
  active,
  followed,
  counts,
  selected,
  onSelect,
  tools,
}: ChartCanvasProps) {
  const view = useRef<HTMLElement>(null)
  const room = () => ((view.current?.clientHeight ?? chart.height) - 1) / textScale()
  const [least] = useState(leastZoom)
  const zooming = useZoom(view, chart, room, least)
  const { zoom, isFitted, fit, onKeyDown } = zooming
  const shown = [...active].at(-1) ?? chart.states.find(({ isInitial }) => isInitial)?.id
  // The first view is the whole chart.
  useLayoutEffect(() => {
    fit()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  // Scrolls a chart that does not fit to the active state, or to the initial one. Keeps the state of a followed
  // resource in view; otherwise keeps the position.
  useLayoutEffect(() => {
    const box = chart.states.find(({ id }) => id === shown)?.box
    const element = view.current
    if (!box || !element) return
    const [x, y, width, height] = box
    const scale = textScale() * zoom
    element.scrollTo(
      (x + width / 2) * scale - element.clientWidth / 2,
      (y + height / 2) * scale - element.clientHeight / 2,
    )
    // Zooming keeps the place.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chart, followed, followed === undefined ? undefined : shown, isFitted ? zoom : undefined])
  return (
    <div className={styles.frame} onKeyDown={onKeyDown}>
      <div className={styles.tools}>
        {tools}
        <ZoomButtons noun="chart" zooming={zooming} />
      </div>
      <section ref={view} className={styles.view} aria-label={label} tabIndex={0}>
        <PanZoom view={view} size={chart} zoom={zoom} scrolls="both">
          {chart.states.map((state) => (
            <StateBox
              key={state.id}
              chart={chart}
              state={state}
              isActive={active.has(state.id)}
              isVisited={marks.visited.has(state.id)}
              isSelected={state.id === selected}
              count={counts?.get(state.id) ?? (counts ? 0 : undefined)}
              onSelect={() => onSelect(state.id === selected ? undefined : state.id)}
            />
          ))}
          <ChartEdges chart={chart} marks={marks} selected={selected} />
        </PanZoom>
      </section>
      <ChartLegend />
    </div>
  )
}
