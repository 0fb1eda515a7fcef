import { whyNotOffered } from '#store/api/versions/features'
import { hasFeature, type FeatureName } from '#store/api/versions/hasFeature'
import { useRegionVersion } from '#store/useRegionVersion'
import styles from './NotOffered.module.css'

interface NotOfferedProps {
  features: readonly FeatureName[]
  /** A sentence for a region without any of them, if it does something else in their place. */
  instead?: string
}

/** One line in place of the fields that the region lacks: "This region has no local disks." Nothing if it has all. */
export function NotOffered({ features, instead }: NotOfferedProps) {
  const version = useRegionVersion()
  const reason = whyNotOffered(version, ...features)
  if (reason === undefined) return null
  const hasSome = features.some((name) => hasFeature(version, name))
  return <p className={styles.note}>{hasSome ? reason : (instead ?? reason)}</p>
}
