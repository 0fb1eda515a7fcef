import { featureSpans } from './generated/featureSpans'
import type { Version } from './generated/shipped'
import { offers } from './offers'

// Part of the first load, which needs no words of features.

/** The key of a feature. */
export type FeatureName = keyof typeof featureSpans

/** Whether regions of a version have a feature. */
export const hasFeature = (version: Version, name: FeatureName): boolean =>
  offers(version, featureSpans[name])
