import type { PairChange } from '#model/network/reach/pairChanges'
import { listText } from '#ui/format/listText'

/** The most pairs that are named. */
const NAMED = 20

/** What pairs gain and lose, as sentences: "web-1 to db-1 gains TCP 5432." Many pairs are counted at the end. */
export function pairTexts(changes: readonly PairChange[]): string[] {
  const hasNetworks = changes.some(({ from, to }) => [from, to].some((end) => end?.includes('/')))
  const other = hasNetworks ? 'any other address' : 'anywhere'
  const texts = changes.slice(0, NAMED).map(({ from = other, to = other, gained, lost }) => {
    const parts = [
      ...(gained.length > 0 ? [`gains ${listText(gained)}`] : []),
      ...(lost.length > 0 ? [`loses ${listText(lost)}`] : []),
    ]
    return `From ${from} to ${to}: ${parts.join(', and ')}.`
  })
  const more = changes.length - texts.length
  return more > 0 ? [...texts, `${more} more pairs gain or lose something.`] : texts
}
