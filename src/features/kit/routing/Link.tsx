import { addressOf } from '#src/basePath'
import { createContext, use, type ComponentProps, type MouseEvent } from 'react'
import { createPath, useLocation, type DataRouter, type Path } from 'react-router'

/** The router of the page, for its links, and for where it is going. */
export const LinkRouter = createContext<Pick<DataRouter, 'navigate' | 'routes' | 'state'> | null>(null)

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the console, with its whole path. */
  to: string | Partial<Path>
  /** Replaces the current history entry. */
  replace?: boolean
  /** Keeps the scroll position of the page. */
  preventScrollReset?: boolean
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/**
 * A link to another page of the console. Unlike the router library's link it does not depend on the current
 * address: a navigation renders no link, and many links render in a fraction of the time.
 */
export function Link({ to, replace, preventScrollReset, onClick, target, children, ...rest }: LinkProps) {
  const router = use(LinkRouter)
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!router || event.defaultPrevented || !isPlain(event) || (target && target !== '_self')) return
    event.preventDefault()
    void router.navigate(to, {
      ...(replace === undefined ? {} : { replace }),
      ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
    })
  }
  return (
    <a
      {...rest}
      target={target}
      href={addressOf(typeof to === 'string' ? to : createPath(to))}
      onClick={follow}
    >
      {children}
    </a>
  )
}

/** A link to one of several adjacent pages: marked as current while its page, or one below it, is open. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation()
  return <Link {...props} aria-current={isAt(props.to, pathname) ? 'page' : undefined} />
}

/** Whether an address is that of the page, or of one that the page is below. @param exact only that of the page */
export function isAt(to: string | Partial<Path>, pathname: string, exact = false): boolean {
  const { pathname: path = '' } = typeof to === 'string' ? { pathname: to } : to
  return pathname === path || (!exact && pathname.startsWith(`${path}/`))
}
