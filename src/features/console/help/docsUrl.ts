import type { HelpTopic } from '#features/kit/noun/helpTopics'
import { settings } from '#model/settings'

/**
 * The page of a topic on the operator's own documentation site.
 *
 * @param base the setting; undefined or empty when there is no such site
 * @returns undefined without a site, or when the setting is not an http(s) URL
 */
export function docsUrl(topic: HelpTopic, base = settings.docsUrl): string | undefined {
  if (!base || !URL.canParse(base)) return undefined
  const url = new URL(base)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${topic}`
  return url.href
}
