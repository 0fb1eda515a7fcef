import { addressOf, pagePath } from '#src/basePath'
import { fetchCode } from '#features/kit/routing/firstCode'
import { firstCalls, firstPage } from '#features/kit/routing/firstPages'
import { askEarly } from '#store/api/wire/earlyAnswers'
import { MODEL } from '#store/api/versions/generated/shipped'
import { headerOf, isUnversioned } from '#store/api/versions/header'
import { pingEarly } from '#store/api/versions/firstPings'
import { firstVersion, isFirstVisit } from '#store/api/versions/regionVersion'
import { askSettings, keptSettings } from '#store/kept/keptSettings'
import { settings } from '#model/settings'
import { firstPath, keptFirstPage } from '#store/slices/firstPage'
import { keptPageSize } from '#store/slices/pageSize'

/** Set by the build: the file with the list of what may be fetched ahead. */
declare const AHEAD_LIST: string

// A small script that runs before the application's code is loaded: it fetches the data and the code of the first
// page in parallel with that code.

window.orrerySettings = askSettings()
// Unchecked: a wrong one fetches a wrong page early, and nothing else.
Object.assign(settings, keptSettings()?.values)
const version = firstVersion()
if (isFirstVisit()) {
  pingEarly()
  fetchCode('find')
} else if (version !== MODEL) fetchCode(isUnversioned(version) ? 'oldest' : 'older')
const path = pagePath()
const page = firstPage(path === '/' ? firstPath(keptFirstPage()) : path)
window.orreryAhead = addressOf(AHEAD_LIST)
window.orreryFetchCode = (opened) => fetchCode(firstPage(opened)?.path)
if (page) askEarly(firstCalls(page, location.search, keptPageSize()), headerOf(version))
fetchCode(page?.path)
