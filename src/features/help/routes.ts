import type { Params, RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb } from '../app/crumbs'
import { loadsOne } from '../app/errors/loads'
import { elsewhere, page } from '../app/routeParts'
import { isHelpTopic, TOPICS } from './topics'

function titleOfTopic({ topic = '' }: Params) {
  return isHelpTopic(topic) ? TOPICS[topic].title : topic
}

/** The help pages. They stand beside the signed-in pages: they show whatever the region answers. */
export const help: RouteObject = {
  path: 'help',
  handle: crumb('Docs', paths.help),
  lazy: {
    Component: async () => (await import('./HelpLayout')).HelpLayout,
    loader: async () => (await import('./loaders')).helpLoader,
  },
  children: [
    {
      index: true,
      lazy: { Component: async () => (await import('./HelpIndexPage')).HelpIndexPage },
    },
    page({
      path: ':topic',
      handle: crumb(titleOfTopic),
      Component: async () => (await import('./HelpPage')).HelpPage,
      loader: async () => (await import('./loaders')).helpTopicLoader,
      loads: loadsOne('help page', 'topic', undefined, { label: 'All help pages', to: paths.help }),
    }),
    elsewhere,
  ],
}
