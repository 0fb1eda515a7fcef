import { use, useState } from 'react'
import { matchPath, type DataRouter } from 'react-router'
import { isInSystem } from '#features/kit/noun/areaAddresses'
import { ledger } from '#features/console/ledger/noun'
import { useAppStore } from '#store/hooks'
import { consolePart, consolePartOf } from '#store/parts'
import type { AppStore } from '#store/store'
import { handleOf, isOfRecord, type RouteHandle } from './crumbs'
import { LinkRouter } from './Link'
import { matchesOf } from './matchesOf'
import { navigations } from './navigationLog'

// Docs and the activity belong to no place of the console: they keep the place of the page before them.

/** The page before Docs or the activity, and its place. */
export interface CameFrom {
  to: string
  name: string
  isSystem: boolean
  project: string | undefined
  /** The links beside it, if its routes declare them. */
  sidebar: RouteHandle['sidebar']
}

/** The last page that is in a place, from when Docs or the activity opened after it. */
const lastPlace = consolePart((): { page?: CameFrom } => ({}))

/** The name of a page, from the title of its window, with its panels and without the action that is running. */
function nameIn(title: string, handles: readonly (RouteHandle | undefined)[]): string {
  const names = title.replace(/^◐ .*? \/ /, '').split(' / ')
  const panels = handles.filter((handle) => handle?.isPanel).length
  const page = handles.findLast((handle) => handle?.crumb && !handle.isPanel)
  // The tab of a record says little without the record.
  const isTabOfRecord = page?.tab !== undefined && isOfRecord(handles)
  return names[panels + (isTabOfRecord ? 1 : 0)] ?? names[0] ?? ''
}

/**
 * The page before the open one, which is Docs or the activity; if that is one of them too, the page before it. Undefined
 * when the open page was opened by its address. Call it before the window has the title of the open page.
 *
 * @param title of the window
 */
export function cameFrom(
  store: AppStore,
  routes: DataRouter['routes'],
  title: () => string,
): CameFrom | undefined {
  const last = consolePartOf(store, lastPlace)
  const to = consolePartOf(store, navigations).before()
  const pathname = to.replace(/\?.*/s, '')
  const matches = matchesOf(routes, pathname)
  const isPage =
    // Neither none nor the address that leads to the first page.
    pathname.length > 1 &&
    pathname !== ledger.to.list() &&
    matches.some(({ route }) => route.id === 'signedIn') &&
    !matches.at(-1)?.route.path?.endsWith('*')
  if (isPage) {
    const handles = matches.map(({ route }) => handleOf(route))
    last.page = {
      to,
      name: nameIn(title(), handles),
      isSystem: isInSystem(pathname),
      project: matchPath('/projects/:project/*', pathname)?.params.project,
      sidebar: handles.findLast((handle) => handle?.sidebar)?.sidebar,
    }
  }
  return last.page
}

/** The page before the one whose frame calls this, as long as the frame stays. */
export function useCameFrom(): CameFrom | undefined {
  const store = useAppStore()
  const router = use(LinkRouter)
  const [from] = useState(() => cameFrom(store, router?.routes ?? [], () => document.title))
  return from
}
