// Noise as a pure function of its place. It has no state, so that any window of any series can be computed at any time.

/** FNV-1a over a text: the seed of a series. */
export function seedOf(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** A random number from 0 up to, not including, 1 for each integer place of each seed. */
export function chance(seed: number, place: number): number {
  let value = Math.imul(seed ^ Math.imul(place, 0x9e3779b1), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  value = Math.imul(value ^ (value >>> 16), 0x27d4eb2d)
  return ((value ^ (value >>> 15)) >>> 0) / 4_294_967_296
}

/** Smooth noise from 0 to 1, with one knot in each `period` places. */
export function wave(seed: number, place: number, period: number): number {
  const knot = Math.floor(place / period)
  const share = place / period - knot
  const eased = share * share * (3 - 2 * share)
  const from = chance(seed, knot)
  return from + (chance(seed, knot + 1) - from) * eased
}
