import { describe, expect, it } from 'vitest'
import { readSwitches, switchesIn } from './switches'

const errorsOf = (search: string) => readSwitches(switchesIn(search)).errors

describe('the switches of an address', () => {
  it('set what they name, and leave the rest to the region', () => {
    const search =
      '?scenario=small&seed=7&latency=200-400&speed=0.5&faults=10,fail:diskCreate:2&api=2026073100&filter=a'
    expect(readSwitches(switchesIn(search))).toEqual({
      options: {
        scenario: 'small',
        seed: '7',
        latencyMs: [200, 400],
        speed: 0.5,
        faults: '10,fail:diskCreate:2',
        api: '2026073100',
      },
      errors: {},
    })
    expect(readSwitches(switchesIn('?latency=0'))).toEqual({ options: { latencyMs: [0, 0] }, errors: {} })
    expect(readSwitches(switchesIn(''))).toEqual({ options: {}, errors: {} })
  })

  it.each([
    ['?scenario=nope', { scenario: 'There is no scenario "nope". There are: company, empty, small,' }],
    ['?scenario=__proto__', { scenario: 'There is no scenario "__proto__".' }],
    ['?scenario=constructor', { scenario: 'There is no scenario "constructor".' }],
    ['?scenario=', { scenario: 'There is no scenario "".' }],
    ['?seed=', { seed: 'A seed needs at least one character.' }],
    ['?latency=abc', { latency: 'Latency needs milliseconds, as in 0 or 200-400, not "abc".' }],
    ['?latency=', { latency: 'Latency needs milliseconds, as in 0 or 200-400, not "".' }],
    ['?latency=-5', { latency: 'Latency needs milliseconds, as in 0 or 200-400, not "-5".' }],
    ['?latency=400-200', { latency: 'Latency needs milliseconds' }],
    ['?speed=0', { speed: 'Speed needs a number above 0, not "0".' }],
    ['?speed=-3', { speed: 'Speed needs a number above 0, not "-3".' }],
    ['?speed=', { speed: 'Speed needs a number above 0, not "".' }],
    ['?speed=Infinity', { speed: 'Speed needs a number above 0' }],
    ['?faults=zzz', { faults: 'There is no fault "zzz".' }],
    ['?faults=fail:diskLits:1', { faults: 'There is no operation "diskLits".' }],
    ['?faults=slow:constructor:1', { faults: 'There is no operation "constructor".' }],
    ['?faults=fail:diskList', { faults: 'A fault recipe needs a whole number: "fail:diskList".' }],
    [
      '?api=2026073101',
      { api: 'There is no version "2026073101" of the API. There are: 20250730, 20251008,' },
    ],
    ['?api=', { api: 'There is no version "" of the API.' }],
    ['?scenario=nope&speed=0', { scenario: 'There is no scenario "nope"', speed: 'Speed needs' }],
  ])('that are wrong say so: %s', (search, wanted) => {
    const errors = errorsOf(search)
    expect(Object.keys(errors)).toEqual(Object.keys(wanted))
    for (const [name, text] of Object.entries(wanted))
      expect((errors as Record<string, string>)[name]).toContain(text)
  })
})
