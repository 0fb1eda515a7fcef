import { describe, expect, it } from 'vitest'
import { filesInZip, zipOf, type ZipFile } from './zip'

const text = (content: string) => new TextEncoder().encode(content)
const files: readonly ZipFile[] = [
  ['read-me.txt', text('Hello\n')],
  ['logs/kühlung.log', text('-18 °C\n'.repeat(1_000))],
  ['empty', text('')],
]
const made = new Date('2026-01-15T09:30:42Z')

describe('a zip archive', () => {
  it('is read as it was written, and is the same each time', () => {
    const archive = zipOf(files, made)
    expect(filesInZip(archive)).toEqual(files)
    expect(zipOf(files, made)).toEqual(archive)
    expect(filesInZip(zipOf([], made))).toEqual([])
  })
  it('says the same moment in every time zone', () => {
    const archive = zipOf([['a.txt', text('Hello\n')]], made)
    const header = new DataView(archive.buffer)
    const [time, date] = [header.getUint16(10, true), header.getUint16(12, true)]
    expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([9, 30, 42])
    expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2026, 1, 15])
  })
  it.each([
    ['something else', text('no archive at all')],
    ['nothing', text('')],
    ['one that is cut short', zipOf(files, made).subarray(0, 60)],
  ])('%s is none', (_, bytes) => {
    expect(() => filesInZip(bytes)).toThrow('invalid zip data')
  })
})
