import { useId, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PageHeader } from '#ui/layout/PageHeader'
import { TabList, tabClass } from '#ui/layout/TabList'
import { IsHelpAbove, PageHelp } from '#features/kit/help/PageHelp'
import { Link } from '#features/kit/routing/Link'

/** A tab of a page with its own address. */
export interface Tab {
  label: string
  to: string
  /** The path prefix that makes it the current tab, if shorter than `to`. */
  under?: string
  /** A panel over this tab whose address is outside the tab's path. */
  also?: string | undefined
}

const isBelow = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`) || pathname.startsWith(`${path}-new`)

interface TabsProps {
  label: string
  tabs: readonly Tab[]
}

/** A page that is all tabs: its title, beside it the help of the current tab. */
export const TabbedPage = ({ title, tabs }: { title: string; tabs: readonly Tab[] }) => (
  <>
    <PageHeader title={title} actions={<PageHelp />} />
    <Tabs label={title} tabs={tabs} />
  </>
)

/** The tabs of a page and the content of the current one. The question mark is beside the title of the page. */
export function Tabs({ label, tabs }: TabsProps) {
  const { pathname } = useLocation()
  const id = useId()
  // The most specific one: a page may open on a tab whose address is the beginning of all others.
  const matches = tabs.map(({ to, under = to, also = under }) =>
    Math.max(...[under, also].map((path) => (isBelow(pathname, path) ? path.length : 0))),
  )
  const longest = Math.max(...matches)
  const current = longest > 0 ? matches.indexOf(longest) : -1
  const panel = `${id}-panel`
  return (
    <>
      <TabList label={label}>
        {tabs.map((tab, index) => (
          <TabLink key={tab.to} tab={tab} id={`${id}-${index}`} panel={panel} isCurrent={index === current} />
        ))}
      </TabList>
      <div role="tabpanel" id={panel} aria-labelledby={`${id}-${current}`}>
        <IsHelpAbove value>
          <Outlet />
        </IsHelpAbove>
      </div>
    </>
  )
}

interface TabLinkProps {
  tab: Tab
  id: string
  /** The id of the tab panel. */
  panel: string
  isCurrent: boolean
}

/** Hidden tabs fade this far from the edge. */
const FADE_PX = 16

/** Only the current tab is in the tab order; the arrow keys reach the others. */
function TabLink({ tab: { to, label }, id, panel, isCurrent }: TabLinkProps) {
  const tab = useRef<HTMLAnchorElement>(null)
  // If the tabs overflow, the current one is scrolled into view. The page does not scroll.
  useLayoutEffect(() => {
    const list = tab.current?.parentElement
    if (!isCurrent || !tab.current || !list) return
    const { left, right } = tab.current.getBoundingClientRect()
    const box = list.getBoundingClientRect()
    if (right + FADE_PX > box.right) list.scrollLeft += right + FADE_PX - box.right
    else if (left - FADE_PX < box.left) list.scrollLeft -= box.left - left + FADE_PX
  }, [isCurrent])
  return (
    <Link
      ref={tab}
      id={id}
      role="tab"
      to={to}
      preventScrollReset
      aria-selected={isCurrent}
      aria-controls={isCurrent ? panel : undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={tabClass(isCurrent)}
    >
      {label}
    </Link>
  )
}
