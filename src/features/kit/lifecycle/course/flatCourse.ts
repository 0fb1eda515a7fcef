import type { Lifecycle } from '#machines/lifecycle/ask'
import { alongOrbit, anglesOf, onCircle, rounded, spread, type OrbitPoint } from './geometry'

/** Where the word of a state is, as seen from its dot. */
export type LineSide = 'left' | 'right' | 'above' | 'below' | 'beside'

interface LineStep {
  from: string
  to: string
  /** Its shape, as the data of an SVG path. */
  path: string
  /** Points along it, evenly spread in time. */
  points: readonly OrbitPoint[]
}

/** A lifecycle as a line: a flat orbit of its usual states. */
export interface FlatCourse {
  places: ReadonlyMap<string, OrbitPoint>
  /** The places of transitions between the usual states of a round of two: on the orbit. */
  between: ReadonlyMap<string, OrbitPoint>
  /** The place of any other state: on no dot, where there is room for its word. */
  beside: OrbitPoint
  /** That place is at the end of a short line that leads out of the orbit. */
  hasSpur: boolean
  /** From each usual state to the next one. */
  steps: readonly LineStep[]
  /** From a usual state to a transition on the orbit, and from there to the other one. */
  halves: readonly LineStep[]
}

/** A curve that is drawn to a point on its way; straight if that is its middle. */
function curve(
  from: OrbitPoint,
  to: OrbitPoint,
  by: OrbitPoint = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
): Pick<LineStep, 'path' | 'points'> {
  const at = (t: number, axis: 'x' | 'y') =>
    rounded((1 - t) ** 2 * from[axis] + 2 * (1 - t) * t * by[axis] + t ** 2 * to[axis])
  return {
    path: `M${from.x} ${from.y}Q${by.x} ${by.y} ${to.x} ${to.y}`,
    points: spread((t) => ({ x: at(t, 'x'), y: at(t, 'y') })),
  }
}

/** The ring where the line out of an orbit begins, and its end: the lengths are those of CourseLine.module.css. */
const RING = { x: -0.5, y: 0.866 }
const SPUR_END = { x: RING.x, y: 3.111 }

/** The line out of an orbit, as the data of an SVG path. */
export const SPUR = `M${RING.x} ${RING.y}L${SPUR_END.x} ${SPUR_END.y}`

/** The transitions that are not usual, each with the step between two usual states that it is a part of. */
function transitionsOn(lifecycle: Lifecycle, steps: readonly LineStep[]) {
  const leads = (from: string, to: string) => [...lifecycle.events(from).values()].includes(to)
  const { states } = lifecycle.usual
  return lifecycle.states.flatMap((state) => {
    if (states.includes(state) || !lifecycle.isTransitional(state)) return []
    const step = steps.find(({ from, to }) => leads(from, state) && leads(state, to))
    return step ? [{ state, ...step }] : []
  })
}

function draw(lifecycle: Lifecycle): FlatCourse {
  const { usual } = lifecycle
  const { states, isRound } = usual
  const hasSpur = isRound && states.length < 3
  const angles = anglesOf(usual)
  // The word of a state that is not usual is below an orbit, up to its end, and above a straight line.
  const beside = hasSpur ? SPUR_END : { x: isRound ? 0.6 : -0.6, y: 0 }
  const placeOf = (state: string, index: number): OrbitPoint =>
    isRound ? onCircle(angles.get(state) ?? 0) : { x: rounded((2 * index) / (states.length - 1) - 1), y: 0 }
  const places = new Map(states.map((state, index) => [state, placeOf(state, index)]))
  const turn = (from: string, to: string) => {
    const [start, end] = [angles.get(from) ?? 0, angles.get(to) ?? 0]
    return [start, end > start ? end : end + 2 * Math.PI] as const
  }
  const steps = states.flatMap((from, index) => {
    const to = states[index + 1] ?? (isRound ? states[0] : undefined)
    if (to === undefined) return []
    const [start, end] = turn(from, to)
    const shape = isRound
      ? alongOrbit(start, end)
      : curve(places.get(from) ?? beside, places.get(to) ?? beside)
    return [{ from, to, ...shape }]
  })
  const halfway = (hasSpur ? transitionsOn(lifecycle, steps) : []).map(({ state, from, to }) => {
    const [start, end] = turn(from, to)
    const middle = (start + end) / 2
    return {
      place: [state, onCircle(middle)] as const,
      halves: [
        { from, to: state, ...alongOrbit(start, middle) },
        { from: state, to, ...alongOrbit(middle, end) },
      ],
    }
  })
  const between = new Map(halfway.map(({ place }) => place))
  return { places, between, beside, hasSpur, steps, halves: halfway.flatMap(({ halves }) => halves) }
}

const drawn = new WeakMap<Lifecycle, FlatCourse>()

/** The line of a lifecycle, made from its machine once. Rule: LAW-1. */
export function lineOf(lifecycle: Lifecycle): FlatCourse {
  const line = drawn.get(lifecycle) ?? draw(lifecycle)
  drawn.set(lifecycle, line)
  return line
}

/** The place of a state. */
export const placeIn = ({ places, between, beside }: FlatCourse, state: string): OrbitPoint =>
  places.get(state) ?? between.get(state) ?? beside

/** The step from a state to another: along the orbit if one follows the other, else straight, or by the spur. */
export function stepBetween(line: FlatCourse, from: string, to: string): LineStep {
  const found = [...line.steps, ...line.halves].find((step) => step.from === from && step.to === to)
  if (found) return found
  const [start, end] = [placeIn(line, from), placeIn(line, to)]
  const isOut = line.hasSpur && (start === line.beside || end === line.beside)
  // It bends off the word beside the end of the line.
  const [outer, inner] = start === line.beside ? [start, end] : [end, start]
  return { from, to, ...curve(start, end, isOut ? { x: outer.x, y: inner.y } : undefined) }
}

/** The side of a state's dot that has its word. The current one of a straight line is alone above it. */
export function lineSide({ places, between }: FlatCourse, state: string, isPresent: boolean): LineSide {
  const point = places.get(state) ?? between.get(state)
  if (!point) return 'beside'
  if (Math.abs(point.x) === 1) return point.x < 0 ? 'left' : 'right'
  if (point.y === 0) return isPresent ? 'above' : 'below'
  return point.y < 0 ? 'above' : 'below'
}
