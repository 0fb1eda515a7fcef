import { paths } from '../../paths'

/**
 * Where to go after signing in: the wanted page, if it is one of ours. Anything that could lead to another origin
 * (`https://…`, `//host`, `/\host`) leads home instead.
 */
export function safeRedirect(wanted: string | null): string {
  const text = wanted?.trim() ?? ''
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
