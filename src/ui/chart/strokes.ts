/** The look of one of several lines: it differs in its dashes, not in its hue. */
interface Stroke {
  /** Lengths in pixels; empty for an unbroken line. */
  dash: readonly number[]
  /** The token of its colour. */
  colour: '--text-muted' | '--line-strong'
}

const DASHES: readonly (readonly number[])[] = [[], [7, 3], [2, 3], [10, 3, 2, 3], [14, 5]]

/** The look of a line by its place: each of the first ten has one of its own, stronger in the first five. */
export const strokeOf = (at: number): Stroke => ({
  dash: (at < 2 * DASHES.length ? DASHES[at % DASHES.length] : undefined) ?? [],
  colour: at < DASHES.length ? '--text-muted' : '--line-strong',
})

/** The end of a line in a plot, in pixels of the plot. */
interface LineEnd {
  /** The width of its name. */
  width: number
  /** The highest place of the line below its name. */
  top: number
}

/**
 * The names of lines that have room above their ends: no line and no other name is there. The first ones have it first.
 *
 * @param heightsIn the heights at which the other lines pass the last so many pixels of the plot
 */
export function placedNames(
  ends: readonly LineEnd[],
  heightsIn: (width: number, except: number) => readonly number[],
  height: number,
): ReadonlyMap<number, number> {
  const placed = new Map<number, number>()
  ends.forEach(({ width, top }, at) => {
    const isFree = (y: number) => y <= top - height || y >= top
    const isClear = heightsIn(width, at).every(isFree) && top - height >= 0
    const isAlone = [...placed.values()].every((other) => Math.abs(other - top) >= height)
    if (isClear && isAlone) placed.set(at, top)
  })
  return placed
}
