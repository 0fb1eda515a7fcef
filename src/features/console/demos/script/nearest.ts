import { distance } from 'fastest-levenshtein'

/** How far two texts are from each other, in letters to change; case does not count. */
function farness(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  // A name that contains the other is closer than its length suggests.
  const isPart = a !== b && a !== '' && b !== '' && (a.includes(b) || b.includes(a))
  return isPart ? 1 : distance(a, b)
}

/**
 * The item with the most similar name; undefined if none is similar. Of equal ones, the first.
 *
 * @param nameOf the name of an item
 */
export function nearestBy<Thing>(
  text: string,
  among: readonly Thing[],
  nameOf: (thing: Thing) => string,
): Thing | undefined {
  const rated = among
    .map((thing) => ({ thing, far: farness(text, nameOf(thing)) }))
    .toSorted((a, b) => a.far - b.far)
  const [best] = rated
  return best && best.far <= Math.max(2, Math.ceil(text.length / 2)) ? best.thing : undefined
}

/** The text among several that is most like another one; undefined when none is like it. */
export const nearest = (text: string, among: readonly string[]): string | undefined =>
  nearestBy(text, among, (each) => each)

/** Whether two names differ only in case and by one or two typing errors. */
export const isNearly = (one: string, other: string): boolean =>
  distance(one.toLowerCase(), other.toLowerCase()) <= Math.max(1, Math.floor(one.length / 5))

/** `a, b, c`, and how many more. */
export function listedText(texts: readonly string[], limit = 12): string {
  const more = texts.length - limit
  return more > 0 ? `${texts.slice(0, limit).join(', ')} and ${more} more` : texts.join(', ')
}
