import { lineOf, touches } from './geometry'
import type { MapGraph } from './graph'
import styles from './MapCanvas.module.css'

interface MapEdgesProps {
  graph: MapGraph
  size: { width: number; height: number }
  /** The node whose lines stand out. */
  active: string | undefined
}

/** The lines. What they say is in the table as well, so nobody has to hear them. */
export function MapEdges({ graph, size, active }: MapEdgesProps) {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]))
  // What stands out is drawn last, over the others.
  const edges = [...graph.edges].sort((a, b) => Number(touches(a, active)) - Number(touches(b, active)))
  return (
    <svg className={styles.edges} {...size} aria-hidden>
      {edges.map((edge) => {
        const [from, to] = [nodes.get(edge.from), nodes.get(edge.to)]
        if (!from || !to) return null
        const { path, middle } = lineOf(from, to)
        return (
          <g
            key={edge.id}
            className={styles[edge.kind]}
            data-active={active === undefined ? undefined : touches(edge, active)}
          >
            <path d={path} />
            {edge.label && (
              <text {...middle} dy="-6">
                {edge.label}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
