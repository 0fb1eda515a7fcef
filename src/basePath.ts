// The path below which the console is served. index.html names its files below it, so nothing else has to know it.

/** The address of a file of the console that index.html names, and that has no folder of its own. */
const icon = globalThis.document?.querySelector?.<HTMLLinkElement>('link[rel=icon]')?.href

/** The path that the console is served below, such as `/console`; empty at the root of an origin. */
export const basePath = icon ? new URL('.', icon).pathname.slice(0, -1) : ''

/** The address on this origin of a page or a file of the console. @param path absolute, as the router has it */
export const addressOf = (path: string): string => basePath + path

/** The path of a page as the router has it. Undefined for an address of this origin that is not the console's. */
export function pathBelow(pathname: string): string | undefined {
  if (pathname === basePath) return '/'
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined
}

/** The path of the open page as the router has it. */
export const pagePath = (): string => pathBelow(location.pathname) ?? '/'
