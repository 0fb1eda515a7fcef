import { imageLifecycle, SEEN_IMAGE } from '../../machines/lifecycle/imageLifecycle'
import { paths } from '../../paths'
import type { Image } from '../../store/api/generated/types'
import '../../store/api/images'
import { defineCommand } from '../../store/commands/command'
import { phrase } from '../../store/commands/phrase'

const subject = (image: Image) => ({ kind: 'image', id: image.id, name: image.name, state: SEEN_IMAGE })

/** Deletes an image of a project or of the silo; the server knows which. */
export const deleteImage = defineCommand<Image, 'imageDelete'>({
  name: 'image.delete',
  label: 'Delete',
  operation: 'imageDelete',
  lifecycle: imageLifecycle,
  event: 'command.delete',
  toArgs: (image) => ({ image: image.id }),
  subject,
  confirm: (image) => ({
    title: phrase`Delete ${image.name}?`,
    body: 'The image is deleted. Disks made from it stay.',
    tone: 'danger',
  }),
  started: (image) => `Image ${image.name} deleted`,
  failed: (image) => `Could not delete ${image.name}`,
})

/** Gives a project's image to the whole silo. */
export const promoteImage = defineCommand<Image, 'imagePromote'>({
  name: 'image.promote',
  label: 'Promote',
  operation: 'imagePromote',
  lifecycle: imageLifecycle,
  event: 'command.promote',
  toArgs: (image) => ({ image: image.id }),
  subject,
  confirm: (image) => ({
    title: phrase`Promote ${image.name}?`,
    body: 'Every project of the silo can use the image. It leaves this list.',
    tone: 'primary',
  }),
  started: (image) => `Image ${image.name} promoted`,
  startedLink: () => ({ label: 'View silo images', to: paths.siloImages() }),
  failed: (image) => `Could not promote ${image.name}`,
})
