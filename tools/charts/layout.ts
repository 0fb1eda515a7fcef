import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import {
  boxLines,
  edgeWords,
  type Box,
  type Chart,
  type ChartState,
  type Point,
} from '#machines/charts/chart'
import type { Structure } from './structure'

// Sizes in the units of the drawing, which are pixels at the default text size. Fonts differ between systems, so each
// character gets the width of a wide one.
const CHARACTER = 7.2
const CAPITAL = 9.2
const LINE = 18
const NAME = 30
const PADDING = 12
const MARK = 22
const DOT = 10

const widest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length))

/** The size of a state without children. */
function sizeOf(state: Omit<ChartState, 'box'>): { width: number; height: number } {
  const lines = boxLines(state)
  return {
    width: Math.ceil(
      Math.max(state.name.length * CAPITAL + MARK, widest(lines) * CHARACTER, 64) + 2 * PADDING,
    ),
    height: NAME + lines.length * LINE + (lines.length > 0 ? 10 : 4),
  }
}

const START = 'start of '

function nodesIn(structure: Structure, parent: string | null): ElkNode[] {
  return structure.states
    .filter((state) => state.parent === parent)
    .flatMap((state): ElkNode[] => {
      const children = nodesIn(structure, state.id)
      const { width, height } = sizeOf(state)
      const node: ElkNode =
        children.length > 0
          ? {
              id: state.id,
              children,
              layoutOptions: {
                'elk.padding': `[top=${height + 8},left=20,bottom=20,right=20]`,
                'elk.nodeSize.constraints': 'MINIMUM_SIZE',
                'elk.nodeSize.minimum': `(${width}, ${height})`,
              },
            }
          : { id: state.id, width, height }
      return state.isInitial ? [{ id: START + state.id, width: DOT, height: DOT }, node] : [node]
    })
}

function edgesOf(structure: Structure): ElkExtendedEdge[] {
  const starts = structure.states
    .filter((state) => state.isInitial)
    .map(({ id }) => ({ id: START + id, sources: [START + id], targets: [id] }))
  const edges = structure.edges.map(({ id, from, to, moves }): ElkExtendedEdge => {
    const words = edgeWords(moves)
    return {
      id,
      sources: [from],
      targets: [to],
      labels:
        words.length === 0
          ? []
          : [
              {
                id: `label of ${id}`,
                text: words.join('\n'),
                width: widest(words) * CHARACTER + 12,
                height: words.length * 16 + 4,
                layoutOptions: { 'elk.edgeLabels.inline': 'true' },
              },
            ],
    }
  })
  return [...starts, ...edges]
}

// Downwards, since the debugger beside the page is taller than wide, and the names of states and transitions are wide.
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=16,left=16,bottom=16,right=16]',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '40',
  'elk.randomSeed': '1',
}

const round = Math.round

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<ElkNode>): Box => [
  round(x),
  round(y),
  round(width),
  round(height),
]

/** The bends of an edge. */
function pointsOf({ sections = [] }: ElkExtendedEdge): Point[] {
  return sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }): Point => [round(x), round(y)]),
  )
}

const flat = (node: ElkNode): ElkNode[] => (node.children ?? []).flatMap((child) => [child, ...flat(child)])

/** Lays out the parts of a machine. The same machine always gets the same drawing. */
export async function layOut(structure: Structure): Promise<Chart> {
  const drawing: ElkNode = {
    id: 'the drawing',
    layoutOptions: options,
    children: nodesIn(structure, null),
    edges: edgesOf(structure),
  }
  const graph: ElkNode = await new ELK().layout(drawing)
  const nodes = new Map(flat(graph).map((node) => [node.id, node]))
  const edges = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]))
  const found = <Value>(from: ReadonlyMap<string, Value>, id: string): Value => {
    const value = from.get(id)
    if (value === undefined) throw new Error(`The drawing of ${structure.id} lacks ${id}`)
    return value
  }
  return {
    id: structure.id,
    kind: structure.kind,
    width: round(graph.width ?? 0),
    height: round(graph.height ?? 0),
    states: structure.states.map((state) => ({ ...state, box: boxOf(found(nodes, state.id)) })),
    edges: structure.edges.map((edge) => {
      const drawn = found(edges, edge.id)
      const [label] = drawn.labels ?? []
      return { ...edge, points: pointsOf(drawn), ...(label ? { label: boxOf(label) } : {}) }
    }),
    starts: structure.states
      .filter((state) => state.isInitial)
      .map(({ id }) => {
        const [x, y, width, height] = boxOf(found(nodes, START + id))
        return { to: id, dot: [x + width / 2, y + height / 2], points: pointsOf(found(edges, START + id)) }
      }),
  }
}
