import { expect, test } from 'vitest'
import { errorsOf } from '#tests/support/formErrors'
import { createUserSchema, passwordOf, passwordSchema } from './forms'

test('a password is sent with its mode; none is sent for a user who may not sign in', () => {
  expect(passwordOf({ mode: 'password', password: 'tide' })).toEqual({ mode: 'password', value: 'tide' })
  expect(passwordOf({ mode: 'login_disallowed', password: 'typed before' })).toEqual({
    mode: 'login_disallowed',
  })
})

test.each([
  [{ mode: 'password', password: '' }, 'Password is required'],
  [{ mode: 'password', password: 'x'.repeat(513) }, 'At most 512 characters'],
] as const)('%o is refused', async (values, message) => {
  expect(await errorsOf(passwordSchema, values)).toEqual({ password: message })
})

test('without sign-in there is no rule for the password; the name has one', async () => {
  const none = { mode: 'login_disallowed', password: '' }
  expect(await errorsOf(passwordSchema, none)).toEqual({})
  expect(await errorsOf(createUserSchema, { ...none, name: 'Ada Berg' })).toEqual({
    name: expect.stringMatching(/lower|letter|space/i) as string,
  })
})
