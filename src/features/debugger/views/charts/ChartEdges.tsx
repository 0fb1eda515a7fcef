import { edgeWords, type Chart, type ChartEdge } from '#machines/charts/chart'
import type { Marks, Unlawful } from '../../model/marks'
import { bow, edgePath, roundedPath } from '../../model/paths'
import styles from './ChartEdges.module.css'

const LINE = 16

/** The lines of a chart. Hidden from screen readers, because the boxes and the table have the same contents. */
export function ChartEdges({
  chart,
  marks,
  selected,
}: {
  chart: Chart
  marks: Marks
  selected: string | undefined
}) {
  const isNear = ({ from, to }: ChartEdge) => selected === from || selected === to
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
      {inOrder.map((edge) => (
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
      ))}
      <UnlawfulEdges chart={chart} marks={marks} />
    </svg>
  )
}

function EdgeLabel({ edge: { label, moves } }: { edge: ChartEdge }) {
  if (!label) return null
  const [x, y, width] = label
  return edgeWords(moves).map((words, index) => (
    <text key={words} x={x + width / 2} y={y + 13 + index * LINE}>
      {words}
    </text>
  ))
}

/** Changes that the region reported against the lifecycle. */
function UnlawfulEdges({ chart, marks: { unlawful } }: { chart: Chart; marks: Marks }) {
  const boxes = new Map(chart.states.map(({ id, box }) => [id, box]))
  const byEnds = new Map<string, Unlawful[]>()
  for (const change of unlawful) {
    const ends = `${change.from} → ${change.to}`
    byEnds.set(ends, [...(byEnds.get(ends) ?? []), change])
  }
  return [...byEnds].map(([ends, changes]) => {
    const [first] = changes
    const from = first && boxes.get(first.from)
    const to = first && boxes.get(first.to)
    if (!from || !to) return null
    const { path, label } = bow(from, to)
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
