import { expect, it } from 'vitest'
import { blockError, blockOf } from './network/addressBlock'
import { linesError, linesOf } from './lines'

it('reads items without blank ones, and counts lines with them', () => {
  const itself = (line: string) => line
  expect(linesOf(' a \n\n\u200bb, c,\r\n')).toEqual(['a', 'b', 'c'])
  expect(linesError('a\n\nb', (line) => (line === 'b' ? 'no' : undefined), itself)).toBe('Line 3: no')
  expect(linesError('a\nb\na', () => undefined, itself)).toBe('Line 3: the same as line 1')
  expect(linesError('b\na, a', () => undefined, itself)).toBe('Line 2: a is there twice')
  expect(linesError('a\nb', () => undefined, itself)).toBeUndefined()
  expect(
    linesError(
      'a\nB\nb',
      () => undefined,
      (line) => line.toLowerCase(),
    ),
  ).toBe('Line 3: the same as line 2')
})

it('reads a block with a dash of any kind, and one address as a block of one', () => {
  const block = { firstAddress: '192.0.2.1', lastAddress: '192.0.2.9' }
  for (const line of ['192.0.2.1-192.0.2.9', '192.0.2.1 – 192.0.2.9']) expect(blockOf(line)).toEqual(block)
  expect(blockOf('fd00::1')).toEqual({ firstAddress: 'fd00::1', lastAddress: 'fd00::1' })
})

it('says why a line is no block', () => {
  expect(blockError('192.0.2.1-192.0.2.9')).toBeUndefined()
  expect(blockError('192.0.2.9-192.0.2.1')).toBe('the last address must not be below the first')
  expect(blockError('192.0.2.1-fd00::1')).toBe('both addresses must be IPv4, or both IPv6')
  expect(blockError('192.0.2.1-x')).toBe('x is not a valid IP address')
  expect(blockError('192.0.2.1-')).toBe('nothing is not a valid IP address')
  expect(blockError('1-2-3')).toBe('must be two addresses with a dash between them')
})
