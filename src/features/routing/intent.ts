/** How long a pointer rests on a link, or the focus, before that counts as an intent, in milliseconds. */
const REST_MS = 65

let fetchPage: ((path: string) => void) | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** What fetches the page of a path. Without it, intents do nothing. */
export function onIntent(fetch: (path: string) => void) {
  fetchPage = fetch
}

/** It was nothing: whatever rested a moment ago has moved on. */
export const cancelIntent = () => clearTimeout(timer)

/**
 * A page may be opened next: fetches what it needs once the intent has lasted, unless another one comes before.
 *
 * @param path of the page, from the root
 */
export function intend(path: string) {
  cancelIntent()
  if (fetchPage) timer = setTimeout(fetchPage, REST_MS, path)
}

/** A page is about to be opened: fetches what it needs. */
export function intendNow(path: string) {
  cancelIntent()
  fetchPage?.(path)
}
