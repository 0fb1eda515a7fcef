// A machine as a drawing: its parts and their positions. Written by `npm run gen:charts`.

/** `lifecycle`: what a resource allows in each state. `interaction`: runs as an actor of a page. */
export type ChartKind = 'lifecycle' | 'interaction'

/** The trigger of a transition. */
type MoveKind = 'command' | 'report' | 'event' | 'done' | 'error' | 'delay' | 'always'

/** One transition as the machine declares it. */
export interface Move {
  kind: MoveKind
  /** The type of the event in the machine: `command.stop`, `xstate.done.actor.0.command.requesting`. */
  event: string
  /** The label in the drawing: `stop`, `send is done`, `after 30 s`. */
  words: string
  guard?: string
  actions?: readonly string[]
  /**
   * The position among the transitions of its state: of those for one event, the machine takes the first whose
   * guard passes. A log saved by an older console may lack it.
   */
  order?: number
  /** Whether the transition exits and re-enters a state that it does not leave. */
  reenter?: true
  /** For a delay: its milliseconds, or the name of the function that computes them. */
  delay?: number | string
}

/** Left, top, width and height in the units of the drawing. */
export type Box = readonly [x: number, y: number, width: number, height: number]
export type Point = readonly [x: number, y: number]

export interface ChartState {
  /** The path from the root: `watching.moving`. */
  id: string
  /** The name of the state: `moving`. */
  name: string
  /** The parent state; null at the top. */
  parent: string | null
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  isInitial: boolean
  tags: readonly string[]
  /** The transitions that keep the state: permitted commands, and events handled without leaving. */
  stays: readonly Move[]
  /** The names of the actors that run while the machine is in it. */
  runs: readonly string[]
  /**
   * The ids of these actors, in the same order: their done and error events contain them. A log saved by an older
   * console may lack them.
   */
  runIds?: readonly string[]
  /** The entry actions. */
  entry?: readonly string[]
  /** The exit actions. */
  exit?: readonly string[]
  box: Box
}

/** All transitions from one state to another. */
export interface ChartEdge {
  /** `running>stopping`. */
  id: string
  from: string
  to: string
  moves: readonly Move[]
  points: readonly Point[]
  /** The position of the label; undefined for an edge without one. */
  label?: Box
}

/** The dot and the arrow that lead into an initial state. */
interface ChartStart {
  dot: Point
  points: readonly Point[]
  to: string
}

/** A smaller drawing of the same parts: boxes with names only, and only labels that have room. */
export interface Overview {
  width: number
  height: number
  /** In the order of the states. */
  boxes: readonly Box[]
  /** In the order of the edges. */
  lines: readonly Pick<ChartEdge, 'points' | 'label'>[]
  starts: readonly ChartStart[]
}

export interface Chart {
  id: string
  kind: ChartKind
  width: number
  height: number
  states: readonly ChartState[]
  edges: readonly ChartEdge[]
  starts: readonly ChartStart[]
  /** A log saved by an older console may lack it. */
  overview?: Overview
}

/** A chart with the positions of its overview. */
export function overviewOf(chart: Chart): Chart {
  if (!chart.overview) return chart
  const { width, height, boxes, lines, starts } = chart.overview
  return {
    ...chart,
    width,
    height,
    starts,
    states: chart.states.map((state, index) => ({ ...state, box: boxes[index] ?? state.box })),
    edges: chart.edges.map(({ label: _, ...edge }, index) => ({ ...edge, ...lines[index] })),
  }
}

/**
 * The lines of an edge's label. A report has its target's name, so it is omitted unless there is a command too.
 */
export function edgeWords(moves: readonly Move[]): string[] {
  const spoken = moves
    .filter(({ kind }) => kind !== 'report')
    .map(({ words, guard }) => (guard ? `${words} [${guard}]` : words))
  return spoken.length > 0 && spoken.length < moves.length ? [...spoken, 'or reported'] : spoken
}

const boxWords = ({ kind, words, guard }: Move) =>
  `${kind === 'command' ? 'permits ' : ''}${words}${guard ? ` [${guard}]` : ''}`

/** The lines in the box of a state below its name. */
export function boxLines({ tags, stays, runs }: Pick<ChartState, 'tags' | 'stays' | 'runs'>): string[] {
  return [
    ...tags.map((tag) => `#${tag}`),
    ...runs.map((actor) => `runs ${actor}`),
    ...new Set(stays.map(boxWords)),
  ]
}

/** A transition of a state: its trigger, and its target; undefined if the state stays. */
export interface Transition {
  move: Move
  to: string | undefined
}

/** The transitions of a state in the order in which its machine tries them. */
export const transitionsOf = ({ edges }: Chart, { id, stays }: ChartState): Transition[] =>
  [
    ...edges
      .filter(({ from }) => from === id)
      .flatMap(({ to, moves }) => moves.map((move) => ({ move, to }))),
    ...stays.map((move) => ({ move, to: undefined })),
  ].sort((a, b) => (a.move.order ?? 0) - (b.move.order ?? 0))

/** Whether a machine has no states: its drawing is one box, the machine itself. */
export const isStateless = ({ id, states }: Chart): boolean => states.length === 1 && states[0]?.id === id
