import { paths } from '#src/paths'

/**
 * Where to go after sign-in: the requested page, if it is on this origin. Anything that could lead to another origin
 * (`https://…`, `//host`, `/\host`) leads to the start page.
 */
export function safeRedirect(target: string | null): string {
  const text = target?.trim() ?? ''
  if (!text.startsWith('/')) return paths.home()
  let url: URL
  try {
    url = new URL(text, location.origin)
  } catch {
    return paths.home()
  }
  return url.origin === location.origin && !text.startsWith('//') && !text.startsWith('/\\')
    ? url.pathname + url.search + url.hash
    : paths.home()
}
