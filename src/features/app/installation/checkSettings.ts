import type { DataRouter } from 'react-router'
import { whenIdle } from '#src/whenIdle'
import { noticeShown } from '#store/slices/notices'
import type { AppStore } from '#store/store'
import * as values from './settingsText'

function report(store: AppStore, title: string, body: string) {
  if (store.parts.signal.aborted) return
  console.error(`${title}: ${body}`)
  store.dispatch(noticeShown({ tone: 'failed', title, body }))
}

/** Says that the page has begun without config.json. */
export function reportLateSettings(store: AppStore) {
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
  if (faults.length > 0) report(store, 'The settings in config.json are wrong', faults.join(' '))
}

/** Runs a check once the first page is there. */
function afterFirstPage(router: DataRouter, run: () => void) {
  const start = () => whenIdle(run)
  if (router.state.initialized) return start()
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    start()
  })
}

/**
 * Reports the faults of config.json. The console runs without the wrong values.
 *
 * @param file its text
 */
export const checkSettings = (file: string, router: DataRouter, store: AppStore) =>
  // Without the code of the check, the next visit checks them.
  afterFirstPage(router, () => void check(file, store).catch(() => {}))

/** Reports that the build names a version of the API that the console does not know: it speaks that of the region. */
export const reportBuildVersion = (version: string, router: DataRouter, store: AppStore) =>
  afterFirstPage(router, () =>
    report(
      store,
      'A setting of this build is wrong',
      `VITE_API_VERSION must be a version such as 2026073100, not “${version}”. The console speaks the version that it finds by asking the region.`,
    ),
  )
