import type { PartLimit } from '#model/paging'
import { nextToken, type Page } from './nextPage'

/** The answer to a request for a page: the page, or why there is none. */
interface PageAnswer {
  data?: Page<unknown> | undefined
  error?: unknown
}

/**
 * The pages of a list from the first to the last one, each asked for when the one before it was taken.
 *
 * @param limit items per page
 * @param ask sends the request of one page
 * @returns the answers; one without a page is the last
 */
export async function* eachPage<Answer extends PageAnswer>(
  limit: PartLimit,
  ask: (pageToken: string | undefined) => PromiseLike<Answer> | Answer,
): AsyncGenerator<Answer, void, undefined> {
  let token: string | undefined
  do {
    const answer = await ask(token)
    token = answer.data && nextToken(answer.data, limit)
    yield answer
  } while (token !== undefined)
}
