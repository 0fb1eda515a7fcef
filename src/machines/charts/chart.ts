// A machine as a drawing: what it is made of, and where each part stands. Written by `npm run gen:charts`.

/** `lifecycle`: the law of a resource, which never runs. `interaction`: runs as an actor of a page. */
export type ChartKind = 'lifecycle' | 'interaction'

/** How a transition begins. */
type MoveKind = 'command' | 'report' | 'event' | 'done' | 'error' | 'delay' | 'always'

/** One transition as the machine declares it. */
export interface Move {
  kind: MoveKind
  /** The type of the event, as the machine has it: `command.stop`, `xstate.done.actor.0.command.requesting`. */
  event: string
  /** Its words in the drawing: `stop`, `send is done`, `after 30 s`. */
  words: string
  guard?: string
  actions?: readonly string[]
  /**
   * Its place among the transitions of its state: of those for one event, the machine takes the first that it may. A
   * log that was saved earlier may lack it.
   */
  order?: number
  /** Whether a state that it does not leave is left and entered again. */
  reenter?: true
  /** Of a delay: its milliseconds, or the name of what computes them. */
  delay?: number | string
}

/** Left, top, width and height in the units of the drawing. */
export type Box = readonly [x: number, y: number, width: number, height: number]
export type Point = readonly [x: number, y: number]

export interface ChartState {
  /** The path from the root: `watching.moving`. */
  id: string
  /** Its own name: `moving`. */
  name: string
  /** The state around it; null at the top. */
  parent: string | null
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  isInitial: boolean
  tags: readonly string[]
  /** The transitions that keep the state: commands it permits, and events it takes without leaving. */
  stays: readonly Move[]
  /** The names of the actors that run while the machine is in it. */
  runs: readonly string[]
  /** The ids under which they run, in the same order: the events of their ends carry them. As with `order`. */
  runIds?: readonly string[]
  /** The actions on the way in. */
  entry?: readonly string[]
  /** The actions on the way out. */
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
  /** Where its words stand; absent for an edge without words. */
  label?: Box
}

export interface Chart {
  id: string
  kind: ChartKind
  width: number
  height: number
  states: readonly ChartState[]
  edges: readonly ChartEdge[]
  /** The dot and the arrow that lead into each initial state. */
  starts: readonly { dot: Point; points: readonly Point[]; to: string }[]
}

/** The words beside an edge. A report leads to the state of its name, so it has none unless a command is there too. */
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

/** A transition of a state: what begins it, and the state that it leads to; undefined where the state stays. */
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

/** Whether a machine has no states of its own: its drawing is one box, which is the machine itself. */
export const isStateless = ({ id, states }: Chart): boolean => states.length === 1 && states[0]?.id === id
