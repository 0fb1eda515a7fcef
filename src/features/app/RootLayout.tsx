import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { LoadingBar } from '../../ui/LoadingBar'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { titleOf, useCrumbs } from './crumbs'
import { ConfirmHost } from './ConfirmHost'
import { NoticeStack } from './NoticeStack'
import { useNavigationFocus } from './focus/useNavigationFocus'
import styles from './RootLayout.module.css'

const PreviewBanner =
  import.meta.env.VITE_MOCK === '1'
    ? lazy(async () => ({ default: (await import('../preview/PreviewBanner')).PreviewBanner }))
    : undefined

/** What stands around every page: the loading bar, the preview banner, the dialog, the toasts, the title. */
export function RootLayout() {
  const navigation = useNavigation()
  const crumbs = useCrumbs()
  const title = titleOf(crumbs)
  useNavigationFocus(crumbs)
  return (
    <>
      <PageTitle title={title} />
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

/**
 * The title of the document, and its announcement when it changes: a screen reader does not notice by itself. An open
 * panel hides everything from it but regions that say `aria-live`.
 */
function PageTitle({ title }: { title: string }) {
  const known = useRef(title)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    document.title = title
    if (known.current !== title) setAnnounced(title)
    known.current = title
  }, [title])
  return (
    <div role="status" aria-live="polite" aria-label="Current page">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  )
}
