import { part } from '#store/parts'

/** How long a pointer rests on a link, or the focus, before that counts as an intent, in milliseconds. */
const REST_MS = 65

/** Fetches the page of a link that the pointer or the focus rests on. */
export const intents = part(
  () => {
    let fetchPage: ((path: string) => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    /** The pointer or the focus left before the delay: cancels the fetch. */
    const cancel = () => clearTimeout(timer)
    return {
      /** Sets what fetches the page of a path. Without it, intents do nothing. */
      fetchBy(fetch: (path: string) => void) {
        fetchPage = fetch
      },
      cancel,
      /**
       * A page may be opened next: fetches what it needs once the intent has lasted, unless another one comes before.
       *
       * @param path of the page, from the root
       */
      intend(path: string) {
        cancel()
        if (fetchPage) timer = setTimeout(fetchPage, REST_MS, path)
      },
      /** A page is about to be opened: fetches what it needs. */
      intendNow(path: string) {
        cancel()
        fetchPage?.(path)
      },
    }
  },
  ({ cancel }) => cancel(),
)
