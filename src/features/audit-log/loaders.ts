import { auditLogApi } from '#store/api/resources/auditLog'
import { load, notFoundUnless, storeOf, type At, type LoaderInput } from '#features/routing/load'
import { pageArgs, readAddress } from '#features/shared/list/address'
import { NEWEST_FIRST } from '#features/shared/list/newestFirst'
import { readRange } from '#features/shared/timeRange/rangeAddress'
import { shownRange } from '#features/shared/timeRange/timeRange'
import { auditRange, entryArgs, spanArgs } from './auditRange'

const { auditLogList } = auditLogApi.endpoints

/** The page that the address names. A page token that is refused still opens the list, which says so. */
export async function auditLogLoader(input: LoaderInput) {
  const { search } = new URL(input.request.url)
  const page = pageArgs(readAddress(search), storeOf(input).getState().preferences.pageSize)
  const range = shownRange(readRange(search, auditRange.preset), Date.now())
  const ask = load(auditLogList, () => ({ ...spanArgs(range), ...page, sortBy: NEWEST_FIRST }))
  return page.pageToken ? null : ask(input)
}

/** The entries of one millisecond; the entry is one of them. */
export async function auditEntryLoader(input: LoaderInput<At<'completed' | 'entryId'>>) {
  const { completed, entryId } = input.params
  if (Number.isNaN(Date.parse(completed))) return notFoundUnless(false)
  const found = await load(auditLogList, () => entryArgs(completed))(input)
  return input.isGuess ? null : notFoundUnless(found?.items.some(({ id }) => id === entryId) ?? false)
}
