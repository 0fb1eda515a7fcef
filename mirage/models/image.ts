import type { Image } from '../../src/store/api/generated/types'

/** An image, and the silo it is in. */
export interface ImageRow extends Image {
  siloId: string
}
