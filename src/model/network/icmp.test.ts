import { expect, it } from 'vitest'
import { icmpCodeError, icmpTypeError, icmpTypeText } from './icmp'
import { withHyphens } from './portRange'

it.each([
  ['', undefined],
  ['0', undefined],
  ['255', undefined],
  ['256', 'ICMP type must be a number between 0 and 255'],
  ['12abc', 'ICMP type must be a number between 0 and 255'],
])('ICMP type %j: %s', (text, error) => expect(icmpTypeError(text)).toBe(error))

it.each([
  ['', undefined],
  ['0', undefined],
  ['0-3', undefined],
  ['3-0', 'The upper code must not be below the lower one'],
  ['256', 'ICMP code must be a number between 0 and 255, or a range like 0-3'],
  ['1-2-3', 'ICMP code must be a number between 0 and 255, or a range like 0-3'],
  ['-', 'ICMP code must be a number between 0 and 255, or a range like 0-3'],
])('ICMP code %j: %s', (text, error) => expect(icmpCodeError(text)).toBe(error))

it('reads copied dashes as one hyphen, and names known types', () => {
  expect(withHyphens('0—–3')).toBe('0-3')
  expect(icmpTypeText(8)).toBe('8 - Echo Request')
  expect(icmpTypeText(99)).toBe('99')
})
