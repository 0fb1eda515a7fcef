import { expect, test } from 'vitest'
import { GIB, TIB } from '#model/units'
import { quotaRows } from './QuotasTab'

test('a quota is beside its use, the quotas of all silos, and what is planned for instances', () => {
  const allocated = { cpus: 48, memory: 100 * GIB, storage: TIB }
  const rows = quotaRows(
    { provisioned: { cpus: 12, memory: 10 * GIB, storage: 0 }, allocated },
    [{ allocated }, { allocated: { cpus: 2, memory: GIB, storage: TIB } }],
    [{ usableHardwareThreads: 128, usablePhysicalRam: 1_024 * GIB }],
  )
  expect(rows.map(({ resource, ...amounts }) => ({ label: resource.label, ...amounts }))).toEqual([
    { label: 'CPU', used: 12, quota: 48, promised: 50, planned: 90 },
    { label: 'Memory', used: 10 * GIB, quota: 100 * GIB, promised: 101 * GIB, planned: 717 * GIB },
    { label: 'Storage', used: 0, quota: TIB, promised: 2 * TIB, planned: 21 * TIB },
  ])
})
