import type { FeatureName } from '#store/api/versions/features'
import { useWhyNotOffered } from '#store/api/versions/useRegionVersion'
import styles from './NotOffered.module.css'

/** One line in place of the fields that the region lacks: "This region has no local disks." Nothing if it has all. */
export function NotOffered({ features }: { features: readonly FeatureName[] }) {
  const reason = useWhyNotOffered(...features)
  if (reason === undefined) return null
  return <p className={styles.note}>{reason}</p>
}
