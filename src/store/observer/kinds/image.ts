import { imageLifecycle, SEEN_IMAGE } from '#machines/lifecycle/imageLifecycle'
import type { Image } from '#store/api/generated/types'
import { resourceKind } from '../resourceKind'

/** Images: the API gives them no state, so one that answers show is ready, until it is gone. */
export const imageKind = resourceKind('image', imageLifecycle, (_image: Image) => SEEN_IMAGE)
