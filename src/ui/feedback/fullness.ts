/** The share from which something counts as nearly full: a quota, a pool, a sled. Rule: OPS-21. */
export const NEARLY_FULL = 0.9

/** Usual, nearly full, or more than there is. */
type Fullness = 'usual' | 'high' | 'over'

/** @param isSpent nothing is left, and more is not possible */
export function fullnessOf(used: number, isSpent = false): Fullness {
  if (used > 1 || isSpent) return 'over'
  return used >= NEARLY_FULL ? 'high' : 'usual'
}
