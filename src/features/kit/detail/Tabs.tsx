import { useId, useLayoutEffect, useRef } from 'react'
import { Outlet } from 'react-router'
import { PageHeader } from '#ui/layout/PageHeader'
import { TabList, tabClass } from '#ui/layout/TabList'
import { IsHelpAbove, PageHelp } from '#features/kit/help/PageHelp'
import { Link } from '#features/kit/routing/Link'
import { useCurrentTab, useTabs, type Tab } from './useTabs'

interface TabsProps {
  label: string
  tabs: readonly Tab[]
}

/** A page that is all tabs: its title, beside it the help of the current tab. */
export const TabbedPage = ({ title }: { title: string }) => (
  <>
    <PageHeader title={title} actions={<PageHelp />} />
    <Tabs label={title} tabs={useTabs()} />
  </>
)

/** The tabs of a page and the content of the current one. The question mark is beside the title of the page. */
export function Tabs({ label, tabs }: TabsProps) {
  const open = useCurrentTab()
  const id = useId()
  const current = tabs.findIndex(({ to }) => to === open)
  const panel = `${id}-panel`
  return (
    <>
      <TabList label={label}>
        {tabs.map((tab, index) => (
          <TabLink key={tab.to} tab={tab} id={`${id}-${index}`} panel={panel} isCurrent={index === current} />
        ))}
      </TabList>
      <div role="tabpanel" id={panel} aria-labelledby={current < 0 ? undefined : `${id}-${current}`}>
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
