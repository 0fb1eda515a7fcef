import { describe, expect, it } from 'vitest'
import { versions } from '#store/api/versions/generated/shipped'
import { apiChoices, labAddress, labErrors, readyFaults, settingsOf, usualSettings, withFault } from './lab'

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
      api: '2026073100',
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
        latency: 'Latency needs milliseconds, as in 0 or 200-400, not "soon".',
        speed: 'Speed needs a number above 0, not "0".',
        faults: expect.stringContaining('There is no fault "fial:diskCreate:1".') as string,
      },
    )
    expect(labErrors({ ...usualSettings, faults: 'slow:diskLits:10' }).faults).toBe(
      'There is no operation "diskLits".',
    )
  })

  it('are those of an address, with the usual ones in place of what is wrong in it', () => {
    expect(settingsOf('?scenario=nope&seed=7&speed=-3&faults=zzz')).toEqual({ ...usualSettings, seed: '7' })
  })

  it('offer a region of today first, and each other version once', () => {
    expect(apiChoices[0]?.label).toBe(`${versions.at(-1)}, a region of today`)
    expect(apiChoices.map(({ value }) => value).toSorted()).toEqual([...versions].toSorted())
  })

  it('that are left empty are the usual ones', () => {
    expect(labErrors({ scenario: 'small', seed: '', latency: '', speed: '', faults: '', api: '' })).toEqual(
      {},
    )
  })

  it('that are ready to break something are sound, and each replaces the one before', () => {
    for (const { switches } of readyFaults) {
      expect(labErrors({ ...usualSettings, ...switches })).toEqual({})
      expect(Object.keys(switches)).toEqual(['faults', 'latency'])
    }
  })

  it('take one fault after another', () => {
    expect(withFault(withFault('', '10'), 'fail:diskCreate:1')).toBe('10,fail:diskCreate:1')
  })
})
