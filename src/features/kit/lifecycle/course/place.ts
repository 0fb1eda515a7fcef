import type { Course, Point } from './drawing'

/** The position of a point of the drawing in its box. */
export const place = ({ x, y }: Point) => ({
  left: `${(x + 1) * 50}%`,
  top: `${(y + 1) * 50}%`,
})

/** The side of a state's dot that has its word. */
export function sideOf({ x, y, orbit }: Course['bodies'][number]): string {
  if (orbit === 'inner') return x > 0.2 ? 'start' : 'end'
  if (x < -0.95) return 'left'
  if (x > 0.95) return 'right'
  return y < 0 ? 'above' : 'below'
}
