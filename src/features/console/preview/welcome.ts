import { consolePart } from '#store/parts'
import { observable } from '#store/observable'
import { demoSession } from '#features/console/demos/page/demoSession'
import { keepWelcome, keptWelcome } from './keptWelcome'

/**
 * Whether the banner over the page shows, in a build with the mock region: from the first visit until it is dismissed,
 * and not over a demo.
 */
export const welcome = consolePart(() => {
  const isShown = observable(keptWelcome() === undefined && demoSession() === undefined)
  return {
    ...isShown,
    /** Hides the banner, now and in later visits of this browser. */
    dismiss() {
      keepWelcome()
      delete document.documentElement.dataset['visit']
      isShown.set(false)
    },
  }
})
