import { formatExact } from '#ui/format/numbers'
import { describe, expect, it } from 'vitest'
import { fileWarnings, inspectFile } from './inspectFile'
import { fileError } from './uploadForm'

const bytes = (length: number, marks: Record<number, string> = {}) => {
  const out = new Uint8Array(length)
  for (const [at, text] of Object.entries(marks)) out.set(new TextEncoder().encode(text), Number(at))
  return out
}
const file = (name: string, length: number, marks?: Record<number, string>) =>
  new File([bytes(length, marks)], name)
const warningsFor = async (given: File, blockSize: number) =>
  fileWarnings(await inspectFile(given), blockSize)

describe('warnings about a file', () => {
  it.each([512, 2048, 4096])(
    'a partition table for blocks of %d is content with them alone',
    async (size) => {
      const given = file('disk.img', 40_960, { [size]: 'EFI PART' })
      expect(await warningsFor(given, size)).toEqual([])
      const other = size === 512 ? 4096 : 512
      expect(await warningsFor(given, other)).toEqual([
        expect.stringContaining(`blocks of ${formatExact(size)} bytes`),
      ])
    },
  )
  it('a CD has blocks of 2048', async () => {
    const given = file('disc.iso', 40_960, { 0x8001: 'CD001' })
    expect(await warningsFor(given, 2048)).toEqual([])
    expect(await warningsFor(given, 512)).toEqual([expect.stringContaining('2,048 bytes')])
  })
  it('a CD with a partition table follows the table', async () => {
    const given = file('hybrid.iso', 40_960, { 512: 'EFI PART', 0x8001: 'CD001' })
    expect(await warningsFor(given, 512)).toEqual([])
  })
  it.each(['a.gz', 'a.xz', 'a.zst', 'a.bz2', 'a.zip', 'a.7z', 'a.OVA'])('%s looks packed', async (name) => {
    expect(await warningsFor(file(name, 512), 512)).toEqual([expect.stringContaining('looks packed')])
  })
  it.each(['a.QCOW2', 'a.vmdk', 'a.vhdx', 'a.vhd', 'a.vdi', 'a.dmg'])('%s is no raw disk', async (name) => {
    expect(await warningsFor(file(name, 512), 512)).toEqual([expect.stringContaining('no raw disk')])
  })
  it.each([
    ['gzip', 0, [0x1f, 0x8b]],
    ['xz', 0, [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]],
    ['Zstandard', 0, [0x28, 0xb5, 0x2f, 0xfd]],
    ['bzip2', 0, [0x42, 0x5a, 0x68]],
    ['zip', 0, [0x50, 0x4b, 3, 4]],
    ['7z', 0, [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
    ['qcow2', 0, [0x51, 0x46, 0x49, 0xfb]],
    ['vmdk', 0, [0x4b, 0x44, 0x4d, 0x56]],
    ['vhdx', 0, [0x76, 0x68, 0x64, 0x78, 0x66, 0x69, 0x6c, 0x65]],
    ['vdi', 0x40, [0x7f, 0x10, 0xda, 0xbe]],
    ['tar', 257, [0x75, 0x73, 0x74, 0x61, 0x72]],
    ['dmg', 4_096 - 512, [0x6b, 0x6f, 0x6c, 0x79]],
  ] as const)('%s is recognised by its bytes, whatever its name is', async (name, at, marker) => {
    const content = new Uint8Array(4_096)
    content.set(marker, at)
    const [warning = ''] = await warningsFor(new File([content], 'disk.raw'), 512)
    expect(warning).toContain(`(${name}`)
  })
  it('a disk with a partition table is a disk, whatever its name and its end are', async () => {
    const given = file('disk.gz', 4_096, { 0: 'BZh', 512: 'EFI PART', 3_584: 'koly' })
    expect(await warningsFor(given, 512)).toEqual([])
  })
  it('a file without any marker may not boot', async () => {
    expect(await warningsFor(file('disk.img', 512), 512)).toEqual([expect.stringContaining('may not boot')])
  })
})

it('a file is refused when it is missing, empty, no whole number of blocks, or larger than any disk', () => {
  const sized = (size: number) => ({ size }) as File
  expect(fileError(null, 512)).toBe('Image file is required')
  expect(fileError(sized(0), 512)).toBe('The file is empty')
  expect(fileError(sized(513), 512)).toContain('multiple of the block size (512 bytes)')
  expect(fileError(sized(512), 4096)).toContain('(4,096 bytes)')
  expect(fileError(sized(1024 * 2 ** 30), 512)).toBe('Must be at most 1,023 GiB')
  expect(fileError(sized(1023 * 2 ** 30), 4096)).toBeUndefined()
})
