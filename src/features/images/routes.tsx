import { Navigate, type RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb, titleCrumb } from '../app/crumbs'
import { project, of, panel } from '../app/routeParts'

/** An image's address of old; nobody should find it in the history again. */
const oldImagePath: RouteObject = { path: 'edit', element: <Navigate to=".." relative="path" replace /> }

/** Images of the silo. */
export const siloImages: RouteObject = {
  handle: crumb('Images', paths.siloImages),
  lazy: {
    Component: async () => (await import('./SiloImagesPage')).SiloImagesPage,
    loader: async () => (await import('./loaders')).siloImagesLoader,
  },
  children: [
    { path: 'images', element: null },
    {
      path: 'images/:image',
      children: [
        {
          index: true,
          handle: titleCrumb(of('image')),
          lazy: {
            Component: async () => (await import('./ImagePanel')).SiloImagePanel,
            loader: async () => (await import('./loaders')).siloImageLoader,
          },
        },
        oldImagePath,
      ],
    },
  ],
}

/** Images of a project. */
export const projectImages: RouteObject = {
  handle: crumb('Images', (params) => paths.images({ project: project(params) })),
  lazy: {
    Component: async () => (await import('./ProjectImagesPage')).ProjectImagesPage,
    loader: async () => (await import('./loaders')).projectImagesLoader,
  },
  children: [
    { path: 'images', element: null },
    panel('images-new', 'Upload image', {
      Component: async () => (await import('./upload/UploadImagePanel')).UploadImagePanel,
    }),
    {
      path: 'images/:image',
      children: [
        {
          index: true,
          handle: titleCrumb(of('image')),
          lazy: {
            Component: async () => (await import('./ImagePanel')).ProjectImagePanel,
            loader: async () => (await import('./loaders')).projectImageLoader,
          },
        },
        oldImagePath,
      ],
    },
  ],
}
