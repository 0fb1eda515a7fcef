import { expect, test } from 'vitest'
import { apiErrorFrom } from '../api/wire/errors'
import { failedNotice } from '../api/wire/failedNotice'

test('the toast of a failed call has the message of the region and the id of the request', () => {
  const error = apiErrorFrom('instanceStop', 500, { message: 'no capacity' }, 'req-7')
  expect(failedNotice('Could not stop web-1', error)).toEqual({
    tone: 'failed',
    title: 'Could not stop web-1',
    body: 'The region answered 500: No capacity. It is not known whether anything was changed.',
    requestId: 'req-7',
  })
})

test('the toast of a call that is refused without a word says what it may mean', () => {
  expect(failedNotice('Could not stop web-1', apiErrorFrom('instanceStop', 403, undefined)).body).toBe(
    'The region answered 403: Unknown server error. It may mean that your roles do not allow this.',
  )
})

test('the toast of a failed call ends with a sentence of its own', () => {
  const error = apiErrorFrom('instanceStop', 507, {
    errorCode: 'InsufficientCapacity',
    message: 'no capacity',
  })
  expect(failedNotice('Could not stop web-1', error, 'It is tried again.').body).toBe(
    'No capacity. It is tried again.',
  )
})

test('the toast of what is not an error of the region names no request', () => {
  expect(failedNotice('Could not stop web-1', new TypeError('x is undefined'))).toEqual({
    tone: 'failed',
    title: 'Could not stop web-1',
    body: 'The call could not be made',
  })
})
