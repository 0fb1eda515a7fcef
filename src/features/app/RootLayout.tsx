import { CSPProvider } from '@base-ui/react/csp-provider'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { LoadingBar } from '#ui/feedback/LoadingBar'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { titleOf, useCrumbs } from '#features/kit/routing/crumbs'
import { latePart } from '#features/kit/routing/latePart'
import { LawCardHost } from './LawCardHost'
import { ActorDialogsHost } from './ActorDialogsHost'
import { DebuggerHost } from './DebuggerHost'
import { SkipLink } from './SkipLink'
import { useNavigationFocus } from './focus/useNavigationFocus'
import { PreviewBanner } from './previewBanner'
import { useTabSign } from './useTabSign'
import styles from './RootLayout.module.css'

// No page starts with a notice.
const NoticeStack = latePart(async () => (await import('./NoticeStack')).NoticeStack)

/** The frame of every page: skip link, loading bar, title, preview banner, confirm dialog and toasts. */
export function RootLayout() {
  return (
    // The page's policy forbids the style elements that the library's popups would add.
    <CSPProvider disableStyleElements>
      <PageTitle />
      <SkipLink />
      <NavigationBar />
      <Outlet />
      {PreviewBanner && (
        <div className={styles.banner}>
          <Suspense>
            <PreviewBanner />
          </Suspense>
        </div>
      )}
      <DebuggerHost />
      <LawCardHost />
      <ActorDialogsHost />
      <NoticeStack />
      <ScrollRestoration />
    </CSPProvider>
  )
}

/** Outside the frame, which a navigation must not render. */
const NavigationBar = () => <LoadingBar busy={useNavigation().state === 'loading'} />

/**
 * Moves the focus to a new page, sets the document title and announces changes, which a screen reader does not
 * notice itself. While a panel is open, screen readers only reach regions with `aria-live`.
 */
function PageTitle() {
  const crumbs = useCrumbs()
  const title = titleOf(crumbs)
  useNavigationFocus(crumbs)
  const previousTitle = useRef(title)
  const [announced, setAnnounced] = useState('')
  useTabSign(title)
  useEffect(() => {
    if (previousTitle.current !== title) setAnnounced(title)
    previousTitle.current = title
  }, [title])
  return (
    <div role="status" aria-live="polite" aria-label="Current page">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  )
}
