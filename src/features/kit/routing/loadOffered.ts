import { hasFeature, type FeatureName } from '#store/api/versions/hasFeature'
import { storeOf, type LoaderInput } from './load'

/** A loader for regions with a feature: in the others it sends nothing. */
export const loadOffered =
  <Here, Answer>(feature: FeatureName, loader: (input: LoaderInput<Here>) => Promise<Answer>) =>
  (input: LoaderInput<Here>): Promise<Answer | null> =>
    hasFeature(storeOf(input).regionVersion.version, feature) ? loader(input) : Promise.resolve(null)
