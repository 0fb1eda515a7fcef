import type { HelpTopic } from '#features/kit/noun/helpTopics'

/**
 * The page of a topic on the operator's own documentation site.
 *
 * @param base `VITE_DOCS_URL`; undefined or empty when there is no such site
 * @returns undefined without a site, or when the setting is not an http(s) URL
 */
export function docsUrl(topic: HelpTopic, base = import.meta.env.VITE_DOCS_URL): string | undefined {
  if (!base || !URL.canParse(base)) return undefined
  const url = new URL(base)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${topic}`
  return url.href
}
