import { once } from './once'

const format = once(() => new Intl.ListFormat('en'))

/** Items in a sentence: "a, b, and c". */
export const listText = (items: readonly string[]): string => format().format(items)
