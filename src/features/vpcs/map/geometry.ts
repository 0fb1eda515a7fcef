import type { Column, MapEdge, MapNode } from './graph'

// Where things are, in pixels at full size.

export const NODE_WIDTH = 184
export const NODE_HEIGHT = 44
const ROW_HEIGHT = 56
/** Room for the words above each column. */
const TOP = 40
const EDGE = 16

/** Labels need room between ways out and routers, and before instances. */
const lefts: Readonly<Record<Column, number>> = { out: 0, router: 328, subnet: 584, instance: 912 }

export const leftOf = (column: Column) => EDGE + lefts[column]
export const topOf = (row: number) => TOP + row * ROW_HEIGHT
export const SCENE_WIDTH = leftOf('instance') + NODE_WIDTH + EDGE
export const sceneHeight = (rows: number) => topOf(rows) + EDGE

/** How far apart labels stand that begin or end at the same node. */
const LABEL_STEP = 16
/** How far a label stands from its node, and over its line. */
const LABEL_GAP = 8

const bend = (x1: number, y1: number, x2: number, y2: number) => {
  const half = (x2 - x1) / 2
  return `C${x1 + half},${y1} ${x2 - half},${y2} ${x2},${y2}`
}

/**
 * A line from the right side of one node to the left side of another, and the place of its label: at the outer end,
 * where no other line is. A line that skips the subnets passes between two of their rows.
 *
 * @param slot how many labels there are at that end already
 */
export function lineOf(from: MapNode, to: MapNode, slot: number) {
  const x1 = leftOf(from.column) + NODE_WIDTH
  const y1 = topOf(from.row) + NODE_HEIGHT / 2
  const x2 = leftOf(to.column)
  const y2 = topOf(to.row) + NODE_HEIGHT / 2
  const up = LABEL_GAP - slot * LABEL_STEP
  if (from.column === 'out') {
    return {
      path: `M${x1},${y1} ${bend(x1, y1, x2, y2)}`,
      label: { x: x1 + LABEL_GAP, y: y1 - up, textAnchor: 'start' as const },
    }
  }
  const label = { x: x2 - LABEL_GAP, y: y2 - up, textAnchor: 'end' as const }
  if (from.column !== 'router' || to.column !== 'instance')
    return { path: `M${x1},${y1} ${bend(x1, y1, x2, y2)}`, label }
  const lane = topOf(from.row) + (NODE_HEIGHT + ROW_HEIGHT) / 2
  const [enter, leave] = [leftOf('subnet'), leftOf('subnet') + NODE_WIDTH]
  return {
    path: `M${x1},${y1} ${bend(x1, y1, enter, lane)} H${leave} ${bend(leave, lane, x2, y2)}`,
    label,
  }
}

/** Whether an edge touches a node. */
export const touches = (edge: MapEdge, id: string | undefined) => edge.from === id || edge.to === id
