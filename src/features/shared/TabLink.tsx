import { useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { tabClass } from '../../ui/TabList'

interface TabLinkProps {
  to: string
  /** The part of the path that makes it the current tab, where that is less than `to`. */
  under?: string
  children: string
}

/** A tab with an address. Only the current one is in the tab order; the arrows lead to the others. */
export function TabLink({ to, under = to, children }: TabLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = pathname === under || pathname.startsWith(`${under}/`)
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
      role="tab"
      to={to}
      preventScrollReset
      aria-selected={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      className={tabClass(isCurrent)}
    >
      {children}
    </Link>
  )
}
