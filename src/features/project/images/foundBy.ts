import { foundOf, foundInProject, fromProject, fromSilo, type FoundKind } from '#features/shared/foundFacts'
import { projectImages, siloImages } from './noun'

/** What an image contains: "ubuntu 24.04". */
const contentOf = ({ os, version }: { os: string; version: string }) => `${os} ${version}`

/** Images of projects, in whose lists are those of the silo too, and of the silo. */
export const foundBy: readonly FoundKind[] = [
  foundInProject('imageList', projectImages, {
    isAskedFrom: fromProject,
    factsOf: (image, { project }) => ({
      to:
        typeof image.projectId === 'string'
          ? projectImages.to.page({ project, image: image.name })
          : siloImages.to.page({ image: image.name }),
      texts: [contentOf(image)],
    }),
  }),
  foundOf('silo', 'imageList', siloImages, {
    needs: [],
    isAskedFrom: (from) => fromSilo(from) && !fromProject(from),
    factsOf: (image) =>
      typeof image.projectId === 'string'
        ? undefined
        : { to: siloImages.to.page({ image: image.name }), texts: [contentOf(image)] },
  }),
]
