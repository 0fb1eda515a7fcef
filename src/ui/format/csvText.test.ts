import { expect, it } from 'vitest'
import { csvText } from './csvText'

it('quotes what CSV would read otherwise, and leaves gaps empty', () => {
  expect(
    csvText([
      ['a', 'b,c', 'd'],
      ['say "no"', 'two\nlines', null],
      [-3, 0.5, undefined],
    ]),
  ).toBe('a,"b,c",d\r\n"say ""no""","two\nlines",\r\n-3,0.5,\r\n')
})

it.each([
  ...['=1+1', '+1', '-1', '@a', '\tx', '＝1+1', '＋1', '－1', '＠a'].map((text) => [text, `'${text}`]),
  ['\rx', '"\'\rx"'],
  ['\nx', '"\'\nx"'],
  ['=1,"a"', '"\'=1,""a"""'],
])('a text that begins like a formula is harmless to a spreadsheet: %j', (text, cell) => {
  expect(csvText([[text]])).toBe(`${cell}\r\n`)
})

it.each([
  ['a;=1+1', "a;'=1+1"],
  ['a\t@b', "a\t'@b"],
  ['two\n=1', '"two\n\'=1"'],
  ['\t=1', "'\t'=1"],
])('a formula within a text is harmless where another mark divides the cells: %j', (text, cell) => {
  expect(csvText([[text]])).toBe(`${cell}\r\n`)
})

it.each(['a=b', 'Mozilla/5.0 (X11; Linux x86_64)', '/v1/disks?limit=1&name=-1', 'an e-mail@host'])(
  'any other text stays as it is: %j',
  (text) => {
    expect(csvText([[text]])).toBe(`${text}\r\n`)
  },
)
