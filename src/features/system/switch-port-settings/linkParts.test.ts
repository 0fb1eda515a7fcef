import { expect, it } from 'vitest'
import { equalizerText } from './linkParts'

it('an equalizer is shown in a line', () => {
  expect(equalizerText({ pre1: -4, main: 20 })).toBe('pre 1: -4, main: 20')
  expect(equalizerText(null)).toBe('Left to the switch')
})
