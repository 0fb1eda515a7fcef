import type { Lifecycle } from '#machines/lifecycle/ask'
import { isCommandEvent } from '#machines/lifecycle/shortestPath'
import { alongOrbit, anglesOf, onCircle, rounded, spread, type OrbitPoint } from './geometry'

// The drawing of a lifecycle. Coordinates: the outer orbit is the circle of radius 1 round 0,0; x grows to the right, y
// downwards. A component stretches the circle to an ellipse.

/** A state. */
interface CourseBody extends OrbitPoint {
  state: string
  /** `outer`: on the main round of the lifecycle, or on its main way if it has no round. `inner`: beside it. */
  orbit: 'outer' | 'inner'
  /** The commands that keep the state. */
  permits: readonly string[]
}

/** A transition from one state to another. */
export interface CourseArc {
  event: string
  /** `command`: a user starts it. `report`: the region makes it by itself. */
  kind: 'command' | 'report'
  from: string
  to: string
  /** Its shape, as the data of an SVG path. */
  path: string
  /** Points along it, evenly spread in time, from its beginning to its end. */
  points: readonly OrbitPoint[]
}

/** A lifecycle as a drawing: all its states and transitions, with their places. */
export interface DrawnCourse {
  bodies: readonly CourseBody[]
  arcs: readonly CourseArc[]
}

/** The radii of the inner orbit; those of the outer orbit are 1. */
export const INNER: OrbitPoint = { x: 0.64, y: 0.46 }

/** Maximum distance of bodies of the inner orbit from its middle. */
const SPREAD = 0.58

/** `PULL`: how far the longest arc across bends towards the middle. `SIDE`: how far any bends sideways. */
const PULL = 0.55
const SIDE = 0.1

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
function innerBodies(lifecycle: Lifecycle, outer: ReadonlyMap<string, OrbitPoint>): [string, OrbitPoint][] {
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
  return inner.map((state, index) => {
    const x = inner.length < 2 ? 0 : SPREAD * ((2 * index) / (inner.length - 1) - 1)
    if (state === hub) return [state, { x: rounded(x), y: 0 }]
    const y = INNER.y * Math.sqrt(1 - (x / INNER.x) ** 2) * (index % 2 === 0 ? 1 : -1)
    return [state, { x: rounded(x), y: rounded(y) }]
  })
}

function across(from: OrbitPoint, to: OrbitPoint): Pick<CourseArc, 'path' | 'points'> {
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

function draw(lifecycle: Lifecycle): DrawnCourse {
  const { states, isRound } = lifecycle.usual
  const angles = anglesOf(lifecycle.usual)
  const outer = new Map([...angles].map(([state, radians]) => [state, onCircle(radians)]))
  const places = new Map([...outer, ...innerBodies(lifecycle, outer)])
  const follows = (from: string, to: string) => {
    const index = states.indexOf(from)
    return index >= 0 && (states[index + 1] ?? (isRound ? states[0] : undefined)) === to
  }
  const arcOf = (from: string, to: string, event: string): CourseArc => {
    const start = angles.get(from) ?? 0
    const end = angles.get(to) ?? 0
    const isOrbit = follows(from, to)
    const shape = isOrbit
      ? alongOrbit(start, end > start ? end : end + 2 * Math.PI)
      : across(places.get(from) ?? { x: 0, y: 0 }, places.get(to) ?? { x: 0, y: 0 })
    const kind = isCommandEvent(event) ? 'command' : 'report'
    return { event, kind, from, to, ...shape }
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

const drawn = new WeakMap<Lifecycle, DrawnCourse>()

/** The drawing of a lifecycle, made from its machine once. Rule: LAW-1. */
export function courseOf(lifecycle: Lifecycle): DrawnCourse {
  const known = drawn.get(lifecycle)
  if (known) return known
  const course = draw(lifecycle)
  drawn.set(lifecycle, course)
  return course
}
