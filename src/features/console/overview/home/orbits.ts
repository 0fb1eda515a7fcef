// The places of the bodies in the picture of the silo's projects: pure numbers, the same for the same projects. Lengths
// are in units of the picture, whose origin is its star, and y points down. A unit is 0.92 pixels where the picture is as
// narrow as it gets. Text does not grow with the picture, so what has room in the narrowest has it in all.

/** How many projects have a body with a name: those that are read. */
export const NAMED = 5

/** The flattening of all orbits, and their inclination in degrees: as in the picture of the sign-in. */
const FLAT = 0.74
const INCLINATION = -18

/** The room of a body and its ring, and of the star: half the side of a square. */
export const BODY_ROOM = 20
const STAR_ROOM = 16
/** The room of a name and the facts below it. It begins within the room of the body, most of which are smaller. */
const LABEL = { width: 132, height: 37, overlap: 4 } as const
/** Between any two of these. */
const GAP = 4
/** The size of the largest body. */
const LARGEST = 15

/** A point, from the star. */
export interface SkyPoint {
  x: number
  y: number
}

/** The half axes of an ellipse. */
interface Axes {
  a: number
  b: number
}

/** A body on its orbit. */
interface Place extends SkyPoint {
  orbit: Axes
}

/** The empty sky: its size, where the star is, and the belt of the projects without a body of their own. */
export interface Plate {
  width: number
  height: number
  star: SkyPoint
  belt: Axes | undefined
  places: readonly Place[]
}

interface Sky extends Omit<Plate, 'places'> {
  /** The half axes of the innermost orbit and of the outermost one. */
  from: number
  to: number
}

/** A label is below its body, so that without a belt the star is above the middle. */
const RISE = 17

const skies = {
  few: { width: 460, height: 270, star: { x: 230, y: 135 - RISE }, belt: undefined, from: 84, to: 118 },
  some: { width: 460, height: 400, star: { x: 230, y: 200 - RISE }, belt: undefined, from: 70, to: 168 },
  many: { width: 460, height: 400, star: { x: 230, y: 200 }, belt: { a: 214, b: 178 }, from: 62, to: 184 },
} as const satisfies Record<string, Sky>

const FEW = 2

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A point turned around the star. */
function turned({ x, y }: SkyPoint, degrees: number): SkyPoint {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** The point of an ellipse at an angle, in degrees. */
function pointOn({ a, b }: Axes, degrees: number): SkyPoint {
  return turned({ x: a * Math.cos(radians(degrees)), y: b * Math.sin(radians(degrees)) }, INCLINATION)
}

/** A rectangle, by its edges. */
export interface Room {
  left: number
  right: number
  top: number
  bottom: number
}

const square = ({ x, y }: SkyPoint, half: number): Room => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
})

/** The rooms of a body and of its label. */
export function boxesOf({ x, y }: SkyPoint): readonly Room[] {
  const top = y + BODY_ROOM - LABEL.overlap
  const label = { left: x - LABEL.width / 2, right: x + LABEL.width / 2, top, bottom: top + LABEL.height }
  return [square({ x, y }, BODY_ROOM), label]
}

/** Whether two rooms are nearer to each other than they may be. */
export const meets = (one: Room, other: Room): boolean =>
  one.left < other.right + GAP &&
  other.left < one.right + GAP &&
  one.top < other.bottom + GAP &&
  other.top < one.bottom + GAP

const corners = ({ left, right, top, bottom }: Room): readonly SkyPoint[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: left, y: bottom },
  { x: right, y: bottom },
]

/** Whether a room is within the belt, or without one within the edges of the sky. */
export function isInside(box: Room, { width, height, star, belt }: Omit<Plate, 'places'>): boolean {
  return corners(box).every((corner) => {
    if (!belt) {
      const [x, y] = [star.x + corner.x, star.y + corner.y]
      return x >= GAP && x <= width - GAP && y >= GAP && y <= height - GAP
    }
    const { x, y } = turned(corner, -INCLINATION)
    return (x / (belt.a - 2 * GAP)) ** 2 + (y / (belt.b - 2 * GAP)) ** 2 <= 1
  })
}

/** Where the first body is, and how far each next one is ahead of it: by the golden angle none is above another. */
const FIRST = 30
const AHEAD = 222.492
/** The steps to both sides in which a body looks for room, in degrees. */
const STEP = 5

const tries = Array.from(
  { length: 360 / STEP },
  (_, index) => (index % 2 ? 1 : -1) * Math.ceil(index / 2) * STEP,
)

/**
 * The plate of some projects. The places depend on nothing but their number, so that a body that grows stays where it is.
 *
 * @param count of the projects with a body of their own, at most {@link NAMED}; the nearest is the first
 * @param hasBelt there are more projects
 */
export function plateOf(count: number, hasBelt: boolean): Plate {
  const { from, to, ...sky }: Sky = skies[hasBelt ? 'many' : count <= FEW ? 'few' : 'some']
  const taken: Room[] = [square({ x: 0, y: 0 }, STAR_ROOM)]
  const places: Place[] = []
  for (let index = 0; index < count; index += 1) {
    const a = from + ((to - from) * (count === 1 ? 0.5 : index)) / Math.max(1, count - 1)
    const orbit = { a, b: a * FLAT }
    const free = tries
      .map((turn) => pointOn(orbit, FIRST + AHEAD * index + turn))
      .find((point) =>
        boxesOf(point).every((box) => isInside(box, sky) && !taken.some((other) => meets(box, other))),
      )
    const point = free ?? pointOn(orbit, FIRST + AHEAD * index)
    taken.push(...boxesOf(point))
    places.push({ ...point, orbit })
  }
  return { ...sky, places }
}

/** The most bodies of a belt: more would touch each other. */
const BELT_LIMIT = 72

/** The bodies of the belt, from the first one on all around it. */
export function beltOf({ belt }: Plate, count: number): readonly SkyPoint[] {
  if (!belt) return []
  const drawn = Math.min(count, BELT_LIMIT)
  return Array.from({ length: drawn }, (_, index) => pointOn(belt, FIRST + (360 * index) / drawn))
}

/** The marks of the ring around the sky: every tenth is long. */
export function divisionsOf({ belt }: Plate): string {
  if (!belt) return ''
  return Array.from({ length: 120 }, (_, index) => {
    const [from, to] = [9, index % 10 === 0 ? 16 : 12].map((more) =>
      pointOn({ a: belt.a + more, b: belt.b + more }, index * 3),
    )
    return `M${pair(from)}L${pair(to)}`
  }).join('')
}

const pair = (point: SkyPoint | undefined) => `${point?.x.toFixed(1)} ${point?.y.toFixed(1)}`

/** An orbit as a path that begins and ends at a body. */
export function orbitPath({ orbit: { a, b }, ...point }: Place): string {
  const half = (to: SkyPoint) => `A${a.toFixed(1)} ${b.toFixed(1)} ${INCLINATION} 1 1 ${pair(to)}`
  return `M${pair(point)}${half({ x: -point.x, y: -point.y })}${half(point)}`
}

/** The belt as a path. */
export const beltPath = ({ belt }: Plate): string =>
  belt ? orbitPath({ ...pointOn(belt, FIRST), orbit: belt }) : ''

/** The radius of a body: its area grows with the vCPUs of its project. */
export const radiusOf = (vcpus: number): number => Math.min(LARGEST, 4 + Math.sqrt(Math.max(0, vcpus)))
