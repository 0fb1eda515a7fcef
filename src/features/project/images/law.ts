import { imageLifecycle, SEEN_IMAGE } from '#machines/lifecycle/imageLifecycle'
import type { Image } from '#store/api/generated/types'
import { planStep } from '#store/commands/plan'
import type { ResourceLaw } from '#features/kit/lifecycle/resourceLaw'
import { imageTone } from '#features/kit/lifecycle/stateTones'
import { deleteImage } from './commands'

/** The law of images. Promoting and demoting have their own dialogs. */
export const imageLaw: ResourceLaw<Image> = {
  kind: 'image',
  lifecycle: imageLifecycle,
  tone: imageTone,
  read: ({ id, name }) => ({ id, name, state: SEEN_IMAGE }),
  commands: (image) => [planStep(deleteImage, image)],
}
