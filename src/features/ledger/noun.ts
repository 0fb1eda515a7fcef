import { noun } from '#features/kit/noun/noun'

/** What the user began, and how it ended. */
export const ledger = noun({
  one: 'action',
  many: 'actions',
  title: 'Activity',
  paths: { list: '/ledger' },
  heads: { Action: 'text', State: 'state', Begun: 'other', Took: 'other', Outcome: 'text' },
})

/** The activity on one thing, or the parts of one line. @param id of the thing or the line */
export const activityOf = (id: string): string => `${ledger.to.list()}?of=${encodeURIComponent(id)}`
