import type { Box, Point } from './chart'

/** How round a corner is. */
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

const middle = ([x, y, width, height]: Box): Point => [x + width / 2, y + height / 2]

/** Where the line from the middle of a box to a point leaves the box. */
function edgeOf(box: Box, towards: Point): Point {
  const [x, y] = middle(box)
  const [dx, dy] = [towards[0] - x, towards[1] - y]
  const scale = Math.min(
    dx === 0 ? Infinity : box[2] / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box[3] / 2 / Math.abs(dy),
  )
  return Number.isFinite(scale) ? [x + dx * scale, y + dy * scale] : [x, y]
}

/** A bow from one box to another, for a change that has no line of its own; its middle is where its words stand. */
export function bow(from: Box, to: Box): { path: string; label: Point } {
  const [start, end] = [edgeOf(from, middle(to)), edgeOf(to, middle(from))]
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  const bend: Point = [(start[0] + end[0]) / 2 - dy * 0.18, (start[1] + end[1]) / 2 + dx * 0.18]
  return {
    path: `M${spoken(start)} Q${spoken(bend)} ${spoken(end)}`,
    label: [(start[0] + 2 * bend[0] + end[0]) / 4, (start[1] + 2 * bend[1] + end[1]) / 4],
  }
}
