import { idOf } from '#mirage/random'
import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: {
    completed: '2024-09-30T06:58:00.000000Z',
    entryId: { is: idOf('audit seed handover'), named: 'Created a project' },
  },
  missing: [
    [
      `/system/audit-log/2024-09-30T06:58:00.000000Z/${idOf('nothing')}`,
      `audit log entry ${idOf('nothing')}`,
    ],
  ],
  failing: [['auditLogList', '/system/audit-log', 'Could not load the audit log']],
  failingLists: [['auditLogList', '/system/audit-log', 'Audit log']],
  emptyInSmall: [['/system/audit-log?range=1h', 'No entries in this time']],
}
