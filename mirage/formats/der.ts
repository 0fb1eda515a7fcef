// As much of DER as certificates and keys need. Source: ITU-T X.690, RFC 5280.

/** One value: its tag, and where its content lies. */
export interface Der {
  tag: number
  content: Uint8Array
}

export const SEQUENCE = 0x30
const INTEGER = 0x02
export const BIT_STRING = 0x03
export const OCTET_STRING = 0x04
const UTC_TIME = 0x17

/** Reads one value. @throws when the bytes are no DER */
function readOne(bytes: Uint8Array, at: number): { value: Der; next: number } {
  const tag = bytes[at]
  const first = bytes[at + 1]
  if (tag === undefined || first === undefined) throw new Error('truncated')
  const count = first > 127 ? first - 128 : 0
  let length = count ? 0 : first
  for (let index = 0; index < count; index += 1) length = length * 256 + (bytes[at + 2 + index] ?? 0)
  const start = at + 2 + count
  if (start + length > bytes.length) throw new Error('truncated')
  return { value: { tag, content: bytes.subarray(start, start + length) }, next: start + length }
}

/** The values within a content, in order. @throws when the bytes are no DER */
export function readAll(bytes: Uint8Array): Der[] {
  const out: Der[] = []
  for (let at = 0; at < bytes.length;) {
    const { value, next } = readOne(bytes, at)
    out.push(value)
    at = next
  }
  return out
}

/** The values within the one sequence the bytes are. @throws when they are none */
export function readSequence(bytes: Uint8Array): Der[] {
  const [outer] = readAll(bytes)
  if (outer?.tag !== SEQUENCE) throw new Error('no sequence')
  return readAll(outer.content)
}

export const isInteger = (value: Der | undefined): value is Der => value?.tag === INTEGER

export const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A moment of a certificate, in milliseconds since the epoch. */
export function timeOf({ tag, content }: Der): number {
  const text = String.fromCharCode(...content)
  const full = tag === UTC_TIME ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(full) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** The bytes of base64 text, white space allowed. @throws when it is none */
export const bytesOf = (text: string) => fromBase64(text.replace(/\s/g, ''))

/** The blocks of a PEM text with their labels. */
export const pemBlocks = (text: string): { label: string; bytes: Uint8Array }[] =>
  [...text.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----([\s\S]*?)-----END \1-----/g)].map(
    ([, label = '', base64 = '']) => ({
      label,
      bytes: bytesOf(base64),
    }),
  )
