import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react'
import { PanZoom, ZoomButtons } from '#ui/canvas/PanZoom'
import { useZoom } from '#ui/canvas/useZoom'
import { textScale } from '#ui/layout/rem'
import { type Chart, transitionsOf } from '#machines/charts/chart'
import { wireWords } from '#model/case'
import { zoomLevels, namesScaleOf } from '../../model/zoomLevels'
import type { ChartMarks } from '../../model/marks'
import styles from './ChartCanvas.module.css'
import { ChartEdges } from './ChartEdges'
import { ChartLegend } from './ChartLegend'
import { StateBox } from './StateBox'
import { isWideWindow } from './wideWindow'

/**
 * The smallest zoom. A chart is whole at first, as an overview if its words are too small to read then; in a window in
 * which the debugger is below the page, its boxes stay far enough apart for a finger.
 */
const leastZoom = () => (isWideWindow() ? 0.1 : 0.44)

/** The smallest scale of the overview at which its labels are readable. */
const LEAST_WORDS = 0.75

/** The state that most resources are in. */
const fullest = (counts: ReadonlyMap<string, number> = new Map()) =>
  [...counts].filter(([, count]) => count > 0).toSorted(([, a], [, b]) => b - a)[0]?.[0]

const NONE: ReadonlySet<string> = new Set()

interface ChartCanvasProps {
  chart: Chart
  label: string
  marks: ChartMarks
  active: ReadonlySet<string>
  /** The followed resource or actor: its state stays in view. */
  followed: string | undefined
  /** How many resources are in each state, when no single one is followed. */
  counts: ReadonlyMap<string, number> | undefined
  selected: string | undefined
  onSelect: (state: string | undefined) => void
  tools?: ReactNode
}

interface StateInView {
  view: RefObject<HTMLElement | null>
  drawing: Chart
  scale: number
  /** The state with most resources, the active one, or the initial one. */
  shown: string | undefined
  /** The state that is pointed at, has the focus or is selected. */
  inHand: string | undefined
  followed: string | undefined
  /** The zoom of a chart that is fitted into its room; undefined once the user has zoomed. */
  fittedZoom: number | undefined
}

/**
 * Scrolls a chart that does not fit to the active state, or to the initial one. Keeps the state of a followed resource
 * in view; otherwise keeps the position. Another drawing has another place for each state: then the state in hand stays
 * in view.
 */
function useStateInView({ view, drawing, scale, shown, inHand, followed, fittedZoom }: StateInView) {
  const last = useRef(drawing)
  useLayoutEffect(() => {
    const isOther = last.current !== drawing
    last.current = drawing
    const middle = (isOther ? inHand : undefined) ?? shown
    const box = drawing.states.find(({ id }) => id === middle)?.box
    const element = view.current
    if (!box || !element) return
    const [x, y, width, height] = box
    const px = textScale() * scale
    element.scrollTo(
      (x + width / 2) * px - element.clientWidth / 2,
      (y + height / 2) * px - element.clientHeight / 2,
    )
    // Zooming keeps the place.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [drawing, followed, followed === undefined ? undefined : shown, fittedZoom])
}

/**
 * The transitions of one state in a line below the overview, which has no room for all its words. Hidden from screen
 * readers, because the table beside the chart has the same contents.
 */
function ChartWords({ chart, state: id }: { chart: Chart; state: string | undefined }) {
  const state = chart.states.find((one) => one.id === id)
  const leading = state
    ? transitionsOf(chart, state).flatMap(({ move, to }) => (to ? [{ move, to }] : []))
    : []
  const steps = leading
    .filter(({ move }) => move.kind !== 'report')
    .map(({ move: { words, guard }, to }) => `${words}${guard ? ` [${guard}]` : ''} → ${wireWords(to)}`)
  const reported = leading.filter(({ move }) => move.kind === 'report').map(({ to }) => wireWords(to))
  if (reported.length > 0) steps.push(`reported: ${reported.join(', ')}`)
  return (
    <p className={styles.words} aria-hidden>
      {state ? (
        <>
          <b>{wireWords(state.id)}</b> {steps.join(' · ') || 'leads nowhere'}
        </>
      ) : (
        'Point at a state to read its transitions, or zoom in.'
      )}
    </p>
  )
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
  const namesScale = useMemo(() => namesScaleOf(chart, counts), [chart, counts])
  const levels = useMemo(() => zoomLevels(chart, namesScale), [chart, namesScale])
  const zooming = useZoom(view, levels, room, least)
  const { zoom, isFitted, fit, onKeyDown } = zooming
  const { drawing, scale, isOverview } = levels.at(zoom)
  const [pointed, setPointed] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const shown = fullest(counts) ?? [...active].at(-1) ?? chart.states.find(({ isInitial }) => isInitial)?.id
  // The first view is the whole chart.
  useLayoutEffect(() => {
    fit()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const inHand = pointed ?? focused ?? selected
  useStateInView({ view, drawing, scale, shown, inHand, followed, fittedZoom: isFitted ? zoom : undefined })
  // The states of all resources at once are no place from which something happens next.
  const now = followed === undefined ? NONE : active
  return (
    <div className={styles.frame} onKeyDown={onKeyDown}>
      <div className={styles.tools}>
        {tools}
        <ZoomButtons noun="chart" zooming={zooming} />
      </div>
      <section
        ref={view}
        className={styles.view}
        style={{ '--scale': Math.max(scale, namesScale) } as CSSProperties}
        aria-label={label}
        tabIndex={0}
      >
        <PanZoom view={view} size={drawing} zoom={scale} scrolls="both">
          {drawing.states.map((state) => (
            <StateBox
              key={state.id}
              chart={chart}
              state={state}
              isSmall={isOverview}
              isActive={active.has(state.id)}
              isVisited={marks.visited.has(state.id)}
              isSelected={state.id === selected}
              count={counts?.get(state.id) ?? (counts ? 0 : undefined)}
              onPoint={setPointed}
              onFocus={setFocused}
              onSelect={() => onSelect(state.id === selected ? undefined : state.id)}
            />
          ))}
          <ChartEdges
            chart={drawing}
            marks={marks}
            near={new Set([inHand, selected].filter((state) => state !== undefined))}
            now={now}
            words={isOverview ? (scale < LEAST_WORDS ? 'none' : 'near') : 'all'}
          />
        </PanZoom>
      </section>
      {isOverview && <ChartWords chart={chart} state={inHand ?? [...now].at(-1)} />}
      <ChartLegend />
    </div>
  )
}
