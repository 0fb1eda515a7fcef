import { lazy, Suspense, type ReactNode } from 'react'
import { OrbitDrawing } from '../../../ui/OrbitDrawing'
import { panelErrors } from '../keptImport'
import { ErrorView } from './ErrorView'
import styles from './ErrorView.module.css'
import type { Loads } from './loads'
import { noSuchPage, useRouteFailure } from './useRouteFailure'

// The error elements of routes. Each stands in the place of what failed, so that everything around it stays.

interface RouteErrorProps {
  /** What the route loads. */
  loads?: Loads | undefined
}

/** In the place of a page, inside its layout. */
export const PageError = ({ loads }: RouteErrorProps) => (
  <ErrorView failure={useRouteFailure(loads)} loads={loads} level={1} />
)

/** In the place of a tab's content; the page keeps its own heading. */
export const TabError = ({ loads }: RouteErrorProps) => (
  <ErrorView failure={useRouteFailure(loads)} loads={loads} level={2} />
)

const LazyPanelError = lazy(async () => ({ default: (await panelErrors.load()).PanelError }))

/** In the place of a side panel, over the page that it would have covered. */
export const PanelError = ({ loads }: RouteErrorProps) => {
  const failure = useRouteFailure(loads)
  const Shown = panelErrors.loaded()?.PanelError ?? LazyPanelError
  return (
    <Suspense>
      <Shown failure={failure} loads={loads} />
    </Suspense>
  )
}

/** In the place of everything: where no layout holds. */
export const FullError = ({ loads }: RouteErrorProps) => (
  <FullPage>
    <ErrorView failure={useRouteFailure(loads)} loads={loads} level={1} />
  </FullPage>
)

const FullPage = ({ children }: { children: ReactNode }) => (
  <main className={styles.page}>
    <span className={styles.drawing}>
      <OrbitDrawing size={160} />
    </span>
    {children}
  </main>
)

/** An address that leads nowhere, inside the layout that holds. */
export const NotFoundPage = () => <ErrorView failure={noSuchPage} level={1} />

/** An address that leads nowhere, where there is no layout. */
export const FullNotFoundPage = () => (
  <FullPage>
    <ErrorView failure={noSuchPage} level={1} />
  </FullPage>
)
