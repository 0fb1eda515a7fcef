import { Suspense } from 'react'
import { lazyPart } from '#ui/lazyPart'
import { useMe } from '#features/kit/roles/useMe'
import { whenIdle } from '#src/whenIdle'

/** Works with the checks of the region, so it comes after the page. */
const RegionNeedsLink = lazyPart(
  async () => {
    await new Promise<void>(whenIdle)
    return (await import('./RegionNeedsLink')).RegionNeedsLink
  },
  { isOptional: true },
)

/** For operators, among the actions of a page: how many things of the region need attention. */
export const RegionNeeds = () =>
  useMe().isFleetViewer ? (
    <Suspense>
      <RegionNeedsLink />
    </Suspense>
  ) : null
