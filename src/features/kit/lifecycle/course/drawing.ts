import type { Lifecycle } from '#machines/lifecycle/ask'
import { stepsFrom } from '#machines/lifecycle/way'

// The drawing of a lifecycle. Coordinates: the outer orbit is the circle of radius 1 round 0,0; x grows to the right, y
// downwards. A component stretches the circle to an ellipse.

export interface Point {
  x: number
  y: number
}

/** A state. */
interface CourseBody extends Point {
  state: string
  /** `outer`: on the main round of the lifecycle, or on its main way if it has no round. `inner`: beside it. */
  orbit: 'outer' | 'inner'
  /** The commands that keep the state. */
  permits: readonly string[]
}

/** A transition from one state to another. */
interface CourseArc {
  event: string
  /** `command`: a user starts it. `report`: the region makes it by itself. */
  kind: 'command' | 'report'
  from: string
  to: string
  /** Along the outer orbit, or across. */
  along: 'orbit' | 'across'
  /** Its shape, as the data of an SVG path. */
  path: string
  /** Points along it, evenly spread in time, from its beginning to its end. */
  points: readonly Point[]
}

/** A lifecycle as a drawing: all its states and transitions, with their places. */
export interface Course {
  bodies: readonly CourseBody[]
  arcs: readonly CourseArc[]
}

/** The radii of the inner orbit; those of the outer orbit are 1. */
export const INNER: Point = { x: 0.64, y: 0.46 }

/** Maximum distance of bodies of the inner orbit from its middle. */
const SPREAD = 0.58

/** `PULL`: how far the longest arc across bends towards the middle. `SIDE`: how far any bends sideways. */
const PULL = 0.55
const SIDE = 0.1

/** Number of points along an arc. */
const POINTS = 13

type Edges = (state: string) => readonly string[]

const isCommand = (event: string) => event.startsWith('command.')
const rounded = (value: number) => Math.round(value * 1000) / 1000

/** All paths from a state that visit no state twice. */
function pathsFrom(edges: Edges, path: readonly string[]): (readonly string[])[] {
  const last = path.at(-1) ?? ''
  const on = [...new Set(edges(last))].filter((state) => !path.includes(state))
  return [path, ...on.flatMap((state) => pathsFrom(edges, [...path, state]))]
}

const cyclesThrough = (edges: Edges, state: string) =>
  pathsFrom(edges, [state]).filter((path) => path.length > 1 && edges(path.at(-1) ?? '').includes(state))

const longest = (paths: readonly (readonly string[])[]) =>
  paths.reduce((best, path) => (path.length > best.length ? path : best), [] as readonly string[])

/** Number of steps from a state to the end of the lifecycle. */
function stepsToEnd(lifecycle: Lifecycle, state: string): number {
  const all: Edges = (at) => [...lifecycle.events(at).values()]
  const found = pathsFrom(all, [state]).filter((path) => path.at(-1) === lifecycle.gone)
  return Math.min(...found.map(({ length }) => length))
}

/**
 * The states of the outer orbit, in order: the cycle of commands with the most states at rest; without one, the
 * longest cycle from the initial state; without one, the longest path from it.
 */
function outerOrbit(lifecycle: Lifecycle): { states: readonly string[]; isClosed: boolean } {
  const { states, isTransitional, initial: first } = lifecycle
  const expected: Edges = (state) => stepsFrom(lifecycle, state).map(({ to }) => to)
  const rests = (path: readonly string[]) => path.filter((state) => !isTransitional(state)).length
  const rounds = states.flatMap((state) => cyclesThrough(expected, state)).filter((round) => rests(round) > 1)
  const [round] = rounds.sort((a, b) => rests(b) - rests(a) || a.length - b.length)
  if (round) {
    // The cycle starts, at the left, with the state closest to the end of the lifecycle.
    const still = round.filter((state) => !isTransitional(state))
    const start = still.sort((a, b) => stepsToEnd(lifecycle, a) - stepsToEnd(lifecycle, b))[0] ?? ''
    const at = round.indexOf(start)
    return { states: [...round.slice(at), ...round.slice(0, at)], isClosed: true }
  }
  const reported: Edges = (state) => [...lifecycle.events(state).values()]
  const whole = longest(cyclesThrough(reported, first))
  if (whole.length > 2) return { states: whole, isClosed: true }
  return { states: longest(pathsFrom(expected, [first])), isClosed: false }
}

/** The angle of a state on the outer orbit, from the left end over the top. */
const angle = (at: number, count: number, isClosed: boolean) =>
  Math.PI * (1 + (isClosed ? (2 * at) / count : at / Math.max(1, count - 1)))

const onCircle = (radians: number): Point => ({
  x: rounded(Math.cos(radians)),
  y: rounded(Math.sin(radians)),
})

const permitsOf = (lifecycle: Lifecycle, state: string) =>
  [...lifecycle.events(state)].filter(([, to]) => to === state).map(([event]) => event)

/** How many transitions lead to a state. */
const arrivals = (lifecycle: Lifecycle, state: string) =>
  lifecycle.states.filter((from) => from !== state && [...lifecycle.events(from).values()].includes(state))
    .length

/**
 * The states beside the outer orbit, from left to right near the states they are connected with. Of three or
 * more, the one with the most incoming transitions is in the middle: its outgoing ones go to all sides.
 */
