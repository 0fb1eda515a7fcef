import { expect, it } from 'vitest'
import { joinError, NOT_UNIQUE } from './joinError'

it('an item joins a list once', () => {
  expect(joinError(['22'], '22', (port) => port)).toBe(`22 is in the list already. ${NOT_UNIQUE}`)
  expect(joinError(['22'], '80', (port) => port)).toBeUndefined()
})
