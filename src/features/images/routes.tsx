import type { RouteObject } from 'react-router'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { inProject, paramLabel, page, panel, Redirect } from '#features/routing/routeParts'

const allProjectImages: WayOn = { label: 'All images', to: inProject(paths.images) }
const allSiloImages: WayOn = { label: 'All images', to: paths.siloImages }

/** The former address of an image. The redirect replaces the history entry. */
const oldImagePath: RouteObject = {
  path: 'images/:image/edit',
  element: <Redirect to=".." relative="path" />,
}

/** Images of the silo. */
export const siloImages = page({
  handle: crumb('Images', allSiloImages.to, 'Name,Description,OS,Version,Size,Created'),
  Component: async () => (await import('./SiloImagesPage')).SiloImagesPage,
  loader: async () => (await import('./loaders')).siloImagesLoader,
  loads: loadsAll('images'),
  children: [
    { path: 'images', element: null },
    panel('images/:image', paramLabel('image'), {
      Component: async () => (await import('./ImagePanel')).SiloImagePanel,
      loader: async () => (await import('./loaders')).siloImageLoader,
      loads: { ...loadsOne('image', 'image', undefined, allSiloImages), within: () => 'the silo' },
    }),
    oldImagePath,
  ],
})

/** Images of a project. */
export const projectImages = page({
  handle: crumb('Images', allProjectImages.to, 'Name,Description,OS,Version,Size,Created'),
  Component: async () => (await import('./ProjectImagesPage')).ProjectImagesPage,
  loader: async () => (await import('./loaders')).projectImagesLoader,
  loads: loadsAll('images'),
  children: [
    { path: 'images', element: null },
    panel('images-new', 'Upload image', {
      Component: async () => (await import('./upload/UploadImagePanel')).UploadImagePanel,
    }),
    panel('images/:image', paramLabel('image'), {
      Component: async () => (await import('./ImagePanel')).ProjectImagePanel,
      loader: async () => (await import('./loaders')).projectImageLoader,
      loads: loadsOne('image', 'image', 'project', allProjectImages),
    }),
    oldImagePath,
  ],
})
