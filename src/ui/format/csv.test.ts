import { expect, it } from 'vitest'
import { csvText } from './csv'

it('quotes what CSV would read otherwise, and leaves gaps empty', () => {
  expect(
    csvText([
      ['a', 'b,c', 'd'],
      ['say "no"', 'two\nlines', null],
      [-3, 0.5, undefined],
    ]),
  ).toBe('a,"b,c",d\r\n"say ""no""","two\nlines",\r\n-3,0.5,\r\n')
})

it.each(['=1+1', '+1', '-1', '@a', '\tx'])('makes %j harmless to a spreadsheet', (text) => {
  expect(csvText([[text]])).toBe(`'${text}\r\n`)
})
