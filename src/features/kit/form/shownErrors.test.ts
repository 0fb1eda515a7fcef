import { expect, test } from 'vitest'
import { object, string } from 'yup'
import { othersOf, shownErrors } from './FormFields'
import { judgedWith } from './rules'

const errors = { name: 'Name is required', file: 'Too large' }
const values = { name: '', file: 'a', pool: 'p' }
const none = { isWhole: false, judged: [], refused: {} }
const said = (pool: unknown, others = {}) => ({
  pool: { message: 'No free address', of: { pool, ...others } },
})

test.each([
  ['none before anything is judged', none, {}],
  ['those of a judged field', { ...none, judged: ['file'] }, { file: 'Too large' }],
  ['none of a judged field without one', { ...none, judged: ['pool'] }, {}],
  ['all after a submit', { ...none, isWhole: true }, errors],
  ['what the region said of a value', { ...none, refused: said('p') }, { pool: 'No free address' }],
  ['both', { ...none, isWhole: true, refused: said('p') }, { ...errors, pool: 'No free address' }],
  ['nothing that was said of another value', { ...none, isWhole: true, refused: said('q') }, errors],
  [
    'what was said of a value and of one that it was judged with',
    { ...none, refused: said('p', { name: '' }) },
    { pool: 'No free address' },
  ],
  ['nothing of it once the other one has changed', { ...none, refused: said('p', { name: 'a' }) }, {}],
  [
    'the rule before the region',
    { ...none, isWhole: true, refused: { name: { message: 'Taken', of: { name: '' } } } },
    errors,
  ],
])('a form shows %s', (_, how, shown) => {
  expect(shownErrors(errors, values, how)).toEqual(shown)
})

test.each([
  ['a field that another one decides too', 'ip', ['pool']],
  ['a field whose rule changes with another one', 'key', ['mode']],
  ['a field by itself', 'pool', []],
  ['a field without a rule', 'file', []],
])('the schema names the others of %s', (_, name, others) => {
  const schema = object({
    ip: judgedWith(['pool'], string()),
    pool: string(),
    mode: string(),
    key: judgedWith(
      ['mode'],
      string().when('mode', ([mode], rule) => (mode === 'text' ? rule.required() : rule)),
    ),
  })
  expect(othersOf(schema, name)).toEqual(others)
})
