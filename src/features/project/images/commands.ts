import { imageLifecycle, SEEN_IMAGE } from '#machines/lifecycle/imageLifecycle'
import type { Image } from '#store/api/generated/types'
import { imagesApi } from '#store/api/resources/images'
import { projectCollaborator, siloImageCollaborator } from '#model/needs'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { checkByReading } from '#store/commands/checkByReading'
import { siloImages } from './noun'

const subject = (image: Image) => ({
  kind: 'image' as const,
  id: image.id,
  name: image.name,
  state: SEEN_IMAGE,
})

/** Deletes an image of a project or of the silo, by its id. */
export const deleteImage = defineCommand<Image>()({
  name: 'image.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: ({ projectId }) => (projectId ? projectCollaborator : siloImageCollaborator),
  endpoint: imagesApi.endpoints.imageDelete,
  lifecycle: imageLifecycle,
  event: 'command.delete',
  toArgs: (image) => ({ image: image.id }),
  subject,
  confirm: (image, { The }) => ({
    title: phrase`Delete ${image.name}?`,
    body: `${The} image is deleted. Disks made from it stay.`,
    isFinal: true,
    tone: 'danger',
  }),
  end: (image) => `Image ${image.name} deleted`,
  errorMessage: (image) => `Could not delete ${image.name}`,
})

/** Promotes a project image to the silo. */
export const promoteImage = defineCommand<Image>()({
  name: 'image.promote',
  label: 'Promote',
  many: 'once',
  needs: siloImageCollaborator,
  endpoint: imagesApi.endpoints.imagePromote,
  lifecycle: imageLifecycle,
  event: 'command.promote',
  toArgs: (image) => ({ image: image.id }),
  subject,
  confirm: (image) => ({
    title: phrase`Promote ${image.name}?`,
    body: 'Every project of the silo can use the image. It leaves this list.',
    tone: 'primary',
  }),
  end: (image) => ({
    says: `Image ${image.name} promoted`,
    next: { label: 'View silo images', to: siloImages.to.list() },
  }),
  isSo: ({ id }) =>
    checkByReading(imagesApi.endpoints.imageView, { image: id }, ({ projectId }) => !projectId),
  errorMessage: (image) => `Could not promote ${image.name}`,
})
