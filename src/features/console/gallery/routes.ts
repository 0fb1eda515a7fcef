import type { RouteObject } from 'react-router'
import { titleCrumb } from '#features/kit/routing/crumbs'
import { primitives } from './noun'

/** The primitives, outside the frame. Builds with the mock region only. */
export const galleryRoutes = (): RouteObject => ({
  path: primitives.to.page.path,
  handle: titleCrumb(primitives.title),
  lazy: { Component: async () => (await import('./GalleryPage')).GalleryPage },
})
