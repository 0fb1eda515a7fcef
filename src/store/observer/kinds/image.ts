import { imageLifecycle, SEEN_IMAGE } from '#machines/lifecycle/imageLifecycle'
import type { Image } from '#store/api/generated/types'
import { resourceKind } from '../resourceKind'

/** Images. The API gives them no state: a listed image is ready. */
export const imageKind = resourceKind('image', imageLifecycle, (_image: Image) => SEEN_IMAGE)
