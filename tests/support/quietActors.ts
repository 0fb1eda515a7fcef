import { createActors } from '#store/actors/actors'
import type { AppStore } from '#store/store'

type Options = Parameters<typeof createActors>[0]

/** The actors of a console without a page: what they show goes nowhere, but for what a test wants to see. */
export const quietActors = (store: AppStore, seen: Partial<Options> = {}): ReturnType<typeof createActors> =>
  createActors({
    store,
    navigateHard() {},
    setConfirmView() {},
    showStalled() {},
    setUnderWay() {},
    ...seen,
  })