function innerBodies(lifecycle: Lifecycle, outer: ReadonlyMap<string, Point>): [string, Point][] {
  const near = (state: string) => {
    const others = lifecycle.states.filter(
      (other) =>
        [...lifecycle.events(state).values()].includes(other) ||
        [...lifecycle.events(other).values()].includes(state),
    )
    const xs = others.flatMap((other) => outer.get(other)?.x ?? [])
    return xs.reduce((sum, x) => sum + x, 0) / Math.max(1, xs.length)
  }
  const inner = lifecycle.states.filter((state) => !outer.has(state)).sort((a, b) => near(a) - near(b))
  const most = Math.max(...inner.map((state) => arrivals(lifecycle, state)))
  const hub = inner.length < 3 ? undefined : inner.find((state) => arrivals(lifecycle, state) === most)
  return inner.map((state, at) => {
    const x = inner.length < 2 ? 0 : SPREAD * ((2 * at) / (inner.length - 1) - 1)
    if (state === hub) return [state, { x: rounded(x), y: 0 }]
    const y = INNER.y * Math.sqrt(1 - (x / INNER.x) ** 2) * (at % 2 === 0 ? 1 : -1)
    return [state, { x: rounded(x), y: rounded(y) }]
  })
}

function across(from: Point, to: Point): Pick<CourseArc, 'path' | 'points'> {
  const pull = 1 - PULL * Math.min(1, Math.hypot(to.x - from.x, to.y - from.y) / 2)
  const bend = {
    x: rounded(((from.x + to.x) / 2) * pull + (to.y - from.y) * SIDE),
    y: rounded(((from.y + to.y) / 2) * pull - (to.x - from.x) * SIDE),
  }
  const at = (t: number, axis: 'x' | 'y') =>
    rounded((1 - t) ** 2 * from[axis] + 2 * (1 - t) * t * bend[axis] + t ** 2 * to[axis])
  return {
    path: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`,
    points: spread((t) => ({ x: at(t, 'x'), y: at(t, 'y') })),
  }
}

function alongOrbit(start: number, end: number): Pick<CourseArc, 'path' | 'points'> {
  const from = onCircle(start)
  const to = onCircle(end)
  const isLarge = end - start > Math.PI ? 1 : 0
  return {
    path: `M${from.x} ${from.y}A1 1 0 ${isLarge} 1 ${to.x} ${to.y}`,
    points: spread((t) => onCircle(start + (end - start) * t)),
  }
}

const spread = (point: (t: number) => Point) =>
  Array.from({ length: POINTS }, (_, at) => point(at / (POINTS - 1)))

function draw(lifecycle: Lifecycle): Course {
  const { states, isClosed } = outerOrbit(lifecycle)
  const angles = new Map(states.map((state, at) => [state, angle(at, states.length, isClosed)]))
  const outer = new Map([...angles].map(([state, radians]) => [state, onCircle(radians)]))
  const places = new Map([...outer, ...innerBodies(lifecycle, outer)])
  const follows = (from: string, to: string) => {
    const at = states.indexOf(from)
    return at >= 0 && (states[at + 1] ?? (isClosed ? states[0] : undefined)) === to
  }
  const arcOf = (from: string, to: string, event: string): CourseArc => {
    const start = angles.get(from) ?? 0
    const end = angles.get(to) ?? 0
    const isOrbit = follows(from, to)
    const shape = isOrbit
      ? alongOrbit(start, end > start ? end : end + 2 * Math.PI)
      : across(places.get(from) ?? { x: 0, y: 0 }, places.get(to) ?? { x: 0, y: 0 })
    const kind = isCommand(event) ? 'command' : 'report'
    return { event, kind, from, to, along: isOrbit ? 'orbit' : 'across', ...shape }
  }
  return {
    bodies: [...places].map(([state, { x, y }]) => ({
      state,
      x,
      y,
      orbit: outer.has(state) ? 'outer' : 'inner',
      permits: permitsOf(lifecycle, state),
    })),
    arcs: lifecycle.states.flatMap((from) =>
      [...lifecycle.events(from)]
        .filter(([, to]) => to !== from)
        .map(([event, to]) => arcOf(from, to, event)),
    ),
  }
}

const drawn = new WeakMap<Lifecycle, Course>()

/** The drawing of a lifecycle, made from its machine once. Rule: LAW-1. */
export function courseOf(lifecycle: Lifecycle): Course {
  const known = drawn.get(lifecycle)
  if (known) return known
  const course = draw(lifecycle)
  drawn.set(lifecycle, course)
  return course
}

/**
 * The states after an event: its target, and those that the region then passes by itself until the resource
 * rests. Starts with the current state; empty if the event is not allowed.
 */
export function statesAfter(lifecycle: Lifecycle, state: string, event: string): readonly string[] {
  const target = lifecycle.next(state, event)
  if (target === undefined) return []
  const passed = [state, target]
  for (let at = target; lifecycle.isTransitional(at);) {
    const report = [...lifecycle.events(at)].find(([type]) => !isCommand(type))
    if (!report || passed.indexOf(report[1], 1) > 0) break
    at = report[1]
    passed.push(at)
  }
  return target === state ? [state] : passed
}
