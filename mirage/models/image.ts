import type { Image } from '#store/api/generated/types'

/** An image and its silo. */
export interface ImageRow extends Image {
  siloId: string
}
