import ScrollText from 'lucide-react/icons/scroll-text'
import { noun } from '#features/kit/noun/noun'

const list = '/system/audit-log'

export const auditLog = noun({
  one: 'audit log entry',
  many: 'audit log entries',
  title: 'Audit log',
  // Completion time and id together select an entry: the API has no view of one entry.
  paths: { list, page: `${list}/:completed/:entryId` },
  panels: { page: 'Audit log entry' },
  sidebar: { icon: ScrollText, goKey: 'l' },
  help: ['audit-log', 'access'],
})

/** The audit log, filtered by a user or a built-in user. @param id of the user */
export const auditLogOf = (id: string): string => `${auditLog.to.list()}?person=${encodeURIComponent(id)}`
