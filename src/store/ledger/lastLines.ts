import { noticeShown } from '../slices/notices'

/** The number of requests, and of toasts, whose lines are known. */
const KEPT = 100

/** Adds to a map, and removes its oldest entry if it has too many. */
function keep(map: Map<string, string>, key: string, value: string) {
  map.delete(key)
  map.set(key, value)
  const [oldest = ''] = map.keys()
  if (map.size > KEPT) map.delete(oldest)
}

/** Finds the last lines by their requests, and the toasts that say that those lines were done. */
export class LastLines {
  private readonly ofRequests = new Map<string, string>()
  private readonly toasts = new Map<string, string>()

  noteRequest(requestId: string, line: string) {
    keep(this.ofRequests, requestId, line)
  }

  /** Notes the toast of an entry about an action of the console, if it is one of success. */
  noteToast(action: string, payload: unknown, line: string | undefined) {
    const { id, tone } = (payload ?? {}) as { id?: unknown; tone?: unknown }
    if (action === noticeShown.type && tone === 'success' && typeof id === 'string' && line !== undefined)
      keep(this.toasts, line, id)
  }

  /** The line of a request, by the page's own id of it. */
  ofRequest(requestId: string): string | undefined {
    return this.ofRequests.get(requestId)
  }

  /** The toast that says that a line was done. */
  toastOf(line: string): string | undefined {
    return this.toasts.get(line)
  }
}
