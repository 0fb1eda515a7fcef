import { expect, it } from 'vitest'
import { modelled } from '#store/kept/keptModel'
import type { Line } from '#store/ledger/line'
import type { Snapshot } from '#store/api/generated/types'
import { deletedIn, deletedRecord, presentOf, whyNoRecord } from './found'

const disk = {
  kind: 'disk' as const,
  project: 'p',
  id: 'd1',
  name: 'data',
  description: '',
  size: 10,
  blockSize: 512,
  diskType: 'distributed',
  readOnly: false,
}
const line = {
  id: 'a.1',
  verb: 'disk.delete',
  standing: 'done',
  changedAt: 1,
  endedAt: 1,
  subject: { kind: 'disk', id: 'd1', name: 'data' },
} as Line
const project = { id: 'p', name: 'web' }
const older = { ...line, deleted: { ...disk, model: '20990101' } }
const snapshot = {
  id: 's1',
  name: 'monday',
  diskId: 'd1',
  projectId: 'p',
  size: 10,
  state: 'ready',
  timeCreated: '2026-01-01T00:00:00Z',
} as Snapshot

it('what was deleted in this browser is listed, with its record and without one that can be read', () => {
  const present = presentOf([], [], [], [])
  const [mine] = deletedIn(project, [{ ...line, deleted: modelled(disk) }], present)
  expect(mine).toMatchObject({ id: 'd1', isMine: true, chance: { can: 'not', why: 'It has no snapshot' } })
  const [kept] = deletedIn(project, [older], present)
  expect(kept).toMatchObject({ id: 'd1', name: 'data', isMine: true, chance: { can: 'not' } })
  expect(kept?.chance.why).toMatch(/another version of the API, and cannot be converted/)
  expect(deletedRecord([older], 'd1')).toBeUndefined()
  expect(whyNoRecord([older], 'd1')).toBe(kept?.chance.why)
  expect(whyNoRecord([older], 'd2')).toBe('This browser has no record of it')
})

it('a disk whose record cannot be read is what its snapshots say', () => {
  const found = deletedIn(project, [older], presentOf([], [], [snapshot], []))
  expect(found).toMatchObject([{ id: 'd1', name: 'data', isMine: true, chance: { can: 'differently' } }])
})
