import { expect, it, test } from 'vitest'
import { hopelessLimit, limitText, numberIn, numberText, stepped, whyNoStep } from './numberText'

it.each([
  ['', ''],
  [4403.200000000186, '4403.2'],
  [4608.5, '4608.5'],
  [0.004, '0'],
  [-5, '-5'],
  [Number.MAX_SAFE_INTEGER, '9007199254740991'],
] as const)('the number %s reads %s', (value, text) => expect(numberText(value)).toBe(text))

it.each([
  ['12', 0, 12],
  ['-5', 0, -5],
  ['007', 0, 7],
  ['4403.2', 2, 4403.2],
  ['4403.', 2, 4403],
  ['.5', 2, 0.5],
  ['-', 0, undefined],
  ['5-', 0, undefined],
  ['1.5', 0, undefined],
  ['1.', 0, undefined],
  ['1.234', 2, undefined],
  ['1,5', 2, undefined],
  ['1e3', 0, undefined],
  ['.', 2, undefined],
  ['1 000', 0, undefined],
  ['1,000', 0, 1000],
  ['-12,345,678', 0, -12345678],
  ['1,000.5', 2, 1000.5],
  ['1,00', 0, undefined],
  ['1,0000', 0, undefined],
  ['1000,000', 0, undefined],
  [',000', 0, undefined],
  ['abc', 0, undefined],
] as const)('%s with %d decimals is read as %s', (text, decimals, value) => {
  expect(numberIn(text, decimals)).toBe(value)
})

/** All texts of up to `length` of these characters. */
const textsOf = (signs: readonly string[], length: number): string[] =>
  length === 0
    ? ['']
    : ['', ...textsOf(signs, length - 1).flatMap((text) => signs.map((sign) => sign + text))]

test('a text is never read as another number', () => {
  const isMisread = (text: string) => {
    const value = numberIn(text, 2)
    if (value === undefined) return /^-?\d+$/.test(text)
    return value !== Number(text) || /[^-\d.]/.test(text)
  }
  const texts = textsOf(['0', '1', '5', '-', '.', ',', 'e', ' ', '+'], 4)
  expect(texts.filter(isMisread)).toEqual([])
})

it.each([
  [5, ''],
  ['', ''],
  [65, 'At most 64'],
  [0, 'At least 1'],
] as const)('the limit of %s between 1 and 64 is "%s"', (value, text) => {
  expect(limitText(value, { min: 1, max: 64 })).toBe(text)
})

it.each([
  [99_999, 'At most 1,023\u00A0GiB'],
  [0, 'At least 1\u00A0GiB'],
] as const)('the limit of %d GiB is grouped and has its unit: %s', (value, text) => {
  expect(limitText(value, { min: 1, max: 1_023, unit: 'GiB' })).toBe(text)
})

it.each([
  // Another digit makes it 20.
  [2, ''],
  [-2, 'At least 10'],
  [65, 'At most 64'],
] as const)('while it is typed, the limit of %d between 10 and 64 is "%s"', (value, text) => {
  expect(hopelessLimit(value, { min: 10, max: 64 })).toBe(text)
})

it.each([
  [3, 1, 4, undefined],
  [64, 1, 64, 'At most 64'],
  [1, -1, 1, 'At least 1'],
  [5000, -1, 64, undefined],
  [-5, 1, 1, undefined],
  [7.5, 1, 8, undefined],
  [7.5, -1, 7, undefined],
  // Shown as 7.
  [6.999999999, 1, 8, undefined],
  ['', 1, 2, undefined],
  ['', -1, 1, undefined],
] as const)('from %s a step of %d leads to %d (%s)', (value, by, next, reason) => {
  const limits = { min: 1, max: 64 }
  expect(stepped(value, by, limits)).toBe(next)
  expect(whyNoStep(value, by, limits)).toBe(reason)
})
