// The smallest zip archive there is: files one after the other, not compressed. Enough for a download that any tool
// opens, and for an upload that one can make with `zip -0`.

/** A file by its path. */
export type ZipFile = readonly [path: string, content: Uint8Array]

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** Paths are UTF-8. */
const FLAGS = 0x0800

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** The checksum that every zip archive holds of each of its files. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sum >>> 8) ^ (crcTable[(sum ^ byte) & 0xff] ?? 0)
  return (sum ^ 0xffffffff) >>> 0
}

/** Numbers of two or four bytes, lowest byte first. */
function packed(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array {
  const out = new Uint8Array(fields.reduce((sum, [, bytes]) => sum + bytes, 0))
  const view = new DataView(out.buffer)
  let at = 0
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return out
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

/** Two numbers that mean a moment, in steps of two seconds: the archive knows no time zone, so it is UTC. */
const dosTime = (moment: Date): readonly [time: number, date: number] => [
  (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1),
  ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
]

/**
 * An archive of some files, in their order.
 *
 * @param made when each of them was made, from 1980 on
 */
export function zipOf(files: readonly ZipFile[], made: Date): Uint8Array<ArrayBuffer> {
  const [time, date] = dosTime(made)
  const local: Uint8Array[] = []
  const central: Uint8Array[] = []
  let at = 0
  for (const [path, content] of files) {
    const name = new TextEncoder().encode(path)
    const common = [
      [VERSION, 2],
      [FLAGS, 2],
      [0, 2], // stored
      [time, 2],
      [date, 2],
      [crc32(content), 4],
      [content.length, 4],
      [content.length, 4],
      [name.length, 2],
      [0, 2], // no extra fields
    ] as const
    const header = packed([LOCAL, 4], ...common)
    local.push(header, name, content)
    // No comment, first disk, no attributes.
    const rest = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [at, 4],
    ] as const
    central.push(packed([CENTRAL, 4], [VERSION, 2], ...common, ...rest), name)
    at += header.length + name.length + content.length
  }
  const directory = joined(central)
  const count = [
    [files.length, 2],
    [files.length, 2],
  ] as const
  const end = packed([END, 4], [0, 2], [0, 2], ...count, [directory.length, 4], [at, 4], [0, 2])
  return joined([...local, directory, end])
}

/**
 * The files of an archive.
 *
 * @throws when it is none, is damaged, or has a compressed file
 */
export function filesInZip(bytes: Uint8Array): ZipFile[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1
  if (end < 0) throw new Error('not a zip archive')
  const count = view.getUint16(end + 10, true)
  const files: ZipFile[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL)
      throw new Error('the directory of the zip archive is damaged')
    const nameLength = view.getUint16(at + 28, true)
    const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    if (view.getUint16(at + 10, true) !== 0)
      throw new Error(`${path} is compressed; only stored files can be read`)
    files.push([path, contentAt(bytes, view.getUint32(at + 42, true), view.getUint32(at + 16, true), path)])
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files
}

function contentAt(bytes: Uint8Array, start: number, sum: number, path: string): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isHeader = start + 30 <= bytes.length && view.getUint32(start, true) === LOCAL
  if (!isHeader) throw new Error(`${path} is missing from the zip archive`)
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
  const content = bytes.subarray(from, from + view.getUint32(start + 18, true))
  if (crc32(content) !== sum) throw new Error(`${path} is damaged`)
  return content
}
