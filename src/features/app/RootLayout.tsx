import { lazy, Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { useAppSelector } from '../../store/hooks'
import { LoadingBar } from '../../ui/LoadingBar'
import { titleOf, useCrumbs } from './crumbs'
import { ConfirmHost } from './ConfirmHost'
import styles from './RootLayout.module.css'

const NoticeStack = lazy(async () => ({ default: (await import('./NoticeStack')).NoticeStack }))
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
      <Toasts />
      <ScrollRestoration />
    </>
  )
}

function Toasts() {
  const hasNotices = useAppSelector((state) => state.notices.length > 0)
  return hasNotices ? (
    <Suspense>
      <NoticeStack />
    </Suspense>
  ) : null
}
