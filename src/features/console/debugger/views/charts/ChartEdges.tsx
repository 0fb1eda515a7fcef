import { groupsOf } from '#model/groupsOf'
import { edgeWords, type Chart, type ChartEdge } from '#machines/charts/chart'
import type { ChartMarks } from '../../model/marks'
import { arcBetween, edgePath, roundedPath } from '../../model/paths'
import styles from './ChartEdges.module.css'

/** The lines of a chart. Hidden from screen readers, because the boxes and the table have the same contents. */
export function ChartEdges({
  chart,
  marks,
  near,
  now,
  words,
}: {
  chart: Chart
  marks: ChartMarks
  /** The states in hand: selected, focused or under the pointer. Their lines stand out. */
  near: ReadonlySet<string>
  /** The states of what is followed. */
  now: ReadonlySet<string>
  /** The labels that are shown. `near`: those of the states in hand, those that can happen now, and the last one. */
  words: 'all' | 'near' | 'none'
}) {
  const isNear = ({ from, to }: ChartEdge) => near.has(from) || near.has(to)
  const isWorded = (edge: ChartEdge) =>
    words === 'all' || (words === 'near' && (isNear(edge) || now.has(edge.from) || marks.last.has(edge.id)))
  // Draws important edges last.
  const weight = (edge: ChartEdge) =>
    Number(marks.last.has(edge.id)) * 4 + Number(isNear(edge)) * 2 + Number(marks.taken.has(edge.id))
  const inOrder = [...chart.edges].sort((a, b) => weight(a) - weight(b))
  return (
    <svg className={styles.lines} viewBox={`0 0 ${chart.width} ${chart.height}`} aria-hidden>
      <defs>
        <marker
          id="chart-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="10"
          markerHeight="10"
          markerUnits="userSpaceOnUse"
          orient="auto-start-reverse"
        >
          <path d="M1,1 L7,4 L1,7 z" className={styles.tip} />
        </marker>
      </defs>
      {chart.starts.map(({ to, dot: [x, y], points }) => (
        <g key={to} className={styles.start}>
          <circle cx={x} cy={y} r={4} />
          <path d={roundedPath(points)} markerEnd="url(#chart-arrow)" />
        </g>
      ))}
      {inOrder.map((all) => {
        const { label: _, ...bare } = all
        const edge = isWorded(all) ? all : bare
        return (
          <g
            key={edge.id}
            className={styles.edge}
            data-last={marks.last.has(edge.id) || undefined}
            data-taken={marks.taken.has(edge.id) || undefined}
            data-near={isNear(edge) || undefined}
            data-reported={edge.moves.every(({ kind }) => kind === 'report') || undefined}
          >
            <path d={edgePath(edge)} markerEnd="url(#chart-arrow)" />
            {marks.last.has(edge.id) && <path d={edgePath(edge)} className={styles.pulse} />}
            <EdgeLabel edge={edge} />
          </g>
        )
      })}
      <UnlawfulEdges chart={chart} marks={marks} />
    </svg>
  )
}

function EdgeLabel({ edge: { label, moves } }: { edge: ChartEdge }) {
  if (!label) return null
  const [x, y, width, height] = label
  const lines = edgeWords(moves)
  const line = (height - 4) / lines.length
  return lines.map((words, index) => (
    <text key={words} x={x + width / 2} y={y + line - 3 + index * line}>
      {words}
    </text>
  ))
}

/** Changes that the region reported against the lifecycle. */
function UnlawfulEdges({ chart, marks: { unlawful } }: { chart: Chart; marks: ChartMarks }) {
  const boxes = new Map(chart.states.map(({ id, box }) => [id, box]))
  return [...groupsOf(unlawful, ({ from, to }) => `${from} → ${to}`)].map(([ends, changes]) => {
    const [first] = changes
    const from = first && boxes.get(first.from)
    const to = first && boxes.get(first.to)
    if (!from || !to) return null
    const { path, label } = arcBetween(from, to)
    const words = changes.length > 1 ? `unlawful × ${changes.length}` : 'unlawful'
    return (
      <g key={ends} className={styles.edge} data-unlawful>
        <path d={path} markerEnd="url(#chart-arrow)" />
        <rect x={label[0] - 42} y={label[1] - 10} width={84} height={20} rx={3} className={styles.ground} />
        <text x={label[0]} y={label[1] + 4}>
          {words}
        </text>
      </g>
    )
  })
}
