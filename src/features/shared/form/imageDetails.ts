import { requiredText, resourceDescription, resourceName } from './rules'

/** What every new image is told of itself. */
export interface ImageDetails {
  name: string
  description: string
  os: string
  version: string
}

/** Rules of {@link ImageDetails}. The server takes a blank OS or version; nobody could tell such an image from another. */
export const imageDetailRules = {
  name: resourceName(),
  description: resourceDescription(),
  os: requiredText('OS'),
  version: requiredText('Version'),
}
