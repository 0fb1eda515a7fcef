import { optionalText, resourceDescription, resourceName } from './rules'

/** The details of every new image. */
export interface ImageDetails {
  name: string
  description: string
  os: string
  version: string
}

/** Rules of {@link ImageDetails}. Like the server, they accept a blank OS and a blank version. */
export const imageDetailRules = {
  name: resourceName(),
  description: resourceDescription(),
  os: optionalText(),
  version: optionalText(),
}
