import { lazy, Suspense, type ReactNode } from 'react'
import { panelErrors } from '../preloadable'
import { ErrorView } from './ErrorView'
import styles from './ErrorView.module.css'
import type { Loads } from './loads'
import { noSuchPage, useRouteFailure } from './useRouteFailure'

// The error elements of routes. Each replaces only what failed, so everything around it stays.

interface RouteErrorProps {
  /** What the route loads. */
  loads?: Loads | undefined
}

/** Replaces a page, inside its layout. */
export const PageError = ({ loads }: RouteErrorProps) => (
  <ErrorView failure={useRouteFailure(loads)} loads={loads} level={1} />
)

/** Replaces a tab's content; the page keeps its own heading. */
export const TabError = ({ loads }: RouteErrorProps) => (
  <ErrorView failure={useRouteFailure(loads)} loads={loads} level={2} />
)

const LazyPanelError = lazy(async () => ({ default: (await panelErrors.load()).PanelError }))

/** Replaces a side panel, over the page below it. */
export const PanelError = ({ loads }: RouteErrorProps) => {
  const failure = useRouteFailure(loads)
  const Shown = panelErrors.loaded()?.PanelError ?? LazyPanelError
  return (
    <Suspense>
      <Shown failure={failure} loads={loads} />
    </Suspense>
  )
}

/** Replaces the whole page, where no layout works. */
export const FullError = ({ loads }: RouteErrorProps) => (
  <FullPage>
    <ErrorView failure={useRouteFailure(loads)} loads={loads} level={1} />
  </FullPage>
)

const FullPage = ({ children }: { children: ReactNode }) => <main className={styles.page}>{children}</main>

/** An unknown address inside a layout. */
export const NotFoundPage = () => <ErrorView failure={noSuchPage} level={1} />

/** An unknown address without a layout. */
export const FullNotFoundPage = () => (
  <FullPage>
    <ErrorView failure={noSuchPage} level={1} />
  </FullPage>
)
