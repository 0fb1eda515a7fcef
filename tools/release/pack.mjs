// Packs a folder into a tarball. The same files give the same bytes: no time, owner, order or mode of this machine is in it.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const BLOCK = 512
/** The bytes that a header has for a name, and for the folder in front of it. */
const NAME = 100
const PREFIX = 155

/**
 * A path in the two parts that a header has for it.
 * @param {string} path
 * @returns {[name: string, prefix: string]} throws when it is too long
 */
function partsOf(path) {
  if (Buffer.byteLength(path) <= NAME) return [path, '']
  const at = path.indexOf('/', path.length - NAME - 1)
  const parts = /** @type {[string, string]} */ ([path.slice(at + 1), path.slice(0, Math.max(at, 0))])
  if (at < 0 || Buffer.byteLength(parts[0]) > NAME || Buffer.byteLength(parts[1]) > PREFIX)
    throw new Error(`${path} is too long for a tarball`)
  return parts
}

/**
 * The header of an entry (POSIX ustar).
 * @param {string} path
 * @param {{ size: number, isFolder: boolean, mayRun: boolean, time: number }} entry
 */
function header(path, { size, isFolder, mayRun, time }) {
  const bytes = Buffer.alloc(BLOCK)
  const octal = (/** @type {number} */ value, /** @type {number} */ length) =>
    `${value.toString(8).padStart(length - 1, '0')}\0`
  const [name, prefix] = partsOf(path)
  bytes.write(name, 0)
  bytes.write(octal(isFolder || mayRun ? 0o755 : 0o644, 8), 100)
  bytes.write(octal(0, 8) + octal(0, 8), 108)
  bytes.write(octal(size, 12) + octal(time, 12), 124)
  // The sum counts its own place as spaces.
  bytes.write(' '.repeat(8), 148)
  bytes.write(isFolder ? '5' : '0', 156)
  bytes.write('ustar\u000000', 257)
  bytes.write(prefix, 345)
  bytes.write(
    `${octal(
      bytes.reduce((sum, byte) => sum + byte, 0),
      7,
    )} `,
    148,
  )
  return bytes
}

/**
 * The entries of a folder, with itself as the first one.
 * @param {string} folder
 * @param {string} path in the archive
 * @param {number} time
 * @returns {Buffer[]}
 */
function entries(folder, path, time) {
  const files = readdirSync(folder, { withFileTypes: true })
  // By code units: an order by language differs between machines.
  files.sort((one, other) => (one.name < other.name ? -1 : 1))
  return [
    header(`${path}/`, { size: 0, isFolder: true, mayRun: false, time }),
    ...files.flatMap((file) => {
      const from = join(folder, file.name)
      if (file.isDirectory()) return entries(from, `${path}/${file.name}`, time)
      const content = readFileSync(from)
      const mayRun = (statSync(from).mode & 0o100) !== 0
      return [
        header(`${path}/${file.name}`, { size: content.length, isFolder: false, mayRun, time }),
        content,
        Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK),
      ]
    }),
  ]
}

/**
 * Packs a folder, and writes `FOLDER.tar.gz` and `FOLDER.tar.gz.sha256` beside it.
 * @param {string} folder
 * @param {number} time of all files, in seconds since the epoch
 * @returns {{ tarball: string, sum: string }} its path and SHA-256
 */
export function pack(folder, time) {
  const tarball = `${folder}.tar.gz`
  const archive = Buffer.concat([...entries(folder, basename(folder), time), Buffer.alloc(2 * BLOCK)])
  const packed = gzipSync(archive, { level: 9 })
  const sum = createHash('sha256').update(packed).digest('hex')
  writeFileSync(tarball, packed)
  writeFileSync(`${tarball}.sha256`, `${sum}  ${basename(tarball)}\n`)
  return { tarball, sum }
}
