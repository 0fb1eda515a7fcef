/** FNV-1a over a text: a 32-bit seed. */
function seedOf(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** Chance, seeded: the same seed gives the same numbers. (Mulberry32, public domain.) */
export class Random {
  private state: number

  constructor(readonly seed: number | string) {
    this.state = seedOf(String(seed))
  }

  /** A number from 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.next() * list.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
}

/** An id in the shape of a version-4 UUID, made from a text: the same text, the same id. */
export function idOf(text: string): string {
  const random = new Random(text)
  const hex = Array.from({ length: 32 }, () => random.between(0, 15).toString(16))
  hex[12] = '4'
  hex[16] = '89ab'[random.between(0, 3)] ?? '8'
  const part = (from: number, to: number) => hex.slice(from, to).join('')
  return [part(0, 8), part(8, 12), part(12, 16), part(16, 20), part(20, 32)].join('-')
}
