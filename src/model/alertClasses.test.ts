import { expect, it } from 'vitest'
import { matchesClass, subscriptionError } from './alertClasses'

it.each([
  ['test.*', 'test.disk', true],
  ['test.*', 'test.disk.failed', false],
  ['test.**', 'test.disk.failed', true],
  ['**.failed', 'test.disk.failed', true],
  ['test.disk.failed', 'test.disk.failed', true],
  ['test.disk', 'test.disk.failed', false],
  ['*', 'probe', true],
])('%s and %s: %s', (subscription, name, expected) => {
  expect(matchesClass(subscription, name)).toBe(expected)
})

it.each([
  ['test.**', undefined],
  ['test.disk.failed', undefined],
  ['probe', 'Probes go to every receiver and cannot be subscribed to'],
  ['test.disk.lost', 'There is no alert class of this name'],
  ['test..disk', 'Parts of letters, digits and underscores, or * or **, separated by dots'],
  ['test.d*', 'Parts of letters, digits and underscores, or * or **, separated by dots'],
])('%s: %s', (subscription, expected) => {
  expect(subscriptionError(subscription, ['test.disk.failed'])).toBe(expected)
})
