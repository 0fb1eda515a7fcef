import { expect, test } from 'vitest'
import { createUserSchema, passwordOf, passwordSchema } from './userForm'

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
  await expect(passwordSchema.validate(values)).rejects.toThrow(message)
})

test('without sign-in there is no rule for the password; the name has one', async () => {
  expect(passwordSchema.isValidSync({ mode: 'login_disallowed', password: '' })).toBe(true)
  await expect(
    createUserSchema.validate({ name: 'Ada Berg', mode: 'login_disallowed', password: '' }),
  ).rejects.toThrow(/lower|letter|space/i)
})
