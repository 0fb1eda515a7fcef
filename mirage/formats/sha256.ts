// SHA-256 at once: the browser's own answers later, and handlers do not wait.

/** The first 32 bits of the fractional parts of a root of each of the first primes. */
function primeBits(count: number, root: 2 | 3): Uint32Array {
  const out = new Uint32Array(count)
  let found = 0
  for (let number = 2; found < count; number += 1) {
    let isPrime = true
    for (let by = 2; by * by <= number; by += 1) if (number % by === 0) isPrime = false
    if (!isPrime) continue
    const value = root === 2 ? Math.sqrt(number) : Math.cbrt(number)
    out[found] = Math.floor((value - Math.floor(value)) * 2 ** 32)
    found += 1
  }
  return out
}

const start = primeBits(8, 2)
const constants = primeBits(64, 3)
const turned = (value: number, by: number) => (value >>> by) | (value << (32 - by))

/** The SHA-256 of some bytes, in lower-case hex. */
export function sha256(bytes: Uint8Array): string {
  const length = ((bytes.length + 9 + 63) >> 6) << 6
  const padded = new Uint8Array(length)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(length - 4, bytes.length << 3)

  const hash = start.slice()
  const w = new Uint32Array(64)
  const at = (list: Uint32Array, index: number) => list[index] ?? 0
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(block + 4 * i)
    for (let i = 16; i < 64; i += 1) {
      const near = at(w, i - 15)
      const far = at(w, i - 2)
      const s0 = turned(near, 7) ^ turned(near, 18) ^ (near >>> 3)
      const s1 = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10)
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
    for (let i = 0; i < 64; i += 1) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      const one = (h + s1 + ((e & f) ^ (~e & g)) + at(constants, i) + at(w, i)) | 0
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + one) | 0
      d = c
      c = b
      b = a
      a = (one + two) | 0
    }
    for (const [i, part] of [a, b, c, d, e, f, g, h].entries()) hash[i] = at(hash, i) + part
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('')
}
