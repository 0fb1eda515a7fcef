import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { page, panel } from '#features/routing/routeParts'

const wholeLog: WayOn = { label: 'The audit log', to: paths.auditLog }

/** The audit log of the region. Operators only. */
export const auditLog = page({
  handle: crumb('Audit log', wholeLog.to, 'Operation,Completed,Person,Resource,Result'),
  Component: async () => (await import('./AuditLogPage')).AuditLogPage,
  loader: async () => (await import('./loaders')).auditLogLoader,
  loads: loadsAll('the audit log'),
  children: [
    { path: 'audit-log', element: null },
    panel('audit-log/:completed/:entryId', 'Audit log entry', {
      Component: async () => (await import('./EntryPanel')).EntryPanel,
      loader: async () => (await import('./loaders')).auditEntryLoader,
      loads: loadsOne('audit log entry', 'entryId', undefined, wholeLog),
    }),
  ],
})
