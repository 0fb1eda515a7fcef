import { typedText, resourceDescription, resourceName } from '#features/kit/form/rules'

/** The values of every form that creates an image. */
export interface ImageValues {
  name: string
  description: string
  os: string
  version: string
}

/** The rules of {@link ImageValues}. Like the server, they accept a blank OS and a blank version. */
export const imageRules = {
  name: resourceName(),
  description: resourceDescription(),
  os: typedText(),
  version: typedText(),
}
