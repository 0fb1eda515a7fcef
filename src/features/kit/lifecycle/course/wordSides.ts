import type { Lifecycle } from '#machines/lifecycle/ask'
import { courseOf, type DrawnCourse } from './drawing'
import type { OrbitPoint } from './geometry'
import { stateWord } from './verb'

// The words of the whole drawing. All lengths are in rem, so that larger text has the same layout in a larger drawing.

/** The height of the orbit, and the margins round it for the words of the outermost states. */
export const DRAWING = { height: 11, beside: 8, above: 2.5, below: 2.5 }

/** The size of a word: its height, the mean width of a letter, and the distance from its dot with its own margin. */
export const LETTERS = { height: 0.94, width: 0.42, present: 0.49, gap: 0.75, padding: 0.25 }

/** The distance of the present word from the middle of the body. */
export const BODY_GAP = 1.25

/** Widths of the orbit for which the words are laid out: a narrow and a wide page. */
const WIDTHS = [21.5, 43, 60] as const

/** The longest times in a state at rest and in a transition, for the layout. */
const LONGEST_TIME = { atRest: 'for 364 d 23 h', inTransition: 'for 364 d 23 h, usually 59 s' }

export type WordSide = 'left' | 'right' | 'above' | 'below' | 'start' | 'end'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Body extends OrbitPoint {
  state: string
  orbit: 'outer' | 'inner'
}

/** Number of states beside the orbit above which only reachable ones show their words. */
const ROOMY = 6

/** The states whose words are shown: with many states beside the orbit, only those that can be next. */
export function shownWords({ bodies, arcs }: DrawnCourse, state: string, lit: readonly string[]) {
  const isCrowded = bodies.filter(({ orbit }) => orbit === 'inner').length > ROOMY
  const isNear = (other: string) => arcs.some(({ from, to }) => from === state && to === other)
  return bodies.filter(
    (body) =>
      body.state === state ||
      body.orbit === 'outer' ||
      !isCrowded ||
      isNear(body.state) ||
      lit.includes(body.state),
  )
}

/** The box of a word on a side of its dot, from the middle of the orbit. @param size in rem */
export function boxOf(
  at: OrbitPoint,
  side: WordSide,
  size: { width: number; height: number },
  gap: number,
  width: number,
): Box {
  const [x, y] = [(at.x * width) / 2, (at.y * DRAWING.height) / 2]
  const { height } = size
  if (side === 'end' || side === 'right') return { x: x + gap, y: y - height / 2, width: size.width, height }
  if (side === 'start' || side === 'left')
    return { x: x - gap - size.width, y: y - height / 2, width: size.width, height }
  const top = side === 'above' ? y - gap - height : y + gap
  return { x: x - size.width / 2, y: top, width: size.width, height }
}

/** The area of the overlap of two boxes. */
export const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const dotBox = ({ x, y }: OrbitPoint, size: number, width: number): Box => ({
  x: (x * width) / 2 - size / 2,
  y: (y * DRAWING.height) / 2 - size / 2,
  width: size,
  height: size,
})

/** On which side of its body a word of the outer orbit stands. */
function outerSide({ x, y }: OrbitPoint): WordSide {
  if (x < -0.95) return 'left'
  if (x > 0.95) return 'right'
  return y < 0 ? 'above' : 'below'
}

/** The size of a word; the current one has its time, on lines of its own where it is beside its body. */
export function wordSize(lifecycle: Lifecycle, state: string, isPresent: boolean, side: WordSide) {
  const { height, width, present, padding } = LETTERS
  const letters = stateWord(state).length
  if (!isPresent) return { width: letters * width + 2 * padding, height }
  const text = lifecycle.isTransitional(state) ? LONGEST_TIME.inTransition : LONGEST_TIME.atRest
  const [own, time] = [letters * present, text.length * width]
  if (side === 'start' || side === 'end')
    return { width: Math.max(own, time) + 2 * padding, height: 2 * height + 0.2 }
  if (side !== 'left' && side !== 'right')
    return { width: own + time + 0.25 + 2 * padding, height: height + 0.2 }
  const most = DRAWING.beside - BODY_GAP
  const widest = Math.min(most, Math.max(own, time) + 2 * padding)
  return { width: widest, height: (1 + Math.ceil(time / (most - 2 * padding))) * height + 0.2 }
}

/**
 * The sides of the shown words. Those of the outer orbit are outside of it; each other one takes the side with the
 * least overlap with words and dots before it, the current one first.
 */
export function wordSides(
  lifecycle: Lifecycle,
  state: string,
  lit: readonly string[] = [],
): ReadonlyMap<string, WordSide> {
  const course = courseOf(lifecycle)
  const shown = shownWords(course, state, lit)
  const sides = new Map<string, WordSide>()
  const gapOf = (body: Body) => (body.state === state ? BODY_GAP : LETTERS.gap)
  const boxIn = (body: Body, side: WordSide, width: number) =>
    boxOf(body, side, wordSize(lifecycle, body.state, body.state === state, side), gapOf(body), width)
  const taken = (body: Body, width: number) => [
    ...course.bodies.map((other) => dotBox(other, other.state === state ? 1.75 : 0.5, width)),
    ...shown.flatMap((other) => {
      const side = other.state === body.state ? undefined : sides.get(other.state)
      return side ? [boxIn(other, side, width)] : []
    }),
  ]
  // The current word also keeps off the arcs that begin there, above all those of commands, which are conspicuous. It
  // may leave the orbit.
  const own = course.arcs.flatMap(({ from, kind, points }) =>
    from === state ? points.map((point) => ({ point, weight: kind === 'command' ? 1 : 1 / 8 })) : [],
  )
  const cost = (body: Body, side: WordSide) =>
    WIDTHS.reduce((sum, width) => {
      const box = boxIn(body, side, width)
      const crossed =
        body.state === state
          ? own.reduce(
              (all, { point, weight }) => all + (overlap(box, dotBox(point, 0.1, width)) > 0 ? weight : 0),
              0,
            )
          : 0
      const room = width / 2 + (body.state === state ? DRAWING.beside : 0)
      const edge = Math.max(0, Math.abs(box.x + box.width / 2) + box.width / 2 - room)
      return taken(body, width).reduce((all, other) => all + overlap(box, other), sum) + edge + crossed
    }, 0)
  for (const body of shown) if (body.orbit === 'outer') sides.set(body.state, outerSide(body))
  const inner = shown.filter(({ orbit }) => orbit === 'inner')
  const order = inner.sort((a, b) => Number(b.state === state) - Number(a.state === state))
  // Twice: the second time each knows all others.
  for (const body of [...order, ...order]) {
    const [best] = (['end', 'start', 'above', 'below'] as const)
      .map((side) => ({ side, costs: cost(body, side) }))
      .sort((a, b) => a.costs - b.costs)
    if (best) sides.set(body.state, best.side)
  }
  return sides
}
