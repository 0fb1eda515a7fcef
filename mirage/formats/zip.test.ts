import { describe, expect, it } from 'vitest'
import { crc32, filesInZip, zipOf, type ZipFile } from './zip'

const text = (content: string) => new TextEncoder().encode(content)
const files: readonly ZipFile[] = [
  ['read-me.txt', text('Hello\n')],
  ['logs/kühlung.log', text('-18 °C\n'.repeat(1_000))],
  ['empty', text('')],
]
const made = new Date('2026-01-15T09:30:42Z')

describe('a zip archive', () => {
  it('has the checksum everybody else has', () => {
    expect(crc32(text('123456789'))).toBe(0xcbf43926)
    expect(crc32(text(''))).toBe(0)
  })
  it('is read as it was written, and is the same each time', () => {
    const archive = zipOf(files, made)
    expect(filesInZip(archive)).toEqual(files)
    expect(zipOf(files, made)).toEqual(archive)
    expect(filesInZip(zipOf([], made))).toEqual([])
  })
  it('is a real one: byte for byte what other programs took apart when this was written', () => {
    const archive = zipOf([['a.txt', text('Hello\n')]], made)
    expect(Buffer.from(archive).toString('hex')).toBe(
      [
        '504b0304140000080000d54b2f5c16359631060000000600000005000000612e74787448656c6c6f0a',
        '504b01021400140000080000d54b2f5c163596310600000006000000050000000000000000000000000000000000612e747874',
        '504b0506000000000100010033000000290000000000',
      ].join(''),
    )
  })
  it.each([
    ['something else', text('no archive at all'), 'not a zip archive'],
    ['nothing', text(''), 'not a zip archive'],
  ])('%s is none', (_, bytes, message) => {
    expect(() => filesInZip(bytes)).toThrow(message)
  })
  it('that is damaged or compressed is refused', () => {
    const damaged = zipOf(files, made)
    damaged[30 + 'read-me.txt'.length] = 0
    expect(() => filesInZip(damaged)).toThrow('read-me.txt is damaged')
    const compressed = zipOf(files.slice(0, 1), made)
    compressed[compressed.length - 22 - 'read-me.txt'.length - 46 + 10] = 8
    expect(() => filesInZip(compressed)).toThrow('read-me.txt is compressed')
  })
})
