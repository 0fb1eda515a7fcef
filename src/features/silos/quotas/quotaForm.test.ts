import { expect, test } from 'vitest'
import { GIB } from '#store/model/units'
import { changedQuotas, quotaFieldError, quotaSchema, quotaValues } from './quotaForm'

const half = { cpus: 4, memory: 8 * GIB, storage: 4.5 * GIB }
const errorOf = async (values: object) =>
  quotaSchema(quotaValues(half))
    .validate({ ...quotaValues(half), ...values })
    .then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : ''),
    )

test('only the quotas that were changed are sent, and a fraction of a GiB stays exact', () => {
  expect(changedQuotas(half, quotaValues(half))).toEqual({})
  expect(changedQuotas(half, { ...quotaValues(half), cpus: 0 })).toEqual({ cpus: 0 })
  expect(changedQuotas(half, { cpus: 4, memory: 9, storage: 5 })).toEqual({
    memory: 9 * GIB,
    storage: 5 * GIB,
  })
})

test.each([
  [{}, undefined],
  [{ cpus: '' }, 'CPU quota is required'],
  [{ memory: 1.5 }, 'Must be a whole number'],
  // The present quota is a fraction, and is accepted as it is.
  [{ storage: 4.5 }, undefined],
  [{ storage: 8_388_607 }, undefined],
  [{ storage: 8_388_608 }, 'Must be at most 8388607'],
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
