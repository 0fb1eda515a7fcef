import type { Params, RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb } from '../app/crumbs'
import { isHelpTopic, TOPICS } from './topics'

function titleOfTopic({ topic = '' }: Params) {
  return isHelpTopic(topic) ? TOPICS[topic].title : topic
}

/** The help pages. They stand beside the signed-in pages: they show whatever the region answers. */
export const help: RouteObject = {
  path: 'help',
  handle: crumb('Docs', paths.help),
  lazy: async () => {
    const [{ HelpLayout }, { helpLoader }] = await Promise.all([import('./HelpLayout'), import('./loaders')])
    return { Component: HelpLayout, loader: helpLoader }
  },
  children: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./HelpIndexPage')).HelpIndexPage }),
    },
    {
      path: ':topic',
      handle: crumb(titleOfTopic),
      lazy: async () => {
        const [{ HelpPage }, { helpTopicLoader }] = await Promise.all([
          import('./HelpPage'),
          import('./loaders'),
        ])
        return { Component: HelpPage, loader: helpTopicLoader }
      },
    },
  ],
}
