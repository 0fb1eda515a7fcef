import type { Image } from '../../store/api/generated/types'
import { described } from '../shared/list/described'
import { sizeFacet, wordFacet } from '../shared/list/facets'
import type { Facet } from '../shared/list/filter'

/** What a list of images is narrowed by. */
export const imageFacets: readonly Facet<Image>[] = [
  wordFacet(
    'os',
    'OS',
    ({ os }) => os || [],
    (os) => os,
  ),
  sizeFacet((image) => image.size),
]

/** What a text filter looks at in an image. */
export const imageText = (image: Image) => [...described.textOf(image), image.os, image.version]
