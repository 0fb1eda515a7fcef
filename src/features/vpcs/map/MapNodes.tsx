import {
  ArrowDownToDot,
  CircleOff,
  Cpu,
  Globe,
  Layers,
  Network,
  Split,
  UnfoldVertical,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router'
import { leftOf, NODE_HEIGHT, NODE_WIDTH, topOf } from './geometry'
import { COLUMNS, type Column, type MapGraph, type MapNode } from './graph'
import styles from './MapCanvas.module.css'

const headings: Readonly<Record<Column, string>> = {
  out: 'Ways out',
  router: 'Routers',
  subnet: 'Subnets',
  instance: 'Instances',
}

const icons: Readonly<Record<string, LucideIcon>> = {
  'Internet gateway': Globe,
  'System router': Split,
  Router: Split,
  Subnet: Network,
  Instance: Cpu,
  Folded: Layers,
  Dropped: CircleOff,
}

interface MapNodesProps {
  graph: MapGraph
  /** Called with the node whose lines are to stand out. */
  onActive: (id: string | undefined) => void
  onUnfold: (id: string) => void
}

/** The nodes, column by column: the order of the keyboard is the way from outside to inside. */
export function MapNodes({ graph, onActive, onUnfold }: MapNodesProps) {
  return COLUMNS.map((column) => (
    <div key={column}>
      <h3 className={styles.heading} style={{ left: leftOf(column), width: NODE_WIDTH }}>
        {headings[column]}
      </h3>
      <ul aria-label={headings[column]}>
        {graph.nodes
          .filter((node) => node.column === column)
          .map((node) => (
            <li
              key={node.id}
              className={styles.place}
              style={{ left: leftOf(column), top: topOf(node.row), width: NODE_WIDTH, height: NODE_HEIGHT }}
            >
              <span
                onPointerEnter={() => onActive(node.id)}
                onPointerLeave={() => onActive(undefined)}
                onFocus={() => onActive(node.id)}
                onBlur={() => onActive(undefined)}
              >
                <Node node={node} onUnfold={onUnfold} />
              </span>
            </li>
          ))}
      </ul>
    </div>
  ))
}

function Node({ node, onUnfold }: { node: MapNode; onUnfold: (id: string) => void }) {
  const { folds, to } = node
  const name = [folds ? 'Show' : node.kind, node.label, node.detail].filter(Boolean).join(' ')
  if (folds) {
    return (
      <button type="button" className={styles.fold} aria-label={name} onClick={() => onUnfold(folds)}>
        <Face node={node} />
        <UnfoldVertical size={14} aria-hidden />
      </button>
    )
  }
  if (to) {
    return (
      <Link to={to} className={styles.node} aria-label={name} title={node.label} draggable={false}>
        <Face node={node} />
      </Link>
    )
  }
  return (
    <span className={styles.end} title={node.label}>
      <Face node={node} />
    </span>
  )
}

function Face({ node }: { node: MapNode }) {
  const Icon = icons[node.kind] ?? ArrowDownToDot
  return (
    <>
      <Icon size={16} aria-hidden />
      <span className={styles.words}>
        <b>{node.label}</b>
        <small>{node.detail ?? node.kind}</small>
      </span>
    </>
  )
}
