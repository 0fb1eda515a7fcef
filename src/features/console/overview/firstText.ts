import { listText } from '#ui/format/listText'
import { formatCount } from '#ui/format/numbers'

/** A list within a sentence, and the number of its rows that were read; undefined for a whole one. */
interface ReadList {
  noun: string
  first: number | undefined
}

/** "the first 10,000 instances and 10,000 disks": the part of some lists that was read; undefined if they are whole. */
export function firstText(lists: readonly ReadList[]): string | undefined {
  const cut = lists.flatMap(({ noun, first }) =>
    first === undefined ? [] : [`${formatCount(first)} ${noun}`],
  )
  return cut.length === 0 ? undefined : `the first ${listText(cut)}`
}
