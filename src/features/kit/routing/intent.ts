import { consolePart } from '#store/parts'

/** How long the pointer or the focus rests on a link until it counts as an intent, in milliseconds. */
const REST_MS = 65

/** Fetches the page of a link that the pointer or the focus rests on. */
export const intents = consolePart(
  () => {
    let fetchPage: ((path: string) => void) | undefined
    let isOff = false
    let timer: ReturnType<typeof setTimeout> | undefined
    /** The pointer or the focus left before the delay: cancels the fetch. */
    const cancel = () => clearTimeout(timer)
    return {
      /** Sets the function that fetches the page of a path. Without it, intents do nothing. */
      fetchBy(fetch: (path: string) => void) {
        if (!isOff) fetchPage = fetch
      },
      /** From now on intents do nothing, so that a demo always sends the same calls, however soon the function is set. */
      turnOff() {
        isOff = true
        fetchPage = undefined
        cancel()
      },
      cancel,
      /**
       * Fetches the page once the intent has lasted. Another intent cancels it.
       *
       * @param path of the page, from the root
       */
      intend(path: string) {
        cancel()
        if (fetchPage) timer = setTimeout(fetchPage, REST_MS, path)
      },
      /** Fetches the page at once, because it is about to open. */
      intendNow(path: string) {
        cancel()
        fetchPage?.(path)
      },
    }
  },
  ({ cancel }) => cancel(),
)
