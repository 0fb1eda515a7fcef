import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { loadsAll, loadsOne } from '#features/kit/routes/errors/loads'
import { pageOf, panelOf } from '#features/kit/routes/nounRoutes'
import { auditLog } from './noun'

const list = () => import('./list')
const entry = () => import('./EntryPanel')

/** The audit log of the region. Operators only. */
const auditLogRoutes = pageOf(auditLog, 'list', {
  words: ['logs', 'history', 'events', 'trail', 'who did it'],
  Component: async () => (await list()).AuditLogPage,
  loader: async () => (await list()).loader,
  loads: loadsAll('the audit log'),
  panels: [
    panelOf(auditLog, 'page', {
      Component: async () => (await entry()).EntryPanel,
      loader: async () => (await entry()).loader,
      loads: loadsOne(auditLog.one, 'entryId', undefined, { label: 'The audit log', to: auditLog.to.list }),
    }),
  ],
})

export const branches: RouteBranches = { system: [auditLogRoutes] }
