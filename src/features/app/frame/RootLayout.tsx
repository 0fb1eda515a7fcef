import { CSPProvider } from '@base-ui/react/csp-provider'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router'
import { dialogs } from '#store/actors/dialogs'
import { useObservable } from '#store/observable'
import { useConsolePart, useAppStore, useMoving } from '#store/hooks'
import { LoadingBar } from '#ui/feedback/LoadingBar'
import { lazyPart } from '#ui/lazyPart'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { HelpPanelContext } from '#features/kit/help/useHelpPanel'
import { BeginCommandContext } from '#features/kit/ledger/beginCommand'
import { LateLifecycleCard } from '#features/kit/lifecycle/lazyLifecycleCard'
import { lifecycleCards } from '#features/kit/lifecycle/openCard'
import { titleOf, useCrumbs } from '#features/kit/routing/crumbs'
import { latePart } from '#features/kit/routing/latePart'
import { useDock, useDockOpen } from '#features/console/debugger/dock'
import { keptMirrorName } from '#features/console/debugger/source/mirrorName'
import { addressOf } from '#src/basePath'
import { useNavigationFocus } from '../focus/useNavigationFocus'
import { LatePreviewBanner, LateWelcomeBanner } from './latePreviewBanner'
import { SkipLink } from './SkipLink'

// No page starts with something in it.
const Strip = latePart(async () => (await import('../strip/Strip')).Strip)

const ActorDialogs = lazyPart(async () => (await import('../dialogs/ActorDialogs')).ActorDialogs)

const BeginButton = lazyPart(async () => (await import('#features/console/ledger/BeginButton')).BeginButton, {
  isOptional: true,
})

const HelpPanel = lazyPart(async () => (await import('#features/console/help/HelpPanel')).HelpPanel)

/** Shows the dialogs of the actors. */
function ActorDialogsHost() {
  const shown = useObservable(useConsolePart(dialogs))
  return (
    (shown.confirm || shown.batch || shown.undo || shown.clash || shown.otherUser) && (
      <Suspense>
        <ActorDialogs {...shown} />
      </Suspense>
    )
  )
}

/** Shows the lifecycle card that is open. Another page closes it. */
function LifecycleCardHost() {
  const { open } = useConsolePart(lifecycleCards)
  const card = useObservable(open)
  const { pathname } = useLocation()
  useEffect(() => open.set(null), [open, pathname])
  if (!card) return null
  return (
    <Suspense>
      <LateLifecycleCard key={card.resource.kind} card={card} onClose={() => open.set(null)} />
    </Suspense>
  )
}

const DebuggerDock = lazyPart(
  async () => (await import('#features/console/debugger/DebuggerDock')).DebuggerDock,
)

/** Shows the debugger beside the page while it is open; opening it first loads its code. */
function DebuggerHost() {
  const store = useAppStore()
  const dock = useDock()
  useEffect(() => {
    const name = keptMirrorName()
    if (name === undefined) return
    import('#features/console/debugger/source/ownWindow').then(
      ({ resumeOwnWindow }) => resumeOwnWindow(store, name),
      // Without the code, the window keeps the last contents and shows that the page is gone.
      () => {},
    )
  }, [store])
  return useDockOpen() ? (
    <Suspense>
      <DebuggerDock onDismiss={() => dock.set(false)} />
    </Suspense>
  ) : null
}

/** The frame of every page: skip link, loading bar, title, preview banner, confirm dialog and strip. */
export function RootLayout() {
  return (
    // The page's policy forbids the style elements that the library's popups would add.
    <CSPProvider disableStyleElements>
      <HelpPanelContext value={HelpPanel}>
        <BeginCommandContext value={BeginButton}>
          <PageTitle />
          <SkipLink />
          {LateWelcomeBanner && <LateWelcomeBanner />}
          <NavigationBar />
          <Outlet />
          {LatePreviewBanner && <LatePreviewBanner />}
          <DebuggerHost />
          <LifecycleCardHost />
          <ActorDialogsHost />
          <Strip />
          <ScrollRestoration getKey={scrollKey} />
        </BeginCommandContext>
      </HelpPanelContext>
    </CSPProvider>
  )
}

/** The library gives all entries that the browser has loaded the same key: the address tells them apart. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** Outside the frame, which a navigation must not render. */
const NavigationBar = () => <LoadingBar busy={useNavigation().state === 'loading'} />

const AT_REST = addressOf('/favicon.svg')
const IN_MOTION = addressOf('/favicon-moving.svg')

/** The running actions, before the title of the page: "◐ Stop web-1 and 2 more". */
function movingText(moving: readonly string[]): string {
  const [first, ...rest] = moving
  if (first === undefined) return ''
  return `◐ ${first}${rest.length > 0 ? ` and ${rest.length} more` : ''} / `
}

/** Shows in the browser's tab that an action of the user is running: in the title and in the icon. */
function useTabSign(title: string) {
  const moving = movingText(useMoving())
  useEffect(() => {
    document.title = moving + title
  }, [moving, title])
  const isMoving = moving !== ''
  useEffect(() => {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', isMoving ? IN_MOTION : AT_REST)
  }, [isMoving])
}

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
