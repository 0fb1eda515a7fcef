import { lazy, Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { LoadingBar } from '../../ui/LoadingBar'
import { titleOf, useCrumbs } from './crumbs'
import { ConfirmHost } from './ConfirmHost'
import { NoticeStack } from './NoticeStack'
import styles from './RootLayout.module.css'

const PreviewBanner =
  import.meta.env.VITE_MOCK === '1'
    ? lazy(async () => ({ default: (await import('../preview/PreviewBanner')).PreviewBanner }))
    : undefined

/** What stands around every page: the loading bar, the preview banner, the dialog, the toasts, the title. */
export function RootLayout() {
  const navigation = useNavigation()
  const title = titleOf(useCrumbs())
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <>
      <LoadingBar busy={navigation.state === 'loading'} />
      {PreviewBanner && (
        <div className={styles.banner}>
          <Suspense>
            <PreviewBanner />
          </Suspense>
        </div>
      )}
      <Outlet />
      <ConfirmHost />
      <NoticeStack />
      <ScrollRestoration />
    </>
  )
}
