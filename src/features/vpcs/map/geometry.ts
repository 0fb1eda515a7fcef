import type { Column, MapEdge, MapNode } from './graph'

// Where things are, in pixels at full size.

export const NODE_WIDTH = 196
export const NODE_HEIGHT = 44
const ROW_HEIGHT = 56
/** Room for the words above each column. */
const TOP = 40
const EDGE = 16

/** Between ways out and routers there are labels. */
const lefts: Readonly<Record<Column, number>> = { out: 0, router: 356, subnet: 640, instance: 924 }

export const leftOf = (column: Column) => EDGE + lefts[column]
export const topOf = (row: number) => TOP + row * ROW_HEIGHT
export const SCENE_WIDTH = leftOf('instance') + NODE_WIDTH + EDGE
export const sceneHeight = (rows: number) => topOf(rows) + EDGE

/** A line from the right side of one node to the left side of another, and its middle. */
export function lineOf(from: MapNode, to: MapNode) {
  const x1 = leftOf(from.column) + NODE_WIDTH
  const y1 = topOf(from.row) + NODE_HEIGHT / 2
  const x2 = leftOf(to.column)
  const y2 = topOf(to.row) + NODE_HEIGHT / 2
  const bend = (x2 - x1) / 2
  return {
    path: `M${x1},${y1} C${x1 + bend},${y1} ${x2 - bend},${y2} ${x2},${y2}`,
    middle: { x: (x1 + x2) / 2, y: (y1 + y2) / 2 },
  }
}

/** Whether an edge touches a node. */
export const touches = (edge: MapEdge, id: string | undefined) => edge.from === id || edge.to === id
