import type { Box, ChartEdge, Point } from '#machines/charts/chart'

/** The radius of a corner. */
const RADIUS = 7

const between = ([fromX, fromY]: Point, [toX, toY]: Point, reach: number): Point => {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1
  return [fromX + ((toX - fromX) / length) * reach, fromY + ((toY - fromY) / length) * reach]
}

const spoken = ([x, y]: Point) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`

/** A line through points with round corners, as the `d` of an SVG path. */
export function roundedPath(points: readonly Point[]): string {
  const [start, ...rest] = points
  if (!start || rest.length === 0) return ''
  const corners = rest.slice(0, -1).map((corner, index) => {
    const before = points[index] ?? corner
    const after = points[index + 2] ?? corner
    const room = (other: Point) =>
      Math.min(RADIUS, Math.hypot(other[0] - corner[0], other[1] - corner[1]) / 2)
    return `L${spoken(between(corner, before, room(before)))} Q${spoken(corner)} ${spoken(between(corner, after, room(after)))}`
  })
  return `M${spoken(start)} ${[...corners, `L${spoken(rest.at(-1) ?? start)}`].join(' ')}`
}

/** The part of a line segment inside a box, as fractions of its length; undefined if it is outside. */
function insideOf(
  from: Point,
  to: Point,
  [x, y, width, height]: Box,
): [enter: number, leave: number] | undefined {
  let [enter, leave] = [0, 1]
  for (const [start, end, least, most] of [
    [from[0], to[0], x, x + width],
    [from[1], to[1], y, y + height],
  ] as const) {
    if (start === end) {
      if (start <= least || start >= most) return undefined
      continue
    }
    const crossings = [(least - start) / (end - start), (most - start) / (end - start)]
    enter = Math.max(enter, Math.min(...crossings))
    leave = Math.min(leave, Math.max(...crossings))
  }
  return enter < leave ? [enter, leave] : undefined
}

/** The parts of a line that are outside of a box, in order. */
function interrupted(points: readonly Point[], box: Box): Point[][] {
  const parts: Point[][] = [points.slice(0, 1)]
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to
    const inside = insideOf(from, to, box)
    if (!inside) return void parts.at(-1)?.push(to)
    const [enter, leave] = inside
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    if (enter > 0) parts.at(-1)?.push(between(from, to, enter * length))
    parts.push(leave < 1 ? [between(from, to, leave * length), to] : [to])
  })
  return parts.filter(({ length }) => length > 1)
}

/** The line of a transition, as the `d` of an SVG path. It is interrupted at its label. */
export const edgePath = ({ points, label }: Pick<ChartEdge, 'points' | 'label'>): string =>
  (label ? interrupted(points, label) : [points]).map(roundedPath).join(' ')

const middle = ([x, y, width, height]: Box): Point => [x + width / 2, y + height / 2]

/** The point where the line from the middle of a box to a point crosses its edge. */
function edgeOf(box: Box, towards: Point): Point {
  const [x, y] = middle(box)
  const [dx, dy] = [towards[0] - x, towards[1] - y]
  const scale = Math.min(
    dx === 0 ? Infinity : box[2] / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box[3] / 2 / Math.abs(dy),
  )
  return Number.isFinite(scale) ? [x + dx * scale, y + dy * scale] : [x, y]
}

/** A curve from one box to another, for a change without a transition; its label is in the middle. */
export function arcBetween(from: Box, to: Box): { path: string; label: Point } {
  const [start, end] = [edgeOf(from, middle(to)), edgeOf(to, middle(from))]
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  const bend: Point = [(start[0] + end[0]) / 2 - dy * 0.18, (start[1] + end[1]) / 2 + dx * 0.18]
  return {
    path: `M${spoken(start)} Q${spoken(bend)} ${spoken(end)}`,
    label: [(start[0] + 2 * bend[0] + end[0]) / 4, (start[1] + 2 * bend[1] + end[1]) / 4],
  }
}
