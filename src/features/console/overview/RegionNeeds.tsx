import { Suspense } from 'react'
import { useMe } from '#features/kit/roles/useMe'
import { afterPage } from '#features/kit/routing/afterPage'

/** Works with the checks of the region, so it comes after the page. */
const RegionNeedsLink = afterPage(async () => (await import('./RegionNeedsLink')).RegionNeedsLink)

/** For operators, among the actions of a page: how many things of the region need attention. */
export const RegionNeeds = () =>
  useMe().isFleetViewer ? (
    <Suspense>
      <RegionNeedsLink />
    </Suspense>
  ) : null
