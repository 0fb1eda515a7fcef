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
  it.each(['a.gz', 'a.7z', 'a.QCOW2', 'a.vmdk'])('%s looks compressed', async (name) => {
    expect(await warningsFor(file(name, 512), 512)).toEqual([expect.stringContaining('compressed')])
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
