import { vi } from 'vitest'

/** The origin of a scripted region, and of the store that calls it. */
export const ORIGIN = 'http://region.test'

/** A prepared response for a path: a body, or a status with a body. */
type Prepared = object | { status: number; body: object }

/**
 * Answers the calls of a store from a script: for each path, one response after the other; the last one stays.
 *
 * @returns a function that adds answers to a path; `hold`, after which a path answers no more until the
 * function that it returns is called; and `asked`: the calls so far, as "GET /v1/disks"
 */
export function scriptRegion() {
  const asked: string[] = []
  const script = new Map<string, Prepared[]>()
  const held = new Map<string, Promise<void>>()
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    asked.push(`${request.method} ${pathname}`)
    await held.get(`${request.method} ${pathname}`)
    const answers = script.get(`${request.method} ${pathname}`) ?? []
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? {}
    const isStatus = 'status' in answer && 'body' in answer
    const body = JSON.stringify(isStatus ? answer.body : answer)
    return new Response(body, { status: isStatus ? Number(answer.status) : 200 })
  })
  const prepare = (path: string, ...answers: readonly Prepared[]) => void script.set(path, [...answers])
  return Object.assign(prepare, {
    asked,
    hold(path: string) {
      let end = () => {}
      held.set(
        path,
        new Promise((resolve) => {
          end = resolve
        }),
      )
      return end
    },
  })
}
