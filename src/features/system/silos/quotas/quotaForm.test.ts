import { expect, test } from 'vitest'
import { mergeFields } from '#model/merge'
import { GIB } from '#model/units'
import { errorsOf } from '#tests/support/formErrors'
import { numberText } from '#ui/forms/numberText'
import { areAllZero, quotaEdit, quotaFieldError, quotaSchema, quotaValues } from './quotaForm'

const half = { cpus: 4, memory: 8 * GIB, storage: Math.round(4403.2 * GIB) }
/** The quotas that an edit changes. */
const changedIn = (was: typeof half, values: Parameters<typeof quotaEdit>[1]) =>
  mergeFields(quotaEdit(was, values), was).changed
const errorOf = async (values: object) =>
  Object.values(await errorsOf(quotaSchema(quotaValues(half)), { ...quotaValues(half), ...values }))[0]

test('only the quotas that were changed are sent, and a fraction of a GiB stays exact', () => {
  expect(changedIn(half, quotaValues(half))).toEqual({})
  expect(changedIn(half, { ...quotaValues(half), cpus: 0 })).toEqual({ cpus: 0 })
  expect(changedIn(half, { cpus: 4, memory: 9, storage: 5 })).toEqual({
    memory: 9 * GIB,
    storage: 5 * GIB,
  })
})

test('a quota of 4403.2 GiB reads so, and is kept to the byte unless it is changed', () => {
  const shown = numberText(quotaValues(half).storage)
  expect(shown).toBe('4403.2')
  // Typed again without a change, or changed and changed back.
  expect(changedIn(half, { ...quotaValues(half), storage: Number(shown) })).toEqual({})
  const odd = { ...half, storage: half.storage + 1_000 }
  expect(changedIn(odd, { ...quotaValues(odd), storage: 4403.2 })).toEqual({})
  expect(changedIn(odd, { ...quotaValues(odd), cpus: 5 })).toEqual({ cpus: 5 })
  expect(changedIn(half, { ...quotaValues(half), storage: 4403.21 })).toEqual({
    storage: Math.round(4403.21 * GIB),
  })
})

test.each([
  [{}, undefined],
  [{ cpus: '' }, 'CPU quota is required'],
  [{ cpus: 1.5 }, 'Must be a whole number'],
  [{ cpus: -5 }, 'At least 0'],
  [{ memory: 1.5 }, undefined],
  [{ memory: 4403.2 }, undefined],
  [{ memory: 1.234 }, 'Must be a number with at most 2 decimals'],
  // The present quota has more decimals, and is valid unchanged.
  [{ storage: half.storage / GIB }, undefined],
  [{ storage: 8_388_607 }, undefined],
  [{ storage: 8_388_608 }, 'At most 8,388,607\u00A0GiB'],
])('the quotas %j: %s', async (values, error) => {
  expect(await errorOf(values)).toBe(error)
})

test('an error of the server belongs to the quota that it names', () => {
  const error = (message: string) => ({ message, errorCode: 'InvalidRequest', statusCode: 400 })
  expect(quotaFieldError(error('The quota of memory may not be negative'))).toEqual({
    memory: 'The quota of memory may not be negative',
  })
  expect(quotaFieldError(error('Something else'))).toEqual({})
})

test.each([
  [{ cpus: 0, memory: 0, storage: 0 }, true],
  [{ cpus: 0, memory: 0, storage: 10 }, false],
  [{ cpus: '', memory: 0, storage: 0 }, false],
] as const)('nothing fits into quotas of %j: %s', (values, expected) => {
  expect(areAllZero(values)).toBe(expected)
})
