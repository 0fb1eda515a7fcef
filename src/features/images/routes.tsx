import { Navigate, type RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb, titleCrumb } from '../app/crumbs'
import { project, of } from '../app/routeParts'

/** An image's address of old; nobody should find it in the history again. */
const oldImagePath: RouteObject = { path: 'edit', element: <Navigate to=".." relative="path" replace /> }

/** Images of the silo. */
export const siloImages: RouteObject = {
  handle: crumb('Images', paths.siloImages),
  lazy: async () => {
    const [{ SiloImagesPage }, { siloImagesLoader }] = await Promise.all([
      import('./SiloImagesPage'),
      import('./loaders'),
    ])
    return { Component: SiloImagesPage, loader: siloImagesLoader }
  },
  children: [
    { path: 'images', element: null },
    {
      path: 'images/:image',
      children: [
        {
          index: true,
          handle: titleCrumb(of('image')),
          lazy: async () => {
            const [{ SiloImagePanel }, { imageLoader }] = await Promise.all([
              import('./ImagePanel'),
              import('./loaders'),
            ])
            return { Component: SiloImagePanel, loader: imageLoader }
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
  lazy: async () => {
    const [{ ProjectImagesPage }, { projectImagesLoader }] = await Promise.all([
      import('./ProjectImagesPage'),
      import('./loaders'),
    ])
    return { Component: ProjectImagesPage, loader: projectImagesLoader }
  },
  children: [
    { path: 'images', element: null },
    {
      path: 'images-new',
      handle: titleCrumb('Upload image'),
      lazy: async () => ({
        Component: (await import('./upload/UploadImagePanel')).UploadImagePanel,
      }),
    },
    {
      path: 'images/:image',
      children: [
        {
          index: true,
          handle: titleCrumb(of('image')),
          lazy: async () => {
            const [{ ProjectImagePanel }, { imageLoader }] = await Promise.all([
              import('./ImagePanel'),
              import('./loaders'),
            ])
            return { Component: ProjectImagePanel, loader: imageLoader }
          },
        },
        oldImagePath,
      ],
    },
  ],
}
