import { onTestFinished } from 'vitest'
import { makeStore } from '#store/store'

/**
 * A console that finds the version of its region, and ends with its test: it would go on to ask for the version of the
 * region that another test has.
 *
 * @param origin of the region
 */
export function storeOfTest(origin: string) {
  const store = makeStore({ origin, apiVersion: 'found' })
  onTestFinished(() => store.parts.dispose())
  return store
}
