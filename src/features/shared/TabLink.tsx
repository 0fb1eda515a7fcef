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
  return (
    <Link
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
