import { lineOf, touches } from './geometry'
import type { MapGraph } from './graph'
import styles from './MapCanvas.module.css'

interface MapEdgesProps {
  graph: MapGraph
  size: { width: number; height: number }
  /** The node whose lines stand out. */
  active: string | undefined
}

/** Where more than one label begins or ends at a node, they stand below each other. */
function slotsOf({ nodes, edges }: MapGraph): ReadonlyMap<string, number> {
  const outs = new Set(nodes.filter((node) => node.column === 'out').map((node) => node.id))
  const taken = new Map<string, number>()
  return new Map(
    edges
      .filter((edge) => edge.label)
      .map((edge) => {
        const end = outs.has(edge.from) ? edge.from : edge.to
        const slot = taken.get(end) ?? 0
        taken.set(end, slot + 1)
        return [edge.id, slot]
      }),
  )
}

/** The lines. What they say is in the table as well, so nobody has to hear them. */
export function MapEdges({ graph, size, active }: MapEdgesProps) {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]))
  const slots = slotsOf(graph)
  // What stands out is drawn last, over the others; and all labels over all lines.
  const lines = [...graph.edges]
    .sort((a, b) => Number(touches(a, active)) - Number(touches(b, active)))
    .flatMap((edge) => {
      const [from, to] = [nodes.get(edge.from), nodes.get(edge.to)]
      if (!from || !to) return []
      const isActive = active === undefined ? undefined : touches(edge, active)
      return [{ edge, isActive, ...lineOf(from, to, slots.get(edge.id) ?? 0) }]
    })
  return (
    <svg className={styles.edges} {...size} aria-hidden>
      {lines.map(({ edge, path, isActive }) => (
        <g key={edge.id} className={styles[edge.kind]} data-active={isActive}>
          <path d={path} />
        </g>
      ))}
      {lines.map(
        ({ edge, label, isActive }) =>
          edge.label && (
            <g key={edge.id} data-active={isActive}>
              <text {...label}>{edge.label}</text>
            </g>
          ),
      )}
    </svg>
  )
}
