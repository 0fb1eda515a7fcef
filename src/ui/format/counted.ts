import { formatCount } from './numbers'

/** The word that goes with a number: `vCPU` for 1, `vCPUs` for any other. */
export const wordFor = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)

/** A number with the words that go with it: `1 entry`, `1,204 entries`, `1 is`, `2 are`. */
export const counted = (count: number, one: string, many?: string): string =>
  `${formatCount(count)} ${wordFor(count, one, many)}`
