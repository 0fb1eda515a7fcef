import { distance } from 'fastest-levenshtein'

/** The text among several that is most like another one; undefined when none is like it. */
export function nearest(text: string, among: readonly string[]): string | undefined {
  const wanted = text.toLowerCase()
  const rated = among
    .map((candidate) => {
      const other = candidate.toLowerCase()
      // A name that contains the other is nearer than its length says.
      const isPart = wanted !== '' && (other.includes(wanted) || wanted.includes(other))
      return { candidate, far: isPart ? 1 : distance(wanted, other) }
    })
    .toSorted((a, b) => a.far - b.far)
  const [best] = rated
  return best && best.far <= Math.max(2, Math.ceil(wanted.length / 2)) ? best.candidate : undefined
}

/** `a, b, c`, and how many more. */
export function listed(texts: readonly string[], limit = 12): string {
  const more = texts.length - limit
  return more > 0 ? `${texts.slice(0, limit).join(', ')} and ${more} more` : texts.join(', ')
}
