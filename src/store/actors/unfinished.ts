import type { LeftUndone } from '../kept/leftUndone'
import { consolePart } from '../parts'

type Read = () => readonly LeftUndone[]

/**
 * What ends with the page of a console: the rest of a batch, of plans, and uploads. The browser asks before the page is
 * left with any, and signing out asks too; a lost session keeps it until its user is back. Rule: CMD-6.
 */
export const unfinished = consolePart(({ parts: { signal } }) => {
  const sources: Read[] = []
  let isLeft = false
  const get: Read = () => sources.flatMap((read) => read())
  globalThis.window?.addEventListener(
    'beforeunload',
    (event) => {
      if (!isLeft && get().length > 0) event.preventDefault()
    },
    { signal },
  )
  return {
    get,
    /** Adds what else may end with the page. @param read called when the page may end */
    add: (read: Read) => void sources.push(read),
    /** The page is left in any case: nothing asks. */
    leave() {
      isLeft = true
    },
  }
})
