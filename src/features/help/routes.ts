import type { Params, RouteObject } from 'react-router'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsOne } from '#features/routing/errors/loads'
import { unknownPath, page } from '#features/routing/routeParts'
import { isHelpTopic, TOPICS } from './topics'

function titleOfTopic({ topic = '' }: Params) {
  return isHelpTopic(topic) ? TOPICS[topic].title : topic
}

/** The help pages, without their layout. They are outside the signed-in layout, so that they work when the region fails. */
export const help: RouteObject = {
  path: 'help',
  handle: crumb('Docs', paths.help),
  children: [
    page({
      index: true,
      Component: async () => (await import('./HelpIndexPage')).HelpIndexPage,
      loader: async () => (await import('./pages')).loadSummaries,
    }),
    page({
      path: ':topic',
      handle: crumb(titleOfTopic),
      Component: async () => (await import('./HelpPage')).HelpPage,
      loader: async () => (await import('./loaders')).helpTopicLoader,
      loads: loadsOne('help page', 'topic', undefined, { label: 'All help pages', to: paths.help }),
    }),
    unknownPath,
  ],
}
