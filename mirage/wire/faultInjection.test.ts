import { describe, expect, it } from 'vitest'
import { operations } from '#store/api/generated/all'
import { Random } from '../random'
import { failNext, injectedError, readFaults, type FaultRecipe } from './faultInjection'

const random = new Random(1)
const call = { url: 'http://region.test/v1/instances', body: undefined }

/** Whether each of several calls of an operation fails. */
const outcomes = (faults: FaultRecipe, count: number, name: keyof typeof operations = 'instanceStop') =>
  Array.from({ length: count }, () => injectedError({ faults, random }, operations[name], call)?.status ?? 0)

describe('a recipe', () => {
  it('fails the first calls of an operation, and no other', () => {
    const faults = readFaults('fail:instanceStop:2')
    expect(outcomes(faults, 1, 'instanceStart')).toEqual([0])
    expect(outcomes(faults, 3)).toEqual([500, 500, 0])
  })

  it('cannot fail a later call, or two of them that are not in a row', () => {
    expect(outcomes(readFaults('fail:instanceStop:1:2'), 4)).toEqual([0, 0, 500, 0])
    expect(outcomes(readFaults('fail:instanceStop:1,fail:instanceStop:2:3'), 6)).toEqual([
      500, 0, 0, 500, 500, 0,
    ])
  })

  it.each(['fail:instanceStop', 'fail:instanceStop:1:x', 'fail::1'])('%s is refused', (text) => {
    expect(() => readFaults(text)).toThrow(text)
  })
})

it('a failure that is asked for does not name the entry that asked for it', () => {
  const faults = readFaults('fail:instanceStop:3')
  failNext(faults, 'instanceStop', 1, 76)
  const error = injectedError({ faults, random }, operations.instanceStop, call)
  expect(error).toMatchObject({ status: 500, because: 76 })
  expect(outcomes(faults, 1)).toEqual([0])
})
