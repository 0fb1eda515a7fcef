import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastSession, noteOperator, noteProvider, noteSession, noteSignOut, openSession } from './lastSession'

beforeEach(() => {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('goes on with the session of the same user, and keeps its silo for the next sign-in', () => {
  noteSession('yard', 'u')
  noteOperator(true)
  noteSession('yard', 'u')
  expect(openSession()).toEqual({ silo: 'yard', userId: 'u', isOperator: true, isLeft: false })
  noteSignOut()
  expect(openSession()).toBeUndefined()
  expect(lastSession()?.silo).toBe('yard')
})

it.each([
  ['another user of the silo', () => noteSession('yard', 'v')],
  ['a user who signs in', () => noteSession('yard')],
  ['a user of another silo', () => noteSession('dock', 'v')],
  ['a user of another identity provider', () => noteProvider('dock', 'idp')],
])('%s sees nothing of the user before', (_, arrive) => {
  noteSession('yard', 'u')
  noteOperator(true)
  arrive()
  expect(openSession()?.isOperator).toBeUndefined()
  expect(openSession()?.userId).not.toBe('u')
})

it('the identity provider of a silo is for all its users', () => {
  noteProvider('yard', 'idp')
  noteSession('yard', 'u')
  noteSession('yard', 'v')
  expect(lastSession()?.provider).toBe('idp')
})
