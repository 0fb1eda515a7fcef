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
export function strokeOf(index: number): Stroke {
  const own = `--series-${index + 1}`
  return index < COLOURED_LINES
    ? { dash: DASHES[index % DASHES.length] ?? [], colour: own, strong: own, width: 1.5 }
    : { dash: [], colour: '--line-strong', strong: '--text', width: 1 }
}

/**
 * Whether names beside the ends of the lines with colours tell them apart: not if most of them end at one value.
 *
 * @param lines the values of each line
 */
export function areEndsApart(lines: readonly (readonly (number | null | undefined)[])[]): boolean {
  const ends = lines
    .slice(0, COLOURED_LINES)
    .flatMap((values) => values.findLast((value) => typeof value === 'number') ?? [])
  const equal = Math.max(0, ...ends.map((end) => ends.filter((other) => other === end).length))
  return ends.length < 3 || equal <= ends.length / 2
}

/** How much of a line shows while another one stands out. */
const FADED = 0.2

/** The width and the opacity of a line. One that stands out is strong, and all others fade. */
export const weightOf = (index: number, pointed: number | undefined, width = strokeOf(index).width) =>
  index === pointed ? { width: 3, alpha: 1 } : { width, alpha: pointed === undefined ? 1 : FADED }

/** Names that stand together in a column, as one block. */
interface Block {
  /** The places of their lines in the order of the lines. */
  members: readonly number[]
  top: number
}

/** The heights of the upper and the lower end of a column. */
interface Column {
  top: number
  bottom: number
}

/**
 * The heights of the middles of names in a column beside the ends of their lines: each as near to its line as the others
 * let it, and none over another. The first ones have the room first.
 *
 * @param ends the height of the end of each line, from the top; undefined for a line without a name
 * @param height of a name
 * @returns undefined for each line without a name, and for those that have no room
 */
export function namePlaces(
  ends: readonly (number | undefined)[],
  height: number,
  { top, bottom }: Column,
): readonly (number | undefined)[] {
  const room = Math.floor((bottom - top) / height)
  const named = ends
    .flatMap((end, index) => (end === undefined ? [] : [{ index, end }]))
    .slice(0, Math.max(0, room))
  const endOf = (index: number) => ends[index] ?? 0
  const blockOf = (members: readonly number[]): Block => {
    const size = members.length * height
    const wanted = members.map((index, place) => endOf(index) - (place + 0.5) * height)
    const mean = wanted.reduce((sum, each) => sum + each, 0) / members.length
    return { members, top: Math.max(top, Math.min(bottom - size, mean)) }
  }
  const blocks: Block[] = []
  for (const { index } of named.toSorted((a, b) => a.end - b.end)) {
    let block = blockOf([index])
    for (let above = blocks.at(-1); above; above = blocks.at(-1)) {
      if (above.top + above.members.length * height <= block.top) break
      blocks.pop()
      block = blockOf([...above.members, ...block.members])
    }
    blocks.push(block)
  }
  const places = ends.map((): number | undefined => undefined)
  for (const block of blocks)
    block.members.forEach((index, place) => (places[index] = block.top + (place + 0.5) * height))
  return places
}
