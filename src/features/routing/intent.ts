import { part } from '#store/parts'

/** How long a pointer rests on a link, or the focus, before that counts as an intent, in milliseconds. */
const REST_MS = 65

/** What the user is about to open. */
class Intents {
  private fetchPage: ((path: string) => void) | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Sets what fetches the page of a path. Without it, intents do nothing. */
  fetchBy(fetch: (path: string) => void) {
    this.fetchPage = fetch
  }

  /** The pointer or the focus left before the delay: cancels the fetch. */
  cancel = () => clearTimeout(this.timer)

  /**
   * A page may be opened next: fetches what it needs once the intent has lasted, unless another one comes before.
   *
   * @param path of the page, from the root
   */
  intend(path: string) {
    this.cancel()
    if (this.fetchPage) this.timer = setTimeout(this.fetchPage, REST_MS, path)
  }

  /** A page is about to be opened: fetches what it needs. */
  intendNow(path: string) {
    this.cancel()
    this.fetchPage?.(path)
  }
}

export const intents = part(
  () => new Intents(),
  ({ cancel }) => cancel(),
)
