import { expect, it } from 'vitest'
import type { ApiError } from '#model/apiError'
import { isOfForm, isSaidAtField, refusalOf } from './refusal'

const error: ApiError = { message: 'Disk name already exists', statusCode: 400, requestId: 'r-1' }
const taken = { name: error.message, size: undefined }

it('a refusal that belongs to a field is said at it alone', () => {
  const refusal = refusalOf(error, taken, () => true)
  expect(refusal.at).toEqual({ name: error.message })
  expect(isOfForm(refusal)).toBe(false)
})

const failed: ApiError = { ...error, statusCode: 500 }

it.each([
  ['no message for a field', error, {}, true],
  ['a message for a field that the form does not show', error, taken, false],
  ['a region that failed, and may have made the change', failed, taken, true],
])('an answer is said at the top: %s', (_, answer, messages, isShown) => {
  const refusal = refusalOf(answer, messages, () => isShown)
  expect(isOfForm(refusal)).toBe(true)
  expect(isSaidAtField(refusal, {})).toBe(false)
})

it('the request of a refusal goes when its field changes', () => {
  const refusal = refusalOf(error, taken, () => true)
  expect(isSaidAtField(refusal, { name: error.message })).toBe(true)
  expect(isSaidAtField(refusal, { name: 'Name is required' })).toBe(false)
  expect(isSaidAtField(refusal, {})).toBe(false)
})
