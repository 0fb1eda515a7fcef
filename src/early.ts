import { fetchCode } from '#features/kit/routing/firstCode'
import { firstCalls, firstPage } from '#features/kit/routing/firstPages'
import { askEarly } from '#store/api/wire/earlyAnswers'
import { headerOf } from '#store/api/versions/header'
import { firstVersion } from '#store/api/versions/spokenVersion'
import { keptPageSize } from '#store/slices/pageSize'

// A small script that runs before the application's code is loaded: it fetches the data and the code of the first
// page in parallel with that code.

const page = firstPage(location.pathname)
if (page) askEarly(firstCalls(page, location.search, keptPageSize()), headerOf(firstVersion()))
fetchCode(page?.path)
