import { describe, expect, it } from 'vitest'
import { emptyLink, linkBody, tapError } from './LinkPanel'

describe('a link', () => {
  it('leaves to the switch what is empty', () => {
    expect(linkBody(emptyLink)).toMatchObject({ fec: null, txEq: null, lldp: { systemName: null } })
    expect(linkBody({ ...emptyLink, fec: 'rs', pre1: '-4' })).toMatchObject({
      fec: 'rs',
      txEq: { pre1: -4, main: null },
    })
  })
  it('has taps that are whole numbers of 32 bits, also below zero', () => {
    expect(tapError('-12')).toBeUndefined()
    expect(tapError('1.5')).toBe('Must be a whole number')
    expect(tapError('-2147483649')).toBe('Must be a number of 32 bits')
  })
})
