import { beforeEach, expect, test, vi } from 'vitest'
import { firstChoice, lastChoice, noteChoice, trialHint } from './trialChoices'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
  return () => vi.unstubAllGlobals()
})

test('the last choice is the next one, and a VPC that is in use is on trial in any case', () => {
  expect(lastChoice()).toBe('atOnce')
  expect(firstChoice('web-1')).toBe('short')
  noteChoice('long')
  expect([firstChoice(undefined), firstChoice('web-1')]).toEqual(['long', 'long'])
  noteChoice('atOnce')
  expect([firstChoice(undefined), firstChoice('web-1')]).toEqual(['atOnce', 'short'])
})

test('it is said beforehand what becomes of it without its page, and why it is proposed', () => {
  expect(trialHint(undefined, undefined)).toBe(
    'Unless you confirm it, the change is put back; if this page is closed before, it is put back at the next visit of the console in this browser.',
  )
  expect(trialHint('denied', undefined)).toContain(
    'this browser keeps nothing: if the page is closed, the change stays.',
  )
  expect(trialHint(undefined, 'web-1')).toContain('because you used web-1 in this VPC in the last week.')
})
