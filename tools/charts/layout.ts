import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import {
  boxLines,
  edgeWords,
  type Box,
  type Chart,
  type ChartState,
  type Overview,
  type Point,
} from '#machines/charts/chart'
import { wireWords } from '#model/case'
import type { Structure } from './structure'

// Sizes in the units of the drawing, which are pixels at the default text size. Fonts differ between systems, so each
// character gets the width of a wide one.
const LINE = 18
const MARK = 22
const DOT = 10

/** The sizes of a drawing, and the words in it. */
interface Scale {
  /** The width of a character of a name. */
  capital: number
  /** The height of a box with a name only, and its padding at each side. */
  name: number
  padding: number
  least: number
  /** The lines below the name of a state. */
  linesOf: (state: Omit<ChartState, 'box'>) => readonly string[]
  /** The width of a character of other words, and the height of a line of a label. */
  character: number
  labelLine: number
  /** The longest line that a label may have: a transition with a longer one has no label. */
  longest: number
  /** The space around and inside compound states. */
  inset: number
  options: Record<string, string>
}

const widest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length))

/** The size of a state without children. */
function sizeOf(state: Omit<ChartState, 'box'>, scale: Scale): { width: number; height: number } {
  const lines = scale.linesOf(state)
  const name = wireWords(state.name).length * scale.capital + MARK
  return {
    width: Math.ceil(Math.max(name, widest(lines) * scale.character, scale.least) + 2 * scale.padding),
    height: lines.length > 0 ? scale.name - 4 + lines.length * LINE + 10 : scale.name,
  }
}

const START = 'start of '

function nodesIn(structure: Structure, parent: string | null, scale: Scale): ElkNode[] {
  return structure.states
    .filter((state) => state.parent === parent)
    .flatMap((state): ElkNode[] => {
      const children = nodesIn(structure, state.id, scale)
      const { width, height } = sizeOf(state, scale)
      const { inset } = scale
      const node: ElkNode =
        children.length > 0
          ? {
              id: state.id,
              children,
              layoutOptions: {
                'elk.padding': `[top=${height + 8},left=${inset},bottom=${inset},right=${inset}]`,
                'elk.nodeSize.constraints': 'MINIMUM_SIZE',
                'elk.nodeSize.minimum': `(${width}, ${height})`,
              },
            }
          : { id: state.id, width, height }
      return state.isInitial ? [{ id: START + state.id, width: DOT, height: DOT }, node] : [node]
    })
}

function edgesOf(structure: Structure, { character, labelLine, longest }: Scale): ElkExtendedEdge[] {
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
        words.length === 0 || widest(words) > longest
          ? []
          : [
              {
                id: `label of ${id}`,
                text: words.join('\n'),
                width: widest(words) * character + 12,
                height: words.length * labelLine + 4,
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

const whole: Scale = {
  capital: 9.2,
  name: 34,
  padding: 12,
  least: 64,
  linesOf: boxLines,
  character: 7.2,
  labelLine: 16,
  longest: Infinity,
  inset: 20,
  options,
}

const small: Scale = {
  ...whole,
  capital: 8,
  name: 28,
  padding: 8,
  least: 32,
  linesOf: () => [],
  character: 6.8,
  labelLine: 14,
  inset: 12,
  options: {
    ...options,
    'elk.padding': '[top=8,left=8,bottom=8,right=8]',
    'elk.spacing.nodeNode': '16',
    'elk.spacing.edgeNode': '8',
    'elk.spacing.edgeEdge': '7',
    'elk.layered.spacing.nodeNodeBetweenLayers': '16',
    'elk.layered.spacing.edgeNodeBetweenLayers': '8',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
  },
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

type Drawing = Pick<Chart, 'states' | 'edges' | 'starts' | 'width' | 'height'>

async function draw(structure: Structure, scale: Scale): Promise<Drawing> {
  const drawing: ElkNode = {
    id: 'the drawing',
    layoutOptions: scale.options,
    children: nodesIn(structure, null, scale),
    edges: edgesOf(structure, scale),
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

/** The room for a chart in the debugger: on its page at 1280 x 720 and 1024 x 768, and beside another page at 1440 x 900. */
const rooms = [
  [836, 450],
  [1012, 482],
  [628, 640],
] as const

/** The scale at which a drawing fits into each room. */
const fitOf = ({ width, height }: Pick<Chart, 'width' | 'height'>) =>
  Math.min(1, ...rooms.map(([across, down]) => Math.min(across / width, down / height)))

/** The scale at which names are readable as they are, that at which labels are, and the share of it that they may cost. */
const READABLE = 0.85
const LEAST_WORDS = 0.78
const COST = 0.94

/** The smaller drawing: with all labels, with the short ones or with none, as many as leave it readable. */
async function overviewOf(structure: Structure): Promise<Overview> {
  const bare = await draw(structure, { ...small, longest: 0 })
  let chosen = bare
  const least = Math.min(LEAST_WORDS, fitOf(bare) * COST)
  for (const longest of [16, Infinity]) {
    const labelled = await draw(structure, { ...small, longest })
    if (fitOf(labelled) >= least) chosen = labelled
  }
  // The names of a drawing that is smaller on the screen are larger in it.
  if (fitOf(chosen) < READABLE && chosen === bare)
    chosen = await draw(structure, {
      ...small,
      longest: 0,
      capital: (small.capital * READABLE) / fitOf(bare),
    })
  const { width, height, states, edges, starts } = chosen
  return {
    width,
    height,
    boxes: states.map(({ box }) => box),
    lines: edges.map(({ points, label }) => ({ points, ...(label ? { label } : {}) })),
    starts,
  }
}

/** Lays out the parts of a machine. The same machine always gets the same drawing. */
export async function layOut(structure: Structure): Promise<Chart> {
  const { width, height, states, edges, starts } = await draw(structure, whole)
  const { id, kind } = structure
  return { id, kind, width, height, states, edges, starts, overview: await overviewOf(structure) }
}
