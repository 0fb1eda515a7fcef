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
    expect(of('ops')?.remedy).toMatchObject({ command: { name: 'instance.start' } })
    expect(of('research')?.to).toBe('/system/inventory/sleds/sled-1/instances')
    expect(of('research')?.remedy).toMatchObject({ label: 'Show sled' })
  })
  it('one that failed and is on no sled is found by the lists of the silo, and none is counted twice', () => {
    const both = placed('failed', '2025-12-01T11:00:00Z')
    expect(found([], [own('db', 'failed')]).map(({ what }) => what)).toEqual(['Instance db'])
    expect(found([both], [own(both.id, 'failed')])).toHaveLength(1)
  })
})

describe('what failed or is late in a project', () => {
  it('listed what moves as usual, which needs nothing', () => {
    const rows = [
      own('a', 'running'),
      own('b', 'stopped'),
      own('c', 'starting', '2025-12-01T11:59:00Z'),
      own('d', 'failed'),
    ]
    const ofDisks = ['attached', 'detached', 'faulted', 'attaching'].map((state) => disk(state, state))
    expect(projectFindings('harbour', rows, ofDisks, now).map(({ what, to }) => [what, to])).toEqual([
      ['Instance d', '/projects/harbour/instances/d/storage'],
      ['Disk faulted', '/projects/harbour/disks/faulted'],
    ])
  })
  it('a failed instance can be started', () => {
    expect(projectFindings('harbour', [own('b', 'failed')], [], now)).toMatchObject([
      { remedy: { command: { name: 'instance.start' } } },
    ])
  })
  it('one that has been rebooting for a day is not shown as if it moved as usual', () => {
    const stuck = own('a', 'rebooting', '2025-11-30T12:00:00Z')
    expect(projectFindings('harbour', [stuck], [], now)).toMatchObject([
      { tone: 'attention', why: 'Still rebooting', remedy: { command: { name: 'instance.stop' } } },
    ])
  })
  it('one that moves as usual may be stuck when it is ten minutes old', () => {
    const moving = own('a', 'rebooting', '2025-12-01T11:55:00Z')
    const due = findingsChangeAt([moving], now)
    expect(due).toBe(now + 5 * MINUTE_MS)
    expect(projectFindings('harbour', [moving], [], now)).toEqual([])
    expect(projectFindings('harbour', [moving], [], due)).toMatchObject([{ tone: 'attention' }])
    expect(findingsChangeAt([moving], due)).toBe(Number.POSITIVE_INFINITY)
  })
  it('no button does what the name beside it does', () => {
    const findings = projectFindings('harbour', [own('c', 'repairing')], [], now)
    expect(findings.map(({ what, remedy }) => [what, remedy])).toEqual([['Instance c', undefined]])
  })
  it('has the mark of its tone once it failed or may be stuck', () => {
    const rows = [own('b', 'starting', '2025-12-01T11:00:00Z'), own('c', 'failed')]
    expect(
      projectFindings('harbour', rows, [disk('e', 'faulted')], now).map(({ tone, moving }) => [tone, moving]),
    ).toEqual([
      ['attention', false],
      ['failed', false],
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
  it('a faulted disk is deleted', () => {
    const findings = projectFindings('harbour', [], [disk('d', 'faulted'), disk('e', 'detaching')], now)
    expect(findings).toMatchObject([{ what: 'Disk d', remedy: { command: { name: 'disk.delete' } } }])
  })
})
