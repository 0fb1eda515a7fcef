import { expect, it } from 'vitest'
import type { OperationName } from '../generated/operationTypes'
import { converterOf } from './converterOf'
import { MODEL, type Version } from './generated/shipped'

// The values in place of what an older region does not say: what the region would have said, had it been asked. And what a
// newer region refuses to say to an older caller.

const assumed: [region: Version, name: OperationName, answer: object, model: object][] = [
  ['20250730', 'currentUserView', {}, { fleetViewer: false, siloAdmin: false }],
  ['20250730', 'diskView', {}, { diskType: 'distributed', readOnly: false }],
  ['20250730', 'systemIpPoolView', {}, { ipVersion: 'v4', poolType: 'unicast', assignment: 'silos' }],
  ['2026032500', 'instanceView', {}, { enableJumboFrames: false }],
  ['2026032500', 'systemUpdateStatus', {}, { contactSupport: false }],
]

it.each(assumed)('a region of %s: %s', (region, name, answer, model) => {
  expect(converterOf(region).readAnswer(name, answer)).toMatchObject(model)
})

it('what the region says wins over what is assumed', () => {
  const answer = { enableJumboFrames: true }
  expect(converterOf('2026032500').readAnswer('instanceView', answer)).toMatchObject(answer)
})

it('an older caller is refused what it does not know, and only that', () => {
  const { writeAnswer } = converterOf('2026032500', MODEL)
  expect(() => writeAnswer('instanceView', { cpuPlatform: 'amd_turin_v2' })).toThrow(
    /amd_turin_v2 not supported/,
  )
  expect(writeAnswer('instanceView', { cpuPlatform: 'amd_turin' })).toMatchObject({
    cpuPlatform: 'amd_turin',
  })
  expect(() => writeAnswer('systemTimeseriesSchemaList', { items: [{ units: 'joules' }] })).toThrow(/joules/)
})
