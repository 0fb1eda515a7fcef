/** The look of one of several lines. */
interface Stroke {
  /** Lengths in pixels; empty for an unbroken line. */
  dash: readonly number[]
  /** The token of its colour. */
  colour: string
  /** The token of its colour where it stands out, and of its name. */
  strong: string
  /** In pixels. */
  width: number
}

/** The number of lines with a colour of their own: the first ones, in the order of the lines. */
export const COLOURED_LINES = 8

// Neighbours differ in their dashes too, for those who see no difference in the colours.
const DASHES: readonly (readonly number[])[] = [[], [7, 3], [2, 3], [10, 3, 2, 3]]

/** The look of a line by its place: the first ones have colours, the others are thin and grey. */
export function strokeOf(at: number): Stroke {
  const own = `--series-${at + 1}`
  return at < COLOURED_LINES
    ? { dash: DASHES[at % DASHES.length] ?? [], colour: own, strong: own, width: 1.5 }
    : { dash: [], colour: '--line-strong', strong: '--text', width: 1 }
}

/** How much of a line shows while another one stands out. */
const FADED = 0.2

/** The width and the opacity of a line. One that stands out is strong, and all others fade. */
export const weightOf = (at: number, pointed: number | undefined, width = strokeOf(at).width) =>
  at === pointed ? { width: 3, alpha: 1 } : { width, alpha: pointed === undefined ? 1 : FADED }

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
  ends.forEach(({ width, top }, index) => {
    const isFree = (y: number) => y <= top - height || y >= top
    const isClear = heightsIn(width, index).every(isFree) && top - height >= 0
    const isAlone = [...placed.values()].every((other) => Math.abs(other - top) >= height)
    if (isClear && isAlone) placed.set(index, top)
  })
  return placed
}
