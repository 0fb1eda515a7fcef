import type { ReleaseStatus } from './olderFacts'

// The target release of the region, and how far the update to it is. Rule: OPS-17.

/** The id of the update of the region, which the API does not give. */
export const UPDATE_ID = 'update'

/** The version of the target release; undefined if none is set. */
export const targetVersion = ({ targetRelease }: ReleaseStatus): string | undefined => targetRelease?.version

/** Whether the region says how far the update is. Regions before 20251008 count their target releases instead. */
export const saysProgress = ({ generation }: ReleaseStatus): boolean => generation === undefined

/** The number of components in all, and of those that do not run the target release yet. */
export function componentCounts(status: ReleaseStatus): { all: number; left: number } {
  const target = targetVersion(status)
  const counts = Object.entries(status.componentsByReleaseVersion)
  const sum = (some: typeof counts) => some.reduce((total, [, count]) => total + count, 0)
  return {
    all: sum(counts),
    left: target === undefined ? 0 : sum(counts.filter(([version]) => version !== target)),
  }
}
