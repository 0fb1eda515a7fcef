import { expect, it } from 'vitest'
import { invitation, LOADING, READY } from './choiceStatusText'

it.each([
  [7, READY, 'Select an image'],
  [8, READY, 'Search 8 images'],
  [1_204, READY, 'Search 1,204 images'],
  [1_000, { state: 'ready', first: 1_000 } as const, 'Search images'],
  [12, LOADING, 'Search images'],
])('a picker of %i choices invites by its number, if that is known: %j', (count, status, text) => {
  expect(invitation(count, status, { noun: 'image' })).toBe(text)
})
