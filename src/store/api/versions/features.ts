import type { OperationName } from '../generated/operationTypes'
import type { Version } from './generated/shipped'
import { features, type Feature } from './generated/features'
import { hasFeature, type FeatureName } from './hasFeature'
import { offers } from './offers'

const all: readonly Feature[] = Object.values(features)

const lackOf = (missing: readonly Feature[]) =>
  [
    `This region has no ${missing.map(({ name }) => name).join(', and no ')}.`,
    ...missing.flatMap(({ instead }) => instead ?? []),
  ].join(' ')

/** Why a region of a version has not got some of these features, as a sentence; undefined if it has them all. */
export function whyNotOffered(version: Version, ...names: readonly FeatureName[]): string | undefined {
  const missing = names.filter((name) => !hasFeature(version, name)).map((name) => features[name])
  return missing.length > 0 ? lackOf(missing) : undefined
}

/** Why a region has not got an operation, as a sentence for the user. */
export function whyWithout(version: Version, operation: OperationName): string {
  const feature = all.find(({ operations }) => operations?.includes(operation))
  return feature ? lackOf([feature]) : `This region does not offer this: its API is version ${version}.`
}

/** The names of the features that the console has and a region of a version has not. */
export const missingFeatures = (version: Version): readonly string[] =>
  all.filter((feature) => feature.isInConsole && !offers(version, feature)).map(({ name }) => name)

/** The names of the features that a region of a version has and the console has not. */
export const unknownToConsole = (version: Version): readonly string[] =>
  all.filter((feature) => !feature.isInConsole && offers(version, feature)).map(({ name }) => name)
