import { useId, useLayoutEffect, useRef } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { TabList, tabClass } from '../../ui/TabList'

/** A tab of a page, with an address of its own. */
interface Tab {
  label: string
  to: string
  /** The part of the path that makes it the current tab, where that is less than `to`. */
  under?: string
  /** A panel over this tab whose address is not below the tab's own. */
  also?: string
}

const isBelow = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`) || pathname.startsWith(`${path}-new`)

/** The tabs of a page, and what the current one shows. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { pathname } = useLocation()
  const id = useId()
  const current = tabs.findIndex(
    ({ to, under = to, also }) => isBelow(pathname, under) || (also !== undefined && isBelow(pathname, also)),
  )
  const panel = `${id}-panel`
  return (
    <>
      <TabList label={label}>
        {tabs.map((tab, index) => (
          <TabLink key={tab.to} tab={tab} id={`${id}-${index}`} panel={panel} isCurrent={index === current} />
        ))}
      </TabList>
      <div role="tabpanel" id={panel} aria-labelledby={`${id}-${current}`}>
        <Outlet />
      </div>
    </>
  )
}

interface TabLinkProps {
  tab: Tab
  id: string
  /** The id of what the current tab shows. */
  panel: string
  isCurrent: boolean
}

/** Only the current tab is in the tab order; the arrows lead to the others. */
function TabLink({ tab: { to, label }, id, panel, isCurrent }: TabLinkProps) {
  const tab = useRef<HTMLAnchorElement>(null)
  // Where the tabs are wider than the screen, the current one is in sight. The page itself stays where it is.
  useLayoutEffect(() => {
    const list = tab.current?.parentElement
    if (!isCurrent || !tab.current || !list) return
    const { left, right } = tab.current.getBoundingClientRect()
    const box = list.getBoundingClientRect()
    if (right > box.right) list.scrollLeft += right - box.right
    else if (left < box.left) list.scrollLeft -= box.left - left
  }, [isCurrent])
  return (
    <Link
      ref={tab}
      id={id}
      role="tab"
      to={to}
      preventScrollReset
      aria-selected={isCurrent}
      {...(isCurrent ? { 'aria-controls': panel } : {})}
      tabIndex={isCurrent ? 0 : -1}
      className={tabClass(isCurrent)}
    >
      {label}
    </Link>
  )
}
