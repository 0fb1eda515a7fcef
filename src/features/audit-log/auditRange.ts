import type { TimeRange } from '#features/shared/timeRange/timeRange'
import { justAfter } from './entryText'

/** The range of an audit log that is opened without one; another range begins with its first page. */
export const auditRange = { preset: '7d', interval: 0, drops: ['page'] } as const

/** The selectors of a range: one that ends now has no end, so that what happens meanwhile is in it. */
export const spanArgs = ({ preset, from, to }: TimeRange) => ({
  startTime: new Date(from).toISOString(),
  ...(preset === 'custom' ? { endTime: new Date(to).toISOString() } : {}),
})

/** The call that finds the entry that was completed at a time: the API has no other way to one entry. */
export const entryArgs = (completed: string) => ({ startTime: completed, endTime: justAfter(completed) })
