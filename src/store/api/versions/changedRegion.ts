import type { Version } from './generated/shipped'
import { isBefore } from './offers'

/** The notice that the region has another version than before. */
export const changedRegion = (version: Version, before: Version) => ({
  tone: 'success' as const,
  title: `The region was ${isBefore(version, before) ? 'rolled back' : 'updated'}`,
  body: `Its API is now version ${version}. Everything on this page was loaded again; what you typed is kept.`,
})
