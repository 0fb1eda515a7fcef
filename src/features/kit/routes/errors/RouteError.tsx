import { lazy, Suspense, type ReactNode } from 'react'
import { home } from '#features/console/overview/home/noun'
import { Button } from '#ui/actions/Button'
import { MISSING_CODE } from '#ui/preloadable'
import { reloadPage } from '#ui/reloadPage'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { useSignOut } from '#features/kit/roles/useSignOut'
import { errorScreens, panelErrors } from './lateErrors'
import styles from './RouteError.module.css'
import type { ErrorScreenProps } from './ErrorScreen'
import type { Loads } from './loads'

// The error elements of routes. Each replaces only the failed part, so everything around it stays. Their contents
// are in a separate file, which is fetched with the error, or earlier when the browser is idle.

interface RouteErrorProps {
  /** The record or list that the route loads. */
  loads?: Loads | undefined
}

/** Error element without the code of the errors, which could not be fetched. */
const PlainError = ({ level }: ErrorScreenProps) => {
  const Heading = `h${level}` as const
  const signOut = useSignOut()
  return (
    <div>
      <Heading tabIndex={-1}>Something went wrong</Heading>
      <p>{MISSING_CODE}</p>
      <p className={styles.actions}>
        <Button tone="primary" onClick={() => void reloadPage()}>
          Try again
        </Button>
        <LinkButton to={home.to.list()}>Back to console</LinkButton>
        <Button onClick={signOut}>Sign out</Button>
      </p>
    </div>
  )
}

const LateScreen = lazy(() =>
  errorScreens.load().then(
    ({ ErrorScreen }) => ({ default: ErrorScreen }),
    () => ({ default: PlainError }),
  ),
)

function Screen(props: ErrorScreenProps) {
  const Shown = errorScreens.loaded()?.ErrorScreen ?? LateScreen
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  )
}

/** Replaces a page, inside its layout. */
export const PageError = ({ loads }: RouteErrorProps) => <Screen loads={loads} level={1} />

/** Replaces a tab's content; the page keeps its own heading. */
export const TabError = ({ loads }: RouteErrorProps) => <Screen loads={loads} level={2} />

/** If the code of this element cannot be fetched, the page below shows the error: nothing else is visible. */
const LatePanel = lazy(async () => ({ default: (await panelErrors.load()).PanelError }))

/** Replaces a side panel, over the page below it. */
export const LatePanelError = ({ loads }: RouteErrorProps) => {
  const Shown = panelErrors.loaded()?.PanelError ?? LatePanel
  return (
    <Suspense>
      <Shown loads={loads} />
    </Suspense>
  )
}

/** Replaces the whole page, where no layout works. */
export const FullError = ({ loads }: RouteErrorProps) => (
  <FullPage>
    <Screen loads={loads} level={1} />
  </FullPage>
)

const FullPage = ({ children }: { children: ReactNode }) => (
  <main id="content" tabIndex={-1} className={styles.page}>
    {children}
  </main>
)

/** An unknown address inside a layout. @param props.isOff its feature is switched off */
export const NotFoundPage = ({ isOff = false }) => <Screen level={1} isUnknown isOff={isOff} />

/** An unknown address without a layout. */
export const FullNotFoundPage = () => (
  <FullPage>
    <NotFoundPage />
  </FullPage>
)
