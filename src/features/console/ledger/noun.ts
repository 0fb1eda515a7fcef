import { noun } from '#features/kit/noun/noun'

/** The actions of the user, and how they ended. */
export const ledger = noun({
  one: 'action',
  many: 'actions',
  title: 'Activity',
  paths: { list: '/ledger' },
})

/** The activity on one thing, or the parts of one line. @param id of the thing or the line */
export const activityOf = (id: string): string => `${ledger.to.list()}?of=${encodeURIComponent(id)}`
