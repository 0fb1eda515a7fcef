import type { LoaderFunctionArgs } from 'react-router'
import { projectsApi } from '../../store/api/projects'
import { store } from '../../store/appStore'
import { FRESH_S } from '../../store/model/limits'
import { firstPage, prefetch } from '../app/prefetch'

const { projectList, projectView } = projectsApi.endpoints

/** The first page of projects. Strict: a refusal reaches the error screen with its status. */
export const projectsLoader = (args: LoaderFunctionArgs) =>
  prefetch(args, () => store.dispatch(projectList.initiate(firstPage(), { forceRefetch: FRESH_S })))

/** The project of the route; its 404 is the not-found screen of everything inside. */
export const projectLoader = (args: LoaderFunctionArgs) =>
  prefetch(args, () =>
    store.dispatch(
      projectView.initiate({ project: args.params['project'] ?? '' }, { forceRefetch: FRESH_S }),
    ),
  )
