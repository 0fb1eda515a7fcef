import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import type { ApiError } from '#model/apiError'
import { PAGE_LIMIT } from '#model/paging'
import type { LongList, LongLists } from './longLists'
import { nextToken, type Page } from './nextPage'

/** A list of several pages. */
interface Pages<Meta> extends Pick<LongList, 'query' | 'operation' | 'args'> {
  /** The answer with the first page, which has a next one. */
  first: QueryReturnValue<unknown, ApiError, Meta>
  /** The number of rows that the first page was asked for. */
  rows: number
  /** The most rows that are read. */
  limit: number
  /** Sends the request of a page. */
  ask: (args: {
    limit: number
    pageToken: string
  }) => PromiseLike<Pages<Meta>['first']> | Pages<Meta>['first']
  lists: LongLists
}

const isEmpty = (answer: { data?: unknown }) => (answer.data as Page<unknown> | undefined)?.items.length === 0

/**
 * Reads a list of several pages, one after another, and answers with all its rows as one page: only a list of more
 * rows than the limit has a next page then. A page that fails is the answer to the whole.
 */
export async function readRemainingPages<Meta>({
  first,
  rows,
  limit,
  ask,
  lists,
  ...list
}: Pages<Meta>): Promise<typeof first> {
  const items: unknown[] = []
  const is = ({ query, args }: LongList) => query === list.query && args === list.args
  const forget = () => lists.set(lists.get().filter((each) => !is(each)))
  const note = (isReading: boolean) =>
    lists.set([...lists.get().filter((each) => !is(each)), { ...list, rows: items.length, isReading }])

  let answer = first
  for (let asked = rows; ;) {
    if (answer.error !== undefined) {
      forget()
      return answer
    }
    const page = answer.data as Page<unknown>
    items.push(...page.items)
    const pageToken = nextToken(page, asked)
    const left = limit - items.length
    if (pageToken === undefined || left <= 0) {
      // The last page has a token too.
      const isCut = pageToken !== undefined && !isEmpty(await ask({ limit: 1, pageToken }))
      if (isCut) note(false)
      else forget()
      return { ...answer, data: { items, nextPage: isCut ? pageToken : null } }
    }
    note(true)
    asked = Math.min(PAGE_LIMIT, left)
    answer = await ask({ limit: asked, pageToken })
  }
}
