import type { Image } from '#store/api/generated/types'
import { described } from '#features/shared/list/described'
import { sizeFacet, wordFacet } from '#features/shared/list/facets'
import type { Facet } from '#features/shared/list/filter'

/** The facets of a list of images. */
export const imageFacets: readonly Facet<Image>[] = [
  wordFacet(
    'os',
    'OS',
    ({ os }) => os || [],
    (os) => os,
  ),
  sizeFacet((image) => image.size),
]

/** The texts of an image that a filter searches. */
export const imageText = (image: Image) => [...described.textOf(image), image.os, image.version]
