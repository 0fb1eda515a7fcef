/**
 * Whether the name of a limit stands under its line: a grid line or a reading would cross it above, and nothing does, or
 * only farther away, below.
 *
 * @param limit the height of its line, in pixels from the top, as the others are
 * @param others the heights of the grid lines, and of the readings beside the name
 * @param room between the line and the far edge of the name
 */
export function isNameUnder(limit: number, others: readonly number[], room: number): boolean {
  const nearest = (gaps: readonly number[]) => Math.min(...gaps.filter((gap) => gap >= 1))
  const above = nearest(others.map((y) => limit - y))
  const below = nearest(others.map((y) => y - limit))
  return above < room && below > above
}
