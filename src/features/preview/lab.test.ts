import { describe, expect, it } from 'vitest'
import { labAddress, settingsOf, usualSettings, withFault } from './lab'
import { labErrors } from './labErrors'

describe('the address of the lab', () => {
  it('always names scenario and seed, and the rest only where it is not usual', () => {
    expect(labAddress('/projects', usualSettings)).toBe('/projects?scenario=company&seed=1')
    expect(
      labAddress('/projects', { ...usualSettings, seed: '7', latency: '0', faults: '10,fail:diskCreate:2' }),
    ).toBe('/projects?scenario=company&seed=7&latency=0&faults=10,fail:diskCreate:2')
  })

  it('gives back the settings that it was made of', () => {
    const settings = {
      scenario: 'small',
      seed: '3',
      latency: '20',
      speed: '5',
      faults: 'session:60,socket:10',
    }
    expect(settingsOf(labAddress('/', settings).slice(1))).toEqual(settings)
    expect(settingsOf('')).toEqual(usualSettings)
  })
})

describe('the settings of the lab', () => {
  it('are checked as the region reads them', () => {
    expect(labErrors(usualSettings)).toEqual({})
    expect(labErrors({ ...usualSettings, latency: 'soon', speed: '0', faults: 'fial:diskCreate:1' })).toEqual(
      {
        latency: 'Must be a whole number of milliseconds',
        speed: 'Must be a number above 0',
        faults: expect.stringContaining('There is no fault "fial:diskCreate:1".') as string,
      },
    )
    expect(labErrors({ ...usualSettings, faults: 'slow:diskLits:10' }).faults).toBe(
      'There is no operation "diskLits".',
    )
  })

  it('take one fault after another', () => {
    expect(withFault(withFault('', '10'), 'fail:diskCreate:1')).toBe('10,fail:diskCreate:1')
  })
})
