/** The FNV-1a hash of a text: a 32-bit seed. */
function seedOf(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

const STEP = 0x6d2b79f5

/** The 32 random bits of a state. (Mulberry32, public domain.) */
function bitsOf(state: number): number {
  let t = Math.imul(state ^ (state >>> 15), state | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return (t ^ (t >>> 14)) >>> 0
}

/** Seeded random numbers: the same seed gives the same numbers. */
export class Random {
  private state: number

  constructor(readonly seed: number | string) {
    this.state = seedOf(String(seed))
  }

  /** A number from 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + STEP) >>> 0
    return bitsOf(this.state) / 4_294_967_296
  }

  /** An integer from `from` to `to`, including both. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.next() * list.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
}

/** Eight hexadecimal digits: the bits of a state. */
const digitsOf = (state: number) =>
  bitsOf(state | 0)
    .toString(16)
    .padStart(8, '0')

/** An id in the form of a version-4 UUID, derived from a text: the same text gives the same id. */
export function idOf(text: string): string {
  // Seeding a world makes thousands of ids, in code that is still cold: as few steps as possible.
  const state = seedOf(text)
  const middle = digitsOf(state + STEP)
  const low = digitsOf(state + 2 * STEP)
  const variant = '89ab'.charAt(state & 3)
  return `${digitsOf(state)}-${middle.slice(0, 4)}-4${middle.slice(5)}-${variant}${low.slice(1, 4)}-${low.slice(4)}${digitsOf(state + 3 * STEP)}`
}
