import { describe, expect, it } from 'vitest'
import type { Sled, SledInstance, SupportBundleInfo } from '#store/api/generated/types'
import type { StrictGroup } from '#store/api/resources/affinity'
import { bundleFindings, groupFindings } from './holdUpFindings'

const sled = (
  id: string,
  provisionPolicy: 'provisionable' | 'non_provisionable' = 'provisionable',
): Sled => ({
  id,
  baseboard: { part: 'compute', serial: id, revision: 1 },
  rackId: 'r',
  policy: { kind: 'in_service', provisionPolicy },
  state: 'active',
  usableHardwareThreads: 1,
  usablePhysicalRam: 1,
  timeCreated: '2025-11-01T12:00:00Z',
  timeModified: '2025-11-01T12:00:00Z',
})
const on = (activeSledId: string, id: string) => ({ id, activeSledId }) as SledInstance
const group = (...members: string[]): StrictGroup => ({
  group: {
    id: 'g',
    name: 'ledger',
    description: '',
    failureDomain: 'sled',
    policy: 'fail',
    projectId: 'p',
    timeCreated: '2025-11-01T12:00:00Z',
    timeModified: '2025-11-01T12:00:00Z',
  },
  projectName: 'web',
  members,
})

describe('an anti-affinity group holds up an update (OPS-25)', () => {
  const two = [on('s1', 'a'), on('s2', 'b')]
  it('while each sled that takes instances has one of it', () => {
    const [finding, ...more] = groupFindings([group('a', 'b')], [sled('s1'), sled('s2')], two)
    expect(more).toEqual([])
    expect(finding).toMatchObject({
      what: 'Anti-affinity group ledger',
      why: '2 instances in web cannot leave: each sled that takes instances has one of the group',
      to: '/projects/web/affinity/ledger',
    })
  })
  it('also while the sled without one takes no instances', () => {
    const closed = sled('s3', 'non_provisionable')
    expect(groupFindings([group('a', 'b')], [sled('s1'), sled('s2'), closed], two)).toHaveLength(1)
  })
  it.each([
    ['another sled takes one', group('a', 'b'), [sled('s1'), sled('s2'), sled('s3')], two],
    ['one of two is stopped', group('a', 'b'), [sled('s1'), sled('s2')], [on('s1', 'a')]],
    ['none of it runs', group('a', 'b'), [sled('s1')], []],
    ['it is empty', group(), [sled('s1')], two],
  ])('not while %s', (_, each, sleds, placed) => {
    expect(groupFindings([each], sleds, placed)).toEqual([])
  })
})

it('a support bundle holds up an update while it is collected or deleted', () => {
  const bundle = (state: SupportBundleInfo['state']): SupportBundleInfo => ({
    id: `0000000${state.length}-0000-4000-8000-000000000000`,
    reasonForCreation: '',
    reasonForFailure: null,
    state,
    timeCreated: '2025-12-01T12:00:00Z',
    userComment: null,
  })
  const found = bundleFindings((['collecting', 'active', 'failed', 'destroying'] as const).map(bundle))
  expect(found.map(({ state, why }) => [state, why])).toEqual([
    ['collecting', 'Collecting'],
    ['destroying', 'Destroying'],
  ])
})
