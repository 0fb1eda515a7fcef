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
  /** The place of a state that is not usual: on no dot, where there is room for its word. */
  beside: OrbitPoint
  /** From each usual state to the next one. */
  steps: readonly LineStep[]
}

const straight = (from: OrbitPoint, to: OrbitPoint): Pick<LineStep, 'path' | 'points'> => ({
  path: `M${from.x} ${from.y}L${to.x} ${to.y}`,
  points: spread((t) => ({
    x: rounded(from.x + (to.x - from.x) * t),
    y: rounded(from.y + (to.y - from.y) * t),
  })),
})

function draw({ usual }: Lifecycle): FlatCourse {
  const { states, isRound } = usual
  const angles = anglesOf(usual)
  // The word of a state that is not usual is below an orbit, up to its end, and above a straight line.
  const beside = { x: isRound ? 0.6 : -0.6, y: 0 }
  const placeOf = (state: string, at: number): OrbitPoint =>
    isRound ? onCircle(angles.get(state) ?? 0) : { x: rounded((2 * at) / (states.length - 1) - 1), y: 0 }
  const places = new Map(states.map((state, at) => [state, placeOf(state, at)]))
  const steps = states.flatMap((from, at) => {
    const to = states[at + 1] ?? (isRound ? states[0] : undefined)
    if (to === undefined) return []
    const [start, end] = [angles.get(from) ?? 0, angles.get(to) ?? 0]
    const shape = isRound
      ? alongOrbit(start, end > start ? end : end + 2 * Math.PI)
      : straight(places.get(from) ?? beside, places.get(to) ?? beside)
    return [{ from, to, ...shape }]
  })
  return { places, beside, steps }
}

const drawn = new WeakMap<Lifecycle, FlatCourse>()

/** The line of a lifecycle, made from its machine once. Rule: LAW-1. */
export function lineOf(lifecycle: Lifecycle): FlatCourse {
  const line = drawn.get(lifecycle) ?? draw(lifecycle)
  drawn.set(lifecycle, line)
  return line
}

/** The way between two states: along the orbit where one follows the other, else straight. */
export function wayBetween({ places, beside, steps }: FlatCourse, from: string, to: string): LineStep {
  const found = steps.find((step) => step.from === from && step.to === to)
  return found ?? { from, to, ...straight(places.get(from) ?? beside, places.get(to) ?? beside) }
}

/** The side of a state's dot that has its word. The current one of a straight line is alone above it. */
export function lineSide({ places }: FlatCourse, state: string, isPresent: boolean): LineSide {
  const at = places.get(state)
  if (!at) return 'beside'
  if (Math.abs(at.x) === 1) return at.x < 0 ? 'left' : 'right'
  if (at.y === 0) return isPresent ? 'above' : 'below'
  return at.y < 0 ? 'above' : 'below'
}
