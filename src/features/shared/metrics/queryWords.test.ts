import { expect, it } from 'vitest'
import { queryWords } from './queryWords'

const read = (query: string) => queryWords(query).map(({ kind, text }) => `${kind} ${text}`)

it('reads names, signs, texts, moments, spans and numbers', () => {
  expect(
    read(`get a:b | filter state == "r|\\"un" && timestamp >= @now() - 5m && n ~= 'x' | last 2`),
  ).toEqual([
    'name get',
    'name a:b',
    'sign |',
    'name filter',
    'name state',
    'sign ==',
    'text "r|\\"un"',
    'sign &&',
    'name timestamp',
    'sign >=',
    'moment @now()',
    'sign -',
    'span 5m',
    'sign &&',
    'name n',
    'sign ~=',
    `text 'x'`,
    'sign |',
    'name last',
    'number 2',
  ])
})

it('reads what is still being typed', () => {
  expect(read('get a: | filter s == "ru')).toEqual([
    'name get',
    'name a:',
    'sign |',
    'name filter',
    'name s',
    'sign ==',
    'text "ru',
  ])
  expect(read('@no')).toEqual(['moment @no'])
})

it('says where each word begins', () => {
  expect(queryWords(' get\n a:b').map(({ at }) => at)).toEqual([1, 6])
})
