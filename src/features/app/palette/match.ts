/**
 * How well a text matches what was typed: every typed letter must occur in order; letters that follow each other or
 * start a word count more. 0 means no match.
 */
export function matchScore(text: string, typed: string): number {
  const wanted = typed.toLowerCase().replaceAll(' ', '')
  if (wanted === '') return 1
  const hay = text.toLowerCase()
  let score = 1
  let at = -1
  for (const letter of wanted) {
    const found = hay.indexOf(letter, at + 1)
    if (found < 0) return 0
    if (found === at + 1) score += 3
    if (found === 0 || /[^a-z0-9]/.test(hay[found - 1] ?? '')) score += 2
    score += 1
    at = found
  }
  return score
}
