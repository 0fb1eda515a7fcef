import { Random } from '#mirage/random'

/**
 * Makes chance the same each time: names that the console makes up, and the ids of its libraries. The region has chance of
 * its own, see mirage/random.ts.
 */
export function seedChance(seed: number | string) {
  const random = new Random(`page ${seed}`)
  const next = () => random.next()
  Math.random = next
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) array.forEach((_, at) => (array[at] = random.between(0, 255)))
    return array
  }
}
