import { expect, it } from 'vitest'

// A page has one short line under its title; the help page behind its "?" has the rest.

const MAX_LENGTH = 60

const pages = Object.entries(
  import.meta.glob<string>('/src/features/**/*.tsx', { query: '?raw', import: 'default', eager: true }),
)

/** The text of a `context`, and the sentence that is not of this console. */
const context = /\bcontext="([^"]+)"/g
const GIVEN = "Your account is managed by your organization's administrator."

it('a description under a title has at most 60 characters', () => {
  const found = pages.flatMap(([, text]) => [...text.matchAll(context)].map(([, line = '']) => line))
  expect(found.length).toBeGreaterThan(25)
  expect(found.filter((line) => line.length > MAX_LENGTH && line !== GIVEN)).toEqual([])
})
