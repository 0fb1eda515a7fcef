import { fetchCode } from '#features/kit/routing/firstCode'
import { firstCalls, firstPage } from '#features/kit/routing/firstPages'
import { askEarly } from '#store/api/wire/earlyAnswers'
import { keptPageSize } from '#store/slices/pageSize'

// A small script of its own, which runs before the code of the application is there: the calls and the code of the first
// page are fetched together with that code, not after it.

const page = firstPage(location.pathname)
if (page) askEarly(firstCalls(page, location.search, keptPageSize()))
fetchCode(page?.path)
