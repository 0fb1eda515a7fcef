import type { DataRouter } from 'react-router'
import { whenIdle } from '#features/kit/routing/whenIdle'
import { noticeShown } from '#store/slices/notices'
import type { AppStore } from '#store/store'
import * as values from './settingsText'

/** Says that the page has begun without config.json. */
export function sayLate(store: AppStore) {
  if (store.parts.signal.aborted) return
  store.dispatch(
    noticeShown({
      tone: 'failed',
      title: 'The settings in config.json did not arrive',
      body: 'The console has begun without them. Load the page again to have them.',
    }),
  )
}

async function check(file: string, store: AppStore) {
  const { faultsOf } = await import('./settingsFaults')
  const faults = faultsOf(file, values)
  if (faults.length === 0 || store.parts.signal.aborted) return
  const body = faults.join(' ')
  console.error(`config.json: ${body}`)
  store.dispatch(noticeShown({ tone: 'failed', title: 'The settings in config.json are wrong', body }))
}

/**
 * Reports the faults of config.json, once the first page is there. The console runs without the wrong values.
 *
 * @param file its text
 */
export function checkSettings(file: string, router: DataRouter, store: AppStore) {
  // Without the code of the check, the next visit checks them.
  const start = () => whenIdle(() => void check(file, store).catch(() => {}))
  if (router.state.initialized) return start()
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    start()
  })
}
