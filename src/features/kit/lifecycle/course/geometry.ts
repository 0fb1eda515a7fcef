import type { Usual } from '#machines/lifecycle/ask'

/** A point of a drawing: the outer orbit is the circle of radius 1 round 0,0; x grows to the right, y downwards. */
export interface OrbitPoint {
  x: number
  y: number
}

/** Number of points along an arc. */
const POINTS = 13

export const rounded = (value: number) => Math.round(value * 1000) / 1000

export const onCircle = (radians: number): OrbitPoint => ({
  x: rounded(Math.cos(radians)),
  y: rounded(Math.sin(radians)),
})

/**
 * The angles of the usual states on the orbit, from the left end over the top: a round has its first state at the
 * left end and another one at the right end; a way ends at the right end.
 */
export function anglesOf({ states, isRound }: Usual): ReadonlyMap<string, number> {
  const last = isRound ? Math.ceil(states.length / 2) : states.length - 1
  const angle = (at: number) => (at <= last ? 1 + at / last : 2 + (at - last) / (states.length - last))
  return new Map(states.map((state, index) => [state, Math.PI * angle(index)]))
}

/** Points at equal distances in time. */
export const spread = (point: (t: number) => OrbitPoint): readonly OrbitPoint[] =>
  Array.from({ length: POINTS }, (_, index) => point(index / (POINTS - 1)))

/** A part of the outer orbit, clockwise from one angle to another: the data of its SVG path, and points along it. */
export function alongOrbit(start: number, end: number): { path: string; points: readonly OrbitPoint[] } {
  const from = onCircle(start)
  const to = onCircle(end)
  const isLarge = end - start > Math.PI ? 1 : 0
  return {
    path: `M${from.x} ${from.y}A1 1 0 ${isLarge} 1 ${to.x} ${to.y}`,
    points: spread((t) => onCircle(start + (end - start) * t)),
  }
}

/** The style of an element at a point of a drawing, in its box. */
export const styleAt = ({ x, y }: OrbitPoint) => ({
  left: `${(x + 1) * 50}%`,
  top: `${(y + 1) * 50}%`,
})
