import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { crumb } from '#features/kit/routing/crumbs'
import { pageOf } from '#features/kit/routes/nounRoutes'
import { unknownPath } from '#features/kit/routes/routeParts'
import { help } from './noun'
import { isHelpTopic, topicTitles } from '#features/kit/noun/helpTopics'

const index = () => import('./HelpIndexPage')
const page = () => import('./HelpPage')

/** The help pages, without their layout. They are outside the signed-in layout, so that they work when the region fails. */
const helpRoutes: RouteObject = {
  path: 'help',
  handle: crumb(help.title, help.to.list),
  children: [
    pageOf(help, 'list', {
      crumb: null,
      Component: async () => (await index()).HelpIndexPage,
      loader: async () => (await index()).loader,
    }),
    pageOf(help, 'page', {
      crumb: ({ topic = '' }) => (isHelpTopic(topic) ? topicTitles[topic] : topic),
      Component: async () => (await page()).HelpPage,
      loader: async () => (await page()).loader,
    }),
    unknownPath,
  ],
}

export const branches: RouteBranches = { help: [helpRoutes] }
