import { useMatches } from 'react-router'
import { fill } from '#features/kit/noun/address'
import { isOffered } from '#features/kit/noun/noun'
import { handleOf } from '#features/kit/routing/crumbs'
import { isOff } from '#model/settings'
import { useRegionVersion } from '#store/useRegionVersion'

/** A tab of a page with its own address. */
export interface Tab {
  label: string
  to: string
}

/**
 * The tabs of the open page as its routes declare them, without those of features that are switched off or that the region
 * has not.
 */
export function useTabs(): readonly Tab[] {
  const version = useRegionVersion()
  const { tabs, params } = useTabRoutes()
  return tabs
    .filter((tab) => isOffered(version, tab))
    .filter(({ path }) => !path.split('/').some((part) => isOff(part)))
    .map(({ label, path }) => ({ label, to: fill(path, params) }))
}

/** The address of the current tab, also below its panels and its pages; undefined while none is shown. */
export function useCurrentTab(): string | undefined {
  const { current, params } = useTabRoutes()
  return current && fill(current.path, params)
}

/** The tabs that the routes of the address declare, and the current one: that of the route below the page. */
function useTabRoutes() {
  const matches = useMatches()
  const handles = matches.map(handleOf)
  const page = handles.findIndex((handle) => handle?.tabs?.[0])
  const own = handles[page + 1]
  return {
    tabs: handles[page]?.tabs ?? [],
    current: own?.tab ?? own?.tabs?.[0],
    params: matches[page]?.params ?? {},
  }
}
