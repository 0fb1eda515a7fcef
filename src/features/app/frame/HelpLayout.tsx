import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { projects } from '#features/silo/projects/noun'
import { help } from '#features/console/help/noun'
import { Logo } from '#ui/layout/Logo'
import { useCameFrom } from '#features/kit/routing/cameFrom'
import { Link } from '#features/kit/routing/Link'
import { ConsoleLayout } from './ConsoleLayout'
import { outlet } from './outlet'
import { useMe } from '#features/kit/roles/useMe'
import { useHelpBlocks } from '#features/console/help/helpNavigation'
import styles from './HelpLayout.module.css'

/** How far from the ends of the list an entry is well in view, in pixels: the pill of the preview is over its end. */
const MARGIN = 56

/** Scrolls the sidebar to its current entry, unless that is in view. The page does not move. */
function useCurrentInView() {
  const { pathname } = useLocation()
  useEffect(() => {
    const link = document.querySelector('#content ~ * nav [aria-current="page"]')
    const list = link?.closest('nav')?.parentElement
    if (!link || !list) return
    const [entry, box] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
    const isInView = entry.top >= box.top && entry.bottom <= box.bottom - MARGIN
    if (!isInView) list.scrollTop += entry.top - box.top - (box.height - entry.height) / 2
  }, [pathname])
}

/**
 * The frame of a help page, with the way back and all topics in the sidebar, in the place of the page before; a plain one
 * for users who are not signed in.
 */
export function HelpLayout() {
  const { me, isFleetViewer } = useMe()
  const from = useCameFrom()
  const blocks = useHelpBlocks(from)
  useCurrentInView()
  if (me)
    return (
      <ConsoleLayout blocks={blocks} system={isFleetViewer && from?.isSystem}>
        {outlet}
      </ConsoleLayout>
    )
  return (
    <>
      <header className={styles.header}>
        <Logo size={24} />
        <b>Orrery</b>
        <nav aria-label="Help navigation">
          <Link to={help.to.list()}>All help pages</Link>
          <Link to={projects.to.list()}>Go to the console</Link>
        </nav>
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}
