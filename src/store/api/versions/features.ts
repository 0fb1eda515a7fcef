import type { OperationName } from '../generated/operationTypes'
import type { Version } from './change'
import type { Feature } from './feature'
import { features } from './generated/features'
import { offers } from './offers'

/** The key of a feature. */
export type FeatureName = keyof typeof features

/** Whether regions of a version have a feature. */
export const hasFeature = (version: Version, name: FeatureName): boolean => offers(version, features[name])

const all: readonly Feature[] = Object.values(features)

const lackOf = ({ name, instead }: Feature) => `This region has no ${name}.${instead ? ` ${instead}` : ''}`

/** Why a region of a version has not got a feature, as a sentence for the user; undefined if it has. */
export const whyNotOffered = (version: Version, name: FeatureName): string | undefined =>
  hasFeature(version, name) ? undefined : lackOf(features[name])

/** Why a region has not got an operation, as a sentence for the user. */
export function whyWithout(version: Version, operation: OperationName): string {
  const feature = all.find(({ operations }) => operations?.includes(operation))
  return feature ? lackOf(feature) : `This region does not offer this: its API is version ${version}.`
}

/** The names of the features that the console has and a region of a version has not. */
export const lacking = (version: Version): readonly string[] =>
  all.filter((feature) => feature.isInConsole && !offers(version, feature)).map(({ name }) => name)

/** The names of the features that a region of a version has and the console has not. */
export const unknownToConsole = (version: Version): readonly string[] =>
  all.filter((feature) => !feature.isInConsole && offers(version, feature)).map(({ name }) => name)
