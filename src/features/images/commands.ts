import { imageLifecycle, SEEN_IMAGE } from '../../machines/lifecycle/imageLifecycle'
import { paths } from '../../paths'
import type { Image } from '../../store/api/generated/types'
import '../../store/api/images'
import { defineCommand } from '../../store/commands/command'

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
    title: 'Delete image',
    body: `Delete ${image.name}? Disks made from it stay.`,
    tone: 'danger',
  }),
  started: (image) => `Image ${image.name} deleted`,
  failed: () => 'Could not delete image',
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
    title: 'Promote image',
    body: `Promote ${image.name}? Every project of the silo will be able to use it, and it leaves this list.`,
    tone: 'primary',
    confirmLabel: 'Promote',
  }),
  started: (image) => `Image ${image.name} promoted`,
  startedLink: () => ({ label: 'View silo images', to: paths.siloImages() }),
  failed: () => 'Could not promote image',
})
