import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { loadsOne } from '#features/kit/routes/errors/loads'
import { pageOf, panelOf } from '#features/kit/routes/nounRoutes'
import { Redirect } from '#features/kit/routes/routeRedirect'
import { paramLabel } from '#features/kit/routes/routeParts'
import { projectImages, siloImages } from './noun'

const list = () => import('./list')
const details = () => import('./ImagePanel')

/** The former address of an image. The redirect replaces the history entry. @param path of the image */
const formerOf = (path: string): RouteObject => ({
  path: `${path}/edit`,
  element: <Redirect to=".." relative="path" />,
})

/** The pages of the silo's images. */
const siloImageRoutes = pageOf(siloImages, 'list', {
  words: ['templates', 'operating systems', 'shared images', 'ISO'],
  Component: async () => (await list()).SiloImagesPage,
  loader: async () => (await list()).siloLoader,
  panels: [
    panelOf(siloImages, 'page', {
      crumb: paramLabel('image'),
      Component: async () => (await details()).SiloImagePanel,
      loader: async () => (await details()).siloLoader,
      loads: {
        ...loadsOne('image', 'image', undefined, { label: 'All images', to: siloImages.to.list }),
        within: () => 'the silo',
      },
    }),
    formerOf(siloImages.to.page.path),
  ],
})

/** The pages of a project's images. */
const projectImageRoutes = pageOf(projectImages, 'list', {
  words: ['templates', 'operating systems', 'ISO', 'boot disks'],
  Component: async () => (await list()).ProjectImagesPage,
  loader: async () => (await list()).projectLoader,
  panels: [
    panelOf(projectImages, 'create', {
      Component: async () => (await import('./upload/UploadImagePanel')).UploadImagePanel,
    }),
    panelOf(projectImages, 'page', {
      crumb: paramLabel('image'),
      Component: async () => (await details()).ProjectImagePanel,
      loader: async () => (await details()).projectLoader,
    }),
    formerOf(projectImages.to.page.path),
  ],
})

export const branches: RouteBranches = {
  silo: [siloImageRoutes],
  project: [projectImageRoutes],
}
