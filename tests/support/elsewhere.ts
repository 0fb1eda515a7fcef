import type { Page } from 'playwright/test'

/**
 * Calls the region as another client of the same user: the console of the page does not hear of it.
 *
 * @param path path and query
 * @param body is sent as JSON
 * @returns the body of the response; an empty object without one
 * @throws the response, when the region refuses the call
 */
export const elsewhere = <Body = Record<string, unknown>>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Body> =>
  page.evaluate(
    async ([how, url, sent]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await testFetch(url, { method: how, ...(sent === '' ? {} : { headers, body: sent }) })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${how} ${url}: ${answer.status} ${text}`)
      return (text === '' ? {} : JSON.parse(text)) as Body
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  )
