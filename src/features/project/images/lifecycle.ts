import { imageLifecycle, SEEN_IMAGE } from '#machines/lifecycle/imageLifecycle'
import type { Image } from '#store/api/generated/types'
import { planStep } from '#store/commands/plan'
import type { StatefulResource } from '#features/kit/lifecycle/statefulResource'
import { imageTone } from '#features/kit/lifecycle/stateTones'
import { deleteImage } from './commands'

/** The lifecycle of images. Promoting and demoting have their own dialogs. */
export const imageResource: StatefulResource<Image> = {
  kind: 'image',
  lifecycle: imageLifecycle,
  tone: imageTone,
  read: ({ id, name }) => ({ id, name, state: SEEN_IMAGE }),
  commands: (image) => [planStep(deleteImage, image)],
}
