import { expect, it } from 'vitest'
import { inWindows } from './wideWindows'

it.each([
  ['get a:b', 'get a:b | align mean_within(720s)'],
  ['get a:b | align mean_within(5s) | last 2', 'get a:b | align mean_within(720s) | last 2'],
  [
    'get a:b | filter c == 1 | group_by [c]',
    'get a:b | filter c == 1 | align mean_within(720s) | group_by [c]',
  ],
  ['get a:b\n| last 10', 'get a:b | align mean_within(720s) | last 10'],
])('“%s” in windows of 720 s is “%s”', (query, expected) => {
  expect(inWindows(query, 720)).toBe(expected)
})
