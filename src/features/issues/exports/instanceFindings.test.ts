import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#src/durations'
import type { Disk, Instance, SledInstance } from '#store/api/generated/types'
import { findingsChangeAt, ownFindings, placedFindings, projectFindings } from './instanceFindings'

const now = Date.parse('2025-12-01T12:00:00Z')

const placed = (state: SledInstance['state'], timeModified: string, siloName = 'ops'): SledInstance => ({
  id: `instance ${state} ${timeModified}`,
  name: 'web',
  projectName: 'harbour',
  siloName,
  activeSledId: 'sled-1',
  migrationId: null,
  state,
  ncpus: 2,
  memory: 1024,
  timeCreated: timeModified,
  timeModified,
})
const own = (name: string, runState: Instance['runState'], since = '2025-12-01T11:00:00Z') =>
  ({ id: name, name, runState, timeRunStateUpdated: since }) as Instance
const disk = (name: string, state: string) => ({ id: name, name, state: { state } }) as Disk

describe('instances of the region', () => {
  const found = (rows: SledInstance[], ofSilo?: Instance[]) => {
    const known = ofSilo?.map((instance) => ({ instance, projectName: 'harbour' }))
    return [...ownFindings(known ?? [], now, 'ops'), ...placedFindings(rows, known, now, 'ops')]
  }
  it('one that failed needs attention; one that runs does not', () => {
    const rows = [placed('failed', '2025-12-01T11:00:00Z'), placed('running', '2025-12-01T11:00:00Z')]
    expect(found(rows).map(({ state }) => state)).toEqual(['failed'])
  })
  it('a transition needs attention after ten minutes', () => {
    expect(found([placed('starting', '2025-12-01T11:51:00Z')])).toEqual([])
    expect(found([placed('starting', '2025-12-01T11:49:00Z')])).toMatchObject([
      { tone: 'attention', why: 'Still starting, in ops / harbour' },
    ])
  })
  it('leads to its page in the own silo, and to its sled in another, where no command reaches it', () => {
    const of = (silo: string) => found([placed('failed', '2025-12-01T11:00:00Z', silo)])[0]
    expect(of('ops')?.to).toBe('/projects/harbour/instances/web/storage')
    expect(of('ops')?.cure).toMatchObject({ command: { name: 'instance.start' } })
    expect(of('research')?.to).toBe('/system/inventory/sleds/sled-1/instances')
    expect(of('research')?.cure).toMatchObject({ label: 'Show sled' })
  })
  it('one that failed and is on no sled is found by the lists of the silo, and none is counted twice', () => {
    const both = placed('failed', '2025-12-01T11:00:00Z')
    expect(found([], [own('db', 'failed')]).map(({ what }) => what)).toEqual(['Instance db'])
    expect(found([both], [own(both.id, 'failed')])).toHaveLength(1)
  })
})

describe('what failed or moves in a project', () => {
  const states = ['running', 'stopped', 'starting', 'failed'] as const
  it('is every failed instance and every transition, however short', () => {
    const rows = states.map((state) => own(state, state))
    expect(projectFindings('harbour', rows, [], now).map(({ state }) => state)).toEqual([
      'starting',
      'failed',
    ])
  })
  it('a failed instance can be started; one that moves needs nothing', () => {
    const rows = [own('a', 'starting', '2025-12-01T11:59:00Z'), own('b', 'failed')]
    const [moving, failed] = projectFindings('harbour', rows, [], now)
    expect(moving?.cure).toBeUndefined()
    expect(failed?.cure).toMatchObject({ command: { name: 'instance.start' } })
  })
  it('one that has been rebooting for a day is not shown as if it moved as usual', () => {
    const stuck = own('a', 'rebooting', '2025-11-30T12:00:00Z')
    expect(projectFindings('harbour', [stuck], [], now)).toMatchObject([
      { tone: 'attention', why: 'Still rebooting', cure: { command: { name: 'instance.stop' } } },
    ])
  })
  it('one that moves as usual may be stuck when it is ten minutes old', () => {
    const moving = own('a', 'rebooting', '2025-12-01T11:55:00Z')
    const due = findingsChangeAt([moving], now)
    expect(due).toBe(now + 5 * MINUTE_MS)
    expect(projectFindings('harbour', [moving], [], now)).toMatchObject([{ tone: 'motion' }])
    expect(projectFindings('harbour', [moving], [], due)).toMatchObject([{ tone: 'attention' }])
    expect(findingsChangeAt([moving], due)).toBe(Number.POSITIVE_INFINITY)
  })
  it('no button does what the name beside it does', () => {
    const rows = [own('a', 'starting', '2025-12-01T11:59:00Z'), own('b', 'creating'), own('c', 'repairing')]
    const findings = projectFindings('harbour', rows, [disk('d', 'attaching')], now)
    expect(findings.map(({ what, cure }) => [what, cure])).toEqual([
      ['Instance a', undefined],
      ['Instance b', undefined],
      ['Instance c', undefined],
      ['Disk d', undefined],
    ])
  })
  it('has the mark of a move while it moves, and that of its tone once it failed or may be stuck', () => {
    const rows = [
      own('a', 'starting', '2025-12-01T11:59:00Z'),
      own('b', 'starting', '2025-12-01T11:00:00Z'),
      own('c', 'failed'),
    ]
    const ofDisks = [disk('d', 'attaching'), disk('e', 'faulted')]
    expect(projectFindings('harbour', rows, ofDisks, now).map(({ tone, moving }) => [tone, moving])).toEqual([
      ['motion', true],
      ['attention', false],
      ['failed', false],
      ['motion', true],
      ['failed', false],
    ])
  })
  it('a failed instance says when it restarts', () => {
    const failed = { ...own('a', 'failed'), autoRestartEnabled: true }
    const waiting = { ...failed, autoRestartCooldownExpiration: '2025-12-01T12:41:00Z' } as Instance
    const whyOf = (instance: Instance) => projectFindings('harbour', [instance], [], now)[0]?.why
    expect(whyOf(waiting)).toBe('Failed; restarts in 41\u00A0min')
    expect(whyOf(failed)).toBe('Failed; restarting soon')
    expect(whyOf({ ...failed, autoRestartEnabled: false })).toBe('Failed')
    expect(findingsChangeAt([waiting, failed], now)).toBe(now + 60_000)
  })
  it('a faulted disk is deleted; one that moves as usual needs nothing', () => {
    const findings = projectFindings('harbour', [], [disk('d', 'faulted'), disk('e', 'detaching')], now)
    expect(findings).toMatchObject([{ cure: { command: { name: 'disk.delete' } } }, { what: 'Disk e' }])
    expect(findings[1]?.cure).toBeUndefined()
  })
  it('has its disks too', () => {
    const rows = ['attached', 'detached', 'faulted', 'attaching'].map((state) => disk(state, state))
    expect(projectFindings('harbour', [], rows, now).map(({ what, to }) => [what, to])).toEqual([
      ['Disk faulted', '/projects/harbour/disks/faulted'],
      ['Disk attaching', '/projects/harbour/disks/attaching'],
    ])
  })
})
